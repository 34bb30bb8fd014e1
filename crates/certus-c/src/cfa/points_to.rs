//! Which objects and procedures a value may be the address of: a points-to analysis by inclusion (Andersen's),
//! insensitive to the order of commands, sensitive to offsets.
//!
//! For each object a value may point into, the analysis knows a [`Congruence`] of the offset: `&a[i].x` points
//! into `a` at 4 modulo 12. Arithmetic that wraps around the address space is not followed; C does not define
//! it. What an object contains is one value for all of it. A number that comes from nowhere (an input, an
//! undefined function) is the address of nothing.

use super::flat::Instance;
use crate::program::{Binary, Command, Expr, ExprId, ObjectId, ProcId, Program, Storage, VarId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Numbers `r + k * g`; one number if `g` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Congruence {
    pub(super) r: i128,
    pub(super) g: i128,
}

impl Congruence {
    pub(super) const ANY: Congruence = Congruence { r: 0, g: 1 };

    fn new(r: i128, g: i128) -> Congruence {
        let g = g.abs();
        Congruence { r: if g == 0 { r } else { r.rem_euclid(g) }, g }
    }

    pub(super) fn exactly(r: i128) -> Congruence {
        Congruence { r, g: 0 }
    }

    fn join(self, other: Congruence) -> Congruence {
        Congruence::new(self.r, gcd(gcd(self.g, other.g), self.r - other.r))
    }

    pub(super) fn plus(self, other: Congruence) -> Congruence {
        Congruence::new(self.r.wrapping_add(other.r), gcd(self.g, other.g))
    }

    /// What is left of it modulo two to the `width`.
    fn wrapped(self, width: u32) -> Congruence {
        if self.g == 0 { self } else { Congruence::new(self.r, gcd(self.g, 1 << width.min(100))) }
    }

    fn times(self, k: i128) -> Congruence {
        match (self.r.checked_mul(k), self.g.checked_mul(k)) {
            (Some(r), Some(g)) => Congruence::new(r, g),
            _ => Congruence::ANY,
        }
    }
}

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What an address can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Target {
    /// An object of [`Analysis::objects`].
    Object(u32),
    Proc(ProcId),
}

/// What a value can be the address of, with the offset.
pub(super) type Value = BTreeMap<Target, Congruence>;

/// Where an object comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    Static(ObjectId),
    /// An `Allocate` command in an activation.
    Site {
        storage: Storage,
        size: Option<u64>,
        align: u64,
        instance: Instance,
        /// The variable that gets the address.
        var: VarId,
    },
}

/// Numbers of the variables of all activations.
pub(super) struct Vars {
    /// By variable: its number, or its place among the locals of its owner.
    place: Vec<usize>,
    /// By activation: the number of its first local.
    base: Vec<usize>,
    count: usize,
}

impl Vars {
    pub(super) fn new(program: &Program, instances: &[ProcId]) -> Vars {
        let mut locals = vec![0; program.procs.len()];
        let mut globals = 0;
        let place = program
            .vars
            .iter()
            .map(|var| {
                let count = var.owner.map_or(&mut globals, |owner| &mut locals[owner.index()]);
                *count += 1;
                *count - 1
            })
            .collect();
        let mut count = globals;
        let base = instances
            .iter()
            .map(|proc| {
                count += locals[proc.index()];
                count - locals[proc.index()]
            })
            .collect();
        Vars { place, base, count }
    }

    pub(super) fn number(&self, program: &Program, instance: Instance, var: VarId) -> usize {
        let base = program.vars[var.index()].owner.map_or(0, |_| self.base[instance]);
        base + self.place[var.index()]
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }
}

/// The analysis.
pub(super) struct Analysis<'p> {
    pub(super) program: &'p Program,
    pub(super) vars: &'p Vars,
    values: Vec<Value>,
    contents: Vec<Value>,
    pub(super) objects: Vec<Origin>,
    sites: FxHashMap<(Instance, *const Command), u32>,
    changed: bool,
}

