//! What goes wrong at the end of a run, in a sentence with its numbers. It is read off the condition that fails and the
//! state in which it does.

use super::state::{Object, State};
use certus_c::program::eval::{mask, signed};
use certus_c::program::{Binary, ERROR_FUNCTIONS, Expr, ExprId, POISON, Property, Query, Shown, Unary};
use certus_c::span::Span;
use certus_c::types::{ArrayLen, TypeKind};

/// Longer texts of the program are cut.
const LONGEST: usize = 80;

/// An access so far from every object is to none of them.
const FAR: u64 = 1 << 24;

/// A property that is violated where nothing else is known.
pub(super) fn in_general(property: Property) -> &'static str {
    match property {
        Property::Reach => "an error is reached",
        Property::Overflow => "the result of signed arithmetic does not fit its type",
        Property::DivByZero => "an integer is divided by zero",
        Property::Shift => {
            "a number is shifted by too much or by less than nothing, or a negative one to the left"
        }
        Property::Deref => "memory is accessed outside of every object",
        Property::Free => "something is freed that is not the beginning of a heap object",
        Property::Leak => "nothing points to a heap object any more when the program ends",
        Property::Cleanup => "a heap object is not freed when the program ends",
        Property::Uninitialised => "a value is used that was never given",
        Property::Claim => "a claim does not hold",
        Property::Termination => "the run does not end",
    }
}

/// So many bytes.
fn bytes(count: impl Into<i128>) -> String {
    match count.into() {
        1 => "1 byte".to_owned(),
        count => format!("{count} bytes"),
    }
}

