//! Compiled programs that test themselves: what they find fails in the interpreter too.

mod common;

use certus_c::DataModel::{self, Ilp32, Lp64};
use certus_c::interp::{Outcome, Run};
use certus_c::program::{Program, Property};
use certus_witness::compiled::{
    Compiled, Given, Settings, Tester, Tests, execute_strictly, harness, long_run,
};
use certus_witness::replay_given;
use std::time::{Duration, Instant};

const DECLARATIONS: &str = "
    extern void reach_error(void);
    extern int __VERIFIER_nondet_int(void);
    extern unsigned char __VERIFIER_nondet_uchar(void);
    extern _Bool __VERIFIER_nondet_bool(void);
    extern float __VERIFIER_nondet_float(void);
    extern double __VERIFIER_nondet_double(void);
    extern void __VERIFIER_assume(int);
";

/// As long as a test may take; most take a fraction.
const LIMIT: Duration = Duration::from_secs(30);

/// A tester, unless there is no compiler for it.
fn tester(text: &str, model: DataModel, properties: &[Property], guided: bool) -> Option<(Program, Tester)> {
    let (unit, program) = common::program(&format!("{DECLARATIONS}{text}"), model);
    match Tester::new(&unit, &program, properties, guided, &Settings::default()) {
        Ok(tester) => Some((program, tester)),
        Err(why) => {
            common::not_compiled(&why);
            None
        }
    }
}

fn replayed(program: &Program, given: &Given, properties: &[Property]) -> Run {
    replay_given(program, given, properties, (100_000_000, &|| false))
}

/// Testing finds a run that the interpreter confirms.
fn finds(text: &str, property: Property) {
    for model in [Ilp32, Lp64] {
        finds_as(text, model, property, false);
    }
}

fn finds_as(text: &str, model: DataModel, property: Property, guided: bool) {
    let Some((program, mut tester)) = tester(text, model, &[property], guided) else { return };
    // What looks like a failure need not be one, but soon one is.
    let found = (0..8).any(|_| match tester.test(LIMIT, &|| false) {
        Tests::Suspect(given) => {
            let run = replayed(&program, &given, &[property]);
            matches!(run.outcome, Outcome::Violation { property: found, .. } if found == property)
        }
        other => panic!("{other:?}\n{text}"),
    });
    assert!(found, "{text}");
}

#[test]
fn a_guided_program_goes_on_from_where_it_came_to() {
    // Each key is one of sixteen, and a wrong one leads nowhere: by chance alone nobody opens all the doors.
    let mut text = "int main(void) { unsigned doors = 0; for (;;) { \
                    unsigned key = __VERIFIER_nondet_int(); __VERIFIER_assume(key < 16); switch (doors) {"
        .to_owned();
    for door in 0..14u32 {
        let key = door * 7 % 16;
        text.push_str(&format!("case {door}: if (key != {key}) return 0; doors++; break;\n"));
    }
    text.push_str("default: reach_error(); } } }");
    for model in [Ilp32, Lp64] {
        finds_as(&text, model, Property::Reach, true);
    }
}

#[test]
fn constants_of_the_program_are_tried() {
    finds("int main(void) { if (__VERIFIER_nondet_int() == 123456789) reach_error(); }", Property::Reach);
    finds(
        "int main(void) { switch (__VERIFIER_nondet_int()) { case -77001: reach_error(); } return 0; }",
        Property::Reach,
    );
}

#[test]
fn inputs_of_several_kinds() {
    finds(
        "int main(void) { float x = __VERIFIER_nondet_float(); \
         __VERIFIER_assume(x > 0.25f && x < 0.5f); if (x * x < 0.1f) reach_error(); }",
        Property::Reach,
    );
    finds(
        "int main(void) { double x = __VERIFIER_nondet_double(); if (x == 2.5e10) reach_error(); }",
        Property::Reach,
    );
    finds(
        "int main(void) { int n = 0; for (int i = 0; i < 4; i++) n += __VERIFIER_nondet_bool(); \
         if (n == 3 && __VERIFIER_nondet_uchar() > 250) reach_error(); }",
        Property::Reach,
    );
    finds("int main(int argc, char **argv) { if (argc == 5) reach_error(); return 0; }", Property::Reach);
    finds(
        "int other(void); int main(void) { if (other() == 31337) reach_error(); return 0; }",
        Property::Reach,
    );
}

#[test]
fn one_value_first_and_another_ever_after() {
    finds(
        "int main(void) { int n = __VERIFIER_nondet_int(); \
         for (int i = 0; i < 5000; i++) if (__VERIFIER_nondet_int() == n) return 0; reach_error(); }",
        Property::Reach,
    );
}

#[test]
fn asserts_and_labels_are_errors_too() {
    let (unit, program) = common::program(
        "extern int __VERIFIER_nondet_int(void);\n#include <assert.h>\n\
         int main(void) { assert(__VERIFIER_nondet_int() != 4711); return 0; }",
        Lp64,
    );
    match Tester::new(&unit, &program, &[Property::Reach], false, &Settings::default()) {
        Ok(mut tester) => match tester.test(LIMIT, &|| false) {
            Tests::Suspect(given) => assert_eq!(given.last().map(|last| last.1), Some(4711)),
            other => panic!("{other:?}"),
        },
        Err(why) => assert!(why.contains("no C compiler"), "{why}"),
    }
}

#[test]
fn what_sanitizers_see() {
    let input = "int main(void) { int x = __VERIFIER_nondet_int();";
    finds(&format!("{input} return x + 1000; }}"), Property::Overflow);
    finds(&format!("{input} return 7 / (x - 4); }}"), Property::DivByZero);
    finds(&format!("{input} return x >= 0 ? 1 << x : 0; }}"), Property::Shift);
    finds(
        &format!("{input} int a[10]; a[3] = 1; if (x < 3 || x > 10) return 0; a[x] = 2; return 0; }}"),
        Property::Deref,
    );
}

