//! Random terms over all operators: written and read again, a term is itself in its own arena, and means
//! the same in another.

use certus_logic::smtlib::{Command, read_script, read_term, script_text, term_text};
use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use num_bigint::BigInt;
use num_rational::BigRational;

/// A small generator of numbers (xorshift64*), fixed by its seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n as u64) as usize
    }
}

const WIDTHS: [u32; 6] = [1, 2, 7, 8, 32, 130];

/// Terms made so far, from which the next ones are made.
struct Pool {
    random: Random,
    made: Vec<Term>,
    arrays: Vec<Sort>,
    u: Sort,
}

impl Pool {
    fn new(terms: &mut Terms, seed: u64) -> Pool {
        let u = terms.sort_named("U");
        let inner = terms.array_sort(Sort::Bv(2), u);
        let arrays = vec![
            terms.array_sort(Sort::Bv(8), Sort::Bv(8)),
            terms.array_sort(Sort::Int, Sort::Real),
            terms.array_sort(u, Sort::Bool),
            inner,
            terms.array_sort(Sort::Bool, inner),
        ];
        let mut made = vec![terms.tru(), terms.fls()];
        let mut sorts = vec![Sort::Bool, Sort::Int, Sort::Real, u];
        sorts.extend(WIDTHS.map(Sort::Bv));
        sorts.extend_from_slice(&arrays);
        for (i, s) in sorts.iter().enumerate() {
            for n in 0..3 {
                made.push(terms.var(&format!("v{n} {i}"), *s));
            }
        }
        Pool { random: Random(seed * 2 + 1), made, arrays, u }
    }

    /// A term of this sort, a recent one more often.
    fn pick(&mut self, terms: &mut Terms, sort: Sort) -> Term {
        let window = [10, 40, usize::MAX][self.random.below(3)].min(self.made.len());
        let from = self.made.len() - window;
        let found: Vec<Term> = self.made[from..].iter().copied().filter(|t| terms.sort(*t) == sort).collect();
        if found.is_empty() || self.random.below(6) == 0 {
            return self.constant(terms, sort);
        }
        found[self.random.below(found.len())]
    }

    fn constant(&mut self, terms: &mut Terms, sort: Sort) -> Term {
        let n = self.random.below(9) as i64 - 4;
        match sort {
            Sort::Bool => terms.bool(n > 0),
            Sort::Bv(w) => terms.bv_const(Bv::from_i128(w, i128::from(n))),
            Sort::Int => terms.int(n),
            Sort::Real => {
                let d = 1 + self.random.below(3) as i64;
                terms.real(BigRational::new(BigInt::from(n), BigInt::from(d)))
            }
            Sort::Uninterpreted(s) => terms.element(s, n.unsigned_abs() as u32),
            Sort::Array(a) => {
                let element = self.constant(terms, terms.array_sorts(a).1);
                terms.const_array(sort, element)
            }
        }
    }

    fn step(&mut self, terms: &mut Terms) {
        let t = match self.random.below(10) {
            0 | 1 => self.boolean(terms),
            2..=5 => self.bits(terms),
            6 | 7 => self.arithmetic(terms),
            8 => self.array(terms),
            _ => {
                let sort = terms.sort(self.made[self.random.below(self.made.len())]);
                let (c, a, b) =
                    (self.pick(terms, Sort::Bool), self.pick(terms, sort), self.pick(terms, sort));
                if self.random.below(2) == 0 { terms.eq(a, b) } else { terms.ite(c, a, b) }
            }
        };
        self.made.push(t);
    }

    fn boolean(&mut self, terms: &mut Terms) -> Term {
        let n = 2 + self.random.below(3);
        let args: Vec<Term> = (0..n).map(|_| self.pick(terms, Sort::Bool)).collect();
        match self.random.below(7) {
            0 => terms.not(args[0]),
            1 | 2 => terms.and(&args),
            3 => terms.or(&args),
            4 => terms.implies(args[0], args[1]),
            5 => terms.xor(args[0], args[1]),
            _ => {
                let f = terms.declare("f g", &[Sort::Bool, self.u], Sort::Bool);
                let u = self.pick(terms, self.u);
                terms.apply(f, &[args[0], u])
            }
        }
    }

