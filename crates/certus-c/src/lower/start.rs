//! What happens before and after `main`.
//!
//! **Constructors and destructors** run in the order of their priorities, as gcc has it.
//!
//! **Arguments of `main`** (C11 5.1.2.2.1): `argc` is not negative, `argv[argc]` is null, the others point to strings
//! that may be changed, of unknown length and contents. Arrays of any length cannot be made, so that runs with
//! more than [`MOST_ARGUMENTS`] are cut off where they look at `argv`, and all where they look at the environment.

use super::Result1;
use super::function::FunctionLowerer;
use super::unit::Lowerer;
use crate::hir::{FunctionId, LocalId};
use crate::program::{
    Binary, Block, BlockId, Callee, Command, Exit, ExprId, Exprs, Proc, ProcId, Property, Query, Source,
    Storage, VarId, Variable,
};
use crate::span::Span;

/// More arguments than these are not followed.
const MOST_ARGUMENTS: u64 = 4;

/// The longest argument that Linux passes, its end included (`MAX_ARG_STRLEN`).
const LONGEST: u64 = 128 << 10;

/// The procedure that runs first, under construction.
struct Start {
    proc: ProcId,
    blocks: Vec<Block>,
    span: Span,
}

impl Start {
    fn emit(&mut self, command: Command) {
        let span = self.span;
        if let Some(block) = self.blocks.last_mut() {
            block.commands.push((command, span));
        }
    }

    /// Ends the block. The next one follows it.
    fn end(&mut self, exit: impl FnOnce(BlockId) -> Exit) {
        let next = BlockId(self.blocks.len() as u32);
        if let Some(block) = self.blocks.last_mut() {
            block.exit = exit(next);
        }
        self.blocks.push(Block { commands: Vec::new(), exit: Exit::Return, span: self.span });
    }
}

/// The checks of what is left in the heap.
pub(super) fn leak_checks(exprs: &mut Exprs) -> [Command; 2] {
    let zero = exprs.size(0);
    [(Property::Leak, Query::Tracked), (Property::Cleanup, Query::Freed)]
        .map(|(property, query)| Command::Check(property, exprs.memory(query, zero, zero)))
}

