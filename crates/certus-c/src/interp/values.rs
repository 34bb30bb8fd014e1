//! Values: variables, expressions, loads, and what is drawn for them.

use super::memory::{Memory, Read};
use super::observe::{Event, Observer};
use super::run::Machine;
use super::{Draw, Place};
use crate::program::eval::{self, mask};
use crate::program::{Binary, Expr, ExprId, ProcId, Query, Source, Storage, VarId};
use crate::span::Span;

/// What a variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// Nothing yet: a value is drawn when it is read.
    Unknown,
    /// This value was chosen for it, and counts as drawn when it is read.
    Chosen(u128),
    /// A value.
    Known(u128),
}

impl<O: Observer> Machine<'_, '_, O> {
    /// Whether all memory on the heap is pointed to. Not a part of `eval`, which recurses and needs small frames.
    #[inline(never)]
    fn all_tracked(&self) -> bool {
        let cells = self.globals.iter().chain(&self.locals);
        let known = cells.filter_map(|cell| match cell {
            Cell::Known(value) => Some(*value as u64),
            _ => None,
        });
        self.memory.all_tracked(known)
    }

    /// Chooses a value for every variable of this owner that has none.
    pub(super) fn choose_all(&mut self, owner: Option<ProcId>) {
        for (index, variable) in self.program.vars.iter().enumerate() {
            let var = VarId(index as u32);
            if variable.owner == owner && matches!(self.cell(var), Cell::Unknown) {
                self.choose(var);
            }
        }
    }

    /// Chooses the value that a variable has if nothing else is assigned before it is read.
    pub(super) fn choose(&mut self, var: VarId) {
        let width = self.program.vars[var.index()].width;
        let value = mask(self.inputs.value(&Source::Uninitialised, width, var), width);
        *self.cell(var) = Cell::Chosen(value);
    }

    /// Gives a variable an unknown value.
    pub(super) fn draw_to(&mut self, var: VarId, source: Source) {
        let width = self.program.vars[var.index()].width;
        let value = mask(self.inputs.value(&source, width, var), width);
        self.drew(Draw { source, width, value, place: None, span: Span::default() });
        self.write(var, value);
    }

    /// Notes an unknown value and where it was asked for.
    fn drew(&mut self, draw: Draw) {
        let draw = Draw { span: self.here().0, ..draw };
        if O::ON {
            self.observer.observe(Event::Drew(&draw));
        }
        self.draws.push(draw);
    }

    pub(super) fn cell(&mut self, var: VarId) -> &mut Cell {
        let place = self.interpreter.places[var.index()] as usize;
        match self.program.vars[var.index()].owner {
            None => &mut self.globals[place],
            Some(_) => &mut self.locals[self.base + place],
        }
    }

    pub(super) fn read(&mut self, var: VarId) -> u128 {
        let (width, place) = (self.program.vars[var.index()].width, Some(Place::Variable(var)));
        let value = match *self.cell(var) {
            Cell::Known(value) => return value,
            Cell::Chosen(value) => {
                self.drew(Draw { source: Source::Uninitialised, width, value, place, span: Span::default() });
                value
            }
            Cell::Unknown => {
                let value = mask(self.inputs.value(&Source::Uninitialised, width, var), width);
                self.drew(Draw { source: Source::Uninitialised, width, value, place, span: Span::default() });
                value
            }
        };
        *self.cell(var) = Cell::Known(value);
        value
    }

    pub(super) fn write(&mut self, var: VarId, value: u128) {
        *self.cell(var) = Cell::Known(value);
        if O::ON {
            self.observer.observe(Event::Assigned { var, value });
        }
    }

    fn address(&mut self, id: ExprId) -> u64 {
        self.eval(id) as u64
    }

