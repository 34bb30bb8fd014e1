//! Operations as circuits over variables, with what they should give.

use crate::common::Rng;
use crate::inputs::{landmarks, pattern, related, specials};
use crate::reference;
use certus_logic::ieee::Format;
use certus_logic::{Assignment, Bv, Sort, Symbol, Term, Terms, Value};

/// An operation built once over variables.
pub(crate) struct Circuit {
    pub(crate) terms: Terms,
    inputs: Vec<Symbol>,
    widths: Vec<u32>,
    pub(crate) root: Term,
}

impl Circuit {
    pub(crate) fn new(widths: &[u32], build: impl Fn(&mut Terms, &[Term]) -> Term) -> Circuit {
        let mut terms = Terms::new();
        let vars: Vec<Term> =
            widths.iter().enumerate().map(|(i, w)| terms.var(&format!("x{i}"), Sort::Bv(*w))).collect();
        let root = build(&mut terms, &vars);
        let inputs = vars.iter().map(|v| terms.as_var(*v).expect("a variable")).collect();
        Circuit { terms, inputs, widths: widths.to_vec(), root }
    }

    pub(crate) fn run(&self, values: &[u128]) -> u128 {
        let mut env = Assignment::new();
        for ((s, w), v) in self.inputs.iter().zip(&self.widths).zip(values) {
            env.set(*s, Value::Bv(Bv::new(*w, *v)));
        }
        as_bits(&self.terms.eval(self.root, &env))
    }
}

pub(crate) fn as_bits(v: &Value) -> u128 {
    match v {
        Value::Bool(b) => u128::from(*b),
        other => other.as_bv().and_then(Bv::to_u128).expect("a vector of at most 128 bits"),
    }
}

pub(crate) type Build = Box<dyn Fn(&mut Terms, &[Term]) -> Term>;
pub(crate) type Expect = Box<dyn Fn(&[u128]) -> u128>;

/// An operation of a format and what it should give.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) format: Format,
    pub(crate) arity: usize,
    /// The format of the result, unless it is an integer or a truth value.
    result: Option<Format>,
    build: Build,
    expect: Expect,
}

impl Case {
    pub(crate) fn check(&self, got: u128, values: &[u128]) {
        let want = (self.expect)(values);
        let nan_of = self.result.filter(|f| reference::is_nan(*f, got) && reference::is_nan(*f, want));
        assert!(got == want || nan_of.is_some(), "{} of {values:x?} is {got:x}, not {want:x}", self.name);
        if let Some(f) = nan_of
            && !["neg", "abs", "copysign", "min", "max"].contains(&self.name.as_str())
        {
            let quiet = ((1 << (f.exponent() + 1)) - 1) << (f.significand() - 2);
            assert_eq!(got, quiet, "{} of {values:x?} is not the quiet NaN", self.name);
        }
    }

    pub(crate) fn circuit(&self) -> Circuit {
        Circuit::new(&vec![self.format.width(); self.arity], &self.build)
    }

    fn crosswise(&self, circuit: &Circuit, rng: &mut Rng, values: &[u128], most: usize) {
        let all = values.len().pow(self.arity as u32);
        for i in 0..all.min(most) {
            let mut n = if all <= most { i } else { rng.below(all) };
            let mut next = || {
                let v = values[n % values.len()];
                n /= values.len();
                v
            };
            let values: Vec<u128> = (0..self.arity).map(|_| next()).collect();
            self.check(circuit.run(&values), &values);
        }
    }

    /// Special values crosswise, then random ones; then some as constants, which must fold to a constant.
    pub(crate) fn run(&self, seed: u64, cases: usize) {
        let circuit = self.circuit();
        let mut rng = Rng::new(seed);
        let special = specials(self.format);
        // All pairs of the most special ones; the others in part, unless there are cases enough for all.
        self.crosswise(&circuit, &mut rng, &landmarks(self.format), cases.max(144));
        self.crosswise(&circuit, &mut rng, &special, cases);
        for i in 0..cases {
            let mut values = vec![pattern(&mut rng, self.format)];
            while values.len() < self.arity {
                values.push(related(&mut rng, self.format, values[0]));
            }
            self.check(circuit.run(&values), &values);
            if i % 8 == 0 {
                let mut terms = Terms::new();
                let constants: Vec<Term> = values.iter().map(|v| terms.bv(self.format.width(), *v)).collect();
                let root = (self.build)(&mut terms, &constants);
                let value = terms.value_of(root).expect("an operation on constants is a constant");
                self.check(as_bits(&value), &values);
            }
        }
    }
}

pub(crate) fn case(
    name: &str,
    format: Format,
    arity: usize,
    result: Option<Format>,
    build: impl Fn(&mut Terms, &[Term]) -> Term + 'static,
    expect: impl Fn(&[u128]) -> u128 + 'static,
) -> Case {
    Case { name: name.to_owned(), format, arity, result, build: Box::new(build), expect: Box::new(expect) }
}
