//! Lowering of one function: its blocks under construction, its variables, and the scopes it is in.

use super::call::passed_type;
use super::effects::Teller;
use super::order::{Orders, Step, orders};
use super::unit::Lowerer;
use super::volatile::has_volatile;
use super::{Result1, Slot};
use crate::hir::{Body, ExprId as HirExpr, FunctionId, LabelId, LocalId, StmtId, StmtKind, TranslationUnit};
use crate::program::{
    Block, BlockId, Command, Exit, Expr, ExprId, Exprs, Loop, ProcId, Property, Shown, Storage, VarId,
    Variable,
};
use crate::span::Span;
use crate::types::TypeId;
use rustc_hash::{FxHashMap, FxHashSet};

/// Where `break` and `continue` go.
pub(super) struct Target {
    pub(super) after: BlockId,
    /// None for a `switch`.
    pub(super) next: Option<BlockId>,
    /// How many scopes are open there.
    pub(super) depth: usize,
}

/// Lowers one function.
pub(super) struct FunctionLowerer<'a, 'u> {
    pub(super) cx: &'a mut Lowerer<'u>,
    pub(super) unit: &'u TranslationUnit,
    pub(super) function: FunctionId,
    pub(super) body: &'u Body,
    pub(super) proc: ProcId,
    blocks: Vec<Block>,
    current: usize,
    slots: Vec<Slot>,
    /// The blocks of C around the current place.
    pub(super) scopes: Vec<StmtId>,
    pub(super) labels: Vec<BlockId>,
    pub(super) targets: Vec<Target>,
    pub(super) result: Option<VarId>,
    /// Where the address for a result of struct type is.
    pub(super) result_address: Option<VarId>,
    /// Where the address of the further arguments is.
    pub(super) further: Option<VarId>,
    pub(super) exit: BlockId,
    /// Objects that exist as long as the activation: address, size, alignment.
    pub(super) objects: Vec<(VarId, u64, u64)>,
    /// Variables of ours that are assigned once, before all their uses.
    temporaries: FxHashSet<VarId>,
    /// The loops so far, with the numbers that blocks have while the function is lowered.
    pub(super) loops: Vec<Loop>,
    /// The orders of evaluation that are open here.
    pub(super) orders: Orders,
    /// Expressions whose order has been chosen.
    pub(super) settled: FxHashSet<HirExpr>,
    /// Results of steps that were made in a chosen order.
    pub(super) given: FxHashMap<Step, ExprId>,
    /// How many choices we are in the steps of.
    pub(super) nested: usize,
    /// Place of the commands that are made.
    pub(super) span: Span,
}

impl<'a, 'u> FunctionLowerer<'a, 'u> {
    pub(super) fn new(
        cx: &'a mut Lowerer<'u>,
        function: FunctionId,
        body: &'u Body,
        proc: ProcId,
    ) -> Result1<Self> {
        let unit = cx.unit;
        let orders = match &cx.effects {
            None => Orders::default(),
            Some(summaries) => {
                let teller = Teller { unit, scan: &cx.scan, summaries, function };
                orders(&teller, body.block)
            }
        };
        cx.shared.program.unspecified_order |= !orders.draws.is_empty();
        cx.shared.program.unspecified_draws.extend(&orders.draws);
        let mut lowerer = FunctionLowerer {
            cx,
            unit,
            function,
            body,
            proc,
            blocks: Vec::new(),
            current: 0,
            slots: Vec::new(),
            scopes: Vec::new(),
            labels: Vec::new(),
            targets: Vec::new(),
            result: None,
            result_address: None,
            further: None,
            exit: BlockId(0),
            objects: Vec::new(),
            temporaries: FxHashSet::default(),
            loops: Vec::new(),
            orders,
            settled: FxHashSet::default(),
            given: FxHashMap::default(),
            nested: 0,
            span: body.span,
        };
        lowerer.new_block();
        lowerer.exit = lowerer.new_block();
        for _ in &body.labels {
            let block = lowerer.new_block();
            lowerer.labels.push(block);
        }
        for index in 0..body.locals.len() {
            let slot = lowerer.local_slot(LocalId(index as u32))?;
            lowerer.slots.push(slot);
        }
        Ok(lowerer)
    }

