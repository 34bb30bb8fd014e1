//! The same program with its loops unwound: a loop becomes so many copies of its body, and runs that go round more often are
//! cut off ([`CutReason::Unwinding`]).
//!
//! A site in a loop that makes an object each time becomes several sites, each of which makes one: they can be told apart
//! then. An error of the unwound program is one of the program; a proof is one if no cut is reached.

use super::{Block, BlockId, Callee, Command, CutReason, Exit, Proc, ProcId, Program, Storage};
use certus_model::graph::{components, reachable};
use std::collections::BTreeMap;

/// Which loops are unwound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwound {
    /// All of them.
    All,
    /// Those in which objects come into being that outlast a round.
    Making,
}

/// Larger procedures are not made.
const MOST_BLOCKS: usize = 20_000;

/// The program with loops unwound to so many rounds, at least one: the condition of a loop is evaluated as often. Nothing
/// if there is no such loop, or if there would be too many blocks.
#[must_use]
pub fn unwound(program: &Program, which: Unwound, rounds: u32) -> Option<Program> {
    let makers = makers(program);
    let mut result = program.clone();
    let mut any = false;
    for (proc, new) in program.procs.iter().zip(&mut result.procs) {
        if proc.blocks.is_empty() {
            continue;
        }
        let chosen = |blocks: &[usize]| {
            which == Unwound::All || blocks.iter().any(|block| makes(&proc.blocks[*block], &makers))
        };
        let mut unwinder = Unwinder::new(proc, rounds.max(1), &chosen);
        unwinder.run()?;
        if unwinder.any {
            any = true;
            unwinder.finish(new);
        }
    }
    any.then_some(result)
}

/// By procedure: whether objects come into being in it, or in what it calls, that may outlast it.
fn makers(program: &Program) -> Vec<bool> {
    let mut makers = vec![false; program.procs.len()];
    loop {
        let before = makers.clone();
        for (index, proc) in program.procs.iter().enumerate() {
            makers[index] |= proc.blocks.iter().any(|block| makes(block, &before));
        }
        if makers == before {
            return makers;
        }
    }
}

fn makes(block: &Block, makers: &[bool]) -> bool {
    block.commands.iter().any(|(command, _)| match command {
        Command::Allocate { storage, .. } => *storage != Storage::Automatic,
        Command::Call { callee: Callee::Direct(ProcId(proc)), .. } => makers[*proc as usize],
        Command::Call { callee: Callee::Pointer(_), .. } => makers.contains(&true),
        _ => false,
    })
}

/// Where control goes that leaves a part of a procedure for this block.
type Outside<'f> = &'f dyn Fn(usize) -> Option<BlockId>;

struct Unwinder<'p> {
    old: &'p [Block],
    after: Vec<Vec<usize>>,
    before: Vec<Vec<usize>>,
    rounds: u32,
    chosen: &'p dyn Fn(&[usize]) -> bool,
    new: Vec<Block>,
    /// By block: its copies.
    copies: Vec<Vec<BlockId>>,
    /// Whether a loop was unwound.
    any: bool,
}

