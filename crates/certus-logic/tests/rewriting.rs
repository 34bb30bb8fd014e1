//! Rewriting never changes a value: random expressions over the surface operators, evaluated by the
//! reference and by way of the crate's constructors.

mod common;
#[path = "common/tree.rs"]
mod tree;

use certus_logic::{Op, Substitution, Term, Terms};
use common::{Rng, scaled, write};
use tree::{Env, Menu, S, Tree, V, const_term, random_value, same, var_term};

fn vectors(widths: &[u32]) -> Menu {
    Menu { widths: widths.to_vec(), arrays: false, arith: false, functions: false }
}

/// The menus, with how many of a hundred expressions are made from each, and how deep.
fn menus() -> Vec<(usize, Menu, u32)> {
    let small = vectors(&[1, 2, 3]);
    vec![
        (25, vectors(&[1, 2]), 7),
        (20, vectors(&[1, 2, 3, 4]), 6),
        (15, vectors(&[1, 3, 8, 16, 32, 64]), 6),
        (15, Menu { arrays: true, ..small.clone() }, 7),
        (10, Menu { arith: true, widths: vec![2], ..small.clone() }, 5),
        (5, Menu { functions: true, ..small.clone() }, 6),
        (10, Menu { arrays: true, arith: true, functions: true, ..small }, 6),
    ]
}

fn random_tree(rng: &mut Rng) -> Tree {
    let all = menus();
    let mut at = rng.below(100);
    let (_, menu, depth) = all
        .iter()
        .find(|m| {
            let here = at < m.0;
            at = at.saturating_sub(m.0);
            here
        })
        .expect("the shares add up to a hundred");
    let w = *rng.pick(&menu.widths);
    let sort = match rng.below(10) {
        0 if menu.arrays => S::Array(1 + rng.below(2) as u32, 1 + rng.below(2) as u32),
        1 if menu.arith => S::Int,
        2 if menu.arith => S::Real,
        3..=5 => S::Bv(w),
        _ => S::Bool,
    };
    let depth = 2 + rng.below(*depth as usize) as u32;
    Tree::random(rng, menu, sort, depth)
}

/// Every assignment of the variables, if there are only a few.
fn all_envs(rng: &mut Rng, vars: &[(S, usize)]) -> Option<Vec<Env>> {
    let mut bits = 0;
    for (sort, _) in vars {
        bits += match sort {
            S::Bool => 1,
            S::Bv(w) => *w,
            _ => return None,
        };
    }
    if bits > 7 {
        return None;
    }
    let mut out = Vec::new();
    for n in 0..1u128 << bits {
        let mut env = Env::random(rng, vars);
        let mut rest = n;
        for ((sort, _), v) in &mut env.vars {
            match sort {
                S::Bv(w) => {
                    *v = V::Bv(*w, rest & common::mask(*w));
                    rest >>= w;
                }
                _ => {
                    *v = V::Bool(rest & 1 == 1);
                    rest >>= 1;
                }
            }
        }
        out.push(env);
    }
    Some(out)
}

/// What is wrong with the term of an expression under an assignment, if anything.
fn wrong_value(tree: &Tree, env: &Env) -> Option<String> {
    let mut t = Terms::new();
    let term = *tree.build(&mut t).last().expect("an expression has a root");
    let expected = tree.values(env).pop().expect("an expression has a root");
    let assignment = env.assignment(&mut t, true);
    let got = t.eval(term, &assignment);
    (!same(&expected, &got)).then(|| format!("is {expected:?}, but the term evaluates to {got:?}"))
}

/// Fails with the smallest expression found that is wrong in the same way.
fn report(tree: &Tree, env: &Env, problem: &dyn Fn(&Tree, &Env) -> Option<String>) -> ! {
    // Leaves that shrinking brings in need values, too.
    let mut env = env.clone();
    let mut rng = Rng::new(99);
    let widths = (1..=64).map(S::Bv).chain([S::Bool, S::Int, S::Real, S::Elem]);
    let arrays = (1..=2).flat_map(|i| (1..=2).map(move |e| S::Array(i, e)));
    for sort in widths.chain(arrays) {
        for i in 0..tree::VARS {
            env.vars.entry((sort, i)).or_insert_with(|| random_value(&mut rng, sort));
        }
    }
    let small = tree.shrink(&|c| problem(c, &env).is_some());
    let why = problem(&small, &env).unwrap_or_default();
    let used: Vec<String> =
        small.variables().iter().map(|k| format!("x{}:{:?} = {:?}", k.1, k.0, env.vars[k])).collect();
    panic!("{}\n  with {}\n  {why}", small.show(small.root()), used.join(", "));
}

#[test]
fn values_are_kept() {
    let mut rng = Rng::new(10);
    for _ in 0..scaled(60_000) {
        let tree = random_tree(&mut rng);
        let vars = tree.variables();
        let mut t = Terms::new();
        let term = *tree.build(&mut t).last().expect("an expression has a root");
        let envs = match all_envs(&mut rng, &vars) {
            Some(all) if rng.chance(20) => all,
            _ => (0..4).map(|_| Env::random(&mut rng, &vars)).collect(),
        };
        for env in envs {
            let assignment = env.assignment(&mut t, true);
            let expected = tree.values(&env).pop().expect("an expression has a root");
            if !same(&expected, &t.eval(term, &assignment)) {
                report(&tree, &env, &wrong_value);
            }
        }
    }
}

