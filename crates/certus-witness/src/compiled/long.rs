//! Runs that the interpreter cannot execute to the end, for they take too long.
//!
//! The compiled program says that such a run reaches the error. It was optimised, and what it does where C leaves
//! something undefined is its own affair; so the run is executed by a second program, without optimisation and with the
//! compiler's sanitizers, which end it at the first thing that is undefined.

use super::testing::Given;
use super::{Compiled, Harness, Settings, build, harness};
use certus_c::TranslationUnit;
use certus_c::interp::{Draw, Layout, Outcome, Run};
use certus_c::program::{Command, Program, Property, Source};
use certus_c::span::Span;
use certus_c::types::TypeId;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What ends a program that does something undefined. Signed numbers wrap, as everywhere.
const STRICT: [&str; 2] = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/// The run that a compiled program has made, of which the interpreter has made the beginning; nobody has counted its
/// steps. None if the program has several errors, for nobody knows which one it is, or if it leaves it to the compiler
/// which operand comes first.
#[must_use]
pub fn long_run(unit: &TranslationUnit, program: &Program, given: &Given, beginning: &Run) -> Option<Run> {
    let mut errors =
        program.procs.iter().enumerate().filter(|(_, proc)| !proc.library).flat_map(|(at, proc)| {
            let commands = proc.blocks.iter().flat_map(|block| &block.commands);
            let checks =
                commands.filter(|(command, _)| matches!(command, Command::Check(Property::Reach, _)));
            checks.map(move |(_, span)| (*span, certus_c::program::ProcId(at as u32)))
        });
    let (span, proc) = errors.next()?;
    if errors.next().is_some() || program.unspecified_order {
        return None;
    }
    // What the interpreter has asked for comes in its order, the rest in the other's.
    let mut asked: FxHashMap<&str, usize> = FxHashMap::default();
    let mut draws = beginning.draws.clone();
    for draw in &beginning.draws {
        if let Source::Input(name) | Source::Undefined(name) = &draw.source {
            *asked.entry(name).or_default() += 1;
        }
    }
    for (name, value) in given {
        if let Some(left) = asked.get_mut(&**name).filter(|left| **left > 0) {
            *left -= 1;
            continue;
        }
        let (source, width) = (source(program, name), width(unit, name));
        draws.push(Draw { source, width, value: *value, place: None, span: Span::default() });
    }
    let outcome = Outcome::Violation { property: Property::Reach, span, proc };
    Some(Run { outcome, draws, output: Vec::new(), steps: 0, layout: Layout::default(), active: Vec::new() })
}

/// Functions without a definition are procedures; those of the verification interface are not.
fn source(program: &Program, name: &Arc<str>) -> Source {
    match program.find_proc(name) {
        Some(_) if &**name != "main" => Source::Undefined(name.clone()),
        _ => Source::Input(name.clone()),
    }
}

fn width(unit: &TranslationUnit, name: &str) -> u32 {
    let function = unit.find_function(name).and_then(|id| unit.types.as_function(unit[id].ty));
    let size = unit.types.size_of(function.map_or(TypeId::INT, |ty| ty.ret)).unwrap_or(4);
    if name.ends_with("_bool") { 1 } else { size.clamp(1, 8) as u32 * 8 }
}

/// Compiles the program with the inputs of a run that reaches the error, without optimisation and with sanitizers, and
/// runs it.
#[must_use]
pub fn execute_strictly(harness: &Harness, settings: &Settings<'_>) -> Compiled {
    let mut harness = harness.clone();
    harness.options.extend(STRICT.map(str::to_owned));
    match build::build_and_run(&harness, settings) {
        Err(why) => Compiled::NotCompiled(why),
        Ok(build::Ended { stopped: Some(why), .. }) => Compiled::Silent(why),
        Ok(ended) if ended.late => {
            Compiled::Silent(format!("the compiled program takes too long: {}", ended.describe()))
        }
        Ok(ended)
            if ended.status == Some(harness::REACHED) && ended.errors.contains(harness::REACHED_TEXT) =>
        {
            Compiled::Confirms
        }
        Ok(ended) => Compiled::Undefined(format!(
            "a compiled program with sanitizers does not reach it: {}",
            ended.describe()
        )),
    }
}
