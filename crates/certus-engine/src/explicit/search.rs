//! The states that are reached, and which of them to go on from.
//!
//! States that differ only in ways the program can hardly tell are in one *bucket*: equal in small variables, in the
//! same interval between constants for the others. The next state comes from the bucket that was looked at least,
//! so that a counter that takes a million values does not keep the search from what it has not seen.

use super::code::value;
use super::domains::{Domain, domains};
use super::machine::{Machine, Random, Values};
use crate::control::Control;
use crate::reason::Reason;
use crate::unrolling::live;
use certus_logic::{Sort, Terms};
use certus_model::liveness::live_at;
use certus_model::{Cfa, Command, EdgeId, Loc, Run, RunStep};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// Variables of so many bits are told apart by their value.
const SMALL: u8 = 6;

/// So many ways through an edge are tried from a state, and so many at random if these are not all.
const WAYS: u32 = 2_000;
const ENDS: usize = 256;
const SAMPLES: u32 = 48;
const WAYS_OF_SAMPLE: u32 = 200;

/// A state that is reached.
#[derive(Clone, Debug)]
pub(crate) struct State {
    loc: Loc,
    /// The values of the variables that matter at the location.
    vars: Box<[u64]>,
    origin: Origin,
    /// Whether what it leads to was added.
    looked: bool,
    /// Whether that is all it can lead to, for every value of every input.
    complete: bool,
}

/// Where a state comes from.
#[derive(Clone, Debug)]
enum Origin {
    /// It is one that runs begin with.
    Start,
    /// It is not known to be reached, only possible as far as buckets tell.
    Guess,
    /// From a state, by an edge with these choices.
    Step(u32, EdgeId, Box<[u64]>),
}

/// A set of states that are hardly told apart.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    pub(crate) loc: Loc,
    /// For each variable that matters at the location its value or the number of its interval.
    pub(crate) key: Box<[u64]>,
    waiting: VecDeque<u32>,
    /// How many states of it were looked at.
    looked: u32,
    /// Whether every state of it is known to lead into buckets there are.
    pub(crate) closed: bool,
}

/// What the search came to.
#[derive(Debug)]
pub(crate) enum Found {
    /// A run to the error.
    Error(Run),
    /// The error, but from a state that was only guessed.
    Doubtful,
    /// No new states, or none that seem to matter.
    Nothing,
    /// Too many states.
    Full,
    /// A limit, in words.
    Stopped(Reason),
}

/// The search.
pub(crate) struct Search<'a> {
    pub(crate) cfa: &'a Cfa,
    machine: Machine,
    pub(crate) domains: Vec<Domain>,
    /// For each location the variables that matter, by place.
    pub(crate) live: Vec<Vec<usize>>,
    /// The edges on the way to the error, by where they begin.
    pub(crate) outgoing: Vec<Vec<EdgeId>>,
    /// Whether a location is on the way to the error.
    pub(crate) matters: Vec<bool>,
    /// For each havoc the values to try.
    candidates: Vec<Vec<u64>>,
    /// For each edge whether these are all values of its havocs.
    every_value: Vec<bool>,
    random: Random,
    pub(crate) states: Vec<State>,
    index: FxHashMap<(Loc, Box<[u64]>), u32>,
    /// The variables that are told apart by value.
    pub(crate) exact: Vec<bool>,
    pub(crate) buckets: Vec<Bucket>,
    bucket_index: FxHashMap<(Loc, Box<[u64]>), u32>,
    /// The buckets with states to look at, by how often they were.
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// States looked at.
    pub(crate) expanded: u64,
    /// The same when the last new bucket was found.
    fresh: u64,
    error: Option<(u32, EdgeId, Box<[u64]>)>,
    /// Whether there are states that are only guessed.
    guessed: bool,
}

