//! IC3 that goes on when the bad positions are reached: it asks about the next set of them, with the frames that it has.
//!
//! That is what k-liveness needs (Claessen, Sörensson, *A Liveness Checking Algorithm that Counts*, FMCAD 2012): to raise `k` is to ask about fewer
//! positions of the same system. Lemmas speak of states that are reached, whatever is asked, so all of them are kept.

use super::super::core::{Conclusion, CoreOptions, Halt, Ic3, Setting};
use super::policy::OnBits;
use super::{CircuitOptions, graph, system};
use crate::control::Control;
use crate::engine::{EngineError, SystemTask};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_model::{Invariant, Property, Ts};

/// How such a search ends.
pub(crate) enum Raised {
    /// The positions of this number are not reached, by this invariant.
    Never(usize, Term),
    /// Those of every number are.
    All,
    /// A limit.
    Stopped(Reason),
}

/// Looks for the first of the sets of bad positions of a system that is not reached. Each set is part of the one before.
pub(crate) fn search_raised(
    terms: &mut Terms,
    ts: &Ts,
    engine: &'static str,
    control: &Control,
) -> Result<(Raised, Stats), EngineError> {
    let (property, facts) = (Property::Unreachable(0), Invariant::default());
    let task = SystemTask { ts, property: &property, facts: &facts };
    let options: CoreOptions = super::core_options(&[]);
    let setting = Setting { engine, control, options: &options, budget: None };
    let further: Vec<Term> = ts.bad[1..].iter().map(|goal| goal.what).collect();
    let system = match system(terms, &task, &further, control, &CircuitOptions::default()) {
        Ok(system) => system,
        Err(Halt::Stopped(why)) => return Ok((Raised::Stopped(why), Stats::default())),
        Err(Halt::Failed(error)) => return Err(error),
    };
    let policy = OnBits::new(terms, system, control);
    let never_first = policy.never_first();
    let mut ic3 = Ic3::new(policy, graph(), &setting);
    ic3.begin_with(Ts::LOOP, never_first);
    let answer = ic3.run();
    let stats = ic3.stats();
    let raised = match answer {
        Ok(Conclusion::Fixpoint(i)) => {
            let (frames, mut policy) = ic3.into_parts();
            let invariant = policy.invariant(&frames, i);
            let formula = invariant.at.get(&Ts::LOOP).copied();
            let number = policy.raised();
            Raised::Never(number, formula.expect("an invariant of a system has its location"))
        }
        Ok(Conclusion::Run(_)) => Raised::All,
        Err(Halt::Stopped(why)) => Raised::Stopped(why),
        Err(Halt::Failed(error)) => return Err(error),
    };
    Ok((raised, stats))
}
