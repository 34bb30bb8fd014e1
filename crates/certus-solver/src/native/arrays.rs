//! The check of arrays: accesses travel along array terms until two of them disagree.

use super::aig::Edge;
use super::blast::{Blaster, Scalar, Shape};
use super::model::BitModel;
use super::relevance::Relevance;
use super::theory::{ArrayId, Clause, Contents, Entry, Kind};
use crate::limits::{Limits, Stop};
use certus_logic::Bv;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// One check of the arrays.
pub(crate) struct Walk {
    contents: Contents,
    relevance: Relevance,
    /// Where an access came from: the step before and the condition of the last step.
    paths: Vec<(usize, Edge)>,
    queue: VecDeque<(ArrayId, Entry)>,
    lemmas: Vec<Clause>,
}

/// With so many violations the solver has enough to think about: it is asked again before more are looked for.
const MANY: usize = 100;

/// How many accesses travel on between two looks at the limits.
const LOOK_EVERY: usize = 256;

impl Walk {
    /// Checks the arrays of a solution. Returns what it violates, and the contents if that is nothing.
    ///
    /// # Errors
    /// If a limit is reached.
    pub(crate) fn check(
        b: &mut Blaster,
        model: &mut BitModel<'_>,
        relevance: Relevance,
        contents: Contents,
        limits: &Limits,
    ) -> Result<(Vec<Clause>, Contents), Stop> {
        let mut walk = Walk {
            contents,
            relevance,
            paths: vec![(0, Edge::TRUE)],
            queue: VecDeque::new(),
            lemmas: Vec::new(),
        };
        walk.run(b, model, limits)?;
        if walk.lemmas.is_empty() {
            walk.lemmas = walk.constant_arrays(b, model);
        }
        Ok((walk.lemmas, walk.contents))
    }

    fn run(&mut self, b: &mut Blaster, model: &mut BitModel<'_>, limits: &Limits) -> Result<(), Stop> {
        // What a store writes comes first: reading it there must give that.
        for id in self.relevance.arrays.clone() {
            if let Kind::Store { index, value, .. } = b.theory.node(id).kind {
                self.arrive(b, model, id, Entry { index, value, path: 0 });
            }
        }
        for a in self.relevance.accesses.clone() {
            self.arrive(b, model, a.array, Entry { index: a.index, value: a.value, path: 0 });
        }
        let mut travelled = 0;
        while let Some((id, entry)) = self.queue.pop_front().filter(|_| self.lemmas.len() < MANY) {
            travelled += 1;
            if travelled % LOOK_EVERY == 0
                && let Some(stop) = limits.stop()
            {
                return Err(stop);
            }
            self.spread(b, model, id, entry);
        }
        Ok(())
    }

    /// An access comes to an array: it must agree with the one that is there at the same index.
    fn arrive(&mut self, b: &mut Blaster, model: &mut BitModel<'_>, id: ArrayId, entry: Entry) {
        let index = model.value(b, entry.index);
        if let Some(there) = self.contents.tables.get(&(id, index.clone())).copied() {
            if model.value(b, there.value) != model.value(b, entry.value) {
                let mut clause = vec![!b.eq_of(there.index, entry.index), b.eq_of(there.value, entry.value)];
                self.conditions(there.path, &mut clause);
                self.conditions(entry.path, &mut clause);
                self.lemmas.push(clause);
            }
            return;
        }
        if let Kind::Const(element) = b.theory.node(id).kind
            && model.value(b, element) != model.value(b, entry.value)
        {
            let mut clause = vec![b.eq_of(element, entry.value)];
            self.conditions(entry.path, &mut clause);
            self.lemmas.push(clause);
            return;
        }
        self.contents.tables.insert((id, index), entry);
        self.queue.push_back((id, entry));
    }

    /// Adds the negated conditions of a path to a clause.
    fn conditions(&self, mut path: usize, clause: &mut Clause) {
        while path != 0 {
            let (before, condition) = self.paths[path];
            clause.push(!condition);
            path = before;
        }
    }

    fn step(
        &mut self,
        b: &mut Blaster,
        model: &mut BitModel<'_>,
        to: ArrayId,
        entry: Entry,
        condition: Edge,
    ) {
        if !self.relevance.is_relevant.contains(&to) {
            return;
        }
        self.paths.push((entry.path, condition));
        let path = self.paths.len() - 1;
        self.arrive(b, model, to, Entry { path, ..entry });
    }

