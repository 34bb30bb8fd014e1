//! The outer and the inner loop (Alg. 4.2.1 and 4.2.2).

use super::contexts::Contexts;
use super::frames::{FOREVER, Frames};
use super::generalise::GENERALISATION;
use super::halt::{Halt, Step};
use super::literals::Kinds;
use super::obligations::{Obligation, ObligationId, Obligations, Way};
use super::options::Options;
use super::pushing::Stoppers;
use super::reached::ReachedStates;
use super::relations::{Core, Effort, Induction, Question, Relations};
use super::show::show_level;
use super::steps::Steps;
use super::widening::Widening;
use crate::control::{Control, Event};
use crate::engine::{Task, Verdict};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms};
use certus_model::{Cfa, Cube, EdgeId, Invariant, Loc, Proof, Run};
use certus_solver::Purpose;
use rustc_hash::{FxHashMap, FxHashSet};

/// The name of the engine.
pub(crate) const NAME: &str = "ic3cfa";

/// Queries of the inner loop.
const BLOCKING: (Purpose, Effort) = (Purpose("blocking"), Effort::Full);

/// How many obligations are handled between two reports of progress.
const REPORT_EVERY: u64 = 256;

/// The state of the search.
pub(crate) struct Search<'a> {
    pub(crate) terms: &'a mut Terms,
    pub(crate) cfa: &'a Cfa,
    facts: Option<&'a Invariant>,
    control: &'a Control,
    pub(crate) options: &'a Options,
    pub(crate) frames: Frames,
    pub(crate) relations: Relations,
    /// For each location the edges that end there, those that begin there as well last.
    pub(crate) incoming: Vec<Vec<EdgeId>>,
    pub(crate) obligations: Obligations,
    pub(crate) contexts: Contexts,
    pub(crate) kinds: Kinds,
    /// How often each literal was part of a lemma.
    pub(crate) activity: FxHashMap<Term, u32>,
    /// What stopped lemmas from being pushed.
    pub(crate) stoppers: Stoppers,
    /// For each location the edges that begin there.
    pub(crate) outgoing: Vec<Vec<EdgeId>>,
    /// States that are known to be reached.
    pub(crate) reached: ReachedStates,
    /// Steps that queries found.
    pub(crate) steps: Steps,
    /// What generalisation is for at present.
    pub(crate) generalising: (Purpose, Effort),
    /// How often it was asked whether a smaller cube is blocked.
    pub(crate) generalised: u64,
    /// By location, how widening went there.
    pub(crate) widening: Vec<Widening>,
    /// The lemmas that other engines were told to hold.
    told: FxHashSet<(Loc, Term)>,
    /// The edges from this number on skip rounds of loops ([`crate::cells`]).
    pub(crate) first_skip: usize,
    /// How many more obligations may be handled.
    pub(crate) patience: Option<u64>,
    /// The index that is being strengthened.
    pub(crate) k: u32,
    pub(crate) stats: Stats,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub(crate) fn new(
        terms: &'a mut Terms,
        task: &Task<'a>,
        control: &'a Control,
        options: &'a Options,
    ) -> Search<'a> {
        let cfa = task.cfa;
        let facts = options.facts.then_some(task.facts);
        let relations = Relations::new(terms, cfa, facts, options.sessions, &control.solver, &control.limits);
        let mut incoming = cfa.incoming();
        for edges in &mut incoming {
            edges.sort_by_key(|id| cfa.edge(*id).from == cfa.edge(*id).to);
        }
        let kinds = Kinds::new(terms, cfa, options);
        Search {
            terms,
            cfa,
            facts,
            control,
            options,
            frames: Frames::new(cfa, options.initialisation),
            relations,
            incoming,
            obligations: Obligations::new(options.order),
            contexts: Contexts::new(options.context, options.context_size, cfa.edges.len()),
            kinds,
            activity: FxHashMap::default(),
            stoppers: Stoppers::default(),
            outgoing: cfa.outgoing(),
            reached: ReachedStates::new(cfa.locations.len()),
            steps: Steps::new(cfa.locations.len()),
            generalising: GENERALISATION,
            generalised: 0,
            widening: vec![Widening::default(); cfa.locations.len()],
            told: FxHashSet::default(),
            first_skip: usize::MAX,
            patience: None,
            k: 0,
            stats: Stats::default(),
        }
    }

    /// The outer loop (Alg. 4.2.1): strengthens the frames of index 1, 2, … until two of them are the same
    /// at every location, or a counterexample is found.
    pub(crate) fn run(&mut self) -> Step<Verdict> {
        if self.frames.distance(self.cfa.error) == FOREVER {
            return Ok(Verdict::Safe(Proof::Inductive(self.invariant(FOREVER - 1))));
        }
        loop {
            self.k += 1;
            self.control.tell(|| Event::Frame { engine: NAME, k: self.k as usize });
            if let Some(run) = self.strengthen()? {
                return Ok(Verdict::Unsafe(run));
            }
            if self.options.pushing {
                self.propagate()?;
            }
            self.log(|search| format!("frames after {}\n{}", search.k, search.show_frames()));
            self.tell_others();
            if let Some(i) = (0..=self.k).find(|i| self.frames.is_fixpoint(*i, self.cfa.error)) {
                self.stats.set("fixpoint", u64::from(i));
                return Ok(Verdict::Safe(Proof::Inductive(self.invariant(i + 1))));
            }
        }
    }

    /// Tells engines that run beside this one the lemmas of the last frame.
    fn tell_others(&mut self) {
        let Some(board) = &self.control.board else { return };
        let (mut proved, mut likely) = (Vec::new(), Vec::new());
        for loc in self.cfa.locs() {
            for lemma in self.frames.at(loc).frame(self.k + 1) {
                let list = if lemma.level == FOREVER { &mut proved } else { &mut likely };
                list.push((loc, lemma.cube.negation(self.terms)));
            }
        }
        // What could not be told goes with what comes later, which may rest on it.
        proved.retain(|lemma| !self.told.contains(lemma));
        if board.prove(self.terms, &proved) {
            self.told.extend(proved);
        }
        board.suggest(self.terms, &likely);
    }

    /// Ends the search if a limit was reached.
    pub(crate) fn check_limits(&self) -> Step<()> {
        self.control.stop().map_or(Ok(()), |why| Err(Halt::Stopped(why)))
    }

    /// Tells a step, if that is wanted.
    pub(crate) fn log(&self, text: impl FnOnce(&Self) -> String) {
        if self.options.log {
            self.control.tell(|| Event::Step { engine: NAME, text: text(self) });
        }
    }

    /// The inner loop (Alg. 4.2.2): blocks all obligations that come from the error location at index
    /// `k + 1`. A counterexample if one of them cannot be blocked.
    fn strengthen(&mut self) -> Step<Option<Run>> {
        self.obligations.clear();
        let error = self.cfa.error;
        let cores = vec![None; self.incoming[error.index()].len()];
        let root = Obligation {
            cube: Cube::default(),
            loc: error,
            index: self.k + 1,
            state: Assignment::new(),
            next: None,
            again: false,
            cores,
        };
        self.obligations.add(root);
        let mut handled = 0;
        while let Some(id) = self.obligations.pop() {
            self.check_limits()?;
            match &mut self.patience {
                Some(0) => return Err(Halt::Stopped(Reason::Patience)),
                Some(left) => *left -= 1,
                None => {}
            }
            handled += 1;
            if handled % REPORT_EVERY == 0 {
                self.report();
            }
            if let Some(run) = self.handle(id)? {
                return Ok(Some(run));
            }
        }
        Ok(None)
    }

    /// Blocks an obligation, or adds a predecessor of it. A counterexample if the predecessor is initial.
    fn handle(&mut self, id: ObligationId) -> Step<Option<Run>> {
        let Obligation { loc, index, .. } = *self.obligations.get(id);
        if loc != self.cfa.error
            && let Some(lemma) = self.frames.at(loc).blocks(index, &self.obligations.get(id).cube)
        {
            let level = lemma.level;
            self.queue_after(id, level);
            return Ok(None);
        }
        // When it was made, its state was in the frame. Later the lemmas of others may exclude all of it.
        if self.obligations.get(id).again
            && let Some(level) = self.excluded(id)?
        {
            self.queue_after(id, level);
            return Ok(None);
        }
        if let Some(edge) = self.entering_edge(id)? {
            let cube = self.obligations.get(id).cube.clone();
            let found = self.predecessors(edge, &cube)?;
            if self.cfa.edge(edge).from == self.cfa.initial {
                return self.counterexample(found, id).map(Some);
            }
            for predecessor in found.cubes {
                self.add_obligation(predecessor, &found.model, index - 1, id);
            }
            self.obligations.queue(id);
            return Ok(None);
        }
        if loc != self.cfa.error {
            let cube = self.obligations.get(id).cube.clone();
            let cores = std::mem::take(&mut self.obligations.get_mut(id).cores);
            self.obligations.get_mut(id).cores = vec![None; cores.len()];
            let cores: Vec<Core> =
                cores.into_iter().map(|core| core.expect("no edge enters the cube")).collect();
            let (lemma, level) = self.generalise(loc, index, &cube, &cores)?;
            let level = self.push_lemma(loc, &lemma, level)?;
            if level <= self.k
                && self.options.widening
                && let Some(level) = self.widen(id)?
            {
                self.queue_after(id, level);
                return Ok(None);
            }
            self.add_lemma(loc, lemma, level);
            self.queue_after(id, level);
        }
        Ok(None)
    }

    /// Whether the frame excludes the cube of an obligation, as a whole: the level up to which it does.
    pub(crate) fn excluded(&mut self, id: ObligationId) -> Step<Option<u32>> {
        let Obligation { loc, index, ref cube, .. } = *self.obligations.get(id);
        let (purpose, effort) = BLOCKING;
        let question =
            Question { index, top: self.k + 1, literals: cube.literals(), negated: None, purpose, effort };
        let level = self.relations.excluded(self.terms, &self.frames, loc, &question)?;
        if level.is_some() {
            self.stats.add("obligations excluded by others", 1);
        }
        Ok(level)
    }

    /// Adds a predecessor as an obligation.
    fn add_obligation(
        &mut self,
        (cube, way): (Cube, Way),
        state: &Assignment,
        index: u32,
        next: ObligationId,
    ) {
        let loc = self.cfa.edge(way.edge).from;
        self.log(|s| format!("obligation {} at {}, {index}", s.show_cube(&cube), s.show_loc(loc)));
        let cores = vec![None; self.incoming[loc.index()].len()];
        let state = state.clone();
        self.obligations.add(Obligation {
            cube,
            loc,
            index,
            state,
            next: Some((way, next)),
            again: false,
            cores,
        });
    }

    /// The first edge by which the cube of an obligation can be entered from the frame before.
    fn entering_edge(&mut self, id: ObligationId) -> Step<Option<EdgeId>> {
        let obligation = self.obligations.get(id);
        let (loc, index, cube) = (obligation.loc, obligation.index, obligation.cube.clone());
        for n in 0..self.incoming[loc.index()].len() {
            if self.obligations.get(id).cores[n].is_some() {
                continue;
            }
            let edge = self.incoming[loc.index()][n];
            if self.options.predecessor_cubes
                && !self.frames.is_bottom(index - 1, self.cfa.edge(edge).from)
                && let Some(core) = self.predecessor_lemma(edge, index - 1, cube.literals())
            {
                self.obligations.get_mut(id).cores[n] = Some(core);
                continue;
            }
            match self.induction(edge, index - 1, cube.literals(), BLOCKING)? {
                Induction::Holds(core) => self.obligations.get_mut(id).cores[n] = Some(core),
                Induction::Fails | Induction::Unknown => return Ok(Some(edge)),
            }
        }
        Ok(None)
    }

    /// Edge-relative induction of the cube of these literals (Def. 4.2.1): with respect to `F(i, from)`, and
    /// to the negation of the cube itself if the edge is a loop.
    pub(crate) fn induction(
        &mut self,
        edge: EdgeId,
        i: u32,
        literals: &[Term],
        (purpose, effort): (Purpose, Effort),
    ) -> Step<Induction> {
        let negated = (self.cfa.edge(edge).from == self.cfa.edge(edge).to).then(|| cube_of(literals));
        // Lemmas are at most at the level after `k`.
        let top = self.k + 1;
        let question = Question { index: i, top, literals, negated: negated.as_ref(), purpose, effort };
        let answer = self.relations.induction(self.terms, &self.frames, edge, &question)?;
        if self.options.steps && matches!(answer, Induction::Fails) {
            let model = self.relations.model(self.terms, edge)?;
            self.note_step(edge, i, &model);
        }
        Ok(answer)
    }

    /// Adds a lemma.
    pub(crate) fn add_lemma(&mut self, loc: Loc, cube: Cube, level: u32) {
        self.log(|s| {
            format!("lemma ¬({}) at {}, {}", s.show_cube(&cube), s.show_loc(loc), show_level(level))
        });
        for literal in cube.literals() {
            *self.activity.entry(*literal).or_default() += 1;
        }
        self.frames.add(loc, cube, level);
    }

    /// Puts an obligation that is blocked up to `level` into the queue of the index after that.
    fn queue_after(&mut self, id: ObligationId, level: u32) {
        if self.options.requeue && level < self.k {
            self.obligations.queue_at(id, level + 1);
        }
    }

    /// What is known from outside at a location, as literals; asked for only where there are ghosts.
    pub(crate) fn facts_at(&self, loc: Loc) -> Vec<Term> {
        match self.facts.and_then(|facts| facts.at.get(&loc)) {
            Some(fact) if self.kinds.has_ghosts() => self.terms.conjuncts(*fact),
            _ => Vec::new(),
        }
    }

    /// What holds at each location: its frame of index `i`, and the facts that were used.
    fn invariant(&mut self, i: u32) -> Invariant {
        let mut invariant = Invariant::default();
        for loc in self.cfa.locs() {
            if loc == self.cfa.error || loc == self.cfa.initial {
                continue;
            }
            let formula = if self.frames.is_bottom(i, loc) {
                self.terms.fls()
            } else {
                let cubes: Vec<Cube> = self.frames.at(loc).frame(i).map(|lemma| lemma.cube.clone()).collect();
                let mut all: Vec<Term> = cubes.iter().map(|cube| cube.negation(self.terms)).collect();
                all.extend(self.facts.and_then(|facts| facts.at.get(&loc)));
                self.terms.and(&all)
            };
            invariant.at.insert(loc, formula);
        }
        invariant
    }

    /// Tells how things stand.
    fn report(&self) {
        self.control.tell(|| {
            let queries = self.relations.tallies().iter().flat_map(|t| t.values()).map(|t| t.queries).sum();
            Event::Progress {
                engine: NAME,
                k: self.k as usize,
                obligations: self.obligations.waiting(),
                lemmas: self.frames.lemmas(),
                queries,
            }
        });
    }

    /// The statistics so far.
    pub(crate) fn stats(&self) -> Stats {
        let mut stats = self.stats.clone();
        stats.set("frames", u64::from(self.k));
        stats.set("obligations", self.obligations.made);
        stats.set("obligations queued again", self.obligations.requeued);
        stats.set("lemmas", self.frames.lemmas() as u64);
        stats.set("lemmas added", self.frames.added);
        stats.set("lemmas subsumed", self.frames.subsumed);
        stats.set("states known to be reached", self.reached.found);
        stats.set("sessions rebuilt", self.relations.rebuilt);
        stats.set("queries given up", self.relations.given_up);
        stats.set("generalisations from contexts", self.contexts.hits);
        stats.set("literals known to be needed", self.contexts.needed);
        for tallies in self.relations.tallies() {
            stats.add_queries(tallies);
        }
        stats
    }
}

/// The cube of literals in any order.
pub(crate) fn cube_of(literals: &[Term]) -> Cube {
    let mut literals = literals.to_vec();
    literals.sort_unstable();
    literals.dedup();
    Cube::from_sorted(literals)
}
