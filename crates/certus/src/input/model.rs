//! Reading models.

use anyhow::{Result, anyhow};
use certus_formats::{Format, Source};
use certus_logic::Terms;
use std::path::Path;

/// A model.
pub(crate) struct Model {
    /// The arena of its terms.
    pub(crate) terms: Terms,
    pub(crate) source: Source,
    /// Of clauses: the words for those that have a model, and for those that have none.
    pub(crate) words: [&'static str; 2],
}

/// Reads a model.
pub(crate) fn read(path: &Path, format: Format) -> Result<Model> {
    let name = path.display();
    let content = crate::input::files::bytes(path)?;
    let mut terms = Terms::new();
    let source = certus_formats::read(&mut terms, format, &content).map_err(|why| anyhow!("{name}:{why}"))?;
    let words = certus_formats::horn::words(if format == Format::Horn { &content } else { &[] });
    Ok(Model { terms, source, words })
}
