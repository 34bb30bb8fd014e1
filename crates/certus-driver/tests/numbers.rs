//! Horn clauses over small integers and half-integers through the driver, against states that are enumerated.
//!
//! Clauses are made of arrays of small numbers, from which both the terms and the oracle are computed; the oracle knows no
//! terms. All values stay in a box. Integers may be chosen freely; a real that is chosen freely stands in guards only, where
//! the oracle knows by its bounds whether there is one.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_driver::{ClausesAnswer, ClausesJob, Unknown, verify_clauses};
use certus_engine::registry;
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use certus_model::{Clause, Clauses, Predicate, Ts, Variable};
use certus_testing::{Rng, need, scale};
use std::collections::BTreeSet;
use std::time::Duration;

/// Values are from `-BOX` to `BOX`; of reals these are halves.
const BOX: i64 = 6;

/// `Σ factors · x + by_local · y + constant` compared with zero; constants of reals are halves.
#[derive(Clone, Debug)]
struct Test {
    factors: Vec<i64>,
    by_local: i64,
    constant: i64,
    /// `<=`, `<`, `=` or `!=`.
    relation: u64,
}

/// What a variable becomes.
#[derive(Clone, Debug)]
enum Update {
    Sum(Vec<i64>, i64),
    /// Any value in the box.
    Any,
}

#[derive(Clone, Debug)]
struct Rule {
    from: Option<usize>,
    to: Option<usize>,
    tests: Vec<Test>,
    updates: Vec<Update>,
}

struct Problem {
    real: bool,
    vars: usize,
    predicates: usize,
    rules: Vec<Rule>,
}

fn small(rng: &mut Rng) -> i64 {
    rng.below(5) as i64 - 2
}

impl Problem {
    fn random(rng: &mut Rng) -> Problem {
        let (real, vars, predicates) = (rng.chance(50), 1 + rng.below(3) as usize, 1 + rng.below(2) as usize);
        let mut shapes = vec![(false, true), (true, false), (true, true)];
        for _ in 0..rng.below(4) {
            shapes.push(*rng.pick(&[(false, true), (true, true), (true, true), (true, false)]));
        }
        let mut rules = Vec::new();
        for (from, to) in shapes {
            let mut end = |there: bool| there.then(|| rng.below(predicates as u64) as usize);
            let (from, to) = (end(from), end(to));
            let tests = match (from, to) {
                (_, None) => 1 + rng.below(2),
                (None, _) => 0,
                _ => rng.below(3),
            };
            let local = rng.chance(40);
            let tests = (0..tests).map(|_| Test {
                factors: (0..vars).map(|_| if rng.chance(60) { small(rng) } else { 0 }).collect(),
                by_local: if local { small(rng) } else { 0 },
                constant: rng.below(15) as i64 - 7,
                relation: *rng.pick(&[0, 0, 1, 2, 3]),
            });
            let tests = tests.collect();
            let updates = (0..vars).map(|at| match rng.below(10) {
                0 if !real => Update::Any,
                1..=4 => Update::Sum((0..vars).map(|n| i64::from(n == at)).collect(), small(rng)),
                5 | 6 => Update::Sum(vec![0; vars], rng.below(13) as i64 - BOX),
                _ => Update::Sum((0..vars).map(|_| rng.below(3) as i64 - 1).collect(), small(rng)),
            });
            let mut updates: Vec<Update> = updates.collect();
            if from.is_none() {
                // Facts have no variables before.
                for update in &mut updates {
                    if let Update::Sum(factors, _) = update {
                        factors.fill(0);
                    }
                }
            }
            rules.push(Rule { from, to, tests, updates });
        }
        Problem { real, vars, predicates, rules }
    }

    /// Whether some local satisfies the tests in a state.
    fn passes(&self, rule: &Rule, state: &[i64]) -> bool {
        let off = |test: &Test| -> i64 {
            test.factors.iter().zip(state).map(|(f, x)| f * x).sum::<i64>() + test.constant
        };
        let holds = |test: &Test, value: i64| match test.relation {
            0 => value <= 0,
            1 => value < 0,
            2 => value == 0,
            _ => value != 0,
        };
        // Locals are in the box. With factors of at most two and halves, what can be told apart are quarters and what is between.
        let steps = if self.real { 4 } else { 1 };
        (-BOX * steps..=BOX * steps)
            .any(|local| rule.tests.iter().all(|test| holds(test, off(test) * steps + test.by_local * local)))
    }

    /// The states of each predicate, and whether `false` is derived.
    fn reached(&self) -> (Vec<BTreeSet<Vec<i64>>>, bool) {
        let mut reached = vec![BTreeSet::new(); self.predicates];
        let mut wrong = false;
        let mut open: Vec<(Option<usize>, Vec<i64>)> = vec![(None, vec![0; self.vars])];
        while let Some((at, state)) = open.pop() {
            for rule in self.rules.iter().filter(|rule| rule.from == at && self.passes(rule, &state)) {
                let Some(to) = rule.to else {
                    wrong = true;
                    continue;
                };
                let mut all: Vec<Vec<i64>> = vec![Vec::new()];
                for update in &rule.updates {
                    let values: Vec<i64> = match update {
                        Update::Any => (-BOX..=BOX).collect(),
                        Update::Sum(factors, constant) => {
                            vec![factors.iter().zip(&state).map(|(f, x)| f * x).sum::<i64>() + constant]
                        }
                    };
                    let more = |state: &Vec<i64>| -> Vec<Vec<i64>> {
                        let inside = values.iter().filter(|value| value.abs() <= BOX);
                        inside.map(|value| [&state[..], &[*value]].concat()).collect()
                    };
                    all = all.iter().flat_map(more).collect();
                }
                for after in all {
                    if reached[to].insert(after.clone()) {
                        open.push((Some(to), after));
                    }
                }
            }
        }
        (reached, wrong)
    }

