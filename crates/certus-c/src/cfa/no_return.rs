//! Recursion without a bound, for proofs that a program ends (Cook, Podelski, Rybalchenko: Summarization for termination: no
//! return!, FMSD 2009).
//!
//! A run that never ends has calls that return and calls that do not. One of a recursive procedure is a choice between both:
//! either it is skipped, and what it may have changed is unknown but for what is claimed of its result; or its body is
//! entered, of which there is one for all calls, and what called it is left for ever. Where the body returns, the claims are
//! checked: they are assumed of calls that returned earlier only, so that all of them hold by induction. Every infinite run of the
//! program is one here.

use super::StepKind;
use super::emit::Emitter;
use super::flat::{Flat, Inliner, Instance, Item, Nesting, PieceId, Refusal, Way};
use super::points_to::{Analysis, objects};
use crate::program::{Callee, Command, ExprId, ProcId, Program, Source, VarId};
use crate::span::Span;
use certus_logic::{Bv, Sort, Term};
use certus_model::graph::components;
use std::collections::BTreeSet;

/// What is claimed of the result of a procedure, as a signed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The procedure.
    pub proc: ProcId,
    /// It is claimed only if this parameter is above zero, or only if it is not.
    pub when: Option<(usize, bool)>,
    /// How the result compares with the other side.
    pub relation: Relation,
    /// The other side.
    pub bound: Bound,
}

/// Comparisons of signed numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Relation {
    AtMost,
    AtLeast,
    Below,
    Above,
}

/// What a result is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A number.
    Number(i64),
    /// The value that this parameter had at the beginning.
    Param(usize),
}

impl Claim {
    /// Whether it is true of a call, by the signed values of its arguments and its result.
    #[must_use]
    pub fn holds(&self, args: &[i128], result: i128) -> bool {
        if let Some((param, positive)) = self.when
            && args.get(param).is_none_or(|arg| (*arg > 0) != positive)
        {
            return true;
        }
        let bound = match self.bound {
            Bound::Number(number) => number.into(),
            Bound::Param(param) => match args.get(param) {
                Some(arg) => *arg,
                None => return true,
            },
        };
        match self.relation {
            Relation::AtMost => result <= bound,
            Relation::AtLeast => result >= bound,
            Relation::Below => result < bound,
            Relation::Above => result > bound,
        }
    }
}

/// The body of a recursive procedure.
pub(super) struct Body {
    /// Has the arguments, as they were when the body was entered.
    pub(super) entry: Instance,
    /// Executes it.
    pub(super) body: Instance,
    /// Leads into it.
    gate: PieceId,
}

/// A call that returned.
pub(super) struct Skipped<'p> {
    pub(super) proc: ProcId,
    pub(super) args: &'p [ExprId],
    pub(super) result: Option<VarId>,
    pub(super) span: Span,
}

/// Who calls whom.
pub(super) fn calls(program: &Program, targets: &dyn Fn(ProcId, ExprId) -> Vec<ProcId>) -> Vec<Vec<usize>> {
    let of = |(index, proc): (usize, &crate::program::Proc)| {
        let mut called = BTreeSet::new();
        for (command, _) in proc.blocks.iter().flat_map(|block| &block.commands) {
            match command {
                Command::Call { callee: Callee::Direct(callee), .. } => {
                    called.insert(callee.index());
                }
                Command::Call { callee: Callee::Pointer(pointer), .. } => {
                    called.extend(targets(ProcId(index as u32), *pointer).into_iter().map(ProcId::index));
                }
                _ => {}
            }
        }
        called.into_iter().collect()
    };
    program.procs.iter().enumerate().map(of).collect()
}

/// The procedures that may be active twice at one time.
#[allow(clippy::ptr_arg, reason = "the trait of graphs is that of vectors")]
pub(super) fn recursive(calls: &Vec<Vec<usize>>) -> Vec<bool> {
    let mut out = vec![false; calls.len()];
    for proc in components(calls, 0..calls.len()).cyclic(calls).into_iter().flatten() {
        out[proc] = true;
    }
    out
}

/// The procedures that call themselves, directly or not, as far as calls are not through pointers.
#[must_use]
pub fn recursive_procs(program: &Program) -> Vec<ProcId> {
    let found = recursive(&calls(program, &|_, _| Vec::new()));
    (0..program.procs.len() as u32).map(ProcId).filter(|proc| found[proc.index()]).collect()
}

