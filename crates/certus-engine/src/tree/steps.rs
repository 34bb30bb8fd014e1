//! Queries about one edge, or one location, from the labels of nodes.
//!
//! A label is a list of formulas, and each of them is an assumption of the query: nothing has to be asserted and taken back, a core says
//! which of them were needed, and what is not assumed is outside of the query's cone. The sessions are those of `ic3cfa`, one for
//! each location, and live as long as the search: to make a query costs next to nothing, however many nodes there are.

use crate::abstraction::Subproblem;
use crate::control::Control;
use crate::ic3::cfa::graph;
use crate::ic3::cfa::options::Options;
use crate::ic3::cfa::policy::{Inputs, OnAutomaton};
use crate::ic3::core::{
    Frames, Halt, Literals as _, OrHalt, Precondition, Queries as _, QueryKind, Taken, Treatment,
};
use crate::stats::Stats;
use crate::unrolling::live;
use certus_logic::{Assignment, Term, Terms};
use certus_model::liveness::live_at;
use certus_model::{Cfa, Cube, EdgeId, Loc};
use certus_solver::{Answer, Query};
use rustc_hash::FxHashSet;

/// Whether a node's states are those of another one.
const COVERING: QueryKind = QueryKind::bounded("covering", 5_000);

/// Whether an edge leads from a label into a cube.
pub(crate) enum Entry {
    /// It does not, and these literals of the cube suffice.
    Blocked(Vec<Term>),
    /// It does; the model is there to be read.
    Enters,
    /// The query was given up.
    Unknown,
}

/// A cube of states that take an edge into another cube.
pub(crate) struct Preimage {
    pub(crate) model: Assignment,
    pub(crate) cube: Cube,
    pub(crate) taken: Taken<Inputs>,
}

/// An automaton, with sessions for its locations.
pub(crate) struct Steps<'a> {
    pub(crate) on: OnAutomaton<'a>,
    /// Without lemmas: sessions know facts and nothing else.
    frames: Frames<Term>,
    /// The edges on the way to the error, by where they begin; those that are nearest to the error come last.
    outgoing: Vec<Vec<(EdgeId, Loc)>>,
    /// The variables that matter at each location.
    pub(crate) live: Vec<FxHashSet<Term>>,
    control: &'a Control,
    budget: Option<u64>,
}

