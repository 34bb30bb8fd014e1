//! Random expressions over the surface operators, with their own evaluation, printing and shrinking.
//!
//! An expression is a list of nodes; arguments stand before what they are arguments of, and may be shared.

use crate::common::{BINARY, Binary, Gives, Rng, UNARY, Unary, mask};
use certus_logic::{ArrayValue, Assignment, Bv, FunctionValue, Sort, SortName, Symbol, Term, Terms, Value};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;

/// A sort of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum S {
    Bool,
    Bv(u32),
    Int,
    Real,
    /// Arrays from vectors of the first width to vectors of the second.
    Array(u32, u32),
    Elem,
}

/// A value of the reference. Arrays are listed in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum V {
    Bool(bool),
    Bv(u32, u128),
    Int(BigInt),
    Real(BigRational),
    Array(u32, Vec<u128>),
    Elem(u32),
}

impl V {
    fn truth(&self) -> bool {
        matches!(self, V::Bool(true))
    }

    fn bits(&self) -> u128 {
        match self {
            V::Bv(_, v) => *v,
            other => panic!("{other:?} is no vector"),
        }
    }

    fn whole(&self) -> &BigInt {
        match self {
            V::Int(v) => v,
            other => panic!("{other:?} is no integer"),
        }
    }

    fn rational(&self) -> BigRational {
        match self {
            V::Int(v) => BigRational::from_integer(v.clone()),
            V::Real(v) => v.clone(),
            other => panic!("{other:?} is no number"),
        }
    }
}

#[derive(Clone)]
pub(crate) enum Op {
    Var(usize),
    Const(V),
    Bin(&'static Binary),
    Un(&'static Unary, u32),
    Extract(u32, u32),
    Concat,
    Not,
    And,
    Or,
    Implies,
    Xor,
    Eq,
    Ne,
    Distinct,
    Ite,
    Select,
    Store,
    ConstArray,
    Add,
    Sub,
    Neg,
    Mul,
    Abs,
    Div,
    Mod,
    Le,
    Lt,
    Ge,
    Gt,
    ToReal,
    ToInt,
    IsInt,
    /// `f: Bv(2) × Bool → Bv(3)`.
    F,
    /// `g: Elem → Elem`.
    G,
    /// `h: Int → Int`.
    H,
}

#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) op: Op,
    pub(crate) args: Vec<usize>,
    pub(crate) sort: S,
}

/// An expression: its last node is the root.
#[derive(Clone, Default)]
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
}

/// The values of variables and functions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Env {
    pub(crate) vars: BTreeMap<(S, usize), V>,
    f: Vec<u128>,
    g: Vec<u32>,
    h: Vec<i64>,
}

/// The variables of each sort.
pub(crate) const VARS: usize = 3;
/// How many elements of the uninterpreted sort are used.
const ELEMS: u32 = 4;

/// What an expression may be made of.
#[derive(Clone)]
pub(crate) struct Menu {
    pub(crate) widths: Vec<u32>,
    pub(crate) arrays: bool,
    pub(crate) arith: bool,
    pub(crate) functions: bool,
}

impl Menu {
    fn sort(&self, rng: &mut Rng) -> S {
        let w = *rng.pick(&self.widths);
        match rng.below(10) {
            0 | 1 if self.arrays => self.array(rng),
            2 | 3 if self.arith => S::Int,
            4 if self.arith => S::Real,
            5 if self.functions => S::Elem,
            6 => S::Bool,
            _ => S::Bv(w),
        }
    }

    fn array(&self, rng: &mut Rng) -> S {
        S::Array(1 + rng.below(2) as u32, 1 + rng.below(2) as u32)
    }
}

pub(crate) fn random_value(rng: &mut Rng, sort: S) -> V {
    match sort {
        S::Bool => V::Bool(rng.chance(50)),
        S::Bv(w) => V::Bv(w, rng.bits(w)),
        S::Int => V::Int(BigInt::from(rng.below(15) as i64 - 7)),
        S::Real => {
            V::Real(BigRational::new(BigInt::from(rng.below(15) as i64 - 7), BigInt::from(1 + rng.below(3))))
        }
        S::Array(i, e) => V::Array(e, (0..1 << i).map(|_| rng.bits(e)).collect()),
        S::Elem => V::Elem(rng.below(ELEMS as usize) as u32),
    }
}

