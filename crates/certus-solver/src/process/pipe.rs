//! A child process that is written to and read from with limits.
//!
//! Its three streams are socket pairs instead of pipes: the standard library gives sockets timeouts, so one
//! thread can write, read, drain the error stream, watch the limits and notice the end of the process, and
//! no text is too long for it. Whatever goes wrong is a [`Trouble`]; the process never outlives its `Pipe`.

use crate::error::SolverError;
use crate::limits::{Limits, Stop};
use certus_logic::smtlib::Splitter;
use certus_sandbox::Talker;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How often the limits are asked while the process is silent.
const TICK: Duration = Duration::from_millis(10);
/// How long the process may take to end once it closed its output.
const LAST_BREATH: Duration = Duration::from_millis(500);
/// How much of the error stream is kept.
const COMPLAINTS: usize = 2048;
/// An answer longer than this is none.
const LONGEST_ANSWER: usize = 1 << 28;

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// A limit was reached; the process is still at work and of no more use.
    Stopped(Stop),
    /// The process is of no more use.
    Error(SolverError),
}

impl From<SolverError> for Trouble {
    fn from(e: SolverError) -> Trouble {
        Trouble::Error(e)
    }
}

/// How long to wait for the process.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until<'a> {
    /// Give up when these say so.
    pub(super) limits: &'a Limits,
    /// Give up when it was silent for so long.
    pub(super) patience: Option<Duration>,
}

/// A running process. See the module's text.
pub(super) struct Pipe {
    name: String,
    child: Talker,
    input: UnixStream,
    output: UnixStream,
    errors: UnixStream,
    /// What it printed and nobody asked for yet.
    answers: Splitter,
    /// The bytes of a character of which the rest has not come yet.
    partial: Vec<u8>,
    unread: usize,
    /// The end of what it wrote to its error stream.
    complaints: Vec<u8>,
}

/// Both ends of a stream: ours, and the child's.
fn pair() -> std::io::Result<(UnixStream, Stdio)> {
    let (ours, theirs) = UnixStream::pair()?;
    Ok((ours, Stdio::from(OwnedFd::from(theirs))))
}

impl Pipe {
    /// Starts a program. `name` is what the solver is called in errors.
    pub(super) fn start(name: &str, program: &str, args: &[String]) -> Result<Pipe, SolverError> {
        Pipe::spawn(name, program, args).map_err(|e| SolverError::Missing {
            solver: name.to_owned(),
            program: program.to_owned(),
            cause: match e.kind() {
                ErrorKind::NotFound => "no such program on the PATH".to_owned(),
                _ => e.to_string(),
            },
        })
    }

    fn spawn(name: &str, program: &str, args: &[String]) -> std::io::Result<Pipe> {
        let (input, stdin) = pair()?;
        let (output, stdout) = pair()?;
        let (errors, stderr) = pair()?;
        input.set_write_timeout(Some(TICK))?;
        output.set_read_timeout(Some(TICK))?;
        errors.set_nonblocking(true)?;
        let child = Talker::start(Path::new(program), args, [stdin, stdout, stderr])?;
        Ok(Pipe {
            name: name.to_owned(),
            child,
            input,
            output,
            errors,
            answers: Splitter::new(),
            partial: Vec::new(),
            unread: 0,
            complaints: Vec::new(),
        })
    }

