//! Proofs and runs of transition systems, checked on the system itself.
//!
//! A proof is a formula at [`Ts::LOOP`], and the steps it counts are those of the automaton with one loop: the first one
//! leads to an initial state, each further one from a state to the next or, from a bad position, to the error. Here they
//! are written down for the system, without that automaton.

use crate::implied::Implications;
use crate::{Certified, Failure, Rejected, check_proof};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::{Loc, OneLoop, Proof, Property, Ts};
use certus_solver::Limits;
use rustc_hash::FxHashSet;
use std::time::Instant;

/// Checks a proof of a system with the solver of this name: that no position of a run is bad in the way of this number.
///
/// # Errors
/// [`Failure::Rejected`] if it is no proof; else why nothing is known.
///
/// # Panics
/// If the system has no bad positions of that number.
pub fn check_system_proof(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    proof: &Proof,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    // What is said of all values of ghosts is checked on the automaton.
    if matches!(proof, Proof::Quantified { .. }) {
        let automaton = OneLoop::new(terms, ts, &Property::Unreachable(bad));
        return check_proof(terms, &automaton.cfa, proof, limits, solver);
    }
    let start = Instant::now();
    let formula = shape(terms, ts, proof)?;
    let (bad, asking) = (ts.bad[bad].what, Implications::new(solver, limits)?);
    let mut check = Check { ts, formula, bad, asking, frames: Vec::new() };
    match proof {
        Proof::Inductive(_) | Proof::KInductive { k: 1, .. } => check.step(terms, 1, false)?,
        Proof::KInductive { k, simple, .. } => {
            check.base(terms, *k)?;
            check.step(terms, *k, *simple)?;
        }
        Proof::Bounded { k, .. } => {
            check.base(terms, *k)?;
            check.nothing_longer(terms, *k)?;
        }
        Proof::Quantified { .. } => unreachable!("it was checked on the automaton"),
    }
    let asking = check.asking;
    Ok(Certified { time: start.elapsed(), queries: asking.queries(), solver: asking.name().to_owned() })
}

/// Checks that these are the positions of a run to one that is bad in the way of this number.
///
/// # Errors
/// What is wrong, with the number of the position.
///
/// # Panics
/// If the system has no bad positions of that number.
pub fn check_positions(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    positions: &[Assignment],
) -> Result<(), String> {
    check_steps(terms, ts, positions)?;
    let is_bad = |last: &Assignment| terms.eval(ts.bad[bad].what, last) == Value::Bool(true);
    if positions.last().is_some_and(is_bad) {
        return Ok(());
    }
    Err("the last position is not bad".to_owned())
}

/// Checks positions of a run that may end anywhere, by evaluation.
///
/// # Errors
/// Why it is no run.
pub fn check_steps(terms: &mut Terms, ts: &Ts, positions: &[Assignment]) -> Result<(), String> {
    let yes = Value::Bool(true);
    let Some(first) = positions.first() else {
        return Err("a run has at least one position".to_owned());
    };
    if terms.eval(ts.init, first) != yes {
        return Err("the first state is not initial".to_owned());
    }
    for (number, position) in positions.iter().enumerate() {
        if terms.eval(ts.constraint, position) != yes {
            return Err(format!("position {number} does not satisfy the constraint"));
        }
    }
    for (number, pair) in positions.windows(2).enumerate() {
        for (var, value) in &ts.next {
            if terms.eval(*var, &pair[1]) != terms.eval(*value, &pair[0]) {
                let name = terms.var_name(*var).unwrap_or_default();
                return Err(format!("`{name}` has another value at position {} than next says", number + 1));
            }
        }
        let both = ts.step(terms, &pair[0], &pair[1]);
        if terms.eval(ts.trans, &both) != yes {
            return Err(format!("there is no step from position {number} to the next"));
        }
    }
    Ok(())
}

/// The formula of a proof: one over the state, at the one location that a system has.
fn shape(terms: &Terms, ts: &Ts, proof: &Proof) -> Result<Term, Failure> {
    for (loc, formula) in proof.formulas() {
        if *loc == Ts::LOOP || *formula == terms.tru() {
            continue;
        }
        return Err(reject("a system has no such location", *loc));
    }
    let Some(formula) = proof.formulas().get(&Ts::LOOP).copied() else {
        return Err(reject("the proof has no formula for the states", Ts::LOOP));
    };
    if terms.sort(formula) != Sort::Bool {
        return Err(reject("what is listed is no formula", Ts::LOOP));
    }
    let state: FxHashSet<Term> = ts.vars.iter().map(|var| var.term).collect();
    match terms.free_vars(formula).into_iter().find(|var| !state.contains(var)) {
        None => Ok(formula),
        Some(var) => {
            let name = terms.var_name(var).unwrap_or_default();
            Err(reject(&format!("the formula has `{name}`, which is no state variable"), Ts::LOOP))
        }
    }
}

fn reject(reason: &str, at: Loc) -> Failure {
    Failure::Rejected(Rejected { from: at, to: at, reason: reason.to_owned(), obligation: Vec::new() })
}

/// The variables at one moment.
type Frame = Vec<(Term, Term)>;

struct Check<'a> {
    ts: &'a Ts,
    formula: Term,
    bad: Term,
    asking: Implications,
    /// State and inputs at each moment, as variables of their own.
    frames: Vec<Frame>,
}

