//! How many frames IC3 and IC4 need, against the diameter: the experiment that *Improving Convergence Rate of IC3*
//! (Goldberg) does not have.
//!
//! `cargo run --release -p certus-engine --example convergence -- [DIR [SYSTEMS]]` makes random systems whose diameter an
//! explicit-state search tells, runs `ic3` and the versions of `ic4`, and writes `convergence.md` and `convergence.svg`
//! into the folder. The numbers are the same on every machine.

#![allow(clippy::print_stdout, clippy::expect_used, reason = "a program that prints, and fails by panicking")]

use certus_engine::{Control, Stats, Verdict, registry, solve};
use certus_logic::Terms;
use certus_model::{Invariant, Problem, Property, Ts};
use certus_testing::{Deep, Rng, SystemOracle, random_deep_system};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Where the seeds of the systems begin.
const FIRST_SEED: u64 = 7_000_000;

/// How many systems there are if nobody says.
const SYSTEMS: u64 = 3_000;

/// A name, the engine, and its options.
type Compared = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// The engines that are compared.
const ENGINES: [Compared; 4] = [
    ("ic3", "ic3", &[]),
    ("minimal", "ic4", &[]),
    ("heuristic", "ic4", &[("new-push", "heuristic")]),
    ("maximal", "ic4", &[("new-push", "maximal")]),
];

/// What one engine did with one system.
struct Effort {
    frames: u64,
    /// States of traces, but for the initial ones.
    states: u64,
    unpushable: u64,
    queries: u64,
}

/// A system, and what all engines did with it.
struct Measured {
    kind: Deep,
    safe: bool,
    diameter: u64,
    efforts: Vec<Effort>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/convergence".to_owned()));
    let systems = arguments.next().map_or(SYSTEMS, |text| text.parse().expect("a number of systems"));
    let mut all = Vec::new();
    for n in 0..systems {
        all.push(measure(FIRST_SEED + n, Deep::ALL[n as usize % Deep::ALL.len()]));
    }
    let text = format!("{}\n{}\n{}", frames_table(&all), excess_table(&all), states_table(&all));
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    std::fs::write(folder.join("convergence.md"), &text).expect("the table is written");
    std::fs::write(folder.join("convergence.svg"), plot(&all)).expect("the plot is written");
    println!("{text}");
}

/// Runs all engines on a system.
fn measure(seed: u64, kind: Deep) -> Measured {
    let mut terms = Terms::new();
    let ts = random_deep_system(&mut Rng::new(seed), &mut terms, kind);
    let oracle = SystemOracle::explore(&mut terms, &ts);
    let safe = oracle.is_safe(0);
    let mut efforts = Vec::new();
    for (_, engine, options) in ENGINES {
        let (said, stats) = run(&mut terms, &ts, engine, options);
        assert_eq!(said, safe, "seed {seed}: a wrong answer of {engine} {options:?}");
        efforts.push(Effort {
            frames: stats.get("frames"),
            states: stats.get("states on traces") - stats.get("traces"),
            unpushable: stats.get("lemmas shown to be unpushable"),
            queries: stats.all_queries().0,
        });
    }
    Measured { kind, safe, diameter: oracle.diameter as u64, efforts }
}

fn run(terms: &mut Terms, ts: &Ts, engine: &str, options: &[(&str, &str)]) -> (bool, Stats) {
    let mut engine = registry::make(engine).expect("an engine");
    for (key, value) in options {
        engine.set(key, value).expect("an option");
    }
    let property = Property::Unreachable(0);
    let problem = Problem::of_system(ts, &property);
    let outcome = solve(engine.as_mut(), terms, &problem, &Invariant::default(), &Control::default());
    let outcome = outcome.expect("an answer");
    match outcome.verdict {
        Verdict::Safe(_) => (true, outcome.stats),
        Verdict::Unsafe(_) => (false, outcome.stats),
        Verdict::Unknown(why) => panic!("no answer: {why}"),
    }
}

