//! Observations of a [`Plan`], put into the tree while it is made: only here it is known which names are types where
//! an expression stands.

use super::Parser;
use crate::ast::{
    Attrs, Base, BinaryOp, BlockItem, Declaration, Declarator, Derivation, ExprId, ExprKind, Init,
    InitDeclarator, IntLit, Item, Name, Specs, StmtId, StmtKind, Storage, TypeName, TypeSpec, UnaryOp,
};
use crate::lex;
use crate::lex::token::{Tok, Token};
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use crate::types::Quals;
use crate::weave::{ASSUME, Action, CLAIM, Condition, MONITOR, Place, Plan, Step};
use std::collections::BTreeSet;

/// Why an expression of a plan is refused.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) value: usize,
    pub(crate) why: String,
    pub(crate) unsupported: bool,
}

/// A plan that is being woven in.
pub(crate) struct Weaving<'s> {
    plan: &'s Plan,
    /// The tokens of its expressions.
    values: &'s [Vec<Token>],
    claim: Symbol,
    assume: Symbol,
    monitor: Symbol,
    /// The value that is observed: of a condition, a `switch` or a call.
    observed: Symbol,
    /// What has been woven in.
    pub(crate) woven: BTreeSet<Place>,
    /// The first expression that is refused.
    pub(crate) failure: Option<Failure>,
}

impl<'s> Weaving<'s> {
    pub(crate) fn new(plan: &'s Plan, values: &'s [Vec<Token>], interner: &mut Interner) -> Weaving<'s> {
        Weaving {
            plan,
            values,
            claim: interner.intern(CLAIM),
            assume: interner.intern(ASSUME),
            monitor: interner.intern(MONITOR),
            observed: interner.intern(lex::RESULT),
            woven: BTreeSet::new(),
            failure: None,
        }
    }
}

/// The symbols, so that the parser can be borrowed.
#[derive(Clone, Copy)]
struct Own {
    claim: Symbol,
    assume: Symbol,
    monitor: Symbol,
    observed: Symbol,
}

impl<'s> Parser<'s> {
    fn own(&self) -> Option<Own> {
        let Weaving { claim, assume, monitor, observed, .. } = *self.weaving.as_ref()?;
        Some(Own { claim, assume, monitor, observed })
    }

