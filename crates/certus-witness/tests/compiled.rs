//! Harnesses of small programs: compiled and run they fail where the interpreter does.

mod common;

use certus_c::DataModel::{self, Ilp32, Lp64};
use certus_c::program::Property;
use certus_witness::compiled::{Compiled, Settings, execute, harness};

fn outcome(text: &str, model: DataModel, property: Property, inputs: &[u128]) -> Compiled {
    let (unit, program) = common::program(text, model);
    let run = common::failing(&program, &[property], inputs);
    execute(&unit, &program, &run, &harness(&unit, &program, &run), &Settings::default())
}

/// The compiled program fails too, if there is a compiler that can make it.
fn confirms(text: &str, model: DataModel, property: Property, inputs: &[u128]) {
    match outcome(text, model, property, inputs) {
        Compiled::Confirms => {}
        Compiled::NotCompiled(why) => common::not_compiled(&why),
        other => panic!("{other:?}\n{text}"),
    }
}

fn reaches(text: &str, inputs: &[u128]) {
    for model in [Ilp32, Lp64] {
        confirms(text, model, Property::Reach, inputs);
    }
}

#[test]
fn inputs_of_every_kind() {
    reaches(
        r#"
        extern void reach_error(void);
        extern _Bool __VERIFIER_nondet_bool(void);
        extern char __VERIFIER_nondet_char(void);
        extern unsigned char __VERIFIER_nondet_uchar(void);
        extern short __VERIFIER_nondet_short(void);
        extern unsigned short __VERIFIER_nondet_ushort(void);
        extern int __VERIFIER_nondet_int(void);
        extern unsigned int __VERIFIER_nondet_uint(void);
        extern long __VERIFIER_nondet_long(void);
        extern unsigned long __VERIFIER_nondet_ulong(void);
        extern long long __VERIFIER_nondet_longlong(void);
        extern float __VERIFIER_nondet_float(void);
        extern double __VERIFIER_nondet_double(void);
        extern void *__VERIFIER_nondet_pointer(void);
        int main(void) {
            if (__VERIFIER_nondet_bool() != 1) return 1;
            if (__VERIFIER_nondet_char() != -2) return 2;
            if (__VERIFIER_nondet_uchar() != 254) return 3;
            if (__VERIFIER_nondet_short() != -3) return 4;
            if (__VERIFIER_nondet_ushort() != 65533) return 5;
            if (__VERIFIER_nondet_int() != -4) return 6;
            if (__VERIFIER_nondet_uint() != 4294967292u) return 7;
            if (__VERIFIER_nondet_long() != 5) return 8;
            if (__VERIFIER_nondet_ulong() != 6) return 9;
            if (__VERIFIER_nondet_longlong() != -7000000000ll) return 10;
            if (__VERIFIER_nondet_float() != 1.5f) return 11;
            if (__VERIFIER_nondet_double() != -0.1) return 12;
            if (__VERIFIER_nondet_pointer() != 0) return 13;
            if (__VERIFIER_nondet_pointer() != (void *)4096) return 14;
            reach_error();
            return 0;
        }"#,
        &[
            1,
            0xFE,
            0xFE,
            0xFFFD,
            0xFFFD,
            0xFFFF_FFFC,
            0xFFFF_FFFC,
            5,
            6,
            (-7_000_000_000_i64).cast_unsigned().into(),
            1.5f32.to_bits().into(),
            (-0.1f64).to_bits().into(),
            0,
            4096,
        ],
    );
}

#[test]
fn arrays_structs_loops_and_recursion() {
    reaches(
        r#"
        #include <assert.h>
        extern int nondet_int(void);
        struct point { short x; int a[3]; };
        static int sum(struct point *p, int n) { return n == 0 ? p->x : p->a[n - 1] + sum(p, n - 1); }
        int main(void) {
            struct point p = { 4, { 1, 2, 3 } }, q;
            for (int i = 0; i < 3; i++) p.a[i] += nondet_int();
            q = p;
            assert(sum(&q, 3) != 40);
            return 0;
        }"#,
        &[10, 20, 0],
    );
}

#[test]
fn an_error_function_with_a_body_and_assumptions() {
    let text = r#"
        extern int __VERIFIER_nondet_int(void);
        extern void __VERIFIER_assume(int);
        STATIC void reach_error() { }
        void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }
        int main() {
            int x = __VERIFIER_nondet_int();
            __VERIFIER_assume(x > 3);
            __VERIFIER_assert(x != 7);
        }"#;
    reaches(&text.replace("STATIC", ""), &[7]);
    reaches(&text.replace("STATIC", "static"), &[7]);
}

