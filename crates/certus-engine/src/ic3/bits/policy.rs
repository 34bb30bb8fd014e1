//! The policy of `ic3`: literals are bits of the state, one SAT solver answers all queries.
//!
//! Frames are clauses under one activation literal for each level. Whether a cube has initial states is seen by
//! comparing bits, unless the initial states are no cube.

use super::system::{Bit, Model, Source, System};
use super::walks::Walker;
use crate::control::Control;
use crate::ic3::core::{
    FOREVER, Frames, Halt, Induction, Judgement, Literals, OrHalt, Precondition, Queries, QueryKind,
    Question, Taken, Treatment, UnsatCore,
};
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms, Value, smtlib};
use certus_model::one_loop::{run_of, run_to_state};
use certus_model::{Cube, EdgeId, Invariant, Loc, Run, Ts};
use certus_solver::sat::{Lit, Sat, SatAnswer, SatQuery};
use certus_solver::{Limits, Purpose, Stop, Tally};
use rustc_hash::FxHashSet;
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Instant;

/// The edges of the graph.
pub(super) const BEGIN: EdgeId = EdgeId(0);
pub(super) const STEP: EdgeId = EdgeId(1);
pub(super) const FAIL: EdgeId = EdgeId(2);

/// Queries that lift.
const LIFTING: QueryKind = QueryKind::bounded("lifting", 2_000);

/// The clauses of the solver are made anew when there are this many, and most of them are of no use any more.
const MIN_CLAUSES_BEFORE_CLEANING: usize = 2_000;

/// A part of the bad positions: states that are bad with these inputs.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) cube: Cube<Bit>,
    pub(super) inputs: Rc<Model>,
}

/// A system with what is needed to ask about it.
pub(super) struct OnBits<'a> {
    terms: &'a mut Terms,
    system: System<'a>,
    walker: RefCell<Walker>,
    limits: Limits,
    /// Whether only steps from positions that are not bad count: what holds then holds *locally*.
    local: bool,
    /// The bad positions that are asked about; all of them if there is none.
    goal: Option<Goal>,
    /// How often further bad positions were asked about, because those before are reached.
    raised: usize,
    /// The activation literals of levels.
    levels: Vec<Lit>,
    /// How much of the log of lemmas the solver knows.
    seen: usize,
    /// What the solver knows to hold forever.
    forever: FxHashSet<Cube<Bit>>,
    /// How many clauses were added under the activation literals there are.
    clauses: usize,
    /// In how many lemmas each bit was.
    activity: Vec<u64>,
    /// The initial state that was found last.
    begins: Rc<Model>,
    tallies: BTreeMap<Purpose, Tally>,
    given_up: u64,
    cleanings: u64,
}

