//! A skipped test is a failure where `CERTUS_REQUIRE` says so.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_testing::need::{Need, REQUIRE, required, skip};
use std::process::Command;

#[test]
fn words_are_read_from_left_to_right() {
    assert_eq!(required("").unwrap(), []);
    assert_eq!(required("z3, browser").unwrap(), [Need::Z3, Need::Browser]);
    assert_eq!(required("all").unwrap(), Need::ALL);
    let some = required("all,-benchmarks").unwrap();
    assert_eq!(some.len() + 1, Need::ALL.len());
    assert!(!some.contains(&Need::Benchmarks));
    assert_eq!(required("-benchmarks,all").unwrap(), Need::ALL);
    assert_eq!(required("all,-all").unwrap(), []);
    for wrong in ["al", "z3,cvc5", "-", "all -z3"] {
        let message = required(wrong).unwrap_err();
        assert!(message.contains("benchmarks, browser"), "{message}");
    }
}

#[test]
fn the_environment_names_what_there_is() {
    required(&std::env::var(REQUIRE).unwrap_or_default()).unwrap();
}

/// The test that the next one runs: it lacks something.
#[test]
#[ignore = "run by `a_missing_need_fails_if_it_is_required`, in a process of its own"]
fn lacks_a_browser() {
    skip(Need::Browser, "this test pretends");
}

#[test]
fn a_missing_need_fails_if_it_is_required() {
    for (value, passes) in
        [("", true), ("all,-browser", true), ("z3", true), ("all", false), ("browser", false), ("al", false)]
    {
        let run = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "lacks_a_browser", "--ignored", "--nocapture"])
            .env(REQUIRE, value)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
        assert!(text.contains("running 1 test"), "{text}");
        assert_eq!(run.status.success(), passes, "{value}: {text}");
        assert_eq!(
            text.contains("skipped: browser is missing: this test pretends"),
            passes,
            "{value}: {text}"
        );
    }
}
