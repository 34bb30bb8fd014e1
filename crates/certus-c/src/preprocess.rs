//! Running the system's preprocessor on files that need one.

use crate::diag::Diagnostic;
use crate::options::Options;
use crate::types::DataModel;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Whether a text has directives that only a preprocessor understands. Line markers, `#line`, `#pragma` and
/// `#ident` are understood without one; so is everything in a `.i` file, by definition.
pub(crate) fn needed(text: &[u8], name: &str) -> bool {
    if name.ends_with(".i") {
        return false;
    }
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
                if !is_harmless(&text[at + 1..end]) {
                    return true;
                }
                at = end - 1;
            }
            // The digraph of '#'.
            b'%' if line_start && text.get(at + 1) == Some(&b':') => return true,
            b'"' | b'\'' => {
                line_start = false;
                let end = line_end(text, at);
                at += 1;
                while at < end && text[at] != byte {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                // An unclosed string ends with its line.
                if at >= end {
                    at = end - 1;
                }
            }
            _ => line_start = false,
        }
        at += 1;
    }
    false
}

fn line_end(text: &[u8], at: usize) -> usize {
    text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |length| at + length)
}

fn is_harmless(directive: &[u8]) -> bool {
    let directive = directive.trim_ascii();
    let word = directive.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_').next().unwrap_or(&[]);
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
    match attempt(text, name, path, options, None) {
        Err(failure) if options.data_model == DataModel::Ilp32 && failure.is_missing_header() => {
            // A 64-bit system without 32-bit headers: those of the 64-bit library serve both, except for a
            // list of missing functions that one of them includes.
            let stubs = stub_directory().ok();
            match stubs.and_then(|stubs| attempt(text, name, path, options, Some(stubs.path())).ok()) {
                Some(output) => Ok(output),
                None => Err(failure.diagnostic(name, options)),
            }
        }
        Err(failure) => Err(failure.diagnostic(name, options)),
        Ok(output) => Ok(output),
    }
}

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
    stubs: Option<&Path>,
) -> Result<Vec<u8>, Failure> {
    let mut command = Command::new(&options.compiler);
    command.arg("-E").arg(match options.data_model {
        DataModel::Ilp32 => "-m32",
        DataModel::Lp64 => "-m64",
    });
    command.arg(format!("-std={}", options.std.as_deref().unwrap_or("gnu11")));
    for directory in &options.include_dirs {
        command.arg("-I").arg(as_operand(directory));
    }
    for define in &options.defines {
        command.arg(format!("-D{define}"));
    }
    for include in &options.includes {
        command.arg("-include").arg(as_operand(include));
    }
    if let Some(stubs) = stubs {
        command.arg("-idirafter").arg(stubs).args(["-idirafter", "/usr/include/x86_64-linux-gnu"]);
    }
    // The driver hands the last part of the name on by itself, and the compiler proper reads options from `@file`.
    let name_of =
        |path: &Path| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"@"));
    let path = match path {
        Some(path) if name_of(path) => {
            if let Some(folder) = path.parent() {
                command.arg("-iquote").arg(as_operand(folder));
            }
            None
        }
        path => path,
    };
    command.args(["-x", "c"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    match path {
        Some(path) => command.arg(as_operand(path)),
        None => command.arg("-"),
    };
    let mut child = command.spawn().map_err(Failure::Start)?;
    let mut input = child.stdin.take();
    let output = std::thread::scope(|scope| {
        if path.is_none() {
            // The child may write before it has read everything: feed it from beside.
            scope.spawn(move || {
                if let Some(input) = &mut input {
                    let quoted = name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
                    let marker = format!("#line 1 \"{quoted}\"\n");
                    // A child that stops reading says why on its standard error.
                    let _ = input.write_all(marker.as_bytes()).and_then(|()| input.write_all(text));
                }
            });
        } else {
            drop(input);
        }
        child.wait_with_output()
    })
    .map_err(Failure::Start)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(Failure::Rejected(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// A directory with an empty `gnu/stubs-32.h`, which nobody else can write to and which goes when it is dropped.
fn stub_directory() -> std::io::Result<crate::temporary::Folder> {
    let directory = crate::temporary::Folder::new()?;
    std::fs::create_dir(directory.path().join("gnu"))?;
    std::fs::write(directory.path().join("gnu/stubs-32.h"), "")?;
    Ok(directory)
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
    for define in &options.defines {
        let starts = define.chars().next().is_some_and(|c| c.is_alphabetic() || matches!(c, '_' | '$'));
        if !starts || define.chars().any(char::is_control) {
            let message = format!("'-D{}' defines no macro", define.escape_debug());
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
