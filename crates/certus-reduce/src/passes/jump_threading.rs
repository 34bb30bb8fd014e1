//! Leads edges past a test whose outcome they decide.
//!
//! `if (a && b)` is often `t = 0` or `t = 1` on some ways and `if (t)` where they meet. An edge after which only one
//! way on is open goes that way at once, and one after which none is goes away: what was known on it is not lost
//! where ways meet. What is known is what [`Equalities`] say.

use crate::analyses::equalities::{Equalities, Known};
use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Visit, walk};
use crate::analyses::liveness::live_at;
use crate::markers::{components, is_mark, mark};
use crate::pass::{Carries, Chain, Lift, Pass};
use crate::passes::propagate;
use certus_logic::{Substitution, Term, Terms};
use certus_model::large_block::loop_heads;
use certus_model::{Block, Cfa, Command, Edge, EdgeId, Invariant, Loc, Step};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The pass.
pub(crate) struct Threads;

/// Tests that more assignments precede are not looked at: they are copied.
const MOST_ASSIGNMENTS: usize = 4;

/// A location that more edges leave is not looked at.
const MOST_WAYS: usize = 8;

/// An edge that was led on may decide the next test: so many rounds, and edges looked at in all of them together.
const MOST_ROUNDS: usize = 64;
const MOST_LOOKS: usize = 6_000;

/// A way on from a location: what an edge does up to its last test before anything is chosen.
struct Way {
    edge: EdgeId,
    /// The number of steps.
    steps: usize,
    /// When it is open, over the state at the location.
    guard: Term,
    /// The values of variables that it changes.
    next: Vec<(Term, Term)>,
    /// The location behind its tests, once an edge is led there.
    behind: Option<Loc>,
}

/// The ways on from a location.
struct Ways {
    all: Vec<Way>,
    /// Whether edges are led past the tests. They are where nobody asks again for what is tested: a variable less. Tests
    /// of others are better left together, for what is known of a part of the ways only takes more words.
    lead: bool,
}

impl Pass for Threads {
    fn name(&self) -> &'static str {
        "threads"
    }

    fn about(&self) -> &'static str {
        "leads edges past tests whose outcome they decide"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let mut lifts = Vec::new();
        let (mut looks, before) = (0, cfa.edges.len());
        let mut now: Option<Cfa> = None;
        while looks < MOST_LOOKS && lifts.len() < MOST_ROUNDS {
            let cfa = now.as_ref().unwrap_or(cfa);
            looks += cfa.edges.len();
            let Some((next, lift)) = once(terms, cfa) else { break };
            now = Some(next);
            lifts.push(Box::new(lift) as Box<dyn Lift>);
        }
        // Ways that stay apart for long, where nothing is decided for good, only make blocks larger.
        let now = now.filter(|cfa| cfa.edges.len() <= before + before / 64 + 4)?;
        Some((now, Box::new(Chain(lifts))))
    }
}

