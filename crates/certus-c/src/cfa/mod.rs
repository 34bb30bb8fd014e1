//! From the program to a control-flow automaton over terms.
//!
//! Calls are inlined (`flat`), a points-to analysis says what each access of memory can reach
//! (`points_to`), objects are laid out as variables and arrays (`layout`), and commands become edges
//! (`emit`). The automaton means what the interpreter does, with these differences, all of which concern what
//! C leaves undefined or unspecified:
//!
//! - Objects have fixed addresses; an operation whose value depends on where objects are gives an unknown value
//!   (`observe`). A number that was not derived from an object's address points to it only if that has escaped.
//! - An access through a pointer that has left its object, or whose object has ended, does not reach another
//!   object: reading gives an unknown value, writing changes nothing. In the heap it may read what was there.
//! - Where accesses are checked, one of the objects that a site makes is watched, and the others are not
//!   checked (`lifetimes`).
//! - A NaN that an operation gives has one bit pattern.

mod accesses;
mod bulk;
mod claims;
mod congruence;
mod cuts;
mod edges;
mod emit;
mod escape;
mod expr;
mod flat;
mod layout;
mod lifetimes;
mod memory;
mod no_return;
mod observe;
mod pointers;
mod points_to;
mod summaries;
mod validity;
mod values;
pub mod walk;

pub use crate::program::CutReason;
use crate::program::{Callee, Command, Exit, ExprId, ObjectId, ProcId, Program, Property, Source, VarId};
use crate::span::Span;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Loc};
pub use claims::{Claim, Fact, Place, Relation};
use flat::{Callees, Flat, Inliner, Item};
pub use no_return::recursive_procs;
use points_to::{Analysis, Vars};

/// Calls through pointers from outside are followed if they can be of at most so many procedures.
const MOST_CALLEES: usize = 4;

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
    /// Recursive calls beyond [`Options::recursion`], which may be 0, return with any values for which this is true, or do not
    /// return, without a bound: what does not end, or fails, is all that does. A claim that is not kept is an error.
    pub claims: Option<Vec<Claim>>,
    /// What becomes of those beyond.
    pub cutoff: Cutoff,
    /// No object is too large to be laid out: runs end where one is.
    pub fits: bool,
    /// The most pieces the graph may have after inlining.
    pub max_pieces: usize,
    /// Objects are where the automaton has them, and pointers from outside are to none of them: fewer runs than the
    /// program has, so that a proof says nothing, but each is one that can be executed.
    pub one_layout: bool,
    /// Calls that are too deep are not cut off: what they give is unknown (`summaries`). Good for proofs only.
    pub summaries: bool,
    /// Claims are no errors, but what is observed of states, beginning where the first one stands; and where the program ends
    /// is a location of its own, with all done before.
    pub observed: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            properties: vec![Property::Reach],
            assumed: Vec::new(),
            recursion: 4,
            claims: None,
            cutoff: Cutoff::Block,
            fits: false,
            max_pieces: 300_000,
            one_layout: false,
            summaries: false,
            observed: false,
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
    /// A claim about the result of a procedure is not kept, the one with this number ([`Options::claims`]).
    Claim(usize),
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
    /// Whether it looks at where objects are: a run may need another layout than the interpreter's first.
    pub looks_at_addresses: bool,
    /// It is taken for granted that no object has so many bytes, since there is no room for larger ones.
    pub too_large: Option<u64>,
    /// Whether one layout is all there is to it ([`Options::one_layout`]).
    pub any_layout: bool,
    /// Where its static objects are.
    pub statics: Vec<u64>,
    /// The heads of the loops of the source.
    pub heads: Vec<Head>,
    /// What each variable of the automaton stands for, in their order.
    pub meanings: Vec<Meaning>,
    /// What is observed, if that was wanted.
    pub observation: Observation,
    /// By claim ([`Options::claims`]): what has to hold where the procedure returns.
    pub claimed: Vec<Term>,
}

