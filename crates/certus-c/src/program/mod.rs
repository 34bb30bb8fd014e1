//! The program: procedures of simple commands over expressions without side effects.
//!
//! This is what C means, with nothing left to C: the order of evaluation is fixed, every value is a vector
//! of bits of a known width, operators say whether they are signed, pointers are numbers, and what C leaves
//! undefined is an explicit [`Command::Check`] in front of the operation.
//!
//! **Values.** All values are bit-vectors. Truth values have one bit. Floating-point values are their IEEE
//! bit patterns. Pointers have the width of the data model.
//!
//! **Variables and objects.** A scalar whose address is never taken is a [`VarId`]. Everything else lives
//! in memory: an *object* has a base address, a size and bytes. Static objects are listed in the program;
//! automatic ones are made by [`Command::Allocate`] when their block is entered and ended when it is left;
//! heap ones likewise by `malloc` and `free`. Distinct objects that exist at one time do not overlap, no
//! object contains address 0, and base addresses obey alignment; nothing else is known of them.
//!
//! **What is undefined but not asked about** has one meaning: signed arithmetic wraps; a shift by the width
//! or more is that of SMT-LIB; a variable or object without a value holds unknown bits, the same at every
//! read; integer division by zero gives an unknown value; memory outside of every object holds unknown bytes
//! too, and keeps what is written there until an object covers it; writing to a read-only object writes; a
//! pointer keeps its number when its object ends; a call of no function, or of one with another number of
//! parameters, gives an unknown value or leaves parameters unknown; a floating-point number that does not fit
//! an integer type gives [`Convert::FloatToSigned`]'s value at run time and the nearest value of the type in a
//! constant.
//!
//! **Checks on request.** The lowering makes all checks but those of [`Property::Uninitialised`], which cost
//! variables: [`add_uninitialised_checks`] adds them.

mod assigned;
mod assumptions;
pub mod build;
pub mod check;
mod cut;
mod endings;
mod errors;
pub mod eval;
mod floating;
mod models;
pub mod print;
mod recursion;
mod uninitialised;
mod unwind;

pub use assumptions::Assumption;
pub use build::Exprs;
pub use cut::CutReason;
pub use endings::with_endings;
pub use errors::{ASSERTIONS, ERROR_FUNCTIONS, Errors};
pub use uninitialised::add_uninitialised_checks;
pub use unwind::{Unwound, unwound};

use crate::span::Span;
use std::collections::BTreeSet;
use std::sync::Arc;

macro_rules! ids {
    ($($name:ident, $doc:literal;)*) => {
        $(#[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in a table.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        })*
    };
}

ids! {
    VarId, "Index of a variable of the program.";
    ObjectId, "Index of a static object.";
    ProcId, "Index of a procedure.";
    BlockId, "Index of a block within its procedure.";
    ExprId, "Index of an expression of the program.";
}

/// A C program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Width of pointers in bits: 32 or 64.
    pub pointer_bits: u32,
    /// Global and local variables, temporaries included.
    pub vars: Vec<Variable>,
    /// Objects with static storage.
    pub objects: Vec<Object>,
    /// Procedures; those without blocks have no definition.
    pub procs: Vec<Proc>,
    /// The procedure that is run; it has no parameters.
    pub entry: ProcId,
    /// The expressions.
    pub exprs: Exprs,
    /// What violates [`Property::Reach`].
    pub errors: Errors,
    /// Whether the program names an error function, or has an error label.
    pub names_error: bool,
    /// Static objects that are defined as `volatile` or have a `volatile` member.
    pub volatile_objects: BTreeSet<ObjectId>,
    /// Variables that hold the addresses of automatic objects of that kind.
    pub volatile_locals: BTreeSet<VarId>,
    /// Global variables that code that is not seen may read, as [`Object::visible`].
    pub visible_vars: BTreeSet<VarId>,
    /// Whether C leaves open an order that matters somewhere: operands conflict, so that [`Source::Order`] chooses, or
    /// there are [`Program::unspecified_draws`].
    pub unspecified_order: bool,
    /// Expressions with operands that take results from the same function outside: a compiler may give them the
    /// results the other way round.
    pub unspecified_draws: Vec<Span>,
    /// Whether objects may be larger than can be laid out; else it is taken for granted that none is.
    pub any_size: bool,
    /// What the meaning of this program rests on.
    pub assumptions: BTreeSet<Assumption>,
}

/// A scalar that no pointer points to.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The name in the source; temporaries have one of ours with a `$` in it.
    pub name: String,
    /// Number of bits.
    pub width: u32,
    /// How a person would read its bits.
    pub shown: Shown,
    /// The procedure it belongs to; each activation has its own. `None`: global.
    pub owner: Option<ProcId>,
    /// The value of a global at the start, a constant or an address; unknown without one. Locals have none:
    /// they are unknown when their procedure is entered.
    pub initial: Option<ExprId>,
    /// Where it is declared.
    pub span: Span,
}

