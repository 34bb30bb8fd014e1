//! Checks that a program is well formed. For tests: every violation is a defect of the lowering.

use super::{
    Binary, BlockId, Callee, Command, Convert, Exit, Expr, ExprId, Proc, ProcId, Program, Unary, VarId,
};

/// All violations, at most a few.
#[must_use]
pub fn check(program: &Program) -> Vec<String> {
    let mut checker = Checker { program, found: Vec::new(), place: "expressions".to_owned() };
    checker.exprs();
    for object in &program.objects {
        checker.place = format!("object {}", object.name);
        checker.expect(object.bytes.len() as u64 <= object.size, "the bytes fit the object");
        for &(offset, address) in &object.addresses {
            checker.pointer(address);
            let end = offset.saturating_add(u64::from(program.pointer_bits / 8));
            checker.expect(end <= object.size, "an address fits the object");
        }
    }
    for var in &program.vars {
        checker.place = format!("variable {}", var.name);
        if let Some(initial) = var.initial {
            checker.width(initial, var.width);
            checker.expect(var.owner.is_none(), "only globals have initial values");
        }
    }
    let entry = program.procs.get(program.entry.index());
    checker.expect(entry.is_some_and(|proc| proc.params.is_empty()), "the entry has no parameters");
    for (index, proc) in program.procs.iter().enumerate() {
        checker.proc(ProcId(index as u32), proc);
    }
    checker.found
}

struct Checker<'a> {
    program: &'a Program,
    found: Vec<String>,
    place: String,
}

