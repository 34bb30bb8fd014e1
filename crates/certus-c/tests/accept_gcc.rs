//! Mutated programs that gcc accepts are accepted here too, unless they use what is not supported.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;
use common::Random;
use common::mutate::{first_seed, mutate, mutate_gently, seeds};

#[test]
fn what_gcc_accepts_is_accepted() {
    let (seeds, snippets) = seeds();
    let first = first_seed();
    let rounds = (400.0 * common::scale()) as u64;
    // Asking gcc takes long: of the programs that we accept it is asked about a few.
    let sample = if std::env::var_os("CERTUS_FUZZ_TRACE").is_some() { 1 } else { 20 };
    let (mut both, mut only_we, mut failures) = (0, 0, Vec::new());
    for seed in first..first + rounds {
        let mut random = Random(seed ^ 0xACCE);
        let pick = |random: &mut Random| {
            let count = if random.one_in(8) { seeds.len() } else { snippets };
            &seeds[random.below(count)]
        };
        let (text, other) = (pick(&mut random), pick(&mut random));
        let text = if random.one_in(4) {
            mutate(&mut random, text, other)
        } else {
            mutate_gently(&mut random, text)
        };
        let Ok(text) = String::from_utf8(text) else { continue };
        let model = if random.one_in(2) { DataModel::Ilp32 } else { DataModel::Lp64 };
        if std::env::var_os("CERTUS_FUZZ_TRACE").is_some() {
            std::fs::write(std::env::temp_dir().join("certus-accept-current.i"), &text).unwrap();
        }
        let ours = certus_c::parse_source(&text, "fuzz.i", &common::options(model));
        if ours.is_ok() && !random.one_in(sample) {
            both += 1;
            continue;
        }
        let Some(output) = common::gcc(&text, model, &["-fsyntax-only"]) else { return };
        match (ours, output.status.success()) {
            (Ok(_), true) => both += 1,
            (Ok(_), false) => {
                only_we += 1;
                if std::env::var_os("CERTUS_FUZZ_TRACE").is_some() {
                    println!("seed {seed}, {model:?}, only we: {}", String::from_utf8_lossy(&output.stderr));
                }
            }
            (Err(_), false) => {}
            (Err(diagnostics), true) => {
                let text = diagnostics.render();
                let known = [
                    "not supported",
                    "needs the preprocessor",
                    "is empty",
                    "binary file",
                    "declares nothing",
                ];
                if !known.iter().any(|known| text.contains(known)) {
                    failures.push(format!("seed {seed}, {model:?}:\n{text}"));
                }
            }
        }
    }
    println!(
        "{rounds} programs, {both} accepted by both, {only_we} of a sample only by us, {} only by gcc",
        failures.len()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
