//! Construction of expressions: equal expressions have equal ids, operations on constants are computed, and
//! a few identities that the lowering produces often are simplified.

use super::{Binary, Convert, Expr, ExprId, Format, ObjectId, ProcId, Query, Unary, VarId, eval};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// The table of expressions of a program.
#[derive(Clone, Debug)]
pub struct Exprs {
    pointer_bits: u32,
    nodes: Vec<Expr>,
    widths: Vec<u32>,
    depths: Vec<u32>,
    table: HashTable<u32>,
}

/// Bits of the second operand of [`Expr::Offset`]: enough for an index of 64 bits times any size.
pub const OFFSET_BITS: u32 = 128;

fn hash(expr: &Expr) -> u64 {
    FxBuildHasher.hash_one(expr)
}

/// The expressions that an expression is made of.
#[must_use]
pub fn operands(expr: Expr) -> [Option<ExprId>; 3] {
    match expr {
        Expr::Const(..) | Expr::Var(_) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => [None; 3],
        Expr::Load(a, _)
        | Expr::Unary(_, a)
        | Expr::Extract(a, ..)
        | Expr::ZeroExtend(a, _)
        | Expr::SignExtend(a, _)
        | Expr::Convert(_, a) => [Some(a), None, None],
        Expr::Binary(_, a, b) | Expr::Memory(_, a, b) | Expr::Offset(a, b) => [Some(a), Some(b), None],
        Expr::Ite(a, b, c) => [Some(a), Some(b), Some(c)],
    }
}

impl Exprs {
    /// An empty table.
    #[must_use]
    pub fn new(pointer_bits: u32) -> Self {
        Exprs {
            pointer_bits,
            nodes: Vec::new(),
            widths: Vec::new(),
            depths: Vec::new(),
            table: HashTable::new(),
        }
    }

    /// Number of expressions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// An expression.
    #[must_use]
    #[inline]
    pub fn node(&self, id: ExprId) -> Expr {
        self.nodes[id.index()]
    }

    /// Its number of bits.
    #[must_use]
    #[inline]
    pub fn width(&self, id: ExprId) -> u32 {
        self.widths[id.index()]
    }

    /// How deeply it is nested.
    #[must_use]
    pub fn depth(&self, id: ExprId) -> u32 {
        self.depths[id.index()]
    }

    fn add(&mut self, expr: Expr, width: u32) -> ExprId {
        let nodes = &mut self.nodes;
        let hashed = hash(&expr);
        if let Some(&found) = self.table.find(hashed, |&index| nodes[index as usize] == expr) {
            return ExprId(found);
        }
        let index = nodes.len() as u32;
        nodes.push(expr);
        self.widths.push(width);
        let depths = &self.depths;
        let below = operands(expr).into_iter().flatten().map(|id| depths[id.index()]).max();
        self.depths.push(below.map_or(0, |depth| depth + 1));
        self.table.insert_unique(hashed, index, |&index| hash(&nodes[index as usize]));
        ExprId(index)
    }

    /// The value, if it is a constant.
    #[must_use]
    pub fn as_const(&self, id: ExprId) -> Option<u128> {
        match self.node(id) {
            Expr::Const(bits, _) => Some(bits),
            _ => None,
        }
    }

    /// A number, cut to its width.
    pub fn constant(&mut self, bits: u128, width: u32) -> ExprId {
        self.add(Expr::Const(eval::mask(bits, width), width), width)
    }

    /// A number of pointer width.
    pub fn size(&mut self, bytes: u64) -> ExprId {
        self.constant(bytes.into(), self.pointer_bits)
    }

    /// One bit.
    pub fn bit(&mut self, value: bool) -> ExprId {
        self.constant(value.into(), 1)
    }

    /// A variable of this width.
    pub fn var(&mut self, var: VarId, width: u32) -> ExprId {
        self.add(Expr::Var(var), width)
    }

    /// Bytes in memory; the width is a multiple of eight.
    pub fn load(&mut self, address: ExprId, width: u32) -> ExprId {
        self.add(Expr::Load(address, width), width)
    }

    /// Address of a static object.
    pub fn object(&mut self, object: ObjectId) -> ExprId {
        self.add(Expr::ObjectAddr(object), self.pointer_bits)
    }

    /// Address of a procedure.
    pub fn proc(&mut self, proc: ProcId) -> ExprId {
        self.add(Expr::ProcAddr(proc), self.pointer_bits)
    }

