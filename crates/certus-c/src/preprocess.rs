//! Running the system's preprocessor on files that need one.

use crate::diag::Diagnostic;
use crate::options::Options;
use crate::types::DataModel;
use certus_sandbox::{Folder, Task};
use std::ffi::OsStr;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// As much text a preprocessor may give.
const MOST_OUTPUT: u64 = 1 << 30;

/// As long a preprocessor may take: one that does not end would be waited for by nobody.
const LONGEST: Duration = Duration::from_secs(300);

/// Whether a text has directives that only a preprocessor understands. Line markers, `#line`, `#pragma` and
/// `#ident` are understood without one; so is everything in a `.i` file, by definition.
pub(crate) fn needed(text: &[u8], name: &str) -> bool {
    !name.ends_with(".i")
        && any(text, |found| match found {
            Found::Directive(directive) => !is_harmless(directive),
            Found::Digraph(_) => true,
            Found::Word(word) => is_predefined(word),
        })
}

/// Whether a text includes others.
#[must_use]
pub fn includes(text: &[u8]) -> bool {
    any(text, |found| match found {
        Found::Directive(directive) | Found::Digraph(directive) => {
            matches!(first_word(directive), b"include" | b"include_next" | b"import")
        }
        Found::Word(_) => false,
    })
}

/// What a preprocessor may care for.
enum Found<'a> {
    /// A line that begins with '#': the rest of it.
    Directive(&'a [u8]),
    /// The same with the digraph of '#'.
    Digraph(&'a [u8]),
    /// A name or a number.
    Word(&'a [u8]),
}

/// Whether something in a text, outside of comments and strings, is what is looked for.
fn any(text: &[u8], wanted: impl Fn(Found<'_>) -> bool) -> bool {
    let mut at = 0;
    let mut line_start = true;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => line_start = true,
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c => {}
            b'/' if text.get(at + 1) == Some(&b'*') => {
                at += 2;
                while at < text.len() && !text[at..].starts_with(b"*/") {
                    at += 1;
                }
                at += 1;
            }
            b'/' if text.get(at + 1) == Some(&b'/') => at = line_end(text, at) - 1,
            b'#' if line_start => {
                let end = line_end(text, at);
                if wanted(Found::Directive(&text[at + 1..end])) {
                    return true;
                }
                at = end - 1;
            }
            b'%' if line_start && text.get(at + 1) == Some(&b':') => {
                let end = line_end(text, at);
                if wanted(Found::Digraph(&text[at + 2..end])) {
                    return true;
                }
                at = end - 1;
            }
            b'"' | b'\'' => {
                line_start = false;
                at += 1;
                while text.get(at).is_some_and(|inside| *inside != b'\n' && *inside != byte) {
                    at += match text[at..] {
                        [b'\\', b'\r', b'\n', ..] => 3,
                        [b'\\', ..] => 2,
                        _ => 1,
                    };
                }
                // An unclosed string ends with its line.
                if text.get(at) == Some(&b'\n') {
                    at -= 1;
                }
            }
            b'_' | b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => {
                line_start = false;
                let rest = &text[at..];
                let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                let name = &rest[..rest.iter().position(|byte| !word(byte)).unwrap_or(rest.len())];
                if wanted(Found::Word(name)) {
                    return true;
                }
                at += name.len() - 1;
            }
            _ => line_start = false,
        }
        at += 1;
    }
    false
}

/// Whether a name is that of a macro that compilers define themselves, such as `__SIZE_TYPE__`.
fn is_predefined(name: &[u8]) -> bool {
    let capital = |byte: &u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || *byte == b'_';
    let inner = name.strip_prefix(b"__").and_then(|name| name.strip_suffix(b"__"));
    inner.is_some_and(|inner| inner.iter().all(capital) && inner.iter().any(u8::is_ascii_uppercase))
}

fn line_end(text: &[u8], at: usize) -> usize {
    text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |length| at + length)
}

/// The name of a directive.
fn first_word(directive: &[u8]) -> &[u8] {
    let directive = directive.trim_ascii();
    directive.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_').next().unwrap_or(&[])
}

fn is_harmless(directive: &[u8]) -> bool {
    let word = first_word(directive);
    matches!(word, b"" | b"line" | b"pragma" | b"ident" | b"sccs") || word.iter().all(u8::is_ascii_digit)
}

