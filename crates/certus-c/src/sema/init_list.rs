//! Initialiser lists: which value goes where (C11 6.7.9).
//!
//! A list is worked off with a stack of frames. The bottom frame is the object that the braces belong to;
//! frames above it are parts whose braces were left out, or that a designator led into.

use super::init::{Builder, Piece, Slot, UnionChoice};
use super::{Checked, Sema};
use crate::ast::{self, Designator};
use crate::diag::Code;
use crate::hir::{ExprId, InitValue};
use crate::span::Span;
use crate::types::{ArrayLen, BitRange, QualType, RecordId, TypeId, TypeKind};

/// Most values in one initialiser: a range designator can ask for arbitrarily many.
const MAX_ENTRIES: usize = 1 << 22;

/// An aggregate that is being filled.
struct Frame {
    ty: QualType,
    offset: u64,
    /// Position of the part that comes next.
    next: u64,
    kind: FrameKind,
}

enum FrameKind {
    Array { elem: QualType, stride: u64, length: Option<u64>, used: u64 },
    Record { record: RecordId },
}

/// `[first ... last]` of the designators of an item.
struct Range {
    frame: usize,
    stride: u64,
    count: u64,
}

impl<'a> Sema<'a> {
    /// A list in braces for `slot`. Returns the type of the part, with the length of an array that had none.
    pub(super) fn braced(
        &mut self,
        slot: Slot,
        list: &'a ast::InitList,
        out: &mut Builder,
    ) -> Checked<TypeId> {
        self.nested(list.span, |sema| match sema.types.kind(slot.ty.ty) {
            TypeKind::Array { .. } | TypeKind::Record(_) => sema.braced_aggregate(slot, list, out),
            _ => {
                sema.braced_scalar(slot, list, out)?;
                Ok(slot.ty.ty)
            }
        })
    }

    fn braced_scalar(&mut self, slot: Slot, list: &'a ast::InitList, out: &mut Builder) -> Checked<()> {
        let Some(first) = list.items.first() else { return Ok(()) };
        if let Some(designator) = first.designators.first() {
            let span = self.designator_span(designator, first.span);
            return Err(self.error(span, "a designator needs an array, struct or union"));
        }
        if let Some(second) = list.items.get(1) {
            self.warn(Code::Excess, second.span, "more values than the object has room for");
        }
        match &first.init {
            ast::Init::List(inner) => self.braced(slot, inner, out).map(|_| ()),
            ast::Init::Expr(expr) => {
                let value = self.rvalue(*expr)?;
                self.scalar_entry(slot, value, out)
            }
        }
    }

    fn scalar_entry(&mut self, slot: Slot, value: ExprId, out: &mut Builder) -> Checked<()> {
        let value = self.assign_convert(value, slot.ty.ty, "an object")?;
        out.add(slot, InitValue::Expr(value), self.nodes[value].span);
        Ok(())
    }

    fn braced_aggregate(
        &mut self,
        slot: Slot,
        list: &'a ast::InitList,
        out: &mut Builder,
    ) -> Checked<TypeId> {
        // `char s[] = {"abc"};`
        if let [item] = list.items.as_slice()
            && let (true, ast::Init::Expr(expr)) = (item.designators.is_empty(), &item.init)
            && let Some(literal) = self.string_for(slot.ty.ty, *expr)
        {
            return Ok(self.string_entry(slot, literal, item.span, out));
        }
        let mut frames = vec![self.frame(slot, list.span)?];
        let mut excess = false;
        for item in &list.items {
            if out.pieces.len() > MAX_ENTRIES {
                return Err(self.error(item.span, "this initialiser has too many values"));
            }
            if !self.init_item(&mut frames, item, out)? && !excess {
                excess = true;
                self.warn(Code::Excess, item.span, "more values than the object has room for");
            }
        }
        frames.truncate(1);
        match frames.pop().map(|frame| frame.kind) {
            Some(FrameKind::Array { elem, length: None, used, .. }) => {
                Ok(self.types.array(elem, ArrayLen::Fixed(used)))
            }
            _ => Ok(slot.ty.ty),
        }
    }

