//! The format 1.0: an automaton as GraphML. What we write is a chain of nodes; what we read is the common part:
//! invariants at nodes with the line of the edges that enter them, and assumptions at edges in the order of a walk
//! from the entry to the violation.

use super::{
    Action, Constraint, Content, Invariant, InvariantKind, Location, Metadata, Producer, Segment, Task,
    Unreadable, Waypoint, WaypointKind, Witness,
};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

const HEAD: &str = "\
<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">
";

/// The keys that are used: name, type, what they are for, default.
const KEYS: &[(&str, &str, &str, &str)] = &[
    ("witness-type", "string", "graph", ""),
    ("sourcecodelang", "string", "graph", ""),
    ("producer", "string", "graph", ""),
    ("specification", "string", "graph", ""),
    ("programfile", "string", "graph", ""),
    ("programhash", "string", "graph", ""),
    ("architecture", "string", "graph", ""),
    ("creationtime", "string", "graph", ""),
    ("entry", "boolean", "node", "false"),
    ("violation", "boolean", "node", "false"),
    ("invariant", "string", "node", ""),
    ("invariant.scope", "string", "node", ""),
    ("startline", "int", "edge", ""),
    ("endline", "int", "edge", ""),
    ("startoffset", "int", "edge", ""),
    ("enterLoopHead", "boolean", "edge", "false"),
    ("assumption", "string", "edge", ""),
    ("assumption.scope", "string", "edge", ""),
    ("assumption.resultfunction", "string", "edge", ""),
    ("control", "string", "edge", ""),
    ("originfile", "string", "edge", ""),
];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn data(key: &str, value: &str) -> String {
    format!("<data key=\"{key}\">{}</data>", escaped(value))
}

/// Writes a witness. `functions` tells the name of the function whose result a waypoint is about.
#[must_use]
pub fn write(witness: &Witness, functions: &dyn Fn(&Location) -> Option<String>) -> String {
    let Metadata { producer, task, creation_time, .. } = &witness.metadata;
    let mut out = HEAD.to_owned();
    for (name, ty, owner, default) in KEYS {
        out.push_str(&format!("<key id=\"{name}\" attr.name=\"{name}\" attr.type=\"{ty}\" for=\"{owner}\""));
        if default.is_empty() {
            out.push_str("/>\n");
        } else {
            out.push_str(&format!("><default>{default}</default></key>\n"));
        }
    }
    out.push_str("<graph edgedefault=\"directed\">\n");
    let kind = match witness.content {
        Content::Invariants(_) => "correctness_witness",
        Content::Violation(_) => "violation_witness",
    };
    let file = task.input_files.first().map_or("", String::as_str);
    let hash = task.input_file_hashes.get(file).map_or("", String::as_str);
    let architecture = if task.data_model == "LP64" { "64bit" } else { "32bit" };
    for (key, value) in [
        ("witness-type", kind),
        ("sourcecodelang", "C"),
        ("producer", &format!("{} {}", producer.name, producer.version)),
        ("specification", &task.specification),
        ("programfile", file),
        ("programhash", hash),
        ("architecture", architecture),
        ("creationtime", creation_time),
    ] {
        out.push_str(&data(key, value));
        out.push('\n');
    }
    out.push_str(&format!("<node id=\"N0\">{}</node>\n", data("entry", "true")));
    match &witness.content {
        Content::Invariants(invariants) => {
            for (index, invariant) in invariants.iter().enumerate() {
                let node = index + 1;
                let scope = invariant.location.function.as_deref().unwrap_or("main");
                out.push_str(&format!(
                    "<node id=\"N{node}\">{}{}</node>\n<edge source=\"N0\" target=\"N{node}\">{}{}</edge>\n",
                    data("invariant", &invariant.value),
                    data("invariant.scope", scope),
                    data("startline", &invariant.location.line.to_string()),
                    data("enterLoopHead", "true"),
                ));
            }
        }
        Content::Violation(segments) => {
            let mut node = 0;
            for point in segments.iter().flat_map(|segment| &segment.waypoints) {
                if point.action == Action::Avoid {
                    continue;
                }
                node += 1;
                let last = point.kind == WaypointKind::Target;
                let mark = if last { data("violation", "true") } else { String::new() };
                out.push_str(&format!("<node id=\"N{node}\">{mark}</node>\n"));
                let line = point.location.line.to_string();
                let mut inner = data("startline", &line) + &data("endline", &line);
                if let Some(constraint) = &point.constraint {
                    match point.kind {
                        WaypointKind::Branching => {
                            let way =
                                if constraint.value == "true" { "condition-true" } else { "condition-false" };
                            inner += &data("control", way);
                        }
                        _ => inner += &data("assumption", &format!("{};", constraint.value)),
                    }
                    if let Some(name) = &point.location.function {
                        inner += &data("assumption.scope", name);
                    }
                }
                if point.kind == WaypointKind::FunctionReturn
                    && let Some(name) = functions(&point.location)
                {
                    inner += &data("assumption.resultfunction", &name);
                }
                out.push_str(&format!("<edge source=\"N{}\" target=\"N{node}\">{inner}</edge>\n", node - 1));
            }
        }
    }
    out.push_str("</graph>\n</graphml>\n");
    out
}

