//! Programs as trees: what the generator makes, the printer writes, and the evaluator runs.

/// The types of the generated programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    /// `signed char`.
    Char,
    /// `short`.
    Short,
    /// `int`.
    Int,
    /// `unsigned long`, which is as wide as a pointer.
    Word,
    /// A pointer to an object.
    Pointer(Box<Ty>),
    /// A pointer to one of the functions.
    Function,
    /// `struct N`.
    Node,
    /// `union U`.
    Union,
    /// So many elements.
    Array(Box<Ty>, usize),
}

impl Ty {
    /// A pointer to this.
    pub(crate) fn pointer(self) -> Ty {
        Ty::Pointer(Box::new(self))
    }

    /// What this pointer points to, or of what this array is made.
    pub(crate) fn inner(&self) -> &Ty {
        match self {
            Ty::Pointer(inner) | Ty::Array(inner, _) => inner,
            other => other,
        }
    }
}

/// A variable: the number is in its name.
pub(crate) type Var = usize;

/// An lvalue with its type.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) ty: Ty,
    pub(crate) kind: PlaceKind,
}

#[derive(Clone, Debug)]
pub(crate) enum PlaceKind {
    Var(Var),
    /// An element of an array that is a place.
    Index(Box<Place>, Box<Expr>),
    /// `p[i]`.
    Deref(Box<Expr>, Box<Expr>),
    /// A member of a structure or union.
    Field(Box<Place>, &'static str),
}

/// An expression with its type. Integer expressions have type `Int`.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub(crate) ty: Ty,
    pub(crate) kind: ExprKind,
}

#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    Number(i64),
    /// An input of the program.
    Input(usize),
    Read(Place),
    /// `+`, `-`, `^` and `&` of integers; they wrap.
    Binary(char, Box<Expr>, Box<Expr>),
    /// `<` and `==` of integers.
    Compare(&'static str, Box<Expr>, Box<Expr>),
    /// `==` and `<` of pointers.
    Pointers(&'static str, Box<Expr>, Box<Expr>),
    Null,
    AddressOf(Place),
    /// An array as a pointer to its first element.
    Decay(Place),
    /// A pointer and a number of elements.
    Step(Box<Expr>, Box<Expr>),
    /// Another type of pointer.
    Retype(Box<Expr>),
    /// A pointer as a `Word`.
    ToWord(Box<Expr>),
    /// A `Word` as a pointer.
    ToPointer(Box<Expr>),
    /// A `Word` plus a constant.
    Shifted(Box<Expr>, i64),
    /// A `Word` with some bits turned over.
    Flipped(Box<Expr>, u64),
    /// What a `Word` shows: `(int)(w >> shift & mask)`.
    Bits(Box<Expr>, u32, u64),
    /// `<` and `==` of two `Word`s.
    Words(&'static str, Box<Expr>, Box<Expr>),
    /// `(int[]){…}`.
    Literal(Vec<Expr>),
    /// `__builtin_alloca` for so many elements.
    Alloca(usize),
    Function(usize),
}

/// Statements; a block is a list of them.
#[derive(Clone, Debug)]
pub(crate) enum Stmt {
    /// With values for the scalar elements, zeros behind them; without any, no value.
    Declare(Var, Ty, Vec<Expr>),
    /// An array of variable length.
    DeclareVla(Var, Ty, Expr),
    Assign(Place, Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// A counter, rounds, a condition to go on, the body, and how it is written.
    Loop(Var, i64, Option<Expr>, Vec<Stmt>, Shape),
    Block(Vec<Stmt>),
    /// `place = malloc(elements)`; zeroed if asked for.
    Malloc(Place, usize, bool),
    Realloc(Place, Expr, usize),
    Free(Expr),
    Memset(Expr, i64, usize),
    /// `memmove` if the last says so, `memcpy` otherwise.
    Copy(Expr, Expr, usize, bool),
    /// A place copied byte by byte in a loop.
    CopyBytes(Place, Place),
    /// Perhaps a result, the function, its two arguments.
    Call(Option<Place>, Callee, Expr, Expr),
    Return(Expr),
    /// `if (…) reach_error();`
    Error(Expr),
}

#[derive(Clone, Debug)]
pub(crate) enum Callee {
    Named(usize),
    Through(Expr),
}

/// How a loop is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    For,
    While,
    Goto,
}

/// `int *f(int *a, int b)`.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub(crate) parameters: [Var; 2],
    pub(crate) body: Vec<Stmt>,
}

/// How many values an input has, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// So many low bits of a byte.
    Low(u32),
    /// 0 or 1; random numbers do not give 1.
    Rare,
}

impl Input {
    pub(crate) fn values(self) -> i64 {
        match self {
            Input::Low(bits) => 1 << bits,
            Input::Rare => 2,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) inputs: Vec<Input>,
    pub(crate) globals: Vec<(Var, Ty)>,
    pub(crate) functions: Vec<Function>,
    pub(crate) main: Vec<Stmt>,
}

/// Sizes of a data model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Model {
    /// Bytes of a pointer.
    pub(crate) word: usize,
}

impl Model {
    pub(crate) fn name(self) -> &'static str {
        if self.word == 4 { "ILP32" } else { "LP64" }
    }

    pub(crate) fn size(self, ty: &Ty) -> usize {
        match ty {
            Ty::Char => 1,
            Ty::Short => 2,
            Ty::Int => 4,
            Ty::Word | Ty::Pointer(_) | Ty::Function | Ty::Union => self.word,
            Ty::Node => 4 * self.word,
            Ty::Array(inner, count) => self.size(inner) * count,
        }
    }

    pub(crate) fn align(self, ty: &Ty) -> usize {
        match ty {
            Ty::Node => self.word,
            Ty::Array(inner, _) => self.align(inner),
            other => self.size(other),
        }
    }

    /// Offset and type of a member.
    pub(crate) fn field(self, name: &str) -> (usize, Ty) {
        match name {
            "v" => (0, Ty::Int),
            "next" => (self.word, Ty::Node.pointer()),
            "p" => (2 * self.word, Ty::Int.pointer()),
            "s" => (3 * self.word, Ty::Array(Box::new(Ty::Short), 2)),
            "up" => (0, Ty::Int.pointer()),
            "uw" => (0, Ty::Word),
            "ui" => (0, Ty::Int),
            "us" => (0, Ty::Array(Box::new(Ty::Short), 2)),
            other => unreachable!("no member `{other}`"),
        }
    }
}
