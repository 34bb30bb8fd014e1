//! Beside the engines: the compiled program, tested on pseudo-random inputs.
//!
//! A compiled program makes hundreds of millions of steps in a second, so that errors behind long loops are found
//! which no engine would ever reach. What looks like a failure is executed by the interpreter. If that takes too
//! long, a second compiled program executes it, which ends at the first thing that C leaves undefined.

use crate::answer::{Answer, Report};
use crate::confirm::{Case, Failing, confirm, confirm_long};
use crate::follow::LONG_RUN;
use crate::job::Job;
use crate::look::{Look, look};
use crate::strategy::Beside;
use certus_c::interp::{Outcome as Ending, Run as Execution};
use certus_c::program::Property;
use certus_engine::{Control, EngineError, Event};
use certus_witness::compiled::{self, Compiled, Given, Settings, Tester, Tests};
use certus_witness::replay_given;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Testing takes at least this long, if nothing else ends it.
const SHORTEST: Duration = Duration::from_secs(3);

/// And at most this long.
const LONGEST: Duration = Duration::from_secs(60);

/// Before anything else executes a run, the interpreter tries for so long.
const INTERPRETED: Duration = Duration::from_secs(10);

/// What looks like a failure is not always one: after so many that are none, testing ends.
const MOST_SUSPECTS: usize = 16;

/// More tests would not help.
struct Futile;

/// What the thread that tests needs.
struct Testing<'a> {
    /// What is asked, and how runs are certified.
    case: Case<'a>,
    /// Whether the program may be compiled and run.
    native: bool,
    /// Random runs of the interpreter.
    look: Look,
}

