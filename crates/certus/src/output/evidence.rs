//! What an answer rests on, written for people and for other tools: `--explain` and `--witness`.

use crate::commands::check::{Check, model_name};
use crate::input::question;
use anyhow::{Context, Result};
use certus_c::TranslationUnit;
use certus_c::interp::{Outcome, Run};
use certus_c::program::{ERROR_FUNCTIONS, Program};
use certus_driver::{Answer, Proved, Report};
use certus_logic::{Bv, Op, Term, Terms};
use certus_model::print::Infix;
use certus_model::{Order, Proof};
use certus_witness::format::{Content, Invariant, InvariantKind, Metadata, Witness, graphml, yaml};
use certus_witness::{Invariants, invariants, place, waypoints};
use std::io::Write;
use std::path::Path;

/// Longer terms are cut.
const LONGEST_RANK: usize = 300;

/// What a proof says of loops, in words of C, if somebody wants to know.
pub(crate) fn loops(
    unit: &TranslationUnit,
    program: &Program,
    report: &mut Report,
    options: &Check,
) -> Option<Invariants> {
    let wanted =
        options.explain || options.witness.is_some() || options.json || options.outputs.report.is_some();
    match &mut report.answer {
        Answer::Safe(proved) if wanted => {
            Some(invariants(&mut proved.terms, unit, program, &proved.translation, &proved.proof))
        }
        _ => None,
    }
}

/// Explains and writes, as the options ask for it.
pub(crate) fn show(
    unit: &TranslationUnit,
    program: &Program,
    report: &Report,
    found: Option<&Invariants>,
    options: &Check,
) -> Result<()> {
    if !options.explain && options.witness.is_none() {
        return Ok(());
    }
    let file = options.file.display().to_string();
    let content = match &report.answer {
        Answer::Safe(proved) => {
            let Some(found) = found else { return Ok(()) };
            if options.explain {
                let text = kind(&proved.proof) + &explanation(unit, found) + &ranks(proved);
                write!(crate::output::terminal::err(), "{text}")?;
            }
            Content::Invariants(listed(unit, found, &file))
        }
        Answer::Unsafe(failing) if failing.endless.is_some() => {
            if options.witness.is_some() {
                let why = "certus: no witness: the format has none for runs that do not end\n";
                write!(crate::output::terminal::err(), "{why}")?;
            }
            return Ok(());
        }
        Answer::Unsafe(failing) => {
            let Some(segments) = waypoints(unit, program, &failing.run, &file) else { return Ok(()) };
            Content::Violation(segments)
        }
        Answer::Unknown(..) => return Ok(()),
    };
    if let Some(path) = &options.witness {
        let text = std::fs::read(&options.file).with_context(|| format!("{file}: cannot be read"))?;
        let mut specification = question::specification(&options.property)?;
        // Older programs name the error function otherwise.
        if options.property == "unreach-call"
            && unit.find_function("reach_error").is_none()
            && unit.find_function("__VERIFIER_error").is_some()
        {
            specification = specification.replace("call(reach_error())", "call(__VERIFIER_error())");
        }
        // By name all errors count: where the program names an error function, the witness has to say that the run
        // ends in a failed assertion.
        if let Answer::Unsafe(failing) = &report.answer
            && options.property == "unreach-call"
            && program.names_error
            && fails_assertion(unit, program, &failing.run)
        {
            specification = specification.replace("call(reach_error())", "call(__assert_fail())");
        }
        let metadata = Metadata::new(&file, &text, &specification, model_name(unit.types.data_model));
        save(path, &Witness { metadata, content }, unit)?;
    }
    Ok(())
}

/// Whether a run ends in a failed assertion.
fn fails_assertion(unit: &TranslationUnit, program: &Program, run: &Run) -> bool {
    let Outcome::Violation { span, proc, .. } = run.outcome else { return false };
    let text = unit.source.snippet(span);
    let inside = program.errors.is_function(&program.procs[proc.index()].name);
    !inside && !ERROR_FUNCTIONS.iter().any(|name| text.contains(name)) && !text.contains("ERROR")
}

fn save(path: &Path, witness: &Witness, unit: &TranslationUnit) -> Result<()> {
    let text = if path.extension().is_some_and(|end| end == "graphml") {
        graphml::write(witness, &|location| certus_witness::called_at(unit, location))
    } else {
        yaml::write(witness)?
    };
    crate::input::files::put(path, text).context("the witness")
}

