//! Generated programs rich in pointers, small enough for the truth by all inputs and many layouts of memory:
//! `certus check` must never disagree with it. The truth comes from an evaluator of the generator's own tree
//! (`truth.rs`, with exact provenance), which is compared with gcc and its sanitizers.
//!
//! `CERTUS_TEST_SCALE=170` makes it 10,000 programs, `CERTUS_TEST_SEED` is where they begin.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the numbers are of interest")]

mod agree;
mod generate;
mod memory;
mod motifs;
mod print;
mod shrink;
mod tree;
mod truth;
mod values;

use certus_testing::{Rng, scale};
use generate::{Manner, number, read, variable};
use memory::{Fault, Stop};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tree::{Expr, ExprKind, Model, Program, Stmt, Ty};
use truth::Truth;

/// How many verdicts may be UNKNOWN, of 100.
const UNKNOWN_PERCENT: u64 = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Property {
    Reach,
    Deref,
    Free,
}

impl Property {
    fn name(self) -> &'static str {
        match self {
            Property::Reach => "unreach-call",
            Property::Deref => "valid-deref",
            Property::Free => "valid-free",
        }
    }

    fn violation(self) -> Stop {
        match self {
            Property::Reach => Stop::Error,
            Property::Deref => Stop::Deref,
            Property::Free => Stop::Free,
        }
    }
}

/// A program with the answer.
struct Case {
    seed: u64,
    program: Program,
    model: Model,
    property: Property,
    safe: bool,
    /// Whether the layout of memory may count.
    open: bool,
    /// What is wrong with its accesses.
    faults: BTreeSet<Fault>,
}

/// Whether a program is safe, if that is clear: what happens behind another violation is not.
fn judge(program: &Program, model: Model, property: Property) -> Option<bool> {
    answer(&truth::truth(program, model, truth::MANY), property)
}

fn answer(truth: &Truth, property: Property) -> Option<bool> {
    let violations = truth.count(|end| *end == Err(property.violation()));
    let others = truth.count(Result::is_err) - violations;
    match (violations, others) {
        _ if !truth.is_clear() => None,
        (0, 0) => Some(true),
        (_, 0) => Some(false),
        // An access that is not asked about may make everything else happen, but not less.
        (1.., _) if property != Property::Reach => Some(false),
        _ => None,
    }
}

/// The program of a seed.
fn case(seed: u64) -> Case {
    let mut rng = Rng::new(seed);
    let model = Model { word: if rng.chance(50) { 4 } else { 8 } };
    let properties = [Property::Reach, Property::Reach, Property::Deref, Property::Deref, Property::Free];
    let (property, safe) = (*rng.pick(&properties), rng.chance(45));
    let faults = if safe || property == Property::Reach { 3 } else { 7 };
    let manner = Manner { faults, observations: if rng.chance(50) { 12 } else { 0 } };
    loop {
        let mut program = generate::program(&mut rng, manner);
        let truth = truth::truth(&program, model, truth::SOME);
        if !truth.is_clear() {
            continue;
        }
        let fitting = match (property, safe) {
            (Property::Reach, _) => {
                truth.count(Result::is_err) == 0 && goal(&mut program, &truth, safe, &mut rng)
            }
            (_, true) => truth.count(Result::is_err) == 0,
            // Programs that fail in any case, or by a null pointer, are of less interest.
            (_, false) => {
                let bad = truth.count(|end| *end == Err(property.violation()));
                bad > 0
                    && (2 * bad <= truth.ends.len() || rng.chance(10))
                    && (!truth.faults.contains(&Fault::Null) || rng.chance(5))
            }
        };
        let frees = property != Property::Free || print::program(&program).matches("free(").count() > 1;
        if fitting && frees && judge(&program, model, property) == Some(safe) {
            return Case { seed, program, model, property, safe, open: truth.open, faults: truth.faults };
        }
    }
}

/// Puts an error in front of the last statement: for a sum that is possible, or for one that is not.
fn goal(program: &mut Program, truth: &Truth, safe: bool, rng: &mut Rng) -> bool {
    let mut values: Vec<i64> = truth.ends.iter().filter_map(|(_, end)| end.ok()).collect();
    values.sort_unstable();
    values.dedup();
    let goal = *rng.pick(&values) + i64::from(safe);
    let Some(Stmt::Return(sum)) = program.main.pop() else { return false };
    let result = variable(0, Ty::Int);
    let same = ExprKind::Compare("==", Box::new(read(result.clone())), Box::new(number(goal)));
    program.main.push(Stmt::Declare(0, Ty::Int, vec![sum]));
    program.main.push(Stmt::Error(Expr { ty: Ty::Int, kind: same }));
    program.main.push(Stmt::Return(read(result)));
    values.contains(&goal) != safe && (values.len() > 1 || rng.chance(10))
}

