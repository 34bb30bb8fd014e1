//! Reading what gcc put into the sections of an object file.

use certus_c::DataModel;
use certus_testing::need;
use std::collections::HashMap;

/// The sections of a relocatable ELF file (32 or 64 bits, little endian), by name.
fn sections(elf: &[u8]) -> HashMap<String, Vec<u8>> {
    let wide = elf[4] == 2;
    let number = |at: usize, bytes: usize| -> usize {
        elf[at..at + bytes].iter().rev().fold(0, |value, &byte| value << 8 | byte as usize)
    };
    let (table, entry, count, names) = if wide {
        (number(40, 8), number(58, 2), number(60, 2), number(62, 2))
    } else {
        (number(32, 4), number(46, 2), number(48, 2), number(50, 2))
    };
    let section = |index: usize| {
        let at = table + index * entry;
        let word = if wide { 8 } else { 4 };
        let (offset, size) = if wide { (at + 24, at + 32) } else { (at + 16, at + 20) };
        (number(at, 4), number(at + 4, 4), number(offset, word), number(size, word))
    };
    let (_, _, names, _) = section(names);
    (0..count)
        .filter_map(|index| {
            let (name, kind, offset, size) = section(index);
            let start = names + name;
            let end = start + elf[start..].iter().position(|&byte| byte == 0)?;
            let name = String::from_utf8_lossy(&elf[start..end]).into_owned();
            // A section of zeros has no bytes in the file.
            let bytes = if kind == 8 { vec![0; size] } else { elf[offset..offset + size].to_vec() };
            Some((name, bytes))
        })
        .collect()
}

/// Compiles `text` (nothing is linked or run, so a compiler without libraries is enough) and returns the
/// sections of the object file. Nothing, with a message, if gcc cannot compile for this data model.
pub(crate) fn compile(text: &str, model: DataModel, tag: &str) -> Option<HashMap<String, Vec<u8>>> {
    let object = std::env::temp_dir().join(format!("certus-{tag}-{}-{model:?}.o", std::process::id()));
    let output = super::gcc(text, model, &["-c", "-o", object.to_str().unwrap()])?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains("unrecognized") || message.contains("not compiled in"), "{message}");
        need::skip(super::compiler(model), format_args!("gcc has no {model:?}: {message}"));
        return None;
    }
    let elf = std::fs::read(&object).unwrap();
    let _ = std::fs::remove_file(&object);
    Some(sections(&elf))
}