    /// Writes a text.
    pub(super) fn send(&mut self, text: &str, until: Until<'_>) -> Result<(), Trouble> {
        let mut rest = text.as_bytes();
        let mut since = Instant::now();
        while !rest.is_empty() {
            match self.input.write(rest) {
                Ok(0) => return Err(self.died()),
                Ok(n) => {
                    rest = &rest[n..];
                    since = Instant::now();
                }
                Err(e) if is_timeout(e.kind()) => {
                    self.tick(until, since)?;
                    // It may be waiting for us to read.
                    if !self.take_output_now()? {
                        return Err(self.died());
                    }
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(self.died()),
            }
        }
        Ok(())
    }

    /// The next s-expression it prints.
    pub(super) fn answer(&mut self, until: Until<'_>) -> Result<String, Trouble> {
        let mut since = Instant::now();
        loop {
            if let Some(text) = self.answers.next_text() {
                self.unread = 0;
                return Ok(text);
            }
            if let Some(stop) = until.limits.stop() {
                return Err(Trouble::Stopped(stop));
            }
            match self.take_output() {
                Ok(0) => {
                    // The last word may lack a blank after it.
                    return self.answers.finish().map_or_else(|| Err(self.died()), Ok);
                }
                Ok(_) => since = Instant::now(),
                Err(e) if is_timeout(e.kind()) => self.tick(until, since)?,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(self.died()),
            }
            if self.unread > LONGEST_ANSWER {
                let answer = "(more than 256 MB)".to_owned();
                let expected = "an answer";
                return Err(SolverError::Nonsense { solver: self.name.clone(), answer, expected }.into());
            }
        }
    }

    /// What is to be done while nothing happens: the limits, the error stream, the process itself.
    fn tick(&mut self, until: Until<'_>, since: Instant) -> Result<(), Trouble> {
        self.take_complaints();
        if let Some(stop) = until.limits.stop() {
            return Err(Trouble::Stopped(stop));
        }
        if until.patience.is_some_and(|p| since.elapsed() >= p) {
            let after = since.elapsed();
            return Err(SolverError::Hung { solver: self.name.clone(), after }.into());
        }
        // Something it started may hold its output open; what it printed itself is read by now.
        if matches!(self.child.try_wait(), Ok(Some(_))) && !self.take_output_now()? {
            return Err(self.died());
        }
        Ok(())
    }

    /// Reads once, waiting up to a tick.
    fn take_output(&mut self) -> std::io::Result<usize> {
        let mut buffer = [0; 16 * 1024];
        let n = self.output.read(&mut buffer)?;
        self.unread += n;
        self.partial.extend_from_slice(&buffer[..n]);
        // Characters may be cut anywhere; what is no text at all becomes replacement characters.
        let whole = match std::str::from_utf8(&self.partial) {
            Ok(_) => self.partial.len(),
            Err(e) if e.error_len().is_none() && n > 0 => e.valid_up_to(),
            Err(_) => self.partial.len(),
        };
        self.answers.push(&String::from_utf8_lossy(&self.partial[..whole]));
        self.partial.drain(..whole);
        Ok(n)
    }

    /// Reads what is there without waiting; says whether the process may print more.
    fn take_output_now(&mut self) -> Result<bool, Trouble> {
        let nonblocking = |stream: &UnixStream, on| stream.set_nonblocking(on).is_ok();
        if !nonblocking(&self.output, true) {
            return Err(self.died());
        }
        let more = loop {
            match self.take_output() {
                Ok(0) => break false,
                Ok(_) if self.unread > LONGEST_ANSWER => break true,
                Ok(_) => {}
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                // Nothing more at the moment: that is the end only if the process is gone.
                Err(e) if is_timeout(e.kind()) => break !matches!(self.child.try_wait(), Ok(Some(_))),
                Err(_) => break false,
            }
        };
        if nonblocking(&self.output, false) { Ok(more) } else { Err(self.died()) }
    }

    /// Reads the error stream, which must not fill up, and keeps its end.
    fn take_complaints(&mut self) {
        let mut buffer = [0; 4096];
        // Bounded, so that a process that complains without end does not keep us here.
        for _ in 0..256 {
            match self.errors.read(&mut buffer) {
                Ok(0) => return,
                Ok(n) => {
                    self.complaints.extend_from_slice(&buffer[..n]);
                    let too_many = self.complaints.len().saturating_sub(COMPLAINTS);
                    self.complaints.drain(..too_many);
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return,
            }
        }
    }

    /// The error of a process that ended, with its last words.
    fn died(&mut self) -> Trouble {
        let status = self.wait(LAST_BREATH);
        self.take_complaints();
        let mut detail = status.map_or("it closed its output".to_owned(), |s| s.to_string());
        let text = String::from_utf8_lossy(&self.complaints);
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        for line in &lines[lines.len().saturating_sub(3)..] {
            detail.push_str("; ");
            detail.push_str(line);
        }
        SolverError::Died { solver: self.name.clone(), detail: Some(detail) }.into()
    }

    /// Waits for the end of the process, no longer than given.
    fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < time => std::thread::sleep(Duration::from_millis(1)),
                _ => return None,
            }
        }
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.child.end();
    }
}

fn is_timeout(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
