//! Benchmark suites: a folder with a `manifest.csv`, a folder of SV-COMP tasks and models, one of them, or a `.set`.

use crate::input::task;
use anyhow::{Context, Result, bail};
use certus_c::DataModel;
use certus_driver::property::label;
use certus_formats::Format;
use std::io::Write;
use std::path::{Path, PathBuf};

/// One task of a suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    /// Its name in tables: the file relative to the folder.
    pub(crate) name: String,
    /// The program or model.
    pub(crate) file: PathBuf,
    /// What is asked, by name or as a property file.
    pub(crate) property: String,
    /// Whether the property holds, if that is known.
    pub(crate) expected: Option<bool>,
    /// Sizes of the types.
    pub(crate) data_model: DataModel,
}

/// The tasks of a suite that ask for this property, or for what a check would ask.
pub(crate) fn read(suite: &Path, property: Option<&str>) -> Result<Vec<Task>> {
    let name = suite.display();
    if suite.is_dir() {
        if suite.join("manifest.csv").is_file() {
            let mut tasks = manifest(suite)?;
            let is = |task: &Task, name: &str| task.property == name || label(&task.property) == name;
            tasks.retain(|task| property.is_none_or(|property| is(task, property)));
            return Ok(tasks);
        }
        let mut files = Vec::new();
        walk(suite, &mut files)?;
        files.sort();
        if files.is_empty() {
            bail!("{name}: there is no manifest.csv in this folder, no task (.yml) and no model");
        }
        return definitions(suite, &files, property);
    }
    let folder = suite.parent().unwrap_or(Path::new(""));
    if suite.extension().is_some_and(|end| end == "set") && suite.is_file() {
        return definitions(folder, &of_set(suite, folder)?, property);
    }
    if of_suite(suite) {
        return definitions(folder, &[suite.to_owned()], property);
    }
    bail!(
        "{name}: a suite is a folder with a manifest.csv, a folder of tasks (.yml) and models, one of them, or a .set"
    )
}

/// Whether a file is a task definition or a model, by its name.
fn of_suite(file: &Path) -> bool {
    task::is(file) || Format::of_name(file).is_some()
}

/// All task definitions and models below a folder.
fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let context = || folder.display().to_string();
    for entry in std::fs::read_dir(folder).with_context(context)? {
        let entry = entry.with_context(context)?;
        // Links are not followed: they could lead around in circles.
        let kind = entry.file_type().with_context(context)?;
        if kind.is_dir() {
            walk(&entry.path(), files)?;
        } else if of_suite(&entry.path()) {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// The task definitions of an SV-COMP set: a pattern on each line.
fn of_set(set: &Path, folder: &Path) -> Result<Vec<PathBuf>> {
    let name = set.display();
    let text = crate::input::files::text(set)?;
    let mut files = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let pattern = line.split('#').next().unwrap_or("").trim();
        if pattern.is_empty() {
            continue;
        }
        let full = folder.join(pattern);
        let found = glob::glob(&full.display().to_string()).with_context(|| format!("{name}:{number}"))?;
        let before = files.len();
        files.extend(found.filter_map(Result::ok).filter(|path| task::is(path)));
        if files.len() == before {
            writeln!(crate::output::terminal::err(), "certus: {name}:{number}: no task matches {pattern}")?;
        }
    }
    files.sort();
    files.dedup();
    Ok(files)
}

/// Reads task definitions. Those that do not ask for the property are left out; those that cannot be read, or
/// leave it open what they ask, are left out with a message. Models are asked what a check would ask; what is expected of
/// them nobody says.
fn definitions(folder: &Path, files: &[PathBuf], property: Option<&str>) -> Result<Vec<Task>> {
    let mut tasks = Vec::new();
    for path in files {
        // Nobody would write into a pipe.
        if !path.is_file() {
            writeln!(
                crate::output::terminal::err(),
                "certus: left out: {}: this is no file",
                path.display()
            )?;
            continue;
        }
        let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
        if Format::of_name(path).is_some() {
            tasks.push(Task {
                name,
                file: path.clone(),
                property: property.unwrap_or("unreach-call").to_owned(),
                expected: None,
                data_model: DataModel::default(),
            });
            continue;
        }
        let definition = match task::read(path) {
            Ok(definition) => definition,
            Err(error) => {
                writeln!(crate::output::terminal::err(), "certus: left out: {error:#}")?;
                continue;
            }
        };
        if !definition.more.is_empty() {
            let name = path.display();
            writeln!(crate::output::terminal::err(), "certus: left out: {name}: it has several input files")?;
            continue;
        }
        let question = match (definition.question(property), property) {
            (Ok(question), _) => question,
            (Err(_), Some(_)) => continue,
            (Err(error), None) => {
                writeln!(crate::output::terminal::err(), "certus: left out: {}: {error}", path.display())?;
                continue;
            }
        };
        tasks.push(Task {
            name,
            file: definition.input.clone(),
            property: question.file.display().to_string(),
            expected: question.expected,
            data_model: definition.data_model.unwrap_or_default(),
        });
    }
    Ok(tasks)
}

/// The property of a row: a file of the folder, or a name. A row that names a task definition asks what its property file says.
fn property_of(folder: &Path, definition: &str, name: &str) -> String {
    let name = if name.is_empty() { "unreach-call" } else { name };
    let own = folder.join(name);
    if own.is_file() {
        return own.display().to_string();
    }
    let path = folder.join(definition);
    let task = (task::is(&path) && path.is_file()).then(|| task::read(&path).ok()).flatten();
    let file = task.and_then(|task| Some(task.question(Some(name)).ok()?.file.clone()));
    file.filter(|file| file.is_file()).map_or(name.to_owned(), |file| file.display().to_string())
}

/// The tasks of a folder with a manifest. Rows without a program are left out.
pub(crate) fn manifest(folder: &Path) -> Result<Vec<Task>> {
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
    let definition = column(&["task"]);
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
            property: property_of(folder, field(definition), field(property)),
            expected: match field(expected) {
                "true" | "safe" | "sat" => Some(true),
                "false" | "unsafe" | "unsat" => Some(false),
                _ => None,
            },
            data_model: if field(model) == "LP64" { DataModel::Lp64 } else { DataModel::Ilp32 },
        });
    }
    Ok(tasks)
}
