//! Small automata from text: one edge a line, `from -> to: command; command`.
//!
//! A command is `[guard]`, `havoc x` or `x := term`, with terms in SMT-LIB.

use certus_logic::{Sort, Terms, smtlib};
use certus_model::{Block, Cfa, Command, Loc, Step, StepId};
use std::collections::BTreeMap;

/// The automaton of a text; `init` and `error` are the two special locations.
pub fn automaton(terms: &mut Terms, vars: &[(&str, Sort)], text: &str) -> Cfa {
    let mut cfa = Cfa::new();
    for (name, sort) in vars {
        let var = terms.var(name, *sort);
        cfa.add_var(var, *name);
    }
    let mut places: BTreeMap<String, Loc> =
        BTreeMap::from([("init".to_owned(), cfa.initial), ("error".to_owned(), cfa.error)]);
    let mut count = 0;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (ends, commands) = line.split_once(':').unwrap();
        let (from, to) = ends.split_once("->").unwrap();
        let mut place = |name: &str| {
            let name = name.trim();
            *places.entry(name.to_owned()).or_insert_with(|| cfa.add_location(name, 0))
        };
        let (from, to) = (place(from), place(to));
        let mut steps = Vec::new();
        for command in commands.split(';').map(str::trim).filter(|command| !command.is_empty()) {
            let command = if let Some(guard) = command.strip_prefix('[') {
                Command::Assume(smtlib::read_term(terms, guard.strip_suffix(']').unwrap()).unwrap())
            } else if let Some(var) = command.strip_prefix("havoc ") {
                Command::Havoc(smtlib::read_term(terms, var).unwrap())
            } else {
                let (var, value) = command.split_once(":=").unwrap();
                let var = smtlib::read_term(terms, var).unwrap();
                Command::Assign(var, smtlib::read_term(terms, value).unwrap())
            };
            steps.push(Step { command, id: StepId(count) });
            count += 1;
        }
        cfa.add_edge(from, to, Block::sequence(steps));
    }
    cfa.validate(terms).unwrap();
    cfa
}
