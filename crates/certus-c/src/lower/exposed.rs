//! Objects that code outside of this file may point to.
//!
//! Other files can name every object with external linkage, so a pointer of theirs may be to any of those whose type has
//! a part of the type that it points to. These objects are in memory even if this file never takes their address. They
//! can have the address of a `static` object too if this file gives it away (`leaks`), and they know what is in the
//! variables and objects that they can read.
//!
//! That is so for pointers of the unknown caller of the function that runs first, for pointer variables that another
//! file defines, and for typed pointers that functions without a body give, or that are in what these point to; those to
//! characters are to characters. They also give pointers to memory of no type, and more pointers are behind those; that
//! these are not to objects which this file never gave away is an assumption, as it is that such functions change nothing.

use super::linking::STREAMS;
use super::scan::Scan;
use super::{leaks, library};
use crate::hir::{FunctionId, GlobalId, GlobalKind, PlaceKind, TranslationUnit};
use crate::types::{QualType, TypeId, TypeKind, Types};
use rustc_hash::FxHashSet;

/// The objects that pointers from outside may be to.
#[derive(Debug, Default)]
pub(super) struct Exposed {
    /// Those that count.
    pub(super) objects: FxHashSet<GlobalId>,
    /// Whether there would be more without the assumption.
    pub(super) assumes: bool,
    /// What others can read, if they give this file pointers: addresses in there may come back.
    pub(super) visible: FxHashSet<GlobalId>,
}

/// Finds them; without the assumption if `strict`.
pub(super) fn exposed(unit: &TranslationUnit, scan: &Scan, entry: FunctionId, strict: bool) -> Exposed {
    let types = &unit.types;
    let (mut given, mut told, mut deep) = (Vec::new(), Vec::new(), Vec::new());
    if unit.name(unit[entry].name) != "main"
        && let Some(ty) = types.as_function(unit[entry].ty)
    {
        ty.params.iter().for_each(|param| pointers_in(types, *param, &mut given));
        given = with_pointees(types, given);
    }
    for function in scan.used.iter().map(|id| &unit[*id]) {
        let outside = function.body.is_none() && !function.is_builtin;
        if outside
            && !library::is_library(unit.name(function.name))
            && let Some(ty) = types.as_function(function.ty)
        {
            pointers_in(types, ty.ret, &mut deep);
            told.extend(typed(types, ty.ret));
        }
    }
    for place in unit.nodes().places() {
        let PlaceKind::Global(id) = place.kind else { continue };
        let stream = unit[id].name.is_some_and(|name| STREAMS.contains(&unit.name(name)));
        if !unit[id].defined && unit[id].kind == GlobalKind::Variable && !stream {
            let mut ty = unit[id].ty.ty;
            pointers_in(types, ty, &mut deep);
            while let TypeKind::Array { elem, .. } = types.kind(ty) {
                ty = elem.ty;
            }
            if types.is_pointer(ty) {
                given.push(ty);
                told.extend(typed(types, ty));
            }
        }
    }
    deep.extend(&given);
    if deep.is_empty() {
        return Exposed::default();
    }
    let leaks = leaks::leaks(unit);
    let all = found(unit, &leaks, &with_pointees(types, deep), true);
    let mut objects = all.clone();
    if !strict {
        objects = found(unit, &leaks, &given, true);
        objects.extend(found(unit, &leaks, &told, false));
    }
    Exposed { assumes: objects.len() < all.len(), objects, visible: leaks.contents }
}

/// The pointers in a value, and those in what they point to, as far as their types say something of what is there.
fn typed(types: &Types, ty: TypeId) -> Vec<TypeId> {
    let mut all = Vec::new();
    pointers_in(types, ty, &mut all);
    for ty in all.clone() {
        if let Some(to) = types.pointee(ty) {
            pointers_in(types, to.ty, &mut all);
        }
    }
    all.retain(|ty| types.pointee(*ty).is_some_and(|to| to.ty != TypeId::VOID));
    all
}

/// With the types of the pointers that can be reached through these.
fn with_pointees(types: &Types, mut open: Vec<TypeId>) -> Vec<TypeId> {
    let mut known: Vec<TypeId> = Vec::new();
    while let Some(ty) = open.pop() {
        if !known.contains(&ty) {
            known.push(ty);
            if let Some(to) = types.pointee(ty) {
                pointers_in(types, to.ty, &mut open);
            }
        }
    }
    known
}

/// The objects that pointers of these types may be to; `char` pointers to anything, or to characters only.
fn found(
    unit: &TranslationUnit,
    leaks: &leaks::Leaks,
    pointers: &[TypeId],
    anything: bool,
) -> FxHashSet<GlobalId> {
    let mut pointees: Vec<TypeId> =
        pointers.iter().filter_map(|ty| unit.types.pointee(*ty)).map(|to: QualType| to.ty).collect();
    pointees.sort_unstable();
    pointees.dedup();
    let mut found = FxHashSet::default();
    for (index, global) in unit.globals.iter().enumerate() {
        let object = !matches!(global.kind, GlobalKind::String | GlobalKind::FunctionName);
        let reached = object && leaks.addresses.contains(&GlobalId(index as u32));
        if reached && pointees.iter().any(|pointee| may_be_in(&unit.types, global.ty.ty, *pointee, anything))
        {
            found.insert(GlobalId(index as u32));
        }
    }
    found
}

/// The types of the pointers in an object of a type.
fn pointers_in(types: &Types, ty: TypeId, found: &mut Vec<TypeId>) {
    match types.kind(ty) {
        TypeKind::Array { elem, .. } => pointers_in(types, elem.ty, found),
        TypeKind::Record(record) => {
            types[record].fields.iter().for_each(|field| pointers_in(types, field.ty.ty, found));
        }
        _ if types.is_pointer(ty) => found.push(ty),
        _ => {}
    }
}

/// Whether a pointer to `part` may be to a part of an object of type `whole` (C11 6.5p7). That characters may be a part of
/// `anything` counts or not.
fn may_be_in(types: &Types, whole: TypeId, part: TypeId, anything: bool) -> bool {
    if part == TypeId::VOID || types.is_function(part) {
        return part == TypeId::VOID;
    }
    if anything && types.size_of(part) == Some(1) || types.compatible(whole, part) {
        return true;
    }
    if let (Some(a), Some(b)) = (types.int_shape(whole), types.int_shape(part)) {
        return a.width == b.width;
    }
    match types.kind(whole) {
        TypeKind::Array { elem, .. } => may_be_in(types, elem.ty, part, anything),
        TypeKind::Record(record) => {
            types[record].fields.iter().any(|field| may_be_in(types, field.ty.ty, part, anything))
        }
        _ => types.is_pointer(whole) && types.is_pointer(part),
    }
}
