//! Simulators of circuits: they say whether a witness, as tools of the hardware community write it, shows that a bad state is
//! reached.
//!
//! They parse files and witnesses by themselves and compute with plain numbers; no code is shared with readers and engines.
//! They are strict: whatever a file leaves open the witness has to say, and nothing that it says may be ignored.

pub mod aiger;
pub mod btor2;

/// The lines of a witness.
struct Lines<'t> {
    lines: Vec<&'t str>,
    at: usize,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Result<Lines<'t>, String> {
        let text = text.strip_suffix('\n').ok_or("the last line does not end")?;
        Ok(Lines { lines: text.split('\n').collect(), at: 0 })
    }

    fn peek(&self) -> Option<&'t str> {
        self.lines.get(self.at).copied()
    }

    fn next(&mut self) -> Result<&'t str, String> {
        let line = self.peek().ok_or("the witness ends too early")?;
        self.at += 1;
        Ok(line)
    }

    fn expect(&mut self, what: &str) -> Result<(), String> {
        let line = self.next()?;
        if line == what { Ok(()) } else { Err(format!("`{what}` is expected, not `{line}`")) }
    }

    /// The number behind `b`: which property it is about.
    fn property(&mut self) -> Result<usize, String> {
        let line = self.next()?;
        let number = line.strip_prefix('b').and_then(|number| number.parse().ok());
        number.ok_or_else(|| format!("a property is expected, not `{line}`"))
    }
}
