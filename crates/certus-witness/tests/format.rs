//! Witness files: what is written has the form that the format asks for, and is read back as it was.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_witness::format::{
    Action, Constraint, Content, Invariant, InvariantKind, Location, Metadata, Segment, Waypoint,
    WaypointKind, Witness, graphml, read, yaml,
};

fn schema() -> jsonschema::Validator {
    let text = include_str!("../schema/witness-2.0.schema.json");
    jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap()
}

/// What is wrong with a YAML text by the schema.
fn problems(text: &str) -> Vec<String> {
    let value = certus_witness::format::yaml::parse(text).unwrap();
    schema().iter_errors(&value).map(|error| format!("{error} at {}", error.instance_path)).collect()
}

fn metadata() -> Metadata {
    let specification = "CHECK( init(main()), LTL(G ! call(reach_error())) )";
    Metadata::new("dir/a \"b\".c", b"int main(void) { return 0; }\n", specification, "ILP32")
}

fn location(line: u32, column: Option<u32>) -> Location {
    Location { file_name: "dir/a \"b\".c".to_owned(), line, column, function: Some("main".to_owned()) }
}

fn proof() -> Witness {
    let value = |kind, value: &str| Invariant {
        kind,
        location: location(3, Some(5)),
        value: value.to_owned(),
        format: "c_expression".to_owned(),
    };
    let content = Content::Invariants(vec![
        value(InvariantKind::LoopInvariant, "(0 <= x && x <= 7) || s.f == -1"),
        value(InvariantKind::LocationInvariant, "1"),
    ]);
    Witness { metadata: metadata(), content }
}

fn violation() -> Witness {
    let point = |kind, action, value: Option<(&str, &str)>| Waypoint {
        kind,
        action,
        location: location(7, Some(9)),
        constraint: value
            .map(|(value, format)| Constraint { value: value.to_owned(), format: Some(format.to_owned()) }),
    };
    use {Action::*, WaypointKind::*};
    let segments = vec![
        Segment {
            waypoints: vec![
                point(Assumption, Avoid, Some(("x == 3", "c_expression"))),
                point(Branching, Follow, Some(("true", "c_expression"))),
            ],
        },
        Segment { waypoints: vec![point(FunctionEnter, Follow, None)] },
        Segment {
            waypoints: vec![point(FunctionReturn, Follow, Some(("\\result == -5", "acsl_expression")))],
        },
        Segment { waypoints: vec![point(Target, Follow, None)] },
    ];
    Witness { metadata: metadata(), content: Content::Violation(segments) }
}

#[test]
fn yaml_obeys_the_schema_and_is_read_back() {
    for witness in [proof(), violation()] {
        let text = yaml::write(&witness).unwrap();
        assert_eq!(problems(&text), Vec::<String>::new(), "{text}");
        assert_eq!(read(&text).unwrap(), witness);
    }
    let empty = Witness { content: Content::Invariants(Vec::new()), ..proof() };
    let text = yaml::write(&empty).unwrap();
    assert_eq!(problems(&text), Vec::<String>::new(), "{text}");
    assert_eq!(read(&text).unwrap(), empty);
}

