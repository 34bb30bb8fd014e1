//! Generalisation: a subset of a blocked cube that is blocked as well (4.3 and 5.12).
//!
//! Edges are generalised one after the other, and the union of their results is the lemma (Def. 4.3.2). For
//! edges that are loops the query assumes the negation of the cube itself, so a result for them need not
//! hold for a larger cube. They are therefore taken together, and last, with all that other edges need as
//! given: their result is the lemma. (Def. 4.3.2 leaves this open.)

use super::frames::FOREVER;
use super::halt::Step;
use super::options::Generalisation;
use super::relations::{Core, Effort};
use super::search::{Search, cube_of};
use certus_logic::Term;
use certus_model::{Cube, EdgeId, Loc};
use certus_solver::Purpose;

/// Queries that generalise.
pub(crate) const GENERALISATION: (Purpose, Effort) = (Purpose("generalisation"), Effort::Conflicts(3_000));

/// Cubes with more literals than this are halved (Alg. 4.3.1).
const MANY: usize = 4;

/// Edges that are generalised together.
pub(crate) struct Group<'e> {
    pub(crate) edges: &'e [EdgeId],
    /// The index of the frame of their sources.
    pub(crate) i: u32,
}

impl Search<'_> {
    /// A generalisation of a cube that no edge enters at this index, and the level up to which it is blocked.
    /// `cores` are what the queries gave, in the order of the incoming edges.
    pub(crate) fn generalise(
        &mut self,
        loc: Loc,
        index: u32,
        cube: &Cube,
        cores: &[Core],
    ) -> Step<(Cube, u32)> {
        if self.options.generalisation == Generalisation::None {
            return Ok((cube.clone(), level_of(cores, self.k)));
        }
        let edges = self.incoming[loc.index()].clone();
        let loops = edges.iter().position(|e| self.cfa.edge(*e).from == loc).unwrap_or(edges.len());
        let mut lemma: Vec<Term> = Vec::new();
        let mut results = Vec::with_capacity(edges.len());
        let mut groups: Vec<(usize, usize)> = (0..loops).map(|n| (n, n + 1)).collect();
        if loops < edges.len() {
            groups.push((loops, edges.len()));
        }
        for (start, end) in groups {
            let group = Group { edges: &edges[start..end], i: index - 1 };
            let core = match self.options.generalisation {
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
        Ok((cube_of(&lemma), level))
    }

    /// Algorithm 4.3.1, with what earlier edges need as given for loops only.
    fn generalise_old(&mut self, group: &Group<'_>, cube: &Cube, level: u32, before: &[Term]) -> Step<Core> {
        let support = if self.is_loop(group) { before } else { &[] };
        let candidates: Vec<Term> =
            cube.literals().iter().copied().filter(|t| !support.contains(t)).collect();
        self.minimise(group, &candidates, support, level)
    }

    /// One group of edges of algorithm 5.12.1.
    fn generalise_new(&mut self, group: &Group<'_>, cube: &Cube, core: Core, before: &[Term]) -> Step<Core> {
        // No literal is needed, or none that is not needed anyway.
        let enough = |t: &Term| self.options.cores && before.contains(t);
        if core.literals.iter().all(enough) {
            return Ok(core);
        }
        let single = (group.edges.len() == 1 && !self.is_loop(group)).then(|| group.edges[0]);
        if let Some(edge) = single
            && let Some(found) = self.contexts.find(edge, cube, group.i)
        {
            return Ok(found);
        }
        if self.options.predecessor_cubes
            && let Some(edge) = single
            && let Some(found) = self.predecessor_lemma(edge, group.i, cube.literals())
        {
            return Ok(found);
        }
        let mut needed: Vec<Term> =
            if self.options.multiple || self.is_loop(group) { before.to_vec() } else { Vec::new() };
        let start: &[Term] = if self.options.cores { &core.literals } else { cube.literals() };
        if self.options.minimal
            && let Some(edge) = single
        {
            let column = self.frames.at(self.cfa.edge(edge).from);
            let grown = |version: usize| column.log()[version..].iter().any(|lemma| lemma.level >= group.i);
            if let Some(literals) = self.contexts.needed(edge, cube, group.i, grown) {
                needed.extend(literals.literals().iter().filter(|t| !before.contains(t)));
            }
        }
        let mut candidates: Vec<Term> = start.iter().copied().filter(|t| !needed.contains(t)).collect();
        if self.options.assumes {
            self.drop_assumed(group, &mut candidates);
        }
        let found = if self.options.cores && candidates.is_empty() {
            // What is needed anyway is enough; the query only tells for which frames.
            core
        } else {
            self.minimise(group, &candidates, &needed, core.level)?
        };
        if let Some(edge) = single {
            let version = self.frames.at(self.cfa.edge(edge).from).log().len();
            self.contexts.add(edge, cube, &found, group.i, version);
        }
        Ok(found)
    }

    /// Whether the edges of a group are loops.
    fn is_loop(&self, group: &Group<'_>) -> bool {
        let edge = self.cfa.edge(group.edges[0]);
        edge.from == edge.to
    }

    /// Drops literals that hold after every way by the edges (Th. 5.4.2).
    fn drop_assumed(&mut self, group: &Group<'_>, candidates: &mut Vec<Term>) {
        let before = candidates.len();
        candidates.retain(|literal| {
            !group.edges.iter().all(|edge| {
                let pre = self.relations.pre(self.terms, *edge, *literal);
                pre == self.terms.tru() || self.relations.edge(*edge).guard.binary_search(&pre).is_ok()
            })
        });
        self.stats.add("literals assumed", (before - candidates.len()) as u64);
    }

    /// A lemma of the source whose literals are all among what the edge assumes and the preconditions of
    /// these literals: those that it has suffice (Lemma 5.5.1 and Th. 5.5.3, without a query).
    pub(crate) fn predecessor_lemma(&mut self, edge: EdgeId, i: u32, literals: &[Term]) -> Option<Core> {
        let pres: Vec<Term> = literals.iter().map(|t| self.relations.pre(self.terms, edge, *t)).collect();
        let relation = self.relations.edge(edge);
        let column = self.frames.at(relation.from);
        let all = |lemma: &&super::frames::Lemma| {
            lemma.cube.literals().iter().all(|t| pres.contains(t) || relation.guard.binary_search(t).is_ok())
        };
        let lemma = column.frame(i).find(all)?;
        let of_lemma = |pre: &Term| lemma.cube.literals().contains(pre);
        let kept = literals.iter().zip(&pres).filter(|(_, pre)| of_lemma(pre)).map(|(t, _)| *t).collect();
        let core = Core { literals: kept, level: lemma.level };
        self.stats.add("predecessor cubes", 1);
        Some(core)
    }

    /// Drops candidates while no edge of the group enters the cube of the rest and the support: one by one
    /// (Alg. 4.3.2), or by halves where there are many (Alg. 4.3.3). That no edge enters the cube of all
    /// candidates and the support, from the frame of `level`, is known.
    fn minimise(
        &mut self,
        group: &Group<'_>,
        candidates: &[Term],
        support: &[Term],
        level: u32,
    ) -> Step<Core> {
        let mut candidates = candidates.to_vec();
        // Literals that are in few lemmas go first, and before them those that do not last.
        let lasting = |t: &Term| self.kinds.lasting(self.terms, *t);
        candidates.sort_by_cached_key(|t| (lasting(t), self.activity.get(t).copied().unwrap_or(0), *t));
        let mut all = support.to_vec();
        all.extend(&candidates);
        let mut best = Core { literals: all, level };
        if candidates.len() > MANY && !self.options.cores {
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
        candidates: Vec<Term>,
        support: &[Term],
        best: &mut Core,
    ) -> Step<()> {
        let mut kept = candidates;
        let (mut n, mut several) = (0, 1);
        while n < kept.len() {
            self.check_limits()?;
            let end = (n + several).min(kept.len());
            let mut smaller = support.to_vec();
            smaller.extend(kept.iter().enumerate().filter(|(m, _)| *m < n || *m >= end).map(|(_, t)| *t));
            match self.enters_not(group, &smaller, self.options.ctg)? {
                Some(core) => {
                    kept.drain(n..end);
                    if self.options.cores {
                        // What stands before `n` could not be left out of a larger cube.
                        let lost = kept[..n].iter().filter(|t| !core.literals.contains(t)).count();
                        kept.retain(|t| core.literals.contains(t));
                        n -= lost;
                        several += 1;
                    }
                    *best = core;
                }
                None if end - n > 1 => several = 1,
                None => n += 1,
            }
        }
        Ok(())
    }

    /// Tries to leave out half of the candidates (Alg. 4.3.3, `genBinary`); gives those that are kept.
    fn halve(
        &mut self,
        group: &Group<'_>,
        candidates: Vec<Term>,
        support: Vec<Term>,
        best: &mut Core,
    ) -> Step<Vec<Term>> {
        self.check_limits()?;
        if candidates.len() <= 1 {
            return Ok(candidates);
        }
        let (left, right) = candidates.split_at(candidates.len() / 2);
        for half in [left, right] {
            let all = [&support[..], half].concat();
            if let Some(core) = self.enters_not(group, &all, 0)? {
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
pub(crate) fn merge(cores: &[Core]) -> Core {
    let mut all = Core { literals: Vec::new(), level: FOREVER };
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
pub(crate) fn level_of(cores: &[Core], k: u32) -> u32 {
    match cores.iter().map(|core| core.level).min() {
        None | Some(FOREVER) => FOREVER,
        Some(level) => (level + 1).min(k + 1),
    }
}
