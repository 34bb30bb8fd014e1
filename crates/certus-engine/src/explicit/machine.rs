//! Blocks as code, and what can happen on them from a state.

use super::code::{Compiled, Program, Register};
use certus_logic::{Term, Terms};
use certus_model::{Block, Cfa, Command};

/// A command.
#[derive(Debug)]
enum Action {
    Assume(Compiled),
    Assign(Register, Compiled),
    /// The number of the havoc among all of the automaton.
    Havoc(Register, u32),
}

#[derive(Debug)]
struct Arc {
    to: u32,
    actions: Vec<Action>,
}

/// The arcs that leave a node.
#[derive(Debug)]
struct Node {
    arcs: std::ops::Range<u32>,
    /// Of two arcs that exclude each other, the one whose first command decides which is open.
    decides: Option<u32>,
}

#[derive(Debug)]
struct Code {
    nodes: Vec<Node>,
    arcs: Vec<Arc>,
}

/// A place inside of a block that a run can go on from.
#[derive(Clone, Debug)]
struct Place {
    arc: u32,
    action: u32,
    vars: Vec<u64>,
    values: Vec<u64>,
    path: Vec<u32>,
}

/// The end of a block.
#[derive(Clone, Debug)]
pub(crate) struct Passed {
    /// The variables then.
    pub(crate) vars: Vec<u64>,
    /// What havocs chose.
    pub(crate) values: Vec<u64>,
    /// The arcs.
    pub(crate) path: Vec<u32>,
}

