//! `kzeno`: k-liveness for systems with time.
//!
//! Cimatti, Griggio, Mover, Tonetta, *Verifying LTL Properties of Hybrid Systems with K-Liveness*, CAV 2014. Of systems with time only
//! those runs count in which time goes on without end. A monitor sums up the time that passes, and begins anew where the sum is at least
//! `beta`: time goes on without end iff that happens infinitely often, whatever `beta` is. It is one more set that is met infinitely often, so fair
//! positions lie at least `beta` apart, and where a system is bound to something in time, their number is bounded.
//!
//! Which number says how much time passes is part of the question: a model says it, or an option ([`Ts::delta`]). Whoever asks makes
//! the monitor ([`Timed`]), so that every engine of liveness can be asked; this one is k-liveness.

use super::kliveness::KLiveness;
use super::{JusticeOutcome, JusticeTask, OnJustice, Safety, SafetyEngine};
use crate::control::Control;
use crate::engine::{EngineError, Takes};
use crate::option_groups::{OptionValue, engine, option_group};
use certus_logic::{Term, Terms};
use certus_model::Ts;
use std::num::NonZeroUsize;

/// The name of a number of a model, or none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Named(Option<String>);

impl OptionValue for Named {
    const VALUES: &'static str = "a name of the model, or none";

    fn read(text: &str) -> Option<Named> {
        Some(Named((text != "none").then(|| text.to_owned())))
    }

    fn show(&self) -> String {
        self.0.clone().unwrap_or_else(|| "none".to_owned())
    }
}

option_group! {
    /// The engine.
    pub struct KZeno in "" {
        "delta" delta: Named = Named::default(),
            "the number that says how much time passes at a position, where the model does not say it";
        "beta" beta: Option<NonZeroUsize> = NonZeroUsize::new(1),
            "fair positions lie so much time apart at least";
        "most" most: Option<NonZeroUsize> = None, "the largest number of fair positions to try";
        "safety" safety: SafetyEngine = SafetyEngine::default(),
            "the engine that is asked which states are reached";
    }
}

impl KZeno {
    /// The name of the engine.
    pub const NAME: &str = "kzeno";
}

engine! {
    KZeno as Justice {
        name: |_| KZeno::NAME,
        about: |_| "k-zeno: k-liveness for systems with time, in which fair positions lie some time apart",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

impl OnJustice for KZeno {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        KLiveness::counting(self.most, self.safety.clone()).run(terms, task, safety, control)
    }
}

/// A system with the monitor of time.
#[derive(Clone, Debug)]
pub struct Timed {
    /// The system.
    pub ts: Ts,
    /// The time that has passed since the sum began anew: the variable of the monitor.
    pub since: Term,
    /// The positions at which the sum is large enough.
    pub tick: Term,
}

impl Timed {
    /// The system in which so much time passes at each position.
    pub fn new(terms: &mut Terms, ts: &Ts, delta: Term, beta: NonZeroUsize) -> Timed {
        let sort = terms.sort(delta);
        let number = |terms: &mut Terms, n: usize| {
            let n = terms.int(n);
            if sort == certus_logic::Sort::Int { n } else { terms.to_real(n) }
        };
        let (zero, beta) = (number(terms, 0), number(terms, beta.get()));
        let since = terms.fresh("since", sort);
        let mut ts = Ts { delta: None, ..ts.clone() };
        ts.add_var(since, "since");
        let passes = terms.gt(delta, zero);
        let passed = terms.ite(passes, delta, zero);
        let sum = terms.add(since, passed);
        let tick = terms.ge(sum, beta);
        ts.next.insert(since, terms.ite(tick, zero, sum));
        let begins = terms.eq(since, zero);
        ts.init = terms.and2(ts.init, begins);
        Timed { ts, since, tick }
    }
}
