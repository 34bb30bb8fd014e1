//! Small programs at the edge of what C means, where they are: no verdict is wrong.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended};

#[test]
fn no_verdict_is_wrong() {
    let Some(folder) = certus_testing::need::benchmarks("traps") else { return };
    let mut reader = csv::Reader::from_path(folder.join("manifest.csv")).unwrap();
    let header = reader.headers().unwrap().clone();
    let mut wrong = Vec::new();
    for row in reader.records() {
        let row = row.unwrap();
        let field = |name: &str| {
            let column = header.iter().position(|other| other == name);
            column.and_then(|column| row.get(column)).unwrap_or("").to_owned()
        };
        let right = if field("expected") == "true" { "SAFE" } else { "UNSAFE" };
        for engine in ["auto", "ic3cfa"] {
            let mut command = certus();
            command.arg("check").arg(folder.join(field("file"))).args(["--engine", engine]);
            command.args(["--property", &field("property"), "--data-model", &field("data_model")]);
            command.args(["--time-limit", "10s"]).args(field("arguments").split_whitespace());
            let (_, out, err) = ended(&mut command);
            let last = out.lines().last().unwrap_or("").to_owned();
            match last.split_whitespace().nth(1) {
                Some(word) if word == right || word == "UNKNOWN" => {}
                _ => wrong.push(format!(
                    "{} with {engine}: {last}{}",
                    field("file"),
                    if last.is_empty() { err } else { String::new() }
                )),
            }
        }
    }
    assert!(wrong.is_empty(), "wrong verdicts:\n{}", wrong.join("\n"));
}
