//! What a program does, by its tree: an evaluator with exact provenance that knows nothing of Certus.

use crate::memory::{Fault, Memory, Pointer, Scalar, Stop, Storage};
use crate::tree::{Callee, Expr, ExprKind, Model, Place, PlaceKind, Program, Stmt, Ty, Var};
use std::collections::{BTreeSet, HashMap};

/// Statements and rounds of a run.
const STEPS: usize = 1_000;
/// Calls inside of each other.
const DEPTH: usize = 5;
/// Layouts for programs that look at addresses, for a first look.
pub(crate) const SOME: u64 = 200;
/// Layouts that show what is rare as well, such as two objects side by side and a third in place of a fourth.
pub(crate) const MANY: u64 = 4_000;

/// How a run ends: with what `main` returns, or before.
pub(crate) type End = Result<i64, Stop>;

/// All inputs of a program, one after the other.
pub(crate) fn inputs(program: &Program) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    for input in &program.inputs {
        all = all
            .iter()
            .flat_map(|known| (0..input.values()).map(|value| [known.as_slice(), &[value]].concat()))
            .collect();
    }
    all
}

/// What is known about a program.
pub(crate) struct Truth {
    /// All ends that are possible, by inputs and layouts.
    pub(crate) ends: Vec<(Vec<i64>, End)>,
    /// The ends under layouts that mix different storage, which some machines do not.
    pub(crate) mixed: Vec<End>,
    /// Whether the layout may count.
    pub(crate) open: bool,
    /// What is wrong with the accesses that end runs.
    pub(crate) faults: BTreeSet<Fault>,
}

impl Truth {
    /// Whether all runs are, and nothing depends on layouts that not every machine has.
    pub(crate) fn is_clear(&self) -> bool {
        let usual = |end: &End| self.ends.iter().any(|(_, known)| known == end);
        self.ends.iter().all(|(_, end)| *end != Err(Stop::Unclear)) && self.mixed.iter().all(usual)
    }

    pub(crate) fn count(&self, wanted: impl Fn(&End) -> bool) -> usize {
        self.ends.iter().filter(|(_, end)| wanted(end)).count()
    }
}

/// Runs all inputs, under many layouts if they may count.
pub(crate) fn truth(program: &Program, model: Model, layouts: u64) -> Truth {
    let mut truth = Truth { ends: Vec::new(), mixed: Vec::new(), open: false, faults: BTreeSet::new() };
    for input in inputs(program) {
        for layout in 0..layouts {
            let (end, memory) = run(program, model, &input, layout);
            if end == Err(Stop::Deref) {
                truth.faults.extend(memory.fault);
            }
            truth.open |= memory.observed;
            if layout % 2 == 1 {
                truth.mixed.push(end);
            } else {
                truth.ends.push((input.clone(), end));
            }
            if end == Err(Stop::Unclear) {
                truth.ends.push((input, end));
                return truth;
            }
            if !memory.observed {
                break;
            }
        }
    }
    truth
}

/// One run, and its memory at the end.
fn run(program: &Program, model: Model, inputs: &[i64], layout: u64) -> (End, Memory) {
    let mut runner = Runner {
        program,
        model,
        inputs,
        memory: Memory::new(model, layout),
        frames: vec![HashMap::new()],
        scopes: vec![Vec::new()],
        outermost: vec![0],
        steps: 0,
    };
    let end = runner.main();
    (end, runner.memory)
}

struct Runner<'a> {
    program: &'a Program,
    model: Model,
    inputs: &'a [i64],
    memory: Memory,
    /// The objects of variables, of globals first.
    frames: Vec<HashMap<Var, usize>>,
    /// What ends with each block.
    scopes: Vec<Vec<usize>>,
    /// The outermost block of each call.
    outermost: Vec<usize>,
    steps: usize,
}

/// What a statement does besides: a value to return.
type Flow = Result<Option<Scalar>, Stop>;

