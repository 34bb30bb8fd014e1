//! The policy of `ic3smt`: literals are formulas, one session answers all queries.
//!
//! A query about a cube `c` at index `i` is `F(i) ∧ ¬c ∧ guard ∧ pre(c)`. Lemmas are asserted under the activation literal of their
//! level when the session is next asked.

use super::system::{System, holds};
use super::{Preimages, SmtOptions};
use crate::abstraction::Hints;
use crate::control::Control;
use crate::engine::EngineError;
use crate::ic3::cfa::literals::LiteralRules;
use crate::ic3::cfa::options::Options;
use crate::ic3::core::{
    FOREVER, Frames, Halt, Induction, Literals, OrHalt, Precondition, Queries, QueryKind, Question, Taken,
    Treatment, UnsatCore,
};
use crate::projected::preimage;
use crate::stats::Stats;
use certus_logic::{Assignment, Sort, Term, Terms, Value, smtlib};
use certus_model::{Cube, EdgeId, Invariant, Loc, OneLoop, Property, Run, Ts};
use certus_solver::{Answer, Purpose, Query, Reason, Session, Stop, Tally};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The edges of the graph.
const BEGIN: EdgeId = EdgeId(0);
const STEP: EdgeId = EdgeId(1);
const FAIL: EdgeId = EdgeId(2);

/// Queries that lift.
const LIFTING: QueryKind = QueryKind::bounded("lifting", 500);

/// Queries for more cubes of a preimage.
const PREIMAGE: QueryKind = QueryKind::bounded("preimages", 1_000);

/// Queries for the inputs of a run.
const RUN: Purpose = Purpose("run");

/// A session that was given more lemmas than this, most of which do not count any more, is made anew.
const MAX_LEMMAS_IN_SESSION: usize = 2_000;

/// How an edge is taken: with the inputs of a model, or with others into the same cube.
#[derive(Clone, Debug)]
pub(super) struct Inputs {
    model: Rc<Assignment>,
    target: Cube,
}

/// A system with what is needed to ask about it.
pub(super) struct OnSystem<'a> {
    terms: &'a mut Terms,
    system: System<'a>,
    rules: LiteralRules,
    control: &'a Control,
    options: SmtOptions,
    session: Session,
    /// The activation literals of levels.
    levels: Vec<Term>,
    /// How much of the log of lemmas the session knows.
    seen: usize,
    /// How many lemmas it was given.
    asserted: usize,
    /// The models of the last queries that failed, from the initial location and from the loop.
    models: [Rc<Assignment>; 2],
    /// The queries of sessions that were given up.
    tallies: BTreeMap<Purpose, Tally>,
    /// The lemmas that other engines were told to hold.
    told: FxHashSet<Term>,
    rebuilt: u64,
    given_up: u64,
}

