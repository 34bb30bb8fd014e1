//! Loop acceleration: edges that skip the rounds of a loop in which nothing happens at a ghost.
//!
//! A loop that fills an array needs as many rounds as the array has elements, and IC3 as many frames until what
//! comes after the loop is reached at all; until then it learns that the loop has not ended yet. But where single cells
//! are looked at, one round counts: that at the ghost. So an edge is added by which counters go on by any number of
//! rounds at once, not past a ghost, while all else stays as it is.
//!
//! An automaton with more edges does more, so a proof for it is one for the automaton without them. If such an edge goes
//! where the loop cannot, as it may if something else changes in each round, a proof may not be found; then the search
//! goes on without these edges.

use crate::arithmetic::solved_equation;
use certus_logic::{Bv, Op, Sort, Substitution, Term, Terms};
use certus_model::{Arc, Block, Command, Step, StepId, Transition};
use rustc_hash::FxHashSet;

/// A variable that each round of a loop changes by the same.
struct Counter {
    var: Term,
    by: Bv,
}

/// What happens in a round of a loop.
pub(super) struct Round {
    /// What changes by the same each time.
    counters: Vec<Counter>,
    /// What changes otherwise.
    others: FxHashSet<Term>,
    /// What is asked at the beginning.
    guard: Vec<Term>,
    /// All that is read.
    reads: Vec<Term>,
    id: StepId,
}

impl Round {
    /// A round of a loop of one edge.
    pub(super) fn of_loop(terms: &mut Terms, block: &Block) -> Round {
        let once = Transition::new(terms, block, "skip");
        let mut round = Round::new(terms, &once, block);
        for (var, value) in &once.next {
            round.change(terms, *var, *value);
        }
        round
    }

    /// A round of a loop around another one: it enters the inner loop, goes round in it, and leaves it. Where the inner
    /// loop begins, all of its rounds are taken to be.
    pub(super) fn of_nest(terms: &mut Terms, enter: &Block, inner: &Block, leave: &Block) -> Round {
        let first = Transition::new(terms, enter, "skip");
        let (inside, last) = (Transition::new(terms, inner, "skip"), Transition::new(terms, leave, "skip"));
        let mut round = Round::new(terms, &first, enter);
        let mut entered: Substitution = first.next.iter().copied().collect();
        for part in [&inside, &last] {
            round.others.extend(part.inputs.iter().chain(&part.choices));
            for read in part.next.iter().map(|(_, value)| *value).chain([part.guard]) {
                let read = terms.substitute(read, &mut entered);
                round.reads.push(read);
            }
        }
        round.others.extend(inside.next.iter().map(|(var, _)| *var));
        let mut changed: Vec<Term> = first.next.iter().chain(&last.next).map(|(var, _)| *var).collect();
        changed.sort_unstable();
        changed.dedup();
        for var in changed {
            let value = last.next.iter().find(|(other, _)| *other == var).map_or(var, |(_, value)| *value);
            let value = terms.substitute(value, &mut entered);
            if !round.others.contains(&var) {
                round.change(terms, var, value);
            }
        }
        round
    }

    fn new(terms: &Terms, once: &Transition, block: &Block) -> Round {
        let reads = once.next.iter().map(|(_, value)| *value).chain([once.guard]).collect();
        Round {
            counters: Vec::new(),
            others: once.inputs.iter().chain(&once.choices).copied().collect(),
            guard: terms.conjuncts(once.guard),
            reads,
            id: block.steps().next().map_or(StepId(0), |step| step.id),
        }
    }

    /// Notes the value of a variable after a round.
    fn change(&mut self, terms: &mut Terms, var: Term, value: Term) {
        let by = match terms.sort(var) {
            Sort::Bv(_) => {
                let by = terms.bvsub(value, var);
                terms.as_bv(by).cloned()
            }
            _ => None,
        };
        match by {
            Some(by) if by.is_zero() => {}
            Some(by) => self.counters.push(Counter { var, by }),
            None => {
                self.others.insert(var);
            }
        }
    }
}

