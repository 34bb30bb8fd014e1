//! Several files against the compiler: what a linked program does, in both orders of its files.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::path::Path;
use std::process::Command;

/// Two files; `assert` of both aborts.
struct Pair {
    name: &'static str,
    one: &'static str,
    other: &'static str,
}

const PAIRS: [Pair; 14] = [
    Pair {
        name: "static functions in brackets and with attributes",
        one: "static int (f)(int x) { return x + 1; }\nint one(void) { return f(3) + (f)(1); }",
        other: "static int __attribute__((noinline)) f(int x) { return 2 * x; }\nint one(void);\n\
                int main(void) { assert(f(4) == 8); assert(one() == 6); return 0; }",
    },
    Pair {
        name: "names behind an ellipsis, in initialisers and in sizes",
        one: "int all(const char *text, ...); static int n = 2, m = 3; static int list[] = {[1] = 7, 8};\n\
              int all(const char *text, ...) { return n + m + (int)(sizeof list / sizeof *list); }",
        other: "int all(const char *, ...); static int m = 10, n[4] = {1, 2}, list;\n\
                int main(void) { assert(all(\"\", n) == 8); assert(m + n[1] + list == 12); return 0; }",
    },
    Pair {
        name: "enumerations, labels, members and parameters of one name",
        one: "enum color { RED = 4, f = 5 }; struct s { int RED; };\n\
              int one(int g) { struct s s = {RED}; goto g; g: return s.RED + f + g; }",
        other: "typedef long RED; static int f(int RED) { return RED; } struct color { RED s; }; int one(int);\n\
                static int g = 6;\n\
                int main(void) { struct color c = {2}; assert(one(1) == 10); assert(f(3) + c.s + g == 11); return 0; }",
    },
    Pair {
        name: "members are packed in one file",
        one: "#pragma pack(1)\nstruct s { char c; int i; };\nint one(void) { return sizeof(struct s); }",
        other: "struct s { char c; int i; };\nint one(void);\n\
                int main(void) { assert(sizeof(struct s) == 8); assert(one() == 5); return 0; }",
    },
    Pair {
        name: "packing is pushed and not popped",
        one: "#pragma pack(push, 2)\nstruct s { char c; int i; };\nint one(void) { return sizeof(struct s); }",
        other: "struct t { char c; int i; };\nint one(void);\n\
                int main(void) { assert(sizeof(struct t) == 8); assert(one() == 6); return 0; }",
    },
    Pair {
        name: "the name of a function",
        one: "static int f(void) { return sizeof __func__; }\nint one(void) { return f() + (__func__[0] == 'o'); }",
        other: "static long f(void) { return sizeof(__FUNCTION__) + __func__[0]; }\nint one(void);\n\
                int main(void) { assert(f() == 2 + 'f'); assert(one() == 3); return 0; }",
    },
    Pair {
        name: "objects with internal linkage that functions declare again",
        one: "static int n = 1; int one(void) { extern int n; { int n = 5; { extern int m; n += m; } return n + 0; } }\n\
              int m = 7;",
        other: "int n = 20; int one(void); extern int m; static int k;\n\
                int main(void) { extern int n; assert(one() == 12); assert(n + m + k == 27); return 0; }",
    },
    Pair {
        name: "static objects in functions and at file scope",
        one: "static int count(void) { static int n; return ++n; }\nint one(void) { count(); return count(); }",
        other: "static int n = 10; static int count(void) { static int n = 5; return ++n; }\nint one(void);\n\
                int main(void) { assert(count() == 6); assert(one() == 2); assert(n == 10); return 0; }",
    },
    Pair {
        name: "types that several files have, and one that differs",
        one: "typedef struct node { struct node *next; int v; } node; typedef int num;\n\
              int sum(const node *n) { num s = 0; while (n) { s += n->v; n = n->next; } return s; }",
        other: "typedef struct node { struct node *next; int v; } node; typedef char num; int sum(const node *);\n\
                int main(void) { node b = {0, 300}, a = {&b, 2}; num c = (num)300; assert(c == 44);\n\
                assert(sum(&a) == 302); return 0; }",
    },
    Pair {
        name: "tentative definitions and a size that comes later",
        one: "int table[]; int size; int one(void) { return table[1] + size; } int table[3];",
        other: "extern int table[3]; int size = 3; int one(void);\n\
                int main(void) { table[1] = 4; assert(one() == 7); assert(sizeof table == 12); return 0; }",
    },
    Pair {
        name: "function pointers and recursion across files",
        one: "static int step(int x) { return x - 1; } int even(int x); int odd(int x) { return x ? even(step(x)) : 0; }\n\
              int (*get(void))(int) { return step; }",
        other: "static int step(int x) { return x + 1; } int odd(int x); int (*get(void))(int);\n\
                int even(int x) { return x ? odd(x - 1) : 1; }\n\
                int main(void) { assert(even(4)); assert(!odd(2)); assert(get()(5) == 4); assert(step(5) == 6); return 0; }",
    },
    Pair {
        name: "a function of the library and one of the file's own",
        one: "static int abs(int x) { return x + 100; } int one(int x) { return abs(x); }",
        other: "int abs(int); int one(int); int main(void) { assert(abs(-3) == 3); assert(one(-3) == 97); return 0; }",
    },
    Pair {
        name: "macros and headers",
        one: "#include <stdlib.h>\n#include <string.h>\n#include <stdint.h>\n#define SIZE 3\n\
              uint16_t one(const char *s) { return (uint16_t)(strlen(s) + SIZE); }",
        other: "#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#define SIZE 4\nuint16_t one(const char *);\n\
                int main(void) { char *p = malloc(SIZE); if (!p) return 0; p[0] = 'a'; p[1] = 0;\n\
                assert(one(p) == 4); free(p); return 0; }",
    },
    Pair {
        name: "inline functions",
        one: "static inline int f(int x) { return x * 3; } int one(void) { return f(2); }",
        other: "static inline int f(int x) { return x * 5; } int one(void);\n\
                int main(void) { assert(f(2) == 10); assert(one() == 6); return 0; }",
    },
];