/// Does the work while the compiled program is tested; a failing run that testing finds ends the work, if it stands.
pub(crate) fn beside(
    job: &Job<'_>,
    beside: Beside,
    work: impl FnOnce(&Job<'_>) -> Result<Report, EngineError>,
) -> Result<Report, EngineError> {
    let (found, enough) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let limited = |flag: &Arc<AtomicBool>| Control {
        limits: job.control.limits.clone().with_cancel(flag.clone()),
        ..job.control.clone()
    };
    let testing = Testing {
        case: Case { control: limited(&enough), ..job.case() },
        native: job.native && job.entry == "main",
        look: beside.look,
    };
    let inner = Job { control: limited(&found), ..job.clone() };
    let (report, tested) = std::thread::scope(|scope| {
        let tests = scope.spawn(|| {
            // The interpreter recurses over expressions.
            let tested = certus_c::on_large_stack(|| testing.run()).ok().flatten();
            if tested.is_some() {
                found.store(true, Ordering::Relaxed);
            }
            tested
        });
        let report = catch_unwind(AssertUnwindSafe(|| work(&inner)));
        enough.store(true, Ordering::Relaxed);
        (report, tests.join().ok().flatten())
    });
    let Some(tested) = tested else { return report.unwrap_or_else(|panic| resume_unwind(panic)) };
    // A run that was executed stands, whatever else was found or went wrong.
    let mut report = report.unwrap_or_else(|_| Ok(Report::default())).unwrap_or_default();
    if !matches!(&report.answer, Answer::Unsafe(_)) {
        report.effort.stats.add("answered by tests", 1);
        report.answer = Answer::Unsafe(tested);
    }
    Ok(report)
}

impl Testing<'_> {
    fn stop(&self) -> bool {
        self.case.control.stop().is_some()
    }

    fn tell(&self, text: impl FnOnce() -> String) {
        self.case.control.tell(|| Event::Step { engine: "tests", text: text() });
    }

    /// Looks for failing runs: by a compiled program that is fast, by the interpreter, which also tries what variables
    /// without a value may hold, and by a compiled program that sees where its runs come to.
    fn run(&self) -> Option<Box<Failing>> {
        let left = self.case.control.limits.time_left().map_or(LONGEST, |left| left / 5);
        let left = left.clamp(SHORTEST, LONGEST);
        if !self.native {
            self.tell(|| "the program is not compiled and tested: that is not wanted".to_owned());
        }
        let tests = self.test(false, left / 2);
        if let Ok(Some(found)) = tests {
            return Some(found);
        }
        let looked = look(self.case.program, self.case.properties, self.look, &self.case.control);
        match looked.and_then(|run| self.certified(run)) {
            Some(failing) => Some(failing),
            None if tests.is_ok() => self.test(true, left / 2).ok().flatten(),
            None => None,
        }
    }

    /// A run that stands. One that C leaves undefined is left to the engines, for what machines make of it is nothing
    /// that a test tells; so is one that nobody wants any more.
    fn certified(&self, run: Execution) -> Option<Box<Failing>> {
        if compiled::undefined(self.case.program, &run).is_some() {
            self.tell(|| "it does what C leaves undefined".to_owned());
            return None;
        }
        let failing = confirm(&self.case, run);
        let wanted = !self.stop() || failing.compiled == Some(Compiled::Confirms);
        (wanted && failing.doubt().is_none()).then(|| Box::new(failing))
    }

    /// A program that tests itself.
    fn compile(&self, guided: bool) -> Option<Tester> {
        let stop = || self.stop();
        let settings = Settings { confined: self.case.confined, stop: &stop, ..Settings::default() };
        match Tester::new(self.case.unit, self.case.program, self.case.properties, guided, &settings) {
            Ok(tester) => Some(tester),
            Err(why) => {
                self.tell(|| format!("the program is not compiled and tested: {why}"));
                None
            }
        }
    }

    /// Tests the compiled program for so long. An error if more tests make no sense.
    fn test(&self, guided: bool, limit: Duration) -> Result<Option<Box<Failing>>, Futile> {
        let stop = || self.stop();
        let tester = self.native.then(|| self.compile(guided)).flatten();
        let mut tester = tester.ok_or(Futile)?;
        let end = Instant::now() + limit;
        for _ in 0..MOST_SUSPECTS {
            let left = end.checked_duration_since(Instant::now()).filter(|_| !self.stop());
            let Some(left) = left else { return Ok(None) };
            match tester.test(left, &stop) {
                Tests::Suspect(given) => {
                    self.tell(|| format!("a run with {} inputs looks like a failure", given.len()));
                    if let Some(found) = self.execute(&given) {
                        return Ok(Some(found));
                    }
                }
                Tests::Nothing { all } => {
                    self.tell(|| if all { "the only run does not fail" } else { "no run fails" }.to_owned());
                    return if all { Err(Futile) } else { Ok(None) };
                }
                Tests::Broken(why) => {
                    self.tell(|| format!("the program cannot be tested: {why}"));
                    return Err(Futile);
                }
            }
        }
        Err(Futile)
    }

    /// Executes what looks like a failing run: first by the interpreter, for a part of the time that is left; then by
    /// a second compiled program; if that does not tell, by the interpreter to the end.
    fn execute(&self, given: &Given) -> Option<Box<Failing>> {
        let left = self.case.control.limits.time_left().map_or(INTERPRETED, |left| left / 10);
        self.interpret(given, left.min(INTERPRETED)).or_else(|| self.interpret(given, Duration::MAX))
    }

    fn interpret(&self, given: &Given, limit: Duration) -> Option<Box<Failing>> {
        let start = Instant::now();
        let stop = || self.stop() || start.elapsed() > limit;
        let run = replay_given(self.case.program, given, self.case.properties, (LONG_RUN, &stop));
        match run.outcome {
            Ending::Violation { .. } => self.certified(run),
            Ending::OutOfSteps if self.case.properties == [Property::Reach] && !self.stop() => {
                self.tell(|| format!("the interpreter has executed {} steps of it", run.steps));
                self.execute_long(given, &run)
            }
            other => {
                self.tell(|| format!("it is none: {other:?}"));
                None
            }
        }
    }

    fn execute_long(&self, given: &Given, beginning: &Execution) -> Option<Box<Failing>> {
        let run = compiled::long_run(self.case.unit, self.case.program, given, beginning)?;
        let harness = compiled::harness(self.case.unit, self.case.program, &run).ok()?;
        let stop = || self.stop();
        let run_limit = self.case.control.limits.time_left().unwrap_or(LONGEST * 10);
        let confined = self.case.confined;
        let settings = Settings { run_limit, confined, stop: &stop, ..Settings::default() };
        match compiled::execute_strictly(&harness, &settings) {
            Compiled::Confirms => Some(Box::new(confirm_long(&self.case, run, harness, beginning.steps))),
            other => {
                self.tell(|| format!("a second compiled program does not confirm it: {other:?}"));
                None
            }
        }
    }
}
