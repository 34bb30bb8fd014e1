//! Calls whose result is known: recursive functions without effects, called with constants.
//!
//! The automaton of a program has a copy of a function for each call, so that a function which calls itself twice
//! has more copies than memory. If nothing but its arguments decides its result, and they are constants, the
//! interpreter computes it, as the lowering computes constant expressions, and the call becomes an assignment.

use crate::interp::{Config, Event, Interpreter, ListInputs, Observer, Outcome};
use crate::program::build::operands;
use crate::program::{
    Block, BlockId, Callee, Command, Exit, Expr, ExprId, Proc, ProcId, Program, Property, Shown, Source,
    VarId, Variable, eval,
};
use crate::span::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Steps of the interpreter for all calls together.
const MOST_STEPS: u64 = 5_000_000;

/// For one call.
const MOST_STEPS_OF_ONE: u64 = 1_000_000;

/// Results of calls that are kept.
const MOST_RESULTS: usize = 1 << 17;

/// The program with the results of such calls in their place; nothing if there are none. A call in which one of the
/// properties is violated stays.
#[must_use]
pub fn compute_calls(program: &Program, properties: &[Property]) -> Option<Program> {
    let pure: FxHashSet<ProcId> = (0..program.procs.len() as u32)
        .map(ProcId)
        .filter(|proc| is_pure_and_recursive(program, *proc))
        .collect();
    if pure.is_empty() {
        return None;
    }
    let mut computer = Computer::new(program, properties, pure);
    let mut out = program.clone();
    let mut changed = false;
    for index in 0..program.procs.len() {
        let proc = ProcId(index as u32);
        if program.procs[index].blocks.is_empty() || computer.pure.contains(&proc) {
            continue;
        }
        for (block, at, result, value) in computer.calls(proc) {
            let width = program.vars[result.index()].width;
            let value = out.exprs.constant(value, width);
            out.procs[index].blocks[block.index()].commands[at].0 = Command::Assign(result, value);
            changed = true;
        }
    }
    changed.then_some(out)
}

/// The results of a procedure for arguments, of those that can be computed; nothing if it has effects, or does not call itself.
/// The results of the calls that it makes are kept, so that `f(n - 1) + f(n - 2)` takes time as `n` does.
#[must_use]
pub fn tabulate(program: &Program, proc: ProcId, all: &[Vec<u128>]) -> Vec<Option<u128>> {
    let result = program.procs[proc.index()].result;
    let (true, Some(result)) = (is_pure_and_recursive(program, proc), result) else {
        return vec![None; all.len()];
    };
    let mut computer = Computer::new(program, &[], FxHashSet::from_iter([proc]));
    all.iter().map(|args| computer.result(proc, args.clone(), result)).collect()
}

/// Whether a procedure can reach itself by calls, and neither it nor what it calls reads or writes anything but its
/// own variables.
fn is_pure_and_recursive(program: &Program, root: ProcId) -> bool {
    let mut recursive = false;
    let mut seen = FxHashSet::from_iter([root]);
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        let proc = &program.procs[id.index()];
        let own = |var: &VarId| program.vars[var.index()].owner == Some(id);
        if proc.blocks.is_empty() || proc.result.is_none() {
            return false;
        }
        let mut exprs: Vec<ExprId> = Vec::new();
        for block in &proc.blocks {
            match &block.exit {
                Exit::Branch(value, ..) | Exit::Switch(value, ..) => exprs.push(*value),
                Exit::Goto(_) | Exit::Return | Exit::Stop | Exit::Cut(_) => {}
            }
            for (command, _) in &block.commands {
                match command {
                    Command::Assign(var, value) if own(var) => exprs.push(*value),
                    Command::Havoc(var, Source::Uninitialised) if own(var) => {}
                    Command::Assume(value) | Command::Check(_, value) => exprs.push(*value),
                    Command::Call { callee: Callee::Direct(callee), args, result }
                        if result.as_ref().is_none_or(own) =>
                    {
                        recursive |= *callee == root;
                        if seen.insert(*callee) {
                            open.push(*callee);
                        }
                        exprs.extend(args);
                    }
                    _ => return false,
                }
            }
        }
        while let Some(expr) = exprs.pop() {
            match program.expr(expr) {
                Expr::Var(var) if !own(&var) => return false,
                Expr::Load(..)
                | Expr::Memory(..)
                | Expr::Offset(..)
                | Expr::ObjectAddr(_)
                | Expr::ProcAddr(_) => return false,
                other => exprs.extend(operands(other).into_iter().flatten()),
            }
        }
    }
    recursive
}