/// The block of an edge that stands for any number of rounds of a loop, with the variable that it adds: the value of a
/// counter after the last round. `None` if there is nothing to skip.
pub(super) fn accelerate(terms: &mut Terms, round: Round, ghosts: &[Term]) -> Option<(Term, Block)> {
    let Round { counters, others, guard: parts, reads: roots, id } = round;
    let marks = marks(terms, &roots, ghosts, &others)?;
    // The leader goes on by ones, or by a power of two.
    let leads = |counter: &&Counter| stride(&counter.by).is_some();
    let asked = |counter: &&Counter| marks.iter().any(|(_, e)| terms.free_vars(*e).contains(&counter.var));
    let leader = counters.iter().filter(asked).find(leads).or_else(|| counters.iter().find(leads))?;
    let (old, (up, shift)) = (leader.var, stride(&leader.by)?);
    let new = terms.fresh("skipped to", terms.sort(old));
    let distance = if up { terms.bvsub(new, old) } else { terms.bvsub(old, new) };
    let rounds = if shift == 0 {
        distance
    } else {
        let high = terms.extract(terms.width(distance) - 1, shift, distance);
        terms.zero_extend(shift, high)
    };
    let mut after = moved(terms, &counters, rounds);
    let one = terms.bv(terms.width(rounds), 1);
    let earlier = terms.bvsub(rounds, one);
    let mut last = moved(terms, &counters, earlier);
    let step = terms.bv_const(leader.by.clone());
    let leader_last = terms.bvsub(new, step);
    after.insert(old, new);
    last.insert(old, leader_last);
    let mut steps = vec![Command::Havoc(new)];
    if shift > 0 {
        let (low, other) = (terms.extract(shift - 1, 0, new), terms.extract(shift - 1, 0, old));
        steps.push(Command::Assume(terms.eq(low, other)));
    }
    // What may be assumed instead of each other, one after the other.
    let mut sides: Vec<(Term, Term)> = Vec::new();
    // In which order the program compares the leader.
    let signed = terms
        .post_order(&parts)
        .into_iter()
        .any(|t| terms.op(t) == Op::BvSlt && terms.free_vars(t).contains(&old));
    let (low, high) = if up { (old, new) } else { (new, old) };
    steps.push(Command::Assume(if signed { terms.bvslt(low, high) } else { terms.bvult(low, high) }));
    // The last round that is skipped is one.
    for part in parts {
        let vars = terms.free_vars(part);
        if vars.iter().all(|var| !others.contains(var)) {
            let part = match upper(terms, part, old).filter(|_| up && shift == 0) {
                // `new - 1 < n` is `new <= n`, because something is less than `new`.
                Some((n, true)) => terms.bvsle(new, n),
                Some((n, false)) => terms.bvule(new, n),
                None => terms.substitute(part, &mut last),
            };
            if part != terms.tru() {
                steps.push(Command::Assume(part));
            }
        }
    }
    let mut moves = false;
    for (ghost, here) in marks {
        let there = terms.substitute(here, &mut after);
        if there == here {
            continue;
        }
        moves = true;
        let by = step_of(terms, &counters, here)?;
        let (low, high) = if by.sign() { (there, here) } else { (here, there) };
        let order = terms.bvule(low, high);
        if !steps.contains(&Command::Assume(order)) && order != terms.tru() && high != new {
            steps.push(Command::Assume(order));
        }
        // Going up, the rounds from here to before there are skipped; going down, those from here to after there.
        let (before, behind) = if by.sign() {
            (terms.bvule(ghost, there), terms.bvult(here, ghost))
        } else {
            (terms.bvult(ghost, here), terms.bvule(there, ghost))
        };
        if !sides.contains(&(before, behind)) {
            sides.push((before, behind));
        }
    }
    if !moves {
        return None;
    }
    let arc = |node: usize, commands: Vec<Command>| Arc {
        from: node as u32,
        to: node as u32 + 1,
        steps: commands.into_iter().map(|command| Step { command, id }).collect(),
    };
    let mut arcs = vec![arc(0, steps)];
    for (node, (before, behind)) in sides.iter().enumerate() {
        arcs.push(arc(node + 1, vec![Command::Assume(*before)]));
        arcs.push(arc(node + 1, vec![Command::Assume(*behind)]));
    }
    let mut end = Vec::new();
    for counter in counters.iter().filter(|counter| counter.var != old) {
        let value = terms.substitute(counter.var, &mut after);
        end.push(Command::Assign(counter.var, value));
    }
    end.push(Command::Assign(old, new));
    arcs.push(arc(sides.len() + 1, end));
    Some((new, Block::graph(sides.len() as u32 + 3, arcs)?))
}

