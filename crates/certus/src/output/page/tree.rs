//! An abstract reachability tree as a picture: nodes in rows by their depth.

use crate::output::junit::escape;
use certus_engine::{Tree, TreeNode};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Larger trees are drawn up to this many nodes.
const MOST_NODES: usize = 600;

/// The room that a node takes, and the box in it.
const COLUMN: f64 = 118.0;
const ROW: f64 = 62.0;
const WIDTH: f64 = 108.0;
const HEIGHT: f64 = 34.0;

/// Longer texts in boxes are cut.
const MOST_CHARACTERS: usize = 15;

/// The part of the page about a tree.
pub(super) fn section(engine: &str, tree: &Tree) -> String {
    let count = |what: fn(&TreeNode) -> bool| tree.nodes.iter().filter(|node| what(node)).count();
    let covered = count(|node| node.covered_by.is_some());
    let refuted = count(|node| node.is_error && node.is_false);
    let mut text = format!(
        "<section aria-label=\"Tree\">\n<h2>Tree</h2>\n<p>What <code>{}</code> unwound the automaton into: {} nodes, {covered} \
         covered by others, {refuted} ends of paths to the error that no run takes.",
        escape(engine),
        tree.nodes.len()
    );
    if tree.nodes.len() > MOST_NODES {
        let _ = write!(text, " The first {MOST_NODES} of them are drawn.");
    }
    let _ = write!(
        text,
        "</p>\n<div class=\"picture\" tabindex=\"0\">{}</div>\n<p class=\"hint\">A node is a path from the start; its label, which \
         holds wherever the path leads, is shown when the mouse is over it. Grey is false: no run gets there. Red is the error. A \
         dashed node is covered by the one to which its dashed line leads, and what is behind it does not count.</p>\n</section>\n",
        svg(tree)
    );
    text
}

/// The nodes that are drawn, and where.
struct Placed<'a> {
    nodes: BTreeMap<u32, (&'a TreeNode, f64, f64)>,
    size: (f64, f64),
}

/// Each node is below its parent or to the right of that, the child with most rows behind it first: a long path goes straight down.
/// Nothing recurses: trees may be deep.
fn place(tree: &Tree) -> Placed<'_> {
    let drawn = &tree.nodes[..tree.nodes.len().min(MOST_NODES)];
    let by_number: BTreeMap<u32, &TreeNode> = drawn.iter().map(|node| (node.number, node)).collect();
    let mut children: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut height: BTreeMap<u32, usize> = BTreeMap::new();
    // A parent comes before its children.
    for node in drawn.iter().rev() {
        let own = height.get(&node.number).copied().unwrap_or(0);
        if let Some((parent, _)) = node.parent {
            children.entry(parent).or_default().push(node.number);
            let above = height.entry(parent).or_default();
            *above = (*above).max(own + 1);
        }
    }
    for list in children.values_mut() {
        list.sort_by_key(|child| (std::cmp::Reverse(height.get(child).copied().unwrap_or(0)), *child));
    }
    // By row, the first column that is free.
    let mut free: Vec<usize> = Vec::new();
    let mut nodes = BTreeMap::new();
    let mut stack: Vec<(u32, usize, usize)> =
        drawn.first().map(|root| (root.number, 0, 0)).into_iter().collect();
    while let Some((number, row, least)) = stack.pop() {
        if free.len() <= row {
            free.push(0);
        }
        let column = free[row].max(least);
        free[row] = column + 1;
        if let Some(node) = by_number.get(&number) {
            nodes.insert(number, (*node, (column as f64 + 0.5) * COLUMN, (row as f64 + 0.5) * ROW));
        }
        let below = children.get(&number).into_iter().flatten().rev();
        stack.extend(below.map(|child| (*child, row + 1, column)));
    }
    let columns = free.iter().max().copied().unwrap_or(1);
    Placed { nodes, size: (columns as f64 * COLUMN, free.len() as f64 * ROW) }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_CHARACTERS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

