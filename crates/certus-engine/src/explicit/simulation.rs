//! Random simulation: the automaton is executed with inputs at random, many times, a few times for long.
//!
//! Errors that lie thousands of rounds deep are out of reach of engines that go step by step; a machine that executes a
//! million edges in a second comes there by itself if the inputs do not matter much. It proves nothing.

use super::code::{mask, value};
use super::domains::{Domain, domains};
use super::machine::{Machine, Passed, Random, Values};
use crate::control::{Control, Event};
use crate::engine::{EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use crate::unrolling::live;
use certus_logic::{Sort, Terms};
use certus_model::{Cfa, Command, EdgeId, Loc, Run, RunStep};
use std::num::NonZeroUsize;

/// The runs of a round: how many, and after how many edges each ends. Most errors are near, some are far.
const ROUND: &[(u32, usize)] = &[(256, 32), (64, 1_000), (16, 150_000)];

/// So many ways through an edge are tried.
const WAYS: u32 = 200;

/// So often the edges of a location are tried before a run ends there.
const TRIES: u32 = 4;

option_group! {
    /// The engine.
    pub struct Simulation in "" {
        "rounds" rounds: NonZeroUsize = NonZeroUsize::new(1_000_000).expect("not zero"),
            "how many rounds of 336 runs there are at most";
        "seed" seed: NonZeroUsize = NonZeroUsize::new(1).expect("not zero"),
            "which random numbers are drawn";
    }
}

engine! {
    Simulation as Automata {
        name: |_| "simulation",
        about: |_| "executes random runs, a million steps in a second: finds errors that lie deep, proves nothing",
        takes: Takes::BITS,
        options: itself,
    }
}

impl OnAutomata for Simulation {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        let Some(mut walker) = Walker::new(terms, task.cfa, self.seed.get() as u64) else {
            return Ok(Outcome { verdict: Verdict::Unknown(Reason::WideStates), stats });
        };
        let mut rounds = 0;
        let verdict = 'all: loop {
            rounds += 1;
            control.tell(|| Event::Frame { engine: "simulation", k: rounds });
            for &(runs, edges) in ROUND {
                for _ in 0..runs {
                    match walker.walk(terms, control, edges) {
                        Walked::Error(run) => break 'all Verdict::Unsafe(run),
                        Walked::Stopped(why) => break 'all Verdict::Unknown(why),
                        Walked::Nothing => {}
                    }
                }
            }
            if rounds >= self.rounds.get() {
                break Verdict::Unknown(Reason::Bound(rounds));
            }
        };
        stats.set("rounds", rounds as u64);
        stats.set("edges executed", walker.executed);
        Ok(Outcome { verdict, stats })
    }
}

/// How a run ended.
enum Walked {
    /// At the error.
    Error(Run),
    /// By a limit.
    Stopped(Reason),
    /// Elsewhere.
    Nothing,
}

/// What makes the runs.
struct Walker<'a> {
    cfa: &'a Cfa,
    machine: Machine,
    domains: Vec<Domain>,
    /// The edges on the way to the error, by where they begin.
    outgoing: Vec<Vec<EdgeId>>,
    random: Random,
    executed: u64,
}

