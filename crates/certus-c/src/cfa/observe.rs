//! Where a program looks at addresses as numbers.
//!
//! Objects have fixed addresses in the automaton. That is one of the layouts that a machine could choose, and what
//! C defines does not depend on it. An operation whose value does depend on it gives an unknown value instead: the
//! order of two objects, bits of an address beyond its alignment, the number after a conversion. The automaton then
//! does at least what the program does under every layout.

use super::congruence::Congruence;
use super::emit::Emitter;
use super::flat::Instance;
use super::lifetimes::Lifetimes;
use super::points_to::{Analysis, NULL_PAGE, Origin, Target, Value, is_address, objects};
use crate::program::{Binary, Expr, ExprId, Source, Unary, build::operands};
use certus_logic::Term;

/// How the value of an operation depends on where objects are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// It does not.
    No,
    /// Addresses of different objects are compared: they differ, unless one is that of the end of its object or of
    /// an object that has ended.
    Equality,
    /// An address that arithmetic may have moved far away from its object is compared with null or the like.
    Null,
    /// Addresses are compared or subtracted, which means something in one object only.
    Distance,
    /// Any number may come out.
    Number,
}

/// How an operation looks at addresses; the worst if lifetimes are not known yet.
pub(super) fn seen(
    analysis: &Analysis<'_>,
    lives: Option<&Lifetimes>,
    instance: Instance,
    id: ExprId,
) -> Seen {
    let program = analysis.program;
    let address = |id: ExprId| is_address(&analysis.value(instance, id));
    match program.expr(id) {
        Expr::Convert(_, a) | Expr::Unary(Unary::Neg | Unary::Not, a) if address(a) => Seen::Number,
        Expr::Offset(_, by) if address(by) => Seen::Number,
        Expr::Extract(a, from, count) if (from > 0 || count < program.pointer_bits) && address(a) => {
            Seen::Number
        }
        Expr::Binary(op, a, b) => {
            let (left, right) = (analysis.value(instance, a), analysis.value(instance, b));
            let both = match (is_address(&left), is_address(&right)) {
                (false, false) => return Seen::No,
                (true, true) => true,
                _ => false,
            };
            // A number that was computed of an address tells nothing by itself.
            if left.contains_key(&Target::Number) || right.contains_key(&Target::Number) {
                return if matches!(op, Binary::Add | Binary::Sub) && !both {
                    Seen::No
                } else {
                    Seen::Number
                };
            }
            let number = program.exprs.as_const(b).or(program.exprs.as_const(a));
            let edge = number.is_some_and(|number| {
                let last = crate::program::eval::mask(u128::MAX, program.width(b));
                number < NULL_PAGE || number > last - NULL_PAGE
            });
            if program.width(b) > program.pointer_bits && op != Binary::Concat {
                return if op == Binary::Eq && edge { Seen::No } else { Seen::Number };
            }
            match op {
                Binary::Eq if both => equality(analysis, lives, &left, &right),
                Binary::ULt | Binary::SLt | Binary::Sub if both => {
                    if one(lives, &left, &right) {
                        Seen::No
                    } else {
                        Seen::Distance
                    }
                }
                Binary::Eq | Binary::ULt if edge && !is_far(analysis, &left) && !is_far(analysis, &right) => {
                    if is_loose(&left) || is_loose(&right) {
                        Seen::Null
                    } else {
                        Seen::No
                    }
                }
                Binary::Add | Binary::Sub if !both => Seen::No,
                Binary::And | Binary::Or | Binary::Xor if !both => {
                    let value = if is_address(&left) { left } else { right };
                    match number {
                        Some(mask) if is_low(analysis, op, &value, (mask, program.width(b))) => Seen::No,
                        _ => Seen::Number,
                    }
                }
                _ => Seen::Number,
            }
        }
        _ => Seen::No,
    }
}

/// The addresses that operations in these expressions look at as numbers escape, and so do those that are compared
/// with numbers from nowhere.
pub(super) fn expose(analysis: &mut Analysis<'_>, instance: Instance, ids: &[ExprId]) {
    let mut open = ids.to_vec();
    while let Some(id) = open.pop() {
        let parts: Vec<ExprId> = operands(analysis.program.expr(id)).into_iter().flatten().collect();
        open.extend(&parts);
        let seen = seen(analysis, None, instance, id);
        if seen == Seen::No {
            continue;
        }
        let values: Vec<Value> = parts.iter().map(|part| analysis.value(instance, *part)).collect();
        let wild = values.iter().any(|value| value.contains_key(&Target::Wild));
        let distance = matches!(analysis.program.expr(id), Expr::Binary(Binary::Sub, ..)) && !alone(&values);
        if seen == Seen::Number || wild || distance {
            for value in &values {
                analysis.escape(value);
            }
        }
    }
}

/// Whether all of them are addresses in one object.
fn alone(values: &[Value]) -> bool {
    let mut all = values.iter().flat_map(|value| value.keys());
    let first = all.next();
    all.all(|target| Some(target) == first)
}

