//! A trace as text.

use super::folding::{Line, fold, likeness};
use super::{LOOP, Trace, TraceKind, TraceStep};
use certus_c::program::Property;

/// Inputs and lines that the short form shows.
const INPUTS: usize = 20;
const LINES: usize = 20;

/// Source lines and their effects are beside each other, with the effects from this column on.
const BESIDE: usize = 52;

/// More effects of one line are not all shown.
const EFFECTS: usize = 12;

/// Longer source lines are cut.
const LONGEST: usize = 90;

/// Where the run fails, its inputs, and its last steps.
#[must_use]
pub fn short(trace: &Trace) -> String {
    let mut text = head(trace);
    let inputs = trace.inputs().count();
    for step in trace.inputs().take(INPUTS) {
        text.push_str(&format!(
            "  {} ({}:{})\n",
            effect(&step.kind).unwrap_or_default(),
            step.file,
            step.line
        ));
    }
    if inputs > INPUTS {
        text.push_str(&format!("  and {} more values\n", inputs - INPUTS));
    }
    let lines = fold(lines(trace));
    if lines.len() > LINES {
        text.push_str(&format!("  the last {LINES} of {} lines (--trace shows all)\n", lines.len()));
    } else if !lines.is_empty() {
        text.push_str("  step by step\n");
    }
    for line in &lines[lines.len().saturating_sub(LINES)..] {
        text.push_str(&format!("  {}\n", line.text.trim_end()));
    }
    text
}

/// All of it; rounds of loops that look alike are told once.
#[must_use]
pub fn long(trace: &Trace) -> String {
    let mut text = head(trace);
    for line in fold(lines(trace)) {
        text.push_str(&format!("  {}\n", line.text.trim_end()));
    }
    text
}

fn head(trace: &Trace) -> String {
    let Some(step) = trace.failure() else { return String::new() };
    let mut text = format!("a run fails at {}:{}:{}\n", step.file, step.line, step.column);
    if let Some(what) = trace.wrong() {
        text.push_str(&format!("  {what}\n"));
    }
    let statement = trace.steps.iter().rev().find_map(|step| match &step.kind {
        TraceKind::Statement { text } => Some(text),
        _ => None,
    });
    if let Some(statement) = statement {
        text.push_str(&format!("  {}\n", around(statement, step.column)));
    }
    if let TraceKind::Failure { values, .. } = &step.kind
        && !values.is_empty()
    {
        text.push_str(&format!("  where {}\n", pairs(values)));
    }
    text
}

fn pairs(values: &[(String, String)]) -> String {
    values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

/// A source line, or what is around a column of it if it is long. Where it is indented does not matter much.
fn around(line: &str, column: u32) -> String {
    let length = line.chars().count();
    if length <= LONGEST {
        return line.to_owned();
    }
    let from = (column as usize).saturating_sub(LONGEST / 3).min(length - LONGEST);
    let part: String = line.chars().skip(from).take(LONGEST).collect();
    let (before, after) = (if from > 0 { "… " } else { "" }, if from + LONGEST < length { " …" } else { "" });
    format!("{before}{}{after}", part.trim())
}

/// What a step does, beside its source line.
fn effect(kind: &TraceKind) -> Option<String> {
    Some(match kind {
        TraceKind::Input { function, parameter: Some(name), text, .. } => {
            format!("the argument {name} of {function} is {text}")
        }
        TraceKind::Input { function, text, .. } => format!("{function}() gives {text}"),
        TraceKind::Undefined { what, text, .. } => format!("{what} {text}"),
        TraceKind::Freed { what } => format!("{what} is freed"),
        TraceKind::Change { variable, text } => format!("{variable} = {text}"),
        TraceKind::Enter { function, args } => format!("calls {function}({})", pairs(args)),
        TraceKind::Branch { taken } => if *taken { "yes" } else { "no" }.to_owned(),
        TraceKind::Failure { property: Property::Termination, .. } => "and so on, for ever".to_owned(),
        TraceKind::Failure { values, .. } if values.is_empty() => "FAILS".to_owned(),
        TraceKind::Failure { values, .. } => format!("FAILS with {}", pairs(values)),
        TraceKind::Statement { .. }
        | TraceKind::Leave { .. }
        | TraceKind::Loop
        | TraceKind::Omitted { .. } => return None,
    })
}

/// The lines of the text: a statement with all that happens at it, or a return.
fn lines(trace: &Trace) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut steps = trace.steps.iter().peekable();
    let failing = trace.failure().map(|step| step.file.clone());
    while let Some(step) = steps.next() {
        let mut effects = Vec::new();
        let source = match &step.kind {
            TraceKind::Statement { text } => text.to_string(),
            TraceKind::Leave { function, value: Some(value) } => format!("back from {function} with {value}"),
            TraceKind::Leave { function, value: None } => format!("back from {function}"),
            TraceKind::Loop => LOOP.to_owned(),
            TraceKind::Omitted { steps: 0 } => "… very many steps are left out".to_owned(),
            TraceKind::Omitted { steps } => format!("… {steps} steps are left out"),
            other => {
                effects.extend(effect(other));
                String::new()
            }
        };
        let mut kinds = vec![shape(step)];
        if matches!(step.kind, TraceKind::Statement { .. }) {
            while let Some(next) = steps.next_if(|next| effect(&next.kind).is_some()) {
                kinds.push(shape(next));
                effects.extend(effect(&next.kind));
            }
        }
        let place = match &failing {
            Some(file) if *file != step.file => format!("{}:{}", step.file, step.line),
            _ => step.line.to_string(),
        };
        let indent = "  ".repeat(step.depth.min(20) as usize);
        let source = around(&source, step.column);
        let mut text = format!("{place:>5}  {indent}{source}");
        if effects.len() > EFFECTS {
            let more = effects.len() - EFFECTS;
            effects.splice(EFFECTS - 1..effects.len() - 1, [format!("… {more} more")]);
        }
        if !effects.is_empty() {
            let width = BESIDE.max(text.chars().count() + 2);
            text = format!("{text:<width$}{}", effects.join(", "));
        }
        lines.push(Line { text, likeness: likeness((step.depth, step.line, &step.file, kinds)) });
    }
    lines
}

/// What steps that look alike have in common.
fn shape(step: &TraceStep) -> (u32, u8, String) {
    match &step.kind {
        TraceKind::Statement { .. } => (step.column, 0, String::new()),
        TraceKind::Input { function, .. } => (step.column, 1, function.to_string()),
        TraceKind::Undefined { .. } => (step.column, 2, String::new()),
        // Which part of an array it is may differ.
        TraceKind::Change { variable, .. } => {
            (step.column, 3, variable.chars().filter(|c| !c.is_ascii_digit()).collect())
        }
        TraceKind::Enter { function, .. } => (step.column, 4, function.to_string()),
        TraceKind::Leave { function, .. } => (step.column, 5, function.to_string()),
        TraceKind::Branch { taken } => (step.column, 6, taken.to_string()),
        TraceKind::Failure { .. } => (step.column, 7, String::new()),
        TraceKind::Omitted { .. } => (step.column, 8, String::new()),
        TraceKind::Freed { .. } => (step.column, 9, String::new()),
        TraceKind::Loop => (step.column, 10, String::new()),
    }
}
