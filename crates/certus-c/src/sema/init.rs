//! Initialisers: the entry points, and what is common to lists and single values.

use super::{Checked, Sema};
use crate::ast::{self, StrLit};
use crate::diag::Code;
use crate::hir::consteval::{self, Const};
use crate::hir::{ExprId, ExprKind, GlobalKind, Init, InitEntry, InitId, InitValue, PlaceId, PlaceKind};
use crate::span::Span;
use crate::types::{ArrayLen, BitRange, QualType, Quals, TypeId, TypeKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A finished initialiser.
pub(super) struct Initialised {
    pub(super) init: InitId,
    /// The type of the object, with the length of an array that had none.
    pub(super) ty: TypeId,
    /// Bytes that a flexible array member needs beyond the size of the type.
    pub(super) flexible: u64,
}

/// A part of the object that is being initialised.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) ty: QualType,
    pub(super) offset: u64,
    pub(super) bits: Option<BitRange>,
}

/// What an item of a list says.
#[derive(Clone)]
pub(super) enum Piece {
    Value(InitEntry),
    /// The bytes `from..to` are initialised anew as a whole: what was said about them before is void.
    Reset {
        from: u64,
        to: u64,
    },
}

impl Piece {
    /// The same for another element of an array.
    pub(super) fn shifted(&self, by: u64) -> Piece {
        match self {
            Piece::Value(entry) => {
                let bits = entry.bits.map(|bits| BitRange { offset: bits.offset + by * 8, ..bits });
                Piece::Value(InitEntry { offset: entry.offset + by, bits, ..entry.clone() })
            }
            Piece::Reset { from, to } => Piece::Reset { from: from + by, to: to + by },
        }
    }
}

/// A member of the union at `offset` was initialised.
#[derive(Clone, Copy)]
pub(super) struct UnionChoice {
    pub(super) offset: u64,
    pub(super) union: TypeId,
    pub(super) member: u64,
}

/// Collects what the items of one initialiser say, in order.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) pieces: Vec<Piece>,
    /// Designators were used: pieces may overlap.
    pub(super) designated: bool,
    pub(super) flexible: u64,
    /// Members of unions in the order of their initialisation, and the last one of each union.
    pub(super) choices: Vec<UnionChoice>,
    last_choice: FxHashMap<(u64, TypeId), u64>,
}

impl Builder {
    pub(super) fn add(&mut self, slot: Slot, value: InitValue, span: Span) {
        let entry = InitEntry { offset: slot.offset, bits: slot.bits, ty: slot.ty.ty, value, span };
        self.pieces.push(Piece::Value(entry));
    }

    /// Notes that a union gets a value through a member; true if another one was chosen before.
    pub(super) fn choose(&mut self, choice: UnionChoice) -> bool {
        self.choices.push(choice);
        let before = self.last_choice.insert((choice.offset, choice.union), choice.member);
        before.is_some_and(|before| before != choice.member)
    }
}

impl<'a> Sema<'a> {
    /// Analyses the initialiser of an object of type `ty`.
    pub(super) fn initializer(
        &mut self,
        ty: QualType,
        init: &'a ast::Init,
        is_static: bool,
    ) -> Checked<Initialised> {
        match init {
            ast::Init::List(list) => self.initializer_list(ty, list, is_static),
            ast::Init::Expr(expr) => {
                let mut builder = Builder::default();
                let slot = Slot { ty, offset: 0, bits: None };
                if let Some(done) = self.literal_init(ty, *expr, is_static)? {
                    return Ok(done);
                }
                if self.types.is_array(ty.ty) {
                    let Some(literal) = self.string_for(ty.ty, *expr) else {
                        let span = self.ast.expr(*expr).span;
                        return Err(self.error(span, "an array is initialised by a list in braces"));
                    };
                    let span = self.ast.expr(*expr).span;
                    let ty = self.string_entry(slot, literal, span, &mut builder);
                    return self.finish_init(builder, ty, false, is_static);
                }
                let value = self.rvalue(*expr)?;
                let value = self.assign_convert(value, ty.ty, "an object")?;
                builder.add(slot, InitValue::Expr(value), self.nodes[value].span);
                self.finish_init(builder, ty.ty, false, is_static)
            }
        }
    }

