//! `struct`, `union` and `enum`.

use super::declarator::Role;
use super::scope::{Entity, Tag};
use super::{Checked, Sema};
use crate::ast::{self, Member};
use crate::diag::Code;
use crate::layout::{self, FieldSpec, RecordAttrs};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{ArrayLen, DataModel, EnumId, IntKind, IntShape, RecordId, TypeId, TypeKind};
use rustc_hash::FxHashMap;

impl<'a> Sema<'a> {
    pub(super) fn record_spec(&mut self, spec: &'a ast::RecordSpec, alone: bool) -> Checked<TypeId> {
        let record = self.record_of_tag(spec, alone)?;
        if let Some(tag) = spec.tag {
            self.note_tag(tag, spec.members.is_some());
        }
        if let Some(members) = &spec.members {
            if self.types[record].complete {
                let help = format!("it is defined at {}", self.place_text(self.types[record].span));
                let message = "this struct or union is defined twice";
                return Err(self.error_with(spec.span, message, help));
            }
            self.types[record].span = spec.span;
            self.define_record(record, members, spec)?;
        }
        if spec.attrs.transparent_union {
            self.types[record].transparent = true;
        }
        Ok(self.types.intern(TypeKind::Record(record)))
    }

    fn record_of_tag(&mut self, spec: &ast::RecordSpec, alone: bool) -> Checked<RecordId> {
        let Some(tag) = spec.tag else { return Ok(self.types.new_record(None, spec.is_union, spec.span)) };
        // A definition, or a declaration that stands alone, always means this scope.
        let found = if spec.members.is_some() || alone {
            self.scopes.tag_here(tag.symbol)
        } else {
            self.scopes.tag(tag.symbol)
        };
        match found {
            Some(Tag::Record(record)) if self.types[record].is_union == spec.is_union => Ok(record),
            Some(_) => {
                let message = format!("'{}' is another kind of tag", self.text(tag.symbol));
                Err(self.error(tag.span, message))
            }
            None => {
                let record = self.types.new_record(Some(tag.symbol), spec.is_union, spec.span);
                self.scopes.bind_tag(tag.symbol, Tag::Record(record), tag.span);
                Ok(record)
            }
        }
    }

    fn define_record(
        &mut self,
        record: RecordId,
        members: &'a [Member],
        spec: &'a ast::RecordSpec,
    ) -> Checked<()> {
        let mut fields: Vec<FieldSpec> = Vec::new();
        for (index, member) in members.iter().enumerate() {
            match member {
                Member::StaticAssert(assertion) => self.static_assert(assertion)?,
                Member::Fields { specs, declarators } => {
                    let last = index + 1 == members.len();
                    self.fields(specs, declarators, last || spec.is_union, &mut fields)?;
                }
            }
        }
        self.check_names(&fields)?;
        let pack = match self.packs.partition_point(|pack| pack.from <= spec.span.lo).checked_sub(1) {
            Some(index) => self.packs[index].limit,
            None => 0,
        };
        let aligned = self.aligned(&spec.attrs)?;
        let attrs = RecordAttrs { packed: spec.attrs.packed, aligned, pack: pack.into() };
        if self.types[record].complete {
            return Err(self.error(spec.span, "this struct or union is defined within itself"));
        }
        layout::complete(&mut self.types, record, &fields, attrs)
            .map_err(|_| self.error(spec.span, "this struct or union is too large"))
    }

    fn fields(
        &mut self,
        specs: &'a ast::Specs,
        declarators: &'a [ast::MemberDeclarator],
        last: bool,
        out: &mut Vec<FieldSpec>,
    ) -> Checked<()> {
        let base = self.specs(specs, false)?;
        let aligned = self.aligned(&specs.attrs)?;
        if declarators.is_empty() {
            match self.types.as_record(base.ty.ty) {
                Some(record) if self.types[record].tag.is_none() && self.types[record].complete => {
                    out.push(FieldSpec {
                        name: None,
                        ty: base.ty,
                        width: None,
                        type_align: base.align,
                        aligned,
                        packed: specs.attrs.packed,
                        span: specs.span,
                    });
                }
                _ => self.warn(Code::Ignored, specs.span, "this declares nothing"),
            }
            return Ok(());
        }
        for (index, member) in declarators.iter().enumerate() {
            let mut declared = self.declarator(base, &member.declarator, Role::Plain)?;
            if let Some(mode) = member.attrs.mode {
                declared.ty.ty = self.with_mode(declared.ty.ty, mode)?;
            }
            let span = member.declarator.name.map_or(specs.span, |name| name.span);
            let last = last && index + 1 == declarators.len();
            self.check_field_type(declared.ty.ty, last, span)?;
            if self.is_flexible(declared.ty.ty)
                && out.iter().all(|field| field.width.is_some() && field.name.is_none())
            {
                return Err(self.error(span, "an array without length cannot be the only member"));
            }
            let width = match member.width {
                Some(expr) => Some(self.bit_width(expr, declared.ty.ty, member.declarator.name)?),
                None => None,
            };
            let own = self.aligned(&member.attrs)?;
            out.push(FieldSpec {
                name: member.declarator.name.map(|name| name.symbol),
                ty: declared.ty,
                width,
                type_align: declared.align,
                aligned: aligned.max(own),
                packed: specs.attrs.packed || member.attrs.packed,
                span,
            });
        }
        Ok(())
    }