/// A procedure and all that it calls, directly or not.
fn reached(calls: &[Vec<usize>], proc: usize) -> BTreeSet<usize> {
    let mut seen = BTreeSet::from([proc]);
    let mut open = vec![proc];
    while let Some(proc) = open.pop() {
        open.extend(calls[proc].iter().filter(|callee| seen.insert(**callee)));
    }
    seen
}

impl Flat<'_> {
    /// By procedure: whether it may be executed inside of a call that is skipped.
    pub(super) fn skipped(&self) -> BTreeSet<usize> {
        let bodies = self.bodies.iter().enumerate().filter(|(_, body)| body.is_some());
        bodies.flat_map(|(proc, _)| reached(&self.calls, proc)).collect()
    }
}

impl<'p> Inliner<'p, '_> {
    /// A call of a recursive procedure from the end of a piece on; gives the piece that a call begins with.
    pub(super) fn call_or_skip(
        &self,
        flat: &mut Flat<'p>,
        stack: &mut Nesting,
        (instance, after): (Instance, PieceId),
        (proc, callee): (ProcId, Callee),
        (args, result, span): (&'p [ExprId], Option<VarId>, Span),
    ) -> Result<PieceId, Refusal> {
        let skip = flat.piece(instance, Way::Goto(after), span);
        flat.pieces[skip].items.push(Item::Skip(Skipped { proc, args, result, span }));
        let (entry, gate) = self.body(flat, stack, proc, span)?;
        let enter = flat.piece(instance, Way::Goto(gate), span);
        flat.pieces[enter].items.push(Item::Enter(entry, span));
        for (param, arg) in self.program.procs[proc.index()].params.iter().zip(args) {
            if self.program.arrives(callee, *arg, *param) {
                flat.pieces[enter].items.push(Item::Bind(entry, *param, *arg, span));
            }
        }
        Ok(flat.piece(instance, Way::Either(skip, enter), span))
    }

    /// The body of a procedure: who has its arguments, and what leads into it.
    fn body(
        &self,
        flat: &mut Flat<'p>,
        stack: &mut Nesting,
        proc: ProcId,
        span: Span,
    ) -> Result<(Instance, PieceId), Refusal> {
        if let Some(known) = &flat.bodies[proc.index()] {
            return Ok((known.entry, known.gate));
        }
        let entry = flat.instances.len();
        flat.instances.push(proc);
        let gate = flat.piece(entry, Way::End, span);
        let returned = flat.piece(entry, Way::End, span);
        flat.bodies[proc.index()] = Some(Body { entry, body: entry, gate });
        let (body, first) = self.activate(flat, stack, proc, returned)?;
        flat.bodies[proc.index()] = Some(Body { entry, body, gate });
        flat.pieces[gate].instance = body;
        flat.pieces[gate].way = Way::Goto(first);
        flat.pieces[gate].items.push(Item::Enter(body, span));
        for param in &self.program.procs[proc.index()].params {
            flat.pieces[gate].items.push(Item::Result(*param, entry, Some(*param), span));
        }
        flat.pieces[returned].items.push(Item::Ensure(proc, span));
        Ok((entry, gate))
    }
}

/// The objects that a call which is skipped may have changed, made or ended.
fn touched(analysis: &Analysis<'_>, flat: &Flat<'_>, procs: &BTreeSet<usize>) -> BTreeSet<usize> {
    let mut out = BTreeSet::new();
    for piece in flat.pieces.iter().filter(|piece| procs.contains(&flat.instances[piece.instance].index())) {
        for item in &piece.items {
            let Item::Command(command, _) = item else { continue };
            let at = |address: ExprId, bytes: u64| analysis.store_targets(piece.instance, address, bytes);
            let targets = match command {
                Command::Store { address, value } => {
                    at(*address, u64::from(analysis.program.width(*value) / 8))
                }
                Command::Copy { to, .. } | Command::Fill { to, .. } => at(*to, 1),
                Command::End { address, .. } => analysis.targets(piece.instance, *address, 1),
                Command::Allocate { .. } => {
                    out.extend(analysis.site(piece.instance, command).map(|object| object as usize));
                    continue;
                }
                _ => continue,
            };
            out.extend(objects(&targets).map(|object| object as usize));
        }
    }
    let watched: Vec<usize> =
        out.iter().filter_map(|object| analysis.watched[*object]).map(|object| object as usize).collect();
    out.extend(watched);
    out
}

