//! Whether a program ends: `--property termination`.
//!
//! Random runs of the interpreter that come back to a state are looked for first. Then a ranking function is looked for, on an
//! automaton in which a run that is not followed any further is an error; and then a recurrent set, on one in which a run ends
//! where it does what C leaves undefined. Engines get questions of safety only ([`certus_engine::termination`]), so all reductions
//! may be done: the obligations are part of the automaton before it is reduced.

use crate::answer::{Answer, Proved, Report};
use crate::assume::unmodelled;
use crate::claims;
use crate::confirm::{Endless, Failing};
use crate::follow::Cut;
use crate::job::Job;
use crate::lifted::lifted;
use crate::look::Magnitudes;
use crate::strategy::{INVARIANTS, Strategy};
use crate::unknown::Unknown;
use certus_c::cfa::{self, Claim, CutReason, Cutoff, StepKind, Translation};
use certus_c::interp::{
    Config, Inputs, Interpreter, Lasso, Layout, Outcome as Ending, RandomInputs, Run as Execution,
};
use certus_c::program::{Property, Shown, Source, VarId};
use certus_certify::{check_ranking, check_recurrence, second_solver};
use certus_engine::termination::{Bounds, Proved as Found, Safety, diverge, prove};
use certus_engine::{Control, Engine, EngineError, Reason, Stats, Task, Verdict, registry};
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Invariant, Proof, Ranking, Recurrence, Run};
use certus_reduce::Size;
use certus_witness::replay_hints;
use certus_witness::trace::record_endless;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Instant;

/// What an infinite run may not do: C leaves it undefined, so what the machine makes of it is no answer.
const UNDEFINED: [Property; 5] =
    [Property::Overflow, Property::Deref, Property::Free, Property::DivByZero, Property::Shift];

/// Random runs that may come back to a state, and the most steps of one: short ones first, longer ones if nothing else helps.
const SHORT: (u64, u64) = (300, 20_000);
const LONG: (u64, u64) = (200, 1_000_000);

/// Runs around a loop that are repeated, the last ones that were found.
const MOST_REPEATED: usize = 6;

/// The bound on recursion is doubled from the first to the last, as long as it decides.
const FIRST_BOUND: u32 = 4;
const LAST_BOUND: u32 = 32;

/// How much of the time for a proof is for one without a bound on recursion, with nothing and with something claimed of results.
const WITHOUT_CLAIMS: f64 = 0.3;
const WITH_CLAIMS: f64 = 0.5;

/// Edges of a run into a recurrent set that the interpreter executes.
const EXECUTED: usize = 4_000;

/// How much of the time that is left each part gets, in turn: most answers come soon, from one of them.
const SHORT_RUNS: f64 = 0.1;
const LONG_RUNS: f64 = 0.15;
const REPEATED: f64 = 0.03;

/// The same for a proof about all runs, a recurrent set, a proof without overflow, and one about defined runs, first and last.
const ROUNDS: [[f64; 4]; 2] = [[0.08, 0.06, 0.08, 0.1], [0.3, 0.3, 0.5, 1.0]];

/// The most commands of a run around a loop that an engine finds. A longer one is of no use as a sample.
const LONGEST_RUN: u64 = 100_000;

