//! Leads edges past a test whose outcome they decide.
//!
//! `if (a && b)` is often `t = 0` or `t = 1` on some ways and `if (t)` where they meet. An edge after which only one
//! way on is open goes that way at once, and one after which none is goes away: what was known on it is not lost
//! where ways meet.

use crate::pass::{Lift, Pass};
use certus_logic::{Op, Substitution, Term, Terms};
use certus_model::large_block::loop_heads;
use certus_model::{Block, Cfa, Command, Edge, Invariant, Loc, Location, Step};
use rustc_hash::FxHashMap;

/// The pass.
pub(crate) struct Threads;

/// Tests that so many assignments precede are not looked at: they are copied.
const MOST_ASSIGNMENTS: usize = 4;

/// A location that more edges leave is not looked at.
const MOST_WAYS: usize = 8;

/// A way on from a location: what an edge does up to its last test before anything is chosen.
struct Way {
    /// The number of steps.
    steps: usize,
    /// When it is open, over the state at the location.
    guard: Term,
    /// The values of variables that it changes.
    next: Vec<(Term, Term)>,
}

impl Pass for Threads {
    fn name(&self) -> &'static str {
        "threads"
    }

    fn about(&self) -> &'static str {
        "leads edges past tests whose outcome they decide"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let heads = loop_heads(cfa);
        let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
        let mut out = cfa.clone();
        let mut gone = vec![false; cfa.edges.len()];
        let mut lifted = Vec::new();
        for loc in cfa.locs() {
            let leaving = &outgoing[loc.index()];
            let inner = loc != cfa.initial && loc != cfa.error && !heads[loc.index()];
            if !inner || leaving.is_empty() || leaving.len() > MOST_WAYS || incoming[loc.index()].len() < 2 {
                continue;
            }
            let ways: Option<Vec<Way>> = leaving.iter().map(|id| way(terms, &cfa.edge(*id).block)).collect();
            let Some(ways) = ways else { continue };
            if ways.iter().all(|way| way.guard == terms.tru()) {
                continue;
            }
            // Where the ways are after their tests; made when an edge is led there.
            let mut behind: Vec<Option<Loc>> = vec![None; ways.len()];
            let mut closed = false;
            for id in &incoming[loc.index()] {
                // What leaves the location was led elsewhere; it is known by where it begins now.
                let edge = &cfa.edges[id.index()];
                let Some(steps) = sequence(&edge.block) else { continue };
                let mut constants = constants(terms, steps);
                let open: Vec<usize> = (0..ways.len())
                    .filter(|n| terms.substitute(ways[*n].guard, &mut constants) != terms.fls())
                    .collect();
                match open[..] {
                    [] => {
                        gone[id.index()] = true;
                        closed = true;
                    }
                    [only] if ways.len() > 1 => {
                        let split = outgoing[loc.index()][only];
                        let to = *behind[only].get_or_insert_with(|| {
                            out.locations.push(Location {
                                name: cfa.locations[loc.index()].name.clone(),
                                line: cfa.locations[loc.index()].line,
                            });
                            Loc(out.locations.len() as u32 - 1)
                        });
                        // What it leads to may itself be led on: only its end has changed then.
                        let here = &mut out.edges[id.index()];
                        let mut steps = steps.to_vec();
                        steps.extend(sequence(&cfa.edge(split).block)?[..ways[only].steps].iter().copied());
                        here.block = Block::sequence(steps);
                        here.to = to;
                    }
                    _ => {}
                }
            }
            if closed || behind.iter().any(Option::is_some) {
                lifted.push((loc, ways, behind));
            }
        }
        if lifted.is_empty() {
            return None;
        }
        // Edges whose way was split begin behind it, and what comes before is an edge of its own.
        for (loc, ways, behind) in &lifted {
            for ((id, way), behind) in outgoing[loc.index()].iter().zip(ways).zip(behind) {
                let Some(behind) = behind else { continue };
                let before = sequence(&cfa.edge(*id).block)?[..way.steps].to_vec();
                let edge = &mut out.edges[id.index()];
                let after = sequence(&edge.block)?[way.steps..].to_vec();
                edge.from = *behind;
                edge.block = Block::sequence(after);
                if !gone[id.index()] {
                    out.edges.push(Edge { from: *loc, to: *behind, block: Block::sequence(before) });
                }
            }
        }
        let mut number = 0;
        out.edges.retain(|_| {
            number += 1;
            !gone.get(number - 1).copied().unwrap_or(false)
        });
        Some((out, Box::new(Past { locations: cfa.locations.len(), lifted })))
    }
}

