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

/// What the generator knows where it is.
pub(crate) struct Generator<'a> {
    pub(crate) rng: &'a mut Rng,
    manner: Manner,
    /// What can be named here.
    pub(crate) scope: Vec<(Var, Ty)>,
    /// Counters of the loops around.
    pub(crate) counters: Vec<Var>,
    pub(crate) next: Var,
    pub(crate) inputs: usize,
    pub(crate) functions: usize,
    /// In a function: its number.
    pub(crate) inside: Option<usize>,
}

pub(crate) fn expr(ty: Ty, kind: ExprKind) -> Expr {
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
pub(crate) fn promoted(place: Place) -> Expr {
    expr(Ty::Int, ExprKind::Read(place))
}

pub(crate) fn binary(op: char, a: Expr, b: Expr) -> Expr {
    expr(Ty::Int, ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

pub(crate) fn element(array: Place, index: Expr) -> Place {
    Place { ty: array.ty.inner().clone(), kind: PlaceKind::Index(Box::new(array), Box::new(index)) }
}

pub(crate) fn target(pointer: Expr, index: Expr) -> Place {
    Place { ty: pointer.ty.inner().clone(), kind: PlaceKind::Deref(Box::new(pointer), Box::new(index)) }
}

pub(crate) fn member(whole: Place, field: &'static str) -> Place {
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
    pub(crate) fn fault(&mut self) -> bool {
        self.rng.chance(self.manner.faults)
    }

    pub(crate) fn fresh(&mut self, ty: &Ty) -> Var {
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
            let likely = ty == Ty::Int.pointer() && self.rng.chance(60);
            let first = if likely { self.named(&Ty::Int) } else { None };
            if let Some(first) = first {
                let address = expr(ty.clone(), ExprKind::AddressOf(first));
                body.push(Stmt::Assign(variable(var, ty), address));
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
    pub(crate) fn block(&mut self, count: u64, depth: u32) -> Vec<Stmt> {
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
}