    /// Sends an access on to the arrays that hold the same at its index.
    fn spread(&mut self, b: &mut Blaster, model: &mut BitModel<'_>, id: ArrayId, entry: Entry) {
        match b.theory.node(id).kind {
            Kind::Store { base, index, .. } => self.past_store(b, model, base, index, entry),
            Kind::Ite { c, t, e } => {
                let holds = model.edge(b, c);
                self.step(b, model, if holds { t } else { e }, entry, c.negated_if(!holds));
            }
            Kind::Var | Kind::Const(_) => {}
        }
        for p in b.theory.node(id).parents.clone() {
            if !self.relevance.is_relevant.contains(&p) {
                continue;
            }
            match b.theory.node(p).kind {
                Kind::Store { index, .. } => self.past_store(b, model, p, index, entry),
                Kind::Ite { c, t, e } => {
                    let holds = model.edge(b, c);
                    if (if holds { t } else { e }) == id {
                        self.step(b, model, p, entry, c.negated_if(!holds));
                    }
                }
                Kind::Var | Kind::Const(_) => {}
            }
        }
        for (equal, other) in b.theory.node(id).equalities.clone() {
            if model.edge(b, equal) {
                self.step(b, model, other, entry, equal);
            }
        }
    }

    /// Both sides of a store agree at other indices than its own.
    fn past_store(
        &mut self,
        b: &mut Blaster,
        model: &mut BitModel<'_>,
        to: ArrayId,
        at: Scalar,
        entry: Entry,
    ) {
        if model.value(b, at) != model.value(b, entry.index) {
            let same = b.eq_of(at, entry.index);
            self.step(b, model, to, entry, !same);
        }
    }

    /// Arrays that agree almost everywhere in the solution have one default. Two constant arrays among them
    /// must hold the same element, unless stores cover every index: then each index is looked at.
    fn constant_arrays(&mut self, b: &mut Blaster, model: &mut BitModel<'_>) -> Vec<Clause> {
        let mut all: Vec<ArrayId> = self.relevance.arrays.clone();
        all.sort_unstable();
        let mut group: FxHashMap<ArrayId, ArrayId> = all.iter().map(|a| (*a, *a)).collect();
        for id in &all {
            let node = b.theory.node(*id);
            match node.kind {
                Kind::Store { base, .. } => unite(&mut group, *id, base),
                Kind::Ite { c, t, e } => unite(&mut group, *id, if model.edge(b, c) { t } else { e }),
                Kind::Var | Kind::Const(_) => {}
            }
            for (equal, other) in &node.equalities {
                if model.edge(b, *equal) {
                    unite(&mut group, *id, *other);
                }
            }
        }
        let mut found: FxHashMap<ArrayId, Scalar> = FxHashMap::default();
        for id in &all {
            let Kind::Const(element) = b.theory.node(*id).kind else { continue };
            let root = find(&mut group, *id);
            let first = *found.entry(root).or_insert(element);
            if model.value(b, first) != model.value(b, element) {
                let members: Vec<ArrayId> =
                    all.iter().copied().filter(|a| find(&mut group, *a) == root).collect();
                if let Some(clauses) = separate(b, &members, *id, element) {
                    return clauses;
                }
            }
        }
        for id in &all {
            let root = find(&mut group, *id);
            if let Some(element) = found.get(&root) {
                let v = model.value(b, *element);
                self.contents.defaults.insert(*id, v);
            }
        }
        Vec::new()
    }
}

/// Makes the solver look at the constant array `id` where no store of its group writes. `None` if every
/// index of every constant array of the group is looked at already: then the stores do make up for the
/// difference.
fn separate(b: &mut Blaster, group: &[ArrayId], id: ArrayId, element: Scalar) -> Option<Vec<Clause>> {
    let shape = b.theory.node(id).index;
    let mut written = Vec::new();
    let mut constants = Vec::new();
    for a in group {
        match b.theory.node(*a).kind {
            Kind::Store { index, .. } => written.push(index),
            Kind::Const(element) => constants.push((*a, element)),
            Kind::Var | Kind::Ite { .. } => {}
        }
    }
    if let Shape::Bits(width) = shape
        && width < 31
        && 1usize << width <= written.len()
    {
        constants.retain(|(a, _)| b.theory.enumerated.insert(*a));
        if constants.is_empty() {
            return None;
        }
        for k in 0..1u128 << width {
            let edges = super::circuits::constant(&Bv::new(width, k));
            let index = Scalar::Bits(b.store_bits(&edges));
            for (a, element) in &constants {
                b.read_constant(*a, index, *element);
            }
        }
        return Some(vec![vec![Edge::TRUE]]);
    }
    // There is an index that is not among the written ones: give it a name.
    let index = b.fresh(shape);
    b.read_constant(id, index, element);
    let mut clauses: Vec<Clause> = written.into_iter().map(|w| vec![!b.eq_of(index, w)]).collect();
    clauses.push(vec![Edge::TRUE]);
    Some(clauses)
}

fn find(group: &mut FxHashMap<ArrayId, ArrayId>, mut a: ArrayId) -> ArrayId {
    while group[&a] != a {
        let up = group[&group[&a]];
        group.insert(a, up);
        a = up;
    }
    a
}

fn unite(group: &mut FxHashMap<ArrayId, ArrayId>, a: ArrayId, b: ArrayId) {
    if !group.contains_key(&b) {
        return;
    }
    let (x, y) = (find(group, a), find(group, b));
    if x != y {
        group.insert(x.max(y), x.min(y));
    }
}
