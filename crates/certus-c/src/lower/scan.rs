//! What must be known of a function before it is lowered: which variables need an address, in which blocks
//! its labels are, and which expressions have effects or need checks.

use crate::hir::{
    BinaryOp, Builtin, Callee, ExprId, ExprKind, FunctionId, GlobalId, InitId, InitValue, LabelId, LocalId,
    PlaceId, PlaceKind, StmtId, StmtKind, TranslationUnit, UnaryOp,
};
use crate::types::Quals;
use rustc_hash::{FxHashMap, FxHashSet};

/// Evaluation can change variables or memory.
pub(super) const EFFECT: u8 = 1;
/// Evaluation comes with a check, so that it must not happen when C does not evaluate it.
pub(super) const CHECK: u8 = 2;

/// What is known of one function.
#[derive(Clone, Debug, Default)]
pub(super) struct FunctionScan {
    /// Locals whose address is taken.
    pub(super) addressed: FxHashSet<LocalId>,
    /// Locals that belong to a block.
    pub(super) scoped: FxHashSet<LocalId>,
    /// Locals whose size is known at run time.
    pub(super) variable: FxHashSet<LocalId>,
    /// For each label the blocks around it, outermost first.
    pub(super) labels: Vec<Vec<StmtId>>,
    /// Values that are assigned to pointers by name; nothing where other things happen to them.
    pub(super) assigned: FxHashMap<LocalId, Option<Vec<ExprId>>>,
    /// Locals whose declaration a `goto` can lead to again without leaving their block.
    pub(super) repeated: FxHashSet<LocalId>,
}

/// What is known of all.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// By function.
    pub(super) functions: Vec<FunctionScan>,
    /// Globals whose address is taken.
    pub(super) addressed: FxHashSet<GlobalId>,
    /// Functions that are called or whose address is taken.
    pub(super) used: FxHashSet<FunctionId>,
    /// Whether the address of a value that is not stored anywhere is taken, such as `f().array`.
    pub(super) temporaries: bool,
    flags: Vec<u8>,
}

impl Scan {
    /// Effects and checks of an expression.
    pub(super) fn flags(&self, id: ExprId) -> u8 {
        self.flags.get(id.0 as usize).copied().unwrap_or(EFFECT | CHECK)
    }
}

/// Scans a whole file.
pub(super) fn scan(unit: &TranslationUnit) -> Scan {
    let mut scanner = Scanner {
        unit,
        scan: Scan::default(),
        now: FunctionScan::default(),
        chain: Vec::new(),
        passed: Vec::new(),
        aims: FxHashSet::default(),
        behind: Vec::new(),
    };
    for global in &unit.globals {
        if let Some(init) = global.init {
            scanner.init(init);
        }
    }
    for function in &unit.functions {
        scanner.now = FunctionScan::default();
        if let Some(body) = &function.body {
            scanner.now.labels = vec![Vec::new(); body.labels.len()];
            scanner.stmt(body.block);
        }
        let aims = std::mem::take(&mut scanner.aims);
        let behind = std::mem::take(&mut scanner.behind);
        let repeated = behind.into_iter().filter(|(label, _)| aims.contains(label));
        scanner.now.repeated = repeated.map(|(_, local)| local).collect();
        scanner.passed.clear();
        let done = std::mem::take(&mut scanner.now);
        scanner.scan.functions.push(done);
    }
    scanner.scan
}

/// Whether an operator itself comes with a check.
pub(super) fn own_check(unit: &TranslationUnit, id: ExprId) -> bool {
    let expr = &unit[id];
    let signed = unit.types.int_shape(expr.ty).is_some_and(|shape| shape.signed);
    match &expr.kind {
        ExprKind::Unary(UnaryOp::Neg, _) => signed,
        ExprKind::Binary(op, _, right) => match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => signed,
            BinaryOp::Div | BinaryOp::Rem => unit.types.is_integer(expr.ty),
            BinaryOp::Shl if signed => true,
            BinaryOp::Shl | BinaryOp::Shr => !matches!(unit[*right].kind, ExprKind::Int(0..8)),
            _ => false,
        },
        _ => false,
    }
}

