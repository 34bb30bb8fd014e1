//! Automata as SVG pictures, laid out by the `layout-rs` library in layers from top to bottom.

use super::{Describe, Infix, Role, label};
use crate::cfa::{Cfa, Loc};
use crate::large_block::positions;
use certus_logic::Terms;
use layout::adt::dag::NodeHandle;
use layout::core::base::Orientation;
use layout::core::color::Color;
use layout::core::format::{ClipHandle, RenderBackend};
use layout::core::geometry::Point;
use layout::core::style::{LineStyleKind, StyleAttr};
use layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use layout::topo::layout::VisualGraph;

/// The height of letters, and their width, which is that of a monospaced font.
const FONT: usize = 11;
const LETTER: usize = 7;

/// The height of a line.
const LINE: usize = 13;

/// Up to so many locations and edges crossings are minimised, which takes cubic time.
const OPTIMISED: usize = 400;

/// The automaton as an SVG picture. Loop heads have a thick border, the error location is red. Meant for
/// automata that fit on a wall; with thousands of locations it is large and takes some seconds.
#[must_use]
pub fn svg(terms: &Terms, cfa: &Cfa, describe: Describe<'_>) -> String {
    let infix = Infix::new(terms, cfa).limited(60);
    let mut graph = VisualGraph::new(Orientation::TopToBottom);
    // The library would look for a cycle after each edge, along all paths; there is none (see below).
    graph.dag.set_validate(false);
    let roles = Role::all(cfa);
    let draw = |graph: &mut VisualGraph, loc: Loc| {
        let (line, width, fill) = match roles[loc.index()] {
            Role::Initial => ("#33557d", 1, "#dce9f7"),
            Role::Error => ("#c00000", 2, "#f7c6c6"),
            Role::LoopHead => ("#000000", 3, "#ffffff"),
            Role::Ordinary => ("#000000", 1, "#ffffff"),
        };
        let look = StyleAttr::new(Color::fast(line), width, Some(Color::fast(fill)), 4, FONT);
        let lines = label::location(cfa, loc);
        let columns = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let size = Point::new((columns * LETTER + 14) as f64, (lines.len() * LINE + 8) as f64);
        let shape = ShapeKind::Box(lines.join("\n"));
        graph.add_node(Element::create(shape, look, Orientation::TopToBottom, size))
    };
    let nodes: Vec<Option<NodeHandle>> =
        cfa.locs().map(|loc| (loc != cfa.error).then(|| draw(&mut graph, loc))).collect();
    // The library asks before each edge whether it closes a cycle, and follows all paths from its end. That costs
    // nothing when edges come in the order of where they begin and lead forward; those that lead back are drawn
    // with the arrow at the other end.
    let order = positions(cfa);
    let rank = |loc: Loc| (loc == cfa.error, order[loc.index()], loc);
    let mut edges: Vec<(Loc, Loc, usize, bool)> = Vec::new();
    for (index, edge) in cfa.edges.iter().enumerate() {
        let back = rank(edge.to) < rank(edge.from);
        let (from, to) = if back { (edge.to, edge.from) } else { (edge.from, edge.to) };
        edges.push((from, to, index, back));
    }
    edges.sort_by_key(|(from, _, index, _)| (rank(*from), *index));
    for (from, to, index, back) in edges {
        let colour = Color::fast(if back { "#33557d" } else { "#555555" });
        let text = roomy(&label::block(&infix, &cfa.edges[index].block, describe));
        let look = StyleAttr::new(colour, 1, None, 0, LETTER);
        let (start, end) = match back {
            true => (LineEndKind::Arrow, LineEndKind::None),
            false => (LineEndKind::None, LineEndKind::Arrow),
        };
        let arrow = Arrow::new(start, end, LineStyleKind::Normal, &text, &look, &None, &None);
        // Each edge to the error location has one of its own: lines from everywhere to one place hide all else.
        let end = |graph: &mut VisualGraph, loc: Loc| nodes[loc.index()].unwrap_or_else(|| draw(graph, loc));
        let (from, to) = (end(&mut graph, from), end(&mut graph, to));
        graph.add_edge(arrow, from, to);
    }
    let mut picture = Picture::default();
    let quick = cfa.locations.len() + cfa.edges.len() > OPTIMISED;
    // Its last phase, which would centre locations over each other, fails an assertion of its own on one graph in a
    // hundred and takes seconds on large ones; without it rows begin at the left.
    graph.do_it(false, quick, true, &mut picture);
    picture.finish()
}

/// The text of an edge. The library takes letters to be as high as they are wide, so there are empty lines to
/// make room; they are not drawn.
fn roomy(lines: &[String]) -> String {
    let room = (lines.len() * LINE).div_ceil(LETTER) - lines.len();
    let mut text = lines.join("\n");
    (0..room).for_each(|_| text.push_str("\n "));
    text
}

