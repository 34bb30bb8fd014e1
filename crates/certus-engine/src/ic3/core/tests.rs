//! The core with another policy: Boolean IC3 on small transition systems.
//!
//! Literals are bits, and a query goes through all states. The policy asserts what its methods may require, so that the
//! core is held to the contract of the traits, and every answer is checked against the states that are reachable.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;
use crate::control::Control;
use crate::stats::Stats;
use certus_model::{Cube, EdgeId, Loc};
use certus_testing::{Rng, scale};

/// The bits of a state.
const BITS: u32 = 4;
/// The inputs that a transition may have.
const INPUTS: u32 = 2;

const INITIAL: Loc = Loc(0);
const ERROR: Loc = Loc(1);
const LOOP: Loc = Loc(2);

/// What the edges are.
const BEGIN: EdgeId = EdgeId(0);
const STEP: EdgeId = EdgeId(1);
const FAIL: EdgeId = EdgeId(2);

/// A transition system, as sets of states.
struct System {
    initial: Vec<bool>,
    bad: Vec<bool>,
    /// For each state and input the next state, if there is one.
    next: Vec<[Option<u32>; INPUTS as usize]>,
}

impl System {
    fn random(rng: &mut Rng) -> System {
        let states = 0..1 << BITS;
        let (mostly, rarely) = (rng.between(60, 100), rng.between(3, 15));
        let mut next = || rng.chance(mostly).then(|| rng.below(1 << BITS) as u32);
        let next = states.clone().map(|_| [next(), next()]).collect();
        let initial = states.clone().map(|_| rng.chance(rarely)).collect();
        let bad = states.map(|_| rng.chance(rarely)).collect();
        System { initial, bad, next }
    }

    /// The state after an edge.
    fn after(&self, edge: EdgeId, state: u32, input: u32) -> Option<u32> {
        match edge {
            BEGIN => self.initial[state as usize].then_some(state),
            STEP => self.next[state as usize][input as usize],
            _ => self.bad[state as usize].then_some(state),
        }
    }

    /// The states that can be reached.
    fn reachable(&self) -> Vec<bool> {
        let mut reached = self.initial.clone();
        let mut open: Vec<u32> = (0..1 << BITS).filter(|state| reached[*state as usize]).collect();
        while let Some(state) = open.pop() {
            for next in self.next[state as usize].into_iter().flatten() {
                if !reached[next as usize] {
                    reached[next as usize] = true;
                    open.push(next);
                }
            }
        }
        reached
    }
}

/// A bit, and the value it has.
type Bit = (u32, bool);

fn within(literals: &[Bit], state: u32) -> bool {
    literals.iter().all(|(bit, value)| (state >> bit & 1 == 1) == *value)
}

fn bits_of(state: u32) -> Vec<Bit> {
    (0..BITS).map(|bit| (bit, state >> bit & 1 == 1)).collect()
}

fn in_frame(frames: &Frames<Bit>, loc: Loc, i: u32, state: u32) -> bool {
    !frames.is_bottom(i, loc) && !frames.at(loc).frame(i).any(|lemma| within(lemma.cube.literals(), state))
}

/// The policy.
struct Enumerating<'s> {
    system: &'s System,
    /// The edge of the last query, and the state and input that it found.
    found: Option<(EdgeId, (u32, u32))>,
    queries: u64,
}

impl Enumerating<'_> {
    /// A state of the frame, outside of `negated`, that an edge leads into the cube of the literals, with its input.
    fn entering(
        &self,
        frames: &Frames<Bit>,
        edge: EdgeId,
        i: u32,
        negated: &[Bit],
        literals: &[Bit],
    ) -> Option<(u32, u32)> {
        let from = [INITIAL, LOOP, LOOP][edge.index()];
        let states = (0..1 << BITS).filter(|state| in_frame(frames, from, i, *state));
        let outside = states.filter(|state| edge != STEP || !within(negated, *state));
        let mut pairs = outside.flat_map(|state| (0..INPUTS).map(move |input| (state, input)));
        pairs.find(|(state, input)| {
            self.system.after(edge, *state, *input).is_some_and(|next| within(literals, next))
        })
    }
}

