//! Which objects with internal linkage other files can get at.
//!
//! A file gives the address of a `static` object away if a function that others can call returns it, if it is stored
//! where others can read it, or if it is an argument of a function without a body. Values are followed through
//! variables, parameters and results by name, without regard to the order of statements. What goes through a pointer
//! is not followed: it counts as given away, and so does what is in an object whose address goes anywhere.

use super::library;
use super::visit::{self, Part};
use crate::hir::{
    Callee, ExprId, ExprKind, FunctionId, GlobalId, GlobalKind, InitId, InitValue, LocalId, PlaceId,
    PlaceKind, StmtId, StmtKind, TranslationUnit, UnaryOp,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Where a value comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Node {
    /// The address of an object.
    Address(GlobalId),
    /// What an object holds.
    Contents(GlobalId),
    Local(FunctionId, LocalId),
    /// The result of a function.
    Result(FunctionId),
    /// Functions of the library: they keep no address, but may copy what is there.
    Library,
    /// Other files.
    Outside,
}

/// What other files can get at.
#[derive(Debug, Default)]
pub(super) struct Leaks {
    /// Objects whose address they can have.
    pub(super) addresses: FxHashSet<GlobalId>,
    /// Objects whose contents they can read.
    pub(super) contents: FxHashSet<GlobalId>,
}

/// Finds what a file gives away.
pub(super) fn leaks(unit: &TranslationUnit) -> Leaks {
    let mut flow = Flow { unit, function: FunctionId(0), from: FxHashMap::default() };
    for (index, global) in unit.globals.iter().enumerate() {
        let id = GlobalId(index as u32);
        if global.kind == GlobalKind::Variable && !global.is_static {
            flow.edge(Node::Contents(id), &[Node::Outside]);
            flow.edge(Node::Address(id), &[Node::Outside]);
        }
        if let Some(init) = global.init {
            flow.init(init, Node::Contents(id));
        }
    }
    for (index, function) in unit.functions.iter().enumerate() {
        flow.function = FunctionId(index as u32);
        if let Some(body) = &function.body {
            if !function.is_static {
                flow.edge(Node::Result(flow.function), &[Node::Outside]);
            }
            flow.stmt(body.block);
        }
    }
    let mut leaks = Leaks::default();
    let mut seen = FxHashSet::default();
    let mut open = vec![Node::Outside];
    while let Some(node) = open.pop() {
        if !seen.insert(node) {
            continue;
        }
        match node {
            Node::Address(global) => {
                leaks.addresses.insert(global);
                // Who has the address can read the object.
                open.push(Node::Contents(global));
            }
            Node::Contents(global) => {
                leaks.contents.insert(global);
            }
            Node::Local(..) | Node::Result(_) | Node::Library | Node::Outside => {}
        }
        open.extend(flow.from.get(&node).into_iter().flatten());
    }
    leaks
}

struct Flow<'u> {
    unit: &'u TranslationUnit,
    /// The function that is walked.
    function: FunctionId,
    /// By where values go: where they come from.
    from: FxHashMap<Node, Vec<Node>>,
}

