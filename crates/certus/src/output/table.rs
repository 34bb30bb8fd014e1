//! The answers to several questions, one in a line.

use certus_driver::{Place, Summary, Verdict};

/// One answer.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// What was asked.
    pub(crate) what: String,
    pub(crate) verdict: Verdict,
    pub(crate) certified: bool,
    /// Where the run fails, or why there is no answer.
    pub(crate) place: String,
    pub(crate) seconds: f64,
}

impl Row {
    /// The answer to what has this name.
    pub(crate) fn of(what: &str, summary: &Summary) -> Row {
        let place = |at: &Place| format!("{}:{}:{}", at.file, at.line, at.column);
        let fails = summary.at.as_ref().filter(|_| summary.verdict == Verdict::Unsafe).map(place);
        Row {
            what: what.to_owned(),
            verdict: summary.verdict,
            certified: !summary.certified_by.is_empty(),
            place: fails.or_else(|| summary.reason.clone()).unwrap_or_default(),
            seconds: summary.time.as_secs_f64(),
        }
    }
}

/// The rows as a table.
pub(crate) fn text(rows: &[&Row]) -> String {
    let width = rows.iter().map(|row| row.what.chars().count()).chain([8]).max().unwrap_or(8);
    let mut text = format!("{:<width$}  verdict  certified     time  place\n", "property");
    for row in rows {
        let certified = match (row.verdict, row.certified) {
            (Verdict::Unknown, _) => "-",
            (_, true) => "yes",
            (_, false) => "no",
        };
        let line = format!(
            "{:<width$}  {:<7}  {certified:<9}  {:>5.2} s  {}",
            row.what,
            row.verdict.word(),
            row.seconds,
            row.place
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
