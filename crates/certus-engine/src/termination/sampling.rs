//! Random runs of an automaton: paths between cut points from which ranking functions are guessed.

use crate::control::Control;
use certus_logic::{Assignment, Bv, Sort, Terms, Value};
use certus_model::{Cfa, Command, EdgeId, Loc, Run, RunStep};
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

/// Random runs for samples, the edges of each, and the samples that are kept of a component.
const RUNS: u64 = 60;
const EDGES: usize = 400;
/// Some of the runs are longer: rounds of an outer loop may take long.
const LONG_RUNS: u64 = 12;
const LONG_EDGES: usize = 6000;
/// How long all that may take, without the long ones: with large arrays each step does.
const LONGEST_SAMPLING: Duration = Duration::from_millis(500);
/// Samples between the same two locations that are taken from the beginning of a run, and as many from its end.
const MOST_ALIKE: usize = 6;
pub(super) const MOST_SAMPLES: usize = 150;

/// A path between two cut points, by the states at its ends.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) from: Loc,
    pub(super) to: Loc,
    pub(super) before: Assignment,
    pub(super) after: Assignment,
}

/// Paths between heads of loops that random runs take, spread over the runs and the heads.
pub(super) fn samples(terms: &Terms, cfa: &Cfa, heads: &[bool], control: &Control) -> Vec<Sample> {
    let outgoing = cfa.outgoing();
    let (mut rare, mut out): (Vec<Sample>, Vec<Sample>) = (Vec::new(), Vec::new());
    let mut counts: BTreeMap<(Loc, Loc), usize> = BTreeMap::new();
    let start = Instant::now();
    for seed in 1..=RUNS {
        let long = seed > RUNS - LONG_RUNS;
        let longest = if long { 2 * LONGEST_SAMPLING } else { LONGEST_SAMPLING };
        if control.stop().is_some() || start.elapsed() > longest {
            break;
        }
        let mut walk = Walk::new(terms, cfa, &outgoing, seed);
        let mut last: Option<(Loc, Assignment)> = None;
        // The first and the last ones of each kind: how a loop begins, and how it ends.
        let mut first: BTreeMap<(Loc, Loc), Vec<Sample>> = BTreeMap::new();
        let mut late: BTreeMap<(Loc, Loc), VecDeque<Sample>> = BTreeMap::new();
        let mut recent: Option<((Loc, Loc), Sample)> = None;
        let edges = if long { LONG_EDGES } else { EDGES };
        for edge in 0..edges {
            if edge % 256 == 255 && start.elapsed() > longest {
                break;
            }
            if heads[walk.at.index()] {
                let now = (walk.at, walk.state.clone());
                if let Some((from, before)) = last.replace(now) {
                    let between = (from, walk.at);
                    let sample = Sample { from, to: walk.at, before, after: walk.state.clone() };
                    // The last one before the run goes another way tells how a loop ends.
                    if let Some((way, sample)) = recent.take_if(|it| it.0 != between) {
                        let late = late.entry(way).or_default();
                        late.push_back(sample);
                        if late.len() > MOST_ALIKE {
                            late.pop_front();
                        }
                    }
                    let first = first.entry(between).or_default();
                    if first.len() < MOST_ALIKE {
                        first.push(sample);
                    } else {
                        recent = Some((between, sample));
                    }
                }
            }
            if !walk.step() {
                break;
            }
        }
        if let Some((way, sample)) = recent {
            late.entry(way).or_default().push_back(sample);
        }
        let late = late.into_iter().map(|(between, samples)| (between, Vec::from(samples)));
        for (between, samples) in late.chain(first) {
            let count = counts.entry(between).or_default();
            let most = if long { MOST_SAMPLES / 2 } else { MOST_SAMPLES / 3 };
            let room = most.saturating_sub(*count).min(samples.len());
            *count += room;
            let samples = samples.into_iter().take(room);
            if long { rare.extend(samples) } else { out.extend(samples) }
        }
    }
    rare.append(&mut out);
    rare
}

/// A run that goes on as long as it is asked to.
pub(super) struct Walk<'a> {
    terms: &'a Terms,
    cfa: &'a Cfa,
    outgoing: &'a [Vec<EdgeId>],
    random: Random,
    pub(super) at: Loc,
    pub(super) state: Assignment,
    /// What was done so far.
    pub(super) run: Run,
}

