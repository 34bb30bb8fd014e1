//! Paths to the error that read nothing, one step earlier.
//!
//! On a path to the error ghosts are indices at which it reads; one that reads nothing tells of none. `while (*s) s++` fails where
//! `s` has left its string, and what matters is the read of the round before. So a path to the error that reads nothing is moved behind
//! each edge that leads to where it begins, and is one path with it.
//!
//! A proof says afterwards that states from which such a path can be taken are never reached: formulas that are inductive here are
//! so together with that, because an edge that led to such a state would be a part of a path to the error.

use certus_logic::{Op, Sort, Term, Terms};
use certus_model::exists::wep_exists;
use certus_model::{Arc, Block, Cfa, Command, Cube, Edge, EdgeId, Invariant, Loc, Step};

/// The condition under which a path can be taken is made of no more paths.
const MOST_PATHS: usize = 32;

/// Edges that are put together have no more commands.
const MOST_STEPS: usize = 2_000;

/// An automaton whose paths to the error read something where that could be had.
pub(super) struct Earlier {
    pub(super) cfa: Cfa,
    /// What holds at locations where a path was moved away.
    excluded: Vec<(Loc, Term)>,
}

impl Earlier {
    /// Nothing if there is no path to move.
    pub(super) fn new(terms: &mut Terms, cfa: &Cfa) -> Option<Earlier> {
        let incoming = cfa.incoming();
        let (mut edges, mut excluded) = (Vec::new(), Vec::new());
        for edge in &cfa.edges {
            let before: Vec<&Edge> = match edge.to == cfa.error && edge.from != cfa.initial {
                true => incoming[edge.from.index()].iter().map(|id: &EdgeId| cfa.edge(*id)).collect(),
                false => Vec::new(),
            };
            match moved(terms, edge, &before) {
                None => edges.push(edge.clone()),
                Some((rest, condition)) => {
                    let (quiet, reading) = rest;
                    edges.extend(reading.map(|block| Edge { block, ..edge.clone() }));
                    let joined = before.iter().map(|first| Edge {
                        from: first.from,
                        to: cfa.error,
                        block: one_after_other(&first.block, &quiet),
                    });
                    edges.extend(joined);
                    excluded.push((edge.from, terms.not(condition)));
                }
            }
        }
        let cfa = Cfa { edges, ..cfa.clone() };
        (!excluded.is_empty()).then_some(Earlier { cfa, excluded })
    }

    /// Formulas of a proof of this automaton as those of a proof of the given one.
    pub(super) fn lift(&self, terms: &mut Terms, formulas: &mut Invariant) {
        for (loc, condition) in &self.excluded {
            let formula = formulas.at.entry(*loc).or_insert_with(|| terms.tru());
            *formula = terms.and2(*formula, *condition);
        }
    }
}

/// The paths of an edge to the error that read nothing, and the others; and the states from which the former can be taken. None if there
/// is no such path, if nothing is read before, or if these states are not easily said.
#[expect(clippy::type_complexity, reason = "two blocks that are used at once")]
fn moved(terms: &mut Terms, edge: &Edge, before: &[&Edge]) -> Option<((Block, Option<Block>), Term)> {
    let size: usize = edge.block.steps().count() * before.len()
        + before.iter().map(|edge| edge.block.steps().count()).sum::<usize>();
    if size > MOST_STEPS || !before.iter().any(|edge| edge.block.steps().any(|step| reads(terms, step))) {
        return None;
    }
    let quiet = edge.block.map(|_, arc| {
        let quiet = !arc.steps.iter().any(|step| reads(terms, step));
        quiet.then(|| arc.steps.clone())
    })?;
    let condition = condition(terms, &quiet)?;
    let reading = reading(terms, &edge.block);
    Some(((quiet, reading), condition))
}

fn reads(terms: &Terms, step: &Step) -> bool {
    match step.command {
        Command::Assume(term) | Command::Assign(_, term) => {
            terms.post_order(&[term]).into_iter().any(|part| matches!(terms.op(part), Op::Select))
        }
        Command::Havoc(_) => false,
    }
}

/// The paths of a block that read something: each node twice, before and after the first read.
fn reading(terms: &Terms, block: &Block) -> Option<Block> {
    let mut arcs = Vec::new();
    for arc in block.arcs() {
        let read = u32::from(arc.steps.iter().any(|step| reads(terms, step)));
        arcs.push(Arc { from: 2 * arc.from, to: 2 * arc.to + read, steps: arc.steps.clone() });
        arcs.push(Arc { from: 2 * arc.from + 1, to: 2 * arc.to + 1, steps: arc.steps.clone() });
    }
    Block::graph(2 * block.nodes(), arcs)
}

/// The states from which some path of a block can be taken.
fn condition(terms: &mut Terms, block: &Block) -> Option<Term> {
    let mut out = Vec::new();
    for (count, path) in block.paths().enumerate() {
        if count == MOST_PATHS {
            return None;
        }
        let steps = || block.path_steps(&path);
        let mut values = Vec::new();
        for step in steps() {
            if let Command::Havoc(var) = step.command {
                // A value is asked for; that it makes a difference is found out below.
                values.push(match terms.sort(var) {
                    Sort::Bv(width) => terms.bv(width, 0),
                    Sort::Bool => terms.fls(),
                    _ => var,
                });
            }
        }
        let before = wep_exists(terms, steps(), &values, &Cube::of(&[]));
        if before.fixed.contains(&true) {
            return None;
        }
        out.push(before.cube.formula(terms));
    }
    Some(terms.or(&out))
}

/// A block and then another one.
fn one_after_other(first: &Block, second: &Block) -> Block {
    let shift = first.nodes() - 1;
    let moved = |arc: &Arc| Arc { from: arc.from + shift, to: arc.to + shift, steps: arc.steps.clone() };
    let arcs = first.arcs().iter().cloned().chain(second.arcs().iter().map(moved)).collect();
    Block::graph(shift + second.nodes(), arcs).expect("both have paths").joined()
}
