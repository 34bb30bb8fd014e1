//! The passes, one file each.

pub(crate) mod affine;
pub(crate) mod blocks;
pub(crate) mod chains;
pub(crate) mod dead;
pub(crate) mod differences;
pub(crate) mod domains;
pub(crate) mod enums;
pub(crate) mod infeasible;
pub(crate) mod large;
pub(crate) mod merge;
pub(crate) mod pins;
pub(crate) mod propagate;
pub(crate) mod slice;
pub(crate) mod stutter;
pub(crate) mod threads;
pub(crate) mod unreachable;
pub(crate) mod values;
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
        Box::new(threads::Threads),
        Box::new(pins::Pins),
        Box::new(propagate::Propagate),
        Box::new(infeasible::Infeasible),
        Box::new(values::Constants),
        Box::new(affine::Affine),
        Box::new(slice::Slice),
        Box::new(dead::Dead),
        Box::new(variables::Variables),
        Box::new(differences::Differences),
        Box::new(domains::Domains),
        Box::new(widths::Widths),
        Box::new(merge::Merge),
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
        Box::new(domains::Domains),
        Box::new(widths::Widths),
        Box::new(merge::Merge),
        Box::new(blocks::Blocks),
    ]
}
