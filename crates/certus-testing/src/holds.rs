//! Whether an invariant is a proof, by enumeration.

use crate::oracle::Oracle;
use crate::sets::StateSet;
use certus_logic::Terms;
use certus_model::{Invariant, Loc};

impl Oracle {
    /// Whether the invariant is a proof as [`Invariant`] defines it: `true` at the initial location, none at
    /// the error location, every cycle of the automaton (reachable or not) goes through a listed location,
    /// and every path from one listed location to the next keeps the formulas.
    ///
    /// # Errors
    /// Why it is none, in words.
    pub fn holds(&self, terms: &Terms, invariant: &Invariant) -> Result<(), String> {
        let (initial, error) = (self.cfa.initial, self.cfa.error);
        let size = self.space.size();
        let mut at: Vec<Option<StateSet>> = vec![None; self.cfa.locations.len()];
        for (loc, formula) in &invariant.at {
            if loc.index() >= at.len() {
                return Err(format!("location {} is not of this automaton", loc.0));
            }
            at[loc.index()] = Some(self.satisfying(terms, *formula));
        }
        if at[initial.index()].get_or_insert_with(|| StateSet::full(size)).is_full() {
            at[error.index()].get_or_insert_with(|| StateSet::empty(size));
        } else {
            return Err("the formula of the initial location is not always true".to_owned());
        }
        if at[error.index()].as_ref().is_some_and(|states| !states.is_empty()) {
            return Err("the formula of the error location can be true".to_owned());
        }
        let order = self.uncut_order(&at)?;
        for (from, states) in at.iter().enumerate() {
            if let Some(states) = states {
                self.keeps(&at, &order, Loc(from as u32), states)?;
            }
        }
        Ok(())
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

    /// Whether all paths from a listed location to the next end in good states.
    fn keeps(
        &self,
        at: &[Option<StateSet>],
        order: &[Loc],
        from: Loc,
        states: &StateSet,
    ) -> Result<(), String> {
        let mut now: Vec<StateSet> = vec![StateSet::empty(self.space.size()); at.len()];
        for (index, loc) in std::iter::once(&from).chain(order).enumerate() {
            let states = if index == 0 { states.clone() } else { now[loc.index()].clone() };
            if states.is_empty() {
                continue;
            }
            for id in self.cfa.edge_ids().filter(|id| self.cfa.edge(*id).from == *loc) {
                let to = self.cfa.edge(id).to;
                let after = self.image(id, &states);
                match &at[to.index()] {
                    Some(good) if !after.is_subset(good) => {
                        let bad = after.iter().find(|state| !good.contains(*state)).unwrap_or_default();
                        return Err(format!(
                            "a path from location {} ends with edge {} at location {} in a state outside its \
                             formula: {:?}",
                            from.0,
                            id.0,
                            to.0,
                            self.space.values(bad)
                        ));
                    }
                    Some(_) => {}
                    None => now[to.index()].add(&after),
                }
            }
        }
        Ok(())
    }
}
