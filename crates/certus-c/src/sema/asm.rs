//! Assembler statements.

use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{Asm, StmtId, StmtKind};
use crate::span::Span;

impl<'a> Sema<'a> {
    pub(super) fn asm(&mut self, asm: &'a ast::AsmStmt, span: Span) -> Checked<StmtId> {
        if !asm.template.trim().is_empty() || !asm.outputs.is_empty() {
            let message = "assembler text: what it writes becomes unknown";
            self.warn(Code::Assembler, span, message);
        }
        let mut outputs = Vec::with_capacity(asm.outputs.len());
        for output in &asm.outputs {
            match self.operand(output.expr)? {
                Operand::Place(place) => outputs.push((output.constraint.clone(), place)),
                _ => {
                    let span = self.ast.expr(output.expr).span;
                    return Err(self.error(span, "an output of assembler text must be an lvalue"));
                }
            }
        }
        let mut inputs = Vec::with_capacity(asm.inputs.len());
        for input in &asm.inputs {
            let value = self.rvalue(input.expr)?;
            inputs.push((input.constraint.clone(), value));
        }
        let labels = asm.labels.iter().map(|&label| self.label(label)).collect::<Checked<Vec<_>>>()?;
        let clobbers_memory = asm.clobbers.iter().any(|clobber| clobber == "memory");
        let asm = Asm { template: asm.template.clone(), outputs, inputs, clobbers_memory, labels };
        Ok(self.stmt_node(StmtKind::Asm(Box::new(asm)), span))
    }
}
