//! `via=FORMAT` among the options of an engine: the task is converted first, and what was written is checked.
//!
//! So a suite is a test of the translations: an answer must not depend on the way that the question took.

use super::{Bench, GRACE, row::Row};
use crate::commands::convert::Format;
use crate::input::suite::Task;
use crate::life::process;
use anyhow::{Result, bail};
use clap::ValueEnum;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// The key.
pub(super) const VIA: &str = "via";

/// The question about all bad states of a model.
const EVERY: &str = "unreach-call";

/// The format of this name.
pub(super) fn format(name: &str) -> Result<Format> {
    match Format::from_str(name, false) {
        Ok(format) => Ok(format),
        Err(_) => bail!("`{VIA}={name}`: there is no such format; there are btor2, aiger, vmt and chc"),
    }
}

/// What became of a task that was to be converted.
pub(super) enum Converted {
    /// It is a model now.
    Written(Written),
    /// It does not fit the format, for this reason.
    Refused(String),
}

/// A task that was converted.
pub(super) struct Written {
    /// The model.
    pub(super) file: PathBuf,
    /// What is asked of it.
    pub(super) property: String,
    /// The CPU time that it took to write it.
    pub(super) cpu: Duration,
}

/// Converts a task into a file in the folder of the results.
pub(super) fn convert(
    options: &Bench,
    task: &Task,
    engine: &str,
    to: Format,
    log: &mut (dyn Write + Send),
) -> Result<Converted> {
    let folder = options.out.join("converted");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(super::log_name(&task.name, engine)).with_extension(to.ending());
    // What a program is asked is the error of the model that it becomes. One of several questions about a model is
    // asked again, but clauses have one question only.
    let of_program = certus_formats::Format::of_name(&task.file).is_none();
    let property = if of_program { EVERY.to_owned() } else { task.property.clone() };
    if property != EVERY && matches!(to, Format::Chc | Format::Smt2) {
        return Ok(Converted::Refused("clauses ask about all bad states".to_owned()));
    }
    let mut command = Command::new(std::env::current_exe()?);
    certus_sandbox::bind(&mut command);
    let word = to.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    command.arg("convert").arg(format!("--to={word}")).arg("--output").arg(&path);
    command.arg(format!("--property={}", task.property));
    command.args(["--data-model", crate::commands::check::model_name(task.data_model)]);
    let wall = options.time_limit * 10 + GRACE * 10;
    command.arg("--time-limit").arg(format!("{}ms", wall.as_millis()));
    command.arg("--memory-limit").arg(options.memory_limit.to_string()).arg("--").arg(&task.file);
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    writeln!(log, "$ certus {}", words.join(" "))?;
    let limits = process::Limits {
        cpu: options.time_limit,
        wall: wall + GRACE,
        memory: options.memory_limit + (options.memory_limit >> 3),
    };
    let ended = process::run(command, &limits, log)?;
    Ok(match ended.code {
        Some(0) => Converted::Written(Written { file: path, property, cpu: ended.cpu }),
        _ if ended.killed => Converted::Refused("limits".to_owned()),
        _ => {
            let place = format!("certus: {}", task.file.display());
            let why = ended.complaint.strip_prefix(&place).unwrap_or(&ended.complaint);
            Converted::Refused(why.trim_start_matches(':').trim().to_owned())
        }
    })
}

/// How the answers of a way over another format compare with those of the same engine without it.
pub(super) fn trips(engines: &[&str], rows: &[&Row]) -> String {
    let mut text = String::new();
    for engine in engines {
        let mut rest: Vec<&str> = engine.split(':').collect();
        rest.retain(|part| !part.starts_with(VIA) || part.as_bytes().get(VIA.len()) != Some(&b'='));
        let direct = rest.join(":");
        if direct == *engine || !engines.contains(&direct.as_str()) {
            continue;
        }
        let by = |engine: &str| -> BTreeMap<&str, &Row> {
            let own = rows.iter().filter(|row| row.engine == engine);
            own.map(|row| (row.task.as_str(), *row)).collect()
        };
        let (before, after) = (by(&direct), by(engine));
        let (mut solved, mut same, mut lines) = (0, 0, String::new());
        for (task, row) in before.iter().filter(|(_, row)| row.answered()) {
            let Some(other) = after.get(task) else { continue };
            solved += 1;
            if row.answer() == other.answer() {
                same += 1;
            } else {
                let (cpu, otherwise) = (row.cpu, other.cpu);
                lines.push_str(&format!(
                    "  {task}: {} ({cpu:.2} s), {} ({otherwise:.2} s)\n",
                    row.verdict, other.verdict
                ));
            }
        }
        text.push_str(&format!("{engine} gives {same} of the {solved} answers of {direct}\n{lines}"));
    }
    text
}

/// Tasks that one engine says are safe and another one that they are not: one of the two is wrong.
pub(super) fn contradictions(rows: &[&Row]) -> Vec<String> {
    let mut first: BTreeMap<&str, &Row> = BTreeMap::new();
    let mut told = Vec::new();
    for row in rows.iter().filter(|row| row.answered()) {
        let before = first.entry(&row.task).or_insert(row);
        if before.answer() != row.answer() {
            told.push(format!(
                "CONTRADICTION: {}: {} with {}, {} with {}",
                row.task, before.verdict, before.engine, row.verdict, row.engine
            ));
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(engine: &str, task: &str, verdict: &str) -> Row {
        Row {
            task: task.to_owned(),
            engine: engine.to_owned(),
            verdict: verdict.to_owned(),
            cpu: 1.0,
            ..Row::default()
        }
    }

    #[test]
    fn what_gets_lost_on_the_way_and_what_is_wrong_is_told() {
        let rows = [
            row("bmc", "a", "SAFE"),
            row("bmc", "b", "UNSAFE (unreach-call)"),
            row("bmc", "c", "SAFE"),
            row("bmc", "d", "UNKNOWN (time limit)"),
            row("bmc:via=chc", "a", "SAFE"),
            row("bmc:via=chc", "b", "UNSAFE (the query of line 7)"),
            row("bmc:via=chc", "c", "NOT WRITTEN (arrays)"),
            row("bmc:via=chc", "d", "SAFE"),
        ];
        let mut rows: Vec<&Row> = rows.iter().collect();
        let text = trips(&["bmc", "bmc:via=chc"], &rows);
        let lost = "bmc:via=chc gives 2 of the 3 answers of bmc\n  c: SAFE (1.00 s), NOT WRITTEN (arrays) (1.00 s)\n";
        assert_eq!(text, lost);
        assert_eq!(trips(&["bmc:via=chc"], &rows), "");
        assert_eq!(contradictions(&rows), [""; 0]);
        let wrong = row("ic3cfa", "a", "UNSAFE (b0)");
        rows.push(&wrong);
        assert_eq!(contradictions(&rows), ["CONTRADICTION: a: SAFE with bmc, UNSAFE (b0) with ic3cfa"]);
    }

    #[test]
    fn formats_have_names() {
        assert_eq!(format("aiger").unwrap(), Format::Aiger);
        assert!(format("wav").is_err());
    }
}
