//! The engines: names, options, and what is put together for each.

use super::ic3::ByIc3;
use super::interpolation::PathInterpolants;
use super::itp::ByInterpolants;
use super::options::{SizeOptions, Strengthening, TreeOptions};
use super::predicates::{ByPredicates, PredicateOptions};
use super::search::{Conclusion, Labels, Search};
use super::steps::Steps;
use crate::abstraction::Subproblem;
use crate::control::Control;
use crate::engine::{EngineError, OnAutomata, Outcome, Takes, Task, Verdict};
use crate::ic3::cfa::options::Options;
use crate::ic3::cfa::solve_abstractly;
use crate::ic3::core::Halt;
use crate::interpolants::InterpolationOptions;
use crate::option_groups::{engine, option_group};
use certus_logic::Terms;
use certus_model::Proof;

/// Searches a problem with these labels.
fn search<L: Labels>(
    terms: &mut Terms,
    problem: &Subproblem<'_>,
    control: &Control,
    options: &Options,
    labels: L,
) -> Result<Outcome, EngineError> {
    let steps = Steps::new(terms, problem, control, options);
    let mut search = Search::new(steps, labels, control);
    let end = search.run();
    search.tell_tree();
    let stats = search.stats();
    let verdict = match end {
        Ok(Conclusion::Complete) => Verdict::Safe(Proof::Inductive(search.invariant())),
        Ok(Conclusion::Run(run)) => Verdict::Unsafe(run),
        Err(Halt::Stopped(why)) => Verdict::Unknown(why),
        Err(Halt::Failed(error)) => return Err(error),
    };
    Ok(Outcome { verdict, stats })
}

/// Tree-IC3, in three variants by name.
#[derive(Clone, Debug)]
pub struct TreeIc3 {
    name: &'static str,
    tree: TreeOptions,
    interpolation: InterpolationOptions,
    size: SizeOptions,
    options: Options,
}

impl TreeIc3 {
    /// Clauses by IC3 alone.
    #[must_use]
    pub fn plain() -> TreeIc3 {
        TreeIc3 {
            name: "tree-ic3",
            tree: TreeOptions::default(),
            interpolation: InterpolationOptions::default(),
            size: SizeOptions::default(),
            options: Options::default(),
        }
    }

    /// The hybrid with interpolants.
    #[must_use]
    pub fn hybrid() -> TreeIc3 {
        let tree = TreeOptions { interpolants: true, ..TreeOptions::default() };
        TreeIc3 { name: "tree-ic3-itp", tree, ..TreeIc3::plain() }
    }

    /// The hybrid with monolithic strengthening.
    #[must_use]
    pub fn monolithic() -> TreeIc3 {
        let tree = TreeOptions {
            interpolants: true,
            strengthening: Strengthening::Monolithic,
            ..TreeOptions::default()
        };
        TreeIc3 { name: "tree-ic3-itp-mono", tree, ..TreeIc3::plain() }
    }
}

engine! {
    TreeIc3 as Automata {
        name: |engine| engine.name,
        about: |engine| match engine.name {
            "tree-ic3" => "Tree-IC3: the program unwound into a tree, paths to the error blocked by IC3",
            "tree-ic3-itp" => "Tree-IC3 with clauses from interpolants where these are small",
            _ => "the same, with nodes strengthened by all clauses of an ancestor or none",
        },
        takes: Takes::LINEAR,
        options: [tree, interpolation, size, options.literals, options.abstraction, options.sessions],
    }
}

impl OnAutomata for TreeIc3 {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let TreeIc3 { name, tree, interpolation, size, options } = self;
        solve_abstractly(terms, task, control, &options.abstraction, None, |terms, part, control| {
            let interpolants = tree.interpolants.then(|| PathInterpolants::new(interpolation, size, control));
            let labels = ByIc3::new(name, tree, interpolants);
            search(terms, part, control, options, labels)
        })
    }
}

option_group! {
    /// Coverings.
    pub(crate) struct CoveringOptions in "tree" {
        "forced" forced: usize = 4, "by how many earlier nodes it is tried to cover one by force (CAV'06)";
    }
}

/// Lazy abstraction with interpolants.
#[derive(Clone, Debug, Default)]
pub struct TreeItp {
    covering: CoveringOptions,
    interpolation: InterpolationOptions,
    size: SizeOptions,
    options: Options,
}

engine! {
    TreeItp as Automata {
        name: |_| "tree-itp",
        about: |_| "lazy abstraction with interpolants: the program unwound into a tree, labelled with interpolants",
        takes: Takes::LINEAR,
        options: [covering, interpolation, size, options.literals, options.abstraction, options.sessions],
    }
}

impl OnAutomata for TreeItp {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let TreeItp { covering, interpolation, size, options } = self;
        solve_abstractly(terms, task, control, &options.abstraction, None, |terms, part, control| {
            let interpolants = PathInterpolants::new(interpolation, size, control);
            let labels = ByInterpolants::new("tree-itp", interpolants, covering.forced);
            search(terms, part, control, options, labels)
        })
    }
}

/// Lazy predicate abstraction.
#[derive(Clone, Debug, Default)]
pub struct PredicateAbstraction {
    predicates: PredicateOptions,
    interpolation: InterpolationOptions,
    size: SizeOptions,
    options: Options,
}

engine! {
    PredicateAbstraction as Automata {
        name: |_| "predicates",
        about: |_| "lazy predicate abstraction: the program unwound into a tree, predicates from interpolants",
        takes: Takes::LINEAR,
        options: [predicates, interpolation, size, options.literals, options.abstraction, options.sessions],
    }
}

impl OnAutomata for PredicateAbstraction {
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError> {
        let PredicateAbstraction { predicates, interpolation, size, options } = self;
        solve_abstractly(terms, task, control, &options.abstraction, None, |terms, part, control| {
            let interpolants = PathInterpolants::new(interpolation, size, control);
            let labels = ByPredicates::new("predicates", predicates, interpolants);
            search(terms, part, control, options, labels)
        })
    }
}
