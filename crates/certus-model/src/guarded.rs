//! A relation as guarded commands.
//!
//! A conjunct `x' = e` becomes an assignment, a disjunction of steps a branching, and what is neither is assumed, so that
//! what was compiled into a formula looks like a program again. Engines gain from that: an assignment is substituted, a
//! relation is searched.
//!
//! A disjunction that is part of several others is the formula of a place where paths meet: `a or b` in `(a or b) and c` and
//! in `(a or b) and d`. It becomes one node of the block. As a tree, such formulas would have a size that nobody could write.

use crate::block::{Arc, Block, Command, Step, StepId};
use crate::solve::solve;
use certus_logic::{Op, Sort, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// Disjunctions that are nested deeper, or in larger formulas, are assumed as they are.
const DEEPEST: usize = 40;
const MOST_ARCS: usize = 20_000;

/// Makes blocks of relations.
pub(crate) struct Guarded<'a> {
    terms: &'a mut Terms,
    /// The number of the next command.
    number: &'a mut u32,
    /// The variables without value at the beginning: the locals first, then those that are wanted.
    targets: Vec<Term>,
    /// Those whose values matter in the end.
    wanted: &'a [Term],
    /// Which of them occur in a formula.
    occurs: FxHashMap<Term, std::rc::Rc<[Term]>>,
    /// Whether a formula may define one.
    defines: FxHashMap<Term, bool>,
    rank: FxHashMap<Term, usize>,
    arcs: Vec<Arc>,
    nodes: u32,
}

/// A place where paths meet.
struct Meeting {
    ways: Vec<Way>,
    /// The targets whose values are used behind it.
    later: FxHashSet<Term>,
}

/// A conjunction: it begins where the paths of a disjunction meet, or at the beginning of the block.
struct Way {
    first: Option<Term>,
    rest: Vec<Term>,
}

/// The path that is being written.
struct Path {
    node: u32,
    steps: Vec<Step>,
    /// The targets that have no value yet.
    open: FxHashSet<Term>,
}

impl<'a> Guarded<'a> {
    /// Commands that can be executed from a state iff the relation holds for it and some values of the locals and of the
    /// wanted variables. Afterwards these have such values, and `last` is done. A path that does not depend on a local leaves
    /// it as it is. `None` if the relation cannot hold.
    pub(crate) fn block(
        terms: &'a mut Terms,
        number: &'a mut u32,
        locals: &[Term],
        wanted: &'a [Term],
        relation: Term,
        last: Vec<Command>,
    ) -> Option<Block> {
        let targets = [locals, wanted].concat();
        let rank = targets.iter().enumerate().map(|(rank, term)| (*term, rank)).collect();
        let (occurs, defines, arcs) = (FxHashMap::default(), FxHashMap::default(), Vec::new());
        let mut this = Guarded { terms, number, targets, wanted, occurs, defines, rank, arcs, nodes: 1 };
        let plan = this.plan(relation);
        let mut met: FxHashMap<Term, (u32, FxHashSet<Term>)> = FxHashMap::default();
        for (formula, meeting) in &plan {
            let root = *formula == relation;
            let mut ends = Vec::new();
            for way in &meeting.ways {
                let Some(mut path) = this.begin(way, &met) else { continue };
                if this.all(&mut path, way.rest.clone(), &meeting.later, 0) {
                    ends.push(path);
                }
            }
            if ends.is_empty() {
                continue;
            }
            let mut path = this.join(ends, &meeting.later);
            if root {
                for target in wanted {
                    this.any(&mut path, *target);
                }
                for command in last {
                    this.emit(&mut path, command);
                }
                // The last node: what leads nowhere is left out.
                let end = this.node();
                this.arc(&mut path, end);
                return Block::graph(this.nodes, this.arcs).map(Block::joined);
            }
            met.insert(*formula, (path.node, path.open));
        }
        None
    }

