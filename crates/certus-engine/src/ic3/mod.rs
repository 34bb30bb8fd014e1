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
//! | variant | literals | queries |
//! | --- | --- | --- |
//! | [`cfa`]: IC3CFA | formulas: words, bounds and bits | a session for each location, functional edges, preconditions along the path of a model |
//! | Boolean IC3 (Bradley 2011) | bits, ordered by number; `expand` and `widen` give what they get | one incremental SAT solver with activation literals; the edge of the initial states is answered by comparing bits; the precondition is all bits of the model, and `lift` does the rest |
//! | IC3 with SMT (Cimatti, Griggio, CAV 2012) | formulas; `LiteralRules` of `cfa` can be shared | one session; the precondition is a model-based projection of one cube |
//! | Tree-IC3 (CAV 2012) | as IC3CFA | as IC3CFA on the graph of an unwinding, made anew when it grows |
//! | IC3 with implicit abstraction (Cimatti et al., TACAS 2014) | predicates of the abstraction; `expand` gives their truth values in the model | relative induction over equal predicates; `counterexample` gives the abstract run, and an [`Abstraction`](crate::abstraction::Abstraction) adds the predicates of its interpolants |
//! | IC4 (pushing to the top) | any | any: it is a step after `propagate` in the core, an option |
//!
//! The test of the core (`core/tests.rs`) has a Boolean IC3 whose queries are answered by going through all states. It
//! checks what the traits require, and that the answers are right under many options.

mod cfa;
mod core;

pub use cfa::Ic3Cfa;
