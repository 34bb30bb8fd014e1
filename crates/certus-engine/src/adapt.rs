//! Every engine on every problem: the model is adapted to the engine, and its proof or run is carried back.

use crate::board::Board;
use crate::control::Control;
use crate::engine::{Engine, EngineError, Entry, Outcome, SystemTask, Task, Verdict};
use crate::registry;
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Invariant, Model, OneLoop, Problem, ProgramCounter, Property};
use certus_solver::{Theories, registry as solvers};
use std::sync::Arc;
use std::time::Duration;

/// A problem with all that is known of it: what [`solve`] is given.
#[derive(Clone, Copy)]
pub struct Views<'a> {
    /// The problem.
    pub problem: &'a Problem<'a>,
    /// Formulas that are known to hold; of a system one at [`certus_model::Ts::LOOP`].
    pub facts: &'a Invariant,
    /// If the problem is about a system: a better automaton of it than the one with one loop.
    pub unfolding: Option<Unfolding<'a>>,
}

/// An automaton that was made of a system, for engines on automata.
#[derive(Clone, Copy)]
pub struct Unfolding<'a> {
    /// The automaton, with facts about it.
    pub task: Task<'a>,
    /// What engines on it tell each other: its locations are not those of the system.
    pub board: &'a Arc<Board>,
    /// The way back.
    pub back: &'a dyn Back,
}

/// The way back from an unfolding to the system.
pub trait Back: Sync {
    /// A verdict about the automaton as one about the system. What cannot be carried back is unknown.
    ///
    /// # Errors
    /// If a solver that was needed for that fails.
    fn verdict(
        &self,
        terms: &mut Terms,
        verdict: Verdict,
        stats: &mut Stats,
        control: &Control,
    ) -> Result<Verdict, EngineError>;
}

/// Whether an engine takes a problem, with the solver that it would use.
///
/// # Errors
/// Why it does not, and which engines or solvers would.
pub fn fits(
    engine: &dyn Engine,
    terms: &Terms,
    problem: &Problem<'_>,
    solver: &str,
) -> Result<(), EngineError> {
    let needs = Theories::of_terms(terms, &problem.terms());
    let refused = |engine: &dyn Engine| refusal(engine, needs, problem.property);
    if let Some(why) = refused(engine) {
        let fitting: Vec<String> = registry::all()
            .iter()
            .filter(|other| refused(other.as_ref()).is_none())
            .map(|other| format!("`{}`", other.name()))
            .collect();
        let instead = match fitting.as_slice() {
            [] => "no engine can".to_owned(),
            names => format!("these can: {}", names.join(", ")),
        };
        return Err(EngineError::Unfit(format!("the engine `{}` has no {why}; {instead}", engine.name())));
    }
    let solver = if solver.is_empty() { solvers::DEFAULT } else { solver };
    let missing = needs.without(solvers::theories(solver)?);
    if let Some(theory) = missing.first_name() {
        return Err(EngineError::Unfit(format!("the solver `{solver}` has no {theory}; use `--solver z3`")));
    }
    Ok(())
}

impl Task<'_> {
    /// Runs an engine on the automaton, as [`solve`] does.
    ///
    /// # Errors
    /// As there.
    pub fn solve(
        &self,
        engine: &mut dyn Engine,
        terms: &mut Terms,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        solve(engine, terms, &Problem::of_automaton(self.cfa), self.facts, control)
    }
}

/// What an engine lacks for such a problem.
fn refusal(engine: &dyn Engine, needs: Theories, property: &Property) -> Option<&'static str> {
    let takes = engine.takes();
    match property {
        Property::Unreachable(_) if !takes.unreachable => return Some("proofs of unreachability"),
        Property::Justice(_) if !takes.justice => return Some("proofs of liveness"),
        Property::Unreachable(_) | Property::Justice(_) => {}
    }
    needs.without(takes.theories).first_name()
}

/// Runs an engine on a problem. All terms of the problem are of this arena; the engine adds its own. Facts of a system
/// are a formula at [`certus_model::Ts::LOOP`].
///
/// # Errors
/// If the engine does not take the problem, or the solver fails in a way that no other query would mend. A limit is no
/// error.
pub fn solve(
    engine: &mut dyn Engine,
    terms: &mut Terms,
    problem: &Problem<'_>,
    facts: &Invariant,
    control: &Control,
) -> Result<Outcome, EngineError> {
    solve_views(engine, terms, &Views { problem, facts, unfolding: None }, control, None)
}

