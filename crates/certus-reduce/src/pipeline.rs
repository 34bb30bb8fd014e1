//! All passes, one after the other, until nothing changes.

use crate::liveness::state_vars;
use crate::pass::{Lift, Pass};
use crate::passes as groups;
use crate::project::project;
use certus_logic::{Sort, Term, Terms};
use certus_model::large_block::BlockSize;
use certus_model::{Cfa, Hints, Invariant, Proof, Run};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What [`reduce`] does.
#[derive(Clone, Debug)]
pub struct Options {
    /// The names of passes that are not run.
    pub off: BTreeSet<String>,
    /// How much one edge holds in the end.
    pub block: BlockSize,
    /// How often all passes are run, at most, before and again after the large blocks are made.
    pub rounds: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { off: BTreeSet::new(), block: BlockSize::Large, rounds: 4 }
    }
}

impl Options {
    /// Options with which nothing is done but what is named.
    #[must_use]
    pub fn only(names: &[&str]) -> Options {
        let off = passes().into_iter().map(|pass| pass.name()).filter(|name| !names.contains(name));
        Options { off: off.map(str::to_owned).collect(), ..Options::default() }
    }
}

/// The sizes of an automaton.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Locations.
    pub locations: u64,
    /// Edges.
    pub edges: u64,
    /// Commands on all edges.
    pub commands: u64,
    /// Variables.
    pub variables: u64,
    /// Bits of the variables that are live at some location, arrays not counted.
    pub bits: u64,
}

impl Size {
    /// The sizes of this automaton.
    #[must_use]
    pub fn of(terms: &Terms, cfa: &Cfa) -> Size {
        let bits = |sort| match sort {
            Sort::Bool => 1,
            Sort::Bv(width) => u64::from(width),
            _ => 0,
        };
        Size {
            locations: cfa.locations.len() as u64,
            edges: cfa.edges.len() as u64,
            commands: cfa.edges.iter().map(|edge| edge.block.steps().count() as u64).sum(),
            variables: cfa.vars.len() as u64,
            bits: state_vars(terms, cfa).iter().map(|var| bits(terms.sort(*var))).sum(),
        }
    }
}

/// What a pass did in all its rounds. A negative number says that there are more than before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassStats {
    /// The pass.
    pub name: &'static str,
    /// How often it changed something.
    pub rounds: u32,
    /// How many locations it removed.
    pub locations: i64,
    /// How many edges it removed.
    pub edges: i64,
    /// How many commands it removed.
    pub commands: i64,
    /// How many variables it removed.
    pub variables: i64,
    /// How many bits of state it removed.
    pub bits: i64,
    /// How long it took.
    pub time: Duration,
}

impl PassStats {
    fn add(&mut self, before: Size, after: Size) {
        let less = |before: u64, after: u64| before as i64 - after as i64;
        self.rounds += 1;
        self.locations += less(before.locations, after.locations);
        self.edges += less(before.edges, after.edges);
        self.commands += less(before.commands, after.commands);
        self.variables += less(before.variables, after.variables);
        self.bits += less(before.bits, after.bits);
    }
}

/// A reduced automaton and the way back.
pub struct Reduction {
    /// The automaton.
    pub cfa: Cfa,
    /// What each pass did, in the order of [`passes`].
    pub stats: Vec<PassStats>,
    lifts: Vec<Box<dyn Lift>>,
}

/// How many commands a run on the original automaton may have. A run takes about a hundred bytes for each.
const LONGEST_RUN: u64 = 5_000_000;

impl Reduction {
    /// A proof of the reduced automaton, as one of the original.
    ///
    /// *Requires*: every location but the initial and the error location is listed, and formulas mention only
    /// variables that are live at their location ([`crate::live_at`]). Of other formulas as much as possible
    /// is kept.
    #[must_use]
    pub fn lift_invariant(&self, terms: &mut Terms, invariant: &Invariant) -> Invariant {
        self.lift(terms, invariant, &[])
    }

