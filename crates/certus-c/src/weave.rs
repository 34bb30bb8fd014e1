//! Observations of a program, woven into its tree.
//!
//! A [`Plan`] says what is observed where: claims that must hold, and a monitor that counts what a run has passed. Its
//! expressions come from files that nobody trusts. Each is read on its own as one C expression, typed in the scope
//! of its place, and refused if it does anything but have a value. It never becomes text of the program: what is
//! woven in is a tree, and the names that the observations need cannot be spelled in C.

use crate::diag::{Code, Sink};
use crate::hir::{Expr, ExprKind, TranslationUnit};
use crate::lex::{self, token};
use crate::parse::{self, Failure, Weaving};
use crate::sema;
use crate::source::SourceMap;
use crate::span::Span;
use crate::types::{DataModel, Quals};
use std::collections::BTreeMap;
use std::ops::Range;

/// The function whose argument is claimed not to be zero.
pub const CLAIM: &str = "__certus claim";

/// The function that ends runs in which its argument is zero.
pub(crate) const ASSUME: &str = "__certus assume";

/// The variable that counts what a run has passed.
pub const MONITOR: &str = "__certus at";

/// Where something is observed. Bytes are those of the first token of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Before the statement or declaration that begins there.
    Before(u32),
    /// Before the statement that begins there; after it, the monitor goes one step back if it had passed everything.
    Around(u32),
    /// Where the condition of the `if` or loop that begins there is evaluated.
    Condition(u32),
    /// Where the value of the `switch` that begins there has been evaluated.
    Switch(u32),
    /// Before a call.
    Enter(Span),
    /// After a call; whether it gives no value.
    Return(Span, bool),
}

/// What is observed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// All of these values of [`Plan::values`] are not zero.
    Claim(Vec<usize>),
    /// Each of these values is claimed on its own, in order: what [`crate::cfa::Options::observed`] makes formulas of.
    Observe(Vec<usize>),
    /// The first of these steps that can be made is made.
    Watch(Vec<Step>),
}

/// A step of the monitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The count at which it can be made.
    pub at: u32,
    /// What must hold.
    pub condition: Condition,
    /// The count afterwards; without one, the run ends.
    pub next: Option<u32>,
}

/// When a step can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Always.
    Always,
    /// If this one of [`Plan::values`] is not zero.
    Value(usize),
    /// If the condition or the value of the `switch` is this.
    Is(i64),
}

/// What is to be woven into a program.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The expressions, C text that nobody has looked at.
    pub values: Vec<String>,
    /// What is observed where.
    pub actions: BTreeMap<Place, Action>,
    /// The count when everything is passed, if there is a monitor.
    pub monitor: Option<u32>,
}

/// A program with observations.
#[derive(Debug)]
pub struct Woven {
    /// The program. Its text is that of the given one, and the expressions after it.
    pub unit: TranslationUnit,
    /// The first byte that is not of the program.
    pub end: u32,
    /// Whether an expression takes an address. Then more may be pointed to than in the program alone.
    pub takes_addresses: bool,
}

impl Woven {
    /// Whether a place is in one of the expressions.
    #[must_use]
    pub fn is_inserted(&self, span: Span) -> bool {
        span.lo >= self.end
    }
}

/// Why a plan cannot be woven in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwoven {
    /// An expression is wrong: which, and why.
    Wrong(usize, String),
    /// An expression is not supported: which, and why.
    Unsupported(usize, String),
    /// Nothing can be woven in at this place.
    Lost(Place),
    /// The program with the observations is not accepted.
    Program(String),
}

/// Weaves a plan into a program.
///
/// # Errors
/// What is wrong with the plan.
pub fn weave(unit: &TranslationUnit, plan: &Plan) -> Result<Woven, Unwoven> {
    // A label of the assembler can be any text.
    let labels = unit.functions.iter().filter_map(|function| function.linkage.label.as_deref());
    if labels.into_iter().any(|label| label.starts_with("__certus")) {
        return Err(Unwoven::Program("the program uses names that are reserved for observations".to_owned()));
    }
    // What follows is not text that a file can contain; the front end's limits on files do not hold for it.
    let size: usize = plan.values.iter().map(String::len).sum();
    if size.saturating_add(unit.source.text().len()) > (1 << 31) {
        return Err(Unwoven::Program("the expressions are too long".to_owned()));
    }
    let end = unit.source.text().len() as u32;
    let (source, ranges) = unit.source.extended(&plan.values);
    let data_model = unit.types.data_model;
    let woven = crate::on_large_stack(move || analyse(source, end, &ranges, plan, data_model))
        .map_err(|error| Unwoven::Program(format!("cannot start a thread to read the program: {error}")))??;
    let takes_address = |expr: &Expr| expr.span.lo >= end && matches!(expr.kind, ExprKind::AddrOf(_));
    let takes_addresses = woven.nodes.exprs().iter().any(takes_address);
    Ok(Woven { unit: woven, end, takes_addresses })
}

