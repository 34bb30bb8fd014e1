//! Integers and reals: by Z3, which eliminates quantifiers, and integers in boxes by enumeration.

use crate::checked;
use crate::common::rng::Rng;
use crate::common::scale;
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value, smtlib};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What random formulas may use.
#[derive(Clone, Copy, Debug)]
struct Shape {
    reals: bool,
    ints: bool,
    /// `div` and `mod` by constants.
    division: bool,
    largest: i64,
    /// Of so many questions with quantifiers Z3 may leave less than one open.
    judged: usize,
}

struct Generator<'a> {
    terms: &'a mut Terms,
    rng: &'a mut Rng,
    shape: Shape,
    model: Assignment,
}

impl Generator<'_> {
    fn number(&mut self, most: i64) -> i64 {
        self.rng.below(2 * most as usize + 1) as i64 - most
    }

    fn sort(&mut self) -> Sort {
        match (self.shape.ints, self.shape.reals) {
            (true, true) => self.rng.pick(&[Sort::Int, Sort::Real]),
            (true, false) => Sort::Int,
            _ => Sort::Real,
        }
    }

    fn constant(&mut self, sort: Sort, most: i64) -> Term {
        let n = BigInt::from(self.number(most));
        if sort == Sort::Int {
            return self.terms.int(n);
        }
        let d = self.rng.pick(&[1, 1, 1, 2, 3]);
        self.terms.real(BigRational::new(n, d.into()))
    }

    fn var(&mut self, sort: Sort) -> Term {
        let name = format!("{}{}", if sort == Sort::Int { 'i' } else { 'r' }, self.rng.below(5));
        let v = self.terms.var(&name, sort);
        let symbol = self.terms.as_var(v).unwrap();
        if self.model.get(symbol).is_none() {
            let n = BigInt::from(self.number(10));
            let d = self.rng.pick(&[1, 1, 2, 3]);
            let value =
                if sort == Sort::Int { Value::Int(n) } else { Value::Real(BigRational::new(n, d.into())) };
            self.model.set(symbol, value);
        }
        v
    }

    fn sum(&mut self, sort: Sort, depth: usize) -> Term {
        let most = self.shape.largest;
        let mut sum = self.constant(sort, 8);
        for _ in 0..1 + self.rng.below(3) {
            let c = if self.rng.chance(50) { 1 - 2 * self.rng.below(2) as i64 } else { self.number(most) };
            let part = self.part(sort, depth);
            let c = if sort == Sort::Int {
                self.terms.int(c)
            } else {
                self.terms.real(BigRational::from_integer(c.into()))
            };
            let part = self.terms.mul(c, part);
            sum = self.terms.add(sum, part);
        }
        sum
    }

    fn part(&mut self, sort: Sort, depth: usize) -> Term {
        if depth == 0 || self.rng.chance(70) {
            return self.var(sort);
        }
        match self.rng.below(4) {
            0 => {
                let (c, a, b) = (self.atom(depth - 1), self.sum(sort, depth - 1), self.sum(sort, depth - 1));
                self.terms.ite(c, a, b)
            }
            1 if self.shape.ints && self.shape.reals => {
                if sort == Sort::Int {
                    let r = self.sum(Sort::Real, depth - 1);
                    self.terms.to_int(r)
                } else {
                    let i = self.sum(Sort::Int, depth - 1);
                    self.terms.to_real(i)
                }
            }
            2 | 3 if self.shape.division && sort == Sort::Int => {
                let a = self.sum(sort, depth - 1);
                let by = self.rng.pick(&[2, 3, 4, 5, -2, -3]);
                let by = self.terms.int(by);
                if self.rng.bool() { self.terms.int_div(a, by) } else { self.terms.int_mod(a, by) }
            }
            _ => self.var(sort),
        }
    }

    fn atom(&mut self, depth: usize) -> Term {
        if self.shape.division && self.rng.chance(25) {
            // A remainder as it is.
            let (a, d) = (self.sum(Sort::Int, depth), self.rng.pick(&[2, 3, 4, 6]));
            let d = self.terms.int(d);
            let rest = self.terms.int_mod(a, d);
            let Value::Int(r) = self.terms.eval(rest, &self.model) else { unreachable!("it is an integer") };
            let r = self.terms.int(r);
            return self.terms.eq(rest, r);
        }
        let sort = self.sort();
        let (a, b) = (self.sum(sort, depth), self.constant(sort, 12));
        match self.rng.below(6) {
            0 | 1 => self.terms.le(a, b),
            2 => self.terms.lt(a, b),
            3 => self.terms.ge(a, b),
            4 => {
                // An equality that holds.
                let value = self.terms.eval(a, &self.model);
                let k = match value {
                    Value::Int(i) => self.terms.int(i),
                    Value::Real(r) => self.terms.real(r),
                    _ => unreachable!("sums are numbers"),
                };
                self.terms.eq(a, k)
            }
            _ => self.terms.eq(a, b),
        }
    }

    fn part_of_formula(&mut self, depth: usize) -> Term {
        let f = match self.rng.below(5) {
            0 => {
                let (a, b) = (self.atom(depth), self.atom(depth));
                self.terms.or2(a, b)
            }
            1 => {
                let (c, a, b) = (self.atom(depth), self.atom(depth), self.atom(depth));
                self.terms.ite(c, a, b)
            }
            _ => self.atom(depth),
        };
        if self.terms.eval(f, &self.model) == Value::Bool(true) { f } else { self.terms.not(f) }
    }

    /// A formula that is true in the model made with it.
    fn formula(&mut self) -> Term {
        let parts: Vec<Term> = (0..2 + self.rng.below(5)).map(|_| self.part_of_formula(2)).collect();
        self.terms.and(&parts)
    }
}