impl<'a> OnSystem<'a> {
    pub(super) fn new(
        terms: &'a mut Terms,
        system: System<'a>,
        property: &Property,
        control: &'a Control,
        (options, literals): (&SmtOptions, &Options),
    ) -> Result<OnSystem<'a>, EngineError> {
        // The rules look at what an automaton compares.
        let automaton = OneLoop::new(terms, system.ts, property);
        let rules = LiteralRules::new(terms, &automaton.cfa, literals, &Hints::default());
        let mut out = OnSystem {
            terms,
            system,
            rules,
            control,
            options: options.clone(),
            session: control.session()?,
            levels: Vec::new(),
            seen: 0,
            asserted: 0,
            models: Default::default(),
            tallies: BTreeMap::new(),
            told: FxHashSet::default(),
            rebuilt: 0,
            given_up: 0,
        };
        out.begin()?;
        Ok(out)
    }

    /// Tells a new session what always holds.
    fn begin(&mut self) -> Result<(), EngineError> {
        if let Some(fact) = self.system.fact {
            self.session.assert(self.terms, fact)?;
        }
        Ok(())
    }

    /// The frame of index `i`, with the fact that was used.
    pub(super) fn invariant(&mut self, frames: &Frames<Term>, i: u32) -> Invariant {
        let formula = if frames.is_bottom(i, Ts::LOOP) {
            self.terms.fls()
        } else {
            let lemmas = frames.at(Ts::LOOP).frame(i);
            let mut all: Vec<Term> = lemmas.map(|lemma| lemma.cube.negation(self.terms)).collect();
            all.extend(self.system.fact);
            self.terms.and(&all)
        };
        Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() }
    }

    /// The activation literal of a level.
    fn level(&mut self, level: u32) -> Term {
        while self.levels.len() <= level as usize {
            let name = format!("level{}", self.levels.len());
            self.levels.push(self.terms.fresh(&name, Sort::Bool));
        }
        self.levels[level as usize]
    }

    /// Those of a frame; later levels come first, so that cores are more likely to do without the earlier ones.
    fn frame(&mut self, index: u32, top: u32) -> Vec<Term> {
        (index..=top).rev().map(|level| self.level(level)).collect()
    }

    /// The level up to which the frames suffice that the core of the last query has.
    fn core_level(&mut self, index: u32, top: u32) -> u32 {
        let frame = self.frame(index, top);
        let core = self.session.core();
        (index..=top).find(|level| core.contains(&frame[(top - level) as usize])).unwrap_or(FOREVER)
    }

    /// Makes the session know all lemmas.
    fn sync(&mut self, frames: &Frames<Term>) -> OrHalt<()> {
        let column = frames.at(Ts::LOOP);
        if self.asserted > MAX_LEMMAS_IN_SESSION.max(3 * column.lemmas().len()) {
            for (purpose, tally) in self.session.tallies() {
                self.tallies.entry(*purpose).or_default().add(tally);
            }
            self.session = self.control.session()?;
            (self.seen, self.asserted) = (0, 0);
            self.rebuilt += 1;
            self.begin().map_err(Halt::Failed)?;
        }
        for lemma in &column.log()[self.seen..] {
            if !column.is_current(lemma) {
                continue;
            }
            let clause = lemma.cube.negation(self.terms);
            if lemma.level == FOREVER {
                self.session.assert(self.terms, clause)?;
            } else {
                let act = self.level(lemma.level);
                self.session.assert_under(self.terms, act, clause)?;
            }
            self.asserted += 1;
        }
        self.seen = column.log().len();
        Ok(())
    }

    /// Asks a query. No answer only if this kind of query is bounded.
    fn ask(
        &mut self,
        query: &Query<'_>,
        QueryKind { purpose, max_conflicts }: QueryKind,
    ) -> OrHalt<Option<bool>> {
        let limits = &self.control.limits;
        let answer = match max_conflicts {
            None => self.session.check(self.terms, query, purpose)?,
            Some(most) => {
                self.session.set_limits(limits.clone().with_conflicts(most));
                let answer = self.session.check(self.terms, query, purpose);
                self.session.set_limits(limits.clone());
                answer?
            }
        };
        match (answer, max_conflicts) {
            (Answer::Sat, _) => Ok(Some(true)),
            (Answer::Unsat, _) => Ok(Some(false)),
            (Answer::Unknown(Reason::Stopped(Stop::Conflicts)), Some(_)) => {
                self.given_up += 1;
                Ok(None)
            }
            (Answer::Unknown(reason), _) => Err(Halt::Stopped(reason.into())),
        }
    }

    /// Keeps the model of the last query, which was satisfiable.
    fn keep_model(&mut self, edge: EdgeId) -> OrHalt<()> {
        let mut vars = self.system.state.clone();
        if edge != BEGIN {
            vars.extend(&self.system.inputs);
        }
        self.models[usize::from(edge != BEGIN)] = Rc::new(self.session.model(self.terms, &vars)?);
        Ok(())
    }

    /// The formulas that say that an edge is taken into a cube.
    fn taken_into(&mut self, edge: EdgeId, target: &Cube) -> Vec<Term> {
        if edge == STEP { self.system.steps_into(self.terms, target) } else { vec![self.system.bad] }
    }

    /// A cube of states that take an edge into a cube, with that of a model among them.
    fn project(&mut self, formulas: &[Term], model: &Assignment) -> OrHalt<Cube> {
        let System { state, inputs, .. } = &self.system;
        let literals = preimage(self.terms, formulas, model, state, inputs, &self.control.limits)
            .map_err(Halt::Stopped)?;
        Ok(Cube::new(self.terms, &literals))
    }

    /// More cubes of states that take an edge into a cube, outside of those that there are.
    fn more_cubes(&mut self, formulas: &[Term], cubes: &mut Vec<(Cube, Rc<Assignment>)>) -> OrHalt<()> {
        let mut assumptions = formulas.to_vec();
        if let Some((first, _)) = cubes.first() {
            assumptions.push(first.negation(self.terms));
        }
        while cubes.len() < self.options.most && self.ask(&Query::of(&assumptions), PREIMAGE)? == Some(true) {
            let vars: Vec<Term> = self.system.state.iter().chain(&self.system.inputs).copied().collect();
            let model = self.session.model(self.terms, &vars)?;
            let cube = self.project(formulas, &model)?;
            assumptions.push(cube.negation(self.terms));
            cubes.push((cube, Rc::new(model)));
        }
        Ok(())
    }
}

