//! The labels of lazy predicate abstraction (Henzinger, Jhala, Majumdar, Sutre, POPL 2002), with predicates from interpolants.
//!
//! The label of a node is what its parent's label and the edge between them imply, told in the predicates of its location: the
//! strongest formula over them (Boolean abstraction), or the strongest conjunction (Cartesian abstraction). An edge is a large block
//! (Beyer et al., FMCAD 2009), so that the question is one of enumeration: which truth values do the predicates have after it?
//!
//! A path to the error that no run takes has interpolants, and their atoms are new predicates. The first node on it whose label does
//! not imply its interpolant is labelled anew, and what is behind it is cut off. Everything else stays as it is, with the predicates that it
//! had: that is what is lazy.

use super::art::{Art, NodeId};
use super::blocking::{Blocked, Blocking, Goal, Part};
use super::interpolation::{Found, PathInterpolants};
use super::search::Labels;
use super::steps::{Entry, Steps};
use crate::ic3::core::{Backoff, Halt, OrHalt, Queries as _, QueryKind};
use crate::option_groups::{choices, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Op, Sort, Term, Terms, Value};
use certus_model::{Cube, EdgeId, Loc, Run};
use rustc_hash::{FxHashMap, FxHashSet};

/// Which truth values predicates have after an edge.
const ABSTRACTION: QueryKind = QueryKind::unbounded("abstraction");

choices! {
    /// How labels are computed.
    enum Abstraction {
        /// The strongest formula over the predicates.
        Boolean = "boolean",
        /// The strongest conjunction of them.
        Cartesian = "cartesian",
    }
}

option_group! {
    /// How labels are computed.
    pub(crate) struct PredicateOptions in "predicates" {
        "abstraction" abstraction: Abstraction = Abstraction::Boolean,
            "labels are the strongest formulas over the predicates, or the strongest conjunctions";
        "valuations" valuations: usize = 64,
            "with more valuations of the predicates than this, the label is the conjunction";
        "atoms" atoms: usize = 12,
            "an interpolant of more atoms than this is one predicate as a whole";
    }
}

/// The labels.
pub(crate) struct ByPredicates {
    engine: &'static str,
    options: PredicateOptions,
    interpolants: PathInterpolants,
    /// Where there are no interpolants, IC3 finds some.
    blocking: Blocking,
    /// The predicates of each location, in the order in which they came.
    at: FxHashMap<Loc, Vec<Term>>,
    /// How often valuations are enumerated at each location: where there were too many, they are again, most likely.
    enumeration: FxHashMap<Loc, Backoff>,
    refinements: u64,
    by_ic3: u64,
    valuations: u64,
    cartesian: u64,
    taken_whole: u64,
}

impl ByPredicates {
    pub(crate) fn new(
        engine: &'static str,
        options: &PredicateOptions,
        interpolants: PathInterpolants,
    ) -> ByPredicates {
        ByPredicates {
            engine,
            options: options.clone(),
            interpolants,
            blocking: Blocking::default(),
            at: FxHashMap::default(),
            enumeration: FxHashMap::default(),
            refinements: 0,
            by_ic3: 0,
            valuations: 0,
            cartesian: 0,
            taken_whole: 0,
        }
    }

    /// What holds after an edge, told in predicates: the conjuncts of the label.
    fn post(&mut self, steps: &mut Steps<'_>, label: &[Term], edge: EdgeId) -> OrHalt<Vec<Term>> {
        let to = steps.cfa().edge(edge).to;
        let predicates = self.at.get(&to).cloned().unwrap_or_default();
        if let Entry::Blocked(_) = steps.enters(label, edge, &[], ABSTRACTION)? {
            return Ok(vec![steps.on.terms.fls()]);
        }
        if predicates.is_empty() {
            return Ok(Vec::new());
        }
        let after: Vec<Term> =
            predicates.iter().map(|p| steps.on.relations.pre(steps.on.terms, edge, *p)).collect();
        let mut seen: Vec<Vec<bool>> = vec![self.valuation(steps, edge, &after)?];
        // Each predicate that had one value so far: can it have the other one?
        let mut fixed: Vec<Term> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for n in 0..predicates.len() {
            let value = seen[0][n];
            if seen.iter().any(|valuation| valuation[n] != value) {
                open.push(n);
                continue;
            }
            let terms = steps.terms();
            let other = if value { terms.not(predicates[n]) } else { predicates[n] };
            steps.spend()?;
            match steps.enters(label, edge, &[other], ABSTRACTION)? {
                Entry::Blocked(_) => fixed.push(steps.on.terms.not(other)),
                Entry::Enters => {
                    let valuation = self.valuation(steps, edge, &after)?;
                    seen.push(valuation);
                    open.push(n);
                }
                Entry::Unknown => open.push(n),
            }
        }
        if self.options.abstraction == Abstraction::Cartesian || open.len() < 2 {
            return Ok(fixed);
        }
        if !self.enumeration.entry(to).or_default().asks() {
            self.cartesian += 1;
            return Ok(fixed);
        }
        let names: Vec<Term> = open.iter().map(|n| predicates[*n]).collect();
        let after: Vec<Term> = open.iter().map(|n| after[*n]).collect();
        let seen = seen.iter().map(|valuation| open.iter().map(|n| valuation[*n]).collect()).collect();
        let found = self.enumerate(steps, (label, edge), &after, seen)?;
        self.enumeration.entry(to).or_default().note(found.is_some());
        match found {
            Some(found) => {
                self.valuations += found.len() as u64;
                let formula = diagram(steps.terms(), &names, found);
                if formula != steps.on.terms.tru() {
                    fixed.push(formula);
                }
            }
            None => self.cartesian += 1,
        }
        Ok(fixed)
    }