    fn frame(&mut self, slot: Slot, span: Span) -> Checked<Frame> {
        let kind = match self.types.kind(slot.ty.ty) {
            TypeKind::Array { elem, len } => {
                let Some(stride) = self.types.size_of(elem.ty) else {
                    return Err(self.error(span, "this array cannot be initialised"));
                };
                let length = match len {
                    ArrayLen::Fixed(length) => Some(length),
                    _ => None,
                };
                FrameKind::Array { elem, stride, length, used: 0 }
            }
            TypeKind::Record(record) if self.types[record].complete => FrameKind::Record { record },
            _ => {
                let message =
                    format!("an object of the incomplete type '{}' is initialised", self.show(slot.ty));
                return Err(self.error(span, message));
            }
        };
        Ok(Frame { ty: slot.ty, offset: slot.offset, next: 0, kind })
    }

    /// The part that comes next; nothing if the frame is full.
    fn current(&self, frame: &Frame) -> Option<Slot> {
        match frame.kind {
            FrameKind::Array { elem, stride, length, .. } => {
                let offset = frame.next.checked_mul(stride)?.checked_add(frame.offset)?;
                (length.is_none_or(|length| frame.next < length)).then_some(Slot {
                    ty: elem,
                    offset,
                    bits: None,
                })
            }
            FrameKind::Record { record } => {
                let field = self.types[record].fields.get(frame.next as usize)?;
                let bits = field.bits.map(|bits| BitRange { offset: bits.offset + frame.offset * 8, ..bits });
                Some(Slot { ty: field.ty, offset: frame.offset + field.offset, bits })
            }
        }
    }

    fn advance(&self, frame: &mut Frame) {
        match &mut frame.kind {
            FrameKind::Array { used, .. } => {
                frame.next += 1;
                *used = (*used).max(frame.next);
            }
            FrameKind::Record { record } if self.types[*record].is_union => frame.next = u64::MAX,
            FrameKind::Record { .. } => frame.next += 1,
        }
    }

    /// Places one item. False if there is no room for it.
    fn init_item(
        &mut self,
        frames: &mut Vec<Frame>,
        item: &'a ast::InitItem,
        out: &mut Builder,
    ) -> Checked<bool> {
        let mut ranges = Vec::new();
        if item.designators.is_empty() {
            while self.current(&frames[frames.len() - 1]).is_none() {
                if frames.len() == 1 {
                    return Ok(false);
                }
                self.pop(frames);
            }
        } else {
            out.designated = true;
            frames.truncate(1);
            self.designate(frames, item, &mut ranges)?;
        }
        let (first, first_choice) = (out.pieces.len(), out.choices.len());
        let top = frames.len() - 1;
        match &item.init {
            ast::Init::List(list) => {
                let Some(slot) = self.current(&frames[top]) else { return Ok(false) };
                self.choose_members(frames, out);
                self.reset(slot, out);
                let done = self.braced(slot, list, out)?;
                self.note_flexible(slot.ty.ty, done, out);
                self.advance(&mut frames[top]);
            }
            ast::Init::Expr(expr) => self.init_expr(frames, *expr, out)?,
        }
        self.repeat(frames, &ranges, (first, first_choice), item.span, out)?;
        // A flexible array member that is filled without braces of its own makes the object grow, too.
        for frame in frames.iter().skip(1) {
            if let FrameKind::Array { length: None, stride, used, .. } = frame.kind {
                out.flexible = out.flexible.max(used.saturating_mul(stride));
            }
        }
        Ok(true)
    }

    /// A list of its own for an aggregate makes void what was said about its parts before.
    fn reset(&self, slot: Slot, out: &mut Builder) {
        if out.designated && (self.types.is_array(slot.ty.ty) || self.types.is_record(slot.ty.ty)) {
            let to = slot.offset + self.types.size_of(slot.ty.ty).unwrap_or(0);
            out.pieces.push(Piece::Reset { from: slot.offset, to });
        }
    }

    /// A value is about to go into the current part: unions on the way to it hold that part from now on, and
    /// what another member of them got is void.
    fn choose_members(&self, frames: &[Frame], out: &mut Builder) {
        for frame in frames {
            let FrameKind::Record { record } = frame.kind else { continue };
            if !self.types[record].is_union {
                continue;
            }
            let choice = UnionChoice { offset: frame.offset, union: frame.ty.ty, member: frame.next };
            if out.choose(choice) {
                let to = frame.offset + self.types[record].size;
                out.pieces.push(Piece::Reset { from: frame.offset, to });
            }
        }
    }

    /// Leaves a part that is full.
    fn pop(&self, frames: &mut Vec<Frame>) {
        frames.pop();
        if let Some(parent) = frames.last_mut() {
            self.advance(parent);
        }
    }

