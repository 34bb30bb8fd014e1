//! Arrays and uninterpreted functions, by lemmas on demand.
//!
//! A selection or an application is a free vector of bits until a solution of the bits contradicts what it
//! stands for. [`Theory::check`] looks for such contradictions: each access to an array travels along the
//! array terms (to the base of a store at another index, into the chosen branch, across an equality that
//! holds, and upwards), and where two accesses meet at one index they must agree. What fails becomes a
//! clause that is valid whatever the query, so it stays.

use super::aig::Edge;
use super::arrays::Walk;
use super::blast::{Blaster, Scalar, Shape};
use super::model::{BitModel, Plain};
use super::numbers::Unknown;
use super::relevance::{Owner, Relevance};
use crate::error::SolverError;
use crate::limits::{Limits, Stop};
use certus_logic::{Op, Symbol, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// An array term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ArrayId(pub(crate) u32);

/// What an array term is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Var,
    Store { base: ArrayId, index: Scalar, value: Scalar },
    Ite { c: Edge, t: ArrayId, e: ArrayId },
    Const(Scalar),
}

#[derive(Debug)]
pub(crate) struct ArrayNode {
    pub(crate) kind: Kind,
    pub(crate) index: Shape,
    /// Stores and if-then-elses over this array.
    pub(crate) parents: Vec<ArrayId>,
    /// Equalities with other arrays.
    pub(crate) equalities: Vec<(Edge, ArrayId)>,
}

/// An element of an array that is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) array: ArrayId,
    pub(crate) index: Scalar,
    pub(crate) value: Scalar,
}

/// A function applied to arguments.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    function: Symbol,
    pub(crate) args: Vec<Scalar>,
    pub(crate) result: Scalar,
}

/// An equality of arrays: a free bit, and the two accesses at the place where they differ if it is false.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Equality {
    pub(crate) equal: Edge,
    /// The access to the one array; that to the other follows it.
    pub(crate) first: usize,
}

/// A clause over edges.
pub(crate) type Clause = Vec<Edge>;

/// An access that has come to an array, and the way it took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) index: Scalar,
    pub(crate) value: Scalar,
    /// Where it came from: a number the walk gives it.
    pub(crate) path: usize,
}

/// What the last check found: the contents of arrays and functions in the solution.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    pub(crate) tables: FxHashMap<(ArrayId, Plain), Entry>,
    pub(crate) defaults: FxHashMap<ArrayId, Plain>,
    functions: FxHashMap<(Symbol, Vec<Plain>), Plain>,
}

impl Contents {
    /// The places of an array that the solution fixes, and the element everywhere else, if that matters.
    pub(crate) fn array(
        &self,
        blaster: &Blaster,
        id: ArrayId,
        model: &mut BitModel<'_>,
    ) -> (Vec<(Plain, Plain)>, Option<Plain>) {
        let mut out: Vec<(Plain, Plain)> = Vec::new();
        for ((array, index), entry) in &self.tables {
            if *array == id {
                out.push((index.clone(), model.value(blaster, entry.value)));
            }
        }
        out.sort_unstable();
        (out, self.defaults.get(&id).cloned())
    }

