//! What is checked of a program: names of properties, and SV-COMP's property files.

use crate::unknown::Missing;
use certus_c::interp::{Outcome, Run};
use certus_c::program::{Command, Errors, Program, Property, Storage};
use certus_model::ltl::parse::Atom;
use certus_model::ltl::{self, Ltl, LtlError as LtlSyntax};
use std::path::Path;

/// Properties by the name the user gives, with the part that names it in a property file.
const NAMES: &[(&str, &str, &[Property])] = &[
    ("unreach-call", "G ! call(", &[Property::Reach]),
    ("no-overflow", "G ! overflow", &[Property::Overflow]),
    ("valid-memsafety", "", &[Property::Deref, Property::Free, Property::Leak]),
    ("valid-deref", "G valid-deref", &[Property::Deref]),
    ("valid-free", "G valid-free", &[Property::Free]),
    ("valid-memtrack", "G valid-memtrack", &[Property::Leak]),
    ("valid-memcleanup", "G valid-memcleanup", &[Property::Cleanup]),
    ("no-division-by-zero", "", &[Property::DivByZero]),
    ("no-bad-shift", "", &[Property::Shift]),
    ("no-uninitialised", "", &[Property::Uninitialised]),
    ("termination", "F end", &[Property::Termination]),
];

/// What is asked by `all`: assertions, and what C leaves undefined. Whether a run ends, and whether memory is left at its end,
/// are questions of their own.
pub const EVERY: &[&str] = &[
    "unreach-call",
    "no-overflow",
    "no-division-by-zero",
    "no-bad-shift",
    "no-uninitialised",
    "valid-deref",
    "valid-free",
    "valid-memtrack",
];

/// Why a property is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PropertyError {
    /// No property has this name.
    #[error("there is no property `{0}`; there are {1}, all, and property files (.prp)")]
    NoProperty(String, String),
    /// A line of a property file.
    #[error("the property `{0}` is not supported")]
    NotSupported(String),
    /// More than one error.
    #[error("two kinds of errors in one file are not supported")]
    TwoErrors,
    /// Termination is asked for together with what is decided in another way.
    #[error("termination and another property in one file are not supported")]
    NotAlone,
    /// A property file without one.
    #[error("there is no property in it")]
    Empty,
}

/// What is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The properties whose violation is an error.
    pub properties: Vec<Property>,
    /// A part of what was asked for that cannot be checked: then there is no SAFE.
    pub missing: Option<Missing>,
    /// What counts as the error where that is asked about: all of its kind by name, one of them in a property file.
    pub errors: Errors,
}

impl Asked {
    /// Forgets what is missing if the program has nothing of the kind: without heap objects nothing leaks,
    /// without objects there are no bytes.
    #[must_use]
    pub fn for_program(mut self, program: &Program) -> Asked {
        let commands = program.procs.iter().flat_map(|proc| &proc.blocks).flat_map(|block| &block.commands);
        let made = |heap: bool| {
            commands.clone().any(|(command, _)| {
                matches!(command, Command::Allocate { storage, .. } if !heap || *storage == Storage::Heap)
            })
        };
        let present = match self.missing {
            Some(Missing::Leaks) => made(true),
            Some(Missing::Bytes) => made(false) || !program.objects.is_empty(),
            _ => true,
        };
        if !present {
            self.missing = None;
        }
        self
    }
}

/// The name of a violated property.
#[must_use]
pub fn name(property: Property) -> &'static str {
    match property {
        Property::Reach => "unreach-call",
        Property::Overflow => "no-overflow",
        Property::DivByZero => "no-division-by-zero",
        Property::Shift => "no-bad-shift",
        Property::Deref => "valid-deref",
        Property::Free => "valid-free",
        Property::Leak => "valid-memtrack",
        Property::Cleanup => "valid-memcleanup",
        Property::Uninitialised => "no-uninitialised",
        Property::Claim => "claim",
        Property::Termination => "termination",
    }
}

/// The name of the property that a run violates.
#[must_use]
pub fn violated(run: &Run) -> &'static str {
    match run.outcome {
        Outcome::Violation { property, .. } => name(property),
        _ => "?",
    }
}

/// Whether a property is given by the name of a file.
#[must_use]
pub fn is_file(text: &str) -> bool {
    Path::new(text).extension().is_some_and(|end| end == "prp")
}

