//! What is claimed of every call of a procedure that returns: a summary of it, one small formula at a time.
//!
//! A claim relates the values that a call begins with to those that it ends with. It speaks of whole numbers, signed or not as the
//! variables are declared, so that nothing in it wraps around; only congruences are modulo a power of two.

use super::emit::Emitter;
use super::flat::Instance;
use crate::program::{ProcId, Program, Shown, VarId};
use certus_logic::{Bv, Term};

/// What is claimed of the calls of a procedure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The procedure.
    pub proc: ProcId,
    /// It is claimed of calls only for which all of these are true.
    pub when: Vec<Fact>,
    /// What is claimed.
    pub then: Fact,
}

/// A sum of values, compared with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The values, each with a factor.
    pub sum: Vec<(i64, Place)>,
    /// How the sum compares.
    pub relation: Relation,
    /// With what.
    pub number: i128,
}

/// How a sum compares with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is not larger.
    AtMost,
    /// They have the same so many low bits.
    Congruent(u32),
}

/// A value of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// The value of this parameter when the call begins.
    Argument(usize),
    /// The value of a global variable when the call begins.
    Before(VarId),
    /// The result.
    Result,
    /// The value of a global variable when the call ends.
    After(VarId),
}

/// Numbers and factors of claims are not larger than this, so that the sums of values of 64 bits are computed exactly.
const LARGEST: u128 = 1 << 66;
const LARGEST_FACTOR: u64 = 1 << 16;

impl Place {
    /// The variable whose value it is. Variables that hold no whole numbers of at most 64 bits are none.
    #[must_use]
    pub fn variable(self, program: &Program, proc: ProcId) -> Option<VarId> {
        let proc = &program.procs[proc.index()];
        let var = match self {
            Place::Argument(index) => *proc.params.get(index)?,
            Place::Before(var) | Place::After(var) => var,
            Place::Result => proc.result?,
        };
        let variable = &program.vars[var.index()];
        let number = matches!(variable.shown, Shown::Unsigned | Shown::Signed | Shown::Bool);
        (number && (1..=64).contains(&variable.width)).then_some(var)
    }
}

impl Fact {
    /// Whether it is true of values; nothing if one of them is not known.
    pub fn holds(&self, value: impl Fn(Place) -> Option<i128>) -> Option<bool> {
        let mut sum: i128 = 0;
        for (factor, place) in &self.sum {
            sum = sum.wrapping_add(value(*place)?.wrapping_mul((*factor).into()));
        }
        Some(match self.relation {
            Relation::AtMost => sum <= self.number,
            Relation::Congruent(bits) => (sum.wrapping_sub(self.number) as u128).trailing_zeros() >= bits,
        })
    }

    /// Whether it can be computed exactly.
    fn is_small(&self) -> bool {
        let small = |(factor, _): &(i64, Place)| factor.unsigned_abs() <= LARGEST_FACTOR;
        self.sum.len() <= 16 && self.sum.iter().all(small) && self.number.unsigned_abs() <= LARGEST
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        self.sum.iter().map(|(_, place)| *place)
    }
}

impl Claim {
    /// Whether it is true of a call; one of which not all is known contradicts nothing.
    pub fn holds(&self, value: impl Fn(Place) -> Option<i128> + Copy) -> bool {
        let excused = self.when.iter().any(|when| when.holds(value) != Some(true));
        excused || self.then.holds(value) != Some(false)
    }

    /// The global variables whose value at the beginning it is about.
    pub(super) fn remembered(&self) -> impl Iterator<Item = VarId> {
        let all = self.when.iter().chain([&self.then]).flat_map(Fact::places);
        all.filter_map(|place| match place {
            Place::Before(var) => Some(var),
            _ => None,
        })
    }
}

/// The values of a call, as variables of the automaton.
pub(super) struct Values {
    pub(super) args: Vec<Term>,
    pub(super) before: Vec<(VarId, Term)>,
    pub(super) result: Option<Term>,
    pub(super) instance: Instance,
}

impl Emitter<'_, '_> {
    /// The claims of a procedure, with their numbers.
    pub(super) fn claims(&self, proc: ProcId) -> Vec<(usize, Claim)> {
        let all = self.options.claims.iter().flatten().cloned().enumerate();
        all.filter(|(_, claim)| claim.proc == proc).collect()
    }

    /// A claim as a formula. One about what is no number of the call says nothing.
    pub(super) fn claimed(&mut self, claim: &Claim, values: &Values) -> Term {
        let Some(then) = self.fact(claim.proc, &claim.then, values) else { return self.terms.tru() };
        let mut out = then;
        for when in claim.when.iter().rev() {
            let Some(when) = self.fact(claim.proc, when, values) else { return self.terms.tru() };
            out = self.terms.implies(when, out);
        }
        out
    }

    fn fact(&mut self, proc: ProcId, fact: &Fact, values: &Values) -> Option<Term> {
        if !fact.is_small() {
            return None;
        }
        let mut places = Vec::new();
        for (factor, place) in &fact.sum {
            let var = place.variable(self.program, proc)?;
            let term = match place {
                Place::Argument(index) => *values.args.get(*index)?,
                Place::Before(var) => values.before.iter().find(|(known, _)| known == var)?.1,
                Place::Result => values.result?,
                Place::After(var) => self.var(values.instance, *var),
            };
            let variable = &self.program.vars[var.index()];
            if self.terms.width(term) != variable.width {
                return None;
            }
            places.push((*factor, term, variable.shown == Shown::Signed));
        }
        let widest = places.iter().map(|(_, term, _)| self.terms.width(*term)).max().unwrap_or(1);
        // Two numbers of one type need no more bits than they have.
        if let (Relation::AtMost, [(1, one, sign), (-1, other, also)] | [(-1, other, also), (1, one, sign)]) =
            (fact.relation, places.as_slice())
            && sign == also
            && self.terms.width(*one) == self.terms.width(*other)
            && matches!(fact.number, 0 | -1)
        {
            return Some(match (sign, fact.number) {
                (true, 0) => self.terms.bvsle(*one, *other),
                (true, _) => self.terms.bvslt(*one, *other),
                (false, 0) => self.terms.bvule(*one, *other),
                (false, _) => self.terms.bvult(*one, *other),
            });
        }
        let bits = |number: u128| 128 - number.leading_zeros();
        let factors: u128 = places.iter().map(|(factor, ..)| u128::from(factor.unsigned_abs())).sum();
        let width = match fact.relation {
            Relation::AtMost => (widest + bits(factors)).max(bits(fact.number.unsigned_abs())) + 2,
            Relation::Congruent(bits) => bits.clamp(1, 128),
        };
        let mut sum = self.terms.bv(width, 0);
        for (factor, term, signed) in places {
            let term = self.extended(term, signed, width);
            let factor = self.terms.bv_const(Bv::from_i128(width, factor.into()));
            let product = self.terms.bvmul(factor, term);
            sum = self.terms.bvadd(sum, product);
        }
        let number = self.terms.bv_const(Bv::from_i128(width, fact.number));
        Some(match fact.relation {
            Relation::AtMost => self.terms.bvsle(sum, number),
            Relation::Congruent(_) => self.terms.eq(sum, number),
        })
    }

    fn extended(&mut self, term: Term, signed: bool, width: u32) -> Term {
        let own = self.terms.width(term);
        if own >= width {
            self.terms.extract(width - 1, 0, term)
        } else if signed {
            self.terms.sign_extend(width - own, term)
        } else {
            self.terms.zero_extend(width - own, term)
        }
    }
}
