//! What concerns many bytes at once: the start, new objects, copies and fills.

use super::Bytes;
use super::accesses::{MOST_PIECES, chunk};
use super::congruence::Congruence;
use super::emit::Emitter;
use super::flat::Instance;
use super::layout::Kept;
use super::memory::{Holders, number};
use super::points_to::{Origin, Value};
use crate::program::{CutReason, ExprId, ObjectId, Source, VarId};
use certus_logic::Term;

impl Emitter<'_, '_> {
    /// The start of the program: static objects and globals get their values.
    pub(super) fn begin(&mut self) {
        for (index, origin) in self.analysis.objects.iter().enumerate() {
            match origin {
                Origin::Static(object) => self.begin_static(index, *object),
                Origin::Site { .. } => {
                    if let Some(next) = self.holders[index].next {
                        let base = self.terms.bv(self.program.pointer_bits, self.placed[index].base);
                        self.assign(next, base);
                    }
                    let Holders { alive, taken, .. } = self.holders[index];
                    for flag in [alive, taken].into_iter().flatten() {
                        let no = self.terms.fls();
                        self.assign(flag, no);
                    }
                }
            }
        }
        if let Some(lost) = self.lost {
            let no = self.terms.fls();
            self.assign(lost, no);
        }
        for (index, variable) in self.program.vars.iter().enumerate() {
            if variable.owner.is_none() {
                let var = self.var(0, VarId(index as u32));
                match variable.initial {
                    Some(initial) => {
                        let value = self.expr(0, initial);
                        self.assign(var, value);
                    }
                    None => self.havoc(var, Source::Uninitialised),
                }
            }
        }
    }

    fn begin_static(&mut self, index: usize, id: ObjectId) {
        let object = &self.program.objects[id.index()];
        if object.unknown {
            return self.fresh_bytes(index, false);
        }
        let bytes = self.static_bytes(id);
        let number = |from: u64, count: u64| number(&bytes, from, count);
        match &self.placed[index].kept {
            Kept::Not | Kept::Table { .. } => {}
            Kept::Cells(cells) => {
                for (offset, count) in cells {
                    let var = self.holders[index].cells[offset];
                    let value = if *count <= 16 {
                        self.terms.bv(*count as u32 * 8, number(*offset, *count))
                    } else {
                        let parts: Vec<Term> =
                            (0..*count).rev().map(|by| self.terms.bv(8, number(offset + by, 1))).collect();
                        self.terms.concat(&parts)
                    };
                    self.assign(var, value);
                }
            }
            Kept::Array { unit } => {
                self.fresh_bytes(index, true);
                let Some(array) = self.holders[index].array else { return };
                let mut value = self.zero(self.terms.sort(array));
                let index_sort = self.terms.array_parts(array).0;
                let certus_logic::Sort::Bv(bits) = index_sort else { return };
                for element in 0..(bytes.len() as u64).div_ceil(*unit) {
                    let content = number(element * unit, *unit);
                    if content != 0 {
                        let at = self.terms.bv(bits, element.into());
                        let content = self.terms.bv(*unit as u32 * 8, content);
                        value = self.terms.store(value, at, content);
                    }
                }
                self.assign(array, value);
            }
        }
    }

    /// A new object. Where its site has a watched one, it is that one if it is chosen, once.
    pub(super) fn allocate(
        &mut self,
        instance: Instance,
        object: usize,
        (var, size): (VarId, Term),
        zeroed: bool,
    ) {
        let Some(twin) = self.analysis.watched[object] else {
            return self.make(instance, object, (var, size), zeroed);
        };
        let twin = twin as usize;
        let size = self.aside(size);
        let chosen = self.unknown_bit();
        let taken = self.holders[twin].taken.expect("a watched object has it");
        let free = self.terms.not(taken);
        let this = self.terms.and2(chosen, free);
        let other = self.terms.not(this);
        let from = self.fork();
        let (watched, usual, after) = (self.label(), self.label(), self.label());
        self.guarded(from, watched, this);
        self.guarded(from, usual, other);
        self.resume(watched);
        let yes = self.terms.tru();
        self.assign(taken, yes);
        self.make(instance, twin, (var, size), zeroed);
        self.go(after);
        self.resume(usual);
        self.make(instance, object, (var, size), zeroed);
        self.go(after);
    }

    /// That an object has less than so many bytes (as a power of two). A larger one is nothing that programs have, if that is
    /// much: it is taken for granted.
    fn fits(&mut self, size: Term, bits: u32) {
        let room = self.terms.bv(self.program.pointer_bits, 1 << bits);
        let fits = self.terms.bvult(size, room);
        if fits == self.terms.tru() {
            return;
        }
        if self.program.any_size || bits < super::layout::HUGE {
            self.cut_unless(fits, CutReason::ObjectSize);
        } else {
            let most = self.too_large.map_or(1 << bits, |known| known.min(1 << bits));
            self.too_large = Some(most);
            self.assume(fits);
        }
    }