    /// What is to be woven in at a place; it is then taken to be done.
    fn action(&mut self, place: Place) -> Option<&'s Action> {
        let weaving = self.weaving.as_mut()?;
        let action = weaving.plan.actions.get(&place)?;
        weaving.woven.insert(place);
        Some(action)
    }

    /// `static unsigned monitor;`
    pub(super) fn declare_monitor(&mut self) {
        let Some(own) = self.own() else { return };
        if self.weaving.as_ref().is_none_or(|weaving| weaving.plan.monitor.is_none()) {
            return;
        }
        let start = Span::default();
        let ty = TypeSpec::Base(Base::UnsignedInt);
        let declaration = declaration(ty, Some(Storage::Static), own.monitor, None, start);
        self.ast.items.push(Item::Decl(declaration));
    }

    /// What is observed before the declaration that begins here.
    pub(super) fn woven_before(&mut self, start: Span) -> Option<StmtId> {
        let own = self.own()?;
        let action = self.action(Place::Before(start.lo))?;
        let observation = self.observation(own, action, start);
        Some(self.ast.add_stmt(StmtKind::Expr(observation), start))
    }

    /// A statement with what is observed before and after it.
    pub(super) fn woven_statement(&mut self, start: Span, stmt: StmtId) -> StmtId {
        let Some(own) = self.own() else { return stmt };
        let mut stmt = stmt;
        for place in [Place::Around(start.lo), Place::Before(start.lo)] {
            let Some(action) = self.action(place) else { continue };
            let observation = self.observation(own, action, start);
            let before = self.ast.add_stmt(StmtKind::Expr(observation), start);
            let mut items = vec![BlockItem::Stmt(before), BlockItem::Stmt(stmt)];
            if matches!(place, Place::Around(_)) {
                items.push(BlockItem::Stmt(self.step_back(own, start)));
            }
            let span = self.ast.stmt(stmt).span;
            stmt = self.ast.add_stmt(StmtKind::Block(items), span);
        }
        stmt
    }

    /// The condition of an `if` or a loop with what is observed of it.
    pub(super) fn woven_condition(&mut self, start: Span, condition: ExprId) -> ExprId {
        let Some(own) = self.own() else { return condition };
        let Some(action) = self.action(Place::Condition(start.lo)) else { return condition };
        let span = self.expr_span(condition);
        if matches!(action, Action::Claim(_)) {
            let claim = self.observation(own, action, start);
            return self.add(ExprKind::Comma(claim, condition), span);
        }
        let not = self.add(ExprKind::Unary(UnaryOp::Not, condition), span);
        let truth = self.add(ExprKind::Unary(UnaryOp::Not, not), span);
        let ty = TypeSpec::Base(Base::Int);
        self.observed(own, action, (ty, truth), span)
    }

    /// The value of a `switch` with what is observed of it.
    pub(super) fn woven_switch(&mut self, start: Span, value: ExprId) -> ExprId {
        let Some(own) = self.own() else { return value };
        let Some(action) = self.action(Place::Switch(start.lo)) else { return value };
        let span = self.expr_span(value);
        // The promoted value: what the cases are compared with.
        let promoted = self.add(ExprKind::Unary(UnaryOp::Plus, value), span);
        self.observed(own, action, (TypeSpec::Auto, promoted), span)
    }

    /// The condition of a `for`, which may be missing.
    pub(super) fn woven_for(&mut self, start: Span, condition: Option<ExprId>) -> Option<ExprId> {
        let wanted = self
            .weaving
            .as_ref()
            .is_some_and(|weaving| weaving.plan.actions.contains_key(&Place::Condition(start.lo)));
        if !wanted {
            return condition;
        }
        let condition = match condition {
            Some(condition) => condition,
            None => self.constant(1, false, 0, start),
        };
        Some(self.woven_condition(start, condition))
    }

    /// A call with what is observed before and after it.
    pub(super) fn woven_call(&mut self, call: ExprId, span: Span) -> ExprId {
        let Some(own) = self.own() else { return call };
        let mut call = call;
        if let Some(action) = self.action(Place::Return(span, false)) {
            call = self.observed(own, action, (TypeSpec::Auto, call), span);
        } else if let Some(action) = self.action(Place::Return(span, true)) {
            let call_first = self.ast.add_stmt(StmtKind::Expr(call), span);
            let observation = self.observation(own, action, span);
            // The value of a statement expression is that of its last statement: this one has none.
            let nothing = self.ast.add_stmt(StmtKind::Expr(observation), span);
            let end = self.ast.add_stmt(StmtKind::Empty, span);
            let items = vec![BlockItem::Stmt(call_first), BlockItem::Stmt(nothing), BlockItem::Stmt(end)];
            let block = self.ast.add_stmt(StmtKind::Block(items), span);
            call = self.add(ExprKind::StmtExpr(block), span);
        }
        if let Some(action) = self.action(Place::Enter(span)) {
            let observation = self.observation(own, action, span);
            call = self.add(ExprKind::Comma(observation, call), span);
        }
        call
    }

    /// `({ type observed = value; observation; observed; })`.
    fn observed(
        &mut self,
        own: Own,
        action: &'s Action,
        (ty, value): (TypeSpec, ExprId),
        span: Span,
    ) -> ExprId {
        let declared = declaration(ty, None, own.observed, Some(Init::Expr(value)), span);
        let observation = self.observation(own, action, span);
        let observe = self.ast.add_stmt(StmtKind::Expr(observation), span);
        let name = self.add(ExprKind::Ident(own.observed), span);
        let last = self.ast.add_stmt(StmtKind::Expr(name), span);
        let items = vec![BlockItem::Decl(declared), BlockItem::Stmt(observe), BlockItem::Stmt(last)];
        let block = self.ast.add_stmt(StmtKind::Block(items), span);
        self.add(ExprKind::StmtExpr(block), span)
    }

    /// `if (monitor == all) monitor = all - 1;`
    fn step_back(&mut self, own: Own, span: Span) -> StmtId {
        let all = self.weaving.as_ref().and_then(|weaving| weaving.plan.monitor).unwrap_or(0);
        let condition = self.count_is(own, all, span);
        let back = self.set_count(own, all.saturating_sub(1), span);
        let then = self.ast.add_stmt(StmtKind::Expr(back), span);
        self.ast.add_stmt(StmtKind::If { condition, then, otherwise: None }, span)
    }

    fn count_is(&mut self, own: Own, count: u32, span: Span) -> ExprId {
        let monitor = self.add(ExprKind::Ident(own.monitor), span);
        let count = self.constant(count.into(), true, 0, span);
        self.add(ExprKind::Binary(BinaryOp::Eq, monitor, count), span)
    }

    fn set_count(&mut self, own: Own, count: u32, span: Span) -> ExprId {
        let target = self.add(ExprKind::Ident(own.monitor), span);
        let value = self.constant(count.into(), true, 0, span);
        self.add(ExprKind::Assign { op: None, target, value }, span)
    }

    fn constant(&mut self, value: u64, unsigned: bool, longs: u8, span: Span) -> ExprId {
        let literal = IntLit { value, unsigned, longs, decimal: true, too_large: false };
        self.add(ExprKind::Int(Box::new(literal)), span)
    }

    fn observation(&mut self, own: Own, action: &'s Action, span: Span) -> ExprId {
        match action {
            Action::Claim(values) => {
                let mut all = None;
                for &value in values {
                    let right = self.value(value);
                    all = Some(match all {
                        None => right,
                        Some(left) => self.add(ExprKind::Logical { or: false, left, right }, span),
                    });
                }
                let holds = match all {
                    Some(holds) => holds,
                    None => self.constant(1, false, 0, span),
                };
                let zero = self.constant(0, false, 0, span);
                let holds = self.add(ExprKind::Binary(BinaryOp::Ne, holds, zero), span);
                self.call(own.claim, holds, span)
            }
            Action::Observe(values) => {
                let mut all = self.constant(0, false, 0, span);
                for &value in values {
                    let value = self.value(value);
                    let zero = self.constant(0, false, 0, span);
                    let holds = self.add(ExprKind::Binary(BinaryOp::Ne, value, zero), span);
                    let claim = self.call(own.claim, holds, span);
                    all = self.add(ExprKind::Comma(all, claim), span);
                }
                all
            }
            Action::Watch(steps) => self.watch(own, steps, span),
        }
    }

    /// `monitor == 0 && condition ? monitor = 1 : …`, the first step first.
    fn watch(&mut self, own: Own, steps: &'s [Step], span: Span) -> ExprId {
        let mut chain = self.constant(0, true, 0, span);
        for step in steps.iter().rev() {
            let mut condition = self.count_is(own, step.at, span);
            let further = match step.condition {
                Condition::Always => None,
                Condition::Value(value) => Some(self.value(value)),
                Condition::Is(number) => {
                    let observed = self.add(ExprKind::Ident(own.observed), span);
                    let number = self.number_of(number, span);
                    Some(self.add(ExprKind::Binary(BinaryOp::Eq, observed, number), span))
                }
            };
            if let Some(right) = further {
                condition = self.add(ExprKind::Logical { or: false, left: condition, right }, span);
            }
            let then = match step.next {
                Some(count) => self.set_count(own, count, span),
                None => {
                    let zero = self.constant(0, false, 0, span);
                    let end = self.call(own.assume, zero, span);
                    let nothing = self.constant(0, true, 0, span);
                    self.add(ExprKind::Comma(end, nothing), span)
                }
            };
            let then = Some(then);
            chain = self.add(ExprKind::Conditional { condition, then, otherwise: chain }, span);
        }
        chain
    }

    /// A number as C says it: the least one has no constant.
    fn number_of(&mut self, number: i64, span: Span) -> ExprId {
        if number >= 0 {
            return self.constant(number.unsigned_abs(), false, 2, span);
        }
        let more = self.constant((number + 1).unsigned_abs(), false, 2, span);
        let negated = self.add(ExprKind::Unary(UnaryOp::Minus, more), span);
        let one = self.constant(1, false, 2, span);
        self.add(ExprKind::Binary(BinaryOp::Sub, negated, one), span)
    }

    fn call(&mut self, function: Symbol, argument: ExprId, span: Span) -> ExprId {
        let callee = self.add(ExprKind::Ident(function), span);
        self.add(ExprKind::Call { callee, args: vec![argument] }, span)
    }

    /// An expression of the plan, in the scope of the place that the parser is at.
    fn value(&mut self, value: usize) -> ExprId {
        let tokens = self.weaving.as_ref().and_then(|weaving| weaving.values.get(value));
        let parsed = match tokens {
            Some(tokens) => self.expression_of(tokens),
            None => Err((false, "there is no such expression".to_owned())),
        };
        parsed.unwrap_or_else(|(unsupported, why)| {
            if let Some(weaving) = &mut self.weaving {
                weaving.failure.get_or_insert(Failure { value, why, unsupported });
            }
            self.constant(0, false, 0, Span::default())
        })
    }

    /// Parses tokens as one expression without effects. An error says whether it is only not supported, and why.
    fn expression_of(&mut self, tokens: &'s [Token]) -> Result<ExprId, (bool, String)> {
        let (outer, at) = (std::mem::replace(&mut self.tokens, tokens), std::mem::replace(&mut self.at, 0));
        // Errors of the expression are not the program's.
        let errors = std::mem::take(&mut self.sink.errors);
        // Nothing in it is observed: it has no calls, and its places are none of the program's.
        let weaving = self.weaving.take();
        let parsed = self.expr();
        let whole = self.peek() == Tok::Eof;
        let found = self.found();
        self.weaving = weaving;
        let own = std::mem::replace(&mut self.sink.errors, errors);
        (self.tokens, self.at) = (outer, at);
        match (parsed, own.first()) {
            (_, Some(error)) => Err((error.code == crate::diag::Code::Unsupported, error.message.clone())),
            (Err(_), None) => Err((false, "it is no C expression".to_owned())),
            (Ok(_), None) if !whole => {
                Err((false, format!("it is no C expression: its end is expected {found}")))
            }
            (Ok(expr), None) => self.pure(expr).map(|()| expr),
        }
    }

    /// Whether an expression is of the kinds that only have a value, and names only types that exist.
    fn pure(&self, root: ExprId) -> Result<(), (bool, String)> {
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            let expr = self.ast.expr(id);
            let text = || self.source.snippet(expr.span);
            match &expr.kind {
                ExprKind::Ident(_)
                | ExprKind::Int(_)
                | ExprKind::Float { .. }
                | ExprKind::Char { .. }
                | ExprKind::Str(_) => {}
                ExprKind::Unary(_, operand)
                | ExprKind::SizeofExpr(operand)
                | ExprKind::AlignofExpr(operand) => {
                    open.push(*operand);
                }
                ExprKind::Member { base, .. } => open.push(*base),
                ExprKind::Binary(_, left, right)
                | ExprKind::Comma(left, right)
                | ExprKind::Index(left, right)
                | ExprKind::Logical { left, right, .. } => open.extend([*left, *right]),
                ExprKind::Conditional { condition, then, otherwise } => {
                    open.extend([*condition, *otherwise]);
                    open.extend(*then);
                }
                ExprKind::Cast(name, operand) => {
                    plain(name)?;
                    open.push(*operand);
                }
                ExprKind::SizeofType(name) | ExprKind::AlignofType { name, .. } => plain(name)?,
                ExprKind::Step { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Call { .. }
                | ExprKind::StmtExpr(_)
                | ExprKind::VaArg(..) => {
                    return Err((false, format!("it has a side effect: `{}`", text())));
                }
                ExprKind::LabelAddr(_)
                | ExprKind::CompoundLiteral(..)
                | ExprKind::Generic(_)
                | ExprKind::Offsetof(..)
                | ExprKind::TypesCompatible(_)
                | ExprKind::Choose { .. } => {
                    return Err((
                        true,
                        format!("`{}` is not supported in an expression about a program", text()),
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Whether a type name declares nothing, computes nothing and is not volatile.
fn plain(name: &TypeName) -> Result<(), (bool, String)> {
    let specs = &name.specs;
    let exists = match &specs.ty {
        TypeSpec::Base(_) | TypeSpec::Typedef(_) => true,
        TypeSpec::Record(record) => {
            record.members.is_none() && record.tag.is_some() && unmarked(&record.attrs)
        }
        TypeSpec::Enum(spec) => spec.enumerators.is_none() && spec.tag.is_some() && unmarked(&spec.attrs),
        TypeSpec::Missing | TypeSpec::TypeofExpr(_) | TypeSpec::TypeofType(_) | TypeSpec::Auto => false,
    };
    let pointer = |derivation: &Derivation| match derivation {
        Derivation::Pointer(quals) => !quals.contains(Quals::VOLATILE),
        Derivation::Array(_) | Derivation::Function(_) => false,
    };
    let simple = exists
        && specs.storage.is_none()
        && !specs.thread_local
        && !specs.inline
        && !specs.quals.contains(Quals::VOLATILE)
        && unmarked(&specs.attrs)
        && name.declarator.name.is_none()
        && name.declarator.derivations.iter().all(pointer);
    if simple {
        Ok(())
    } else {
        Err((true, "only names of types and pointers to them are supported in it".to_owned()))
    }
}

/// Whether no attribute changes a meaning.
fn unmarked(attrs: &Attrs) -> bool {
    let Attrs { packed, noreturn, transparent_union, linkage, aligned, mode } = attrs;
    !packed
        && !noreturn
        && !transparent_union
        && *linkage == crate::hir::Linkage::default()
        && aligned.is_empty()
        && mode.is_none()
}

fn declaration(
    ty: TypeSpec,
    storage: Option<Storage>,
    symbol: Symbol,
    init: Option<Init>,
    span: Span,
) -> Declaration {
    let specs = Specs {
        storage,
        thread_local: false,
        inline: false,
        quals: Quals::NONE,
        attrs: Attrs::default(),
        ty,
        span,
    };
    let declarator = Declarator { name: Some(Name { symbol, span }), derivations: Vec::new(), span };
    let declarators = vec![InitDeclarator { declarator, attrs: Attrs::default(), init }];
    Declaration { specs, declarators, span }
}