/// Closed terms of truth values and vectors are constants.
fn not_folded(tree: &Tree, env: &Env) -> Option<String> {
    let mut t = Terms::new();
    let term = *tree.build(&mut t).last().expect("an expression has a root");
    let mut by = Substitution::new();
    for (key, v) in &env.vars {
        let (x, c) = (var_term(&mut t, key.0, key.1), const_term(&mut t, v));
        by.insert(x, c);
    }
    let closed = t.substitute(term, &mut by);
    let expected = tree.values(env).pop().expect("an expression has a root");
    match t.value_of(closed) {
        Some(v) if same(&expected, &v) => None,
        got => Some(format!("is {expected:?}, but constants in place of variables give {got:?}")),
    }
}

#[test]
fn constants_are_folded() {
    let mut rng = Rng::new(11);
    for _ in 0..scaled(10_000) {
        let menu = vectors(&[1, 2, 3, 8]);
        let sort = if rng.chance(50) { S::Bool } else { S::Bv(*rng.pick(&menu.widths)) };
        let tree = Tree::random(&mut rng, &menu, sort, 5);
        let env = Env::random(&mut rng, &tree.variables());
        if not_folded(&tree, &env).is_some() {
            report(&tree, &env, &not_folded);
        }
    }
}

/// Substituting and then evaluating is evaluating with the values of what is put in.
#[test]
fn substitution_commutes_with_evaluation() {
    let mut rng = Rng::new(12);
    for _ in 0..scaled(12_000) {
        let tree = random_tree(&mut rng);
        let vars = tree.variables();
        let mut t = Terms::new();
        let term = *tree.build(&mut t).last().expect("an expression has a root");
        let menu = vectors(&[1, 2]);
        let puts: Vec<((S, usize), Tree)> = vars
            .iter()
            .filter(|_| rng.chance(60))
            .map(|k| (*k, 0))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|(k, _)| (k, Tree::random(&mut rng, &menu, k.0, 2)))
            .collect();
        let mut all = vars.clone();
        all.extend(puts.iter().flat_map(|p| p.1.variables()));
        all.sort_unstable();
        all.dedup();
        let mut by = Substitution::new();
        for ((sort, i), put) in &puts {
            let x = var_term(&mut t, *sort, *i);
            let to = *put.build(&mut t).last().expect("an expression has a root");
            by.insert(x, to);
        }
        let substituted = t.substitute(term, &mut by);
        for _ in 0..3 {
            let env = Env::random(&mut rng, &all);
            let mut inner = env.clone();
            for (key, put) in &puts {
                inner.vars.insert(*key, put.values(&env).pop().expect("an expression has a root"));
            }
            let expected = tree.values(&inner).pop().expect("an expression has a root");
            let assignment = env.assignment(&mut t, true);
            let got = t.eval(substituted, &assignment);
            let shown = || {
                let puts: Vec<String> =
                    puts.iter().map(|(k, p)| format!("{k:?} := {}", p.show(p.root()))).collect();
                format!("{} with {}", tree.show(tree.root()), puts.join(", "))
            };
            assert!(same(&expected, &got), "{}: {expected:?}, not {got:?} under {env:?}", shown());
        }
    }
}

/// The constructor of a term's own operator over its own arguments, without the short cut of `rebuild`.
fn construct(t: &mut Terms, term: Term) -> Term {
    let a = t.args(term).to_vec();
    match t.op(term) {
        Op::Const(_) | Op::True | Op::False | Op::Var(_) => term,
        Op::Apply(f) => t.apply(f, &a),
        Op::Not => t.not(a[0]),
        Op::And => t.and(&a),
        Op::Eq => t.eq(a[0], a[1]),
        Op::Ite => t.ite(a[0], a[1], a[2]),
        Op::BvNot => t.bvnot(a[0]),
        Op::BvAnd => t.bvand_all(&a),
        Op::BvXor => t.bvxor_all(&a),
        Op::BvAdd => a[1..].iter().fold(a[0], |x, y| t.bvadd(x, *y)),
        Op::BvMul => a[..a.len() - 1].iter().rfold(a[a.len() - 1], |x, y| t.bvmul(*y, x)),
        Op::BvUdiv => t.bvudiv(a[0], a[1]),
        Op::BvUrem => t.bvurem(a[0], a[1]),
        Op::BvSdiv => t.bvsdiv(a[0], a[1]),
        Op::BvSrem => t.bvsrem(a[0], a[1]),
        Op::BvShl => t.bvshl(a[0], a[1]),
        Op::BvLshr => t.bvlshr(a[0], a[1]),
        Op::BvAshr => t.bvashr(a[0], a[1]),
        Op::Concat => t.concat(&a),
        Op::Extract { hi, lo } => t.extract(hi, lo, a[0]),
        Op::SignExt(n) => t.sign_extend(n, a[0]),
        Op::BvUlt => t.bvult(a[0], a[1]),
        Op::BvSlt => t.bvslt(a[0], a[1]),
        Op::Add => a[1..].iter().fold(a[0], |x, y| t.add(x, *y)),
        Op::Mul => a[..a.len() - 1].iter().rfold(a[a.len() - 1], |x, y| t.mul(*y, x)),
        Op::Le => t.le(a[0], a[1]),
        Op::IntDiv => t.int_div(a[0], a[1]),
        Op::IntMod => t.int_mod(a[0], a[1]),
        Op::RealDiv => t.real_div(a[0], a[1]),
        Op::ToReal => t.to_real(a[0]),
        Op::ToInt => t.to_int(a[0]),
        Op::Select => t.select(a[0], a[1]),
        Op::Store => t.store(a[0], a[1], a[2]),
        Op::ConstArray(s) => t.const_array(s, a[0]),
    }
}

