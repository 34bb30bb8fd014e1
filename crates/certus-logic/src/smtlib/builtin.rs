//! The operators of the theories by name.

/// An operator with its indices. The constructors of the arena say what each one means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Builtin {
    Not,
    And,
    Or,
    Xor,
    Implies,
    Eq,
    Distinct,
    Ite,
    BvNot,
    BvNeg,
    BvRedand,
    BvRedor,
    BvNego,
    BvAnd,
    BvOr,
    BvXor,
    BvAdd,
    BvMul,
    BvNand,
    BvNor,
    BvXnor,
    BvSub,
    BvUdiv,
    BvUrem,
    BvSdiv,
    BvSrem,
    BvSmod,
    BvShl,
    BvLshr,
    BvAshr,
    BvComp,
    BvUlt,
    BvUle,
    BvUgt,
    BvUge,
    BvSlt,
    BvSle,
    BvSgt,
    BvSge,
    BvUaddo,
    BvSaddo,
    BvUsubo,
    BvSsubo,
    BvUmulo,
    BvSmulo,
    BvSdivo,
    Concat,
    Extract { hi: u32, lo: u32 },
    ZeroExtend(u32),
    SignExtend(u32),
    RotateLeft(u32),
    RotateRight(u32),
    Repeat(u32),
    Plus,
    Minus,
    Times,
    Slash,
    Div,
    Mod,
    Abs,
    Lt,
    Le,
    Gt,
    Ge,
    ToReal,
    ToInt,
    IsInt,
    Divisible(u32),
    Select,
    Store,
}

/// Which arguments an operator takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Truth values.
    Bools,
    /// Terms of one sort.
    Same,
    /// A truth value and two terms of one sort.
    Ite,
    /// Bit-vectors of one width.
    Bits,
    /// Bit-vectors of any widths.
    AnyBits,
    /// Integers, or reals.
    Numbers,
    /// Reals.
    Reals,
    /// Integers.
    Ints,
    /// An array and an index.
    Select,
    /// An array, an index and an element.
    Store,
}

/// The operator of this name that takes no indices.
pub(super) fn operator(name: &str) -> Option<Builtin> {
    use Builtin::*;
    Some(match name {
        "not" => Not,
        "and" => And,
        "or" => Or,
        "xor" => Xor,
        "=>" | "implies" => Implies,
        "=" | "iff" => Eq,
        "distinct" => Distinct,
        "ite" => Ite,
        "bvnot" => BvNot,
        "bvneg" => BvNeg,
        "bvredand" => BvRedand,
        "bvredor" => BvRedor,
        "bvnego" => BvNego,
        "bvand" => BvAnd,
        "bvor" => BvOr,
        "bvxor" => BvXor,
        "bvadd" => BvAdd,
        "bvmul" => BvMul,
        "bvnand" => BvNand,
        "bvnor" => BvNor,
        "bvxnor" => BvXnor,
        "bvsub" => BvSub,
        "bvudiv" => BvUdiv,
        "bvurem" => BvUrem,
        "bvsdiv" => BvSdiv,
        "bvsrem" => BvSrem,
        "bvsmod" => BvSmod,
        "bvshl" => BvShl,
        "bvlshr" => BvLshr,
        "bvashr" => BvAshr,
        "bvcomp" => BvComp,
        "bvult" => BvUlt,
        "bvule" => BvUle,
        "bvugt" => BvUgt,
        "bvuge" => BvUge,
        "bvslt" => BvSlt,
        "bvsle" => BvSle,
        "bvsgt" => BvSgt,
        "bvsge" => BvSge,
        "bvuaddo" => BvUaddo,
        "bvsaddo" => BvSaddo,
        "bvusubo" => BvUsubo,
        "bvssubo" => BvSsubo,
        "bvumulo" => BvUmulo,
        "bvsmulo" => BvSmulo,
        "bvsdivo" => BvSdivo,
        "concat" => Concat,
        "+" => Plus,
        "-" => Minus,
        "*" => Times,
        "/" => Slash,
        "div" => Div,
        "mod" => Mod,
        "abs" => Abs,
        "<" => Lt,
        "<=" => Le,
        ">" => Gt,
        ">=" => Ge,
        "to_real" => ToReal,
        "to_int" => ToInt,
        "is_int" => IsInt,
        "select" => Select,
        "store" => Store,
        _ => return None,
    })
}

