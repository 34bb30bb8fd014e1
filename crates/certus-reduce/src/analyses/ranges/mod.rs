//! Interval and known-bits analysis.

mod analysis;
mod eval;
mod value;

pub(crate) use analysis::Analysis;
pub(crate) use eval::{Ranges, range_of, range_of_operator, width_of};
pub(crate) use value::Range;
