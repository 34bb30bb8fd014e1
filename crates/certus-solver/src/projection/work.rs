//! The state of a projection, and the order in which variables are eliminated.

use super::tidy::tidy;
use super::{Projection, ProjectionError};
use crate::limits::Limits;
use certus_logic::{Assignment, Op, Sort, Substitution, Symbol, Term, Terms, Value, smtlib};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many elements the value of an array may list before it is too large to be written as a term.
const ARRAY_ENTRIES: usize = 256;

/// A projection in progress. Invariant: the literals are true in the model, and `∃ hidden. ∧ literals` implies
/// `∃ eliminated. φ`.
pub(super) struct Work<'a> {
    pub(super) terms: &'a mut Terms,
    /// The model, with values of the variables that were introduced.
    pub(super) model: Assignment,
    pub(super) limits: &'a Limits,
    pub(super) literals: Vec<Term>,
    /// The variables to be eliminated, the introduced ones included.
    hidden: FxHashSet<Term>,
    /// Whether a term has a hidden variable. Variables are introduced before they stand anywhere, so it stays true.
    mentions: FxHashMap<Term, bool>,
    valued: Vec<Term>,
    /// The symbols of the formulas, whose names introduced variables must not have.
    foreign: FxHashSet<Symbol>,
    introduced: usize,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        terms: &'a mut Terms,
        formulas: &[Term],
        model: &Assignment,
        eliminate: &[Term],
        limits: &'a Limits,
    ) -> Result<Work<'a>, ProjectionError> {
        if let Some(f) = formulas.iter().find(|f| terms.sort(**f) != Sort::Bool) {
            return Err(ProjectionError::NotAFormula(smtlib::term_text(terms, *f)));
        }
        if let Some(x) = eliminate.iter().find(|x| terms.as_var(**x).is_none()) {
            return Err(ProjectionError::NotAVariable(smtlib::term_text(terms, *x)));
        }
        let mut symbols: Vec<Symbol> =
            terms.free_vars_of(formulas).iter().filter_map(|v| terms.as_var(*v)).collect();
        symbols.extend(terms.functions_of(formulas));
        let mut restricted = Assignment::new();
        for s in &symbols {
            if let Some(value) = model.get(*s) {
                restricted.set(*s, value.clone());
            }
        }
        let mut work = Work {
            terms,
            model: restricted,
            limits,
            literals: Vec::new(),
            hidden: eliminate.iter().copied().collect(),
            mentions: FxHashMap::default(),
            valued: Vec::new(),
            foreign: symbols.into_iter().collect(),
            introduced: 0,
        };
        work.learn(formulas)?;
        Ok(work)
    }

    /// The result, when nothing hidden is left.
    pub(super) fn finish(self) -> Projection {
        let literals = tidy(self.terms, &self.literals);
        debug_assert!(self.terms.eval_all(&literals, &self.model).iter().all(|v| *v == Value::Bool(true)));
        Projection { literals, valued: self.valued }
    }

    /// Eliminates all hidden variables, theory by theory: what a step introduces is for the next round.
    pub(super) fn eliminate_all(&mut self) -> Result<(), ProjectionError> {
        loop {
            self.look_at_limits()?;
            let left = self.left();
            if left.is_empty() {
                return Ok(());
            }
            let _ = self.decide_truth_values(&left)?
                || self.solve_equality()?
                || self.eliminate_arrays(&left)?
                || self.eliminate_elements(&left)?
                || self.disentangle(&left)?
                || self.eliminate_numbers(&left)?
                || self.eliminate_word(&left)?;
        }
    }

    pub(super) fn look_at_limits(&self) -> Result<(), ProjectionError> {
        self.limits.stop().map_or(Ok(()), |stop| Err(ProjectionError::Stopped(stop)))
    }

    /// The hidden variables that still stand in literals, by their number.
    fn left(&self) -> Vec<Term> {
        let mut left = self.terms.free_vars_of(&self.literals);
        left.retain(|v| self.hidden.contains(v));
        left.sort_unstable();
        left
    }

    /// Whether a variable is to be eliminated.
    pub(super) fn is_hidden(&self, v: Term) -> bool {
        self.hidden.contains(&v)
    }

    /// Whether a hidden variable stands in a term.
    pub(super) fn mentions_hidden(&mut self, t: Term) -> bool {
        let mut stack = vec![(t, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.mentions.contains_key(&t) {
                continue;
            }
            if ready || self.terms.args(t).is_empty() {
                let some = self.hidden.contains(&t) || self.terms.args(t).iter().any(|a| self.mentions[a]);
                self.mentions.insert(t, some);
            } else {
                stack.push((t, true));
                stack.extend(self.terms.args(t).iter().map(|a| (*a, false)));
            }
        }
        self.mentions[&t]
    }

    /// Whether `part` stands in a term.
    pub(super) fn has(&self, t: Term, part: Term) -> bool {
        // Arguments have smaller numbers than what they stand in.
        if t <= part {
            return t == part;
        }
        self.terms.post_order(&[t]).contains(&part)
    }

    /// The literals in which a term stands, as positions.
    pub(super) fn literals_with(&self, part: Term) -> Vec<usize> {
        (0..self.literals.len()).filter(|i| self.has(self.literals[*i], part)).collect()
    }

    pub(super) fn value(&self, t: Term) -> Value {
        self.terms.eval(t, &self.model)
    }

    pub(super) fn is_true(&self, t: Term) -> bool {
        self.value(t) == Value::Bool(true)
    }

    pub(super) fn name(&self, v: Term) -> String {
        self.terms.var_name(v).unwrap_or("?").to_owned()
    }

    pub(super) fn stays(&self, v: Term, why: &'static str) -> ProjectionError {
        ProjectionError::Stays { variable: self.name(v), why }
    }

    /// A hidden variable that is new to this projection, with its value. Names are used again by later projections, so
    /// that the arena does not grow with each.
    pub(super) fn introduce(&mut self, sort: Sort, value: Value) -> Term {
        loop {
            let name = format!("projected!{}!{}", smtlib::sort_text(self.terms, sort), self.introduced);
            self.introduced += 1;
            if let Some(s) = self.terms.symbol(&name) {
                let d = self.terms.declaration(s);
                if self.foreign.contains(&s) || d.result != sort || !d.params.is_empty() {
                    continue;
                }
            }
            let v = self.terms.var(&name, sort);
            if self.hidden.contains(&v) {
                continue;
            }
            self.model.set(self.terms.as_var(v).expect("a variable was made"), value);
            self.hidden.insert(v);
            self.mentions.insert(v, true);
            return v;
        }
    }

    /// How many variables were introduced.
    pub(super) fn introduced(&self) -> usize {
        self.introduced
    }

    /// Adds formulas that are true in the model, as literals.
    pub(super) fn learn(&mut self, formulas: &[Term]) -> Result<(), ProjectionError> {
        let literals = self.implicant_of(formulas)?;
        let known: FxHashSet<Term> = self.literals.iter().copied().collect();
        self.literals.extend(literals.into_iter().filter(|l| !known.contains(l)));
        Ok(())
    }

    /// Takes the literals at these positions, which are in ascending order, away.
    pub(super) fn forget(&mut self, positions: &[usize]) {
        let mut at = 0;
        self.literals.retain(|_| {
            at += 1;
            positions.binary_search(&(at - 1)).is_err()
        });
    }

    /// Replaces terms in all literals, which stay true in the model.
    pub(super) fn replace(&mut self, pairs: &[(Term, Term)]) -> Result<(), ProjectionError> {
        let mut by: Substitution = pairs.iter().copied().collect();
        let mut changed = Vec::new();
        let mut kept = Vec::with_capacity(self.literals.len());
        for l in std::mem::take(&mut self.literals) {
            let new = self.terms.substitute(l, &mut by);
            if new == l {
                kept.push(l);
            } else {
                changed.push(new);
            }
        }
        self.literals = kept;
        self.learn(&changed)
    }

    /// Replaces a variable by its value in the model. Not for uninterpreted sorts, whose elements have no names.
    pub(super) fn take_value(&mut self, v: Term) -> Result<(), ProjectionError> {
        let value = self.value(v);
        let sort = self.terms.sort(v);
        let Some(constant) = self.constant(&value, sort) else {
            return Err(self.stays(v, "its value cannot be written as a term"));
        };
        self.valued.push(v);
        self.replace(&[(v, constant)])
    }

    /// Notes that the value of a variable was taken.
    pub(super) fn note_value(&mut self, v: Term) {
        self.valued.push(v);
    }

    /// The term of a value, unless it has elements of uninterpreted sorts, functions, or is too large.
    pub(super) fn constant(&mut self, value: &Value, sort: Sort) -> Option<Term> {
        Some(match value {
            Value::Bool(b) => self.terms.bool(*b),
            Value::Bv(b) => self.terms.bv_const(b.clone()),
            Value::Int(i) => self.terms.int(i.clone()),
            Value::Real(r) => self.terms.real(r.clone()),
            Value::Array(a) => {
                let Sort::Array(s) = sort else { return None };
                let (index, element) = self.terms.array_sorts(s);
                // Arrays of arrays would make this recursive; their values are rare.
                if matches!(element, Sort::Array(_)) || matches!(index, Sort::Array(_)) {
                    return None;
                }
                if a.entries().count() > ARRAY_ENTRIES {
                    return None;
                }
                let default = self.constant(a.default_value(), element)?;
                let mut term = self.terms.const_array(sort, default);
                for (i, e) in a.entries() {
                    let (i, e) = (self.constant(i, index)?, self.constant(e, element)?);
                    term = self.terms.store(term, i, e);
                }
                term
            }
            Value::Element(..) | Value::Function(_) => return None,
        })
    }

    /// An implicant says of each truth value what it is: nothing weaker is to be had.
    fn decide_truth_values(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        let mut pairs = Vec::new();
        for v in left.iter().filter(|v| self.terms.sort(**v) == Sort::Bool) {
            let value = self.is_true(*v);
            pairs.push((*v, self.terms.bool(value)));
        }
        if !pairs.is_empty() {
            self.replace(&pairs)?;
        }
        Ok(!pairs.is_empty())
    }

    /// A variable of an uninterpreted sort without an equality: another term may have the same value.
    fn eliminate_elements(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        let of_no_theory = |terms: &Terms, v: Term| matches!(terms.sort(v), Sort::Uninterpreted(_));
        let Some(v) = left.iter().copied().find(|v| of_no_theory(self.terms, *v)) else { return Ok(false) };
        let value = self.value(v);
        let sort = self.terms.sort(v);
        let mut others = self.terms.post_order(&self.literals);
        others.retain(|t| self.terms.sort(*t) == sort);
        for t in others {
            if t != v && !self.mentions_hidden(t) && self.value(t) == value {
                self.replace(&[(v, t)])?;
                return Ok(true);
            }
        }
        Err(self.stays(v, "no other term of its uninterpreted sort has its value"))
    }

    /// A positive equality of two terms that are no numbers: as `a = b`, with a disequality of single bits turned round.
    pub(super) fn as_equation(&mut self, literal: Term) -> Option<(Term, Term)> {
        let (atom, negated) = self.terms.strip_not(literal);
        let [a, b] = *self.terms.args_if(atom, Op::Eq)? else { return None };
        match (self.terms.sort(a), negated) {
            (Sort::Bv(1), true) => Some((a, self.terms.bvnot(b))),
            (Sort::Bv(_) | Sort::Array(_) | Sort::Uninterpreted(_), false) => Some((a, b)),
            _ => None,
        }
    }

    /// Finds `x = t`, or an equality that can be solved for `x`, and replaces `x` by `t`: exact.
    fn solve_equality(&mut self) -> Result<bool, ProjectionError> {
        let mut equations = Vec::new();
        for (at, literal) in self.literals.clone().into_iter().enumerate() {
            if self.mentions_hidden(literal)
                && let Some((a, b)) = self.as_equation(literal)
            {
                equations.push((at, a, b));
                equations.push((at, b, a));
            }
        }
        // All that say what a variable is without another hidden one, at once: the usual case.
        let mut pairs: Vec<(Term, Term)> = Vec::new();
        let mut solved = Vec::new();
        for (at, x, t) in &equations {
            if self.is_hidden(*x) && !self.mentions_hidden(*t) && pairs.iter().all(|p| p.0 != *x) {
                pairs.push((*x, *t));
                solved.push(*at);
            }
        }
        if !pairs.is_empty() {
            self.forget(&solved);
            return self.replace(&pairs).map(|()| true);
        }
        for (at, x, t) in &equations {
            if self.is_hidden(*x) && !self.has(*t, *x) {
                self.forget(&[*at]);
                return self.replace(&[(*x, *t)]).map(|()| true);
            }
        }
        for (at, side, other) in equations {
            let vars = self.terms.free_vars(side);
            for x in vars.into_iter().filter(|x| self.hidden.contains(x)).collect::<Vec<_>>() {
                if self.has(other, x) {
                    continue;
                }
                if let Some(solution) = self.solve(side, other, x) {
                    self.forget(&[at]);
                    self.learn(&solution.conditions)?;
                    return self.replace(&[(x, solution.term)]).map(|()| true);
                }
            }
        }
        Ok(false)
    }
}
