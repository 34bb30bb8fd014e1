//! Blocks over single cells.
//!
//! A block is gone through backwards, with the reads whose unknown values are asked for later on. A command that
//! changes the array or the index gives such a value anew: from what was written, from the read it was before the
//! command, or as any value. Those that are asked for at the beginning are anything there, so that no unknown value
//! lives longer than a block.

use super::context::decided;
use super::reads::Reads;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Arc, Block, Command, Step, StepId};
use std::collections::BTreeSet;

/// Indices of more subterms than this are not followed backwards.
const MAX_INDEX_SIZE: usize = 64;

/// The indices that a path has read last: for each ghost, the latest first, whether there was one, and which.
type Last = Vec<(Term, Term)>;

impl Reads {
    /// The block over single cells. `facts` hold where it begins. The `ends`: it begins at the initial location, it
    /// ends at the error location.
    pub(super) fn block(
        &mut self,
        terms: &mut Terms,
        block: &Block,
        facts: &[Term],
        (initial, error): (bool, bool),
    ) -> Option<Block> {
        let (block, bounds) = decided(terms, block, facts);
        let block = &block;
        let last = if error { self.last(terms, block) } else { Vec::new() };
        let nodes = block.nodes() as usize;
        let mut live: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); nodes];
        let mut arcs = Vec::with_capacity(block.arcs().len() + 2);
        for (arc, bounds) in block.arcs().iter().zip(&bounds).rev() {
            let mut asked = live[arc.to as usize].clone();
            let mut steps: Vec<Step> = Vec::new();
            for (step, bounds) in arc.steps.iter().zip(bounds).rev() {
                self.set_bounds(bounds);
                let mut commands = self.command(terms, step.command, &mut asked)?;
                if let Command::Assume(read) | Command::Assign(_, read) = step.command {
                    let mut before = self.note(terms, read, &last, &mut asked)?;
                    before.append(&mut commands);
                    commands = before;
                }
                steps.extend(commands.into_iter().rev().map(|command| Step { command, id: step.id }));
            }
            steps.reverse();
            // One more node at the beginning.
            arcs.push(Arc { from: arc.from + 1, to: arc.to + 1, steps });
            live[arc.from as usize].append(&mut asked);
        }
        let id = block.steps().next().map_or(StepId(0), |step| step.id);
        let mut first: Vec<Command> =
            live[0].iter().map(|read| Command::Havoc(self.list[*read].elsewhere)).collect();
        first.extend(last.iter().map(|(has, _)| Command::Assign(*has, terms.fls())));
        if initial {
            for array in self.arrays.clone() {
                first.extend(self.same_cells(terms, array));
            }
        }
        let mut end = Vec::new();
        for ((has, index), ghost) in last.iter().zip(&self.ghosts) {
            let here = terms.eq(*index, *ghost);
            end.push(Command::Assume(terms.implies(*has, here)));
        }
        let arc = |from: usize, commands: Vec<Command>| Arc {
            from: from as u32,
            to: from as u32 + 1,
            steps: commands.into_iter().map(|command| Step { command, id }).collect(),
        };
        arcs.push(arc(0, first));
        arcs.push(arc(nodes, end));
        Block::graph(nodes as u32 + 2, arcs).map(Block::joined)
    }

    /// Variables for the indices that a path through the block has read last.
    fn last(&mut self, terms: &mut Terms, block: &Block) -> Last {
        let reads = |step: &Step| match step.command {
            Command::Assume(term) | Command::Assign(_, term) => !self.indices(terms, term).is_empty(),
            Command::Havoc(_) => false,
        };
        if !block.steps().any(reads) {
            return Vec::new();
        }
        let sorts: Vec<Sort> = self.ghosts.iter().map(|ghost| terms.sort(*ghost)).collect();
        let mut make = |name, sort| self.make(terms, name, sort);
        sorts.into_iter().map(|sort| (make("has read", Sort::Bool), make("read at", sort))).collect()
    }

    /// Notes at which indices a term is about to read. An index that is the latest already is not noted again.
    fn note(
        &mut self,
        terms: &mut Terms,
        term: Term,
        last: &[(Term, Term)],
        asked: &mut BTreeSet<usize>,
    ) -> Option<Vec<Command>> {
        let mut out = Vec::new();
        if last.is_empty() {
            return Some(out);
        }
        let mut noted = Vec::new();
        for (array, index) in self.indices(terms, term) {
            self.scalar(terms, index)?;
            let index = self.wide(terms, array, index);
            if noted.contains(&index) {
                continue;
            }
            noted.push(index);
            asked.extend(self.uses(terms, index));
            let (has, latest) = last[0];
            let same = terms.eq(latest, index);
            let again = terms.and2(has, same);
            for n in (1..last.len()).rev() {
                let ((has, latest), (before, earlier)) = (last[n], last[n - 1]);
                let value = terms.ite(again, latest, earlier);
                out.push(Command::Assign(latest, value));
                let value = terms.ite(again, has, before);
                out.push(Command::Assign(has, value));
            }
            out.push(Command::Assign(latest, index));
            out.push(Command::Assign(has, terms.tru()));
        }
        Some(out)
    }

    /// A command over single cells, given the reads whose unknown values are asked for after it; these become
    /// those asked for before it.
    fn command(
        &mut self,
        terms: &mut Terms,
        command: Command,
        asked: &mut BTreeSet<usize>,
    ) -> Option<Vec<Command>> {
        let var = match command {
            Command::Assume(guard) => {
                let guard = self.scalar(terms, guard)?;
                asked.extend(self.uses(terms, guard));
                return Some(vec![Command::Assume(guard)]);
            }
            Command::Assign(var, _) | Command::Havoc(var) => var,
        };
        let array = matches!(terms.sort(var), Sort::Array(_));
        let changed: Vec<usize> = asked
            .iter()
            .copied()
            .filter(|read| {
                let read = self.list[*read];
                read.array == var || terms.free_vars(read.index).contains(&var)
            })
            .collect();
        asked.retain(|read| !changed.contains(read));
        match command {
            Command::Havoc(_) if array => {
                let mut out: Vec<Command> =
                    self.cells(var).into_iter().map(|(cell, ..)| Command::Havoc(cell)).collect();
                out.extend(self.same_cells(terms, var));
                out.extend(changed.into_iter().map(|read| Command::Havoc(self.list[read].elsewhere)));
                Some(out)
            }
            Command::Assign(_, value) => {
                let mut new = Vec::new();
                let mut any = Vec::new();
                if array {
                    for (cell, ghost, residue) in self.cells(var) {
                        new.push((cell, self.at_ghost(terms, value, (ghost, residue))?));
                    }
                } else {
                    new.push((var, self.scalar(terms, value)?));
                }
                let mut by: Substitution = [(var, value)].into_iter().collect();
                for read in changed {
                    let read = self.list[read];
                    let index = terms.substitute(read.index, &mut by);
                    let from = if read.array == var { value } else { read.array };
                    if terms.dag_size(index) > MAX_INDEX_SIZE {
                        any.push(Command::Havoc(read.elsewhere));
                        continue;
                    }
                    new.push((read.elsewhere, self.at_index(terms, from, index)?));
                }
                for (_, value) in &new {
                    asked.extend(self.uses(terms, *value));
                }
                let mut out = self.parallel(terms, new);
                out.extend(any);
                Some(out)
            }
            _ => {
                let mut out = vec![command];
                out.extend(changed.into_iter().map(|read| Command::Havoc(self.list[read].elsewhere)));
                Some(out)
            }
        }
    }

    /// Cells at ghosts that are equal hold the same.
    fn same_cells(&self, terms: &mut Terms, array: Term) -> Vec<Command> {
        let cells = self.cells(array);
        let mut out = Vec::new();
        for (n, (cell, ghost, residue)) in cells.iter().enumerate() {
            for (other, at, _) in cells[..n].iter().filter(|(_, _, other)| other == residue) {
                let here = terms.eq(self.ghosts[*ghost], self.ghosts[*at]);
                let same = terms.eq(*cell, *other);
                out.push(Command::Assume(terms.implies(here, same)));
            }
        }
        out
    }
}