    /// Which disjunctions become nodes: the relation last, and each after those that its ways begin with.
    fn plan(&mut self, relation: Term) -> Vec<(Term, Meeting)> {
        let tangled = self.tangled(relation);
        let mut meetings: FxHashMap<Term, Meeting> = FxHashMap::default();
        let mut order: Vec<Term> = Vec::new();
        let mut open = vec![(relation, false)];
        while let Some((formula, ready)) = open.pop() {
            if ready {
                order.push(formula);
                continue;
            }
            if meetings.contains_key(&formula) {
                continue;
            }
            // Of the relation it does not matter whether it is a disjunction.
            let ways = self.ways(formula).unwrap_or_else(|| vec![vec![formula]]);
            let ways: Vec<Way> = ways.into_iter().map(|way| self.way(&way, &tangled)).collect();
            open.push((formula, true));
            let first = ways.iter().filter_map(|way| way.first);
            open.extend(first.filter(|first| !meetings.contains_key(first)).map(|first| (first, false)));
            meetings.insert(formula, Meeting { ways, later: FxHashSet::default() });
        }
        if let Some(meeting) = meetings.get_mut(&relation) {
            meeting.later.extend(self.wanted);
        }
        // What is used behind a place is used behind all that leads there.
        for formula in order.iter().rev() {
            let Meeting { ways, later } = &meetings[formula];
            let mut before: Vec<(Term, FxHashSet<Term>)> = Vec::new();
            for way in ways {
                let Some(first) = way.first else { continue };
                let mut used = later.clone();
                for part in &way.rest {
                    used.extend(self.occurring(*part).iter());
                }
                before.push((first, used));
            }
            for (first, used) in before {
                if let Some(meeting) = meetings.get_mut(&first) {
                    meeting.later.extend(used);
                }
            }
        }
        order.into_iter().filter_map(|formula| Some((formula, meetings.remove(&formula)?))).collect()
    }

    /// The formulas with a disjunction in them that is part of several formulas. As trees these would be larger; others
    /// need not become nodes, and are better written behind the definitions that they depend on.
    fn tangled(&self, relation: Term) -> FxHashSet<Term> {
        let mut uses: FxHashMap<Term, usize> = FxHashMap::default();
        let mut tangled = FxHashSet::default();
        let order = self.terms.post_order(&[relation]);
        let connectives = || order.iter().filter(|term| self.terms.sort(**term) == Sort::Bool);
        for arg in connectives().flat_map(|term| self.terms.args(*term)) {
            *uses.entry(*arg).or_default() += 1;
        }
        for term in connectives() {
            let (inner, negated) = self.terms.strip_not(*term);
            let disjunction = match self.terms.op(inner) {
                Op::And => negated,
                Op::Ite => true,
                _ => false,
            };
            let shared = disjunction && uses.get(term).is_some_and(|uses| *uses > 1);
            if shared || self.terms.args(*term).iter().any(|arg| tangled.contains(arg)) {
                tangled.insert(*term);
            }
        }
        tangled
    }

    /// A conjunction, begun with its largest disjunction that may define targets and is tangled.
    fn way(&mut self, parts: &[Term], tangled: &FxHashSet<Term>) -> Way {
        let mut rest: Vec<Term> = parts.iter().flat_map(|part| self.terms.conjuncts(*part)).collect();
        let mut best: Option<(usize, usize)> = None;
        for (index, part) in rest.iter().enumerate() {
            // What is made last is the largest, or nearly so.
            let size = part.index();
            if tangled.contains(part) && self.is_choice(*part) && best.is_none_or(|(_, most)| size > most) {
                best = Some((index, size));
            }
        }
        let first = best.map(|(index, _)| rest.swap_remove(index));
        Way { first, rest }
    }

    /// Where a way begins. `None` if there is no way to there.
    fn begin(&self, way: &Way, met: &FxHashMap<Term, (u32, FxHashSet<Term>)>) -> Option<Path> {
        let (node, open) = match way.first {
            None => (0, self.targets.iter().copied().collect()),
            Some(first) => met.get(&first).cloned()?,
        };
        Some(Path { node, steps: Vec::new(), open })
    }

    fn node(&mut self) -> u32 {
        self.nodes += 1;
        self.nodes - 1
    }

    /// Ends the arc that is being written.
    fn arc(&mut self, path: &mut Path, to: u32) {
        let steps = std::mem::take(&mut path.steps);
        self.arcs.push(Arc { from: path.node, to, steps });
        path.node = to;
    }

    fn emit(&mut self, path: &mut Path, command: Command) {
        path.steps.push(Step { command, id: StepId(*self.number) });
        *self.number += 1;
    }

    /// A target that has no value gets any.
    fn any(&mut self, path: &mut Path, target: Term) {
        if path.open.remove(&target) {
            self.emit(path, Command::Havoc(target));
        }
    }

