//! What goes wrong in programs, as pieces that the generator puts in.

use crate::generate::{Generator, binary, expr, member, number, promoted, read, target, variable};
use crate::tree::{Callee, ExprKind, Place, Shape, Stmt, Ty};

impl Generator<'_> {
    /// Something through this pointer, perhaps under a condition.
    fn touch(&mut self, pointer: &Place) -> Stmt {
        let index = self.reach();
        let place = target(read(pointer.clone()), index);
        let touched = match self.named(&Ty::Int) {
            Some(to) if self.rng.chance(50) => Stmt::Assign(to, promoted(place)),
            _ => Stmt::Assign(place, self.small()),
        };
        let touched =
            if self.rng.chance(70) { Stmt::If(self.condition(), vec![touched], Vec::new()) } else { touched };
        if self.rng.chance(40) {
            return touched;
        }
        let null = Box::new(expr(pointer.ty.clone(), ExprKind::Null));
        let some = ExprKind::Pointers("!=", Box::new(read(pointer.clone())), null);
        Stmt::If(expr(Ty::Int, some), vec![touched], Vec::new())
    }

    /// What goes wrong in programs: a pointer that lives longer than its object, a block that is freed and made
    /// again, blocks side by side.
    pub(crate) fn motif(&mut self, depth: u32) -> Option<Stmt> {
        let pointer = self.named(&Ty::Int.pointer())?;
        let outer = self.scope.len();
        let made = match self.rng.below(11) {
            0..=1 => {
                let value = self.small();
                let local = Stmt::Declare(self.fresh(&Ty::Int), Ty::Int, vec![value]);
                let address = ExprKind::AddressOf(variable(self.next, Ty::Int));
                let leak = Stmt::Assign(pointer.clone(), expr(Ty::Int.pointer(), address));
                let mut body = vec![local];
                let touch = self.touch(&pointer);
                body.extend(if self.rng.chance(50) { [leak, touch] } else { [touch, leak] });
                self.scope.truncate(outer);
                self.next += 1;
                match self.rng.below(3) {
                    0 => Stmt::Block(body),
                    1 => Stmt::If(self.condition(), body, Vec::new()),
                    _ => Stmt::Loop(self.next, 2, None, body, *self.rng.pick(&[Shape::For, Shape::While])),
                }
            }
            2..=3 => {
                let count = self.rng.between(1, 2) as usize;
                let other = self.named(&Ty::Int.pointer())?;
                let mut body = vec![Stmt::Malloc(pointer.clone(), count, true)];
                if self.rng.chance(40) {
                    body.push(Stmt::Assign(self.place(&Ty::Int.pointer(), 0)?, read(pointer.clone())));
                }
                let free = Stmt::Free(read(pointer.clone()));
                body.push(if self.rng.chance(60) {
                    Stmt::If(self.condition(), vec![free], Vec::new())
                } else {
                    free
                });
                if self.rng.chance(60) {
                    body.push(Stmt::Malloc(other.clone(), count, true));
                }
                body.push(self.touch(&other));
                Stmt::Block(body)
            }
            4 => {
                let other = self.named(&Ty::Int.pointer())?;
                let touch = self.touch(&pointer);
                Stmt::Block(vec![Stmt::Malloc(pointer, 2, true), Stmt::Malloc(other, 2, true), touch])
            }
            5 => self.nodes()?,
            6 => self.moved(&pointer)?,
            7 => self.shared(pointer)?,
            8 => {
                // A function leaks the address of what it was given, or of its own.
                if self.functions == 0 || self.inside.is_some() {
                    return None;
                }
                let number = self.rng.below(self.functions as u64) as usize;
                let argument = self.pointer(&Ty::Int, 1);
                let small = self.small();
                let call = Stmt::Call(Some(pointer.clone()), Callee::Named(number), argument, small);
                let touch = self.touch(&pointer);
                Stmt::Block(vec![call, touch])
            }
            _ => {
                let count = self.rng.between(1, 2);
                let body = self.block(count, depth + 1);
                let touch = self.touch(&pointer);
                Stmt::Block(body.into_iter().chain([touch]).collect())
            }
        };
        Some(made)
    }

    /// A list of two nodes, one of which may be gone when it is walked.
    fn nodes(&mut self) -> Option<Stmt> {
        let head = self.named(&Ty::Node.pointer())?;
        let total = self.named(&Ty::Int)?;
        let second = || member(target(read(head.clone()), number(0)), "next");
        let mut body = vec![Stmt::Malloc(head.clone(), 1, true), Stmt::Malloc(second(), 1, true)];
        if self.rng.chance(30) {
            let whole = target(read(second()), number(0));
            body.push(Stmt::Assign(member(whole, "next"), read(head.clone())));
        }
        let free = Stmt::Free(read(second()));
        let clear = Stmt::Assign(second(), expr(Ty::Node.pointer(), ExprKind::Null));
        let gone = if self.rng.chance(70) { vec![free, clear] } else { vec![free] };
        body.push(Stmt::If(self.condition(), gone, Vec::new()));
        self.next += 1;
        let counter = self.next;
        let null = Box::new(expr(Ty::Node.pointer(), ExprKind::Null));
        let some = expr(Ty::Int, ExprKind::Pointers("!=", Box::new(read(head.clone())), null));
        let value = member(target(read(head.clone()), number(0)), "v");
        let next = second();
        let walk = vec![
            Stmt::Assign(total.clone(), binary('+', read(total), read(value))),
            Stmt::Assign(head, read(next)),
        ];
        body.push(Stmt::Loop(counter, 3, Some(some), walk, Shape::For));
        Some(Stmt::Block(body))
    }

    /// A block that `realloc` moves while something else still points to it.
    fn moved(&mut self, pointer: &Place) -> Option<Stmt> {
        let other = self.named(&Ty::Int.pointer())?;
        let (first, then) = (self.rng.between(1, 3) as usize, self.rng.between(1, 3) as usize);
        let chosen = if self.rng.chance(50) { pointer.clone() } else { other.clone() };
        let realloc = Stmt::Realloc(pointer.clone(), read(pointer.clone()), then);
        let body = vec![
            Stmt::Malloc(pointer.clone(), first, true),
            Stmt::Assign(other.clone(), read(pointer.clone())),
            if self.rng.chance(50) { Stmt::If(self.condition(), vec![realloc], Vec::new()) } else { realloc },
            self.touch(&chosen),
        ];
        Some(Stmt::Block(body))
    }

    /// Two pointers that may be the same, written one after the other.
    fn shared(&mut self, pointer: Place) -> Option<Stmt> {
        let (other, total) = (self.named(&Ty::Int.pointer())?, self.named(&Ty::Int)?);
        let address = self.place(&Ty::Int, 0).map(ExprKind::AddressOf)?;
        let body = vec![
            Stmt::If(
                self.condition(),
                vec![Stmt::Assign(pointer.clone(), expr(Ty::Int.pointer(), address))],
                vec![Stmt::Assign(pointer.clone(), self.pointer(&Ty::Int, 1))],
            ),
            Stmt::Assign(target(read(pointer.clone()), number(0)), self.small()),
            Stmt::Assign(target(read(other), number(0)), self.small()),
            Stmt::Assign(total, read(target(read(pointer), number(0)))),
        ];
        Some(Stmt::Block(body))
    }
}
