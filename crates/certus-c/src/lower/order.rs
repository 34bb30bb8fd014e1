//! Orders of evaluation that C leaves open.
//!
//! An expression whose value is needed at once, up to the operators that C sequences (`&&`, `||`, `?:`, `,`, `({})`),
//! is a tree of *steps*: reading an object, writing one, calling a function, an operation with a check. A step comes
//! after those of its operands; nothing else is said. Two steps *conflict* if one writes what the other reads or
//! writes, or if one may end the run and the other may fail. Orders in which no two conflicting steps change places
//! are the same, so that it is enough to try one of each kind; an expression without conflicts has one order.
//!
//! Within a sequenced operator steps are not mixed with those beside it. The entries of an initialiser are steps of
//! one tree.

use super::effects::{Effects, Teller};
use super::scan::{EFFECT, own_check};
use super::visit::{Part, parts};
use crate::hir::{Callee, ExprId, ExprKind, InitId, InitValue, PlaceId, PlaceKind, StmtId, StmtKind};
use crate::span::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Most orders of one expression that are tried.
const MOST_ORDERS: usize = 8;
/// Most steps that are permuted.
const MOST_STEPS: usize = 7;

/// A step that is made before the rest of its expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Step {
    /// The value of an expression, effects included.
    Value(ExprId),
    /// What a compound assignment finds in its place.
    Old(ExprId),
}

/// The orders of an expression in which steps conflict.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The steps that conflict, from left to right.
    pub(super) steps: Vec<Step>,
    /// Which step comes when; the first order is from left to right.
    pub(super) orders: Vec<Vec<usize>>,
    /// There are other orders that are not tried.
    pub(super) more: bool,
}

/// What is open in a function.
#[derive(Debug, Default)]
pub(super) struct Orders {
    pub(super) exprs: FxHashMap<ExprId, Plan>,
    pub(super) inits: FxHashMap<InitId, Plan>,
    /// Assignments to a variable that an operand changes too (`i = i++`): undefined, and either may be the last.
    pub(super) late: FxHashSet<ExprId>,
    /// Where operands take results from the same function outside.
    pub(super) draws: Vec<Span>,
}

/// A step and what it does.
struct Atom {
    step: Step,
    /// The steps from this one up to itself are those of its operands.
    start: usize,
    effects: Effects,
}

/// Finds what is open in the body of a function.
pub(super) fn orders(teller: &Teller<'_>, body: StmtId) -> Orders {
    let mut planner = Planner { teller, orders: Orders::default() };
    planner.stmt(body);
    planner.orders
}

struct Planner<'a> {
    teller: &'a Teller<'a>,
    orders: Orders,
}

