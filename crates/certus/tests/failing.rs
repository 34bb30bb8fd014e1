//! Failing runs: replayed by the interpreter and by compiled programs, traced, and written as harnesses.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_testing::need::{benchmarks, links};
use std::path::{Path, PathBuf};
use std::process::Command;

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn checked(path: &Path, options: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_certus"));
    let output = command.arg("check").arg(path).args(options).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

/// The engine finds the error, and the run is executed.
fn found(name: &str, text: &str, options: &[&str]) -> String {
    let (code, out, err) = checked(&file(name, text), options);
    assert_eq!(code, 10, "{name}: {out}{err}");
    assert!(err.contains("certified: executed by the interpreter"), "{err}");
    assert!(err.contains("a run fails at") && err.contains("FAILS"), "{err}");
    err
}

#[test]
fn bytes_without_a_value_are_those_of_the_run() {
    let head = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n\
                void *malloc(unsigned);\n";
    let programs = [
        // Objects of several sites, read in another order than they are made.
        "int main(void) { int *p = malloc(8), *q = malloc(8); \
         if (q[0] == 1234567 && p[1] == -5 && p[0] == 99 && q[1] == 7) reach_error(); return 0; }",
        // Arrays and structures on the stack.
        "struct s { short a; int b[2]; }; \
         int main(void) { struct s x, y; int a[3]; \
         if (a[1] == 77 && y.b[1] == 88 && x.a == -3 && y.a == 4 && a[0] == 5) reach_error(); return 0; }",
        // Several objects of one site.
        "struct n { struct n *next; int v; }; \
         int main(void) { struct n *l = 0; for (int i = 0; i < 3; i++) { struct n *k = malloc(sizeof *k); \
         k->next = l; l = k; } \
         if (l->v == 300 && l->next->v == 200 && l->next->next->v == 100) reach_error(); return 0; }",
        // An index that is only known when the program runs.
        "int main(void) { int a[100]; int i = __VERIFIER_nondet_int(); \
         if (i < 0 || i > 99) return 0; if (a[i] == 4321 && i == 57) reach_error(); return 0; }",
        // Memory in no object, through a pointer that is not known.
        "extern int *somewhere(void); \
         int main(void) { int *p = somewhere(); \
         if (p && p[0] == 11 && p[2] == 12 && ((char *)p)[9] == 0) reach_error(); return 0; }",
        // The same through pointers that must not overlap, and through one found there.
        "extern int *somewhere(void); struct n { struct n *next; int v; }; extern struct n *list(void); \
         int main(void) { int *p = somewhere(), *q = somewhere(); struct n *l = list(); \
         if (p != q && *p == 11 && *q == 12 && l->v == 13 && l->next->v == 14 && l->next->next->v == 15) \
         reach_error(); return 0; }",
        // A structure that is only declared.
        "extern struct { int a, b; } outside; \
         int main(void) { if (outside.a == 21 && outside.b == 22) reach_error(); return 0; }",
    ];
    for (index, program) in programs.iter().enumerate() {
        for engine in ["bmc", "ic3cfa"] {
            found(&format!("bytes{index}.c"), &format!("{head}{program}\n"), &["--engine", engine]);
        }
    }
}

#[test]
fn a_run_of_many_rounds_is_executed_though_no_list_of_edges_holds_it() {
    // The reductions see that the loops end, and leave nothing of them.
    let text = "extern void reach_error(void);\n\
                int main(void) {\n  unsigned x = 0, y;\n  while (x < 4999) {\n    y = 0;\n\
                while (y < 1000) y++;\n    x++;\n  }\n  if (x % 2) reach_error();\n  return 0;\n}\n";
    let err = found("rounds.c", text, &["--engine", "ic3cfa"]);
    assert!(err.contains("steps are left out"), "{err}");
}

#[test]
fn the_certificate_is_told() {
    let text = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n\
                int main(void) {\n  int x = __VERIFIER_nondet_int();\n  if (x * 3 == 21) reach_error();\n}\n";
    let path = file("told.c", text);
    for engine in ["auto", "bmc"] {
        let (code, out, err) = checked(&path, &["--engine", engine, "--data-model", "LP64", "--json"]);
        assert_eq!(code, 10, "{err}");
        let json: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        assert_eq!(json["certified"], true);
        if links("-m64") {
            assert_eq!(json["certified_by"], serde_json::json!(["interpreter", "compiled binary"]), "{err}");
            assert!(err.contains("certified: executed by the interpreter and by a compiled binary"), "{err}");
        } else {
            assert_eq!(json["certified_by"], serde_json::json!(["interpreter"]), "{err}");
            assert!(err.contains("not compiled:"), "{err}");
        }
        let (code, _, err) = checked(&path, &["--engine", engine, "--no-certify"]);
        assert_eq!(code, 10, "{err}");
        assert!(!err.contains("compiled"), "{err}");
    }
}

/// A run with this as the C compiler.
fn checked_with(compiler: &Path, path: &Path) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_certus"));
    let witness = path.with_extension("yml");
    let _ = std::fs::remove_file(&witness);
    command.arg("check").arg(path).arg("--json").arg("--witness").arg(&witness);
    let output = command.env("CC", compiler).output().unwrap();
    // An answer that is none rests on nothing.
    assert_eq!(witness.exists(), output.status.code() == Some(10));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_compiled_program_that_disagrees_makes_no_answer() {
    use std::os::unix::fs::PermissionsExt;
    let text = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n\
                int main(void) {\n  if (__VERIFIER_nondet_int() == 1) reach_error();\n  return 0;\n}\n";
    let program = file("disagree.c", text);
    // A compiler whose programs all do nothing.
    let script = "#!/bin/sh\nfor word; do case $word in -m32|-m64) bits=$word;; esac; done\n\
                  while [ $# -gt 1 ]; do\n  [ \"$1\" = -o ] && echo 'int main(void) { return 0; }' | \
                  cc $bits -x c -o \"$2\" -\n  shift\ndone\n";
    let compiler = file("lazy-cc.sh", script);
    std::fs::set_permissions(&compiler, std::fs::Permissions::from_mode(0o755)).unwrap();
    let (code, out, err) = checked_with(&compiler, &program);
    assert_eq!(code, 20, "{out}{err}");
    assert!(
        err.ends_with(
            "VERDICT: UNKNOWN (the compiled program contradicts the run: it exits with status 0)\n"
        )
    );
    assert!(err.contains("DISAGREEMENT") && err.contains("please report this"), "{err}");
    assert!(out.contains("\"certified\":false"), "{out}");
    let (code, out, err) = checked_with(Path::new("/no/such/compiler"), &program);
    assert_eq!(code, 10, "{out}{err}");
    assert!(err.contains("executed by the interpreter; not compiled: there is no C compiler"), "{err}");
}

#[test]
fn the_whole_trace_is_shown_on_request() {
    let text = "extern void reach_error(void);\nint main(void) {\n  int sum = 0;\n\
                for (int i = 0; i < 40; i++) {\n    sum += i;\n    sum ^= 1;\n  }\n\
                int a = sum;\n  int b = a + 1;\n  if (b > 100) reach_error();\n}\n";
    let path = file("whole.c", text);
    let (_, _, short) = checked(&path, &[]);
    let (_, _, long) = checked(&path, &["--trace"]);
    assert!(short.contains("a run fails at") && short.contains("FAILS with b ="), "{short}");
    assert!(long.contains("more rounds like this one") && long.contains("FAILS with b ="), "{long}");
    assert!(long.contains("     3  int sum = 0;"), "{long}");
}

/// Builds and runs a harness with the command in its second line; its exit status and what it prints.
fn built(harness: &Path) -> (Option<i32>, String) {
    let text = String::from_utf8_lossy(&std::fs::read(harness).unwrap()).into_owned();
    let binary = harness.with_extension("run");
    let command = text.lines().nth(1).unwrap().trim();
    let command = command.replace("certus-run", &binary.display().to_string()).replace("./", "");
    let output = Command::new("timeout").args(["20", "sh", "-c", &command]).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_harness_fails_outside_of_certus() {
    if !links("-m64") {
        return;
    }
    let text = "extern void reach_error(void); extern unsigned char __VERIFIER_nondet_uchar(void);\n\
                int main(void) {\n  unsigned char x = __VERIFIER_nondet_uchar();\n  if (x == 200) reach_error();\n}\n";
    let harness = Path::new(env!("CARGO_TARGET_TMPDIR")).join("written.c");
    let options = ["--data-model", "LP64", "--engine", "bmc", "--harness", harness.to_str().unwrap()];
    found("harnessed.c", text, &options);
    let (status, printed) = built(&harness);
    assert_eq!(status, Some(110), "{printed}");
    assert!(printed.contains("certus: the error is reached"), "{printed}");
    // A proof has none, and does not write one.
    std::fs::remove_file(&harness).unwrap();
    let safe =
        file("no-harness.c", "extern void reach_error(void); int main(void) { if (0) reach_error(); }\n");
    assert_eq!(checked(&safe, &options).0, 0);
    assert!(!harness.exists());
}

/// Unsafe programs of a suite: file and data model.
fn unsafe_programs(folder: &Path) -> Vec<(PathBuf, String)> {
    let manifest = std::fs::read_to_string(folder.join("manifest.csv")).unwrap();
    let mut rows = csv::Reader::from_reader(manifest.as_bytes());
    let headers = rows.headers().unwrap().clone();
    let column = |name: &str| headers.iter().position(|header| header == name).unwrap();
    let (path, expected, model) = (column("file"), column("expected"), column("data_model"));
    let rows: Vec<csv::StringRecord> = rows.records().map(Result::unwrap).collect();
    rows.into_iter()
        .filter(|row| &row[expected] == "false" && !row[path].is_empty())
        .map(|row| (folder.join(&row[path]), row[model].to_owned()))
        .collect()
}

#[test]
fn harnesses_of_the_suite_fail() {
    let Some(folder) = benchmarks("seed150") else { return };
    if !links("-m32") || !links("-m64") {
        return;
    }
    let harness = Path::new(env!("CARGO_TARGET_TMPDIR")).join("suite.c");
    let mut executed = 0;
    for (program, model) in unsafe_programs(&folder) {
        let _ = std::fs::remove_file(&harness);
        let harness_option = harness.to_str().unwrap();
        let options = ["--data-model", &model, "--time-limit", "3s", "--harness", harness_option];
        let (code, out, err) = checked(&program, &options);
        assert!(code == 10 || code == 20, "{}: {out}{err}", program.display());
        if code == 20 {
            assert!(out.contains("time limit"), "{}: {out}", program.display());
            continue;
        }
        // Only what is read outside of all objects cannot be given a value: then there is no harness.
        if !harness.exists() {
            let said = err.contains("no harness is written") && err.contains("outside of all objects");
            assert!(said, "{}: {err}", program.display());
            continue;
        }
        executed += 1;
        let (status, printed) = built(&harness);
        assert_eq!(status, Some(110), "{}: {printed}", program.display());
    }
    assert!(executed > 20, "{executed}");
}

#[test]
fn a_long_run_over_a_large_array_is_told_in_time() {
    let text = "extern void reach_error(void);\nint a[100000];\n\
                int main(void) { int i; for (i = 0; i < 100000; i++) a[i] = 42;\n\
                for (i = 0; i < 100000; i++) if (a[i] != 43) reach_error();\nreturn 0; }\n";
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("long_run.html");
    let report = report.to_str().unwrap();
    let limits = ["--time-limit", "60s", "--memory-limit", "2G", "--report", report];
    found("long_run.c", text, &limits);
}

#[test]
fn a_run_that_the_interpreter_cannot_follow_is_found_and_certified_by_compiled_programs() {
    if !links("-fsanitize=address,undefined") {
        return;
    }
    // How often the loop goes round is an input, so that nothing can be computed before the program runs.
    let text = "extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void);\n\
                int main(void) { unsigned i, h = __VERIFIER_nondet_uint() & 1;\n\
                for (i = 0; i < 200000000u; i++) h = h * 33 ^ i;\n\
                if (h != 12345) reach_error();\nreturn 0; }\n";
    let program = file("far.c", text);
    // A few seconds, but a machine may have much else to do.
    let (code, out, err) = checked(&program, &["--64", "--time-limit", "200s", "--no-config"]);
    assert_eq!(code, 10, "{out}{err}");
    assert!(err.contains("a run fails at") && err.contains("very many steps are left out"), "{err}");
    assert!(err.contains("certified: executed by two compiled binaries"), "{err}");
}

#[test]
fn programs_are_not_run_if_that_is_not_wanted() {
    let text = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);\n\
                int main(void) { if (__VERIFIER_nondet_int() * 3 == 77) reach_error(); return 0; }\n";
    let program = file("not-run.c", text);
    let said = "not compiled and tested: that is not wanted";
    let (code, _, err) = checked(&program, &["--no-native", "--verbose"]);
    assert_eq!(code, 10, "{err}");
    assert!(err.contains("executed by the interpreter") && !err.contains("compiled binary"), "{err}");
    assert!(err.contains(said), "{err}");
    let config = file("not-run.toml", "native = false\n");
    let (code, _, err) = checked(&program, &["--verbose", "--config", config.to_str().unwrap()]);
    assert_eq!(code, 10, "{err}");
    assert!(!err.contains("compiled binary"), "{err}");
}

#[test]
fn runs_are_shortened() {
    let head = "#include <assert.h>\nextern int in(void);\n";
    let wanted: [(&str, &str, &[&str]); 4] = [
        // A number near zero will do.
        (
            "near",
            "int main(void) { int x = in(), y = in(); assert(!(x > 5 && y < -3)); return 0; }",
            &["gives 6 ", "gives -4 "],
        ),
        // What does not matter is zero.
        (
            "zero",
            "int main(void) { int x = in(), y = in(); if (x == 1234567) assert(y / 2 != 77); return 0; }",
            &["gives 1234567 ", "gives 154 "],
        ),
        // As few rounds as may be.
        (
            "few",
            "int main(void) { int n = 0; while (in()) { n++; if (n > 40) break; } assert(n < 3); return 0; }",
            &["gives 1 ", "gives 1 ", "gives 1 ", "gives 0 "],
        ),
        (
            "none",
            "int main(void) { int x = in(), s = 0; for (int i = 0; i < 3; i++) s += x; assert(s == 3 * x && in() == 1); return 0; }",
            &["gives 0 ", "gives 0 "],
        ),
    ];
    for (name, text, inputs) in wanted {
        let err = found(&format!("short-{name}.c"), &format!("{head}{text}\n"), &["--no-config"]);
        let given: Vec<&str> = err.lines().filter_map(|line| line.trim().strip_prefix("in() ")).collect();
        assert_eq!(given.len(), inputs.len(), "{name}: {err}");
        for (line, input) in given.iter().zip(inputs) {
            assert!(line.starts_with(input), "{name}: {err}");
        }
    }
}
