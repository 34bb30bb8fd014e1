//! Declaration specifiers and attributes to types.

use super::scope::Entity;
use super::{Checked, Sema};
use crate::ast::{self, Aligned, Base, TypeSpec};
use crate::diag::Code;
use crate::layout::{BIGGEST_ALIGN, MAX_ALIGN};
use crate::span::Span;
use crate::types::{ArrayLen, DataModel, FloatKind, IntKind, QualType, Quals, TypeId, TypeKind};

/// A type as specifiers or a declarator give it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declared {
    pub(super) ty: QualType,
    /// Alignment that a typedef carries.
    pub(super) align: Option<u64>,
}

impl From<QualType> for Declared {
    fn from(ty: QualType) -> Self {
        Declared { ty, align: None }
    }
}

impl<'a> Sema<'a> {
    pub(super) fn declare_builtin_typedefs(&mut self) {
        let list = match self.types.data_model {
            DataModel::Ilp32 => TypeId::CHAR_PTR,
            DataModel::Lp64 => self.va_list_array(),
        };
        let span = Span::default();
        for (name, ty) in [
            ("__builtin_va_list", list),
            ("__gnuc_va_list", list),
            ("__int128_t", TypeId::INT128),
            ("__uint128_t", TypeId::UINT128),
        ] {
            let symbol = self.names.intern(name);
            self.scopes.bind(symbol, Entity::Typedef { ty: ty.into(), align: None }, span);
        }
    }

    /// x86-64's `struct __va_list_tag[1]`.
    fn va_list_array(&mut self) -> TypeId {
        let tag = self.names.intern("__va_list_tag");
        let record = self.types.new_record(Some(tag), false, Span::default());
        let field = |sema: &mut Self, name: &str, ty: TypeId| crate::layout::FieldSpec {
            name: Some(sema.names.intern(name)),
            ty: ty.into(),
            width: None,
            type_align: None,
            aligned: None,
            packed: false,
            span: Span::default(),
        };
        let fields = [
            field(self, "gp_offset", TypeId::UINT),
            field(self, "fp_offset", TypeId::UINT),
            field(self, "overflow_arg_area", TypeId::VOID_PTR),
            field(self, "reg_save_area", TypeId::VOID_PTR),
        ];
        // Four small members cannot be too large.
        let _ =
            crate::layout::complete(&mut self.types, record, &fields, crate::layout::RecordAttrs::default());
        let record = self.types.intern(TypeKind::Record(record));
        self.types.array(record, ArrayLen::Fixed(1))
    }

    /// The type that specifiers give. `alone`: nothing is declared with it (`struct s;`).
    pub(super) fn specs(&mut self, specs: &'a ast::Specs, alone: bool) -> Checked<Declared> {
        let declared = match &specs.ty {
            TypeSpec::Missing => {
                self.warn(Code::ImplicitInt, specs.span, "type defaults to 'int'");
                QualType::from(TypeId::INT).into()
            }
            TypeSpec::Base(base) => QualType::from(self.base(*base, specs.span)?).into(),
            TypeSpec::Record(record) => QualType::from(self.record_spec(record, alone)?).into(),
            TypeSpec::Enum(spec) => QualType::from(self.enum_spec(spec)?).into(),
            TypeSpec::Typedef(name) => match self.scopes.lookup(name.symbol).map(|binding| binding.entity) {
                Some(Entity::Typedef { ty, align }) => {
                    self.note_mention(name.symbol, name.span);
                    Declared { ty, align }
                }
                Some(Entity::Poisoned) => return Err(super::Failed),
                _ => {
                    let message = format!("unknown type name '{}'", self.text(name.symbol));
                    return Err(self.error(name.span, message));
                }
            },
            TypeSpec::TypeofExpr(expr) => self.type_of(*expr)?.into(),
            TypeSpec::TypeofType(name) => self.type_name_declared(name)?,
            TypeSpec::Auto => {
                return Err(
                    self.error(specs.span, "'__auto_type' needs a single variable with an initialiser")
                );
            }
        };
        let mut ty = self.qualify(declared.ty, specs.quals);
        if let Some(mode) = specs.attrs.mode {
            ty = QualType { ty: self.with_mode(ty.ty, mode)?, quals: ty.quals };
        }
        Ok(Declared { ty, align: declared.align })
    }

