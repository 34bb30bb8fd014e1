//! Ranking functions as a question of safety: an automaton that reaches its error location iff ranks are not as their order says.

use certus_logic::{Sort, Term, Terms};
use certus_model::{Block, Cfa, Command, Loc, Order, Run, Step, StepId};
use std::collections::BTreeMap;

/// The ranks of the cut points of one component: tuples of bit-vectors, all of one shape.
pub(super) type Ranks = BTreeMap<Loc, Vec<Term>>;

/// The width of the variable that tells at which cut point a rank was saved.
const CHOSEN_WIDTH: u32 = 32;

/// An automaton with the obligations of ranks, as [`Order`] has them. Its first locations and edges are those of the automaton that
/// it was made of.
pub(super) struct Monitored {
    pub(super) cfa: Cfa,
    /// The variables of the monitor.
    pub(super) saved: Vec<Term>,
    /// For each new location the cut point where the rank is compared.
    entries: BTreeMap<Loc, Loc>,
    order: Order,
}

/// `new < old`, lexicographically, each component as signed bit-vectors.
fn smaller(terms: &mut Terms, new: &[Term], old: &[Term]) -> Term {
    let mut out = terms.fls();
    for (new, old) in new.iter().zip(old).rev() {
        let (less, same) = (terms.bvslt(*new, *old), terms.eq(*new, *old));
        let rest = terms.and2(same, out);
        out = terms.or2(less, rest);
    }
    out
}

/// Commands with numbers of their own.
struct Steps(u32);

impl Steps {
    fn step(&mut self, command: Command) -> Step {
        self.0 += 1;
        Step { command, id: StepId(self.0 - 1) }
    }

    fn assign(&mut self, vars: &[Term], values: &[Term]) -> Vec<Step> {
        vars.iter().zip(values).map(|(var, value)| self.step(Command::Assign(*var, *value))).collect()
    }
}

