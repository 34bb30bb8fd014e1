//! Uses of values that were never given are reported when that is asked about, and nothing else is.

mod common;

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, ListInputs, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Program, Property, add_uninitialised_checks};
use common::run::{program, returns, run, violates};

const N: &str = "extern int __VERIFIER_nondet_int(void);";

fn bad(text: &str) {
    violates(&format!("{N} {text}"), &[], Property::Uninitialised);
}

fn shadows(program: &Program) -> usize {
    program.vars.iter().filter(|var| var.name.ends_with("$set")).count()
}

#[test]
fn variables_without_a_value() {
    bad("int main(void) { int x; return x; }");
    bad("int main(void) { int x; int y = x; return 0; }");
    bad("int main(void) { int x; if (x) return 1; return 0; }");
    bad("int main(void) { int x; x++; return 0; }");
    bad("int main(void) { int x; switch (x) { case 1: return 1; } return 0; }");
    bad("int main(void) { int x; if (__VERIFIER_nondet_int()) x = 1; return x; }");
    bad("int f(int a) { return 0; } int main(void) { int x; return f(x); }");
    bad("int main(void) { int a[2] = {0}; int i; return a[i & 1]; }");
    bad("int main(void) { int *p; return *p; }");
    bad("int main(void) { double d; return d > 0; }");
    bad("int main(void) { int y = 1, x; return y && x; }");
    bad("int main(void) { int y = 0, x; return y ? 1 : x; }");
    bad(
        "int main(void) { int s = 0; for (int i = 0; i < 2; i++) { int x; if (i == 0) x = 1; s += x; } return s; }",
    );
    bad("int f(int n) { int x; if (n) x = 1; return n ? f(n - 1) : x; } int main(void) { return f(3); }");
    bad("int main(void) { int n = 0; again: ; int x; if (n) return x; x = 1; n = x; goto again; }");
}

#[test]
fn results_without_a_value() {
    bad("int f(void) { } int main(void) { return f(); }");
    bad("int f(int n) { if (n) return 1; } int main(void) { return f(0); }");
    bad("int f(int n) { if (n) return; return 1; } int main(void) { int x = f(1); return 0; }");
    returns("int f(int n) { if (n) return 1; } int main(void) { f(0); return f(1); }", 1);
    returns("int main(void) { }", 0);
}

#[test]
fn variables_with_a_value() {
    returns("int main(void) { int x; x = 1; return x; }", 1);
    returns("int main(void) { int x, y; if (1) x = 2; else y = 1; return x; }", 2);
    returns("int main(void) { int y = 0, x; return y && x; }", 0);
    returns("int main(void) { int y = 1, x; return y ? y : x; }", 1);
    returns("int main(void) { int y = 1, x; return (y || x) + !(y == 2 && (x || y)); }", 2);
    returns("int main(void) { int x; return sizeof x + sizeof(int[2]); }", 12);
    returns("int main(void) { int x; (void)x; return 0; }", 0);
    returns(
        "int main(void) { int i, s = 0; for (i = 0; i < 3; i++) { int x; if (i >= 0) x = i; s += x; } return s; }",
        3,
    );
    returns("int g; int main(void) { static int s; return g + s; }", 0);
    returns(
        "int main(void) { int x, set = 0, r = 0; for (int i = 0; i < 3; i++) { if (set) r += x; else { x = 5; set = 1; } } return r; }",
        10,
    );
    returns(
        "int f(int n) { top: ; int x; if (n > 2) return n; x = n + 1; n = x; goto top; } int main(void) { return f(0); }",
        3,
    );
}

