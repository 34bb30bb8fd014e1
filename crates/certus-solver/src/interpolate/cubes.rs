//! `cubes`: interpolants without proofs (Chockler, Ivrii, Matsliah, *Computing interpolants without proofs*, HVC 2012).
//!
//! A solution of the first side, told in literals that both sides know, contradicts the second side; the literals that
//! this needs are a cube. The interpolant is the disjunction of as many cubes as it takes to cover all solutions of the
//! first side. In a sequence, the interpolant and the next formula are the next first side.

use super::checked::solver_for;
use super::literals::Vocabulary;
use super::sequence::Sequence;
use super::{Interpolation, NoInterpolants};
use crate::limits::Limits;
use crate::solver::{Answer, Query, Solver};
use certus_logic::{Term, Terms};

const NAME: &str = "cubes";
/// Queries that may be spent on making one cube smaller.
const MOST_QUERIES: usize = 80;

/// See the module's text.
pub(super) struct Cubes {
    pub(super) solver: Option<String>,
    /// How many cubes an interpolant may have.
    pub(super) most: usize,
}

impl Default for Cubes {
    fn default() -> Cubes {
        Cubes { solver: None, most: 300 }
    }
}

impl Cubes {
    /// The interpolant between a first side and a second one.
    fn cut(
        &self,
        terms: &mut Terms,
        first: &[Term],
        second: &[Term],
        vocabulary: &Vocabulary,
        limits: &Limits,
    ) -> Result<Term, NoInterpolants> {
        let mut solutions = solver_for(self.solver.as_deref(), terms, first)?;
        let mut judge = solver_for(self.solver.as_deref(), terms, second)?;
        for formula in first {
            solutions.assert(terms, *formula)?;
        }
        for formula in second {
            judge.assert(terms, *formula)?;
        }
        let mut cubes = Vec::new();
        loop {
            match solutions.check(terms, &Query::default(), limits)? {
                Answer::Unsat => return Ok(terms.or(&cubes)),
                Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
                Answer::Sat if cubes.len() >= self.most => {
                    let why = format!("more than {} cubes are needed", self.most);
                    return Err(NoInterpolants::unsupported(NAME, why));
                }
                Answer::Sat => {}
            }
            let literals = vocabulary.literals(terms, &mut *solutions)?;
            let Some(literals) = generalise(terms, &literals, &mut *judge, limits)? else {
                let why = "the values of what both sides know do not decide";
                return Err(NoInterpolants::unsupported(NAME, why));
            };
            let cube = terms.and(&literals);
            let blocked = terms.not(cube);
            solutions.assert(terms, blocked)?;
            cubes.push(cube);
        }
    }
}

/// Literals that suffice for a contradiction with what the judge knows; `None` if all of them do not.
fn generalise(
    terms: &Terms,
    literals: &[Term],
    judge: &mut dyn Solver,
    limits: &Limits,
) -> Result<Option<Vec<Term>>, NoInterpolants> {
    match judge.check(terms, &Query::of(literals), limits)? {
        Answer::Sat => return Ok(None),
        Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
        Answer::Unsat => {}
    }
    let mut core = judge.core().to_vec();
    // The core may have taken a special literal where a general one would do: those come last in `literals`.
    let general: Vec<Term> = literals[literals.len() / 2..].to_vec();
    if core.iter().any(|l| !general.contains(l))
        && judge.check(terms, &Query::of(&general), limits)? == Answer::Unsat
    {
        core = judge.core().to_vec();
    }
    let mut at = 0;
    for _ in 0..MOST_QUERIES {
        if at >= core.len() {
            break;
        }
        let mut rest = core.clone();
        rest.remove(at);
        match judge.check(terms, &Query::of(&rest), limits)? {
            Answer::Unsat => {
                let smaller = judge.core().to_vec();
                at = core[..at].iter().filter(|t| smaller.contains(t)).count();
                core = smaller;
            }
            Answer::Sat => at += 1,
            Answer::Unknown(_) => break,
        }
    }
    Ok(Some(core))
}

impl Interpolation for Cubes {
    fn name(&self) -> &'static str {
        NAME
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let mut all = solver_for(self.solver.as_deref(), terms, formulas)?;
        match all.check(terms, &Query::of(formulas), limits)? {
            Answer::Unsat => {}
            Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
            Answer::Sat => {
                let vars = terms.free_vars_of(formulas);
                return Err(NoInterpolants::Satisfiable(Some(Box::new(all.model(terms, &vars)?))));
            }
        }
        let sequence = Sequence::new(terms, formulas);
        let mut now = terms.tru();
        let mut out = Vec::new();
        for cut in 1..formulas.len() {
            let vocabulary = Vocabulary::new(terms, &sequence, cut);
            now = self.cut(terms, &[now, formulas[cut - 1]], &formulas[cut..], &vocabulary, limits)?;
            out.push(now);
        }
        Ok(out)
    }
}