/// A formula without `div`, `mod` and `to_int`: Z3 eliminates quantifiers of what is linear only. Each has a variable,
/// which is determined by its definition, so it makes no difference whether it is quantified.
fn linear(terms: &mut Terms, formula: Term) -> (Term, Vec<Term>) {
    let (mut formula, mut vars, mut definitions) = (formula, Vec::new(), Vec::new());
    loop {
        let whole = |terms: &Terms, t: Term| matches!(terms.op(t), Op::IntDiv | Op::IntMod | Op::ToInt);
        let Some(t) = terms.post_order(&[formula]).into_iter().find(|t| whole(terms, *t)) else { break };
        let q = terms.fresh("q", Sort::Int);
        let dividend = terms.arg(t, 0);
        let (d, rest) = if terms.op(t) == Op::ToInt {
            let q = terms.to_real(q);
            (terms.real(BigRational::from_integer(1.into())), terms.sub(dividend, q))
        } else {
            let d = terms.arg(t, 1);
            let product = terms.mul(d, q);
            let zero = terms.int(0);
            let (minus, negative) = (terms.neg(d), terms.lt(d, zero));
            (terms.ite(negative, minus, d), terms.sub(dividend, product))
        };
        let is = if terms.op(t) == Op::IntMod { rest } else { q };
        let (least, most) = (terms.sub(rest, rest), terms.lt(rest, d));
        definitions.extend([terms.le(least, rest), most]);
        let mut by: Substitution = [(t, is)].into_iter().collect();
        formula = terms.substitute(formula, &mut by);
        for d in &mut definitions {
            *d = terms.substitute(*d, &mut by);
        }
        vars.push(q);
    }
    definitions.push(formula);
    (terms.and(&definitions), vars)
}

