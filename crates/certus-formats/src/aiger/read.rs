//! Reading AIGER.

use crate::FormatError;
use crate::text::{Line, shown};
use certus_logic::{Sort, Term, Terms};
use certus_model::Ts;
use certus_model::ts::Goal;
use rustc_hash::FxHashMap;

/// What is at the beginning of a file.
struct Header {
    binary: bool,
    most: usize,
    inputs: usize,
    latches: usize,
    outputs: usize,
    ands: usize,
    bad: usize,
    constraints: usize,
    justice: usize,
    fairness: usize,
}

/// A latch, and a gate, by literals.
struct Latch {
    own: usize,
    next: usize,
    reset: usize,
}

struct Reader<'a> {
    content: &'a [u8],
    /// Where the next line begins.
    at: usize,
    number: usize,
    most: usize,
}

/// Reads a circuit.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(terms: &mut Terms, content: &[u8]) -> Result<Ts, FormatError> {
    let mut reader = Reader { content, at: 0, number: 0, most: 0 };
    let header = reader.header()?;
    reader.most = header.most;
    let inputs: Vec<usize> = if header.binary {
        (1..=header.inputs).map(|n| 2 * n).collect()
    } else {
        (0..header.inputs).map(|_| reader.defined()).collect::<Result<_, _>>()?
    };
    let mut latches = Vec::with_capacity(header.latches.min(1 << 20));
    for n in 0..header.latches {
        latches.push(reader.latch(header.binary.then_some(2 * (header.inputs + n + 1)))?);
    }
    let outputs = reader.literals(header.outputs)?;
    let bad = reader.literals(header.bad)?;
    let constraints = reader.literals(header.constraints)?;
    let mut sizes = Vec::new();
    for _ in 0..header.justice {
        let mut line = reader.line("the size of a justice property")?;
        sizes.push(line.number::<usize>("the size of a justice property")?);
    }
    let mut justice = Vec::new();
    for size in sizes {
        justice.push(reader.literals(size)?);
    }
    let fairness = reader.literals(header.fairness)?;
    let gates = if header.binary { reader.binary_gates(&header)? } else { reader.gates(header.ands)? };
    let names = reader.names();

    let mut circuit = Circuit { terms, values: vec![None; header.most + 1] };
    let mut ts = Ts::new(circuit.terms);
    circuit.values[0] = Some(circuit.terms.fls());
    let own = |kind: char, n: usize| -> String {
        names.get(&(kind, n)).cloned().unwrap_or_else(|| format!("{kind}{n}"))
    };
    for (n, literal) in inputs.iter().enumerate() {
        let term = circuit.variable(*literal, &own('i', n)).map_err(|why| reader.error(why))?;
        ts.add_input(term, own('i', n));
    }
    for (n, latch) in latches.iter().enumerate() {
        let term = circuit.variable(latch.own, &own('l', n)).map_err(|why| reader.error(why))?;
        ts.add_var(term, own('l', n));
    }
    circuit.gates(&gates).map_err(|why| reader.error(why))?;
    let mut initial = Vec::new();
    for latch in &latches {
        let term = circuit.value(latch.own).map_err(|why| reader.error(why))?;
        let next = circuit.value(latch.next).map_err(|why| reader.error(why))?;
        ts.next.insert(term, next);
        match latch.reset {
            0 => initial.push(circuit.terms.not(term)),
            1 => initial.push(term),
            _ => {}
        }
    }
    ts.init = circuit.terms.and(&initial);
    let mut values = |literals: &[usize]| -> Result<Vec<Term>, FormatError> {
        literals.iter().map(|literal| circuit.value(*literal).map_err(|why| reader.error(why))).collect()
    };
    let older = header.bad + header.justice == 0;
    let (kind, bad) = if older { ('o', &outputs) } else { ('b', &bad) };
    for (n, what) in values(bad)?.into_iter().enumerate() {
        ts.bad.push(Goal { name: own(kind, n), what });
    }
    values(&outputs)?;
    ts.fairness = values(&fairness)?;
    for (n, list) in justice.iter().enumerate() {
        ts.justice.push(Goal { name: own('j', n), what: values(list)? });
    }
    let constraints = values(&constraints)?;
    ts.constraint = terms.and(&constraints);
    Ok(ts)
}

