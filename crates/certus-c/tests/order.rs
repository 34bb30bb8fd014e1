//! Orders of evaluation that C leaves open: where there is a choice, and where there is none.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_c::interp::{Config, Interpreter, ListInputs, Outcome};
use certus_c::program::{Assumption, Command, Program, Property, Source};
use certus_c::{Options, lower, parse_source};

const BEFORE: &str = "extern void reach_error(void); extern int nondet_int(void);
    int x; int f(void) { x = 1; return 1; } int g(void) { x = 2; return 2; } int h(void) { return 3; }
    int three(int a, int b, int c) { return a + b + c; }\n";

fn program(text: &str) -> Program {
    let unit = parse_source(format!("{BEFORE}{text}"), "test.i", &Options::default());
    lower::lower(&unit.unwrap_or_else(|error| panic!("{}", error.render()))).unwrap().program
}

/// How many choices there are.
fn choices(text: &str) -> usize {
    let program = program(text);
    let blocks = program.procs.iter().flat_map(|proc| &proc.blocks);
    let commands = blocks.flat_map(|block| &block.commands);
    commands.filter(|(command, _)| matches!(command, Command::Havoc(_, Source::Order))).count()
}

#[test]
fn without_a_conflict_there_is_no_choice() {
    assert_eq!(choices("int main(void) { return f() + h(); }"), 0);
    assert_eq!(choices("int main(void) { return h() + h() * 2; }"), 0);
    assert_eq!(choices("int main(void) { return f() && g(); }"), 0);
    assert_eq!(choices("int main(void) { return f() ? g() : (g(), f()); }"), 0);
    assert_eq!(choices("int main(void) { int i = 0, j = 0; return i++ + j++; }"), 0);
    assert_eq!(choices("int main(void) { return nondet_int() - nondet_int(); }"), 0);
    assert_eq!(choices("int main(void) { int i = 0; i = i + 1; x = x + f() * 0; return i; }"), 1);
}

#[test]
fn results_from_outside_have_an_open_order() {
    assert_eq!(program("int main(void) { return nondet_int() - nondet_int(); }").unspecified_draws.len(), 1);
    assert_eq!(program("int main(void) { return nondet_int() - h(); }").unspecified_draws.len(), 0);
}

/// The values that `x` can have at the end, in all orders.
fn ends(text: &str, count: u128) -> Vec<u128> {
    let program = program(text);
    let mut ends: Vec<u128> = (0..count)
        .map(|order| {
            let config = Config { check: vec![Property::Reach], max_steps: 1000 };
            let run = Interpreter::new(&program, config).run(&mut ListInputs::new([order]));
            match run.outcome {
                Outcome::Returned(value) => value,
                other => panic!("{other:?}"),
            }
        })
        .collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

#[test]
fn all_orders_are_tried() {
    assert_eq!(ends("int main(void) { f() + g(); return x; }", 2), [1, 2]);
    assert_eq!(ends("int main(void) { three(f(), g(), h()); return x; }", 2), [1, 2]);
    assert_eq!(ends("int main(void) { x = 5; x += f(); return x; }", 2), [2, 6]);
    assert_eq!(ends("int main(void) { x = 5; return x + f(); }", 2), [2, 6]);
    assert_eq!(ends("int main(void) { int i = 3; i = i++; return i; }", 2), [3, 4]);
    assert_eq!(ends("int main(void) { int a[2] = { f(), x }; return a[1]; }", 2), [0, 1]);
    assert_eq!(ends("int main(void) { int i = 1; return i + i++; }", 2), [2, 3]);
    // The order of three, one of them behind a comma: f, g and x = 9 in between.
    assert_eq!(ends("int main(void) { (f(), g()) + (x = 9); return x; }", 3), [2, 9]);
}

#[test]
fn too_many_orders_are_an_assumption() {
    let text = "int main(void) { return three(f(), g(), f()) + three(g(), f(), g()); }";
    let assumptions = program(text).assumptions;
    assert!(assumptions.iter().any(|known| matches!(known, Assumption::OrderOfEvaluation(_))));
    let text = "int main(void) { return f() + ({ again: if (x > 5) goto again; g(); }); }";
    assert_eq!(choices(text), 0);
    assert_eq!(program(text).assumptions.len(), 1);
}
