//! Interpolants from a refutation, by labels (McMillan 2003; Pudlák 1997; D'Silva et al., VMCAI 2010).
//!
//! Each step of the refutation gets a formula for each cut. A clause that is given begins with what it says to the other
//! side, and a resolution joins by `or` where the pivot is known before the cut only, by `and` where it is known behind
//! it only. What is done about a pivot that both sides know makes the difference between the systems. With one system
//! for all cuts the formulas of the empty clause are interpolants of the sequence.

use super::replay::{Refutation, Step};
use crate::interpolate::sequence::Range;
use crate::limits::{Limits, Stop};
use crate::native::aig::{Aig, Edge};
use crate::sat::Lit;

/// What happens with what both sides know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Strength {
    /// It belongs to the second side: the strongest interpolants.
    #[default]
    McMillan,
    /// It belongs to both.
    Pudlak,
    /// It belongs to the first side: the weakest.
    Dual,
}

impl Strength {
    /// Whether what is known in this range belongs to the side before the cut, where it is only one.
    pub(super) fn is_before(self, range: Range, cut: u32) -> bool {
        range.is_before(cut) || (range.is_shared(cut) && self != Strength::McMillan)
    }

    /// The part that a clause belongs to that may be of any in a range.
    pub(super) fn part_of(self, range: Range) -> u32 {
        match self {
            // As B, and as A, it says nothing to the other side.
            Strength::McMillan | Strength::Pudlak => range.last,
            Strength::Dual => range.first,
        }
    }
}

/// What is known of the variables and clauses of a refutation.
pub(super) trait Knowledge {
    /// The edge of a literal, and where it can be said.
    fn literal(&self, lit: Lit) -> (Edge, Range);

    /// The part of a clause of the log, its literals, and for a clause that needs one a formula of its own at each cut.
    fn leaf(&self, n: usize) -> (u32, &[Lit], Option<&[Edge]>);
}

/// The interpolants of a refutation for each of the cuts before formulas 1, 2, … up to `cuts`.
pub(super) fn interpolants(
    refutation: &Refutation,
    known: &dyn Knowledge,
    aig: &mut Aig,
    cuts: u32,
    strength: Strength,
    limits: &Limits,
) -> Result<Vec<Edge>, Stop> {
    let needed = needed(refutation);
    let width = cuts as usize;
    let mut partial: Vec<Edge> = vec![Edge::FALSE; width * refutation.steps.len()];
    for (at, step) in refutation.steps.iter().enumerate() {
        if !needed[at] {
            continue;
        }
        if at % 256 == 0
            && let Some(stop) = limits.stop()
        {
            return Err(stop);
        }
        for cut in 1..=cuts {
            let column = cut as usize - 1;
            let formula = match step {
                Step::Given(n) => leaf(*n, known, aig, cut, strength),
                Step::Chain { first, rest } => {
                    let mut formula = partial[first * width + column];
                    for (pivot, with) in rest {
                        let other = partial[with * width + column];
                        let (edge, range) = known.literal(*pivot);
                        formula = if range.is_before(cut) {
                            aig.or(formula, other)
                        } else if range.is_behind(cut) {
                            aig.and(formula, other)
                        } else {
                            match strength {
                                Strength::McMillan => aig.and(formula, other),
                                Strength::Dual => aig.or(formula, other),
                                // The other clause has the pivot, this one its negation.
                                Strength::Pudlak => aig.mux(edge, formula, other),
                            }
                        };
                    }
                    formula
                }
            };
            partial[at * width + column] = formula;
        }
    }
    let last = refutation.steps.len() - 1;
    Ok(partial[last * width..].to_vec())
}

/// The steps that the last one rests on.
pub(super) fn needed(refutation: &Refutation) -> Vec<bool> {
    let mut needed = vec![false; refutation.steps.len()];
    if let Some(last) = needed.last_mut() {
        *last = true;
    }
    for at in (0..needed.len()).rev() {
        if let (true, Step::Chain { first, rest }) = (needed[at], &refutation.steps[at]) {
            needed[*first] = true;
            rest.iter().for_each(|(_, with)| needed[*with] = true);
        }
    }
    needed
}

/// What a given clause says to the other side.
fn leaf(n: usize, known: &dyn Knowledge, aig: &mut Aig, cut: u32, strength: Strength) -> Edge {
    let (part, lits, own) = known.leaf(n);
    if let Some(own) = own {
        return own[cut as usize - 1];
    }
    let is_before = part < cut;
    match (is_before, strength) {
        (true, Strength::McMillan) => {
            let mut says = Edge::FALSE;
            for lit in lits {
                let (edge, range) = known.literal(*lit);
                if range.is_shared(cut) {
                    says = aig.or(says, edge);
                }
            }
            says
        }
        (true, _) => Edge::FALSE,
        (false, Strength::Dual) => {
            let mut says = Edge::TRUE;
            for lit in lits {
                let (edge, range) = known.literal(*lit);
                if range.is_shared(cut) {
                    says = aig.and(says, !edge);
                }
            }
            says
        }
        (false, _) => Edge::TRUE,
    }
}
