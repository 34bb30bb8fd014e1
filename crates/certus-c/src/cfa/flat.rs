//! Inlining: one graph without calls, in which every activation of a procedure has its own variables.
//!
//! A call becomes the assignment of its arguments, a copy of the procedure's blocks, and the assignment of
//! the result. A call through a pointer becomes a choice among the procedures the pointer may point to.
//! Recursion is unrolled to a bound; what lies beyond is [`Way::Cut`], or unknown where that is good enough
//! ([`super::summaries`]). Or recursive calls do not return ([`no_return`]).

use super::no_return::{self, Body, Skipped};
use crate::program::{BlockId, Callee, Command, CutReason, Exit, ExprId, ProcId, Program, VarId};
use crate::span::Span;
use certus_model::graph::components;
use std::collections::{BTreeMap, BTreeSet};

/// Index of an activation.
pub(super) type Instance = usize;

/// Index of a piece of the graph.
pub(super) type PieceId = usize;

/// The graph.
pub(super) struct Flat<'p> {
    /// The procedure of each activation; the first is the entry's.
    pub(super) instances: Vec<ProcId>,
    pub(super) pieces: Vec<Piece<'p>>,
    pub(super) entry: PieceId,
    /// The heads of loops: activation, position in its procedure's loops, piece.
    pub(super) heads: Vec<(Instance, usize, PieceId)>,
    /// By procedure: whom it calls, where recursive calls do not return.
    pub(super) calls: Vec<Vec<usize>>,
    /// By procedure: whether calls of it do not return.
    pub(super) recursive: Vec<bool>,
    /// By procedure: its body, if calls of it do not return.
    pub(super) bodies: Vec<Option<Body>>,
    deep: Deep,
}

/// Commands in order, then a way on. All expressions are those of one activation.
pub(super) struct Piece<'p> {
    pub(super) instance: Instance,
    pub(super) items: Vec<Item<'p>>,
    pub(super) way: Way<'p>,
    pub(super) span: Span,
}