    fn number(&self, terms: &mut Terms, value: i64) -> Term {
        if self.real {
            let half = terms.int(2);
            let (value, half) = (terms.int(value), terms.to_real(half));
            let value = terms.to_real(value);
            terms.real_div(value, half)
        } else {
            terms.int(value)
        }
    }

    /// `Σ factors · vars + constant`.
    fn sum(&self, terms: &mut Terms, factors: &[i64], vars: &[Term], constant: i64) -> Term {
        let mut all = self.number(terms, constant);
        for (factor, var) in factors.iter().zip(vars) {
            let factor = self.number(terms, if self.real { 2 * factor } else { *factor });
            let part = terms.mul(factor, *var);
            all = terms.add(all, part);
        }
        all
    }

    fn clauses(&self, terms: &mut Terms) -> Clauses {
        let sort = if self.real { Sort::Real } else { Sort::Int };
        let mut clauses = Clauses::default();
        for p in 0..self.predicates {
            let vars = (0..self.vars)
                .map(|n| Variable { term: terms.fresh("x", sort), name: format!("x{n}") })
                .collect();
            clauses.predicates.push(Predicate { name: format!("P{p}"), vars });
        }
        for (line, rule) in self.rules.iter().enumerate() {
            let local = terms.fresh("y", sort);
            let locals = vec![Variable { term: local, name: "y".to_owned() }];
            let mut parts = Vec::new();
            let (low, high) = (self.number(terms, -BOX), self.number(terms, BOX));
            parts.extend([terms.le(low, local), terms.le(local, high)]);
            let before: Vec<Term> = rule
                .from
                .map_or_else(Vec::new, |p| clauses.predicates[p].vars.iter().map(|var| var.term).collect());
            for test in &rule.tests {
                let sum = self.sum(terms, &test.factors, &before, test.constant);
                let own = self.sum(terms, &[test.by_local], &[local], 0);
                let (sum, zero) = (terms.add(sum, own), self.number(terms, 0));
                parts.push(match test.relation {
                    0 => terms.le(sum, zero),
                    1 => terms.lt(sum, zero),
                    2 => terms.eq(sum, zero),
                    _ => terms.ne(sum, zero),
                });
            }
            let after: Vec<Term> = rule
                .to
                .map_or_else(Vec::new, |p| clauses.predicates[p].vars.iter().map(|var| var.term).collect());
            for (var, update) in after.iter().zip(&rule.updates) {
                let after = Ts::after(terms, *var);
                parts.extend([terms.le(low, after), terms.le(after, high)]);
                if let Update::Sum(factors, constant) = update {
                    let value = self.sum(terms, factors, &before, *constant);
                    parts.push(terms.eq(after, value));
                }
            }
            let relation = terms.and(&parts);
            let line = line as u32 + 1;
            clauses.clauses.push(Clause { body: rule.from, head: rule.to, locals, relation, line });
        }
        clauses
    }

    fn assignment(&self, terms: &Terms, vars: &[Variable], state: &[i64]) -> Assignment {
        let mut out = Assignment::new();
        let mut made = Terms::new();
        for (var, value) in vars.iter().zip(state) {
            let term = self.number(&mut made, *value);
            out.set(terms.as_var(var.term).unwrap(), made.value_of(term).unwrap());
        }
        out
    }
}

#[test]
fn random_clauses_over_numbers() {
    let Some(z3) = need::z3() else { return };
    let solver = format!("process:'{}' -in", z3.display());
    let (mut satisfiable, mut not, mut open, mut reals) = (0, 0, 0, 0);
    let count = 60 * scale();
    for seed in 0..count {
        let problem = Problem::random(&mut Rng::new(31_000 + seed));
        let (reached, wrong) = problem.reached();
        let mut terms = Terms::new();
        let clauses = problem.clauses(&mut terms);
        let name = ["ic3cfa", "ic3cfa", "ic3cfa", "kinduction", "bmc"][seed as usize % 5];
        let mut engine = registry::make(name).unwrap();
        if name != "ic3cfa" {
            engine.set("bound", "8").unwrap();
        }
        let mut job = ClausesJob::new(&clauses);
        job.how.control.solver.clone_from(&solver);
        job.how.control.limits = job.how.control.limits.clone().with_timeout(Duration::from_secs(20));
        let report = verify_clauses(&mut terms, &job, engine.as_mut());
        match report.unwrap_or_else(|why| panic!("seed {seed}, {name}: {why}")).answer {
            ClausesAnswer::Safe(formulas, certified) => {
                assert!(!wrong, "seed {seed}, {name}: it is not satisfiable");
                assert!(certified.is_some());
                for ((states, predicate), formula) in reached.iter().zip(&clauses.predicates).zip(&formulas) {
                    for state in states {
                        let at = problem.assignment(&terms, &predicate.vars, state);
                        assert_eq!(terms.eval(*formula, &at), Value::Bool(true), "seed {seed}: {state:?}");
                    }
                }
                satisfiable += 1;
                reals += u64::from(problem.real);
            }
            ClausesAnswer::Unsafe(derivation) => {
                assert!(wrong, "seed {seed}, {name}: it is satisfiable");
                clauses.check_derivation(&mut terms, &derivation).unwrap();
                not += 1;
                reals += u64::from(problem.real);
            }
            ClausesAnswer::Unknown(Unknown::Engine(_)) => open += 1,
            ClausesAnswer::Unknown(why) => panic!("seed {seed}, {name}: {why}"),
        }
    }
    let few = count / 8;
    assert!(
        satisfiable > few && not > few && reals > few && open < count / 4,
        "{satisfiable} satisfiable, {not} not, {open} open, {reals} over reals"
    );
}
