//! Witnesses as a user meets them: `certus check --witness`, `--explain` and `certus validate`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "common/handwritten.rs"]
mod handwritten;

use handwritten::{segments, waypoint};
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-witness-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn certus(args: &[&str]) -> (i32, String, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_certus")).args(args).current_dir(folder()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (run.status.code().unwrap(), text(&run.stdout), text(&run.stderr))
}

fn check(program: &Path, witness: &Path) -> (i32, String, String) {
    let arg = |path: &Path| path.to_str().unwrap().to_owned();
    certus(&["check", &arg(program), "--witness", &arg(witness), "--explain", "--time-limit", "60s"])
}

fn validate(program: &Path, witness: &Path) -> (i32, String, String) {
    let arg = |path: &Path| path.to_str().unwrap().to_owned();
    certus(&["validate", &arg(program), &arg(witness), "--time-limit", "60s"])
}

/// Validates a witness for a program; the line that tells what it is worth.
fn judged(program: &Path, witness: &Path) -> String {
    let (_, out, err) = validate(program, witness);
    out.lines().next().unwrap_or(&err).trim_start_matches("VALIDATION: ").to_owned()
}

/// A witness of the format 2.0 with this content.
fn witness(program: &Path, kind: &str, content: &str) -> String {
    handwritten::witness(&std::fs::read_to_string(program).unwrap(), kind, content)
}

fn invariant(kind: &str, at: (u32, u32), value: &str) -> String {
    handwritten::invariant(kind, at, "main", value)
}

const PROOF: &str = "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  unsigned int x = 0;
  unsigned int y = 0;
  while (__VERIFIER_nondet_int()) {
    if (x < 1000) {
      x += 2;
      y++;
    }
  }
  if (x != 2 * y || x > 1000)
    reach_error();
  do {
    y = 3;
  } while (x != 0 && __VERIFIER_nondet_int());
  return 0;
}
";

#[test]
fn a_proof_is_explained_and_confirmed() {
    let program = file("proof.c", PROOF);
    for name in ["proof.yml", "proof.graphml"] {
        let target = folder().join(name);
        let (code, out, err) = check(&program, &target);
        assert_eq!((code, out.as_str()), (0, "VERDICT: SAFE\n"), "{err}");
        assert!(err.contains("proof.c:6: while (__VERIFIER_nondet_int()) {\n  invariant: "), "{err}");
        let (code, out, err) = validate(&program, &target);
        assert_eq!((code, out.as_str()), (0, "VALIDATION: CONFIRMED\nVERDICT: SAFE\n"), "{err}");
    }
    let text = std::fs::read_to_string(folder().join("proof.yml")).unwrap();
    assert!(text.contains("line: 6") && text.contains("column: 3"), "{text}");
    let other = file("other.c", &PROOF.replace("1000", "1002"));
    assert_eq!(judged(&other, &folder().join("proof.yml")), "REJECTED (the hash in it is another program's)");
}

#[test]
fn invariants_are_judged() {
    let program = file("judged.c", PROOF);
    let case = |name: &str, content: &str| {
        let target = file(name, &witness(&program, "invariant_set", content));
        judged(&program, &target)
    };
    let inductive = invariant("loop_invariant", (6, 3), "x == 2 * y && x <= 1000");
    assert_eq!(case("inductive.yml", &inductive), "CONFIRMED");
    // True, but not inductive: the engines must help.
    assert_eq!(case("true.yml", &invariant("loop_invariant", (6, 3), "x <= 1000")), "CONFIRMED");
    assert_eq!(case("empty.yml", "    []"), "CONFIRMED");
    let several = inductive.clone() + &invariant("location_invariant", (8, 7), "x < 1000");
    assert_eq!(case("several.yml", &several), "CONFIRMED");
    let declaration = invariant("location_invariant", (5, 3), "x == 0");
    assert_eq!(case("declaration.yml", &declaration), "CONFIRMED");
    // The invariant of a `do` loop is about its condition, not about the first entry.
    assert_eq!(case("do.yml", &invariant("loop_invariant", (14, 3), "y == 3")), "CONFIRMED");
    for (name, content, why) in [
        (
            "wrong1.yml",
            invariant("loop_invariant", (6, 3), "x == 2 * y && x <= 998"),
            "a run breaks the invariant of line 6",
        ),
        (
            "wrong2.yml",
            invariant("location_invariant", (8, 7), "x < 998"),
            "a run breaks the invariant of line 8",
        ),
        ("wrong3.yml", invariant("loop_invariant", (7, 3), "1"), "no loop begins at program.c:7:3"),
        ("wrong4.yml", invariant("loop_invariant", (6, 4), "1"), "no loop begins"),
        (
            "wrong5.yml",
            invariant("loop_invariant", (6, 3), "z == 0"),
            "`z == 0` means nothing at program.c:6:3",
        ),
        ("wrong6.yml", invariant("loop_invariant", (6, 3), "(x = 0) == 0"), "side effect"),
        ("wrong7.yml", invariant("loop_invariant", (6, 3), "1) ; (x"), "is no C expression"),
        ("wrong8.yml", invariant("loop_invariant", (6, 3), "__VERIFIER_nondet_int() < 3"), "no variable"),
        ("wrong9.yml", invariant("loop_invariant", (6, 3), "(__builtin_unreachable(), 1)"), "side effect"),
        ("wrong10.yml", invariant("loop_invariant", (6, 3), "(reach_error(), 1)"), "side effect"),
    ] {
        let found = case(name, &content);
        assert!(found.starts_with("REJECTED") && found.contains(why), "{name}: {found}");
    }
}

