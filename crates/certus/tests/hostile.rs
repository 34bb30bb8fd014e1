//! Programs that try to do harm: to files, processes, connections, memory and time, in every way we know. Afterwards
//! nothing has changed, nothing runs and nobody was called.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a part that has nothing to do says so")]

use certus_sandbox::{Bounds, Ended, Folder, Kind, MOST_MEMORY, Machine, Task};
use certus_testing::need::{Need, skip};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::net::{TcpListener, UdpSocket};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// What hostile programs attack.
struct Victim {
    folder: PathBuf,
    listener: TcpListener,
    datagrams: UdpSocket,
    process: Child,
    before: BTreeMap<PathBuf, String>,
}

/// Everything below a folder: kind, rights, owner, size, times and contents.
fn listing(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        let about = std::fs::symlink_metadata(&path).unwrap();
        let contents = if about.is_file() { std::fs::read(&path).unwrap() } else { Vec::new() };
        let text = format!(
            "{:o} {} {} {} {} {:?}",
            about.mode(),
            about.uid(),
            about.nlink(),
            about.mtime(),
            about.mtime_nsec(),
            String::from_utf8_lossy(&contents)
        );
        if about.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        }
        found.insert(path, text);
    }
    found
}

impl Victim {
    fn new(name: &str) -> Victim {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("hostile-{}-{count}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("empty")).unwrap();
        // Nobody is kept from it by its rights.
        for (name, text) in [("file", "precious"), ("secret", "not for you")] {
            std::fs::write(folder.join(name), text).unwrap();
            std::fs::set_permissions(folder.join(name), PermissionsExt::from_mode(0o666)).unwrap();
        }
        for folder in [folder.clone(), folder.join("empty")] {
            std::fs::set_permissions(folder, PermissionsExt::from_mode(0o777)).unwrap();
        }
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let datagrams = UdpSocket::bind(("127.0.0.1", port)).unwrap();
        listener.set_nonblocking(true).unwrap();
        datagrams.set_nonblocking(true).unwrap();
        let mut process = Command::new("sleep");
        if is_root() {
            // Of the user that a confined program is.
            process.uid(65534).gid(65534);
        }
        let process = process.arg("1000").process_group(0).spawn().unwrap();
        let before = listing(&folder);
        Victim { folder, listener, datagrams, process, before }
    }

    fn options(&self) -> [String; 3] {
        [
            format!("-DVICTIM=\"{}\"", self.folder.display()),
            format!("-DPORT={}", self.listener.local_addr().unwrap().port()),
            format!("-DPID={}", self.process.id()),
        ]
    }

    /// Nothing has happened to it.
    fn is_well(&mut self, after: &str) {
        assert_eq!(listing(&self.folder), self.before, "files after {after}");
        assert!(self.listener.accept().is_err(), "a connection was made by {after}");
        assert!(self.datagrams.recv(&mut [0; 16]).is_err(), "a datagram was sent by {after}");
        assert_eq!(self.process.try_wait().unwrap(), None, "a process was ended by {after}");
        let state = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        assert!(state.contains(") S "), "a process was stopped by {after}: {state}");
        assert!(!Path::new("/dev/shm/certus-hostile").exists(), "shared memory is left by {after}");
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    nix::unistd::geteuid().is_root()
}

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "c")).collect();
    files.sort();
    assert!(files.len() >= 40, "the programs are not found");
    files
}

fn name(file: &Path) -> String {
    file.file_stem().unwrap().to_string_lossy().into_owned()
}

fn is_narrow(file: &Path) -> bool {
    name(file).starts_with("narrow_")
}

/// Whether programs can be confined here.
fn sandbox() -> bool {
    certus_sandbox::available().map_err(|why| skip(Need::Sandbox, why)).is_ok()
}

/// Does something with each program, two at a time, each with a victim of its own.
fn for_each(files: &[PathBuf], what: &str, work: impl Fn(&Path, &mut Victim) + Sync) {
    if !sandbox() {
        return;
    }
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut victim = Victim::new(what);
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(file, &mut victim);
                    victim.is_well(&name(file));
                }
            });
        }
    });
}

