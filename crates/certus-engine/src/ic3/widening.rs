//! Semantic widening: what interpolation is for the thesis (5.10).
//!
//! A lemma that blocks a cube only up to some frame may be one of many to come. Before it is added, a cube
//! that contains the blocked one and that *no* edge enters from the last frame is looked for. It is made of
//! more literals than the blocked cube has: equalities are split into bits as well. Where a loop enters it
//! from a state outside, it is joined with that state: only literals that hold in the state are kept
//! (the `down` of Bradley and Manna, FMCAD 2007). `y = 0` joined with `y = 2`, `y = 4` and so on is `y is even`.

use super::generalise::GENERALISATION;
use super::halt::Step;
use super::relations::Induction;
use super::search::{Search, cube_of};
use certus_logic::{Term, Value};
use certus_model::{Cube, Loc};

/// At most so many states are joined.
const MAX_JOINS: usize = 64;

impl Search<'_> {
    /// A cube that contains this one, and the level after `k` (or forever) up to which it is blocked.
    pub(crate) fn widen(&mut self, loc: Loc, cube: &Cube) -> Step<Option<(Cube, u32)>> {
        let mut literals = cube.literals().to_vec();
        self.kinds.add_bits(self.terms, &mut literals);
        'joined: for _ in 0..MAX_JOINS {
            self.check_limits()?;
            let mut cores = Vec::new();
            for n in 0..self.incoming[loc.index()].len() {
                let edge = self.incoming[loc.index()][n];
                match self.induction(edge, self.k, &literals, GENERALISATION)? {
                    Induction::Holds(core) => cores.push(core),
                    Induction::Fails if self.cfa.edge(edge).from == loc => {
                        let state = self.relations.model(self.terms, edge)?;
                        self.join(&mut literals, &state);
                        continue 'joined;
                    }
                    Induction::Fails => return Ok(None),
                }
            }
            self.stats.add("cubes widened", 1);
            let wide = cube_of(&literals);
            return self.generalise(loc, self.k + 1, &wide, cores).map(Some);
        }
        Ok(None)
    }

    /// Keeps the literals that hold in the state.
    fn join(&self, literals: &mut Vec<Term>, state: &certus_logic::Assignment) {
        let values = self.terms.eval_all(literals, state);
        let mut holds = values.iter().map(|value| *value == Value::Bool(true));
        literals.retain(|_| holds.next().unwrap_or(false));
    }
}
