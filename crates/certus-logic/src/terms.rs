//! The arena of hash-consed terms.
//!
//! A [`Term`] is a number that means something only together with the [`Terms`] that made it. Equal terms
//! have equal numbers, so comparing and hashing cost nothing, and an argument's number is always below
//! that of the term it stands in.

use crate::bv::Bv;
use crate::op::{ConstId, Op, Symbol};
use crate::sort::{ArraySort, Sort, SortName};
use crate::value::Value;
use hashbrown::{HashMap, HashTable};
use num_bigint::BigInt;
use num_rational::BigRational;
use rustc_hash::{FxBuildHasher, FxHasher};
use std::hash::{Hash, Hasher};

/// A term of some arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(pub(crate) u32);

impl Term {
    /// The position of the term in a table.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Term {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "t{}", self.0)
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    op: Op,
    sort: Sort,
    len: u32,
    /// The arguments, if there are no more than these; else where in the pool they begin is in the first.
    args: [Term; INLINE],
}

/// How many arguments are kept with their term, where reading them costs no second look at memory.
const INLINE: usize = 3;

impl Node {
    fn args<'a>(&'a self, pool: &'a [Term]) -> &'a [Term] {
        let len = self.len as usize;
        if len <= INLINE { &self.args[..len] } else { &pool[self.args[0].index()..][..len] }
    }
}

/// A declared variable or function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The name, as the user wrote it (without SMT-LIB's bars).
    pub name: String,
    /// The argument sorts; none for a variable.
    pub params: Vec<Sort>,
    /// The sort of the result.
    pub result: Sort,
    /// The variable this one is the primed version of.
    pub unprimed: Option<Symbol>,
    primed: Option<Symbol>,
}

/// The arena. See the module's text.
#[derive(Clone, Debug)]
pub struct Terms {
    nodes: Vec<Node>,
    args: Vec<Term>,
    table: HashTable<Term>,
    /// By term, so that the table can grow without a look at the nodes.
    hashes: Vec<u64>,
    consts: Vec<Value>,
    const_terms: HashMap<Value, Term, FxBuildHasher>,
    symbols: Vec<Declaration>,
    by_name: HashMap<String, Symbol, FxBuildHasher>,
    array_sorts: Vec<(Sort, Sort)>,
    sort_names: Vec<String>,
    /// How deep the constructors are inside each other: rules that look into arguments stop at a bound, so
    /// that no rule costs more than constant work and stack (see [`Terms::guarded`]).
    pub(crate) depth: u32,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

fn hash_node(op: Op, args: &[Term]) -> u64 {
    let mut h = FxHasher::default();
    op.hash(&mut h);
    let mut pairs = args.chunks_exact(2);
    for pair in &mut pairs {
        h.write_u64(u64::from(pair[0].0) << 32 | u64::from(pair[1].0));
    }
    if let [last] = pairs.remainder() {
        h.write_u32(last.0);
    }
    h.finish()
}

impl Terms {
    /// An empty arena; only the two truth values are in it.
    #[must_use]
    pub fn new() -> Terms {
        let mut terms = Terms {
            nodes: Vec::new(),
            args: Vec::new(),
            table: HashTable::new(),
            hashes: Vec::new(),
            consts: Vec::new(),
            const_terms: HashMap::default(),
            symbols: Vec::new(),
            by_name: HashMap::default(),
            array_sorts: Vec::new(),
            sort_names: Vec::new(),
            depth: 0,
        };
        terms.intern(Op::False, &[], Sort::Bool);
        terms.intern(Op::True, &[], Sort::Bool);
        terms
    }

