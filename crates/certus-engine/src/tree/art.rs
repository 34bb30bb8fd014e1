//! The abstract reachability tree (Cimatti, Griggio, CAV 2012, §2; McMillan, CAV 2006).
//!
//! A node stands for a path of edges from the initial location. Its *label* is a conjunction that holds in every state to which the
//! path leads. So the label of a node and an edge that leaves it imply the label of the child. A node is *covered* by
//! another one of its location if its label implies that of the other: what follows behind it follows behind the other.
//!
//! Coverings must not go round in circles. So nodes are numbered as they are made, a node is covered by an earlier one
//! only, and only by one that counts itself: whoever covers is not covered, and has no ancestor that is. When a node is strengthened, those
//! that it covers are open again, because its states are fewer. A tree in which every leaf is covered or has the label
//! `false` is *complete*.

use certus_logic::{Term, Terms};
use certus_model::{EdgeId, Loc};
use std::collections::BTreeSet;

/// A node, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct NodeId(pub(crate) u32);

impl NodeId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) loc: Loc,
    /// The node before it, and the edge from there.
    pub(crate) parent: Option<(NodeId, EdgeId)>,
    pub(crate) children: Vec<NodeId>,
    /// The conjuncts of its label.
    pub(crate) label: Vec<Term>,
    pub(crate) covered_by: Option<NodeId>,
    /// Those that it covers.
    covers: Vec<NodeId>,
    /// Whether it has a child for each edge.
    pub(crate) expanded: bool,
    /// Whether its label is `false`.
    pub(crate) dead: bool,
    /// Whether it was cut off.
    pub(crate) removed: bool,
    /// The number of edges that lead to it.
    pub(crate) depth: u32,
}

/// The tree.
#[derive(Debug)]
pub(crate) struct Art {
    nodes: Vec<Node>,
    /// The nodes of each location, in order.
    at: Vec<Vec<NodeId>>,
    /// Leaves that count.
    open: BTreeSet<NodeId>,
    /// Nodes whose labels have grown since they were last taken.
    grown: BTreeSet<NodeId>,
    /// How often a node was covered.
    pub(crate) coverings: u64,
    /// How often one was uncovered.
    pub(crate) uncoverings: u64,
}

impl Art {
    /// A tree of one node.
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// The root alone, with the label `true`.
    pub(crate) fn new(locations: usize, initial: Loc) -> Art {
        let mut art = Art {
            nodes: Vec::new(),
            at: vec![Vec::new(); locations],
            open: BTreeSet::new(),
            grown: BTreeSet::new(),
            coverings: 0,
            uncoverings: 0,
        };
        art.add(initial, None, 0);
        art
    }