    /// The targets in a formula.
    fn occurring(&mut self, formula: Term) -> std::rc::Rc<[Term]> {
        if let Some(known) = self.occurs.get(&formula) {
            return known.clone();
        }
        let mut vars = self.terms.free_vars(formula);
        vars.retain(|var| self.rank.contains_key(var));
        let vars: std::rc::Rc<[Term]> = vars.into();
        self.occurs.insert(formula, vars.clone());
        vars
    }

    /// Writes a conjunction. `false` if it cannot be satisfied; what was written then leads nowhere. `later` are the targets
    /// whose values are used behind it.
    fn all(&mut self, path: &mut Path, formulas: Vec<Term>, later: &FxHashSet<Term>, depth: usize) -> bool {
        let mut waiting = Vec::new();
        for formula in formulas {
            waiting.extend(self.terms.conjuncts(formula));
        }
        while !waiting.is_empty() {
            let before = waiting.len();
            let mut still = Vec::with_capacity(before);
            for formula in waiting {
                match self.now(path, formula) {
                    Some(true) => {}
                    Some(false) => return false,
                    None => still.push(formula),
                }
            }
            waiting = still;
            if waiting.len() < before || waiting.is_empty() {
                continue;
            }
            // Only with all definitions done it is time for choices, and only with all choices made for guesses.
            if let Some(chosen) = self.choice(path, &waiting, depth) {
                let formula = waiting.remove(chosen);
                let mut later = later.clone();
                for formula in &waiting {
                    later.extend(self.occurring(*formula).iter());
                }
                if !self.some(path, formula, &later, depth) {
                    return false;
                }
            } else if let Some(guess) = self.guess(path, &waiting) {
                self.any(path, guess);
            }
        }
        true
    }

    /// Writes a conjunct if it is a test, or defines a target. `None` if it has to wait.
    fn now(&mut self, path: &mut Path, formula: Term) -> Option<bool> {
        let open: Vec<Term> =
            self.occurring(formula).iter().copied().filter(|var| path.open.contains(var)).collect();
        match open[..] {
            [] => {
                if formula == self.terms.fls() {
                    return Some(false);
                }
                if formula != self.terms.tru() {
                    self.emit(path, Command::Assume(formula));
                }
                Some(true)
            }
            [target] => {
                let value = self.defined(formula, target)?;
                path.open.remove(&target);
                self.emit(path, Command::Assign(target, value));
                Some(true)
            }
            _ => None,
        }
    }

    /// The value that a formula gives to a target, if it says nothing else.
    fn defined(&mut self, formula: Term, target: Term) -> Option<Term> {
        let (inner, negated) = self.terms.strip_not(formula);
        if inner == target {
            return Some(self.terms.bool(!negated));
        }
        if self.terms.op(inner) != Op::Eq {
            return None;
        }
        let sides = [self.terms.arg(inner, 0), self.terms.arg(inner, 1)];
        let has = sides.map(|side| self.occurring(side).contains(&target));
        let (side, mut other) = match has {
            [true, false] => (sides[0], sides[1]),
            [false, true] => (sides[1], sides[0]),
            _ => return None,
        };
        if negated {
            // Only of two values the other one is known.
            other = match self.terms.sort(side) {
                Sort::Bool => self.terms.not(other),
                Sort::Bv(1) => self.terms.bvnot(other),
                _ => return None,
            };
        }
        solve(self.terms, side, target, other)
    }

