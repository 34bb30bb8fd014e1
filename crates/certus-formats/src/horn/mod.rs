//! Constrained Horn clauses in SMT-LIB (logic `HORN`, as in the competition CHC-COMP), and in the older form of Z3's fixed
//! points (`declare-rel`, `rule`, `query`).
//!
//! Every assertion is read as one formula ([`read`](read())). Its quantifiers are moved to the front, and its negation is
//! taken apart into cases (`split`), each a conjunction: of the predicate of the body, of the negated predicate of the
//! head, and of a constraint. So the many ways to write a clause are one. A case becomes a clause over the variables of
//! its predicates (`build`).

mod answer;
mod build;
mod names;
mod read;
mod split;
mod write;

pub use answer::{derivation_text, model_text, words};
pub use read::read;
pub use write::write;
