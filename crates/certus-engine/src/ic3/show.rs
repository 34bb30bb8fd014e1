//! Cubes, locations and frames for a person.

use super::frames::FOREVER;
use super::search::Search;
use certus_logic::{Term, smtlib};
use certus_model::{Cube, Loc};
use std::fmt::Write as _;

impl Search<'_> {
    /// A cube.
    pub(crate) fn show_cube(&self, cube: &Cube) -> String {
        let literals: Vec<String> = cube.literals().iter().map(|t| self.show_term(*t)).collect();
        if literals.is_empty() { "true".to_owned() } else { literals.join(" ∧ ") }
    }

    /// A formula.
    fn show_term(&self, term: Term) -> String {
        smtlib::term_text(self.terms, term)
    }

    /// A location.
    pub(crate) fn show_loc(&self, loc: Loc) -> String {
        match self.cfa.locations[loc.index()].name.as_str() {
            "" => format!("location {}", loc.0),
            name => name.to_owned(),
        }
    }

    /// The lemmas of all locations with their levels, and where frames are false because of paths.
    pub(crate) fn show_frames(&self) -> String {
        let mut out = String::new();
        for loc in self.cfa.locs().filter(|loc| *loc != self.cfa.error) {
            if self.frames.distance(loc) > 0 {
                let _ = writeln!(out, "{} ⊥ below {}", self.show_loc(loc), self.frames.distance(loc));
            }
            for lemma in self.frames.at(loc).lemmas() {
                let level = show_level(lemma.level);
                let _ = writeln!(out, "{} [{level}] ¬({})", self.show_loc(loc), self.show_cube(&lemma.cube));
            }
        }
        out
    }
}

/// A level.
pub(crate) fn show_level(level: u32) -> String {
    if level == FOREVER { "∞".to_owned() } else { level.to_string() }
}
