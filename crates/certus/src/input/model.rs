//! Reading models.

use anyhow::{Context, Result, anyhow};
use certus_formats::{Format, Source};
use certus_logic::Terms;
use std::path::Path;

/// A model and the arena of its terms.
pub(crate) fn read(path: &Path, format: Format) -> Result<(Terms, Source)> {
    let name = path.display();
    let content = std::fs::read(path).with_context(|| format!("{name}: cannot be read"))?;
    let mut terms = Terms::new();
    let source = certus_formats::read(&mut terms, format, &content).map_err(|why| anyhow!("{name}:{why}"))?;
    Ok((terms, source))
}
