//! What expressions and functions may read, write and do, for the orders of evaluation that C leaves open.
//!
//! Objects are told apart by name; what goes through a pointer may be any memory and any object whose address is
//! taken. A function's effects are those of its body and of what it calls; its own locals are left out, since each
//! activation has new ones. A call through a pointer may be one of any function whose address is taken.

use super::library;
use super::scan::{Scan, own_check};
use super::visit::{Node, visit};
use crate::hir::{
    Builtin, Callee, ExprId, ExprKind, FunctionId, LocalId, PlaceId, PlaceKind, StmtId, StmtKind,
    TranslationUnit,
};
use crate::weave::{ASSUME, CLAIM};
use certus_model::graph::BitSet;
use rustc_hash::FxHashSet;

/// Objects that are read or written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Touched {
    /// Globals, and one number beyond them for what the library keeps.
    globals: BitSet,
    /// Locals of the function in question.
    locals: Vec<LocalId>,
    /// Memory that a pointer points to.
    memory: bool,
    /// Some of these objects have their address taken.
    addressed: bool,
}

impl Touched {
    fn add(&mut self, other: &Touched) {
        self.globals.union(&other.globals);
        for local in &other.locals {
            if !self.locals.contains(local) {
                self.locals.push(*local);
            }
        }
        self.memory |= other.memory;
        self.addressed |= other.addressed;
    }

    fn meets(&self, other: &Touched) -> bool {
        self.memory && (other.memory || other.addressed)
            || other.memory && self.addressed
            || self.globals.meets(&other.globals)
            || self.locals.iter().any(|local| other.locals.contains(local))
    }

    fn is_empty(&self) -> bool {
        !self.memory && self.locals.is_empty() && self.globals.is_empty()
    }
}

/// What evaluation may do.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Effects {
    pub(super) reads: Touched,
    pub(super) writes: Touched,
    /// It comes with a check that may fail, or reaches the error.
    pub(super) checks: bool,
    /// It may not come to its end: the program ends in it, runs are left out, or it goes on forever.
    pub(super) ends: bool,
    /// Functions whose results it takes from outside.
    pub(super) draws: BitSet,
}

impl Effects {
    pub(super) fn add(&mut self, other: &Effects) {
        self.reads.add(&other.reads);
        self.writes.add(&other.writes);
        self.checks |= other.checks;
        self.ends |= other.ends;
        self.draws.union(&other.draws);
    }

    /// Whether the order of the two matters.
    pub(super) fn conflict(&self, other: &Effects) -> bool {
        self.writes.meets(&other.reads)
            || self.writes.meets(&other.writes)
            || self.reads.meets(&other.writes)
            || self.ends && other.checks
            || self.checks && other.ends
    }

    /// Whether evaluation does anything that another order could show.
    pub(super) fn is_active(&self) -> bool {
        self.ends || !self.writes.is_empty() || !self.draws.is_empty()
    }
}

/// The effects of all functions of a file.
pub(super) struct Summaries {
    functions: Vec<Effects>,
    /// Of a call through a pointer.
    pointer: Effects,
}

/// What is needed to tell the effects of an expression.
pub(super) struct Teller<'a> {
    pub(super) unit: &'a TranslationUnit,
    pub(super) scan: &'a Scan,
    pub(super) summaries: &'a Summaries,
    /// The function whose locals are meant.
    pub(super) function: FunctionId,
}