const BUG: &str = "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int id(int x) {
  return x;
}
int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int c = 0;
  if (a > 10) {
    c = id(b);
  } else {
    c = 1;
  }
  while (b > 0 && b < 5) {
    b = b + 1;
  }
  switch (c) {
    case 7: c = 8; break;
    default: c = 9;
  }
  if (c == 8)
    reach_error();
  return 0;
}
";

#[test]
fn waypoints_are_followed() {
    let program = file("bug.c", BUG);
    let target = || waypoint("target", "follow", (23, 5), "");
    let one = |kind: &str, at: (u32, u32), value: &str| {
        segments(&[&[waypoint(kind, "follow", at, value)], &[target()]])
    };
    let avoid = |kind: &str, at: (u32, u32), value: &str| {
        segments(&[&[waypoint(kind, "avoid", at, value), target()]])
    };
    let confirmed = [
        segments(&[&[target()]]),
        one("assumption", (10, 3), "a > 100"),
        one("assumption", (9, 3), "b == 7"),
        one("branching", (10, 3), "true"),
        one("branching", (15, 3), "false"),
        one("branching", (18, 3), "7"),
        one("function_enter", (11, 13), ""),
        one("function_return", (11, 13), "\\result == 7"),
        one("function_return", (8, 33), "\\result == 7"),
        avoid("branching", (10, 3), "false"),
        avoid("assumption", (16, 5), "b == 4"),
        avoid("function_return", (7, 33), "\\result < 1000"),
    ];
    let rejected = [
        one("assumption", (10, 3), "a < 5"),
        one("branching", (10, 3), "false"),
        one("branching", (15, 3), "true"),
        one("branching", (18, 3), "6"),
        one("function_return", (11, 13), "\\result == 6"),
        avoid("branching", (10, 3), "true"),
        avoid("function_enter", (11, 13), ""),
        avoid("assumption", (15, 3), "c == 7"),
        segments(&[&[waypoint("target", "follow", (24, 3), "")]]),
        segments(&[&[waypoint("target", "follow", (22, 3), "")]]),
        one("branching", (11, 5), "true"),
        one("branching", (10, 3), "maybe"),
        one("function_return", (11, 12), "\\result == 7"),
        one("assumption", (10, 3), "zz == 1"),
        one("assumption", (10, 3), "(a = 11) && (b = 7)"),
        one("assumption", (10, 3), "__certus_at == 0"),
        // Waypoints in the wrong order.
        segments(&[
            &[waypoint("branching", "follow", (15, 3), "false")],
            &[waypoint("branching", "follow", (10, 3), "true")],
            &[target()],
        ]),
    ];
    for (word, list) in [("CONFIRMED", confirmed.as_slice()), ("REJECTED", rejected.as_slice())] {
        for (index, content) in list.iter().enumerate() {
            let path = file(&format!("{word}{index}.yml"), &witness(&program, "violation_sequence", content));
            let found = judged(&program, &path);
            assert!(found.starts_with(word), "{found}\n{content}");
        }
    }
}

/// Watching a switch does not change what it compares: a case of an unsigned switch is converted to its type.
#[test]
fn a_switch_that_is_watched_is_the_same_switch() {
    let text = "\
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
struct s { unsigned f : 3; };
int main(void) {
  unsigned u = __VERIFIER_nondet_uint();
  struct s s = { u };
  switch (u) {
    case -1: break;
    default: return 0;
  }
  switch (s.f) {
    case 7: reach_error();
  }
  return 0;
}
";
    let program = file("switch.c", text);
    let judge = |name: &str, branch: &str| {
        let content = segments(&[
            &[waypoint("branching", "follow", (7, 3), branch)],
            &[waypoint("branching", "follow", (11, 3), "7")],
            &[waypoint("target", "follow", (12, 13), "")],
        ]);
        judged(&program, &file(name, &witness(&program, "violation_sequence", &content)))
    };
    assert_eq!(judge("switch1.yml", "4294967295"), "CONFIRMED");
    assert!(judge("switch2.yml", "3").starts_with("REJECTED"));
}

