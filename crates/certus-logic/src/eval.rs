//! Exact evaluation: the reference for everything else that gives terms a meaning.

use crate::bv::Bv;
use crate::op::{Op, Symbol};
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use crate::value::{ArrayValue, Value, euclid_div, euclid_mod};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An interpretation of variables and functions. What is not in it has the default value of its sort, so
/// every assignment gives every term a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    values: FxHashMap<Symbol, Value>,
}

impl Assignment {
    /// The assignment of defaults.
    #[must_use]
    pub fn new() -> Assignment {
        Assignment::default()
    }

    /// Gives a symbol a value of its sort (a [`Value::Function`] for a function).
    pub fn set(&mut self, symbol: Symbol, value: Value) {
        self.values.insert(symbol, value);
    }

    /// The value given to a symbol.
    #[must_use]
    pub fn get(&self, symbol: Symbol) -> Option<&Value> {
        self.values.get(&symbol)
    }

    /// The symbols that were given a value, ordered.
    #[must_use]
    pub fn symbols(&self) -> Vec<Symbol> {
        let mut all: Vec<Symbol> = self.values.keys().copied().collect();
        all.sort_unstable();
        all
    }
}

impl Terms {
    /// The value of a term.
    #[must_use]
    pub fn eval(&self, t: Term, env: &Assignment) -> Value {
        self.eval_all(&[t], env).pop().expect("one value for each term")
    }

    /// The values of several terms, shared parts evaluated once.
    #[must_use]
    pub fn eval_all(&self, roots: &[Term], env: &Assignment) -> Vec<Value> {
        let order = self.post_order(roots);
        let mut known: FxHashMap<Term, Value> = FxHashMap::default();
        known.reserve(order.len());
        let mut arrays = ArrayUses::of(self, &order, roots);
        for t in order {
            let v = match self.op(t) {
                Op::Store => {
                    let (index, value) = (known[&self.arg(t, 1)].clone(), known[&self.arg(t, 2)].clone());
                    match arrays.take(self.arg(t, 0), &mut known) {
                        Value::Array(a) => Value::Array(Box::new(a.store(index, value))),
                        other => unreachable!("terms are well-sorted: an array stands here, not {other:?}"),
                    }
                }
                Op::Ite => {
                    let taken = if truth(&known[&self.arg(t, 0)]) { 1 } else { 2 };
                    let v = arrays.take(self.arg(t, taken), &mut known);
                    arrays.take(self.arg(t, 3 - taken), &mut known);
                    v
                }
                _ => {
                    let args: SmallVec<[&Value; 4]> = self.args(t).iter().map(|a| &known[a]).collect();
                    let v = self.apply_op(t, &args, env);
                    drop(args);
                    for a in self.args(t) {
                        arrays.release(*a, &mut known);
                    }
                    v
                }
            };
            known.insert(t, v);
        }
        roots.iter().map(|t| known[t].clone()).collect()
    }

    fn apply_op(&self, t: Term, args: &[&Value], env: &Assignment) -> Value {
        let op = self.op(t);
        match op {
            Op::Const(_) | Op::True | Op::False => self.value_of(t).expect("a constant has a value"),
            Op::Var(s) => {
                env.get(s).cloned().unwrap_or_else(|| self.default_value(self.declaration(s).result))
            }
            Op::Apply(s) => match env.get(s) {
                Some(Value::Function(f)) => {
                    let key: Vec<Value> = args.iter().map(|v| (*v).clone()).collect();
                    f.entries.get(&key).unwrap_or(&f.default).clone()
                }
                _ => self.default_value(self.declaration(s).result),
            },
            Op::Not => Value::Bool(!truth(args[0])),
            Op::And => Value::Bool(args.iter().all(|v| truth(v))),
            Op::Eq => Value::Bool(args[0] == args[1]),
            Op::BvUlt => Value::Bool(bits(args[0]).ult(bits(args[1]))),
            Op::BvSlt => Value::Bool(bits(args[0]).slt(bits(args[1]))),
            Op::Select => array(args[0]).select(args[1]).clone(),
            Op::Store | Op::Ite => unreachable!("evaluated where their arguments may be taken"),
            Op::ConstArray(sort) => {
                let Sort::Array(s) = sort else { unreachable!("a constant array has an array sort") };
                let domain = self.domain_size(self.array_sorts(s).0);
                Value::Array(Box::new(ArrayValue::constant(args[0].clone(), domain)))
            }
            Op::Add | Op::Mul | Op::Le | Op::IntDiv | Op::IntMod | Op::RealDiv | Op::ToReal | Op::ToInt => {
                arith_op(op, self.sort(t), args)
            }
            _ => Value::Bv(bv_op(op, args)),
        }
    }
}

