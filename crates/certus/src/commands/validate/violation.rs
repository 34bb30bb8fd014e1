//! Violations: the run that a witness describes is looked for, and executed in the program as it is.

use super::{Case, Judgement};
use anyhow::Result;
use certus_c::interp::{Config, Inputs, Interpreter, ListInputs, Outcome, Run};
use certus_c::program::{Binary, Command, Program, Property, Source};
use certus_c::span::Span;
use certus_c::weave::{MONITOR, Woven};
use certus_driver::Answer;
use certus_driver::property::violated;
use certus_witness::format::{Segment, WaypointKind};
use certus_witness::instrument::Weaver;

impl Case<'_> {
    pub(super) fn violation(&self, segments: &[Segment]) -> Result<Judgement> {
        let woven = match Weaver::new(&self.unit).monitor(segments) {
            Ok(woven) => woven,
            Err(unfit) => return Ok(unfit.into()),
        };
        let unit = &woven.unit;
        let mut program = match self.lower(&woven) {
            Ok(program) => program,
            Err(why) => return Ok(Judgement::Unknown(why)),
        };
        if !only_target(&mut program, &self.asked.properties, segments.len()) {
            return Ok(Judgement::Unknown("the monitor of the witness is lost".to_owned()));
        }
        // What the witness says of the inputs may be all that is needed.
        let told = results(segments);
        let config = Config { check: self.asked.properties.clone(), max_steps: 10_000_000 };
        let run = Interpreter::new(&program, config).run(&mut Told { values: ListInputs::new(told) });
        let run = match run.outcome {
            Outcome::Violation { .. } => run,
            _ => match self.verify(unit, &program, &self.asked.properties)? {
                Answer::Unsafe(failing) => failing.run,
                Answer::Unknown(why, _) => return Ok(Judgement::Unknown(why.to_string())),
                Answer::Safe(_) => {
                    let why = "no run that passes its waypoints violates the property at the target";
                    return Ok(Judgement::Rejected(why.to_owned()));
                }
            },
        };
        if let Outcome::Violation { span, .. } = run.outcome
            && woven.is_inserted(span)
        {
            return Ok(Judgement::Rejected("evaluating a constraint is undefined".to_owned()));
        }
        let file = self.options.program.display().to_string();
        let target = segments.last().and_then(|segment| segment.waypoints.last());
        if let Some(target) = target {
            let place = violated_at(&program, &run).lo;
            let line = self.line(place);
            if line != Some(target.location.line) {
                let line = line.map_or("another file".to_owned(), |line| format!("{file}:{line}"));
                let why = format!("the property is violated at {line}, not at the target");
                return Ok(Judgement::Rejected(why));
            }
        }
        Ok(self.confirm(&woven, &run))
    }

    /// A run of the program with the witness in it, executed in the program as it is.
    pub(super) fn confirm(&self, woven: &Woven, run: &Run) -> Judgement {
        let again = |inputs: &mut dyn Inputs| {
            let config = Config {
                check: self.asked.properties.clone(),
                max_steps: run.steps.saturating_add(1_000_000),
            };
            Interpreter::new(&self.program, config).run(inputs)
        };
        let mut last = again(&mut ListInputs::new(run.draws.iter().map(|draw| draw.value)));
        if !matches!(last.outcome, Outcome::Violation { .. }) {
            // The witness may have looked at a value that C leaves open before the program does.
            last = again(&mut Sorted::of(run));
        }
        match last.outcome {
            Outcome::Violation { .. } => Judgement::Unsafe(violated(&last)),
            // Values that C leaves open are drawn in an order that the list of them does not tell. The run was
            // executed with expressions that only read, and changed nothing that the program does; an address that
            // they take may have, for integers may become pointers to what has one.
            _ if run.draws.iter().any(|draw| is_open(&draw.source)) && !woven.takes_addresses => {
                Judgement::Unsafe(violated(run))
            }
            other => {
                Judgement::Unknown(format!("the run that was found ends otherwise when executed: {other:?}"))
            }
        }
    }
}

