//! Steps that queries found.
//!
//! A query that fails gives a state of some frame and a state that an edge leads to from it. As long as no lemma
//! excludes the first, a cube that contains the second is entered, and need not be asked about.

use super::search::Search;
use certus_logic::{Assignment, Term, Value};
use certus_model::{EdgeId, Loc};
use rustc_hash::FxHashMap;

/// So many steps into a location are kept; when there are more, the older half is forgotten.
const MOST: usize = 64;

/// A step by an edge.
#[derive(Clone, Debug)]
struct Seen {
    edge: EdgeId,
    before: Assignment,
    after: Assignment,
    /// The first frame of the source that the state before is in.
    first: u32,
    /// How much of the log of the source was looked at for that.
    looked: usize,
}

/// The steps into one location.
#[derive(Clone, Debug, Default)]
struct Place {
    steps: Vec<Seen>,
    /// For each literal the steps it was evaluated after, and the result.
    holds: FxHashMap<Term, (usize, u64)>,
}

/// The steps that queries found, by the location they lead to.
#[derive(Debug)]
pub(crate) struct Steps(Vec<Place>);

impl Steps {
    /// No steps into so many locations.
    pub(crate) fn new(locations: usize) -> Steps {
        Steps(vec![Place::default(); locations])
    }
}

impl Search<'_> {
    /// Remembers the step that the last query on an edge found from frame `i` of its source.
    pub(crate) fn note_step(&mut self, edge: EdgeId, i: u32, model: &Assignment) {
        let relation = self.relations.edge(edge);
        let mut after = model.clone();
        let (vars, values): (Vec<Term>, Vec<Term>) = relation.transition.next.iter().copied().unzip();
        for (var, value) in vars.iter().zip(self.terms.eval_all(&values, model)) {
            if let Some(symbol) = self.terms.as_var(*var) {
                after.set(symbol, value);
            }
        }
        let looked = self.frames.at(relation.from).log().len();
        let Place { steps, holds } = &mut self.steps.0[self.cfa.edge(edge).to.index()];
        if steps.len() == MOST {
            steps.drain(..MOST / 2);
            holds.clear();
        }
        steps.push(Seen { edge, before: model.clone(), after, first: i, looked });
    }

    /// Whether a step is known by which one of these edges enters the cube of these literals from frame `i` of its
    /// source, and from outside of the cube if it is a loop.
    pub(crate) fn is_entered(&mut self, loc: Loc, edges: &[EdgeId], literals: &[Term], i: u32) -> bool {
        let Place { steps, holds } = &mut self.steps.0[loc.index()];
        let mut left = u64::MAX.checked_shr((MOST - steps.len()) as u32).unwrap_or(0);
        for literal in literals {
            if left == 0 {
                break;
            }
            let (known, bits) = holds.entry(*literal).or_default();
            for (n, step) in steps.iter().enumerate().skip(*known) {
                if self.terms.eval(*literal, &step.after) == Value::Bool(true) {
                    *bits |= 1 << n;
                }
            }
            *known = steps.len();
            left &= *bits;
        }
        for (n, step) in steps.iter_mut().enumerate().rev() {
            if left & 1 << n == 0 || !edges.contains(&step.edge) {
                continue;
            }
            let from = self.cfa.edge(step.edge).from;
            let column = self.frames.at(from);
            let within = |literals: &[Term]| {
                literals.iter().all(|t| self.terms.eval(*t, &step.before) == Value::Bool(true))
            };
            for lemma in &column.log()[step.looked..] {
                if lemma.level >= step.first && within(lemma.cube.literals()) {
                    step.first = lemma.level.saturating_add(1);
                }
            }
            step.looked = column.log().len();
            if step.first <= i && !(from == loc && within(literals)) {
                self.stats.add("queries spared by steps", 1);
                return true;
            }
        }
        false
    }
}
