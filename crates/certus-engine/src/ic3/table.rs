//! Tables of options: how each is read and written, and the group it is shown in.
//!
//! The core has a table, and so has each variant of IC3 for what is its own; [`list`] and [`set`] take one after the other.

use crate::engine::{EngineError, OptionInfo};

/// Groups of options.
pub(super) mod group {
    pub(in crate::ic3) const FRAMES: &str = "frames";
    pub(in crate::ic3) const OBLIGATIONS: &str = "obligations";
    pub(in crate::ic3) const GENERALISATION: &str = "generalisation";
    pub(in crate::ic3) const LITERALS: &str = "literals";
    pub(in crate::ic3) const ABSTRACTION: &str = "abstraction";
    pub(in crate::ic3) const SESSIONS: &str = "sessions";
    pub(in crate::ic3) const REPORTS: &str = "reports";

    /// All, in the order in which they are shown.
    pub(in crate::ic3) const ALL: [&str; 7] =
        [FRAMES, OBLIGATIONS, GENERALISATION, LITERALS, ABSTRACTION, SESSIONS, REPORTS];
}

/// The values of a switch.
pub(super) const SWITCH: &str = "on|off";
/// The values of a number.
pub(super) const NUMBER: &str = "a number";

/// One option of those in `O`.
pub(super) struct Entry<O> {
    pub(super) group: &'static str,
    pub(super) key: &'static str,
    pub(super) values: &'static str,
    pub(super) about: &'static str,
    pub(super) get: fn(&O) -> String,
    /// Whether the value is one it can have; it is set then.
    pub(super) set: fn(&mut O, &str) -> bool,
}

/// A value that an option can have, by name.
pub(super) type Named<T> = (&'static str, T);

/// A switch.
macro_rules! switch {
    ($group:ident, $key:literal, $($field:ident).+, $about:literal) => {
        Entry {
            group: group::$group,
            key: $key,
            values: table::SWITCH,
            about: $about,
            get: |o| (if o.$($field).+ { "on" } else { "off" }).to_owned(),
            set: |o, v| table::pick(&[("on", true), ("off", false)], v, &mut o.$($field).+),
        }
    };
}

/// One of several names.
macro_rules! choice {
    ($group:ident, $key:literal, $($field:ident).+, $names:ident, $values:literal, $about:literal) => {
        Entry {
            group: group::$group,
            key: $key,
            values: $values,
            about: $about,
            get: |o| table::name_of($names, o.$($field).+),
            set: |o, v| table::pick($names, v, &mut o.$($field).+),
        }
    };
}

/// A number.
macro_rules! number {
    ($group:ident, $key:literal, $($field:ident).+, $about:literal) => {
        Entry {
            group: group::$group,
            key: $key,
            values: table::NUMBER,
            about: $about,
            get: |o| o.$($field).+.to_string(),
            set: |o, v| v.parse().map(|n| o.$($field).+ = n).is_ok(),
        }
    };
}

pub(super) use {choice, number, switch};

/// Sets `field` to the value of that name, if there is one.
pub(super) fn pick<T: Copy>(names: &[Named<T>], name: &str, field: &mut T) -> bool {
    let found = names.iter().find(|(known, _)| *known == name);
    if let Some((_, value)) = found {
        *field = *value;
    }
    found.is_some()
}

/// The name of a value.
pub(super) fn name_of<T: Copy + PartialEq>(names: &[Named<T>], value: T) -> String {
    names.iter().find(|(_, v)| *v == value).map_or_else(String::new, |(name, _)| (*name).to_owned())
}

/// Adds the options of a table, with the values as they are.
pub(super) fn list<O>(table: &[Entry<O>], options: &O, out: &mut Vec<OptionInfo>) {
    out.extend(table.iter().map(|e| OptionInfo {
        group: e.group,
        key: e.key,
        values: e.values,
        default: (e.get)(options),
        about: e.about,
    }));
}

/// Sets an option. Whether the table has it.
pub(super) fn set<O>(
    table: &[Entry<O>],
    options: &mut O,
    key: &str,
    value: &str,
) -> Result<bool, EngineError> {
    let Some(entry) = table.iter().find(|e| e.key == key) else { return Ok(false) };
    if (entry.set)(options, value) {
        return Ok(true);
    }
    Err(EngineError::BadValue { key: key.to_owned(), value: value.to_owned(), values: entry.values })
}
