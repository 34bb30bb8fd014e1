//! Why an engine has no answer.

use certus_solver::Stop;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A limit was reached.
    Stopped(Stop),
    /// The solver gave up, in its own words.
    Solver(String),
    /// Runs of up to so many steps do not decide.
    Bound(usize),
    /// A state is more than a few words, and so is not enumerated.
    WideStates,
    /// There are more states than may be kept.
    TooManyStates,
    /// All states are known, and there is no proof in a few words.
    NoProofFromStates,
    /// So many obligations were handled as were allowed.
    Patience,
    /// The counterexample is one of an abstraction that is not refined.
    Abstract,
    /// What was found is not carried back to the problem, and why.
    NotCarried(String),
    /// A counterexample of the abstraction is none, and no method finds interpolants that say why.
    NoInterpolants,
    /// No ranking function of the forms that are tried falls along all paths that were found.
    NoRanking,
    /// Every engine that was tried has come to its end.
    NoEngine,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Stopped(stop) => stop.fmt(f),
            Reason::Solver(why) => f.write_str(why),
            Reason::Bound(bound) => write!(f, "bound {bound} reached"),
            Reason::WideStates => f.write_str("states are not a few words each"),
            Reason::TooManyStates => f.write_str("too many states"),
            Reason::NoProofFromStates => f.write_str("no proof from the states there are"),
            Reason::Patience => f.write_str("patience"),
            Reason::Abstract => f.write_str("a counterexample of an abstraction"),
            Reason::NotCarried(why) => f.write_str(why),
            Reason::NoInterpolants => f.write_str("no interpolants for a counterexample of an abstraction"),
            Reason::NoRanking => f.write_str("no ranking function was found"),
            Reason::NoEngine => f.write_str("no engine has an answer"),
        }
    }
}

impl From<Stop> for Reason {
    fn from(stop: Stop) -> Reason {
        Reason::Stopped(stop)
    }
}

impl From<certus_solver::Reason> for Reason {
    fn from(reason: certus_solver::Reason) -> Reason {
        match reason {
            certus_solver::Reason::Stopped(stop) => Reason::Stopped(stop),
            certus_solver::Reason::Incomplete(why) => Reason::Solver(why),
        }
    }
}
