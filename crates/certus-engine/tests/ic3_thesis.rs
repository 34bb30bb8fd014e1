//! The worked examples of the papers: their frames, with the options set as there.
//!
//! Frames are read from the log of the engine, where a lemma is listed once with the last index it belongs to:
//! `l1 [2] ¬(…)` stands in `F(1, l1)` and `F(2, l1)`. Literals are in the normal form of our terms: `y ≥ x` is
//! `x ≤ y`. The programs of the papers are over integers; ours are over 32 bits, compared with sign.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_engine::{Control, Engine as _, Event, Ic3Cfa, Task, Verdict};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Arc as BlockArc, Block, Cfa, Command, Invariant, Loc, Step, StepId};
use std::sync::{Arc, Mutex};

/// The settings of chapter 4: all paths, no rules of chapter 5, no pushing.
const CHAPTER_4: &[(&str, &str)] = &[
    ("literals", "words"),
    ("predecessors", "split"),
    ("initialisation", "off"),
    ("assumes", "off"),
    ("predecessor-cubes", "off"),
    ("context", "off"),
    ("minimal", "off"),
    ("multiple", "off"),
    ("cores", "off"),
    ("requeue", "off"),
    ("pushing", "off"),
    ("widening", "off"),
];

struct Program {
    terms: Terms,
    cfa: Cfa,
    steps: u32,
}

impl Program {
    fn new(vars: &[&str]) -> (Program, Vec<Term>) {
        let mut p = Program { terms: Terms::new(), cfa: Cfa::new(), steps: 0 };
        let vars: Vec<Term> = vars
            .iter()
            .map(|name| {
                let var = p.terms.var(name, Sort::Bv(32));
                p.cfa.add_var(var, *name);
                var
            })
            .collect();
        (p, vars)
    }

    fn number(&mut self, n: i32) -> Term {
        self.terms.bv(32, u128::from(n as u32))
    }

    fn location(&mut self, name: &str) -> Loc {
        self.cfa.add_location(name, 0)
    }

    fn steps(&mut self, commands: &[Command]) -> Vec<Step> {
        commands
            .iter()
            .map(|command| {
                self.steps += 1;
                Step { command: *command, id: StepId(self.steps) }
            })
            .collect()
    }

    fn edge(&mut self, from: Loc, to: Loc, commands: &[Command]) {
        let steps = self.steps(commands);
        self.cfa.add_edge(from, to, Block::sequence(steps));
    }

    /// An edge with a choice between two sequences.
    fn choice(&mut self, from: Loc, to: Loc, left: &[Command], right: &[Command]) {
        let arcs = [left, right].map(|commands| BlockArc { from: 0, to: 1, steps: self.steps(commands) });
        self.cfa.add_edge(from, to, Block::graph(2, arcs.to_vec()).unwrap());
    }

    /// Runs the engine: the verdict, and the frames after each iteration.
    fn run(&mut self, settings: &[&[(&str, &str)]]) -> (Verdict, Vec<String>) {
        self.cfa.validate(&self.terms).unwrap();
        let mut engine = Ic3Cfa::default();
        engine.set("log", "on").unwrap();
        for (key, value) in settings.iter().copied().flatten() {
            engine.set(key, value).unwrap();
        }
        let frames = Arc::new(Mutex::new(Vec::new()));
        let kept = frames.clone();
        let sink = move |event: &Event| {
            if let Event::Step { text, .. } = event
                && let Some(text) = text.strip_prefix("frames after ")
            {
                let (_, lemmas) = text.split_once('\n').unwrap();
                kept.lock().unwrap().push(lemmas.trim_end().to_owned());
            }
        };
        let control = Control { sink: Some(Arc::new(sink)), ..Control::default() };
        let facts = Invariant::default();
        let task = Task { cfa: &self.cfa, facts: &facts };
        let outcome = task.solve(&mut engine, &mut self.terms, &control).unwrap();
        let frames = frames.lock().unwrap().clone();
        (outcome.verdict, frames)
    }
}

/// `A_true` (Fig. 2.3.1).
fn a_true() -> Program {
    let (mut p, vars) = Program::new(&["x", "y"]);
    let (x, y) = (vars[0], vars[1]);
    let l1 = p.location("l1");
    let (one, two) = (p.number(1), p.number(2));
    let below = p.terms.bvslt(y, x);
    let not_below = p.terms.bvsge(y, x);
    let (is_one, is_two) = (p.terms.eq(x, one), p.terms.eq(x, two));
    let less = p.terms.bvsub(y, one);
    let (init, error) = (p.cfa.initial, p.cfa.error);
    p.edge(init, l1, &[Command::Assume(below)]);
    // Integers do not wrap around.
    let least = p.number(i32::MIN);
    let may_go_down = p.terms.ne(y, least);
    p.edge(l1, l1, &[Command::Assume(may_go_down), Command::Assign(y, less)]);
    let left = [Command::Assume(not_below), Command::Assume(is_one)];
    let right = [Command::Assume(not_below), Command::Assume(is_two)];
    p.choice(l1, error, &left, &right);
    p
}

#[test]
fn table_4_1() {
    let (verdict, frames) = a_true().run(&[CHAPTER_4, &[("generalisation", "none")]]);
    assert!(matches!(verdict, Verdict::Safe(_)));
    let lemmas = |level: u32| {
        format!(
            "l1 ⊥ below 1\n\
             l1 [{level}] ¬((bvsle x y) ∧ (= x #x00000001))\n\
             l1 [{level}] ¬((bvsle x y) ∧ (= x #x00000002))"
        )
    };
    assert_eq!(frames, [lemmas(1), lemmas(2)]);
}

