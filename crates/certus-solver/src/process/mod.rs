//! Any SMT-LIB 2 solver as a process.
//!
//! The process is told everything once: symbols, shared subterms, assertions, each formula that was ever
//! assumed. Its stack is not used, activation literals are ordinary Boolean constants. What is asserted is
//! also remembered here as terms, so a process that had to be killed (a limit was reached), that died, or
//! that holds more litter than live formulas is replaced by a new one that hears what still counts.
//!
//! | file | its one idea |
//! | --- | --- |
//! | `known` | the table of solvers we know |
//! | `spec` | which program to run, from a name or a command line |
//! | `pipe` | a child process with limits |
//! | `script` | what is written: declarations, definitions, assertions |
//! | `talk` | one run: questions and answers |
//! | `model` | values, fetched as they are asked for |
//! | `interpolants` | programs that give interpolants |

pub(crate) mod interpolants;
mod known;
mod model;
mod pipe;
mod script;
mod spec;
mod talk;

use crate::theories::Theories;
pub use known::{Cores, KNOWN, Known, known};
pub use spec::ProcessSpec;

use crate::error::SolverError;
use crate::limits::Limits;
use crate::solver::{Answer, Query, Reason, Solver};
use certus_logic::smtlib::sort_text;
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use model::Model;
pub(crate) use pipe::Trouble;
use rustc_hash::{FxHashMap, FxHashSet};
use script::Literal;
use talk::{Talk, Verdict};

/// A formula that counts, and the activation literal it counts under.
struct Assertion {
    act: Option<Term>,
    formula: Term,
    /// The length of its text, once it was sent.
    size: usize,
}

/// A solver that is a process. See the module's text.
pub struct ProcessSolver {
    spec: ProcessSpec,
    /// The run of the process that is under way; none after trouble, until it is needed again.
    talk: Option<Talk>,
    /// What is asserted, in order; `None` where it was retired.
    assertions: Vec<Option<Assertion>>,
    /// How many of them the process was told.
    told: usize,
    /// How many bytes of them still count.
    live: usize,
    /// Where in `assertions` the formulas of an activation literal are.
    under: FxHashMap<Term, Vec<usize>>,
    /// The activation literals.
    acts: FxHashSet<Term>,
    /// The theories of everything asserted or assumed.
    needed: Theories,
    /// The terms whose theories are in `needed`.
    scanned: FxHashSet<Term>,
    model: Option<Model>,
    core: Vec<Term>,
    queries: u64,
    starts: u64,
    bytes: u64,
    values: u64,
}

impl ProcessSolver {
    /// Starts the process and waits until it is ready.
    ///
    /// # Errors
    /// If it cannot be started, ends at once, says nothing or something else than expected.
    pub fn start(spec: ProcessSpec) -> Result<ProcessSolver, SolverError> {
        let mut solver = ProcessSolver {
            spec,
            talk: None,
            assertions: Vec::new(),
            told: 0,
            live: 0,
            under: FxHashMap::default(),
            acts: FxHashSet::default(),
            needed: Theories::default(),
            scanned: FxHashSet::default(),
            model: None,
            core: Vec::new(),
            queries: 0,
            starts: 0,
            bytes: 0,
            values: 0,
        };
        match solver.start_process(&Limits::none()) {
            Ok(_) => Ok(solver),
            Err(Trouble::Error(e)) => Err(e),
            Err(Trouble::Stopped(_)) => unreachable!("nothing stops without limits"),
        }
    }

    /// How the process is run.
    #[must_use]
    pub fn spec(&self) -> &ProcessSpec {
        &self.spec
    }

    /// Sees to it that a formula is one, of theories that the solver has.
    fn admit(&mut self, terms: &Terms, formula: Term) -> Result<(), SolverError> {
        if terms.sort(formula) != Sort::Bool {
            return Err(SolverError::NotAFormula(sort_text(terms, terms.sort(formula))));
        }
        let mut needed = Theories::default();
        let mut new = Vec::new();
        let mut stack = vec![formula];
        while let Some(t) = stack.pop() {
            if self.scanned.insert(t) {
                new.push(t);
                needed = needed.and(Theories::of_node(terms, t));
                stack.extend_from_slice(terms.args(t));
            }
        }
        if let Some(theory) = needed.without(self.spec.theories).first_name() {
            // It will be refused again.
            new.iter().for_each(|t| _ = self.scanned.remove(t));
            let (solver, instead) = (self.spec.name.clone(), known::HAS_ALL);
            return Err(SolverError::Unsupported { solver, theory, instead });
        }
        self.needed = self.needed.and(needed);
        Ok(())
    }

