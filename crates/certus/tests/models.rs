//! Answers about circuits in the way of their formats, by simulators that know nothing of this project.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::{need, simulate};
use common::{ended, folder};
use std::path::Path;
use std::process::Command;

/// What is said of a model: the last line, and the witness.
fn checked(file: &Path) -> (String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_certus"));
    let (_, out, err) =
        ended(command.arg("check").arg(file).args(["--cpu-limit", "20", "--time-limit", "300"]));
    let verdict = out.lines().last().unwrap_or_else(|| panic!("{}: {err}", file.display())).to_owned();
    let begins = |line: &&str| matches!(*line, "sat" | "1");
    let mut witness: Vec<&str> = out.lines().skip_while(|line| !begins(line)).collect();
    let end = witness.iter().position(|line| *line == ".").map_or(0, |at| at + 1);
    witness.truncate(end);
    (verdict, witness.iter().map(|line| format!("{line}\n")).collect())
}

fn simulated(file: &Path, witness: &str) -> Result<(), String> {
    let content = std::fs::read(file).unwrap();
    match file.extension().unwrap().to_str().unwrap() {
        "btor2" => simulate::btor2::check(&String::from_utf8(content).unwrap(), witness),
        _ => simulate::aiger::check(&content, witness),
    }
}

#[test]
fn witnesses_are_accepted() {
    let dir = folder("models-witnesses");
    for (name, text) in [
        // A state that begins with anything, one that has any value at each step, and an array that nothing initialises.
        (
            "states.btor2",
            "1 sort bitvec 4\n2 sort array 1 1\n3 zero 1\n4 state 1 count\n5 init 1 4 3\n6 state 2 memory\n7 state 1 any\n\
             8 state 1 key\n9 next 1 8 8\n10 next 2 6 6\n11 read 1 6 4\n12 sort bitvec 1\n13 eq 12 11 7\n14 one 1\n15 add 1 4 14\n\
             16 ite 1 13 15 4\n17 next 1 4 16\n18 constd 1 5\n19 eq 12 4 18\n20 eq 12 8 11\n21 and 12 19 20\n22 ugt 12 8 18\n\
             23 and 12 21 22\n24 bad 23\n25 neq 12 7 8\n26 constraint 25\n",
        ),
        // Three latches that begin set, not set, and with anything, which a constraint decides; the input has to be on at the end.
        ("latches.aag", "aag 7 1 3 0 3 1 1\n2\n4 3 1\n6 4\n8 8 8\n14\n8\n10 4 6\n12 10 2\n14 12 8\n"),
    ] {
        let file = dir.join(name);
        std::fs::write(&file, text).unwrap();
        let (verdict, witness) = checked(&file);
        assert!(verdict.starts_with("VERDICT: UNSAFE"), "{name}: {verdict}");
        simulated(&file, &witness).unwrap_or_else(|why| panic!("{name}: {why}\n{witness}"));
    }
}

/// Those of the benchmarks that are small; with `CERTUS_TEST_SCALE=10` all that are answered within 20 s of CPU time.
#[test]
#[expect(clippy::print_stdout, reason = "how many there were, for whoever asks with --nocapture")]
fn witnesses_of_benchmarks_are_accepted() {
    let Some(folder) = need::benchmarks("hw") else { return };
    let manifest = std::fs::read_to_string(folder.join("manifest.csv")).unwrap();
    let (mut accepted, all) = (0, certus_testing::scale() >= 10);
    for line in manifest.lines() {
        let words: Vec<&str> = line.split(',').collect();
        let [name, format, kind, expected] = words[..4] else { continue };
        let small = name.starts_with("avr/") || name.starts_with("pono/");
        // What is unsafe by these tables, or by nobody knows whom.
        let may = if all { expected != "safe" } else { small && expected == "unsafe" };
        if !may || kind != "safety" || !matches!(format, "btor2" | "aig" | "aag") {
            continue;
        }
        let file = folder.join(name);
        let (verdict, witness) = checked(&file);
        if all && verdict.starts_with("VERDICT: UNKNOWN")
            || expected != "unsafe" && verdict == "VERDICT: SAFE"
        {
            continue;
        }
        assert!(verdict.starts_with("VERDICT: UNSAFE"), "{name}: {verdict}");
        simulated(&file, &witness).unwrap_or_else(|why| panic!("{name}: {why}\n{witness}"));
        accepted += 1;
    }
    println!("{accepted} witnesses accepted");
    assert!(accepted >= 7, "{accepted}");
}
