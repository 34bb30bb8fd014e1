//! Operations that the compiler provides and whose types depend on their arguments.

/// An operation that is no ordinary function. Builtins with a fixed type (`__builtin_memcpy`,
/// `__builtin_bswap32`, …) are functions with [`is_builtin`](super::Function::is_builtin) set; those that a
/// front end can evaluate (`__builtin_expect`, `offsetof`, …) leave no trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Builtin {
    /// `va_start(list, …)`: argument is a pointer to the list.
    VaStart,
    /// `va_end(list)`: argument is a pointer to the list.
    VaEnd,
    /// `va_copy(to, from)`: arguments are pointers to the lists.
    VaCopy,
    /// `va_arg(list, type)`: argument is a pointer to the list; the type is that of the expression.
    VaArg,
    /// `__builtin_unreachable()`.
    Unreachable,
    /// `__builtin_trap()`, `__builtin_abort()`.
    Trap,
    /// `__builtin_constant_p(x)` of what is no constant expression: 1 where the optimiser knows it, as an `int`. Where a
    /// constant is needed, it is 0.
    ConstantP,
    /// `__builtin_object_size` of kind 0 or 1: at least the size where the optimiser knows it, or the largest number.
    ObjectSize,
    /// The same of kind 2 or 3: at most the size, or 0.
    LeastObjectSize,
    /// `__builtin_alloca(size)` and `alloca(size)`.
    Alloca,
    /// `__builtin_add_overflow(a, b, pointer)`: stores the sum, cut to the pointed-to type, and yields (as
    /// `_Bool`) whether it does not fit. `a` and `b` have their own integer types.
    AddOverflow,
    /// The same for the difference.
    SubOverflow,
    /// The same for the product.
    MulOverflow,
    /// `__builtin_add_overflow_p(a, b, c)`: only whether the sum does not fit the type of `c`.
    AddOverflowP,
    /// The same for the difference.
    SubOverflowP,
    /// The same for the product.
    MulOverflowP,
    /// `isnan(x)` as an `int`.
    IsNan,
    /// `isinf(x)` as an `int`: 1 or 0.
    IsInf,
    /// `isinf(x)` as an `int`: 1, -1 or 0.
    IsInfSign,
    /// `isfinite(x)` as an `int`.
    IsFinite,
    /// `isnormal(x)` as an `int`.
    IsNormal,
    /// Sign bit of `x` as an `int`.
    SignBit,
    /// `fpclassify(nan, infinite, normal, subnormal, zero, x)`: the one of the first five that fits.
    FpClassify,
    /// `isgreater(x, y)`: false if one is NaN, without an exception.
    IsGreater,
    /// `isgreaterequal(x, y)`.
    IsGreaterEqual,
    /// `isless(x, y)`.
    IsLess,
    /// `islessequal(x, y)`.
    IsLessEqual,
    /// `islessgreater(x, y)`.
    IsLessGreater,
    /// `isunordered(x, y)`.
    IsUnordered,
    /// Stores the second argument through the first and yields what was there before.
    Exchange,
    /// `(pointer, expected, new)`: if `*pointer == expected`, stores `new`; yields whether it did, as `_Bool`.
    CompareSwapBool,
    /// The same; yields what was there before.
    CompareSwapValue,
    /// `(pointer, pointer to expected, new)`: as `CompareSwapBool`, and on failure stores what was found to
    /// where the second argument points.
    CompareExchange,
}
