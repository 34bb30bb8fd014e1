//! Benchmark suites: a folder with a `manifest.csv`.

use anyhow::{Context, Result, bail};
use certus_c::DataModel;
use std::path::{Path, PathBuf};

/// One task of a suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    /// Its name in tables: the file relative to the folder.
    pub(crate) name: String,
    /// The program.
    pub(crate) file: PathBuf,
    /// What is asked, by name.
    pub(crate) property: String,
    /// Whether the property holds, if that is known.
    pub(crate) expected: Option<bool>,
    /// Sizes of the types.
    pub(crate) data_model: DataModel,
}

/// The tasks of a folder. Rows without a program are left out.
pub(crate) fn read(folder: &Path) -> Result<Vec<Task>> {
    let path = folder.join("manifest.csv");
    if !path.is_file() {
        bail!("{}: there is no manifest.csv in this folder", folder.display());
    }
    let mut reader = csv::Reader::from_path(&path).with_context(|| path.display().to_string())?;
    let header = reader.headers().with_context(|| path.display().to_string())?.clone();
    let column = |names: &[&str]| header.iter().position(|name| names.contains(&name));
    let Some(file) = column(&["file", "input"]) else {
        bail!("{}: there is no column `file` or `input`", path.display());
    };
    let (property, expected, model) = (column(&["property"]), column(&["expected"]), column(&["data_model"]));
    let mut tasks = Vec::new();
    for row in reader.records() {
        let row = row.with_context(|| path.display().to_string())?;
        let field = |column: Option<usize>| column.and_then(|at| row.get(at)).unwrap_or("");
        let name = field(Some(file));
        if name.is_empty() {
            continue;
        }
        tasks.push(Task {
            name: name.to_owned(),
            file: folder.join(name),
            property: if field(property).is_empty() { "unreach-call" } else { field(property) }.to_owned(),
            expected: match field(expected) {
                "true" | "safe" => Some(true),
                "false" | "unsafe" => Some(false),
                _ => None,
            },
            data_model: if field(model) == "LP64" { DataModel::Lp64 } else { DataModel::Ilp32 },
        });
    }
    Ok(tasks)
}
