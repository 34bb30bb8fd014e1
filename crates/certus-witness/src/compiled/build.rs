//! Compiling and running, with limits.

use super::Settings;
use super::harness::{Harness, LIBRARIES};
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// As much of what a program prints is read.
const MOST_TEXT: u64 = 1 << 16;

/// How a program ended.
pub(super) struct Ended {
    /// Its time was over.
    pub(super) late: bool,
    /// Its exit status, if it exited.
    pub(super) status: Option<i32>,
    /// What ended it otherwise.
    how: String,
    /// The beginning of its standard error.
    pub(super) errors: String,
}

impl Ended {
    /// What it did, for a person.
    pub(super) fn describe(&self) -> String {
        let telling =
            |line: &&str| line.contains("certus:") || line.contains("ERROR:") || line.contains("error:");
        let said = self.errors.lines().find(telling);
        let said = said.or_else(|| self.errors.lines().find(|line| !line.trim().is_empty()));
        match (self.status, said) {
            (Some(status), None) => format!("it exits with status {status}"),
            (Some(status), Some(said)) => {
                format!("it exits with status {status} and prints `{}`", said.trim())
            }
            (None, _) => self.how.clone(),
        }
    }
}

/// A folder that goes when it is dropped.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> std::io::Result<Folder> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("certus-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // One that is left from a process of the same number is not ours to use.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Compiles a harness and runs it.
pub(super) fn build_and_run(harness: &Harness, settings: &Settings<'_>) -> Result<Ended, String> {
    let folder = Folder::new().map_err(|error| format!("there is no temporary folder: {error}"))?;
    let file = folder.0.join("harness.c");
    std::fs::write(&file, harness.file("harness.c", "cc"))
        .map_err(|error| format!("the harness cannot be written: {error}"))?;
    let binary = folder.0.join("certus-run");
    compile(&harness.options, &file, &binary, settings)?;
    // Recursion in the interpreter is not bounded by a stack.
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -s 1000000 2>/dev/null; exec \"$0\""])
        .arg(&binary)
        .current_dir(&folder.0)
        .env("UBSAN_OPTIONS", "print_stacktrace=0")
        .env("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=1");
    run(command, settings.run_limit, settings.stop)
        .map_err(|error| format!("the compiled program does not start: {error}"))
}

pub(super) fn compile(
    options: &[String],
    file: &Path,
    binary: &Path,
    settings: &Settings<'_>,
) -> Result<(), String> {
    let name = settings.compiler.display();
    let attempt = |options: &[String]| {
        let mut command = Command::new(&settings.compiler);
        command.args(options).arg("-o").arg(binary).arg(file).arg(LIBRARIES);
        run(command, settings.compile_limit, settings.stop)
    };
    let ended = attempt(options).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("there is no C compiler '{name}'"),
        _ => format!("'{name}' does not start: {error}"),
    })?;
    if ended.status == Some(0) {
        return Ok(());
    }
    // Older compilers do not know this one, and the run may go the same way without.
    let plain: Vec<String> =
        options.iter().filter(|option| !option.starts_with("-ftrivial-auto-var-init")).cloned().collect();
    if plain.len() < options.len() && attempt(&plain).is_ok_and(|ended| ended.status == Some(0)) {
        return Ok(());
    }
    if ended.status.is_none() {
        return Err(format!("'{name}' gives up: {}", ended.how));
    }
    let lacks = [
        "cannot find -lgcc",
        "Scrt1.o",
        "crt1.o",
        "skipping incompatible",
        "cannot find -lasan",
        "cannot find -lubsan",
    ];
    if lacks.iter().any(|text| ended.errors.contains(text)) {
        return Err(format!(
            "'{name}' lacks libraries for such programs (Debian has those for 32 bits in gcc-multilib)"
        ));
    }
    let error = ended.errors.lines().find(|line| line.contains("error")).or(ended.errors.lines().next());
    Err(format!("'{name}' rejects the program: {}", error.unwrap_or("no reason is given").trim()))
}

/// Runs a command until it ends, its time is over, or nobody wants it any more.
pub(super) fn run(mut command: Command, limit: Duration, stop: &dyn Fn() -> bool) -> std::io::Result<Ended> {
    // A group of its own, so that what a compiler starts ends with it.
    command.process_group(0);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let pipe = child.stderr.take();
    let reader = std::thread::spawn(move || {
        let mut text = Vec::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.by_ref().take(MOST_TEXT).read_to_end(&mut text);
            // What comes beyond is thrown away, so that the program does not wait for a reader.
            let _ = std::io::copy(&mut pipe, &mut std::io::sink());
        }
        String::from_utf8_lossy(&text).into_owned()
    });
    let status = wait(&mut child, limit, stop)?;
    let how = match status {
        None => format!("it does not end within {} s", limit.as_secs()),
        Some(status) => format!("it ends with {status}"),
    };
    // A program that outlives its time may have put children elsewhere, which keep the pipe open.
    let errors = if status.is_some() { reader.join().unwrap_or_default() } else { String::new() };
    Ok(Ended { late: status.is_none(), status: status.and_then(|status| status.code()), how, errors })
}

fn wait(
    child: &mut Child,
    limit: Duration,
    stop: &dyn Fn() -> bool,
) -> std::io::Result<Option<std::process::ExitStatus>> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit || stop() {
            let group = nix::unistd::Pid::from_raw(child.id().cast_signed());
            nix::sys::signal::killpg(group, nix::sys::signal::Signal::SIGKILL)?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}
