//! The property that the user names, or whose file.

use anyhow::{Context, Result, anyhow};
use certus_driver::property::{Asked, is_file, named, parse};
use certus_model::ltl::Ltl;
use certus_model::ltl::parse::Atom;
use std::path::Path;

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