impl Tree {
    fn push(&mut self, op: Op, args: Vec<usize>, sort: S) -> usize {
        self.nodes.push(Node { op, args, sort });
        self.nodes.len() - 1
    }

    /// A random expression of this sort.
    pub(crate) fn random(rng: &mut Rng, menu: &Menu, sort: S, depth: u32) -> Tree {
        let mut tree = Tree::default();
        let root = tree.grow(rng, menu, sort, depth);
        tree.only(root)
    }

    fn leaf(&mut self, rng: &mut Rng, sort: S) -> usize {
        if rng.chance(35) && !matches!(sort, S::Array(..)) {
            let v = random_value(rng, sort);
            return self.push(Op::Const(v), vec![], sort);
        }
        let i = rng.below(VARS);
        self.push(Op::Var(i), vec![], sort)
    }

    fn grow(&mut self, rng: &mut Rng, menu: &Menu, sort: S, depth: u32) -> usize {
        if !self.nodes.is_empty() && rng.chance(20) {
            let known: Vec<usize> = (0..self.nodes.len()).filter(|i| self.nodes[*i].sort == sort).collect();
            if !known.is_empty() {
                return *rng.pick(&known);
            }
        }
        if depth == 0 || rng.chance(8) {
            return self.leaf(rng, sort);
        }
        let (op, sorts) = choose(rng, menu, sort);
        let args = sorts.into_iter().map(|s| self.grow(rng, menu, s, depth - 1)).collect();
        self.push(op, args, sort)
    }

    /// The expression of a node alone.
    pub(crate) fn only(&self, root: usize) -> Tree {
        let mut needed = vec![false; root + 1];
        needed[root] = true;
        for i in (0..=root).rev() {
            if needed[i] {
                for a in &self.nodes[i].args {
                    needed[*a] = true;
                }
            }
        }
        let mut new = vec![0; root + 1];
        let mut nodes = Vec::new();
        for i in (0..=root).filter(|i| needed[*i]) {
            new[i] = nodes.len();
            let mut node = self.nodes[i].clone();
            for a in &mut node.args {
                *a = new[*a];
            }
            nodes.push(node);
        }
        Tree { nodes }
    }

    pub(crate) fn root(&self) -> usize {
        self.nodes.len() - 1
    }

    pub(crate) fn variables(&self) -> Vec<(S, usize)> {
        let mut out: Vec<(S, usize)> = self
            .nodes
            .iter()
            .filter_map(|n| match n.op {
                Op::Var(i) => Some((n.sort, i)),
                _ => None,
            })
            .collect();
        out.sort_unstable();
        out.dedup();
        out
    }

