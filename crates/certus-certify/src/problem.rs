//! A proof to check: the graph, its cut points, their formulas, and the solver.

use crate::graph::Graph;
use crate::sums::Sums;
use crate::{Failure, Rejected};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Cfa, Loc, Proof};
use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// All queries of the checker.
const CHECK: Purpose = Purpose("certificate");

/// What is checked.
pub(crate) struct Problem<'a> {
    pub(crate) cfa: &'a Cfa,
    pub(crate) graph: &'a Graph<'a>,
    /// The cut points with what must hold there, the initial and the error location among them.
    pub(crate) formulas: BTreeMap<usize, Term>,
    /// The place of each node in an order in which paths between cut points go forward.
    pub(crate) place: Vec<usize>,
    pub(crate) session: Session,
    /// What the formulas speak of.
    pub(crate) sums: Sums,
    limits: Limits,
    solver: String,
    /// The queries of earlier parts.
    asked: u64,
    /// What was asserted in this session.
    asserted: Vec<Term>,
    /// The last query that could be true: what was assumed, and a clause.
    last: (Vec<Term>, Vec<Term>),
    free: FxHashMap<Term, Rc<[Term]>>,
}

impl<'a> Problem<'a> {
    /// Takes a proof apart and checks its shape: formulas over state variables, `true` at the initial location,
    /// nothing at the error location, a cut point on every cycle.
    pub(crate) fn new(
        terms: &mut Terms,
        cfa: &'a Cfa,
        graph: &'a Graph<'a>,
        proof: &Proof,
        limits: &Limits,
        solver: &str,
    ) -> Result<Problem<'a>, Failure> {
        let mut known: FxHashSet<Term> = cfa.vars.iter().map(|var| var.term).collect();
        for ghost in proof.ghosts() {
            if terms.as_var(*ghost).is_none() || !known.insert(*ghost) || graph.mentions(terms, *ghost) {
                return Err(reject(
                    cfa.initial,
                    cfa.initial,
                    "a ghost of the proof is no variable of its own",
                ));
            }
        }
        let listed = proof.formulas();
        for (loc, formula) in listed {
            if loc.index() >= cfa.locations.len() {
                return Err(reject(*loc, *loc, "it is no location of the automaton"));
            }
            if terms.sort(*formula) != Sort::Bool {
                return Err(reject(*loc, *loc, "what is listed there is no formula"));
            }
            if let Some(var) = terms.free_vars(*formula).into_iter().find(|var| !known.contains(var)) {
                let name = terms.var_name(var).unwrap_or_default();
                return Err(reject(*loc, *loc, &format!("the formula has `{name}`, which is no variable")));
            }
        }
        let mut formulas: BTreeMap<usize, Term> =
            listed.iter().map(|(loc, formula)| (loc.index(), *formula)).collect();
        let at_initial = formulas.insert(graph.initial, terms.tru()).unwrap_or(terms.tru());
        let at_error = formulas.insert(graph.error, terms.fls()).unwrap_or(terms.fls());
        let cuts: BTreeSet<usize> = formulas.keys().copied().collect();
        let place = graph
            .order(&cuts)
            .map_err(|loc| reject(loc, loc, "it is on a cycle that goes through no listed location"))?;
        let all: Vec<Term> = formulas.values().copied().collect();
        let sums = Sums::new(terms, &known, &all);
        let mut problem = Problem {
            cfa,
            graph,
            formulas,
            place,
            session: open(terms, solver, limits, &sums)?,
            sums,
            limits: limits.clone(),
            solver: solver.to_owned(),
            asked: 0,
            asserted: Vec::new(),
            last: (Vec::new(), Vec::new()),
            free: FxHashMap::default(),
        };
        let fails = terms.not(at_initial);
        if problem.satisfiable(terms, &[fails])? {
            let state = problem.state_text(terms, at_initial)?;
            let reason = format!("not all states satisfy the formula of the initial location: {state}");
            return Err(reject(cfa.initial, cfa.initial, &reason));
        }
        if problem.satisfiable(terms, &[at_error])? {
            return Err(reject(cfa.error, cfa.error, "the formula of the error location can be true"));
        }
        Ok(problem)
    }

    /// Begins a part of the check that needs nothing that was asserted before: a solver that carries that along
    /// is slower than a new one.
    pub(crate) fn begin_part(&mut self, terms: &mut Terms) -> Result<(), Failure> {
        self.asked = self.queries();
        self.asserted.clear();
        self.session = open(terms, &self.solver, &self.limits, &self.sums)?;
        Ok(())
    }

    /// The queries asked so far.
    pub(crate) fn queries(&self) -> u64 {
        self.asked + self.session.tallies().values().map(|tally| tally.queries).sum::<u64>()
    }

    /// Whether a node is a cut point.
    pub(crate) fn is_cut(&self, node: usize) -> bool {
        self.formulas.contains_key(&node)
    }

    /// The variables of a term; what commands and formulas say is asked again and again.
    pub(crate) fn free_vars(&mut self, terms: &Terms, term: Term) -> Rc<[Term]> {
        self.free.entry(term).or_insert_with(|| terms.free_vars(term).into()).clone()
    }

    /// An error if a limit is reached.
    pub(crate) fn go_on(&self) -> Result<(), Failure> {
        self.limits.stop().map_or(Ok(()), |stop| Err(Failure::Limit(stop.to_string())))
    }

    /// Whether these can be true together with what was asserted.
    pub(crate) fn satisfiable(&mut self, terms: &Terms, assumed: &[Term]) -> Result<bool, Failure> {
        if assumed.contains(&terms.fls()) {
            return Ok(false);
        }
        let answer = self.session.check(terms, &Query::of(assumed), CHECK)?;
        self.last = (assumed.to_vec(), Vec::new());
        decided(answer)
    }

    /// Whether one of `some` can be true together with the assumptions and what was asserted.
    pub(crate) fn satisfiable_with(
        &mut self,
        terms: &Terms,
        assumed: &[Term],
        some: &[Term],
    ) -> Result<bool, Failure> {
        if some.is_empty() {
            return Ok(false);
        }
        let answer = self.session.check(terms, &Query::of(assumed).with_clause(some), CHECK)?;
        self.last = (assumed.to_vec(), some.to_vec());
        decided(answer)
    }

    /// A rejection with the query that led to it.
    pub(crate) fn with_obligation(&self, terms: &mut Terms, failure: Failure) -> Failure {
        let Failure::Rejected(mut rejected) = failure else { return failure };
        let (assumed, clause) = &self.last;
        rejected.obligation = self.sums.definitions(terms);
        rejected.obligation.extend(&self.asserted);
        rejected.obligation.extend(assumed);
        if !clause.is_empty() {
            rejected.obligation.push(terms.or(clause));
        }
        Failure::Rejected(rejected)
    }

    /// What was asserted since the part began.
    pub(crate) fn asserted(&self) -> &[Term] {
        &self.asserted
    }

    /// Asserts a formula.
    pub(crate) fn assert(&mut self, terms: &Terms, formula: Term) -> Result<(), Failure> {
        self.session.assert(terms, formula)?;
        self.asserted.push(formula);
        Ok(())
    }

    /// Asserts `when → then`.
    pub(crate) fn imply(&mut self, terms: &mut Terms, when: Term, then: Term) -> Result<(), Failure> {
        if then != terms.tru() && when != terms.fls() {
            let formula = terms.implies(when, then);
            self.assert(terms, formula)?;
        }
        Ok(())
    }
}

fn open(terms: &mut Terms, solver: &str, limits: &Limits, sums: &Sums) -> Result<Session, Failure> {
    let mut session = Session::new(registry::make(solver)?);
    session.set_limits(limits.clone());
    for definition in sums.definitions(terms) {
        session.assert(terms, definition)?;
    }
    Ok(session)
}

fn decided(answer: Answer) -> Result<bool, Failure> {
    match answer {
        Answer::Sat => Ok(true),
        Answer::Unsat => Ok(false),
        Answer::Unknown(why) => Err(Failure::Limit(why.to_string())),
    }
}

/// The failure that says what is wrong between two locations.
pub(crate) fn reject(from: Loc, to: Loc, reason: &str) -> Failure {
    Failure::Rejected(Rejected { from, to, reason: reason.to_owned(), obligation: Vec::new() })
}
