//! What a variant of IC3 supplies: what its literals are, and what its queries are.
//!
//! The core decides what is asked and when; a policy decides how. Notation: `F(i, l)` is the frame of index `i` at the
//! location `l`, `T(e)` the relation of an edge `e = (l, l')` between a state before and a state after, a prime marks
//! what is said of the state after.

use super::frames::Frames;
use super::halt::OrHalt;
use crate::stats::Stats;
use certus_model::{Cube, EdgeId, Loc};
use certus_solver::Purpose;
use std::fmt::Debug;
use std::hash::Hash;

/// What queries are for, and what they may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QueryKind {
    pub(crate) purpose: Purpose,
    /// After so many conflicts a query is given up, because something else will do. Without a number it goes on to the
    /// limits of the search.
    pub(crate) max_conflicts: Option<u64>,
}

impl QueryKind {
    /// Queries that need an answer.
    pub(crate) const fn unbounded(name: &'static str) -> QueryKind {
        QueryKind { purpose: Purpose(name), max_conflicts: None }
    }

    /// Queries that may be given up after so many conflicts.
    pub(crate) const fn bounded(name: &'static str, conflicts: u64) -> QueryKind {
        QueryKind { purpose: Purpose(name), max_conflicts: Some(conflicts) }
    }
}

/// A query about a cube and a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'q, L> {
    /// The index of the frame.
    pub(crate) index: u32,
    /// The highest level that a lemma has, but for those that hold forever.
    pub(crate) top: u32,
    /// The cube; literals that come first are preferred for the core.
    pub(crate) literals: &'q [L],
    pub(crate) kind: QueryKind,
}

/// Whether a cube is inductive relative to a frame.
pub(crate) enum Induction<L> {
    /// It is: no state of the frame leads into the cube.
    Holds(UnsatCore<L>),
    /// It is not: the model is there to be read.
    Fails,
    /// Not known: the query was given up.
    Unknown,
}

/// Why a cube is not entered by an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnsatCore<L> {
    /// These of its literals suffice.
    pub(crate) literals: Vec<L>,
    /// So does the frame of this index, which may be a later one than was asked about.
    pub(crate) level: u32,
}

/// How an edge is taken.
#[derive(Clone, Debug)]
pub(crate) struct Taken<I> {
    pub(crate) edge: EdgeId,
    pub(crate) inputs: I,
}

/// A cube of states that lead into another cube.
pub(crate) struct Precondition<L, I> {
    pub(crate) cube: Cube<L>,
    /// How they do.
    pub(crate) taken: Taken<I>,
    /// What else the core does with it.
    pub(crate) treatment: Treatment,
}

/// A cube of the literals of a policy.
pub(super) type CubeOf<P> = Cube<<P as Literals>::Literal>;

/// A core of the literals of a policy.
pub(super) type UnsatCoreOf<P> = UnsatCore<<P as Literals>::Literal>;

/// How an edge is taken, with the inputs of a policy.
pub(super) type TakenBy<P> = Taken<<P as Queries>::Inputs>;

/// What a chain of obligations from the initial location to the error comes to.
pub(crate) enum Judgement<R> {
    /// A counterexample.
    Run(R),
    /// Nothing: preconditions were too large, and the policy has learnt to make them smaller.
    Refined,
}

/// What the core does with a precondition before it is an obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Treatment {
    /// Nothing.
    Keep,
    /// Its literals are expanded.
    Expand,
    /// Its literals are expanded, then lifted.
    ExpandAndLift,
}

/// What literals are: the vocabulary of obligations and lemmas.
pub(crate) trait Literals {
    /// A literal. The order is that of literals in cubes, and decides between literals of the same rank.
    type Literal: Copy + Ord + Hash + Debug;

    /// The model of a query: a state, and how it goes on. The core only ever asks which literals hold in it.
    type State: Clone + Default;

    /// Whether a literal holds in a state.
    fn holds(&self, literal: Self::Literal, state: &Self::State) -> bool;

    /// For each of these literals whether it holds in a state.
    fn values(&self, literals: &[Self::Literal], state: &Self::State) -> Vec<bool> {
        literals.iter().map(|literal| self.holds(*literal, state)).collect()
    }

    /// The literals that obligations are made of.
    ///
    /// *Requires:* the cube holds in the state. *Ensures:* what it gives holds in the state, and implies the cube.
    fn expand(&mut self, cube: &Cube<Self::Literal>, state: &Self::State) -> Vec<Self::Literal>;