    fn add(&mut self, terms: &Terms, act: Option<Term>, formula: Term) -> Result<(), SolverError> {
        self.model = None;
        if let Some(act) = act {
            self.admit(terms, act)?;
            self.acts.insert(act);
        }
        self.admit(terms, formula)?;
        if let Some(act) = act {
            self.under.entry(act).or_default().push(self.assertions.len());
        }
        self.assertions.push(Some(Assertion { act, formula, size: 0 }));
        Ok(())
    }

    /// Sees to it that there is a process that understands the theories needed and holds little litter.
    fn ready(&mut self, limits: &Limits) -> Result<(), Trouble> {
        let logic = self.needed.logic(self.spec.theories);
        // Definitions and assumptions count as litter: whether they are needed again, nobody knows.
        let most = self.live + self.spec.litter.max(4 * self.live);
        if let Some(talk) = &mut self.talk
            && !talk.broken
            && talk.told <= most
            && talk.set_logic(&logic)
        {
            return Ok(());
        }
        self.forget_process();
        self.start_process(limits)?.set_logic(&logic);
        Ok(())
    }

    fn start_process(&mut self, limits: &Limits) -> Result<&mut Talk, Trouble> {
        self.starts += 1;
        Ok(self.talk.insert(Talk::start(&self.spec, limits)?))
    }

    /// Ends the process, if there is one, and what is known only through it.
    fn forget_process(&mut self) {
        if let Some(talk) = self.talk.take() {
            self.bytes += talk.sent as u64;
        }
        self.model = None;
        self.told = 0;
        self.live = 0;
        self.assertions.retain(Option::is_some);
        self.under.clear();
        for (i, a) in self.assertions.iter().enumerate() {
            if let Some(act) = a.as_ref().and_then(|a| a.act) {
                self.under.entry(act).or_default().push(i);
            }
        }
    }

    /// Puts a query to the process.
    fn ask(&mut self, terms: &Terms, query: &Query<'_>, limits: &Limits) -> Result<Verdict, Trouble> {
        self.ready(limits)?;
        let Some(talk) = &mut self.talk else { unreachable!("it was just made ready") };
        for a in self.assertions[self.told..].iter_mut().flatten() {
            let before = talk.script.text.len();
            talk.script.assert(terms, a.act, a.formula);
            a.size = talk.script.text.len() - before;
            self.live += a.size;
        }
        self.told = self.assertions.len();
        let mut literals: Vec<Literal> =
            query.assumptions.iter().map(|t| talk.script.literal(terms, *t)).collect();
        let scoped = self.spec.cores == Cores::Named;
        let mut guard = None;
        match query.clause {
            None => {}
            // A single one needs no clause of its own, and leaves no litter.
            Some([one]) => literals.push(talk.script.literal(terms, *one)),
            Some(clause) if !scoped => {
                let literal = talk.script.temporary(terms, clause);
                literals.push(literal.clone());
                guard = Some(literal);
            }
            Some(_) => {}
        }
        if scoped {
            // What is declared inside is forgotten at the end, so nothing is: only the clause is asserted.
            let clause = query.clause.filter(|c| c.len() > 1);
            let clause = clause.map(|c| talk.script.disjunction(terms, c));
            talk.script.text.push_str("(push 1)\n");
            if let Some(clause) = clause {
                talk.script.text.push_str(&format!("(assert {clause})\n"));
            }
        }
        let verdict = talk.check(&literals, limits, &self.spec)?;
        // These wait for the next query: until then the model can be asked for.
        if let Some(guard) = guard {
            talk.script.retire(&guard);
        }
        if scoped {
            talk.script.text.push_str("(pop 1)\n");
        }
        Ok(verdict)
    }

