//! Assumes early what is assumed anyway.
//!
//! In `x = *; y = x; …; assume(y == 0)` the value that was chosen is 0 in every run that gets so far, and so it is
//! assumed where it is chosen. Harnesses choose a whole state at first and say afterwards which one they mean; without
//! this little would be known in between.
//!
//! Going backwards, a variable *needs* a constant at a node if on each way on to the error it is assumed to equal
//! it before it is written. States in which it is something else never get to the error, so nothing is lost with them.

use crate::analyses::equalities::pinned;
use crate::analyses::flow::{Flow, graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass};
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Invariant, Step};
use std::collections::BTreeMap;

/// The pass.
pub(crate) struct NecessaryConstants;

/// The constants that variables need; nothing where the error cannot be reached.
type Needed = Option<BTreeMap<Term, Term>>;

const INFO: PassInfo = PassInfo {
    name: "necessary-constants",
    about: "assumes where a value is chosen what is assumed of it later",
    literature: "backward constant propagation: necessary preconditions of an error",
    preserves_divergence: false,
    sorts: Sorts::All,
    cost: Cost::Fixpoint,
    place: "before constants are propagated, because it makes constants of unknown values",
    buys: Some(
        "36 % of the solver queries of IC3 on a suite with harnesses that choose a whole state first; nothing on another",
    ),
};

impl Pass for NecessaryConstants {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let needed = solve(terms, &flow);
        let mut changed = false;
        let mut arcs: Vec<Option<Vec<Step>>> = Vec::with_capacity(flow.arcs.len());
        for (arc, content) in flow.arcs.iter().enumerate() {
            let mut after = needed[content.to as usize].clone();
            // From the last step to the first.
            let mut steps: Vec<Step> = Vec::new();
            for step in flow.steps(arc as u32).iter().rev() {
                let pin = match step.command {
                    Command::Assign(var, value) if !terms.is_const(value) => Some(var),
                    Command::Havoc(var) => Some(var),
                    _ => None,
                };
                if let Some((var, value)) = pin.and_then(|var| Some((var, *after.as_ref()?.get(&var)?))) {
                    let pin = Command::Assume(terms.eq(var, value));
                    let assumes = |step: &&Step| matches!(step.command, Command::Assume(_));
                    if !steps.iter().rev().take_while(assumes).any(|step| says(terms, step, var, value)) {
                        steps.push(Step { command: pin, id: step.id });
                        changed = true;
                    }
                }
                before(terms, &mut after, step.command);
                steps.push(*step);
            }
            steps.reverse();
            arcs.push(Some(steps));
        }
        if !changed {
            return None;
        }
        let mut all = Vec::with_capacity(cfa.locations.len());
        for needed in &needed[..cfa.locations.len()] {
            let equal: Option<Vec<Term>> =
                needed.as_ref().map(|all| all.iter().map(|(var, value)| terms.eq(*var, *value)).collect());
            all.push(equal.map_or(terms.fls(), |equal| terms.and(&equal)));
        }
        Some((rewrite(&flow, terms, arcs), Box::new(Unless { needed: all })))
    }
}

/// What each node needs: the most that is consistent with what follows it.
fn solve(terms: &mut Terms, flow: &Flow<'_>) -> Vec<Needed> {
    let mut needed: Vec<Needed> = vec![None; flow.nodes];
    needed[flow.cfa.error.index()] = Some(BTreeMap::new());
    let mut waiting = vec![false; flow.nodes];
    let mut stack: Vec<u32> = vec![flow.cfa.error.0];
    while let Some(node) = stack.pop() {
        waiting[node as usize] = false;
        for arc in &flow.entering[node as usize] {
            let mut there = needed[node as usize].clone();
            for step in flow.steps(*arc).iter().rev() {
                before(terms, &mut there, step.command);
            }
            let from = flow.arcs[*arc as usize].from;
            let Some(there) = there else { continue };
            let changed = match &mut needed[from as usize] {
                Some(known) => {
                    let count = known.len();
                    known.retain(|var, value| there.get(var) == Some(value));
                    known.len() < count
                }
                none => {
                    *none = Some(there);
                    true
                }
            };
            if changed && !std::mem::replace(&mut waiting[from as usize], true) {
                stack.push(from);
            }
        }
    }
    needed
}

/// What is needed before a command, from what is needed after it.
fn before(terms: &mut Terms, needed: &mut Needed, command: Command) {
    let Some(known) = needed else { return };
    match command {
        Command::Assume(guard) => {
            for literal in terms.conjuncts(guard) {
                known.extend(pinned(terms, literal));
            }
        }
        Command::Assign(var, value) => {
            if let Some(constant) = known.remove(&var)
                && terms.as_var(value).is_some()
            {
                known.insert(value, constant);
            }
        }
        Command::Havoc(var) => {
            known.remove(&var);
        }
    }
}

/// Whether a step assumes that a variable is this constant.
fn says(terms: &mut Terms, step: &Step, var: Term, value: Term) -> bool {
    let Command::Assume(guard) = step.command else { return false };
    terms.conjuncts(guard).into_iter().any(|literal| pinned(terms, literal) == Some((var, value)))
}

/// The way back: states that lack what is needed do no harm, and lead only to such states.
struct Unless {
    /// By location.
    needed: Vec<Term>,
}

impl Lift for Unless {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        for (loc, formula) in &mut invariant.at {
            let lacks = terms.not(self.needed[loc.index()]);
            *formula = terms.or2(*formula, lacks);
        }
        invariant
    }

    /// A state that lacks what is needed leads only to such states. So a path that ends in a state with all that is
    /// needed is one of the automaton after the pass too. Other paths are not, and may be longer than any there.
    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries { bounded: false, ..Carries::ALL }
    }
}
