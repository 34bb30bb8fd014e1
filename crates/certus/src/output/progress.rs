//! One line on a terminal that says how things stand.

use crate::life::watch::Bounds;
use crate::output::events::{Course, Recorder};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the line is drawn anew.
const PERIOD: Duration = Duration::from_millis(200);

/// What takes less than this needs no line.
const PATIENCE: Duration = Duration::from_millis(600);

/// Whether there is a line on the terminal, and whose turn it is to draw it.
struct State {
    drawn: bool,
    turn: u64,
}

static STATE: Mutex<State> = Mutex::new(State { drawn: false, turn: 0 });

/// Draws the line from now on, if standard error is a terminal.
pub(crate) fn start(recorder: &Arc<Recorder>, bounds: Bounds) {
    if !std::io::stderr().is_terminal() {
        return;
    }
    let (recorder, start) = (recorder.clone(), Instant::now());
    let turn = {
        let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
        state.turn += 1;
        state.turn
    };
    std::thread::spawn(move || {
        let mut before: BTreeMap<&'static str, u64> = BTreeMap::new();
        std::thread::sleep(PATIENCE);
        loop {
            let courses = recorder.courses();
            let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
            if state.turn != turn {
                return;
            }
            let mut line = line(&courses, &before, start.elapsed(), bounds);
            let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
            if line.chars().count() >= width {
                line = line.chars().take(width.saturating_sub(2)).chain(['…']).collect();
            }
            // Nobody is left to tell if standard error is gone.
            let _ = write!(std::io::stderr(), "\r\x1b[2K{line}");
            state.drawn = true;
            drop(state);
            before = courses.iter().map(|(name, course)| (*name, course.last.queries)).collect();
            std::thread::sleep(PERIOD);
        }
    });
}

/// Takes the line away; it is not drawn again, unless it is started again.
pub(crate) fn clear() {
    let mut state = STATE.lock().unwrap_or_else(PoisonError::into_inner);
    state.turn += 1;
    if std::mem::replace(&mut state.drawn, false) {
        let _ = write!(std::io::stderr(), "\r\x1b[2K");
    }
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// A number that fits into four characters.
fn short(n: u64) -> String {
    match n {
        0..10_000 => n.to_string(),
        10_000..10_000_000 => format!("{}k", n / 1000),
        _ => format!("{}M", n / 1_000_000),
    }
}

fn line(
    courses: &BTreeMap<&'static str, Course>,
    before: &BTreeMap<&'static str, u64>,
    time: Duration,
    bounds: Bounds,
) -> String {
    let mut text = clock(time);
    if let Some(limit) = bounds.time {
        text.push_str(&format!(" of {}", clock(limit)));
    }
    let memory = certus_sandbox::usage().memory >> 20;
    text.push_str(&format!(", {memory} MB"));
    if let Some(limit) = bounds.memory {
        text.push_str(&format!(" of {}", limit >> 20));
    }
    for (name, course) in courses {
        let now = course.last;
        text.push_str(&format!(" | {name} frame {}", now.k));
        if now.queries > 0 {
            let since = now.queries.saturating_sub(before.get(name).copied().unwrap_or(0));
            let rate = since * 1000 / (PERIOD.as_millis() as u64);
            text.push_str(&format!(
                ": {} obligations, {} lemmas, {} queries/s",
                short(now.obligations as u64),
                short(now.lemmas as u64),
                short(rate)
            ));
        }
    }
    if courses.is_empty() {
        text.push_str(" | preparing");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::events::Point;

    #[test]
    fn the_line_says_how_things_stand() {
        let bounds = Bounds { time: Some(Duration::from_secs(900)), cpu: None, memory: Some(4 << 30) };
        let last = Point { at: Duration::ZERO, k: 7, obligations: 3, lemmas: 20_500, queries: 1000 };
        let courses = BTreeMap::from([("ic3cfa", Course { last, ..Course::default() })]);
        let before = BTreeMap::from([("ic3cfa", 200)]);
        let text = line(&courses, &before, Duration::from_secs(75), bounds);
        assert!(text.starts_with("1:15 of 15:00, "), "{text}");
        assert!(
            text.contains(" MB of 4096 | ic3cfa frame 7: 3 obligations, 20k lemmas, 4000 queries/s"),
            "{text}"
        );
        assert!(line(&BTreeMap::new(), &before, Duration::ZERO, Bounds::default()).contains("preparing"));
    }
}
