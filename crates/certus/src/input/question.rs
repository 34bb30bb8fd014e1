//! The property that the user names, or whose file.

use anyhow::{Context, Result, anyhow};
use certus_driver::property::{Asked, EVERY, is_file, named, parse};
use certus_model::ltl::Ltl;
use certus_model::ltl::parse::Atom;
use std::path::Path;

/// The name of all properties together.
const ALL: &str = "all";

/// The names of several properties: separated by commas, or one by one. `all` stands for many.
pub(crate) fn names(given: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for text in given {
        // Formulas and names of files have commas of their own.
        let one = text.starts_with("ltl:") || is_file(text) && Path::new(text).is_file();
        let parts = if one { vec![text.as_str()] } else { text.split(',').collect() };
        for part in parts.into_iter().map(str::trim) {
            let several: &[&str] = if part == ALL { EVERY } else { &[part] };
            for name in several {
                if !names.iter().any(|known| known == name) {
                    names.push((*name).to_owned());
                }
            }
        }
    }
    names
}

/// Whether everything is asked about.
pub(crate) fn is_all(given: &[String]) -> bool {
    matches!(given, [one] if one.trim() == ALL)
}

/// The property of this name, or of a property file.
pub(crate) fn read(text: &str) -> Result<Asked> {
    if !is_file(text) {
        return Ok(named(text)?);
    }
    let content = crate::input::files::text(Path::new(text))?;
    parse(&content).with_context(|| text.to_owned())
}

/// The formula of temporal logic that the property is, if it is one.
pub(crate) fn temporal(text: &str) -> Result<Option<Ltl<Atom>>> {
    if !is_file(text) {
        return certus_driver::property::temporal(text, None).map_err(|error| anyhow!("--property: {error}"));
    }
    let content = crate::input::files::text(Path::new(text))?;
    certus_driver::property::temporal(text, Some(&content)).map_err(|error| anyhow!("{text}: {error}"))
}

/// The property as a property file says it.
pub(crate) fn specification(text: &str) -> Result<String> {
    if !is_file(text) {
        return Ok(certus_driver::property::specification(text));
    }
    let content = crate::input::files::text(Path::new(text))?;
    Ok(content.trim().to_owned())
}
