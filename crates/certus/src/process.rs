//! A process with hard limits: its whole group is killed when it uses too much.

use anyhow::{Context, Result};
use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How often use is looked at.
const PERIOD: Duration = Duration::from_millis(20);

/// What a process may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) cpu: Duration,
    pub(crate) wall: Duration,
    pub(crate) memory: u64,
}

/// How a process ended.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Its standard output.
    pub(crate) output: String,
    /// Its exit code; none after a signal.
    pub(crate) code: Option<i32>,
    /// It was killed because it used too much.
    pub(crate) killed: bool,
    pub(crate) cpu: Duration,
    /// The most memory it used, in bytes.
    pub(crate) rss: u64,
}

/// Runs a command, whose standard output must be a pipe, in a group of its own.
pub(crate) fn run(mut command: Command, limits: &Limits) -> Result<Ended> {
    let mut child = command.process_group(0).spawn().context("the process cannot be started")?;
    let pid = child.id();
    let mut pipe = child.stdout.take().context("the process has no output")?;
    let (ended, killed) = (AtomicBool::new(false), AtomicBool::new(false));
    let (mut output, mut used) = (String::new(), None);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let start = Instant::now();
            while !ended.load(Ordering::Relaxed) {
                let (cpu, rss) = usage(pid).unwrap_or_default();
                let over = cpu > limits.cpu || start.elapsed() > limits.wall || rss > limits.memory;
                if over || crate::end::interrupted() {
                    killed.store(true, Ordering::Relaxed);
                    // It may have ended by itself in the meantime.
                    let _ = killpg(Pid::from_raw(pid as i32), Signal::SIGKILL);
                    return;
                }
                std::thread::sleep(PERIOD);
            }
        });
        // Until all of the output is read the process is not waited for, so that its number stays its own.
        let mut bytes = Vec::new();
        let read = pipe.read_to_end(&mut bytes);
        output = String::from_utf8_lossy(&bytes).into_owned();
        used = Some(child.wait4());
        ended.store(true, Ordering::Relaxed);
        read
    })?;
    let used = used.context("the process was not waited for")??;
    Ok(Ended {
        output,
        code: used.status.code(),
        killed: killed.load(Ordering::Relaxed),
        cpu: used.rusage.utime + used.rusage.stime,
        rss: used.rusage.maxrss,
    })
}

/// CPU time and resident memory of a process.
fn usage(pid: u32) -> Option<(Duration, u64)> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything; fields are counted behind it.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    let pages: u64 = fields.get(21)?.parse().ok()?;
    // Linux counts a hundred ticks a second for programs, whatever the kernel's clock.
    Some((Duration::from_millis(ticks * 10), pages * 4096))
}