/// All edges that decide a test go past it.
fn once(terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Past)> {
    let mut ways = ways(terms, cfa);
    if ways.is_empty() {
        return None;
    }
    let flow = Flow::new(terms, cfa);
    let mut domain = Equalities::new(&flow);
    let solution = domain.solve(terms, &flow);
    let mut out = cfa.clone();
    let mut gone = vec![false; cfa.edges.len()];
    let mut passed = vec![false; cfa.locations.len()];
    walk(&mut domain, terms, &flow, &solution, |domain, terms, visit| {
        let Visit::Arc(arc, state) = visit else { return true };
        let content = &flow.arcs[arc as usize];
        if !(0..content.effects.len()).all(|step| domain.step(terms, &flow, state, arc, step)) {
            return false;
        }
        let edge = cfa.edge(EdgeId(content.edge));
        if let (Some(ways), Some(steps)) = (ways.get_mut(&edge.to), sequence(&edge.block)) {
            let (ways, lead) = (&mut ways.all, ways.lead);
            let mut open = ways.iter_mut().filter(|way| is_open(terms, domain, state, way));
            match (open.next(), open.next()) {
                (None, _) => gone[content.edge as usize] = true,
                (Some(only), None) if lead || only.is_empty(cfa) => {
                    let way = &only.before(cfa).to_vec();
                    let edge = &mut out.edges[content.edge as usize];
                    edge.to = if only.is_empty(cfa) {
                        cfa.edge(only.edge).to
                    } else {
                        *only.behind.get_or_insert_with(|| {
                            out.locations.push(cfa.locations[edge.to.index()].clone());
                            Loc(out.locations.len() as u32 - 1)
                        })
                    };
                    edge.block = Block::sequence([steps, way].concat());
                }
                _ => return true,
            }
            passed[edge.to.index()] = true;
        }
        true
    });
    if !passed.contains(&true) {
        return None;
    }
    // Edges whose way was split begin behind it, and what comes before is an edge of its own.
    let mut split: Vec<(Loc, Way)> =
        ways.into_iter().flat_map(|(loc, ways)| ways.all.into_iter().map(move |way| (loc, way))).collect();
    split.sort_unstable_by_key(|(_, way)| way.edge);
    let mut back: BTreeMap<Loc, Vec<Way>> = BTreeMap::new();
    for (loc, mut way) in split {
        let empty = way.is_empty(cfa);
        if let Some(behind) = way.behind {
            let edge = &mut out.edges[way.edge.index()];
            let after = sequence(&edge.block).unwrap_or_default()[way.steps..].to_vec();
            *edge = Edge { from: behind, to: edge.to, block: Block::sequence(after) };
            if !gone[way.edge.index()] {
                let before = way.before(cfa).to_vec();
                out.edges.push(Edge { from: loc, to: behind, block: Block::sequence(before) });
            }
        }
        if passed[loc.index()] {
            way.behind = if empty { Some(cfa.edge(way.edge).to) } else { way.behind };
            back.entry(loc).or_default().push(way);
        }
    }
    let mut number = 0;
    out.edges.retain(|_| {
        number += 1;
        !gone.get(number - 1).copied().unwrap_or(false)
    });
    out.edges.extend(heads_to_keep(terms, cfa, &passed).into_iter().map(|head| mark(terms, head)));
    let facts = domain.facts(terms, &flow, &solution);
    let facts = facts.iter().map(|known| propagate::formula(terms, known.as_deref())).collect();
    let carries = Carries::unless_a_way_is_lost(cfa, &out);
    Some((out, Past { facts, back, error: cfa.error, carries }))
}

/// The heads of loops with a location that edges were led past. They keep their formulas, even if the loop is never
/// gone round any more: the location has none.
fn heads_to_keep(terms: &Terms, cfa: &Cfa, passed: &[bool]) -> Vec<Loc> {
    let component = components(cfa, &vec![false; cfa.locations.len()]);
    let mut wanted = vec![false; cfa.locations.len()];
    for loc in cfa.locs().filter(|loc| passed[loc.index()]) {
        wanted[component[loc.index()].0 as usize] = true;
    }
    let marked: Vec<Loc> =
        cfa.edges.iter().filter(|edge| is_mark(terms, edge)).map(|edge| edge.from).collect();
    let heads = loop_heads(cfa);
    let wanted = |loc: &Loc| heads[loc.index()] && wanted[component[loc.index()].0 as usize];
    cfa.locs().filter(wanted).filter(|loc| !marked.contains(loc)).collect()
}

fn is_open(terms: &mut Terms, domain: &mut Equalities, known: &Known, way: &Way) -> bool {
    domain.apply(terms, known, way.guard) != terms.fls()
}

/// The steps of a block that has one path.
fn sequence(block: &Block) -> Option<&[Step]> {
    match block.arcs() {
        [arc] => Some(&arc.steps),
        _ => None,
    }
}

/// For each location that several edges enter the ways on, if they can be told apart before anything is chosen, or
/// if nothing is done on the only one.
fn ways(terms: &mut Terms, cfa: &Cfa) -> FxHashMap<Loc, Ways> {
    let heads = loop_heads(cfa);
    let live = live_at(terms, cfa);
    let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
    let mut all = FxHashMap::default();
    for loc in cfa.locs() {
        let leaving = &outgoing[loc.index()];
        let inner = loc != cfa.initial && loc != cfa.error && !heads[loc.index()];
        if !inner || leaving.is_empty() || leaving.len() > MOST_WAYS || incoming[loc.index()].len() < 2 {
            continue;
        }
        let ways: Option<Vec<Way>> = leaving.iter().map(|id| Way::new(terms, cfa, *id)).collect();
        let Some(ways) = ways else { continue };
        let tested = ways.iter().any(|way| way.guard != terms.tru());
        let empty = ways.len() == 1 && ways[0].is_empty(cfa) && !heads[cfa.edge(leaving[0]).to.index()];
        if tested || empty {
            let lead = ways.len() > 1 && ways.iter().all(|way| way.is_last_test(terms, cfa, &live));
            all.insert(loc, Ways { all: ways, lead });
        }
    }
    all
}

