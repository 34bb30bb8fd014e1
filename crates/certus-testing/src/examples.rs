//! Automata that once showed a fault in an engine or in the checker.

use certus_logic::{Sort, Terms};
use certus_model::{Block, Cfa, Command, Step, StepId};

/// `x := 0; loop { A: either x := 0 (B) or C: error if x = 3, x := x + 1 }`. The shortest run has 9 steps.
#[must_use]
pub fn two_branches(terms: &mut Terms) -> Cfa {
    let mut cfa = Cfa::new();
    let x = terms.var("x", Sort::Bv(8));
    cfa.add_var(x, "x");
    let (zero, one, three) = (terms.bv(8, 0), terms.bv(8, 1), terms.bv(8, 3));
    let (more, bad) = (terms.bvadd(x, one), terms.eq(x, three));
    let (a, b, c) = (cfa.add_location("A", 1), cfa.add_location("B", 2), cfa.add_location("C", 3));
    let edge = |cfa: &mut Cfa, from, to, commands: &[Command]| {
        let first = 10 * cfa.edges.len() as u32;
        let steps =
            commands.iter().zip(first..).map(|(command, id)| Step { command: *command, id: StepId(id) });
        cfa.add_edge(from, to, Block::sequence(steps.collect()));
    };
    let (initial, error) = (cfa.initial, cfa.error);
    edge(&mut cfa, initial, a, &[Command::Assign(x, zero)]);
    edge(&mut cfa, a, b, &[Command::Assign(x, zero)]);
    edge(&mut cfa, a, c, &[]);
    edge(&mut cfa, b, a, &[]);
    edge(&mut cfa, c, a, &[Command::Assign(x, more)]);
    edge(&mut cfa, c, error, &[Command::Assume(bad)]);
    cfa
}
