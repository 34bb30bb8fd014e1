//! Arrays and uninterpreted functions, by lemmas on demand.
//!
//! A selection or an application is a free vector of bits until a solution of the bits contradicts what it
//! stands for. [`Theory::check`] looks for such contradictions: each access to an array travels along the
//! array terms (to the base of a store at another index, into the chosen branch, across an equality that
//! holds, and upwards), and where two accesses meet at one index they must agree. What fails becomes a
//! clause that is valid whatever the query, so it stays.

use super::aig::Edge;
use super::blast::{Bits, Blaster};
use super::model::BitModel;
use crate::error::SolverError;
use certus_logic::{Bv, Op, Symbol, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// An array term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ArrayId(u32);

#[derive(Clone, Copy, Debug)]
enum Kind {
    Var,
    Store { base: ArrayId, index: Bits, value: Bits },
    Ite { c: Edge, t: ArrayId, e: ArrayId },
    Const(Bits),
}

#[derive(Debug)]
struct ArrayNode {
    kind: Kind,
    index_bits: u32,
    /// Stores and if-then-elses over this array.
    parents: Vec<ArrayId>,
    /// Equalities with other arrays.
    equalities: Vec<(Edge, ArrayId)>,
}

#[derive(Clone, Copy, Debug)]
struct Access {
    array: ArrayId,
    index: Bits,
    value: Bits,
}

#[derive(Clone, Debug)]
struct Application {
    function: Symbol,
    args: Vec<Bits>,
    result: Bits,
}

/// A clause over edges.
pub(crate) type Clause = Vec<Edge>;

/// An access that has come to an array, and the way it took.
#[derive(Clone, Copy, Debug)]
struct Entry {
    index: Bits,
    value: Bits,
    path: usize,
}

/// What the last check found: the contents of arrays and functions in the solution.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    tables: FxHashMap<(ArrayId, Bv), Entry>,
    defaults: FxHashMap<ArrayId, Bv>,
    functions: FxHashMap<(Symbol, Vec<Bv>), Bv>,
}

impl Contents {
    /// The places of an array that the solution fixes, and the element everywhere else, if that matters.
    pub(crate) fn array(&self, blaster: &Blaster, id: ArrayId, model: &mut BitModel<'_>) -> (Vec<(Bv, Bv)>, Option<Bv>) {
        let mut out: Vec<(Bv, Bv)> = Vec::new();
        for ((array, index), entry) in &self.tables {
            if *array == id {
                out.push((index.clone(), model.value(blaster, entry.value)));
            }
        }
        out.sort_unstable();
        (out, self.defaults.get(&id).cloned())
    }

    /// The places of a function that the solution fixes.
    pub(crate) fn function(&self, f: Symbol) -> Vec<(Vec<Bv>, Bv)> {
        let mut out: Vec<(Vec<Bv>, Bv)> = self
            .functions
            .iter()
            .filter(|((g, _), _)| *g == f)
            .map(|((_, args), r)| (args.clone(), r.clone()))
            .collect();
        out.sort_unstable();
        out
    }
}

/// The accesses and applications met so far.
#[derive(Debug)]
pub(crate) struct Theory {
    arrays: Vec<ArrayNode>,
    ids: FxHashMap<Term, ArrayId>,
    accesses: Vec<Access>,
    /// Accesses that every query must look at: those at indices made up by a lemma.
    always: Vec<Access>,
    applications: Vec<Application>,
    /// Valid clauses that are not yet with the SAT solver.
    pub(crate) facts: Vec<Clause>,
}