    /// Lowers the function and puts it into the program.
    pub(super) fn run(mut self) -> Result1<()> {
        let types = &self.unit.types;
        let function = &self.unit[self.function];
        let ty = types.as_function(function.ty);
        let ret = ty.map_or(TypeId::VOID, |ty| ty.ret);
        let variadic = ty.is_some_and(|ty| ty.variadic);
        let mut params = Vec::new();
        if types.is_record(ret) {
            let address = self.new_pointer("$result");
            self.result_address = Some(address);
            params.push(address);
        } else if ret != TypeId::VOID {
            let result = self.cx.new_var("$result".to_owned(), ret, Some(self.proc), function.span)?;
            self.result = Some(result);
        }
        let entry = self.new_block();
        self.start_at(entry);
        for &local in &self.body.params {
            let param = self.param(local)?;
            params.push(param);
        }
        if variadic {
            let further = self.new_pointer("$further");
            self.further = Some(further);
            params.push(further);
        }
        if self.cx.shared.program.errors.is_function(self.unit.name(function.name)) {
            let never = self.exprs().bit(false);
            self.emit(Command::Check(Property::Reach, never));
        }
        self.stmt(self.body.block)?;
        self.span = self.body.span.end();
        if self.unit.name(function.name) == "main"
            && let Some(result) = self.result
        {
            // Falling off the end of main is `return 0`.
            let width = self.cx.shared.program.vars[result.index()].width;
            let zero = self.exprs().constant(0, width);
            self.emit(Command::Assign(result, zero));
        }
        self.finish(params, entry);
        Ok(())
    }

    fn param(&mut self, local: LocalId) -> Result1<VarId> {
        let hir = &self.body[local];
        let ty = hir.ty.ty;
        let passed = passed_type(self.unit, self.function, ty);
        match self.slots[local.0 as usize] {
            slot if passed != ty => {
                // A K&R definition: promoted arguments become what the declarations say.
                let name = hir.name.map_or("$param".to_owned(), |name| self.unit.name(name).to_owned());
                let var = self.cx.new_var(name, passed, Some(self.proc), hir.span)?;
                let value = self.var(var);
                let value = self.convert(value, passed, ty)?;
                match slot {
                    Slot::Var(local) => self.emit(Command::Assign(local, value)),
                    Slot::Object(address, _) => {
                        let value = self.as_stored(value, ty);
                        self.emit(Command::Store { address, value });
                    }
                }
                Ok(var)
            }
            Slot::Var(var) => Ok(var),
            Slot::Object(address, size) => {
                let name = hir.name.map_or("$param".to_owned(), |name| self.unit.name(name).to_owned());
                if self.unit.types.is_record(ty) {
                    let var = self.new_pointer(&name);
                    let from = self.var(var);
                    let size = self.exprs().size(size.unwrap_or(0));
                    self.emit(Command::Copy { to: address, from, size });
                    self.open_padding(address, ty);
                    return Ok(var);
                }
                let var = self.cx.new_var(name, ty, Some(self.proc), hir.span)?;
                let value = self.var(var);
                let value = self.as_stored(value, ty);
                self.emit(Command::Store { address, value });
                Ok(var)
            }
        }
    }

    fn finish(mut self, params: Vec<VarId>, entry: BlockId) {
        let exit = self.exit;
        self.start_at(exit);
        for (var, bytes, align) in std::mem::take(&mut self.objects) {
            let size = self.exprs().size(bytes);
            let storage = Storage::Automatic;
            let span = self.cx.span(self.body.span);
            let command = Command::Allocate { var, size, align, storage, zeroed: false };
            self.blocks[0].commands.push((command, span));
            let address = self.var(var);
            self.emit(Command::End { address, storage });
        }
        self.blocks[exit.index()].exit = Exit::Return;
        self.blocks[0].exit = Exit::Goto(entry);
        let blocks = prune(self.blocks, &mut self.loops);
        let proc = &mut self.cx.shared.program.procs[self.proc.index()];
        proc.params = params;
        proc.result = self.result;
        proc.blocks = blocks;
        proc.loops = self.loops;
    }

    fn local_slot(&mut self, id: LocalId) -> Result1<Slot> {
        let local = &self.body[id];
        let ty = local.ty.ty;
        let name = local.name.map_or("$local".to_owned(), |name| self.unit.name(name).to_owned());
        let scan = &self.cx.scan.functions[self.function.0 as usize];
        let variable = scan.variable.contains(&id);
        let scoped = scan.scoped.contains(&id);
        if self.unit.types.is_scalar(ty) && !scan.addressed.contains(&id) {
            // Formats without arithmetic are refused where they are used.
            if self.unit.types.is_float(ty) && self.cx.format(ty, local.span).is_err() {
                let size = self.unit.types.size_of(ty);
                let var = self.new_pointer(&format!("&{name}"));
                return Ok(Slot::Object(self.var(var), size));
            }
            return Ok(Slot::Var(self.cx.new_var(name, ty, Some(self.proc), local.span)?));
        }
        let var = self.new_pointer(&format!("&{name}"));
        self.cx.shared.program.vars[var.index()].span = self.cx.span(local.span);
        if has_volatile(&self.unit.types, local.ty) {
            self.cx.shared.program.volatile_locals.insert(var);
        }
        let size = if variable { None } else { self.unit.types.size_of(ty) };
        if !scoped && !variable {
            self.objects.push((var, size.unwrap_or(0), self.alignment(id)));
        }
        Ok(Slot::Object(self.var(var), size))
    }

