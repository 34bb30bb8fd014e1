//! The labels of lazy abstraction with interpolants (McMillan, CAV 2006).
//!
//! A path to the error that no run takes has interpolants, and these strengthen its nodes. To cover a node by an earlier one, its label
//! is *forced*: if the part of the path from their nearest common ancestor implies the whole label of the earlier one, then
//! interpolants of that strengthen the nodes between. Unlike in Tree-IC3 it is all or nothing.

use super::art::{Art, NodeId};
use super::blocking::{Blocked, Blocking, Goal, Part};
use super::interpolation::{Between, Found, PathInterpolants};
use super::search::Labels;
use super::steps::{Entry, Steps};
use crate::ic3::core::{OrHalt, Queries as _, QueryKind};
use crate::stats::Stats;
use certus_logic::Term;
use certus_model::{Cube, Run};
use rustc_hash::FxHashMap;

/// Whether an edge implies a label.
const FORCED: QueryKind = QueryKind::bounded("forced covering", 2_000);

/// The labels.
pub(crate) struct ByInterpolants {
    engine: &'static str,
    interpolants: PathInterpolants,
    /// Where there are no interpolants, IC3 finds some.
    blocking: Blocking,
    /// By how many nodes it is tried to cover one.
    most_forced: usize,
    /// Of a node and one that could not be forced to cover it: how many conjuncts mattered then.
    in_vain: FxHashMap<(NodeId, NodeId), usize>,
    refuted: u64,
    by_ic3: u64,
    forced: u64,
}

impl ByInterpolants {
    pub(crate) fn new(
        engine: &'static str,
        interpolants: PathInterpolants,
        most_forced: usize,
    ) -> ByInterpolants {
        ByInterpolants {
            engine,
            interpolants,
            blocking: Blocking::default(),
            most_forced,
            in_vain: FxHashMap::default(),
            refuted: 0,
            by_ic3: 0,
            forced: 0,
        }
    }

    /// Adds the conjuncts of a formula to a label.
    fn add(steps: &mut Steps<'_>, art: &mut Art, node: NodeId, formula: Term) {
        let terms = steps.terms();
        for conjunct in terms.conjuncts(formula) {
            art.strengthen(terms, node, conjunct);
        }
    }

    /// Tries to force a node to be covered by another one.
    fn force(&mut self, steps: &mut Steps<'_>, art: &mut Art, node: NodeId, by: NodeId) -> OrHalt<bool> {
        let common = common(art, node, by);
        let size = art.node(common).label.len() + art.node(by).label.len();
        if self.in_vain.get(&(node, by)) == Some(&size) {
            return Ok(false);
        }
        let label = art.node(common).label.clone();
        let goal = art.node(by).label.clone();
        let (nodes, edges) = art.path(common, node);
        let between = if let [edge] = edges[..] {
            let mut all = true;
            for conjunct in &goal {
                let cube = self.blocking.cube_of(steps.terms(), *conjunct);
                all =
                    all && matches!(steps.enters(&label, edge, cube.literals(), FORCED)?, Entry::Blocked(_));
            }
            all.then(Vec::new)
        } else {
            let from = art.node(common).depth as usize;
            let (_, edges) = art.path(Art::ROOT, node);
            let end = steps.terms().and(&goal);
            let end = steps.terms().not(end);
            match self.interpolants.between(steps, art, (&nodes, &edges, from), end)? {
                Between::Excluded(found) => Some(found),
                Between::NoInterpolants | Between::Reached => None,
            }
        };
        let Some(between) = between else {
            self.in_vain.insert((node, by), size);
            return Ok(false);
        };
        self.forced += 1;
        // The last interpolant implies the goal, which is what is to be equal.
        for (at, formula) in nodes[1..].iter().filter(|at| **at != node).zip(between) {
            ByInterpolants::add(steps, art, *at, formula);
        }
        for conjunct in goal {
            art.strengthen(steps.terms(), node, conjunct);
        }
        Ok(true)
    }
}

/// The last node that is on the paths to both.
fn common(art: &Art, a: NodeId, b: NodeId) -> NodeId {
    let (mut a, mut b) = (a, b);
    while a != b {
        // The one with the larger number is not before the other.
        let later = if a > b { &mut a } else { &mut b };
        *later = art.parent(*later).unwrap_or(Art::ROOT);
    }
    a
}

impl Labels for ByInterpolants {
    fn engine(&self) -> &'static str {
        self.engine
    }

    fn label(&mut self, _: &mut Steps<'_>, _: &mut Art, _: &[NodeId]) -> OrHalt<()> {
        Ok(())
    }

    fn refute(&mut self, steps: &mut Steps<'_>, art: &mut Art, error: NodeId) -> OrHalt<Option<Run>> {
        let (nodes, edges) = art.path(Art::ROOT, error);
        match self.interpolants.formulas(steps, art, (&nodes, &edges))? {
            Found::Run(run) => return Ok(Some(run)),
            Found::Refuted(formulas) => {
                self.refuted += 1;
                for (place, formula) in formulas {
                    ByInterpolants::add(steps, art, nodes[place], formula);
                }
                let fls = steps.on.terms.fls();
                art.strengthen(steps.terms(), error, fls);
                return Ok(None);
            }
            Found::None => {}
        }
        self.by_ic3 += 1;
        let goal = Goal { cube: Cube::default(), exact: false };
        match self.blocking.block(steps, art, &Part { nodes, edges }, goal, None)? {
            Blocked::Yes | Blocked::GivenUp => Ok(None),
            Blocked::No(model, chain) => steps.on.counterexample(&model, &chain).map(Some),
        }
    }

    fn strengthen(&mut self, steps: &mut Steps<'_>, art: &mut Art, node: NodeId) -> OrHalt<()> {
        let loc = art.node(node).loc;
        let before: Vec<NodeId> = art.at(loc).iter().copied().take_while(|other| *other < node).collect();
        let nearest = art.same_before(node);
        let others = before.into_iter().rev().filter(|other| Some(*other) != nearest);
        let candidates: Vec<NodeId> = nearest.into_iter().chain(others).collect();
        let mut left = self.most_forced;
        for by in candidates {
            if left == 0 {
                break;
            }
            if !art.is_live(by) {
                continue;
            }
            left -= 1;
            if self.force(steps, art, node, by)? {
                break;
            }
        }
        Ok(())
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("paths refuted by interpolants", self.refuted);
        stats.set("paths refuted by IC3", self.by_ic3);
        stats.set("coverings forced", self.forced);
        self.interpolants.add_stats(stats);
    }
}