impl<'a> OnBits<'a> {
    pub(super) fn new(terms: &'a mut Terms, system: System<'a>, control: &Control) -> OnBits<'a> {
        let activity = vec![0; 2 * system.latches.len()];
        let walker = RefCell::new(Walker::new(&system));
        OnBits {
            terms,
            system,
            walker,
            limits: control.limits.clone(),
            local: false,
            goal: None,
            raised: 0,
            levels: Vec::new(),
            seen: 0,
            forever: FxHashSet::default(),
            clauses: 0,
            activity,
            begins: Rc::default(),
            tallies: BTreeMap::new(),
            given_up: 0,
            cleanings: 0,
        }
    }

    /// From now on only steps from positions that are not bad count.
    pub(super) fn look_locally(&mut self) {
        self.local = true;
    }

    /// From now on asks about these bad positions, or about all of them, with frames that are made anew. Lemmas that held
    /// forever still have to.
    pub(super) fn ask_about(&mut self, goal: Option<Goal>) {
        self.goal = goal;
        self.seen = 0;
        self.clauses = 0;
        for act in std::mem::take(&mut self.levels) {
            self.system.circuit.sat().retire(act);
        }
    }

    /// How often further bad positions were asked about.
    pub(super) fn raised(&self) -> usize {
        self.raised
    }

    /// What initial states are not, as far as single bits tell.
    pub(super) fn never_first(&self) -> Vec<Cube<Bit>> {
        let latches = self.system.latches.iter().enumerate();
        latches.filter_map(|(n, latch)| Some(Cube::of(&[Bit::new(n, !latch.first?)]))).collect()
    }

    /// The frame of index `i`, with the fact that was used.
    pub(super) fn invariant(&mut self, frames: &Frames<Bit>, i: u32) -> Invariant {
        let formula = if frames.is_bottom(i, Ts::LOOP) {
            self.terms.fls()
        } else {
            let mut all = Vec::new();
            for lemma in frames.at(Ts::LOOP).frame(i) {
                let bits = lemma.cube.literals().iter();
                let clause: Vec<_> = bits
                    .map(|bit| self.system.formula(self.terms, Bit::new(bit.latch(), !bit.value())))
                    .collect();
                all.push(self.terms.or(&clause));
            }
            all.extend(self.system.known(self.terms));
            self.terms.and(&all)
        };
        Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() }
    }

    /// The activation literal of a level.
    fn level(&mut self, level: u32) -> Lit {
        while self.levels.len() <= level as usize {
            let act = self.system.circuit.sat().new_var().pos();
            self.levels.push(act);
        }
        self.levels[level as usize]
    }

    /// Those of a frame; later levels come first, so that cores are more likely to do without the earlier ones.
    fn frame(&mut self, index: u32, top: u32) -> Vec<Lit> {
        (index..=top).rev().map(|level| self.level(level)).collect()
    }

    /// The level up to which the frames suffice that a core has.
    fn core_level(&mut self, index: u32, top: u32) -> u32 {
        let frame = self.frame(index, top);
        let core: FxHashSet<Lit> = self.system.circuit.sat().core().iter().copied().collect();
        (index..=top).find(|level| core.contains(&frame[(top - level) as usize])).unwrap_or(FOREVER)
    }

    /// Makes the solver know all lemmas.
    fn sync(&mut self, frames: &Frames<Bit>) {
        let column = frames.at(Ts::LOOP);
        if self.clauses > MIN_CLAUSES_BEFORE_CLEANING.max(3 * column.lemmas().len()) {
            self.cleanings += 1;
            self.clauses = 0;
            for act in std::mem::take(&mut self.levels) {
                self.system.circuit.sat().retire(act);
            }
            for lemma in column.lemmas().iter().filter(|lemma| lemma.level != FOREVER) {
                // Those that are new are added below.
                if !column.log()[self.seen..].iter().any(|new| new.id == lemma.id) {
                    self.add_clause(lemma.cube.literals(), lemma.level);
                }
            }
        }
        for lemma in &column.log()[self.seen..] {
            if lemma.level > 1 {
                for bit in lemma.cube.literals() {
                    self.activity[2 * bit.latch() + usize::from(bit.value())] += 1;
                }
            }
            if column.is_current(lemma) {
                self.add_clause(lemma.cube.literals(), lemma.level);
            }
        }
        self.seen = column.log().len();
    }

    /// Adds the negation of a cube.
    fn add_clause(&mut self, cube: &[Bit], level: u32) {
        let clause: Vec<Lit> = cube.iter().map(|bit| !self.system.now(*bit)).collect();
        if level == FOREVER {
            if self.forever.insert(Cube::of(cube)) {
                self.system.circuit.sat().add_clause(&clause);
            }
            return;
        }
        let act = self.level(level);
        self.system.circuit.sat().add_clause_under(act, &clause);
        self.clauses += 1;
    }

    /// Bits in the order in which a core should have them: inner signals first, then those of many lemmas.
    fn by_activity(&self, bits: &[Bit]) -> Vec<Bit> {
        let mut bits = bits.to_vec();
        bits.sort_by_key(|bit| {
            Reverse((self.is_gate(*bit), self.activity[2 * bit.latch() + usize::from(bit.value())]))
        });
        bits
    }

    /// Whether a bit is one of an inner signal, which says more than one of a latch.
    fn is_gate(&self, bit: Bit) -> bool {
        self.system.latches[bit.latch()].place().is_none()
    }

    /// Asks a query. No answer only if this kind of query is bounded.
    fn ask(
        &mut self,
        assumptions: &[Lit],
        clause: Option<&[Lit]>,
        QueryKind { purpose, max_conflicts }: QueryKind,
    ) -> OrHalt<Option<bool>> {
        let begun = Instant::now();
        let sat = self.system.circuit.sat();
        let query = SatQuery { assumptions, clause };
        let answer = match max_conflicts {
            None => sat.solve(&query, &self.limits),
            Some(most) => sat.solve(&query, &self.limits.clone().with_conflicts(most)),
        };
        let tally = self.tallies.entry(purpose).or_default();
        tally.queries += 1;
        tally.time += begun.elapsed();
        match answer {
            SatAnswer::Sat => {
                tally.sat += 1;
                Ok(Some(true))
            }
            SatAnswer::Unsat => {
                tally.unsat += 1;
                Ok(Some(false))
            }
            SatAnswer::Unknown(stop) => {
                tally.unknown += 1;
                if stop == Stop::Conflicts && max_conflicts.is_some() {
                    self.given_up += 1;
                    return Ok(None);
                }
                Err(Halt::Stopped(stop.into()))
            }
        }
    }

    /// Those of the bits whose literals are in the core; of bits with the same literal one.
    fn in_core(&mut self, bits: &[Bit], literal: impl Fn(&System<'a>, Bit) -> Lit) -> Vec<Bit> {
        let mut core: FxHashSet<Lit> = self.system.circuit.sat().core().iter().copied().collect();
        bits.iter().copied().filter(|bit| core.remove(&literal(&self.system, *bit))).collect()
    }

    /// The positions of the run that begins with a model and takes these edges, one for each edge but the first; and the
    /// states after the edges, as far as the steps can be taken.
    fn follow(&self, model: &Model, edges: &[Taken<Rc<Model>>]) -> (Vec<Assignment>, Vec<Assignment>) {
        let System { ts, ref chosen, may_step, .. } = self.system;
        let mut state = self.system.state(self.terms, model);
        let (mut positions, mut states) = (Vec::new(), Vec::new());
        let chosen = chosen.iter().copied();
        let (vars, values): (Vec<Term>, Vec<Term>) =
            ts.next.iter().map(|(var, value)| (*var, *value)).chain(chosen).unzip();
        let mut follows = true;
        for Taken { edge, inputs } in edges {
            if *edge == BEGIN {
                follows &= self.terms.eval(ts.init, &state) == Value::Bool(true);
            } else {
                let mut position = state.clone();
                self.system.add_inputs(self.terms, inputs, &mut position);
                if *edge == STEP {
                    follows &= self.terms.eval(may_step, &position) == Value::Bool(true);
                    for (var, value) in vars.iter().zip(self.terms.eval_all(&values, &position)) {
                        if let Some(symbol) = self.terms.as_var(*var) {
                            state.set(symbol, value);
                        }
                    }
                }
                positions.push(position);
            }
            if follows {
                states.push(state.clone());
            }
        }
        (positions, states)
    }

    /// Which of the bits no initial state has together.
    fn not_initial(&mut self, question: &Question<'_, Bit>) -> OrHalt<Induction<Bit>> {
        let bits = self.by_activity(question.literals);
        let excludes = |bit: &&Bit| self.system.latches[bit.latch()].first.is_some_and(|v| v != bit.value());
        if let Some(bit) = bits.iter().find(excludes) {
            return Ok(Induction::Holds(UnsatCore { literals: vec![*bit], level: FOREVER }));
        }
        let Some(act) = self.system.initial else {
            let mut latches: Vec<Option<bool>> =
                self.system.latches.iter().map(|latch| Some(latch.first.unwrap_or(false))).collect();
            for bit in &bits {
                latches[bit.latch()] = Some(bit.value());
            }
            let inputs = vec![None; self.system.input_bits.len()];
            self.begins = Rc::new(Model { latches, inputs });
            return Ok(Induction::Fails);
        };
        let mut assumptions = vec![act];
        assumptions.extend(bits.iter().map(|bit| self.system.now(*bit)));
        Ok(match self.ask(&assumptions, None, question.kind)? {
            None => Induction::Unknown,
            Some(false) => {
                let literals = self.in_core(&bits, System::now);
                Induction::Holds(UnsatCore { literals, level: FOREVER })
            }
            Some(true) => {
                self.begins = Rc::new(self.system.model());
                Induction::Fails
            }
        })
    }
}

