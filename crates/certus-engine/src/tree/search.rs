//! The search that all engines on trees share: depth first, with coverings.
//!
//! An engine differs from another in how labels come about: a [`Labels`] labels new nodes, refutes paths to the error, and
//! strengthens nodes so that others cover them. The order is McMillan's (CAV 2006, Fig. 4): the leaf that was made last is next; before that
//! it is tried to cover it and those before it; one at the error is refuted, which strengthens nodes of its path, and then it is
//! tried again to cover these, as it is with every other node whose label has grown.

use super::art::{Art, NodeId};
use super::steps::Steps;
use super::view;
use crate::control::{Control, Event};
use crate::ic3::core::{Halt, OrHalt};
use crate::stats::Stats;
use certus_logic::Term;
use certus_model::{Invariant, Run};
use rustc_hash::FxHashMap;

/// How many nodes are handled between two reports of progress.
const REPORT_EVERY: u64 = 64;

/// How labels come about.
pub(crate) trait Labels {
    /// The name of the engine.
    fn engine(&self) -> &'static str;

    /// Labels the children that a node just got.
    fn label(&mut self, steps: &mut Steps<'_>, art: &mut Art, children: &[NodeId]) -> OrHalt<()>;

    /// Looks at the path to a node at the error: a run, or the path is refuted.
    ///
    /// *Ensures:* if there is no run, the node does not count any more.
    fn refute(&mut self, steps: &mut Steps<'_>, art: &mut Art, error: NodeId) -> OrHalt<Option<Run>>;

    /// Strengthens a node, and others on its path, in the hope that it is covered then.
    fn strengthen(&mut self, steps: &mut Steps<'_>, art: &mut Art, node: NodeId) -> OrHalt<()>;

    /// Adds what was counted.
    fn add_stats(&self, stats: &mut Stats);
}

/// How a search ends.
pub(crate) enum Conclusion {
    /// The tree is complete.
    Complete,
    /// A run to the error.
    Run(Run),
}

/// A search.
pub(crate) struct Search<'a, L> {
    pub(crate) steps: Steps<'a>,
    pub(crate) art: Art,
    pub(crate) labels: L,
    control: &'a Control,
    /// Of a node and one that does not cover it: how many conjuncts the node had when that was found out.
    in_vain: FxHashMap<(NodeId, NodeId), usize>,
    refuted: u64,
    handled: u64,
}

impl<'a, L: Labels> Search<'a, L> {
    pub(crate) fn new(steps: Steps<'a>, labels: L, control: &'a Control) -> Search<'a, L> {
        let cfa = steps.cfa();
        let art = Art::new(cfa.locations.len(), cfa.initial);
        Search { steps, art, labels, control, in_vain: FxHashMap::default(), refuted: 0, handled: 0 }
    }

    /// Unwinds until the tree is complete, or a run is found.
    pub(crate) fn run(&mut self) -> OrHalt<Conclusion> {
        let error = self.steps.cfa().error;
        while let Some(leaf) = self.art.next_open() {
            self.steps.spend()?;
            // What strengthens a node strengthens nodes on the way to it, and then those may be covered with all that is behind them. Without this
            // a path can go on for ever.
            if let Some(node) = self.art.take_grown() {
                self.covered(node)?;
                continue;
            }
            self.handled += 1;
            if self.handled.is_multiple_of(REPORT_EVERY) {
                self.report();
            }
            if self.art.node(leaf).loc == error {
                if let Some(run) = self.labels.refute(&mut self.steps, &mut self.art, leaf)? {
                    return Ok(Conclusion::Run(run));
                }
                if self.art.is_live(leaf) {
                    let why = "a path that was refuted is still there";
                    return Err(Halt::Failed(crate::EngineError::Inconsistent(why)));
                }
                self.refuted += 1;
                self.close_path(leaf)?;
                continue;
            }
            if self.close(leaf)? || !self.art.is_live(leaf) {
                continue;
            }
            let edges = self.steps.leaving(self.art.node(leaf).loc).to_vec();
            let children = self.art.expand(leaf, &edges);
            self.labels.label(&mut self.steps, &mut self.art, &children)?;
        }
        Ok(Conclusion::Complete)
    }

    /// Tries to cover the nodes of a path, the first ones first.
    fn close_path(&mut self, end: NodeId) -> OrHalt<()> {
        let mut path: Vec<NodeId> = self.art.up(end).skip(1).collect();
        path.reverse();
        for node in path {
            if self.art.node(node).dead || self.close(node)? {
                break;
            }
        }
        Ok(())
    }

    /// Tries to cover a node; strengthens it for that. Whether it is covered.
    fn close(&mut self, node: NodeId) -> OrHalt<bool> {
        if !self.art.is_live(node) {
            return Ok(true);
        }
        if self.covered(node)? {
            return Ok(true);
        }
        let before = self.art.node(node).label.len();
        self.labels.strengthen(&mut self.steps, &mut self.art, node)?;
        if !self.art.is_live(node) {
            return Ok(true);
        }
        Ok(self.art.node(node).label.len() > before && self.covered(node)?)
    }

    /// Covers a node by an earlier one, if its label allows it.
    fn covered(&mut self, node: NodeId) -> OrHalt<bool> {
        let loc = self.art.node(node).loc;
        let candidates: Vec<NodeId> =
            self.art.at(loc).iter().copied().take_while(|other| *other < node).collect();
        let size = self.art.node(node).label.len();
        for other in candidates.into_iter().rev() {
            if self.in_vain.get(&(node, other)) == Some(&size) || !self.art.is_live(other) {
                continue;
            }
            let label: Vec<Term> = self.art.node(node).label.clone();
            if self.steps.implies(loc, &label, &self.art.node(other).label.clone())? {
                self.art.cover(node, other);
                return Ok(true);
            }
            self.in_vain.insert((node, other), size);
        }
        Ok(false)
    }

    /// What holds at each location: one of the labels of its nodes that count, and the facts that were used.
    pub(crate) fn invariant(&mut self) -> Invariant {
        let cfa = self.steps.cfa();
        let lives = crate::unrolling::live(cfa);
        let (forward, _) = cfa.reach();
        let mut out = Invariant::default();
        for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
            let nodes: Vec<NodeId> =
                self.art.at(loc).iter().copied().filter(|node| self.art.is_live(*node)).collect();
            let terms = &mut *self.steps.on.terms;
            let formula = if lives[loc.index()] {
                let labels: Vec<Term> =
                    nodes.iter().map(|node| terms.and(&self.art.node(*node).label)).collect();
                let some = terms.or(&labels);
                let fact = self.steps.on.fact(loc);
                self.steps.on.terms.and2(some, fact)
            } else {
                terms.bool(forward[loc.index()])
            };
            out.at.insert(loc, formula);
        }
        out
    }

