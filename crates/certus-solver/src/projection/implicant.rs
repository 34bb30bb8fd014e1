//! Implicants: literals that are true in the model and imply formulas.

use super::ProjectionError;
use super::work::Work;
use certus_logic::{Op, Sort, Term, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Truth values of formulas in the model, and how many literals it takes to imply them.
#[derive(Default)]
struct Truths {
    known: FxHashMap<Term, (bool, u32)>,
}

impl Truths {
    /// Evaluates all formulas that stand in some formulas.
    fn add(&mut self, work: &Work<'_>, roots: &[Term]) {
        let mut order = work.terms.post_order(roots);
        order.retain(|t| work.terms.sort(*t) == Sort::Bool && !self.known.contains_key(t));
        let values = work.terms.eval_all(&order, &work.model);
        for (t, v) in order.into_iter().zip(values) {
            let value = v == Value::Bool(true);
            let cost = self.cost(work, t, value);
            self.known.insert(t, (value, cost));
        }
    }

    fn cost(&self, work: &Work<'_>, t: Term, value: bool) -> u32 {
        let args = work.terms.args(t);
        let of = |a: &Term| self.known[a].1;
        match work.terms.op(t) {
            Op::True | Op::False => 0,
            Op::Not => of(&args[0]),
            Op::And if value => args.iter().fold(0, |sum, a| sum.saturating_add(of(a))),
            Op::And => args.iter().filter(|a| !self.known[a].0).map(of).min().unwrap_or(0),
            Op::Eq if work.terms.sort(args[0]) == Sort::Bool => of(&args[0]).saturating_add(of(&args[1])),
            Op::Ite => {
                let branch = if self.known[&args[0]].0 { args[1] } else { args[2] };
                of(&args[0]).saturating_add(of(&branch))
            }
            _ => 1,
        }
    }
}

impl Work<'_> {
    /// Literals that are true in the model and imply the formulas.
    pub(super) fn implicant_of(&mut self, formulas: &[Term]) -> Result<Vec<Term>, ProjectionError> {
        let mut truths = Truths::default();
        truths.add(self, formulas);
        let mut literals = Vec::new();
        let mut done: FxHashSet<Term> = FxHashSet::default();
        let mut open: Vec<Term> = formulas.iter().rev().copied().collect();
        let mut steps = 0_u32;
        while let Some(t) = open.pop() {
            steps += 1;
            if steps.is_multiple_of(256) {
                self.look_at_limits()?;
            }
            let (t, negated) = self.terms.strip_not(t);
            if !truths.known.contains_key(&t) {
                truths.add(self, &[t]);
            }
            let (value, _) = truths.known[&t];
            if value == negated {
                return Err(ProjectionError::NotAModel);
            }
            if !done.insert(t) {
                continue;
            }
            // From here on `t` is to have the value it has, and so is what it is made of.
            let asserted = |work: &mut Work<'_>, part: Term| {
                if truths.known[&part].0 { part } else { work.terms.not(part) }
            };
            match self.terms.op(t) {
                Op::True | Op::False => {}
                Op::And if value => open.extend(self.terms.args(t).iter().rev()),
                Op::And => {
                    let cheapest = self
                        .terms
                        .args(t)
                        .iter()
                        .filter(|a| !truths.known[a].0)
                        .min_by_key(|a| {
                            let chosen = done.contains(&self.terms.strip_not(**a).0);
                            if chosen { 0 } else { truths.known[a].1.max(1) }
                        })
                        .copied()
                        .expect("a false conjunction has a false member");
                    open.push(self.terms.not(cheapest));
                }
                Op::Eq if self.terms.sort(self.terms.arg(t, 0)) == Sort::Bool => {
                    for part in [self.terms.arg(t, 1), self.terms.arg(t, 0)] {
                        open.push(asserted(self, part));
                    }
                }
                Op::Ite => {
                    let condition = self.terms.arg(t, 0);
                    let branch = self.terms.arg(t, if truths.known[&condition].0 { 1 } else { 2 });
                    for part in [branch, condition] {
                        open.push(asserted(self, part));
                    }
                }
                _ => {
                    let atom = self.without_choices(t, &mut truths, &mut open);
                    let literal = if negated { self.terms.not(atom) } else { atom };
                    if atom == t {
                        literals.push(literal);
                    } else {
                        open.push(literal);
                    }
                }
            }
        }
        Ok(literals)
    }

    /// An atom in which every if-then-else is the branch it is in the model; the conditions are then `open`, as are
    /// formulas that stand as arguments. Atoms of no number that have nothing to eliminate stay as they are: they are
    /// weaker so.
    fn without_choices(&mut self, atom: Term, truths: &mut Truths, open: &mut Vec<Term>) -> Term {
        let numbers = match self.terms.op(atom) {
            Op::Le => true,
            Op::Eq => self.terms.sort(self.terms.arg(atom, 0)).is_arith(),
            _ => false,
        };
        if !numbers && !self.mentions_hidden(atom) {
            return atom;
        }
        let mut map: FxHashMap<Term, Term> = FxHashMap::default();
        let mut stack = vec![(atom, false)];
        let mut args = Vec::new();
        while let Some((t, ready)) = stack.pop() {
            if map.contains_key(&t) {
                continue;
            }
            let formula = t != atom && self.terms.sort(t) == Sort::Bool;
            let taken = match self.terms.op(t) {
                Op::Ite if !formula => {
                    let condition = self.terms.arg(t, 0);
                    Some((condition, self.terms.arg(t, if truths.known[&condition].0 { 1 } else { 2 })))
                }
                _ => None,
            };
            if formula {
                let value = truths.known[&t].0;
                if !self.terms.is_const(t) {
                    open.push(if value { t } else { self.terms.not(t) });
                }
                map.insert(t, self.terms.bool(value));
            } else if !ready {
                stack.push((t, true));
                match taken {
                    Some((_, branch)) => stack.push((branch, false)),
                    None => stack.extend(self.terms.args(t).iter().map(|a| (*a, false))),
                }
            } else if let Some((condition, branch)) = taken {
                let value = truths.known[&condition].0;
                open.push(if value { condition } else { self.terms.not(condition) });
                map.insert(t, map[&branch]);
            } else {
                args.clear();
                args.extend(self.terms.args(t).iter().map(|a| map[a]));
                let new = self.terms.rebuild(t, &args);
                map.insert(t, new);
            }
        }
        map[&atom]
    }
}
