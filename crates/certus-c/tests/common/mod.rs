//! What several tests need.
#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub(crate) mod elf;
#[path = "../../examples/manifest/mod.rs"]
pub(crate) mod manifest;
pub(crate) mod mutate;
pub(crate) mod run;
pub(crate) mod snippets;

use certus_c::{DataModel, Options, TranslationUnit};
use certus_testing::need::{self, Need};
use std::process::Command;

/// Options for a data model.
pub(crate) fn options(data_model: DataModel) -> Options {
    Options { data_model, ..Options::default() }
}

/// Types a program that must be correct, and checks the result.
pub(crate) fn accept(text: &str, data_model: DataModel) -> TranslationUnit {
    let unit = match certus_c::parse_source(text, "test.i", &options(data_model)) {
        Ok(unit) => unit,
        Err(diagnostics) => panic!("{}\n{text}", diagnostics.render()),
    };
    let violations = violations(&unit);
    assert!(violations.is_empty(), "{violations:#?}\n{text}");
    unit
}

/// What is wrong with the typed program.
pub(crate) fn violations(unit: &TranslationUnit) -> Vec<String> {
    certus_c::on_large_stack(|| certus_c::hir::check::check(unit)).unwrap()
}

/// What a test needs that compiles for a data model.
pub(crate) fn compiler(model: DataModel) -> Need {
    if model == DataModel::Lp64 { Need::Compiler } else { Need::Compiler32 }
}

/// Runs gcc on `text` without linking. Nothing if there is no gcc.
pub(crate) fn gcc(text: &str, model: DataModel, args: &[&str]) -> Option<std::process::Output> {
    use std::io::Write;
    let flag = if model == DataModel::Lp64 { "-m64" } else { "-m32" };
    let child = Command::new("gcc")
        .args([flag, "-std=gnu11", "-w", "-x", "c", "-"])
        .args(args)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            need::skip(compiler(model), format_args!("gcc does not run: {error}"));
            return None;
        }
    };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    Some(child.wait_with_output().unwrap())
}

/// A small generator of pseudo-random numbers (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// True once in `n`.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// How much more than usual to do: `CERTUS_TEST_SCALE`.
pub(crate) fn scale() -> f64 {
    std::env::var("CERTUS_TEST_SCALE").ok().and_then(|text| text.parse().ok()).unwrap_or(1.0)
}
