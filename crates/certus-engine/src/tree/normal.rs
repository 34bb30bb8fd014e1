//! Formulas as equivalent clauses, as long as these do not grow too much (CAV 2012, §5 and §6.1).
//!
//! A label has to be equivalent to its interpolant, so that no new variables may be introduced, and the clauses may be exponentially
//! many. So the conversion has a budget, and gives up when it is used up.

use certus_logic::{Op, Sort, Term, Terms};
use certus_model::Cube;
use rustc_hash::FxHashMap;

/// A disjunction of cubes.
type Cubes = Vec<Cube>;

/// The cubes whose negations are clauses that are together equivalent to a formula. Nothing if they have more than `budget`
/// literals.
pub(crate) fn clauses(terms: &mut Terms, formula: Term, budget: usize) -> Option<Cubes> {
    let mut work = Work { known: FxHashMap::default(), budget };
    work.disjuncts(terms, formula, false)
}

struct Work {
    /// By formula, and whether it is to hold, the cubes in which it does.
    known: FxHashMap<(Term, bool), Cubes>,
    budget: usize,
}

impl Work {
    /// The cubes in which a formula holds, or does not. Nothing recurses: interpolants may be deep.
    fn disjuncts(&mut self, terms: &mut Terms, formula: Term, holds: bool) -> Option<Cubes> {
        let mut stack = vec![(formula, holds)];
        while let Some((term, sign)) = stack.last().copied() {
            if self.known.contains_key(&(term, sign)) {
                stack.pop();
                continue;
            }
            let cubes = if is_atom(terms, term) {
                match if sign { term } else { terms.not(term) } {
                    t if t == terms.tru() => vec![Cube::default()],
                    t if t == terms.fls() => Vec::new(),
                    t => vec![Cube::of(&[t])],
                }
            } else {
                let ways = ways(terms, term, sign);
                let before = stack.len();
                stack.extend(ways.iter().flatten().copied().filter(|part| !self.known.contains_key(part)));
                if stack.len() > before {
                    continue;
                }
                self.join(terms, &ways)?
            };
            self.known.insert((term, sign), cubes);
            stack.pop();
        }
        self.known.remove(&(formula, holds))
    }

    /// The cubes of a disjunction of conjunctions of what is known.
    fn join(&self, terms: &mut Terms, ways: &[Vec<(Term, bool)>]) -> Option<Cubes> {
        let mut all: Cubes = Vec::new();
        for way in ways {
            let mut product = vec![Cube::default()];
            for part in way {
                let mut next: Cubes = Vec::new();
                for left in &product {
                    for right in &self.known[part] {
                        let both = Cube::of(&[left.literals(), right.literals()].concat());
                        let clash = both.literals().iter().any(|t| {
                            let not = terms.not(*t);
                            both.literals().binary_search(&not).is_ok()
                        });
                        if !clash {
                            add(&mut next, both);
                        }
                    }
                    self.within(&next)?;
                }
                product = next;
            }
            for cube in product {
                add(&mut all, cube);
            }
            self.within(&all)?;
        }
        Some(all)
    }

    fn within(&self, cubes: &Cubes) -> Option<()> {
        let size: usize = cubes.iter().map(|cube| cube.literals().len()).sum();
        (size <= self.budget).then_some(())
    }
}

/// Adds a cube, unless a larger one is there; drops those that it contains.
fn add(cubes: &mut Cubes, cube: Cube) {
    if cubes.iter().any(|other| other.subsumes(&cube)) {
        return;
    }
    cubes.retain(|other| !cube.subsumes(other));
    cubes.push(cube);
}

/// Whether a formula has no parts of its own.
fn is_atom(terms: &Terms, term: Term) -> bool {
    match terms.op(term) {
        Op::Not | Op::And | Op::Ite => false,
        Op::Eq => terms.sort(terms.arg(term, 0)) != Sort::Bool,
        _ => true,
    }
}

/// The conjunctions of which one holds if a formula that is no atom does (or does not).
fn ways(terms: &Terms, term: Term, sign: bool) -> Vec<Vec<(Term, bool)>> {
    let args = terms.args(term);
    match terms.op(term) {
        Op::Not => vec![vec![(args[0], !sign)]],
        Op::And if sign => vec![args.iter().map(|arg| (*arg, true)).collect()],
        Op::And => args.iter().map(|arg| vec![(*arg, false)]).collect(),
        Op::Ite => {
            vec![vec![(args[0], true), (args[1], sign)], vec![(args[0], false), (args[2], sign)]]
        }
        Op::Eq if !is_atom(terms, term) => {
            vec![vec![(args[0], true), (args[1], sign)], vec![(args[0], false), (args[1], !sign)]]
        }
        _ => unreachable!("atoms have no parts"),
    }
}