/// Variables of a procedure that hold a constant.
type Known = FxHashMap<VarId, u128>;

/// The results of calls that have returned.
#[derive(Default)]
struct Memo {
    pure: FxHashSet<ProcId>,
    results: FxHashMap<(ProcId, Vec<u128>), u128>,
    active: Vec<(ProcId, Vec<u128>)>,
}

impl Observer for Memo {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Entered { proc, args, .. } => self.active.push((proc, args.to_vec())),
            Event::Left { proc, value } => {
                let (Some(call), Some(value)) = (self.active.pop(), value) else { return };
                if self.pure.contains(&proc) && self.results.len() < MOST_RESULTS {
                    self.results.insert(call, value);
                }
            }
            _ => {}
        }
    }

    fn result(&self, proc: ProcId, args: &[u128]) -> Option<u128> {
        if !self.pure.contains(&proc) {
            return None;
        }
        self.results.get(&(proc, args.to_vec())).copied()
    }
}

struct Computer<'p> {
    program: &'p Program,
    properties: Vec<Property>,
    pure: FxHashSet<ProcId>,
    /// The program with a procedure that makes one call, and runs first.
    scratch: Program,
    results: FxHashMap<(ProcId, Vec<u128>), Option<u128>>,
    memo: Memo,
    steps: u64,
}

