//! The policy of `ic3cfa`: literals are formulas, queries are about edges of an automaton.

use super::interpolation::OfCubes;
use super::literals::LiteralRules;
use super::options::{Options, Predecessors};
use super::relations::Relations;
use super::walks::Walks;
use crate::abstraction::Subproblem;
use crate::control::Control;
use crate::ic3::core::{
    FOREVER, Frames, Induction, Lemma, Literals, OrHalt, Precondition, Queries, Question, Taken, UnsatCore,
};
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms, Value, smtlib};
use certus_model::{Cfa, Cube, EdgeId, Invariant, Loc, Run};
use rustc_hash::FxHashSet;

/// The inputs with which an edge is taken.
#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    /// The values of its inputs and choices.
    pub(crate) values: Assignment,
    /// Inputs whose values are functions of the state, with terms for them.
    pub(crate) witnesses: Vec<(Term, Term)>,
    /// The path through its block, if the choices do not tell.
    pub(crate) path: Option<Vec<u32>>,
}

/// An automaton with what is needed to ask about it.
pub(crate) struct OnAutomaton<'a> {
    pub(crate) terms: &'a mut Terms,
    pub(crate) cfa: &'a Cfa,
    facts: Option<&'a Invariant>,
    /// Edges that stand for any number of rounds of a loop.
    pub(crate) accelerated: &'a [EdgeId],
    control: &'a Control,
    predecessors: Predecessors,
    pub(crate) relations: Relations,
    pub(crate) rules: LiteralRules,
    walks: Walks,
    /// Interpolants of cubes, if they are wanted.
    interpolants: Option<OfCubes>,
    /// The lemmas that other engines were told to hold.
    told: FxHashSet<(Loc, Term)>,
}

impl<'a> OnAutomaton<'a> {
    /// The automaton of a problem.
    pub(crate) fn new(
        terms: &'a mut Terms,
        problem: &Subproblem<'a>,
        control: &'a Control,
        options: &Options,
    ) -> OnAutomaton<'a> {
        let cfa = problem.task.cfa;
        let facts = options.sessions.facts.then_some(problem.task.facts);
        let relations =
            Relations::new(terms, cfa, facts, options.sessions.sharing, &control.solver, &control.limits);
        let rules = LiteralRules::new(terms, cfa, options, problem.hints);
        OnAutomaton {
            terms,
            cfa,
            facts,
            accelerated: &problem.hints.accelerated,
            control,
            predecessors: options.literals.predecessors,
            relations,
            rules,
            walks: Walks::new(cfa),
            interpolants: OfCubes::new(options.semantic.interpolation, &control.limits),
            told: FxHashSet::default(),
        }
    }

    /// What is known of a location.
    pub(crate) fn fact(&self, loc: Loc) -> Term {
        self.facts.and_then(|facts| facts.at.get(&loc)).copied().unwrap_or(self.terms.tru())
    }

    /// What holds at each location: its frame of index `i`, and the facts that were used.
    pub(crate) fn invariant(&mut self, frames: &Frames<Term>, i: u32) -> Invariant {
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

impl Literals for OnAutomaton<'_> {
    type Literal = Term;
    type State = Assignment;

    fn holds(&self, literal: Term, state: &Assignment) -> bool {
        self.terms.eval(literal, state) == Value::Bool(true)
    }

    fn values(&self, literals: &[Term], state: &Assignment) -> Vec<bool> {
        let values = self.terms.eval_all(literals, state);
        values.into_iter().map(|value| value == Value::Bool(true)).collect()
    }

    fn expand(&mut self, cube: &Cube, state: &Assignment) -> Vec<Term> {
        self.rules.expand_all(self.terms, cube, state)
    }

    fn add_consequences(&mut self, loc: Loc, precondition: &Cube, literals: &mut Vec<Term>) {
        if self.rules.constants.is_empty() {
            return;
        }
        let fact = self.facts.and_then(|facts| facts.at.get(&loc));
        let facts = fact.map_or_else(Vec::new, |fact| self.terms.conjuncts(*fact));
        self.rules.constants.add_consequences(self.terms, precondition, &facts, literals);
    }

    fn rank(&self, literal: Term) -> u8 {
        self.rules.constants.rank(self.terms, literal)
    }

    fn widen(&mut self, cube: &Cube, state: &Assignment) -> Vec<Term> {
        let mut literals = cube.literals().to_vec();
        self.rules.add_bits(self.terms, state, &mut literals);
        self.rules.constants.add_orders(self.terms, state, &mut literals);
        literals
    }

    fn conjectures(&mut self, loc: Loc, cube: &Cube) -> Vec<Vec<Term>> {
        self.rules.conjectures(self.terms, loc, cube)
    }

    fn describe(&mut self, cube: &Cube, state: &Assignment) -> Vec<Term> {
        let mut literals = self.rules.state_bits(self.terms, cube, state);
        self.rules.constants.add_orders(self.terms, state, &mut literals);
        literals
    }

    fn show(&self, literal: Term) -> String {
        smtlib::term_text(self.terms, literal)
    }
}

