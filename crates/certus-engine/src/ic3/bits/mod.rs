//! `ic3`: Boolean IC3, on the bits of a finite-state system.
//!
//! Bradley, *SAT-Based Model Checking without Unrolling*, VMCAI 2011; Eén, Mishchenko, Brayton, *Efficient Implementation of
//! Property Directed Reachability*, FMCAD 2011. [`system`] makes a circuit of the system, [`policy`] asks a SAT solver
//! about it; the loops are those of the core. [`ic4`] is the engine with NewPush, [`decomposition`] the one that decomposes
//! the property; [`random`] simulates the circuit.

mod correspondence;
mod decomposition;
mod ic4;
mod policy;
mod raised;
mod random;
mod signals;
mod system;
mod walks;

pub use decomposition::Ic4Pd;
pub use ic4::Ic4;
pub(crate) use raised::{Raised, search_raised};
pub use random::Walks;

use super::core::{Conclusion, CoreOptions, Graph, Halt, Ic3, OrHalt, Setting};
use crate::control::Control;
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::option_groups::{engine, option_group};
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_model::{Loc, Proof, Ts};
use certus_solver::Theories;
use correspondence::correspondence;
use policy::OnBits;
use system::{Making, System};

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
        "signals" signals: usize = 0,
            "so many gates over the state are literals as latches are, those used most (FMCAD 2021)";
        "predecessors-of-property" ahead: bool = false,
            "bad is also what is one step before a bad position (rIC3)";
    }
}

impl Default for Ic3Bits {
    fn default() -> Ic3Bits {
        Ic3Bits { core: core_options(&[]), circuit: CircuitOptions::default() }
    }
}

/// The options of engines on bits. Queries are cheap here, so rules that spare them by looking at terms or states are off.
/// Lemmas are many, so that effort which grows with failures pays.
fn core_options(more: &[(&str, &str)]) -> CoreOptions {
    let mut core = CoreOptions::default();
    let fewer = [
        ("predecessor-cubes", "off"),
        ("assumes", "off"),
        ("context", "off"),
        ("minimal", "off"),
        ("reached", "off"),
        ("steps", "off"),
        ("widening", "off"),
        ("dynamic", "on"),
    ];
    for (key, value) in fewer.iter().chain(more) {
        core.set(NAME, [], key, value).expect("an option of the core");
    }
    core
}

engine! {
    Ic3Bits as Systems {
        name: |_| NAME,
        about: |_| "Boolean IC3: bits of finite-state systems, one SAT solver",
        takes: Takes { theories: Theories::BIT_VECTORS, ..Takes::BITS },
        options: [core.frames, core.obligations, core.generalisation, core.effort, circuit, core.reports],
    }
}

impl OnSystems for Ic3Bits {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let setting = Setting { engine: NAME, control, options: &self.core, budget: None };
        search(terms, task, &setting, &self.circuit)
    }
}

/// Searches a system.
fn search(
    terms: &mut Terms,
    task: &SystemTask<'_>,
    setting: &Setting<'_>,
    circuit: &CircuitOptions,
) -> Result<Outcome, EngineError> {
    let control = setting.control;
    let system = match system(terms, task, &[], control, circuit) {
        Ok(system) => system,
        Err(Halt::Stopped(why)) => {
            return Ok(Outcome { verdict: Verdict::Unknown(why), stats: Stats::default() });
        }
        Err(Halt::Failed(error)) => return Err(error),
    };
    let policy = OnBits::new(terms, system, control);
    let never_first = policy.never_first();
    let mut ic3 = Ic3::new(policy, graph(), setting);
    ic3.begin_with(Ts::LOOP, never_first);
    let answer = ic3.run();
    let stats = ic3.stats();
    if let Some(traces) = &control.traces {
        traces.add(ic3.runs_to_reachable_states());
    }
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

/// The circuit of a system, with its latches merged if that is wanted. It may be asked about further bad positions later.
fn system<'a>(
    terms: &mut Terms,
    task: &SystemTask<'a>,
    further: &[Term],
    control: &Control,
    circuit: &CircuitOptions,
) -> OrHalt<System<'a>> {
    let mut making = Making::default();
    if circuit.correspondence {
        let mut system = System::new(terms, task, further, Making::default(), control)?;
        // Also if there are none a new one is made: what the solver has learnt about assumed equalities is of no use any more.
        making.merges = correspondence(&mut system, circuit.work, control)?;
    }
    making.signals = circuit.signals;
    making.ahead = circuit.ahead;
    System::new(terms, task, further, making, control)
}

/// The graph of a system.
fn graph() -> Graph {
    let names = ["initial", "error", "loop"].map(str::to_owned).to_vec();
    let edges = vec![(INITIAL, Ts::LOOP), (Ts::LOOP, Ts::LOOP), (Ts::LOOP, ERROR)];
    Graph::new(INITIAL, ERROR, names, edges)
}
