//! Engines side by side: each lane is a thread with an arena of its own, in which engines run one after the other. The first answer
//! ends the others.

use crate::control::{Control, Event};
use crate::engine::EngineError;
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::Terms;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};

/// What an engine found out, of whatever kind of property.
pub(crate) trait Decision: Send {
    /// Why it is no answer.
    fn open(&self) -> Option<&Reason>;

    /// No answer, and why.
    fn unknown(why: Reason) -> Self;
}

/// The end of an engine's work.
type End<V> = Result<(V, Stats), EngineError>;

/// What a lane goes on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Nothing: there is an answer, or a limit is reached.
    Nothing,
    /// The next engine.
    Engine,
    /// The next engine; this one had no more time.
    OutOfTime,
}

/// A lane.
pub(crate) struct Lane<'r, V> {
    given: &'r Terms,
    terms: Terms,
    control: Control,
    sender: Sender<(String, End<V>, Option<Terms>)>,
}

impl<V: Decision> Lane<'_, V> {
    /// Lets an engine work. A panic is a defect of its engine, and no reason to lose the answer of another.
    pub(crate) fn run(&mut self, engine: &str, work: impl FnOnce(&mut Terms, &Control) -> End<V>) -> Next {
        let end = catch_unwind(AssertUnwindSafe(|| work(&mut self.terms, &self.control)));
        let end = end.unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<&str>().copied();
            let text =
                text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
            Err(EngineError::Panicked(format!("the engine {engine} panics: {text}")))
        });
        let open = end.as_ref().map(|(verdict, _)| verdict.open().cloned());
        let (answered, out_of_time) = match &open {
            Ok(None) => (true, false),
            Ok(Some(why)) => (false, matches!(why, Reason::Stopped(_))),
            Err(_) => (false, false),
        };
        // Whoever fails leaves an arena that nobody should trust.
        if open.is_err() {
            self.terms = self.given.clone();
        }
        let arena = answered.then(|| std::mem::take(&mut self.terms));
        // The receiver lives as long as the scope of the threads.
        let _ = self.sender.send((engine.to_owned(), end, arena));
        match out_of_time {
            _ if answered || self.control.stop().is_some() => Next::Nothing,
            true => Next::OutOfTime,
            false => Next::Engine,
        }
    }
}

/// Runs lanes side by side. The answer's arena takes the place of `terms`, and every earlier term keeps its number in it.
pub(crate) fn side_by_side<V: Decision>(
    name: &'static str,
    terms: &mut Terms,
    control: &Control,
    lanes: Vec<impl FnOnce(Lane<'_, V>) + Send>,
) -> End<V> {
    let found = Arc::new(AtomicBool::new(false));
    let limits = control.limits.clone().with_cancel(found.clone());
    let (sender, receiver) = mpsc::channel();
    let mut stats = Stats::default();
    let (mut why, mut answer, mut error) = (None, None, None);
    std::thread::scope(|scope| {
        for work in lanes {
            let given = &*terms;
            let control = Control { limits: limits.clone(), ..control.clone() };
            let lane = Lane { given, terms: given.clone(), control, sender: sender.clone() };
            scope.spawn(move || work(lane));
        }
        drop(sender);
        for (engine, end, arena) in receiver {
            let (verdict, part) = match end {
                Ok(end) => end,
                // The others may still have an answer.
                Err(failure) => {
                    control.tell(|| Event::Step { engine: name, text: failure.to_string() });
                    error = Some(failure);
                    continue;
                }
            };
            if let Some(reason) = verdict.open() {
                stats.add_queries(part.queries());
                // The end of a slice of time is no reason.
                if !matches!(reason, Reason::Stopped(_)) {
                    why.get_or_insert_with(|| reason.clone());
                }
            } else if answer.is_none() {
                found.store(true, Ordering::Relaxed);
                stats.add(&format!("answered by {engine}"), 1);
                stats.merge(&part);
                answer = Some((verdict, arena));
            }
        }
    });
    match (answer, error) {
        (Some((verdict, arena)), _) => {
            if let Some(arena) = arena {
                *terms = arena;
            }
            Ok((verdict, stats))
        }
        (None, Some(failure)) => Err(failure),
        (None, None) => {
            let reason = control.stop().or(why).unwrap_or(Reason::NoEngine);
            Ok((V::unknown(reason), stats))
        }
    }
}
