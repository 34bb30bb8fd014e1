//! The embedded solver: bit-blasting into an incremental SAT solver, linear arithmetic as a theory of its
//! search, lemmas on demand for arrays and functions.

pub(crate) mod aig;
mod arithmetic;
mod arrays;
mod bits;
pub(crate) mod blast;
mod circuits;
mod cnf;
mod model;
pub(crate) mod numbers;
pub(crate) mod proof;
mod relevance;
mod simulate;
mod theory;

pub use aig::Edge;
pub use bits::BitCircuit;
pub use simulate::Simulator;

use crate::error::SolverError;
use crate::limits::{Limits, Stop};
use crate::sat::{Lit, Sat, SatAnswer, SatQuery};
use crate::solver::{Answer, Query, Reason, Solver};
use arithmetic::Arithmetic;
use blast::Blaster;
use certus_logic::{ArrayValue, Assignment, FunctionValue, Op, Sort, Symbol, Term, Terms, Value};
use cnf::Encoder;
use model::{BitModel, Plain};
use num_rational::BigRational;
use std::collections::BTreeMap;
use theory::{Clause, Contents};

/// The embedded solver over some SAT side.
pub struct Native<S: Sat> {
    name: &'static str,
    sat: S,
    blaster: Blaster,
    encoder: Encoder,
    arithmetic: Arithmetic,
    /// An asserted formula was false by itself.
    inconsistent: bool,
    /// The assumptions of the last query and their literals, for the core.
    assumed: Vec<(Term, Lit)>,
    core: Vec<Term>,
    contents: Contents,
    has_model: bool,
    lemmas: u64,
    rounds: u64,
}

impl<S: Sat> Native<S> {
    /// A solver without assertions, by this name.
    #[must_use]
    pub fn new(name: &'static str, sat: S) -> Native<S> {
        Native {
            name,
            sat,
            blaster: Blaster::new(),
            encoder: Encoder::default(),
            arithmetic: Arithmetic::default(),
            inconsistent: false,
            assumed: Vec::new(),
            core: Vec::new(),
            contents: Contents::default(),
            has_model: false,
            lemmas: 0,
            rounds: 0,
        }
    }

    fn lit(&mut self, edge: Edge) -> Lit {
        let lit = self.encoder.lit(&self.blaster.aig, &mut self.sat, edge);
        for (id, var) in self.encoder.new_atoms.drain(..) {
            self.arithmetic.register(&self.blaster.numbers, id, var);
        }
        lit
    }

    /// Asserts what defines the numbers that were made up.
    fn define_numbers(&mut self) {
        for clause in std::mem::take(&mut self.blaster.numbers.definitions) {
            if let Some(lits) = self.lits(&clause) {
                self.sat.add_lemma(&lits);
            }
        }
    }

    /// The literals of a clause of edges; `None` if it is true by itself.
    fn lits(&mut self, clause: &[Edge]) -> Option<Vec<Lit>> {
        if clause.contains(&Edge::TRUE) {
            return None;
        }
        Some(clause.iter().filter(|e| **e != Edge::FALSE).map(|e| self.lit(*e)).collect())
    }

    /// The edges of the disjuncts of a formula: a disjunction becomes a clause rather than a gate.
    fn disjuncts(&mut self, terms: &Terms, formula: Term) -> Result<Clause, SolverError> {
        let (inner, negated) = terms.strip_not(formula);
        if negated && terms.op(inner) == Op::And {
            return terms.args(inner).iter().map(|a| Ok(!self.blaster.formula(terms, *a)?)).collect();
        }
        Ok(vec![self.blaster.formula(terms, formula)?])
    }

