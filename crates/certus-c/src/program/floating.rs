//! Whether what a program does depends on the precision in which floating point is evaluated.

use super::build::operands;
use super::{Binary, Command, Convert, Exit, Expr, ExprId, Program, Unary};

/// Operations that round: arithmetic, and conversions to a floating-point type. Comparisons, signs and copies do
/// not.
fn rounds(expr: Expr) -> bool {
    match expr {
        Expr::Unary(op, _) => matches!(op, Unary::FSqrt(_)),
        Expr::Binary(op, ..) => {
            matches!(
                op,
                Binary::FAdd(_) | Binary::FSub(_) | Binary::FMul(_) | Binary::FDiv(_) | Binary::FRem(_)
            )
        }
        Expr::Convert(op, _) => !matches!(op, Convert::FloatToSigned(..) | Convert::FloatToUnsigned(..)),
        _ => false,
    }
}

impl Program {
    /// Whether anything the program does depends on the precision of floating-point evaluation. With `cut`, runs
    /// are cut off where it does.
    pub(crate) fn floating(&mut self, cut: Option<&str>) -> bool {
        // Operands come before what is made of them.
        let mut inexact = Vec::with_capacity(self.exprs.len());
        for index in 0..self.exprs.len() as u32 {
            let expr = self.expr(ExprId(index));
            let inside = operands(expr).into_iter().flatten().any(|operand| inexact[operand.index()]);
            inexact.push(inside || rounds(expr));
        }
        let is = |id: &ExprId| inexact[id.index()];
        let command = |command: &Command| match command {
            Command::Assign(_, a) | Command::Assume(a) | Command::Check(_, a) => is(a),
            Command::Store { address, value } => is(address) || is(value),
            Command::Call { args, .. } => args.iter().any(is),
            Command::Copy { size, .. } | Command::Fill { size, .. } | Command::Allocate { size, .. } => {
                is(size)
            }
            Command::Havoc(..) | Command::End { .. } => false,
        };
        let mut found = false;
        for block in self.procs.iter_mut().flat_map(|proc| &mut proc.blocks) {
            let exit = match &block.exit {
                Exit::Branch(value, ..) | Exit::Switch(value, ..) => is(value),
                _ => false,
            };
            let first = block.commands.iter().position(|(code, _)| command(code));
            let Some(at) = first.or(exit.then_some(block.commands.len())) else { continue };
            found = true;
            if let Some(why) = cut {
                block.commands.truncate(at);
                block.exit = Exit::Cut(why.into());
            }
        }
        found
    }
}