impl<'a> Search<'a> {
    /// A search from the initial location; none if some values are no words.
    pub(crate) fn new(terms: &mut Terms, cfa: &'a Cfa) -> Option<Search<'a>> {
        let machine = Machine::new(terms, cfa)?;
        let domains = domains(terms, cfa)?;
        let matters = live(cfa);
        let mut outgoing = cfa.outgoing();
        for edges in &mut outgoing {
            edges.retain(|id| matters[cfa.edge(*id).from.index()] && matters[cfa.edge(*id).to.index()]);
        }
        let alive = live_at(terms, cfa);
        let matter = |loc: Loc| {
            (0..cfa.vars.len()).filter(|n| alive[loc.index()].contains(&cfa.vars[*n].term)).collect()
        };
        let candidates = machine.havocs.iter().map(|var| domains[*var].values.clone()).collect();
        let every_value = cfa.edges.iter().map(|edge| {
            edge.block.steps().all(|step| match step.command {
                Command::Havoc(var) => {
                    cfa.vars.iter().zip(&domains).any(|(v, d)| v.term == var && d.is_whole())
                }
                _ => true,
            })
        });
        let every_value = every_value.collect();
        let exact = domains.iter().map(|domain| domain.width <= SMALL).collect();
        let mut search = Search {
            cfa,
            machine,
            live: cfa.locs().map(matter).collect(),
            outgoing,
            matters,
            candidates,
            every_value,
            random: Random(0x9E37_79B9_7F4A_7C15),
            states: Vec::new(),
            index: FxHashMap::default(),
            exact,
            buckets: Vec::new(),
            bucket_index: FxHashMap::default(),
            queue: BinaryHeap::new(),
            expanded: 0,
            fresh: 0,
            error: None,
            guessed: false,
            domains,
        };
        search.begin();
        Some(search)
    }

    /// Adds states that runs begin with.
    fn begin(&mut self) {
        let mut vars = vec![0; self.cfa.vars.len()];
        self.add(self.cfa.initial, &vars, Origin::Start);
        if !self.live[self.cfa.initial.index()].is_empty() {
            for _ in 0..SAMPLES {
                for (var, domain) in vars.iter_mut().zip(&self.domains) {
                    *var = domain.values[self.random.below(domain.values.len())];
                }
                self.add(self.cfa.initial, &vars, Origin::Start);
            }
        }
    }

    /// Adds a state that is only guessed, or that an edge leads to from one that is there. The values are of all
    /// variables.
    pub(crate) fn suggest(&mut self, loc: Loc, vars: &[u64], from: Option<(u32, EdgeId, Box<[u64]>)>) {
        self.guessed |= from.is_none();
        let origin = from.map_or(Origin::Guess, |(state, edge, values)| Origin::Step(state, edge, values));
        self.add(loc, vars, origin);
    }

    /// A state that was reached or guessed.
    pub(crate) fn known(&self, loc: Loc, vars: &[u64]) -> Option<u32> {
        self.index.get(&(loc, self.project(loc, vars))).copied()
    }

    /// Adds a state that runs begin with.
    pub(crate) fn start(&mut self, vars: &[u64]) {
        self.add(self.cfa.initial, vars, Origin::Start);
    }

    /// More values to try for the havocs on a path.
    pub(crate) fn try_values(&mut self, edge: EdgeId, path: &[u32], values: &[u64]) {
        for (havoc, value) in self.machine.havocs_on(edge.index(), path).into_iter().zip(values) {
            let candidates = &mut self.candidates[havoc];
            if !candidates.contains(value) {
                candidates.push(*value);
            }
        }
    }

    fn project(&self, loc: Loc, vars: &[u64]) -> Box<[u64]> {
        self.live[loc.index()].iter().map(|var| vars[*var]).collect()
    }

    fn add(&mut self, loc: Loc, vars: &[u64], origin: Origin) {
        let vars = self.project(loc, vars);
        if let Some(known) = self.index.get(&(loc, vars.clone())) {
            // What was guessed is reached after all.
            let known = *known;
            if self.guessed && !self.is_reached(known) && self.is_real(&origin) {
                self.states[known as usize].origin = origin;
            }
            return;
        }
        let number = self.states.len() as u32;
        self.index.insert((loc, vars.clone()), number);
        self.states.push(State { loc, vars, origin, looked: false, complete: false });
        self.put(number);
    }

    /// Puts a state into its bucket.
    fn put(&mut self, number: u32) {
        let State { loc, vars, looked, .. } = &self.states[number as usize];
        let key: Box<[u64]> = self.live[loc.index()]
            .iter()
            .zip(vars)
            .map(
                |(var, value)| {
                    if self.exact[*var] { *value } else { self.domains[*var].interval(*value) as u64 }
                },
            )
            .collect();
        let entry = self.bucket_index.entry((*loc, key.clone()));
        let bucket = *entry.or_insert_with(|| {
            self.buckets.push(Bucket { loc: *loc, key, waiting: VecDeque::new(), looked: 0, closed: false });
            self.fresh = self.expanded;
            self.buckets.len() as u32 - 1
        });
        if *looked {
            return;
        }
        let Bucket { waiting, looked, .. } = &mut self.buckets[bucket as usize];
        if waiting.is_empty() {
            self.queue.push(Reverse((*looked, bucket)));
        }
        waiting.push_back(number);
    }

    /// Whether a state is reached, not guessed.
    fn is_real<'b>(&'b self, mut origin: &'b Origin) -> bool {
        loop {
            match origin {
                Origin::Start => return true,
                Origin::Guess => return false,
                Origin::Step(from, ..) => origin = &self.states[*from as usize].origin,
            }
        }
    }

