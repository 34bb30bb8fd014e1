//! A witness woven into the text of its program, so that checking the witness is checking a program.
//!
//! An invariant becomes a call of `__certus_claim` where it must hold: before the condition of its loop, or before
//! its statement. Waypoints become a monitor: the variable `__certus_at` counts the segments that the run has
//! passed, and each waypoint looks at it and moves it on. A waypoint is passed as soon as that is possible. Lines
//! stay what they are.

use crate::format::{Action, Invariant, InvariantKind, Location, Segment, WaypointKind};
use crate::landmarks::{self, Branch, Statement};
use certus_c::TranslationUnit;
use certus_c::span::Span;
use certus_c::types::TypeId;
use std::collections::BTreeMap;

/// Stands for the result of a function in a constraint.
const RESULT: &str = "$result";

/// The variable that counts segments.
pub const MONITOR: &str = "__certus_at";

/// A program with a witness in it.
#[derive(Clone, Debug)]
pub struct Woven {
    /// The text.
    pub text: Vec<u8>,
    /// What was put in, by its place in the new text.
    pub inserted: Vec<Span>,
}

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

/// Texts to be put at places of another one.
#[derive(Default)]
struct Insertions {
    /// Place, whether it opens, order, text.
    list: Vec<(u32, bool, i64, String)>,
    count: i64,
}

impl Insertions {
    fn put(&mut self, at: u32, text: String) {
        self.count += 1;
        self.list.push((at, true, self.count, text));
    }

    /// Around a range; what is put around the same range later is further inside.
    fn wrap(&mut self, span: Span, before: String, after: String) {
        self.count += 1;
        self.list.push((span.lo, true, self.count, before));
        self.list.push((span.hi, false, -self.count, after));
    }

    fn apply(mut self, text: &[u8]) -> Woven {
        self.list.sort_by_key(|(at, opens, order, _)| (*at, *opens, *order));
        let mut woven = Woven { text: Vec::with_capacity(text.len() * 2), inserted: Vec::new() };
        let mut from = 0;
        for (at, _, _, inserted) in self.list {
            woven.text.extend_from_slice(&text[from..at as usize]);
            from = at as usize;
            let lo = woven.text.len() as u32;
            woven.text.extend_from_slice(inserted.as_bytes());
            woven.inserted.push(Span::new(lo, woven.text.len() as u32));
        }
        woven.text.extend_from_slice(&text[from..]);
        woven
    }
}

