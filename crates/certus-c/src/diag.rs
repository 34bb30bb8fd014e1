//! Errors and warnings with their place, and their rendering as plain text.

use crate::source::SourceMap;
use crate::span::Span;
use std::fmt::Write as _;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The program is rejected.
    Error,
    /// The program is accepted; the user should know.
    Warning,
}

/// What a warning is about, so that a caller can group or silence a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    /// An error, or a warning without a group.
    General,
    /// A function is called without a declaration.
    ImplicitFunction,
    /// A declaration without a type means `int`.
    ImplicitInt,
    /// A function is declared with `()` or in K&R style.
    NoPrototype,
    /// `main` has an unusual type.
    MainType,
    /// Pointers, or pointers and integers, are mixed without a cast.
    PointerConversion,
    /// A constant does not fit its type.
    ConstantRange,
    /// A number of values that does not match (excess initialisers, arguments).
    Excess,
    /// `return` does not match the type of the function.
    ReturnType,
    /// An attribute or a construct is ignored although it may matter.
    Ignored,
    /// Assembler text: its effect is unknown.
    Assembler,
    /// An error that is none of the program: Certus cannot handle the construct.
    Unsupported,
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Group of the message.
    pub code: Code,
    /// Where; `None` if it is about the file as a whole.
    pub span: Option<Span>,
    /// What is wrong.
    pub message: String,
    /// What to do, or what is known in addition.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            code: Code::General,
            span: Some(span),
            message: message.into(),
            help: Vec::new(),
        }
    }

    /// An error at `span` because Certus cannot handle what is there.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Self {
        Diagnostic { code: Code::Unsupported, ..Diagnostic::error(span, message) }
    }

    /// A warning at `span`.
    pub fn warning(code: Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, code, ..Diagnostic::error(span, message) }
    }

    /// An error about the file as a whole.
    pub fn file_error(message: impl Into<String>) -> Self {
        Diagnostic { span: None, ..Diagnostic::error(Span::default(), message) }
    }

    /// Adds a line of help.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    /// The message as a compiler prints it: place, text, source line, caret, help.
    pub fn render(&self, source: &SourceMap) -> String {
        let mut out = String::new();
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        match self.span {
            None => {
                let _ = writeln!(out, "{severity}: {}", self.message);
            }
            Some(span) => {
                let place = source.location(span.lo);
                let _ = writeln!(
                    out,
                    "{}:{}:{}: {severity}: {}",
                    place.file, place.line, place.column, self.message
                );
                render_line(&mut out, source, span, place.line, place.column);
            }
        }
        for help in &self.help {
            let _ = writeln!(out, "  help: {help}");
        }
        out
    }
}

/// Longest part of a source line that is shown.
const SHOWN: usize = 160;

fn render_line(out: &mut String, source: &SourceMap, span: Span, line: u32, column: u32) {
    let text: Vec<char> = source.line_text(span.lo).chars().collect();
    let column = (column as usize - 1).min(text.len());
    // A generated line can be thousands of characters long: show the neighbourhood of the place.
    let from = if text.len() > SHOWN { column.saturating_sub(SHOWN / 2) } else { 0 };
    let to = text.len().min(from + SHOWN);
    let width = (source.width_on_line(span) as usize).min(to.saturating_sub(column)).max(1);
    let printable = |c: char| {
        if c == '\t' {
            '\t'
        } else if c.is_control() {
            '\u{fffd}'
        } else {
            c
        }
    };
    let shown: String = text[from..to].iter().map(|&c| printable(c)).collect();
    // Tabs stay tabs, so that the caret stands below its character at any tab width.
    let indent: String = text[from..column].iter().map(|&c| if c == '\t' { '\t' } else { ' ' }).collect();
    let gutter = line.to_string();
    let _ = writeln!(out, " {gutter} | {shown}");
    let _ = writeln!(out, " {:1$} | {indent}^{2}", "", gutter.len(), "~".repeat(width - 1));
}

/// Most errors that are shown; more would hide the first, which matters most.
pub const MAX_ERRORS: usize = 20;

/// Collects messages during a run of the front end.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    pub(crate) errors: Vec<Diagnostic>,
    pub(crate) warnings: Vec<Diagnostic>,
    /// Errors that came after the cap.
    pub(crate) dropped: usize,
}

impl Sink {
    pub(crate) fn push(&mut self, diagnostic: Diagnostic) {
        match diagnostic.severity {
            Severity::Error if self.errors.len() >= MAX_ERRORS => self.dropped += 1,
            Severity::Error => self.errors.push(diagnostic),
            Severity::Warning => self.warnings.push(diagnostic),
        }
    }

    /// Takes back the errors after the first so many, if all of them are about what is not supported. The first of them.
    pub(crate) fn take_back(&mut self, count: usize) -> Option<Diagnostic> {
        let new = self.errors.get(count..)?;
        if new.is_empty() || self.dropped > 0 || !new.iter().all(|error| error.code == Code::Unsupported) {
            return None;
        }
        let first = new[0].clone();
        self.errors.truncate(count);
        Some(first)
    }

    pub(crate) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// True when nothing that could still be found would be shown.
    pub(crate) fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }
}

/// Why a program was rejected: at least one error, sorted by place, with the text they point into.
#[derive(Clone, Debug)]
pub struct Diagnostics {
    /// The errors.
    pub items: Vec<Diagnostic>,
    /// Errors that are not in `items` because there were too many.
    pub dropped: usize,
    /// The text.
    pub source: Box<SourceMap>,
}

impl Diagnostics {
    pub(crate) fn new(sink: Sink, source: SourceMap) -> Self {
        let mut items = sink.errors;
        items.sort_by_key(|item| item.span);
        items.dedup();
        Diagnostics { items, dropped: sink.dropped, source: Box::new(source) }
    }

    /// One message about a text.
    pub(crate) fn of(diagnostic: Diagnostic, source: SourceMap) -> Self {
        Diagnostics { items: vec![diagnostic], dropped: 0, source: Box::new(source) }
    }

    pub(crate) fn single(name: &str, diagnostic: Diagnostic) -> Self {
        Diagnostics {
            items: vec![diagnostic],
            dropped: 0,
            source: Box::new(SourceMap::new(name, Vec::new())),
        }
    }

    /// All messages as plain text.
    pub fn render(&self) -> String {
        let mut out: String = self.items.iter().map(|item| item.render(&self.source)).collect();
        if self.dropped > 0 {
            let _ = writeln!(out, "error: {} more errors are not shown", self.dropped);
        }
        out
    }
}

impl std::fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render())
    }
}

impl std::error::Error for Diagnostics {}