/// Which part of an expression's term its own constructor would make differently.
fn not_normal(tree: &Tree, _: &Env) -> Option<String> {
    let mut t = Terms::new();
    let term = *tree.build(&mut t).last().expect("an expression has a root");
    for part in t.post_order(&[term]) {
        let again = construct(&mut t, part);
        if again != part {
            return Some(format!("contains {}, made again {}", write(&t, part), write(&t, again)));
        }
    }
    None
}

/// Runs a check of looks, not of values, over random expressions. Rules that look into arguments stop at a
/// bounded depth, so one expression in two thousand may fail it.
fn nearly_always(seed: u64, cases: usize, problem: &dyn Fn(&Tree, &Env) -> Option<String>) {
    let mut rng = Rng::new(seed);
    let mut failed = Vec::new();
    for _ in 0..cases {
        let tree = random_tree(&mut rng);
        let env = Env::random(&mut rng, &tree.variables());
        if problem(&tree, &env).is_some() {
            failed.push((tree, env));
        }
    }
    if failed.len() * 2000 > cases {
        report(&failed[0].0, &failed[0].1, problem);
    }
}

/// What the constructors make is in normal form: making it again gives the same.
#[test]
fn normal_forms_are_stable() {
    nearly_always(13, scaled(20_000), &not_normal);
}

/// What is wrong with priming and unpriming an expression's term.
fn wrong_prime(tree: &Tree, env: &Env) -> Option<String> {
    let mut t = Terms::new();
    let term = *tree.build(&mut t).last().expect("an expression has a root");
    let next = t.prime(term);
    let (before, after) = (t.free_vars(term), t.free_vars(next));
    let mut primed: Vec<Term> = Vec::new();
    for v in &before {
        let s = t.as_var(*v).expect("a variable");
        let p = t.primed_var(s);
        primed.push(t.symbol_term(p));
    }
    if after.iter().any(|v| !primed.contains(v)) {
        return Some("has variables without a prime after priming".to_owned());
    }
    // The values of the current state, given to the next.
    let current = env.assignment(&mut t, true);
    let mut assignment = current.clone();
    for (v, p) in before.iter().zip(&primed) {
        let (v, p) = (t.as_var(*v).expect("a variable"), t.as_var(*p).expect("a variable"));
        if let Some(value) = current.get(v) {
            assignment.set(p, value.clone());
        }
    }
    let expected = tree.values(env).pop().expect("an expression has a root");
    if !same(&expected, &t.eval(next, &assignment)) {
        return Some("has another value after priming".to_owned());
    }
    None
}

#[test]
fn priming_keeps_values() {
    let mut rng = Rng::new(14);
    for _ in 0..scaled(5_000) {
        let tree = random_tree(&mut rng);
        let env = Env::random(&mut rng, &tree.variables());
        if wrong_prime(&tree, &env).is_some() {
            report(&tree, &env, &wrong_prime);
        }
    }
}

/// What becomes of a term that is primed and unprimed, if it is not the same again.
fn not_undone(tree: &Tree, _: &Env) -> Option<String> {
    let mut t = Terms::new();
    let term = *tree.build(&mut t).last().expect("an expression has a root");
    let next = t.prime(term);
    let back = t.unprime(next);
    (back != term).then(|| format!("is {}, primed and back {}", write(&t, term), write(&t, back)))
}

#[test]
fn priming_can_be_undone() {
    nearly_always(17, scaled(8_000), &not_undone);
}

#[test]
fn free_variables_are_those_of_the_expression() {
    let mut rng = Rng::new(15);
    for _ in 0..scaled(4_000) {
        let tree = random_tree(&mut rng);
        let mut t = Terms::new();
        let term = *tree.build(&mut t).last().expect("an expression has a root");
        let known: Vec<Term> = tree.variables().iter().map(|k| var_term(&mut t, k.0, k.1)).collect();
        let free = t.free_vars(term);
        let mut sorted = free.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), free.len(), "each variable once");
        assert!(free.iter().all(|v| known.contains(v)), "{}", tree.show(tree.root()));
        assert_eq!(t.post_order(&[term]).len(), t.dag_size(term));
    }
}
