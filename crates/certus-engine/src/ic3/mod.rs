//! IC3, as a core with policies.
//!
//! The [`core`] has the loops, frames, obligations, generalisation and pushing. What differs between the members of the
//! family is a policy, a type that implements two traits:
//!
//! - [`core::Literals`]: what cubes are made of (`holds`, `expand`, `widen`, `describe`, `rank`, `show`);
//! - [`core::Queries`]: how questions are answered (`relative_inductive`, `excluded`, `model`, `preconditions`,
//!   `inputs`, `lift`, `counterexample`), and rules that spare queries, each with a default that does nothing.
//!
//! The core is generic over the policy, so there is no dynamic call in it, and a literal may be a bit or a formula. Problems
//! are graphs of locations: a transition system has one edge for the initial states, a loop for the transitions, and an edge
//! for the bad states. What an engine solves at first in place of the problem is an abstraction, outside of IC3
//! ([`crate::abstraction`]).
//!
//! # What a variant supplies
//!
//! All of them supply `holds`, `show`, `model`, `inputs` and `counterexample`, a few lines each. The rest:
//!
//! - **IC3CFA** ([`cfa`]). Literals are formulas: `expand` takes them apart into words, bounds and bits, `widen` adds bits.
//!   `relative_inductive`, `excluded` and `lift` ask the session of a location; `preconditions` goes along the path of
//!   the model. It has all rules that spare queries.
//! - **Boolean IC3** ([`bits`]; Bradley 2011; Eén et al. 2011). Literals are bits: `expand` and `widen` give what they get. One SAT solver
//!   with activation literals answers `relative_inductive` for the loop; for the edge of the initial states bits are
//!   compared, which is the rule for initial states. `preconditions` gives all bits of the model, and `lift` does the rest.
//! - **IC3 with SMT** ([`smt`]; Cimatti, Griggio, CAV 2012). Literals are those of IC3CFA. One session with activation literals;
//!   `preconditions` is a model-based projection of one cube, and `counterexample` looks for the inputs of each step.
//! - **Tree-IC3** (the same paper) has no frames but a tree: [`crate::tree`]. Its literals and sessions are those of IC3CFA.
//! - **IC3 with implicit abstraction** ([`ia`]; Cimatti et al., TACAS 2014). Literals are predicates; `preconditions` gives
//!   their truth values in the model. Queries are those of IC3CFA. `judge` looks whether an abstract run is one, and adds the
//!   predicates of its interpolants if not; frames are kept.
//! - **IC4** (Goldberg) needs no policy: it is a step after `propagate` in the core (`core/new_push.rs`), and an option of all
//!   variants. The engine `ic4` is Boolean IC3 with it; `ic4pd` ([`bits`]) decomposes the property.
//!
//! The test of the core (`core/tests.rs`) has a Boolean IC3 whose queries are answered by going through all states. It
//! checks what the traits require, and that the answers are right under many options.

mod bits;
pub(crate) mod cfa;
pub(crate) mod core;
mod ia;
pub(crate) mod paths;
mod smt;

pub use bits::{Ic3Bits, Ic4, Ic4Pd, Walks};
pub(crate) use bits::{Raised, search_raised};
pub use cfa::Ic3Cfa;
pub(crate) use cfa::literals::value_term;
pub use ia::Ic3Ia;
pub use smt::Ic3Smt;
