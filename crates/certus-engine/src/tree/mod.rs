//! Engines that unwind the automaton into an abstract reachability tree.
//!
//! | engine | how paths to the error are refuted, and labels come about |
//! | --- | --- |
//! | `tree-ic3` | clauses, by IC3 along the path (Cimatti, Griggio, CAV 2012, §4) |
//! | `tree-ic3-itp` | clauses, of the path's interpolants where these are small, else by IC3 (§5) |
//! | `tree-ic3-itp-mono` | the same, but nodes are strengthened by all clauses of an ancestor or by none (§6.2) |
//! | `tree-itp` | the path's interpolants as they are (McMillan, CAV 2006) |
//! | `predicates` | Boolean abstraction, by predicates of interpolants (Henzinger et al., POPL 2002) |
//!
//! [`art`] has the tree, [`search`] the unwinding that all of them share, [`steps`] the queries, [`blocking`] IC3 along a path,
//! [`interpolation`] interpolants along a path, [`normal`] clauses of these, [`view`] the tree as data. The others are labels: [`ic3`],
//! [`itp`] and [`predicates`].

mod art;
mod blocking;
mod engines;
mod ic3;
mod interpolation;
mod itp;
mod normal;
mod options;
mod predicates;
mod search;
mod steps;
mod view;

pub use engines::{PredicateAbstraction, TreeIc3, TreeItp};
pub use view::{Tree, TreeNode};
