//! The automaton and what is said about it.

use crate::block::{Block, Command};
use crate::graph::reachable;
use certus_logic::{Term, Terms};
use std::collections::BTreeMap;

/// A location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc(pub u32);

/// An edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EdgeId(pub u32);

impl Loc {
    /// The position in [`Cfa::locations`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl EdgeId {
    /// The position in [`Cfa::edges`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A control-flow automaton (thesis 2.3). Its terms live in an arena that is passed along.
///
/// A run begins at the initial location with any values of the variables, and the question is whether one
/// reaches the error location. No edge leaves the error location or enters the initial one.
#[derive(Clone, Debug)]
pub struct Cfa {
    /// The state variables. No other variables occur in its commands.
    pub vars: Vec<Variable>,
    /// The locations.
    pub locations: Vec<Location>,
    /// Where runs begin.
    pub initial: Loc,
    /// What must not be reached.
    pub error: Loc,
    /// The edges.
    pub edges: Vec<Edge>,
}

/// A state variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The variable in the arena.
    pub term: Term,
    /// Its name for a person.
    pub name: String,
}

/// A location.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// What it is called in pictures.
    pub name: String,
    /// The line in the source it stands for, 0 if there is none.
    pub line: u32,
}

/// An edge.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Where it begins.
    pub from: Loc,
    /// Where it ends.
    pub to: Loc,
    /// What happens on it.
    pub block: Block,
}

/// A proof: formulas at locations such that every cycle goes through one of them, none holds at the error
/// location, and every path between two of them, begun in a state that satisfies the first, ends in one that
/// satisfies the second. `true` holds at the initial location. The error location need not be listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invariant {
    /// The formulas.
    pub at: BTreeMap<Loc, Term>,
}

impl Cfa {
    /// An automaton with an initial and an error location and nothing else.
    #[must_use]
    pub fn new() -> Cfa {
        let named = |name: &str| Location { name: name.to_owned(), line: 0 };
        Cfa {
            vars: Vec::new(),
            locations: vec![named("init"), named("error")],
            initial: Loc(0),
            error: Loc(1),
            edges: Vec::new(),
        }
    }

    /// Adds a location.
    pub fn add_location(&mut self, name: impl Into<String>, line: u32) -> Loc {
        self.locations.push(Location { name: name.into(), line });
        Loc(self.locations.len() as u32 - 1)
    }

    /// Adds a variable.
    pub fn add_var(&mut self, term: Term, name: impl Into<String>) {
        self.vars.push(Variable { term, name: name.into() });
    }

    /// Adds an edge.
    pub fn add_edge(&mut self, from: Loc, to: Loc, block: Block) -> EdgeId {
        self.edges.push(Edge { from, to, block });
        EdgeId(self.edges.len() as u32 - 1)
    }

    /// An edge.
    #[must_use]
    pub fn edge(&self, id: EdgeId) -> &Edge {
        &self.edges[id.index()]
    }

    /// All locations.
    pub fn locs(&self) -> impl Iterator<Item = Loc> + use<> {
        (0..self.locations.len() as u32).map(Loc)
    }

    /// All edges with their numbers.
    pub fn edge_ids(&self) -> impl Iterator<Item = EdgeId> + use<> {
        (0..self.edges.len() as u32).map(EdgeId)
    }

    /// For each location the edges that end there.
    #[must_use]
    pub fn incoming(&self) -> Vec<Vec<EdgeId>> {
        let mut lists = vec![Vec::new(); self.locations.len()];
        for id in self.edge_ids() {
            lists[self.edge(id).to.index()].push(id);
        }
        lists
    }

    /// For each location the edges that begin there.
    #[must_use]
    pub fn outgoing(&self) -> Vec<Vec<EdgeId>> {
        let mut lists = vec![Vec::new(); self.locations.len()];
        for id in self.edge_ids() {
            lists[self.edge(id).from.index()].push(id);
        }
        lists
    }

    /// For each location where its edges lead: the graph that it is.
    #[must_use]
    pub fn successors(&self) -> Vec<Vec<usize>> {
        let mut lists = vec![Vec::new(); self.locations.len()];
        for edge in &self.edges {
            lists[edge.from.index()].push(edge.to.index());
        }
        lists
    }

    /// The same graph with all edges turned round.
    #[must_use]
    pub fn predecessors(&self) -> Vec<Vec<usize>> {
        let mut lists = vec![Vec::new(); self.locations.len()];
        for edge in &self.edges {
            lists[edge.to.index()].push(edge.from.index());
        }
        lists
    }

    /// For each location whether edges lead to it from the initial location, and from it to the error location.
    #[must_use]
    pub fn reach(&self) -> (Vec<bool>, Vec<bool>) {
        let forward = reachable(&self.successors(), [self.initial.index()]);
        (forward, reachable(&self.predecessors(), [self.error.index()]))
    }

    /// How many bits a state has, arrays not counted.
    #[must_use]
    pub fn state_bits(&self, terms: &Terms) -> u64 {
        let bits = |term| match terms.sort(term) {
            certus_logic::Sort::Bool => 1,
            certus_logic::Sort::Bv(width) => u64::from(width),
            _ => 0,
        };
        self.vars.iter().map(|var| bits(var.term)).sum()
    }

    /// What is wrong with the automaton, if anything is: the first rule it breaks. For tests and debugging;
    /// passes keep all of these rules.
    ///
    /// # Errors
    /// The rule, in words.
    pub fn validate(&self, terms: &Terms) -> Result<(), String> {
        let known: rustc_hash::FxHashSet<Term> = self.vars.iter().map(|var| var.term).collect();
        if known.len() != self.vars.len() {
            return Err("a variable is listed twice".to_owned());
        }
        if self.vars.iter().any(|var| terms.as_var(var.term).is_none()) {
            return Err("what is listed as a variable is none".to_owned());
        }
        for id in self.edge_ids() {
            let edge = self.edge(id);
            let say = |what: &str| Err(format!("edge {}: {what}", id.0));
            if edge.from.index() >= self.locations.len() || edge.to.index() >= self.locations.len() {
                return say("an end is no location");
            }
            if edge.from == self.error || edge.to == self.initial {
                return say("it leaves the error location or enters the initial one");
            }
            if let Err(what) = edge.block.validate() {
                return say(&what);
            }
            for step in edge.block.steps() {
                let (written, read) = match step.command {
                    Command::Assume(guard) => (None, Some(guard)),
                    Command::Assign(var, value) => (Some(var), Some(value)),
                    Command::Havoc(var) => (Some(var), None),
                };
                if written.is_some_and(|var| !known.contains(&var)) {
                    return say("it writes what is no state variable");
                }
                if let Some(term) = read
                    && terms.free_vars(term).iter().any(|var| !known.contains(var))
                {
                    return say("it reads what is no state variable");
                }
                if let Command::Assume(guard) = step.command
                    && terms.sort(guard) != certus_logic::Sort::Bool
                {
                    return say("it assumes what is no truth value");
                }
                if let Command::Assign(var, value) = step.command
                    && terms.sort(var) != terms.sort(value)
                {
                    return say("it assigns a value of another sort");
                }
            }
        }
        Ok(())
    }
}

impl Default for Cfa {
    fn default() -> Cfa {
        Cfa::new()
    }
}
