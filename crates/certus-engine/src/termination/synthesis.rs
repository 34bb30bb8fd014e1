//! Lexicographic ranking functions from samples (Alias, Darte, Feautrier, Gonnord: Multi-dimensional rankings, SAS 2010).
//!
//! The samples are paths between cut points. Paths between different components of the graph that they make are ranked by a
//! number for each component. Inside of a component a function is taken that grows along no sample and falls along as many as
//! possible; these are done with, and the next component of the tuple is for what is left. Functions come from a pool, and if
//! none of them fits, linear combinations are solved for.

use super::Guess;
use super::candidates::{Pool, SPARE, clamped};
use super::monitor::Ranks;
use super::sampling::Sample;
use crate::control::Control;
use crate::engine::EngineError;
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::graph::components;
use certus_model::{Loc, Order};
use certus_solver::{Answer, Purpose, Query};
use std::cmp::Ordering;
use std::time::Duration;

/// Largest coefficient of a linear combination.
const LARGEST: i64 = 12;

/// Most variables of one, so that it cannot wrap around: `2 * LARGEST * MOST_VARIABLES` is below `2^SPARE`.
const MOST_VARIABLES: usize = 10;

const _: () = assert!(2 * LARGEST * (MOST_VARIABLES as i64) < 1 << SPARE);

/// Largest number that is added to one, with room for it too.
const LARGEST_ADDED: i64 = 1 << 16;

/// How long coefficients are looked for.
const LONGEST_SOLVING: Duration = Duration::from_secs(1);

/// Queries for coefficients.
const COEFFICIENTS: Purpose = Purpose("coefficients of a rank");

/// Samples with the values of all candidates.
pub(super) struct Table<'a> {
    pool: &'a Pool,
    cuts: &'a [Loc],
    samples: Vec<Sample>,
    /// For each sample and candidate how the candidate changes.
    changes: Vec<Vec<Ordering>>,
}

impl<'a> Table<'a> {
    pub(super) fn new(pool: &'a Pool, cuts: &'a [Loc]) -> Table<'a> {
        Table { pool, cuts, samples: Vec::new(), changes: Vec::new() }
    }
}

/// How each candidate changes along a sample.
pub(super) fn changes(terms: &Terms, pool: &Pool, sample: &Sample) -> Vec<Ordering> {
    let (before, after) =
        (numbers(terms, &pool.terms, sample, false), numbers(terms, &pool.terms, sample, true));
    after.iter().zip(&before).map(|(after, before)| after.cmp(before)).collect()
}

impl Guess for Table<'_> {
    fn order(&self) -> Order {
        Order::Lexicographic
    }

    fn learn(&mut self, terms: &Terms, sample: &Sample) {
        self.changes.push(changes(terms, self.pool, sample));
        self.samples.push(sample.clone());
    }

    /// Ranks that fall along all samples; nothing if there are none of these forms.
    fn ranks(&mut self, terms: &mut Terms, control: &Control) -> Result<Option<Ranks>, EngineError> {
        let Table { pool, cuts, .. } = *self;
        let mut ranks: Ranks = cuts.iter().map(|cut| (*cut, Vec::new())).collect();
        let mut open: Vec<usize> = (0..self.samples.len()).collect();
        while !open.is_empty() {
            let place = |loc: Loc| cuts.iter().position(|cut| *cut == loc).unwrap_or(cuts.len());
            let mut graph = vec![Vec::new(); cuts.len() + 1];
            for sample in open.iter().map(|index| &self.samples[*index]) {
                graph[place(sample.from)].push(place(sample.to));
            }
            let parts = components(&graph, 0..graph.len()).of;
            let part = |loc: Loc| parts[place(loc)];
            let stays = |index: &usize| part(self.samples[*index].from) == part(self.samples[*index].to);
            if !open.iter().all(stays) {
                for cut in cuts {
                    let number = terms.bv(pool.width, part(*cut).into());
                    ranks.entry(*cut).or_default().push(number);
                }
                open.retain(stays);
                continue;
            }
            let mut chosen: Vec<(u32, Term)> = Vec::new();
            let mut numbers: Vec<u32> = open.iter().map(|index| part(self.samples[*index].from)).collect();
            numbers.sort_unstable();
            numbers.dedup();
            let mut left = Vec::new();
            for number in numbers {
                let here: Vec<usize> =
                    open.iter().copied().filter(|index| part(self.samples[*index].from) == number).collect();
                let Some(function) = self.function(terms, pool, &here, control)? else { return Ok(None) };
                chosen.push((number, function));
                left.extend(here.into_iter().filter(|index| !self.falls(terms, function, *index)));
            }
            for cut in cuts {
                let known = chosen.iter().find(|(number, _)| *number == part(*cut));
                let function = known.map_or_else(|| terms.bv(pool.width, 0), |(_, function)| *function);
                ranks.entry(*cut).or_default().push(function);
            }
            left.sort_unstable();
            open = left;
        }
        Ok(Some(ranks))
    }
}

