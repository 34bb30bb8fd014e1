//! The machine.

use super::memory::{Memory, Read};
use super::observe::{Event, Observer};
use super::values::Cell;
use super::{Draw, Inputs, Interpreter, Outcome, Run};
use crate::program::eval::mask;
use crate::program::{
    Binary, BlockId, Callee, Command, Exit, Expr, ExprId, ObjectId, ProcId, Program, Property, Source,
    Storage, VarId,
};
use crate::span::Span;
use rustc_hash::FxHashSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) proc: ProcId,
    pub(super) block: BlockId,
    /// The next command.
    pub(super) at: usize,
    /// Where its variables begin.
    pub(super) base: usize,
    /// Gets the result, in the caller.
    result: Option<VarId>,
    /// Objects that end with the frame.
    allocas: Vec<u64>,
}

pub(super) struct Machine<'m, 'p, O> {
    pub(super) interpreter: &'m Interpreter<'p>,
    pub(super) program: &'p Program,
    pub(super) inputs: &'m mut dyn Inputs,
    pub(super) observer: &'m mut O,
    pub(super) memory: Memory,
    pub(super) globals: Vec<Cell>,
    pub(super) locals: Vec<Cell>,
    pub(super) frames: Vec<Frame>,
    pub(super) statics: Vec<u64>,
    /// Numbers of the objects that may change at any time.
    pub(super) volatile: FxHashSet<u64>,
    pub(super) draws: Vec<Draw>,
    output: Vec<u128>,
    /// Where the variables of the top frame begin.
    pub(super) base: usize,
    asked: u32,
    /// The current command used a byte that was never written.
    pub(super) unwritten: bool,
    /// Where it may do so.
    pub(super) exempt: Option<ExprId>,
    pub(super) address_mask: u64,
}

fn bit(property: Property) -> u32 {
    1 << property as u32
}

/// Calls that may be inside of each other: a machine's stack is used up earlier.
const DEEPEST: usize = 1 << 20;

/// How many steps are made before the inputs are asked whether to stop.
const PERIOD: u64 = 1 << 18;

/// What ends a run.
type Step = Result<(), Outcome>;

pub(super) fn run<O: Observer>(
    interpreter: &Interpreter<'_>,
    inputs: &mut dyn Inputs,
    observer: &mut O,
) -> Run {
    let mut machine = Machine::new(interpreter, inputs, observer);
    let mut steps = 0;
    let outcome = match machine.start() {
        Err(outcome) => outcome,
        Ok(()) => loop {
            if machine.is_late(steps) {
                break Outcome::OutOfSteps;
            }
            steps += 1;
            if let Err(outcome) = machine.step() {
                break outcome;
            }
            if machine.memory.exhausted {
                break Outcome::OutOfMemory;
            }
        },
    };
    machine.finish(outcome, steps)
}

impl<'m, 'p, O: Observer> Machine<'m, 'p, O> {
    /// The machine before it starts.
    pub(super) fn new(
        interpreter: &'m Interpreter<'p>,
        inputs: &'m mut dyn Inputs,
        observer: &'m mut O,
    ) -> Machine<'m, 'p, O> {
        let program = interpreter.program;
        let checked = interpreter.config.check.iter().any(|it| it.needs_objects());
        Machine {
            interpreter,
            program,
            inputs,
            observer,
            memory: Memory::new(program.pointer_bits, interpreter.layout.clone(), checked),
            globals: vec![Cell::Unknown; interpreter.globals as usize],
            locals: Vec::new(),
            frames: Vec::new(),
            statics: Vec::new(),
            volatile: FxHashSet::default(),
            draws: Vec::new(),
            output: Vec::new(),
            base: 0,
            asked: interpreter.config.check.iter().fold(0, |set, &property| set | bit(property)),
            unwritten: false,
            exempt: None,
            address_mask: mask(u128::MAX, program.pointer_bits) as u64,
        }
    }

    /// Whether a run is to be given up after so many steps.
    pub(super) fn is_late(&self, steps: u64) -> bool {
        steps >= self.interpreter.config.max_steps || (steps.is_multiple_of(PERIOD) && self.inputs.stop())
    }

    /// The run that it has made.
    pub(super) fn finish(self, outcome: Outcome, steps: u64) -> Run {
        let active = self.active();
        let layout = self.interpreter.layout.clone();
        Run { outcome, draws: self.draws, output: self.output, steps, layout, active }
    }
}

