//! Variables eliminated from a conjunction: `∃ x. F` without `x`.
//!
//! In this order: a fact that defines a variable is put in for it; inequalities over a number are joined (Fourier and
//! Motzkin); facts are split into cases, within a budget. Where nothing of that works, the facts that have the
//! variable are left out; what comes out is weaker then, which is told.

use super::linear::Inequality;
use super::sequence::Sequence;
use super::solve_for::{Solved, occurs, solve_for};
use crate::arith::Rational;
use crate::limits::{Limits, Stop};
use certus_logic::{Op, Sort, Substitution, Symbol, Term, Terms};

/// Cases that a conjunction may be split into.
const MOST_CASES: usize = 48;
/// Inequalities that one number may be replaced by.
const MOST_INEQUALITIES: usize = 64;
/// Bit-vectors up to this width are split into their values.
const NARROW: u32 = 3;
/// Larger conjunctions are not split.
const MOST_TERMS: usize = 4000;

/// What elimination gives.
pub(super) struct Eliminated {
    pub(super) formula: Term,
    /// Whether nothing was left out.
    pub(super) exact: bool,
}

/// What may stay: symbols on both sides of a cut.
pub(super) struct Kept<'a> {
    pub(super) sequence: &'a Sequence,
    pub(super) cut: usize,
}

impl Kept<'_> {
    fn keeps(&self, symbol: Symbol) -> bool {
        self.sequence.range(symbol).is_shared(u32::try_from(self.cut).unwrap_or(u32::MAX))
    }
}

/// Eliminates from a conjunction what may not stay.
pub(super) fn eliminate(
    terms: &mut Terms,
    facts: Vec<Term>,
    kept: &Kept<'_>,
    limits: &Limits,
) -> Result<Eliminated, Stop> {
    let mut cases = 1;
    let mut exact = true;
    let mut done = Vec::new();
    let mut open = vec![facts];
    while let Some(facts) = open.pop() {
        let mut case = Case { facts, locals: Vec::new() };
        loop {
            if let Some(stop) = limits.stop() {
                return Err(stop);
            }
            case.flatten(terms);
            if case.facts.contains(&terms.fls()) {
                break;
            }
            case.find_locals(terms, kept);
            if case.define(terms) || case.join(terms) {
                continue;
            }
            let small = cases < MOST_CASES && case.size(terms) <= MOST_TERMS;
            if let Some(split) = if small { case.split(terms, kept) } else { None } {
                cases += split.len() - 1;
                open.extend(split);
                break;
            }
            exact &= case.leave_out(terms, kept);
            done.push(terms.and(&case.facts));
            break;
        }
    }
    Ok(Eliminated { formula: terms.or(&done), exact })
}

/// A conjunction at work.
struct Case {
    facts: Vec<Term>,
    /// The variables to be eliminated.
    locals: Vec<Term>,
}

impl Case {
    fn flatten(&mut self, terms: &mut Terms) {
        let all = terms.and(&self.facts);
        self.facts = terms.conjuncts(all);
    }

    fn size(&self, terms: &Terms) -> usize {
        terms.post_order(&self.facts).len()
    }

    fn find_locals(&mut self, terms: &Terms, kept: &Kept<'_>) {
        self.locals = terms.free_vars_of(&self.facts);
        self.locals.retain(|v| terms.as_var(*v).is_some_and(|s| !kept.keeps(s)));
    }

    fn substitute(&mut self, terms: &mut Terms, from: Term, to: Term) {
        let mut by = Substitution::new();
        by.insert(from, to);
        for fact in &mut self.facts {
            *fact = terms.substitute(*fact, &mut by);
        }
    }

    /// Puts a definition in for a variable.
    fn define(&mut self, terms: &mut Terms) -> bool {
        for var in self.locals.clone() {
            for at in 0..self.facts.len() {
                let Some(solved) = solve_for(terms, self.facts[at], var) else { continue };
                match solved {
                    Solved::Is(t) => {
                        self.facts.remove(at);
                        self.substitute(terms, var, t);
                    }
                    Solved::Among(t) => self.substitute(terms, var, t),
                    Solved::ArrayWith { base, index, beside } => {
                        let (_, element) = terms.array_parts(base);
                        let any = terms.fresh("element", element);
                        let array = terms.store(base, index, any);
                        self.facts[at] = beside;
                        self.substitute(terms, var, array);
                    }
                }
                return true;
            }
        }
        false
    }

    /// Joins the inequalities over a number.
    fn join(&mut self, terms: &mut Terms) -> bool {
        for &var in &self.locals {
            if !terms.sort(var).is_arith() {
                continue;
            }
            let (with, without): (Vec<Term>, Vec<Term>) =
                self.facts.iter().partition(|f| occurs(terms, var, **f));
            if let Some(joined) = join(terms, &with, var) {
                self.facts = without;
                self.facts.extend(joined);
                return true;
            }
        }
        false
    }

