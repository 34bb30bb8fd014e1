//! `ic4`: Boolean IC3 that begins no frame before it knows that it is needed.
//!
//! Goldberg, *Improving Convergence Rate of IC3*. It is `ic3` with NewPush (`core/new_push.rs`), and with the reachable
//! states that NewPush finds known to generalisation.

use super::{CircuitOptions, core_options, search};
use crate::control::Control;
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes};
use crate::ic3::core::{CoreOptions, Setting};
use crate::option_groups::engine;
use certus_logic::Terms;
use certus_solver::Theories;

/// The name of the engine.
const NAME: &str = "ic4";

/// The options that make it of `ic3`.
pub(super) const OPTIONS: &[(&str, &str)] = &[("new-push", "minimal"), ("reached", "on")];

/// The engine.
#[derive(Clone, Debug)]
pub struct Ic4 {
    core: CoreOptions,
    circuit: CircuitOptions,
}

impl Default for Ic4 {
    fn default() -> Ic4 {
        Ic4 { core: core_options(OPTIONS), circuit: CircuitOptions::default() }
    }
}

engine! {
    Ic4 as Systems {
        name: |_| NAME,
        about: |_| "IC4: as ic3, and a frame is begun only when a reachable state shows that it is needed",
        takes: Takes { theories: Theories::BIT_VECTORS, ..Takes::BITS },
        options: [core.frames, core.obligations, core.generalisation, core.effort, circuit, core.reports],
    }
}

impl OnSystems for Ic4 {
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
