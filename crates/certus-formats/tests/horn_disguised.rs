//! Random clauses in many disguises, against a truth that knows neither terms nor the reader.
//!
//! Clauses are made as small trees over truth values and words of two bits. Their least model is found by trying all
//! values. Then they are written in one of the many ways that the format has, and read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::horn;
use certus_logic::Terms;
use certus_testing::{ClauseOracle, Rng, need, scale};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// An expression: truth values are 0 and 1, words 0 to 3.
#[derive(Clone, Debug)]
enum Expr {
    Var(usize),
    Truth(bool),
    Word(u8),
    Not(Box<Expr>),
    And(Vec<Expr>),
    Or(Vec<Expr>),
    /// Of two words or two truth values.
    Equal(Box<Expr>, Box<Expr>),
    Below(Box<Expr>, Box<Expr>),
    Add(Box<Expr>, Box<Expr>),
    /// The condition, and two values of one sort.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
}
use Expr::{Add, And, Below, Equal, If, Not, Or, Truth, Var, Word};

impl Expr {
    fn value(&self, env: &[u8]) -> u8 {
        match self {
            Var(n) => env[*n],
            Truth(b) => u8::from(*b),
            Word(w) => *w,
            Not(a) => 1 - a.value(env),
            And(all) => u8::from(all.iter().all(|a| a.value(env) == 1)),
            Or(all) => u8::from(all.iter().any(|a| a.value(env) == 1)),
            Equal(a, b) => u8::from(a.value(env) == b.value(env)),
            Below(a, b) => u8::from(a.value(env) < b.value(env)),
            Add(a, b) => (a.value(env) + b.value(env)) % 4,
            If(c, a, b) => {
                if c.value(env) == 1 {
                    a.value(env)
                } else {
                    b.value(env)
                }
            }
        }
    }

    fn text(&self, names: &[String]) -> String {
        let all = |word: &str, list: &[Expr]| match list {
            [] => {
                if word == "and" {
                    "true".to_owned()
                } else {
                    "false".to_owned()
                }
            }
            list => format!("({word} {})", list.iter().map(|a| a.text(names)).collect::<Vec<_>>().join(" ")),
        };
        let two = |word: &str, a: &Expr, b: &Expr| format!("({word} {} {})", a.text(names), b.text(names));
        match self {
            Var(n) => names[*n].clone(),
            Truth(b) => b.to_string(),
            Word(w) => format!("#b{w:02b}"),
            Not(a) => format!("(not {})", a.text(names)),
            And(list) => all("and", list),
            Or(list) => all("or", list),
            Equal(a, b) => two("=", a, b),
            Below(a, b) => two("bvult", a, b),
            Add(a, b) => two("bvadd", a, b),
            If(c, a, b) => format!("(ite {} {} {})", c.text(names), a.text(names), b.text(names)),
        }
    }
}

/// A predicate applied.
#[derive(Clone, Debug)]
struct Atom {
    predicate: usize,
    args: Vec<Expr>,
}

/// What follows: nothing, predicates, a formula.
#[derive(Clone, Debug)]
enum Head {
    False,
    Atoms(Vec<Atom>),
    Formula(Expr),
}

#[derive(Clone, Debug)]
struct Rule {
    /// Whether each variable is a word.
    vars: Vec<bool>,
    /// So many of the last ones occur in the body only.
    inner: usize,
    /// One of these holds; none in a fact.
    body: Vec<Atom>,
    constraint: Vec<Expr>,
    head: Head,
}

#[derive(Clone, Debug)]
struct Problem {
    /// Of each predicate, whether each argument is a word.
    predicates: Vec<Vec<bool>>,
    rules: Vec<Rule>,
}

