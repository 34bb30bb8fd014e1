//! Questions about memory: which objects exist, and what is inside of them.

use super::emit::Emitter;
use super::flat::Instance;
use super::points_to::{Origin, Target, Value, objects};
use crate::program::{Expr, ExprId, Query, Storage, build::operands};
use certus_logic::Term;

impl Emitter<'_, '_> {
    /// Why a check of memory may fail although the access is valid: another file says how large an object is.
    pub(super) fn open_object(&self, instance: Instance, condition: ExprId) -> Option<String> {
        let mut parts = vec![condition];
        while let Some(id) = parts.pop() {
            let expr = self.program.expr(id);
            parts.extend(operands(expr).into_iter().flatten());
            let Expr::Memory(Query::Valid | Query::Writable, address, _) = expr else { continue };
            for object in objects(&self.analysis.targets(instance, address, 1)) {
                if let Origin::Static(object) = self.analysis.objects[object as usize]
                    && self.program.objects[object.index()].open
                {
                    return Some(self.program.objects[object.index()].open_end());
                }
            }
        }
        None
    }

    /// That an address is in the surroundings of an object, which no other object has.
    pub(super) fn near(&mut self, object: usize, address: Term) -> Term {
        let placed = &self.placed[object];
        let width = self.program.pointer_bits;
        if placed.region.is_some() {
            return self.inside(object, address, 1);
        }
        let (first, size) = (placed.base - placed.around, u128::from(placed.size.unwrap_or(0)));
        let (first, count) = (self.terms.bv(width, first), self.terms.bv(width, size + 2 * placed.around));
        let offset = self.terms.bvsub(address, first);
        self.terms.bvult(offset, count)
    }

    /// The size of an object, if that is known.
    fn size(&mut self, object: usize) -> Option<Term> {
        let width = self.program.pointer_bits;
        let known = self.sizes[object].map(|size| self.terms.bv(width, size.into()));
        known.or(self.holders[object].size)
    }

    /// That an address is that of the end of an object.
    pub(super) fn at_end(&mut self, object: usize, address: Term) -> Term {
        let (Some(size), false) = (self.size(object), self.placed[object].many) else {
            return self.terms.tru();
        };
        let base = self.terms.bv(self.program.pointer_bits, self.placed[object].base);
        let end = self.terms.bvadd(base, size);
        self.terms.eq(address, end)
    }

    /// That an address is that of the beginning of an object.
    pub(super) fn at_start(&mut self, object: usize, address: Term) -> Term {
        if self.placed[object].many {
            return self.terms.tru();
        }
        let base = self.terms.bv(self.program.pointer_bits, self.placed[object].base);
        self.terms.eq(address, base)
    }

    /// The offset of an address in an object, the object's size, and that the object exists. Nothing for objects of
    /// which several may exist.
    fn extent(&mut self, object: usize, address: Term) -> Option<(Term, Term, Term)> {
        if self.placed[object].many {
            return None;
        }
        let size = self.size(object)?;
        let base = self.terms.bv(self.program.pointer_bits, self.placed[object].base);
        let offset = self.terms.bvsub(address, base);
        let alive = self.holders[object].alive.unwrap_or(self.terms.tru());
        Some((offset, size, alive))
    }

