//! What counts as reaching the error.

/// Functions whose call is an error, by the names that programs use.
pub const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

/// Functions that are called with a condition that must hold, or when it does not.
pub const ASSERTIONS: [&str; 8] = [
    "assert",
    "__assert_fail",
    "__assert",
    "__assert_perror_fail",
    "__VERIFIER_assert",
    "__CPROVER_assert",
    "__CPROVER_precondition",
    "__CPROVER_postcondition",
];

/// What violates [`super::Property::Reach`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Errors {
    /// A failed assertion, a call of an error function, and the label `ERROR`, alike.
    #[default]
    All,
    /// A call of this function only. A function that stands for failed assertions counts for all of them.
    Function(String),
    /// This label only.
    Label(String),
}

impl Errors {
    /// Whether calling a function of this name, with a definition or without, is the error.
    #[must_use]
    pub fn is_function(&self, name: &str) -> bool {
        match self {
            Errors::All => ERROR_FUNCTIONS.contains(&name),
            Errors::Function(one) => one == name && !ASSERTIONS.contains(&name),
            Errors::Label(_) => false,
        }
    }

    /// Whether a failed assertion is the error.
    #[must_use]
    pub fn assertions(&self) -> bool {
        match self {
            Errors::All => true,
            Errors::Function(one) => ASSERTIONS.contains(&one.as_str()),
            Errors::Label(_) => false,
        }
    }

    /// Whether a label of this name is the error.
    #[must_use]
    pub fn is_label(&self, name: &str) -> bool {
        match self {
            Errors::All => name == "ERROR",
            Errors::Function(_) => false,
            Errors::Label(one) => one == name,
        }
    }

    /// The same for a program that uses the functions for which `used` is true, and has labels or not. Programs are
    /// older than property files: where the function of the file is not used, one that stands for it is; and where
    /// there is none of them, everything counts.
    #[must_use]
    pub fn for_program(&self, used: impl Fn(&str) -> bool, labelled: impl Fn(&str) -> bool) -> Errors {
        match self {
            Errors::Function(one) if !used(one) && ERROR_FUNCTIONS.contains(&one.as_str()) => {
                match ERROR_FUNCTIONS.iter().find(|name| used(name)) {
                    Some(other) => Errors::Function((*other).to_owned()),
                    None => Errors::All,
                }
            }
            Errors::Label(one) if !labelled(one) => Errors::All,
            same => same.clone(),
        }
    }
}
