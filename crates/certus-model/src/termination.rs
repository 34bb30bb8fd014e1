//! Certificates about infinite runs of an automaton: why there is none, or what one is.

use crate::block::{Command, StepId};
use crate::cfa::{Cfa, EdgeId, Invariant, Loc};
use crate::proof::Proof;
use crate::run::{Run, RunStep, execute};
use certus_logic::{Assignment, Term, Terms, Value};
use std::collections::BTreeMap;

/// A proof that every run of an automaton is finite, and that none reaches the error location.
///
/// Every cycle goes through a ranked location, and each strongly connected component has a reason why no run meets its ranked
/// locations for ever. All reasons rest on it that there are finitely many bit-vectors of one width.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// One for each component with a cycle; one without ranks if there is none.
    pub parts: Vec<RankedPart>,
}

/// The ranks of one strongly connected component, and why they fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedPart {
    /// By location: bit-vectors over the automaton's variables, everywhere as many and of the same widths.
    pub ranks: BTreeMap<Loc, Vec<Term>>,
    /// What ranks have to do with each other.
    pub order: Order,
    /// Variables of the monitor, which the automaton does not have, as the order says.
    pub saved: Vec<Term>,
    /// A proof of the automaton with a monitor. Edges inside of the component that enter a ranked location lead to a location of
    /// its own, from where one goes on if the rank is as it should be, and else to the error location. These locations have the
    /// numbers after those of the automaton, in the order of the ranked ones.
    pub proof: Proof,
}

/// Why ranks are not met for ever. All comparisons are those of signed bit-vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// From a ranked location to the next one the tuple becomes smaller lexicographically, the most significant term first.
    ///
    /// Edges inside that leave a ranked location begin by saving its rank.
    Lexicographic,
    /// From a visit of a ranked location, but for one by an edge that enters the component, to every later one, some term of the tuple has become smaller: a transition invariant
    /// (Podelski, Rybalchenko: Transition invariants, LICS 2004). By Ramsey's theorem an infinite run would have infinitely
    /// many visits between any two of which one and the same term falls.
    ///
    /// The first variable is the number of a location and one more, or zero if nothing is saved, as on edges that enter the component. The others
    /// have the rank of a visit that was chosen. Having passed the comparison, a run may choose the visit.
    Disjunctive,
    /// Ranked locations are met at most as often as the rank says where the component is entered: one term, the same everywhere.
    ///
    /// The variable is set to it by edges that enter the component. At ranked locations it is above zero, and counted down.
    Counted,
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