    fn add(&mut self, loc: Loc, parent: Option<(NodeId, EdgeId)>, depth: u32) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            loc,
            parent,
            children: Vec::new(),
            label: Vec::new(),
            covered_by: None,
            covers: Vec::new(),
            expanded: false,
            dead: false,
            removed: false,
            depth,
        });
        self.at[loc.index()].push(id);
        self.open.insert(id);
        id
    }

    /// A node.
    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes, in order.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(index, node)| (NodeId(index as u32), node))
    }

    /// How many nodes were made.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes of a location, in order.
    pub(crate) fn at(&self, loc: Loc) -> &[NodeId] {
        &self.at[loc.index()]
    }

    /// The parent of a node.
    pub(crate) fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent.map(|(parent, _)| parent)
    }

    /// A node and those before it, up to the root.
    pub(crate) fn up(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |at| self.parent(*at))
    }

    /// The nearest node before this one that has its location.
    pub(crate) fn same_before(&self, id: NodeId) -> Option<NodeId> {
        let loc = self.node(id).loc;
        self.up(id).skip(1).find(|at| self.node(*at).loc == loc)
    }

    /// The nodes from one to a later one on the same path, and the edges between them.
    pub(crate) fn path(&self, from: NodeId, to: NodeId) -> (Vec<NodeId>, Vec<EdgeId>) {
        let (mut nodes, mut edges) = (vec![to], Vec::new());
        let mut at = to;
        while at != from
            && let Some((parent, edge)) = self.node(at).parent
        {
            nodes.push(parent);
            edges.push(edge);
            at = parent;
        }
        nodes.reverse();
        edges.reverse();
        (nodes, edges)
    }

    /// Whether a node counts: neither it nor one before it is covered, `false` or cut off.
    pub(crate) fn is_live(&self, id: NodeId) -> bool {
        self.up(id).all(|at| {
            let node = self.node(at);
            node.covered_by.is_none() && !node.dead && !node.removed
        })
    }

    /// The open leaf that was made last: depth first.
    pub(crate) fn next_open(&self) -> Option<NodeId> {
        self.open.last().copied()
    }

    /// How many leaves are open.
    pub(crate) fn open_leaves(&self) -> usize {
        self.open.len()
    }

    /// Gives a leaf a child for each of these edges.
    pub(crate) fn expand(&mut self, id: NodeId, edges: &[(EdgeId, Loc)]) -> Vec<NodeId> {
        let depth = self.node(id).depth + 1;
        let children: Vec<NodeId> =
            edges.iter().map(|(edge, to)| self.add(*to, Some((id, *edge)), depth)).collect();
        let node = &mut self.nodes[id.index()];
        node.children.clone_from(&children);
        node.expanded = true;
        self.open.remove(&id);
        children
    }

    /// A node and all behind it that were not cut off.
    fn subtree(&self, id: NodeId) -> Vec<NodeId> {
        let mut out = vec![id];
        let mut next = 0;
        while next < out.len() {
            out.extend(&self.node(out[next]).children);
            next += 1;
        }
        out
    }

    /// Adds a conjunct to a label. Whether it was not there.
    pub(crate) fn strengthen(&mut self, terms: &Terms, id: NodeId, conjunct: Term) -> bool {
        let node = &mut self.nodes[id.index()];
        if conjunct == terms.tru() || node.dead || node.label.contains(&conjunct) {
            return false;
        }
        if conjunct == terms.fls() {
            node.dead = true;
            node.label = vec![conjunct];
            self.retire(id);
        } else {
            node.label.push(conjunct);
            self.grown.insert(id);
        }
        self.uncover_those_of(id);
        true
    }

    /// A node with children whose label has grown, the first one first: another node may cover it now.
    pub(crate) fn take_grown(&mut self) -> Option<NodeId> {
        while let Some(id) = self.grown.pop_first() {
            if self.node(id).expanded && self.is_live(id) {
                return Some(id);
            }
        }
        None
    }

    /// Covers a node by another one, which counts, is earlier and has its location.
    pub(crate) fn cover(&mut self, id: NodeId, by: NodeId) {
        debug_assert!(by < id && self.is_live(by) && self.node(by).loc == self.node(id).loc);
        self.nodes[id.index()].covered_by = Some(by);
        self.nodes[by.index()].covers.push(id);
        self.coverings += 1;
        self.retire(id);
    }

    /// Takes a node and all behind it out of what counts: its leaves are not open, and nothing is covered by them.
    fn retire(&mut self, id: NodeId) {
        for at in self.subtree(id) {
            self.open.remove(&at);
            self.uncover_those_of(at);
        }
    }

    /// Opens the nodes that a node covers.
    fn uncover_those_of(&mut self, id: NodeId) {
        for covered in std::mem::take(&mut self.nodes[id.index()].covers) {
            self.nodes[covered.index()].covered_by = None;
            self.uncoverings += 1;
            self.reopen(covered);
        }
    }

    /// Opens the leaves behind a node that count.
    fn reopen(&mut self, id: NodeId) {
        if !self.is_live(id) {
            return;
        }
        let mut stack = vec![id];
        while let Some(at) = stack.pop() {
            let node = self.node(at);
            if node.covered_by.is_some() || node.dead || node.removed {
                continue;
            }
            if node.expanded {
                stack.extend(node.children.clone());
            } else {
                self.open.insert(at);
            }
        }
    }

    /// Cuts off what is behind a node and gives it another label: it is a leaf again.
    pub(crate) fn prune(&mut self, id: NodeId, label: Vec<Term>) {
        for at in self.subtree(id).into_iter().skip(1) {
            self.open.remove(&at);
            if let Some(by) = self.nodes[at.index()].covered_by.take() {
                self.nodes[by.index()].covers.retain(|other| *other != at);
            }
            self.nodes[at.index()].removed = true;
            let loc = self.node(at).loc;
            self.at[loc.index()].retain(|other| *other != at);
        }
        for at in self.subtree(id) {
            self.uncover_those_of(at);
        }
        let node = &mut self.nodes[id.index()];
        node.children.clear();
        node.expanded = false;
        node.label = label;
        self.reopen(id);
    }
}
