//! Where runs end in the automaton: violations, and places beyond which nothing is followed.

use super::emit::Emitter;
use super::points_to::{Value, is_number};
use super::{CutReason, Cutoff, StepKind};
use crate::program::Property;
use crate::span::Span;
use certus_logic::Term;
use certus_model as model;

/// Why stores through numbers from nowhere are not followed.
pub(super) const MANY: &str = "a pointer from outside may be to any of many objects";

impl Emitter<'_, '_> {
    pub(super) fn violation(&mut self, property: Property, condition: Term) {
        if condition == self.terms.tru() {
            return;
        }
        self.error_unless(condition, StepKind::Violation(property));
        self.assume(condition);
    }

    /// The error is reached from here if the condition does not hold.
    pub(super) fn error_unless(&mut self, condition: Term, kind: StepKind) {
        let from = self.fork();
        let broken = self.terms.not(condition);
        self.push(model::Command::Assume(broken), kind);
        let error = self.cfa.error;
        self.go(error);
        self.resume(from);
    }

    /// Runs that do not satisfy the condition are not followed any further. Every such place is noted, so that no
    /// proof forgets them.
    pub(super) fn cut_unless(&mut self, condition: Term, reason: CutReason) {
        if condition == self.terms.tru() {
            return;
        }
        let excused = self.options.fits && reason == CutReason::ObjectSize;
        if self.options.cutoff == Cutoff::Error && !excused {
            self.error_unless(condition, StepKind::Cut(reason.clone()));
        }
        self.note((self.here.0, reason));
        self.assume(condition);
    }

    /// Runs go on here as if one thing could not happen. Every such place is noted, so that no proof forgets it.
    pub(super) fn unfollowed(&mut self, reason: CutReason) {
        if self.options.cutoff == Cutoff::Error {
            let never = self.terms.fls();
            self.error_unless(never, StepKind::Cut(reason.clone()));
        }
        self.note((self.here.0, reason));
    }

    pub(super) fn note(&mut self, note: (Span, CutReason)) {
        if !self.cut.contains(&note) {
            self.cut.push(note);
        }
    }

    /// A store through a number from nowhere may change any of many objects, which is not followed; a proof knows
    /// nothing of these objects instead ([`super::points_to::Analysis::is_forgotten`]).
    pub(super) fn note_unfollowed(&mut self, targets: &Value) {
        if is_number(targets) && self.analysis.is_crowded() && !self.analysis.one_layout {
            self.inexact(MANY);
            self.note((self.here.0, CutReason::Meaning(MANY.into())));
        }
    }
}