#[test]
fn the_label_error() {
    let text = "extern int __VERIFIER_nondet_int(void);\n\
                int main() { int x = __VERIFIER_nondet_int(); if (x == 3) goto ERROR; return 0; ERROR : return 1; }";
    reaches(text, &[3]);
}

#[test]
fn functions_and_objects_without_a_definition() {
    reaches(
        r#"
        extern int limit;
        extern unsigned char table[8];
        extern double measure(int);
        extern int amount(void);
        extern void log_it(const char *, ...);
        extern void never_called(void);
        void unused(void) { never_called(); }
        void reach_error(void);
        inline int least(int a, int b) { return a < b ? a : b; }
        int main(int argc, char **argv) {
            log_it("%d", 1);
            if (argc != 5) return 0;
            if (amount() == 8 && measure(1) == 2.5 && table[3] == 9 && least(limit, 77) == 11) reach_error();
            return 0;
        }"#,
        &[5, 0, 8, 2.5f64.to_bits().into(), 9, 11],
    );
}

#[test]
fn memory_without_a_value_that_is_zero() {
    reaches(
        r#"
        void *malloc(unsigned long);
        void reach_error(void);
        int main(void) {
            int a[4];
            int x;
            if (a[2] == 0 && x == 0) reach_error();
            return 0;
        }"#,
        &[0, 0, 0, 0, 0],
    );
}

#[test]
fn variables_without_a_value() {
    reaches(
        r#"
        void reach_error(void);
        static int twice(int n) { double d; int *p, k; if (n > 0 && d == 0.5) return k; return p == 0; }
        int main(void) {
            short x;
            if (x == -3 && twice(1) == 77 && twice(1) == 78) reach_error();
            return 0;
        }"#,
        &[0xFFFD, 0.5f64.to_bits().into(), 77, 0.5f64.to_bits().into(), 78],
    );
}

#[test]
fn objects_without_a_value() {
    reaches(
        r#"
        void *malloc(unsigned long);
        void reach_error(void);
        struct pair { int a; char b; };
        static int sum(void) { struct pair p, q; return p.a + q.b; }
        int main(void) {
            int a[4];
            char *first = malloc(3), *second = malloc(5);
            if (a[2] == 0x12345 && second[4] == 9 && first[1] == 8 && sum() == 7 && sum() == 8) reach_error();
            return 0;
        }"#,
        &[0x45, 0x23, 1, 0, 9, 8, 4, 0, 0, 0, 3, 5, 0, 0, 0, 3],
    );
}

#[test]
fn memory_without_a_value_is_no_contradiction() {
    let text = "void reach_error(void);\n\
                int main(void) { char t = 50; void *p = &t; if (*(int *)p == 0x12345632) reach_error(); return 0; }";
    let inputs = [0x56, 0x34, 0x12];
    match outcome(text, Lp64, Property::Reach, &inputs) {
        // Bytes behind the object are there, and may be anything.
        Compiled::Open(what, _) => assert!(what.contains("status 0"), "{what}"),
        Compiled::NotCompiled(why) => common::not_compiled(&why),
        other => panic!("{other:?}"),
    }
}

/// What a compiled program says that exits with status 0 whatever the inputs.
fn contradicted(text: &str, inputs: &[u128]) -> Compiled {
    let (unit, program) = common::program(text, Lp64);
    let run = common::failing(&program, &[Property::Reach], inputs);
    let (other, ends) = common::program("void reach_error(void); int main(void) { return 0; }", Lp64);
    let made = harness(&other, &ends, &run);
    execute(&unit, &program, &run, &made, &Settings::default())
}

#[test]
fn only_what_happens_in_the_run_is_an_excuse() {
    let declare = "int __VERIFIER_nondet_int(void); void reach_error(void);\n";
    let cases = [
        // Nothing is undefined here, though the program divides, shifts, and uses pointers and open orders elsewhere.
        (
            "int main(void) { int d = __VERIFIER_nondet_int(); if (d == 0) return 0; int q = 100 / d; \
          if (q == 20) reach_error(); return 0; }",
            "contradicts",
        ),
        (
            "int g; int f(void) { return g++; } int h(int a, int b) { return a - b; } \
          int main(void) { int d = __VERIFIER_nondet_int(); if (d != 5) { int *p = 0; return *p + h(f(), f()); } \
          reach_error(); return 0; }",
            "contradicts",
        ),
        // A value that was never given, but which changes nothing.
        (
            "int main(void) { int x; if (__VERIFIER_nondet_int() != 5) return 0; int y = x; reach_error(); return y; }",
            "contradicts",
        ),
        // One that does.
        ("int main(void) { int x; if (x == 5) reach_error(); return 0; }", "open"),
        ("int main(void) { volatile int v = 0; if (v == 5) reach_error(); return 0; }", "open"),
        // Undefined in this run, before it fails.
        (
            "int main(void) { int d = __VERIFIER_nondet_int(); int q = 100 / (d - 5); if (d == 5) reach_error(); \
          return q; }",
            "divides by zero at line 2",
        ),
        (
            "int main(void) { int d = __VERIFIER_nondet_int(); int a[2]; a[d] = 0; if (d == 5) reach_error(); \
          return a[0]; }",
            "uses an invalid pointer at line 2",
        ),
        (
            "int main(void) { int d = __VERIFIER_nondet_int(); unsigned s = 1u << (d * 8); if (d == 5) reach_error(); \
          return s; }",
            "shifts by an amount that is not allowed at line 2",
        ),
    ];
    for (text, wanted) in cases {
        let said = match contradicted(&format!("{declare}{text}"), &[5]) {
            Compiled::Contradicts(_) => "contradicts".to_owned(),
            Compiled::Open(..) => "open".to_owned(),
            Compiled::Undefined(why) => why,
            Compiled::NotCompiled(why) => {
                common::not_compiled(&why);
                continue;
            }
            other => panic!("{other:?}\n{text}"),
        };
        assert!(said.contains(wanted), "{said}\n{text}");
    }
}