    /// Whether a state is reached, not guessed.
    pub(crate) fn is_reached(&self, state: u32) -> bool {
        self.is_real(&self.states[state as usize].origin)
    }

    /// Looks at states until the error is found, or until `patience` states, and most of all, brought no new bucket.
    pub(crate) fn explore(&mut self, terms: &Terms, control: &Control, most: usize, patience: u64) -> Found {
        let start = self.expanded;
        self.fresh = start;
        while let Some(Reverse((_, bucket))) = self.queue.pop() {
            if self.expanded.is_multiple_of(16)
                && let Some(why) = control.stop()
            {
                return Found::Stopped(why);
            }
            if self.states.len() > most {
                return Found::Full;
            }
            let Some(state) = self.buckets[bucket as usize].waiting.pop_front() else { continue };
            self.expand(state);
            if let Some((from, edge, values)) = self.error.take() {
                if !self.is_reached(from) {
                    return Found::Doubtful;
                }
                if let Some(run) = self.run(terms, from, edge, &values) {
                    return Found::Error(run);
                }
            }
            let Bucket { waiting, looked, .. } = &mut self.buckets[bucket as usize];
            *looked += 1;
            if !waiting.is_empty() {
                self.queue.push(Reverse((*looked, bucket)));
            }
            if self.expanded - self.fresh > patience.max(2 * (self.fresh - start)) {
                return Found::Nothing;
            }
        }
        Found::Nothing
    }

    /// Adds what a state leads to.
    fn expand(&mut self, number: u32) {
        self.expanded += 1;
        self.states[number as usize].looked = true;
        let State { loc, vars, .. } = self.states[number as usize].clone();
        let all = self.widen(loc, &vars);
        let mut complete = true;
        for edge in self.outgoing[loc.index()].clone() {
            let mut ends = Vec::new();
            let mut kept = |end: super::machine::Passed| {
                ends.push((end.vars, end.values));
                ends.len() < ENDS
            };
            let each = Values::Each(&self.candidates);
            let through = self.machine.pass(edge.index(), &all, each, WAYS, &mut kept);
            complete &= through && self.every_value[edge.index()];
            if !through {
                for _ in 0..SAMPLES {
                    let some = Values::Some(&self.candidates, &mut self.random);
                    self.machine.pass(edge.index(), &all, some, WAYS_OF_SAMPLE, |end| {
                        ends.push((end.vars, end.values));
                        false
                    });
                }
            }
            let to = self.cfa.edge(edge).to;
            for (after, values) in ends {
                if to == self.cfa.error {
                    self.error = Some((number, edge, values.into()));
                    return;
                }
                self.add(to, &after, Origin::Step(number, edge, values.into()));
            }
        }
        self.states[number as usize].complete = complete;
    }

    /// The values of all variables: those that do not matter are 0.
    fn widen(&self, loc: Loc, vars: &[u64]) -> Vec<u64> {
        let mut all = vec![0; self.cfa.vars.len()];
        for (var, value) in self.live[loc.index()].iter().zip(vars) {
            all[*var] = *value;
        }
        all
    }

