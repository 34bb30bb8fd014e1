//! `certus bench`, `certus cfa` and the lists, as a user runs them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::HARD;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn certus(arguments: &[&str]) -> (i32, String, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_certus")).args(arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (run.status.code().unwrap(), text(&run.stdout), text(&run.stderr))
}

/// A suite of three small programs, one of them with a wrong expectation if asked for.
fn suite(name: &str, lie: bool) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-bench-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    let body = |condition: &str| {
        format!(
            "extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void);
             int main(void) {{ unsigned n = __VERIFIER_nondet_uint(), i = 0, s = 0; while (i < n && i < 9) {{ i++; s += 2; }}
             if ({condition}) reach_error(); return 0; }}"
        )
    };
    std::fs::write(dir.join("even.c"), body("s & 1")).unwrap();
    std::fs::write(dir.join("limit.c"), body("s == 12")).unwrap();
    std::fs::write(dir.join("broken.c"), "int main(void) { return }").unwrap();
    let expected = if lie { "true" } else { "false" };
    let manifest = format!(
        "file,expected,data_model\\neven.c,true,ILP32\\nlimit.c,{expected},LP64\\nbroken.c,true,ILP32\\n,true,ILP32\\n"
    );
    std::fs::write(dir.join("manifest.csv"), manifest.replace("\\n", "\n")).unwrap();
    dir
}

/// A suite of one program that is compiled and tested for as long as it may be.
fn long(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-bench-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    std::fs::write(dir.join("hard.c"), HARD).unwrap();
    std::fs::write(dir.join("manifest.csv"), "file,expected,data_model\nhard.c,true,LP64\n").unwrap();
    dir
}

