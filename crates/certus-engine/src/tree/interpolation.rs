//! Interpolants of paths of the tree.
//!
//! Whether a run takes a path, and if none does, why: a formula at each node between. Facts that are known at locations are part of the
//! question, as they are part of every label. Interpolants may be huge; those above a size are not taken, and whoever asked has
//! IC3 refute the path.

use super::art::{Art, Node, NodeId};
use super::normal::clauses;
use super::options::SizeOptions;
use super::steps::Steps;
use crate::control::Control;
use crate::ic3::core::{Halt, OrHalt};
use crate::ic3::paths::{Looked, Paths, Refuted, Way};
use crate::interpolants::InterpolationOptions;
use crate::stats::Stats;
use certus_logic::Term;
use certus_model::{Cube, EdgeId, Run};
use certus_solver::Limits;
use certus_solver::interpolate::{Checked, Interpolation as _, NoInterpolants};

/// So many conflicts may a method of interpolation take.
const METHOD_CONFLICTS: u64 = 20_000;

/// What a path is.
pub(crate) enum Found<T> {
    /// A run takes it.
    Run(Run),
    /// None does: why not, for some nodes of the path, one after the other, by their places in it.
    Refuted(Vec<(usize, T)>),
    /// None does, and there are no interpolants that are small enough.
    None,
}

/// What a part of a path says of its end.
pub(crate) enum Between {
    /// It is not reached: for each node behind the first one why not.
    Excluded(Vec<Term>),
    /// It is not reached, and there are no interpolants that are small enough.
    NoInterpolants,
    /// It can be reached as far as labels tell, or that is hard to see.
    Reached,
}

/// Interpolants of paths.
pub(crate) struct PathInterpolants {
    paths: Paths,
    method: Checked,
    limits: Limits,
    /// No interpolant may have more subterms.
    most_size: usize,
    /// Whether the end of a path is looked at first.
    suffixes: bool,
    by_suffix: u64,
    too_large: u64,
    too_many_clauses: u64,
    none: u64,
}

impl PathInterpolants {
    pub(crate) fn new(
        options: &InterpolationOptions,
        size: &SizeOptions,
        control: &Control,
    ) -> PathInterpolants {
        PathInterpolants {
            paths: Paths::new(&control.solver, &control.limits),
            method: options.along_paths(),
            limits: control.limits.clone(),
            most_size: size.most,
            suffixes: size.suffixes,
            by_suffix: 0,
            too_large: 0,
            too_many_clauses: 0,
            none: 0,
        }
    }

    /// The label of a node, with what is known of its location.
    fn known(steps: &mut Steps<'_>, art: &Art, node: NodeId) -> Vec<Term> {
        let Node { loc, label, .. } = art.node(node);
        let fact = steps.on.fact(*loc);
        let mut all = steps.on.terms.conjuncts(fact);
        all.retain(|t| *t != steps.on.terms.tru());
        all.extend(label);
        all
    }

    /// A run along a path from the root to the error, or formulas for nodes of it.
    ///
    /// The labels that there are may be enough to refute the end of the path. The shorter that is, the cheaper are its interpolants, and
    /// what follows from labels is more general than what follows from the beginning of the path.
    pub(crate) fn formulas(
        &mut self,
        steps: &mut Steps<'_>,
        art: &Art,
        (nodes, edges): (&[NodeId], &[EdgeId]),
    ) -> OrHalt<Found<Term>> {
        let truth = steps.on.terms.tru();
        let mut length = 1;
        while self.suffixes && length < edges.len() {
            let from = edges.len() - length;
            match self.between(steps, art, (&nodes[from..], edges, from), truth)? {
                Between::Excluded(found) => {
                    self.by_suffix += 1;
                    return Ok(Found::Refuted((from + 1..edges.len()).zip(found).collect()));
                }
                // Those of a longer part would be larger.
                Between::NoInterpolants => return Ok(Found::None),
                Between::Reached => length *= 2,
            }
        }
        let cfa = steps.cfa();
        let facts: Vec<Vec<Term>> = nodes[1..]
            .iter()
            .map(|node| {
                let fact = steps.on.fact(art.node(*node).loc);
                let mut all = steps.on.terms.conjuncts(fact);
                all.retain(|t| *t != truth);
                all
            })
            .collect();
        let live = |edge: EdgeId| steps.live[cfa.edge(edge).to.index()].clone();
        let (terms, relations) = (&mut *steps.on.terms, &steps.on.relations);
        let looked = self.paths.look(terms, cfa, relations, &live, (edges, &facts, Way::Core))?;
        match looked {
            None => Ok(Found::None),
            Some(Looked::Run(run)) => Ok(Found::Run(run)),
            Some(Looked::Refuted(refuted)) => Ok(match self.interpolate(steps, &refuted)? {
                Some(found) => Found::Refuted((1..).zip(found).collect()),
                None => Found::None,
            }),
        }
    }