impl Check<'_> {
    fn frame(&mut self, terms: &mut Terms, n: usize) -> &Frame {
        while self.frames.len() <= n {
            let all = self.ts.vars.iter().chain(&self.ts.inputs);
            let frame = all.map(|var| (var.term, terms.fresh("at", terms.sort(var.term)))).collect();
            self.frames.push(frame);
        }
        &self.frames[n]
    }

    /// A formula over a position, at a moment.
    fn at(&mut self, terms: &mut Terms, formula: Term, n: usize) -> Term {
        let mut by: Substitution = self.frame(terms, n).iter().copied().collect();
        terms.substitute(formula, &mut by)
    }

    /// A step from a moment to the next.
    fn goes(&mut self, terms: &mut Terms, n: usize) -> Term {
        let state = self.ts.vars.len();
        let after: Vec<(Term, Term)> = self.frame(terms, n + 1)[..state].to_vec();
        let mut by: Substitution = self.frame(terms, n).iter().copied().collect();
        for (var, there) in after {
            by.insert(Ts::after(terms, var), there);
        }
        let relation = self.ts.relation(terms);
        terms.substitute(relation, &mut by)
    }

    /// A path of so many moments whose steps are taken; with the formula before its last moment, if it is assumed.
    fn path(&mut self, terms: &mut Terms, moments: usize, assumed: bool) -> Vec<Term> {
        let mut parts = Vec::new();
        for n in 0..moments.saturating_sub(1) {
            if assumed {
                parts.push(self.at(terms, self.formula, n));
            }
            parts.push(self.goes(terms, n));
        }
        parts
    }

    /// Rejects the proof if these can be true together.
    fn excluded(&mut self, terms: &mut Terms, parts: Vec<Term>, reason: &str) -> Result<(), Failure> {
        self.implied(terms, parts, terms.fls(), reason)
    }

    /// Rejects the proof if the premises do not imply the conclusion.
    fn implied(
        &mut self,
        terms: &mut Terms,
        premises: Vec<Term>,
        conclusion: Term,
        reason: &str,
    ) -> Result<(), Failure> {
        if self.asking.ask(terms, &premises, conclusion, |_, _| Ok(()))?.is_none() {
            return Ok(());
        }
        let (from, reason) = (Ts::LOOP, reason.to_owned());
        let mut obligation = premises;
        obligation.push(terms.not(conclusion));
        Err(Failure::Rejected(Rejected { from, to: from, reason, obligation }))
    }

    /// The position of a moment is bad.
    fn bad_at(&mut self, terms: &mut Terms, n: usize) -> [Term; 2] {
        [self.at(terms, self.ts.constraint, n), self.at(terms, self.bad, n)]
    }

    /// Where fewer than `k` steps lead, the formula holds and no position is bad.
    fn base(&mut self, terms: &mut Terms, k: u32) -> Result<(), Failure> {
        for n in 0..(k as usize).saturating_sub(1) {
            let mut parts = self.path(terms, n + 1, false);
            parts.push(self.at(terms, self.ts.init, 0));
            let holds = self.at(terms, self.formula, n);
            self.implied(terms, parts.clone(), holds, &format!("the formula does not hold after {n} steps"))?;
            // The step to the error counts too.
            if n + 2 < k as usize {
                parts.extend(self.bad_at(terms, n));
                self.excluded(terms, parts, &format!("a position is bad after {n} steps"))?;
            }
        }
        Ok(())
    }

    /// After `k` steps that begin anywhere, the formula holds if it did before, and no position is bad.
    fn step(&mut self, terms: &mut Terms, k: u32, simple: bool) -> Result<(), Failure> {
        let k = k as usize;
        // From the start, the first of the steps leads to moment 0; else it leads to moment 1.
        for (from_start, last) in [(true, k - 1), (false, k)] {
            let mut parts = self.path(terms, last + 1, true);
            if from_start {
                parts.push(self.at(terms, self.ts.init, 0));
            }
            if simple {
                parts.extend(self.distinct(terms, last + 1));
            }
            let holds = self.at(terms, self.formula, last);
            self.implied(terms, parts, holds, "the formula is not inductive")?;
        }
        for (from_start, last) in [(true, k.checked_sub(2)), (false, Some(k - 1))] {
            // The first step of all leads to a state, not to the error.
            let Some(last) = last else { continue };
            let mut parts = self.path(terms, last + 1, true);
            parts.push(self.at(terms, self.formula, last));
            if from_start {
                parts.push(self.at(terms, self.ts.init, 0));
            }
            if simple {
                parts.extend(self.distinct(terms, last + 1));
            }
            parts.extend(self.bad_at(terms, last));
            self.excluded(terms, parts, "the formula does not exclude a bad position")?;
        }
        Ok(())
    }

    /// There are no `k` steps from the start, the step to the error among them.
    fn nothing_longer(&mut self, terms: &mut Terms, k: u32) -> Result<(), Failure> {
        let k = k as usize;
        let mut parts = self.path(terms, k, false);
        parts.push(self.at(terms, self.ts.init, 0));
        self.excluded(terms, parts, "there are longer runs")?;
        let Some(last) = k.checked_sub(2) else { return Ok(()) };
        let mut parts = self.path(terms, last + 1, false);
        parts.push(self.at(terms, self.ts.init, 0));
        parts.extend(self.bad_at(terms, last));
        self.excluded(terms, parts, "a position is bad at the bound")
    }

    /// The states of the moments differ from each other.
    fn distinct(&mut self, terms: &mut Terms, moments: usize) -> Vec<Term> {
        let state = self.ts.vars.len();
        self.frame(terms, moments);
        let mut out = Vec::new();
        for a in 0..moments {
            for b in a + 1..moments {
                let pairs: Vec<(Term, Term)> =
                    (0..state).map(|n| (self.frames[a][n].1, self.frames[b][n].1)).collect();
                let equal: Vec<Term> = pairs.into_iter().map(|(x, y)| terms.eq(x, y)).collect();
                let same = terms.and(&equal);
                out.push(terms.not(same));
            }
        }
        out
    }
}
