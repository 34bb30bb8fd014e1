//! Plots as SVG, drawn for a page whose style names their colours (`page/style.css`).

use crate::output::junit::escape;

/// The size of a plot, and the room for its axes.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 330.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 44.0;

/// As many colours as the style has.
const COLOURS: usize = 8;

/// How points of a series are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A value holds until the next.
    Steps,
    Dots,
}

/// Points of one colour.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) points: Vec<(f64, f64)>,
    /// What a dot says when the mouse is over it; may be shorter than the points.
    pub(crate) titles: Vec<String>,
}

/// An axis.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    label: String,
    log: bool,
    /// The least and largest value it shows at least.
    range: Option<(f64, f64)>,
}

impl Axis {
    /// From zero.
    pub(crate) fn linear(label: &str) -> Axis {
        Axis { label: label.to_owned(), log: false, range: None }
    }

    /// With equal steps for equal factors.
    pub(crate) fn log(label: &str, range: (f64, f64)) -> Axis {
        Axis { label: label.to_owned(), log: true, range: Some(range) }
    }
}

/// A plot.
#[derive(Clone, Debug)]
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) x: Axis,
    pub(crate) y: Axis,
    pub(crate) series: Vec<Series>,
    /// A line where both values are the same, and those where one is this many times the other.
    pub(crate) diagonal: Option<f64>,
}

/// An axis with its range and where its values go.
struct Ruler {
    log: bool,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Ruler {
    fn new(axis: &Axis, values: impl Iterator<Item = f64>, from: f64, to: f64) -> Ruler {
        let (mut low, mut high) = axis.range.unwrap_or((0.0, 0.0));
        for value in values {
            low = low.min(value);
            high = high.max(value);
        }
        if axis.log {
            low = low.max(1e-3);
        }
        if high <= low {
            high = if axis.log { low * 10.0 } else { low + 1.0 };
        }
        Ruler { log: axis.log, low, high, from, to }
    }

    fn at(&self, value: f64) -> f64 {
        let part = if self.log {
            (value.max(self.low) / self.low).ln() / (self.high / self.low).ln()
        } else {
            (value - self.low) / (self.high - self.low)
        };
        self.from + part * (self.to - self.from)
    }

    fn ticks(&self) -> Vec<f64> {
        if self.log {
            let (first, last) = (self.low.log10().ceil() as i32, self.high.log10().floor() as i32);
            return (first..=last).map(|power| 10f64.powi(power)).collect();
        }
        let rough = (self.high - self.low) / 5.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|step| *step >= rough);
        let step = step.unwrap_or(power * 10.0);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// A number on an axis.
fn number(value: f64) -> String {
    let text = if value.abs() >= 1.0 || value == 0.0 { format!("{value:.1}") } else { format!("{value:.3}") };
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

impl Plot {
    /// The plot as an element of a page.
    pub(crate) fn svg(&self) -> String {
        let all = || self.series.iter().flat_map(|series| &series.points);
        let x = Ruler::new(&self.x, all().map(|point| point.0), LEFT, WIDTH - RIGHT);
        let y = Ruler::new(&self.y, all().map(|point| point.1), HEIGHT - BOTTOM, TOP);
        let title = escape(&self.title);
        let mut text = format!(
            "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\n\
             <text class=\"title\" x=\"{LEFT}\" y=\"14\">{title}</text>\n"
        );
        for tick in x.ticks() {
            let at = x.at(tick);
            text.push_str(&format!(
                "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{:.1}\"/>\
                 <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
                HEIGHT - BOTTOM,
                HEIGHT - BOTTOM + 16.0,
                number(tick)
            ));
        }
        for tick in y.ticks() {
            let at = y.at(tick);
            text.push_str(&format!(
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
                WIDTH - RIGHT,
                LEFT - 6.0,
                at + 4.0,
                number(tick)
            ));
        }
        text.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n\
             <text transform=\"translate(14 {:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
            (LEFT + WIDTH - RIGHT) / 2.0,
            HEIGHT - 8.0,
            escape(&self.x.label),
            (TOP + HEIGHT - BOTTOM) / 2.0,
            escape(&self.y.label)
        ));
        if let Some(factor) = self.diagonal {
            for factor in [1.0 / factor, 1.0, factor] {
                let low = x.low.max(y.low / factor);
                let high = x.high.min(y.high / factor);
                text.push_str(&format!(
                    "<line class=\"diagonal\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>\n",
                    x.at(low),
                    y.at(low * factor),
                    x.at(high),
                    y.at(high * factor)
                ));
            }
        }
        let mut legend = LEFT;
        for (index, series) in self.series.iter().enumerate() {
            let colour = format!("var(--s{})", index % COLOURS);
            text.push_str(&drawn(series, &colour, &x, &y));
            text.push_str(&format!(
                "<rect x=\"{legend:.1}\" y=\"24\" width=\"10\" height=\"10\" rx=\"2\" fill=\"{colour}\"/>\
                 <text x=\"{:.1}\" y=\"33\">{}</text>\n",
                legend + 14.0,
                escape(&series.name)
            ));
            legend += 30.0 + 6.8 * series.name.chars().count() as f64;
        }
        text.push_str("</svg>");
        text
    }
}

fn drawn(series: &Series, colour: &str, x: &Ruler, y: &Ruler) -> String {
    let mut text = String::new();
    match series.kind {
        Kind::Steps => {
            for (index, (at, value)) in series.points.iter().enumerate() {
                let (at, value) = (x.at(*at), y.at(*value));
                match index {
                    0 => text.push_str(&format!("M{at:.1} {value:.1}")),
                    _ => text.push_str(&format!("H{at:.1}V{value:.1}")),
                }
            }
            text = format!("<path d=\"{text}\" stroke=\"{colour}\"/>\n");
        }
        Kind::Dots => {
            for (index, (at, value)) in series.points.iter().enumerate() {
                let title = series
                    .titles
                    .get(index)
                    .map_or(String::new(), |title| format!("<title>{}</title>", escape(title)));
                text.push_str(&format!(
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{colour}\">{title}</circle>\n",
                    x.at(*at),
                    y.at(*value)
                ));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        let ruler = Ruler::new(&Axis::linear(""), [7.3].into_iter(), 0.0, 100.0);
        assert_eq!(ruler.ticks(), [0.0, 2.0, 4.0, 6.0]);
        assert_eq!((ruler.at(0.0), ruler.at(7.3)), (0.0, 100.0));
        let ruler = Ruler::new(&Axis::log("", (0.01, 60.0)), [0.5].into_iter(), 0.0, 100.0);
        assert_eq!(ruler.ticks(), [0.01, 0.1, 1.0, 10.0]);
        assert_eq!((number(0.01), number(20.0), number(0.0)), ("0.01".into(), "20".into(), "0".into()));
    }

    #[test]
    fn a_plot_without_points_is_drawn() {
        let plot = Plot {
            title: "a < b".into(),
            x: Axis::linear("x"),
            y: Axis::log("y", (0.01, 10.0)),
            series: Vec::new(),
            diagonal: Some(10.0),
        };
        let svg = plot.svg();
        assert!(svg.contains("a &lt; b") && svg.ends_with("</svg>") && !svg.contains("NaN"), "{svg}");
    }
}