fn svg(tree: &Tree) -> String {
    let Placed { nodes, size: (width, height) } = place(tree);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"monospace\" font-size=\"11\" role=\"img\" \
         aria-label=\"Abstract reachability tree\">\n\
         <defs><marker id=\"covers\" markerWidth=\"10\" markerHeight=\"7\" refX=\"10\" refY=\"3.5\" orient=\"auto\">\
         <polygon points=\"0 0, 10 3.5, 0 7\" fill=\"#33557d\"/></marker></defs>\n"
    );
    for (node, x, y) in nodes.values() {
        let Some((_, from_x, from_y)) = node.parent.and_then(|(parent, _)| nodes.get(&parent)) else {
            continue;
        };
        let (begin, end) = (from_y + HEIGHT / 2.0, y - HEIGHT / 2.0);
        let middle = f64::midpoint(begin, end);
        let colour = if node.is_false { "#bbbbbb" } else { "#555555" };
        let _ = writeln!(
            text,
            "<path d=\"M {from_x:.1} {begin:.1} C {from_x:.1} {middle:.1}, {x:.1} {middle:.1}, {x:.1} {end:.1}\" \
             fill=\"none\" stroke=\"{colour}\"/>"
        );
    }
    for (node, x, y) in nodes.values() {
        text.push_str(&drawn(tree, node, (*x, *y)));
    }
    // On top of the boxes: they lead across them.
    for (node, x, y) in nodes.values() {
        let Some((_, to_x, to_y)) = node.covered_by.and_then(|by| nodes.get(&by)) else { continue };
        let side = if to_x < x { WIDTH / 2.0 } else { -WIDTH / 2.0 };
        let (begin, end) = (x - side, if to_x == x { to_x - side } else { to_x + side });
        let bend = if to_x == x { COLUMN / 3.0 } else { 0.0 };
        let _ = writeln!(
            text,
            "<path d=\"M {begin:.1} {y:.1} C {:.1} {:.1}, {:.1} {:.1}, {end:.1} {to_y:.1}\" fill=\"none\" \
             stroke=\"#33557d\" stroke-dasharray=\"5 3\" marker-end=\"url(#covers)\"><title>{} is covered by {}</title></path>",
            begin + bend,
            f64::midpoint(*y, *to_y),
            end + bend,
            f64::midpoint(*y, *to_y),
            node.number,
            node.covered_by.unwrap_or_default()
        );
    }
    text.push_str("</svg>");
    text
}

/// The box of a node.
fn drawn(tree: &Tree, node: &TreeNode, (x, y): (f64, f64)) -> String {
    let (border, thick) = match () {
        () if node.is_error => ("#c00000", 2),
        () if node.covered_by.is_some() => ("#33557d", 1),
        () => ("#000000", 1),
    };
    let fill = if node.is_false { "#dddddd" } else { "#ffffff" };
    let dashes = if node.covered_by.is_some() { " stroke-dasharray=\"5 3\"" } else { "" };
    // What is behind a covered node does not count.
    let counts = node.is_false || node.covered_by.is_some() || tree.is_live(node.number);
    let faint = if counts { "" } else { " opacity=\"0.45\"" };
    let label = match node.text.len() {
        _ if node.is_false => "false".to_owned(),
        0 => "true".to_owned(),
        1 => node.text[0].to_string(),
        several => format!("{several} formulas"),
    };
    let title = match node.text.len() {
        0 => "true".to_owned(),
        _ => node.text.join("\n"),
    };
    format!(
        "<g{faint}><title>{}: {}\n{}</title><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"4\" \
         fill=\"{fill}\" stroke=\"{border}\" stroke-width=\"{thick}\"{dashes}/>\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555555\">{}</text></g>\n",
        node.number,
        escape(&node.location),
        escape(&title),
        x - WIDTH / 2.0,
        y - HEIGHT / 2.0,
        y - 3.0,
        escape(&cut(&format!("{}: {}", node.number, node.location))),
        y + 11.0,
        escape(&cut(&label)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use certus_model::{EdgeId, Loc};

    fn node(number: u32, parent: Option<u32>, covered_by: Option<u32>) -> TreeNode {
        TreeNode {
            number,
            loc: Loc(0),
            location: "a<b".to_owned(),
            parent: parent.map(|parent| (parent, EdgeId(0))),
            label: Vec::new(),
            text: vec!["x < 3".into()],
            covered_by,
            expanded: false,
            is_false: false,
            is_error: false,
        }
    }

    #[test]
    fn the_longest_path_goes_down_and_nothing_overlaps() {
        let nodes = vec![
            node(0, None, None),
            node(1, Some(0), None),
            node(2, Some(0), None),
            node(4, Some(2), Some(1)),
        ];
        let tree = Tree { nodes };
        let placed = place(&tree);
        let at = |number: u32| (placed.nodes[&number].1, placed.nodes[&number].2);
        assert!((at(0).0 - at(2).0).abs() < 1e-9 && (at(4).0 - at(2).0).abs() < 1e-9);
        assert!(at(1).0 - at(2).0 >= WIDTH && at(4).1 > at(2).1 && at(2).1 > at(0).1);
        let text = section("tree-itp", &tree);
        assert!(
            text.contains("4 is covered by 1") && text.contains("a&lt;b") && text.contains("x &lt; 3"),
            "{text}"
        );
        assert!(text.contains("4 nodes, 1 covered"), "{text}");
    }

    #[test]
    fn a_long_path_is_drawn_up_to_a_number_of_nodes() {
        let nodes: Vec<TreeNode> = (0..2000).map(|n| node(n, n.checked_sub(1), None)).collect();
        let text = section("tree-ic3", &Tree { nodes });
        assert_eq!(text.matches("<rect").count(), MOST_NODES);
        assert!(text.contains(&format!("The first {MOST_NODES} of them")));
    }
}