    /// Adds literals that are redundant in an obligation, but better for a lemma than those it has.
    ///
    /// *Requires:* `precondition` is the cube before it was expanded and lifted to `literals`. *Ensures:* every state of
    /// `precondition` that is reached at the location satisfies what is added.
    fn add_consequences(
        &mut self,
        _loc: Loc,
        _precondition: &Cube<Self::Literal>,
        _literals: &mut Vec<Self::Literal>,
    ) {
    }

    /// How much a literal is worth in a lemma. Generalisation tries to drop literals of low rank first; among those of the
    /// same rank, literals that few lemmas have.
    fn rank(&self, _literal: Self::Literal) -> u8 {
        0
    }

    /// The literals of a cube and weaker ones, from which semantic widening chooses.
    ///
    /// *Requires:* the cube holds in the state. *Ensures:* it gives the literals of the cube, and others that hold in the
    /// state.
    fn widen(&mut self, cube: &Cube<Self::Literal>, state: &Self::State) -> Vec<Self::Literal>;

    /// Cubes that may be blocked as a whole where cubes like this one come again and again at a location.
    ///
    /// *Ensures:* each contains the cube.
    fn conjectures(&mut self, _loc: Loc, _cube: &Cube<Self::Literal>) -> Vec<Vec<Self::Literal>> {
        Vec::new()
    }

    /// Literals for the state alone, from which semantic widening chooses if the cube of an obligation is no good start.
    ///
    /// *Requires:* the cube holds in the state. *Ensures:* what it gives holds in the state.
    fn describe(&mut self, cube: &Cube<Self::Literal>, state: &Self::State) -> Vec<Self::Literal>;

    /// A literal for a person.
    fn show(&self, literal: Self::Literal) -> String;
}

/// What queries are asked.
///
/// Methods without a body are needed for IC3 at all. The others are rules that spare queries; a policy that leaves
/// them out is slower and no less right.
pub(crate) trait Queries: Literals {
    /// With what an edge is taken: inputs and choices.
    type Inputs: Clone;

    /// A counterexample.
    type Run;

    /// Relative induction for one edge `e = (l, l')` and a cube `c`: is `F(index, l) ∧ [¬c] ∧ T(e) ∧ c'` unsatisfiable,
    /// where `¬c` is there if `l = l'`?
    ///
    /// *Requires:* no lemma but those that hold forever is above level `top`. *Ensures:* if it holds with a core `(d, j)`,
    /// then `d ⊆ c`, `j ≥ index`, and `F(j, l) ∧ [¬c] ∧ T(e) ∧ d'` is unsatisfiable. If it fails, [`model`](Self::model)
    /// gives a state of `F(index, l)` that enters `c` by `e`. It is unknown only if the kind of query is bounded.
    fn relative_inductive(
        &mut self,
        frames: &Frames<Self::Literal>,
        edge: EdgeId,
        question: &Question<'_, Self::Literal>,
    ) -> OrHalt<Induction<Self::Literal>>;

    /// Does a frame exclude a cube: is `F(index, l) ∧ c` unsatisfiable?
    ///
    /// *Requires:* as [`relative_inductive`](Self::relative_inductive), and the kind of query is not bounded. *Ensures:*
    /// what it gives is a `j ≥ index` such that `F(j, l) ∧ c` is unsatisfiable. It may give none if that is not known.
    fn excluded(
        &mut self,
        frames: &Frames<Self::Literal>,
        loc: Loc,
        question: &Question<'_, Self::Literal>,
    ) -> OrHalt<Option<u32>>;

    /// The model of the last query on an edge.
    ///
    /// *Requires:* the last query on an edge with the source of this one was relative induction for this one, and it
    /// failed. *Ensures:* the state is in the frame that was asked about, and its inputs lead into the cube.
    fn model(&mut self, edge: EdgeId) -> OrHalt<Self::State>;

    /// Cubes of predecessors: states that go by this edge into `target`.
    ///
    /// *Requires:* the model takes the edge into `target`. *Ensures:* there is at least one; every state of each cube goes
    /// into `target` if it takes the edge with its inputs, unless the policy refines ([`judge`](Self::judge)); and one of them
    /// contains the model.
    fn preconditions(
        &mut self,
        edge: EdgeId,
        target: &Cube<Self::Literal>,
        model: &Self::State,
    ) -> OrHalt<Vec<Precondition<Self::Literal, Self::Inputs>>>;

    /// With what a model takes an edge.
    fn inputs(&self, edge: EdgeId, model: &Self::State) -> Self::Inputs;

