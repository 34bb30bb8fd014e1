//! Models as text.

use crate::Failure;
use crate::encode::Front;
use crate::problem::Problem;
use certus_logic::smtlib::value_text;
use certus_logic::{Term, Terms};

/// More variables than this are not shown.
const MOST: usize = 12;

impl Problem<'_> {
    /// The variables of a formula with their values in the model of the last query.
    pub(crate) fn state_text(&mut self, terms: &Terms, formula: Term) -> Result<String, Failure> {
        self.values_text(terms, &[formula], |var| var)
    }

    /// The states in which a path begins and ends in the model of the last query, as far as the formulas of its
    /// ends speak of them.
    pub(crate) fn path_text(
        &mut self,
        terms: &Terms,
        before: Term,
        after: Term,
        end: &Front,
    ) -> Result<String, Failure> {
        let from = self.values_text(terms, &[before, after], |var| var)?;
        let to = self.values_text(terms, &[after], |var| end.value(var))?;
        Ok(match (from.is_empty(), to.is_empty()) {
            (true, _) => "from any state".to_owned(),
            (false, true) => format!("from {from}"),
            (false, false) => format!("from {from} to {to}"),
        })
    }

    fn values_text(
        &mut self,
        terms: &Terms,
        formulas: &[Term],
        value: impl Fn(Term) -> Term,
    ) -> Result<String, Failure> {
        let used = terms.free_vars_of(formulas);
        let shown: Vec<(String, Term)> = self
            .cfa
            .vars
            .iter()
            .filter(|var| used.contains(&var.term))
            .map(|var| (var.name.clone(), var.term))
            .collect();
        let mut parts = Vec::new();
        for (name, var) in shown.iter().take(MOST) {
            let value = self.session.value(terms, value(*var))?;
            let text = value_text(terms, &value, terms.sort(*var)).unwrap_or_else(|| "…".to_owned());
            parts.push(format!("{name} = {text}"));
        }
        if shown.len() > MOST {
            parts.push(format!("and {} more", shown.len() - MOST));
        }
        Ok(parts.join(", "))
    }
}
