//! The results of a suite as a page: the table, plots, and a row for each task that leads to its logs.

use super::log_name;
use super::papers;
use super::row::Row;
use super::table::totals;
use crate::output::junit::escape;
use crate::output::page::frame;
use crate::output::plot::{Axis, Kind, Plot, Series};
use std::collections::BTreeMap;
use std::path::Path;

const SCRIPT: &str = include_str!("page.js");

/// The shortest time that plots show: less cannot be measured.
const SHORTEST: f64 = 0.01;

/// More pairs of engines than this get no scatter plot.
const PAIRS: usize = 6;

/// What the page needs besides the rows.
pub(crate) struct Look<'a> {
    /// The time limit, in seconds: where tasks without an answer are drawn.
    pub(crate) limit: f64,
    /// The engines that are compared with each other.
    pub(crate) pairs: Vec<(&'a str, &'a str)>,
    /// The folder of logs, if there is one.
    pub(crate) logs: Option<&'a Path>,
}

/// The page.
pub(crate) fn of(about: &str, engines: &[&str], rows: &[&Row], look: &Look<'_>) -> String {
    let wrong = rows.iter().filter(|row| row.right() == Some(false)).count();
    let mut body = format!(
        "<header class=\"{}\">\n<h1>Benchmark results</h1>\n<p>{}.{}</p>\n</header>\n<div class=\"page\">\n",
        if wrong > 0 { "unsafe" } else { "safe" },
        escape(about),
        if wrong > 0 { format!(" <strong>{wrong} answers are wrong.</strong>") } else { String::new() }
    );
    body.push_str(&table(engines, rows));
    body.push_str(&papers::section(engines, rows));
    body.push_str("<h2>Plots</h2>\n<div class=\"charts\">\n");
    body.push_str(&format!("<figure>{}</figure>\n", cactus(engines, rows, look.limit).svg()));
    let of_papers = papers::pairs(engines);
    let pairs: Vec<(&str, &str)> = match &of_papers {
        Some(pairs) => pairs.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect(),
        None => look.pairs.iter().take(PAIRS).copied().collect(),
    };
    for (a, b) in pairs {
        body.push_str(&format!("<figure>{}</figure>\n", scatter(a, b, rows, look.limit).svg()));
    }
    body.push_str("</div>\n");
    body.push_str(&tasks(engines, rows, look));
    body.push_str("</div>\n");
    frame("Benchmark results – Certus", &body, SCRIPT)
}

