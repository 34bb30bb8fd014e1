//! Solvers by name: what `--solver` takes.

use crate::error::SolverError;
use crate::native::Native;
use crate::process::{KNOWN, ProcessSolver, ProcessSpec};
use crate::sat::{Cadical, Ic3Core};
use crate::solver::Solver;
use crate::theories::Theories;

/// In front of a command line.
const COMMAND: &str = "process:";

type Make = fn(&'static str) -> Box<dyn Solver>;

/// The embedded solvers: name, what it is, how it is made. The first one is the default.
const EMBEDDED: &[(&str, &str, Make)] = &[
    ("native", "embedded bit-vector solver over a SAT core made for IC3 (default)", |name| {
        Box::new(Native::new(name, Ic3Core::new()))
    }),
    ("native-cadical", "embedded bit-vector solver over CaDiCaL, for large queries", |name| {
        Box::new(Native::new(name, Cadical::new()))
    }),
];

/// The name of the solver that is used when none is named.
pub const DEFAULT: &str = "native";

/// The names of all solvers, each with one line on what it is. `process:COMMAND` stands for any program.
#[must_use]
pub fn names() -> Vec<(&'static str, &'static str)> {
    let embedded = EMBEDDED.iter().map(|(name, about, _)| (*name, *about));
    let processes = KNOWN.iter().map(|k| (k.name, k.about));
    embedded
        .chain(processes)
        .chain([("process:COMMAND", "any program that reads SMT-LIB 2 from its input, with its arguments")])
        .collect()
}

/// What the embedded solvers know.
const EMBEDDED_THEORIES: Theories = Theories::BIT_VECTORS
    .and(Theories::ARRAYS)
    .and(Theories::CONSTANT_ARRAYS)
    .and(Theories::FUNCTIONS)
    .and(Theories::SORTS)
    .and(Theories::INTEGERS)
    .and(Theories::REALS);

/// What the solver of a name knows; of a command line that is everything, until it says otherwise. Nothing is started.
///
/// # Errors
/// If there is none.
pub fn theories(name: &str) -> Result<Theories, SolverError> {
    known(name)?;
    if EMBEDDED.iter().any(|(n, _, _)| *n == name) {
        return Ok(EMBEDDED_THEORIES);
    }
    Ok(KNOWN.iter().find(|known| known.name == name).map_or(Theories::ALL, |known| known.theories))
}

/// Whether a name is the command line of a program, and not the name of a solver.
#[must_use]
pub fn is_command(name: &str) -> bool {
    name.starts_with(COMMAND)
}

/// Whether there is a solver of a name. Nothing is started.
///
/// # Errors
/// If there is none.
pub fn known(name: &str) -> Result<(), SolverError> {
    let embedded = EMBEDDED.iter().any(|(n, _, _)| *n == name);
    if embedded || is_command(name) || ProcessSpec::named(name).is_some() {
        Ok(())
    } else {
        Err(unknown(name))
    }
}

fn unknown(name: &str) -> SolverError {
    let known = names().iter().map(|(n, _)| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    SolverError::UnknownName { name: name.to_owned(), known }
}

/// Makes the solver of a name.
///
/// # Errors
/// If there is none of that name, or its process cannot be started or does not answer.
pub fn make(name: &str) -> Result<Box<dyn Solver>, SolverError> {
    if let Some((name, _, make)) = EMBEDDED.iter().find(|(n, _, _)| *n == name) {
        return Ok(make(name));
    }
    let spec = match name.strip_prefix(COMMAND) {
        Some(line) => ProcessSpec::command(line)?,
        None => ProcessSpec::named(name).ok_or_else(|| unknown(name))?,
    };
    Ok(Box::new(ProcessSolver::start(spec)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_solvers_are_made_by_name() {
        for (name, _, _) in EMBEDDED {
            assert_eq!(make(name).unwrap().name(), *name);
        }
        assert_eq!(EMBEDDED[0].0, DEFAULT);
    }

    #[test]
    fn unknown_names_list_the_known_ones() {
        let Err(e) = make("z4") else { panic!("there is no z4") };
        let text = e.to_string();
        assert!(text.contains("z4"), "{text}");
        assert!(names().iter().all(|(n, _)| text.contains(n)), "{text}");
    }
}
