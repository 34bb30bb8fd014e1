//! Generalisation: a subset of a blocked cube that is blocked as well (4.3 and 5.12).
//!
//! Edges are generalised one after the other, and the union of their results is the lemma (Def. 4.3.2). For
//! edges that are loops the query assumes the negation of the cube itself, so a result for them need not
//! hold for a larger cube. They are therefore taken together, and last, with all that other edges need as
//! given: their result is the lemma. (Def. 4.3.2 leaves this open.)

use super::frames::FOREVER;
use super::halt::OrHalt;
use super::options::Generalisation;
use super::policy::{CubeOf, Induction, Queries, QueryKind, UnsatCore, UnsatCoreOf};
use super::search::Ic3;
use certus_model::{Cube, EdgeId, Loc};

/// Queries that generalise.
pub(super) const GENERALISATION: QueryKind = QueryKind::bounded("generalisation", 3_000);

/// Queries that confirm interpolants.
const INTERPOLATION: QueryKind = QueryKind::bounded("interpolation", 2_000);

/// Cubes with more literals than this are halved (Alg. 4.3.1).
const MAX_DROPPED_ONE_BY_ONE: usize = 4;

/// Edges that are generalised together.
pub(super) struct Group<'e> {
    pub(super) edges: &'e [EdgeId],
    /// The index of the frame of their sources.
    pub(super) i: u32,
}