    /// Values in the model there is.
    fn values_of(&mut self, terms: &Terms, roots: &[Term]) -> Result<Vec<Value>, SolverError> {
        let (Some(model), Some(talk)) = (&mut self.model, &mut self.talk) else {
            return Err(SolverError::NoModel);
        };
        self.values += roots.len() as u64;
        model.values(talk, &self.spec, terms, roots, &self.acts).map_err(|trouble| {
            self.forget_process();
            match trouble {
                Trouble::Error(e) => e,
                Trouble::Stopped(_) => SolverError::NoModel,
            }
        })
    }
}

impl Solver for ProcessSolver {
    fn name(&self) -> &str {
        &self.spec.name
    }

    fn assert(&mut self, terms: &Terms, formula: Term) -> Result<(), SolverError> {
        self.add(terms, None, formula)
    }

    fn assert_under(&mut self, terms: &Terms, act: Term, formula: Term) -> Result<(), SolverError> {
        self.add(terms, Some(act), formula)
    }

    fn retire(&mut self, terms: &Terms, act: Term) -> Result<(), SolverError> {
        self.acts.remove(&act);
        let mut told = false;
        for i in self.under.remove(&act).unwrap_or_default() {
            let retired = self.assertions[i].take();
            if let (Some(a), true) = (retired, i < self.told) {
                told = true;
                self.live -= a.size;
            }
        }
        if let (true, Some(talk)) = (told, &mut self.talk) {
            let literal = talk.script.literal(terms, act);
            talk.script.retire(&literal);
        }
        Ok(())
    }

    fn check(&mut self, terms: &Terms, query: &Query<'_>, limits: &Limits) -> Result<Answer, SolverError> {
        self.model = None;
        self.core.clear();
        self.queries += 1;
        for t in query.assumptions.iter().chain(query.clause.unwrap_or_default()) {
            self.admit(terms, *t)?;
        }
        if let Some(stop) = limits.stop() {
            return Ok(Answer::Unknown(Reason::Stopped(stop)));
        }
        let (tru, fls) = (terms.tru(), terms.fls());
        if query.assumptions.contains(&fls) {
            self.core.push(fls);
            return Ok(Answer::Unsat);
        }
        let mut assumptions: Vec<Term> = Vec::with_capacity(query.assumptions.len());
        let mut seen = FxHashSet::default();
        assumptions.extend(query.assumptions.iter().filter(|t| **t != tru && seen.insert(**t)));
        let clause: Option<Vec<Term>> = query.clause.filter(|c| !c.contains(&tru)).map(|c| {
            let mut members: Vec<Term> = c.iter().copied().filter(|t| *t != fls).collect();
            members.sort_unstable();
            members.dedup();
            members
        });
        if clause.as_ref().is_some_and(Vec::is_empty) {
            return Ok(Answer::Unsat);
        }
        let query = Query { assumptions: &assumptions, clause: clause.as_deref() };
        match self.ask(terms, &query, limits) {
            Ok(Verdict::Sat) => {
                self.model = Some(Model::default());
                Ok(Answer::Sat)
            }
            Ok(Verdict::Unsat(used)) => {
                // The clause's literal comes last and is no assumption.
                self.core.extend(used.iter().filter_map(|i| assumptions.get(*i)));
                Ok(Answer::Unsat)
            }
            Ok(Verdict::Unknown(why)) => Ok(Answer::Unknown(Reason::Incomplete(why))),
            Err(trouble) => {
                self.forget_process();
                match trouble {
                    Trouble::Stopped(stop) => Ok(Answer::Unknown(Reason::Stopped(stop))),
                    Trouble::Error(e) => Err(e),
                }
            }
        }
    }

    fn value(&mut self, terms: &Terms, term: Term) -> Result<Value, SolverError> {
        let mut values = self.values_of(terms, &[term])?;
        values.pop().ok_or(SolverError::NoModel)
    }

    fn model(&mut self, terms: &Terms, vars: &[Term]) -> Result<Assignment, SolverError> {
        let values = self.values_of(terms, vars)?;
        let mut model = Assignment::new();
        for (v, value) in vars.iter().zip(values) {
            if let Some(symbol) = terms.as_var(*v) {
                model.set(symbol, value);
            }
        }
        Ok(model)
    }

    fn core(&self) -> &[Term] {
        &self.core
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        let sent = self.bytes + self.talk.as_ref().map_or(0, |t| t.sent as u64);
        vec![
            ("process queries", self.queries),
            ("process values", self.values),
            ("process starts", self.starts),
            ("process bytes", sent),
        ]
    }
}