/// How often the arrays among the terms are still needed. An array goes on to the next store without a copy
/// where nothing else needs it, so that a chain of stores takes time and space of its length.
struct ArrayUses(FxHashMap<Term, u32>);

impl ArrayUses {
    fn of(terms: &Terms, order: &[Term], roots: &[Term]) -> ArrayUses {
        let mut uses = FxHashMap::default();
        for t in order.iter().flat_map(|t| terms.args(*t)).chain(roots) {
            if matches!(terms.sort(*t), Sort::Array(_)) {
                *uses.entry(*t).or_default() += 1;
            }
        }
        ArrayUses(uses)
    }

    /// Notes that a term was used once, and says whether that was the last time.
    fn used(&mut self, t: Term) -> bool {
        self.0.get_mut(&t).is_some_and(|n| {
            *n -= 1;
            *n == 0
        })
    }

    fn release(&mut self, t: Term, known: &mut FxHashMap<Term, Value>) {
        if !self.0.is_empty() && self.used(t) {
            known.remove(&t);
        }
    }

    fn take(&mut self, t: Term, known: &mut FxHashMap<Term, Value>) -> Value {
        let last = if self.used(t) { known.remove(&t) } else { None };
        last.unwrap_or_else(|| known[&t].clone())
    }
}

fn truth(v: &Value) -> bool {
    v.as_bool().expect("terms are well-sorted: a truth value stands here")
}

fn bits(v: &Value) -> &Bv {
    v.as_bv().expect("terms are well-sorted: a bit-vector stands here")
}

fn array(v: &Value) -> &ArrayValue {
    v.as_array().expect("terms are well-sorted: an array stands here")
}

fn number(v: &Value) -> BigRational {
    v.as_rational().expect("terms are well-sorted: a number stands here")
}

fn bv_op(op: Op, args: &[&Value]) -> Bv {
    let first = bits(args[0]);
    let fold = |f: fn(&Bv, &Bv) -> Bv| args[1..].iter().fold(first.clone(), |acc, v| f(&acc, bits(v)));
    match op {
        Op::BvNot => first.not(),
        Op::BvAnd => fold(Bv::and),
        Op::BvXor => fold(Bv::xor),
        Op::BvAdd => fold(Bv::add),
        Op::BvMul => fold(Bv::mul),
        Op::BvUdiv => fold(Bv::udiv),
        Op::BvUrem => fold(Bv::urem),
        Op::BvSdiv => fold(Bv::sdiv),
        Op::BvSrem => fold(Bv::srem),
        Op::BvShl => fold(Bv::shl),
        Op::BvLshr => fold(Bv::lshr),
        Op::BvAshr => fold(Bv::ashr),
        Op::Concat => fold(Bv::concat),
        Op::Extract { hi, lo } => first.extract(hi, lo),
        Op::SignExt(by) => first.sign_extend(by),
        other => unreachable!("{other:?} gives no bit-vector"),
    }
}

fn arith_op(op: Op, sort: Sort, args: &[&Value]) -> Value {
    let whole = |v: &Value| number(v).to_integer();
    let typed = |v: BigRational| if sort == Sort::Int { Value::Int(v.to_integer()) } else { Value::Real(v) };
    match op {
        Op::Add => typed(args.iter().map(|v| number(v)).sum()),
        Op::Mul => typed(args.iter().map(|v| number(v)).product()),
        Op::Le => Value::Bool(number(args[0]) <= number(args[1])),
        Op::IntDiv if whole(args[1]).is_zero() => Value::Int(BigInt::ZERO),
        Op::IntDiv => Value::Int(euclid_div(&whole(args[0]), &whole(args[1]))),
        Op::IntMod if whole(args[1]).is_zero() => args[0].clone(),
        Op::IntMod => Value::Int(euclid_mod(&whole(args[0]), &whole(args[1]))),
        Op::RealDiv if number(args[1]).is_zero() => typed(BigRational::zero()),
        Op::RealDiv => typed(number(args[0]) / number(args[1])),
        Op::ToReal => Value::Real(number(args[0])),
        Op::ToInt => Value::Int(number(args[0]).floor().to_integer()),
        other => unreachable!("{other:?} is no arithmetic operator"),
    }
}