impl Lowerer<'_> {
    /// The functions that run before `main`, in order; those that run after it are noted.
    pub(super) fn run_around(&mut self) -> Result1<Vec<ProcId>> {
        let mut before = Vec::new();
        let mut after = Vec::new();
        for (index, function) in self.unit.functions.iter().enumerate() {
            let (begin, end) = (function.linkage.constructor, function.linkage.destructor);
            let Some(body) = function.body.as_ref().filter(|_| begin.or(end).is_some()) else { continue };
            if !body.params.is_empty() {
                let message = "a constructor or destructor with parameters is not supported";
                return Err(self.refuse(function.span, message));
            }
            let id = FunctionId(index as u32);
            before.extend(begin.map(|priority| (priority, function.span.lo, id)));
            after.extend(end.map(|priority| (priority, function.span.lo, id)));
        }
        before.sort();
        after.sort();
        after.reverse();
        self.destructors = after.into_iter().map(|(_, _, id)| self.proc_of(id)).collect();
        Ok(before.into_iter().map(|(_, _, id)| self.proc_of(id)).collect())
    }

    fn start_var(&mut self, start: &Start, like: &Variable) -> VarId {
        self.push_var(Variable { owner: Some(start.proc), initial: None, ..like.clone() })
    }

    /// Makes the procedure that runs first, if `main` cannot be it: constructors run, then `main` or another function
    /// with unknown arguments, then destructors.
    pub(super) fn start(
        &mut self,
        main: ProcId,
        entry: &str,
        constructors: &[ProcId],
        arguments: Option<FunctionId>,
    ) {
        let params = self.shared.program.procs[main.index()].params.clone();
        self.shared.program.entry = main;
        if params.is_empty() && constructors.is_empty() && self.destructors.is_empty() && !self.meaning.leaks
        {
            return;
        }
        let span = self.shared.program.procs[main.index()].span;
        let proc = ProcId(self.shared.program.procs.len() as u32);
        let first = Block { commands: Vec::new(), exit: Exit::Return, span };
        let mut start = Start { proc, blocks: vec![first], span };
        for &constructor in constructors {
            let callee = Callee::Direct(constructor);
            start.emit(Command::Call { callee, args: Vec::new(), result: None });
        }
        let mut args: Vec<ExprId> = Vec::new();
        for (index, param) in params.into_iter().enumerate() {
            let like = self.shared.program.vars[param.index()].clone();
            start.span = like.span;
            let var = self.start_var(&start, &like);
            let value = self.shared.program.exprs.var(var, like.width);
            match (index, arguments, self.argument_count) {
                (1, Some(_), Some(count)) => self.make_arguments(&mut start, var, args[0], count),
                _ => start.emit(Command::Havoc(var, Source::Input(entry.into()))),
            }
            if index == 0 && arguments.is_some() {
                let exprs = &mut self.shared.program.exprs;
                let zero = exprs.constant(0, like.width);
                let negative = exprs.binary(Binary::SLt, value, zero);
                let condition = exprs.not(negative);
                start.emit(Command::Assume(condition));
            }
            args.push(value);
        }
        start.span = span;
        let result = self.shared.program.procs[main.index()].result;
        let result = result.map(|result| {
            let like = self.shared.program.vars[result.index()].clone();
            self.start_var(&start, &like)
        });
        start.emit(Command::Call { callee: Callee::Direct(main), args, result });
        for destructor in self.destructors.clone() {
            let callee = Callee::Direct(destructor);
            start.emit(Command::Call { callee, args: Vec::new(), result: None });
        }
        if self.meaning.leaks {
            for check in leak_checks(&mut self.shared.program.exprs) {
                start.emit(check);
            }
        }
        self.shared.program.procs.push(Proc {
            name: "$start".to_owned(),
            params: Vec::new(),
            result,
            blocks: start.blocks,
            library: false,
            span,
            loops: Vec::new(),
        });
        self.shared.program.entry = proc;
    }

    /// Makes the array of arguments and the strings in it.
    fn make_arguments(&mut self, start: &mut Start, argv: VarId, argc: ExprId, count: VarId) {
        let program = &mut self.shared.program;
        let bits = program.pointer_bits;
        let bytes = u64::from(bits / 8);
        let like = program.vars[argv.index()].clone();
        let exprs = &mut program.exprs;
        let number = exprs.sign_extend(argc, bits);
        start.emit(Command::Assign(count, number));
        let most = exprs.size(MOST_ARGUMENTS);
        let many = exprs.binary(Binary::ULt, most, number);
        // With many arguments nothing looks at the array.
        start.emit(Command::Havoc(argv, Source::Uninitialised));
        let check = start.blocks.len() - 1;
        start.end(Exit::Goto);
        let one = exprs.size(1);
        let scale = exprs.size(bytes);
        let pointers = exprs.binary(Binary::Add, number, one);
        let size = exprs.binary(Binary::Mul, pointers, scale);
        let storage = Storage::Argument;
        start.emit(Command::Allocate { var: argv, size, align: bytes, storage, zeroed: false });
        let base = exprs.var(argv, bits);
        let mut leave = Vec::new();
        for index in 0..MOST_ARGUMENTS {
            let (string, length) = (self.start_var(start, &like), self.start_var(start, &like));
            let exprs = &mut self.shared.program.exprs;
            let at = exprs.size(index);
            let given = exprs.binary(Binary::ULt, at, number);
            leave.push((start.blocks.len() - 1, given));
            start.end(Exit::Goto);
            start.emit(Command::Havoc(length, Source::Library("main".into())));
            let room = exprs.var(length, bits);
            let (zero, limit) = (exprs.size(0), exprs.size(LONGEST));
            let some = exprs.binary(Binary::ULt, zero, room);
            let above = exprs.binary(Binary::ULt, limit, room);
            let fits = exprs.not(above);
            let fine = exprs.binary(Binary::And, some, fits);
            let one = exprs.size(1);
            let chosen = exprs.ite(fine, room, one);
            start.emit(Command::Assign(length, chosen));
            start.emit(Command::Allocate { var: string, size: room, align: 1, storage, zeroed: false });
            let text = exprs.var(string, bits);
            let last = exprs.binary(Binary::Sub, room, one);
            let end = exprs.binary(Binary::Add, text, last);
            let nothing = exprs.constant(0, 8);
            start.emit(Command::Store { address: end, value: nothing });
            let offset = exprs.size(index * bytes);
            let place = exprs.binary(Binary::Add, base, offset);
            start.emit(Command::Store { address: place, value: text });
        }
        start.end(Exit::Goto);
        let exprs = &mut self.shared.program.exprs;
        let after = BlockId(start.blocks.len() as u32 - 1);
        let offset = exprs.binary(Binary::Mul, number, scale);
        let place = exprs.binary(Binary::Add, base, offset);
        let null = exprs.size(0);
        start.emit(Command::Store { address: place, value: null });
        start.end(Exit::Goto);
        let done = BlockId(start.blocks.len() as u32 - 1);
        for (block, given) in leave {
            start.blocks[block].exit = Exit::Branch(given, BlockId(block as u32 + 1), after);
        }
        start.blocks[check].exit = Exit::Branch(many, done, BlockId(check as u32 + 1));
    }
}

impl FunctionLowerer<'_, '_> {
    /// Cuts runs off that look at arguments which are not modelled: `local` is read, or its address taken.
    pub(super) fn look_at_argument(&mut self, local: LocalId) {
        let unit = self.unit;
        if self.cx.library || unit.name(unit[self.function].name) != "main" || self.cx.entry != "main" {
            return;
        }
        match self.body.params.iter().position(|&param| param == local) {
            Some(1) => {
                let count = self.argument_count();
                let bits = self.pointer_bits();
                let most = self.exprs().size(MOST_ARGUMENTS);
                let count = self.exprs().var(count, bits);
                let many = self.exprs().binary(Binary::ULt, most, count);
                let (cut, after) = (self.new_block(), self.new_block());
                self.terminate(Exit::Branch(many, cut, after));
                self.move_to(cut);
                self.cut(format!("more than {MOST_ARGUMENTS} arguments of 'main' are not followed"));
                self.move_to(after);
            }
            Some(2) => self.cut("the environment that 'main' is given is not known"),
            _ => {}
        }
    }

    /// The variable that holds how many arguments there are.
    fn argument_count(&mut self) -> VarId {
        if let Some(count) = self.cx.argument_count {
            return count;
        }
        let initial = Some(self.exprs().size(0));
        let (width, span) = (self.pointer_bits(), self.cx.span(self.span));
        let shown = crate::program::Shown::Unsigned;
        let name = "$arguments".to_owned();
        let count = self.cx.push_var(Variable { name, width, shown, owner: None, initial, span });
        self.cx.argument_count = Some(count);
        count
    }
}
