//! Questions about memory: which objects exist, and what is inside of them.

use super::emit::Emitter;
use super::points_to::{Origin, Target, Value};
use crate::program::Storage;
use certus_logic::Term;

impl Emitter<'_, '_> {
    /// The objects among the targets.
    fn objects(targets: &Value) -> Vec<usize> {
        targets
            .keys()
            .filter_map(|target| match target {
                Target::Object(object) => Some(*object as usize),
                Target::Proc(_) => None,
            })
            .collect()
    }

    /// The offset of an address in an object, the object's size, and that the object exists. Nothing if the
    /// size is not known; then the translation is not exact, which is noted.
    fn extent(&mut self, object: usize, address: Term) -> Option<(Term, Term, Term)> {
        let placed = self.placed[object].clone();
        let width = self.program.pointer_bits;
        let one = placed.size.map(|size| self.terms.bv(width, size.into())).or(self.holders[object].size);
        if let Some(size) = one {
            let base = self.terms.bv(width, placed.base);
            let offset = self.terms.bvsub(address, base);
            let alive = self.holders[object].alive.unwrap_or(self.terms.tru());
            return Some((offset, size, alive));
        }
        let (Some(bits), Some(stride), Some(size)) = (placed.region, placed.stride, self.sizes[object])
        else {
            self.inexact("the size of an object is not known when it is made");
            return None;
        };
        let low = stride.trailing_zeros();
        let offset = self.terms.extract(low - 1, 0, address);
        let offset = self.terms.zero_extend(width - low, offset);
        let high = self.terms.extract(width - 1, bits, address);
        let here = self.terms.bv(width - bits, placed.base >> bits);
        let here = self.terms.eq(high, here);
        let number = self.terms.extract(bits - 1, low, address);
        let alive = match self.holders[object].alive {
            Some(all) => {
                let exists = self.terms.select(all, number);
                super::expr::truth(self.terms, exists)
            }
            None => self.terms.tru(),
        };
        let alive = self.terms.and2(here, alive);
        let size = self.terms.bv(width, size.into());
        Some((offset, size, alive))
    }

    /// That so many bytes are inside of one object that exists, or that there are none of them.
    pub(super) fn valid(&mut self, targets: &Value, address: Term, size: Term, writable: bool) -> Term {
        let width = self.program.pointer_bits;
        let zero = self.terms.bv(width, 0);
        let mut ways = vec![self.terms.eq(size, zero)];
        for object in Self::objects(targets) {
            if writable && self.placed[object].read_only {
                continue;
            }
            let Some((offset, whole, alive)) = self.extent(object, address) else {
                ways.push(self.unknown_bit());
                continue;
            };
            let inside = self.terms.bvule(offset, whole);
            let rest = self.terms.bvsub(whole, offset);
            let enough = self.terms.bvule(size, rest);
            ways.push(self.terms.and(&[alive, inside, enough]));
        }
        self.terms.or(&ways)
    }

    /// That the address is the beginning of a heap object that exists.
    pub(super) fn heap_start(&mut self, targets: &Value, address: Term) -> Term {
        let zero = self.terms.bv(self.program.pointer_bits, 0);
        let mut ways = Vec::new();
        for object in Self::objects(targets) {
            if !self.placed[object].heap {
                continue;
            }
            match self.extent(object, address) {
                Some((offset, _, alive)) => {
                    let start = self.terms.eq(offset, zero);
                    ways.push(self.terms.and2(start, alive));
                }
                None => ways.push(self.unknown_bit()),
            }
        }
        self.terms.or(&ways)
    }

    /// Whether what is at one of the targets may change at any time. A pointer that has left its objects reads
    /// unknown values anyway.
    pub(super) fn volatile(&self, targets: &Value, heap: bool) -> bool {
        let objects = Self::objects(targets);
        let changing = |object: &usize| match &self.analysis.objects[*object] {
            Origin::Static(object) => self.program.volatile_objects.contains(object),
            Origin::Site { storage: Storage::Automatic, var, .. } => {
                self.program.volatile_locals.contains(var)
            }
            Origin::Site { .. } => heap,
        };
        objects.is_empty() || objects.iter().any(changing)
    }

    /// How many bytes the object at this address has behind it.
    pub(super) fn room(&mut self, targets: &Value, address: Term) -> Term {
        let width = self.program.pointer_bits;
        let mut room = self.terms.bv(width, 0);
        for object in Self::objects(targets) {
            let Some((offset, whole, alive)) = self.extent(object, address) else {
                return self.unknown(width, crate::program::Source::Memory);
            };
            let inside = self.terms.bvult(offset, whole);
            let here = self.terms.and2(inside, alive);
            let rest = self.terms.bvsub(whole, offset);
            room = self.terms.ite(here, rest, room);
        }
        room
    }

    /// That this is the address of a procedure with so many parameters, or of one without a definition.
    pub(super) fn callable(&mut self, targets: &Value, address: Term, count: Term) -> Term {
        let width = self.program.pointer_bits;
        let mut ways = Vec::new();
        for target in targets.keys() {
            let Target::Proc(proc) = *target else { continue };
            let place = self.proc_address(proc);
            let here = self.terms.eq(address, place);
            let proc = &self.program.procs[proc.index()];
            let params = self.terms.bv(width, proc.params.len() as u128);
            let fits = if proc.blocks.is_empty() { self.terms.tru() } else { self.terms.eq(count, params) };
            ways.push(self.terms.and2(here, fits));
        }
        self.terms.or(&ways)
    }

    /// An object comes into being: the truth value, or the bit of a region's array, is set.
    pub(super) fn set_alive(&mut self, object: usize, address: Term, exists: bool) {
        let Some(alive) = self.holders[object].alive else { return };
        let placed = self.placed[object].clone();
        let value = self.terms.bool(exists);
        let bit = super::expr::bit(self.terms, value);
        let new = match (placed.region, placed.stride) {
            (Some(bits), Some(stride)) => {
                let number = self.terms.extract(bits - 1, stride.trailing_zeros(), address);
                self.terms.store(alive, number, bit)
            }
            _ => value,
        };
        self.assign(alive, new);
    }

    /// The object that begins at this address ends, if there is one among the targets.
    pub(super) fn end(&mut self, targets: &Value, address: Term, heap: bool) {
        for object in Self::objects(targets) {
            if self.placed[object].heap != heap {
                continue;
            }
            let base = self.terms.bv(self.program.pointer_bits, self.placed[object].base);
            if !heap && address == base {
                // What was in it is gone: a pointer that is still around reads anything.
                self.fresh_bytes(object, false);
            }
            let Some(alive) = self.holders[object].alive else { continue };
            let Some((offset, _, exists)) = self.extent(object, address) else { continue };
            let zero = self.terms.bv(self.program.pointer_bits, 0);
            let start = self.terms.eq(offset, zero);
            let here = self.terms.and2(start, exists);
            let placed = self.placed[object].clone();
            let (no, off) = (self.terms.fls(), self.terms.bv(1, 0));
            let ended = match (placed.region, placed.stride) {
                (Some(bits), Some(stride)) => {
                    let number = self.terms.extract(bits - 1, stride.trailing_zeros(), address);
                    self.terms.store(alive, number, off)
                }
                _ => no,
            };
            let new = self.terms.ite(here, ended, alive);
            self.assign(alive, new);
        }
    }
}
