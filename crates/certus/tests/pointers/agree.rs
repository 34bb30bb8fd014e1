//! The truth is compared: with gcc and its sanitizers, and with the interpreter.

use crate::memory::Stop;
use crate::tree::{Input, Model, Program};
use crate::{case, first_seed, folder, print, truth};
use certus_c::interp::{Config, Inputs, Interpreter, Outcome};
use certus_c::program::{Property, Source};
use certus_c::{DataModel, Options, lower, parse_source};
use certus_testing::need::{Need, skip};
use certus_testing::scale;
use std::collections::VecDeque;
use std::path::Path;
use std::process::Command;

/// What the sanitizers need: inputs from the environment, and an error that can be told.
const STUB: &str = "#include <stdlib.h>
#include <unistd.h>
static int next(void) { static char *s; if (!s) s = getenv(\"INPUTS\"); return *s++ - '0'; }
unsigned char __VERIFIER_nondet_uchar(void) { return next(); }
unsigned __VERIFIER_nondet_uint(void) { return next() ? 0x12345678u * 244002641u : 0; }
void reach_error(void) { write(2, \"error is reached\\n\", 17); _exit(1); }
";

/// An input, the exit code, and what was written to standard error.
type Sanitized = (Vec<i64>, Option<i32>, String);

/// The program under gcc's sanitizers: how it ends for each input. Nothing if it cannot be compiled.
fn sanitized(program: &Program, model: Model, path: &Path) -> Option<Vec<Sanitized>> {
    let (stub, binary) = (path.with_extension("stub.c"), path.with_extension("out"));
    std::fs::write(path, print::program(program)).unwrap();
    std::fs::write(&stub, STUB).unwrap();
    let width = if model.word == 4 { "-m32" } else { "-m64" };
    let compiled = Command::new("gcc")
        .args([
            width,
            "-std=gnu11",
            "-w",
            "-fno-builtin",
            "-fno-strict-aliasing",
            "-fsanitize=address,undefined",
        ])
        .args([
            "-fno-sanitize=alignment,bounds,pointer-overflow,object-size",
            "-fno-sanitize-recover=undefined",
        ])
        .args([path, stub.as_path()])
        .arg("-o")
        .arg(&binary)
        .output()
        .expect("there is a gcc");
    if !compiled.status.success() {
        skip(Need::Sanitizers, String::from_utf8_lossy(&compiled.stderr));
        return None;
    }
    let mut ends = Vec::new();
    for input in truth::inputs(program) {
        let text: String = input.iter().map(ToString::to_string).collect();
        let options = "detect_leaks=0:detect_stack_use_after_return=1:abort_on_error=1";
        let run = Command::new(&binary)
            .env("INPUTS", text)
            .env("ASAN_OPTIONS", options)
            .env("UBSAN_OPTIONS", "abort_on_error=1")
            .output()
            .unwrap();
        ends.push((input, run.status.code(), String::from_utf8_lossy(&run.stderr).into_owned()));
    }
    Some(ends)
}

#[test]
fn the_truth_agrees_with_gcc_and_its_sanitizers() {
    let path = folder().join("gcc.c");
    let (mut compared, mut violations, mut seen) = (0, 0, 0);
    for seed in first_seed()..first_seed() + 12 * scale() {
        let case = case(seed);
        if case.open {
            continue;
        }
        let Some(ends) = sanitized(&case.program, case.model, &path) else { continue };
        let mine = truth::truth(&case.program, case.model, truth::SOME).ends;
        for ((input, code, err), (_, end)) in ends.iter().zip(&mine) {
            compared += 1;
            let noted = err.contains("Sanitizer") || err.contains("runtime error");
            let same = match end {
                Ok(value) => !noted && *code == Some((*value & 255) as i32),
                Err(Stop::Error) => err.contains("error is reached"),
                // Sanitizers do not see everything.
                Err(_) => {
                    violations += 1;
                    seen += u64::from(noted);
                    true
                }
            };
            let text = print::program(&case.program);
            assert!(
                same,
                "seed {seed}, {} {input:?}: {end:?} is not {code:?}: {err}\n{text}",
                case.model.name()
            );
        }
    }
    println!("{compared} runs compared; {seen} of {violations} violations are seen by sanitizers");
}

/// The inputs of a program, and zeros for everything that was never written.
struct Given(VecDeque<u128>);

impl Inputs for Given {
    fn next(&mut self, source: &Source, _: u32) -> u128 {
        match source {
            Source::Input(_) => self.0.pop_front().unwrap_or(0),
            _ => 0,
        }
    }
}

/// The interpreter with one layout: runs without a fault end in the same way. Whether it sees a fault depends on
/// the layout.
#[test]
fn the_truth_agrees_with_the_interpreter() {
    let (mut compared, mut violations, mut seen) = (0, 0, 0);
    for seed in first_seed()..first_seed() + 60 * scale() {
        let case = case(seed);
        if case.open {
            continue;
        }
        let text = print::program(&case.program);
        let data_model = if case.model.word == 4 { DataModel::Ilp32 } else { DataModel::Lp64 };
        let options = Options { data_model, ..Options::default() };
        let unit =
            parse_source(&text, "generated.c", &options).unwrap_or_else(|error| panic!("{}", error.render()));
        let lowered = lower::lower(&unit).unwrap_or_else(|error| panic!("{}", error.render()));
        let check = vec![Property::Reach, Property::Deref, Property::Free];
        let interpreter = Interpreter::new(&lowered.program, Config { check, max_steps: 100_000 });
        for (input, end) in truth::truth(&case.program, case.model, truth::SOME).ends {
            let values = input.iter().zip(&case.program.inputs).map(|(value, kind)| match kind {
                Input::Rare if *value == 1 => u128::from(0x1234_5678u32.wrapping_mul(244_002_641)),
                _ => *value as u128,
            });
            let outcome = interpreter.run(&mut Given(values.collect())).outcome;
            compared += 1;
            let same = match (end, &outcome) {
                (Ok(value), Outcome::Returned(given)) => value as u32 == *given as u32,
                (Err(Stop::Error), Outcome::Violation { property, .. }) => *property == Property::Reach,
                (Err(Stop::Deref | Stop::Free), outcome) => {
                    violations += 1;
                    seen += u64::from(matches!(outcome, Outcome::Violation { .. }));
                    true
                }
                _ => false,
            };
            assert!(same, "seed {seed}, {} {input:?}: {end:?} is not {outcome:?}\n{text}", case.model.name());
        }
    }
    println!("{compared} runs compared; {seen} of {violations} violations are seen by the interpreter");
}
