//! Blocks: acyclic graphs of guarded commands.

use certus_logic::Term;

/// A command, free of choice (thesis 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Only states that satisfy the formula go on.
    Assume(Term),
    /// The variable gets the value of a term.
    Assign(Term, Term),
    /// The variable gets any value.
    Havoc(Term),
}

/// Which command of the automaton as the front end delivered it this is. Numbers are unique there, and
/// reductions keep them, so that a value chosen by a havoc of a reduced automaton has a place in the original.
/// What a number stands for in the source is known to who made the automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId(pub u32);

/// A command and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What is done.
    pub command: Command,
    /// Where it comes from.
    pub id: StepId,
}

/// A sequence of commands between two nodes of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arc {
    /// The node it leaves.
    pub from: u32,
    /// The node it enters, larger than `from`.
    pub to: u32,
    /// The commands, in order.
    pub steps: Vec<Step>,
}

/// An acyclic graph of guarded commands from node 0 to the last node. A run through it takes one path;
/// where several arcs leave a node, any whose assumptions hold may be taken.
///
/// Nodes are numbered so that arcs go from smaller to larger numbers; every node is on a path from the
/// first to the last; arcs are ordered by `from`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    nodes: u32,
    arcs: Vec<Arc>,
}

impl Block {
    /// One path.
    #[must_use]
    pub fn sequence(steps: Vec<Step>) -> Block {
        Block { nodes: 2, arcs: vec![Arc { from: 0, to: 1, steps }] }
    }

    /// A graph. Nodes that are on no path from node 0 to node `nodes - 1` are left out. `None` if there is no
    /// path at all.
    ///
    /// # Panics
    /// If an arc does not go from a smaller to a larger number below `nodes`.
    #[must_use]
    pub fn graph(nodes: u32, mut arcs: Vec<Arc>) -> Option<Block> {
        assert!(arcs.iter().all(|arc| arc.from < arc.to && arc.to < nodes), "arcs go forward");
        arcs.sort_by_key(|arc| arc.from);
        let mut forward = vec![false; nodes as usize];
        let mut backward = vec![false; nodes as usize];
        forward[0] = true;
        backward[nodes as usize - 1] = true;
        for arc in &arcs {
            forward[arc.to as usize] |= forward[arc.from as usize];
        }
        for arc in arcs.iter().rev() {
            backward[arc.from as usize] |= backward[arc.to as usize];
        }
        let mut number = vec![u32::MAX; nodes as usize];
        let mut kept = 0;
        for node in 0..nodes as usize {
            if forward[node] && backward[node] {
                number[node] = kept;
                kept += 1;
            }
        }
        if number[0] == u32::MAX || nodes < 2 {
            return None;
        }
        arcs.retain_mut(|arc| {
            (arc.from, arc.to) = (number[arc.from as usize], number[arc.to as usize]);
            arc.from != u32::MAX && arc.to != u32::MAX
        });
        Some(Block { nodes: kept, arcs })
    }

    /// Number of nodes.
    #[must_use]
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The arcs, ordered by the node they leave.
    #[must_use]
    pub fn arcs(&self) -> &[Arc] {
        &self.arcs
    }

    /// The arcs that leave a node, as a range of positions in [`Block::arcs`].
    #[must_use]
    pub fn leaving(&self, node: u32) -> std::ops::Range<usize> {
        let start = self.arcs.partition_point(|arc| arc.from < node);
        let end = self.arcs.partition_point(|arc| arc.from <= node);
        start..end
    }

    /// All commands, in the order of the arcs.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.arcs.iter().flat_map(|arc| &arc.steps)
    }

    /// The commands of a path, given by its arcs.
    pub fn path_steps<'a>(&'a self, path: &'a [u32]) -> impl DoubleEndedIterator<Item = &'a Step> {
        path.iter().flat_map(|arc| &self.arcs[*arc as usize].steps)
    }

    /// Whether there is one path only.
    #[must_use]
    pub fn is_sequence(&self) -> bool {
        self.arcs.len() + 1 == self.nodes as usize
    }

    /// The same graph with other commands on its arcs; an arc for which `change` gives nothing is left out.
    /// `None` if no path is left.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(usize, &Arc) -> Option<Vec<Step>>) -> Option<Block> {
        let arcs = self.arcs.iter().enumerate().filter_map(|(index, arc)| {
            change(index, arc).map(|steps| Arc { from: arc.from, to: arc.to, steps })
        });
        Block::graph(self.nodes, arcs.collect())
    }

    /// The same graph without nodes that one arc enters and one leaves: their commands become one arc.
    #[must_use]
    pub fn joined(self) -> Block {
        let count = |end: fn(&Arc) -> u32| {
            let mut counts = vec![0u32; self.nodes as usize];
            for arc in &self.arcs {
                counts[end(arc) as usize] += 1;
            }
            counts
        };
        let (entering, leaving) = (count(|arc| arc.to), count(|arc| arc.from));
        let inner = |node: u32| entering[node as usize] == 1 && leaving[node as usize] == 1;
        let nodes = self.nodes;
        // Arcs are in topological order, so the arc into a node that goes away is complete when the arc out
        // of it is met.
        let mut waiting: Vec<Option<Arc>> = vec![None; nodes as usize];
        let mut arcs = Vec::with_capacity(self.arcs.len());
        for arc in self.arcs {
            let whole = match waiting[arc.from as usize].take() {
                Some(mut before) => {
                    before.steps.extend(arc.steps);
                    before.to = arc.to;
                    before
                }
                None => arc,
            };
            if inner(whole.to) {
                let at = whole.to as usize;
                waiting[at] = Some(whole);
            } else {
                arcs.push(whole);
            }
        }
        Block::graph(nodes, arcs).expect("every path is kept")
    }

    /// The choice-free paths (`split`, thesis 5.2), each a list of arcs, one at a time: there may be very many.
    #[must_use]
    pub fn paths(&self) -> Paths<'_> {
        Paths { block: self, stack: Vec::new(), started: false }
    }

    /// The rule of this type that is broken, if one is.
    pub(crate) fn validate(&self) -> Result<(), String> {
        let ordered = self.arcs.windows(2).all(|pair| pair[0].from <= pair[1].from);
        let forward = self.arcs.iter().all(|arc| arc.from < arc.to && arc.to < self.nodes);
        if !ordered || !forward {
            return Err("arcs of its block are not in order".to_owned());
        }
        match Block::graph(self.nodes, self.arcs.clone()) {
            Some(same) if same == *self => Ok(()),
            _ => Err("a node of its block is on no path".to_owned()),
        }
    }
}

/// The paths of a block, depth first.
#[derive(Debug)]
pub struct Paths<'a> {
    block: &'a Block,
    /// The arcs of the path so far.
    stack: Vec<u32>,
    started: bool,
}

impl Paths<'_> {
    /// Follows first arcs to the end.
    fn descend(&mut self, mut node: u32) {
        while node + 1 < self.block.nodes {
            let arc = self.block.leaving(node).start;
            self.stack.push(arc as u32);
            node = self.block.arcs[arc].to;
        }
    }
}

impl Iterator for Paths<'_> {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if !self.started {
            self.started = true;
            self.descend(0);
            return Some(self.stack.clone());
        }
        while let Some(arc) = self.stack.pop() {
            let from = self.block.arcs[arc as usize].from;
            if ((arc + 1) as usize) < self.block.leaving(from).end {
                self.stack.push(arc + 1);
                self.descend(self.block.arcs[arc as usize + 1].to);
                return Some(self.stack.clone());
            }
        }
        None
    }
}