    /// `struct s x = (struct s){…};`: the list of the literal is as good as one of the object's own. Static
    /// objects need this, as the value of a literal is no constant.
    fn literal_init(
        &mut self,
        ty: QualType,
        expr: ast::ExprId,
        is_static: bool,
    ) -> Checked<Option<Initialised>> {
        let ast::ExprKind::CompoundLiteral(name, list) = &self.ast.expr(expr).kind else { return Ok(None) };
        let by_list = self.types.is_array(ty.ty) || (is_static && self.types.is_record(ty.ty));
        if !by_list {
            return Ok(None);
        }
        let literal = self.type_name(name)?;
        if !self.types.compatible(literal.ty, ty.ty) {
            let message = format!("a '{}' is initialised by a '{}'", self.show(ty), self.show(literal));
            return Err(self.error(name.span, message));
        }
        self.initializer_list(QualType { ty: literal.ty, quals: ty.quals }, list, is_static).map(Some)
    }

    pub(super) fn initializer_list(
        &mut self,
        ty: QualType,
        list: &'a ast::InitList,
        is_static: bool,
    ) -> Checked<Initialised> {
        let mut builder = Builder::default();
        let slot = Slot { ty, offset: 0, bits: None };
        let done = self.braced(slot, list, &mut builder)?;
        self.finish_init(builder, done, true, is_static)
    }

    fn finish_init(
        &mut self,
        builder: Builder,
        ty: TypeId,
        zero_fill: bool,
        is_static: bool,
    ) -> Checked<Initialised> {
        let entries = if builder.designated {
            self.resolve(builder.pieces)
        } else {
            builder.pieces.into_iter().filter_map(value_of).collect()
        };
        if is_static {
            let mut result = Ok(());
            for entry in &entries {
                if let InitValue::Expr(value) = entry.value
                    && self.static_constant(value).is_err()
                {
                    result = Err(super::Failed);
                }
            }
            result?;
        }
        let flexible = builder.flexible;
        let init = self.nodes.add_init(Init { zero_fill, entries });
        Ok(Initialised { init, ty, flexible })
    }

    /// The value of a static object must be known before the program runs. Numbers are computed here.
    fn static_constant(&mut self, value: ExprId) -> Checked<()> {
        match consteval::eval(&self.nodes, &self.types, value) {
            Some(Const::Int(bits)) => self.nodes.expr_mut(value).kind = ExprKind::Int(bits),
            Some(Const::Float(bits)) => self.nodes.expr_mut(value).kind = ExprKind::Float(bits),
            Some(Const::Address(..)) => {}
            None if self.is_constant_load(value) => {}
            None => {
                let span = self.nodes[value].span;
                return Err(self.error(span, "the initial value of a static object must be a constant"));
            }
        }
        Ok(())
    }

    /// gcc takes the values of `const` objects, compound literals and strings as constants here.
    fn is_constant_load(&self, value: ExprId) -> bool {
        match &self.nodes[value].kind {
            ExprKind::Cast(_, inner) | ExprKind::Unary(_, inner) => self.is_constant_load(*inner),
            ExprKind::Binary(_, left, right) => [*left, *right].into_iter().all(|side| {
                self.is_constant_load(side) || consteval::eval(&self.nodes, &self.types, side).is_some()
            }),
            ExprKind::Load(place) => self.is_constant_place(*place),
            _ => false,
        }
    }

    fn is_constant_place(&self, place: PlaceId) -> bool {
        match self.nodes[place].kind {
            PlaceKind::Global(global) => {
                let global = &self.globals[global.0 as usize];
                (global.ty.quals.contains(Quals::CONST) && global.init.is_some())
                    || matches!(global.kind, GlobalKind::CompoundLiteral | GlobalKind::String)
            }
            PlaceKind::Field { base, .. } => self.is_constant_place(base),
            PlaceKind::Index { base, index } => {
                self.is_constant_place(base) && consteval::eval(&self.nodes, &self.types, index).is_some()
            }
            _ => false,
        }
    }

