//! Refinement: predicates from the interpolants of a path that no run takes (TACAS 2014, 4.3).
//!
//! The interpolants of the path say at each place between two edges why the path ends nowhere. With their atoms as predicates the
//! same abstract path does not come again: if every atom were known already, then the full cubes of the path would decide the
//! interpolants, and since each cube has a state that leads into the next, the last one would be reached with `false`. Cubes that were
//! lifted lead into the next as a whole, so the same holds of them.
//!
//! Not all atoms are needed. Those are kept that exclude the abstract path, which is a query: copies of the state for each step,
//! related by equal predicates, with a literal for each new predicate that switches its equivalences on.

use super::guess::Guesses;
use super::options::{Farkas, Method, Options, RefinementOptions, Strong};
use super::predicates::Predicates;
use crate::control::Control;
use crate::ic3::cfa::relations::Relations;
use crate::ic3::core::{Halt, Judgement, OrHalt};
use crate::ic3::paths::{Looked, Paths, Refuted, Way};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Cube, EdgeId, Loc, Run};
use certus_solver::interpolate::{
    Checked, FarkasStyle, Interpolation, NoInterpolants, Strength, Styles, registry as methods,
};
use certus_solver::{Answer, Limits, Purpose, Query, Session, Tally, registry};
use std::collections::BTreeMap;

/// Which predicates exclude an abstract path.
const MINIMISATION: Purpose = Purpose("predicates");

/// So many conflicts may a method of interpolation take; another one may be faster.
const METHOD_CONFLICTS: u64 = 20_000;

/// The same for edges without cubes: with cubes it is easier.
const EDGES_CONFLICTS: u64 = 1_000;

/// So many conflicts are spent on fewer predicates.
const MINIMISATION_CONFLICTS: u64 = 2_000;

/// An atom of more subterms than this is no predicate if there are others.
const LARGE_ATOM: usize = 400;

/// A path and the cubes behind its edges.
pub(super) type Chain<'c> = (&'c [EdgeId], &'c [Cube]);

/// What refines an abstraction.
pub(super) struct Refiner {
    options: RefinementOptions,
    solver: String,
    limits: Limits,
    paths: Paths,
    /// The methods of interpolation in the order in which they are asked.
    methods: Vec<Checked>,
    guesses: Guesses,
    /// Whether predecessors are lifted.
    pub(super) lifts: bool,
    refinements: u64,
    /// Predicates that interpolants had.
    found: u64,
    longest: u64,
    tallies: BTreeMap<Purpose, Tally>,
}

impl Refiner {
    pub(super) fn new(terms: &Terms, cfa: &Cfa, options: &Options, control: &Control) -> Refiner {
        let refinement = options.refinement.clone();
        let numbers = cfa.vars.iter().any(|var| terms.sort(var.term).is_arith());
        let methods = in_order(&refinement, numbers, &control.solver);
        let solver = if control.solver.is_empty() { registry::DEFAULT } else { &control.solver };
        Refiner {
            options: refinement,
            solver: solver.to_owned(),
            limits: control.limits.clone(),
            paths: Paths::new(&control.solver, &control.limits),
            methods,
            guesses: Guesses::new(cfa),
            lifts: options.core.obligations.lifting,
            refinements: 0,
            found: 0,
            longest: 0,
            tallies: BTreeMap::new(),
        }
    }

    /// Adds what was counted.
    pub(super) fn add_stats(&self, stats: &mut Stats) {
        stats.set("refinements", self.refinements);
        stats.set("longest refuted path", self.longest);
        stats.set("predicates in interpolants", self.found);
        stats.set("predicates guessed", self.guesses.made);
        for tallies in self.paths.tallies().chain([&self.tallies]) {
            stats.add_queries(tallies);
        }
        for method in &self.methods {
            for (name, counted) in method.stats().methods {
                stats.add(&format!("interpolants by {name}"), counted.solved);
                stats.add(&format!("no interpolants by {name}"), counted.asked - counted.solved);
            }
        }
    }

