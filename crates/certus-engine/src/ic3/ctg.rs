//! Counterexamples to generalisation (5.11).
//!
//! If a literal cannot be left out because some state of the frame before enters the smaller cube, that
//! state itself may be blocked one index earlier. Then it is, and the literal is tried again.

use super::generalise::{Group, level_of, merge};
use super::halt::Step;
use super::relations::{Core, Induction};
use super::search::{Search, cube_of};
use certus_logic::Term;
use certus_model::{Cube, EdgeId};

impl Search<'_> {
    /// Whether no edge of the group enters the cube of these literals, after up to `ctgs` states that do are
    /// blocked, and why. Without the option `cores` the literals are all taken as needed.
    pub(crate) fn enters_not(
        &mut self,
        group: &Group<'_>,
        literals: &[Term],
        ctgs: usize,
    ) -> Step<Option<Core>> {
        let loc = self.cfa.edge(group.edges[0]).to;
        if self.options.reached {
            self.walk_if_useful();
            // What is left of a cube for loops is the lemma, which has no reached state in it, whatever reached it.
            let edge = self.cfa.edge(group.edges[0]);
            let by = (edge.from != edge.to).then(|| group.edges[0]);
            if self.is_reached(loc, literals, group.i + 1, by) {
                return Ok(None);
            }
        }
        if self.options.steps && self.is_entered(loc, group.edges, literals, group.i) {
            return Ok(None);
        }
        let mut left = ctgs;
        'again: loop {
            let mut cores = Vec::with_capacity(group.edges.len());
            for edge in group.edges {
                match self.induction(*edge, group.i, literals, self.generalising)? {
                    Induction::Holds(core) => cores.push(core),
                    Induction::Fails if left > 0 && self.block_ctg(*edge, group.i, literals)? => {
                        left -= 1;
                        continue 'again;
                    }
                    Induction::Fails | Induction::Unknown => return Ok(None),
                }
            }
            let mut all = merge(&cores);
            if !self.options.cores {
                all.literals = literals.to_vec();
            }
            return Ok(Some(all));
        }
    }

    /// Tries to block, at index `i` of the source of an edge, the state that the last query found there.
    fn block_ctg(&mut self, edge: EdgeId, i: u32, literals: &[Term]) -> Step<bool> {
        let loc = self.cfa.edge(edge).from;
        if i == 0 || loc == self.cfa.initial {
            return Ok(false);
        }
        let target = cube_of(literals);
        let found = self.predecessors(edge, &target)?;
        let Some((cube, _)) = found.cubes.into_iter().next() else { return Ok(false) };
        let mut cores = Vec::new();
        for n in 0..self.incoming[loc.index()].len() {
            let entering = self.incoming[loc.index()][n];
            match self.induction(entering, i - 1, cube.literals(), self.generalising)? {
                Induction::Holds(core) => cores.push(core),
                Induction::Fails | Induction::Unknown => return Ok(false),
            }
        }
        let lemma: Cube = cube_of(&merge(&cores).literals);
        let level = level_of(&cores, self.k);
        self.stats.add("ctgs blocked", 1);
        self.add_lemma(loc, lemma, level);
        Ok(true)
    }
}