impl Way {
    /// The steps of an edge up to its last test before anything is chosen; none if these are too many.
    fn new(terms: &mut Terms, cfa: &Cfa, edge: EdgeId) -> Option<Way> {
        let steps = sequence(&cfa.edge(edge).block)?;
        let fixed = steps.iter().take_while(|step| !matches!(step.command, Command::Havoc(_))).count();
        let last = steps[..fixed].iter().rposition(|step| matches!(step.command, Command::Assume(_)));
        let steps = &steps[..last.map_or(0, |last| last + 1)];
        if steps.iter().filter(|step| matches!(step.command, Command::Assign(..))).count() > MOST_ASSIGNMENTS
        {
            return None;
        }
        let mut values = Substitution::new();
        let mut next: BTreeMap<Term, Term> = BTreeMap::new();
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
        Some(Way {
            edge,
            steps: steps.len(),
            guard: terms.and(&guards),
            next: next.into_iter().collect(),
            behind: None,
        })
    }

    /// Whether nobody asks for what it tests after its edge.
    fn is_last_test(&self, terms: &Terms, cfa: &Cfa, live: &[FxHashSet<Term>]) -> bool {
        let after = &live[cfa.edge(self.edge).to.index()];
        terms.free_vars(self.guard).iter().all(|var| !after.contains(var))
    }

    /// Its steps.
    fn before<'a>(&self, cfa: &'a Cfa) -> &'a [Step] {
        &sequence(&cfa.edge(self.edge).block).unwrap_or_default()[..self.steps]
    }

    /// Whether its edge does nothing at all.
    fn is_empty(&self, cfa: &Cfa) -> bool {
        sequence(&cfa.edge(self.edge).block).is_some_and(<[Step]>::is_empty)
    }
}

/// The way back over one round. At a location that edges were led past, what leads on only into states that satisfy
/// the proof does no harm. Where that cannot be said, because the proof has no formula behind the tests, the location
/// has none either: a path through it is one of the automaton after, given the facts where it begins, or cannot be taken.
struct Past {
    /// What was used, by location.
    facts: Vec<Term>,
    /// The ways on from locations that edges were led past.
    back: BTreeMap<Loc, Vec<Way>>,
    error: Loc,
    /// What is carried where no location that was passed has a formula.
    carries: Carries,
}

impl Past {
    /// States that lead only into states that satisfy the proof.
    fn harmless(&self, terms: &mut Terms, invariant: &Invariant, ways: &[Way]) -> Option<Term> {
        let mut all = Vec::with_capacity(ways.len());
        for way in ways {
            let good = match way.behind {
                Some(error) if error == self.error => terms.fls(),
                Some(behind) => {
                    let mut next: Substitution = way.next.iter().copied().collect();
                    terms.substitute(*invariant.at.get(&behind)?, &mut next)
                }
                // Nothing was led there: it is closed.
                None => terms.fls(),
            };
            all.push(terms.implies(way.guard, good));
        }
        Some(terms.and(&all))
    }
}

impl Lift for Past {
    fn invariant(&self, terms: &mut Terms, invariant: Invariant) -> Invariant {
        let mut out = Invariant::default();
        for (loc, formula) in &invariant.at {
            let Some(facts) = self.facts.get(loc.index()) else { continue };
            let harmless = match self.back.get(loc) {
                Some(ways) => self.harmless(terms, &invariant, ways),
                None => Some(terms.fls()),
            };
            if let Some(harmless) = harmless {
                let formula = terms.or2(*formula, harmless);
                out.at.insert(*loc, terms.and2(formula, *facts));
            }
        }
        out
    }

    /// Where a location with a formula was passed, or is new, there is another number of steps.
    fn carries(&self, formulas: &Invariant) -> Carries {
        let same = |loc: &Loc| loc.index() < self.facts.len() && !self.back.contains_key(loc);
        if formulas.at.keys().all(same) { self.carries } else { Carries::NONE }
    }
}
