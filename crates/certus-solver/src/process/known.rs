//! The solvers we know: their programs, arguments, theories and habits. One row each.

use crate::theories::Theories;

/// How a solver is asked which assumptions it used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cores {
    /// With `check-sat-assuming` and `get-unsat-assumptions`.
    Assumptions,
    /// It lacks these: assumptions become named assertions between `push` and `pop`, and `get-unsat-core`
    /// names the ones used.
    Named,
}

/// One solver.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The name the user picks it by.
    pub name: &'static str,
    /// Its program, looked up on the PATH.
    pub program: &'static str,
    /// The arguments that make it read commands from its input one by one.
    pub args: &'static [&'static str],
    /// What it can do.
    pub theories: Theories,
    /// How it tells cores.
    pub cores: Cores,
    /// One line for help texts.
    pub about: &'static str,
}

const NO_NONLINEAR: Theories = Theories::ALL.without(Theories::NONLINEAR);

/// The solvers we know, by name.
pub const KNOWN: &[Known] = &[
    Known {
        name: "bitwuzla",
        program: "bitwuzla",
        args: &[],
        // It reads uninterpreted sorts but aborts (0.9.1) when asked for a value of one.
        theories: NO_NONLINEAR.without(Theories::INTEGERS).without(Theories::REALS).without(Theories::SORTS),
        cores: Cores::Assumptions,
        about: "Bitwuzla: bit-vectors, arrays, functions",
    },
    Known {
        name: "cvc5",
        program: "cvc5",
        args: &["--lang=smt2", "--incremental"],
        theories: Theories::ALL,
        cores: Cores::Assumptions,
        about: "cvc5: every theory",
    },
    Known {
        name: "mathsat",
        program: "mathsat",
        args: &["-input=smt2"],
        theories: Theories::ALL,
        cores: Cores::Assumptions,
        about: "MathSAT 5: every theory",
    },
    Known {
        name: "opensmt",
        program: "opensmt",
        args: &["-p"],
        theories: NO_NONLINEAR.without(Theories::BIT_VECTORS).without(Theories::CONSTANT_ARRAYS),
        cores: Cores::Named,
        about: "OpenSMT: linear integers and reals, functions; no models of arrays",
    },
    Known {
        name: "yices-smt2",
        program: "yices-smt2",
        // Without the second argument arrays in models are names that no command explains.
        args: &["--incremental", "--smt2-model-format"],
        // It multiplies only with a method that tells no cores, and has no constant arrays.
        theories: NO_NONLINEAR.without(Theories::CONSTANT_ARRAYS),
        cores: Cores::Assumptions,
        about: "Yices 2: all but nonlinear arithmetic and constant arrays (also `yices`)",
    },
    Known {
        name: "z3",
        program: "z3",
        args: &["-in", "-smt2"],
        theories: Theories::ALL,
        cores: Cores::Assumptions,
        about: "Z3: every theory",
    },
];

/// The solver that is named when another one lacks a theory: it has them all.
pub(super) const HAS_ALL: &str = "z3";

/// The row of a name, or of a program's file name.
#[must_use]
pub fn known(name: &str) -> Option<&'static Known> {
    let name = if name == "yices" { "yices-smt2" } else { name };
    KNOWN.iter().find(|k| k.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_findable() {
        assert!(KNOWN.is_sorted_by_key(|k| k.name));
        assert!(KNOWN.iter().all(|k| known(k.name).is_some_and(|found| found.name == k.name)));
        assert_eq!(known("yices").map(|k| k.program), Some("yices-smt2"));
        assert_eq!(known(HAS_ALL).map(|k| k.theories), Some(Theories::ALL));
    }
}
