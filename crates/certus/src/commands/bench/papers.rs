//! The tables of the papers, with our figures beside theirs.
//!
//! Their figures are data (`papers.csv`), each with its source, and with the engine of ours that is the same algorithm, or the one
//! nearest to it. Their programs, machines and limits are others than ours, so what compares is the order of algorithms within a
//! table. The figures of CAV 2012 are in a picture only; its text says that TREE-IC3 solves 17 more than IC3, TREE-IC3+ITP 11 more
//! than TREE-IC3 and 13 more than its monolithic variant.

use super::row::Row;
use super::table::totals;
use crate::output::junit::escape;

/// The figures.
const FIGURES: &str = include_str!("papers.csv");

/// A line of a table.
struct Figure {
    /// Source, table and limits.
    table: [String; 3],
    algorithm: String,
    engine: String,
    /// What was solved, of how many, in how many seconds, the score and the memory in MB, as far as they are known.
    values: [String; 5],
    /// The engine that a plot compares it with, if there is a plot.
    against: String,
    /// What the text says of it where the figures are in a picture.
    remark: String,
}

fn figures() -> Vec<Figure> {
    let mut reader = csv::Reader::from_reader(FIGURES.as_bytes());
    let records = reader.records().map(|record| record.expect("a test reads the file"));
    let figure = |record: csv::StringRecord| {
        let field = |n: usize| record.get(n).unwrap_or_default().to_owned();
        Figure {
            table: [0, 1, 2].map(field),
            algorithm: field(3),
            engine: field(4),
            values: [5, 6, 7, 8, 9].map(field),
            against: field(10),
            remark: field(11),
        }
    };
    records.map(figure).collect()
}

/// The engines that the tables need, each once.
pub(super) fn engines() -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for figure in figures() {
        if !out.contains(&figure.engine) {
            out.push(figure.engine);
        }
    }
    out
}

/// Whether all engines that the tables need were run.
fn complete(ran: &[&str]) -> bool {
    engines().iter().all(|engine| ran.contains(&engine.as_str()))
}

/// The engines that the papers compare two by two, each pair once; nothing unless all of them were run.
pub(super) fn pairs(ran: &[&str]) -> Option<Vec<(String, String)>> {
    let mut out: Vec<(String, String)> = Vec::new();
    for figure in figures() {
        let pair = (figure.engine, figure.against);
        if !pair.1.is_empty() && !out.contains(&pair) {
            out.push(pair);
        }
    }
    complete(ran).then_some(out)
}

/// The tables as a part of the page; nothing unless all of their engines were run.
pub(super) fn section(ran: &[&str], rows: &[&Row]) -> String {
    if !complete(ran) {
        return String::new();
    }
    let totals = totals(ran, rows);
    let mut text =
        "<h2>The tables of the papers</h2>\n<p>Their figures are for their programs, machines and limits, \
        ours for the tasks above: what compares is the order within a table. Where the figures of a paper are in a picture only, as \
        those of CAV 2012 are, what its text says of them stands in their place.</p>\n"
            .to_owned();
    let mut table: Option<[String; 3]> = None;
    for figure in figures() {
        if table.as_ref() != Some(&figure.table) {
            if table.is_some() {
                text.push_str("</tbody></table></div>\n");
            }
            let [source, name, limits] = figure.table.each_ref().map(|part| escape(part));
            text.push_str(&format!("<h3>{source}: {name} ({limits})</h3>\n<div class=\"wide\"><table>\n"));
            text.push_str("<thead><tr><th>algorithm</th><th>engine</th>");
            for column in ["solved there", "s there", "score there", "MB there"] {
                text.push_str(&format!("<th class=\"n\">{column}</th>"));
            }
            for column in ["solved here", "CPU s here", "score here"] {
                text.push_str(&format!("<th class=\"n\">{column}</th>"));
            }
            text.push_str("</tr></thead>\n<tbody>\n");
            table = Some(figure.table.clone());
        }
        let [solved, of, seconds, score, memory] = &figure.values;
        let solved = match (solved.as_str(), figure.remark.as_str()) {
            ("", "") => format!("– / {of}"),
            ("", remark) => format!("{remark}, of {of}"),
            (solved, _) => format!("{solved} / {of}"),
        };
        text.push_str(&format!(
            "<tr><td>{}</td><td>{}</td>",
            escape(&figure.algorithm),
            escape(&figure.engine)
        ));
        let mut cells = vec![solved, seconds.clone(), score.clone(), memory.clone()];
        if let Some(total) = totals.iter().find(|total| total.engine == figure.engine) {
            cells.push(format!("{} / {}", total.safe + total.bugs, total.tasks));
            cells.push(format!("{:.1}", total.cpu));
            cells.push(total.score.to_string());
        }
        for cell in cells {
            text.push_str(&format!("<td class=\"n\">{}</td>", escape(&cell)));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody></table></div>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_can_be_read_and_stand_beside_ours() {
        let all = figures();
        assert!(all.len() > 20);
        for figure in &all {
            for value in figure.values.iter().filter(|value| !value.is_empty()) {
                value.parse::<u64>().expect("figures are numbers");
            }
        }
        let engines = engines();
        let engines: Vec<&str> = engines.iter().map(String::as_str).collect();
        let row = |engine: &str, verdict: &str| Row {
            task: "a".to_owned(),
            engine: engine.to_owned(),
            verdict: verdict.to_owned(),
            expected: Some(true),
            cpu: 1.5,
            ..Row::default()
        };
        let rows = [row("tree-ic3", "SAFE"), row("ic3cfa", "UNKNOWN")];
        let rows: Vec<&Row> = rows.iter().collect();
        let text = section(&engines, &rows);
        assert!(text.contains("<td>TreeIC3</td><td>tree-ic3</td><td class=\"n\">96 / 150</td>"), "{text}");
        assert!(text.contains("<td class=\"n\">1 / 1</td><td class=\"n\">1.5</td>"), "{text}");
        assert!(text.contains("<td class=\"n\">17 more than IC3, of 98</td>"), "{text}");
        assert_eq!(section(&engines[1..], &rows), "");
        let pairs = super::pairs(&engines).expect("all engines were run");
        assert!(pairs.contains(&("tree-ic3-itp-mono".to_owned(), "tree-ic3-itp".to_owned())), "{pairs:?}");
        assert!(pairs.iter().all(|(a, b)| engines.contains(&a.as_str()) && engines.contains(&b.as_str())));
        assert!(super::pairs(&engines[1..]).is_none());
    }
}
