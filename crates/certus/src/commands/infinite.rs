//! `certus check` on properties of the infinite runs of a model: justice with fairness, and temporal logic.

use crate::commands::check::Check;
use crate::commands::model::{safe, unknown};
use crate::output::tell::ModelAnswer;
use anyhow::{Result, anyhow, bail};
use certus_certify::Certified;
use certus_driver::{
    Effort, Fact, How, Infinite, InfiniteAnswer, InfiniteJob, InfiniteRun, Position, Summary, Verdict,
    verify_infinite,
};
use certus_engine::{Auto, Engine, EngineError, KZeno, Liveness, registry};
use certus_formats::Format;
use certus_logic::smtlib::{Scope, Sexprs, value_text};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::justice::{JusticeProof, Lasso};
use certus_model::ltl::parse;
use certus_model::{Ts, Variable};
use certus_solver::Theories;
use std::num::NonZeroUsize;

/// What precedes a formula of temporal logic on the command line.
const LTL: &str = "ltl:";

/// One property of infinite runs.
pub(crate) struct Question {
    /// Its number in the file, and the letter before that.
    number: usize,
    letter: char,
    /// What it is called.
    label: String,
    property: Infinite,
}

/// The properties of infinite runs that are asked about: the one that `--property` names or is, or all of them.
pub(crate) fn questions(options: &Check, terms: &mut Terms, ts: &Ts) -> Result<Vec<Question>> {
    let asked = options.property_asked && options.property != "unreach-call";
    if let (true, Some(text)) = (asked, options.property.strip_prefix(LTL)) {
        let begin = LTL.len();
        let formula = parse(text).map_err(|mut error| {
            error.column += begin;
            anyhow!("--property: {error}")
        })?;
        let mut atom = |atom: &certus_model::ltl::parse::Atom| {
            let column = atom.column + begin;
            self::atom(terms, ts, &atom.text).map_err(|why| {
                anyhow!("--property: column {column}: `{}` is no formula over the model: {why}", atom.text)
            })
        };
        let formula = formula.map(&mut atom)?;
        let property = Infinite::Ltl(formula, ts.fairness.clone());
        return Ok(vec![Question { number: 0, letter: 'l', label: options.property.clone(), property }]);
    }
    let label = |letter: char, number: usize, name: &str| match name {
        "" => format!("{letter}{number}"),
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => format!("property {digits}"),
        name => name.to_owned(),
    };
    let mut all = Vec::new();
    for (number, goal) in ts.justice.iter().enumerate() {
        let sets = goal.what.iter().chain(&ts.fairness).copied().collect();
        let (letter, label) = ('j', label('j', number, &goal.name));
        all.push((goal.name.clone(), Question { number, letter, label, property: Infinite::Justice(sets) }));
    }
    for (number, goal) in ts.ltl.iter().enumerate() {
        let property = Infinite::Ltl(goal.what.clone(), ts.fairness.clone());
        let (letter, label) = ('l', label('l', number, &goal.name));
        all.push((goal.name.clone(), Question { number, letter, label, property }));
    }
    // By that name a model is asked about bad states; what has none is asked about what it has.
    if options.property_asked && !asked {
        return Ok(if ts.bad.is_empty() {
            all.into_iter().map(|(_, question)| question).collect()
        } else {
            Vec::new()
        });
    }
    if asked {
        let wanted = options.property.as_str();
        all.retain(|(name, question)| {
            let Question { number, letter, label, .. } = question;
            name == wanted || label == wanted || format!("{letter}{number}") == wanted
        });
    }
    Ok(all.into_iter().map(|(_, question)| question).collect())
}

