//! Witnesses of the programs of the benchmark folder, where it is: they have the form that the format asks for, and
//! are confirmed; with another hash they are not.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::Command;

/// Every so many programs, so that the test takes a minute.
const EVERY: usize = 7;

fn programs() -> Vec<(PathBuf, String)> {
    let Some(folder) = certus_testing::need::benchmarks("seed150") else { return Vec::new() };
    let mut reader = csv::Reader::from_path(folder.join("manifest.csv")).unwrap();
    let header = reader.headers().unwrap().clone();
    let column = |name: &str| header.iter().position(|known| known == name).unwrap();
    let (file, model) = (column("file"), column("data_model"));
    let rows = reader.records().map(Result::unwrap).filter(|row| !row[file].is_empty());
    rows.map(|row| (folder.join(&row[file]), row[model].to_owned())).step_by(EVERY).collect()
}

fn certus(args: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_certus")).args(args).output().unwrap();
    String::from_utf8_lossy(&run.stdout).into_owned()
}

#[test]
fn witnesses_have_the_form_of_the_format_and_are_confirmed() {
    let schema = include_str!("../../certus-witness/schema/witness-2.0.schema.json");
    let schema = jsonschema::validator_for(&serde_json::from_str(schema).unwrap()).unwrap();
    let dir = std::env::temp_dir().join(format!("certus-witness-corpus-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let (path, other) = (dir.join("w.yml"), dir.join("other.yml"));
    let (path, other) = (path.to_str().unwrap(), other.to_str().unwrap());
    let (mut confirmed, mut undecided) = (0, 0);
    let programs = programs();
    for (program, model) in &programs {
        let program = program.to_str().unwrap();
        let _ = std::fs::remove_file(path);
        certus(&["check", program, "--data-model", model, "--time-limit", "2s", "--witness", path]);
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let value = certus_witness::format::yaml::parse(&text).unwrap();
        let problems: Vec<String> = schema.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(problems.is_empty(), "{program}: {problems:?}");
        let found = certus(&["validate", program, path, "--time-limit", "20s"]);
        assert!(!found.contains("REJECTED"), "{program}: {found}");
        *if found.starts_with("VALIDATION: CONFIRMED") { &mut confirmed } else { &mut undecided } += 1;
        let hash = certus_witness::format::sha256(&std::fs::read(program).unwrap());
        std::fs::write(other, text.replace(&hash, &certus_witness::format::sha256(b"other"))).unwrap();
        let found = certus(&["validate", program, other, "--time-limit", "20s"]);
        assert!(found.contains("REJECTED"), "{program}: {found}");
    }
    assert!(programs.is_empty() || confirmed > undecided, "{confirmed} confirmed, {undecided} undecided");
    std::fs::remove_dir_all(&dir).unwrap();
}
