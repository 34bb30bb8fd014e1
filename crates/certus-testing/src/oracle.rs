//! Explicit-state search of an automaton.

use crate::sets::StateSet;
use crate::space::{Slot, Space, State};
use certus_logic::{Term, Terms};
use certus_model::{Block, Cfa, Command, EdgeId, Loc, Run, RunStep};

/// An automaton with everything that can happen in it. It does not share code with what turns blocks into
/// formulas: commands are look-ups in tables, sets of states are sets of bits.
#[derive(Clone, Debug)]
pub struct Oracle {
    pub(crate) cfa: Cfa,
    pub(crate) space: Space,
    edges: Vec<Vec<Vec<Action>>>,
    /// For each location and state the number of edges of the shortest run to it.
    distance: Vec<Vec<u32>>,
    reachable: Vec<StateSet>,
    dangerous: Vec<StateSet>,
}

/// A command on states.
#[derive(Clone, Debug)]
enum Action {
    /// These states go on.
    Assume(StateSet),
    /// By state, the one after.
    Assign(Vec<State>),
    /// Any value at this place.
    Havoc(Slot),
}

const NEVER: u32 = u32::MAX;

impl Oracle {
    /// Searches the automaton from all states of the initial location.
    ///
    /// # Panics
    /// If its variables cannot be enumerated (see [`Space::new`]).
    #[must_use]
    pub fn explore(terms: &Terms, cfa: &Cfa) -> Oracle {
        let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let space = Space::new(terms, &vars);
        let edges = cfa.edges.iter().map(|edge| actions(terms, &space, &edge.block)).collect();
        let size = space.size();
        let none = vec![StateSet::empty(size); cfa.locations.len()];
        let mut oracle = Oracle {
            cfa: cfa.clone(),
            space,
            edges,
            distance: vec![vec![NEVER; size]; cfa.locations.len()],
            reachable: none.clone(),
            dangerous: none,
        };
        oracle.search_forward();
        oracle.search_backward();
        oracle
    }

    fn search_forward(&mut self) {
        let mut fresh = vec![StateSet::empty(self.space.size()); self.cfa.locations.len()];
        fresh[self.cfa.initial.index()] = StateSet::full(self.space.size());
        for distance in 0.. {
            let mut found = false;
            for (loc, set) in fresh.iter().enumerate() {
                found |= !set.is_empty();
                self.reachable[loc].add(set);
                for state in set.iter() {
                    self.distance[loc][state as usize] = distance;
                }
            }
            if !found {
                return;
            }
            let mut next = vec![StateSet::empty(self.space.size()); self.cfa.locations.len()];
            for id in self.cfa.edge_ids() {
                let edge = self.cfa.edge(id);
                if !fresh[edge.from.index()].is_empty() {
                    next[edge.to.index()].add(&self.image(id, &fresh[edge.from.index()]));
                }
            }
            for (set, old) in next.iter_mut().zip(&self.reachable) {
                set.remove(old);
            }
            fresh = next;
        }
    }

    fn search_backward(&mut self) {
        self.dangerous[self.cfa.error.index()] = StateSet::full(self.space.size());
        let mut changed = vec![false; self.cfa.locations.len()];
        changed[self.cfa.error.index()] = true;
        while let Some(to) = changed.iter().position(|changed| *changed) {
            changed[to] = false;
            for id in self.cfa.edge_ids().filter(|id| self.cfa.edge(*id).to.index() == to) {
                let before = self.preimage(id, &self.dangerous[to]);
                let from = self.cfa.edge(id).from.index();
                if !before.is_subset(&self.dangerous[from]) {
                    self.dangerous[from].add(&before);
                    changed[from] = true;
                }
            }
        }
    }

    /// The automaton.
    #[must_use]
    pub fn cfa(&self) -> &Cfa {
        &self.cfa
    }

    /// The values of its variables.
    #[must_use]
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// Whether no run reaches the error location.
    #[must_use]
    pub fn is_safe(&self) -> bool {
        self.reachable(self.cfa.error).is_empty()
    }

    /// The states that runs reach a location in.
    #[must_use]
    pub fn reachable(&self, loc: Loc) -> &StateSet {
        &self.reachable[loc.index()]
    }

    /// The states from which a run that is at this location can go on to the error location.
    #[must_use]
    pub fn dangerous(&self, loc: Loc) -> &StateSet {
        &self.dangerous[loc.index()]
    }

    /// The number of edges of the shortest run to a location in a state, if there is one.
    #[must_use]
    pub fn distance(&self, loc: Loc, state: State) -> Option<u32> {
        Some(self.distance[loc.index()][state as usize]).filter(|distance| *distance != NEVER)
    }

