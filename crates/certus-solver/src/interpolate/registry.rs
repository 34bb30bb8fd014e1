//! Methods of interpolation by name, with their options: `NAME,KEY=VALUE,…`.

use super::cubes::Cubes;
use super::paths::{Direction, Paths};
use super::process::Process;
use super::proofs::{FarkasStyle, Proofs, Strength};
use super::{Checked, Interpolation};
use crate::process::interpolants::Dialect;

/// What is wrong with a description of a method.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MethodError {
    /// There is no method of that name.
    #[error("there is no interpolation method `{name}`; there are {known}")]
    UnknownName {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The method has no such option.
    #[error("`{method}` has no option `{option}`{}", if .known.is_empty() { String::new() } else { format!("; it has {known}") })]
    UnknownOption {
        /// The method.
        method: &'static str,
        /// What was asked for.
        option: String,
        /// The options there are.
        known: String,
    },
    /// An option cannot have that value.
    #[error("`{option}` is {expected}, not `{value}`")]
    Value {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What it can be.
        expected: &'static str,
    },
}

/// An option: name, what it can be, what it does.
type OptionText = (&'static str, &'static str, &'static str);

/// A method: name, what it is, its options.
pub struct Method {
    /// The name it is chosen by.
    pub name: &'static str,
    /// One line on what it does.
    pub about: &'static str,
    /// Its options: name, what it can be, what it does.
    pub options: &'static [OptionText],
}

const SOLVER: OptionText = ("solver", "the name of a solver", "which solver is asked");
const CORE: OptionText =
    ("core", "`yes` or `no`", "whether what the contradiction does not need is left out first");

/// The methods there are.
pub const METHODS: &[Method] = &[
    Method {
        name: "proofs",
        about: "from the resolution proof of the embedded solver",
        options: &[
            ("strength", "`mcmillan`, `pudlak` or `dual`", "from the strongest to the weakest interpolants"),
            (
                "farkas",
                "`farkas`, `dual`, `decomposed` or `dual-decomposed`",
                "which interpolants arithmetic gives",
            ),
        ],
    },
    Method {
        name: "postconditions",
        about: "forwards, with what the next formulas do not know eliminated",
        options: &[SOLVER, CORE],
    },
    Method {
        name: "preconditions",
        about: "backwards, with what the formulas before do not know eliminated",
        options: &[SOLVER, CORE],
    },
    Method {
        name: "cubes",
        about: "without proofs, by generalising solutions of the first side",
        options: &[SOLVER, ("most", "a number", "how many cubes an interpolant may have")],
    },
    Method {
        name: "process",
        about: "by another program",
        options: &[
            (
                "solver",
                "`mathsat`, `opensmt`, `smtinterpol`, `cvc5`, `yices-smt2` or `process:COMMAND`",
                "which program is asked",
            ),
            (
                "dialect",
                "`mathsat`, `smtinterpol`, `cvc5` or `yices`",
                "whose commands it takes, if that does not follow from its name",
            ),
        ],
    },
];

/// The methods that are asked one after the other by default.
pub const DEFAULT: &[&str] = &["proofs", "postconditions", "cubes"];

fn wrong(option: &str, value: &str, expected: &'static str) -> MethodError {
    MethodError::Value { option: option.to_owned(), value: value.to_owned(), expected }
}

/// Makes the method of a description: its name and options, `NAME,KEY=VALUE,…`.
///
/// # Errors
/// If there is no such method or option, or it cannot have that value.
pub fn make(description: &str) -> Result<Box<dyn Interpolation>, MethodError> {
    let mut parts = description.split(',');
    let name = parts.next().unwrap_or_default();
    let Some(method) = METHODS.iter().find(|m| m.name == name) else {
        let known = METHODS.iter().map(|m| format!("`{}`", m.name)).collect::<Vec<_>>().join(", ");
        return Err(MethodError::UnknownName { name: name.to_owned(), known });
    };
    let mut options = Vec::new();
    for part in parts {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(option) = method.options.iter().find(|o| o.0 == key) else {
            let known = method.options.iter().map(|o| format!("`{}`", o.0)).collect::<Vec<_>>().join(", ");
            return Err(MethodError::UnknownOption { method: method.name, option: key.to_owned(), known });
        };
        options.push((option, value));
    }
    build(method.name, &options)
}

fn build(name: &'static str, options: &[(&OptionText, &str)]) -> Result<Box<dyn Interpolation>, MethodError> {
    let mut proofs = Proofs::default();
    let direction = if name == "preconditions" { Direction::Backwards } else { Direction::Forwards };
    let mut paths = Paths::new(direction);
    let mut cubes = Cubes::default();
    let mut process = Process::default();
    for ((key, expected, _), value) in options {
        let wrong = || wrong(key, value, expected);
        match *key {
            "strength" => {
                proofs.strength = match *value {
                    "mcmillan" => Strength::McMillan,
                    "pudlak" => Strength::Pudlak,
                    "dual" => Strength::Dual,
                    _ => return Err(wrong()),
                }
            }
            "farkas" => {
                proofs.farkas = match *value {
                    "farkas" => FarkasStyle::Farkas,
                    "dual" => FarkasStyle::Dual,
                    "decomposed" => FarkasStyle::Decomposed,
                    "dual-decomposed" => FarkasStyle::DualDecomposed,
                    _ => return Err(wrong()),
                }
            }
            "core" => {
                paths.core = match *value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(wrong()),
                }
            }
            "dialect" => {
                process.dialect = Some(match *value {
                    "mathsat" => Dialect::Groups,
                    "smtinterpol" => Dialect::Sequence,
                    "cvc5" => Dialect::Single,
                    "yices" => Dialect::Models,
                    _ => return Err(wrong()),
                });
            }
            "most" => cubes.most = value.parse().map_err(|_| wrong())?,
            _ => {
                if value.is_empty() || (name != "process" && crate::registry::known(value).is_err()) {
                    return Err(wrong());
                }
                let solver = Some((*value).to_owned());
                (paths.solver, cubes.solver, process.solver) = (solver.clone(), solver.clone(), solver);
            }
        }
    }
    Ok(match name {
        "proofs" => Box::new(proofs),
        "cubes" => Box::new(cubes),
        "process" => Box::new(process),
        _ => Box::new(paths),
    })
}

/// Several methods, asked one after the other until one succeeds; what they give is checked.
///
/// # Errors
/// As [`make`].
pub fn make_all(descriptions: &[&str]) -> Result<Checked, MethodError> {
    Ok(Checked::new(descriptions.iter().map(|d| make(d)).collect::<Result<_, _>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_made_by_name_and_options() {
        for method in METHODS {
            assert_eq!(make(method.name).map(|m| m.name()).ok(), Some(method.name));
        }
        assert!(make_all(DEFAULT).is_ok());
        assert!(make("proofs,strength=pudlak,farkas=dual").is_ok());
        assert!(make("cubes,most=5,solver=z3").is_ok());
        for (text, says) in [
            ("proof", "there are `proofs`"),
            ("proofs,strength=weak", "`mcmillan`, `pudlak` or `dual`, not `weak`"),
            ("proofs,most=3", "no option `most`"),
            ("cubes,most=some", "a number"),
            ("preconditions,solver=none", "the name of a solver"),
        ] {
            let Err(e) = make(text) else { panic!("{text} was made") };
            assert!(e.to_string().contains(says), "{e}");
        }
    }
}
