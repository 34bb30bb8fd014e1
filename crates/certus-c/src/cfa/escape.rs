//! What has escaped: objects and functions whose addresses somebody else may have, and what is forgotten of them.

use super::points_to::{Analysis, MOST_ESCAPED, Origin, Target, Value};
use crate::program::ProcId;

impl Analysis<'_> {
    /// The addresses among these values have escaped, and so has what can be reached from there.
    pub(super) fn escape(&mut self, value: &Value) {
        let mut open: Vec<Target> = value.keys().copied().collect();
        while let Some(target) = open.pop() {
            match target {
                Target::Object(object) => {
                    if !std::mem::replace(&mut self.escaped[object as usize], true) {
                        self.changed = true;
                        self.crowd += self.escaped_words(object);
                        let contents = &self.contents[object as usize];
                        open.extend(contents.iter().flat_map(|(.., value)| value.keys()));
                    }
                }
                Target::Proc(proc) => self.changed |= self.escaped_procs.insert(proc),
                Target::Wild | Target::Number => {}
            }
        }
    }

    /// The procedures that a value may be the address of.
    pub(super) fn procs(&self, value: &Value) -> Vec<ProcId> {
        let procs = value.keys().filter_map(|target| match target {
            Target::Proc(proc) => Some(*proc),
            _ => None,
        });
        procs.collect()
    }

    /// The procedures that a number from nowhere may be the address of.
    pub(super) fn escaped_procs(&self) -> impl Iterator<Item = ProcId> {
        self.escaped_procs.iter().copied()
    }

    pub(super) fn is_literal(&self, object: u32) -> bool {
        match self.objects[object as usize] {
            Origin::Static(object) => self.program.objects[object.index()].literal,
            Origin::Site { .. } => false,
        }
    }

    pub(super) fn is_read_only(&self, object: u32) -> bool {
        match self.objects[object as usize] {
            Origin::Static(object) => self.program.objects[object.index()].read_only,
            Origin::Site { .. } => false,
        }
    }

    /// Whether so many addresses have escaped that numbers from nowhere are not followed to all of them.
    pub(super) fn is_crowded(&self) -> bool {
        self.one_layout || self.crowd > MOST_ESCAPED
    }

    /// Whether a number from nowhere may be the address of an object that can be written.
    pub(super) fn is_writable_escaped(&self, object: u32) -> bool {
        self.escaped[object as usize] && !self.is_read_only(object)
    }

    /// How many words of an object a number from nowhere may be the address of, about.
    pub(super) fn escaped_words(&self, object: u32) -> u64 {
        let size = match self.objects[object as usize] {
            Origin::Static(object) => Some(self.program.objects[object.index()].size),
            Origin::Site { size, .. } => size,
        };
        if self.is_writable_escaped(object) { 1 + size.unwrap_or(64) / 8 } else { 0 }
    }

    /// Whether nothing is known of the bytes of an object: it is one of too many that any number may point to.
    pub(super) fn is_forgotten(&self, object: u32) -> bool {
        self.forgets && self.is_writable_escaped(object) && self.is_crowded()
    }
}
