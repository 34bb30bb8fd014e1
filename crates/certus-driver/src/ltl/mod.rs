//! Formulas of temporal logic about C programs.
//!
//! Atoms are C expressions over what the entry function sees where it begins: global variables. They are woven into the program there, so
//! that they are typed as C and refused if they have effects ([`certus_c::weave`]), and translated with it. The program is an automaton
//! at the positions where it is observed (`observed`), which becomes a transition system with a program counter; the rest is the way of
//! models ([`verify_infinite`]).
//!
//! A program that ends stays in its last state for ever. A run that an assumption ends is no infinite run, and says nothing.

mod execute;
mod observed;

use crate::answer::Effort;
use crate::assume::unmodelled;
use crate::model::{How, Infinite, InfiniteAnswer, InfiniteJob, verify_infinite};
use crate::unknown::Unknown;
use certus_c::TranslationUnit;
use certus_c::cfa::{self, Cutoff, Translation};
use certus_c::lower::{Meaning, lower_with};
use certus_c::program::Program;
use certus_c::span::Span;
use certus_c::weave::{Action, Place, Plan, Unwoven, weave};
use certus_certify::Certified;
use certus_engine::{Engine, EngineError};
use certus_logic::{Term, Terms};
use certus_model::justice::JusticeProof;
use certus_model::ltl::Ltl;
use certus_model::ltl::parse::Atom;
use certus_model::{ProgramCounter, Property};
use execute::{OnAutomaton, execute};
use observed::{Observed, observed};
use std::num::NonZeroUsize;

pub use execute::Executed;

/// The bound on recursion.
const RECURSION: u32 = 8;

/// What a counterexample may not do.
const UNDEFINED: [certus_c::program::Property; 4] = [
    certus_c::program::Property::Deref,
    certus_c::program::Property::Free,
    certus_c::program::Property::DivByZero,
    certus_c::program::Property::Shift,
];

/// What is asked of a program, and how the answer is looked for.
pub struct LtlJob<'a> {
    /// The program as it was read.
    pub unit: &'a TranslationUnit,
    /// The function that runs first.
    pub entry: &'a str,
    /// What the program means where that is a matter of choice.
    pub meaning: Meaning,
    /// The formula, over C expressions.
    pub formula: &'a Ltl<Atom>,
    /// How the answer is looked for.
    pub how: How,
    /// The line of a place in the source.
    pub line: &'a dyn Fn(Span) -> u32,
}

/// The answer.
#[derive(Debug)]
pub enum LtlAnswer {
    /// All infinite runs satisfy the formula: the proof, over the variables of these names, and who checked it.
    Holds(Box<LtlProof>),
    /// This one does not.
    Violated(LtlRun),
    /// Neither, and why.
    Unknown(Unknown),
}

/// A proof, with what its formulas are about.
#[derive(Debug)]
pub struct LtlProof {
    /// The arena of the formulas.
    pub terms: Terms,
    /// The variables.
    pub vars: Vec<certus_model::Variable>,
    /// The proof.
    pub proof: JusticeProof,
    /// An independent check of it, unless that was not wanted.
    pub certified: Option<Certified>,
}

/// An infinite run of a program, at the positions where it is observed.
#[derive(Clone, Debug)]
pub struct LtlRun {
    /// What is seen at each position.
    pub positions: Vec<Seen>,
    /// The position after the last one.
    pub back: usize,
    /// How the interpreter executed it, if it has.
    pub executed: Option<Executed>,
}

/// What is seen of a position.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The line, 0 if there is none.
    pub line: u32,
    /// For each different atom, whether it holds.
    pub atoms: Vec<(String, bool)>,
}

/// The answer and what it took.
#[derive(Debug)]
pub struct LtlReport {
    /// The answer.
    pub answer: LtlAnswer,
    /// What it took.
    pub effort: Effort,
}

/// What is wrong with an atom, and where it begins in the text of the formula.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: `{atom}`: {why}")]
pub struct WrongAtom {
    /// The column, from 1.
    pub column: usize,
    /// The atom.
    pub atom: String,
    /// What is wrong.
    pub why: String,
}