impl Summaries {
    /// Finds the effects of all functions, by going on until nothing is new.
    pub(super) fn of(
        unit: &TranslationUnit,
        scan: &Scan,
        models: Option<(&TranslationUnit, &Summaries)>,
    ) -> Summaries {
        let count = unit.functions.len();
        let mut now = Summaries { functions: vec![Effects::default(); count], pointer: Effects::default() };
        let mut calls: Vec<FxHashSet<FunctionId>> = vec![FxHashSet::default(); count];
        let mut through_pointer = vec![false; count];
        let mut addressed = FxHashSet::default();
        for (index, function) in unit.functions.iter().enumerate() {
            let id = FunctionId(index as u32);
            let Some(body) = &function.body else {
                now.functions[index] = without_body(unit, id, models);
                continue;
            };
            let teller = Teller { unit, scan, summaries: &now, function: id };
            let mut own = Effects::default();
            if crate::program::ERROR_FUNCTIONS.contains(&unit.name(function.name)) {
                own.checks = true;
            }
            visit(unit, Node::Stmt(body.block), &mut |node| match node {
                Node::Expr(expr) => match &unit[expr].kind {
                    ExprKind::Call { callee: Callee::Direct(callee), .. } => {
                        calls[index].insert(*callee);
                    }
                    ExprKind::Call { callee: Callee::Pointer(_), .. } => through_pointer[index] = true,
                    // Leaving the function is no end of the run.
                    ExprKind::StmtExpr { .. } => {}
                    _ => own.add(&teller.own(expr)),
                },
                Node::Stmt(stmt) => teller.statement(stmt, &mut own),
            });
            own.reads.locals.clear();
            own.writes.locals.clear();
            (own.reads.addressed, own.writes.addressed) = teller.any_addressed(&own);
            now.functions[index] = own;
        }
        for expr in unit.nodes().exprs() {
            if let ExprKind::FunctionAddr(function) = expr.kind {
                addressed.insert(function);
            }
        }
        loop {
            let mut changed = false;
            for index in 0..count {
                let mut all = now.functions[index].clone();
                for callee in &calls[index] {
                    all.add(&now.functions[callee.0 as usize]);
                }
                if through_pointer[index] {
                    all.add(&now.pointer);
                }
                changed |= all != now.functions[index];
                now.functions[index] = all;
            }
            let mut pointer = now.pointer.clone();
            pointer.checks = true;
            for function in &addressed {
                pointer.add(&now.functions[function.0 as usize]);
            }
            changed |= pointer != now.pointer;
            now.pointer = pointer;
            if !changed {
                return now;
            }
        }
    }
}

/// The effects of a function that the file does not define.
fn without_body(
    unit: &TranslationUnit,
    id: FunctionId,
    models: Option<(&TranslationUnit, &Summaries)>,
) -> Effects {
    let function = &unit[id];
    let name = unit.name(function.name);
    let mut effects = Effects { ends: function.noreturn, ..Effects::default() };
    if library::is_native(name) {
        match library::stem(name) {
            "abort"
            | "exit"
            | "_exit"
            | "_Exit"
            | "__VERIFIER_assume"
            | "assume_abort_if_not"
            | "__CPROVER_assume"
            | ASSUME => {
                effects.ends = true;
            }
            "assert"
            | "__VERIFIER_assert"
            | "__assert"
            | "__assert_fail"
            | "__assert_perror_fail"
            | "__CPROVER_assert"
            | "__CPROVER_precondition"
            | "__CPROVER_postcondition"
            | CLAIM => {
                effects.ends = true;
                effects.checks = true;
            }
            "free" | "memcpy" | "memmove" | "memset" | "realloc" => {
                effects.checks = true;
                effects.reads.memory = true;
                effects.writes.memory = true;
            }
            "malloc" | "calloc" | "alloca" => {}
            name if crate::program::ERROR_FUNCTIONS.contains(&name) => {
                effects.ends = true;
                effects.checks = true;
            }
            name if name.starts_with("__VERIFIER_nondet_") || name.starts_with("nondet_") => {
                effects.draws.insert(id.0);
            }
            _ => {
                let params = unit.types.as_function(function.ty).map(|ty| &*ty.params).unwrap_or_default();
                let pointers = params.iter().any(|&param| unit.types.pointee(param).is_some());
                effects.reads.memory = pointers;
                effects.writes.memory = pointers;
            }
        }
        return effects;
    }
    if let Some((prelude, summaries)) = models
        && let Some(model) = library::find_model(prelude, name)
    {
        let model = &summaries.functions[model.0 as usize];
        effects.checks = model.checks;
        effects.ends |= model.ends;
        for (from, to) in [(&model.reads, &mut effects.reads), (&model.writes, &mut effects.writes)] {
            to.memory = from.memory;
            if !from.globals.is_empty() {
                to.globals.insert(unit.globals.len() as u32);
            }
        }
        if !model.draws.is_empty() {
            effects.draws.insert(id.0);
        }
        return effects;
    }
    effects.draws.insert(id.0);
    effects
}

