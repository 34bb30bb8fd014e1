//! Where the boxes and lines of a picture go: in layers from top to bottom (Sugiyama, Tagawa and Toda 1981).
//!
//! 1. A node is in a layer below all nodes before it that it shares an edge with ([`layers`]). So edges to earlier
//!    nodes lead up, all others down.
//! 2. An edge is cut where it crosses a row. Rows of nodes alternate with rows of labels; the piece of an edge beside
//!    its start carries its label.
//! 3. Rows are sorted by the mean place of the neighbours in the row above, then in the row below, in turn: that
//!    removes most crossings.
//! 4. Each box moves as near as it can to the mean of its neighbours, without overlap and without a change of order.

/// The space between boxes of a row, and between rows.
const GAP: f64 = 14.0;
const ROW_GAP: f64 = 22.0;

/// How often rows are sorted, and boxes moved, once down and once up each time.
const SORTS: usize = 8;
const MOVES: usize = 8;

/// A long edge is better straight than its ends in the middle: how much more its pieces weigh than nodes.
const STRAIGHT: f64 = 4.0;

/// A point, or the size of a box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// What is to be drawn. The order of the nodes says which edges lead back: those to an earlier node.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    /// The size of each node.
    pub(super) nodes: Vec<Point>,
    /// The ends of each edge and the size of its label.
    pub(super) edges: Vec<(usize, usize, Point)>,
}

/// Where everything goes. Boxes are told by their centres; all coordinates are at least 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Layout {
    pub(super) nodes: Vec<Point>,
    pub(super) labels: Vec<Point>,
    /// By edge, an even number of points, from its start to its end. From an even one to the next the line is straight
    /// and inside of a row; from an odd one to the next it bends between two rows.
    pub(super) lines: Vec<Vec<Point>>,
    pub(super) size: Point,
}

/// The layer of each of so many nodes: the length of the longest path to it, where every edge leads from the earlier
/// node to the later one.
pub(super) fn layers(nodes: usize, edges: impl Iterator<Item = (usize, usize)>) -> Vec<usize> {
    let mut before = vec![Vec::new(); nodes];
    for (from, to) in edges.filter(|(from, to)| from != to) {
        before[from.max(to)].push(from.min(to));
    }
    let mut layers = vec![0; nodes];
    for node in 0..nodes {
        layers[node] = before[node].iter().map(|&other| layers[other] + 1).max().unwrap_or(0);
    }
    layers
}

impl Graph {
    /// Places everything.
    pub(super) fn layout(&self) -> Layout {
        let mut rows = Rows::new(self);
        for _ in 0..SORTS {
            rows.sort();
        }
        rows.pack();
        for _ in 0..MOVES {
            rows.relax();
        }
        rows.finish(self)
    }
}

/// A box of a row: a node, or a piece of an edge, perhaps with its label.
struct Cell {
    row: usize,
    size: Point,
    /// Its place in the row, and its centre.
    place: usize,
    x: f64,
    /// Its neighbours in the rows above and below.
    near: [Vec<usize>; 2],
}

const ABOVE: usize = 0;
const BELOW: usize = 1;

struct Rows {
    /// The nodes, then the pieces of edges.
    cells: Vec<Cell>,
    /// The cells of each row from left to right.
    rows: Vec<Vec<usize>>,
    /// By edge, its cells from the upper end to the lower one, and the one with its label.
    chains: Vec<(Vec<usize>, usize)>,
}

impl Rows {
    fn new(graph: &Graph) -> Rows {
        let layers = layers(graph.nodes.len(), graph.edges.iter().map(|&(from, to, _)| (from, to)));
        let mut rows = Rows { cells: Vec::new(), rows: Vec::new(), chains: Vec::new() };
        for (&size, layer) in graph.nodes.iter().zip(layers) {
            rows.add(2 * layer, size);
        }
        for &(from, to, label) in &graph.edges {
            let (upper, lower) = (from.min(to), from.max(to));
            let (first, last) = (rows.cells[upper].row + 1, rows.cells[lower].row);
            let labelled = if from == upper { first } else { last - 1 };
            let mut chain = vec![upper];
            // An edge from a node to itself is a label below it.
            for row in first..last.max(first + 1) {
                chain.push(rows.add(row, if row == labelled { label } else { Point::default() }));
            }
            let carries = chain[labelled - first + 1];
            if upper != lower {
                chain.push(lower);
            }
            for pair in chain.windows(2) {
                rows.cells[pair[0]].near[BELOW].push(pair[1]);
                rows.cells[pair[1]].near[ABOVE].push(pair[0]);
            }
            rows.chains.push((chain, carries));
        }
        rows
    }

