//! Elimination of one variable, on all small sets of literals from a list.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::{Sort, Term, Terms, Value};
use certus_model::exists::eliminate;
use certus_model::print;
use certus_testing::Space;

/// Literals about `x`, two other words and a truth value.
fn literals(t: &mut Terms, width: u32) -> ([Term; 4], Vec<Term>) {
    let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, Sort::Bv(width)));
    let b = t.var("b", Sort::Bool);
    let mut out = Vec::new();
    let mut sides = vec![x];
    let three = t.bv(width, 3);
    let two = t.bv(width, 2);
    sides.extend([
        t.bvadd(x, y),
        t.bvmul(x, three),
        t.bvmul(x, two),
        t.bvxor(x, y),
        t.bvand(x, y),
        t.bvnot(x),
    ]);
    sides.push(t.bvmul(x, y));
    for side in sides {
        for other in [y, z, three] {
            let all = [t.eq(side, other), t.bvult(side, other), t.bvslt(other, side)];
            // With a constant some are equations, and with the lowest bit something else.
            out.extend(all);
        }
    }
    for value in 0..1 << width {
        let value = t.bv(width, value);
        let equal = t.eq(x, value);
        out.push(t.not(equal));
    }
    for bit in 0..width {
        let (bit, one) = (t.extract(bit, bit, x), t.bv(1, 1));
        let set = t.eq(bit, one);
        out.extend([set, t.not(set), t.eq(set, b)]);
    }
    let negations: Vec<Term> = out.iter().map(|literal| t.not(*literal)).collect();
    out.extend(negations);
    out.sort_unstable();
    out.dedup();
    out.retain(|literal| !t.is_const(*literal));
    ([x, y, z, b], out)
}

fn check(t: &mut Terms, vars: &[Term; 4], set: &[Term]) -> bool {
    let Some(free) = eliminate(t, set, vars[0]) else { return false };
    let (before, after) = (t.and(set), t.and(&free));
    assert!(!t.free_vars(after).contains(&vars[0]), "x is still there");
    let space = Space::new(t, vars);
    let tables = space.tables(t, &[before, after]);
    let values = t.domain_size(t.sort(vars[0])).unwrap();
    for state in 0..space.size() as u32 {
        let with = |value: u128| {
            let value = Value::Bv(certus_logic::Bv::new(t.width(vars[0]), value));
            space.with(state, vars[0], &value)
        };
        let some = (0..values).any(|value| tables[0][with(value) as usize] == 1);
        assert_eq!(tables[1][state as usize] == 1, some, "{}", print::term(t, before));
    }
    true
}

#[test]
fn what_is_eliminated_is_eliminated_exactly() {
    for width in [1, 2] {
        let mut t = Terms::new();
        let (vars, pool) = literals(&mut t, width);
        let (mut easy, mut all) = (0, 0);
        for i in 0..pool.len() {
            for j in i..pool.len() {
                for k in (j..pool.len()).step_by(7) {
                    let mut set = vec![pool[i], pool[j], pool[k]];
                    set.dedup();
                    all += 1;
                    easy += u64::from(check(&mut t, &vars, &set));
                }
            }
        }
        assert!(easy * 4 > all, "{easy} of {all}");
    }
}

#[test]
fn all_values_can_be_excluded() {
    let mut t = Terms::new();
    let (vars, _) = literals(&mut t, 2);
    let mut exceptions = Vec::new();
    for value in [vars[1], vars[2]] {
        exceptions.push(t.ne(vars[0], value));
    }
    for value in 0..4 {
        let value = t.bv(2, value);
        exceptions.push(t.ne(vars[0], value));
        check(&mut t, &vars, &exceptions);
    }
    assert!(check(&mut t, &vars, &exceptions[..3]));
    assert!(!check(&mut t, &vars, &exceptions));
}
