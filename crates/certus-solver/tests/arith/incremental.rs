//! Bounds that come and go, compared with the oracle at each check.

use certus_solver::Limits;
use certus_solver::arith::{Check, Implied, Mark, Reason, Simplex, VarId};

use num_rational::BigRational;

use crate::common::{rng::Rng, scale};
use crate::lps::random_atom;
use crate::problem::{Atom, atom_of, check_farkas, check_model, num, oracle};

struct Session {
    simplex: Simplex,
    variables: usize,
    atoms: Vec<(Atom, VarId)>,
    active: Vec<u32>,
    marks: Vec<(Mark, usize)>,
    counts: [usize; 4],
}

impl Session {
    fn new(rng: &mut Rng, variables: usize, atoms: usize, integers: bool) -> Session {
        let mut simplex = Simplex::new();
        for _ in 0..variables {
            simplex.new_var(integers);
        }
        let atoms = (0..atoms)
            .map(|_| {
                let atom = random_atom(rng, variables, false);
                let slack = atom.slack(&mut simplex);
                simplex.set_interesting(slack, true);
                (atom, slack)
            })
            .collect();
        Session { simplex, variables, atoms, active: Vec::new(), marks: Vec::new(), counts: [0; 4] }
    }

    fn active(&self) -> Vec<(u32, &Atom)> {
        self.active.iter().map(|n| (*n, &self.atoms[*n as usize].0)).collect()
    }

    fn expected(&self) -> Option<bool> {
        oracle(self.variables, &self.active().iter().map(|(_, atom)| *atom).collect::<Vec<_>>())
    }

    fn backtrack(&mut self, levels: usize) {
        for _ in 0..levels.min(self.marks.len()) {
            let (mark, active) = self.marks.pop().expect("as many as there are");
            self.simplex.backtrack(mark);
            self.active.truncate(active);
        }
    }

    fn step(&mut self, rng: &mut Rng) {
        match rng.below(10) {
            0..=4 => {
                self.marks.push((self.simplex.mark(), self.active.len()));
                let number = rng.below(self.atoms.len()) as u32;
                let (atom, slack) = self.atoms[number as usize].clone();
                self.active.push(number);
                if let Err(conflict) = atom.assert(&mut self.simplex, slack, Reason(number)) {
                    check_farkas(&self.simplex, self.variables, &conflict, &self.active());
                    self.counts[2] += 1;
                    self.backtrack(1 + rng.below(3));
                }
            }
            5..=7 => self.check(rng),
            8 => self.propagate(),
            _ => self.backtrack(1 + rng.below(4)),
        }
    }

    fn check(&mut self, rng: &mut Rng) {
        let answer = self.simplex.check(&Limits::none());
        assert!(self.simplex.is_consistent());
        let expected = self.expected();
        match answer {
            Check::Feasible => {
                assert_ne!(expected, Some(false), "{:?}", self.active());
                check_model(&self.simplex, &self.active().iter().map(|(_, a)| *a).collect::<Vec<_>>());
                self.check_distinct();
                self.counts[1] += 1;
            }
            Check::Infeasible(conflict) => {
                check_farkas(&self.simplex, self.variables, &conflict, &self.active());
                self.counts[0] += 1;
                if rng.chance(80) {
                    self.backtrack(1 + rng.below(3));
                }
            }
            Check::Stopped(_) => unreachable!(),
        }
    }

    /// Rational values differ where those with infinitesimals do, and satisfy the atoms.
    fn check_distinct(&self) {
        let vars = 0..self.simplex.num_vars().min(16) as u32;
        let pairs: Vec<_> = vars.clone().flat_map(|a| (0..a).map(move |b| (VarId(a), VarId(b)))).collect();
        let values: Vec<BigRational> = self.simplex.concrete(&pairs).iter().map(BigRational::from).collect();
        for (a, b) in pairs {
            let equal = self.simplex.value(a) == self.simplex.value(b);
            assert_eq!(values[a.index()] == values[b.index()], equal);
        }
        assert!(self.active().iter().all(|(_, atom)| atom.holds(&values)));
    }

    /// What is implied together with its negation is infeasible, by the explanation alone.
    fn propagate(&mut self) {
        let mut implied: Vec<Implied> = Vec::new();
        self.simplex.propagate(1000, &mut implied);
        for one in &implied {
            let premises = self.simplex.explain(one);
            let negated = {
                let terms = match self.simplex.definition(one.var) {
                    None => vec![(one.var.index(), num(1))],
                    Some(terms) => terms.iter().map(|(v, c)| (v.index(), c.into())).collect(),
                };
                let mut bound: BigRational = (&one.bound.real).into();
                let integer = self.simplex.is_int(one.var);
                if integer {
                    // The negation of x ≤ 3 is x ≥ 4.
                    bound += num(if one.upper { 1 } else { -1 });
                }
                let strict = one.bound.epsilon.is_zero() && !integer;
                Atom { terms, bound, upper: !one.upper, strict }
            };
            // The bounds that were in force, which are rounded for integers.
            let bounds: Vec<Atom> = premises.iter().map(|premise| atom_of(&self.simplex, premise)).collect();
            let mut atoms: Vec<&Atom> = bounds.iter().collect();
            assert!(premises.iter().all(|premise| self.active.contains(&premise.reason.0)));
            atoms.push(&negated);
            assert_ne!(oracle(self.variables, &atoms), Some(true), "{one:?} {premises:?}");
            self.counts[3] += 1;
        }
    }
}

#[test]
fn sessions() {
    let mut counts = [0; 4];
    for seed in 0..60 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let variables = 2 + rng.below(4);
        let atoms = 6 + rng.below(20);
        let mut session = Session::new(&mut rng, variables, atoms, seed % 3 == 0);
        for _ in 0..150 {
            session.step(&mut rng);
        }
        for (sum, n) in counts.iter_mut().zip(session.counts) {
            *sum += n;
        }
    }
    assert!(counts.iter().all(|n| *n > 100), "{counts:?}");
}

/// Long sessions with many sums, so that rows are dropped and come back.
#[test]
fn rows_are_dropped() {
    for seed in 0..2 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let mut session = Session::new(&mut rng, 6, 120, false);
        for _ in 0..2500 {
            session.step(&mut rng);
            if rng.chance(10) {
                session.backtrack(10);
            }
        }
        let statistics = session.simplex.statistics();
        assert!(statistics.rows_dropped > 5, "{statistics:?}");
    }
}
