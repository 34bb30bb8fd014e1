//! Snippets full of static assertions, which must hold for gcc and for us.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;
use common::snippets::SNIPPETS;

#[test]
fn assertions_hold_here_and_in_gcc() {
    for model in [DataModel::Ilp32, DataModel::Lp64] {
        for (name, text) in SNIPPETS {
            // The preprocessor expands the macros for both.
            let options = common::options(model);
            match certus_c::parse_source(text, "snippet.c", &options) {
                Err(diagnostics) => panic!("{name}, {model:?}:\n{}", diagnostics.render()),
                Ok(unit) => {
                    let violations = common::violations(&unit);
                    assert!(violations.is_empty(), "{name}, {model:?}: {violations:#?}");
                }
            }
            let Some(output) = common::gcc(text, model, &["-fsyntax-only"]) else { return };
            let message = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "gcc, {name}, {model:?}:\n{message}");
        }
    }
}
