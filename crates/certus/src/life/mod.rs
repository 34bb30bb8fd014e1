//! The life of a process: limits, children, and how it ends.

pub(crate) mod end;
pub(crate) mod process;
pub(crate) mod underway;
pub(crate) mod watch;
