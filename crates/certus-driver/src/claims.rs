//! What may be claimed of the calls of recursive procedures: what all calls in some random runs keep to.
//!
//! A claim is a guess. Whether it is kept is part of what is proved, and one that is not is dropped. So the guesses are those of
//! Daikon (Ernst et al., TSE 2001), and dropping those that are refuted until the rest holds is Houdini (Flanagan, Leino, FME 2001).

use crate::look::Magnitudes;
use certus_c::cfa::{Claim, Fact, Place, Relation, StepKind, Translation, recursive_procs, scalar_recursion};
use certus_c::interp::{Config, Event, Interpreter, Observer, RandomInputs};
use certus_c::program::{Binary, Expr, ExprId, ProcId, Program, Shown, VarId, build::operands};
use certus_engine::Control;
use certus_logic::{Terms, Value};
use certus_model::{Run, StepId};
use certus_reduce::Reduction;
use std::collections::{BTreeMap, BTreeSet};

/// Random runs, the most steps of one, and the calls that are kept of each procedure.
const RUNS: u64 = 60;
const STEPS: u64 = 20_000;
const MOST_CALLS: usize = 2000;

/// Values at the beginning and at the end of a call that are looked at, and the largest constant.
const MOST_PLACES: usize = 4;
const LARGEST: i128 = 1 << 16;

/// Constants of a procedure with which its arguments are compared.
const MOST_CONSTANTS: usize = 4;

/// A bound that no program names is taken for one if so many calls attain it, and it is not larger: a wrong one is found to be
/// wrong at a depth that grows with it.
const OFTEN: usize = 3;
const LARGEST_UNNAMED: i128 = 16;

/// Claims of one procedure.
const MOST_CLAIMS: usize = 60;

/// Which claims are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// How results compare with constants and arguments.
    Comparisons,
    /// Also what results and global variables are equal to, for arguments of every kind that the procedure tells apart.
    Everything,
}

/// The values of a call, as whole numbers.
type Call = BTreeMap<Place, i128>;

/// Watches calls.
struct Calls<'p> {
    program: &'p Program,
    /// The procedures that are watched, with the global variables that they change.
    watched: BTreeMap<ProcId, Vec<VarId>>,
    globals: BTreeMap<VarId, u128>,
    active: Vec<Call>,
    seen: BTreeMap<ProcId, Vec<Call>>,
}

impl Calls<'_> {
    fn add(&self, call: &mut Call, proc: ProcId, place: Place, bits: Option<u128>) {
        if let (Some(var), Some(bits)) = (place.variable(self.program, proc), bits) {
            let variable = &self.program.vars[var.index()];
            let rest = 128 - variable.width;
            let signed = variable.shown == Shown::Signed;
            let value = if signed { (bits << rest) as i128 >> rest } else { (bits << rest >> rest) as i128 };
            call.insert(place, value);
        }
    }

    fn add_globals(&self, call: &mut Call, proc: ProcId, place: fn(VarId) -> Place) {
        for var in self.watched.get(&proc).into_iter().flatten() {
            self.add(call, proc, place(*var), self.globals.get(var).copied());
        }
    }
}

impl Observer for Calls<'_> {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Assigned { var, value } if self.program.vars[var.index()].owner.is_none() => {
                self.globals.insert(var, value);
            }
            Event::Entered { proc, args, .. } => {
                let mut call = Call::new();
                if self.watched.contains_key(&proc) {
                    for (index, bits) in args.iter().enumerate() {
                        self.add(&mut call, proc, Place::Argument(index), Some(*bits));
                    }
                    self.add_globals(&mut call, proc, Place::Before);
                }
                self.active.push(call);
            }
            Event::Left { proc, value } => {
                let Some(mut call) = self.active.pop() else { return };
                if !self.watched.contains_key(&proc) {
                    return;
                }
                self.add(&mut call, proc, Place::Result, value);
                self.add_globals(&mut call, proc, Place::After);
                let seen = self.seen.entry(proc).or_default();
                if seen.len() < MOST_CALLS {
                    seen.push(call);
                }
            }
            _ => {}
        }
    }
}

