//! `certus.toml`: what a project always wants, so that nobody has to type it.
//!
//! A file beside the program comes with the program, and nobody trusts that. So it names nothing that is run: a
//! solver's command line is taken from the command line or from the user's own file only. What such a file sets is
//! told with the answer.

use crate::cli::{duration, size};
use crate::commands::check::{Check, data_model};
use crate::input::question;
use anyhow::{Context, Result, bail};
use certus_c::DataModel;
use certus_engine::registry;
use clap::{ArgMatches, Args, parser::ValueSource};
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The name of the file.
pub(crate) const NAME: &str = "certus.toml";

/// What `certus init` writes.
const TEMPLATE: &str = include_str!("certus.toml");

/// The settings of a project. The command line wins over each.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Config {
    #[serde(default, deserialize_with = "property")]
    property: Option<String>,
    #[serde(default, deserialize_with = "engine")]
    engine: Option<String>,
    #[serde(default, deserialize_with = "model")]
    data_model: Option<DataModel>,
    #[serde(default)]
    include_dirs: Vec<PathBuf>,
    #[serde(default)]
    defines: Vec<String>,
    #[serde(default)]
    includes: Vec<PathBuf>,
    std: Option<String>,
    function: Option<String>,
    #[serde(default, deserialize_with = "time")]
    time_limit: Option<Duration>,
    #[serde(default, deserialize_with = "memory")]
    memory_limit: Option<u64>,
    recursion: Option<u32>,
    native: Option<bool>,
    strict: Option<bool>,
    #[serde(default, deserialize_with = "solver")]
    solver: Option<String>,
    /// By engine.
    #[serde(default, deserialize_with = "options")]
    options: BTreeMap<String, BTreeMap<String, String>>,
}

/// Reads a text with the same function as the command line, so that both say the same of a bad one.
fn text<'d, D: Deserializer<'d>, T>(
    from: D,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<Option<T>, D::Error> {
    read(&String::deserialize(from)?).map(Some).map_err(D::Error::custom)
}

fn time<'d, D: Deserializer<'d>>(from: D) -> Result<Option<Duration>, D::Error> {
    text(from, duration)
}

fn memory<'d, D: Deserializer<'d>>(from: D) -> Result<Option<u64>, D::Error> {
    text(from, size)
}

fn model<'d, D: Deserializer<'d>>(from: D) -> Result<Option<DataModel>, D::Error> {
    text(from, data_model)
}

fn engine<'d, D: Deserializer<'d>>(from: D) -> Result<Option<String>, D::Error> {
    text(from, |name| registry::make(name).map(|_| name.to_owned()).map_err(|e| e.to_string()))
}

/// Reading settings starts nothing.
fn solver<'d, D: Deserializer<'d>>(from: D) -> Result<Option<String>, D::Error> {
    let known = |name: &str| certus_solver::registry::known(name).map(|()| name.to_owned());
    text(from, |name| known(name).map_err(|e| e.to_string()))
}

fn property<'d, D: Deserializer<'d>>(from: D) -> Result<Option<String>, D::Error> {
    text(from, |name| {
        for one in question::names(&[name.to_owned()]) {
            // Files are looked for when the folder is known.
            if !one.ends_with(".prp") {
                question::read(&one).map_err(|e| e.to_string())?;
            }
        }
        Ok(name.to_owned())
    })
}

/// A value of an engine's option, as a person would write it in TOML.
#[derive(Deserialize)]
#[serde(untagged)]
enum Setting {
    Switch(bool),
    Number(i64),
    Text(String),
}

fn options<'d, D: Deserializer<'d>>(from: D) -> Result<BTreeMap<String, BTreeMap<String, String>>, D::Error> {
    let tables = BTreeMap::<String, BTreeMap<String, Setting>>::deserialize(from)?;
    let mut all = BTreeMap::new();
    for (name, table) in tables {
        let mut engine = registry::make(&name).map_err(D::Error::custom)?;
        let mut settings = BTreeMap::new();
        for (key, value) in table {
            let value = match value {
                Setting::Switch(on) => if on { "on" } else { "off" }.to_owned(),
                Setting::Number(number) => number.to_string(),
                Setting::Text(text) => text,
            };
            engine.set(&key, &value).map_err(D::Error::custom)?;
            settings.insert(key, value);
        }
        all.insert(name, settings);
    }
    Ok(all)
}

/// The file for a program: in its folder or one above, or in the current folder.
fn find(program: &Path) -> Option<PathBuf> {
    let program = std::path::absolute(program).ok()?;
    let above = program.ancestors().skip(1).map(|folder| folder.join(NAME)).find(|path| path.is_file());
    let found = above.or_else(|| Some(PathBuf::from(NAME)).filter(|path| path.is_file()))?;
    // Messages are shorter that way.
    let here =
        std::env::current_dir().ok().and_then(|here| found.strip_prefix(here).ok().map(Path::to_owned));
    Some(here.unwrap_or(found))
}

/// The user's own file: nobody who only wrote the program can write to it.
fn own() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = absolute("XDG_CONFIG_HOME").or_else(|| absolute("HOME").map(|home| home.join(".config")))?;
    Some(folder.join("certus").join("config.toml"))
}