    /// The run to a state and then along an edge to the error.
    pub(crate) fn run(&mut self, terms: &Terms, last: u32, edge: EdgeId, values: &[u64]) -> Option<Run> {
        let mut steps: Vec<(EdgeId, Box<[u64]>)> = vec![(edge, values.into())];
        let mut at = last;
        while let Origin::Step(from, edge, values) = &self.states[at as usize].origin {
            steps.push((*edge, values.clone()));
            at = *from;
        }
        let start = self.states[at as usize].clone();
        let mut vars = self.widen(start.loc, &start.vars);
        let sorts: Vec<Sort> = self.cfa.vars.iter().map(|var| terms.sort(var.term)).collect();
        let initial = self
            .cfa
            .vars
            .iter()
            .zip(&vars)
            .zip(&sorts)
            .map(|((v, word), sort)| (v.term, value(*sort, *word)));
        let mut run = Run { initial: initial.collect(), steps: Vec::new() };
        // The states on the way, so that where one choice does not decide the path the right one is taken.
        let mut ends: Vec<Option<Box<[u64]>>> = vec![None];
        let mut at = last;
        while let Origin::Step(from, ..) = &self.states[at as usize].origin {
            ends.push(Some(self.states[at as usize].vars.clone()));
            at = *from;
        }
        for ((edge, values), end) in steps.into_iter().zip(ends).rev() {
            let to = self.cfa.edge(edge).to;
            let live = &self.live[to.index()];
            let mut taken = None;
            self.machine.pass(edge.index(), &vars, Values::Given(&values), u32::MAX, |passed| {
                let right =
                    end.as_ref().is_none_or(|end| live.iter().zip(end).all(|(v, e)| passed.vars[*v] == *e));
                if right && passed.values.len() == values.len() {
                    taken = Some(passed);
                }
                taken.is_none()
            });
            let taken = taken?;
            vars = taken.vars;
            let block = &self.cfa.edge(edge).block;
            let havocs = block.path_steps(&taken.path).filter_map(|step| match step.command {
                Command::Havoc(var) => Some(terms.sort(var)),
                _ => None,
            });
            let values = havocs.zip(&taken.values).map(|(sort, word)| value(sort, *word)).collect();
            run.steps.push(RunStep { edge, path: taken.path, values });
        }
        let (end, _) = run.execute(terms, self.cfa)?;
        (end == self.cfa.error).then_some(run)
    }

    /// Decides anew which variables are told apart by their value: those with few of them.
    /// Whether that has changed.
    pub(crate) fn sort_anew(&mut self, few: usize) -> bool {
        let mut seen: Vec<Vec<u64>> = vec![Vec::new(); self.cfa.vars.len()];
        for state in &self.states {
            for (var, value) in self.live[state.loc.index()].iter().zip(&state.vars) {
                let values = &mut seen[*var];
                if values.len() <= few && !values.contains(value) {
                    values.push(*value);
                }
            }
        }
        let exact: Vec<bool> =
            self.domains.iter().zip(&seen).map(|(d, seen)| d.width <= SMALL || seen.len() <= few).collect();
        let changed = exact != self.exact;
        if changed {
            self.exact = exact;
            self.put_all_anew();
        }
        changed
    }

    /// Whether each bucket has one state.
    pub(crate) fn is_exact(&self) -> bool {
        self.live.iter().flatten().all(|var| self.exact[*var])
    }

    /// Marks buckets of one state each as closed if all that the state leads to is known; whether all runs begin so.
    pub(crate) fn close_looked_at(&mut self) -> bool {
        let all_exact: Vec<bool> =
            self.live.iter().map(|live| live.iter().all(|var| self.exact[*var])).collect();
        for state in self.states.iter().filter(|state| state.complete && all_exact[state.loc.index()]) {
            if let Some(bucket) = self.bucket_index.get(&(state.loc, state.vars.clone())) {
                self.buckets[*bucket as usize].closed = true;
            }
        }
        self.live[self.cfa.initial.index()].is_empty() && self.states[0].complete
    }

    /// Whether no state is left to look at.
    pub(crate) fn is_done(&self) -> bool {
        self.queue.is_empty()
    }

    fn put_all_anew(&mut self) {
        self.buckets.clear();
        self.bucket_index.clear();
        self.queue.clear();
        for number in 0..self.states.len() as u32 {
            self.put(number);
        }
    }

    /// Forgets states that were only guessed, and what came from them.
    pub(crate) fn forget_guesses(&mut self) {
        if !std::mem::take(&mut self.guessed) {
            return;
        }
        let mut number = vec![u32::MAX; self.states.len()];
        let mut kept = 0;
        for (state, number) in number.iter_mut().enumerate() {
            if self.is_reached(state as u32) {
                *number = kept;
                kept += 1;
            }
        }
        self.index.retain(|_, state| {
            *state = number[*state as usize];
            *state != u32::MAX
        });
        let states = std::mem::take(&mut self.states).into_iter().zip(&number);
        self.states = states.filter(|(_, new)| **new != u32::MAX).map(|(state, _)| state).collect();
        for state in &mut self.states {
            if let Origin::Step(from, ..) = &mut state.origin {
                *from = number[*from as usize];
            }
        }
        self.put_all_anew();
    }
}
