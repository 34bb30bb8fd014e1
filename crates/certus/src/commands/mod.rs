//! The commands, one module each, but for the small ones that are in `cli`.

pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod engines;
pub(crate) mod infinite;
pub(crate) mod ltl;
pub(crate) mod model;
pub(crate) mod picture;
pub(crate) mod script;
pub(crate) mod several;
pub(crate) mod validate;
