//! The examples of the thesis, word for word.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::{Sort, Term, Terms};
use certus_model::wep::{wep, wep_block};
use certus_model::{Arc, Block, Cfa, Command, Cube, Run, RunStep, Step, StepId};

struct Example {
    terms: Terms,
    x: Term,
}

impl Example {
    fn new() -> Example {
        let mut terms = Terms::new();
        let x = terms.var("x", Sort::Int);
        Example { terms, x }
    }

    fn plus(&mut self, a: Term, n: i32) -> Term {
        let n = self.terms.int(n);
        self.terms.add(a, n)
    }

    fn is(&mut self, a: Term, n: i32) -> Term {
        let n = self.terms.int(n);
        self.terms.eq(a, n)
    }

    fn at_least(&mut self, a: Term, n: i32) -> Term {
        let n = self.terms.int(n);
        self.terms.ge(a, n)
    }

    /// `assume x ≥ 0; x := x + 1; (x := 4 ∗ x) □ (assume true); x := x − 1`
    fn command(&mut self) -> Block {
        let x = self.x;
        let (guard, up, down) = (self.at_least(x, 0), self.plus(x, 1), self.plus(x, -1));
        let four = self.terms.int(4);
        let times = self.terms.mul(four, x);
        let yes = self.terms.tru();
        let arc = |from, to, steps| Arc { from, to, steps };
        let arcs = vec![
            arc(0, 1, steps(&[Command::Assume(guard), Command::Assign(x, up)])),
            arc(1, 2, steps(&[Command::Assign(x, times)])),
            arc(1, 2, steps(&[Command::Assume(yes)])),
            arc(2, 3, steps(&[Command::Assign(x, down)])),
        ];
        Block::graph(4, arcs).unwrap()
    }
}

fn steps(commands: &[Command]) -> Vec<Step> {
    commands
        .iter()
        .enumerate()
        .map(|(id, command)| Step { command: *command, id: StepId(id as u32) })
        .collect()
}

/// From `x = 0` the command leads to `x = 3` and to `x = 0`.
#[test]
fn example_2_2_4() {
    let mut e = Example::new();
    let mut cfa = Cfa::new();
    cfa.add_var(e.x, "x");
    let block = e.command();
    let edge = cfa.add_edge(cfa.initial, cfa.error, block);
    let mut ends = Vec::new();
    for path in cfa.edge(edge).block.paths() {
        let step = RunStep { edge, path, values: Vec::new() };
        let run = Run { initial: Vec::new(), steps: vec![step] };
        let (_, state) = run.execute(&e.terms, &cfa).unwrap();
        ends.push(e.terms.eval(e.x, &state).as_rational().unwrap().to_integer());
    }
    assert_eq!(ends, [3.into(), 0.into()]);
}

/// `wep(cmd, x = 3) = (4 ∗ (x + 1) − 1 = 3 ∨ x + 1 − 1 = 3) ∧ x ≥ 0`
#[test]
fn example_5_2_3() {
    let mut e = Example::new();
    let block = e.command();
    let post = e.is(e.x, 3);
    let pre = wep_block(&mut e.terms, &block, &[], post);
    let (zero, three, guard) = (e.is(e.x, 0), e.is(e.x, 3), e.at_least(e.x, 0));
    let either = e.terms.or2(zero, three);
    let expected = e.terms.and2(either, guard);
    // The guard is taken into each way, so the two are equal as formulas, not as terms.
    for n in -3..6 {
        let mut at = certus_logic::Assignment::new();
        at.set(e.terms.symbol("x").unwrap(), certus_logic::Value::Int(n.into()));
        assert_eq!(e.terms.eval(pre, &at), e.terms.eval(expected, &at), "x = {n}");
    }
}

/// The same, as the preconditions of the choice-free commands that `split` gives.
#[test]
fn example_5_2_8() {
    let mut e = Example::new();
    let block = e.command();
    let literal = e.is(e.x, 3);
    let post = Cube::new(&e.terms, &[literal]);
    let cubes: Vec<Cube> =
        block.paths().map(|path| wep(&mut e.terms, block.path_steps(&path), &[], &post)).collect();
    let (zero, three, guard) = (e.is(e.x, 0), e.is(e.x, 3), e.at_least(e.x, 0));
    // 4 ∗ (x + 1) − 1 = 3 is x = 0 in normal form.
    let expected = [Cube::new(&e.terms, &[zero, guard]), Cube::new(&e.terms, &[three, guard])];
    assert_eq!(cubes, expected);
}
