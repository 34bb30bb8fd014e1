//! Types as C source.

use super::{ArrayLen, FloatKind, IntKind, QualType, Quals, TypeKind, Types};
use crate::symbol::Interner;

fn quals_text(quals: Quals) -> String {
    let mut out = String::new();
    for (qual, text) in [
        (Quals::CONST, "const "),
        (Quals::VOLATILE, "volatile "),
        (Quals::RESTRICT, "restrict "),
        (Quals::ATOMIC, "_Atomic "),
    ] {
        if quals.contains(qual) {
            out.push_str(text);
        }
    }
    out
}

fn int_text(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Char => "char",
        IntKind::SChar => "signed char",
        IntKind::UChar => "unsigned char",
        IntKind::Short => "short",
        IntKind::UShort => "unsigned short",
        IntKind::Int => "int",
        IntKind::UInt => "unsigned int",
        IntKind::Long => "long",
        IntKind::ULong => "unsigned long",
        IntKind::LLong => "long long",
        IntKind::ULLong => "unsigned long long",
        IntKind::Int128 => "__int128",
        IntKind::UInt128 => "unsigned __int128",
    }
}

fn float_text(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Float16 => "_Float16",
        FloatKind::Float => "float",
        FloatKind::Float32 => "_Float32",
        FloatKind::Double => "double",
        FloatKind::Float32x => "_Float32x",
        FloatKind::Float64 => "_Float64",
        FloatKind::LongDouble => "long double",
        FloatKind::Float64x => "_Float64x",
        FloatKind::Float128 => "_Float128",
    }
}

/// Builds the declarator inside out, so that nothing recurses along the type.
pub(super) fn display(types: &Types, ty: QualType, names: &Interner) -> String {
    display_at(types, ty, names, 0)
}

/// Parameters within parameters within parameters are left out: shared types could make the text explode.
const MAX_DEPTH: u32 = 3;

fn display_at(types: &Types, ty: QualType, names: &Interner, depth: u32) -> String {
    let mut current = ty;
    let mut declarator = String::new();
    let mut after_pointer = false;
    loop {
        match types.kind(current.ty) {
            TypeKind::Pointer(to) => {
                declarator = format!("*{}{declarator}", quals_text(current.quals));
                after_pointer = true;
                current = to;
            }
            TypeKind::Array { elem, len } => {
                if after_pointer {
                    declarator = format!("({declarator})");
                }
                let len = match len {
                    ArrayLen::Fixed(n) => n.to_string(),
                    ArrayLen::Unknown => String::new(),
                    ArrayLen::Variable(_) => "?".to_owned(),
                    ArrayLen::Star => "*".to_owned(),
                };
                declarator = format!("{declarator}[{len}]");
                after_pointer = false;
                current = elem;
            }
            TypeKind::Function(id) => {
                if after_pointer {
                    declarator = format!("({declarator})");
                }
                let function = &types[id];
                let mut params: Vec<String> = match depth {
                    MAX_DEPTH => vec!["…".to_owned()],
                    _ => {
                        let shown = |&param| display_at(types, QualType::from(param), names, depth + 1);
                        function.params.iter().map(shown).collect()
                    }
                };
                if function.variadic {
                    params.push("...".to_owned());
                }
                if params.is_empty() && function.prototype {
                    params.push("void".to_owned());
                }
                declarator = format!("{declarator}({})", params.join(", "));
                after_pointer = false;
                current = function.ret.into();
            }
            _ => break,
        }
        // A type can be as deep as the program nests declarators; a message need not show all of it.
        if declarator.len() > 400 {
            return "a very long type".to_owned();
        }
    }
    let tagged = |keyword: &str, tag: Option<crate::symbol::Symbol>| match tag {
        Some(tag) => format!("{keyword} {}", names.text(tag)),
        None => format!("{keyword} <anonymous>"),
    };
    let base = match types.kind(current.ty) {
        TypeKind::Void => "void".to_owned(),
        TypeKind::Bool => "_Bool".to_owned(),
        TypeKind::Int(kind) => int_text(kind).to_owned(),
        TypeKind::BitInt { width, signed } => {
            format!("{}:{width}", if signed { "long long" } else { "unsigned long long" })
        }
        TypeKind::Float(kind) => float_text(kind).to_owned(),
        TypeKind::Record(id) => tagged(if types[id].is_union { "union" } else { "struct" }, types[id].tag),
        TypeKind::Enum(id) => tagged("enum", types[id].tag),
        TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Function(_) => String::new(),
    };
    let space = if declarator.is_empty() || declarator.starts_with('[') { "" } else { " " };
    format!("{}{base}{space}{declarator}", quals_text(current.quals))
}
