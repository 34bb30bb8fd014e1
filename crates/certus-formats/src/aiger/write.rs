//! Writing AIGER: words become bits, relations and initial conditions inputs and constraints ([`crate::circuit`]).

use super::blast::{Blaster, width};
use super::graph::{Graph, Literal};
use crate::Unfit;
use crate::circuit::{Circuit, circuit, no_temporal};
use certus_logic::{Term, Terms};
use certus_model::{Ts, Variable};
use rustc_hash::FxHashMap;
use std::io::Write;

/// How a circuit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As text, `aag`.
    Text,
    /// With gates in binary, `aig`.
    Binary,
}

/// A system as an and-inverter graph.
///
/// # Errors
/// What of it the format does not have.
pub fn write(terms: &mut Terms, ts: &Ts, encoding: Encoding) -> Result<Vec<u8>, Unfit> {
    let (file, graph) = blasted(terms, ts)?;
    Ok(file.write(&graph, encoding))
}

/// What the file of a system holds.
pub(super) fn blasted(terms: &mut Terms, ts: &Ts) -> Result<(File, Graph), Unfit> {
    no_temporal(ts)?;
    let Circuit { ts, initial } = circuit(terms, ts, true);
    let latches = names(terms, &ts.vars)?;
    let inputs = names(terms, &ts.inputs)?;
    let mut blaster =
        Blaster { terms, graph: Graph::new(inputs.len() + latches.len()), words: FxHashMap::default() };
    let mut variable = 0;
    for var in ts.inputs.iter().chain(&ts.vars) {
        let bits = width(terms.sort(var.term))?;
        let word = (1..=bits as usize).map(|n| 2 * (variable + n)).collect();
        blaster.words.insert(var.term, word);
        variable += bits as usize;
    }
    let mut file = File { inputs, latches, ..File::default() };
    for var in &ts.vars {
        let own = blaster.words[&var.term].clone();
        let next = blaster.word(ts.next.get(&var.term).copied().unwrap_or(var.term))?;
        let first = initial.get(&var.term).map(|value| blaster.word(*value)).transpose()?;
        file.next.extend(next);
        file.reset.extend(first.unwrap_or(own));
    }
    let mut formulas = |list: &[Term]| -> Result<Vec<Literal>, Unfit> {
        list.iter().map(|formula| blaster.formula(*formula)).collect()
    };
    for goal in &ts.bad {
        file.bad.extend(formulas(&[goal.what])?);
        file.bad_names.push(goal.name.clone());
    }
    if ts.constraint != terms.tru() {
        file.constraints = formulas(&[ts.constraint])?;
    }
    for goal in &ts.justice {
        file.justice.push(formulas(&goal.what)?);
        file.justice_names.push(goal.name.clone());
    }
    file.fairness = formulas(&ts.fairness)?;
    Ok((file, blaster.graph))
}

/// The names of the bits of variables.
fn names(terms: &Terms, vars: &[Variable]) -> Result<Vec<String>, Unfit> {
    let mut names = Vec::new();
    for Variable { term, name } in vars {
        let bits =
            width(terms.sort(*term)).map_err(|Unfit(why)| Unfit(format!("{why}, and `{name}` is one")))?;
        match bits {
            1 => names.push(name.clone()),
            bits => names.extend((0..bits).map(|n| format!("{name}[{n}]"))),
        }
    }
    Ok(names)
}

/// What is in a file, in its order; literals are those of a graph.
#[derive(Default)]
pub(super) struct File {
    /// The names of inputs and latches.
    pub(super) inputs: Vec<String>,
    pub(super) latches: Vec<String>,
    pub(super) next: Vec<Literal>,
    pub(super) reset: Vec<Literal>,
    pub(super) bad: Vec<Literal>,
    pub(super) bad_names: Vec<String>,
    pub(super) constraints: Vec<Literal>,
    pub(super) justice: Vec<Vec<Literal>>,
    pub(super) justice_names: Vec<String>,
    pub(super) fairness: Vec<Literal>,
}

impl File {
    pub(super) fn write(&self, graph: &Graph, encoding: Encoding) -> Vec<u8> {
        let mut roots: Vec<Literal> = Vec::new();
        for list in [&self.next, &self.bad, &self.constraints, &self.fairness] {
            roots.extend(list);
        }
        roots.extend(self.justice.iter().flatten());
        let gates = graph.cone(&mut roots);
        let mut roots = roots.into_iter();
        let mut take = |count: usize| -> Vec<Literal> { roots.by_ref().take(count).collect() };
        let (next, bad) = (take(self.next.len()), take(self.bad.len()));
        let (constraints, fairness) = (take(self.constraints.len()), take(self.fairness.len()));
        let justice: Vec<Vec<Literal>> = self.justice.iter().map(|list| take(list.len())).collect();

        let binary = encoding == Encoding::Binary;
        let (inputs, latches) = (self.inputs.len(), self.latches.len());
        let mut header = vec![inputs + latches + gates.len(), inputs, latches, 0, gates.len()];
        header.extend([bad.len(), constraints.len(), justice.len(), fairness.len()]);
        while header.len() > 5 && header.last() == Some(&0) {
            header.pop();
        }
        let header: Vec<String> = header.iter().map(usize::to_string).collect();
        let mut out = format!("{} {}\n", if binary { "aig" } else { "aag" }, header.join(" ")).into_bytes();
        // A vector takes whatever is written to it.
        let mut line = |text: String| drop(writeln!(out, "{text}"));
        if !binary {
            (1..=inputs).for_each(|n| line((2 * n).to_string()));
        }
        for (n, (next, reset)) in next.iter().zip(&self.reset).enumerate() {
            let own = if binary { String::new() } else { format!("{} ", 2 * (inputs + n + 1)) };
            let reset = if *reset == 0 { String::new() } else { format!(" {reset}") };
            line(format!("{own}{next}{reset}"));
        }
        bad.iter().chain(&constraints).for_each(|literal| line(literal.to_string()));
        justice.iter().for_each(|list| line(list.len().to_string()));
        justice.iter().flatten().chain(&fairness).for_each(|literal| line(literal.to_string()));
        for (n, [left, right]) in gates.iter().enumerate() {
            let own = 2 * (inputs + latches + n + 1);
            if binary {
                difference(&mut out, own - left);
                difference(&mut out, left - right);
            } else {
                drop(writeln!(out, "{own} {left} {right}"));
            }
        }
        for (kind, names) in
            [('i', &self.inputs), ('l', &self.latches), ('b', &self.bad_names), ('j', &self.justice_names)]
        {
            for (n, name) in names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
                let name: String = name.chars().map(|c| if c.is_control() { '_' } else { c }).collect();
                drop(writeln!(out, "{kind}{n} {name}"));
            }
        }
        out
    }
}

/// A number in groups of seven bits, the least significant first; all but the last are marked.
fn difference(out: &mut Vec<u8>, mut value: usize) {
    while value > 127 {
        out.push((value & 127) as u8 | 128);
        value >>= 7;
    }
    out.push(value as u8);
}
