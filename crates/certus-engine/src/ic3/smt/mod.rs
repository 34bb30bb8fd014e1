//! `ic3smt`: IC3 with SMT.
//!
//! Cimatti, Griggio, *Software Model Checking via IC3*, CAV 2012, §3 and §6.1: the fully symbolic algorithm, with the program counter
//! as a variable like others. Literals are formulas; one session answers all queries, and frames are activation literals in
//! it. Where a cube can be entered, its predecessor is an approximate preimage: one cube of states, by model-based projection. [`system`] has
//! the formulas, [`policy`] asks about them; the loops are those of the core.

mod policy;
mod system;

use super::cfa::options::{LiteralOptions, Options};
use super::core::{Conclusion, CoreOptions, Graph, Halt, Ic3, Setting};
use crate::control::Control;
use crate::engine::{Engine, EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::option_groups::{choices, engine, option_group};
use certus_logic::Terms;
use certus_model::{Loc, Proof, Ts};
use policy::OnSystem;
use system::System;

/// The name of the engine.
const NAME: &str = "ic3smt";

/// Where the graph of a system begins and ends; its loop is [`Ts::LOOP`].
const INITIAL: Loc = Loc(0);
const ERROR: Loc = Loc(1);

choices! {
    /// What predecessors are (CAV'12 §3).
    enum Preimages {
        /// One cube, by model-based projection.
        Projection = "projection",
        /// The single state of the model.
        Points = "points",
        /// As many cubes as there are, up to a few.
        Exact = "exact",
    }
}

option_group! {
    /// Predecessors.
    struct SmtOptions in "preimages" {
        "preimages" preimages: Preimages = Preimages::Projection,
            "predecessors are one cube by model-based projection, single states, or all cubes (CAV 2012, 3)";
        "cubes" most: usize = 8, "with exact preimages, how many cubes of one are looked for";
        "facts" facts: bool = true, "facts from outside are part of every frame";
    }
}

/// The engine.
#[derive(Clone, Debug)]
pub struct Ic3Smt {
    core: CoreOptions,
    literals: LiteralOptions,
    smt: SmtOptions,
}

impl Default for Ic3Smt {
    /// There is one loop, so rules about edges and their predecessors are off.
    fn default() -> Ic3Smt {
        let mut engine = Ic3Smt {
            core: CoreOptions::default(),
            literals: LiteralOptions::default(),
            smt: SmtOptions::default(),
        };
        for (key, value) in [("predecessor-cubes", "off"), ("assumes", "off")] {
            engine.set(key, value).expect("an option of the core");
        }
        engine
    }
}

engine! {
    Ic3Smt as Systems {
        name: |_| NAME,
        about: |_| "IC3 with SMT: one loop over formulas, predecessors by model-based projection",
        takes: Takes::LINEAR,
        options: [core.frames, core.obligations, core.generalisation, core.effort, literals, smt, core.reports],
    }
}

impl OnSystems for Ic3Smt {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let system = System::new(terms, task, self.smt.facts);
        let options = Options { literals: self.literals.clone(), ..Options::default() };
        let policy = OnSystem::new(terms, system, task.property, control, (&self.smt, &options))?;
        let names = ["initial", "error", "loop"].map(str::to_owned).to_vec();
        let edges = vec![(INITIAL, Ts::LOOP), (Ts::LOOP, Ts::LOOP), (Ts::LOOP, ERROR)];
        let graph = Graph::new(INITIAL, ERROR, names, edges);
        let setting = Setting { engine: NAME, control, options: &self.core, budget: None };
        let mut ic3 = Ic3::new(policy, graph, &setting);
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
