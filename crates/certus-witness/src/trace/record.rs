//! Recording a trace: the interpreter executes the run once more, and is watched.

use super::state::{Frame, State, Valued};
use super::values;
use super::wrong;
use super::{Trace, TraceKind, TraceStep};
use certus_c::TranslationUnit;
use certus_c::interp::{Config, Draw, Event, Interpreter, ListInputs, Observer, Outcome, Place, Run};
use certus_c::program::{ExprId, ProcId, Program, Property, Shown, Source, VarId};
use certus_c::span::Span;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;

/// Of a longer run, as many steps at the start and at the end are kept, and all inputs.
const KEPT: usize = 50_000;

/// Of a run with more steps than this only the beginning and the failure are recorded: watching takes time.
const MOST_STEPS: u64 = 2_000_000;

/// The procedure that calls `main` if that has parameters: it is no call that the user wrote.
const START: &str = "$start";

const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

/// The trace of a run that the interpreter has made.
#[must_use]
pub fn record(unit: &TranslationUnit, program: &Program, properties: &[Property], run: &Run) -> Trace {
    // A run that nobody has counted the steps of is a long one.
    let steps = if run.steps == 0 { MOST_STEPS } else { run.steps };
    let max_steps = steps.saturating_add(1).min(MOST_STEPS);
    let config = Config { check: properties.to_vec(), max_steps };
    let mut recorder = Recorder {
        state: State::new(unit, program),
        places: FxHashMap::default(),
        texts: FxHashMap::default(),
        names: FxHashMap::default(),
        statement: None,
        branched: None,
        bytes: None,
        first: Vec::new(),
        last: VecDeque::new(),
    };
    let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
    let recorded = Interpreter::new(program, config).under(run.layout.clone()).observe(inputs, &mut recorder);
    recorder.flush();
    if recorded.outcome == Outcome::OutOfSteps
        && let Outcome::Violation { property, span, proc } = run.outcome
    {
        let At { file, line, column } = recorder.place(span);
        let function = recorder.name(proc);
        let text: Arc<str> = unit.source.line_text(span.lo).trim().into();
        // A run that goes on for ever ends nowhere: nothing of what was executed is left out, unless there was too much.
        let omitted = TraceKind::Omitted { steps: run.steps.saturating_sub(MOST_STEPS) };
        let is_all = property == Property::Termination && run.steps <= MOST_STEPS;
        let failure =
            TraceKind::Failure { property, what: wrong::in_general(property).to_owned(), values: Vec::new() };
        let kinds =
            if is_all { vec![failure] } else { vec![omitted, TraceKind::Statement { text }, failure] };
        for kind in kinds {
            let (file, function) = (file.clone(), function.clone());
            recorder.keep(TraceStep { file, line, column, function, depth: 0, kind });
        }
    }
    recorder.first.extend(recorder.last);
    Trace { steps: recorder.first }
}

/// The trace of a run that goes on for ever, of which this was executed: after so many steps its loop begins.
#[must_use]
pub fn record_endless(
    unit: &TranslationUnit,
    program: &Program,
    properties: &[Property],
    run: &Run,
    begin: u64,
) -> Trace {
    let mut trace = record(unit, program, properties, run);
    let stem = Run { steps: begin.saturating_sub(1), outcome: Outcome::OutOfSteps, ..run.clone() };
    if begin > 0 && begin < MOST_STEPS {
        let at = record(unit, program, properties, &stem).steps.len();
        if at < KEPT
            && let Some(step) = trace.steps.get(at)
        {
            let step = TraceStep { kind: TraceKind::Loop, ..step.clone() };
            trace.steps.insert(at, step);
        }
    }
    trace
}

/// A place in the source.
#[derive(Clone)]
struct At {
    file: Arc<str>,
    line: u32,
    column: u32,
}

struct Recorder<'a> {
    state: State<'a>,
    places: FxHashMap<u32, At>,
    texts: FxHashMap<(Arc<str>, u32), Arc<str>>,
    names: FxHashMap<ProcId, Arc<str>>,
    /// The activation and the line of the last statement.
    statement: Option<(usize, Arc<str>, u32)>,
    /// Where a branch was since then.
    branched: Option<u32>,
    /// Bytes without a value that are being read: object, first offset, bytes.
    bytes: Option<(u64, u64, Vec<u8>)>,
    first: Vec<TraceStep>,
    last: VecDeque<TraceStep>,
}

