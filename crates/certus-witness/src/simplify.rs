//! Conjunctions as people would write them: nothing said twice, bounds side by side.

use certus_logic::{Bv, Op, Term, Terms};
use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};
use std::collections::BTreeSet;

/// A part of a conjunction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A formula.
    Formula(Term),
    /// A word between two constants, both included.
    Between {
        /// The word.
        word: Term,
        /// Whether it is read as signed.
        signed: bool,
        /// The least value.
        least: Bv,
        /// The greatest value.
        most: Bv,
    },
}

/// What is known of a word from comparisons with constants.
struct Bounds {
    word: Term,
    signed: bool,
    least: Bv,
    most: Bv,
}

/// A conjunct is a clause: a set of literals one of which holds.
type Clause = BTreeSet<Term>;

/// The parts of a conjunction, without those that follow from others by their form.
pub(crate) fn parts(terms: &mut Terms, formula: Term) -> Vec<Part> {
    let clauses = clauses(terms, formula);
    let mut bounds: Vec<Bounds> = Vec::new();
    let mut rest = Vec::new();
    for clause in clauses {
        let only = if clause.len() == 1 { clause.first().copied() } else { None };
        let Some((word, signed, least, most)) = only.and_then(|literal| bound(terms, literal)) else {
            rest.push(clause);
            continue;
        };
        let less = |a: &Bv, b: &Bv| if signed { a.slt(b) } else { a.ult(b) };
        match bounds.iter_mut().find(|known| known.word == word && known.signed == signed) {
            Some(known) => {
                if less(&known.least, &least) {
                    known.least = least;
                }
                if less(&most, &known.most) {
                    known.most = most;
                }
            }
            None => bounds.push(Bounds { word, signed, least, most }),
        }
    }
    let mut parts = Vec::new();
    for Bounds { word, signed, least, most } in bounds {
        if least == most {
            let value = terms.bv_const(least);
            parts.push(Part::Formula(terms.eq(word, value)));
        } else {
            parts.push(Part::Between { word, signed, least, most });
        }
    }
    for clause in rest {
        let literals: Vec<Term> = clause.into_iter().collect();
        parts.push(Part::Formula(terms.or(&literals)));
    }
    parts
}

/// More parts than these are not compared with each other.
const MOST: usize = 300;

/// Conflicts after which a solver need not go on to find that a part follows from others.
const EFFORT: u64 = 200;

/// For each part whether it is needed: it does not follow from others that are. What is long is left out first.
pub(crate) fn needed(terms: &mut Terms, parts: &[(Part, String)]) -> Vec<bool> {
    let mut needed = vec![true; parts.len()];
    let Ok(solver) = registry::make(registry::DEFAULT) else { return needed };
    if parts.len() > MOST {
        return needed;
    }
    let mut session = Session::new(solver);
    session.set_limits(Limits::none().with_conflicts(EFFORT));
    let formulas: Vec<Term> = parts.iter().map(|(part, _)| as_formula(terms, part)).collect();
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse((parts[*index].1.len(), *index)));
    for index in order {
        let others = formulas.iter().zip(&needed).enumerate();
        let mut assumed: Vec<Term> =
            others.filter(|(other, (_, needed))| **needed && *other != index).map(|(_, (t, _))| *t).collect();
        assumed.push(terms.not(formulas[index]));
        let answer = session.check(terms, &Query::of(&assumed), Purpose("simplification"));
        if matches!(answer, Ok(Answer::Unsat)) {
            needed[index] = false;
        }
    }
    needed
}

fn as_formula(terms: &mut Terms, part: &Part) -> Term {
    match part {
        Part::Formula(formula) => *formula,
        Part::Between { word, signed, least, most } => {
            let (least, most) = (terms.bv_const(least.clone()), terms.bv_const(most.clone()));
            let (above, below) = if *signed {
                (terms.bvsle(least, *word), terms.bvsle(*word, most))
            } else {
                (terms.bvule(least, *word), terms.bvule(*word, most))
            };
            terms.and2(above, below)
        }
    }
}

