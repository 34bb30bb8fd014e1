//! Circuits, transition systems and Horn clauses on the command line: what is answered, in whose words, and what is refused.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::need;
use common::{certus, ended, example, folder, root, write};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Checks a model: the exit code and both streams.
fn check(file: &Path, options: &[&str]) -> (i32, String, String) {
    ended(certus().args(["check", "--no-config"]).arg(file).args(options))
}

/// Checks a model whose answer is known to the letter.
fn says(file: &Path, options: &[&str], code: i32, text: &str) {
    let (ended, out, err) = check(file, options);
    assert_eq!((ended, out.as_str()), (code, text), "{} {options:?}: {err}", file.display());
    let words = if code == 0 { "the proof was checked by native-cadical" } else { "certus: certified: the " };
    assert!(err.contains(words), "{} {options:?}: {err}", file.display());
}

/// Converts a program or a model into a file.
fn converted(dir: &Path, file: &Path, to: &str) -> PathBuf {
    let end = match to {
        "aiger" => "aig",
        "chc" => "smt2",
        other => other,
    };
    let name = format!("{}.{end}", file.file_name().unwrap().to_string_lossy());
    let output = certus().arg("convert").arg(file).args(["--to", to]).output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{} to {to}: {err}", file.display());
    let path = dir.join(name);
    std::fs::write(&path, output.stdout).unwrap();
    path
}

const RUN_OF_COUNTER: &str = "sat
b1
#0
0 00000000 count#0
@0
0 1 button@0
@1
0 1 button@1
@2
0 1 button@2
@3
0 1 button@3
.
";

