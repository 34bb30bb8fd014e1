//! What an answer rests on beyond the C standard, as data and in words.

use crate::answer::Answer;
use certus_c::TranslationUnit;
use certus_c::program::{Assumption, Command, Program, Source};
use certus_c::span::Span;
use std::sync::Arc;

/// Something that was taken to be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed {
    /// `changes-nothing`, `keeps-external`, `points-elsewhere`, `malloc-succeeds`, `compares-only`, `float-evaluation`, `assembler`,
    /// `union-bytes`, `weak-definition`, `defined-behaviour`, `defined-runs`, `object-size` or `order-of-evaluation`.
    pub kind: &'static str,
    /// The functions or objects that it is about.
    pub names: Vec<String>,
    /// The lines.
    pub lines: Vec<u32>,
}

impl Assumed {
    /// The assumption in words.
    #[must_use]
    pub fn text(&self) -> String {
        let names = || self.names.join(", ");
        let lines = || {
            let list: Vec<String> = self.lines.iter().map(u32::to_string).collect();
            format!("{} {}", if list.len() == 1 { "line" } else { "lines" }, list.join(", "))
        };
        match self.kind {
            "changes-nothing" => format!("functions without a body change nothing ({})", names()),
            "keeps-external" => format!("no other file changes {}", names()),
            "points-elsewhere" => {
                "pointers from other files are not to objects that this file never gives them".to_owned()
            }
            "malloc-succeeds" => "malloc never fails".to_owned(),
            "compares-only" => format!("what compares for {} changes nothing", names()),
            "float-evaluation" => {
                "floating point has the precision of its types (as with -msse2 -mfpmath=sse)".to_owned()
            }
            "assembler" => format!("assembler text changes only its outputs ({})", lines()),
            "weak-definition" => format!("no other file defines what is weak here ({})", names()),
            "defined-behaviour" => {
                "no run accesses memory that it may not, divides by zero or shifts too far".to_owned()
            }
            "defined-runs" => {
                "no run overflows a signed number, accesses memory that it may not, divides by zero, shifts too far or \
                 makes an object that is too large"
                    .to_owned()
            }
            "object-size" => format!("no object has {} bytes or more", names()),
            "union-bytes" => {
                format!("bytes of a union beyond the member that is stored keep their values ({})", lines())
            }
            _ => format!("operands are evaluated from left to right ({})", lines()),
        }
    }
}

/// What the meaning of a program rests on, one entry for each kind.
#[must_use]
pub fn of(unit: &TranslationUnit, program: &Program) -> Vec<Assumed> {
    let mut all: Vec<Assumed> = Vec::new();
    let line = |span: &Span| Some(unit.source.location(span.lo).line);
    for assumption in &program.assumptions {
        let (kind, name, line) = match assumption {
            Assumption::ChangesNothing(name) => ("changes-nothing", Some(name.clone()), None),
            Assumption::MallocSucceeds => ("malloc-succeeds", None, None),
            Assumption::ComparesOnly(name) => ("compares-only", Some(name.clone()), None),
            Assumption::FloatEvaluation => ("float-evaluation", None, None),
            Assumption::Assembler(span) => ("assembler", None, line(span)),
            Assumption::OrderOfEvaluation(span) => ("order-of-evaluation", None, line(span)),
            Assumption::WeakDefinition(name) => ("weak-definition", Some(name.clone()), None),
            Assumption::UnionBytes(span) => ("union-bytes", None, line(span)),
            Assumption::KeepsExternal(name) => ("keeps-external", Some(name.clone()), None),
            Assumption::PointsElsewhere => ("points-elsewhere", None, None),
        };
        let at = all.iter().position(|known| known.kind == kind).unwrap_or_else(|| {
            all.push(Assumed { kind, names: Vec::new(), lines: Vec::new() });
            all.len() - 1
        });
        all[at].names.extend(name);
        all[at].lines.extend(line);
    }
    for assumed in &mut all {
        assumed.lines.sort_unstable();
        assumed.lines.dedup();
    }
    all
}

/// What a proof rests on beyond that.
#[must_use]
pub fn of_answer(answer: &Answer) -> Vec<Assumed> {
    let Answer::Safe(proved) = answer else { return Vec::new() };
    let of = |kind, names| Assumed { kind, names, lines: Vec::new() };
    // Of infinite runs only those count that do not overflow either.
    let kind = if proved.ranking.is_some() { "defined-runs" } else { "defined-behaviour" };
    let defined = proved.defined.then(|| of(kind, Vec::new()));
    let sizes = proved.translation.too_large.map(|most| of("object-size", vec![most.to_string()]));
    defined.into_iter().chain(sizes).collect()
}

/// All of them in one line.
#[must_use]
pub fn words(all: &[Assumed]) -> String {
    all.iter().map(Assumed::text).collect::<Vec<_>>().join("; ")
}

/// A library function of the program whose value no model computes. An infinite run of a program that has one may rest on a value that
/// the real function never gives, and no compiled program runs long enough to tell.
pub(crate) fn unmodelled(program: &Program) -> Option<Arc<str>> {
    let blocks = program.procs.iter().flat_map(|proc| &proc.blocks);
    blocks.flat_map(|block| &block.commands).find_map(|(command, _)| match command {
        Command::Havoc(_, Source::Unmodelled(name)) => Some(program.library_function(name, &|_| true)),
        _ => None,
    })
}
