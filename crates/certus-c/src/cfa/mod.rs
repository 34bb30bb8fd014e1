//! From the program to a control-flow automaton over terms.
//!
//! Calls are inlined (`flat`), a points-to analysis says what each access of memory can reach
//! (`points_to`), objects are laid out as variables and arrays (`layout`), and commands become edges
//! (`emit`). The automaton means what the interpreter does, with these differences, all of which concern what
//! C leaves undefined or unspecified:
//!
//! - Objects have other addresses, and a value that was not derived from an object's address never points
//!   to it.
//! - An access through a pointer that has left its object, or whose object has ended, does not reach another
//!   object: reading gives an unknown value, writing changes nothing. In the heap it may read what was there.
//! - `malloc` in a loop does not use an address twice, and runs that use up all addresses are left out.
//! - A NaN that an operation gives has one bit pattern.

mod accesses;
mod bulk;
mod emit;
mod expr;
mod flat;
mod layout;
mod memory;
mod points_to;
mod validity;
pub mod walk;

pub use crate::program::CutReason;
use crate::program::{Callee, Command, ExprId, ObjectId, ProcId, Program, Property, Source, VarId};
use crate::span::Span;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Loc};
use flat::{Flat, Inliner, Item};
use points_to::{Analysis, Origin, Target, Vars};

/// What becomes of runs where they are not followed any further ([`CutReason`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cutoff {
    /// Runs end there: good for finding errors, but a proof says nothing.
    Block,
    /// They count as errors: a proof is one, but an error may be none.
    Error,
}

/// How to translate.
#[derive(Clone, Debug)]
pub struct Options {
    /// The properties whose violation is the error.
    pub properties: Vec<Property>,
    /// Properties that are taken to hold: runs end where one is violated.
    pub assumed: Vec<Property>,
    /// How many activations of one procedure may be inside of each other.
    pub recursion: u32,
    /// What becomes of those beyond.
    pub cutoff: Cutoff,
    /// The most pieces the graph may have after inlining.
    pub max_pieces: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            properties: vec![Property::Reach],
            assumed: Vec::new(),
            recursion: 4,
            cutoff: Cutoff::Block,
            max_pieces: 300_000,
        }
    }
}

/// Where a command of the automaton comes from.
#[derive(Clone, Debug)]
pub struct StepInfo {
    /// The place in the source.
    pub span: Span,
    /// The procedure.
    pub proc: ProcId,
    /// The activation of the procedure, a number of its own for each inlined call.
    pub instance: usize,
    /// What it is.
    pub kind: StepKind,
    /// Which bytes it is about, if it chooses bytes or makes an object.
    pub bytes: Option<Bytes>,
}

/// Which bytes a command of the automaton is about. Bytes of an object are chosen before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bytes {
    /// Chooses the bytes of a static object from this offset on.
    Static(ObjectId, u64),
    /// Chooses the bytes of the next object with this number in the automaton, from this offset on.
    Next(u32, u64),
    /// Makes the next object with this number in the automaton, and assigns its address.
    Made {
        /// The number.
        object: u32,
        /// Where its range of addresses begins.
        base: u128,
        /// The variable that holds all bytes of the range, if they were chosen at the start.
        range: Option<Term>,
    },
    /// Chooses what is at this address if no object is there.
    At(Term),
}

/// What a command of the automaton is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// An assignment or assumption.
    Plain,
    /// An unknown value; if it goes to a variable of the program, which one.
    Draw(Source, Option<VarId>),
    /// The violation of a property.
    Violation(Property),
    /// Runs are not followed any further.
    Cut(CutReason),
}

/// What a variable of the automaton stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A variable of the program, in this activation if it is a local one.
    Variable {
        /// Which one.
        var: VarId,
        /// The activation, as in [`StepInfo::instance`].
        instance: usize,
    },
    /// Some bytes of a static object.
    Static {
        /// Which one.
        object: ObjectId,
        /// The first byte.
        offset: u64,
        /// How many.
        bytes: u64,
    },
    /// Some bytes of an automatic object.
    Automatic {
        /// The variable that holds its address: `&x` for the variable `x` of the source.
        var: VarId,
        /// The activation.
        instance: usize,
        /// The first byte.
        offset: u64,
        /// How many.
        bytes: u64,
    },
    /// Nothing that the source has a name for.
    Other,
}

/// Where the head of a loop is in the automaton: once for each activation of its procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The location where the condition is about to be evaluated.
    pub loc: Loc,
    /// The procedure.
    pub proc: ProcId,
    /// The position in [`crate::program::Proc::loops`].
    pub index: usize,
    /// The activation.
    pub instance: usize,
}

/// The automaton and where it comes from.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The automaton.
    pub cfa: Cfa,
    /// By the number of a [`certus_model::StepId`].
    pub steps: Vec<StepInfo>,
    /// Where runs are not followed any further, and why: with [`Cutoff::Block`] they are left out, and a proof says
    /// nothing of them.
    pub cut: Vec<(Span, CutReason)>,
    /// Where the automaton does more than the program, and why: an error there may be none.
    pub inexact: Vec<(Span, &'static str)>,
    /// The heads of the loops of the source.
    pub heads: Vec<Head>,
    /// What each variable of the automaton stands for, in their order.
    pub meanings: Vec<Meaning>,
}

