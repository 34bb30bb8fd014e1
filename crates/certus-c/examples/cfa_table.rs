//! Translates every program of a benchmark folder to an automaton and compares random runs of the automaton
//! with those of the interpreter.
//!
//! ```text
//! cargo run --release -p certus-c --example cfa_table -- FOLDER [RUNS]
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

mod manifest;

use certus_c::cfa::walk::{End, walk};
use certus_c::cfa::{Options as Translate, StepKind, translate};
use certus_c::interp::{Config, Inputs, Interpreter, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::Source;
use certus_c::{Options, parse_file};
use certus_logic::{Bv, Sort, Terms, Value};
use std::path::PathBuf;
use std::time::Instant;

/// Random values, but zeros where the interpreter and the automaton draw at different times.
struct Drawn(RandomInputs);

impl Inputs for Drawn {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match source {
            Source::Uninitialised | Source::Memory => 0,
            _ => self.0.next(source, width),
        }
    }
}

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_default());
    let runs: u64 = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(3);
    for row in manifest::read(&folder).unwrap_or_default() {
        let options = Options { data_model: row.data_model, ..Options::default() };
        let Ok(unit) = parse_file(&folder.join(&row.file), &options) else { continue };
        let Ok(lowered) = lower(&unit) else { continue };
        let start = Instant::now();
        let mut terms = Terms::new();
        let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
        let name = row.file.display();
        let translation = match translate(
            &lowered.program,
            &mut terms,
            &Translate { properties: row.check.clone(), ..Translate::default() },
            &line,
        ) {
            Ok(translation) => translation,
            Err(why) => {
                println!("{name}: {why}");
                continue;
            }
        };
        let took = start.elapsed().as_millis();
        let cfa = &translation.cfa;
        if let Err(what) = cfa.validate(&terms) {
            println!("{name}: INVALID {what}");
        }
        let (mut same, mut different) = (0, 0);
        for seed in 0..runs {
            let interpreter =
                Interpreter::new(&lowered.program, Config { check: row.check.clone(), max_steps: 3000 });
            let run = interpreter.run(&mut Drawn(RandomInputs::new(seed)));
            let mut inputs = Drawn(RandomInputs::new(seed));
            let end = walk(
                &terms,
                cfa,
                |step, var| {
                    let StepKind::Draw(source, _) = &translation.steps[step.0 as usize].kind else {
                        return terms.default_value(terms.sort(var));
                    };
                    match terms.sort(var) {
                        Sort::Bv(width) => Value::Bv(Bv::new(width, inputs.next(source, width))),
                        sort => terms.default_value(sort),
                    }
                },
                20_000,
            );
            let agree = match (&run.outcome, end) {
                (Outcome::OutOfSteps | Outcome::OutOfMemory | Outcome::Cut(_), _) | (_, End::OutOfSteps) => {
                    continue;
                }
                (Outcome::Violation { .. }, End::Error(_)) => true,
                (Outcome::Violation { .. }, _) | (_, End::Error(_)) => false,
                _ => true,
            };
            if agree {
                same += 1;
            } else {
                different += 1;
                println!("{name}: seed {seed}: interpreter {:?}, automaton {end:?}", run.outcome);
            }
        }
        println!(
            "{name}: {} locations, {} edges, {} variables, {} bits, {} arrays, {took} ms, {same} same, {different} different, cut {}, inexact {}",
            cfa.locations.len(),
            cfa.edges.len(),
            cfa.vars.len(),
            cfa.state_bits(&terms),
            cfa.vars.iter().filter(|v| matches!(terms.sort(v.term), Sort::Array(_))).count(),
            translation.cut.len(),
            translation.inexact.len(),
        );
    }
}
