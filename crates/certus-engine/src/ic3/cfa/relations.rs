//! Solver sessions and the queries on edges.
//!
//! There are no next-state variables: a literal of the state after an edge is turned into a term over the
//! state before, inputs and choices ([`Transition::pre`]). A query on the edge `(l, cmd, l')` about the cube
//! `c` at index `i` is then `F(i-1, l) ∧ guard ∧ pre(c)` (Def. 4.2.1, in the form of 5.3), with `¬c` where
//! `l = l'`. Lemmas are asserted under the activation literal of their level in the session of the
//! location they belong to, when that session is next used.

use super::options::Sessions;
use crate::ic3::core::{FOREVER, Frames, Halt, Induction, OrHalt, QueryKind, Question, UnsatCore};
use certus_logic::{Assignment, Sort, Term, Terms};
use certus_model::{Cfa, Cube, EdgeId, Invariant, Loc, Transition};
use certus_solver::{Answer, Limits, Purpose, Query, Reason, Session, Stop, Tally, registry};
use std::collections::BTreeMap;

/// A session that was given more lemmas than this, most of which do not count any more, is made anew.
const MAX_LEMMAS_IN_SESSION: usize = 2000;

/// An edge as its queries need it.
pub(crate) struct Relation {
    /// Where it begins.
    pub(crate) from: Loc,
    /// Whether it ends there as well.
    is_loop: bool,
    /// What it does.
    pub(crate) transition: Transition,
    /// The conjuncts of its guard, ordered.
    pub(crate) guard: Vec<Term>,
    /// The session its queries go to.
    session: usize,
    /// The state variables, inputs and choices: what a model is read for.
    unknowns: Vec<Term>,
}

/// A session and what it knows.
struct Slot {
    loc: Loc,
    session: Option<Session>,
    /// How much of the log of its location was asserted.
    seen: usize,
    /// How many lemmas were asserted.
    asserted: usize,
    /// The queries of sessions that were given up.
    tallies: BTreeMap<Purpose, Tally>,
}

/// Queries that lift. To show that words along one path imply a whole block can be as hard as any
/// arithmetic, and without it the cube just keeps all of its literals.
const LIFTING: QueryKind = QueryKind::bounded("lifting", 500);

/// All edges, and the sessions for them.
pub(crate) struct Relations {
    edges: Vec<Relation>,
    slots: Vec<Slot>,
    /// By location, a session that knows its lemmas.
    of_location: Vec<Option<usize>>,
    /// The activation literal of each level.
    levels: Vec<Term>,
    facts: Vec<Option<Term>>,
    solver: String,
    limits: Limits,
    /// Sessions that were made anew.
    pub(crate) rebuilt: u64,
    /// Queries given up because something else will do.
    pub(crate) given_up: u64,
}

impl Relations {
    /// The edges of an automaton; no session is made yet.
    pub(crate) fn new(
        terms: &mut Terms,
        cfa: &Cfa,
        facts: Option<&Invariant>,
        sharing: Sessions,
        solver: &str,
        limits: &Limits,
    ) -> Relations {
        let state: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let mut edges = Vec::with_capacity(cfa.edges.len());
        for (index, edge) in cfa.edges.iter().enumerate() {
            let transition = Transition::new(terms, &edge.block, &format!("e{index}"));
            let mut guard = terms.conjuncts(transition.guard);
            guard.sort_unstable();
            let mut unknowns = state.clone();
            unknowns.extend(&transition.inputs);
            unknowns.extend(&transition.choices);
            let session = match sharing {
                Sessions::Edge => index,
                Sessions::Location => edge.from.index(),
            };
            let is_loop = edge.from == edge.to;
            edges.push(Relation { from: edge.from, is_loop, transition, guard, session, unknowns });
        }
        let places: Vec<Loc> = match sharing {
            Sessions::Edge => cfa.edges.iter().map(|edge| edge.from).collect(),
            Sessions::Location => cfa.locs().collect(),
        };
        let slot = |loc| Slot { loc, session: None, seen: 0, asserted: 0, tallies: BTreeMap::new() };
        let mut of_location = vec![None; cfa.locations.len()];
        for edge in &edges {
            of_location[edge.from.index()] = Some(edge.session);
        }
        let facts = cfa.locs().map(|loc| facts.and_then(|f| f.at.get(&loc).copied())).collect();
        let solver = if solver.is_empty() { registry::DEFAULT } else { solver };
        Relations {
            edges,
            slots: places.into_iter().map(slot).collect(),
            of_location,
            levels: Vec::new(),
            facts,
            solver: solver.to_owned(),
            limits: limits.clone(),
            rebuilt: 0,
            given_up: 0,
        }
    }

    /// An edge.
    pub(crate) fn edge(&self, id: EdgeId) -> &Relation {
        &self.edges[id.index()]
    }

    /// A literal of the state after an edge, over the state before it, inputs and choices.
    pub(crate) fn pre(&mut self, terms: &mut Terms, id: EdgeId, literal: Term) -> Term {
        self.edges[id.index()].transition.pre(terms, literal)
    }

