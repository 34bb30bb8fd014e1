//! Whether all runs of an automaton end, by questions of safety.
//!
//! *Proofs* ([`prove`]). For each strongly connected component a lexicographic ranking function is guessed from samples
//! (`synthesis`), and a safety engine is asked whether a path between two cut points can be reached along which it does not
//! fall (`monitor`). If so, the path is one more sample; if not, the engine's proof and the ranking function are the proof.
//! This is the loop of Cook, Podelski and Rybalchenko (Termination proofs for systems code, PLDI 2006) with lexicographic
//! functions in the place of transition invariants. Bit-vectors of one width are finitely many, so a function need not be
//! bounded from below; but in it nothing may wrap around unseen, so its parts are wide enough.
//!
//! *Infinite runs* ([`diverge`]). A run leads somewhere, all choices from there on are fixed, and a safety engine is asked
//! whether a place can be reached where the run ends. If not, its invariant is a closed recurrent set (Chen, Cook, Fuhs, Nimkar,
//! O'Hearn: Proving nontermination via safety, TACAS 2014).

mod candidates;
mod monitor;
mod recurrence;
mod sampling;
mod synthesis;

pub use candidates::Bounds;
pub use recurrence::diverge;

use crate::control::{Control, Event};
use crate::engine::{EngineError, Verdict};
use crate::reason::Reason;
use certus_logic::{Term, Terms};
use certus_model::graph::components;
use certus_model::large_block::loop_heads;
use certus_model::liveness::live_at;
use certus_model::print::Infix;
use certus_model::{Cfa, Loc, RankedPart, Ranking, Run};
use monitor::{Monitored, Ranks};
use sampling::{Sample, Walk};
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};
use synthesis::Table;

/// Who answers questions of safety.
pub trait Safety {
    /// Whether the error location of an automaton is reachable, by a proof or a run of this automaton.
    ///
    /// # Errors
    /// If the solver fails.
    fn decide(&mut self, terms: &mut Terms, cfa: &Cfa, control: &Control) -> Result<Verdict, EngineError>;
}

/// What is found out about infinite runs by looking for a proof.
#[derive(Clone, Debug)]
pub enum Proved {
    /// There is none.
    Terminates(Ranking),
    /// The error location of the automaton itself is reached.
    Error(Run),
    /// No proof, and why.
    Unknown(Reason),
}

/// Random runs for samples, the edges of each, and the samples that are kept of a component.
const RUNS: u64 = 60;
const EDGES: usize = 400;
/// Some of the runs are longer: rounds of an outer loop may take long.
const LONG_RUNS: u64 = 12;
const LONG_EDGES: usize = 6000;
/// How long all that may take, without the long ones: with large arrays each step does.
const LONGEST_SAMPLING: Duration = Duration::from_millis(500);
/// Samples between the same two locations that are taken from the beginning of a run, and as many from its end.
const MOST_ALIKE: usize = 6;
const MOST_SAMPLES: usize = 150;

/// Longer terms are cut where they are told.
const LONGEST_TOLD: usize = 300;

/// Looks for a proof that all runs end. Runs that go round a loop without that a rank falls are added to `rounds`: some of
/// them may be the beginning of one that does not end.
///
/// # Errors
/// If a solver fails. A limit is no error.
pub fn prove(
    terms: &mut Terms,
    cfa: &Cfa,
    safety: &mut dyn Safety,
    bounds: Bounds<'_>,
    rounds: &mut Vec<Run>,
    control: &Control,
) -> Result<Proved, EngineError> {
    let heads = loop_heads(cfa);
    let graph = cfa.successors();
    let roots = std::iter::once(cfa.initial.index()).chain(0..cfa.locations.len());
    let found = components(&graph, roots);
    let mut ranking = Ranking::default();
    let live = live_at(terms, cfa);
    let sampled = samples(terms, cfa, &heads, control);
    let cyclic = found.cyclic(&graph);
    // Without loops the error location may be reachable all the same.
    let parts: Vec<Vec<usize>> = if cyclic.is_empty() { vec![Vec::new()] } else { cyclic };
    for part in &parts {
        let mut inside = vec![false; cfa.locations.len()];
        part.iter().for_each(|node| inside[*node] = true);
        let mut cuts: Vec<Loc> =
            part.iter().filter(|node| heads[**node]).map(|node| Loc(*node as u32)).collect();
        if cuts.is_empty() {
            // No run gets there.
            cuts = part.iter().map(|node| Loc(*node as u32)).collect();
        }
        let pool = candidates::pool(terms, cfa, (&inside, &cuts), &live, bounds);
        let mut table = Table::new();
        for sample in sampled.iter().filter(|it| cuts.contains(&it.from) && cuts.contains(&it.to)) {
            if table.samples.len() < MOST_SAMPLES {
                table.add(terms, &pool, sample.clone());
            }
        }
        loop {
            if let Some(why) = control.stop() {
                return Ok(Proved::Unknown(why));
            }
            let Some(ranks) = table.ranks(terms, &pool, &cuts, control)? else {
                return Ok(Proved::Unknown(Reason::NoRanking));
            };
            control.tell(|| Event::Step { engine: "termination", text: told(terms, cfa, &ranks) });
            let monitored = Monitored::new(terms, cfa, &inside, &ranks);
            let run = match safety.decide(terms, &monitored.cfa, control)? {
                Verdict::Unknown(why) => return Ok(Proved::Unknown(why)),
                Verdict::Safe(proof) => {
                    let Monitored { saved, .. } = monitored;
                    ranking.parts.push(RankedPart { ranks, saved, proof });
                    break;
                }
                Verdict::Unsafe(run) => run,
            };
            let Some(((from, first), (to, last))) = monitored.last_path(&run, &ranks) else {
                return Ok(Proved::Error(run));
            };
            let state = |length: usize| {
                let part = Run { initial: run.initial.clone(), steps: run.steps[..length].to_vec() };
                part.execute(terms, &monitored.cfa).map(|(_, state)| state)
            };
            let (Some(before), Some(after)) = (state(first), state(last)) else {
                return Err(EngineError::Inconsistent("a run of the automaton with ranks does not run"));
            };
            rounds.push(monitored.without(cfa, &run));
            table.add(terms, &pool, Sample { from, to, before, after });
        }
    }
    Ok(Proved::Terminates(ranking))
}

