//! `certus check` as a user runs it: what it reads, refuses and finds.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::{Command, Output};

/// A file with this text, in a folder of this test's own.
fn file(name: &str, text: &[u8]) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-check-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn check(path: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_certus")).arg("check").arg(path).output().unwrap()
}

/// The program is refused with exit code 2 and this message.
fn refused(name: &str, text: &[u8], message: &str) {
    let run = check(&file(name, text));
    let err = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{err}");
    assert!(err.contains(message), "`{message}` is not in `{err}`");
    assert!(run.stdout.is_empty());
}

/// `certus check` with these options: exit code, standard output, standard error.
fn checked(path: &PathBuf, options: &[&str]) -> (i32, String, String) {
    let run =
        Command::new(env!("CARGO_BIN_EXE_certus")).arg("check").arg(path).args(options).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (run.status.code().unwrap(), text(&run.stdout), text(&run.stderr))
}

fn example(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name)
}

const ENGINES: [&str; 4] = ["auto", "ic3cfa", "bmc", "kinduction"];

#[test]
fn a_failing_run_is_shown_with_its_inputs() {
    for engine in ENGINES {
        let (code, out, err) = checked(&example("average.c"), &["--engine", engine]);
        assert_eq!(out, "VERDICT: UNSAFE (unreach-call)\n", "{engine}: {err}");
        assert_eq!(code, 10);
        assert!(err.contains("average.c:10:9"), "{err}");
        assert_eq!(err.matches("\n  __VERIFIER_nondet_uint() gives").count(), 2, "{err}");
    }
}

/// Slicing removes the inner loop, so two steps of the reduced automaton are many of the program, and a proof by
/// two steps is none of the program.
#[test]
fn a_proof_by_several_steps_survives_reduction() {
    let text = "extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
        int main(void) {
            unsigned w = __VERIFIER_nondet_uint(), x = 0, y = 0, z = 0;
            if (w < 7) return 0;
            while (1) {
                for (unsigned i = 0; i < 10; i++) z++;
                if (x > w) reach_error();
                unsigned in = __VERIFIER_nondet_uint();
                if (in > w) return 0;
                x = y; y = in;
            }
        }";
    let path = file("steps.c", text.as_bytes());
    for options in [&["--engine", "kinduction"][..], &["--engine", "kinduction", "-o", "simple=on"]] {
        let (code, out, err) = checked(&path, options);
        assert_eq!((code, out.as_str()), (0, "VERDICT: SAFE\n"), "{err}");
        assert!(err.contains("the proof was checked") && !err.contains("DEFECT"), "{err}");
    }
}

#[test]
fn a_proof_is_checked_by_another_solver() {
    for engine in ["auto", "ic3cfa", "kinduction"] {
        let (code, out, err) = checked(&example("gates.c"), &["--engine", engine]);
        assert_eq!(out, "VERDICT: SAFE\n", "{engine}: {err}");
        assert_eq!(code, 0);
        assert!(err.contains("the proof was checked by native-cadical"), "{err}");
    }
}

#[test]
fn reductions_can_be_left_out() {
    let list = Command::new(env!("CARGO_BIN_EXE_certus")).args(["cfa", "--passes", "."]).output().unwrap();
    let list = String::from_utf8_lossy(&list.stdout).into_owned();
    // One line with the name of each, and lines about it that are indented.
    let first = list.lines().filter(|line| !line.starts_with(' '));
    let names: Vec<&str> = first.filter_map(|line| Some(line.split_once(':')?.0)).collect();
    assert!(names.len() > 5, "{list}");
    for about in ["known as", "preserves", "sorts", "cost", "place"] {
        assert_eq!(list.matches(&format!("\n    {about} ")).count(), names.len(), "{list}");
    }
    for name in &names {
        let (code, _, err) = checked(&example("gates.c"), &["--without", name]);
        assert_eq!(code, 0, "without {name}: {err}");
    }
    let all: Vec<&str> = names.iter().flat_map(|name| ["--without", name]).collect();
    assert_eq!(checked(&example("gates.c"), &all).0, 0);
    assert_eq!(checked(&example("average.c"), &all).0, 10);
    let (code, _, err) = checked(&example("gates.c"), &["--without", "everything"]);
    assert_eq!(code, 2);
    assert!(err.contains("there is no reduction `everything`"), "{err}");
}

#[test]
fn a_run_that_relies_on_the_undefined_says_so() {
    for engine in ["auto", "ic3cfa"] {
        let text = b"extern void reach_error(void); int main(void) { int x; int y = 3; if (x == 5) reach_error(); return y; }";
        let (code, _, err) = checked(&file("unset.c", text), &["--engine", engine]);
        assert_eq!(code, 10, "{err}");
        assert!(err.contains("values that C leaves undefined"), "{err}");
        let (_, _, err) = checked(&example("average.c"), &["--engine", engine]);
        assert!(!err.contains("undefined"), "{err}");
        let bytes = b"extern void reach_error(void); int main(void) { char t = 50; void *p = &t; if (*(int *)p != 50) reach_error(); }";
        let (code, _, err) = checked(&file("bytes.c", bytes), &["--engine", engine]);
        assert_eq!(code, 10, "{err}");
        assert!(
            err.contains("outside of all objects, has no value, and holds") && err.contains("undefined"),
            "{err}"
        );
    }
}