/// The clauses of a formula, without those that another one contains, and without literals that another one
/// denies.
fn clauses(terms: &mut Terms, formula: Term) -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    for conjunct in terms.conjuncts(formula) {
        let clause = literals(terms, conjunct);
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    // Large conjunctions stay as they are: this looks at all pairs.
    if clauses.len() > 400 {
        return clauses;
    }
    let units: BTreeSet<Term> = clauses
        .iter()
        .filter(|clause| clause.len() == 1)
        .filter_map(|clause| clause.first().copied())
        .collect();
    for clause in &mut clauses {
        if clause.len() > 1 {
            let denied: Vec<Term> =
                clause.iter().copied().filter(|literal| units.contains(&terms.not(*literal))).collect();
            if denied.len() < clause.len() {
                clause.retain(|literal| !denied.contains(literal));
            }
        }
    }
    let all = clauses.clone();
    let mut index = 0;
    clauses.retain(|clause| {
        let here = index;
        index += 1;
        !all.iter().enumerate().any(|(other, part)| {
            other != here && part.is_subset(clause) && (part.len() < clause.len() || other < here)
        })
    });
    clauses
}

fn literals(terms: &mut Terms, conjunct: Term) -> Clause {
    match terms.args_if(conjunct, Op::Not).map(|args| args[0]) {
        Some(inner) if terms.op(inner) == Op::And => {
            let denied = terms.conjuncts(inner);
            denied.into_iter().map(|part| terms.not(part)).collect()
        }
        _ => [conjunct].into_iter().collect(),
    }
}

/// A literal that bounds a word: the word, whether it is read as signed, its least and its greatest value.
fn bound(terms: &Terms, literal: Term) -> Option<(Term, bool, Bv, Bv)> {
    let (atom, denied) = terms.strip_not(literal);
    let signed = match terms.op(atom) {
        Op::BvSlt => true,
        Op::BvUlt => false,
        _ => return None,
    };
    let (a, b) = (terms.arg(atom, 0), terms.arg(atom, 1));
    let (word, value, below) = match (terms.as_bv(a), terms.as_bv(b)) {
        (None, Some(value)) => (a, value.clone(), true),
        (Some(value), None) => (b, value.clone(), false),
        _ => return None,
    };
    let width = value.width();
    let (least, most) = if signed {
        (Bv::min_signed(width), Bv::max_signed(width))
    } else {
        (Bv::zero(width), Bv::ones(width))
    };
    let one = Bv::one(width);
    // `word < value`, `word >= value`, `value < word`, `word <= value`.
    let (low, high) = match (below, denied) {
        (true, false) if value == least => return None,
        (true, false) => (least, value.sub(&one)),
        (true, true) => (value, most),
        (false, false) if value == most => return None,
        (false, false) => (value.add(&one), most),
        (false, true) => (least, value),
    };
    Some((word, signed, low, high))
}

#[cfg(test)]
mod tests {
    use super::*;
    use certus_logic::Sort;

    #[test]
    fn bounds_meet_and_repetitions_go() {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bv(32)), terms.var("y", Sort::Bv(32)));
        let (three, seven) = (terms.bv(32, 3), terms.bv(32, 7));
        let (low, high, wide) = (terms.bvsge(x, three), terms.bvsle(x, seven), terms.bvsle(x, y));
        let other = terms.eq(y, three);
        let repeated = terms.or2(low, other);
        let formula = terms.and(&[low, high, wide, repeated]);
        let found = parts(&mut terms, formula);
        assert_eq!(found.len(), 2, "{found:?}");
        let between = Part::Between { word: x, signed: true, least: Bv::new(32, 3), most: Bv::new(32, 7) };
        assert!(found.contains(&between), "{found:?}");
        assert!(found.contains(&Part::Formula(wide)), "{found:?}");
        let exact = terms.bvsle(x, three);
        let both = terms.and2(low, exact);
        let equal = terms.eq(x, three);
        assert_eq!(parts(&mut terms, both), [Part::Formula(equal)]);
    }
}
