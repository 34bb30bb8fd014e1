//! Witness files: what they say, whatever they look like.
//!
//! A witness is either a set of invariants, for a proof, or a sequence of waypoints that a failing run passes.
//! [`yaml`] is the format 2.0 of the competitions on software verification, [`graphml`] the older format 1.0.

pub mod graphml;
pub mod yaml;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A witness.
#[derive(Clone, Debug, PartialEq)]
pub struct Witness {
    /// Where it comes from and what it is about.
    pub metadata: Metadata,
    /// What it says.
    pub content: Content,
}

/// What a witness says.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// These hold, so the property does.
    Invariants(Vec<Invariant>),
    /// A run that passes these violates the property.
    Violation(Vec<Segment>),
}

/// Where a witness comes from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Metadata {
    /// The version of the format.
    pub format_version: String,
    /// A name that no other witness has.
    pub uuid: String,
    /// When it was made, ISO 8601.
    pub creation_time: String,
    /// Who made it.
    pub producer: Producer,
    /// What it is about.
    pub task: Task,
}

/// The tool that made a witness.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Producer {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
}

/// The program and the property.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The program's files.
    pub input_files: Vec<String>,
    /// By file its SHA-256 as 64 hexadecimal digits.
    pub input_file_hashes: BTreeMap<String, String>,
    /// The property as in a property file.
    pub specification: String,
    /// `ILP32` or `LP64`.
    pub data_model: String,
    /// `C`.
    pub language: String,
}

/// A place in a program; lines and columns count from one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Location {
    /// The file.
    pub file_name: String,
    /// The line.
    pub line: u32,
    /// The column; without one, the leftmost place that fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The function.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}

impl std::fmt::Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file_name, self.line)?;
        self.column.map_or(Ok(()), |column| write!(f, ":{column}"))
    }
}

/// Where an invariant holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InvariantKind {
    /// Whenever the condition of the loop is about to be evaluated.
    LoopInvariant,
    /// Whenever the statement is about to be executed.
    LocationInvariant,
}

/// An invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invariant {
    /// Where it holds.
    pub kind: InvariantKind,
    /// The first character of the loop's keyword, or of the statement.
    pub location: Location,
    /// A C expression.
    pub value: String,
    /// Which language the value is in: `c_expression`.
    pub format: String,
}

/// A part of a failing run: it does not pass the waypoints to avoid until it passes the one to follow, which is the
/// last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The waypoints.
    pub waypoints: Vec<Waypoint>,
}

/// Whether a run passes a waypoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// It does.
    Follow,
    /// It does not.
    Avoid,
}

/// What a waypoint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WaypointKind {
    /// An expression holds where a statement begins.
    Assumption,
    /// A condition is evaluated to `true` or `false`.
    Branching,
    /// A function is called.
    FunctionEnter,
    /// A function has returned, and an expression holds of its result.
    FunctionReturn,
    /// The property is violated.
    Target,
}

/// A waypoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waypoint {
    /// What it is about.
    pub kind: WaypointKind,
    /// Whether the run passes it.
    pub action: Action,
    /// Where.
    pub location: Location,
    /// The expression, or the branch.
    pub constraint: Option<Constraint>,
}

/// What must hold at a waypoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// The expression.
    pub value: String,
    /// Which language it is in.
    pub format: Option<String>,
}

/// Why a witness cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is none.
    #[error("{0}")]
    Wrong(String),
    /// It says something that is not supported.
    #[error("{0}")]
    Unsupported(String),
}

/// Reads a witness in either format.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Witness, Unreadable> {
    if text.trim_start().starts_with('<') { graphml::read(text) } else { yaml::read(text) }
}

/// The hash of a program as witnesses have it.
#[must_use]
pub fn sha256(text: &[u8]) -> String {
    use sha2::Digest;
    let digest = sha2::Sha256::digest(text);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Metadata {
    /// Of a new witness of ours.
    #[must_use]
    pub fn new(file: &str, text: &[u8], specification: &str, data_model: &str) -> Metadata {
        Metadata {
            format_version: "2.0".to_owned(),
            uuid: uuid::Uuid::new_v4().to_string(),
            creation_time: time(std::time::SystemTime::now()),
            producer: Producer { name: "Certus".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
            task: Task {
                input_files: vec![file.to_owned()],
                input_file_hashes: [(file.to_owned(), sha256(text))].into_iter().collect(),
                specification: specification.to_owned(),
                data_model: data_model.to_owned(),
                language: "C".to_owned(),
            },
        }
    }
}

/// A time in ISO 8601, in UTC.
fn time(now: std::time::SystemTime) -> String {
    let seconds = now.duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // The civil calendar, in years that begin with March, so that a leap day is the last of its year.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn times_are_those_of_the_calendar() {
        let at = |seconds| time(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01T00:00:00Z");
        assert_eq!(at(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(at(1_709_251_199), "2024-02-29T23:59:59Z");
        assert_eq!(at(1_767_225_599), "2025-12-31T23:59:59Z");
    }

    #[test]
    fn hashes_are_sha_256() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sha256(b""), empty);
    }
}