/// The rows of a table: all kinds, and all systems.
fn rows(all: &[Measured]) -> Vec<(String, Vec<&Measured>)> {
    let of = |kind: Deep| all.iter().filter(|system| system.kind == kind).collect();
    let mut rows: Vec<_> = Deep::ALL.iter().map(|kind| (kind.name().to_owned(), of(*kind))).collect();
    rows.push(("**all**".to_owned(), all.iter().collect()));
    rows
}

fn mean(values: impl Iterator<Item = u64>) -> f64 {
    let (mut sum, mut count) = (0, 0);
    for value in values {
        sum += value;
        count += 1;
    }
    sum as f64 / f64::from(u32::max(count, 1))
}

/// By how much an engine goes beyond what the diameter allows.
fn excess(system: &Measured, engine: usize) -> u64 {
    system.efforts[engine].frames.saturating_sub(system.diameter + 1)
}

fn frames_table(all: &[Measured]) -> String {
    let mut text = String::from(
        "| systems | number | safe | diameter, mean (max) | frames of `ic3` | minimal `ic4` | heuristic | maximal | queries of `ic3` | minimal | heuristic | maximal |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for (name, systems) in rows(all) {
        let safe = systems.iter().filter(|system| system.safe).count();
        let diameter = mean(systems.iter().map(|system| system.diameter));
        let most = systems.iter().map(|system| system.diameter).max().unwrap_or(0);
        let _ = write!(text, "| {name} | {} | {safe} | {diameter:.1} ({most})", systems.len());
        for engine in 0..ENGINES.len() {
            let _ =
                write!(text, " | {:.2}", mean(systems.iter().map(|system| system.efforts[engine].frames)));
        }
        for engine in 0..ENGINES.len() {
            let _ =
                write!(text, " | {:.0}", mean(systems.iter().map(|system| system.efforts[engine].queries)));
        }
        text.push_str(" |\n");
    }
    text
}

fn excess_table(all: &[Measured]) -> String {
    let mut text = String::from(
        "| more frames than the diameter and one | systems | 1 more | 2 to 4 | 5 to 9 | 10 and more | worst | diameter 0 |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for (n, (name, _, _)) in ENGINES.iter().enumerate() {
        let beyond: Vec<u64> = all.iter().map(|system| excess(system, n)).filter(|more| *more > 0).collect();
        let within = |low: u64, high: u64| beyond.iter().filter(|more| (low..=high).contains(*more)).count();
        let name = if n == 0 { "`ic3`".to_owned() } else { format!("`ic4`, {name}") };
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} | {} | {} | {} |",
            beyond.len(),
            within(1, 1),
            within(2, 4),
            within(5, 9),
            within(10, u64::MAX),
            beyond.iter().max().unwrap_or(&0),
            all.iter().filter(|system| system.diameter == 0 && excess(system, n) > 0).count(),
        );
    }
    let _ = writeln!(text);
    text.push_str("| systems | `ic3` needs more than the diameter and one | more than minimal `ic4` | fewer than minimal `ic4` |\n| --- | ---: | ---: | ---: |\n");
    for (name, systems) in rows(all) {
        let count = |test: &dyn Fn(&Measured) -> bool| systems.iter().filter(|system| test(system)).count();
        let frames = |system: &Measured, n: usize| system.efforts[n].frames;
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} |",
            count(&|system| excess(system, 0) > 0),
            count(&|system| frames(system, 0) > frames(system, 1)),
            count(&|system| frames(system, 0) < frames(system, 1)),
        );
    }
    text
}

