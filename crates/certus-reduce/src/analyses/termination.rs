//! Loops that are seen to end.
//!
//! - *Counting*: one command `i = i + c` with an odd `c` is the only one that writes `i`, and between two
//!   executions of it an assumption is passed that some value of `i` falsifies, whatever the other variables
//!   are, which the loop does not write. `i` takes every value, so the assumption fails at last.
//! - *Asking*: every round havocs a variable and may leave if the value is the default one.
//!
//! What is left of the loop without the counting command (or without the question) must end by itself.

use crate::analyses::components::cyclic_components;
use crate::analyses::flow::{Effect, Flow};
use certus_logic::{Assignment, Bv, Op, Sort, Term, Terms, Value};
use certus_model::Command;

/// How many pairs of a counting command and an assumption are tried for one loop.
const MOST_ATTEMPTS: usize = 12;
/// How deep loops are nested.
const DEEPEST_NESTING: u32 = 6;

/// The assumptions with which an arc begins.
pub(crate) fn prefix(flow: &Flow<'_>, arc: u32) -> Vec<Term> {
    let guards = flow.steps(arc).iter().map_while(|step| match step.command {
        Command::Assume(guard) => Some(guard),
        _ => None,
    });
    guards.collect()
}

/// Whether every run that enters these nodes can leave them, over arcs that are allowed. At every node some
/// arc can be taken.
pub(crate) fn ends(terms: &mut Terms, flow: &Flow<'_>, nodes: &[u32]) -> bool {
    rest_ends(terms, flow, nodes, &mut Vec::new(), DEEPEST_NESTING)
}

/// As [`ends`], without some arcs.
fn rest_ends(terms: &mut Terms, flow: &Flow<'_>, nodes: &[u32], without: &mut Vec<u32>, depth: u32) -> bool {
    let components = cyclic_components(flow, nodes, |arc| !without.contains(&arc));
    components.iter().all(|component| depth > 0 && one_ends(terms, flow, component, without, depth - 1))
}

fn one_ends(terms: &mut Terms, flow: &Flow<'_>, nodes: &[u32], without: &mut Vec<u32>, depth: u32) -> bool {
    let inner: Vec<u32> = nodes
        .iter()
        .flat_map(|node| flow.leaving[*node as usize].iter().copied())
        .filter(|arc| !without.contains(arc) && nodes.binary_search(&flow.arcs[*arc as usize].to).is_ok())
        .collect();
    counts(terms, flow, nodes, &inner, without, depth) || asks(terms, flow, nodes, &inner, without, depth)
}

/// The only arc that writes each variable, if there is one (`None`: several).
fn writers(flow: &Flow<'_>, inner: &[u32]) -> std::collections::BTreeMap<u32, Option<(u32, usize)>> {
    let mut out = std::collections::BTreeMap::new();
    for arc in inner {
        for (step, effect) in flow.arcs[*arc as usize].effects.iter().enumerate() {
            if let Effect::Assign(var, _) | Effect::Havoc(var) = effect {
                out.entry(*var).and_modify(|writer| *writer = None).or_insert(Some((*arc, step)));
            }
        }
    }
    out
}

fn counts(
    terms: &mut Terms,
    flow: &Flow<'_>,
    nodes: &[u32],
    inner: &[u32],
    without: &mut Vec<u32>,
    depth: u32,
) -> bool {
    let writers = writers(flow, inner);
    let mut attempts = 0;
    for writer in writers.values() {
        let Some((counter, step)) = *writer else { continue };
        let Command::Assign(x, value) = flow.steps(counter)[step].command else { continue };
        if !odd_step(terms, x, value) {
            continue;
        }
        for guard_arc in inner {
            let tested = prefix(flow, *guard_arc).into_iter().flat_map(|guard| terms.conjuncts(guard));
            let tested: Vec<Term> = tested.collect();
            let good = tested.into_iter().any(|literal| {
                let vars = terms.free_vars(literal);
                let others = vars.iter().filter(|v| **v != x).filter_map(|v| flow.var.get(v));
                let fixed = others.clone().all(|other| !writers.contains_key(other));
                vars.contains(&x) && fixed && falsifiable(terms, literal, x, vars.len() > 1)
            });
            if !good {
                continue;
            }
            attempts += 1;
            if attempts > MOST_ATTEMPTS {
                return false;
            }
            without.push(*guard_arc);
            let unguarded = cyclic_components(flow, nodes, |arc| !without.contains(&arc));
            let (from, to) = (flow.arcs[counter as usize].from, flow.arcs[counter as usize].to);
            let on_cycle = counter != *guard_arc
                && unguarded.iter().any(|c| c.binary_search(&from).is_ok() && c.binary_search(&to).is_ok());
            without.pop();
            if on_cycle {
                continue;
            }
            without.push(counter);
            let rest = rest_ends(terms, flow, nodes, without, depth);
            without.pop();
            if rest {
                return true;
            }
        }
    }
    false
}

