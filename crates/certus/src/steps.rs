//! A trace as the page steps through it: one step for each statement, with the values that variables have after it.

use certus_witness::trace::{Trace, TraceKind, TraceStep};

/// Longer traces are cut in the middle: nobody steps through more.
const MOST: usize = 4000;

/// A step of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) file: String,
    pub(crate) line: u32,
    /// The statement, and what happens at it.
    pub(crate) text: String,
    /// Variables of the function that runs, and their values after it.
    pub(crate) values: Vec<(String, String)>,
    pub(crate) fails: bool,
}

/// Variables that were set in a function.
type Frame = Vec<(String, String)>;

/// The steps of a trace.
pub(crate) fn of(trace: &Trace) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut frames: Vec<Frame> = vec![Frame::new()];
    for step in &trace.steps {
        let depth = step.depth as usize;
        // What was left is forgotten; a function that was entered is new.
        frames.truncate(depth + 1);
        frames.resize(depth + 1, Frame::new());
        let (begins, text) = told(step);
        match &step.kind {
            TraceKind::Change { variable, text } => set(&mut frames[depth], variable, text),
            TraceKind::Enter { args, .. } => frames.push(args.clone()),
            TraceKind::Failure { values, .. } => {
                values.iter().for_each(|(name, value)| set(&mut frames[depth], name, value));
            }
            _ => {}
        }
        let values = frames.last().cloned().unwrap_or_default();
        let fails = matches!(step.kind, TraceKind::Failure { .. });
        match steps.last_mut().filter(|last| !begins && last.line == step.line && *last.file == *step.file) {
            Some(last) => {
                let join = if last.text.contains(" → ") { ", " } else { " → " };
                last.text.push_str(&format!("{join}{text}"));
                last.values = values;
                last.fails |= fails;
            }
            None => steps.push(Step { file: step.file.to_string(), line: step.line, text, values, fails }),
        }
    }
    if steps.len() > MOST {
        let cut = steps.len() - MOST;
        let at = &steps[MOST / 2];
        let text = format!("… {cut} steps are left out …");
        let gap = Step { text, values: Vec::new(), fails: false, ..at.clone() };
        steps.splice(MOST / 2..MOST / 2 + cut, [gap]);
    }
    steps
}

fn set(frame: &mut Frame, name: &str, value: &str) {
    match frame.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => value.clone_into(old),
        None => frame.push((name.to_owned(), value.to_owned())),
    }
}

/// What a step says, and whether it begins a line of its own.
fn told(step: &TraceStep) -> (bool, String) {
    let list = |values: &[(String, String)]| -> String {
        values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
    };
    match &step.kind {
        TraceKind::Statement { text } => (true, text.to_string()),
        TraceKind::Input { function, text, .. } => (false, format!("{function}() gives {text}")),
        TraceKind::Undefined { what, text, .. } => (false, format!("{what} has no value, and holds {text}")),
        TraceKind::Change { variable, text } => (false, format!("{variable} = {text}")),
        TraceKind::Enter { function, args } => (false, format!("enters {function}({})", list(args))),
        TraceKind::Leave { function, value: Some(value) } => (true, format!("{function} returns {value}")),
        TraceKind::Leave { function, value: None } => (true, format!("{function} returns")),
        TraceKind::Branch { taken } => (false, if *taken { "yes" } else { "no" }.to_owned()),
        TraceKind::Failure { property, .. } => {
            (false, format!("violates {}", crate::property::name(*property)))
        }
        TraceKind::Omitted { steps } => (true, format!("… {steps} steps are left out …")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn at(line: u32, depth: u32, kind: TraceKind) -> TraceStep {
        let name: Arc<str> = "f".into();
        TraceStep { file: "a.c".into(), line, column: 1, function: name, depth, kind }
    }

    #[test]
    fn what_happens_at_a_statement_is_one_step() {
        let change = |variable: &str, text: &str| TraceKind::Change {
            variable: variable.to_owned(),
            text: text.to_owned(),
        };
        let statement = |text: &str| TraceKind::Statement { text: text.into() };
        let args = vec![("n".to_owned(), "1".to_owned())];
        let failure = TraceKind::Failure { property: certus_c::program::Property::Reach, values: Vec::new() };
        let trace = Trace {
            steps: vec![
                at(1, 0, statement("x = 1; y = x;")),
                at(1, 0, change("x", "1")),
                at(1, 0, change("y", "1")),
                at(2, 0, statement("f(x);")),
                at(2, 0, TraceKind::Enter { function: "f".into(), args }),
                at(8, 1, statement("n++;")),
                at(8, 1, change("n", "2")),
                at(9, 1, TraceKind::Leave { function: "f".into(), value: None }),
                at(3, 0, statement("reach_error();")),
                at(3, 0, failure),
            ],
        };
        let steps = of(&trace);
        let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "x = 1; y = x; → x = 1, y = 1",
                "f(x); → enters f(n = 1)",
                "n++; → n = 2",
                "f returns",
                "reach_error(); → violates unreach-call"
            ]
        );
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(steps[0].values, [pair("x", "1"), pair("y", "1")]);
        assert_eq!(steps[2].values, [pair("n", "2")]);
        assert_eq!(steps[4].values, [pair("x", "1"), pair("y", "1")]);
        assert!(steps[4].fails && !steps[3].fails);
    }
}