/// An edge of the automaton.
struct Edge {
    source: String,
    target: String,
    data: BTreeMap<String, String>,
}

fn datas(node: Node<'_, '_>) -> BTreeMap<String, String> {
    node.children()
        .filter(|child| child.has_tag_name("data") || child.tag_name().name() == "data")
        .filter_map(|child| {
            Some((child.attribute("key")?.to_owned(), child.text().unwrap_or("").trim().to_owned()))
        })
        .collect()
}

/// Deeper elements are refused: the reader of XML recurses, and a witness needs five levels.
const MOST_DEPTH: usize = 200;

/// How deep elements are nested, at least as deep as a reader can find them.
fn depth(text: &str) -> usize {
    let (mut now, mut most) = (0usize, 0);
    let mut rest = text;
    while let Some(at) = rest.find(['<', '/']) {
        rest = &rest[at..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>")].into_iter().find_map(|(begin, end)| {
            rest.strip_prefix(begin).map(|inside| inside.find(end).map_or("", |at| &inside[at + end.len()..]))
        });
        if let Some(after) = skipped {
            rest = after;
            continue;
        }
        if rest.starts_with("</") || rest.starts_with("/>") {
            now = now.saturating_sub(1);
            rest = &rest[2..];
            continue;
        }
        if rest.starts_with('<') && !rest.starts_with("<?") && !rest.starts_with("<!") {
            now += 1;
            most = most.max(now);
        }
        rest = &rest[1..];
    }
    most
}

/// Reads a witness.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Witness, Unreadable> {
    if depth(text) > MOST_DEPTH {
        return Err(Unreadable::Wrong(format!("its elements are nested more than {MOST_DEPTH} levels deep")));
    }
    let document =
        Document::parse(text).map_err(|error| Unreadable::Wrong(format!("this is no XML: {error}")))?;
    let named =
        |name: &'static str| document.descendants().filter(move |node| node.tag_name().name() == name);
    let graph =
        named("graph").next().ok_or_else(|| Unreadable::Wrong("there is no graph in it".to_owned()))?;
    let about = datas(graph);
    let get = |key: &str| about.get(key).cloned().unwrap_or_default();
    let file = get("programfile");
    let architecture = get("architecture");
    let metadata = Metadata {
        format_version: "1.0".to_owned(),
        uuid: String::new(),
        creation_time: get("creationtime"),
        producer: Producer { name: get("producer"), version: String::new() },
        task: Task {
            input_files: vec![file.clone()],
            input_file_hashes: [(file.clone(), get("programhash"))].into_iter().collect(),
            specification: get("specification"),
            data_model: if architecture.contains("64") { "LP64" } else { "ILP32" }.to_owned(),
            language: get("sourcecodelang"),
        },
    };
    let nodes: BTreeMap<String, BTreeMap<String, String>> =
        named("node").filter_map(|node| Some((node.attribute("id")?.to_owned(), datas(node)))).collect();
    let edges: Vec<Edge> = named("edge")
        .filter_map(|node| {
            Some(Edge {
                source: node.attribute("source")?.to_owned(),
                target: node.attribute("target")?.to_owned(),
                data: datas(node),
            })
        })
        .collect();
    let content = match get("witness-type").as_str() {
        "correctness_witness" => Content::Invariants(invariants(&file, &nodes, &edges)?),
        "violation_witness" => Content::Violation(violation(&file, &nodes, &edges)?),
        other => return Err(Unreadable::Wrong(format!("`{other}` is no type of witness"))),
    };
    Ok(Witness { metadata, content })
}

fn line(edge: &Edge) -> Option<u32> {
    edge.data.get("startline").and_then(|line| line.parse().ok())
}