/// Whether C leaves the value of a source open.
fn is_open(source: &Source) -> bool {
    matches!(source, Source::Uninitialised | Source::Memory)
}

/// The values of a run, those that C leaves open apart from the others.
struct Sorted {
    open: ListInputs,
    others: ListInputs,
}

impl Sorted {
    fn of(run: &Run) -> Sorted {
        let list = |open: bool| {
            let draws = run.draws.iter().filter(|draw| is_open(&draw.source) == open);
            ListInputs::new(draws.map(|draw| draw.value).collect::<Vec<_>>())
        };
        Sorted { open: list(true), others: list(false) }
    }
}

impl Inputs for Sorted {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        if is_open(source) { self.open.next(source, width) } else { self.others.next(source, width) }
    }
}

/// Where a run violates the property; an error function is violated where it is called.
fn violated_at(program: &Program, run: &Run) -> Span {
    let mut active = run.active.iter().rev();
    let inner = active.next().map(|(proc, span)| (program.procs[proc.index()].name.as_str(), *span));
    match (inner, active.next()) {
        (Some(("reach_error" | "__VERIFIER_error", _)), Some((_, call))) => *call,
        (Some((_, span)), _) => span,
        (None, _) => Span::default(),
    }
}

/// All commands of a program.
pub(super) fn commands(program: &mut Program) -> impl Iterator<Item = &mut (Command, Span)> {
    program.procs.iter_mut().flat_map(|proc| &mut proc.blocks).flat_map(|block| &mut block.commands)
}

/// Makes violations count only when the monitor has passed all segments; where they do not count, runs end.
fn only_target(program: &mut Program, properties: &[Property], segments: usize) -> bool {
    let Some(index) = program.vars.iter().position(|var| var.owner.is_none() && var.name == MONITOR) else {
        return false;
    };
    let var = certus_c::program::VarId(index as u32);
    let exprs = &mut program.exprs;
    let (at, all) = (exprs.var(var, 32), exprs.constant(segments as u128, 32));
    let elsewhere = exprs.ne(at, all);
    for block in program.procs.iter_mut().flat_map(|proc| &mut proc.blocks) {
        let old = std::mem::take(&mut block.commands);
        for (command, span) in old {
            match command {
                Command::Check(property, holds) if properties.contains(&property) => {
                    let either = program.exprs.binary(Binary::Or, holds, elsewhere);
                    block.commands.push((Command::Check(property, either), span));
                    block.commands.push((Command::Assume(holds), span));
                }
                other => block.commands.push((other, span)),
            }
        }
    }
    true
}

/// The numbers that functions return according to a witness, in order.
fn results(segments: &[Segment]) -> Vec<u128> {
    let mut values = Vec::new();
    for point in segments.iter().flat_map(|segment| &segment.waypoints) {
        if point.kind != WaypointKind::FunctionReturn {
            continue;
        }
        let value = point.constraint.as_ref().map_or("", |constraint| constraint.value.as_str());
        let Some(number) = value.split("==").nth(1) else { continue };
        let number: String =
            number.chars().filter(|c| !c.is_whitespace() && *c != '(' && *c != ')').collect();
        // `-2147483647-1` is how C says the least number.
        let (number, less) = match number.strip_suffix("-1") {
            Some(number) if !number.is_empty() => (number, 1),
            _ => (number.as_str(), 0),
        };
        let number = number.trim_end_matches(['u', 'U', 'l', 'L']);
        values.push(number.parse::<i128>().map_or(0, |number| number.wrapping_sub(less) as u128));
    }
    values
}

/// Values for the functions whose results a witness tells; everything else is 0.
struct Told {
    values: ListInputs,
}

impl Inputs for Told {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match source {
            Source::Input(name) if &**name != "main" => self.values.next(source, width),
            Source::Undefined(_) => self.values.next(source, width),
            _ => 0,
        }
    }
}