/// Compiles a hostile program as it is and runs it confined.
fn run(file: &Path, victim: &Victim, kind: impl Fn(Machine) -> Kind, time: Duration) -> Option<Ended> {
    certus_sandbox::set_runner(CERTUS.into());
    let folder = Folder::new().unwrap();
    let stage = folder.stage().unwrap();
    let (machine, bits) = if is_narrow(file) { (Machine::Narrow, "-m32") } else { (Machine::Wide, "-m64") };
    let compiled = Command::new("cc")
        .args(["-w", "-O0", "-fno-pie", "-no-pie", "-fno-builtin", bits, "-o"])
        .arg(&stage.program)
        .args(victim.options())
        .arg(file)
        .output()
        .unwrap();
    if !compiled.status.success() {
        let message =
            format!("{} is not compiled: {}", name(file), String::from_utf8_lossy(&compiled.stderr));
        assert!(is_narrow(file), "only 32-bit programs may lack libraries: {message}");
        skip(Need::Compiler32, message);
        return None;
    }
    stage.hand_over().unwrap();
    let task = Task {
        kind: kind(machine),
        program: "../program".into(),
        arguments: Vec::new(),
        folder: Some(&stage.work),
        environment: Vec::new(),
        input: None,
        file: None,
        most_output: None,
        bounds: Bounds { cpu: 10, memory: Some(MOST_MEMORY / 4), file: 1 << 20, stack: None },
        time,
        memory: MOST_MEMORY / 4,
        stop: &|| false,
    };
    let ended = certus_sandbox::run(task).unwrap();
    assert_eq!(std::fs::read_dir(&stage.work).unwrap().count(), 0, "{} left files", name(file));
    Some(ended)
}

/// In words, as the first line of a program says.
fn ending(ended: &Ended) -> String {
    match (ended.late, ended.status, ended.signal) {
        (true, ..) => "LATE".to_owned(),
        (_, Some(status), _) => status.to_string(),
        _ if ended.forbidden() => "SIGSYS".to_owned(),
        (_, _, Some(6)) => "SIGABRT".to_owned(),
        other => format!("{other:?}"),
    }
}

/// Processes that were started from here and were left behind come to us. One test at a time, so that it is clear whose
/// they are.
fn adopt() -> std::sync::MutexGuard<'static, ()> {
    static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());
    nix::sys::prctl::set_child_subreaper(true).unwrap();
    ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Programs and compilers among our children that still run a second later; those that have ended are only not waited
/// for.
fn left_behind() -> Vec<String> {
    let own = std::process::id();
    let running = || -> Vec<String> {
        let tasks = std::fs::read_dir(format!("/proc/{own}/task")).unwrap().filter_map(Result::ok);
        let lists = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
        let lists: Vec<String> = lists.collect();
        let children = lists.iter().flat_map(|list| list.split_whitespace());
        let states = children.filter_map(|pid| std::fs::read_to_string(format!("/proc/{pid}/stat")).ok());
        states.filter(|state| !state.contains(") Z ") && !state.contains("(sleep)")).collect()
    };
    let until = Instant::now() + Duration::from_secs(1);
    while !running().is_empty() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(20));
    }
    running()
}

#[test]
fn confined_each_ends_as_it_says_and_does_no_harm() {
    let _one = adopt();
    for_each(&programs(), "alone", |file, victim| {
        let expected = expected(file);
        let time = if expected == "LATE" { Duration::from_millis(300) } else { Duration::from_secs(20) };
        let Some(ended) = run(file, victim, Kind::Program, time) else { return };
        assert_eq!(ending(&ended), expected, "{}: {}", name(file), String::from_utf8_lossy(&ended.errors));
    });
    assert_eq!(left_behind(), Vec::<String>::new());
}