struct Scanner<'u> {
    unit: &'u TranslationUnit,
    scan: Scan,
    now: FunctionScan,
    chain: Vec<StmtId>,
    /// Labels so far.
    passed: Vec<LabelId>,
    /// Labels that a `goto` names.
    aims: FxHashSet<LabelId>,
    /// Declarations behind labels of their block.
    behind: Vec<(LabelId, LocalId)>,
}

impl Scanner<'_> {
    fn stmt(&mut self, id: StmtId) {
        let unit = self.unit;
        match &unit[id].kind {
            StmtKind::Expr(expr) | StmtKind::GotoComputed(expr) => {
                self.expr(*expr);
            }
            StmtKind::Declare { local, size, init } => {
                if let Some(size) = size {
                    self.now.variable.insert(*local);
                    self.expr(*size);
                }
                match init {
                    Some(init) => {
                        self.init(*init);
                        for entry in &unit[*init].entries {
                            let InitValue::Expr(value) = entry.value else { continue };
                            self.note(*local, Some(value));
                        }
                    }
                    None => {
                        let Some(block) = self.chain.last() else { return };
                        let labels = self.passed.iter().copied();
                        let inside = labels.filter(|label| self.now.labels[label.0 as usize].contains(block));
                        self.behind.extend(inside.map(|label| (label, *local)));
                    }
                }
            }
            StmtKind::Block { locals, stmts } => {
                self.now.scoped.extend(locals);
                self.chain.push(id);
                stmts.iter().for_each(|&stmt| self.stmt(stmt));
                self.chain.pop();
            }
            StmtKind::If { condition, then, otherwise } => {
                self.expr(*condition);
                self.stmt(*then);
                if let Some(otherwise) = otherwise {
                    self.stmt(*otherwise);
                }
            }
            StmtKind::Loop { condition, step, body, .. } => {
                for &expr in condition.iter().chain(step) {
                    self.expr(expr);
                }
                self.stmt(*body);
            }
            StmtKind::Switch { value, body, .. } => {
                self.expr(*value);
                self.stmt(*body);
            }
            StmtKind::Label(label) => {
                self.now.labels[label.0 as usize].clone_from(&self.chain);
                self.passed.push(*label);
            }
            StmtKind::Goto(label) => {
                self.aims.insert(*label);
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.expr(*value);
                }
            }
            StmtKind::Asm(asm) => {
                asm.outputs.iter().for_each(|(_, place)| {
                    if let PlaceKind::Local(local) = unit[*place].kind {
                        self.note(local, None);
                    }
                    self.place(*place);
                });
                asm.inputs.iter().for_each(|(_, expr)| {
                    self.expr(*expr);
                });
            }
            StmtKind::Break | StmtKind::Continue => {}
        }
    }

    fn init(&mut self, id: InitId) {
        let unit = self.unit;
        for entry in &unit[id].entries {
            if let InitValue::Expr(expr) = entry.value {
                self.expr(expr);
            }
        }
    }

    fn expr(&mut self, id: ExprId) -> u8 {
        let flags = self.expr_flags(id);
        let index = id.0 as usize;
        if self.scan.flags.len() <= index {
            // Nodes that are not reached count as anything.
            self.scan.flags.resize(index + 1, EFFECT | CHECK);
        }
        self.scan.flags[index] = flags;
        flags
    }

    /// A local gets a value.
    fn note(&mut self, local: LocalId, value: Option<ExprId>) {
        let known = self.now.assigned.entry(local).or_insert_with(|| Some(Vec::new()));
        match (known.as_mut(), value) {
            (Some(values), Some(value)) => values.push(value),
            _ => *known = None,
        }
    }

    fn expr_flags(&mut self, id: ExprId) -> u8 {
        let unit = self.unit;
        let expr = &unit[id];
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::LabelAddr(_) => 0,
            ExprKind::FunctionAddr(function) => {
                self.scan.used.insert(*function);
                0
            }
            ExprKind::Load(place) => {
                let (flags, direct) = self.place(*place);
                // What is volatile is read when C reads it, and not otherwise.
                let volatile = unit[*place].ty.quals.contains(Quals::VOLATILE);
                if direct && !volatile { flags } else { flags | CHECK }
            }
            ExprKind::AddrOf(place) => {
                self.mark(*place);
                self.place(*place).0
            }
            ExprKind::Unary(_, operand) => self.expr(*operand) | if own_check(unit, id) { CHECK } else { 0 },
            ExprKind::Binary(_, left, right) => {
                let flags = self.expr(*left) | self.expr(*right);
                flags | if own_check(unit, id) { CHECK } else { 0 }
            }
            ExprKind::PtrAdd { pointer, index, .. } => self.expr(*pointer) | self.expr(*index),
            ExprKind::PtrDiff { left, right, .. } | ExprKind::Logical { left, right, .. } => {
                self.expr(*left) | self.expr(*right)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.expr(*condition) | self.expr(*then) | self.expr(*otherwise)
            }
            ExprKind::Comma(first, second) => self.expr(*first) | self.expr(*second),
            ExprKind::Cast(_, operand) => self.expr(*operand),
            ExprKind::Assign { place, value } => {
                if let PlaceKind::Local(local) = unit[*place].kind {
                    self.note(local, Some(*value));
                }
                self.place(*place);
                self.expr(*value);
                EFFECT | CHECK
            }
            ExprKind::Update { place, operand, .. } => {
                if let PlaceKind::Local(local) = unit[*place].kind {
                    self.note(local, None);
                }
                self.place(*place);
                self.expr(*operand);
                EFFECT | CHECK
            }
            ExprKind::Call { callee, args } => {
                match callee {
                    Callee::Direct(function) => {
                        self.scan.used.insert(*function);
                    }
                    Callee::Pointer(pointer) => {
                        self.expr(*pointer);
                    }
                }
                args.iter().for_each(|&arg| {
                    self.expr(arg);
                });
                EFFECT | CHECK
            }
            ExprKind::Builtin(builtin, args) => {
                let flags = args.iter().fold(0, |flags, &arg| flags | self.expr(arg));
                match builtin {
                    Builtin::IsNan
                    | Builtin::IsInf
                    | Builtin::IsInfSign
                    | Builtin::IsFinite
                    | Builtin::IsNormal
                    | Builtin::SignBit
                    | Builtin::FpClassify
                    | Builtin::IsGreater
                    | Builtin::IsGreaterEqual
                    | Builtin::IsLess
                    | Builtin::IsLessEqual
                    | Builtin::IsLessGreater
                    | Builtin::IsUnordered
                    | Builtin::AddOverflowP
                    | Builtin::SubOverflowP
                    | Builtin::MulOverflowP => flags,
                    _ => EFFECT | CHECK,
                }
            }
            ExprKind::StmtExpr { body, value } => {
                let StmtKind::Block { locals, stmts } = &unit[*body].kind else {
                    self.stmt(*body);
                    return EFFECT | CHECK;
                };
                self.now.scoped.extend(locals);
                self.chain.push(*body);
                stmts.iter().for_each(|&stmt| self.stmt(stmt));
                if let Some(value) = value {
                    self.expr(*value);
                }
                self.chain.pop();
                EFFECT | CHECK
            }
        }
    }

    /// Flags of computing the address, and whether an access is sure to be inside of a named object.
    fn place(&mut self, id: PlaceId) -> (u8, bool) {
        let unit = self.unit;
        match &unit[id].kind {
            PlaceKind::Local(_) | PlaceKind::Global(_) => (0, true),
            PlaceKind::Deref(pointer) => (self.expr(*pointer), false),
            PlaceKind::Field { base, .. } => self.place(*base),
            PlaceKind::Index { base, index } => {
                let (flags, _) = self.place(*base);
                (flags | self.expr(*index), false)
            }
            PlaceKind::Temporary(value) => (self.expr(*value), true),
            PlaceKind::CompoundLiteral { init, .. } => {
                self.init(*init);
                (EFFECT | CHECK, true)
            }
        }
    }

    /// The variable that the place is part of needs an address.
    fn mark(&mut self, mut id: PlaceId) {
        loop {
            match self.unit[id].kind {
                PlaceKind::Local(local) | PlaceKind::CompoundLiteral { local, .. } => {
                    self.now.addressed.insert(local);
                    return;
                }
                PlaceKind::Global(global) => {
                    self.scan.addressed.insert(global);
                    return;
                }
                PlaceKind::Field { base, .. } | PlaceKind::Index { base, .. } => id = base,
                PlaceKind::Temporary(_) => {
                    self.scan.temporaries = true;
                    return;
                }
                PlaceKind::Deref(_) => return,
            }
        }
    }
}
