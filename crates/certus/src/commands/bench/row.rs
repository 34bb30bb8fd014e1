//! Results: one row for each task and engine, and their file.

use crate::input::suite::Task;
use anyhow::{Context, Result, anyhow, bail};
use nix::fcntl::{Flock, FlockArg};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// The columns of `results.csv`.
pub(crate) const COLUMNS: [&str; 10] =
    ["task", "engine", "verdict", "expected", "cpu_s", "wall_s", "rss_mb", "queries", "frames", "certified"];

/// One line of the results.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Row {
    pub(crate) task: String,
    pub(crate) engine: String,
    pub(crate) verdict: String,
    pub(crate) expected: Option<bool>,
    pub(crate) cpu: f64,
    pub(crate) wall: f64,
    pub(crate) rss_mb: u64,
    pub(crate) queries: u64,
    pub(crate) frames: u64,
    pub(crate) certified: bool,
    /// The queries that generalised, which only the log tells.
    pub(crate) generalisation: u64,
}

impl Row {
    /// A task of which nothing but this is known yet.
    pub(crate) fn unanswered(task: &Task, engine: &str, verdict: String) -> Row {
        Row {
            task: task.name.clone(),
            engine: engine.to_owned(),
            verdict,
            expected: task.expected,
            ..Row::default()
        }
    }

    pub(crate) fn fields(&self) -> [String; 10] {
        let expected = self.expected.map_or("", |safe| if safe { "true" } else { "false" });
        [
            self.task.clone(),
            self.engine.clone(),
            self.verdict.clone(),
            expected.to_owned(),
            format!("{:.3}", self.cpu),
            format!("{:.3}", self.wall),
            self.rss_mb.to_string(),
            self.queries.to_string(),
            self.frames.to_string(),
            self.certified.to_string(),
        ]
    }

    /// A whole one: where a line was torn, and another one written behind it, there are more or fewer fields.
    fn read(record: &csv::StringRecord) -> Option<Row> {
        if record.len() != COLUMNS.len() {
            return None;
        }
        let field = |at: usize| record.get(at);
        Some(Row {
            task: field(0)?.to_owned(),
            engine: field(1)?.to_owned(),
            verdict: field(2)?.to_owned(),
            expected: match field(3)? {
                "true" => Some(true),
                "false" => Some(false),
                _ => None,
            },
            cpu: field(4)?.parse().ok()?,
            wall: field(5)?.parse().ok()?,
            rss_mb: field(6)?.parse().ok()?,
            queries: field(7)?.parse().ok()?,
            frames: field(8)?.parse().ok()?,
            certified: match field(9)? {
                "true" => true,
                "false" => false,
                _ => return None,
            },
            generalisation: 0,
        })
    }

    /// The answer, if there is one: whether it is safe.
    pub(crate) fn answer(&self) -> Option<bool> {
        match self.verdict.as_str() {
            "SAFE" => Some(true),
            verdict if verdict.starts_with("UNSAFE") => Some(false),
            _ => None,
        }
    }

    /// Whether there is an answer.
    pub(crate) fn answered(&self) -> bool {
        self.answer().is_some()
    }

    /// Whether there is an answer that is not known to be wrong.
    pub(crate) fn solved(&self) -> bool {
        self.answered() && self.right() != Some(false)
    }

    /// The points of the papers: 2 for a proof, 1 for an error.
    pub(crate) fn score(&self) -> i64 {
        match self.solved() {
            true if self.verdict == "SAFE" => 2,
            true => 1,
            false => 0,
        }
    }

    /// The points of SV-COMP, which takes 32 away for a wrong proof and 16 for a wrong alarm.
    pub(crate) fn svcomp_score(&self) -> i64 {
        match self.right() {
            Some(false) if self.verdict == "SAFE" => -32,
            Some(false) => -16,
            _ => self.score(),
        }
    }

    /// Whether the answer is right; nothing if there is none or it is not known.
    pub(crate) fn right(&self) -> Option<bool> {
        let safe = self.answer()?;
        self.expected.map(|expected| expected == safe)
    }
}

/// The rows of a file of results; none if there is no file.
pub(crate) fn read_results(path: &Path) -> Result<Vec<Row>> {
    Ok(parse(path, &text_of(path)?)?.0)
}

fn text_of(path: &Path) -> Result<Vec<u8>> {
    match std::fs::read(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        text => text.with_context(|| path.display().to_string()),
    }
}