/// What is observed of the states of a program ([`Options::observed`]).
#[derive(Clone, Debug, Default)]
pub struct Observation {
    /// The claims, each as a formula over the variables of the automaton; nothing if one of them is more than that.
    pub claims: Vec<Option<Term>>,
    /// Where the first one stands: the location before it is left.
    pub begin: Option<Loc>,
    /// Where the program ends.
    pub ends: Vec<Loc>,
}

/// Why there is no automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Too many pieces after inlining.
    TooLarge,
    /// Too many calls inside of each other.
    TooDeep,
    /// Too many objects for the address space.
    NoRoom,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Refused::TooLarge => "the program is too large when its calls are inlined",
            Refused::TooDeep => {
                return write!(f, "calls are nested more than {} levels deep", flat::MOST_NESTED);
            }
            Refused::NoRoom => "the program has too many objects for the address space",
        })
    }
}

/// Translates a program, on a large stack ([`crate::on_large_stack`]). `line` tells the line of a place in the source, for
/// the names of locations.
///
/// # Errors
/// If the program is too large.
pub fn translate(
    program: &Program,
    terms: &mut Terms,
    options: &Options,
    line: &dyn Fn(Span) -> u32,
) -> Result<Translation, Refused> {
    let summaries = options.summaries.then(|| summaries::summaries(program));
    let inline = |most: usize| {
        let (targets, more) = call_targets(program, most, options);
        let inliner = Inliner {
            program,
            recursion: options.recursion.max(if options.claims.is_some() { 0 } else { 1 }),
            no_return: options.claims.is_some(),
            max_pieces: options.max_pieces,
            accesses: options
                .properties
                .iter()
                .any(|p| matches!(p, Property::Deref | Property::Uninitialised)),
            targets: &targets,
            summaries: summaries.as_deref(),
        };
        (inliner.inline(), more)
    };
    let (flat, unknown_calls) = match inline(MOST_CALLEES) {
        // Without what pointers from outside may call it may be smaller.
        (Err(_), true) => inline(0),
        flat => flat,
    };
    let flat = flat.map_err(|why| match why {
        flat::Refusal::TooLarge => Refused::TooLarge,
        flat::Refusal::TooDeep => Refused::TooDeep,
    })?;
    let vars = Vars::new(program, &flat.instances);
    let mut checks = options.properties.iter().chain(&options.assumed);
    let checked = checks.any(|it| it.needs_objects());
    let mut analysis = Analysis::new(program, &vars, checked);
    analysis.one_layout = options.one_layout;
    analysis.forgets = forgets(options);
    analysis.solve(|analysis| round(analysis, &flat));
    let mut lives = lifetimes::lifetimes(&analysis, &flat);
    if checked {
        watch(&mut analysis, &mut lives);
    }
    let accesses = accesses::collect(&analysis, &flat);
    let placed = layout::place(&analysis, &accesses, &lives).map_err(|layout::NoRoom| Refused::NoRoom)?;
    let emitter = emit::Emitter::new((terms, options), (&analysis, &lives), &flat, &placed, line);
    let emitted = emitter.run();
    let emit::Emitted {
        cfa,
        steps,
        inexact,
        heads,
        meanings,
        cut,
        looks_at_addresses,
        too_large,
        observation,
        claimed,
    } = emitted;
    let statics = placed[..program.objects.len()].iter().map(|placed| placed.base as u64).collect();
    let any_layout = !looks_at_addresses && !unknown_calls && !analysis.spread.get();
    Ok(Translation {
        any_layout,
        statics,
        cfa,
        steps,
        cut,
        inexact,
        looks_at_addresses,
        too_large,
        heads,
        meanings,
        observation,
        claimed,
    })
}