/// What a person calls a property: its name, or that of its file.
#[must_use]
pub fn label(text: &str) -> String {
    Path::new(text)
        .file_stem()
        .filter(|_| is_file(text))
        .map_or(text.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The property of this name, as a property file says it.
#[must_use]
pub fn specification(name: &str) -> String {
    let formulas: &[&str] = match name {
        "unreach-call" => &["G ! call(reach_error())"],
        "no-overflow" => &["G ! overflow"],
        "valid-memsafety" => &["G valid-free", "G valid-deref", "G valid-memtrack"],
        "valid-memtrack" => &["G valid-memtrack"],
        "valid-memcleanup" => &["G valid-memcleanup"],
        "valid-deref" => &["G valid-deref"],
        "valid-free" => &["G valid-free"],
        "termination" => &["F end"],
        // These are no properties of the competition; the names are those that the command line takes.
        other => &[&format!("G {other}")],
    };
    let lines: Vec<String> =
        formulas.iter().map(|formula| format!("CHECK( init(main()), LTL({formula}) )")).collect();
    lines.join("\n")
}

/// The property of this name.
///
/// # Errors
/// If there is none; the message lists those there are.
pub fn named(text: &str) -> Result<Asked, PropertyError> {
    let Some((name, _, properties)) = NAMES.iter().find(|(name, _, _)| *name == text) else {
        let names: Vec<&str> = NAMES.iter().map(|(name, _, _)| *name).collect();
        return Err(PropertyError::NoProperty(text.to_owned(), names.join(", ")));
    };
    let missing = match *name {
        "valid-memsafety" | "valid-memtrack" => Some(Missing::Leaks),
        "no-uninitialised" => Some(Missing::Bytes),
        _ => None,
    };
    Ok(Asked { properties: properties.to_vec(), missing, errors: Errors::All })
}

/// A property file: lines `CHECK( init(main()), LTL(…) )`.
///
/// # Errors
/// If a line is none, or not supported.
pub fn parse(content: &str) -> Result<Asked, PropertyError> {
    let mut asked = Asked { properties: Vec::new(), missing: None, errors: Errors::All };
    for line in content.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let formula = line.split_once("LTL(").map_or("", |(_, rest)| rest.trim());
        if let Some(error) = error_of(formula) {
            if asked.properties.contains(&Property::Reach) {
                return Err(PropertyError::TwoErrors);
            }
            asked.errors = error;
        }
        let known = NAMES.iter().find(|(_, part, _)| !part.is_empty() && formula.starts_with(part));
        match known {
            None if formula.starts_with("G ! label(") => asked.properties.push(Property::Reach),
            Some((_, _, properties)) => {
                asked.properties.extend_from_slice(properties);
                if properties.contains(&Property::Leak) {
                    asked.missing = Some(Missing::Leaks);
                }
            }
            None => return Err(PropertyError::NotSupported(line.to_owned())),
        }
    }
    if asked.properties.is_empty() && asked.missing.is_none() {
        return Err(PropertyError::Empty);
    }
    if asked.properties.contains(&Property::Termination) && asked.properties.len() > 1 {
        return Err(PropertyError::NotAlone);
    }
    Ok(asked)
}

/// The formula of temporal logic that a property is: `ltl: …` on the command line, or what a property file says that is none of the
/// competition's other properties. Nothing if it is another property. Columns are those of the text, or of the line in the file.
///
/// # Errors
/// What is wrong with the formula.
pub fn temporal(text: &str, file: Option<&str>) -> Result<Option<Ltl<Atom>>, LtlSyntax> {
    let (begin, formula) = match file {
        None => match text.strip_prefix("ltl:") {
            None => return Ok(None),
            Some(formula) => (text.len() - formula.len(), formula),
        },
        Some(content) => {
            let mut lines = content.lines().filter(|line| !line.trim().is_empty());
            let (Some(line), None) = (lines.next(), lines.next()) else { return Ok(None) };
            if parse(content).is_ok() {
                return Ok(None);
            }
            // What stands between `LTL(` and the two brackets at the end.
            let inner = line.find("LTL(").map(|at| at + 4);
            let end = line.trim_end().strip_suffix(')').map(str::trim_end);
            let end = end.and_then(|rest| rest.strip_suffix(')')).map(str::len);
            let check = line.trim_start().starts_with("CHECK(");
            match (inner, end) {
                (Some(begin), Some(end)) if begin <= end && check => (begin, &line[begin..end]),
                _ => return Ok(None),
            }
        }
    };
    ltl::parse(formula).map(Some).map_err(|mut error| {
        error.column += begin;
        error
    })
}

/// The error that a formula is about.
fn error_of(formula: &str) -> Option<Errors> {
    let name = |prefix: &str| {
        let name = formula.strip_prefix(prefix)?.split(['(', ')']).next()?.trim();
        (!name.is_empty()).then(|| name.to_owned())
    };
    let function = name("G ! call(").map(Errors::Function);
    function.or_else(|| name("G ! label(").map(Errors::Label))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn property_files_are_read() {
        let reach = parse("CHECK( init(main()), LTL(G ! call(reach_error())) )\n").expect("a property");
        let errors = Errors::Function("reach_error".to_owned());
        assert_eq!(reach, Asked { properties: vec![Property::Reach], missing: None, errors });
        let label = parse("CHECK( init(main()), LTL(G ! label(FAIL)) )\n").expect("a property");
        assert_eq!(label.errors, Errors::Label("FAIL".to_owned()));
        assert_eq!(label.properties, [Property::Reach]);
        assert_eq!(named("unreach-call").expect("a property").errors, Errors::All);
        let memory = parse(
            "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
             CHECK( init(main()), LTL(G valid-memtrack) )\n",
        )
        .expect("properties");
        assert_eq!(memory.properties, [Property::Free, Property::Deref, Property::Leak]);
        assert!(memory.missing.is_some());
        assert!(parse("COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )").is_err());
        assert!(parse("\n").is_err());
    }
}
