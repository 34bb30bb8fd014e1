//! How long objects are pointed to.
//!
//! A site that is passed several times makes an object each time. If nothing can point to the earlier ones when
//! the next one is made, all of them can have one address. If something can, and accesses are checked, one of them,
//! any, is *watched*: it is kept apart from the others, at an address that is used once, and only accesses to it are
//! checked. As the choice is open, a violation that concerns any of them is found in the run in which that one is
//! watched.

use super::flat::{Flat, Instance, Item, PieceId, Way};
use super::points_to::{Analysis, Origin, objects};
use crate::program::{Command, Expr, ExprId, Storage, build::operands};
use rustc_hash::FxHashMap;

/// What is known of the lifetimes of objects.
pub(super) struct Lifetimes {
    /// By object: several may exist at one time.
    pub(super) many: Vec<bool>,
    /// By object: a pointer may be to an earlier one of the same site.
    pub(super) plural: Vec<bool>,
    /// By object: a pointer to it may still be looked at when it has ended.
    pub(super) outlived: Vec<bool>,
    /// By object: one may have ended before another one is made.
    pub(super) renewed: Vec<bool>,
}

/// Searches over more pieces and variables are not made; the worst is assumed.
const MOST_WORK: usize = 100_000_000;

/// Where the objects of a site are made or end.
type Places = Vec<(PieceId, usize)>;

/// Computes lifetimes.
pub(super) fn lifetimes(analysis: &Analysis<'_>, flat: &Flat<'_>) -> Lifetimes {
    let count = analysis.objects.len();
    let (mut made, mut ended): (Vec<Places>, Vec<Places>) =
        (vec![Vec::new(); count], vec![Vec::new(); count]);
    for (id, piece) in flat.pieces.iter().enumerate() {
        for (index, item) in piece.items.iter().enumerate() {
            match item {
                Item::Command(command @ Command::Allocate { .. }, _) => {
                    if let Some(object) = analysis.site(piece.instance, command) {
                        made[object as usize].push((id, index));
                    }
                }
                Item::Command(Command::End { address, .. }, _) => {
                    for object in objects(&analysis.targets(piece.instance, *address, 1)) {
                        ended[object as usize].push((id, index));
                    }
                }
                Item::Leave(instance, _) => {
                    for object in allocas(analysis, *instance) {
                        ended[object].push((id, index));
                    }
                }
                _ => {}
            }
        }
    }
    let mut lives = Lifetimes {
        many: vec![false; count],
        plural: vec![false; count],
        outlived: vec![false; count],
        renewed: vec![false; count],
    };
    let cyclic = flat.cyclic();
    // What is done inside of a call that is skipped is not on the way to what follows it.
    let skipped = flat.skipped();
    let is_skipped = |places: &Places| {
        places
            .iter()
            .any(|(piece, _)| skipped.contains(&flat.instances[flat.pieces[*piece].instance].index()))
    };
    let mut search = Search { analysis, flat, uses: uses(analysis, flat), work: 0 };
    for (object, origin) in analysis.objects.iter().enumerate() {
        let Origin::Site { storage, .. } = origin else { continue };
        let again = made[object].iter().any(|(piece, _)| cyclic[*piece]);
        let inner = is_skipped(&made[object]);
        let stale = again && (inner || search.pointed_to(object as u32, &made[object]));
        lives.plural[object] = stale;
        lives.many[object] = stale && (inner || *storage != Storage::Automatic);
        lives.outlived[object] =
            is_skipped(&ended[object]) || search.pointed_to(object as u32, &ended[object]);
        lives.renewed[object] = again && (inner || search.leads_to(&ended[object], &made[object]));
    }
    lives
}

/// The objects that `alloca` makes in an activation.
pub(super) fn allocas(analysis: &Analysis<'_>, instance: Instance) -> Vec<usize> {
    let is_one = |origin: &Origin| matches!(origin, Origin::Site { storage: Storage::Alloca, instance: own, .. } if *own == instance);
    analysis
        .objects
        .iter()
        .enumerate()
        .filter(|(_, origin)| is_one(origin))
        .map(|(object, _)| object)
        .collect()
}

/// The variables that a piece reads and writes, in order.
type Uses = Vec<Vec<Use>>;

/// What an item does with variables.
#[derive(Clone, Default)]
struct Use {
    reads: Vec<usize>,
    writes: Vec<usize>,
}

struct Search<'a, 'p> {
    analysis: &'a Analysis<'p>,
    flat: &'a Flat<'p>,
    /// By piece: each item, then the way on.
    uses: Uses,
    work: usize,
}

impl Search<'_, '_> {
    /// Whether something that points to an object may be read after one of these items, before it is written.
    fn pointed_to(&mut self, object: u32, places: &Places) -> bool {
        if places.is_empty() {
            return false;
        }
        if self.analysis.is_stored(object) {
            return true;
        }
        let pointers = self.analysis.pointers_to(object);
        self.work += pointers.len() * 64 + self.flat.pieces.len();
        if self.work > MOST_WORK {
            return true;
        }
        pointers.into_iter().any(|var| self.is_read(var, places))
    }