/// Whether the compiled program ends well.
fn runs_well(dir: &Path) -> bool {
    let mut built = Command::new("cc");
    built.current_dir(dir).args(["-w", "-fcommon", "-o", "program", "one.c", "other.c"]);
    assert!(built.status().unwrap().success());
    Command::new(dir.join("program")).status().unwrap().success()
}

fn verdict(dir: &Path, files: [&str; 2]) -> String {
    let mut command = certus();
    let arguments = ["check", files[0], files[1], "--64", "--no-config", "--time-limit", "60s"];
    let (_, out, err) = ended(command.current_dir(dir).args(arguments));
    out.lines().last().map_or(err, str::to_owned)
}

#[test]
fn linked_programs_do_what_compiled_ones_do() {
    for (index, pair) in PAIRS.iter().enumerate() {
        let dir = folder(&format!("linking-{index}"));
        // What is right, and with each assertion the other way round.
        let asserted = "#include <assert.h>\n";
        let mut variants = vec![pair.other.to_owned()];
        for (at, text) in pair.other.match_indices("assert(") {
            let begin = at + text.len();
            let mut open = 1;
            let closes = |c: char| {
                open += i32::from(c == '(') - i32::from(c == ')');
                open == 0
            };
            let end = begin + pair.other[begin..].find(closes).unwrap();
            let (before, condition, after) =
                (&pair.other[..begin], &pair.other[begin..end], &pair.other[end..]);
            variants.push(format!("{before}!({condition}){after}"));
        }
        assert!(variants.len() > 1);
        for (variant, other) in variants.iter().enumerate() {
            write(&dir, "one.c", &format!("{asserted}{}\n", pair.one));
            write(&dir, "other.c", &format!("{asserted}{other}\n"));
            let well = runs_well(&dir);
            assert_eq!(well, variant == 0, "{}: {other}", pair.name);
            let wanted = if well { "VERDICT: SAFE" } else { "VERDICT: UNSAFE (unreach-call)" };
            for files in [["one.c", "other.c"], ["other.c", "one.c"]] {
                assert_eq!(verdict(&dir, files), wanted, "{}, {files:?}: {other}", pair.name);
            }
        }
    }
}

#[test]
fn what_cannot_be_linked_is_refused() {
    let dir = folder("not-linked");
    let main = "int f(void); int main(void) { return f(); }\n";
    let refused = [
        // Which of the two is the error?
        (
            "static void reach_error(void) { }\nint f(void) { reach_error(); return 0; }\n",
            format!("static int reach_error(void) {{ return 1; }}\n{main}"),
            "another function in another file",
        ),
        // It would be called as what it is not.
        (
            "double f(void) { return 1; }\n",
            "int main(void) { return f(); }\n".to_owned(),
            "not declared in this file",
        ),
        ("long f(void) { return 1; }\n", main.to_owned(), "conflicting types"),
        ("int f(void) { return 1; }\nint main(void) { return 0; }\n", main.to_owned(), "defined twice"),
    ];
    for (one, other, why) in refused {
        write(&dir, "one.c", one);
        write(&dir, "other.c", &other);
        for files in [["one.c", "other.c"], ["other.c", "one.c"]] {
            let mut command = certus();
            let (code, out, err) =
                ended(command.current_dir(&dir).args(["check", files[0], files[1], "--no-config"]));
            assert!(code == 2 || out.contains("UNKNOWN"), "{files:?}: {out}{err}");
            assert!(err.contains(why), "{files:?}: {err}");
        }
    }
}
