//! Random programs rich in pointers.

use crate::tree::{
    Callee, Expr, ExprKind, Function, Input, Model, Place, PlaceKind, Program, Shape, Stmt, Ty, Var,
};
use certus_testing::Rng;

/// How daring the programs are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How often an index, a pointer or a free is likely to be wrong, of 100.
    pub(crate) faults: u64,
    /// How often a statement looks at addresses, of 100.
    pub(crate) observations: u64,
}

struct Generator<'a> {
    rng: &'a mut Rng,
    manner: Manner,
    /// What can be named here.
    scope: Vec<(Var, Ty)>,
    /// Counters of the loops around.
    counters: Vec<Var>,
    next: Var,
    inputs: usize,
    functions: usize,
    /// In a function: its number.
    inside: Option<usize>,
}

fn expr(ty: Ty, kind: ExprKind) -> Expr {
    Expr { ty, kind }
}

pub(crate) fn number(value: i64) -> Expr {
    expr(Ty::Int, ExprKind::Number(value))
}

pub(crate) fn variable(var: Var, ty: Ty) -> Place {
    Place { ty, kind: PlaceKind::Var(var) }
}

pub(crate) fn read(place: Place) -> Expr {
    expr(place.ty.clone(), ExprKind::Read(place))
}

/// An integer of the program, whatever its type: `int` after promotion.
fn promoted(place: Place) -> Expr {
    expr(Ty::Int, ExprKind::Read(place))
}

