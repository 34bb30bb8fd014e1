//! The paths between cut points as formulas: forward, in static single assignment form.
//!
//! A [`Front`] is how far paths have come: a Boolean that may be true only if a path is there, what was assumed
//! since, and the values of the variables that were written. Where the two branches of a test meet, the test
//! says which values they have ([`join`]). Where other paths meet, each gets a Boolean of its own, and variables
//! whose values differ become new ones that are equal to the value of each path under its Boolean. All assertions go from a Boolean to what it needs, so a query forces only what it asks for.

use crate::Failure;
use crate::join;
use crate::problem::Problem;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Command, Step};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// More assumptions than this are put behind a Boolean where paths part.
const MANY: usize = 32;

/// How far paths have come.
#[derive(Clone, Debug)]
pub(crate) struct Front {
    /// True only if a path is here, as far as `assumed` does not say more.
    pub(crate) reach: Term,
    /// What was assumed since.
    pub(crate) assumed: Vec<Term>,
    /// The values of variables; those that are not listed have the value of the variable itself.
    pub(crate) values: FxHashMap<Term, Term>,
}

impl Front {
    /// The beginning: all variables have their own values.
    pub(crate) fn start(reach: Term) -> Front {
        Front { reach, assumed: Vec::new(), values: FxHashMap::default() }
    }

    /// The value of a variable.
    pub(crate) fn value(&self, var: Term) -> Term {
        self.values.get(&var).copied().unwrap_or(var)
    }
}

/// The variables that a path to one of these fronts has written.
pub(crate) fn written<'a>(fronts: impl IntoIterator<Item = &'a Front>) -> Vec<Term> {
    let mut vars: Vec<Term> = fronts.into_iter().flat_map(|front| front.values.keys().copied()).collect();
    vars.sort_unstable();
    vars.dedup();
    vars
}

