//! A trace as the page steps through it: one step for each statement, with the values that variables have after it.

use certus_witness::trace::{LOOP, Trace, TraceKind, TraceStep};
use std::collections::BTreeSet;

/// Longer traces are cut in the middle: nobody steps through more.
const MOST_STEPS: usize = 4000;

/// So many values are shown at a step: of the elements of arrays those that were set last.
const MOST_VALUES: usize = 64;

/// A step of a run.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Step {
    /// The file.
    pub file: String,
    /// The line in it.
    pub line: u32,
    /// The statement, and what happens at it.
    pub text: String,
    /// Variables and what they were last set to, as far as that is certain.
    pub values: Vec<(String, String)>,
    /// Whether the run fails here.
    pub fails: bool,
}

/// Variables that were set while an activation of a function ran.
#[derive(Clone, Default)]
struct Frame {
    values: Vec<(String, String)>,
    /// Names that came up, whether their values are still known or not.
    names: BTreeSet<String>,
}

impl Frame {
    fn set(&mut self, name: &str, value: &str) {
        self.names.insert(base(name).to_owned());
        match self.values.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.values.push((name.to_owned(), value.to_owned())),
        }
        if self.values.len() > MOST_VALUES {
            let element = self.values.iter().position(|(known, _)| known.contains('['));
            self.values.remove(element.unwrap_or(0));
        }
    }

    fn forget(&mut self, name: &str) {
        self.values.retain(|(known, _)| base(known) != base(name));
    }
}

/// The variable of which `a[3].b` is a part.
fn base(name: &str) -> &str {
    name.split(['[', '.', '-']).next().unwrap_or(name)
}

/// A change while the last activation runs. Variables of its callers can be changed through pointers, and may have
/// the same names: what is no longer certain is not shown.
fn change(frames: &mut [Frame], name: &str, value: &str) {
    let Some((last, callers)) = frames.split_last_mut() else { return };
    let mut outside = false;
    for caller in callers {
        outside |= caller.names.contains(base(name));
        caller.forget(name);
    }
    if outside && last.names.contains(base(name)) {
        last.forget(name);
    } else {
        last.set(name, value);
    }
}

/// The steps of a trace.
pub fn of(trace: &Trace) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut left_out = 0;
    let mut frames: Vec<Frame> = vec![Frame::default()];
    for step in &trace.steps {
        let depth = step.depth as usize;
        // What was left is forgotten; a function that was entered is new.
        frames.truncate(depth + 1);
        frames.resize(depth + 1, Frame::default());
        let (begins, text) = told(step);
        match &step.kind {
            TraceKind::Change { variable, text } => change(&mut frames, variable, text),
            TraceKind::Enter { args, .. } => {
                let mut frame = Frame::default();
                args.iter().for_each(|(name, value)| frame.set(name, value));
                frames.push(frame);
            }
            TraceKind::Failure { values, .. } => {
                values.iter().for_each(|(name, value)| frames[depth].set(name, value));
            }
            _ => {}
        }
        let values = frames.last().map_or(Vec::new(), |frame| frame.values.clone());
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
        if steps.len() > 2 * MOST_STEPS {
            left_out += cut(&mut steps);
        }
    }
    if left_out + steps.len() > MOST_STEPS {
        left_out += cut(&mut steps);
        let text = format!("… {left_out} steps are left out …");
        let gap = Step { text, values: Vec::new(), fails: false, ..steps[MOST_STEPS / 2].clone() };
        steps.insert(MOST_STEPS / 2, gap);
    }
    steps
}

/// Leaves out the middle of too many steps, and gives how many that were.
fn cut(steps: &mut Vec<Step>) -> usize {
    steps.drain(MOST_STEPS / 2..steps.len() - MOST_STEPS / 2).count()
}