/// All tuples that each predicate must hold of, and whether `false` follows.
fn truth(problem: &Problem) -> (Vec<BTreeSet<Vec<u8>>>, bool) {
    let mut least = vec![BTreeSet::new(); problem.predicates.len()];
    loop {
        let (mut grown, mut falsified) = (false, false);
        for rule in &problem.rules {
            let mut env = vec![0u8; rule.vars.len()];
            'all: loop {
                let args = |atom: &Atom| atom.args.iter().map(|a| a.value(&env)).collect::<Vec<u8>>();
                let body = rule.body.is_empty()
                    || rule.body.iter().any(|atom| least[atom.predicate].contains(&args(atom)));
                if body && rule.constraint.iter().all(|c| c.value(&env) == 1) {
                    match &rule.head {
                        Head::False => falsified = true,
                        Head::Formula(formula) => falsified |= formula.value(&env) == 0,
                        Head::Atoms(atoms) => {
                            let tuples: Vec<_> =
                                atoms.iter().map(|atom| (atom.predicate, args(atom))).collect();
                            for (predicate, tuple) in tuples {
                                grown |= least[predicate].insert(tuple);
                            }
                        }
                    }
                }
                for (value, word) in env.iter_mut().zip(&rule.vars) {
                    *value += 1;
                    if *value < if *word { 4 } else { 2 } {
                        continue 'all;
                    }
                    *value = 0;
                }
                break;
            }
        }
        if !grown {
            return (least, falsified);
        }
    }
}

struct Maker<'r> {
    rng: &'r mut Rng,
}

