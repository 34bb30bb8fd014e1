//! The labels of Tree-IC3: clauses, from path blocking (CAV 2012, §4), or from interpolants where these are good (§5).

use super::art::{Art, NodeId};
use super::blocking::{Blocked, Blocking, Goal, Part};
use super::interpolation::{Found, PathInterpolants};
use super::options::{Strengthening, TreeOptions};
use super::search::Labels;
use super::steps::{Entry, Steps};
use crate::ic3::core::{OrHalt, Queries as _, QueryKind};
use crate::stats::Stats;
use certus_logic::Term;
use certus_model::{Cube, EdgeId, Run};
use rustc_hash::FxHashMap;

/// Queries that propagate a clause to a child.
const PROPAGATION: QueryKind = QueryKind::bounded("propagation", 2_000);

/// The labels.
pub(crate) struct ByIc3 {
    engine: &'static str,
    options: TreeOptions,
    blocking: Blocking,
    interpolants: Option<PathInterpolants>,
    /// For a node and a clause that did not hold there: how many conjuncts the path had then.
    in_vain: FxHashMap<(NodeId, Term), usize>,
    propagated: u64,
    strengthened: u64,
    by_interpolants: u64,
    by_ic3: u64,
}

impl ByIc3 {
    pub(crate) fn new(
        engine: &'static str,
        options: &TreeOptions,
        interpolants: Option<PathInterpolants>,
    ) -> ByIc3 {
        ByIc3 {
            engine,
            options: options.clone(),
            blocking: Blocking::default(),
            interpolants,
            in_vain: FxHashMap::default(),
            propagated: 0,
            strengthened: 0,
            by_interpolants: 0,
            by_ic3: 0,
        }
    }

    /// Forward propagation: the clauses of a node that hold after an edge. The empty one comes first: an edge that cannot be
    /// taken.
    fn propagate(
        &mut self,
        steps: &mut Steps<'_>,
        art: &mut Art,
        (parent, edge): (NodeId, EdgeId),
        child: NodeId,
    ) -> OrHalt<()> {
        let label = art.node(parent).label.clone();
        if let Entry::Blocked(_) = steps.enters(&label, edge, &[], PROPAGATION)? {
            self.blocking.add(steps, art, child, &Cube::default());
            return Ok(());
        }
        let loc = art.node(child).loc;
        for clause in label.clone() {
            let known = &steps.live[loc.index()];
            let over = steps.on.terms.free_vars(clause);
            if over.iter().any(|var| !known.contains(var)) {
                continue;
            }
            let cube = self.blocking.cube_of(steps.terms(), clause);
            if let Entry::Blocked(_) = steps.enters(&label, edge, cube.literals(), PROPAGATION)? {
                self.propagated += 1;
                self.blocking.add(steps, art, child, &cube);
            }
        }
        Ok(())
    }
}

