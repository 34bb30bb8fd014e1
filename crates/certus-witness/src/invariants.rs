//! The invariants of the loops of a program, as C.
//!
//! A proof has a formula for each cut point of the automaton. What it says at the head of a loop, where the
//! condition is about to be evaluated, is the formula there, or, if the cut point is further on, what must hold
//! so that every way from the head to cut points ends in their formulas. A procedure that is called at several
//! places has a head for each of them, and what holds at one of them or the other is said of the loop.
//!
//! A conjunct that C cannot say is left out: what remains is weaker, so it holds as well.

use crate::c_expr::Writer;
use crate::scope::Scope;
use crate::simplify::{Part, parts};
use certus_c::TranslationUnit;
use certus_c::cfa::{Head, Translation};
use certus_c::program::Program;
use certus_c::span::Span;
use certus_logic::{Substitution, Term, Terms};
use certus_model::{Cfa, Command, Loc, Proof};
use std::collections::{BTreeMap, BTreeSet};

/// What is known at the head of a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopInvariant {
    /// The loop; it begins with its keyword.
    pub span: Span,
    /// The name of the function it is in.
    pub function: String,
    /// C expressions that hold whenever the condition of the loop is about to be evaluated. `0` alone says that
    /// the loop is never reached. Nothing: nothing is said of it.
    pub conjuncts: Vec<String>,
    /// How many conjuncts are not said because C cannot.
    pub left_out: usize,
}

impl LoopInvariant {
    /// The conjuncts as one expression.
    #[must_use]
    pub fn value(&self) -> Option<String> {
        match self.conjuncts.as_slice() {
            [] => None,
            [only] => Some(only.clone()),
            several => Some(conjunction(several)),
        }
    }
}

/// What a proof says of the loops of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invariants {
    /// The loops, by their places in the source.
    pub loops: Vec<LoopInvariant>,
    /// Cut points with a formula that belong to no loop of the source, such as one that `goto` makes.
    pub elsewhere: usize,
}

/// No invariant of a loop is longer than this: validators read them as well as people.
const LONGEST: usize = 20_000;

fn conjunction(parts: &[String]) -> String {
    let texts: Vec<String> = parts.iter().map(|part| format!("({part})")).collect();
    texts.join(" && ")
}

/// Says what a proof says of the loops of a program.
#[must_use]
pub fn invariants(
    terms: &mut Terms,
    unit: &TranslationUnit,
    program: &Program,
    translation: &Translation,
    proof: &Proof,
) -> Invariants {
    let cfa = &translation.cfa;
    let (reached, _) = cfa.reach();
    let mut pulled = Pulled::new(cfa, proof);
    let mut loops: BTreeMap<(u32, usize), Vec<Head>> = BTreeMap::new();
    for head in &translation.heads {
        loops.entry((head.proc.0, head.index)).or_default().push(*head);
    }
    let mut found = Vec::new();
    for ((proc, index), heads) in loops {
        let proc = &program.procs[proc as usize];
        let around = proc.loops[index];
        let mut says = Vec::new();
        for head in heads.iter().filter(|head| reached[head.loc.index()]) {
            let formula = pulled.at(terms, head.loc);
            if formula == terms.fls() {
                continue;
            }
            let Some(scope) =
                Scope::new(unit, program, translation, (head.proc, head.instance), around.scope.lo)
            else {
                says.push((Vec::new(), 0));
                continue;
            };
            says.push(write(terms, &scope, formula));
        }
        let (conjuncts, left_out) = either(says);
        found.push(LoopInvariant { span: around.span, function: proc.name.clone(), conjuncts, left_out });
    }
    found.sort_by_key(|invariant| invariant.span);
    let heads: BTreeSet<Loc> = translation.heads.iter().map(|head| head.loc).collect();
    let around = cycles_without(cfa, &heads);
    let said = |loc: &Loc, formula: &Term| around.contains(loc) && *formula != terms.tru();
    let elsewhere = proof.formulas().iter().filter(|(loc, formula)| said(loc, formula)).count();
    Invariants { loops: found, elsewhere }
}

/// The locations on or between cycles that meet none of these.
fn cycles_without(cfa: &Cfa, heads: &BTreeSet<Loc>) -> BTreeSet<Loc> {
    let mut left: BTreeSet<Loc> = cfa.locs().filter(|loc| !heads.contains(loc)).collect();
    loop {
        let inner = cfa.edges.iter().filter(|edge| left.contains(&edge.from) && left.contains(&edge.to));
        let (mut entered, mut exited) = (BTreeSet::new(), BTreeSet::new());
        for edge in inner {
            entered.insert(edge.to);
            exited.insert(edge.from);
        }
        let before = left.len();
        left.retain(|loc| entered.contains(loc) && exited.contains(loc));
        if left.len() == before {
            return left;
        }
    }
}

/// The conjuncts of a formula that C can say, and how many it cannot.
fn write(terms: &mut Terms, scope: &Scope<'_>, formula: Term) -> (Vec<String>, usize) {
    let parts = parts(terms, formula);
    let mut said: Vec<(Part, String)> = Vec::new();
    let mut left_out = 0;
    {
        let terms = &*terms;
        let leaf = |var: Term| scope.leaf(terms, var);
        let mut writer = Writer::new(terms, &leaf);
        for part in parts {
            let text = match &part {
                Part::Formula(formula) if *formula == terms.tru() => continue,
                Part::Formula(formula) => writer.formula(*formula),
                Part::Between { word, signed, least, most } => writer.between(*word, *signed, least, most),
            };
            match text {
                Some(text) if text == "1" => {}
                Some(text) => said.push((part, text)),
                None => left_out += 1,
            }
        }
    }
    let needed = crate::simplify::needed(terms, &said);
    let kept = said.into_iter().zip(needed).filter(|(_, needed)| *needed).map(|((_, text), _)| text);
    (kept.collect(), left_out)
}

