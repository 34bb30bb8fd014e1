//! The process between: `certus` executes itself, gives everything up, and becomes the program.
//!
//! Our code may not contain `unsafe`, and so cannot do anything between `fork` and `exec`. A second execution of the
//! same binary can: it restricts itself by calls that are safe, and what it then executes is restricted as it is.
//!
//! There are three kinds. A *program* replaces the process: it is alone, and the kernel ends it with its parent. A
//! *tester* makes processes, and a *tool* is a compiler that may start what it likes: both are started by a supervisor,
//! which stays, and which ends its whole group when its own parent is gone.
//!
//! What makes the processes of a tester is ours, what they run is not. So a tester gets a key as its last argument, and
//! the kernel lets only those make a process who have it in their registers; every test forgets it at its beginning.

use crate::filter::{Machine, Subject, filter};
use landlock::{
    ABI, Access, AccessFs, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, RulesetStatus, Scope,
};
use nix::sys::prctl;
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use nix::sys::signal::{SigSet, Signal, kill, raise};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::{Gid, Pid, Uid};
use std::ffi::{CString, OsStr, OsString};
use std::io::Write;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;
use std::process::{Command, ExitCode};

/// The first argument of a `certus` that is to become a program.
pub(crate) const WORD: &str = "__run";

/// The exit status if the program was not started, and how the reason begins on standard error.
pub(crate) const NOT_STARTED: u8 = 125;
pub(crate) const WHY: &str = "certus-run: ";
/// The reason if there is no such program.
pub(crate) const MISSING: &str = "there is no such program";

/// The variable that tells a process whose end is its own.
pub(crate) const PARENT: &str = "CERTUS_PARENT";

/// Whom root becomes: nobody.
pub(crate) const NOBODY: u32 = 65534;

/// Processes that a tester may have beside each other, if it gets around its own rules.
const MOST_PROCESSES: u64 = 64;

/// Where loaders are.
const LOADERS: [&str; 4] = [
    "/lib64/ld-linux-x86-64.so.2",
    "/lib/ld-linux.so.2",
    "/lib/ld-musl-x86_64.so.1",
    "/lib/ld-musl-i386.so.1",
];

/// What a loader and a library read.
const LIBRARIES: [&str; 13] = [
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/libx32",
    "/usr/local/lib",
    "/etc/ld.so.cache",
    "/dev/null",
    "/dev/zero",
    "/dev/urandom",
];

/// How a process is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A compiler or preprocessor: limits, and it ends with us. Nothing is kept from it.
    Tool,
    /// A program that nobody trusts, alone.
    Program(Machine),
    /// A program that nobody trusts, with something of ours in it that makes one process for each test.
    Tester(Machine),
}

impl Kind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Tool => "tool",
            Kind::Program(Machine::Narrow) => "program32",
            Kind::Program(Machine::Wide) => "program64",
            Kind::Tester(Machine::Narrow) => "tester32",
            Kind::Tester(Machine::Wide) => "tester64",
        }
    }

    /// Whether a supervisor stays with it.
    pub(crate) fn supervised(self) -> bool {
        !matches!(self, Kind::Program(_))
    }
}

/// What a process may use, as the kernel counts it.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Processor time, in seconds.
    pub cpu: u64,
    /// Address space, in bytes; nothing for programs that reserve more than there is.
    pub memory: Option<u64>,
    /// The longest file that may be written.
    pub file: u64,
    /// The stack, where the system allows so much.
    pub stack: Option<u64>,
}

impl Bounds {
    fn words(self) -> [u64; 4] {
        [self.cpu, self.memory.unwrap_or(0), self.file, self.stack.unwrap_or(0)]
    }

    pub(crate) fn arguments(self) -> [String; 4] {
        self.words().map(|word| word.to_string())
    }