    /// A disjunction that may define targets: the one that has most of them.
    fn choice(&mut self, path: &Path, waiting: &[Term], depth: usize) -> Option<usize> {
        if depth >= DEEPEST || self.arcs.len() >= MOST_ARCS {
            return None;
        }
        let mut best: Option<(usize, usize)> = None;
        for (index, formula) in waiting.iter().enumerate() {
            let open = self.occurring(*formula).iter().filter(|var| path.open.contains(*var)).count();
            if self.is_choice(*formula) && best.is_none_or(|(_, most)| open > most) {
                best = Some((index, open));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Whether a formula is a disjunction that may define targets.
    fn is_choice(&mut self, formula: Term) -> bool {
        !self.occurring(formula).is_empty() && self.may_define(formula) && self.ways(formula).is_some()
    }

    /// Whether a formula has an equation of a target in it, or a wanted truth value. A local truth value is an input, and what depends on
    /// it is a test: the formulas of a circuit, taken apart by their inputs, would be as many cases as a truth table has.
    fn may_define(&mut self, formula: Term) -> bool {
        let mut open = vec![(formula, false)];
        while let Some((term, ready)) = open.pop() {
            if self.defines.contains_key(&term) {
                continue;
            }
            let boolean = self.terms.sort(term) == Sort::Bool;
            let inner = matches!(self.terms.op(term), Op::And | Op::Not | Op::Ite) && boolean;
            let args = self.terms.args(term).to_vec();
            if inner && !ready {
                open.push((term, true));
                open.extend(args.into_iter().map(|arg| (arg, false)));
                continue;
            }
            let defines = match self.terms.op(term) {
                _ if inner => args.iter().any(|arg| self.defines[arg]),
                Op::Eq => {
                    let targets = self.occurring(term);
                    targets.iter().any(|t| self.terms.sort(*t) != Sort::Bool || self.is_wanted(*t))
                }
                _ => self.is_wanted(term),
            };
            self.defines.insert(term, defines);
        }
        self.defines[&formula]
    }

    fn is_wanted(&self, term: Term) -> bool {
        // The locals come first.
        self.rank.get(&term).is_some_and(|rank| *rank >= self.targets.len() - self.wanted.len())
    }

    /// What a formula is the disjunction of, each as a conjunction. `None` if it is no disjunction.
    fn ways(&mut self, formula: Term) -> Option<Vec<Vec<Term>>> {
        let (inner, negated) = self.terms.strip_not(formula);
        let args = self.terms.args(inner).to_vec();
        match self.terms.op(inner) {
            Op::And if negated => {
                // A disjunction of disjunctions is one.
                let parts = self.terms.conjuncts(inner);
                Some(parts.into_iter().map(|part| vec![self.terms.not(part)]).collect())
            }
            Op::Ite => {
                let (mut yes, mut no) = (args[1], args[2]);
                if negated {
                    (yes, no) = (self.terms.not(yes), self.terms.not(no));
                }
                let not = self.terms.not(args[0]);
                Some(vec![vec![args[0], yes], vec![not, no]])
            }
            _ => None,
        }
    }

    /// Writes a disjunction as a branching. `false` if no branch can be taken.
    fn some(&mut self, path: &mut Path, formula: Term, later: &FxHashSet<Term>, depth: usize) -> bool {
        let Some(ways) = self.ways(formula) else { return false };
        let branching = self.node();
        self.arc(path, branching);
        let mut ends: Vec<Path> = Vec::new();
        for way in ways {
            let mut branch = Path { node: branching, steps: Vec::new(), open: path.open.clone() };
            if self.all(&mut branch, way, later, depth + 1) {
                ends.push(branch);
            }
        }
        if ends.is_empty() {
            return false;
        }
        *path = self.join(ends, later);
        true
    }

    /// The place where paths meet. What one of them gives a value, the others must give one, too, if it is used.
    fn join(&mut self, mut ends: Vec<Path>, later: &FxHashSet<Term>) -> Path {
        let given =
            |target: &Term| later.contains(target) && ends.iter().any(|end| !end.open.contains(target));
        let given: Vec<Term> = self.targets.iter().copied().filter(given).collect();
        for end in &mut ends {
            given.iter().for_each(|target| self.any(end, *target));
        }
        let node = self.node();
        ends.iter_mut().for_each(|end| self.arc(end, node));
        Path { node, steps: Vec::new(), open: ends.swap_remove(0).open }
    }

    /// The target that gets any value next, locals before others: the one that most conjuncts wait for.
    fn guess(&mut self, path: &Path, waiting: &[Term]) -> Option<Term> {
        let mut counts: FxHashMap<Term, usize> = FxHashMap::default();
        for formula in waiting {
            for var in self.occurring(*formula).iter().filter(|var| path.open.contains(*var)) {
                *counts.entry(*var).or_default() += 1;
            }
        }
        let locals = self.targets.len() - self.wanted.len();
        let key =
            |var: &Term, count: usize| (self.rank[var] >= locals, std::cmp::Reverse(count), self.rank[var]);
        counts.into_iter().min_by_key(|(var, count)| key(var, *count)).map(|(var, _)| var)
    }
}