impl<'p> Unwinder<'p> {
    fn new(proc: &'p Proc, rounds: u32, chosen: &'p dyn Fn(&[usize]) -> bool) -> Unwinder<'p> {
        let old = &proc.blocks;
        let after: Vec<Vec<usize>> = old.iter().map(|block| targets(&block.exit)).collect();
        let mut before = vec![Vec::new(); old.len()];
        let reached = reachable(&after, [0]);
        for (from, to) in after.iter().enumerate().filter(|(from, _)| reached[*from]) {
            to.iter().for_each(|to| before[*to].push(from));
        }
        let copies = vec![Vec::new(); old.len()];
        Unwinder { old, after, before, rounds, chosen, new: Vec::new(), copies, any: false }
    }

    fn run(&mut self) -> Option<()> {
        let span = self.old[0].span;
        let start = self.push(Block { commands: Vec::new(), exit: Exit::Stop, span })?;
        let reached = reachable(&self.after, [0]);
        let all: Vec<usize> = (0..self.old.len()).filter(|block| reached[*block]).collect();
        let placed = self.copy(&all, &BTreeMap::new(), &|_| None)?;
        self.new[start.index()].exit = Exit::Goto(*placed.get(&0)?);
        Some(())
    }

    fn push(&mut self, block: Block) -> Option<BlockId> {
        self.new.push(block);
        (self.new.len() <= MOST_BLOCKS).then(|| BlockId(self.new.len() as u32 - 1))
    }

    /// Copies a part of the procedure. Edges to one of the heads, which begins another round, go where the heads say.
    fn copy(
        &mut self,
        part: &[usize],
        heads: &BTreeMap<usize, BlockId>,
        outside: Outside<'_>,
    ) -> Option<BTreeMap<usize, BlockId>> {
        let local: BTreeMap<usize, usize> = part.iter().enumerate().map(|(at, block)| (*block, at)).collect();
        let inner = |to: &&usize| !heads.contains_key(*to);
        let graph: Vec<Vec<usize>> = part
            .iter()
            .map(|block| {
                self.after[*block].iter().filter(inner).filter_map(|to| local.get(to)).copied().collect()
            })
            .collect();
        let components = components(&graph, 0..part.len());
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); components.count as usize];
        for (at, component) in components.of.iter().enumerate() {
            members[*component as usize].push(part[at]);
        }
        let mut placed: BTreeMap<usize, BlockId> = BTreeMap::new();
        // What a component leads to comes before it.
        for blocks in members {
            let cyclic = blocks.len() > 1 || graph[local[&blocks[0]]].contains(&local[&blocks[0]]);
            let known = placed.clone();
            let go = |to: usize| {
                let way = heads.get(&to).or_else(|| known.get(&to));
                way.copied().or_else(|| outside(to))
            };
            if cyclic {
                placed.extend(self.round(&blocks, &go)?);
            } else {
                let block = &self.old[blocks[0]];
                let exit = redirected(&block.exit, &go)?;
                let new = self.push(Block { commands: block.commands.clone(), exit, span: block.span })?;
                self.copies[blocks[0]].push(new);
                placed.insert(blocks[0], new);
            }
        }
        Some(placed)
    }

    /// Copies a loop: each round for itself, or one that goes round as it did.
    fn round(&mut self, blocks: &[usize], outside: Outside<'_>) -> Option<BTreeMap<usize, BlockId>> {
        let entered = |block: &usize| {
            *block == 0 || self.before[*block].iter().any(|from| blocks.binary_search(from).is_err())
        };
        let entries: Vec<usize> = blocks.iter().copied().filter(entered).collect();
        let span = self.old[*entries.first()?].span;
        let mut next = BTreeMap::new();
        if (self.chosen)(blocks) {
            self.any = true;
            let exit = Exit::Cut(CutReason::Unwinding);
            let cut = self.push(Block { commands: Vec::new(), exit, span })?;
            next.extend(entries.iter().map(|entry| (*entry, cut)));
            for _ in 0..self.rounds {
                let copy = self.copy(blocks, &next, outside)?;
                next =
                    entries.iter().map(|entry| Some((*entry, *copy.get(entry)?))).collect::<Option<_>>()?;
            }
            return Some(next);
        }
        for entry in &entries {
            let again = self.push(Block { commands: Vec::new(), exit: Exit::Stop, span })?;
            next.insert(*entry, again);
        }
        let copy = self.copy(blocks, &next, outside)?;
        for (entry, again) in next {
            self.new[again.index()].exit = Exit::Goto(*copy.get(&entry)?);
        }
        Some(copy)
    }

    /// Puts the copies in the place of the blocks. A loop of the source of which nothing is left, or several copies, has a
    /// head that nothing leads to.
    fn finish(mut self, proc: &mut Proc) {
        let span = proc.span;
        let nowhere = BlockId(self.new.len() as u32);
        self.new.push(Block { commands: Vec::new(), exit: Exit::Stop, span });
        for it in &mut proc.loops {
            it.head = match self.copies[it.head.index()][..] {
                [only] => only,
                _ => nowhere,
            };
        }
        proc.blocks = self.new;
    }
}

fn targets(exit: &Exit) -> Vec<usize> {
    match exit {
        Exit::Goto(to) => vec![to.index()],
        Exit::Branch(_, then, otherwise) => vec![then.index(), otherwise.index()],
        Exit::Switch(_, cases, default) => {
            cases.iter().map(|case| case.2.index()).chain([default.index()]).collect()
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => Vec::new(),
    }
}

fn redirected(exit: &Exit, go: Outside<'_>) -> Option<Exit> {
    let to = |block: BlockId| go(block.index());
    Some(match exit {
        Exit::Goto(target) => Exit::Goto(to(*target)?),
        Exit::Branch(condition, then, otherwise) => Exit::Branch(*condition, to(*then)?, to(*otherwise)?),
        Exit::Switch(value, cases, default) => {
            let cases = cases.iter().map(|&(lo, hi, target)| Some((lo, hi, to(target)?)));
            Exit::Switch(*value, cases.collect::<Option<_>>()?, to(*default)?)
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => exit.clone(),
    })
}