    fn set(self) -> Result<(), String> {
        let given = |value: u64| (value > 0).then_some(value);
        let limits = [
            (Resource::RLIMIT_CPU, Some(self.cpu)),
            (Resource::RLIMIT_AS, self.memory.and_then(given)),
            (Resource::RLIMIT_FSIZE, Some(self.file)),
            (Resource::RLIMIT_CORE, Some(0)),
        ];
        for (resource, value) in limits {
            if let Some(value) = value {
                bound(resource, value)?;
            }
        }
        if let Some(stack) = self.stack.and_then(given) {
            // The most there is, up to this.
            let (_, hard) = getrlimit(Resource::RLIMIT_STACK).map_err(|error| error.to_string())?;
            setrlimit(Resource::RLIMIT_STACK, stack.min(hard), hard).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}

/// Sets both limits; one that is lower already stays.
fn bound(resource: Resource, value: u64) -> Result<(), String> {
    let failed = |error: nix::Error| format!("the limit {resource:?} cannot be set: {error}");
    let (_, hard) = getrlimit(resource).map_err(failed)?;
    let value = value.min(hard);
    setrlimit(resource, value, value).map_err(failed)
}

/// Becomes what the arguments of this process ask for, if they ask for that. It is to be called before anything else,
/// while there is one thread.
#[must_use]
pub fn serve() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != WORD {
        return None;
    }
    let why = match order(&arguments.collect::<Vec<_>>()) {
        Ok(code) => return Some(code),
        Err(why) => why,
    };
    // Nobody is left to tell if standard error is gone.
    let _ = writeln!(std::io::stderr(), "{WHY}{why}");
    Some(ExitCode::from(NOT_STARTED))
}

/// Ends this process with its parent, if that was asked by [`crate::bind`].
///
/// # Errors
/// If the parent is gone already.
pub fn bound_to_parent() -> Result<(), String> {
    let parent = std::env::var(PARENT).ok().and_then(|text| text.parse().ok());
    parent.map_or(Ok(()), |parent| end_with(Pid::from_raw(parent), Signal::SIGKILL))
}

/// Kind, number of the parent, four limits, program, its arguments.
fn order(words: &[OsString]) -> Result<ExitCode, String> {
    let [kind, parent, cpu, memory, file, stack, program, arguments @ ..] = words else {
        return Err("this is not for you to call".to_owned());
    };
    let number = |word: &OsString| {
        word.to_str().and_then(|word| word.parse::<u64>().ok()).ok_or("a number is expected".to_owned())
    };
    let bounds = Bounds {
        cpu: number(cpu)?,
        memory: Some(number(memory)?),
        file: number(file)?,
        stack: Some(number(stack)?),
    };
    let parent = Pid::from_raw(number(parent)? as i32);
    let program = Path::new(program);
    match kind.to_str() {
        Some("tool") => {
            bounds.set()?;
            let mut command = Command::new(program);
            command.args(arguments);
            supervise(command, parent)
        }
        // The supervisor is not confined, what it starts is.
        Some(kind @ ("tester32" | "tester64")) => {
            let mut command = Command::new("/proc/self/exe");
            command.args([WORD, &format!("inner-{kind}")]).arg(std::process::id().to_string());
            command.args(bounds.arguments()).arg(program).args(arguments);
            supervise(command, parent)
        }
        Some("inner-tester32") => confine(Machine::Narrow, Some(key()), parent, bounds, program, arguments),
        Some("inner-tester64") => confine(Machine::Wide, Some(key()), parent, bounds, program, arguments),
        Some("program32") => confine(Machine::Narrow, None, parent, bounds, program, arguments),
        Some("program64") => confine(Machine::Wide, None, parent, bounds, program, arguments),
        _ => Err("there is no such kind".to_owned()),
    }
}

/// Asks the kernel for a signal when the parent is gone.
fn end_with(parent: Pid, signal: Signal) -> Result<(), String> {
    prctl::set_pdeathsig(signal).map_err(|error| format!("there is no signal of a parent's end: {error}"))?;
    if nix::unistd::getppid() == parent { Ok(()) } else { Err("the parent is gone already".to_owned()) }
}

/// Starts a command and waits for it. When the parent of this process is gone, so is its whole group.
fn supervise(mut command: Command, parent: Pid) -> Result<ExitCode, String> {
    // Blocked signals are inherited: the child gets back what was there.
    let mut awaited = SigSet::empty();
    awaited.add(Signal::SIGTERM);
    awaited.add(Signal::SIGCHLD);
    let failed = |error: nix::Error| error.to_string();
    // A child that makes itself independent is still ours to wait for.
    prctl::set_child_subreaper(true).map_err(failed)?;
    let child = command.spawn().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => MISSING.to_owned(),
        _ => error.to_string(),
    })?;
    awaited.thread_block().map_err(failed)?;
    if let Err(why) = end_with(parent, Signal::SIGTERM) {
        end_all();
        return Err(why);
    }
    let child = Pid::from_raw(child.id().cast_signed());
    let ended = loop {
        match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
            Ok(ended @ (WaitStatus::Exited(pid, _) | WaitStatus::Signaled(pid, ..))) if pid == child => {
                break ended;
            }
            Ok(WaitStatus::StillAlive) => {
                if awaited.wait().map_err(failed)? == Signal::SIGTERM {
                    end_all();
                    return Err("it is not wanted any more".to_owned());
                }
            }
            Ok(_) => {}
            Err(error) => return Err(failed(error)),
        }
    };
    end_all();
    match ended {
        WaitStatus::Exited(_, code) => Ok(ExitCode::from(code as u8)),
        WaitStatus::Signaled(_, signal, _) => {
            // As it ended, so does this one. Rust's own handler of two signals steps back at the first.
            SigSet::all().thread_unblock().map_err(failed)?;
            for _ in 0..2 {
                let _ = raise(signal);
            }
            Ok(ExitCode::from(NOT_STARTED))
        }
        _ => Err("it neither exited nor was ended".to_owned()),
    }
}

