//! Names for a text that is written: each a symbol as SMT-LIB has it, and none twice.

use certus_logic::Term;
use certus_logic::smtlib::symbol_text;
use certus_model::{Clauses, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

/// The names that are taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    taken: FxHashSet<String>,
}

impl Names {
    /// The names of predicates: their own, as a text that declares them has them.
    pub(super) fn of_predicates(clauses: &Clauses) -> (Names, Vec<String>) {
        let mut names = Names::default();
        let own =
            clauses.predicates.iter().map(|predicate| names.take(&predicate.name, own_symbol)).collect();
        (names, own)
    }

    /// Symbols for variables, to be looked up by their terms.
    pub(super) fn of_variables(&mut self, vars: &[(Term, &Variable)]) -> FxHashMap<Term, String> {
        vars.iter().map(|(term, var)| (*term, self.take(&var.name, free_symbol))).collect()
    }

    /// A symbol that is not taken yet.
    fn take(&mut self, name: &str, symbol: fn(&str) -> String) -> String {
        let mut out = symbol(name);
        let mut n = self.taken.len();
        while !self.taken.insert(out.clone()) {
            out = symbol(&format!("{name}!{n}"));
            n += 1;
        }
        out
    }
}

/// A name of a text, as it may stand in a text.
fn own_symbol(name: &str) -> String {
    let plain = symbol_text(name);
    if plain == name || name.contains(['|', '\\']) || name.chars().any(char::is_control) {
        return plain.into_owned();
    }
    format!("|{name}|")
}

/// A name that may be any. What begins with a dot or an at sign is the solver's, with a dollar what binds shared terms.
fn free_symbol(name: &str) -> String {
    let name = name.trim_start_matches(['.', '@', '$']);
    // A number is no name.
    let plain = !name.is_empty() && !name.starts_with(|c: char| c.is_ascii_digit());
    symbol_text(&if plain { name.to_owned() } else { format!("x{name}") }).into_owned()
}