    /// A flexible array member got a length: the object grows.
    fn note_flexible(&self, declared: TypeId, done: TypeId, out: &mut Builder) {
        if matches!(self.types.kind(declared), TypeKind::Array { len: ArrayLen::Unknown, .. }) {
            out.flexible = out.flexible.max(self.types.size_of(done).unwrap_or(0));
        }
    }

    /// A value without braces: it initialises the next part, or the first scalar within it.
    fn init_expr(&mut self, frames: &mut Vec<Frame>, expr: ast::ExprId, out: &mut Builder) -> Checked<()> {
        let span = self.ast.expr(expr).span;
        let is_string = matches!(self.ast.expr(expr).kind, ast::ExprKind::Str(_));
        let mut value = None;
        loop {
            let top = frames.len() - 1;
            let Some(slot) = self.current(&frames[top]) else {
                // A part without members takes no value.
                if top == 0 {
                    self.warn(Code::Excess, span, "more values than the object has room for");
                    return Ok(());
                }
                self.pop(frames);
                continue;
            };
            match self.types.kind(slot.ty.ty) {
                TypeKind::Array { .. } => {
                    if let Some(literal) = self.string_for(slot.ty.ty, expr) {
                        self.choose_members(frames, out);
                        let done = self.string_entry(slot, literal, span, out);
                        self.note_flexible(slot.ty.ty, done, out);
                        self.advance(&mut frames[top]);
                        return Ok(());
                    }
                }
                TypeKind::Record(_) if !is_string => {
                    if value.is_none() && self.literal_item(frames, slot, expr, &mut value, out)? {
                        self.advance(&mut frames[top]);
                        return Ok(());
                    }
                    let evaluated = match value {
                        Some(value) => value,
                        None => self.rvalue(expr)?,
                    };
                    value = Some(evaluated);
                    if self.ty(evaluated) == slot.ty.ty {
                        self.choose_members(frames, out);
                        out.add(slot, InitValue::Expr(evaluated), span);
                        self.advance(&mut frames[top]);
                        return Ok(());
                    }
                }
                TypeKind::Record(_) => {}
                _ => {
                    let evaluated = match value {
                        Some(value) => value,
                        None => self.rvalue(expr)?,
                    };
                    self.choose_members(frames, out);
                    self.scalar_entry(slot, evaluated, out)?;
                    self.advance(&mut frames[top]);
                    return Ok(());
                }
            }
            self.push(frames, slot, span)?;
        }
    }

    /// Goes into a part. An element that is begun counts for the length of its array.
    fn push(&mut self, frames: &mut Vec<Frame>, slot: Slot, span: Span) -> Checked<()> {
        let frame = self.frame(slot, span)?;
        if let Some(Frame { next, kind: FrameKind::Array { used, .. }, .. }) = frames.last_mut() {
            *used = (*used).max(*next + 1);
        }
        frames.push(frame);
        Ok(())
    }

    /// An item that is a compound literal of the type of its part is worked off like a list. If the types
    /// differ, its value is left in `value`.
    fn literal_item(
        &mut self,
        frames: &[Frame],
        slot: Slot,
        expr: ast::ExprId,
        value: &mut Option<ExprId>,
        out: &mut Builder,
    ) -> Checked<bool> {
        let ast::ExprKind::CompoundLiteral(name, list) = &self.ast.expr(expr).kind else { return Ok(false) };
        let span = self.ast.expr(expr).span;
        let ty = self.type_name(name)?;
        if ty.ty != slot.ty.ty {
            let operand = self.compound_literal(ty, list, span)?;
            *value = Some(self.value_of(operand, span)?);
            return Ok(false);
        }
        self.choose_members(frames, out);
        self.reset(slot, out);
        self.braced(slot, list, out)?;
        Ok(true)
    }

    fn designator_span(&self, designator: &Designator, item: Span) -> Span {
        match designator {
            Designator::Field(name) => name.span,
            Designator::Index(expr) | Designator::Range(expr, _) => self.ast.expr(*expr).span.to(item),
        }
    }

