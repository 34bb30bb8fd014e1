//! Programs with unwound loops do what the program does, as far as they are followed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs, Run};
use certus_c::program::{CutReason, Program, Property, Unwound, unwound};
use certus_c::{Options, lower, parse_source};

const PROGRAMS: &[&str] = &[
    // Nested, with all ways out.
    "int main(void) { int s = 0; for (int i = 0; i < nondet_int() % 5; i++) { for (int j = i; j < 4; j++) {
        if (j == 2) continue; s += 3 * i + j; if (s > 40) break; } if (s == 7) return s; } return s; }",
    // Two entries: no head.
    "int main(void) { int n = nondet_int() % 9, s = 0; if (n & 1) goto b; a: s += 1; if (s > 20) return s;
        b: s += 2; if (n-- > 0) goto a; return s; }",
    "int main(void) { int s = 0, n = nondet_int(); do { switch (n & 3) { case 0: n += 5; break; case 1: s++;
        case 2: n >>= 1; break; default: n -= 2; } } while (n > 3 && n < 100 && s < 6); return s + n; }",
    "int f(int n) { int s = 0; while (n-- > 0) { s += n; if (s > 9) reach_error(); } return s; }
     int main(void) { int s = 0; for (int i = 0; i < 4; i++) s += f(nondet_int() % 6); return s; }",
    // A list; each round makes a node.
    "struct n { struct n *next; int v; };
     int main(void) { struct n *l = 0; int s = 0; for (int i = nondet_int() % 7; i > 0; i--) {
        struct n *p = malloc(sizeof *p); p->next = l; p->v = i; l = p; }
        while (l) { struct n *q = l->next; s = 3 * s + l->v; free(l); l = q; } return s; }",
    // A loop in a loop that is not unwound where only those that make objects are.
    "int main(void) { int s = 0; for (int i = 0; i < 3; i++) { char *p = malloc(4); for (int j = 0; j < 4; j++) p[j] = j;
        for (int j = 0; j < 4; j++) s += p[j]; free(p); } for (int k = 0; k < 5; k++) s ^= k; return s; }",
];

fn program(text: &str) -> Program {
    let before = "extern void reach_error(void); extern int nondet_int(void); extern void *malloc(unsigned);
        extern void free(void *);\n";
    let unit = parse_source(format!("{before}{text}"), "test.i", &Options::default());
    lower::lower(&unit.unwrap_or_else(|error| panic!("{}", error.render()))).unwrap().program
}

fn run(program: &Program, seed: u64) -> Run {
    let check = vec![Property::Reach, Property::Deref, Property::Free];
    Interpreter::new(program, Config { check, max_steps: 100_000 }).run(&mut RandomInputs::new(seed))
}

/// How a run ends; the place of a violation is that in the text.
fn ends(run: &Run) -> String {
    match &run.outcome {
        Outcome::Violation { property, span, .. } => format!("{property:?} {span:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn unwound_programs_do_the_same_or_are_cut_off() {
    let cases = 40 * certus_testing::scale();
    for text in PROGRAMS {
        let whole = program(text);
        let (mut same, mut cut) = (0, 0);
        for which in [Unwound::All, Unwound::Making] {
            for rounds in [1, 2, 5, 40] {
                let Some(part) = unwound(&whole, which, rounds) else {
                    assert_eq!(which, Unwound::Making, "every program has loops: {text}");
                    continue;
                };
                for seed in 0..cases {
                    let (expected, found) = (run(&whole, seed), run(&part, seed));
                    if found.outcome == Outcome::Cut(CutReason::Unwinding) {
                        assert!(rounds < 40, "40 rounds are enough: {text}");
                        assert!(expected.draws.starts_with(&found.draws), "{text}");
                        cut += 1;
                    } else {
                        assert_eq!(ends(&expected), ends(&found), "{rounds} rounds, seed {seed}: {text}");
                        assert_eq!(expected.draws, found.draws);
                        same += 1;
                    }
                }
            }
        }
        assert!(same > 0 && cut > 0, "{same} the same and {cut} cut off: {text}");
    }
}

#[test]
fn only_loops_that_make_objects_are_unwound_where_that_is_asked_for() {
    let loops = |program: &Program| {
        let automaton = |proc: &certus_c::program::Proc| proc.blocks.len();
        program.procs.iter().map(automaton).sum::<usize>()
    };
    let some = program(PROGRAMS[5]);
    let (all, making) =
        (unwound(&some, Unwound::All, 6).unwrap(), unwound(&some, Unwound::Making, 6).unwrap());
    assert!(loops(&some) < loops(&making) && loops(&making) < loops(&all));
    assert!(unwound(&program(PROGRAMS[0]), Unwound::Making, 6).is_none());
    // Too many blocks.
    let nested = "int main(void) { for (;nondet_int();) for (;nondet_int();) for (;nondet_int();) for (;nondet_int();) ; return 0; }";
    assert!(unwound(&program(nested), Unwound::All, 64).is_none());
}