/// `¬(result → ∃ hidden. formula)` as a script. Z3 counts its steps, not the time: so it is the same on every machine.
fn question(terms: &mut Terms, shape: Shape, result: Term, formula: Term, hidden: &[Term], out: &mut String) {
    let (result, _) = linear(terms, result);
    let (formula, more) = linear(terms, formula);
    let hidden = [hidden, &more].concat();
    let logic = match (shape.ints, shape.reals) {
        (true, true) => "ALL",
        (true, false) => "LIA",
        _ => "LRA",
    };
    // Where many are left open anyway, Z3 need not try as long.
    let steps = if shape.judged > 10 { 3_000_000 } else { 1_000_000 };
    writeln!(out, "(reset)\n(set-option :rlimit {steps})\n(set-logic {logic})").unwrap();
    for v in terms.free_vars_of(&[result, formula]) {
        if !hidden.contains(&v) {
            writeln!(out, "{}", smtlib::declare_text(terms, terms.as_var(v).unwrap())).unwrap();
        }
    }
    let sorted = |v: &Term| {
        let name = smtlib::symbol_text(terms.var_name(*v).unwrap());
        format!("({name} {})", smtlib::sort_text(terms, terms.sort(*v)))
    };
    let bound: Vec<String> = hidden.iter().map(sorted).collect();
    writeln!(out, "(assert {})", smtlib::term_text(terms, result)).unwrap();
    writeln!(out, "(assert (not (exists ({}) {})))", bound.join(" "), smtlib::term_text(terms, formula))
        .unwrap();
    out.push_str("(check-sat)\n");
}

