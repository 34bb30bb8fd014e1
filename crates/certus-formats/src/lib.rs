//! Models of other communities: BTOR2, AIGER and VMT, read as transition systems, and Horn clauses.
//!
//! A reader takes the bytes of a file and makes a [`Ts`] or [`Clauses`] over an arena, or says what is wrong and where. Nothing recurses
//! with the depth of what is read. What a format counts (inputs, latches, states) keeps its order, so that a run can be
//! written back in the format's own way.

pub mod aiger;
pub mod btor2;
mod circuit;
mod functional;
pub mod horn;
mod text;
pub mod vmt;

use certus_logic::{Assignment, Term, Terms};
use certus_model::justice::Lasso;
use certus_model::{Clauses, Ts};

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1; of a binary part the byte in the file.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

/// Why a system cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(pub String);

/// The formats there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// BTOR2, word-level circuits.
    Btor2,
    /// AIGER, and-inverter graphs, as text or binary.
    Aiger,
    /// Horn clauses in SMT-LIB.
    Horn,
    /// VMT, symbolic transition systems over the theories of SMT-LIB.
    Vmt,
}

impl Format {
    /// The format of a file by the end of its name.
    #[must_use]
    pub fn of_name(name: &std::path::Path) -> Option<Format> {
        match name.extension()?.to_str()? {
            "btor2" | "btor" => Some(Format::Btor2),
            "aig" | "aag" => Some(Format::Aiger),
            "smt2" | "chc" => Some(Format::Horn),
            "vmt" => Some(Format::Vmt),
            _ => None,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Format::Btor2 => "BTOR2",
            Format::Aiger => "AIGER",
            Format::Horn => "Horn clauses",
            Format::Vmt => "VMT",
        }
    }
}

/// What a file holds.
#[derive(Clone, Debug)]
pub enum Source {
    /// A transition system.
    System(Ts),
    /// Horn clauses.
    Clauses(Clauses),
}

impl Source {
    /// The rule of its type that is broken, if one is.
    ///
    /// # Errors
    /// The rule, in words.
    pub fn validate(&self, terms: &mut Terms) -> Result<(), String> {
        match self {
            Source::System(ts) => ts.validate(terms),
            Source::Clauses(clauses) => clauses.validate(terms),
        }
    }

    /// All its formulas and variables: what a solver has to understand.
    #[must_use]
    pub fn formulas(&self) -> Vec<Term> {
        match self {
            Source::System(ts) => {
                let vars = ts.vars.iter().chain(&ts.inputs).map(|var| var.term);
                let bad = ts.bad.iter().map(|goal| goal.what);
                let all = vars.chain([ts.init, ts.trans, ts.constraint]).chain(ts.next.values().copied());
                let fair = ts.justice.iter().flat_map(|goal| &goal.what).chain(&ts.fairness).copied();
                let atoms = ts.ltl.iter().flat_map(|goal| goal.what.atoms()).copied();
                all.chain(bad).chain(fair).chain(atoms).collect()
            }
            Source::Clauses(clauses) => {
                let vars =
                    clauses.predicates.iter().flat_map(|predicate| &predicate.vars).map(|var| var.term);
                vars.chain(clauses.clauses.iter().map(|clause| clause.relation)).collect()
            }
        }
    }
}

/// A run of a system to a bad position in the way of its format. The number is that of the set in the file.
#[must_use]
pub fn witness(terms: &Terms, format: Format, ts: &Ts, bad: usize, positions: &[Assignment]) -> String {
    match format {
        Format::Btor2 => btor2::witness(terms, ts, bad, positions),
        Format::Aiger => aiger::witness(terms, ts, bad, positions),
        Format::Vmt | Format::Horn => vmt::run_text(terms, ts, positions),
    }
}

/// An infinite run that violates a property of justice, or another one of infinite runs, in the way of its format. The number is that of
/// the property in the file. The position where the loop begins stands at the end once more: its state is that of an earlier one, and
/// so is the state after it.
#[must_use]
pub fn lasso(terms: &Terms, format: Format, ts: &Ts, number: usize, lasso: &Lasso) -> String {
    let mut positions = lasso.positions.clone();
    positions.push(lasso.positions[lasso.back].clone());
    match format {
        Format::Btor2 => format!("sat\nj{number}\n{}", btor2::stimulus(terms, ts, &positions)),
        Format::Aiger => format!("1\nj{number}\n{}", aiger::stimulus(terms, ts, &positions)),
        Format::Vmt | Format::Horn => vmt::lasso_text(terms, ts, lasso),
    }
}

/// A run of a system that may end anywhere in the way of its format: what a simulator needs to go the same way.
#[must_use]
pub fn stimulus(terms: &Terms, format: Format, ts: &Ts, positions: &[Assignment]) -> String {
    match format {
        Format::Btor2 => btor2::stimulus(terms, ts, positions),
        Format::Aiger => aiger::stimulus(terms, ts, positions),
        Format::Vmt | Format::Horn => vmt::run_text(terms, ts, positions),
    }
}

/// Reads a model.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(terms: &mut Terms, format: Format, content: &[u8]) -> Result<Source, FormatError> {
    match format {
        Format::Btor2 => btor2::read(terms, content).map(Source::System),
        Format::Aiger => aiger::read(terms, content).map(Source::System),
        Format::Horn => horn::read(terms, content).map(Source::Clauses),
        Format::Vmt => vmt::read(terms, content).map(Source::System),
    }
}
