//! Time and memory limits, and Ctrl-C: for every command, from its first moment, with everything that it starts.

use crate::life::end;
use certus_driver::Limit;
use certus_sandbox::Usage;
use certus_solver::Limits;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How often use is looked at, where it is far from its limit.
const PERIOD: Duration = Duration::from_millis(20);

/// How often it is looked at where it is near.
const NEAR: Duration = Duration::from_millis(1);

/// So much memory may come to be used in a second: what is left at that rate is when to look again.
const RATE: u64 = 8 << 30;

/// How long after a limit the work may take until it ends by itself, and so long compilers, solvers and programs that it
/// has started may go on.
const GRACE: Duration = Duration::from_millis(650);
const GRACE_OF_CHILDREN: Duration = Duration::from_millis(450);

/// What a command may use, with everything that it starts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) time: Option<Duration>,
    pub(crate) cpu: Option<Duration>,
    pub(crate) memory: Option<u64>,
}

/// The same as options of commands that have no more to say about it.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Allowed {
    /// Give up after this long: `90`, `90s`, `5m`, `500ms`.
    #[arg(long, default_value = "15m", value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Duration,
    /// Give up when more memory than this is used: `500M`, `4G` [default: three quarters of what there is]
    #[arg(long, value_name = "SIZE", value_parser = crate::cli::size)]
    memory_limit: Option<u64>,
}

impl Allowed {
    pub(crate) fn bounds(self) -> Bounds {
        let memory = self.memory_limit.or_else(most_memory);
        Bounds { time: Some(self.time_limit), cpu: None, memory }
    }
}

/// Watches the limits.
#[derive(Clone)]
pub(crate) struct Watch(Arc<State>);

struct State {
    start: Instant,
    bounds: Mutex<Bounds>,
    cancel: Arc<AtomicBool>,
    reached: OnceLock<Limit>,
    peak: AtomicU64,
    /// What is left of the processor time, in milliseconds.
    processor: Arc<AtomicU64>,
}

/// The one there is.
static WATCH: OnceLock<Watch> = OnceLock::new();

/// The limit that was reached, if there is one that is watched.
pub(crate) fn reached() -> Option<Limit> {
    WATCH.get().and_then(Watch::reason)
}

/// The limit on memory, if there is one that is watched.
pub(crate) fn memory_limit() -> Option<u64> {
    WATCH.get().and_then(|watch| watch.0.bounds().memory)
}

impl Watch {
    /// Watches from now on.
    pub(crate) fn begin(bounds: Bounds) -> Watch {
        let watch = Watch(Arc::new(State {
            start: Instant::now(),
            bounds: Mutex::new(bounds),
            cancel: Arc::new(AtomicBool::new(false)),
            reached: OnceLock::new(),
            peak: AtomicU64::new(0),
            processor: Arc::new(AtomicU64::new(u64::MAX)),
        }));
        watch.bound(bounds);
        // Where the system cannot do that, what has lost its parent is not counted.
        let _ = certus_sandbox::adopt_orphans();
        certus_sandbox::remove_left_folders();
        let _ = WATCH.set(watch.clone());
        end::at_limit(end::no_answer);
        // Where nobody watches, limits that solvers and engines look at still hold.
        let state = watch.0.clone();
        let _ = std::thread::Builder::new().name("watch".to_owned()).spawn(move || state.guard());
        watch
    }

    /// Other limits count from the beginning on.
    pub(crate) fn bound(&self, bounds: Bounds) {
        *self.0.bounds.lock().unwrap_or_else(PoisonError::into_inner) = bounds;
        self.0.usage();
        if let Some(memory) = bounds.memory {
            certus_sandbox::set_most_memory(memory);
        }
    }

    /// How long all has taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.0.start.elapsed()
    }

    /// The limits as solvers and engines take them.
    pub(crate) fn limits(&self) -> Limits {
        let limits = Limits::none().with_cancel(self.0.cancel.clone());
        let limits = match self.0.deadline() {
            Some(deadline) => limits.with_deadline(deadline),
            None => limits,
        };
        match self.0.bounds().cpu {
            Some(_) => limits.with_processor_time(self.0.processor.clone()),
            None => limits,
        }
    }

    /// When the time is over: with a limit on processor time, where one core works all the time.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.limits().time_left().and_then(|left| Instant::now().checked_add(left))
    }

    /// The limit that was reached.
    pub(crate) fn reason(&self) -> Option<Limit> {
        if end::interrupted() {
            return Some(Limit::Interrupted);
        }
        let late = || self.0.deadline().filter(|deadline| Instant::now() >= *deadline).map(|_| Limit::Time);
        self.0.reached.get().copied().or_else(late)
    }

    /// The most memory that was seen in use, in bytes.
    pub(crate) fn peak(&self) -> u64 {
        self.0.usage();
        self.0.peak.load(Ordering::Relaxed)
    }
}

impl State {
    fn bounds(&self) -> Bounds {
        *self.bounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn deadline(&self) -> Option<Instant> {
        self.bounds().time.and_then(|time| self.start.checked_add(time))
    }

    fn usage(&self) -> Usage {
        let used = certus_sandbox::usage();
        self.peak.fetch_max(used.memory, Ordering::Relaxed);
        let left = self.bounds().cpu.map_or(u64::MAX, |cpu| cpu.saturating_sub(used.cpu).as_millis() as u64);
        self.processor.store(left, Ordering::Relaxed);
        used
    }

    /// Waits until a limit is reached, and sees to it that the process ends then.
    fn guard(&self) {
        let reason = loop {
            let (used, bounds) = (self.usage(), self.bounds());
            if end::interrupted() {
                break Limit::Interrupted;
            }
            if bounds.memory.is_some_and(|limit| used.memory > limit) {
                break Limit::Memory;
            }
            let left = self.deadline().map(|deadline| deadline.saturating_duration_since(Instant::now()));
            if bounds.cpu.is_some_and(|limit| used.cpu > limit) || left == Some(Duration::ZERO) {
                break Limit::Time;
            }
            let room = bounds.memory.map_or(PERIOD, |limit| {
                Duration::from_micros((limit - used.memory).saturating_mul(1_000_000) / RATE)
            });
            std::thread::sleep(room.clamp(NEAR, PERIOD).min(left.unwrap_or(PERIOD)));
        };
        let _ = self.reached.set(reason);
        self.cancel.store(true, Ordering::Relaxed);
        let since = Instant::now();
        // Most work ends by itself soon. What does not look at limits is left behind.
        let mut children = reason != Limit::Memory;
        while since.elapsed() < GRACE && !self.too_large(16) {
            if !children || since.elapsed() > GRACE_OF_CHILDREN {
                certus_sandbox::end_all();
                children = true;
            }
            std::thread::sleep(NEAR * 2);
        }
        end::abandon(reason, &|| self.too_large(12));
    }

    /// Whether memory is over its limit by more than one part of so many; a little is always too much.
    fn too_large(&self, part: u64) -> bool {
        let limit = self.bounds().memory;
        limit.is_some_and(|limit| self.usage().memory > limit.saturating_add((limit / part).max(8 << 20)))
    }
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