/// Whether a step goes up, and the power of two that it is.
fn stride(by: &Bv) -> Option<(bool, u32)> {
    let size = if by.sign() { by.neg() } else { by.clone() };
    Some((!by.sign(), size.log2_exact()?))
}

/// The bound of `var < bound`, and whether it is one of numbers with sign.
fn upper(terms: &Terms, literal: Term, var: Term) -> Option<(Term, bool)> {
    let signed = match terms.op(literal) {
        Op::BvSlt => true,
        Op::BvUlt => false,
        _ => return None,
    };
    let (number, bound) = (terms.arg(literal, 0), terms.arg(literal, 1));
    (number == var && !terms.free_vars(bound).contains(&var)).then_some((bound, signed))
}

/// The ghosts with the indices they are compared with. `None` if one of those depends on more than counters and
/// what stays the same: then nobody knows which rounds can be skipped.
fn marks(
    terms: &mut Terms,
    roots: &[Term],
    ghosts: &[Term],
    others: &FxHashSet<Term>,
) -> Option<Vec<(Term, Term)>> {
    let mut out = Vec::new();
    for atom in terms.post_order(roots) {
        let Some(mark) = solved_equation(terms, atom, ghosts) else { continue };
        if ghosts.contains(&mark.1) {
            continue;
        }
        if terms.free_vars(mark.1).iter().any(|var| others.contains(var)) {
            return None;
        }
        if !out.contains(&mark) {
            out.push(mark);
        }
    }
    Some(out)
}

/// Counters after so many rounds.
fn moved(terms: &mut Terms, counters: &[Counter], rounds: Term) -> Substitution {
    let mut by = Substitution::new();
    for counter in counters {
        let (width, has) = (counter.by.width(), terms.width(rounds));
        let rounds = if has < width {
            terms.zero_extend(width - has, rounds)
        } else {
            terms.extract(width - 1, 0, rounds)
        };
        let factor = terms.bv_const(counter.by.clone());
        let change = terms.bvmul(factor, rounds);
        by.insert(counter.var, terms.bvadd(counter.var, change));
    }
    by
}

/// By how much a term changes in a round, if that is always the same. A counter that stands there with zeros in front
/// does not overflow in the rounds that are skipped.
fn step_of(terms: &mut Terms, counters: &[Counter], term: Term) -> Option<Bv> {
    let mut by = Substitution::new();
    for counter in counters {
        let step = terms.bv_const(counter.by.clone());
        by.insert(counter.var, terms.bvadd(counter.var, step));
        for part in terms.post_order(&[term]) {
            let Some([zeros, last]) =
                terms.args_if(part, Op::Concat).map(|args| [args[0], args[args.len() - 1]])
            else {
                continue;
            };
            if last == counter.var && terms.as_bv(zeros).is_some_and(Bv::is_zero) {
                let step = counter.by.sign_extend(terms.width(part) - counter.by.width());
                let step = terms.bv_const(step);
                by.insert(part, terms.bvadd(part, step));
            }
        }
    }
    let next = terms.substitute(term, &mut by);
    let step = terms.bvsub(next, term);
    terms.as_bv(step).cloned()
}
