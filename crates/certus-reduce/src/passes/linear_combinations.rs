//! Sums that matter only as a whole become variables.
//!
//! A program that sets `token` and `local` to the same unknown number, counts `token` up and asks whether
//! `token = local + 7` never asks what either of them is. With a variable `d` for `token - local` the first is
//! `d = 0`, the second `d = d + 1` and the third `d = 7`; nobody reads the two others any more.
//!
//! Every linear sum of variables that the program reads is a candidate. Commands that keep its variable up to
//! date are added and other passes clean up; if that leaves no fewer bits of state, it is all forgotten.

use crate::analyses::flow::{graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Chain, Lift, Pass};
use crate::passes::{dead::Dead, propagate::Propagate};
use crate::pipeline::Size;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Command, Invariant, Step, StepId, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// The pass.
pub(crate) struct LinearCombinations;

/// So many sums are tried at most, together and each by itself.
const MOST_SUMS: usize = 16;

const INFO: PassInfo = PassInfo {
    name: "linear-combinations",
    about: "makes variables of differences and sums that matter only as a whole",
    literature: "change of basis: linear combinations as variables",
    preserves_divergence: true,
    sorts: Sorts::BitVectors,
    cost: Cost::Fixpoints,
    place: "after dead assignments went, because it pays only where the single variables are not read",
    buys: Some(
        "rings of processes that count together, which IC3 does not solve without it; nothing on another suite",
    ),
};

impl Pass for LinearCombinations {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let sums = candidates(terms, cfa);
        if sums.is_empty() || sums.len() > MOST_SUMS {
            return None;
        }
        let before = Size::of(terms, cfa).bits;
        let mut sets = connected(terms, &sums);
        let single = sets.iter().filter(|set| set.len() > 1).flatten().map(|sum| vec![*sum]);
        let single: Vec<Vec<Term>> = single.collect();
        sets.extend(single);
        sets.into_iter().find_map(|set| {
            let (out, lift) = with_sums(terms, cfa, &set);
            let mut lifts: Vec<Box<dyn Lift>> = vec![Box::new(lift)];
            let mut out = out;
            for pass in [&Propagate as &dyn Pass, &Dead] {
                if let Some((next, lift)) = pass.run(terms, &out) {
                    lifts.push(lift);
                    out = next;
                }
            }
            (Size::of(terms, &out).bits < before).then(|| (out, Box::new(Chain(lifts)) as Box<dyn Lift>))
        })
    }
}

/// A sum without its constant part, and that part.
fn split(terms: &mut Terms, term: Term) -> Option<(Term, Term)> {
    let constant = terms.args_if(term, Op::BvAdd)?.iter().copied().find(|arg| terms.is_const(*arg));
    let Sort::Bv(width) = terms.sort(term) else { return None };
    Some(match constant {
        Some(constant) => (terms.bvsub(term, constant), constant),
        None => (term, terms.bv(width, 0)),
    })
}

/// What a term asks about a sum: for `a = b` the difference of both sides.
fn asked(terms: &mut Terms, term: Term) -> Option<(Term, Term)> {
    match terms.op(term) {
        Op::BvAdd => split(terms, term),
        Op::Eq if matches!(terms.sort(terms.arg(term, 0)), Sort::Bv(2..)) => {
            let difference = terms.bvsub(terms.arg(term, 0), terms.arg(term, 1));
            split(terms, difference)
        }
        _ => None,
    }
}

/// What is read by the commands of an automaton.
fn reads(cfa: &Cfa) -> Vec<Term> {
    let steps = cfa.edges.iter().flat_map(|edge| edge.block.steps());
    let read = steps.filter_map(|step| match step.command {
        Command::Assume(term) | Command::Assign(_, term) => Some(term),
        Command::Havoc(_) => None,
    });
    read.collect::<BTreeSet<Term>>().into_iter().collect()
}

/// The sums of at least two variables that are read, one of each with its negation.
fn candidates(terms: &mut Terms, cfa: &Cfa) -> Vec<Term> {
    let vars: FxHashSet<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let mut sums = BTreeSet::new();
    for term in terms.post_order(&reads(cfa)) {
        let Some((sum, _)) = asked(terms, term) else { continue };
        let Some(parts) = terms.args_if(sum, Op::BvAdd) else { continue };
        let linear = parts.iter().all(|part| {
            let factors = terms.args_if(*part, Op::BvMul).filter(|factors| factors.len() == 2);
            let var =
                factors.filter(|factors| terms.is_const(factors[0])).map_or(*part, |factors| factors[1]);
            vars.contains(&var)
        });
        if linear {
            let negated = terms.bvneg(sum);
            sums.insert(sum.min(negated));
        }
    }
    sums.into_iter().collect()
}

/// The sums, those together that have variables in common.
fn connected(terms: &Terms, sums: &[Term]) -> Vec<Vec<Term>> {
    let mut sets: Vec<(FxHashSet<Term>, Vec<Term>)> = Vec::new();
    for sum in sums {
        let vars: FxHashSet<Term> = terms.free_vars(*sum).into_iter().collect();
        let mut merged = (vars, vec![*sum]);
        let (meet, apart) = sets.into_iter().partition(|(other, _)| !other.is_disjoint(&merged.0));
        sets = apart;
        for (vars, sums) in meet as Vec<(FxHashSet<Term>, Vec<Term>)> {
            merged.0.extend(vars);
            merged.1.extend(sums);
        }
        sets.push(merged);
    }
    sets.into_iter().map(|(_, sums)| sums).collect()
}

