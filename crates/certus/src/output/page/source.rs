//! The files of a program on the page, with what a proof says at their lines and the lines of a run marked.

use super::lines::Lines;
use crate::output::junit::escape;
use crate::output::tell::Told;
use certus_driver::Summary;
use std::collections::{BTreeMap, BTreeSet};

/// Longer sources are shown up to here.
const LINES: usize = 20_000;

/// Formulas at a line that are shown at once; more are folded.
const FACTS: usize = 4;

/// A file of the program.
struct File {
    name: String,
    /// Nothing if it cannot be read again: what comes through a pipe is there only once.
    content: Option<String>,
    lines: Lines,
}

/// The files of the program.
pub(super) struct Sources {
    files: Vec<File>,
}

/// A line of one of them: which, and its number.
pub(super) type Line = (usize, u32);

impl Sources {
    /// Of what the check was given.
    pub(super) fn new(told: &Told<'_>) -> Sources {
        let file = |path: &std::path::PathBuf| {
            let is_file = std::fs::metadata(path).is_ok_and(|about| about.is_file());
            let content = is_file.then(|| std::fs::read(path).ok()).flatten();
            let content = content.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            let name = path.display().to_string();
            let lines = Lines::new(told.unit, &name, content.as_deref().unwrap_or(""));
            File { name, content, lines }
        };
        Sources { files: told.options.files().iter().map(file).collect() }
    }

    /// The line of a place as messages name it. Nothing if its file is not shown.
    pub(super) fn line(&self, file: &str, line: u32) -> Option<Line> {
        let lines = self.files.iter().enumerate().map(|(index, known)| (index, known.lines.of(file, line)));
        lines.into_iter().find(|(_, line)| *line > 0)
    }

    /// The line that messages call so, in whatever file: there is one if there is one file.
    pub(super) fn called(&self, line: u32) -> Option<Line> {
        let [only] = self.files.as_slice() else { return None };
        Some((0, only.lines.called(line))).filter(|(_, line)| *line > 0)
    }

    /// A link to a line.
    pub(super) fn link(&self, line: Option<Line>, otherwise: u32) -> String {
        match line {
            Some(line) => format!("<a href=\"#{}\">{}</a>", anchor(line), line.1),
            None => otherwise.to_string(),
        }
    }

    /// What a step of a run is called, and the element it is about.
    pub(super) fn place(&self, file: &str, line: u32) -> (String, String) {
        let Some(at) = self.line(file, line) else { return (String::new(), String::new()) };
        let name = match self.files.len() {
            1 => format!("line {}", at.1),
            _ => {
                let name = &self.files[at.0].name;
                format!("{}:{}", name.rsplit('/').next().unwrap_or(name), at.1)
            }
        };
        (name, anchor(at))
    }

    /// All files. Of several those are open in which the run fails or of which the proof says something, or else the first.
    pub(super) fn section(&self, told: &Told<'_>, summary: &Summary) -> String {
        let facts = self.facts(told, summary);
        let failing = summary.at.as_ref().and_then(|at| self.line(&at.file, at.line));
        let passed: BTreeSet<Line> =
            summary.trace.iter().filter_map(|step| self.line(&step.file, step.line)).collect();
        let mut text = "<section class=\"source\" aria-label=\"Source\">\n<h2>Source</h2>\n".to_owned();
        for (index, file) in self.files.iter().enumerate() {
            let code = match &file.content {
                Some(content) => code(index, content, &facts, &passed, failing),
                None => "<p>The file can no longer be read.</p>\n".to_owned(),
            };
            if self.files.len() == 1 {
                text.push_str(&code);
                continue;
            }
            let told = |line: &Line| line.0 == index;
            let opens = match (failing, facts.is_empty()) {
                (Some(failing), _) => told(&failing),
                (None, false) => facts.keys().any(told),
                (None, true) => index == 0,
            };
            let open = if opens { " open" } else { "" };
            let name = escape(&file.name);
            text.push_str(&format!(
                "<details class=\"file\"{open}><summary>{name}</summary>\n{code}</details>\n"
            ));
        }
        text.push_str("</section>\n");
        text
    }

    /// What a proof says of loops in words of C, at their lines.
    pub(super) fn said(&self, told: &Told<'_>) -> BTreeMap<Line, Vec<String>> {
        let mut said: BTreeMap<Line, Vec<String>> = BTreeMap::new();
        let (Some(unit), Some(found)) = (told.unit, told.loops) else { return said };
        for invariant in found.loops.iter().filter(|invariant| !invariant.conjuncts.is_empty()) {
            let at = unit.source.location(invariant.span.lo);
            if let Some(line) = self.line(&at.file, at.line) {
                let never = invariant.conjuncts == ["0"];
                let words =
                    if never { vec!["is never reached".to_owned()] } else { invariant.conjuncts.clone() };
                said.entry(line).or_default().extend(words);
            }
        }
        said
    }

    /// What holds at which lines: in words of C where there are some.
    fn facts(&self, told: &Told<'_>, summary: &Summary) -> BTreeMap<Line, Vec<String>> {
        let mut facts = self.said(told);
        if facts.is_empty() {
            for fact in &summary.invariants {
                if let Some(line) = self.called(fact.line) {
                    facts.entry(line).or_default().extend(fact.parts.iter().cloned());
                }
            }
        }
        facts
    }
}

/// The name of the element of a line.
fn anchor((file, line): Line) -> String {
    if file == 0 { format!("L{line}") } else { format!("F{file}L{line}") }
}

fn code(
    file: usize,
    content: &str,
    facts: &BTreeMap<Line, Vec<String>>,
    passed: &BTreeSet<Line>,
    failing: Option<Line>,
) -> String {
    let mut text = "<div class=\"code\" tabindex=\"0\">\n".to_owned();
    for (number, line) in (1u32..).zip(content.lines()) {
        if number as usize > LINES {
            text.push_str("<p>The rest is too long to be shown.</p>");
            break;
        }
        let at = (file, number);
        if let Some(facts) = facts.get(&at) {
            text.push_str(&held(number, facts));
        }
        let mut class = "line".to_owned();
        if passed.contains(&at) {
            class.push_str(" passed");
        }
        if Some(at) == failing {
            class.push_str(" failing");
        }
        let anchor = anchor(at);
        text.push_str(&format!(
            "<div class=\"{class}\" id=\"{anchor}\"><i>{number}</i>{}</div>\n",
            escape(line)
        ));
    }
    text.push_str("</div>\n");
    text
}

/// What holds at a line.
fn held(number: u32, facts: &[String]) -> String {
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