/// Whether `value` is `x` and an odd constant.
fn odd_step(terms: &mut Terms, x: Term, value: Term) -> bool {
    if !matches!(terms.sort(x), Sort::Bv(_)) {
        return false;
    }
    let step = terms.bvsub(value, x);
    terms.as_bv(step).is_some_and(|step| step.bit(0))
}

/// Whether for all values of other variables some value of `x` makes the literal false.
fn falsifiable(terms: &mut Terms, literal: Term, x: Term, others: bool) -> bool {
    if !others {
        return probes(terms, literal, x).iter().any(|value| holds(terms, literal, x, value) == Some(false));
    }
    let (atom, negated) = terms.strip_not(literal);
    // `x + c` takes every value when `x` does, so comparing it with what does not depend on `x` fails for
    // the largest or the smallest value; a negated comparison need not fail.
    let shifted = |terms: &mut Terms, t: Term| {
        let rest = terms.bvsub(t, x);
        terms.as_bv(rest).is_some()
    };
    let args = match (terms.op(atom), negated) {
        (Op::Eq, _) | (Op::BvUlt | Op::BvSlt, false) => [terms.arg(atom, 0), terms.arg(atom, 1)],
        _ => return false,
    };
    if terms.sort(args[0]) != terms.sort(x) {
        return false;
    }
    let free_of = |terms: &Terms, t: Term| !terms.free_vars(t).contains(&x);
    shifted(terms, args[0]) && free_of(terms, args[1]) || shifted(terms, args[1]) && free_of(terms, args[0])
}

/// Values that are likely to decide a formula over one variable.
fn probes(terms: &Terms, formula: Term, x: Term) -> Vec<Bv> {
    let width = terms.width(x);
    let mut out =
        vec![Bv::zero(width), Bv::ones(width), Bv::min_signed(width), Bv::max_signed(width), Bv::one(width)];
    for part in terms.post_order(&[formula]) {
        if let Some(value) = terms.as_bv(part).filter(|value| value.width() == width) {
            let one = Bv::one(width);
            out.extend([value.clone(), value.add(&one), value.sub(&one), value.neg()]);
        }
    }
    out
}

fn holds(terms: &Terms, formula: Term, x: Term, value: &Bv) -> Option<bool> {
    let mut at = Assignment::new();
    at.set(terms.as_var(x)?, Value::Bv(value.clone()));
    terms.eval(formula, &at).as_bool()
}

fn asks(
    terms: &mut Terms,
    flow: &Flow<'_>,
    nodes: &[u32],
    inner: &[u32],
    without: &mut Vec<u32>,
    depth: u32,
) -> bool {
    for node in nodes {
        // The variable that was havocked last on every way into the node.
        let asked = |arc: &u32| match flow.arcs[*arc as usize].effects.last() {
            Some(Effect::Havoc(var)) => Some(*var),
            _ => None,
        };
        let mut entering = flow.entering[*node as usize].iter().map(asked);
        let Some(Some(var)) = entering.next() else { continue };
        if !entering.all(|other| other == Some(var)) {
            continue;
        }
        let x = flow.cfa.vars[var as usize].term;
        let leaves = flow.leaving[*node as usize].iter().any(|arc| {
            let exit = nodes.binary_search(&flow.arcs[*arc as usize].to).is_err();
            let guards = prefix(flow, *arc);
            exit && guards.iter().all(|guard| {
                let mut at = Assignment::new();
                if let Some(symbol) = terms.as_var(x) {
                    at.set(symbol, terms.default_value(terms.sort(x)));
                }
                terms.free_vars(*guard) == [x] && terms.eval(*guard, &at) == Value::Bool(true)
            })
        });
        if !leaves {
            continue;
        }
        let count = without.len();
        without.extend(inner.iter().filter(|arc| flow.arcs[**arc as usize].from == *node));
        let rest = rest_ends(terms, flow, nodes, without, depth);
        without.truncate(count);
        if rest {
            return true;
        }
    }
    false
}