#[test]
fn names_of_the_system_may_be_the_programs_own() {
    finds(
        "int fork(void) { return 3; } int wait4(void) { return 4; } long write(int a) { return a; } \
         void _exit(int a) { } int mmap; \
         int main(void) { if (__VERIFIER_nondet_int() == 2) reach_error(); return write(fork()); }",
        Property::Reach,
    );
}

#[test]
fn a_program_without_inputs_is_run_once() {
    let text =
        "int main(void) { unsigned i; for (i = 0; i < 300000000u; i++) if (i * 3 == 1) return 1; return 0; }";
    let Some((_, mut tester)) = tester(text, Lp64, &[Property::Reach], false) else { return };
    assert_eq!(tester.test(LIMIT, &|| false), Tests::Nothing { all: true });
}

#[test]
fn testing_ends_in_time_and_when_it_is_told_to() {
    let text = "int main(void) { int x = __VERIFIER_nondet_int(); while (x) ; return 0; }";
    let Some((_, mut tester)) = tester(text, Lp64, &[Property::Reach], false) else { return };
    let start = Instant::now();
    assert_eq!(tester.test(Duration::from_millis(300), &|| false), Tests::Nothing { all: false });
    assert_eq!(tester.test(LIMIT, &|| true), Tests::Nothing { all: false });
    assert!(start.elapsed() < LIMIT / 2);
}

#[test]
fn a_run_that_is_not_whole_is_told_by_its_values() {
    let text = "int main(void) { if (__VERIFIER_nondet_int() == 40) reach_error(); return 0; }";
    let (unit, program) = common::program(&format!("{DECLARATIONS}{text}"), Lp64);
    let given: Given = vec![("__VERIFIER_nondet_int".into(), 40)];
    let beginning = replay_given(&program, &given, &[Property::Reach], (1, &|| false));
    assert_eq!(beginning.outcome, Outcome::OutOfSteps);
    let run = long_run(&unit, &program, &given, &beginning).expect("one error");
    assert!(matches!(run.outcome, Outcome::Violation { property: Property::Reach, .. }));
    assert_eq!(run.draws.iter().map(|draw| draw.value).collect::<Vec<_>>(), [40]);
    let two = text.replace("return 0;", "reach_error(); return 0;");
    let (unit, program) = common::program(&format!("{DECLARATIONS}{two}"), Lp64);
    assert!(long_run(&unit, &program, &given, &beginning).is_none(), "which error it is, nobody knows");
    let order =
        text.replace("__VERIFIER_nondet_int() == 40", "__VERIFIER_nondet_int() == __VERIFIER_nondet_int()");
    let (unit, program) = common::program(&format!("{DECLARATIONS}{order}"), Lp64);
    assert!(long_run(&unit, &program, &given, &beginning).is_none(), "C does not say which comes first");
}

/// What a strict program says of a run.
fn strictly(text: &str, value: u128) -> Compiled {
    let (unit, program) = common::program(&format!("{DECLARATIONS}{text}"), Lp64);
    let given: Given = vec![("__VERIFIER_nondet_int".into(), value)];
    let beginning = replay_given(&program, &given, &[Property::Reach], (1, &|| false));
    let run = long_run(&unit, &program, &given, &beginning).expect("one error");
    let made = harness(&unit, &program, &run).unwrap_or_else(|why| panic!("{why}"));
    execute_strictly(&made, &Settings::default())
}

#[test]
fn nothing_undefined_is_believed() {
    let able = |said: Compiled| match said {
        Compiled::NotCompiled(why) => {
            common::not_compiled(&why);
            None
        }
        said => Some(said),
    };
    let declared = "int main(void) { int n = __VERIFIER_nondet_int(), a[4], i, s = 0; ";
    let sum = format!(
        "{declared} for (i = 0; i < 4; i++) a[i] = i; for (i = 0; i < n; i++) s += a[i]; reach_error(); }}"
    );
    let Some(said) = able(strictly(&sum, 4)) else { return };
    assert_eq!(said, Compiled::Confirms);
    // Signed numbers wrap, as everywhere; but an array has an end, and a shift a limit.
    let wraps = format!("{declared} if (n + 1 < n) reach_error(); return s; }}");
    assert_eq!(able(strictly(&wraps, 0x7fff_ffff)), Some(Compiled::Confirms));
    assert!(matches!(able(strictly(&sum, 5)), Some(Compiled::Undefined(_))));
    let shift = format!("{declared} s = 1 << n; reach_error(); return s; }}");
    assert!(matches!(able(strictly(&shift, 40)), Some(Compiled::Undefined(_))));
    // Nor is a run that does not fail.
    let other = format!("{declared} if (n == 3) reach_error(); return 0; }}");
    assert!(matches!(able(strictly(&other, 4)), Some(Compiled::Undefined(_))));
}

#[test]
fn what_is_not_there_is_told() {
    let (unit, program) = common::program("void reach_error(void); int main(void) { reach_error(); }", Lp64);
    let settings = Settings { compiler: "no-such-compiler".into(), ..Settings::default() };
    let why = Tester::new(&unit, &program, &[Property::Reach], false, &settings).err();
    assert_eq!(why.as_deref(), Some("there is no C compiler 'no-such-compiler'"));
    let why = Tester::new(&unit, &program, &[Property::Uninitialised], true, &Settings::default()).err();
    assert_eq!(why.as_deref(), Some("no option of the compiler checks this property"));
}