impl<'p> Analysis<'p> {
    pub(super) fn new(program: &'p Program, vars: &'p Vars) -> Analysis<'p> {
        let statics = program.objects.len();
        let mut analysis = Analysis {
            program,
            vars,
            values: vec![Value::new(); vars.len()],
            contents: vec![Value::new(); statics],
            objects: (0..statics as u32).map(|id| Origin::Static(ObjectId(id))).collect(),
            sites: FxHashMap::default(),
            changed: false,
        };
        for (index, object) in program.objects.iter().enumerate() {
            for (_, address) in &object.addresses {
                let value = analysis.value(0, *address);
                analysis.contain(index as u32, &value);
            }
        }
        for (index, var) in program.vars.iter().enumerate() {
            if let (None, Some(initial)) = (var.owner, var.initial) {
                let value = analysis.value(0, initial);
                analysis.assign(0, VarId(index as u32), &value);
            }
        }
        analysis
    }

    /// Runs `round`, which gives every command to the analysis, until nothing changes.
    pub(super) fn solve(&mut self, mut round: impl FnMut(&mut Analysis<'p>)) {
        loop {
            self.changed = false;
            round(self);
            if !self.changed {
                return;
            }
        }
    }

    fn join(into: &mut Value, from: &Value) -> bool {
        let mut changed = false;
        for (target, offset) in from {
            match into.get_mut(target) {
                None => {
                    into.insert(*target, *offset);
                    changed = true;
                }
                Some(known) => {
                    let joined = known.join(*offset);
                    changed |= joined != *known;
                    *known = joined;
                }
            }
        }
        changed
    }

    /// A variable may have this value.
    pub(super) fn assign(&mut self, instance: Instance, var: VarId, value: &Value) {
        let number = self.vars.number(self.program, instance, var);
        self.changed |= Analysis::join(&mut self.values[number], value);
    }

    fn contain(&mut self, object: u32, value: &Value) {
        self.changed |= Analysis::join(&mut self.contents[object as usize], value);
    }

    fn contain_all(&mut self, address: &Value, value: &Value) {
        for target in address.keys() {
            if let Target::Object(object) = target {
                self.contain(*object, value);
            }
        }
    }

    fn contents_of(&self, address: &Value) -> Value {
        let mut all = Value::new();
        for target in address.keys() {
            if let Target::Object(object) = target {
                Analysis::join(&mut all, &self.contents[*object as usize]);
            }
        }
        all
    }

    /// The value of a variable.
    pub(super) fn variable(&self, instance: Instance, var: VarId) -> Value {
        self.values[self.vars.number(self.program, instance, var)].clone()
    }

    /// The object that an `Allocate` command makes.
    pub(super) fn site(&self, instance: Instance, command: &Command) -> Option<u32> {
        self.sites.get(&(instance, std::ptr::from_ref(command))).copied()
    }

    /// A command that is no call.
    pub(super) fn command(&mut self, instance: Instance, command: &Command) {
        match command {
            Command::Assign(var, value) => {
                let value = self.value(instance, *value);
                self.assign(instance, *var, &value);
            }
            Command::Store { address, value } => {
                let value = self.value(instance, *value);
                let address = self.value(instance, *address);
                self.contain_all(&address, &value);
            }
            Command::Copy { to, from, .. } => {
                let from = self.value(instance, *from);
                let value = self.contents_of(&from);
                let to = self.value(instance, *to);
                self.contain_all(&to, &value);
            }
            Command::Allocate { var, size, align, storage, .. } => {
                let key = (instance, std::ptr::from_ref(command));
                let next = self.objects.len() as u32;
                let object = *self.sites.entry(key).or_insert(next);
                if object == next {
                    let size = self.program.exprs.as_const(*size).and_then(|size| u64::try_from(size).ok());
                    let (storage, align) = (*storage, *align);
                    self.objects.push(Origin::Site { storage, size, align, instance, var: *var });
                    self.contents.push(Value::new());
                }
                let value = Value::from([(Target::Object(object), Congruence::exactly(0))]);
                self.assign(instance, *var, &value);
            }
            Command::Havoc(..)
            | Command::Assume(_)
            | Command::Check(..)
            | Command::Fill { .. }
            | Command::End { .. }
            | Command::Call { .. } => {}
        }
    }

    /// What a number can be, addresses aside. Arithmetic wraps around, so that a stride that is no power of
    /// two is only known of results that cannot: `12 * i` is a multiple of 12 if `i` is a 32-bit number that
    /// was extended to 64 bits, and else of 4.
    pub(super) fn number(&self, id: ExprId) -> Congruence {
        let width = self.program.width(id);
        let number = match self.program.expr(id) {
            Expr::Const(bits, _) => return Congruence::exactly(crate::program::eval::signed(bits, width)),
            Expr::Binary(Binary::Mul, a, b) => match (self.number(a), self.number(b)) {
                (a, Congruence { r, g: 0 }) | (Congruence { r, g: 0 }, a) => a.times(r),
                _ => Congruence::ANY,
            },
            Expr::Binary(Binary::Shl, a, b) => match self.number(b) {
                Congruence { r, g: 0 } if (0..64).contains(&r) => self.number(a).times(1 << r),
                _ => Congruence::ANY,
            },
            Expr::Binary(Binary::Add, a, b) => self.number(a).plus(self.number(b)),
            Expr::Binary(Binary::Sub, a, b) => self.number(a).plus(self.number(b).times(-1)),
            Expr::Unary(crate::program::Unary::Neg, a) => self.number(a).times(-1),
            Expr::SignExtend(a, _) => self.number(a),
            Expr::Ite(_, a, b) => self.number(a).join(self.number(b)),
            _ => Congruence::ANY,
        };
        if self.magnitude(id) < width { number } else { number.wrapped(width) }
    }

    /// A number of bits, sign aside, in which the result fits before it wraps around; that of the width or
    /// more if it may wrap.
    fn magnitude(&self, id: ExprId) -> u32 {
        let width = self.program.width(id);
        let bits = |number: i128| 128 - number.unsigned_abs().leading_zeros();
        match self.program.expr(id) {
            Expr::Const(number, _) => bits(crate::program::eval::signed(number, width)),
            Expr::ZeroExtend(a, _) | Expr::SignExtend(a, _) => self.program.width(a),
            Expr::Binary(Binary::Mul, a, b) => self.magnitude(a) + self.magnitude(b),
            Expr::Binary(Binary::Add | Binary::Sub, a, b) => self.magnitude(a).max(self.magnitude(b)) + 1,
            Expr::Binary(Binary::Shl, a, b) => match self.number(b) {
                Congruence { r, g: 0 } if (0..64).contains(&r) => self.magnitude(a) + r as u32,
                _ => width,
            },
            Expr::Unary(crate::program::Unary::Neg, a) => self.magnitude(a) + 1,
            Expr::Ite(_, a, b) => self.magnitude(a).max(self.magnitude(b)),
            _ => width,
        }
    }

    /// What an expression can be the address of.
    pub(super) fn value(&self, instance: Instance, id: ExprId) -> Value {
        match self.program.expr(id) {
            Expr::Const(..) | Expr::Memory(..) | Expr::Convert(..) => Value::new(),
            Expr::Var(var) => self.variable(instance, var),
            Expr::Load(address, _) => self.contents_of(&self.value(instance, address)),
            Expr::ObjectAddr(object) => Value::from([(Target::Object(object.0), Congruence::exactly(0))]),
            Expr::ProcAddr(proc) => Value::from([(Target::Proc(proc), Congruence::exactly(0))]),
            Expr::Unary(_, a) | Expr::Extract(a, ..) => blurred(self.value(instance, a)),
            Expr::ZeroExtend(a, _) | Expr::SignExtend(a, _) => self.value(instance, a),
            Expr::Ite(_, a, b) => {
                let mut value = self.value(instance, a);
                Analysis::join(&mut value, &self.value(instance, b));
                value
            }
            Expr::Binary(op, a, b) => self.binary(instance, op, a, b),
        }
    }

    fn binary(&self, instance: Instance, op: Binary, a: ExprId, b: ExprId) -> Value {
        if matches!(op, Binary::Eq | Binary::ULt | Binary::SLt) {
            return Value::new();
        }
        let (left, right) = (self.value(instance, a), self.value(instance, b));
        let moved = |mut value: Value, by: Congruence| {
            value.values_mut().for_each(|offset| *offset = offset.plus(by));
            value
        };
        match (op, left.is_empty(), right.is_empty()) {
            (_, true, true) => left,
            (Binary::Add, false, true) => moved(left, self.number(b)),
            (Binary::Add, true, false) => moved(right, self.number(a)),
            (Binary::Sub, false, true) => moved(left, self.number(b).times(-1)),
            // The distance of two addresses in one object is a number. Added to the second address again it
            // gives one of the first's targets, so these must be among the second's.
            (Binary::Sub, false, false) if left.keys().all(|target| right.contains_key(target)) => {
                Value::new()
            }
            (Binary::Sub, false, false) => blurred(left),
            _ => {
                let mut value = blurred(left);
                Analysis::join(&mut value, &blurred(right));
                value
            }
        }
    }
}

fn blurred(mut value: Value) -> Value {
    value.values_mut().for_each(|offset| *offset = Congruence::ANY);
    value
}
