//! What is to be verified of a program, and how.

use crate::confirm::{Case, Known};
use crate::property::Asked;
use certus_c::TranslationUnit;
use certus_c::program::Program;
use certus_c::span::Span;
use certus_engine::Control;
use std::time::Duration;

/// What is to be verified, and how.
#[derive(Clone)]
pub struct Job<'a> {
    /// The program as it was read.
    pub unit: &'a TranslationUnit,
    /// The function that runs first.
    pub entry: &'a str,
    /// The program, lowered.
    pub program: &'a Program,
    /// What is asked.
    pub asked: &'a Asked,
    /// Which reductions are done.
    pub reduce: certus_reduce::Options,
    /// How deep recursion is followed; without a number deeper and deeper.
    pub recursion: Option<u32>,
    /// Whether proofs are checked.
    pub certify: bool,
    /// Whether the program may be compiled and run, to confirm a failing run and to look for one.
    pub native: bool,
    /// Whether that happens in a sandbox, or not at all.
    pub confined: bool,
    /// Whether engines are told what interval and bit analyses prove.
    pub facts: bool,
    /// Limits, the solver, and who listens.
    pub control: Control,
    /// Failing runs that are known so far.
    pub known: Known,
    /// Whether a picture of the automaton is wanted.
    pub picture: bool,
    /// The line of a place in the source.
    pub line: &'a dyn Fn(Span) -> u32,
}

/// How long things are tried after which there are others.
const BRIEFLY: Duration = Duration::from_secs(60);

impl<'a> Job<'a> {
    /// The usual way to verify a program that begins in `main`: certified, with all reductions.
    #[must_use]
    pub fn new(
        unit: &'a TranslationUnit,
        program: &'a Program,
        asked: &'a Asked,
        line: &'a dyn Fn(Span) -> u32,
    ) -> Job<'a> {
        Job {
            unit,
            entry: "main",
            program,
            asked,
            reduce: certus_reduce::Options::default(),
            recursion: None,
            certify: true,
            native: false,
            confined: true,
            facts: true,
            control: Control::default(),
            known: Known::default(),
            picture: false,
            line,
        }
    }

    /// Limits for what is not the last that is tried.
    pub(crate) fn briefly(&self) -> Control {
        let limits = self.control.limits.clone();
        let time = limits.time_left().map_or(BRIEFLY, |left| (left / 2).min(BRIEFLY));
        Control { limits: limits.with_timeout(time), ..self.control.clone() }
    }

    /// What is needed to certify a run.
    pub(crate) fn case(&self) -> Case<'a> {
        Case {
            unit: self.unit,
            program: self.program,
            properties: &self.asked.properties,
            entry: self.entry,
            compile: self.native,
            confined: self.confined,
            control: self.control.clone(),
            known: self.known.clone(),
        }
    }
}
