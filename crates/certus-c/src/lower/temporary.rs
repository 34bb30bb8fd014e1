//! Objects that exist as long as a full expression is evaluated: values of structure type that are stored nowhere, such
//! as what a function returns (C11 6.2.4p8). Only where the address of one is taken can it be told from one that exists
//! as long as the function runs, so that all others do.

use super::Result1;
use super::function::FunctionLowerer;
use super::visit::{Node, visit};
use crate::hir::{ExprId as HirExpr, ExprKind, PlaceId, PlaceKind};
use crate::program::{BlockId, Command, Exit, Storage};

impl FunctionLowerer<'_, '_> {
    /// Whether the address of a value that is stored nowhere is taken in an expression.
    fn takes_temporary(&self, node: Node) -> bool {
        let unit = self.unit;
        let is_temporary = |mut place: PlaceId| loop {
            match unit[place].kind {
                PlaceKind::Field { base, .. } | PlaceKind::Index { base, .. } => place = base,
                PlaceKind::Temporary(_) => return true,
                _ => return false,
            }
        };
        let mut found = false;
        if self.cx.scan.temporaries {
            visit(unit, node, &mut |node| {
                if let Node::Expr(id) = node
                    && let ExprKind::AddrOf(place) = unit[id].kind
                {
                    found |= is_temporary(place);
                }
            });
        }
        found
    }

    /// Lowers a full expression: its temporaries begin before it and end behind it.
    pub(super) fn full<T>(&mut self, node: Node, lower: impl FnOnce(&mut Self) -> Result1<T>) -> Result1<T> {
        if !self.takes_temporary(node) {
            return lower(self);
        }
        let (start, first) = (self.position(), self.objects.len());
        let result = lower(self)?;
        for (var, bytes, align) in self.objects.split_off(first) {
            let storage = Storage::Automatic;
            let size = self.exprs().size(bytes);
            self.insert(start, Command::Allocate { var, size, align, storage, zeroed: false });
            let address = self.var(var);
            self.emit(Command::End { address, storage });
        }
        Ok(result)
    }

    /// Branches on a condition that is a full expression.
    pub(super) fn test(&mut self, condition: HirExpr, yes: BlockId, no: BlockId) -> Result1<()> {
        if !self.takes_temporary(Node::Expr(condition)) {
            return self.branch(condition, yes, no);
        }
        let truth = self.full(Node::Expr(condition), |lowerer| {
            let truth = lowerer.truth(condition)?;
            Ok(lowerer.freeze(truth))
        })?;
        self.terminate(Exit::Branch(truth, yes, no));
        Ok(())
    }
}