impl Teller<'_> {
    /// The effects of an expression and of all in it.
    pub(super) fn whole(&self, id: ExprId) -> Effects {
        let mut all = Effects::default();
        visit(self.unit, Node::Expr(id), &mut |node| match node {
            Node::Expr(expr) => all.add(&self.own(expr)),
            Node::Stmt(stmt) => self.statement(stmt, &mut all),
        });
        all
    }

    /// What a statement does itself, beside what its expressions do.
    fn statement(&self, id: StmtId, all: &mut Effects) {
        match &self.unit[id].kind {
            StmtKind::Asm(asm) => {
                for (_, place) in &asm.outputs {
                    self.touch(*place, &mut all.writes);
                }
                all.writes.memory |= asm.clobbers_memory;
            }
            // A loop may go on forever; `do … while (0)` is none.
            StmtKind::Loop { condition, .. } => {
                let once = |condition: ExprId| matches!(self.unit[condition].kind, ExprKind::Int(0));
                all.ends |= !condition.is_some_and(once);
            }
            StmtKind::Goto(label) => {
                let labels = self.unit[self.function].body.iter().flat_map(|body| &body.labels);
                let back = |to: &crate::hir::Label| to.span.lo < self.unit[id].span.lo;
                all.ends |= labels.skip(label.0 as usize).take(1).any(back);
            }
            StmtKind::Label(label) => {
                let name = self.unit[self.function]
                    .body
                    .as_ref()
                    .and_then(|body| body.labels.get(label.0 as usize).and_then(|label| label.name));
                all.checks |= name.is_some_and(|name| self.unit.name(name) == "ERROR");
            }
            _ => {}
        }
    }

    /// What a node does itself, beside what its operands do.
    pub(super) fn own(&self, id: ExprId) -> Effects {
        let mut own = Effects { checks: own_check(self.unit, id), ..Effects::default() };
        match &self.unit[id].kind {
            ExprKind::Load(place) => {
                own.checks |= self.touch(*place, &mut own.reads);
            }
            ExprKind::Assign { place, .. } => {
                own.checks |= self.touch(*place, &mut own.writes);
            }
            ExprKind::Update { place, .. } => {
                own.checks = true;
                self.touch(*place, &mut own.reads);
                self.touch(*place, &mut own.writes);
            }
            ExprKind::Call { callee: Callee::Direct(callee), args } => {
                own = self.summaries.functions[callee.0 as usize].clone();
                // Arguments of struct type are copied by the callee.
                own.reads.memory |= args.iter().any(|&arg| self.unit.types.is_record(self.unit[arg].ty));
            }
            ExprKind::Call { callee: Callee::Pointer(_), .. } => {
                own = self.summaries.pointer.clone();
            }
            ExprKind::Builtin(builtin, _) => match builtin {
                Builtin::Unreachable | Builtin::Trap => own.ends = true,
                Builtin::VaStart
                | Builtin::VaArg
                | Builtin::VaCopy
                | Builtin::VaEnd
                | Builtin::AddOverflow
                | Builtin::SubOverflow
                | Builtin::MulOverflow
                | Builtin::Exchange
                | Builtin::CompareSwapBool
                | Builtin::CompareSwapValue
                | Builtin::CompareExchange => {
                    own.checks = true;
                    own.reads.memory = true;
                    own.writes.memory = true;
                }
                _ => {}
            },
            ExprKind::StmtExpr { body, .. } => {
                visit(self.unit, Node::Stmt(*body), &mut |node| {
                    if let Node::Stmt(stmt) = node {
                        let kind = &self.unit[stmt].kind;
                        own.ends |= matches!(
                            kind,
                            StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::GotoComputed(_)
                        );
                    }
                });
            }
            _ => {}
        }
        own
    }

    /// Notes the object of a place; whether an access needs a check.
    fn touch(&self, mut id: PlaceId, touched: &mut Touched) -> bool {
        let mut check = false;
        loop {
            match &self.unit[id].kind {
                PlaceKind::Local(local) | PlaceKind::CompoundLiteral { local, .. } => {
                    touched.locals.push(*local);
                    let scan = &self.scan.functions[self.function.0 as usize];
                    touched.addressed |= scan.addressed.contains(local);
                    return check;
                }
                PlaceKind::Global(global) => {
                    touched.globals.insert(global.0);
                    touched.addressed |= self.scan.addressed.contains(global);
                    return check;
                }
                PlaceKind::Deref(_) => {
                    touched.memory = true;
                    return true;
                }
                PlaceKind::Field { base, .. } => id = *base,
                PlaceKind::Index { base, .. } => {
                    check = true;
                    id = *base;
                }
                PlaceKind::Temporary(_) => return check,
            }
        }
    }

    /// The effects of reading what a place holds.
    pub(super) fn reading(&self, place: PlaceId) -> Effects {
        let mut effects = Effects::default();
        effects.checks = self.touch(place, &mut effects.reads);
        effects
    }

    /// Whether globals with an address are among what is read and written.
    fn any_addressed(&self, effects: &Effects) -> (bool, bool) {
        let mut addressed = BitSet::default();
        for global in &self.scan.addressed {
            addressed.insert(global.0);
        }
        (effects.reads.globals.meets(&addressed), effects.writes.globals.meets(&addressed))
    }
}
