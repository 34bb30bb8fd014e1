//! Which accesses of memory there are, by object.

use super::congruence::Congruence;
use super::flat::{Flat, Instance, Item, Way};
use super::layout::Access;
use super::points_to::{Analysis, Target, Value};
use crate::program::{Command, Expr, ExprId, build::operands};

/// Copies and fills of more pieces than this are loops.
pub(super) const MOST_PIECES: u64 = 64;

/// How many bytes are copied at once: the largest power of two up to 8 that the size is a multiple of.
pub(super) fn chunk(analysis: &Analysis<'_>, size: ExprId) -> u64 {
    let Congruence { r, g } = analysis.number(size);
    let common = super::congruence::gcd(super::congruence::gcd(r, g), 8);
    common.max(1) as u64
}

/// How the bytes of objects are accessed.
pub(super) struct Accesses {
    /// By object.
    pub(super) of: Vec<Vec<Access>>,
    /// Whether something may write to it after the start.
    pub(super) written: Vec<bool>,
}

/// How the bytes of each object are accessed.
pub(super) fn collect(analysis: &Analysis<'_>, flat: &Flat<'_>) -> Accesses {
    let count = analysis.objects.len();
    let mut found = Collector { analysis, accesses: vec![Vec::new(); count], written: vec![false; count] };
    for piece in &flat.pieces {
        for item in &piece.items {
            match item {
                Item::Command(command, _) => found.command(piece.instance, command),
                Item::Bind(_, _, value, _) => found.expr(piece.instance, *value),
                Item::Skip(call) => call.args.iter().for_each(|arg| found.expr(piece.instance, *arg)),
                Item::Enter(..)
                | Item::Result(..)
                | Item::Leave(..)
                | Item::Forget(..)
                | Item::Unfollowed(_)
                | Item::Remember(..)
                | Item::Ensure(..) => {}
            }
        }
        match &piece.way {
            Way::Branch(id, ..) | Way::Switch(id, ..) | Way::Choose(id, ..) => {
                found.expr(piece.instance, *id);
            }
            Way::Goto(_) | Way::Either(..) | Way::End | Way::Cut(_) => {}
        }
    }
    for (object, accesses) in found.accesses.iter_mut().enumerate() {
        if analysis.is_forgotten(object as u32) {
            accesses.clear();
        }
        accesses.sort_by_key(|(offset, bytes)| (offset.g, offset.r, *bytes));
        accesses.dedup();
    }
    Accesses { of: found.accesses, written: found.written }
}

struct Collector<'a, 'p> {
    analysis: &'a Analysis<'p>,
    accesses: Vec<Vec<Access>>,
    written: Vec<bool>,
}

/// Notes an access through an address, moved by some bytes.
type Accessed<'a, 'p> = fn(&mut Collector<'a, 'p>, Instance, ExprId, Congruence, u64);

impl<'a, 'p> Collector<'a, 'p> {
    fn read(&mut self, instance: Instance, address: ExprId, by: Congruence, bytes: u64) {
        self.access(self.analysis.targets(instance, address, bytes), by, bytes);
    }

    fn write(&mut self, instance: Instance, address: ExprId, by: Congruence, bytes: u64) {
        let targets = self.analysis.store_targets(instance, address, bytes);
        for target in targets.keys() {
            if let Target::Object(object) = target {
                self.written[*object as usize] = true;
            }
        }
        self.access(targets, by, bytes);
    }

    fn access(&mut self, targets: Value, by: Congruence, bytes: u64) {
        for (target, offset) in targets {
            if let Target::Object(object) = target {
                self.accesses[object as usize].push((offset.plus(by), bytes));
            }
        }
    }

    /// Accesses of a copy or fill.
    fn range(&mut self, access: Accessed<'a, 'p>, instance: Instance, address: ExprId, size: ExprId) {
        let chunk = chunk(self.analysis, size);
        let whole = self.analysis.program.exprs.as_const(size);
        match whole.and_then(|size| u64::try_from(size).ok()) {
            Some(size) if size / chunk <= MOST_PIECES => {
                for piece in 0..size / chunk {
                    access(self, instance, address, Congruence::exactly((piece * chunk).into()), chunk);
                }
            }
            _ => {
                let steps = Congruence { r: 0, g: chunk.into() };
                access(self, instance, address, steps, chunk);
            }
        }
    }

    fn command(&mut self, instance: Instance, command: &Command) {
        let mut read: Vec<ExprId> = Vec::new();
        match command {
            Command::Assign(_, value) => read.push(*value),
            Command::Assume(condition) | Command::Check(_, condition) => read.push(*condition),
            Command::Havoc(..) => {}
            Command::Store { address, value } => {
                let bytes = u64::from(self.analysis.program.width(*value) / 8);
                self.write(instance, *address, Congruence::exactly(0), bytes);
                read.extend([*address, *value]);
            }
            Command::Copy { to, from, size } => {
                self.range(Self::write, instance, *to, *size);
                self.range(Self::read, instance, *from, *size);
                read.extend([*to, *from, *size]);
            }
            Command::Fill { to, byte, size } => {
                self.range(Self::write, instance, *to, *size);
                read.extend([*to, *byte, *size]);
            }
            Command::Allocate { size, .. } => read.push(*size),
            Command::End { address, .. } => read.push(*address),
            Command::Call { args, .. } => read.extend(args),
        }
        for id in read {
            self.expr(instance, id);
        }
    }

    fn expr(&mut self, instance: Instance, id: ExprId) {
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            let expr = self.analysis.program.expr(id);
            if let Expr::Load(address, width) = expr {
                self.read(instance, address, Congruence::exactly(0), u64::from(width / 8));
            }
            stack.extend(operands(expr).into_iter().flatten());
        }
    }
}
