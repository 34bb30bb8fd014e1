//! Values of options as text.

use crate::engine::EngineError;

/// What [`number_or_none`] takes.
pub(crate) const NUMBER_OR_NONE: &str = "a number from 1, or none";

/// What [`switch`] takes.
pub(crate) const SWITCH: &str = "on|off";

fn bad(key: &str, value: &str, values: &'static str) -> EngineError {
    EngineError::BadValue { key: key.to_owned(), value: value.to_owned(), values }
}

/// A number from 1.
pub(crate) fn number(key: &str, value: &str) -> Result<usize, EngineError> {
    value.parse().ok().filter(|n| *n > 0).ok_or_else(|| bad(key, value, "a number from 1"))
}

/// A number from 1, or `none`.
pub(crate) fn number_or_none(key: &str, value: &str) -> Result<Option<usize>, EngineError> {
    match value {
        "none" => Ok(None),
        _ => number(key, value).map(Some).map_err(|_| bad(key, value, NUMBER_OR_NONE)),
    }
}

/// `on` or `off`.
pub(crate) fn switch(key: &str, value: &str) -> Result<bool, EngineError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(bad(key, value, SWITCH)),
    }
}

/// How a switch is written.
pub(crate) fn on_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

/// The error for an option that the engine does not have.
pub(crate) fn no_option(engine: &'static str, key: &str, known: &[&str]) -> EngineError {
    EngineError::NoOption { engine, key: key.to_owned(), known: known.join(", ") }
}
