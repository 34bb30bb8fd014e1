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

    /// The number behind `b` or `j`: which property it is about, and whether that is one of infinite runs.
    fn property(&mut self) -> Result<(usize, bool), String> {
        let line = self.next()?;
        for (letter, infinite) in [('b', false), ('j', true)] {
            if let Some(number) = line.strip_prefix(letter).and_then(|number| number.parse().ok()) {
                return Ok((number, infinite));
            }
        }
        Err(format!("a property is expected, not `{line}`"))
    }
}

/// Whether the last of these states is one of those before, with all sets met between: by state, which sets the position is in.
fn closes<S: PartialEq>(positions: &[(S, Vec<bool>)]) -> Result<(), String> {
    let Some(((last, _), before)) = positions.split_last() else {
        return Err("there is no position".to_owned());
    };
    let good = |from: usize| {
        let met = |set: usize| before[from..].iter().any(|(_, sets)| sets[set]);
        before[from].0 == *last && (0..before[from].1.len()).all(met)
    };
    if (0..before.len()).any(good) {
        return Ok(());
    }
    Err("the last state closes no loop in which all sets are met".to_owned())
}
