//! Interval and known-bits analysis.

mod analysis;
mod eval;
mod known;
mod value;

pub(crate) use analysis::Analysis;
pub(crate) use eval::{range_of, range_of_operator, width_of};
pub(crate) use known::Ranges;
pub(crate) use value::Range;
