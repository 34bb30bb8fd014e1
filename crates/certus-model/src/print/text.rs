//! Automata as text.

use super::{Describe, Infix, Role, paths_text, sort_text};
use crate::block::Arc;
use crate::cfa::{Cfa, Loc};
use certus_logic::Terms;
use std::fmt::Write;

/// The automaton as text: variables, locations, edges with all their commands.
#[must_use]
pub fn text(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let mut out = Text { out: String::new(), infix: Infix::new(terms, &cfa.vars), cfa, describe };
    out.line(&format!(
        "{} locations, {} edges, {} variables, {} bits",
        cfa.locations.len(),
        cfa.edges.len(),
        cfa.vars.len(),
        cfa.state_bits(terms)
    ));
    out.line("\nvariables");
    for var in &cfa.vars {
        out.line(&format!("  {}: {}", var.name, sort_text(terms, terms.sort(var.term))));
    }
    out.line("\nlocations");
    for (loc, role) in cfa.locs().zip(Role::all(cfa)) {
        let line = cfa.locations[loc.index()].line;
        let line = if line > 0 { format!("line {line}") } else { String::new() };
        let text = format!("  {:<12} {line:<10} {}", out.place(loc), role.words().unwrap_or_default());
        out.line(text.trim_end());
    }
    out.line("\nedges");
    out.edges();
    out.out
}

struct Text<'a> {
    out: String,
    infix: Infix<'a>,
    cfa: &'a Cfa,
    describe: Describe<'a>,
}

impl Text<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A location: its number and its name.
    fn place(&self, loc: Loc) -> String {
        format!("{} {}", loc.0, self.cfa.locations[loc.index()].name)
    }

    fn edges(&mut self) {
        let cfa = self.cfa;
        for edge in &cfa.edges {
            let ends = format!("  {} -> {}", self.place(edge.from), self.place(edge.to));
            let [arc] = edge.block.arcs() else {
                let (nodes, paths) = (edge.block.nodes(), paths_text(&edge.block));
                self.line(&format!("{ends} ({nodes} nodes, {paths})"));
                for arc in edge.block.arcs() {
                    self.line(&format!("    .{} -> .{}", arc.from, arc.to));
                    self.commands(arc, 8);
                }
                continue;
            };
            self.line(&ends);
            self.commands(arc, 6);
        }
    }

    fn commands(&mut self, arc: &Arc, indent: usize) {
        for step in &arc.steps {
            let command = self.infix.command(step.command);
            let origin = (self.describe)(step.id).map(|origin| format!("    // {origin}"));
            // Writing to a string does not fail.
            let _ = writeln!(self.out, "{:indent$}{command}{}", "", origin.unwrap_or_default());
        }
    }
}