impl Planner<'_> {
    fn stmt(&mut self, id: StmtId) {
        let unit = self.teller.unit;
        if let StmtKind::Declare { init: Some(init), .. } = unit[id].kind {
            self.init(init);
        }
        parts(unit, id, &mut |part| match part {
            Part::Stmt(stmt) => self.stmt(stmt),
            // The entries of an initialiser have been seen.
            Part::Expr(expr) if matches!(unit[id].kind, StmtKind::Declare { init: Some(_), .. }) => {
                if let StmtKind::Declare { size: Some(size), .. } = unit[id].kind
                    && size == expr
                {
                    self.root(expr);
                }
            }
            Part::Expr(expr) => self.root(expr),
        });
    }

    fn init(&mut self, id: InitId) {
        let unit = self.teller.unit;
        let mut atoms = Vec::new();
        let mut seen = FxHashSet::default();
        let spans = unit[id].entries.iter().map(|entry| entry.span);
        let span = spans.reduce(Span::to).unwrap_or_default();
        for entry in &unit[id].entries {
            if let InitValue::Expr(value) = entry.value
                && seen.insert(value)
            {
                self.collect(value, &mut atoms);
            }
        }
        if let Some(plan) = self.plan(&atoms, span) {
            self.orders.inits.insert(id, plan);
        }
    }

    /// An expression that is evaluated without another beside it.
    fn root(&mut self, id: ExprId) {
        let unit = self.teller.unit;
        if self.teller.scan.flags(id) & EFFECT == 0 {
            return;
        }
        match &unit[id].kind {
            ExprKind::Logical { left, right, .. } | ExprKind::Comma(left, right) => {
                self.root(*left);
                self.root(*right);
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                [condition, then, otherwise].into_iter().for_each(|&part| self.root(part));
            }
            ExprKind::StmtExpr { body, value } => {
                self.stmt(*body);
                if let Some(value) = value {
                    self.root(*value);
                }
            }
            _ => {
                let mut atoms = Vec::new();
                self.collect(id, &mut atoms);
                if let Some(plan) = self.plan(&atoms, unit[id].span) {
                    self.orders.exprs.insert(id, plan);
                }
            }
        }
    }

    /// The steps of an expression, operands first.
    fn collect(&mut self, id: ExprId, atoms: &mut Vec<Atom>) {
        let unit = self.teller.unit;
        let start = atoms.len();
        match &unit[id].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::FunctionAddr(_) | ExprKind::LabelAddr(_) => {}
            ExprKind::Load(place) | ExprKind::AddrOf(place) if self.literal(*place) => {
                let effects = self.teller.whole(id);
                atoms.push(Atom { step: Step::Value(id), start, effects });
            }
            ExprKind::Load(place) => {
                self.in_place(*place, atoms);
                atoms.push(Atom { step: Step::Value(id), start, effects: self.teller.own(id) });
            }
            ExprKind::AddrOf(place) => self.in_place(*place, atoms),
            ExprKind::Unary(_, operand) | ExprKind::Cast(_, operand) => {
                self.collect(*operand, atoms);
                self.operation(id, start, atoms);
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::PtrDiff { left, right, .. }
            | ExprKind::PtrAdd { pointer: left, index: right, .. } => {
                self.collect(*left, atoms);
                self.collect(*right, atoms);
                self.operation(id, start, atoms);
            }
            ExprKind::Assign { place, value } => {
                self.in_place(*place, atoms);
                self.collect(*value, atoms);
                self.note_late(id, *place, &atoms[start..], start);
                atoms.push(Atom { step: Step::Value(id), start, effects: self.teller.own(id) });
            }
            ExprKind::Update { place, operand, .. } => {
                self.in_place(*place, atoms);
                let effects = self.teller.reading(*place);
                atoms.push(Atom { step: Step::Old(id), start, effects });
                self.collect(*operand, atoms);
                self.note_late(id, *place, &atoms[start..], start);
                let mut effects = self.teller.own(id);
                effects.reads = Default::default();
                atoms.push(Atom { step: Step::Value(id), start, effects });
            }
            ExprKind::Call { callee, args } => {
                if let Callee::Pointer(pointer) = callee {
                    self.collect(*pointer, atoms);
                }
                args.iter().for_each(|&arg| self.collect(arg, atoms));
                atoms.push(Atom { step: Step::Value(id), start, effects: self.teller.own(id) });
            }
            ExprKind::Builtin(_, args) => {
                args.iter().for_each(|&arg| self.collect(arg, atoms));
                atoms.push(Atom { step: Step::Value(id), start, effects: self.teller.own(id) });
            }
            ExprKind::Logical { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Comma(..)
            | ExprKind::StmtExpr { .. } => {
                self.root(id);
                let effects = self.teller.whole(id);
                atoms.push(Atom { step: Step::Value(id), start, effects });
            }
        }
    }

    /// An operator is a step if it has a check.
    fn operation(&mut self, id: ExprId, start: usize, atoms: &mut Vec<Atom>) {
        if own_check(self.teller.unit, id) {
            let effects = Effects { checks: true, ..Effects::default() };
            atoms.push(Atom { step: Step::Value(id), start, effects });
        }
    }

    fn in_place(&mut self, id: PlaceId, atoms: &mut Vec<Atom>) {
        match &self.teller.unit[id].kind {
            PlaceKind::Local(_) | PlaceKind::Global(_) => {}
            PlaceKind::Deref(value) | PlaceKind::Temporary(value) => self.collect(*value, atoms),
            PlaceKind::Field { base, .. } => self.in_place(*base, atoms),
            PlaceKind::Index { base, index } => {
                self.in_place(*base, atoms);
                self.collect(*index, atoms);
            }
            PlaceKind::CompoundLiteral { init, .. } => self.init(*init),
        }
    }

    /// Whether a place is in a compound literal; its orders are found too.
    fn literal(&mut self, mut id: PlaceId) -> bool {
        loop {
            match &self.teller.unit[id].kind {
                PlaceKind::CompoundLiteral { init, .. } => {
                    self.init(*init);
                    return true;
                }
                PlaceKind::Field { base, .. } | PlaceKind::Index { base, .. } => id = *base,
                _ => return false,
            }
        }
    }

    /// Notes an assignment to a variable that its own operands change, other than by a call.
    fn note_late(&mut self, id: ExprId, place: PlaceId, inside: &[Atom], start: usize) {
        let unit = self.teller.unit;
        let target = &unit[place].kind;
        if !matches!(target, PlaceKind::Local(_) | PlaceKind::Global(_)) {
            return;
        }
        let same = |(at, atom): (usize, &Atom)| {
            let Step::Value(expr) = atom.step else { return false };
            let (ExprKind::Assign { place, .. } | ExprKind::Update { place, .. }) = &unit[expr].kind else {
                return false;
            };
            // A call comes after the effects of its arguments.
            let called = inside[at + 1..].iter().any(|above| {
                let call = matches!(above.step, Step::Value(expr)
                    if matches!(unit[expr].kind, ExprKind::Call { .. }));
                call && above.start <= start + at
            });
            unit[*place].kind == *target && !called
        };
        if inside.iter().enumerate().any(same) {
            self.orders.late.insert(id);
        }
    }

    fn plan(&mut self, atoms: &[Atom], span: Span) -> Option<Plan> {
        if !atoms.iter().any(|atom| atom.effects.is_active()) {
            return None;
        }
        let mut edges = Vec::new();
        let mut draws = false;
        for (j, later) in atoms.iter().enumerate() {
            for (i, earlier) in atoms[..later.start].iter().enumerate() {
                if !earlier.effects.is_active() && !later.effects.is_active() {
                    continue;
                }
                draws |= earlier.effects.draws.meets(&later.effects.draws);
                if earlier.effects.conflict(&later.effects) {
                    edges.push((i, j));
                }
            }
        }
        if draws {
            self.orders.draws.push(span);
        }
        if edges.is_empty() {
            return None;
        }
        let all = Conflicts::new(atoms, &edges);
        // Steps that only fail may come first as it is.
        Some(all.plan().unwrap_or_else(|| all.two())).filter(|plan| plan.orders.len() > 1)
    }
}