/// How bits are shown to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Shown {
    Unsigned,
    Signed,
    Bool,
    Float(Format),
    Pointer,
}

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
}

impl Format {
    /// Number of bits.
    #[must_use]
    pub fn width(self) -> u32 {
        match self {
            Format::F32 => 32,
            Format::F64 => 64,
        }
    }
}

/// An object with static storage.
#[derive(Clone, Debug)]
pub struct Object {
    /// The name in the source; strings have one of ours.
    pub name: String,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Writing to it is undefined (strings, `const` objects).
    pub read_only: bool,
    /// The bytes at the start; shorter than the size means zeros behind.
    pub bytes: Vec<u8>,
    /// Addresses in it, by offset; they overlay the bytes.
    pub addresses: Vec<(u64, ExprId)>,
    /// Declared `extern` and not defined: its contents are unknown at the start.
    pub unknown: bool,
    /// Another file says how large it is: it may go on behind its size.
    pub open: bool,
    /// A string literal: it may share its bytes with others.
    pub literal: bool,
    /// Code that is not seen may point to it: other files can name it, and gave this program a pointer.
    pub exposed: bool,
    /// Code that is not seen may read it, and gives this program pointers: addresses in it may come back.
    pub visible: bool,
    /// Where it is declared.
    pub span: Span,
}

impl Object {
    /// Why it is not known whether an access behind its size is one to it.
    #[must_use]
    pub fn open_end(&self) -> String {
        format!("the size of '{}' is not known: another file defines it", self.name)
    }
}

/// A procedure.
#[derive(Clone, Debug)]
pub struct Proc {
    /// The name in the source.
    pub name: String,
    /// Parameters in order: plain variables, stored into objects by the first block where need be.
    pub params: Vec<VarId>,
    /// Where the result is when the procedure returns.
    pub result: Option<VarId>,
    /// The blocks; the first one is entered. Empty: no definition.
    pub blocks: Vec<Block>,
    /// A model of a library function: its places mean nothing to the user, so that what happens in it is
    /// shown at the call.
    pub library: bool,
    /// The whole definition, or the declaration.
    pub span: Span,
    /// Its `for`, `while` and `do` statements.
    pub loops: Vec<Loop>,
}

/// A loop of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The whole statement; it begins with `for`, `while` or `do`.
    pub span: Span,
    /// A place in the text where the names are those of its condition.
    pub scope: Span,
    /// The block that evaluates the condition, or begins the next round if there is none.
    pub head: BlockId,
}

/// Commands in order, then a way on.
#[derive(Clone, Debug)]
pub struct Block {
    /// What is done.
    pub commands: Vec<(Command, Span)>,
    /// Where control goes.
    pub exit: Exit,
    /// Where in the source the exit is.
    pub span: Span,
}

/// The end of a block.
#[derive(Clone, Debug, PartialEq)]
pub enum Exit {
    /// On to a block.
    Goto(BlockId),
    /// To the first if the condition, one bit, is set.
    Branch(ExprId, BlockId, BlockId),
    /// To the block of the case whose range (inclusive, unsigned) holds the value, or to the last block.
    Switch(ExprId, Vec<(u128, u128, BlockId)>, BlockId),
    /// Back to the caller.
    Return,
    /// The program ends here, in order (`exit`, `abort`, a failed assumption).
    Stop,
    /// What happens here is not known: a run that gets here is neither an error nor free of errors.
    Cut(CutReason),
}

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The variable gets the value.
    Assign(VarId, ExprId),
    /// The variable gets an unknown value.
    Havoc(VarId, Source),
    /// Runs that do not satisfy the condition, one bit, are of no interest.
    Assume(ExprId),
    /// If the property is asked about and the condition, one bit, is not set, this is a violation. Otherwise
    /// it does nothing.
    Check(Property, ExprId),
    /// The whole bytes of the value are written to memory, least significant first.
    Store {
        /// Where.
        address: ExprId,
        /// What; its width is a multiple of eight.
        value: ExprId,
    },
    /// Bytes are copied as if through a buffer.
    Copy {
        /// Where to.
        to: ExprId,
        /// Where from.
        from: ExprId,
        /// How many, of pointer width.
        size: ExprId,
    },
    /// Bytes are set.
    Fill {
        /// Where.
        to: ExprId,
        /// To what, eight bits.
        byte: ExprId,
        /// How many, of pointer width.
        size: ExprId,
    },
    /// A new object comes into being; its address goes to the variable.
    Allocate {
        /// Gets the address.
        var: VarId,
        /// How many bytes, of pointer width.
        size: ExprId,
        /// Least alignment in bytes.
        align: u64,
        /// What kind of object.
        storage: Storage,
        /// Its bytes are zero at the start, not unknown.
        zeroed: bool,
    },
    /// The object at this address ends. Nothing happens if no such object of that kind begins there, as for
    /// address 0.
    End {
        /// Its base address.
        address: ExprId,
        /// What kind of object.
        storage: Storage,
    },
    /// A procedure is run. One without a definition changes nothing and gives an unknown value.
    Call {
        /// Which one.
        callee: Callee,
        /// The arguments, as many as it has parameters (fewer or more only through a wrong pointer).
        args: Vec<ExprId>,
        /// Gets the result.
        result: Option<VarId>,
    },
}

