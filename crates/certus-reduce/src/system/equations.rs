//! Formulas that determine a variable.

use certus_logic::{Op, Sort, Term, Terms};

/// How deep a variable may be in a formula that is solved for it.
const DEEPEST: u32 = 6;

/// The most arguments of an operator that is looked into, and the most terms that are looked at in search for a variable.
const MOST_ARGUMENTS: usize = 16;
const MOST_TERMS: usize = 100;

/// The variables that a formula might be solved for: those that are reached through operators which can be inverted.
pub(super) fn candidates(terms: &Terms, formula: Term) -> Vec<Term> {
    let mut out = Vec::new();
    let mut open = vec![(formula, 0)];
    for _ in 0..MOST_TERMS {
        let Some((term, depth)) = open.pop() else { break };
        match terms.op(term) {
            Op::Var(_) => out.push(term),
            Op::Not | Op::Eq | Op::BvNot | Op::BvXor | Op::BvAdd | Op::BvMul | Op::Add | Op::Mul
                if depth < DEEPEST && terms.args(term).len() <= MOST_ARGUMENTS =>
            {
                open.extend(terms.args(term).iter().rev().map(|arg| (*arg, depth + 1)));
            }
            _ => {}
        }
    }
    out
}

/// The term that a variable equals wherever the formula is true, and only there: `formula` is equivalent to `var = term`,
/// and the term does not mention the variable.
pub(super) fn solved(terms: &mut Terms, formula: Term, var: Term) -> Option<Term> {
    solved_where(terms, formula, var, &|_| true)
}

/// The same, where only some terms may mention the variable at all.
pub(super) fn solved_where(
    terms: &mut Terms,
    formula: Term,
    var: Term,
    may: &dyn Fn(Term) -> bool,
) -> Option<Term> {
    let (mut side, mut target) = (formula, terms.tru());
    for _ in 0..=DEEPEST {
        if side == var {
            return Some(target);
        }
        let inner = only_with(terms, side, var, may)?;
        // A true equation between words says that the sides are one value; what is below is solved for this value.
        target = if target == terms.tru() && terms.op(side) == Op::Eq {
            let args = terms.args(side);
            if args[0] == inner { args[1] } else { args[0] }
        } else {
            inverse(terms, side, inner, target)?
        };
        side = inner;
    }
    None
}

/// The argument that mentions a variable, if only one does and it stands there once.
fn only_with(terms: &Terms, term: Term, var: Term, may: &dyn Fn(Term) -> bool) -> Option<Term> {
    let mut with = terms.args(term).iter().copied().filter(|arg| may(*arg) && mentions(terms, *arg, var));
    match (with.next(), with.next()) {
        (Some(inner), None) => Some(inner),
        _ => None,
    }
}

/// Whether a variable occurs in a term. An argument has a smaller number than what it stands in, so that many terms are
/// done at once.
fn mentions(terms: &Terms, term: Term, var: Term) -> bool {
    term == var || term > var && terms.post_order(&[term]).contains(&var)
}

/// The value of an argument for which a term has the value of `target`, where there is exactly one for each,
/// whatever the other arguments are.
pub(super) fn inverse(terms: &mut Terms, term: Term, inner: Term, target: Term) -> Option<Term> {
    let args = terms.args(term);
    if args.len() > MOST_ARGUMENTS || args.iter().filter(|arg| **arg == inner).count() != 1 {
        return None;
    }
    let others: Vec<Term> = args.iter().copied().filter(|arg| *arg != inner).collect();
    Some(match terms.op(term) {
        Op::Not => terms.not(target),
        Op::BvNot => terms.bvnot(target),
        Op::Eq if terms.sort(inner) == Sort::Bool => terms.eq(target, others[0]),
        // A bit that is not the one is the other.
        Op::Eq if terms.sort(inner) == Sort::Bv(1) => {
            let other = terms.bvnot(others[0]);
            terms.ite(target, others[0], other)
        }
        Op::BvAdd => others.iter().fold(target, |left, other| terms.bvsub(left, *other)),
        Op::BvXor => others.iter().fold(target, |left, other| terms.bvxor(left, *other)),
        Op::Add => others.iter().fold(target, |left, other| terms.sub(left, *other)),
        Op::BvMul => {
            let [factor] = others[..] else { return None };
            let factor = terms.as_bv(factor)?.inverse()?;
            let factor = terms.bv_const(factor);
            terms.bvmul(factor, target)
        }
        Op::Mul => {
            if terms.neg(inner) != term {
                return None;
            }
            terms.neg(target)
        }
        _ => return None,
    })
}

/// What the conjuncts of `init` say of single variables.
pub(super) struct Initial {
    /// By variable of the system: the conjunct that gives it a value, and the value, which is over variables that come before
    /// it in the list. So there is a value for each of them, whatever the others are.
    pub(super) defined: Vec<Option<(Term, Term)>>,
    /// The other conjuncts.
    pub(super) others: Vec<Term>,
}

impl Initial {
    /// `place` is the number of each state variable in the system's list, by term.
    pub(super) fn of(
        terms: &mut Terms,
        init: Term,
        vars: usize,
        place: &dyn Fn(Term) -> Option<usize>,
    ) -> Initial {
        let mut out = Initial { defined: vec![None; vars], others: Vec::new() };
        for formula in terms.conjuncts(init) {
            match out.definition(terms, formula, place) {
                Some((n, value)) => out.defined[n] = Some((formula, value)),
                None => out.others.push(formula),
            }
        }
        out
    }

    fn definition(
        &self,
        terms: &mut Terms,
        formula: Term,
        place: &dyn Fn(Term) -> Option<usize>,
    ) -> Option<(usize, Term)> {
        let places = candidates(terms, formula).into_iter().filter_map(|var| Some((place(var)?, var)));
        let (n, var) = places.max()?;
        if self.defined[n].is_some() {
            return None;
        }
        let value = solved(terms, formula, var)?;
        let earlier = |var: &Term| place(*var).is_some_and(|m| m < n);
        (terms.is_const(value) || terms.free_vars(value).iter().all(earlier)).then_some((n, value))
    }
}