    fn add(&mut self, row: usize, size: Point) -> usize {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let (cell, place) = (self.cells.len(), self.rows[row].len());
        self.cells.push(Cell { row, size, place, x: 0.0, near: Default::default() });
        self.rows[row].push(cell);
        cell
    }

    /// The mean of something of a cell's neighbours on one side; nothing if it has none there.
    fn mean(&self, cell: usize, side: usize, of: impl Fn(&Cell) -> f64) -> Option<f64> {
        let near = &self.cells[cell].near[side];
        let sum: f64 = near.iter().map(|&other| of(&self.cells[other])).sum();
        (!near.is_empty()).then(|| sum / near.len() as f64)
    }

    /// All rows, with the side of the neighbours that are settled before: down, then up.
    fn down_and_up(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let count = self.rows.len();
        (0..count).map(|row| (row, ABOVE)).chain((0..count).rev().map(|row| (row, BELOW)))
    }

    /// Sorts each row by its neighbours above, then by those below.
    fn sort(&mut self) {
        for (row, side) in self.down_and_up() {
            let mut cells = std::mem::take(&mut self.rows[row]);
            let key = |cell: usize| {
                let place = |cell: &Cell| cell.place as f64;
                self.mean(cell, side, place).unwrap_or(self.cells[cell].place as f64)
            };
            cells.sort_by(|&a, &b| key(a).total_cmp(&key(b)));
            for (place, &cell) in cells.iter().enumerate() {
                self.cells[cell].place = place;
            }
            self.rows[row] = cells;
        }
    }

    /// The least distance between the centres of two cells that are side by side.
    fn apart(&self, left: usize, right: usize) -> f64 {
        (self.cells[left].size.x + self.cells[right].size.x) / 2.0 + GAP
    }

    /// Puts the cells of each row side by side.
    fn pack(&mut self) {
        for row in 0..self.rows.len() {
            for place in 1..self.rows[row].len() {
                let (left, right) = (self.rows[row][place - 1], self.rows[row][place]);
                self.cells[right].x = self.cells[left].x + self.apart(left, right);
            }
        }
    }

    /// Moves the cells of each row to their neighbours above, then to those below.
    fn relax(&mut self) {
        for (row, side) in self.down_and_up() {
            let cells = std::mem::take(&mut self.rows[row]);
            // Cells that want to overlap form a group, which goes to the weighted mean of what its members want. All
            // is told from where the cells were if they stood side by side: then a group stands at one place.
            let mut groups: Vec<(f64, f64, usize)> = Vec::new();
            let mut offsets = Vec::with_capacity(cells.len());
            for (place, &cell) in cells.iter().enumerate() {
                let offset = match place.checked_sub(1) {
                    Some(left) => offsets[left] + self.apart(cells[left], cell),
                    None => 0.0,
                };
                offsets.push(offset);
                let wanted = self.mean(cell, side, |other| other.x).unwrap_or(self.cells[cell].x);
                let weight =
                    if self.cells[cell].near.iter().all(|near| near.len() == 1) { STRAIGHT } else { 1.0 };
                groups.push((weight * (wanted - offset), weight, 1));
                while let [.., (sum, weight, count), (last_sum, last_weight, last_count)] = groups[..]
                    && sum / weight > last_sum / last_weight
                {
                    groups.truncate(groups.len() - 2);
                    groups.push((sum + last_sum, weight + last_weight, count + last_count));
                }
            }
            let at = groups.iter().flat_map(|&(sum, weight, count)| std::iter::repeat_n(sum / weight, count));
            for ((&cell, offset), at) in cells.iter().zip(offsets).zip(at) {
                self.cells[cell].x = at + offset;
            }
            self.rows[row] = cells;
        }
    }

