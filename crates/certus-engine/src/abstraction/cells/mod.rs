//! Arrays by single cells: an automaton without arrays that does at least what the given one does.
//!
//! IC3 has no quantifiers, but `a[g] = 0 or g >= i` for a number `g` that nothing is known of says the same as the
//! formula with `for all g` before it. So in place of each array there is its content at a *ghost* `g`, a number that
//! is never assigned (Monniaux, Gonnord, *Cell Morphing*, SAS'16; a ghost that is the index of the read that fails is
//! the witness index of Jana et al., TACAS'16). A write `a[e := v]` is `a@g := e = g ? v : a@g`, and a read `a[e]`
//! is `e = g ? a@g : *`, where the unknown value is the same for the same read of the same array. All arrays share
//! their ghosts, because a copy is right where `a[g] = b[g]`. A ghost is as wide as the widest index. Where it is no
//! index of a smaller array, no index is equal to it, and that array is taken to hold zero there.
//!
//! If all indices of an array have constants in their low bits, as those of members of structures and of the bytes of
//! words do, a ghost stands for the other bits, and there is a cell for each value of the low ones.
//!
//! # Why a proof of this automaton is one of the given one
//!
//! Let formulas `φ(g, x, a@g)` be inductive here. Take a state of the given automaton in which, at a location,
//! `φ(g, x, a[g])` holds for all `g`, and a path of an edge to a state after it. For each `g` the same path can be taken
//! here, with `a@g = a[g]`, if each unknown value of a read is what is read; and it ends in the same state after, seen at
//! `g`. So `φ` holds after for all `g`.
//!
//! On edges to the error location more is assumed: that ghosts are indices at which the path reads. On each path the
//! index terms it reads last are fixed ones (`block.rs`), so for every state and path there *are* ghosts with these
//! values, and for these ghosts the path can be taken here. If it can be taken here for no ghosts, which is what
//! inductive formulas say, it cannot be taken there in a state that satisfies `φ` for all ghosts. If a path reads at
//! fewer indices than there are ghosts, nothing is assumed of the others; if it reads at more, the last ones count,
//! and the others are as unknown as anywhere.
//!
//! What is not an array of numbers or truth values that is read and written element by element, such as a comparison
//! of arrays, is not taken apart: then there is no such automaton ([`Cells::new`] gives none).

mod acceleration;
mod attempts;
mod block;
mod context;
mod parallel;
mod reads;

pub(crate) use attempts::ByCells;

use super::Hints;
use acceleration::Round;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Command, Edge, EdgeId, Invariant, Loc, Proof, Variable};
use reads::{Reads, inside};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// What single cells are of the given automaton: the way back from a proof.
struct Cells {
    /// The variables that are never assigned.
    ghosts: Vec<Term>,
    /// For each cell what it is of the given automaton.
    cells: Vec<(Term, Term)>,
    /// The variables of the given automaton.
    known: FxHashSet<Term>,
}

/// Whether an array can be taken apart: its indices are words, and its elements are no arrays.
fn suitable(terms: &Terms, var: Term) -> bool {
    let Sort::Array(parts) = terms.sort(var) else { return false };
    let (index, element) = terms.array_sorts(parts);
    matches!(index, Sort::Bv(_)) && matches!(element, Sort::Bool | Sort::Bv(_))
}

/// What an automaton reads.
fn read(cfa: &Cfa) -> Vec<Term> {
    let steps = cfa.edges.iter().flat_map(|edge| edge.block.steps());
    let reads = steps.filter_map(|step| match step.command {
        Command::Assume(term) | Command::Assign(_, term) => Some(term),
        Command::Havoc(_) => None,
    });
    reads.collect()
}

/// Ghosts are no wider than this.
const MAX_GHOST_BITS: u32 = 64;

/// Indices with which arrays of the same sort are accessed.
fn accessed(terms: &Terms, cfa: &Cfa) -> Vec<(Sort, Term)> {
    let parts = terms.post_order(&read(cfa)).into_iter();
    let accesses = parts.filter(|part| matches!(terms.op(*part), Op::Select | Op::Store));
    // An index that is a number has no bits; such arrays are not suitable.
    let accesses = accesses.filter(|part| matches!(terms.sort(terms.arg(*part, 1)), Sort::Bv(_)));
    accesses.map(|part| (terms.sort(terms.arg(part, 0)), terms.arg(part, 1))).collect()
}

