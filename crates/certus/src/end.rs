//! How a process ends: one last line, whoever comes first; panics and Ctrl-C included.

use anyhow::Result;
use certus_engine::EngineError;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

/// Exit code after an internal error.
pub(crate) const INTERNAL: u8 = 70;
/// Exit code after Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// How long after Ctrl-C or a limit the work may take until it ends by itself. Then the process is ended from
/// outside of it.
pub(crate) const GRACE: Duration = Duration::from_millis(800);

/// Somebody is telling the verdict.
static TOLD: AtomicBool = AtomicBool::new(false);

/// The first panic: its message and place.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Whether the caller is the one to tell the verdict: only the first who asks is.
pub(crate) fn claim() -> bool {
    !TOLD.swap(true, Ordering::SeqCst)
}

/// Makes the caller the one to tell the verdict. If somebody else does so just now, the process is about to end.
pub(crate) fn only_one() {
    while !claim() {
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
                certus_sandbox::remove_all_folders();
                std::process::exit(INTERRUPTED.into());
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

/// Tells a verdict and ends the process, from outside of the thread that works.
pub(crate) fn abandon(reason: &str, code: u8) {
    if claim() {
        crate::progress::clear();
        let mut out = crate::terminal::out();
        let _ = writeln!(out, "VERDICT: UNKNOWN ({reason})");
        let _ = out.flush();
        certus_sandbox::remove_all_folders();
        std::process::exit(code.into());
    }
}

/// Does the work; an error becomes a message and exit code 2, a defect one and exit code 70.
pub(crate) fn guarded(verdict: bool, work: impl FnOnce() -> Result<ExitCode>) -> ExitCode {
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
    if error.chain().any(|cause| matches!(cause.downcast_ref(), Some(EngineError::Inconsistent(_)))) {
        return internal(verdict, &format!("{error:#}"));
    }
    if error.chain().any(|cause| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe)
    }) {
        // Whoever read the output has seen enough.
        return ExitCode::from(2);
    }
    crate::progress::clear();
    // Nobody is left to tell if standard error is gone.
    let _ = writeln!(crate::terminal::err(), "certus: {error:#}");
    ExitCode::from(2)
}

/// Tells of a defect of Certus.
fn internal(verdict: bool, message: &str) -> ExitCode {
    crate::progress::clear();
    let mut err = crate::terminal::err();
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
    if verdict && claim() {
        let _ = writeln!(crate::terminal::out(), "VERDICT: UNKNOWN (internal error)");
    }
    ExitCode::from(INTERNAL)
}
