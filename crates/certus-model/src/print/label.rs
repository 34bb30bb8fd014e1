//! What stands in pictures: short texts for locations and blocks.

use super::{Describe, Infix, paths_text};
use crate::block::{Block, Command};
use crate::cfa::{Cfa, Loc};
use certus_logic::Term;

/// So many lines of a block are shown, so many characters of a line.
const LINES: usize = 7;
const COLUMNS: usize = 44;

/// A location: its number and name, and its line.
pub(super) fn location(cfa: &Cfa, loc: Loc) -> Vec<String> {
    let location = &cfa.locations[loc.index()];
    // Names need not be unique, numbers are.
    let mut lines = vec![shortened(format!("{} {}", loc.0, location.name).trim_end())];
    if location.line > 0 {
        lines.push(format!("line {}", location.line));
    }
    lines
}

/// A block: its commands, if there is one path and it is short, else what it is about. There is always a line.
pub(super) fn block(infix: &Infix<'_>, block: &Block, describe: Describe<'_>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    if block.is_sequence() {
        lines.extend(block.steps().map(|step| shortened(&infix.command(step.command))));
        if lines.len() > LINES {
            let more = lines.len() + 1 - LINES;
            lines.truncate(LINES - 1);
            lines.push(format!("… {more} commands more"));
        }
    } else {
        lines.push(paths_text(block));
        let about = |choose: fn(&Command) -> Option<Term>| {
            let mut vars: Vec<Term> = block.steps().filter_map(|step| choose(&step.command)).collect();
            vars.sort_unstable();
            vars.dedup();
            vars.iter().map(|var| infix.name(*var)).collect::<Vec<_>>().join(", ")
        };
        let written = about(|command| match command {
            Command::Assign(var, _) => Some(*var),
            _ => None,
        });
        let havocked = about(|command| match command {
            Command::Havoc(var) => Some(*var),
            _ => None,
        });
        for (word, names) in [("sets", written), ("any", havocked)] {
            if !names.is_empty() {
                lines.push(shortened(&format!("{word} {names}")));
            }
        }
    }
    let origin = block.steps().find_map(|step| describe(step.id));
    lines.extend(origin.map(|origin| shortened(&format!("// {origin}"))));
    if lines.is_empty() {
        lines.push("skip".to_owned());
    }
    lines
}

fn shortened(line: &str) -> String {
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.chars().count() <= COLUMNS {
        return line;
    }
    let mut start: String = line.chars().take(COLUMNS - 1).collect();
    start.push('…');
    start
}
