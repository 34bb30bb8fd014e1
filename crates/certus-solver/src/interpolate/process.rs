//! `process`: interpolants of another program, if it is there.

use super::checked::solver_for;
use super::sequence::Sequence;
use super::{Interpolation, NoInterpolants};
use crate::error::SolverError;
use crate::limits::Limits;
use crate::process::interpolants::{Conversation, Dialect, Said};
use crate::process::{ProcessSpec, Trouble};
use crate::solver::{Answer, Query, Reason};
use crate::theories::Theories;
use certus_logic::{Term, Terms};

const NAME: &str = "process";
/// The programs that are looked for.
const PROGRAMS: &[&str] = &["mathsat", "smtinterpol", "opensmt", "cvc5", "yices-smt2"];
/// Rounds that model interpolants may take for one interpolant.
const MOST_ROUNDS: usize = 500;

/// See the module's text.
#[derive(Default)]
pub(super) struct Process {
    /// The program; any that is found, if there is no name.
    pub(super) solver: Option<String>,
    /// How it is asked, if that does not follow from its name.
    pub(super) dialect: Option<Dialect>,
}

impl From<Trouble> for NoInterpolants {
    fn from(trouble: Trouble) -> NoInterpolants {
        match trouble {
            Trouble::Stopped(stop) => NoInterpolants::Unknown(Reason::Stopped(stop)),
            Trouble::Error(e) => NoInterpolants::Solver(e),
        }
    }
}

/// How a program is run.
fn spec(name: &str) -> Result<ProcessSpec, SolverError> {
    if let Some(command) = name.strip_prefix("process:") {
        return ProcessSpec::command(command);
    }
    match ProcessSpec::named(name) {
        Some(spec) => Ok(spec),
        None => {
            let spec = ProcessSpec::command(name)?;
            let args = if name == "smtinterpol" { vec!["-q".to_owned()] } else { spec.args };
            Ok(ProcessSpec { name: name.to_owned(), args, ..spec })
        }
    }
}

impl Process {
    fn ask(
        &self,
        spec: &ProcessSpec,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let needed = Theories::of_terms(terms, formulas);
        if let Some(theory) = needed.without(spec.theories).first_name() {
            return Err(NoInterpolants::unsupported(NAME, format!("`{}` has no {theory}", spec.name)));
        }
        let dialect = self.dialect.unwrap_or_else(|| Dialect::of(spec));
        let mut talk = Conversation::start(spec, dialect, needed, limits)?;
        let names: Vec<String> = (1..=formulas.len()).map(|i| format!("certus-part-{i}")).collect();
        for (formula, name) in formulas.iter().zip(&names) {
            let annotation = match dialect {
                Dialect::Groups => Some((":interpolation-group", name.as_str())),
                Dialect::Sequence => Some((":named", name.as_str())),
                Dialect::Single | Dialect::Models => None,
            };
            talk.assert(terms, *formula, annotation);
        }
        match talk.check(limits)? {
            Said::Unsat => {}
            Said::Sat => return Err(NoInterpolants::Satisfiable(None)),
            Said::Unknown => {
                return Err(NoInterpolants::Unknown(Reason::Incomplete("the program gave up".to_owned())));
            }
        }
        let cuts = 1..formulas.len();
        match dialect {
            Dialect::Sequence if formulas.len() < 2 => Ok(Vec::new()),
            Dialect::Sequence => Ok(talk.of_names(terms, &names, limits)?),
            Dialect::Groups => cuts.map(|cut| Ok(talk.of_groups(terms, &names[..cut], limits)?)).collect(),
            Dialect::Single | Dialect::Models => {
                drop(talk);
                let mut out: Vec<Term> = Vec::new();
                for cut in cuts {
                    let before = out.last().copied().unwrap_or_else(|| terms.tru());
                    let first = terms.and(&[before, formulas[cut - 1]]);
                    let mut talk = Conversation::start(spec, dialect, needed, limits)?;
                    let rest = terms.and(&formulas[cut..]);
                    out.push(if dialect == Dialect::Single {
                        talk.assert(terms, first, None);
                        let goal = terms.not(rest);
                        talk.between(terms, goal, limits)?
                    } else {
                        talk.assert(terms, rest, None);
                        let shared = shared(terms, formulas, cut);
                        by_models(terms, first, &shared, &mut talk, limits)?
                    });
                }
                Ok(out)
            }
        }
    }
}

fn shared(terms: &Terms, formulas: &[Term], cut: usize) -> Vec<Term> {
    let sequence = Sequence::new(terms, formulas);
    let mut vars = terms.free_vars_of(formulas);
    vars.retain(|v| sequence.is_shared(terms, *v, cut));
    vars
}

/// What the second side implies, until that contradicts the first side.
fn by_models(
    terms: &mut Terms,
    first: Term,
    shared: &[Term],
    second: &mut Conversation,
    limits: &Limits,
) -> Result<Term, NoInterpolants> {
    let mut solver = solver_for(None, terms, &[first])?;
    solver.assert(terms, first)?;
    let mut implied = Vec::new();
    for _ in 0..MOST_ROUNDS {
        match solver.check(terms, &Query::default(), limits)? {
            Answer::Unsat => {
                let all = terms.and(&implied);
                return Ok(terms.not(all));
            }
            Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
            Answer::Sat => {}
        }
        let mut values = Vec::new();
        for v in shared {
            values.push((*v, solver.value(terms, *v)?));
        }
        let Some(more) = second.against(terms, &values, limits)? else {
            let why = "the values of what both sides know do not decide";
            return Err(NoInterpolants::unsupported(NAME, why));
        };
        solver.assert(terms, more)?;
        implied.push(more);
    }
    Err(NoInterpolants::unsupported(NAME, format!("more than {MOST_ROUNDS} models are needed")))
}

impl Interpolation for Process {
    fn name(&self) -> &'static str {
        NAME
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        if let Some(name) = &self.solver {
            return self.ask(&spec(name)?, terms, formulas, limits);
        }
        let mut last = NoInterpolants::unsupported(NAME, "there is no program that gives interpolants");
        for name in PROGRAMS {
            match self.ask(&spec(name)?, terms, formulas, limits) {
                Err(NoInterpolants::Solver(SolverError::Missing { .. })) => {}
                Err(e @ NoInterpolants::Unsupported { .. }) => last = e,
                other => return other,
            }
        }
        Err(last)
    }
}
