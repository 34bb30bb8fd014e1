//! `--report`: the answer as one page that needs nothing else, not even a network.

mod lines;
mod tree;

use crate::commands::check::model_name;
use crate::output::events::Course;
use crate::output::junit::escape;
use crate::output::plot::{Axis, Kind, Plot, Series};
use crate::output::tell::Told;
use certus_driver::{InfiniteRun, Summary, Unknown};
use lines::Lines;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// Longer sources are shown up to here.
const LINES: usize = 20_000;

/// A page with this title and body.
pub(crate) fn frame(title: &str, body: &str, script: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}\n<script>\n{script}</script>\n</body>\n</html>\n",
        escape(title)
    )
}

/// The page of an answer.
pub(crate) fn of(told: &Told<'_>, summary: &Summary) -> String {
    let file = told.options.file.display().to_string();
    let mut body = header(told, summary, &file);
    body.push_str("<main>\n");
    // What comes through a pipe is there only once.
    let is_file = std::fs::metadata(&told.options.file).is_ok_and(|about| about.is_file());
    let content = is_file.then(|| std::fs::read(&told.options.file).ok()).flatten();
    let content = content.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let lines = Lines::new(told.unit, &file, content.as_deref().unwrap_or(""));
    body.push_str(&source(content.as_deref(), &lines, summary));
    body.push_str("<div class=\"side\">\n");
    if !summary.trace.is_empty() {
        body.push_str(&trace(&lines, summary));
    }
    if let Some(lasso) = &summary.lasso {
        body.push_str(&infinite(&lines, lasso));
    }
    if summary.proof.is_some() {
        body.push_str(&proof(&lines, summary));
    }
    body.push_str(&automaton(told));
    if let Some((engine, tree)) = told.recorder.tree() {
        body.push_str(&tree::section(engine, &tree));
    }
    body.push_str(&course(&told.recorder.courses()));
    body.push_str(&numbers(told));
    body.push_str("</div>\n</main>\n");
    let name = told.options.file.file_name().map_or(file.clone(), |name| name.to_string_lossy().into_owned());
    frame(&format!("{name}: {} – Certus", summary.verdict), &body, SCRIPT)
}

