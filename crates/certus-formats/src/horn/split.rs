//! From a formula to the cases in which it is false.

use super::read::{Unknowns, error_at};
use crate::FormatError;
use certus_logic::smtlib::{Position, Quantified};
use certus_logic::{Op, Sort, Symbol, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// With every disjunction the number of cases may double. One assertion may have so many, times its size.
const MOST_WORK: usize = 1 << 26;

/// A way to falsify an assertion: the body and the constraint hold, the head does not.
#[derive(Clone, Debug)]
pub(super) struct Case {
    /// The predicate of the body, applied.
    pub(super) body: Option<Term>,
    /// The predicate of the head, applied.
    pub(super) head: Option<Term>,
    /// What holds besides.
    pub(super) constraint: Term,
}

/// Moves the quantifiers of a formula to the front and leaves them out: what they quantify is free then, and stands for
/// all values.
///
/// That is possible for `forall` where truth of the formula grows with it, and for `exists` where it shrinks: for these
/// the formula is, all else given, constant in the quantified part or equal to it (or to its negation), and sorts are
/// never empty.
pub(super) fn open(terms: &mut Terms, read: &Quantified) -> Result<Term, FormatError> {
    let marks: FxHashMap<Symbol, (bool, Position)> =
        read.quantifiers.iter().map(|q| (q.mark, (q.universal, q.position))).collect();
    let mark = |terms: &Terms, t: Term| match terms.op(t) {
        Op::Apply(f) => marks.get(&f).copied(),
        _ => None,
    };
    let mut formula = read.term;
    while let Some((true, _)) = mark(terms, formula) {
        formula = terms.arg(formula, 0);
    }
    // The terms that have quantifiers in them.
    let mut with: FxHashSet<Term> = FxHashSet::default();
    for t in terms.post_order(&[formula]) {
        if mark(terms, t).is_some() || !with.is_empty() && terms.args(t).iter().any(|arg| with.contains(arg))
        {
            with.insert(t);
        }
    }
    let mut done: FxHashMap<(Term, bool), Term> = FxHashMap::default();
    let mut stack = vec![(formula, true)];
    while let Some((t, grows)) = stack.last().copied() {
        if done.contains_key(&(t, grows)) {
            stack.pop();
            continue;
        }
        if !with.contains(&t) {
            done.insert((t, grows), t);
            continue;
        }
        // The parts that the quantifiers are in, and whether truth grows with them.
        let inner = match (terms.op(t), mark(terms, t)) {
            (_, Some((universal, at))) if universal != grows => {
                let word = if universal { "forall" } else { "exists" };
                return Err(error_at(at, format!("`{word}` cannot be moved to the front of the clause")));
            }
            (Op::Not, _) => !grows,
            (Op::And, _) | (_, Some(_)) => grows,
            (Op::Ite, _) if terms.sort(t) == Sort::Bool && !with.contains(&terms.arg(t, 0)) => grows,
            _ => {
                let at = terms.post_order(&[t]).into_iter().find_map(|t| mark(terms, t));
                let at = at.map_or(Position { line: 1, column: 1 }, |(_, at)| at);
                return Err(error_at(at, "a quantifier may stand in `and`, `or`, `not` and `=>` only"));
            }
        };
        let missing: Vec<(Term, bool)> = terms.args(t).iter().map(|arg| (*arg, inner)).collect();
        let missing: Vec<(Term, bool)> = missing.into_iter().filter(|key| !done.contains_key(key)).collect();
        if !missing.is_empty() {
            stack.extend(missing);
            continue;
        }
        let args: Vec<Term> = terms.args(t).iter().map(|arg| done[&(*arg, inner)]).collect();
        let new = match terms.op(t) {
            Op::Not => terms.not(args[0]),
            Op::And => terms.and(&args),
            Op::Ite => terms.ite(args[0], args[1], args[2]),
            _ => args[0],
        };
        done.insert((t, grows), new);
    }
    Ok(done[&(formula, true)])
}

/// A case that is being found.
#[derive(Clone, Debug, Default)]
struct Part {
    body: Option<Term>,
    head: Option<Term>,
    constraint: Vec<Term>,
    /// What holds too and is to be sorted in.
    pending: Vec<Term>,
    /// Disjunctions with predicates in them.
    choices: Vec<Term>,
}

/// Takes the negation of formulas apart.
pub(super) struct Splitter<'s> {
    pub(super) terms: &'s mut Terms,
    pub(super) unknowns: &'s Unknowns,
    /// Where the applications of predicates stand.
    pub(super) places: &'s FxHashMap<Term, Position>,
    /// Where the assertion is.
    pub(super) position: Position,
    /// The terms with a predicate in them.
    with: FxHashSet<Term>,
}