/// Runs an engine on the view of a problem that suits it, as [`solve`] does, for some time if one is given. The verdict is
/// about the problem itself; to carry it back is no part of the time.
///
/// # Errors
/// As there.
pub fn solve_views(
    engine: &mut dyn Engine,
    terms: &mut Terms,
    views: &Views<'_>,
    control: &Control,
    time: Option<Duration>,
) -> Result<Outcome, EngineError> {
    let Views { problem, facts, unfolding } = *views;
    let whole = control;
    let control = &match time {
        Some(time) => Control { limits: whole.limits.clone().with_timeout(time), ..whole.clone() },
        None => whole.clone(),
    };
    fits(engine, terms, problem, &control.solver)?;
    let told = |terms: &mut Terms, board: Option<&Arc<Board>>, facts: &Invariant| match board {
        Some(board) => board.with_proved(terms, facts),
        None => facts.clone(),
    };
    match (engine.entry(), problem.model) {
        (Entry::Both(engine), _) => engine.run(terms, views, control),
        // It was refused, unless infinite runs are asked about, for which there is another verdict.
        (Entry::Justice(_), _) => {
            Err(EngineError::Unfit("properties of infinite runs are not asked about in this way".to_owned()))
        }
        (Entry::Automata(engine), Model::Automaton(cfa)) => {
            let facts = &told(terms, control.board.as_ref(), facts);
            engine.run(terms, &Task { cfa, facts }, control)
        }
        (Entry::Systems(engine), Model::System(ts)) => {
            let facts = &told(terms, control.board.as_ref(), facts);
            engine.run(terms, &SystemTask { ts, property: problem.property, facts }, control)
        }
        (Entry::Automata(engine), Model::System(ts)) => {
            let Some(Unfolding { task, board, back }) = unfolding else {
                // Proofs and runs of a system are those of this automaton, and so are its locations.
                let adapted = OneLoop::new(terms, ts, problem.property);
                let facts = &told(terms, control.board.as_ref(), facts);
                return engine.run(terms, &Task { cfa: &adapted.cfa, facts }, control);
            };
            let facts = &told(terms, Some(board), task.facts);
            let inner = Control { board: Some(board.clone()), ..control.with_own_traces() };
            let Outcome { verdict, mut stats } = engine.run(terms, &Task { facts, ..task }, &inner)?;
            // Runs that end anywhere are not carried back.
            if let Some(traces) = &control.traces {
                traces.lose(inner.take_traces().len());
            }
            let verdict = back.verdict(terms, verdict, &mut stats, whole)?;
            Ok(Outcome { verdict, stats })
        }
        (Entry::Systems(engine), Model::Automaton(cfa)) => {
            let adapted = ProgramCounter::new(terms, cfa, problem.property);
            let ts = &adapted.ts;
            let facts = told(terms, control.board.as_ref(), facts);
            let facts = adapted.facts(terms, &facts);
            let task = SystemTask { ts, property: &adapted.property, facts: &facts };
            // What is told on the board is about locations, and those of the system are others.
            let own = Control { board: None, ..control.with_own_traces() };
            let Outcome { verdict, stats } = engine.run(terms, &task, &own)?;
            if let Some(traces) = &control.traces {
                let automaton = OneLoop::new(terms, ts, &adapted.property);
                let runs = own.take_traces();
                let positions = runs.iter().filter_map(|run| automaton.positions_to_state(terms, ts, run));
                traces.add(positions.filter_map(|positions| adapted.run(terms, cfa, &positions)));
            }
            let verdict = match verdict {
                Verdict::Safe(proof) => Verdict::Safe(adapted.proof(terms, cfa, &proof)),
                Verdict::Unsafe(run) => {
                    let automaton = OneLoop::new(terms, ts, &adapted.property);
                    let positions = automaton.positions(terms, ts, &run);
                    let run = positions.and_then(|positions| adapted.run(terms, cfa, &positions));
                    Verdict::Unsafe(run.ok_or(EngineError::Inconsistent("a run of a system is none"))?)
                }
                unknown @ Verdict::Unknown(_) => unknown,
            };
            Ok(Outcome { verdict, stats })
        }
    }
}