    /// Everything in its place, from the upper left corner on.
    fn finish(mut self, graph: &Graph) -> Layout {
        let left = self.cells.iter().map(|cell| cell.x - cell.size.x / 2.0).fold(f64::INFINITY, f64::min);
        for cell in &mut self.cells {
            cell.x += GAP - left;
        }
        let mut bands: Vec<(f64, f64)> = Vec::new();
        let mut top = GAP;
        for row in &self.rows {
            let height = row.iter().map(|&cell| self.cells[cell].size.y).fold(0.0, f64::max);
            bands.push((top, top + height));
            top += height + ROW_GAP;
        }
        let right = self.cells.iter().map(|cell| cell.x + cell.size.x / 2.0).fold(0.0, f64::max);
        let centre = |cell: usize| {
            let (top, bottom) = bands[self.cells[cell].row];
            Point { x: self.cells[cell].x, y: f64::midpoint(top, bottom) }
        };
        Layout {
            nodes: (0..graph.nodes.len()).map(centre).collect(),
            labels: self.chains.iter().map(|&(_, label)| centre(label)).collect(),
            lines: self.lines(graph, &bands),
            size: Point { x: right + GAP, y: (top - ROW_GAP).max(0.0) + GAP },
        }
    }

    /// The lines of all edges. Those that touch a node at one side are spread over that side.
    fn lines(&self, graph: &Graph, bands: &[(f64, f64)]) -> Vec<Vec<Point>> {
        let mut lines: Vec<Vec<Point>> = Vec::new();
        // For a side of a node: the points that touch it, each the point of a line and the x that it leads to.
        let mut ports = vec![[Vec::new(), Vec::new()]; graph.nodes.len()];
        for (edge, (chain, label)) in self.chains.iter().enumerate() {
            let (upper, lower) = (chain[0], *chain.last().unwrap_or(&chain[0]));
            let mut line = Vec::new();
            let at = |x: f64, y: f64| Point { x, y };
            let half = |cell: usize| self.cells[cell].size.y / 2.0;
            let middle = |cell: usize| {
                let (top, bottom) = bands[self.cells[cell].row];
                f64::midpoint(top, bottom)
            };
            let (from, bottom) = (self.cells[upper].x, bands[self.cells[upper].row].1);
            line.extend([at(from, middle(upper) + half(upper)), at(from, bottom)]);
            let itself = graph.edges[edge].0 == graph.edges[edge].1;
            if itself {
                // Down to the label, along its upper side, and back.
                let (x, width, top) =
                    (self.cells[*label].x, self.cells[*label].size.x, bands[self.cells[*label].row].0);
                line.extend([at(x - width / 4.0, top), at(x + width / 4.0, top)]);
                line.extend([line[1], line[0]]);
                ports[upper][BELOW].push((x - width / 4.0, edge, 0));
                ports[upper][BELOW].push((x + width / 4.0, edge, 4));
            } else {
                for &cell in &chain[1..chain.len() - 1] {
                    let (top, bottom) = bands[self.cells[cell].row];
                    line.extend([at(self.cells[cell].x, top), at(self.cells[cell].x, bottom)]);
                }
                let (to, top) = (self.cells[lower].x, bands[self.cells[lower].row].0);
                line.extend([at(to, top), at(to, middle(lower) - half(lower))]);
                ports[upper][BELOW].push((line[2].x, edge, 0));
                ports[lower][ABOVE].push((line[line.len() - 3].x, edge, line.len() - 2));
            }
            lines.push(line);
        }
        for (node, sides) in ports.iter_mut().enumerate() {
            for side in sides {
                side.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
                let share = self.cells[node].size.x / (side.len() + 1) as f64;
                for (index, &(_, edge, point)) in side.iter().enumerate() {
                    let x = self.cells[node].x - self.cells[node].size.x / 2.0 + share * (index + 1) as f64;
                    lines[edge][point].x = x;
                    lines[edge][point + 1].x = x;
                }
            }
        }
        for (line, &(from, to, _)) in lines.iter_mut().zip(&graph.edges) {
            if to < from {
                line.reverse();
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator of numbers (xorshift).
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % bound as u64) as usize
        }

        fn size(&mut self) -> Point {
            Point { x: (10 + self.below(200)) as f64, y: (10 + self.below(60)) as f64 }
        }

        fn graph(&mut self, most: usize) -> Graph {
            let count = 1 + self.below(most);
            let nodes = (0..count).map(|_| self.size()).collect();
            let edges = (0..self.below(2 * most))
                .map(|_| (self.below(count), self.below(count), self.size()))
                .collect();
            Graph { nodes, edges }
        }
    }