    /// Lifting (Chockler et al., FMCAD 2011): which of the literals suffice for all their states to go into the target
    /// by this edge, with these inputs: `literals ∧ inputs ∧ ¬(T(e) ∧ target')` is unsatisfiable.
    ///
    /// *Requires:* a state in which the literals hold takes the edge into `target` with the inputs, and `T(e)` is a
    /// function of state and inputs. *Ensures:* what it gives is a part of the literals that suffices. It may give none if that is hard to
    /// see.
    fn lift(
        &mut self,
        frames: &Frames<Self::Literal>,
        edge: EdgeId,
        literals: &[Self::Literal],
        inputs: &Self::Inputs,
        target: &Cube<Self::Literal>,
    ) -> OrHalt<Option<Vec<Self::Literal>>>;

    /// The run that begins with the state of a model and takes these edges, the last of them to the error.
    ///
    /// *Requires:* the model takes the first edge from the initial location into the precondition of the second, and so on.
    fn counterexample(&self, model: &Self::State, edges: &[Taken<Self::Inputs>]) -> OrHalt<Self::Run>;

    /// What a chain of obligations comes to that begins with the state of a model and takes these edges; the cube of the same
    /// number is where an edge leads to, that of the last one is empty. With exact preconditions it is a run. A policy whose
    /// preconditions are too large looks whether it is, and refines them if not; then all obligations are dropped, and the
    /// search goes on with the frames that it has.
    ///
    /// *Requires:* as [`counterexample`](Self::counterexample), if preconditions are exact. *Ensures:* if it has refined, the
    /// same chain does not come again. What was inductive relative to the frames still is, for queries are not about
    /// preconditions.
    fn judge(
        &mut self,
        model: &Self::State,
        edges: &[Taken<Self::Inputs>],
        _cubes: &[Cube<Self::Literal>],
    ) -> OrHalt<Judgement<Self::Run>> {
        self.counterexample(model, edges).map(Judgement::Run)
    }

    /// Relative induction that a lemma of the source shows by its syntax, without a query (thesis 5.5).
    ///
    /// *Ensures:* as [`relative_inductive`](Self::relative_inductive) if it holds.
    fn inductive_by_lemma(
        &mut self,
        _frames: &Frames<Self::Literal>,
        _edge: EdgeId,
        _index: u32,
        _literals: &[Self::Literal],
    ) -> Option<UnsatCore<Self::Literal>> {
        None
    }

    /// Whether a literal is seen to hold whenever an edge was taken, without a query: then it is of no use in a lemma about
    /// this edge (thesis 5.4).
    fn always_after(&mut self, _edge: EdgeId, _literal: Self::Literal) -> bool {
        false
    }

    /// Whether there are interpolants of cubes.
    fn interpolates(&self) -> bool {
        false
    }

    /// Interpolation (thesis 5.10): literals that every state of a cube satisfies, and into whose cube `edge` does not lead from the frame
    /// `F(index, l)`. There may be none.
    ///
    /// *Requires:* relative induction holds for the edge, the index and the cube. *Ensures:* nothing that a query does not have to
    /// confirm.
    fn interpolant(
        &mut self,
        _frames: &Frames<Self::Literal>,
        _edge: EdgeId,
        _index: u32,
        _literals: &[Self::Literal],
    ) -> OrHalt<Option<Vec<Self::Literal>>> {
        Ok(None)
    }

    /// Whether questions about an edge cost next to nothing. Then it is asked once more, for a reason among the literals that
    /// are needed anyway.
    fn is_cheap(&self, _edge: EdgeId) -> bool {
        false
    }

    /// The state to which a model takes an edge.
    fn successor(&self, _edge: EdgeId, _model: &Self::State) -> Option<Self::State> {
        None
    }

    /// Some runs that begin at the initial location and do not end at the error: for each the edges it takes, with the state
    /// after each.
    fn random_walks(&mut self) -> Vec<Vec<(EdgeId, Self::State)>> {
        Vec::new()
    }

    /// The states after each edge of a run that begins as [`counterexample`](Self::counterexample) says, and may end
    /// anywhere.
    fn states_along(&self, _model: &Self::State, _edges: &[Taken<Self::Inputs>]) -> Vec<Self::State> {
        Vec::new()
    }

    /// The run that begins as [`counterexample`](Self::counterexample) says, and may end anywhere. None if it cannot be
    /// followed.
    fn run_along(&self, _model: &Self::State, _edges: &[Taken<Self::Inputs>]) -> Option<Self::Run> {
        None
    }

    /// Takes note that the frames of the indices up to `k` are done: others can be told of the lemmas.
    fn frame_finished(&mut self, _frames: &Frames<Self::Literal>, _k: u32) {}

    /// How many queries were asked.
    fn queries(&self) -> u64;

    /// Adds what was counted, queries included.
    fn add_stats(&self, stats: &mut Stats);
}
