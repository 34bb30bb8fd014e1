//! Automata as DOT, the language of Graphviz.

use super::{Describe, Infix, Role, label};
use crate::cfa::Cfa;
use certus_logic::Terms;

/// The automaton as a DOT graph. Loop heads have a double border, the error location is red.
#[must_use]
pub fn dot(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let infix = Infix::new(terms, &cfa.vars).limited(60);
    let mut out = String::from("digraph cfa {\n  node [shape=box, fontname=\"monospace\"];\n");
    out.push_str("  edge [fontname=\"monospace\", fontsize=10];\n");
    for (loc, role) in cfa.locs().zip(Role::all(cfa)) {
        let look = match role {
            Role::Initial => ", style=filled, fillcolor=\"#dce9f7\"",
            Role::Error => ", style=filled, fillcolor=\"#f7c6c6\", color=red",
            Role::LoopHead => ", peripheries=2",
            Role::Ordinary => "",
        };
        let lines = label::location(cfa, loc);
        out.push_str(&format!("  {} [label=\"{}\"{look}];\n", loc.0, joined(&lines, "\\n")));
    }
    for edge in &cfa.edges {
        let lines = label::block(&infix, &edge.block, describe);
        let text = joined(&lines, "\\l");
        out.push_str(&format!("  {} -> {} [label=\"{text}\\l\"];\n", edge.from.0, edge.to.0));
    }
    out.push_str("}\n");
    out
}

fn joined(lines: &[String], with: &str) -> String {
    let escaped: Vec<String> =
        lines.iter().map(|line| line.replace('\\', "\\\\").replace('"', "\\\"")).collect();
    escaped.join(with)
}
