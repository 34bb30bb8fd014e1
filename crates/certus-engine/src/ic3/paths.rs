//! Paths of the automaton as formulas, and whether a run takes them.
//!
//! A path is edges from the initial location. Each variable gets a new symbol where an edge changes it, so that a symbol stands on
//! both sides of a place between two edges iff it is the value of a variable there, which is what interpolants need. Paths that begin alike
//! share what they have in common, formulas and what the session learnt: they are a tree.

use crate::engine::EngineError;
use crate::ic3::cfa::relations::Relations;
use crate::ic3::core::{Halt, OrHalt};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms};
use certus_model::{Cfa, EdgeId, Run, RunStep};
use certus_solver::{Answer, Limits, Purpose, Query, Reason, Session, Stop, Tally, registry};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// Whether a run takes a path.
const PATH: Purpose = Purpose("path");

/// Whether a part of a path excludes something at its end.
const PART: Purpose = Purpose("part of a path");

/// A tree of more nodes than this is planted anew.
const MOST_NODES: usize = 2_000;

/// So many conflicts are spent on a smaller core.
const CORE_CONFLICTS: u64 = 1_000;

/// So many conflicts are spent on edges without literals.
const EDGES_CONFLICTS: u64 = 2_000;

/// The end of a path.
struct Node {
    /// True where the last edge is taken.
    act: Term,
    /// What the last edge does.
    formula: Term,
    /// The symbols of [`Cfa::vars`] here.
    symbols: Vec<Term>,
    /// The inputs and choices of the last edge, and their symbols.
    inputs: Vec<(Term, Term)>,
}

/// The paths that were looked at.
pub(crate) struct Paths {
    session: Option<Session>,
    nodes: Vec<Node>,
    children: FxHashMap<(usize, EdgeId), usize>,
    solver: String,
    limits: Limits,
    tallies: BTreeMap<Purpose, Tally>,
}

/// A path along which no run goes.
pub(crate) struct Refuted {
    /// What each edge does, with the literals before it that matter.
    pub(crate) formulas: Vec<Term>,
    /// Behind each edge, from symbols back to variables.
    pub(crate) back: Vec<Substitution>,
}

/// How a path is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Its edges alone.
    Edges,
    /// With all literals of its cubes.
    Cubes,
    /// The same, and literals that are not needed to refute it are left out of what is given.
    Core,
}

/// What a path is.
pub(crate) enum Looked {
    /// A run goes along it.
    Run(Run),
    /// None does.
    Refuted(Refuted),
}

impl Paths {
    pub(crate) fn new(solver: &str, limits: &Limits) -> Paths {
        let solver = if solver.is_empty() { registry::DEFAULT } else { solver };
        Paths {
            session: None,
            nodes: Vec::new(),
            children: FxHashMap::default(),
            solver: solver.to_owned(),
            limits: limits.clone(),
            tallies: BTreeMap::new(),
        }
    }

    /// The queries asked so far, by purpose.
    pub(crate) fn tallies(&self) -> impl Iterator<Item = &BTreeMap<Purpose, Tally>> {
        self.session.iter().map(Session::tallies).chain([&self.tallies])
    }

    /// Plants the tree, if there is none or it is too large.
    fn plant(&mut self, terms: &mut Terms, cfa: &Cfa) -> OrHalt<()> {
        if self.nodes.len() > MOST_NODES
            && let Some(session) = self.session.take()
        {
            for (purpose, tally) in session.tallies() {
                self.tallies.entry(*purpose).or_default().add(tally);
            }
        }
        if self.session.is_none() {
            self.session = Some(Session::new(registry::make(&self.solver)?));
            self.nodes.clear();
            self.children.clear();
            let symbols = cfa.vars.iter().map(|var| terms.fresh("path", terms.sort(var.term))).collect();
            let (act, formula) = (terms.tru(), terms.tru());
            self.nodes.push(Node { act, formula, symbols, inputs: Vec::new() });
        }
        Ok(())
    }

