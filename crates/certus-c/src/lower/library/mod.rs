//! Functions that a program may use without defining them.
//!
//! Most models are C text: the model of `f` is the function `model_f` in one of the `.c` files here. What C cannot
//! say (unknown values, memory, the end of the program) is made here. A library function without a model either
//! changes nothing that the program can see (`table`), or what it does is not known, and runs are cut off where
//! it is called. Functions that are none of the library's give an unknown value of their type and change nothing,
//! which is an assumption.
//!
//! Models give what the standard promises and no more. `malloc` and the like never fail, as SV-COMP assumes, unless
//! the caller wants otherwise.

mod format;
mod formatted;
mod native;
mod table;

pub(super) use table::{Effect, effect};
use table::{Outcome, outcome};

use crate::hir::{Function, FunctionId, TranslationUnit};
use crate::options::Options;
use crate::program::ERROR_FUNCTIONS;
use crate::types::TypeId;

const PRELUDE: &str = concat!(
    include_str!("prelude.c"),
    include_str!("characters.c"),
    include_str!("input.c"),
    include_str!("numbers.c"),
    include_str!("math.c"),
    include_str!("more.c"),
    include_str!("time.c"),
    include_str!("hooks.c")
);

/// The name without the compiler's prefix.
pub(super) fn stem(name: &str) -> &str {
    name.strip_prefix("__builtin_").unwrap_or(name)
}

/// The models, if the program needs any.
pub(super) fn prelude_for(unit: &TranslationUnit) -> Option<TranslationUnit> {
    let needed = unit.functions.iter().any(|function| {
        let name = real_name(unit, function);
        function.body.is_none() && (effect(name).is_some() || has_model(name))
    });
    if !needed {
        return None;
    }
    let options = Options { data_model: unit.types.data_model, ..Options::default() };
    let parsed = crate::parse_source(PRELUDE, "prelude.i", &options);
    debug_assert!(parsed.is_ok(), "{:?}", parsed.err().map(|error| error.render()));
    parsed.ok()
}

/// The model of a function.
pub(super) fn find_model(prelude: &TranslationUnit, name: &str) -> Option<FunctionId> {
    let found = prelude.find_function(&format!("model_{}", stem(name)))?;
    prelude[found].body.as_ref().map(|_| found)
}

/// Whether a function has a model.
pub(super) fn has_model(name: &str) -> bool {
    PRELUDE.contains(&format!("model_{}(", stem(name)))
}

/// Width of a parameter or result of a model; they are all scalars.
pub(super) fn scalar_width(prelude: &TranslationUnit, ty: TypeId) -> u32 {
    let types = &prelude.types;
    match types.int_shape(ty) {
        Some(shape) => shape.width,
        None => types.size_of(ty).unwrap_or(4) as u32 * 8,
    }
}

/// The name that the linker looks for, without the prefixes that glibc gives to new versions.
pub(super) fn real_name<'u>(unit: &'u TranslationUnit, function: &'u Function) -> &'u str {
    let name = function.linkage.label.as_deref().unwrap_or_else(|| unit.name(function.name));
    let name = name.strip_prefix("__isoc99_").or(name.strip_prefix("__isoc23_")).unwrap_or(name);
    name.strip_prefix("__builtin_").filter(|stem| effect(stem).is_some()).unwrap_or(name)
}

/// Models that take memory from `malloc`, which the program may define itself.
pub(super) fn allocates(name: &str) -> bool {
    matches!(stem(name), "realloc" | "reallocarray" | "strdup" | "strndup" | "aligned_alloc" | "memalign")
}

/// Whether a function leaves `errno` alone: what works on memory and numbers only.
pub(super) fn keeps_errno(name: &str) -> bool {
    let name = stem(name);
    [
        "mem", "is", "to", "__ctype", "__errno", "__certus", "__is", "__finite", "bswap", "popcount",
        "parity", "ctz",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
        || (name.starts_with("str") && !name.starts_with("strto") && !allocates(name))
        || name == "strtok"
        || matches!(
            name,
            "strtol" | "strtoul" | "strtoll" | "strtoull" | "strtoimax" | "strtoumax" | "strsep"
        )
        || matches!(
            name,
            "abs" | "labs" | "llabs" | "imaxabs" | "bzero" | "bcmp" | "bcopy" | "stpcpy" | "__fpclassify"
        )
        || ["clz", "ffs", "fmax", "fmin", "copysign", "modf"].iter().any(|prefix| name.starts_with(prefix))
}

/// Whether a file is a header of the C library: what it declares is no function of the project.
pub(super) fn is_standard_header(file: &str) -> bool {
    let Some(rest) = file.strip_prefix("/usr/include/") else { return false };
    // The folder of a machine, such as `x86_64-linux-gnu`.
    let rest = match rest.split_once('/') {
        Some((folder, rest)) if folder.contains("-linux-") => rest,
        _ => rest,
    };
    rest.starts_with("bits/")
        || rest.starts_with("sys/")
        || rest.strip_suffix(".h").is_some_and(table::is_header)
}

/// Whether a function is one of the library's, which has a meaning of its own.
pub(super) fn is_library(name: &str) -> bool {
    let model = format!("model_{}(", stem(name));
    is_native(name) || effect(name).is_some() || PRELUDE.contains(&model)
}

/// Whether a function is made by the lowering itself.
pub(crate) fn is_native(name: &str) -> bool {
    let name = stem(name);
    (name.starts_with("__VERIFIER_nondet_") && name != "__VERIFIER_nondet_memory")
        || name.starts_with("nondet_")
        || name.starts_with("__certus_any_")
        || name.starts_with("__certus_some_")
        || ERROR_FUNCTIONS.contains(&name)
        || native::NAMES.binary_search(&name).is_ok()
}

#[cfg(test)]
mod tests {
    use crate::options::Options;
    use crate::types::DataModel;

    #[test]
    fn the_models_are_correct_c() {
        for data_model in [DataModel::Ilp32, DataModel::Lp64] {
            let options = Options { data_model, ..Options::default() };
            if let Err(error) = crate::parse_source(super::PRELUDE, "prelude.i", &options) {
                panic!("{}", error.render());
            }
        }
    }

    #[test]
    fn the_table_is_sorted() {
        assert!(super::native::NAMES.is_sorted());
    }
}
