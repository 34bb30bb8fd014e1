//! The property that the user names, or whose file.

use anyhow::{Context, Result};
use certus_driver::property::{Asked, is_file, named, parse};
use std::path::Path;

/// The property of this name, or of a property file.
pub(crate) fn read(text: &str) -> Result<Asked> {
    if !is_file(text) {
        return Ok(named(text)?);
    }
    let content = crate::input::files::text(Path::new(text))?;
    parse(&content).with_context(|| text.to_owned())
}

/// The property as a property file says it.
pub(crate) fn specification(text: &str) -> Result<String> {
    if !is_file(text) {
        return Ok(certus_driver::property::specification(text));
    }
    let content = crate::input::files::text(Path::new(text))?;
    Ok(content.trim().to_owned())
}