/// What a call calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// This procedure.
    Direct(ProcId),
    /// The procedure whose address this is.
    Pointer(ExprId),
}

/// Where an unknown value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// An input: the function of the verification interface that gave it.
    Input(Arc<str>),
    /// The result of a function without a definition.
    Undefined(Arc<str>),
    /// A variable that was not given a value.
    Uninitialised,
    /// The output of assembler text.
    Asm,
    /// The result of a division by zero.
    Division,
    /// Bytes of memory that were never written, or that are in no object.
    Memory,
    /// A read of a `volatile` object, which may change at any time.
    Volatile,
    /// Padding: C does not say what it holds.
    Padding,
    /// What a function of the C library gives or writes, within its contract: from the world outside, or where the
    /// standard leaves it open. Any such value may come.
    Library(Arc<str>),
    /// What a function of the C library gives or writes that the standard determines, but no model computes: only
    /// some value is the right one.
    Unmodelled(Arc<str>),
    /// The order of operands, which C leaves open; 0 is from left to right.
    Order,
}

/// How an object comes and goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Storage {
    /// With its block.
    Automatic,
    /// `malloc` and `free`.
    Heap,
    /// `alloca`: with its function; no command ends it.
    Alloca,
    /// Arguments of the program: there at the start, with contents from outside, until the end.
    Argument,
}

/// What can be asked about a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Property {
    /// The error is reached: see [`Errors`].
    Reach,
    /// The exact result of a signed operation, `<<` included, is no value of its type.
    Overflow,
    /// Integer division by zero.
    DivByZero,
    /// Shift by a negative number or by the width or more, or of a negative number to the left.
    Shift,
    /// A null, wild, dangling or out-of-bounds pointer is used, a read-only object is written, or what is
    /// called is no function with as many parameters.
    Deref,
    /// What is freed is no heap object's beginning.
    Free,
    /// When the program ends, a heap object exists that nothing points to: neither a global or static object, nor, at
    /// `exit`, one of an activation, nor another object that can be reached so. Programs have checks of it if
    /// [`Meaning::leaks`](crate::lower::Meaning::leaks) is set.
    Leak,
    /// When the program ends, a heap object exists. Checks of it come with those of [`Property::Leak`].
    Cleanup,
    /// A value that was never given is used. Programs have no checks of it until
    /// [`add_uninitialised_checks`] makes them.
    Uninitialised,
    /// A claim that somebody makes about the program, such as an invariant: a call of [`crate::weave::CLAIM`] whose
    /// argument is zero.
    Claim,
    /// The run does not end. No command checks it: what is asked is about all of a run.
    Termination,
}

impl Property {
    /// Whether it is about objects and their ends, so that pointers must belong to one.
    #[must_use]
    pub fn needs_objects(self) -> bool {
        matches!(self, Property::Deref | Property::Free | Property::Leak | Property::Cleanup)
    }

    /// All of them.
    pub const ALL: [Property; 11] = [
        Property::Reach,
        Property::Overflow,
        Property::DivByZero,
        Property::Shift,
        Property::Deref,
        Property::Free,
        Property::Leak,
        Property::Cleanup,
        Property::Uninitialised,
        Property::Claim,
        Property::Termination,
    ];
}