    /// A new object at its own address.
    fn make(&mut self, instance: Instance, object: usize, (var, size): (VarId, Term), zeroed: bool) {
        let width = self.program.pointer_bits;
        let placed = self.placed[object].clone();
        let var = self.var(instance, var);
        let base = self.terms.bv(width, placed.base);
        let Some(next) = self.holders[object].next else {
            // What nothing looks into may be of any size.
            if let Some(bits) = placed.region
                && (self.analysis.checked || !matches!(placed.kept, Kept::Not))
            {
                self.fits(size, bits);
            }
            if let Some(kept) = self.holders[object].size {
                self.assign(kept, size);
            }
            self.fresh_bytes(object, zeroed);
            // The one before it cannot be freed any more: nothing points to it.
            if let (Some(lost), Some(alive), true) = (self.lost, self.holders[object].alive, placed.heap) {
                let either = self.terms.or2(lost, alive);
                self.assign(lost, either);
            }
            self.set_alive(object, true);
            self.assign(var, base);
            self.about(Bytes::Made { object: object as u32, base: placed.base, range: None });
            return;
        };
        let bits = placed.region.unwrap_or(1);
        let needed = match placed.stride {
            Some(stride) => self.terms.bv(width, stride.into()),
            None => {
                // Rounded up to 16, with something between.
                self.fits(size, bits - 1);
                let more = self.terms.bv(width, 31);
                let sum = self.terms.bvadd(size, more);
                let high = self.terms.extract(width - 1, 4, sum);
                let low = self.terms.bv(4, 0);
                self.terms.concat(&[high, low])
            }
        };
        // The next addresses of the region; their bytes were never used. Where none are left, all objects are still
        // in use and a machine has no memory either, or one that has ended had an address that fits: any will do.
        let last = self.terms.bv(width, placed.base + (1 << bits) - 1);
        let rest = self.terms.bvsub(last, next);
        let fits = self.terms.bvult(needed, rest);
        let mut address = next;
        let small = placed.stride.is_some_and(|stride| stride <= super::layout::SMALL);
        if self.lives.renewed[object] || bits < super::layout::AMPLE || !small {
            let low = placed.stride.map_or(4, u64::trailing_zeros);
            let number = self.unknown(bits - low, Source::Memory);
            let high = self.terms.bv(width - bits, placed.base >> bits);
            let zeros = self.terms.bv(low, 0);
            let any = self.terms.concat(&[high, number, zeros]);
            address = self.terms.ite(fits, next, any);
            let rest = self.terms.bvsub(last, address);
            let enough = self.terms.bvult(needed, rest);
            self.assume(enough);
            // What was there before is not known any more.
            if let Some(array) = self.holders[object].array {
                let other = self.temporary(self.terms.sort(array));
                self.havoc(other, Source::Memory);
                let kept = self.terms.ite(fits, array, other);
                self.assign(array, kept);
            }
        } else {
            self.assume(fits);
        }
        let next_after = self.terms.bvadd(address, needed);
        self.assign(var, address);
        let address = var;
        let range = self.holders[object].array;
        self.about(Bytes::Made { object: object as u32, base: placed.base, range });
        self.assign(next, next_after);
        if zeroed {
            let pointer =
                Value::from([(super::points_to::Target::Object(object as u32), Congruence::exactly(0))]);
            let byte = self.terms.bv(8, 0);
            let unit = match self.placed[object].kept {
                Kept::Array { unit } => unit,
                _ => 1,
            };
            self.fill_at(&pointer, address, byte, (size, unit));
        }
    }

    fn moved(&mut self, targets: &Value, address: Term, by: u64) -> (Value, Term) {
        let offset = self.terms.bv(self.program.pointer_bits, by.into());
        (shifted(targets, Congruence::exactly(by.into())), self.terms.bvadd(address, offset))
    }

    /// Sets bytes.
    pub(super) fn fill(&mut self, instance: Instance, to: ExprId, byte: ExprId, size: ExprId) {
        let unit = chunk(self.analysis, size);
        let targets = self.analysis.store_targets(instance, to, unit);
        self.note_unfollowed(&targets);
        let (to, byte, size) =
            (self.address(instance, to), self.expr(instance, byte), self.number(instance, size));
        self.fill_at(&targets, to, byte, (size, unit));
    }

