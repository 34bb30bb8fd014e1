//! Whether a proof is one, by enumeration.

use crate::oracle::Oracle;
use crate::sets::StateSet;
use crate::space::State;
use certus_logic::{Term, Terms};
use certus_model::{Invariant, Loc, Proof};

/// A set of states for each location.
type Sets = Vec<StateSet>;

/// The formulas of a proof as sets, and the locations between them.
struct Cuts {
    /// The states of each listed location, of the initial and of the error location.
    at: Vec<Option<StateSet>>,
    /// The other locations in topological order.
    between: Vec<Loc>,
}

/// So many states are looked at in search of a path that meets none twice.
const MAX_SEARCH: u64 = 5_000_000;

impl Oracle {
    /// Whether the invariant is a proof as [`Invariant`] defines it: `true` at the initial location, none at
    /// the error location, every cycle of the automaton (reachable or not) goes through a listed location,
    /// and every path from one listed location to the next keeps the formulas.
    ///
    /// # Errors
    /// Why it is none, in words.
    pub fn holds(&self, terms: &Terms, invariant: &Invariant) -> Result<(), String> {
        let cuts = self.cuts(terms, invariant, &[])?;
        let after = self.steps(&cuts, &self.formulas(&cuts));
        self.inside(&cuts, &after, "a path")
    }

    /// Whether a proof is one as [`Proof`] defines it.
    ///
    /// # Errors
    /// Why it is none, in words.
    ///
    /// # Panics
    /// If the search for a path that meets no state twice takes too long.
    pub fn accepts(&self, terms: &Terms, proof: &Proof) -> Result<(), String> {
        match proof {
            Proof::Inductive(invariant) => self.holds(terms, invariant),
            Proof::Quantified { ghosts, formulas } => {
                let cuts = self.cuts(terms, formulas, ghosts)?;
                let after = self.steps(&cuts, &self.formulas(&cuts));
                self.inside(&cuts, &after, "a path")
            }
            Proof::KInductive { k, formulas, simple } => {
                let cuts = self.cuts(terms, formulas, &[])?;
                self.holds_at_first(&cuts, *k)?;
                let mut states = self.formulas(&cuts);
                for _ in 1..*k {
                    states = self.steps(&cuts, &states);
                    for (set, formula) in states.iter_mut().zip(&cuts.at) {
                        formula.iter().for_each(|formula| set.intersect(formula));
                    }
                }
                let after = self.steps(&cuts, &states);
                match self.inside(&cuts, &after, "steps") {
                    Err(why) if !simple || self.breaks_simply(&cuts, *k) => Err(why),
                    _ => Ok(()),
                }
            }
            Proof::Bounded { k, formulas } => {
                let cuts = self.cuts(terms, formulas, &[])?;
                let states = self.holds_at_first(&cuts, *k)?;
                let after = self.steps(&cuts, &states);
                let on = self.leads_to_error();
                match self.cfa.locs().find(|loc| on[loc.index()] && !after[loc.index()].is_empty()) {
                    Some(loc) => Err(format!("{k} steps lead to location {}, and on", loc.0)),
                    None => Ok(()),
                }
            }
        }
    }

    /// The formulas, for all values of the ghosts, as sets; an error if they do not cut every cycle or are wrong at the
    /// two ends.
    fn cuts(&self, terms: &Terms, invariant: &Invariant, ghosts: &[Term]) -> Result<Cuts, String> {
        let (initial, error) = (self.cfa.initial, self.cfa.error);
        let size = self.space.size();
        let mut at: Vec<Option<StateSet>> = vec![None; self.cfa.locations.len()];
        for (loc, formula) in &invariant.at {
            if loc.index() >= at.len() {
                return Err(format!("location {} is not of this automaton", loc.0));
            }
            at[loc.index()] = Some(self.satisfying_for_all(terms, ghosts, *formula));
        }
        if !at[initial.index()].get_or_insert_with(|| StateSet::full(size)).is_full() {
            return Err("the formula of the initial location is not always true".to_owned());
        }
        if !at[error.index()].get_or_insert_with(|| StateSet::empty(size)).is_empty() {
            return Err("the formula of the error location can be true".to_owned());
        }
        let between = self.uncut_order(&at)?;
        Ok(Cuts { at, between })
    }

    /// The locations without a formula in topological order; an error if there is a cycle.
    fn uncut_order(&self, at: &[Option<StateSet>]) -> Result<Vec<Loc>, String> {
        let free = |loc: Loc| at[loc.index()].is_none();
        let mut entering = vec![0usize; at.len()];
        for edge in self.cfa.edges.iter().filter(|edge| free(edge.from)) {
            entering[edge.to.index()] += 1;
        }
        let mut order: Vec<Loc> =
            self.cfa.locs().filter(|loc| free(*loc) && entering[loc.index()] == 0).collect();
        let mut done = 0;
        while done < order.len() {
            let loc = order[done];
            for edge in self.cfa.edges.iter().filter(|edge| edge.from == loc) {
                entering[edge.to.index()] -= 1;
                if entering[edge.to.index()] == 0 && free(edge.to) {
                    order.push(edge.to);
                }
            }
            done += 1;
        }
        match self.cfa.locs().find(|loc| free(*loc) && !order.contains(loc)) {
            None => Ok(order),
            Some(loc) => Err(format!("a cycle near location {} has no formula", loc.0)),
        }
    }