impl Queries for OnAutomaton<'_> {
    type Inputs = Inputs;
    type Run = Run;

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

    fn preconditions(
        &mut self,
        edge: EdgeId,
        target: &Cube,
        model: &Assignment,
    ) -> OrHalt<Vec<Precondition<Term, Inputs>>> {
        if self.predecessors == Predecessors::Split {
            let split = self.along_all_paths(edge, target, model);
            if !split.is_empty() {
                return Ok(split);
            }
        }
        Ok(vec![self.along_model(edge, target, model)?])
    }

    fn inputs(&self, edge: EdgeId, model: &Assignment) -> Inputs {
        let transition = &self.relations.edge(edge).transition;
        let mut values = Assignment::new();
        for var in transition.inputs.iter().chain(&transition.choices) {
            if let Some(symbol) = self.terms.as_var(*var)
                && let Some(value) = model.get(symbol)
            {
                values.set(symbol, value.clone());
            }
        }
        Inputs { values, witnesses: Vec::new(), path: None }
    }

    fn lift(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        literals: &[Term],
        inputs: &Inputs,
        target: &Cube,
    ) -> OrHalt<Option<Vec<Term>>> {
        let fixed = self.fixed_inputs(edge, inputs);
        self.relations.lift(self.terms, frames, edge, literals, &fixed, target)
    }

    fn counterexample(&self, model: &Assignment, edges: &[Taken<Inputs>]) -> OrHalt<Run> {
        self.run_to_error(model, edges)
    }

    /// A lemma of the source whose literals are all among what the edge assumes and the preconditions of
    /// these literals: those that it has suffice (Lemma 5.5.1 and Th. 5.5.3).
    fn inductive_by_lemma(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        index: u32,
        literals: &[Term],
    ) -> Option<UnsatCore<Term>> {
        let pres: Vec<Term> = literals.iter().map(|t| self.relations.pre(self.terms, edge, *t)).collect();
        let relation = self.relations.edge(edge);
        let all = |lemma: &&Lemma<Term>| {
            lemma.cube.literals().iter().all(|t| pres.contains(t) || relation.guard.binary_search(t).is_ok())
        };
        let lemma = frames.at(relation.from).frame(index).find(all)?;
        let of_lemma = |pre: &Term| lemma.cube.literals().contains(pre);
        let kept = literals.iter().zip(&pres).filter(|(_, pre)| of_lemma(pre)).map(|(t, _)| *t).collect();
        Some(UnsatCore { literals: kept, level: lemma.level })
    }

    /// The precondition of the literal is a part of what the edge assumes (Th. 5.4.2).
    fn always_after(&mut self, edge: EdgeId, literal: Term) -> bool {
        let pre = self.relations.pre(self.terms, edge, literal);
        pre == self.terms.tru() || self.relations.edge(edge).guard.binary_search(&pre).is_ok()
    }

    fn interpolates(&self) -> bool {
        self.interpolants.is_some()
    }

    fn interpolant(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        index: u32,
        literals: &[Term],
    ) -> OrHalt<Option<Vec<Term>>> {
        let fact = self.fact(self.cfa.edge(edge).from);
        let Some(interpolants) = &mut self.interpolants else { return Ok(None) };
        let of = (&self.relations, frames);
        interpolants.of(self.terms, self.cfa, of, (edge, index), (literals, fact))
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

    fn states_along(&self, model: &Assignment, edges: &[Taken<Inputs>]) -> Vec<Assignment> {
        let Some(run) = self.follow(model, edges) else { return Vec::new() };
        let part = |length| Run { initial: run.initial.clone(), steps: run.steps[..length].to_vec() };
        let end = |length| part(length).execute(self.terms, self.cfa).map(|(_, state)| state);
        (1..=run.steps.len()).map_while(end).collect()
    }

    fn run_along(&self, model: &Assignment, edges: &[Taken<Inputs>]) -> Option<Run> {
        self.follow(model, edges).filter(|run| run.execute(self.terms, self.cfa).is_some())
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
        self.relations.tallies().iter().flat_map(|t| t.values()).map(|t| t.queries).sum()
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("sessions rebuilt", self.relations.rebuilt);
        stats.set("queries given up", self.relations.given_up);
        if let Some(interpolants) = &self.interpolants {
            interpolants.add_stats(stats);
        }
        for tallies in self.relations.tallies() {
            stats.add_queries(tallies);
        }
    }
}