impl Checker<'_> {
    fn expect(&mut self, holds: bool, what: &str) {
        if !holds && self.found.len() < 20 {
            self.found.push(format!("{}: {what}", self.place));
        }
    }

    fn width(&mut self, id: ExprId, width: u32) {
        let exists = id.index() < self.program.exprs.len();
        self.expect(exists, "an expression exists");
        if exists {
            let found = self.program.width(id);
            self.expect(
                found == width,
                &format!("expected {width} bits, found {found}: {:?}", self.program.expr(id)),
            );
        }
    }

    fn pointer(&mut self, id: ExprId) {
        self.width(id, self.program.pointer_bits);
    }

    fn exprs(&mut self) {
        let program = self.program;
        for index in 0..program.exprs.len() {
            let id = ExprId(index as u32);
            let width = program.width(id);
            self.expect(width > 0, "no value is empty");
            match program.expr(id) {
                Expr::Const(bits, own) => {
                    self.expect(own == width && super::eval::mask(bits, width) == bits, "a constant is cut");
                }
                Expr::Var(var) => {
                    let declared = program.vars.get(var.index()).map(|var| var.width);
                    self.expect(declared == Some(width), "a variable has its width");
                }
                Expr::Load(address, own) => {
                    self.pointer(address);
                    self.expect(own == width && width.is_multiple_of(8), "whole bytes are loaded");
                }
                Expr::ObjectAddr(object) => {
                    self.expect(object.index() < program.objects.len(), "an object exists");
                }
                Expr::ProcAddr(proc) => self.expect(proc.index() < program.procs.len(), "a procedure exists"),
                Expr::Unary(op, a) => {
                    let own = match op {
                        Unary::Neg | Unary::Not => width,
                        Unary::FNeg(f) | Unary::FAbs(f) | Unary::FSqrt(f) | Unary::FRound(f, _) => f.width(),
                    };
                    self.width(a, own);
                }
                Expr::Binary(op, a, b) => self.binary(op, a, b, width),
                Expr::Ite(condition, then, otherwise) => {
                    self.width(condition, 1);
                    self.width(then, width);
                    self.width(otherwise, width);
                }
                Expr::Extract(a, from, count) => {
                    self.expect(count == width && from + count <= program.width(a), "bits exist");
                }
                Expr::ZeroExtend(a, own) | Expr::SignExtend(a, own) => {
                    self.expect(own == width && program.width(a) < width, "an extension extends");
                }
                Expr::Convert(op, a) => match op {
                    Convert::FloatToFloat(from, _)
                    | Convert::FloatToSigned(from, _)
                    | Convert::FloatToUnsigned(from, _) => self.width(a, from.width()),
                    Convert::SignedToFloat(_) | Convert::UnsignedToFloat(_) => {}
                },
                Expr::Memory(_, address, size) => {
                    self.pointer(address);
                    self.pointer(size);
                }
            }
        }
    }

    fn binary(&mut self, op: Binary, a: ExprId, b: ExprId, width: u32) {
        let (left, right) = (self.program.width(a), self.program.width(b));
        match op {
            Binary::Concat => self.expect(left + right == width, "parts add up"),
            Binary::FAdd(f) | Binary::FSub(f) | Binary::FMul(f) | Binary::FDiv(f) | Binary::FRem(f) => {
                self.expect(left == f.width() && right == left && width == left, "numbers of one format");
            }
            Binary::FEq(f) | Binary::FLt(f) | Binary::FLe(f) => {
                self.expect(left == f.width() && right == left && width == 1, "numbers of one format");
            }
            Binary::Eq | Binary::ULt | Binary::SLt => {
                self.expect(left == right && width == 1, &format!("one width is compared ({left}, {right})"));
            }
            _ => self.expect(left == right && left == width, &format!("one width ({op:?}: {left}, {right})")),
        }
    }

    fn proc(&mut self, id: ProcId, proc: &Proc) {
        self.place = format!("procedure {}", proc.name);
        for &param in proc.params.iter().chain(&proc.result) {
            let owner = self.program.vars.get(param.index()).and_then(|var| var.owner);
            self.expect(owner == Some(id), "a parameter belongs to its procedure");
        }
        for (index, block) in proc.blocks.iter().enumerate() {
            self.place = format!("procedure {}, block {index}", proc.name);
            for (command, _) in &block.commands {
                self.command(id, command);
            }
            self.exit(proc, &block.exit);
        }
    }

    fn target(&mut self, proc: &Proc, block: BlockId) {
        self.expect(block.index() < proc.blocks.len(), "a block exists");
    }

    fn exit(&mut self, proc: &Proc, exit: &Exit) {
        match exit {
            Exit::Goto(block) => self.target(proc, *block),
            Exit::Branch(condition, then, otherwise) => {
                self.width(*condition, 1);
                self.target(proc, *then);
                self.target(proc, *otherwise);
            }
            Exit::Switch(_, cases, default) => {
                for &(lo, hi, block) in cases {
                    self.expect(lo <= hi, "a range is not empty");
                    self.target(proc, block);
                }
                self.target(proc, *default);
            }
            Exit::Return | Exit::Stop | Exit::Cut(_) => {}
        }
    }

    fn assigned(&mut self, proc: ProcId, var: VarId) -> Option<u32> {
        let found = self.program.vars.get(var.index());
        let mine = found.is_some_and(|var| var.owner.is_none() || var.owner == Some(proc));
        self.expect(mine, "a variable is global or of this procedure");
        found.map(|var| var.width)
    }

    fn command(&mut self, proc: ProcId, command: &Command) {
        match command {
            Command::Assign(var, value) => {
                if let Some(width) = self.assigned(proc, *var) {
                    self.width(*value, width);
                }
            }
            Command::Havoc(var, _) => {
                self.assigned(proc, *var);
            }
            Command::Assume(condition) | Command::Check(_, condition) => self.width(*condition, 1),
            Command::Store { address, value } => {
                self.pointer(*address);
                self.expect(self.program.width(*value).is_multiple_of(8), "whole bytes are stored");
            }
            Command::Copy { to, from, size } => {
                self.pointer(*to);
                self.pointer(*from);
                self.pointer(*size);
            }
            Command::Fill { to, byte, size } => {
                self.pointer(*to);
                self.width(*byte, 8);
                self.pointer(*size);
            }
            Command::Allocate { var, size, align, .. } => {
                let width = self.assigned(proc, *var);
                self.expect(width == Some(self.program.pointer_bits), "an address has pointer width");
                self.pointer(*size);
                self.expect(align.is_power_of_two(), "an alignment is a power of two");
            }
            Command::End { address, .. } => self.pointer(*address),
            Command::Call { callee, args, result } => {
                let called = match callee {
                    Callee::Direct(called) => self.program.procs.get(called.index()),
                    Callee::Pointer(pointer) => {
                        self.pointer(*pointer);
                        None
                    }
                };
                if let Some(called) = called.filter(|called| !called.blocks.is_empty()) {
                    self.expect(called.params.len() == args.len(), &format!("arguments of {}", called.name));
                    for (&param, &arg) in called.params.iter().zip(args) {
                        self.width(arg, self.program.vars[param.index()].width);
                    }
                }
                if let Some(result) = result {
                    self.assigned(proc, *result);
                }
            }
        }
    }
}