/// What is done in a piece.
pub(super) enum Item<'p> {
    /// A command other than a call of a procedure with a definition.
    Command(&'p Command, Span),
    /// An activation begins: its locals are unknown.
    Enter(Instance, Span),
    /// A parameter of an activation gets the value of an argument.
    Bind(Instance, VarId, ExprId, Span),
    /// A variable gets the result of an activation; unknown without one.
    Result(VarId, Instance, Option<VarId>, Span),
    /// An activation has ended, and with it what `alloca` gave it.
    Leave(Instance, Span),
    /// Global variables become unknown.
    Forget(Vec<VarId>, Span),
    /// A call may be one of many procedures, none of which is followed.
    Unfollowed(Span),
    /// A call of a recursive procedure has returned.
    Skip(Skipped<'p>),
    /// The body of a recursive procedure is about to be entered.
    Remember(ProcId, Span),
    /// The body of a recursive procedure returns.
    Ensure(ProcId, Span),
}

/// The end of a piece.
pub(super) enum Way<'p> {
    Goto(PieceId),
    Branch(ExprId, PieceId, PieceId),
    /// As [`Exit::Switch`], with a piece for each case.
    Switch(ExprId, &'p [(u128, u128, BlockId)], Vec<PieceId>, PieceId),
    /// To the piece of the procedure whose address this is, or to the last.
    Choose(ExprId, Vec<(ProcId, PieceId)>, PieceId),
    /// To one or the other.
    Either(PieceId, PieceId),
    /// The program ends.
    End,
    /// Runs are not followed any further.
    Cut(CutReason),
}

/// What a call through a pointer may call.
#[derive(Clone, Debug, Default)]
pub(super) struct Callees {
    pub(super) procs: Vec<ProcId>,
    /// There are others, which are not followed.
    pub(super) more: bool,
}

/// What inlining needs to know.
pub(super) struct Inliner<'p, 'f> {
    pub(super) program: &'p Program,
    /// How many activations of one procedure may be inside of each other.
    pub(super) recursion: u32,
    /// Recursive calls beyond that are skipped or do not return ([`no_return`]).
    pub(super) no_return: bool,
    pub(super) max_pieces: usize,
    /// Whether it is asked about accesses to memory.
    pub(super) accesses: bool,
    /// The procedures an expression of a procedure may be the address of.
    pub(super) targets: &'f dyn Fn(ProcId, ExprId) -> Callees,
    /// By procedure: what it may change, if calls that are too deep are not cut off ([`super::summaries`]).
    pub(super) summaries: Option<&'f [Option<BTreeSet<VarId>>]>,
}

/// Why there is no graph.
#[derive(Debug)]
pub(super) enum Refusal {
    /// It is larger than allowed.
    TooLarge,
    /// So many activations are inside of each other that there would be no stack for them.
    TooDeep,
}

use Refusal::{TooDeep, TooLarge};

/// Activations that may be inside of each other. Whoever translates has a stack of [`crate::STACK_BYTES`] for them.
pub(super) const MOST_NESTED: usize = 20_000;

/// The activations that one is inside of.
pub(super) struct Nesting {
    pub(super) all: usize,
    /// Those of each procedure.
    of: Vec<u32>,
    /// The outermost is a deep one, and of which of the two kinds: a call in one leads to the other, so that arguments
    /// are not overwritten while they are handed over.
    deep: Option<bool>,
}

impl Nesting {
    /// Inside of so many activations, none of which counts for recursion.
    pub(super) fn new(all: usize, procs: usize) -> Nesting {
        Nesting { all, of: vec![0; procs], deep: None }
    }
}

/// Deep activations, with their first pieces.
type Deep = BTreeMap<(ProcId, bool), (Instance, PieceId)>;

impl<'p> Inliner<'p, '_> {
    pub(super) fn inline(&self) -> Result<Flat<'p>, Refusal> {
        let calls = match self.no_return {
            true => no_return::calls(self.program, &|proc, pointer| (self.targets)(proc, pointer).procs),
            false => Vec::new(),
        };
        let mut flat = Flat {
            instances: Vec::new(),
            pieces: Vec::new(),
            entry: 0,
            heads: Vec::new(),
            recursive: no_return::recursive(&calls),
            calls,
            deep: Deep::new(),
            bodies: self.program.procs.iter().map(|_| None).collect(),
        };
        let end = flat.piece(0, Way::End, Span::default());
        let mut stack = Nesting::new(0, self.program.procs.len());
        let body = self.activate(&mut flat, &mut stack, self.program.entry, end)?;
        let entry = flat.piece(0, Way::Goto(body.1), Span::default());
        flat.pieces[entry].items.push(Item::Enter(body.0, Span::default()));
        flat.entry = entry;
        Ok(flat)
    }

    /// A new activation that goes on with `after`; gives its number and first piece.
    pub(super) fn activate(
        &self,
        flat: &mut Flat<'p>,
        stack: &mut Nesting,
        proc: ProcId,
        after: PieceId,
    ) -> Result<(Instance, PieceId), Refusal> {
        let (instance, starts) = self.begin(flat, proc);
        self.fill(flat, stack, (instance, &starts), after)?;
        Ok((instance, starts[0]))
    }

    /// The deep activation of a procedure. It is never left.
    fn deep(
        &self,
        flat: &mut Flat<'p>,
        all: usize,
        proc: ProcId,
        kind: bool,
    ) -> Result<(Instance, PieceId), Refusal> {
        if let Some(known) = flat.deep.get(&(proc, kind)) {
            return Ok(*known);
        }
        let end = flat.piece(0, Way::End, Span::default());
        let (instance, starts) = self.begin(flat, proc);
        flat.deep.insert((proc, kind), (instance, starts[0]));
        let mut stack = Nesting { all, of: vec![0; self.program.procs.len()], deep: Some(kind) };
        self.fill(flat, &mut stack, (instance, &starts), end)?;
        Ok((instance, starts[0]))
    }

    /// A new activation, with pieces for its blocks in which nothing is yet.
    fn begin(&self, flat: &mut Flat<'p>, proc: ProcId) -> (Instance, Vec<PieceId>) {
        let instance = flat.instances.len();
        flat.instances.push(proc);
        let blocks = &self.program.procs[proc.index()].blocks;
        let starts: Vec<PieceId> =
            blocks.iter().map(|block| flat.piece(instance, Way::End, block.span)).collect();
        for (index, around) in self.program.procs[proc.index()].loops.iter().enumerate() {
            flat.heads.push((instance, index, starts[around.head.index()]));
        }
        (instance, starts)
    }

    /// Fills the pieces of an activation that goes on with `after`.
    fn fill(
        &self,
        flat: &mut Flat<'p>,
        stack: &mut Nesting,
        (instance, starts): (Instance, &[PieceId]),
        after: PieceId,
    ) -> Result<(), Refusal> {
        if stack.all >= MOST_NESTED {
            return Err(TooDeep);
        }
        let proc = flat.instances[instance];
        let blocks = &self.program.procs[proc.index()].blocks;
        stack.all += 1;
        stack.of[proc.index()] += 1;
        let mut reached = vec![false; blocks.len()];
        let mut open = vec![0];
        reached[0] = true;
        while let Some(index) = open.pop() {
            let block = &blocks[index];
            let mut at = Some(starts[index]);
            for (command, span) in &block.commands {
                let Some(piece) = at else { break };
                at = self.command(flat, stack, instance, piece, (command, *span))?;
            }
            if flat.pieces.len() > self.max_pieces {
                return Err(TooLarge);
            }
            let Some(piece) = at else { continue };
            let mut next = |block: BlockId| {
                if !std::mem::replace(&mut reached[block.index()], true) {
                    open.push(block.index());
                }
                starts[block.index()]
            };
            flat.pieces[piece].span = block.span;
            flat.pieces[piece].way = match &block.exit {
                Exit::Goto(to) => Way::Goto(next(*to)),
                Exit::Branch(condition, then, otherwise) => {
                    Way::Branch(*condition, next(*then), next(*otherwise))
                }
                Exit::Switch(value, cases, default) => {
                    let targets = cases.iter().map(|case| next(case.2)).collect();
                    Way::Switch(*value, cases, targets, next(*default))
                }
                Exit::Return => Way::Goto(after),
                Exit::Stop => Way::End,
                Exit::Cut(reason) => Way::Cut(reason.clone()),
            };
        }
        stack.all -= 1;
        stack.of[proc.index()] -= 1;
        Ok(())
    }

    /// Adds a command to a piece; gives the piece in which what follows belongs, if anything can follow.
    fn command(
        &self,
        flat: &mut Flat<'p>,
        stack: &mut Nesting,
        instance: Instance,
        piece: PieceId,
        (command, span): (&'p Command, Span),
    ) -> Result<Option<PieceId>, Refusal> {
        let Command::Call { callee, args, result } = command else {
            flat.pieces[piece].items.push(Item::Command(command, span));
            return Ok(Some(piece));
        };
        let called = callee;
        let defined = |proc: ProcId| !self.program.procs[proc.index()].blocks.is_empty();
        let Callees { procs: targets, more } = match callee {
            Callee::Direct(proc) => Callees { procs: vec![*proc], more: false },
            Callee::Pointer(pointer) => (self.targets)(flat.instances[instance], *pointer),
        };
        let unfollowed = more.then_some(Item::Unfollowed(span));
        let needless = |proc: &ProcId| !self.accesses && self.program.procs[proc.index()].only_reads();
        if result.is_none() && !more && !targets.is_empty() && targets.iter().all(needless) {
            return Ok(Some(piece));
        }
        if !targets.iter().any(|proc| defined(*proc)) {
            flat.pieces[piece].items.extend(unfollowed);
            flat.pieces[piece].items.push(Item::Command(command, span));
            return Ok(Some(piece));
        }
        let after = flat.piece(instance, Way::End, span);
        let mut ways = Vec::new();
        for proc in targets {
            let bound = flat.piece(instance, Way::Cut(CutReason::Recursion), span);
            ways.push((proc, bound));
            if !defined(proc) {
                flat.pieces[bound].items.push(Item::Command(command, span));
                flat.pieces[bound].way = Way::Goto(after);
                continue;
            }
            if flat.recursive.get(proc.index()) == Some(&true) && stack.of[proc.index()] >= self.recursion {
                let call = (args.as_slice(), *result, span);
                let begin = self.call_or_skip(flat, stack, (instance, after), (proc, *called), call)?;
                flat.pieces[bound].way = Way::Goto(begin);
                continue;
            }
            let mut bound = bound;
            let (callee, first, back);
            if !self.no_return && stack.of[proc.index()] >= self.recursion {
                let Some(written) = self.summaries.and_then(|known| known[proc.index()].as_ref()) else {
                    continue;
                };
                // It returns something, or is never come back from.
                let returns = flat.piece(instance, Way::Goto(after), span);
                let forget = Item::Forget(written.iter().copied().collect(), span);
                flat.pieces[returns].items.push(forget);
                if let Some(result) = result {
                    flat.pieces[returns].items.push(Item::Result(*result, instance, None, span));
                }
                let stays = flat.piece(instance, Way::End, span);
                flat.pieces[bound].way = Way::Either(returns, stays);
                bound = stays;
                (callee, first) = self.deep(flat, stack.all, proc, !stack.deep.unwrap_or(true))?;
                back = None;
            } else {
                let after = flat.piece(instance, Way::Goto(after), span);
                (callee, first) = self.activate(flat, stack, proc, after)?;
                back = Some(after);
            }
            flat.pieces[bound].items.push(Item::Enter(callee, span));
            let params = &self.program.procs[proc.index()].params;
            for (param, arg) in params.iter().zip(args) {
                // What does not arrive is unknown since the procedure was entered.
                if self.program.arrives(*called, *arg, *param) {
                    flat.pieces[bound].items.push(Item::Bind(callee, *param, *arg, span));
                }
            }
            flat.pieces[bound].way = Way::Goto(first);
            let Some(back) = back else { continue };
            flat.pieces[back].items.push(Item::Leave(callee, span));
            if let Some(result) = result {
                let from = self.program.procs[proc.index()].result;
                flat.pieces[back].items.push(Item::Result(*result, callee, from, span));
            }
        }
        flat.pieces[piece].span = span;
        flat.pieces[piece].way = match callee {
            Callee::Direct(_) => Way::Goto(ways[0].1),
            Callee::Pointer(pointer) => {
                // The pointer is no procedure's: nothing is called, and the result is unknown.
                let none = flat.piece(instance, Way::Goto(after), span);
                flat.pieces[none].items.extend(unfollowed);
                if let Some(result) = result {
                    flat.pieces[none].items.push(Item::Result(*result, instance, None, span));
                }
                Way::Choose(*pointer, ways, none)
            }
        };
        Ok(Some(after))
    }
}

