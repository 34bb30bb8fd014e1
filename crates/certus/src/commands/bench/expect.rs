//! `bench --expect`: results of an earlier run that must not get worse.

use super::row::Row;
use anyhow::{Result, bail};
use std::path::Path;

/// Runs with fewer queries in both files are not compared: a few more or less mean nothing there.
const FEW_QUERIES: u64 = 200;

/// So many times as many queries are worse.
const MOST_GROWTH: u64 = 2;

/// The rows of a baseline that are about this run: of its engines, and of tasks that are selected.
pub(super) fn read(path: &Path, engines: &[&str], selected: impl Fn(&str) -> bool) -> Result<Vec<Row>> {
    if !path.is_file() {
        bail!("{}: there is no such file", path.display());
    }
    let mut rows = super::row::read_results(path)?;
    rows.retain(|row| row.solved() && engines.contains(&row.engine.as_str()) && selected(&row.task));
    if rows.is_empty() {
        bail!(
            "{}: no task in it is solved by an engine of this run: nothing could get worse",
            path.display()
        );
    }
    Ok(rows)
}

/// What is worse than the baseline, in one line for each task and engine.
pub(super) fn worse(baseline: &[Row], found: &[&Row]) -> Vec<String> {
    let compared = |before: &Row| {
        let same = |row: &&&Row| (&row.task, &row.engine) == (&before.task, &before.engine);
        let why = match found.iter().find(same) {
            None => "is not in this run".to_owned(),
            Some(now) if now.verdict != before.verdict => {
                format!("was {}, is {}", before.verdict, now.verdict)
            }
            Some(now) if before.certified && !now.certified => "was certified, is not".to_owned(),
            Some(now) if now.queries > MOST_GROWTH * before.queries.max(FEW_QUERIES / MOST_GROWTH) => {
                format!("took {} queries, takes {}", before.queries, now.queries)
            }
            Some(_) => return None,
        };
        Some(format!("WORSE: {} with {}: {why}", before.task, before.engine))
    };
    baseline.iter().filter_map(compared).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(verdict: &str, queries: u64, certified: bool) -> Row {
        Row {
            task: "a.c".to_owned(),
            engine: "bmc".to_owned(),
            verdict: verdict.to_owned(),
            queries,
            certified,
            ..Row::default()
        }
    }

    fn says(before: &Row, now: &Row) -> String {
        worse(std::slice::from_ref(before), &[now]).join("\n")
    }

    #[test]
    fn what_is_worse_is_told() {
        let before = row("SAFE", 1000, true);
        assert_eq!(says(&before, &row("SAFE", 2000, true)), "");
        assert_eq!(says(&before, &row("SAFE", 1, true)), "");
        let told = [
            (row("SAFE", 2001, true), "took 1000 queries, takes 2001"),
            (row("SAFE", 900, false), "was certified, is not"),
            (row("UNSAFE (unreach-call)", 900, true), "was SAFE, is UNSAFE (unreach-call)"),
            (row("UNKNOWN (time limit)", 900, false), "was SAFE, is UNKNOWN (time limit)"),
        ];
        for (now, why) in told {
            assert_eq!(says(&before, &now), format!("WORSE: a.c with bmc: {why}"));
        }
        let other = Row { task: "b.c".to_owned(), ..before.clone() };
        assert_eq!(says(&before, &other), "WORSE: a.c with bmc: is not in this run");
        let other = Row { engine: "ic3cfa".to_owned(), ..before.clone() };
        assert_eq!(says(&before, &other), "WORSE: a.c with bmc: is not in this run");
    }

    #[test]
    fn few_queries_are_not_compared() {
        assert_eq!(says(&row("SAFE", 3, true), &row("SAFE", FEW_QUERIES, true)), "");
        assert_ne!(says(&row("SAFE", 3, true), &row("SAFE", FEW_QUERIES + 1, true)), "");
    }
}