    /// All valuations of formulas over the state before an edge with which it is taken from a label, if they are not too many. Some were
    /// seen.
    fn enumerate(
        &mut self,
        steps: &mut Steps<'_>,
        (label, edge): (&[Term], EdgeId),
        formulas: &[Term],
        seen: Vec<Vec<bool>>,
    ) -> OrHalt<Option<Vec<Vec<bool>>>> {
        let mut found = seen;
        found.sort();
        found.dedup();
        let mut others: Vec<Term> =
            found.iter().map(|valuation| differs(steps.terms(), formulas, valuation)).collect();
        loop {
            if found.len() > self.options.valuations {
                return Ok(None);
            }
            steps.spend()?;
            match steps.taken(label, edge, &others, ABSTRACTION)? {
                Entry::Enters => {
                    let valuation = self.valuation(steps, edge, formulas)?;
                    others.push(differs(steps.terms(), formulas, &valuation));
                    found.push(valuation);
                }
                Entry::Blocked(_) => return Ok(Some(found)),
                Entry::Unknown => return Ok(None),
            }
        }
    }

    /// The truth values of formulas in the model of the last query on an edge.
    fn valuation(&self, steps: &mut Steps<'_>, edge: EdgeId, formulas: &[Term]) -> OrHalt<Vec<bool>> {
        let model = steps.model(edge)?;
        let values = steps.on.terms.eval_all(formulas, &model);
        Ok(values.into_iter().map(|value| value == Value::Bool(true)).collect())
    }

    /// Adds the predicates of an interpolant.
    fn learn(&mut self, terms: &mut Terms, loc: Loc, formula: Term) {
        let mut atoms = atoms(terms, formula);
        if atoms.len() > self.options.atoms {
            self.taken_whole += 1;
            atoms = vec![formula];
        }
        let known = self.at.entry(loc).or_default();
        for atom in atoms {
            let not = terms.not(atom);
            let one = atom.min(not);
            if !known.contains(&one) {
                known.push(one);
            }
        }
    }
}

/// The clause that says that formulas do not have a valuation.
fn differs(terms: &mut Terms, formulas: &[Term], valuation: &[bool]) -> Term {
    let literals: Vec<Term> =
        formulas.iter().zip(valuation).map(|(t, value)| if *value { *t } else { terms.not(*t) }).collect();
    let cube = terms.and(&literals);
    terms.not(cube)
}

/// The formula that says that predicates have one of these valuations, as a decision diagram: shared parts are one term.
fn diagram(terms: &mut Terms, predicates: &[Term], mut valuations: Vec<Vec<bool>>) -> Term {
    valuations.sort();
    valuations.dedup();
    let refs: Vec<&[bool]> = valuations.iter().map(Vec::as_slice).collect();
    build(terms, predicates, &refs)
}

fn build(terms: &mut Terms, predicates: &[Term], valuations: &[&[bool]]) -> Term {
    if valuations.is_empty() {
        return terms.fls();
    }
    let Some((first, rest)) = predicates.split_first() else { return terms.tru() };
    let split = valuations.partition_point(|valuation| !valuation[0]);
    let tail = |part: &[&[bool]]| -> Vec<Vec<bool>> { part.iter().map(|v| v[1..].to_vec()).collect() };
    let (low, high) = (tail(&valuations[..split]), tail(&valuations[split..]));
    let low: Vec<&[bool]> = low.iter().map(Vec::as_slice).collect();
    let high: Vec<&[bool]> = high.iter().map(Vec::as_slice).collect();
    let (low, high) = (build(terms, rest, &low), build(terms, rest, &high));
    terms.ite(*first, high, low)
}