#[test]
fn undefined_behaviour_is_no_answer_without_a_compiler() {
    let text =
        "void reach_error(void); int main(void) { int *p = (int *)4; *p = 3; if (*p == 3) reach_error(); }";
    let (unit, program) = common::program(text, Lp64);
    let run = common::failing(&program, &[Property::Reach], &[]);
    let made = harness(&unit, &program, &run);
    let settings = Settings { compiler: "no-such-compiler".into(), ..Settings::default() };
    let said = execute(&unit, &program, &run, &made, &settings);
    assert!(matches!(&said, Compiled::Undefined(why) if why.contains("invalid pointer")), "{said:?}");
}

#[test]
fn memory_with_unknown_contents() {
    reaches(
        "void __VERIFIER_nondet_memory(void *, unsigned long); unsigned char __VERIFIER_nondet_uchar(void);\n\
         void reach_error(void);\n\
         int main(void) { int x = 0; unsigned char c = __VERIFIER_nondet_uchar(); \
         __VERIFIER_nondet_memory(&x, sizeof x); if (c == 9 && x == 0x01020304) reach_error(); return 0; }",
        &[9, 4, 3, 2, 1],
    );
}

#[test]
fn deep_recursion_has_a_stack() {
    reaches(
        "void reach_error(void); static int depth(int n) { char room[200]; room[0] = 1; \
         return n == 0 ? 0 : depth(n - 1) + room[0]; }\n\
         int main(void) { if (depth(60000) == 60000) reach_error(); return 0; }",
        &[],
    );
}

