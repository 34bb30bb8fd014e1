//! Small programs that end, and programs that differ in little and do not. The name of a file says what is right; for some no
//! answer is.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::path::Path;

fn programs() -> Vec<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/termination");
    let mut all: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

#[test]
fn programs_end_or_do_not() {
    let mut wrong = Vec::new();
    for path in programs() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let right = match name.rsplit_once('-').unwrap().1 {
            "ends" => 0,
            "endless" => 10,
            _ => 20,
        };
        let mut command = certus();
        // Where no answer is right, the search for one ends with the time.
        let time = if right == 20 { "8" } else { "60" };
        command.arg("check").arg(&path).args(["--property", "termination", "--time-limit", time]);
        let (code, out, err) = ended(&mut command);
        if code != right {
            wrong.push(format!("{name}: {out}{err}"));
        } else if code == 0 {
            assert!(err.contains("the proof was checked by"), "{name}: {err}");
        } else if code == 10 {
            assert!(err.contains("certified: executed by the interpreter"), "{name}: {err}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn stem_and_loop_are_told() {
    let file = common::root().join("examples/termination-unsafe.c");
    let arguments = ["--property", "termination", "--trace", "--no-config"];
    let (code, out, err) = common::ended(common::certus().arg("check").arg(file).args(arguments));
    assert_eq!(code, 10, "{out}{err}");
    let told = err.matches("from here on, this is repeated for ever").count();
    assert_eq!(told, 1, "{err}");
}

#[test]
fn tasks_ask_for_termination() {
    let dir = folder("termination-task");
    write(&dir, "a.c", "int main(void) { while (1) {} }\n");
    write(&dir, "termination.prp", "CHECK( init(main()), LTL(F end) )\n");
    let task = "format_version: '2.0'\ninput_files: a.c\nproperties:\n  - property_file: termination.prp\n    expected_verdict: false\noptions:\n  language: C\n  data_model: LP64\n";
    let path = write(&dir, "a.yml", task);
    let (code, out, err) = ended(certus().arg("check").arg(&path).arg("--json"));
    assert_eq!(code, 10, "{err}");
    assert!(err.ends_with("VERDICT: UNSAFE (termination)\n") && out.starts_with('{'), "{out}{err}");
    assert!(err.contains("this is as the task expects"), "{err}");
    let both = "CHECK( init(main()), LTL(F end) )\nCHECK( init(main()), LTL(G ! overflow) )\n";
    let both = write(&dir, "both.prp", both);
    let (code, _, err) = ended(certus().arg("check").arg(dir.join("a.c")).arg("--property").arg(&both));
    assert_eq!(code, 2);
    assert!(err.contains("termination and another property"), "{err}");
}