    /// The value of every node.
    pub(crate) fn values(&self, env: &Env) -> Vec<V> {
        let mut out: Vec<V> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let args: Vec<&V> = node.args.iter().map(|a| &out[*a]).collect();
            let v = meaning(node, &args, env);
            out.push(v);
        }
        out
    }

    /// The term the crate makes of every node.
    pub(crate) fn build(&self, t: &mut Terms) -> Vec<Term> {
        let mut out: Vec<Term> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let args: Vec<Term> = node.args.iter().map(|a| out[*a]).collect();
            out.push(make(node, &args, t));
        }
        out
    }

    /// As text, shared parts written out.
    pub(crate) fn show(&self, i: usize) -> String {
        let node = &self.nodes[i];
        let args: Vec<String> = node.args.iter().map(|a| self.show(*a)).collect();
        let head = match &node.op {
            Op::Var(v) => {
                return format!("{}{v}:{:?}", if node.sort == S::Bool { 'p' } else { 'x' }, node.sort);
            }
            Op::Const(V::Bv(w, v)) => return format!("{v}:{w}"),
            Op::Const(V::Bool(b)) => return b.to_string(),
            Op::Const(V::Int(v)) => return v.to_string(),
            Op::Const(V::Real(v)) => return format!("{v}r"),
            Op::Const(v) => return format!("{v:?}"),
            Op::Bin(b) => b.name.to_owned(),
            Op::Un(u, n) => format!("{}_{n}", u.name),
            Op::Extract(hi, lo) => format!("extract_{hi}_{lo}"),
            op => name(op).to_owned(),
        };
        format!("({head} {})", args.join(" "))
    }

    /// A smaller expression that still fails, as far as cutting subexpressions and putting leaves in their
    /// place goes.
    pub(crate) fn shrink(&self, fails: &dyn Fn(&Tree) -> bool) -> Tree {
        let mut best = self.clone();
        loop {
            let candidates = best.smaller();
            let Some(next) = candidates.into_iter().find(|c| c.nodes.len() < best.nodes.len() && fails(c))
            else {
                return best;
            };
            best = next;
        }
    }

    fn smaller(&self) -> Vec<Tree> {
        let root = self.root();
        let mut out: Vec<Tree> = (0..root).map(|i| self.only(i)).collect();
        for i in 0..root {
            let node = &self.nodes[i];
            // An argument of the same sort in its place, or a leaf.
            for a in node.args.iter().filter(|a| self.nodes[**a].sort == node.sort) {
                let mut c = self.clone();
                for n in &mut c.nodes {
                    for x in n.args.iter_mut().filter(|x| **x == i) {
                        *x = *a;
                    }
                }
                out.push(c.only(root));
            }
            if node.args.is_empty() {
                continue;
            }
            for leaf in self.leaves(node.sort) {
                let mut c = self.clone();
                c.nodes[i] = Node { op: leaf, args: vec![], sort: node.sort };
                out.push(c.only(root));
            }
        }
        out
    }

    fn leaves(&self, sort: S) -> Vec<Op> {
        let mut out: Vec<Op> = (0..VARS).map(Op::Var).collect();
        match sort {
            S::Bool => out.extend([true, false].map(|b| Op::Const(V::Bool(b)))),
            S::Bv(w) => out.extend([0, 1, mask(w)].map(|v| Op::Const(V::Bv(w, v)))),
            S::Int => out.extend([0, 1].map(|v| Op::Const(V::Int(BigInt::from(v))))),
            _ => {}
        }
        out
    }
}

fn name(op: &Op) -> &'static str {
    match op {
        Op::Concat => "concat",
        Op::Not => "not",
        Op::And => "and",
        Op::Or => "or",
        Op::Implies => "=>",
        Op::Xor => "xor",
        Op::Eq => "=",
        Op::Ne => "!=",
        Op::Distinct => "distinct",
        Op::Ite => "ite",
        Op::Select => "select",
        Op::Store => "store",
        Op::ConstArray => "const",
        Op::Add => "+",
        Op::Sub => "-",
        Op::Neg => "neg",
        Op::Mul => "*",
        Op::Abs => "abs",
        Op::Div => "div",
        Op::Mod => "mod",
        Op::Le => "<=",
        Op::Lt => "<",
        Op::Ge => ">=",
        Op::Gt => ">",
        Op::ToReal => "to_real",
        Op::ToInt => "to_int",
        Op::IsInt => "is_int",
        Op::F => "f",
        Op::G => "g",
        Op::H => "h",
        _ => "?",
    }
}

/// A random operator that gives this sort, and the sorts of its arguments.
fn choose(rng: &mut Rng, menu: &Menu, sort: S) -> (Op, Vec<S>) {
    if rng.chance(12) {
        return (Op::Ite, vec![S::Bool, sort, sort]);
    }
    match sort {
        S::Bool => choose_truth(rng, menu),
        S::Bv(w) => choose_vector(rng, menu, w),
        S::Int | S::Real => choose_number(rng, menu, sort),
        S::Array(i, e) => {
            if rng.chance(25) {
                (Op::ConstArray, vec![S::Bv(e)])
            } else {
                (Op::Store, vec![sort, S::Bv(i), S::Bv(e)])
            }
        }
        S::Elem => (Op::G, vec![S::Elem]),
    }
}

