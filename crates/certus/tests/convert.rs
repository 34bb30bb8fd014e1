//! Programs in the formats of other tools mean what they mean: a Horn solver says so, where there is one.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::Terms;
use common::{ended, folder, root};
use std::process::Command;

fn convert(example: &str, to: &str) -> (i32, String, String) {
    let file = root().join("examples").join(example);
    ended(Command::new(env!("CARGO_BIN_EXE_certus")).arg("convert").arg(file).args(["--to", to]))
}

#[test]
fn horn_clauses_say_what_the_program_does() {
    let dir = folder("convert-horn");
    let z3 = certus_testing::need::z3();
    for (example, answer) in
        [("gates.c", "sat"), ("loop-safe.c", "sat"), ("loop-unsafe.c", "unsat"), ("average.c", "unsat")]
    {
        let (code, text, err) = convert(example, "chc");
        assert_eq!(code, 0, "{err}");
        assert!(text.starts_with("(set-logic HORN)\n") && text.ends_with("(check-sat)\n"), "{text}");
        assert_eq!(convert(example, "smt2").1, text);
        let Some(z3) = z3 else { continue };
        let path = dir.join("clauses.smt2");
        std::fs::write(&path, text).unwrap();
        let (_, out, _) = ended(Command::new(z3).arg("-T:60").arg(&path));
        assert_eq!(out.trim(), answer, "{example}");
    }
}

#[test]
fn transition_systems_can_be_read() {
    let (code, text, err) = convert("gates.c", "vmt");
    assert_eq!(code, 0, "{err}");
    for mark in [":next", ":init true", ":trans true", ":invar-property 0"] {
        assert!(text.contains(mark), "{text}");
    }
    let ts = certus_formats::vmt::read(&mut Terms::new(), text.as_bytes()).unwrap();
    assert_eq!(ts.bad.len(), 1);
    let (code, text, err) = convert("gates.c", "btor2");
    assert_eq!(code, 0, "{err}");
    let words = certus_formats::btor2::read(&mut Terms::new(), text.as_bytes()).unwrap();
    assert_eq!(words.bad.len(), 1);
    let file = root().join("examples/gates.c");
    let out =
        Command::new(env!("CARGO_BIN_EXE_certus")).arg("convert").arg(file).args(["--to", "aiger"]).output();
    let bits = certus_formats::aiger::read(&mut Terms::new(), &out.unwrap().stdout).unwrap();
    assert_eq!(bits.bad.len(), 1);
    assert!(bits.vars.len() >= words.vars.len());
}

#[test]
fn what_cannot_be_written_is_refused() {
    for (example, to, why) in [("recursion-safe.c", "chc", "recursive"), ("none.c", "vmt", "none.c")] {
        let (code, out, err) = convert(example, to);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(why), "{err}");
    }
}