/// Whether a value is an address that constant steps have moved far away from its object.
fn is_far(analysis: &Analysis<'_>, value: &Value) -> bool {
    objects(value).any(|object| {
        let offset = value[&Target::Object(object)];
        let page = NULL_PAGE as i128;
        let end = i128::from(size(analysis, object).unwrap_or(0)) + page;
        offset.g == 0 && !(-page..=end).contains(&offset.r)
    })
}

/// Whether a value is an address of which nobody knows how far it was moved.
fn is_loose(value: &Value) -> bool {
    !value.contains_key(&Target::Wild) && objects(value).any(|object| value[&Target::Object(object)].g != 0)
}

/// Whether both are addresses in one object of which there is only one.
fn one(lives: Option<&Lifetimes>, left: &Value, right: &Value) -> bool {
    let mut all = left.keys().chain(right.keys());
    match all.next() {
        Some(Target::Object(object)) => {
            lives.is_some_and(|lives| !lives.plural[*object as usize])
                && all.all(|target| *target == Target::Object(*object))
        }
        _ => false,
    }
}

fn equality(analysis: &Analysis<'_>, lives: Option<&Lifetimes>, left: &Value, right: &Value) -> Seen {
    if left.contains_key(&Target::Wild) || right.contains_key(&Target::Wild) {
        return Seen::Equality;
    }
    let Some(lives) = lives else { return Seen::No };
    for one in objects(left) {
        for other in objects(right) {
            let ended = lives.outlived[one as usize] || lives.outlived[other as usize];
            let apart = one != other || lives.plural[one as usize];
            let (at, from) = (left[&Target::Object(one)], right[&Target::Object(other)]);
            let touch = touches(analysis, one, at, from) || touches(analysis, other, from, at);
            if apart && (ended || touch || is_literal(analysis, one) && is_literal(analysis, other)) {
                return Seen::Equality;
            }
        }
    }
    Seen::No
}

/// Whether an object is a string literal, which may be a part of another.
fn is_literal(analysis: &Analysis<'_>, object: u32) -> bool {
    match analysis.objects[object as usize] {
        Origin::Static(object) => analysis.program.objects[object.index()].literal,
        Origin::Site { .. } => false,
    }
}

/// Whether the first offset may be the end of its object, and the second the beginning of one.
fn touches(analysis: &Analysis<'_>, object: u32, end: Congruence, start: Congruence) -> bool {
    let at_end = match size(analysis, object) {
        Some(size) => end.contains(size.into()),
        None => true,
    };
    at_end && start.contains(0)
}

fn size(analysis: &Analysis<'_>, object: u32) -> Option<u64> {
    match analysis.objects[object as usize] {
        Origin::Static(object) => Some(analysis.program.objects[object.index()].size),
        Origin::Site { size, .. } => size,
    }
}

/// Whether the operation concerns only bits of the address that its alignment tells.
fn is_low(analysis: &Analysis<'_>, op: Binary, value: &Value, (mask, width): (u128, u32)) -> bool {
    let align = value.keys().map(|target| match target {
        Target::Object(object) => match analysis.objects[*object as usize] {
            Origin::Static(object) => analysis.program.objects[object.index()].align,
            Origin::Site { align, .. } => align,
        },
        Target::Proc(_) | Target::Wild | Target::Number => 1,
    });
    let align = u128::from(align.min().unwrap_or(1));
    let cleared = crate::program::eval::mask(!mask, width);
    mask < align || op == Binary::And && cleared < align
}

impl Emitter<'_, '_> {
    /// The value of an expression that is used as a number: any if it is made of an address.
    pub(super) fn number(&mut self, instance: Instance, id: ExprId) -> Term {
        let value = self.expr(instance, id);
        if !is_address(&self.analysis.value(instance, id)) {
            return value;
        }
        self.looks_at_addresses = true;
        if self.analysis.one_layout {
            return value;
        }
        self.inexact("it depends on where objects are in memory");
        self.unknown(self.terms.width(value), Source::Memory)
    }