fn choose_truth(rng: &mut Rng, menu: &Menu) -> (Op, Vec<S>) {
    let n = 2 + rng.below(3);
    match rng.below(20) {
        0 | 1 => (Op::Not, vec![S::Bool]),
        2 | 3 => (Op::And, vec![S::Bool; n]),
        4 | 5 => (Op::Or, vec![S::Bool; n]),
        6 => (Op::Implies, vec![S::Bool; 2]),
        7 => (Op::Xor, vec![S::Bool; 2]),
        8 => (Op::Distinct, vec![menu.sort(rng); n]),
        9 | 10 => (if rng.chance(50) { Op::Eq } else { Op::Ne }, vec![menu.sort(rng); 2]),
        11 if menu.arith => (Op::IsInt, vec![S::Real]),
        12..=15 if menu.arith => {
            let s = if rng.chance(70) { S::Int } else { S::Real };
            (rng.pick(&[Op::Le, Op::Lt, Op::Ge, Op::Gt, Op::Eq]).clone(), vec![s; 2])
        }
        _ => {
            let w = *rng.pick(&menu.widths);
            loop {
                let op = rng.pick(BINARY);
                if op.gives == Gives::Truth {
                    return (Op::Bin(op), vec![S::Bv(w); 2]);
                }
                if rng.chance(3) {
                    return (Op::Un(&UNARY[2], 0), vec![S::Bv(w)]);
                }
            }
        }
    }
}

fn choose_vector(rng: &mut Rng, menu: &Menu, w: u32) -> (Op, Vec<S>) {
    if menu.arrays && w <= 2 && rng.chance(30) {
        let i = 1 + rng.below(2) as u32;
        return (Op::Select, vec![S::Array(i, w), S::Bv(i)]);
    }
    if menu.functions && w == 3 && rng.chance(30) {
        return (Op::F, vec![S::Bv(2), S::Bool]);
    }
    match rng.below(20) {
        0 | 1 => (Op::Un(&UNARY[0], 0), vec![S::Bv(w)]),
        2 => (Op::Un(&UNARY[1], 0), vec![S::Bv(w)]),
        3 => (Op::Un(&UNARY[6 + rng.below(2)], rng.below(9) as u32), vec![S::Bv(w)]),
        4..=6 => {
            let wider = (w + rng.below(6) as u32).min(64);
            let lo = rng.below((wider - w + 1) as usize) as u32;
            (Op::Extract(lo + w - 1, lo), vec![S::Bv(wider)])
        }
        7 | 8 if w > 1 => {
            let low = 1 + rng.below(w as usize - 1) as u32;
            if w - low > 1 && rng.chance(30) {
                let high = 1 + rng.below((w - low) as usize - 1) as u32;
                return (Op::Concat, vec![S::Bv(w - low - high), S::Bv(high), S::Bv(low)]);
            }
            (Op::Concat, vec![S::Bv(w - low), S::Bv(low)])
        }
        9 | 10 if w > 1 => {
            let by = 1 + rng.below(w as usize - 1) as u32;
            (Op::Un(&UNARY[3 + rng.below(2)], by), vec![S::Bv(w - by)])
        }
        11 if w > 1 => {
            let times = (2..=w).find(|n| w.is_multiple_of(*n)).unwrap_or(w);
            (Op::Un(&UNARY[5], times - 1), vec![S::Bv(w / times)])
        }
        12 if w == 1 => {
            let wide = *rng.pick(&menu.widths);
            let comp = BINARY.iter().find(|b| b.gives == Gives::Bit).expect("bvcomp is in the table");
            (Op::Bin(comp), vec![S::Bv(wide); 2])
        }
        _ => loop {
            let op = rng.pick(BINARY);
            if op.gives == Gives::Same {
                return (Op::Bin(op), vec![S::Bv(w); 2]);
            }
        },
    }
}

fn choose_number(rng: &mut Rng, menu: &Menu, sort: S) -> (Op, Vec<S>) {
    if sort == S::Int && menu.functions && rng.chance(15) {
        return (Op::H, vec![S::Int]);
    }
    match rng.below(12) {
        0..=2 => (Op::Add, vec![sort; 2 + rng.below(2)]),
        3 | 4 => (Op::Sub, vec![sort; 2]),
        5 => (Op::Neg, vec![sort]),
        6 | 7 => (Op::Mul, vec![sort; 2]),
        8 => (Op::Abs, vec![sort]),
        9 => (Op::Div, vec![sort; 2]),
        10 if sort == S::Int => (Op::Mod, vec![sort; 2]),
        _ if sort == S::Int => (Op::ToInt, vec![S::Real]),
        _ => (Op::ToReal, vec![S::Int]),
    }
}

