//! What a check writes: JSON that fits its schema, SARIF, JUnit, logs and the page.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::need::{Need, skip};
use common::{HARD, certus, ended, example, folder, root, write};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The three kinds of answers: safe, unsafe and unknown.
fn cases(dir: &Path) -> [(PathBuf, &'static [&'static str], i32); 5] {
    let hard = write(dir, "hard.c", HARD);
    [
        (example("gates.c"), &["--engine", "ic3cfa"], 0),
        (example("gates.c"), &["--no-certify", "--engine", "kinduction"], 0),
        (example("average.c"), &["--64"], 10),
        (example("memory-unsafe.c"), &["--property", "valid-deref"], 10),
        (hard, &["--time-limit", "300ms"], 20),
    ]
}

#[test]
fn json_fits_its_schema() {
    let dir = folder("json");
    let schema = std::fs::read_to_string(root().join("docs/certus-check.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for (file, options, expected) in cases(&dir) {
        let (code, out, err) = ended(certus().arg("check").arg(&file).args(options).arg("--json"));
        assert_eq!(code, expected, "{err}");
        // JSON and nothing else.
        let json: Value = serde_json::from_str(&out).unwrap();
        let wrong: Vec<String> = validator.iter_errors(&json).map(|e| e.to_string()).collect();
        assert!(wrong.is_empty(), "{wrong:?} in {json:#}");
        // The schema names every key there is.
        for key in json.as_object().unwrap().keys() {
            assert!(schema["properties"].get(key).is_some(), "`{key}` is not documented");
        }
        let last = err.lines().last().unwrap();
        assert!(last.starts_with(&format!("VERDICT: {}", json["verdict"].as_str().unwrap())), "{err}");
    }
    assert!(!validator.is_valid(&serde_json::json!({ "schema": "certus-check/1", "verdict": "MAYBE" })));
}

#[test]
fn sarif_names_the_place() {
    let dir = folder("sarif");
    for (number, (file, options, expected)) in cases(&dir).into_iter().enumerate() {
        let path = dir.join(format!("{number}.sarif"));
        let (code, ..) = ended(certus().arg("check").arg(&file).args(options).arg("--sarif").arg(&path));
        assert_eq!(code, expected);
        let json: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(json["version"], "2.1.0");
        let run = &json["runs"][0];
        assert_eq!(run["tool"]["driver"]["name"], "Certus");
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), usize::from(code == 10));
        assert_eq!(run["invocations"][0]["executionSuccessful"], code != 20);
        for result in results {
            let rule = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(run["tool"]["driver"]["rules"][rule]["id"], result["ruleId"]);
            let place = &result["locations"][0]["physicalLocation"];
            assert!(place["artifactLocation"]["uri"].as_str().unwrap().starts_with("file:///"));
            assert!(place["region"]["startLine"].as_u64().unwrap() > 1);
        }
        if code == 20 {
            let text = &run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"];
            assert!(text.as_str().unwrap().contains("time limit"));
        }
    }
}

#[test]
fn junit_counts_failures() {
    let dir = folder("junit");
    for (number, (file, options, expected)) in cases(&dir).into_iter().enumerate() {
        let path = dir.join(format!("{number}.xml"));
        ended(certus().arg("check").arg(&file).args(options).arg("--junit").arg(&path));
        let text = std::fs::read_to_string(&path).unwrap();
        let failures = format!("failures=\"{}\"", u32::from(expected == 10));
        assert_eq!(text.matches(&failures).count(), 2, "{text}");
        assert_eq!(text.contains("<failure type="), expected == 10);
        assert_eq!(text.contains("<skipped message=\"UNKNOWN (time limit)\"/>"), expected == 20);
        assert!(text.starts_with("<?xml") && text.trim_end().ends_with("</testsuites>"));
    }
}

#[test]
fn the_tree_is_written_drawn_and_logged() {
    let dir = folder("tree");
    let [dot, page, log] = ["tree.dot", "page.html", "events.jsonl"].map(|name| dir.join(name));
    let check = |engine: &str| {
        let mut command = certus();
        command.arg("check").arg(example("loop-unsafe.c")).args(["--engine", engine]);
        ended(command.arg("--tree").arg(&dot).arg("--report").arg(&page).arg("--log").arg(&log))
    };
    let (code, _, err) = check("tree-itp");
    assert_eq!(code, 10, "{err}");
    let text = std::fs::read_to_string(&dot).unwrap();
    assert!(text.starts_with("digraph tree {") && text.contains("n0 -> n1"), "{text}");
    let drawn = std::fs::read_to_string(&page).unwrap();
    assert!(drawn.contains("<h2>Tree</h2>") && drawn.contains("Abstract reachability tree"));
    let events = std::fs::read_to_string(&log).unwrap();
    let mut tree = events.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let tree = tree.rfind(|event| event["event"] == "tree").unwrap();
    let nodes = tree["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), text.matches("[label=\"").count() - text.matches(" -> ").count());
    assert!(nodes.iter().any(|node| node["error"] == true));
    // An engine without a tree says so, and its verdict stands.
    std::fs::remove_file(&dot).unwrap();
    let (_, out, err) = check("bmc");
    assert!(out.ends_with("VERDICT: UNSAFE (unreach-call)\n"), "{out}");
    assert!(err.contains("no tree is written") && !dot.exists(), "{err}");
    assert!(!std::fs::read_to_string(&page).unwrap().contains("<h2>Tree</h2>"));
}

