//! Running an SMT-LIB script on a solver.
//!
//! Levels of `push` are activation literals, so every solver has them; named assertions are assumptions of
//! their own, so that cores can name them. Interpolants are between named assertions, or groups of them.

use anyhow::{Context, Result, anyhow};
use certus_logic::smtlib::{self, Command, Position, ScriptReader, Sexprs};
use certus_logic::{FunctionValue, Op, Sort, Symbol, Term, Terms, Value};
use certus_solver::interpolate::{Checked, Interpolation};
use certus_solver::{Answer, Limits, Purpose, Query, Session, Solver};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const CHECK: Purpose = Purpose("check-sat");

/// The limits of queries.
pub(crate) struct QueryLimits {
    /// The time of each.
    pub(crate) time: Option<Duration>,
    /// Those of all together.
    pub(crate) base: Limits,
    /// Whether there is one at the moment.
    pub(crate) asking: Arc<AtomicBool>,
}

/// How a script ended.
pub(crate) struct End {
    /// Some query was answered `unknown`.
    pub(crate) unanswered: bool,
    pub(crate) statistics: String,
}

/// What one level of `push` holds.
struct Level {
    /// Assumed while the level is there; the lowest level needs none.
    act: Option<Term>,
    /// Named assertions: name, activation literal.
    named: Vec<(String, Term)>,
    assertions: Vec<Term>,
    /// The name and the group of each assertion, if it has them.
    labels: Vec<[Option<String>; 2]>,
    declared: Vec<(String, Symbol)>,
}

impl Level {
    fn new(act: Option<Term>) -> Level {
        Level { act, named: Vec::new(), assertions: Vec::new(), labels: Vec::new(), declared: Vec::new() }
    }
}

struct Runner<'a> {
    terms: Terms,
    session: Session,
    limits: &'a QueryLimits,
    levels: Vec<Level>,
    last: Option<Answer>,
    /// The assumptions of the last `check-sat-assuming`.
    assumed: Vec<Term>,
    unanswered: bool,
    interpolation: Checked,
}

/// Runs a script and writes its answers to `out`.
pub(crate) fn run(
    text: &str,
    solver: Box<dyn Solver>,
    interpolation: Checked,
    limits: &QueryLimits,
    out: &mut dyn Write,
) -> Result<End> {
    let mut r = Runner {
        terms: Terms::new(),
        session: Session::new(solver),
        limits,
        levels: vec![Level::new(None)],
        last: None,
        assumed: Vec::new(),
        unanswered: false,
        interpolation,
    };
    let parsed = Sexprs::parse(text)?;
    let mut script = ScriptReader::new(&parsed);
    let mut commands = 0;
    while let Some(command) = script.next_command(&mut r.terms)? {
        commands += 1;
        let at = script.position();
        if matches!(command, Command::Exit) {
            break;
        }
        r.command(command, out).with_context(|| place(at))?;
    }
    if commands == 0 {
        return Err(anyhow!("there is no command in this file"));
    }
    Ok(End { unanswered: r.unanswered, statistics: r.statistics() })
}

fn place(at: Position) -> String {
    format!("{}:{}", at.line, at.column)
}

fn refused(what: &str) -> Result<()> {
    Err(anyhow!("`{what}` is not supported"))
}