/// The invariants that are said, as a witness lists them.
fn listed(unit: &TranslationUnit, found: &Invariants, file: &str) -> Vec<Invariant> {
    let mut list = Vec::new();
    for invariant in &found.loops {
        let (Some(value), Some(mut location)) = (invariant.value(), place(unit, invariant.span.lo, file))
        else {
            continue;
        };
        location.function = Some(invariant.function.clone());
        list.push(Invariant {
            kind: InvariantKind::LoopInvariant,
            location,
            value,
            format: "c_expression".to_owned(),
        });
    }
    list
}

/// How a proof proves, if not by an inductive invariant.
fn kind(proof: &Proof) -> String {
    match proof {
        Proof::KInductive { k, .. } if *k > 1 => {
            format!(
                "certus: the proof is by induction over {k} rounds of loops; the invariants hold, but not each by itself\n"
            )
        }
        Proof::Quantified { .. } => {
            "certus: the proof speaks of all elements of arrays at once; C has no words for that\n".to_owned()
        }
        Proof::Bounded { k, .. } => {
            format!("certus: the proof follows all runs to their ends, over fewer than {k} rounds of loops\n")
        }
        _ => String::new(),
    }
}

/// What falls along each loop, if that is the proof.
fn ranks(proved: &Proved) -> String {
    let mut text = String::new();
    let cfa = &proved.translation.cfa;
    let infix = Infix::new(&proved.terms, &cfa.vars).limited(LONGEST_RANK);
    let parts = proved.ranking.iter().flat_map(|ranking| &ranking.parts);
    let ranks = parts.flat_map(|part| part.ranks.iter().map(|(loc, rank)| (part.order, loc, rank)));
    for (order, loc, rank) in ranks {
        let parts: Vec<String> = rank.iter().map(|part| part_of_rank(&proved.terms, &infix, *part)).collect();
        let line = cfa.locations[loc.index()].line;
        let parts = parts.join(", ");
        text.push_str(&match order {
            Order::Lexicographic => format!("line {line}: each round makes ({parts}) smaller\n"),
            Order::Disjunctive => format!(
                "line {line}: some rounds together make one of ({parts}) smaller, however many they are\n"
            ),
            Order::Counted => {
                format!("line {line}: there are at most {parts} rounds, by the values before the first\n")
            }
        });
    }
    text
}

/// A part of a rank; most are bounded, and fall to -1 only.
fn part_of_rank(terms: &Terms, infix: &Infix<'_>, part: Term) -> String {
    if terms.op(part) == Op::Ite && terms.op(terms.arg(part, 0)) == Op::BvSlt {
        let (bound, value) = (terms.arg(part, 1), terms.arg(part, 2));
        if terms.as_bv(bound).and_then(Bv::to_i128) == Some(-1) {
            return format!("max(-1, {})", infix.term(value));
        }
    }
    infix.term(part)
}

/// The invariants next to their loops.
fn explanation(unit: &TranslationUnit, found: &Invariants) -> String {
    let mut text = String::new();
    for invariant in &found.loops {
        let at = unit.source.location(invariant.span.lo);
        let line = unit.source.line_text(invariant.span.lo);
        text.push_str(&format!("{}:{}: {}\n", at.file, at.line, line.trim()));
        match invariant.conjuncts.as_slice() {
            [] if invariant.left_out == 0 => text.push_str("  needs no invariant\n"),
            [] => {}
            [only] if only == "0" => text.push_str("  is never reached\n"),
            several => {
                for part in several {
                    text.push_str(&format!("  invariant: {part}\n"));
                }
            }
        }
        if invariant.left_out > 0 {
            text.push_str(&format!(
                "  {} more that C has no words for: about temporaries, callers or whole arrays\n",
                invariant.left_out
            ));
        }
    }
    if found.elsewhere > 0 {
        text.push_str(&format!(
            "{} more at places that are no loop statement, such as labels\n",
            found.elsewhere
        ));
    }
    if found.loops.iter().all(|invariant| invariant.conjuncts.is_empty() && invariant.left_out == 0)
        && found.elsewhere == 0
    {
        text.push_str("certus: no loop needs an invariant\n");
    }
    text
}
