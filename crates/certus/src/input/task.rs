//! SV-COMP task definitions: a `.yml` that names a program, properties and what is expected of them.

use anyhow::{Context, Result, bail};
use certus_c::DataModel;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A task definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    /// The program.
    pub(crate) input: PathBuf,
    /// Further files that are linked with it.
    pub(crate) more: Vec<PathBuf>,
    /// What is asked of it.
    pub(crate) properties: Vec<Question>,
    /// Sizes of the types, if the task says.
    pub(crate) data_model: Option<DataModel>,
}

/// One property of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The property file.
    pub(crate) file: PathBuf,
    /// Whether the property holds, if that is known.
    pub(crate) expected: Option<bool>,
}

impl Question {
    /// The name of the property: that of its file.
    pub(crate) fn name(&self) -> String {
        self.file.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned())
    }
}

impl Definition {
    /// The question a user means: by name or file, or the one that a check asks if nobody says.
    pub(crate) fn question(&self, asked: Option<&str>) -> Result<&Question> {
        let by = |name: &str| {
            self.properties
                .iter()
                .find(|question| question.name() == name || question.file == Path::new(name))
        };
        let names = || self.properties.iter().map(Question::name).collect::<Vec<_>>().join(", ");
        match (asked, &self.properties[..]) {
            (Some(name), _) => match by(name) {
                Some(question) => Ok(question),
                None => bail!("the task does not ask for `{name}`; it asks for {}", names()),
            },
            (None, [only]) => Ok(only),
            (None, _) => match by("unreach-call") {
                Some(question) => Ok(question),
                None => bail!("the task asks for {}; choose one with --property", names()),
            },
        }
    }
}

/// Whether a file is a task definition, by its name.
pub(crate) fn is(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "yml" || end == "yaml")
}

/// Reads a task definition. Its paths become relative to where it is.
pub(crate) fn read(path: &Path) -> Result<Definition> {
    let name = path.display();
    let text = crate::input::files::text(path)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    parse(&text, folder).with_context(|| name.to_string())
}

fn parse(text: &str, folder: &Path) -> Result<Definition> {
    let task = match certus_witness::format::yaml::parse(text) {
        Ok(Value::Null) => bail!("the file is empty"),
        Ok(task) => task,
        Err(error) => bail!("this is no YAML: {error}"),
    };
    if task["format_version"].is_null() {
        bail!("this is no task definition: there is no `format_version`");
    }
    let inputs: Vec<&str> = match &task["input_files"] {
        Value::String(one) => vec![one],
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        _ => bail!("there is no `input_files`"),
    };
    let [input, more @ ..] = &inputs[..] else { bail!("there is no file in `input_files`") };
    let more = more.iter().map(|file| folder.join(file)).collect();
    let mut properties = Vec::new();
    for property in task["properties"].as_array().into_iter().flatten() {
        let Some(file) = property["property_file"].as_str() else {
            bail!("a property has no `property_file`");
        };
        properties
            .push(Question { file: folder.join(file), expected: property["expected_verdict"].as_bool() });
    }
    if properties.is_empty() {
        bail!("there is no property in it");
    }
    let options = &task["options"];
    if let Some(language) = options["language"].as_str()
        && language != "C"
    {
        bail!("the task is in the language `{language}`; only C is supported");
    }
    let data_model = match options["data_model"].as_str() {
        Some(model) => Some(crate::commands::check::data_model(model).map_err(anyhow::Error::msg)?),
        None => None,
    };
    Ok(Definition { input: folder.join(input), more, properties, data_model })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASK: &str = "format_version: '2.0'\ninput_files: 'a.c'\nproperties:\n  - property_file: ../p/unreach-call.prp\n    expected_verdict: false\n  - property_file: ../p/no-overflow.prp\noptions:\n  language: C\n  data_model: LP64\n";

    #[test]
    fn a_task_is_read() {
        let task = parse(TASK, Path::new("d")).expect("a task");
        assert_eq!(task.input, Path::new("d/a.c"));
        assert_eq!(task.data_model, Some(DataModel::Lp64));
        let question = task.question(None).expect("unreach-call");
        assert_eq!((question.name().as_str(), question.expected), ("unreach-call", Some(false)));
        assert_eq!(task.question(Some("no-overflow")).expect("it is there").expected, None);
        assert!(task.question(Some("termination")).is_err());
    }

    #[test]
    fn what_is_no_task_is_refused() {
        let wrong = |text: &str| format!("{:#}", parse(text, Path::new("")).expect_err("wrong"));
        assert!(wrong("a: [1").contains("no YAML"));
        assert!(wrong("").contains("empty"));
        assert!(wrong("a: 1").contains("no task definition"));
        assert!(wrong("format_version: '2.0'\ninput_files: []").contains("no file"));
        assert!(wrong("format_version: '2.0'\ninput_files: a.c").contains("no property"));
        assert!(wrong(&TASK.replace("language: C", "language: Java")).contains("Java"));
        assert!(wrong(&TASK.replace("LP64", "LP32")).contains("LP32"));
    }
}