/// An atom: a formula of SMT-LIB over the names that variables and inputs have in the file.
fn atom(terms: &mut Terms, ts: &Ts, text: &str) -> Result<Term> {
    let names: Vec<(String, Term)> =
        ts.vars.iter().chain(&ts.inputs).map(|var| (var.name.clone(), var.term)).collect();
    let parsed = Sexprs::parse(text)?;
    let term = Scope::default().read_term_with(terms, &names, parsed.only()?)?;
    match terms.sort(term) {
        Sort::Bool => Ok(term),
        Sort::Bv(1) => {
            let one = terms.bv(1, 1);
            Ok(terms.eq(term, one))
        }
        _ => bail!("it is no truth value"),
    }
}

/// The answer to all of them: they hold, or the first one that does not.
pub(crate) fn of_system(
    terms: &mut Terms,
    format: Format,
    ts: &Ts,
    questions: &[Question],
    how: &How,
    engine: &mut dyn Engine,
) -> Result<(ModelAnswer, Effort), EngineError> {
    let mut effort = Effort::default();
    let (mut text, mut facts, mut kinds) = (String::new(), Vec::new(), Vec::new());
    let mut certified: Option<Certified> = None;
    let mut open = None;
    let numbers = {
        let all: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
        Theories::of_terms(terms, &all).without(Theories::BIT_VECTORS).first_name().is_some()
    };
    // An engine of reachability is what engines of liveness ask.
    let mut usual = registry::make(Liveness::NAME)?;
    let given = engine.name();
    let is_own = engine.takes().justice || given == Auto::NAME;
    let safety = match (is_own, numbers) {
        (false, _) => given,
        (true, false) => "ic3",
        (true, true) => "ic3ia",
    };
    let engine = if is_own { engine } else { usual.as_mut() };
    let timed;
    let ts = match delta_named(engine, terms, ts)? {
        None => ts,
        Some(delta) => {
            timed = Ts { delta: Some(delta), ..ts.clone() };
            &timed
        }
    };
    if given == KZeno::NAME && ts.delta.is_none() {
        return Err(EngineError::Unfit(
            "kzeno is for systems with time: `-o delta=NAME`, or `:time-delta` in a VMT file, says how much of it passes"
                .to_owned(),
        ));
    }
    let beta = option(engine, "beta").and_then(|beta| beta.parse().ok()).unwrap_or(NonZeroUsize::MIN);
    for question in questions {
        let job = InfiniteJob { ts, property: &question.property, safety, beta, how: how.clone() };
        let report = verify_infinite(terms, &job, engine)?;
        effort.stats.merge(&report.effort.stats);
        effort.times.extend(report.effort.times);
        match report.answer {
            InfiniteAnswer::Unknown(why) => {
                open.get_or_insert(why);
            }
            InfiniteAnswer::Violated(lasso) => {
                return Ok((violated(terms, format, ts, question, &lasso), effort));
            }
            InfiniteAnswer::Holds(proof, by) => {
                kinds.push(kind_of(&proof));
                facts.extend(facts_of(terms, &ts.vars, &question.label, &proof));
                certified = match (certified, by) {
                    (Some(one), Some(other)) => Some(Certified {
                        time: one.time + other.time,
                        queries: one.queries + other.queries,
                        solver: one.solver,
                    }),
                    (one, other) => one.or(other),
                };
                match format {
                    Format::Aiger => {
                        text.push_str(&format!("0\n{}{}\n.\n", question.letter, question.number));
                    }
                    Format::Btor2 if text.is_empty() => text.push_str("unsat\n"),
                    _ => {}
                }
            }
        }
    }
    if let Some(why) = open {
        return Ok((unknown(&why), effort));
    }
    let mut answer = safe(&kinds.join(", "), facts, certified);
    answer.text = text;
    Ok((answer, effort))
}

/// The value that an option of an engine has.
fn option(engine: &dyn Engine, key: &str) -> Option<String> {
    engine.options().into_iter().find(|option| option.key == key).map(|option| option.default)
}

