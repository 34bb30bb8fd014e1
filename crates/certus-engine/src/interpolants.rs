//! Interpolation as engines use it: which method, and what its failures mean to a search.

use crate::engine::EngineError;
use crate::option_groups::{choices, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_solver::interpolate::{Checked, Interpolation, NoInterpolants, registry};
use certus_solver::{Limits, Reason as SolverReason};

choices! {
    /// Where interpolants come from.
    enum Method {
        /// From proofs; where these are of no use by elimination, and by cubes in the end.
        All = "all",
        /// From proofs of the embedded solver.
        Proofs = "proofs",
        /// By elimination, forwards.
        Postconditions = "postconditions",
        /// By elimination, backwards.
        Preconditions = "preconditions",
        /// By solutions, generalised.
        Cubes = "cubes",
    }
}

choices! {
    /// How strong interpolants from proofs are.
    enum Strength {
        McMillan = "mcmillan",
        Pudlak = "pudlak",
        Dual = "dual",
    }
}

choices! {
    /// Which interpolants of an arithmetic conflict are taken.
    enum Farkas {
        Sums = "farkas",
        Dual = "dual",
        Decomposed = "decomposed",
        DualDecomposed = "dual-decomposed",
    }
}

option_group! {
    /// Where interpolants come from.
    pub(crate) struct InterpolationOptions in "interpolants" {
        "interpolation" method: Method = Method::All,
            "where interpolants come from; `all`: from proofs, where these fail by elimination, then by cubes";
        "strength" strength: Strength = Strength::McMillan,
            "of interpolants from proofs (D'Silva et al., VMCAI 2010)";
        "farkas" farkas: Farkas = Farkas::Sums,
            "what arithmetic gives: sums, their duals, or these decomposed (Blicha et al., TACAS 2019)";
        "simplify" simplify: u32 = 16, "how many queries may be spent on making an interpolant smaller";
    }
}

impl InterpolationOptions {
    fn proofs(&self) -> String {
        use crate::option_groups::OptionValue as _;
        format!("proofs,strength={},farkas={}", self.strength.show(), self.farkas.show())
    }

    /// The same with the weakest interpolants.
    pub(crate) fn weakest(&self) -> InterpolationOptions {
        InterpolationOptions { strength: Strength::Dual, farkas: Farkas::Dual, ..self.clone() }
    }

    /// The method that they describe, for who asks whether what it gives is right.
    pub(crate) fn make_unchecked(&self) -> Interpolants {
        Interpolants { checked: self.along_paths() }
    }

    /// The method that they describe.
    pub(crate) fn make(&self) -> Interpolants {
        Interpolants { checked: self.checked() }
    }

    /// The same, for sequences of formulas along a path. What is wrong would make a proof that nobody accepts, so it is not
    /// checked.
    pub(crate) fn along_paths(&self) -> Checked {
        self.checked().check(false)
    }

    fn checked(&self) -> Checked {
        let descriptions = match self.method {
            Method::All => vec![self.proofs(), "postconditions".to_owned(), "cubes".to_owned()],
            Method::Proofs => vec![self.proofs()],
            Method::Postconditions => vec!["postconditions".to_owned()],
            Method::Preconditions => vec!["preconditions".to_owned()],
            Method::Cubes => vec!["cubes".to_owned()],
        };
        let descriptions: Vec<&str> = descriptions.iter().map(String::as_str).collect();
        let checked = registry::make_all(&descriptions).expect("these methods and options are there");
        checked.simplify(self.simplify)
    }
}

/// What interpolation gives.
pub(crate) enum Interpolant {
    /// The interpolant.
    Is(Term),
    /// The formulas can hold together.
    Satisfiable,
    /// No method finds one.
    None,
    /// A limit was reached.
    Stopped(Reason),
}

/// A method of interpolation, with what was counted.
pub(crate) struct Interpolants {
    checked: Checked,
}

impl Interpolants {
    /// What follows from `before` and contradicts `behind`, over what they have in common.
    pub(crate) fn between(
        &mut self,
        terms: &mut Terms,
        before: Term,
        behind: Term,
        limits: &Limits,
    ) -> Result<Interpolant, EngineError> {
        match self.checked.interpolate(terms, &[before, behind], limits) {
            Ok(found) => Ok(found.first().map_or(Interpolant::None, |term| Interpolant::Is(*term))),
            Err(NoInterpolants::Satisfiable(_)) => Ok(Interpolant::Satisfiable),
            Err(NoInterpolants::Solver(error)) => Err(error.into()),
            Err(NoInterpolants::Unknown(SolverReason::Stopped(stop))) if limits.stop().is_some() => {
                Ok(Interpolant::Stopped(stop.into()))
            }
            Err(NoInterpolants::Unknown(_) | NoInterpolants::Unsupported { .. }) => Ok(Interpolant::None),
        }
    }

    /// Adds what was counted.
    pub(crate) fn count(&self, stats: &mut Stats) {
        for (name, method) in &self.checked.stats().methods {
            if method.asked > 0 {
                stats.add(&format!("interpolants by {name}"), method.solved);
                stats.add(&format!("refused by {name}"), method.refused + method.wrong);
            }
        }
    }
}
