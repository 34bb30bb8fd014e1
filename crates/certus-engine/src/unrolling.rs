//! What an automaton can do in k steps, as terms: the unrolling that bounded model checking and k-induction
//! share.
//!
//! For each depth and each location that may be reached there is a [`Node`]: a Boolean that may be true only
//! if a run is there, and the values of the variables as terms over the start and the inputs of each depth.
//! Values are substituted into the transitions, so constants go through: a loop with constant bounds unrolls
//! to nothing, and an edge whose guard becomes false is dropped.
//!
//! All formulas are asserted for good and go one way, from what is reached to what that needs. So a query says
//! which node it asks for, and nothing else is forced to be true. Where several edges enter a location at one
//! depth each has a Boolean of its own, and the values are those of the first whose Boolean is true; the same
//! rule rebuilds the run from a model.

use crate::control::Control;
use crate::engine::EngineError;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, EdgeId, Loc, Run, RunStep, Transition};
use certus_solver::{Answer, Purpose, Query, Session, registry};
use rustc_hash::FxHashMap;

/// Which nodes of a depth some run reaches.
pub(crate) const FEASIBLE: Purpose = Purpose("feasible");

/// A location at a depth.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) loc: Loc,
    /// True only if a run is here.
    pub(crate) reach: Term,
    /// The values of [`Cfa::vars`].
    pub(crate) values: Vec<Term>,
    entries: Vec<Entry>,
}

/// An edge into a node.
#[derive(Clone, Debug)]
struct Entry {
    edge: EdgeId,
    /// The node of the depth before.
    source: usize,
    /// True only if a run takes the edge here.
    taken: Term,
    values: Vec<Term>,
    /// What stands for the inputs and choices of the edge's transition.
    fresh: Vec<Term>,
}

/// The unrolling of an automaton.
pub(crate) struct Unrolling<'a> {
    cfa: &'a Cfa,
    pub(crate) session: Session,
    /// The edges between locations that matter, by where they begin.
    outgoing: Vec<Vec<EdgeId>>,
    transitions: Vec<Transition>,
    place: FxHashMap<Term, usize>,
    /// Whether each node has a Boolean that no other has. Without it an edge that can always be taken passes
    /// on the Boolean of the node it leaves; then nothing may be assumed at a node, since it would bind runs
    /// that went elsewhere.
    alone: bool,
    pub(crate) layers: Vec<Vec<Node>>,
}

