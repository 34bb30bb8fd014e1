//! Makes the graphs of blocks smaller, one block at a time, without changing what they do.
//!
//! - An empty arc that is the only one to leave or to enter a node joins its two ends.
//! - Nodes from which the same happens are one, and so are nodes before which the same has happened.
//! - Of two arcs between the same nodes that do the same one goes; if they differ in one assumption, as
//!   `[c] x = 1` and `[!c] x = 1` do, they become one with the disjunction of both.
//!
//! So an `if` whose two ways came to be the same leaves no trace.

use crate::info::{Cost, PassInfo, Sorts};
use crate::markers::is_mark;
use crate::pass::{Carries, Lift, Pass, Same};
use crate::passes::bisimulation::{Key, key};
use certus_logic::Terms;
use certus_model::{Arc, Block, Cfa, Command, Step};
use rustc_hash::FxHashMap;

/// The pass.
pub(crate) struct Blocks;

const INFO: PassInfo = PassInfo {
    name: "blocks",
    about: "makes the graphs inside edges smaller",
    literature: "tail merging, and merging of branches that do the same",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "last, to clean up inside of edges what the others left",
    buys: None,
};

impl Pass for Blocks {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let mut out = cfa.clone();
        let mut changed = false;
        for edge in &mut out.edges {
            if is_mark(terms, edge) || edge.block.is_sequence() && edge.block.nodes() == 2 {
                continue;
            }
            while let Some(smaller) = smaller(terms, &edge.block) {
                edge.block = smaller;
                changed = true;
            }
        }
        changed.then(|| (out, Box::new(Same(Carries::ALL)) as Box<dyn Lift>))
    }
}

/// A smaller block that does the same, if there is one.
fn smaller(terms: &mut Terms, block: &Block) -> Option<Block> {
    let size = |block: &Block| (block.arcs().len(), block.steps().count());
    let joined = block.clone().joined();
    let mut arcs = joined.arcs().to_vec();
    let nodes = joined.nodes();
    parallel(terms, &mut arcs);
    let mut alias: Vec<u32> = (0..nodes).collect();
    merge_ends(&mut alias, &arcs, nodes, true);
    if alias.iter().enumerate().all(|(node, to)| node as u32 == *to) {
        merge_ends(&mut alias, &arcs, nodes, false);
    }
    if alias.iter().enumerate().all(|(node, to)| node as u32 == *to) {
        skip(&mut alias, &arcs, nodes);
    }
    let goes = |node: u32| alias[node as usize] != node;
    // Of nodes that are one the first one's arcs out, or the arcs in, stand for all.
    let mut out: Vec<Arc> = Vec::with_capacity(arcs.len());
    for arc in arcs {
        let (from, to) = (alias[arc.from as usize], alias[arc.to as usize]);
        if from == to {
            continue;
        }
        let again = goes(arc.from) || goes(arc.to);
        let same =
            |other: &Arc| other.from == from && other.to == to && keys(&other.steps) == keys(&arc.steps);
        if !(again && out.iter().any(same)) {
            out.push(Arc { from, to, steps: arc.steps });
        }
    }
    let out = renumbered(nodes, out)?.joined();
    (size(&out) < size(block)).then_some(out)
}

fn keys(steps: &[Step]) -> Vec<Key> {
    steps.iter().map(|step| key(step.command, step.id)).collect()
}

/// Makes one arc of arcs between the same nodes that do the same up to one assumption.
fn parallel(terms: &mut Terms, arcs: &mut Vec<Arc>) {
    let mut at = 0;
    while at < arcs.len() {
        // Arcs are ordered by the node they leave.
        let near = (at + 1..arcs.len()).take_while(|other| arcs[*other].from == arcs[at].from);
        let partner = near.into_iter().find(|other| {
            let (a, b) = (&arcs[at], &arcs[*other]);
            a.to == b.to && differ_once(&a.steps, &b.steps).is_some()
        });
        let Some(other) = partner else {
            at += 1;
            continue;
        };
        let gone = arcs.remove(other);
        if let Some(Some(step)) = differ_once(&arcs[at].steps, &gone.steps)
            && let (Command::Assume(a), Command::Assume(b)) =
                (arcs[at].steps[step].command, gone.steps[step].command)
        {
            let either = terms.or2(a, b);
            if either == terms.tru() {
                arcs[at].steps.remove(step);
            } else {
                arcs[at].steps[step].command = Command::Assume(either);
            }
        }
    }
}