/// More low bits than this are no residue.
const MAX_RESIDUE_BITS: u32 = 3;

/// For each sort of arrays how many low bits are constant in all indices: elements that differ in these are of arrays of
/// their own, such as the members of the structures of an array, or the bytes of words.
fn shifts(terms: &mut Terms, accessed: &[(Sort, Term)]) -> FxHashMap<Sort, u32> {
    let mut out: FxHashMap<Sort, u32> = FxHashMap::default();
    for (sort, index) in accessed {
        let width = terms.width(*index);
        let mut constant = 0;
        while constant < MAX_RESIDUE_BITS.min(width - 1) {
            let low = terms.extract(constant, 0, *index);
            if !terms.is_const(low) {
                break;
            }
            constant += 1;
        }
        let least = out.entry(*sort).or_insert(constant);
        // A constant index says nothing.
        if !terms.is_const(*index) {
            *least = constant.min(*least);
        }
    }
    out
}

/// As many bits as the widest number has that is an index without its residue, or the low part of which is one. `None`
/// if there are no arrays.
fn width(
    terms: &mut Terms,
    cfa: &Cfa,
    accessed: &[(Sort, Term)],
    shifts: &FxHashMap<Sort, u32>,
) -> Option<u32> {
    let shift = |sort: Sort| shifts.get(&sort).copied().unwrap_or(0);
    let arrays = cfa.vars.iter().filter(|var| suitable(terms, var.term));
    let own = arrays.map(|var| match terms.array_parts(var.term).0 {
        Sort::Bv(width) => width - shift(terms.sort(var.term)),
        _ => 0,
    });
    let least = own.max()?;
    let mut most = least;
    for (sort, index) in accessed {
        let high = terms.extract(terms.width(*index) - 1, shift(*sort), *index);
        if let Op::Extract { lo: 0, .. } = terms.op(high) {
            most = most.max(terms.width(terms.arg(high, 0)).min(MAX_GHOST_BITS));
        }
    }
    Some(most)
}

/// Whether an automaton has arrays that are worth it: at an index that is not constant, and of at least so many bits.
fn worth(terms: &Terms, cfa: &Cfa, least: u32) -> bool {
    terms.post_order(&read(cfa)).into_iter().any(|term| {
        matches!(terms.op(term), Op::Select | Op::Store)
            && !terms.is_const(terms.arg(term, 1))
            && matches!(terms.sort(terms.arg(term, 1)), Sort::Bv(width) if width >= least)
    })
}

/// The loops of an automaton that may be accelerated, with their heads: those of one edge, and those around one.
fn rounds(terms: &mut Terms, cfa: &Cfa) -> Vec<(Loc, Round)> {
    let mut out = Vec::new();
    let outgoing = cfa.outgoing();
    let between =
        |from: Loc, to: Loc| outgoing[from.index()].iter().filter(move |id| cfa.edge(**id).to == to);
    for enter in &cfa.edges {
        if enter.from == enter.to {
            out.push((enter.from, Round::of_loop(terms, &enter.block)));
            continue;
        }
        for leave in between(enter.to, enter.from) {
            for inner in between(enter.to, enter.to) {
                let (inner, leave) = (&cfa.edge(*inner).block, &cfa.edge(*leave).block);
                out.push((enter.from, Round::of_nest(terms, &enter.block, inner, leave)));
            }
        }
    }
    out
}