pub(crate) fn binary(op: char, a: Expr, b: Expr) -> Expr {
    expr(Ty::Int, ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

fn element(array: Place, index: Expr) -> Place {
    Place { ty: array.ty.inner().clone(), kind: PlaceKind::Index(Box::new(array), Box::new(index)) }
}

fn target(pointer: Expr, index: Expr) -> Place {
    Place { ty: pointer.ty.inner().clone(), kind: PlaceKind::Deref(Box::new(pointer), Box::new(index)) }
}

fn member(whole: Place, field: &'static str) -> Place {
    // Types of members are the same in both data models.
    let ty = Model { word: 4 }.field(field).1;
    Place { ty, kind: PlaceKind::Field(Box::new(whole), field) }
}

/// A program of this manner; the last statement of `main` returns a sum of what can be named there.
pub(crate) fn program(rng: &mut Rng, manner: Manner) -> Program {
    let inputs = match rng.below(4) {
        0 => vec![Input::Low(2)],
        1 => vec![Input::Rare],
        2 => vec![Input::Low(1), Input::Low(2)],
        _ => vec![Input::Rare, Input::Low(2)],
    };
    let functions = rng.below(3) as usize;
    let mut generator = Generator {
        rng,
        manner,
        scope: Vec::new(),
        counters: Vec::new(),
        next: 0,
        inputs: 0,
        functions,
        inside: None,
    };
    let globals = generator.globals();
    let made = (0..functions).map(|number| generator.function(number)).collect();
    generator.inputs = inputs.len();
    let main = generator.main();
    Program { inputs, globals, functions: made, main }
}

impl Generator<'_> {
    fn fault(&mut self) -> bool {
        self.rng.chance(self.manner.faults)
    }

    fn fresh(&mut self, ty: &Ty) -> Var {
        self.next += 1;
        self.scope.push((self.next, ty.clone()));
        self.next
    }

    fn globals(&mut self) -> Vec<(Var, Ty)> {
        let mut types = vec![Ty::Int, Ty::Int.pointer()];
        for _ in 0..self.rng.below(3) {
            types.push(self.some_type());
        }
        types.into_iter().map(|ty| (self.fresh(&ty), ty)).collect()
    }

    fn some_type(&mut self) -> Ty {
        let array = |ty: Ty, count| Ty::Array(Box::new(ty), count);
        match self.rng.below(22) {
            0..=2 => Ty::Int,
            3..=4 => array(Ty::Int, 2),
            5 => array(Ty::Int, 3),
            6 => Ty::Short,
            7 => array(Ty::Char, 4),
            8..=10 => Ty::Int.pointer(),
            11 => Ty::Char.pointer(),
            12 => Ty::Short.pointer(),
            13 => Ty::Int.pointer().pointer(),
            14 => array(Ty::Int.pointer(), 2),
            15..=16 => Ty::Node.pointer(),
            17 => Ty::Node,
            18 => Ty::Union,
            19 => Ty::Word,
            20 if self.functions > 0 => Ty::Function,
            _ => array(Ty::Short, 3),
        }
    }

    fn function(&mut self, number_of: usize) -> Function {
        let outer = self.scope.len();
        let parameters = [self.fresh(&Ty::Int.pointer()), self.fresh(&Ty::Int)];
        self.inside = Some(number_of);
        let count = self.rng.between(1, 4);
        let mut body = self.declarations(1);
        body.extend(self.statements(count, 1));
        if self.rng.chance(25) {
            let b = variable(parameters[1], Ty::Int);
            let more = ExprKind::Compare("<", Box::new(number(0)), Box::new(read(b.clone())));
            let less = binary('-', read(b), number(1));
            let again = Stmt::Call(
                self.named(&Ty::Int.pointer()),
                Callee::Named(number_of),
                self.pointer(&Ty::Int, 1),
                less,
            );
            body.push(Stmt::If(expr(Ty::Int, more), vec![again], Vec::new()));
        }
        let result = self.pointer(&Ty::Int, 2);
        body.push(Stmt::Return(result));
        self.inside = None;
        self.scope.truncate(outer);
        Function { parameters, body }
    }

    fn main(&mut self) -> Vec<Stmt> {
        let count = self.rng.between(2, 4);
        let mut body = self.declarations(count);
        for (var, ty) in self.scope.clone() {
            // Few things are as easy to find as a null pointer.
            if ty == Ty::Int.pointer() && self.rng.chance(60) {
                if let Some(first) = self.named(&Ty::Int) {
                    let address = expr(ty.clone(), ExprKind::AddressOf(first));
                    body.push(Stmt::Assign(variable(var, ty), address));
                }
            }
        }
        let count = self.rng.between(3, 8);
        body.extend(self.statements(count, 0));
        let sum = self.sum();
        body.push(Stmt::Return(sum));
        body
    }

    /// What the integers in sight add up to.
    fn sum(&mut self) -> Expr {
        let mut sum = number(0);
        for (var, ty) in self.scope.clone() {
            let place = variable(var, ty.clone());
            let parts = match &ty {
                Ty::Int | Ty::Short | Ty::Char => vec![place],
                Ty::Array(inner, count) if matches!(**inner, Ty::Int | Ty::Short | Ty::Char) => {
                    (0..*count).map(|i| element(place.clone(), number(i as i64))).collect()
                }
                Ty::Node => vec![member(place, "v")],
                _ => Vec::new(),
            };
            for part in parts {
                sum = binary('+', sum, promoted(part));
            }
        }
        sum
    }

    fn declarations(&mut self, count: u64) -> Vec<Stmt> {
        (0..count).map(|_| self.declaration()).collect()
    }

    fn declaration(&mut self) -> Stmt {
        let ty = self.some_type();
        let values = match &ty {
            Ty::Int | Ty::Short | Ty::Char => vec![self.int(1)],
            Ty::Array(inner, count) if matches!(**inner, Ty::Int | Ty::Short | Ty::Char) => {
                let count = self.rng.between(1, *count as u64);
                (0..count).map(|_| self.small()).collect()
            }
            Ty::Array(inner, count) if **inner == Ty::Int.pointer() => {
                (0..*count).map(|_| self.pointer(&Ty::Int, 1)).collect()
            }
            Ty::Pointer(inner) => vec![self.pointer(&inner.clone(), 1)],
            Ty::Node => vec![number(self.rng.below(4) as i64)],
            Ty::Union => vec![expr(Ty::Int.pointer(), ExprKind::Null)],
            Ty::Word => {
                let pointer = self.pointer(&Ty::Int, 1);
                vec![expr(Ty::Word, ExprKind::ToWord(Box::new(pointer)))]
            }
            Ty::Function => vec![self.function_pointer()],
            Ty::Array(..) => Vec::new(),
        };
        Stmt::Declare(self.fresh(&ty), ty, values)
    }

    fn function_pointer(&mut self) -> Expr {
        if self.functions == 0 || self.fault() {
            return expr(Ty::Function, ExprKind::Null);
        }
        expr(Ty::Function, ExprKind::Function(self.rng.below(self.functions as u64) as usize))
    }

    /// Statements of a block, whose names end with it.
    fn block(&mut self, count: u64, depth: u32) -> Vec<Stmt> {
        let outer = self.scope.len();
        let declarations = self.rng.below(2);
        let mut body = self.declarations(declarations);
        body.extend(self.statements(count, depth));
        self.scope.truncate(outer);
        body
    }

    fn statements(&mut self, count: u64, depth: u32) -> Vec<Stmt> {
        let mut all = Vec::new();
        while (all.len() as u64) < count {
            all.extend(self.statement(depth));
        }
        all
    }

    fn statement(&mut self, depth: u32) -> Option<Stmt> {
        if self.rng.chance(self.manner.observations) {
            let place = self.place(&Ty::Int, 1)?;
            return Some(Stmt::Assign(place, self.observation()));
        }
        if depth < 2 && self.rng.chance(20) {
            return self.motif(depth);
        }
        Some(match self.rng.below(34) {
            0..=4 => {
                let ty = self.rng.pick(&[Ty::Int, Ty::Int, Ty::Short, Ty::Char]).clone();
                Stmt::Assign(self.place(&ty, 2)?, self.int(2))
            }
            5..=8 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Int, Ty::Node, Ty::Char, Ty::Short]).clone();
                Stmt::Assign(self.place(&inner.clone().pointer(), 1)?, self.pointer(&inner, 2))
            }
            9 => Stmt::Assign(self.place(&Ty::Int.pointer().pointer(), 1)?, {
                self.pointer(&Ty::Int.pointer(), 2)
            }),
            10 => {
                let place = self.place(&Ty::Word, 1)?;
                let pointer = self.pointer(&Ty::Int, 2);
                Stmt::Assign(place, expr(Ty::Word, ExprKind::ToWord(Box::new(pointer))))
            }
            11..=14 if depth < 3 => {
                let condition = self.condition();
                let (count, more) = (self.rng.between(1, 3), self.rng.below(3));
                let then = self.block(count, depth + 1);
                let other = if more == 0 { self.block(1, depth + 1) } else { Vec::new() };
                Stmt::If(condition, then, other)
            }
            15..=17 if depth < 2 => self.repeat(depth),
            18..=19 if depth < 3 => {
                let count = self.rng.between(1, 3);
                Stmt::Block(self.block(count, depth + 1))
            }
            20..=22 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Int, Ty::Node, Ty::Char]).clone();
                let count = if inner == Ty::Node { 1 } else { self.rng.between(1, 4) as usize };
                let zeroed = self.rng.chance(80);
                Stmt::Malloc(self.place(&inner.pointer(), 1)?, count, zeroed)
            }
            23..=24 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Node, Ty::Char]).clone();
                Stmt::Free(self.pointer(&inner, 1))
            }
            25 => {
                let place = self.place(&Ty::Int.pointer(), 0)?;
                let old = if self.fault() { self.pointer(&Ty::Int, 1) } else { read(place.clone()) };
                Stmt::Realloc(place, old, self.rng.between(1, 3) as usize)
            }
            26 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Short, Ty::Char]).clone();
                let (byte, count) = (self.rng.below(2) as i64, self.rng.between(1, 2) as usize);
                Stmt::Memset(self.pointer(&inner, 1), byte, count)
            }
            27 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Short, Ty::Node, Ty::Int.pointer()]).clone();
                let (count, moves) = (self.rng.between(1, 2) as usize, self.rng.chance(50));
                let count = if inner == Ty::Node { 1 } else { count };
                Stmt::Copy(self.pointer(&inner, 1), self.pointer(&inner, 1), count, moves)
            }
            28 => {
                let ty = self.rng.pick(&[Ty::Int.pointer(), Ty::Node, Ty::Union]).clone();
                Stmt::CopyBytes(self.named(&ty)?, self.named(&ty)?)
            }
            29 => Stmt::Assign(self.place(&Ty::Node, 1)?, read(self.place(&Ty::Node, 1)?)),
            30 if depth < 3 => {
                let count = binary('+', binary('&', self.int(0), number(1)), number(1));
                let ty = Ty::Array(Box::new(Ty::Int), 1);
                let var = self.fresh(&ty);
                let fill = Stmt::Memset(expr(Ty::Int.pointer(), ExprKind::Decay(variable(var, ty))), 0, 1);
                let body = self.statements(2, depth + 1);
                self.scope.retain(|(known, _)| *known != var);
                let first = [Stmt::DeclareVla(var, Ty::Int, count), fill];
                Stmt::Block(first.into_iter().chain(body).collect())
            }
            _ => return self.call(),
        })
    }

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
    fn motif(&mut self, depth: u32) -> Option<Stmt> {
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
            6 => self.moved(pointer)?,
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
    fn moved(&mut self, pointer: Place) -> Option<Stmt> {
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

    fn repeat(&mut self, depth: u32) -> Stmt {
        let rounds = self.rng.between(2, 3) as i64;
        let shape = *self.rng.pick(&[Shape::For, Shape::While, Shape::Goto]);
        let condition = if self.rng.chance(25) { Some(self.condition()) } else { None };
        let outer = self.scope.len();
        self.next += 1;
        let var = self.next;
        self.counters.push(var);
        if self.rng.chance(15) {
            self.scope.push((var, Ty::Int));
        }
        let count = self.rng.between(1, 3);
        let body = self.block(count, depth + 1);
        self.scope.truncate(outer);
        self.counters.pop();
        Stmt::Loop(var, rounds, condition, body, shape)
    }

    fn call(&mut self) -> Option<Stmt> {
        let known = match self.inside {
            // Earlier functions only, or itself with a smaller number.
            Some(number) => number,
            None => self.functions,
        };
        let target = if self.rng.chance(70) { self.named(&Ty::Int.pointer()) } else { None };
        let (a, b) = (self.pointer(&Ty::Int, 1), self.small());
        if let (None, Some(place), true) = (self.inside, self.place(&Ty::Function, 0), self.rng.chance(60)) {
            return Some(Stmt::Call(target, Callee::Through(read(place)), a, b));
        }
        if known == 0 {
            return None;
        }
        Some(Stmt::Call(target, Callee::Named(self.rng.below(known as u64) as usize), a, b))
    }

    /// A small number.
    fn small(&mut self) -> Expr {
        match self.rng.below(6) {
            0 if self.inputs > 0 => self.input(),
            1 if !self.counters.is_empty() => {
                let var = *self.rng.pick(&self.counters.clone());
                read(variable(var, Ty::Int))
            }
            _ => number(self.rng.below(4) as i64),
        }
    }

    fn input(&mut self) -> Expr {
        expr(Ty::Int, ExprKind::Input(self.rng.below(self.inputs as u64) as usize))
    }

    fn int(&mut self, depth: u32) -> Expr {
        match self.rng.below(10) {
            0..=2 => self.small(),
            3..=6 => {
                let ty = self.rng.pick(&[Ty::Int, Ty::Int, Ty::Short, Ty::Char]).clone();
                match self.place(&ty, depth) {
                    Some(place) => promoted(place),
                    None => self.small(),
                }
            }
            7 if self.inputs > 0 => self.input(),
            8 => self.condition(),
            _ if depth > 0 => {
                let op = *self.rng.pick(&['+', '-', '^', '&']);
                binary(op, self.int(depth - 1), self.int(depth - 1))
            }
            _ => self.small(),
        }
    }

    fn condition(&mut self) -> Expr {
        match self.rng.below(8) {
            0..=2 if self.inputs > 0 => self.input(),
            0..=3 => {
                let op = *self.rng.pick(&["<", "=="]);
                let a = match self.place(&Ty::Int, 1) {
                    Some(place) if self.inputs == 0 || self.rng.chance(50) => promoted(place),
                    _ if self.inputs > 0 => self.input(),
                    _ => self.int(1),
                };
                expr(Ty::Int, ExprKind::Compare(op, Box::new(a), Box::new(number(self.rng.below(3) as i64))))
            }
            4..=5 => {
                let inner = self.rng.pick(&[Ty::Int, Ty::Node]).clone();
                let pointer = Box::new(self.pointer(&inner, 0));
                let null = Box::new(expr(inner.pointer(), ExprKind::Null));
                expr(Ty::Int, ExprKind::Pointers("!=", pointer, null))
            }
            6 => {
                let (a, b) = (Box::new(self.pointer(&Ty::Int, 0)), Box::new(self.pointer(&Ty::Int, 0)));
                expr(Ty::Int, ExprKind::Pointers("==", a, b))
            }
            _ => self.int(1),
        }
    }

    /// What an address shows as a number.
    fn observation(&mut self) -> Expr {
        let word = |made: Expr| Box::new(expr(Ty::Word, ExprKind::ToWord(Box::new(made))));
        let inner = self.rng.pick(&[Ty::Int, Ty::Int, Ty::Char, Ty::Short]).clone();
        let a = word(self.pointer(&inner, 1));
        let kind = match self.rng.below(6) {
            0..=1 => ExprKind::Words("<", a, word(self.pointer(&inner, 1))),
            2..=3 => ExprKind::Words("==", a, word(self.pointer(&inner, 1))),
            4 => ExprKind::Bits(a, 0, *self.rng.pick(&[1, 3])),
            _ => ExprKind::Bits(a, *self.rng.pick(&[2, 4, 5, 31]), 1),
        };
        expr(Ty::Int, kind)
    }

    /// An index for so many elements.
    fn index(&mut self, count: usize) -> Expr {
        if self.fault() {
            return match self.rng.below(5) {
                0 => number(-1),
                1 => number(count as i64),
                // Four times this is nothing in 32 bits.
                4 => number(0x4000_0000),
                2 => self.small(),
                _ => binary('+', self.small(), number(1)),
            };
        }
        match self.rng.below(4) {
            0 if count > 1 => binary('&', self.int(0), number(1)),
            _ => number(self.rng.below(count as u64) as i64),
        }
    }

    /// The index behind a pointer, about which nothing is known.
    fn reach(&mut self) -> Expr {
        if self.fault() {
            return number(*self.rng.pick(&[1, 1, 2, -1, 6, 0x4000_0000]));
        }
        number(0)
    }

    fn named(&mut self, ty: &Ty) -> Option<Place> {
        let all: Vec<Var> = self.scope.iter().filter(|(_, known)| known == ty).map(|(var, _)| *var).collect();
        if all.is_empty() { None } else { Some(variable(*self.rng.pick(&all), ty.clone())) }
    }

    /// A place of this type.
    fn place(&mut self, ty: &Ty, depth: u32) -> Option<Place> {
        let mut found = Vec::new();
        for (var, known) in self.scope.clone() {
            let place = variable(var, known.clone());
            let (itself, twice) = (known == *ty, known != Ty::Node.pointer() || self.rng.chance(60));
            if itself {
                found.push(place);
                continue;
            }
            match &known {
                Ty::Array(inner, count) if **inner == *ty => {
                    let index = self.index(*count);
                    found.push(element(place, index));
                }
                Ty::Array(inner, count) if depth > 1 && **inner == ty.clone().pointer() => {
                    let index = self.index(*count);
                    found.push(target(read(element(place, index)), number(0)));
                }
                Ty::Pointer(inner) if **inner == *ty && depth > 0 => {
                    let index = self.reach();
                    // What goes through pointers is what this is about.
                    found.extend(vec![target(read(place), index); 3]);
                }
                Ty::Pointer(inner) if depth > 1 && **inner == ty.clone().pointer() => {
                    found.push(target(read(target(read(place), number(0))), number(0)));
                }
                Ty::Node => found.extend(self.members(place, ty)),
                Ty::Pointer(inner) if **inner == Ty::Node && depth > 0 && twice => {
                    found.extend(self.members(target(read(place), number(0)), ty));
                }
                Ty::Union => found.extend(self.views(place, ty)),
                _ => {}
            }
        }
        if found.is_empty() { None } else { Some(self.rng.pick(&found).clone()) }
    }

    fn members(&mut self, node: Place, ty: &Ty) -> Option<Place> {
        match ty {
            Ty::Int => Some(member(node, "v")),
            Ty::Short => {
                let index = self.index(2);
                Some(element(member(node, "s"), index))
            }
            Ty::Pointer(inner) if **inner == Ty::Int => Some(member(node, "p")),
            Ty::Pointer(inner) if **inner == Ty::Node => Some(member(node, "next")),
            _ => None,
        }
    }

    fn views(&mut self, union: Place, ty: &Ty) -> Option<Place> {
        match ty {
            Ty::Int => Some(member(union, "ui")),
            Ty::Short => {
                let index = self.index(2);
                Some(element(member(union, "us"), index))
            }
            Ty::Word => Some(member(union, "uw")),
            Ty::Pointer(inner) if **inner == Ty::Int => Some(member(union, "up")),
            _ => None,
        }
    }

    /// A pointer to this type.
    fn pointer(&mut self, inner: &Ty, depth: u32) -> Expr {
        let ty = inner.clone().pointer();
        let wrapped = |kind| expr(inner.clone().pointer(), kind);
        for _ in 0..8 {
            let kind = match self.rng.below(16) {
                0..=3 => self.place(&ty, depth).map(ExprKind::Read),
                4..=6 => self.place(inner, depth.min(1)).map(ExprKind::AddressOf),
                7..=8 => {
                    let arrays: Vec<(Var, Ty)> = self
                        .scope
                        .iter()
                        .filter(|(_, ty)| matches!(ty, Ty::Array(of, _) if **of == *inner))
                        .cloned()
                        .collect();
                    let chosen = if arrays.is_empty() { None } else { Some(self.rng.pick(&arrays).clone()) };
                    chosen.map(|(var, ty)| ExprKind::Decay(variable(var, ty)))
                }
                9 if self.rng.chance(30) => Some(ExprKind::Null),
                10..=11 if depth > 0 => {
                    let index = *self.rng.pick(&[1, 1, -1, 2]);
                    let pointer = Box::new(self.pointer(inner, depth - 1));
                    Some(ExprKind::Step(pointer, Box::new(number(index))))
                }
                12 if depth > 0 && matches!(inner, Ty::Char | Ty::Short) => {
                    Some(ExprKind::Retype(Box::new(self.pointer(&Ty::Int, depth - 1))))
                }
                13 if depth > 0 => Some(self.detour(inner, depth - 1)),
                14 if *inner == Ty::Int => {
                    let count = self.rng.between(1, 2);
                    Some(ExprKind::Literal((0..count).map(|_| self.small()).collect()))
                }
                15 if *inner == Ty::Int && self.rng.chance(40) => {
                    Some(ExprKind::Alloca(self.rng.between(1, 2) as usize))
                }
                _ => None,
            };
            if let Some(kind) = kind {
                return wrapped(kind);
            }
        }
        wrapped(ExprKind::Null)
    }

    /// A pointer that goes through numbers and comes back.
    fn detour(&mut self, inner: &Ty, depth: u32) -> ExprKind {
        let word = match self.place(&Ty::Word, 1) {
            Some(place) if self.rng.chance(50) => read(place),
            _ => expr(Ty::Word, ExprKind::ToWord(Box::new(self.pointer(inner, depth)))),
        };
        let by = *self.rng.pick(&[4, 0x1234, 0x4000_0000]);
        let back = |kind| expr(Ty::Word, kind);
        let word = match self.rng.below(4) {
            0 => {
                let away = back(ExprKind::Shifted(Box::new(word), by));
                back(ExprKind::Shifted(Box::new(away), -by))
            }
            1 => {
                let key = *self.rng.pick(&[1, 0xffff, 0x8000_0001]);
                let away = back(ExprKind::Flipped(Box::new(word), key));
                back(ExprKind::Flipped(Box::new(away), key))
            }
            2 if self.fault() => back(ExprKind::Shifted(Box::new(word), *self.rng.pick(&[4, -4, 8]))),
            _ => word,
        };
        ExprKind::ToPointer(Box::new(word))
    }
}