    /// Adds qualifiers; those of an array belong to its elements.
    pub(super) fn qualify(&mut self, ty: QualType, quals: Quals) -> QualType {
        if quals.is_none() {
            return ty;
        }
        match self.types.kind(ty.ty) {
            TypeKind::Array { elem, len } => {
                let elem = self.qualify(elem, quals);
                QualType { ty: self.types.array(elem, len), quals: ty.quals }
            }
            _ => ty.with(quals),
        }
    }

    fn base(&mut self, base: Base, span: Span) -> Checked<TypeId> {
        let float = |sema: &mut Self, kind| sema.types.intern(TypeKind::Float(kind));
        Ok(match base {
            Base::Void => TypeId::VOID,
            Base::Bool => TypeId::BOOL,
            Base::Char => TypeId::CHAR,
            Base::SignedChar => TypeId::SCHAR,
            Base::UnsignedChar => TypeId::UCHAR,
            Base::Short => TypeId::SHORT,
            Base::UnsignedShort => TypeId::USHORT,
            Base::Int => TypeId::INT,
            Base::UnsignedInt => TypeId::UINT,
            Base::Long => TypeId::LONG,
            Base::UnsignedLong => TypeId::ULONG,
            Base::LongLong => TypeId::LLONG,
            Base::UnsignedLongLong => TypeId::ULLONG,
            Base::Int128 | Base::UnsignedInt128 if self.types.data_model == DataModel::Ilp32 => {
                return Err(self.error_with(
                    span,
                    "there is no '__int128' on 32-bit targets",
                    "use the data model LP64 (--64)",
                ));
            }
            Base::Int128 => TypeId::INT128,
            Base::UnsignedInt128 => TypeId::UINT128,
            Base::Float => TypeId::FLOAT,
            Base::Double => TypeId::DOUBLE,
            Base::LongDouble => TypeId::LDOUBLE,
            Base::Float16 => float(self, FloatKind::Float16),
            Base::Float32 => float(self, FloatKind::Float32),
            Base::Float64 => float(self, FloatKind::Float64),
            Base::Float32x => float(self, FloatKind::Float32x),
            Base::Float64x => float(self, FloatKind::Float64x),
            Base::Float128 => float(self, FloatKind::Float128),
        })
    }

    /// `mode(DI)` and the like: the type of the same class with that size.
    pub(super) fn with_mode(&mut self, ty: TypeId, mode: ast::Name) -> Checked<TypeId> {
        let lp64 = self.types.data_model == DataModel::Lp64;
        let text = self.text(mode.symbol).to_owned();
        let kind = match text.as_str() {
            "QI" | "byte" => IntKind::SChar,
            "HI" => IntKind::Short,
            "SI" => IntKind::Int,
            "DI" if lp64 => IntKind::Long,
            "DI" => IntKind::LLong,
            "TI" if lp64 => IntKind::Int128,
            "word" | "pointer" | "unwind_word" => {
                if lp64 {
                    IntKind::Long
                } else {
                    IntKind::Int
                }
            }
            "SF" => return Ok(TypeId::FLOAT),
            "DF" => return Ok(TypeId::DOUBLE),
            "XF" => return Ok(TypeId::LDOUBLE),
            "TF" => return Ok(self.types.intern(TypeKind::Float(FloatKind::Float128))),
            _ => return Err(self.refuse(mode.span, format!("machine mode '{text}' is not supported"))),
        };
        let Some(shape) = self.types.int_shape(ty) else {
            return Err(self.error(mode.span, format!("mode '{text}' needs an integer type")));
        };
        let kind = if shape.signed { kind } else { kind.to_unsigned() };
        Ok(self.types.intern(TypeKind::Int(kind)))
    }

    /// The largest alignment that attributes ask for.
    pub(super) fn aligned(&mut self, attrs: &'a ast::Attrs) -> Checked<Option<u64>> {
        let mut result = None;
        for aligned in &attrs.aligned {
            let align = match aligned {
                Aligned::Max => BIGGEST_ALIGN,
                Aligned::Like(name) => {
                    let declared = self.type_name_declared(name)?;
                    declared.align.unwrap_or_else(|| self.types.align_of(declared.ty.ty))
                }
                Aligned::To(expr) => {
                    let span = self.ast.expr(*expr).span;
                    let value = self.constant(*expr, "an alignment")?.value();
                    if value == 0 {
                        continue;
                    }
                    match u64::try_from(value) {
                        Ok(align) if align.is_power_of_two() && align <= MAX_ALIGN => align,
                        _ => return Err(self.error(span, "an alignment must be a power of two")),
                    }
                }
            };
            result = result.max(Some(align));
        }
        Ok(result)
    }
}