    /// The string that `expr` is, if an array of type `ty` can hold it.
    pub(super) fn string_for(&self, ty: TypeId, expr: ast::ExprId) -> Option<&'a StrLit> {
        let ast::ExprKind::Str(literal) = &self.ast.expr(expr).kind else { return None };
        let TypeKind::Array { elem, .. } = self.types.kind(ty) else { return None };
        let fits = match literal.encoding {
            crate::lex::string::Encoding::Char => {
                matches!(elem.ty, TypeId::CHAR | TypeId::SCHAR | TypeId::UCHAR)
            }
            encoding => self.types.compatible(elem.ty, self.character_type(encoding)),
        };
        fits.then_some(&**literal)
    }

    /// Fills an array with a string; returns the type of the array with its length.
    pub(super) fn string_entry(
        &mut self,
        slot: Slot,
        literal: &StrLit,
        span: Span,
        out: &mut Builder,
    ) -> TypeId {
        let unit = literal.encoding.unit();
        let have = (literal.bytes.len() / unit) as u64;
        let TypeKind::Array { elem, len } = self.types.kind(slot.ty.ty) else { return slot.ty.ty };
        let length = match len {
            ArrayLen::Fixed(length) => length,
            _ => have,
        };
        if have > length + 1 {
            self.warn(Code::Excess, span, "this string is longer than the array it initialises");
        }
        let bytes: Box<[u8]> = literal.bytes[..(have.min(length) as usize) * unit].into();
        let ty = self.types.array(elem, ArrayLen::Fixed(length));
        out.add(Slot { ty: ty.into(), ..slot }, InitValue::Bytes(bytes), span);
        ty
    }

    /// The entries that count: those that later ones do not overwrite completely. A reset counts only if a
    /// larger value before it covers its bytes; then it becomes a piece of zeros.
    fn resolve(&mut self, pieces: Vec<Piece>) -> Vec<InitEntry> {
        // Disjoint covered ranges in bits, by their start.
        let mut covered: BTreeMap<u64, u64> = BTreeMap::new();
        let mut kept = Vec::with_capacity(pieces.len());
        for piece in pieces.into_iter().rev() {
            let (lo, hi) = self.extent(&piece);
            if lo == hi {
                continue;
            }
            if covered.range(..=lo).next_back().is_some_and(|(_, &end)| end >= hi) {
                continue;
            }
            let (mut from, mut to) = (lo, hi);
            if let Some((&start, &end)) = covered.range(..lo).next_back()
                && end >= lo
            {
                from = start;
                to = to.max(end);
            }
            while let Some((&start, &end)) = covered.range(from..=to).next() {
                covered.remove(&start);
                to = to.max(end);
            }
            covered.insert(from, to);
            kept.push(piece);
        }
        kept.reverse();
        let mut large: Vec<(u64, u64)> = Vec::new();
        let mut entries = Vec::with_capacity(kept.len());
        for piece in kept {
            let (lo, hi) = self.extent(&piece);
            match piece {
                Piece::Value(entry) => {
                    if !self.types.is_scalar(entry.ty) {
                        large.push((lo, hi));
                    }
                    entries.push(entry);
                }
                Piece::Reset { from, to } => {
                    if large.iter().any(|&(start, end)| start < hi && lo < end) {
                        let ty = self.types.array(TypeId::CHAR, ArrayLen::Fixed(to - from));
                        let value = InitValue::Bytes(Box::new([]));
                        entries.push(InitEntry {
                            offset: from,
                            bits: None,
                            ty,
                            value,
                            span: Span::default(),
                        });
                    }
                }
            }
        }
        entries
    }

    /// The bits that a piece is about.
    fn extent(&self, piece: &Piece) -> (u64, u64) {
        match piece {
            Piece::Reset { from, to } => (from * 8, to * 8),
            Piece::Value(entry) => match entry.bits {
                Some(bits) => (bits.offset, bits.offset + u64::from(bits.width)),
                None => {
                    let size = self.types.size_of(entry.ty).unwrap_or(0);
                    (entry.offset * 8, (entry.offset + size) * 8)
                }
            },
        }
    }
}

fn value_of(piece: Piece) -> Option<InitEntry> {
    match piece {
        Piece::Value(entry) => Some(entry),
        Piece::Reset { .. } => None,
    }
}
