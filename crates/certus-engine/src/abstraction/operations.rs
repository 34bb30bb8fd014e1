//! Products and divisions of variables that need not be known.
//!
//! `state = x * y / z` may matter only in that afterwards `state` is anything, or that it is the same each time.
//! Operations that solvers find hard are variables at first. Such a variable keeps its value as long as the
//! operands keep theirs, and is anything after that. This makes an automaton that does more than the one in
//! question, so that a proof for it, with the operations put in for the variables, is one for both. A
//! counterexample is tried on the automaton in question; if it does not run there, the operations on its way
//! are put back.

use super::{Abstracted, Abstraction, Subproblem};
use crate::arithmetic::is_hard;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Command, Invariant, Proof, Run, RunStep, Step, Variable};
use rustc_hash::FxHashSet;

/// A search may handle so many obligations before all operations are put back: without them there may be no end.
const BUDGET: u64 = 3_000;

/// A hard operation, and what stands for it.
struct Operation {
    term: Term,
    operands: Vec<Term>,
    /// The variable that stands for it.
    stands: Term,
    /// The input that it becomes when an operand changes.
    any: Term,
}

/// The operations of an automaton that are not known for now.
pub(crate) struct UnknownOperations {
    unknown: Vec<Operation>,
    /// All variables that were made.
    made: FxHashSet<Term>,
}

/// The terms that the commands of a block read.
fn reads(step: &Step) -> Option<Term> {
    match step.command {
        Command::Assume(read) | Command::Assign(_, read) => Some(read),
        Command::Havoc(_) => None,
    }
}

impl UnknownOperations {
    /// All hard operations of an automaton, on variables of more than `wide` bits.
    pub(crate) fn new(terms: &mut Terms, cfa: &Cfa, wide: u32) -> UnknownOperations {
        let mut roots: Vec<Term> =
            cfa.edges.iter().flat_map(|edge| edge.block.steps()).filter_map(reads).collect();
        roots.sort_unstable();
        roots.dedup();
        let hard: Vec<Term> =
            terms.post_order(&roots).into_iter().filter(|t| is_hard(terms, *t, wide)).collect();
        let mut operations = UnknownOperations { unknown: Vec::new(), made: FxHashSet::default() };
        for term in hard {
            let operands = terms.free_vars(term);
            // What happens to an array is not followed.
            if operands.iter().any(|var| matches!(terms.sort(*var), Sort::Array(_))) {
                continue;
            }
            let stands = terms.fresh("operation", terms.sort(term));
            let any = terms.fresh("operation.any", terms.sort(term));
            operations.made.extend([stands, any]);
            operations.unknown.push(Operation { term, operands, stands, any });
        }
        operations
    }

    /// The automaton with variables in place of operations.
    fn abstracted(&self, terms: &mut Terms, cfa: &Cfa) -> Cfa {
        let mut by: Substitution = self.unknown.iter().map(|o| (o.term, o.stands)).collect();
        let mut out = cfa.clone();
        for operation in &self.unknown {
            for term in [operation.stands, operation.any] {
                out.vars.push(Variable { term, name: "operation".to_owned() });
            }
        }
        for edge in &mut out.edges {
            let block = edge.block.map(|_, arc| {
                let mut steps = Vec::with_capacity(arc.steps.len());
                for step in &arc.steps {
                    self.step(terms, &mut by, *step, &mut steps);
                }
                Some(steps)
            });
            if let Some(block) = block {
                edge.block = block;
            }
        }
        out
    }

    fn step(&self, terms: &mut Terms, by: &mut Substitution, step: Step, out: &mut Vec<Step>) {
        let mut add = |command| out.push(Step { command, id: step.id });
        match step.command {
            Command::Assume(guard) => add(Command::Assume(terms.substitute(guard, by))),
            Command::Assign(var, value) => {
                let value = terms.substitute(value, by);
                let same = terms.eq(var, value);
                for o in self.unknown.iter().filter(|o| o.operands.contains(&var)) {
                    // The value may itself be what is not known, so it is that of before the command.
                    add(Command::Havoc(o.any));
                    let new = terms.ite(same, o.stands, o.any);
                    add(Command::Assign(o.any, new));
                }
                add(Command::Assign(var, value));
                for o in self.unknown.iter().filter(|o| o.operands.contains(&var)) {
                    add(Command::Assign(o.stands, o.any));
                }
            }
            Command::Havoc(var) => {
                add(Command::Havoc(var));
                for o in self.unknown.iter().filter(|o| o.operands.contains(&var)) {
                    add(Command::Havoc(o.stands));
                }
            }
        }
    }
}

impl Abstraction for UnknownOperations {
    const COUNTER: &'static str = "rounds with unknown operations";

    fn apply(&mut self, terms: &mut Terms, given: &Subproblem<'_>) -> Option<Abstracted> {
        if self.unknown.is_empty() {
            return None;
        }
        Some(Abstracted {
            cfa: self.abstracted(terms, given.task.cfa),
            facts: None,
            hints: given.hints.clone(),
            budget: BUDGET,
            time_share: None,
            shares_lemmas: true,
        })
    }

    /// The proof with the operations in place of what stands for them.
    fn lift(&self, terms: &mut Terms, proof: &Proof) -> Option<Proof> {
        let mut by: Substitution = self.unknown.iter().map(|o| (o.stands, o.term)).collect();
        let formulas = proof.formulas().iter();
        let at = formulas.map(|(loc, formula)| (*loc, terms.substitute(*formula, &mut by))).collect();
        Some(proof.with_formulas(Invariant { at }))
    }

    /// The run without the values of what stands for operations.
    fn concretise(&self, abstracted: &Cfa, run: &Run) -> Option<Run> {
        let mut out = run.clone();
        out.initial.retain(|(var, _)| !self.made.contains(var));
        for RunStep { edge, path, values } in &mut out.steps {
            let havocs =
                abstracted.edge(*edge).block.path_steps(path).filter_map(|step| match step.command {
                    Command::Havoc(var) => Some(!self.made.contains(&var)),
                    _ => None,
                });
            let keep: Vec<bool> = havocs.collect();
            let mut keep = keep.into_iter();
            values.retain(|_| keep.next().unwrap_or(true));
        }
        Some(out)
    }

    /// Puts the operations back that are read on the way of a spurious run; all if there are none. If there is no run,
    /// more of the same would not help.
    fn refine(&mut self, terms: &Terms, given: &Cfa, spurious: Option<&Run>) -> bool {
        let Some(run) = spurious else { return false };
        let steps = run.steps.iter().flat_map(|step| given.edge(step.edge).block.path_steps(&step.path));
        let roots: Vec<Term> = steps.filter_map(reads).collect();
        let read: FxHashSet<Term> = terms.post_order(&roots).into_iter().collect();
        let before = self.unknown.len();
        self.unknown.retain(|operation| !read.contains(&operation.term));
        if self.unknown.len() == before {
            self.unknown.clear();
        }
        true
    }
}