/// Ends all that was started by what this process has started, also what left its group: its orphans are ours.
fn end_all() {
    let own = nix::unistd::getpid();
    let list = format!("/proc/self/task/{own}/children");
    loop {
        let text = std::fs::read_to_string(&list).unwrap_or_default();
        for pid in text.split_whitespace().filter_map(|word| word.parse().ok()) {
            // It may have ended by itself in the meantime.
            let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
        }
        // Without that list there is still the group, which whoever waits for this process ends.
        if text.trim().is_empty() || waitpid(None, None).is_err() {
            return;
        }
    }
}

/// A number that nobody knows.
fn key() -> u64 {
    // The standard library asks the system for the keys of its hash tables.
    std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0)
}

/// Gives everything up and becomes the program. Returns only if that is not possible.
fn confine(
    machine: Machine,
    key: Option<u64>,
    parent: Pid,
    bounds: Bounds,
    program: &Path,
    arguments: &[OsString],
) -> Result<ExitCode, String> {
    let text = |word: &OsStr| CString::new(word.as_bytes()).map_err(|error| error.to_string());
    let path = text(program.as_os_str())?;
    let mut words = vec![path.clone()];
    for word in arguments {
        words.push(text(word)?);
    }
    if let Some(key) = key {
        words.push(text(OsStr::new(&key.to_string()))?);
    }
    let mut environment = Vec::new();
    for (name, value) in std::env::vars_os() {
        environment.push(text(&OsString::from_vec([name.as_bytes(), b"=", value.as_bytes()].concat()))?);
    }
    close_others()?;
    let rules = rules(program)?;
    bounds.set()?;
    for (resource, value) in [
        (Resource::RLIMIT_NOFILE, 64),
        (Resource::RLIMIT_MEMLOCK, 0),
        (Resource::RLIMIT_MSGQUEUE, 0),
        (Resource::RLIMIT_NICE, 0),
        (Resource::RLIMIT_RTPRIO, 0),
    ] {
        bound(resource, value)?;
    }
    drop_root()?;
    if key.is_some() {
        bound_processes()?;
    }
    // Becoming somebody else forgets this signal, so it comes afterwards.
    end_with(parent, Signal::SIGKILL)?;
    prctl::set_no_new_privs().map_err(|error| error.to_string())?;
    restrict_files(rules)?;
    let subject = Subject { machine, key, pid: std::process::id(), path: path.as_ptr().addr() as u64 };
    seccompiler::apply_filter(&filter(&subject))
        .map_err(|error| format!("this system filters no system calls: {error}"))?;
    let Err(error) = nix::unistd::execve(&path, &words, &environment);
    Err(format!("{}: {error}", program.display()))
}

/// Closes what was left open by whoever started us.
fn close_others() -> Result<(), String> {
    let entries = std::fs::read_dir("/proc/self/fd").map_err(|error| format!("/proc/self/fd: {error}"))?;
    let numbers: Vec<i32> = entries
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|number| *number > 2)
        .collect();
    for number in numbers {
        // One of them was the folder itself, and is closed already.
        let _ = nix::unistd::close(number);
    }
    Ok(())
}