    /// The node behind another one.
    fn child(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &Relations,
        live: &FxHashSet<Term>,
        (parent, edge): (usize, EdgeId),
    ) -> OrHalt<usize> {
        if let Some(known) = self.children.get(&(parent, edge)) {
            return Ok(*known);
        }
        let transition = &relations.edge(edge).transition;
        let mut symbols = self.nodes[parent].symbols.clone();
        let mut by: Substitution = cfa.vars.iter().map(|var| var.term).zip(symbols.iter().copied()).collect();
        let mut inputs = Vec::new();
        for input in transition.inputs.iter().chain(&transition.choices) {
            let symbol = terms.fresh("path.in", terms.sort(*input));
            by.insert(*input, symbol);
            inputs.push((*input, symbol));
        }
        let mut parts = vec![terms.substitute(transition.guard, &mut by)];
        for (place, var) in cfa.vars.iter().enumerate() {
            let next = transition.next.binary_search_by_key(&var.term, |(var, _)| *var);
            // What nobody reads need not be said.
            if let Ok(at) = next
                && live.contains(&var.term)
            {
                let value = terms.substitute(transition.next[at].1, &mut by);
                let symbol = terms.fresh("path", terms.sort(var.term));
                parts.push(terms.eq(symbol, value));
                symbols[place] = symbol;
            }
        }
        let formula = terms.and(&parts);
        let act = terms.fresh("path.edge", Sort::Bool);
        let session = self.session.as_mut().expect("planted");
        session.assert_under(terms, act, formula)?;
        self.nodes.push(Node { act, formula, symbols, inputs });
        self.children.insert((parent, edge), self.nodes.len() - 1);
        Ok(self.nodes.len() - 1)
    }

    /// Whether a run takes these edges, through these literals behind each. `live` are the variables that matter at each
    /// location. A run that takes the edges and goes elsewhere is one as well, so that [`Way::Edges`] leaves the literals out.
    /// Nothing if that is too hard.
    pub(crate) fn look(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &Relations,
        live: &dyn Fn(EdgeId) -> FxHashSet<Term>,
        (edges, literals, way): (&[EdgeId], &[Vec<Term>], Way),
    ) -> OrHalt<Option<Looked>> {
        self.plant(terms, cfa)?;
        let mut path = Vec::with_capacity(edges.len());
        let mut at = 0;
        for edge in edges {
            at = self.child(terms, cfa, relations, &live(*edge), (at, *edge))?;
            path.push(at);
        }
        // Edges first, so that a core has no literals that it can do without.
        let mut assumptions: Vec<Term> = path.iter().map(|node| self.nodes[*node].act).collect();
        let mut places: Vec<Vec<Term>> = Vec::with_capacity(path.len());
        for (node, literals) in path.iter().zip(literals) {
            let symbols = self.nodes[*node].symbols.iter().copied();
            let mut by: Substitution = cfa.vars.iter().map(|var| var.term).zip(symbols).collect();
            let here: Vec<Term> = literals.iter().map(|t| terms.substitute(*t, &mut by)).collect();
            assumptions.extend(&here);
            places.push(here);
        }
        let session = self.session.as_mut().expect("planted");
        let query = match way {
            Way::Edges => Query::of(&assumptions[..path.len()]),
            Way::Cubes | Way::Core => Query::of(&assumptions),
        };
        session.set_limits(match way {
            Way::Edges => self.limits.clone().with_conflicts(EDGES_CONFLICTS),
            Way::Cubes | Way::Core => self.limits.clone(),
        });
        match session.check(terms, &query, PATH)? {
            Answer::Sat => return Ok(Some(Looked::Run(self.run(terms, cfa, relations, edges, &path)?))),
            Answer::Unsat => {}
            Answer::Unknown(Reason::Stopped(Stop::Conflicts)) if way == Way::Edges => return Ok(None),
            Answer::Unknown(why) => return Err(Halt::Stopped(why.into())),
        }
        if way == Way::Edges {
            places.iter_mut().for_each(Vec::clear);
        }
        if way == Way::Core {
            session.set_limits(self.limits.clone().with_conflicts(CORE_CONFLICTS));
            session.minimise_core(terms, &query)?;
            let needed: FxHashSet<Term> = session.core().iter().copied().collect();
            places.iter_mut().for_each(|here| here.retain(|t| needed.contains(t)));
        }
        let mut formulas = Vec::with_capacity(path.len());
        let mut back = Vec::with_capacity(path.len());
        for (n, node) in path.iter().enumerate() {
            let Node { formula, symbols, .. } = &self.nodes[*node];
            let mut parts = if n == 0 { Vec::new() } else { places[n - 1].clone() };
            parts.push(*formula);
            formulas.push(terms.and(&parts));
            back.push(symbols.iter().copied().zip(cfa.vars.iter().map(|var| var.term)).collect());
        }
        Ok(Some(Looked::Refuted(Refuted { formulas, back })))
    }

