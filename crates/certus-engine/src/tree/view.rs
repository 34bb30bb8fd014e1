//! The tree as data: for logs, pictures and tests.

use super::art::Art;
use super::steps::Steps;
use certus_logic::Term;
use certus_model::print::Infix;
use certus_model::{EdgeId, Loc};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Formulas are shown up to about this many characters.
const MOST_CHARACTERS: usize = 160;

/// An abstract reachability tree, or what there is of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The nodes in the order in which they were made; the root is the first.
    pub nodes: Vec<TreeNode>,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its number. Numbers of nodes that were cut off are left out.
    pub number: u32,
    /// Its location.
    pub loc: Loc,
    /// What the location is called.
    pub location: String,
    /// The node before it, and the edge from there.
    pub parent: Option<(u32, EdgeId)>,
    /// The conjuncts of its label, in the arena of the engine.
    pub label: Vec<Term>,
    /// The conjuncts as text; long ones are cut.
    pub text: Vec<Arc<str>>,
    /// The node that covers it.
    pub covered_by: Option<u32>,
    /// Whether there is a child for each edge on the way to the error.
    pub expanded: bool,
    /// Whether its label is `false`.
    pub is_false: bool,
    /// Whether its location is the error: its path is one to the error, which is refuted if the label is `false`.
    pub is_error: bool,
}

/// The tree of a search.
pub(super) fn of(steps: &Steps<'_>, art: &Art) -> Tree {
    let name = |loc: Loc| match steps.cfa().locations[loc.index()].name.as_str() {
        "" => format!("location {}", loc.0),
        name => name.to_owned(),
    };
    let infix = Infix::new(steps.on.terms, &steps.cfa().vars).limited(MOST_CHARACTERS);
    // The same clauses stand at many nodes.
    let mut texts: FxHashMap<Term, Arc<str>> = FxHashMap::default();
    let mut show = |term: &Term| texts.entry(*term).or_insert_with(|| Arc::from(infix.term(*term))).clone();
    let nodes = art.nodes().filter(|(_, node)| !node.removed);
    let nodes = nodes.map(|(id, node)| TreeNode {
        number: id.0,
        loc: node.loc,
        location: name(node.loc),
        parent: node.parent.map(|(parent, edge)| (parent.0, edge)),
        label: node.label.clone(),
        text: node.label.iter().map(&mut show).collect(),
        covered_by: node.covered_by.map(|by| by.0),
        expanded: node.expanded,
        is_false: node.dead,
        is_error: node.loc == steps.cfa().error,
    });
    Tree { nodes: nodes.collect() }
}

impl Tree {
    /// A node by its number.
    #[must_use]
    pub fn node(&self, number: u32) -> Option<&TreeNode> {
        let at = self.nodes.binary_search_by_key(&number, |node| node.number).ok()?;
        Some(&self.nodes[at])
    }

    /// Whether a node counts: neither it nor one before it is covered or `false`.
    #[must_use]
    pub fn is_live(&self, number: u32) -> bool {
        let mut at = self.node(number);
        while let Some(node) = at {
            if node.covered_by.is_some() || node.is_false {
                return false;
            }
            let Some((parent, _)) = node.parent else { return true };
            at = self.node(parent);
        }
        false
    }

    /// Why the tree is not complete: a leaf that counts, a circle of coverings, or one by a node that does not count.
    ///
    /// # Errors
    /// The reason.
    pub fn complete(&self) -> Result<(), String> {
        for node in &self.nodes {
            if let Some(by) = node.covered_by {
                let by = self.node(by).ok_or_else(|| format!("{} is covered by nothing", node.number))?;
                if by.number >= node.number || by.loc != node.loc {
                    return Err(format!("{} cannot cover {}", by.number, node.number));
                }
                // What covers a node that counts has to count.
                let counts = node.parent.is_none_or(|(parent, _)| self.is_live(parent));
                if counts && !self.is_live(by.number) {
                    return Err(format!("{} is covered by {}, which does not count", node.number, by.number));
                }
            }
            if !node.expanded && self.is_live(node.number) {
                return Err(format!("the leaf {} is open", node.number));
            }
        }
        Ok(())
    }

    /// The tree in the language of Graphviz: covered nodes are dashed, with a dashed arrow to what covers them, those
    /// that are `false` are grey, and those at the error are red.
    #[must_use]
    pub fn dot(&self) -> String {
        let mut out =
            String::from("digraph tree {\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n");
        let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
        for node in &self.nodes {
            let mut text = format!("{}: {}", node.number, quoted(&node.location));
            for conjunct in &node.text {
                text.push_str("\\n");
                text.push_str(&quoted(conjunct));
            }
            let style = match () {
                () if node.is_false => ", style=filled, fillcolor=lightgrey",
                () if node.covered_by.is_some() => ", style=dashed",
                () => "",
            };
            let border = if node.is_error { ", color=red" } else { "" };
            out.push_str(&format!("  n{} [label=\"{text}\"{style}{border}];\n", node.number));
        }
        for node in &self.nodes {
            if let Some((parent, edge)) = node.parent {
                out.push_str(&format!("  n{parent} -> n{} [label=\"e{}\"];\n", node.number, edge.0));
            }
            if let Some(by) = node.covered_by {
                out.push_str(&format!("  n{} -> n{by} [style=dashed, constraint=false];\n", node.number));
            }
        }
        out.push_str("}\n");
        out
    }
}