/// Root becomes nobody, and loses every capability by that.
fn drop_root() -> Result<(), String> {
    if !nix::unistd::geteuid().is_root() {
        return Ok(());
    }
    let failed = |error: nix::Error| format!("root cannot become nobody: {error}");
    nix::unistd::setgroups(&[]).map_err(failed)?;
    let (user, group) = (Uid::from_raw(NOBODY), Gid::from_raw(NOBODY));
    nix::unistd::setresgid(group, group, group).map_err(failed)?;
    nix::unistd::setresuid(user, user, user).map_err(failed)
}

/// Bounds how many processes there can be. The kernel counts those of a user; how many there are now is found by trying.
fn bound_processes() -> Result<(), String> {
    let failed = |error: nix::Error| format!("processes cannot be bounded: {error}");
    let (_, hard) = getrlimit(Resource::RLIMIT_NPROC).map_err(failed)?;
    let enough = |limit: u64| -> Result<bool, String> {
        setrlimit(Resource::RLIMIT_NPROC, limit.min(hard), hard).map_err(failed)?;
        let thread = std::thread::Builder::new().stack_size(1 << 16).spawn(|| ());
        Ok(thread.map(std::thread::JoinHandle::join).is_ok())
    };
    if enough(1)? {
        return Err("this system does not bound the number of processes".to_owned());
    }
    let (mut low, mut high) = (1, 64);
    while high < hard && !enough(high)? {
        (low, high) = (high, high * 2);
    }
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if enough(middle)? {
            high = middle;
        } else {
            low = middle;
        }
    }
    let limit = (high + MOST_PROCESSES).min(hard);
    setrlimit(Resource::RLIMIT_NPROC, limit, limit).map_err(failed)
}

/// What a program may do with files: execute itself and the loader, read libraries and what the system says of this
/// process. An empty rule for what is not there.
fn rules(program: &Path) -> Result<Vec<(PathFd, BitFlags<AccessFs>)>, String> {
    let read = BitFlags::from(AccessFs::ReadFile);
    let run = read | AccessFs::Execute;
    let own = PathFd::new(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let mut rules = vec![(own, run)];
    let there = |path: &str, access| PathFd::new(path).ok().map(|file| (file, access));
    rules.extend(LOADERS.iter().filter_map(|path| there(path, run)));
    rules.extend(LIBRARIES.iter().filter_map(|path| there(path, read)));
    rules.extend(there("/proc/self", read));
    Ok(rules)
}

/// A set of rules about everything that can be done with files, or the reason why there is none.
fn ruleset() -> Result<RulesetCreated, String> {
    let failed = |error| format!("this system does not limit access to files (Landlock): {error}");
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1))
        .and_then(|rules| {
            // What later kernels can refuse is refused there; elsewhere the filter of calls does.
            let rules = rules.set_compatibility(CompatLevel::BestEffort);
            rules.handle_access(AccessFs::from_all(ABI::V5))?.scope(Scope::from_all(ABI::V6))?.create()
        })
        .map_err(failed)
}

fn restrict_files(rules: Vec<(PathFd, BitFlags<AccessFs>)>) -> Result<(), String> {
    let mut set = ruleset()?;
    for (file, access) in rules {
        set = set.add_rule(PathBeneath::new(file, access)).map_err(|error| error.to_string())?;
    }
    let status = set.restrict_self().map_err(|error| error.to_string())?;
    match status.ruleset {
        RulesetStatus::NotEnforced => Err("this system does not limit access to files (Landlock)".to_owned()),
        _ => Ok(()),
    }
}

/// Whether programs can be confined here, or why not.
///
/// # Errors
/// The reason.
pub fn available() -> Result<(), String> {
    #[cfg(debug_assertions)]
    if std::env::var_os("CERTUS_TEST_NO_SANDBOX").is_some() {
        return Err("this system does not limit access to files (Landlock): so it was asked".to_owned());
    }
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err("programs are confined on Linux on x86-64 only".to_owned());
    }
    ruleset()?;
    let actions = std::fs::read_to_string("/proc/sys/kernel/seccomp/actions_avail").unwrap_or_default();
    if !actions.split_whitespace().any(|action| action == "kill_process") {
        return Err("this system filters no system calls (seccomp)".to_owned());
    }
    Ok(())
}