/// The steps that conflict.
struct Conflicts<'a> {
    atoms: &'a [Atom],
    /// The steps whose every order is tried.
    hard: Vec<usize>,
    /// Steps that do nothing but fail: to find that they do, it is enough to make them as early as possible.
    soft: Vec<usize>,
    /// Pairs of `hard`.
    edges: Vec<(usize, usize)>,
}

impl<'a> Conflicts<'a> {
    fn new(atoms: &'a [Atom], edges: &[(usize, usize)]) -> Self {
        let quiet = Effects::default();
        let strong = |&(i, j): &(usize, usize)| {
            // Without its check, does the step still matter?
            let (a, b) = (&atoms[i].effects, &atoms[j].effects);
            if a.is_active() && b.is_active() {
                return true;
            }
            let mut calm = if a.is_active() { b.clone() } else { a.clone() };
            calm.checks = false;
            calm != quiet && calm.conflict(if a.is_active() { a } else { b })
        };
        let strong_edges: Vec<_> = edges.iter().copied().filter(strong).collect();
        let among = |list: &[(usize, usize)], at| list.iter().any(|&(i, j)| i == at || j == at);
        let mut hard: Vec<usize> = (0..atoms.len())
            .filter(|&at| among(&strong_edges, at) || among(edges, at) && atoms[at].effects.is_active())
            .collect();
        // The place of a compound assignment is evaluated again when its value is written, so that effects in it
        // have to be steps of their own.
        for (at, atom) in atoms.iter().enumerate() {
            if matches!(atom.step, Step::Old(_)) && among(edges, at) {
                hard.extend((atom.start..at).filter(|&inside| atoms[inside].effects.is_active()));
            }
        }
        hard.sort_unstable();
        hard.dedup();
        let soft = (0..atoms.len())
            .filter(|at| !hard.contains(at) && edges.iter().any(|(i, j)| i == at || j == at))
            .collect();
        Conflicts { atoms, hard, soft, edges: strong_edges }
    }