#[test]
fn the_schema_knows_what_is_wrong() {
    let good = yaml::write(&violation()).unwrap();
    for (from, to) in [
        ("format_version: \"2.0\"", "format_version: 2.0"),
        ("language: C", "language: Java"),
        ("data_model: ILP32", "data_model: 32bit"),
        ("type: target", "type: goal"),
        ("type: function_enter", "type: function_return"),
        ("line: 7", "line: 0"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        assert_ne!(problems(&bad), Vec::<String>::new(), "{to}");
    }
}

#[test]
fn unreadable_witnesses_are_refused_with_the_reason() {
    let good = yaml::write(&violation()).unwrap();
    for (from, to, why) in [
        ("entry_type: violation_sequence", "entry_type: ghost_instrumentation", "neither an invariant_set"),
        ("\"2.0\"", "'1.0'", "format version"),
        ("type: target", "type: function_enter", "the last segment, and only that"),
        ("action: avoid", "action: follow", "exactly one waypoint to follow"),
        ("type: branching", "type: fork", "cannot be read"),
    ] {
        let error = read(&good.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(why), "{to}: {error}");
    }
    let good = yaml::write(&proof()).unwrap();
    let error = read(&good.replace("c_expression", "acsl")).unwrap_err().to_string();
    assert!(error.contains("`acsl` are not supported"), "{error}");
    assert!(read("").is_err());
    assert!(read("[]").is_err());
    assert!(read("- 5").is_err());
    assert!(read("<graphml>").is_err());
    assert!(read("<graphml><graph/></graphml>").is_err());
}

/// Texts that YAML takes for something else, or that need quotes, are read back as they were.
#[test]
fn every_text_is_read_back() {
    let long = "a && ".repeat(100) + "b";
    let texts = [
        "",
        " ",
        "~",
        "null",
        "true",
        "no",
        "1",
        "0x1f",
        "012",
        "1e3",
        ".inf",
        "- a",
        "a: b",
        "a #b",
        "#",
        "&a",
        "*a",
        "!t",
        "|",
        ">",
        "%",
        "@",
        "`",
        "'",
        "\"",
        "\\",
        "a\nb",
        "a\tb\r",
        "\u{7f}",
        "\u{85}",
        "\u{2028}",
        "\u{feff}x",
        "\0",
        "{",
        "[",
        "}",
        ",",
        "2026-01-01",
        "12:30:45",
        "<<",
        "---",
        "...",
        "é\u{1f600}",
        "x ",
        " x",
        "? a",
        "a:",
        ":",
        "-",
        "x\n\n",
        "\n x",
        &long,
    ];
    for text in texts {
        let invariant = Invariant {
            kind: InvariantKind::LoopInvariant,
            location: Location { file_name: text.to_owned(), ..location(3, None) },
            value: text.to_owned(),
            format: "c_expression".to_owned(),
        };
        let witness = Witness { metadata: metadata(), content: Content::Invariants(vec![invariant; 2]) };
        let written = yaml::write(&witness).unwrap();
        assert_eq!(read(&written).unwrap(), witness, "{written}");
    }
}

/// Whoever writes a file of a few kilobytes decides neither about our memory nor about our time.
#[test]
fn hostile_yaml_is_refused_at_once() {
    let laughs: String =
        (1..40).map(|n| format!("a{n}: &a{n} [*a{0}, *a{0}, *a{0}, *a{0}]\n", n - 1)).collect();
    let cases = [
        ("deep brackets", "[".repeat(200_000)),
        ("deep and closed", "[".repeat(50_000) + &"]".repeat(50_000)),
        ("deep braces", "{a: ".repeat(100_000)),
        ("deep lists", "- ".repeat(100_000)),
        ("deep maps", (0..3_000).map(|n| format!("{}a:\n", " ".repeat(n))).collect()),
        ("keys in keys", "? ".repeat(100_000)),
        ("laughs", format!("a0: &a0 [lol, lol, lol, lol]\n{laughs}")),
        ("itself", "&a [*a, *a]".to_owned()),
        (
            "merges",
            format!(
                "a0: &a0 {{x: 1}}\n{}",
                (1..30).map(|n| format!("a{n}: &a{n}\n  <<: [*a{0}, *a{0}]\n", n - 1)).collect::<String>()
            ),
        ),
        ("a long key", format!("- {}", "a".repeat(3_000_000))),
        ("anchors", (0..100_000).map(|n| format!("- &a{n} x\n")).collect()),
    ];
    for (name, text) in cases {
        let before = std::time::Instant::now();
        // Some of them are YAML, though no witness.
        let found = read(&text);
        assert!(found.is_err(), "{name}");
        assert!(before.elapsed().as_secs() < 5, "{name} takes {:?}", before.elapsed());
    }
}

/// Large witnesses are no attack, nor are the anchors that some tools write.
#[test]
fn large_witnesses_are_read() {
    let Content::Invariants(few) = proof().content else { panic!("invariants") };
    let many = Witness {
        content: Content::Invariants(few.iter().cycle().take(20_000).cloned().collect()),
        ..proof()
    };
    assert_eq!(read(&yaml::write(&many).unwrap()).unwrap(), many);
    let text = yaml::write(&violation()).unwrap();
    let shared = text.replacen("location:", "location: &here", 1);
    assert!(read(&shared).is_ok(), "{shared}");
    assert_eq!(yaml::parse("[&a {b: 1}, *a]").unwrap()[1]["b"], 1);
}

#[test]
fn other_tools_write_scalars_without_quotes() {
    let witness = violation();
    let text = yaml::write(&witness).unwrap();
    let plain = text.replace("value: \"true\"", "value: true");
    assert_ne!(plain, text);
    assert_eq!(read(&plain).unwrap(), witness);
}

#[test]
fn graphml_keeps_loop_invariants_and_results() {
    let mut witness = proof();
    let Content::Invariants(list) = &mut witness.content else { panic!("a proof") };
    list.pop();
    let back = read(&graphml::write(&witness, &|_| None)).unwrap();
    let Content::Invariants(found) = back.content else { panic!("a proof") };
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].value, "(0 <= x && x <= 7) || s.f == -1");
    assert_eq!((found[0].location.line, found[0].location.column), (3, None));
    assert_eq!(back.metadata.task, witness.metadata.task);

    let back = read(&graphml::write(&violation(), &|_| Some("input".to_owned()))).unwrap();
    let Content::Violation(found) = back.content else { panic!("a violation") };
    let kinds: Vec<WaypointKind> = found.iter().map(|segment| segment.waypoints[0].kind).collect();
    assert_eq!(kinds, [WaypointKind::Branching, WaypointKind::FunctionReturn, WaypointKind::Target]);
    assert_eq!(found[1].waypoints[0].constraint.as_ref().unwrap().value, "\\result == -5");
}