impl<'a> Unrolling<'a> {
    fn new(
        terms: &mut Terms,
        cfa: &'a Cfa,
        control: &Control,
        alone: bool,
    ) -> Result<Unrolling<'a>, EngineError> {
        let name = if control.solver.is_empty() { registry::DEFAULT } else { &control.solver };
        let mut session = Session::new(registry::make(name)?);
        session.set_limits(control.limits.clone());
        let live = live(cfa);
        let mut outgoing = cfa.outgoing();
        for edges in &mut outgoing {
            edges.retain(|id| live[cfa.edge(*id).from.index()] && live[cfa.edge(*id).to.index()]);
        }
        let transitions =
            cfa.edges.iter().map(|edge| Transition::new(terms, &edge.block, "unroll")).collect();
        let place = cfa.vars.iter().enumerate().map(|(index, var)| (var.term, index)).collect();
        Ok(Unrolling { cfa, session, outgoing, transitions, place, alone, layers: Vec::new() })
    }

    /// The unrolling from the initial location with any values.
    pub(crate) fn from_initial(
        terms: &mut Terms,
        cfa: &'a Cfa,
        control: &Control,
    ) -> Result<Unrolling<'a>, EngineError> {
        let mut out = Unrolling::new(terms, cfa, control, false)?;
        let values = cfa.vars.iter().map(|var| var.term).collect();
        out.layers.push(vec![Node { loc: cfa.initial, reach: terms.tru(), values, entries: Vec::new() }]);
        Ok(out)
    }

    /// The unrolling from any location but the error with any values. Formulas may be assumed at its nodes.
    pub(crate) fn from_anywhere(
        terms: &mut Terms,
        cfa: &'a Cfa,
        control: &Control,
    ) -> Result<Unrolling<'a>, EngineError> {
        let mut out = Unrolling::new(terms, cfa, control, true)?;
        let values: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let mut layer = Vec::new();
        for loc in cfa.locs().filter(|loc| !out.outgoing[loc.index()].is_empty()) {
            let reach = terms.fresh("unroll.start", Sort::Bool);
            layer.push(Node { loc, reach, values: values.clone(), entries: Vec::new() });
        }
        out.layers.push(layer);
        Ok(out)
    }

    /// The number of steps unrolled.
    pub(crate) fn depth(&self) -> usize {
        self.layers.len() - 1
    }

    /// The transition of an edge; its inputs and choices are of no depth.
    pub(crate) fn transition(&self, edge: EdgeId) -> &Transition {
        &self.transitions[edge.index()]
    }

    /// The edges that leave a location on the way to the error.
    pub(crate) fn leaving(&self, loc: Loc) -> &[EdgeId] {
        &self.outgoing[loc.index()]
    }

    /// A formula over the variables, at a node.
    pub(crate) fn at(&self, terms: &mut Terms, node: &Node, formula: Term) -> Term {
        let mut by: Substitution =
            self.cfa.vars.iter().map(|var| var.term).zip(node.values.iter().copied()).collect();
        terms.substitute(formula, &mut by)
    }

    /// Asserts `if → then`.
    pub(crate) fn imply(&mut self, terms: &mut Terms, when: Term, then: Term) -> Result<(), EngineError> {
        if then != terms.tru() {
            let formula = terms.implies(when, then);
            self.session.assert(terms, formula)?;
        }
        Ok(())
    }

    /// Adds a depth.
    pub(crate) fn extend(&mut self, terms: &mut Terms) -> Result<(), EngineError> {
        let Some(layer) = self.layers.pop() else { return Ok(()) };
        let mut entries: Vec<Vec<Entry>> = vec![Vec::new(); self.cfa.locations.len()];
        for (source, node) in layer.iter().enumerate() {
            self.follow(terms, source, node, &mut entries)?;
        }
        self.layers.push(layer);
        let mut next = Vec::new();
        for (loc, entries) in entries.into_iter().enumerate() {
            if !entries.is_empty() {
                next.push(self.merge(terms, Loc(loc as u32), entries)?);
            }
        }
        self.layers.push(next);
        Ok(())
    }

    /// The edges that leave a node and can be taken as far as constants tell.
    fn follow(
        &mut self,
        terms: &mut Terms,
        source: usize,
        node: &Node,
        entries: &mut [Vec<Entry>],
    ) -> Result<(), EngineError> {
        let mut by: Substitution =
            self.cfa.vars.iter().map(|var| var.term).zip(node.values.iter().copied()).collect();
        let edges = self.outgoing[node.loc.index()].clone();
        let mut fresh: Vec<Vec<Term>> = Vec::with_capacity(edges.len());
        for edge in &edges {
            let transition = &self.transitions[edge.index()];
            let mut own = Vec::new();
            for unknown in transition.inputs.iter().chain(&transition.choices) {
                let copy = terms.fresh("unroll.in", terms.sort(*unknown));
                by.insert(*unknown, copy);
                own.push(copy);
            }
            fresh.push(own);
        }
        for (edge, fresh) in edges.into_iter().zip(fresh) {
            let transition = &self.transitions[edge.index()];
            let guard = terms.substitute(transition.guard, &mut by);
            if guard == terms.fls() {
                continue;
            }
            let mut values = node.values.clone();
            for (var, value) in &transition.next {
                if let Some(place) = self.place.get(var) {
                    values[*place] = terms.substitute(*value, &mut by);
                }
            }
            let taken = if guard == terms.tru() && !self.alone {
                node.reach
            } else {
                let taken = terms.fresh("unroll.taken", Sort::Bool);
                self.imply(terms, taken, guard)?;
                self.imply(terms, taken, node.reach)?;
                taken
            };
            let to = self.cfa.edge(edge).to;
            entries[to.index()].push(Entry { edge, source, taken, values, fresh });
        }
        Ok(())
    }

    /// The node that these edges enter.
    fn merge(&mut self, terms: &mut Terms, loc: Loc, mut entries: Vec<Entry>) -> Result<Node, EngineError> {
        let count = entries.len();
        // The values are those of the first edge that is taken, so every edge must be free not to be taken.
        for entry in &mut entries[..count - 1] {
            let own = terms.fresh("unroll.by", Sort::Bool);
            self.imply(terms, own, entry.taken)?;
            entry.taken = own;
        }
        let mut values = std::mem::take(&mut entries[count - 1].values);
        for entry in entries[..count - 1].iter_mut().rev() {
            for (value, first) in values.iter_mut().zip(std::mem::take(&mut entry.values)) {
                if *value != first {
                    *value = terms.ite(entry.taken, first, *value);
                }
            }
        }
        let reach = if count == 1 {
            entries[0].taken
        } else {
            let taken: Vec<Term> = entries.iter().map(|entry| entry.taken).collect();
            let some = terms.or(&taken);
            if some == terms.tru() {
                some
            } else {
                let reach = terms.fresh("unroll.reach", Sort::Bool);
                self.imply(terms, reach, some)?;
                reach
            }
        };
        Ok(Node { loc, reach, values, entries })
    }

    /// Drops the nodes of the last depth that no run reaches.
    ///
    /// The query: is one of the nodes reached that no model has reached yet? It has a conflict budget, and a
    /// node of which nothing is known stays.
    pub(crate) fn drop_infeasible(
        &mut self,
        terms: &Terms,
        control: &Control,
        conflicts: u64,
    ) -> Result<(), EngineError> {
        let Some(mut layer) = self.layers.pop() else { return Ok(()) };
        let mut open: Vec<Term> = layer.iter().map(|n| n.reach).filter(|t| *t != terms.tru()).collect();
        open.sort_unstable();
        open.dedup();
        self.session.set_limits(control.limits.clone().with_conflicts(conflicts));
        while !open.is_empty() {
            let answer = self.session.check(terms, &Query::default().with_clause(&open), FEASIBLE)?;
            match answer {
                Answer::Unknown(_) => break,
                Answer::Sat => {
                    let mut still = Vec::new();
                    for reach in &open {
                        if self.session.value(terms, *reach)? != Value::Bool(true) {
                            still.push(*reach);
                        }
                    }
                    open = still;
                }
                Answer::Unsat => {
                    layer.retain(|node| !open.contains(&node.reach));
                    break;
                }
            }
        }
        self.session.set_limits(control.limits.clone());
        self.layers.push(layer);
        Ok(())
    }

    /// The run to a node of the model of the last query, in which the node is reached.
    pub(crate) fn run_to(
        &mut self,
        terms: &Terms,
        depth: usize,
        node: usize,
    ) -> Result<Option<Run>, EngineError> {
        // Backwards: which edges. Forwards: what happens on them.
        let mut steps: Vec<(EdgeId, Vec<Term>)> = Vec::new();
        let mut at = node;
        for depth in (1..=depth).rev() {
            let mut taken = None;
            for entry in &self.layers[depth][at].entries {
                if self.session.value(terms, entry.taken)? == Value::Bool(true) {
                    taken = Some(entry);
                    break;
                }
            }
            let Some(entry) = taken else { return Ok(None) };
            steps.push((entry.edge, entry.fresh.clone()));
            at = entry.source;
        }
        let vars: Vec<Term> = self.cfa.vars.iter().map(|var| var.term).collect();
        let mut state = self.session.model(terms, &vars)?;
        let value = |state: &Assignment, var: Term| terms.eval(var, state);
        let mut run =
            Run { initial: vars.iter().map(|var| (*var, value(&state, *var))).collect(), steps: Vec::new() };
        for (edge, fresh) in steps.into_iter().rev() {
            let transition = &self.transitions[edge.index()];
            for (unknown, copy) in transition.inputs.iter().chain(&transition.choices).zip(fresh) {
                let value = self.session.value(terms, copy)?;
                if let Some(symbol) = terms.as_var(*unknown) {
                    state.set(symbol, value);
                }
            }
            let block = &self.cfa.edge(edge).block;
            let Some(path) = transition.path(terms, block, &state) else { return Ok(None) };
            let inputs = transition.path_inputs(block, &path);
            let values = inputs.iter().map(|input| value(&state, *input)).collect();
            let next: Vec<Term> = transition.next.iter().map(|(_, value)| *value).collect();
            let after = terms.eval_all(&next, &state);
            for ((var, _), value) in transition.next.iter().zip(after) {
                if let Some(symbol) = terms.as_var(*var) {
                    state.set(symbol, value);
                }
            }
            run.steps.push(RunStep { edge, path, values });
        }
        let good = run.execute(terms, self.cfa).is_some();
        Ok(good.then_some(run))
    }
}

/// The locations on a path from the initial to the error location.
pub(crate) fn live(cfa: &Cfa) -> Vec<bool> {
    let (forward, backward) = cfa.reach();
    forward.into_iter().zip(backward).map(|(a, b)| a && b).collect()
}
