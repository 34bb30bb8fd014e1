//! Results: one row for each task and engine, and their file.

use anyhow::{Context, Result, bail};
use std::path::Path;

/// The columns of `results.csv`.
pub(crate) const COLUMNS: [&str; 10] =
    ["task", "engine", "verdict", "expected", "cpu_s", "wall_s", "rss_mb", "queries", "frames", "certified"];

/// One line of the results.
#[derive(Clone, Debug, PartialEq)]
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

    fn read(record: &csv::StringRecord) -> Option<Row> {
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
            certified: field(9)? == "true",
            generalisation: 0,
        })
    }

    /// Whether there is an answer.
    pub(crate) fn answered(&self) -> bool {
        self.verdict == "SAFE" || self.verdict.starts_with("UNSAFE")
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
        let safe = match self.verdict.as_str() {
            "SAFE" => true,
            verdict if verdict.starts_with("UNSAFE") => false,
            _ => return None,
        };
        self.expected.map(|expected| expected == safe)
    }
}

/// The rows of a file of results; none if there is no file.
pub(crate) fn read_results(path: &Path) -> Result<Vec<Row>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let name = || path.display().to_string();
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_path(path).with_context(name)?;
    let header = reader.headers().with_context(name)?;
    if header.iter().ne(COLUMNS) {
        bail!("{}: these are no results of `certus bench`: its columns are {}", name(), COLUMNS.join(","));
    }
    // A line that was torn by an interruption is run again.
    Ok(reader.records().filter_map(|record| Row::read(&record.ok()?)).collect())
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
}