    /// Looks for a run along a chain of abstract states, and adds predicates if there is none.
    pub(super) fn judge(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &mut Relations,
        predicates: &mut Predicates,
        (edges, cubes): Chain<'_>,
    ) -> OrHalt<Judgement<Run>> {
        let literals: Vec<Vec<Term>> = cubes.iter().map(|cube| cube.literals().to_vec()).collect();
        self.longest = self.longest.max(edges.len() as u64);
        let with_cubes = if self.options.path_core { Way::Core } else { Way::Cubes };
        for way in [Way::Edges, with_cubes].into_iter().skip(usize::from(!self.options.edges)) {
            let live = |edge: EdgeId| predicates.live(cfa.edge(edge).to).clone();
            let looked = self.paths.look(terms, cfa, relations, &live, (edges, &literals[..], way))?;
            let refuted = match looked {
                None => continue,
                Some(Looked::Run(run)) => return Ok(Judgement::Run(run)),
                Some(Looked::Refuted(refuted)) => refuted,
            };
            for method in 0..if way == Way::Edges { 1 } else { self.methods.len() } {
                let chain = (edges, cubes, &refuted);
                let Some(new) = self.best(terms, cfa, relations, predicates, method, way, chain)? else {
                    continue;
                };
                let before = predicates.count();
                for (loc, predicate) in &new {
                    predicates.add(terms, *loc, *predicate);
                }
                if predicates.count() == before {
                    continue;
                }
                self.refinements += 1;
                if self.options.guess {
                    for (loc, predicate) in self.guesses.after(terms, cfa, predicates, &new) {
                        predicates.add(terms, loc, predicate);
                    }
                }
                return Ok(Judgement::Refined);
            }
        }
        // Facts may have helped to lift, and say nothing of states that are not reached.
        if std::mem::take(&mut self.lifts) {
            Ok(Judgement::Refined)
        } else {
            Err(Halt::Stopped(Reason::NoInterpolants))
        }
    }

    /// The predicates that promise most of those that the kinds of a method find; nothing if none finds any.
    #[allow(clippy::too_many_arguments, reason = "it is one step of `judge`")]
    fn best(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &mut Relations,
        predicates: &Predicates,
        method: usize,
        way: Way,
        (edges, cubes, refuted): (&[EdgeId], &[Cube], &Refuted),
    ) -> OrHalt<Option<Vec<(Loc, Term)>>> {
        let mut best: Option<(usize, Vec<(Loc, Term)>)> = None;
        for kind in self.interpolants(terms, method, way, refuted)? {
            let new = self.new_predicates(terms, cfa, predicates, kind, (edges, refuted));
            if new.is_empty() {
                continue;
            }
            self.found += new.len() as u64;
            let needed = if self.options.minimise && new.len() > 1 {
                self.minimised(terms, cfa, relations, predicates, (edges, cubes), new)?
            } else {
                new
            };
            let cost = needed.iter().map(|(loc, one)| predicates.cost(terms, *loc, *one)).sum();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, needed));
            }
        }
        Ok(best.map(|(_, needed)| needed))
    }

    /// The interpolants of a path of each kind that a method knows.
    fn interpolants(
        &mut self,
        terms: &mut Terms,
        method: usize,
        way: Way,
        refuted: &Refuted,
    ) -> OrHalt<Vec<Vec<Term>>> {
        let conflicts = if way == Way::Edges { EDGES_CONFLICTS } else { METHOD_CONFLICTS };
        let limits = self.limits.clone().with_conflicts(conflicts);
        match self.methods[method].kinds(terms, &refuted.formulas, &limits) {
            Ok(found) => Ok(found),
            Err(NoInterpolants::Solver(error)) if method == 0 => Err(error.into()),
            Err(_) => match self.limits.stop() {
                Some(stop) => Err(Halt::Stopped(stop.into())),
                None => Ok(Vec::new()),
            },
        }
    }

    /// The atoms of the interpolants of a path that are no predicates yet, with their locations.
    fn new_predicates(
        &self,
        terms: &mut Terms,
        cfa: &Cfa,
        predicates: &Predicates,
        found: Vec<Term>,
        (edges, refuted): (&[EdgeId], &Refuted),
    ) -> Vec<(Loc, Term)> {
        let mut out: Vec<(Loc, Term)> = Vec::new();
        for ((interpolant, back), edge) in found.into_iter().zip(&refuted.back).zip(edges) {
            let loc = cfa.edge(*edge).to;
            let formula = terms.substitute(interpolant, &mut back.clone());
            for atom in predicates.atoms(terms, formula) {
                if predicates.is_new(loc, atom) && !out.contains(&(loc, atom)) {
                    out.push((loc, atom));
                }
            }
        }
        let small: Vec<_> = out.iter().copied().filter(|(_, t)| terms.dag_size(*t) <= LARGE_ATOM).collect();
        if small.is_empty() { out } else { small }
    }

    /// Those of the new predicates that exclude the abstract path, together with the old ones.
    fn minimised(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &mut Relations,
        predicates: &Predicates,
        (edges, cubes): Chain<'_>,
        mut new: Vec<(Loc, Term)>,
    ) -> OrHalt<Vec<(Loc, Term)>> {
        // What is tried to be left out first comes first.
        new.sort_by_cached_key(|(_, t)| {
            std::cmp::Reverse((terms.free_vars(*t).len(), terms.dag_size(*t), *t))
        });
        let mut session = Session::new(registry::make(&self.solver)?);
        session.set_limits(self.limits.clone().with_conflicts(MINIMISATION_CONFLICTS));
        let labels: Vec<Term> = new.iter().map(|_| terms.fresh("predicate", Sort::Bool)).collect();
        let mut before: Substitution = Substitution::new();
        for (n, edge) in edges.iter().enumerate() {
            let copy = self.copy(terms, cfa, relations, *edge);
            let mut here = copy;
            let from = cfa.edge(*edge).from;
            let guard = relations.edge(*edge).transition.guard;
            let mut parts = vec![terms.substitute(guard, &mut here)];
            if n > 0 {
                for literal in cubes[n - 1].literals() {
                    parts.push(terms.substitute(*literal, &mut here));
                }
                let old = predicates.at(from).iter().map(|p| (*p, None));
                let added = new.iter().zip(&labels).filter(|((loc, _), _)| *loc == from);
                let all: Vec<_> = old.chain(added.map(|((_, p), label)| (*p, Some(*label)))).collect();
                for (predicate, label) in all {
                    let after = relations.pre(terms, edges[n - 1], predicate);
                    let after = terms.substitute(after, &mut before);
                    let now = terms.substitute(predicate, &mut here);
                    let equal = terms.eq(after, now);
                    match label {
                        None => parts.push(equal),
                        Some(label) => session.assert_under(terms, label, equal)?,
                    }
                }
            }
            let step = terms.and(&parts);
            session.assert(terms, step)?;
            before = here;
        }
        let query = Query::of(&labels);
        let answer = session.check(terms, &query, MINIMISATION)?;
        let kept = if answer == Answer::Unsat {
            session.minimise_core(terms, &query)?;
            let core = session.core();
            new.iter().zip(&labels).filter(|(_, label)| core.contains(label)).map(|(one, _)| *one).collect()
        } else {
            Vec::new()
        };
        for (purpose, tally) in session.tallies() {
            self.tallies.entry(*purpose).or_default().add(tally);
        }
        if let Some(stop) = self.limits.stop() {
            return Err(Halt::Stopped(stop.into()));
        }
        // The path may be excluded by old predicates where facts are not, and then nothing seems to be needed.
        Ok(if kept.is_empty() { new } else { kept })
    }

    /// A copy of the state, and of the inputs and choices of an edge.
    fn copy(&self, terms: &mut Terms, cfa: &Cfa, relations: &Relations, edge: EdgeId) -> Substitution {
        let transition = &relations.edge(edge).transition;
        let state = cfa.vars.iter().map(|var| var.term);
        let all: Vec<Term> = state
            .chain(transition.inputs.iter().copied())
            .chain(transition.choices.iter().copied())
            .collect();
        all.into_iter().map(|var| (var, terms.fresh("copy", terms.sort(var)))).collect()
    }
}

