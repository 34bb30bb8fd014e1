//! Witnesses of the format 2.0, written by hand.

use certus_witness::format::sha256;
use std::fmt::Display;

/// A witness of the format 2.0 for a program.
pub(crate) fn witness(program: &str, kind: &str, content: &str) -> String {
    let hash = sha256(program.as_bytes());
    format!(
        "- entry_type: {kind}
  metadata:
    format_version: \"2.0\"
    uuid: 91023a0f-9f45-4385-88c4-1152ade45537
    creation_time: 2025-01-01T12:00:00+01:00
    producer: {{ name: by hand, version: \"1\" }}
    task:
      input_files: [program.c]
      input_file_hashes: {{ program.c: {hash} }}
      specification: CHECK( init(main()), LTL(G ! call(reach_error())) )
      data_model: ILP32
      language: C
  content:
{content}"
    )
}

/// A string of YAML for any text.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// An invariant at a line and column.
pub(crate) fn invariant(
    kind: &str,
    (line, column): (impl Display, impl Display),
    function: &str,
    value: &str,
) -> String {
    format!(
        "  - invariant:
      type: {kind}
      location: {{ file_name: program.c, line: {line}, column: {column}, function: {function} }}
      value: {}
      format: c_expression
",
        quoted(value)
    )
}

/// A waypoint at a line and column; without a constraint if the value is empty.
pub(crate) fn waypoint(
    kind: &str,
    action: &str,
    (line, column): (impl Display, impl Display),
    value: &str,
) -> String {
    let constraint = match (kind, value) {
        (_, "") => String::new(),
        ("function_return", _) => {
            format!("constraint: {{ value: {}, format: acsl_expression }}", quoted(value))
        }
        _ => format!("constraint: {{ value: {}, format: c_expression }}", quoted(value)),
    };
    format!(
        "    - waypoint:
        type: {kind}
        action: {action}
        location: {{ file_name: program.c, line: {line}, column: {column} }}
        {constraint}
"
    )
}

/// Segments of waypoints.
pub(crate) fn segments(list: &[&[String]]) -> String {
    list.iter().map(|points| format!("  - segment:\n{}", points.concat())).collect()
}
