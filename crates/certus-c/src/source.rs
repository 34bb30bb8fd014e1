//! The text that is parsed, and where each of its bytes comes from.
//!
//! Preprocessed text carries line markers (`# 12 "file.c" 2`, `#line 12 "file.c"`); a [`Location`] is always
//! the user's file, line and column, whichever text the parser worked on.

use crate::span::Span;
use std::collections::BTreeMap;

/// A place in the user's sources; lines and columns count from one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    /// File name as the line marker (or the caller) spelled it.
    pub file: String,
    /// Line number.
    pub line: u32,
    /// Column, counted in characters.
    pub column: u32,
}

/// What one line marker says: from `line` (index into the parsed text) on, lines are `presumed`, … of `file`.
#[derive(Clone, Copy, Debug)]
struct Marker {
    line: u32,
    file: u32,
    presumed: u32,
}

/// The parsed text with its line table.
#[derive(Clone, Debug)]
pub struct SourceMap {
    text: Vec<u8>,
    line_starts: Vec<u32>,
    files: Vec<String>,
    markers: Vec<Marker>,
    /// The first is the file that was given, if there is one.
    originals: Vec<Original>,
    /// For each name that linking made the one that the user wrote.
    renamed: BTreeMap<String, String>,
}

/// A file as the user wrote it, where the parsed text is the preprocessor's output. The preprocessor
/// collapses white space, so columns are found again by looking at the written line.
#[derive(Clone, Debug)]
struct Original {
    file: String,
    text: Vec<u8>,
    line_starts: Vec<u32>,
}

fn line_starts(text: &[u8]) -> Vec<u32> {
    let mut starts = Vec::with_capacity(text.len() / 24 + 1);
    starts.push(0);
    for (at, &byte) in text.iter().enumerate() {
        if byte == b'\n' {
            starts.push(at as u32 + 1);
        }
    }
    starts
}

/// Line `index` of `text`, without its line end.
fn line_of<'t>(text: &'t [u8], starts: &[u32], index: usize) -> &'t [u8] {
    let Some(&lo) = starts.get(index) else { return &[] };
    let hi = starts.get(index + 1).map_or(text.len(), |&next| next as usize - 1);
    let line = &text[lo as usize..hi];
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Number of characters in `bytes`; a byte that is no UTF-8 start counts as continuation.
fn characters(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|&&b| b & 0xC0 != 0x80).count() as u32
}

impl SourceMap {
    /// Whether a place is in a header of the system, of which a program seldom uses all.
    pub(crate) fn is_in_system_header(&self, offset: u32) -> bool {
        let file = self.location(offset).file;
        ["/usr/include/", "/usr/lib/gcc/", "/usr/local/include/"]
            .iter()
            .any(|folder| file.starts_with(folder))
    }

    /// A map of `text`, called `name` until a line marker says otherwise.
    pub fn new(name: &str, text: Vec<u8>) -> Self {
        let line_starts = line_starts(&text);
        SourceMap {
            text,
            line_starts,
            files: vec![name.to_owned()],
            markers: Vec::new(),
            originals: Vec::new(),
            renamed: BTreeMap::new(),
        }
    }

    /// Tells the map which names linking made, and of which.
    pub(crate) fn set_renamed(&mut self, renamed: BTreeMap<String, String>) {
        self.renamed = renamed;
    }

    /// Whether linking has given new names to something of this name.
    pub(crate) fn is_renamed(&self, name: &str) -> bool {
        self.renamed.values().any(|old| old == name)
    }

    /// Tells the map that what comes from `file` is the preprocessor's output for `text`.
    pub(crate) fn add_original(&mut self, file: &str, text: Vec<u8>) {
        let line_starts = line_starts(&text);
        self.originals.push(Original { file: file.to_owned(), text, line_starts });
    }

    /// The same text, not yet read, with further texts after it, each on lines of its own; where each of them is.
    pub(crate) fn extended(&self, texts: &[String]) -> (SourceMap, Vec<std::ops::Range<usize>>) {
        let mut text = self.text.clone();
        let mut ranges = Vec::with_capacity(texts.len());
        for further in texts {
            text.push(b'\n');
            let from = text.len();
            text.extend_from_slice(further.as_bytes());
            ranges.push(from..text.len());
        }
        let mut map = SourceMap::new(&self.files[0], text);
        map.originals.clone_from(&self.originals);
        map.renamed.clone_from(&self.renamed);
        (map, ranges)
    }

    /// The parsed text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The text of `span`, with invalid UTF-8 replaced.
    pub fn snippet(&self, span: Span) -> String {
        let hi = (span.hi as usize).min(self.text.len());
        let lo = (span.lo as usize).min(hi);
        String::from_utf8_lossy(&self.text[lo..hi]).into_owned()
    }

    /// Records that the line after the one that holds byte `at` is line `presumed` of `file` (or of the
    /// current file). Calls come in the order of the text.
    pub(crate) fn add_marker(&mut self, at: u32, file: Option<&str>, presumed: u32) {
        let line = self.line_index(at) as u32 + 1;
        let file = match file {
            None => self.markers.last().map_or(0, |marker| marker.file),
            Some(name) => match self.files.iter().rposition(|known| known == name) {
                Some(index) => index as u32,
                None => {
                    self.files.push(name.to_owned());
                    self.files.len() as u32 - 1
                }
            },
        };
        self.markers.push(Marker { line, file, presumed });
    }

