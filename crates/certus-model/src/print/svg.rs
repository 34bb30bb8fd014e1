//! Automata as SVG pictures, laid out by the `layout-rs` library in layers from top to bottom.

use super::canvas::Picture;
use super::{Describe, Infix, Role, label};
use crate::cfa::{Cfa, EdgeId, Loc};
use crate::large_block::positions;
use certus_logic::Terms;
use layout::adt::dag::NodeHandle;
use layout::core::base::Orientation;
use layout::core::color::Color;
use layout::core::geometry::Point;
use layout::core::style::{LineStyleKind, StyleAttr};
use layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use layout::topo::layout::VisualGraph;

/// The height of letters, and their width, which is that of a monospaced font.
pub(super) const FONT: usize = 11;
pub(super) const LETTER: usize = 7;

/// The height of a line.
pub(super) const LINE: usize = 13;

/// Up to so many locations and edges crossings are minimised, which takes cubic time.
const OPTIMISED: usize = 260;

/// An edge over more layers than this ends at a sign with the name of the location it leads to.
const FAR: u32 = 3;

/// The automaton as an SVG picture. Loop heads have a thick border, the error location is red. Each edge to the
/// error location has one of its own, and edges that lead far away end at a grey sign: lines across everything
/// would hide it.
#[must_use]
pub fn svg(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let infix = Infix::new(terms, cfa).limited(60);
    let mut drawing = Drawing::new(cfa);
    for id in drawing.plan.edges.clone() {
        let text = roomy(&label::block(&infix, &cfa.edge(id).block, describe));
        drawing.edge(id, &text);
    }
    let mut picture = Picture::default();
    let quick = cfa.locations.len() + cfa.edges.len() > OPTIMISED;
    // Its last phase, which would centre locations over each other, fails an assertion of its own on one graph in a
    // hundred and takes seconds on large ones; without it rows begin at the left.
    drawing.graph.do_it(false, quick, true, &mut picture);
    picture.finish()
}

/// Which edges lead where.
struct Plan {
    /// By location, its place in an order that edges follow but for those that lead back.
    rank: Vec<(bool, u32, Loc)>,
    /// By location, its layer.
    layer: Vec<u32>,
    /// The edges, ordered by the smaller end.
    edges: Vec<EdgeId>,
}

impl Plan {
    fn new(cfa: &Cfa) -> Plan {
        let order = positions(cfa);
        let rank: Vec<_> = cfa.locs().map(|loc| (loc == cfa.error, order[loc.index()], loc)).collect();
        let mut plan = Plan { rank, layer: vec![0; cfa.locations.len()], edges: cfa.edge_ids().collect() };
        let mut edges = std::mem::take(&mut plan.edges);
        edges.sort_by_key(|id| {
            let edge = cfa.edge(*id);
            (plan.rank[edge.from.index()].min(plan.rank[edge.to.index()]), *id)
        });
        for edge in edges.iter().map(|id| cfa.edge(*id)) {
            if edge.from != edge.to && !plan.is_back(edge.from, edge.to) {
                let below = plan.layer[edge.from.index()] + 1;
                plan.layer[edge.to.index()] = plan.layer[edge.to.index()].max(below);
            }
        }
        plan.edges = edges;
        plan
    }

    fn is_back(&self, from: Loc, to: Loc) -> bool {
        self.rank[to.index()] < self.rank[from.index()]
    }

    fn is_far(&self, from: Loc, to: Loc) -> bool {
        self.layer[from.index()].abs_diff(self.layer[to.index()]) > FAR
    }
}

struct Drawing<'a> {
    cfa: &'a Cfa,
    graph: VisualGraph,
    plan: Plan,
    roles: Vec<Role>,
    nodes: Vec<Option<NodeHandle>>,
}

impl Drawing<'_> {
    /// All locations but the error location.
    fn new(cfa: &Cfa) -> Drawing<'_> {
        let mut graph = VisualGraph::new(Orientation::TopToBottom);
        // The library would look for a cycle after each edge, along all paths; there is none.
        graph.dag.set_validate(false);
        let (plan, roles) = (Plan::new(cfa), Role::all(cfa));
        let mut drawing = Drawing { cfa, graph, plan, roles, nodes: Vec::new() };
        for loc in cfa.locs() {
            let node = (loc != cfa.error).then(|| drawing.location(loc));
            drawing.nodes.push(node);
        }
        drawing
    }

    fn location(&mut self, loc: Loc) -> NodeHandle {
        let look = match self.roles[loc.index()] {
            Role::Initial => ("#33557d", 1, "#dce9f7"),
            Role::Error => ("#c00000", 2, "#f7c6c6"),
            Role::LoopHead => ("#000000", 3, "#ffffff"),
            Role::Ordinary => ("#000000", 1, "#ffffff"),
        };
        self.sign(&label::location(self.cfa, loc), look)
    }

    fn sign(&mut self, lines: &[String], (line, width, fill): (&str, usize, &str)) -> NodeHandle {
        let look = StyleAttr::new(Color::fast(line), width, Some(Color::fast(fill)), 4, FONT);
        let columns = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let size = Point::new((columns * LETTER + 14) as f64, (lines.len() * LINE + 8) as f64);
        let shape = ShapeKind::Box(lines.join("\n"));
        self.graph.add_node(Element::create(shape, look, Orientation::TopToBottom, size))
    }

    /// Adds an edge. The library asks before each whether it closes a cycle, and follows all paths from its end.
    /// That costs nothing when edges come in the order of where they begin and lead forward; those that lead
    /// back are drawn with the arrow at the other end.
    fn edge(&mut self, id: EdgeId, text: &str) {
        let (from, to) = (self.cfa.edge(id).from, self.cfa.edge(id).to);
        let far = to != self.cfa.error && self.plan.is_far(from, to);
        let back = self.plan.is_back(from, to);
        let end = match self.nodes[to.index()] {
            Some(_) if far => {
                let name = label::location(self.cfa, to).swap_remove(0);
                self.sign(&[format!("to {name}")], ("#999999", 1, "#eeeeee"))
            }
            Some(node) => node,
            None => self.location(to),
        };
        // No edge leaves the error location, so this one has a node.
        let Some(begin) = self.nodes[from.index()] else { return };
        let colour = Color::fast(if back { "#33557d" } else { "#555555" });
        let look = StyleAttr::new(colour, 1, None, 0, LETTER);
        let arrow = |start, end| Arrow::new(start, end, LineStyleKind::Normal, text, &look, &None, &None);
        if back && !far {
            self.graph.add_edge(arrow(LineEndKind::Arrow, LineEndKind::None), end, begin);
        } else {
            self.graph.add_edge(arrow(LineEndKind::None, LineEndKind::Arrow), begin, end);
        }
    }
}

/// The text of an edge. The library takes letters to be as high as they are wide, so there are empty lines to
/// make room; they are not drawn.
fn roomy(lines: &[String]) -> String {
    let room = (lines.len() * LINE).div_ceil(LETTER) - lines.len();
    let mut text = lines.join("\n");
    (0..room).for_each(|_| text.push_str("\n "));
    text
}