    /// The places of a function that the solution fixes.
    pub(crate) fn function(&self, f: Symbol) -> Vec<(Vec<Plain>, Plain)> {
        let mut out: Vec<(Vec<Plain>, Plain)> = self
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
    pub(crate) arrays: Vec<ArrayNode>,
    ids: FxHashMap<Term, ArrayId>,
    pub(crate) accesses: Vec<Access>,
    /// Whether every query must look at an access: those at indices made up by a lemma.
    pub(crate) always: Vec<bool>,
    pub(crate) applications: Vec<Application>,
    pub(crate) equalities: Vec<Equality>,
    /// Inputs of the graph that are bits of selections, applications and equalities.
    pub(crate) owners: FxHashMap<usize, Owner>,
    /// Unknown numbers that are values of selections and applications.
    pub(crate) number_owners: FxHashMap<Unknown, Owner>,
    /// Constant arrays that are read at every index.
    pub(crate) enumerated: FxHashSet<ArrayId>,
}

impl Theory {
    pub(crate) fn new() -> Theory {
        Theory {
            arrays: Vec::new(),
            ids: FxHashMap::default(),
            accesses: Vec::new(),
            always: Vec::new(),
            applications: Vec::new(),
            equalities: Vec::new(),
            owners: FxHashMap::default(),
            number_owners: FxHashMap::default(),
            enumerated: FxHashSet::default(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.arrays.is_empty() && self.applications.is_empty()
    }

    pub(crate) fn id(&self, t: Term) -> Option<ArrayId> {
        self.ids.get(&t).copied()
    }

    pub(crate) fn node(&self, a: ArrayId) -> &ArrayNode {
        &self.arrays[a.0 as usize]
    }
}

impl Blaster {
    /// Registers an array term whose arguments are blasted.
    pub(crate) fn array_node(&mut self, terms: &Terms, t: Term) -> Result<(), SolverError> {
        let (index, element) = terms.array_parts(t);
        let index_shape = Shape::of(index)?;
        Shape::of(element)?;
        let id_of = |b: &Blaster, i: usize| b.theory.ids[&terms.arg(t, i)];
        let kind = match terms.op(t) {
            Op::Var(_) => Kind::Var,
            Op::Store => {
                let base = id_of(self, 0);
                let (index, value) =
                    (self.scalar(terms, terms.arg(t, 1))?, self.scalar(terms, terms.arg(t, 2))?);
                Kind::Store { base, index, value }
            }
            Op::Ite => {
                let c = self.formula(terms, terms.arg(t, 0))?;
                Kind::Ite { c, t: id_of(self, 1), e: id_of(self, 2) }
            }
            Op::ConstArray(_) => Kind::Const(self.scalar(terms, terms.arg(t, 0))?),
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
        self.theory.arrays.push(ArrayNode {
            kind,
            index: index_shape,
            parents: Vec::new(),
            equalities: Vec::new(),
        });
        self.theory.ids.insert(t, id);
        Ok(())
    }

    pub(crate) fn selection(&mut self, terms: &Terms, t: Term) -> Result<Scalar, SolverError> {
        let value = self.fresh(Shape::of(terms.sort(t))?);
        let array = self.theory.ids[&terms.arg(t, 0)];
        let index = self.scalar(terms, terms.arg(t, 1))?;
        self.access(Access { array, index, value });
        Ok(value)
    }

    /// Registers an access whose value is fresh.
    fn access(&mut self, a: Access) {
        let n = self.theory.accesses.len();
        self.theory.accesses.push(a);
        self.theory.always.push(false);
        self.own(a.value, Owner::Access(n));
    }

    fn own(&mut self, fresh: Scalar, owner: Owner) {
        match fresh {
            Scalar::Bits(bits) => {
                for e in self.get(bits).to_vec() {
                    self.theory.owners.insert(e.node(), owner);
                }
            }
            Scalar::Number(sum) => {
                let unknown = self.numbers.get(sum).monomials[0].0;
                self.theory.number_owners.insert(unknown, owner);
            }
        }
    }

    /// An equality of arrays: a free bit that is false only if the arrays differ at a place of its own.
    pub(crate) fn array_equality(&mut self, terms: &Terms, t: Term) -> Result<Edge, SolverError> {
        let (a, b) = (terms.arg(t, 0), terms.arg(t, 1));
        let (index, element) = terms.array_parts(a);
        let (index, element) = (Shape::of(index)?, Shape::of(element)?);
        let (ia, ib) = (self.theory.ids[&a], self.theory.ids[&b]);
        let equal = self.aig.input();
        let witness = self.fresh(index);
        let (va, vb) = (self.fresh(element), self.fresh(element));
        let first = self.theory.accesses.len();
        self.access(Access { array: ia, index: witness, value: va });
        self.access(Access { array: ib, index: witness, value: vb });
        self.theory.owners.insert(equal.node(), Owner::Equality(self.theory.equalities.len()));
        self.theory.equalities.push(Equality { equal, first });
        self.theory.arrays[ia.0 as usize].equalities.push((equal, ib));
        self.theory.arrays[ib.0 as usize].equalities.push((equal, ia));
        Ok(equal)
    }

    /// The equalities of arrays, each with what is free in it: the place where the arrays may differ, and what they have
    /// there.
    pub(crate) fn witnesses(&self) -> Vec<(Edge, [Scalar; 3])> {
        let free = |e: &Equality| {
            let [a, b] = [e.first, e.first + 1].map(|n| self.theory.accesses[n]);
            [a.index, a.value, b.value]
        };
        self.theory.equalities.iter().map(|e| (e.equal, free(e))).collect()
    }

    pub(crate) fn application(
        &mut self,
        terms: &Terms,
        function: Symbol,
        t: Term,
    ) -> Result<Scalar, SolverError> {
        let mut args = Vec::new();
        for a in terms.args(t).to_vec() {
            Shape::of(terms.sort(a))?;
            args.push(self.scalar(terms, a)?);
        }
        let result = self.fresh(Shape::of(terms.sort(t))?);
        self.own(result, Owner::Application(self.theory.applications.len()));
        self.theory.applications.push(Application { function, args, result });
        Ok(result)
    }

    /// Makes every query look at a constant array at an index.
    pub(crate) fn read_constant(&mut self, array: ArrayId, index: Scalar, element: Scalar) {
        self.theory.accesses.push(Access { array, index, value: element });
        self.theory.always.push(true);
    }

    /// Looks for contradictions of a solution with the theory. Returns the clauses it violates; if there are
    /// none, the contents of arrays and functions are in `contents`.
    pub(crate) fn check_theory(
        &mut self,
        model: &mut BitModel<'_>,
        contents: &mut Contents,
        limits: &Limits,
    ) -> Result<Vec<Clause>, Stop> {
        *contents = Contents::default();
        let relevance = Relevance::new(self, model);
        let mut lemmas = self.check_functions(&relevance.applications, model, contents);
        lemmas.extend(self.check_witnesses(&relevance.equalities, model));
        if !relevance.arrays.is_empty() {
            let (more, found) = Walk::check(self, model, relevance, std::mem::take(contents), limits)?;
            lemmas.extend(more);
            *contents = found;
        }
        Ok(lemmas)
    }

    /// Arrays that are not equal differ at their witness.
    fn check_witnesses(&mut self, relevant: &[usize], model: &mut BitModel<'_>) -> Vec<Clause> {
        let mut lemmas = Vec::new();
        for &n in relevant {
            let Equality { equal, first } = self.theory.equalities[n];
            let (a, b) = (self.theory.accesses[first].value, self.theory.accesses[first + 1].value);
            if !model.edge(self, equal) && model.value(self, a) == model.value(self, b) {
                lemmas.push(vec![equal, !self.eq_of(a, b)]);
            }
        }
        lemmas
    }

    fn check_functions(
        &mut self,
        relevant: &[usize],
        model: &mut BitModel<'_>,
        contents: &mut Contents,
    ) -> Vec<Clause> {
        let mut seen: FxHashMap<(Symbol, Vec<Plain>), usize> = FxHashMap::default();
        let mut clashes = Vec::new();
        for &n in relevant {
            let a = &self.theory.applications[n];
            let args: Vec<Plain> = a.args.iter().map(|b| model.value(self, *b)).collect();
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