/// Verifies that a program ends.
pub(crate) fn verify(job: &Job<'_>, strategy: &mut Strategy) -> Result<Report, EngineError> {
    if let Some(answer) = lasso(job, SHORT, &part(job, SHORT_RUNS)) {
        return Ok(Report { answer, ..Report::default() });
    }
    let mut first: Option<Report> = None;
    // What came to its end comes to the same end again.
    let mut ended: Vec<Meaning> = Vec::new();
    for (number, [every, set, exact, defined]) in ROUNDS.into_iter().enumerate() {
        for (meaning, share) in
            [(Meaning::Every, every), (Meaning::Exact, exact), (Meaning::Defined, defined)]
        {
            if !ended.contains(&meaning) {
                let control = part(job, share);
                let report = deeper(job, strategy, meaning, &control)?;
                if !report.answer.is_unknown() {
                    return Ok(report);
                }
                let limit =
                    matches!(&report.answer, Answer::Unknown(Unknown::Engine(why), _) if is_limit(why));
                if !limit && control.stop().is_none() {
                    ended.push(meaning);
                }
                if meaning == Meaning::Every {
                    first = Some(report);
                }
            }
            if meaning == Meaning::Every
                && let Some(answer) = recurrence(job, strategy, set)?
            {
                return Ok(Report { answer, ..Report::default() });
            }
        }
        if number == 0
            && let Some(answer) = lasso(job, LONG, &part(job, LONG_RUNS))
        {
            return Ok(Report { answer, ..Report::default() });
        }
    }
    Ok(first.unwrap_or_default())
}

/// Which runs are to end, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// All of them. What C leaves undefined has the one meaning that it has for every property, but no signed overflow may be
    /// what ends a loop.
    Every,
    /// All of them, and no signed number overflows.
    Exact,
    /// Those that do nothing undefined.
    Defined,
}

fn is_limit(why: &Reason) -> bool {
    matches!(why, Reason::Stopped(_) | Reason::Solver(_))
}

/// The limits for a part of the time that is left.
fn part(job: &Job<'_>, share: f64) -> Control {
    of(job, &job.control, share)
}

fn of(job: &Job<'_>, control: &Control, share: f64) -> Control {
    let limits = control.limits.clone();
    match limits.time_left() {
        Some(left) => Control { limits: limits.with_timeout(left.mul_f64(share)), ..job.control.clone() },
        None => control.clone(),
    }
}

/// Looks for a proof: with a bound on recursion; if that decides, without one; and then with larger bounds.
fn deeper(
    job: &Job<'_>,
    strategy: &mut Strategy,
    meaning: Meaning,
    control: &Control,
) -> Result<Report, EngineError> {
    let mut bound = job.recursion.unwrap_or(FIRST_BOUND);
    let (mut report, mut cut) = proof(job, strategy, (Recursion::Bound(bound), meaning), control)?;
    let too_deep = |report: &Report, cut: &Option<Reached>| {
        let refused = matches!(&report.answer, Answer::Unknown(Unknown::Refused(_), _));
        refused || matches!(cut, Some(Reached::Cut(Cut(_, CutReason::Recursion))))
    };
    if !too_deep(&report, &cut) || job.recursion.is_some() {
        return Ok(report);
    }
    // Often nothing has to be known of results, and claims may be what is hard to show.
    let mut late: Option<Report> = None;
    for (guessed, share) in [(false, WITHOUT_CLAIMS), (true, WITH_CLAIMS)] {
        let within = of(job, control, share);
        let mut claims =
            if guessed { claims::guess(job.program, claims::Kind::Comparisons, &within) } else { Vec::new() };
        let other = loop {
            let (other, broken) =
                proof(job, strategy, (Recursion::NoReturn(claims.clone()), meaning), &within)?;
            match broken {
                Some(Reached::Claim(index)) if index < claims.len() && within.stop().is_none() => {
                    claims.remove(index);
                }
                _ => break other,
            }
        };
        if !other.answer.is_unknown() {
            return Ok(other);
        }
        if within.stop().is_some() {
            late = Some(other);
        }
    }
    while too_deep(&report, &cut) && bound < LAST_BOUND && control.stop().is_none() {
        bound *= 2;
        (report, cut) = proof(job, strategy, (Recursion::Bound(bound), meaning), control)?;
    }
    // With more time there may be a proof without a bound.
    Ok(late.filter(|_| report.answer.is_unknown()).unwrap_or(report))
}

/// How recursion is followed.
enum Recursion {
    /// To a bound.
    Bound(u32),
    /// Without a bound: these claims are all that is known of results.
    NoReturn(Vec<Claim>),
}

