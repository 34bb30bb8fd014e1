//! The and-inverter graph: what formulas become before they become clauses.
//!
//! Nodes are hashed, so that a circuit built twice is there once, across all queries of a solver. Beside
//! conjunctions there are exclusive-or and multiplexer nodes: adders and selections are made of them, and
//! one node each gives fewer variables and stronger propagation than the three conjunctions they stand for.
//!
//! Exclusive-or is there once for each set of nodes that it sums, however these are put together: checksums and the linear
//! steps of ciphers are equal then without a search, which is where a SAT solver is worst.

use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::sync::Arc;

/// A possibly negated reference to a node: twice the node's number, plus one if negated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u32);

impl Edge {
    /// The signal that is always false.
    pub const FALSE: Edge = Edge(0);
    /// The signal that is always true.
    pub const TRUE: Edge = Edge(1);

    pub(crate) fn constant(b: bool) -> Edge {
        if b { Edge::TRUE } else { Edge::FALSE }
    }

    /// The edge of a node, not negated.
    pub(crate) fn of_node(node: usize) -> Edge {
        Edge(u32::try_from(node << 1).expect("fewer than 2^31 gates"))
    }

    pub(crate) fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether the reference is negated.
    #[must_use]
    pub fn is_neg(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether this is a constant.
    #[must_use]
    pub fn is_const(self) -> bool {
        self.0 < 2
    }

    pub(crate) fn negated_if(self, flip: bool) -> Edge {
        Edge(self.0 ^ u32::from(flip))
    }

    /// The edge without its negation.
    fn positive(self) -> Edge {
        Edge(self.0 & !1)
    }
}

impl std::ops::Not for Edge {
    type Output = Edge;
    fn not(self) -> Edge {
        Edge(self.0 ^ 1)
    }
}

impl std::fmt::Debug for Edge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.is_neg() { "!" } else { "" }, self.node())
    }
}

/// What a node computes. Invariants: no input is constant; of `And` and `Xor` the first input is the
/// smaller; inputs of `Xor`, the condition and the first branch of `Mux` are not negated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    Constant,
    Input,
    /// An input that stands for the comparison of this number.
    Atom(u32),
    And(Edge, Edge),
    Xor(Edge, Edge),
    Mux(Edge, Edge, Edge),
}

/// Sums of more nodes than this are not compared.
const MOST_SUMMANDS: usize = 48;

/// The graph. Inputs of a node have smaller numbers than the node.
#[derive(Debug)]
pub(crate) struct Aig {
    nodes: Vec<Node>,
    /// How many nodes refer to a node; the encoder inlines conjunctions with one user.
    uses: Vec<u32>,
    table: FxHashMap<Node, u32>,
    /// By exclusive-or, if there are not too many: the nodes that it sums, sorted, none of them such a sum itself.
    summands: FxHashMap<u32, Arc<[u32]>>,
    /// The same the other way round.
    sums: FxHashMap<Arc<[u32]>, u32>,
}

impl Aig {
    pub(crate) fn new() -> Aig {
        Aig {
            nodes: vec![Node::Constant],
            uses: vec![0],
            table: FxHashMap::default(),
            summands: FxHashMap::default(),
            sums: FxHashMap::default(),
        }
    }

    pub(crate) fn node(&self, n: usize) -> Node {
        self.nodes[n]
    }