/// An expression. It has no side effects and is not nested deeply; `Load` depends on memory as it is when the command begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A number of this width.
    Const(u128, u32),
    /// The value of a variable.
    Var(VarId),
    /// Bytes in memory, least significant first; the width is a multiple of eight.
    Load(ExprId, u32),
    /// Base address of a static object.
    ObjectAddr(ObjectId),
    /// Address of a procedure.
    ProcAddr(ProcId),
    /// An operator on one value.
    Unary(Unary, ExprId),
    /// An operator on two values.
    Binary(Binary, ExprId, ExprId),
    /// The second if the first, one bit, is set, else the third.
    Ite(ExprId, ExprId, ExprId),
    /// Bits from the second number up, as many as the third says.
    Extract(ExprId, u32, u32),
    /// Zeros in front, up to this width.
    ZeroExtend(ExprId, u32),
    /// Copies of the sign in front, up to this width.
    SignExtend(ExprId, u32),
    /// Conversion between numbers and floating point.
    Convert(Convert, ExprId),
    /// A question about an address.
    Memory(Query, ExprId, ExprId),
    /// Pointer arithmetic: an address moved by a signed number of bytes, which is wider than an address and so
    /// exact. A machine adds the low bits. Where accesses are checked, a pointer that leaves the surroundings of its
    /// object becomes [`POISON`], so that it points into no other one.
    Offset(ExprId, ExprId),
}

/// How far from the top of the address space [`Expr::Offset`] puts a pointer that has left its object. No object is
/// there.
pub const POISON: u64 = 0x2000;

/// Operators on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Unary {
    Neg,
    Not,
    FNeg(Format),
    FAbs(Format),
    FSqrt(Format),
    FRound(Format, Rounding),
}

/// To which integer a floating-point number is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rounding {
    NearestEven,
    NearestAway,
    Up,
    Down,
    Zero,
}

/// Operators on two values of one width (`Concat`: of any). Comparisons give one bit. Division by zero is
/// that of SMT-LIB; where C divides, the lowering chooses an unknown value instead. `Concat` puts the first
/// in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    Concat,
    Eq,
    ULt,
    SLt,
    FAdd(Format),
    FSub(Format),
    FMul(Format),
    FDiv(Format),
    FRem(Format),
    FEq(Format),
    FLt(Format),
    FLe(Format),
}

/// Conversions. Widths beside are those of the integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Convert {
    FloatToFloat(Format, Format),
    SignedToFloat(Format),
    UnsignedToFloat(Format),
    /// Towards zero; what does not fit is undefined in C, and here the number with only the highest bit set,
    /// as x86 has it.
    FloatToSigned(Format, u32),
    FloatToUnsigned(Format, u32),
}

/// Questions about an address, each with a number of pointer width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// One bit: as many bytes from here on are inside of one object that exists, or the number is 0.
    Valid,
    /// One bit: as [`Query::Valid`], and the object is not read-only.
    Writable,
    /// One bit: the address is the beginning of a heap object that exists (the number is not used).
    HeapStart,
    /// One bit: no heap object exists (address and number are not used).
    Freed,
    /// One bit: every heap object that exists can be reached from variables and other objects (address and number are
    /// not used). An automaton may say that it is not so.
    Tracked,
    /// How many bytes the object at this address has behind it; 0 if there is none (the number is not used).
    Room,
    /// One bit: what is at this address may change at any time: a `volatile` object, or no object at all. Heap
    /// objects count if the number is not 0. An automaton may say so of others too.
    Volatile,
    /// How many bytes lie between this address and the other one, if both are in one object; else the largest number.
    Apart,
    /// One bit: this is the address of a procedure that has as many parameters, or that has no definition.
    Callable,
}

impl Proc {
    /// Whether it only reads memory: a call whose result nobody wants matters only if accesses are asked about.
    #[must_use]
    pub fn only_reads(&self) -> bool {
        self.library && matches!(self.name.as_str(), "strlen" | "strnlen")
    }
}

impl Program {
    /// An expression.
    #[must_use]
    pub fn expr(&self, id: ExprId) -> Expr {
        self.exprs.node(id)
    }

    /// Whether an argument arrives as the value of a parameter. Through a pointer of a wrong type it may not: what
    /// comes in another width, or as an integer where a floating-point number is expected, is undefined. Arguments
    /// of calls through pointers that are floating-point numbers are variables, so that it can be seen.
    #[must_use]
    pub fn arrives(&self, callee: Callee, arg: ExprId, param: VarId) -> bool {
        let param = &self.vars[param.index()];
        let is_float = |shown| matches!(shown, Shown::Float(_));
        let given = match self.expr(arg) {
            Expr::Var(var) => is_float(self.vars[var.index()].shown),
            _ => false,
        };
        let direct = matches!(callee, Callee::Direct(_));
        self.width(arg) == param.width && (direct || given == is_float(param.shown))
    }

    /// Number of bits of an expression.
    #[must_use]
    pub fn width(&self, id: ExprId) -> u32 {
        self.exprs.width(id)
    }

    /// The procedure with this name.
    #[must_use]
    pub fn find_proc(&self, name: &str) -> Option<ProcId> {
        self.procs.iter().position(|proc| proc.name == name).map(|index| ProcId(index as u32))
    }
}
