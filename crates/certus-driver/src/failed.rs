//! A proof that fails its check is a defect of ours: all that is needed to look into it is kept.
//!
//! It is an SMT-LIB script: what it asserts is the step of the check that failed, so `certus solve` answers
//! `sat` where a proof would have `unsat`. The automaton and the formulas of the proof are in its comments.

use certus_certify::{Failure, Rejected};
use certus_logic::{Terms, smtlib};
use certus_model::{Cfa, Proof, print};

/// The script that shows what is wrong with a proof; nothing if no limit of ours, but one from outside is the reason.
pub(crate) fn script(terms: &Terms, cfa: &Cfa, proof: &Proof, failure: &Failure) -> Option<String> {
    let Failure::Rejected(rejected) = failure else { return None };
    Some(text(terms, cfa, proof, rejected))
}

fn text(terms: &Terms, cfa: &Cfa, proof: &Proof, rejected: &Rejected) -> String {
    let kind = match proof {
        Proof::Inductive(_) => "an inductive invariant".to_owned(),
        Proof::Quantified { ghosts, .. } => {
            let names: Vec<String> = ghosts.iter().map(|ghost| smtlib::term_text(terms, *ghost)).collect();
            format!("an inductive invariant for all {}", names.join(", "))
        }
        Proof::KInductive { k, simple, .. } => format!("a {k}-inductive invariant (simple paths: {simple})"),
        Proof::Bounded { k, .. } => format!("that no run has {k} steps"),
    };
    let mut comments = format!(
        "Certus {}: a proof that failed its check.\nThe proof is {kind}.\nWhat is wrong with it: {rejected}\n\n\
         The formulas of the proof, by location:\n",
        env!("CARGO_PKG_VERSION")
    );
    for (loc, formula) in proof.formulas() {
        comments.push_str(&format!("  {}: {}\n", loc.0, smtlib::term_text(terms, *formula)));
    }
    comments.push_str("\nThe automaton:\n");
    comments.push_str(&print::text(terms, cfa, &|_| None));
    let mut out = String::new();
    for line in comments.lines() {
        out.push_str(format!("; {line}").trim_end());
        out.push('\n');
    }
    if rejected.obligation.is_empty() {
        out.push_str("; What is wrong needs no solver.\n");
        return out;
    }
    out.push_str("\n; The step that failed: a proof would make this unsatisfiable.\n");
    out.push_str(&smtlib::script_text(terms, "ALL", &rejected.obligation));
    if !out.contains("(check-sat)") {
        out.push_str("(check-sat)\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use certus_c::{Options, cfa, lower, parse_source};
    use certus_certify::check_proof;
    use certus_model::Invariant;
    use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};

    #[test]
    fn the_file_is_a_script_that_shows_the_failure() {
        let source = "int g; int nondet_int(void); void reach_error(void) {}\n\
                      int main(void) { while (nondet_int()) { g++; if (g == 7) reach_error(); } return 0; }";
        let unit = parse_source(source, "a.c", &Options::default()).expect("a program");
        let program = lower::lower(&unit).expect("a program").program;
        let mut terms = Terms::new();
        let translation =
            cfa::translate(&program, &mut terms, &cfa::Options::default(), &|_| 1).expect("an automaton");
        let (head, g) = (translation.heads[0].loc, terms.var("g", certus_logic::Sort::Bv(32)));
        let five = terms.bv(32, 5);
        let wrong = terms.bvslt(g, five);
        for proof in [
            Proof::Inductive(Invariant { at: [(head, wrong)].into_iter().collect() }),
            Proof::KInductive {
                k: 2,
                formulas: Invariant { at: [(head, wrong)].into_iter().collect() },
                simple: false,
            },
            Proof::Bounded { k: 3, formulas: Invariant { at: [(head, terms.tru())].into_iter().collect() } },
        ] {
            let checked = check_proof(&mut terms, &translation.cfa, &proof, &Limits::none(), "native");
            let Err(Failure::Rejected(rejected)) = checked else {
                panic!("{proof:?} is no proof: {checked:?}")
            };
            let text = text(&terms, &translation.cfa, &proof, &rejected);
            assert!(text.contains("; The automaton:") && text.contains("; The formulas"), "{text}");
            // What it asserts can be true.
            let mut session = Session::new(registry::make("native").expect("a solver"));
            assert!(text.contains("(check-sat)"), "{text}");
            let query = Query::of(&rejected.obligation);
            assert_eq!(session.check(&terms, &query, Purpose("test")), Ok(Answer::Sat), "{text}");
        }
    }
}
