//! What attributes, assembler labels and pragmas say about a function or an object as the linker and the loader
//! see it.

/// How a function or object is known outside of this file, and when it runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linkage {
    /// The name in the object file, if it differs from that in the source: `asm("label")`.
    pub label: Option<String>,
    /// `weak`: another file may define it; without any definition its address is null.
    pub weak: bool,
    /// An attribute that gives it a meaning that is not followed, such as `alias`: it must not be used.
    pub odd: Option<&'static str>,
    /// A header of the system defines it with what is not supported: it must not be used.
    pub refused: bool,
    /// `const` or `pure`: what it gives depends on its arguments only, or on them and on memory.
    pub promise: Option<Promise>,
    /// Runs before `main`: lower numbers first.
    pub constructor: Option<u32>,
    /// Runs after `main` or at `exit`: higher numbers first.
    pub destructor: Option<u32>,
}

/// What a declaration promises of the results of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The same arguments give the same result.
    Const,
    /// They do as long as memory does not change.
    Pure,
}

impl Linkage {
    /// Priority of constructors and destructors that ask for none: they run last, or first.
    pub const NO_PRIORITY: u32 = 65536;

    /// Adds what another declaration says. A label that comes again must be the same; the first one counts.
    pub(crate) fn merge(&mut self, other: &Linkage) {
        if self.label.is_none() {
            self.label.clone_from(&other.label);
        } else if other.label.is_some() && self.label != other.label {
            self.odd = Some("asm labels that differ");
        }
        self.weak |= other.weak;
        self.odd = self.odd.or(other.odd);
        self.promise = self.promise.or(other.promise);
        self.constructor = self.constructor.or(other.constructor);
        self.destructor = self.destructor.or(other.destructor);
    }
}