/// The number that an option of the engine names as the time that passes at a position.
fn delta_named(engine: &dyn Engine, terms: &Terms, ts: &Ts) -> Result<Option<Term>, EngineError> {
    let Some(name) = option(engine, "delta").filter(|name| name != "none") else { return Ok(None) };
    let named = ts.vars.iter().chain(&ts.inputs).find(|var| var.name == name);
    match named.filter(|var| matches!(terms.sort(var.term), Sort::Int | Sort::Real)) {
        Some(var) => Ok(Some(var.term)),
        None => Err(EngineError::Unfit(format!("`-o delta={name}`: the model has no number of this name"))),
    }
}

fn violated(terms: &Terms, format: Format, ts: &Ts, question: &Question, lasso: &Lasso) -> ModelAnswer {
    let Question { number, letter, label, .. } = question;
    // These formats have a way to write justice, and none for formulas.
    let text = match (format, letter) {
        (Format::Btor2 | Format::Aiger, 'l') => certus_formats::vmt::lasso_text(terms, ts, lasso),
        _ => certus_formats::lasso(terms, format, ts, *number, lasso),
    };
    let (stem, rest) = (lasso.back, lasso.positions.len() - lasso.back);
    let certificate = "the infinite run was evaluated on the model as it was read";
    let story = format!(
        "certus: {label} is violated by an infinite run: a stem of {stem} steps, then a loop of {rest}\n\
         certus: certified: {certificate}\n"
    );
    let summary = Summary {
        verdict: Verdict::Unsafe,
        violated: Some(label.clone()),
        certified_by: vec!["evaluator".to_owned()],
        certificate: Some(format!("certified: {certificate}")),
        lasso: Some(InfiniteRun::new(positions(terms, ts, lasso), lasso.back)),
        ..Summary::default()
    };
    ModelAnswer { summary, story, text, witness: None }
}

/// The positions of a lasso, each with the values that are others than at the one before; where the loop begins, all of them.
fn positions(terms: &Terms, ts: &Ts, lasso: &Lasso) -> Vec<Position> {
    let mut before: Vec<Value> = Vec::new();
    let mut out = Vec::new();
    let vars: Vec<&Variable> = ts.vars.iter().chain(&ts.inputs).collect();
    let all: Vec<Term> = vars.iter().map(|var| var.term).collect();
    for (n, position) in lasso.positions.iter().enumerate() {
        let now = terms.eval_all(&all, position);
        let mut values = Vec::new();
        for (at, (var, value)) in vars.iter().zip(&now).enumerate() {
            if n == lasso.back || before.get(at) != Some(value) {
                let text = value_text(terms, value, terms.sort(var.term)).unwrap_or_else(|| "?".to_owned());
                values.push((var.name.clone(), text));
            }
        }
        out.push(Position { line: 0, values });
        before = now;
    }
    out
}

/// The kind of a proof, in words.
pub(super) fn kind_of(proof: &JusticeProof) -> String {
    match proof {
        JusticeProof::Ranks { ranks, .. } => {
            let measures =
                if ranks.iter().any(|rank| rank.measure.is_some()) { " with measures" } else { "" };
            format!("{} ranks{measures}", ranks.len())
        }
        JusticeProof::Copy { .. } => "invariant over a saved state".to_owned(),
        JusticeProof::Ranking { measures, .. } => format!("ranking function of {} measures", measures.len()),
    }
}

/// What a proof says, formula by formula. The name of what was asked stands before, if it has one.
pub(super) fn facts_of(terms: &Terms, vars: &[Variable], label: &str, proof: &JusticeProof) -> Vec<Fact> {
    let name = |part: String| if label.is_empty() { part } else { format!("{label}, {part}") };
    match proof {
        JusticeProof::Ranks { ranks, .. } => ranks
            .iter()
            .enumerate()
            .filter_map(|(n, rank)| Fact::new(terms, vars, &name(format!("rank {}", n + 1)), 0, rank.states))
            .collect(),
        JusticeProof::Copy { formula, .. } | JusticeProof::Ranking { formula, .. } => {
            let label = if label.is_empty() { "states" } else { label };
            Fact::new(terms, vars, label, 0, *formula).into_iter().collect()
        }
    }
}
