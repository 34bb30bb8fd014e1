//! What each variable computes, and from which inputs.

use crate::sat::{Gate, Lit, Var};

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    /// None: the variable is free.
    Free,
    /// The conjunction of the inputs.
    And,
    /// The parity of the two inputs.
    Xor,
    /// The second input if the first holds, else the third.
    Mux,
}

/// Higher costs make no difference.
const MAX_COST: u32 = 1 << 24;

/// The definitions of all variables.
#[derive(Debug)]
pub(super) struct Gates {
    functions: Vec<Function>,
    /// The inputs of variable `v` are `inputs[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    inputs: Vec<Lit>,
    /// By literal: about how many free variables it takes to make it true (ATPG's controllability).
    costs: Vec<u32>,
}

impl Default for Gates {
    fn default() -> Self {
        Gates { functions: Vec::new(), starts: vec![0], inputs: Vec::new(), costs: Vec::new() }
    }
}

impl Gates {
    /// Defines the next variable.
    pub(super) fn new_var(&mut self, gate: Option<Gate<'_>>) {
        let costs = match gate {
            None => [1, 1],
            Some(Gate::And(inputs)) => [
                inputs.iter().fold(0, |sum: u32, &l| sum.saturating_add(self.cost(l))),
                inputs.iter().map(|&l| self.cost(!l)).min().unwrap_or(0),
            ],
            Some(Gate::Xor(a, b)) => [self.either([a, !b], [!a, b]), self.either([a, b], [!a, !b])],
            Some(Gate::Mux { c, t, e }) => [self.either([c, t], [!c, e]), self.either([c, !t], [!c, !e])],
        };
        self.costs.extend(costs.map(|cost| cost.min(MAX_COST)));
        self.functions.push(match gate {
            None => Function::Free,
            Some(Gate::And(inputs)) => {
                self.inputs.extend_from_slice(inputs);
                Function::And
            }
            Some(Gate::Xor(a, b)) => {
                self.inputs.extend([a, b]);
                Function::Xor
            }
            Some(Gate::Mux { c, t, e }) => {
                self.inputs.extend([c, t, e]);
                Function::Mux
            }
        });
        self.starts.push(u32::try_from(self.inputs.len()).expect("fewer than 2^32 gate inputs"));
    }

    #[inline]
    pub(super) fn function(&self, var: Var) -> Function {
        self.functions[var.index()]
    }

    /// The cost of the cheaper pair.
    fn either(&self, one: [Lit; 2], other: [Lit; 2]) -> u32 {
        let sum = |[a, b]: [Lit; 2]| self.cost(a) + self.cost(b);
        sum(one).min(sum(other))
    }

    /// About how many free variables it takes to make the literal true. Two costs can be added.
    #[inline]
    pub(super) fn cost(&self, lit: Lit) -> u32 {
        self.costs[lit.index()]
    }

    #[inline]
    pub(super) fn inputs(&self, var: Var) -> &[Lit] {
        &self.inputs[self.starts[var.index()] as usize..self.starts[var.index() + 1] as usize]
    }
}