impl Literals for OnSystem<'_> {
    type Literal = Term;
    type State = Rc<Assignment>;

    fn holds(&self, literal: Term, state: &Rc<Assignment>) -> bool {
        holds(self.terms, literal, state)
    }

    fn values(&self, literals: &[Term], state: &Rc<Assignment>) -> Vec<bool> {
        let values = self.terms.eval_all(literals, state);
        values.into_iter().map(|value| value == Value::Bool(true)).collect()
    }

    fn expand(&mut self, cube: &Cube, state: &Rc<Assignment>) -> Vec<Term> {
        self.rules.expand_all(self.terms, cube, state)
    }

    fn widen(&mut self, cube: &Cube, state: &Rc<Assignment>) -> Vec<Term> {
        let mut literals = cube.literals().to_vec();
        self.rules.add_bits(self.terms, state, &mut literals);
        literals
    }

    fn conjectures(&mut self, loc: Loc, cube: &Cube) -> Vec<Vec<Term>> {
        self.rules.conjectures(self.terms, loc, cube)
    }

    fn describe(&mut self, cube: &Cube, state: &Rc<Assignment>) -> Vec<Term> {
        self.rules.state_bits(self.terms, cube, state)
    }

    fn show(&self, literal: Term) -> String {
        smtlib::term_text(self.terms, literal)
    }
}

