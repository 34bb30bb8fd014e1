//! This process and everything that it has started: what it uses, and its end.
//!
//! Processes are found by their parents, as the kernel tells them. What has lost its parent becomes a child of the
//! nearest process above that has asked for it ([`adopt_orphans`]), so nothing gets out of the tree.

use nix::sys::prctl;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// More processes than these are not looked at: whoever has so many is over every limit.
const MOST_PROCESSES: usize = 4096;

/// How long it may take to end everything.
const ENDING: Duration = Duration::from_millis(200);

/// Nothing is started any more.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// As much memory all processes together will be let use.
static MEMORY: AtomicU64 = AtomicU64::new(u64::MAX);

/// What processes use together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Processor time, of children that have ended too.
    pub cpu: Duration,
    /// Memory that is in use now, in bytes.
    pub memory: u64,
}

/// Makes what loses its parent below this process a child of it.
///
/// # Errors
/// If the system cannot do that.
pub fn adopt_orphans() -> std::io::Result<()> {
    Ok(prctl::set_child_subreaper(true)?)
}

/// Says how much memory this process and everything below it will be let use. Whoever says so watches it; the kernel
/// bounds the address space of what is started from now on, in case that nobody looks in time.
pub fn set_most_memory(bytes: u64) {
    MEMORY.store(bytes, Ordering::Relaxed);
}

/// A bound on the address space of a process that is started: not more than this, and more than it will be let use, so
/// that it is not the process that tells of the limit.
pub(crate) fn address_space(bytes: u64) -> u64 {
    let memory = MEMORY.load(Ordering::Relaxed);
    bytes.min(memory.saturating_add(memory / 2).saturating_add(512 << 20))
}

/// Whether nothing is started any more.
pub(crate) fn closed() -> bool {
    CLOSED.load(Ordering::SeqCst)
}

/// What this process and everything below it uses.
#[must_use]
pub fn usage() -> Usage {
    usage_of(std::process::id())
}

/// What a process and everything below it uses; nothing if there is none.
#[must_use]
pub fn usage_of(pid: u32) -> Usage {
    let mut all = Usage::default();
    for pid in tree(pid) {
        if let Some(about) = about(pid) {
            all.cpu += about.cpu;
            all.memory += about.memory;
        }
    }
    all
}

/// Ends everything below this process, and starts nothing any more.
pub fn end_all() {
    CLOSED.store(true, Ordering::SeqCst);
    let own = std::process::id();
    let until = Instant::now() + ENDING;
    loop {
        let alive = |pid: &u32| *pid != own && about(*pid).is_some_and(|about| about.alive);
        let below: Vec<u32> = tree(own).into_iter().filter(alive).collect();
        if below.is_empty() || Instant::now() > until {
            return;
        }
        for pid in below {
            // It may have ended by itself in the meantime.
            let _ = kill(Pid::from_raw(pid.cast_signed()), Signal::SIGKILL);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Ends everything below another process, and then that.
pub fn end_tree(pid: u32) {
    // It must not start anything while its children are ended.
    let _ = kill(Pid::from_raw(pid.cast_signed()), Signal::SIGSTOP);
    for pid in tree(pid).into_iter().rev() {
        let _ = kill(Pid::from_raw(pid.cast_signed()), Signal::SIGKILL);
    }
}

/// A process and everything below it, from above.
fn tree(pid: u32) -> Vec<u32> {
    let mut found = vec![pid];
    let mut at = 0;
    while let Some(&pid) = found.get(at) {
        at += 1;
        for child in children(pid) {
            if found.len() >= MOST_PROCESSES {
                return found;
            }
            if !found.contains(&child) {
                found.push(child);
            }
        }
    }
    found
}

fn folder(pid: u32) -> PathBuf {
    Path::new("/proc").join(pid.to_string())
}

/// The children of all threads of a process.
fn children(pid: u32) -> Vec<u32> {
    let Ok(threads) = std::fs::read_dir(folder(pid).join("task")) else { return Vec::new() };
    let mut found = Vec::new();
    for thread in threads.flatten() {
        let text = std::fs::read_to_string(thread.path().join("children")).unwrap_or_default();
        found.extend(text.split_whitespace().filter_map(|word| word.parse::<u32>().ok()));
    }
    found
}

struct About {
    alive: bool,
    cpu: Duration,
    memory: u64,
}

fn about(pid: u32) -> Option<About> {
    let text = std::fs::read(folder(pid).join("stat")).ok()?;
    let text = String::from_utf8_lossy(&text);
    // The name, in parentheses, may hold anything; fields are counted behind it.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
    // Its own time, that of the system for it, and the same of its children that were waited for. Linux counts a hundred
    // ticks a second for programs, whatever the kernel's clock.
    let ticks = (11..15).map(|at| number(at).unwrap_or(0)).sum::<u64>();
    Some(About {
        alive: !matches!(*fields.first()?, "Z" | "X"),
        cpu: Duration::from_millis(ticks * 10),
        memory: number(21)? * 4096,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::{Command, Stdio};

    fn soon(mut holds: impl FnMut() -> bool) {
        let until = Instant::now() + Duration::from_secs(10);
        while !holds() {
            assert!(Instant::now() < until, "it does not come to that");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn what_children_use_counts_and_all_of_them_end() {
        // A child with one of its own that takes time, and memory that another one takes.
        let mut child = Command::new("sh")
            .args(["-c", "sh -c 'while :; do :; done' & cat /dev/zero | tail -c 50000000 & wait"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        soon(|| tree(child.id()).len() >= 3 && usage_of(child.id()).cpu >= Duration::from_millis(50));
        assert!(usage().cpu >= usage_of(child.id()).cpu);
        soon(|| usage_of(child.id()).memory > 8 << 20);
        let all = tree(child.id());
        end_tree(child.id());
        child.wait().expect("it was ended");
        soon(|| all.iter().all(|pid| about(*pid).is_none_or(|about| !about.alive)));
        assert_eq!(usage_of(child.id()), Usage::default());
    }
}
