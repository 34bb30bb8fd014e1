//! Automata as JSON.
//!
//! Terms are there twice: as text for a person and in SMT-LIB for a program.

use super::{Describe, Infix, Role, sort_text};
use crate::block::{Block, Command, Step};
use crate::cfa::Cfa;
use certus_logic::{Term, Terms, smtlib};

/// The automaton as one JSON object.
#[must_use]
pub fn json(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let json = Json { terms, infix: Infix::new(terms, &cfa.vars), describe };
    let vars = cfa.vars.iter().map(|var| {
        object(&[
            ("name", string(&var.name)),
            ("symbol", string(terms.var_name(var.term).unwrap_or_default())),
            ("sort", string(&sort_text(terms, terms.sort(var.term)))),
        ])
    });
    let locations = cfa.locations.iter().zip(Role::all(cfa)).map(|(location, role)| {
        object(&[
            ("name", string(&location.name)),
            ("line", location.line.to_string()),
            ("loopHead", (role == Role::LoopHead).to_string()),
        ])
    });
    let edges = cfa.edges.iter().map(|edge| {
        object(&[
            ("from", edge.from.0.to_string()),
            ("to", edge.to.0.to_string()),
            ("block", json.block(&edge.block)),
        ])
    });
    let mut out = object(&[
        ("initial", cfa.initial.0.to_string()),
        ("error", cfa.error.0.to_string()),
        ("variables", array(vars)),
        ("locations", array(locations)),
        ("edges", array(edges)),
    ]);
    out.push('\n');
    out
}

struct Json<'a> {
    terms: &'a Terms,
    infix: Infix<'a>,
    describe: Describe<'a>,
}

impl Json<'_> {
    fn block(&self, block: &Block) -> String {
        let arcs = block.arcs().iter().map(|arc| {
            object(&[
                ("from", arc.from.to_string()),
                ("to", arc.to.to_string()),
                ("steps", array(arc.steps.iter().map(|step| self.step(step)))),
            ])
        });
        object(&[("nodes", block.nodes().to_string()), ("arcs", array(arcs))])
    }

    fn step(&self, step: &Step) -> String {
        let mut fields = vec![("id", step.id.0.to_string())];
        let (kind, var, term) = match step.command {
            Command::Assume(guard) => ("assume", None, Some(guard)),
            Command::Assign(var, value) => ("assign", Some(var), Some(value)),
            Command::Havoc(var) => ("havoc", Some(var), None),
        };
        fields.push(("kind", string(kind)));
        fields.push(("text", string(&self.infix.command(step.command))));
        let smt = |t: Term| string(&smtlib::term_text(self.terms, t));
        fields.extend(var.map(|var| ("variable", smt(var))));
        fields.extend(term.map(|term| ("term", smt(term))));
        fields.extend((self.describe)(step.id).map(|origin| ("origin", string(&origin))));
        object(&fields)
    }
}

fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}

fn array(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<String>>().join(","))
}

fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