impl Maker<'_> {
    fn problem(&mut self) -> Problem {
        let count = 1 + self.rng.below(3);
        let predicates: Vec<Vec<bool>> =
            (0..count).map(|_| (0..self.rng.below(4)).map(|_| self.rng.chance(50)).collect()).collect();
        let mut rules = Vec::new();
        for n in 0..3 + self.rng.below(4) {
            rules.push(self.rule(&predicates, n));
        }
        Problem { predicates, rules }
    }

    fn rule(&mut self, predicates: &[Vec<bool>], number: u64) -> Rule {
        let vars: Vec<bool> = (0..1 + self.rng.below(4)).map(|_| self.rng.chance(50)).collect();
        let inner = self.rng.below(vars.len() as u64) as usize;
        let outer = vars[..vars.len() - inner].to_vec();
        // First a fact, then a query, then anything.
        let kind = if number < 2 { number } else { self.rng.below(6) };
        let bodies = if kind == 0 { 0 } else { 1 + u64::from(self.rng.chance(15)) };
        let body = (0..bodies).map(|_| self.atom(predicates, &vars)).collect();
        let constraint =
            (0..self.rng.below(3) + u64::from(kind == 1)).map(|_| self.formula(&vars, 2)).collect();
        let head = match kind {
            1 if self.rng.chance(50) => Head::False,
            1 => Head::Formula(self.formula(&outer, 2)),
            _ => Head::Atoms(
                (0..1 + u64::from(self.rng.chance(20))).map(|_| self.atom(predicates, &outer)).collect(),
            ),
        };
        Rule { vars, inner, body, constraint, head }
    }

    fn atom(&mut self, predicates: &[Vec<bool>], vars: &[bool]) -> Atom {
        let predicate = self.rng.below(predicates.len() as u64) as usize;
        let args = predicates[predicate].clone();
        let args = args.into_iter().map(|word| self.arg(word, vars)).collect();
        Atom { predicate, args }
    }

    /// Mostly variables, also the same one twice, and now and then something else.
    fn arg(&mut self, word: bool, vars: &[bool]) -> Expr {
        match self.variable(word, vars) {
            Some(var) if self.rng.chance(75) => var,
            _ if word => self.word(vars, 1),
            _ => self.formula(vars, 1),
        }
    }

    fn variable(&mut self, word: bool, vars: &[bool]) -> Option<Expr> {
        let fit: Vec<usize> = (0..vars.len()).filter(|n| vars[*n] == word).collect();
        if fit.is_empty() { None } else { Some(Var(*self.rng.pick(&fit))) }
    }

    fn word(&mut self, vars: &[bool], depth: u32) -> Expr {
        match self.rng.below(4) {
            0 if depth > 0 => Add(Box::new(self.word(vars, depth - 1)), Box::new(self.word(vars, depth - 1))),
            1 if depth > 0 => If(
                Box::new(self.formula(vars, depth - 1)),
                Box::new(self.word(vars, depth - 1)),
                Box::new(self.word(vars, depth - 1)),
            ),
            _ => match self.variable(true, vars) {
                Some(var) if self.rng.chance(70) => var,
                _ => Word(self.rng.below(4) as u8),
            },
        }
    }

    fn formula(&mut self, vars: &[bool], depth: u32) -> Expr {
        if depth == 0 {
            return match self.variable(false, vars) {
                Some(var) if self.rng.chance(60) => var,
                _ if self.rng.chance(70) => Equal(Box::new(self.word(vars, 0)), Box::new(self.word(vars, 0))),
                _ => Truth(self.rng.chance(70)),
            };
        }
        let part = |maker: &mut Self| Box::new(maker.formula(vars, depth - 1));
        match self.rng.below(7) {
            0 => Not(part(self)),
            1 => And(vec![*part(self), *part(self)]),
            2 => Or(vec![*part(self), *part(self)]),
            3 => Equal(part(self), part(self)),
            4 => If(part(self), part(self), part(self)),
            5 => Below(Box::new(self.word(vars, 1)), Box::new(self.word(vars, 1))),
            _ => Equal(Box::new(self.word(vars, 1)), Box::new(self.word(vars, 1))),
        }
    }

    /// The problem as a text, each rule in a disguise of its own.
    fn text(&mut self, problem: &Problem) -> String {
        let fixed_point = self.rng.chance(25);
        let sort = |word: bool| if word { "(_ BitVec 2)" } else { "Bool" };
        let mut out = String::new();
        for (n, args) in problem.predicates.iter().enumerate() {
            let sorts: Vec<&str> = args.iter().map(|word| sort(*word)).collect();
            out += &match fixed_point {
                true => format!("(declare-rel P{n} ({}))\n", sorts.join(" ")),
                false => format!("(declare-fun P{n} ({}) Bool)\n", sorts.join(" ")),
            };
        }
        if fixed_point {
            for n in 0..4 {
                out += &format!("(declare-var b{n} Bool)(declare-var w{n} (_ BitVec 2))\n");
            }
        }
        for rule in &problem.rules {
            // The same names for other variables, and of other sorts, in every rule.
            let names: Vec<String> = rule
                .vars
                .iter()
                .enumerate()
                .map(|(n, word)| match (fixed_point, word) {
                    (true, true) => format!("w{n}"),
                    (true, false) => format!("b{n}"),
                    _ => format!("v{}", (n + 3) % 4),
                })
                .collect();
            let formula = self.implication(rule, &names, fixed_point);
            if fixed_point {
                out += &format!("(rule {formula})\n");
                continue;
            }
            let outer = rule.vars.len() - rule.inner;
            let listed: Vec<String> =
                (0..outer).map(|n| format!("({} {})", names[n], sort(rule.vars[n]))).collect();
            let formula = match self.rng.below(4) {
                // Two quantifiers, one after the other.
                0 if outer > 1 => {
                    format!(
                        "(forall ({}) (forall ({}) {formula}))",
                        listed[..1].join(" "),
                        listed[1..].join(" ")
                    )
                }
                1 => format!("(not (exists ({}) (not {formula})))", listed.join(" ")),
                2 => format!(
                    "(let ((unused true)) (forall ({}) (let ((v9 unused)) (and v9 {formula}))))",
                    listed.join(" ")
                ),
                _ => format!("(forall ({}) {formula})", listed.join(" ")),
            };
            out += &format!("(assert {formula})\n");
        }
        out + if fixed_point { "" } else { "(check-sat)\n" }
    }

    /// A rule without the quantifier in front.
    fn implication(&mut self, rule: &Rule, names: &[String], fixed_point: bool) -> String {
        let atom = |atom: &Atom| match atom.args.is_empty() {
            true => format!("P{}", atom.predicate),
            false => {
                let args: Vec<String> = atom.args.iter().map(|a| a.text(names)).collect();
                format!("(P{} {})", atom.predicate, args.join(" "))
            }
        };
        let mut parts: Vec<String> = rule.constraint.iter().map(|c| c.text(names)).collect();
        let place = self.rng.below(parts.len() as u64 + 1) as usize;
        match &rule.body[..] {
            [] => {}
            [one] => parts.insert(place, atom(one)),
            more => {
                parts.insert(place, format!("(or {})", more.iter().map(atom).collect::<Vec<_>>().join(" ")));
            }
        }
        // A conjunction in one of several shapes.
        let mut body = match (parts.len(), self.rng.below(3)) {
            (0, _) => "true".to_owned(),
            (1, _) => parts[0].clone(),
            (2.., 0) => {
                format!("(and (and {}) {})", parts[..parts.len() - 1].join(" "), parts[parts.len() - 1])
            }
            (2.., 1) => format!(
                "(not (or {}))",
                parts.iter().map(|p| format!("(not {p})")).collect::<Vec<_>>().join(" ")
            ),
            _ => format!("(and {})", parts.join(" ")),
        };
        if rule.inner > 0 && !fixed_point {
            let sort = |word: bool| if word { "(_ BitVec 2)" } else { "Bool" };
            let first = rule.vars.len() - rule.inner;
            let listed: Vec<String> =
                (first..rule.vars.len()).map(|n| format!("({} {})", names[n], sort(rule.vars[n]))).collect();
            body = format!("(exists ({}) {body})", listed.join(" "));
        }
        let head = match &rule.head {
            Head::False => "false".to_owned(),
            Head::Formula(formula) => formula.text(names),
            Head::Atoms(atoms) if atoms.len() == 1 => atom(&atoms[0]),
            Head::Atoms(atoms) => format!("(and {})", atoms.iter().map(atom).collect::<Vec<_>>().join(" ")),
        };
        match self.rng.below(6) {
            0 => format!("(or {head} (not {body}))"),
            1 => format!("(not (and {body} (not {head})))"),
            2 => format!("(let ((body {body}) (head {head})) (=> body head))"),
            3 => format!("(=> true {body} {head})"),
            4 => format!("(let ((h {head})) (ite {body} h true))"),
            _ => format!("(=> {body} {head})"),
        }
    }
}