impl<'a> Steps<'a> {
    pub(crate) fn new(
        terms: &'a mut Terms,
        problem: &Subproblem<'a>,
        control: &'a Control,
        options: &Options,
    ) -> Steps<'a> {
        let cfa = problem.task.cfa;
        let live_vars = live_at(terms, cfa);
        let frames = Frames::new(&graph(cfa), false);
        let on = OnAutomaton::new(terms, problem, control, options);
        let lives = live(cfa);
        let distance = distances(cfa);
        let mut outgoing = Vec::new();
        for edges in cfa.outgoing() {
            let mut list: Vec<(EdgeId, Loc)> = edges.iter().map(|edge| (*edge, cfa.edge(*edge).to)).collect();
            list.retain(|(edge, to)| lives[to.index()] && lives[cfa.edge(*edge).from.index()]);
            list.sort_by_key(|(edge, to)| (std::cmp::Reverse(distance[to.index()]), *edge));
            outgoing.push(list);
        }
        Steps { on, frames, outgoing, live: live_vars, control, budget: problem.budget }
    }

    pub(crate) fn cfa(&self) -> &'a Cfa {
        self.on.cfa
    }

    pub(crate) fn terms(&mut self) -> &mut Terms {
        self.on.terms
    }

    /// The edges that leave a location on the way to the error.
    pub(crate) fn leaving(&self, loc: Loc) -> &[(EdgeId, Loc)] {
        &self.outgoing[loc.index()]
    }

    /// Ends the search if a limit was reached, or as much was done as may be.
    pub(crate) fn spend(&mut self) -> OrHalt<()> {
        if let Some(why) = self.control.stop() {
            return Err(Halt::Stopped(why));
        }
        match &mut self.budget {
            Some(0) => return Err(Halt::Stopped(crate::reason::Reason::Patience)),
            Some(left) => *left -= 1,
            None => {}
        }
        Ok(())
    }

    /// Whether an edge leads from a state of the label into the cube of these literals.
    pub(crate) fn enters(
        &mut self,
        label: &[Term],
        edge: EdgeId,
        literals: &[Term],
        kind: QueryKind,
    ) -> OrHalt<Entry> {
        let OnAutomaton { terms, relations, .. } = &mut self.on;
        let guard = relations.edge(edge).transition.guard;
        if guard == terms.fls() {
            return Ok(Entry::Blocked(Vec::new()));
        }
        let mut assumptions = label.to_vec();
        assumptions.push(guard);
        let first = assumptions.len();
        for literal in literals {
            let pre = relations.pre(terms, edge, *literal);
            if pre == terms.fls() {
                return Ok(Entry::Blocked(vec![*literal]));
            }
            assumptions.push(pre);
        }
        let query = Query::of(&assumptions);
        match relations.ask(terms, &self.frames, edge, &query, kind)? {
            Answer::Sat => Ok(Entry::Enters),
            Answer::Unknown(_) => Ok(Entry::Unknown),
            Answer::Unsat => {
                let core = relations.core(edge);
                let (mut needed, mut used) = (Vec::new(), Vec::new());
                for (literal, pre) in literals.iter().zip(&assumptions[first..]) {
                    if core.contains(pre) && !used.contains(pre) {
                        needed.push(*literal);
                        used.push(*pre);
                    }
                }
                Ok(Entry::Blocked(needed))
            }
        }
    }

    /// Whether an edge is taken from a state of the label, with formulas over that state and the inputs of the edge.
    pub(crate) fn taken(
        &mut self,
        label: &[Term],
        edge: EdgeId,
        formulas: &[Term],
        kind: QueryKind,
    ) -> OrHalt<Entry> {
        let OnAutomaton { terms, relations, .. } = &mut self.on;
        let mut assumptions = label.to_vec();
        assumptions.push(relations.edge(edge).transition.guard);
        assumptions.extend(formulas);
        match relations.ask(terms, &self.frames, edge, &Query::of(&assumptions), kind)? {
            Answer::Sat => Ok(Entry::Enters),
            Answer::Unknown(_) => Ok(Entry::Unknown),
            Answer::Unsat => Ok(Entry::Blocked(Vec::new())),
        }
    }

    /// Whether a label implies another one at a location. If that is hard to see, it does not count.
    pub(crate) fn implies(&mut self, loc: Loc, label: &[Term], other: &[Term]) -> OrHalt<bool> {
        let missing: Vec<Term> = other.iter().copied().filter(|t| !label.contains(t)).collect();
        if missing.is_empty() {
            return Ok(true);
        }
        let OnAutomaton { terms, relations, .. } = &mut self.on;
        let clause: Vec<Term> = missing.iter().map(|t| terms.not(*t)).collect();
        let query = Query::of(label).with_clause(&clause);
        let answer = relations.ask_at(terms, &self.frames, loc, &query, COVERING)?;
        Ok(answer == Some(Answer::Unsat))
    }

    /// The model of the last query on an edge, which was satisfiable.
    pub(crate) fn model(&mut self, edge: EdgeId) -> OrHalt<Assignment> {
        self.on.model(edge)
    }

    /// An approximate preimage (CAV 2012, §3): a cube that contains the model of the last query on an edge, of which every state takes
    /// the edge into `target`.
    pub(crate) fn preimage(&mut self, edge: EdgeId, target: &Cube) -> OrHalt<Preimage> {
        let model = self.on.model(edge)?;
        let Precondition { cube, taken, treatment } = self.on.along_model(edge, target, &model)?;
        let mut literals = match treatment {
            Treatment::Keep => cube.literals().to_vec(),
            Treatment::Expand | Treatment::ExpandAndLift => self.on.expand(&cube, &model),
        };
        if matches!(treatment, Treatment::ExpandAndLift)
            && literals.len() > 1
            && let Some(fewer) = self.on.lift(&self.frames, edge, &literals, &taken.inputs, target)?
        {
            literals = fewer;
        }
        self.on.add_consequences(self.cfa().edge(edge).from, &cube, &mut literals);
        Ok(Preimage { model, cube: Cube::of(&literals), taken })
    }

    /// How many queries were asked.
    pub(crate) fn queries(&self) -> u64 {
        self.on.queries()
    }

    /// Adds what was counted.
    pub(crate) fn add_stats(&self, stats: &mut Stats) {
        self.on.add_stats(stats);
    }
}

/// For each location how many edges the error is away.
fn distances(cfa: &Cfa) -> Vec<u32> {
    let mut out = vec![u32::MAX; cfa.locations.len()];
    let before = cfa.predecessors();
    out[cfa.error.index()] = 0;
    let mut queue = std::collections::VecDeque::from([cfa.error.index()]);
    while let Some(at) = queue.pop_front() {
        for from in &before[at] {
            if out[*from] == u32::MAX {
                out[*from] = out[at] + 1;
                queue.push_back(*from);
            }
        }
    }
    out
}
