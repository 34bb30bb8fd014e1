//! The outer and the inner loop (Alg. 4.2.1 and 4.2.2).

use super::contexts::Contexts;
use super::effort::Effort;
use super::frames::{FOREVER, Frames};
use super::generalise::GENERALISATION;
use super::graph::Graph;
use super::halt::{Halt, OrHalt};
use super::obligations::{Obligation, ObligationId, Obligations};
use super::options::CoreOptions;
use super::policy::{CubeOf, Induction, Judgement, Queries, QueryKind, Question, TakenBy, UnsatCoreOf};
use super::pushing::Ctps;
use super::reachable::ReachableStates;
use super::show::show_level;
use super::transitions::SeenTransitions;
use super::widening::Backoffs;
use crate::control::{Control, Event};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_model::{Cube, EdgeId, Loc};
use rustc_hash::FxHashMap;

/// Queries of the inner loop.
const BLOCKING: QueryKind = QueryKind::unbounded("blocking");

/// How many obligations are handled between two reports of progress.
const REPORT_EVERY: u64 = 256;

/// How a search ends.
pub(crate) enum Conclusion<R> {
    /// The frames of this index are inductive at every location but the error, which no edge reaches from them.
    Fixpoint(u32),
    /// The error is reached.
    Run(R),
}

/// The cores of all edges that end at a location, or one that enters the cube if that is known.
pub(super) type ByAllEdges<P> = Result<Vec<UnsatCoreOf<P>>, Option<EdgeId>>;

/// What a search is told by who starts it.
pub(crate) struct Setting<'a> {
    /// The name of the engine, for reports.
    pub(crate) engine: &'static str,
    pub(crate) control: &'a Control,
    pub(crate) options: &'a CoreOptions,
    /// So many obligations may be handled; without a bound if there is none.
    pub(crate) budget: Option<u64>,
}

/// A search by IC3 with the queries and literals of a policy.
pub(crate) struct Ic3<'a, P: Queries> {
    pub(super) policy: P,
    pub(super) graph: Graph,
    engine: &'static str,
    control: &'a Control,
    pub(super) options: &'a CoreOptions,
    pub(super) frames: Frames<P::Literal>,
    pub(super) obligations: Obligations<P>,
    pub(super) contexts: Contexts<P::Literal>,
    /// How often each literal was part of a lemma.
    pub(super) activity: FxHashMap<P::Literal, u32>,
    /// What stopped lemmas from being pushed.
    pub(super) ctps: Ctps<P::State>,
    /// States that are known to be reachable.
    pub(super) reachable: ReachableStates<P>,
    /// Transitions that queries found.
    pub(super) transitions: SeenTransitions<P>,
    /// What queries of generalisation are for at present.
    pub(super) generalising: QueryKind,
    /// What may be done for the lemma at hand.
    pub(super) effort: Effort,
    /// By location, how often widening is still tried there.
    pub(super) widening: Vec<Backoffs>,
    /// How many more obligations may be handled.
    budget: Option<u64>,
    /// The lowest level from which lemmas are pushed.
    pub(super) first_pushed: u32,
    /// The index that is being strengthened.
    pub(super) k: u32,
    pub(super) stats: Stats,
}