impl Literals for OnBits<'_> {
    type Literal = Bit;
    type State = Rc<Model>;

    fn holds(&self, bit: Bit, state: &Rc<Model>) -> bool {
        state.latches.get(bit.latch()).copied().flatten().unwrap_or(false) == bit.value()
    }

    fn expand(&mut self, cube: &Cube<Bit>, _: &Rc<Model>) -> Vec<Bit> {
        cube.literals().to_vec()
    }

    fn rank(&self, bit: Bit) -> u8 {
        u8::from(self.is_gate(bit))
    }

    fn widen(&mut self, cube: &Cube<Bit>, _: &Rc<Model>) -> Vec<Bit> {
        cube.literals().to_vec()
    }

    fn describe(&mut self, _: &Cube<Bit>, state: &Rc<Model>) -> Vec<Bit> {
        known_bits(state)
    }

    fn show(&self, bit: Bit) -> String {
        let sign = if bit.value() { "" } else { "¬" };
        let (var, bit) = match self.system.latches[bit.latch()].source {
            Source::Bit(place) => place,
            Source::Gate(gate) => return format!("{sign}{}", smtlib::term_text(self.terms, gate)),
        };
        let var = &self.system.ts.vars[var];
        match self.terms.sort(var.term).width() {
            None => format!("{sign}{}", var.name),
            Some(_) => format!("{sign}{}[{bit}]", var.name),
        }
    }
}

