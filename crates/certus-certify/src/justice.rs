//! Proofs and counterexamples of justice, checked on the system itself.
//!
//! The monitor of rounds, the saved copy and the order of measures are built here, from the system and the sets as they
//! were read: [`certus_model::justice`] says what they mean. Nothing is shared with the engines that find such certificates.

use crate::system::check_steps;
use crate::{Certified, Failure, Rejected};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso, Rank};
use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};
use rustc_hash::FxHashSet;
use std::time::Instant;

const CHECK: Purpose = Purpose("certificate");

/// Checks that a lasso is an infinite run of the system that meets each of these sets infinitely often.
///
/// # Errors
/// What is wrong, with the number of the position.
pub fn check_lasso(terms: &mut Terms, ts: &Ts, sets: &[Term], lasso: &Lasso) -> Result<(), String> {
    let Lasso { positions, back } = lasso;
    check_steps(terms, ts, positions)?;
    let Some(again) = positions.get(*back) else {
        return Err("the position after the last is none of the lasso".to_owned());
    };
    let last = &positions[positions.len() - 1];
    for (var, value) in &ts.next {
        if terms.eval(*var, again) != terms.eval(*value, last) {
            let name = terms.var_name(*var).unwrap_or_default();
            return Err(format!("`{name}` has another value where the loop begins than after its end"));
        }
    }
    let both = ts.step(terms, last, again);
    if terms.eval(ts.trans, &both) != Value::Bool(true) {
        return Err("there is no step from the end of the loop to its begin".to_owned());
    }
    for (number, set) in sets.iter().enumerate() {
        let met = |position: &Assignment| terms.eval(*set, position) == Value::Bool(true);
        if !positions[*back..].iter().any(met) {
            return Err(format!("set {number} is not met in the loop"));
        }
    }
    Ok(())
}

/// Checks a proof that no infinite run of a system meets each of these sets infinitely often, with the solver of this name.
///
/// # Errors
/// [`Failure::Rejected`] if it is no proof; else why nothing is known.
pub fn check_justice_proof(
    terms: &mut Terms,
    ts: &Ts,
    sets: &[Term],
    proof: &JusticeProof,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let start = Instant::now();
    let mut session = Session::new(registry::make(solver)?);
    session.set_limits(limits.clone());
    let step = ts.relation(terms);
    let primes = ts.vars.iter().map(|var| (var.term, Ts::after(terms, var.term))).collect();
    let mut check = Check { ts, session, limits, step, primes };
    match proof {
        JusticeProof::Ranks { met, ranks } => check.ranks(terms, sets, met, ranks)?,
        JusticeProof::Copy { saved, of, copies, seen, formula } => {
            check.copy(terms, sets, *saved, of, copies, seen, *formula)?;
        }
        JusticeProof::Ranking { met, begun, saved, measures, formula } => {
            check.ranking(terms, sets, met, *begun, saved, measures, *formula)?;
        }
    }
    let queries = check.session.tallies().values().map(|tally| tally.queries).sum();
    Ok(Certified { time: start.elapsed(), queries, solver: check.session.name().to_owned() })
}

fn rejected(reason: &str, obligation: Vec<Term>) -> Failure {
    let reason = reason.to_owned();
    Failure::Rejected(Rejected { from: Ts::LOOP, to: Ts::LOOP, reason, obligation })
}

struct Check<'a> {
    ts: &'a Ts,
    session: Session,
    limits: &'a Limits,
    /// A step of the system.
    step: Term,
    /// The variables of the system and, as they are declared, of the monitor, and what stands for them after a step.
    primes: Vec<(Term, Term)>,
}

