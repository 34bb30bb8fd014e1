//! `--sarif`: findings for code scanning (SARIF 2.1.0).

use crate::output::tell::Told;
use certus_driver::Summary;
use certus_driver::property::label;
use serde_json::{Value, json};

/// What a violated property means, for the list of rules.
const RULES: &[(&str, &str)] = &[
    ("unreach-call", "An assertion fails, or an error function or label is reached."),
    ("no-overflow", "The result of signed arithmetic does not fit its type."),
    ("valid-deref", "Memory is accessed outside of every live object."),
    ("valid-free", "Something is freed that is not the beginning of a live heap object."),
    ("no-division-by-zero", "An integer is divided by zero."),
    ("no-bad-shift", "A shift amount is negative or too large."),
    ("no-uninitialised", "A value is used that was never set."),
    ("termination", "A run does not end."),
];

/// So many inputs are listed in a message: more nobody reads.
pub(crate) const MOST_INPUTS: usize = 20;

/// The log of one check. A proof has no results; an UNSAFE has one at its place; an UNKNOWN is a notification.
pub(crate) fn of(told: &Told<'_>, summary: &Summary) -> Value {
    let rules: Vec<Value> =
        RULES.iter().map(|(id, text)| json!({ "id": id, "shortDescription": { "text": text } })).collect();
    let mut results = Vec::new();
    if let Some(violated) = &summary.violated {
        let mut message = summary.sentence(violated);
        for input in summary.inputs.iter().take(MOST_INPUTS) {
            let name = input.name.as_deref().map_or(input.kind.to_owned(), |name| format!("{name}()"));
            message.push_str(&format!("\n{name} = {}", input.value));
        }
        if summary.inputs.len() > MOST_INPUTS {
            message.push_str(&format!("\nand {} more values", summary.inputs.len() - MOST_INPUTS));
        }
        let mut result = json!({ "ruleId": violated, "level": "error", "message": { "text": message } });
        if let Some(index) = RULES.iter().position(|(id, _)| id == violated) {
            result["ruleIndex"] = index.into();
        }
        if let Some(at) = &summary.at {
            result["locations"] = json!([{ "physicalLocation": {
                "artifactLocation": { "uri": uri(&at.file) },
                "region": { "startLine": at.line.max(1), "startColumn": at.column.max(1) },
            } }]);
        }
        if !summary.trace.is_empty() {
            let step = |step: &certus_driver::Step| {
                json!({ "location": { "message": { "text": step.text }, "physicalLocation": {
                    "artifactLocation": { "uri": uri(&step.file) }, "region": { "startLine": step.line.max(1) } } } })
            };
            let steps: Vec<Value> = summary.trace.iter().map(step).collect();
            result["codeFlows"] = json!([{ "threadFlows": [{ "locations": steps }] }]);
        }
        results.push(result);
    }
    let mut invocation = json!({ "executionSuccessful": summary.reason.is_none(), "exitCode": crate::output::tell::code(summary) });
    if let Some(reason) = &summary.reason {
        let rejected = matches!(summary.unknown, Some(certus_driver::Unknown::Rejected(_)));
        invocation["toolExecutionNotifications"] = json!([{
            "level": if rejected { "error" } else { "warning" },
            "message": { "text": format!("{}: no answer to {}: {reason}", told.options.file.display(), label(&told.options.property)) },
        }]);
    }
    let mut properties = json!({ "assumptions": told.assumed.iter().map(crate::output::json::assumption).collect::<Vec<_>>() });
    if let Some(model) = told.data_model() {
        properties["dataModel"] = crate::commands::check::model_name(model).into();
    }
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "Certus", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "invocations": [invocation],
            "artifacts": [{ "location": { "uri": uri(&told.options.file.display().to_string()) } }],
            "columnKind": "unicodeCodePoints",
            "results": results,
            "properties": properties,
        }],
    })
}

/// The logs of several checks of one program as one.
pub(crate) fn joined(logs: Vec<Value>, code: u8) -> Value {
    let mut logs = logs.into_iter();
    let mut all = logs.next().unwrap_or_default();
    let append = |to: &mut Value, from: &mut Value| {
        let Value::Array(from) = from.take() else { return };
        match to {
            Value::Array(to) => {
                let new: Vec<Value> = from.into_iter().filter(|one| !to.contains(one)).collect();
                to.extend(new);
            }
            to => *to = Value::Array(from),
        }
    };
    for mut log in logs {
        let (to, from) = (&mut all["runs"][0], &mut log["runs"][0]);
        append(&mut to["results"], &mut from["results"]);
        append(&mut to["properties"]["assumptions"], &mut from["properties"]["assumptions"]);
        let (to, from) = (&mut to["invocations"][0], &mut from["invocations"][0]);
        if from["executionSuccessful"] == false {
            to["executionSuccessful"] = false.into();
        }
        if from.get("toolExecutionNotifications").is_some() {
            append(&mut to["toolExecutionNotifications"], &mut from["toolExecutionNotifications"]);
        }
    }
    all["runs"][0]["invocations"][0]["exitCode"] = code.into();
    all
}

/// A path as a reference relative to the root of the sources, or as a `file:` address if it is absolute.
fn uri(path: &str) -> String {
    let mut text = if path.starts_with('/') { "file://".to_owned() } else { String::new() };
    for byte in path.trim_start_matches("./").bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                text.push(byte.into());
            }
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn paths_become_addresses() {
        assert_eq!(super::uri("./a b/c.c"), "a%20b/c.c");
        assert_eq!(super::uri("/x/ö.c"), "file:///x/%C3%B6.c");
    }
}