impl Theory {
    pub(crate) fn new() -> Theory {
        Theory {
            arrays: Vec::new(),
            ids: FxHashMap::default(),
            accesses: Vec::new(),
            always: Vec::new(),
            applications: Vec::new(),
            facts: Vec::new(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.arrays.is_empty() && self.applications.is_empty()
    }

    pub(crate) fn id(&self, t: Term) -> Option<ArrayId> {
        self.ids.get(&t).copied()
    }

    fn node(&self, a: ArrayId) -> &ArrayNode {
        &self.arrays[a.0 as usize]
    }
}

impl Blaster {
    /// Registers an array term whose arguments are blasted.
    pub(crate) fn array_node(&mut self, terms: &Terms, t: Term) -> Result<(), SolverError> {
        let (index, element) = terms.array_parts(t);
        let index_bits = Blaster::bits_of_sort(index)?;
        Blaster::bits_of_sort(element)?;
        let id_of = |b: &Blaster, i: usize| b.theory.ids[&terms.arg(t, i)];
        let kind = match terms.op(t) {
            Op::Var(_) => Kind::Var,
            Op::Store => {
                let base = id_of(self, 0);
                let (index, value) = (self.bits(terms, terms.arg(t, 1))?, self.bits(terms, terms.arg(t, 2))?);
                Kind::Store { base, index, value }
            }
            Op::Ite => {
                let c = self.formula(terms, terms.arg(t, 0))?;
                Kind::Ite { c, t: id_of(self, 1), e: id_of(self, 2) }
            }
            Op::ConstArray(_) => Kind::Const(self.bits(terms, terms.arg(t, 0))?),
            _ => {
                return Err(SolverError::Unsupported {
                    solver: "native".to_owned(),
                    theory: "functions that give arrays",
                    instead: "z3",
                });
            }
        };
        let id = ArrayId(u32::try_from(self.theory.arrays.len()).expect("fewer than 2^32 arrays"));
        let below: &[ArrayId] = match &kind {
            Kind::Store { base, .. } => std::slice::from_ref(base),
            Kind::Ite { t, e, .. } => &[*t, *e],
            Kind::Var | Kind::Const(_) => &[],
        };
        for b in below {
            self.theory.arrays[b.0 as usize].parents.push(id);
        }
        self.theory.arrays.push(ArrayNode { kind, index_bits, parents: Vec::new(), equalities: Vec::new() });
        self.theory.ids.insert(t, id);
        Ok(())
    }

    pub(crate) fn selection(&mut self, terms: &Terms, t: Term) -> Result<Vec<Edge>, SolverError> {
        let width = Blaster::bits_of_sort(terms.sort(t))?;
        let value = self.fresh(width);
        let array = self.theory.ids[&terms.arg(t, 0)];
        let index = self.bits(terms, terms.arg(t, 1))?;
        self.theory.accesses.push(Access { array, index, value });
        Ok(self.get(value).to_vec())
    }

    /// An equality of arrays: a free bit that is false only if the arrays differ at a place of its own.
    pub(crate) fn array_equality(&mut self, terms: &Terms, t: Term) -> Result<Edge, SolverError> {
        let (a, b) = (terms.arg(t, 0), terms.arg(t, 1));
        let (index, element) = terms.array_parts(a);
        let (iw, ew) = (Blaster::bits_of_sort(index)?, Blaster::bits_of_sort(element)?);
        let (ia, ib) = (self.theory.ids[&a], self.theory.ids[&b]);
        let equal = self.aig.input();
        let witness = self.fresh(iw);
        let (va, vb) = (self.fresh(ew), self.fresh(ew));
        self.theory.accesses.push(Access { array: ia, index: witness, value: va });
        self.theory.accesses.push(Access { array: ib, index: witness, value: vb });
        let (x, y) = (self.get(va).to_vec(), self.get(vb).to_vec());
        let same = self.aig.eq_bits(&x, &y);
        self.theory.facts.push(vec![equal, !same]);
        self.theory.arrays[ia.0 as usize].equalities.push((equal, ib));
        self.theory.arrays[ib.0 as usize].equalities.push((equal, ia));
        Ok(equal)
    }

    pub(crate) fn application(&mut self, terms: &Terms, function: Symbol, t: Term) -> Result<Vec<Edge>, SolverError> {
        let mut args = Vec::new();
        for a in terms.args(t).to_vec() {
            Blaster::bits_of_sort(terms.sort(a))?;
            args.push(self.bits(terms, a)?);
        }
        let result = self.fresh(Blaster::bits_of_sort(terms.sort(t))?);
        self.theory.applications.push(Application { function, args, result });
        Ok(self.get(result).to_vec())
    }

    fn eq_of(&mut self, a: Bits, b: Bits) -> Edge {
        let (x, y) = (self.get(a).to_vec(), self.get(b).to_vec());
        self.aig.eq_bits(&x, &y)
    }

    /// Looks for contradictions of a solution with the theory. Returns the clauses it violates; if there are
    /// none, the contents of arrays and functions are in `contents`.
    pub(crate) fn check_theory(&mut self, model: &mut BitModel<'_>, contents: &mut Contents) -> Vec<Clause> {
        *contents = Contents::default();
        let mut lemmas = self.check_functions(model, contents);
        if !self.theory.arrays.is_empty() {
            let mut walk = Walk {
                contents: std::mem::take(contents),
                paths: vec![(0, Edge::TRUE)],
                queue: VecDeque::new(),
                touched: FxHashSet::default(),
                lemmas: Vec::new(),
            };
            walk.run(self, model);
            lemmas.append(&mut walk.lemmas);
            if lemmas.is_empty() {
                lemmas = walk.constant_arrays(self, model);
            }
            *contents = walk.contents;
        }
        lemmas
    }

    fn check_functions(&mut self, model: &mut BitModel<'_>, contents: &mut Contents) -> Vec<Clause> {
        let mut seen: FxHashMap<(Symbol, Vec<Bv>), usize> = FxHashMap::default();
        let mut clashes = Vec::new();
        for (n, a) in self.theory.applications.iter().enumerate() {
            if !model.in_cone(self, a.result) {
                continue;
            }
            let args: Vec<Bv> = a.args.iter().map(|b| model.value(self, *b)).collect();
            let result = model.value(self, a.result);
            let key = (a.function, args);
            match seen.get(&key) {
                Some(first) => {
                    if contents.functions[&key] != result {
                        clashes.push((*first, n));
                    }
                }
                None => {
                    seen.insert(key.clone(), n);
                    contents.functions.insert(key, result);
                }
            }
        }
        let mut lemmas = Vec::new();
        for (x, y) in clashes {
            let (x, y) = (self.theory.applications[x].clone(), self.theory.applications[y].clone());
            let mut clause: Clause = Vec::new();
            for (a, b) in x.args.iter().zip(&y.args) {
                clause.push(!self.eq_of(*a, *b));
            }
            clause.push(self.eq_of(x.result, y.result));
            lemmas.push(clause);
        }
        lemmas
    }
}

/// One check of the arrays.
struct Walk {
    contents: Contents,
    /// Where an access came from: the step before and the condition of the last step.
    paths: Vec<(usize, Edge)>,
    queue: VecDeque<(ArrayId, Entry)>,
    touched: FxHashSet<ArrayId>,
    lemmas: Vec<Clause>,
}

impl Walk {
    fn run(&mut self, b: &mut Blaster, model: &mut BitModel<'_>) {
        let mut relevant: Vec<Access> =
            b.theory.accesses.iter().filter(|a| model.in_cone(b, a.value)).copied().collect();
        relevant.extend_from_slice(&b.theory.always);
        let mut order: Vec<ArrayId> = Vec::new();
        for a in &relevant {
            self.touch(b, a.array, &mut order);
        }
        for n in 0..b.theory.arrays.len() {
            let id = ArrayId(n as u32);
            if b.theory.arrays[n].equalities.iter().any(|(e, _)| model.edge_in_cone(*e)) {
                self.touch(b, id, &mut order);
            }
        }
        for id in order {
            if let Kind::Store { index, value, .. } = b.theory.node(id).kind {
                self.arrive(b, model, id, Entry { index, value, path: 0 });
            }
        }
        for a in relevant {
            self.arrive(b, model, a.array, Entry { index: a.index, value: a.value, path: 0 });
        }
        while let Some((id, entry)) = self.queue.pop_front() {
            self.spread(b, model, id, entry);
        }
    }

    /// Marks an array and what it is made of.
    fn touch(&mut self, b: &Blaster, id: ArrayId, order: &mut Vec<ArrayId>) {
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if !self.touched.insert(id) {
                continue;
            }
            order.push(id);
            match b.theory.node(id).kind {
                Kind::Store { base, .. } => stack.push(base),
                Kind::Ite { t, e, .. } => stack.extend([t, e]),
                Kind::Var | Kind::Const(_) => {}
            }
        }
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
        if let Kind::Const(element) = b.theory.node(id).kind {
            if model.value(b, element) != model.value(b, entry.value) {
                let mut clause = vec![b.eq_of(element, entry.value)];
                self.conditions(entry.path, &mut clause);
                self.lemmas.push(clause);
                return;
            }
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

    fn step(&mut self, b: &mut Blaster, model: &mut BitModel<'_>, to: ArrayId, entry: Entry, condition: Edge) {
        if !self.touched.contains(&to) {
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
            if !self.touched.contains(&p) {
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
            if model.edge_in_cone(equal) && model.edge(b, equal) {
                self.step(b, model, other, entry, equal);
            }
        }
    }

    /// Both sides of a store agree at other indices than its own.
    fn past_store(&mut self, b: &mut Blaster, model: &mut BitModel<'_>, to: ArrayId, at: Bits, entry: Entry) {
        if model.value(b, at) != model.value(b, entry.index) {
            let same = b.eq_of(at, entry.index);
            self.step(b, model, to, entry, !same);
        }
    }

    /// Arrays that agree almost everywhere in the solution have one default. Two constant arrays among them
    /// must hold the same element, unless stores cover every index: then each index is looked at.
    fn constant_arrays(&mut self, b: &mut Blaster, model: &mut BitModel<'_>) -> Vec<Clause> {
        let mut group: FxHashMap<ArrayId, ArrayId> = self.touched.iter().map(|a| (*a, *a)).collect();
        let mut all: Vec<ArrayId> = self.touched.iter().copied().collect();
        all.sort_unstable();
        for id in &all {
            let node = b.theory.node(*id);
            match node.kind {
                Kind::Store { base, .. } => unite(&mut group, *id, base),
                Kind::Ite { c, t, e } => unite(&mut group, *id, if model.edge(b, c) { t } else { e }),
                Kind::Var | Kind::Const(_) => {}
            }
            for (equal, other) in &node.equalities {
                if model.edge_in_cone(*equal) && model.edge(b, *equal) {
                    unite(&mut group, *id, *other);
                }
            }
        }
        let mut found: FxHashMap<ArrayId, (ArrayId, Bits)> = FxHashMap::default();
        for id in &all {
            let Kind::Const(element) = b.theory.node(*id).kind else { continue };
            let root = find(&mut group, *id);
            match found.get(&root).copied() {
                None => {
                    found.insert(root, (*id, element));
                }
                Some((_, first)) if model.value(b, first) == model.value(b, element) => {}
                Some(_) => return self.separate(b, &mut group, root, *id, element, &all),
            }
        }
        for id in &all {
            let root = find(&mut group, *id);
            if let Some((_, element)) = found.get(&root) {
                let v = model.value(b, *element);
                self.contents.defaults.insert(*id, v);
            }
        }
        Vec::new()
    }

    /// Makes the solver look at the constant array `id` where no store of its group writes.
    fn separate(
        &mut self,
        b: &mut Blaster,
        group: &mut FxHashMap<ArrayId, ArrayId>,
        root: ArrayId,
        id: ArrayId,
        element: Bits,
        all: &[ArrayId],
    ) -> Vec<Clause> {
        let width = b.theory.node(id).index_bits;
        let mut written = Vec::new();
        for a in all {
            if let Kind::Store { index, .. } = b.theory.node(*a).kind {
                if find(group, *a) == root {
                    written.push(index);
                }
            }
        }
        if width < 31 && 1usize << width <= written.len() {
            for k in 0..1u128 << width {
                let edges = super::circuits::constant(&Bv::new(width, k));
                let index = b.store_bits(&edges);
                b.theory.always.push(Access { array: id, index, value: element });
            }
            return vec![vec![Edge::TRUE]];
        }
        // There is an index that is not among the written ones: give it a name.
        let index = b.fresh(width);
        b.theory.always.push(Access { array: id, index, value: element });
        let mut clauses: Vec<Clause> = written.into_iter().map(|w| vec![!b.eq_of(index, w)]).collect();
        clauses.push(vec![Edge::TRUE]);
        clauses
    }
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