    /// That so many bytes are inside of one object that exists, or that there are none of them.
    pub(super) fn valid(&mut self, targets: &Value, address: Term, size: Term, writable: bool) -> Term {
        let width = self.program.pointer_bits;
        let zero = self.terms.bv(width, 0);
        let mut ways = vec![self.terms.eq(size, zero)];
        for object in objects(targets) {
            let object = object as usize;
            if writable && self.placed[object].read_only {
                continue;
            }
            // Accesses are checked if they concern the object of its site that is watched.
            if self.analysis.watched[object].is_some() {
                ways.push(self.near(object, address));
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
        for object in objects(targets) {
            let object = object as usize;
            if !self.placed[object].heap {
                continue;
            }
            if self.analysis.watched[object].is_some() {
                ways.push(self.near(object, address));
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
        let mut objects = objects(targets).peekable();
        let changing = |object: u32| match &self.analysis.objects[object as usize] {
            Origin::Static(object) => self.program.volatile_objects.contains(object),
            Origin::Site { storage: Storage::Automatic, var, .. } => {
                self.program.volatile_locals.contains(var)
            }
            Origin::Site { .. } => heap,
        };
        objects.peek().is_none() || objects.any(changing)
    }

    /// How many bytes the object at this address has behind it.
    pub(super) fn room(&mut self, targets: &Value, address: Term) -> Term {
        let width = self.program.pointer_bits;
        let mut room = self.terms.bv(width, 0);
        for object in objects(targets) {
            let object = object as usize;
            let here = self.near(object, address);
            match self.extent(object, address) {
                Some((offset, whole, alive)) if self.analysis.watched[object].is_none() => {
                    let inside = self.terms.bvult(offset, whole);
                    let here = self.terms.and(&[here, inside, alive]);
                    let rest = self.terms.bvsub(whole, offset);
                    room = self.terms.ite(here, rest, room);
                }
                _ => {
                    let rest = self.unmarked_room(object, address);
                    room = self.terms.ite(here, rest, room);
                }
            }
        }
        room
    }

    /// How many bytes lie between two addresses, if they are in one object; else the largest number.
    pub(super) fn apart(&mut self, (left, right): (&Value, &Value), a: Term, b: Term) -> Term {
        let width = self.program.pointer_bits;
        let mut ways = Vec::new();
        for object in objects(left).filter(|object| right.contains_key(&Target::Object(*object))) {
            let (x, y) = (self.near(object as usize, a), self.near(object as usize, b));
            ways.push(self.terms.and2(x, y));
        }
        let together = self.terms.or(&ways);
        let (ahead, back) = (self.terms.bvsub(a, b), self.terms.bvsub(b, a));
        let behind = self.terms.bvult(a, b);
        let distance = self.terms.ite(behind, back, ahead);
        let most = self.terms.bv(width, crate::program::eval::mask(u128::MAX, width));
        self.terms.ite(together, distance, most)
    }

    /// How many bytes one of the objects of a region has behind an address: known if all have one size.
    fn unmarked_room(&mut self, object: usize, address: Term) -> Term {
        let width = self.program.pointer_bits;
        let placed = &self.placed[object];
        let (Some(size), Some(stride)) = (self.sizes[object], placed.stride) else {
            self.inexact("the size of an object is not known when it is made");
            return self.unknown(width, crate::program::Source::Memory);
        };
        let low = stride.trailing_zeros();
        let offset = self.terms.extract(low - 1, 0, address);
        let offset = self.terms.zero_extend(width - low, offset);
        let size = self.terms.bv(width, size.into());
        let inside = self.terms.bvult(offset, size);
        let rest = self.terms.bvsub(size, offset);
        let none = self.terms.bv(width, 0);
        self.terms.ite(inside, rest, none)
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

    /// That no heap object exists; or, where `tracked` is asked, that a global variable points to each that does. Of a
    /// site with a watched object that one counts, which may be any of them.
    pub(super) fn freed(&mut self, tracked: bool) -> Term {
        let mut all = Vec::new();
        if let Some(lost) = self.lost {
            all.push(self.terms.not(lost));
        }
        for object in 0..self.placed.len() {
            if !self.placed[object].heap || self.analysis.watched[object].is_some() {
                continue;
            }
            let alive = match self.holders[object].alive {
                Some(alive) if !self.placed[object].many => alive,
                _ => self.unknown_bit(),
            };
            let mut fine = vec![self.terms.not(alive)];
            if tracked && !self.placed[object].many {
                fine.extend(self.pointed_to(object));
            }
            all.push(self.terms.or(&fine));
        }
        self.terms.and(&all)
    }

    /// That a global variable, or a cell of a static object, points to an object: each way for this to be so.
    fn pointed_to(&mut self, object: usize) -> Vec<Term> {
        let width = self.program.pointer_bits;
        let Some(size) = self.size(object) else { return Vec::new() };
        let base = self.terms.bv(width, self.placed[object].base);
        let mut roots: Vec<Term> = Vec::new();
        for index in 0..self.program.vars.len() {
            let variable = &self.program.vars[index];
            if variable.owner.is_none() && variable.width == width {
                roots.push(self.var(0, crate::program::VarId(index as u32)));
            }
        }
        for (index, origin) in self.analysis.objects.iter().enumerate() {
            if let Origin::Static(_) = origin {
                let cells = self.holders[index].cells.values().copied();
                roots.extend(cells.filter(|cell| self.terms.width(*cell) == width));
            }
        }
        let within = |root: &Term| {
            let offset = self.terms.bvsub(*root, base);
            self.terms.bvule(offset, size)
        };
        roots.iter().map(within).collect()
    }

    /// An object comes into being, or ends, with the one that is watched.
    pub(super) fn set_alive(&mut self, object: usize, exists: bool) {
        let value = self.terms.bool(exists);
        if let Some(alive) = self.holders[object].alive {
            self.assign(alive, value);
        }
        if let (Some(twin), false) = (self.analysis.watched[object], exists) {
            self.set_alive(twin as usize, false);
        }
    }

    /// The object that begins at this address ends, if there is one among the targets.
    pub(super) fn end(&mut self, targets: &Value, address: Term, heap: bool) {
        for object in objects(targets) {
            let object = object as usize;
            if self.placed[object].heap != heap {
                continue;
            }
            let base = self.terms.bv(self.program.pointer_bits, self.placed[object].base);
            if !heap && (address == base || objects(targets).count() == 1) {
                // What was in it is gone: a pointer that is still around reads anything.
                self.fresh_bytes(object, false);
            }
            let Some(alive) = self.holders[object].alive else { continue };
            let here = self.terms.eq(address, base);
            let no = self.terms.fls();
            let new = self.terms.ite(here, no, alive);
            self.assign(alive, new);
        }
    }
}
