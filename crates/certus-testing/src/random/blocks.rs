//! Random blocks: statements with choices inside.

use super::Maker;
use certus_logic::{Sort, Term};
use certus_model::{Arc, Block, Command, Step};

/// A graph being made. Nodes are numbered as they are made, and arcs lead to nodes made later.
#[derive(Default)]
struct Graph {
    nodes: u32,
    arcs: Vec<Arc>,
}

impl Graph {
    fn arc(&mut self, from: u32, to: u32, steps: Vec<Step>) {
        self.arcs.push(Arc { from, to, steps });
    }

    fn node(&mut self) -> u32 {
        self.nodes += 1;
        self.nodes - 1
    }
}

impl Maker<'_> {
    /// A block that begins with an assumption, if one is given, and goes on with these commands and random ones.
    pub(super) fn block(&mut self, guard: Option<Term>, commands: &[Command]) -> Block {
        let mut steps: Vec<Step> = Vec::new();
        for command in guard.map(Command::Assume).iter().chain(commands) {
            let step = self.step(*command);
            steps.push(step);
        }
        if !self.shape.choices || self.rng.chance(55) {
            for _ in 0..self.rng.below(3) {
                self.statement(&mut steps);
            }
            return Block::sequence(steps);
        }
        let mut graph = Graph { nodes: 2, arcs: Vec::new() };
        graph.arc(0, 1, steps);
        let end = if self.rng.chance(15) { self.tangle(&mut graph) } else { self.choice(&mut graph, 1, 1) };
        let last = graph.node();
        let mut steps = Vec::new();
        if self.rng.chance(40) {
            self.statement(&mut steps);
        }
        graph.arc(end, last, steps);
        let block = Block::graph(graph.nodes, graph.arcs).expect("every choice ends");
        if self.rng.chance(50) { block.joined() } else { block }
    }

    /// A choice from a node; the node where its ways meet.
    fn choice(&mut self, graph: &mut Graph, from: u32, depth: u32) -> u32 {
        let guards = self.ways();
        let mut ends = Vec::new();
        for guard in guards {
            let mut steps = Vec::new();
            if let Some(guard) = guard {
                steps.push(self.step(Command::Assume(guard)));
            }
            for _ in 0..self.rng.below(3) {
                self.statement(&mut steps);
            }
            if depth < self.shape.depth && self.rng.chance(30) {
                let inner = graph.node();
                graph.arc(from, inner, steps);
                let end = self.choice(graph, inner, depth + 1);
                ends.push((end, Vec::new()));
            } else {
                ends.push((from, steps));
            }
        }
        let join = graph.node();
        for (end, steps) in ends {
            graph.arc(end, join, steps);
        }
        join
    }

    /// The guards of a choice: exclusive ones or not, all cases or not.
    fn ways(&mut self) -> Vec<Option<Term>> {
        let guard = self.guard(1);
        let not = self.terms.not(guard);
        match self.rng.below(10) {
            0..=4 => vec![Some(guard), Some(not)],
            5 => self.cases(),
            6 => {
                let other = self.guard(1);
                vec![Some(guard), Some(other)]
            }
            7 => vec![Some(guard), None],
            8 => vec![None, None],
            _ => {
                let other = self.guard(1);
                vec![Some(guard), Some(not), Some(other)]
            }
        }
    }

    /// The cases of a `switch`.
    fn cases(&mut self) -> Vec<Option<Term>> {
        let var = self.variable();
        let Sort::Bv(width) = self.terms.sort(var) else { return vec![None, None] };
        let (mut ways, mut others) = (Vec::new(), Vec::new());
        for case in 0..self.rng.between(1, 3) {
            let case = self.terms.bv(width, u128::from(case));
            let guard = self.terms.eq(var, case);
            ways.push(Some(guard));
            others.push(self.terms.not(guard));
        }
        ways.push(Some(self.terms.and(&others)));
        ways
    }

    /// Arcs between any nodes, as jumps make them. All nodes lead to the last.
    fn tangle(&mut self, graph: &mut Graph) -> u32 {
        let first = graph.nodes - 1;
        let count = self.rng.between(2, 4) as u32;
        for _ in 0..count {
            graph.node();
        }
        let last = first + count;
        for from in first..last {
            for _ in 0..self.rng.between(1, 2) {
                let to = self.rng.between(u64::from(from) + 1, u64::from(last)) as u32;
                let mut steps = Vec::new();
                if self.rng.chance(60) {
                    let guard = self.guard(1);
                    steps.push(self.step(Command::Assume(guard)));
                }
                if self.rng.chance(60) {
                    self.statement(&mut steps);
                }
                graph.arc(from, to, steps);
            }
        }
        last
    }

    /// Adds a command, or a havoc with an assumption about it.
    pub(super) fn statement(&mut self, steps: &mut Vec<Step>) {
        if self.rng.chance(8) {
            let guard = self.guard(1);
            steps.push(self.step(Command::Assume(guard)));
            return;
        }
        let var = *self.rng.pick(&self.writable);
        if self.shape.havocs && self.rng.chance(15) {
            steps.push(self.step(Command::Havoc(var)));
            if self.rng.chance(40) && self.readable.contains(&var) {
                let bound = match self.terms.sort(var) {
                    Sort::Bv(width) => {
                        let bound = self.constant(width);
                        self.terms.bvule(var, bound)
                    }
                    _ => self.guard(1),
                };
                steps.push(self.step(Command::Assume(bound)));
            }
            return;
        }
        let command = self.assignment(var);
        steps.push(self.step(command));
    }

    /// An assignment to a variable: a count, a copy or anything.
    pub(super) fn assignment(&mut self, var: Term) -> Command {
        let sort = self.terms.sort(var);
        let value = match sort {
            Sort::Bv(width) if self.rng.chance(35) => {
                let by = self.rng.between(1, 3);
                let by = self.terms.bv(width, u128::from(by));
                if self.rng.chance(75) { self.terms.bvadd(var, by) } else { self.terms.bvsub(var, by) }
            }
            Sort::Bool if self.rng.chance(40) => self.terms.not(var),
            Sort::Bv(width) if self.rng.chance(25) => self.word(width),
            _ => {
                let depth = self.rng.between(0, u64::from(self.shape.depth)) as u32;
                self.value(sort, depth)
            }
        };
        Command::Assign(var, value)
    }
}
