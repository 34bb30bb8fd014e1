//! What engines report while they work: for the progress line, the log and the report page.

use anyhow::{Result, bail};
use certus_engine::{Event, Sink, Tree, TreeNode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// More points than this are not kept for an engine: then every second one goes.
const POINTS: usize = 600;

/// How things stand with an engine at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) at: Duration,
    pub(crate) k: usize,
    pub(crate) obligations: usize,
    pub(crate) lemmas: usize,
    pub(crate) queries: u64,
}

/// The way of an engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    pub(crate) points: Vec<Point>,
    /// Every how many events one is kept.
    pub(crate) step: usize,
    /// How many were not, since the last that was.
    pub(crate) skipped: usize,
    /// The last, kept or not.
    pub(crate) last: Point,
}

impl Course {
    fn add(&mut self, point: Point) {
        self.last = point;
        self.skipped += 1;
        if self.skipped < self.step {
            return;
        }
        self.skipped = 0;
        self.points.push(point);
        if self.points.len() >= POINTS {
            let mut even = false;
            self.points.retain(|_| {
                even = !even;
                !even
            });
            self.step = self.step.max(1) * 2;
        }
    }
}

/// Listens to engines.
pub(crate) struct Recorder {
    start: Instant,
    courses: Mutex<BTreeMap<&'static str, Course>>,
    /// The last tree, and the engine that it is of.
    tree: Mutex<Option<(&'static str, Tree)>>,
    log: Option<Mutex<Log>>,
    verbose: bool,
}

impl Recorder {
    /// Listens from now on. Every event goes to the log, and to standard error if `verbose`. A log that cannot be
    /// written does not stop the work.
    pub(crate) fn new(log: Option<&Path>, verbose: bool) -> Arc<Recorder> {
        let log = log.map(|path| {
            Mutex::new(match crate::input::files::create(path) {
                Ok(file) => Log::Open(BufWriter::new(file), path.to_owned()),
                Err(error) => Log::Broken(format!("{error:#}")),
            })
        });
        Arc::new(Recorder {
            start: Instant::now(),
            courses: Mutex::default(),
            tree: Mutex::default(),
            log,
            verbose,
        })
    }

    /// Whether steps are wanted in words.
    pub(crate) fn wants_steps(&self) -> bool {
        self.verbose || self.log.is_some()
    }

    /// As engines take it.
    pub(crate) fn sink(self: &Arc<Recorder>) -> Sink {
        let recorder = self.clone();
        Arc::new(move |event| recorder.hear(event))
    }

    /// The ways of all engines so far.
    pub(crate) fn courses(&self) -> BTreeMap<&'static str, Course> {
        self.courses.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How far engines have come without an error: the depth or frame before the one that each is at.
    pub(crate) fn depths(&self) -> Vec<(&'static str, usize)> {
        let courses = self.courses();
        courses
            .iter()
            .filter(|(_, course)| course.last.k > 1)
            .map(|(name, course)| (*name, course.last.k - 1))
            .collect()
    }

    /// The last tree that an engine told, and the engine.
    pub(crate) fn tree(&self) -> Option<(&'static str, Tree)> {
        self.tree.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn hear(&self, event: &Event) {
        let at = self.start.elapsed();
        let mut courses = self.courses.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::Frame { engine, k } => {
                let course = courses.entry(engine).or_default();
                let point = Point { at, k: *k, ..course.last };
                course.add(point);
            }
            Event::Progress { engine, k, obligations, lemmas, queries } => {
                let point =
                    Point { at, k: *k, obligations: *obligations, lemmas: *lemmas, queries: *queries };
                courses.entry(engine).or_default().add(point);
            }
            Event::Step { .. } => {}
            Event::Tree { engine, tree } => {
                let last = (*engine, tree.clone());
                *self.tree.lock().unwrap_or_else(PoisonError::into_inner) = Some(last);
            }
        }
        drop(courses);
        if self.verbose {
            // Nobody is left to tell if standard error is gone.
            let _ =
                writeln!(crate::output::terminal::err(), "[{:9.3} s] {}", at.as_secs_f64(), in_words(event));
        }
        if self.log.is_some() {
            self.note(&as_json(event));
        }
    }

    /// Writes a line to the log, with the time.
    pub(crate) fn note(&self, entry: &Value) {
        if let Some(log) = &self.log {
            let mut entry = entry.clone();
            entry["seconds"] = (self.start.elapsed().as_micros() as f64 / 1e6).into();
            log.lock().unwrap_or_else(PoisonError::into_inner).tell(|file| writeln!(file, "{entry}"));
        }
    }

    /// Writes what is left of the log, and says if anything of it could not be written.
    pub(crate) fn close(&self) -> Result<()> {
        let Some(log) = &self.log else { return Ok(()) };
        let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
        log.tell(Write::flush);
        match &*log {
            Log::Open(..) => Ok(()),
            Log::Broken(why) => bail!("{why}"),
        }
    }
}

/// The file of events.
enum Log {
    Open(BufWriter<Box<dyn Write + Send>>, PathBuf),
    /// It cannot be written, and why.
    Broken(String),
}

impl Log {
    fn tell(&mut self, write: impl FnOnce(&mut BufWriter<Box<dyn Write + Send>>) -> std::io::Result<()>) {
        if let Log::Open(file, path) = self
            && let Err(error) = write(file)
        {
            *self = Log::Broken(format!("{}: the log cannot be written: {error}", path.display()));
        }
    }
}

fn in_words(event: &Event) -> String {
    match event {
        Event::Frame { engine, k } => format!("{engine}: frame {k}"),
        Event::Progress { engine, k, obligations, lemmas, queries } => {
            format!("{engine}: frame {k}, obligations {obligations}, lemmas {lemmas}, queries {queries}")
        }
        Event::Step { engine, text } => format!("{engine}: {text}"),
        Event::Tree { engine, tree } => format!("{engine}: a tree of {} nodes", tree.nodes.len()),
    }
}

/// The nodes of a tree, with what is known of each.
fn tree_json(tree: &Tree) -> Value {
    let texts = |node: &TreeNode| node.text.iter().map(ToString::to_string).collect::<Vec<_>>();
    let node = |node: &TreeNode| {
        json!({
            "number": node.number, "location": node.location, "parent": node.parent.map(|(parent, _)| parent),
            "edge": node.parent.map(|(_, edge)| edge.0), "label": texts(node), "covered_by": node.covered_by,
            "expanded": node.expanded, "false": node.is_false, "error": node.is_error,
        })
    };
    tree.nodes.iter().map(node).collect()
}

fn as_json(event: &Event) -> Value {
    match event {
        Event::Frame { engine, k } => json!({ "event": "frame", "engine": engine, "k": k }),
        Event::Progress { engine, k, obligations, lemmas, queries } => json!({
            "event": "progress", "engine": engine, "k": k, "obligations": obligations, "lemmas": lemmas,
            "queries": queries,
        }),
        Event::Step { engine, text } => json!({ "event": "step", "engine": engine, "text": text }),
        Event::Tree { engine, tree } => {
            json!({ "event": "tree", "engine": engine, "nodes": tree_json(tree) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_courses_are_thinned() {
        let recorder = Recorder::new(None, false);
        for k in 0..5000 {
            recorder.hear(&Event::Frame { engine: "bmc", k });
        }
        let course = &recorder.courses()["bmc"];
        assert!(course.points.len() < POINTS && course.points.len() > POINTS / 4, "{}", course.points.len());
        assert_eq!(course.last.k, 4999);
        assert!(course.points.windows(2).all(|two| two[0].k < two[1].k));
    }
}
