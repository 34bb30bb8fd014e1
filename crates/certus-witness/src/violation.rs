//! A failing run of the interpreter as waypoints: what each input gave, and where the property is violated.

use crate::format::{Action, Constraint, Location, Segment, Waypoint, WaypointKind};
use certus_c::TranslationUnit;
use certus_c::interp::{Draw, Outcome, Run};
use certus_c::program::{Program, Property, Source};
use certus_c::span::Span;

/// Inputs beyond these are not told: a run that needs so many is decided by few.
const MOST: usize = 20_000;

/// The functions whose call is the violation.
const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

/// The waypoints of a failing run. Nothing if it does not fail.
#[must_use]
pub fn waypoints(unit: &TranslationUnit, program: &Program, run: &Run, file: &str) -> Option<Vec<Segment>> {
    let Outcome::Violation { property, span, proc } = run.outcome else { return None };
    let mut segments = Vec::new();
    for draw in run.draws.iter().take(MOST) {
        segments.extend(input(unit, draw, file).map(|point| Segment { waypoints: vec![point] }));
    }
    // A function that stands for the error is violated where it is called.
    let mut at = (span, proc);
    if property == Property::Reach {
        let mut active = run.active.iter().rev();
        let inner = active.next().map(|(proc, _)| program.procs[proc.index()].name.as_str());
        if inner.is_some_and(|name| ERROR_FUNCTIONS.contains(&name))
            && let Some((caller, call)) = active.next()
        {
            at = (*call, *caller);
        }
    }
    let mut location = place(unit, at.0.lo, file)?;
    location.function = Some(program.procs[at.1.index()].name.clone());
    let kind = WaypointKind::Target;
    let target = Waypoint { kind, action: Action::Follow, location, constraint: None };
    segments.push(Segment { waypoints: vec![target] });
    Some(segments)
}

/// A place of the text, if it is in the program's own file.
#[must_use]
pub fn place(unit: &TranslationUnit, byte: u32, file: &str) -> Option<Location> {
    let (line, column) = unit.source.given(byte)?;
    Some(Location { file_name: file.to_owned(), line, column: Some(column), function: None })
}

fn input(unit: &TranslationUnit, draw: &Draw, file: &str) -> Option<Waypoint> {
    let (Source::Input(name) | Source::Undefined(name)) = &draw.source else { return None };
    let function = unit.find_function(name)?;
    let ret = unit.types.as_function(unit[function].ty)?.ret;
    let shape = unit.types.int_shape(ret).filter(|shape| shape.width >= draw.width)?;
    let closing = closing(unit, draw.span)?;
    let location = place(unit, closing, file)?;
    let value = shape.value(shape.wrap(draw.value));
    let value = number(value, shape.width);
    Some(Waypoint {
        kind: WaypointKind::FunctionReturn,
        action: Action::Follow,
        location,
        constraint: Some(Constraint {
            value: format!("\\result == {value}"),
            format: Some("acsl_expression".to_owned()),
        }),
    })
}

/// A number as a C constant.
fn number(value: i128, width: u32) -> String {
    let least = -(1i128 << (width - 1));
    if value == least && width >= 32 {
        return format!("({} - 1)", number(value + 1, width));
    }
    let suffix = match value {
        _ if i32::try_from(value).is_ok() => "",
        _ if u32::try_from(value).is_ok() => "U",
        _ if i64::try_from(value).is_ok() => "LL",
        _ => "ULL",
    };
    format!("{value}{suffix}")
}

/// The closing parenthesis of a call.
fn closing(unit: &TranslationUnit, call: Span) -> Option<u32> {
    let last = call.hi.checked_sub(1)?;
    (unit.source.text().get(last as usize) == Some(&b')')).then_some(last)
}

/// The function that is called where a closing parenthesis is.
#[must_use]
pub fn called_at(unit: &TranslationUnit, location: &Location) -> Option<String> {
    let here = |span: Span| {
        let (line, column) = unit.source.given(span.hi.checked_sub(1)?)?;
        Some(line == location.line && location.column.is_none_or(|wanted| wanted == column))
    };
    crate::landmarks::calls(unit)
        .into_iter()
        .find(|call| here(call.span) == Some(true))
        .and_then(|call| call.name)
}