/// Points near the model where the result holds: there the formula must be satisfiable. Without quantifiers Z3 always
/// knows.
#[allow(clippy::too_many_arguments, reason = "a part of its caller")]
fn points(
    terms: &mut Terms,
    rng: &mut Rng,
    (result, formula): (Term, Term),
    model: &Assignment,
    hidden: &[Term],
    out: &mut String,
    told: &mut Vec<(&'static str, String)>,
    name: &str,
) {
    let kept: Vec<Term> = terms.free_vars(formula).into_iter().filter(|v| !hidden.contains(v)).collect();
    for _ in 0..8 {
        let mut point = Assignment::new();
        let mut fixed = Vec::new();
        for v in &kept {
            let symbol = terms.as_var(*v).unwrap();
            let delta = rng.below(13) as i64 - 6;
            let (value, constant) = match model.get(symbol).unwrap() {
                Value::Int(i) => (Value::Int(i + delta), terms.int(i + delta)),
                Value::Real(r) => {
                    let r = r + BigRational::new(delta.into(), 2.into());
                    (Value::Real(r.clone()), terms.real(r))
                }
                other => unreachable!("{other:?} is no number"),
            };
            point.set(symbol, value);
            fixed.push((*v, constant));
        }
        if terms.eval(result, &point) == Value::Bool(true) {
            let there = terms.substitute(formula, &mut fixed.into_iter().collect());
            let text = smtlib::script_text(terms, "ALL", &[there]);
            writeln!(out, "(reset)\n(set-option :rlimit 20000000)\n{text}").unwrap();
            told.push(("sat", format!("{name}: {point:?}\n{text}")));
        }
    }
}

/// The answers of Z3 to a script.
fn ask(script: &str) -> Option<Vec<String>> {
    let z3 = certus_testing::need::z3()?;
    let mut child =
        Command::new(z3).args(["-in", "-smt2"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect())
}

/// Random formulas judged by Z3. How many projections took a value, of how many.
fn against_z3(shape: Shape, seed: u64, cases: usize) -> (usize, usize) {
    let (mut script, mut told, mut valued) = (String::new(), Vec::new(), 0);
    let mut terms = Terms::new();
    for case in 0..cases * scale() {
        if case % 16 == 0 {
            terms = Terms::new();
        }
        let mut rng = Rng::new(seed * 1_000_003 + case as u64);
        let mut generator = Generator { terms: &mut terms, rng: &mut rng, shape, model: Assignment::new() };
        let formula = generator.formula();
        let model = generator.model;
        let vars = terms.free_vars(formula);
        let hidden: Vec<Term> = vars.into_iter().filter(|_| rng.chance(40)).collect();
        if hidden.is_empty() {
            continue;
        }
        let name = format!("{shape:?}, seed {seed}, case {case}");
        let projection = checked(&mut terms, formula, &model, &hidden, &name).unwrap();
        valued += usize::from(!projection.valued.is_empty());
        let result = terms.and(&projection.literals);
        let start = script.len();
        if shape.division || shape.ints && shape.reals {
            points(&mut terms, &mut rng, (result, formula), &model, &hidden, &mut script, &mut told, &name);
        }
        let start = script.len().max(start);
        question(&mut terms, shape, result, formula, &hidden, &mut script);
        told.push(("unsat", format!("{name}\n{}", &script[start..])));
    }
    let Some(answers) = ask(&script) else { return (valued, told.len()) };
    assert_eq!(answers.len(), told.len(), "one answer to each question: {answers:?}");
    let mut unknown = 0;
    for (answer, (expected, told)) in answers.iter().zip(&told) {
        match answer.as_str() {
            answer if answer == *expected => {}
            "unknown" | "timeout" => unknown += 1,
            other => panic!("z3 says {other}: {told}"),
        }
    }
    assert!(unknown * shape.judged < told.len(), "z3 judges enough: {unknown} of {} open", told.len());
    (valued, told.len())
}

#[test]
fn reals() {
    let (valued, all) =
        against_z3(Shape { reals: true, ints: false, division: false, largest: 4, judged: 50 }, 1, 300);
    assert_eq!((valued, all > 200), (0, true), "reals never need a value");
}

#[test]
fn integers() {
    let (valued, all) =
        against_z3(Shape { reals: false, ints: true, division: false, largest: 4, judged: 50 }, 2, 300);
    assert_eq!((valued, all > 200), (0, true), "small integers never need a value");
}

#[test]
fn division_by_constants() {
    against_z3(Shape { reals: false, ints: true, division: true, largest: 3, judged: 4 }, 3, 60);
}

#[test]
fn integers_and_reals() {
    against_z3(Shape { reals: true, ints: true, division: false, largest: 3, judged: 4 }, 4, 60);
}

/// Integers that the formula itself bounds: all their values are tried.
#[test]
fn integers_in_boxes() {
    const BOX: i64 = 5;
    let mut tried = 0;
    for case in 0..200 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(5_000_011 + case as u64);
        let shape = Shape { reals: false, ints: true, division: case % 2 == 0, largest: 4, judged: 1 };
        let mut generator = Generator { terms: &mut terms, rng: &mut rng, shape, model: Assignment::new() };
        let mut parts = vec![generator.formula()];
        let mut model = generator.model;
        let vars = terms.free_vars(parts[0]);
        let (hidden, kept): (Vec<Term>, Vec<Term>) = vars.iter().partition(|_| rng.chance(50));
        if hidden.is_empty() || hidden.len() > 2 || kept.len() > 2 {
            continue;
        }
        // The hidden ones are in the box, in the model and by the formula.
        for v in &vars {
            model.set(
                terms.as_var(*v).unwrap(),
                Value::Int((rng.below(2 * BOX as usize + 1) as i64 - BOX).into()),
            );
        }
        for v in &hidden {
            let (least, most) = (terms.int(-BOX), terms.int(BOX));
            parts.extend([terms.le(least, *v), terms.le(*v, most)]);
        }
        if terms.eval(parts[0], &model) != Value::Bool(true) {
            parts[0] = terms.not(parts[0]);
        }
        let formula = terms.and(&parts);
        let told = format!("box, case {case}");
        let projection = checked(&mut terms, formula, &model, &hidden, &told).unwrap();
        let result = terms.and(&projection.literals);
        tried += 1;
        for outer in boxed(&terms, &kept, BOX + 2, &model) {
            if terms.eval(result, &outer) == Value::Bool(true) {
                let mut inner = boxed(&terms, &hidden, BOX, &outer).into_iter();
                assert!(
                    inner.any(|a| terms.eval(formula, &a) == Value::Bool(true)),
                    "{told}: {outer:?}\n{}\nresult {}",
                    smtlib::term_text(&terms, formula),
                    smtlib::term_text(&terms, result)
                );
            }
        }
    }
    assert!(tried > 20, "enough have few variables: {tried}");
}

/// All assignments of these variables in a box.
fn boxed(terms: &Terms, vars: &[Term], size: i64, base: &Assignment) -> Vec<Assignment> {
    let mut all = vec![base.clone()];
    for v in vars {
        let symbol = terms.as_var(*v).unwrap();
        all = all
            .into_iter()
            .flat_map(|a| {
                (-size..=size).map(move |n| {
                    let mut a = a.clone();
                    a.set(symbol, Value::Int(n.into()));
                    a
                })
            })
            .collect();
    }
    all
}