fn table(engines: &[&str], rows: &[&Row]) -> String {
    let mut text = "<h2>Engines</h2>\n<div class=\"wide\"><table>\n<thead><tr><th>engine</th>".to_owned();
    let columns = [
        "tasks",
        "solved",
        "safe",
        "unsafe",
        "wrong",
        "certified",
        "CPU s",
        "MB",
        "score (2/1)",
        "SV-COMP score",
        "CPU s in common",
        "queries in common",
    ];
    for column in columns {
        text.push_str(&format!("<th class=\"n\">{column}</th>"));
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for total in totals(engines, rows) {
        let class = if total.wrong > 0 { " class=\"wrong\"" } else { "" };
        text.push_str(&format!("<tr{class}><td>{}</td>", escape(&total.engine)));
        let cells = [
            total.tasks.to_string(),
            (total.safe + total.bugs).to_string(),
            total.safe.to_string(),
            total.bugs.to_string(),
            total.wrong.to_string(),
            total.certified.to_string(),
            format!("{:.1}", total.cpu),
            total.rss_mb.to_string(),
            total.score.to_string(),
            total.svcomp.to_string(),
            format!("{:.1}", total.common_cpu),
            total.common_queries.to_string(),
        ];
        for cell in cells {
            text.push_str(&format!("<td class=\"n\">{cell}</td>"));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody></table></div>\n");
    text
}

/// How many tasks an engine solves if each may take so long.
fn cactus(engines: &[&str], rows: &[&Row], limit: f64) -> Plot {
    let series = engines.iter().map(|engine| {
        let mut times: Vec<f64> =
            rows.iter().filter(|row| row.engine == *engine && row.solved()).map(|row| row.cpu).collect();
        times.sort_by(f64::total_cmp);
        let points = (1u32..).zip(times).map(|(n, time)| (f64::from(n), time.max(SHORTEST))).collect();
        Series { name: (*engine).to_owned(), kind: Kind::Steps, points, titles: Vec::new() }
    });
    Plot {
        title: "Tasks solved within a time".to_owned(),
        x: Axis::linear("tasks solved"),
        y: Axis::log("CPU time of the slowest, s", (SHORTEST, limit)),
        series: series.collect(),
        diagonal: None,
    }
}

/// The times of two engines on each task; what has no answer lies at the time limit.
fn scatter(a: &str, b: &str, rows: &[&Row], limit: f64) -> Plot {
    let times = |engine: &str| -> BTreeMap<&str, &Row> {
        rows.iter().filter(|row| row.engine == engine).map(|row| (row.task.as_str(), *row)).collect()
    };
    let (left, right) = (times(a), times(b));
    let time = |row: &Row| if row.solved() { row.cpu.clamp(SHORTEST, limit) } else { limit };
    let series = [("safe", "SAFE"), ("unsafe", "UNSAFE")].map(|(name, word)| {
        let belongs = |a: &Row, b: &Row| [a, b].iter().any(|row| row.verdict.starts_with(word));
        let both = left.iter().filter_map(|(task, row)| Some((task, *row, *right.get(task)?)));
        let (points, titles) = both
            .filter(|(_, a, b)| belongs(a, b))
            .map(|(task, a, b)| {
                let title =
                    format!("{task}: {} in {:.2} s, {} in {:.2} s", a.verdict, a.cpu, b.verdict, b.cpu);
                ((time(a), time(b)), title)
            })
            .unzip();
        Series { name: name.to_owned(), kind: Kind::Dots, points, titles }
    });
    let short = |name: &str| name.to_owned() + ", CPU s";
    Plot {
        title: format!("{a} against {b}"),
        x: Axis::log(&short(a), (SHORTEST, limit)),
        y: Axis::log(&short(b), (SHORTEST, limit)),
        series: series.into(),
        diagonal: Some(10.0),
    }
}

/// A row for each task.
fn tasks(engines: &[&str], rows: &[&Row], look: &Look<'_>) -> String {
    let mut text = "<h2>Tasks</h2>\n<p><input type=\"search\" id=\"search\" placeholder=\"filter tasks\" \
                    aria-label=\"filter tasks\"> <span id=\"shown\" class=\"hint\"></span></p>\n\
                    <div class=\"wide\"><table id=\"tasks\">\n<thead><tr><th>task</th><th>expected</th>"
        .to_owned();
    for engine in engines {
        text.push_str(&format!(
            "<th>{}</th><th class=\"n\">CPU s</th><th class=\"n\">MB</th>",
            escape(engine)
        ));
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    let mut by_task: BTreeMap<&str, BTreeMap<&str, &Row>> = BTreeMap::new();
    for row in rows {
        by_task.entry(&row.task).or_default().insert(&row.engine, row);
    }
    for (task, answers) in by_task {
        let wrong = answers.values().any(|row| row.right() == Some(false));
        let expected = answers.values().find_map(|row| row.expected);
        text.push_str(&format!(
            "<tr{}><td>{}</td><td>{}</td>",
            if wrong { " class=\"wrong\"" } else { "" },
            escape(task),
            expected.map_or("", |safe| if safe { "safe" } else { "unsafe" })
        ));
        for engine in engines {
            let Some(row) = answers.get(engine) else {
                text.push_str("<td></td><td></td><td></td>");
                continue;
            };
            let log = log_name(task, engine);
            let verdict = escape(&row.verdict);
            let linked = look.logs.is_some_and(|folder| folder.join(&log).is_file());
            let verdict = match linked {
                true => format!("<a href=\"logs/{}\">{verdict}</a>", escape(&link(&log))),
                false => verdict,
            };
            text.push_str(&format!(
                "<td>{verdict}</td><td class=\"n\">{:.2}</td><td class=\"n\">{}</td>",
                row.cpu, row.rss_mb
            ));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody></table></div>\n");
    text
}

/// A file name in an address.
fn link(name: &str) -> String {
    name.replace('%', "%25").replace('#', "%23").replace('?', "%3F")
}
