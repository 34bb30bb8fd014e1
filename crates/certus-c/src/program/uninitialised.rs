//! Checks that no variable is used before it has a value ([`Property::Uninitialised`]).
//!
//! A variable here is a scalar whose address is never taken, so that using it without a value is undefined
//! (C11 6.3.2.1p2). A definite-assignment analysis finds the uses at which a variable may have no value; only
//! variables with such a use get a shadow of one bit, `x$set`, that follows the assignments and is checked at
//! those uses. Other programs stay as they are.
//!
//! A function that ends without a result hands on whether it has one in a global shadow, `f$set`: C allows it
//! as long as the caller does not look.
//!
//! Bytes of memory have no shadows; the interpreter knows which were never written.

use super::assigned::{Analysis, Effect, Results, Set, effect, successors};
use super::build::operands;
use super::{
    Binary, Block, BlockId, Callee, Command, Exit, Expr, ExprId, ProcId, Program, Property, Shown, VarId,
    Variable,
};
use crate::span::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Adds the checks to all procedures.
pub fn add_uninitialised_checks(program: &mut Program) {
    let mut locals = vec![Vec::new(); program.procs.len()];
    for (index, var) in program.vars.iter().enumerate() {
        if let Some(owner) = var.owner {
            locals[owner.index()].push(VarId(index as u32));
        }
    }
    let mut results = Results::default();
    for (index, locals) in locals.iter().enumerate() {
        let proc = ProcId(index as u32);
        if may_lack_result(program, proc, locals) {
            let name = format!("{}$set", program.procs[index].name);
            let initial = Some(program.exprs.bit(false));
            let span = program.procs[index].span;
            let shadow = new_shadow(program, name, None, initial, span);
            results.insert(proc, shadow);
        }
    }
    for (index, locals) in locals.iter().enumerate() {
        instrument(program, ProcId(index as u32), locals, &results);
    }
}

fn new_shadow(
    program: &mut Program,
    name: String,
    owner: Option<ProcId>,
    initial: Option<ExprId>,
    span: Span,
) -> VarId {
    program.vars.push(Variable { name, width: 1, shown: Shown::Bool, owner, initial, span });
    VarId(program.vars.len() as u32 - 1)
}

/// Whether the procedure can return without having given its result.
fn may_lack_result(program: &Program, id: ProcId, locals: &[VarId]) -> bool {
    let proc = &program.procs[id.index()];
    let Some(result) = proc.result else { return false };
    if proc.blocks.is_empty() {
        return false;
    }
    let none = Results::default();
    let analysis = Analysis::new(program, id, locals, &none);
    proc.blocks.iter().zip(&analysis.starts).any(|(block, start)| {
        let mut state = start.clone();
        block.commands.iter().for_each(|(command, _)| analysis.step(&mut state, command, &none));
        block.exit == Exit::Return && !analysis.is_set(&state, result)
    })
}

/// The expressions that a command evaluates, apart from those of checks, which only repeat them.
fn uses(command: &Command) -> Vec<ExprId> {
    match command {
        Command::Assign(_, value) | Command::Assume(value) => vec![*value],
        Command::Havoc(..) | Command::Check(..) => Vec::new(),
        Command::Store { address, value } => vec![*address, *value],
        Command::Copy { to, from, size } => vec![*to, *from, *size],
        Command::Fill { to, byte, size } => vec![*to, *byte, *size],
        Command::Allocate { size, .. } => vec![*size],
        Command::End { address, .. } => vec![*address],
        Command::Call { callee, args, .. } => {
            let target = match callee {
                Callee::Pointer(target) => Some(*target),
                Callee::Direct(_) => None,
            };
            target.into_iter().chain(args.iter().copied()).collect()
        }
    }
}

