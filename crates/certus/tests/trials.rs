//! Small programs of the kinds that projects have, each right and with a planted mistake (`-DBUG`).
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended};
use std::path::Path;

/// Programs with the property that the mistake violates, and whether they are proved without it: of the others only
/// the mistake is found.
const TRIALS: [(&str, &str, bool); 10] = [
    ("sbox", "unreach-call", true),
    ("crc", "unreach-call", true),
    ("tokenizer", "valid-deref", true),
    ("ring", "unreach-call", true),
    ("growable", "valid-deref", true),
    ("list", "valid-deref", true),
    ("base64", "unreach-call", true),
    ("ini", "valid-deref", true),
    ("mix", "unreach-call", true),
    ("hash", "unreach-call", false),
];

fn decided(name: &str, property: &str, bug: bool) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/trials").join(format!("{name}.c"));
    let mut command = certus();
    command.arg(&file).args(["--64", "--property", property, "--no-config", "--cpu-limit", "90s"]);
    if bug {
        command.arg("-DBUG");
    }
    let (code, out, err) = ended(&mut command);
    let wanted = if bug { 10 } else { 0 };
    assert_eq!(code, wanted, "{name}, mistake {bug}: {out}{err}");
}

#[test]
fn what_projects_have_is_decided() {
    for (name, property, proved) in TRIALS {
        decided(name, property, true);
        if proved {
            decided(name, property, false);
        }
    }
}