fn invariants(
    file: &str,
    nodes: &BTreeMap<String, BTreeMap<String, String>>,
    edges: &[Edge],
) -> Result<Vec<Invariant>, Unreadable> {
    let mut found: Vec<Invariant> = Vec::new();
    for (id, data) in nodes {
        let Some(value) = data.get("invariant").filter(|value| !value.is_empty() && *value != "true") else {
            continue;
        };
        let head = |edge: &&Edge| edge.data.get("enterLoopHead").is_some_and(|value| value == "true");
        let entering: Vec<&Edge> = edges.iter().filter(|edge| edge.target == *id).collect();
        // Where the loop begins is where the edges that leave its head have their condition.
        let leaving = edges.iter().filter(|edge| edge.source == *id).find_map(line);
        let at = entering.iter().copied().filter(head).find_map(line);
        let Some(line) = leaving.or(at) else {
            return Err(Unreadable::Wrong(format!("the invariant of node {id} has no line: {value}")));
        };
        if !entering.iter().any(head) {
            return Err(Unreadable::Unsupported(format!(
                "the invariant of node {id} is at no loop, which is not supported"
            )));
        }
        found.push(Invariant {
            kind: InvariantKind::LoopInvariant,
            location: Location {
                file_name: file.to_owned(),
                line,
                column: None,
                function: data.get("invariant.scope").cloned(),
            },
            value: value.clone(),
            format: "c_expression".to_owned(),
        });
    }
    Ok(found)
}

fn violation(
    file: &str,
    nodes: &BTreeMap<String, BTreeMap<String, String>>,
    edges: &[Edge],
) -> Result<Vec<Segment>, Unreadable> {
    let marked = |key: &'static str| {
        nodes.iter().filter(move |(_, data)| data.get(key).is_some_and(|value| value == "true"))
    };
    let entry =
        marked("entry").next().ok_or_else(|| Unreadable::Wrong("there is no entry node".to_owned()))?.0;
    let ends: BTreeSet<&String> = marked("violation").map(|(id, _)| id).collect();
    // A shortest walk from the entry to a violation.
    let mut before: BTreeMap<&String, usize> = BTreeMap::new();
    let mut queue: VecDeque<&String> = [entry].into_iter().collect();
    let mut end = None;
    while let Some(node) = queue.pop_front() {
        if ends.contains(node) {
            end = Some(node);
            break;
        }
        for (index, edge) in edges.iter().enumerate().filter(|(_, edge)| edge.source == *node) {
            if edge.target != *entry && !before.contains_key(&edge.target) {
                before.insert(&edge.target, index);
                queue.push_back(&edge.target);
            }
        }
    }
    let mut at = end.ok_or_else(|| Unreadable::Wrong("no walk leads to a violation".to_owned()))?;
    let mut walk = Vec::new();
    while let Some(index) = before.get(at) {
        walk.push(&edges[*index]);
        at = &edges[*index].source;
    }
    walk.reverse();
    let mut segments = Vec::new();
    let location = |edge: &Edge| {
        line(edge).map(|line| Location { file_name: file.to_owned(), line, column: None, function: None })
    };
    let last = walk.last().copied();
    for edge in &walk {
        let Some(location) = location(edge) else { continue };
        let mut push = |kind, constraint: Option<(&str, &str)>| {
            let constraint = constraint.map(|(value, format)| Constraint {
                value: value.to_owned(),
                format: Some(format.to_owned()),
            });
            let point = Waypoint { kind, action: Action::Follow, location: location.clone(), constraint };
            segments.push(Segment { waypoints: vec![point] });
        };
        if let Some(assumption) = edge.data.get("assumption") {
            let value = assumption.trim_end_matches(';');
            // An assumption without `\result` is about the state after a line, which is another place for every
            // tool: only results of functions are taken over.
            if edge.data.contains_key("assumption.resultfunction") && !value.contains(';') {
                push(WaypointKind::FunctionReturn, Some((value, "acsl_expression")));
            }
        }
        match edge.data.get("control").map(String::as_str) {
            Some("condition-true") => push(WaypointKind::Branching, Some(("true", "c_expression"))),
            Some("condition-false") => push(WaypointKind::Branching, Some(("false", "c_expression"))),
            _ => {}
        }
    }
    let target = last
        .and_then(location)
        .ok_or_else(|| Unreadable::Wrong("the edge to the violation has no line".to_owned()))?;
    let point =
        Waypoint { kind: WaypointKind::Target, action: Action::Follow, location: target, constraint: None };
    segments.push(Segment { waypoints: vec![point] });
    Ok(segments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_counted() {
        assert_eq!(depth("<a><b/><c>x</c><!-- <d><e> --></a>"), 2);
        assert_eq!(depth("<?xml?><!DOCTYPE a><a b=\"1/2\"><![CDATA[<x><y>]]></a>"), 1);
        let deep = "<a>".repeat(20_000) + &"</a>".repeat(20_000);
        assert_eq!(depth(&deep), 20_000);
        assert!(matches!(read(&deep), Err(Unreadable::Wrong(why)) if why.contains("levels deep")));
    }
}
