//! What reductions are to remove: locations that are not reachable or equal to others, infeasible edges.

use super::Maker;
use certus_logic::{Sort, Term};
use certus_model::{Block, Command, Loc, Step};

impl Maker<'_> {
    /// Adds one location and what makes it superfluous.
    pub(super) fn clutter(&mut self, chain: &[Loc]) {
        let extra = self.cfa.add_location("extra", 0);
        match self.rng.below(4) {
            // Not reachable: no edge enters it.
            0 => {
                let to = *self.rng.pick(chain);
                let block = self.block(None, &[]);
                self.cfa.add_edge(extra, to, block);
                if self.rng.chance(50) {
                    let block = self.block(None, &[]);
                    self.cfa.add_edge(extra, extra, block);
                }
            }
            // Not reachable: the edge that enters it cannot be taken.
            1 => {
                let from = *self.rng.pick(chain);
                let guard = self.contradiction();
                let block = self.block(Some(guard), &[]);
                self.cfa.add_edge(from, extra, block);
                let to = if self.rng.chance(50) { self.cfa.error } else { *self.rng.pick(chain) };
                let block = self.block(None, &[]);
                self.cfa.add_edge(extra, to, block);
            }
            // Of no use: the error location is not reachable from it.
            2 => {
                let from = *self.rng.pick(chain);
                for from in [from, extra] {
                    let block = self.block(None, &[]);
                    self.cfa.add_edge(from, extra, block);
                }
            }
            // Equal to another location: the same edges leave it.
            _ => {
                let old = *self.rng.pick(chain);
                self.twin(old, extra);
            }
        }
    }

    /// Makes `new` do what `old` does, and gives it some of the edges that entered `old`.
    fn twin(&mut self, old: Loc, new: Loc) {
        let copies: Vec<usize> =
            (0..self.cfa.edges.len()).filter(|index| self.cfa.edges[*index].from == old).collect();
        for index in copies {
            let (to, block) = (self.cfa.edges[index].to, self.cfa.edges[index].block.clone());
            let block = self.renumbered(&block);
            let to = if to == old && self.rng.chance(50) { new } else { to };
            self.cfa.add_edge(new, to, block);
        }
        for index in 0..self.cfa.edges.len() {
            if self.cfa.edges[index].to == old && self.rng.chance(50) {
                self.cfa.edges[index].to = new;
            }
        }
    }

    /// The same commands with numbers of their own.
    fn renumbered(&mut self, block: &Block) -> Block {
        let copied = block.map(|_, arc| {
            let steps = arc.steps.iter().map(|step| self.step(step.command));
            Some(steps.collect::<Vec<Step>>())
        });
        copied.expect("no arc is left out")
    }

    /// A formula that is never true, mostly one that does not look like it.
    fn contradiction(&mut self) -> Term {
        let var = self.variable();
        let Sort::Bv(width) = self.terms.sort(var) else { return self.terms.fls() };
        let (two, three) = (self.terms.bv(width, 2), self.terms.bv(width, 3));
        match self.rng.below(3) {
            0 => {
                let square = self.terms.bvmul(var, var);
                let rest = self.terms.bvand(square, three);
                if width > 1 { self.terms.eq(rest, two) } else { self.terms.fls() }
            }
            1 => {
                let other = self.word(width);
                let (a, b) = (self.terms.bvult(var, other), self.terms.bvult(other, var));
                self.terms.and2(a, b)
            }
            _ => self.terms.fls(),
        }
    }

    /// An irrelevant loop: it changes nothing or what is not read.
    pub(super) fn idle(&mut self, at: Loc) {
        let dead = self.vars.iter().copied().find(|var| !self.readable.contains(var));
        let mut steps = Vec::new();
        if let Some(var) = dead {
            let command = self.assignment(var);
            steps.push(self.step(command));
        } else {
            let guard = self.guard(1);
            steps.push(self.step(Command::Assume(guard)));
        }
        self.cfa.add_edge(at, at, Block::sequence(steps));
    }
}
