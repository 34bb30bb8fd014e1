//! Recursion without a bound, for proofs that a program ends (Cook, Podelski, Rybalchenko: Summarization for termination: no
//! return!, FMSD 2009).
//!
//! A run that never ends has calls that return and calls that do not. One of a recursive procedure is a choice between both:
//! either it is skipped, and what it may have changed is unknown but for what is claimed of its result; or its body is
//! entered, of which there is one for all calls, and what called it is left for ever. Where the body returns, the claims are
//! checked: they are assumed of calls that returned earlier only, so that all of them hold by induction. Every infinite run of the
//! program is one here.

use super::StepKind;
use super::claims::{Claim, Values};
use super::emit::Emitter;
use super::flat::{Flat, Inliner, Instance, Item, Nesting, PieceId, Refusal, Way};
use super::points_to::{Analysis, objects};
use crate::program::{Callee, Command, ExprId, ProcId, Program, Source, VarId};
use crate::span::Span;
use certus_logic::{Sort, Term};
use certus_model::graph::components;
use std::collections::BTreeSet;

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
    pub(super) callee: Callee,
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
        stack: &Nesting,
        (instance, after): (Instance, PieceId),
        (proc, callee): (ProcId, Callee),
        (args, result, span): (&'p [ExprId], Option<VarId>, Span),
    ) -> Result<PieceId, Refusal> {
        let skip = flat.piece(instance, Way::Goto(after), span);
        flat.pieces[skip].items.push(Item::Skip(Skipped { proc, callee, args, result, span }));
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
        stack: &Nesting,
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
        // It stands for activations at every depth: what is around the first call of it does not count.
        let mut inside = Nesting::new(stack.all, self.program.procs.len());
        let (body, first) = self.activate(flat, &mut inside, proc, returned)?;
        flat.bodies[proc.index()] = Some(Body { entry, body, gate });
        flat.pieces[gate].instance = body;
        flat.pieces[gate].way = Way::Goto(first);
        flat.pieces[gate].items.push(Item::Remember(proc, span));
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
        let claims = self.claims(call.proc);
        let params = &self.program.procs[call.proc.index()].params;
        let mut args = Vec::new();
        for (param, arg) in params.iter().zip(call.args) {
            let value = match self.program.arrives(call.callee, *arg, *param) {
                true => self.expr(instance, *arg),
                false => self.unknown(self.program.vars[param.index()].width, Source::Uninitialised),
            };
            args.push(self.kept(value));
        }
        let mut before = Vec::new();
        for var in remembered(&claims) {
            let value = self.var(instance, var);
            before.push((var, self.kept(value)));
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
        let given = self.program.procs[call.proc.index()].result;
        let given = given.map(|given| self.program.vars[given.index()].width);
        let mut result = None;
        if let Some(var) = call.result {
            let var = self.var(instance, var);
            self.havoc(var, source());
            result = Some(var).filter(|var| given == Some(self.terms.width(*var)));
        }
        if let (None, Some(width)) = (result, given) {
            // Nobody takes it, but there is one.
            result = Some(self.unknown(width, source()));
        }
        let values = Values { args, before, result, instance };
        for (_, claim) in claims {
            let holds = self.claimed(&claim, &values);
            self.assume(holds);
        }
    }

    /// A variable that has this value now and keeps it.
    fn kept(&mut self, value: Term) -> Term {
        let kept = self.temporary(self.terms.sort(value));
        self.assign(kept, value);
        kept
    }

    /// Where the body of a procedure is entered: the global variables that its claims are about are remembered. A body that
    /// is entered anew is one that nobody comes back to, so that one copy is enough.
    pub(super) fn remember(&mut self, proc: ProcId, span: Span) {
        let Some(Body { body, .. }) = self.flat.bodies[proc.index()] else { return };
        self.here = (span, body);
        for var in remembered(&self.claims(proc)) {
            let value = self.var(body, var);
            let copy = self.copy_before(proc, var);
            self.assign(copy, value);
        }
    }

    fn copy_before(&mut self, proc: ProcId, var: VarId) -> Term {
        if let Some(known) = self.before.get(&(proc, var)) {
            return *known;
        }
        let copy = self.temporary(Sort::Bv(self.program.vars[var.index()].width));
        self.before.insert((proc, var), copy);
        copy
    }

    /// Where the body of a procedure returns: its claims are errors unless they hold.
    pub(super) fn ensure(&mut self, proc: ProcId, span: Span) {
        let Some(Body { entry, body, .. }) = self.flat.bodies[proc.index()] else { return };
        self.here = (span, body);
        let claims = self.claims(proc);
        let result = self.program.procs[proc.index()].result.map(|result| self.var(body, result));
        let params = &self.program.procs[proc.index()].params;
        let args: Vec<Term> = params.iter().map(|param| self.var(entry, *param)).collect();
        let before = remembered(&claims).into_iter().map(|var| (var, self.copy_before(proc, var))).collect();
        let values = Values { args, before, result, instance: body };
        for (index, claim) in claims {
            let holds = self.claimed(&claim, &values);
            self.claimed[index] = holds;
            if holds != self.terms.tru() {
                self.error_unless(holds, StepKind::Claim(index));
            }
        }
    }
}

/// The global variables whose values at the beginning claims are about.
fn remembered(claims: &[(usize, Claim)]) -> BTreeSet<VarId> {
    claims.iter().flat_map(|(_, claim)| claim.remembered()).collect()
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