impl<'p> Computer<'p> {
    fn new(program: &'p Program, properties: &[Property], pure: FxHashSet<ProcId>) -> Computer<'p> {
        let mut scratch = program.clone();
        scratch.entry = ProcId(scratch.procs.len() as u32);
        scratch.vars.push(Variable {
            name: "$computed".to_owned(),
            width: 1,
            shown: Shown::Unsigned,
            owner: Some(scratch.entry),
            initial: None,
            span: Span::default(),
        });
        scratch.procs.push(Proc {
            name: "$compute".to_owned(),
            params: Vec::new(),
            result: Some(VarId(scratch.vars.len() as u32 - 1)),
            blocks: vec![Block { commands: Vec::new(), exit: Exit::Return, span: Span::default() }],
            library: false,
            span: Span::default(),
            loops: Vec::new(),
        });
        let results = FxHashMap::default();
        let memo = Memo { pure: pure.clone(), ..Memo::default() };
        Computer { program, properties: properties.to_vec(), pure, scratch, results, memo, steps: 0 }
    }

    /// The calls of a procedure with a known result: block, command, where the result goes, and what it is.
    fn calls(&mut self, proc: ProcId) -> Vec<(BlockId, usize, VarId, u128)> {
        let program = self.program;
        let blocks = &program.procs[proc.index()].blocks;
        let called = |command: &Command| match command {
            Command::Call { callee: Callee::Direct(callee), .. } => self.pure.contains(callee),
            _ => false,
        };
        if !blocks.iter().flat_map(|block| &block.commands).any(|(command, _)| called(command)) {
            return Vec::new();
        }
        // What every way to a block agrees on; a block that was not reached yet has no entry.
        let mut at_start: FxHashMap<BlockId, Known> = FxHashMap::default();
        at_start.insert(BlockId(0), Known::default());
        let mut open = vec![BlockId(0)];
        while let Some(id) = open.pop() {
            let mut known = at_start[&id].clone();
            self.follow(proc, &blocks[id.index()], &mut known);
            for next in successors(program, &blocks[id.index()].exit, &known) {
                let changed = match at_start.get_mut(&next) {
                    None => {
                        at_start.insert(next, known.clone());
                        true
                    }
                    Some(before) => {
                        let count = before.len();
                        before.retain(|var, value| known.get(var) == Some(value));
                        before.len() < count
                    }
                };
                if changed && !open.contains(&next) {
                    open.push(next);
                }
            }
        }
        let mut reached: Vec<(BlockId, Known)> = at_start.into_iter().collect();
        reached.sort_by_key(|(id, _)| *id);
        let mut found = Vec::new();
        for (id, mut known) in reached {
            let computed = self.follow(proc, &blocks[id.index()], &mut known);
            found.extend(computed.into_iter().map(|(at, var, value)| (id, at, var, value)));
        }
        found
    }

    /// What is known after the commands of a block, and the calls in it that were computed.
    fn follow(&mut self, proc: ProcId, block: &Block, known: &mut Known) -> Vec<(usize, VarId, u128)> {
        let program = self.program;
        let own = |var: VarId| program.vars[var.index()].owner == Some(proc);
        let mut computed = Vec::new();
        for (at, (command, _)) in block.commands.iter().enumerate() {
            let (var, value) = match command {
                Command::Assign(var, value) => (*var, constant(program, known, *value)),
                Command::Havoc(var, _) | Command::Allocate { var, .. } => (*var, None),
                Command::Call { callee, args, result: Some(result) } => {
                    let args: Option<Vec<u128>> =
                        args.iter().map(|arg| constant(program, known, *arg)).collect();
                    let value = match (callee, args) {
                        (Callee::Direct(callee), Some(args)) => self.result(*callee, args, *result),
                        _ => None,
                    };
                    computed.extend(value.map(|value| (at, *result, value)));
                    (*result, value)
                }
                _ => continue,
            };
            match value.filter(|_| own(var)) {
                Some(value) => known.insert(var, value),
                None => known.remove(&var),
            };
        }
        computed
    }

    /// The result of a call, if it can be computed.
    fn result(&mut self, callee: ProcId, args: Vec<u128>, to: VarId) -> Option<u128> {
        let procs = &self.program.procs[callee.index()];
        let width = |var: VarId| self.program.vars[var.index()].width;
        if !self.pure.contains(&callee)
            || procs.params.len() != args.len()
            || procs.result.is_none_or(|result| width(result) != width(to))
        {
            return None;
        }
        let widths: Vec<u32> = procs.params.iter().map(|param| width(*param)).collect();
        let wanted = width(to);
        let key = (callee, args);
        if let Some(known) = self.results.get(&key) {
            return *known;
        }
        let entry = self.scratch.entry;
        let result = self.scratch.procs[entry.index()].result?;
        self.scratch.vars[result.index()].width = wanted;
        let exprs = &mut self.scratch.exprs;
        let args: Vec<ExprId> =
            key.1.iter().zip(&widths).map(|(arg, width)| exprs.constant(*arg, *width)).collect();
        let call = Command::Call { callee: Callee::Direct(callee), args, result: Some(result) };
        self.scratch.procs[entry.index()].blocks[0].commands = vec![(call, Span::default())];
        let max_steps = MOST_STEPS.saturating_sub(self.steps).min(MOST_STEPS_OF_ONE);
        let config = Config { check: self.properties.clone(), max_steps };
        self.memo.active.clear();
        let run = Interpreter::new(&self.scratch, config).observe(&mut ListInputs::default(), &mut self.memo);
        self.steps += run.steps;
        if !run.draws.is_empty() {
            // What calls gave may depend on what was drawn.
            self.memo.results.clear();
        }
        let value = match run.outcome {
            Outcome::Returned(value) if run.draws.is_empty() => Some(value),
            _ => None,
        };
        self.results.insert(key, value);
        value
    }
}

/// Where control may go from a block.
fn successors(program: &Program, exit: &Exit, known: &Known) -> Vec<BlockId> {
    match exit {
        Exit::Goto(next) => vec![*next],
        Exit::Branch(condition, then, otherwise) => match constant(program, known, *condition) {
            Some(0) => vec![*otherwise],
            Some(_) => vec![*then],
            None => vec![*then, *otherwise],
        },
        Exit::Switch(_, cases, default) => cases.iter().map(|(.., block)| *block).chain([*default]).collect(),
        Exit::Return | Exit::Stop | Exit::Cut(_) => Vec::new(),
    }
}

/// The value of an expression, if variables that are known decide it.
fn constant(program: &Program, known: &Known, id: ExprId) -> Option<u128> {
    let value = |id: ExprId| constant(program, known, id);
    Some(match program.expr(id) {
        Expr::Const(bits, _) => bits,
        Expr::Var(var) => *known.get(&var)?,
        Expr::Unary(op, a) => eval::unary(op, program.width(a), value(a)?),
        Expr::Binary(op, a, b) => eval::binary(op, program.width(b), value(a)?, value(b)?),
        Expr::Ite(a, b, c) => value(if value(a)? != 0 { b } else { c })?,
        Expr::Extract(a, from, count) => eval::mask(value(a)? >> from, count),
        Expr::ZeroExtend(a, _) => value(a)?,
        Expr::SignExtend(a, width) => eval::mask(eval::signed(value(a)?, program.width(a)) as u128, width),
        Expr::Convert(op, a) => eval::convert(op, program.width(a), value(a)?),
        Expr::Load(..) | Expr::Memory(..) | Expr::Offset(..) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => {
            return None;
        }
    })
}
