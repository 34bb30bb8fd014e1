//! The literals of a result, without those that others imply by comparing the same term with constants.

use certus_logic::{Op, Term, Terms};
use num_bigint::{BigInt, Sign};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::{FxHashMap, FxHashSet};

/// Which order a comparison is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Order {
    Numbers,
    Unsigned,
    Signed,
}

/// What a literal says of a term in one order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    AtLeast,
    Above,
    AtMost,
    Below,
    Is,
    IsNot,
}

struct Fact {
    order: Order,
    term: Term,
    says: Says,
    number: BigRational,
}

/// The tightest facts of a term, by the position of their literal.
#[derive(Default)]
struct Tightest {
    lower: Option<(BigRational, bool, usize)>,
    upper: Option<(BigRational, bool, usize)>,
    is: Option<usize>,
}

/// The same conjunction in fewer literals. They are true in one model.
pub(super) fn tidy(terms: &mut Terms, literals: &[Term]) -> Vec<Term> {
    let mut seen = FxHashSet::default();
    let mut literals: Vec<Term> = literals.to_vec();
    literals.retain(|l| *l != terms.tru() && seen.insert(*l));
    let facts: Vec<Vec<Fact>> = literals.iter().map(|l| facts_of(terms, *l)).collect();
    let mut known: FxHashMap<(Order, Term), Tightest> = FxHashMap::default();
    for (at, fact) in facts.iter().enumerate().flat_map(|(at, all)| all.iter().map(move |f| (at, f))) {
        known.entry((fact.order, fact.term)).or_default().add(at, fact);
    }
    let mut out = Vec::with_capacity(literals.len());
    for (at, literal) in literals.iter().enumerate() {
        let implied = facts[at].iter().any(|f| known[&(f.order, f.term)].implies(at, f));
        let merged = facts[at].iter().find_map(|f| known[&(f.order, f.term)].merge(at));
        match merged {
            _ if implied => {}
            // The bounds meet: their two literals are one equality.
            Some(Merge::Into(number)) => match equality(terms, &facts[at][0], &number) {
                Some(equality) => out.push(equality),
                None => out.push(*literal),
            },
            Some(Merge::Gone(number)) if equality(terms, &facts[at][0], &number).is_some() => {}
            _ => out.push(*literal),
        }
    }
    out
}

enum Merge {
    Into(BigRational),
    Gone(BigRational),
}

impl Tightest {
    fn add(&mut self, at: usize, fact: &Fact) {
        let strict = matches!(fact.says, Says::Above | Says::Below);
        let candidate = (fact.number.clone(), strict, at);
        match fact.says {
            Says::AtLeast | Says::Above => {
                if self.lower.as_ref().is_none_or(|l| (&l.0, l.1) < (&candidate.0, strict)) {
                    self.lower = Some(candidate);
                }
            }
            Says::AtMost | Says::Below => {
                if self.upper.as_ref().is_none_or(|u| (&candidate.0, !strict) < (&u.0, !u.1)) {
                    self.upper = Some(candidate);
                }
            }
            Says::Is => self.is = self.is.or(Some(at)),
            Says::IsNot => {}
        }
    }

    /// Whether other literals imply the one at this position.
    fn implies(&self, at: usize, fact: &Fact) -> bool {
        // All literals are true in one model, so what compares the term with a constant follows from its value.
        if self.is.is_some_and(|is| is != at) {
            return true;
        }
        match fact.says {
            Says::AtLeast | Says::Above => self.lower.as_ref().is_some_and(|l| l.2 != at),
            Says::AtMost | Says::Below => self.upper.as_ref().is_some_and(|u| u.2 != at),
            Says::Is => false,
            Says::IsNot => {
                let outside = |bound: &Option<(BigRational, bool, usize)>, side: std::cmp::Ordering| {
                    bound.as_ref().is_some_and(|(v, strict, _)| {
                        fact.number.cmp(v) == side || *strict && fact.number == *v
                    })
                };
                outside(&self.lower, std::cmp::Ordering::Less)
                    || outside(&self.upper, std::cmp::Ordering::Greater)
            }
        }
    }