    /// As [`formulas`](Self::formulas), as clauses (their negations are given) that are no more than `growth` times as large.
    pub(crate) fn clauses(
        &mut self,
        steps: &mut Steps<'_>,
        art: &Art,
        path: (&[NodeId], &[EdgeId]),
        growth: usize,
    ) -> OrHalt<Found<Vec<Cube>>> {
        let formulas = match self.formulas(steps, art, path)? {
            Found::Run(run) => return Ok(Found::Run(run)),
            Found::None => return Ok(Found::None),
            Found::Refuted(formulas) => formulas,
        };
        let mut out = Vec::with_capacity(formulas.len());
        for (place, formula) in formulas {
            let terms = steps.terms();
            let budget = growth * terms.dag_size(formula);
            let Some(cubes) = clauses(terms, formula, budget) else {
                self.too_many_clauses += 1;
                return Ok(Found::None);
            };
            out.push((place, cubes));
        }
        Ok(Found::Refuted(out))
    }

    /// Formulas for the nodes behind the first one of a part of a path, that follow from the labels and exclude `end`. `edges` are those from the root, `from` of which lead to the first node.
    pub(crate) fn between(
        &mut self,
        steps: &mut Steps<'_>,
        art: &Art,
        (nodes, edges, from): (&[NodeId], &[EdgeId], usize),
        end: Term,
    ) -> OrHalt<Between> {
        let begins = nodes.iter().take(edges.len() - from);
        let labels: Vec<Vec<Term>> = begins.map(|node| PathInterpolants::known(steps, art, *node)).collect();
        let cfa = steps.cfa();
        let live = |edge: EdgeId| steps.live[cfa.edge(edge).to.index()].clone();
        let (terms, relations) = (&mut *steps.on.terms, &steps.on.relations);
        match self.paths.part(terms, cfa, relations, &live, (edges, from, &labels, end))? {
            Some(refuted) => {
                let found = self.interpolate(steps, &refuted)?;
                Ok(found.map_or(Between::NoInterpolants, Between::Excluded))
            }
            None => Ok(Between::Reached),
        }
    }

    /// The interpolants of the first method that gives some of a bearable size.
    fn interpolate(&mut self, steps: &mut Steps<'_>, refuted: &Refuted) -> OrHalt<Option<Vec<Term>>> {
        let terms = steps.terms();
        if refuted.formulas.len() < 2 {
            return Ok(Some(Vec::new()));
        }
        let limits = self.limits.clone().with_conflicts(METHOD_CONFLICTS);
        match self.method.interpolate(terms, &refuted.formulas, &limits) {
            Ok(found) if found.iter().all(|t| terms.dag_size(*t) <= self.most_size) => {
                let back = found.into_iter().zip(&refuted.back);
                let formulas = back.map(|(t, back)| terms.substitute(t, &mut back.clone()));
                return Ok(Some(formulas.collect()));
            }
            Ok(_) => self.too_large += 1,
            Err(NoInterpolants::Solver(error)) => return Err(error.into()),
            Err(_) => {
                if let Some(stop) = self.limits.stop() {
                    return Err(Halt::Stopped(stop.into()));
                }
                self.none += 1;
            }
        }
        Ok(None)
    }

    /// Adds what was counted.
    pub(crate) fn add_stats(&self, stats: &mut Stats) {
        for tallies in self.paths.tallies() {
            stats.add_queries(tallies);
        }
        for (name, counted) in self.method.stats().methods {
            stats.add(&format!("interpolants by {name}"), counted.solved);
            stats.add(&format!("no interpolants by {name}"), counted.asked - counted.solved);
        }
        stats.set("paths refuted at their end", self.by_suffix);
        stats.set("interpolants too large", self.too_large);
        stats.set("interpolants with too many clauses", self.too_many_clauses);
        stats.set("paths without interpolants", self.none);
    }
}
