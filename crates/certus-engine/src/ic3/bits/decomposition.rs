//! `ic4pd`: IC4 with property decomposition.
//!
//! Goldberg, *Improving Convergence Rate of IC3*, VIII and Fig. 2. The property is proved in parts: a bad state that the
//! invariant so far does not exclude makes a property of one clause, that this state is not reached. Each is proved by IC4,
//! with the invariant so far as a constraint, and what proves it becomes part of the invariant. One that is inductive by
//! itself is strengthened as a lemma is, so that bad states are not excluded one by one.
//!
//! Proofs are *local*: only steps from positions that are not bad count. Bad positions depend on inputs here, so
//! it is positions that steps are excluded from, and not states.
//!
//! - *Safe.* In the end `Inv` holds initially, is kept by steps from positions that are not bad, and no position of a
//!   state of `Inv` is bad. So every step from a state of `Inv` is one that counts, and `Inv` is an inductive invariant in
//!   the ordinary sense. It is given as such, and whoever checks it need not know about local proofs.
//! - *Unsafe.* The states of a part are bad with the inputs that the query for them gave, all of them. A run of IC4 to one
//!   of them is a run of the system, and with these inputs its last position is bad.
//! - If there is a run to a bad position, there is one on which no earlier position is bad. It counts as local, so that
//!   not all parts can hold locally.

use super::ic4::OPTIONS;
use super::policy::{Goal, OnBits};
use super::system::{Bit, Making, System};
use super::{core_options, graph};
use crate::control::Control;
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::ic3::core::{Conclusion, CoreOptions, FOREVER, Halt, Ic3, OrHalt, Queries, Setting};
use crate::option_groups::{choices, engine, option_group};
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Cube, Proof, Run, Ts};
use certus_solver::Theories;

/// The name of the engine.
const NAME: &str = "ic4pd";

choices! {
    /// Which states a part of the property excludes.
    enum Parts {
        /// A bad state, as in the paper: the longest clause.
        States = "states",
        /// A cube of states that are bad with the same inputs: literals that are not needed for that are dropped.
        Cubes = "cubes",
    }
}

option_group! {
    /// How the property is decomposed.
    pub(crate) struct DecompositionOptions in "decomposition" {
        "parts" parts: Parts = Parts::Cubes,
            "parts of the property exclude a bad state each, or a cube of bad states (IC4-PD)";
    }
}

/// The engine.
#[derive(Clone, Debug)]
pub struct Ic4Pd {
    core: CoreOptions,
    decomposition: DecompositionOptions,
}

impl Default for Ic4Pd {
    fn default() -> Ic4Pd {
        Ic4Pd { core: core_options(OPTIONS), decomposition: DecompositionOptions::default() }
    }
}

engine! {
    Ic4Pd as Systems {
        name: |_| NAME,
        about: |_| "IC4 with property decomposition: bad states are excluded part by part, each by a local proof",
        takes: Takes { theories: Theories::BIT_VECTORS, ..Takes::BITS },
        options: [core.frames, core.obligations, core.generalisation, core.effort, decomposition, core.reports],
    }
}

impl OnSystems for Ic4Pd {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        let setting = Setting { engine: NAME, control, options: &self.core, budget: None };
        let lifted = self.decomposition.parts == Parts::Cubes;
        let answer = System::new(terms, task, &[], Making::default(), control)
            .and_then(|system| prove(OnBits::new(terms, system, control), &setting, lifted, &mut stats));
        let verdict = match answer {
            Ok(verdict) => verdict,
            Err(Halt::Stopped(why)) => Verdict::Unknown(why),
            Err(Halt::Failed(error)) => return Err(error),
        };
        Ok(Outcome { verdict, stats })
    }
}

/// What became of a part of the property.
enum Part {
    /// There is none left: the invariant excludes all bad positions.
    None,
    /// It holds: the invariant is now that no state that is reached is in one of these cubes.
    Holds(Vec<Cube<Bit>>),
    /// It does not.
    Fails(Run),
}

/// The procedure of Fig. 2.
fn prove(mut policy: OnBits<'_>, setting: &Setting<'_>, lifted: bool, stats: &mut Stats) -> OrHalt<Verdict> {
    policy.look_locally();
    let never_first = policy.never_first();
    let mut invariant: Vec<Cube<Bit>> = Vec::new();
    let mut reachable = None;
    let mut deepest = 0;
    loop {
        policy.ask_about(None);
        let mut ic3 = Ic3::new(policy, graph(), setting);
        if let Some(reachable) = reachable {
            ic3 = ic3.with_reachable(reachable);
        }
        ic3.begin_with(Ts::LOOP, never_first.clone());
        ic3.know(Ts::LOOP, &invariant);
        let part = prove_part(&mut ic3, lifted);
        let counted = ic3.stats_of_core();
        stats.merge(&counted);
        deepest = deepest.max(counted.get("frames"));
        // These are not of one part, but of all so far.
        stats.set("frames", deepest);
        for name in ["lemmas", "states known to be reached"] {
            stats.set(name, counted.get(name));
        }
        if let Ok(Part::Holds(cubes)) = part {
            stats.add("parts of the property", 1);
            invariant = cubes;
            reachable = Some(ic3.take_reachable());
            (_, policy) = ic3.into_parts();
            continue;
        }
        if let Some(traces) = &setting.control.traces {
            traces.add(ic3.runs_to_reachable_states());
        }
        let (frames, mut policy) = ic3.into_parts();
        policy.add_stats(stats);
        return Ok(match part? {
            Part::Fails(run) => Verdict::Unsafe(run),
            Part::None | Part::Holds(_) => {
                Verdict::Safe(Proof::Inductive(policy.invariant(&frames, FOREVER)))
            }
        });
    }
}

/// One round: finds a part of the property that is open, and proves it.
fn prove_part(ic3: &mut Ic3<'_, OnBits<'_>>, lifted: bool) -> OrHalt<Part> {
    let Some((cube, taken)) = ic3.bad_states(lifted)? else { return Ok(Part::None) };
    if let Some(lemma) = ic3.strengthened(Ts::LOOP, &cube)? {
        ic3.know(Ts::LOOP, &[lemma]);
        return Ok(Part::Holds(ic3.lemmas(Ts::LOOP, FOREVER)));
    }
    ic3.policy().ask_about(Some(Goal { cube, inputs: taken.inputs }));
    Ok(match ic3.run()? {
        Conclusion::Fixpoint(i) => Part::Holds(ic3.lemmas(Ts::LOOP, i)),
        Conclusion::Run(run) => Part::Fails(run),
    })
}
