//! Calls of recursive functions with constants are computed, and nothing else is.

use certus_c::program::{Command, Expr, Program, Property};
use certus_c::{DataModel, Options, compute_calls, lower, parse_source, tabulate};

fn program(text: &str) -> Program {
    let options = Options { data_model: DataModel::Lp64, ..Options::default() };
    let unit = parse_source(text, "program.c", &options).unwrap_or_else(|error| panic!("{}", error.render()));
    lower::lower(&unit).unwrap_or_else(|error| panic!("{}", error.render())).program
}

/// How many calls are left in `main`, and the constants that it assigns.
fn main_of(program: &Program) -> (usize, Vec<u128>) {
    let main = program.find_proc("main").expect("main");
    let commands = program.procs[main.index()].blocks.iter().flat_map(|block| &block.commands);
    let (mut calls, mut values) = (0, Vec::new());
    for (command, _) in commands {
        match command {
            Command::Call { .. } => calls += 1,
            Command::Assign(_, value) => {
                if let Expr::Const(bits, _) = program.expr(*value) {
                    values.push(bits);
                }
            }
            _ => {}
        }
    }
    (calls, values)
}

const FIBO: &str = "int fibo(int n) { int r; if (n < 2) return n; r = fibo(n - 1); return r + fibo(n - 2); }";

#[test]
fn a_recursive_function_of_constants_is_computed() {
    for main in [
        "int main(void) { return fibo(20); }",
        "int main(void) { int x = 10; x = 2 * x; int r = fibo(x); return r; }",
        "extern int in(void); int main(void) { int x = 20; if (in()) x = 20; else x = 4 * 5; return fibo(x); }",
        // The result of one is the argument of another.
        "int main(void) { return fibo(fibo(7) + 7); }",
    ] {
        let program = program(&format!("{FIBO} {main}"));
        let computed = compute_calls(&program, &[Property::Reach]).unwrap_or_else(|| panic!("{main}"));
        let (_, values) = main_of(&computed);
        assert!(values.contains(&6765), "{main}: {values:?}");
        let program = main_of(&program);
        assert!(main_of(&computed).0 < program.0, "{main}");
    }
}

#[test]
fn functions_that_call_each_other_are_computed() {
    let text = "int odd(unsigned n); int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); } \
                int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); } int main(void) { return even(1000); }";
    let computed = compute_calls(&program(text), &[Property::Reach]).expect("a call");
    assert_eq!(main_of(&computed).0, 0);
}

#[test]
fn what_depends_on_anything_else_stays() {
    for text in [
        // Arguments that are not constant, or not on every way.
        "extern int in(void); int main(void) { return fibo(in()); }",
        "extern int in(void); int main(void) { int x = 20; if (in()) x = 21; return fibo(x); }",
        "int main(void) { int x = 0, s = 0; while (x < 5) { s += fibo(x); x++; } return s; }",
        "int main(void) { int x; return fibo(x); }",
        // Effects, inputs, memory.
        "int g; int f(int n) { g++; return n < 1 ? 0 : f(n - 1); } int main(void) { return f(9); }",
        "int g; int f(int n) { return n < 1 ? g : f(n - 1); } int main(void) { return f(9); }",
        "extern int in(void); int f(int n) { return n < 1 ? in() : f(n - 1); } int main(void) { return f(9); }",
        "int f(int *p) { return *p < 1 ? 0 : f(p + 1); } int main(void) { int a[2] = {1, 0}; return f(a); }",
        "int f(int n) { int r; return n < 1 ? r : f(n - 1); } int main(void) { return f(9); }",
        "extern void abort(void); int f(int n) { if (n == 1) abort(); return f(n - 1); } int main(void) { return f(9); }",
        // It does not end, or does not call itself.
        "int f(int n) { return f(n + 1); } int main(void) { return f(1); }",
        "int f(int n) { return n + 1; } int main(void) { return f(1); }",
    ] {
        let whole = if text.contains("fibo") { format!("{FIBO} {text}") } else { text.to_owned() };
        assert!(compute_calls(&program(&whole), &[Property::Reach]).is_none(), "{text}");
    }
}

#[test]
fn a_call_that_violates_what_is_asked_about_stays() {
    let text =
        "int f(int n, int s) { return n < 1 ? s : f(n - 1, s + s); } int main(void) { return f(40, 1); }";
    assert!(compute_calls(&program(text), &[Property::Reach]).is_some());
    assert!(compute_calls(&program(text), &[Property::Overflow]).is_none());
    let text = "extern void reach_error(void); \
                int f(int n) { if (n == 3) reach_error(); return n < 1 ? 0 : f(n - 1); } \
                int main(void) { return f(5); }";
    assert!(compute_calls(&program(text), &[Property::Reach]).is_none());
}

#[test]
fn a_table_takes_no_longer_than_it_is_long() {
    let whole = program(&format!("{FIBO} int main(void) {{ return fibo(1); }}"));
    let fibo = whole.find_proc("fibo").expect("it is there");
    let all: Vec<Vec<u128>> = (0..47).map(|number| vec![number]).collect();
    let mut expected = vec![Some(0), Some(1)];
    while expected.len() < all.len() {
        let last: u128 = expected[expected.len() - 2..].iter().flatten().sum();
        expected.push(Some(last));
    }
    assert_eq!(tabulate(&whole, fibo, &all), expected);
    assert_eq!(tabulate(&whole, whole.entry, &[vec![]]), [None]);
}