    /// Moves to the part that the designators of an item name.
    fn designate(
        &mut self,
        frames: &mut Vec<Frame>,
        item: &'a ast::InitItem,
        ranges: &mut Vec<Range>,
    ) -> Checked<()> {
        for (index, designator) in item.designators.iter().enumerate() {
            if index > 0 {
                self.push_current(frames, item.span)?;
            }
            match designator {
                Designator::Field(name) => self.designate_field(frames, *name)?,
                Designator::Index(expr) => {
                    let at = self.array_index(frames, *expr)?;
                    let top = frames.len() - 1;
                    frames[top].next = at;
                }
                Designator::Range(first, last) => {
                    let from = self.array_index(frames, *first)?;
                    let to = self.array_index(frames, *last)?;
                    let frame = frames.len() - 1;
                    frames[frame].next = from;
                    let FrameKind::Array { stride, .. } = frames[frame].kind else { continue };
                    if to < from {
                        return Err(self.error(self.ast.expr(*last).span, "this range is empty"));
                    }
                    ranges.push(Range { frame, stride, count: to - from });
                }
            }
        }
        Ok(())
    }

    fn push_current(&mut self, frames: &mut Vec<Frame>, span: Span) -> Checked<()> {
        let Some(slot) = self.current(&frames[frames.len() - 1]) else {
            return Err(self.error(span, "this designator names nothing"));
        };
        if !self.types.is_array(slot.ty.ty) && !self.types.is_record(slot.ty.ty) {
            let message = format!("a designator leads into a value of type '{}'", self.show(slot.ty));
            return Err(self.error(span, message));
        }
        self.push(frames, slot, span)
    }

    fn designate_field(&mut self, frames: &mut Vec<Frame>, name: ast::Name) -> Checked<()> {
        let top = &frames[frames.len() - 1];
        let FrameKind::Record { record } = top.kind else {
            let message =
                format!("'.{}' in the initialiser of '{}'", self.text(name.symbol), self.show(top.ty));
            return Err(self.error(name.span, message));
        };
        let path = self.field_path(record, name)?;
        let last = path.len() - 1;
        for (step, (_, field)) in path.into_iter().enumerate() {
            let top = frames.len() - 1;
            frames[top].next = field.into();
            if step < last {
                self.push_current(frames, name.span)?;
            }
        }
        Ok(())
    }

    fn array_index(&mut self, frames: &[Frame], expr: ast::ExprId) -> Checked<u64> {
        let span = self.ast.expr(expr).span;
        let top = &frames[frames.len() - 1];
        let FrameKind::Array { length, stride, .. } = top.kind else {
            let message = format!("an index in the initialiser of '{}'", self.show(top.ty));
            return Err(self.error(span, message));
        };
        let value = self.constant(expr, "the index of a designator")?.value();
        let limit = length.unwrap_or(u64::MAX / 16 / stride.max(1)).min(i64::MAX as u64);
        match u64::try_from(value) {
            Ok(index) if index < limit => Ok(index),
            _ => Err(self.error(span, "this index is outside the array")),
        }
    }

    /// Repeats what an item said, which is what came after `first`, for the other elements of its ranges.
    fn repeat(
        &mut self,
        frames: &mut [Frame],
        ranges: &[Range],
        (first, first_choice): (usize, usize),
        span: Span,
        out: &mut Builder,
    ) -> Checked<()> {
        let depth = frames.len();
        for range in ranges.iter().rev() {
            let pieces = out.pieces[first..].to_vec();
            let choices = out.choices[first_choice..].to_vec();
            let total = (pieces.len().max(choices.len()) as u64).saturating_mul(range.count);
            if total.saturating_add(out.pieces.len() as u64) > MAX_ENTRIES as u64 {
                return Err(self.error(span, "this initialiser has too many values"));
            }
            for shift in (1..=range.count).map(|step| step * range.stride) {
                out.pieces.extend(pieces.iter().map(|piece| piece.shifted(shift)));
                for choice in &choices {
                    out.choose(UnionChoice { offset: choice.offset + shift, ..*choice });
                }
            }
            // What follows without a designator continues after the last element.
            let shift = range.count * range.stride;
            for frame in frames.iter_mut().skip(range.frame + 1) {
                frame.offset += shift;
            }
            if let Some(frame) = frames.get_mut(range.frame) {
                frame.next += range.count;
                if let FrameKind::Array { used, .. } = &mut frame.kind {
                    // Within a part of the element that is still open, the element itself counts too.
                    let open = u64::from(depth > range.frame + 1);
                    *used = (*used).max(frame.next + open);
                }
            }
        }
        Ok(())
    }
}
