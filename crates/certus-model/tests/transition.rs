//! Transition formulas are exactly the steps of the blocks.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Assignment, Terms, Value};
use certus_model::{Block, Cfa, Command, Transition};
use certus_testing::{Shape, Space, State, StateSet};
use common::{Case, each};

/// More values of state, inputs and choices than two to this are not gone through.
const MAX_BITS: u32 = 14;

/// Executes a path by evaluation; nothing if an assumption fails.
fn execute(
    terms: &Terms,
    block: &Block,
    path: &[u32],
    values: &[Value],
    state: &Assignment,
) -> Option<Assignment> {
    let mut state = state.clone();
    let mut values = values.iter();
    for step in block.path_steps(path) {
        match step.command {
            Command::Assume(guard) => {
                if terms.eval(guard, &state) != Value::Bool(true) {
                    return None;
                }
            }
            Command::Assign(var, value) => {
                let value = terms.eval(value, &state);
                state.set(terms.as_var(var).unwrap(), value);
            }
            Command::Havoc(var) => state.set(terms.as_var(var).unwrap(), values.next()?.clone()),
        }
    }
    values.next().is_none().then_some(state)
}

fn check_edge(case: &mut Case, block: &Block, edge: certus_model::EdgeId) -> bool {
    let mut transition = Transition::new(&mut case.terms, block, "t");
    let mut unknowns = case.vars();
    unknowns.extend(transition.inputs.iter().chain(&transition.choices));
    let bits: u32 = unknowns.iter().map(|t| case.terms.sort(*t).width().unwrap_or(1)).sum();
    if bits > MAX_BITS {
        return false;
    }
    let told = format!("seed {}, edge {}", case.seed, edge.0);
    for unknown in transition.unknowns(&case.terms) {
        assert!(unknowns.contains(&unknown), "{told}: a variable from nowhere");
    }
    let post = case.formula();
    let pre = transition.pre(&mut case.terms, post);
    let (terms, states) = (&case.terms, case.oracle.space());
    let space = Space::new(terms, &unknowns);
    let mut roots = vec![transition.guard, pre];
    roots.extend(transition.next.iter().map(|(_, value)| *value));
    let tables = space.tables(terms, &roots);
    let holds = case.oracle.satisfying(terms, post);
    let mut after = vec![StateSet::empty(states.size()); states.size()];
    for point in 0..space.size() {
        // The state is in front of the other unknowns.
        let from = (point % states.size()) as State;
        let at = space.assignment(terms, point as State);
        let path = (point % 7 == 0).then(|| transition.path(terms, block, &at));
        if tables[0][point] == 0 {
            assert!(path.flatten().is_none(), "{told}: a path where the guard does not hold");
            continue;
        }
        let mut to = from;
        for ((var, _), table) in transition.next.iter().zip(&tables[2..]) {
            let value = match terms.sort(*var).width() {
                Some(width) => Value::Bv(certus_logic::Bv::new(width, u128::from(table[point]))),
                None => Value::Bool(table[point] == 1),
            };
            to = states.with(to, *var, &value);
        }
        after[from as usize].insert(to);
        assert_eq!(tables[1][point] == 1, holds.contains(to), "{told}: the formula after");
        if let Some(path) = path {
            let path = path.unwrap_or_else(|| panic!("{told}: no path where the guard holds"));
            let values = terms.eval_all(&transition.path_inputs(block, &path), &at);
            let end = execute(terms, block, &path, &values, &states.assignment(terms, from));
            assert_eq!(
                end.map(|end| states.state(terms, &end)),
                Some(to),
                "{told}: the path leads elsewhere"
            );
        }
    }
    for (from, after) in after.iter().enumerate() {
        let steps: Vec<State> = after.iter().collect();
        assert_eq!(steps, case.oracle.successors(edge, from as State), "{told}, state {from}");
    }
    true
}

fn check(case: &mut Case, cfa: &Cfa) -> (u64, u64) {
    let mut counts = (0, 0);
    for edge in cfa.edge_ids() {
        counts.1 += 1;
        counts.0 += u64::from(check_edge(case, &cfa.edge(edge).block.clone(), edge));
    }
    counts
}

#[test]
fn every_step_is_a_model_and_every_model_a_step() {
    let (mut checked, mut all) = (0, 0);
    each(&Shape::tiny(), 10_000, 150, |case| {
        let cfa = case.cfa.clone();
        let counts = check(case, &cfa);
        checked += counts.0;
        all += counts.1;
    });
    assert!(checked * 10 > all * 8, "{checked} of {all} are small enough");
}

#[test]
fn large_blocks_as_well() {
    use certus_model::large_block::{BlockSize, encode};
    let (mut checked, mut all) = (0, 0);
    let shape = Shape { state_bits: 4, ..Shape::tiny() };
    each(&shape, 20_000, 150, |case| {
        let (cfa, _) = encode(&case.cfa, BlockSize::Large);
        case.oracle = certus_testing::Oracle::explore(&case.terms, &cfa);
        let counts = check(case, &cfa);
        checked += counts.0;
        all += counts.1;
    });
    assert!(checked * 10 > all * 4, "{checked} of {all} are small enough");
}
