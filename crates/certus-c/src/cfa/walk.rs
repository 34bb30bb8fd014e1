//! Runs an automaton as the interpreter runs a program: to compare the two.

use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::{Cfa, Command, StepId};

/// How a walk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// At the error location, by this command.
    Error(Option<StepId>),
    /// Where no way leads on.
    Stuck,
    /// After the limit of commands.
    OutOfSteps,
}

/// Walks through an automaton from its initial location, where variables have their sorts' default values.
/// `draw` gives the value of a havoc. Where several ways can be taken the first one is: automata of programs
/// have one only.
pub fn walk(terms: &Terms, cfa: &Cfa, mut draw: impl FnMut(StepId, Term) -> Value, max_steps: u64) -> End {
    let outgoing = cfa.outgoing();
    let mut state = Assignment::new();
    let mut at = cfa.initial;
    let mut steps = 0;
    let mut last = None;
    'locations: loop {
        if at == cfa.error {
            return End::Error(last);
        }
        for edge in &outgoing[at.index()] {
            let block = &cfa.edge(*edge).block;
            // Nothing is drawn and nothing changes until all leading assumptions hold.
            let mut node = 0;
            'nodes: while node + 1 < block.nodes() {
                for arc in block.leaving(node) {
                    let arc = &block.arcs()[arc];
                    let leading = arc.steps.iter().map_while(|step| match step.command {
                        Command::Assume(guard) => Some(guard),
                        _ => None,
                    });
                    if !leading.into_iter().all(|guard| terms.eval(guard, &state) == Value::Bool(true)) {
                        continue;
                    }
                    for step in &arc.steps {
                        steps += 1;
                        last = Some(step.id);
                        let (var, value) = match step.command {
                            Command::Assume(guard) if terms.eval(guard, &state) == Value::Bool(true) => {
                                continue;
                            }
                            Command::Assume(_) => return End::Stuck,
                            Command::Assign(var, value) => (var, terms.eval(value, &state)),
                            Command::Havoc(var) => (var, draw(step.id, var)),
                        };
                        if let Some(symbol) = terms.as_var(var) {
                            state.set(symbol, value);
                        }
                    }
                    if steps > max_steps {
                        return End::OutOfSteps;
                    }
                    node = arc.to;
                    continue 'nodes;
                }
                if node == 0 {
                    break;
                }
                return End::Stuck;
            }
            if node + 1 == block.nodes() {
                at = cfa.edge(*edge).to;
                steps += 1;
                if steps > max_steps {
                    return End::OutOfSteps;
                }
                continue 'locations;
            }
        }
        return End::Stuck;
    }
}
