//! Counterexamples to generalisation (5.11; Hassan, Bradley, Somenzi, FMCAD 2013).
//!
//! If a literal cannot be left out because some state of the frame before enters the smaller cube, that
//! state itself may be blocked one index earlier. Then it is, and the literal is tried again. What stops it from being
//! blocked may be blocked in turn, as long as the effort allows it.

use super::effort::Effort;
use super::generalise::{Group, level_of, merge};
use super::halt::OrHalt;
use super::policy::{Induction, Queries, UnsatCoreOf};
use super::search::Ic3;
use certus_model::{Cube, EdgeId};

impl<P: Queries> Ic3<'_, P> {
    /// Whether the cube of these literals is inductive relative to the frame for all edges of the group, after up to
    /// `ctgs` states that enter it are blocked, and why. Without the option `cores` the literals are all taken as needed.
    pub(super) fn inductive_for(
        &mut self,
        group: &Group<'_>,
        literals: &[P::Literal],
        ctgs: usize,
    ) -> OrHalt<Option<UnsatCoreOf<P>>> {
        let edge = group.edges[0];
        let loc = self.graph.to(edge);
        if self.options.generalisation.reachable_states {
            self.walk_if_useful();
            // What is left of a cube for loops is the lemma, which has no reached state in it, whatever reached it.
            let by = (!self.graph.is_loop(edge)).then_some(edge);
            if self.is_reached(loc, literals, group.i + 1, by) {
                return Ok(None);
            }
        }
        if self.options.generalisation.seen_transitions
            && self.is_entered(loc, group.edges, literals, group.i)
        {
            return Ok(None);
        }
        let mut left = ctgs;
        'again: loop {
            let mut cores = Vec::with_capacity(group.edges.len());
            for edge in group.edges {
                match self.relative_inductive(*edge, group.i, literals, self.generalising)? {
                    Induction::Holds(core) => cores.push(core),
                    Induction::Fails if left > 0 => {
                        let mut steps = self.effort.steps;
                        if !self.block_ctg(*edge, group.i, literals, &mut steps)? {
                            return Ok(None);
                        }
                        left -= 1;
                        continue 'again;
                    }
                    Induction::Fails | Induction::Unknown => return Ok(None),
                }
            }
            let mut all = merge(&cores);
            if !self.options.generalisation.cores {
                all.literals = literals.to_vec();
            }
            return Ok(Some(all));
        }
    }

    /// Tries to block, at index `i` of the source of an edge, the state that the last query found there. No more than so
    /// many cubes are looked at.
    fn block_ctg(
        &mut self,
        edge: EdgeId,
        i: u32,
        literals: &[P::Literal],
        steps: &mut usize,
    ) -> OrHalt<bool> {
        let loc = self.graph.from(edge);
        if i == 0 || loc == self.graph.initial || *steps == 0 {
            return Ok(false);
        }
        let target = Cube::of(literals);
        let preimage = self.predecessors(edge, &target)?;
        let Some((cube, _)) = preimage.cubes.into_iter().next() else { return Ok(false) };
        while *steps > 0 {
            *steps -= 1;
            self.check_limits()?;
            let cores = match self.inductive_at(loc, i - 1, cube.literals(), self.generalising)? {
                Ok(cores) => cores,
                Err(Some(edge)) if self.block_ctg(edge, i - 1, cube.literals(), steps)? => continue,
                Err(_) => return Ok(false),
            };
            let (lemma, level) = if self.effort.lemmas {
                let effort = std::mem::replace(&mut self.effort, Effort::LEAST);
                let found = self.generalise(loc, i, &cube, &cores);
                self.effort = effort;
                let (lemma, level) = found?;
                let level = self.push_lemma(loc, &lemma, level)?;
                (lemma, level)
            } else {
                (Cube::of(&merge(&cores).literals), level_of(&cores, self.k))
            };
            self.stats.add("ctgs blocked", 1);
            self.add_lemma(loc, lemma, level);
            return Ok(true);
        }
        Ok(false)
    }
}