#[test]
fn memory_without_a_value() {
    bad("int main(void) { int a[3]; a[0] = 1; return a[1]; }");
    bad("int main(void) { int x, *p = &x; return *p; }");
    bad("struct s { char c; int i; }; int main(void) { struct s x; x.c = 1; struct s y = x; return y.i; }");
    bad("void *malloc(unsigned long); int main(void) { int *p = malloc(8); p[0] = 1; return p[1]; }");
    bad("int main(void) { int n = 0; again: ; int a[2]; if (n) return a[0]; a[0] = 1; n = 1; goto again; }");
    bad("struct b { unsigned a : 3, b : 5; }; int main(void) { struct b x; return x.b; }");
    bad("struct b { unsigned a : 3, b : 5; }; int main(void) { struct b x, y; x.a = y.a; return 0; }");
    returns(
        "struct s { char c; int i; }; int main(void) { struct s x; x.c = 1; struct s y = x; return y.c; }",
        1,
    );
    returns(
        "struct b { unsigned a : 3, b : 5; }; int main(void) { struct b x; x.a = 1; x.b = 2; return x.a + x.b; }",
        3,
    );
    returns("struct s { int i; } x; int y[3]; int main(void) { return x.i + y[2]; }", 0);
    returns(
        "void *calloc(unsigned long, unsigned long); int main(void) { int *p = calloc(2, 4); return p[1]; }",
        0,
    );
    let given = format!("{N} extern struct s {{ int i; }} x; int main(void) {{ return x.i; }}");
    let outcome = run(&given, DataModel::Lp64, &[1, 0, 0, 0], &[Property::Uninitialised]).outcome;
    assert_eq!(outcome, Outcome::Returned(1), "another file gives it a value");
}

#[test]
fn ordinary_programs_do_not_grow() {
    let texts = [
        "int main(void) { int i, s; s = 0; for (i = 0; i < 3; i++) s += i; return s; }",
        "int f(int n) { int r; if (n) r = 1; else r = 2; return r; } int main(void) { return f(1); }",
        "int main(void) { int x; switch (3) { case 1: x = 1; break; default: x = 2; } return x && x > 1 ? x : 0; }",
        "int main(void) { int a[3]; int *p = a; for (int i = 0; i < 3; i++) { int v = i; p[i] = v; } return a[1]; }",
    ];
    for text in texts {
        let before = program(text, DataModel::Lp64);
        let mut after = before.clone();
        add_uninitialised_checks(&mut after);
        assert_eq!(shadows(&after), 0, "{text}");
        let count = |program: &Program| -> usize {
            program.procs.iter().flat_map(|proc| &proc.blocks).map(|block| block.commands.len()).sum()
        };
        assert_eq!(count(&before), count(&after), "{text}");
    }
}

/// The checks change nothing else: runs with and without them are the same until a violation.
#[test]
fn the_checks_keep_the_meaning() {
    let (texts, snippets) = common::mutate::seeds();
    for text in &texts[..snippets] {
        let Ok(unit) = certus_c::parse_source(text, "seed.i", &common::options(DataModel::Lp64)) else {
            continue;
        };
        let Ok(lowered) = lower(&unit) else { continue };
        let plain = lowered.program;
        let mut checked = plain.clone();
        add_uninitialised_checks(&mut checked);
        assert!(certus_c::program::check::check(&checked).is_empty());
        for seed in 0..3 {
            let config = Config { check: vec![Property::Reach], max_steps: 20_000 };
            let run = |program: &Program, max_steps| {
                let config = Config { max_steps, ..config.clone() };
                Interpreter::new(program, config).run(&mut RandomInputs::new(seed))
            };
            let (a, b) = (run(&plain, 20_000), run(&checked, 200_000));
            if a.outcome != Outcome::OutOfSteps {
                assert_eq!((a.outcome, a.draws), (b.outcome, b.draws));
            }
        }
    }
    let text = "int main(void) { int x; return x; }";
    let mut program = program(text, DataModel::Lp64);
    add_uninitialised_checks(&mut program);
    let run = Interpreter::new(&program, Config::default()).run(&mut ListInputs::new([7]));
    assert_eq!(run.outcome, Outcome::Returned(7), "not asked about");
}
