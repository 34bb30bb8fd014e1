//! `--json`: the answer and its numbers (docs/json.md, docs/certus-check.schema.json).

use crate::output::tell::Told;
use certus_driver::{Summary, Unknown};
use certus_witness::LoopInvariant;
use serde_json::{Value, json};

/// The name of the format. It changes when a key changes its meaning or goes.
pub(crate) const SCHEMA: &str = "certus-check/1";

/// Something that the answer assumes.
pub(crate) fn assumption(assumed: &certus_driver::assume::Assumed) -> Value {
    let mut object = json!({ "kind": assumed.kind, "text": assumed.text() });
    if !assumed.names.is_empty() {
        object["names"] = assumed.names.clone().into();
    }
    if !assumed.lines.is_empty() {
        object["lines"] = assumed.lines.clone().into();
    }
    object
}

/// The answer as an object.
pub(crate) fn of(told: &Told<'_>, summary: &Summary) -> Value {
    let (effort, options) = (told.effort, told.options);
    let mut object = json!({
        "schema": SCHEMA,
        "certus": env!("CARGO_PKG_VERSION"),
        "file": options.file.display().to_string(),
        "property": options.property,
        "engine": options.engine,
        "assumptions": told.assumed.iter().map(assumption).collect::<Vec<_>>(),
        "verdict": summary.verdict.word(),
        "certified": !summary.certified_by.is_empty(),
        "seconds": (summary.time.as_micros() as f64) / 1e6,
        "memory_mb": told.watch.peak() >> 20,
        "queries": effort.stats.all_queries().0,
        "queries_for": {},
        "frames": effort.stats.get("frames"),
        "raw": { "locations": effort.raw.locations, "variables": effort.raw.variables },
        "reduced": { "locations": effort.reduced.locations, "variables": effort.reduced.variables,
            "bits": effort.reduced.bits },
        "ms": {},
    });
    if let Some(model) = told.data_model() {
        object["data_model"] = crate::commands::check::model_name(model).into();
    }
    for (name, time) in &effort.times {
        object["ms"][*name] = (time.as_millis() as u64).into();
    }
    for (purpose, tally) in effort.stats.queries() {
        object["queries_for"][purpose.0] = tally.queries.into();
    }
    if let Some(first) = options.settings.first() {
        object["settings"] = first.path.display().to_string().into();
        let all = options.settings.iter();
        object["settings_found"] =
            all.map(|found| json!({ "file": found.path.display().to_string(), "set": found.set })).collect();
    }
    if let Some(expected) = told.expected {
        object["expected"] = expected.into();
    }
    if let Some(reason) = &summary.reason {
        object["reason"] = reason.as_str().into();
        if let Some(Unknown::Limit(_)) = summary.unknown {
            let depths = told.recorder.depths().into_iter();
            object["so_far"] = depths.map(|(engine, k)| (engine.to_owned(), Value::from(k))).collect();
        }
    }
    if let Some(certificate) = &summary.certificate {
        object["certified_by"] = summary.certified_by.clone().into();
        object["certificate"] = certificate.as_str().into();
    }
    if let Some(proof) = &summary.proof {
        object["proof"] = proof.as_str().into();
        if let Some(lines) = &summary.vacuous {
            object["never_reached"] = lines.clone().into();
        }
        let fact = |fact: &certus_driver::Fact| json!({ "line": fact.line, "location": fact.location, "formula": fact.formula });
        object["invariants"] = summary.invariants.iter().map(fact).collect::<Vec<_>>().into();
        if let (Some(unit), Some(found)) = (told.unit, told.loops) {
            let of = |invariant: &LoopInvariant| {
                let at = unit.source.location(invariant.span.lo);
                json!({ "file": at.file, "line": at.line, "holds": invariant.conjuncts, "left_out": invariant.left_out })
            };
            object["loops"] = found.loops.iter().map(of).collect::<Vec<_>>().into();
        }
    }
    if let Some(violated) = &summary.violated {
        object["violated"] = violated.as_str().into();
        if let Some(at) = &summary.at {
            object["at"] = json!({ "file": at.file, "line": at.line, "column": at.column });
        }
        if let Some(wrong) = &summary.wrong {
            object["wrong"] = wrong.as_str().into();
        }
        if let Some(lasso) = &summary.lasso {
            object["lasso"] = json!(lasso);
        }
        let input = |input: &certus_driver::Input| json!({ "kind": input.kind, "name": input.name, "value": input.value, "bits": input.bits });
        let step =
            |step: &certus_driver::Step| json!({ "file": step.file, "line": step.line, "text": step.text });
        if !summary.trace.is_empty() {
            object["trace"] = summary.trace.iter().map(step).collect::<Vec<_>>().into();
        }
        object["inputs"] = summary.inputs.iter().map(input).collect::<Vec<_>>().into();
    }
    object
}
