//! Makes variables narrower that never hold large numbers.
//!
//! An `int` that only takes values from 0 to 7 becomes three bits, extended by zeros where it is read; one
//! that takes values from -2 to 1 becomes two bits, extended by its sign.

use crate::analyses::flow::{Effect, Flow, graph_of, rewrite};
use crate::analyses::forward::{Domain, Visit, walk};
use crate::analyses::ranges::{Analysis, Range, Ranges, range_of};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass};
use certus_logic::{Sort, Substitution, Term, Terms, Value};
use certus_model::liveness::needed;
use certus_model::{Cfa, Command, Hints, Invariant, Step, StepId, Variable};
use rustc_hash::FxHashMap;

/// The pass.
pub(crate) struct Widths;

/// What a variable needs, seen as a number without and with a sign.
#[derive(Clone, Copy, Default)]
struct Need {
    unsigned: u32,
    signed: u32,
}

impl Need {
    fn add(&mut self, range: &Range) {
        self.unsigned = self.unsigned.max(64 - range.umax.leading_zeros());
        let bits = |n: i64| 65 - if n < 0 { (!n).leading_zeros() } else { n.leading_zeros() };
        self.signed = self.signed.max(bits(range.smin)).max(bits(range.smax));
    }
}

/// A variable and what it became.
#[derive(Clone, Copy, Debug)]
struct Narrowed {
    old: Term,
    new: Term,
    by: u32,
    width: u32,
    signed: bool,
}

impl Narrowed {
    fn extended(&self, terms: &mut Terms) -> Term {
        if self.signed { terms.sign_extend(self.by, self.new) } else { terms.zero_extend(self.by, self.new) }
    }

    fn value(&self, value: Value) -> Value {
        match value {
            Value::Bv(bits) if bits.width() == self.width => {
                Value::Bv(if self.signed { bits.sign_extend(self.by) } else { bits.zero_extend(self.by) })
            }
            other => other,
        }
    }
}

const INFO: PassInfo = PassInfo {
    name: "widths",
    about: "makes variables narrower that never hold large numbers",
    literature: "bit-width reduction by value ranges",
    preserves_divergence: true,
    sorts: Sorts::BitVectors,
    cost: Cost::Fixpoint,
    place: "after finite domains, on what is left of wide variables",
    buys: None,
};

impl Pass for Widths {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let mut analysis = Analysis::new(terms, &flow);
        let solution = analysis.solve(terms, &flow);
        let needs = needs(terms, &flow, &mut analysis, &solution);
        let mut narrowed: FxHashMap<Term, Narrowed> = FxHashMap::default();
        let mut vars = Vec::with_capacity(cfa.vars.len());
        for (var, need) in cfa.vars.iter().zip(&needs) {
            let width = need.unsigned.min(need.signed).max(1);
            match terms.sort(var.term) {
                Sort::Bv(full) if full <= 64 && width < full && need.unsigned > 0 => {
                    let new = terms.fresh(&format!("{}:{width}", var.name), Sort::Bv(width));
                    let signed = need.signed < need.unsigned;
                    let content = Narrowed { old: var.term, new, by: full - width, width, signed };
                    narrowed.insert(var.term, content);
                    vars.push(Variable { term: new, name: var.name.clone() });
                }
                _ => vars.push(var.clone()),
            }
        }
        if narrowed.is_empty() {
            return None;
        }
        let mut by = Substitution::new();
        for var in cfa.vars.iter().filter_map(|var| narrowed.get(&var.term)) {
            let extended = var.extended(terms);
            by.insert(var.old, extended);
        }
        let mut havocs: FxHashMap<StepId, Narrowed> = FxHashMap::default();
        let mut change = |terms: &mut Terms, step: &Step| {
            let command = match step.command {
                Command::Assume(guard) => Command::Assume(terms.substitute(guard, &mut by)),
                Command::Assign(var, value) => {
                    let value = terms.substitute(value, &mut by);
                    match narrowed.get(&var) {
                        Some(to) => Command::Assign(to.new, terms.extract(to.width - 1, 0, value)),
                        None => Command::Assign(var, value),
                    }
                }
                Command::Havoc(var) => match narrowed.get(&var) {
                    Some(to) => {
                        havocs.insert(step.id, *to);
                        Command::Havoc(to.new)
                    }
                    None => Command::Havoc(var),
                },
            };
            Step { command, id: step.id }
        };
        let mut steps: Vec<Option<Vec<Step>>> = Vec::with_capacity(flow.arcs.len());
        for arc in 0..flow.arcs.len() as u32 {
            steps.push(Some(flow.steps(arc).iter().map(|step| change(terms, step)).collect()));
        }
        let out = Cfa { vars, ..rewrite(&flow, terms, steps) };
        let facts = analysis.facts(terms, &flow, &solution);
        let vars = cfa.vars.iter().filter_map(|var| narrowed.get(&var.term)).copied().collect();
        Some((out, Box::new(Widen { vars, havocs, facts })))
    }
}