/// Finds the variables with a use at which they may have no value.
fn suspects(program: &Program, proc: ProcId, analysis: &Analysis, results: &Results) -> FxHashSet<VarId> {
    let mut found = FxHashSet::default();
    let mut seen = FxHashSet::default();
    let proc = &program.procs[proc.index()];
    for (block, start) in proc.blocks.iter().zip(&analysis.starts) {
        let mut state = start.clone();
        let mut look = |state: &Set, ids: Vec<ExprId>| {
            let mut stack = ids;
            seen.clear();
            while let Some(id) = stack.pop() {
                if !seen.insert(id) {
                    continue;
                }
                match program.expr(id) {
                    Expr::Var(var) if !analysis.is_set(state, var) => {
                        found.insert(var);
                    }
                    other => stack.extend(operands(other).into_iter().flatten()),
                }
            }
        };
        for (command, _) in &block.commands {
            look(&state, uses(command));
            analysis.step(&mut state, command, results);
        }
        match block.exit {
            Exit::Branch(value, ..) | Exit::Switch(value, ..) => look(&state, vec![value]),
            Exit::Goto(_) | Exit::Return | Exit::Stop | Exit::Cut(_) => {}
        }
    }
    found
}

fn instrument(program: &mut Program, id: ProcId, locals: &[VarId], results: &Results) {
    let analysis = Analysis::new(program, id, locals, results);
    let mut suspects: Vec<VarId> = suspects(program, id, &analysis, results).into_iter().collect();
    let own_result = results.get(&id).copied();
    let result = program.procs[id.index()].result;
    if own_result.is_some() {
        suspects.extend(result);
    }
    suspects.sort_unstable();
    suspects.dedup();
    if suspects.is_empty() {
        return;
    }
    let mut shadows = FxHashMap::default();
    for var in suspects.iter().copied() {
        let Variable { name, span, .. } = &program.vars[var.index()];
        let (name, span) = (format!("{name}$set"), *span);
        shadows.insert(var, new_shadow(program, name, Some(id), None, span));
    }
    let mut blocks = std::mem::take(&mut program.procs[id.index()].blocks);
    for (block, start) in blocks.iter_mut().zip(&analysis.starts) {
        let mut state = start.clone();
        let mut commands = Vec::with_capacity(block.commands.len());
        for (command, span) in std::mem::take(&mut block.commands) {
            let mut needs = Needs::new(program, &shadows, &analysis, &state);
            let condition = needs.all(&uses(&command));
            commands.extend(condition.map(|holds| (Command::Check(Property::Uninitialised, holds), span)));
            analysis.step(&mut state, &command, results);
            let (var, value) = match effect(&command, results) {
                Effect::None => (None, None),
                Effect::Given(var) => (Some(var), Some(program.exprs.bit(true))),
                Effect::Lost(var) => (Some(var), Some(program.exprs.bit(false))),
                Effect::Result(var, shadow) => (Some(var), Some(program.exprs.var(shadow, 1))),
            };
            commands.push((command, span));
            if let (Some(&shadow), Some(value)) = (var.and_then(|var| shadows.get(&var)), value) {
                commands.push((Command::Assign(shadow, value), span));
            }
        }
        match block.exit {
            Exit::Branch(value, ..) | Exit::Switch(value, ..) => {
                let condition = Needs::new(program, &shadows, &analysis, &state).all(&[value]);
                let span = block.span;
                commands
                    .extend(condition.map(|holds| (Command::Check(Property::Uninitialised, holds), span)));
            }
            Exit::Return => {
                if let (Some(global), Some(&shadow)) =
                    (own_result, result.and_then(|result| shadows.get(&result)))
                {
                    let value = program.exprs.var(shadow, 1);
                    commands.push((Command::Assign(global, value), block.span));
                }
            }
            Exit::Goto(_) | Exit::Stop | Exit::Cut(_) => {}
        }
        block.commands = commands;
    }
    let params = program.procs[id.index()].params.clone();
    let mut first = Vec::new();
    for var in suspects {
        let value = program.exprs.bit(params.contains(&var));
        first.push((Command::Assign(shadows[&var], value), program.procs[id.index()].span));
    }
    program.procs[id.index()].blocks = with_start(blocks, first);
}