fn analyse(
    mut source: SourceMap,
    end: u32,
    ranges: &[Range<usize>],
    plan: &Plan,
    data_model: DataModel,
) -> Result<TranslationUnit, Unwoven> {
    let mut sink = Sink::default();
    let mut names = token::interner_with_keywords();
    let lexed = lex::lex_until(&mut source, end as usize, &mut names, &mut sink);
    let mut values = Vec::with_capacity(ranges.len());
    for (index, range) in ranges.iter().enumerate() {
        let mut own = Sink::default();
        let tokens = lex::lex_expression(&source, range.clone(), &mut names, &mut own);
        if let Some(error) = own.errors.first() {
            return Err(Unwoven::Wrong(index, error.message.clone()));
        }
        for token in &tokens {
            let name = names.text(token.symbol);
            // These names are no variables: they stand for functions that do more than return a value.
            let ours = name.starts_with("__certus") && name != lex::RESULT;
            if token.kind == token::Tok::Ident && (ours || name.starts_with("__VERIFIER")) {
                return Err(Unwoven::Wrong(index, format!("'{name}' is a name that stands for no variable")));
            }
        }
        values.push(tokens);
    }
    let weaving = Weaving::new(plan, &values, &mut names);
    let (ast, weaving) = parse::parse_with(&lexed.tokens, &source, &mut names, &mut sink, Some(weaving));
    let problem = weaving.and_then(|weaving| match weaving.failure {
        Some(Failure { value, why, unsupported: true }) => Some(Unwoven::Unsupported(value, why)),
        Some(Failure { value, why, unsupported: false }) => Some(Unwoven::Wrong(value, why)),
        None => plan.actions.keys().find(|place| !weaving.woven.contains(place)).copied().map(Unwoven::Lost),
    });
    if let Some(problem) = problem {
        return Err(problem);
    }
    if !sink.has_errors() {
        let analysed = sema::analyse(&ast, &lexed.packs, &source, names, data_model, &mut sink);
        if !sink.has_errors() {
            let unit = analysed.into_unit(source, sink.warnings);
            return match effect(&unit, end) {
                Some(span) => {
                    let text = unit.source.snippet(span);
                    Err(Unwoven::Wrong(number(ranges, span), format!("it has a side effect: `{text}`")))
                }
                None => Ok(unit),
            };
        }
    }
    // An error in an expression is its fault; one elsewhere follows from where it was put.
    let inserted = sink.errors.iter().find(|error| error.span.is_some_and(|span| span.lo >= end));
    Err(match inserted.or(sink.errors.first()) {
        Some(error) => match error.span.filter(|span| span.lo >= end) {
            Some(span) if error.code == Code::Unsupported => {
                Unwoven::Unsupported(number(ranges, span), error.message.clone())
            }
            Some(span) => Unwoven::Wrong(number(ranges, span), error.message.clone()),
            None => Unwoven::Program(error.message.clone()),
        },
        None => Unwoven::Program("the program is not accepted".to_owned()),
    })
}

/// The expression that a place is in.
fn number(ranges: &[Range<usize>], span: Span) -> usize {
    ranges.partition_point(|range| range.end < span.lo as usize).min(ranges.len().saturating_sub(1))
}

/// What an expression does beside having a value. The parser has refused what looks like an effect; this looks at
/// what it means.
fn effect(unit: &TranslationUnit, end: u32) -> Option<Span> {
    let found = unit.nodes.exprs().iter().filter(|expr| expr.span.lo >= end).find(|expr| match &expr.kind {
        ExprKind::Load(place) => unit[*place].ty.quals.contains(Quals::VOLATILE),
        ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::AddrOf(_)
        | ExprKind::FunctionAddr(_)
        | ExprKind::Unary(..)
        | ExprKind::Binary(..)
        | ExprKind::PtrAdd { .. }
        | ExprKind::PtrDiff { .. }
        | ExprKind::Logical { .. }
        | ExprKind::Conditional { .. }
        | ExprKind::Comma(..)
        | ExprKind::Cast(..) => false,
        ExprKind::LabelAddr(_)
        | ExprKind::Assign { .. }
        | ExprKind::Update { .. }
        | ExprKind::Call { .. }
        | ExprKind::Builtin(..)
        | ExprKind::StmtExpr { .. } => true,
    });
    found.map(|expr| expr.span)
}