impl Table<'_> {
    /// A function that grows along none of these samples and falls along some.
    fn function(
        &self,
        terms: &mut Terms,
        pool: &Pool,
        samples: &[usize],
        control: &Control,
    ) -> Result<Option<Term>, EngineError> {
        let mut best: Option<(usize, usize)> = None;
        for candidate in 0..pool.terms.len() {
            let mut falling = 0;
            let fits = samples.iter().all(|sample| match self.changes[*sample][candidate] {
                Ordering::Less => {
                    falling += 1;
                    true
                }
                Ordering::Equal => true,
                Ordering::Greater => false,
            });
            if fits && falling > 0 && best.is_none_or(|(most, _)| falling > most) {
                best = Some((falling, candidate));
            }
        }
        if let Some((_, candidate)) = best {
            return Ok(Some(pool.terms[candidate]));
        }
        for strict in [true, false] {
            for view in &pool.views {
                if let Some(found) = self.combination(terms, (pool, view), samples, strict, control)? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    fn falls(&self, terms: &Terms, function: Term, sample: usize) -> bool {
        let sample = &self.samples[sample];
        let value = |after| numbers(terms, &[function], sample, after)[0];
        value(true) < value(false)
    }

    /// A linear combination of these variables that falls along all samples (`strict`), or grows along none and falls along
    /// some.
    fn combination(
        &self,
        terms: &mut Terms,
        (pool, view): (&Pool, &[Term]),
        samples: &[usize],
        strict: bool,
        control: &Control,
    ) -> Result<Option<Term>, EngineError> {
        let view = &view[..view.len().min(MOST_VARIABLES)];
        if view.len() < 2 {
            return Ok(None);
        }
        let limits = control.limits.clone().with_timeout(LONGEST_SOLVING);
        let mut session = Control { limits, ..control.clone() }.session()?;
        let factors: Vec<Term> = view.iter().map(|_| terms.fresh("factor", Sort::Int)).collect();
        let (low, high) = (terms.int(-LARGEST), terms.int(LARGEST));
        for factor in &factors {
            for bound in [terms.le(low, *factor), terms.le(*factor, high)] {
                session.assert(terms, bound)?;
            }
        }
        // What is added, so that the sum is not below zero.
        let constant = terms.fresh("constant", Sort::Int);
        let most_added = if pool.bounded { LARGEST_ADDED.min(1 << (pool.width - SPARE).min(62)) } else { 0 };
        for bound in [terms.int(-most_added), terms.int(most_added)].into_iter().enumerate() {
            let bound = if bound.0 == 0 { terms.le(bound.1, constant) } else { terms.le(constant, bound.1) };
            session.assert(terms, bound)?;
        }
        let zero = terms.int(0);
        let most = terms.int(if strict { -1 } else { 0 });
        let mut total = zero;
        for sample in samples.iter().map(|index| &self.samples[*index]) {
            let (before, after) = (numbers(terms, view, sample, false), numbers(terms, view, sample, true));
            if pool.bounded {
                let mut value = constant;
                for (factor, number) in factors.iter().zip(&before) {
                    let number = terms.int(*number);
                    let part = terms.mul(number, *factor);
                    value = terms.add(value, part);
                }
                let above = terms.le(zero, value);
                session.assert(terms, above)?;
            }
            let mut change = zero;
            for (factor, by) in factors.iter().zip(after.iter().zip(&before).map(|(a, b)| a - b)) {
                let by = terms.int(by);
                let part = terms.mul(by, *factor);
                change = terms.add(change, part);
            }
            let holds = terms.le(change, most);
            session.assert(terms, holds)?;
            total = terms.add(total, change);
        }
        let minus = terms.int(-1);
        let falls = terms.le(total, minus);
        session.assert(terms, falls)?;
        if session.check(terms, &Query::of(&[]), COEFFICIENTS)? != Answer::Sat {
            return Ok(None);
        }
        let mut values = Vec::new();
        for unknown in factors.iter().chain([&constant]) {
            let Value::Int(value) = session.value(terms, *unknown)? else { return Ok(None) };
            let Ok(value) = i128::try_from(value) else { return Ok(None) };
            values.push(terms.bv_const(certus_logic::Bv::from_i128(pool.width, value)));
        }
        let Some(mut sum) = values.pop() else { return Ok(None) };
        for (factor, var) in values.into_iter().zip(view) {
            let part = terms.bvmul(factor, *var);
            sum = terms.bvadd(sum, part);
        }
        Ok(Some(if pool.bounded { clamped(terms, sum) } else { sum }))
    }
}

/// The values of terms at one end of a sample, as signed numbers.
fn numbers(terms: &Terms, of: &[Term], sample: &Sample, after: bool) -> Vec<i128> {
    let state = if after { &sample.after } else { &sample.before };
    let values = terms.eval_all(of, state);
    values.iter().map(|value| value.as_bv().and_then(certus_logic::Bv::to_i128).unwrap_or(0)).collect()
}