    pub(super) fn eval(&mut self, id: ExprId) -> u128 {
        let program = self.program;
        match program.expr(id) {
            Expr::Const(bits, _) => bits,
            Expr::Var(var) => self.read(var),
            Expr::Load(id, width) => {
                let address = self.address(id);
                let before = self.unwritten;
                let value = self.load(address, u64::from(width / 8));
                if self.exempt == Some(id) {
                    self.unwritten = before;
                }
                value
            }
            Expr::ObjectAddr(object) => self.statics[object.index()].into(),
            Expr::ProcAddr(proc) => (Memory::PROCS + 16 * u64::from(proc.0)).into(),
            Expr::Unary(op, a) => {
                let value = self.eval(a);
                eval::unary(op, program.width(a), value)
            }
            // `&&` and `||`: what C does not evaluate is not read.
            Expr::Binary(op @ (Binary::And | Binary::Or), a, b) if program.width(a) == 1 => {
                let left = self.eval(a);
                if left == u128::from(op == Binary::Or) { left } else { self.eval(b) }
            }
            Expr::Binary(op, a, b) => {
                let (x, y) = (self.eval(a), self.eval(b));
                eval::binary(op, program.width(b), x, y)
            }
            Expr::Ite(condition, then, otherwise) => {
                if self.eval(condition) != 0 {
                    self.eval(then)
                } else {
                    self.eval(otherwise)
                }
            }
            Expr::Extract(a, from, count) => mask(self.eval(a) >> from, count),
            Expr::ZeroExtend(a, _) => self.eval(a),
            Expr::SignExtend(a, width) => {
                let value = self.eval(a);
                mask(eval::signed(value, program.width(a)) as u128, width)
            }
            Expr::Convert(op, a) => {
                let value = self.eval(a);
                eval::convert(op, program.width(a), value)
            }
            Expr::Offset(pointer, bytes) => {
                let (pointer, by) = (self.address(pointer), self.eval(bytes));
                self.memory.moved(pointer, eval::signed(by, program.width(bytes))).into()
            }
            Expr::Memory(query, address, size) => {
                let (address, size) = (self.address(address), self.address(size));
                match query {
                    Query::Valid => self.memory.valid(address, size).into(),
                    Query::Writable => self.memory.writable(address, size).into(),
                    Query::Callable => self.callable(address, size).into(),
                    Query::Volatile => match self.memory.find(address) {
                        Some((object, _)) => match object.kind {
                            Some(Storage::Heap | Storage::Alloca) => size.min(1).into(),
                            _ => self.volatile.contains(&object.number).into(),
                        },
                        None => 1,
                    },
                    Query::HeapStart => self.memory.is_heap_start(address).into(),
                    Query::Freed => self.memory.all_freed().into(),
                    Query::Tracked => self.all_tracked().into(),
                    Query::Apart => match (self.memory.find(address), self.memory.find(size)) {
                        (Some((a, _)), Some((b, _))) if a.number == b.number => address.abs_diff(size).into(),
                        _ => self.address_mask.into(),
                    },
                    Query::Room => {
                        self.memory.find(address).map_or(0, |(object, offset)| (object.size - offset).into())
                    }
                }
            }
        }
    }

    fn load(&mut self, address: u64, count: u64) -> u128 {
        if let Some(value) = self.memory.load(address, count) {
            return value;
        }
        (0..count).fold(0, |value, index| {
            let byte = self.load_byte(address.wrapping_add(index) & self.address_mask);
            self.unwritten |= byte.unwritten;
            value | u128::from(byte.value) << (8 * index)
        })
    }

    pub(super) fn load_byte(&mut self, address: u64) -> Read {
        let span = self.here().0;
        let (inputs, draws, observer) = (&mut self.inputs, &mut self.draws, &mut self.observer);
        self.memory.load_byte(address, &mut |place| {
            let value = inputs.byte(place);
            let (source, place) = (Source::Memory, Some(place));
            let draw = Draw { source, width: 8, value: value.into(), place, span };
            if O::ON {
                observer.observe(Event::Drew(&draw));
            }
            draws.push(draw);
            value
        })
    }
}
