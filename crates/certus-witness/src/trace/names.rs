//! What parts of objects are called in C: `s.a[3]`.

use super::values;
use certus_c::TranslationUnit;
use certus_c::program::{ObjectId, ProcId, Program, Shown, VarId};
use certus_c::types::{ArrayLen, TypeId, TypeKind};

/// A named object and its type, if that is known.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) ty: Option<TypeId>,
    /// Declared by the user, not made by `malloc` or the translation.
    pub(super) declared: bool,
}

/// A scalar part of an object.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// What follows the name of the object.
    pub(super) path: String,
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) shown: Shown,
}

/// A static object.
pub(super) fn of_static(unit: &TranslationUnit, program: &Program, id: ObjectId) -> Named {
    let object = &program.objects[id.index()];
    let global = unit.globals.iter().find(|global| {
        global.name.is_some_and(|name| unit.name(name) == object.name) && global.size == object.size
    });
    Named {
        name: object.name.clone(),
        ty: global.map(|global| global.ty.ty),
        declared: !object.name.starts_with('$'),
    }
}

/// An object whose address is in a variable `&x`; nothing if it is none of the user's.
pub(super) fn of_local(unit: &TranslationUnit, program: &Program, var: VarId, size: u64) -> Option<Named> {
    let variable = &program.vars[var.index()];
    let name = variable.name.strip_prefix('&').filter(|name| !name.starts_with('$'))?;
    let fits = |ty: TypeId| unit.types.size_of(ty).is_none_or(|known| known == size);
    let ty = type_of_local(unit, program, variable.owner?, name, fits);
    Some(Named { name: name.to_owned(), ty, declared: true })
}

/// What a pointer variable points to, if that is one type and not `void`.
pub(super) fn pointee(unit: &TranslationUnit, program: &Program, var: VarId) -> Option<TypeId> {
    let variable = &program.vars[var.index()];
    let ty = match variable.owner {
        Some(owner) => type_of_local(unit, program, owner, &variable.name, |_| true)?,
        None => {
            let named = |name| unit.name(name) == variable.name;
            unit.globals.iter().find(|global| global.name.is_some_and(named))?.ty.ty
        }
    };
    unit.types.pointee(ty).map(|to| to.ty).filter(|ty| unit.types.size_of(*ty).is_some_and(|size| size > 0))
}

/// The type of the local variables of this name that fit; nothing if there are several types.
fn type_of_local(
    unit: &TranslationUnit,
    program: &Program,
    owner: ProcId,
    name: &str,
    fits: impl Fn(TypeId) -> bool,
) -> Option<TypeId> {
    let function = unit.find_function(&program.procs[owner.index()].name)?;
    let locals = unit[function].body.iter().flat_map(|body| &body.locals);
    let named = |symbol| unit.name(symbol) == name;
    let mut fitting = locals.filter(|local| local.name.is_some_and(named) && fits(local.ty.ty));
    let ty = fitting.next()?.ty.ty;
    fitting.all(|other| other.ty.ty == ty).then_some(ty)
}

/// The scalars of a type that have bytes in a range, at most so many; nothing if they cannot be told.
pub(super) fn leaves(
    unit: &TranslationUnit,
    ty: TypeId,
    (from, to): (u64, u64),
    most: usize,
) -> Option<Vec<Leaf>> {
    let mut found = Vec::new();
    collect(unit, ty, (String::new(), 0), (from, to), most, &mut found)?;
    Some(found)
}

fn collect(
    unit: &TranslationUnit,
    ty: TypeId,
    (path, base): (String, u64),
    (from, to): (u64, u64),
    most: usize,
    found: &mut Vec<Leaf>,
) -> Option<()> {
    let size = unit.types.size_of(ty)?;
    if base >= to || base + size <= from {
        return Some(());
    }
    match unit.types.kind(ty) {
        TypeKind::Array { elem, len: ArrayLen::Fixed(len) } => {
            let step = unit.types.size_of(elem.ty).filter(|step| *step > 0)?;
            let first = from.saturating_sub(base) / step;
            let last = (to - base).div_ceil(step).min(len);
            for index in first..last {
                let inner = (format!("{path}[{index}]"), base + index * step);
                collect(unit, elem.ty, inner, (from, to), most, found)?;
            }
            Some(())
        }
        TypeKind::Record(record) => {
            let record = &unit.types[record];
            // Which member of a union is meant, or what a byte with several bit-fields holds, is not known here.
            if record.is_union && record.fields.len() > 1 {
                return None;
            }
            for field in &record.fields {
                let name = field.name.map_or(String::new(), |name| format!(".{}", unit.name(name)));
                if field.bits.is_some() {
                    if base + field.offset < to && base + field.offset + 4 > from {
                        return None;
                    }
                    continue;
                }
                let inner = (format!("{path}{name}"), base + field.offset);
                collect(unit, field.ty.ty, inner, (from, to), most, found)?;
            }
            Some(())
        }
        _ => {
            let shown = values::shown(unit, ty)?;
            if found.len() >= most {
                return None;
            }
            found.push(Leaf { path, offset: base, size, shown });
            Some(())
        }
    }
}