#[test]
fn blocks_have_a_size() {
    for size in ["small", "large", "3", "20"] {
        assert_eq!(checked(&example("gates.c"), &["--block", size, "--engine", "ic3cfa"]).0, 0, "{size}");
        assert_eq!(checked(&example("average.c"), &["--block", size, "--engine", "ic3cfa"]).0, 10, "{size}");
    }
    assert_eq!(checked(&example("gates.c"), &["--block", "huge"]).0, 2);
}

#[test]
fn properties_are_asked_by_name_or_file() {
    let text = b"extern int __VERIFIER_nondet_int(void); int a[3];
        int main(void) { int x = __VERIFIER_nondet_int(); if (x < 0 || x > 3) return 0; int y = x + 2147483645;
          int z = 7 / (x - 1); int w = 1 << (x * 11); a[x] = y + z + w; return 0; }";
    let path = file("properties.c", text);
    for property in ["no-overflow", "no-division-by-zero", "no-bad-shift", "valid-deref"] {
        let (code, out, err) = checked(&path, &["--property", property]);
        assert_eq!(code, 10, "{property}: {out}{err}");
        assert_eq!(out, format!("VERDICT: UNSAFE ({property})\n"));
    }
    let prp = file("p.prp", b"CHECK( init(main()), LTL(G ! overflow) )\n");
    assert_eq!(checked(&path, &["--property", prp.to_str().unwrap()]).0, 10);
    let fine =
        file("fine.c", b"int a[3]; int main(void) { for (int i = 0; i < 3; i++) a[i] = i + 1; return 0; }");
    for property in ["no-overflow", "valid-deref", "valid-memsafety"] {
        assert_eq!(checked(&fine, &["--property", property]).0, 0, "{property}");
    }
    let heap =
        file("heap.c", b"void *malloc(unsigned); int main(void) { int *p = malloc(4); *p = 1; return *p; }");
    assert_eq!(checked(&heap, &["--property", "valid-deref"]).0, 0);
    let (_, out, _) = checked(&heap, &["--property", "valid-memsafety"]);
    assert_eq!(out, "VERDICT: UNSAFE (valid-memtrack)\n");
    let unset = b"int main(int c, char **v) { int x; if (c > 1) x = 1; return x; }";
    assert_eq!(checked(&file("maybe.c", unset), &["--property", "no-uninitialised"]).0, 10);
    let set = b"int main(int c, char **v) { int x; if (c > 1) x = 1; else x = 2; return x; }";
    assert_eq!(checked(&file("set.c", set), &["--property", "no-uninitialised"]).0, 0);
    let bytes = b"int main(void) { int a[2]; a[0] = 1; return a[0]; }";
    assert_eq!(checked(&file("bytes2.c", bytes), &["--property", "no-uninitialised"]).0, 20);
    let (code, _, err) = checked(&path, &["--property", "beauty"]);
    assert_eq!(code, 2);
    assert!(err.contains("there is no property `beauty`"), "{err}");
}

#[test]
fn a_sum_of_two_variables_keeps_both_from_overflowing() {
    let text = |start: &str| {
        format!(
            "extern int __VERIFIER_nondet_int(void); int main(void) {{ int x = {start}, y = 0, z = __VERIFIER_nondet_int();
              while (z > 0) {{ x++; y--; z--; }} return x - x + y - y; }}"
        )
    };
    let fine = file("sum-fine.c", text("0").as_bytes());
    let limits = ["--property", "no-overflow", "--time-limit", "20s"];
    let (code, out, err) = checked(&fine, &limits);
    assert_eq!((code, out.as_str()), (0, "VERDICT: SAFE\n"), "{err}");
    let wrong = file("sum-wrong.c", text("2147483640").as_bytes());
    let (code, out, err) = checked(&wrong, &limits);
    assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (no-overflow)\n"), "{err}");
}