    /// Whether the literal at this position is one of two bounds that leave a single value.
    fn merge(&self, at: usize) -> Option<Merge> {
        let (Some((l, false, first)), Some((u, false, second))) = (&self.lower, &self.upper) else {
            return None;
        };
        if l != u || self.is.is_some() {
            return None;
        }
        if at == *first {
            return Some(Merge::Into(l.clone()));
        }
        (at == *second).then(|| Merge::Gone(l.clone()))
    }
}

/// The equality of a term with a number, if that is a literal.
fn equality(terms: &mut Terms, fact: &Fact, number: &BigRational) -> Option<Term> {
    // Unsigned and signed bounds that meet are rare; only numbers are worth it.
    if fact.order != Order::Numbers {
        return None;
    }
    let number = match terms.sort(fact.term) {
        certus_logic::Sort::Int => terms.int(number.to_integer()),
        _ => terms.real(number.clone()),
    };
    let equal = terms.eq(fact.term, number);
    (terms.op(equal) == Op::Eq).then_some(equal)
}

fn facts_of(terms: &mut Terms, literal: Term) -> Vec<Fact> {
    let (atom, negated) = terms.strip_not(literal);
    let [a, b] = *terms.args(atom) else { return Vec::new() };
    match terms.op(atom) {
        Op::Le => bound(terms, literal).into_iter().collect(),
        Op::Eq if terms.sort(a).is_arith() => {
            // In the form that a bound with the same border has.
            let border = terms.le(a, b);
            let says = if negated { Says::IsNot } else { Says::Is };
            bound(terms, border).map(|f| Fact { says, ..f }).into_iter().collect()
        }
        Op::Eq => {
            let (term, constant) = if terms.is_const(a) { (b, a) } else { (a, b) };
            let Some(v) = terms.as_bv(constant) else { return Vec::new() };
            let says = if negated { Says::IsNot } else { Says::Is };
            [(Order::Unsigned, unsigned(v)), (Order::Signed, signed(v))]
                .into_iter()
                .map(|(order, number)| Fact { order, term, says, number })
                .collect()
        }
        Op::BvUlt | Op::BvSlt => {
            let Some(v) = terms.as_bv(b) else { return Vec::new() };
            let (order, number) = match terms.op(atom) {
                Op::BvUlt => (Order::Unsigned, unsigned(v)),
                _ => (Order::Signed, signed(v)),
            };
            let says = if negated { Says::AtLeast } else { Says::Below };
            vec![Fact { order, term: a, says, number }]
        }
        _ => Vec::new(),
    }
}

/// What a comparison of a sum with a number says. Over the integers every bound is weak.
fn bound(terms: &Terms, literal: Term) -> Option<Fact> {
    let (atom, negated) = terms.strip_not(literal);
    let [a, b] = *terms.args_if(atom, Op::Le)? else { return None };
    let fact = |term, says, number| Some(Fact { order: Order::Numbers, term, says, number });
    if let Some(k) = terms.as_rational(b) {
        return match (negated, terms.sort(a)) {
            (false, _) => fact(a, Says::AtMost, k),
            (true, certus_logic::Sort::Int) => fact(a, Says::AtLeast, k + BigRational::one()),
            (true, _) => fact(a, Says::Above, k),
        };
    }
    let k = terms.as_rational(a)?;
    fact(b, if negated { Says::Below } else { Says::AtLeast }, k)
}

fn unsigned(v: &certus_logic::Bv) -> BigRational {
    BigRational::from_integer(BigInt::from_biguint(Sign::Plus, v.to_big()))
}

fn signed(v: &certus_logic::Bv) -> BigRational {
    let below = if v.sign() { BigInt::one() << v.width() } else { BigInt::zero() };
    unsigned(v) - BigRational::from_integer(below)
}
