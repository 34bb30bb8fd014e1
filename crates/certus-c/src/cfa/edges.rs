//! Locations and edges of the automaton that is being made.

use super::emit::Emitter;
use super::flat::{Instance, PieceId};
use crate::span::Span;
use certus_logic::Term;
use certus_model::{Block, Loc};

impl Emitter<'_, '_> {
    pub(super) fn place(&mut self, piece: PieceId) -> Loc {
        if let Some(loc) = self.places[piece] {
            return loc;
        }
        let loc = self.new_loc(self.flat.pieces[piece].span, self.flat.pieces[piece].instance);
        self.places[piece] = Some(loc);
        loc
    }

    pub(super) fn new_loc(&mut self, span: Span, instance: Instance) -> Loc {
        let proc = &self.program.procs[self.proc(instance).index()];
        let line = if proc.library { 0 } else { (self.line)(span) };
        let name = if line == 0 { proc.name.clone() } else { format!("{}:{line}", proc.name) };
        self.cfa.add_location(name, line)
    }

    /// Ends the commands so far at a location and goes on from there.
    pub(super) fn go(&mut self, to: Loc) {
        let steps = std::mem::take(&mut self.pending);
        self.cfa.add_edge(self.at, to, Block::sequence(steps));
        self.at = to;
        self.known.clear();
    }

    /// The location here: what follows may be done in several ways.
    pub(super) fn fork(&mut self) -> Loc {
        if !self.pending.is_empty() || self.at == self.cfa.initial {
            let loc = self.new_loc(self.here.0, self.here.1);
            self.go(loc);
        }
        self.at
    }

    /// From `from` to `to` if the condition holds.
    pub(super) fn guarded(&mut self, from: Loc, to: Loc, condition: Term) {
        if condition == self.terms.fls() {
            return;
        }
        self.at = from;
        self.assume(condition);
        self.go(to);
    }

    /// Goes on from a location.
    pub(super) fn resume(&mut self, at: Loc) {
        debug_assert!(self.pending.is_empty());
        self.at = at;
        self.known.clear();
    }

    /// A location that nothing leads to yet.
    pub(super) fn label(&mut self) -> Loc {
        self.new_loc(self.here.0, self.here.1)
    }
}
