//! A process with hard limits: it is killed, with everything that it has started, when that uses too much together.

use anyhow::{Context, Result};
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How often use is looked at; at the beginning more often, for most of what is short uses little.
const PERIOD: Duration = Duration::from_millis(20);
const FIRST: Duration = Duration::from_millis(1);

/// As much of what a process prints is kept: in its log, and of one line.
const MOST_LOG: u64 = 64 << 20;
const MOST_LINE: usize = 16 << 20;

/// What a process may use, with everything that it starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) cpu: Duration,
    pub(crate) wall: Duration,
    pub(crate) memory: u64,
}

/// How a process ended.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ended {
    /// The last line of its standard output that is an object of JSON.
    pub(crate) json: String,
    /// The last line of its standard error.
    pub(crate) complaint: String,
    /// Its exit code; none after a signal.
    pub(crate) code: Option<i32>,
    /// It was killed because it used too much.
    pub(crate) killed: bool,
    pub(crate) cpu: Duration,
    /// The most memory that it was seen to use, in bytes.
    pub(crate) memory: u64,
}

/// Runs a command. What it prints goes to the log as it comes.
pub(crate) fn run(mut command: Command, limits: &Limits, log: impl Write + Send) -> Result<Ended> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.process_group(0).spawn().context("the process cannot be started")?;
    drop(command);
    let pid = child.id();
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let (ended, log) = (AtomicBool::new(false), Mutex::new(Log { file: log, left: MOST_LOG, problem: None }));
    std::thread::scope(|scope| {
        let watch = scope.spawn(|| watch(pid, limits, &ended));
        let errors = scope.spawn(|| errors.map(|pipe| copy(pipe, &log).0));
        // Until all of the output is read the process is not waited for, so that its number stays its own.
        let (last, json) = output.map(|pipe| copy(pipe, &log)).unwrap_or_default();
        // The last word of the log is the verdict, which is on standard error where standard output is data.
        let complaint = errors.join().ok().flatten().unwrap_or_default();
        for text in [&last, &complaint] {
            log.lock().unwrap_or_else(PoisonError::into_inner).write(text.as_bytes());
        }
        let used = child.wait4();
        ended.store(true, Ordering::Relaxed);
        let mut result = watch.join().unwrap_or_default();
        let used = used.context("the process was not waited for")?;
        (result.json, result.code) = (json, used.status.code());
        result.complaint = complaint.trim_end().to_owned();
        // What it has waited for counts here; what it has not was seen while it ran.
        result.cpu = result.cpu.max(used.rusage.utime + used.rusage.stime);
        match &log.lock().unwrap_or_else(PoisonError::into_inner).problem {
            Some(problem) => Err(anyhow::anyhow!("the log cannot be written: {problem}")),
            None => Ok(result),
        }
    })
}

/// Looks at what a process uses until it ends, or kills it.
fn watch(pid: u32, limits: &Limits, ended: &AtomicBool) -> Ended {
    let (start, mut result, mut pause) = (Instant::now(), Ended::default(), FIRST);
    while !ended.load(Ordering::Relaxed) {
        let used = certus_sandbox::usage_of(pid);
        result.cpu = result.cpu.max(used.cpu);
        result.memory = result.memory.max(used.memory);
        let over = used.cpu > limits.cpu || start.elapsed() > limits.wall || used.memory > limits.memory;
        if over || crate::life::end::interrupted() {
            result.killed = true;
            certus_sandbox::end_tree(pid);
            return result;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(PERIOD);
    }
    result
}

/// Where lines go.
struct Log<W> {
    file: W,
    left: u64,
    problem: Option<std::io::Error>,
}

impl<W: Write> Log<W> {
    fn write(&mut self, bytes: &[u8]) {
        let fits = bytes.len().min(usize::try_from(self.left).unwrap_or(usize::MAX));
        self.left -= fits as u64;
        if self.problem.is_none() {
            self.problem = self.file.write_all(&bytes[..fits]).err();
        }
    }
}

/// Copies what comes through a pipe, line by line, but for the last; that one, and the last that begins as JSON does.
fn copy(mut pipe: impl Read, log: &Mutex<Log<impl Write>>) -> (String, String) {
    let (mut line, mut last, mut json) = (Vec::new(), Vec::new(), Vec::new());
    let mut buffer = vec![0; 1 << 16];
    let mut end = |line: &mut Vec<u8>| {
        if line.first() == Some(&b'{') {
            json.clone_from(line);
        }
        line.push(b'\n');
        let before = std::mem::replace(&mut last, std::mem::take(line));
        log.lock().unwrap_or_else(PoisonError::into_inner).write(&before);
    };
    loop {
        let count = match pipe.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        for part in buffer[..count].split_inclusive(|byte| *byte == b'\n') {
            let text = part.strip_suffix(b"\n").unwrap_or(part);
            line.extend_from_slice(&text[..text.len().min(MOST_LINE.saturating_sub(line.len()))]);
            if text.len() < part.len() {
                end(&mut line);
            }
        }
    }
    if !line.is_empty() {
        end(&mut line);
    }
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(last), text(json))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMY: Limits =
        Limits { cpu: Duration::from_secs(20), wall: Duration::from_secs(20), memory: 1 << 30 };

    fn shell(text: &str, limits: &Limits) -> Ended {
        let mut command = Command::new("sh");
        command.args(["-c", text]);
        run(command, limits, std::io::sink()).expect("there is a shell")
    }

    #[test]
    fn lines_are_found_and_long_output_is_not_kept() {
        let text = "echo '{\"a\":1}'; head -c 100000000 /dev/zero; echo; echo b >&2; echo VERDICT >&2";
        let Ended { json, complaint, code, .. } = shell(text, &ROOMY);
        assert_eq!((complaint.as_str(), json.as_str(), code), ("VERDICT", "{\"a\":1}", Some(0)));
    }

    #[test]
    fn what_a_child_uses_counts_and_ends() {
        let limits = Limits { cpu: Duration::from_millis(300), ..ROOMY };
        let start = Instant::now();
        let ended = shell("sh -c 'while :; do :; done'; echo no >&2", &limits);
        assert!(ended.killed && start.elapsed() < Duration::from_secs(10), "{ended:?}");
        assert!(ended.cpu >= Duration::from_millis(300) && ended.complaint.is_empty(), "{ended:?}");
        let limits = Limits { memory: 30 << 20, ..ROOMY };
        let ended = shell("cat /dev/zero | tail -c 500000000; echo no", &limits);
        assert!(ended.killed && ended.memory > 30 << 20 && ended.memory < 400 << 20, "{ended:?}");
    }

    #[test]
    fn memory_is_the_process_own() {
        // What this process holds is not the child's.
        let mine = vec![1u8; 200 << 20];
        let ended = shell("sleep 0.1", &ROOMY);
        assert!(ended.memory < 50 << 20, "{ended:?}");
        assert_eq!(mine[100], 1);
    }
}
