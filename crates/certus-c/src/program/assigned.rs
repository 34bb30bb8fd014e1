//! Definite assignment: which variables have a value for sure, at every place of a procedure.

use super::{BlockId, Callee, Command, Exit, ProcId, Program, Source, VarId};
use rustc_hash::FxHashMap;

/// For procedures that may return without a result: the global shadow that says whether they did.
pub(super) type Results = FxHashMap<ProcId, VarId>;

/// A set of the variables of a procedure, by their place among them.
#[derive(Clone, PartialEq)]
pub(super) struct Set(Vec<u64>);

impl Set {
    fn full(count: usize) -> Self {
        Set(vec![u64::MAX; count.div_ceil(64)])
    }

    fn empty(count: usize) -> Self {
        Set(vec![0; count.div_ceil(64)])
    }

    fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    fn put(&mut self, index: usize, inside: bool) {
        let bit = 1 << (index % 64);
        if inside {
            self.0[index / 64] |= bit;
        } else {
            self.0[index / 64] &= !bit;
        }
    }

    /// Keeps what is also in `other`; whether that changed anything.
    fn intersect(&mut self, other: &Set) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *mine & !theirs != 0;
            *mine &= theirs;
        }
        changed
    }
}

/// What a command does to whether variables have values.
pub(super) enum Effect {
    None,
    Given(VarId),
    Lost(VarId),
    /// As the shadow of the result says.
    Result(VarId, VarId),
}

pub(super) fn effect(command: &Command, results: &Results) -> Effect {
    match command {
        Command::Havoc(var, Source::Uninitialised) => Effect::Lost(*var),
        Command::Assign(var, _) | Command::Havoc(var, _) | Command::Allocate { var, .. } => {
            Effect::Given(*var)
        }
        Command::Call { callee: Callee::Direct(proc), result: Some(var), .. } => match results.get(proc) {
            Some(&shadow) => Effect::Result(*var, shadow),
            None => Effect::Given(*var),
        },
        Command::Call { result: Some(var), .. } => Effect::Given(*var),
        _ => Effect::None,
    }
}

/// Which variables of a procedure have a value for sure at the start of each block.
pub(super) struct Analysis {
    /// Place of each variable of the procedure.
    places: FxHashMap<VarId, usize>,
    /// By block.
    pub(super) starts: Vec<Set>,
}

pub(super) fn successors(exit: &Exit) -> Vec<BlockId> {
    match exit {
        Exit::Goto(block) => vec![*block],
        Exit::Branch(_, then, otherwise) => vec![*then, *otherwise],
        Exit::Switch(_, cases, default) => {
            cases.iter().map(|&(_, _, block)| block).chain([*default]).collect()
        }
        Exit::Return | Exit::Stop | Exit::Cut(_) => Vec::new(),
    }
}

impl Analysis {
    /// Analyses a procedure, which has the variables `locals`.
    pub(super) fn new(program: &Program, id: ProcId, locals: &[VarId], results: &Results) -> Self {
        let proc = &program.procs[id.index()];
        let places = locals.iter().enumerate().map(|(place, &var)| (var, place)).collect();
        let count = locals.len();
        let mut starts = vec![Set::full(count); proc.blocks.len()];
        let mut analysis = Analysis { places, starts: Vec::new() };
        if let Some(first) = starts.first_mut() {
            *first = Set::empty(count);
            proc.params.iter().for_each(|param| analysis.put(first, *param, true));
        }
        let mut work: Vec<usize> = (0..proc.blocks.len()).rev().collect();
        let mut waiting = vec![true; proc.blocks.len()];
        while let Some(index) = work.pop() {
            waiting[index] = false;
            let mut state = starts[index].clone();
            for (command, _) in &proc.blocks[index].commands {
                analysis.step(&mut state, command, results);
            }
            for next in successors(&proc.blocks[index].exit) {
                let next = next.index();
                if starts[next].intersect(&state) && !std::mem::replace(&mut waiting[next], true) {
                    work.push(next);
                }
            }
        }
        analysis.starts = starts;
        analysis
    }

    fn put(&self, state: &mut Set, var: VarId, inside: bool) {
        if let Some(&place) = self.places.get(&var) {
            state.put(place, inside);
        }
    }

    /// What a command changes.
    pub(super) fn step(&self, state: &mut Set, command: &Command, results: &Results) {
        match effect(command, results) {
            Effect::None => {}
            Effect::Given(var) => self.put(state, var, true),
            Effect::Lost(var) | Effect::Result(var, _) => self.put(state, var, false),
        }
    }

    /// Whether a variable has a value for sure. Globals always have.
    pub(super) fn is_set(&self, state: &Set, var: VarId) -> bool {
        self.places.get(&var).is_none_or(|&place| state.contains(place))
    }
}