/// The preprocessor's output for a text. The file itself is read if there is one, so that `#include "…"` is
/// looked up beside it.
pub(crate) fn run(
    text: &[u8],
    name: &str,
    path: Option<&Path>,
    options: &Options,
) -> Result<Vec<u8>, Diagnostic> {
    check_options(options)?;
    let folder = Folder::new().map_err(|error| {
        Diagnostic::file_error(format!(
            "'{name}' needs the preprocessor, but there is no temporary folder: {error}"
        ))
    })?;
    match attempt(text, name, path, options, (&folder, None)) {
        Err(failure) if options.data_model == DataModel::Ilp32 && failure.is_missing_header() => {
            // A 64-bit system without 32-bit headers: those of the 64-bit library serve both, except for a
            // list of missing functions that one of them includes.
            let stubs = stub_directory(&folder);
            match stubs.and_then(|stubs| attempt(text, name, path, options, (&folder, Some(&stubs))).ok()) {
                Some(output) => Ok(output),
                None => Err(failure.diagnostic(name, options)),
            }
        }
        Err(failure) => Err(failure.diagnostic(name, options)),
        Ok(output) => Ok(output),
    }
}

/// Whether a standard is C23 or a draft of it.
pub(crate) fn is_c23(std: &str) -> bool {
    ["2x", "23"].iter().any(|year| std.ends_with(year))
}

/// Keywords of C23 in terms of C11, for compilers that do not have them yet; in `#if`, `true` is 1 as well.
const C23: [&str; 9] = [
    "bool=_Bool",
    "true=((_Bool)+1u)",
    "false=((_Bool)+0u)",
    "nullptr=((void*)0)",
    "static_assert=_Static_assert",
    "thread_local=_Thread_local",
    "alignas=_Alignas",
    "alignof=_Alignof",
    "typeof=__typeof__",
];

enum Failure {
    Start(std::io::Error),
    Rejected(String),
}

impl Failure {
    fn is_missing_header(&self) -> bool {
        matches!(self, Failure::Rejected(text) if text.contains("No such file") || text.contains("file not found"))
    }

    fn diagnostic(&self, name: &str, options: &Options) -> Diagnostic {
        match self {
            Failure::Start(error) => {
                let compiler = options.compiler.display();
                Diagnostic::file_error(format!(
                    "'{name}' needs the preprocessor, but '{compiler}' does not run: {error}"
                ))
                .with_help("install a C compiler, or give a preprocessed file (.i)")
            }
            Failure::Rejected(text) => {
                let mut diagnostic = Diagnostic::file_error(format!("the preprocessor rejects '{name}'"));
                for line in text.lines().filter(|line| !line.trim().is_empty()).take(12) {
                    diagnostic = diagnostic.with_help(line);
                }
                if ["iostream", "<vector>", "<string>", "<map>"].iter().any(|header| text.contains(header)) {
                    diagnostic = diagnostic.with_help("this looks like C++; Certus reads C");
                }
                diagnostic
            }
        }
    }
}

fn attempt(
    text: &[u8],
    name: &str,
    path: Option<&Path>,
    options: &Options,
    (folder, stubs): (&Folder, Option<&Path>),
) -> Result<Vec<u8>, Failure> {
    let mut task = Task::tool(&options.compiler, folder.path(), LONGEST, &|| false);
    let mut word = |word: &dyn AsRef<OsStr>| task.arguments.push(word.as_ref().to_owned());
    word(&"-E");
    word(&match options.data_model {
        DataModel::Ilp32 => "-m32",
        DataModel::Lp64 => "-m64",
    });
    word(&format!("-std={}", options.std.as_deref().unwrap_or("gnu11")));
    if options.std.as_deref().is_some_and(is_c23) {
        for define in C23 {
            word(&format!("-D{define}"));
        }
    }
    for directory in &options.include_dirs {
        word(&"-I");
        word(&as_operand(directory));
    }
    for directory in &options.system_dirs {
        word(&"-isystem");
        word(&as_operand(directory));
    }
    for define in &options.defines {
        word(&format!("-D{define}"));
    }
    for name in &options.undefines {
        word(&format!("-U{name}"));
    }
    for include in &options.includes {
        word(&"-include");
        word(&as_operand(include));
    }
    if let Some(stubs) = stubs {
        word(&"-idirafter");
        word(&stubs);
        word(&"-idirafter");
        word(&"/usr/include/x86_64-linux-gnu");
    }
    // The driver hands the last part of the name on by itself, and the compiler proper reads options from `@file`.
    let name_of =
        |path: &Path| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"@"));
    let path = match path {
        Some(path) if name_of(path) => {
            if let Some(folder) = path.parent() {
                word(&"-iquote");
                word(&as_operand(folder));
            }
            None
        }
        path => path,
    };
    word(&"-x");
    word(&"c");
    word(&path.map_or(PathBuf::from("-"), as_operand));
    let quoted = name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    let marked = [format!("#line 1 \"{quoted}\"\n").as_bytes(), text].concat();
    task.input = path.is_none().then_some(&*marked);
    task.most_output = Some(MOST_OUTPUT);
    let ended = certus_sandbox::run(task).map_err(Failure::Start)?;
    let rejected = |why: &str| Err(Failure::Rejected(why.to_owned()));
    match ended.status {
        Some(0) if ended.more => rejected("there is more than 1 GiB of text"),
        Some(0) => Ok(ended.output),
        _ if ended.late => rejected("it takes too long"),
        _ if ended.large => rejected("it takes too much memory"),
        _ => rejected(&String::from_utf8_lossy(&ended.errors)),
    }
}