fn header(told: &Told<'_>, summary: &Summary, file: &str) -> String {
    let options = told.options;
    let mut text = format!(
        "<header class=\"{}\">\n<h1><span class=\"verdict\">{}</span> {}</h1>\n<p>{}.",
        summary.verdict.word().to_lowercase(),
        summary.verdict,
        escape(file),
        escape(&capital(&summary.sentence(&certus_driver::property::label(&options.property))))
    );
    if let Some(advice) = summary.unknown.as_ref().and_then(Unknown::advice) {
        text.push_str(&format!(" Try {}.", escape(advice)));
    }
    if let Some(certificate) = &summary.certificate {
        text.push_str(&format!(" {}.", escape(&capital(certificate))));
    }
    text.push_str("</p>\n<dl>");
    let mut entry = |name: &str, value: &str| {
        text.push_str(&format!("<div><dt>{name}</dt><dd>{}</dd></div>", escape(value)));
    };
    entry("property", &certus_driver::property::label(&options.property));
    entry("engine", &options.engine);
    if let Some(model) = told.data_model() {
        entry("data model", model_name(model));
    }
    for assumed in &told.assumed {
        entry("assumes", &assumed.text());
    }
    entry("time", &format!("{:.2} s", summary.time.as_secs_f64()));
    entry("memory", &format!("{} MB", told.watch.peak() >> 20));
    entry("queries", &told.effort.stats.all_queries().0.to_string());
    entry("Certus", env!("CARGO_PKG_VERSION"));
    text.push_str("</dl>\n</header>\n");
    text
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Formulas at a line that are shown at once; more are folded.
const FACTS: usize = 4;

/// The source, with what the proof says at its lines and the lines of the run marked.
fn source(content: Option<&str>, lines: &Lines, summary: &Summary) -> String {
    let mut text = "<section class=\"source\" aria-label=\"Source\">\n<h2>Source</h2>\n".to_owned();
    let Some(content) = content else {
        return text + "<p>The file can no longer be read.</p>\n</section>\n";
    };
    let mut facts: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
    for fact in &summary.invariants {
        let parts = fact.parts.iter().map(String::as_str);
        facts.entry(lines.called(fact.line)).or_default().extend(parts);
    }
    let failing = summary.at.as_ref().map_or(0, |at| lines.of(&at.file, at.line));
    let passed: BTreeSet<u32> = summary.trace.iter().map(|step| lines.of(&step.file, step.line)).collect();
    text.push_str("<div class=\"code\" tabindex=\"0\">\n");
    for (number, line) in (1u32..).zip(content.lines()) {
        if number as usize > LINES {
            text.push_str("<p>The rest is too long to be shown.</p>");
            break;
        }
        if let Some(facts) = facts.get(&number) {
            text.push_str(&held(number, facts));
        }
        let mut class = "line".to_owned();
        if passed.contains(&number) {
            class.push_str(" passed");
        }
        if number == failing {
            class.push_str(" failing");
        }
        text.push_str(&format!(
            "<div class=\"{class}\" id=\"L{number}\"><i>{number}</i>{}</div>\n",
            escape(line)
        ));
    }
    text.push_str("</div>\n</section>\n");
    text
}

/// What holds at a line.
fn held(number: u32, facts: &[&str]) -> String {
    let title = format!("title=\"holds whenever line {number} is reached\"");
    let all: String =
        facts.iter().map(|fact| format!("<div class=\"fact\" {title}>{}</div>\n", escape(fact))).collect();
    match facts.len() {
        0..=FACTS => all,
        many => {
            format!("<details><summary class=\"fact\" {title}>{many} formulas</summary>\n{all}</details>\n")
        }
    }
}

/// The run, step by step.
fn trace(lines: &Lines, summary: &Summary) -> String {
    let steps: Vec<_> = summary
        .trace
        .iter()
        .map(|step| {
            let line = lines.of(&step.file, step.line);
            json!({ "line": line, "text": step.text, "values": step.values, "fails": step.fails })
        })
        .collect();
    // Inside of a script element `</script` and `<!--` mean something, whatever is around them.
    let data = json!(steps).to_string().replace('<', "\\u003c");
    format!(
        "<section id=\"trace\" aria-label=\"Trace\">\n<h2>Trace</h2>\n\
         <div class=\"bar\" role=\"toolbar\" aria-label=\"Steps\">\n\
         <button id=\"first\" title=\"first step (Home)\">«</button>\
         <button id=\"previous\" title=\"step back (←, k)\">‹</button>\
         <button id=\"next\" title=\"step (→, j)\">›</button>\
         <button id=\"last\" title=\"last step (End)\">»</button>\
         <output id=\"count\"></output></div>\n\
         <ol id=\"steps\" tabindex=\"0\"></ol>\n\
         <table id=\"values\"><thead><tr><th>variable</th><th>last set to</th></tr></thead><tbody></tbody></table>\n\
         <p class=\"hint\">Keys: ← → or j k step, Home and End jump. A click on a step goes there.</p>\n\
         <script type=\"application/json\" id=\"trace-data\">{data}</script>\n</section>\n"
    )
}

/// A run that goes on for ever.
fn infinite(lines: &Lines, lasso: &InfiniteRun) -> String {
    let mut text = "<section id=\"lasso\" aria-label=\"Infinite run\">\n<h2>Infinite run</h2>\n".to_owned();
    let parts = [("Stem", "stem", &lasso.stem), ("Loop, repeated for ever", "loop", &lasso.around)];
    let mut number = 0;
    for (title, class, positions) in parts.into_iter().filter(|(.., positions)| !positions.is_empty()) {
        text.push_str(&format!("<h3>{title}</h3>\n<ol class=\"{class}\" start=\"{}\">\n", number + 1));
        for position in positions {
            number += 1;
            let values: Vec<String> =
                position.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            let values = if values.is_empty() { "as before".to_owned() } else { escape(&values.join(", ")) };
            let line = lines.called(position.line);
            let place = match position.line {
                0 => String::new(),
                _ => format!("<a href=\"#L{line}\">line {line}</a>: "),
            };
            text.push_str(&format!("<li>{place}{values}</li>\n"));
        }
        text.push_str("</ol>\n");
    }
    text.push_str("</section>\n");
    text
}

fn proof(lines: &Lines, summary: &Summary) -> String {
    let kind = summary.proof.as_deref().unwrap_or("");
    let mut text =
        format!("<section aria-label=\"Proof\">\n<h2>Proof</h2>\n<p>Kind: {}.</p>\n", escape(kind));
    if summary.invariants.is_empty() {
        text.push_str("<p>No formula is needed at any place.</p>\n");
    } else {
        text.push_str("<div class=\"tall\" tabindex=\"0\"><table><thead><tr><th>line</th><th>what holds there</th></tr></thead><tbody>\n");
        for fact in &summary.invariants {
            let parts: Vec<String> =
                fact.parts.iter().map(|part| format!("<code>{}</code>", escape(part))).collect();
            text.push_str(&format!(
                "<tr><td><a href=\"#L{0}\">{0}</a></td><td>{1}</td></tr>\n",
                lines.called(fact.line),
                parts.join("<br>")
            ));
        }
        text.push_str("</tbody></table></div>\n");
    }
    text.push_str("</section>\n");
    text
}

fn automaton(told: &Told<'_>) -> String {
    let picture = match told.picture {
        Some(picture) => format!("<div class=\"picture\" tabindex=\"0\">{picture}</div>\n"),
        None => {
            "<p>There is no automaton to show: the program was decided without one, or it is too large to be \
                 drawn. <code>certus cfa</code> prints it as text.</p>\n"
                .to_owned()
        }
    };
    format!(
        "<section aria-label=\"Automaton\">\n<h2>Automaton</h2>\n{picture}<p class=\"hint\">As the engine sees it, \
         after all reductions. Thick borders are loop heads, red is the error.</p>\n</section>\n"
    )
}

/// Frames and lemmas over time.
fn course(courses: &BTreeMap<&'static str, Course>) -> String {
    let mut text = String::new();
    type Pick = fn(&crate::output::events::Point) -> f64;
    let charts: [(&str, &str, Pick); 3] = [
        ("Frames or bounds over time", "frame", |point| point.k as f64),
        ("Lemmas over time", "lemmas", |point| point.lemmas as f64),
        ("Obligations over time", "obligations", |point| point.obligations as f64),
    ];
    for (title, label, pick) in charts {
        let series: Vec<Series> = courses
            .iter()
            .filter(|(_, course)| course.points.iter().any(|point| pick(point) > 0.0))
            .map(|(name, course)| {
                let mut points: Vec<_> =
                    course.points.iter().map(|point| (point.at.as_secs_f64(), pick(point))).collect();
                points.push((course.last.at.as_secs_f64(), pick(&course.last)));
                Series { name: (*name).to_owned(), kind: Kind::Steps, points, titles: Vec::new() }
            })
            .collect();
        if series.iter().any(|series| series.points.len() > 2) {
            let plot = Plot {
                title: title.to_owned(),
                x: Axis::linear("seconds"),
                y: Axis::linear(label),
                series,
                diagonal: None,
            };
            text.push_str(&format!("<figure>{}</figure>\n", plot.svg()));
        }
    }
    if text.is_empty() {
        text.push_str("<p>The answer came too soon for a curve.</p>\n");
    }
    format!("<section aria-label=\"Course\">\n<h2>Course</h2>\n{text}</section>\n")
}

fn numbers(told: &Told<'_>) -> String {
    let text = crate::output::tell::statistics(told.effort, told.watch);
    format!(
        "<section aria-label=\"Statistics\">\n<h2>Statistics</h2>\n<pre>{}</pre>\n</section>",
        escape(&text)
    )
}
