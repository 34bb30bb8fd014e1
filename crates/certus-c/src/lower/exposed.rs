//! Objects that code outside of this file may point to.
//!
//! A function without a body that gives a pointer, and the unknown caller of the function that runs first, can name
//! every object with external linkage. So a pointer of theirs may be to any of those whose type has a part of the type
//! that it points to. These objects are in memory even if this file never takes their address.

use super::library;
use super::scan::Scan;
use crate::hir::{FunctionId, GlobalId, GlobalKind, PlaceKind, TranslationUnit};
use crate::types::{QualType, TypeId, TypeKind, Types};
use rustc_hash::FxHashSet;

/// The objects that pointers from outside may be to.
pub(super) fn exposed(unit: &TranslationUnit, scan: &Scan, entry: FunctionId) -> FxHashSet<GlobalId> {
    let mut given: Vec<TypeId> = Vec::new();
    if unit.name(unit[entry].name) != "main"
        && let Some(ty) = unit.types.as_function(unit[entry].ty)
    {
        ty.params.iter().for_each(|param| pointers_in(&unit.types, *param, &mut given));
    }
    for function in scan.used.iter().map(|id| &unit[*id]) {
        let outside = function.body.is_none() && !function.is_builtin;
        if outside
            && !library::is_library(unit.name(function.name))
            && let Some(ty) = unit.types.as_function(function.ty)
        {
            pointers_in(&unit.types, ty.ret, &mut given);
        }
    }
    // What other files define may point there too.
    for place in unit.nodes().places() {
        let PlaceKind::Global(id) = place.kind else { continue };
        if !unit[id].defined && unit[id].kind == GlobalKind::Variable {
            pointers_in(&unit.types, unit[id].ty.ty, &mut given);
        }
    }
    let mut pointees: Vec<TypeId> = Vec::new();
    let mut open = given;
    while let Some(ty) = open.pop() {
        let Some(to) = unit.types.pointee(ty).map(|to: QualType| to.ty) else { continue };
        if !pointees.contains(&to) {
            pointees.push(to);
            pointers_in(&unit.types, to, &mut open);
        }
    }
    let mut found = FxHashSet::default();
    for (index, global) in unit.globals.iter().enumerate() {
        let named = global.kind == GlobalKind::Variable && !global.is_static && global.name.is_some();
        if named && pointees.iter().any(|pointee| may_be_in(&unit.types, global.ty.ty, *pointee)) {
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

/// Whether a pointer to `part` may be to a part of an object of type `whole` (C11 6.5p7).
fn may_be_in(types: &Types, whole: TypeId, part: TypeId) -> bool {
    if part == TypeId::VOID || types.is_function(part) {
        return part == TypeId::VOID;
    }
    if types.size_of(part) == Some(1) || types.compatible(whole, part) {
        return true;
    }
    if let (Some(a), Some(b)) = (types.int_shape(whole), types.int_shape(part)) {
        return a.width == b.width;
    }
    match types.kind(whole) {
        TypeKind::Array { elem, .. } => may_be_in(types, elem.ty, part),
        TypeKind::Record(record) => {
            types[record].fields.iter().any(|field| may_be_in(types, field.ty.ty, part))
        }
        _ => types.is_pointer(whole) && types.is_pointer(part),
    }
}