/// What a step says, and whether it begins a line of its own.
fn told(step: &TraceStep) -> (bool, String) {
    let list = |values: &[(String, String)]| -> String {
        values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
    };
    match &step.kind {
        TraceKind::Statement { text } => (true, text.to_string()),
        TraceKind::Input { function, parameter: Some(name), text, .. } => {
            (false, format!("the argument {name} of {function} is {text}"))
        }
        TraceKind::Input { function, text, .. } => (false, format!("{function}() gives {text}")),
        TraceKind::Undefined { what, text, .. } => (false, format!("{what} {text}")),
        TraceKind::Freed { what } => (false, format!("{what} is freed")),
        TraceKind::Change { variable, text } => (false, format!("{variable} = {text}")),
        TraceKind::Enter { function, args } => (false, format!("enters {function}({})", list(args))),
        TraceKind::Leave { function, value: Some(value) } => (true, format!("{function} returns {value}")),
        TraceKind::Leave { function, value: None } => (true, format!("{function} returns")),
        TraceKind::Branch { taken } => (false, if *taken { "yes" } else { "no" }.to_owned()),
        TraceKind::Failure { property, what, .. } => {
            (false, format!("violates {}: {what}", crate::property::name(*property)))
        }
        TraceKind::Loop => (true, LOOP.to_owned()),
        TraceKind::Omitted { steps: 0 } => (true, "… very many steps are left out …".to_owned()),
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
        let failure = TraceKind::Failure {
            property: certus_c::program::Property::Reach,
            what: "it fails".to_owned(),
            values: Vec::new(),
        };
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
                "reach_error(); → violates unreach-call: it fails"
            ]
        );
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(steps[0].values, [pair("x", "1"), pair("y", "1")]);
        assert_eq!(steps[2].values, [pair("n", "2")]);
        assert_eq!(steps[4].values, [pair("x", "1"), pair("y", "1")]);
        assert!(steps[4].fails && !steps[3].fails);
    }

    #[test]
    fn of_a_long_run_the_beginning_and_the_end_are_kept() {
        let rounds = 50_000;
        let mut trace = Trace { steps: Vec::new() };
        for n in 0..rounds {
            trace.steps.push(at(1, 0, TraceKind::Statement { text: format!("a[{n}] = 1;").into() }));
            let variable = format!("a[{n}]");
            trace.steps.push(at(1, 0, TraceKind::Change { variable, text: "1".into() }));
            let (variable, text) = ("i".to_owned(), n.to_string());
            trace.steps.push(at(1, 0, TraceKind::Change { variable, text }));
        }
        let steps = of(&trace);
        assert_eq!(steps.len(), MOST_STEPS + 1);
        assert_eq!(steps[MOST_STEPS / 2].text, format!("… {} steps are left out …", rounds - MOST_STEPS));
        assert!(steps[MOST_STEPS / 2 - 1].text.starts_with(&format!("a[{}] = 1;", MOST_STEPS / 2 - 1)));
        assert!(steps[MOST_STEPS / 2 + 1].text.starts_with(&format!("a[{}] = 1;", rounds - MOST_STEPS / 2)));
        let last = &steps[MOST_STEPS].values;
        assert_eq!(last.len(), MOST_VALUES);
        assert!(last.contains(&("i".to_owned(), (rounds - 1).to_string())));
        assert!(last.contains(&(format!("a[{}]", rounds - 1), "1".to_owned())));
    }

    #[test]
    fn values_that_may_have_changed_are_not_shown() {
        let change = |line, depth, variable: &str, text: &str| {
            at(line, depth, TraceKind::Change { variable: variable.to_owned(), text: text.to_owned() })
        };
        let statement = |line, depth| at(line, depth, TraceKind::Statement { text: "…".into() });
        let enter =
            |line, depth| at(line, depth, TraceKind::Enter { function: "f".into(), args: Vec::new() });
        let steps = of(&Trace {
            steps: vec![
                statement(1, 0),
                change(1, 0, "a[2]", "3"),
                change(1, 0, "x", "1"),
                change(1, 0, "y", "1"),
                enter(1, 0),
                statement(8, 1),
                change(8, 1, "a[2]", "0"),
                statement(9, 1),
                change(9, 1, "x", "5"),
                statement(10, 1),
                change(10, 1, "x", "6"),
                statement(2, 0),
            ],
        });
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(steps[1].values, [pair("a[2]", "0")]);
        assert_eq!(steps[2].values, [pair("a[2]", "0"), pair("x", "5")]);
        assert_eq!(steps[3].values, [pair("a[2]", "0")], "the caller's x, or another one");
        assert_eq!(steps[4].values, [pair("y", "1")]);
    }
}
