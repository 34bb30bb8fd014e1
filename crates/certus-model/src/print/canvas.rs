//! What the layout library draws on: an SVG text.

use super::svg::{FONT, LETTER, LINE};
use layout::core::color::Color;
use layout::core::format::{ClipHandle, RenderBackend};
use layout::core::geometry::Point;
use layout::core::style::StyleAttr;

/// The picture so far.
#[derive(Default)]
pub(super) struct Picture {
    lines: String,
    texts: String,
    width: f64,
    height: f64,
}

impl Picture {
    /// The whole text.
    pub(super) fn finish(self) -> String {
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
