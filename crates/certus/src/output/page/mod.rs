//! `--report`: the answer as one page that needs nothing else, not even a network.

mod lines;
mod source;
mod tree;

use crate::commands::check::model_name;
use crate::output::events::Course;
use crate::output::junit::escape;
use crate::output::plot::{Axis, Kind, Plot, Series};
use crate::output::tell::Told;
use certus_driver::{InfiniteRun, Summary, Unknown};
use serde_json::json;
use source::Sources;
use std::collections::BTreeMap;

pub(crate) const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

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
    let sources = Sources::new(told);
    body.push_str(&sources.section(told, summary));
    body.push_str("<div class=\"side\">\n");
    if !summary.trace.is_empty() {
        body.push_str(&trace(&sources, summary));
    }
    if let Some(lasso) = &summary.lasso {
        body.push_str(&infinite(&sources, lasso));
    }
    if summary.violated.is_some() {
        body.push_str(&inputs(summary));
    }
    if summary.proof.is_some() {
        body.push_str(&proof(&sources, told, summary));
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
    for assumed in told.assumed {
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

/// More inputs than this are folded.
const INPUTS: usize = 20;

/// The values that make the program fail, and how to see it fail again.
fn inputs(summary: &Summary) -> String {
    let mut text = "<section aria-label=\"Inputs\">\n<h2>Inputs</h2>\n".to_owned();
    let row = |input: &certus_driver::Input| {
        let name = input.name.as_deref().map_or(input.kind.to_owned(), |name| format!("{name}()"));
        format!("<tr><td>{}</td><td>{}</td></tr>\n", escape(&name), escape(&input.value))
    };
    let table = |rows: &[certus_driver::Input]| {
        let rows: String = rows.iter().map(row).collect();
        format!("<table><thead><tr><th>from</th><th>value</th></tr></thead><tbody>\n{rows}</tbody></table>\n")
    };
    match summary.inputs.as_slice() {
        [] => text.push_str("<p>The run needs none.</p>\n"),
        few if few.len() <= INPUTS => text.push_str(&table(few)),
        many => text.push_str(&format!(
            "<details><summary>{} values</summary>\n<div class=\"tall\" tabindex=\"0\">{}</div></details>\n",
            many.len(),
            table(many)
        )),
    }
    let words: Vec<String> =
        std::env::args_os().skip(1).map(|word| quoted(&word.to_string_lossy())).collect();
    text.push_str(&format!(
        "<p>To see it again: <code>certus {}</code></p>\n</section>\n",
        escape(&words.join(" "))
    ));
    text
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// The run, step by step.
fn trace(sources: &Sources, summary: &Summary) -> String {
    let steps: Vec<_> = summary
        .trace
        .iter()
        .map(|step| {
            let (place, line) = sources.place(&step.file, step.line);
            json!({ "place": place, "line": line, "text": step.text, "values": step.values, "fails": step.fails })
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
fn infinite(sources: &Sources, lasso: &InfiniteRun) -> String {
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
            let place = match position.line {
                0 => String::new(),
                line => format!("line {}: ", sources.link(sources.called(line), line)),
            };
            text.push_str(&format!("<li>{place}{values}</li>\n"));
        }
        text.push_str("</ol>\n");
    }
    text.push_str("</section>\n");
    text
}

fn proof(sources: &Sources, told: &Told<'_>, summary: &Summary) -> String {
    let kind = summary.proof.as_deref().unwrap_or("");
    let mut text =
        format!("<section aria-label=\"Proof\">\n<h2>Proof</h2>\n<p>Kind: {}.</p>\n", escape(kind));
    let table = |rows: &str| {
        format!(
            "<div class=\"tall\" tabindex=\"0\"><table><thead><tr><th>line</th><th>what holds there</th></tr></thead>\
             <tbody>\n{rows}</tbody></table></div>\n"
        )
    };
    let row = |place: &str, parts: &[String]| {
        let parts: Vec<String> = parts.iter().map(|part| format!("<code>{}</code>", escape(part))).collect();
        format!("<tr><td>{place}</td><td>{}</td></tr>\n", parts.join("<br>"))
    };
    let formula =
        |fact: &certus_driver::Fact| row(&sources.link(sources.called(fact.line), fact.line), &fact.parts);
    let formulas = table(&summary.invariants.iter().map(formula).collect::<String>());
    let said = sources.said(told);
    if summary.invariants.is_empty() {
        text.push_str("<p>No formula is needed at any place.</p>\n");
    } else if said.is_empty() {
        text.push_str(&formulas);
    } else {
        let rows: String =
            said.iter().map(|(line, facts)| row(&sources.link(Some(*line), line.1), facts)).collect();
        text.push_str(&table(&rows));
        text.push_str(&format!("<details><summary>The same as formulas</summary>\n{formulas}</details>\n"));
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
         after all reductions, or as it was before where these leave nothing. Thick borders are loop heads, red is the error.</p>\n</section>\n"
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
        "<section aria-label=\"Statistics\">\n<details><summary><h2>Statistics</h2></summary>\n<pre>{}</pre>\n</details></section>",
        escape(&text)
    )
}
