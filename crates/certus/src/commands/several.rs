//! `certus check` with several properties: one after the other, each with its share of the time, and a table of all.

use crate::commands::check::{Check, Decided, Nothing, decided};
use crate::input::{files, question};
use crate::life::end::{self, Verdict};
use crate::life::underway::Underway;
use crate::life::watch::Watch;
use crate::output::table::{self, Row};
use crate::output::tell::{code, narrated, statistics};
use crate::output::{json, junit, outputs, sarif};
use anyhow::{Result, bail};
use certus_driver::property::label;
use certus_driver::{Limit, Summary, Verdict as Word};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A check of several properties on its way.
struct Several {
    options: Check,
    names: Vec<String>,
    watch: Watch,
    state: Mutex<State>,
}

/// How far it has come.
#[derive(Default)]
struct State {
    done: Vec<Part>,
    /// The number of the property that is looked at, and its check, if that has begun.
    next: usize,
    current: Option<Arc<Underway>>,
    problems: Vec<String>,
}

/// What is known of one property, in all that was asked for.
struct Part {
    summary: Summary,
    row: Row,
    json: Value,
    sarif: Value,
    junit: junit::Case,
}

/// Verifies properties, one after the other. Each gets its share of the time that is left.
pub(crate) fn run(options: Check, names: Vec<String>, watch: &Watch) -> Result<ExitCode> {
    for name in &names {
        if question::temporal(name)?.is_some() {
            bail!("--property: `{name}` is a formula of temporal logic, which is asked alone");
        }
        question::read(name)?;
    }
    let mut labels: Vec<String> = names.iter().map(|name| label(name)).collect();
    labels.sort();
    if let Some(two) = labels.windows(2).find(|two| two[0] == two[1]) {
        bail!("--property: two properties are called `{}`", two[0]);
    }
    let several =
        Arc::new(Several { options, names, watch: watch.clone(), state: Mutex::new(State::default()) });
    let own = several.clone();
    end::at_limit(move |reason| own.give_up(reason));
    several.verify()
}

impl Several {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn verify(&self) -> Result<ExitCode> {
        let all = question::is_all(&self.options.properties);
        for (number, name) in self.names.iter().enumerate() {
            if self.watch.reason().is_some() {
                break;
            }
            let now = Instant::now();
            let share = |deadline: Instant| {
                now + deadline.saturating_duration_since(now) / (self.names.len() - number) as u32
            };
            let check = self.part(name, self.watch.deadline().map(share));
            self.state().current = Some(check.clone());
            match decided(&check) {
                Ok(decided) => self.add(&check, &decided),
                // Of all that there is, what the program has is checked.
                Err(error) if all && error.is::<Nothing>() => {}
                Err(error) => return Err(error),
            }
            let mut state = self.state();
            (state.next, state.current) = (number + 1, None);
        }
        if let Some(reason) = self.watch.reason() {
            self.rest(reason);
        }
        let verdict = self.verdict();
        end::only_one(&verdict);
        self.conclude(&verdict).map(ExitCode::from)
    }

    /// The check of one property. What it writes has the property's name in its own.
    fn part(&self, name: &str, end: Option<Instant>) -> Arc<Underway> {
        let mut options = self.options.clone();
        options.property = name.to_owned();
        options.property_asked = true;
        let label = label(name);
        let files = [
            &mut options.harness,
            &mut options.witness,
            &mut options.log,
            &mut options.outputs.report,
            &mut options.outputs.tree,
        ];
        for path in files.into_iter().flatten() {
            *path = beside(path, &label);
        }
        if let Some(folder) = &mut options.tests {
            *folder = folder.join(&label);
        }
        // These are written once for all.
        (options.outputs.sarif, options.outputs.junit) = (None, None);
        Arc::new(Underway::part(options, end, &self.watch))
    }

    /// Tells what was found out of one property, and keeps it for the table.
    fn add(&self, check: &Underway, decided: &Decided) {
        let told = check.told(decided);
        let (summary, words) = narrated(&told);
        crate::output::progress::clear();
        let label = label(&check.options.property);
        let mut text = format!("certus: {label}:\n");
        if check.options.stats {
            text.push_str(&statistics(&decided.report.effort, &self.watch));
        }
        // Nobody is left to tell if standard error is gone.
        let _ = write!(crate::output::terminal::err(), "{text}{words}");
        let verdict = summary.line();
        told.recorder.note(&json!({ "event": "end", "verdict": verdict.trim_start_matches("VERDICT: ") }));
        let mut problems: Vec<String> =
            outputs::write(&told, &summary).iter().map(|error| format!("{error:#}")).collect();
        problems.extend(told.evidence.map(|error| format!("{error:#}")));
        let part = Part {
            row: Row::of(&label, &summary),
            json: json::of(&told, &summary),
            sarif: sarif::of(&told, &summary),
            junit: junit::case(&told, &summary),
            summary,
        };
        let mut state = self.state();
        state.done.push(part);
        state.problems.extend(problems);
    }