impl<'a> Walk<'a> {
    /// A run that is determined by the seed.
    pub(super) fn new(terms: &'a Terms, cfa: &'a Cfa, outgoing: &'a [Vec<EdgeId>], seed: u64) -> Walk<'a> {
        let mut random = Random::new(seed);
        let mut state = Assignment::new();
        let mut initial = Vec::new();
        for var in &cfa.vars {
            let Some(symbol) = terms.as_var(var.term) else { continue };
            let value = random.value(terms, terms.sort(var.term));
            initial.push((var.term, value.clone()));
            state.set(symbol, value);
        }
        let run = Run { initial, steps: Vec::new() };
        Walk { terms, cfa, outgoing, random, at: cfa.initial, state, run }
    }

    /// Takes an edge that can be taken; `false` if the run ends here.
    pub(super) fn step(&mut self) -> bool {
        let mut edges = self.outgoing[self.at.index()].clone();
        while !edges.is_empty() {
            let edge = edges.swap_remove(self.random.below(edges.len()));
            let mut taken = RunStep { edge, path: Vec::new(), values: Vec::new() };
            if let Some(state) = self.follow(edge, 0, self.state.clone(), &mut taken) {
                self.state = state;
                self.at = self.cfa.edge(edge).to;
                self.run.steps.push(taken);
                return true;
            }
        }
        false
    }

    /// The state at the end of a block from one of its nodes on.
    fn follow(
        &mut self,
        edge: EdgeId,
        node: u32,
        state: Assignment,
        taken: &mut RunStep,
    ) -> Option<Assignment> {
        let block = &self.cfa.edge(edge).block;
        if node + 1 == block.nodes() {
            return Some(state);
        }
        let mut arcs: Vec<usize> = block.leaving(node).collect();
        while !arcs.is_empty() {
            let index = arcs.swap_remove(self.random.below(arcs.len()));
            let arc = &block.arcs()[index];
            let first = arc.steps.first().map(|step| step.command);
            if let Some(Command::Assume(guard)) = first
                && self.terms.eval(guard, &state) != Value::Bool(true)
            {
                continue;
            }
            let mut state = state.clone();
            let values = taken.values.len();
            if self.execute(arc.steps.iter().map(|step| step.command), &mut state, &mut taken.values) {
                taken.path.push(index as u32);
                if let Some(end) = self.follow(edge, arc.to, state, taken) {
                    return Some(end);
                }
                taken.path.pop();
            }
            taken.values.truncate(values);
        }
        None
    }

    fn execute(
        &mut self,
        commands: impl Iterator<Item = Command>,
        state: &mut Assignment,
        values: &mut Vec<Value>,
    ) -> bool {
        for command in commands {
            match command {
                Command::Assume(guard) => {
                    if self.terms.eval(guard, state) != Value::Bool(true) {
                        return false;
                    }
                }
                Command::Assign(var, value) => {
                    let value = self.terms.eval(value, state);
                    if let Some(symbol) = self.terms.as_var(var) {
                        state.set(symbol, value);
                    }
                }
                Command::Havoc(var) => {
                    let value = self.random.value(self.terms, self.terms.sort(var));
                    values.push(value.clone());
                    if let Some(symbol) = self.terms.as_var(var) {
                        state.set(symbol, value);
                    }
                }
            }
        }
        true
    }
}

/// Pseudo-random values, small and extreme ones more often than by chance (splitmix64).
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound.max(1) as u64) as usize
    }

    fn value(&mut self, terms: &Terms, sort: Sort) -> Value {
        let Sort::Bv(width) = sort else {
            return match sort {
                Sort::Bool => Value::Bool(self.bits() & 1 == 1),
                other => terms.default_value(other),
            };
        };
        let random = u128::from(self.bits()) << 64 | u128::from(self.bits());
        let shift = random as u32 % width.max(1);
        Value::Bv(match self.bits() % 8 {
            0 => Bv::zero(width),
            1 | 2 => Bv::new(width, (random >> 64) % 8),
            3 => Bv::from_i128(width, -((random >> 64) as i128 % 8)),
            4 => Bv::new(width, (random >> 64) % 100),
            5 | 6 => Bv::new(width, random).lshr(&Bv::new(width, u128::from(shift))),
            _ => Bv::new(width, random),
        })
    }
}
