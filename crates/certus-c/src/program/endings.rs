//! The same program, in which every run that is followed can come to its end.
//!
//! What is lost in the heap is seen at the end of a run. An object to which nothing points any more is never freed, so
//! that every run that goes on from there and ends has it left over. So it suffices to look at ends, if from every state
//! of a run *some* run goes on to an end. That is so if each loop either can be left because of an input, whatever was
//! before, or is left after a number of rounds; the rounds are counted here, and runs with more of them are cut off.
//! A proof has to exclude that a cut is reached.

use super::{
    Binary, Block, BlockId, Command, Exit, Expr, ExprId, ProcId, Program, Shown, Source, VarId, Variable,
    eval,
};
use std::collections::{BTreeMap, BTreeSet};

/// Rounds of a loop that are followed.
const MOST_ROUNDS: u128 = 1000;

/// Width of a counter of rounds.
const WIDTH: u32 = 16;

/// The program with counted loops. Nothing if a loop has no head, because a `goto` leads into it, or is at the very
/// beginning of a procedure.
#[must_use]
pub fn with_endings(program: &Program) -> Option<Program> {
    let mut program = program.clone();
    // A run that ends at an assumption is none, so that to leave a loop may lead nowhere.
    let assumes = program
        .procs
        .iter()
        .flat_map(|proc| &proc.blocks)
        .any(|block| block.commands.iter().any(|(command, _)| matches!(command, Command::Assume(_))));
    for index in 0..program.procs.len() {
        let flow = Flow::of(&program.procs[index].blocks);
        let loops = flow.loops()?;
        if loops.iter().any(|it| it.head == 0) {
            return None;
        }
        for round in loops {
            if assumes || !left_by_input(&program, &program.procs[index].blocks, &flow, &round) {
                count(&mut program, ProcId(index as u32), &round);
            }
        }
    }
    Some(program)
}

/// A natural loop.
struct Loop {
    head: usize,
    body: BTreeSet<usize>,
    /// Where its edges back to the head come from.
    latches: BTreeSet<usize>,
}

/// The blocks of a procedure as a graph.
struct Flow {
    after: Vec<Vec<usize>>,
    before: Vec<Vec<usize>>,
    /// By block: those that are on every way to it, itself included; nothing for blocks that are not reached.
    dominators: Vec<Option<BTreeSet<usize>>>,
}

fn targets(exit: &Exit) -> Vec<BlockId> {
    match exit {
        Exit::Goto(to) => vec![*to],
        Exit::Branch(_, then, otherwise) => vec![*then, *otherwise],
        Exit::Switch(_, cases, default) => {
            cases.iter().map(|&(_, _, to)| to).chain(std::iter::once(*default)).collect()
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => Vec::new(),
    }
}

impl Flow {
    fn of(blocks: &[Block]) -> Flow {
        let after: Vec<Vec<usize>> = blocks
            .iter()
            .map(|block| targets(&block.exit).into_iter().map(BlockId::index).collect())
            .collect();
        let mut before = vec![Vec::new(); blocks.len()];
        for (from, targets) in after.iter().enumerate() {
            for &to in targets {
                before[to].push(from);
            }
        }
        let mut dominators: Vec<Option<BTreeSet<usize>>> = vec![None; blocks.len()];
        if !blocks.is_empty() {
            dominators[0] = Some(BTreeSet::from([0]));
        }
        loop {
            let mut changed = false;
            for block in 1..blocks.len() {
                let known = before[block].iter().filter_map(|from| dominators[*from].as_ref());
                let Some(mut all) = known.cloned().reduce(|a, b| &a & &b) else { continue };
                all.insert(block);
                if dominators[block].as_ref() != Some(&all) {
                    dominators[block] = Some(all);
                    changed = true;
                }
            }
            if !changed {
                return Flow { after, before, dominators };
            }
        }
    }

    fn dominates(&self, a: usize, b: usize) -> bool {
        self.dominators[b].as_ref().is_some_and(|all| all.contains(&a))
    }

    /// All loops, one for each head. Nothing if a cycle has none.
    fn loops(&self) -> Option<Vec<Loop>> {
        let mut loops: Vec<Loop> = Vec::new();
        for (from, targets) in
            self.after.iter().enumerate().filter(|(from, _)| self.dominators[*from].is_some())
        {
            for &head in targets.iter().filter(|head| self.dominates(**head, from)) {
                let known = loops.iter().position(|known| known.head == head);
                let index = known.unwrap_or_else(|| {
                    loops.push(Loop { head, body: BTreeSet::from([head]), latches: BTreeSet::new() });
                    loops.len() - 1
                });
                loops[index].latches.insert(from);
                let mut open = vec![from];
                while let Some(block) = open.pop() {
                    if loops[index].body.insert(block) {
                        open.extend(&self.before[block]);
                    }
                }
            }
        }
        self.is_acyclic_without(&loops).then_some(loops)
    }

    /// Whether no cycle is left without the edges back to the heads of these loops.
    fn is_acyclic_without(&self, loops: &[Loop]) -> bool {
        let back =
            |from: usize, to: usize| loops.iter().any(|it| it.head == to && it.latches.contains(&from));
        let count = self.after.len();
        let mut waiting = vec![0usize; count];
        for (from, targets) in self.after.iter().enumerate() {
            for &to in targets.iter().filter(|to| !back(from, **to)) {
                waiting[to] += 1;
            }
        }
        let mut open: Vec<usize> = (0..count).filter(|block| waiting[*block] == 0).collect();
        let mut done = 0;
        while let Some(from) = open.pop() {
            done += 1;
            for &to in self.after[from].iter().filter(|to| !back(from, **to)) {
                waiting[to] -= 1;
                if waiting[to] == 0 {
                    open.push(to);
                }
            }
        }
        done == count
    }
}

/// Whether each round of a loop comes to a place where an input alone may decide to leave it.
fn left_by_input(program: &Program, blocks: &[Block], flow: &Flow, it: &Loop) -> bool {
    it.body.iter().any(|&block| {
        let always = it.latches.iter().all(|&latch| flow.dominates(block, latch));
        let Exit::Branch(condition, then, otherwise) = blocks[block].exit else { return false };
        let leaves = |to: BlockId| !it.body.contains(&to.index());
        always
            && ((leaves(then) && may_be(program, &blocks[block], condition, 1))
                || (leaves(otherwise) && may_be(program, &blocks[block], condition, 0)))
    })
}

/// Whether an input that a block takes can make the condition at its end so, whatever was before.
fn may_be(program: &Program, block: &Block, condition: ExprId, wanted: u128) -> bool {
    block.commands.iter().enumerate().any(|(at, (command, _))| {
        let Command::Havoc(input, Source::Input(_)) = command else { return false };
        [0, 1, u128::MAX].into_iter().any(|value| {
            let value = eval::mask(value, program.vars[input.index()].width);
            let mut known = BTreeMap::from([(*input, value)]);
            for (command, _) in &block.commands[at + 1..] {
                match command {
                    Command::Assign(to, from) => match evaluate(program, *from, &known) {
                        Some(value) => {
                            known.insert(*to, value);
                        }
                        None => {
                            known.remove(to);
                        }
                    },
                    Command::Havoc(to, _) | Command::Allocate { var: to, .. } => {
                        known.remove(to);
                    }
                    // What it does is not looked at.
                    Command::Call { .. } => known.clear(),
                    _ => {}
                }
            }
            evaluate(program, condition, &known) == Some(wanted)
        })
    })
}

/// The value of an expression, if those of its variables are known.
fn evaluate(program: &Program, id: ExprId, known: &BTreeMap<VarId, u128>) -> Option<u128> {
    let of = |id: ExprId| evaluate(program, id, known);
    Some(match program.expr(id) {
        Expr::Const(bits, _) => bits,
        Expr::Var(var) => *known.get(&var)?,
        Expr::Unary(op, a) => eval::unary(op, program.width(a), of(a)?),
        Expr::Binary(op, a, b) => eval::binary(op, program.width(b), of(a)?, of(b)?),
        Expr::Ite(condition, then, otherwise) => of(if of(condition)? != 0 { then } else { otherwise })?,
        Expr::Extract(a, from, count) => eval::mask(of(a)? >> from, count),
        Expr::ZeroExtend(a, _) => of(a)?,
        Expr::SignExtend(a, width) => eval::mask(eval::signed(of(a)?, program.width(a)) as u128, width),
        Expr::Convert(op, a) => eval::convert(op, program.width(a), of(a)?),
        Expr::Load(..) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) | Expr::Memory(..) | Expr::Offset(..) => {
            return None;
        }
    })
}

