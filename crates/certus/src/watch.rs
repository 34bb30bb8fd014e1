//! Time and memory limits.

use certus_solver::Limits;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often memory is looked at.
const PERIOD: Duration = Duration::from_millis(20);

/// Watches the limits.
pub(crate) struct Watch {
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
    pub(crate) fn new(time: Option<Duration>, cpu: Option<Duration>, memory: Option<u64>) -> Watch {
        let watch = Watch {
            deadline: time.map(|time| Instant::now() + time),
            cancel: Arc::new(AtomicBool::new(false)),
            memory: Arc::new(AtomicBool::new(false)),
            cpu: Arc::new(AtomicBool::new(false)),
            peak: Arc::new(AtomicU64::new(0)),
        };
        if cpu.is_some() || memory.is_some() {
            let cancel = watch.cancel.clone();
            let (too_much, too_long, peak) = (watch.memory.clone(), watch.cpu.clone(), watch.peak.clone());
            std::thread::spawn(move || {
                loop {
                    let used = used_memory().unwrap_or(0);
                    peak.fetch_max(used, Ordering::Relaxed);
                    too_much.store(memory.is_some_and(|limit| used > limit), Ordering::Relaxed);
                    too_long.store(cpu.is_some_and(|limit| used_cpu() > limit), Ordering::Relaxed);
                    if too_much.load(Ordering::Relaxed) || too_long.load(Ordering::Relaxed) {
                        cancel.store(true, Ordering::Relaxed);
                        return;
                    }
                    std::thread::sleep(PERIOD);
                }
            });
        }
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
fn used_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// The CPU time this process has used.
fn used_cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> =
        text.rsplit_once(')').map_or(Vec::new(), |(_, rest)| rest.split_whitespace().collect());
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}