    /// There is no more time for the properties that are left; of the one that was looked at something may be known.
    fn rest(&self, reason: Limit) {
        let (next, mut current) = {
            let mut state = self.state();
            (state.next, state.current.take())
        };
        for name in &self.names[next..] {
            let check = current.take().unwrap_or_else(|| self.part(name, None));
            self.add(&check, &check.known_so_far(reason));
        }
        self.state().next = self.names.len();
    }

    /// Tells what is known when a limit ends the work from outside.
    fn give_up(&self, reason: Limit) -> u8 {
        self.rest(reason);
        let verdict = self.verdict();
        end::settle(verdict.clone());
        self.conclude(&verdict).unwrap_or(2)
    }

    /// The verdict on all: one violation is enough, and a proof needs all.
    fn verdict(&self) -> Verdict {
        let state = self.state();
        let of = |word: Word| state.done.iter().filter(move |part| part.summary.verdict == word);
        let violated: Vec<&str> =
            of(Word::Unsafe).filter_map(|part| part.summary.violated.as_deref()).collect();
        let open: Vec<String> = of(Word::Unknown)
            .map(|part| format!("{}: {}", part.row.what, part.summary.reason.as_deref().unwrap_or("?")))
            .collect();
        let (line, code) = if !violated.is_empty() {
            (format!("VERDICT: UNSAFE ({})", violated.join(", ")), 10)
        } else if !open.is_empty() {
            let code = of(Word::Unknown).map(|part| code(&part.summary)).max();
            (format!("VERDICT: UNKNOWN ({})", open.join("; ")), code.unwrap_or(20))
        } else {
            ("VERDICT: SAFE".to_owned(), 0)
        };
        Verdict { line: Some(line), code }
    }

    /// Writes the table and what else is asked for, and the verdict; the exit code.
    fn conclude(&self, verdict: &Verdict) -> Result<u8> {
        let options = &self.options;
        let state = self.state();
        let mut problems = state.problems.clone();
        let mut put = |path: &Option<PathBuf>, text: &dyn Fn() -> String| {
            if let Some(Err(error)) = path.as_ref().map(|path| files::put(path, text())) {
                problems.push(format!("{error:#}"));
            }
        };
        put(&options.outputs.sarif, &|| {
            let logs = state.done.iter().map(|part| part.sarif.clone()).collect();
            format!("{:#}\n", sarif::joined(logs, verdict.code))
        });
        put(&options.outputs.junit, &|| {
            let cases: Vec<&junit::Case> = state.done.iter().map(|part| &part.junit).collect();
            junit::suite(&options.file.display().to_string(), &cases)
        });
        end::written();
        let rows: Vec<&Row> = state.done.iter().map(|part| &part.row).collect();
        if options.json {
            write!(crate::output::terminal::err(), "{}", table::text(&rows))?;
        }
        for problem in &problems {
            writeln!(crate::output::terminal::err(), "certus: {problem}")?;
        }
        let mut out = crate::output::terminal::out();
        if options.json {
            let all: Vec<&Value> = state.done.iter().map(|part| &part.json).collect();
            writeln!(out, "{}", json!(all))?;
        } else {
            write!(out, "{}", table::text(&rows))?;
        }
        out.flush()?;
        drop(out);
        end::say(verdict.line.as_deref().unwrap_or(""))?;
        Ok(if problems.is_empty() { verdict.code } else { 2 })
    }
}

/// The name of a file with that of a property before its ending.
fn beside(path: &Path, label: &str) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!(".{label}"));
    if let Some(end) = path.extension() {
        name.push(".");
        name.push(end);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_name_of_the_property() {
        let named = |path: &str| beside(Path::new(path), "no-overflow").display().to_string();
        assert_eq!(named("d/w.yml"), "d/w.no-overflow.yml");
        assert_eq!(named("page"), "page.no-overflow");
    }
}