#[test]
fn a_program_that_takes_too_long_says_nothing() {
    let text = "void reach_error(void); int main(void) { reach_error(); return 0; }";
    let (unit, program) = common::program(text, Lp64);
    let run = common::failing(&program, &[Property::Reach], &[]);
    // The harness of a program that waits for ever.
    let (other, waiting) = common::program("void reach_error(void); int main(void) { while (1); }", Lp64);
    let made = harness(&other, &waiting, &run);
    let settings = Settings { run_limit: std::time::Duration::from_millis(200), ..Settings::default() };
    match execute(&unit, &program, &run, &made, &settings) {
        Compiled::Silent(why) => assert!(why.contains("too long"), "{why}"),
        Compiled::NotCompiled(why) => common::not_compiled(&why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_order_of_operands_is_no_contradiction() {
    let text = "int __VERIFIER_nondet_int(void); void reach_error(void);\n\
                int less(int a, int b) { return a < b; }\n\
                int main(void) { if (less(__VERIFIER_nondet_int(), __VERIFIER_nondet_int())) reach_error(); return 0; }";
    match outcome(text, Lp64, Property::Reach, &[1, 2]) {
        Compiled::Open(..) | Compiled::Confirms => {}
        Compiled::NotCompiled(why) => common::not_compiled(&why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn another_end_is_a_contradiction() {
    // Inputs of another run: what the compiled program does with them is known.
    let text = "int __VERIFIER_nondet_int(void); void reach_error(void);\n\
                int main(void) { if (__VERIFIER_nondet_int() == 3) reach_error(); return 5; }";
    let (unit, program) = common::program(text, Lp64);
    let mut run = common::failing(&program, &[Property::Reach], &[3]);
    run.draws[0].value = 4;
    let made = harness(&unit, &program, &run);
    run.draws[0].value = 3;
    match execute(&unit, &program, &run, &made, &Settings::default()) {
        Compiled::Contradicts(what) => assert!(what.contains("status 5"), "{what}"),
        Compiled::NotCompiled(why) => common::not_compiled(&why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn overflow_shift_and_division() {
    let declare = "int __VERIFIER_nondet_int(void);\nint main(void) {\n int x = __VERIFIER_nondet_int();\n";
    for model in [Ilp32, Lp64] {
        confirms(&format!("{declare} return x + 1;\n}}"), model, Property::Overflow, &[0x7FFF_FFFF]);
        confirms(&format!("{declare} return -x;\n}}"), model, Property::Overflow, &[0x8000_0000]);
        confirms(&format!("{declare} return x / -1;\n}}"), model, Property::Overflow, &[0x8000_0000]);
        confirms(&format!("{declare} return 1 << x;\n}}"), model, Property::Shift, &[40]);
        confirms(&format!("{declare} return 5 % x;\n}}"), model, Property::DivByZero, &[0]);
    }
}

#[test]
fn memory_errors() {
    let program = |body: &str| {
        format!(
            "extern int __VERIFIER_nondet_int(void);\n#include <stdlib.h>\nint main(void) {{\n\
             int n = __VERIFIER_nondet_int();\nint *p = malloc(4 * sizeof(int));\n{body}\nreturn 0;\n}}"
        )
    };
    for model in [Ilp32, Lp64] {
        confirms(&program("p[n] = 1;"), model, Property::Deref, &[4]);
        confirms(&program("free(p);\nreturn *p;"), model, Property::Deref, &[4]);
        confirms(&program("p = 0;\nreturn *p;"), model, Property::Deref, &[4]);
        confirms(&program("free(p);\nfree(p);"), model, Property::Free, &[4]);
        confirms(&program("free(p + 1);"), model, Property::Free, &[4]);
    }
}

#[test]
fn a_compiler_that_is_not_there_is_no_answer() {
    let text = "void reach_error(void); int main(void) { reach_error(); }";
    let (unit, program) = common::program(text, Lp64);
    let run = common::failing(&program, &[Property::Reach], &[]);
    let made = harness(&unit, &program, &run);
    let settings = Settings { compiler: "no-such-compiler".into(), ..Settings::default() };
    let said = execute(&unit, &program, &run, &made, &settings);
    assert_eq!(said, Compiled::NotCompiled("there is no C compiler 'no-such-compiler'".to_owned()));
}

#[test]
fn the_file_says_how_it_is_built() {
    let text = "void reach_error(void); int main(void) { reach_error(); }";
    let (unit, program) = common::program(text, Ilp32);
    let run = common::failing(&program, &[Property::Reach], &[]);
    let file = harness(&unit, &program, &run).unwrap_or_else(|why| panic!("{why}")).file("my run.c", "gcc");
    let file = String::from_utf8_lossy(&file).into_owned();
    let head: Vec<&str> = file.lines().take(3).collect();
    assert!(head[1].starts_with("     gcc -w -std=gnu11 "), "{head:?}");
    assert!(head[1].ends_with(" -m32 -fwrapv -o certus-run 'my run.c' -lm && ./certus-run"), "{head:?}");
    assert_eq!(head[2], "   It prints: certus: the error is reached (exit status 110)");
}

/// Functions without a body are bound by the symbol that the program really calls: an assembler label may send it to a
/// function of the library that does harm, here to one that the sandbox would stop.
#[test]
fn stubs_bind_what_is_called() {
    reaches(
        r#"
        extern void reach_error(void);
        extern int harmless(const char *) __asm__("acct");
        extern int value(void) __asm__("vhangup");
        int main(void) {
            int first = harmless("file");
            if (first == 7 && value() == 9) reach_error();
            return 0;
        }"#,
        &[7, 9],
    );
}

/// What a large-file build calls `fopen` is another function; whether it is a stub or the library's, it opens nothing.
#[test]
fn large_file_names_open_nothing() {
    let text = "#define _FILE_OFFSET_BITS 64\n#include <stdio.h>\nextern void reach_error(void);\n\
                int main(void) { FILE *file = fopen(\"file\", \"w\"); if (file) reach_error(); return 0; }";
    for model in [Ilp32, Lp64] {
        let (unit, program) = common::program(text, model);
        let stub =
            program.procs.iter().any(|proc| proc.name == "fopen" && proc.blocks.is_empty() && !proc.library);
        if stub {
            confirms(text, model, Property::Reach, &[0x1000]);
        } else {
            // The library's own is called, and the sandbox stops it: that is no answer.
            let run = common::failing(&program, &[Property::Reach], &[0x1000]);
            let said = execute(&unit, &program, &run, &harness(&unit, &program, &run), &Settings::default());
            assert!(matches!(said, Compiled::Silent(_) | Compiled::NotCompiled(_)), "{said:?}");
        }
    }
}
