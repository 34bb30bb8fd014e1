//! `kliveness`: at most `k` fair positions on every run.
//!
//! Claessen, Sörensson, *A Liveness Checking Algorithm that Counts*, FMCAD 2012; inside of IC3 as in
//! Griggio, *SMT-based verification with IC3*, VTSA 2015. Flags count fair positions: the flag `n` says that there were at least `n` before. A fair position where the flag
//! `k` holds is bad. On bits `k` is raised inside of IC3, with the frames kept ([`crate::ic3::search_raised`]); else a safety engine is
//! asked for each `k` anew.

use super::monitor::Monitor;
use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Reach, Safety, SafetyEngine};
use crate::control::{Control, Event};
use crate::engine::{EngineError, Takes};
use crate::ic3::{Raised, search_raised};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Rank};
use certus_solver::Theories;
use std::num::NonZeroUsize;

option_group! {
    /// The engine.
    pub struct KLiveness in "" {
        "most" most: Option<NonZeroUsize> = None, "the largest number of fair positions to try";
        "frames" frames: bool = true, "on bits, k is raised inside of IC3 with the frames kept";
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked which states are reached, where IC3 on bits is not";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "kliveness";

/// The number of flags that a search on bits begins with; four times as many when they do not suffice.
const FIRST_FLAGS: usize = 16;

engine! {
    KLiveness as Justice {
        name: |_| NAME,
        about: |_| "k-liveness: at most k fair positions on every run, k raised inside of IC3",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

impl OnJustice for KLiveness {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let monitor = Monitor::new(terms, task);
        let bits = Theories::of_terms(terms, &formulas(&monitor)).without(Theories::BIT_VECTORS);
        if self.frames && bits.first_name().is_none() && self.safety.name().is_none_or(|name| name == "ic3") {
            return self.raise(terms, &monitor, control);
        }
        let mut stats = Stats::default();
        let verdict = loop {
            let k = stats.get("k") as usize;
            control.tell(|| Event::Frame { engine: NAME, k });
            let mut counted = Counted::new(terms, &monitor, k);
            counted.ask(terms, &monitor, k);
            match safety.reach(terms, &counted.ts, self.safety.name(), control, &mut stats)? {
                Reach::Never(formula) => break counted.proof(terms, &monitor, k, formula),
                Reach::Unknown(why) => break JusticeVerdict::Unknown(why),
                Reach::Run(_) if self.most.is_some_and(|most| k >= most.get()) => {
                    break JusticeVerdict::Unknown(Reason::Bound(k));
                }
                Reach::Run(_) => stats.set("k", k as u64 + 1),
            }
            if let Some(why) = control.stop() {
                break JusticeVerdict::Unknown(why);
            }
        };
        Ok(JusticeOutcome { verdict, stats })
    }
}

impl KLiveness {
    /// The engine with these options.
    pub(super) fn counting(most: Option<NonZeroUsize>, safety: SafetyEngine) -> KLiveness {
        KLiveness { most, safety, ..KLiveness::default() }
    }

    /// On bits: `k` is raised inside of IC3.
    fn raise(
        &self,
        terms: &mut Terms,
        monitor: &Monitor,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let mut stats = Stats::default();
        let mut flags = FIRST_FLAGS;
        let verdict = loop {
            let most = self.most.map_or(flags, |most| most.get().min(flags));
            let mut counted = Counted::new(terms, monitor, most);
            for k in 0..=most {
                counted.ask(terms, monitor, k);
            }
            let (raised, more) = search_raised(terms, &counted.ts, NAME, control)?;
            stats.merge(&more);
            match raised {
                Raised::Stopped(why) => break JusticeVerdict::Unknown(why),
                Raised::Never(k, formula) => {
                    stats.set("k", k as u64);
                    break counted.proof(terms, monitor, k, formula);
                }
                Raised::All if self.most.is_some_and(|most| most.get() <= flags) => {
                    break JusticeVerdict::Unknown(Reason::Bound(most));
                }
                Raised::All => flags *= 4,
            }
        };
        Ok(JusticeOutcome { verdict, stats })
    }
}

fn formulas(monitor: &Monitor) -> Vec<Term> {
    let ts = &monitor.ts;
    let mut all: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    all.extend([ts.init, ts.trans, ts.constraint, monitor.fair]);
    all.extend(ts.next.values());
    all
}

/// A system that counts fair positions.
struct Counted {
    ts: Ts,
    /// The flag `n - 1`: there were at least `n` fair positions before.
    flags: Vec<Term>,
}

impl Counted {
    fn new(terms: &mut Terms, monitor: &Monitor, flags: usize) -> Counted {
        let mut ts = monitor.ts.clone();
        let mut all: Vec<Term> = Vec::with_capacity(flags);
        let mut first = vec![ts.init];
        let mut before = monitor.fair;
        for n in 1..=flags {
            let flag = terms.fresh("fair", Sort::Bool);
            ts.add_var(flag, format!("fair {n}"));
            ts.next.insert(flag, terms.or2(flag, before));
            first.push(terms.not(flag));
            before = terms.and2(monitor.fair, flag);
            all.push(flag);
        }
        ts.init = terms.and(&first);
        Counted { ts, flags: all }
    }

    /// Asks about fair positions with at least `k` of them before.
    fn ask(&mut self, terms: &mut Terms, monitor: &Monitor, k: usize) {
        let bad = match k {
            0 => monitor.fair,
            k => terms.and2(monitor.fair, self.flags[k - 1]),
        };
        self.ts.add_bad(bad, format!("fair {}", k + 1));
    }

    /// The proof that there are at most `k` of them: rank `n` is the invariant after all but `n - 1` of them.
    fn proof(&self, terms: &mut Terms, monitor: &Monitor, k: usize, formula: Term) -> JusticeVerdict {
        let mut ranks = Vec::with_capacity(k + 1);
        for before in (0..=k).rev() {
            let mut by = Substitution::new();
            for (n, flag) in self.flags.iter().enumerate() {
                by.insert(*flag, terms.bool(n < before));
            }
            ranks.push(Rank { states: terms.substitute(formula, &mut by), measure: None });
        }
        JusticeVerdict::Holds(JusticeProof::Ranks { met: monitor.met.clone(), ranks })
    }
}