    /// Whether a step comes after another because that is in its operands.
    fn needs(&self, above: usize, below: usize) -> bool {
        below < above && self.atoms[above].start <= below
    }

    fn steps(&self) -> Vec<usize> {
        let mut steps: Vec<usize> = self.hard.iter().chain(&self.soft).copied().collect();
        steps.sort_unstable();
        steps
    }

    /// All orders, unless they are too many.
    fn plan(&self) -> Option<Plan> {
        if self.hard.len() > MOST_STEPS || self.edges.len() > 64 {
            return None;
        }
        let mut found: Vec<(u64, Vec<usize>)> = Vec::new();
        self.extend(&mut Vec::new(), &mut found);
        if found.len() > MOST_ORDERS {
            return None;
        }
        let steps = self.steps();
        let mut orders = vec![steps.clone()];
        for (index, (_, order)) in found.iter().enumerate() {
            let early = self.with_soft(order);
            if (index > 0 || early != steps) && !orders.contains(&early) {
                orders.push(early);
            }
        }
        Some(self.numbered(orders, false))
    }

    /// From left to right and from right to left.
    fn two(&self) -> Plan {
        let steps = self.steps();
        let mut left = steps.clone();
        let mut order = Vec::new();
        while let Some(at) =
            left.iter().rposition(|&step| !left.iter().any(|&other| other != step && self.needs(step, other)))
        {
            order.push(left.remove(at));
        }
        self.numbered(vec![steps, order], true)
    }

    /// Goes through the orders that operands allow, and keeps one of each kind.
    fn extend(&self, order: &mut Vec<usize>, found: &mut Vec<(u64, Vec<usize>)>) {
        if found.len() > MOST_ORDERS {
            return;
        }
        if order.len() == self.hard.len() {
            let at = |step: usize| order.iter().position(|&other| other == step);
            let mut kind = 0u64;
            for (bit, &(i, j)) in self.edges.iter().enumerate() {
                kind |= u64::from(at(i) < at(j)) << bit;
            }
            if !found.iter().any(|(known, _)| *known == kind) {
                found.push((kind, order.clone()));
            }
            return;
        }
        for &next in &self.hard {
            let ready = !order.contains(&next)
                && self.hard.iter().all(|&below| !self.needs(next, below) || order.contains(&below));
            if ready {
                order.push(next);
                self.extend(order, found);
                order.pop();
            }
        }
    }

    /// An order with the steps that only fail put in as early as possible.
    fn with_soft(&self, order: &[usize]) -> Vec<usize> {
        let mut all = Vec::new();
        let mut soft = self.soft.clone();
        let mut take = |all: &mut Vec<usize>, done: &[usize]| {
            soft.retain(|&step| {
                let waits = order.iter().any(|&below| self.needs(step, below) && !done.contains(&below));
                if !waits {
                    all.push(step);
                }
                waits
            });
        };
        for (index, &step) in order.iter().enumerate() {
            take(&mut all, &order[..index]);
            all.push(step);
        }
        take(&mut all, order);
        all
    }

    fn numbered(&self, orders: Vec<Vec<usize>>, more: bool) -> Plan {
        let steps = self.steps();
        let number = |step: &usize| steps.iter().position(|other| other == step).unwrap_or(0);
        let orders = orders.iter().map(|order| order.iter().map(number).collect()).collect();
        Plan { orders, steps: steps.iter().map(|&step| self.atoms[step].step).collect(), more }
    }
}
