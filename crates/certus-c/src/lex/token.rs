//! Token kinds and the keyword table.

use crate::span::Span;
use crate::symbol::{Interner, Symbol};

/// One token: its kind, its name if it is an identifier or keyword, and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Tok,
    pub(crate) symbol: Symbol,
    pub(crate) span: Span,
}

macro_rules! tokens {
    ($($name:ident = $text:literal,)*) => {
        /// Kind of a token. Literals are kept as spans: their value is decoded by the parser.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub(crate) enum Tok { $($name,)* }

        impl Tok {
            /// The token as a message names it.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Tok::$name => $text,)* }
            }
        }
    };
}

tokens! {
    Eof = "end of file", Ident = "identifier", Number = "number", Char = "character constant", Str = "string",
    // Punctuators.
    LParen = "(", RParen = ")", LBracket = "[", RBracket = "]", LBrace = "{", RBrace = "}",
    Dot = ".", Arrow = "->", Ellipsis = "...", Semi = ";", Comma = ",", Colon = ":", ColonColon = "::",
    Question = "?", Plus = "+", Minus = "-", Star = "*", Slash = "/", Percent = "%", Amp = "&", Pipe = "|",
    Caret = "^", Tilde = "~", Bang = "!", Less = "<", Greater = ">", Assign = "=", PlusPlus = "++",
    MinusMinus = "--", Shl = "<<", Shr = ">>", LessEq = "<=", GreaterEq = ">=", EqEq = "==", BangEq = "!=",
    AmpAmp = "&&", PipePipe = "||", PlusAssign = "+=", MinusAssign = "-=", StarAssign = "*=",
    SlashAssign = "/=", PercentAssign = "%=", AmpAssign = "&=", PipeAssign = "|=", CaretAssign = "^=",
    ShlAssign = "<<=", ShrAssign = ">>=",
    // Keywords.
    Auto = "auto", Break = "break", Case = "case", CharKw = "char", Const = "const", Continue = "continue",
    Default = "default", Do = "do", Double = "double", Else = "else", Enum = "enum", Extern = "extern",
    Float = "float", For = "for", Goto = "goto", If = "if", Inline = "inline", Int = "int", Long = "long",
    Register = "register", Restrict = "restrict", Return = "return", Short = "short", Signed = "signed",
    Sizeof = "sizeof", Static = "static", Struct = "struct", Switch = "switch", Typedef = "typedef",
    Union = "union", Unsigned = "unsigned", Void = "void", Volatile = "volatile", While = "while",
    Alignas = "_Alignas", Alignof = "_Alignof", Atomic = "_Atomic", Bool = "_Bool", Complex = "_Complex",
    Imaginary = "_Imaginary", Generic = "_Generic", Noreturn = "_Noreturn", StaticAssert = "_Static_assert",
    ThreadLocal = "_Thread_local", Asm = "asm", Attribute = "__attribute__", Typeof = "typeof",
    Extension = "__extension__", Label = "__label__", Int128 = "__int128", Float16 = "_Float16",
    Float32 = "_Float32", Float64 = "_Float64", Float32x = "_Float32x", Float64x = "_Float64x",
    Float128 = "_Float128", Float80 = "__float80", AutoType = "__auto_type", Real = "__real__",
    Imag = "__imag__", VaArg = "__builtin_va_arg", Offsetof = "__builtin_offsetof",
    TypesCompatible = "__builtin_types_compatible_p", ChooseExpr = "__builtin_choose_expr",
    PragmaOp = "_Pragma",
}