impl<P: Queries> Ic3<'_, P> {
    /// A generalisation of a cube that no edge enters at this index, and the level up to which it is blocked.
    /// `cores` are what the queries gave, in the order of the incoming edges.
    pub(super) fn generalise(
        &mut self,
        loc: Loc,
        index: u32,
        cube: &CubeOf<P>,
        cores: &[UnsatCoreOf<P>],
    ) -> OrHalt<(CubeOf<P>, u32)> {
        if self.options.generalisation.rule == Generalisation::None {
            return Ok((cube.clone(), level_of(cores, self.k)));
        }
        if self.options.effort.predict
            && let Some(predicted) = self.predict(loc, index, cube)?
        {
            return Ok(predicted);
        }
        let edges = self.graph.incoming(loc).to_vec();
        let loops = edges.iter().position(|e| self.graph.from(*e) == loc).unwrap_or(edges.len());
        let mut lemma: Vec<P::Literal> = Vec::new();
        let mut results = Vec::with_capacity(edges.len());
        let mut groups: Vec<(usize, usize)> = (0..loops).map(|n| (n, n + 1)).collect();
        if loops < edges.len() {
            groups.push((loops, edges.len()));
        }
        let mut cores = cores.to_vec();
        for n in (0..loops).filter(|n| self.policy.is_cheap(edges[*n])).collect::<Vec<_>>() {
            let (kind, by_loops) = (self.generalising, merge(&cores[loops..]).literals);
            if let Induction::Holds(core) = self.relative_inductive(edges[n], index - 1, &by_loops, kind)? {
                cores[n] = core;
            }
        }
        for (start, end) in groups {
            let group = Group { edges: &edges[start..end], i: index - 1 };
            let core = match self.options.generalisation.rule {
                Generalisation::Old => {
                    let level = merge(&cores[start..end]).level;
                    self.generalise_old(&group, cube, level, &lemma)?
                }
                _ => self.generalise_new(&group, cube, merge(&cores[start..end]), &lemma)?,
            };
            for literal in &core.literals {
                if !lemma.contains(literal) {
                    lemma.push(*literal);
                }
            }
            results.push(core);
        }
        let level = level_of(&results, self.k);
        self.stats.add("literals dropped", (cube.literals().len() - lemma.len()) as u64);
        self.interpolate(loc, Cube::of(&lemma), level)
    }

    /// A larger cube that is blocked up to the same level, if interpolants of the cube and what each edge leads to make one; otherwise the
    /// cube (5.10). That it is blocked is asked, which tells the level too.
    fn interpolate(&mut self, loc: Loc, cube: CubeOf<P>, level: u32) -> OrHalt<(CubeOf<P>, u32)> {
        if !self.policy.interpolates() || level == FOREVER || cube.literals().is_empty() {
            return Ok((cube, level));
        }
        let mut literals: Vec<P::Literal> = Vec::new();
        for edge in self.graph.incoming(loc).to_vec() {
            if self.frames.is_bottom(level - 1, self.graph.from(edge)) {
                continue;
            }
            let found = self.policy.interpolant(&self.frames, edge, level - 1, cube.literals())?;
            let Some(found) = found else { return Ok((cube, level)) };
            literals.extend(found);
        }
        let larger = Cube::of(&literals);
        if larger == cube {
            return Ok((cube, level));
        }
        match self.inductive_at(loc, level - 1, larger.literals(), INTERPOLATION)? {
            Ok(cores) => {
                self.stats.add("cubes interpolated", 1);
                Ok((Cube::of(&merge(&cores).literals), level_of(&cores, self.k)))
            }
            Err(_) => Ok((cube, level)),
        }
    }

    /// Algorithm 4.3.1, with what earlier edges need as given for loops only.
    fn generalise_old(
        &mut self,
        group: &Group<'_>,
        cube: &CubeOf<P>,
        level: u32,
        before: &[P::Literal],
    ) -> OrHalt<UnsatCoreOf<P>> {
        let support = if self.is_loop(group) { before } else { &[] };
        let candidates: Vec<P::Literal> =
            cube.literals().iter().copied().filter(|t| !support.contains(t)).collect();
        self.minimise(group, &candidates, support, level)
    }

    /// One group of edges of algorithm 5.12.1.
    fn generalise_new(
        &mut self,
        group: &Group<'_>,
        cube: &CubeOf<P>,
        core: UnsatCoreOf<P>,
        before: &[P::Literal],
    ) -> OrHalt<UnsatCoreOf<P>> {
        let options = &self.options.generalisation;
        // No literal is needed, or none that is not needed anyway.
        let enough = |t: &P::Literal| options.cores && before.contains(t);
        if core.literals.iter().all(enough) {
            return Ok(core);
        }
        let single = (group.edges.len() == 1 && !self.is_loop(group)).then(|| group.edges[0]);
        if let Some(edge) = single
            && let Some(found) = self.contexts.find(edge, cube, group.i)
        {
            return Ok(found);
        }
        if options.predecessor_cubes
            && let Some(edge) = single
            && let Some(found) = self.inductive_by_lemma(edge, group.i, cube.literals())
        {
            return Ok(found);
        }
        let mut needed: Vec<P::Literal> =
            if options.multiple || self.is_loop(group) { before.to_vec() } else { Vec::new() };
        let start: &[P::Literal] = if options.cores { &core.literals } else { cube.literals() };
        if options.minimal
            && let Some(edge) = single
        {
            let column = self.frames.at(self.graph.from(edge));
            let grown = |version: usize| column.log()[version..].iter().any(|lemma| lemma.level >= group.i);
            if let Some(literals) = self.contexts.needed(edge, cube, group.i, grown) {
                needed.extend(literals.literals().iter().filter(|t| !before.contains(t)));
            }
        }
        let mut candidates: Vec<P::Literal> = start.iter().copied().filter(|t| !needed.contains(t)).collect();
        if options.assumes {
            self.drop_assumed(group, &mut candidates);
        }
        let found = if options.cores && candidates.is_empty() {
            // What is needed anyway is enough; the query only tells for which frames.
            core
        } else {
            self.minimise(group, &candidates, &needed, core.level)?
        };
        if let Some(edge) = single {
            let version = self.frames.at(self.graph.from(edge)).log().len();
            self.contexts.add(edge, cube, &found, group.i, version);
        }
        Ok(found)
    }

    /// Whether the edges of a group are loops.
    fn is_loop(&self, group: &Group<'_>) -> bool {
        self.graph.is_loop(group.edges[0])
    }

    /// Drops literals that hold after every way by the edges (Th. 5.4.2).
    fn drop_assumed(&mut self, group: &Group<'_>, candidates: &mut Vec<P::Literal>) {
        let before = candidates.len();
        candidates
            .retain(|literal| !group.edges.iter().all(|edge| self.policy.always_after(*edge, *literal)));
        self.stats.add("literals assumed", (before - candidates.len()) as u64);
    }

    /// Drops candidates while no edge of the group enters the cube of the rest and the support: one by one
    /// (Alg. 4.3.2), or by halves where there are many (Alg. 4.3.3). That no edge enters the cube of all
    /// candidates and the support, from the frame of `level`, is known.
    fn minimise(
        &mut self,
        group: &Group<'_>,
        candidates: &[P::Literal],
        support: &[P::Literal],
        level: u32,
    ) -> OrHalt<UnsatCoreOf<P>> {
        let mut candidates = candidates.to_vec();
        // Those of low rank go first, and among them those that few lemmas have.
        let activity = |t: &P::Literal| self.activity.get(t).copied().unwrap_or(0);
        let parent =
            if self.options.effort.parent { self.parent_in(group, &candidates, support) } else { None };
        let of_parent = |t: &P::Literal| parent.as_ref().is_some_and(|cube| cube.literals().contains(t));
        candidates.sort_by_cached_key(|t| (self.policy.rank(*t), of_parent(t), activity(t), *t));
        let mut all = support.to_vec();
        all.extend(&candidates);
        let mut best = UnsatCore { literals: all, level };
        if candidates.len() > MAX_DROPPED_ONE_BY_ONE && !self.options.generalisation.cores {
            self.halve(group, candidates, support.to_vec(), &mut best)?;
        } else {
            self.drop_each(group, candidates, support, &mut best)?;
        }
        Ok(best)
    }

    /// Tries to leave out each candidate (Alg. 4.3.2, `genMic`); with cores several at a time, as many as were left
    /// out together the last time and one more, because most can be.
    fn drop_each(
        &mut self,
        group: &Group<'_>,
        candidates: Vec<P::Literal>,
        support: &[P::Literal],
        best: &mut UnsatCoreOf<P>,
    ) -> OrHalt<()> {
        let options = &self.options.generalisation;
        let (ctgs, attempts) = (self.effort.ctgs, self.options.effort.attempts);
        let mut kept = candidates;
        let (mut n, mut several, mut in_vain) = (0, 1, 0);
        while n < kept.len() {
            self.check_limits()?;
            let end = (n + several).min(kept.len());
            let mut smaller = support.to_vec();
            smaller.extend(kept.iter().enumerate().filter(|(m, _)| *m < n || *m >= end).map(|(_, t)| *t));
            match self.inductive_for(group, &smaller, ctgs)? {
                Some(core) => {
                    kept.drain(n..end);
                    if options.cores {
                        // What stands before `n` could not be left out of a larger cube.
                        let lost = kept[..n].iter().filter(|t| !core.literals.contains(t)).count();
                        kept.retain(|t| core.literals.contains(t));
                        n -= lost;
                        several += 1;
                    }
                    *best = core;
                    in_vain = 0;
                }
                None if end - n > 1 => several = 1,
                None => {
                    n += 1;
                    in_vain += 1;
                    if in_vain == attempts {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Tries to leave out half of the candidates (Alg. 4.3.3, `genBinary`); gives those that are kept.
    fn halve(
        &mut self,
        group: &Group<'_>,
        candidates: Vec<P::Literal>,
        support: Vec<P::Literal>,
        best: &mut UnsatCoreOf<P>,
    ) -> OrHalt<Vec<P::Literal>> {
        self.check_limits()?;
        if candidates.len() <= 1 {
            return Ok(candidates);
        }
        let (left, right) = candidates.split_at(candidates.len() / 2);
        for half in [left, right] {
            let all = [&support[..], half].concat();
            if let Some(core) = self.inductive_for(group, &all, 0)? {
                *best = core;
                return self.halve(group, half.to_vec(), support, best);
            }
        }
        let left = self.halve(group, left.to_vec(), [&support[..], right].concat(), best)?;
        let right = self.halve(group, right.to_vec(), [&support[..], &left].concat(), best)?;
        Ok([left, right].concat())
    }
}

/// What several edges need together.
pub(super) fn merge<L: Copy + PartialEq>(cores: &[UnsatCore<L>]) -> UnsatCore<L> {
    let mut all = UnsatCore { literals: Vec::new(), level: FOREVER };
    for core in cores {
        all.level = all.level.min(core.level);
        for literal in &core.literals {
            if !all.literals.contains(literal) {
                all.literals.push(*literal);
            }
        }
    }
    all
}

/// The level up to which a lemma is known to hold if its edges were blocked for these frames.
pub(super) fn level_of<L>(cores: &[UnsatCore<L>], k: u32) -> u32 {
    match cores.iter().map(|core| core.level).min() {
        None | Some(FOREVER) => FOREVER,
        Some(level) => (level + 1).min(k + 1),
    }
}
