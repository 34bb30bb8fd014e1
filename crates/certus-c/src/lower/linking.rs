//! What the linker makes of names: assembler labels, `weak`, `alias` and the like.
//!
//! Two names in the object file that are one symbol are one object or function. Where the text does not show that,
//! and where an attribute sends a name elsewhere, what a use means is not known.

use super::library;
use super::unit::Lowerer;
use crate::hir::{FunctionId, GlobalId, GlobalKind, Linkage, TranslationUnit};
use crate::types::{ArrayLen, TypeId, TypeKind, Types};
use rustc_hash::FxHashMap;

/// Objects of the library with contents that it promises something about.
const LIBRARY_OBJECTS: &[&str] = &[
    "environ",
    "__environ",
    "optarg",
    "optind",
    "opterr",
    "optopt",
    "tzname",
    "timezone",
    "daylight",
    "signgam",
    "program_invocation_name",
    "program_invocation_short_name",
    "sys_errlist",
    "sys_nerr",
    "sys_siglist",
];

/// The streams of the C library, which defines them and knows nothing of the program's objects.
pub const STREAMS: [&str; 3] = ["stdin", "stdout", "stderr"];

/// Whether a structure ends with an array of unknown size.
fn flexible(types: &Types, ty: TypeId) -> bool {
    let Some(last) = types.as_record(ty).and_then(|record| types[record].fields.last()) else { return false };
    matches!(types.kind(last.ty.ty), TypeKind::Array { len: ArrayLen::Unknown, .. })
        || flexible(types, last.ty.ty)
}

/// How many functions and objects have each symbol.
pub(super) fn symbols(unit: &TranslationUnit) -> FxHashMap<String, u32> {
    let mut symbols = FxHashMap::default();
    let functions = unit.functions.iter().map(|function| (Some(function.name), &function.linkage));
    let globals = unit.globals.iter().filter(|global| global.kind == GlobalKind::Variable);
    for (name, linkage) in functions.chain(globals.map(|global| (global.name, &global.linkage))) {
        let symbol = linkage.label.as_deref().or(name.map(|name| unit.name(name)));
        if let Some(symbol) = symbol {
            *symbols.entry(symbol.to_owned()).or_insert(0) += 1;
        }
    }
    symbols
}

impl Lowerer<'_> {
    fn link_problem(&self, name: &str, linkage: &Linkage, defined: bool) -> Option<String> {
        if let Some(attribute) = linkage.odd {
            return Some(format!("'{name}' has the attribute '{attribute}', which is not supported"));
        }
        if linkage.refused {
            return Some(format!("'{name}' uses what is not supported"));
        }
        if linkage.weak && defined && self.meaning.strict {
            return Some(format!("'{name}' is weak: another file may define it"));
        }
        if linkage.weak && !defined {
            return Some(format!("'{name}' is weak and has no definition here: there may be none"));
        }
        let symbol = linkage.label.as_deref().unwrap_or(name);
        if self.symbols.get(symbol).is_some_and(|&count| count > 1) {
            return Some(format!("'{name}' has the assembler name '{symbol}', and something else has too"));
        }
        None
    }

    /// Why it is not known which function a name means.
    pub(super) fn function_problem(&self, id: FunctionId) -> Option<String> {
        let function = &self.unit[id];
        if self.library {
            return None;
        }
        self.link_problem(self.unit.name(function.name), &function.linkage, function.body.is_some())
    }

    /// That a weak definition counts is an assumption: one in another file would.
    pub(super) fn note_weak(&mut self, name: crate::symbol::Symbol, linkage: &Linkage) {
        if linkage.weak && !self.library {
            let name = self.unit.name(name).to_owned();
            self.assume(crate::program::Assumption::WeakDefinition(name));
        }
    }

    /// Whether another file says how large an object is.
    pub(super) fn is_open(&self, id: GlobalId) -> bool {
        let (global, types) = (&self.unit[id], &self.unit.types);
        let ty = global.ty.ty;
        !global.defined && (flexible(types, ty) || (types.is_array(ty) && !types.is_complete(ty)))
    }

    /// Why it is not known which object a name means.
    pub(super) fn global_problem(&self, id: GlobalId) -> Option<String> {
        let global = &self.unit[id];
        let name =
            self.unit.name(global.name.filter(|_| global.kind == GlobalKind::Variable && !self.library)?);
        if !global.defined && name == "errno" {
            return Some("'errno' is changed by library functions; use <errno.h>".to_owned());
        }
        if !global.defined && LIBRARY_OBJECTS.contains(&name) {
            return Some(format!("what the library keeps in '{name}' is not known"));
        }
        self.link_problem(name, &global.linkage, global.defined)
    }

    /// Whether the program has its own heap, which models do not use.
    pub(super) fn own_heap(&self) -> bool {
        let unit = self.unit;
        let defined =
            |name: &str| unit.find_function(name).is_some_and(|function| unit[function].body.is_some());
        !self.library && ["malloc", "free"].into_iter().any(defined)
    }

    /// The library function that a function without a body is; nothing if it is one of the project.
    pub(super) fn library_effect(&self, id: FunctionId) -> Option<library::Effect> {
        let function = &self.unit[id];
        let name = library::real_name(self.unit, function);
        if name.starts_with("__builtin_") {
            return Some(library::Effect::Unknown);
        }
        let variadic = self.unit.types.as_function(function.ty).is_some_and(|ty| ty.variadic);
        // Names that many projects use for functions of their own.
        if matches!(name, "error" | "err" | "errx" | "warn" | "warnx" | "syslog") && !variadic {
            return None;
        }
        library::effect(name).or_else(|| {
            let file = self.unit.source.location(function.span.lo).file;
            (!self.library && library::is_standard_header(&file)).then_some(library::Effect::Unknown)
        })
    }
}