impl Cells {
    /// The automaton with so many ghosts, perhaps with accelerated loops, what helps to search it, and the way back. `None`
    /// if arrays are used in other ways than to be read, written and copied. What is known of the given automaton is
    /// used, so it is part of a proof.
    fn new(
        terms: &mut Terms,
        cfa: &Cfa,
        facts: &Invariant,
        (count, accelerate): (usize, bool),
    ) -> Option<(Cfa, Hints, Cells)> {
        let (mut vars, mut cells) = (Vec::new(), Vec::new());
        let mut reads = Reads::default();
        let accessed = accessed(terms, cfa);
        reads.shifts = shifts(terms, &accessed);
        let width = width(terms, cfa, &accessed, &reads.shifts)?;
        let ghosts: Vec<Term> = (0..count).map(|_| terms.fresh("ghost", Sort::Bv(width))).collect();
        reads.ghosts.clone_from(&ghosts);
        for var in &cfa.vars {
            let Sort::Array(_) = terms.sort(var.term) else {
                vars.push(var.clone());
                continue;
            };
            if !suitable(terms, var.term) {
                return None;
            }
            let (index, element) = terms.array_parts(var.term);
            let Sort::Bv(bits) = index else { return None };
            let shift = reads.shifts.get(&terms.sort(var.term)).copied().unwrap_or(0);
            let mut own = Vec::with_capacity(count);
            for (at, ghost) in ghosts.iter().enumerate() {
                let mut by_residue = Vec::new();
                for residue in 0..1u128 << shift {
                    let name = match shift {
                        0 => format!("{}@{at}", var.name),
                        _ => format!("{}@{at}.{residue}", var.name),
                    };
                    let cell = terms.fresh(&name, element);
                    vars.push(Variable { term: cell, name });
                    let mut place = terms.extract(bits - shift - 1, 0, *ghost);
                    if shift > 0 {
                        let low = terms.bv(shift, residue);
                        place = terms.concat(&[place, low]);
                    }
                    let content = terms.select(var.term, place);
                    cells.push((cell, inside(terms, var.term, shift, (*ghost, content))));
                    by_residue.push(cell);
                }
                own.push(by_residue);
            }
            reads.add_array(var.term, own);
        }
        for ghost in &ghosts {
            vars.push(Variable { term: *ghost, name: terms.var_name(*ghost).unwrap_or("ghost").to_owned() });
        }
        let mut out = Cfa { vars, edges: Vec::with_capacity(cfa.edges.len()), ..cfa.clone() };
        for edge in &cfa.edges {
            let ends = (edge.from == cfa.initial, edge.to == cfa.error);
            let known = facts.at.get(&edge.from).map_or_else(Vec::new, |fact| terms.conjuncts(*fact));
            let block = reads.block(terms, &edge.block, &known, ends)?;
            out.edges.push(Edge { from: edge.from, to: edge.to, block });
        }
        let mut accelerated = Vec::new();
        if accelerate {
            for (loc, round) in rounds(terms, &out) {
                if let Some((new, block)) = acceleration::accelerate(terms, round, &ghosts) {
                    reads.made.push((new, "skipped to".to_owned()));
                    accelerated.push(EdgeId(out.edges.len() as u32));
                    out.edges.push(Edge { from: loc, to: loc, block });
                }
            }
        }
        out.vars.extend(reads.made.iter().map(|(term, name)| Variable { term: *term, name: name.clone() }));
        debug_assert_eq!(out.validate(terms), Ok(()));
        let known = cfa.vars.iter().map(|var| var.term).collect();
        let temporaries = reads.made.iter().map(|(var, _)| *var).collect();
        let hints = Hints { constants: ghosts.clone(), temporaries, accelerated };
        Some((out, hints, Cells { ghosts, cells, known }))
    }

    /// What is known of the given automaton, as far as it speaks of no array.
    fn facts(terms: &mut Terms, facts: &Invariant) -> Invariant {
        let mut out = Invariant::default();
        for (loc, formula) in &facts.at {
            let mut parts = terms.conjuncts(*formula);
            parts.retain(|part| {
                !terms.free_vars(*part).iter().any(|var| matches!(terms.sort(*var), Sort::Array(_)))
            });
            out.at.insert(*loc, terms.and(&parts));
        }
        out
    }

    /// A proof of this automaton as one of the given one. `None` if it speaks of what only this one has.
    /// What is known of the given automaton was used, so it becomes part of the proof.
    fn lift(&self, terms: &mut Terms, facts: &Invariant, invariant: &BTreeMap<Loc, Term>) -> Option<Proof> {
        let mut by: Substitution = self.cells.iter().copied().collect();
        let mut formulas = Invariant::default();
        let mut mentioned: FxHashSet<Term> = FxHashSet::default();
        for (loc, formula) in invariant {
            let mut formula = terms.substitute(*formula, &mut by);
            if let Some(fact) = facts.at.get(loc) {
                formula = terms.and2(formula, *fact);
            }
            mentioned.extend(terms.free_vars(formula));
            formulas.at.insert(*loc, formula);
        }
        let ghosts: Vec<Term> = self.ghosts.iter().copied().filter(|g| mentioned.contains(g)).collect();
        if mentioned.iter().any(|var| !self.known.contains(var) && !ghosts.contains(var)) {
            return None;
        }
        Some(if ghosts.is_empty() {
            Proof::Inductive(formulas)
        } else {
            Proof::Quantified { ghosts, formulas }
        })
    }
}
