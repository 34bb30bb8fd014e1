//! C as projects have it: several files, options of compilers, leaks, and the library's part in an answer.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::path::Path;

/// The last line, of a check with these arguments in a folder.
fn verdict(dir: &Path, arguments: &[&str]) -> String {
    let mut command = certus();
    let (_, out, err) =
        ended(command.current_dir(dir).args(arguments).args(["--no-config", "--time-limit", "60s"]));
    out.lines().last().map_or(err, str::to_owned)
}

#[track_caller]
fn is(dir: &Path, arguments: &[&str], wanted: &str) {
    let found = verdict(dir, arguments);
    assert!(found.starts_with(&format!("VERDICT: {wanted}")), "{arguments:?}: {found}");
}

#[test]
fn files_are_linked() {
    let dir = folder("linked");
    write(
        &dir,
        "list.h",
        "struct pair { int a, b; }; typedef struct pair pair;\nenum { LIMIT = 3 };\nint sum(const pair *p);\nextern int calls;\n",
    );
    write(
        &dir,
        "sum.c",
        "#include \"list.h\"\nstatic int twice(int x) { return 2 * x; }\nint calls;\n\
          int sum(const pair *p) { calls++; return twice(p->a) + p->b + LIMIT; }\n",
    );
    write(
        &dir,
        "main.c",
        "#include <assert.h>\n#include \"list.h\"\nstatic int twice(int x) { return x + 1; }\nint calls;\n\
          int main(void) { pair p = {1, 2}; assert(sum(&p) == 7); assert(twice(4) == 5); assert(calls == 1); return 0; }\n",
    );
    write(
        &dir,
        "wrong.c",
        "#include <assert.h>\n#include \"list.h\"\n\
          int main(void) { pair p = {1, 2}; assert(sum(&p) == 8); return 0; }\n",
    );
    is(&dir, &["check", "main.c", "sum.c"], "SAFE");
    is(&dir, &["check", "sum.c", "main.c"], "SAFE");
    is(&dir, &["check", "sum.c", "wrong.c"], "UNSAFE (unreach-call)");
    // `certus FILE` checks it, and options of compilers are understood.
    is(&dir, &["main.c", "sum.c", "-O2", "-Wall", "-g", "-std=gnu11", "-m64"], "SAFE");
    // Types that do not fit together are told with their place.
    write(&dir, "other.c", "long sum(int x) { return x; }\n");
    let (code, _, err) =
        ended(certus().current_dir(&dir).args(["check", "main.c", "other.c", "--no-config"]));
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("other.c:1:6") && err.contains("list.h:3"), "{err}");
}

#[test]
fn lines_of_all_files_are_shown_as_they_were_written() {
    let dir = folder("written");
    write(&dir, "twice.c", "#define TIMES 2\nint twice(int x) {\n  int y = TIMES * x;\n  return y;\n}\n");
    write(
        &dir,
        "main.c",
        "#include <assert.h>\nint twice(int x);\nint main(void) { assert(twice(2) == 4); assert(twice(2) == 5); return 0; }\n",
    );
    let mut command = certus();
    let (_, _, err) = ended(command.current_dir(&dir).args(["check", "main.c", "twice.c", "--no-config"]));
    assert!(err.contains("assert(twice(2) == 5)") && err.contains("int y = TIMES * x;"), "{err}");
    assert!(!err.contains("__extension__"), "{err}");
}

#[test]
fn it_is_told_that_nothing_is_checked() {
    let dir = folder("vacuous");
    let main = |body: &str| {
        format!("#include <assert.h>\nint in(void);\nint main(void) {{ int x = in();\n{body}\nreturn 0; }}\n")
    };
    write(&dir, "none.c", &main("while (x > 5) { x--; if (x < 5)\nassert(x == 7);\n}"));
    write(&dir, "some.c", &main("while (x > 5) { x--; if (x < 5)\nassert(x == 7);\nassert(x > 4); }"));
    write(&dir, "all.c", &main("while (x > 5) { x--; assert(x >= 5); }"));
    // What is done between the condition and the error is no condition.
    let fails = "extern void reach_error(void);\nvoid fail(int n) { int i = n; while (i > 0) i--; if (n) reach_error(); reach_error(); }\n";
    write(&dir, "call.c", &format!("{fails}{}", main("while (x > 5) { x--; if (x < 5) fail(x); }")));
    for (file, lines) in [("none.c", Some(vec![5])), ("some.c", None), ("all.c", None), ("call.c", None)] {
        let mut command = certus();
        let arguments = ["check", file, "--no-config", "--json", "--engine", "ic3cfa"];
        let (code, out, err) = ended(command.current_dir(&dir).args(arguments));
        assert_eq!(code, 0, "{file}: {out}{err}");
        let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(answer.get("never_reached"), lines.map(Into::into).as_ref(), "{file}: {out}");
        assert_eq!(err.contains("no run comes to what is checked (line 5)"), file == "none.c", "{err}");
    }
}

