//! Whether a failing run rests on what library functions without a model give.
//!
//! Such a function gives one value, and no model says which. A run that goes its way whatever the value is fails
//! with the right one too; any other needs a compiled program with the real function. Whether a run is one of the
//! first kind is decided by a flow of information (Denning and Denning, "Certification of programs for secure
//! information flow", 1977): what depends on such a value is *marked*, once for the whole run, and memory is one
//! cell. No mark may reach what decides the way: a test, an address, a divisor, a size, or what failed. So there are
//! no flows through branches, since no branch that was taken is marked.

use certus_c::interp::{Config, Event, Interpreter, ListInputs, Observer, Outcome, Run};
use certus_c::program::{Binary, Callee, Command, Exit, Expr, ExprId, ProcId, Program, Property, Source};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A library function without a model whose value a run may need.
#[must_use]
pub fn needed_from_library(program: &Program, run: &Run) -> Option<Arc<str>> {
    let Outcome::Violation { property, .. } = run.outcome else { return None };
    let name = run.draws.iter().find_map(|draw| match &draw.source {
        Source::Unmodelled(name) => Some(name.clone()),
        _ => None,
    })?;
    let way = Way::of(program, run, property);
    let marks = Marks::of(program, &way);
    let entered = |proc: ProcId| way.entered.contains(&proc);
    marks.reach(program, &way).then(|| program.library_function(&name, &entered))
}

/// Where a run goes.
#[derive(Default)]
struct Way {
    entered: BTreeSet<ProcId>,
    /// The tests of branches, and what had to hold where it fails.
    tests: BTreeSet<ExprId>,
}

impl Way {
    fn of(program: &Program, run: &Run, property: Property) -> Way {
        let mut way = Way { entered: BTreeSet::from([program.entry]), tests: BTreeSet::new() };
        let config = Config { check: vec![property], max_steps: run.steps.saturating_add(1) };
        let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
        Interpreter::new(program, config).under(run.layout.clone()).observe(inputs, &mut way);
        way
    }

    fn blocks<'p>(&self, program: &'p Program) -> impl Iterator<Item = &'p certus_c::program::Block> {
        self.entered.clone().into_iter().flat_map(|proc| &program.procs[proc.index()].blocks)
    }

    fn commands<'p>(&self, program: &'p Program) -> impl Iterator<Item = &'p Command> {
        self.blocks(program).flat_map(|block| &block.commands).map(|(command, _)| command)
    }
}

impl Observer for Way {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Entered { proc, .. } => {
                self.entered.insert(proc);
            }
            Event::Branched { condition, .. } => {
                self.tests.insert(condition);
            }
            Event::Violated { condition, .. } => self.tests.extend(condition),
            _ => {}
        }
    }
}

/// What depends on a value that no model says.
struct Marks {
    vars: Vec<bool>,
    memory: bool,
    /// By number, as of the last round.
    exprs: Vec<bool>,
    /// Expressions that use a marked address or divisor.
    traps: Vec<bool>,
}

impl Marks {
    fn of(program: &Program, way: &Way) -> Marks {
        let count = program.exprs.len();
        let mut marks = Marks {
            vars: vec![false; program.vars.len()],
            memory: false,
            exprs: vec![false; count],
            traps: vec![false; count],
        };
        loop {
            marks.evaluate(program);
            let before = (marks.memory, marks.vars.iter().filter(|mark| **mark).count());
            for command in way.commands(program) {
                marks.follow(program, way, command);
            }
            if before == (marks.memory, marks.vars.iter().filter(|mark| **mark).count()) {
                return marks;
            }
        }
    }

    /// Marks expressions; operands have smaller numbers.
    fn evaluate(&mut self, program: &Program) {
        for index in 0..self.exprs.len() {
            let expr = program.expr(ExprId(index as u32));
            let mark = |id: ExprId| self.exprs[id.index()];
            let operands: &[ExprId] = match &expr {
                Expr::Const(..) | Expr::Var(_) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => &[],
                Expr::Load(a, _)
                | Expr::Unary(_, a)
                | Expr::Extract(a, ..)
                | Expr::ZeroExtend(a, _)
                | Expr::SignExtend(a, _)
                | Expr::Convert(_, a) => &[*a],
                Expr::Binary(_, a, b) | Expr::Memory(_, a, b) | Expr::Offset(a, b) => &[*a, *b],
                Expr::Ite(a, b, c) => &[*a, *b, *c],
            };
            let own = match expr {
                Expr::Var(var) => self.vars[var.index()],
                Expr::Load(..) => self.memory,
                _ => false,
            };
            let trap = match expr {
                Expr::Load(address, _) => mark(address),
                Expr::Binary(Binary::UDiv | Binary::SDiv | Binary::URem | Binary::SRem, _, divisor) => {
                    mark(divisor)
                }
                _ => false,
            };
            let (marked, trapped) = (
                own || operands.iter().any(|&id| mark(id)),
                trap || operands.iter().any(|id| self.traps[id.index()]),
            );
            self.exprs[index] = marked;
            self.traps[index] = trapped;
        }
    }

    /// What a command marks.
    fn follow(&mut self, program: &Program, way: &Way, command: &Command) {
        match command {
            Command::Assign(var, value) => self.vars[var.index()] |= self.exprs[value.index()],
            Command::Havoc(var, Source::Unmodelled(_)) => self.vars[var.index()] = true,
            Command::Store { value, .. } => self.memory |= self.exprs[value.index()],
            Command::Fill { byte, .. } => self.memory |= self.exprs[byte.index()],
            Command::Call { callee, args, result } => {
                let one = match callee {
                    Callee::Direct(proc) => Some(*proc),
                    Callee::Pointer(_) => None,
                };
                for proc in way.entered.iter().copied().filter(|proc| one.is_none_or(|one| one == *proc)) {
                    let proc = &program.procs[proc.index()];
                    for (param, arg) in proc.params.iter().zip(args) {
                        self.vars[param.index()] |= self.exprs[arg.index()];
                    }
                    if let (Some(result), Some(given)) = (result, proc.result) {
                        self.vars[result.index()] |= self.vars[given.index()];
                    }
                }
            }
            // A copy takes memory to memory, and nothing else gets a value.
            Command::Havoc(..)
            | Command::Copy { .. }
            | Command::Assume(_)
            | Command::Check(..)
            | Command::Allocate { .. }
            | Command::End { .. } => {}
        }
    }

    /// Whether a mark is on what decides the way of a run.
    fn reach(&self, program: &Program, way: &Way) -> bool {
        let decides = |id: &ExprId| self.exprs[id.index()] || self.traps[id.index()];
        let traps = |id: &ExprId| self.traps[id.index()];
        let command = |command: &Command| match command {
            Command::Assign(_, value) => traps(value),
            Command::Assume(condition) => decides(condition),
            Command::Store { address, value } => decides(address) || traps(value),
            Command::Copy { to, from, size } => decides(to) || decides(from) || decides(size),
            Command::Fill { to, byte, size } => decides(to) || decides(size) || traps(byte),
            Command::Allocate { size, .. } => decides(size),
            Command::End { address, .. } => decides(address),
            Command::Call { callee, args, .. } => {
                args.iter().any(traps) || matches!(callee, Callee::Pointer(address) if decides(address))
            }
            // One that fails earlier with the right value fails all the same.
            Command::Havoc(..) | Command::Check(..) => false,
        };
        let switches = |exit: &Exit| matches!(exit, Exit::Switch(value, ..) if decides(value));
        way.tests.iter().any(decides)
            || way.commands(program).any(command)
            || way.blocks(program).any(|block| switches(&block.exit))
    }
}