/// Puts commands in front of a procedure, also if its first block is entered again later.
fn with_start(mut blocks: Vec<Block>, mut first: Vec<(Command, Span)>) -> Vec<Block> {
    let again = blocks.iter().any(|block| successors(&block.exit).contains(&BlockId(0)));
    if !again {
        if let Some(block) = blocks.first_mut() {
            first.append(&mut block.commands);
            block.commands = first;
        }
        return blocks;
    }
    let moved = BlockId(blocks.len() as u32);
    let renumber = |block: &mut BlockId| {
        if *block == BlockId(0) {
            *block = moved;
        }
    };
    for block in &mut blocks {
        match &mut block.exit {
            Exit::Goto(next) => renumber(next),
            Exit::Branch(_, then, otherwise) => {
                renumber(then);
                renumber(otherwise);
            }
            Exit::Switch(_, cases, default) => {
                cases.iter_mut().for_each(|(_, _, block)| renumber(block));
                renumber(default);
            }
            Exit::Return | Exit::Stop | Exit::Cut(_) => {}
        }
    }
    let span = blocks[0].span;
    let start = Block { commands: first, exit: Exit::Goto(moved), span };
    let old = std::mem::replace(&mut blocks[0], start);
    blocks.push(old);
    blocks
}

/// What must hold so that an expression uses no variable without a value.
struct Needs<'a> {
    program: &'a mut Program,
    shadows: &'a FxHashMap<VarId, VarId>,
    analysis: &'a Analysis,
    state: &'a Set,
    known: FxHashMap<ExprId, Option<ExprId>>,
}

impl<'a> Needs<'a> {
    fn new(
        program: &'a mut Program,
        shadows: &'a FxHashMap<VarId, VarId>,
        analysis: &'a Analysis,
        state: &'a Set,
    ) -> Self {
        Needs { program, shadows, analysis, state, known: FxHashMap::default() }
    }

    fn all(&mut self, ids: &[ExprId]) -> Option<ExprId> {
        ids.iter().fold(None, |sum, &id| {
            let one = self.of(id);
            self.and(sum, one)
        })
    }

    fn and(&mut self, a: Option<ExprId>, b: Option<ExprId>) -> Option<ExprId> {
        match (a, b) {
            (Some(a), Some(b)) if a != b => Some(self.program.exprs.binary(Binary::And, a, b)),
            (a, b) => a.or(b),
        }
    }

    fn of(&mut self, id: ExprId) -> Option<ExprId> {
        if let Some(&known) = self.known.get(&id) {
            return known;
        }
        let needed = match self.program.expr(id) {
            Expr::Var(var) if !self.analysis.is_set(self.state, var) => {
                self.shadows.get(&var).map(|&shadow| self.program.exprs.var(shadow, 1))
            }
            Expr::Ite(condition, then, otherwise) => {
                let first = self.of(condition);
                let (yes, no) = (self.of(then), self.of(otherwise));
                let chosen = match (yes, no) {
                    (None, None) => None,
                    (yes, no) => {
                        let exprs = &mut self.program.exprs;
                        let fine = exprs.bit(true);
                        Some(exprs.ite(condition, yes.unwrap_or(fine), no.unwrap_or(fine)))
                    }
                };
                self.and(first, chosen)
            }
            // `&&` and `||`: the right operand is used only if the left one does not decide.
            Expr::Binary(op @ (Binary::And | Binary::Or), a, b) if self.program.width(a) == 1 => {
                let (left, right) = (self.of(a), self.of(b));
                let right = right.map(|right| {
                    let exprs = &mut self.program.exprs;
                    let decided = if op == Binary::And { exprs.not(a) } else { a };
                    exprs.binary(Binary::Or, decided, right)
                });
                self.and(left, right)
            }
            other => operands(other).into_iter().flatten().fold(None, |sum, operand| {
                let one = self.of(operand);
                self.and(sum, one)
            }),
        };
        self.known.insert(id, needed);
        needed
    }
}