fn states_table(all: &[Measured]) -> String {
    let mut text = String::from(
        "| reachable states of `ic4` | all systems | bound of section VI | systems at the bound | beyond it | least that is possible |\n\
         | --- | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for (n, (name, _, _)) in ENGINES.iter().enumerate().skip(1) {
        let (mut states, mut bounds, mut least, mut at, mut beyond) = (0, 0, 0, 0, 0);
        for system in all {
            let effort = &system.efforts[n];
            let k = effort.frames - 1;
            // For the heuristic version the paper has none; that of the maximal one is right for it too.
            let bound = if n == 1 { k * (k + 1) / 2 } else { k * effort.unpushable };
            states += effort.states;
            bounds += bound;
            least += k;
            at += u32::from(effort.states == bound && bound > 0);
            beyond += u32::from(effort.states > bound);
        }
        let _ = writeln!(text, "| {name} | {states} | {bounds} | {at} | {beyond} | {least} |");
    }
    text
}

/// The frames of `ic3` and of minimal `ic4` for each system, over its diameter; both axes by factors.
fn plot(all: &[Measured]) -> String {
    const SIZE: (f64, f64) = (640.0, 420.0);
    const ROOM: (f64, f64, f64, f64) = (60.0, 20.0, 46.0, 46.0);
    let most = all
        .iter()
        .flat_map(|system| system.efforts.iter().map(|effort| effort.frames).chain([system.diameter + 1]));
    let most = most.max().unwrap_or(1).max(2) as f64;
    let (left, right, top, bottom) = ROOM;
    let part = |value: f64| value.max(1.0).ln() / most.ln();
    let x = |value: f64| left + part(value) * (SIZE.0 - left - right);
    let y = |value: f64| SIZE.1 - bottom - part(value) * (SIZE.1 - top - bottom);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"12\" fill=\"#333\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{left}\" y=\"18\" font-size=\"14\">Frames over the diameter and one: {} random systems</text>\n\
         <circle cx=\"{left}\" cy=\"32\" r=\"4\" fill=\"#d1495b\"/><text x=\"{}\" y=\"36\">ic3</text>\n\
         <circle cx=\"{}\" cy=\"32\" r=\"4\" fill=\"#00798c\"/><text x=\"{}\" y=\"36\">ic4, minimal</text>\n\
         <text x=\"{}\" y=\"36\">line: as many as the diameter and one</text>\n",
        SIZE.0,
        SIZE.1,
        all.len(),
        left + 8.0,
        left + 46.0,
        left + 54.0,
        left + 150.0,
    );
    let mut tick = 1.0;
    while tick <= most {
        let _ = writeln!(
            text,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{top}\" y2=\"{1:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{tick}</text>\
             <line x1=\"{left}\" x2=\"{3:.1}\" y1=\"{4:.1}\" y2=\"{4:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{5:.1}\" y=\"{6:.1}\" text-anchor=\"end\">{tick}</text>",
            x(tick),
            SIZE.1 - bottom,
            SIZE.1 - bottom + 16.0,
            SIZE.0 - right,
            y(tick),
            left - 6.0,
            y(tick) + 4.0,
        );
        tick *= 2.0;
    }
    let _ = writeln!(
        text,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#333\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">diameter and one</text>\
         <text transform=\"translate(16 {:.1}) rotate(-90)\" text-anchor=\"middle\">frames</text>",
        x(1.0),
        y(1.0),
        x(most),
        y(most),
        (left + SIZE.0 - right) / 2.0,
        SIZE.1 - 10.0,
        (top + SIZE.1 - bottom) / 2.0,
    );
    // Points that lie on each other are one, larger.
    for (engine, colour) in [(0, "#d1495b"), (1, "#00798c")] {
        let mut points = std::collections::BTreeMap::new();
        for system in all {
            *points.entry((system.diameter + 1, system.efforts[engine].frames)).or_insert(0u32) += 1;
        }
        let _ = writeln!(text, "<g fill=\"{colour}\" fill-opacity=\"0.55\">");
        for ((diameter, frames), count) in points {
            let radius = 1.5 + 0.8 * f64::from(count).ln();
            let (cx, cy) = (x(diameter as f64), y(frames as f64));
            let _ = writeln!(text, "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{radius:.1}\"/>");
        }
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}
