//! The policy of `ic3ia`: literals are predicates and their negations, queries are those of IC3CFA.
//!
//! A predecessor is the cube of all predicates of its location. Lifting drops those that the step does not need, where the
//! cube that remains leads into the target as a whole; else all are kept.

use super::NAME;
use super::options::Options;
use super::predicates::Predicates;
use super::refine::Refiner;
use crate::control::{Control, Event};
use crate::engine::Task;
use crate::ic3::cfa::literals::value_term;
use crate::ic3::cfa::options::Sessions;
use crate::ic3::cfa::relations::Relations;
use crate::ic3::cfa::walks::Walks;
use crate::ic3::core::{
    FOREVER, Frames, Halt, Induction, Judgement, Literals, OrHalt, Precondition, Queries, Question, Taken,
    Treatment,
};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms, Value, smtlib};
use certus_model::{Cfa, Cube, EdgeId, Invariant, Loc, Run};
use rustc_hash::FxHashSet;

/// An automaton, seen through predicates.
pub(super) struct OnPredicates<'a> {
    terms: &'a mut Terms,
    cfa: &'a Cfa,
    facts: Option<&'a Invariant>,
    control: &'a Control,
    relations: Relations,
    predicates: Predicates,
    refiner: Refiner,
    walks: Walks,
    /// The lemmas that other engines were told to hold.
    told: FxHashSet<(Loc, Term)>,
    /// Whether every step is told.
    log: bool,
}

impl<'a> OnPredicates<'a> {
    pub(super) fn new(
        terms: &'a mut Terms,
        task: &Task<'a>,
        control: &'a Control,
        options: &Options,
    ) -> OnPredicates<'a> {
        let cfa = task.cfa;
        let facts = options.knowledge.facts.then_some(task.facts);
        let relations =
            Relations::new(terms, cfa, facts, Sessions::Location, &control.solver, &control.limits);
        let predicates = Predicates::new(terms, cfa, &relations, &options.predicates);
        let refiner = Refiner::new(terms, cfa, options, control);
        let known = vec![0; cfa.locations.len()];
        let policy = OnPredicates {
            log: options.core.reports.log,
            terms,
            cfa,
            facts,
            control,
            relations,
            predicates,
            refiner,
            walks: Walks::new(cfa),
            told: FxHashSet::default(),
        };
        policy.tell_predicates(&known);
        policy
    }

    /// Tells what happens, if that is wanted.
    fn tell(&self, text: impl FnOnce() -> String) {
        if self.log {
            self.control.tell(|| Event::Step { engine: NAME, text: text() });
        }
    }

    /// Tells the predicates that came after so many at each location.
    fn tell_predicates(&self, known: &[usize]) {
        for (loc, known) in self.cfa.locs().zip(known) {
            for predicate in &self.predicates.at(loc)[*known..] {
                let name = &self.cfa.locations[loc.index()].name;
                self.tell(|| format!("predicate {} at {name}", self.show(*predicate)));
            }
        }
    }

    /// What holds at each location: its frame of index `i`, and the facts that were used.
    pub(super) fn invariant(&mut self, frames: &Frames<Term>, i: u32) -> Invariant {
        let mut invariant = Invariant::default();
        for loc in self.cfa.locs() {
            if loc == self.cfa.error || loc == self.cfa.initial {
                continue;
            }
            let formula = if frames.is_bottom(i, loc) {
                self.terms.fls()
            } else {
                let lemmas = frames.at(loc).frame(i);
                let mut all: Vec<Term> = lemmas.map(|lemma| lemma.cube.negation(self.terms)).collect();
                all.extend(self.facts.and_then(|facts| facts.at.get(&loc)));
                self.terms.and(&all)
            };
            invariant.at.insert(loc, formula);
        }
        invariant
    }
}

impl Literals for OnPredicates<'_> {
    type Literal = Term;
    type State = Assignment;

    fn holds(&self, literal: Term, state: &Assignment) -> bool {
        self.terms.eval(literal, state) == Value::Bool(true)
    }

    fn values(&self, literals: &[Term], state: &Assignment) -> Vec<bool> {
        let values = self.terms.eval_all(literals, state);
        values.into_iter().map(|value| value == Value::Bool(true)).collect()
    }

    fn expand(&mut self, cube: &Cube, _: &Assignment) -> Vec<Term> {
        cube.literals().to_vec()
    }

    fn widen(&mut self, cube: &Cube, _: &Assignment) -> Vec<Term> {
        cube.literals().to_vec()
    }

    fn describe(&mut self, cube: &Cube, _: &Assignment) -> Vec<Term> {
        cube.literals().to_vec()
    }

    fn show(&self, literal: Term) -> String {
        smtlib::term_text(self.terms, literal)
    }
}