/// The methods of interpolation, the one that is asked for first.
fn in_order(options: &RefinementOptions, numbers: bool, solver: &str) -> Vec<Checked> {
    let strength = match options.strength {
        Strong::McMillan => Strength::McMillan,
        Strong::Pudlak => Strength::Pudlak,
        Strong::Dual => Strength::Dual,
    };
    let styles: &[FarkasStyle] = match options.farkas {
        Farkas::Dual => &[FarkasStyle::Dual],
        Farkas::Decomposed => &[FarkasStyle::Decomposed],
        Farkas::DualDecomposed => &[FarkasStyle::DualDecomposed],
        Farkas::Best if numbers => {
            &[FarkasStyle::Farkas, FarkasStyle::Dual, FarkasStyle::Decomposed, FarkasStyle::DualDecomposed]
        }
        Farkas::Whole | Farkas::Best => &[FarkasStyle::Farkas],
    };
    let first = match options.method {
        Method::Proofs => "proofs",
        Method::Postconditions => "postconditions",
        Method::Preconditions => "preconditions",
        Method::Cubes => "cubes",
        Method::Process => "process",
    };
    let mut names = vec![first];
    names.extend(["proofs", "preconditions", "postconditions", "cubes"].into_iter().filter(|n| *n != first));
    let judge = (!solver.is_empty()).then(|| solver.to_owned());
    // What is wrong does not exclude the path, and is found out there.
    let one = |method: Box<dyn Interpolation>| {
        Checked::new(vec![method]).check(false).simplify(options.simplify).solver(judge.clone())
    };
    let method = |name: &str| match name {
        "proofs" => one(Box::new(Styles { strength, farkas: styles.to_vec() })),
        name => one(methods::make(name).expect("a method that there is")),
    };
    names.into_iter().map(method).collect()
}
