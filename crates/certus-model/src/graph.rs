//! Graph algorithms, each once: reachability, depth-first order, strongly connected components, postdominators; and sets
//! of small numbers. The checker of certificates has its own, for it must not share a mistake with what it checks.

/// A directed graph whose nodes are numbers from 0.
pub trait Graph {
    /// How many nodes it has.
    fn nodes(&self) -> usize;

    /// Where the arcs of a node lead, in a fixed order.
    fn successors(&self, node: usize) -> impl Iterator<Item = usize>;
}

/// Lists of successors.
impl Graph for Vec<Vec<usize>> {
    fn nodes(&self) -> usize {
        self.len()
    }

    fn successors(&self, node: usize) -> impl Iterator<Item = usize> {
        self[node].iter().copied()
    }
}

/// For each node whether arcs lead to it from one of these, which count themselves.
pub fn reachable(graph: &impl Graph, from: impl IntoIterator<Item = usize>) -> Vec<bool> {
    let mut seen = vec![false; graph.nodes()];
    let mut stack: Vec<usize> = from.into_iter().collect();
    for node in &stack {
        seen[*node] = true;
    }
    while let Some(node) = stack.pop() {
        for to in graph.successors(node) {
            if !std::mem::replace(&mut seen[to], true) {
                stack.push(to);
            }
        }
    }
    seen
}

/// The nodes that are reachable from a node, each after all that a depth-first search found from it.
pub fn post_order(graph: &impl Graph, from: usize) -> Vec<usize> {
    let mut seen = vec![false; graph.nodes()];
    let mut order = Vec::new();
    seen[from] = true;
    let mut stack = vec![(from, graph.successors(from))];
    while let Some((node, next)) = stack.last_mut() {
        match next.next() {
            Some(to) if !std::mem::replace(&mut seen[to], true) => stack.push((to, graph.successors(to))),
            Some(_) => {}
            None => {
                order.push(*node);
                stack.pop();
            }
        }
    }
    order
}

/// The strongly connected components of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// For each node the number of its component. A component has a larger number than those it leads to.
    pub of: Vec<u32>,
    /// For each node when the search found it: the first one of a loop is where the loop is entered.
    pub found: Vec<u32>,
    /// How many components there are.
    pub count: u32,
}

/// What [`Components`] say of a node that was not looked at.
pub const OUTSIDE: u32 = u32::MAX;

/// The components of the part of a graph that is reachable from these nodes, which are tried in their order (Tarjan 1972,
/// without recursion).
pub fn components(graph: &impl Graph, roots: impl IntoIterator<Item = usize>) -> Components {
    let size = graph.nodes();
    let mut out = Components { of: vec![OUTSIDE; size], found: vec![OUTSIDE; size], count: 0 };
    let mut low = vec![0u32; size];
    let (mut time, mut open) = (0u32, Vec::new());
    for root in roots {
        if out.found[root] != OUTSIDE {
            continue;
        }
        let mut stack = vec![(root, graph.successors(root))];
        (out.found[root], low[root]) = (time, time);
        time += 1;
        open.push(root);
        while let Some((node, next)) = stack.last_mut() {
            let node = *node;
            match next.next() {
                Some(to) if out.found[to] == OUTSIDE => {
                    (out.found[to], low[to]) = (time, time);
                    time += 1;
                    open.push(to);
                    stack.push((to, graph.successors(to)));
                }
                Some(to) if out.of[to] == OUTSIDE => low[node] = low[node].min(out.found[to]),
                Some(_) => {}
                None => {
                    stack.pop();
                    if let Some((parent, _)) = stack.last() {
                        low[*parent] = low[*parent].min(low[node]);
                    }
                    if low[node] == out.found[node] {
                        while let Some(member) = open.pop() {
                            out.of[member] = out.count;
                            if member == node {
                                break;
                            }
                        }
                        out.count += 1;
                    }
                }
            }
        }
    }
    out
}

impl Components {
    /// The components with a cycle, each with its nodes in ascending order.
    #[must_use]
    pub fn cyclic(&self, graph: &impl Graph) -> Vec<Vec<usize>> {
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); self.count as usize];
        for (node, component) in self.of.iter().enumerate().filter(|(_, number)| **number != OUTSIDE) {
            members[*component as usize].push(node);
        }
        members.retain(|nodes| match nodes[..] {
            [only] => graph.successors(only).any(|to| to == only),
            _ => true,
        });
        members
    }
}

/// For each node the nearest other node that every path to the exit meets; the exit is its own. `None` if there is no
/// path (Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm). The second graph is the first one reversed.
pub fn postdominators(graph: &impl Graph, reversed: &impl Graph, exit: usize) -> Vec<Option<usize>> {
    let order = post_order(reversed, exit);
    let mut number = vec![0; graph.nodes()];
    for (index, node) in order.iter().enumerate() {
        number[*node] = index;
    }
    let mut parent = vec![None; graph.nodes()];
    parent[exit] = Some(exit);
    let mut changed = true;
    while changed {
        changed = false;
        for node in order.iter().rev().filter(|node| **node != exit) {
            let mut nearest: Option<usize> = None;
            for other in graph.successors(*node).filter(|to| parent[*to].is_some()) {
                nearest = Some(nearest.map_or(other, |nearest| meet(&parent, &number, nearest, other)));
            }
            if parent[*node] != nearest {
                parent[*node] = nearest;
                changed = true;
            }
        }
    }
    parent
}

/// The nearest node that is above both in the tree of postdominators so far.
fn meet(parent: &[Option<usize>], number: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let lower = if number[a] < number[b] { &mut a } else { &mut b };
        match parent[*lower] {
            Some(above) => *lower = above,
            None => return *lower,
        }
    }
    a
}

/// A set of small numbers.
#[derive(Clone, Debug, Default)]
pub struct BitSet(Vec<u64>);

impl BitSet {
    /// The empty set, with room for numbers below a bound. It grows if a number is larger.
    #[must_use]
    pub fn new(bound: usize) -> BitSet {
        BitSet(vec![0; bound.div_ceil(64)])
    }

    /// Whether it has a number.
    #[must_use]
    pub fn has(&self, n: u32) -> bool {
        self.0.get((n / 64) as usize).is_some_and(|word| word >> (n % 64) & 1 == 1)
    }

    /// Puts a number in; says whether it is new.
    pub fn insert(&mut self, n: u32) -> bool {
        let word = (n / 64) as usize;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let before = self.0[word];
        self.0[word] |= 1 << (n % 64);
        self.0[word] != before
    }

    /// Takes a number out.
    pub fn remove(&mut self, n: u32) {
        if let Some(word) = self.0.get_mut((n / 64) as usize) {
            *word &= !(1 << (n % 64));
        }
    }

    /// Puts all numbers of another set in; says whether one is new.
    pub fn union(&mut self, other: &BitSet) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *theirs & !*mine != 0;
            *mine |= theirs;
        }
        changed
    }

    /// Becomes the same as another set.
    pub fn copy_from(&mut self, other: &BitSet) {
        self.0.clone_from(&other.0);
    }

    /// Whether a number is in both.
    #[must_use]
    pub fn meets(&self, other: &BitSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether it has no number.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The numbers, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    index as u32 * 64 + bit
                })
            })
        })
    }
}

/// Room for more numbers makes no difference.
impl PartialEq for BitSet {
    fn eq(&self, other: &BitSet) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for BitSet {}
