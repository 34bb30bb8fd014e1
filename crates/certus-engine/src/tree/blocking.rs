//! Path blocking: IC3 along one path of the tree (CAV 2012, §4 and Fig. 2).
//!
//! The frames are the labels of the nodes. An obligation `(c, j)` says that no state of `c` may be reached at the node `j` of the path: if
//! the label before it and the edge between them do not lead into `c`, a generalisation of `¬c` is added to the label of `j`; if they
//! do, an approximate preimage is an obligation at the node before. Each edge has its own relation here, so that a clause
//! is never assumed for its own induction: the query is the paper's (2), `F[j-1] ∧ T[j-1] ⊨ ¬c'`.
//!
//! The same procedure strengthens nodes (§4, *Strengthening*). Then the path begins at any node, and what comes back to the label of that
//! one cannot be blocked.

use super::art::{Art, NodeId};
use super::steps::{Entry, Steps};
use crate::ic3::cfa::policy::Inputs;
use crate::ic3::core::{Literals as _, OrHalt, QueryKind, Taken};
use certus_logic::{Assignment, Term, Terms};
use certus_model::{Cube, EdgeId, Loc};
use rustc_hash::FxHashMap;

/// Queries that block.
const BLOCKING: QueryKind = QueryKind::unbounded("blocking");

/// Queries that generalise.
const GENERALISATION: QueryKind = QueryKind::bounded("generalisation", 2_000);

/// So many known clauses are tried for a cube.
const MOST_KNOWN: usize = 4;

/// A part of a path of the tree.
pub(crate) struct Part {
    pub(crate) nodes: Vec<NodeId>,
    pub(crate) edges: Vec<EdgeId>,
}

/// What is asked of the end of a path.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    /// No state of this cube is to be reached.
    pub(crate) cube: Cube,
    /// Whether the clause is added as it is.
    pub(crate) exact: bool,
}

/// How blocking ends.
pub(crate) enum Blocked {
    /// The goal is not reached: the labels say so.
    Yes,
    /// It is, from this state of the first label by these edges.
    No(Assignment, Vec<Taken<Inputs>>),
    /// So many obligations were handled as were allowed.
    GivenUp,
}

struct Obligation {
    cube: Cube,
    at: usize,
    /// How the node after it is entered.
    taken: Option<Taken<Inputs>>,
    exact: bool,
}

/// What path blocking remembers.
#[derive(Default)]
pub(crate) struct Blocking {
    /// The cubes whose negations are clauses.
    cubes: FxHashMap<Term, Cube>,
    /// The clauses of each location, as cubes, each once.
    known: FxHashMap<Loc, Vec<Cube>>,
    /// How often each literal was part of a clause.
    activity: FxHashMap<Term, u32>,
    pub(crate) obligations: u64,
    pub(crate) clauses: u64,
    pub(crate) taken_again: u64,
}

impl Blocking {
    /// The cube that a conjunct of a label excludes.
    pub(crate) fn cube_of(&mut self, terms: &mut Terms, conjunct: Term) -> Cube {
        if let Some(cube) = self.cubes.get(&conjunct) {
            return cube.clone();
        }
        let not = terms.not(conjunct);
        let cube = Cube::new(terms, &[not]);
        self.cubes.insert(conjunct, cube.clone());
        cube
    }

