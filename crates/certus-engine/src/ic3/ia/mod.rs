//! `ic3ia`: IC3 with implicit predicate abstraction.
//!
//! Cimatti, Griggio, Mover, Tonetta: *IC3 Modulo Theories via Implicit Predicate Abstraction*, TACAS 2014; Griggio, *SMT-based
//! verification with IC3*, VTSA 2015. Cubes are truth values of predicates, so frames are those of Boolean IC3 and lemmas
//! are clauses over predicates, whatever the theory. The abstract transition relation is never computed: the paper relates
//! each state to a copy of it with the same predicates, `F(X) ∧ ¬c(X) ∧ EQ(X, X̄) ∧ T(X̄, X̄') ∧ EQ(X̄', X') ∧ c(X')`. Since `F` and `c` are made
//! of predicates, they hold of a state iff they hold of its copy, so that both copies can be left out: the query is that of
//! IC3, over the concrete relation. What makes the search abstract is that a predecessor is not a state but all states with its
//! truth values.
//!
//! [`predicates`] has the predicates, [`policy`] the queries, [`super::paths`] checks abstract counterexamples on the program as it is,
//! [`refine`] makes predicates of the interpolants of those that are none, and [`guess`] relates those that would never end. Frames are kept across refinements.

mod guess;
mod options;
mod policy;
mod predicates;
mod refine;

use super::cfa::graph;
use super::core::{Conclusion, Halt, Ic3, Setting};
use crate::control::Control;
use crate::engine::{
    Engine, EngineError, Entry, OnAutomata, OnSystems, OptionInfo, Outcome, SystemTask, Takes, Task, Verdict,
};
use certus_logic::Terms;
use certus_model::{OneLoop, Proof};
use options::{Options, Tracking};
use policy::OnPredicates;

/// The name of the engine.
const NAME: &str = "ic3ia";

/// The engine.
#[derive(Clone, Debug)]
pub struct Ic3Ia {
    options: Options,
}

impl Default for Ic3Ia {
    fn default() -> Ic3Ia {
        let mut engine = Ic3Ia { options: Options::default() };
        for (key, value) in [("predecessor-cubes", "off"), ("widening", "off")] {
            engine.set(key, value).expect("an option of the core");
        }
        engine
    }
}

impl Engine for Ic3Ia {
    fn name(&self) -> &'static str {
        NAME
    }

    fn about(&self) -> &'static str {
        "IC3 with implicit predicate abstraction: clauses over predicates, refined by interpolants"
    }

    fn options(&self) -> Vec<OptionInfo> {
        self.options.list()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError> {
        self.options.set(NAME, key, value)
    }

    fn takes(&self) -> Takes {
        Takes::LINEAR
    }

    fn entry(&mut self) -> Entry<'_> {
        match self.options.predicates.control {
            Tracking::Locations => Entry::Automata(self),
            Tracking::Predicates => Entry::Systems(self),
        }
    }
}

impl OnSystems for Ic3Ia {
    /// A system is an automaton with one loop, and proofs and runs are the same.
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let adapted = OneLoop::new(terms, task.ts, task.property);
        // The board is about the locations of the problem, which may be an automaton that this system was made of.
        let control = Control { board: None, ..control.clone() };
        OnAutomata::run(self, terms, &Task { cfa: &adapted.cfa, facts: task.facts }, &control)
    }
}

impl OnAutomata for Ic3Ia {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let policy = OnPredicates::new(terms, task, control, &self.options);
        let setting = Setting { engine: NAME, control, options: &self.options.core, budget: None };
        let mut ic3 = Ic3::new(policy, graph(task.cfa), &setting);
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
