//! Time and memory limits, and Ctrl-C.

use crate::end;
use certus_solver::Limits;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often use is looked at.
const PERIOD: Duration = Duration::from_millis(20);

/// What a check may use.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) time: Option<Duration>,
    pub(crate) cpu: Option<Duration>,
    pub(crate) memory: Option<u64>,
}

/// Watches the limits.
pub(crate) struct Watch {
    pub(crate) start: Instant,
    deadline: Option<Instant>,
    cancel: Arc<AtomicBool>,
    /// More memory than allowed was used.
    memory: Arc<AtomicBool>,
    /// More CPU time than allowed was used.
    cpu: Arc<AtomicBool>,
    peak: Arc<AtomicU64>,
}

impl Watch {
    /// Starts to watch.
    pub(crate) fn new(bounds: Bounds) -> Watch {
        let start = Instant::now();
        let watch = Watch {
            start,
            deadline: bounds.time.and_then(|time| start.checked_add(time)),
            cancel: Arc::new(AtomicBool::new(false)),
            memory: Arc::new(AtomicBool::new(false)),
            cpu: Arc::new(AtomicBool::new(false)),
            peak: Arc::new(AtomicU64::new(0)),
        };
        let (cancel, deadline) = (watch.cancel.clone(), watch.deadline);
        let (too_much, too_long, peak) = (watch.memory.clone(), watch.cpu.clone(), watch.peak.clone());
        let interrupt = end::interrupt();
        std::thread::spawn(move || {
            let (reason, code) = loop {
                let used = used_memory().unwrap_or(0);
                peak.fetch_max(used, Ordering::Relaxed);
                if bounds.memory.is_some_and(|limit| used > limit) {
                    too_much.store(true, Ordering::Relaxed);
                    break ("memory limit", 20);
                }
                if bounds.cpu.is_some_and(|limit| used_cpu() > limit) {
                    too_long.store(true, Ordering::Relaxed);
                    break ("time limit", 20);
                }
                if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    break ("time limit", 20);
                }
                if interrupt.load(Ordering::SeqCst) {
                    break ("interrupted", end::INTERRUPTED);
                }
                std::thread::sleep(PERIOD);
            };
            cancel.store(true, Ordering::Relaxed);
            // Most work ends by itself soon. What does not look at limits is left behind.
            let until = Instant::now() + end::GRACE;
            let hard = bounds.memory.map(|limit| limit + limit / 4 + (256 << 20));
            while Instant::now() < until {
                if hard.is_some_and(|hard| used_memory().unwrap_or(0) > hard) {
                    end::abandon("memory limit", 20);
                }
                std::thread::sleep(PERIOD);
            }
            end::abandon(reason, code);
        });
        watch
    }

    /// The limits as solvers and engines take them.
    pub(crate) fn limits(&self) -> Limits {
        let limits = Limits::none().with_cancel(self.cancel.clone());
        match self.deadline {
            Some(deadline) => limits.with_deadline(deadline),
            None => limits,
        }
    }

    /// The limit that was reached.
    pub(crate) fn reason(&self) -> Option<&'static str> {
        if end::interrupted() {
            return Some("interrupted");
        }
        if self.memory.load(Ordering::Relaxed) {
            return Some("memory limit");
        }
        if self.cpu.load(Ordering::Relaxed) {
            return Some("time limit");
        }
        self.deadline.filter(|deadline| Instant::now() >= *deadline).map(|_| "time limit")
    }

    /// The most memory that was seen in use, in bytes.
    pub(crate) fn peak(&self) -> u64 {
        self.peak.load(Ordering::Relaxed).max(used_memory().unwrap_or(0))
    }
}

/// The memory of this process that is in use, in bytes; nothing where the system does not tell.
pub(crate) fn used_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Three quarters of the machine's memory: more would take the machine down with it.
pub(crate) fn most_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("MemTotal:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    // In a container there may be less than the machine has.
    let group = std::fs::read_to_string("/sys/fs/cgroup/memory.max").ok();
    let group = group.and_then(|text| text.trim().parse().ok()).unwrap_or(u64::MAX);
    Some((kilobytes * 1024).min(group) / 4 * 3)
}

/// The CPU time this process has used.
fn used_cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> =
        text.rsplit_once(')').map_or(Vec::new(), |(_, rest)| rest.split_whitespace().collect());
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}