/// Claims that no call of some random runs contradicts.
pub(crate) fn guess(program: &Program, kind: Kind, control: &Control) -> Vec<Claim> {
    let changed = scalar_recursion(program).filter(|_| kind == Kind::Everything);
    let globals = |proc: ProcId| match &changed {
        Some(known) => known[proc.index()].0.iter().copied().take(MOST_PLACES).collect(),
        None => Vec::new(),
    };
    let watched: BTreeMap<ProcId, Vec<VarId>> =
        recursive_procs(program).into_iter().map(|proc| (proc, globals(proc))).collect();
    let mut calls =
        Calls { program, watched, globals: BTreeMap::new(), active: Vec::new(), seen: BTreeMap::new() };
    let config = Config { check: Vec::new(), max_steps: STEPS };
    let interpreter = Interpreter::new(program, config);
    for seed in 1..=RUNS {
        if control.stop().is_some() {
            break;
        }
        calls.active.clear();
        calls.globals.clear();
        let random = RandomInputs::new(seed);
        match seed % 2 {
            0 if kind == Kind::Everything => interpreter.observe(&mut Magnitudes(random), &mut calls),
            _ => interpreter.observe(&mut { random }, &mut calls),
        };
    }
    let seen = std::mem::take(&mut calls.seen);
    seen.into_iter().flat_map(|(proc, seen)| Guesser::new(program, proc, kind).of(seen)).collect()
}

/// The claims that a run of a reduced automaton does not keep: all of the procedure in which it ends that its values contradict.
pub(crate) fn broken(
    terms: &mut Terms,
    translation: &Translation,
    reduction: &Reduction,
    run: &Run,
    claims: &[Claim],
) -> Vec<usize> {
    let kind = |id: &StepId| translation.steps.get(id.0 as usize).map(|step| &step.kind);
    // The way to the error ends with what is not kept.
    let last = reduction.lift_hints(terms, run).order.iter().rev().find_map(|id| match kind(id) {
        Some(StepKind::Claim(index)) => Some(*index),
        _ => None,
    });
    let whole = reduction.lift_run(terms, &translation.cfa, run);
    let end = whole.as_ref().and_then(|run| run.execute(terms, &translation.cfa));
    let Some((loc, state)) = end else { return last.into_iter().collect() };
    let step = whole.iter().flat_map(|run| &run.steps).next_back();
    let step = step.and_then(|step| translation.cfa.edge(step.edge).block.path_steps(&step.path).next_back());
    let Some(StepKind::Claim(index)) = step.and_then(|step| kind(&step.id)) else { return Vec::new() };
    let proc = claims.get(*index).map(|claim| claim.proc);
    let contradicted = |(number, claim): (usize, &Claim)| {
        let holds = || terms.eval(translation.claimed[number], &state) == Value::Bool(true);
        (loc == translation.cfa.error && Some(claim.proc) == proc && (number == *index || !holds()))
            .then_some(number)
    };
    claims.iter().enumerate().filter_map(contradicted).collect()
}

/// Guesses for one procedure.
struct Guesser<'p> {
    program: &'p Program,
    proc: ProcId,
    kind: Kind,
    /// Constants with which it compares something: `k`, if it tells `x <= k` from the rest.
    limits: BTreeSet<i128>,
    out: Vec<Claim>,
}

