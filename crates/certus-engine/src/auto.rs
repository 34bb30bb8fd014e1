//! `auto`: several engines side by side, under a schedule that is data (`schedule.txt`).
//!
//! Each lane of the schedule is a thread with an arena of its own; the first answer ends the others. The
//! answer's arena takes the place of the one that was given, in which every earlier term keeps its number.

use crate::adapt::{Views, fits, solve_views};
use crate::board::Board;
use crate::control::{Control, Event};
use crate::engine::{Engine, EngineError, Entry, OnBoth, OptionInfo, Outcome, Takes, Verdict};
use crate::option_groups::{self, OptionValue, option_group};
use crate::reason::Reason;
use crate::registry;
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Model, Problem};
use certus_solver::Theories;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// The schedule.
const SCHEDULE: &str = include_str!("schedule.txt");

/// What problems have schedules of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Automata over words and bits: programs, Horn clauses.
    Automata,
    /// Automata with integers or reals.
    AutomataOfNumbers,
    /// Transition systems over words and bits: hardware.
    Systems,
    /// Transition systems with integers or reals.
    SystemsOfNumbers,
}

/// The kinds by the names that they have in the schedule.
const KINDS: &[(&str, Kind)] = &[
    ("[automata]", Kind::Automata),
    ("[automata of numbers]", Kind::AutomataOfNumbers),
    ("[systems]", Kind::Systems),
    ("[systems of numbers]", Kind::SystemsOfNumbers),
];

impl Kind {
    fn of(terms: &Terms, problem: &Problem<'_>) -> Kind {
        let theories = Theories::of_terms(terms, &problem.terms());
        let numbers = theories.has(Theories::INTEGERS) || theories.has(Theories::REALS);
        match (problem.model, numbers) {
            (Model::Automaton(_), false) => Kind::Automata,
            (Model::Automaton(_), true) => Kind::AutomataOfNumbers,
            (Model::System(_), false) => Kind::Systems,
            (Model::System(_), true) => Kind::SystemsOfNumbers,
        }
    }
}

/// One engine for some time.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stage {
    kind: Kind,
    lane: usize,
    engine: String,
    /// Without a time: until the end.
    time: Option<Duration>,
    options: Vec<(String, String)>,
}

/// The stages of a schedule; a line that is none is an error with its text.
fn parse(text: &str) -> Result<Vec<Stage>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut kind = None;
    let mut stages = Vec::new();
    for line in lines {
        if let Some((_, named)) = KINDS.iter().find(|(name, _)| *name == line) {
            kind = Some(*named);
            continue;
        }
        let bad = || format!("`{line}` is no stage of a schedule");
        stages.push(stage(line, kind.ok_or_else(bad)?).ok_or_else(bad)?);
    }
    Ok(stages)
}

/// One line of a schedule.
fn stage(line: &str, kind: Kind) -> Option<Stage> {
    let mut words = line.split_whitespace();
    let lane: usize = words.next()?.parse().ok()?;
    let engine = words.next()?.to_owned();
    let time = match words.next()? {
        "rest" => None,
        seconds => Some(Duration::from_secs_f64(seconds.parse().ok()?)),
    };
    let options = words
        .map(|word| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .collect::<Option<_>>()?;
    Some(Stage { kind, lane, engine, time, options })
}

option_group! {
    /// The default engine.
    pub struct Auto in "" {
        "lanes" lanes: Lanes = Lanes(None), "how many engines run at a time";
        "log" log: bool = false, "engines that can tell every step do";
    }
}

/// How many engines run at a time; as many as there are cores if nobody says.
#[derive(Clone, Debug)]
pub(crate) struct Lanes(Option<NonZeroUsize>);

impl Lanes {
    fn get(&self) -> usize {
        self.0.or(std::thread::available_parallelism().ok()).map_or(1, usize::from)
    }
}

impl OptionValue for Lanes {
    const VALUES: &'static str = NonZeroUsize::VALUES;

    fn read(text: &str) -> Option<Lanes> {
        NonZeroUsize::read(text).map(|n| Lanes(Some(n)))
    }

    fn show(&self) -> String {
        self.0.map_or_else(|| "as many as there are cores".to_owned(), |n| n.to_string())
    }
}

impl Auto {
    /// The name of the engine.
    pub const NAME: &str = "auto";

    /// For each kind of problem, in words, what runs in each lane.
    #[must_use]
    pub fn schedules() -> Vec<(&'static str, Vec<String>)> {
        let stages = parse(SCHEDULE).expect("the schedule is well-formed, as a test says");
        let of = |kind: Kind| {
            let mut lanes: Vec<Vec<&str>> = Vec::new();
            for stage in stages.iter().filter(|stage| stage.kind == kind) {
                lanes.resize_with(lanes.len().max(stage.lane), Vec::new);
                lanes[stage.lane - 1].push(&stage.engine);
            }
            lanes.iter().map(|lane| lane.join(", ")).collect()
        };
        KINDS.iter().map(|(name, kind)| (name.trim_matches(['[', ']']), of(*kind))).collect()
    }
}

impl Engine for Auto {
    fn name(&self) -> &'static str {
        Auto::NAME
    }

    fn about(&self) -> &'static str {
        "the default: the other engines side by side, the first answer counts"
    }

    fn options(&self) -> Vec<OptionInfo> {
        option_groups::list([self])
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        option_groups::set(self.name(), [self], key, value)
    }

    fn takes(&self) -> Takes {
        Takes::EVERY_THEORY
    }

    fn entry(&mut self) -> Entry<'_> {
        Entry::Both(self)
    }
}

