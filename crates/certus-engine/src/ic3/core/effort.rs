//! How much is done for a lemma, and for how long an obligation is kept.
//!
//! A lemma that is found cheaply is good enough where few are needed. Where an obligation comes back again and again, better
//! ones pay: then more counterexamples to generalisation (Hassan, Bradley, Somenzi, FMCAD 2013) are blocked, at last with
//! their own predecessors (Su, Yang, Ci, Huang, *Extended CTG Generalization and Dynamic Adjustment of Generalization
//! Strategies in IC3*, 2025). The thresholds are those of rIC3.

use super::obligations::ObligationId;
use super::options::CoreOptions;
use super::policy::Queries;
use super::search::Ic3;
use crate::option_groups::option_group;

option_group! {
    /// How much is done for a lemma, and for how long an obligation is kept.
    pub(crate) struct EffortOptions in "effort" {
        "dynamic" dynamic: bool = false,
            "the more often an obligation fails, the more counterexamples to generalisation are blocked (DynAMic 2025)";
        "ctg-steps" ctg_steps: usize = 1,
            "how many predecessors are looked at to block a counterexample to generalisation (extended CTG 2025)";
        "ctg-lemmas" ctg_lemmas: bool = false,
            "lemmas against counterexamples to generalisation are generalised (Hassan, Bradley, Somenzi 2013)";
        "attempts" attempts: usize = 0,
            "generalisation ends when so many literals in a row cannot be left out; 0 tries all (Bradley 2011)";
        "parent" parent: bool = false,
            "literals of a lemma of the frame before are tried last (parent lemmas, Xia et al. 2023)";
        "predict" predict: bool = false,
            "a lemma that was not pushed is tried with one more literal (lemma prediction, Su et al. 2024)";
        "keep" keep: bool = false, "obligations of the last frame are kept for the next one";
        "drop" drop_after: usize = 0,
            "an obligation that failed so often is not queued at later frames; 0 keeps all (rIC3)";
    }
}

/// So many failures of an obligation make states that hinder a generalisation worth blocking.
const CTG_FROM: u32 = 10;

/// So many make their predecessors worth it.
const EXTENDED_FROM: u32 = 40;

/// So many obligations of a chain are looked at for failures.
const CHAIN: usize = 3;

/// What may be done for one lemma.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// So many counterexamples are blocked for each literal.
    pub(super) ctgs: usize,
    /// So many cubes may be looked at for each of those.
    pub(super) steps: usize,
    /// Whether their lemmas are generalised.
    pub(super) lemmas: bool,
}

impl Effort {
    /// Literals are only tried.
    pub(super) const LEAST: Effort = Effort { ctgs: 0, steps: 0, lemmas: false };

    /// What the options say, whatever the obligation.
    pub(super) fn fixed(options: &CoreOptions) -> Effort {
        let EffortOptions { ctg_steps, ctg_lemmas, .. } = options.effort;
        Effort { ctgs: options.generalisation.ctg, steps: ctg_steps, lemmas: ctg_lemmas }
    }
}

impl<P: Queries> Ic3<'_, P> {
    /// What may be done for the lemma of an obligation.
    pub(super) fn effort_for(&self, id: ObligationId) -> Effort {
        let fixed = Effort::fixed(self.options);
        if !self.options.effort.dynamic {
            return fixed;
        }
        // The obligations that come after it: those that fail because of it.
        let (mut most, mut at) = (0, id);
        for _ in 0..CHAIN {
            let Some((_, next)) = &self.obligations.get(at).next else { break };
            at = *next;
            most = most.max(self.obligations.get(at).failed);
        }
        if most < CTG_FROM {
            fixed
        } else if most < EXTENDED_FROM {
            let ctgs = ((most - CTG_FROM) / 10 + 2) as usize;
            Effort { ctgs: ctgs.max(fixed.ctgs), steps: fixed.steps.max(1), lemmas: true }
        } else {
            let steps = 5 + 2 * root_of(most - EXTENDED_FROM);
            Effort { ctgs: fixed.ctgs.max(5), steps: fixed.steps.max(steps), lemmas: true }
        }
    }

    /// Whether an obligation failed too often to be queued at later frames.
    pub(super) fn is_dropped(&self, id: ObligationId) -> bool {
        let most = self.options.effort.drop_after;
        most > 0 && self.obligations.get(id).failed as usize > most
    }
}

/// The third root, rounded down.
fn root_of(n: u32) -> usize {
    (0..).take_while(|m: &usize| (m + 1).pow(3) <= n as usize).count()
}

#[cfg(test)]
mod tests {
    use super::root_of;

    #[test]
    fn roots_are_rounded_down() {
        assert_eq!([0, 1, 7, 8, 26, 27, 1000].map(root_of), [0, 1, 1, 2, 2, 3, 10]);
    }
}
