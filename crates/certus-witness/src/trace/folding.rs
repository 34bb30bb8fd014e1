//! Rounds of loops that look alike are told once.

use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The longest round that is looked for, in lines.
const LONGEST: usize = 60;

/// Fewer rounds than this are all shown.
const FEWEST: usize = 4;

/// How deep loops are folded in loops.
const DEEPEST: usize = 3;

/// A line of a trace, or what stands for many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// What is shown.
    pub(super) text: String,
    /// Lines with the same number look alike: they are at one place and do the same with other values.
    pub(super) likeness: u64,
}

pub(super) fn likeness(of: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Of many rounds that look alike, shows the first and the last and says how many are between.
pub(super) fn fold(mut lines: Vec<Line>) -> Vec<Line> {
    for _ in 0..DEEPEST {
        let before = lines.len();
        lines = fold_once(&lines);
        if lines.len() == before {
            break;
        }
    }
    lines
}

fn fold_once(lines: &[Line]) -> Vec<Line> {
    let mut out = Vec::with_capacity(lines.len());
    let mut at = 0;
    while at < lines.len() {
        let Some((period, rounds)) = repetition(&lines[at..]) else {
            out.push(lines[at].clone());
            at += 1;
            continue;
        };
        let end = at + period * rounds;
        let round = &lines[at..at + period];
        out.extend_from_slice(round);
        let likeness = likeness((round.iter().map(|line| line.likeness).collect::<Vec<_>>(), "rounds"));
        let indent: String = round[0].text.chars().take_while(|c| *c == ' ' || c.is_ascii_digit()).collect();
        let text = format!("{:indent$}… {} more rounds like this one", "", rounds - 2, indent = indent.len());
        out.push(Line { text, likeness });
        out.extend_from_slice(&lines[end - period..end]);
        at = end;
    }
    out
}

/// The shortest round with which these lines begin at least [`FEWEST`] times, and how often they do.
fn repetition(lines: &[Line]) -> Option<(usize, usize)> {
    (1..=LONGEST.min(lines.len() / FEWEST)).find_map(|period| {
        let like = |index: &usize| lines[*index].likeness == lines[*index - period].likeness;
        let alike = (period..lines.len()).take_while(like).count();
        let rounds = alike / period + 1;
        (rounds >= FEWEST).then_some((period, rounds))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> Vec<String> {
        let lines = text.chars().map(|c| Line { text: c.to_string(), likeness: likeness(c) }).collect();
        fold(lines).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn many_rounds_are_told_once() {
        assert_eq!(folded("xababababy"), ["x", "a", "b", "… 2 more rounds like this one", "a", "b", "y"]);
        assert_eq!(folded("abab"), ["a", "b", "a", "b"]);
    }

    #[test]
    fn loops_in_loops_are_folded_too() {
        let text = "haaaathaaaaaathaaaaathaaaaaaate";
        let shown = folded(text);
        assert_eq!(shown.last().map(String::as_str), Some("e"));
        assert!(shown.contains(&"… 2 more rounds like this one".to_owned()), "{shown:?}");
        assert_eq!(shown.iter().filter(|line| *line == "h").count(), 2, "{shown:?}");
    }
}
