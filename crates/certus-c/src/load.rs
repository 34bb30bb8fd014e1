//! Reading files, and refusing what is no C text.

use crate::diag::Diagnostic;
use crate::options::Options;
use std::io::Read;
use std::path::Path;

/// The bytes of a file.
pub(crate) fn read(path: &Path, options: &Options) -> Result<Vec<u8>, Diagnostic> {
    let name = path.display();
    let metadata = std::fs::metadata(path).map_err(|error| {
        let message = match error.kind() {
            std::io::ErrorKind::NotFound => format!("there is no file '{name}'"),
            _ => format!("cannot read '{name}': {error}"),
        };
        Diagnostic::file_error(message)
    })?;
    if metadata.is_dir() {
        return Err(Diagnostic::file_error(format!("'{name}' is a directory"))
            .with_help("name one C file; a directory cannot be checked"));
    }
    check_size(metadata.len(), &name.to_string(), options)?;
    let mut text = Vec::new();
    let limit = options.max_bytes + 1;
    std::fs::File::open(path)
        .and_then(|file| file.take(limit).read_to_end(&mut text))
        .map_err(|error| Diagnostic::file_error(format!("cannot read '{name}': {error}")))?;
    check_size(text.len() as u64, &name.to_string(), options)?;
    Ok(text)
}

pub(crate) fn check_size(bytes: u64, name: &str, options: &Options) -> Result<(), Diagnostic> {
    if bytes <= options.max_bytes.min(u32::MAX.into()) {
        return Ok(());
    }
    let megabytes = |bytes: u64| bytes.div_ceil(1 << 20);
    let message =
        format!("'{name}' has {} MB; at most {} MB are read", megabytes(bytes), megabytes(options.max_bytes));
    Err(Diagnostic::file_error(message))
}

/// Refuses text that cannot be C: nothing, binary data, or C++ by its name.
pub(crate) fn check_text(text: &[u8], name: &str, options: &Options) -> Result<(), Diagnostic> {
    check_size(text.len() as u64, name, options)?;
    if text.iter().all(u8::is_ascii_whitespace) {
        return Err(Diagnostic::file_error(format!("'{name}' is empty")));
    }
    let control = |byte: &&u8| byte.is_ascii_control() && !byte.is_ascii_whitespace() && **byte != 0x0b;
    let head = &text[..text.len().min(8192)];
    if text.contains(&0) || head.iter().filter(control).count() * 10 > head.len() {
        return Err(Diagnostic::file_error(format!("'{name}' is a binary file, not C text")));
    }
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or("");
    if matches!(ending, "cpp" | "cc" | "cxx" | "C" | "c++" | "hpp" | "hxx" | "hh" | "ii") {
        return Err(Diagnostic::file_error(format!("'{name}' looks like C++ by its name; Certus reads C"))
            .with_help("if it is C after all, rename it to end in '.c'"));
    }
    Ok(())
}
