//! Nothing gets worse unnoticed: our own programs take about as many queries as they did, and `bench --expect` says so
//! when they do not. To record new baselines: `UPDATE_EXPECT=1 cargo test -p certus --test expect`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, root};
use std::path::{Path, PathBuf};

/// The programs that take many queries, and the examples, about which README and guide make claims.
fn suites() -> [PathBuf; 2] {
    [root().join("crates/certus/tests/expect"), root().join("examples")]
}

fn bench(suite: &Path, expect: Option<&Path>, out: &Path, more: &[&str]) -> (i32, String, String) {
    let mut command = certus();
    command.arg("bench").arg(suite).args([
        "--engine",
        "ic3cfa",
        "--time-limit",
        "60s",
        "--jobs",
        "2",
        "--out",
    ]);
    command.arg(out).args(more);
    if let Some(file) = expect {
        command.arg("--expect").arg(file);
    }
    ended(&mut command)
}

#[test]
fn our_own_programs_are_decided_with_about_as_many_queries() {
    for (number, suite) in suites().iter().enumerate() {
        let out = folder("expect-own").join(number.to_string());
        let expect = suite.join("expect.csv");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            let (code, table, err) = bench(suite, None, &out, &[]);
            assert_eq!(code, 0, "{table}{err}");
            std::fs::write(&expect, lasting(&std::fs::read_to_string(out.join("results.csv")).unwrap()))
                .unwrap();
            continue;
        }
        let (code, table, err) = bench(suite, Some(&expect), &out, &[]);
        assert_eq!(code, 0, "{table}{err}");
        // A program that has no baseline is guarded by nothing.
        let tasks = |file: &Path| std::fs::read_to_string(file).unwrap().lines().count();
        assert_eq!(tasks(&expect), tasks(&suite.join("manifest.csv")), "{}", expect.display());
    }
}

/// Results in the order of their tasks, without what depends on the machine.
fn lasting(results: &str) -> String {
    let mut reader = csv::Reader::from_reader(results.as_bytes());
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(reader.headers().unwrap()).unwrap();
    let mut rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    rows.sort_by(|a, b| a[0].cmp(&b[0]));
    for row in rows {
        let fields = row.iter().enumerate().map(|(at, field)| if (4..7).contains(&at) { "0" } else { field });
        writer.write_record(fields).unwrap();
    }
    String::from_utf8(writer.into_inner().unwrap()).unwrap()
}

/// A baseline in which one field of one task is another.
fn doctored(suite: &Path, task: &str, column: usize, by: &str) -> PathBuf {
    let text = std::fs::read_to_string(suite.join("expect.csv")).unwrap();
    let change = |line: &str| {
        let mut fields: Vec<&str> = line.split(',').collect();
        if fields[0] == task {
            fields[column] = by;
        }
        fields.join(",") + "\n"
    };
    let changed: String = text.lines().map(change).collect();
    assert_ne!(changed, text, "{task}");
    let file = folder("expect-doctored").join(format!("{column}.csv"));
    std::fs::write(&file, changed).unwrap();
    file
}

#[test]
fn what_is_worse_makes_it_fail() {
    let suite = &suites()[0];
    let out = folder("expect-worse").join("out");
    let task = "elevator-safe.c";
    let only = ["--filter", task];
    // The first run does the work, the others take its results.
    let (code, table, err) = bench(suite, Some(&suite.join("expect.csv")), &out, &only);
    assert_eq!(code, 0, "{table}{err}");
    assert!(!table.contains("WORSE"), "{table}");
    for (column, by, why) in [
        (2, "UNSAFE (unreach-call)", "was UNSAFE (unreach-call), is SAFE"),
        (7, "90", "took 90 queries, takes "),
        (0, "elevator-safe.cc", "WORSE: elevator-safe.cc with ic3cfa: is not in this run"),
    ] {
        let mut file = doctored(suite, task, column, by);
        if column == 2 {
            // As if the other answer had been expected then.
            let text = std::fs::read_to_string(&file).unwrap();
            file.set_extension("other.csv");
            std::fs::write(&file, text.replace("UNSAFE (unreach-call),true", "UNSAFE (unreach-call),false"))
                .unwrap();
        }
        let (code, table, err) = bench(suite, Some(&file), &out, &only);
        assert_eq!(code, 1, "{by}: {table}{err}");
        assert!(table.contains("WORSE: elevator-safe.c") && table.contains(why), "{table}");
    }
    // What was not solved cannot get worse; and if nothing was, that is no check.
    let file = doctored(suite, task, 2, "UNKNOWN (time limit)");
    let (code, table, err) = bench(suite, Some(&file), &out, &only);
    assert!(code == 2 && err.contains("nothing could get worse"), "{code} {table}{err}");
    let (code, _, err) = bench(suite, Some(Path::new("no-such-file.csv")), &out, &only);
    assert!(code == 2 && err.contains("there is no such file"), "{code} {err}");
}
