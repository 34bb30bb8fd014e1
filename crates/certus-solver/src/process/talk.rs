//! One run of a solver's process: the words that go to and fro.

use super::known::Cores;
use super::pipe::{Pipe, Trouble, Until};
use super::script::{Literal, Script};
use super::spec::ProcessSpec;
use crate::error::SolverError;
use crate::limits::Limits;
use certus_logic::smtlib::{Sexpr, Sexprs, read_value};
use certus_logic::{Sort, Terms, Value};
use std::fmt::Write;

/// What the process is told to repeat when it has understood the options.
const READY: &str = "certus-ready";
/// How much of a wrong answer goes into an error.
const EXCERPT: usize = 200;
/// How many values are asked for at once.
const BATCH: usize = 500;

/// What a process said to a query.
pub(super) enum Verdict {
    Sat,
    /// Which of the literals it used, by position.
    Unsat(Vec<usize>),
    Unknown(String),
}

/// See the module's text.
pub(super) struct Talk {
    name: String,
    cores: Cores,
    pipe: Pipe,
    pub(super) script: Script,
    /// The logic it was told, if it was told anything yet.
    logic: Option<String>,
    /// Something went wrong that did not spoil the answer; it is of no more use.
    pub(super) broken: bool,
    /// Bytes sent so far.
    pub(super) sent: usize,
    /// Those of them that are declarations, definitions and assertions.
    pub(super) told: usize,
}

impl Talk {
    /// Starts a process and waits until it answers.
    pub(super) fn start(spec: &ProcessSpec, limits: &Limits) -> Result<Talk, Trouble> {
        let cores = match spec.cores {
            Cores::Assumptions => ":produce-unsat-assumptions",
            Cores::Named => ":produce-unsat-cores",
        };
        let options = [":print-success false", ":produce-models true", &format!("{cores} true")];
        let mut hello: String = options.map(|o| format!("(set-option {o})\n")).concat();
        hello.push_str(&format!("(echo \"{READY}\")\n"));
        let until = Until { limits, patience: Some(spec.patience) };
        let mut pipe = Pipe::start(&spec.name, &spec.program, &spec.args)?;
        // One that is gone already tells why when it is asked for its answer.
        let sent = pipe.send(&hello, until);
        if let Err(Trouble::Stopped(_)) = sent {
            sent?;
        }
        let mut talk = Talk {
            name: spec.name.clone(),
            cores: spec.cores,
            pipe,
            script: Script::default(),
            logic: None,
            broken: false,
            sent: hello.len(),
            told: 0,
        };
        // An option may be refused; what then does not work shows where it is needed.
        let mut refusals = options.len();
        loop {
            let answer = talk.pipe.answer(until)?;
            match answer.trim_matches('"') {
                READY => break,
                "success" => {}
                other if refusals > 0 && (other == "unsupported" || other.starts_with("(error")) => {
                    refusals -= 1;
                }
                _ => return Err(talk.nonsense(&answer, "a sign that it is ready").into()),
            }
        }
        Ok(talk)
    }

    /// Tells it the logic, if it can still be told; says whether that is now its logic.
    pub(super) fn set_logic(&mut self, logic: &str) -> bool {
        if self.logic.is_none() {
            self.logic = Some(logic.to_owned());
            self.script.text = format!("(set-logic {logic})\n");
        }
        self.logic.as_deref() == Some(logic)
    }

    fn nonsense(&self, answer: &str, expected: &'static str) -> SolverError {
        let mut text: String = answer.chars().take(EXCERPT).collect();
        if text.len() < answer.len() {
            text.push('…');
        }
        SolverError::Nonsense { solver: self.name.clone(), answer: text, expected }
    }

    /// The next answer that is not just a sign of success.
    fn answer(&mut self, until: Until<'_>) -> Result<String, Trouble> {
        loop {
            let answer = self.pipe.answer(until)?;
            if answer != "success" {
                return Ok(answer);
            }
        }
    }

    fn send(&mut self, text: &str, until: Until<'_>) -> Result<(), Trouble> {
        self.sent += text.len();
        self.pipe.send(text, until)
    }

