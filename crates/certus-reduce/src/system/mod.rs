//! Reductions of transition systems, each with a lift that carries certificates back.
//!
//! [`reduce_system`] makes a system smaller for one of its properties. A position that is bad is reached afterwards iff it was
//! before, and after as many steps. An invariant of the small system becomes one of the original system
//! ([`SystemReduction::lift_proof`]); a run gets the values of the variables it has lost
//! ([`SystemReduction::lift_positions`]). Both are checked on the original system by whoever believes them.
//!
//! Every reduction takes about as long as to read the system, or follows only what changes.

mod cone;
mod constraints;
mod equal;
mod equations;
mod functional;
mod inputs;
mod known_bits;
mod lift;
mod needed_bits;
mod network;
mod private;

use crate::pipeline::{PassStats, Size};
use crate::reduction::{NotLifted, kind};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms};
use certus_model::{Invariant, Proof, Property, Ts};
use lift::SystemLift;
use std::time::Instant;

/// How often all reductions are tried, at most.
const ROUNDS: u32 = 6;

/// What a reduction makes: a smaller system over the same arena, and how to carry certificates back. `None`: nothing to do,
/// or no time.
type Smaller = Option<(Ts, Box<dyn SystemLift>)>;

/// A reduction of systems with one set of bad positions: its name, and what it does until a deadline.
type Pass = (&'static str, fn(&mut Terms, &Ts, Option<Instant>) -> Smaller);

/// All of them, in the order in which they are run: what makes functions and constants comes before what asks for them, and
/// the cone before what takes longer.
const PASSES: [Pass; 9] = [
    ("functional", functional::functional),
    ("constrained-inputs", constraints::constrained_inputs),
    ("constrained-states", constraints::constrained_states),
    ("cone", cone::cone),
    ("known-bits", known_bits::known_bits),
    ("equal", equal::equal),
    ("needed-bits", needed_bits::needed_bits),
    ("free-terms", inputs::free_terms),
    ("free-states", inputs::free_states),
];

/// The names of all reductions of systems, in the order in which they are run.
#[must_use]
pub fn system_passes() -> Vec<&'static str> {
    PASSES.iter().map(|(name, _)| *name).collect()
}

/// A reduced system and the way back.
pub struct SystemReduction {
    /// The system. It has the one set of bad positions that was asked about.
    pub ts: Ts,
    /// The property of the reduced system.
    pub property: Property,
    /// What each reduction did, in the order in which they are run.
    pub stats: Vec<PassStats>,
    /// The lifts, the first one first.
    lifts: Vec<(&'static str, Box<dyn SystemLift>)>,
}

/// The sizes of a system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemSize {
    /// State variables.
    pub vars: u64,
    /// Their bits; arrays and numbers are not counted.
    pub bits: u64,
    /// Inputs.
    pub inputs: u64,
    /// Their bits.
    pub input_bits: u64,
    /// Distinct terms in all formulas but the variables.
    pub terms: u64,
}

impl SystemSize {
    /// The sizes of a system, without what belongs to other properties.
    ///
    /// # Panics
    /// If the system has no bad positions of the property's number.
    #[must_use]
    pub fn of(terms: &Terms, ts: &Ts, property: &Property) -> SystemSize {
        let bits = |all: &[certus_model::Variable]| {
            let width = |sort| match sort {
                Sort::Bool => 1,
                Sort::Bv(width) => u64::from(width),
                _ => 0,
            };
            all.iter().map(|var| width(terms.sort(var.term))).sum()
        };
        let mut roots = vec![ts.init, ts.trans, ts.constraint];
        roots.extend(ts.next.values());
        match property {
            Property::Unreachable(n) => roots.push(ts.bad[*n].what),
            Property::Justice(sets) => roots.extend(sets.iter().flat_map(|set| set.at.values())),
        }
        let nodes = terms.post_order(&roots);
        SystemSize {
            vars: ts.vars.len() as u64,
            bits: bits(&ts.vars),
            inputs: ts.inputs.len() as u64,
            input_bits: bits(&ts.inputs),
            terms: nodes.iter().filter(|term| !terms.args(**term).is_empty()).count() as u64,
        }
    }

    /// The same in the terms of automata: a term is what a command is there.
    fn of_automaton(self) -> Size {
        let variables = self.vars + self.inputs;
        Size { locations: 0, edges: 0, commands: self.terms, variables, bits: self.bits + self.input_bits }
    }
}