    /// Whether a variable may be read after one of these items, before it is written.
    fn is_read(&mut self, var: usize, places: &Places) -> bool {
        let mut seen: FxHashMap<PieceId, ()> = FxHashMap::default();
        let mut open: Vec<(PieceId, usize)> = places.iter().map(|(piece, item)| (*piece, item + 1)).collect();
        // The item itself writes the variable that gets the address.
        open.retain(|(piece, next)| !self.uses[*piece][next - 1].writes.contains(&var));
        while let Some((piece, from)) = open.pop() {
            let mut written = false;
            for item in &self.uses[piece][from..] {
                self.work += 1;
                if item.reads.contains(&var) {
                    return true;
                }
                if item.writes.contains(&var) {
                    written = true;
                    break;
                }
            }
            if written {
                continue;
            }
            if self.work > MOST_WORK {
                return true;
            }
            for next in self.flat.pieces[piece].way.targets() {
                if seen.insert(next, ()).is_none() {
                    open.push((next, 0));
                }
            }
        }
        false
    }

    /// Whether control can get from one of these places to one of those.
    fn leads_to(&self, from: &Places, to: &Places) -> bool {
        let mut seen = vec![false; self.flat.pieces.len()];
        let mut open: Vec<PieceId> = Vec::new();
        for (piece, item) in from {
            if to.iter().any(|(other, at)| other == piece && at > item) {
                return true;
            }
            open.extend(self.flat.pieces[*piece].way.targets());
        }
        while let Some(piece) = open.pop() {
            if std::mem::replace(&mut seen[piece], true) {
                continue;
            }
            if to.iter().any(|(other, _)| *other == piece) {
                return true;
            }
            open.extend(self.flat.pieces[piece].way.targets());
        }
        false
    }
}

/// What every item of every piece reads and writes, of variables that may be addresses.
fn uses(analysis: &Analysis<'_>, flat: &Flat<'_>) -> Uses {
    let number = |instance: Instance, var| analysis.vars.number(analysis.program, instance, var);
    let mut all = Vec::with_capacity(flat.pieces.len());
    for piece in &flat.pieces {
        let own = piece.instance;
        let mut uses = Vec::with_capacity(piece.items.len() + 1);
        for item in &piece.items {
            let mut one = Use::default();
            let mut read: Vec<ExprId> = Vec::new();
            match item {
                Item::Command(command, _) => match command {
                    Command::Assign(var, value) => {
                        read.push(*value);
                        one.writes.push(number(own, *var));
                    }
                    Command::Havoc(var, _) => one.writes.push(number(own, *var)),
                    Command::Assume(condition) | Command::Check(_, condition) => read.push(*condition),
                    Command::Store { address, value } => read.extend([*address, *value]),
                    Command::Copy { to, from, size } => read.extend([*to, *from, *size]),
                    Command::Fill { to, byte, size } => read.extend([*to, *byte, *size]),
                    Command::Allocate { var, size, .. } => {
                        read.push(*size);
                        one.writes.push(number(own, *var));
                    }
                    // That an object ends is no use of what points to it: `free` of an earlier one is an access.
                    Command::End { address, storage } => {
                        if *storage == Storage::Heap {
                            read.push(*address);
                        }
                    }
                    Command::Call { args, result, .. } => {
                        read.extend(args);
                        one.writes.extend(result.iter().map(|var| number(own, *var)));
                    }
                },
                Item::Bind(callee, param, value, _) => {
                    read.push(*value);
                    one.writes.push(number(*callee, *param));
                }
                Item::Result(var, callee, from, _) => {
                    one.reads.extend(from.iter().map(|from| number(*callee, *from)));
                    one.writes.push(number(own, *var));
                }
                Item::Skip(call) => {
                    read.extend(call.args);
                    one.writes.extend(call.result.iter().map(|var| number(own, *var)));
                }
                Item::Forget(vars, _) => one.writes.extend(vars.iter().map(|var| number(own, *var))),
                Item::Enter(..)
                | Item::Leave(..)
                | Item::Unfollowed(_)
                | Item::Remember(..)
                | Item::Ensure(..) => {}
            }
            for id in read {
                reads(analysis, own, id, &mut one.reads);
            }
            uses.push(one);
        }
        let mut last = Use::default();
        if let Way::Branch(id, ..) | Way::Switch(id, ..) | Way::Choose(id, ..) = &piece.way {
            reads(analysis, own, *id, &mut last.reads);
        }
        uses.push(last);
        all.push(uses);
    }
    all
}

fn reads(analysis: &Analysis<'_>, instance: Instance, id: ExprId, found: &mut Vec<usize>) {
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        let expr = analysis.program.expr(id);
        if let Expr::Var(var) = expr {
            let number = analysis.vars.number(analysis.program, instance, var);
            if !found.contains(&number) {
                found.push(number);
            }
        }
        open.extend(operands(expr).into_iter().flatten());
    }
}