    fn fill_at(&mut self, targets: &Value, to: Term, byte: Term, (size, unit): (Term, u64)) {
        let value = self.terms.repeat(unit as u32, byte);
        let known = self.terms.as_bv(size).and_then(certus_logic::Bv::to_u128);
        match known.and_then(|known| u64::try_from(known).ok()) {
            Some(size) if size / unit <= MOST_PIECES => {
                let (to, value) = (self.aside(to), self.aside(value));
                for piece in 0..size / unit {
                    let (targets, address) = self.moved(targets, to, piece * unit);
                    self.store(&targets, address, value);
                }
            }
            _ => {
                let (to, value, size) = (self.aside(to), self.aside(value), self.aside(size));
                let targets = shifted(targets, Congruence { r: 0, g: unit.into() });
                self.up_to(size, unit, |emitter, offset| {
                    let address = emitter.terms.bvadd(to, offset);
                    emitter.store(&targets, address, value);
                });
            }
        }
    }

    /// Copies bytes as if through a buffer.
    pub(super) fn copy(&mut self, instance: Instance, to: ExprId, from: ExprId, size: ExprId) {
        let unit = chunk(self.analysis, size);
        let targets = self.analysis.store_targets(instance, to, unit);
        let sources = self.analysis.targets(instance, from, unit);
        self.note_unfollowed(&targets);
        let known = self.program.exprs.as_const(size).and_then(|size| u64::try_from(size).ok());
        let (to, from) = (self.address(instance, to), self.address(instance, from));
        if let Some(size) = known
            && size / unit <= MOST_PIECES
        {
            let mut values = Vec::new();
            for piece in 0..size / unit {
                let (sources, address) = self.moved(&sources, from, piece * unit);
                values.push(self.load(&sources, address, unit));
            }
            let to = self.aside(to);
            let values: Vec<Term> = values.into_iter().map(|value| self.aside(value)).collect();
            for (piece, value) in values.into_iter().enumerate() {
                let (targets, address) = self.moved(&targets, to, piece as u64 * unit);
                self.store(&targets, address, value);
            }
            return;
        }
        let size = self.number(instance, size);
        let (to, from, size) = (self.aside(to), self.aside(from), self.aside(size));
        let steps = Congruence { r: 0, g: unit.into() };
        let (targets, sources) = (shifted(&targets, steps), shifted(&sources, steps));
        let piece = |emitter: &mut Self, offset: Term| {
            let source = emitter.terms.bvadd(from, offset);
            let value = emitter.load(&sources, source, unit);
            let value = emitter.aside(value);
            let target = emitter.terms.bvadd(to, offset);
            emitter.store(&targets, target, value);
        };
        let fork = self.fork();
        let (upwards, downwards, after) = (self.label(), self.label(), self.label());
        let before = self.terms.bvule(to, from);
        let behind = self.terms.not(before);
        self.guarded(fork, upwards, before);
        self.guarded(fork, downwards, behind);
        self.resume(upwards);
        self.up_to(size, unit, piece);
        self.go(after);
        self.resume(downwards);
        self.down_from(size, unit, piece);
        self.go(after);
    }

    /// A loop over the offsets 0, `unit`, … below `size`.
    fn up_to(&mut self, size: Term, unit: u64, body: impl FnOnce(&mut Self, Term)) {
        let width = self.program.pointer_bits;
        let zero = self.terms.bv(width, 0);
        let offset = self.temporary(certus_logic::Sort::Bv(width));
        self.assign(offset, zero);
        let (head, first, after) = (self.label(), self.label(), self.label());
        self.go(head);
        let more = self.terms.bvult(offset, size);
        let done = self.terms.not(more);
        self.guarded(head, after, done);
        self.guarded(head, first, more);
        self.resume(first);
        body(self, offset);
        let step = self.terms.bv(width, unit.into());
        let next = self.terms.bvadd(offset, step);
        self.assign(offset, next);
        self.go(head);
        self.resume(after);
    }

    /// A loop over the same offsets, the last first.
    fn down_from(&mut self, size: Term, unit: u64, body: impl FnOnce(&mut Self, Term)) {
        let width = self.program.pointer_bits;
        let zero = self.terms.bv(width, 0);
        let offset = self.temporary(certus_logic::Sort::Bv(width));
        self.assign(offset, size);
        let (head, first, after) = (self.label(), self.label(), self.label());
        self.go(head);
        let done = self.terms.eq(offset, zero);
        let more = self.terms.not(done);
        self.guarded(head, after, done);
        self.guarded(head, first, more);
        self.resume(first);
        let step = self.terms.bv(width, unit.into());
        let next = self.terms.bvsub(offset, step);
        self.assign(offset, next);
        body(self, offset);
        self.go(head);
        self.resume(after);
    }
}

fn shifted(targets: &Value, by: Congruence) -> Value {
    targets.iter().map(|(target, offset)| (*target, offset.plus(by))).collect()
}