    /// The same for a proof of any kind. Ghosts are variables that no pass knows, and nothing ever changes: what a
    /// pass adds to a formula or puts in for its own variables is the same whatever their values are.
    #[must_use]
    pub fn lift_proof(&self, terms: &mut Terms, proof: &Proof) -> Proof {
        let formulas = Invariant { at: proof.formulas().clone() };
        proof.with_formulas(self.lift(terms, &formulas, proof.ghosts()))
    }

    fn lift(&self, terms: &mut Terms, invariant: &Invariant, ghosts: &[Term]) -> Invariant {
        let start = project(terms, &self.cfa, invariant, ghosts);
        self.lifts.iter().rev().fold(start, |invariant, lift| lift.invariant(terms, invariant))
    }

    /// A run of the reduced automaton to its error, as one of the original. `None` if none was found.
    #[must_use]
    pub fn lift_run(&self, terms: &mut Terms, raw: &Cfa, run: &Run) -> Option<Run> {
        self.lift_hints(terms, run).replay(terms, raw, LONGEST_RUN)
    }

    /// The values that a run of the reduced automaton chose, as values for the original.
    #[must_use]
    pub fn lift_hints(&self, terms: &mut Terms, run: &Run) -> Hints {
        let hints = run.hints(&self.cfa);
        self.lifts.iter().rev().fold(hints, |hints, lift| lift.hints(terms, hints))
    }
}

/// All passes with their names, in the order in which they are run.
#[must_use]
pub fn passes() -> Vec<Box<dyn Pass>> {
    let mut all = groups::before();
    all.push(Box::new(groups::Large { size: BlockSize::Large }));
    all.extend(groups::after());
    all.push(Box::new(groups::Stutter));
    let mut names = BTreeSet::new();
    all.retain(|pass| names.insert(pass.name()));
    all
}

/// Makes an automaton smaller. After the deadline no further pass is begun.
#[must_use]
pub fn reduce(terms: &mut Terms, raw: &Cfa, options: &Options, deadline: Option<Instant>) -> Reduction {
    let stats = passes().iter().map(|pass| PassStats { name: pass.name(), ..PassStats::default() }).collect();
    let mut work = Work {
        size: Size::of(terms, raw),
        reduction: Reduction { cfa: raw.clone(), stats, lifts: Vec::new() },
        options,
        deadline,
    };
    work.rounds(terms, &groups::before());
    work.once(terms, &groups::Large { size: options.block });
    work.rounds(terms, &groups::after());
    work.once(terms, &groups::Stutter);
    work.reduction
}

struct Work<'a> {
    reduction: Reduction,
    size: Size,
    options: &'a Options,
    deadline: Option<Instant>,
}

impl Work<'_> {
    fn rounds(&mut self, terms: &mut Terms, passes: &[Box<dyn Pass>]) {
        // A pass that found nothing need not be run again until another one changes something.
        let mut quiet = 0;
        for _ in 0..self.options.rounds {
            for pass in passes {
                quiet = if self.once(terms, pass.as_ref()) { 0 } else { quiet + 1 };
                if quiet >= passes.len() {
                    return;
                }
            }
        }
    }

    fn once(&mut self, terms: &mut Terms, pass: &dyn Pass) -> bool {
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || self.options.off.contains(pass.name()) {
            return false;
        }
        let start = Instant::now();
        let done = pass.run(terms, &self.reduction.cfa);
        let time = start.elapsed();
        let Some(stats) = self.reduction.stats.iter_mut().find(|stats| stats.name == pass.name()) else {
            return false;
        };
        stats.time += time;
        let Some((cfa, lift)) = done else { return false };
        debug_assert_eq!(cfa.validate(terms), Ok(()), "{}", pass.name());
        let size = Size::of(terms, &cfa);
        stats.add(self.size, size);
        self.size = size;
        self.reduction.cfa = cfa;
        self.reduction.lifts.push(lift);
        true
    }
}