    /// Adds the conjuncts of a formula as clauses, under `act` if there is one.
    fn add(&mut self, terms: &Terms, act: Option<Lit>, formula: Term) -> Result<(), SolverError> {
        self.has_model = false;
        for part in terms.conjuncts(formula) {
            let clause = self.disjuncts(terms, part)?;
            if let Some(lits) = self.lits(&clause) {
                match act {
                    Some(act) => self.sat.add_clause_under(act, &lits),
                    None => {
                        self.inconsistent |= lits.is_empty();
                        self.sat.add_clause(&lits);
                    }
                }
            }
        }
        Ok(())
    }

    fn activation(&mut self, terms: &Terms, act: Term) -> Result<Lit, SolverError> {
        debug_assert!(terms.as_var(act).is_some(), "an activation literal is a Boolean variable");
        let edge = self.blaster.formula(terms, act)?;
        Ok(self.lit(edge))
    }

    /// Asks the SAT side until its solution agrees with the theory.
    fn search(&mut self, query: &SatQuery<'_>, limits: &Limits) -> SatAnswer {
        self.arithmetic.begin_query();
        loop {
            self.define_numbers();
            let answer = if self.blaster.numbers.is_empty() {
                self.sat.solve(query, limits)
            } else {
                self.sat.solve_modulo(query, &mut self.arithmetic, limits)
            };
            if answer != SatAnswer::Sat || self.blaster.theory.is_empty() {
                return answer;
            }
            let mut model = BitModel::new(&self.sat, &self.encoder, &self.arithmetic);
            let lemmas = match self.blaster.check_theory(&mut model, &mut self.contents, limits) {
                Ok(lemmas) => lemmas,
                Err(stop) => return SatAnswer::Unknown(stop),
            };
            if lemmas.is_empty() {
                return answer;
            }
            self.rounds += 1;
            for clause in lemmas {
                if let Some(lits) = self.lits(&clause) {
                    self.lemmas += 1;
                    self.sat.add_lemma(&lits);
                }
            }
            if let Some(stop) = limits.stop() {
                return SatAnswer::Unknown(stop);
            }
        }
    }

    /// The value of a variable in the model.
    fn var_value(&mut self, terms: &Terms, model_of: Term) -> Value {
        let sort = terms.sort(model_of);
        let mut model = BitModel::new(&self.sat, &self.encoder, &self.arithmetic);
        if let Sort::Array(s) = sort {
            let (index, element) = terms.array_sorts(s);
            let Some(id) = self.blaster.theory.id(model_of) else { return terms.default_value(sort) };
            let (entries, default) = self.contents.array(&self.blaster, id, &mut model);
            let default = default.map_or_else(|| terms.default_value(element), |d| scalar(element, d));
            let mut value = ArrayValue::constant(default, terms.domain_size(index));
            for (i, v) in entries {
                value = value.store(scalar(index, i), scalar(element, v));
            }
            return Value::Array(Box::new(value));
        }
        match self.blaster.known(model_of) {
            Some(known) => scalar(sort, model.value(&self.blaster, known)),
            None => terms.default_value(sort),
        }
    }

    fn function_value(&self, terms: &Terms, f: Symbol) -> Value {
        let d = terms.declaration(f);
        let mut entries = BTreeMap::new();
        for (args, result) in self.contents.function(f) {
            let key = args.into_iter().zip(&d.params).map(|(v, s)| scalar(*s, v)).collect();
            entries.insert(key, scalar(d.result, result));
        }
        Value::Function(Box::new(FunctionValue { default: terms.default_value(d.result), entries }))
    }
}

/// The value of a scalar sort that a plain value stands for.
fn scalar(sort: Sort, value: Plain) -> Value {
    match (sort, value) {
        (Sort::Bool, Plain::Bits(bits)) => Value::Bool(bits.is_one()),
        (Sort::Uninterpreted(s), Plain::Bits(bits)) => {
            let n = bits.to_u64().and_then(|n| u32::try_from(n).ok());
            Value::Element(s, n.expect("elements have 32 bits"))
        }
        (_, Plain::Bits(bits)) => Value::Bv(bits),
        (Sort::Int, Plain::Number(n)) => Value::Int(BigRational::from(&n).to_integer()),
        (_, Plain::Number(n)) => Value::Real(BigRational::from(&n)),
    }
}