    /// Splits a fact over what is to be eliminated into cases.
    fn split(&self, terms: &mut Terms, kept: &Kept<'_>) -> Option<Vec<Vec<Term>>> {
        let with =
            |facts: &[Term], more: &[Term]| -> Vec<Term> { facts.iter().chain(more).copied().collect() };
        for at in 0..self.facts.len() {
            let fact = self.facts[at];
            if !mentions(terms, fact, kept) {
                continue;
            }
            let mut others = self.facts.clone();
            others.remove(at);
            let (inner, negated) = terms.strip_not(fact);
            let args = terms.args(inner).to_vec();
            match terms.op(inner) {
                Op::And if negated && args.len() <= MOST_CASES / 2 => {
                    return Some(args.iter().map(|a| with(&others, &[terms.not(*a)])).collect());
                }
                Op::Eq if terms.sort(args[0]) == Sort::Bool => {
                    let [a, b] = [args[0], if negated { terms.not(args[1]) } else { args[1] }];
                    let [not_a, not_b] = [terms.not(a), terms.not(b)];
                    return Some(vec![with(&others, &[a, b]), with(&others, &[not_a, not_b])]);
                }
                Op::Eq if negated && terms.sort(args[0]).is_arith() => {
                    let (less, more) = (terms.lt(args[0], args[1]), terms.lt(args[1], args[0]));
                    return Some(vec![with(&others, &[less]), with(&others, &[more])]);
                }
                Op::Ite => {
                    let [c, t, e] = [args[0], args[1], args[2]].map(|x| terms.strip_not(x));
                    let truth = |terms: &mut Terms, (x, n): (Term, bool), flip: bool| {
                        if n != flip { terms.not(x) } else { x }
                    };
                    let (c, not_c) = (truth(terms, c, false), truth(terms, c, true));
                    let (t, e) = (truth(terms, t, negated), truth(terms, e, negated));
                    return Some(vec![with(&others, &[c, t]), with(&others, &[not_c, e])]);
                }
                _ => {}
            }
            if let Some(split) = self.split_choice(terms, fact) {
                return Some(split);
            }
        }
        self.split_values(terms)
    }

    /// Splits by the condition of an if-then-else that stands in a fact.
    fn split_choice(&self, terms: &mut Terms, fact: Term) -> Option<Vec<Vec<Term>>> {
        let choice = terms.post_order(&[fact]).into_iter().find(|t| terms.op(*t) == Op::Ite)?;
        let [c, t, e] = [0, 1, 2].map(|i| terms.arg(choice, i));
        let not_c = terms.not(c);
        let mut out = Vec::new();
        for (condition, branch) in [(c, t), (not_c, e)] {
            let mut case = Case { facts: self.facts.clone(), locals: Vec::new() };
            case.substitute(terms, choice, branch);
            case.facts.push(condition);
            out.push(case.facts);
        }
        Some(out)
    }

    /// Splits by the values of a variable that has few.
    fn split_values(&self, terms: &mut Terms) -> Option<Vec<Vec<Term>>> {
        let narrow = |sort| matches!(sort, Sort::Bool) || matches!(sort, Sort::Bv(w) if w <= NARROW);
        let var = self.locals.iter().copied().find(|v| narrow(terms.sort(*v)))?;
        let values: Vec<Term> = match terms.sort(var) {
            Sort::Bv(w) => (0..1 << w).map(|v| terms.bv(w, v)).collect(),
            _ => vec![terms.tru(), terms.fls()],
        };
        let mut out = Vec::new();
        for value in values {
            let mut case = Case { facts: self.facts.clone(), locals: Vec::new() };
            case.substitute(terms, var, value);
            out.push(case.facts);
        }
        Some(out)
    }

    /// Leaves out facts over what is to be eliminated. Says whether there were none.
    fn leave_out(&mut self, terms: &Terms, kept: &Kept<'_>) -> bool {
        let before = self.facts.len();
        self.facts.retain(|f| !mentions(terms, *f, kept));
        self.facts.len() == before
    }
}

/// Whether a fact has a symbol that may not stay.
fn mentions(terms: &Terms, fact: Term, kept: &Kept<'_>) -> bool {
    terms.post_order(&[fact]).into_iter().any(|t| match terms.op(t) {
        Op::Var(s) | Op::Apply(s) => !kept.keeps(s),
        _ => false,
    })
}

/// What linear facts over a number say without it, if that can be said exactly.
fn join(terms: &mut Terms, facts: &[Term], var: Term) -> Option<Vec<Term>> {
    let whole = terms.sort(var) == Sort::Int;
    let (mut below, mut above) = (Vec::new(), Vec::new());
    for &fact in facts {
        let (atom, negated) = terms.strip_not(fact);
        let mut inequalities = Vec::new();
        if !negated && let Some(both) = Inequality::of_equality(terms, atom) {
            inequalities.extend(both);
        } else {
            inequalities.push(Inequality::of_literal(terms, atom, !negated)?);
        }
        for i in inequalities {
            if i.sum.monomials.keys().any(|t| *t != var && occurs(terms, var, *t)) {
                return None;
            }
            let factor = i.sum.monomials.get(&var)?.clone();
            if factor.is_positive() { above.push((i, factor)) } else { below.push((i, factor)) }
        }
    }
    if below.len() * above.len() > MOST_INEQUALITIES {
        return None;
    }
    let mut out = Vec::new();
    for (low, l) in &below {
        for (high, h) in &above {
            // Between whole numbers there need not be one, unless one of the bounds is whole.
            if whole && !h.is_one() && *l != Rational::MINUS_ONE {
                return None;
            }
            let total = Inequality::total([(low, h), (high, &-l)].into_iter());
            out.push(total.term(terms));
        }
    }
    Some(out)
}
