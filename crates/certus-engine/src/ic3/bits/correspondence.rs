//! Sequential equivalences: latches that are constant, or equal to another one, in all states that are reached.
//!
//! Van Eijk, *Sequential Equivalence Checking Based on Structural Similarities*, IEEE TCAD 2000. Random walks tell what may be
//! equal. Then it is assumed to be, and each step that breaks it splits classes, until no step does: what is left is inductive.
//! Latches count as what they differ from their first value, so that all are false at first. The equalities are a part of
//! the invariant, and the system is made anew with one latch for each class.

use super::system::{Model, System};
use super::walks::Walker;
use crate::control::Control;
use crate::ic3::core::{Halt, OrHalt};
use crate::reason::Reason;
use certus_solver::sat::{Lit, Sat, SatAnswer, SatQuery};
use certus_solver::{Limits, Stop};
use rustc_hash::FxHashMap;

/// After so many conflicts a pair is taken for different.
const MAX_CONFLICTS: u64 = 200;

/// So many latches are asked about at once whether they are constant.
const CHUNK: usize = 64;

/// A bit of a variable: its place in the system's variables, and its number.
pub(super) type Place = (usize, u32);

/// What a bit is in place of a latch of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    /// The bit it goes with; if there is none it is a constant.
    pub(super) with: Option<Place>,
    /// Whether it is the negation of that.
    pub(super) negated: bool,
    /// Its first value.
    pub(super) first: bool,
}

/// What is merged.
pub(super) type Merges = FxHashMap<Place, Merge>;

/// Classes of latches that may be equal.
struct Classes {
    /// Those that may be constant.
    constant: Vec<usize>,
    /// The others, each class with two members at least.
    equal: Vec<Vec<usize>>,
}

impl Classes {
    /// Splits classes by the values in a state, as differences from the first value.
    fn split(&mut self, differs: impl Fn(usize) -> bool) {
        let (new, kept): (Vec<usize>, Vec<usize>) = self.constant.drain(..).partition(|n| differs(*n));
        self.constant = kept;
        let mut equal = vec![new];
        for class in self.equal.drain(..) {
            let (a, b): (Vec<usize>, Vec<usize>) = class.into_iter().partition(|n| differs(*n));
            equal.extend([a, b]);
        }
        equal.retain(|class| class.len() > 1);
        self.equal = equal;
    }

    /// How many equalities there are.
    fn len(&self) -> usize {
        self.constant.len() + self.equal.iter().map(|class| class.len() - 1).sum::<usize>()
    }
}

/// The search for equivalences of a system.
struct Search<'s, 'a> {
    system: &'s mut System<'a>,
    walker: Walker,
    classes: Classes,
    /// Whether a class was split since the last round began.
    is_split: bool,
    limits: Limits,
    /// So many assumed clauses may still be looked at, in all queries together.
    left: usize,
}

/// The latches of a system that need none of their own. So many assumed clauses may be looked at; if that is not enough to know,
/// equalities are given up first, then everything.
pub(super) fn correspondence(system: &mut System<'_>, work: usize, control: &Control) -> OrHalt<Merges> {
    let mut walker = Walker::new(system);
    let classes = candidates(system, &mut walker);
    let limits = control.limits.clone().with_conflicts(MAX_CONFLICTS);
    let mut search = Search { system, walker, classes, is_split: true, limits, left: work };
    while search.is_split && search.classes.len() > 0 {
        if let Some(why) = control.stop() {
            return Err(Halt::Stopped(why));
        }
        search.round()?;
        // A round that was not finished has shown nothing.
        if search.left == 0 {
            if search.classes.equal.is_empty() {
                return Ok(Merges::default());
            }
            search.classes.equal.clear();
            search.left = work;
            search.is_split = true;
        }
    }
    Ok(search.merges())
}

/// What random walks leave equal.
fn candidates(system: &System<'_>, walker: &mut Walker) -> Classes {
    let mut constant = Vec::new();
    let mut groups: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    let signatures = walker.signatures(system);
    for (n, signature) in signatures.into_iter().enumerate() {
        if system.latches[n].first.is_none() {
            continue;
        }
        match signature {
            None => constant.push(n),
            Some(signature) => groups.entry(signature).or_default().push(n),
        }
    }
    let mut equal: Vec<Vec<usize>> = groups.into_values().filter(|class| class.len() > 1).collect();
    equal.sort_unstable();
    Classes { constant, equal }
}

impl Search<'_, '_> {
    /// Whether a latch begins with true: it is negated then.
    fn flips(&self, n: usize) -> bool {
        self.system.latches[n].first == Some(true)
    }

    /// The literal of a latch that differs from its first value.
    fn now(&self, n: usize) -> Lit {
        self.system.latches[n].now.negated_if(self.flips(n))
    }

    /// The same after a step.
    fn next(&self, n: usize) -> Lit {
        self.system.latches[n].next.negated_if(self.flips(n))
    }

