//! Random transition systems with parts that a reduction may find: what has to be kept stands beside what may go, and
//! looks much like it.

use crate::random::random_formula;
use crate::rng::Rng;
use crate::systems::{random_system, random_value};
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::Ts;

/// The most bits of two states and the inputs together.
const MOST_BITS: u32 = 14;

/// How many kinds of things are added.
const KINDS: u64 = 17;

/// A random system to which a few of these are added: constants, variables that are equal or nearly so, words with bits that never
/// change, variables that nothing depends on, with constraints and without, relations that block, inputs that are
/// determined or make something free.
#[must_use]
pub fn random_cluttered_system(rng: &mut Rng, terms: &mut Terms) -> Ts {
    let mut ts = random_system(rng, terms);
    while bits(terms, &ts) > MOST_BITS - 4 {
        *terms = Terms::new();
        ts = random_system(rng, terms);
    }
    // Something of one kind is added in any case, so that systems with little else are there for each.
    let mut kind = rng.below(KINDS);
    for _ in 0..1 + rng.below(5) {
        let mut more = ts.clone();
        add(rng, terms, &mut more, kind);
        kind = rng.below(KINDS);
        if bits(terms, &more) > MOST_BITS {
            break;
        }
        ts = more;
    }
    ts
}

fn bits(terms: &Terms, ts: &Ts) -> u32 {
    let width = |var: &certus_model::Variable| terms.sort(var.term).width().unwrap_or(1);
    2 * ts.vars.iter().map(width).sum::<u32>() + ts.inputs.iter().map(width).sum::<u32>()
}

fn require(terms: &mut Terms, formula: &mut Term, more: Term) {
    *formula = terms.and2(*formula, more);
}