impl Queries for OnPredicates<'_> {
    /// The values of the inputs and choices of an edge.
    type Inputs = Assignment;
    type Run = Run;

    /// Abstract relative induction: see the text of [`super`].
    fn relative_inductive(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        question: &Question<'_, Term>,
    ) -> OrHalt<Induction<Term>> {
        self.relations.relative_inductive(self.terms, frames, edge, question)
    }

    fn excluded(
        &mut self,
        frames: &Frames<Term>,
        loc: Loc,
        question: &Question<'_, Term>,
    ) -> OrHalt<Option<u32>> {
        self.relations.excluded(self.terms, frames, loc, question)
    }

    fn model(&mut self, edge: EdgeId) -> OrHalt<Assignment> {
        self.relations.model(self.terms, edge)
    }

    /// All states with the truth values of the model.
    fn preconditions(
        &mut self,
        edge: EdgeId,
        _: &Cube,
        model: &Assignment,
    ) -> OrHalt<Vec<Precondition<Term, Assignment>>> {
        let from = self.cfa.edge(edge).from;
        let cube = Cube::of(&self.predicates.literals(self.terms, from, model));
        let taken = Taken { edge, inputs: self.inputs(edge, model) };
        let treatment = if self.refiner.lifts { Treatment::ExpandAndLift } else { Treatment::Keep };
        Ok(vec![Precondition { cube, taken, treatment }])
    }

    fn inputs(&self, edge: EdgeId, model: &Assignment) -> Assignment {
        let transition = &self.relations.edge(edge).transition;
        let mut values = Assignment::new();
        for var in transition.inputs.iter().chain(&transition.choices) {
            if let Some(symbol) = self.terms.as_var(*var)
                && let Some(value) = model.get(symbol)
            {
                values.set(symbol, value.clone());
            }
        }
        values
    }

    fn lift(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        literals: &[Term],
        inputs: &Assignment,
        target: &Cube,
    ) -> OrHalt<Option<Vec<Term>>> {
        let transition = &self.relations.edge(edge).transition;
        let vars: Vec<Term> = transition.inputs.iter().chain(&transition.choices).copied().collect();
        let fixed: Vec<Term> = vars
            .into_iter()
            .map(|var| {
                let value = self.terms.eval(var, inputs);
                let value = value_term(self.terms, &value, self.terms.sort(var));
                self.terms.eq(var, value)
            })
            .collect();
        self.relations.lift(self.terms, frames, edge, literals, &fixed, target)
    }

    /// A chain of abstract states is none by itself: [`judge`](Self::judge) looks.
    fn counterexample(&self, _: &Assignment, _: &[Taken<Assignment>]) -> OrHalt<Run> {
        Err(Halt::Stopped(Reason::Abstract))
    }

    /// Looks for a run along the edges, and refines the abstraction if there is none.
    fn judge(
        &mut self,
        _: &Assignment,
        edges: &[Taken<Assignment>],
        cubes: &[Cube],
    ) -> OrHalt<Judgement<Run>> {
        let edges: Vec<EdgeId> = edges.iter().map(|taken| taken.edge).collect();
        let known: Vec<usize> = self.cfa.locs().map(|loc| self.predicates.at(loc).len()).collect();
        let Self { terms, cfa, relations, predicates, refiner, .. } = self;
        let judgement = refiner.judge(terms, cfa, relations, predicates, (&edges, cubes))?;
        if matches!(judgement, Judgement::Refined) {
            self.tell(|| format!("no run takes the {} edges of an abstract one", edges.len()));
            self.tell_predicates(&known);
        }
        Ok(judgement)
    }

    /// The precondition of the literal is a part of what the edge assumes (thesis 5.4).
    fn always_after(&mut self, edge: EdgeId, literal: Term) -> bool {
        let pre = self.relations.pre(self.terms, edge, literal);
        pre == self.terms.tru() || self.relations.edge(edge).guard.binary_search(&pre).is_ok()
    }

    fn successor(&self, edge: EdgeId, model: &Assignment) -> Option<Assignment> {
        let mut after = model.clone();
        let next = &self.relations.edge(edge).transition.next;
        let (vars, values): (Vec<Term>, Vec<Term>) = next.iter().copied().unzip();
        for (var, value) in vars.iter().zip(self.terms.eval_all(&values, model)) {
            if let Some(symbol) = self.terms.as_var(*var) {
                after.set(symbol, value);
            }
        }
        Some(after)
    }

    fn random_walks(&mut self) -> Vec<Vec<(EdgeId, Assignment)>> {
        self.walks.take(self.terms, self.cfa)
    }

    /// Tells engines that run beside this one the lemmas of the last frame.
    fn frame_finished(&mut self, frames: &Frames<Term>, k: u32) {
        let Some(board) = &self.control.board else { return };
        let (mut proved, mut likely) = (Vec::new(), Vec::new());
        for loc in self.cfa.locs() {
            for lemma in frames.at(loc).frame(k + 1) {
                let list = if lemma.level == FOREVER { &mut proved } else { &mut likely };
                list.push((loc, lemma.cube.negation(self.terms)));
            }
        }
        // What could not be told goes with what comes later, which may rest on it.
        proved.retain(|lemma| !self.told.contains(lemma));
        if board.prove(self.terms, &proved) {
            self.told.extend(proved);
        }
        board.suggest(self.terms, &likely);
    }

    fn queries(&self) -> u64 {
        let tallies = self.relations.tallies();
        tallies.iter().flat_map(|t| t.values()).map(|t| t.queries).sum()
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("sessions rebuilt", self.relations.rebuilt);
        stats.set("queries given up", self.relations.given_up);
        stats.set("predicates", self.predicates.count() as u64);
        self.refiner.add_stats(stats);
        for tallies in self.relations.tallies() {
            stats.add_queries(tallies);
        }
    }
}