impl Monitored {
    /// Only edges inside of a component save and compare ranks. What a lexicographic order saves is dead at cut points, so a proof does
    /// not speak of it there.
    pub(super) fn new(
        terms: &mut Terms,
        cfa: &Cfa,
        inside: &[bool],
        ranks: &Ranks,
        order: Order,
    ) -> Monitored {
        let mut out = cfa.clone();
        let ids = out.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0 + 1);
        let mut steps = Steps(ids.max().unwrap_or(0));
        let some_rank: &[Term] = ranks.values().next().map_or(&[], Vec::as_slice);
        let chosen = (order == Order::Disjunctive).then_some(CHOSEN_WIDTH);
        let widths: Vec<u32> =
            chosen.into_iter().chain(some_rank.iter().map(|part| terms.width(*part))).collect();
        let mut saved: Vec<Term> = Vec::new();
        for width in widths {
            let var = terms.fresh("rank", Sort::Bv(width));
            let name = terms.var_name(var).unwrap_or("rank").to_owned();
            out.add_var(var, name);
            saved.push(var);
        }
        let mut entries: BTreeMap<Loc, Loc> = BTreeMap::new();
        for loc in ranks.keys() {
            let place = cfa.locations[loc.index()].clone();
            entries.insert(*loc, out.add_location(format!("{}'", place.name), place.line));
        }
        let nothing = terms.bv(CHOSEN_WIDTH, 0);
        for edge in out.edges.iter_mut().filter(|edge| inside[edge.to.index()]) {
            let (mut first, mut last) = (Vec::new(), Vec::new());
            if inside[edge.from.index()] {
                if let (Order::Lexicographic, Some(rank)) = (order, ranks.get(&edge.from)) {
                    first = saved.iter().copied().zip(rank.iter().copied()).collect();
                }
                edge.to = entries.get(&edge.to).copied().unwrap_or(edge.to);
            } else {
                last = match order {
                    Order::Lexicographic => Vec::new(),
                    Order::Disjunctive => vec![(saved[0], nothing)],
                    Order::Counted => saved.iter().copied().zip(some_rank.iter().copied()).collect(),
                };
            }
            let end = edge.block.nodes() - 1;
            let block = edge.block.map(|_, arc| {
                let mut out = Vec::new();
                let mut add = |out: &mut Vec<Step>, values: &[(Term, Term)]| {
                    out.extend(values.iter().map(|(var, value)| steps.step(Command::Assign(*var, *value))));
                };
                if arc.from == 0 {
                    add(&mut out, &first);
                }
                out.extend(&arc.steps);
                if arc.to == end {
                    add(&mut out, &last);
                }
                Some(out)
            });
            edge.block = block.expect("no arc is left out");
        }
        for (loc, entry) in &entries {
            let (holds, saves) = obligation(terms, (*loc, &ranks[loc]), &saved, order, &mut steps);
            for saves in saves {
                let mut commands = vec![steps.step(Command::Assume(holds))];
                commands.extend(saves);
                out.add_edge(*entry, *loc, Block::sequence(commands));
            }
            let not = terms.not(holds);
            out.add_edge(*entry, out.error, Block::sequence(vec![steps.step(Command::Assume(not))]));
        }
        let entries = entries.into_iter().map(|(loc, entry)| (entry, loc)).collect();
        Monitored { cfa: out, saved, entries, order }
    }

    /// A run as one of the automaton without a monitor: nothing is chosen in what was added.
    pub(super) fn without(&self, cfa: &Cfa, run: &Run) -> Run {
        let own = run.steps.iter().filter(|step| step.edge.index() < cfa.edges.len());
        Run { initial: run.initial.clone(), steps: own.cloned().collect() }
    }

    /// Whether a run to the error location ends because of a rank; else it is an error of the automaton itself.
    pub(super) fn is_of_rank(&self, run: &Run) -> bool {
        run.steps.last().is_some_and(|step| self.entries.contains_key(&self.cfa.edge(step.edge).from))
    }

    /// The last path of a run from where a rank was saved to where it was compared in vain, as the locations and how many edges
    /// of the run lead to each.
    pub(super) fn last_path(&self, run: &Run) -> Option<((Loc, usize), (Loc, usize))> {
        let last = run.steps.len().checked_sub(1)?;
        let edge = |step: usize| self.cfa.edge(run.steps[step].edge);
        let to = *self.entries.get(&edge(last).from)?;
        let is_cut = |loc: Loc| self.entries.values().any(|cut| *cut == loc);
        match self.order {
            Order::Lexicographic | Order::Counted => {
                let first = (0..last).rev().find(|step| is_cut(edge(*step).from))?;
                Some(((edge(first).from, first), (to, last)))
            }
            Order::Disjunctive => {
                let saves = |step: &usize| {
                    self.entries.contains_key(&edge(*step).from) && edge(*step).block.steps().count() > 1
                };
                let first = (0..last).rev().find(saves)?;
                Some(((edge(first).to, first + 1), (to, last)))
            }
        }
    }
}

/// What has to hold where a cut point is entered, and what may be saved then, one way or another.
fn obligation(
    terms: &mut Terms,
    (loc, rank): (Loc, &[Term]),
    saved: &[Term],
    order: Order,
    steps: &mut Steps,
) -> (Term, Vec<Vec<Step>>) {
    match order {
        Order::Lexicographic => (smaller(terms, rank, saved), vec![Vec::new()]),
        Order::Disjunctive => {
            let number = terms.bv(CHOSEN_WIDTH, u128::from(loc.0) + 1);
            let here = terms.eq(saved[0], number);
            let mut holds = terms.not(here);
            for (new, old) in rank.iter().zip(&saved[1..]) {
                let less = terms.bvslt(*new, *old);
                holds = terms.or2(holds, less);
            }
            let values: Vec<Term> = std::iter::once(number).chain(rank.iter().copied()).collect();
            (holds, vec![Vec::new(), steps.assign(saved, &values)])
        }
        Order::Counted => {
            let width = terms.width(saved[0]);
            let (zero, one) = (terms.bv(width, 0), terms.bv(width, 1));
            let fewer = terms.bvsub(saved[0], one);
            (terms.bvslt(zero, saved[0]), vec![steps.assign(saved, &[fewer])])
        }
    }
}