/// A sum and the variable that is kept equal to it.
#[derive(Clone, Copy)]
struct Kept {
    sum: Term,
    var: Term,
}

/// The automaton with variables for the sums.
fn with_sums(terms: &mut Terms, cfa: &Cfa, sums: &[Term]) -> (Cfa, Expand) {
    let mut vars = cfa.vars.clone();
    let names: FxHashMap<Term, &str> = cfa.vars.iter().map(|var| (var.term, var.name.as_str())).collect();
    let mut kept = Vec::new();
    for sum in sums {
        let parts: Vec<&str> =
            terms.free_vars(*sum).iter().filter_map(|var| names.get(var).copied()).collect();
        let name = format!("sum of {}", parts.join(" and "));
        let var = terms.fresh(&name, terms.sort(*sum));
        vars.push(Variable { term: var, name });
        kept.push(Kept { sum: *sum, var });
    }
    let writer = Writer { kept: &kept };
    let flow = graph_of(terms, cfa);
    let mut steps = Vec::with_capacity(flow.arcs.len());
    for arc in 0..flow.arcs.len() as u32 {
        let mut out = Vec::new();
        if flow.arcs[arc as usize].from == cfa.initial.0 {
            // Any command's number will do: what these choose, if anything, nobody has to replay.
            let id = flow.steps(arc).first().map_or(StepId(0), |step| step.id);
            out.extend(kept.iter().map(|k| Step { command: Command::Assign(k.var, k.sum), id }));
        }
        for step in flow.steps(arc) {
            writer.step(terms, *step, &mut out);
        }
        steps.push(Some(out));
    }
    let cfa = Cfa { vars, ..rewrite(&flow, terms, steps) };
    (cfa, Expand { kept })
}

/// Rewrites commands.
struct Writer<'a> {
    kept: &'a [Kept],
}

impl Writer<'_> {
    fn step(&self, terms: &mut Terms, step: Step, out: &mut Vec<Step>) {
        let Step { command, id } = step;
        match command {
            Command::Assume(guard) => {
                let guard = self.read(terms, guard, None);
                out.push(Step { command: Command::Assume(guard), id });
            }
            Command::Assign(var, value) => {
                for kept in self.kept {
                    if let Some(new) = self.update(terms, *kept, var, value) {
                        out.push(Step { command: Command::Assign(kept.var, new), id });
                    }
                }
                // The others are of the state after the command by now.
                let value = self.read(terms, value, Some(var));
                out.push(Step { command: Command::Assign(var, value), id });
            }
            Command::Havoc(var) => {
                out.push(step);
                for kept in self.kept.iter().filter(|kept| terms.free_vars(kept.sum).contains(&var)) {
                    out.push(Step { command: Command::Assign(kept.var, kept.sum), id });
                }
            }
        }
    }

    /// The sum after an assignment to one of its variables.
    fn update(&self, terms: &mut Terms, kept: Kept, var: Term, value: Term) -> Option<Term> {
        let vars = terms.free_vars(kept.sum);
        if !vars.contains(&var) {
            return None;
        }
        let mut by = Substitution::new();
        by.insert(var, value);
        let after = terms.substitute(kept.sum, &mut by);
        let step = terms.bvsub(after, kept.sum);
        if terms.free_vars(step).iter().any(|read| vars.contains(read)) {
            return Some(self.read(terms, after, Some(var)));
        }
        Some(terms.bvadd(kept.var, step))
    }

    /// A term with the variables in place of the sums; not of those that have `changing` in them.
    fn read(&self, terms: &mut Terms, term: Term, changing: Option<Term>) -> Term {
        let mut by = Substitution::new();
        for part in terms.post_order(&[term]) {
            let Some((sum, constant)) = asked(terms, part) else { continue };
            let negated = terms.bvneg(sum);
            let Some(kept) = self.kept.iter().find(|kept| kept.sum == sum || kept.sum == negated) else {
                continue;
            };
            if changing.is_some_and(|var| terms.free_vars(kept.sum).contains(&var)) {
                continue;
            }
            let same = kept.sum == sum;
            let whole = if same { kept.var } else { terms.bvneg(kept.var) };
            let whole = terms.bvadd(whole, constant);
            let new = if terms.op(part) == Op::Eq {
                let Sort::Bv(width) = terms.sort(sum) else { continue };
                let zero = terms.bv(width, 0);
                terms.eq(whole, zero)
            } else {
                whole
            };
            by.insert(part, new);
        }
        terms.substitute(term, &mut by)
    }
}

/// Puts the sums back.
struct Expand {
    kept: Vec<Kept>,
}

impl Lift for Expand {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        let mut by = Substitution::new();
        for kept in &self.kept {
            by.insert(kept.var, kept.sum);
        }
        for formula in invariant.at.values_mut() {
            *formula = terms.substitute(*formula, &mut by);
        }
        invariant
    }

    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries::ALL
    }
}