impl State<'_> {
    /// What is wrong, where the last activation finds that a condition does not hold.
    pub(super) fn wrong(&self, property: Property, condition: Option<ExprId>) -> String {
        let found = match property {
            Property::Reach => self.reached(),
            Property::Overflow => condition.and_then(|it| self.overflow(it)),
            Property::DivByZero => self.text().map(|text| format!("division by zero in `{text}`")),
            Property::Shift => condition.and_then(|it| self.shift(it)),
            Property::Deref => condition.and_then(|it| self.access(it)),
            Property::Free => condition.and_then(|it| self.freed(it)),
            Property::Leak | Property::Cleanup => self.left_over(property),
            Property::Uninitialised => self.unset(condition),
            Property::Claim | Property::Termination => None,
        };
        found.unwrap_or_else(|| in_general(property).to_owned())
    }

    fn last(&self) -> usize {
        self.frames.len().saturating_sub(1)
    }

    /// The place of the user's text that is executed.
    pub(super) fn here(&self) -> Option<Span> {
        self.frames.iter().rev().find(|frame| !frame.library).map(|frame| frame.here)
    }

    /// Its text on one line.
    fn text(&self) -> Option<String> {
        self.here().and_then(|span| self.line_of(span))
    }

    fn line_of(&self, span: Span) -> Option<String> {
        let text = unmarked(&self.unit.source.snippet(span));
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = text.trim_end_matches(';');
        let cut: String = text.chars().take(LONGEST).collect();
        let end = if cut.len() < text.len() { "…" } else { "" };
        (!text.is_empty()).then(|| format!("{cut}{end}"))
    }

    fn place(&self, span: Span) -> String {
        let at = self.unit.source.location(span.lo);
        format!("{}:{}", at.file, at.line)
    }

    /// A library function that does it, as the beginning of a sentence.
    fn actor(&self) -> String {
        let native = ["memcpy", "memmove", "memset"];
        let model = self.frames.last().filter(|frame| frame.library);
        let model = model.map(|frame| self.program.procs[frame.proc.index()].name.clone());
        let called = self.text().and_then(|text| {
            let name = text.split('(').next()?.trim().to_owned();
            native.contains(&name.as_str()).then_some(name)
        });
        model.or(called).map_or(String::new(), |name| format!("`{name}` "))
    }

    fn reached(&self) -> Option<String> {
        let users: Vec<_> = self.frames.iter().filter(|frame| !frame.library).collect();
        let name = |index: usize| self.program.procs[users[index].proc.index()].name.as_str();
        let mut last = users.len().checked_sub(1)?;
        let error = ERROR_FUNCTIONS.iter().find(|error| **error == name(last)).copied();
        if error.is_some() && last > 0 {
            last -= 1;
        }
        // A function that checks its argument: what matters is what it was given.
        if last > 0 && name(last).to_ascii_lowercase().contains("assert") {
            return self.line_of(users[last - 1].here).map(|call| format!("the assertion `{call}` fails"));
        }
        let whole = unmarked(&self.unit.source.snippet(users[last].here));
        let text = whole.trim();
        if let Some(error) =
            error.or_else(|| ERROR_FUNCTIONS.iter().find(|it| text.starts_with(**it)).copied())
        {
            return Some(format!("`{error}` is called"));
        }
        if text.starts_with("__assert") {
            let condition = literal(text)?;
            return Some(format!("the assertion `{condition}` fails"));
        }
        if text.starts_with("assert") {
            return self.line_of(users[last].here).map(|call| format!("`{call}` fails"));
        }
        text.starts_with("ERROR").then(|| "the label `ERROR` is reached".to_owned())
    }

    /// The type that the operation here is in, as C writes it, if it has so many bits.
    fn type_here(&self, width: u32) -> Option<String> {
        let span = self.here()?;
        let fits = |ty| self.unit.types.int_shape(ty).is_some_and(|it| it.signed && it.width == width);
        let found = self.unit.nodes().exprs().iter().find(|expr| expr.span == span && fits(expr.ty))?;
        Some(self.unit.display(found.ty))
    }

    fn too_large(&self, what: &str, result: Option<i128>, width: u32) -> String {
        let ty = self.type_here(width).map_or(format!("{width} bits"), |ty| format!("`{ty}`"));
        let most = (1i128 << (width.clamp(1, 127) - 1)) - 1;
        match result {
            Some(result) if result > 0 => {
                format!("{what} = {result} does not fit {ty}, which goes up to {most}")
            }
            Some(result) => format!("{what} = {result} does not fit {ty}, which goes down to {}", -most - 1),
            None => format!("{what} does not fit {ty}"),
        }
    }

    fn overflow(&self, condition: ExprId) -> Option<String> {
        let program = self.program;
        let number = |id: ExprId| self.evaluate(self.last(), id).map(|bits| signed(bits, program.width(id)));
        if let Expr::Binary(Binary::Eq, exact, _) = program.expr(condition)
            && let Expr::Binary(op @ (Binary::Add | Binary::Sub | Binary::Mul), a, b) = program.expr(exact)
        {
            let (x, y, wide) = (number(a)?, number(b)?, program.width(exact));
            let negation =
                op == Binary::Sub && x == 0 && self.text().is_some_and(|text| text.starts_with('-'));
            let (word, sign, result, width) = match op {
                Binary::Add => ("addition", '+', x.checked_add(y), wide - 1),
                Binary::Sub => ("subtraction", '-', x.checked_sub(y), wide - 1),
                _ => ("multiplication", '*', x.checked_mul(y), wide / 2),
            };
            let right = if y < 0 { format!("({y})") } else { y.to_string() };
            let what = if negation {
                format!("negation -({y})")
            } else {
                format!("signed {word} {x} {sign} {right}")
            };
            return Some(self.too_large(&what, result, width));
        }
        let eq = self.inside(condition, &|expr| matches!(expr, Expr::Binary(Binary::Eq, ..)))?;
        let Expr::Binary(_, a, b) = program.expr(eq) else { return None };
        // `back == value` of a shift to the left; `x != least || y != -1` of a division.
        if let Expr::Binary(Binary::AShr, shifted, amount) = program.expr(a) {
            let (value, by) = (number(b)?, number(amount)?);
            let cut = self.inside(shifted, &|expr| matches!(expr, Expr::Extract(..)));
            let width = cut.map_or(program.width(shifted), |cut| program.width(cut));
            let result =
                u32::try_from(by).ok().filter(|by| *by < 64).and_then(|by| value.checked_mul(1 << by));
            return Some(self.too_large(&format!("left shift {value} << {by}"), result, width));
        }
        let width = program.width(a);
        let (least, minus_one) = (1u128 << (width - 1), mask(u128::MAX, width));
        let constant = program.exprs.as_const(b)?;
        (constant == least || constant == minus_one).then(|| {
            let least = signed(least, width);
            self.too_large(&format!("signed division {least} / (-1)"), least.checked_neg(), width)
        })
    }

    /// The first part of an expression that is of a kind.
    fn inside(&self, id: ExprId, is: &dyn Fn(&Expr) -> bool) -> Option<ExprId> {
        let expr = self.program.expr(id);
        if is(&expr) {
            return Some(id);
        }
        match expr {
            Expr::Unary(_, a) | Expr::Extract(a, ..) | Expr::ZeroExtend(a, _) | Expr::SignExtend(a, _) => {
                self.inside(a, is)
            }
            // The last one first: it is what the others are a condition for.
            Expr::Binary(_, a, b) => self.inside(b, is).or_else(|| self.inside(a, is)),
            _ => None,
        }
    }

    fn shift(&self, condition: ExprId) -> Option<String> {
        let program = self.program;
        let value = |id: ExprId| self.evaluate(self.last(), id);
        if let Expr::Binary(Binary::ULt, amount, limit) = program.expr(condition) {
            let (bits, limit, width) = (value(amount)?, value(limit)?, program.width(amount));
            let has_sign = match program.expr(amount) {
                Expr::Var(var) => program.vars[var.index()].shown == Shown::Signed,
                Expr::SignExtend(..) => true,
                Expr::ZeroExtend(..) => false,
                _ => signed(bits, width) > -i128::from(width) && signed(bits, width) < 0,
            };
            let by = signed(bits, width);
            return Some(match has_sign && by < 0 {
                true => format!("a shift by {by}, which is negative"),
                false => format!("a shift of a number of {limit} bits by {bits}"),
            });
        }
        let Expr::Unary(Unary::Not, negative) = program.expr(condition) else { return None };
        let Expr::Binary(Binary::SLt, a, _) = program.expr(negative) else { return None };
        Some(format!("a left shift of {}, which is negative", signed(value(a)?, program.width(a))))
    }

    /// The pointer that an address is computed from, and how many bytes away it is.
    fn origin(&self, mut id: ExprId) -> Option<(ExprId, i128)> {
        let (program, mut away) = (self.program, 0i128);
        loop {
            let by = match program.expr(id) {
                Expr::Offset(pointer, by) => {
                    let bits = self.evaluate(self.last(), by)?;
                    id = pointer;
                    signed(bits, program.width(by))
                }
                Expr::Binary(Binary::Add, pointer, by) => {
                    let Some(bits) = program.exprs.as_const(by) else { return Some((id, away)) };
                    id = pointer;
                    signed(bits, program.width(by))
                }
                _ => return Some((id, away)),
            };
            away = away.checked_add(by)?;
        }
    }

    /// What a pointer is called in the program.
    fn called(&self, pointer: ExprId) -> Option<String> {
        let mut found = Vec::new();
        self.mentioned(self.last(), pointer, &mut found);
        let name = found.into_iter().next()?.0;
        (!name.contains(' ')).then(|| format!("`{name}`"))
    }

    /// An object, and where it comes from.
    fn object(&self, object: &Object) -> (String, String) {
        let number = self.number_of(object);
        let name = match object.named.name.as_str() {
            name if name.starts_with("$string") => format!("the string {}", self.literal(number, 0)),
            name if object.named.declared => format!("`{name}`"),
            name => name.to_owned(),
        };
        let made = if object.named.declared { "declared" } else { "made" };
        let from = object.made.map_or(String::new(), |span| format!(" ({made} at {})", self.place(span)));
        (name, if object.named.name.starts_with("$string") { String::new() } else { from })
    }

    fn access(&self, condition: ExprId) -> Option<String> {
        let program = self.program;
        let query = self.inside(condition, &|expr| matches!(expr, Expr::Memory(..)))?;
        let Expr::Memory(query, address, size) = program.expr(query) else { return None };
        let size = self.evaluate(self.last(), size)?;
        let (pointer, away) = self.origin(address)?;
        let value = self.evaluate(self.last(), pointer)? as u64;
        let name = self.called(pointer);
        if query == Query::Callable {
            let name = name.unwrap_or_else(|| "a pointer".to_owned());
            let shown = self.value(Shown::Pointer, program.pointer_bits, value.into());
            return Some(format!("calls {name}, which is {shown}: no function with {size} parameters"));
        }
        let does = if query == Query::Writable { "writes" } else { "reads" };
        let does = format!("{}{does} {}", self.actor(), bytes(size as i128));
        if value == 0 {
            let where_ = if away == 0 { String::new() } else { format!(", at offset {away}") };
            let name = name.unwrap_or_else(|| "a pointer".to_owned());
            return Some(format!("{does} through {name}, which is NULL{where_}"));
        }
        if value == mask(u128::MAX, program.pointer_bits) as u64 - POISON {
            return Some(format!("{does} through a pointer that has left its object"));
        }
        let Some(object) = self.near(value) else {
            let name = name.unwrap_or_else(|| "a pointer".to_owned());
            return Some(format!("{does} through {name}, which is {value:#x} and points to no object"));
        };
        let offset = i128::from(value) - i128::from(object.address) + away;
        let (named, from) = self.object(object);
        let at = self.index(object, offset, size);
        if let Some(end) = object.ended {
            let how = if object.heap { "it was freed" } else { "it ceased to exist" };
            let end = self.place(end);
            return Some(format!("{does}{at} of {named}{from} after {how} at {end}"));
        }
        let outside = offset < 0 || offset + size as i128 > i128::from(object.size);
        match outside {
            true => Some(format!("{does}{at} of {named}, which has {}{from}", self.extent(object))),
            false if query == Query::Writable => {
                Some(format!("{does}{at} of {named}, which must not be written{from}"))
            }
            false => None,
        }
    }

    /// The size of the elements of an object, if it is an array.
    fn element(&self, object: &Object) -> Option<u64> {
        if object.named.name.starts_with("$string") {
            return Some(1);
        }
        let ty = object.named.ty?;
        let ty = match self.unit.types.kind(ty) {
            TypeKind::Array { elem, len: ArrayLen::Fixed(_) } => elem.ty,
            _ if object.heap => ty,
            _ => return None,
        };
        self.unit.types.size_of(ty).filter(|size| *size > 0)
    }

    /// How much an object holds.
    fn extent(&self, object: &Object) -> String {
        match self.element(object) {
            Some(size) if size > 1 && object.size.is_multiple_of(size) && object.size > size => {
                format!("{} elements of {}", object.size / size, bytes(size))
            }
            _ => bytes(object.size),
        }
    }

    /// Where in an object an access begins.
    fn index(&self, object: &Object, offset: i128, size: u128) -> String {
        let whole = |it: &u64| offset % i128::from(*it) == 0 && size <= u128::from(*it);
        match self.element(object).filter(whole) {
            Some(step) if object.size > step || offset != 0 => {
                format!(" at index {}", offset / i128::from(step))
            }
            None if offset != 0 => format!(" at offset {offset}"),
            _ => String::new(),
        }
    }

    /// The object at an address, or the next one.
    fn near(&self, address: u64) -> Option<&Object> {
        let below = self.placed.range(..=address).next_back().map(|(_, number)| &self.objects[*number]);
        let above = self.placed.range(address..).next().map(|(_, number)| &self.objects[*number]);
        let distance = |object: &Object| match address.checked_sub(object.address) {
            Some(past) => past.saturating_sub(object.size),
            None => object.address - address,
        };
        below.into_iter().chain(above).filter(|it| distance(it) <= FAR).min_by_key(|it| distance(it))
    }

    fn freed(&self, condition: ExprId) -> Option<String> {
        let query = self.inside(condition, &|expr| matches!(expr, Expr::Memory(..)))?;
        let Expr::Memory(_, pointer, _) = self.program.expr(query) else { return None };
        let value = self.evaluate(self.last(), pointer)? as u64;
        let Some(object) = self.near(value) else {
            return Some(format!("frees {value:#x}, where no object is"));
        };
        let offset = i128::from(value) - i128::from(object.address);
        let (named, from) = self.object(object);
        Some(match object.ended {
            _ if !object.heap => format!("frees {named}{from}, which is no heap object"),
            Some(end) if offset == 0 => {
                format!("frees {named}{from} again: it was freed at {}", self.place(end))
            }
            _ => format!("frees what is at offset {offset} of {named}{from}, which is not its beginning"),
        })
    }

    /// The heap objects that exist, or those that nothing points to.
    fn left_over(&self, property: Property) -> Option<String> {
        let alive: Vec<&Object> =
            self.objects.iter().filter(|object| object.heap && object.ended.is_none()).collect();
        let lost: Vec<&Object> = match property {
            Property::Leak => {
                let reached = self.pointed_to();
                alive.iter().copied().filter(|object| !reached.contains(&object.address)).collect()
            }
            _ => alive,
        };
        let first = lost.first()?;
        let (named, from) = self.object(first);
        let more = match lost.len() - 1 {
            0 => String::new(),
            more => format!(", nor to {more} more"),
        };
        let size = bytes(first.size);
        Some(match property {
            Property::Leak => format!(
                "when the program ends, nothing points to {named} of {size}{from}{more}, and it was not freed"
            ),
            _ => {
                let more = more.replace("nor to", "and");
                format!("when the program ends, {named} of {size}{from}{more} is not freed")
            }
        })
    }

    fn unset(&self, condition: Option<ExprId>) -> Option<String> {
        let Some(condition) = condition else {
            return self.text().map(|text| format!("`{text}` uses memory that was never written"));
        };
        let mut vars = Vec::new();
        self.shadows(condition, &mut vars);
        let var = vars.into_iter().find(|(_, value)| *value == 0)?.0;
        let name = self.program.vars[var.index()].name.strip_suffix("$set")?.to_owned();
        let from = self.place(self.program.vars[var.index()].span);
        Some(match self.program.vars[var.index()].owner {
            Some(_) if !name.starts_with('$') => {
                format!("uses `{name}`, which was never given a value (declared at {from})")
            }
            Some(_) => return self.text().map(|text| format!("`{text}` uses a value that was never given")),
            None => format!("uses the result of `{name}`, which returned without one"),
        })
    }
}

/// A text without the line markers of the preprocessor, which stand inside of what a macro has become.
fn unmarked(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with('#')).collect::<Vec<_>>().join("\n")
}

/// The first string literal in a text.
fn literal(text: &str) -> Option<String> {
    let mut characters = text.split_once('"')?.1.chars();
    let mut found = String::new();
    while let Some(c) = characters.next() {
        match c {
            '"' => break,
            '\\' => found.extend(characters.next()),
            c => found.push(c),
        }
    }
    let cut: String = found.chars().take(LONGEST).collect();
    Some(if cut.len() < found.len() { format!("{cut}…") } else { cut })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_condition_of_an_assertion_is_its_text() {
        let text = "__assert_fail (\"*s == \\\"a\\\" && x\", \"a.c\", 6, __func__)";
        assert_eq!(super::literal(text).as_deref(), Some("*s == \"a\" && x"));
        let text = "__assert_fail (\n# 6 \"a.c\"\n\"x\"";
        assert_eq!(super::literal(&super::unmarked(text)).as_deref(), Some("x"));
    }
}
