//! Random transition systems in which some states are many steps away: counters, shift registers, long chains.
//!
//! For what depends on the diameter of a system. Most of them are safe, and often only a state or two are bad.

use crate::rng::Rng;
use crate::systems::{SystemOracle, random_system, random_value};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::Ts;

/// The kinds of systems that [`random_deep_system`] makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deep {
    /// A counter that begins anew somewhere when it reaches a limit, with an input that stops it or without.
    Counter,
    /// A shift register that is fed back, or gets an input, or both.
    ShiftRegister,
    /// Two counters, of which the second counts how often the first one begins anew.
    TwoCounters,
    /// A chain of states in random order; what is not on it goes anywhere.
    Chain,
    /// A counter that only an even slower one lets go on, beside latches with random functions.
    Guarded,
    /// Whatever [`random_system`] makes.
    Shallow,
}

impl Deep {
    /// All kinds.
    pub const ALL: [Deep; 6] =
        [Deep::Counter, Deep::ShiftRegister, Deep::TwoCounters, Deep::Chain, Deep::Guarded, Deep::Shallow];

    /// The name of the kind.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Deep::Counter => "counters",
            Deep::ShiftRegister => "shift registers",
            Deep::TwoCounters => "two counters",
            Deep::Chain => "chains",
            Deep::Guarded => "guarded counters",
            Deep::Shallow => "random functions",
        }
    }
}

/// A random system of a kind, with one set of bad positions.
#[must_use]
pub fn random_deep_system(rng: &mut Rng, terms: &mut Terms, kind: Deep) -> Ts {
    let mut ts = match kind {
        Deep::Counter => counter(rng, terms),
        Deep::ShiftRegister => shift_register(rng, terms),
        Deep::TwoCounters => two_counters(rng, terms),
        Deep::Chain => chain(rng, terms),
        Deep::Guarded => guarded(rng, terms),
        Deep::Shallow => {
            let mut ts = random_system(rng, terms);
            ts.bad.truncate(1);
            if rng.chance(30) {
                return ts;
            }
            ts.bad.clear();
            ts
        }
    };
    let bad = bad_positions(rng, terms, &ts);
    ts.add_bad(bad, "b");
    ts
}

/// A variable that begins with a value.
fn register(terms: &mut Terms, ts: &mut Ts, name: &str, width: u32, first: u128) -> Term {
    let var = terms.fresh(name, Sort::Bv(width));
    ts.add_var(var, name);
    let value = terms.bv(width, first);
    let equal = terms.eq(var, value);
    ts.init = terms.and2(ts.init, equal);
    var
}

/// Whether an input of this name is given.
fn input(terms: &mut Terms, ts: &mut Ts, name: &str) -> Term {
    let var = terms.fresh(name, Sort::Bool);
    ts.add_input(var, name);
    var
}

/// The value after a counter: begins anew somewhere at a limit.
fn counted(rng: &mut Rng, terms: &mut Terms, x: Term, width: u32) -> (Term, Term) {
    let states = 1 << width;
    let step = if rng.chance(70) { 1 } else { 1 + 2 * rng.below(states / 2) };
    let limit = terms.bv(width, u128::from(rng.between(1, states - 1) * step % states));
    let anew = terms.bv(width, u128::from(if rng.chance(60) { 0 } else { rng.below(states) }));
    let step = terms.bv(width, u128::from(step));
    let at_limit = terms.eq(x, limit);
    let more = terms.bvadd(x, step);
    (terms.ite(at_limit, anew, more), at_limit)
}

fn counter(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let width = rng.between(3, 8) as u32;
    let first = if rng.chance(60) { 0 } else { rng.below(1 << width) };
    let x = register(terms, &mut ts, "x", width, u128::from(first));
    let (next, _) = counted(rng, terms, x, width);
    let next = if rng.chance(50) {
        let go = input(terms, &mut ts, "go");
        terms.ite(go, next, x)
    } else {
        next
    };
    ts.next.insert(x, next);
    ts
}

fn shift_register(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let width = rng.between(4, 8) as u32;
    let first = rng.below(1 << width);
    let x = register(terms, &mut ts, "x", width, u128::from(first));
    let one = terms.bv(1, 1);
    let mut bits: Vec<Term> = Vec::new();
    for bit in 0..width {
        let bit = terms.extract(bit, bit, x);
        bits.push(terms.eq(bit, one));
    }
    // The last bit, and others that are added to it; a ring, Johnson's counter, or a feedback register.
    let mut fed = bits[width as usize - 1];
    for _ in 0..rng.below(3) {
        let other = *rng.pick(&bits);
        fed = terms.xor(fed, other);
    }
    if rng.chance(40) {
        fed = terms.not(fed);
    }
    if rng.chance(30) {
        let given = input(terms, &mut ts, "in");
        let other = *rng.pick(&bits);
        fed = if rng.chance(50) { terms.and2(given, other) } else { terms.and2(given, fed) };
    }
    let (high, low) = (terms.extract(width - 2, 0, x), terms.bv(1, 0));
    let low = terms.ite(fed, one, low);
    let next = terms.concat(&[high, low]);
    ts.next.insert(x, next);
    ts
}