impl<'a, P: Queries> Ic3<'a, P> {
    /// A search that has not begun.
    pub(crate) fn new(policy: P, graph: Graph, setting: &Setting<'a>) -> Ic3<'a, P> {
        let Setting { engine, control, options, budget } = *setting;
        let locations = graph.locations();
        let generalisation = &options.generalisation;
        Ic3 {
            frames: Frames::new(&graph, options.frames.initialisation),
            obligations: Obligations::new(options.obligations.order),
            contexts: Contexts::new(generalisation.context, generalisation.context_size, graph.edges()),
            activity: FxHashMap::default(),
            ctps: Ctps::default(),
            reachable: ReachableStates::new(locations),
            transitions: SeenTransitions::new(locations),
            generalising: GENERALISATION,
            effort: Effort::fixed(options),
            widening: vec![Backoffs::default(); locations],
            budget,
            first_pushed: 1,
            k: 0,
            stats: Stats::default(),
            policy,
            graph,
            engine,
            control,
            options,
        }
    }

    /// The outer loop (Alg. 4.2.1): strengthens the frames of index 1, 2, … until two of them are the same
    /// at every location, or a counterexample is found.
    pub(crate) fn run(&mut self) -> OrHalt<Conclusion<P::Run>> {
        if self.frames.distance(self.graph.error) == FOREVER {
            return Ok(Conclusion::Fixpoint(FOREVER - 1));
        }
        loop {
            self.k += 1;
            self.control.tell(|| Event::Frame { engine: self.engine, k: self.k as usize });
            if let Some(run) = self.strengthen()? {
                return Ok(Conclusion::Run(run));
            }
            self.effort = Effort::fixed(self.options);
            if self.options.frames.pushing {
                self.propagate()?;
            }
            self.new_push()?;
            self.log(|ic3| format!("frames after {}\n{}", ic3.k, ic3.show_frames()));
            self.policy.frame_finished(&self.frames, self.k);
            if let Some(i) = (0..=self.k).find(|i| self.frames.is_fixpoint(*i, self.graph.error)) {
                self.stats.set("fixpoint", u64::from(i));
                return Ok(Conclusion::Fixpoint(i + 1));
            }
        }
    }

    /// Tells before the search what the first states of a location next to the initial one are not. These lemmas are exact,
    /// so lemmas of the first level are not pushed.
    pub(crate) fn begin_with(&mut self, loc: Loc, cubes: Vec<CubeOf<P>>) {
        for cube in cubes {
            self.frames.add(loc, cube, 1);
            self.first_pushed = 2;
        }
    }

    /// Goes on with the states that another search knows to be reached, in the same graph.
    pub(crate) fn with_reachable(mut self, reachable: ReachableStates<P>) -> Self {
        self.reachable = reachable;
        self
    }

    /// The states that are known to be reached. They are not known here any more.
    pub(crate) fn take_reachable(&mut self) -> ReachableStates<P> {
        std::mem::replace(&mut self.reachable, ReachableStates::new(self.graph.locations()))
    }

    /// Runs to the states that are known to be reached, as far as the policy makes runs of how they are.
    pub(crate) fn runs_to_reachable_states(&self) -> Vec<P::Run> {
        self.reachable.runs(&self.policy)
    }

    /// The frames and the policy, after [`run`](Self::run).
    pub(crate) fn into_parts(self) -> (Frames<P::Literal>, P) {
        (self.frames, self.policy)
    }

    /// Ends the search if a limit was reached.
    pub(super) fn check_limits(&self) -> OrHalt<()> {
        self.control.stop().map_or(Ok(()), |why| Err(Halt::Stopped(why)))
    }

    /// Ends the search if as many obligations were handled as may be.
    pub(super) fn spend(&mut self) -> OrHalt<()> {
        match &mut self.budget {
            Some(0) => return Err(Halt::Stopped(Reason::Patience)),
            Some(left) => *left -= 1,
            None => {}
        }
        Ok(())
    }

    /// Tells what happens, if that is wanted.
    pub(super) fn log(&self, text: impl FnOnce(&Self) -> String) {
        if self.options.reports.log {
            self.control.tell(|| Event::Step { engine: self.engine, text: text(self) });
        }
    }

    /// The inner loop (Alg. 4.2.2): blocks all obligations that come from the error location at index
    /// `k + 1`. A counterexample if one of them cannot be blocked.
    fn strengthen(&mut self) -> OrHalt<Option<P::Run>> {
        self.obligations.begin_frame();
        self.begin_at_error();
        let mut handled = 0;
        while let Some(id) = self.obligations.pop() {
            self.check_limits()?;
            self.spend()?;
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

    /// Adds the obligation that the error is not reached.
    fn begin_at_error(&mut self) {
        let error = self.graph.error;
        let cores = vec![None; self.graph.incoming(error).len()];
        let root = Obligation {
            cube: Cube::default(),
            loc: error,
            index: self.k + 1,
            state: P::State::default(),
            next: None,
            failed: 0,
            again: false,
            cores,
        };
        self.obligations.add(root);
    }

    /// Blocks an obligation, or adds a predecessor of it. A counterexample if the predecessor is initial.
    fn handle(&mut self, id: ObligationId) -> OrHalt<Option<P::Run>> {
        let Obligation { loc, index, .. } = *self.obligations.get(id);
        if loc != self.graph.error
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
            let preimage = self.predecessors(edge, &cube)?;
            if self.graph.from(edge) == self.graph.initial {
                let (edges, cubes) = self.chain_to_error(preimage.taken, id);
                return Ok(match self.policy.judge(&preimage.model, &edges, &cubes)? {
                    Judgement::Run(run) => Some(run),
                    Judgement::Refined => {
                        self.obligations.clear();
                        self.begin_at_error();
                        None
                    }
                });
            }
            for (cube, taken) in preimage.cubes {
                self.add_obligation(cube, taken, &preimage.model, index - 1, id);
            }
            self.obligations.get_mut(id).failed += 1;
            self.obligations.queue(id);
            return Ok(None);
        }
        if loc != self.graph.error {
            let cube = self.obligations.get(id).cube.clone();
            let cores = std::mem::take(&mut self.obligations.get_mut(id).cores);
            self.obligations.get_mut(id).cores = vec![None; cores.len()];
            let cores: Vec<UnsatCoreOf<P>> =
                cores.into_iter().map(|core| core.expect("no edge enters the cube")).collect();
            self.effort = self.effort_for(id);
            let (lemma, level) = self.generalise(loc, index, &cube, &cores)?;
            let level = self.push_lemma(loc, &lemma, level)?;
            if self.options.generalisation.widening
                && let Some(level) = self.conjecture(id)?
            {
                self.queue_after(id, level);
                return Ok(None);
            }
            if level <= self.k
                && self.options.generalisation.widening
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

    /// The edges of a counterexample, one from the initial location and those of the chain of obligations after it, with the
    /// cubes that they lead to.
    fn chain_to_error(&self, first: TakenBy<P>, next: ObligationId) -> (Vec<TakenBy<P>>, Vec<CubeOf<P>>) {
        let (mut edges, mut cubes) = (vec![first], Vec::new());
        let mut at = next;
        loop {
            let Obligation { cube, next, .. } = self.obligations.get(at);
            cubes.push(cube.clone());
            let Some((taken, next)) = next else { return (edges, cubes) };
            edges.push(taken.clone());
            at = *next;
        }
    }

    /// Whether the frame excludes the cube of an obligation, as a whole: the level up to which it does.
    pub(super) fn excluded(&mut self, id: ObligationId) -> OrHalt<Option<u32>> {
        let Obligation { loc, index, ref cube, .. } = *self.obligations.get(id);
        let question = Question { index, top: self.k + 1, literals: cube.literals(), kind: BLOCKING };
        let level = self.policy.excluded(&self.frames, loc, &question)?;
        if level.is_some() {
            self.stats.add("obligations excluded by others", 1);
        }
        Ok(level)
    }

    /// Adds a predecessor as an obligation.
    fn add_obligation(
        &mut self,
        cube: CubeOf<P>,
        taken: TakenBy<P>,
        state: &P::State,
        index: u32,
        next: ObligationId,
    ) {
        let loc = self.graph.from(taken.edge);
        self.log(|s| format!("obligation {} at {}, {index}", s.show_cube(&cube), s.graph.name(loc)));
        let cores = vec![None; self.graph.incoming(loc).len()];
        let state = state.clone();
        let next = Some((taken, next));
        self.obligations.add(Obligation { cube, loc, index, state, next, failed: 0, again: false, cores });
    }

    /// The first edge by which the cube of an obligation can be entered from the frame before.
    fn entering_edge(&mut self, id: ObligationId) -> OrHalt<Option<EdgeId>> {
        let obligation = self.obligations.get(id);
        let (loc, index, cube) = (obligation.loc, obligation.index, obligation.cube.clone());
        for n in 0..self.graph.incoming(loc).len() {
            if self.obligations.get(id).cores[n].is_some() {
                continue;
            }
            let edge = self.graph.incoming(loc)[n];
            if self.options.generalisation.predecessor_cubes
                && !self.frames.is_bottom(index - 1, self.graph.from(edge))
                && let Some(core) = self.inductive_by_lemma(edge, index - 1, cube.literals())
            {
                self.obligations.get_mut(id).cores[n] = Some(core);
                continue;
            }
            match self.relative_inductive(edge, index - 1, cube.literals(), BLOCKING)? {
                Induction::Holds(core) => self.obligations.get_mut(id).cores[n] = Some(core),
                Induction::Fails | Induction::Unknown => return Ok(Some(edge)),
            }
        }
        Ok(None)
    }

    /// Edge-relative induction of the cube of these literals (Def. 4.2.1): with respect to `F(i, from)`, and
    /// to the negation of the cube itself if the edge is a loop.
    pub(super) fn relative_inductive(
        &mut self,
        edge: EdgeId,
        i: u32,
        literals: &[P::Literal],
        kind: QueryKind,
    ) -> OrHalt<Induction<P::Literal>> {
        // Lemmas are at most at the level after `k`.
        let question = Question { index: i, top: self.k + 1, literals, kind };
        let answer = self.policy.relative_inductive(&self.frames, edge, &question)?;
        if self.options.generalisation.seen_transitions && matches!(answer, Induction::Fails) {
            let model = self.policy.model(edge)?;
            self.note_transition(edge, i, model);
        }
        Ok(answer)
    }

    /// Relative induction for all edges that end at a location: the cores in the order of the edges, or the first edge
    /// that enters the cube, unless it is not known whether it does.
    pub(super) fn inductive_at(
        &mut self,
        loc: Loc,
        i: u32,
        literals: &[P::Literal],
        kind: QueryKind,
    ) -> OrHalt<ByAllEdges<P>> {
        let mut cores = Vec::new();
        for n in 0..self.graph.incoming(loc).len() {
            let edge = self.graph.incoming(loc)[n];
            match self.relative_inductive(edge, i, literals, kind)? {
                Induction::Holds(core) => cores.push(core),
                Induction::Fails => return Ok(Err(Some(edge))),
                Induction::Unknown => return Ok(Err(None)),
            }
        }
        Ok(Ok(cores))
    }

    /// A lemma of the source of an edge that shows relative induction without a query.
    pub(super) fn inductive_by_lemma(
        &mut self,
        edge: EdgeId,
        i: u32,
        literals: &[P::Literal],
    ) -> Option<UnsatCoreOf<P>> {
        let core = self.policy.inductive_by_lemma(&self.frames, edge, i, literals)?;
        self.stats.add("predecessor cubes", 1);
        Some(core)
    }

    /// Adds a lemma.
    pub(super) fn add_lemma(&mut self, loc: Loc, cube: CubeOf<P>, level: u32) {
        self.log(|s| {
            format!("lemma ¬({}) at {}, {}", s.show_cube(&cube), s.graph.name(loc), show_level(level))
        });
        for literal in cube.literals() {
            *self.activity.entry(*literal).or_default() += 1;
        }
        self.frames.add(loc, cube, level);
    }

    /// Puts an obligation that is blocked up to `level` into the queue of the index after that.
    fn queue_after(&mut self, id: ObligationId, level: u32) {
        if !self.options.obligations.requeue || level == FOREVER || self.is_dropped(id) {
            return;
        }
        if level < self.k {
            self.obligations.queue_at(id, level + 1);
        } else if self.options.effort.keep {
            self.obligations.keep(id, level + 1);
        }
    }

    /// Tells how things stand.
    fn report(&self) {
        self.control.tell(|| Event::Progress {
            engine: self.engine,
            k: self.k as usize,
            obligations: self.obligations.waiting(),
            lemmas: self.frames.lemmas(),
            queries: self.policy.queries(),
        });
    }

    /// The statistics so far.
    pub(crate) fn stats(&self) -> Stats {
        let mut stats = self.stats_of_search();
        self.policy.add_stats(&mut stats);
        self.add_contexts(&mut stats);
        stats
    }

    /// The statistics so far, without those of the policy.
    pub(crate) fn stats_of_core(&self) -> Stats {
        let mut stats = self.stats_of_search();
        self.add_contexts(&mut stats);
        stats
    }

    fn stats_of_search(&self) -> Stats {
        let mut stats = self.stats.clone();
        stats.set("frames", u64::from(self.k));
        stats.set("obligations", self.obligations.made);
        stats.set("obligations queued again", self.obligations.requeued);
        stats.set("lemmas", self.frames.lemmas() as u64);
        stats.set("lemmas added", self.frames.added);
        stats.set("lemmas subsumed", self.frames.subsumed);
        stats.set("states known to be reached", self.reachable.found);
        stats
    }

    fn add_contexts(&self, stats: &mut Stats) {
        stats.set("generalisations from contexts", self.contexts.hits);
        stats.set("literals known to be needed", self.contexts.needed);
    }
}
