//! Certus in another Rust program: a C file is verified, and a transition system that is made by hand.
//!
//! `cargo run -p certus-driver --example embed -- program.c`

#![allow(clippy::print_stdout, reason = "an example shows what it found")]

use certus_c::lower::Meaning;
use certus_c::{DataModel, Options};
use certus_driver::{
    Job, Strategy, Summary, SystemAnswer, SystemJob, program, property, verify, verify_system,
};
use certus_engine::Control;
use certus_logic::{Sort, Terms};
use certus_model::Ts;
use certus_solver::Limits;
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    if let Some(file) = std::env::args().nth(1) {
        let summary = certus_c::on_large_stack(|| a_program(Path::new(&file)))??;
        println!("{}", summary.line());
    }
    println!("{}", a_system()?);
    Ok(())
}

/// No assertion of a C program fails, or the run in which one does.
fn a_program(file: &Path) -> Result<Summary, Box<dyn Error + Send + Sync>> {
    let start = Instant::now();
    let asked = property::named("unreach-call")?;
    let options = Options { data_model: DataModel::Lp64, ..Options::default() };
    let meaning = Meaning { errors: asked.errors.clone(), ..Meaning::default() };
    let (unit, lowered) = program::read(file, &options, "main", meaning, &asked.properties)?;
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let limits = Limits::none().with_timeout(Duration::from_secs(60));
    let control = Control { limits, ..Control::default() };
    let job = Job { control, ..Job::new(&unit, &lowered.program, &asked, &line) };
    let report = verify(&job, &mut Strategy::named("auto")?)?;
    Ok(Summary::of(&report.answer, Some(&unit), start.elapsed()))
}

/// Two bits that are swapped in each step are never both set.
fn a_system() -> Result<String, Box<dyn Error + Send + Sync>> {
    let mut terms = Terms::new();
    let (a, b) = (terms.var("a", Sort::Bool), terms.var("b", Sort::Bool));
    let mut ts = Ts::new(&terms);
    ts.add_var(a, "a");
    ts.add_var(b, "b");
    let not_b = terms.not(b);
    ts.init = terms.and2(a, not_b);
    ts.next.insert(a, b);
    ts.next.insert(b, a);
    let both = terms.and2(a, b);
    ts.add_bad(both, "both");
    let mut engine = certus_engine::registry::make("ic3cfa")?;
    let report = verify_system(&mut terms, &SystemJob::new(&ts), engine.as_mut())?;
    Ok(match report.answer {
        SystemAnswer::Safe(_, certified) => {
            let by = certified.map_or("nobody".to_owned(), |certified| certified.solver);
            format!("the system is safe, as {by} has checked")
        }
        SystemAnswer::Unsafe(positions) => {
            format!("the system is not safe, after {} steps", positions.len() - 1)
        }
        SystemAnswer::Unknown(why) => format!("nothing is known of the system: {why}"),
    })
}
