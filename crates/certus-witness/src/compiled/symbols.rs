//! The names that the linker sees. What the harness defines has to bind the symbol that the program really uses: with
//! `_FILE_OFFSET_BITS=64` a call of `fopen` is one of `fopen64`, by an assembler label in a header.

use certus_c::TranslationUnit;
use certus_c::hir::GlobalKind;

/// The symbol of a function of the program.
pub(super) fn of_function<'u>(unit: &'u TranslationUnit, name: &'u str) -> &'u str {
    let label = unit.find_function(name).and_then(|id| unit[id].linkage.label.as_deref());
    label.unwrap_or(name)
}

/// The symbol of an object of the program.
pub(super) fn of_object<'u>(unit: &'u TranslationUnit, name: &'u str) -> &'u str {
    let named = unit.globals.iter().find(|global| {
        global.kind == GlobalKind::Variable && global.name.is_some_and(|symbol| unit.name(symbol) == name)
    });
    named.and_then(|global| global.linkage.label.as_deref()).unwrap_or(name)
}

/// Whether a function that the program leaves open has this symbol, so that a stub may bind it.
pub(super) fn is_open(unit: &TranslationUnit, symbol: &str) -> bool {
    unit.functions.iter().any(|function| {
        let own = function.linkage.label.as_deref().unwrap_or_else(|| unit.name(function.name));
        function.body.is_none() && own == symbol
    })
}

/// The declaration that gives a name of ours a symbol of the program's.
pub(super) fn label(symbol: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_.$@".contains(&byte);
    let text: String = symbol
        .bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("\\{byte:03o}") })
        .collect();
    format!("__asm__(\"{text}\")")
}