#[test]
fn recursion_beyond_the_bound_is_no_proof() {
    let text = b"extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
        int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (sum(n) == 15) reach_error(); return 0; }";
    let path = file("recursion.c", text);
    let (code, out, _) = checked(&path, &["--recursion", "3", "--engine", "ic3cfa"]);
    assert_eq!(
        (code, out.as_str()),
        (20, "VERDICT: UNKNOWN (recursion is deeper than the bound, at line 2)\n")
    );
    assert_eq!(checked(&path, &["--recursion", "7"]).0, 10);
    assert_eq!(checked(&path, &["--engine", "ic3cfa"]).0, 10);
    let bounded = b"extern void reach_error(void); int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
        int main(void) { if (sum(3) != 6) reach_error(); return 0; }";
    assert_eq!(checked(&file("bounded.c", bounded), &["--recursion", "5"]).0, 0);
    let deep = b"extern void reach_error(void); int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
        int main(void) { if (sum(20) != 210) reach_error(); return 0; }";
    assert_eq!(checked(&file("deep.c", deep), &[]).0, 0);
}

#[test]
fn limits_end_in_unknown() {
    let text = b"extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void);
        int main(void) { unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), n = 0, x = a, y = b;
          while (__VERIFIER_nondet_uint()) { x = x * a + y * 3; y = y * x ^ b; n++; }
          if (n > 3 && x * y == 0xdeadbeef && (x ^ y) % 65521 == 1 && x * x * x == y * y + 7 * n) reach_error(); return 0; }";
    let path = file("hard.c", text);
    let start = std::time::Instant::now();
    let (code, out, err) = checked(&path, &["--time-limit", "1s", "--stats"]);
    if code != 20 {
        // Should an engine learn to solve it, it must be replaced.
        panic!("the program is not hard enough: {out}");
    }
    assert_eq!(out, "VERDICT: UNKNOWN (time limit)\n");
    assert!(start.elapsed() < std::time::Duration::from_secs(5), "{:?}", start.elapsed());
    assert!(err.contains("raw automaton:") && err.contains("memory:"), "{err}");
    let (_, out, _) = checked(&path, &["--memory-limit", "1M"]);
    assert_eq!(out, "VERDICT: UNKNOWN (memory limit)\n");
}

#[test]
fn json_has_the_answer() {
    let (_, out, _) = checked(&example("average.c"), &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["verdict"], "UNSAFE");
    assert_eq!(json["violated"], "unreach-call");
    assert_eq!(json["at"]["line"], 10);
    assert_eq!(json["inputs"].as_array().unwrap().len(), 2);
    assert_eq!(json["certified"], true);
}

#[test]
fn bad_usage_is_explained() {
    let gates = example("gates.c");
    for (options, message) in [
        (["--engine", "magic"], "there is no engine `magic`"),
        (["-o", "speed=high"], "has no option `speed`"),
        (["-o", "fast"], "KEY=VALUE"),
        (["--solver", "abacus"], "abacus"),
        (["--memory-limit", "much"], "no size"),
    ] {
        let (code, out, err) = checked(&gates, &options);
        assert_eq!(code, 2, "{err}");
        assert!(out.is_empty() && err.contains(message), "{err}");
    }
    let nothing = file("nothing.c", b"int main(void) { return 0; }");
    let (code, _, err) = checked(&nothing, &[]);
    assert_eq!(code, 2);
    assert!(err.contains("there is nothing to check"), "{err}");
}

#[test]
fn bad_files_are_refused() {
    refused("typo.c", b"int main(void) {\n  int x = ;\n}\n", "typo.c:2:11: error: expected an expression");
    refused("empty.c", b"", "empty");
    refused("binary.c", &[0x7f, b'E', b'L', b'F', 0, 1, 2, 0], "binary.c");
    let folder = check(&std::env::temp_dir());
    assert_eq!(folder.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&folder.stderr).contains("directory"));
    let missing = check(&PathBuf::from("no-such-file.c"));
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no-such-file.c"));
}

#[test]
fn what_a_recursive_function_gives_is_looked_up_in_a_table() {
    let inputs = "extern int __VERIFIER_nondet_int(void);\n";
    let grows = "int f(int n) { return n <= 0 ? 1 : 3 * f(n - 1) + 1; }\n";
    let fibonacci = "int f(int n) { return n < 1 ? 0 : n == 1 ? 1 : f(n - 1) + f(n - 2); }\n";
    let called = |most: u32| {
        format!("int main(void) {{ int n = __VERIFIER_nondet_int(); return n > {most} ? 0 : f(n); }}\n")
    };
    let ackermann = "int a(int m, int n) { return m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)); }\n\
                     int main(void) { int m = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();\n\
                     return m < 0 || m > 3 || n < 0 || n > 12 ? 0 : a(m, n); }\n";
    for (name, program, code) in [
        ("fibonacci.c", format!("{fibonacci}{}", called(46)), 0),
        ("grows.c", format!("{grows}{}", called(19)), 0),
        ("grows-more.c", format!("{grows}{}", called(20)), 10),
        ("ackermann.c", ackermann.to_owned(), 0),
    ] {
        let path = file(name, format!("{inputs}{program}").as_bytes());
        assert_eq!(checked(&path, &["--property", "no-overflow", "--time-limit", "30s"]).0, code, "{name}");
    }
}