#[test]
fn limits_count_what_is_compiled_and_memory_is_the_task_own() {
    let dir = long("own");
    let (folder, out) = (dir.to_str().unwrap(), dir.join("out"));
    let (code, table, err) = certus(&["bench", folder, "--time-limit", "2s", "--out", out.to_str().unwrap()]);
    assert_eq!(code, 0, "{table}{err}");
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    let row: Vec<&str> = results.lines().nth(1).unwrap().split(',').collect();
    assert_eq!(row[2], "UNKNOWN (time limit)", "{results}");
    // The limit, a moment to end, and a machine that does other things as well.
    let (cpu, memory): (f64, u64) = (row[4].parse().unwrap(), row[6].parse().unwrap());
    assert!((1.9..3.5).contains(&cpu), "{results}");
    assert!((5..1000).contains(&memory), "{results}");
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn two_at_a_time_do_not_write_into_one_folder() {
    let dir = long("two");
    let (folder, out) = (dir.to_str().unwrap(), dir.join("out"));
    let arguments = ["bench", folder, "--time-limit", "20s", "--out", out.to_str().unwrap()];
    let mut first = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !out.join("results.csv").exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let (code, _, err) = certus(&arguments);
    assert!(code == 2 && err.contains("another `certus bench`"), "{code} {err}");
    first.kill().unwrap();
    first.wait().unwrap();
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn an_answer_over_the_limit_is_none_and_names_may_be_long_or_doubled() {
    let dir = suite("over", false);
    let long = "x".repeat(240) + ".c";
    std::fs::copy(dir.join("even.c"), dir.join(&long)).unwrap();
    let manifest = format!(
        "file,property,expected,data_model\n{long},unreach-call,true,LP64\neven.c,unreach-call,true,LP64\n\
         even.c,unreach-call,true,LP64\neven.c,no-overflow,true,LP64\n"
    );
    std::fs::write(dir.join("manifest.csv"), manifest).unwrap();
    let (folder, out) = (dir.to_str().unwrap(), dir.join("out"));
    let (code, table, err) = certus(&["bench", folder, "--engine", "ic3cfa", "--out", out.to_str().unwrap()]);
    assert_eq!(code, 0, "{table}{err}");
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    assert_eq!(results.lines().count(), 4, "{results}");
    assert!(
        results.contains("even.c (no-overflow, LP64)") || results.contains("\"even.c (no-overflow, LP64)\""),
        "{results}"
    );
    // So little memory nothing has.
    let out = dir.join("little");
    let arguments =
        ["bench", folder, "--engine", "ic3cfa", "--memory-limit", "2M", "--out", out.to_str().unwrap()];
    certus(&arguments);
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    assert!(!results.contains(",SAFE,") && results.lines().count() == 4, "{results}");
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_suite_is_run_and_resumed() {
    let dir = suite("resume", false);
    let (folder, out) = (dir.to_str().unwrap(), dir.join("out"));
    let out = out.to_str().unwrap();
    let arguments = ["bench", folder, "--engine", "ic3cfa,bmc", "--time-limit", "20s", "--out", out];
    let (code, table, err) = certus(&arguments);
    assert_eq!(code, 0, "{table}{err}");
    let results = std::fs::read_to_string(dir.join("out/results.csv")).unwrap();
    let lines: Vec<&str> = results.lines().collect();
    assert_eq!(lines[0], "task,engine,verdict,expected,cpu_s,wall_s,rss_mb,queries,frames,certified");
    assert_eq!(lines.len(), 7, "{results}");
    assert!(results.contains("even.c,ic3cfa,SAFE,true,"), "{results}");
    assert!(results.contains("limit.c,bmc,UNSAFE (unreach-call),false,"), "{results}");
    assert!(results.contains("broken.c,bmc,ERROR 2,true,"), "{results}");
    // Nothing is run again, and a line that was torn is.
    let torn = results.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\nbroken.c,bm";
    std::fs::write(dir.join("out/results.csv"), torn + "\n").unwrap();
    let (code, again, err) = certus(&arguments);
    assert_eq!(code, 0, "{again}{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    let row = table.lines().find(|line| line.starts_with("ic3cfa")).unwrap();
    let fields: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(&fields[..6], ["ic3cfa", "3", "2", "1", "1", "0"], "{table}");
    assert_eq!(fields[7], "3", "two for a proof and one for a bug: {table}");
}

#[test]
fn a_wrong_answer_is_loud() {
    let dir = suite("wrong", true);
    let out = dir.join("out");
    let (code, table, _) =
        certus(&["bench", dir.to_str().unwrap(), "--filter", "limit", "--out", out.to_str().unwrap()]);
    assert_eq!(code, 70, "{table}");
    assert!(table.contains("WRONG: limit.c says UNSAFE"), "{table}");
}

#[test]
fn bad_suites_are_refused() {
    let dir = suite("bad", false);
    let folder = dir.to_str().unwrap();
    assert_eq!(certus(&["bench", "no-such-folder"]).0, 2);
    assert_eq!(certus(&["bench", folder, "--filter", "("]).0, 2);
    assert_eq!(certus(&["bench", folder, "--filter", "nothing-like-it"]).0, 2);
    assert_eq!(certus(&["bench", folder, "--engine", "ic3cfa:speed=high"]).0, 2);
}

#[test]
fn the_automaton_is_shown() {
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/gates.c");
    let example = example.to_str().unwrap();
    let shown = |stage: &str, format: &str| {
        let (code, out, err) = certus(&["cfa", example, "--stage", stage, "--format", format]);
        assert_eq!(code, 0, "{err}");
        out
    };
    for stage in ["raw", "reduced"] {
        assert!(shown(stage, "text").contains("error"));
        assert!(shown(stage, "dot").starts_with("digraph"));
        assert!(shown(stage, "svg").starts_with("<svg"));
        let json: serde_json::Value = serde_json::from_str(&shown(stage, "json")).unwrap();
        assert!(json.is_object());
    }
    assert!(shown("raw", "text").len() > shown("reduced", "text").len());
}

#[test]
fn a_suite_gives_a_table_of_automata() {
    let dir = suite("table", false);
    let (code, out, err) = certus(&["cfa", dir.to_str().unwrap()]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("| even.c |") && out.contains("| broken.c | not supported |"), "{out}");
    assert!(out.contains("2 programs or models, at most"), "{out}");
}

#[test]
fn engines_are_listed_with_their_options() {
    let (code, out, _) = certus(&["engines"]);
    assert_eq!(code, 0);
    for engine in ["auto", "ic3cfa", "bmc", "kinduction", "-o generalisation=none|old|new"] {
        assert!(out.contains(engine), "{out}");
    }
    // What all variants of IC3 have is told once, and what each kind of problem is given to.
    assert_eq!(out.matches("-o triggered=on|off").count(), 1, "{out}");
    assert!(out.contains("options of IC3 (ic3cfa, ic3,"), "{out}");
    assert!(out.contains("on systems: ic3 beside"), "{out}");
    assert!(out.contains("works on transition systems"), "{out}");
}

#[test]
fn sets_and_tasks_of_the_competition_are_run() {
    let dir = suite("tasks", false);
    std::fs::remove_file(dir.join("manifest.csv")).unwrap();
    std::fs::create_dir_all(dir.join("c")).unwrap();
    let write = |name: &str, text: String| std::fs::write(dir.join(name), text).unwrap();
    write("unreach-call.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n".to_owned());
    write("no-overflow.prp", "CHECK( init(main()), LTL(G ! overflow) )\n".to_owned());
    let task = |input: &str, expected: bool| {
        format!(
            "format_version: '2.0'\ninput_files: '../{input}'\nproperties:\n  - property_file: ../unreach-call.prp\n    expected_verdict: {expected}\n  - property_file: ../no-overflow.prp\noptions: {{ language: C, data_model: LP64 }}\n"
        )
    };
    write("c/even.yml", task("even.c", true));
    write("c/limit.yml", task("limit.c", false));
    write("c/other.yml", "settings: 1\n".to_owned());
    write("all.set", "# all of them\nc/*.yml\n\nnone/*.yml\n".to_owned());
    let run = |suite: &str, name: &str, more: &[&str]| {
        let (suite, out) = (dir.join(suite), dir.join(name));
        let mut arguments = vec!["bench", suite.to_str().unwrap(), "--out", out.to_str().unwrap()];
        arguments.extend(more);
        let (code, table, err) = certus(&arguments);
        (code, table, err, std::fs::read_to_string(out.join("results.csv")).unwrap_or_default())
    };
    for (suite, prefix) in [("all.set", "c/"), ("c", ""), ("", "c/")] {
        let (code, table, err, results) = run(suite, &format!("out-{}", suite.replace('.', "-")), &[]);
        assert_eq!(code, 0, "{table}{err}");
        assert!(results.contains(&format!("\n{prefix}even.yml,auto,SAFE,true,")), "{results}");
        assert!(
            results.contains(&format!("\n{prefix}limit.yml,auto,UNSAFE (unreach-call),false,")),
            "{results}"
        );
        assert!(err.contains("other.yml: this is no task definition"), "{err}");
        assert_eq!(err.contains("no task matches none/*.yml"), suite == "all.set", "{err}");
    }
    let (code, _, err, results) = run("c/even.yml", "out-one", &["--property", "no-overflow"]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(results.lines().count(), 2, "{results}");
    assert_eq!(run("c", "out-none", &["--property", "termination"]).0, 2);
    assert_eq!(run("even.c", "out-bad", &[]).0, 2);
}

#[test]
fn results_become_a_page_and_are_compared() {
    let dir = suite("page", false);
    let out = dir.join("out");
    let (code, _, err) = certus(&[
        "bench",
        dir.to_str().unwrap(),
        "--engine",
        "ic3cfa,bmc",
        "--filter",
        "even|limit",
        "--out",
        out.to_str().unwrap(),
    ]);
    assert_eq!(code, 0, "{err}");
    let page = std::fs::read_to_string(out.join("index.html")).unwrap();
    for part in
        ["Tasks solved within a time", "ic3cfa against bmc", "logs/even.c.ic3cfa.log", "SV-COMP score"]
    {
        assert!(page.contains(part), "no `{part}`");
    }
    let log = std::fs::read_to_string(out.join("logs/even.c.ic3cfa.log")).unwrap();
    assert!(log.starts_with("$ certus check ") && log.trim_end().ends_with("VERDICT: SAFE"), "{log}");
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    let (before, after) = (dir.join("before.csv"), dir.join("after.csv"));
    std::fs::write(&before, &results).unwrap();
    std::fs::write(&after, results.replace(",SAFE,", ",UNKNOWN (time limit),")).unwrap();
    let (before, after) = (before.to_str().unwrap(), after.to_str().unwrap());
    let compared = dir.join("compared");
    let arguments = ["bench", "--compare", before, after, "--out", compared.to_str().unwrap()];
    let (code, table, err) = certus(&arguments);
    assert_eq!(code, 0, "{err}");
    assert!(table.contains("even.c: SAFE -> UNKNOWN (time limit)"), "{table}");
    assert!(table.contains(&format!("{before}:ic3cfa")), "{table}");
    assert!(compared.join("index.html").is_file());
    let bad = dir.join("even.c");
    assert_eq!(certus(&["bench", "--compare", before, bad.to_str().unwrap()]).0, 2);
    assert_eq!(certus(&["bench", "--compare", before, "missing.csv"]).0, 2);
    assert_eq!(certus(&["bench"]).0, 2);
}

#[test]
fn an_interrupted_suite_leaves_nothing_behind() {
    let dir = suite("interrupted", false);
    std::fs::write(dir.join("even.c"), HARD).unwrap();
    let out = dir.join("out");
    let mut command = Command::new(env!("CARGO_BIN_EXE_certus"));
    command.arg("bench").arg(&dir).args(["--engine", "bmc", "--filter", "even", "--out"]).arg(&out);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let tasks = || {
        let list = Command::new("ps").args(["-eo", "args"]).output().unwrap();
        let mark = dir.join("even.c").display().to_string();
        String::from_utf8_lossy(&list.stdout).lines().filter(|line| line.contains(&mark)).count()
    };
    let start = std::time::Instant::now();
    while tasks() == 0 {
        assert!(start.elapsed().as_secs() < 20, "no task has begun");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&ended.stderr).contains("the same command goes on"));
    assert_eq!(tasks(), 0, "a task is still running");
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    assert_eq!(results.lines().count(), 1, "what was interrupted has no row: {results}");
}