impl Recorder<'_> {
    fn name(&mut self, proc: ProcId) -> Arc<str> {
        let program = self.state.program;
        let name = || match program.procs[proc.index()].name.as_str() {
            START => "main",
            name => name,
        };
        self.names.entry(proc).or_insert_with(|| name().into()).clone()
    }

    fn place(&mut self, span: Span) -> At {
        let unit = self.state.unit;
        let found = self.places.entry(span.lo).or_insert_with(|| {
            let location = unit.source.location(span.lo);
            At { file: location.file.into(), line: location.line, column: location.column }
        });
        found.clone()
    }

    fn is_start(&self, frame: &Frame) -> bool {
        self.state.program.procs[frame.proc.index()].name == START
    }

    /// Whether the current activation was called by the user's text.
    fn called(&self, frames: &[Frame]) -> bool {
        frames.last().is_some_and(|frame| !self.is_start(frame))
    }

    /// The innermost activation of a function of the user.
    fn here(&self) -> Option<(usize, &Frame)> {
        self.state.frames.iter().enumerate().rev().find(|(_, frame)| !frame.library)
    }

    /// Adds a step at the current place, after the statement it belongs to.
    fn add(&mut self, kind: TraceKind) {
        self.flush();
        self.add_step(kind);
    }

    fn add_step(&mut self, kind: TraceKind) {
        self.begin_statement(matches!(kind, TraceKind::Branch { .. }));
        let Some(step) = self.step(kind) else { return };
        if let TraceKind::Change { variable: new, .. } = &step.kind {
            // An initialiser may set a part twice: only what it has in the end counts.
            let steps = if self.last.is_empty() { self.first.as_slice() } else { &[] };
            let changes = steps.iter().rev().take_while(|step| matches!(step.kind, TraceKind::Change { .. }));
            let earlier = changes.enumerate().take(32).find_map(|(back, step)| match &step.kind {
                TraceKind::Change { variable, .. } if variable == new => Some(steps.len() - 1 - back),
                _ => None,
            });
            if let Some(earlier) = earlier {
                self.first.remove(earlier);
            }
        }
        self.keep(step);
    }

    /// Adds the statement here, unless it is still the last one. A branch that is reached again, and what is before
    /// one in the text but comes after it, begin another round of a loop on one line.
    fn begin_statement(&mut self, branch: bool) {
        let Some((index, frame)) = self.here() else { return };
        let span = frame.here;
        let At { file, line, .. } = self.place(span);
        let again =
            self.branched.is_some_and(|branched| span.lo < branched || (branch && span.lo == branched));
        let same = self.statement.as_ref().is_some_and(|last| *last == (index, file.clone(), line));
        if same && !again {
            return;
        }
        let unit = self.state.unit;
        let text = self.texts.entry((file.clone(), line));
        let text = text.or_insert_with(|| unit.source.line_text(span.lo).trim().into()).clone();
        self.statement = Some((index, file, line));
        self.branched = None;
        self.state.frames[index].shown = Some(span);
        if let Some(step) = self.step(TraceKind::Statement { text }) {
            self.keep(step);
        }
    }

    /// A step at the current place.
    fn step(&mut self, kind: TraceKind) -> Option<TraceStep> {
        let (index, frame) = self.here()?;
        let (span, proc) = (frame.here, frame.proc);
        let callers = self.state.frames[..index].iter();
        let depth = callers.filter(|frame| !frame.library && !self.is_start(frame)).count() as u32;
        let At { file, line, column } = self.place(span);
        let function = self.name(proc);
        Some(TraceStep { file, line, column, function, depth, kind })
    }

    fn keep(&mut self, step: TraceStep) {
        if self.first.len() < KEPT {
            self.first.push(step);
            return;
        }
        self.last.push_back(step);
        if self.last.len() <= KEPT {
            return;
        }
        let Some(step) = self.last.pop_front() else { return };
        if matches!(step.kind, TraceKind::Input { .. } | TraceKind::Undefined { .. }) {
            self.first.push(step);
        } else if let Some(TraceStep { kind: TraceKind::Omitted { steps }, .. }) = self.first.last_mut() {
            *steps += 1;
        } else {
            self.first.push(TraceStep { kind: TraceKind::Omitted { steps: 1 }, ..step });
        }
    }

    fn drew(&mut self, draw: &Draw) {
        if let (Source::Memory, Some(Place::Byte { object, offset })) = (&draw.source, draw.place) {
            // Parts are read byte by byte, and told as one.
            match &mut self.bytes {
                Some((known, from, bytes))
                    if *known == object && *from + bytes.len() as u64 == offset && bytes.len() < 8 =>
                {
                    bytes.push(draw.value as u8);
                }
                _ => {
                    self.flush();
                    self.bytes = Some((object, offset, vec![draw.value as u8]));
                }
            }
            return;
        }
        // Every division draws one, and uses it only if it is by zero.
        if draw.source == Source::Division {
            return;
        }
        let (value, width) = (draw.value, draw.width);
        if let Some(Place::Variable(var)) = draw.place {
            self.state.assign(var, value);
        }
        if let (Source::Input(name), Some(var)) = (&draw.source, self.parameter(draw)) {
            let (parameter, text) = self.state.variable(var, value);
            let parameter = Some(parameter);
            self.add(TraceKind::Input { function: name.clone(), parameter, value, width, text });
            return;
        }
        let state = &self.state;
        let kind = match &draw.source {
            Source::Input(name) | Source::Undefined(name) => {
                let unit = state.unit;
                let ret = unit.find_function(name).filter(|_| &**name != "main");
                let ret = ret.and_then(|id| unit.types.as_function(unit[id].ty)).map(|ty| ty.ret);
                let shown = ret.and_then(|ty| values::shown(unit, ty)).unwrap_or(Shown::Signed);
                let text = state.value(shown, width, value);
                TraceKind::Input { function: name.clone(), parameter: None, value, width, text }
            }
            other => {
                let number = value.to_string();
                let lacking = |what: &str| format!("{what} has no value, and holds");
                let (what, text) = match (other, draw.place) {
                    (_, Some(Place::Variable(var))) => {
                        let (name, text) = state.variable(var, value);
                        let hidden = "a value that was not given";
                        (lacking(if state.visible(var) { &name } else { hidden }), text)
                    }
                    (_, Some(Place::Wild(address))) => {
                        (lacking(&format!("the byte at {address:#x}, outside of all objects,")), number)
                    }
                    (Source::Asm, _) => ("assembler text gives".to_owned(), number),
                    (Source::Order, _) => {
                        ("of the orders of operands that C leaves open,".to_owned(), number)
                    }
                    (Source::Volatile, _) => ("a volatile object holds".to_owned(), number),
                    (Source::Library(name), _) if &**name == "main" => {
                        ("the size of an argument of main, with its end, is".to_owned(), number)
                    }
                    (Source::Library(name), _) => (format!("the library function '{name}' gives"), number),
                    (Source::Unmodelled(name), _) => {
                        (format!("'{name}', which no model computes, gives"), number)
                    }
                    (Source::Padding, _) => ("what C leaves open in an object holds".to_owned(), number),
                    _ => (lacking("a value that was not given"), number),
                };
                TraceKind::Undefined { what, value, width, text }
            }
        };
        self.add(kind);
    }

    /// The parameter of the function that runs first, if a value is its argument.
    fn parameter(&self, draw: &Draw) -> Option<VarId> {
        let program = self.state.program;
        self.state.frames.last().filter(|frame| self.is_start(frame))?;
        let Source::Input(name) = &draw.source else { return None };
        let entry = program.procs.iter().find(|proc| *proc.name == **name)?;
        entry.params.iter().copied().find(|var| program.vars[var.index()].span == draw.span)
    }

    /// Tells of bytes without a value that were read.
    fn flush(&mut self) {
        let Some((object, from, bytes)) = self.bytes.take() else { return };
        self.state.store((object, from), &bytes);
        let parts = self.state.parts(object as usize, (from, from + bytes.len() as u64));
        let value = bytes.iter().rev().fold(0u128, |value, byte| value << 8 | u128::from(*byte));
        let width = bytes.len() as u32 * 8;
        let (name, text) = match parts.as_slice() {
            [one] => one.clone(),
            _ => ("memory".to_owned(), value.to_string()),
        };
        let given = name.starts_with("argv[") && self.state.is_argument(object);
        let what = if given { format!("{name} is") } else { format!("{name} has no value, and holds") };
        self.add_step(TraceKind::Undefined { what, value, width, text });
    }

    fn assigned(&mut self, var: VarId, value: u128) {
        let changed = self.state.assign(var, value);
        let library = self.state.frames.last().is_none_or(|frame| frame.library);
        if library || !self.state.visible(var) {
            return;
        }
        if changed {
            let (variable, text) = self.state.variable(var, value);
            self.add(TraceKind::Change { variable, text });
        } else {
            self.flush();
            self.begin_statement(false);
        }
    }

    fn stored(&mut self, to: Option<(u64, u64)>, bytes: &[u8]) {
        let Some((object, offset)) = to else { return };
        let parts = self.state.store((object, offset), bytes);
        if self.state.frames.is_empty() {
            return;
        }
        self.flush();
        self.begin_statement(false);
        let written = (!self.state.declared(object)).then(|| self.left_side()).flatten();
        for (variable, text) in parts {
            let variable = written.clone().unwrap_or(variable);
            self.add(TraceKind::Change { variable, text });
        }
    }

    /// What is written on the left side of the assignment here.
    fn left_side(&self) -> Option<String> {
        let (_, frame) = self.here()?;
        let text = self.state.unit.source.snippet(frame.here);
        let (left, right) = text.split_once('=')?;
        let left = left.trim().trim_end_matches(['+', '-', '*', '/', '%', '&', '|', '^', '<', '>']).trim();
        let plain = !right.starts_with('=') && !left.is_empty() && !left.contains(['\n', '(', ';', '!']);
        plain.then(|| left.to_owned())
    }

    fn entered(&mut self, proc: ProcId, args: &[u128], exprs: &[ExprId]) {
        let program = self.state.program;
        let callee = &program.procs[proc.index()];
        let inside = self.state.frames.last().is_some_and(|frame| frame.library);
        let library = callee.library || inside;
        let params = callee.params.iter().copied().zip(args.iter().copied());
        if !library && self.called(&self.state.frames) {
            let args = params.clone().map(|(var, value)| self.state.variable(var, value)).collect();
            let function = self.name(proc);
            self.add(TraceKind::Enter { function, args });
        }
        self.state.frames.push(Frame {
            proc,
            library,
            vars: params.collect(),
            here: callee.span,
            shown: None,
            args: exprs.to_vec(),
            condition: None,
        });
        self.statement = None;
    }

    fn left(&mut self, proc: ProcId, value: Option<u128>) {
        self.flush();
        let program = self.state.program;
        let library = self.state.frames.last().is_none_or(|frame| frame.library);
        let callers = &self.state.frames[..self.state.frames.len().saturating_sub(1)];
        if !library && self.called(callers) {
            let result = program.procs[proc.index()].result;
            let value = result.zip(value).map(|(var, value)| self.state.variable(var, value).1);
            let function = self.name(proc);
            let here = self.state.frames.last().and_then(|frame| frame.shown);
            if let (Some(here), Some(frame)) = (here, self.state.frames.last_mut()) {
                frame.here = here;
            }
            let kind = TraceKind::Leave { function, value };
            if let Some(step) = self.step(kind) {
                self.keep(step);
            }
            self.statement = None;
        }
        self.state.frames.pop();
    }

    fn ended(&mut self, object: u64) {
        if let Some(what) = self.state.ended(object) {
            self.add(TraceKind::Freed { what });
        }
    }

    fn violated(&mut self, property: Property, condition: Option<ExprId>) {
        let mut found: Vec<Valued> = Vec::new();
        self.flush();
        let what = self.state.wrong(property, condition);
        // The user wants to see where the error function is called, not where it is.
        while let [.., caller, frame] = self.state.frames.as_slice()
            && ERROR_FUNCTIONS.contains(&self.state.program.procs[frame.proc.index()].name.as_str())
            && !caller.library
        {
            self.state.frames.pop();
        }
        if let Some((index, frame)) = self.here() {
            let constant = |id: &ExprId| self.state.program.exprs.as_const(*id).is_none();
            let inside = self.state.frames.len() == index + 1;
            let own = condition.filter(constant).filter(|_| inside).or(frame.condition);
            if let Some(condition) = own {
                self.state.mentioned(index, condition, &mut found);
            }
            // A function that checks its argument: the caller's variables are of interest.
            let params = &self.state.program.procs[frame.proc.index()].params;
            let names = params.iter().map(|var| &self.state.program.vars[var.index()].name);
            let names: Vec<&String> = names.collect();
            if index > 0 && found.iter().all(|(name, _)| names.contains(&name)) {
                for arg in &frame.args {
                    self.state.mentioned(index - 1, *arg, &mut found);
                }
            }
        }
        self.add(TraceKind::Failure { property, what, values: found });
    }
}

impl Observer for Recorder<'_> {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::At { span, .. } => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.here = span;
                }
            }
            Event::Drew(draw) => self.drew(draw),
            Event::Assigned { var, value } => self.assigned(var, value),
            Event::Stored { to, bytes } => self.stored(to, bytes),
            Event::Allocated { address, var, size, storage, .. } => {
                self.state.allocated(address, var, size, storage);
            }
            Event::Ended { object } => self.ended(object),
            Event::Entered { proc, args, exprs } => self.entered(proc, args, exprs),
            Event::Left { proc, value } => self.left(proc, value),
            Event::Branched { condition, taken } => {
                let Some(frame) = self.state.frames.last_mut() else { return };
                frame.condition = Some(condition);
                let (library, lo) = (frame.library, frame.here.lo);
                if !library {
                    self.add(TraceKind::Branch { taken });
                    self.branched = Some(lo);
                }
            }
            Event::Violated { property, condition } => self.violated(property, condition),
        }
    }
}
