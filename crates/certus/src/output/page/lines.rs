//! Lines of the file as it is on disk. Line markers (`#line 4 "x.c"`) make messages speak of other files and lines,
//! but the page shows the file itself.

use certus_c::TranslationUnit;
use std::collections::BTreeMap;

/// From places as messages name them to lines of the file.
pub(crate) struct Lines {
    own: String,
    /// If markers rename places: where these are.
    marked: Option<Marked>,
}

struct Marked {
    places: BTreeMap<(String, u32), u32>,
    /// By line alone, for what does not say its file.
    lines: BTreeMap<u32, u32>,
}

impl Lines {
    /// Of a program that was read from the file `own` with this content.
    pub(crate) fn new(unit: Option<&TranslationUnit>, own: &str, content: &str) -> Lines {
        let Some(unit) = unit else { return Lines { own: own.to_owned(), marked: None } };
        let text = unit.source.text();
        let mut marked = Marked { places: BTreeMap::new(), lines: BTreeMap::new() };
        let mut renamed = false;
        // Where a preprocessor ran, lines of the text are not those of the file, and markers are its own.
        let parsed = text.iter().filter(|byte| **byte == b'\n').count();
        let written = content.bytes().filter(|byte| *byte == b'\n').count();
        if parsed == written {
            let mut start = 0;
            for (number, line) in (1u32..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
                let place = unit.source.location(start);
                renamed |= place.file != own;
                marked.lines.insert(place.line, number);
                marked.places.insert((place.file, place.line), number);
                start += line.len() as u32;
            }
        }
        Lines { own: own.to_owned(), marked: renamed.then_some(marked) }
    }

    /// The line of a place; 0 if it is in another file.
    pub(crate) fn of(&self, file: &str, line: u32) -> u32 {
        match &self.marked {
            Some(marked) => marked.places.get(&(file.to_owned(), line)).copied().unwrap_or(0),
            None if file == self.own => line,
            None => 0,
        }
    }

    /// The line that messages call so, in whatever file.
    pub(crate) fn called(&self, line: u32) -> u32 {
        match &self.marked {
            Some(marked) => marked.lines.get(&line).copied().unwrap_or(0),
            None => line,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Lines {
        let unit = certus_c::parse_source(text, "a.c", &certus_c::Options::default()).expect("a program");
        Lines::new(Some(&unit), "a.c", text)
    }

    #[test]
    fn without_markers_lines_are_themselves() {
        let lines = lines("int a;\nint main(void) { return a; }\n");
        assert_eq!((lines.of("a.c", 2), lines.of("b.h", 2), lines.called(2)), (2, 0, 2));
    }

    #[test]
    fn markers_are_seen_through() {
        let lines = lines("int a;\n#line 40 \"old.c\"\nint b;\nint main(void) { return a; }\n");
        assert_eq!((lines.of("old.c", 41), lines.of("a.c", 1), lines.of("a.c", 41)), (4, 1, 0));
        assert_eq!((lines.called(41), lines.called(77)), (4, 0));
    }
}
