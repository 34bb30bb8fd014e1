//! `certus engines`: what engines there are, on what they work, and their options.
//!
//! Options that several engines have, as those of the core of IC3, are listed once; an engine then only tells where its
//! defaults are others.

use anyhow::Result;
use certus_engine::{Auto, Engine, Entry, OptionInfo, registry};
use certus_solver::Theories;
use std::io::Write;
use std::process::ExitCode;

/// An option that so many engines have is listed apart.
const SHARED_BY: usize = 3;

/// Lists all engines.
pub(crate) fn run() -> Result<ExitCode> {
    let mut out = crate::output::terminal::out();
    let mut engines = registry::all();
    let shared = shared(&engines);
    for engine in &mut engines {
        writeln!(out, "{:<12} {}", engine.name(), engine.about())?;
        writeln!(out, "  takes {}", takes(engine.as_mut()))?;
        if engine.name() == Auto::NAME {
            for (kind, lanes) in Auto::schedules() {
                writeln!(out, "  on {kind}: {}", lanes.join(" beside "))?;
            }
        }
        let is_shared = |option: &OptionInfo| shared.iter().any(|(other, _)| same(option, other));
        let (common, own): (Vec<_>, Vec<_>) = engine.options().into_iter().partition(is_shared);
        list(&mut out, &own)?;
        let differs = |option: &&OptionInfo| {
            shared.iter().any(|(other, _)| same(option, other) && option.default != other.default)
        };
        let others: Vec<String> = common
            .iter()
            .filter(differs)
            .map(|option| format!("{}={}", option.key, option.default))
            .collect();
        if !common.is_empty() {
            let but = if others.is_empty() { String::new() } else { format!(", with {}", others.join(" ")) };
            writeln!(out, "  and the options of IC3 below{but}")?;
        }
    }
    if let Some((_, names)) = shared.first() {
        writeln!(out, "options of IC3 ({})", names.join(", "))?;
        let options: Vec<OptionInfo> = shared.into_iter().map(|(option, _)| option).collect();
        list(&mut out, &options)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// On what an engine works: models and theories.
fn takes(engine: &mut dyn Engine) -> String {
    let theories = match engine.takes().theories {
        Theories::ALL => "every theory that the solver has".to_owned(),
        some => some.names().join(", "),
    };
    let model = match engine.entry() {
        Entry::Automata(_) => "; works on automata",
        Entry::Systems(_) => "; works on transition systems",
        Entry::Both(_) => "",
        Entry::Justice(_) => "; works on infinite runs of transition systems",
    };
    format!("{theories}{model}")
}

/// Whether two options are the same but for their defaults.
fn same(a: &OptionInfo, b: &OptionInfo) -> bool {
    (a.group, a.key, a.values, a.about) == (b.group, b.key, b.values, b.about)
}

/// Options that several engines have, as the first of them has it, with the names of all.
fn shared(engines: &[Box<dyn Engine>]) -> Vec<(OptionInfo, Vec<&'static str>)> {
    let mut all: Vec<(OptionInfo, Vec<&'static str>)> = Vec::new();
    for engine in engines {
        for option in engine.options() {
            match all.iter_mut().find(|(other, _)| same(&option, other)) {
                Some((_, names)) => names.push(engine.name()),
                None => all.push((option, vec![engine.name()])),
            }
        }
    }
    all.retain(|(option, names)| names.len() >= SHARED_BY && !option.group.is_empty());
    all
}

fn list(out: &mut impl Write, options: &[OptionInfo]) -> Result<()> {
    let mut group = "";
    for option in options {
        if option.group != group {
            group = option.group;
            writeln!(out, "  {group}:")?;
        }
        let key = format!("{}={}", option.key, option.values);
        writeln!(out, "    -o {key:<36} {} (default: {})", option.about, option.default)?;
    }
    Ok(())
}