    /// The value of an operation on addresses, given what the fixed layout makes of it.
    pub(super) fn observed(&mut self, instance: Instance, id: ExprId, fixed: Term) -> Term {
        let seen = seen(self.analysis, Some(self.lives), instance, id);
        if seen == Seen::No {
            return fixed;
        }
        self.looks_at_addresses |= seen != Seen::Null;
        if self.analysis.one_layout && seen != Seen::Null {
            return fixed;
        }
        self.inexact("it depends on where objects are in memory");
        let Expr::Binary(_, a, b) = self.program.expr(id) else {
            return self.unknown(self.terms.width(fixed), Source::Memory);
        };
        if seen == Seen::Null {
            let pointer = if is_address(&self.analysis.value(instance, a)) { a } else { b };
            let targets = self.analysis.targets(instance, pointer, 1);
            let address = self.expr(instance, pointer);
            let here = self.near_or_edge(&targets, address);
            if here == self.terms.tru() {
                return fixed;
            }
            let unknown = self.unknown(self.terms.width(fixed), Source::Memory);
            return self.terms.ite(here, fixed, unknown);
        }
        let unknown = self.unknown(self.terms.width(fixed), Source::Memory);
        let (left, right) = (self.analysis.targets(instance, a, 1), self.analysis.targets(instance, b, 1));
        match seen {
            Seen::No | Seen::Null | Seen::Number => unknown,
            Seen::Distance => {
                let (a, b) = (self.expr(instance, a), self.expr(instance, b));
                let together = self.together(&left, &right, a, b);
                self.terms.ite(together, fixed, unknown)
            }
            Seen::Equality => {
                let (a, b) = (self.expr(instance, a), self.expr(instance, b));
                let perhaps = self.perhaps_equal((&left, &right), a, b);
                let unknown = super::expr::truth(self.terms, unknown);
                let chosen = self.terms.and2(perhaps, unknown);
                let fixed = super::expr::truth(self.terms, fixed);
                let equal = self.terms.or2(fixed, chosen);
                let shared = self.shared_address(&left, &right, a, b);
                let equal = self.terms.ite(shared, unknown, equal);
                super::expr::bit(self.terms, equal)
            }
        }
    }

    /// That an address is in the surroundings of one of the objects, or a number that is no address of one, such as
    /// null.
    fn near_or_edge(&mut self, targets: &Value, address: Term) -> Term {
        let width = self.terms.width(address);
        let page = self.terms.bv(width, NULL_PAGE);
        let last = crate::program::eval::mask(u128::MAX, width) - NULL_PAGE;
        let last = self.terms.bv(width, last);
        let mut ways = vec![self.terms.bvult(address, page), self.terms.bvult(last, address)];
        if targets.keys().any(|target| matches!(target, Target::Proc(_))) {
            let first = self.terms.bv(width, super::layout::FIRST);
            ways.push(self.terms.bvult(address, first));
        }
        for object in objects(targets) {
            ways.push(self.near(object as usize, address));
        }
        self.terms.or(&ways)
    }

    /// That two addresses are in the surroundings of one object of which there is only one.
    fn together(&mut self, left: &Value, right: &Value, a: Term, b: Term) -> Term {
        let mut ways = Vec::new();
        for object in objects(left).filter(|object| right.contains_key(&Target::Object(*object))) {
            if self.lives.plural[object as usize] {
                continue;
            }
            let (x, y) = (self.near(object as usize, a), self.near(object as usize, b));
            ways.push(self.terms.and2(x, y));
        }
        self.terms.or(&ways)
    }

    /// That two addresses are in an object that has the address of those that were made before it.
    fn shared_address(&mut self, left: &Value, right: &Value, a: Term, b: Term) -> Term {
        let mut ways = Vec::new();
        for object in objects(left).filter(|object| right.contains_key(&Target::Object(*object))) {
            let object = object as usize;
            if self.lives.plural[object] && !self.lives.many[object] {
                let (x, y) = (self.near(object, a), self.near(object, b));
                ways.push(self.terms.and2(x, y));
            }
        }
        self.terms.or(&ways)
    }

    /// Whether an object exists, where that is kept and there is only one of its site.
    fn alive_alone(&self, object: usize) -> Option<Term> {
        let one = !self.lives.plural[object] && self.analysis.watched[object].is_none();
        self.holders[object].alive.filter(|_| one)
    }

    /// That two addresses of different objects may be one number.
    fn perhaps_equal(&mut self, (left, right): (&Value, &Value), a: Term, b: Term) -> Term {
        if left.contains_key(&Target::Wild) || right.contains_key(&Target::Wild) {
            return self.terms.tru();
        }
        let mut ways = Vec::new();
        for one in objects(left) {
            for other in objects(right) {
                let (one, other) = (one as usize, other as usize);
                if one == other && !self.lives.plural[one] {
                    continue;
                }
                let (x, y) = (self.near(one, a), self.near(other, b));
                let mut either = Vec::new();
                let literals =
                    is_literal(self.analysis, one as u32) && is_literal(self.analysis, other as u32);
                if literals {
                    either.push(self.terms.tru());
                }
                // Two objects that exist have different addresses.
                for object in [one, other] {
                    if self.lives.outlived[object] {
                        let alive = self.alive_alone(object);
                        either.push(alive.map_or(self.terms.tru(), |alive| self.terms.not(alive)));
                    }
                }
                for (object, end, start, begins) in [(one, a, b, other), (other, b, a, one)] {
                    let end = self.at_end(object, end);
                    let start = self.at_start(begins, start);
                    either.push(self.terms.and2(end, start));
                }
                let either = self.terms.or(&either);
                ways.push(self.terms.and(&[x, y, either]));
            }
        }
        self.terms.or(&ways)
    }
}