/// What holds if one of these conjunctions does. Without any, nothing is reached.
fn either(mut says: Vec<(Vec<String>, usize)>) -> (Vec<String>, usize) {
    says.dedup();
    let Some((first, _)) = says.first().cloned() else { return (vec!["0".to_owned()], 0) };
    let mut left_out = says.iter().map(|(_, left_out)| *left_out).max().unwrap_or(0);
    if says.len() == 1 {
        return limited(first, left_out);
    }
    let mut common: Vec<String> = first;
    common.retain(|part| says.iter().all(|(parts, _)| parts.contains(part)));
    let mut others: Vec<String> = Vec::new();
    for (parts, _) in &says {
        let own: Vec<String> = parts.iter().filter(|part| !common.contains(part)).cloned().collect();
        if own.is_empty() {
            // Nothing more is known in one of the cases.
            return limited(common, left_out);
        }
        let own = if own.len() == 1 { own[0].clone() } else { conjunction(&own) };
        if !others.contains(&own) {
            others.push(own);
        }
    }
    let texts: Vec<String> = others.iter().map(|part| format!("({part})")).collect();
    let text = texts.join(" || ");
    if text.len() <= LONGEST / 4 {
        common.push(text);
    } else {
        left_out += 1;
    }
    limited(common, left_out)
}

fn limited(parts: Vec<String>, mut left_out: usize) -> (Vec<String>, usize) {
    let mut kept = Vec::new();
    let mut length = 0;
    for part in parts {
        length += part.len() + 6;
        if length <= LONGEST {
            kept.push(part);
        } else {
            left_out += 1;
        }
    }
    (kept, left_out)
}

/// The formulas of a proof at locations between its cut points.
struct Pulled<'a> {
    cfa: &'a Cfa,
    outgoing: Vec<Vec<certus_model::EdgeId>>,
    formulas: &'a BTreeMap<Loc, Term>,
    known: BTreeMap<Loc, Term>,
}

/// Formulas that become larger than this on their way are given up.
const LARGEST: usize = 2_000;

/// Locations between a head and the cut points behind it.
const FURTHEST: usize = 200;

impl<'a> Pulled<'a> {
    fn new(cfa: &'a Cfa, proof: &'a Proof) -> Pulled<'a> {
        let (formulas, outgoing) = (proof.formulas(), cfa.outgoing());
        Pulled { cfa, outgoing, formulas, known: BTreeMap::new() }
    }

    /// What holds at a location whenever it is reached.
    fn at(&mut self, terms: &mut Terms, loc: Loc) -> Term {
        if let Some(formula) = self.formulas.get(&loc) {
            return *formula;
        }
        // The locations between here and the cut points, each after all that it leads to.
        let mut order = Vec::new();
        let mut seen: BTreeSet<Loc> = [loc].into_iter().collect();
        let mut stack = vec![(loc, 0)];
        while let Some((at, next)) = stack.last_mut() {
            let at = *at;
            match self.outgoing[at.index()].get(*next) {
                Some(edge) => {
                    *next += 1;
                    let to = self.cfa.edge(*edge).to;
                    if !self.formulas.contains_key(&to) && to != self.cfa.error && seen.insert(to) {
                        stack.push((to, 0));
                    }
                }
                None => {
                    order.push(at);
                    stack.pop();
                }
            }
            if seen.len() > FURTHEST {
                return terms.tru();
            }
        }
        for at in order {
            if self.known.contains_key(&at) {
                continue;
            }
            let mut all = Vec::new();
            for edge in self.outgoing[at.index()].clone() {
                all.push(self.before(terms, edge));
            }
            let formula = terms.and(&all);
            self.known.insert(at, formula);
        }
        self.known.get(&loc).copied().unwrap_or(terms.tru())
    }

    /// What must hold before an edge so that what is known holds behind it. An error behind it says nothing: that
    /// it is not reached follows from what is known.
    fn before(&mut self, terms: &mut Terms, edge: certus_model::EdgeId) -> Term {
        let edge = self.cfa.edge(edge);
        let tru = terms.tru();
        let mut formula = match self.formulas.get(&edge.to) {
            Some(formula) => *formula,
            None if edge.to == self.cfa.error => tru,
            None => self.known.get(&edge.to).copied().unwrap_or(tru),
        };
        if formula == tru || !edge.block.is_sequence() {
            return tru;
        }
        let steps: Vec<Command> = edge.block.steps().map(|step| step.command).collect();
        for command in steps.into_iter().rev() {
            formula = match command {
                Command::Assume(guard) => {
                    let conjuncts = terms.conjuncts(formula);
                    let guarded: Vec<Term> =
                        conjuncts.into_iter().map(|part| terms.implies(guard, part)).collect();
                    terms.and(&guarded)
                }
                Command::Assign(var, value) => {
                    let mut by = Substitution::new();
                    by.insert(var, value);
                    terms.substitute(formula, &mut by)
                }
                // What is said of the unknown value is dropped; the rest holds whatever it is.
                Command::Havoc(var) => {
                    let conjuncts = terms.conjuncts(formula);
                    let free: Vec<Term> =
                        conjuncts.into_iter().filter(|part| !terms.free_vars(*part).contains(&var)).collect();
                    terms.and(&free)
                }
            };
            if terms.dag_size(formula) > LARGEST {
                return tru;
            }
        }
        formula
    }
}