/// How the first line says that a program ends when it runs alone.
fn expected(file: &Path) -> String {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().next().unwrap().strip_prefix("// ends: ").unwrap().to_owned()
}

#[test]
fn what_tests_itself_does_no_harm() {
    let _one = adopt();
    let wanted = [
        "fork",
        "fork_bomb",
        "daemon",
        "setsid",
        "kill_all",
        "constructor_forks",
        "unlink",
        "connect",
        "clone",
        "raw_fork_bomb",
    ];
    let files: Vec<PathBuf> =
        programs().into_iter().filter(|file| wanted.contains(&name(file).as_str())).collect();
    assert_eq!(files.len(), wanted.len());
    for_each(&files, "tester", |file, victim| {
        let Some(ended) = run(file, victim, Kind::Tester, Duration::from_secs(20)) else { return };
        assert_eq!(ending(&ended), expected(file), "{}", name(file));
    });
    assert_eq!(left_behind(), Vec::<String>::new());
}

/// `certus check`, with its own folder for temporary files, which is empty afterwards.
fn check(file: &Path, victim: &Victim, temporary: &Path, mut command: Command) -> String {
    command.env("TMPDIR", temporary).args(["check", "--no-config", "--time-limit", "3s"]);
    command.arg(if is_narrow(file) { "--32" } else { "--64" }).args(victim.options()).arg(file);
    let start = Instant::now();
    let output = command.stdin(Stdio::null()).output().unwrap();
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    let code = output.status.code();
    assert!(matches!(code, Some(0 | 2 | 10 | 20)), "{}: {code:?} {text}", name(file));
    assert!(start.elapsed() < Duration::from_secs(10), "{} takes {:?}", name(file), start.elapsed());
    let left: Vec<OsString> =
        std::fs::read_dir(temporary).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.is_empty(), "{} left {left:?}", name(file));
    text
}

/// A folder that everybody may use for temporary files.
fn temporary(victim: &Victim, count: usize) -> PathBuf {
    let folder = victim.folder.with_extension(format!("tmp{count}"));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::set_permissions(&folder, PermissionsExt::from_mode(0o777)).unwrap();
    folder
}

#[test]
fn checking_them_does_no_harm() {
    let _one = adopt();
    let stopped = AtomicUsize::new(0);
    for_each(&programs(), "check", |file, victim| {
        let folder = temporary(victim, 0);
        let text = check(file, victim, &folder, Command::new(CERTUS));
        if text.contains("the sandbox stopped the compiled program") {
            stopped.fetch_add(1, Ordering::Relaxed);
            assert!(!text.contains("DISAGREEMENT"), "{}: {text}", name(file));
        }
        let ordinary = name(file) == "prints_and_fails";
        assert!(
            !ordinary || text.contains("VERDICT: SAFE") || text.contains("and by a compiled binary"),
            "{}: {text}",
            name(file)
        );
        std::fs::remove_dir(folder).unwrap();
    });
    assert_eq!(left_behind(), Vec::<String>::new());
    assert!(certus_sandbox::available().is_err() || stopped.into_inner() > 0, "no program was stopped");
}

#[test]
fn nor_does_checking_them_as_an_ordinary_user() {
    let there = |program: &str| Command::new(program).arg("--version").output().is_ok();
    if !is_root() || !there("setpriv") {
        skip(Need::Root, "only root becomes somebody else, with setpriv");
        return;
    }
    let anybody = |command: &mut Command| {
        command.args(["--reuid", "12345", "--regid", "12345", "--clear-groups"]).arg(CERTUS);
    };
    let mut probe = Command::new("setpriv");
    anybody(&mut probe);
    if !probe.arg("--version").output().unwrap().status.success() {
        skip(Need::Root, "others may not execute certus here");
        return;
    }
    let _one = adopt();
    let some: Vec<PathBuf> = programs().into_iter().step_by(6).collect();
    for_each(&some, "ordinary", |file, victim| {
        let folder = temporary(victim, 1);
        let copy = folder.join("sources");
        // Others need not be able to read where this is.
        std::fs::create_dir(&copy).unwrap();
        std::fs::set_permissions(&copy, PermissionsExt::from_mode(0o755)).unwrap();
        for source in [file, &file.with_file_name("hostile.h")] {
            std::fs::copy(source, copy.join(source.file_name().unwrap())).unwrap();
        }
        let own = temporary(victim, 2);
        let mut command = Command::new("setpriv");
        anybody(&mut command);
        check(&copy.join(file.file_name().unwrap()), victim, &own, command);
        std::fs::remove_dir_all(folder).unwrap();
        std::fs::remove_dir(own).unwrap();
    });
    assert_eq!(left_behind(), Vec::<String>::new());
}

