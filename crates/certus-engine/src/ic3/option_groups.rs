//! Groups of options, each declared in one place: its type, key, default and what it does.
//!
//! `option_group!` makes a struct of options that [`OptionGroup`] lists and sets by key, `choices!` an enumeration whose
//! values have names. The core and each variant of IC3 declare their own.

use crate::engine::{EngineError, OptionInfo};

/// A value that an option can have.
pub(super) trait OptionValue: Sized {
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

macro_rules! number {
    ($type:ty) => {
        impl OptionValue for $type {
            const VALUES: &'static str = "a number";

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }

            fn show(&self) -> String {
                self.to_string()
            }
        }
    };
}

number!(u32);
number!(usize);

/// Options that are shown together.
pub(super) trait OptionGroup {
    /// Adds them to a list, with the values as they are.
    fn list(&self, out: &mut Vec<OptionInfo>);

    /// Sets one. Whether it is one of this group.
    fn set(&mut self, key: &str, value: &str) -> Result<bool, EngineError>;
}

/// The value of an option, or the error that says which it can have.
pub(super) fn value<T: OptionValue>(key: &str, text: &str) -> Result<T, EngineError> {
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

        impl OptionValue for $type {
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

/// `struct Name in "group" { "key" field: Type = default, "what it does"; … }`: a group of options.
macro_rules! option_group {
    ($(#[$about:meta])* struct $name:ident in $group:literal {
        $($key:literal $field:ident: $type:ty = $default:expr, $does:literal;)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub(crate) struct $name {
            $(#[doc = $does] pub(crate) $field: $type,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default,)+ }
            }
        }

        impl OptionGroup for $name {
            fn list(&self, out: &mut Vec<OptionInfo>) {
                $(out.push(OptionInfo {
                    group: $group,
                    key: $key,
                    values: <$type as OptionValue>::VALUES,
                    default: self.$field.show(),
                    about: $does,
                });)+
            }

            fn set(&mut self, key: &str, value: &str) -> Result<bool, EngineError> {
                match key {
                    $($key => self.$field = option_groups::value(key, value)?,)+
                    _ => return Ok(false),
                }
                Ok(true)
            }
        }
    };
}

pub(super) use {choices, option_group};