#[test]
fn every_format_is_answered_in_its_own_words() {
    let counter = example("counter.btor2");
    says(&counter, &["--property", "b0"], 0, "unsat\nVERDICT: SAFE\n");
    says(&counter, &["--property", "above"], 0, "unsat\nVERDICT: SAFE\n");
    says(&counter, &["--engine", "bmc"], 10, &format!("{RUN_OF_COUNTER}VERDICT: UNSAFE (three)\n"));
    says(&counter, &["--property", "b1", "--plain"], 10, "VERDICT: UNSAFE (three)\n");

    let arbiter = example("arbiter.aag");
    says(&arbiter, &[], 0, "0\nb0\n.\nVERDICT: SAFE\n");
    says(&arbiter, &["--plain"], 0, "VERDICT: SAFE\n");
    let dir = folder("models-words");
    // Who asks gets it: now both may.
    let text =
        std::fs::read_to_string(&arbiter).unwrap().replace("6 10\n", "6 2\n").replace("8 14\n", "8 4\n");
    let greedy = write(&dir, "greedy.aag", &text);
    says(&greedy, &[], 10, "1\nb0\n00\n11\n00\n.\nVERDICT: UNSAFE (both)\n");

    let counter = example("counter.vmt");
    let (code, out, err) = check(&counter, &["--property", "0"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("(define-fun .invariant ((x (_ BitVec 8))) Bool "), "{out}");
    assert!(out.ends_with(")\nVERDICT: SAFE\n"), "{out}");
    let run = "(\n  (position 0 (x #x62))\n  (position 1 (x #x64))\n  (position 2 (x #x66))\n)\n";
    says(&counter, &["--engine", "bmc"], 10, &format!("{run}VERDICT: UNSAFE (property 1)\n"));

    let (code, out, err) = check(&example("clauses.smt2"), &[]);
    assert_eq!(code, 0, "{err}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines[0], lines[3], lines.len()), ("sat", "VERDICT: SAFE", 4), "{out}");
    assert!(
        lines[1].starts_with("(define-fun loop ((s (_ BitVec 8)) (n (_ BitVec 8)) (m (_ BitVec 8))) Bool ")
    );
    assert!(lines[2].starts_with("(define-fun done ((s (_ BitVec 8)) (m (_ BitVec 8))) Bool "), "{out}");
    let derivation = "unsat
((1 (run #x04 #x00) :clause 0 :line 4)
 (2 (run #x05 #x03) :clause 1 :line 5 :from 1)
 (3 (run #x06 #x06) :clause 1 :line 5 :from 2)
 (4 (run #x07 #x09) :clause 1 :line 5 :from 3)
 (5 false :clause 2 :line 7 :from 4))
VERDICT: UNSAFE (the query of line 7)
";
    says(&example("overtaking.smt2"), &[], 10, derivation);
}

/// The examples without unbounded numbers: file, question, and the exit code of the answer.
const EXAMPLES: [(&str, &str, i32); 7] = [
    ("counter.btor2", "b0", 0),
    ("counter.btor2", "b1", 10),
    ("arbiter.aag", "b0", 0),
    ("counter.vmt", "b0", 0),
    ("counter.vmt", "b1", 10),
    ("clauses.smt2", "unreach-call", 0),
    ("overtaking.smt2", "unreach-call", 10),
];

#[test]
fn every_engine_takes_every_format() {
    for (name, property, expected) in EXAMPLES {
        for engine in ["ic3cfa", "kinduction", "bmc", "auto"] {
            // Bounded model checking proves what has an end.
            let may = if engine == "bmc" && expected == 0 { [0, 20] } else { [expected, expected] };
            let mut options = vec!["--engine", engine, "--property", property, "--time-limit", "60s"];
            if engine == "bmc" {
                options.extend(["-o", "bound=20"]);
            }
            let (code, out, err) = check(&example(name), &options);
            assert!(may.contains(&code), "{name} {property} {engine}: {code}\n{out}{err}");
        }
    }
}

#[test]
fn a_witness_goes_to_its_file_and_the_verdict_stays() {
    let dir = folder("models-witness");
    let cases = [
        ("counter.btor2", "sat\nb1\n#0\n", "\n.\n", "VERDICT: UNSAFE (three)\n"),
        ("arbiter.aag", "aag ", "WITNESS b0\n", "0\nb0\n.\nVERDICT: SAFE\n"),
        ("counter.vmt", "(\n  (position 0 (x #x", "\n)\n", "VERDICT: UNSAFE (property 1)\n"),
        ("clauses.smt2", "sat\n(define-fun loop ", ")\n", "VERDICT: SAFE\n"),
        (
            "overtaking.smt2",
            "unsat\n((1 (run #x04 #x00) ",
            " false :clause 2 :line 7 :from 4))\n",
            "VERDICT: UNSAFE (the query of line 7)\n",
        ),
    ];
    for (name, start, end, verdict) in cases {
        let file = dir.join("witness");
        let _ = std::fs::remove_file(&file);
        let (_, out, err) = check(&example(name), &["--witness", file.to_str().unwrap()]);
        assert_eq!(out, verdict, "{name}: {err}");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with(start) && text.ends_with(end), "{name}: {text}");
    }
    // Nothing is written where there is nothing to write, and what cannot be written is told.
    let nowhere = dir.join("none/witness");
    let (code, out, err) = check(&example("counter.vmt"), &["--witness", nowhere.to_str().unwrap()]);
    assert_eq!((code, out.as_str()), (2, "VERDICT: UNSAFE (property 1)\n"), "{err}");
    assert!(err.contains("the witness"), "{err}");
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    let dir = folder("models-errors");
    let cases = [
        ("a.btor2", "1 sort bitvec 8\n2 frob 1 1 1\n", "2:8: there is no operator `frob`"),
        ("b.btor2", "1 sort bitvec 0\n", "1:"),
        ("c.aag", "aag 1 0 1 0 0 1\n2 3 4\n2\n", "2:5: "),
        ("d.aig", "aig 3 1 1 0 0\n", "1:"),
        (
            "e.vmt",
            "(declare-fun x () Bool)\n(assert x)\n",
            "2:1: an assertion without annotation has no meaning in VMT",
        ),
        ("f.vmt", "(declare-fun x () Bool)\n  (define-fun p () Bool (! (ltl.Y x) :ltl-property 0))\n", "2:"),
        (
            "g.smt2",
            "(set-logic HORN)\n(declare-fun p (Bool) Bool)\n(assert (forall ((x Bool) (y Bool))\n  (=> (and (p x) (p y)) (p (= x y)))))\n",
            "4:18: this clause is not linear: it has a second predicate in its body",
        ),
        ("h.smt2", "(set-logic HORN)\n(assert (forall ((x Bool)) x)", "2:"),
        ("i.btor2", "1 sort bitvec 1\n2 state 1\n", " there is nothing to check: no bad states are named"),
    ];
    for (name, text, message) in cases {
        let file = write(&dir, name, text);
        let (code, out, err) = check(&file, &[]);
        assert_eq!((code, out.as_str()), (2, ""), "{name}: {err}");
        assert!(err.contains(&format!("{}:{message}", file.display())), "{name}: {err}");
    }
    let (code, out, err) = check(&example("counter.btor2"), &["--property", "below"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("counter.btor2: there is no property `below`; there are b0 to b1"), "{err}");
    let (code, _, err) = check(&dir.join("none.aig"), &[]);
    assert!(code == 2 && err.contains("none.aig: cannot be read"), "{err}");
}

#[test]
fn what_is_not_known_is_unknown() {
    let dir = folder("models-unknown");
    // Products of variables need a solver that knows them.
    let square = write(
        &dir,
        "square.vmt",
        "(declare-fun x () Int)(declare-fun y () Int)(define-fun .x () Int (! x :next y))\n\
         (define-fun .i () Bool (! (= x 2) :init true))(define-fun .t () Bool (! (= y (* x x)) :trans true))\n\
         (define-fun .p () Bool (! (> x 1) :invar-property 0))\n",
    );
    let mut alone = certus();
    alone.args(["check", "--no-config"]).arg(&square).env("PATH", &dir);
    let (code, out, err) = ended(&mut alone);
    let why = "the embedded solver has no nonlinear arithmetic, and `z3` is not installed";
    assert_eq!((code, out), (20, format!("VERDICT: UNKNOWN ({why})\n")), "{err}");
}

/// Numbers without bounds need no other solver, and one that is installed has the second opinion.
#[test]
fn numbers_are_known() {
    let balance = example("balance.vmt");
    let run = |path: &str| ended(certus().args(["check", "--no-config"]).arg(&balance).env("PATH", path));
    let (code, out, err) = run(&folder("models-numbers").display().to_string());
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.starts_with("(define-fun .invariant ((a Int) (b Int)) Bool "), "{out}");
    assert!(err.contains("checked by native-cadical, the same arithmetic over another SAT solver"), "{err}");
    let Some(z3) = need::z3() else { return };
    let folder = z3.parent().filter(|folder| !folder.as_os_str().is_empty());
    let path = std::env::var("PATH").unwrap();
    let path =
        folder.map_or(path.clone(), |folder| format!("{}:{path}", folder.canonicalize().unwrap().display()));
    let (code, out, err) = run(&path);
    assert_eq!(code, 0, "{out}{err}");
    assert!(err.contains("the proof was checked by z3 on the model as it was read"), "{err}");
}

/// A product of two words that is also one of two primes: nobody finds out soon.
const HARD: &str = "1 sort bitvec 1
2 sort bitvec 64
3 sort bitvec 32
4 input 3 a
5 input 3 b
6 uext 2 4 32
7 uext 2 5 32
8 state 2 product
9 zero 2
10 init 2 8 9
11 mul 2 6 7
12 next 2 8 11
13 constd 2 9345208821757322069
14 eq 1 8 13
15 bad 14
";

#[test]
fn what_holds_of_finite_runs_is_not_all_that_was_asked() {
    let dir = folder("mixed");
    // The bad state is never reached; the latch is false for ever, which the justice property is about.
    let safe = write(&dir, "safe.aag", "aag 1 0 1 0 0 1 0 1\n2 2\n2\n1\n3\n");
    let (code, out, err) = check(&safe, &[]);
    let lasso = "1\nj0\n0\n\n\n.\nVERDICT: UNSAFE (j0)\n";
    assert_eq!((code, out.as_str()), (10, lasso), "{err}");
    says(&safe, &["--property", "b0", "--plain"], 0, "VERDICT: SAFE\n");
    let unsafe_ = write(&dir, "unsafe.aag", "aag 1 0 1 0 0 1 0 1\n2 2\n3\n1\n3\n");
    says(&unsafe_, &["--plain"], 10, "VERDICT: UNSAFE (b0)\n");
}

#[test]
fn options_for_programs_are_refused() {
    let model = example("counter.btor2");
    for option in
        [&["--trace"][..], &["--explain"], &["--harness", "h.c"], &["--recursion", "3"], &["--function", "f"]]
    {
        let (code, out, err) = check(&model, option);
        assert_eq!((code, out.as_str()), (2, ""), "{option:?}: {err}");
        assert!(err.contains(&format!("{} is for programs", option[0])), "{err}");
    }
}

#[test]
fn a_limit_ends_the_search_and_outputs_are_written() {
    let dir = folder("models-limit");
    let hard = write(&dir, "hard.btor2", HARD);
    let (log, junit) = (dir.join("log.jsonl"), dir.join("junit.xml"));
    let start = std::time::Instant::now();
    let options =
        ["--time-limit", "1s", "--json", "--log", log.to_str().unwrap(), "--junit", junit.to_str().unwrap()];
    let (code, out, err) = check(&hard, &options);
    assert_eq!(code, 20, "{out}{err}");
    assert!(start.elapsed().as_secs() < 20);
    assert_eq!(err.lines().last(), Some("VERDICT: UNKNOWN (time limit)"), "{out}");
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((json["verdict"].as_str(), json["reason"].as_str()), (Some("UNKNOWN"), Some("time limit")));
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.lines().last().unwrap().contains("\"UNKNOWN (time limit)\""), "{log}");
    assert!(std::fs::read_to_string(junit).unwrap().contains("time limit"));
    // In the words of the clauses, too.
    let clauses = converted(&dir, &hard, "chc");
    let (code, out, err) = check(&clauses, &["--time-limit", "1s"]);
    assert_eq!((code, out.as_str()), (20, "unknown\nVERDICT: UNKNOWN (time limit)\n"), "{err}");
}

#[test]
fn json_of_models_fits_the_schema() {
    let schema = std::fs::read_to_string(root().join("docs/certus-check.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for (name, property, expected) in EXAMPLES {
        let (code, out, err) = check(&example(name), &["--json", "--property", property]);
        assert_eq!(code, expected, "{name}: {err}");
        let json: Value = serde_json::from_str(&out).unwrap();
        let wrong: Vec<String> = validator.iter_errors(&json).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{wrong:?} in {json:#}");
        assert_eq!(json["certified"], true);
        assert!(json.get("data_model").is_none());
    }
}

#[test]
fn every_format_becomes_every_other() {
    let dir = folder("models-convert");
    // With eight bits, what relates the words is lost among bits.
    let narrow = std::fs::read_to_string(example("clauses.smt2")).unwrap();
    let narrow = narrow.replace("_ BitVec 8", "_ BitVec 3").replace("#x0", "#b00");
    let narrow = write(&dir, "narrow.smt2", &narrow);
    for (name, property, expected) in EXAMPLES {
        let file = if name == "clauses.smt2" { narrow.clone() } else { example(name) };
        for to in ["btor2", "aiger", "vmt", "chc"] {
            let file = converted(&dir, &file, to);
            // One question of clauses is all their queries.
            let all = to == "chc" && name.starts_with("counter");
            let (property, expected) = if all { ("unreach-call", 10) } else { (property, expected) };
            let (code, out, err) = check(&file, &["--property", property, "--time-limit", "60s"]);
            assert_eq!(code, expected, "{name} as {to}: {out}{err}");
        }
    }
    // What does not fit is refused.
    let (code, out, err) = ended(certus().arg("convert").arg(example("balance.vmt")).args(["--to", "aiger"]));
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("there are no integers"), "{err}");
}

#[test]
fn a_program_becomes_every_format() {
    let dir = folder("models-programs");
    for (name, expected) in [("gates.c", 0), ("average.c", 10), ("loop-safe.c", 0), ("loop-unsafe.c", 10)] {
        for to in ["btor2", "aiger", "vmt", "chc"] {
            let file = converted(&dir, &example(name), to);
            let (code, out, err) = check(&file, &["--time-limit", "60s", "--plain"]);
            assert_eq!(code, expected, "{name} as {to}: {out}{err}");
        }
    }
}

/// What others got wrong: a model, and whether it is safe.
#[test]
fn cases_that_others_got_wrong() {
    let dir = folder("models-traps");
    let btor = |middle: &str| {
        format!("1 sort bitvec 1\n2 sort bitvec 2\n3 zero 2\n4 one 2\n5 ones 2\n6 state 2 x\n{middle}")
    };
    let cases = [
        // The constraint excludes all states at the start.
        ("start.btor2", btor("7 init 2 6 3\n8 neq 1 6 3\n9 constraint 8\n10 bad 8\n11 bad -8\n"), 0),
        // It excludes the bad state, in the last step.
        ("last.btor2", btor("7 init 2 6 3\n8 inc 2 6\n9 next 2 6 8\n10 eq 1 6 5\n11 constraint -10\n12 bad 10\n"), 0),
        // Runs end in 2; that is not bad, and what is bad would come after it.
        ("deadlock.btor2", btor("7 init 2 6 3\n8 inc 2 6\n9 next 2 6 8\n10 eq 1 8 5\n11 constraint -10\n12 eq 1 6 5\n13 bad 12\n"), 0),
        // The same, asked for what is reached before.
        ("before.btor2", btor("7 init 2 6 3\n8 inc 2 6\n9 next 2 6 8\n10 eq 1 8 5\n11 constraint -10\n12 eq 1 6 4\n13 bad 12\n"), 10),
        // A state without `init` is anything at the start.
        ("any.btor2", btor("7 next 2 6 6\n8 eq 1 6 5\n9 bad 8\n"), 10),
        // A state without `next` is anything after each step.
        ("free.btor2", btor("7 init 2 6 3\n8 eq 1 6 5\n9 bad 8\n"), 10),
        // A latch that is reset to itself is not 0.
        ("self.aag", "aag 1 0 1 0 0 1\n2 2 2\n2\n".to_owned(), 10),
        // A latch that keeps what it is reset to.
        ("keeps.aag", "aag 1 0 1 0 0 1\n2 2 0\n2\n".to_owned(), 0),
        // Without bad states the outputs are what is bad.
        ("output.aag", "aag 1 0 1 1 0\n2 3\n2\n".to_owned(), 10),
        // The relation has no step from 2: neither a counterexample, nor a proof for 2 itself.
        ("dead.vmt", vmt("(and (bvult x #b10) (= y (bvadd x #b01)))", "(not (= x #b11))"), 0),
        ("alive.vmt", vmt("(and (bvult x #b10) (= y (bvadd x #b01)))", "(not (= x #b10))"), 10),
        // No step at all, and bad where runs begin.
        ("none.vmt", vmt("false", "(not (= x #b00))"), 10),
        // A fact without body whose constraint is false.
        ("empty.smt2", "(set-logic HORN)\n(declare-fun p (Bool) Bool)\n(assert (forall ((x Bool)) (=> (and x (not x)) (p x))))\n(assert (forall ((x Bool)) (=> (p x) false)))\n(check-sat)\n".to_owned(), 0),
        // A query without predicates.
        ("query.smt2", "(set-logic HORN)\n(declare-fun p (Bool) Bool)\n(assert (forall ((x Bool)) (=> x false)))\n(check-sat)\n".to_owned(), 10),
    ];
    for (name, text, expected) in cases {
        let file = write(&dir, name, &text);
        for engine in ["auto", "ic3cfa", "kinduction", "bmc"] {
            let (code, out, err) = check(&file, &["--engine", engine, "--time-limit", "60s"]);
            let open = engine == "bmc" && code == 20 && expected == 0;
            assert!(code == expected || open, "{name} {engine}: {out}{err}");
        }
    }
    // A run has one frame for each of its positions, and no more.
    let (_, out, _) = check(&dir.join("before.btor2"), &["--engine", "bmc"]);
    assert_eq!(out, "sat\nb0\n#0\n0 00 x#0\n@0\n@1\n.\nVERDICT: UNSAFE (bad0)\n");
}

/// A system over two bits that begins at 0.
fn vmt(step: &str, property: &str) -> String {
    format!(
        "(declare-fun x () (_ BitVec 2))\n(declare-fun y () (_ BitVec 2))\n(define-fun s () (_ BitVec 2) (! x :next y))\n\
         (define-fun i () Bool (! (= x #b00) :init true))\n(define-fun t () Bool (! {step} :trans true))\n\
         (define-fun p () Bool (! {property} :invar-property 0))\n"
    )
}

#[test]
fn a_slice_of_the_horn_benchmarks() {
    let Some(suite) = need::benchmarks("chc") else { return };
    let manifest = std::fs::read_to_string(suite.join("manifest.csv")).unwrap();
    for name in SOON {
        let row = manifest.lines().find(|line| line.split(',').next() == Some(name)).unwrap();
        let (code, out, err) = check(&suite.join(name), &["--time-limit", "60s", "--plain"]);
        let fits = match row.split(',').nth(2) {
            Some("sat") => code == 0,
            Some("unsat") => code == 10,
            _ => code == 0 || code == 10,
        };
        assert!(fits, "{row}: {out}{err}");
    }
}

/// Clauses over bit-vectors that are answered within a second.
const SOON: [&str; 13] = [
    "bv/SpamAssassin-loop_ok.c.smt2",
    "bv/bubblesort_init-3.smt2",
    "bv/gcd_4_safe.c.smt2",
    "bv/heapsort3.c.smt2",
    "bv/nest-if8.c.smt2",
    "bv/nested6.c.smt2",
    "bv/pc_sfifo_2.smt2",
    "bv/s3_clnt_1_safe.BV.c.cil.c.smt2",
    "bv/s3_srvr_2_BUG.cil.smt2",
    "bv/s3_srvr_7.cil.smt2",
    "bv/transmitter.2.smt2",
    // Its run is found at once, and is carried back by the commands that it executes.
    "bv/transmitter.9.smt2",
    "bv/up-nested.c.smt2",
];

/// The answers of a suite and those on the way over other formats: the lines that compare them.
fn trips(name: &str, suite: &Path, filter: &str, formats: &[&str]) -> Vec<String> {
    let out = folder(name).join("out");
    let engines: Vec<String> = formats.iter().map(|format| format!("auto:via={format}")).collect();
    let (code, table, err) = ended(
        certus()
            .arg("bench")
            .arg(suite)
            .args(["--filter", filter, "--time-limit", "60s"])
            .arg("--out")
            .arg(&out)
            .args(["--engine", &format!("auto,{}", engines.join(","))]),
    );
    assert_eq!(code, 0, "{table}{err}");
    let results = std::fs::read_to_string(out.join("results.csv")).unwrap();
    // Certificates carry over.
    for row in results.lines().skip(1) {
        assert!(row.contains("UNKNOWN") || row.contains("NOT WRITTEN") || row.ends_with(",true"), "{row}");
    }
    table
        .lines()
        .filter(|line| line.contains("answers of") || line.starts_with("  "))
        .map(str::to_owned)
        .collect()
}

/// A slice of what `certus bench SUITE --engine auto,auto:via=FORMAT` shows for all of a suite.
#[test]
fn answers_do_not_depend_on_the_way() {
    let own = folder("trips-own");
    for name in ["gates.c", "average.c", "loop-safe.c", "loop-unsafe.c", "recursion-safe.c"] {
        std::fs::copy(example(name), own.join(name)).unwrap();
    }
    let manifest = "file,expected\ngates.c,true\naverage.c,false\nloop-safe.c,true\nloop-unsafe.c,false\nrecursion-safe.c,true\n";
    std::fs::write(own.join("manifest.csv"), manifest).unwrap();
    let said = trips("trips-programs", &own, ".", &["chc", "vmt", "btor2", "aiger"]);
    assert_eq!(said.len(), 8, "{said:?}");
    for (format, lines) in ["chc", "vmt", "btor2", "aiger"].iter().zip(said.chunks(2)) {
        assert_eq!(lines[0], format!("auto:via={format} gives 4 of the 5 answers of auto"));
        let refused = "NOT WRITTEN (it is recursive, and what is written would leave deeper calls out)";
        assert!(lines[1].contains(refused), "{}", lines[1]);
    }
    if let Some(suite) = need::benchmarks("seed150") {
        let filter =
            "kundu|jain_[1-4]|pc_sfifo_[12]|s3_clnt_[34]|token_ring.0[12]|transmitter.0[12]|byte_add_false";
        for line in trips("trips-seed", &suite, filter, &["chc", "vmt"]) {
            let words: Vec<&str> = line.split(' ').collect();
            assert!(words[2] == words[5] && words[2].parse().unwrap_or(0) > 12, "{line}");
        }
    }
    if let Some(suite) = need::benchmarks("hw") {
        for line in trips("trips-hw", &suite, "^avr/.*btor2|gen25.*btor2|am2910.*btor2", &["aiger"]) {
            let words: Vec<&str> = line.split(' ').collect();
            assert!(words[2] == words[5] && words[2].parse().unwrap_or(0) > 7, "{line}");
        }
    }
}

/// What is read and what is refused, of a folder.
#[test]
fn a_folder_of_models_is_read() {
    let dir = folder("models-read");
    for (name, ..) in EXAMPLES {
        std::fs::copy(example(name), dir.join(name)).unwrap();
    }
    let read = |what: &Path| ended(certus().arg("bench").arg(what).arg("--read"));
    let (code, table, err) = read(&dir);
    assert_eq!(code, 0, "{table}{err}");
    assert!(table.contains("counter.btor2: 1 variable, 1 input, 2 sets of bad states\n"), "{table}");
    assert!(table.contains("clauses.smt2: 2 predicates, 5 arguments, 4 clauses\n"), "{table}");
    let totals: Vec<Vec<&str>> = table
        .lines()
        .skip_while(|line| !line.starts_with("format "))
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(totals.len(), 5, "{table}");
    assert_eq!(totals[3][..5], ["Horn", "clauses", "2", "2", "0"], "{table}");
    write(&dir, "broken.btor2", "1 sort bitvec 8\n2 frob 1 1 1\n");
    let (code, table, _) = read(&dir);
    assert_eq!(code, 2);
    assert!(table.contains("broken.btor2:2:8: there is no operator `frob`\n"), "{table}");
    // All of the benchmarks.
    for (suite, count) in [("chc", 472), ("hw", 80)] {
        let Some(suite) = need::benchmarks(suite) else { return };
        let (code, table, err) = read(&suite);
        assert_eq!(code, 0, "{table}{err}");
        assert_eq!(table.lines().filter(|line| line.starts_with("read ")).count(), count, "{table}");
    }
}

#[test]
fn a_folder_of_models_is_a_suite() {
    let dir = folder("models-suite");
    for (name, ..) in EXAMPLES {
        std::fs::copy(example(name), dir.join(name)).unwrap();
    }
    let bench = |out: &str| {
        let out = dir.join(out);
        let (code, table, err) = ended(certus().arg("bench").arg(&dir).arg("--out").arg(&out));
        (code, std::fs::read_to_string(out.join("results.csv")).unwrap(), format!("{table}{err}"))
    };
    let (code, results, said) = bench("one");
    assert_eq!(code, 0, "{said}");
    let rows: Vec<Vec<&str>> =
        results.lines().skip(1).map(|line| line.split(',').take(4).collect()).collect();
    let row = |name: &'static str, verdict: &'static str, expected: &'static str| {
        vec![name, "auto", verdict, expected]
    };
    let mut wanted = vec![
        row("arbiter.aag", "SAFE", ""),
        row("clauses.smt2", "SAFE", ""),
        row("counter.btor2", "UNSAFE (three)", ""),
        row("counter.vmt", "UNSAFE (property 1)", ""),
        row("overtaking.smt2", "UNSAFE (the query of line 7)", ""),
    ];
    assert_eq!(rows, wanted, "{results}");
    // What is expected, in the words of each community.
    let manifest = "file,expected\narbiter.aag,safe\nclauses.smt2,sat\ncounter.btor2,unsafe\ncounter.vmt,false\novertaking.smt2,unsat\n";
    std::fs::write(dir.join("manifest.csv"), manifest).unwrap();
    let (code, results, said) = bench("two");
    assert_eq!(code, 0, "{said}");
    let rows: Vec<Vec<&str>> =
        results.lines().skip(1).map(|line| line.split(',').take(4).collect()).collect();
    for (n, row) in wanted.iter_mut().enumerate() {
        row[3] = if n < 2 { "true" } else { "false" };
    }
    assert_eq!(rows, wanted, "{results}");
    // A wrong expectation is noticed.
    std::fs::write(dir.join("manifest.csv"), "file,expected\nclauses.smt2,unsat\n").unwrap();
    assert_eq!(bench("three").0, 70);
}