/// How many bits each variable needs wherever its value can matter; more than there are if it is not known.
fn needs(
    terms: &mut Terms,
    flow: &Flow<'_>,
    analysis: &mut Analysis,
    solution: &crate::analyses::forward::Solution<Ranges>,
) -> Vec<Need> {
    let vars = &flow.cfa.vars;
    let mut needs = vec![Need::default(); vars.len()];
    let range = |terms: &Terms, state: &Ranges, term: Term| {
        range_of(terms, state, term).unwrap_or_else(|| Range::all(64))
    };
    walk(analysis, terms, flow, solution, |analysis, terms, visit| match visit {
        Visit::Node(node, state) => {
            for var in analysis.live[node as usize].iter() {
                needs[var as usize].add(&range(terms, state, vars[var as usize].term));
            }
            true
        }
        Visit::Arc(arc, state) => {
            let content = &flow.arcs[arc as usize];
            let needed = needed(content, &analysis.live[content.to as usize], |_| true);
            // Variables that were havocked: what was assumed of them counts, once they are done with.
            let mut open: Vec<u32> = Vec::new();
            for (index, step) in flow.steps(arc).iter().enumerate() {
                if let Effect::Assign(var, _) | Effect::Havoc(var) = content.effects[index]
                    && let Some(at) = open.iter().position(|other| *other == var)
                {
                    open.swap_remove(at);
                    needs[var as usize].add(&range(terms, state, vars[var as usize].term));
                }
                match (step.command, &content.effects[index]) {
                    (Command::Assign(_, value), Effect::Assign(var, _)) if needed[index] => {
                        needs[*var as usize].add(&range(terms, state, value));
                    }
                    (_, Effect::Havoc(var)) if needed[index] => open.push(*var),
                    _ => {}
                }
                if !analysis.step(terms, flow, state, arc, index) {
                    return false;
                }
            }
            for var in open {
                needs[var as usize].add(&range(terms, state, vars[var as usize].term));
            }
            true
        }
    });
    needs
}

/// Puts the wide variables back, with what is known of them.
struct Widen {
    vars: Vec<Narrowed>,
    havocs: FxHashMap<StepId, Narrowed>,
    facts: Vec<Term>,
}

impl Lift for Widen {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        let mut by = Substitution::new();
        for var in &self.vars {
            let low = terms.extract(var.width - 1, 0, var.old);
            by.insert(var.new, low);
        }
        for (loc, formula) in &mut invariant.at {
            let wide = terms.substitute(*formula, &mut by);
            *formula = terms.and2(wide, self.facts[loc.index()]);
        }
        invariant
    }

    /// What a variable holds where nobody asks for it may be too large for the narrow one.
    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries::ALL_BUT_SIMPLE
    }

    fn hints(&self, _terms: &mut Terms, mut hints: Hints) -> Hints {
        for (var, value) in &mut hints.initial {
            if let Some(narrowed) = self.vars.iter().find(|narrowed| narrowed.new == *var) {
                *var = narrowed.old;
                *value = narrowed.value(value.clone());
            }
        }
        for (step, narrowed) in &self.havocs {
            for value in hints.values.get_mut(step).into_iter().flatten() {
                *value = narrowed.value(value.clone());
            }
        }
        hints
    }
}
