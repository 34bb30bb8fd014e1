//! Sorts, hash-consed terms, normalising constructors, evaluation, and SMT-LIB text both ways.
//!
//! Everything lives in a [`Terms`] arena; a [`Term`] is a number in it. Constructors are methods of the
//! arena and bring what they make to one form, so that equal things usually are equal numbers:
//!
//! ```
//! use certus_logic::{Sort, Terms};
//! let mut t = Terms::new();
//! let (x, y) = (t.var("x", Sort::Bv(32)), t.var("y", Sort::Bv(32)));
//! let one = t.bv(32, 1);
//! let a = t.bvadd(x, y);
//! let a = t.bvadd(a, one);
//! let b = t.bvadd(one, y);
//! let b = t.bvadd(b, x);
//! assert_eq!(a, b);
//! let d = t.bvsub(a, x);
//! let e = t.bvadd(y, one);
//! assert_eq!(d, e);
//! ```

mod build;
mod bv;
mod eval;
pub mod ieee;
mod op;
mod portable;
pub mod smtlib;
mod sort;
mod terms;
mod value;
mod walk;

pub use build::sums::{LinearSum, Relation};
pub use bv::Bv;
pub use eval::Assignment;
pub use op::{ConstId, Op, Symbol};
pub use portable::{Portable, Shared};
pub use sort::{ArraySort, Sort, SortName};
pub use terms::{Declaration, Term, Terms};
pub use value::{ArrayValue, FunctionValue, Value, euclid_div, euclid_mod};
pub use walk::Substitution;