impl<S: Sat> Solver for Native<S> {
    fn name(&self) -> &str {
        self.name
    }

    fn assert(&mut self, terms: &Terms, formula: Term) -> Result<(), SolverError> {
        self.add(terms, None, formula)
    }

    fn assert_under(&mut self, terms: &Terms, act: Term, formula: Term) -> Result<(), SolverError> {
        let act = self.activation(terms, act)?;
        self.add(terms, Some(act), formula)
    }

    fn retire(&mut self, terms: &Terms, act: Term) -> Result<(), SolverError> {
        self.has_model = false;
        let act = self.activation(terms, act)?;
        self.sat.retire(act);
        Ok(())
    }

    fn check(&mut self, terms: &Terms, query: &Query<'_>, limits: &Limits) -> Result<Answer, SolverError> {
        self.has_model = false;
        self.core.clear();
        self.assumed.clear();
        let mut clause = None;
        if let Some(members) = query.clause {
            let edges: Result<Clause, _> = members.iter().map(|t| self.blaster.formula(terms, *t)).collect();
            clause = self.lits(&edges?);
        }
        for t in query.assumptions {
            let edge = self.blaster.formula(terms, *t)?;
            if edge == Edge::TRUE {
                continue;
            }
            if edge == Edge::FALSE {
                self.core = if self.inconsistent { Vec::new() } else { vec![*t] };
                return Ok(Answer::Unsat);
            }
            let lit = self.lit(edge);
            self.assumed.push((*t, lit));
        }
        let lits: Vec<Lit> = self.assumed.iter().map(|(_, l)| *l).collect();
        let answer = self.search(&SatQuery { assumptions: &lits, clause: clause.as_deref() }, limits);
        Ok(match answer {
            SatAnswer::Sat => {
                self.has_model = true;
                Answer::Sat
            }
            SatAnswer::Unsat => {
                // The core comes in the order of the assumptions.
                let mut assumed = self.assumed.iter();
                for l in self.sat.core() {
                    let found = assumed.find(|(_, m)| m == l);
                    self.core.push(found.expect("a core is a subsequence of the assumptions").0);
                }
                Answer::Unsat
            }
            SatAnswer::Unknown(Stop::Incomplete) => Answer::Unknown(Reason::Incomplete(
                "no integer solution was found, and no reason for there being none".to_owned(),
            )),
            SatAnswer::Unknown(stop) => Answer::Unknown(Reason::Stopped(stop)),
        })
    }

    fn value(&mut self, terms: &Terms, term: Term) -> Result<Value, SolverError> {
        if !self.has_model {
            return Err(SolverError::NoModel);
        }
        if terms.as_var(term).is_some() {
            return Ok(self.var_value(terms, term));
        }
        let mut env = Assignment::new();
        for v in terms.free_vars(term) {
            if let Some(symbol) = terms.as_var(v) {
                env.set(symbol, self.var_value(terms, v));
            }
        }
        for f in terms.functions_of(&[term]) {
            env.set(f, self.function_value(terms, f));
        }
        Ok(terms.eval(term, &env))
    }

    fn core(&self) -> &[Term] {
        &self.core
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        let s = self.sat.stats();
        let mut all = vec![
            ("gates", self.blaster.aig.len() as u64),
            ("theory rounds", self.rounds),
            ("theory lemmas", self.lemmas),
            ("sat solves", s.solves),
            ("sat conflicts", s.conflicts),
            ("sat decisions", s.decisions),
            ("sat propagations", s.propagations),
            ("sat restarts", s.restarts),
            ("sat reductions", s.reductions),
        ];
        if !self.blaster.numbers.is_empty() {
            all.extend(self.arithmetic.counters());
        }
        all
    }
}