    /// The corners of all boxes: nodes, then labels.
    fn boxes(graph: &Graph, layout: &Layout) -> Vec<(Point, Point)> {
        let labels = graph.edges.iter().map(|edge| edge.2).zip(&layout.labels);
        let all = graph.nodes.iter().copied().zip(&layout.nodes).chain(labels);
        all.map(|(size, at)| {
            let half = Point { x: size.x / 2.0, y: size.y / 2.0 };
            (Point { x: at.x - half.x, y: at.y - half.y }, Point { x: at.x + half.x, y: at.y + half.y })
        })
        .collect()
    }

    /// Whether the middle of a rectangle between two points is inside of a box.
    fn touches(a: Point, b: Point, (low, high): (Point, Point)) -> bool {
        let slack = 1e-6;
        a.x.min(b.x) < high.x - slack
            && a.x.max(b.x) > low.x + slack
            && a.y.min(b.y) < high.y - slack
            && a.y.max(b.y) > low.y + slack
    }

    #[test]
    fn boxes_do_not_overlap_and_lines_keep_out_of_them() {
        for seed in 1..400 {
            let graph = Random(seed).graph(25);
            let layout = graph.layout();
            let boxes = boxes(&graph, &layout);
            for (index, one) in boxes.iter().enumerate() {
                assert!(one.0.x >= 0.0 && one.0.y >= 0.0, "seed {seed}");
                assert!(one.1.x <= layout.size.x && one.1.y <= layout.size.y, "seed {seed}");
                for other in &boxes[..index] {
                    assert!(!touches(one.0, one.1, *other), "seed {seed}: {one:?} and {other:?}");
                }
            }
            assert_eq!(layout.lines.len(), graph.edges.len());
            for (edge, line) in layout.lines.iter().enumerate() {
                let (from, to, _) = graph.edges[edge];
                let end = |node: usize, at: Point| {
                    let (low, high) = boxes[node];
                    low.x <= at.x
                        && at.x <= high.x
                        && ((at.y - low.y).abs() < 1e-6 || (at.y - high.y).abs() < 1e-6)
                };
                assert!(
                    end(from, line[0]) && end(to, line[line.len() - 1]),
                    "seed {seed}, edge {edge}: {line:?}"
                );
                assert_eq!(line.len() % 2, 0);
                // Inside of rows lines are straight, and keep out of all boxes but for their own label; between rows
                // there are none.
                for (index, part) in line.windows(2).enumerate() {
                    let straight = index % 2 == 0;
                    assert!(!straight || part[0].x == part[1].x || from == to, "seed {seed}, edge {edge}");
                    for (number, other) in boxes.iter().enumerate() {
                        let own = number == graph.nodes.len() + edge;
                        assert!(
                            own || !touches(part[0], part[1], *other),
                            "seed {seed}, edge {edge}, box {number}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn edges_lead_down_unless_they_lead_back() {
        for seed in 1..100 {
            let graph = Random(seed).graph(25);
            let layout = graph.layout();
            for &(from, to, _) in &graph.edges {
                let (upper, lower) = (layout.nodes[from.min(to)].y, layout.nodes[from.max(to)].y);
                assert!(from == to || upper < lower, "seed {seed}");
            }
        }
    }

    #[test]
    fn a_large_graph_takes_milliseconds() {
        let mut random = Random(7);
        let nodes: Vec<Point> = (0..100).map(|_| random.size()).collect();
        let edges = (0..150).map(|_| (random.below(100), random.below(100), random.size())).collect();
        let graph = Graph { nodes, edges };
        let before = std::time::Instant::now();
        let layout = graph.layout();
        // It takes a few; the bound is for a machine with much else to do.
        assert!(before.elapsed().as_millis() < 500, "{:?}", before.elapsed());
        assert_eq!(graph.layout(), layout, "another picture");
    }

    #[test]
    fn nothing_at_all_is_drawn_too() {
        assert_eq!(Graph::default().layout().lines, Vec::<Vec<Point>>::new());
    }

    #[test]
    fn a_path_is_straight_and_a_tree_is_even() {
        let size = Point { x: 20.0, y: 10.0 };
        let path = Graph { nodes: vec![size; 4], edges: vec![(0, 1, size), (1, 2, size), (2, 3, size)] };
        let layout = path.layout();
        assert!(layout.nodes.iter().chain(&layout.labels).all(|at| (at.x - layout.nodes[0].x).abs() < 1e-6));
        let tree = Graph { nodes: vec![size; 3], edges: vec![(0, 1, size), (0, 2, size)] };
        let at = tree.layout().nodes;
        assert!((at[0].x - f64::midpoint(at[1].x, at[2].x)).abs() < 1e-6, "{at:?}");
    }
}