impl Labels for ByIc3 {
    fn engine(&self) -> &'static str {
        self.engine
    }

    fn label(&mut self, steps: &mut Steps<'_>, art: &mut Art, children: &[NodeId]) -> OrHalt<()> {
        for child in children {
            let node = art.node(*child);
            if self.options.propagation
                && node.loc != steps.cfa().error
                && let Some(parent) = node.parent
            {
                self.propagate(steps, art, parent, *child)?;
            }
        }
        Ok(())
    }

    fn refute(&mut self, steps: &mut Steps<'_>, art: &mut Art, error: NodeId) -> OrHalt<Option<Run>> {
        let (nodes, edges) = art.path(Art::ROOT, error);
        if let Some(interpolants) = &mut self.interpolants {
            match interpolants.clauses(steps, art, (&nodes, &edges), self.options.growth)? {
                Found::Run(run) => return Ok(Some(run)),
                Found::Refuted(found) => {
                    self.by_interpolants += 1;
                    for (place, cubes) in found {
                        for cube in cubes {
                            self.blocking.add(steps, art, nodes[place], &cube);
                        }
                    }
                    self.blocking.add(steps, art, error, &Cube::default());
                    return Ok(None);
                }
                Found::None => {}
            }
        }
        self.by_ic3 += 1;
        let goal = Goal { cube: Cube::default(), exact: false };
        match self.blocking.block(steps, art, &Part { nodes, edges }, goal, None)? {
            Blocked::Yes | Blocked::GivenUp => Ok(None),
            Blocked::No(model, chain) => steps.on.counterexample(&model, &chain).map(Some),
        }
    }

    /// Adds the clauses of the nearest node before this one with the same location that hold here too; nodes between them are
    /// strengthened by what that takes (CAV 2012, §4 and §6.1).
    fn strengthen(&mut self, steps: &mut Steps<'_>, art: &mut Art, node: NodeId) -> OrHalt<()> {
        if self.options.strengthening == Strengthening::Off {
            return Ok(());
        }
        let Some(before) = art.same_before(node) else { return Ok(()) };
        let (nodes, edges) = art.path(before, node);
        let part = Part { nodes, edges };
        let monolithic = self.options.strengthening == Strengthening::Monolithic;
        let mut held = Vec::new();
        for clause in art.node(before).label.clone() {
            if art.node(node).label.contains(&clause) {
                continue;
            }
            let size: usize = part.nodes.iter().map(|at| art.node(*at).label.len()).sum();
            if self.in_vain.get(&(node, clause)) == Some(&size) {
                if monolithic {
                    return Ok(());
                }
                continue;
            }
            let cube = self.blocking.cube_of(steps.terms(), clause);
            let blocked = if monolithic {
                self.holds_after(steps, art, &part, &cube)?
            } else {
                let goal = Goal { cube: cube.clone(), exact: true };
                let most = Some(self.options.effort as u64);
                matches!(self.blocking.block(steps, art, &part, goal, most)?, Blocked::Yes)
            };
            if art.node(node).dead || part.nodes.iter().any(|at| art.node(*at).dead) {
                return Ok(());
            }
            if blocked {
                held.push(cube);
            } else {
                let size: usize = part.nodes.iter().map(|at| art.node(*at).label.len()).sum();
                self.in_vain.insert((node, clause), size);
                if monolithic {
                    return Ok(());
                }
            }
        }
        self.strengthened += held.len() as u64;
        for cube in held {
            self.blocking.add(steps, art, node, &cube);
        }
        Ok(())
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("obligations", self.blocking.obligations);
        stats.set("clauses", self.blocking.clauses);
        stats.set("clauses taken again", self.blocking.taken_again);
        stats.set("clauses propagated", self.propagated);
        stats.set("clauses by strengthening", self.strengthened);
        stats.set("paths refuted by IC3", self.by_ic3);
        if let Some(interpolants) = &self.interpolants {
            stats.set("paths refuted by interpolants", self.by_interpolants);
            interpolants.add_stats(stats);
        }
    }
}

impl ByIc3 {
    /// Whether the end of a path excludes a cube, with the nodes between strengthened by what shows that, but not the last one.
    fn holds_after(
        &mut self,
        steps: &mut Steps<'_>,
        art: &mut Art,
        part: &Part,
        cube: &Cube,
    ) -> OrHalt<bool> {
        let last = part.edges.len() - 1;
        for _ in 0..=self.options.effort {
            let label = art.node(part.nodes[last]).label.clone();
            match steps.enters(&label, part.edges[last], cube.literals(), PROPAGATION)? {
                Entry::Blocked(_) => return Ok(true),
                Entry::Enters if last > 0 => {}
                Entry::Enters | Entry::Unknown => return Ok(false),
            }
            let found = steps.preimage(part.edges[last], cube)?;
            let before = Part { nodes: part.nodes[..=last].to_vec(), edges: part.edges[..last].to_vec() };
            let goal = Goal { cube: found.cube, exact: false };
            let most = Some(self.options.effort as u64);
            if !matches!(self.blocking.block(steps, art, &before, goal, most)?, Blocked::Yes) {
                return Ok(false);
            }
            if part.nodes.iter().any(|at| art.node(*at).dead) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
