//! What may be claimed of the results of recursive procedures: what all calls in some random runs keep to.
//!
//! A claim is a guess. Whether it is kept is part of what is proved, and one that is not is dropped.

use crate::job::Job;
use certus_c::cfa::{Bound, Claim, Relation, recursive_procs};
use certus_c::interp::{Config, Event, Interpreter, Observer, RandomInputs};
use certus_c::program::{ProcId, Program};
use certus_engine::Control;
use std::collections::{BTreeMap, BTreeSet};

/// Random runs, the most steps of one, and the calls that are kept of each procedure.
const RUNS: u64 = 60;
const STEPS: u64 = 20_000;
const MOST_CALLS: usize = 2000;

/// Parameters that results are compared with, and the largest constant.
const MOST_PARAMS: usize = 4;
const LARGEST: i128 = 1 << 16;

/// The arguments and the result of a call, as signed numbers.
type Call = (Vec<i128>, i128);

/// Watches calls.
struct Calls<'p> {
    program: &'p Program,
    watched: BTreeSet<ProcId>,
    active: Vec<(ProcId, Vec<i128>)>,
    seen: BTreeMap<ProcId, Vec<Call>>,
}

impl Calls<'_> {
    fn number(&self, var: Option<certus_c::program::VarId>, bits: u128) -> i128 {
        let width = var.map_or(128, |var| self.program.vars[var.index()].width).clamp(1, 128);
        (bits << (128 - width)) as i128 >> (128 - width)
    }
}

impl Observer for Calls<'_> {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Entered { proc, args, .. } => {
                let params = &self.program.procs[proc.index()].params;
                let args = params.iter().zip(args).map(|(param, bits)| self.number(Some(*param), *bits));
                self.active.push((proc, args.collect()));
            }
            Event::Left { proc, value } => {
                let Some((_, args)) = self.active.pop() else { return };
                let Some(value) = value.filter(|_| self.watched.contains(&proc)) else { return };
                let result = self.number(self.program.procs[proc.index()].result, value);
                let seen = self.seen.entry(proc).or_default();
                if seen.len() < MOST_CALLS {
                    seen.push((args, result));
                }
            }
            _ => {}
        }
    }
}

/// Claims that no call of some random runs contradicts.
pub(crate) fn guess(job: &Job<'_>, control: &Control) -> Vec<Claim> {
    let watched: BTreeSet<ProcId> = recursive_procs(job.program).into_iter().collect();
    let mut calls = Calls { program: job.program, watched, active: Vec::new(), seen: BTreeMap::new() };
    let config = Config { check: Vec::new(), max_steps: STEPS };
    let interpreter = Interpreter::new(job.program, config);
    for seed in 1..=RUNS {
        if control.stop().is_some() {
            break;
        }
        calls.active.clear();
        interpreter.observe(&mut RandomInputs::new(seed), &mut calls);
    }
    calls.seen.iter().flat_map(|(proc, seen)| of(job.program, *proc, seen)).collect()
}

/// What all calls of a procedure keep to, without what follows from the rest.
fn of(program: &Program, proc: ProcId, seen: &[Call]) -> Vec<Claim> {
    let width = |var: certus_c::program::VarId| program.vars[var.index()].width;
    let procedure = &program.procs[proc.index()];
    let Some(result) = procedure.result else { return Vec::new() };
    let alike: Vec<usize> = (0..procedure.params.len())
        .filter(|index| width(procedure.params[*index]) == width(result))
        .take(MOST_PARAMS)
        .collect();
    let conditions = std::iter::once(None)
        .chain(alike.iter().flat_map(|param| [Some((*param, true)), Some((*param, false))]));
    let mut out: Vec<Claim> = Vec::new();
    for when in conditions {
        let excused = Claim { proc, when, relation: Relation::Below, bound: Bound::Number(i64::MIN) };
        let here: Vec<&Call> = seen.iter().filter(|(args, result)| !excused.holds(args, *result)).collect();
        let results = || here.iter().map(|(_, result)| *result);
        let (Some(least), Some(most)) = (results().min(), results().max()) else { continue };
        let mut wanted: Vec<(Relation, Bound)> = Vec::new();
        let mut number = |relation, number: i128| {
            if number.abs() <= LARGEST {
                wanted.push((relation, Bound::Number(number as i64)));
            }
        };
        number(Relation::AtLeast, least);
        number(Relation::AtMost, most);
        for (relation, holds) in [(Relation::AtLeast, least >= 0), (Relation::AtMost, most <= 0)] {
            if holds {
                number(relation, 0);
            }
        }
        for param in &alike {
            for pair in [[Relation::Below, Relation::AtMost], [Relation::Above, Relation::AtLeast]] {
                wanted.extend(pair.map(|relation| (relation, Bound::Param(*param))));
            }
        }
        for (relation, bound) in wanted {
            let claim = Claim { proc, when, relation, bound };
            let known = |other: &Claim| {
                (other.when.is_none() || other.when == when)
                    && other.bound == bound
                    && implies(other.relation, relation)
            };
            if !out.iter().any(known) && here.iter().all(|(args, result)| claim.holds(args, *result)) {
                out.push(claim);
            }
        }
    }
    out
}

/// Whether one comparison with something implies another one with the same.
fn implies(one: Relation, other: Relation) -> bool {
    one == other
        || matches!((one, other), (Relation::Below, Relation::AtMost) | (Relation::Above, Relation::AtLeast))
}
