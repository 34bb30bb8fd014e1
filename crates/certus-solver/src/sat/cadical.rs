//! [`Sat`] over CaDiCaL: the solver for large queries, and the independent second opinion on [`super::Ic3Core`].

use super::gate::gate_clauses;
use super::theory::{Theory, solve_by_lemmas};
use super::{Gate, Lit, Sat, SatAnswer, SatQuery, SatStats, Var};
use crate::limits::{Limits, Stop};
use cadical::{Callbacks, Solver};
use rustc_hash::FxHashSet;

/// CaDiCaL behind the [`Sat`] trait.
///
/// It knows nothing of cones: every query assigns every variable. `prefer` does nothing, because the
/// binding has no way to set a phase, and of the counters only `solves` is kept, because the binding does
/// not tell the others.
pub struct Cadical {
    solver: Solver<Watchdog>,
    /// The DIMACS number of each variable. Not simply the index plus one: temporary clauses take numbers
    /// of their own, and a caller's variables stay dense all the same.
    number: Vec<i32>,
    /// The highest DIMACS number in use.
    last_number: i32,
    /// The activation variable of the last query's temporary clause, until it is closed. It stays open
    /// after the query because adding a clause would invalidate the solution.
    open: Option<i32>,
    core: Vec<Lit>,
    stats: SatStats,
}

/// Asks the limits whenever CaDiCaL lets us.
struct Watchdog {
    limits: Limits,
    stop: Option<Stop>,
}

impl Callbacks for Watchdog {
    fn terminate(&mut self) -> bool {
        self.stop = self.stop.or_else(|| self.limits.stop());
        self.stop.is_some()
    }
}

impl Default for Cadical {
    fn default() -> Self {
        Cadical::new()
    }
}

impl Cadical {
    /// An empty solver.
    #[must_use]
    pub fn new() -> Cadical {
        Cadical {
            // No preprocessing: it takes longer than most of our queries, and is lost on the next one.
            solver: Solver::with_config("plain").unwrap_or_default(),
            number: Vec::new(),
            last_number: 0,
            open: None,
            core: Vec::new(),
            stats: SatStats::default(),
        }
    }

    fn fresh_number(&mut self) -> i32 {
        self.last_number += 1;
        self.last_number
    }

    fn dimacs(&self, lit: Lit) -> i32 {
        let number = self.number[lit.var().index()];
        if lit.is_neg() { -number } else { number }
    }

    /// Forgets the last query's temporary clause; to be called before any change.
    fn close(&mut self) {
        if let Some(act) = self.open.take() {
            self.solver.add_clause([-act]);
        }
    }

    /// Adds the clause of `lits` and, if not zero, the DIMACS literal `extra`.
    fn add(&mut self, lits: &[Lit], extra: i32) {
        let Cadical { solver, number, .. } = self;
        let lits =
            lits.iter().map(|l| if l.is_neg() { -number[l.var().index()] } else { number[l.var().index()] });
        solver.add_clause(lits.chain((extra != 0).then_some(extra)));
    }
}

impl Sat for Cadical {
    fn name(&self) -> &'static str {
        "cadical"
    }

    fn new_var(&mut self) -> Var {
        let number = self.fresh_number();
        self.number.push(number);
        Var(u32::try_from(self.number.len() - 1).expect("fewer than 2^31 variables"))
    }

    fn new_gate(&mut self, gate: Gate<'_>) -> Var {
        self.close();
        let out = self.new_var();
        gate_clauses(out.pos(), gate, &mut |clause| self.add(clause, 0));
        out
    }

    fn add_clause(&mut self, lits: &[Lit]) {
        self.close();
        self.add(lits, 0);
    }

    fn add_clause_under(&mut self, act: Lit, lits: &[Lit]) {
        self.close();
        let off = self.dimacs(!act);
        self.add(lits, off);
    }

    fn retire(&mut self, act: Lit) {
        self.close();
        self.add(&[!act], 0);
    }

    fn solve(&mut self, query: &SatQuery<'_>, limits: &Limits) -> SatAnswer {
        self.close();
        self.core.clear();
        self.stats.solves += 1;
        if let Some(stop) = limits.stop() {
            return SatAnswer::Unknown(stop);
        }
        if let Some(clause) = query.clause {
            let act = self.fresh_number();
            self.add(clause, -act);
            self.open = Some(act);
        }
        if let Some(n) = limits.conflicts() {
            let n = i32::try_from(n).unwrap_or(i32::MAX);
            self.solver.set_limit("conflicts", n).expect("CaDiCaL has a conflict limit");
        }
        self.solver.set_callbacks(Some(Watchdog { limits: limits.clone(), stop: None }));
        let Cadical { solver, number, open, .. } = self;
        let assumed = |l: &Lit| if l.is_neg() { -number[l.var().index()] } else { number[l.var().index()] };
        match solver.solve_with(open.iter().copied().chain(query.assumptions.iter().map(assumed))) {
            Some(true) => SatAnswer::Sat,
            Some(false) => {
                let mut seen = FxHashSet::default();
                for &lit in query.assumptions {
                    if self.solver.failed(self.dimacs(lit)) && seen.insert(lit) {
                        self.core.push(lit);
                    }
                }
                SatAnswer::Unsat
            }
            None => {
                let stop = self.solver.get_callbacks().and_then(|watchdog| watchdog.stop);
                SatAnswer::Unknown(stop.unwrap_or(Stop::Conflicts))
            }
        }
    }

    fn solve_modulo(&mut self, query: &SatQuery<'_>, theory: &mut dyn Theory, limits: &Limits) -> SatAnswer {
        solve_by_lemmas(self, query, theory, limits)
    }

    fn value(&self, lit: Lit) -> Option<bool> {
        // CaDiCaL aborts when asked for a value without having a solution.
        if self.solver.status() == Some(true) { self.solver.value(self.dimacs(lit)) } else { None }
    }

    fn core(&self) -> &[Lit] {
        &self.core
    }

    fn prefer(&mut self, _lit: Lit) {}

    fn stats(&self) -> SatStats {
        self.stats
    }
}
