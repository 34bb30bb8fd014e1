//! The list of programs in a benchmark folder, `manifest.csv`: a column `file` or `input` (the program,
//! relative to the folder), `data_model` (`ILP32` or `LP64`), and where the folder has them `expected`,
//! `property`, `subproperty`, and `category` or `set`. Fields hold no commas or quotes.
#![allow(dead_code)]

use certus_c::DataModel;
use certus_c::program::Property;
use std::path::{Path, PathBuf};

/// One program.
pub(crate) struct Row {
    /// Relative to the folder.
    pub(crate) file: PathBuf,
    pub(crate) data_model: DataModel,
    /// What it belongs to.
    pub(crate) group: String,
    /// What it is checked for; empty if the interpreter cannot tell.
    pub(crate) check: Vec<Property>,
    /// Whether no run violates it.
    pub(crate) safe: bool,
}

/// The rows that name a program.
pub(crate) fn read(folder: &Path) -> Result<Vec<Row>, String> {
    let path = folder.join("manifest.csv");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().unwrap_or_default();
    let column = |names: &[&str]| header.iter().position(|name| names.contains(name));
    let file = column(&["file", "input"]).ok_or("the manifest has no column 'file' or 'input'")?;
    let model = column(&["data_model"]).ok_or("the manifest has no column 'data_model'")?;
    let [expected, property, part, group] =
        [&["expected"][..], &["property"], &["subproperty"], &["category", "set"]].map(column);
    Ok(lines
        .filter_map(|fields| {
            let field = |column: Option<usize>| column.and_then(|at| fields.get(at).copied()).unwrap_or("");
            let name = fields.get(file).filter(|name| !name.is_empty())?;
            let check = match (field(property), field(part)) {
                ("" | "unreach-call", _) => vec![Property::Reach],
                ("no-overflow", _) => vec![Property::Overflow],
                // Leaks are not looked for.
                ("valid-memsafety", part) if part != "valid-memtrack" => {
                    vec![Property::Deref, Property::Free]
                }
                _ => Vec::new(),
            };
            Some(Row {
                file: PathBuf::from(name),
                data_model: if field(Some(model)) == "LP64" { DataModel::Lp64 } else { DataModel::Ilp32 },
                group: field(group).to_owned(),
                check,
                safe: field(expected) == "true",
            })
        })
        .collect())
}