impl<'p> Flat<'p> {
    pub(super) fn piece(&mut self, instance: Instance, way: Way<'p>, span: Span) -> PieceId {
        self.pieces.push(Piece { instance, items: Vec::new(), way, span });
        self.pieces.len() - 1
    }

    /// The pieces that are on a cycle: what they do may be done more than once.
    pub(super) fn cyclic(&self) -> Vec<bool> {
        let next: Vec<Vec<PieceId>> = self.pieces.iter().map(|piece| piece.way.targets()).collect();
        let mut cyclic = vec![false; next.len()];
        for piece in components(&next, 0..next.len()).cyclic(&next).into_iter().flatten() {
            cyclic[piece] = true;
        }
        cyclic
    }
}

impl Way<'_> {
    /// Where it leads.
    pub(super) fn targets(&self) -> Vec<PieceId> {
        match self {
            Way::Goto(to) => vec![*to],
            Way::Branch(_, then, otherwise) => vec![*then, *otherwise],
            Way::Switch(_, _, cases, default) => cases.iter().chain([default]).copied().collect(),
            Way::Either(one, other) => vec![*one, *other],
            Way::Choose(_, ways, none) => ways.iter().map(|way| way.1).chain([*none]).collect(),
            Way::End | Way::Cut(_) => Vec::new(),
        }
    }
}
