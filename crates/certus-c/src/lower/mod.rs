//! From the typed program ([`hir`](crate::hir)) to procedures of simple commands
//! ([`Program`]).
//!
//! **Order of evaluation.** Operands, arguments and the two sides of an assignment are evaluated from left to
//! right; a side effect is complete when its expression has been evaluated. `a op= b` evaluates the place,
//! then `b`, then reads the place. The value of an operand is kept in a temporary if a later operand could change
//! it. Where C leaves the order open and it matters, an unknown number chooses among the orders.
//!
//! **What lives in memory.** Aggregates, and scalars whose address is taken. All other scalars are variables.
//! Objects of a block exist from its entry to its exit, by whatever way; `goto` into a block makes its objects.
//! Objects of variable length exist from their declaration on. The bytes of an object become unknown when its
//! declaration is passed again. Temporary objects (values of struct type,
//! compound literals outside of blocks) exist as long as the activation of their function.
//!
//! **Structs as values** are addresses of objects. A procedure that returns one takes the address for it as
//! its first parameter; a parameter of struct type is an address that the procedure copies from at its start.
//! A procedure with `…` takes, as its last parameter, the address of an object that holds the further
//! arguments, each in a slot of eight bytes or several; a `va_list` begins with a pointer into that object.
//!
//! **Only what `main` can reach** is lowered, so that what is not supported elsewhere does no harm.

mod arith;
mod builtin;
mod call;
mod choice;
mod effects;
mod exposed;
mod expr;
mod floating;
mod function;
mod global;
mod init;
mod leaks;
pub(crate) mod library;
mod linking;
mod order;
mod padding;
mod place;
mod promise;
mod scan;
mod start;
mod stmt;
mod temporary;
mod unions;
mod unit;
mod visit;
mod volatile;

use crate::diag::{Code, Diagnostic, Diagnostics, Sink};
use crate::hir::TranslationUnit;
use crate::on_large_stack;
use crate::program::{Assumption, Errors, ExprId, Program, VarId};
use crate::span::Span;
use unit::Lowerer;

pub use linking::STREAMS;

/// A lowered program.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// What the user should know, sorted by place.
    pub warnings: Vec<Diagnostic>,
}

/// Lowers a typed program, which begins in `main`.
///
/// # Errors
/// Which construct at which place is not supported.
pub fn lower(unit: &TranslationUnit) -> Result<Lowered, Diagnostics> {
    lower_from(unit, "main")
}

/// Lowers a typed program that begins in the function `entry`: globals have their first values, its parameters
/// unknown ones.
///
/// # Errors
/// Which construct at which place is not supported.
pub fn lower_from(unit: &TranslationUnit, entry: &str) -> Result<Lowered, Diagnostics> {
    lower_with(unit, entry, Meaning::default())
}

/// What is taken for granted where neither C nor the file says it. The default is what verification
/// competitions assume.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meaning {
    /// What counts as reaching the error.
    pub errors: Errors,
    /// `malloc` and the like may return a null pointer.
    pub malloc_may_fail: bool,
    /// What is left in the heap at the end is checked.
    pub leaks: bool,
    /// What would rest on an assumption (a function without a body, assembler text, floating point on 32-bit
    /// targets) is not known: runs are cut off there.
    pub strict: bool,
}

/// Lowers a typed program that begins in the function `entry`, with this meaning.
///
/// # Errors
/// Which construct at which place is not supported.
#[allow(clippy::needless_pass_by_value, reason = "callers make one for the call")]
pub fn lower_with(unit: &TranslationUnit, entry: &str, meaning: Meaning) -> Result<Lowered, Diagnostics> {
    let assembler: Vec<Span> = unit
        .warnings
        .iter()
        .filter(|warning| warning.code == Code::Assembler && warning.message.contains("file scope"))
        .filter_map(|warning| warning.span)
        .collect();
    let result = on_large_stack(|| {
        let prelude = library::prelude_for(unit);
        let mut user = Lowerer::new(unit, prelude.as_ref(), meaning.clone(), false);
        user.run(entry);
        let mut errors = std::mem::take(&mut user.errors);
        let shared = user.shared;
        let (shared, warnings) = match prelude.as_ref() {
            None => (shared.program, shared.warnings),
            Some(prelude) => {
                let mut models = Lowerer::new(prelude, Some(prelude), meaning.clone(), true);
                models.shared = shared;
                models.run_models();
                for mut error in std::mem::take(&mut models.errors) {
                    // Its place is in a text of ours.
                    error.span = None;
                    errors.push(error);
                }
                (models.shared.program, models.shared.warnings)
            }
        };
        let mut shared = shared;
        // Assembler text outside of functions may define or rename anything.
        for &span in &assembler {
            if meaning.strict {
                errors.push(Diagnostic::unsupported(span, "assembler text at file scope is not followed"));
            }
            shared.assumptions.insert(Assumption::Assembler(span));
        }
        // gcc computes in extended precision on 32-bit x86 unless it is told otherwise.
        if shared.pointer_bits == 32 {
            let strict = "floating point on a 32-bit target may be evaluated in extended precision";
            if shared.floating(meaning.strict.then_some(strict)) && !meaning.strict {
                shared.assumptions.insert(Assumption::FloatEvaluation);
            }
        }
        (shared, warnings, errors)
    });
    let fail = |errors: Vec<Diagnostic>| {
        let mut sink = Sink::default();
        errors.into_iter().for_each(|error| sink.push(error));
        Err(Diagnostics::new(sink, unit.source.clone()))
    };
    match result {
        Err(error) => fail(vec![Diagnostic::file_error(format!("cannot start a thread: {error}"))]),
        Ok((_, _, errors)) if !errors.is_empty() => fail(errors),
        Ok((program, mut warnings, _)) => {
            warnings.sort_by_key(|warning| warning.span);
            Ok(Lowered { program, warnings })
        }
    }
}

/// A construct that is not supported ends the lowering of its function.
type Result1<T> = Result<T, Box<Diagnostic>>;

/// Where a variable of C is.
#[derive(Clone, Copy, Debug)]
enum Slot {
    /// A variable of the program.
    Var(VarId),
    /// An object with this address; its size, if it is known.
    Object(ExprId, Option<u64>),
}