/// Settings that were found: where, and which.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) path: PathBuf,
    pub(crate) set: Vec<String>,
}

impl Found {
    /// For a person.
    pub(crate) fn words(&self) -> String {
        format!("settings from {}: {}", self.path.display(), self.set.join(", "))
    }
}

/// Reads a file of settings. Its paths become relative to where it is.
fn read(path: &Path) -> Result<(Config, Found)> {
    let name = path.display();
    let text = crate::input::files::text(path)?;
    let mut config: Config = match toml::from_str(&text) {
        Ok(config) => config,
        Err(error) => bail!("{name}: {}", error.to_string().trim_end()),
    };
    let folder = path.parent().unwrap_or(Path::new(""));
    for path in config.include_dirs.iter_mut().chain(&mut config.includes) {
        *path = folder.join(&path);
    }
    if let Some(property) = &mut config.property {
        let placed = |name: &str| match name.trim() {
            file if file.ends_with(".prp") => folder.join(file).display().to_string(),
            name => name.to_owned(),
        };
        *property = property.split(',').map(placed).collect::<Vec<_>>().join(",");
    }
    let table: toml::Table = toml::from_str(&text).with_context(|| name.to_string())?;
    let set = table.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    Ok((config, Found { path: path.to_owned(), set }))
}

/// Refuses what would run something, in a file that does not belong to the user.
fn harmless(config: &Config, path: &Path) -> Result<()> {
    if config.solver.as_deref().is_some_and(certus_solver::registry::is_command) {
        let own = own().map_or("your own config.toml".to_owned(), |path| path.display().to_string());
        bail!(
            "{}: `solver` names a command, which a file beside a program must not\n\
             help: commands may stand on the command line (--solver) or in {own}",
            path.display()
        );
    }
    Ok(())
}

impl Config {
    /// These settings, and others where they leave something open.
    fn or(mut self, other: Config) -> Config {
        for (engine, settings) in other.options {
            let known = self.options.entry(engine).or_default();
            for (key, value) in settings {
                known.entry(key).or_insert(value);
            }
        }
        self.include_dirs.extend(other.include_dirs);
        self.includes.extend(other.includes);
        for define in other.defines {
            if !defined(&self.defines, &define) {
                self.defines.push(define);
            }
        }
        Config {
            property: self.property.or(other.property),
            engine: self.engine.or(other.engine),
            data_model: self.data_model.or(other.data_model),
            std: self.std.or(other.std),
            function: self.function.or(other.function),
            time_limit: self.time_limit.or(other.time_limit),
            memory_limit: self.memory_limit.or(other.memory_limit),
            recursion: self.recursion.or(other.recursion),
            // Whoever wants nothing to be run, or nothing assumed, gets that.
            native: Some(self.native != Some(false) && other.native != Some(false)),
            strict: Some(self.strict == Some(true) || other.strict == Some(true)),
            solver: self.solver.or(other.solver),
            ..self
        }
    }
}

/// Whether a list defines the same macro.
fn defined(list: &[String], define: &str) -> bool {
    let name = |text: &str| text.split_once('=').map_or(text, |(name, _)| name).to_owned();
    list.iter().any(|known| name(known) == name(define))
}