impl<'a> Reader<'a> {
    /// An error at the end of what was read.
    fn error(&self, message: String) -> FormatError {
        FormatError { line: self.number, column: 1, message }
    }

    fn line(&mut self, what: &str) -> Result<Line<'a>, FormatError> {
        if self.at >= self.content.len() {
            return Err(FormatError {
                line: self.number + 1,
                column: 1,
                message: format!("{what} is expected, but the file ends"),
            });
        }
        self.number += 1;
        let rest = &self.content[self.at..];
        let length = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
        self.at += length + 1;
        Ok(Line::new(self.number, &rest[..length]))
    }

    fn header(&mut self) -> Result<Header, FormatError> {
        let mut line = self.line("a header")?;
        let binary = match line.next() {
            Some("aag") => false,
            Some("aig") => true,
            _ => return Err(line.error("`aag` or `aig` is expected")),
        };
        let mut numbers = [0usize; 9];
        for (n, number) in numbers.iter_mut().enumerate() {
            let Some(word) = line.next() else {
                if n < 5 {
                    return Err(line.error("the header has at least five numbers"));
                }
                break;
            };
            *number = word
                .parse()
                .map_err(|_| line.error(format!("a number is expected, not `{}`", shown(word))))?;
        }
        let [most, inputs, latches, outputs, ands, bad, constraints, justice, fairness] = numbers;
        let defined = inputs.checked_add(latches).and_then(|n| n.checked_add(ands));
        // Every variable takes at least a byte somewhere, or is an input, of which there are not more than that.
        let room = 64 * self.content.len() + 1024;
        if defined.is_none_or(|defined| defined > most || binary && defined != most) || most > room {
            return Err(line.error("the numbers of variables do not fit together"));
        }
        Ok(Header { binary, most, inputs, latches, outputs, ands, bad, constraints, justice, fairness })
    }

    /// A literal of a line.
    fn literal(&self, line: &mut Line<'_>) -> Result<usize, FormatError> {
        let literal: usize = line.number("a literal")?;
        if literal / 2 > self.most {
            return Err(line.error(format!("there is no variable {}", literal / 2)));
        }
        Ok(literal)
    }

    /// A literal that is defined: neither a constant nor negated.
    fn own(&self, line: &mut Line<'_>) -> Result<usize, FormatError> {
        let literal = self.literal(line)?;
        if literal % 2 == 0 && literal > 0 {
            return Ok(literal);
        }
        Err(line.error("only a variable can be defined, and no negation"))
    }

    fn defined(&mut self) -> Result<usize, FormatError> {
        let mut line = self.line("an input")?;
        self.own(&mut line)
    }

    fn literals(&mut self, count: usize) -> Result<Vec<usize>, FormatError> {
        let mut out = Vec::new();
        for _ in 0..count {
            let mut line = self.line("a literal")?;
            out.push(self.literal(&mut line)?);
        }
        Ok(out)
    }

    fn latch(&mut self, own: Option<usize>) -> Result<Latch, FormatError> {
        let mut line = self.line("a latch")?;
        let own = match own {
            Some(own) => own,
            None => self.own(&mut line)?,
        };
        let next = self.literal(&mut line)?;
        let reset = match line.next() {
            None => 0,
            Some(word) => word
                .parse()
                .ok()
                .filter(|reset: &usize| *reset <= 1 || *reset == own)
                .ok_or_else(|| line.error("a latch is reset to 0, to 1, or to itself"))?,
        };
        Ok(Latch { own, next, reset })
    }

    fn gates(&mut self, count: usize) -> Result<Vec<[usize; 3]>, FormatError> {
        let mut gates = Vec::new();
        for _ in 0..count {
            let mut line = self.line("a gate")?;
            gates.push([self.own(&mut line)?, self.literal(&mut line)?, self.literal(&mut line)?]);
        }
        Ok(gates)
    }

    /// Gates as differences of literals, each in groups of seven bits.
    fn binary_gates(&mut self, header: &Header) -> Result<Vec<[usize; 3]>, FormatError> {
        let mut gates = Vec::new();
        let first = header.inputs + header.latches + 1;
        for n in 0..header.ands {
            let own = 2 * (first + n);
            let left = own.checked_sub(self.difference()?).filter(|left| *left < own);
            let left = left.ok_or_else(|| self.byte("a gate is made of earlier ones"))?;
            let right = left.checked_sub(self.difference()?);
            let right = right.ok_or_else(|| self.byte("a gate is made of earlier ones"))?;
            gates.push([own, left, right]);
        }
        Ok(gates)
    }

    fn byte(&self, message: &str) -> FormatError {
        FormatError { line: self.number + 1, column: self.at + 1, message: message.to_owned() }
    }

    fn difference(&mut self) -> Result<usize, FormatError> {
        let mut value = 0usize;
        for shift in (0..usize::BITS - 7).step_by(7) {
            let byte = *self.content.get(self.at).ok_or_else(|| self.byte("the file ends within a gate"))?;
            self.at += 1;
            value |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(value);
            }
        }
        Err(self.byte("a difference is too large"))
    }

    /// The symbol table: what an input, a latch and a property is called. Comments end it.
    fn names(&mut self) -> FxHashMap<(char, usize), String> {
        let mut names = FxHashMap::default();
        while let Ok(mut line) = self.line("a name") {
            let Some(word) = line.next() else { continue };
            let mut rest = word.chars();
            let (Some(kind), Ok(number)) = (rest.next(), rest.as_str().parse()) else { break };
            names.entry((kind, number)).or_insert_with(|| String::from_utf8_lossy(line.rest()).into_owned());
        }
        names
    }
}

