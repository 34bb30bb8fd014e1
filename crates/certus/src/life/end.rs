//! How a process ends: one last line, whoever comes first; panics and Ctrl-C included.

use anyhow::Result;
use certus_driver::Limit;
use certus_engine::EngineError;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Exit code after an internal error.
pub(crate) const INTERNAL: u8 = 70;
/// Exit code after Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// How long it may take to tell what is known, once nobody waits for more.
const LAST: Duration = Duration::from_millis(250);

/// What is told: the last line of the output, if there is one, and the exit code.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) line: Option<String>,
    pub(crate) code: u8,
}

/// Whether the last line of the output is a verdict.
static VERDICT: AtomicBool = AtomicBool::new(false);

/// Whether that line goes to standard error, because standard output is data.
static ASIDE: AtomicBool = AtomicBool::new(false);

/// What somebody is telling.
static TOLD: Mutex<Option<Verdict>> = Mutex::new(None);

/// Files are written, or nobody waits for them: somebody prints the verdict.
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// Tells what is known when a limit ends the work, and gives the exit code.
type LastWords = Box<dyn FnOnce(Limit) -> u8 + Send>;

static LAST_WORDS: Mutex<Option<LastWords>> = Mutex::new(None);

/// The first panic: its message and place.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

fn locked<T>(mutex: &'static Mutex<T>) -> MutexGuard<'static, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on standard output is data and nothing else: the verdict goes to standard error.
pub(crate) fn set_aside() {
    ASIDE.store(true, Ordering::SeqCst);
}

/// Prints the verdict, as the last line of its stream.
pub(crate) fn say(line: &str) -> std::io::Result<()> {
    if ASIDE.load(Ordering::SeqCst) {
        return writeln!(crate::output::terminal::err(), "{line}");
    }
    let mut out = crate::output::terminal::out();
    writeln!(out, "{line}").and_then(|()| out.flush())
}

/// Says who tells what is known if a limit ends the work. The last one counts.
pub(crate) fn at_limit(words: impl FnOnce(Limit) -> u8 + Send + 'static) {
    *locked(&LAST_WORDS) = Some(Box::new(words));
}

/// Whether the caller is the one to tell the verdict: only the first who asks is.
pub(crate) fn claim(verdict: Verdict) -> bool {
    let mut told = locked(&TOLD);
    told.is_none() && told.replace(verdict).is_none()
}

/// Whether somebody tells the verdict already.
pub(crate) fn is_told() -> bool {
    locked(&TOLD).is_some()
}

/// Makes the caller the one to tell the verdict. If somebody else does so just now, the process is about to end.
pub(crate) fn only_one(verdict: &Verdict) {
    while !claim(verdict.clone()) {
        std::thread::park();
    }
}

/// Whoever tells has found out better.
pub(crate) fn settle(verdict: Verdict) {
    *locked(&TOLD) = Some(verdict);
}

/// There is no answer, for this reason.
fn unknown(reason: Limit) -> Verdict {
    let line = VERDICT.load(Ordering::SeqCst).then(|| format!("VERDICT: UNKNOWN ({reason})"));
    Verdict { line, code: code_of(reason) }
}

/// The exit code where a limit ends the work.
pub(crate) fn code_of(reason: Limit) -> u8 {
    if reason == Limit::Interrupted { INTERRUPTED } else { 20 }
}

/// What commands tell at a limit that have nothing better to tell.
pub(crate) fn no_answer(reason: Limit) -> u8 {
    written();
    // Nobody is left to tell if the streams are gone.
    let _ = writeln!(crate::output::terminal::err(), "certus: no answer: {reason}");
    if let Some(line) = unknown(reason).line {
        let _ = say(&line);
    }
    code_of(reason)
}

/// From here on the verdict is only printed: nobody ends the process before somebody has read it. If somebody else does
/// so just now, the process is about to end.
pub(crate) fn written() {
    while WRITTEN.swap(true, Ordering::SeqCst) {
        std::thread::park();
    }
}

/// The flag that Ctrl-C raises. The first call of this catches it from then on.
pub(crate) fn interrupt() -> Arc<AtomicBool> {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    FLAG.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let raised = flag.clone();
        // Without a handler Ctrl-C ends the process as it always does.
        let _ = ctrlc::set_handler(move || {
            if raised.swap(true, Ordering::SeqCst) {
                // The second time nobody waits.
                exit(INTERRUPTED);
            }
        });
        flag
    })
    .clone()
}

