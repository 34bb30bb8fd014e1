//! The programs of the benchmark folder, where it is: raw and reduced automata do the same.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_c::cfa::walk::{End, walk};
use certus_c::cfa::{self, StepKind};
use certus_c::interp::{Inputs, RandomInputs};
use certus_c::program::Source;
use certus_c::{DataModel, Options, lower, parse_file};
use certus_logic::{Bv, Sort, Terms, Value};
use certus_model::{Command, Hints};
use std::path::{Path, PathBuf};

fn programs(folder: &Path) -> Vec<(PathBuf, DataModel)> {
    let mut reader = csv::Reader::from_path(folder.join("manifest.csv")).unwrap();
    let header = reader.headers().unwrap().clone();
    let column = |name: &str| header.iter().position(|known| known == name).unwrap();
    let (file, model) = (column("file"), column("data_model"));
    reader
        .records()
        .map(Result::unwrap)
        .filter(|row| !row[file].is_empty())
        .map(|row| {
            let model = if &row[model] == "LP64" { DataModel::Lp64 } else { DataModel::Ilp32 };
            (folder.join(&row[file]), model)
        })
        .collect()
}

/// Whether the run of the reduced automaton that these values decide reaches the error. Nothing if a value is
/// outside of what its variable can hold after reduction.
fn reduced_fails(terms: &Terms, reduced: &certus_model::Cfa, mut hints: Hints) -> Option<bool> {
    for step in reduced.edges.iter().flat_map(|edge| edge.block.steps()) {
        let (Command::Havoc(var), Some(values)) = (step.command, hints.values.get_mut(&step.id)) else {
            continue;
        };
        for value in values {
            if let (Sort::Bv(width), Value::Bv(bits)) = (terms.sort(var), &*value) {
                let number = bits.to_u128()?;
                if width < 128 && number >> width != 0 {
                    return None;
                }
                *value = Value::Bv(Bv::new(width, number));
            }
        }
    }
    Some(hints.replay(terms, reduced, 200_000).is_some())
}

#[test]
fn raw_and_reduced_automata_agree_on_random_inputs() {
    let Some(folder) = certus_testing::need::benchmarks("seed150") else { return };
    let (mut errors, mut others, mut programs_seen) = (0, 0, 0);
    for (file, data_model) in programs(&folder) {
        let unit = parse_file(&file, &Options { data_model, ..Options::default() }).unwrap();
        let lowered = lower::lower(&unit).unwrap();
        let mut terms = Terms::new();
        let raw = cfa::translate(&lowered.program, &mut terms, &cfa::Options::default(), &|_| 0).unwrap();
        let reduction = certus_reduce::reduce(&mut terms, &raw.cfa, &certus_reduce::Options::default(), None);
        programs_seen += 1;
        for seed in 0..4 {
            let mut inputs = RandomInputs::new(seed);
            let mut hints = Hints::default();
            let draw = |step: certus_model::StepId, var| {
                let StepKind::Draw(source, _) = &raw.steps[step.0 as usize].kind else {
                    panic!("a havoc that draws nothing")
                };
                let value = match (terms.sort(var), source) {
                    (Sort::Bv(width), Source::Memory | Source::Uninitialised) => Value::Bv(Bv::new(width, 0)),
                    (Sort::Bv(width), _) => Value::Bv(Bv::new(width, inputs.next(source, width))),
                    (sort, _) => terms.default_value(sort),
                };
                hints.values.entry(step).or_default().push_back(value.clone());
                value
            };
            let fails = match walk(&terms, &raw.cfa, draw, 20_000) {
                End::OutOfSteps => continue,
                End::Error(_) => true,
                End::Stuck => false,
            };
            let Some(reduced) = reduced_fails(&terms, &reduction.cfa, hints) else { continue };
            assert_eq!(fails, reduced, "{} with seed {seed}", file.display());
            if fails {
                errors += 1;
            } else {
                others += 1;
            }
        }
    }
    assert_eq!(programs_seen, 116);
    assert!(errors > 20 && others > 100, "{errors} failing runs and {others} others were compared");
}
