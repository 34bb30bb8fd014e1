//! Finding a run again by the values its havocs chose.

use crate::block::{Command, StepId};
use crate::cfa::{Cfa, EdgeId, Loc};
use crate::guide::Guide;
use crate::run::{Hints, Run, RunStep, execute, start};
use certus_logic::{Assignment, Terms, Value};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};

impl Hints {
    /// A run of the automaton to its error location in which havocs take the values of the hints, and
    /// havocs without one the default value of their sort. Where several edges or arcs can be taken all
    /// are tried, those to the error first, then those that fit best to the commands of the hints (see `guide.rs`), but none
    /// twice from the same state with the same values left. `None` if
    /// no such run was found within `max_steps` commands, an arc without any counted as
    /// one.
    #[must_use]
    pub fn replay(&self, terms: &Terms, cfa: &Cfa, max_steps: u64) -> Option<Run> {
        let outgoing = cfa.outgoing();
        let guide = Guide::new(cfa, self);
        let mut search = Search { terms, cfa, hints: self, guide, trail: Vec::new(), left: max_steps };
        let mut stack = vec![Attempt {
            state: start(terms, cfa, &self.initial)?,
            used: FxHashMap::default(),
            done: 0,
            at: cfa.initial,
            inside: None,
            last: None,
        }];
        let mut seen: FxHashSet<u64> = FxHashSet::default();
        while let Some(mut attempt) = stack.pop() {
            loop {
                if attempt.at == cfa.error {
                    return Some(search.run(&attempt));
                }
                let mut ways: Vec<(EdgeId, u32)> = Vec::new();
                match attempt.inside {
                    Some((edge, node)) => {
                        ways.extend(cfa.edge(edge).block.leaving(node).map(|arc| (edge, arc as u32)));
                    }
                    None => {
                        for edge in &outgoing[attempt.at.index()] {
                            ways.extend(cfa.edge(*edge).block.leaving(0).map(|arc| (*edge, arc as u32)));
                        }
                    }
                }
                // A way whose first commands are assumptions that fail costs no copy of the state.
                ways.retain(|way| search.may_take(&attempt, *way));
                if ways.len() > 1 {
                    search.guide.sort(&mut ways, &mut attempt.done);
                    // A run ends where it can: one that goes on although it may fail is longer than it has to be.
                    ways.sort_by_key(|(edge, _)| cfa.edge(*edge).to != cfa.error);
                }
                let Some((first, others)) = ways.split_first() else { break };
                // Without other attempts there is nothing to come back to, and long runs need no memory. An
                // attempt taken for another one whose fingerprint it has is lost, but no wrong run is found.
                let alone = others.is_empty() && stack.is_empty();
                if !alone && !seen.insert(attempt.fingerprint(terms, cfa)) {
                    break;
                }
                for way in others.iter().rev() {
                    let mut other = attempt.clone();
                    if search.take(&mut other, *way).is_some() {
                        stack.push(other);
                    }
                }
                if search.take(&mut attempt, *first).is_none() {
                    break;
                }
                if search.left == 0 {
                    return None;
                }
            }
        }
        None
    }
}

/// A run that is being tried.
#[derive(Clone, Debug)]
struct Attempt {
    state: Assignment,
    /// How many hints of each command were used.
    used: FxHashMap<StepId, usize>,
    /// How many of the commands of the hints are done.
    done: usize,
    at: Loc,
    /// The edge it is on and the node of its block, unless it is at a location.
    inside: Option<(EdgeId, u32)>,
    /// The last arc it took.
    last: Option<usize>,
}

impl Attempt {
    /// A number for the place, the state, and the values and commands used.
    fn fingerprint(&self, terms: &Terms, cfa: &Cfa) -> u64 {
        let mut hasher = FxHasher::default();
        (self.at, self.inside, self.done).hash(&mut hasher);
        for var in &cfa.vars {
            terms.as_var(var.term).and_then(|symbol| self.state.get(symbol)).hash(&mut hasher);
        }
        let mut used: Vec<(StepId, usize)> = self.used.iter().map(|(id, count)| (*id, *count)).collect();
        used.sort_unstable();
        used.hash(&mut hasher);
        hasher.finish()
    }
}

/// An arc that an attempt took. Attempts that part share what they have in common.
#[derive(Debug)]
struct Taken {
    edge: EdgeId,
    arc: u32,
    values: Vec<Value>,
    before: Option<usize>,
}

struct Search<'a> {
    terms: &'a Terms,
    cfa: &'a Cfa,
    hints: &'a Hints,
    guide: Guide<'a>,
    /// All arcs that were taken, each after the one before it.
    trail: Vec<Taken>,
    left: u64,
}

impl Search<'_> {
    /// Whether the assumptions with which an arc begins hold.
    fn may_take(&self, attempt: &Attempt, (edge, arc): (EdgeId, u32)) -> bool {
        self.cfa.edge(edge).block.arcs()[arc as usize]
            .steps
            .iter()
            .map_while(|step| match step.command {
                Command::Assume(guard) => Some(guard),
                _ => None,
            })
            .all(|guard| self.terms.eval(guard, &attempt.state) == Value::Bool(true))
    }

    /// Takes an arc; nothing if an assumption fails.
    fn take(&mut self, attempt: &mut Attempt, (edge, index): (EdgeId, u32)) -> Option<()> {
        let block = &self.cfa.edge(edge).block;
        let arc = &block.arcs()[index as usize];
        let mut values = Vec::new();
        // An arc without commands counts as one: a loop may have none.
        self.left = self.left.saturating_sub(arc.steps.len().max(1) as u64);
        for step in &arc.steps {
            let (terms, hints) = (self.terms, self.hints);
            execute(terms, &mut attempt.state, step.command, || {
                let Command::Havoc(var) = step.command else { return None };
                let used = attempt.used.get(&step.id).copied().unwrap_or(0);
                let hint = hints.values.get(&step.id).and_then(|values| values.get(used));
                let value = match hint {
                    Some(value) => {
                        attempt.used.insert(step.id, used + 1);
                        value.clone()
                    }
                    None => terms.default_value(terms.sort(var)),
                };
                values.push(value.clone());
                Some(value)
            })?;
        }
        self.trail.push(Taken { edge, arc: index, values, before: attempt.last });
        attempt.last = Some(self.trail.len() - 1);
        attempt.done = self.guide.after(attempt.done, arc);
        let complete = arc.to + 1 == block.nodes();
        attempt.inside = (!complete).then_some((edge, arc.to));
        if complete {
            attempt.at = self.cfa.edge(edge).to;
        }
        Some(())
    }

    /// The run that an attempt is.
    fn run(&self, attempt: &Attempt) -> Run {
        let mut arcs = Vec::new();
        let mut at = attempt.last;
        while let Some(taken) = at.map(|at| &self.trail[at]) {
            arcs.push(taken);
            at = taken.before;
        }
        let mut run = Run { initial: self.hints.initial.clone(), steps: Vec::new() };
        for taken in arcs.into_iter().rev() {
            if self.cfa.edge(taken.edge).block.arcs()[taken.arc as usize].from == 0 {
                run.steps.push(RunStep { edge: taken.edge, path: Vec::new(), values: Vec::new() });
            }
            if let Some(step) = run.steps.last_mut() {
                step.path.push(taken.arc);
                step.values.extend(taken.values.iter().cloned());
            }
        }
        run
    }
}