impl Runner<'_> {
    fn main(&mut self) -> End {
        for (var, ty) in &self.program.globals {
            let object = self.declare(*var, ty);
            self.zero(object)?;
        }
        self.frames.push(HashMap::new());
        match self.block(&self.program.main)? {
            Some(Scalar::Int(value)) => Ok(value),
            _ => Ok(0),
        }
    }

    fn zero(&mut self, object: usize) -> Result<(), Stop> {
        let size = self.memory.size(object);
        self.memory.fill(Pointer::To(object, 0), 0, size)
    }

    /// A new object of the running block.
    fn create(&mut self, size: usize, align: usize) -> usize {
        let storage = if self.frames.len() == 1 { Storage::Static } else { Storage::Automatic };
        let object = self.memory.create(size, align, storage);
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(object);
        }
        object
    }

    fn declare(&mut self, var: Var, ty: &Ty) -> usize {
        let object = self.create(self.model.size(ty), self.model.align(ty));
        self.bind(var, object);
        object
    }

    fn bind(&mut self, var: Var, object: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.insert(var, object);
        }
    }

    fn leave(&mut self) {
        for object in self.scopes.pop().unwrap_or_default() {
            self.memory.kill(object);
        }
    }

    fn block(&mut self, stmts: &[Stmt]) -> Flow {
        self.scopes.push(Vec::new());
        for stmt in stmts {
            let flow = self.statement(stmt)?;
            if flow.is_some() {
                self.leave();
                return Ok(flow);
            }
        }
        self.leave();
        Ok(None)
    }

    fn statement(&mut self, stmt: &Stmt) -> Flow {
        self.steps += 1;
        if self.steps > STEPS {
            return Err(Stop::Unclear);
        }
        match stmt {
            Stmt::Declare(var, ty, values) => {
                let object = self.declare(*var, ty);
                if !values.is_empty() {
                    self.zero(object)?;
                }
                let part = if matches!(ty, Ty::Array(..)) { ty.inner() } else { ty };
                let size = if *part == Ty::Node { 4 } else { self.model.size(part) };
                for (i, value) in values.iter().enumerate() {
                    let value = self.expr(value)?;
                    self.memory.store(Pointer::To(object, (i * size) as i64), size, value)?;
                }
            }
            Stmt::DeclareVla(var, ty, count) => {
                let count = self.int(count)?;
                let size = self.model.size(ty) * usize::try_from(count).map_err(|_| Stop::Unclear)?;
                let object = self.create(size, self.model.align(ty));
                self.bind(*var, object);
            }
            Stmt::Assign(target, value) => self.assign(target, value)?,
            Stmt::If(condition, then, other) => {
                let chosen = if self.int(condition)? != 0 { then } else { other };
                return self.block(chosen);
            }
            Stmt::Loop(var, rounds, condition, body, _) => {
                self.scopes.push(Vec::new());
                let flow = self.rounds(*var, *rounds, condition.as_ref(), body);
                self.leave();
                return flow;
            }
            Stmt::Block(body) => return self.block(body),
            Stmt::Malloc(target, count, zeroed) => {
                let object =
                    self.memory.create(count * self.model.size(target.ty.inner()), 16, Storage::Heap);
                if *zeroed {
                    self.zero(object)?;
                }
                self.put(target, Pointer::To(object, 0))?;
            }
            Stmt::Realloc(target, old, count) => {
                let old = self.pointer(old)?;
                let new = self.memory.realloc(old, count * self.model.size(target.ty.inner()))?;
                self.put(target, new)?;
            }
            Stmt::Free(pointer) => {
                let pointer = self.pointer(pointer)?;
                self.memory.free(pointer)?;
            }
            Stmt::Memset(pointer, byte, count) => {
                let to = self.pointer(pointer)?;
                self.memory.fill(to, *byte as u8, count * self.model.size(pointer.ty.inner()))?;
            }
            Stmt::Copy(to, from, count, moves) => {
                let (target, source) = (self.pointer(to)?, self.pointer(from)?);
                self.memory.copy(target, source, count * self.model.size(to.ty.inner()), *moves)?;
            }
            Stmt::CopyBytes(to, from) => {
                let (target, source) = (self.place(to)?, self.place(from)?);
                self.memory.copy(target, source, self.model.size(&to.ty), true)?;
            }
            Stmt::Call(target, callee, a, b) => {
                let number = match callee {
                    Callee::Named(number) => *number,
                    Callee::Through(pointer) => match self.pointer(pointer)? {
                        Pointer::Function(number) => number,
                        _ => {
                            self.memory.fault = Some(Fault::Null);
                            return Err(Stop::Deref);
                        }
                    },
                };
                let arguments = [self.expr(a)?, self.expr(b)?];
                let value = self.call(number, arguments)?;
                if let Some(target) = target {
                    let to = self.place(target)?;
                    self.memory.store(to, self.model.word, value)?;
                }
            }
            Stmt::Return(value) => return self.expr(value).map(Some),
            Stmt::Error(condition) => {
                if self.int(condition)? != 0 {
                    return Err(Stop::Error);
                }
            }
        }
        Ok(None)
    }

    fn rounds(&mut self, var: Var, rounds: i64, condition: Option<&Expr>, body: &[Stmt]) -> Flow {
        let counter = Pointer::To(self.declare(var, &Ty::Int), 0);
        self.memory.store(counter, 4, Scalar::Int(0))?;
        loop {
            self.steps += 1;
            let Scalar::Int(round) = self.memory.load(counter, 4)? else { return Err(Stop::Unclear) };
            let on = round < rounds && condition.map_or(Ok(true), |c| self.int(c).map(|v| v != 0))?;
            if !on || self.steps > STEPS {
                return if on { Err(Stop::Unclear) } else { Ok(None) };
            }
            let flow = self.block(body)?;
            if flow.is_some() {
                return Ok(flow);
            }
            let Scalar::Int(round) = self.memory.load(counter, 4)? else { return Err(Stop::Unclear) };
            self.memory.store(counter, 4, Scalar::Int(i64::from((round as i32).wrapping_add(1))))?;
        }
    }

    fn call(&mut self, number: usize, arguments: [Scalar; 2]) -> Result<Scalar, Stop> {
        if self.frames.len() > DEPTH {
            return Err(Stop::Unclear);
        }
        let function = &self.program.functions[number];
        self.frames.push(HashMap::new());
        self.outermost.push(self.scopes.len());
        self.scopes.push(Vec::new());
        let types = [Ty::Int.pointer(), Ty::Int];
        for ((var, ty), value) in function.parameters.iter().zip(&types).zip(arguments) {
            let object = self.declare(*var, ty);
            self.memory.store(Pointer::To(object, 0), self.model.size(ty), value)?;
        }
        let flow = self.block(&function.body)?;
        self.leave();
        self.outermost.pop();
        self.frames.pop();
        flow.ok_or(Stop::Unclear)
    }

    fn assign(&mut self, target: &Place, value: &Expr) -> Result<(), Stop> {
        if let (Ty::Node | Ty::Union, ExprKind::Read(from)) = (&target.ty, &value.kind) {
            let (from, to) = (self.place(from)?, self.place(target)?);
            self.memory.copy(to, from, self.model.size(&target.ty), true)?;
            // Whatever was there: an assignment leaves padding open (6.2.6.1p6).
            if target.ty == Ty::Node && self.model.word == 8 {
                self.memory.open(to, 4..8)?;
                self.memory.open(to, 28..32)?;
            }
            return Ok(());
        }
        let value = self.expr(value)?;
        let to = self.place(target)?;
        self.memory.store(to, self.model.size(&target.ty), value)
    }

    fn put(&mut self, target: &Place, pointer: Pointer) -> Result<(), Stop> {
        let to = self.place(target)?;
        self.memory.store(to, self.model.word, Scalar::Pointer(pointer))
    }

    /// Where a place is.
    fn place(&mut self, place: &Place) -> Result<Pointer, Stop> {
        match &place.kind {
            PlaceKind::Var(var) => {
                let local = self.frames.last().and_then(|frame| frame.get(var));
                let object = local.or_else(|| self.frames[0].get(var)).ok_or(Stop::Unclear)?;
                Ok(Pointer::To(*object, 0))
            }
            PlaceKind::Index(array, index) => {
                let start = self.place(array)?;
                let index = self.int(index)?;
                self.memory.step(start, index * self.model.size(&place.ty) as i64)
            }
            PlaceKind::Deref(pointer, index) => {
                let start = self.pointer(pointer)?;
                let index = self.int(index)?;
                self.step_or_deref(start, index * self.model.size(&place.ty) as i64)
            }
            PlaceKind::Field(whole, field) => match self.place(whole)? {
                Pointer::Outside => Ok(Pointer::Outside),
                Pointer::Null => Ok(Pointer::Null),
                start => self.step_or_deref(start, self.model.field(field).0 as i64),
            },
        }
    }

    /// Whether a place is computed from a null pointer.
    fn based_on_null(&mut self, place: &Place) -> Result<bool, Stop> {
        match &place.kind {
            PlaceKind::Var(_) => Ok(false),
            PlaceKind::Index(whole, _) | PlaceKind::Field(whole, _) => self.based_on_null(whole),
            PlaceKind::Deref(pointer, _) => Ok(self.pointer(pointer)? == Pointer::Null),
        }
    }

    /// A step on the way to an access: from nowhere it leads nowhere.
    fn step_or_deref(&self, start: Pointer, bytes: i64) -> Result<Pointer, Stop> {
        match start {
            Pointer::Null | Pointer::Function(_) => Ok(Pointer::Null),
            Pointer::Outside if bytes == 0 => Ok(Pointer::Outside),
            start => self.memory.step(start, bytes),
        }
    }

    fn int(&mut self, e: &Expr) -> Result<i64, Stop> {
        match self.expr(e)? {
            Scalar::Int(value) => Ok(value),
            _ => Err(Stop::Unclear),
        }
    }

    fn pointer(&mut self, e: &Expr) -> Result<Pointer, Stop> {
        let value = self.expr(e)?;
        self.memory.to_pointer(value)
    }

    fn expr(&mut self, e: &Expr) -> Result<Scalar, Stop> {
        let truth = |value: bool| Ok(Scalar::Int(i64::from(value)));
        match &e.kind {
            ExprKind::Number(number) => Ok(Scalar::Int(*number)),
            ExprKind::Input(number) => Ok(Scalar::Int(self.inputs[*number])),
            ExprKind::Read(from) => {
                let pointer = self.place(from)?;
                let value = self.memory.load(pointer, self.model.size(&from.ty))?;
                match (&from.ty, value) {
                    (Ty::Pointer(_) | Ty::Function, value) => {
                        Ok(Scalar::Pointer(self.memory.to_pointer(value)?))
                    }
                    (Ty::Word, Scalar::Pointer(pointer)) => Memory::to_word(pointer),
                    (Ty::Word, value) => Ok(value),
                    (_, Scalar::Int(value)) => Ok(Scalar::Int(value)),
                    _ => Err(Stop::Unclear),
                }
            }
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.int(a)? as i32, self.int(b)? as i32);
                let value = match op {
                    '+' => a.wrapping_add(b),
                    '-' => a.wrapping_sub(b),
                    '^' => a ^ b,
                    _ => a & b,
                };
                Ok(Scalar::Int(i64::from(value)))
            }
            ExprKind::Compare(op, a, b) => {
                let (a, b) = (self.int(a)?, self.int(b)?);
                truth(if *op == "<" { a < b } else { a == b })
            }
            ExprKind::Pointers(op, a, b) => {
                let (a, b) = (self.pointer(a)?, self.pointer(b)?);
                truth(match *op {
                    "<" => Memory::before(a, b)?,
                    "!=" => !self.memory.same(a, b)?,
                    _ => self.memory.same(a, b)?,
                })
            }
            ExprKind::Words(op, a, b) => {
                let (a, b) = (self.expr(a)?, self.expr(b)?);
                let (a, b) = (self.memory.word(a)?, self.memory.word(b)?);
                truth(if *op == "<" { a < b } else { a == b })
            }
            ExprKind::Null => Ok(Scalar::Pointer(Pointer::Null)),
            // `&*p` is `p`, whatever it is.
            ExprKind::AddressOf(Place { kind: PlaceKind::Deref(pointer, index), .. })
                if matches!(index.kind, ExprKind::Number(0)) =>
            {
                self.expr(pointer)
            }
            ExprKind::AddressOf(place) | ExprKind::Decay(place) => {
                if self.based_on_null(place)? {
                    return Err(Stop::Unclear);
                }
                Ok(Scalar::Pointer(self.place(place)?))
            }
            ExprKind::Step(pointer, index) => {
                let start = self.pointer(pointer)?;
                let bytes = self.int(index)? * self.model.size(pointer.ty.inner()) as i64;
                if start == Pointer::Null {
                    return Err(Stop::Unclear);
                }
                Ok(Scalar::Pointer(self.memory.step(start, bytes)?))
            }
            ExprKind::Retype(pointer) => self.expr(pointer),
            ExprKind::ToWord(pointer) => {
                let pointer = self.pointer(pointer)?;
                Memory::to_word(pointer)
            }
            ExprKind::ToPointer(word) => {
                let word = self.expr(word)?;
                Ok(Scalar::Pointer(self.memory.to_pointer(word)?))
            }
            ExprKind::Shifted(word, by) => match self.expr(word)? {
                Scalar::Word(object, offset, 0) => Ok(Scalar::Word(object, offset + by, 0)),
                _ => Err(Stop::Unclear),
            },
            ExprKind::Flipped(word, key) => match self.expr(word)? {
                Scalar::Word(object, offset, old) => Ok(Scalar::Word(object, offset, old ^ key)),
                _ => Err(Stop::Unclear),
            },
            ExprKind::Bits(word, shift, mask) => {
                let word = self.expr(word)?;
                let number = self.memory.word(word)?;
                Ok(Scalar::Int((number >> shift & mask) as i64))
            }
            ExprKind::Literal(values) => {
                let object = self.create(4 * values.len(), 4);
                for (i, value) in values.iter().enumerate() {
                    let value = self.expr(value)?;
                    self.memory.store(Pointer::To(object, 4 * i as i64), 4, value)?;
                }
                Ok(Scalar::Pointer(Pointer::To(object, 0)))
            }
            ExprKind::Alloca(count) => {
                let object =
                    self.memory.create(count * self.model.size(e.ty.inner()), 16, Storage::Automatic);
                let outermost = self.outermost.last().copied().unwrap_or(0);
                self.scopes[outermost].push(object);
                Ok(Scalar::Pointer(Pointer::To(object, 0)))
            }
            ExprKind::Function(number) => Ok(Scalar::Pointer(Pointer::Function(*number))),
        }
    }
}