    /// The alignment of a local, which may be more than that of its type.
    pub(super) fn alignment(&self, local: LocalId) -> u64 {
        let local = &self.body[local];
        self.unit.types.align_of(local.ty.ty).max(local.align).max(1).next_power_of_two()
    }

    pub(super) fn slot(&self, local: LocalId) -> Slot {
        self.slots[local.0 as usize]
    }

    pub(super) fn exprs(&mut self) -> &mut Exprs {
        &mut self.cx.shared.program.exprs
    }

    pub(super) fn pointer_bits(&self) -> u32 {
        self.cx.shared.program.pointer_bits
    }

    /// The value of a variable.
    pub(super) fn var(&mut self, var: VarId) -> ExprId {
        let width = self.cx.shared.program.vars[var.index()].width;
        self.exprs().var(var, width)
    }

    pub(super) fn new_pointer(&mut self, name: &str) -> VarId {
        let width = self.pointer_bits();
        let span = self.cx.span(self.span);
        let owner = Some(self.proc);
        let shown = Shown::Pointer;
        self.cx.push_var(Variable { name: name.to_owned(), width, shown, owner, initial: None, span })
    }

    /// A new temporary of this width. It must be assigned before each use, and not between uses.
    pub(super) fn temporary(&mut self, width: u32) -> VarId {
        let span = self.cx.span(self.span);
        let owner = Some(self.proc);
        let name = "$t".to_owned();
        let var =
            self.cx.push_var(Variable { name, width, shown: Shown::Unsigned, owner, initial: None, span });
        self.temporaries.insert(var);
        var
    }

    /// An object of this size that exists as long as the activation; its address.
    pub(super) fn temporary_object(&mut self, size: u64, align: u64) -> ExprId {
        let var = self.new_pointer("&$t");
        self.objects.push((var, size, align.max(1)));
        self.temporaries.insert(var);
        self.var(var)
    }

    /// A value that later effects do not change.
    pub(super) fn freeze(&mut self, value: ExprId) -> ExprId {
        match self.exprs().node(value) {
            Expr::Const(..) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => return value,
            Expr::Var(var) if self.temporaries.contains(&var) => return value,
            _ => {}
        }
        let width = self.exprs().width(value);
        let var = self.temporary(width);
        self.emit(Command::Assign(var, value));
        self.var(var)
    }

    pub(super) fn emit(&mut self, command: Command) {
        let span = self.cx.span(self.span);
        self.blocks[self.current].commands.push((command, span));
    }

    /// The place behind the last command.
    pub(super) fn position(&self) -> (usize, usize) {
        (self.current, self.blocks[self.current].commands.len())
    }

    /// Puts a command at a place that was passed.
    pub(super) fn insert(&mut self, (block, index): (usize, usize), command: Command) {
        let span = self.cx.span(self.span);
        self.blocks[block].commands.insert(index, (command, span));
    }

    pub(super) fn new_block(&mut self) -> BlockId {
        let span = self.cx.span(self.span);
        self.blocks.push(Block { commands: Vec::new(), exit: Exit::Stop, span });
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// Ends the current block. What follows is in a new one that nothing goes to.
    pub(super) fn terminate(&mut self, exit: Exit) {
        let span = self.cx.span(self.span);
        let block = &mut self.blocks[self.current];
        block.exit = exit;
        block.span = span;
        self.current = self.new_block().index();
    }

    /// Goes on in `block`, and continues there.
    pub(super) fn start_at(&mut self, block: BlockId) {
        let span = self.cx.span(self.span);
        let old = &mut self.blocks[self.current];
        old.exit = Exit::Goto(block);
        old.span = span;
        self.current = block.index();
    }

    pub(super) fn current_block(&self) -> BlockId {
        BlockId(self.current as u32)
    }

    /// Continues in `block` without a way from here.
    pub(super) fn move_to(&mut self, block: BlockId) {
        self.current = block.index();
    }

    /// Makes the objects of a block of C.
    pub(super) fn enter(&mut self, scope: StmtId) {
        let unit = self.unit;
        self.scopes.push(scope);
        let StmtKind::Block { locals, .. } = &unit[scope].kind else { return };
        for &local in locals {
            let Slot::Object(address, size) = self.slot(local) else { continue };
            let Expr::Var(var) = self.exprs().node(address) else { continue };
            match size {
                Some(bytes) => {
                    let size = self.exprs().size(bytes);
                    let align = self.alignment(local);
                    let storage = Storage::Automatic;
                    self.emit(Command::Allocate { var, size, align, storage, zeroed: false });
                }
                // Made by its declaration. Until then there is nothing to end.
                None => {
                    let null = self.exprs().size(0);
                    self.emit(Command::Assign(var, null));
                }
            }
        }
    }

    /// Ends the objects of a block of C.
    fn end_objects(&mut self, scope: StmtId) {
        let unit = self.unit;
        let StmtKind::Block { locals, .. } = &unit[scope].kind else { return };
        for &local in locals.iter().rev() {
            if let Slot::Object(address, _) = self.slot(local) {
                self.emit(Command::End { address, storage: Storage::Automatic });
            }
        }
    }

    pub(super) fn leave(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.end_objects(scope);
        }
    }

