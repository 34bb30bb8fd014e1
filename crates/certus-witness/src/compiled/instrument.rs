//! The user's text with calls where the error is, and with values for the arguments of `main` and for local
//! variables that the program does not give any.

use super::unset::Unset;
use certus_c::TranslationUnit;
use certus_c::hir::Function;
use certus_c::interp::Draw;
use certus_c::program::{Program, Source};

/// What the error calls.
pub(super) const REACHED_CALL: &str = "__certus_reached();";

/// The text as it was parsed, with insertions; `arguments` are statements that give the parameters of `main` their
/// values.
///
/// # Errors
/// If a place is not as expected.
pub(super) fn instrumented(
    unit: &TranslationUnit,
    program: &Program,
    arguments: impl Fn(&Function) -> String,
    unset: &Unset,
) -> Result<Vec<u8>, String> {
    let mut insertions: Vec<(usize, String)> = Vec::new();
    for function in &unit.functions {
        let name = unit.name(function.name);
        if program.errors.is_function(name)
            && let Some(at) = body_start(unit, function)?
        {
            insertions.push((at, REACHED_CALL.to_owned()));
        }
        if name == "main"
            && let Some(at) = body_start(unit, function)?
        {
            insertions.push((at, arguments(function)));
        }
        let labels = function.body.iter().flat_map(|body| &body.labels);
        let is_error = |name| program.errors.is_label(unit.name(name));
        for label in labels.filter(|label| label.name.is_some_and(is_error)) {
            insertions
                .push((after_colon(unit.source.text(), label.span.hi as usize)?, format!(";{REACHED_CALL}")));
        }
    }
    insertions.extend(unset.insertions());
    insertions.sort();
    let text = unit.source.text();
    let mut out = Vec::with_capacity(text.len() + 64);
    let mut done = 0;
    for (at, inserted) in insertions {
        out.extend_from_slice(&text[done..at]);
        out.extend_from_slice(inserted.as_bytes());
        done = at;
    }
    out.extend_from_slice(&text[done..]);
    Ok(out)
}

/// Just behind the brace with which a function's body begins.
fn body_start(unit: &TranslationUnit, function: &Function) -> Result<Option<usize>, String> {
    let Some(body) = &function.body else { return Ok(None) };
    let at = unit[body.block].span.lo as usize;
    if unit.source.text().get(at) != Some(&b'{') {
        return Err(format!("the body of '{}' is not found in the text", unit.name(function.name)));
    }
    Ok(Some(at + 1))
}

/// Just behind the colon of a label.
fn after_colon(text: &[u8], from: usize) -> Result<usize, String> {
    let blank = text[from..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    if text.get(from + blank) == Some(&b':') {
        Ok(from + blank + 1)
    } else {
        Err("the error label is not found in the text".to_owned())
    }
}

/// Statements that give the parameters of `main` the values of the run.
pub(super) fn arguments(unit: &TranslationUnit, main: &Function, draws: &[Draw]) -> String {
    let params = main.body.iter().flat_map(|body| body.params.iter().map(|param| &body[*param]));
    let drawn = draws.iter().filter(|draw| matches!(&draw.source, Source::Input(name) if &**name == "main"));
    let set = params.zip(drawn).filter_map(|(param, draw)| {
        let name = unit.name(param.name?);
        Some(format!("{name} = (__typeof__({name})){}ull;", draw.value))
    });
    set.collect()
}