impl Queries for OnSystem<'_> {
    type Inputs = Inputs;
    type Run = Run;

    fn relative_inductive(
        &mut self,
        frames: &Frames<Term>,
        edge: EdgeId,
        question: &Question<'_, Term>,
    ) -> OrHalt<Induction<Term>> {
        let Question { index, top, literals, kind } = *question;
        if edge != BEGIN && frames.is_bottom(index, Ts::LOOP) {
            let level = frames.distance(Ts::LOOP) - 1;
            return Ok(Induction::Holds(UnsatCore { literals: Vec::new(), level }));
        }
        self.sync(frames)?;
        let mut assumptions = match edge {
            BEGIN => vec![self.system.init],
            STEP => self.frame(index, top),
            _ => self.frame(index, top),
        };
        if edge == FAIL {
            assumptions.push(self.system.bad);
        } else if edge == STEP {
            assumptions.push(self.system.guard);
        }
        let first = assumptions.len();
        let mut clause = None;
        if edge != FAIL {
            for literal in literals {
                let there = if edge == STEP { self.system.pre(self.terms, *literal) } else { *literal };
                if there == self.terms.fls() {
                    return Ok(Induction::Holds(UnsatCore { literals: vec![*literal], level: FOREVER }));
                }
                assumptions.push(there);
            }
        }
        if edge == STEP {
            clause = Some(literals.iter().map(|t| self.terms.not(*t)).collect::<Vec<Term>>());
        }
        let query = Query { assumptions: &assumptions, clause: clause.as_deref() };
        match self.ask(&query, kind)? {
            None => Ok(Induction::Unknown),
            Some(true) => {
                self.keep_model(edge)?;
                Ok(Induction::Fails)
            }
            Some(false) => {
                let mut core: FxHashSet<Term> = self.session.core().iter().copied().collect();
                let needed = literals.iter().zip(&assumptions[first..]);
                let needed = needed.filter(|(_, there)| core.remove(there)).map(|(t, _)| *t).collect();
                let level = if edge == BEGIN { FOREVER } else { self.core_level(index, top) };
                Ok(Induction::Holds(UnsatCore { literals: needed, level }))
            }
        }
    }

    fn excluded(
        &mut self,
        frames: &Frames<Term>,
        _: Loc,
        question: &Question<'_, Term>,
    ) -> OrHalt<Option<u32>> {
        let Question { index, top, literals, kind } = *question;
        self.sync(frames)?;
        let mut assumptions = self.frame(index, top);
        assumptions.extend(literals);
        Ok(match self.ask(&Query::of(&assumptions), kind)? {
            Some(false) => Some(self.core_level(index, top)),
            _ => None,
        })
    }

    fn model(&mut self, edge: EdgeId) -> OrHalt<Rc<Assignment>> {
        Ok(self.models[usize::from(edge != BEGIN)].clone())
    }

    fn preconditions(
        &mut self,
        edge: EdgeId,
        target: &Cube,
        model: &Rc<Assignment>,
    ) -> OrHalt<Vec<Precondition<Term, Inputs>>> {
        let taken = |model: &Rc<Assignment>| Taken {
            edge,
            inputs: Inputs { model: model.clone(), target: target.clone() },
        };
        if edge == BEGIN || self.options.preimages == Preimages::Points {
            let cube = Cube::of(&self.system.point(self.terms, model));
            return Ok(vec![Precondition { cube, taken: taken(model), treatment: Treatment::Keep }]);
        }
        let formulas = self.taken_into(edge, target);
        let mut cubes = vec![(self.project(&formulas, model)?, model.clone())];
        if self.options.preimages == Preimages::Exact {
            self.more_cubes(&formulas, &mut cubes)?;
        }
        // The core expands and lifts for the model of the query, which is in the first cube.
        let treatments = [Treatment::ExpandAndLift].into_iter().chain(std::iter::repeat(Treatment::Keep));
        let all = cubes.iter().zip(treatments);
        let all = all.map(|((cube, model), treatment)| Precondition {
            cube: cube.clone(),
            taken: taken(model),
            treatment,
        });
        Ok(all.collect())
    }

    fn inputs(&self, _: EdgeId, model: &Rc<Assignment>) -> Inputs {
        Inputs { model: model.clone(), target: Cube::default() }
    }

    fn lift(
        &mut self,
        _: &Frames<Term>,
        edge: EdgeId,
        literals: &[Term],
        inputs: &Inputs,
        target: &Cube,
    ) -> OrHalt<Option<Vec<Term>>> {
        let taken = self.taken_into(edge, target);
        let clause: Vec<Term> = taken.into_iter().map(|formula| self.terms.not(formula)).collect();
        let mut assumptions = self.system.fixed(self.terms, &inputs.model);
        assumptions.extend(literals);
        let query = Query { assumptions: &assumptions, clause: Some(&clause) };
        Ok(match self.ask(&query, LIFTING)? {
            Some(false) => {
                let core = self.session.core();
                Some(literals.iter().copied().filter(|t| core.contains(t)).collect())
            }
            _ => None,
        })
    }

    /// Inputs are looked for step by step: those of a model need not lead from every state of a cube into the next one.
    fn counterexample(&self, model: &Rc<Assignment>, edges: &[Taken<Inputs>]) -> OrHalt<Run> {
        let mut session = self.control.session()?;
        let mut state = Assignment::clone(model);
        let mut terms = self.terms.clone();
        let mut positions = Vec::new();
        for Taken { edge, inputs } in edges.iter().filter(|taken| taken.edge != BEGIN) {
            let mut formulas = self.system.point(&mut terms, &state);
            if *edge == STEP {
                formulas.push(self.system.guard);
                let mut after = self.system.substitution();
                for literal in inputs.target.literals() {
                    formulas.push(terms.substitute(*literal, &mut after));
                }
            } else {
                formulas.push(self.system.bad);
            }
            match session.check(&terms, &Query::of(&formulas), RUN)? {
                Answer::Sat => {}
                Answer::Unsat => return Err(Halt::Failed(EngineError::Inconsistent("a run breaks off"))),
                Answer::Unknown(why) => return Err(Halt::Stopped(why.into())),
            }
            let vars: Vec<Term> = self.system.state.iter().chain(&self.system.inputs).copied().collect();
            let position = session.model(&terms, &vars)?;
            state = self.system.successor(&terms, &position);
            positions.push(position);
        }
        Ok(self.system.run(self.terms, &positions))
    }

    fn successor(&self, edge: EdgeId, model: &Rc<Assignment>) -> Option<Rc<Assignment>> {
        match edge {
            BEGIN => Some(model.clone()),
            STEP => Some(Rc::new(self.system.successor(self.terms, model))),
            _ => None,
        }
    }

    /// Tells engines that run beside this one the lemmas of the last frame.
    fn frame_finished(&mut self, frames: &Frames<Term>, k: u32) {
        let Some(board) = &self.control.board else { return };
        let (mut proved, mut likely) = (Vec::new(), Vec::new());
        for lemma in frames.at(Ts::LOOP).frame(k + 1) {
            let list = if lemma.level == FOREVER { &mut proved } else { &mut likely };
            list.push((Ts::LOOP, lemma.cube.negation(self.terms)));
        }
        // What could not be told goes with what comes later, which may rest on it.
        proved.retain(|(_, lemma)| !self.told.contains(lemma));
        if board.prove(self.terms, &proved) {
            self.told.extend(proved.iter().map(|(_, lemma)| *lemma));
        }
        board.suggest(self.terms, &likely);
    }

    fn queries(&self) -> u64 {
        let all = self.session.tallies().values().chain(self.tallies.values());
        all.map(|tally| tally.queries).sum()
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("sessions rebuilt", self.rebuilt);
        stats.set("queries given up", self.given_up);
        stats.add_queries(self.session.tallies());
        stats.add_queries(&self.tallies);
    }
}