impl Check<'_> {
    /// Takes variables for those of a monitor. They are none of the system's, nor what stands for one after a step.
    fn declare(&mut self, terms: &mut Terms, vars: &[(Term, Sort)]) -> Result<(), Failure> {
        let mut taken: FxHashSet<Term> = self.primes.iter().flat_map(|(now, after)| [*now, *after]).collect();
        taken.extend(self.ts.inputs.iter().map(|input| input.term));
        for (var, sort) in vars {
            if terms.as_var(*var).is_none() || terms.sort(*var) != *sort {
                return Err(rejected("a variable of the monitor is none, or of another sort", Vec::new()));
            }
            let after = Ts::after(terms, *var);
            if !taken.insert(*var) || !taken.insert(after) {
                return Err(rejected("a variable of the monitor has another meaning already", Vec::new()));
            }
            self.primes.push((*var, after));
        }
        Ok(())
    }

    /// A formula of a proof: over the state and the variables of the monitor.
    fn over_state(&self, terms: &Terms, formula: Term) -> Result<(), Failure> {
        let known = |var: &Term| self.primes.iter().any(|(now, _)| now == var);
        match terms.free_vars(formula).iter().find(|var| !known(var)) {
            None => Ok(()),
            Some(var) => {
                let name = terms.var_name(*var).unwrap_or_default();
                Err(rejected(&format!("the proof has `{name}`, which is no state variable"), Vec::new()))
            }
        }
    }

    /// A term over the state after a step.
    fn after(&self, terms: &mut Terms, term: Term) -> Term {
        let mut by: Substitution = self.primes.iter().copied().collect();
        terms.substitute(term, &mut by)
    }

    /// Rejects the proof if these can be true together.
    fn excluded(&mut self, terms: &Terms, parts: Vec<Term>, reason: &str) -> Result<(), Failure> {
        if let Some(stop) = self.limits.stop() {
            return Err(Failure::Limit(stop.to_string()));
        }
        if parts.contains(&terms.fls()) {
            return Ok(());
        }
        match self.session.check(terms, &Query::of(&parts), CHECK)? {
            Answer::Unsat => Ok(()),
            Answer::Unknown(why) => Err(Failure::Limit(why.to_string())),
            Answer::Sat => Err(rejected(reason, parts)),
        }
    }

    /// Takes variables for those of the monitor of rounds: one for each set, if there are several.
    fn declare_rounds(&mut self, terms: &mut Terms, sets: &[Term], met: &[Term]) -> Result<(), Failure> {
        let wanted = if sets.len() < 2 { 0 } else { sets.len() };
        if met.len() != wanted {
            return Err(rejected("the monitor has not one variable for each set", Vec::new()));
        }
        self.declare(terms, &met.iter().map(|var| (*var, Sort::Bool)).collect::<Vec<_>>())
    }

    /// The monitor of rounds: which positions are fair, the parts of a step, and of the first states.
    fn rounds(&mut self, terms: &mut Terms, sets: &[Term], met: &[Term]) -> (Term, Vec<Term>, Vec<Term>) {
        let with: Vec<Term> = match met {
            [] => sets.to_vec(),
            met => met.iter().zip(sets).map(|(met, set)| terms.or2(*met, *set)).collect(),
        };
        let fair = terms.and(&with);
        let (mut step, mut first) = (vec![self.step], vec![self.ts.init]);
        for (met, with) in met.iter().zip(&with) {
            let after = Ts::after(terms, *met);
            let goes_on = terms.not(fair);
            let value = terms.and2(goes_on, *with);
            step.push(terms.eq(after, value));
            first.push(terms.not(*met));
        }
        (fair, step, first)
    }

    /// The formula is inductive for the system that saves measures at fair positions, and they fall from each to the next.
    #[allow(clippy::too_many_arguments, reason = "the parts of a proof")]
    fn ranking(
        &mut self,
        terms: &mut Terms,
        sets: &[Term],
        met: &[Term],
        begun: Term,
        saved: &[Term],
        measures: &[Term],
        formula: Term,
    ) -> Result<(), Failure> {
        self.declare_rounds(terms, sets, met)?;
        if saved.len() != measures.len() {
            return Err(rejected("not each measure is saved", Vec::new()));
        }
        let numbers = |sort: Sort| matches!(sort, Sort::Bv(_) | Sort::Int | Sort::Real);
        for measure in measures {
            self.over_state(terms, *measure)?;
            if !numbers(terms.sort(*measure)) {
                return Err(rejected("a measure is no number", Vec::new()));
            }
        }
        let mut vars = vec![(begun, Sort::Bool)];
        vars.extend(saved.iter().zip(measures).map(|(saved, measure)| (*saved, terms.sort(*measure))));
        self.declare(terms, &vars)?;
        if terms.sort(formula) != Sort::Bool {
            return Err(rejected("what is listed is no formula", Vec::new()));
        }
        self.over_state(terms, formula)?;
        let (fair, mut step, mut first) = self.rounds(terms, sets, met);
        let outside = terms.not(formula);
        first.extend([terms.not(begun), outside]);
        self.excluded(terms, first, "the formula does not hold initially")?;
        let (begun_after, begins) = (Ts::after(terms, begun), terms.or2(begun, fair));
        step.push(terms.eq(begun_after, begins));
        for (saved, measure) in saved.iter().zip(measures) {
            let (after, value) = (Ts::after(terms, *saved), terms.ite(fair, *measure, *saved));
            step.push(terms.eq(after, value));
        }
        step.push(formula);
        let falls = falls(terms, saved, measures);
        let mut stuck = step.clone();
        stuck.extend([begun, fair, terms.not(falls)]);
        self.excluded(terms, stuck, "the measures do not fall between two fair positions")?;
        let left = self.after(terms, formula);
        step.push(terms.not(left));
        self.excluded(terms, step, "a step leaves the formula")
    }

    /// Every step from a rank leads to it or a lower one, and from a fair position to a lower one or a lower measure.
    fn ranks(
        &mut self,
        terms: &mut Terms,
        sets: &[Term],
        met: &[Term],
        ranks: &[Rank],
    ) -> Result<(), Failure> {
        self.declare_rounds(terms, sets, met)?;
        for rank in ranks {
            if terms.sort(rank.states) != Sort::Bool {
                return Err(rejected("what is listed as a rank is no formula", Vec::new()));
            }
            self.over_state(terms, rank.states)?;
            if let Some(measure) = rank.measure {
                self.over_state(terms, measure)?;
                if !matches!(terms.sort(measure), Sort::Bv(_) | Sort::Int) {
                    return Err(rejected("a measure is neither a bit-vector nor an integer", Vec::new()));
                }
            }
        }
        let (fair, step, mut first) = self.rounds(terms, sets, met);
        for rank in ranks {
            first.push(terms.not(rank.states));
        }
        self.excluded(terms, first, "an initial state has no rank")?;
        for (n, rank) in ranks.iter().enumerate() {
            let lower: Vec<Term> = ranks[..n].iter().map(|lower| lower.states).collect();
            let mut parts = step.clone();
            parts.push(rank.states);
            // A step from where it is lower already is looked at there.
            for states in lower {
                parts.push(terms.not(states));
                let there = self.after(terms, states);
                parts.push(terms.not(there));
            }
            let stays = self.after(terms, rank.states);
            let (stays_or_leaves, mut fairly) = (terms.not(stays), parts.clone());
            let mut otherwise = vec![stays_or_leaves];
            fairly.push(fair);
            if let Some(measure) = rank.measure {
                let there = self.after(terms, measure);
                let (grows, lowered) = match terms.sort(measure) {
                    Sort::Int => {
                        let (zero, lowered) = (terms.int(0), terms.lt(there, measure));
                        let bounded = terms.ge(measure, zero);
                        (terms.gt(there, measure), terms.and2(bounded, lowered))
                    }
                    _ => (terms.bvugt(there, measure), terms.bvult(there, measure)),
                };
                otherwise.push(grows);
                let good = terms.and2(stays, lowered);
                fairly.push(terms.not(good));
            }
            self.excluded(terms, fairly, &format!("a fair position does not lower rank {}", n + 1))?;
            let leaves = terms.or(&otherwise);
            parts.push(leaves);
            self.excluded(terms, parts, &format!("a step leaves rank {} upwards", n + 1))?;
        }
        Ok(())
    }

    /// The formula is inductive for the system with a saved copy, and excludes that the copy is met again when all was seen.
    #[allow(clippy::too_many_arguments, reason = "the parts of a proof")]
    fn copy(
        &mut self,
        terms: &mut Terms,
        sets: &[Term],
        saved: Term,
        of: &[Term],
        copies: &[Term],
        seen: &[Term],
        formula: Term,
    ) -> Result<(), Failure> {
        let finite = |sort: Sort| matches!(sort, Sort::Bool | Sort::Bv(_));
        if !of.iter().all(|term| finite_sort(terms, terms.sort(*term), &finite)) {
            return Err(rejected("a copy of what has infinitely many values proves nothing", Vec::new()));
        }
        if copies.len() != of.len() || seen.len() != sets.len() {
            return Err(rejected("the monitor has not as many variables as it needs", Vec::new()));
        }
        for term in of {
            self.over_state(terms, *term)?;
        }
        let mut vars = vec![(saved, Sort::Bool)];
        vars.extend(copies.iter().zip(of).map(|(copy, term)| (*copy, terms.sort(*term))));
        vars.extend(seen.iter().map(|seen| (*seen, Sort::Bool)));
        self.declare(terms, &vars)?;
        if terms.sort(formula) != Sort::Bool {
            return Err(rejected("what is listed is no formula", Vec::new()));
        }
        self.over_state(terms, formula)?;
        let outside = terms.not(formula);
        let not_saved = terms.not(saved);
        // A copy that was not saved has any value, which stays; nothing is seen before.
        let mut first = vec![self.ts.init, not_saved, outside];
        for seen in seen {
            first.push(terms.not(*seen));
        }
        self.excluded(terms, first, "the formula does not hold initially")?;
        let left = self.after(terms, formula);
        let left = terms.not(left);
        let saved_after = Ts::after(terms, saved);
        // A step before a copy is saved, one that saves it, and one after.
        let mut before = vec![formula, self.step, left, not_saved];
        before.push(terms.not(saved_after));
        for copy in copies {
            let after = Ts::after(terms, *copy);
            before.push(terms.eq(after, *copy));
        }
        for seen in seen {
            let after = Ts::after(terms, *seen);
            before.push(terms.not(after));
        }
        self.excluded(terms, before, "a step leaves the formula before a copy is saved")?;
        let mut saving = vec![formula, self.step, left, not_saved, saved_after];
        for (copy, var) in copies.iter().zip(of) {
            let after = Ts::after(terms, *copy);
            saving.push(terms.eq(after, *var));
        }
        for (seen, set) in seen.iter().zip(sets) {
            let after = Ts::after(terms, *seen);
            saving.push(terms.eq(after, *set));
        }
        self.excluded(terms, saving, "a step that saves a copy leaves the formula")?;
        let mut later = vec![formula, self.step, left, saved, saved_after];
        for copy in copies {
            let after = Ts::after(terms, *copy);
            later.push(terms.eq(after, *copy));
        }
        for (seen, set) in seen.iter().zip(sets) {
            let after = Ts::after(terms, *seen);
            let now = terms.or2(*seen, *set);
            later.push(terms.eq(after, now));
        }
        self.excluded(terms, later, "a step after a copy was saved leaves the formula")?;
        // An infinite run goes on from there.
        let mut closed = vec![formula, saved, self.step];
        closed.extend(seen);
        for (copy, var) in copies.iter().zip(of) {
            closed.push(terms.eq(*copy, *var));
        }
        self.excluded(terms, closed, "the formula does not exclude a loop")
    }
}