    fn is_flexible(&self, ty: TypeId) -> bool {
        matches!(self.types.kind(ty), TypeKind::Array { len: ArrayLen::Unknown, .. })
    }

    fn check_field_type(&mut self, ty: TypeId, last: bool, span: Span) -> Checked<()> {
        if self.types.is_function(ty) {
            return Err(self.error(span, "a member cannot be a function"));
        }
        if self.types.is_variably_modified(ty) {
            return Err(self.refuse(span, "members of variable size are not supported"));
        }
        let flexible = self.is_flexible(ty);
        if flexible && !last {
            return Err(self.error(span, "an array without length must be the last member"));
        }
        if !flexible && !self.types.is_complete(ty) {
            let message = format!("a member has the incomplete type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        Ok(())
    }

    fn bit_width(&mut self, expr: ast::ExprId, ty: TypeId, name: Option<ast::Name>) -> Checked<u32> {
        let span = self.ast.expr(expr).span;
        let Some(shape) = self.types.int_shape(ty) else {
            let message = format!("a bit-field needs an integer type, not '{}'", self.show(ty));
            return Err(self.error(span, message));
        };
        let width = self.constant(expr, "the width of a bit-field")?.value();
        if width < 0 {
            return Err(self.error(span, "the width of a bit-field is negative"));
        }
        if width > i128::from(shape.width) {
            let message = format!("the bit-field is wider than its type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        if width == 0 && name.is_some() {
            return Err(self.error(span, "a bit-field with a name cannot have width zero"));
        }
        Ok(width as u32)
    }

    /// No two members, those of anonymous members included, may have one name.
    fn check_names(&mut self, fields: &[FieldSpec]) -> Checked<()> {
        let mut seen: FxHashMap<Symbol, Span> = FxHashMap::default();
        let mut pending: Vec<(Option<Symbol>, TypeId, Span)> =
            fields.iter().map(|field| (field.name, field.ty.ty, field.span)).collect();
        while let Some((name, ty, span)) = pending.pop() {
            match (name, self.types.as_record(ty)) {
                (Some(name), _) => {
                    if let Some(other) = seen.insert(name, span) {
                        let message = format!("two members are called '{}'", self.text(name));
                        return Err(self.error(span.max(other), message));
                    }
                }
                (None, Some(record)) => {
                    let inner = &self.types[record].fields;
                    pending.extend(inner.iter().map(|field| (field.name, field.ty.ty, span)));
                }
                (None, None) => {}
            }
        }
        Ok(())
    }

    pub(super) fn enum_spec(&mut self, spec: &'a ast::EnumSpec) -> Checked<TypeId> {
        let id = self.enum_of_tag(spec)?;
        if let Some(tag) = spec.tag {
            self.note_tag(tag, spec.enumerators.is_some());
        }
        let ty = self.types.intern(TypeKind::Enum(id));
        if let Some(enumerators) = &spec.enumerators {
            if self.types[id].repr.is_some() {
                let help = format!("it is defined at {}", self.place_text(self.types[id].span));
                return Err(self.error_with(spec.span, "this enum is defined twice", help));
            }
            self.types[id].span = spec.span;
            self.define_enum(id, enumerators, spec)?;
        }
        Ok(ty)
    }

    fn enum_of_tag(&mut self, spec: &ast::EnumSpec) -> Checked<EnumId> {
        let Some(tag) = spec.tag else { return Ok(self.types.new_enum(None, spec.span)) };
        let found = if spec.enumerators.is_some() {
            self.scopes.tag_here(tag.symbol)
        } else {
            self.scopes.tag(tag.symbol)
        };
        match found {
            Some(Tag::Enum(id)) => Ok(id),
            Some(Tag::Record(_)) => {
                let message = format!("'{}' is another kind of tag", self.text(tag.symbol));
                Err(self.error(tag.span, message))
            }
            None => {
                let id = self.types.new_enum(Some(tag.symbol), spec.span);
                self.scopes.bind_tag(tag.symbol, Tag::Enum(id), tag.span);
                Ok(id)
            }
        }
    }

    fn define_enum(
        &mut self,
        id: EnumId,
        enumerators: &'a [ast::Enumerator],
        spec: &ast::EnumSpec,
    ) -> Checked<()> {
        let model = self.types.data_model;
        let mut next = 0i128;
        let (mut low, mut high) = (0i128, 0i128);
        let mut constants = Vec::with_capacity(enumerators.len());
        for enumerator in enumerators {
            if let Some(expr) = enumerator.value {
                next = self.constant(expr, "the value of an enum constant")?.value();
            }
            (low, high) = (low.min(next), high.max(next));
            constants.push((enumerator.name.symbol, next));
            // While the enum is being defined, its constants have the types of their values.
            let kind = smallest(next, next, model);
            self.enum_constant(enumerator.name, next, kind)?;
            next += 1;
        }
        let repr = if spec.attrs.packed {
            smallest_of(PACKED, low, high, model)
        } else {
            smallest(low, high, model)
        };
        let Some(repr) = repr else {
            return Err(self.error(spec.span, "no integer type holds all values of this enum"));
        };
        // Afterwards: `int` if the value fits, the type of the enum otherwise.
        let int = IntKind::Int.shape(model);
        for &(symbol, value) in &constants {
            let kind = if int.holds(value) { IntKind::Int } else { repr };
            self.rebind_constant(symbol, value, kind);
        }
        self.types[id].constants = constants;
        self.types[id].repr = Some(repr);
        Ok(())
    }

    fn enum_constant(&mut self, name: ast::Name, value: i128, kind: Option<IntKind>) -> Checked<()> {
        let int = IntKind::Int.shape(self.types.data_model);
        let kind = if int.holds(value) { Some(IntKind::Int) } else { kind };
        let Some(kind) = kind else {
            return Err(self.error(name.span, "no integer type holds this enum constant"));
        };
        if self.scopes.lookup_here(name.symbol).is_some() {
            let message = format!("'{}' is already declared in this scope", self.text(name.symbol));
            return Err(self.error(name.span, message));
        }
        let entity = self.constant_entity(value, kind);
        self.scopes.bind(name.symbol, entity, name.span);
        self.note_declared(name);
        Ok(())
    }

    fn rebind_constant(&mut self, symbol: Symbol, value: i128, kind: IntKind) {
        let Some(binding) = self.scopes.lookup(symbol) else { return };
        let entity = self.constant_entity(value, kind);
        if let Entity::Constant { ty: old, .. } = binding.entity
            && !matches!(entity, Entity::Constant { ty, .. } if ty == old)
        {
            self.scopes.bind(symbol, entity, binding.span);
        }
    }

    fn constant_entity(&mut self, value: i128, kind: IntKind) -> Entity {
        let ty = self.types.intern(TypeKind::Int(kind));
        let shape: IntShape = kind.shape(self.types.data_model);
        Entity::Constant { bits: shape.wrap(value as u128), ty }
    }
}

const PACKED: &[(IntKind, IntKind)] =
    &[(IntKind::SChar, IntKind::UChar), (IntKind::Short, IntKind::UShort), (IntKind::Int, IntKind::UInt)];

/// The type gcc represents an enum with these bounds by.
fn smallest(low: i128, high: i128, model: DataModel) -> Option<IntKind> {
    let long: (IntKind, IntKind) = match model {
        DataModel::Ilp32 => (IntKind::LLong, IntKind::ULLong),
        DataModel::Lp64 => (IntKind::Long, IntKind::ULong),
    };
    smallest_of(&[(IntKind::Int, IntKind::UInt), long], low, high, model)
}

fn smallest_of(kinds: &[(IntKind, IntKind)], low: i128, high: i128, model: DataModel) -> Option<IntKind> {
    let pick = |&(signed, unsigned): &(IntKind, IntKind)| if low < 0 { signed } else { unsigned };
    let fits = |kind: &IntKind| kind.shape(model).holds(low) && kind.shape(model).holds(high);
    kinds.iter().map(pick).find(fits)
}
