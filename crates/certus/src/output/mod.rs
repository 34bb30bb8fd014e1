//! What a command tells: words, numbers, files for people and other tools. Everything renders one answer.

pub(crate) mod events;
pub(crate) mod evidence;
pub(crate) mod json;
pub(crate) mod junit;
pub(crate) mod outputs;
pub(crate) mod page;
pub(crate) mod plot;
pub(crate) mod progress;
pub(crate) mod sarif;
pub(crate) mod table;
pub(crate) mod tell;
pub(crate) mod terminal;
pub(crate) mod tests;