impl Literals for Enumerating<'_> {
    type Literal = Bit;
    type State = (u32, u32);

    fn holds(&self, literal: Bit, state: &(u32, u32)) -> bool {
        within(&[literal], state.0)
    }

    fn expand(&mut self, cube: &Cube<Bit>, state: &(u32, u32)) -> Vec<Bit> {
        assert!(within(cube.literals(), state.0), "the cube holds in the state");
        cube.literals().to_vec()
    }

    fn widen(&mut self, cube: &Cube<Bit>, state: &(u32, u32)) -> Vec<Bit> {
        assert!(within(cube.literals(), state.0), "the cube holds in the state");
        cube.literals().to_vec()
    }

    fn describe(&mut self, cube: &Cube<Bit>, state: &(u32, u32)) -> Vec<Bit> {
        assert!(within(cube.literals(), state.0), "the cube holds in the state");
        bits_of(state.0)
    }

    fn show(&self, literal: Bit) -> String {
        format!("{literal:?}")
    }
}

impl Queries for Enumerating<'_> {
    type Inputs = u32;
    type Run = Vec<(u32, u32)>;

    fn relative_inductive(
        &mut self,
        frames: &Frames<Bit>,
        edge: EdgeId,
        question: &Question<'_, Bit>,
    ) -> OrHalt<Induction<Bit>> {
        let Question { index, top, literals, .. } = *question;
        let levels = (0..3).flat_map(|loc| frames.at(Loc(loc)).lemmas()).map(|lemma| lemma.level);
        assert!(levels.filter(|level| *level != FOREVER).all(|level| level <= top), "no lemma is higher");
        self.queries += 1;
        if let Some(found) = self.entering(frames, edge, index, literals, literals) {
            self.found = Some((edge, found));
            return Ok(Induction::Fails);
        }
        let mut needed = literals.to_vec();
        for literal in literals {
            let fewer: Vec<Bit> = needed.iter().copied().filter(|t| t != literal).collect();
            if self.entering(frames, edge, index, literals, &fewer).is_none() {
                needed = fewer;
            }
        }
        let holds = |level: &u32| self.entering(frames, edge, *level, literals, &needed).is_none();
        let level = [FOREVER].into_iter().chain((index..=top).rev()).find(holds).unwrap();
        Ok(Induction::Holds(UnsatCore { literals: needed, level }))
    }

    fn excluded(
        &mut self,
        frames: &Frames<Bit>,
        loc: Loc,
        question: &Question<'_, Bit>,
    ) -> OrHalt<Option<u32>> {
        assert!(question.kind.max_conflicts.is_none());
        self.queries += 1;
        let mut states = (0..1 << BITS).filter(|state| within(question.literals, *state));
        let excluded = states.all(|state| !in_frame(frames, loc, question.index, state));
        Ok(excluded.then_some(question.index))
    }

    fn model(&mut self, edge: EdgeId) -> OrHalt<(u32, u32)> {
        let (last, model) = self.found.unwrap();
        assert_eq!(last, edge, "the last query that failed was on this edge");
        Ok(model)
    }

    fn preconditions(
        &mut self,
        edge: EdgeId,
        target: &Cube<Bit>,
        model: &(u32, u32),
    ) -> OrHalt<Vec<Precondition<Bit, u32>>> {
        let after = self.system.after(edge, model.0, model.1);
        assert!(after.is_some_and(|next| within(target.literals(), next)), "the model leads into the target");
        let cube = Cube::of(&bits_of(model.0));
        let taken = Taken { edge, inputs: model.1 };
        Ok(vec![Precondition { cube, taken, treatment: Treatment::ExpandAndLift }])
    }

    fn inputs(&self, _: EdgeId, model: &(u32, u32)) -> u32 {
        model.1
    }

    fn lift(
        &mut self,
        _: &Frames<Bit>,
        edge: EdgeId,
        literals: &[Bit],
        inputs: &u32,
        target: &Cube<Bit>,
    ) -> OrHalt<Option<Vec<Bit>>> {
        self.queries += 1;
        let leads = |state: u32| {
            self.system.after(edge, state, *inputs).is_some_and(|next| within(target.literals(), next))
        };
        let mut kept = literals.to_vec();
        for literal in literals {
            let fewer: Vec<Bit> = kept.iter().copied().filter(|t| t != literal).collect();
            if (0..1 << BITS).filter(|state| within(&fewer, *state)).all(leads) {
                kept = fewer;
            }
        }
        Ok(Some(kept))
    }

    fn counterexample(&self, model: &(u32, u32), edges: &[Taken<u32>]) -> OrHalt<Vec<(u32, u32)>> {
        assert_eq!((edges.first().unwrap().edge, edges.last().unwrap().edge), (BEGIN, FAIL));
        let mut run = Vec::new();
        let mut state = model.0;
        for Taken { edge, inputs } in edges {
            run.push((state, *inputs));
            state = self.system.after(*edge, state, *inputs).expect("the edge can be taken");
        }
        Ok(run)
    }

    fn states_along(&self, model: &(u32, u32), edges: &[Taken<u32>]) -> Vec<(u32, u32)> {
        let mut state = model.0;
        let mut states = Vec::new();
        for Taken { edge, inputs } in edges {
            state = self.system.after(*edge, state, *inputs).expect("the edge can be taken");
            states.push((state, 0));
        }
        states
    }

    fn successor(&self, edge: EdgeId, model: &(u32, u32)) -> Option<(u32, u32)> {
        self.system.after(edge, model.0, model.1).map(|next| (next, 0))
    }

    fn queries(&self) -> u64 {
        self.queries
    }

    fn add_stats(&self, _: &mut Stats) {}
}