    /// The queries asked so far, by purpose.
    pub(crate) fn tallies(&self) -> Vec<&BTreeMap<Purpose, Tally>> {
        self.slots
            .iter()
            .flat_map(|slot| slot.session.iter().map(Session::tallies).chain([&slot.tallies]))
            .collect()
    }

    /// The activation literal of a level.
    fn level(&mut self, terms: &mut Terms, level: u32) -> Term {
        while self.levels.len() <= level as usize {
            let name = format!("level{}", self.levels.len());
            self.levels.push(terms.fresh(&name, Sort::Bool));
        }
        self.levels[level as usize]
    }

    /// Makes the session of an edge know all lemmas of its location.
    fn sync(&mut self, terms: &mut Terms, frames: &Frames<Term>, index: usize) -> OrHalt<()> {
        let column = frames.at(self.slots[index].loc);
        if self.slots[index].asserted > MAX_LEMMAS_IN_SESSION.max(3 * column.lemmas().len()) {
            let slot = &mut self.slots[index];
            if let Some(session) = slot.session.take() {
                for (purpose, tally) in session.tallies() {
                    slot.tallies.entry(*purpose).or_default().add(tally);
                }
            }
            (slot.seen, slot.asserted) = (0, 0);
            self.rebuilt += 1;
        }
        if self.slots[index].session.is_none() {
            let mut session = Session::new(registry::make(&self.solver)?);
            session.set_limits(self.limits.clone());
            if let Some(fact) = self.facts[self.slots[index].loc.index()] {
                session.assert(terms, fact)?;
            }
            self.slots[index].session = Some(session);
        }
        let new = self.slots[index].seen..column.log().len();
        for lemma in &column.log()[new] {
            if !column.is_current(lemma) {
                continue;
            }
            let clause = lemma.cube.negation(terms);
            let act = (lemma.level != FOREVER).then(|| self.level(terms, lemma.level));
            let slot = &mut self.slots[index];
            let session = slot.session.as_mut().expect("made above");
            match act {
                Some(act) => session.assert_under(terms, act, clause)?,
                None => session.assert(terms, clause)?,
            }
            slot.asserted += 1;
        }
        self.slots[index].seen = column.log().len();
        Ok(())
    }

    /// The session of an edge, up to date.
    fn session(&mut self, terms: &mut Terms, frames: &Frames<Term>, id: EdgeId) -> OrHalt<&mut Session> {
        let index = self.edges[id.index()].session;
        self.sync(terms, frames, index)?;
        Ok(self.slots[index].session.as_mut().expect("made by sync"))
    }

    /// Edge-relative induction (Def. 4.2.1): `unsat(F(index, from) ∧ [¬literals] ∧ guard ∧ pre(literals))`, where the
    /// negation is there for loops.
    pub(crate) fn relative_inductive(
        &mut self,
        terms: &mut Terms,
        frames: &Frames<Term>,
        id: EdgeId,
        question: &Question<'_, Term>,
    ) -> OrHalt<Induction<Term>> {
        let Question { index: i, top, literals, kind } = *question;
        let from = self.edge(id).from;
        if frames.is_bottom(i, from) {
            let level = match frames.distance(from) {
                FOREVER => FOREVER,
                distance => distance - 1,
            };
            return Ok(Induction::Holds(UnsatCore { literals: Vec::new(), level }));
        }
        let guard = self.edge(id).transition.guard;
        if guard == terms.fls() {
            return Ok(Induction::Holds(UnsatCore { literals: Vec::new(), level: FOREVER }));
        }
        // Later levels come first: the core then is more likely to do without the earlier ones.
        let mut assumptions: Vec<Term> = (i..=top).rev().map(|level| self.level(terms, level)).collect();
        assumptions.push(guard);
        let first = assumptions.len();
        for literal in literals {
            let pre = self.pre(terms, id, *literal);
            if pre == terms.fls() {
                return Ok(Induction::Holds(UnsatCore { literals: vec![*literal], level: FOREVER }));
            }
            assumptions.push(pre);
        }
        let clause: Option<Vec<Term>> = self
            .edge(id)
            .is_loop
            .then(|| Cube::of(literals).literals().iter().map(|t| terms.not(*t)).collect());
        let query = Query { assumptions: &assumptions, clause: clause.as_deref() };
        match self.ask(terms, frames, id, &query, kind)? {
            Answer::Sat => Ok(Induction::Fails),
            Answer::Unsat => {
                let core = self.core(id);
                let mut needed: Vec<Term> = Vec::new();
                let mut used: Vec<Term> = Vec::new();
                for (literal, pre) in literals.iter().zip(&assumptions[first..]) {
                    if core.contains(pre) && !used.contains(pre) {
                        needed.push(*literal);
                        used.push(*pre);
                    }
                }
                let level = (i..=top).find(|level| core.contains(&assumptions[(top - level) as usize]));
                Ok(Induction::Holds(UnsatCore { literals: needed, level: level.unwrap_or(FOREVER) }))
            }
            Answer::Unknown(_) => Ok(Induction::Unknown),
        }
    }