impl<'p> Guesser<'p> {
    fn new(program: &'p Program, proc: ProcId, kind: Kind) -> Guesser<'p> {
        let mut limits = BTreeSet::from([0]);
        if kind == Kind::Everything {
            limits.extend(compared(program, proc).into_iter().take(MOST_CONSTANTS));
        }
        Guesser { program, proc, kind, limits, out: Vec::new() }
    }

    /// What all calls keep to, without what follows from the rest.
    fn of(mut self, mut seen: Vec<Call>) -> Vec<Claim> {
        seen.sort();
        seen.dedup();
        let places: BTreeSet<Place> = seen.iter().flat_map(|call| call.keys().copied()).collect();
        let begins = |place: &Place| matches!(place, Place::Argument(_) | Place::Before(_));
        let (entry, exit): (Vec<Place>, Vec<Place>) = places.iter().partition(|place| begins(place));
        let (entry, exit) = (cut(entry), cut(exit));
        let mut conditions: Vec<Vec<Fact>> = vec![Vec::new()];
        for place in &entry {
            for limit in self.limits.clone() {
                conditions.push(vec![at_most(vec![(1, *place)], limit)]);
                conditions.push(vec![at_most(vec![(-1, *place)], -limit - 1)]);
                if limit == 0 || self.limits.contains(&(limit - 1)) {
                    conditions.push(self.equal(vec![(1, *place)], limit).into_iter().collect());
                }
            }
        }
        for when in conditions {
            let applies = |call: &&Call| {
                when.iter().all(|when| when.holds(|place| call.get(&place).copied()) == Some(true))
            };
            let here: Vec<&Call> = seen.iter().filter(applies).collect();
            if here.is_empty() {
                continue;
            }
            for place in &exit {
                self.about(&when, &here, &entry, *place);
            }
        }
        self.out.truncate(MOST_CLAIMS);
        self.out
    }

    /// What one value at the end keeps to.
    fn about(&mut self, when: &[Fact], here: &[&Call], entry: &[Place], place: Place) {
        self.bounds(when, here, &[(1, place)]);
        for other in entry {
            self.bounds(when, here, &[(1, place), (-1, *other)]);
            if self.kind == Kind::Everything {
                self.bounds(when, here, &[(1, place), (1, *other)]);
            }
        }
        if self.kind == Kind::Comparisons {
            return;
        }
        // A linear equation with small factors.
        let mut factors = vec![-2i64; entry.len()];
        'equations: loop {
            if factors.iter().filter(|factor| **factor != 0).count() >= 1 {
                let others = factors.iter().zip(entry).filter(|(factor, _)| **factor != 0);
                let mut sum = vec![(1, place)];
                sum.extend(others.map(|(factor, other)| (*factor, *other)));
                if self.equation(when, here, sum) {
                    break;
                }
            }
            for factor in &mut factors {
                *factor += 1;
                if *factor <= 2 {
                    continue 'equations;
                }
                *factor = -2;
            }
            break;
        }
        // Whether it is even, alone or with another value.
        for other in entry.iter().map(Some).chain([None]) {
            let mut sum = vec![(1, place)];
            sum.extend(other.map(|other| (1, *other)));
            let parity = |call: &&Call| value(&sum, call).map(|sum| sum & 1);
            let parities: BTreeSet<Option<i128>> = here.iter().map(parity).collect();
            if let ([Some(number)], true) =
                (parities.into_iter().collect::<Vec<_>>().as_slice(), here.len() >= OFTEN)
            {
                self.claim(when, Fact { sum, relation: Relation::Congruent(1), number: *number });
            }
        }
    }

    /// An equation, if all calls keep to it: with all bits of the widest value, as C computes it.
    fn equation(&mut self, when: &[Fact], here: &[&Call], sum: Vec<(i64, Place)>) -> bool {
        let Some(number) = here.first().and_then(|call| value(&sum, call)) else { return false };
        let Some(fact) = self.equal(sum, number) else { return false };
        // Few calls keep to many equations.
        let known = here.len() > fact.sum.len()
            && here.iter().all(|call| fact.holds(|place| call.get(&place).copied()) == Some(true));
        if known {
            self.claim(when, fact);
        }
        known
    }

