//! A random transition relation that looks like a program.

use super::rng::Rng;
use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};

/// State variables, their next values as functions, and the relation made of them.
pub(crate) struct Relation {
    /// The state variables; the first one is the program counter.
    pub(crate) state: Vec<Term>,
    pub(crate) inputs: Vec<Term>,
    /// The next value of each state variable, over state and inputs.
    pub(crate) next: Vec<Term>,
    /// `⋀ x' = next(x)`.
    pub(crate) trans: Term,
}

impl Relation {
    /// A relation over this many variables of 1 to 32 bits.
    pub(crate) fn random(terms: &mut Terms, rng: &mut Rng, vars: usize) -> Relation {
        let commands = vars / 2 + 6;
        let pc_width = usize::BITS - commands.leading_zeros();
        let mut state = vec![terms.var("pc", Sort::Bv(pc_width))];
        while state.len() < vars {
            // Programs have many flags, some small counters and a few words.
            let width = match rng.below(10) {
                0..=3 => 1,
                4 | 5 => 2 + rng.below(3) as u32,
                6 | 7 => 8,
                8 => 16,
                _ => 32,
            };
            let name = format!("x{}", state.len());
            state.push(terms.var(&name, Sort::Bv(width)));
        }
        let inputs: Vec<Term> =
            [1, 8, 32].iter().map(|w| terms.var(&format!("in{w}"), Sort::Bv(*w))).collect();
        let mut next = state.clone();
        let mut make = Maker { terms, rng, state: &state, inputs: &inputs };
        // From the last command on, so that earlier ones have priority.
        for at in (0..commands).rev() {
            let guard = make.guard(at, pc_width);
            let to = make.rng.below(commands);
            let target = make.terms.bv(pc_width, to as u128);
            next[0] = make.terms.ite(guard, target, next[0]);
            for _ in 0..1 + make.rng.below(4) {
                let x = 1 + make.rng.below(vars - 1);
                let value = make.expression(make.state[x]);
                next[x] = make.terms.ite(guard, value, next[x]);
            }
        }
        let equations: Vec<Term> = state
            .iter()
            .zip(&next)
            .map(|(x, n)| {
                let primed = terms.prime(*x);
                terms.eq(primed, *n)
            })
            .collect();
        let trans = terms.and(&equations);
        Relation { state, inputs, next, trans }
    }

    /// The state of all zeros.
    pub(crate) fn initial(&self, terms: &Terms) -> Assignment {
        let mut s = Assignment::new();
        for x in &self.state {
            s.set(terms.as_var(*x).expect("a variable"), Value::Bv(Bv::zero(terms.width(*x))));
        }
        s
    }

    /// A successor under random inputs.
    pub(crate) fn step(&self, terms: &Terms, rng: &mut Rng, s: &Assignment) -> Assignment {
        let mut env = s.clone();
        for i in &self.inputs {
            let v = Bv::new(terms.width(*i), u128::from(rng.next()));
            env.set(terms.as_var(*i).expect("a variable"), Value::Bv(v));
        }
        let values = terms.eval_all(&self.next, &env);
        let mut to = Assignment::new();
        for (x, v) in self.state.iter().zip(values) {
            to.set(terms.as_var(*x).expect("a variable"), v);
        }
        to
    }
}

struct Maker<'a> {
    terms: &'a mut Terms,
    rng: &'a mut Rng,
    state: &'a [Term],
    inputs: &'a [Term],
}

impl Maker<'_> {
    fn like(&mut self, width: u32) -> Option<Term> {
        let same: Vec<Term> =
            self.state[1..].iter().copied().filter(|x| self.terms.width(*x) == width).collect();
        (!same.is_empty()).then(|| self.rng.pick(&same))
    }

    fn small(&mut self, width: u32) -> Term {
        let v = self.rng.below(1 << width.min(6)) as u128;
        self.terms.bv(width, v)
    }

    /// `pc = at`, mostly with a condition on a variable.
    fn guard(&mut self, at: usize, pc_width: u32) -> Term {
        let k = self.terms.bv(pc_width, at as u128);
        let here = self.terms.eq(self.state[0], k);
        if self.rng.below(3) == 0 {
            return here;
        }
        let x = self.state[1 + self.rng.below(self.state.len() - 1)];
        let width = self.terms.width(x);
        let k = self.small(width);
        let y = self.like(width).unwrap_or(k);
        let test = match self.rng.below(4) {
            0 => self.terms.eq(x, k),
            1 => self.terms.bvult(x, k),
            2 => self.terms.bvslt(x, y),
            _ => self.terms.ne(x, y),
        };
        self.terms.and2(here, test)
    }

    /// A new value for a variable.
    fn expression(&mut self, x: Term) -> Term {
        let width = self.terms.width(x);
        let one = self.terms.bv(width, 1);
        match self.rng.below(10) {
            0 | 1 => self.small(width),
            2 | 3 => self.terms.bvadd(x, one),
            4 => self.terms.bvsub(x, one),
            5 => {
                let y = self.like(width).unwrap_or(one);
                self.terms.bvadd(x, y)
            }
            6 => self.like(width).unwrap_or(one),
            7 => {
                let i = self.inputs.iter().copied().find(|i| self.terms.width(*i) >= width);
                match i {
                    Some(i) => self.terms.extract(width - 1, 0, i),
                    None => one,
                }
            }
            8 => {
                let y = self.like(width).unwrap_or(one);
                let m = self.small(width);
                let a = self.terms.bvand(x, m);
                self.terms.bvxor(a, y)
            }
            _ => {
                let y = self.like(width).unwrap_or(one);
                let c = self.terms.bvult(x, y);
                let s = self.terms.bvadd(x, one);
                self.terms.ite(c, s, y)
            }
        }
    }
}