#[test]
fn what_happens_is_logged_and_told() {
    let dir = folder("log");
    let log = dir.join("events.jsonl");
    let check = |options: &[&str]| {
        let mut command = certus();
        command.arg("check").arg(example("pointer-safe.c")).args(options).arg("--log").arg(&log);
        ended(&mut command)
    };
    let (code, _, quiet) = check(&["--engine", "ic3cfa"]);
    assert_eq!(code, 0, "{quiet}");
    let text = std::fs::read_to_string(&log).unwrap();
    let events: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for kind in ["frame", "step", "end"] {
        assert!(events.iter().any(|event| event["event"] == kind), "no {kind} in {text}");
    }
    assert!(events.iter().all(|event| event["seconds"].is_number()));
    assert_eq!(events.last().unwrap()["verdict"], "SAFE");
    assert!(!quiet.contains("frame 1"), "not on a terminal, nothing is told: {quiet}");
    let (_, out, told) = check(&["--engine", "ic3cfa", "--verbose"]);
    assert!(told.contains("ic3cfa: frame 1") && told.lines().count() > 10, "{told}");
    assert_eq!(out, "VERDICT: SAFE\n");
    let (_, _, told) = check(&["--verbose"]);
    assert!(told.contains("frame"), "{told}");
}

#[test]
fn a_file_that_cannot_be_written_is_told_beside_the_verdict() {
    for option in ["--report", "--sarif", "--junit", "--log"] {
        let (code, out, err) =
            ended(certus().arg("check").arg(example("gates.c")).args([option, "/no-such-folder/file"]));
        assert_eq!((code, out.as_str()), (2, "VERDICT: SAFE\n"), "{option}");
        assert!(err.contains("/no-such-folder/file: cannot be written"), "{err}");
    }
}

#[test]
fn a_task_is_checked_and_compared() {
    let dir = folder("task");
    std::fs::copy(example("average.c"), dir.join("average.c")).unwrap();
    write(&dir, "p/unreach-call.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    write(&dir, "p/no-overflow.prp", "CHECK( init(main()), LTL(G ! overflow) )\n");
    let task = "format_version: '2.0'\ninput_files: average.c\nproperties:\n  - property_file: p/unreach-call.prp\n    expected_verdict: false\n  - property_file: p/no-overflow.prp\n    expected_verdict: false\noptions:\n  language: C\n  data_model: LP64\n";
    let path = write(&dir, "average.yml", task);
    let (code, out, err) = ended(certus().arg("check").arg(&path).arg("--json"));
    assert_eq!(code, 10, "{err}");
    assert!(out.contains("\"data_model\":\"LP64\"") && out.contains("\"expected\":false"), "{out}");
    assert!(err.contains("this is as the task expects"), "{err}");
    let (code, _, err) = ended(certus().arg("check").arg(&path).args(["--property", "no-overflow"]));
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("NOT as the task expects"), "{err}");
    let (code, _, err) = ended(certus().arg("check").arg(&path).args(["--property", "termination"]));
    assert_eq!(code, 2);
    assert!(err.contains("it asks for unreach-call, no-overflow"), "{err}");
    let broken = write(&dir, "broken.yml", "format_version: [");
    let (code, _, err) = ended(certus().arg("check").arg(&broken));
    assert_eq!(code, 2);
    assert!(err.contains("broken.yml") && err.contains("no YAML"), "{err}");
}

/// The script opens pages in a browser; without a browser the test is skipped with a message.
fn looked_at(page: &Path, options: &[&str]) {
    let found =
        |name: &str| Command::new(name).arg("--version").output().is_ok_and(|run| run.status.success());
    if !["chromium", "chromium-browser", "google-chrome"].into_iter().any(found) || !found("python3") {
        skip(Need::Browser, "no chromium or no python3 (scripts/install-chromium.sh)");
        return;
    }
    let script = root().join("scripts/look_at_page.py");
    let (code, out, err) = ended(Command::new("python3").arg(script).arg(page).args(options));
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn the_page_reads_well_in_a_browser() {
    let dir = folder("page");
    for (number, (file, options, expected)) in cases(&dir).into_iter().enumerate() {
        let path = dir.join(format!("{number}.html"));
        let (code, _, err) = ended(certus().arg("check").arg(&file).args(options).arg("--report").arg(&path));
        assert_eq!(code, expected, "{err}");
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains("src=\"http") && !text.contains("@import") && !text.contains("href=\"http"));
        assert!(text.contains("<svg xmlns"), "the automaton is drawn");
        assert_eq!(text.contains("class=\"fact\""), code == 0, "invariants are marked in the source");
        assert_eq!(text.contains("line passed failing"), code == 10, "the failing line is marked");
        // A look at one of each kind is enough.
        if number != 3 {
            looked_at(&path, if code == 10 { &["--trace"] } else { &[] });
        }
    }
}

