//! Automata for a person to read: as text, as JSON, and as pictures in DOT and SVG.
//!
//! All functions take what tells where a command comes from in the source; `&|_| None` if nothing does.

mod dot;
mod infix;
mod json;
mod label;
mod layered;
mod svg;
mod text;

pub use dot::dot;
pub use infix::{Infix, Level, term};
pub use json::json;
pub use svg::svg;
pub use text::text;

use crate::block::{Block, StepId};
use crate::cfa::{Cfa, Loc};
use certus_logic::{Sort, Terms};

/// What tells where a command comes from in the source.
pub type Describe<'a> = &'a dyn Fn(StepId) -> Option<String>;

/// What is special about a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Initial,
    Error,
    LoopHead,
    Ordinary,
}

impl Role {
    /// The roles of all locations.
    fn all(cfa: &Cfa) -> Vec<Role> {
        let heads = crate::large_block::loop_heads(cfa);
        let role = |loc: Loc| match loc {
            _ if loc == cfa.initial => Role::Initial,
            _ if loc == cfa.error => Role::Error,
            _ if heads[loc.index()] => Role::LoopHead,
            _ => Role::Ordinary,
        };
        cfa.locs().map(role).collect()
    }

    fn words(self) -> Option<&'static str> {
        match self {
            Role::Initial => Some("initial"),
            Role::Error => Some("error"),
            Role::LoopHead => Some("loop head"),
            Role::Ordinary => None,
        }
    }
}

/// How many paths a block has, if that fits.
fn count_paths(block: &Block) -> Option<u64> {
    let mut ways: Vec<Option<u64>> = vec![Some(0); block.nodes() as usize];
    ways[0] = Some(1);
    for arc in block.arcs() {
        let more = ways[arc.from as usize];
        let so_far = ways[arc.to as usize];
        ways[arc.to as usize] = so_far.zip(more).and_then(|(a, b)| a.checked_add(b));
    }
    ways.pop().flatten()
}

/// `3 paths`.
fn paths_text(block: &Block) -> String {
    match count_paths(block) {
        Some(1) => "1 path".to_owned(),
        Some(count) => format!("{count} paths"),
        None => "more than 2^64 paths".to_owned(),
    }
}

/// A sort in a few letters.
fn sort_text(terms: &Terms, sort: Sort) -> String {
    match sort {
        Sort::Bool => "bool".to_owned(),
        Sort::Bv(width) => format!("bv{width}"),
        Sort::Int => "int".to_owned(),
        Sort::Real => "real".to_owned(),
        Sort::Uninterpreted(name) => terms.sort_name(name).to_owned(),
        Sort::Array(array) => {
            let (index, element) = terms.array_sorts(array);
            // The nesting of array sorts is as deep as the program text that names them.
            format!("{}[{}]", sort_text(terms, element), sort_text(terms, index))
        }
    }
}
