//! Compatible types and composite types (C11 6.2.7).
//!
//! Types share parts, so a type written in a few lines can be a tree of astronomic size: pairs of function
//! types that have been looked at are remembered.

use super::{ArrayLen, FnType, IntKind, QualType, TypeId, TypeKind, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// Pairs of function types that were found compatible, or are being compared.
type Seen = FxHashSet<(TypeId, TypeId)>;

impl Types {
    /// Whether two types with qualifiers are compatible.
    pub fn compatible_qualified(&self, a: QualType, b: QualType) -> bool {
        a.quals == b.quals && self.compatible(a.ty, b.ty)
    }

    /// Whether two types are compatible.
    pub fn compatible(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.compatible_parts(a, b, &mut Seen::default())
    }

    fn compatible_parts(&self, a: TypeId, b: TypeId, seen: &mut Seen) -> bool {
        if a == b {
            return true;
        }
        let qualified = |x: QualType, y: QualType, seen: &mut Seen| {
            x.quals == y.quals && self.compatible_parts(x.ty, y.ty, seen)
        };
        match (self.kind(a), self.kind(b)) {
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => qualified(x, y, seen),
            (TypeKind::Array { elem: x, len: m }, TypeKind::Array { elem: y, len: n }) => {
                let lengths = match (m, n) {
                    (ArrayLen::Fixed(m), ArrayLen::Fixed(n)) => m == n,
                    _ => true,
                };
                lengths && qualified(x, y, seen)
            }
            // The first pair that is not compatible ends it all, so a pair seen before is compatible.
            (TypeKind::Function(x), TypeKind::Function(y)) => {
                !seen.insert((a, b)) || self.compatible_functions(&self[x], &self[y], seen)
            }
            (TypeKind::Enum(id), TypeKind::Int(kind)) | (TypeKind::Int(kind), TypeKind::Enum(id)) => {
                self[id].repr == Some(kind)
            }
            _ => false,
        }
    }

    fn compatible_functions(&self, a: &FnType, b: &FnType, seen: &mut Seen) -> bool {
        if !self.compatible_parts(a.ret, b.ret, seen) {
            return false;
        }
        match (a.prototype, b.prototype) {
            (true, true) => {
                a.variadic == b.variadic
                    && a.params.len() == b.params.len()
                    && a.params.iter().zip(&b.params).all(|(&x, &y)| self.compatible_parts(x, y, seen))
            }
            (false, false) => true,
            // Without a prototype arguments are promoted: the parameters must be such types already.
            (true, false) => self.fits_promoted(a),
            (false, true) => self.fits_promoted(b),
        }
    }

    fn fits_promoted(&self, prototype: &FnType) -> bool {
        !prototype.variadic && prototype.params.iter().all(|&param| self.is_own_promotion(param))
    }

    fn is_own_promotion(&self, ty: TypeId) -> bool {
        match self.kind(ty) {
            TypeKind::Bool => false,
            TypeKind::Int(kind) => kind.rank() >= IntKind::Int.rank(),
            TypeKind::Float(_) => ty != TypeId::FLOAT,
            _ => true,
        }
    }

    /// The type that has all that is known about two compatible types.
    pub fn composite(&mut self, a: TypeId, b: TypeId) -> TypeId {
        if a == b { a } else { self.composite_parts(a, b, &mut FxHashMap::default()) }
    }

    fn composite_parts(
        &mut self,
        a: TypeId,
        b: TypeId,
        known: &mut FxHashMap<(TypeId, TypeId), TypeId>,
    ) -> TypeId {
        if a == b {
            return a;
        }
        match (self.kind(a), self.kind(b)) {
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => {
                let to = self.composite_parts(x.ty, y.ty, known);
                self.pointer(QualType { ty: to, quals: x.quals })
            }
            (TypeKind::Array { elem: x, len: m }, TypeKind::Array { elem: y, len: n }) => {
                let elem = QualType { ty: self.composite_parts(x.ty, y.ty, known), quals: x.quals };
                let len = match (m, n) {
                    (ArrayLen::Fixed(_), _) => m,
                    (_, ArrayLen::Fixed(_)) => n,
                    (ArrayLen::Unknown | ArrayLen::Star, _) => n,
                    _ => m,
                };
                self.array(elem, len)
            }
            (TypeKind::Function(x), TypeKind::Function(y)) => {
                if let Some(&found) = known.get(&(a, b)) {
                    return found;
                }
                let (x, y) = (self[x].clone(), self[y].clone());
                let ret = self.composite_parts(x.ret, y.ret, known);
                let (base, other) = if x.prototype { (x, y) } else { (y, x) };
                let params = if other.prototype && other.params.len() == base.params.len() {
                    let pairs = base.params.iter().zip(&other.params);
                    pairs.map(|(&p, &q)| self.composite_parts(p, q, known)).collect()
                } else {
                    base.params
                };
                let (variadic, prototype) = (base.variadic, base.prototype);
                let found = self.function(FnType { ret, params, variadic, prototype });
                known.insert((a, b), found);
                found
            }
            // An enum says more than its integer type.
            (TypeKind::Int(_), TypeKind::Enum(_)) => b,
            _ => a,
        }
    }
}