    /// The states of a formula.
    #[must_use]
    pub fn satisfying(&self, terms: &Terms, formula: Term) -> StateSet {
        let table = self.space.table(terms, formula);
        StateSet::of(self.space.size(), |state| table[state as usize] == 1)
    }

    /// The states in which a formula holds for all values of variables that the automaton does not have.
    #[must_use]
    pub fn satisfying_for_all(&self, terms: &Terms, ghosts: &[Term], formula: Term) -> StateSet {
        let own: Vec<Term> = self.cfa.vars.iter().map(|var| var.term).collect();
        // The ghosts are in the highest bits, so that the states of each of their values are a piece of the table.
        let wide = Space::new(terms, &[&own[..], ghosts].concat());
        let table = wide.table(terms, formula);
        let size = self.space.size();
        StateSet::of(size, |state| table.iter().skip(state as usize).step_by(size).all(|value| *value == 1))
    }

    /// The states that an edge leads to from one of these.
    #[must_use]
    pub fn image(&self, edge: EdgeId, from: &StateSet) -> StateSet {
        let block = &self.cfa.edge(edge).block;
        let mut at = vec![StateSet::empty(self.space.size()); block.nodes() as usize];
        at[0] = from.clone();
        for (arc, actions) in block.arcs().iter().zip(&self.edges[edge.index()]) {
            let mut states = at[arc.from as usize].clone();
            for action in actions {
                states = self.after(action, &states);
            }
            at[arc.to as usize].add(&states);
        }
        at.pop().expect("a block has nodes")
    }

    /// The states from which an edge can lead to one of these.
    #[must_use]
    pub fn preimage(&self, edge: EdgeId, to: &StateSet) -> StateSet {
        self.before_nodes(edge, to).swap_remove(0)
    }

    /// The states that an edge leads to from this one, smallest first.
    #[must_use]
    pub fn successors(&self, edge: EdgeId, state: State) -> Vec<State> {
        self.image(edge, &StateSet::one(self.space.size(), state)).iter().collect()
    }

    /// The states from which an edge can lead to this one, smallest first.
    #[must_use]
    pub fn predecessors(&self, edge: EdgeId, state: State) -> Vec<State> {
        self.preimage(edge, &StateSet::one(self.space.size(), state)).iter().collect()
    }

    /// The states from which a path of an edge, given by its arcs, can lead to one of these.
    #[must_use]
    pub fn path_preimage(&self, edge: EdgeId, path: &[u32], to: &StateSet) -> StateSet {
        let actions = path.iter().flat_map(|arc| &self.edges[edge.index()][*arc as usize]);
        actions.rev().fold(to.clone(), |states, action| self.before(action, &states))
    }

    /// A run to the error location of as few edges as possible, if there is a run at all.
    #[must_use]
    pub fn shortest_run(&self) -> Option<Run> {
        let ends = self.reachable(self.cfa.error);
        let end = ends.iter().min_by_key(|state| self.distance[self.cfa.error.index()][*state as usize])?;
        Some(self.run_to(self.cfa.error, end))
    }

