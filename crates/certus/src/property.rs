//! What is checked: names of properties, and SV-COMP's property files.

use anyhow::{Context, Result, bail};
use certus_c::program::{Command, Errors, Program, Property, Storage};
use std::path::Path;

/// Properties by the name the user gives, with the part that names it in a property file.
const NAMES: &[(&str, &str, &[Property])] = &[
    ("unreach-call", "G ! call(", &[Property::Reach]),
    ("no-overflow", "G ! overflow", &[Property::Overflow]),
    ("valid-memsafety", "", &[Property::Deref, Property::Free]),
    ("valid-deref", "G valid-deref", &[Property::Deref]),
    ("valid-free", "G valid-free", &[Property::Free]),
    ("no-division-by-zero", "", &[Property::DivByZero]),
    ("no-bad-shift", "", &[Property::Shift]),
    ("no-uninitialised", "", &[Property::Uninitialised]),
];

/// Why there is no SAFE where leaks were asked about.
const LEAKS: &str = "leaks are not looked for";

/// Why there is no SAFE where uninitialised values were asked about.
const BYTES: &str = "bytes of memory that were never written are not looked for";

/// What is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The properties whose violation is an error.
    pub(crate) properties: Vec<Property>,
    /// A part of what was asked for that cannot be checked: then there is no SAFE.
    pub(crate) missing: Option<&'static str>,
    /// What counts as the error where that is asked about: all of its kind by name, one of them in a property file.
    pub(crate) errors: Errors,
}

impl Asked {
    /// Forgets what is missing if the program has nothing of the kind: without heap objects nothing leaks,
    /// without objects there are no bytes.
    pub(crate) fn for_program(mut self, program: &Program) -> Asked {
        let commands = program.procs.iter().flat_map(|proc| &proc.blocks).flat_map(|block| &block.commands);
        let made = |heap: bool| {
            commands.clone().any(|(command, _)| {
                matches!(command, Command::Allocate { storage, .. } if !heap || *storage == Storage::Heap)
            })
        };
        let present = match self.missing {
            Some(LEAKS) => made(true),
            Some(BYTES) => made(false) || !program.objects.is_empty(),
            _ => true,
        };
        if !present {
            self.missing = None;
        }
        self
    }
}

/// The name of a violated property.
pub(crate) fn name(property: Property) -> &'static str {
    match property {
        Property::Reach => "unreach-call",
        Property::Overflow => "no-overflow",
        Property::DivByZero => "no-division-by-zero",
        Property::Shift => "no-bad-shift",
        Property::Deref => "valid-deref",
        Property::Free => "valid-free",
        Property::Uninitialised => "no-uninitialised",
        Property::Claim => "claim",
    }
}

/// What a person calls a property: its name, or that of its file.
pub(crate) fn label(text: &str) -> String {
    let path = Path::new(text);
    let file = path.extension().is_some_and(|end| end == "prp");
    path.file_stem().filter(|_| file).map_or(text.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The property as a property file says it.
pub(crate) fn specification(text: &str) -> Result<String> {
    if Path::new(text).extension().is_some_and(|end| end == "prp") {
        let content = crate::files::text(Path::new(text))?;
        return Ok(content.trim().to_owned());
    }
    let formulas: &[&str] = match text {
        "unreach-call" => &["G ! call(reach_error())"],
        "no-overflow" => &["G ! overflow"],
        "valid-memsafety" => &["G valid-free", "G valid-deref"],
        "valid-deref" => &["G valid-deref"],
        "valid-free" => &["G valid-free"],
        // These are no properties of the competition; the names are those that the command line takes.
        other => &[&format!("G {other}")],
    };
    let lines: Vec<String> =
        formulas.iter().map(|formula| format!("CHECK( init(main()), LTL({formula}) )")).collect();
    Ok(lines.join("\n"))
}

/// The property of this name, or of a property file.
pub(crate) fn read(text: &str) -> Result<Asked> {
    if let Some((name, _, properties)) = NAMES.iter().find(|(name, _, _)| *name == text) {
        let missing = match *name {
            "valid-memsafety" => Some(LEAKS),
            "no-uninitialised" => Some(BYTES),
            _ => None,
        };
        return Ok(Asked { properties: properties.to_vec(), missing, errors: Errors::All });
    }
    if Path::new(text).extension().is_some_and(|end| end == "prp") {
        let content = crate::files::text(Path::new(text))?;
        return parse(&content).with_context(|| text.to_owned());
    }
    let names: Vec<&str> = NAMES.iter().map(|(name, _, _)| *name).collect();
    bail!("there is no property `{text}`; there are {}, and property files (.prp)", names.join(", "))
}

/// A property file: lines `CHECK( init(main()), LTL(…) )`.
pub(crate) fn parse(content: &str) -> Result<Asked> {
    let mut asked = Asked { properties: Vec::new(), missing: None, errors: Errors::All };
    for line in content.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let formula = line.split_once("LTL(").map_or("", |(_, rest)| rest.trim());
        if let Some(error) = error_of(formula) {
            if asked.properties.contains(&Property::Reach) {
                bail!("two kinds of errors in one file are not supported");
            }
            asked.errors = error;
        }
        let known = NAMES.iter().find(|(_, part, _)| !part.is_empty() && formula.starts_with(part));
        match known {
            None if formula.starts_with("G ! label(") => asked.properties.push(Property::Reach),
            Some((_, _, properties)) => asked.properties.extend_from_slice(properties),
            None if formula.starts_with("G valid-memtrack") => {
                asked.missing = Some(LEAKS);
            }
            None if formula.starts_with("G valid-memcleanup") => {
                asked.missing = Some(LEAKS);
            }
            None if formula.starts_with("F end") => asked.missing = Some("termination is not checked"),
            None => bail!("the property `{line}` is not supported"),
        }
    }
    if asked.properties.is_empty() && asked.missing.is_none() {
        bail!("there is no property in it");
    }
    Ok(asked)
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
        assert_eq!(read("unreach-call").expect("a property").errors, Errors::All);
        let memory = parse(
            "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
             CHECK( init(main()), LTL(G valid-memtrack) )\n",
        )
        .expect("properties");
        assert_eq!(memory.properties, [Property::Free, Property::Deref]);
        assert!(memory.missing.is_some());
        assert!(parse("COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )").is_err());
        assert!(parse("\n").is_err());
    }
}
