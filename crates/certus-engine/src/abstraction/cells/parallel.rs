//! Several assignments at once, as commands one after the other.

use super::reads::Reads;
use certus_logic::{Substitution, Term, Terms};
use certus_model::Command;

impl Reads {
    /// Commands after which each variable has its value, all of them over the state before.
    pub(super) fn parallel(&mut self, terms: &mut Terms, mut open: Vec<(Term, Term)>) -> Vec<Command> {
        let mut out = Vec::with_capacity(open.len());
        open.retain(|(var, value)| var != value);
        while !open.is_empty() {
            let asked = |var: Term, but: usize| {
                let mut others = open.iter().enumerate().filter(|(n, _)| *n != but);
                others.any(|(_, (_, value))| terms.free_vars(*value).contains(&var))
            };
            // One that no other needs the old value of can be assigned; else an old value is kept.
            match (0..open.len()).find(|n| !asked(open[*n].0, *n)) {
                Some(n) => {
                    let (var, value) = open.remove(n);
                    out.push(Command::Assign(var, value));
                }
                None => {
                    let var = open[0].0;
                    let old = self.make(terms, "old", terms.sort(var));
                    out.push(Command::Assign(old, var));
                    let mut by: Substitution = [(var, old)].into_iter().collect();
                    for (_, value) in &mut open {
                        *value = terms.substitute(*value, &mut by);
                    }
                }
            }
        }
        out
    }
}
