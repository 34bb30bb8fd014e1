//! Automata as SVG pictures, in layers from top to bottom.

use super::layered::{Graph, Layout, Point, layers};
use super::{Describe, Infix, Role, label};
use crate::cfa::{Cfa, EdgeId, Loc};
use crate::large_block::positions;
use certus_logic::Terms;
use std::fmt::Write as _;

/// The height of letters, and their width, which is that of a monospaced font.
const FONT: usize = 11;
const LETTER: usize = 7;

/// The height of a line.
const LINE: usize = 13;

/// An edge over more layers than this ends at a sign with the name of the location it leads to.
const FAR: usize = 3;

/// The automaton as an SVG picture. Loop heads have a thick border, the error location is red. Each edge to the
/// error location has one of its own, and edges that lead far away end at a grey sign: lines across everything
/// would hide it.
#[must_use]
pub fn svg(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let infix = Infix::new(terms, &cfa.vars).limited(60);
    let mut drawing = Drawing::new(cfa);
    for id in cfa.edge_ids() {
        drawing.edge(id, label::block(&infix, &cfa.edge(id).block, describe));
    }
    drawing.picture()
}

/// A box with a text. The border has a colour and a width.
struct Sign {
    lines: Vec<String>,
    border: (&'static str, usize),
    fill: &'static str,
}

struct Drawing<'a> {
    cfa: &'a Cfa,
    roles: Vec<Role>,
    /// By location, its node; the error location has none.
    nodes: Vec<Option<usize>>,
    /// By node of a location, its layer.
    layers: Vec<usize>,
    signs: Vec<Sign>,
    labels: Vec<Vec<String>>,
    graph: Graph,
}

/// The room that a text takes.
fn size(lines: &[String]) -> Point {
    let columns = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    Point { x: (columns * LETTER) as f64, y: (lines.len() * LINE) as f64 }
}

impl Drawing<'_> {
    /// All locations but the error location, in an order that edges follow but for those that lead back.
    fn new(cfa: &Cfa) -> Drawing<'_> {
        let order = positions(cfa);
        let mut locs: Vec<Loc> = cfa.locs().filter(|loc| *loc != cfa.error).collect();
        locs.sort_by_key(|loc| (order[loc.index()], *loc));
        let mut nodes = vec![None; cfa.locations.len()];
        for (node, loc) in locs.iter().enumerate() {
            nodes[loc.index()] = Some(node);
        }
        let ends = cfa.edges.iter().filter_map(|edge| nodes[edge.from.index()].zip(nodes[edge.to.index()]));
        let layers = layers(locs.len(), ends);
        let (signs, labels, graph) = (Vec::new(), Vec::new(), Graph::default());
        let mut drawing = Drawing { cfa, roles: Role::all(cfa), nodes, layers, signs, labels, graph };
        for loc in locs {
            drawing.location(loc);
        }
        drawing
    }

    /// Adds a node for a location.
    fn location(&mut self, loc: Loc) -> usize {
        let (border, fill) = match self.roles[loc.index()] {
            Role::Initial => (("#33557d", 1), "#dce9f7"),
            Role::Error => (("#c00000", 2), "#f7c6c6"),
            Role::LoopHead => (("#000000", 3), "#ffffff"),
            Role::Ordinary => (("#000000", 1), "#ffffff"),
        };
        self.sign(Sign { lines: label::location(self.cfa, loc), border, fill })
    }

    fn sign(&mut self, sign: Sign) -> usize {
        let Point { x, y } = size(&sign.lines);
        self.signs.push(sign);
        self.graph.nodes.push(Point { x: x + 14.0, y: y + 8.0 });
        self.graph.nodes.len() - 1
    }

    fn edge(&mut self, id: EdgeId, label: Vec<String>) {
        let (from, to) = (self.cfa.edge(id).from, self.cfa.edge(id).to);
        // No edge leaves the error location, so this one has a node.
        let Some(begin) = self.nodes[from.index()] else { return };
        let end = match self.nodes[to.index()] {
            None => self.location(to),
            Some(node) if self.layers[begin].abs_diff(self.layers[node]) <= FAR => node,
            Some(_) => {
                let name = label::location(self.cfa, to).swap_remove(0);
                self.sign(Sign { lines: vec![format!("to {name}")], border: ("#999999", 1), fill: "#eeeeee" })
            }
        };
        self.graph.edges.push((begin, end, size(&label)));
        self.labels.push(label);
    }

    fn picture(&self) -> String {
        let layout = self.graph.layout();
        let Point { x: width, y: height } = layout.size;
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"monospace\" font-size=\"{FONT}\">\n\
             <defs><marker id=\"tip\" markerWidth=\"10\" markerHeight=\"7\" refX=\"10\" refY=\"3.5\" \
             orient=\"auto\"><polygon points=\"0 0, 10 3.5, 0 7\" fill=\"#333333\"/></marker></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        );
        self.lines(&layout, &mut text);
        for (at, lines) in layout.labels.iter().zip(&self.labels) {
            rectangle(&mut text, *at, size(lines), "fill=\"white\" fill-opacity=\"0.8\"");
            words(&mut text, *at, lines);
        }
        for ((at, size), sign) in layout.nodes.iter().zip(&self.graph.nodes).zip(&self.signs) {
            let (colour, width) = sign.border;
            let look =
                format!("rx=\"4\" fill=\"{}\" stroke=\"{colour}\" stroke-width=\"{width}\"", sign.fill);
            rectangle(&mut text, *at, *size, &look);
            words(&mut text, *at, &sign.lines);
        }
        text.push_str("</svg>\n");
        text
    }

    /// The edges; those that lead back are blue.
    fn lines(&self, layout: &Layout, text: &mut String) {
        for (line, &(from, to, _)) in layout.lines.iter().zip(&self.graph.edges) {
            let colour = if to < from { "#33557d" } else { "#555555" };
            let mut path = String::new();
            for (index, &Point { x, y }) in line.iter().enumerate() {
                let _ = match index.checked_sub(1).map(|last| line[last]) {
                    None => write!(path, "M {x:.1} {y:.1}"),
                    // A tip follows the last part of its line, which must have a direction.
                    Some(last) if last == (Point { x, y }) => continue,
                    Some(_) if index % 2 == 1 => write!(path, " L {x:.1} {y:.1}"),
                    Some(last) => {
                        let middle = f64::midpoint(last.y, y);
                        write!(path, " C {:.1} {middle:.1}, {x:.1} {middle:.1}, {x:.1} {y:.1}", last.x)
                    }
                };
            }
            let _ = writeln!(
                text,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" marker-end=\"url(#tip)\"/>"
            );
        }
    }
}

fn rectangle(text: &mut String, at: Point, size: Point, look: &str) {
    let (x, y) = (at.x - size.x / 2.0, at.y - size.y / 2.0);
    let (width, height) = (size.x, size.y);
    let _ = writeln!(
        text,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {look}/>"
    );
}

fn words(text: &mut String, at: Point, lines: &[String]) {
    let top = at.y - size(lines).y / 2.0;
    for (index, line) in lines.iter().enumerate() {
        let y = top + (index * LINE + FONT) as f64;
        let line = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let _ = writeln!(
            text,
            "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" xml:space=\"preserve\">{line}</text>",
            at.x
        );
    }
}
