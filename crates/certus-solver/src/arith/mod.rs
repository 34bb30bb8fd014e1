//! The arithmetic core: exact rationals and an incremental simplex for linear arithmetic over reals and integers.
//!
//! It knows nothing of terms or of SAT. A [`Simplex`] has variables, bounds with opaque [`Reason`]s, marks to go back
//! to, and answers whether the bounds have a common solution (Dutertre, de Moura: "A Fast Linear-Arithmetic Solver for
//! DPLL(T)", CAV 2006). A refutation comes with its Farkas coefficients, a solution with rational values.
//!
//! ```
//! use certus_solver::Limits;
//! use certus_solver::arith::{Check, Delta, Rational, Reason, Simplex};
//!
//! let mut simplex = Simplex::new();
//! let (x, y) = (simplex.new_var(false), simplex.new_var(false));
//! let sum = simplex.row(&[(x, Rational::ONE), (y, Rational::ONE)]);
//! simplex.assert_lower(x, Delta::from(2), Reason(0)).unwrap();
//! simplex.assert_lower(y, Delta::above(Rational::ONE), Reason(1)).unwrap(); // y > 1
//! assert!(matches!(simplex.check(&Limits::none()), Check::Feasible));
//! let mark = simplex.mark();
//! simplex.assert_upper(sum, Delta::from(3), Reason(2)).unwrap();
//! let Check::Infeasible(conflict) = simplex.check(&Limits::none()) else { panic!() };
//! assert_eq!(conflict.premises.len(), 3);
//! simplex.backtrack(mark);
//! assert!(matches!(simplex.check(&Limits::none()), Check::Feasible));
//! let values = simplex.concrete(&[]);
//! assert!(values[y.index()] > Rational::ONE);
//! ```

mod bounds;
mod conflict;
mod cuts;
mod delta;
mod equations;
mod integers;
mod model;
mod patch;
mod propagate;
mod rational;
mod rows;
mod simplex;
mod tableau;

pub use bounds::Mark;
pub use conflict::{Conflict, Premise, Reason};
pub use cuts::Cut;
pub use delta::Delta;
pub use integers::{IntCheck, IntConfig};
pub use propagate::Implied;
pub use rational::Rational;
pub use simplex::{Check, Simplex, Statistics, VarId};