fn meaning(node: &Node, args: &[&V], env: &Env) -> V {
    let number = |r: BigRational| match node.sort {
        S::Int => V::Int(r.to_integer()),
        _ => V::Real(r),
    };
    match &node.op {
        Op::Var(i) => env.vars[&(node.sort, *i)].clone(),
        Op::Const(v) => v.clone(),
        Op::Bin(b) => {
            let V::Bv(w, a) = *args[0] else { panic!("a vector is expected") };
            let r = b.on_small(w, a, args[1].bits());
            match b.gives {
                Gives::Same => V::Bv(w, r),
                Gives::Bit => V::Bv(1, r),
                Gives::Truth => V::Bool(r == 1),
            }
        }
        Op::Un(u, n) => {
            let V::Bv(w, a) = *args[0] else { panic!("a vector is expected") };
            let (wide, r) = ((u.width)(w, *n), (u.small)(w, *n, a));
            if u.truth { V::Bool(r == 1) } else { V::Bv(wide, r & mask(wide)) }
        }
        Op::Extract(hi, lo) => V::Bv(hi - lo + 1, args[0].bits() >> lo & mask(hi - lo + 1)),
        Op::Concat => args.iter().skip(1).fold(args[0].clone(), |acc, v| match (acc, v) {
            (V::Bv(w, a), V::Bv(w2, b)) => V::Bv(w + w2, a << w2 | b),
            _ => panic!("a vector is expected"),
        }),
        Op::Not => V::Bool(!args[0].truth()),
        Op::And => V::Bool(args.iter().all(|v| v.truth())),
        Op::Or => V::Bool(args.iter().any(|v| v.truth())),
        Op::Implies => V::Bool(!args[0].truth() || args[1].truth()),
        Op::Eq => V::Bool(args[0] == args[1]),
        Op::Ne | Op::Xor => V::Bool(args[0] != args[1]),
        Op::Distinct => V::Bool((0..args.len()).all(|i| (0..i).all(|j| args[i] != args[j]))),
        Op::Ite => args[if args[0].truth() { 1 } else { 2 }].clone(),
        Op::Select => {
            let V::Array(e, a) = args[0] else { panic!("an array is expected") };
            V::Bv(*e, a[args[1].bits() as usize])
        }
        Op::Store => {
            let V::Array(e, a) = args[0] else { panic!("an array is expected") };
            let mut a = a.clone();
            a[args[1].bits() as usize] = args[2].bits();
            V::Array(*e, a)
        }
        Op::ConstArray => {
            let S::Array(i, e) = node.sort else { panic!("an array is expected") };
            V::Array(e, vec![args[0].bits(); 1 << i])
        }
        Op::Add => number(args.iter().map(|v| v.rational()).sum()),
        Op::Sub => number(args[0].rational() - args[1].rational()),
        Op::Neg => number(-args[0].rational()),
        Op::Mul => number(args[0].rational() * args[1].rational()),
        Op::Abs => number(args[0].rational().abs()),
        Op::Div if args[1].rational().is_zero() => number(BigRational::zero()),
        Op::Div if node.sort == S::Real => V::Real(args[0].rational() / args[1].rational()),
        Op::Div => V::Int(quotient(args[0].whole(), args[1].whole())),
        Op::Mod if args[1].whole().is_zero() => args[0].clone(),
        Op::Mod => V::Int(args[0].whole() - quotient(args[0].whole(), args[1].whole()) * args[1].whole()),
        Op::Le => V::Bool(args[0].rational() <= args[1].rational()),
        Op::Lt => V::Bool(args[0].rational() < args[1].rational()),
        Op::Ge => V::Bool(args[0].rational() >= args[1].rational()),
        Op::Gt => V::Bool(args[0].rational() > args[1].rational()),
        Op::ToReal => V::Real(args[0].rational()),
        Op::ToInt => V::Int(args[0].rational().floor().to_integer()),
        Op::IsInt => V::Bool(args[0].rational().denom().is_one()),
        Op::F => V::Bv(3, env.f[args[0].bits() as usize * 2 + usize::from(args[1].truth())]),
        Op::G => {
            let V::Elem(e) = args[0] else { panic!("an element is expected") };
            V::Elem(env.g[*e as usize])
        }
        Op::H => {
            let at = usize::try_from(args[0].whole()).ok().filter(|i| *i < env.h.len());
            V::Int(BigInt::from(at.map_or(0, |i| env.h[i])))
        }
    }
}

