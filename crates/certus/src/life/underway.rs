//! How far a check has come: what can be told of it at any time, also when a limit ends it from outside.

use crate::commands::check::{Check, Decided};
use crate::life::watch::Watch;
use crate::output::events::Recorder;
use crate::output::tell::{Answered, Told, tell};
use anyhow::Result;
use certus_c::TranslationUnit;
use certus_c::lower::Lowered;
use certus_driver::assume;
use certus_driver::{Answer, Effort, Known, Limit, Unknown};
use certus_solver::Limits;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// A check on its way.
pub(crate) struct Underway {
    pub(crate) options: Check,
    /// What the task expects.
    expected: Option<bool>,
    pub(crate) watch: Watch,
    recorder: OnceLock<Arc<Recorder>>,
    /// The program, once it is read.
    program: OnceLock<(TranslationUnit, Lowered)>,
    /// Runs that fail, found so far.
    pub(crate) known: Known,
    /// When it began, on the clock of the watch.
    begin: Duration,
    /// When its share of the time is over, if it is one of several.
    end: Option<Instant>,
}

impl Underway {
    /// One that begins. From now on a limit tells how far it has come.
    pub(crate) fn new(options: Check, expected: Option<bool>, watch: &Watch) -> Arc<Underway> {
        let check = Underway { expected, begin: Duration::ZERO, ..Underway::part(options, None, watch) };
        let check = Arc::new(check);
        let own = check.clone();
        crate::life::end::at_limit(move |reason| own.give_up(reason));
        check
    }

    /// One of several, with its share of the time.
    pub(crate) fn part(options: Check, end: Option<Instant>, watch: &Watch) -> Underway {
        Underway {
            options,
            expected: None,
            watch: watch.clone(),
            recorder: OnceLock::new(),
            program: OnceLock::new(),
            known: Known::default(),
            begin: watch.elapsed(),
            end,
        }
    }

    /// The limits as solvers and engines take them.
    pub(crate) fn limits(&self) -> Limits {
        let limits = self.watch.limits();
        match self.end {
            Some(end) => limits.with_timeout(end.saturating_duration_since(Instant::now())),
            None => limits,
        }
    }

    /// The limit that was reached.
    pub(crate) fn reason(&self) -> Option<Limit> {
        let late = self.end.is_some_and(|end| Instant::now() >= end);
        self.watch.reason().or_else(|| late.then_some(Limit::Time))
    }

    /// Who listens to what happens.
    pub(crate) fn recorder(&self) -> &Arc<Recorder> {
        self.recorder.get_or_init(|| Recorder::new(self.options.log.as_deref(), self.options.verbose))
    }

    /// Keeps the program that was read.
    pub(crate) fn program(&self, unit: TranslationUnit, lowered: Lowered) -> (&TranslationUnit, &Lowered) {
        let (unit, lowered) = self.program.get_or_init(|| (unit, lowered));
        (unit, lowered)
    }

    /// All there is to tell of an answer about a program.
    pub(crate) fn told<'a>(&'a self, decided: &'a Decided) -> Told<'a> {
        let report = &decided.report;
        let told = self.told_of(Answered::Program(&report.answer), &report.effort, &decided.evidence);
        let (assumed, loops) = (&decided.assumed, decided.loops.as_ref());
        Told { assumed, loops, picture: report.picture.as_deref(), ..told }
    }

    /// All there is to tell of an answer.
    pub(crate) fn told_of<'a>(
        &'a self,
        answer: Answered<'a>,
        effort: &'a Effort,
        evidence: &'a Result<()>,
    ) -> Told<'a> {
        Told {
            unit: self.program.get().map(|(unit, _)| unit),
            answer,
            effort,
            time: self.watch.elapsed().saturating_sub(self.begin),
            picture: None,
            watch: &self.watch,
            options: &self.options,
            recorder: self.recorder(),
            expected: self.expected,
            evidence: evidence.as_ref().err(),
            loops: None,
            assumed: &[],
        }
    }

    /// Tells what is known, in everything that was asked for.
    fn give_up(&self, reason: Limit) -> u8 {
        if let Some(format) = certus_formats::Format::of_name(&self.options.file) {
            let (answer, effort) = (crate::commands::model::given_up(format, reason), Effort::default());
            let told = self.told_of(Answered::Model(&answer), &effort, &Ok(()));
            return tell(&told, crate::life::end::settle).unwrap_or(2);
        }
        let decided = self.known_so_far(reason);
        // Nobody is left to tell if the streams are gone.
        tell(&self.told(&decided), crate::life::end::settle).unwrap_or(2)
    }

    /// What is known of a program when a limit ends the work.
    pub(crate) fn known_so_far(&self, reason: Limit) -> Decided {
        let mut decided = Decided::alone(Answer::unknown(Unknown::Limit(reason)));
        if let Some((unit, lowered)) = self.program.get() {
            if let Some(failing) = self.known.take() {
                decided.report.answer = Answer::of_run(failing);
            }
            let report = &decided.report;
            decided.evidence =
                crate::output::evidence::show(unit, &lowered.program, report, None, &self.options);
            decided.assumed = assume::of(unit, &lowered.program);
        }
        decided
    }
}