/// Why there is no answer because of what was asked.
#[derive(Debug, thiserror::Error)]
pub enum LtlError {
    /// An atom is no expression over the globals of the program.
    #[error(transparent)]
    Atom(#[from] WrongAtom),
    /// The engine fails.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// Decides whether all infinite runs of a program satisfy a formula.
///
/// # Errors
/// If an atom is wrong, the engine does not take the problem, or the solver fails. A limit is no error.
pub fn verify_ltl(job: &LtlJob<'_>, engine: &mut dyn Engine) -> Result<LtlReport, LtlError> {
    let report = decide(job, engine, &[])?;
    if !matches!(report.answer, LtlAnswer::Violated(_)) {
        return Ok(report);
    }
    // A proof is about all runs; a counterexample has to be one that does nothing undefined with memory.
    let again = decide(job, engine, &UNDEFINED)?;
    let answer = match again.answer {
        LtlAnswer::Holds(_) => LtlAnswer::Unknown(Unknown::Undefined(
            "only runs that do something undefined violate the formula".to_owned(),
        )),
        answer => answer,
    };
    Ok(LtlReport { answer, effort: again.effort })
}

/// Decides it for the runs that do nothing of what is listed.
fn decide(
    job: &LtlJob<'_>,
    engine: &mut dyn Engine,
    assumed: &[certus_c::program::Property],
) -> Result<LtlReport, LtlError> {
    let mut texts: Vec<&Atom> = Vec::new();
    for atom in job.formula.atoms() {
        if texts.iter().all(|known| known.text != atom.text) {
            texts.push(atom);
        }
    }
    let unknown = |why: Unknown| LtlReport { answer: LtlAnswer::Unknown(why), effort: Effort::default() };
    let not_supported = |why: &str| unknown(Unknown::NotSupported(why.to_owned()));
    let woven = match woven(job, &texts) {
        Ok(woven) => woven,
        Err(Unwoven::Wrong(n, why) | Unwoven::Unsupported(n, why)) => {
            let atom = texts.get(n).copied();
            let (column, atom) = atom.map_or((1, ""), |atom| (atom.column, &atom.text));
            return Err(WrongAtom { column, atom: atom.to_owned(), why }.into());
        }
        Err(Unwoven::Lost(_)) => return Ok(not_supported("the entry function has no statement")),
        Err(Unwoven::Program(why)) => return Ok(not_supported(&why)),
    };
    let lowered = match lower_with(&woven, job.entry, job.meaning.clone()) {
        Ok(lowered) => lowered,
        Err(diagnostics) => return Ok(not_supported(diagnostics.render().trim_end())),
    };
    let options = cfa::Options {
        properties: Vec::new(),
        assumed: assumed.to_vec(),
        recursion: RECURSION,
        cutoff: Cutoff::Block,
        observed: true,
        ..cfa::Options::default()
    };
    let mut terms = Terms::new();
    let translation = match cfa::translate(&lowered.program, &mut terms, &options, job.line) {
        Ok(translation) => translation,
        Err(why) => return Ok(unknown(Unknown::Refused(why))),
    };
    if let Some((span, reason)) = translation.cut.first() {
        let line = Some((job.line)(*span)).filter(|line| *line > 0);
        return Ok(unknown(Unknown::Cut { reason: reason.clone(), line }));
    }
    let claims = &translation.observation.claims;
    let atoms: Option<Vec<Term>> =
        if claims.len() == texts.len() { claims.iter().copied().collect() } else { None };
    let Some(atoms) = atoms.filter(|atoms| over_globals(&terms, &lowered.program, &translation, atoms))
    else {
        return Ok(not_supported("an atom is more than a formula over global variables"));
    };
    let number = |atom: &Atom| texts.iter().position(|known| known.text == atom.text);
    let formula: Ltl<Term> =
        match job.formula.map(&mut |atom: &Atom| number(atom).map(|n| atoms[n]).ok_or(())) {
            Ok(formula) => formula,
            Err(()) => return Ok(not_supported("an atom is not translated")),
        };
    let Observed { cfa, first } = match observed(&mut terms, &translation, &atoms, formula.has_next()) {
        Ok(observed) => observed,
        Err(why) => return Ok(not_supported(why)),
    };
    let counter = ProgramCounter::new(&mut terms, &cfa, &Property::Unreachable(0));
    let mut ts = counter.ts.clone();
    ts.bad.clear();
    ts.init = terms.and2(ts.init, first);
    let property = Infinite::Ltl(formula, Vec::new());
    let (beta, how) = (NonZeroUsize::MIN, job.how.clone());
    let job_of_system = InfiniteJob { ts: &ts, property: &property, safety: SAFETY, beta, how };
    let report = verify_infinite(&mut terms, &job_of_system, engine)?;
    let answer = match report.answer {
        InfiniteAnswer::Unknown(why) => LtlAnswer::Unknown(why),
        InfiniteAnswer::Holds(proof, certified) => {
            LtlAnswer::Holds(Box::new(LtlProof { terms, vars: ts.vars, proof, certified }))
        }
        InfiniteAnswer::Violated(_) if unmodelled(&lowered.program).is_some() => {
            let name = unmodelled(&lowered.program).unwrap_or_default();
            LtlAnswer::Unknown(Unknown::NeedsLibrary(name))
        }
        InfiniteAnswer::Violated(_) if !translation.inexact.is_empty() => {
            let why = translation.inexact[0].1;
            LtlAnswer::Unknown(Unknown::NotSupported(format!("a run of the automaton may be none: {why}")))
        }
        InfiniteAnswer::Violated(_) if !translation.any_layout => LtlAnswer::Unknown(Unknown::OneLayout),
        InfiniteAnswer::Violated(lasso) => {
            let seen = lasso.positions.iter().map(|position| {
                let at = terms.eval(counter.pc, position);
                let line = counter.loc(&terms, &at).map_or(0, |loc| cfa.locations[loc.index()].line);
                let holds = |atom: &Term| terms.eval(*atom, position).as_bool() == Some(true);
                let atoms = texts.iter().zip(&atoms);
                Seen { line, atoms: atoms.map(|(text, atom)| (text.text.clone(), holds(atom))).collect() }
            });
            let positions = seen.collect();
            let mentioned = terms.free_vars_of(&atoms);
            let (translation, seen) = (&translation, &mentioned[..]);
            let on = OnAutomaton { cfa: &cfa, counter: &counter, translation, lasso: &lasso, seen };
            let executed = execute(&terms, &lowered.program, &UNDEFINED, &on);
            LtlAnswer::Violated(LtlRun { positions, back: lasso.back, executed })
        }
    };
    Ok(LtlReport { answer, effort: report.effort })
}

/// Whether formulas are over what exists as long as the program runs.
fn over_globals(terms: &Terms, program: &Program, translation: &Translation, atoms: &[Term]) -> bool {
    terms.free_vars_of(atoms).iter().all(|var| {
        let at = translation.cfa.vars.iter().position(|known| known.term == *var);
        match at.map(|at| translation.meanings[at]) {
            Some(cfa::Meaning::Variable { var, .. }) => program.vars[var.index()].owner.is_none(),
            Some(cfa::Meaning::Static { .. }) => true,
            _ => false,
        }
    })
}

/// The engine that is asked which states are reached.
const SAFETY: &str = "ic3";

/// The program with a claim for each atom where the entry function begins.
fn woven(job: &LtlJob<'_>, atoms: &[&Atom]) -> Result<TranslationUnit, Unwoven> {
    let unit = job.unit;
    let body = unit.find_function(job.entry).and_then(|function| unit[function].body.as_ref());
    let Some(body) = body else { return Err(Unwoven::Lost(Place::Before(0))) };
    let text = unit.source.text();
    // Behind the brace, and behind blanks and marks of lines.
    let mut at = unit[body.block].span.lo as usize;
    at += text[at..].iter().position(|byte| *byte == b'{').map_or(0, |offset| offset + 1);
    loop {
        let blank = text[at..].iter().position(|byte| !byte.is_ascii_whitespace());
        at += blank.unwrap_or(0);
        if text.get(at) != Some(&b'#') {
            break;
        }
        at += text[at..].iter().position(|byte| *byte == b'\n').unwrap_or(0);
    }
    let values: Vec<String> = atoms.iter().map(|atom| atom.text.clone()).collect();
    let numbers = (0..values.len()).collect();
    let actions = [(Place::Before(at as u32), Action::Observe(numbers))].into_iter().collect();
    weave(unit, &Plan { values, actions, monitor: None }).map(|woven| woven.unit)
}
