//! The small IC3-like run that makes a load.

use super::relation::Relation;
use super::rng::Rng;
use super::{Load, Step};
use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use certus_solver::sat::Cadical;
use certus_solver::{Answer, Limits, Native, Query, Solver};

/// How many frames there are; a query at frame `i` assumes the clauses of frame `i` and above.
const FRAMES: usize = 4;

/// How far back a chain of predecessors goes.
const DEPTH: usize = 8;

/// How many literals are dropped from a cube by queries of their own, at most: with more of them most of the load would
/// be unsatisfiable, which IC3's is not.
const GAIN: usize = 1;

/// How many queries are made for one that is recorded, at most.
const EFFORT: usize = 3;

/// Records a load of about `queries` queries over a random relation of `vars` variables.
pub(crate) fn record(seed: u64, vars: usize, bits: bool, queries: usize) -> Load {
    let mut terms = Terms::new();
    let mut rng = Rng::new(seed);
    let relation = Relation::random(&mut terms, &mut rng, vars);
    let mut solver = Native::new("recorder", Cadical::new());
    solver.assert(&terms, relation.trans).expect("the relation is in the theory of bit-vectors");
    let acts: Vec<Term> = (0..FRAMES).map(|i| terms.var(&format!("frame{i}"), Sort::Bool)).collect();
    let mut recorder = Recorder {
        terms,
        rng,
        relation,
        solver,
        acts,
        bits,
        steps: Vec::new(),
        attempts: 0,
        asked: 0,
        satisfiable: 0,
    };
    while recorder.asked < queries {
        recorder.obligation();
    }
    Load { terms: recorder.terms, relation: recorder.relation, steps: recorder.steps }
}

struct Recorder {
    terms: Terms,
    rng: Rng,
    relation: Relation,
    solver: Native<Cadical>,
    acts: Vec<Term>,
    bits: bool,
    steps: Vec<Step>,
    /// Queries made.
    attempts: usize,
    /// Queries recorded.
    asked: usize,
    satisfiable: usize,
}

impl Recorder {
    /// Tries to block a state at some frame, and its predecessors before it.
    fn obligation(&mut self) {
        let mut state = self.candidate();
        let mut frame = 1 + self.rng.below(FRAMES - 1);
        for _ in 0..DEPTH {
            let cube = self.cube(&state);
            if self.relative_induction(frame, &cube) {
                self.generalise(frame);
                return;
            }
            state = self.solver.model(&self.terms, &self.relation.state).expect("a model");
            frame = frame.saturating_sub(1);
        }
    }

    /// A state some steps from the initial one, as it is or with some variables changed: the first kind has a
    /// predecessor in every sound frame, most of the second kind do not.
    fn candidate(&mut self) -> Assignment {
        let mut s = self.relation.initial(&self.terms);
        for _ in 0..1 + self.rng.below(16) {
            s = self.relation.step(&self.terms, &mut self.rng, &s);
        }
        let changes = if self.rng.below(4) == 0 { 1 + self.rng.below(3) } else { 0 };
        for _ in 0..changes {
            let x = self.relation.state[self.rng.below(self.relation.state.len())];
            let v = Bv::new(self.terms.width(x), u128::from(self.rng.next()));
            s.set(self.terms.as_var(x).expect("a variable"), Value::Bv(v));
        }
        s
    }

    fn value(&self, s: &Assignment, x: Term) -> Bv {
        self.terms.eval(x, s).as_bv().expect("state variables are bit-vectors").clone()
    }

    /// The literals of a state.
    fn cube(&mut self, s: &Assignment) -> Vec<Term> {
        let mut cube = Vec::new();
        for (i, x) in self.relation.state.clone().into_iter().enumerate() {
            let v = self.value(s, x);
            if self.bits {
                for bit in 0..v.width() {
                    let b = self.terms.extract(bit, bit, x);
                    let one = self.terms.bv(1, u128::from(v.bit(bit)));
                    cube.push(self.terms.eq(b, one));
                }
                continue;
            }
            let k = self.terms.bv_const(v.clone());
            match self.rng.below(4) {
                0 if v.width() > 4 => {
                    let high = self.terms.bvult(k, x);
                    cube.push(self.terms.not(high));
                }
                1 if i > 0 => {
                    let y = self.relation.state[i - 1];
                    if self.terms.width(y) == v.width() {
                        let less = self.terms.bvslt(x, y);
                        let holds = v.slt(&self.value(s, y));
                        cube.push(if holds { less } else { self.terms.not(less) });
                    }
                    cube.push(self.terms.eq(x, k));
                }
                _ => cube.push(self.terms.eq(x, k)),
            }
        }
        cube.retain(|t| *t != self.terms.tru());
        cube
    }

    /// Asks whether no state of the frame outside of the cube leads into it.
    fn relative_induction(&mut self, frame: usize, cube: &[Term]) -> bool {
        let mut assumptions: Vec<Term> = self.acts[frame..].to_vec();
        let mut clause = Vec::new();
        for l in cube {
            assumptions.push(self.terms.prime(*l));
            clause.push(self.terms.not(*l));
        }
        let query = Query::of(&assumptions).with_clause(&clause);
        let answer = self.solver.check(&self.terms, &query, &Limits::none()).expect("an answer");
        let sat = answer == Answer::Sat;
        // Random relations leave many states without a predecessor: of the unsatisfiable queries only as many
        // are kept as there are others, unless that would take for ever.
        self.attempts += 1;
        if sat || self.asked <= 2 * self.satisfiable || self.attempts > EFFORT * self.asked {
            self.asked += 1;
            self.satisfiable += usize::from(sat);
            self.steps.push(Step::Query { assumptions, clause, sat });
        }
        !sat
    }

    /// Makes the cube just blocked smaller, first by its core and then literal by literal, and adds its
    /// clause to the frame.
    fn generalise(&mut self, frame: usize) {
        let mut cube = self.core_cube();
        let gain = self.rng.below(GAIN + 1);
        let mut successes = 0;
        let mut i = 0;
        while i < cube.len() && successes < gain {
            let mut shorter = cube.clone();
            shorter.remove(i);
            if shorter.is_empty() || self.holds_initially(&shorter) {
                i += 1;
            } else if self.relative_induction(frame, &shorter) {
                cube = self.core_cube();
                successes += 1;
            } else {
                i += 1;
            }
        }
        if cube.is_empty() || self.holds_initially(&cube) {
            return;
        }
        let negated: Vec<Term> = cube.iter().map(|l| self.terms.not(*l)).collect();
        let clause = self.terms.or(&negated);
        let act = self.acts[frame];
        self.solver.assert_under(&self.terms, act, clause).expect("a bit-vector formula");
        self.steps.push(Step::Clause { act, clause });
    }

    /// The core of the last query as a cube over the current state.
    fn core_cube(&mut self) -> Vec<Term> {
        let core: Vec<Term> = self.solver.core().iter().copied().filter(|t| !self.acts.contains(t)).collect();
        core.into_iter().map(|t| self.terms.unprime(t)).collect()
    }

    fn holds_initially(&self, cube: &[Term]) -> bool {
        let initial = self.relation.initial(&self.terms);
        cube.iter().all(|l| self.terms.eval(*l, &initial) == Value::Bool(true))
    }
}