    /// An operator on one value.
    pub fn unary(&mut self, op: Unary, a: ExprId) -> ExprId {
        let width = self.width(a);
        match self.node(a) {
            Expr::Const(bits, _) => self.constant(eval::unary(op, width, bits), width),
            Expr::Unary(inner, operand) if inner == op && matches!(op, Unary::Not | Unary::Neg) => operand,
            _ => self.add(Expr::Unary(op, a), width),
        }
    }

    /// The other bits; of a truth value, the opposite.
    pub fn not(&mut self, a: ExprId) -> ExprId {
        self.unary(Unary::Not, a)
    }

    /// An operator on two values.
    pub fn binary(&mut self, op: Binary, a: ExprId, b: ExprId) -> ExprId {
        let operands = self.width(b);
        let width = match op {
            Binary::Concat => self.width(a) + operands,
            Binary::Eq | Binary::ULt | Binary::SLt => 1,
            Binary::FEq(_) | Binary::FLt(_) | Binary::FLe(_) => 1,
            _ => operands,
        };
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) if width <= 128 => {
                return self.constant(eval::binary(op, operands, x, y), width);
            }
            (constant, other) => {
                if let Some(simple) = self.simplify(op, a, b, constant, other) {
                    return simple;
                }
            }
        }
        self.add(Expr::Binary(op, a, b), width)
    }

    fn simplify(
        &mut self,
        op: Binary,
        a: ExprId,
        b: ExprId,
        left: Option<u128>,
        right: Option<u128>,
    ) -> Option<ExprId> {
        let width = self.width(b);
        let ones = eval::mask(u128::MAX, width);
        Some(match (op, left, right) {
            (Binary::Add | Binary::Or | Binary::Xor, Some(0), _) => b,
            (
                Binary::Add
                | Binary::Sub
                | Binary::Or
                | Binary::Xor
                | Binary::Shl
                | Binary::LShr
                | Binary::AShr,
                _,
                Some(0),
            ) => a,
            // Offsets add up: the address of a member of a member is one sum.
            (Binary::Add, _, Some(y)) => match self.node(a) {
                Expr::Binary(Binary::Add, base, offset) => {
                    let x = self.as_const(offset)?;
                    let sum = self.constant(x.wrapping_add(y), width);
                    self.binary(Binary::Add, base, sum)
                }
                _ => return None,
            },
            (Binary::Mul, Some(1), _) => b,
            (Binary::Mul | Binary::UDiv | Binary::SDiv, _, Some(1)) => a,
            (Binary::And | Binary::Mul, Some(0), _) => a,
            (Binary::And | Binary::Mul, _, Some(0)) => b,
            (Binary::And, Some(x), _) if x == ones => b,
            (Binary::And, _, Some(x)) if x == ones => a,
            (Binary::Or, Some(x), _) if x == ones => a,
            (Binary::Or, _, Some(x)) if x == ones => b,
            (Binary::Eq, _, _) if a == b => self.bit(true),
            (Binary::Eq, Some(_), None) => self.binary(Binary::Eq, b, a),
            (Binary::Eq, None, Some(y)) => match self.node(a) {
                // Truth values become `int` and are compared with zero.
                Expr::ZeroExtend(inner, _) => {
                    let inner_width = self.width(inner);
                    if eval::mask(y, inner_width) != y {
                        return Some(self.bit(false));
                    }
                    let constant = self.constant(y, inner_width);
                    self.binary(Binary::Eq, inner, constant)
                }
                _ if width == 1 && y == 1 => a,
                _ if width == 1 => self.not(a),
                _ => return None,
            },
            (Binary::ULt | Binary::SLt, _, _) if a == b => self.bit(false),
            _ => return None,
        })
    }

    /// Whether two values differ.
    pub fn ne(&mut self, a: ExprId, b: ExprId) -> ExprId {
        let equal = self.binary(Binary::Eq, a, b);
        self.not(equal)
    }

    /// Whether a value differs from zero.
    pub fn nonzero(&mut self, a: ExprId) -> ExprId {
        let zero = self.constant(0, self.width(a));
        self.ne(a, zero)
    }

    /// The second if the first, one bit, is set, else the third.
    pub fn ite(&mut self, condition: ExprId, then: ExprId, otherwise: ExprId) -> ExprId {
        if then == otherwise {
            return then;
        }
        match self.as_const(condition) {
            Some(0) => otherwise,
            Some(_) => then,
            None => {
                let width = self.width(then);
                self.add(Expr::Ite(condition, then, otherwise), width)
            }
        }
    }

    /// `count` bits from bit `from` up.
    pub fn extract(&mut self, a: ExprId, from: u32, count: u32) -> ExprId {
        if from == 0 && count == self.width(a) {
            return a;
        }
        match self.node(a) {
            Expr::Const(bits, _) => self.constant(bits >> from, count),
            Expr::ZeroExtend(inner, _) | Expr::SignExtend(inner, _)
                if from == 0 && count <= self.width(inner) =>
            {
                self.extract(inner, 0, count)
            }
            _ => self.add(Expr::Extract(a, from, count), count),
        }
    }

    /// Zeros in front up to the width; cut if it is smaller.
    pub fn zero_extend(&mut self, a: ExprId, width: u32) -> ExprId {
        if width <= self.width(a) {
            return self.extract(a, 0, width);
        }
        match self.node(a) {
            Expr::Const(bits, _) => self.constant(bits, width),
            Expr::ZeroExtend(inner, _) => self.zero_extend(inner, width),
            _ => self.add(Expr::ZeroExtend(a, width), width),
        }
    }

    /// Copies of the sign in front up to the width; cut if it is smaller.
    pub fn sign_extend(&mut self, a: ExprId, width: u32) -> ExprId {
        let from = self.width(a);
        if width <= from {
            return self.extract(a, 0, width);
        }
        match self.node(a) {
            Expr::Const(bits, _) => self.constant(eval::signed(bits, from) as u128, width),
            Expr::SignExtend(inner, _) => self.sign_extend(inner, width),
            Expr::ZeroExtend(inner, _) => self.zero_extend(inner, width),
            _ => self.add(Expr::SignExtend(a, width), width),
        }
    }

    /// Extension by the sign, or with zeros; cut if the width is smaller.
    pub fn extend(&mut self, a: ExprId, signed: bool, width: u32) -> ExprId {
        if signed { self.sign_extend(a, width) } else { self.zero_extend(a, width) }
    }

    /// A conversion between numbers and floating point.
    pub fn convert(&mut self, op: Convert, a: ExprId) -> ExprId {
        let width = match op {
            Convert::FloatToFloat(from, to) if from == to => return a,
            Convert::FloatToFloat(_, to) | Convert::SignedToFloat(to) | Convert::UnsignedToFloat(to) => {
                to.width()
            }
            Convert::FloatToSigned(_, width) | Convert::FloatToUnsigned(_, width) => width,
        };
        match self.node(a) {
            Expr::Const(bits, from) => self.constant(eval::convert(op, from, bits), width),
            _ => self.add(Expr::Convert(op, a), width),
        }
    }

    /// Pointer arithmetic by `scale` times an index, or back if `negate`, computed without loss.
    pub fn offset(
        &mut self,
        pointer: ExprId,
        (index, signed): (ExprId, bool),
        scale: u64,
        negate: bool,
    ) -> ExprId {
        let wide = OFFSET_BITS;
        let index = self.extend(index, signed, wide);
        let scale = self.constant(scale.into(), wide);
        let bytes = self.binary(Binary::Mul, index, scale);
        let bytes = if negate { self.unary(Unary::Neg, bytes) } else { bytes };
        let Some(by) = self.as_const(bytes) else {
            return self.add(Expr::Offset(pointer, bytes), self.pointer_bits);
        };
        // Constant steps add up.
        let (origin, before) = match self.node(pointer) {
            Expr::Offset(origin, before) => match self.as_const(before) {
                Some(before) => (origin, before),
                None => (pointer, 0),
            },
            _ => (pointer, 0),
        };
        match by.wrapping_add(before) {
            0 => origin,
            sum => {
                let sum = self.constant(sum, wide);
                self.add(Expr::Offset(origin, sum), self.pointer_bits)
            }
        }
    }

    /// A question about an address.
    pub fn memory(&mut self, query: Query, address: ExprId, size: ExprId) -> ExprId {
        let width = match query {
            Query::Valid
            | Query::Writable
            | Query::HeapStart
            | Query::Freed
            | Query::Tracked
            | Query::Callable
            | Query::Volatile => 1,
            Query::Room | Query::Apart => self.pointer_bits,
        };
        self.add(Expr::Memory(query, address, size), width)
    }

    /// Whether a floating-point value differs from zero (NaN does).
    pub fn float_nonzero(&mut self, format: Format, a: ExprId) -> ExprId {
        let zero = self.constant(0, format.width());
        let equal = self.binary(Binary::FEq(format), a, zero);
        self.not(equal)
    }
}