    fn line_index(&self, at: u32) -> usize {
        self.line_starts.partition_point(|&start| start <= at).saturating_sub(1)
    }

    /// File and line (from one) that the line with index `line` of the parsed text stands for.
    fn presumed(&self, line: usize) -> (&str, u32) {
        let index = self.markers.partition_point(|marker| marker.line as usize <= line);
        match index.checked_sub(1).map(|last| self.markers[last]) {
            None => (&self.files[0], line as u32 + 1),
            Some(marker) => {
                let presumed = marker.presumed.saturating_add(line as u32 - marker.line);
                (&self.files[marker.file as usize], presumed)
            }
        }
    }

    /// Where byte `at` of the parsed text is in the user's sources.
    pub fn location(&self, at: u32) -> Location {
        let index = self.line_index(at);
        let (file, line) = self.presumed(index);
        let start = self.line_starts[index];
        let mut column = characters(&self.text[start as usize..(at as usize).min(self.text.len())]) + 1;
        if let Some(written) = self.written_line(file, line)
            && let Some(found) =
                find_column(line_of(&self.text, &self.line_starts, index), at - start, written)
        {
            column = found;
        }
        Location { file: file.to_owned(), line, column }
    }

    /// Where byte `at` of the parsed text is in the file that was given, line and column: line markers that were in
    /// it do not count. Nothing if it comes from another file.
    pub fn given(&self, at: u32) -> Option<(u32, u32)> {
        if let Some(original) = self.originals.first() {
            let place = self.location(at);
            return (place.file == original.file).then_some((place.line, place.column));
        }
        let index = self.line_index(at);
        let start = self.line_starts[index] as usize;
        let column = characters(&self.text[start..(at as usize).min(self.text.len())]) + 1;
        Some((index as u32 + 1, column))
    }

    /// The user's own text of a line, if it is known to differ from the parsed one.
    fn written_line(&self, file: &str, line: u32) -> Option<&[u8]> {
        let original = self.originals.iter().find(|original| original.file == file)?;
        let index = (line as usize).checked_sub(1)?;
        (index < original.line_starts.len()).then(|| line_of(&original.text, &original.line_starts, index))
    }

    /// The source line that holds byte `at`, as a diagnostic shows it.
    pub fn line_text(&self, at: u32) -> String {
        let index = self.line_index(at);
        let (file, line) = self.presumed(index);
        let bytes =
            self.written_line(file, line).unwrap_or_else(|| line_of(&self.text, &self.line_starts, index));
        String::from_utf8_lossy(bytes).into_owned()
    }

    /// Length in characters of the part of `span` that lies on its first line, at least one.
    pub(crate) fn width_on_line(&self, span: Span) -> u32 {
        let index = self.line_index(span.lo);
        let start = self.line_starts[index] as usize;
        let line_end = start + line_of(&self.text, &self.line_starts, index).len();
        let lo = (span.lo as usize).min(line_end);
        let hi = (span.hi as usize).clamp(lo, line_end);
        characters(&self.text[lo..hi]).max(1)
    }
}

/// Finds in `written` the column of the token that starts at byte `offset` of `parsed`: the same word, with
/// as many occurrences of it before. Macro expansion can make this impossible; then there is no answer.
fn find_column(parsed: &[u8], offset: u32, written: &[u8]) -> Option<u32> {
    let offset = offset as usize;
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80;
    let first = *parsed.get(offset)?;
    let mut end = offset + 1;
    if is_word(first) {
        while end < parsed.len() && is_word(parsed[end]) {
            end += 1;
        }
    }
    let word = &parsed[offset..end];
    let occurrences = |line: &[u8]| -> Vec<usize> {
        (0..line.len().saturating_sub(word.len() - 1))
            .filter(|&at| {
                line[at..].starts_with(word)
                    && (!is_word(first)
                        || ((at == 0 || !is_word(line[at - 1]))
                            && line.get(at + word.len()).is_none_or(|&next| !is_word(next))))
            })
            .collect()
    };
    let nth = occurrences(&parsed[..end]).len().checked_sub(1)?;
    let in_written = occurrences(written);
    // Other counts mean that a macro produced or swallowed some of them: then no guess is better than none.
    if in_written.len() != occurrences(parsed).len() {
        return in_written
            .first()
            .filter(|_| in_written.len() == 1)
            .map(|&at| characters(&written[..at]) + 1);
    }
    in_written.get(nth).map(|&at| characters(&written[..at]) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_rename_lines() {
        let mut map = SourceMap::new("a.i", b"int x;\n# 7 \"b.h\" 1\nint y;\nint z;\n".to_vec());
        map.add_marker(8, Some("b.h"), 7);
        let at = |needle: &str| {
            let text = String::from_utf8_lossy(map.text()).into_owned();
            map.location(text.find(needle).unwrap() as u32)
        };
        assert_eq!(at("x"), Location { file: "a.i".into(), line: 1, column: 5 });
        assert_eq!(at("y"), Location { file: "b.h".into(), line: 7, column: 5 });
        assert_eq!(at("z"), Location { file: "b.h".into(), line: 8, column: 5 });
    }

    #[test]
    fn columns_are_those_of_the_written_line() {
        let mut map = SourceMap::new("a.c", b"int x = y + x;".to_vec());
        map.add_original("a.c", b"int   x  = /* y */ y +   x;".to_vec());
        assert_eq!(map.location(4).column, 7);
        assert_eq!(map.location(12).column, 26);
    }
}