/// The rows of results, and whether the text is what they are written as. Of two of the same task and engine, the later
/// counts; a line that was torn by an interruption is none.
fn parse(path: &Path, text: &[u8]) -> Result<(Vec<Row>, bool)> {
    if text.is_empty() {
        return Ok((Vec::new(), false));
    }
    let name = || path.display().to_string();
    // What is not ended is not whole, whatever it looks like.
    let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let header = format!("{}\n", COLUMNS.join(","));
    if !text.starts_with(header.as_bytes()) && !header.as_bytes().starts_with(text) {
        bail!("{}: these are no results of `certus bench`: its columns are {}", name(), COLUMNS.join(","));
    }
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(&text[..whole]);
    let mut rows: Vec<Row> = Vec::new();
    let mut at: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut clean = whole == text.len();
    for record in reader.records() {
        match record.ok().and_then(|record| Row::read(&record)) {
            None => clean = false,
            Some(row) => match at.entry((row.task.clone(), row.engine.clone())) {
                Entry::Occupied(known) => {
                    rows[*known.get()] = row;
                    clean = false;
                }
                Entry::Vacant(place) => {
                    place.insert(rows.len());
                    rows.push(row);
                }
            },
        }
    }
    Ok((rows, clean))
}

/// Results that are there, and their file, to write more: what was torn or is there twice is repaired first.
pub(crate) fn open(path: &Path) -> Result<(Vec<Row>, File)> {
    let (rows, clean) = parse(path, &text_of(path)?)?;
    if !clean {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(COLUMNS)?;
        for row in &rows {
            writer.write_record(row.fields())?;
        }
        crate::input::files::put(path, writer.into_inner()?)?;
    }
    // It is ours by now, and no link: if somebody has changed that, nothing is written.
    let file = OpenOptions::new()
        .append(true)
        .custom_flags(nix::fcntl::OFlag::O_NOFOLLOW.bits())
        .open(path)
        .with_context(|| path.display().to_string())?;
    Ok((rows, file))
}

/// Sees to it that nobody else writes results into a folder, as long as the lock is held.
pub(crate) fn lock(folder: &Path) -> Result<Flock<File>> {
    let opened = File::open(folder).with_context(|| folder.display().to_string())?;
    Flock::lock(opened, FlockArg::LockExclusiveNonblock).map_err(|(_, error)| match error {
        nix::errno::Errno::EWOULDBLOCK => anyhow!(
            "{}: another `certus bench` writes its results here; wait for it, or choose another --out",
            folder.display()
        ),
        error => anyhow!("{}: cannot be locked: {error}", folder.display()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_have_points() {
        let row = |verdict: &str, expected| Row {
            task: String::new(),
            engine: String::new(),
            verdict: verdict.to_owned(),
            expected,
            cpu: 0.0,
            wall: 0.0,
            rss_mb: 0,
            queries: 0,
            frames: 0,
            certified: true,
            generalisation: 0,
        };
        let points = |verdict, expected| {
            let row = row(verdict, expected);
            (row.score(), row.svcomp_score())
        };
        assert_eq!(points("SAFE", Some(true)), (2, 2));
        assert_eq!(points("UNSAFE (unreach-call)", Some(false)), (1, 1));
        assert_eq!(points("SAFE", Some(false)), (0, -32));
        assert_eq!(points("UNSAFE (unreach-call)", Some(true)), (0, -16));
        assert_eq!(points("UNKNOWN (time limit)", Some(true)), (0, 0));
        assert_eq!(points("SAFE", None), (2, 2));
    }

    #[test]
    fn torn_and_doubled_rows_are_repaired() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.csv");
        let header = COLUMNS.join(",");
        let row = |name: &str, cpu: &str| format!("{name},auto,SAFE,true,{cpu},1.000,5,6,7,true");
        let (a, b, newer) = (row("a", "1.000"), row("b", "1.000"), row("a", "2.000"));
        let torn = &b[..b.len() - 1];
        for (text, expected) in [
            (format!("{header}\n{a}\n{b}\n"), vec![&a, &b]),
            (format!("{header}\n{a}\n{torn}"), vec![&a]),
            // It looks whole, but nobody knows.
            (format!("{header}\n{a}\n{b}"), vec![&a]),
            (format!("{header}\n{a}\n{torn}{b}\n"), vec![&a]),
            (format!("{header}\n{a}\n{b}\n{newer}\n"), vec![&newer, &b]),
            (String::new(), vec![]),
            (header[..10].to_owned(), vec![]),
        ] {
            std::fs::write(&path, &text).expect("ours");
            let (rows, _) = open(&path).expect("results");
            assert_eq!(rows.len(), expected.len(), "{text}");
            let lines: Vec<&str> = expected.iter().map(|line| line.as_str()).collect();
            let repaired = std::fs::read_to_string(&path).expect("a text");
            assert_eq!(repaired.lines().collect::<Vec<_>>(), [&[header.as_str()], &lines[..]].concat());
            assert!(repaired.ends_with('\n'));
        }
        std::fs::write(&path, "something else\n").expect("ours");
        assert!(open(&path).is_err());
        let first = lock(folder.path()).expect("nobody has it");
        assert!(lock(folder.path()).expect_err("somebody has it").to_string().contains("another"));
        drop(first);
        lock(folder.path()).expect("nobody has it any more");
    }
}