    fn bits(&mut self, terms: &mut Terms) -> Term {
        let w = WIDTHS[self.random.below(WIDTHS.len())];
        let (a, b) = (self.pick(terms, Sort::Bv(w)), self.pick(terms, Sort::Bv(w)));
        let other = WIDTHS[self.random.below(WIDTHS.len())];
        type Binary = fn(&mut Terms, Term, Term) -> Term;
        let binary: &[Binary] = &[
            Terms::bvand,
            Terms::bvor,
            Terms::bvxor,
            Terms::bvnand,
            Terms::bvnor,
            Terms::bvxnor,
            Terms::bvadd,
            Terms::bvsub,
            Terms::bvmul,
            Terms::bvudiv,
            Terms::bvurem,
            Terms::bvsdiv,
            Terms::bvsrem,
            Terms::bvsmod,
            Terms::bvshl,
            Terms::bvlshr,
            Terms::bvashr,
            Terms::bvcomp,
            Terms::bvult,
            Terms::bvule,
            Terms::bvslt,
            Terms::bvsle,
            Terms::bvuaddo,
            Terms::bvsaddo,
            Terms::bvssubo,
            Terms::bvumulo,
            Terms::bvsmulo,
            Terms::bvsdivo,
            Terms::bvor,
            Terms::bvadd,
            Terms::bvsub,
        ];
        match self.random.below(10) {
            0 => terms.bvnot(a),
            1 => terms.bvneg(a),
            2 => {
                let b = self.pick(terms, Sort::Bv(other));
                let t = terms.concat(&[a, b]);
                self.fit(terms, t, w)
            }
            3 => {
                let (lo, hi) = (self.random.below(w as usize) as u32, self.random.below(w as usize) as u32);
                terms.extract(lo.max(hi), lo.min(hi), a)
            }
            4 if other > w => terms.zero_extend(other - w, a),
            4 | 5 if other > w => terms.sign_extend(other - w, a),
            _ => binary[self.random.below(binary.len())](terms, a, b),
        }
    }

    /// Extracted or extended to a width that others have too.
    fn fit(&mut self, terms: &mut Terms, t: Term, w: u32) -> Term {
        match terms.width(t) {
            is if is >= w => terms.extract(w - 1, 0, t),
            is => terms.sign_extend(w - is, t),
        }
    }

    fn arithmetic(&mut self, terms: &mut Terms) -> Term {
        let sort = if self.random.below(2) == 0 { Sort::Int } else { Sort::Real };
        let (a, b) = (self.pick(terms, sort), self.pick(terms, sort));
        match (self.random.below(10), sort) {
            (0, _) => terms.add(a, b),
            (1, _) => terms.sub(a, b),
            (2, _) => terms.mul(a, b),
            (3, _) => terms.le(a, b),
            (4, _) => terms.lt(a, b),
            (5, _) => terms.abs(a),
            (6, Sort::Int) => terms.int_div(a, b),
            (6, _) => terms.real_div(a, b),
            (7, Sort::Int) => terms.int_mod(a, b),
            (7, _) => terms.to_int(a),
            (8, Sort::Int) => terms.to_real(a),
            (8, _) => terms.is_int(a),
            _ => {
                let f = terms.declare(if sort == Sort::Int { "h" } else { "h'" }, &[sort], sort);
                terms.apply(f, &[a])
            }
        }
    }

    fn array(&mut self, terms: &mut Terms) -> Term {
        let sort = self.arrays[self.random.below(self.arrays.len())];
        let Sort::Array(s) = sort else { unreachable!("only array sorts are there") };
        let (index, element) = terms.array_sorts(s);
        let (a, i, e) = (self.pick(terms, sort), self.pick(terms, index), self.pick(terms, element));
        match self.random.below(5) {
            0 | 1 => terms.select(a, i),
            2 | 3 => terms.store(a, i, e),
            _ => terms.const_array(sort, e),
        }
    }

    /// A value of any variable there is, elements and arrays included.
    fn value(&mut self, terms: &mut Terms, sort: Sort) -> Value {
        let t = self.constant(terms, sort);
        terms.eval(t, &Assignment::new())
    }
}