    pub(crate) fn uses(&self, n: usize) -> u32 {
        self.uses[n]
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn input(&mut self) -> Edge {
        self.push(Node::Input)
    }

    pub(crate) fn atom(&mut self, id: u32) -> Edge {
        self.hashed(Node::Atom(id))
    }

    fn push(&mut self, node: Node) -> Edge {
        let n = u32::try_from(self.nodes.len()).expect("fewer than 2^31 gates");
        self.nodes.push(node);
        self.uses.push(0);
        Edge(n << 1)
    }

    fn hashed(&mut self, node: Node) -> Edge {
        if let Some(n) = self.table.get(&node) {
            return Edge(n << 1);
        }
        let mut used = |e: Edge| self.uses[e.node()] += 1;
        match node {
            Node::And(a, b) | Node::Xor(a, b) => {
                used(a);
                used(b);
            }
            Node::Mux(c, t, e) => {
                used(c);
                used(t);
                used(e);
            }
            Node::Constant | Node::Input | Node::Atom(_) => {}
        }
        let e = self.push(node);
        self.table.insert(node, e.0 >> 1);
        e
    }

    pub(crate) fn and(&mut self, a: Edge, b: Edge) -> Edge {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Edge::FALSE || a == !b {
            return Edge::FALSE;
        }
        if a == Edge::TRUE || a == b {
            return b;
        }
        for (x, y) in [(a, b), (b, a)] {
            // x ∧ (p ∧ q) and x ∧ ¬(p ∧ q) where x is one of p, q or its negation.
            if let Node::And(p, q) = self.nodes[y.node()] {
                match (y.is_neg(), x == p || x == q, x == !p || x == !q) {
                    (false, true, _) | (true, _, true) => return if y.is_neg() { x } else { y },
                    (false, _, true) => return Edge::FALSE,
                    (true, true, _) => return self.and(x, !(if x == p { q } else { p })),
                    _ => {}
                }
            }
        }
        self.hashed(Node::And(a, b))
    }

    pub(crate) fn or(&mut self, a: Edge, b: Edge) -> Edge {
        !self.and(!a, !b)
    }

    pub(crate) fn xor(&mut self, a: Edge, b: Edge) -> Edge {
        let flip = a.is_neg() != b.is_neg();
        let (a, b) = (a.positive(), b.positive());
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == b {
            return Edge::constant(flip);
        }
        if a == Edge::FALSE {
            return b.negated_if(flip);
        }
        // a ⊕ (a ⊕ c)
        for (x, y) in [(a, b), (b, a)] {
            if let Node::Xor(p, q) = self.nodes[y.node()]
                && (x == p || x == q)
            {
                return (if x == p { q } else { p }).negated_if(flip);
            }
        }
        let sum = self.sum(a, b);
        let known = match sum.as_deref() {
            Some([]) => return Edge::constant(flip),
            Some([one]) => Some(*one),
            Some(sum) => self.sums.get(sum).copied(),
            None => None,
        };
        if let Some(node) = known {
            return Edge::of_node(node as usize).negated_if(flip);
        }
        let new = self.hashed(Node::Xor(a, b));
        if let Some(sum) = sum {
            let node = new.0 >> 1;
            let sum: Arc<[u32]> = sum.into();
            self.summands.insert(node, sum.clone());
            self.sums.insert(sum, node);
        }
        new.negated_if(flip)
    }

    /// What the exclusive-or of two nodes sums: what one of both does. Nothing if that is too much.
    fn sum(&self, a: Edge, b: Edge) -> Option<Vec<u32>> {
        let (a, b) = (a.0 >> 1, b.0 >> 1);
        let (alone, other) = ([a], [b]);
        let left = self.summands.get(&a).map_or(&alone[..], |sum| sum);
        let right = self.summands.get(&b).map_or(&other[..], |sum| sum);
        let mut out = Vec::with_capacity(left.len() + right.len());
        let (mut i, mut j) = (0, 0);
        while i < left.len() && j < right.len() {
            match left[i].cmp(&right[j]) {
                Ordering::Less => {
                    out.push(left[i]);
                    i += 1;
                }
                Ordering::Greater => {
                    out.push(right[j]);
                    j += 1;
                }
                Ordering::Equal => (i, j) = (i + 1, j + 1),
            }
        }
        out.extend_from_slice(&left[i..]);
        out.extend_from_slice(&right[j..]);
        (out.len() <= MOST_SUMMANDS).then_some(out)
    }

    pub(crate) fn mux(&mut self, c: Edge, t: Edge, e: Edge) -> Edge {
        if c.is_neg() {
            return self.mux(!c, e, t);
        }
        if c == Edge::FALSE || t == e {
            return e;
        }
        if t == !e {
            return self.xor(c, e);
        }
        if t == Edge::TRUE || t == c {
            return self.or(c, e);
        }
        if t == Edge::FALSE || t == !c {
            return self.and(!c, e);
        }
        if e == Edge::TRUE || e == !c {
            return self.or(!c, t);
        }
        if e == Edge::FALSE || e == c {
            return self.and(c, t);
        }
        let flip = t.is_neg();
        self.hashed(Node::Mux(c, t.negated_if(flip), e.negated_if(flip))).negated_if(flip)
    }

    pub(crate) fn and_all(&mut self, edges: &[Edge]) -> Edge {
        edges.iter().fold(Edge::TRUE, |acc, e| self.and(acc, *e))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sums of up to this many inputs.
    fn inputs(aig: &mut Aig, count: usize) -> Vec<Edge> {
        (0..count).map(|_| aig.input()).collect()
    }

    #[test]
    fn a_sum_is_there_once_however_it_is_put_together() {
        let mut aig = Aig::new();
        let x = inputs(&mut aig, 6);
        let left = x.iter().fold(Edge::FALSE, |sum, edge| aig.xor(sum, *edge));
        let right = x.iter().rev().fold(Edge::TRUE, |sum, edge| aig.xor(*edge, sum));
        assert_eq!(left, !right);
        let (ab, cd) = (aig.xor(x[0], !x[1]), aig.xor(x[2], x[3]));
        let (abcd, ef) = (aig.xor(ab, cd), aig.xor(x[4], x[5]));
        assert_eq!(aig.xor(abcd, ef), !left);
        // What is there twice is not there.
        let bc = aig.xor(x[1], x[2]);
        let ac = aig.xor(x[0], x[2]);
        let b = aig.xor(bc, x[2]);
        assert_eq!(b, x[1]);
        let ab_again = aig.xor(bc, ac);
        assert_eq!(aig.xor(ab_again, ab), Edge::TRUE);
    }

    #[test]
    fn sums_are_compared_up_to_a_size() {
        let mut aig = Aig::new();
        let x = inputs(&mut aig, 2 * MOST_SUMMANDS);
        let sum = |aig: &mut Aig, edges: &mut dyn Iterator<Item = Edge>| {
            edges.fold(Edge::FALSE, |sum, edge| aig.xor(sum, edge))
        };
        let there = sum(&mut aig, &mut x[..MOST_SUMMANDS].iter().copied());
        assert_eq!(there, sum(&mut aig, &mut x[..MOST_SUMMANDS].iter().rev().copied()));
        let (long, back) =
            (sum(&mut aig, &mut x.iter().copied()), sum(&mut aig, &mut x.iter().rev().copied()));
        assert!(long.node() != 0 && back.node() != 0);
        assert_eq!(aig.xor(long, long), Edge::FALSE);
    }

    #[test]
    fn a_table_of_a_linear_function_is_a_sum() {
        // Bit `j` of the table at `i` is the parity of some bits of `i`; the table is a tree of choices.
        let mut aig = Aig::new();
        let x = inputs(&mut aig, 5);
        for mask in 0..32u32 {
            let mut row: Vec<Edge> =
                (0..32u32).map(|at| Edge::constant((at & mask).count_ones() % 2 == 1)).collect();
            for bit in &x {
                row = row.chunks(2).map(|pair| aig.mux(*bit, pair[1], pair[0])).collect();
            }
            let parity = x.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
            let parity: Vec<Edge> = parity.map(|(_, edge)| *edge).collect();
            let sum = parity.iter().fold(Edge::FALSE, |sum, edge| aig.xor(sum, *edge));
            assert_eq!(row, [sum], "{mask:b}");
        }
    }
}