#[test]
fn names_of_one_file_are_its_own() {
    let dir = folder("own-names");
    write(
        &dir,
        "a.c",
        "typedef int T; struct S { int x; }; enum { A = 1 }; static T value = 1;\n\
          int first(void) { struct S s = {A}; return s.x + value; }\n",
    );
    write(
        &dir,
        "b.c",
        "#include <assert.h>\ntypedef char T; struct S { T c[3]; long n; }; enum { B, A };\n\
          static long value = 40; int first(void);\n\
          int main(void) { struct S s = {{0}, A}; assert(first() == 2); assert(s.n + value == 41);\n\
          assert(sizeof(T) == 1); return 0; }\n",
    );
    is(&dir, &["check", "a.c", "b.c"], "SAFE");
    is(&dir, &["check", "b.c", "a.c"], "SAFE");
}

#[test]
fn a_compilation_database_says_how() {
    let dir = folder("database");
    write(&dir, "inc/n.h", "#define BASE 40\nint f(int x);\n");
    write(
        &dir,
        "a.c",
        "#include <assert.h>\n#include <n.h>\nint g(void) { assert(f(1) == BASE + N); return 0; }\n",
    );
    write(&dir, "b.c", "#include \"n.h\"\nint f(int x) { return x + BASE; }\n");
    let here = dir.display();
    let text = format!(
        "[{{\"directory\": \"{here}\", \"file\": \"a.c\", \"command\": \"cc -Iinc -DN=1 -O2 -c -o a.o a.c\"}},\n\
         {{\"directory\": \"{here}\", \"file\": \"b.c\", \"arguments\": [\"cc\", \"-I\", \"inc\", \"-Wall\", \"-c\", \"b.c\"]}}]"
    );
    write(&dir, "compile_commands.json", &text);
    is(&dir, &["check", "--project", "compile_commands.json", "--function", "g"], "SAFE");
    write(&dir, "wrong.json", &text.replace("-DN=1", "-DN=2"));
    is(&dir, &["check", "--project", "wrong.json", "--function", "g"], "UNSAFE");
    write(&dir, "fast.json", &text.replace("-O2", "-ffast-math"));
    assert!(verdict(&dir, &["check", "--project", "fast.json", "--function", "g"]).contains("-ffast-math"));
}