    fn none(&self) -> Sets {
        vec![StateSet::empty(self.space.size()); self.cfa.locations.len()]
    }

    /// The states that the formulas allow.
    fn formulas(&self, cuts: &Cuts) -> Sets {
        let empty = StateSet::empty(self.space.size());
        cuts.at.iter().map(|set| set.clone().unwrap_or_else(|| empty.clone())).collect()
    }

    /// Where one step leads from these states of cut points: to cut points.
    fn steps(&self, cuts: &Cuts, from: &Sets) -> Sets {
        let (mut now, mut after) = (self.none(), self.none());
        let listed = self.cfa.locs().filter(|loc| cuts.at[loc.index()].is_some());
        for loc in listed.chain(cuts.between.iter().copied()) {
            let cut = cuts.at[loc.index()].is_some();
            let states = if cut { from[loc.index()].clone() } else { now[loc.index()].clone() };
            for id in self.cfa.edge_ids().filter(|id| self.cfa.edge(*id).from == loc && !states.is_empty()) {
                let to = self.cfa.edge(id).to.index();
                let image = self.image(id, &states);
                (if cuts.at[to].is_some() { &mut after[to] } else { &mut now[to] }).add(&image);
            }
        }
        after
    }

    /// From where one step leads to these states of cut points.
    fn steps_back(&self, cuts: &Cuts, to: &Sets) -> Sets {
        let (mut now, mut before) = (self.none(), self.none());
        let listed = self.cfa.locs().filter(|loc| cuts.at[loc.index()].is_some());
        for loc in listed.chain(cuts.between.iter().rev().copied()) {
            let cut = cuts.at[loc.index()].is_some();
            let states = if cut { to[loc.index()].clone() } else { now[loc.index()].clone() };
            for id in self.cfa.edge_ids().filter(|id| self.cfa.edge(*id).to == loc && !states.is_empty()) {
                let from = self.cfa.edge(id).from.index();
                let image = self.preimage(id, &states);
                (if cuts.at[from].is_some() { &mut before[from] } else { &mut now[from] }).add(&image);
            }
        }
        before
    }

    /// Whether these states satisfy the formulas.
    fn inside(&self, cuts: &Cuts, states: &Sets, what: &str) -> Result<(), String> {
        for (loc, (set, good)) in states.iter().zip(&cuts.at).enumerate() {
            let outside = |state: &State| good.as_ref().is_some_and(|good| !good.contains(*state));
            if let Some(bad) = set.iter().find(outside) {
                let values = self.space.values(bad);
                return Err(format!(
                    "{what} lead to location {loc} in a state outside its formula: {values:?}"
                ));
            }
        }
        Ok(())
    }

    /// Whether the formulas hold where fewer than `k` steps lead; where `k - 1` steps lead.
    fn holds_at_first(&self, cuts: &Cuts, k: u32) -> Result<Sets, String> {
        if k == 0 {
            return Err("a proof has at least one step".to_owned());
        }
        let mut states = self.none();
        states[self.cfa.initial.index()] = StateSet::full(self.space.size());
        for _ in 1..k {
            states = self.steps(cuts, &states);
            self.inside(cuts, &states, "the first steps")?;
        }
        Ok(states)
    }

    /// Whether `k` steps, through states that satisfy the formulas and none of them twice, lead to one that
    /// does not.
    fn breaks_simply(&self, cuts: &Cuts, k: u32) -> bool {
        let bad: Sets = cuts
            .at
            .iter()
            .map(|set| set.as_ref().map_or_else(|| StateSet::empty(self.space.size()), StateSet::complement))
            .collect();
        let mut budget = MAX_SEARCH;
        let mut path = Vec::new();
        self.extends_back(cuts, &bad, k, &mut path, &mut budget)
    }

    /// Whether `left` more states can be put before these, all good and none on the path already.
    fn extends_back(
        &self,
        cuts: &Cuts,
        to: &Sets,
        left: u32,
        path: &mut Vec<(usize, State)>,
        budget: &mut u64,
    ) -> bool {
        if left == 0 {
            return true;
        }
        let before = self.steps_back(cuts, to);
        for (loc, set) in before.iter().enumerate() {
            let good = |state: &State| cuts.at[loc].as_ref().is_some_and(|good| good.contains(*state));
            for state in set.iter().filter(good) {
                if path.contains(&(loc, state)) {
                    continue;
                }
                assert!(*budget > 0, "too many paths to say whether one meets no state twice");
                *budget -= 1;
                let mut one = self.none();
                one[loc].insert(state);
                path.push((loc, state));
                if self.extends_back(cuts, &one, left - 1, path, budget) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }

    /// The locations from which edges lead to the error location, that one included.
    fn leads_to_error(&self) -> Vec<bool> {
        let mut leads = vec![false; self.cfa.locations.len()];
        leads[self.cfa.error.index()] = true;
        for _ in self.cfa.locs() {
            for edge in &self.cfa.edges {
                leads[edge.from.index()] |= leads[edge.to.index()];
            }
        }
        leads
    }
}