/// The bits that a model has.
fn known_bits(model: &Model) -> Vec<Bit> {
    let latches = model.latches.iter().enumerate();
    latches.filter_map(|(n, value)| value.map(|value| Bit::new(n, value))).collect()
}

impl Queries for OnBits<'_> {
    type Inputs = Rc<Model>;
    type Run = Run;

    fn relative_inductive(
        &mut self,
        frames: &Frames<Bit>,
        edge: EdgeId,
        question: &Question<'_, Bit>,
    ) -> OrHalt<Induction<Bit>> {
        let Question { index, top, literals, kind } = *question;
        if edge == BEGIN {
            return self.not_initial(question);
        }
        if frames.is_bottom(index, Ts::LOOP) {
            let level = frames.distance(Ts::LOOP) - 1;
            return Ok(Induction::Holds(UnsatCore { literals: Vec::new(), level }));
        }
        self.sync(frames);
        let bits = self.by_activity(literals);
        let mut assumptions = self.frame(index, top);
        let mut clause = None;
        if edge == FAIL
            && let Some(goal) = &self.goal
        {
            assumptions.extend(goal.cube.literals().iter().map(|bit| self.system.now(*bit)));
            return Ok(match self.ask(&assumptions, None, kind)? {
                None => Induction::Unknown,
                Some(true) => Induction::Fails,
                Some(false) => {
                    let level = self.core_level(index, top);
                    Induction::Holds(UnsatCore { literals: Vec::new(), level })
                }
            });
        }
        assumptions.extend(self.system.constraint);
        if edge == STEP {
            assumptions.extend(self.system.step);
            assumptions.extend(self.local.then_some(!self.system.bad));
            assumptions.extend(bits.iter().map(|bit| self.system.next(*bit)));
            clause = Some(bits.iter().map(|bit| !self.system.now(*bit)).collect::<Vec<Lit>>());
        } else {
            debug_assert_eq!(edge, FAIL);
            assumptions.push(self.system.bad);
        }
        Ok(match self.ask(&assumptions, clause.as_deref(), kind)? {
            None => Induction::Unknown,
            Some(true) => Induction::Fails,
            Some(false) => {
                let literals = if edge == STEP { self.in_core(&bits, System::next) } else { Vec::new() };
                Induction::Holds(UnsatCore { literals, level: self.core_level(index, top) })
            }
        })
    }

    fn excluded(
        &mut self,
        frames: &Frames<Bit>,
        _: Loc,
        question: &Question<'_, Bit>,
    ) -> OrHalt<Option<u32>> {
        let Question { index, top, literals, kind } = *question;
        self.sync(frames);
        let mut assumptions = self.frame(index, top);
        assumptions.extend(literals.iter().map(|bit| self.system.now(*bit)));
        Ok(match self.ask(&assumptions, None, kind)? {
            Some(false) => Some(self.core_level(index, top)),
            _ => None,
        })
    }

    fn model(&mut self, edge: EdgeId) -> OrHalt<Rc<Model>> {
        if edge == BEGIN {
            return Ok(self.begins.clone());
        }
        let mut model = self.system.model();
        if let Some(goal) = self.goal.as_ref().filter(|_| edge == FAIL) {
            model.inputs.clone_from(&goal.inputs.inputs);
        }
        Ok(Rc::new(model))
    }

    /// The bits that the solution depends on.
    fn preconditions(
        &mut self,
        edge: EdgeId,
        _: &Cube<Bit>,
        model: &Rc<Model>,
    ) -> OrHalt<Vec<Precondition<Bit, Rc<Model>>>> {
        let taken = Taken { edge, inputs: model.clone() };
        if let Some(goal) = self.goal.as_ref().filter(|_| edge == FAIL) {
            return Ok(vec![Precondition { cube: goal.cube.clone(), taken, treatment: Treatment::Keep }]);
        }
        let cube = Cube::of(&known_bits(model));
        let treatment = if edge == BEGIN { Treatment::Keep } else { Treatment::ExpandAndLift };
        Ok(vec![Precondition { cube, taken, treatment }])
    }

    fn inputs(&self, _: EdgeId, model: &Rc<Model>) -> Rc<Model> {
        model.clone()
    }

    fn lift(
        &mut self,
        _: &Frames<Bit>,
        edge: EdgeId,
        literals: &[Bit],
        inputs: &Rc<Model>,
        target: &Cube<Bit>,
    ) -> OrHalt<Option<Vec<Bit>>> {
        let bits = self.by_activity(literals);
        let system = &self.system;
        let mut clause: Vec<Lit> = system.constraint.into_iter().map(|lit| !lit).collect();
        if edge == STEP {
            clause.extend(system.step.map(|lit| !lit));
            clause.extend(self.local.then_some(system.bad));
            clause.extend(target.literals().iter().map(|bit| !system.next(*bit)));
        } else {
            clause.push(!system.bad);
        }
        let fixed = system.input_bits.iter().zip(&inputs.inputs);
        let mut assumptions: Vec<Lit> =
            fixed.filter_map(|(lit, value)| value.map(|value| lit.negated_if(!value))).collect();
        assumptions.extend(bits.iter().map(|bit| system.now(*bit)));
        Ok(match self.ask(&assumptions, Some(&clause), LIFTING)? {
            Some(false) => Some(self.in_core(&bits, System::now)),
            _ => None,
        })
    }

    fn counterexample(&self, model: &Rc<Model>, edges: &[Taken<Rc<Model>>]) -> OrHalt<Run> {
        let (mut positions, _) = self.follow(model, edges);
        if let Some(last) = positions.last()
            && self.terms.eval(self.system.bad_formula, last) != Value::Bool(true)
        {
            positions.extend(self.system.position_after(self.terms, last));
        }
        Ok(run_of(self.terms, self.system.ts, &positions))
    }

    /// A run is one, unless further bad positions are to be asked about. Nothing that is known of reached states changes then.
    fn judge(
        &mut self,
        model: &Rc<Model>,
        edges: &[Taken<Rc<Model>>],
        _: &[Cube<Bit>],
    ) -> OrHalt<Judgement<Run>> {
        match self.system.further.get(self.raised).copied() {
            Some(bad) => {
                self.raised += 1;
                self.system.bad = bad;
                Ok(Judgement::Refined)
            }
            None => self.counterexample(model, edges).map(Judgement::Run),
        }
    }

    fn states_along(&self, model: &Rc<Model>, edges: &[Taken<Rc<Model>>]) -> Vec<Rc<Model>> {
        let (_, states) = self.follow(model, edges);
        states.iter().map(|state| Rc::new(self.system.bits_of(self.terms, state))).collect()
    }

    fn run_along(&self, model: &Rc<Model>, edges: &[Taken<Rc<Model>>]) -> Option<Run> {
        let (mut positions, states) = self.follow(model, edges);
        positions.push(states.last().filter(|_| states.len() == edges.len())?.clone());
        Some(run_to_state(self.terms, self.system.ts, &positions))
    }

    fn successor(&self, edge: EdgeId, model: &Rc<Model>) -> Option<Rc<Model>> {
        match edge {
            BEGIN => Some(model.clone()),
            STEP => Some(Rc::new(self.walker.borrow_mut().step(&self.system, model))),
            _ => None,
        }
    }

    fn random_walks(&mut self) -> Vec<Vec<(EdgeId, Rc<Model>)>> {
        // Initial states are made of first values.
        if self.system.initial.is_some() {
            return Vec::new();
        }
        self.walker.get_mut().walks(&self.system)
    }

    /// Bits are compared.
    fn is_cheap(&self, edge: EdgeId) -> bool {
        edge == BEGIN && self.system.initial.is_none()
    }

    fn queries(&self) -> u64 {
        self.tallies.values().map(|tally| tally.queries).sum()
    }

    fn add_stats(&self, stats: &mut Stats) {
        let signals = self.system.latches.iter().filter(|latch| latch.place().is_none()).count();
        stats.set("latches", (self.system.latches.len() - signals) as u64);
        stats.set("inner signals", signals as u64);
        stats.set("bits merged", self.system.merged() as u64);
        stats.set("inputs", self.system.input_bits.len() as u64);
        stats.set("solver cleanings", self.cleanings);
        stats.set("queries given up", self.given_up);
        stats.add_queries(&self.tallies);
    }
}
