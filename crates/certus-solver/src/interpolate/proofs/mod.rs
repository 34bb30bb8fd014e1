//! `proofs`: interpolants from the resolution proof of the embedded solver.
//!
//! A solver of its own is asked once. Its log becomes a refutation ([`replay`]), that becomes formulas of the and-inverter
//! graph ([`labels`]), and these become terms again ([`words`]). A gate can be said where all of its inputs can be said;
//! since the graph is hashed, a gate of two formulas has all its inputs in both, and its clauses may be taken for
//! either's. A lemma of a theory is a clause of any formula that knows all of it. One that mixes symbols of
//! both sides is refused, except where arithmetic says by which factors it comes about ([`farkas`]).

pub mod farkas;
mod knowledge;
mod labels;
mod numbers;
mod propagator;
mod replay;
mod words;

pub use farkas::FarkasStyle;
pub use labels::Strength;

use super::sequence::Sequence;
use super::{Interpolation, NoInterpolants, violation};
use crate::limits::Limits;
use crate::native::Native;
use crate::native::proof::Remains;
use crate::sat::Ic3Core;
use crate::solver::{Answer, Query, Solver};
use certus_logic::{Term, Terms};
use knowledge::Known;
use replay::{Failure, Refutation};
use words::{NoTerm, Words};

const NAME: &str = "proofs";

/// See the module's text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Proofs {
    /// What is done about what both sides know.
    pub strength: Strength,
    /// Which interpolants arithmetic gives.
    pub farkas: FarkasStyle,
}

impl Interpolation for Proofs {
    fn name(&self) -> &'static str {
        NAME
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        Refuted::new(terms, formulas, limits)?.interpolants(terms, *self, limits)
    }
}

/// The same in several styles of arithmetic, from one proof.
#[derive(Clone, Debug)]
pub struct Styles {
    /// What is done about what both sides know.
    pub strength: Strength,
    /// Which interpolants arithmetic gives; at least one.
    pub farkas: Vec<FarkasStyle>,
}

impl Interpolation for Styles {
    fn name(&self) -> &'static str {
        NAME
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let farkas = self.farkas.first().copied().unwrap_or_default();
        Proofs { strength: self.strength, farkas }.interpolate(terms, formulas, limits)
    }

    fn each(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Vec<Term>>, NoInterpolants> {
        let mut refuted = Refuted::new(terms, formulas, limits)?;
        let mut out = Vec::new();
        let mut last = NoInterpolants::unsupported(NAME, "there is no style");
        for farkas in &self.farkas {
            match refuted.interpolants(terms, Proofs { strength: self.strength, farkas: *farkas }, limits) {
                Ok(found) if out.contains(&found) => {}
                Ok(found) => out.push(found),
                Err(why) => last = why,
            }
        }
        if out.is_empty() { Err(last) } else { Ok(out) }
    }
}

/// Formulas and why they cannot hold together.
struct Refuted {
    sequence: Sequence,
    remains: Remains,
    refutation: Refutation,
}

impl Refuted {
    fn new(terms: &mut Terms, formulas: &[Term], limits: &Limits) -> Result<Refuted, NoInterpolants> {
        let mut solver = Native::with_proof();
        for (part, formula) in (0..).zip(formulas) {
            solver.assert_part(terms, part, *formula)?;
        }
        match solver.check(terms, &Query::default(), limits)? {
            Answer::Unsat => {}
            Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
            Answer::Sat => {
                let vars = terms.free_vars_of(formulas);
                return Err(NoInterpolants::Satisfiable(Some(Box::new(solver.model(terms, &vars)?))));
            }
        }
        let remains = solver.into_remains();
        let refutation = replay::replay(&remains.log, limits).map_err(|failure| match failure {
            Failure::Stopped(stop) => stop.into(),
            Failure::NoProof => NoInterpolants::unsupported(NAME, "the log of the solver is no refutation"),
        })?;
        Ok(Refuted { sequence: Sequence::new(terms, formulas), remains, refutation })
    }

    /// The interpolants of one kind.
    fn interpolants(
        &mut self,
        terms: &mut Terms,
        kind: Proofs,
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let Refuted { sequence, remains, refutation } = self;
        let (found, decomposed) = kind.take_apart(terms, sequence, remains, refutation, limits)?;
        // Parts of inequalities at one cut need not follow from those at the cut before.
        let formulas = sequence.formulas();
        if decomposed && formulas.len() > 2 {
            let mut judge = Native::new("native", Ic3Core::new());
            if violation(terms, formulas, &found, &mut judge, limits)?.is_some() {
                let farkas = match kind.farkas {
                    FarkasStyle::Dual | FarkasStyle::DualDecomposed => FarkasStyle::Dual,
                    FarkasStyle::Farkas | FarkasStyle::Decomposed => FarkasStyle::Farkas,
                };
                let whole = Proofs { farkas, ..kind };
                return Ok(whole.take_apart(terms, sequence, remains, refutation, limits)?.0);
            }
        }
        Ok(found)
    }
}

impl Proofs {
    /// The interpolants of a refutation, and whether inequalities were decomposed for them.
    fn take_apart(
        &self,
        terms: &mut Terms,
        sequence: &Sequence,
        remains: &mut Remains,
        refutation: &Refutation,
        limits: &Limits,
    ) -> Result<(Vec<Term>, bool), NoInterpolants> {
        let cuts =
            u32::try_from(sequence.formulas().len().saturating_sub(1)).expect("fewer than 2^32 formulas");
        let mut known = Known::new(terms, sequence, remains, *self);
        known.learn_leaves(terms, refutation, remains)?;
        let aig = &mut remains.blaster.aig;
        let edges = labels::interpolants(refutation, &known, aig, cuts, self.strength, limits)?;
        let mut out = Vec::with_capacity(edges.len());
        for (cut, edge) in (1..).zip(edges) {
            match Words::new(aig, &known.meanings, cut).term(terms, edge, limits) {
                Ok(term) if sequence.is_shared(terms, term, cut as usize) => out.push(term),
                Ok(_) | Err(NoTerm::Nameless) => {
                    let why = "the interpolant speaks of something that has no name";
                    return Err(NoInterpolants::unsupported(NAME, why));
                }
                Err(NoTerm::Stopped(stop)) => return Err(stop.into()),
            }
        }
        Ok((out, known.decomposed))
    }
}