impl Problem<'_> {
    /// A term over the variables, at a front.
    pub(crate) fn at(&mut self, terms: &mut Terms, front: &Front, term: Term) -> Term {
        let term = self.sums.read(terms, term);
        self.put(terms, front, term)
    }

    /// The same for a term in which sums stay as they are.
    fn put(&mut self, terms: &mut Terms, front: &Front, term: Term) -> Term {
        let changed = self.free_vars(terms, term);
        let mut by: Substitution =
            changed.iter().filter_map(|var| front.values.get(var).map(|value| (*var, *value))).collect();
        terms.substitute(term, &mut by)
    }

    /// Gives a front a Boolean that nothing else has. `false` if it cannot be true.
    fn own(&mut self, terms: &mut Terms, front: &mut Front) -> Result<bool, Failure> {
        let mut needed = std::mem::take(&mut front.assumed);
        if terms.and(&needed) == terms.fls() {
            return Ok(false);
        }
        needed.push(front.reach);
        front.reach = terms.fresh("certify.path", Sort::Bool);
        for needed in needed {
            self.imply(terms, front.reach, needed)?;
        }
        Ok(true)
    }

    /// One front that is wherever one of these is; `None` if none can be.
    pub(crate) fn meet(&mut self, terms: &mut Terms, fronts: Vec<Front>) -> Result<Option<Front>, Failure> {
        let mut fronts = join::branches(terms, fronts);
        if fronts.len() > 1 {
            let mut kept = Vec::with_capacity(fronts.len());
            for mut front in fronts {
                if self.own(terms, &mut front)? {
                    kept.push(front);
                }
            }
            fronts = kept;
        }
        if fronts.len() <= 1 {
            return Ok(fronts.pop());
        }
        let reach = terms.fresh("certify.meet", Sort::Bool);
        let ways: Vec<Term> = fronts.iter().map(|front| front.reach).collect();
        let some = terms.or(&ways);
        self.imply(terms, reach, some)?;
        let mut values = FxHashMap::default();
        for var in written(&fronts) {
            let first = fronts[0].value(var);
            if fronts.iter().all(|front| front.value(var) == first) {
                values.insert(var, first);
                continue;
            }
            let new = terms.fresh("certify.var", terms.sort(var));
            for front in &fronts {
                let same = terms.eq(new, front.value(var));
                self.imply(terms, front.reach, same)?;
            }
            values.insert(var, new);
        }
        Ok(Some(Front { reach, assumed: Vec::new(), values }))
    }

    /// [`Problem::meet`] with a Boolean that no other front has: what is asserted of paths at this front must
    /// not bind paths that turned elsewhere.
    pub(crate) fn meet_alone(
        &mut self,
        terms: &mut Terms,
        fronts: Vec<Front>,
    ) -> Result<Option<Front>, Failure> {
        let Some(mut front) = self.meet(terms, fronts)? else { return Ok(None) };
        Ok(if self.own(terms, &mut front)? { Some(front) } else { None })
    }

    /// Executes commands; `None` if an assumption is plainly false.
    fn execute(
        &mut self,
        terms: &mut Terms,
        mut front: Front,
        steps: &[Step],
    ) -> Result<Option<Front>, Failure> {
        for step in steps {
            match step.command {
                Command::Assume(guard) => {
                    let guard = self.at(terms, &front, guard);
                    if guard == terms.fls() {
                        return Ok(None);
                    }
                    if guard != terms.tru() {
                        front.assumed.push(guard);
                    }
                }
                Command::Assign(var, value) => {
                    let mut new = self.sums.after(terms, var, value);
                    new.push((var, value));
                    for (_, value) in &mut new {
                        *value = self.at(terms, &front, *value);
                    }
                    front.values.extend(new);
                }
                Command::Havoc(var) => {
                    let any = terms.fresh("certify.any", terms.sort(var));
                    front.values.insert(var, any);
                    for (stands, sum) in self.sums.with(var) {
                        let value = self.put(terms, &front, sum);
                        front.values.insert(stands, value);
                    }
                }
            }
        }
        Ok(Some(front))
    }

    /// Follows all paths from a cut point to the next. `useful` says which nodes lead to a cut point of
    /// interest: others are not entered, and cut points that are not of interest are not reported.
    pub(crate) fn expand(
        &mut self,
        terms: &mut Terms,
        from: usize,
        start: Front,
        useful: &[bool],
        out: &mut BTreeMap<usize, Vec<Front>>,
    ) -> Result<(), Failure> {
        let mut pending: BTreeMap<usize, (usize, Vec<Front>)> = BTreeMap::new();
        pending.insert(0, (from, vec![start]));
        // The start comes first whatever its place is; all others are no cut points and follow their places.
        while let Some((_, (node, fronts))) = pending.pop_first() {
            self.go_on()?;
            let Some(mut front) = self.meet(terms, fronts)? else { continue };
            let graph = self.graph;
            let ways: Vec<_> = graph.ways[node].iter().filter(|way| useful[way.to]).collect();
            // Each branch gets a copy of what was assumed.
            if ways.len() > 1 && front.assumed.len() > MANY && !self.own(terms, &mut front)? {
                continue;
            }
            let mut front = Some(front);
            for (index, way) in ways.iter().enumerate() {
                // The last way takes the front along, so that straight code copies nothing.
                let front = if index + 1 == ways.len() { front.take() } else { front.clone() };
                let Some(front) = front else { break };
                let Some(front) = self.execute(terms, front, way.steps)? else { continue };
                if self.is_cut(way.to) {
                    out.entry(way.to).or_default().push(front);
                } else {
                    let entry = pending.entry(self.place[way.to] + 1);
                    entry.or_insert_with(|| (way.to, Vec::new())).1.push(front);
                }
            }
        }
        Ok(())
    }

    /// A Boolean that is true only if a path is at this front and the formula is false there; `None` if that
    /// cannot be.
    pub(crate) fn violation(
        &mut self,
        terms: &mut Terms,
        front: &Front,
        formula: Term,
    ) -> Result<Option<Term>, Failure> {
        let holds = self.at(terms, front, formula);
        if holds == terms.tru() {
            return Ok(None);
        }
        let mut here = front.clone();
        here.assumed.push(terms.not(holds));
        Ok(if self.own(terms, &mut here)? { Some(here.reach) } else { None })
    }
}