#[test]
fn markup_in_a_program_is_only_text() {
    let dir = folder("markup");
    let text = "#include <assert.h>\nextern int __VERIFIER_nondet_int(void);\nint main(void) { int a = __VERIFIER_nondet_int(); /* </script><script>alert(1)</script> */\n assert(a < 1); /* </script><b>&amp; */ return 0; }\n";
    let path = write(&dir, "a<b>&.c", text);
    let page = dir.join("page.html");
    let (code, ..) = ended(certus().arg("check").arg(&path).arg("--report").arg(&page));
    assert_eq!(code, 10);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(!html.contains("<script>alert") && !html.contains("<b>&amp;.c"), "markup was taken over");
    assert_eq!(html.matches("<script").count(), 2);
    assert_eq!(html.matches("</script>").count(), 2);
    looked_at(&page, &["--trace"]);
}

#[test]
fn input_that_is_not_accepted_writes_what_was_asked_for() {
    let dir = folder("rejected");
    let bad = write(&dir, "bad.c", "int main(void) { return x; }\n");
    for file in [bad, dir.join("none.c"), write(&dir, "bad.btor2", "1 sort bitvec\n")] {
        let [sarif, junit, page, log] = ["s.sarif", "j.xml", "p.html", "l.jsonl"].map(|name| dir.join(name));
        for path in [&sarif, &junit, &page, &log] {
            let _ = std::fs::remove_file(path);
        }
        let mut command = certus();
        command.arg("check").arg(&file).args(["--no-config", "--json"]);
        for (option, path) in [("--sarif", &sarif), ("--junit", &junit), ("--report", &page), ("--log", &log)]
        {
            command.arg(option).arg(path);
        }
        let (code, out, err) = ended(&mut command);
        assert_eq!(code, 2, "{err}");
        let json: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["verdict"], "UNKNOWN");
        let reason = json["reason"].as_str().unwrap();
        assert!(err.contains(reason.lines().last().unwrap()), "{reason}: {err}");
        let sarif: Value = serde_json::from_str(&std::fs::read_to_string(sarif).unwrap()).unwrap();
        let invocation = &sarif["runs"][0]["invocations"][0];
        assert_eq!((&invocation["exitCode"], &invocation["executionSuccessful"]), (&2.into(), &false.into()));
        assert!(std::fs::read_to_string(junit).unwrap().contains("errors=\"1\""));
        assert!(std::fs::read_to_string(page).unwrap().contains("UNKNOWN"));
        assert!(std::fs::read_to_string(log).unwrap().contains("\"end\""));
    }
}

#[test]
fn the_page_shows_every_file_and_opens_where_the_run_fails() {
    let dir = folder("page-files");
    let main = write(
        &dir,
        "main.c",
        "extern int in(void);\nint half(int x);\nint main(void) { return half(in()); }\n",
    );
    let text = "#include <assert.h>\nint half(int x) {\n  int n = 0;\n  while (n < x && n < 9) n++;\n  assert(n < LIMIT);\n  return n;\n}\n";
    let lib = write(&dir, "lib.c", text);
    let page = dir.join("page.html");
    for (limit, expected) in [("8", 10), ("10", 0)] {
        let mut command = certus();
        command.arg("check").args([&main, &lib]).args(["--no-config", "--json", "--engine", "ic3cfa", "-D"]);
        let (code, out, err) = ended(command.arg(format!("LIMIT={limit}")).arg("--report").arg(&page));
        assert_eq!(code, expected, "{err}");
        let json: Value = serde_json::from_str(&out).unwrap();
        let html = std::fs::read_to_string(&page).unwrap();
        assert!(html.contains("main.c</summary>") && html.contains("lib.c</summary>"));
        // The second file is the open one.
        assert_eq!(html.matches("<details class=\"file\" open>").count(), 1);
        assert!(
            html.contains("open><summary>") && html.find("open><summary>") > html.find("main.c</summary>")
        );
        if expected == 10 {
            assert!(
                html.contains("<div class=\"line passed failing\" id=\"F1L5\">"),
                "the line that fails is marked"
            );
            assert!(html.contains("<td>in()</td><td>8</td>") && html.contains("certus check "), "{html}");
            let last = json["trace"].as_array().unwrap().last().unwrap();
            assert_eq!(last["line"], 5);
            looked_at(&page, &["--trace"]);
        } else {
            let at = &json["loops"][0];
            assert_eq!(at["line"], 4);
            let holds = at["holds"][0].as_str().unwrap();
            assert!(
                html.contains(&holds.replace('<', "&lt;").replace('&', "&amp;").replace("&amp;lt;", "&lt;")),
                "{holds}"
            );
            looked_at(&page, &[]);
        }
    }
}