/// What of an automaton is reached that is no part of a proof.
enum Reached {
    /// A place beyond which nothing is followed.
    Cut(Cut),
    /// A claim that is not kept.
    Claim(usize),
}

/// Random runs that come back to a state without having done anything undefined.
fn lasso(job: &Job<'_>, (runs, max_steps): (u64, u64), control: &Control) -> Option<Answer> {
    let config = Config { check: UNDEFINED.to_vec(), max_steps };
    let interpreter = Interpreter::new(job.program, config);
    for seed in 1..=runs {
        if control.stop().is_some() {
            return None;
        }
        let random = RandomInputs::new(seed);
        let layout = if seed % 4 == 0 { Layout::random(seed) } else { Layout::default() };
        let interpreter = interpreter.clone().under(layout);
        let (run, lasso) = match seed % 4 {
            0 => interpreter.recurrence(&mut Magnitudes(random)),
            1 => interpreter.recurrence(&mut { random }),
            _ => interpreter.recurrence(&mut Constant::after(random, seed as usize / 4 % 8)),
        };
        if let Some(lasso) = lasso {
            return Some(endless(job, run, &lasso, None));
        }
        if run.draws.is_empty() {
            return None;
        }
    }
    None
}

/// Random values, but after some of them each variable gets the same one again and again: what leads round a loop once often
/// does so for ever.
struct Constant {
    random: RandomInputs,
    left: usize,
    kept: BTreeMap<VarId, u128>,
}

impl Constant {
    fn after(random: RandomInputs, left: usize) -> Constant {
        Constant { random, left, kept: BTreeMap::new() }
    }
}

impl Inputs for Constant {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        self.random.next(source, width)
    }

    fn value(&mut self, source: &Source, width: u32, var: VarId) -> u128 {
        if self.left == 0
            && let Some(value) = self.kept.get(&var)
        {
            return *value;
        }
        self.left = self.left.saturating_sub(1);
        let value = self.random.next(source, width);
        self.kept.insert(var, value);
        value
    }
}

/// Runs that go round a loop once, and then get the same inputs again and again.
fn repeated(job: &Job<'_>, translation: &Translation, rounds: &[Run], control: &Control) -> Option<Answer> {
    let config = Config { check: UNDEFINED.to_vec(), max_steps: LONG.1 };
    let interpreter = Interpreter::new(job.program, config);
    for run in rounds.iter().rev().take(MOST_REPEATED) {
        if control.stop().is_some() {
            return None;
        }
        let mut inputs = Repeated::of(translation, run);
        let (run, lasso) = interpreter.recurrence(&mut inputs);
        if let Some(lasso) = lasso {
            return Some(endless(job, run, &lasso, None));
        }
    }
    None
}

/// The values that a run of the automaton chooses for each variable, then the last one of them for ever.
struct Repeated {
    values: BTreeMap<VarId, VecDeque<u128>>,
    last: BTreeMap<VarId, u128>,
}

impl Repeated {
    fn of(translation: &Translation, run: &Run) -> Repeated {
        let mut values: BTreeMap<VarId, VecDeque<u128>> = BTreeMap::new();
        for step in &run.steps {
            let mut chosen = step.values.iter();
            for command in translation.cfa.edge(step.edge).block.path_steps(&step.path) {
                if !matches!(command.command, Command::Havoc(_)) {
                    continue;
                }
                let Some(value) = chosen.next() else { continue };
                let info = translation.steps.get(command.id.0 as usize);
                if let Some(StepKind::Draw(source, Some(var))) = info.map(|info| &info.kind)
                    && *source != Source::Uninitialised
                {
                    let number = value.as_bv().and_then(certus_logic::Bv::to_u128).unwrap_or(0);
                    values.entry(*var).or_default().push_back(number);
                }
            }
        }
        Repeated { values, last: BTreeMap::new() }
    }
}