impl OnBoth for Auto {
    fn run(
        &mut self,
        terms: &mut Terms,
        views: &Views<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let problem = views.problem;
        let kind = Kind::of(terms, problem);
        let schedule = parse(SCHEDULE).expect("the schedule is well-formed, as a test says");
        let mut stages: Vec<Stage> = schedule.into_iter().filter(|stage| stage.kind == kind).collect();
        let mut refused = None;
        stages.retain(|stage| {
            let fit = registry::make(&stage.engine)
                .and_then(|engine| fits(engine.as_ref(), terms, problem, &control.solver));
            fit.map_err(|why| refused.get_or_insert(why)).is_ok()
        });
        if let (true, Some(why)) = (stages.is_empty(), refused) {
            return Err(why);
        }
        let mut lanes: Vec<Vec<Stage>> = Vec::new();
        for stage in stages {
            // With fewer cores than lanes, what would run beside runs before: its stages end.
            let lane = stage.lane.min(self.lanes.get()) - 1;
            lanes.resize_with(lanes.len().max(lane + 1), Vec::new);
            lanes[lane].push(stage);
        }
        for lane in &mut lanes {
            lane.sort_by_key(|stage| stage.time.is_none());
        }
        let log = self.log;
        let found = Arc::new(AtomicBool::new(false));
        let board = Some(Arc::new(Board::new(terms)));
        let limits = control.limits.clone().with_cancel(found.clone());
        let inner = Control { limits, board, ..control.clone() };
        let (sender, receiver) = mpsc::channel();
        let mut stats = Stats::default();
        let mut why = None;
        let mut answer = None;
        let mut error = None;
        std::thread::scope(|scope| {
            for lane in &lanes {
                let (sender, inner, given) = (sender.clone(), inner.clone(), &*terms);
                scope.spawn(move || {
                    let mut terms = given.clone();
                    for stage in lane {
                        let outcome = guarded(stage, || run_stage(stage, log, &mut terms, views, &inner));
                        let answered = match &outcome {
                            Ok(outcome) => !matches!(outcome.verdict, Verdict::Unknown(_)),
                            Err(_) => false,
                        };
                        // Whoever fails leaves an arena that nobody should trust.
                        let arena = match answered {
                            true => Some(std::mem::take(&mut terms)),
                            false => None,
                        };
                        if outcome.is_err() {
                            terms = given.clone();
                        }
                        // The receiver lives as long as this scope.
                        let _ = sender.send((stage.engine.clone(), outcome, arena));
                        if answered || inner.stop().is_some() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for (engine, outcome, arena) in receiver {
                match outcome {
                    // The others may still have an answer.
                    Err(failure) => {
                        control.tell(|| Event::Step { engine: "auto", text: failure.to_string() });
                        error = Some(failure);
                    }
                    Ok(Outcome { verdict: Verdict::Unknown(reason), stats: part }) => {
                        stats.add_queries(part.queries());
                        why.get_or_insert(reason);
                    }
                    Ok(outcome) if answer.is_none() => {
                        found.store(true, Ordering::Relaxed);
                        stats.add(&format!("answered by {engine}"), 1);
                        stats.merge(&outcome.stats);
                        answer = Some((outcome.verdict, arena));
                    }
                    Ok(_) => {}
                }
            }
        });
        match (answer, error) {
            (Some((verdict, arena)), _) => {
                if let Some(arena) = arena {
                    *terms = arena;
                }
                Ok(Outcome { verdict, stats })
            }
            (None, Some(failure)) => Err(failure),
            (None, None) => {
                let reason = control.stop().or(why).unwrap_or(Reason::NoEngine);
                Ok(Outcome { verdict: Verdict::Unknown(reason), stats })
            }
        }
    }
}

/// Does the work of a stage. A panic is a defect of its engine, and no reason to lose the answer of another.
fn guarded(
    stage: &Stage,
    work: impl FnOnce() -> Result<Outcome, EngineError>,
) -> Result<Outcome, EngineError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().copied();
        let text =
            text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
        Err(EngineError::Panicked(format!("the engine {} panics: {text}", stage.engine)))
    })
}

fn run_stage(
    stage: &Stage,
    log: bool,
    terms: &mut Terms,
    views: &Views<'_>,
    control: &Control,
) -> Result<Outcome, EngineError> {
    let mut engine = registry::make(&stage.engine)?;
    #[cfg(debug_assertions)]
    if std::env::var("CERTUS_TEST_PANIC_IN").is_ok_and(|name| name == stage.engine) {
        panic!("a panic was asked for");
    }
    for (key, value) in &stage.options {
        engine.set(key, value)?;
    }
    if log && engine.options().iter().any(|option| option.key == "log") {
        engine.set("log", "on")?;
    }
    solve_views(engine.as_mut(), terms, views, control, stage.time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schedule_is_well_formed() {
        let stages = parse(SCHEDULE).expect("stages");
        assert!(!stages.is_empty());
        for stage in stages {
            assert!(stage.lane >= 1);
            let mut engine = registry::make(&stage.engine).expect("an engine");
            assert_ne!(engine.name(), "auto");
            for (key, value) in &stage.options {
                engine.set(key, value).expect("an option");
            }
        }
        for (_, kind) in KINDS {
            assert!(parse(SCHEDULE).expect("stages").iter().any(|stage| stage.kind == *kind));
        }
        assert!(parse("1 ic3cfa rest").is_err());
        assert!(parse("[systems]\n1 ic3cfa soon").is_err());
        assert!(parse("[gardens]\n1 ic3cfa rest").is_err());
    }
}
