//! What passes know of an automaton: its graph, forward analyses over several domains, live variables, loops that end.

pub(crate) mod affine;
pub(crate) mod components;
pub(crate) mod constant_sets;
pub(crate) mod equalities;
pub(crate) mod flow;
pub(crate) mod forward;
pub(crate) mod numbers;
pub(crate) mod octagons;
pub(crate) mod ranges;
pub(crate) mod termination;
