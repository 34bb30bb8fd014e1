//! A walk over all expressions and statements in one.

use crate::hir::{
    Callee, ExprId, ExprKind, InitId, InitValue, PlaceId, PlaceKind, StmtId, StmtKind, TranslationUnit,
};

/// What is visited.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node {
    Expr(ExprId),
    Stmt(StmtId),
}

/// Visits a node, then all in it.
pub(super) fn visit(unit: &TranslationUnit, node: Node, look: &mut impl FnMut(Node)) {
    look(node);
    match node {
        Node::Expr(id) => operands(unit, id, &mut |part| match part {
            Part::Expr(id) => visit(unit, Node::Expr(id), look),
            Part::Stmt(id) => visit(unit, Node::Stmt(id), look),
        }),
        Node::Stmt(id) => parts(unit, id, &mut |part| match part {
            Part::Expr(id) => visit(unit, Node::Expr(id), look),
            Part::Stmt(id) => visit(unit, Node::Stmt(id), look),
        }),
    }
}

/// A part of an expression or statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    Expr(ExprId),
    Stmt(StmtId),
}

/// The operands of an expression, those in its places and initialisers included.
fn operands(unit: &TranslationUnit, id: ExprId, look: &mut dyn FnMut(Part)) {
    match &unit[id].kind {
        ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::FunctionAddr(_) | ExprKind::LabelAddr(_) => {}
        ExprKind::Load(place) | ExprKind::AddrOf(place) => in_place(unit, *place, look),
        ExprKind::Unary(_, operand) | ExprKind::Cast(_, operand) => look(Part::Expr(*operand)),
        ExprKind::Binary(_, left, right)
        | ExprKind::PtrDiff { left, right, .. }
        | ExprKind::Logical { left, right, .. }
        | ExprKind::Comma(left, right)
        | ExprKind::PtrAdd { pointer: left, index: right, .. } => {
            look(Part::Expr(*left));
            look(Part::Expr(*right));
        }
        ExprKind::Conditional { condition, then, otherwise } => {
            [condition, then, otherwise].into_iter().for_each(|&part| look(Part::Expr(part)));
        }
        ExprKind::Assign { place, value: operand } | ExprKind::Update { place, operand, .. } => {
            in_place(unit, *place, look);
            look(Part::Expr(*operand));
        }
        ExprKind::Call { callee, args } => {
            if let Callee::Pointer(pointer) = callee {
                look(Part::Expr(*pointer));
            }
            args.iter().for_each(|&arg| look(Part::Expr(arg)));
        }
        ExprKind::Builtin(_, args) => args.iter().for_each(|&arg| look(Part::Expr(arg))),
        ExprKind::StmtExpr { body, value } => {
            look(Part::Stmt(*body));
            if let Some(value) = value {
                look(Part::Expr(*value));
            }
        }
    }
}

/// The expressions in a place.
fn in_place(unit: &TranslationUnit, mut id: PlaceId, look: &mut dyn FnMut(Part)) {
    loop {
        match &unit[id].kind {
            PlaceKind::Local(_) | PlaceKind::Global(_) => return,
            PlaceKind::Deref(value) | PlaceKind::Temporary(value) => return look(Part::Expr(*value)),
            PlaceKind::Field { base, .. } => id = *base,
            PlaceKind::Index { base, index } => {
                look(Part::Expr(*index));
                id = *base;
            }
            PlaceKind::CompoundLiteral { init, .. } => return in_init(unit, *init, look),
        }
    }
}

fn in_init(unit: &TranslationUnit, id: InitId, look: &mut dyn FnMut(Part)) {
    for entry in &unit[id].entries {
        if let InitValue::Expr(value) = entry.value {
            look(Part::Expr(value));
        }
    }
}

/// The parts of a statement.
pub(super) fn parts(unit: &TranslationUnit, id: StmtId, look: &mut dyn FnMut(Part)) {
    match &unit[id].kind {
        StmtKind::Expr(expr) | StmtKind::GotoComputed(expr) => look(Part::Expr(*expr)),
        StmtKind::Declare { size, init, .. } => {
            if let Some(size) = size {
                look(Part::Expr(*size));
            }
            if let Some(init) = init {
                in_init(unit, *init, look);
            }
        }
        StmtKind::Block { stmts, .. } => stmts.iter().for_each(|&stmt| look(Part::Stmt(stmt))),
        StmtKind::If { condition, then, otherwise } => {
            look(Part::Expr(*condition));
            look(Part::Stmt(*then));
            if let Some(otherwise) = otherwise {
                look(Part::Stmt(*otherwise));
            }
        }
        StmtKind::Loop { condition, step, body, .. } => {
            condition.iter().chain(step).for_each(|&expr| look(Part::Expr(expr)));
            look(Part::Stmt(*body));
        }
        StmtKind::Switch { value, body, .. } => {
            look(Part::Expr(*value));
            look(Part::Stmt(*body));
        }
        StmtKind::Return(value) => {
            if let Some(value) = value {
                look(Part::Expr(*value));
            }
        }
        StmtKind::Asm(asm) => {
            asm.outputs.iter().for_each(|(_, place)| in_place(unit, *place, look));
            asm.inputs.iter().for_each(|(_, expr)| look(Part::Expr(*expr)));
        }
        StmtKind::Label(_) | StmtKind::Goto(_) | StmtKind::Break | StmtKind::Continue => {}
    }
}