    /// Bounds of a sum.
    fn bounds(&mut self, when: &[Fact], here: &[&Call], sum: &[(i64, Place)]) {
        let values: Option<Vec<i128>> = here.iter().map(|call| value(sum, call)).collect();
        let Some(values) = values else { return };
        let (Some(least), Some(most)) = (values.iter().min().copied(), values.iter().max().copied()) else {
            return;
        };
        if least == most && self.kind == Kind::Everything {
            // Of numbers of one width, a difference that is always the same one is an equation.
            if let Some(fact) = self.equal(sum.to_vec(), least).filter(|_| sum.len() == 1) {
                self.claim(when, fact);
                return;
            }
        }
        let negated: Vec<(i64, Place)> = sum.iter().map(|(factor, place)| (-factor, *place)).collect();
        let often = |bound: i128| {
            bound.abs() <= LARGEST_UNNAMED && values.iter().filter(|value| **value == bound).count() >= OFTEN
        };
        let named = |bound: i128| bound.abs() <= 1 || self.limits.contains(&bound);
        let taken = |bound: i128| {
            bound.abs() <= LARGEST && (self.kind == Kind::Comparisons || often(bound) || named(bound))
        };
        let mut wanted = Vec::new();
        for bound in [most, -1, 0] {
            if most <= bound && taken(bound) {
                wanted.push(at_most(sum.to_vec(), bound));
            }
        }
        for bound in [least, 1, 0] {
            if least >= bound && taken(bound) {
                wanted.push(at_most(negated.clone(), -bound));
            }
        }
        for fact in wanted {
            self.claim(when, fact);
        }
    }

    /// An equality with a number, with all bits of the widest value.
    fn equal(&self, sum: Vec<(i64, Place)>, number: i128) -> Option<Fact> {
        let width = |(_, place): &(i64, Place)| {
            place.variable(self.program, self.proc).map(|var| self.program.vars[var.index()].width)
        };
        let widths: Option<Vec<u32>> = sum.iter().map(width).collect();
        let width = widths?.into_iter().max()?;
        Some(Fact { sum, relation: Relation::Congruent(width), number })
    }

    /// Claims something, unless it follows from what is claimed of more calls or of these.
    fn claim(&mut self, when: &[Fact], then: Fact) {
        let implied = |claim: &Claim| {
            (claim.when.is_empty() || claim.when.as_slice() == when)
                && claim.then.sum == then.sum
                && match (claim.then.relation, then.relation) {
                    (Relation::AtMost, Relation::AtMost) => claim.then.number <= then.number,
                    (Relation::Congruent(bits), Relation::Congruent(fewer)) => {
                        bits >= fewer && (claim.then.number ^ then.number) & ((1 << fewer) - 1) == 0
                    }
                    _ => false,
                }
        };
        if !self.out.iter().any(implied) {
            self.out.push(Claim { proc: self.proc, when: when.to_vec(), then });
        }
    }
}

fn cut(mut places: Vec<Place>) -> Vec<Place> {
    places.truncate(MOST_PLACES);
    places
}

fn at_most(sum: Vec<(i64, Place)>, number: i128) -> Fact {
    Fact { sum, relation: Relation::AtMost, number }
}

/// The value of a sum in a call; nothing if some part of it is not known.
fn value(sum: &[(i64, Place)], call: &Call) -> Option<i128> {
    sum.iter().map(|(factor, place)| Some(i128::from(*factor) * call.get(place)?)).sum()
}

/// Numbers `k` so that a procedure tells values up to `k` from those above.
fn compared(program: &Program, proc: ProcId) -> BTreeSet<i128> {
    use certus_c::program::{Command, Exit, eval::signed};
    let mut open: Vec<ExprId> = Vec::new();
    for block in &program.procs[proc.index()].blocks {
        if let Exit::Branch(id, ..) | Exit::Switch(id, ..) = &block.exit {
            open.push(*id);
        }
        for (command, _) in &block.commands {
            if let Command::Assign(_, id) | Command::Assume(id) = command {
                open.push(*id);
            }
        }
    }
    let mut out = BTreeSet::new();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let expr = program.expr(id);
        if let Expr::Binary(op @ (Binary::Eq | Binary::SLt | Binary::ULt), a, b) = expr {
            let constant = |id: ExprId| {
                program
                    .exprs
                    .as_const(id)
                    .map(|bits| signed(bits, program.width(id)))
                    .filter(|it| it.abs() <= LARGEST)
            };
            match (op, constant(a), constant(b)) {
                (Binary::Eq, Some(number), _) | (Binary::Eq, _, Some(number)) => {
                    out.extend([number - 1, number]);
                }
                (_, Some(number), _) => {
                    out.insert(number);
                }
                (_, _, Some(number)) => {
                    out.insert(number - 1);
                }
                _ => {}
            }
        }
        open.extend(operands(expr).into_iter().flatten());
    }
    out
}
