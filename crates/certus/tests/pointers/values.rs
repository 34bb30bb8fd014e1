//! Random places, numbers and pointers.

use crate::generate::{Generator, binary, element, expr, member, number, promoted, read, target, variable};
use crate::tree::{Expr, ExprKind, Place, Ty, Var};

impl Generator<'_> {
    /// A small number.
    pub(crate) fn small(&mut self) -> Expr {
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

    pub(crate) fn int(&mut self, depth: u32) -> Expr {
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

    pub(crate) fn condition(&mut self) -> Expr {
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
    pub(crate) fn observation(&mut self) -> Expr {
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
    pub(crate) fn reach(&mut self) -> Expr {
        if self.fault() {
            return number(*self.rng.pick(&[1, 1, 2, -1, 6, 0x4000_0000]));
        }
        number(0)
    }

    pub(crate) fn named(&mut self, ty: &Ty) -> Option<Place> {
        let all: Vec<Var> = self.scope.iter().filter(|(_, known)| known == ty).map(|(var, _)| *var).collect();
        if all.is_empty() { None } else { Some(variable(*self.rng.pick(&all), ty.clone())) }
    }

    /// A place of this type.
    pub(crate) fn place(&mut self, ty: &Ty, depth: u32) -> Option<Place> {
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
    pub(crate) fn pointer(&mut self, inner: &Ty, depth: u32) -> Expr {
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