#[test]
fn a_failing_run_is_confirmed_and_its_mutants_are_not() {
    let program = file("bug2.c", BUG);
    let target = folder().join("bug2.yml");
    let (code, out, err) = check(&program, &target);
    assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (unreach-call)\n"), "{err}");
    let (code, out, err) = validate(&program, &target);
    assert_eq!(
        (code, out.as_str()),
        (10, "VALIDATION: CONFIRMED\nVERDICT: UNSAFE (unreach-call)\n"),
        "{err}"
    );
    let text = std::fs::read_to_string(&target).unwrap();
    assert!(text.contains("\\result == 7"), "{text}");
    let changed = file("bug2-changed.yml", &text.replace("\\result == 7", "\\result == 6"));
    assert!(judged(&program, &changed).starts_with("REJECTED"));
    let graphml = folder().join("bug2.graphml");
    check(&program, &graphml);
    assert_eq!(judged(&program, &graphml), "CONFIRMED");
    let text = std::fs::read_to_string(&graphml).unwrap();
    let changed = file("bug2-changed.graphml", &text.replace("\\result == 7", "\\result == 6"));
    assert!(judged(&program, &changed).starts_with("REJECTED"));
}

#[test]
fn a_proof_of_a_wrong_program_is_contradicted() {
    let program = file("bug3.c", BUG);
    let content = invariant("loop_invariant", (15, 3), "1");
    let path = file("bug3.yml", &witness(&program, "invariant_set", &content));
    let (code, out, _) = validate(&program, &path);
    assert_eq!(code, 10);
    assert_eq!(
        out,
        "VALIDATION: REJECTED (the program violates the property)\nVERDICT: UNSAFE (unreach-call)\n"
    );
}

#[test]
fn overflow_has_its_place() {
    let text = "extern int __VERIFIER_nondet_int(void);\nint main(void) {\n  int x = __VERIFIER_nondet_int();\n  \
                if (x > 5) {\n    x = x + 1;\n  }\n  return x - 1;\n}\n";
    let program = file("overflow.c", text);
    let path = folder().join("overflow.yml");
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    let args = ["check", &name(&program), "--property", "no-overflow", "--witness", &name(&path)];
    let (code, _, err) = certus(&args);
    assert_eq!(code, 10, "{err}");
    let (code, out, err) = validate(&program, &path);
    assert_eq!((code, out.as_str()), (10, "VALIDATION: CONFIRMED\nVERDICT: UNSAFE (no-overflow)\n"), "{err}");
    // The other place can be violated as well, but not by these inputs.
    let text = std::fs::read_to_string(&path).unwrap();
    let (line, other) = if text.contains("line: 5") { (5, 7) } else { (7, 5) };
    let moved = text.replace(&format!("line: {line}"), &format!("line: {other}"));
    assert!(judged(&program, &file("moved.yml", &moved)).starts_with("REJECTED"));
}

#[test]
fn what_needs_no_invariant_is_said_so() {
    let program = file(
        "plain.c",
        "void reach_error(void);\nint main(void) { int x = 3; if (x != 3) reach_error(); return 0; }\n",
    );
    let (code, _, err) = check(&program, &folder().join("plain.yml"));
    assert_eq!(code, 0);
    assert!(err.contains("no loop needs an invariant"), "{err}");
    assert_eq!(judged(&program, &folder().join("plain.yml")), "CONFIRMED");
}

#[test]
fn names_are_those_in_scope() {
    let text = "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct point { long x; short y[2]; } points[3];
int step(void) {
  static unsigned calls;
  int i = 0;
  while (i < 3 && __VERIFIER_nondet_int()) { i++; if (calls < 9) calls++; }
  return (int)calls;
}
int main(void) {
  long total = 0;
  unsigned char u = 250;
  for (;;) {
    if (total < 40) total += 2; else total = 0;
    { int total = 5; while (total > __VERIFIER_nondet_int() && total < 7) total++; if (total > 7) reach_error(); }
    points[1].y[1] = total > 20 ? 3 : 4;
    u = u | 0x80;
    if (step() > 9 || total > 41 || total % 2 != 0 || u < 128) reach_error();
    if (points[1].y[1] < 3 || points[1].y[1] > 4) reach_error();
    if (__VERIFIER_nondet_int() == 77) break;
  }
  return 0;
}
";
    let program = file("scope.c", text);
    let witness = folder().join("scope.yml");
    let name = |path: &Path| path.to_str().unwrap().to_owned();
    for model in ["ILP32", "LP64"] {
        let args =
            ["check", &name(&program), "--data-model", model, "--witness", &name(&witness), "--explain"];
        let (code, out, err) = certus(&args);
        assert_eq!((code, out.as_str()), (0, "VERDICT: SAFE\n"), "{err}");
        // Which invariants are found is the engines' choice; that they mean what they should is what validation shows.
        assert!(
            err.contains("scope.c:7:") && err.contains("scope.c:13:") && err.contains("invariant: "),
            "{err}"
        );
        assert_eq!(judged(&program, &witness), "CONFIRMED");
    }
}
