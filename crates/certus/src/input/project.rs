//! Command lines as compilers have them, and compilation databases (`compile_commands.json`).
//!
//! What a compiler is told is understood under the same names. Options that do not change what a program means are left
//! out, with one note; those that do, and that are not followed, are refused.

use super::flags::{Flag, flag, unpacked};
use anyhow::{Context, Result, bail};
use certus_c::{DataModel, Options};
use serde_json::Value;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Endings of files that `certus FILE` checks.
const CHECKED: [&str; 9] = ["c", "i", "yml", "btor2", "btor", "aig", "aag", "vmt", "smt2"];

/// With this, floating-point numbers are computed step by step.
const APART: &str = "-ffp-contract=off";

/// The words of a command line as our own options have them: `certus FILE.c` checks the file, options of compilers are
/// understood or left out, and a project stands for its files.
pub(crate) fn command_line(mut words: Vec<OsString>, ours: &clap::Command) -> Result<Vec<OsString>> {
    let command = |word: &OsString| ours.get_subcommands().any(|known| *known.get_name() == **word);
    let checked = |word: &OsString| {
        let end = Path::new(word).extension().and_then(|end| end.to_str());
        end.is_some_and(|end| CHECKED.contains(&end))
    };
    if words.get(1).is_some_and(|first| !command(first) && checked(first)) {
        words.insert(1, "check".into());
    }
    if words.get(1).is_none_or(|first| first != "check") {
        return Ok(words);
    }
    let mut read: Vec<OsString> = words[..2].to_vec();
    let (mut ignored, mut project, mut files) = (Vec::new(), None, false);
    let apart = words.iter().any(|word| word == APART);
    let mut rest = unpacked(words).into_iter().skip(2);
    while let Some(word) = rest.next() {
        if word == "--" {
            read.push(word);
            read.extend(rest.by_ref());
            files = true;
            break;
        }
        if word == "--project" {
            let value = rest.next();
            project = value.clone();
            read.push(word);
            read.extend(value);
            continue;
        }
        match word.to_str().map_or(Flag::Other, |word| flag(word, apart)) {
            Flag::Ours(words, more) => {
                read.extend(words.into_iter().map(OsString::from));
                if more {
                    read.extend(rest.next());
                }
            }
            Flag::Ignored(more) => {
                ignored.push(word.to_string_lossy().into_owned());
                if more {
                    rest.next();
                }
            }
            Flag::Refused(why) => bail!("{}: {why}", word.to_string_lossy()),
            Flag::Other => {
                files |= checked(&word) && !word.to_string_lossy().starts_with('-');
                // The value of one of our options is no option of a compiler.
                let takes_value = word.to_str().is_some_and(|word| ours_takes_value(ours, word));
                read.push(word);
                if takes_value {
                    read.extend(rest.next());
                }
            }
        }
    }
    if let (Some(project), false) = (project, files) {
        let project = Project::read(Path::new(&project))?;
        read.extend(project.files()?.into_iter().map(PathBuf::into_os_string));
    }
    if !ignored.is_empty() {
        let text = ignored.join(" ");
        let _ = writeln!(crate::output::terminal::err(), "certus: options that change nothing here: {text}");
    }
    Ok(read)
}

/// Whether an option of `check` takes the next word as its value.
fn ours_takes_value(ours: &clap::Command, word: &str) -> bool {
    let Some(check) = ours.find_subcommand("check") else { return false };
    check.get_arguments().any(|argument| {
        let long = argument.get_long().is_some_and(|long| word.strip_prefix("--") == Some(long));
        let short = argument.get_short().is_some_and(|short| word == format!("-{short}"));
        (long || short) && argument.get_action().takes_values()
    })
}

/// How a file is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    file: PathBuf,
    folder: PathBuf,
    words: Vec<String>,
}

/// A compilation database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Project {
    name: String,
    entries: Vec<Entry>,
}

impl Project {
    /// Reads a database. Its paths become relative to its folders.
    pub(crate) fn read(path: &Path) -> Result<Project> {
        let name = path.display().to_string();
        let text = crate::input::files::text(path)?;
        let data: Value = serde_json::from_str(&text).with_context(|| format!("{name}: this is no JSON"))?;
        let Some(list) = data.as_array() else { bail!("{name}: this is no list of compilations") };
        let mut entries: Vec<Entry> = Vec::new();
        for item in list {
            let Some(file) = item["file"].as_str() else { bail!("{name}: an entry has no `file`") };
            let folder = PathBuf::from(item["directory"].as_str().unwrap_or("."));
            let words = match (&item["arguments"], &item["command"]) {
                (Value::Array(words), _) => {
                    words.iter().filter_map(Value::as_str).map(str::to_owned).collect()
                }
                (_, Value::String(command)) => split(command),
                _ => bail!("{name}: the entry of {file} has neither `arguments` nor `command`"),
            };
            let file = folder.join(file);
            // Files that are compiled twice count once, as they are compiled first.
            if !entries.iter().any(|entry| entry.file == file) {
                entries.push(Entry { file, folder, words });
            }
        }
        if entries.is_empty() {
            bail!("{name}: there is no file in it");
        }
        Ok(Project { name, entries })
    }