    /// Shows that the end of a path does not meet the goal, if it does not. No more obligations than `most` are handled.
    pub(crate) fn block(
        &mut self,
        steps: &mut Steps<'_>,
        art: &mut Art,
        part: &Part,
        goal: Goal,
        most: Option<u64>,
    ) -> OrHalt<Blocked> {
        let Part { nodes, edges } = part;
        let mut left = most;
        let mut stack = vec![Obligation { cube: goal.cube, at: edges.len(), taken: None, exact: goal.exact }];
        while let Some(Obligation { cube, at, exact, .. }) = stack.last() {
            let (at, exact) = (*at, *exact);
            if nodes.iter().any(|node| art.node(*node).dead) {
                return Ok(Blocked::Yes);
            }
            if !exact && self.excludes(steps.terms(), art, nodes[at], cube) {
                stack.pop();
                continue;
            }
            steps.spend()?;
            if let Some(left) = &mut left {
                if *left == 0 {
                    return Ok(Blocked::GivenUp);
                }
                *left -= 1;
            }
            let cube = cube.clone();
            let edge = edges[at - 1];
            let label = art.node(nodes[at - 1]).label.clone();
            match steps.enters(&label, edge, cube.literals(), BLOCKING)? {
                Entry::Blocked(core) => {
                    let lemma = if exact && !core.is_empty() {
                        cube
                    } else {
                        self.generalise(steps, &label, edge, &cube, core)?
                    };
                    self.add(steps, art, nodes[at], &lemma);
                    stack.pop();
                }
                Entry::Enters | Entry::Unknown => {
                    let found = steps.preimage(edge, &cube)?;
                    self.obligations += 1;
                    if at == 1 {
                        let mut chain = vec![found.taken];
                        chain.extend(stack.into_iter().rev().filter_map(|obligation| obligation.taken));
                        return Ok(Blocked::No(found.model, chain));
                    }
                    let taken = Some(found.taken);
                    stack.push(Obligation { cube: found.cube, at: at - 1, taken, exact: false });
                }
            }
        }
        Ok(Blocked::Yes)
    }

    /// Whether a clause of a node excludes a cube, as its literals tell.
    fn excludes(&mut self, terms: &mut Terms, art: &Art, node: NodeId, cube: &Cube) -> bool {
        art.node(node).label.iter().any(|clause| self.cube_of(terms, *clause).subsumes(cube))
    }

    /// Adds the negation of a cube to the label of a node.
    pub(crate) fn add(&mut self, steps: &mut Steps<'_>, art: &mut Art, node: NodeId, cube: &Cube) {
        let terms = steps.terms();
        let clause = cube.negation(terms);
        self.cubes.entry(clause).or_insert_with(|| cube.clone());
        if !art.strengthen(terms, node, clause) {
            return;
        }
        self.clauses += 1;
        for literal in cube.literals() {
            *self.activity.entry(*literal).or_default() += 1;
        }
        let known = self.known.entry(art.node(node).loc).or_default();
        if !known.contains(cube) {
            known.push(cube.clone());
        }
    }

    /// A part of the cube that the edge does not enter either. `core` is one; a clause that the location has at another node is
    /// preferred, because equal clauses make coverings.
    fn generalise(
        &mut self,
        steps: &mut Steps<'_>,
        label: &[Term],
        edge: EdgeId,
        cube: &Cube,
        core: Vec<Term>,
    ) -> OrHalt<Cube> {
        if core.is_empty() {
            return Ok(Cube::default());
        }
        let to = steps.cfa().edge(edge).to;
        let known: Vec<Cube> = self
            .known
            .get(&to)
            .into_iter()
            .flatten()
            .rev()
            .filter(|known| !known.literals().is_empty() && known.subsumes(cube))
            .take(MOST_KNOWN)
            .cloned()
            .collect();
        for cube in known {
            if let Entry::Blocked(_) = steps.enters(label, edge, cube.literals(), GENERALISATION)? {
                self.taken_again += 1;
                return Ok(cube);
            }
        }
        let mut kept = core;
        let activity = |t: &Term| self.activity.get(t).copied().unwrap_or(0);
        kept.sort_by_cached_key(|t| (steps.on.rank(*t), activity(t), *t));
        let (mut n, mut several) = (0, 1);
        while n < kept.len() {
            steps.spend()?;
            let end = (n + several).min(kept.len());
            let fewer: Vec<Term> = [&kept[..n], &kept[end..]].concat();
            match steps.enters(label, edge, &fewer, GENERALISATION)? {
                Entry::Blocked(core) => {
                    let lost = kept[..n].iter().filter(|t| !core.contains(t)).count();
                    kept = fewer;
                    kept.retain(|t| core.contains(t));
                    n -= lost;
                    several += 1;
                }
                Entry::Enters | Entry::Unknown if end - n > 1 => several = 1,
                Entry::Enters | Entry::Unknown => n += 1,
            }
        }
        Ok(Cube::of(&kept))
    }
}