    /// Sends what the script has, and asks whether it is satisfiable under these literals.
    pub(super) fn check(
        &mut self,
        literals: &[Literal],
        limits: &Limits,
        spec: &ProcessSpec,
    ) -> Result<Verdict, Trouble> {
        let mut text = std::mem::take(&mut self.script.text);
        self.told += text.len();
        let mut labels = Vec::new();
        match self.cores {
            _ if literals.is_empty() => text.push_str("(check-sat)\n"),
            Cores::Assumptions => {
                let all: Vec<String> = literals.iter().map(Literal::text).collect();
                let _ = writeln!(text, "(check-sat-assuming ({}))", all.join(" "));
            }
            Cores::Named => {
                for literal in literals {
                    let label = self.script.fresh('n');
                    let _ = writeln!(text, "(assert (! {} :named {label}))", literal.text());
                    labels.push(Literal { word: label, positive: true });
                }
                text.push_str("(check-sat)\n");
            }
        }
        let until = Until { limits, patience: None };
        let brief = Until { limits, patience: Some(spec.patience) };
        self.send(&text, until)?;
        let answer = self.answer(until)?;
        match answer.as_str() {
            "sat" => Ok(Verdict::Sat),
            "unsat" if literals.is_empty() => Ok(Verdict::Unsat(Vec::new())),
            "unsat" if labels.is_empty() => {
                self.send("(get-unsat-assumptions)\n", brief)?;
                self.core(literals, brief).map(Verdict::Unsat)
            }
            "unsat" => {
                self.send("(get-unsat-core)\n", brief)?;
                self.core(&labels, brief).map(Verdict::Unsat)
            }
            "unknown" => {
                // Not every solver knows this command, and some end over it: the answer stands all the same.
                let told = self.send("(get-info :reason-unknown)\n", brief).and_then(|()| self.answer(brief));
                let why = told.as_deref().ok().and_then(reason);
                self.broken = why.is_none();
                Ok(Verdict::Unknown(why.unwrap_or_else(|| "the solver gave up".to_owned())))
            }
            "timeout" | "interrupted" => Ok(Verdict::Unknown(answer)),
            _ => Err(self.nonsense(&answer, "`sat`, `unsat` or `unknown`").into()),
        }
    }

    /// Reads which of the literals are in the core.
    fn core(&mut self, literals: &[Literal], until: Until<'_>) -> Result<Vec<usize>, Trouble> {
        let answer = self.answer(until)?;
        let positions = core_positions(&answer, literals);
        positions.ok_or_else(|| self.nonsense(&answer, "a list of assumptions").into())
    }

    /// The values of terms in the model of the query just answered.
    pub(super) fn values(
        &mut self,
        terms: &Terms,
        asked: &[(String, Sort)],
        spec: &ProcessSpec,
    ) -> Result<Vec<Value>, Trouble> {
        let none = Limits::none();
        let until = Until { limits: &none, patience: Some(spec.patience) };
        // All questions first: the process answers one while the next is on its way.
        for batch in asked.chunks(BATCH) {
            let texts: Vec<&str> = batch.iter().map(|(text, _)| text.as_str()).collect();
            self.send(&format!("(get-value ({}))\n", texts.join(" ")), until)?;
        }
        let mut values = Vec::with_capacity(asked.len());
        for batch in asked.chunks(BATCH) {
            let answer = self.answer(until)?;
            let read = read_values(terms, &answer, batch);
            values.extend(read.map_err(|why| self.nonsense(&why.unwrap_or(answer), "a list of values"))?);
        }
        Ok(values)
    }
}

/// The positions of the literals that a core lists; `None` if it lists something else.
fn core_positions(answer: &str, literals: &[Literal]) -> Option<Vec<usize>> {
    let text = Sexprs::parse(answer).ok()?;
    let list = text.only().ok()?;
    let mut used = Vec::new();
    for member in list.list()? {
        let (symbol, positive) = match member.list() {
            Some(parts) if parts.len() == 2 && parts[0].is_word("not") => (parts[1].symbol()?, false),
            _ => (member.symbol()?, true),
        };
        used.push((symbol, positive));
    }
    used.sort_unstable();
    let is_used = |l: &Literal| used.binary_search(&(l.symbol(), l.positive)).is_ok();
    let found: Vec<usize> = (0..literals.len()).filter(|i| is_used(&literals[*i])).collect();
    // A literal may stand twice in the query, but each one that is listed must be of the query.
    let known = |(symbol, positive): &(&str, bool)| {
        found.iter().any(|i| literals[*i].symbol() == *symbol && literals[*i].positive == *positive)
    };
    used.iter().all(known).then_some(found)
}

/// Reads the answer to `get-value`. The error is what could not be read, if that is known.
fn read_values(terms: &Terms, answer: &str, asked: &[(String, Sort)]) -> Result<Vec<Value>, Option<String>> {
    let text = Sexprs::parse(answer).map_err(|_| None)?;
    let pairs: Vec<Sexpr<'_>> = text.only().map_err(|_| None)?.list().ok_or(None)?;
    if pairs.len() != asked.len() {
        return Err(None);
    }
    let mut values = Vec::with_capacity(asked.len());
    for (pair, (question, sort)) in pairs.iter().zip(asked) {
        let value = pair.children().nth(1).filter(|_| pair.children().count() == 2).ok_or(None)?;
        let value = read_value(terms, *sort, value);
        values.push(
            value.map_err(|e| Some(format!("{}: {} (value of {question})", pair.source(), e.message)))?,
        );
    }
    Ok(values)
}

/// The reason in `(:reason-unknown "…")`.
fn reason(answer: &str) -> Option<String> {
    let text = Sexprs::parse(answer).ok()?;
    let parts = text.only().ok()?.list()?;
    let [key, reason] = parts[..] else { return None };
    key.keyword().filter(|k| *k == ":reason-unknown")?;
    reason.string().or_else(|| Some(reason.source().to_owned()))
}
