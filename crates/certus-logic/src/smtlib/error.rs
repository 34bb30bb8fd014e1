//! What is wrong with a text, and where.

/// A place in a text; both numbers begin at 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The character in the line.
    pub column: u32,
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {message}")]
pub struct ReadError {
    /// Where.
    pub position: Position,
    /// What is wrong there, and what was expected.
    pub message: String,
}

impl ReadError {
    /// An error at a place.
    pub fn new(position: Position, message: impl Into<String>) -> ReadError {
        ReadError { position, message: message.into() }
    }
}