/// Where the values of havocs come from.
pub(crate) enum Values<'a> {
    /// All of these, by havoc.
    Each(&'a [Vec<u64>]),
    /// One of these, by havoc, and one way where there are several.
    Some(&'a [Vec<u64>], &'a mut Random),
    /// These, one after the other.
    Given(&'a [u64]),
}

/// A fixed sequence of random numbers (xorshift).
#[derive(Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// The code of an automaton.
#[derive(Debug)]
pub(crate) struct Machine {
    program: Program,
    blocks: Vec<Code>,
    registers: Vec<u64>,
    vars: usize,
    /// For each havoc its variable, by place.
    pub(crate) havocs: Vec<usize>,
}

impl Machine {
    /// The code of an automaton; none if some of its values are no words.
    pub(crate) fn new(terms: &mut Terms, cfa: &Cfa) -> Option<Machine> {
        let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
        let mut program = Program::new(terms, &vars)?;
        let mut havocs = Vec::new();
        let mut blocks = Vec::with_capacity(cfa.edges.len());
        for edge in &cfa.edges {
            blocks.push(code(terms, &mut program, &vars, &mut havocs, &edge.block)?);
        }
        let compiled = blocks.iter_mut().flat_map(|block| &mut block.arcs).flat_map(|arc| &mut arc.actions);
        program.finish(compiled.filter_map(|action| match action {
            Action::Assume(term) | Action::Assign(_, term) => Some(term),
            Action::Havoc(..) => None,
        }));
        let registers = program.registers();
        Some(Machine { program, blocks, registers, vars: vars.len(), havocs })
    }

    /// Shows how runs get through a block from a state, one after the other, until `visit` wants no more or `budget` ways
    /// were tried; whether these are all for the given values.
    pub(crate) fn pass(
        &mut self,
        block: usize,
        vars: &[u64],
        mut values: Values<'_>,
        mut budget: u32,
        mut visit: impl FnMut(Passed) -> bool,
    ) -> bool {
        let mut places: Vec<Place> = Vec::new();
        let start = Place { arc: 0, action: 0, vars: vars.to_vec(), values: Vec::new(), path: Vec::new() };
        self.enter(block, 0, start, &mut values, &mut places);
        while let Some(place) = places.pop() {
            if budget == 0 {
                return false;
            }
            budget -= 1;
            let Some((node, place)) = self.follow(block, place, &mut values, &mut places) else { continue };
            if node as usize + 1 == self.blocks[block].nodes.len() {
                let more = visit(Passed { vars: place.vars, values: place.values, path: place.path });
                if !more {
                    return places.is_empty();
                }
            } else {
                self.enter(block, node, place, &mut values, &mut places);
            }
        }
        true
    }

    /// The havocs on a path.
    pub(crate) fn havocs_on(&self, block: usize, path: &[u32]) -> Vec<usize> {
        let actions = path.iter().flat_map(|arc| &self.blocks[block].arcs[*arc as usize].actions);
        let havoc = |action: &Action| match action {
            Action::Havoc(_, havoc) => Some(*havoc as usize),
            _ => None,
        };
        actions.filter_map(havoc).collect()
    }

    /// Adds the ways that leave a node, the first one last.
    fn enter(&self, block: usize, node: u32, place: Place, values: &mut Values<'_>, places: &mut Vec<Place>) {
        let mut arcs: Vec<u32> = self.blocks[block].nodes[node as usize].arcs.clone().collect();
        if let (Values::Some(_, random), true) = (values, arcs.len() > 1) {
            let by = random.below(arcs.len());
            arcs.rotate_left(by);
        }
        // The last is the first to be tried; most are found closed by their first command, so no state is copied yet.
        let mut place = Some(place);
        for (n, arc) in arcs.iter().enumerate().rev() {
            let copy = if n == 0 { place.take() } else { place.clone() };
            if let Some(copy) = copy {
                places.push(Place { arc: *arc, action: 0, ..copy });
            }
        }
    }

    /// Follows an arc to its end, and on while there is one way only.
    fn follow(
        &mut self,
        block: usize,
        mut place: Place,
        values: &mut Values<'_>,
        places: &mut Vec<Place>,
    ) -> Option<(u32, Place)> {
        let code = &self.blocks[block];
        self.registers[..self.vars].copy_from_slice(&place.vars);
        loop {
            let arc = &code.arcs[place.arc as usize];
            let mut open = true;
            for (n, action) in arc.actions.iter().enumerate().skip(place.action as usize) {
                match action {
                    Action::Assume(guard) => {
                        if self.program.run(guard, &mut self.registers) != 1 {
                            open = false;
                            break;
                        }
                    }
                    Action::Assign(var, value) => {
                        let value = self.program.run(value, &mut self.registers);
                        self.registers[*var as usize] = value;
                    }
                    Action::Havoc(var, havoc) => {
                        let chosen = match values {
                            Values::Given(all) => *all.get(place.values.len())?,
                            Values::Some(candidates, random) => {
                                let all = &candidates[*havoc as usize];
                                all[random.below(all.len())]
                            }
                            Values::Each(candidates) => {
                                let all = &candidates[*havoc as usize];
                                for value in all[1..].iter().rev() {
                                    let mut vars = self.registers[..self.vars].to_vec();
                                    vars[*var as usize] = *value;
                                    let mut chosen = place.values.clone();
                                    chosen.push(*value);
                                    let action = n as u32 + 1;
                                    let path = place.path.clone();
                                    places.push(Place { arc: place.arc, action, vars, values: chosen, path });
                                }
                                all[0]
                            }
                        };
                        self.registers[*var as usize] = chosen;
                        place.values.push(chosen);
                    }
                }
            }
            if !open {
                return None;
            }
            place.path.push(place.arc);
            place.action = 0;
            let node = code.nodes.get(arc.to as usize)?;
            match node.decides {
                Some(decides) => {
                    let first = code.arcs[decides as usize].actions.first();
                    let Some(Action::Assume(test)) = first else { return None };
                    let other = node.arcs.start + node.arcs.end - 1 - decides;
                    let holds = self.program.run(test, &mut self.registers) == 1;
                    place.arc = if holds { decides } else { other };
                }
                None if node.arcs.len() == 1 => place.arc = node.arcs.start,
                None => {
                    place.vars.copy_from_slice(&self.registers[..self.vars]);
                    return Some((arc.to, place));
                }
            }
        }
    }
}

/// The code of a block.
fn code(
    terms: &mut Terms,
    program: &mut Program,
    vars: &[Term],
    havocs: &mut Vec<usize>,
    block: &Block,
) -> Option<Code> {
    let mut arcs = Vec::with_capacity(block.arcs().len());
    for arc in block.arcs() {
        let mut actions = Vec::new();
        for step in &arc.steps {
            let place = |var: Term| vars.iter().position(|other| *other == var);
            match step.command {
                Command::Assume(guard) => {
                    for part in terms.conjuncts(guard) {
                        actions.push(Action::Assume(program.compile(terms, part)?));
                    }
                }
                Command::Assign(var, value) => {
                    actions.push(Action::Assign(place(var)? as Register, program.compile(terms, value)?));
                }
                Command::Havoc(var) => {
                    actions.push(Action::Havoc(place(var)? as Register, havocs.len() as u32));
                    havocs.push(place(var)?);
                }
            }
        }
        arcs.push(Arc { to: arc.to, actions });
    }
    let nodes = (0..block.nodes()).map(|node| {
        let leaving = block.leaving(node);
        let tests: Vec<Option<Term>> = block.arcs()[leaving.clone()]
            .iter()
            .map(|arc| match arc.steps.first().map(|step| step.command) {
                Some(Command::Assume(test)) => Some(test),
                _ => None,
            })
            .collect();
        let arcs = leaving.start as u32..leaving.end as u32;
        let decides = match tests[..] {
            // A test that is a conjunction is several actions, of which one alone does not decide.
            [Some(a), Some(b)] if terms.not(a) == b => {
                let whole = [a, b].iter().position(|test| terms.conjuncts(*test).len() == 1);
                whole.map(|which| arcs.start + which as u32)
            }
            _ => None,
        };
        Node { arcs, decides }
    });
    let nodes = nodes.collect();
    Some(Code { nodes, arcs })
}
