//! Puts in sums for variables that linear equations make redundant.
//!
//! Where `hi = lo + 2 * mid` holds whenever `hi` is asked for, nobody asks for `hi` any more.

use crate::analyses::affine::Affine as Analysis;
use crate::analyses::flow::{graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Conjoin, Lift, Pass};
use crate::rewritten::rewritten;
use certus_logic::Terms;
use certus_model::Cfa;

/// The pass.
pub(crate) struct Affine;

/// Automata with more commands than this are not looked at.
const MOST_COMMANDS: usize = 20_000;

const INFO: PassInfo = PassInfo {
    name: "affine",
    about: "puts in sums of others for variables that linear equations make redundant",
    literature: "affine equalities modulo a power of two (Karr 1976; Müller-Olm and Seidl 2005)",
    preserves_divergence: true,
    sorts: Sorts::BitVectors,
    cost: Cost::Fixpoint,
    place: "before slicing, because a variable that is put in for is not read any more",
    buys: None,
};

impl Pass for Affine {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        if cfa.edges.iter().map(|edge| edge.block.steps().count()).sum::<usize>() > MOST_COMMANDS {
            return None;
        }
        let flow = graph_of(terms, cfa);
        let mut domain = Analysis::new(terms, &flow);
        let solution = domain.solve(terms, &flow);
        let redundant = domain.redundant(terms, &flow, &solution);
        if !redundant.contains(&true) {
            return None;
        }
        let (arcs, _) = rewritten(&mut domain, terms, &flow, &solution, |domain, terms, state, _, term| {
            let mut by = domain.substitution(terms, state, &redundant);
            terms.substitute(term, &mut by)
        });
        let facts = domain.facts(terms, &flow, &solution);
        let out = rewrite(&flow, terms, arcs);
        let carries = Carries::unless_a_way_is_lost(cfa, &out);
        Some((out, Box::new(Conjoin { facts, carries })))
    }
}