impl Inputs for Repeated {
    fn next(&mut self, _: &Source, _: u32) -> u128 {
        0
    }

    fn value(&mut self, _: &Source, _: u32, var: VarId) -> u128 {
        if let Some(value) = self.values.get_mut(&var).and_then(VecDeque::pop_front) {
            self.last.insert(var, value);
        }
        self.last.get(&var).copied().unwrap_or(0)
    }
}

/// The answer that an infinite run is, from the part of it that was executed.
fn endless(
    job: &Job<'_>,
    mut run: Execution,
    found: &Lasso,
    set: Option<certus_certify::Certified>,
) -> Answer {
    if let Some(name) = unmodelled(job.program) {
        return Answer::unknown(Unknown::NeedsLibrary(name));
    }
    let mut lasso = *found;
    if set.is_none() && !lasso.deeper {
        let config = Config { check: UNDEFINED.to_vec(), max_steps: run.steps };
        let interpreter = Interpreter::new(job.program, config).under(run.layout.clone());
        if let Some(shorter) = interpreter.shortest(&run, &lasso) {
            (run, lasso) = shorter;
        }
    }
    run.outcome = Ending::Violation { property: Property::Termination, span: lasso.span, proc: lasso.proc };
    let trace = record_endless(job.unit, job.program, &UNDEFINED, &run, lasso.begin);
    let endless = Endless { begin: lasso.begin, draws: lasso.draws, deeper: lasso.deeper, set };
    Answer::Unsafe(Box::new(Failing {
        run,
        followed: None,
        trace,
        compiled: None,
        needed: None,
        harness: Err("a run that does not end fails nowhere".to_owned()),
        endless: Some(endless),
    }))
}

/// The automaton that certificates are about.
fn translated(
    job: &Job<'_>,
    terms: &mut Terms,
    recursion: Recursion,
    proof: Option<Meaning>,
) -> Result<Translation, cfa::Refused> {
    let mut properties = vec![Property::Termination];
    if proof == Some(Meaning::Exact) {
        properties.push(Property::Overflow);
    }
    let assumed = match proof {
        Some(Meaning::Every | Meaning::Exact) => Vec::new(),
        Some(Meaning::Defined) | None => UNDEFINED.to_vec(),
    };
    let (recursion, claims) = match recursion {
        Recursion::Bound(bound) => (bound, None),
        Recursion::NoReturn(claims) => (0, Some(claims)),
    };
    let options = cfa::Options {
        properties,
        assumed,
        recursion,
        claims,
        cutoff: if proof.is_some() { Cutoff::Error } else { Cutoff::Block },
        fits: proof == Some(Meaning::Defined),
        one_layout: proof.is_none(),
        ..cfa::Options::default()
    };
    cfa::translate(job.program, terms, &options, job.line)
}

/// The variables of which C says that they wrap around: no overflow ends a loop that they count.
fn wrapping(job: &Job<'_>, translation: &Translation) -> BTreeSet<Term> {
    let all = translation.cfa.vars.iter().zip(&translation.meanings);
    all.filter_map(|(var, meaning)| match meaning {
        cfa::Meaning::Variable { var: of, .. } => {
            let shown = job.program.vars[of.index()].shown;
            matches!(shown, Shown::Unsigned | Shown::Bool | Shown::Pointer).then_some(var.term)
        }
        _ => None,
    })
    .collect()
}