impl Runner<'_> {
    fn top(&mut self) -> &mut Level {
        self.levels.last_mut().expect("the lowest level is never popped")
    }

    fn command(&mut self, command: Command, out: &mut dyn Write) -> Result<()> {
        match command {
            Command::SetLogic(_)
            | Command::SetOption(..)
            | Command::SetInfo(..)
            | Command::DeclareSort(_)
            | Command::DefineSort(_)
            | Command::Define { .. } => Ok(()),
            Command::Declare { name, symbol } => {
                self.top().declared.push((name, symbol));
                Ok(())
            }
            Command::Assert { term, name, annotations } => {
                let group = annotations.last().and_then(|a| a.get(":interpolation-group").flatten());
                self.assert(term, name, group.map(|g| g.trim_matches('|').to_owned()))
            }
            Command::CheckSat => self.check(Vec::new(), out),
            Command::CheckSatAssuming(assumptions) => self.check(assumptions, out),
            Command::GetModel => self.model(out),
            Command::GetValue(asked) => self.values(&asked, out),
            Command::GetUnsatCore => self.core(out),
            Command::GetUnsatAssumptions => self.assumptions(out),
            Command::GetInterpolants(parts) => self.interpolants(&parts, out),
            Command::GetInterpolant { first, second } => self.interpolant(&first, &second, out),
            Command::Push(n) => {
                for _ in 0..n {
                    let act = self.terms.fresh("push", Sort::Bool);
                    self.levels.push(Level::new(Some(act)));
                }
                self.last = None;
                Ok(())
            }
            Command::Pop(n) => self.pop(n as usize),
            Command::Echo(text) => Ok(writeln!(out, "{text}")?),
            Command::Exit => Ok(()),
            Command::Reset | Command::ResetAssertions => refused("reset"),
            Command::GetAssertions => refused("get-assertions"),
            Command::GetAssignment => refused("get-assignment"),
            Command::GetProof => refused("get-proof"),
            Command::GetInfo(_) => refused("get-info"),
            Command::GetOption(_) => refused("get-option"),
        }
    }

    fn assert(&mut self, term: Term, name: Option<String>, group: Option<String>) -> Result<()> {
        self.last = None;
        self.top().labels.push([name.clone(), group]);
        let act = match name {
            Some(name) => {
                let act = self.terms.fresh("named", Sort::Bool);
                self.top().named.push((name, act));
                Some(act)
            }
            None => self.top().act,
        };
        match act {
            Some(act) => self.session.assert_under(&self.terms, act, term)?,
            None => self.session.assert(&self.terms, term)?,
        }
        self.top().assertions.push(term);
        Ok(())
    }

    fn pop(&mut self, n: usize) -> Result<()> {
        self.last = None;
        // The reader has refused to pop more levels than there are.
        for level in self.levels.split_off(self.levels.len() - n) {
            for act in level.act.into_iter().chain(level.named.into_iter().map(|(_, a)| a)) {
                self.session.retire(&self.terms, act)?;
            }
        }
        Ok(())
    }

    fn check(&mut self, assumptions: Vec<Term>, out: &mut dyn Write) -> Result<()> {
        let base = self.limits.base.clone();
        self.session.set_limits(match self.limits.time {
            Some(time) => base.with_timeout(time),
            None => base,
        });
        let acts = self.levels.iter().flat_map(|l| l.act.into_iter().chain(l.named.iter().map(|(_, a)| *a)));
        let all: Vec<Term> = acts.chain(assumptions.iter().copied()).collect();
        self.limits.asking.store(true, Ordering::Relaxed);
        let answer = self.session.check(&self.terms, &Query::of(&all), CHECK);
        self.limits.asking.store(false, Ordering::Relaxed);
        let answer = answer?;
        match &answer {
            Answer::Sat => writeln!(out, "sat")?,
            Answer::Unsat => writeln!(out, "unsat")?,
            Answer::Unknown(why) => {
                self.unanswered = true;
                writeln!(out, "unknown")?;
                let why =
                    crate::life::watch::reached().map_or_else(|| why.to_string(), |limit| limit.to_string());
                writeln!(crate::output::terminal::err(), "certus: no answer: {why}")?;
            }
        }
        self.assumed = assumptions;
        self.last = Some(answer);
        Ok(())
    }

    fn after(&self, wanted: &Answer, what: &str) -> Result<()> {
        if self.last.as_ref() == Some(wanted) {
            return Ok(());
        }
        let word = if *wanted == Answer::Sat { "sat" } else { "unsat" };
        Err(anyhow!("`{what}` is only possible right after an answer `{word}`"))
    }

    fn model(&mut self, out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Sat, "get-model")?;
        writeln!(out, "(")?;
        let declared: Vec<Symbol> =
            self.levels.iter().flat_map(|l| l.declared.iter().map(|(_, s)| *s)).collect();
        for symbol in declared {
            let value = if self.terms.declaration(symbol).params.is_empty() {
                let var = self.terms.symbol_term(symbol);
                self.session.value(&self.terms, var)?
            } else {
                self.function(symbol)?
            };
            let text = smtlib::define_text(&self.terms, symbol, &value)
                .ok_or_else(|| anyhow!("the value of `{}` cannot be written", self.name(symbol)))?;
            writeln!(out, "  {text}")?;
        }
        Ok(writeln!(out, ")")?)
    }

    fn name(&self, symbol: Symbol) -> &str {
        &self.terms.declaration(symbol).name
    }

    /// A function as the assertions see it: its value at every argument it is applied to in them.
    fn function(&mut self, f: Symbol) -> Result<Value> {
        let roots: Vec<Term> = self.levels.iter().flat_map(|l| l.assertions.iter().copied()).collect();
        let applied: Vec<Term> =
            self.terms.post_order(&roots).into_iter().filter(|t| self.terms.op(*t) == Op::Apply(f)).collect();
        let mut entries = BTreeMap::new();
        for t in applied {
            let args: Vec<Term> = self.terms.args(t).to_vec();
            let key: Result<Vec<Value>, _> =
                args.iter().map(|a| self.session.value(&self.terms, *a)).collect();
            entries.insert(key?, self.session.value(&self.terms, t)?);
        }
        let default = self.terms.default_value(self.terms.declaration(f).result);
        Ok(Value::Function(Box::new(FunctionValue { default, entries })))
    }

    fn values(&mut self, asked: &[(Term, String)], out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Sat, "get-value")?;
        let mut line = String::from("(");
        for (i, (term, text)) in asked.iter().enumerate() {
            let value = self.session.value(&self.terms, *term)?;
            let sort = self.terms.sort(*term);
            let value = smtlib::value_text(&self.terms, &value, sort)
                .ok_or_else(|| anyhow!("the value of `{text}` cannot be written"))?;
            write!(line, "{}({text} {value})", if i == 0 { "" } else { " " })?;
        }
        Ok(writeln!(out, "{line})")?)
    }

    fn core(&mut self, out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Unsat, "get-unsat-core")?;
        let core: BTreeSet<Term> = self.session.core().iter().copied().collect();
        let named = self.levels.iter().flat_map(|l| &l.named).filter(|(_, act)| core.contains(act));
        let names: Vec<String> = named.map(|(name, _)| smtlib::symbol_text(name).to_string()).collect();
        Ok(writeln!(out, "({})", names.join(" "))?)
    }

    fn assumptions(&mut self, out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Unsat, "get-unsat-assumptions")?;
        let core: BTreeSet<Term> = self.session.core().iter().copied().collect();
        let texts: Vec<String> = self
            .assumed
            .iter()
            .filter(|t| core.contains(t))
            .map(|t| smtlib::term_text(&self.terms, *t))
            .collect();
        Ok(writeln!(out, "({})", texts.join(" "))?)
    }

    /// The conjunction of the assertions that have one of these names or are in one of these groups.
    fn labelled(&mut self, labels: &[String]) -> Result<Term> {
        let mut parts = Vec::new();
        for label in labels {
            let before = parts.len();
            for level in &self.levels {
                let all = level.assertions.iter().zip(&level.labels);
                parts
                    .extend(all.filter(|(_, own)| own.iter().flatten().any(|l| l == label)).map(|(t, _)| *t));
            }
            if parts.len() == before {
                return Err(anyhow!("no assertion has the name `{label}`"));
            }
        }
        Ok(self.terms.and(&parts))
    }

    /// The assertions that have none of these names and are in none of these groups.
    fn others(&mut self, labels: &[String]) -> Term {
        let mut parts = Vec::new();
        for level in &self.levels {
            let all = level.assertions.iter().zip(&level.labels);
            parts.extend(
                all.filter(|(_, own)| !own.iter().flatten().any(|l| labels.contains(l))).map(|(t, _)| *t),
            );
        }
        self.terms.and(&parts)
    }

    fn sequence(&mut self, formulas: &[Term]) -> Result<Vec<String>> {
        let base = self.limits.base.clone();
        let limits = match self.limits.time {
            Some(time) => base.with_timeout(time),
            None => base,
        };
        self.limits.asking.store(true, Ordering::Relaxed);
        let found = self.interpolation.interpolate(&mut self.terms, formulas, &limits);
        self.limits.asking.store(false, Ordering::Relaxed);
        Ok(found?.into_iter().map(|t| smtlib::term_text(&self.terms, t)).collect())
    }

    fn interpolants(&mut self, parts: &[Vec<String>], out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Unsat, "get-interpolants")?;
        let formulas = parts.iter().map(|names| self.labelled(names)).collect::<Result<Vec<Term>>>()?;
        let texts = self.sequence(&formulas)?;
        Ok(writeln!(out, "({})", texts.join("\n "))?)
    }

    fn interpolant(&mut self, first: &[String], second: &[String], out: &mut dyn Write) -> Result<()> {
        self.after(&Answer::Unsat, "get-interpolant")?;
        let before = self.labelled(first)?;
        let behind = if second.is_empty() { self.others(first) } else { self.labelled(second)? };
        for text in self.sequence(&[before, behind])? {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }

    fn statistics(&self) -> String {
        let mut text = format!("solver = {}\n", self.session.name());
        for (purpose, t) in self.session.tallies() {
            let name = purpose.0;
            let _ = writeln!(text, "{name} queries = {}", t.queries);
            let _ = writeln!(text, "{name} sat = {}", t.sat);
            let _ = writeln!(text, "{name} unsat = {}", t.unsat);
            let _ = writeln!(text, "{name} unknown = {}", t.unknown);
            let _ = writeln!(text, "{name} seconds = {:.3}", t.time.as_secs_f64());
        }
        for (method, stats) in self.interpolation.stats().methods {
            let _ = writeln!(text, "interpolation by {method} asked = {}", stats.asked);
            let _ = writeln!(text, "interpolation by {method} solved = {}", stats.solved);
            let _ = writeln!(text, "interpolation by {method} interpolants = {}", stats.interpolants);
            let _ = writeln!(text, "interpolation by {method} terms = {}", stats.simplified);
            let _ = writeln!(text, "interpolation by {method} seconds = {:.3}", stats.time.as_secs_f64());
        }
        for (name, n) in self.session.counters() {
            let _ = writeln!(text, "{name} = {n}");
        }
        text
    }
}