/// A folder of this test's own.
fn folder() -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-pointers-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// Where the seeds begin.
fn first_seed() -> u64 {
    std::env::var("CERTUS_TEST_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000)
}

/// What `certus check` says: SAFE, UNSAFE, UNKNOWN or something else.
fn verdict(program: &Program, case: &Case, engine: &str, path: &Path) -> String {
    std::fs::write(path, print::program(program)).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_certus"))
        .arg("check")
        .arg(path)
        .args(["--property", case.property.name(), "--data-model", case.model.name()])
        .args(["--engine", engine, "--time-limit", "3s"])
        .output()
        .unwrap();
    let out = String::from_utf8_lossy(&run.stdout).into_owned();
    match out.lines().rfind(|line| line.starts_with("VERDICT: ")) {
        Some(line) => line["VERDICT: ".len()..].to_owned(),
        None => format!("nothing: {}", String::from_utf8_lossy(&run.stderr)),
    }
}

fn word(verdict: &str) -> &str {
    verdict.split_whitespace().next().unwrap_or("")
}

/// A program that shows the wrong verdict, with what is right.
fn report(case: &Case, said: &str, engine: &str, path: &Path) -> String {
    let mut tries = 0;
    let small = shrink::shrink(&case.program, &mut |candidate| {
        tries += 1;
        tries < 300
            && judge(candidate, case.model, case.property) == Some(case.safe)
            && word(&verdict(candidate, case, engine, path)) == word(said)
    });
    let truth = truth::truth(&small, case.model, truth::SOME);
    let failing: Vec<String> =
        truth.ends.iter().filter(|(_, end)| end.is_err()).map(|end| format!("{end:?}")).take(2).collect();
    format!(
        "seed {}, {} {} {engine}: it is {}, {said} was said; failing runs: {failing:?}\n{}",
        case.seed,
        case.property.name(),
        case.model.name(),
        if case.safe { "safe" } else { "unsafe" },
        print::program(&small)
    )
}

#[test]
fn verdicts_about_pointers_are_the_truth() {
    let (first, count) = (first_seed(), 60 * scale());
    let (next, unknown, unsafe_ones) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let (wrong, kinds) = (Mutex::new(Vec::new()), Mutex::new(BTreeMap::<String, usize>::new()));
    let dir = folder();
    let work = |thread: usize| {
        let path = dir.join(format!("check{thread}.c"));
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let case = case(first + number);
            let engine = if number % 16 == 15 { "auto" } else { "ic3cfa" };
            let said = verdict(&case.program, &case, engine, &path);
            unsafe_ones.fetch_add(u64::from(!case.safe), Ordering::Relaxed);
            let layout = if case.open { ", open layout" } else { "" };
            let kind = format!(
                "{} {}{layout} {:?}",
                case.property.name(),
                if case.safe { "safe" } else { "unsafe" },
                case.faults
            );
            *kinds.lock().unwrap().entry(kind).or_default() += 1;
            match word(&said) {
                "SAFE" if case.safe => {}
                "UNSAFE" if !case.safe => {}
                "UNKNOWN" => {
                    unknown.fetch_add(1, Ordering::Relaxed);
                    println!("seed {} {} {}: {said}", case.seed, case.property.name(), case.model.name());
                }
                _ => {
                    let text = report(&case, &said, engine, &path);
                    println!("{text}");
                    wrong.lock().unwrap().push(text);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| work(0));
        scope.spawn(|| work(1));
    });
    let (wrong, unknown) = (wrong.into_inner().unwrap(), unknown.into_inner());
    let unsafe_ones = unsafe_ones.into_inner();
    println!("{count} programs, {unsafe_ones} unsafe, {unknown} unknown, {} wrong", wrong.len());
    for (kind, count) in kinds.into_inner().unwrap() {
        println!("{count:6} {kind}");
    }
    let how = "CERTUS_TEST_SEED=<seed> cargo test -p certus --test pointers";
    assert!(wrong.is_empty(), "{} wrong verdicts ({how}):\n{}", wrong.len(), wrong.join("\n"));
    assert!(unknown * 100 <= count * UNKNOWN_PERCENT, "{unknown} of {count} verdicts are unknown");
}

#[test]
#[ignore = "for looking at programs"]
fn show() {
    for seed in first_seed()..first_seed() + 6 {
        let case = case(seed);
        println!(
            "// seed {seed} {} {} safe {} open {}",
            case.property.name(),
            case.model.name(),
            case.safe,
            case.open
        );
        println!("{}", print::program(&case.program));
    }
}