impl Flow<'_> {
    fn edge(&mut self, from: Node, to: &[Node]) {
        for node in to {
            self.from.entry(*node).or_default().push(from);
        }
    }

    fn init(&mut self, id: InitId, to: Node) {
        for entry in &self.unit[id].entries {
            if let InitValue::Expr(value) = entry.value {
                self.value(value, &[to]);
            }
        }
    }

    fn stmt(&mut self, id: StmtId) {
        let unit = self.unit;
        match &unit[id].kind {
            StmtKind::Declare { local, size, init } => {
                if let Some(size) = size {
                    self.value(*size, &[]);
                }
                if let Some(init) = init {
                    self.init(*init, Node::Local(self.function, *local));
                }
            }
            StmtKind::Return(Some(value)) => self.value(*value, &[Node::Result(self.function)]),
            StmtKind::Asm(asm) => {
                asm.inputs.iter().for_each(|(_, input)| self.value(*input, &[Node::Outside]));
            }
            _ => {
                let mut parts = Vec::new();
                visit::parts(unit, id, &mut |part| parts.push(part));
                for part in parts {
                    match part {
                        Part::Expr(id) => self.value(id, &[]),
                        Part::Stmt(id) => self.stmt(id),
                    }
                }
            }
        }
    }

    /// The object that a place is in, if it has a name; else what is in its expressions is followed.
    fn root(&mut self, mut id: PlaceId) -> Option<Node> {
        loop {
            match &self.unit[id].kind {
                PlaceKind::Local(local) => return Some(Node::Local(self.function, *local)),
                PlaceKind::Global(global) => return Some(Node::Contents(*global)),
                PlaceKind::CompoundLiteral { local, init } => {
                    let node = Node::Local(self.function, *local);
                    self.init(*init, node);
                    return Some(node);
                }
                PlaceKind::Field { base, .. } => id = *base,
                PlaceKind::Index { base, index } => {
                    self.value(*index, &[]);
                    id = *base;
                }
                PlaceKind::Deref(_) | PlaceKind::Temporary(_) => return None,
            }
        }
    }

    /// The pointer that a place without a name is reached by, or the value that it is.
    fn origin(&self, mut id: PlaceId) -> Option<(ExprId, bool)> {
        loop {
            match self.unit[id].kind {
                PlaceKind::Field { base, .. } | PlaceKind::Index { base, .. } => id = base,
                PlaceKind::Deref(pointer) => return Some((pointer, true)),
                PlaceKind::Temporary(value) => return Some((value, false)),
                _ => return None,
            }
        }
    }

    /// The value of an expression goes to these nodes.
    fn value(&mut self, id: ExprId, to: &[Node]) {
        let unit = self.unit;
        match &unit[id].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::LabelAddr(_) => {}
            // Who has a pointer to a function can call it.
            ExprKind::FunctionAddr(function) => self.edge(Node::Result(*function), &[Node::Outside]),
            ExprKind::Load(place) => match (self.root(*place), self.origin(*place)) {
                (Some(node), _) => self.edge(node, to),
                (None, Some((value, false))) => self.value(value, to),
                (None, Some((pointer, true))) => self.value(pointer, &[]),
                (None, None) => {}
            },
            ExprKind::AddrOf(place) => match (self.root(*place), self.origin(*place)) {
                (Some(node), _) => {
                    if to.is_empty() {
                        return;
                    }
                    if let Node::Contents(global) = node {
                        self.edge(Node::Address(global), to);
                    }
                    self.edge(node, &[Node::Outside]);
                }
                (None, Some((value, _))) => self.value(value, to),
                (None, None) => {}
            },
            ExprKind::Unary(UnaryOp::Not, operand) => self.value(*operand, &[]),
            ExprKind::Unary(_, operand) | ExprKind::Cast(_, operand) => self.value(*operand, to),
            ExprKind::Binary(op, left, right) => {
                let to = if op.is_comparison() { &[] } else { to };
                self.value(*left, to);
                self.value(*right, to);
            }
            ExprKind::PtrAdd { pointer: left, index: right, .. } | ExprKind::PtrDiff { left, right, .. } => {
                self.value(*left, to);
                self.value(*right, to);
            }
            ExprKind::Logical { left, right, .. } => {
                self.value(*left, &[]);
                self.value(*right, &[]);
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.value(*condition, &[]);
                self.value(*then, to);
                self.value(*otherwise, to);
            }
            ExprKind::Comma(first, second) => {
                self.value(*first, &[]);
                self.value(*second, to);
            }
            ExprKind::Assign { place, value: operand } | ExprKind::Update { place, operand, .. } => {
                let mut all = to.to_vec();
                match self.root(*place) {
                    Some(node) => {
                        self.edge(node, to);
                        all.push(node);
                    }
                    None => all.push(Node::Outside),
                }
                if let Some((pointer, _)) = self.origin(*place) {
                    self.value(pointer, &[]);
                }
                self.value(*operand, &all);
            }
            ExprKind::Call { callee, args } => self.call(*callee, args, to),
            ExprKind::Builtin(_, args) => {
                let mut all = to.to_vec();
                all.push(Node::Outside);
                args.iter().for_each(|&arg| self.value(arg, &all));
            }
            ExprKind::StmtExpr { body, value } => {
                self.stmt(*body);
                if let Some(value) = value {
                    self.value(*value, to);
                }
            }
        }
    }

    fn call(&mut self, callee: Callee, args: &[ExprId], to: &[Node]) {
        let unit = self.unit;
        let function = match callee {
            Callee::Direct(function) => function,
            Callee::Pointer(pointer) => {
                self.value(pointer, &[]);
                return args.iter().for_each(|&arg| self.value(arg, &[Node::Outside]));
            }
        };
        let Some(body) = &unit[function].body else {
            // Functions of the library give back what they get.
            let library = library::is_library(library::real_name(unit, &unit[function]));
            let mut all = vec![if library { Node::Library } else { Node::Outside }];
            all.extend(to);
            return args.iter().for_each(|&arg| self.value(arg, &all));
        };
        self.edge(Node::Result(function), to);
        for (index, &arg) in args.iter().enumerate() {
            let node = body.params.get(index).map_or(Node::Outside, |param| Node::Local(function, *param));
            self.value(arg, &[node]);
        }
    }
}
