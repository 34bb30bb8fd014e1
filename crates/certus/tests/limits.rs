//! Limits hold for every command, from the first byte that is read, with everything that is started; what is known is told.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// A limit holds to within a second. Tests run beside each other on machines that have other work too.
const SLACK: Duration = Duration::from_secs(4);

/// No run fails, and no engine tells that soon.
const LONG: &str = "extern unsigned __VERIFIER_nondet_uint(void);\nextern void reach_error(void);\nint main(void) {\n  \
    unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint(), n = 0;\n  \
    while (__VERIFIER_nondet_uint()) { x = x * x + y; y = y * 7 + x; n += x ^ y; }\n  \
    if ((n * n * n) % 1000003u == 17u && n % 65537u == 3u && x * y == 77777u) reach_error();\n  return 0;\n}\n";

/// Every run fails.
const FAILS: &str = "extern void reach_error(void);\nint main(void) { reach_error(); return 0; }\n";

struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let folder = std::env::temp_dir().join(format!("limits-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(folder.join("tmp")).unwrap();
        Place(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }

    /// A pipe that nobody writes into.
    fn pipe(&self, name: &str) -> String {
        nix::unistd::mkfifo(&self.0.join(name), nix::sys::stat::Mode::S_IRWXU).unwrap();
        self.path(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(CERTUS);
        command.args(arguments).env("TMPDIR", self.0.join("tmp")).current_dir(&self.0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str]) -> Ended {
        attend(self.command(arguments))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[derive(Debug)]
struct Ended {
    code: Option<i32>,
    out: String,
    err: String,
    time: Duration,
    /// The most memory that it and its children were seen to use, in MB.
    memory: u64,
}

fn attend(mut command: Command) -> Ended {
    let start = Instant::now();
    let child = command.spawn().unwrap();
    let pid = child.id();
    std::thread::scope(|scope| {
        let output = scope.spawn(|| child.wait_with_output().unwrap());
        let mut memory = 0;
        while !output.is_finished() {
            memory = memory.max(certus_sandbox::usage_of(pid).memory >> 20);
            assert!(start.elapsed() < Duration::from_secs(60), "it does not end");
            std::thread::sleep(Duration::from_millis(1));
        }
        let output = output.join().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        Ended { code: output.status.code(), out, err, time: start.elapsed(), memory }
    })
}

/// Processes that have this word on their command line.
fn users(word: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let entries = std::fs::read_dir("/proc").unwrap().flatten();
    let others = entries.filter(|entry| entry.file_name().to_str() != Some(&own));
    let lines = others.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
    let lines = lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " "));
    lines.filter(|line| line.contains(word)).collect()
}

fn gone(word: &str) {
    let until = Instant::now() + Duration::from_secs(5);
    while !users(word).is_empty() {
        assert!(Instant::now() < until, "left: {:?}", users(word));
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn nobody_waits_for_a_pipe() {
    let place = Place::new("pipes");
    let (pipe, good) = (place.pipe("p"), place.write("good.c", FAILS));
    let (task, property) = (place.pipe("task.yml"), place.pipe("p.prp"));
    let program = place.pipe("p.c");
    let commands: [&[&str]; 9] = [
        &["check", "--no-config", &program],
        &["check", "--no-config", &task],
        &["check", "--no-config", "--property", &property, &good],
        &["check", "--config", &pipe, &good],
        &["validate", &good, &pipe],
        &["validate", &program, &good],
        &["solve", &pipe],
        &["cfa", &program],
        &["convert", "--to", "chc", &program],
    ];
    for arguments in commands {
        let ended = place.run(&[arguments, &["--time-limit", "300ms"]].concat());
        assert_eq!(ended.code, Some(20), "{arguments:?} {ended:?}");
        assert!((ended.out.clone() + &ended.err).contains("time limit"), "{arguments:?} {ended:?}");
        assert!(ended.time < Duration::from_millis(300) + SLACK, "{arguments:?} {ended:?}");
    }
    // A suite is read before any limit counts.
    let ended = place.run(&["bench", &place.path("")]);
    assert_eq!(ended.code, Some(2), "{ended:?}");
}

#[test]
fn devices_do_not_fill_the_memory() {
    let place = Place::new("devices");
    let good = place.write("good.c", FAILS);
    let commands: [&[&str]; 4] = [
        &["check", "--no-config", "/dev/zero"],
        &["check", "--config", "/dev/zero", &good],
        &["validate", &good, "/dev/zero"],
        &["solve", "/dev/zero"],
    ];
    for arguments in commands {
        let ended = place.run(&[arguments, &["--time-limit", "20s", "--memory-limit", "100M"]].concat());
        assert!(matches!(ended.code, Some(2 | 20)), "{arguments:?} {ended:?}");
        assert!(ended.memory <= 112, "{arguments:?} {ended:?}");
    }
}

#[test]
fn what_a_preprocessor_uses_counts() {
    let place = Place::new("macros");
    let mut text = "#define A0 (1 + 1)\n".to_owned();
    for i in 1..45 {
        text.push_str(&format!("#define A{i} (A{} + A{})\n", i - 1, i - 1));
    }
    let program = place.write("a.c", &format!("{text}int main(void) {{ return A44; }}\n"));
    let ended =
        place.run(&["check", "--no-config", "--memory-limit", "150M", "--time-limit", "30s", &program]);
    assert_eq!(ended.code, Some(20), "{ended:?}");
    assert!(ended.out.contains("UNKNOWN (memory limit)"), "{ended:?}");
    assert!(ended.memory <= 165, "{ended:?}");
    let ended = place.run(&["check", "--no-config", "--time-limit", "500ms", &program]);
    assert!(ended.out.contains("UNKNOWN (time limit)"), "{ended:?}");
    assert!(ended.time < Duration::from_millis(500) + SLACK, "{ended:?}");
    gone(&program);
}

#[test]
fn a_short_script_may_ask_for_much() {
    let place = Place::new("script");
    let wide = "(_ BitVec 4000)";
    let script = place.write(
        "a.smt2",
        &format!(
            "(declare-const x {wide})(declare-const y {wide})\n(assert (= (bvmul x y) (bvadd (bvmul y y) x)))(check-sat)\n"
        ),
    );
    let ended = place.run(&["solve", &script, "--time-limit", "1s"]);
    assert_eq!(ended.code, Some(20), "{ended:?}");
    assert!(ended.time < Duration::from_secs(1) + SLACK && ended.err.contains("time limit"), "{ended:?}");
    let ended = place.run(&["solve", &script, "--time-limit", "50s", "--memory-limit", "500M"]);
    assert_eq!(ended.code, Some(20), "{ended:?}");
    assert!(ended.memory <= 550 && ended.err.contains("memory limit"), "{ended:?}");
    // A limit for each query lets the others be answered.
    let hard = "(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))(push 1)(assert (and (bvugt x #x0000000000000001)
        (bvugt y #x0000000000000001) (bvult x #x00000000ffffffff) (bvult y #x00000000ffffffff)
        (= (bvmul x y) #x81b0d9e90cb12355)))(check-sat)(pop 1)(check-sat)";
    let script = place.write("b.smt2", hard);
    let ended = place.run(&["solve", &script, "--query-limit", "200ms"]);
    assert_eq!((ended.code, ended.out.as_str()), (Some(20), "unknown\nsat\n"), "{ended:?}");
}

#[test]
fn a_silent_solver_is_not_waited_for() {
    let place = Place::new("silent");
    let program = place.write("a.c", LONG);
    // It starts something that would outlive it.
    let solver = place.write("solver.sh", "sleep 1000 &\nsleep 1000\n");
    let solver = format!("process:sh {solver}");
    let script = place.write("a.smt2", "(check-sat)\n");
    for arguments in [&["solve", &script][..], &["check", "--no-config", "--engine", "bmc", &program]] {
        let more = ["--solver", &solver, "--time-limit", "500ms"];
        let ended = place.run(&[arguments, &more[..]].concat());
        assert_eq!(ended.code, Some(20), "{ended:?}");
        assert!(ended.time < Duration::from_millis(500) + SLACK, "{ended:?}");
    }
    gone(&place.path("solver.sh"));
}

/// All files that a check can be asked for, with what must be in them.
fn outputs(place: &Place) -> Vec<String> {
    let names = [("--sarif", "a.sarif"), ("--junit", "a.xml"), ("--report", "a.html"), ("--log", "a.jsonl")];
    names.into_iter().flat_map(|(option, name)| [option.to_owned(), place.path(name)]).collect()
}

fn all_written(place: &Place, reason: &str) {
    for (name, end) in [("a.sarif", "}\n"), ("a.xml", ">\n"), ("a.html", "</html>\n"), ("a.jsonl", "}\n")] {
        let text =
            std::fs::read_to_string(place.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(text.contains(reason) && text.ends_with(end), "{name}: {text}");
    }
}

#[test]
fn a_limit_writes_all_that_was_asked_for() {
    let place = Place::new("outputs");
    let program = place.write("a.c", LONG);
    let outputs = outputs(&place);
    let mut arguments = vec!["check", "--no-config", "--time-limit", "700ms", "--json", &program];
    arguments.extend(outputs.iter().map(String::as_str));
    let ended = place.run(&arguments);
    assert_eq!(ended.code, Some(20), "{ended:?}");
    assert!(ended.out.contains("\"reason\":\"time limit\""), "{ended:?}");
    // What is known is told.
    assert!(ended.out.contains("\"so_far\":{") && ended.err.contains("so far no error: "), "{ended:?}");
    all_written(&place, "time limit");
    // Before anything is read, too.
    let pipe = place.pipe("p.c");
    arguments[5] = &pipe;
    let ended = place.run(&arguments);
    assert!(ended.code == Some(20) && ended.out.contains("\"reason\":\"time limit\""), "{ended:?}");
    all_written(&place, "time limit");
    // An output that nobody reads stops neither the others nor the end.
    let blocked = place.pipe("blocked");
    arguments[5] = &program;
    arguments.extend(["--witness", &blocked, "--report", &blocked]);
    let report = arguments.iter().position(|word| *word == "--report").unwrap();
    arguments.drain(report..report + 2);
    let ended = place.run(&arguments);
    assert!(ended.err.ends_with("VERDICT: UNKNOWN (time limit)\n"), "{ended:?}");
    assert!(ended.time < Duration::from_millis(700) + SLACK, "{ended:?}");
    assert_eq!(std::fs::read_dir(place.path("tmp")).unwrap().count(), 0);
}

#[test]
fn an_interrupt_writes_all_that_was_asked_for() {
    let place = Place::new("interrupt");
    let program = place.write("a.c", LONG);
    let outputs = outputs(&place);
    let mut arguments = vec!["check", "--no-config", &program];
    arguments.extend(outputs.iter().map(String::as_str));
    let child = place.command(&arguments).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(700));
    kill(Pid::from_raw(child.id().cast_signed()), Signal::SIGINT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    all_written(&place, "interrupted");
    gone(&program);
}

#[test]
fn a_run_that_was_found_is_told_at_the_limit() {
    let place = Place::new("found");
    let program = place.write("a.c", FAILS);
    // A compiler that does not come to an end.
    std::fs::create_dir(place.path("bin")).unwrap();
    for name in ["cc", "gcc", "clang"] {
        let path = place.write(&format!("bin/{name}"), "#!/bin/sh\nexec sleep 1000\n");
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o700);
        std::fs::set_permissions(path, mode).unwrap();
    }
    let witness = place.path("w.yml");
    let mut command =
        place.command(&["check", "--no-config", "--time-limit", "1s", "--witness", &witness, &program]);
    command.env("PATH", format!("{}:{}", place.path("bin"), std::env::var("PATH").unwrap()));
    let ended = attend(command);
    assert_eq!(ended.code, Some(10), "{ended:?}");
    assert!(ended.out.ends_with("VERDICT: UNSAFE (unreach-call)\n"), "{ended:?}");
    assert!(ended.time < Duration::from_secs(1) + SLACK, "{ended:?}");
    assert!(Path::new(&witness).exists());
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "only a build for tests can be told to panic")]
fn a_panic_in_one_lane_loses_no_answer() {
    let place = Place::new("lane");
    let safe = "extern unsigned __VERIFIER_nondet_uint(void);\nextern void reach_error(void);\nint main(void) {\n  \
        unsigned n = __VERIFIER_nondet_uint(), i = 0;\n  while (i < n) i++;\n  if (i != n) reach_error();\n  return 0;\n}\n";
    let program = place.write("a.c", safe);
    for engine in ["ic3cfa", "bmc", "kinduction"] {
        let mut command = place.command(&["check", "--no-config", "--no-native", &program]);
        command.env("CERTUS_TEST_PANIC_IN", engine);
        let ended = attend(command);
        assert_eq!(ended.code, Some(0), "{engine}: {ended:?}");
    }
}