/// Counts the rounds of a loop: none when it is entered, one more on each way back, and too many are cut off.
fn count(program: &mut Program, proc: ProcId, it: &Loop) {
    let span = program.procs[proc.index()].blocks[it.head].span;
    let name = format!("$rounds{}", it.head);
    program.vars.push(Variable {
        name,
        width: WIDTH,
        shown: Shown::Unsigned,
        owner: Some(proc),
        initial: None,
        span,
    });
    let var = VarId(program.vars.len() as u32 - 1);
    let exprs = &mut program.exprs;
    let (zero, one, most) =
        (exprs.constant(0, WIDTH), exprs.constant(1, WIDTH), exprs.constant(MOST_ROUNDS, WIDTH));
    let value = exprs.var(var, WIDTH);
    let next = exprs.binary(Binary::Add, value, one);
    let more = exprs.binary(Binary::ULt, value, most);
    let blocks = &mut program.procs[proc.index()].blocks;
    let number = |blocks: &Vec<Block>| BlockId(blocks.len() as u32);
    let head = BlockId(it.head as u32);
    let count = blocks.len();
    let cut = number(blocks);
    let why = "a loop may go on for so long that it is not known whether memory is lost in it";
    blocks.push(Block { commands: Vec::new(), exit: Exit::Cut(why.into()), span });
    let enter = number(blocks);
    let commands = vec![(Command::Assign(var, zero), span)];
    blocks.push(Block { commands, exit: Exit::Goto(head), span });
    let advance = number(blocks);
    blocks.push(Block { commands: vec![(Command::Assign(var, next), span)], exit: Exit::Goto(head), span });
    let back = number(blocks);
    blocks.push(Block { commands: Vec::new(), exit: Exit::Branch(more, advance, cut), span });
    for (index, block) in blocks.iter_mut().enumerate().take(count) {
        let to = if it.latches.contains(&index) { back } else { enter };
        redirect(&mut block.exit, head, to);
    }
}

fn redirect(exit: &mut Exit, from: BlockId, to: BlockId) {
    let change = |target: &mut BlockId| {
        if *target == from {
            *target = to;
        }
    };
    match exit {
        Exit::Goto(target) => change(target),
        Exit::Branch(_, then, otherwise) => {
            change(then);
            change(otherwise);
        }
        Exit::Switch(_, cases, default) => {
            cases.iter_mut().for_each(|(_, _, target)| change(target));
            change(default);
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => {}
    }
}