/// How many indices the operator of this name takes, if it takes any.
pub(super) fn index_count(name: &str) -> Option<usize> {
    match name {
        "extract" => Some(2),
        "zero_extend" | "sign_extend" | "rotate_left" | "rotate_right" | "repeat" | "divisible" => Some(1),
        _ => None,
    }
}

/// The operator of this name with these indices, as many as [`index_count`] says.
pub(super) fn indexed_operator(name: &str, indices: &[u32]) -> Option<Builtin> {
    Some(match (name, indices) {
        ("extract", [hi, lo]) => Builtin::Extract { hi: *hi, lo: *lo },
        ("zero_extend", [n]) => Builtin::ZeroExtend(*n),
        ("sign_extend", [n]) => Builtin::SignExtend(*n),
        ("rotate_left", [n]) => Builtin::RotateLeft(*n),
        ("rotate_right", [n]) => Builtin::RotateRight(*n),
        ("repeat", [n]) => Builtin::Repeat(*n),
        ("divisible", [n]) => Builtin::Divisible(*n),
        _ => return None,
    })
}

/// Whether the theories give this name a meaning.
pub(super) fn is_operator(name: &str) -> bool {
    operator(name).is_some() || index_count(name).is_some()
}

/// Whether every logic gives this name its meaning, so that no script may declare it.
pub(super) fn is_core(name: &str) -> bool {
    matches!(
        name,
        "true"
            | "false"
            | "not"
            | "and"
            | "or"
            | "xor"
            | "=>"
            | "="
            | "distinct"
            | "ite"
            | "let"
            | "as"
            | "_"
            | "!"
    )
}

impl Builtin {
    /// The arguments: their shape, how many at least, how many at most.
    pub(super) fn signature(self) -> (Shape, usize, usize) {
        use Builtin::*;
        const MANY: usize = usize::MAX;
        match self {
            Not => (Shape::Bools, 1, 1),
            And | Or => (Shape::Bools, 1, MANY),
            Xor | Implies => (Shape::Bools, 2, MANY),
            Eq | Distinct => (Shape::Same, 2, MANY),
            Ite => (Shape::Ite, 3, 3),
            BvNot | BvNeg | BvRedand | BvRedor | BvNego => (Shape::Bits, 1, 1),
            BvAnd | BvOr | BvXor | BvAdd | BvMul => (Shape::Bits, 2, MANY),
            BvNand | BvNor | BvXnor | BvSub | BvUdiv | BvUrem | BvSdiv | BvSrem | BvSmod | BvShl | BvLshr
            | BvAshr | BvComp | BvUlt | BvUle | BvUgt | BvUge | BvSlt | BvSle | BvSgt | BvSge | BvUaddo
            | BvSaddo | BvUsubo | BvSsubo | BvUmulo | BvSmulo | BvSdivo => (Shape::Bits, 2, 2),
            Concat => (Shape::AnyBits, 2, MANY),
            Extract { .. } | ZeroExtend(_) | SignExtend(_) | RotateLeft(_) | RotateRight(_) | Repeat(_) => {
                (Shape::AnyBits, 1, 1)
            }
            Plus | Times => (Shape::Numbers, 1, MANY),
            Minus => (Shape::Numbers, 1, MANY),
            Lt | Le | Gt | Ge => (Shape::Numbers, 2, MANY),
            Abs => (Shape::Numbers, 1, 1),
            Slash => (Shape::Reals, 2, MANY),
            ToInt | IsInt => (Shape::Reals, 1, 1),
            Div => (Shape::Ints, 2, MANY),
            Mod => (Shape::Ints, 2, 2),
            ToReal | Divisible(_) => (Shape::Ints, 1, 1),
            Select => (Shape::Select, 2, 2),
            Store => (Shape::Store, 3, 3),
        }
    }
}