/// Why there is no automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Too many pieces after inlining.
    TooLarge,
    /// Too many objects for the address space.
    NoRoom,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Refused::TooLarge => "the program is too large when its calls are inlined",
            Refused::NoRoom => "the program has too many objects for the address space",
        })
    }
}

/// Translates a program. `line` tells the line of a place in the source, for the names of locations.
///
/// # Errors
/// If the program is too large.
pub fn translate(
    program: &Program,
    terms: &mut Terms,
    options: &Options,
    line: &dyn Fn(Span) -> u32,
) -> Result<Translation, Refused> {
    let targets = call_targets(program);
    let inliner = Inliner {
        program,
        recursion: options.recursion.max(1),
        max_pieces: options.max_pieces,
        accesses: options.properties.iter().any(|p| matches!(p, Property::Deref | Property::Uninitialised)),
        targets: &targets,
    };
    let flat = inliner.inline().map_err(|flat::TooLarge| Refused::TooLarge)?;
    let vars = Vars::new(program, &flat.instances);
    let mut analysis = Analysis::new(program, &vars);
    analysis.solve(|analysis| round(analysis, &flat));
    let accesses = accesses::collect(&analysis, &flat);
    let many = many(&analysis, &flat);
    let placed = layout::place(&analysis, &accesses, &many).map_err(|layout::NoRoom| Refused::NoRoom)?;
    let emitter = emit::Emitter::new((terms, options), &analysis, &flat, &placed, line);
    let emit::Emitted { cfa, steps, inexact, cut, heads, meanings } = emitter.run();
    Ok(Translation { cfa, steps, cut, inexact, heads, meanings })
}

/// Gives all commands of the graph to the analysis.
fn round(analysis: &mut Analysis<'_>, flat: &Flat<'_>) {
    for piece in &flat.pieces {
        for item in &piece.items {
            match item {
                Item::Command(command, _) => analysis.command(piece.instance, command),
                Item::Bind(callee, param, value, _) => {
                    let value = analysis.value(piece.instance, *value);
                    analysis.assign(*callee, *param, &value);
                }
                Item::Result(var, callee, Some(from), _) => {
                    let value = analysis.variable(*callee, *from);
                    analysis.assign(piece.instance, *var, &value);
                }
                Item::Result(_, _, None, _) | Item::Enter(..) => {}
            }
        }
    }
}

/// For each object whether several that its site makes may exist at one time. Automatic objects are ended
/// before their block is entered again.
fn many(analysis: &Analysis<'_>, flat: &Flat<'_>) -> Vec<bool> {
    let cyclic = flat.cyclic();
    let mut many = vec![false; analysis.objects.len()];
    for (piece, cyclic) in flat.pieces.iter().zip(cyclic) {
        for item in &piece.items {
            if let Item::Command(command @ Command::Allocate { storage, .. }, _) = item
                && let Some(object) = analysis.site(piece.instance, command)
            {
                many[object as usize] = cyclic && *storage != crate::program::Storage::Automatic;
            }
        }
    }
    debug_assert!(analysis.objects.iter().zip(&many).all(|(o, m)| !m || matches!(o, Origin::Site { .. })));
    many
}

/// The procedures that calls through pointers can reach, by an analysis of the program before inlining.
fn call_targets(program: &Program) -> impl Fn(ProcId, ExprId) -> Vec<ProcId> + use<> {
    let instances: Vec<ProcId> = (0..program.procs.len() as u32).map(ProcId).collect();
    let mut table: rustc_hash::FxHashMap<(ProcId, ExprId), Vec<ProcId>> = rustc_hash::FxHashMap::default();
    let pointers = program.procs.iter().flat_map(|proc| &proc.blocks).flat_map(|block| &block.commands);
    let indirect = |command: &Command| matches!(command, Command::Call { callee: Callee::Pointer(_), .. });
    if pointers.into_iter().any(|(command, _)| indirect(command)) {
        let vars = Vars::new(program, &instances);
        let mut analysis = Analysis::new(program, &vars);
        analysis.solve(|analysis| {
            for proc in &instances {
                for (command, _) in
                    program.procs[proc.index()].blocks.iter().flat_map(|block| &block.commands)
                {
                    let Command::Call { callee, args, result } = command else {
                        analysis.command(proc.index(), command);
                        continue;
                    };
                    let callees = match callee {
                        Callee::Direct(callee) => vec![*callee],
                        Callee::Pointer(pointer) => {
                            let callees = procs(&analysis.value(proc.index(), *pointer));
                            table.insert((*proc, *pointer), callees.clone());
                            callees
                        }
                    };
                    for callee in callees {
                        let target = &program.procs[callee.index()];
                        for (param, arg) in target.params.iter().zip(args) {
                            let value = analysis.value(proc.index(), *arg);
                            analysis.assign(callee.index(), *param, &value);
                        }
                        if let (Some(result), Some(from)) = (result, target.result) {
                            let value = analysis.variable(callee.index(), from);
                            analysis.assign(proc.index(), *result, &value);
                        }
                    }
                }
            }
        });
    }
    move |proc, pointer| table.get(&(proc, pointer)).cloned().unwrap_or_default()
}

fn procs(value: &points_to::Value) -> Vec<ProcId> {
    value
        .keys()
        .filter_map(|target| match target {
            Target::Proc(proc) => Some(*proc),
            Target::Object(_) => None,
        })
        .collect()
}