/// Makes a directory with an empty `gnu/stubs-32.h`.
fn stub_directory(folder: &Folder) -> Option<PathBuf> {
    let directory = folder.path().join("stubs");
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(directory.join("gnu")).ok()?;
    std::fs::write(directory.join("gnu/stubs-32.h"), "").ok()?;
    Some(directory)
}

/// A path that a compiler takes for one: not for an option (`-x`), for a file with options (`@file`, which the
/// driver and the compiler proper replace by what is in it, wherever it stands) or for one below the system's root
/// (`=dir`).
pub(crate) fn as_operand(path: &Path) -> std::path::PathBuf {
    let first = path.as_os_str().as_encoded_bytes().first();
    match first {
        Some(b'-' | b'@' | b'=') => Path::new(".").join(path),
        Some(_) => path.to_owned(),
        None => Path::new(".").to_owned(),
    }
}

/// Refuses what a compiler could take for something else than a macro or a standard.
fn check_options(options: &Options) -> Result<(), Diagnostic> {
    for define in options.defines.iter().chain(&options.undefines) {
        let starts = define.chars().next().is_some_and(|c| c.is_alphabetic() || matches!(c, '_' | '$'));
        if !starts || define.chars().any(char::is_control) {
            let message = format!("'{}' is no macro", define.escape_debug());
            return Err(Diagnostic::file_error(message).with_help("macros are given as NAME or NAME=VALUE"));
        }
    }
    let named = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, ':' | '+'));
    match &options.std {
        Some(name) if !named(name) => {
            let message = format!("'{}' is no language standard", name.escape_debug());
            Err(Diagnostic::file_error(message))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_no_options() {
        for (path, operand) in [
            ("a.c", "a.c"),
            ("/a/-b.c", "/a/-b.c"),
            ("dir/@a", "dir/@a"),
            ("-x.c", "./-x.c"),
            ("-", "./-"),
            ("@evil.c", "./@evil.c"),
            ("@/tmp/evil", "./@/tmp/evil"),
            ("=root", "./=root"),
            ("", "."),
        ] {
            assert_eq!(as_operand(Path::new(path)), Path::new(operand));
        }
    }

    #[test]
    fn includes_are_seen_outside_of_comments_and_strings() {
        let seen = |text: &str| includes(text.as_bytes());
        assert!(
            seen("#include <a.h>")
                && seen("int a;\n  /* b */ #  include \"b.h\"\n")
                && seen("%:include <a.h>")
        );
        assert!(!seen(
            "// #include <a.h>\n/*\n#include <a.h>\n*/ char *a = \"\\\n#include\"; #define include\n"
        ));
        assert!(!seen("#pragma include\n# 1 \"a.h\"\nint include;"));
    }

    #[test]
    fn what_compilers_define_needs_them() {
        let needs = |text: &str| needed(text.as_bytes(), "a.c");
        assert!(needs("__SIZE_TYPE__ n;") && needs("int a = __LINE__;"));
        assert!(!needs(
            "int __attribute__((x)) a, x__SIZE_TYPE__, __VERIFIER_error; char *b = \"__LINE__\"; // __LINE__"
        ));
    }

    #[test]
    fn macros_are_no_options() {
        let with = |define: &str| {
            let options = Options { defines: vec![define.to_owned()], ..Options::default() };
            check_options(&options).is_ok()
        };
        assert!(["A", "A=1", "_x(a)=a", "A=@b", "A=-x", "\u{e9}=2"].into_iter().all(with));
        assert!(!["@evil", "", "=1", "-x", "1=2", "A=1\n#include", "A\u{0}"].into_iter().any(with));
        let options = Options { std: Some("gnu11 -wrapper x".to_owned()), ..Options::default() };
        assert!(check_options(&options).is_err());
    }
}