/// Settings of the core that differ in what it does.
const SETTINGS: &[&[(&str, &str)]] = &[
    &[],
    &[("generalisation", "none"), ("pushing", "off")],
    &[("generalisation", "old"), ("cores", "off"), ("widening", "off")],
    &[("lifting", "off"), ("order", "newest"), ("requeue", "off")],
    &[("ctg", "2"), ("steps", "off"), ("initialisation", "off")],
    &[("may", "6"), ("context", "strict"), ("multiple", "off"), ("triggered", "off")],
    &[("new-push", "minimal"), ("reached", "off")],
    &[("new-push", "heuristic"), ("new-push-effort", "2"), ("pushing", "off")],
    &[("new-push", "maximal"), ("widening", "off"), ("triggered", "off")],
    &[("dynamic", "on"), ("keep", "on"), ("predict", "on"), ("widening", "off"), ("reached", "off")],
    &[
        ("ctg", "2"),
        ("ctg-steps", "5"),
        ("ctg-lemmas", "on"),
        ("parent", "on"),
        ("attempts", "1"),
        ("drop", "1"),
    ],
];

#[test]
fn a_boolean_policy_agrees_with_the_states_that_are_reachable() {
    let (mut safe, mut unsafe_, mut deepest) = (0, 0, 0);
    let control = Control::default();
    for seed in 0..600 * scale() {
        let system = System::random(&mut Rng::new(seed));
        let reachable = system.reachable();
        let is_safe = (0..1 << BITS).all(|state| !(reachable[state] && system.bad[state]));
        let mut options = CoreOptions::default();
        for (key, value) in SETTINGS[seed as usize % SETTINGS.len()] {
            options.set("test", [], key, value).unwrap();
        }
        let names = ["initial", "error", "loop"].map(str::to_owned).to_vec();
        let edges = vec![(INITIAL, LOOP), (LOOP, LOOP), (LOOP, ERROR)];
        let graph = Graph::new(INITIAL, ERROR, names, edges);
        let policy = Enumerating { system: &system, found: None, queries: 0 };
        let setting = Setting { engine: "test", control: &control, options: &options, budget: None };
        let mut ic3 = Ic3::new(policy, graph, &setting);
        match ic3.run().unwrap() {
            Conclusion::Fixpoint(i) => {
                assert!(is_safe, "seed {seed}: it is not safe");
                let (frames, _) = ic3.into_parts();
                let holds = |state: u32| in_frame(&frames, LOOP, i, state);
                for state in 0..1 << BITS {
                    assert!(
                        !system.initial[state as usize] || holds(state),
                        "seed {seed}: {state} is initial"
                    );
                    if holds(state) {
                        assert!(!system.bad[state as usize], "seed {seed}: {state} is bad");
                        let next = system.next[state as usize].into_iter().flatten();
                        assert!(next.into_iter().all(holds), "seed {seed}: {state} leads out of it");
                    }
                }
                deepest = deepest.max(i);
                safe += 1;
            }
            Conclusion::Run(run) => {
                assert!(!is_safe, "seed {seed}: it is safe");
                assert!(system.bad[run.last().unwrap().0 as usize], "seed {seed}: the run ends elsewhere");
                deepest = deepest.max(run.len() as u32);
                unsafe_ += 1;
            }
        }
    }
    assert!(safe > 100 && unsafe_ > 100 && deepest > 4, "{safe} safe, {unsafe_} unsafe, {deepest} deep");
}
