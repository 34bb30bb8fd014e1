//! Cubes and frames for a person.

use super::frames::FOREVER;
use super::policy::{CubeOf, Queries};
use super::search::Ic3;

use std::fmt::Write as _;

impl<P: Queries> Ic3<'_, P> {
    /// A cube.
    pub(super) fn show_cube(&self, cube: &CubeOf<P>) -> String {
        let literals: Vec<String> = cube.literals().iter().map(|t| self.policy.show(*t)).collect();
        if literals.is_empty() { "true".to_owned() } else { literals.join(" ∧ ") }
    }

    /// The lemmas of all locations with their levels, and where frames are false because of paths.
    pub(super) fn show_frames(&self) -> String {
        let mut out = String::new();
        for loc in self.graph.locs().filter(|loc| *loc != self.graph.error) {
            let name = self.graph.name(loc);
            if self.frames.distance(loc) > 0 {
                let _ = writeln!(out, "{name} ⊥ below {}", self.frames.distance(loc));
            }
            for lemma in self.frames.at(loc).lemmas() {
                let level = show_level(lemma.level);
                let _ = writeln!(out, "{name} [{level}] ¬({})", self.show_cube(&lemma.cube));
            }
        }
        out
    }
}

/// A level.
pub(super) fn show_level(level: u32) -> String {
    if level == FOREVER { "∞".to_owned() } else { level.to_string() }
}
