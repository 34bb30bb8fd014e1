//! C11 with GNU extensions, from text to a typed program.
//!
//! [`parse_file`] and [`parse_source`] read a program and return a [`TranslationUnit`], or
//! [`Diagnostics`] that say what is wrong and where. The stages are: the preprocessor of the system where a
//! file needs it, the lexer, the parser, and the semantic analysis; see [`hir`] for the result.
//!
//! The library prints nothing. It works on a thread of its own with a large stack, since programs can be
//! nested deeply; nesting beyond [`MAX_NESTING`] levels is refused.

mod ast;
pub mod cfa;
mod computed;
pub mod diag;
pub mod float;
pub mod hir;
pub mod interp;
mod layout;
mod lex;
mod link;
mod load;
pub mod lower;
mod options;
mod parse;
mod preprocess;
pub mod program;
mod sema;
pub mod source;
pub mod span;
pub mod symbol;
pub mod types;
pub mod weave;

pub use computed::{compute_calls, tabulate};
pub use diag::{Diagnostic, Diagnostics, Severity};
pub use hir::TranslationUnit;
pub use options::Options;
pub use preprocess::includes;
pub use types::DataModel;

use diag::Sink;
use source::SourceMap;
use std::path::Path;

/// Deepest nesting of expressions and statements that is accepted.
pub const MAX_NESTING: u32 = 10_000;

/// Stack of the thread that works on a program: several kilobytes per level of [`MAX_NESTING`].
const STACK_BYTES: usize = 256 << 20;

