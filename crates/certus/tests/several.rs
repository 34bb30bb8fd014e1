//! Several properties in one check: a table, an array of JSON, one SARIF log, one JUnit suite.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{HARD, certus, ended, folder, root, write};
use serde_json::Value;

/// An overflow and a division by zero, no bad shift, and an assertion that holds.
const MIXED: &str = "#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = x + 1;
  if (x > 5) assert(x > 4);
  return 100 / (x & 3) + (y & 0);
}
";

/// The line of a table about a property.
fn row<'a>(table: &'a str, property: &str) -> Vec<&'a str> {
    let line = table.lines().find(|line| line.starts_with(property)).unwrap_or_else(|| panic!("{table}"));
    line.split_whitespace().collect()
}

#[test]
fn each_property_has_its_line() {
    let dir = folder("several-table");
    let file = write(&dir, "mixed.c", MIXED);
    for properties in [
        &["--property", "no-overflow,unreach-call,no-division-by-zero"][..],
        &["--property", "no-overflow", "--property", "unreach-call", "--property", "no-division-by-zero"],
    ] {
        let (code, out, err) = ended(certus().arg("check").arg(&file).args(properties));
        assert_eq!(code, 10, "{err}");
        let rows: Vec<&str> = out.lines().collect();
        assert_eq!(rows.len(), 5, "{out}");
        assert_eq!(row(&out, "no-overflow")[1..3], ["UNSAFE", "yes"]);
        assert!(rows[1].contains("mixed.c:5:"), "{out}");
        assert_eq!(row(&out, "unreach-call")[1..3], ["SAFE", "yes"]);
        assert_eq!(row(&out, "no-division-by-zero")[1], "UNSAFE");
        assert_eq!(rows[4], "VERDICT: UNSAFE (no-overflow, no-division-by-zero)");
    }
    let (code, out, _) =
        ended(certus().arg("check").arg(&file).args(["--property", "unreach-call,no-bad-shift"]));
    assert_eq!((code, out.lines().last().unwrap()), (0, "VERDICT: SAFE"), "{out}");
}

#[test]
fn all_is_all_but_termination() {
    let dir = folder("several-all");
    let file = write(&dir, "mixed.c", MIXED);
    let (code, out, err) = ended(certus().arg("check").arg(&file).args(["--property", "all"]));
    assert_eq!(code, 10, "{err}");
    let names: Vec<&str> = certus_driver::property::EVERY.to_vec();
    let told: Vec<&str> = out.lines().map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(told[1..told.len() - 1], names[..], "{out}");
    assert!(!out.contains("termination"));
    // A program without assertions is asked about the rest.
    let file = write(&dir, "none.c", "int main(void) { return 0; }\n");
    let (code, out, err) = ended(certus().arg("check").arg(&file).args(["--property", "all"]));
    assert_eq!(code, 0, "{out}{err}");
    assert!(!out.contains("unreach-call") && out.ends_with("VERDICT: SAFE\n"), "{out}");
    let (code, ..) = ended(certus().arg("check").arg(&file).args(["--property", "unreach-call,no-overflow"]));
    assert_eq!(code, 2);
}

#[test]
fn files_tell_of_all() {
    let dir = folder("several-files");
    let file = write(&dir, "mixed.c", MIXED);
    let [sarif, junit, witness, page] = ["a.sarif", "a.xml", "w.yml", "p.html"].map(|name| dir.join(name));
    let mut command = certus();
    command.arg("check").arg(&file).args(["--property", "no-overflow,no-bad-shift", "--json"]);
    command.arg("--sarif").arg(&sarif).arg("--junit").arg(&junit);
    let (code, out, err) = ended(command.arg("--witness").arg(&witness).arg("--report").arg(&page));
    assert_eq!(code, 10, "{err}");
    let schema = std::fs::read_to_string(root().join("docs/certus-check.schema.json")).unwrap();
    let validator = jsonschema::validator_for(&serde_json::from_str(&schema).unwrap()).unwrap();
    let json: Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    let told: Vec<(&str, &str)> = json
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            assert!(validator.is_valid(one), "{one}");
            (one["property"].as_str().unwrap(), one["verdict"].as_str().unwrap())
        })
        .collect();
    assert_eq!(told, [("no-overflow", "UNSAFE"), ("no-bad-shift", "SAFE")]);
    let log: Value = serde_json::from_str(&std::fs::read_to_string(&sarif).unwrap()).unwrap();
    let run = &log["runs"][0];
    assert_eq!(run["results"].as_array().unwrap().len(), 1);
    assert_eq!(run["invocations"][0]["exitCode"], 10);
    let suite = std::fs::read_to_string(&junit).unwrap();
    assert_eq!(suite.matches("tests=\"2\" failures=\"1\"").count(), 2, "{suite}");
    assert_eq!(suite.matches("<testcase ").count(), 2);
    // What is about one property has its name.
    for name in ["w.no-overflow.yml", "w.no-bad-shift.yml", "p.no-overflow.html", "p.no-bad-shift.html"] {
        assert!(dir.join(name).is_file(), "{name}");
    }
    assert!(!witness.exists() && !page.exists());
}

#[test]
fn time_is_shared() {
    let dir = folder("several-time");
    let file = write(&dir, "hard.c", HARD);
    let mut command = certus();
    // The first cannot be decided, and leaves time for the second.
    command.arg("check").arg(&file).args(["--property", "unreach-call,no-bad-shift", "--time-limit", "4s"]);
    let (code, out, err) = ended(&mut command);
    assert_eq!(code, 20, "{err}");
    assert!(row(&out, "unreach-call").contains(&"UNKNOWN"), "{out}");
    assert_eq!(row(&out, "no-bad-shift")[1], "SAFE");
    assert_eq!(out.lines().last().unwrap(), "VERDICT: UNKNOWN (unreach-call: time limit)");
    // What there was no time for is told too.
    let mut command = certus();
    command.arg("check").arg(&file).args(["--property", "all", "--time-limit", "1ms"]);
    let (code, out, _) = ended(&mut command);
    assert_eq!(code, 20, "{out}");
}

#[test]
fn what_is_asked_alone_is_refused_with_others() {
    let dir = folder("several-refused");
    let file = write(&dir, "mixed.c", MIXED);
    let refused = |properties: &[&str], why: &str| {
        let (code, _, err) = ended(certus().arg("check").arg(&file).args(properties));
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(why), "{err}");
    };
    refused(&["--property", "no-overflow,beauty"], "there is no property `beauty`");
    refused(&["--property", "ltl: F x", "--property", "no-overflow"], "asked alone");
}