    /// The level up to which the frames of a location exclude the cube, from `index` on: `unsat(F(index, loc) ∧
    /// literals)`. `None` if they do not.
    pub(crate) fn excluded(
        &mut self,
        terms: &mut Terms,
        frames: &Frames<Term>,
        loc: Loc,
        question: &Question<'_, Term>,
    ) -> OrHalt<Option<u32>> {
        let Question { index: i, top, literals, kind } = *question;
        let Some(slot) = self.of_location[loc.index()] else { return Ok(None) };
        let mut assumptions: Vec<Term> = (i..=top).rev().map(|level| self.level(terms, level)).collect();
        assumptions.extend(literals);
        self.sync(terms, frames, slot)?;
        let session = self.slots[slot].session.as_mut().expect("made by sync");
        match session.check(terms, &Query::of(&assumptions), kind.purpose)? {
            Answer::Sat => Ok(None),
            Answer::Unsat => {
                let core = session.core();
                let level = (i..=top).find(|level| core.contains(&assumptions[(top - level) as usize]));
                Ok(Some(level.unwrap_or(FOREVER)))
            }
            Answer::Unknown(reason) => Err(Halt::Stopped(reason.into())),
        }
    }

    /// Asks a query of the session of an edge. No answer only if this kind of query is bounded.
    pub(crate) fn ask(
        &mut self,
        terms: &mut Terms,
        frames: &Frames<Term>,
        id: EdgeId,
        query: &Query<'_>,
        QueryKind { purpose, max_conflicts }: QueryKind,
    ) -> OrHalt<Answer> {
        let limits = self.limits.clone();
        let session = self.session(terms, frames, id)?;
        let answer = match max_conflicts {
            None => session.check(terms, query, purpose)?,
            Some(n) => {
                session.set_limits(limits.clone().with_conflicts(n));
                let answer = session.check(terms, query, purpose);
                session.set_limits(limits);
                answer?
            }
        };
        match (&answer, max_conflicts) {
            (Answer::Unknown(Reason::Stopped(Stop::Conflicts)), Some(_)) => self.given_up += 1,
            (Answer::Unknown(reason), _) => return Err(Halt::Stopped(reason.clone().into())),
            _ => {}
        }
        Ok(answer)
    }

    /// Asks a query of a session that knows a location. No answer if there is no session, because no edge leaves it, or if this kind of query is
    /// bounded.
    pub(crate) fn ask_at(
        &mut self,
        terms: &mut Terms,
        frames: &Frames<Term>,
        loc: Loc,
        query: &Query<'_>,
        kind: QueryKind,
    ) -> OrHalt<Option<Answer>> {
        let edge = self.edges.iter().position(|edge| edge.from == loc);
        match edge {
            Some(edge) => self.ask(terms, frames, EdgeId(edge as u32), query, kind).map(Some),
            None => Ok(None),
        }
    }

    /// The core of the last query on an edge, which was unsatisfiable.
    pub(crate) fn core(&self, id: EdgeId) -> &[Term] {
        let slot = &self.slots[self.edges[id.index()].session];
        slot.session.as_ref().expect("it answered a query").core()
    }

    /// The model of the last query on an edge, which was satisfiable: state, inputs and choices. What the
    /// solution does not depend on has its default value.
    pub(crate) fn model(&mut self, terms: &Terms, id: EdgeId) -> OrHalt<Assignment> {
        let edge = &self.edges[id.index()];
        let session = self.slots[edge.session].session.as_mut().expect("it answered a query");
        Ok(session.model(terms, &edge.unknowns)?)
    }

    /// Lifting: which of `literals` suffice that every state of theirs goes by this edge, with these inputs
    /// and choices, into `target`: `unsat(literals ∧ fixed ∧ (¬guard ∨ ¬pre(target)))`. `None` if they all
    /// together do not, or this is hard to see.
    pub(crate) fn lift(
        &mut self,
        terms: &mut Terms,
        frames: &Frames<Term>,
        id: EdgeId,
        literals: &[Term],
        fixed: &[Term],
        target: &Cube,
    ) -> OrHalt<Option<Vec<Term>>> {
        let guard = self.edge(id).transition.guard;
        let mut clause = vec![terms.not(guard)];
        for literal in target.literals() {
            let pre = self.pre(terms, id, *literal);
            clause.push(terms.not(pre));
        }
        let mut assumptions = fixed.to_vec();
        assumptions.extend(literals);
        let query = Query { assumptions: &assumptions, clause: Some(&clause) };
        match self.ask(terms, frames, id, &query, LIFTING)? {
            Answer::Unsat => {
                let core = self.core(id);
                Ok(Some(literals.iter().copied().filter(|t| core.contains(t)).collect()))
            }
            _ => Ok(None),
        }
    }
}