/// What the library draws on.
#[derive(Default)]
struct Picture {
    lines: String,
    texts: String,
    width: f64,
    height: f64,
}

impl Picture {
    fn finish(self) -> String {
        let (width, height) = (self.width + 10.0, self.height + 10.0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"monospace\" font-size=\"{FONT}\">\n\
             <defs><marker id=\"tip\" markerWidth=\"10\" markerHeight=\"7\" refX=\"10\" refY=\"3.5\" \
             orient=\"auto-start-reverse\"><polygon points=\"0 0, 10 3.5, 0 7\" fill=\"#333333\"/></marker></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{}{}</svg>\n",
            self.lines, self.texts
        )
    }

    /// Makes room for a point.
    fn reach(&mut self, x: f64, y: f64) {
        self.width = self.width.max(x);
        self.height = self.height.max(y);
    }
}

fn colour(colour: Option<Color>) -> String {
    // The last two digits are the opacity, which not everyone who reads SVG understands.
    colour.map_or_else(|| "none".to_owned(), |colour| colour.to_web_color().chars().take(7).collect())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

impl RenderBackend for Picture {
    fn draw_rect(
        &mut self,
        at: Point,
        size: Point,
        look: &StyleAttr,
        _properties: Option<String>,
        _clip: Option<ClipHandle>,
    ) {
        self.reach(at.x + size.x, at.y + size.y);
        self.lines.push_str(&format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{}\" fill=\"{}\" \
             stroke=\"{}\" stroke-width=\"{}\"/>\n",
            at.x,
            at.y,
            size.x,
            size.y,
            look.rounded,
            colour(look.fill_color),
            colour(Some(look.line_color)),
            look.line_width
        ));
    }

    fn draw_line(&mut self, from: Point, to: Point, look: &StyleAttr, _properties: Option<String>) {
        self.reach(from.x.max(to.x), from.y.max(to.y));
        self.lines.push_str(&format!(
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{}\"/>\n",
            from.x,
            from.y,
            to.x,
            to.y,
            colour(Some(look.line_color))
        ));
    }

    fn draw_circle(&mut self, at: Point, size: Point, look: &StyleAttr, _properties: Option<String>) {
        self.reach(at.x + size.x, at.y + size.y);
        self.lines.push_str(&format!(
            "<ellipse cx=\"{:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"{:.1}\" fill=\"{}\" stroke=\"{}\"/>\n",
            at.x,
            at.y,
            size.x / 2.0,
            size.y / 2.0,
            colour(look.fill_color),
            colour(Some(look.line_color))
        ));
    }

    fn draw_text(&mut self, at: Point, text: &str, look: &StyleAttr) {
        let lines: Vec<&str> = text.lines().filter(|line| *line != " ").collect();
        let top = at.y - (lines.len() * LINE) as f64 / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let y = top + (index * LINE + FONT) as f64;
            self.reach(at.x + (line.chars().count() * LETTER) as f64 / 2.0, y);
            if look.fill_color.is_none() {
                let width = (line.chars().count() * LETTER) as f64;
                self.texts.push_str(&format!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{LINE}\" fill=\"white\" \
                     fill-opacity=\"0.8\"/>",
                    at.x - width / 2.0,
                    y - FONT as f64
                ));
            }
            self.texts.push_str(&format!(
                "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" xml:space=\"preserve\">{}</text>\n",
                at.x,
                escaped(line)
            ));
        }
    }

    fn draw_arrow(
        &mut self,
        path: &[(Point, Point)],
        _dashed: bool,
        head: (bool, bool),
        look: &StyleAttr,
        _properties: Option<String>,
        _text: &str,
    ) {
        // The text is a node of its own by now. The first pair is a point and its control point, the others a
        // control point and a point.
        let mut points = path.iter();
        let Some((from, control)) = points.next() else { return };
        let mut curve = format!("M {:.1} {:.1} C {:.1} {:.1},", from.x, from.y, control.x, control.y);
        for (index, (control, to)) in points.enumerate() {
            self.reach(to.x.max(control.x), to.y.max(control.y));
            let again = if index > 0 { " S" } else { "" };
            curve.push_str(&format!("{again} {:.1} {:.1}, {:.1} {:.1}", control.x, control.y, to.x, to.y));
        }
        let tip = |name: &str, drawn: bool| {
            if drawn { format!(" marker-{name}=\"url(#tip)\"") } else { String::new() }
        };
        self.lines.push_str(&format!(
            "<path d=\"{curve}\" fill=\"none\" stroke=\"{}\"{}{}/>\n",
            colour(Some(look.line_color)),
            tip("start", head.0),
            tip("end", head.1)
        ));
    }

    fn create_clip(&mut self, _at: Point, _size: Point, _rounded: usize) -> ClipHandle {
        // Only records are clipped, and no location is one.
        0
    }
}