impl<'p, O: Observer> Machine<'_, 'p, O> {
    fn tell(&mut self, event: Event<'_>) {
        if O::ON {
            self.observer.observe(event);
        }
    }

    pub(super) fn start(&mut self) -> Step {
        let program = self.program;
        for (index, object) in program.objects.iter().enumerate() {
            if program.volatile_objects.contains(&ObjectId(index as u32)) {
                self.volatile.insert(self.memory.made);
            }
            let base = self.memory.allocate(object.size, object.align, None, !object.unknown);
            let base = base.ok_or(Outcome::OutOfMemory)?;
            let event = Event::Allocated {
                object: self.memory.made - 1,
                address: base,
                var: None,
                size: object.size,
                storage: None,
                zeroed: !object.unknown,
            };
            self.tell(event);
            for (offset, &byte) in object.bytes.iter().enumerate() {
                self.memory.store_byte(base + offset as u64, byte);
            }
            self.statics.push(base);
        }
        for (object, base) in program.objects.iter().zip(self.statics.clone()) {
            for &(offset, address) in &object.addresses {
                let value = self.eval(address);
                self.memory.store(base + offset, value, (program.pointer_bits / 8).into());
            }
            if object.read_only {
                self.memory.protect(base);
            }
        }
        for (index, var) in program.vars.iter().enumerate() {
            if let (None, Some(initial)) = (var.owner, var.initial) {
                let value = self.eval(initial);
                self.globals[self.interpreter.places[index] as usize] = Cell::Known(value);
                self.tell(Event::Assigned { var: VarId(index as u32), value });
            }
        }
        if self.inputs.eager() {
            self.choose_all(None);
        }
        self.enter((program.entry, None), (&[], &[]), None);
        Ok(())
    }

    /// The command that an activation has reached, if it is one of the user's text.
    fn reached(&self, frame: &Frame) -> Option<(Span, ProcId)> {
        let proc = &self.program.procs[frame.proc.index()];
        let block = &proc.blocks[frame.block.index()];
        let span = block.commands.get(frame.at.saturating_sub(1)).map_or(block.span, |(_, span)| *span);
        (!proc.library).then_some((span, frame.proc))
    }

    /// The place to report: where the user's text called the library, if we are in it.
    pub(super) fn here(&self) -> (Span, ProcId) {
        let found = self.frames.iter().rev().find_map(|frame| self.reached(frame));
        found.unwrap_or((Span::default(), self.program.entry))
    }

    fn active(&self) -> Vec<(ProcId, Span)> {
        self.frames.iter().filter_map(|frame| self.reached(frame)).map(|(span, proc)| (proc, span)).collect()
    }

    fn violation(&mut self, property: Property, condition: Option<ExprId>) -> Outcome {
        self.tell(Event::Violated { property, condition });
        let (span, proc) = self.here();
        Outcome::Violation { property, span, proc }
    }

    fn enter(
        &mut self,
        (proc, called): (ProcId, Option<Callee>),
        (args, exprs): (&[u128], &[ExprId]),
        result: Option<VarId>,
    ) {
        let base = self.locals.len();
        self.locals.resize(base + self.interpreter.locals[proc.index()] as usize, Cell::Unknown);
        self.base = base;
        if self.inputs.eager() {
            self.choose_all(Some(proc));
        }
        let callee = &self.program.procs[proc.index()];
        for (index, (&param, &arg)) in callee.params.iter().zip(args).enumerate() {
            let width = self.program.vars[param.index()].width;
            let arrives = |&expr| called.is_none_or(|called| self.program.arrives(called, expr, param));
            if exprs.get(index).is_none_or(arrives) {
                *self.cell(param) = Cell::Known(mask(arg, width));
            }
        }
        self.frames.push(Frame { proc, block: BlockId(0), at: 0, base, result, allocas: Vec::new() });
        self.tell(Event::Entered { proc, args, exprs });
    }

    pub(super) fn step(&mut self) -> Step {
        let program = self.program;
        let Some(frame) = self.frames.last_mut() else { return Err(Outcome::Stopped) };
        let proc = frame.proc;
        let block = &program.procs[proc.index()].blocks[frame.block.index()];
        match block.commands.get(frame.at) {
            Some((command, span)) => {
                frame.at += 1;
                self.tell(Event::At { proc, span: *span });
                self.unwritten = false;
                self.command(command)
            }
            None => {
                self.tell(Event::At { proc, span: block.span });
                self.unwritten = false;
                self.exit(&block.exit)
            }
        }
    }

    /// The value of an operand of a command. Reading a byte that was never written is a violation, if that
    /// is asked about.
    fn operand(&mut self, id: ExprId) -> Result<u128, Outcome> {
        let value = self.eval(id);
        if self.unwritten && self.asked & bit(Property::Uninitialised) != 0 {
            return Err(self.violation(Property::Uninitialised, None));
        }
        Ok(value)
    }

    fn address_operand(&mut self, id: ExprId) -> Result<u64, Outcome> {
        Ok(self.operand(id)? as u64)
    }

    fn goto(&mut self, block: BlockId) {
        if let Some(frame) = self.frames.last_mut() {
            frame.block = block;
            frame.at = 0;
        }
    }

    fn exit(&mut self, exit: &Exit) -> Step {
        match exit {
            Exit::Goto(block) => self.goto(*block),
            Exit::Branch(condition, then, otherwise) => {
                let taken = self.operand(*condition)? != 0;
                self.tell(Event::Branched { condition: *condition, taken });
                self.goto(if taken { *then } else { *otherwise });
            }
            Exit::Switch(value, cases, default) => {
                let value = self.operand(*value)?;
                let case = cases.iter().find(|&&(lo, hi, _)| lo <= value && value <= hi);
                self.goto(case.map_or(*default, |&(_, _, block)| block));
            }
            Exit::Stop => return Err(Outcome::Stopped),
            Exit::Cut(reason) => return Err(Outcome::Cut(reason.clone())),
            Exit::Return => return self.leave(),
        }
        Ok(())
    }

    fn leave(&mut self) -> Step {
        let Some(frame) = self.frames.last() else { return Err(Outcome::Stopped) };
        let result = self.program.procs[frame.proc.index()].result;
        let width = result.map(|result| self.program.vars[result.index()].width);
        // A result that was never given is drawn only if the caller wants it.
        let wanted = frame.result.is_some() || self.frames.len() == 1;
        let value = match result {
            Some(result) if wanted => Some(self.read(result)),
            _ => None,
        };
        let Some(frame) = self.frames.pop() else { return Err(Outcome::Stopped) };
        self.tell(Event::Left { proc: frame.proc, value });
        for base in frame.allocas {
            self.end_object(base, Storage::Alloca);
        }
        self.locals.truncate(frame.base);
        let Some(caller) = self.frames.last() else { return Err(Outcome::Returned(value.unwrap_or(0))) };
        self.base = caller.base;
        if let Some(target) = frame.result {
            let wanted = self.program.vars[target.index()].width;
            let value = match value {
                Some(value) if width == Some(wanted) => value,
                // Called through a pointer of a wrong type.
                _ => {
                    self.draw_to(target, Source::Undefined("?".into()));
                    return Ok(());
                }
            };
            self.write(target, value);
        }
        Ok(())
    }

    fn command(&mut self, command: &'p Command) -> Step {
        match command {
            Command::Assign(var, value) => {
                let value = self.operand(*value)?;
                self.write(*var, value);
            }
            // Drawn when it is read: most declared variables are assigned first.
            Command::Havoc(var, Source::Uninitialised) => {
                *self.cell(*var) = Cell::Unknown;
                if self.inputs.eager() {
                    self.choose(*var);
                }
            }
            Command::Havoc(var, source) => {
                self.draw_to(*var, source.clone());
            }
            Command::Assume(condition) => {
                if self.operand(*condition)? == 0 {
                    return Err(Outcome::AssumptionFailed);
                }
            }
            Command::Check(property, condition) => {
                if self.asked & bit(*property) != 0 && self.eval(*condition) == 0 {
                    // It may be an access to the rest of an object that another file defines.
                    let open = self.program.objects.iter().find(|object| object.open);
                    if let (Property::Deref, Some(object)) = (property, open) {
                        return Err(Outcome::Cut(object.open_end().into()));
                    }
                    return Err(self.violation(*property, Some(*condition)));
                }
            }
            Command::Store { address, value } => {
                let width = self.program.width(*value);
                let to = self.address_operand(*address)?;
                // Writing a bit-field also reads the bits beside it, which need not be written.
                let bits = matches!(self.program.expr(*value), Expr::Binary(Binary::Concat, ..));
                self.exempt = bits.then_some(*address);
                let value = self.operand(*value);
                self.exempt = None;
                let value = value?;
                self.memory.store(to, value, u64::from(width / 8));
                if O::ON {
                    self.stored(to, &value.to_le_bytes()[..width as usize / 8]);
                }
            }
            Command::Copy { to, from, size } => {
                let (to, from) = (self.address_operand(*to)?, self.address_operand(*from)?);
                let size = self.address_operand(*size)?;
                let size = self.bounded(size)?;
                let bytes: Vec<Read> = (0..size)
                    .map(|index| self.load_byte(from.wrapping_add(index) & self.address_mask))
                    .collect();
                for (index, byte) in bytes.iter().enumerate() {
                    self.memory.store_read(to.wrapping_add(index as u64) & self.address_mask, *byte);
                }
                if O::ON {
                    self.stored(to, &bytes.iter().map(|byte| byte.value).collect::<Vec<u8>>());
                }
            }
            Command::Fill { to, byte, size } => {
                let (to, byte) = (self.address_operand(*to)?, self.operand(*byte)? as u8);
                let size = self.address_operand(*size)?;
                let size = self.bounded(size)?;
                for index in 0..size {
                    self.memory.store_byte(to.wrapping_add(index) & self.address_mask, byte);
                }
                if O::ON {
                    self.stored(to, &vec![byte; size as usize]);
                }
            }
            Command::Allocate { var, size, align, storage, zeroed } => {
                let size = self.address_operand(*size)?;
                let base = self.memory.allocate(size, *align, Some(*storage), *zeroed);
                let base = base.ok_or(Outcome::OutOfMemory)?;
                if *storage == Storage::Alloca
                    && let Some(frame) = self.frames.last_mut()
                {
                    frame.allocas.push(base);
                }
                self.write(*var, base.into());
                let object = self.memory.made - 1;
                if self.program.volatile_locals.contains(var) {
                    self.volatile.insert(object);
                }
                let (var, storage, zeroed) = (Some(*var), Some(*storage), *zeroed);
                self.tell(Event::Allocated { object, address: base, var, size, storage, zeroed });
            }
            Command::End { address, storage } => {
                let base = self.address_operand(*address)?;
                self.end_object(base, *storage);
            }
            Command::Call { callee, args, result } => return self.call(*callee, args, *result),
        }
        Ok(())
    }

    fn end_object(&mut self, base: u64, storage: Storage) {
        if let Some(object) = self.memory.end(base, Some(storage)) {
            self.tell(Event::Ended { object });
        }
    }

    fn stored(&mut self, address: u64, bytes: &[u8]) {
        let to = self.memory.find(address).map(|(object, offset)| (object.number, offset));
        self.tell(Event::Stored { to, bytes });
    }

    /// Sizes beyond any object would take forever.
    fn bounded(&self, size: u64) -> Result<u64, Outcome> {
        if size > 1 << 28 { Err(Outcome::OutOfSteps) } else { Ok(size) }
    }

    fn proc_at(&self, address: u64) -> Option<ProcId> {
        let offset = address.wrapping_sub(Memory::PROCS);
        let known = offset.is_multiple_of(16) && offset / 16 < self.program.procs.len() as u64;
        known.then_some(ProcId((offset / 16) as u32))
    }

    pub(super) fn callable(&self, address: u64, count: u64) -> bool {
        self.proc_at(address).is_some_and(|proc| {
            let proc = &self.program.procs[proc.index()];
            proc.blocks.is_empty() || proc.params.len() as u64 == count
        })
    }

    fn call(&mut self, callee: Callee, args: &[ExprId], result: Option<VarId>) -> Step {
        let proc = match callee {
            Callee::Direct(proc) => Some(proc),
            Callee::Pointer(pointer) => {
                let address = self.address_operand(pointer)?;
                self.proc_at(address)
            }
        };
        let exprs = args;
        let args = exprs.iter().map(|&arg| self.operand(arg)).collect::<Result<Vec<u128>, _>>()?;
        if let Some(proc) = proc.filter(|proc| !self.program.procs[proc.index()].blocks.is_empty()) {
            if let (true, Some(target)) = (O::ON, result)
                && let Some(value) = self.observer.result(proc, &args)
            {
                self.write(target, value);
                return Ok(());
            }
            if self.frames.len() >= DEEPEST {
                return Err(Outcome::OutOfMemory);
            }
            self.enter((proc, Some(callee)), (&args, exprs), result);
            return Ok(());
        }
        let source = match proc {
            Some(proc) => {
                let name = self.program.procs[proc.index()].name.as_str();
                if name == "__certus_out" {
                    self.output.extend(args.first());
                }
                Source::Undefined(name.into())
            }
            None => Source::Undefined("?".into()),
        };
        if let Some(result) = result {
            self.draw_to(result, source);
        }
        Ok(())
    }
}
