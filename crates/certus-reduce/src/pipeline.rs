//! All passes, one after the other, until nothing changes.

use crate::pass::Pass;
use crate::passes as groups;
use crate::reduction::Reduction;
use certus_logic::{Sort, Terms};
use certus_model::Cfa;
use certus_model::large_block::BlockSize;
use certus_model::liveness::state_vars;
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
    /// BitSet of the variables that are live at some location, arrays not counted.
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
    pub(crate) fn add(&mut self, before: Size, after: Size) {
        let less = |before: u64, after: u64| before as i64 - after as i64;
        self.rounds += 1;
        self.locations += less(before.locations, after.locations);
        self.edges += less(before.edges, after.edges);
        self.commands += less(before.commands, after.commands);
        self.variables += less(before.variables, after.variables);
        self.bits += less(before.bits, after.bits);
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

/// The passes after which there is an infinite run iff there was one before, in the same order: what may be done before
/// a question about infinite runs is asked.
#[must_use]
pub fn passes_that_preserve_divergence() -> Vec<Box<dyn Pass>> {
    passes().into_iter().filter(|pass| pass.info().preserves_divergence).collect()
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
        self.reduction.lifts.push((pass.name(), lift));
        true
    }
}
