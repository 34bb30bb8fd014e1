//! Whether all runs of an automaton end, by questions of safety.
//!
//! *Proofs* ([`prove`]). For each strongly connected component a lexicographic ranking function is guessed from samples
//! (`synthesis`), and a safety engine is asked whether a path between two cut points can be reached along which it does not
//! fall (`monitor`). If so, the path is one more sample; if not, the engine's proof and the ranking function are the proof.
//! This is the loop of Cook, Podelski and Rybalchenko (Termination proofs for systems code, PLDI 2006). Where no lexicographic function is
//! found, a transition invariant is guessed in the same way (`disjunctive`), and then a bound on how often a loop goes round (`counted`).
//! Bit-vectors of one width are finitely many, so a function need not be
//! bounded from below; but in it nothing may wrap around unseen, so its parts are wide enough.
//!
//! *Infinite runs* ([`diverge`]). A run leads somewhere, all choices from there on are fixed, and a safety engine is asked
//! whether a place can be reached where the run ends. If not, its invariant is a closed recurrent set (Chen, Cook, Fuhs, Nimkar,
//! O'Hearn: Proving nontermination via safety, TACAS 2014).

mod candidates;
mod counted;
mod disjunctive;
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
use certus_model::{Cfa, Loc, Order, RankedPart, Ranking, Run};
use counted::Counted;
use disjunctive::Disjunctive;
use monitor::{Monitored, Ranks};
use sampling::{MOST_SAMPLES, Sample, samples};
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

/// Longer terms are cut where they are told.
const LONGEST_TOLD: usize = 300;

/// How much of the time that is left each form of ranks gets, but for the last one.
const EACH_FORM: f64 = 0.7;

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
        let mut search = Search { cfa, inside: &inside, safety: &mut *safety, rounds: &mut *rounds };
        let mut forms: Vec<Box<dyn Guess>> =
            vec![Box::new(Table::new(&pool, &cuts)), Box::new(Disjunctive::new(&pool, &cuts))];
        // A signed number that overflows must not be what ends a loop, and a bound does not show what does.
        if !pool.bounded {
            forms.push(Box::new(Counted::new(&pool, &cuts)));
        }
        for sample in
            sampled.iter().filter(|it| cuts.contains(&it.from) && cuts.contains(&it.to)).take(MOST_SAMPLES)
        {
            forms.iter_mut().for_each(|form| form.learn(terms, sample));
        }
        let last = forms.len() - 1;
        let mut found = Proved::Unknown(Reason::NoRanking);
        for (number, form) in forms.iter_mut().enumerate() {
            let within = if number == last { control.clone() } else { share(control, EACH_FORM) };
            match search.prove(terms, form.as_mut(), &within)? {
                Part::Ranked(part) => {
                    ranking.parts.push(part);
                    found = Proved::Terminates(Ranking::default());
                    break;
                }
                Part::Error(run) => return Ok(Proved::Error(run)),
                // The first form is the one that most loops have: its reason is told.
                Part::Unknown(why) if number == 0 => found = Proved::Unknown(why),
                Part::Unknown(_) => {}
            }
        }
        if let Proved::Unknown(why) = found {
            return Ok(Proved::Unknown(control.stop().unwrap_or(why)));
        }
    }
    Ok(Proved::Terminates(ranking))
}

/// A part of the time that is left.
fn share(control: &Control, of: f64) -> Control {
    let mut control = control.clone();
    if let Some(left) = control.limits.time_left() {
        control.limits = control.limits.with_timeout(left.mul_f64(of));
    }
    control
}

/// A form of ranks, and what was learnt about them.
trait Guess {
    fn order(&self) -> Order;

    /// Ranks that agree with all that was learnt; nothing if there are none of this form.
    fn ranks(&mut self, terms: &mut Terms, control: &Control) -> Result<Option<Ranks>, EngineError>;

    /// A path from where a rank is saved to where it is compared.
    fn learn(&mut self, terms: &Terms, sample: &Sample);

    /// Ranks were refuted by such a path.
    fn refute(&mut self, terms: &Terms, sample: &Sample) {
        self.learn(terms, sample);
    }
}

/// What is found out about one component.
enum Part {
    Ranked(RankedPart),
    Error(Run),
    Unknown(Reason),
}

/// The search for ranks of one component.
struct Search<'a> {
    cfa: &'a Cfa,
    inside: &'a [bool],
    safety: &'a mut dyn Safety,
    rounds: &'a mut Vec<Run>,
}

impl Search<'_> {
    /// Guesses ranks of one form until a safety engine finds no fault with them.
    fn prove(
        &mut self,
        terms: &mut Terms,
        guess: &mut dyn Guess,
        control: &Control,
    ) -> Result<Part, EngineError> {
        loop {
            if let Some(why) = control.stop() {
                return Ok(Part::Unknown(why));
            }
            let Some(ranks) = guess.ranks(terms, control)? else {
                return Ok(Part::Unknown(Reason::NoRanking));
            };
            let order = guess.order();
            control
                .tell(|| Event::Step { engine: "termination", text: told(terms, self.cfa, order, &ranks) });
            let monitored = Monitored::new(terms, self.cfa, self.inside, &ranks, order);
            let run = match self.safety.decide(terms, &monitored.cfa, control)? {
                Verdict::Unknown(why) => return Ok(Part::Unknown(why)),
                Verdict::Safe(proof) => {
                    return Ok(Part::Ranked(RankedPart { ranks, order, saved: monitored.saved, proof }));
                }
                Verdict::Unsafe(run) => run,
            };
            if !monitored.is_of_rank(&run) {
                return Ok(Part::Error(run));
            }
            self.rounds.push(monitored.without(self.cfa, &run));
            let Some(((from, first), (to, last))) = monitored.last_path(&run) else {
                return Ok(Part::Unknown(Reason::NoRanking));
            };
            let state = |length: usize| {
                let part = Run { initial: run.initial.clone(), steps: run.steps[..length].to_vec() };
                part.execute(terms, &monitored.cfa).map(|(_, state)| state)
            };
            let (Some(before), Some(after)) = (state(first), state(last)) else {
                return Err(EngineError::Inconsistent("a run of the automaton with ranks does not run"));
            };
            guess.refute(terms, &Sample { from, to, before, after });
        }
    }
}

/// Ranks as a person reads them.
fn told(terms: &Terms, cfa: &Cfa, order: Order, ranks: &Ranks) -> String {
    let infix = Infix::new(terms, &cfa.vars).limited(LONGEST_TOLD);
    let at = |(loc, rank): (&Loc, &Vec<Term>)| {
        let parts: Vec<String> = rank.iter().map(|part| infix.term(*part)).collect();
        format!("line {}: ({})", cfa.locations[loc.index()].line, parts.join(", "))
    };
    format!("{order:?} rank {}", ranks.iter().map(at).collect::<Vec<_>>().join("; "))
}