/// Looks for a proof; and tells what is reached, if that is why there is none.
fn proof(
    job: &Job<'_>,
    strategy: &mut Strategy,
    (recursion, meaning): (Recursion, Meaning),
    control: &Control,
) -> Result<(Report, Option<Reached>), EngineError> {
    let mut report = Report::default();
    let mut terms = Terms::new();
    // Where accesses are checked, it is not known whether there is room for what all activations make: no recursion is as deep
    // there as an unsigned number goes round.
    let crowded = meaning == Meaning::Defined && matches!(recursion, Recursion::NoReturn(_));
    let translation = match translated(job, &mut terms, recursion, Some(meaning)) {
        Ok(translation) => translation,
        Err(why) => {
            report.answer = Answer::unknown(Unknown::Refused(why));
            return Ok((report, None));
        }
    };
    report.effort.raw = Size::of(&terms, &translation.cfa);
    let mut place = None;
    let mut engines = Engines::new(job, strategy);
    let wrapping = if crowded { BTreeSet::new() } else { wrapping(job, &translation) };
    let bounds = if meaning == Meaning::Exact { Bounds::Finite } else { Bounds::Zero(&wrapping) };
    let mut rounds = Vec::new();
    let found = prove(&mut terms, &translation.cfa, &mut engines, bounds, &mut rounds, control)?;
    (report.effort.stats, report.effort.reduced) = (engines.stats, engines.reduced);
    report.answer = match found {
        Found::Terminates(ranking) => {
            report.answer = certify(job, terms, translation, ranking, meaning);
            return Ok((report, None));
        }
        Found::Unknown(why) => Answer::unknown(Unknown::Engine(why)),
        Found::Error(run) => {
            let reached = reached(job, &translation, &run);
            let answer = match &reached {
                Reached::Cut(cut) => Answer::unknown(cut.describe(job)),
                Reached::Claim(_) => Answer::unknown(Unknown::Engine(Reason::NoRanking)),
            };
            place = Some(reached);
            answer
        }
    };
    if let Some(answer) = repeated(job, &translation, &rounds, &part(job, REPEATED)) {
        report.answer = answer;
        place = None;
    }
    Ok((report, place))
}

/// The place that a run reaches beyond which nothing is followed, or the claim that it does not keep.
fn reached(job: &Job<'_>, translation: &Translation, run: &Run) -> Reached {
    let last = run.steps.last().and_then(|step| {
        let edge = translation.cfa.edges.get(step.edge.index())?;
        edge.block.steps().last().and_then(|step| translation.steps.get(step.id.0 as usize))
    });
    let Some(cfa::StepInfo { span, proc, kind, .. }) = last else {
        return Reached::Cut(Cut(None, CutReason::Recursion));
    };
    let own = !job.program.procs[proc.index()].library;
    let cut = |reason: CutReason| Reached::Cut(Cut(own.then_some(*span), reason));
    match kind {
        StepKind::Cut(reason) => cut(reason.clone()),
        StepKind::Claim(index) => Reached::Claim(*index),
        _ => cut("a signed number may overflow".into()),
    }
}

fn certify(
    job: &Job<'_>,
    mut terms: Terms,
    translation: Translation,
    ranking: Ranking,
    meaning: Meaning,
) -> Answer {
    let mut certified = None;
    let proof = Proof::Inductive(ranking.invariants(&mut terms, &translation.cfa));
    if job.certify {
        let solver = second_solver(&job.control.solver);
        match check_ranking(&mut terms, &translation.cfa, &ranking, &job.control.limits, solver) {
            Ok(checked) => certified = Some(checked),
            Err(failure) => {
                let script = crate::failed::script(&terms, &translation.cfa, &proof, &failure);
                return Answer::unknown(Unknown::Uncertified { failure, script });
            }
        }
    }
    let defined = meaning == Meaning::Defined;
    let ranking = Some(ranking);
    Answer::Safe(Box::new(Proved { terms, translation, proof, ranking, defined, certified, vacuous: None }))
}