    /// The term of this operator and these arguments exactly as they are. Only the constructors call it.
    pub(crate) fn intern(&mut self, op: Op, args: &[Term], sort: Sort) -> Term {
        let hash = hash_node(op, args);
        let (nodes, pool) = (&self.nodes, &self.args);
        let same = |t: &Term| {
            let n = &nodes[t.index()];
            n.op == op && n.args(pool) == args
        };
        if let Some(t) = self.table.find(hash, same) {
            return *t;
        }
        let term = Term(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        let mut node = Node { op, sort, len: args.len() as u32, args: [Term(0); INLINE] };
        if args.len() <= INLINE {
            node.args[..args.len()].copy_from_slice(args);
        } else {
            node.args[0] = Term(u32::try_from(self.args.len()).expect("fewer than 2^32 arguments"));
            self.args.extend_from_slice(args);
        }
        self.nodes.push(node);
        self.hashes.push(hash);
        let hashes = &self.hashes;
        self.table.insert_unique(hash, term, |t| hashes[t.index()]);
        term
    }

    /// The term of this operator and these arguments exactly as they are, if it was made before.
    pub(crate) fn existing(&self, op: Op, args: &[Term]) -> Option<Term> {
        let same = |t: &Term| self.op(*t) == op && self.args(*t) == args;
        self.table.find(hash_node(op, args), same).copied()
    }

    /// The number of terms made so far; every term's index is below it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the truth values are always there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The operator of a term.
    #[must_use]
    pub fn op(&self, t: Term) -> Op {
        self.nodes[t.index()].op
    }

    /// The sort of a term.
    #[must_use]
    pub fn sort(&self, t: Term) -> Sort {
        self.nodes[t.index()].sort
    }

    /// The width of a bit-vector term.
    ///
    /// # Panics
    /// If the term is no bit-vector.
    #[must_use]
    pub fn width(&self, t: Term) -> u32 {
        match self.sort(t) {
            Sort::Bv(w) => w,
            s => panic!("a bit-vector is expected where a term of sort {s:?} stands"),
        }
    }

    /// The arguments of a term.
    #[must_use]
    pub fn args(&self, t: Term) -> &[Term] {
        self.nodes[t.index()].args(&self.args)
    }

    /// The `i`-th argument of a term.
    #[must_use]
    pub fn arg(&self, t: Term, i: usize) -> Term {
        self.args(t)[i]
    }

    /// The arguments of a term if its operator is `op`.
    #[must_use]
    pub fn args_if(&self, t: Term, op: Op) -> Option<&[Term]> {
        (self.op(t) == op).then(|| self.args(t))
    }

    // ---- constants ----

    /// True.
    #[must_use]
    pub fn tru(&self) -> Term {
        Term(1)
    }

    /// False.
    #[must_use]
    pub fn fls(&self) -> Term {
        Term(0)
    }

    /// A truth value.
    #[must_use]
    pub fn bool(&self, b: bool) -> Term {
        if b { self.tru() } else { self.fls() }
    }

    /// A constant of a sort that is the same in every arena, or of a named one.
    pub(crate) fn constant(&mut self, v: Value, sort: Sort) -> Term {
        if let Some(t) = self.const_terms.get(&v) {
            return *t;
        }
        let id = ConstId(u32::try_from(self.consts.len()).expect("fewer than 2^32 constants"));
        let t = self.intern(Op::Const(id), &[], sort);
        self.consts.push(v.clone());
        self.const_terms.insert(v, t);
        t
    }

    /// A bit-vector constant.
    pub fn bv_const(&mut self, v: Bv) -> Term {
        let sort = Sort::Bv(v.width());
        self.constant(Value::Bv(v), sort)
    }

    /// The bit-vector constant `v` modulo two to the `width`.
    pub fn bv(&mut self, width: u32, v: u128) -> Term {
        self.bv_const(Bv::new(width, v))
    }

    /// An integer constant.
    pub fn int(&mut self, v: impl Into<BigInt>) -> Term {
        self.constant(Value::Int(v.into()), Sort::Int)
    }

    /// A real constant.
    pub fn real(&mut self, v: BigRational) -> Term {
        self.constant(Value::Real(v), Sort::Real)
    }

    /// An element of an uninterpreted sort: distinct numbers are distinct elements.
    pub fn element(&mut self, sort: SortName, n: u32) -> Term {
        self.constant(Value::Element(sort, n), Sort::Uninterpreted(sort))
    }

    /// The value of a constant, the truth values included.
    #[must_use]
    pub fn value_of(&self, t: Term) -> Option<Value> {
        match self.op(t) {
            Op::True => Some(Value::Bool(true)),
            Op::False => Some(Value::Bool(false)),
            Op::Const(id) => Some(self.consts[id.0 as usize].clone()),
            _ => None,
        }
    }

    /// The value of a bit-vector constant.
    #[must_use]
    pub fn as_bv(&self, t: Term) -> Option<&Bv> {
        match self.op(t) {
            Op::Const(id) => self.consts[id.0 as usize].as_bv(),
            _ => None,
        }
    }

    /// The value of an integer or real constant.
    #[must_use]
    pub fn as_rational(&self, t: Term) -> Option<BigRational> {
        match self.op(t) {
            Op::Const(id) => self.consts[id.0 as usize].as_rational(),
            _ => None,
        }
    }

    /// Whether a term is a constant.
    #[must_use]
    pub fn is_const(&self, t: Term) -> bool {
        matches!(self.op(t), Op::Const(_) | Op::True | Op::False)
    }

    // ---- symbols ----

    /// The variable of this name and sort, declared on first use.
    ///
    /// # Panics
    /// If the name is declared with another sort; callers that read foreign text ask [`Terms::symbol`]
    /// first.
    pub fn var(&mut self, name: &str, sort: Sort) -> Term {
        let symbol = self.declare(name, &[], sort);
        self.symbol_term(symbol)
    }

    /// The function of this name, declared on first use.
    ///
    /// # Panics
    /// If the name is declared with another signature.
    pub fn declare(&mut self, name: &str, params: &[Sort], result: Sort) -> Symbol {
        if let Some(s) = self.by_name.get(name) {
            let d = &self.symbols[s.index()];
            assert!(d.params == params && d.result == result, "`{name}` is declared with another sort");
            return *s;
        }
        let s = Symbol(u32::try_from(self.symbols.len()).expect("fewer than 2^32 symbols"));
        self.symbols.push(Declaration {
            name: name.to_owned(),
            params: params.to_vec(),
            result,
            unprimed: None,
            primed: None,
        });
        self.by_name.insert(name.to_owned(), s);
        s
    }

    /// A variable whose name begins with `stem` and is used by no other.
    pub fn fresh(&mut self, stem: &str, sort: Sort) -> Term {
        let mut name = stem.to_owned();
        let mut n = self.symbols.len();
        while self.by_name.contains_key(&name) {
            name = format!("{stem}!{n}");
            n += 1;
        }
        self.var(&name, sort)
    }

    /// The symbol of this name, if it is declared.
    #[must_use]
    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// How many symbols are declared.
    pub(crate) fn symbol_count(&self) -> usize {
        self.symbols.len()
    }

    /// The declaration of a symbol.
    #[must_use]
    pub fn declaration(&self, s: Symbol) -> &Declaration {
        &self.symbols[s.index()]
    }

    /// The term of a variable's symbol.
    pub fn symbol_term(&mut self, s: Symbol) -> Term {
        let sort = self.symbols[s.index()].result;
        self.intern(Op::Var(s), &[], sort)
    }

    /// The symbol of a variable.
    #[must_use]
    pub fn as_var(&self, t: Term) -> Option<Symbol> {
        match self.op(t) {
            Op::Var(s) => Some(s),
            _ => None,
        }
    }

    /// The name of a variable.
    #[must_use]
    pub fn var_name(&self, t: Term) -> Option<&str> {
        self.as_var(t).map(|s| self.declaration(s).name.as_str())
    }

    /// The next-state version of a variable: a variable of the same sort whose name has a prime more.
    pub fn primed_var(&mut self, s: Symbol) -> Symbol {
        if let Some(p) = self.symbols[s.index()].primed {
            return p;
        }
        let Declaration { name, result, .. } = self.symbols[s.index()].clone();
        // A user's own variable may have that name already: it is not ours to take.
        let mut primed_name = format!("{name}'");
        while self.by_name.contains_key(&primed_name) {
            primed_name.push('\'');
        }
        let p = self.declare(&primed_name, &[], result);
        self.symbols[s.index()].primed = Some(p);
        self.symbols[p.index()].unprimed = Some(s);
        p
    }

    // ---- sorts ----

    /// The sort of arrays from `index` to `element`.
    pub fn array_sort(&mut self, index: Sort, element: Sort) -> Sort {
        let pair = (index, element);
        let at = self.array_sorts.iter().position(|p| *p == pair).unwrap_or_else(|| {
            self.array_sorts.push(pair);
            self.array_sorts.len() - 1
        });
        Sort::Array(ArraySort(at as u32))
    }

    /// Index and element sort of an array sort.
    #[must_use]
    pub fn array_sorts(&self, s: ArraySort) -> (Sort, Sort) {
        self.array_sorts[s.0 as usize]
    }

    /// The uninterpreted sort of this name.
    pub fn sort_named(&mut self, name: &str) -> Sort {
        let at = self.sort_names.iter().position(|n| n == name).unwrap_or_else(|| {
            self.sort_names.push(name.to_owned());
            self.sort_names.len() - 1
        });
        Sort::Uninterpreted(SortName(at as u32))
    }

    /// The name of an uninterpreted sort.
    #[must_use]
    pub fn sort_name(&self, s: SortName) -> &str {
        &self.sort_names[s.0 as usize]
    }

    /// How many values a sort has, if that is finite and can be counted.
    #[must_use]
    pub fn domain_size(&self, s: Sort) -> Option<u128> {
        match s {
            Sort::Bool => Some(2),
            Sort::Bv(w) if w < 128 => Some(1 << w),
            _ => None,
        }
    }

    /// Some value of a sort: zero, false, an array of them.
    #[must_use]
    pub fn default_value(&self, s: Sort) -> Value {
        match s {
            Sort::Bool => Value::Bool(false),
            Sort::Bv(w) => Value::Bv(Bv::zero(w)),
            Sort::Int => Value::Int(BigInt::ZERO),
            Sort::Real => Value::Real(BigRational::from_integer(BigInt::ZERO)),
            Sort::Uninterpreted(s) => Value::Element(s, 0),
            Sort::Array(a) => {
                let (index, element) = self.array_sorts(a);
                let default = self.default_value(element);
                let domain = self.domain_size(index);
                Value::Array(Box::new(crate::value::ArrayValue::constant(default, domain)))
            }
        }
    }

    /// Runs `rule`, which may look into arguments and call other constructors, unless the constructors are
    /// already `bound` deep inside each other. Without it a rule that moves an operator towards the leaves
    /// would recurse through the whole term.
    pub(crate) fn guarded<T>(&mut self, bound: u32, rule: impl FnOnce(&mut Terms) -> Option<T>) -> Option<T> {
        if self.depth >= bound {
            return None;
        }
        self.depth += 1;
        let r = rule(self);
        self.depth -= 1;
        r
    }
}
