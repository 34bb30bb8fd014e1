//! A witness woven into its program, so that checking the witness is checking a program.
//!
//! An invariant becomes a claim where it must hold: before the condition of its loop, or before its statement.
//! Waypoints become a monitor, a variable that counts the segments that the run has passed; each waypoint looks at it and
//! moves it on. A waypoint is passed as soon as that is possible. Here the places are found; [`certus_c::weave`] reads
//! the expressions, which nobody trusts, and puts trees into the program's tree.

use crate::format::{Action, Invariant, InvariantKind, Location, Segment, WaypointKind};
use crate::landmarks::{self, Branch, Statement};
use certus_c::TranslationUnit;
use certus_c::span::Span;
use certus_c::types::TypeId;
use certus_c::weave::{self, Condition, Place, Plan, Step, Unwoven, Woven};

/// Why a witness does not fit its program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// It says something wrong.
    #[error("{0}")]
    Wrong(String),
    /// It says something that is not supported.
    #[error("{0}")]
    Unsupported(String),
}

/// The places of a program where witnesses can be put.
pub struct Weaver<'a> {
    unit: &'a TranslationUnit,
    branches: Vec<Branch>,
    statements: Vec<Statement>,
    calls: Vec<landmarks::Call>,
}

impl<'a> Weaver<'a> {
    /// For a program.
    #[must_use]
    pub fn new(unit: &'a TranslationUnit) -> Weaver<'a> {
        Weaver {
            unit,
            branches: landmarks::branches(unit),
            statements: landmarks::statements(unit),
            calls: landmarks::calls(unit),
        }
    }

    /// Of some places the one that a location means, each with the byte that says where it is.
    fn find<T: Copy>(&self, location: &Location, places: impl Iterator<Item = (u32, T)>) -> Option<T> {
        let mut found: Option<(u32, T)> = None;
        for (byte, place) in places {
            let Some((line, column)) = self.unit.source.given(byte) else { continue };
            if line != location.line || location.column.is_some_and(|wanted| wanted != column) {
                continue;
            }
            if found.is_none_or(|(leftmost, _)| column < leftmost) {
                found = Some((column, place));
            }
        }
        found.map(|(_, place)| place)
    }

    /// The statement or declaration that begins at a location.
    fn statement(&self, location: &Location) -> Option<u32> {
        let whole = self.statements.iter().filter(|statement| !statement.declaration);
        let begins = whole.map(|statement| (statement.span.lo, statement.span.lo));
        if let Some(found) = self.find(location, begins) {
            return Some(found);
        }
        // A declaration begins with its type, before what it declares.
        let text = self.unit.source.text();
        let declarations = self.statements.iter().filter(|statement| statement.declaration);
        for name in declarations.map(|statement| statement.span.lo) {
            let mut at = name;
            while at > 0 && !matches!(text[at as usize - 1], b';' | b'{' | b'}') {
                at -= 1;
            }
            let mut start = at;
            while start < name && text[start as usize].is_ascii_whitespace() {
                start += 1;
            }
            if !landmarks::one_statement(text, Span::new(start, name)) {
                continue;
            }
            if self.find(location, [(start, start)].into_iter()).is_some() {
                return Some(start);
            }
        }
        None
    }

    /// Whether a place is in the function that a location names.
    fn in_function(&self, location: &Location, at: u32) -> Result<(), Unfit> {
        let Some(named) = &location.function else { return Ok(()) };
        let around = self.unit.functions.iter().find(|function| {
            function.body.as_ref().is_some_and(|body| body.span.lo <= at && at < body.span.hi)
        });
        match around.map(|function| self.unit.name(function.name)) {
            Some(name) if name != named => {
                Err(Unfit::Wrong(format!("{location} is in the function {name}, not in {named}")))
            }
            _ => Ok(()),
        }
    }

    /// The program with a claim for each invariant.
    ///
    /// # Errors
    /// If a location does not exist, or if a value is no expression there.
    pub fn claims(&self, invariants: &[Invariant]) -> Result<Woven, Unfit> {
        let mut plan = Plan::default();
        for (index, invariant) in invariants.iter().enumerate() {
            let here = &invariant.location;
            let place = match invariant.kind {
                InvariantKind::LoopInvariant => {
                    let loops = self.branches.iter().filter(|branch| branch.is_loop);
                    let found = self.find(here, loops.map(|branch| (branch.span.lo, branch.span.lo)));
                    found.map(|at| (at, Place::Condition(at)))
                }
                InvariantKind::LocationInvariant => self.statement(here).map(|at| (at, Place::Before(at))),
            };
            let Some((at, place)) = place else {
                let what = match invariant.kind {
                    InvariantKind::LoopInvariant => "loop",
                    InvariantKind::LocationInvariant => "statement",
                };
                return Err(Unfit::Wrong(format!("no {what} begins at {here}")));
            };
            self.in_function(here, at)?;
            plan.values.push(invariant.value.clone());
            // All that is said of one place is one claim: together they may be inductive.
            let claim = plan.actions.entry(place).or_insert(weave::Action::Claim(Vec::new()));
            if let weave::Action::Claim(values) = claim {
                values.push(index);
            }
        }
        let places: Vec<&Location> = invariants.iter().map(|invariant| &invariant.location).collect();
        self.weave(&plan, &places)
    }

    /// Weaves a plan whose values are at these locations.
    fn weave(&self, plan: &Plan, places: &[&Location]) -> Result<Woven, Unfit> {
        let about = |value: usize, why: &str| match (plan.values.get(value), places.get(value)) {
            (Some(text), Some(place)) => format!("`{text}` means nothing at {place}: {why}"),
            _ => why.to_owned(),
        };
        weave::weave(self.unit, plan).map_err(|unwoven| match unwoven {
            Unwoven::Wrong(value, why) => Unfit::Wrong(about(value, &why)),
            Unwoven::Unsupported(value, why) => Unfit::Unsupported(about(value, &why)),
            Unwoven::Lost(place) => {
                let (Place::Before(at) | Place::Around(at) | Place::Condition(at) | Place::Switch(at)) =
                    place
                else {
                    return Unfit::Unsupported("a call that it names cannot be observed".to_owned());
                };
                let line = self.unit.source.location(at).line;
                Unfit::Unsupported(format!("what begins in line {line} cannot be observed"))
            }
            Unwoven::Program(why) => {
                Unfit::Unsupported(format!("the program cannot be read with the witness in it: {why}"))
            }
        })
    }

    /// The program with a monitor that has counted all segments when the statement of the target is executed.
    ///
    /// # Errors
    /// If a location does not exist, or if something is not supported.
    pub fn monitor(&self, segments: &[Segment]) -> Result<Woven, Unfit> {
        let too_many = |_| Unfit::Unsupported("it has too many segments".to_owned());
        let mut plan =
            Plan { monitor: Some(u32::try_from(segments.len()).map_err(too_many)?), ..Plan::default() };
        let mut places = Vec::new();
        for (at, segment) in (0u32..).zip(segments) {
            for point in &segment.waypoints {
                let here = &point.location;
                let value = point.constraint.as_ref().map(|constraint| constraint.value.as_str());
                let mut said = |value: Option<&str>| match value {
                    None => Condition::Always,
                    Some(value) => {
                        plan.values.push(value.to_owned());
                        places.push(here);
                        Condition::Value(plan.values.len() - 1)
                    }
                };
                let (place, condition) = match point.kind {
                    WaypointKind::Assumption => {
                        let Some(at) = self.statement(here) else {
                            return Err(Unfit::Wrong(format!("no statement begins at {here}")));
                        };
                        (Place::Before(at), said(value))
                    }
                    WaypointKind::Branching => self.branching(here, value.unwrap_or(""))?,
                    WaypointKind::FunctionEnter => (Place::Enter(self.call(here)?.span), Condition::Always),
                    WaypointKind::FunctionReturn => {
                        let call = self.call(here)?;
                        (Place::Return(call.span, call.ty == TypeId::VOID), said(value))
                    }
                    WaypointKind::Target => (self.target(here)?, Condition::Always),
                };
                let next = match point.action {
                    Action::Follow => Some(at + 1),
                    Action::Avoid => None,
                };
                let steps = plan.actions.entry(place).or_insert(weave::Action::Watch(Vec::new()));
                if let weave::Action::Watch(steps) = steps {
                    steps.push(Step { at, condition, next });
                }
            }
        }
        self.weave(&plan, &places)
    }

    fn branching(&self, here: &Location, value: &str) -> Result<(Place, Condition), Unfit> {
        let places = self.branches.iter().map(|branch| (branch.span.lo, *branch));
        let Some(branch) = self.find(here, places) else {
            return Err(Unfit::Wrong(format!("no if, loop or switch begins at {here}")));
        };
        let at = branch.span.lo;
        if branch.is_switch {
            let Ok(number) = value.trim().parse::<i64>() else {
                let why = format!("the branch `{value}` of the switch at {here} is not supported");
                return Err(Unfit::Unsupported(why));
            };
            return Ok((Place::Switch(at), Condition::Is(number)));
        }
        let truth = match value.trim() {
            "true" => 1,
            "false" => 0,
            _ => return Err(Unfit::Wrong(format!("`{value}` at {here} is no branch; true and false are"))),
        };
        Ok((Place::Condition(at), Condition::Is(truth)))
    }

    fn call(&self, here: &Location) -> Result<&landmarks::Call, Unfit> {
        let text = self.unit.source.text();
        let places = self.calls.iter().filter(|call| text.get(call.span.hi as usize - 1) == Some(&b')'));
        let Some(call) = self.find(here, places.map(|call| (call.span.hi - 1, call))) else {
            return Err(Unfit::Wrong(format!("no call ends at {here}")));
        };
        let name = call.name.as_ref();
        let begins = name.is_some_and(|name| text[call.span.lo as usize..].starts_with(name.as_bytes()));
        if !begins {
            return Err(Unfit::Unsupported(format!("the call at {here} is not by the name of a function")));
        }
        Ok(call)
    }

    /// The statement of a target: the one that begins there, or else the innermost one around the place.
    fn target(&self, here: &Location) -> Result<Place, Unfit> {
        let whole = || self.statements.iter().filter(|statement| !statement.declaration);
        let begins = whole().map(|statement| (statement.span.lo, statement.span.lo));
        if let Some(at) = self.find(here, begins) {
            return Ok(Place::Around(at));
        }
        if let Some(at) = self.statement(here) {
            return Ok(Place::Before(at));
        }
        let inside = |span: Span| {
            let (from, to) = (self.unit.source.given(span.lo), self.unit.source.given(span.hi.max(1) - 1));
            let place = (here.line, here.column.unwrap_or(1));
            let last = (here.line, here.column.unwrap_or(u32::MAX));
            from.is_some_and(|from| from <= last) && to.is_some_and(|to| place <= to)
        };
        let around = whole().filter(|statement| inside(statement.span));
        let Some(found) =
            around.max_by_key(|statement| (statement.span.lo, std::cmp::Reverse(statement.span.hi)))
        else {
            return Err(Unfit::Wrong(format!("there is no statement at {here}")));
        };
        Ok(Place::Around(found.span.lo))
    }
}