    /// Assumes what the classes say, and looks for steps that break it.
    fn round(&mut self) -> OrHalt<()> {
        self.is_split = false;
        let act = self.system.circuit.sat().new_var().pos();
        let mut clauses: Vec<Vec<Lit>> = self.classes.constant.iter().map(|n| vec![!self.now(*n)]).collect();
        for class in &self.classes.equal {
            let first = self.now(class[0]);
            for n in &class[1..] {
                clauses.extend([vec![!first, self.now(*n)], vec![first, !self.now(*n)]]);
            }
        }
        for clause in &clauses {
            self.system.circuit.sat().add_clause_under(act, clause);
        }
        let mut assumptions = vec![act];
        assumptions.extend(self.system.constraint);
        assumptions.extend(self.system.step);
        let cost = clauses.len() + CHUNK;
        self.constants(&assumptions, cost)?;
        self.equals(&assumptions, cost)?;
        self.system.circuit.sat().retire(act);
        Ok(())
    }

    fn constants(&mut self, assumptions: &[Lit], cost: usize) -> OrHalt<()> {
        let (mut at, mut alone_until) = (0, 0);
        while at < self.classes.constant.len() && self.left > 0 {
            let size = if at < alone_until { 1 } else { CHUNK };
            let end = (at + size).min(self.classes.constant.len());
            let clause: Vec<Lit> = self.classes.constant[at..end].iter().map(|n| self.next(*n)).collect();
            match self.ask(assumptions, Some(&clause), cost)? {
                Some(false) => at = end,
                Some(true) => {}
                None if end - at > 1 => alone_until = end,
                None => {
                    self.classes.constant.remove(at);
                    alone_until = alone_until.saturating_sub(1);
                    self.is_split = true;
                }
            }
        }
        // What was not asked about is not known.
        self.is_split |= at < self.classes.constant.len();
        Ok(())
    }

    fn equals(&mut self, assumptions: &[Lit], cost: usize) -> OrHalt<()> {
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for class in &self.classes.equal {
            pairs.extend(class[1..].iter().map(|n| (class[0], *n)));
        }
        for (a, b) in pairs {
            if self.left == 0 {
                // The others are not known.
                self.is_split = true;
                break;
            }
            // A split may have parted them.
            if !self.classes.equal.iter().any(|class| class[0] == a && class.contains(&b)) {
                continue;
            }
            for (a, b) in [(self.next(a), !self.next(b)), (!self.next(a), self.next(b))] {
                let both: Vec<Lit> = assumptions.iter().copied().chain([a, b]).collect();
                if a == !b {
                    continue;
                }
                match self.ask(&both, None, cost)? {
                    Some(false) => {}
                    Some(true) => break,
                    None => {
                        self.part(b);
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes the latch with this literal after a step out of its class.
    fn part(&mut self, next: Lit) {
        let gone: Vec<usize> = (0..self.system.latches.len())
            .filter(|n| self.system.latches[*n].next.var() == next.var())
            .collect();
        for class in &mut self.classes.equal {
            class.retain(|n| !gone.contains(n));
        }
        self.classes.equal.retain(|class| class.len() > 1);
        self.is_split = true;
    }

    /// Asks a query. If there is a step, its successor splits the classes.
    fn ask(&mut self, assumptions: &[Lit], clause: Option<&[Lit]>, cost: usize) -> OrHalt<Option<bool>> {
        self.left = self.left.saturating_sub(cost);
        let query = SatQuery { assumptions, clause };
        match self.system.circuit.sat().solve(&query, &self.limits) {
            SatAnswer::Unsat => Ok(Some(false)),
            SatAnswer::Unknown(Stop::Conflicts) => Ok(None),
            SatAnswer::Unknown(stop) => Err(Halt::Stopped(Reason::from(stop))),
            SatAnswer::Sat => {
                let model = self.system.model();
                let after: Model = self.walker.step(self.system, &model);
                let (system, before) = (&*self.system, self.classes.len());
                self.classes.split(|n| after.latches[n] != system.latches[n].first);
                self.is_split = true;
                // It does break a class; if it did not, that would not be known.
                Ok((self.classes.len() < before).then_some(true))
            }
        }
    }

    /// What was found.
    fn merges(&self) -> Merges {
        let latches = &self.system.latches;
        let place = |n: usize| latches[n].place().expect("no inner signal before latches are merged");
        let first = |n: usize| latches[n].first == Some(true);
        let mut merges = Merges::default();
        for n in &self.classes.constant {
            merges.insert(place(*n), Merge { with: None, negated: false, first: first(*n) });
        }
        for class in &self.classes.equal {
            // Members are in the order of latches, which is that of variables and bits.
            let with = class[0];
            for n in &class[1..] {
                let negated = first(with) != first(*n);
                merges.insert(place(*n), Merge { with: Some(place(with)), negated, first: first(*n) });
            }
        }
        merges
    }
}