/// Keywords, with the spellings that mean the same. The interner holds them first, in this order, so that a
/// symbol's index tells whether it is a keyword.
const KEYWORDS: &[(&str, Tok)] = &[
    ("auto", Tok::Auto),
    ("break", Tok::Break),
    ("case", Tok::Case),
    ("char", Tok::CharKw),
    ("const", Tok::Const),
    ("__const", Tok::Const),
    ("__const__", Tok::Const),
    ("continue", Tok::Continue),
    ("default", Tok::Default),
    ("do", Tok::Do),
    ("double", Tok::Double),
    ("else", Tok::Else),
    ("enum", Tok::Enum),
    ("extern", Tok::Extern),
    ("float", Tok::Float),
    ("for", Tok::For),
    ("goto", Tok::Goto),
    ("if", Tok::If),
    ("inline", Tok::Inline),
    ("__inline", Tok::Inline),
    ("__inline__", Tok::Inline),
    ("int", Tok::Int),
    ("long", Tok::Long),
    ("register", Tok::Register),
    ("restrict", Tok::Restrict),
    ("__restrict", Tok::Restrict),
    ("__restrict__", Tok::Restrict),
    ("return", Tok::Return),
    ("short", Tok::Short),
    ("signed", Tok::Signed),
    ("__signed", Tok::Signed),
    ("__signed__", Tok::Signed),
    ("sizeof", Tok::Sizeof),
    ("static", Tok::Static),
    ("struct", Tok::Struct),
    ("switch", Tok::Switch),
    ("typedef", Tok::Typedef),
    ("union", Tok::Union),
    ("unsigned", Tok::Unsigned),
    ("void", Tok::Void),
    ("volatile", Tok::Volatile),
    ("__volatile", Tok::Volatile),
    ("__volatile__", Tok::Volatile),
    ("while", Tok::While),
    ("_Alignas", Tok::Alignas),
    ("_Alignof", Tok::Alignof),
    ("__alignof", Tok::Alignof),
    ("__alignof__", Tok::Alignof),
    ("_Atomic", Tok::Atomic),
    ("_Bool", Tok::Bool),
    ("_Complex", Tok::Complex),
    ("__complex", Tok::Complex),
    ("__complex__", Tok::Complex),
    ("_Imaginary", Tok::Imaginary),
    ("_Generic", Tok::Generic),
    ("_Noreturn", Tok::Noreturn),
    ("_Static_assert", Tok::StaticAssert),
    ("_Thread_local", Tok::ThreadLocal),
    ("__thread", Tok::ThreadLocal),
    ("asm", Tok::Asm),
    ("__asm", Tok::Asm),
    ("__asm__", Tok::Asm),
    ("__attribute", Tok::Attribute),
    ("__attribute__", Tok::Attribute),
    ("typeof", Tok::Typeof),
    ("__typeof", Tok::Typeof),
    ("__typeof__", Tok::Typeof),
    ("__extension__", Tok::Extension),
    ("__label__", Tok::Label),
    ("__int128", Tok::Int128),
    ("_Float16", Tok::Float16),
    ("_Float32", Tok::Float32),
    ("_Float64", Tok::Float64),
    ("_Float32x", Tok::Float32x),
    ("_Float64x", Tok::Float64x),
    ("_Float128", Tok::Float128),
    ("__float128", Tok::Float128),
    ("__float80", Tok::Float80),
    ("__auto_type", Tok::AutoType),
    ("__real", Tok::Real),
    ("__real__", Tok::Real),
    ("__imag", Tok::Imag),
    ("__imag__", Tok::Imag),
    ("__builtin_va_arg", Tok::VaArg),
    ("__builtin_offsetof", Tok::Offsetof),
    ("__builtin_types_compatible_p", Tok::TypesCompatible),
    ("__builtin_choose_expr", Tok::ChooseExpr),
    ("_Pragma", Tok::PragmaOp),
];

/// An interner that knows the keywords.
pub(crate) fn interner_with_keywords() -> Interner {
    let mut interner = Interner::default();
    for (index, (text, _)) in KEYWORDS.iter().enumerate() {
        let symbol = interner.intern(text);
        debug_assert_eq!(symbol.index(), index);
    }
    interner
}

/// The token kind of a word.
pub(crate) fn word_kind(symbol: Symbol) -> Tok {
    KEYWORDS.get(symbol.index()).map_or(Tok::Ident, |&(_, kind)| kind)
}