#[test]
fn values_of_the_library_are_no_inputs() {
    let dir = folder("library");
    let bounded = "#include <math.h>\n#include <assert.h>\ndouble __VERIFIER_nondet_double(void);\n\
                   int main(void) { double x = __VERIFIER_nondet_double(); if (!(x > -9 && x < 9)) return 0;\n";
    write(
        &dir,
        "sin.c",
        &format!("{bounded}double y = sin(x); assert(y == y && y <= 1 && y >= -1); return 0; }}\n"),
    );
    is(&dir, &["check", "sin.c", "--64"], "SAFE");
    write(&dir, "exp.c", &format!("{bounded}assert(exp(x) > 0); assert(sqrt(4.0) == 2); return 0; }}\n"));
    is(&dir, &["check", "exp.c", "--64"], "SAFE");
    // True of the real function, but no model says so: never UNSAFE.
    write(
        &dir,
        "close.c",
        "#include <math.h>\n#include <assert.h>\n\
          int main(void) { double y = sin(1.0); assert(y > 0.84 && y < 0.85); return 0; }\n",
    );
    is(&dir, &["check", "close.c", "--64"], "UNKNOWN");
    // False of the real function, too.
    write(
        &dir,
        "wrong.c",
        "#include <math.h>\n#include <assert.h>\n\
          int main(void) { double y = sin(1.0); assert(y > 0.9); return 0; }\n",
    );
    is(&dir, &["check", "wrong.c", "--64"], "UNSAFE");
    // What does not matter for the run needs no model.
    write(
        &dir,
        "beside.c",
        "#include <math.h>\n#include <assert.h>\nint __VERIFIER_nondet_int(void);\n\
          int main(void) { double y = lgamma(1.5); int x = __VERIFIER_nondet_int(); assert(x != 77); return y > 0; }\n",
    );
    is(&dir, &["check", "beside.c", "--64"], "UNSAFE");
    write(
        &dir,
        "hooks.c",
        "#include <stdlib.h>\n#include <assert.h>\n\
          static struct { void *(*get)(size_t); void (*put)(void *); } hooks = {malloc, free};\n\
          int main(void) { int *p = hooks.get(sizeof *p); *p = 3; assert(*p == 3); hooks.put(p); return 0; }\n",
    );
    is(&dir, &["check", "hooks.c", "--64", "--property", "valid-memsafety"], "SAFE");
    write(
        &dir,
        "atomic.c",
        "#include <stdatomic.h>\n#include <assert.h>\nint main(void) {\n\
          atomic_int x = 1; atomic_fetch_add(&x, 2); assert(atomic_load(&x) == 3); int e = 3;\n\
          assert(atomic_compare_exchange_strong(&x, &e, 7)); assert(atomic_exchange(&x, 1) == 7);\n\
          atomic_flag f = ATOMIC_FLAG_INIT; assert(!atomic_flag_test_and_set(&f)); assert(atomic_flag_test_and_set(&f));\n\
          return 0; }\n",
    );
    is(&dir, &["check", "atomic.c", "--64"], "SAFE");
    write(
        &dir,
        "c23.c",
        "#include <assert.h>\nint main(void) { bool b = true; int *p = nullptr; assert(b && !p); return 0; }\n",
    );
    is(&dir, &["check", "c23.c", "--64", "--std", "c2x"], "SAFE");
}

#[test]
fn what_is_left_in_the_heap() {
    let dir = folder("leaks");
    let program = |name: &str, text: &str| {
        write(
            &dir,
            name,
            &format!(
                "#include <stdlib.h>\nint __VERIFIER_nondet_int(void);\nint *g;\nint main(void) {{ {text} }}\n"
            ),
        );
    };
    let both = |name: &str, track: &str, cleanup: &str| {
        is(&dir, &["check", name, "--64", "--property", "valid-memtrack"], track);
        is(&dir, &["check", name, "--64", "--property", "valid-memcleanup"], cleanup);
    };
    program("none.c", "int *p = malloc(4); *p = 1; free(p); return 0;");
    both("none.c", "SAFE", "SAFE");
    program("lost.c", "int *p = malloc(4); *p = 1; return 0;");
    both("lost.c", "UNSAFE (valid-memtrack)", "UNSAFE (valid-memcleanup)");
    program("global.c", "g = malloc(4); *g = 1; return 0;");
    both("global.c", "SAFE", "UNSAFE (valid-memcleanup)");
    // One address is used again, though the object before it is still there.
    program(
        "again.c",
        "for (int i = 0; i < 3; i++) { int *p = malloc(4); *p = i; if (i) free(p); } return 0;",
    );
    both("again.c", "UNSAFE", "UNSAFE");
    program("rounds.c", "for (int i = 0; i < 3; i++) { int *p = malloc(4); *p = i; free(p); } return 0;");
    both("rounds.c", "SAFE", "SAFE");
    program("input.c", "while (__VERIFIER_nondet_int()) { int *p = malloc(4); *p = 1; free(p); } return 0;");
    is(&dir, &["check", "input.c", "--64", "--property", "valid-memcleanup"], "SAFE");
    // A run that does not end loses memory, and no end shows it.
    program("endless.c", "int *p = malloc(4); p = 0; for (;;) { } return 0;");
    both("endless.c", "UNKNOWN", "SAFE");
    program("exit.c", "int *p = malloc(4); *p = 1; if (__VERIFIER_nondet_int()) exit(1); free(p); return 0;");
    both("exit.c", "UNKNOWN", "UNSAFE (valid-memcleanup)");
}

/// A program that knows which machine it is for: an assertion fails on the other one.
fn sized(bytes: u32, include: &str) -> String {
    format!(
        "{include}\nvoid reach_error(void);\nint main(void) {{ long one = 1; void *p = &one;\n  \
         if (sizeof(long) != {bytes} || sizeof p != {bytes}) reach_error();\n  return 0; }}\n"
    )
}