/// By procedure: the global variables that calls of it may change, and whether it may call itself, directly or through others.
/// Nothing if some procedure that may changes more than variables, or is called through pointers.
#[must_use]
pub fn scalar_recursion(program: &Program) -> Option<Vec<(std::collections::BTreeSet<VarId>, bool)>> {
    // Every procedure with an address may be called through every pointer.
    let exprs = (0..program.exprs.len() as u32).map(|index| program.expr(ExprId(index)));
    let addressed: Vec<ProcId> = exprs
        .filter_map(|expr| match expr {
            crate::program::Expr::ProcAddr(proc) => Some(proc),
            _ => None,
        })
        .collect();
    let calls = no_return::calls(program, &|_, _| addressed.clone());
    let recursive = no_return::recursive(&calls);
    let changed = summaries::summaries(program);
    let all = changed.into_iter().zip(recursive);
    all.map(|(changed, recursive)| match changed {
        Some(changed) => Some((changed, recursive)),
        None if recursive => None,
        None => Some((std::collections::BTreeSet::new(), false)),
    })
    .collect()
}

/// Whether nothing is known of objects that too many numbers may point to. A proof has to know nothing of them; but with one layout there
/// is none where such a number is used ([`Translation::any_layout`]), and runs are executed.
fn forgets(options: &Options) -> bool {
    options.cutoff == Cutoff::Error && !options.one_layout
}

/// Gives every site whose objects may be mixed up with earlier ones of it one that is watched.
fn watch(analysis: &mut Analysis<'_>, lives: &mut lifetimes::Lifetimes) {
    for object in 0..analysis.objects.len() {
        if lives.plural[object] {
            analysis.watch(object as u32);
            lives.many.push(false);
            lives.plural.push(false);
            lives.outlived.push(lives.outlived[object]);
            lives.renewed.push(false);
        }
    }
}

/// Gives all commands of the graph to the analysis.
fn round(analysis: &mut Analysis<'_>, flat: &Flat<'_>) {
    for piece in &flat.pieces {
        for item in &piece.items {
            match item {
                Item::Command(command, _) => {
                    analysis.command(piece.instance, command);
                    observe::expose(analysis, piece.instance, &operands_of(command));
                }
                Item::Bind(callee, param, value, _) => {
                    observe::expose(analysis, piece.instance, &[*value]);
                    let value = analysis.value(piece.instance, *value);
                    analysis.assign(*callee, *param, &value);
                }
                Item::Result(var, callee, Some(from), _) => {
                    let value = analysis.variable(*callee, *from);
                    analysis.assign(piece.instance, *var, &value);
                }
                Item::Skip(call) => {
                    observe::expose(analysis, piece.instance, call.args);
                    let from = analysis.program.procs[call.proc.index()].result;
                    let body = flat.bodies[call.proc.index()].as_ref();
                    if let (Some(var), Some(from), Some(known)) = (call.result, from, body) {
                        let value = analysis.variable(known.body, from);
                        analysis.assign(piece.instance, var, &value);
                    }
                }
                // No address is forgotten so.
                Item::Result(_, _, None, _)
                | Item::Forget(..)
                | Item::Enter(..)
                | Item::Leave(..)
                | Item::Unfollowed(_)
                | Item::Remember(..)
                | Item::Ensure(..) => {}
            }
        }
        if let flat::Way::Branch(id, ..) | flat::Way::Switch(id, ..) = &piece.way {
            observe::expose(analysis, piece.instance, &[*id]);
        }
    }
}

/// The expressions of a command.
fn operands_of(command: &Command) -> Vec<ExprId> {
    match command {
        Command::Assign(_, value) => vec![*value],
        Command::Assume(condition) | Command::Check(_, condition) => vec![*condition],
        Command::Havoc(..) => Vec::new(),
        Command::Store { address, value } => vec![*address, *value],
        Command::Copy { to, from, size } => vec![*to, *from, *size],
        Command::Fill { to, byte, size } => vec![*to, *byte, *size],
        Command::Allocate { size, .. } => vec![*size],
        Command::End { address, .. } => vec![*address],
        Command::Call { args, .. } => args.clone(),
    }
}

