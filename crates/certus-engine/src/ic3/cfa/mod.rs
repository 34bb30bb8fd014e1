//! IC3 on control-flow automata: IC3CFA.
//!
//! Lange, Neuhäußer, Noll: *IC3 Software Model Checking on Control Flow Automata*, FMCAD 2015 (algorithms 1
//! to 3), and the thesis on its generalisation (chapters 4 and 5; sections are cited by number). [`relations`] has the
//! solver sessions and their queries, [`preconditions`] and [`inputs`] where obligations come from, [`literals`], [`numbers`], [`conjectures`] and [`constants`] what
//! they are made of, [`runs`] and [`walks`] what is executed; [`policy`] puts them together for the core.

mod conjectures;
mod constants;
mod inputs;
mod interpolation;
pub(super) mod literals;
mod numbers;
pub(crate) mod options;
pub(crate) mod policy;
mod preconditions;
pub(super) mod relations;
mod runs;
pub(super) mod walks;

use super::core::{Conclusion, Graph, Halt, Ic3, Setting};
use crate::abstraction::cells::ByCells;
use crate::abstraction::operations::UnknownOperations;
use crate::abstraction::{Hints, Subproblem, solve_by_refinement};
use crate::control::Control;
use crate::engine::{EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::option_groups::engine;
use certus_logic::Terms;
use certus_model::{Cfa, Loc, Proof};
use options::{AbstractionOptions, Options};
use policy::OnAutomaton;

/// The name of the engine.
const NAME: &str = "ic3cfa";

/// The engine.
#[derive(Clone, Debug, Default)]
pub struct Ic3Cfa {
    options: Options,
}

engine! {
    Ic3Cfa as Automata {
        name: |_| NAME,
        about: |_| "IC3 on control-flow automata: frames at locations, induction relative to edges",
        takes: Takes::LINEAR,
        options: [
            options.core.frames, options.core.obligations, options.core.generalisation, options.core.effort,
            options.semantic, options.literals, options.abstraction, options.sessions, options.core.reports,
        ],
    }
}

impl OnAutomata for Ic3Cfa {
    /// With arrays as single cells first, if there are arrays.
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let log = self.options.core.reports.log.then_some(NAME);
        solve_abstractly(terms, task, control, &self.options.abstraction, log, |terms, part, control| {
            self.search(terms, part, control)
        })
    }
}

/// Solves a problem by a search: with arrays as single cells first, if there are arrays, and with hard operations unknown at
/// first.
pub(crate) fn solve_abstractly(
    terms: &mut Terms,
    task: &Task<'_>,
    control: &Control,
    options: &AbstractionOptions,
    log: Option<&'static str>,
    mut search: impl FnMut(&mut Terms, &Subproblem<'_>, &Control) -> Result<Outcome, EngineError>,
) -> Result<Outcome, EngineError> {
    let mut solve = |terms: &mut Terms, given: &Subproblem<'_>, control: &Control| {
        if !options.unknown_operations {
            return search(terms, given, control);
        }
        let mut operations = UnknownOperations::new(terms, given.task.cfa, options.wide);
        solve_by_refinement(&mut operations, terms, given, control, log, &mut search)
    };
    let hints = Hints::default();
    let given = Subproblem { task: *task, hints: &hints, budget: None };
    if !options.cells {
        return solve(terms, &given, control);
    }
    let mut cells = ByCells::new(terms, task.cfa, options.ghosts, options.cells_from);
    solve_by_refinement(&mut cells, terms, &given, control, log, solve)
}

impl Ic3Cfa {
    /// Searches a problem as it is.
    fn search(
        &self,
        terms: &mut Terms,
        problem: &Subproblem<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let policy = OnAutomaton::new(terms, problem, control, &self.options);
        let setting = Setting { engine: NAME, control, options: &self.options.core, budget: problem.budget };
        let mut ic3 = Ic3::new(policy, graph(problem.task.cfa), &setting);
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
}

/// The graph of an automaton.
pub(crate) fn graph(cfa: &Cfa) -> Graph {
    let edges = cfa.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    let name = |loc: Loc| match cfa.locations[loc.index()].name.as_str() {
        "" => format!("location {}", loc.0),
        name => name.to_owned(),
    };
    Graph::new(cfa.initial, cfa.error, cfa.locs().map(name).collect(), edges)
}