/// The atoms of a formula.
fn atoms(terms: &Terms, formula: Term) -> Vec<Term> {
    let mut out = Vec::new();
    let mut seen = FxHashSet::default();
    let mut stack = vec![formula];
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = terms.args(term);
        let structure = match terms.op(term) {
            Op::Not | Op::And | Op::Ite => true,
            Op::Eq => terms.sort(args[0]) == Sort::Bool,
            _ => false,
        };
        if structure {
            stack.extend(args.iter().rev());
        } else if !terms.is_const(term) {
            out.push(term);
        }
    }
    out
}

impl Labels for ByPredicates {
    fn engine(&self) -> &'static str {
        self.engine
    }

    fn label(&mut self, steps: &mut Steps<'_>, art: &mut Art, children: &[NodeId]) -> OrHalt<()> {
        for child in children {
            let Some((parent, edge)) = art.node(*child).parent else { continue };
            let label = art.node(parent).label.clone();
            for conjunct in self.post(steps, &label, edge)? {
                art.strengthen(steps.terms(), *child, conjunct);
            }
        }
        Ok(())
    }

    fn refute(&mut self, steps: &mut Steps<'_>, art: &mut Art, error: NodeId) -> OrHalt<Option<Run>> {
        let (nodes, edges) = art.path(Art::ROOT, error);
        let formulas = match self.interpolants.formulas(steps, art, (&nodes, &edges))? {
            Found::Run(run) => return Ok(Some(run)),
            Found::Refuted(formulas) => formulas,
            Found::None => {
                self.by_ic3 += 1;
                let goal = Goal { cube: Cube::default(), exact: false };
                let before: Vec<Vec<Term>> = nodes.iter().map(|n| art.node(*n).label.clone()).collect();
                let part = Part { nodes: nodes.clone(), edges: edges.clone() };
                match self.blocking.block(steps, art, &part, goal, None)? {
                    Blocked::Yes | Blocked::GivenUp => {}
                    Blocked::No(model, chain) => return steps.on.counterexample(&model, &chain).map(Some),
                }
                // Its clauses are what interpolants would have been.
                for (node, before) in nodes[1..].iter().zip(&before[1..]) {
                    for clause in art.node(*node).label.clone() {
                        if !before.contains(&clause) && clause != steps.on.terms.fls() {
                            let loc = art.node(*node).loc;
                            self.learn(steps.terms(), loc, clause);
                        }
                    }
                }
                return Ok(None);
            }
        };
        self.refinements += 1;
        for (place, formula) in &formulas {
            self.learn(steps.terms(), art.node(nodes[*place]).loc, *formula);
        }
        for (place, formula) in &formulas {
            let (node, n) = (nodes[*place], *place - 1);
            let loc = art.node(node).loc;
            let label = art.node(node).label.clone();
            if steps.implies(loc, &label, &[*formula])? {
                continue;
            }
            let before = art.node(nodes[n]).label.clone();
            // What was known stays: it holds after the same edge from the same label. Else two paths could take turns.
            let mut label = label;
            for conjunct in self.post(steps, &before, edges[n])? {
                if !label.contains(&conjunct) {
                    label.push(conjunct);
                }
            }
            if !steps.implies(loc, &label, &[*formula])? {
                // The abstraction was too coarse for its predicates.
                label.push(*formula);
            }
            let fls = steps.on.terms.fls();
            let dead = label.contains(&fls);
            art.prune(node, if dead { Vec::new() } else { label });
            if dead {
                art.strengthen(steps.terms(), node, fls);
            }
            return Ok(None);
        }
        // The label before the error may have become stronger since the error was labelled.
        let last = edges.len() - 1;
        let label = art.node(nodes[last]).label.clone();
        let fls = steps.on.terms.fls();
        match steps.enters(&label, edges[last], &[], ABSTRACTION)? {
            Entry::Blocked(_) => {
                art.strengthen(steps.terms(), error, fls);
                Ok(None)
            }
            Entry::Enters | Entry::Unknown => Err(Halt::Stopped(Reason::NoInterpolants)),
        }
    }

    fn strengthen(&mut self, _: &mut Steps<'_>, _: &mut Art, _: NodeId) -> OrHalt<()> {
        Ok(())
    }

    fn add_stats(&self, stats: &mut Stats) {
        stats.set("refinements", self.refinements);
        stats.set("paths refuted by IC3", self.by_ic3);
        stats.set("predicates", self.at.values().map(|list| list.len() as u64).sum());
        stats.set("valuations", self.valuations);
        stats.set("labels without enumeration", self.cartesian);
        stats.set("interpolants as one predicate", self.taken_whole);
        self.interpolants.add_stats(stats);
    }
}