#[test]
fn the_same_term() {
    for seed in 1..=30 {
        let mut terms = Terms::new();
        let mut pool = Pool::new(&mut terms, seed);
        for _ in 0..300 {
            pool.step(&mut terms);
        }
        for t in pool.made.clone() {
            let text = term_text(&terms, t);
            let again = read_term(&mut terms, &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(again, t, "seed {seed}:\n{text}\n{}", term_text(&terms, again));
        }
    }
}

#[test]
fn the_same_meaning_elsewhere() {
    for seed in 1..=20 {
        let mut terms = Terms::new();
        let mut pool = Pool::new(&mut terms, 1000 + seed);
        for _ in 0..300 {
            pool.step(&mut terms);
        }
        let formulas: Vec<Term> =
            pool.made.iter().copied().filter(|t| terms.sort(*t) == Sort::Bool).collect();
        let script = script_text(&terms, "ALL", &formulas);

        // Variables exist already, in another order, so other sides of commutative operators come first.
        let mut other = Terms::new();
        other.sort_named("U");
        let mut vars = terms.free_vars_of(&formulas);
        vars.reverse();
        for v in &vars {
            if let s @ (Sort::Bool | Sort::Bv(_) | Sort::Int | Sort::Real) = terms.sort(*v) {
                other.var(terms.var_name(*v).unwrap(), s);
            }
        }
        let commands = read_script(&mut other, &script).unwrap_or_else(|e| panic!("{e}\n{script}"));
        let read: Vec<Term> = commands
            .iter()
            .filter_map(|c| if let Command::Assert { term, .. } = c { Some(*term) } else { None })
            .collect();
        assert_eq!(read.len(), formulas.len());
        for _ in 0..10 {
            let (mut here, mut there) = (Assignment::new(), Assignment::new());
            for v in &vars {
                let sort = terms.sort(*v);
                let value = pool.value(&mut terms, sort);
                let symbol = other.symbol(terms.var_name(*v).unwrap()).unwrap();
                there.set(symbol, value.clone());
                here.set(terms.as_var(*v).unwrap(), value);
            }
            let (one, two) = (terms.eval_all(&formulas, &here), other.eval_all(&read, &there));
            for (i, (x, y)) in one.iter().zip(&two).enumerate() {
                assert_eq!(x, y, "seed {seed}: {}", term_text(&terms, formulas[i]));
            }
        }
    }
}

/// Long sums, products and conjunctions are where constructors stop collecting.
#[test]
fn beyond_the_bounds() {
    let mut terms = Terms::new();
    let mut random = Random(77);
    let vars: Vec<Term> = (0..50).map(|i| terms.var(&format!("x{i}"), Sort::Bv(16))).collect();
    let numbers: Vec<Term> = (0..50).map(|i| terms.var(&format!("i{i}"), Sort::Int)).collect();
    let mut made = Vec::new();
    for _ in 0..15 {
        let (mut sum, mut and, mut int) = (terms.bv(16, 3), vars[0], terms.int(7));
        let mut slices = vec![vars[1]];
        for _ in 0..60 {
            let (x, k) = (vars[random.below(50)], terms.bv(16, random.below(4) as u128));
            let m = terms.bvmul(k, x);
            sum = if random.below(3) == 0 { terms.bvsub(sum, m) } else { terms.bvadd(m, sum) };
            and = if random.below(3) == 0 { terms.bvor(and, x) } else { terms.bvand(and, x) };
            let n = numbers[random.below(50)];
            int = if random.below(3) == 0 { terms.sub(n, int) } else { terms.add(int, n) };
            slices.push(terms.extract(7, 2, x));
            let product = terms.bvmul(and, x);
            made.extend([sum, and, int, product]);
            let (c, d) = (terms.bvult(sum, and), terms.eq(and, sum));
            let e = terms.le(int, n);
            let all = terms.and(&[c, d, e]);
            made.push(all);
        }
        made.push(terms.concat(&slices));
    }
    for t in made {
        let text = term_text(&terms, t);
        assert_eq!(read_term(&mut terms, &text), Ok(t), "{text}");
    }
}

/// Terms 100,000 deep, of every operator that can be nested.
#[test]
fn deep_terms() {
    let mut terms = Terms::new();
    let (x, y) = (terms.var("x", Sort::Bv(32)), terms.var("y", Sort::Bv(32)));
    let memory_sort = terms.array_sort(Sort::Bv(32), Sort::Bv(32));
    let memory = terms.var("m", memory_sort);
    let mut t = x;
    for i in 0..25_000u32 {
        let k = terms.bv(32, u128::from(i % 1000));
        t = terms.bvudiv(t, y);
        let c = terms.bvult(t, k);
        t = terms.ite(c, x, t);
        t = terms.bvashr(t, y);
        let m = terms.store(memory, t, k);
        t = terms.select(m, y);
    }
    let text = term_text(&terms, t);
    assert_eq!(read_term(&mut terms, &text), Ok(t));
}