struct Circuit<'t> {
    terms: &'t mut Terms,
    /// By variable.
    values: Vec<Option<Term>>,
}

impl Circuit<'_> {
    fn variable(&mut self, literal: usize, name: &str) -> Result<Term, String> {
        let term = self.terms.fresh(name, Sort::Bool);
        self.define(literal, term)?;
        Ok(term)
    }

    fn define(&mut self, literal: usize, term: Term) -> Result<(), String> {
        match self.values[literal / 2].replace(term) {
            None => Ok(()),
            Some(_) => Err(format!("variable {} is defined twice", literal / 2)),
        }
    }

    fn value(&mut self, literal: usize) -> Result<Term, String> {
        let value =
            self.values[literal / 2].ok_or_else(|| format!("variable {} is not defined", literal / 2))?;
        Ok(if literal % 2 == 1 { self.terms.not(value) } else { value })
    }

    /// Defines gates, which come in any order, in one in which each is made of earlier ones.
    fn gates(&mut self, gates: &[[usize; 3]]) -> Result<(), String> {
        let mut by_variable: Vec<Option<usize>> = vec![None; self.values.len()];
        for (n, gate) in gates.iter().enumerate() {
            if self.values[gate[0] / 2].is_some() || by_variable[gate[0] / 2].replace(n).is_some() {
                return Err(format!("variable {} is defined twice", gate[0] / 2));
            }
        }
        let (mut open, mut stack) = (vec![false; gates.len()], Vec::new());
        for first in 0..gates.len() {
            stack.push(first);
            while let Some(n) = stack.last().copied() {
                let [own, left, right] = gates[n];
                if self.values[own / 2].is_some() {
                    stack.pop();
                    continue;
                }
                open[n] = true;
                let missing = [left, right].into_iter().find(|literal| self.values[literal / 2].is_none());
                match missing.map(|literal| by_variable[literal / 2]) {
                    None => {
                        let (a, b) = (self.value(left)?, self.value(right)?);
                        let term = self.terms.and_gate(a, b);
                        self.define(own, term)?;
                        stack.pop();
                    }
                    Some(Some(next)) if !open[next] => stack.push(next),
                    Some(Some(_)) => return Err(format!("variable {} depends on itself", own / 2)),
                    Some(None) => return Err(format!("a gate of variable {} is not defined", own / 2)),
                }
            }
        }
        Ok(())
    }
}