impl<'a> Walker<'a> {
    /// None if some values are no words.
    fn new(terms: &mut Terms, cfa: &'a Cfa, seed: u64) -> Option<Walker<'a>> {
        let machine = Machine::new(terms, cfa)?;
        let domains = domains(terms, cfa)?;
        let matters = live(cfa);
        let mut outgoing = cfa.outgoing();
        for edges in &mut outgoing {
            edges.retain(|id| matters[cfa.edge(*id).from.index()] && matters[cfa.edge(*id).to.index()]);
        }
        let random = Random(0x9E37_79B9_7F4A_7C15 ^ seed.wrapping_mul(0xD134_2543_DE82_EF95));
        Some(Walker { cfa, machine, domains, outgoing, random, executed: 0 })
    }

    /// One run, of so many edges at most.
    fn walk(&mut self, terms: &Terms, control: &Control, most: usize) -> Walked {
        let havocs = self.machine.havocs.clone();
        let candidates: Vec<Vec<u64>> = havocs.into_iter().map(|var| self.candidates(var)).collect();
        let mut vars: Vec<u64> = (0..self.cfa.vars.len()).map(|var| self.candidates(var)[0]).collect();
        let initial = vars.clone();
        let mut steps: Vec<(EdgeId, Passed)> = Vec::new();
        let mut loc = self.cfa.initial;
        while steps.len() < most {
            self.executed += 1;
            if self.executed.is_multiple_of(1_024)
                && let Some(why) = control.stop()
            {
                return Walked::Stopped(why);
            }
            let Some((edge, mut passed)) = self.step(loc, &vars, &candidates) else { break };
            loc = self.cfa.edge(edge).to;
            vars = std::mem::take(&mut passed.vars);
            steps.push((edge, passed));
            if loc == self.cfa.error {
                return self.shown(terms, &initial, steps).map_or(Walked::Nothing, Walked::Error);
            }
        }
        Walked::Nothing
    }

    /// Some way from a state along some edge.
    fn step(&mut self, loc: Loc, vars: &[u64], candidates: &[Vec<u64>]) -> Option<(EdgeId, Passed)> {
        let edges = &self.outgoing[loc.index()];
        for _ in 0..TRIES {
            let first = if edges.len() > 1 { self.random.below(edges.len()) } else { 0 };
            for n in 0..edges.len() {
                let edge = edges[(first + n) % edges.len()];
                let mut end = None;
                let some = Values::Some(candidates, &mut self.random);
                self.machine.pass(edge.index(), vars, some, WAYS, |passed| {
                    end = Some(passed);
                    false
                });
                if let Some(end) = end {
                    return Some((edge, end));
                }
            }
        }
        None
    }

    /// What a variable's inputs are drawn from in one run: what it is compared with, one value for ever, or any.
    fn candidates(&mut self, var: usize) -> Vec<u64> {
        let known = self.domains[var].values.clone();
        match self.random.below(4) {
            _ if self.domains[var].is_whole() => vec![known[self.random.below(known.len())], 0, 1, 2, 3]
                .into_iter()
                .map(|value| value & mask(self.domains[var].width))
                .collect(),
            0 => {
                let first = self.random.below(known.len());
                known[first..].iter().chain(&known[..first]).copied().collect()
            }
            1 => vec![self.any(var)],
            2 => vec![known[self.random.below(known.len())], self.any(var)],
            _ => (0..8).map(|_| self.any(var)).collect(),
        }
    }

    /// A value of any magnitude.
    fn any(&mut self, var: usize) -> u64 {
        let width = self.domains[var].width;
        let bits = self.random.below(usize::from(width) + 1) as u8;
        let low = self.random.below(1 << 32) as u64;
        let high = self.random.below(1 << 32) as u64;
        (high << 32 | low) & mask(bits)
    }

    /// A run as engines give it, if it is one.
    fn shown(&self, terms: &Terms, initial: &[u64], steps: Vec<(EdgeId, Passed)>) -> Option<Run> {
        let vars = self.cfa.vars.iter().map(|var| var.term).zip(initial);
        let initial = vars.map(|(var, word)| (var, value(terms.sort(var), *word))).collect();
        let steps = steps.into_iter().map(|(edge, passed)| {
            let havocs = self.cfa.edge(edge).block.path_steps(&passed.path);
            let sorts: Vec<Sort> = havocs
                .filter_map(|step| match step.command {
                    Command::Havoc(var) => Some(terms.sort(var)),
                    _ => None,
                })
                .collect();
            let values = sorts.iter().zip(&passed.values).map(|(sort, word)| value(*sort, *word)).collect();
            RunStep { edge, path: passed.path, values }
        });
        let run = Run { initial, steps: steps.collect() };
        let (end, _) = run.execute(terms, self.cfa)?;
        (end == self.cfa.error).then_some(run)
    }
}