fn add(rng: &mut Rng, terms: &mut Terms, ts: &mut Ts, kind: u64) {
    let position: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    let test = random_formula(rng, terms, &position, 1);
    let n = ts.vars.len() + ts.inputs.len();
    match kind {
        // A constant, or what looks like one, that decides something.
        0 => {
            let x = terms.fresh("c", Sort::Bool);
            ts.add_var(x, format!("c{n}"));
            let value = rng.chance(50);
            let first = if value { x } else { terms.not(x) };
            require(terms, &mut ts.init, first);
            let (constant, free) = (terms.bool(value), random_formula(rng, terms, &position, 1));
            let next = terms.ite(test, x, constant);
            ts.next.insert(x, if rng.chance(80) { next } else { free });
            ts.bad[0].what = with(rng, terms, ts.bad[0].what, x);
        }
        // A variable that equals another one, or is its negation, or not quite.
        1 | 2 => {
            let of = rng.below(ts.vars.len() as u64) as usize;
            let of = ts.vars[of].term;
            let Some(next) = ts.next.get(&of).copied() else { return };
            let copy = terms.fresh("e", terms.sort(of));
            ts.add_var(copy, format!("e{n}"));
            let negated = terms.sort(of) == Sort::Bool && rng.chance(50);
            let said = |terms: &mut Terms, t: Term| if negated { terms.not(t) } else { t };
            let value = said(terms, copy);
            let equal = terms.eq(of, value);
            require(terms, &mut ts.init, equal);
            // Each of the two may be used by the other's next value.
            let mut by: Substitution = [(of, value)].into_iter().collect();
            let other = if rng.chance(50) { terms.substitute(next, &mut by) } else { next };
            let other = if rng.chance(85) { other } else { random_value(rng, terms, of, &position) };
            let other = said(terms, other);
            ts.next.insert(copy, other);
            if rng.chance(25) {
                let after = Ts::after(terms, copy);
                let more = random_formula(rng, terms, &[after, of], 1);
                require(terms, &mut ts.trans, more);
            }
            let mut by: Substitution = [(of, value)].into_iter().collect();
            let what = ts.bad[0].what;
            ts.bad[0].what = terms.substitute(what, &mut by);
        }
        // A word of which some bits stay.
        3 => {
            let x = terms.fresh("w", Sort::Bv(3));
            ts.add_var(x, format!("w{n}"));
            let first = terms.bv(3, u128::from(rng.next()));
            let first = terms.eq(x, first);
            require(terms, &mut ts.init, first);
            let mask = terms.bv(3, u128::from(rng.next()));
            let one = terms.bv(3, 1);
            let more = terms.bvadd(x, one);
            let masked = terms.bvand(more, mask);
            let next = terms.ite(test, x, masked);
            ts.next.insert(x, next);
            let formula = random_formula(rng, terms, &[x], 0);
            ts.bad[0].what = with(rng, terms, ts.bad[0].what, formula);
        }
        // Something that runs beside all else, and may make an end of it by a constraint, by the relation, or by `init`.
        4 | 5 => {
            let x = terms.fresh("d", Sort::Bv(2));
            ts.add_var(x, format!("d{n}"));
            let one = terms.bv(2, 1);
            let more = terms.bvadd(x, one);
            if rng.chance(70) {
                ts.next.insert(x, more);
            }
            let last = terms.bv(2, u128::from(rng.next()));
            let there = terms.eq(x, last);
            if rng.chance(70) {
                require(terms, &mut ts.init, there);
            }
            let other = terms.bv(2, u128::from(rng.next()));
            let ends = terms.ne(x, other);
            match rng.below(4) {
                0 => require(terms, &mut ts.constraint, ends),
                1 => require(terms, &mut ts.trans, ends),
                2 => require(terms, &mut ts.init, ends),
                _ => {}
            }
        }
        // A relation that says the next value of a variable, once or twice.
        6 => {
            let x = terms.fresh("r", Sort::Bool);
            ts.add_var(x, format!("r{n}"));
            let after = Ts::after(terms, x);
            for _ in 0..1 + rng.below(2) {
                let value = random_formula(rng, terms, &position, 1);
                let value = if rng.chance(30) { terms.and2(value, x) } else { value };
                let equal = terms.eq(after, value);
                require(terms, &mut ts.trans, equal);
            }
            ts.bad[0].what = with(rng, terms, ts.bad[0].what, x);
        }
        // An input that the constraint determines, that makes something free, or that only a constraint uses.
        7..=9 => {
            let sort = if rng.chance(50) { Sort::Bool } else { Sort::Bv(2) };
            let i = terms.fresh("i", sort);
            ts.add_input(i, format!("j{n}"));
            let value = random_value(rng, terms, i, &position);
            let equal = terms.eq(i, value);
            let alone = random_formula(rng, terms, &[i], 1);
            let used = if sort == Sort::Bool { terms.xor(i, test) } else { equal };
            match rng.below(4) {
                0 => {
                    require(terms, &mut ts.constraint, equal);
                    ts.bad[0].what = with(rng, terms, ts.bad[0].what, alone);
                }
                1 => require(terms, &mut ts.constraint, alone),
                2 => ts.bad[0].what = with(rng, terms, ts.bad[0].what, used),
                _ => {
                    let x = terms.fresh("f", Sort::Bool);
                    ts.add_var(x, format!("f{n}"));
                    ts.next.insert(x, used);
                    if rng.chance(50) {
                        require(terms, &mut ts.init, x);
                    }
                    ts.bad[0].what = with(rng, terms, ts.bad[0].what, x);
                }
            }
        }
        // A constraint on the state that determines a variable.
        10 => {
            let var = rng.below(ts.vars.len() as u64) as usize;
            let var = ts.vars[var].term;
            let constant = match terms.sort(var) {
                Sort::Bv(width) => terms.bv(width, u128::from(rng.next())),
                _ => terms.bool(rng.chance(50)),
            };
            let same = ts.vars.iter().map(|other| other.term);
            let same: Vec<Term> = same.filter(|other| terms.sort(*other) == terms.sort(var)).collect();
            let value = if rng.chance(50) { constant } else { *rng.pick(&same) };
            let equal = terms.eq(var, value);
            require(terms, &mut ts.constraint, equal);
        }
        // A word of which only some bits matter.
        11 | 12 => {
            let x = terms.fresh("b", Sort::Bv(3));
            let (low, high) = (rng.below(3) as u32, rng.below(3) as u32);
            let (low, high) = (low.min(high), low.max(high));
            let bits = terms.extract(high, low, x);
            let wanted = terms.bv(high - low + 1, u128::from(rng.next()));
            let seen = terms.eq(bits, wanted);
            let words: Vec<Term> =
                position.iter().copied().filter(|t| terms.sort(*t) == Sort::Bv(3)).collect();
            let other = if words.is_empty() { x } else { *rng.pick(&words) };
            if rng.chance(25) {
                ts.add_input(x, format!("b{n}"));
            } else {
                ts.add_var(x, format!("b{n}"));
                let constant = terms.bv(3, u128::from(rng.next()));
                let next = match rng.below(5) {
                    0 => terms.bvadd(x, constant),
                    1 => terms.bvxor(other, x),
                    2 => terms.rotate_left(1, x),
                    3 => {
                        let (low, sign) = (terms.extract(1, 0, x), terms.extract(2, 2, other));
                        terms.concat(&[low, sign])
                    }
                    _ => terms.bvand(other, constant),
                };
                let chosen = terms.ite(test, next, x);
                match rng.below(4) {
                    0 => {
                        let after = Ts::after(terms, x);
                        let (a, b) = (terms.extract(high, low, after), terms.extract(high, low, chosen));
                        let equal = terms.eq(a, b);
                        require(terms, &mut ts.trans, equal);
                    }
                    1 => {}
                    2 => drop(ts.next.insert(x, next)),
                    _ => drop(ts.next.insert(x, chosen)),
                }
                let equal = other != x && ts.vars.iter().any(|var| var.term == other);
                let first = terms.eq(x, if equal { other } else { constant });
                if rng.chance(60) {
                    require(terms, &mut ts.init, first);
                }
            }
            match rng.below(6) {
                0 => require(terms, &mut ts.constraint, seen),
                1 | 2 => ts.bad[0].what = seen,
                _ => ts.bad[0].what = with(rng, terms, ts.bad[0].what, seen),
            }
        }
        // Two inputs that determine each other, or make something free together.
        13 => {
            let (i, j) = (terms.fresh("i", Sort::Bool), terms.fresh("j", Sort::Bool));
            ts.add_input(i, format!("i{n}"));
            ts.add_input(j, format!("j{n}"));
            let (equal, value) = (terms.eq(i, j), terms.eq(j, test));
            if rng.chance(50) {
                require(terms, &mut ts.constraint, equal);
                require(terms, &mut ts.constraint, value);
                ts.bad[0].what = with(rng, terms, ts.bad[0].what, i);
            } else {
                let used = terms.xor(i, value);
                ts.bad[0].what = with(rng, terms, ts.bad[0].what, used);
            }
        }
        // A shift register: its latches are constant for a while, one longer than the other.
        14 => {
            let mut value = test;
            for k in 0..4 {
                let x = terms.fresh("s", Sort::Bool);
                ts.add_var(x, format!("s{n}{k}"));
                let first = terms.not(x);
                require(terms, &mut ts.init, first);
                ts.next.insert(x, value);
                value = x;
            }
            ts.bad[0].what = with(rng, terms, ts.bad[0].what, value);
        }
        // A relation between variables after a step, which have a next value or not.
        15 => {
            let (of, to) = (rng.pick(&ts.vars).term, rng.pick(&ts.vars).term);
            let (of, to) = (Ts::after(terms, of), Ts::after(terms, to));
            let more = random_formula(rng, terms, &[of, to, position[0]], 1);
            let same = terms.sort(of) == terms.sort(to) && rng.chance(50);
            let formula = if same { terms.eq(of, to) } else { terms.or2(more, test) };
            require(terms, &mut ts.trans, formula);
        }
        // A variable without a next value.
        _ => {
            let x = terms.fresh("u", Sort::Bool);
            ts.add_var(x, format!("u{n}"));
            if rng.chance(30) {
                require(terms, &mut ts.init, x);
            }
            if rng.chance(30) {
                let either = terms.or2(x, test);
                require(terms, &mut ts.trans, either);
            }
            ts.bad[0].what = with(rng, terms, ts.bad[0].what, x);
        }
    }
}

/// A formula to which another one matters.
fn with(rng: &mut Rng, terms: &mut Terms, formula: Term, more: Term) -> Term {
    let more = if rng.chance(50) { more } else { terms.not(more) };
    if rng.chance(50) { terms.and2(formula, more) } else { terms.or2(formula, more) }
}