/// Whether Ctrl-C was pressed.
pub(crate) fn interrupted() -> bool {
    interrupt().load(Ordering::SeqCst)
}

/// Ends the process, and all that it has started.
fn exit(code: u8) -> ! {
    certus_sandbox::end_all();
    certus_sandbox::remove_all_folders();
    std::process::exit(code.into());
}

/// Tells what is known and ends the process, from outside of the thread that works. Whoever tells has little time, and
/// less if `hurry` says so.
pub(crate) fn abandon(reason: Limit, hurry: &dyn Fn() -> bool) {
    certus_sandbox::end_all();
    let words = locked(&LAST_WORDS).take();
    if claim(unknown(reason)) {
        let Some(words) = words else { exit(code_of(reason)) };
        std::thread::spawn(move || {
            let code = catch_unwind(AssertUnwindSafe(|| words(reason)));
            // What it could not tell is a defect, and the answer is still none.
            exit(code.unwrap_or(INTERNAL));
        });
    }
    let until = Instant::now() + LAST;
    while Instant::now() < until && !hurry() {
        std::thread::sleep(Duration::from_millis(2));
    }
    if WRITTEN.swap(true, Ordering::SeqCst) {
        return;
    }
    let Verdict { line, code } = locked(&TOLD).clone().unwrap_or_else(|| unknown(reason));
    let printer = std::thread::spawn(move || {
        let hurried = format!("certus: {reason}: there was no time to tell and write all of it");
        let told = if ASIDE.load(Ordering::SeqCst) { None } else { line.as_deref() };
        let _ = told.map(say);
        let _ = writeln!(crate::output::terminal::err(), "{hurried}");
        if told.is_none() {
            let _ = line.as_deref().map(say);
        }
    });
    // Somebody may hold the streams, and wait for a reader; but a busy machine may take its time.
    let until = Instant::now() + Duration::from_millis(300);
    while !printer.is_finished() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(2));
    }
    exit(code);
}

/// Does the work; an error becomes a message and exit code 2, a defect one and exit code 70.
pub(crate) fn guarded(verdict: bool, work: impl FnOnce() -> Result<ExitCode>) -> ExitCode {
    VERDICT.store(verdict, Ordering::SeqCst);
    std::panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().copied();
        let message =
            text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
        let place = info.location().map_or(String::new(), |at| format!(" ({}:{})", at.file(), at.line()));
        if let Ok(mut first) = PANIC.lock() {
            first.get_or_insert_with(|| format!("{message}{place}"));
        }
    }));
    let error = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(code)) => return code,
        Ok(Err(error)) => error,
        Err(_) => {
            let told = PANIC.lock().ok().and_then(|mut first| first.take());
            return internal(verdict, &told.unwrap_or_else(|| "no message".to_owned()));
        }
    };
    if error.chain().any(|cause| {
        matches!(cause.downcast_ref(), Some(EngineError::Inconsistent(_) | EngineError::Panicked(_)))
    }) {
        return internal(verdict, &format!("{error:#}"));
    }
    if error.chain().any(|cause| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe)
    }) {
        // Whoever read the output has seen enough.
        return ExitCode::from(2);
    }
    // A reader or a compiler that was ended by a limit complains about something else.
    if let Some(reason) = crate::life::watch::reached() {
        let words = locked(&LAST_WORDS).take();
        only_one(&unknown(reason));
        return ExitCode::from(words.map_or(code_of(reason), |words| words(reason)));
    }
    crate::output::progress::clear();
    // Nobody is left to tell if standard error is gone.
    let _ = writeln!(crate::output::terminal::err(), "certus: {error:#}");
    ExitCode::from(2)
}

/// Tells of a defect of Certus.
fn internal(verdict: bool, message: &str) -> ExitCode {
    crate::output::progress::clear();
    let mut err = crate::output::terminal::err();
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let _ = writeln!(
        err,
        "certus: internal error: {message}\n\
         This is a defect of Certus, not of your program. Please report it with the program, this message and\n\
         \x20 certus {} {}\n\
         Another engine (`--engine NAME`) or `-o` option may get around it.",
        env!("CARGO_PKG_VERSION"),
        arguments.join(" ")
    );
    let line = "VERDICT: UNKNOWN (internal error)";
    if verdict && claim(Verdict { line: Some(line.to_owned()), code: INTERNAL }) {
        written();
        drop(err);
        let _ = say(line);
    }
    ExitCode::from(INTERNAL)
}