impl<'s> Splitter<'s> {
    pub(super) fn new(
        terms: &'s mut Terms,
        unknowns: &'s Unknowns,
        places: &'s FxHashMap<Term, Position>,
        position: Position,
    ) -> Splitter<'s> {
        Splitter { terms, unknowns, places, position, with: FxHashSet::default() }
    }

    /// The cases in which a formula is false, in the order of the text as far as it is known.
    pub(super) fn cases(&mut self, formula: Term) -> Result<Vec<Case>, FormatError> {
        let negated = self.terms.not(formula);
        let order = self.terms.post_order(&[negated]);
        let most = (MOST_WORK / order.len()).clamp(1 << 6, 1 << 16);
        for t in order {
            let inner = || self.terms.args(t).iter().any(|arg| self.with.contains(arg));
            if self.is_atom(t) || !self.with.is_empty() && inner() {
                self.with.insert(t);
            }
        }
        let mut parts = vec![Part { pending: vec![negated], ..Part::default() }];
        let (mut cases, mut made) = (Vec::new(), 1);
        while let Some(mut part) = parts.pop() {
            self.sort_in(&mut part)?;
            let constraint = self.terms.and(&part.constraint);
            if constraint == self.terms.fls() {
                continue;
            }
            let Some(choice) = part.choices.pop() else {
                cases.push(Case { body: part.body, head: part.head, constraint });
                continue;
            };
            part.constraint = vec![constraint];
            let ways = self.ways(choice)?;
            made += ways.len() * (1 + part.choices.len());
            if made > most {
                return Err(error_at(self.position, "this assertion has too many cases"));
            }
            for way in ways.into_iter().rev() {
                parts.push(Part { pending: way, ..part.clone() });
            }
        }
        Ok(cases)
    }

    fn is_atom(&self, t: Term) -> bool {
        self.unknowns.predicate(self.terms, t).is_some()
    }

    /// An error at the application of a predicate in a term.
    fn error(&self, t: Term, message: impl Into<String>) -> FormatError {
        let atoms = self.terms.post_order(&[t]).into_iter().filter(|t| self.is_atom(*t));
        let place = atoms.filter_map(|atom| self.places.get(&atom).copied()).max();
        error_at(place.unwrap_or(self.position), message)
    }

    /// Sorts what is pending into body, head, constraint and choices.
    fn sort_in(&mut self, part: &mut Part) -> Result<(), FormatError> {
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        while let Some(t) = part.pending.pop() {
            if !self.with.contains(&t) {
                part.constraint.push(t);
                continue;
            }
            if !seen.insert(t) {
                continue;
            }
            let (inner, negated) = self.terms.strip_not(t);
            if self.is_atom(inner) {
                if self.terms.args(inner).iter().any(|arg| self.with.contains(arg)) {
                    return Err(self.error(inner, "a predicate cannot be the argument of another"));
                }
                let (place, why) = if negated {
                    (&mut part.head, "this is no Horn clause: it has a second predicate in its head")
                } else {
                    (&mut part.body, "this clause is not linear: it has a second predicate in its body")
                };
                match *place {
                    Some(other) if other != inner => {
                        let later = self.later(other, inner);
                        return Err(self.error(later, why));
                    }
                    _ => *place = Some(inner),
                }
            } else if self.terms.op(t) == Op::And {
                part.pending.extend(self.terms.args(t).iter().rev());
            } else {
                part.choices.push(t);
            }
        }
        Ok(())
    }

    /// Which of two atoms stands later in the text.
    fn later(&self, a: Term, b: Term) -> Term {
        if self.places.get(&a) > self.places.get(&b) { a } else { b }
    }

    /// The ways in which a disjunction holds: what is without predicates is one.
    fn ways(&mut self, t: Term) -> Result<Vec<Vec<Term>>, FormatError> {
        let (inner, negated) = self.terms.strip_not(t);
        let args = self.terms.args(inner).to_vec();
        match self.terms.op(inner) {
            Op::And if negated => {
                let (with, without): (Vec<Term>, Vec<Term>) =
                    args.into_iter().partition(|arg| self.with.contains(arg));
                let mut ways: Vec<Vec<Term>> = Vec::new();
                if !without.is_empty() {
                    let all = self.terms.and(&without);
                    ways.push(vec![self.terms.not(all)]);
                }
                for arg in with {
                    ways.push(vec![self.negation(arg)]);
                }
                Ok(ways)
            }
            Op::Ite if !self.with.contains(&args[0]) => {
                let otherwise = self.terms.not(args[0]);
                let mut branch = |t| if negated { self.negation(t) } else { t };
                let (a, b) = (branch(args[1]), branch(args[2]));
                Ok(vec![vec![args[0], a], vec![otherwise, b]])
            }
            _ => Err(self.error(t, "a predicate may stand in `and`, `or`, `not` and `=>` only")),
        }
    }

    /// The negation of a term, which has predicates in it if the term has.
    fn negation(&mut self, t: Term) -> Term {
        let negated = self.terms.not(t);
        if self.with.contains(&t) {
            self.with.insert(negated);
        }
        negated
    }
}
