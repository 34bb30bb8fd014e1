//! The format 2.0: a YAML list of entries.

use super::{
    Action, Constraint, Content, Invariant, InvariantKind, Location, Metadata, Segment, Unreadable, Waypoint,
    WaypointKind, Witness,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
struct Entry<Content> {
    entry_type: String,
    metadata: Metadata,
    content: Content,
}

#[derive(Serialize, Deserialize)]
struct InvariantItem {
    invariant: InvariantText,
}

#[derive(Serialize, Deserialize)]
struct InvariantText {
    r#type: InvariantKind,
    location: Location,
    value: Value,
    format: String,
}

#[derive(Serialize, Deserialize)]
struct SegmentItem {
    segment: Vec<WaypointItem>,
}

#[derive(Serialize, Deserialize)]
struct WaypointItem {
    waypoint: WaypointText,
}

#[derive(Serialize, Deserialize)]
struct WaypointText {
    r#type: WaypointKind,
    action: Action,
    location: Location,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    constraint: Option<ConstraintText>,
}

#[derive(Serialize, Deserialize)]
struct ConstraintText {
    value: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    format: Option<String>,
}

/// The text of a scalar: `true` and `1` are written without quotes by some tools.
fn scalar(value: &Value) -> Result<String, Unreadable> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Bool(truth) => Ok(truth.to_string()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(Unreadable::Wrong("the value of a constraint is no expression".to_owned())),
    }
}

/// Writes a witness.
///
/// # Errors
/// If the serialiser fails.
pub fn write(witness: &Witness) -> Result<String, Unreadable> {
    match &witness.content {
        Content::Invariants(invariants) => {
            let items: Vec<InvariantItem> = invariants
                .iter()
                .map(|invariant| InvariantItem {
                    invariant: InvariantText {
                        r#type: invariant.kind,
                        location: invariant.location.clone(),
                        value: Value::String(invariant.value.clone()),
                        format: invariant.format.clone(),
                    },
                })
                .collect();
            written("invariant_set", witness, items)
        }
        Content::Violation(segments) => {
            let items: Vec<SegmentItem> = segments
                .iter()
                .map(|segment| SegmentItem {
                    segment: segment
                        .waypoints
                        .iter()
                        .map(|point| WaypointItem { waypoint: text(point) })
                        .collect(),
                })
                .collect();
            written("violation_sequence", witness, items)
        }
    }
}

fn written(entry_type: &str, witness: &Witness, content: impl Serialize) -> Result<String, Unreadable> {
    let entry = Entry { entry_type: entry_type.to_owned(), metadata: witness.metadata.clone(), content };
    // One line for each text: other tools are known to read that.
    let options = serde_saphyr::ser_options! { prefer_block_scalars: false };
    serde_saphyr::to_string_with_options(&[entry], options)
        .map_err(|error| Unreadable::Wrong(error.to_string()))
}

fn text(point: &Waypoint) -> WaypointText {
    WaypointText {
        r#type: point.kind,
        action: point.action,
        location: point.location.clone(),
        constraint: point.constraint.as_ref().map(|constraint| ConstraintText {
            value: Value::String(constraint.value.clone()),
            format: constraint.format.clone(),
        }),
    }
}

/// Reads YAML of unknown origin. What aliases stand for, and how deep it is nested, is limited by the library; a large
/// file is a large number of nodes.
///
/// # Errors
/// What is wrong with it, in one line.
pub fn parse(text: &str) -> Result<Value, String> {
    let budget = serde_saphyr::budget! { max_events: 20_000_000, max_nodes: 10_000_000 };
    let options = serde_saphyr::options! { budget: budget, with_snippet: false };
    serde_saphyr::from_str_with_options(text, options).map_err(|error| error.to_string())
}