    fn report(&self) {
        self.control.tell(|| Event::Progress {
            engine: self.labels.engine(),
            k: self.art.next_open().map_or(0, |leaf| self.art.node(leaf).depth as usize),
            obligations: self.art.open_leaves(),
            lemmas: self.art.nodes().map(|(_, node)| node.label.len()).sum(),
            queries: self.steps.queries(),
        });
    }

    /// Tells the tree as it is.
    pub(crate) fn tell_tree(&self) {
        self.control
            .tell(|| Event::Tree { engine: self.labels.engine(), tree: view::of(&self.steps, &self.art) });
    }

    /// The statistics so far.
    pub(crate) fn stats(&self) -> Stats {
        let mut stats = Stats::default();
        stats.set("nodes", self.art.len() as u64);
        stats.set("deepest node", u64::from(self.art.nodes().map(|(_, node)| node.depth).max().unwrap_or(0)));
        stats.set("paths refuted", self.refuted);
        stats.set("coverings", self.art.coverings);
        stats.set("uncoverings", self.art.uncoverings);
        let live = self.art.nodes().filter(|(id, node)| node.expanded && self.art.is_live(*id)).count();
        stats.set("nodes of the proof", live as u64);
        self.labels.add_stats(&mut stats);
        self.steps.add_stats(&mut stats);
        stats
    }
}