/// The quotient `q` with `0 <= a - q*b < |b|`: found from the real quotient, rounded down for positive
/// divisors and up for negative ones.
fn quotient(a: &BigInt, b: &BigInt) -> BigInt {
    let exact = BigRational::new(a.clone(), b.clone());
    if b.is_positive() { exact.floor().to_integer() } else { exact.ceil().to_integer() }
}

pub(crate) fn sort_of(t: &mut Terms, s: S) -> Sort {
    match s {
        S::Bool => Sort::Bool,
        S::Bv(w) => Sort::Bv(w),
        S::Int => Sort::Int,
        S::Real => Sort::Real,
        S::Array(i, e) => t.array_sort(Sort::Bv(i), Sort::Bv(e)),
        S::Elem => t.sort_named("Elem"),
    }
}

fn elem_sort(t: &mut Terms) -> SortName {
    match t.sort_named("Elem") {
        Sort::Uninterpreted(s) => s,
        _ => panic!("a named sort is uninterpreted"),
    }
}

pub(crate) fn var_term(t: &mut Terms, sort: S, i: usize) -> Term {
    let s = sort_of(t, sort);
    t.var(&format!("x{i}_{sort:?}"), s)
}

fn functions(t: &mut Terms) -> [Symbol; 3] {
    let elem = sort_of(t, S::Elem);
    [
        t.declare("f", &[Sort::Bv(2), Sort::Bool], Sort::Bv(3)),
        t.declare("g", &[elem], elem),
        t.declare("h", &[Sort::Int], Sort::Int),
    ]
}

pub(crate) fn const_term(t: &mut Terms, v: &V) -> Term {
    match v {
        V::Bool(b) => t.bool(*b),
        V::Bv(w, v) => t.bv(*w, *v),
        V::Int(v) => t.int(v.clone()),
        V::Real(v) => t.real(v.clone()),
        V::Elem(e) => {
            let s = elem_sort(t);
            t.element(s, *e)
        }
        V::Array(e, a) => {
            let i = a.len().ilog2();
            let sort = sort_of(t, S::Array(i, *e));
            let first = t.bv(*e, a[0]);
            let mut out = t.const_array(sort, first);
            for (k, v) in a.iter().enumerate().rev() {
                let (k, v) = (t.bv(i, k as u128), t.bv(*e, *v));
                out = t.store(out, k, v);
            }
            out
        }
    }
}

fn make(node: &Node, a: &[Term], t: &mut Terms) -> Term {
    match &node.op {
        Op::Var(i) => var_term(t, node.sort, *i),
        Op::Const(v) => const_term(t, v),
        Op::Bin(b) => (b.build)(t, a[0], a[1]),
        Op::Un(u, n) => (u.build)(t, *n, a[0]),
        Op::Extract(hi, lo) => t.extract(*hi, *lo, a[0]),
        Op::Concat => t.concat(a),
        Op::Not => t.not(a[0]),
        Op::And => t.and(a),
        Op::Or => t.or(a),
        Op::Implies => t.implies(a[0], a[1]),
        Op::Xor => t.xor(a[0], a[1]),
        Op::Eq => t.eq(a[0], a[1]),
        Op::Ne => t.ne(a[0], a[1]),
        Op::Distinct => t.distinct(a),
        Op::Ite => t.ite(a[0], a[1], a[2]),
        Op::Select => t.select(a[0], a[1]),
        Op::Store => t.store(a[0], a[1], a[2]),
        Op::ConstArray => {
            let sort = sort_of(t, node.sort);
            t.const_array(sort, a[0])
        }
        Op::Add => {
            let sum = t.add(a[0], a[1]);
            if a.len() > 2 { t.add(sum, a[2]) } else { sum }
        }
        Op::Sub => t.sub(a[0], a[1]),
        Op::Neg => t.neg(a[0]),
        Op::Mul => t.mul(a[0], a[1]),
        Op::Abs => t.abs(a[0]),
        Op::Div if node.sort == S::Real => t.real_div(a[0], a[1]),
        Op::Div => t.int_div(a[0], a[1]),
        Op::Mod => t.int_mod(a[0], a[1]),
        Op::Le => t.le(a[0], a[1]),
        Op::Lt => t.lt(a[0], a[1]),
        Op::Ge => t.ge(a[0], a[1]),
        Op::Gt => t.gt(a[0], a[1]),
        Op::ToReal => t.to_real(a[0]),
        Op::ToInt => t.to_int(a[0]),
        Op::IsInt => t.is_int(a[0]),
        Op::F => {
            let f = functions(t)[0];
            t.apply(f, a)
        }
        Op::G => {
            let g = functions(t)[1];
            t.apply(g, a)
        }
        Op::H => {
            let h = functions(t)[2];
            t.apply(h, a)
        }
    }
}