/// Looks for a recurrent set.
fn recurrence(job: &Job<'_>, strategy: &mut Strategy, share: f64) -> Result<Option<Answer>, EngineError> {
    let control = part(job, share);
    let bound = job.recursion.unwrap_or(FIRST_BOUND);
    let mut terms = Terms::new();
    let Ok(translation) = translated(job, &mut terms, Recursion::Bound(bound), None) else { return Ok(None) };
    // What the automaton does beyond the program may be what does not end.
    // Nor is what it does with objects of which only one is watched known to be defined.
    let watched = translation.cfa.vars.iter().any(|var| var.name.contains(".watched"));
    if !translation.inexact.is_empty() || watched {
        return Ok(None);
    }
    let mut engines = Engines::new(job, strategy);
    let Some(found) = diverge(&mut terms, &translation.cfa, &mut engines, &control)? else {
        return Ok(None);
    };
    let solver = second_solver(&job.control.solver);
    let Ok(checked) = check_recurrence(&mut terms, &translation.cfa, &found, &job.control.limits, solver)
    else {
        return Ok(None);
    };
    Ok(executed(job, &terms, &translation, &found)
        .map(|(run, lasso)| endless(job, run, &lasso, Some(checked))))
}

/// Executes the stem and some of what follows in the program; nothing if that is no run, or ends.
fn executed(
    job: &Job<'_>,
    terms: &Terms,
    translation: &Translation,
    found: &Recurrence,
) -> Option<(Execution, Lasso)> {
    let run = found.continued(terms, &translation.cfa, EXECUTED)?;
    let hints = run.hints(&translation.cfa);
    let stop = || job.control.stop().is_some();
    // The interpreter takes fewer steps than the automaton has commands.
    let steps = hints.order.len() as u64 / 4;
    let execution = replay_hints(job.program, translation, &hints, &UNDEFINED, (steps, &stop));
    if execution.outcome != Ending::OutOfSteps {
        return None;
    }
    let (proc, span) = execution.active.last().copied()?;
    let (begin, draws) = (execution.steps, execution.draws.len());
    let lasso = Lasso { span, proc, begin, draws, period: 0, deeper: false };
    Some((execution, lasso))
}

/// Answers questions of safety: reduces, asks an engine, and carries what it finds back.
struct Engines<'a, 'j> {
    job: &'a Job<'j>,
    engine: Box<dyn Engine>,
    stats: Stats,
    reduced: Size,
}

impl<'a, 'j> Engines<'a, 'j> {
    fn new(job: &'a Job<'j>, strategy: &mut Strategy) -> Engines<'a, 'j> {
        // There are many small questions: one engine answers them faster than several that start anew for each.
        let name = if strategy.engine.name() == "auto" { INVARIANTS } else { strategy.engine.name() };
        let engine = registry::make(name).expect("a strategy has an engine of the registry");
        Engines { job, engine, stats: Stats::default(), reduced: Size::default() }
    }
}

impl Safety for Engines<'_, '_> {
    fn decide(&mut self, terms: &mut Terms, cfa: &Cfa, control: &Control) -> Result<Verdict, EngineError> {
        let deadline = control.limits.time_left().map(|left| Instant::now() + left);
        let reduction = certus_reduce::reduce(terms, cfa, &self.job.reduce, deadline);
        self.reduced = Size::of(terms, &reduction.cfa);
        let facts =
            if self.job.facts { certus_reduce::facts(terms, &reduction.cfa) } else { Invariant::default() };
        let task = Task { cfa: &reduction.cfa, facts: &facts };
        let outcome = task.solve(self.engine.as_mut(), terms, control)?;
        self.stats.merge(&outcome.stats);
        Ok(match outcome.verdict {
            Verdict::Safe(proof) => {
                match lifted(terms, &reduction, &task, &proof, control, &mut self.stats)? {
                    Ok(proof) => Verdict::Safe(proof),
                    Err(why) => Verdict::Unknown(Reason::NotCarried(why.to_string())),
                }
            }
            Verdict::Unsafe(run) => match reduction.lift_hints(terms, &run).replay(terms, cfa, LONGEST_RUN) {
                Some(run) => Verdict::Unsafe(run),
                None => Verdict::Unknown(Reason::NotCarried("a run is not carried back".to_owned())),
            },
            Verdict::Unknown(why) => Verdict::Unknown(why),
        })
    }
}