/// Reads a witness: the first entry that is a set of invariants or a sequence to a violation.
///
/// # Errors
/// What is wrong with it.
pub fn read(source: &str) -> Result<Witness, Unreadable> {
    let fail = |why: String| Unreadable::Wrong(format!("this is no witness: {why}"));
    let Value::Array(entries) = parse(source).map_err(fail)? else {
        return Err(fail("it is no list of entries".to_owned()));
    };
    let mut other = Vec::new();
    for entry in entries {
        let entry_type = entry.get("entry_type").and_then(Value::as_str).unwrap_or("").to_owned();
        if entry_type != "invariant_set" && entry_type != "violation_sequence" {
            other.push(entry_type);
            continue;
        }
        let entry: Entry<Value> = serde_json::from_value(entry).map_err(|error| fail(error.to_string()))?;
        if !entry.metadata.format_version.starts_with("2.") {
            let version = &entry.metadata.format_version;
            return Err(Unreadable::Unsupported(format!(
                "format version `{version}` is not supported; 2.0 is"
            )));
        }
        let content = if entry_type == "invariant_set" {
            Content::Invariants(invariants(entry.content)?)
        } else {
            Content::Violation(segments(entry.content)?)
        };
        return Ok(Witness { metadata: entry.metadata, content });
    }
    let found = if other.is_empty() { "there are no entries".to_owned() } else { other.join(", ") };
    Err(Unreadable::Wrong(format!(
        "there is neither an invariant_set nor a violation_sequence in it: {found}"
    )))
}

fn invariants(content: Value) -> Result<Vec<Invariant>, Unreadable> {
    // An empty list is often written as nothing at all.
    if content.is_null() {
        return Ok(Vec::new());
    }
    let items: Vec<InvariantItem> = serde_json::from_value(content)
        .map_err(|error| Unreadable::Wrong(format!("the invariants cannot be read: {error}")))?;
    let mut invariants = Vec::new();
    for InvariantItem { invariant } in items {
        if invariant.format != "c_expression" {
            return Err(Unreadable::Unsupported(format!(
                "invariants in `{}` are not supported",
                invariant.format
            )));
        }
        invariants.push(Invariant {
            kind: invariant.r#type,
            location: invariant.location,
            value: scalar(&invariant.value)?,
            format: invariant.format,
        });
    }
    Ok(invariants)
}

fn segments(content: Value) -> Result<Vec<Segment>, Unreadable> {
    let items: Vec<SegmentItem> = serde_json::from_value(content)
        .map_err(|error| Unreadable::Wrong(format!("the segments cannot be read: {error}")))?;
    let count = items.len();
    let mut segments = Vec::new();
    for (index, item) in items.into_iter().enumerate() {
        let mut waypoints = Vec::new();
        for WaypointItem { waypoint } in item.segment {
            let constraint = match waypoint.constraint {
                None => None,
                Some(ConstraintText { value, format }) => Some(Constraint { value: scalar(&value)?, format }),
            };
            waypoints.push(Waypoint {
                kind: waypoint.r#type,
                action: waypoint.action,
                location: waypoint.location,
                constraint,
            });
        }
        let place = format!("segment {}", index + 1);
        let follows = waypoints.iter().filter(|point| point.action == Action::Follow).count();
        if follows != 1 || waypoints.last().is_none_or(|point| point.action != Action::Follow) {
            return Err(Unreadable::Wrong(format!(
                "{place} must have exactly one waypoint to follow, and that as its last"
            )));
        }
        let target = |point: &Waypoint| point.kind == WaypointKind::Target;
        if waypoints.iter().any(|point| target(point) && point.action == Action::Avoid) {
            return Err(Unreadable::Wrong(format!("{place} has a target to avoid")));
        }
        if waypoints.last().is_some_and(target) != (index + 1 == count) {
            return Err(Unreadable::Wrong(format!(
                "{place}: the last segment, and only that, ends with a target"
            )));
        }
        segments.push(Segment { waypoints });
    }
    if segments.is_empty() {
        return Err(Unreadable::Wrong("there is no segment with a target".to_owned()));
    }
    Ok(segments)
}