impl Env {
    /// Random values for these variables and for the functions.
    pub(crate) fn random(rng: &mut Rng, vars: &[(S, usize)]) -> Env {
        Env {
            vars: vars.iter().map(|k| (*k, random_value(rng, k.0))).collect(),
            f: (0..8).map(|_| rng.bits(3)).collect(),
            g: (0..ELEMS).map(|_| rng.below(ELEMS as usize) as u32).collect(),
            h: (0..6).map(|_| rng.below(9) as i64 - 4).collect(),
        }
    }

    /// The same for the crate.
    pub(crate) fn assignment(&self, t: &mut Terms, with_functions: bool) -> Assignment {
        let mut out = Assignment::new();
        for ((sort, i), v) in &self.vars {
            let x = var_term(t, *sort, *i);
            let v = value_of(t, v);
            out.set(t.as_var(x).expect("a variable"), v);
        }
        if !with_functions {
            return out;
        }
        let elem = elem_sort(t);
        let [f, g, h] = functions(t);
        let function = |default: Value, entries: Vec<(Vec<Value>, Value)>| {
            Value::Function(Box::new(FunctionValue { default, entries: entries.into_iter().collect() }))
        };
        let bv = |w, v| Value::Bv(Bv::new(w, v));
        let table = self
            .f
            .iter()
            .enumerate()
            .map(|(i, v)| (vec![bv(2, i as u128 / 2), Value::Bool(i % 2 == 1)], bv(3, *v)))
            .collect();
        out.set(f, function(bv(3, 0), table));
        let element = |e| Value::Element(elem, e);
        let table = (0..ELEMS).map(|e| (vec![element(e)], element(self.g[e as usize]))).collect();
        out.set(g, function(element(0), table));
        let int = |v: i64| Value::Int(BigInt::from(v));
        let table = self.h.iter().enumerate().map(|(i, v)| (vec![int(i as i64)], int(*v))).collect();
        out.set(h, function(int(0), table));
        out
    }
}

/// A value as the crate has it.
pub(crate) fn value_of(t: &mut Terms, v: &V) -> Value {
    match v {
        V::Bool(b) => Value::Bool(*b),
        V::Bv(w, v) => Value::Bv(Bv::new(*w, *v)),
        V::Int(v) => Value::Int(v.clone()),
        V::Real(v) => Value::Real(v.clone()),
        V::Elem(e) => Value::Element(elem_sort(t), *e),
        V::Array(e, a) => {
            let i = a.len().ilog2();
            let mut out = ArrayValue::constant(Value::Bv(Bv::new(*e, a[0])), Some(a.len() as u128));
            for (k, v) in a.iter().enumerate() {
                out = out.store(Value::Bv(Bv::new(i, k as u128)), Value::Bv(Bv::new(*e, *v)));
            }
            Value::Array(Box::new(out))
        }
    }
}

/// Whether a value of the crate is this one. Arrays are compared place by place.
pub(crate) fn same(v: &V, w: &Value) -> bool {
    match (v, w) {
        (V::Bool(a), Value::Bool(b)) => a == b,
        (V::Bv(n, a), Value::Bv(b)) => *n == b.width() && b.to_u128() == Some(*a),
        (V::Int(a), Value::Int(b)) => a == b,
        (V::Real(a), Value::Real(b)) => a == b,
        (V::Elem(a), Value::Element(_, b)) => a == b,
        (V::Array(e, a), Value::Array(b)) => {
            let i = a.len().ilog2();
            a.iter()
                .enumerate()
                .all(|(k, v)| same(&V::Bv(*e, *v), b.select(&Value::Bv(Bv::new(i, k as u128)))))
        }
        _ => false,
    }
}
