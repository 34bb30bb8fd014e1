//! Numbers that a program is written with: what it compares its inputs with is often among them.

use certus_c::program::{Binary, Command, Convert, Expr, ExprId, Format, Program, Unary};
use std::collections::BTreeSet;

/// Most numbers of a kind.
const MOST: usize = 256;

/// Integers and floating-point numbers of a program.
#[derive(Debug, Default)]
pub(super) struct Constants {
    /// As 64 bits.
    pub(super) words: BTreeSet<u64>,
    /// The bits of `double`s.
    pub(super) reals: BTreeSet<u64>,
}

impl Constants {
    /// Those of the user's text, and how large its objects are.
    pub(super) fn of(program: &Program) -> Constants {
        let mut found = Constants::default();
        // Small numbers are tried anyway; but a list must not be empty.
        found.words.insert(2);
        found.reals.insert(1f64.to_bits());
        for proc in program.procs.iter().filter(|proc| !proc.library) {
            for block in &proc.blocks {
                for (command, _) in &block.commands {
                    match command {
                        Command::Assign(_, value) | Command::Assume(value) | Command::Check(_, value) => {
                            found.visit(program, *value);
                        }
                        Command::Store { value, .. } => found.visit(program, *value),
                        Command::Call { args, .. } => args.iter().for_each(|arg| found.visit(program, *arg)),
                        _ => {}
                    }
                }
                match &block.exit {
                    certus_c::program::Exit::Branch(condition, ..) => found.visit(program, *condition),
                    certus_c::program::Exit::Switch(value, cases, _) => {
                        found.visit(program, *value);
                        let ends = cases.iter().flat_map(|(from, to, _)| [*from, *to]);
                        ends.for_each(|end| found.word(end, program.width(*value)));
                    }
                    _ => {}
                }
            }
        }
        for object in program.objects.iter().filter(|object| !object.read_only) {
            for part in [1, 4, 8] {
                found.word(u128::from(object.size / part), 64);
            }
        }
        found
    }

    fn word(&mut self, value: u128, width: u32) {
        // A negative number is one at every width.
        let up = 128 - width.clamp(1, 128);
        let value = ((value << up) as i128 >> up) as u64;
        if self.words.len() < MOST {
            self.words.insert(value);
        }
    }

    fn real(&mut self, program: &Program, id: ExprId, format: Format) {
        if let Expr::Const(bits, _) = program.expr(id)
            && self.reals.len() < MOST
        {
            self.reals.insert(match format {
                Format::F32 => f64::from(f32::from_bits(bits as u32)).to_bits(),
                Format::F64 => bits as u64,
            });
        }
    }

    /// Expressions are not nested deeply.
    fn visit(&mut self, program: &Program, id: ExprId) {
        match program.expr(id) {
            Expr::Const(bits, width) if width > 1 => self.word(bits, width),
            Expr::Const(..) | Expr::Var(_) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => {}
            Expr::Unary(op, a) => {
                if let Unary::FNeg(format) | Unary::FAbs(format) | Unary::FSqrt(format) = op {
                    self.real(program, a, format);
                } else {
                    self.visit(program, a);
                }
            }
            Expr::Binary(op, a, b) => match op {
                Binary::FAdd(format)
                | Binary::FSub(format)
                | Binary::FMul(format)
                | Binary::FDiv(format)
                | Binary::FRem(format)
                | Binary::FEq(format)
                | Binary::FLt(format)
                | Binary::FLe(format) => {
                    for part in [a, b] {
                        match program.expr(part) {
                            Expr::Const(..) => self.real(program, part, format),
                            _ => self.visit(program, part),
                        }
                    }
                }
                _ => {
                    self.visit(program, a);
                    self.visit(program, b);
                }
            },
            Expr::Convert(Convert::FloatToFloat(from, _), a) => match program.expr(a) {
                Expr::Const(..) => self.real(program, a, from),
                _ => self.visit(program, a),
            },
            Expr::Load(a, _)
            | Expr::Extract(a, ..)
            | Expr::ZeroExtend(a, _)
            | Expr::SignExtend(a, _)
            | Expr::Convert(_, a) => self.visit(program, a),
            Expr::Memory(_, a, b) | Expr::Offset(a, b) => {
                self.visit(program, a);
                self.visit(program, b);
            }
            Expr::Ite(a, b, c) => [a, b, c].into_iter().for_each(|part| self.visit(program, part)),
        }
    }
}