impl Emitter<'_, '_> {
    /// What is known after a call that returned.
    pub(super) fn skip(&mut self, instance: Instance, call: &Skipped<'_>) {
        self.here = (call.span, instance);
        let name = self.program.procs[call.proc.index()].name.clone();
        let source = || Source::Undefined(name.as_str().into());
        self.inexact("what a recursive call returns is not computed");
        let mut args = Vec::new();
        for arg in call.args {
            let value = self.expr(instance, *arg);
            let kept = self.temporary(self.terms.sort(value));
            self.assign(kept, value);
            args.push(kept);
        }
        let procs = reached(&self.flat.calls, call.proc.index());
        for var in written(self.program, &procs) {
            let var = self.var(instance, var);
            self.havoc(var, source());
        }
        for object in touched(self.analysis, self.flat, &procs) {
            let holders = self.holders[object].clone();
            let scalars = [holders.array, holders.next, holders.size, holders.alive, holders.taken];
            for var in holders.cells.into_values().chain(scalars.into_iter().flatten()) {
                self.havoc(var, source());
            }
        }
        let Some(result) = call.result else { return };
        let result = self.var(instance, result);
        self.havoc(result, source());
        let given = self.program.procs[call.proc.index()].result;
        if given
            .is_none_or(|given| Sort::Bv(self.program.vars[given.index()].width) != self.terms.sort(result))
        {
            return;
        }
        for (_, claim) in self.claims(call.proc) {
            let holds = self.claimed(&claim, &args, result);
            self.assume(holds);
        }
    }

    /// Where the body of a procedure returns: its claims are errors unless they hold.
    pub(super) fn ensure(&mut self, proc: ProcId, span: Span) {
        let Some(Body { entry, body, .. }) = self.flat.bodies[proc.index()] else { return };
        self.here = (span, body);
        let Some(result) = self.program.procs[proc.index()].result else { return };
        let result = self.var(body, result);
        let params = &self.program.procs[proc.index()].params;
        let args: Vec<Term> = params.iter().map(|param| self.var(entry, *param)).collect();
        for (index, claim) in self.claims(proc) {
            let holds = self.claimed(&claim, &args, result);
            if holds != self.terms.tru() {
                self.error_unless(holds, StepKind::Claim(index));
            }
        }
    }

    fn claims(&self, proc: ProcId) -> Vec<(usize, Claim)> {
        let all = self.options.claims.iter().flatten().copied().enumerate();
        all.filter(|(_, claim)| claim.proc == proc).collect()
    }

    /// A claim as a formula. One that compares different widths says nothing.
    fn claimed(&mut self, claim: &Claim, args: &[Term], result: Term) -> Term {
        let width = self.terms.width(result);
        let bound = match claim.bound {
            Bound::Number(number) => Some(self.terms.bv_const(Bv::from_i128(width, number.into()))),
            Bound::Param(param) => args.get(param).copied(),
        };
        let Some(bound) = bound.filter(|bound| self.terms.width(*bound) == width) else {
            return self.terms.tru();
        };
        let holds = match claim.relation {
            Relation::AtMost => self.terms.bvsle(result, bound),
            Relation::AtLeast => self.terms.bvsle(bound, result),
            Relation::Below => self.terms.bvslt(result, bound),
            Relation::Above => self.terms.bvslt(bound, result),
        };
        let Some((param, positive)) = claim.when else { return holds };
        let Some(arg) = args.get(param).copied() else { return self.terms.tru() };
        let zero = self.terms.bv(self.terms.width(arg), 0);
        let above = self.terms.bvslt(zero, arg);
        let excused = if positive { self.terms.not(above) } else { above };
        self.terms.or2(excused, holds)
    }
}

/// The global variables that procedures write.
fn written(program: &Program, procs: &BTreeSet<usize>) -> BTreeSet<VarId> {
    let commands =
        procs.iter().flat_map(|proc| &program.procs[*proc].blocks).flat_map(|block| &block.commands);
    commands
        .filter_map(|(command, _)| match command {
            Command::Assign(var, _) | Command::Havoc(var, _) | Command::Allocate { var, .. } => Some(*var),
            Command::Call { result, .. } => *result,
            _ => None,
        })
        .filter(|var| program.vars[var.index()].owner.is_none())
        .collect()
}