/// Whether two arcs do the same, and if not, the only step that differs, an assumption.
fn differ_once(a: &[Step], b: &[Step]) -> Option<Option<usize>> {
    if a.len() != b.len() {
        return None;
    }
    let differs = |(x, y): (&Step, &Step)| key(x.command, x.id) != key(y.command, y.id);
    let mut places = (0..a.len()).filter(|at| differs((&a[*at], &b[*at])));
    let first = places.next();
    if places.next().is_some() {
        return None;
    }
    match first {
        None => Some(None),
        Some(at) => {
            let assumed = |step: &Step| matches!(step.command, Command::Assume(_));
            (assumed(&a[at]) && assumed(&b[at])).then_some(Some(at))
        }
    }
}

/// Nodes with the same arcs out (or in) become one.
fn merge_ends(alias: &mut [u32], arcs: &[Arc], nodes: u32, forward: bool) {
    let mut seen: FxHashMap<Vec<(u32, Vec<Key>)>, u32> = FxHashMap::default();
    let mut at: Vec<Vec<&Arc>> = vec![Vec::new(); nodes as usize];
    for arc in arcs {
        at[if forward { arc.from } else { arc.to } as usize].push(arc);
    }
    let mut inner: Vec<u32> = (1..nodes - 1).collect();
    if forward {
        inner.reverse();
    }
    for node in inner {
        let other = |arc: &Arc| alias[if forward { arc.to } else { arc.from } as usize];
        let mut sign: Vec<(u32, Vec<Key>)> =
            at[node as usize].iter().map(|arc| (other(arc), keys(&arc.steps))).collect();
        sign.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.1.len().cmp(&b.1.len())));
        alias[node as usize] = *seen.entry(sign).or_insert(node);
    }
}

/// A node that only an empty arc leaves is where that arc leads to, and a node that only an empty arc enters
/// is where it comes from.
fn skip(alias: &mut [u32], arcs: &[Arc], nodes: u32) {
    let mut leaving: Vec<Vec<&Arc>> = vec![Vec::new(); nodes as usize];
    let mut entering: Vec<Vec<&Arc>> = vec![Vec::new(); nodes as usize];
    for arc in arcs {
        leaving[arc.from as usize].push(arc);
        entering[arc.to as usize].push(arc);
    }
    for node in (1..nodes - 1).rev() {
        if let [only] = leaving[node as usize][..]
            && only.steps.is_empty()
        {
            alias[node as usize] = alias[only.to as usize];
        }
    }
    if alias.iter().enumerate().any(|(node, to)| node as u32 != *to) {
        return;
    }
    for node in 1..nodes - 1 {
        if let [only] = entering[node as usize][..]
            && only.steps.is_empty()
        {
            alias[node as usize] = alias[only.from as usize];
        }
    }
}

/// The block of these arcs, with nodes in topological order: merging may have turned an order round.
fn renumbered(nodes: u32, mut arcs: Vec<Arc>) -> Option<Block> {
    let mut waiting = vec![0u32; nodes as usize];
    for arc in &arcs {
        waiting[arc.to as usize] += 1;
    }
    let mut number = vec![u32::MAX; nodes as usize];
    let mut ready: Vec<u32> = (0..nodes).rev().filter(|node| waiting[*node as usize] == 0).collect();
    let mut count = 0;
    while let Some(node) = ready.pop() {
        if node + 1 == nodes {
            continue;
        }
        number[node as usize] = count;
        count += 1;
        for arc in arcs.iter().filter(|arc| arc.from == node) {
            waiting[arc.to as usize] -= 1;
            if waiting[arc.to as usize] == 0 {
                ready.push(arc.to);
            }
        }
    }
    number[nodes as usize - 1] = count;
    if number.contains(&u32::MAX) {
        return None;
    }
    for arc in &mut arcs {
        (arc.from, arc.to) = (number[arc.from as usize], number[arc.to as usize]);
    }
    // Node 0 has no arcs in, but so may nodes that were merged away.
    let start = number[0];
    if start != 0 {
        return None;
    }
    Block::graph(count + 1, arcs)
}
