//! `ic3`: Boolean IC3, on the bits of a finite-state system.
//!
//! Bradley, *SAT-Based Model Checking without Unrolling*, VMCAI 2011; Eén, Mishchenko, Brayton, *Efficient Implementation of
//! Property Directed Reachability*, FMCAD 2011. [`system`] makes a circuit of the system, [`policy`] asks a SAT solver
//! about it; the loops are those of the core.

mod correspondence;
mod policy;
mod system;
mod walks;

use super::core::{Conclusion, CoreOptions, Graph, Halt, Ic3, Setting};
use crate::control::Control;
use crate::engine::{Engine, EngineError, Entry, OnSystems, OptionInfo, Outcome, SystemTask, Takes, Verdict};
use crate::option_groups::{self, option_group};
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Loc, Proof, Ts};
use certus_solver::Theories;
use correspondence::{Merges, correspondence};
use policy::OnBits;
use system::System;

/// The name of the engine.
const NAME: &str = "ic3";

/// Where the graph of a system begins and ends; its loop is [`Ts::LOOP`].
const INITIAL: Loc = Loc(0);
const ERROR: Loc = Loc(1);

/// The engine.
#[derive(Clone, Debug)]
pub struct Ic3Bits {
    core: CoreOptions,
    circuit: CircuitOptions,
}

option_group! {
    /// What is done with the circuit before.
    pub(crate) struct CircuitOptions in "circuit" {
        "correspondence" correspondence: bool = true,
            "latches that are constant or equal by induction are merged (van Eijk 2000)";
        "correspondence-work" work: usize = 30_000_000,
            "how many assumed equalities may be looked at for that, in all queries together";
    }
}

impl Default for Ic3Bits {
    /// Queries are cheap here, so rules that spare them by looking at terms or states are off. Lemmas are many, so that effort
    /// which grows with failures pays.
    fn default() -> Ic3Bits {
        let mut engine = Ic3Bits { core: CoreOptions::default(), circuit: CircuitOptions::default() };
        for (key, value) in [
            ("predecessor-cubes", "off"),
            ("assumes", "off"),
            ("context", "off"),
            ("minimal", "off"),
            ("reached", "off"),
            ("steps", "off"),
            ("widening", "off"),
            ("dynamic", "on"),
            ("keep", "on"),
        ] {
            engine.set(key, value).expect("an option of the core");
        }
        engine
    }
}

impl Engine for Ic3Bits {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "Boolean IC3: bits of finite-state systems, one SAT solver"
    }

    fn options(&self) -> Vec<OptionInfo> {
        let CoreOptions { frames, obligations, generalisation, effort, reports } = &self.core;
        option_groups::list([frames, obligations, generalisation, effort, &self.circuit, reports])
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        let [frames, obligations, generalisation, effort, reports] = self.core.groups();
        let groups = [frames, obligations, generalisation, effort, &mut self.circuit, reports];
        option_groups::set(NAME, groups, key, value)
    }

    fn takes(&self) -> Takes {
        Takes { theories: Theories::BIT_VECTORS, ..Takes::BITS }
    }

    fn entry(&mut self) -> Entry<'_> {
        Entry::Systems(self)
    }
}

impl OnSystems for Ic3Bits {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let made = System::new(terms, task, Merges::default(), control).and_then(|mut system| {
            if !self.circuit.correspondence {
                return Ok(system);
            }
            let merges = correspondence(&mut system, self.circuit.work, control)?;
            if merges.is_empty() { Ok(system) } else { System::new(terms, task, merges, control) }
        });
        let system = match made {
            Ok(system) => system,
            Err(Halt::Stopped(why)) => {
                return Ok(Outcome { verdict: Verdict::Unknown(why), stats: Stats::default() });
            }
            Err(Halt::Failed(error)) => return Err(error),
        };
        let policy = OnBits::new(terms, system, control);
        let never_first = policy.never_first();
        let names = ["initial", "error", "loop"].map(str::to_owned).to_vec();
        let edges = vec![(INITIAL, Ts::LOOP), (Ts::LOOP, Ts::LOOP), (Ts::LOOP, ERROR)];
        let graph = Graph::new(INITIAL, ERROR, names, edges);
        let setting = Setting { engine: NAME, control, options: &self.core, budget: None };
        let mut ic3 = Ic3::new(policy, graph, &setting);
        ic3.begin_with(Ts::LOOP, never_first);
        let answer = ic3.run();
        let stats = ic3.stats();
        let verdict = match answer {
            Ok(Conclusion::Fixpoint(i)) => {
                let (frames, mut policy) = ic3.into_parts();
                Verdict::Safe(Proof::Inductive(policy.invariant(&frames, i)))
            }
            Ok(Conclusion::Run(run)) => Verdict::Unsafe(run),
            Err(Halt::Stopped(why)) => Verdict::Unknown(why),
            Err(Halt::Failed(error)) => return Err(error),
        };
        Ok(Outcome { verdict, stats })
    }
}