/// Ranks as a person reads them.
fn told(terms: &Terms, cfa: &Cfa, ranks: &Ranks) -> String {
    let infix = Infix::new(terms, &cfa.vars).limited(LONGEST_TOLD);
    let at = |(loc, rank): (&Loc, &Vec<Term>)| {
        let parts: Vec<String> = rank.iter().map(|part| infix.term(*part)).collect();
        format!("line {}: ({})", cfa.locations[loc.index()].line, parts.join(", "))
    };
    format!("rank {}", ranks.iter().map(at).collect::<Vec<_>>().join("; "))
}

/// Paths between heads of loops that random runs take, spread over the runs and the heads.
fn samples(terms: &Terms, cfa: &Cfa, heads: &[bool], control: &Control) -> Vec<Sample> {
    let outgoing = cfa.outgoing();
    let (mut rare, mut out): (Vec<Sample>, Vec<Sample>) = (Vec::new(), Vec::new());
    let mut counts: BTreeMap<(Loc, Loc), usize> = BTreeMap::new();
    let start = Instant::now();
    for seed in 1..=RUNS {
        let long = seed > RUNS - LONG_RUNS;
        let longest = if long { 2 * LONGEST_SAMPLING } else { LONGEST_SAMPLING };
        if control.stop().is_some() || start.elapsed() > longest {
            break;
        }
        let mut walk = Walk::new(terms, cfa, &outgoing, seed);
        let mut last: Option<(Loc, certus_logic::Assignment)> = None;
        // The first and the last ones of each kind: how a loop begins, and how it ends.
        let mut first: BTreeMap<(Loc, Loc), Vec<Sample>> = BTreeMap::new();
        let mut late: BTreeMap<(Loc, Loc), VecDeque<Sample>> = BTreeMap::new();
        let mut recent: Option<((Loc, Loc), Sample)> = None;
        let edges = if long { LONG_EDGES } else { EDGES };
        for edge in 0..edges {
            if edge % 256 == 255 && start.elapsed() > longest {
                break;
            }
            if heads[walk.at.index()] {
                let now = (walk.at, walk.state.clone());
                if let Some((from, before)) = last.replace(now) {
                    let between = (from, walk.at);
                    let sample = Sample { from, to: walk.at, before, after: walk.state.clone() };
                    // The last one before the run goes another way tells how a loop ends.
                    if let Some((way, sample)) = recent.take_if(|it| it.0 != between) {
                        let late = late.entry(way).or_default();
                        late.push_back(sample);
                        if late.len() > MOST_ALIKE {
                            late.pop_front();
                        }
                    }
                    let first = first.entry(between).or_default();
                    if first.len() < MOST_ALIKE {
                        first.push(sample);
                    } else {
                        recent = Some((between, sample));
                    }
                }
            }
            if !walk.step() {
                break;
            }
        }
        if let Some((way, sample)) = recent {
            late.entry(way).or_default().push_back(sample);
        }
        let late = late.into_iter().map(|(between, samples)| (between, Vec::from(samples)));
        for (between, samples) in late.chain(first) {
            let count = counts.entry(between).or_default();
            let most = if long { MOST_SAMPLES / 2 } else { MOST_SAMPLES / 3 };
            let room = most.saturating_sub(*count).min(samples.len());
            *count += room;
            let samples = samples.into_iter().take(room);
            if long { rare.extend(samples) } else { out.extend(samples) }
        }
    }
    rare.append(&mut out);
    rare
}
