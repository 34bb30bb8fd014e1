//! Merges locations from which the same can happen (forward bisimulation).
//!
//! Two copies of an inlined function that end in the same way become one from where they do. Havocs must be
//! the same commands, because the values of a run are known by command; other commands only must look the
//! same.

use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass};
use certus_logic::Terms;
use certus_model::{Block, Cfa, Command, Edge, Invariant, Loc, StepId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The pass.
pub(crate) struct Bisimulation;

/// A command as far as it matters here.
pub(crate) type Key = (Command, Option<StepId>);

/// What an arc or block does, in a form that can be compared.
pub(crate) fn key(command: Command, id: StepId) -> Key {
    (command, matches!(command, Command::Havoc(_)).then_some(id))
}

fn block_key(block: &Block) -> Vec<(u32, u32, Vec<Key>)> {
    let steps = |arc: &certus_model::Arc| arc.steps.iter().map(|step| key(step.command, step.id)).collect();
    block.arcs().iter().map(|arc| (arc.from, arc.to, steps(arc))).collect()
}

const INFO: PassInfo = PassInfo {
    name: "bisimulation",
    about: "merges locations from which the same can happen",
    literature: "quotient by forward bisimulation (Paige and Tarjan 1987)",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Fixpoint,
    place: "last but one, because commands must look the same, which the other passes make them do",
    buys: None,
};

impl Pass for Bisimulation {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, _terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let class = classes(cfa);
        // The first location of each class stands for it.
        let mut origin = Vec::new();
        let mut of: Vec<Loc> = Vec::with_capacity(cfa.locations.len());
        let mut number: FxHashMap<u32, Loc> = FxHashMap::default();
        for loc in cfa.locs() {
            let class = class[loc.index()];
            let new = *number.entry(class).or_insert_with(|| {
                origin.push(loc);
                Loc(origin.len() as u32 - 1)
            });
            of.push(new);
        }
        if origin.len() == cfa.locations.len() {
            return None;
        }
        let edges = cfa.edges.iter().filter(|edge| origin[of[edge.from.index()].index()] == edge.from);
        let out = Cfa {
            vars: cfa.vars.clone(),
            locations: origin.iter().map(|loc| cfa.locations[loc.index()].clone()).collect(),
            initial: of[cfa.initial.index()],
            error: of[cfa.error.index()],
            edges: edges
                .map(|edge| Edge {
                    from: of[edge.from.index()],
                    to: of[edge.to.index()],
                    block: edge.block.clone(),
                })
                .collect(),
        };
        Some((out, Box::new(Unmerge { of })))
    }
}

/// For each location the number of its class: the coarsest partition whose classes have the same edges to the
/// same classes. The initial and the error location are alone.
fn classes(cfa: &Cfa) -> Vec<u32> {
    let mut labels: FxHashMap<Vec<(u32, u32, Vec<Key>)>, u32> = FxHashMap::default();
    let label: Vec<u32> = cfa
        .edges
        .iter()
        .map(|edge| {
            let next = labels.len() as u32;
            *labels.entry(block_key(&edge.block)).or_insert(next)
        })
        .collect();
    let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
    let mut class: Vec<u32> = cfa
        .locs()
        .map(|loc| match loc {
            loc if loc == cfa.error => 0,
            loc if loc == cfa.initial => 1,
            _ => 2,
        })
        .collect();
    let mut members: Vec<Vec<Loc>> = vec![Vec::new(); 3];
    for loc in cfa.locs() {
        members[class[loc.index()] as usize].push(loc);
    }
    // Classes are split until all members of each have the same edges to the same classes. A class is looked
    // at again only when a class that one of its edges leads to was split.
    let mut queue: BTreeSet<u32> = BTreeSet::from([2]);
    while let Some(split) = queue.pop_first() {
        let mut groups: FxHashMap<Vec<(u32, u32)>, usize> = FxHashMap::default();
        let mut parts: Vec<Vec<Loc>> = Vec::new();
        for loc in std::mem::take(&mut members[split as usize]) {
            let edges = outgoing[loc.index()].iter();
            let mut sign: Vec<(u32, u32)> =
                edges.map(|id| (label[id.index()], class[cfa.edge(*id).to.index()])).collect();
            sign.sort_unstable();
            sign.dedup();
            let at = *groups.entry(sign).or_insert_with(|| {
                parts.push(Vec::new());
                parts.len() - 1
            });
            parts[at].push(loc);
        }
        // The largest part keeps the number, so that fewest locations are looked at again.
        let largest = (0..parts.len()).max_by_key(|at| (parts[*at].len(), usize::MAX - at)).unwrap_or(0);
        let mut moved: Vec<Loc> = Vec::new();
        for (at, part) in parts.into_iter().enumerate() {
            if at == largest {
                members[split as usize] = part;
                continue;
            }
            let new = members.len() as u32;
            for loc in &part {
                class[loc.index()] = new;
            }
            moved.extend(&part);
            members.push(part);
        }
        for edge in moved.iter().flat_map(|loc| &incoming[loc.index()]) {
            let from = class[cfa.edge(*edge).from.index()];
            if members[from as usize].len() > 1 {
                queue.insert(from);
            }
        }
    }
    class
}

/// Gives every location the formula of what it was merged into.
struct Unmerge {
    of: Vec<Loc>,
}

impl Lift for Unmerge {
    fn invariant(&self, _terms: &mut Terms, invariant: Invariant) -> Invariant {
        let all = self.of.iter().enumerate();
        let listed = all.filter_map(|(old, new)| Some((Loc(old as u32), *invariant.at.get(new)?)));
        Invariant { at: listed.collect() }
    }

    /// A path may meet the same state at two locations that became one.
    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries::ALL_BUT_SIMPLE
    }
}
