//! C types, interned: equal types have equal [`TypeId`]s (structs, unions and enums are equal by declaration).

mod compat;
mod display;
mod int;
mod record;

pub use int::{DataModel, FloatKind, IntKind, IntShape};
pub use record::{BitRange, Enum, Field, FnType, Record};

use crate::float::Format;
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// An unqualified type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(u32);

/// Index of a struct or union.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);

/// Index of an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EnumId(pub(crate) u32);

/// Index of a function type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FnTypeId(u32);

/// A set of type qualifiers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quals(u8);

impl Quals {
    /// No qualifier.
    pub const NONE: Quals = Quals(0);
    /// `const`.
    pub const CONST: Quals = Quals(1);
    /// `volatile`.
    pub const VOLATILE: Quals = Quals(2);
    /// `restrict`.
    pub const RESTRICT: Quals = Quals(4);
    /// `_Atomic`.
    pub const ATOMIC: Quals = Quals(8);

    /// Whether all qualifiers of `other` are in this set.
    pub fn contains(self, other: Quals) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the set is empty.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl std::ops::BitOr for Quals {
    type Output = Quals;
    fn bitor(self, other: Quals) -> Quals {
        Quals(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Quals {
    fn bitor_assign(&mut self, other: Quals) {
        self.0 |= other.0;
    }
}

/// A type with qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct QualType {
    /// The type without them.
    pub ty: TypeId,
    /// The qualifiers.
    pub quals: Quals,
}

impl From<TypeId> for QualType {
    fn from(ty: TypeId) -> Self {
        QualType { ty, quals: Quals::NONE }
    }
}

impl QualType {
    /// This type with more qualifiers.
    #[must_use]
    pub fn with(self, quals: Quals) -> QualType {
        QualType { ty: self.ty, quals: self.quals | quals }
    }
}

/// Length of an array type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ArrayLen {
    /// A constant.
    Fixed(u64),
    /// Not given: an incomplete type, or a flexible array member.
    Unknown,
    /// Known at run time: the value is in a local variable of the function that declares the type.
    Variable(VlaId),
    /// `[*]` in a prototype.
    Star,
}

/// One evaluation site of a variable array length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VlaId(pub(crate) u32);

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TypeKind {
    /// `void`.
    Void,
    /// `_Bool`.
    Bool,
    /// An integer type with a name in C.
    Int(IntKind),
    /// The type of a bit-field wider than `int`: gcc computes with exactly its width.
    BitInt {
        /// Number of bits.
        width: u32,
        /// Whether negative values exist.
        signed: bool,
    },
    /// A floating-point type.
    Float(FloatKind),
    /// A pointer.
    Pointer(QualType),
    /// An array.
    Array {
        /// Type of the elements.
        elem: QualType,
        /// Their number.
        len: ArrayLen,
    },
    /// A function.
    Function(FnTypeId),
    /// A struct or union.
    Record(RecordId),
    /// An enum.
    Enum(EnumId),
}

macro_rules! basic_types {
    ($($name:ident = $index:literal: $kind:expr, $doc:literal;)*) => {
        impl TypeId {
            $(#[doc = $doc] pub const $name: TypeId = TypeId($index);)*
        }
        const BASIC: &[TypeKind] = &[$($kind,)*];
    };
}

basic_types! {
    VOID = 0: TypeKind::Void, "`void`.";
    BOOL = 1: TypeKind::Bool, "`_Bool`.";
    CHAR = 2: TypeKind::Int(IntKind::Char), "`char`.";
    SCHAR = 3: TypeKind::Int(IntKind::SChar), "`signed char`.";
    UCHAR = 4: TypeKind::Int(IntKind::UChar), "`unsigned char`.";
    SHORT = 5: TypeKind::Int(IntKind::Short), "`short`.";
    USHORT = 6: TypeKind::Int(IntKind::UShort), "`unsigned short`.";
    INT = 7: TypeKind::Int(IntKind::Int), "`int`.";
    UINT = 8: TypeKind::Int(IntKind::UInt), "`unsigned int`.";
    LONG = 9: TypeKind::Int(IntKind::Long), "`long`.";
    ULONG = 10: TypeKind::Int(IntKind::ULong), "`unsigned long`.";
    LLONG = 11: TypeKind::Int(IntKind::LLong), "`long long`.";
    ULLONG = 12: TypeKind::Int(IntKind::ULLong), "`unsigned long long`.";
    INT128 = 13: TypeKind::Int(IntKind::Int128), "`__int128`.";
    UINT128 = 14: TypeKind::Int(IntKind::UInt128), "`unsigned __int128`.";
    FLOAT = 15: TypeKind::Float(FloatKind::Float), "`float`.";
    DOUBLE = 16: TypeKind::Float(FloatKind::Double), "`double`.";
    LDOUBLE = 17: TypeKind::Float(FloatKind::LongDouble), "`long double`.";
    VOID_PTR = 18: TypeKind::Pointer(QualType { ty: TypeId(0), quals: Quals(0) }), "`void *`.";
    CHAR_PTR = 19: TypeKind::Pointer(QualType { ty: TypeId(2), quals: Quals(0) }), "`char *`.";
}

/// The table of types.
#[derive(Clone, Debug)]
pub struct Types {
    /// The data model that sizes depend on.
    pub data_model: DataModel,
    kinds: Vec<TypeKind>,
    table: HashTable<u32>,
    functions: Vec<FnType>,
    function_table: HashTable<u32>,
    records: Vec<Record>,
    enums: Vec<Enum>,
    vlas: u32,
}

fn hash(value: &impl std::hash::Hash) -> u64 {
    FxBuildHasher.hash_one(value)
}

impl std::ops::Index<RecordId> for Types {
    type Output = Record;
    fn index(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }
}

impl std::ops::IndexMut<RecordId> for Types {
    fn index_mut(&mut self, id: RecordId) -> &mut Record {
        &mut self.records[id.0 as usize]
    }
}

impl std::ops::Index<EnumId> for Types {
    type Output = Enum;
    fn index(&self, id: EnumId) -> &Enum {
        &self.enums[id.0 as usize]
    }
}

impl std::ops::IndexMut<EnumId> for Types {
    fn index_mut(&mut self, id: EnumId) -> &mut Enum {
        &mut self.enums[id.0 as usize]
    }
}

impl std::ops::Index<FnTypeId> for Types {
    type Output = FnType;
    fn index(&self, id: FnTypeId) -> &FnType {
        &self.functions[id.0 as usize]
    }
}

impl Types {
    /// A table with the basic types.
    pub fn new(data_model: DataModel) -> Self {
        let mut types = Types {
            data_model,
            kinds: Vec::new(),
            table: HashTable::new(),
            functions: Vec::new(),
            function_table: HashTable::new(),
            records: Vec::new(),
            enums: Vec::new(),
            vlas: 0,
        };
        for (index, &kind) in BASIC.iter().enumerate() {
            let id = types.intern(kind);
            debug_assert_eq!(id.0 as usize, index);
        }
        types
    }

    /// The type with this description.
    pub fn intern(&mut self, kind: TypeKind) -> TypeId {
        let kinds = &mut self.kinds;
        let hashed = hash(&kind);
        if let Some(&found) = self.table.find(hashed, |&index| kinds[index as usize] == kind) {
            return TypeId(found);
        }
        let index = kinds.len() as u32;
        kinds.push(kind);
        self.table.insert_unique(hashed, index, |&index| hash(&kinds[index as usize]));
        TypeId(index)
    }

    /// What `ty` is.
    pub fn kind(&self, ty: TypeId) -> TypeKind {
        self.kinds[ty.0 as usize]
    }

    /// The type `to *`.
    pub fn pointer(&mut self, to: impl Into<QualType>) -> TypeId {
        self.intern(TypeKind::Pointer(to.into()))
    }

    /// The type `elem[len]`.
    pub fn array(&mut self, elem: impl Into<QualType>, len: ArrayLen) -> TypeId {
        self.intern(TypeKind::Array { elem: elem.into(), len })
    }

    /// A function type.
    pub fn function(&mut self, function: FnType) -> TypeId {
        let functions = &mut self.functions;
        let hashed = hash(&function);
        let found = self.function_table.find(hashed, |&index| functions[index as usize] == function).copied();
        let index = found.unwrap_or_else(|| {
            let index = functions.len() as u32;
            functions.push(function);
            self.function_table.insert_unique(hashed, index, |&index| hash(&functions[index as usize]));
            index
        });
        self.intern(TypeKind::Function(FnTypeId(index)))
    }

    /// A new incomplete struct or union.
    pub fn new_record(&mut self, tag: Option<Symbol>, is_union: bool, span: Span) -> RecordId {
        self.records.push(Record {
            tag,
            is_union,
            fields: Vec::new(),
            size: 0,
            align: 1,
            complete: false,
            transparent: false,
            span,
        });
        RecordId(self.records.len() as u32 - 1)
    }

    /// A new incomplete enum.
    pub fn new_enum(&mut self, tag: Option<Symbol>, span: Span) -> EnumId {
        self.enums.push(Enum { tag, repr: None, constants: Vec::new(), span });
        EnumId(self.enums.len() as u32 - 1)
    }

    pub(crate) fn new_vla(&mut self) -> VlaId {
        self.vlas += 1;
        VlaId(self.vlas - 1)
    }

    /// All structs and unions.
    pub fn records(&self) -> impl Iterator<Item = (RecordId, &Record)> {
        self.records.iter().enumerate().map(|(index, record)| (RecordId(index as u32), record))
    }

    /// `size_t`.
    pub fn size_t(&self) -> TypeId {
        match self.data_model {
            DataModel::Ilp32 => TypeId::UINT,
            DataModel::Lp64 => TypeId::ULONG,
        }
    }

    /// `ptrdiff_t`.
    pub fn ptrdiff_t(&self) -> TypeId {
        match self.data_model {
            DataModel::Ilp32 => TypeId::INT,
            DataModel::Lp64 => TypeId::LONG,
        }
    }

    /// `wchar_t`.
    pub fn wchar_t(&self) -> TypeId {
        match self.data_model {
            DataModel::Ilp32 => TypeId::LONG,
            DataModel::Lp64 => TypeId::INT,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: TypeId) -> Option<QualType> {
        match self.kind(ty) {
            TypeKind::Pointer(to) => Some(to),
            _ => None,
        }
    }

    /// The function type that `ty` is.
    pub fn as_function(&self, ty: TypeId) -> Option<&FnType> {
        match self.kind(ty) {
            TypeKind::Function(id) => Some(&self[id]),
            _ => None,
        }
    }

    /// The struct or union that `ty` is.
    pub fn as_record(&self, ty: TypeId) -> Option<RecordId> {
        match self.kind(ty) {
            TypeKind::Record(id) => Some(id),
            _ => None,
        }
    }

    /// Width and sign of an integer type (`_Bool` and enums included); nothing for other types.
    pub fn int_shape(&self, ty: TypeId) -> Option<IntShape> {
        match self.kind(ty) {
            TypeKind::Bool => Some(IntShape { width: 1, signed: false }),
            TypeKind::Int(kind) => Some(kind.shape(self.data_model)),
            TypeKind::BitInt { width, signed } => Some(IntShape { width, signed }),
            TypeKind::Enum(id) => self[id].repr.map(|repr| repr.shape(self.data_model)),
            _ => None,
        }
    }

    /// Format of a floating-point type.
    pub fn float_format(&self, ty: TypeId) -> Option<Format> {
        match self.kind(ty) {
            TypeKind::Float(kind) => Some(kind.format()),
            _ => None,
        }
    }

    /// Whether `ty` is an integer type.
    pub fn is_integer(&self, ty: TypeId) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Bool | TypeKind::Int(_) | TypeKind::BitInt { .. } | TypeKind::Enum(_)
        )
    }

    /// Whether `ty` is a floating-point type.
    pub fn is_float(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Float(_))
    }

    /// Whether `ty` is an integer or floating-point type.
    pub fn is_arithmetic(&self, ty: TypeId) -> bool {
        self.is_integer(ty) || self.is_float(ty)
    }

    /// Whether `ty` is a pointer.
    pub fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Pointer(_))
    }

    /// Whether `ty` is an arithmetic type or a pointer.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty)
    }

    /// Whether `ty` is a function.
    pub fn is_function(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Function(_))
    }

    /// Whether `ty` is an array.
    pub fn is_array(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Array { .. })
    }

    /// Whether `ty` is a struct or union.
    pub fn is_record(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Record(_))
    }

    /// Whether the size of `ty` is known only at run time.
    pub fn is_variable(&self, ty: TypeId) -> bool {
        match self.kind(ty) {
            TypeKind::Array { elem, len } => {
                matches!(len, ArrayLen::Variable(_) | ArrayLen::Star) || self.is_variable(elem.ty)
            }
            _ => false,
        }
    }

    /// Whether `ty` is, or points to, a type of variable size.
    pub fn is_variably_modified(&self, ty: TypeId) -> bool {
        match self.kind(ty) {
            TypeKind::Pointer(to) => self.is_variably_modified(to.ty),
            TypeKind::Array { elem, len } => {
                matches!(len, ArrayLen::Variable(_) | ArrayLen::Star) || self.is_variably_modified(elem.ty)
            }
            TypeKind::Function(id) => self.is_variably_modified(self[id].ret),
            _ => false,
        }
    }

    /// `ty` as C source, for messages.
    pub fn display<'a>(&'a self, ty: impl Into<QualType>, names: &'a Interner) -> String {
        display::display(self, ty.into(), names)
    }
}