#[test]
fn the_data_model_is_that_of_the_machine_where_headers_are() {
    let dir = folder("model");
    let headers = "#include <stddef.h>\n#include <limits.h>";
    write(&dir, "with8.c", &sized(8, headers));
    write(&dir, "with4.c", &sized(4, headers));
    write(&dir, "plain4.c", &sized(4, "// #include <stddef.h>"));
    write(&dir, "done4.i", &sized(4, ""));
    write(&dir, "own.h", "int own(void);\n");
    write(&dir, "own8.c", &sized(8, "#include \"own.h\""));
    write(&dir, "other.c", "int own(void) { return 1; }\n");
    write(&dir, "unreach.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    let task = "format_version: '2.0'\ninput_files: with4.c\nproperties:\n  - property_file: unreach.prp\n";
    write(&dir, "task.yml", task);
    write(&dir, "wide.yml", &format!("{task}options:\n  language: C\n  data_model: LP64\n"));
    for (arguments, wanted) in [
        (&["with8.c"][..], "SAFE"),
        (&["with8.c", "--32"], "UNSAFE"),
        (&["with4.c"], "UNSAFE"),
        (&["with4.c", "-m32"], "SAFE"),
        (&["with4.c", "--data-model", "ILP32"], "SAFE"),
        // What has no headers, is preprocessed or belongs to SV-COMP is as it was.
        (&["plain4.c"], "SAFE"),
        (&["plain4.c", "--64"], "UNSAFE"),
        (&["done4.i"], "SAFE"),
        (&["task.yml"], "SAFE"),
        (&["wide.yml"], "UNSAFE"),
        (&["wide.yml", "--32"], "SAFE"),
        (&["with4.c", "--property", "unreach.prp"], "SAFE"),
        // One file that includes decides for all that are linked.
        (&["own8.c", "other.c"], "SAFE"),
        (&["other.c", "own8.c"], "SAFE"),
    ] {
        is(&dir, &[&["check"], arguments].concat(), wanted);
    }
    write(&dir, "certus.toml", "data-model = \"ILP32\"\n");
    let (code, ..) = ended(certus().current_dir(&dir).args(["check", "with4.c"]));
    assert_eq!(code, 0, "settings say which");
}

#[test]
fn the_data_model_is_named_in_every_answer() {
    let dir = folder("named-model");
    write(
        &dir,
        "fails.c",
        "#include <limits.h>\nint main(int n, char **v) { long a = n; return a * INT_MAX; }\n",
    );
    write(&dir, "holds.c", "#include <assert.h>\nint main(void) { assert(sizeof(long) >= 4); return 0; }\n");
    let database = |machine: &str| {
        let entry = |name: &str, machine: &str| {
            format!(
                "{{\"directory\": {dir:?}, \"file\": \"{name}\", \"command\": \"cc {machine} -c {name}\"}}"
            )
        };
        let text = format!("[{}, {}]", entry("holds.c", machine), entry("more.c", "-m64"));
        write(&dir, "compile_commands.json", &text);
    };
    write(&dir, "more.c", "int more;\n");
    database("-m32");
    let project = ["--project", "compile_commands.json"];
    for (arguments, model, architecture) in [
        (&["fails.c", "--property", "no-overflow"][..], "LP64", "64bit"),
        (&["fails.c", "--property", "no-overflow", "--32"], "ILP32", "32bit"),
        (&["holds.c"], "LP64", "64bit"),
        (&["holds.c", "--32"], "ILP32", "32bit"),
        (&[&project[..], &["holds.c"]].concat(), "ILP32", "32bit"),
    ] {
        let files =
            ["--json", "--sarif", "s", "--junit", "j", "--report", "r", "--witness", "w.yml", "--no-config"];
        let mut command = certus();
        let (_, out, err) = ended(command.current_dir(&dir).arg("check").args(arguments).args(files));
        assert!(err.contains(&format!("certus: data model {model}: ")), "{err}");
        assert!(out.contains(&format!("\"data_model\":\"{model}\"")), "{out}");
        let read = |name: &str| std::fs::read_to_string(dir.join(name)).unwrap();
        assert!(read("s").contains(&format!("\"dataModel\": \"{model}\"")), "{}", read("s"));
        assert!(read("j").contains(&format!("data model {model}")), "{}", read("j"));
        assert!(read("r").contains(&format!("<dt>data model</dt><dd>{model}</dd>")), "{}", read("r"));
        assert!(read("w.yml").contains(&format!("data_model: {model}")), "{}", read("w.yml"));
        let mut command = certus();
        ended(command.current_dir(&dir).arg("check").args(arguments).args([
            "--no-config",
            "--witness",
            "w.graphml",
        ]));
        assert!(read("w.graphml").contains(&format!(">{architecture}<")), "{}", read("w.graphml"));
        // A compiler made it fail with the same sizes, and the witness is checked with them.
        assert!(!err.contains("a run fails") || err.contains("by a compiled binary"), "{err}");
        let mut command = certus();
        let (_, out, err) =
            ended(command.current_dir(&dir).args(["validate", arguments.last().unwrap_or(&""), "w.yml"]));
        assert!(arguments.last() != Some(&"holds.c") || out.contains("CONFIRMED"), "{out}{err}");
    }
    let (code, _, err) = ended(certus().current_dir(&dir).arg("check").args(project).arg("--no-config"));
    assert!(code == 2 && err.contains("different machines"), "{err}");
}

#[test]
fn options_that_change_the_meaning_are_not_passed_over() {
    let dir = folder("flags");
    write(
        &dir,
        "main.c",
        "#include <assert.h>\n#ifndef A\n#define A 0\n#endif\nint main(void) { assert(A == 2); return 0; }\n",
    );
    let database = |flags: &str| {
        let text = serde_json::json!([{ "directory": dir.to_str().unwrap(), "file": "main.c",
            "command": format!("cc {flags} -o main.o -c main.c") }]);
        write(&dir, "compile_commands.json", &text.to_string());
    };
    let asked = ["check", "--project", "compile_commands.json"];
    for (flags, wanted) in [
        ("-DA=2", "SAFE"),
        ("-UA -DA=2 -fPIC -Wall -x c", "SAFE"),
        ("-DA=2 -UA", "UNSAFE (unreach-call)"),
        ("-DA=1 -DA=2", "SAFE"),
        ("-Wp,-DA=2,-MMD,main.d", "SAFE"),
        ("-Xpreprocessor -DA=2 -march=haswell -ffp-contract=off", "SAFE"),
        ("-DA=2 -include stddef.h", "SAFE"),
    ] {
        database(flags);
        is(&dir, &asked, wanted);
    }
    for (flags, word) in [
        ("-fno-signed-char", "-fno-signed-char"),
        ("-x c++", "-xc++"),
        ("-mlong-double-64", "-mlong-double-64"),
        ("@more", "@more"),
        ("--such-an-option", "--such-an-option"),
    ] {
        database(flags);
        let (code, _, err) = ended(certus().current_dir(&dir).args(asked));
        assert_eq!(code, 2, "{flags}: {err}");
        assert!(err.contains(word), "{flags}: {err}");
    }
    let (code, _, err) = ended(certus().current_dir(&dir).args(["check", "main.c", "-DA=2", "-UA"]));
    assert!(code == 2 && err.contains("-D and -U"), "{err}");
}

#[test]
fn headers_may_be_included_unused() {
    let dir = folder("headers");
    let program = |header: &str, body: &str| {
        format!("#include <{header}>\n#include <assert.h>\nint main(void) {{ {body} return 0; }}\n")
    };
    for header in [
        "complex.h",
        "tgmath.h",
        "immintrin.h",
        "x86intrin.h",
        "stdatomic.h",
        "threads.h",
        "fenv.h",
        "uchar.h",
    ] {
        write(&dir, "unused.c", &program(header, "int x = 3; assert(x == 3);"));
        is(&dir, &["check", "unused.c"], "SAFE");
        write(&dir, "unused.c", &program(header, "int x = 3; assert(x == 4);"));
        is(&dir, &["check", "unused.c"], "UNSAFE (unreach-call)");
    }
    // What is used of them is not passed over.
    for (header, body, name) in [
        ("complex.h", "double r = cabs(3.0); assert(r == 3);", "'cabs'"),
        ("immintrin.h", "__m128i x; assert(sizeof x == 16);", "'__m128i'"),
        ("x86intrin.h", "int y = __bsrd(4); assert(y == 2);", "'__bsrd'"),
    ] {
        write(&dir, "used.c", &program(header, body));
        let found = verdict(&dir, &["check", "used.c"]);
        assert!(found.starts_with("VERDICT: UNKNOWN") && found.contains(name), "{found}");
    }
}
