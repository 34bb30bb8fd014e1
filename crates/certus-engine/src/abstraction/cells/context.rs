//! What is known at each command of a block from what was assumed before it.
//!
//! `i < 10 ? a[i] : *` after `assume i < 10` is `a[i]`, and an index that is the low part of a number which is known to
//! be small is that number.

use certus_logic::{Bv, Op, Substitution, Term, Terms};
use certus_model::{Block, Command, Step};

/// Upper bounds, exclusive, of numbers without sign.
pub(super) type Bounds = Vec<(Term, Bv)>;

/// So many assumptions are kept in mind.
const MAX_ASSUMPTIONS: usize = 32;

/// The block with conditions decided that are known from assumptions, and for each command of each arc the bounds that
/// are known before it. `facts` hold where the block begins. An arc that cannot be taken is kept as it is.
pub(super) fn decided(terms: &mut Terms, block: &Block, facts: &[Term]) -> (Block, Vec<Vec<Bounds>>) {
    let mut known: Vec<Option<Vec<Term>>> = vec![None; block.nodes() as usize];
    known[0] = Some(facts.iter().copied().take(MAX_ASSUMPTIONS).collect());
    let mut bounds = Vec::with_capacity(block.arcs().len());
    let out = block.map(|_, arc| {
        let mut now = known[arc.from as usize].clone().unwrap_or_default();
        let (mut steps, mut limits) = (Vec::new(), Vec::new());
        for step in &arc.steps {
            limits.push(now.iter().filter_map(|literal| bound(terms, *literal)).collect());
            let command = command(terms, step.command, &mut now);
            steps.push(Step { command, id: step.id });
        }
        let there = &mut known[arc.to as usize];
        *there = Some(match there.take() {
            None => now,
            Some(before) => before.into_iter().filter(|literal| now.contains(literal)).collect(),
        });
        bounds.push(limits);
        Some(steps)
    });
    (out.unwrap_or_else(|| block.clone()), bounds)
}

fn command(terms: &mut Terms, command: Command, now: &mut Vec<Term>) -> Command {
    let mut by = Substitution::new();
    for literal in now.iter() {
        let (atom, negated) = terms.strip_not(*literal);
        by.insert(atom, terms.bool(!negated));
    }
    match command {
        Command::Assume(guard) => {
            let guard = terms.substitute(guard, &mut by);
            for part in terms.conjuncts(guard) {
                if now.len() < MAX_ASSUMPTIONS && !terms.is_const(part) && !now.contains(&part) {
                    now.push(part);
                }
            }
            Command::Assume(guard)
        }
        Command::Assign(var, value) => {
            let value = terms.substitute(value, &mut by);
            now.retain(|literal| !terms.free_vars(*literal).contains(&var));
            Command::Assign(var, value)
        }
        Command::Havoc(var) => {
            now.retain(|literal| !terms.free_vars(*literal).contains(&var));
            command
        }
    }
}

/// A bound that a literal says: `x < c`.
fn bound(terms: &Terms, literal: Term) -> Option<(Term, Bv)> {
    let [number, bound] = *terms.args_if(literal, Op::BvUlt)? else { return None };
    Some((number, terms.as_bv(bound)?.clone()))
}
