//! Functions that a program may use without defining them.
//!
//! Most models are C text (`prelude.c`): the model of `f` is the function `model_f` there. What C cannot say
//! (unknown values, memory, the end of the program) is made here. Functions without a model give an unknown
//! value of their type and change nothing; the `printf` family is meant to, the others come with a warning.
//!
//! `malloc`, `calloc` and `realloc` never fail, as SV-COMP assumes.

mod native;

use crate::hir::{FunctionId, TranslationUnit};
use crate::options::Options;
use crate::types::TypeId;

/// Calling one of these is the violation that a program is checked for.
pub(super) const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

const PRELUDE: &str = include_str!("prelude.c");

/// The name without the compiler's prefix.
pub(super) fn stem(name: &str) -> &str {
    name.strip_prefix("__builtin_").unwrap_or(name)
}

/// The models, if the program needs any.
pub(super) fn prelude_for(unit: &TranslationUnit) -> Option<TranslationUnit> {
    let needed = unit.functions.iter().any(|function| {
        function.body.is_none() && PRELUDE.contains(&format!("model_{}(", stem(unit.name(function.name))))
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

/// Width of a parameter or result of a model; they are all scalars.
pub(super) fn scalar_width(prelude: &TranslationUnit, ty: TypeId) -> u32 {
    let types = &prelude.types;
    match types.int_shape(ty) {
        Some(shape) => shape.width,
        None => types.size_of(ty).unwrap_or(4) as u32 * 8,
    }
}

/// Why a function is refused.
pub(super) fn refused(name: &str) -> Option<&'static str> {
    match stem(name) {
        "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "longjmp" | "_longjmp" | "siglongjmp" => {
            Some("jumps between functions have no meaning here")
        }
        "fesetround" | "fesetenv" | "feupdateenv" => Some("floating point always rounds to nearest"),
        "pthread_create" | "thrd_create" | "fork" | "vfork" => Some("programs with threads are not checked"),
        name if name.starts_with("pthread_") => Some("programs with threads are not checked"),
        _ => None,
    }
}

/// Whether a function without a definition needs no warning: what it does cannot matter.
pub(super) fn is_silent(name: &str) -> bool {
    matches!(
        stem(name),
        "printf"
            | "fprintf"
            | "vprintf"
            | "vfprintf"
            | "puts"
            | "putchar"
            | "fputs"
            | "fputc"
            | "putc"
            | "fflush"
            | "perror"
            | "__printf_chk"
            | "__fprintf_chk"
            | "__certus_out"
    )
}

/// Whether a function is one of the library's, which has a meaning of its own.
pub(super) fn is_library(name: &str) -> bool {
    let model = format!("model_{}(", stem(name));
    is_native(name) || is_silent(name) || refused(name).is_some() || PRELUDE.contains(&model)
}

/// Whether a function is made by the lowering itself.
pub(super) fn is_native(name: &str) -> bool {
    let name = stem(name);
    name.starts_with("__VERIFIER_nondet_")
        || name.starts_with("nondet_")
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