#[test]
fn every_disguise_means_the_same() {
    let mut satisfiable = 0;
    for seed in 0..600 * scale() {
        let mut rng = Rng::new(84_000_000 + seed);
        let mut maker = Maker { rng: &mut rng };
        let problem = maker.problem();
        let (least, falsified) = truth(&problem);
        for _ in 0..3 {
            let text = maker.text(&problem);
            let mut terms = Terms::new();
            let clauses = horn::read(&mut terms, text.as_bytes());
            let clauses = clauses.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
            clauses.validate(&mut terms).unwrap();
            let oracle = ClauseOracle::explore(&mut terms, &clauses);
            assert_eq!(oracle.is_satisfiable(), !falsified, "seed {seed}\n{text}");
            satisfiable += u64::from(!falsified);
            for (n, expected) in least.iter().enumerate() {
                // The arguments side by side, the first one in the lowest bits.
                let mut states: Vec<u32> = Vec::new();
                for tuple in expected {
                    let (mut state, mut shift) = (0, 0);
                    for (value, word) in tuple.iter().zip(&problem.predicates[n]) {
                        state |= u32::from(*value) << shift;
                        shift += if *word { 2 } else { 1 };
                    }
                    states.push(state);
                }
                states.sort_unstable();
                assert_eq!(oracle.reached(n), states, "seed {seed}, P{n}\n{text}");
            }
        }
    }
    assert!(satisfiable > 300 * scale() && satisfiable < 1500 * scale(), "{satisfiable} are satisfiable");
}

/// Z3 reads these texts as the truth of this test does.
#[test]
fn z3_agrees() {
    let Some(z3) = need::z3() else { return };
    let mut agreed = 0;
    for seed in 0..30 * scale() {
        let mut rng = Rng::new(84_000_000 + seed);
        let mut maker = Maker { rng: &mut rng };
        let problem = maker.problem();
        let text = maker.text(&problem);
        if text.contains("(rule") {
            continue;
        }
        let mut process = Command::new(z3)
            .args(["-in", "-smt2", "-T:10"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        process.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        let answer = process.wait_with_output().unwrap().stdout;
        let answer = String::from_utf8_lossy(&answer);
        let (_, falsified) = truth(&problem);
        match answer.trim() {
            "sat" | "unsat" => {
                assert_eq!(answer.trim(), if falsified { "unsat" } else { "sat" }, "seed {seed}\n{text}");
                agreed += 1;
            }
            "unknown" | "timeout" => {}
            other => panic!("seed {seed}: {other}\n{text}"),
        }
    }
    assert!(agreed > 15 * scale(), "{agreed} are answered");
}