#[test]
fn what_the_caller_left_open_is_closed() {
    let mut victim = Victim::new("open");
    let file = victim.folder.join("writes.c");
    let program = "extern void reach_error(void);\nint main(void) {\n  long r;\n  \
        __asm__ volatile(\"syscall\" : \"=a\"(r) : \"0\"(1L), \"D\"(9L), \"S\"(\"harm\"), \"d\"(4L) : \"rcx\", \"r11\", \"memory\");\n  \
        reach_error();\n  return 0;\n}\n";
    std::fs::write(&file, program).unwrap();
    std::fs::write(victim.folder.join("nine"), "").unwrap();
    victim.before = listing(&victim.folder);
    let script = "exec 9>>\"$2/nine\"; exec \"$0\" check --no-config --64 \"$1\"";
    let output =
        Command::new("sh").args(["-c", script, CERTUS]).arg(&file).arg(&victim.folder).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("VERDICT: UNSAFE"), "{text}{}", String::from_utf8_lossy(&output.stderr));
    victim.is_well("a program that writes to descriptor 9");
}

#[test]
fn benches_and_validations_do_no_harm() {
    if !sandbox() {
        return;
    }
    let _one = adopt();
    let mut victim = Victim::new("bench");
    let suite = temporary(&victim, 3);
    // Macros are not passed on by a bench, so they are written down.
    let wanted = ["constructor_forks", "asm_unlink", "fork_bomb", "unlink"];
    let header = std::fs::read_to_string(programs()[0].with_file_name("hostile.h")).unwrap();
    let macros: String = victim
        .options()
        .iter()
        .map(|option| format!("#define {}\n", option[2..].replacen('=', " ", 1)))
        .collect();
    std::fs::write(suite.join("hostile.h"), format!("{macros}{header}")).unwrap();
    let mut manifest = "file,property,expected,data_model\n".to_owned();
    for file in programs().iter().filter(|file| wanted.contains(&name(file).as_str())) {
        std::fs::copy(file, suite.join(file.file_name().unwrap())).unwrap();
        manifest.push_str(&format!("{}.c,unreach-call,false,LP64\n", name(file)));
    }
    std::fs::write(suite.join("manifest.csv"), manifest).unwrap();
    let out = suite.join("out");
    let output = Command::new(CERTUS)
        .arg("bench")
        .arg(&suite)
        .args(["--time-limit", "3s", "--out"])
        .arg(&out)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("asm_unlink"), "{text}");
    victim.is_well("bench");
    let witness = suite.join("w.yml");
    let file = suite.join("asm_unlink.c");
    let checked =
        Command::new(CERTUS).args(["check", "--64", "--witness"]).arg(&witness).arg(&file).output().unwrap();
    if witness.exists() {
        let output =
            Command::new(CERTUS).args(["validate", "--64"]).args([&file, &witness]).output().unwrap();
        assert!(output.status.code().is_some(), "{:?}", output.status.signal());
    } else {
        eprintln!("no witness: {}", String::from_utf8_lossy(&checked.stdout));
    }
    victim.is_well("validate");
    std::fs::remove_dir_all(suite).unwrap();
    assert_eq!(left_behind(), Vec::<String>::new());
}
