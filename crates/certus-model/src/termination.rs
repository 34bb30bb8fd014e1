//! Certificates about infinite runs of an automaton: why there is none, or what one is.

use crate::block::{Command, StepId};
use crate::cfa::{Cfa, EdgeId, Invariant, Loc};
use crate::proof::Proof;
use crate::run::{Run, RunStep, execute};
use certus_logic::{Assignment, Term, Terms, Value};
use std::collections::BTreeMap;

/// A proof that every run of an automaton is finite, and that none reaches the error location.
///
/// Every cycle goes through a ranked location. Each path from a ranked location to the next one in the same strongly
/// connected component makes the tuple of terms smaller: lexicographically, and each of them in the order of signed
/// bit-vectors. There are finitely many bit-vectors of one width, so no tuple becomes smaller for ever.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// One for each component with a cycle; one without ranks if there is none.
    pub parts: Vec<RankedPart>,
}

/// The ranks of one strongly connected component, and why they fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedPart {
    /// By location: bit-vectors over the automaton's variables, the most significant one first, everywhere as many and of
    /// the same widths.
    pub ranks: BTreeMap<Loc, Vec<Term>>,
    /// A variable for each of them that the automaton does not have.
    pub saved: Vec<Term>,
    /// A proof of the automaton with a monitor: edges inside of the component that leave a ranked location begin by saving
    /// its rank in these variables. Those that enter one lead to a location of its own, from which an edge leads on if the
    /// rank is smaller than what was saved, and else one to the error location. These locations have the numbers after those of the
    /// automaton, in the order of the ranked ones.
    pub proof: Proof,
}

/// An infinite run: a stem to a location, and a set of states there that can be left into no other.
///
/// From the end of the stem on each command chooses the same value whenever it is executed. The formulas hold at
/// the end of the stem, are inductive for what remains of the automaton, and wherever a run gets, it can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// From the initial location.
    pub stem: Run,
    /// The values of the havocs; one that is not listed chooses the default value of its sort.
    pub choices: BTreeMap<StepId, Value>,
    /// The set, by location: enough of them that every cycle goes through one.
    pub set: Invariant,
}

impl Ranking {
    /// What is known to hold at locations of the automaton, as far as that is said without what monitors save.
    #[must_use]
    pub fn invariants(&self, terms: &mut Terms, cfa: &Cfa) -> Invariant {
        let mut all: BTreeMap<Loc, Vec<Term>> = BTreeMap::new();
        for part in self.parts.iter().filter(|part| part.proof.ghosts().is_empty()) {
            for (loc, formula) in part.proof.formulas() {
                let own = loc.index() < cfa.locations.len() && *loc != cfa.error;
                if own && !terms.free_vars(*formula).iter().any(|var| part.saved.contains(var)) {
                    all.entry(*loc).or_default().push(*formula);
                }
            }
        }
        Invariant { at: all.into_iter().map(|(loc, formulas)| (loc, terms.and(&formulas))).collect() }
    }
}

impl Recurrence {
    /// The stem and so many edges more. Nothing if the stem is no run, or cannot go on.
    #[must_use]
    pub fn continued(&self, terms: &Terms, cfa: &Cfa, edges: usize) -> Option<Run> {
        let (mut at, mut state) = self.stem.execute(terms, cfa)?;
        let mut run = self.stem.clone();
        let outgoing = cfa.outgoing();
        for _ in 0..edges {
            let (step, after) =
                outgoing[at.index()].iter().find_map(|edge| self.taken(terms, cfa, *edge, &state))?;
            at = cfa.edge(step.edge).to;
            state = after;
            run.steps.push(step);
        }
        Some(run)
    }

    /// A path of an edge that can be taken in a state, and the state after it.
    fn taken(
        &self,
        terms: &Terms,
        cfa: &Cfa,
        edge: EdgeId,
        state: &Assignment,
    ) -> Option<(RunStep, Assignment)> {
        let block = &cfa.edge(edge).block;
        block.paths().find_map(|path| {
            let mut state = state.clone();
            let mut values = Vec::new();
            for step in block.path_steps(&path) {
                execute(terms, &mut state, step.command, || {
                    let Command::Havoc(var) = step.command else { return None };
                    let listed = self.choices.get(&step.id).cloned();
                    let value = listed.unwrap_or_else(|| terms.default_value(terms.sort(var)));
                    values.push(value.clone());
                    Some(value)
                })?;
            }
            Some((RunStep { edge, path, values }, state))
        })
    }
}
