//! Reading a C program.

use certus_c::diag::{Code, Diagnostic};
use certus_c::lower::{Lowered, Meaning, lower_with};
use certus_c::program::Property;
use certus_c::{DataModel, Options, TranslationUnit, parse_files};
use std::path::{Path, PathBuf};

/// Why a program is not read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// All that is wrong is that Certus cannot do it: the program may be a good one.
    #[error("the program uses what is not supported\n{text}")]
    NotSupported {
        /// The first thing.
        what: String,
        /// All, with their places.
        text: String,
    },
    /// It is no C program; what is wrong, with places.
    #[error("the program is not accepted\n{0}")]
    Rejected(String),
}

/// Reads a program that begins in the function `entry`. Warnings are in what it gives.
///
/// # Errors
/// What is wrong with it, or not supported, with places.
pub fn read(
    file: &Path,
    options: &Options,
    entry: &str,
    meaning: Meaning,
    properties: &[Property],
) -> Result<(TranslationUnit, Lowered), ReadError> {
    read_linked(&[(file.to_owned(), options.clone())], entry, meaning, properties)
}

/// The same for a program in several files, each with its own options.
///
/// # Errors
/// What is wrong with one of them or with all together, or not supported, with places.
pub fn read_linked(
    files: &[(PathBuf, Options)],
    entry: &str,
    mut meaning: Meaning,
    properties: &[Property],
) -> Result<(TranslationUnit, Lowered), ReadError> {
    let data_model = files.first().map_or(DataModel::default(), |(_, options)| options.data_model);
    meaning.leaks |= properties.iter().any(|it| matches!(it, Property::Leak | Property::Cleanup));
    let read = parse_files(files, data_model);
    let lowered = read.and_then(|unit| lower_with(&unit, entry, meaning).map(|lowered| (unit, lowered)));
    let (unit, mut lowered) = lowered.map_err(|diagnostics| {
        let text = diagnostics.render().trim_end().to_owned();
        let unsupported = |item: &Diagnostic| item.code == Code::Unsupported;
        match diagnostics.items.first().filter(|_| diagnostics.items.iter().all(unsupported)) {
            Some(first) => ReadError::NotSupported { what: first.message.clone(), text },
            None => ReadError::Rejected(text),
        }
    })?;
    if properties.contains(&Property::Uninitialised) {
        certus_c::program::add_uninitialised_checks(&mut lowered.program);
    }
    Ok((unit, lowered))
}