#[test]
fn table_4_2() {
    let (verdict, frames) = a_true().run(&[CHAPTER_4, &[("generalisation", "old")]]);
    assert!(matches!(verdict, Verdict::Safe(_)));
    // In the second iteration the core shows that no frame is needed: the lemma is in all frames.
    let lemmas = |level: &str| format!("l1 ⊥ below 1\nl1 [{level}] ¬((bvsle x y))");
    assert_eq!(frames, [lemmas("1"), lemmas("∞")]);
}

#[test]
fn new_generalisation_gives_table_4_2_with_fewer_queries() {
    // The loop keeps the lemma by itself and the other edge assumes its opposite, so that it holds forever as
    // soon as an unsatisfiable core shows that no frame is needed.
    let (verdict, frames) = a_true().run(&[&[("literals", "words")]]);
    assert!(matches!(verdict, Verdict::Safe(_)));
    assert_eq!(frames, ["l1 ⊥ below 1\nl1 [∞] ¬((bvsle x y))"]);
}

#[test]
fn table_5_1() {
    // A_false (Fig. 5.1.1). The table shows which frames are false from the start; the other entries are open.
    let (mut p, vars) = Program::new(&["x"]);
    let x = vars[0];
    let (l1, l2, l3) = (p.location("l1"), p.location("l2"), p.location("l3"));
    let (zero, one, three, four) = (p.number(0), p.number(1), p.number(3), p.number(4));
    let not_negative = p.terms.bvsge(x, zero);
    let (more, less) = (p.terms.bvadd(x, one), p.terms.bvsub(x, one));
    let times = p.terms.bvmul(four, x);
    let is_three = p.terms.eq(x, three);
    let (init, error) = (p.cfa.initial, p.cfa.error);
    p.edge(init, l1, &[Command::Assume(not_negative)]);
    p.edge(l1, l2, &[Command::Assign(x, more)]);
    p.edge(l2, l2, &[Command::Assign(x, times)]);
    p.edge(l2, l3, &[Command::Assign(x, less)]);
    p.edge(l3, error, &[Command::Assume(is_three)]);
    let (verdict, frames) = p.run(&[&[("generalisation", "none"), ("pushing", "off")]]);
    assert!(matches!(&verdict, Verdict::Unsafe(run) if run.execute(&p.terms, &p.cfa).is_some()));
    for frames in frames {
        let bottoms: Vec<&str> = frames.lines().filter(|line| line.contains('⊥')).collect();
        assert_eq!(bottoms, ["l1 ⊥ below 1", "l2 ⊥ below 2", "l3 ⊥ below 3"]);
    }
}

/// The program Jain1 (Fig. 5.10.1).
fn jain_1() -> Program {
    let (mut p, vars) = Program::new(&["y", "n"]);
    let (y, n) = (vars[0], vars[1]);
    let l1 = p.location("l1");
    let (zero, one, two) = (p.number(0), p.number(1), p.number(2));
    let double = p.terms.bvmul(two, n);
    let sum = p.terms.bvadd(y, double);
    let is_zero = p.terms.eq(y, zero);
    let (init, error) = (p.cfa.initial, p.cfa.error);
    p.edge(init, l1, &[Command::Assign(y, one)]);
    p.edge(l1, l1, &[Command::Havoc(n), Command::Assign(y, sum)]);
    p.edge(l1, error, &[Command::Assume(is_zero)]);
    p
}

/// The frames: `y % 2 = 0` is excluded, which is said of the lowest bit.
#[test]
fn table_5_2() {
    let lemma = |level: &str| format!("l1 ⊥ below 1\nl1 [{level}] ¬((not (= #b1 ((_ extract 0 0) y))))");
    for method in ["on", "proofs"] {
        let settings = [("literals", "words"), ("pushing", "off"), ("widening", "off")];
        let (verdict, frames) = jain_1().run(&[&settings, &[("interpolation", method)]]);
        assert!(matches!(verdict, Verdict::Safe(_)));
        // Of the second frame on, as the query that confirms the interpolant tells.
        assert_eq!(frames, [lemma("1"), lemma("∞")], "{method}");
    }
    // The same without interpolants, from a cube of single bits: the lowest one is all that tells 0 from 1.
    let (verdict, frames) = jain_1().run(&[&[("literals", "bits"), ("pushing", "off"), ("widening", "off")]]);
    assert!(matches!(verdict, Verdict::Safe(_)));
    assert_eq!(frames, [lemma("1"), lemma("2")]);
}

#[test]
fn jain_1_is_safe_by_default() {
    let (verdict, _) = jain_1().run(&[]);
    assert!(matches!(verdict, Verdict::Safe(_)));
}

#[test]
fn figure_2_of_the_fmcad_paper() {
    let (mut p, vars) = Program::new(&["x", "y"]);
    let (x, y) = (vars[0], vars[1]);
    let l1 = p.location("1");
    let one = p.number(1);
    let (more_x, more_y) = (p.terms.bvadd(x, one), p.terms.bvadd(y, one));
    let differ = p.terms.ne(x, y);
    let (init, error) = (p.cfa.initial, p.cfa.error);
    p.edge(init, l1, &[Command::Assign(y, x)]);
    p.edge(l1, l1, &[Command::Assign(x, more_x), Command::Assign(y, more_y)]);
    p.edge(l1, error, &[Command::Assume(differ)]);
    let (verdict, frames) = p.run(&[CHAPTER_4, &[("generalisation", "none")]]);
    assert!(matches!(verdict, Verdict::Safe(_)));
    // In the second iteration the loop is blocked by the obligation itself (query 6 of the paper), without
    // the frame: the lemma holds forever.
    let lemma = |level: &str| format!("1 ⊥ below 1\n1 [{level}] ¬((not (= x y)))");
    assert_eq!(frames, [lemma("1"), lemma("∞")]);
}
