//! `l2s`: liveness to safety.
//!
//! Biere, Artho, Schuppan, *Liveness Checking as Safety Checking*, FMICS 2002. At some moment the state is saved; from then on it is seen
//! which sets are met. If the saved state is met again when all sets were, there is a loop that meets all of them.
//!
//! Where states are infinitely many, the values of predicates are saved in place of the state (Griggio, *SMT-based verification with IC3*, VTSA 2015): an
//! infinite run comes to values that it had before, too. A loop that is found so need not be one. It is simulated: is there a lasso of
//! this length? If not, predicates are added that tell its ends apart. That may go on for ever.

use super::lasso::Search;
use super::measures::conditions;
use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Reach, Safety, SafetyEngine};
use crate::control::Control;
use crate::engine::{EngineError, Takes};
use crate::ic3::value_term;
use crate::liveness::monitor::functional;
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Sort, Term, Terms};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso};
use certus_solver::Answer;
use rustc_hash::FxHashSet;

option_group! {
    /// The engine.
    pub struct LivenessToSafety in "" {
        "predicates" predicates: bool = false,
            "the values of predicates are saved, not the state; always where states are infinitely many";
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked which states are reached";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "l2s";

/// The engine that is asked about saved predicates, if none is named.
const ABSTRACT: &str = "ic3ia";

/// So many conditions are saved at a time.
const AT_A_TIME: usize = 4;

engine! {
    LivenessToSafety as Justice {
        name: |_| NAME,
        about: |_| "liveness to safety: a saved state is not met again with all sets met between",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

impl OnJustice for LivenessToSafety {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let mut stats = Stats::default();
        let ts = functional(terms, task.ts);
        let finite = |term: &Term| matches!(terms.sort(*term), Sort::Bool | Sort::Bv(_));
        let state: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
        let whole = !self.predicates && state.iter().all(finite);
        let mut abstraction =
            Abstraction::new(terms, &ts, task.sets, control, if whole { &state } else { &[] })?;
        let verdict = loop {
            if let Some(why) = control.stop() {
                break JusticeVerdict::Unknown(why);
            }
            let saving = Saving::new(terms, &ts, task.sets, &abstraction.of);
            let engine = self.safety.name().or(if whole { None } else { Some(ABSTRACT) });
            match safety.reach(terms, &saving.ts, engine, control, &mut stats)? {
                Reach::Unknown(why) => break JusticeVerdict::Unknown(why),
                Reach::Never(formula) => {
                    let Saving { saved, copies, seen, .. } = saving;
                    let of = abstraction.of;
                    break JusticeVerdict::Holds(JusticeProof::Copy { saved, of, copies, seen, formula });
                }
                Reach::Run(run) => {
                    let saves = |position| terms.eval(saving.saves, position).as_bool() == Some(true);
                    let Some(back) = run.iter().position(saves) else {
                        let why = "a loop has no begin".to_owned();
                        break JusticeVerdict::Unknown(Reason::NotCarried(why));
                    };
                    match abstraction.simulate(terms, task.ts, &run, back, control)? {
                        Simulated::Lasso(lasso) => break JusticeVerdict::Violated(lasso),
                        Simulated::Unknown(why) => break JusticeVerdict::Unknown(why),
                        Simulated::Refined => {}
                    }
                }
            }
        };
        if !whole {
            stats.set("refinements", abstraction.refinements);
        }
        stats.add_queries(abstraction.search.session.tallies());
        Ok(JusticeOutcome { verdict, stats })
    }
}

/// The system that saves the values of some terms at some moment, and sees which sets are met from then on.
struct Saving {
    ts: Ts,
    saved: Term,
    /// The values are saved at this position.
    saves: Term,
    copies: Vec<Term>,
    seen: Vec<Term>,
}

impl Saving {
    fn new(terms: &mut Terms, ts: &Ts, sets: &[Term], of: &[Term]) -> Saving {
        let mut ts = ts.clone();
        let save = terms.fresh("save", Sort::Bool);
        ts.add_input(save, "save");
        let saved = terms.fresh("saved", Sort::Bool);
        ts.add_var(saved, "saved");
        let now_saved = terms.or2(saved, save);
        ts.next.insert(saved, now_saved);
        let not_saved = terms.not(saved);
        let saves = terms.and2(not_saved, save);
        let mut first = vec![ts.init, not_saved];
        let mut closed = vec![saved];
        let mut copies = Vec::new();
        for term in of {
            let copy = terms.fresh("copy", terms.sort(*term));
            ts.add_var(copy, "copy");
            ts.next.insert(copy, terms.ite(saves, *term, copy));
            closed.push(terms.eq(copy, *term));
            copies.push(copy);
        }
        let mut seen = Vec::new();
        for set in sets {
            let flag = terms.fresh("seen", Sort::Bool);
            ts.add_var(flag, "seen");
            let (later, at_once) = (terms.or2(flag, *set), terms.and2(save, *set));
            ts.next.insert(flag, terms.ite(saved, later, at_once));
            first.push(terms.not(flag));
            closed.push(flag);
            seen.push(flag);
        }
        ts.init = terms.and(&first);
        let closed = terms.and(&closed);
        ts.add_bad(closed, "loop");
        Saving { ts, saved, saves, copies, seen }
    }
}

/// What is saved, and how it becomes more.
struct Abstraction<'a> {
    /// Terms with finitely many values.
    of: Vec<Term>,
    /// Conditions that are not saved yet.
    conditions: Vec<Term>,
    ts: &'a Ts,
    /// Runs of the system itself.
    search: Search<'a>,
    refinements: u64,
}

/// What an abstract lasso turned out to be.
enum Simulated {
    Lasso(Lasso),
    /// None: more is saved now, so that it is excluded.
    Refined,
    Unknown(Reason),
}

impl<'a> Abstraction<'a> {
    /// Saves these terms, or, if there are none, what the sets say of the state, and what has few values.
    fn new(
        terms: &mut Terms,
        ts: &'a Ts,
        sets: &'a [Term],
        control: &Control,
        of: &[Term],
    ) -> Result<Abstraction<'a>, EngineError> {
        let search = Search::new(terms, ts, sets, control)?;
        let (mut conditions, mut of) = (conditions(terms, ts, sets), of.to_vec());
        if of.is_empty() {
            let asked: FxHashSet<Term> = terms.post_order(sets).into_iter().collect();
            let at_once = |condition: &Term| terms.as_var(*condition).is_some() || asked.contains(condition);
            of = conditions.iter().copied().filter(at_once).collect();
            conditions.retain(|condition| !at_once(condition));
        }
        Ok(Abstraction { of, conditions, ts, search, refinements: 0 })
    }

    /// Looks for a lasso that is as long as an abstract one. If there is none, conditions are saved that tell the ends of its
    /// loop apart.
    fn simulate(
        &mut self,
        terms: &mut Terms,
        given: &Ts,
        run: &[Assignment],
        back: usize,
        control: &Control,
    ) -> Result<Simulated, EngineError> {
        let Some((end, positions)) = run.split_last() else {
            return Err(EngineError::Inconsistent("a run has no position"));
        };
        let state: Vec<Term> = self.ts.vars.iter().map(|var| var.term).collect();
        let (first, last) = (terms.eval_all(&state, &run[back]), terms.eval_all(&state, end));
        if first == last {
            let positions = positions.iter().map(|position| given.restricted(terms, position));
            return Ok(Simulated::Lasso(Lasso { positions: positions.collect(), back }));
        }
        while self.search.length() < positions.len() {
            if let Some(why) = control.stop() {
                return Ok(Simulated::Unknown(why));
            }
            self.search.extend(terms)?;
            match self.search.closes(terms)? {
                Answer::Sat => return Ok(Simulated::Lasso(self.search.lasso(terms, given)?)),
                Answer::Unsat => {}
                Answer::Unknown(why) => return Ok(Simulated::Unknown(why.into())),
            }
        }
        self.refinements += 1;
        let differs = |condition: &Term| {
            let values = [&run[back], end].map(|position| terms.eval(*condition, position));
            values[0] != values[1]
        };
        let new: Vec<Term> = self.conditions.iter().copied().filter(differs).take(AT_A_TIME).collect();
        self.conditions.retain(|condition| !new.contains(condition));
        if !new.is_empty() {
            self.of.extend(new);
            return Ok(Simulated::Refined);
        }
        let mut differing = state.iter().zip(first.iter().zip(&last)).filter(|(_, (a, b))| a != b);
        let Some((var, (a, b))) = differing.next() else {
            return Err(EngineError::Inconsistent("two different states do not differ"));
        };
        let sort = terms.sort(*var);
        let (a, b) = (value_term(terms, a, sort), value_term(terms, b, sort));
        self.of.push(match sort {
            Sort::Bv(_) | Sort::Bool => *var,
            Sort::Int | Sort::Real => {
                let less = terms.le(a, b);
                let least = if less == terms.tru() { a } else { b };
                terms.le(*var, least)
            }
            _ => terms.eq(*var, a),
        });
        Ok(Simulated::Refined)
    }
}
