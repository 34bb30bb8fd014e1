//! Interpolants of other programs, played by small shell scripts.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::smtlib::term_text;
use certus_logic::{Sort, Terms};
use certus_solver::interpolate::{Checked, Interpolation, NoInterpolants, registry};
use certus_solver::{Limits, SolverError};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A program that answers commands that begin with some text.
struct Fake(PathBuf);

impl Fake {
    fn new(answers: &[(&str, &str)]) -> Fake {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let dir = std::env::temp_dir().join(format!("certus-interpolants-{}-{number}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let cases: String =
            answers.iter().map(|(command, answer)| format!("'{command}'*) echo '{answer}' ;;\n")).collect();
        let script = format!("while read -r line; do case \"$line\" in\n{cases}esac; done\n");
        fs::write(dir.join("fake.sh"), script).unwrap();
        Fake(dir)
    }

    fn method(&self, dialect: &str) -> Box<dyn Interpolation> {
        let path = self.0.join("fake.sh");
        registry::make(&format!("process,solver=process:sh '{}',dialect={dialect}", path.display())).unwrap()
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// `x = 5`, `y = x + 1`, `y = 0` asked of a program: what it is understood to have said.
fn ask(dialect: &str, answers: &[(&str, &str)], checked: bool) -> Result<Vec<String>, NoInterpolants> {
    let fake = Fake::new(answers);
    let mut terms = Terms::new();
    let (x, y) = (terms.var("x", Sort::Bv(8)), terms.var("y", Sort::Bv(8)));
    let (five, one, zero) = (terms.bv(8, 5), terms.bv(8, 1), terms.bv(8, 0));
    let sum = terms.bvadd(x, one);
    let formulas = [terms.eq(x, five), terms.eq(y, sum), terms.eq(y, zero)];
    let mut method = fake.method(dialect);
    if checked {
        method = Box::new(Checked::new(vec![method, registry::make("proofs").unwrap()]));
    }
    let found = method.interpolate(&mut terms, &formulas, &Limits::none())?;
    Ok(found.into_iter().map(|t| term_text(&terms, t)).collect())
}

const UNSAT: (&str, &str) = ("(check-sat)", "unsat");

#[test]
fn each_dialect_is_understood() {
    let expected = vec!["(= x #x05)".to_owned(), "(= y #x06)".to_owned()];
    let mathsat = [
        UNSAT,
        ("(get-interpolant (certus-part-1))", "(= x (_ bv5 8))"),
        ("(get-interpolant (certus-part-1 certus-part-2))", "(let ((a (= y #x06))) (and a a))"),
    ];
    assert_eq!(ask("mathsat", &mathsat, false), Ok(expected.clone()));
    let sequence =
        [UNSAT, ("(get-interpolants certus-part-1 certus-part-2 certus-part-3)", "((= x #x05)\n(= y #x06))")];
    assert_eq!(ask("smtinterpol", &sequence, false), Ok(expected));
    let single = [UNSAT, ("(get-interpolant certus-interpolant", "(define-fun i () Bool (bvult #x00 #x01))")];
    assert_eq!(ask("cvc5", &single, false), Ok(vec!["true".to_owned(), "true".to_owned()]));
    let models = [UNSAT, ("(check-sat-assuming-model", "unsat"), ("(get-unsat-model-interpolant)", "false")];
    assert_eq!(ask("yices", &models, false), Ok(vec!["true".to_owned(), "true".to_owned()]));
}

#[test]
fn wrong_interpolants_are_noticed_and_others_found() {
    let lies = [UNSAT, ("(get-interpolants", "((= x #x05) (= y #x05))")];
    let found = ask("smtinterpol", &lies, true).unwrap();
    assert_eq!(found.len(), 2);
    assert_ne!(found[1], "(= y #x05)");
    let foreign = [UNSAT, ("(get-interpolants", "((= y #x05) (= y #x06))")];
    assert_ne!(ask("smtinterpol", &foreign, true).unwrap()[0], "(= y #x05)");
}

#[test]
fn whatever_a_program_says_is_a_value() {
    let sat = ask("smtinterpol", &[("(check-sat)", "sat")], false);
    assert_eq!(sat, Err(NoInterpolants::Satisfiable(None)));
    for answer in ["(error \"none\")", "(true)", "((= x #x05) (= z y))", "((= x #x05) x)"] {
        let found = ask("smtinterpol", &[UNSAT, ("(get-interpolants", answer)], false);
        let nonsense = matches!(
            found,
            Err(NoInterpolants::Solver(SolverError::Nonsense { .. } | SolverError::Died { .. }))
        );
        assert!(nonsense, "{answer}: {found:?}");
    }
    let mut missing = registry::make("process,solver=process:/no/such/program").unwrap();
    let mut terms = Terms::new();
    let formulas = [terms.fls(), terms.tru()];
    let found = missing.interpolate(&mut terms, &formulas, &Limits::none());
    assert!(matches!(found, Err(NoInterpolants::Solver(SolverError::Missing { .. }))), "{found:?}");
}