/// Makes a system smaller for one of its properties. After the deadline nothing further is begun, and what is underway is
/// given up. A system whose property is about infinite runs is left as it is.
///
/// # Panics
/// If the system has no bad positions of the property's number.
#[must_use]
pub fn reduce_system(
    terms: &mut Terms,
    ts: &Ts,
    property: &Property,
    deadline: Option<Instant>,
) -> SystemReduction {
    reduce_system_by(terms, ts, property, deadline, &system_passes())
}

/// The same with these reductions only.
///
/// # Panics
/// If the system has no bad positions of the property's number.
#[must_use]
pub fn reduce_system_by(
    terms: &mut Terms,
    ts: &Ts,
    property: &Property,
    deadline: Option<Instant>,
    names: &[&str],
) -> SystemReduction {
    let mut passes = PASSES.to_vec();
    passes.retain(|(name, _)| names.contains(name));
    let stats = passes.iter().map(|(name, _)| PassStats { name, ..PassStats::default() });
    let (stats, lifts) = (stats.collect(), Vec::new());
    let Property::Unreachable(bad) = property else {
        return SystemReduction { ts: ts.clone(), property: property.clone(), stats, lifts };
    };
    let only = vec![ts.bad[*bad].clone()];
    let ts = Ts {
        bad: only,
        justice: Vec::new(),
        fairness: Vec::new(),
        ltl: Vec::new(),
        delta: None,
        ..ts.clone()
    };
    let mut out = SystemReduction { ts, property: Property::Unreachable(0), stats, lifts };
    let mut size = SystemSize::of(terms, &out.ts, &out.property);
    // A reduction that found nothing need not be tried again until another one changes something.
    let mut quiet = 0;
    for _ in 0..ROUNDS {
        for ((name, run), stats) in passes.iter().zip(&mut out.stats) {
            if network::late(deadline) || quiet >= passes.len() {
                return out;
            }
            let start = Instant::now();
            let done = run(terms, &out.ts, deadline);
            stats.time += start.elapsed();
            let Some((ts, lift)) = done else {
                quiet += 1;
                continue;
            };
            quiet = 0;
            debug_assert_eq!(ts.validate(terms), Ok(()), "{name}");
            let smaller = SystemSize::of(terms, &ts, &out.property);
            stats.add(size.of_automaton(), smaller.of_automaton());
            size = smaller;
            out.ts = ts;
            out.lifts.push((name, lift));
        }
    }
    out
}

impl SystemReduction {
    /// The formula of an inductive or quantified proof of the reduced system, as that of such a proof of the original.
    pub fn lift_formula(&self, terms: &mut Terms, formula: Term) -> Term {
        self.lifts.iter().rev().fold(formula, |formula, (_, lift)| lift.formula(terms, formula))
    }

    /// A proof of the reduced system, as one of the original of the same kind.
    ///
    /// # Errors
    /// If a reduction does not carry proofs of this kind. Inductive and quantified proofs are always carried.
    pub fn lift_proof(&self, terms: &mut Terms, proof: &Proof) -> Result<Proof, NotLifted> {
        for (pass, lift) in self.lifts.iter().rev() {
            if !lift.carries().has(proof) {
                return Err(NotLifted::Pass { pass, kind: kind(proof) });
            }
        }
        let formula = proof.formulas().get(&Ts::LOOP).copied().unwrap_or(terms.tru());
        let formula = self.lift_formula(terms, formula);
        Ok(proof.with_formulas(Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() }))
    }

    /// The positions of a run of the reduced system to a bad one, as those of a run of the original.
    #[must_use]
    pub fn lift_positions(&self, terms: &mut Terms, positions: &[Assignment]) -> Vec<Assignment> {
        let mut positions = positions.to_vec();
        for (_, lift) in self.lifts.iter().rev() {
            lift.positions(terms, &mut positions);
        }
        positions
    }
}

/// Replacing terms in a whole system.
trait Rewrite {
    /// The system with terms replaced, and without the variables that are not wanted.
    fn rewritten(&self, terms: &mut Terms, by: &mut Substitution, keep: &dyn Fn(Term) -> bool) -> Ts;
}

impl Rewrite for Ts {
    fn rewritten(&self, terms: &mut Terms, by: &mut Substitution, keep: &dyn Fn(Term) -> bool) -> Ts {
        let mut out = self.clone();
        out.vars.retain(|var| keep(var.term));
        out.inputs.retain(|var| keep(var.term));
        out.next.retain(|var, _| keep(*var));
        let formulas = [&mut out.init, &mut out.trans, &mut out.constraint];
        let next = out.next.values_mut();
        for term in formulas.into_iter().chain(next).chain(out.bad.iter_mut().map(|goal| &mut goal.what)) {
            *term = terms.substitute(*term, by);
        }
        out
    }
}
