//! The table that the papers print.

use super::row::Row;

/// What one engine did.
#[derive(Clone, Debug, Default)]
pub(crate) struct Total {
    pub(crate) engine: String,
    pub(crate) tasks: usize,
    pub(crate) safe: usize,
    pub(crate) bugs: usize,
    pub(crate) wrong: usize,
    pub(crate) certified: usize,
    pub(crate) score: i64,
    pub(crate) svcomp: i64,
    /// CPU time of what was solved.
    pub(crate) cpu: f64,
    /// The most memory of what was solved.
    pub(crate) rss_mb: u64,
    /// CPU time and queries of the tasks that all engines solved.
    pub(crate) common_cpu: f64,
    pub(crate) common_queries: u64,
    /// Those of the queries that generalised.
    pub(crate) common_generalisation: u64,
}

/// The totals of engines.
pub(crate) fn totals(engines: &[&str], rows: &[&Row]) -> Vec<Total> {
    let mut solvers: std::collections::BTreeMap<&str, std::collections::BTreeSet<&str>> = Default::default();
    for row in rows.iter().filter(|row| row.solved()) {
        solvers.entry(&row.task).or_default().insert(&row.engine);
    }
    let by_all =
        |task: &str| solvers.get(task).is_some_and(|by| engines.iter().all(|engine| by.contains(engine)));
    let total = |engine: &&str| {
        let mut total = Total { engine: (*engine).to_owned(), ..Total::default() };
        for row in rows.iter().filter(|row| row.engine == *engine) {
            total.tasks += 1;
            total.score += row.score();
            total.svcomp += row.svcomp_score();
            total.wrong += usize::from(row.right() == Some(false));
            total.certified += usize::from(row.answered() && row.certified);
            if row.solved() {
                *(if row.verdict == "SAFE" { &mut total.safe } else { &mut total.bugs }) += 1;
                total.cpu += row.cpu;
                total.rss_mb = total.rss_mb.max(row.rss_mb);
            }
            if by_all(&row.task) {
                total.common_cpu += row.cpu;
                total.common_queries += row.queries;
                total.common_generalisation += row.generalisation;
            }
        }
        total
    };
    engines.iter().map(total).collect()
}

/// The table as text. Times and queries "in common" are over the tasks that all engines solved.
pub(crate) fn summary(engines: &[&str], rows: &[&Row]) -> String {
    let wide = engines.iter().map(|engine| engine.len()).max().unwrap_or(0).max(6);
    let mut text = format!(
        "{:<wide$} {:>6} {:>6} {:>6} {:>6} {:>8} {:>9} {:>6} {:>7} {:>6} {:>7} {:>10} {:>12} {:>9}\n",
        "engine",
        "tasks",
        "solved",
        "safe",
        "unsafe",
        "wrong",
        "cpu s",
        "score",
        "svcomp",
        "cert.",
        "MB",
        "s in com.",
        "queries i.c.",
        "gen. i.c."
    );
    for total in totals(engines, rows) {
        text.push_str(&format!(
            "{:<wide$} {:>6} {:>6} {:>6} {:>6} {:>8} {:>9.1} {:>6} {:>7} {:>6} {:>7} {:>10.1} {:>12} {:>9}\n",
            total.engine,
            total.tasks,
            total.safe + total.bugs,
            total.safe,
            total.bugs,
            if total.wrong == 0 { "0".to_owned() } else { format!("{} !!!", total.wrong) },
            total.cpu,
            total.score,
            total.svcomp,
            total.certified,
            total.rss_mb,
            total.common_cpu,
            total.common_queries,
            total.common_generalisation,
        ));
        for row in rows.iter().filter(|row| row.engine == total.engine && row.right() == Some(false)) {
            text.push_str(&format!("  WRONG: {} says {}\n", row.task, row.verdict));
        }
    }
    text
}

/// Tasks of which one engine says something else than another.
pub(crate) fn changes((first, second): (&str, &str), rows: &[&Row]) -> Vec<String> {
    let verdicts = |engine: &str| -> std::collections::BTreeMap<&str, &str> {
        let own = rows.iter().filter(|row| row.engine == engine);
        own.map(|row| (row.task.as_str(), row.verdict.as_str())).collect()
    };
    let (before, after) = (verdicts(first), verdicts(second));
    let both = before.iter().filter_map(|(task, verdict)| Some((task, verdict, after.get(task)?)));
    both.filter(|(_, before, after)| before != after)
        .map(|(task, before, after)| format!("{task}: {before} -> {after}"))
        .collect()
}
