//! Groups of options, each declared in one place: its type, key, default and what it does.
//!
//! `option_group!` makes a struct of options that [`OptionGroup`] lists and sets by key, `choices!` an enumeration whose
//! values have names. An engine with few options is itself a group.

use crate::engine::{EngineError, OptionInfo};
use std::num::NonZeroUsize;

/// A value that an option can have.
pub(crate) trait OptionValue: Sized {
    /// The values there are, as a person would write them.
    const VALUES: &'static str;

    /// The value of this text.
    fn read(text: &str) -> Option<Self>;

    /// The text of the value.
    fn show(&self) -> String;
}

impl OptionValue for bool {
    const VALUES: &'static str = "on|off";

    fn read(text: &str) -> Option<bool> {
        match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }

    fn show(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }
}

impl OptionValue for Option<NonZeroUsize> {
    const VALUES: &'static str = "a number from 1, or none";

    fn read(text: &str) -> Option<Option<NonZeroUsize>> {
        if text == "none" { Some(None) } else { text.parse().ok().map(Some) }
    }

    fn show(&self) -> String {
        self.map_or_else(|| "none".to_owned(), |n| n.to_string())
    }
}

macro_rules! number {
    ($type:ty, $values:literal) => {
        impl OptionValue for $type {
            const VALUES: &'static str = $values;

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }

            fn show(&self) -> String {
                self.to_string()
            }
        }
    };
}

number!(u32, "a number");
number!(usize, "a number");
number!(NonZeroUsize, "a number from 1");

/// Options that are shown together.
pub(crate) trait OptionGroup {
    /// Adds them to a list, with the values as they are.
    fn list(&self, out: &mut Vec<OptionInfo>);

    /// Sets one. Whether it is one of this group.
    fn set(&mut self, key: &str, value: &str) -> Result<bool, EngineError>;
}

/// All options of some groups, with the values as they are.
pub(crate) fn list<'g>(groups: impl IntoIterator<Item = &'g dyn OptionGroup>) -> Vec<OptionInfo> {
    let mut out = Vec::new();
    for group in groups {
        group.list(&mut out);
    }
    out
}

/// Sets an option of one of the groups of an engine.
pub(crate) fn set<'g>(
    engine: &'static str,
    groups: impl IntoIterator<Item = &'g mut dyn OptionGroup>,
    key: &str,
    value: &str,
) -> Result<(), EngineError> {
    let mut known = Vec::new();
    for group in groups {
        if group.set(key, value)? {
            return Ok(());
        }
        group.list(&mut known);
    }
    let known = known.iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
    Err(EngineError::NoOption { engine, key: key.to_owned(), known })
}

/// The value of an option, or the error that says which it can have.
pub(crate) fn value<T: OptionValue>(key: &str, text: &str) -> Result<T, EngineError> {
    T::read(text).ok_or_else(|| EngineError::BadValue {
        key: key.to_owned(),
        value: text.to_owned(),
        values: T::VALUES,
    })
}

/// `enum Name { Value = "name", … }`: an enumeration with a name for each value.
macro_rules! choices {
    ($(#[$about:meta])* enum $type:ident {
        $(#[$first_about:meta])* $first:ident = $first_name:literal,
        $($(#[$other_about:meta])* $other:ident = $other_name:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $type {
            $(#[$first_about])* $first,
            $($(#[$other_about])* $other,)*
        }

        impl $crate::option_groups::OptionValue for $type {
            const VALUES: &'static str = concat!($first_name, $("|", $other_name),*);

            fn read(text: &str) -> Option<$type> {
                match text {
                    $first_name => Some($type::$first),
                    $($other_name => Some($type::$other),)*
                    _ => None,
                }
            }

            fn show(&self) -> String {
                match self {
                    $type::$first => $first_name,
                    $($type::$other => $other_name,)*
                }.to_owned()
            }
        }
    };
}

/// `struct Name in "group" { "key" field: Type = default, "what it does"; … }`: a group of options. The name of the group
/// is empty if there is only one.
macro_rules! option_group {
    ($(#[$about:meta])* $vis:vis struct $name:ident in $group:literal {
        $($key:literal $field:ident: $type:ty = $default:expr, $does:literal;)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        $vis struct $name {
            $(#[doc = $does] pub(crate) $field: $type,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default,)+ }
            }
        }

        impl $crate::option_groups::OptionGroup for $name {
            fn list(&self, out: &mut Vec<$crate::OptionInfo>) {
                $(out.push($crate::OptionInfo {
                    group: $group,
                    key: $key,
                    values: <$type as $crate::option_groups::OptionValue>::VALUES,
                    default: $crate::option_groups::OptionValue::show(&self.$field),
                    about: $does,
                });)+
            }

            fn set(&mut self, key: &str, value: &str) -> Result<bool, $crate::EngineError> {
                match key {
                    $($key => self.$field = $crate::option_groups::value(key, value)?,)+
                    _ => return Ok(false),
                }
                Ok(true)
            }
        }
    };
}

/// Implements [`Engine`](crate::Engine) for a type whose options are groups: some of its fields, or itself. `name` and `about` are
/// functions of the engine, because one type may be several engines.
macro_rules! engine {
    ($type:ty as $entry:ident { name: $name:expr, about: $about:expr, takes: $takes:expr, options: itself $(,)? }) => {
        $crate::option_groups::engine!(
            @with $type, $entry, $name, $about, $takes,
            |engine| vec![engine],
            |engine| vec![engine]
        );
    };
    ($type:ty as $entry:ident {
        name: $name:expr, about: $about:expr, takes: $takes:expr, options: [$($($field:ident).+),+ $(,)?] $(,)?
    }) => {
        $crate::option_groups::engine!(
            @with $type, $entry, $name, $about, $takes,
            |engine| vec![$(&engine.$($field).+),+],
            |engine| vec![$(&mut engine.$($field).+),+]
        );
    };
    (@with $type:ty, $entry:ident, $name:expr, $about:expr, $takes:expr, $groups:expr, $groups_mut:expr) => {
        impl $crate::Engine for $type {
            fn name(&self) -> &'static str {
                let name: fn(&$type) -> &'static str = $name;
                name(self)
            }

            fn about(&self) -> &'static str {
                let about: fn(&$type) -> &'static str = $about;
                about(self)
            }

            fn options(&self) -> Vec<$crate::OptionInfo> {
                let groups: fn(&$type) -> Vec<&dyn $crate::option_groups::OptionGroup> = $groups;
                $crate::option_groups::list(groups(self))
            }

            fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::EngineError> {
                let name = $crate::Engine::name(self);
                let groups: fn(&mut $type) -> Vec<&mut dyn $crate::option_groups::OptionGroup> = $groups_mut;
                $crate::option_groups::set(name, groups(self), key, value)
            }

            fn takes(&self) -> $crate::Takes {
                $takes
            }

            fn entry(&mut self) -> $crate::Entry<'_> {
                $crate::Entry::$entry(self)
            }
        }
    };
}

pub(crate) use {choices, engine, option_group};