/// Runs `work` on a thread with a stack that is large enough for recursion over a [`TranslationUnit`].
///
/// # Errors
/// If the thread cannot be started.
pub fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> std::io::Result<T> {
    std::thread::scope(|scope| {
        let handle = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work)?;
        match handle.join() {
            Ok(result) => Ok(result),
            // A panic is passed on as it was.
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// Reads and types the program in a file.
///
/// # Errors
/// What is wrong with the program, or why the file cannot be read.
pub fn parse_file(path: &Path, options: &Options) -> Result<TranslationUnit, Diagnostics> {
    // The preprocessor names the file as it is called, and messages as the preprocessor does.
    let path = &preprocess::as_operand(path);
    let name = path.display().to_string();
    let text = load::read(path, options).map_err(|error| Diagnostics::single(&name, error))?;
    parse_bytes(text, &name, Some(path), options)
}

/// Types the program in `text`, called `name` in messages.
///
/// # Errors
/// What is wrong with the program.
pub fn parse_source(
    text: impl AsRef<[u8]>,
    name: &str,
    options: &Options,
) -> Result<TranslationUnit, Diagnostics> {
    parse_bytes(text.as_ref().to_vec(), name, None, options)
}

/// Types the program in several files, linked as C has it. The first one gives it its name.
///
/// # Errors
/// What is wrong with one of them, or with all of them together.
pub fn parse_files<P: AsRef<Path>>(
    files: &[(P, Options)],
    data_model: DataModel,
) -> Result<TranslationUnit, Diagnostics> {
    if let [(path, options)] = files {
        return parse_file(path.as_ref(), options);
    }
    let (mut parts, mut sources) = (Vec::new(), Vec::new());
    for (path, options) in files {
        let path = path.as_ref();
        let name = path.display().to_string();
        let text = load::read(path, options).map_err(|error| Diagnostics::single(&name, error))?;
        // Each of them must be a good one by itself.
        let source = preprocessed(text.clone(), &name, Some(path), options)?;
        let part_name = name.clone();
        let (unit, part) = on_large_stack_or(&name, move || {
            let Analysis { mut analysed, lexed, source, warnings } = analyse(source, options.data_model)?;
            let part = link::Part {
                name: part_name,
                text: source.text().to_vec(),
                names: analysed.take_names(),
                packs: lexed.packs,
                open_packs: lexed.open_packs,
            };
            Ok((analysed.into_unit(source, warnings), part))
        })?;
        sources.push((unit.source, text));
        parts.push(part);
    }
    let linked = link::link(&parts).map_err(|(name, error)| {
        let at = parts.iter().position(|part| part.name == name).unwrap_or(0);
        Diagnostics::of(error, sources[at].0.clone())
    })?;
    let name = parts.first().map_or(String::new(), |part| part.name.clone());
    let mut source = SourceMap::new(&name, linked.text.clone());
    for (part, (_, text)) in parts.iter().zip(sources) {
        source.add_original(&part.name, text);
    }
    source.set_renamed(linked.originals.clone());
    on_large_stack_or(&name, move || {
        let Analysis { mut analysed, source, warnings, .. } = analyse(source, data_model)?;
        match linked.check(&analysed.take_names()) {
            Ok(()) => Ok(analysed.into_unit(source, warnings)),
            Err(error) => Err(Diagnostics::of(error, source)),
        }
    })
}

/// The text after preprocessing, where that is needed.
fn preprocessed(
    text: Vec<u8>,
    name: &str,
    path: Option<&Path>,
    options: &Options,
) -> Result<SourceMap, Diagnostics> {
    load::check_text(&text, name, options)
        .and_then(|()| {
            // Macros and files that are given count, also where the text itself has no directive.
            let given = options.changes_text();
            let done = name.ends_with(".i") || !given;
            if done && !preprocess::needed(&text, name) {
                return Ok(SourceMap::new(name, lex::splice_lines(text)));
            }
            let preprocessed = preprocess::run(&text, name, path, options)?;
            load::check_size(preprocessed.len() as u64, name, options)?;
            let mut source = SourceMap::new(name, lex::splice_lines(preprocessed));
            source.add_original(name, text);
            Ok(source)
        })
        .map_err(|error| Diagnostics::single(name, error))
}

fn parse_bytes(
    text: Vec<u8>,
    name: &str,
    path: Option<&Path>,
    options: &Options,
) -> Result<TranslationUnit, Diagnostics> {
    typed(preprocessed(text, name, path, options)?, name, options.data_model)
}

fn typed(checked: SourceMap, name: &str, data_model: DataModel) -> Result<TranslationUnit, Diagnostics> {
    on_large_stack_or(name, move || {
        let Analysis { analysed, source, warnings, .. } = analyse(checked, data_model)?;
        Ok(analysed.into_unit(source, warnings))
    })
}

fn on_large_stack_or<T: Send>(
    name: &str,
    work: impl FnOnce() -> Result<T, Diagnostics> + Send,
) -> Result<T, Diagnostics> {
    on_large_stack(work).unwrap_or_else(|error| {
        let message = format!("cannot start a thread to read the program: {error}");
        Err(Diagnostics::single(name, Diagnostic::file_error(message)))
    })
}

/// A file that was read and typed.
struct Analysis {
    analysed: sema::Analysed,
    lexed: lex::Lexed,
    source: SourceMap,
    warnings: Vec<Diagnostic>,
}

fn analyse(mut source: SourceMap, data_model: DataModel) -> Result<Analysis, Diagnostics> {
    let mut sink = Sink::default();
    let mut names = lex::token::interner_with_keywords();
    let lexed = lex::lex(&mut source, &mut names, &mut sink);
    let ast = parse::parse(&lexed.tokens, &source, &mut names, &mut sink);
    // With syntax errors the tree has holes: analysing it would report consequences as causes.
    if !sink.has_errors() {
        if ast.items.is_empty() {
            let message = "the file declares nothing: there is no program to check";
            sink.push(Diagnostic::file_error(message));
            return Err(Diagnostics::new(sink, source));
        }
        let analysed = sema::analyse(&ast, &lexed.packs, &source, names, data_model, &mut sink);
        if !sink.has_errors() {
            return Ok(Analysis { analysed, lexed, source, warnings: sink.warnings });
        }
    }
    Err(Diagnostics::new(sink, source))
}