/// An expression that can be put into the program: one, and nothing beside it.
fn expression(value: &str) -> Result<String, Unfit> {
    // These names are the monitor's.
    if value.contains("__certus") || value.contains("__VERIFIER") {
        return Err(Unfit::Wrong(format!("`{value}` uses a name that stands for no variable")));
    }
    let (mut depth, mut quoted) = (0i64, None);
    let mut before = ' ';
    for c in value.chars() {
        if let Some(quote) = quoted {
            if c == quote && before != '\\' {
                quoted = None;
            }
        } else {
            match c {
                '"' | '\'' => quoted = Some(c),
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                ';' | '{' | '}' | '#' | '\\' => depth = i64::MIN / 2,
                '*' | '/' if before == '/' => depth = i64::MIN / 2,
                _ => {}
            }
        }
        if depth < 0 {
            break;
        }
        before = c;
    }
    if depth != 0 || quoted.is_some() || value.trim().is_empty() {
        return Err(Unfit::Wrong(format!("`{value}` is no C expression")));
    }
    Ok(value.replace('\n', " "))
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

    /// The statement that begins at a location: where to put something before it, and its end unless it is a
    /// declaration.
    fn statement(&self, location: &Location) -> Option<(u32, Option<u32>)> {
        let whole = self.statements.iter().filter(|statement| !statement.declaration);
        if let Some(found) = self.find(location, whole.map(|statement| (statement.span.lo, statement.span))) {
            return Some((found.lo, Some(found.hi)));
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
                return Some((start, None));
            }
        }
        None
    }

    /// The program with a claim for each invariant.
    ///
    /// # Errors
    /// If a location does not exist, or if a value is no expression.
    pub fn claims(&self, invariants: &[&Invariant]) -> Result<Woven, Unfit> {
        let mut put = Insertions::default();
        // All that is said of one loop is one claim: together they may be inductive.
        let mut loops: BTreeMap<u32, (Span, Vec<String>)> = BTreeMap::new();
        for invariant in invariants {
            let value = expression(&invariant.value)?;
            match invariant.kind {
                InvariantKind::LoopInvariant => {
                    let places = self.branches.iter().filter(|branch| branch.is_loop);
                    let found = self
                        .find(&invariant.location, places.map(|branch| (branch.span.lo, branch.condition)));
                    let Some(condition) = found else {
                        return Err(Unfit::Wrong(format!("no loop begins at {}", invariant.location)));
                    };
                    loops.entry(condition.lo).or_insert((condition, Vec::new())).1.push(value);
                }
                InvariantKind::LocationInvariant => {
                    let Some((at, end)) = self.statement(&invariant.location) else {
                        return Err(Unfit::Wrong(format!("no statement begins at {}", invariant.location)));
                    };
                    let claim = format!("__certus_claim(({value}) != 0);");
                    match end {
                        Some(end) => {
                            put.wrap(Span::new(at, end), format!("{{ {claim} "), " }".to_owned());
                        }
                        None => put.put(at, format!("{claim} ")),
                    }
                }
            }
        }
        for (condition, values) in loops.into_values() {
            let all: Vec<String> = values.iter().map(|value| format!("({value})")).collect();
            let claim = format!("__certus_claim(({}) != 0), ", all.join(" && "));
            put.put(condition.lo, if self.is_blank(condition) { format!("{claim}1") } else { claim });
        }
        Ok(put.apply(self.unit.source.text()))
    }

    fn is_blank(&self, span: Span) -> bool {
        self.unit.source.snippet(span).trim().is_empty()
    }

    /// The program with a monitor that has counted all segments when the statement of the target is executed.
    ///
    /// # Errors
    /// If a location does not exist, or if something is not supported.
    pub fn monitor(&self, segments: &[Segment]) -> Result<Woven, Unfit> {
        let mut sites: BTreeMap<Site, Vec<String>> = BTreeMap::new();
        for (index, segment) in segments.iter().enumerate() {
            for point in &segment.waypoints {
                let here = &point.location;
                let value = point.constraint.as_ref().map(|constraint| constraint.value.as_str());
                let (site, condition) = match point.kind {
                    WaypointKind::Assumption => {
                        let Some((at, end)) = self.statement(here) else {
                            return Err(Unfit::Wrong(format!("no statement begins at {here}")));
                        };
                        (Site::Statement(at, end), expression(value.unwrap_or("1"))?)
                    }
                    WaypointKind::Branching => self.branching(here, value.unwrap_or(""))?,
                    WaypointKind::FunctionEnter => (Site::Enter(self.call(here)?), "1".to_owned()),
                    WaypointKind::FunctionReturn => {
                        // A name in between, because ours are refused.
                        let value = expression(&value.unwrap_or("1").replace("\\result", RESULT))?;
                        (Site::Return(self.call(here)?), value.replace(RESULT, "__certus_result"))
                    }
                    WaypointKind::Target => (self.target(here)?, "1".to_owned()),
                };
                let action = match point.action {
                    Action::Follow => format!("({MONITOR} = {}u)", index + 1),
                    Action::Avoid => "(__VERIFIER_assume(0), 0u)".to_owned(),
                };
                let step = format!("{MONITOR} == {index}u && ({condition}) ? {action} : ");
                sites.entry(site).or_default().push(step);
            }
        }
        let mut put = Insertions::default();
        let text = self.unit.source.text();
        // A line of its own before a line marker, else on the first line, so that lines keep their numbers.
        let newline = if text.first() == Some(&b'#') { "\n" } else { "" };
        put.put(0, format!("unsigned int {MONITOR}; {newline}"));
        for (site, steps) in sites {
            let chain = format!("(void)({}0u)", steps.concat());
            self.place(&mut put, site, &chain, segments.len());
        }
        Ok(put.apply(text))
    }

    fn place(&self, put: &mut Insertions, site: Site, chain: &str, count: usize) {
        match site {
            Site::Statement(at, Some(end)) => {
                put.wrap(Span::new(at, end), format!("{{ {chain}; "), " }".to_owned());
            }
            Site::Statement(at, None) => put.put(at, format!("{chain}; ")),
            // What the target does not violate is no violation afterwards.
            Site::Target(at, end) => {
                let after = format!(" if ({MONITOR} == {count}u) {MONITOR} = {}u; }}", count - 1);
                put.wrap(Span::new(at, end), format!("{{ {chain}; "), after);
            }
            Site::Condition(lo, hi) => {
                let span = Span::new(lo, hi);
                let one = if self.is_blank(span) { "1" } else { "" };
                put.wrap(
                    span,
                    format!("({{ int __certus_branch = !!({one}"),
                    format!("); {chain}; __certus_branch; }})"),
                );
            }
            Site::Value(lo, hi) => {
                let after = format!("); {chain}; __certus_branch; }})");
                put.wrap(Span::new(lo, hi), "({ long long __certus_branch = (".to_owned(), after);
            }
            Site::Enter(call) => put.wrap(call, format!("({chain}, "), ")".to_owned()),
            Site::Return(call) => {
                let ty =
                    self.calls.iter().find(|known| known.span == call).map_or(TypeId::VOID, |known| known.ty);
                if ty == TypeId::VOID {
                    put.wrap(call, "({ ".to_owned(), format!("; {chain}; }})"));
                } else {
                    let ty = self.unit.display(ty);
                    put.wrap(
                        call,
                        format!("({{ {ty} __certus_result = "),
                        format!("; {chain}; __certus_result; }})"),
                    );
                }
            }
        }
    }

    fn branching(&self, here: &Location, value: &str) -> Result<(Site, String), Unfit> {
        let places = self.branches.iter().map(|branch| (branch.span.lo, *branch));
        let Some(branch) = self.find(here, places) else {
            return Err(Unfit::Wrong(format!("no if, loop or switch begins at {here}")));
        };
        let Span { lo, hi } = branch.condition;
        if branch.is_switch {
            let Ok(number) = value.trim().parse::<i64>() else {
                let why = format!("the branch `{value}` of the switch at {here} is not supported");
                return Err(Unfit::Unsupported(why));
            };
            return Ok((Site::Value(lo, hi), format!("__certus_branch == {number}")));
        }
        let truth = match value.trim() {
            "true" => 1,
            "false" => 0,
            _ => return Err(Unfit::Wrong(format!("`{value}` at {here} is no branch; true and false are"))),
        };
        Ok((Site::Condition(lo, hi), format!("__certus_branch == {truth}")))
    }

    fn call(&self, here: &Location) -> Result<Span, Unfit> {
        let text = self.unit.source.text();
        let places = self.calls.iter().filter(|call| text.get(call.span.hi as usize - 1) == Some(&b')'));
        let Some(call) = self.find(here, places.map(|call| (call.span.hi - 1, call.span))) else {
            return Err(Unfit::Wrong(format!("no call ends at {here}")));
        };
        let name = self.calls.iter().find(|known| known.span == call).and_then(|call| call.name.as_ref());
        let begins = name.is_some_and(|name| text[call.lo as usize..].starts_with(name.as_bytes()));
        if !begins {
            return Err(Unfit::Unsupported(format!("the call at {here} is not by the name of a function")));
        }
        Ok(call)
    }

    /// The statement of a target: the one that begins there, or else the innermost one around the place.
    fn target(&self, here: &Location) -> Result<Site, Unfit> {
        let whole = || self.statements.iter().filter(|statement| !statement.declaration);
        if let Some(span) = self.find(here, whole().map(|statement| (statement.span.lo, statement.span))) {
            return Ok(Site::Target(span.lo, span.hi));
        }
        if let Some((at, None)) = self.statement(here) {
            return Ok(Site::Statement(at, None));
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
        Ok(Site::Target(found.span.lo, found.span.hi))
    }
}

/// Where a waypoint is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Site {
    /// Before a statement; its end unless it is a declaration.
    Statement(u32, Option<u32>),
    /// Before and after the statement of the target.
    Target(u32, u32),
    /// Around a condition.
    Condition(u32, u32),
    /// Around the value of a switch.
    Value(u32, u32),
    /// Before a call.
    Enter(Span),
    /// After a call.
    Return(Span),
}