/// The procedures that calls through pointers can reach, by an analysis of the program before inlining.
///
/// A number from nowhere may be the address of any procedure of fitting type that has escaped, of which at most so many
/// are followed. Also tells whether some number may be.
fn call_targets(
    program: &Program,
    most: usize,
    options: &Options,
) -> (impl Fn(ProcId, ExprId) -> Callees + use<>, bool) {
    let one_layout = options.one_layout;
    let instances: Vec<ProcId> = (0..program.procs.len() as u32).map(ProcId).collect();
    let mut table: rustc_hash::FxHashMap<(ProcId, ExprId), Callees> = rustc_hash::FxHashMap::default();
    let mut unknown = false;
    let pointers = program.procs.iter().flat_map(|proc| &proc.blocks).flat_map(|block| &block.commands);
    let indirect = |command: &Command| matches!(command, Command::Call { callee: Callee::Pointer(_), .. });
    if pointers.into_iter().any(|(command, _)| indirect(command)) {
        let vars = Vars::new(program, &instances);
        let mut analysis = Analysis::new(program, &vars, false);
        analysis.one_layout = one_layout;
        analysis.forgets = forgets(options);
        analysis.solve(|analysis| {
            for proc in &instances {
                for block in &program.procs[proc.index()].blocks {
                    if let Exit::Branch(id, ..) | Exit::Switch(id, ..) = &block.exit {
                        observe::expose(analysis, proc.index(), &[*id]);
                    }
                }
                for (command, _) in
                    program.procs[proc.index()].blocks.iter().flat_map(|block| &block.commands)
                {
                    observe::expose(analysis, proc.index(), &operands_of(command));
                    let Command::Call { callee, args, result } = command else {
                        analysis.command(proc.index(), command);
                        continue;
                    };
                    let callees = match callee {
                        Callee::Direct(callee) => vec![*callee],
                        Callee::Pointer(pointer) => {
                            let value = analysis.value(proc.index(), *pointer);
                            let mut procs = analysis.procs(&value);
                            let mut more = false;
                            unknown |= points_to::is_number(&value) && one_layout;
                            if points_to::is_number(&value) && !one_layout {
                                procs.retain(|callee| fits(program, *callee, args, *result));
                                let mut all: Vec<ProcId> = analysis.escaped_procs().collect();
                                all.retain(|it| !procs.contains(it) && fits(program, *it, args, *result));
                                unknown |= procs.len() + all.len() > 0;
                                more = procs.len() + all.len() > most;
                                if most == 0 {
                                    procs.clear();
                                } else if !more {
                                    procs.append(&mut all);
                                }
                            }
                            table.insert((*proc, *pointer), Callees { procs: procs.clone(), more });
                            procs
                        }
                    };
                    for callee in callees {
                        let target = &program.procs[callee.index()];
                        if target.blocks.is_empty() {
                            analysis.command(proc.index(), command);
                            continue;
                        }
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
    (move |proc, pointer| table.get(&(proc, pointer)).cloned().unwrap_or_default(), unknown)
}

/// Whether a call with these arguments and this result may be one of a procedure's type: any other is undefined. More
/// arguments than parameters are those of a `...`.
fn fits(program: &Program, proc: ProcId, args: &[ExprId], result: Option<VarId>) -> bool {
    let proc = &program.procs[proc.index()];
    let width = |var: VarId| program.vars[var.index()].width;
    let same = |(param, arg): (&VarId, &ExprId)| width(*param) == program.width(*arg);
    !proc.blocks.is_empty()
        && proc.params.len() <= args.len()
        && proc.params.iter().zip(args).all(same)
        && result.is_none_or(|result| proc.result.is_some_and(|from| width(from) == width(result)))
}