    /// Adds what the database says of a file.
    pub(crate) fn apply(&self, file: &Path, options: &mut Options) -> Result<()> {
        let real = |path: &Path| std::fs::canonicalize(path).ok();
        let same = |entry: &&Entry| {
            entry.file == file || (real(&entry.file).is_some_and(|it| Some(it) == real(file)))
        };
        let Some(entry) = self.entries.iter().find(same) else {
            bail!("{}: {} is not in it", self.name, file.display());
        };
        let refused =
            |word: &str, why: &str| anyhow::anyhow!("{}: {word} of {}: {why}", self.name, file.display());
        let words = unpacked(entry.words.iter().skip(1).map(OsString::from).collect());
        let mut words = words.iter().filter_map(|word| word.to_str());
        let apart = entry.words.iter().any(|word| word == APART);
        // What is given for all comes behind, and counts.
        let given = (std::mem::take(&mut options.defines), std::mem::take(&mut options.undefines));
        while let Some(word) = words.next() {
            let joined = |start: &str| word.strip_prefix(start).filter(|rest| !rest.is_empty());
            let mut value = |start: &str| match joined(start) {
                Some(rest) => Some(rest.to_owned()),
                None if word == start => words.next().map(str::to_owned),
                None => None,
            };
            if let Some(folder) = value("-I").or_else(|| value("-iquote")) {
                options.include_dirs.push(entry.folder.join(folder));
            } else if let Some(folder) = value("-isystem").or_else(|| value("-idirafter")) {
                options.system_dirs.push(entry.folder.join(folder));
            } else if let Some(define) = value("-D") {
                options.define(&define);
            } else if let Some(name) = value("-U") {
                options.undefine(&name);
            } else if let Some(path) = value("-include") {
                // What is not in the folder is looked for where headers are.
                let here = entry.folder.join(&path);
                options.includes.push(if here.exists() { here } else { PathBuf::from(path) });
            } else if word == "-o" {
                words.next();
            } else {
                match flag(word, apart) {
                    Flag::Refused(why) => return Err(refused(word, why)),
                    Flag::Ours(ours, _) if ours[0] == "--std" => options.std = ours.get(1).cloned(),
                    Flag::Ours(ours, _) if ours[0] == "--32" => options.data_model = DataModel::Ilp32,
                    Flag::Ours(ours, _) if ours[0] == "--64" => options.data_model = DataModel::Lp64,
                    Flag::Ours(ours, _) => return Err(refused(&ours[0], "this is not understood here")),
                    Flag::Ignored(more) => {
                        if more {
                            words.next();
                        }
                    }
                    Flag::Other if word.starts_with(['-', '@']) && word != "--" => {
                        return Err(refused(word, "this option is not known"));
                    }
                    Flag::Other => {}
                }
            }
        }
        for define in given.0 {
            options.define(&define);
        }
        for name in given.1 {
            options.undefine(&name);
        }
        Ok(())
    }

    /// The files of the project that are C. The others are named.
    fn files(&self) -> Result<Vec<PathBuf>> {
        let is_c = |entry: &&Entry| entry.file.extension().is_some_and(|end| end == "c" || end == "i");
        let (files, others): (Vec<&Entry>, Vec<&Entry>) = self.entries.iter().partition(is_c);
        if files.is_empty() {
            bail!("{}: there is no C in it", self.name);
        }
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|entry| entry.file.display().to_string()).collect();
            let text = names.join(", ");
            let _ = writeln!(crate::output::terminal::err(), "certus: no C, left out: {text}");
        }
        Ok(files.into_iter().map(|entry| entry.file.clone()).collect())
    }
}

/// The words of a command as a shell takes it apart.
fn split(command: &str) -> Vec<String> {
    let (mut words, mut word, mut within) = (Vec::new(), String::new(), None::<char>);
    let (mut open, mut escaped) = (false, false);
    for c in command.chars() {
        match (escaped, within, c) {
            (true, ..) => {
                word.push(c);
                escaped = false;
            }
            (_, quote, '\\') if quote != Some('\'') => escaped = true,
            (_, Some(quote), _) if c == quote => within = None,
            (_, None, '"' | '\'') => (within, open) = (Some(c), true),
            (_, None, _) if c.is_whitespace() => {
                if open || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                    open = false;
                }
            }
            _ => word.push(c),
        }
    }
    if open || !word.is_empty() {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        assert_eq!(split(r#"cc -DA="b c" '-DX=\n' a\ b.c "" "#), ["cc", "-DA=b c", r"-DX=\n", "a b.c", ""]);
    }
}