/// The steps of a block that has one path.
fn sequence(block: &Block) -> Option<&[Step]> {
    match block.arcs() {
        [arc] => Some(&arc.steps),
        _ => None,
    }
}

/// The steps of an edge up to its last test before anything is chosen; none if these are too many.
fn way(terms: &mut Terms, block: &Block) -> Option<Way> {
    let steps = sequence(block)?;
    let fixed = steps.iter().take_while(|step| !matches!(step.command, Command::Havoc(_))).count();
    let last = steps[..fixed].iter().rposition(|step| matches!(step.command, Command::Assume(_)));
    let steps = &steps[..last.map_or(0, |last| last + 1)];
    if steps.iter().filter(|step| matches!(step.command, Command::Assign(..))).count() > MOST_ASSIGNMENTS {
        return None;
    }
    let mut values = Substitution::new();
    let mut next: FxHashMap<Term, Term> = FxHashMap::default();
    let mut guards = Vec::new();
    for step in steps {
        match step.command {
            Command::Assume(guard) => guards.push(terms.substitute(guard, &mut values)),
            Command::Assign(var, value) => {
                let value = terms.substitute(value, &mut values);
                values.insert(var, value);
                next.insert(var, value);
            }
            Command::Havoc(_) => {}
        }
    }
    let mut next: Vec<(Term, Term)> = next.into_iter().collect();
    next.sort_unstable();
    Some(Way { steps: steps.len(), guard: terms.and(&guards), next })
}

/// The variables that are constant after some steps, whatever was before.
fn constants(terms: &mut Terms, steps: &[Step]) -> Substitution {
    let mut known: FxHashMap<Term, Term> = FxHashMap::default();
    for step in steps {
        let mut by: Substitution = known.iter().map(|(var, value)| (*var, *value)).collect();
        match step.command {
            Command::Assign(var, value) => {
                let value = terms.substitute(value, &mut by);
                known.remove(&var);
                if terms.is_const(value) {
                    known.insert(var, value);
                }
            }
            Command::Havoc(var) => {
                known.remove(&var);
            }
            Command::Assume(guard) => {
                let guard = terms.substitute(guard, &mut by);
                for part in terms.conjuncts(guard) {
                    if let Some([a, b]) = terms.args_if(part, Op::Eq) {
                        let (var, value) = if terms.is_const(*a) { (*b, *a) } else { (*a, *b) };
                        if terms.as_var(var).is_some() && terms.is_const(value) {
                            known.insert(var, value);
                        }
                    }
                }
            }
        }
    }
    known.into_iter().collect()
}

/// The way back. At a location that edges were led past, what leads on only into states that satisfy the proof
/// does no harm.
struct Past {
    /// How many locations there were.
    locations: usize,
    lifted: Vec<(Loc, Vec<Way>, Vec<Option<Loc>>)>,
}

impl Lift for Past {
    fn invariant(&self, terms: &mut Terms, invariant: Invariant) -> Invariant {
        let mut out = invariant.clone();
        for (loc, ways, behind) in &self.lifted {
            let mut all = Vec::with_capacity(ways.len());
            for (way, behind) in ways.iter().zip(behind) {
                // A way that nothing was led to need not be open.
                let good = match behind {
                    Some(behind) => {
                        let mut next: Substitution = way.next.iter().copied().collect();
                        let formula = invariant.at.get(behind).copied().unwrap_or(terms.tru());
                        terms.substitute(formula, &mut next)
                    }
                    None => terms.fls(),
                };
                all.push(terms.implies(way.guard, good));
            }
            let harmless = terms.and(&all);
            if let Some(formula) = out.at.get_mut(loc) {
                *formula = terms.or2(*formula, harmless);
            }
        }
        out.at.retain(|loc, _| loc.index() < self.locations);
        out
    }
}
