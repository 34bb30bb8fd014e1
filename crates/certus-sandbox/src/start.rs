//! Starting a process through the runner, waiting for it, and ending all of it.

use crate::runner::{Bounds, Kind, MISSING, NOT_STARTED, PARENT, WHY, WORD};
use nix::sys::signal::{Signal, kill, killpg};
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
use nix::unistd::Pid;
use std::ffi::OsString;
use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// As much of what a process prints to standard error is read.
const MOST_TEXT: u64 = 1 << 16;

/// As much memory a process may use, with its children.
pub const MOST_MEMORY: u64 = 4 << 30;

/// How often use is looked at.
const PERIOD: Duration = Duration::from_millis(20);

/// How long a supervisor may take to end what it started.
const GRACE: Duration = Duration::from_millis(300);

static RUNNER: OnceLock<PathBuf> = OnceLock::new();

/// Says which binary calls [`crate::serve`]. The first word counts.
pub fn set_runner(path: PathBuf) {
    RUNNER.get_or_init(|| path);
}

/// Makes a command, whose `main` calls [`crate::bound_to_parent`], end when this process does. The thread that starts it has to
/// stay until then.
pub fn bind(command: &mut Command) {
    command.env(PARENT, std::process::id().to_string());
}

/// What to run.
pub struct Task<'a> {
    /// How it is confined.
    pub kind: Kind,
    /// The program; one that is confined is given as its working folder sees it.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Where it works; here, if nothing is said.
    pub folder: Option<&'a Path>,
    /// Variables of its environment. A confined program has no others.
    pub environment: Vec<(&'static str, OsString)>,
    /// What it reads.
    pub input: Option<&'a [u8]>,
    /// What its standard input is, if it reads nothing.
    pub file: Option<File>,
    /// As much of its output is kept; it is thrown away where nothing is said.
    pub most_output: Option<u64>,
    /// What the kernel bounds.
    pub bounds: Bounds,
    /// How long it may take.
    pub time: Duration,
    /// How much memory it may use, with its children.
    pub memory: u64,
    /// Whether nobody wants it any more.
    pub stop: &'a dyn Fn() -> bool,
}