/// Whether a tuple of measures has fallen since it was saved: the first one that is another now has, in an order in which nothing
/// falls for ever.
fn falls(terms: &mut Terms, saved: &[Term], measures: &[Term]) -> Term {
    let mut out = terms.fls();
    for (old, new) in saved.iter().zip(measures).rev() {
        let less = match terms.sort(*old) {
            Sort::Int => {
                let (zero, less) = (terms.int(0), terms.lt(*new, *old));
                let bounded = terms.ge(*old, zero);
                terms.and2(bounded, less)
            }
            Sort::Real => {
                let (zero, one) = (terms.int(0), terms.int(1));
                let (zero, one) = (terms.to_real(zero), terms.to_real(one));
                let by_one = terms.sub(*old, one);
                let (bounded, less) = (terms.ge(*old, zero), terms.le(*new, by_one));
                terms.and2(bounded, less)
            }
            _ => terms.bvult(*new, *old),
        };
        let same = terms.eq(*new, *old);
        let rest = terms.and2(same, out);
        out = terms.or2(less, rest);
    }
    out
}

/// Whether there are finitely many values of a sort.
fn finite_sort(terms: &Terms, sort: Sort, word: &dyn Fn(Sort) -> bool) -> bool {
    match sort {
        Sort::Array(sort) => {
            let (index, element) = terms.array_sorts(sort);
            finite_sort(terms, index, word) && finite_sort(terms, element, word)
        }
        sort => word(sort),
    }
}