fn two_counters(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let (low, high) = (rng.between(2, 4) as u32, rng.between(2, 4) as u32);
    let x = register(terms, &mut ts, "x", low, 0);
    let y = register(terms, &mut ts, "y", high, 0);
    let (x_next, wraps) = counted(rng, terms, x, low);
    let (y_next, _) = counted(rng, terms, y, high);
    ts.next.insert(x, x_next);
    let y_next = terms.ite(wraps, y_next, y);
    ts.next.insert(y, y_next);
    ts
}

fn chain(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let width = rng.between(3, 5) as u32;
    let states = 1 << width;
    let mut order: Vec<u64> = (0..states).collect();
    for n in (1..order.len()).rev() {
        order.swap(n, rng.below(n as u64 + 1) as usize);
    }
    let x = register(terms, &mut ts, "x", width, u128::from(order[0]));
    let length = rng.between(2, states - 1) as usize;
    let mut next = terms.bv(width, u128::from(order[0]));
    for n in 0..order.len() {
        let to = match n {
            // The end goes back somewhere.
            _ if n + 1 == length => order[rng.below(length as u64) as usize],
            _ if n + 1 < length => order[n + 1],
            _ => *rng.pick(&order),
        };
        let (from, to) = (terms.bv(width, u128::from(order[n])), terms.bv(width, u128::from(to)));
        let here = terms.eq(x, from);
        next = terms.ite(here, to, next);
    }
    if rng.chance(30) {
        let stay = input(terms, &mut ts, "stay");
        next = terms.ite(stay, x, next);
    }
    ts.next.insert(x, next);
    ts
}

fn guarded(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let width = rng.between(3, 5) as u32;
    let x = register(terms, &mut ts, "x", width, 0);
    let slow = register(terms, &mut ts, "slow", 2, 0);
    let latch = register(terms, &mut ts, "latch", 1, rng.below(2).into());
    let go = input(terms, &mut ts, "go");
    let over = [x, slow, latch, go];
    let (x_next, _) = counted(rng, terms, x, width);
    let (slow_next, lets) = counted(rng, terms, slow, 2);
    let x_next = terms.ite(lets, x_next, x);
    ts.next.insert(x, x_next);
    let slow_next = terms.ite(go, slow_next, slow);
    ts.next.insert(slow, slow_next);
    let value = random_value(rng, terms, latch, &over);
    ts.next.insert(latch, value);
    ts
}

/// Bad positions: mostly a few states that are not reached, or a cube around one; now and then one that is reached.
fn bad_positions(rng: &mut Rng, terms: &mut Terms, ts: &Ts) -> Term {
    let oracle = SystemOracle::explore(terms, ts);
    let all = 0..oracle.space.size() as u32;
    let (reached, never): (Vec<u32>, Vec<u32>) = all.partition(|state| oracle.reachable.contains(state));
    let safe = !never.is_empty() && (reached.is_empty() || rng.chance(88));
    let from = if safe { &never } else { &reached };
    let mut parts = Vec::new();
    for _ in 0..1 + rng.below(2) {
        let state = *rng.pick(from);
        // Bits that may be left out without a state that is reached getting in.
        let mut care = oracle.space.size() as u32 - 1;
        if safe && rng.chance(50) {
            for _ in 0..8 {
                let fewer = care & !(1 << rng.below(24));
                if !reached.iter().any(|other| other & fewer == state & fewer) {
                    care = fewer;
                }
            }
        }
        parts.push(cube(terms, &oracle, state, care));
    }
    let mut bad = terms.or(&parts);
    if let Some(input) = ts.inputs.first()
        && terms.sort(input.term) == Sort::Bool
        && rng.chance(30)
    {
        bad = terms.and2(bad, input.term);
    }
    bad
}

/// The states that agree with one in these bits.
fn cube(terms: &mut Terms, oracle: &SystemOracle, state: u32, care: u32) -> Term {
    let mut literals = Vec::new();
    let mut shift = 0;
    for (var, value) in oracle.space.values(state) {
        match value {
            Value::Bool(truth) => {
                if care >> shift & 1 == 1 {
                    literals.push(if truth { var } else { terms.not(var) });
                }
                shift += 1;
            }
            Value::Bv(word) => {
                for bit in 0..word.width() {
                    if care >> (shift + bit) & 1 == 1 {
                        let (part, value) = (terms.extract(bit, bit, var), u128::from(word.bit(bit)));
                        let value = terms.bv(1, value);
                        literals.push(terms.eq(part, value));
                    }
                }
                shift += word.width();
            }
            _ => {}
        }
    }
    terms.and(&literals)
}
