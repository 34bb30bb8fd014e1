//! Sums, products and quotients that the formulas of a proof speak of are followed along paths as if they were
//! variables.
//!
//! If a proof says that `token - local = 3` at a cut point, the value of `token - local` is what matters on the
//! way there. Written as the difference of two values, each chosen by the same hundred tests, the solver has to
//! find out by arithmetic that `token + 1 - local` is one more; followed on its own it is one more. And if a proof
//! speaks of `x * y`, that product is the same as before after `x` was assigned the value it had, which a solver
//! would else find out by comparing two multipliers.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// More sums than this are not followed.
const MOST: usize = 64;

/// A sum of variables, without a constant, or a product or quotient, and what stands for its value.
struct Sum {
    sum: Term,
    var: Term,
    of: Vec<Term>,
    /// Whether it is a product or quotient.
    hard: bool,
}

/// The sums that are followed.
#[derive(Default)]
pub(crate) struct Sums {
    list: Vec<Sum>,
    read: FxHashMap<Term, Term>,
}

/// The sum that a term asks about, and its constant part: for `a = b` of `a - b`.
fn asked(terms: &mut Terms, term: Term) -> Option<(Term, Term)> {
    let sum = match terms.op(term) {
        Op::BvAdd => term,
        Op::Eq if matches!(terms.sort(terms.arg(term, 0)), Sort::Bv(2..)) => {
            terms.bvsub(terms.arg(term, 0), terms.arg(term, 1))
        }
        _ => return None,
    };
    let Sort::Bv(width) = terms.sort(sum) else { return None };
    let constant = terms.args_if(sum, Op::BvAdd)?.iter().copied().find(|part| terms.is_const(*part));
    let constant = constant.unwrap_or_else(|| terms.bv(width, 0));
    Some((terms.bvsub(sum, constant), constant))
}

/// Whether a term is a product of terms that are not constant, or a quotient or remainder by one.
pub(crate) fn is_hard(terms: &Terms, term: Term) -> bool {
    match terms.op(term) {
        Op::BvMul => terms.args(term).iter().filter(|part| !terms.is_const(**part)).count() > 1,
        Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => !terms.is_const(terms.arg(term, 1)),
        _ => false,
    }
}

impl Sums {
    /// The sums of at least two variables in formulas, and the products and quotients.
    pub(crate) fn new(terms: &mut Terms, vars: &FxHashSet<Term>, formulas: &[Term]) -> Sums {
        let mut found = BTreeSet::new();
        for term in terms.post_order(formulas) {
            if is_hard(terms, term) {
                // Whether an array is the same as before is no easy question either.
                let array = |var: &Term| matches!(terms.sort(*var), Sort::Array(_));
                if !terms.free_vars(term).iter().any(array) {
                    found.insert(term);
                }
                continue;
            }
            let Some((sum, _)) = asked(terms, term) else { continue };
            let Some(parts) = terms.args_if(sum, Op::BvAdd) else { continue };
            let linear = parts.iter().all(|part| match terms.args_if(*part, Op::BvMul) {
                Some([factor, var]) => terms.is_const(*factor) && vars.contains(var),
                _ => vars.contains(part),
            });
            if linear {
                let negated = terms.bvneg(sum);
                found.insert(sum.min(negated));
            }
        }
        let list = found.into_iter().take(MOST).map(|sum| {
            let var = terms.fresh("certify.sum", terms.sort(sum));
            Sum { sum, var, of: terms.free_vars(sum), hard: is_hard(terms, sum) }
        });
        Sums { list: list.collect(), read: FxHashMap::default() }
    }

    /// What stands for the sums has their values at the beginning of a path.
    pub(crate) fn definitions(&self, terms: &mut Terms) -> Vec<Term> {
        self.list.iter().map(|sum| terms.eq(sum.var, sum.sum)).collect()
    }

    /// A term with what stands for them in place of the sums.
    pub(crate) fn read(&mut self, terms: &mut Terms, term: Term) -> Term {
        if self.list.is_empty() {
            return term;
        }
        if let Some(known) = self.read.get(&term) {
            return *known;
        }
        let mut by = Substitution::new();
        for part in terms.post_order(&[term]) {
            if let Some(found) = self.list.iter().find(|other| other.hard && other.sum == part) {
                by.insert(part, found.var);
                continue;
            }
            let Some((sum, constant)) = asked(terms, part) else { continue };
            let negated = terms.bvneg(sum);
            let Some(found) = self.list.iter().find(|other| other.sum == sum || other.sum == negated) else {
                continue;
            };
            let whole = if found.sum == sum { found.var } else { terms.bvneg(found.var) };
            let whole = terms.bvadd(whole, constant);
            let new = if terms.op(part) == Op::Eq {
                let zero = terms.bv(terms.width(whole), 0);
                terms.eq(whole, zero)
            } else {
                whole
            };
            by.insert(part, new);
        }
        let read = terms.substitute(term, &mut by);
        self.read.insert(term, read);
        read
    }

    /// The sums that have this variable: what stands for them, and the sum.
    pub(crate) fn with(&self, var: Term) -> Vec<(Term, Term)> {
        self.list.iter().filter(|sum| sum.of.contains(&var)).map(|sum| (sum.var, sum.sum)).collect()
    }

    /// What the sums are after `var = value`, over the state before.
    pub(crate) fn after(&mut self, terms: &mut Terms, var: Term, value: Term) -> Vec<(Term, Term)> {
        let mut out = Vec::new();
        for index in 0..self.list.len() {
            let Sum { sum, var: stands, ref of, hard } = self.list[index];
            if !of.contains(&var) {
                continue;
            }
            let mut by = Substitution::new();
            by.insert(var, value);
            let after = terms.substitute(sum, &mut by);
            if hard {
                let same = terms.eq(var, value);
                out.push((stands, terms.ite(same, stands, after)));
                continue;
            }
            let more = terms.bvsub(after, sum);
            let apart = !terms.free_vars(more).iter().any(|read| of.contains(read));
            out.push((stands, if apart { terms.bvadd(stands, more) } else { self.read(terms, after) }));
        }
        out
    }
}
