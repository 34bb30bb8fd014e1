//! `auto`: several engines side by side, under a schedule that is data (`schedule.txt`).
//!
//! The lanes of the schedule run as [`crate::lanes`] says.

use crate::adapt::{Views, fits, solve_views};
use crate::board::Board;
use crate::control::Control;
use crate::engine::{EngineError, OnBoth, Outcome, Takes, Verdict};
use crate::lanes::{Lane, Next, side_by_side};
use crate::option_groups::{OptionValue, engine, option_group};
use crate::registry;
use certus_logic::Terms;
use certus_model::{Model, Problem};
use certus_solver::Theories;
use std::num::NonZeroUsize;
use std::sync::Arc;
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

engine! {
    Auto as Both {
        name: |_| Auto::NAME,
        about: |_| "the default: the other engines side by side, the first answer counts",
        takes: Takes::EVERY_THEORY,
        options: itself,
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
        let inner = Control { board: Some(Arc::new(Board::new(terms))), ..control.clone() };
        let lanes = lanes.iter().map(|stages| {
            move |mut lane: Lane<'_, Verdict>| {
                for stage in stages {
                    let work = |terms: &mut Terms, control: &Control| {
                        run_stage(stage, log, terms, views, control).map(|out| (out.verdict, out.stats))
                    };
                    if lane.run(&stage.engine, work) == Next::Nothing {
                        return;
                    }
                }
            }
        });
        let (verdict, stats) = side_by_side(Auto::NAME, terms, &inner, lanes.collect())?;
        Ok(Outcome { verdict, stats })
    }
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
