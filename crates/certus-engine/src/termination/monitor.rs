//! Ranking functions as a question of safety: an automaton that reaches its error location iff a rank does not fall.

use certus_logic::{Sort, Term, Terms};
use certus_model::{Block, Cfa, Command, Loc, Run, Step, StepId};
use std::collections::BTreeMap;

/// The ranks of the cut points of one component: tuples of bit-vectors, all of one shape.
pub(super) type Ranks = BTreeMap<Loc, Vec<Term>>;

/// An automaton with the obligations of ranks. Its first locations are those of the automaton that it was made of.
pub(super) struct Monitored {
    pub(super) cfa: Cfa,
    /// What ranks are saved in.
    pub(super) saved: Vec<Term>,
    /// For each new location the cut point where the rank is compared.
    entries: BTreeMap<Loc, Loc>,
}

/// `new < old`, lexicographically, each component as signed bit-vectors.
pub(super) fn smaller(terms: &mut Terms, new: &[Term], old: &[Term]) -> Term {
    let mut out = terms.fls();
    for (new, old) in new.iter().zip(old).rev() {
        let (less, same) = (terms.bvslt(*new, *old), terms.eq(*new, *old));
        let rest = terms.and2(same, out);
        out = terms.or2(less, rest);
    }
    out
}

impl Monitored {
    /// Edges that leave a cut point save its rank, and edges that enter one compare it with what was saved. Both only inside of
    /// the component: what was saved is dead at cut points, so a proof does not speak of it there.
    pub(super) fn new(terms: &mut Terms, cfa: &Cfa, inside: &[bool], ranks: &Ranks) -> Monitored {
        let mut out = cfa.clone();
        let mut id = out.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0 + 1).max();
        let mut step = |command: Command| {
            let next = id.unwrap_or(0);
            id = Some(next + 1);
            Step { command, id: StepId(next) }
        };
        let mut saved: Vec<Term> = Vec::new();
        for component in ranks.values().next().into_iter().flatten() {
            let var = terms.fresh("rank", Sort::Bv(terms.width(*component)));
            let name = terms.var_name(var).unwrap_or("rank").to_owned();
            out.add_var(var, name);
            saved.push(var);
        }
        let mut entries: BTreeMap<Loc, Loc> = BTreeMap::new();
        for loc in ranks.keys() {
            let place = cfa.locations[loc.index()].clone();
            entries.insert(*loc, out.add_location(format!("{}'", place.name), place.line));
        }
        for edge in &mut out.edges {
            if !inside[edge.from.index()] || !inside[edge.to.index()] {
                continue;
            }
            if let Some(rank) = ranks.get(&edge.from) {
                let block = edge.block.map(|_, arc| {
                    let mut steps = Vec::new();
                    if arc.from == 0 {
                        let saves = saved.iter().zip(rank);
                        steps.extend(saves.map(|(var, value)| step(Command::Assign(*var, *value))));
                    }
                    steps.extend(&arc.steps);
                    Some(steps)
                });
                edge.block = block.expect("no arc is left out");
            }
            edge.to = entries.get(&edge.to).copied().unwrap_or(edge.to);
        }
        for (loc, entry) in &entries {
            let falls = smaller(terms, &ranks[loc], &saved);
            let not = terms.not(falls);
            out.add_edge(*entry, *loc, Block::sequence(vec![step(Command::Assume(falls))]));
            out.add_edge(*entry, out.error, Block::sequence(vec![step(Command::Assume(not))]));
        }
        Monitored { cfa: out, saved, entries: entries.into_iter().map(|(loc, entry)| (entry, loc)).collect() }
    }

    /// A run as one of the automaton without a monitor: nothing is chosen in what was added.
    pub(super) fn without(&self, cfa: &Cfa, run: &Run) -> Run {
        let own = run.steps.iter().filter(|step| step.edge.index() < cfa.edges.len());
        Run { initial: run.initial.clone(), steps: own.cloned().collect() }
    }

    /// The last path of a run to the error location from a cut point to a cut point, as their locations and how many edges
    /// of the run lead to each. Nothing if the run ends in an error of the automaton itself.
    pub(super) fn last_path(&self, run: &Run, ranks: &Ranks) -> Option<((Loc, usize), (Loc, usize))> {
        let last = run.steps.len().checked_sub(1)?;
        let to = *self.entries.get(&self.cfa.edge(run.steps[last].edge).from)?;
        let is_cut = |step: &usize| ranks.contains_key(&self.cfa.edge(run.steps[*step].edge).from);
        let first = (0..last).rev().find(is_cut)?;
        Some(((self.cfa.edge(run.steps[first].edge).from, first), (to, last)))
    }
}
