//! Which program to run, how, and what to expect of it.

use super::known::{Cores, Known, known};
use crate::error::SolverError;
use crate::theories::Theories;
use std::path::Path;
use std::time::Duration;

/// A solver program with its arguments.
#[derive(Clone, Debug)]
pub struct ProcessSpec {
    /// What the solver is called in messages: the name the user picked it by.
    pub name: String,
    /// The program: a name on the PATH, or a path.
    pub program: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// What it can do.
    pub theories: Theories,
    /// How it tells cores.
    pub cores: Cores,
    /// How long it may be silent where no search is going on: at the start, and when asked for values.
    pub patience: Duration,
    /// How many bytes of text that count no more it may hold before it is replaced by a new process; it
    /// may always hold four times as many as count.
    pub litter: usize,
}

impl ProcessSpec {
    /// The solver of this name, found on the PATH; `None` if we know none of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<ProcessSpec> {
        let row = known(name)?;
        Some(ProcessSpec::new(name, row.program, Vec::new(), Some(row)))
    }

    /// The solver of a command line, `/path/to/solver --flag "an argument"`. If its file name is one we
    /// know, the arguments it needs to read from its input are added where they are missing; any other
    /// program is taken to follow the standard and to know every theory.
    ///
    /// # Errors
    /// If there is no program in the line or a quotation does not end.
    pub fn command(line: &str) -> Result<ProcessSpec, SolverError> {
        let name = format!("process:{line}");
        let broken = |cause: &str| SolverError::Missing {
            solver: name.clone(),
            program: line.to_owned(),
            cause: cause.to_owned(),
        };
        let mut words = words(line).ok_or_else(|| broken("a quotation in the command does not end"))?;
        if words.is_empty() {
            return Err(broken("no program is named"));
        }
        let program = words.remove(0);
        let row = Path::new(&program).file_name().and_then(|f| f.to_str()).and_then(known);
        Ok(ProcessSpec::new(&name, &program, words, row))
    }

    fn new(name: &str, program: &str, args: Vec<String>, row: Option<&'static Known>) -> ProcessSpec {
        let mut all: Vec<String> = match row {
            Some(row) => row.args.iter().map(|a| (*a).to_owned()).filter(|a| !args.contains(a)).collect(),
            None => Vec::new(),
        };
        all.extend(args);
        ProcessSpec {
            name: name.to_owned(),
            program: program.to_owned(),
            args: all,
            theories: row.map_or(Theories::ALL, |r| r.theories),
            cores: row.map_or(Cores::Assumptions, |r| r.cores),
            patience: Duration::from_secs(20),
            litter: 1 << 19,
        }
    }
}

/// The words of a command line as a shell splits them: at blanks, except between quotation marks and after
/// a backslash. Nothing is expanded. `None` if a quotation does not end.
fn words(line: &str) -> Option<Vec<String>> {
    let mut out = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some('"') | None, '\\') => word.get_or_insert_default().push(chars.next()?),
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => out.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    out.extend(word);
    quote.is_none().then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_split_as_in_a_shell() {
        let check = |line: &str, expected: &[&str]| {
            assert_eq!(words(line).unwrap_or_default(), expected, "{line}");
        };
        check("", &[]);
        check("  z3   -in ", &["z3", "-in"]);
        check("'/my solvers/z3' -in", &["/my solvers/z3", "-in"]);
        check(
            r#"/my\ solvers/z3 --a="b c" "" 'd"e' "f\"g""#,
            &["/my solvers/z3", "--a=b c", "", "d\"e", "f\"g"],
        );
        assert_eq!(words("a 'b"), None);
        assert_eq!(words("a\\"), None);
    }

    #[test]
    fn commands_of_known_programs_get_their_arguments() {
        let spec = ProcessSpec::command("/opt/z3 -in smt.random_seed=3").unwrap();
        assert_eq!(spec.program, "/opt/z3");
        assert_eq!(spec.args, ["-smt2", "-in", "smt.random_seed=3"]);
        let other = ProcessSpec::command("my-solver -x").unwrap();
        assert_eq!((other.args, other.theories), (vec!["-x".to_owned()], Theories::ALL));
        assert!(matches!(ProcessSpec::command("  "), Err(SolverError::Missing { .. })));
        assert!(matches!(ProcessSpec::command("'z3"), Err(SolverError::Missing { .. })));
        assert!(ProcessSpec::named("no-such").is_none());
        assert_eq!(ProcessSpec::named("yices").unwrap().program, "yices-smt2");
    }
}