impl<'a> Task<'a> {
    /// A compiler or preprocessor, whose temporary files go into a folder of ours.
    #[must_use]
    pub fn tool(program: &Path, temporary: &Path, time: Duration, stop: &'a dyn Fn() -> bool) -> Task<'a> {
        Task {
            kind: Kind::Tool,
            program: program.to_owned(),
            arguments: Vec::new(),
            folder: None,
            environment: vec![("TMPDIR", temporary.as_os_str().to_owned())],
            input: None,
            file: None,
            most_output: None,
            bounds: Bounds {
                cpu: time.as_secs() + 2,
                memory: Some(MOST_MEMORY),
                file: MOST_MEMORY,
                stack: None,
            },
            time,
            memory: MOST_MEMORY,
            stop,
        }
    }
}

/// How a process ended.
#[derive(Debug, Default)]
pub struct Ended {
    /// Its time was over, or nobody wanted it any more.
    pub late: bool,
    /// It used too much memory.
    pub large: bool,
    /// Its exit status, if it exited.
    pub status: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
    /// Its output, as far as it was wanted.
    pub output: Vec<u8>,
    /// There was more.
    pub more: bool,
    /// The beginning of its standard error.
    pub errors: Vec<u8>,
}

impl Ended {
    /// Whether the kernel ended it because it called what it may not call.
    #[must_use]
    pub fn forbidden(&self) -> bool {
        self.signal == Some(Signal::SIGSYS as i32)
    }
}

/// Runs a process until it ends, its time is over, or nobody wants it any more. Then its whole group is gone.
///
/// # Errors
/// If it was not started: of the kind `NotFound` if there is no such program.
pub fn run(mut task: Task<'_>) -> Result<Ended> {
    let mut command = command(&task)?;
    // A group of its own, so that all of it can be ended.
    command.process_group(0).stderr(Stdio::piped());
    command.stdin(match (task.input, task.file.take()) {
        (Some(_), _) => Stdio::piped(),
        (None, Some(file)) => file.into(),
        (None, None) => Stdio::null(),
    });
    command.stdout(if task.most_output.is_some() { Stdio::piped() } else { Stdio::null() });
    let child = command.spawn()?;
    // The command holds the file as well.
    drop(command);
    let ended = attend(child, &task)?;
    let text = String::from_utf8_lossy(&ended.errors);
    match text.strip_prefix(WHY) {
        Some(why) if ended.status == Some(NOT_STARTED.into()) => {
            let why = why.trim_end();
            let kind = if why == MISSING { ErrorKind::NotFound } else { ErrorKind::Other };
            Err(Error::new(kind, why))
        }
        _ => Ok(ended),
    }
}

fn command(task: &Task<'_>) -> Result<Command> {
    let mut command = match RUNNER.get() {
        Some(runner) => {
            let mut command = Command::new(runner);
            command.args([WORD, task.kind.word()]).arg(std::process::id().to_string());
            command.args(task.bounds.arguments()).arg(&task.program);
            command
        }
        None if task.kind == Kind::Tool => Command::new(&task.program),
        None => return Err(Error::new(ErrorKind::Unsupported, "there is nothing that confines it")),
    };
    command.args(&task.arguments).env_remove(PARENT);
    if task.kind != Kind::Tool {
        command.env_clear();
    }
    command.envs(task.environment.iter().map(|(name, value)| (name, value)));
    if let Some(folder) = task.folder {
        command.current_dir(folder);
    }
    Ok(command)
}

/// Reads what it prints, feeds it, and waits for it.
fn attend(mut child: Child, task: &Task<'_>) -> Result<Ended> {
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (closed, end_of_text) = channel();
    std::thread::scope(|scope| {
        if let (Some(mut pipe), Some(text)) = (input, task.input) {
            // It may write before it has read everything. One that stops reading says why on its standard error.
            scope.spawn(move || drop(pipe.write_all(text)));
        }
        let errors = scope.spawn(move || {
            let text = errors.map_or((Vec::new(), false), |pipe| read(pipe, MOST_TEXT));
            drop::<std::sync::mpsc::Sender<()>>(closed);
            text.0
        });
        let most = task.most_output.unwrap_or(0);
        let output = scope.spawn(move || output.map_or((Vec::new(), false), |pipe| read(pipe, most)));
        let mut ended = wait(&mut child, task, &end_of_text)?;
        // The group is gone, and with it whoever could keep a pipe open.
        ended.errors = errors.join().unwrap_or_default();
        (ended.output, ended.more) = output.join().unwrap_or_default();
        Ok(ended)
    })
}

/// The beginning of what comes through a pipe, and whether there was more, which is thrown away, so that nobody waits
/// for a reader.
fn read(mut pipe: impl Read, most: u64) -> (Vec<u8>, bool) {
    let mut bytes = Vec::new();
    let _ = pipe.by_ref().take(most).read_to_end(&mut bytes);
    let more = std::io::copy(&mut pipe, &mut std::io::sink()).unwrap_or(0);
    (bytes, more > 0)
}

fn wait(child: &mut Child, task: &Task<'_>, closed: &Receiver<()>) -> Result<Ended> {
    let start = Instant::now();
    let group = Pid::from_raw(child.id().cast_signed());
    let (mut ended, mut pause, mut open) = (Ended::default(), Duration::from_millis(1), true);
    let mut looked = start;
    // It is not waited for until its group is ended, so that its number stays its own.
    let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOWAIT | WaitPidFlag::WNOHANG;
    while waitid(Id::Pid(group), flags)? == WaitStatus::StillAlive {
        ended.late = start.elapsed() > task.time || (task.stop)();
        if looked.elapsed() >= PERIOD {
            looked = Instant::now();
            ended.large = resident(child.id(), 4) > task.memory;
        }
        if ended.late || ended.large {
            break;
        }
        // Who closes its standard error is about to end.
        if open {
            open = closed.recv_timeout(pause) == Err(RecvTimeoutError::Timeout);
            if !open {
                pause = Duration::from_micros(100);
            }
        } else {
            std::thread::sleep(pause);
        }
        pause = (pause * 2).min(PERIOD);
    }
    if (ended.late || ended.large) && task.kind.supervised() && RUNNER.get().is_some() {
        // Its supervisor also finds what has left the group.
        let _ = kill(group, Signal::SIGTERM);
        let until = Instant::now() + GRACE;
        while waitid(Id::Pid(group), flags)? == WaitStatus::StillAlive && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    // There may be nobody left.
    let _ = killpg(group, Signal::SIGKILL);
    let status = child.wait()?;
    if !ended.late && !ended.large {
        (ended.status, ended.signal) = (status.code(), status.signal());
    }
    Ok(ended)
}

/// The memory in use by a process and what it has started, in bytes.
fn resident(pid: u32, depth: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
    let pages: u64 = text.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    let children = match depth {
        0 => String::new(),
        _ => std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default(),
    };
    let children = children.split_whitespace().filter_map(|word| word.parse().ok());
    pages * 4096 + children.map(|child| resident(child, depth - 1)).sum::<u64>()
}
