//! Temporal logic on small C programs: what happens after the end, at writes through pointers, under assumptions and in loops that
//! change nothing.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::{Rng, scale};
use common::{certus, ended, folder, write};
use std::collections::BTreeSet;

/// A program, and formulas that hold of all of its infinite runs, or not.
const PROGRAMS: &[(&str, &[&str], &[&str])] = &[
    // A program that ends stays in its last state for ever.
    (
        "int a; int main(void) { a = 1; return 0; }",
        &[r#"F "a == 1""#, r#"F G "a == 1""#, r#""a == 0" U "a == 1""#],
        &[r#"G "a == 0""#, r#"G F "a == 0""#],
    ),
    // A run that an assumption ends is no infinite run.
    (
        "extern int __VERIFIER_nondet_int(void); extern void __VERIFIER_assume(int); int a;
         int main(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 0); a = x; while (1) {} }",
        &[r#"F "a > 0""#],
        &[r#"F "a == 1""#],
    ),
    // A loop that nothing can be seen of may be what never ends.
    (
        "extern int __VERIFIER_nondet_int(void); int a;
         int main(void) { while (__VERIFIER_nondet_int()) {} a = 1; while (1) {} }",
        &[r#"(G F "a == 1") || G "a == 0""#],
        &[r#"F "a == 1""#],
    ),
    // What is written by a pointer is seen, also if it is written over at once.
    (
        "int a; int main(void) { int *p = &a; *p = 1; *p = 0; *p = 2; return 0; }",
        &[r#"F "a == 1""#, r#"F G "a == 2""#],
        &[r#"G !"a == 1""#, r#"G ("a == 1" ==> G "a > 0")"#],
    ),
    (
        "extern void exit(int); int a; int main(void) { a = 1; if (a) exit(0); a = 2; return 0; }",
        &[r#"F G "a == 1""#],
        &[r#"F "a == 2""#],
    ),
    (
        "int a[3]; int i; int main(void) { for (i = 0; i < 3; i++) a[i] = 1; return 0; }",
        &[r#"F "a[2] == 1""#, r#"F "i == 3""#],
        &[r#"G "i < 3""#],
    ),
];

#[test]
fn formulas_hold_or_do_not() {
    let dir = folder("ltl-programs");
    for (n, (text, holds, fails)) in PROGRAMS.iter().enumerate() {
        let path = write(&dir, &format!("p{n}.c"), text);
        let wanted =
            holds.iter().map(|formula| (formula, 0)).chain(fails.iter().map(|formula| (formula, 10)));
        for (formula, right) in wanted {
            let mut command = certus();
            command.arg("check").arg(&path).args(["--property", &format!("ltl: {formula}")]);
            let (code, out, err) = ended(command.args(["--time-limit", "60s"]));
            assert_eq!(code, right, "{text}\n{formula}: {out}{err}");
        }
    }
}

#[test]
fn a_wrong_formula_is_told_with_its_column() {
    let dir = folder("ltl-wrong");
    let path = write(&dir, "a.c", "int a; int main(void) { a = 1; return 0; }");
    let wrong = [
        (r#"F ("a == 1""#, "column 17: an operator or `)` is expected, not the end"),
        (r#"F "zz == 1""#, "column 4: `zz == 1`: 'zz' is not declared"),
    ];
    for (formula, why) in wrong {
        let (code, _, err) =
            ended(certus().arg("check").arg(&path).args(["--property", &format!("ltl: {formula}")]));
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(why), "{err}");
    }
}

/// Some value of `sin` would violate each of these, but not the one that it has.
#[test]
fn a_value_that_no_model_computes_is_no_counterexample() {
    let dir = folder("ltl-library");
    let text = "double sin(double); int a; int main(void) { if (sin(1.0) > 0.5) a = 1; while (sin(1.0) < 0.5) {} return 0; }";
    let path = write(&dir, "sin.c", text);
    for property in [r#"ltl: F "a == 1""#, "termination"] {
        let (code, out, err) =
            ended(certus().arg("check").arg(&path).args(["--property", property, "--time-limit", "10s"]));
        assert_eq!(code, 20, "{property}: {out}{err}");
        assert!(out.contains("has no model"), "{property}: {out}");
    }
}

/// A statement of a small program over the globals `a` and `b`, whose values are 0 to 3.
enum Statement {
    /// One of them gets a value: a number, the other one and a number, or any.
    Set(usize, Value),
    If(Test, Vec<Statement>, Vec<Statement>),
    While(Test, Vec<Statement>),
    Assume(Test),
    Return,
}

#[derive(Clone, Copy)]
enum Value {
    Number(u8),
    More(usize, u8),
    Any,
}

/// A global is below or equal to a number, or chance decides.
#[derive(Clone, Copy)]
enum Test {
    Below(usize, u8),
    Equal(usize, u8),
    Chance,
}

const NAMES: [&str; 2] = ["a", "b"];

fn test(rng: &mut Rng) -> Test {
    let (which, number) = (rng.below(2) as usize, rng.below(4) as u8);
    match rng.below(3) {
        0 => Test::Below(which, number),
        1 => Test::Equal(which, number),
        _ => Test::Chance,
    }
}

fn statements(rng: &mut Rng, depth: u32) -> Vec<Statement> {
    (0..1 + rng.below(3)).map(|_| statement(rng, depth)).collect()
}

fn statement(rng: &mut Rng, depth: u32) -> Statement {
    match rng.below(if depth == 0 { 6 } else { 11 }) {
        0..4 => {
            let value = match rng.below(3) {
                0 => Value::Number(rng.below(4) as u8),
                1 => Value::More(rng.below(2) as usize, rng.below(4) as u8),
                _ => Value::Any,
            };
            Statement::Set(rng.below(2) as usize, value)
        }
        4 => Statement::Assume(test(rng)),
        5 if rng.chance(30) => Statement::Return,
        5..9 => Statement::While(test(rng), if depth == 0 { Vec::new() } else { statements(rng, depth - 1) }),
        _ => Statement::If(test(rng), statements(rng, depth - 1), statements(rng, depth - 1)),
    }
}

impl Test {
    fn text(self) -> String {
        match self {
            Test::Below(which, number) => format!("{} < {number}", NAMES[which]),
            Test::Equal(which, number) => format!("{} == {number}", NAMES[which]),
            Test::Chance => "__VERIFIER_nondet_int()".to_owned(),
        }
    }

    /// What it may be.
    fn outcomes(self, state: [u8; 2]) -> Vec<bool> {
        match self {
            Test::Below(which, number) => vec![state[which] < number],
            Test::Equal(which, number) => vec![state[which] == number],
            Test::Chance => vec![false, true],
        }
    }
}

fn text(list: &[Statement]) -> String {
    let each = |statement: &Statement| match statement {
        Statement::Set(to, Value::Number(number)) => format!("{} = {number};", NAMES[*to]),
        Statement::Set(to, Value::More(from, number)) => {
            format!("{} = ({} + {number}) & 3;", NAMES[*to], NAMES[*from])
        }
        Statement::Set(to, Value::Any) => format!("{} = __VERIFIER_nondet_int() & 3;", NAMES[*to]),
        Statement::If(test, yes, no) => {
            format!("if ({}) {{ {} }} else {{ {} }}", test.text(), text(yes), text(no))
        }
        Statement::While(test, body) => format!("while ({}) {{ {} }}", test.text(), text(body)),
        Statement::Assume(test) => format!("__VERIFIER_assume({});", test.text()),
        Statement::Return => "return 0;".to_owned(),
    };
    list.iter().map(each).collect::<Vec<_>>().join("\n")
}

/// The steps of a program between places: what is done at each, and where it goes on. Place 0 is the end.
enum Action<'a> {
    Set(usize, Value, usize),
    Branch(&'a Test, usize, usize),
    /// It goes on only if the test holds.
    Assume(&'a Test, usize),
    End,
}

/// Adds the places of some statements that go on at a place; where they begin.
fn places<'a>(list: &'a [Statement], then: usize, out: &mut Vec<Action<'a>>) -> usize {
    list.iter().rev().fold(then, |then, statement| {
        let action = match statement {
            Statement::Return => return 0,
            Statement::Set(to, value) => Action::Set(*to, *value, then),
            Statement::Assume(test) => Action::Assume(test, then),
            Statement::If(test, yes, no) => {
                let (yes, no) = (places(yes, then, out), places(no, then, out));
                Action::Branch(test, yes, no)
            }
            Statement::While(test, body) => {
                let head = out.len();
                out.push(Action::End);
                let inside = places(body, head, out);
                out[head] = Action::Branch(test, inside, then);
                return head;
            }
        };
        out.push(action);
        out.len() - 1
    })
}

type Node = (usize, [u8; 2]);

fn after(actions: &[Action<'_>], (at, state): Node) -> Vec<Node> {
    match &actions[at] {
        Action::End => vec![(at, state)],
        Action::Branch(test, yes, no) => {
            test.outcomes(state).into_iter().map(|holds| (if holds { *yes } else { *no }, state)).collect()
        }
        Action::Assume(test, then) => {
            test.outcomes(state).into_iter().filter(|holds| *holds).map(|_| (*then, state)).collect()
        }
        Action::Set(to, value, then) => {
            let values = match value {
                Value::Number(number) => vec![*number],
                Value::More(from, number) => vec![(state[*from] + number) & 3],
                Value::Any => (0..4).collect(),
            };
            let with = |value| {
                let mut state = state;
                state[*to] = value;
                (*then, state)
            };
            values.into_iter().map(with).collect()
        }
    }
}

/// The nodes that are reached from these through nodes of a set, themselves included if they are in it.
fn reached(actions: &[Action<'_>], from: &[Node], within: &dyn Fn(Node) -> bool) -> BTreeSet<Node> {
    let mut out: BTreeSet<Node> = BTreeSet::new();
    let mut open: Vec<Node> = from.iter().copied().filter(|node| within(*node)).collect();
    while let Some(node) = open.pop() {
        if out.insert(node) {
            open.extend(after(actions, node).into_iter().filter(|next| within(*next)));
        }
    }
    out
}

/// Those nodes of a set from which an infinite run stays in it: what has no successor there goes, until nothing does.
fn stays(actions: &[Action<'_>], mut set: BTreeSet<Node>) -> BTreeSet<Node> {
    loop {
        let size = set.len();
        let rest =
            set.iter().copied().filter(|node| after(actions, *node).iter().any(|next| set.contains(next)));
        set = rest.collect();
        if set.len() == size {
            return set;
        }
    }
}

/// Small random programs and formulas against all of their states. Here a position is after each single command, which formulas
/// without `X` do not tell from the positions at which programs are observed.
#[test]
fn random_programs_agree_with_their_states() {
    let dir = folder("ltl-random");
    let mut found = [0, 0];
    for seed in 0..25 * scale() {
        let mut rng = Rng::new(seed);
        let program = statements(&mut rng, 2);
        let source = format!(
            "extern int __VERIFIER_nondet_int(void); extern void __VERIFIER_assume(int); unsigned char a, b;\n\
             int main(void) {{\n{}\nreturn 0; }}\n",
            text(&program)
        );
        let mut actions = vec![Action::End];
        let first = (places(&program, 0, &mut actions), [0, 0]);
        let (x, y) = (rng.below(4) as u8, rng.below(4) as u8);
        let (p, q) = (|(_, state): Node| state[0] == x, |(_, state): Node| state[1] == y);
        let all = reached(&actions, &[first], &|_| true);
        // A run that an assumption ends, at once or later, is no infinite run.
        let endless = stays(&actions, all.clone());
        let (p_text, q_text) = (format!("\"a == {x}\""), format!("\"b == {y}\""));
        let (formula, violated) = match rng.below(5) {
            0 => {
                let alive = reached(&actions, &[first], &|node| endless.contains(&node));
                (format!("G {p_text}"), alive.iter().any(|node| !p(*node)))
            }
            1 => {
                let without = reached(&actions, &[first], &|node| !p(node));
                (format!("F {p_text}"), stays(&actions, without).contains(&first))
            }
            2 => {
                let without = all.iter().copied().filter(|node| !p(*node)).collect();
                (format!("G F {p_text}"), !stays(&actions, without).is_empty())
            }
            3 => {
                // It fails somewhere on a cycle.
                let again = |node: Node| reached(&actions, &after(&actions, node), &|_| true).contains(&node);
                (format!("F G {p_text}"), all.iter().any(|node| !p(*node) && again(*node)))
            }
            _ => {
                let without = stays(&actions, all.iter().copied().filter(|node| !q(*node)).collect());
                (format!("G ({p_text} ==> F {q_text})"), without.iter().any(|node| p(*node)))
            }
        };
        let path = write(&dir, &format!("p{seed}.c"), &source);
        let mut command = certus();
        command.arg("check").arg(&path).args([
            "--property",
            &format!("ltl: {formula}"),
            "--time-limit",
            "60s",
        ]);
        let (code, out, err) = ended(&mut command);
        assert_eq!(code, if violated { 10 } else { 0 }, "seed {seed}: {source}{formula}: {out}{err}");
        found[usize::from(violated)] += 1;
    }
    assert!(found[0] > 3 && found[1] > 3, "{found:?}");
}

/// Systems with time, of both verdicts. Without time the first property of each is violated by runs in which time stands still or
/// goes on for a finite time only.
#[test]
fn runs_in_which_time_ends_do_not_count() {
    let example = |name: &str| certus_testing::need::root().join("examples/time").join(name);
    let cases = [
        ("thermostat.vmt", "0", "kzeno", 0),
        ("thermostat.vmt", "1", "auto", 10),
        ("bouncing.vmt", "0", "kzeno", 0),
        ("bouncing.vmt", "1", "auto", 10),
        ("fischer.vmt", "0", "auto", 0),
        ("fischer.vmt", "1", "kzeno", 0),
        ("fischer.vmt", "2", "auto", 10),
    ];
    for (name, property, engine, right) in cases {
        let mut command = certus();
        command.arg("check").arg(example(name)).args(["--property", property, "--engine", engine]);
        let (code, out, err) = ended(command.args(["--time-limit", "60s"]));
        assert_eq!(code, right, "{name}, {property}: {out}{err}");
        assert!(err.contains("the proof was checked by") || err.contains("certified: "), "{name}: {err}");
    }
    let dir = folder("ltl-time");
    for name in ["thermostat.vmt", "fischer.vmt"] {
        let text = std::fs::read_to_string(example(name)).unwrap();
        let timeless = write(&dir, name, &text.replace(":time-delta true", ":named d"));
        let property = if name == "fischer.vmt" { "1" } else { "0" };
        let ask = |engine: &[&str]| {
            let mut command = certus();
            command.arg("check").arg(&timeless).args(["--property", property, "--time-limit", "60s"]);
            ended(command.args(engine))
        };
        let (code, out, err) = ask(&["--engine", "lasso"]);
        assert_eq!(code, 10, "{name}: {out}{err}");
        let (code, out, err) = ask(&["--engine", "kzeno"]);
        assert_eq!(code, 2, "{name}: {out}{err}");
        assert!(err.contains("-o delta=NAME"), "{err}");
        // The option says the same as the annotation.
        let (code, out, err) = ask(&["--engine", "kzeno", "-o", "delta=delta", "-o", "beta=2"]);
        assert_eq!(code, 0, "{name}: {out}{err}");
    }
}

#[test]
fn stem_and_loop_are_told() {
    let dir = folder("ltl-told");
    let path = write(&dir, "a.c", "int a; int main(void) { a = 1; while (1) { a = 2; a = 3; } }");
    let page = dir.join("page.html");
    let mut command = certus();
    command.arg("check").arg(&path).args(["--property", r#"ltl: F G "a == 3""#, "--json", "--report"]);
    let (code, out, err) = ended(command.arg(&page));
    assert_eq!(code, 10, "{out}{err}");
    let told: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    assert_eq!(told["certified_by"], serde_json::json!(["evaluator", "interpreter"]), "{out}");
    let around = told["lasso"]["loop"].as_array().unwrap();
    let seen = |value: &str| around.iter().any(|position| position["values"][0][1] == value);
    assert!(seen("true") && seen("false"), "{out}");
    assert!(!told["lasso"]["stem"].as_array().unwrap().is_empty(), "{out}");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("<h3>Stem</h3>") && page.contains("<h3>Loop, repeated for ever</h3>"), "{page}");
}
