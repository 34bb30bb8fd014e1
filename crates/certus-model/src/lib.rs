//! What engines work on.
//!
//! A [`Cfa`] is a control-flow automaton: locations, one of them initial and one the error, and edges that
//! carry a [`Block`]. A block is an acyclic graph of guarded commands, so that an edge may be one command or
//! all that happens between two loop heads ([`large_block`]). What a block does is available in three forms: as
//! one formula of linear size ([`Transition`]), as its choice-free paths ([`block::Paths`]), and backwards along
//! one path ([`wep`](mod@wep), with values of havocs eliminated in [`exists`]).
//!
//! A [`Ts`] is a symbolic transition system; [`program_counter`] makes one of an automaton, and [`one_loop`] an automaton
//! of a system. [`Clauses`] are linear Horn clauses, of which a system is the case of one predicate. A model and a [`Property`] of it are a [`Problem`]. What comes out of an engine is a
//! [`Proof`] or a [`Run`], for both models. Whatever a person is to read is made by [`print`](mod@print).
//!
//! This crate knows nothing of C, of solvers or of algorithms. Everything it does is checked in its tests
//! against an explicit-state interpreter.

pub mod block;
pub mod cfa;
pub mod clauses;
mod coalesce;
pub mod exists;
pub mod flow;
pub mod graph;
mod guarded;
mod guide;
pub mod justice;
pub mod large_block;
pub mod liveness;
pub mod ltl;
pub mod one_loop;
pub mod print;
pub mod problem;
pub mod program_counter;
pub mod proof;
mod relation;
mod replay;
pub mod run;
pub mod solve;
pub mod termination;
pub mod transition;
pub mod ts;
pub mod unfold;
pub mod wep;

pub use block::{Arc, Block, Command, Step, StepId};
pub use cfa::{Cfa, Edge, EdgeId, Invariant, Loc, Location, Variable};
pub use clauses::{Clause, Clauses, Instance, Predicate};
pub use one_loop::OneLoop;
pub use problem::{Model, Problem, Property};
pub use program_counter::ProgramCounter;
pub use proof::Proof;
pub use relation::related;
pub use run::{Hints, Run, RunStep};
pub use termination::{Order, RankedPart, Ranking, Recurrence};
pub use transition::Transition;
pub use ts::Ts;
pub use unfold::Unfolded;
pub use wep::Cube;