    /// A shortest run to a location in a state.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn run_to(&self, loc: Loc, state: State) -> Run {
        let (mut at, mut state) = (loc, state);
        let mut steps = Vec::new();
        let mut left = self.distance(loc, state).expect("a reachable state");
        while left > 0 {
            left -= 1;
            let before = self.cfa.edge_ids().filter(|id| self.cfa.edge(*id).to == at).find_map(|id| {
                let from = self.cfa.edge(id).from;
                let before = self.predecessors(id, state).into_iter();
                before
                    .map(|state| (id, from, state))
                    .find(|(_, from, state)| self.distance[from.index()][*state as usize] == left)
            });
            let (edge, from, before) = before.expect("what is reached in n edges has a predecessor in n - 1");
            let step = self.step(edge, before, state);
            steps.push(step.expect("a predecessor leads to its successor"));
            (at, state) = (from, before);
        }
        steps.reverse();
        Run { initial: self.space.values(state), steps }
    }

    /// How an edge leads from a state to another, if it does: a path and values of its havocs.
    #[must_use]
    pub fn step(&self, edge: EdgeId, from: State, to: State) -> Option<RunStep> {
        let block = &self.cfa.edge(edge).block;
        let goals = self.before_nodes(edge, &StateSet::one(self.space.size(), to));
        if !goals[0].contains(from) {
            return None;
        }
        let mut step = RunStep { edge, path: Vec::new(), values: Vec::new() };
        let (mut node, mut state) = (0u32, from);
        while node + 1 < block.nodes() {
            for index in block.leaving(node) {
                let goal = &goals[block.arcs()[index].to as usize];
                let actions = &self.edges[edge.index()][index];
                // The sets before each action, from which the node after is reached in a good state.
                let mut sets = vec![goal.clone()];
                for action in actions.iter().rev() {
                    sets.push(self.before(action, sets.last()?));
                }
                if !sets.pop()?.contains(state) {
                    continue;
                }
                for action in actions {
                    let good = sets.pop()?;
                    let mut next = self.after(action, &StateSet::one(self.space.size(), state));
                    next.intersect(&good);
                    state = next.first()?;
                    if let Action::Havoc(slot) = action {
                        step.values.extend(self.space.value(state, slot.var));
                    }
                }
                step.path.push(index as u32);
                node = block.arcs()[index].to;
                break;
            }
        }
        Some(step)
    }

    /// Where a run ends, if it is one: its edges follow each other from the initial location, its paths are
    /// complete, its assumptions hold and there is a value for each havoc.
    #[must_use]
    pub fn follow(&self, terms: &Terms, run: &Run) -> Option<(Loc, State)> {
        let mut state = 0;
        for (var, value) in &run.initial {
            state = self.space.slot(*var)?.changed(terms, state, value)?;
        }
        let mut at = self.cfa.initial;
        for step in &run.steps {
            let edge = self.cfa.edges.get(step.edge.index())?;
            let mut values = step.values.iter();
            let mut node = 0;
            for index in &step.path {
                let arc = edge.block.arcs().get(*index as usize)?;
                if edge.from != at || arc.from != node {
                    return None;
                }
                for action in &self.edges[step.edge.index()][*index as usize] {
                    state = match action {
                        Action::Assume(good) => good.contains(state).then_some(state)?,
                        Action::Assign(next) => next[state as usize],
                        Action::Havoc(slot) => slot.changed(terms, state, values.next()?)?,
                    };
                }
                node = arc.to;
            }
            if node + 1 != edge.block.nodes() || values.next().is_some() {
                return None;
            }
            at = edge.to;
        }
        Some((at, state))
    }

    /// For each node of an edge's block the states from which its end can be reached in one of these.
    fn before_nodes(&self, edge: EdgeId, to: &StateSet) -> Vec<StateSet> {
        let block = &self.cfa.edge(edge).block;
        let mut at = vec![StateSet::empty(self.space.size()); block.nodes() as usize];
        at[block.nodes() as usize - 1] = to.clone();
        for (arc, actions) in block.arcs().iter().zip(&self.edges[edge.index()]).rev() {
            let mut states = at[arc.to as usize].clone();
            for action in actions.iter().rev() {
                states = self.before(action, &states);
            }
            at[arc.from as usize].add(&states);
        }
        at
    }

    fn after(&self, action: &Action, states: &StateSet) -> StateSet {
        let mut out = StateSet::empty(self.space.size());
        match action {
            Action::Assume(good) => {
                out = states.clone();
                out.intersect(good);
            }
            Action::Assign(next) => states.iter().for_each(|state| out.insert(next[state as usize])),
            Action::Havoc(slot) => {
                for state in states.iter().filter(|state| slot.is_first(*state, states)) {
                    (0..1u64 << slot.width).for_each(|value| out.insert(slot.set(state, value)));
                }
            }
        }
        out
    }

    fn before(&self, action: &Action, states: &StateSet) -> StateSet {
        match action {
            // A havoc relates two states or not, whichever is the first.
            Action::Assume(_) | Action::Havoc(_) => self.after(action, states),
            Action::Assign(next) => {
                StateSet::of(self.space.size(), |state| states.contains(next[state as usize]))
            }
        }
    }
}

impl Slot {
    /// Whether no state of the set that differs here only has a smaller value, so that a havoc need not be
    /// done for every state.
    fn is_first(self, state: State, states: &StateSet) -> bool {
        (0..self.get(state)).all(|value| !states.contains(self.set(state, value)))
    }
}

fn actions(terms: &Terms, space: &Space, block: &Block) -> Vec<Vec<Action>> {
    let read = |command| match command {
        Command::Assume(term) | Command::Assign(_, term) => Some(term),
        Command::Havoc(_) => None,
    };
    let roots: Vec<Term> = block.steps().filter_map(|step| read(step.command)).collect();
    let mut tables = space.tables(terms, &roots).into_iter();
    let mut table = || tables.next().expect("a table for each term that is read");
    let slot = |var: Term| space.slot(var).expect("commands write variables of the automaton");
    let mut action = |command: Command| match command {
        Command::Assume(_) => {
            let truth = table();
            Action::Assume(StateSet::of(space.size(), |state| truth[state as usize] == 1))
        }
        Command::Assign(var, _) => {
            let values = table().into_iter().enumerate();
            Action::Assign(values.map(|(state, value)| slot(var).set(state as State, value)).collect())
        }
        Command::Havoc(var) => Action::Havoc(slot(var)),
    };
    block.arcs().iter().map(|arc| arc.steps.iter().map(|step| action(step.command)).collect()).collect()
}