/// Fills in what the command line leaves open. The files that say something, the project's first.
pub(crate) fn apply(check: &mut Check, given: &ArgMatches) -> Result<Vec<Found>> {
    if check.no_config {
        return Ok(Vec::new());
    }
    let mut config = Config::default();
    let mut all = Vec::new();
    if let Some(path) = check.config.clone().or_else(|| find(&check.file)) {
        let (settings, found) = read(&path)?;
        harmless(&settings, &path)?;
        config = config.or(settings);
        all.push(found);
    }
    if let Some(path) = own().filter(|path| path.is_file()) {
        let (settings, found) = read(&path)?;
        config = config.or(settings);
        all.push(found);
    }
    let open = |id: &str| given.value_source(id) != Some(ValueSource::CommandLine);
    if let Some(property) = config.property
        && open("property")
    {
        check.properties = vec![property];
        check.property_asked = true;
    }
    if let Some(engine) = config.engine
        && open("engine")
    {
        check.engine = engine;
    }
    check.reading.data_model = check.reading.asked_model().or(config.data_model);
    // What is listed is added to, and comes after what the command line lists.
    check.reading.include_dirs.extend(config.include_dirs);
    for define in config.defines {
        if !defined(&check.reading.defines, &define) {
            check.reading.defines.push(define);
        }
    }
    check.reading.includes.extend(config.includes);
    check.reading.std = check.reading.std.take().or(config.std);
    if let Some(function) = config.function
        && open("function")
    {
        check.reading.function = function;
    }
    if let Some(time) = config.time_limit
        && open("time_limit")
    {
        check.time_limit = time;
    }
    check.memory_limit = check.memory_limit.or(config.memory_limit);
    check.recursion = check.recursion.or(config.recursion);
    check.no_native |= config.native == Some(false);
    check.reading.strict |= config.strict == Some(true);
    if let Some(solver) = config.solver
        && open("solver")
    {
        check.solver = solver;
    }
    // Those of the command line come later and win.
    let settings = config.options.get(&check.engine).into_iter().flatten();
    let settings: Vec<String> = settings.map(|(key, value)| format!("{key}={value}")).collect();
    check.options.splice(0..0, settings);
    Ok(all)
}

/// The options of `certus init`.
#[derive(Debug, Args)]
pub(crate) struct Init {
    /// The folder of the project.
    #[arg(default_value = ".", value_name = "DIR")]
    folder: PathBuf,
}

/// Writes a file of settings in which everything is explained and nothing is set.
pub(crate) fn init(options: &Init) -> Result<ExitCode> {
    if !options.folder.is_dir() {
        bail!("{}: this is no folder", options.folder.display());
    }
    let path = options.folder.join(NAME);
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(&path);
    let mut file = match file {
        Ok(file) => file,
        Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{}: is already there; it is left as it is", path.display())
        }
        Err(e) => return Err(e).with_context(|| format!("{}: cannot be written", path.display())),
    };
    file.write_all(TEMPLATE.as_bytes())?;
    writeln!(
        crate::output::terminal::out(),
        "wrote {}; every line in it is a comment until you change it",
        path.display()
    )?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_sets_nothing_and_all_of_it_is_right() {
        toml::from_str::<Config>(TEMPLATE).expect("comments");
        let set: String = TEMPLATE
            .lines()
            .map(|line| line.strip_prefix("#").filter(|rest| !rest.starts_with(' ')).unwrap_or(""))
            .map(|line| format!("{line}\n"))
            .collect();
        let config = toml::from_str::<Config>(&set).expect("every example in the template is right");
        assert_eq!(config.engine.as_deref(), Some("auto"));
        assert!(config.property.is_some() && config.data_model.is_some() && config.std.is_some());
        assert!(config.time_limit.is_some() && config.memory_limit.is_some() && config.recursion.is_some());
        assert_eq!((config.native, config.strict), (Some(true), Some(true)));
        assert!(!config.include_dirs.is_empty() && !config.defines.is_empty() && !config.options.is_empty());
    }

    #[test]
    fn mistakes_have_a_place() {
        let wrong = |text: &str| toml::from_str::<Config>(text).expect_err("a mistake").to_string();
        for (text, place, message) in [
            ("engine = \"auto\"\nspeed = 3\n", "line 2", "unknown field `speed`"),
            ("time-limit = \"soon\"\n", "line 1", "`soon` is no time"),
            ("\nengine = \"magic\"\n", "line 2", "there is no engine `magic`"),
            ("property = \"beauty\"\n", "line 1", "there is no property `beauty`"),
            ("[options.ic3cfa]\nspeed = 3\n", "line 1", "has no option `speed`"),
        ] {
            let error = wrong(text);
            assert!(error.contains(place) && error.contains(message), "{error}");
        }
    }
}
