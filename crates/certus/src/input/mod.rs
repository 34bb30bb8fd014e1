//! What a command gets: its settings, the program, the property, tasks and suites, files.

pub(crate) mod config;
pub(crate) mod files;
mod flags;
pub(crate) mod model;
pub(crate) mod project;
pub(crate) mod question;
pub(crate) mod reading;
pub(crate) mod suite;
pub(crate) mod task;