    /// Whether the edges behind the first `from` ones, from states in which the labels hold, lead nowhere where `end` holds. `labels` are those of
    /// the nodes where these edges begin. Gives what each edge does, with what is needed of the label before it, and the end; nothing if the
    /// end can be reached, or that is hard to see.
    pub(crate) fn part(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &Relations,
        live: &dyn Fn(EdgeId) -> FxHashSet<Term>,
        (edges, from, labels, end): (&[EdgeId], usize, &[Vec<Term>], Term),
    ) -> OrHalt<Option<Refuted>> {
        self.plant(terms, cfa)?;
        let mut path = vec![0];
        for edge in edges {
            let at = path[path.len() - 1];
            path.push(self.child(terms, cfa, relations, &live(*edge), (at, *edge))?);
        }
        let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let at = |terms: &mut Terms, node: &Node, formulas: &[Term]| -> Vec<Term> {
            let mut by: Substitution = vars.iter().copied().zip(node.symbols.iter().copied()).collect();
            formulas.iter().map(|formula| terms.substitute(*formula, &mut by)).collect()
        };
        let end = at(terms, &self.nodes[path[edges.len()]], &[end]);
        let mut assumptions: Vec<Term> = path[from + 1..].iter().map(|node| self.nodes[*node].act).collect();
        assumptions.extend(&end);
        let mut places = Vec::with_capacity(labels.len());
        for (node, label) in path[from..].iter().zip(labels) {
            let here = at(terms, &self.nodes[*node], label);
            assumptions.extend(&here);
            places.push(here);
        }
        let session = self.session.as_mut().expect("planted");
        session.set_limits(self.limits.clone().with_conflicts(EDGES_CONFLICTS));
        match session.check(terms, &Query::of(&assumptions), PART)? {
            Answer::Unsat => {}
            Answer::Sat | Answer::Unknown(Reason::Stopped(Stop::Conflicts)) => return Ok(None),
            Answer::Unknown(why) => return Err(Halt::Stopped(why.into())),
        }
        let needed: FxHashSet<Term> = session.core().iter().copied().collect();
        let mut formulas = Vec::with_capacity(labels.len() + 1);
        for (node, mut here) in path[from + 1..].iter().zip(places) {
            here.retain(|t| needed.contains(t));
            here.push(self.nodes[*node].formula);
            formulas.push(terms.and(&here));
        }
        formulas.extend(end);
        let back =
            |node: &usize| self.nodes[*node].symbols.iter().copied().zip(vars.iter().copied()).collect();
        Ok(Some(Refuted { formulas, back: path[from + 1..].iter().map(back).collect() }))
    }

    /// The run of the solution that was found.
    fn run(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &Relations,
        edges: &[EdgeId],
        path: &[usize],
    ) -> OrHalt<Run> {
        let session = self.session.as_mut().expect("planted");
        let mut run = Run::default();
        let mut state = Assignment::new();
        for (var, symbol) in cfa.vars.iter().zip(&self.nodes[0].symbols) {
            let value = session.value(terms, *symbol)?;
            if let Some(symbol) = terms.as_var(var.term) {
                state.set(symbol, value.clone());
            }
            run.initial.push((var.term, value));
        }
        let none = || Halt::Failed(EngineError::Inconsistent("the solution for a path is no run"));
        for (edge, node) in edges.iter().zip(path) {
            let mut all = state.clone();
            for (input, symbol) in &self.nodes[*node].inputs {
                let value = session.value(terms, *symbol)?;
                all.set(terms.as_var(*input).ok_or_else(none)?, value);
            }
            let block = &cfa.edge(*edge).block;
            let transition = &relations.edge(*edge).transition;
            let path = transition.path(terms, block, &all).ok_or_else(none)?;
            let values = terms.eval_all(&transition.path_inputs(block, &path), &all);
            for (var, value) in &transition.next {
                state.set(terms.as_var(*var).ok_or_else(none)?, terms.eval(*value, &all));
            }
            run.steps.push(RunStep { edge: *edge, path, values });
        }
        let ends = run.execute(terms, cfa).is_some_and(|(end, _)| end == cfa.error);
        if ends { Ok(run) } else { Err(none()) }
    }
}
