//! The passes, one file each.

pub(crate) mod affine;
pub(crate) mod bisimulation;
pub(crate) mod blocks;
pub(crate) mod chains;
pub(crate) mod constant_sets;
pub(crate) mod dead;
pub(crate) mod finite_domains;
pub(crate) mod infeasible;
pub(crate) mod jump_threading;
pub(crate) mod large;
pub(crate) mod linear_combinations;
pub(crate) mod necessary_constants;
pub(crate) mod propagate;
pub(crate) mod slice;
pub(crate) mod stutter;
pub(crate) mod unreachable;
pub(crate) mod variables;
pub(crate) mod widths;

pub(crate) use large::Large;
pub(crate) use stutter::Stutter;

use crate::pass::Pass;

/// What is done before large blocks are made, in this order.
pub(crate) fn before() -> Vec<Box<dyn Pass>> {
    vec![
        Box::new(unreachable::Unreachable),
        Box::new(chains::Chains),
        Box::new(jump_threading::JumpThreading),
        Box::new(necessary_constants::NecessaryConstants),
        Box::new(propagate::Propagate),
        Box::new(infeasible::Infeasible),
        Box::new(constant_sets::ConstantSets),
        Box::new(affine::Affine),
        Box::new(slice::Slice),
        Box::new(dead::Dead),
        Box::new(variables::Variables),
        Box::new(linear_combinations::LinearCombinations),
        Box::new(finite_domains::FiniteDomains),
        Box::new(widths::Widths),
        Box::new(bisimulation::Bisimulation),
        Box::new(blocks::Blocks),
    ]
}

/// What is done with large blocks, in this order.
pub(crate) fn after() -> Vec<Box<dyn Pass>> {
    vec![
        Box::new(unreachable::Unreachable),
        Box::new(propagate::Propagate),
        Box::new(infeasible::Infeasible),
        Box::new(dead::Dead),
        Box::new(variables::Variables),
        Box::new(finite_domains::FiniteDomains),
        Box::new(widths::Widths),
        Box::new(bisimulation::Bisimulation),
        Box::new(blocks::Blocks),
    ]
}