    /// Ends the objects of all scopes but the outermost `depth`, on a way out of them.
    pub(super) fn unwind(&mut self, depth: usize) {
        for index in (depth..self.scopes.len()).rev() {
            self.end_objects(self.scopes[index]);
        }
    }

    /// Ends the objects of variable length that are declared behind a label in blocks that are not left (C11 6.2.4p7).
    fn end_later_arrays(&mut self, depth: usize, label: LabelId) {
        let (unit, from) = (self.unit, self.body.labels[label.0 as usize].span.lo);
        for index in 0..depth {
            let scope = self.scopes[index];
            let StmtKind::Block { locals, .. } = &unit[scope].kind else { continue };
            for &local in locals {
                let Slot::Object(address, None) = self.slot(local) else { continue };
                if self.body[local].span.lo > from
                    && let Expr::Var(var) = self.exprs().node(address)
                {
                    self.emit(Command::End { address, storage: Storage::Automatic });
                    let null = self.exprs().size(0);
                    self.emit(Command::Assign(var, null));
                }
            }
        }
    }

    /// Goes to a label: ends the objects of the blocks that are left and makes those of the blocks entered.
    pub(super) fn jump(&mut self, label: LabelId) {
        let inside = self.cx.scan.functions[self.function.0 as usize].labels[label.0 as usize].clone();
        let common = self.scopes.iter().zip(&inside).take_while(|(a, b)| a == b).count();
        self.unwind(common);
        self.end_later_arrays(common, label);
        let scopes = self.scopes.clone();
        for &scope in &inside[common..] {
            self.enter(scope);
        }
        self.scopes = scopes;
        self.terminate(Exit::Goto(self.labels[label.0 as usize]));
    }
}

/// The blocks that can be reached, renumbered in the order of a walk from the first; loops whose heads are not
/// among them are left out.
fn prune(blocks: Vec<Block>, loops: &mut Vec<Loop>) -> Vec<Block> {
    let mut blocks: Vec<Option<Block>> = blocks.into_iter().map(Some).collect();
    // A block without commands that only goes on is skipped.
    let skip: Vec<BlockId> = (0..blocks.len())
        .map(|index| {
            let mut at = BlockId(index as u32);
            for _ in 0..blocks.len() {
                match &blocks[at.index()] {
                    Some(Block { commands, exit: Exit::Goto(next), .. }) if commands.is_empty() => at = *next,
                    _ => break,
                }
            }
            at
        })
        .collect();
    let mut numbers: Vec<Option<BlockId>> = vec![None; blocks.len()];
    let mut order = Vec::new();
    let mut stack = vec![skip[0]];
    while let Some(at) = stack.pop() {
        if numbers[at.index()].is_some() {
            continue;
        }
        numbers[at.index()] = Some(BlockId(order.len() as u32));
        let Some(mut block) = blocks[at.index()].take() else { continue };
        targets(&mut block.exit, |target| {
            *target = skip[target.index()];
            stack.push(*target);
        });
        order.push(block);
    }
    loops.retain_mut(|around| {
        let head = numbers[skip[around.head.index()].index()];
        head.is_some_and(|head| {
            around.head = head;
            true
        })
    });
    for block in &mut order {
        targets(&mut block.exit, |target| {
            if let Some(number) = numbers[target.index()] {
                *target = number;
            }
        });
    }
    order
}

fn targets(exit: &mut Exit, mut visit: impl FnMut(&mut BlockId)) {
    match exit {
        Exit::Goto(block) => visit(block),
        Exit::Branch(_, then, otherwise) => {
            visit(otherwise);
            visit(then);
        }
        Exit::Switch(_, cases, default) => {
            visit(default);
            cases.iter_mut().rev().for_each(|(_, _, block)| visit(block));
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => {}
    }
}
