//! A simulator of BTOR2.

use super::Lines;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Word(u32),
    /// Widths of index and element.
    Array(u32, u32),
}

/// A value; an array has an element for all indices that are not listed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Word(BigUint),
    Array(BigUint, BTreeMap<BigUint, BigUint>),
}

#[derive(Clone, Debug)]
struct Node {
    id: i64,
    kind: String,
    sort: Sort,
    words: Vec<String>,
}

#[derive(Clone, Debug, Default)]
struct Model {
    sorts: BTreeMap<i64, Sort>,
    nodes: Vec<Node>,
    by_id: BTreeMap<i64, usize>,
    states: Vec<i64>,
    inputs: Vec<i64>,
    init: BTreeMap<i64, i64>,
    next: BTreeMap<i64, i64>,
    bad: Vec<i64>,
    constraints: Vec<i64>,
    justice: Vec<Vec<i64>>,
    fairness: Vec<i64>,
}

impl Node {
    /// The numbers of the nodes that it is made of.
    fn operands(&self) -> Vec<i64> {
        let count = match self.kind.as_str() {
            "zero" | "one" | "ones" | "const" | "constd" | "consth" | "state" | "input" => 0,
            "uext" | "sext" | "slice" | "not" | "inc" | "dec" | "neg" | "redand" | "redor" | "redxor" => 1,
            "ite" | "write" => 3,
            _ => 2,
        };
        self.words.iter().take(count).filter_map(|word| word.parse().ok()).collect()
    }
}

type Values = BTreeMap<i64, Value>;

/// Whether a witness shows that a bad state of a model is reached, at its last position; or, of a property of justice, that its last state
/// was met before, with all sets of the property and of fairness met between.
///
/// # Errors
/// Why it does not.
pub fn check(model: &str, witness: &str) -> Result<(), String> {
    let model = Model::parse(model)?;
    let mut lines = Lines::new(witness)?;
    lines.expect("sat")?;
    let (property, infinite) = lines.property()?;
    let none = "there is no such property";
    let sets: Vec<i64> = if infinite {
        let own = model.justice.get(property).ok_or(none)?;
        own.iter().chain(&model.fairness).copied().collect()
    } else {
        vec![*model.bad.get(property).ok_or(none)?]
    };
    let mut met: Vec<(Values, Vec<bool>)> = Vec::new();
    let mut state: Option<Values> = None;
    for frame in 0usize.. {
        let mut values = Values::new();
        let told = model.part(&mut lines, '#', frame, &model.states)?;
        for own in &model.states {
            let known = match &state {
                None => {
                    model.init.get(own).map(|value| model.initial(*own, *value, &mut values)).transpose()?
                }
                Some(before) => model.next.get(own).map(|value| model.operand(before, *value)).transpose()?,
            };
            let value = match (known, told.get(own)) {
                (Some(known), Some(told)) if !agrees(&known, told) => {
                    return Err(format!("state {own} has another value at position {frame}"));
                }
                (Some(value), _) => value,
                (None, Some(value)) => value.clone(),
                // An array of which nothing is told is zero everywhere.
                (None, None) if matches!(model.sort(*own), Sort::Array(..)) => {
                    Value::Array(BigUint::zero(), BTreeMap::new())
                }
                (None, None) => return Err(format!("state {own} has no value at position {frame}")),
            };
            values.insert(*own, value);
        }
        let told = model.part(&mut lines, '@', frame, &model.inputs)?;
        for input in &model.inputs {
            let value = match (told.get(input), model.sort(*input)) {
                (Some(value), _) => value.clone(),
                (None, Sort::Array(..)) => Value::Array(BigUint::zero(), BTreeMap::new()),
                (None, Sort::Word(_)) => {
                    return Err(format!("input {input} has no value at position {frame}"));
                }
            };
            values.insert(*input, value);
        }
        for node in &model.nodes {
            if !values.contains_key(&node.id) {
                let value = model.evaluate(node, &values)?;
                values.insert(node.id, value);
            }
        }
        for constraint in &model.constraints {
            if model.word(&values, *constraint)?.is_zero() {
                return Err(format!("a constraint does not hold at position {frame}"));
            }
        }
        let mut state_now = values.clone();
        state_now.retain(|id, _| model.states.contains(id));
        let mut here = Vec::new();
        for set in &sets {
            here.push(!model.word(&values, *set)?.is_zero());
        }
        met.push((state_now, here));
        if lines.peek() == Some(".") {
            lines.next()?;
            if lines.peek().is_some() {
                return Err("there is something after the end".to_owned());
            }
            if infinite {
                return super::closes(&met);
            }
            let reached = !model.word(&values, sets[0])?.is_zero();
            return if reached { Ok(()) } else { Err(format!("position {frame} is not bad")) };
        }
        state = Some(values);
    }
    Err("the witness does not end".to_owned())
}

/// Whether what is told of a value is so; of an array that may be some elements.
fn agrees(known: &Value, told: &Value) -> bool {
    match (known, told) {
        (Value::Array(rest, elements), Value::Array(_, told)) => {
            told.iter().all(|(at, element)| elements.get(at).unwrap_or(rest) == element)
        }
        _ => known == told,
    }
}

/// The greatest word.
fn mask(width: u32) -> BigUint {
    (BigUint::one() << width) - 1u32
}

fn signed(width: u32, value: &BigUint) -> BigInt {
    let value = BigInt::from(value.clone());
    if value.bit(u64::from(width) - 1) { value - (BigInt::one() << width) } else { value }
}

/// A number as a word.
fn wrapped(width: u32, value: &BigInt) -> BigUint {
    let size = BigInt::one() << width;
    let rest = value % &size;
    let rest = if rest.sign() == Sign::Minus { rest + size } else { rest };
    rest.magnitude().clone()
}

fn bit(holds: bool) -> BigUint {
    BigUint::from(u8::from(holds))
}

fn binary(text: &str, width: u32) -> Result<BigUint, String> {
    if text.len() != width as usize {
        return Err(format!("`{text}` has not {width} bits"));
    }
    BigUint::parse_bytes(text.as_bytes(), 2).ok_or_else(|| format!("`{text}` is no word"))
}

impl Model {
    fn parse(text: &str) -> Result<Model, String> {
        let mut model = Model::default();
        for line in text.lines() {
            let line = line.split(';').next().unwrap_or_default();
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            if !words.is_empty() {
                model.line(&words).map_err(|why| format!("`{line}`: {why}"))?;
            }
        }
        Ok(model)
    }

    fn line(&mut self, words: &[String]) -> Result<(), String> {
        let number = |at: usize| -> Result<i64, String> {
            let word = words.get(at).ok_or("too short")?;
            word.parse().map_err(|_| format!("`{word}` is no number"))
        };
        let id = number(0)?;
        let kind = words.get(1).ok_or("too short")?.clone();
        match kind.as_str() {
            "sort" => {
                let of = |model: &Model, at: usize| match model.sorts.get(&number(at)?) {
                    Some(Sort::Word(width)) => Ok(*width),
                    _ => Err("arrays of arrays".to_owned()),
                };
                let sort = match words[2].as_str() {
                    "bitvec" => Sort::Word(number(3)? as u32),
                    _ => Sort::Array(of(self, 3)?, of(self, 4)?),
                };
                self.sorts.insert(id, sort);
            }
            "init" => drop(self.init.insert(number(3)?, number(4)?)),
            "next" => drop(self.next.insert(number(3)?, number(4)?)),
            "bad" => self.bad.push(number(2)?),
            "constraint" => self.constraints.push(number(2)?),
            "fair" => self.fairness.push(number(2)?),
            "justice" => {
                let sets: Result<Vec<i64>, String> = (3..3 + number(2)? as usize).map(number).collect();
                self.justice.push(sets?);
            }
            "output" => {}
            _ => {
                let sort = *self.sorts.get(&number(2)?).ok_or("an unknown sort")?;
                match kind.as_str() {
                    "state" => self.states.push(id),
                    "input" => self.inputs.push(id),
                    _ => {}
                }
                self.by_id.insert(id, self.nodes.len());
                self.nodes.push(Node { id, kind, sort, words: words[3..].to_vec() });
            }
        }
        Ok(())
    }

    fn sort(&self, id: i64) -> Sort {
        self.nodes[self.by_id[&id.abs()]].sort
    }

    /// The assignments of a frame, of states or of inputs.
    fn part(&self, lines: &mut Lines<'_>, mark: char, frame: usize, vars: &[i64]) -> Result<Values, String> {
        let mut values = Values::new();
        if mark == '#' && lines.peek().is_some_and(|line| line.starts_with('@')) {
            return Ok(values);
        }
        lines.expect(&format!("{mark}{frame}"))?;
        while let Some(line) = lines.peek().filter(|line| !line.starts_with(['#', '@', '.'])) {
            lines.next()?;
            let words: Vec<&str> = line.split(' ').collect();
            let number = words[0].parse::<usize>().ok().and_then(|n| vars.get(n));
            let var = *number.ok_or_else(|| format!("`{line}` is about nothing"))?;
            match (self.sort(var), words.get(1..)) {
                (Sort::Word(width), Some([word, ..])) => {
                    if values.insert(var, Value::Word(binary(word, width)?)).is_some() {
                        return Err(format!("`{line}` is told twice"));
                    }
                }
                (Sort::Array(index, element), Some([at, word, ..])) => {
                    let at = at.strip_prefix('[').and_then(|at| at.strip_suffix(']')).ok_or("no index")?;
                    let (at, word) = (binary(at, index)?, binary(word, element)?);
                    let array =
                        values.entry(var).or_insert_with(|| Value::Array(BigUint::zero(), BTreeMap::new()));
                    if let Value::Array(_, elements) = array
                        && elements.insert(at, word).is_some()
                    {
                        return Err(format!("`{line}` is told twice"));
                    }
                }
                _ => return Err(format!("`{line}` is no assignment")),
            }
        }
        Ok(values)
    }

    /// The first value of a state; a word stands for the array that holds it everywhere.
    fn initial(&self, state: i64, value: i64, values: &mut Values) -> Result<Value, String> {
        let mut stack = vec![value.abs()];
        while let Some(id) = stack.last().copied() {
            if values.contains_key(&id) {
                stack.pop();
                continue;
            }
            let node = self.by_id.get(&id).map(|at| &self.nodes[*at]).ok_or("an unknown node")?;
            if matches!(&*node.kind, "state" | "input") {
                return Err(format!(
                    "the first value of state {state} depends on node {id}, which has none yet"
                ));
            }
            let open: Vec<i64> = node
                .operands()
                .into_iter()
                .map(i64::abs)
                .filter(|operand| !values.contains_key(operand))
                .collect();
            if open.is_empty() {
                values.insert(id, self.evaluate(node, values)?);
            }
            stack.extend(open);
        }
        match (self.sort(state), self.operand(values, value)?) {
            (Sort::Array(..), Value::Word(word)) => Ok(Value::Array(word, BTreeMap::new())),
            (_, value) => Ok(value),
        }
    }

    fn same(&self, id: i64, a: &Value, b: &Value) -> bool {
        match (self.sort(id), a, b) {
            (Sort::Array(width, _), Value::Array(x, one), Value::Array(y, other)) => {
                let listed: BTreeSet<&BigUint> = one.keys().chain(other.keys()).collect();
                let all = width < 64 && listed.len() as u64 == 1 << width;
                let each = |n: &BigUint| one.get(n).unwrap_or(x) == other.get(n).unwrap_or(y);
                (all || x == y) && listed.iter().all(|n| each(n))
            }
            _ => a == b,
        }
    }

    fn operand(&self, values: &Values, id: i64) -> Result<Value, String> {
        let value = values.get(&id.abs()).ok_or_else(|| format!("node {id} has no value"))?;
        match (value, self.sort(id)) {
            (Value::Word(word), Sort::Word(width)) if id < 0 => Ok(Value::Word(mask(width) - word)),
            _ => Ok(value.clone()),
        }
    }

    fn word(&self, values: &Values, id: i64) -> Result<BigUint, String> {
        match self.operand(values, id)? {
            Value::Word(word) => Ok(word),
            Value::Array(..) => Err(format!("node {id} is an array")),
        }
    }

    fn evaluate(&self, node: &Node, values: &Values) -> Result<Value, String> {
        let id = |n: usize| -> Result<i64, String> {
            node.words
                .get(n)
                .and_then(|word| word.parse().ok())
                .ok_or_else(|| format!("node {} is short", node.id))
        };
        let word = |n: usize| self.word(values, id(n)?);
        let width_of = |n: usize| match self.sort(id(n)?) {
            Sort::Word(width) => Ok(width),
            Sort::Array(..) => Err("a word is expected".to_owned()),
        };
        match node.kind.as_str() {
            "read" => {
                let Value::Array(rest, map) = self.operand(values, id(0)?)? else {
                    return Err("no array".to_owned());
                };
                return Ok(Value::Word(map.get(&word(1)?).cloned().unwrap_or(rest)));
            }
            "write" => {
                let Value::Array(rest, mut map) = self.operand(values, id(0)?)? else {
                    return Err("no array".to_owned());
                };
                map.insert(word(1)?, word(2)?);
                return Ok(Value::Array(rest, map));
            }
            "ite" => return self.operand(values, if word(0)?.is_one() { id(1)? } else { id(2)? }),
            "eq" | "neq" => {
                let (a, b) = (self.operand(values, id(0)?)?, self.operand(values, id(1)?)?);
                let same = self.same(id(0)?, &a, &b);
                return Ok(Value::Word(bit(same == (node.kind == "eq"))));
            }
            _ => {}
        }
        let Sort::Word(width) = node.sort else { return Err(format!("`{}` gives no array", node.kind)) };
        let text = node.words.first().map(String::as_str).unwrap_or_default();
        let number = |radix: u32| {
            let value = BigInt::parse_bytes(text.as_bytes(), radix);
            value.map(|value| wrapped(width, &value)).ok_or_else(|| format!("`{text}` is no number"))
        };
        let value = match node.kind.as_str() {
            "zero" => BigUint::zero(),
            "one" => BigUint::one(),
            "ones" => mask(width),
            "const" => number(2)?,
            "constd" => number(10)?,
            "consth" => number(16)?,
            "not" => mask(width) - word(0)?,
            "inc" => word(0)? + 1u32,
            "dec" => word(0)? + mask(width),
            "neg" => (BigUint::one() << width) - word(0)?,
            "redand" => bit(word(0)? == mask(width_of(0)?)),
            "redor" => bit(!word(0)?.is_zero()),
            "redxor" => bit(word(0)?.count_ones() % 2 == 1),
            "uext" => word(0)?,
            "sext" => wrapped(width, &signed(width_of(0)?, &word(0)?)),
            "slice" => word(0)? >> id(2)?,
            "concat" => (word(0)? << width_of(1)?) | word(1)?,
            kind => two(kind, &word(0)?, &word(1)?, width_of(0)?)?,
        };
        Ok(Value::Word(value & mask(width)))
    }
}

/// An operator on two words of one width; what is above the width is cut off by the caller.
fn two(kind: &str, a: &BigUint, b: &BigUint, width: u32) -> Result<BigUint, String> {
    let (x, y) = (signed(width, a), signed(width, b));
    let least = -(BigInt::one() << (width - 1));
    let fits = |value: BigInt| value >= least && value < -&least;
    // How far a rotation goes, and a shift, if anything is left of the word.
    let turn = (b % width).to_u32().unwrap_or(0);
    let turned = |left: u32| (a << left) | (a >> (width - left));
    let shift = b.to_u32().filter(|by| *by < width);
    let word = |value: BigInt| wrapped(width, &value);
    Ok(match kind {
        "iff" | "xnor" => mask(width) - (a ^ b),
        "implies" => (mask(width) - a) | b,
        "and" => a & b,
        "nand" => mask(width) - (a & b),
        "or" => a | b,
        "nor" => mask(width) - (a | b),
        "xor" => a ^ b,
        "rol" => turned(turn),
        "ror" => turned((width - turn) % width),
        "sll" => shift.map(|by| a << by).unwrap_or_default(),
        "srl" => shift.map(|by| a >> by).unwrap_or_default(),
        "sra" => word(x >> shift.unwrap_or(width)),
        "add" => a + b,
        "sub" => word(x - y),
        "mul" => a * b,
        "udiv" if b.is_zero() => mask(width),
        "udiv" => a / b,
        "urem" if b.is_zero() => a.clone(),
        "urem" => a % b,
        "sdiv" if y.is_zero() => word(if x.is_negative() { BigInt::one() } else { -BigInt::one() }),
        "sdiv" => word(x / y),
        "srem" | "smod" if y.is_zero() => a.clone(),
        "srem" => word(x % y),
        "smod" => {
            let rest = x % &y;
            word(if !rest.is_zero() && rest.is_negative() != y.is_negative() { rest + y } else { rest })
        }
        "ugt" => bit(a > b),
        "ugte" => bit(a >= b),
        "ult" => bit(a < b),
        "ulte" => bit(a <= b),
        "sgt" => bit(x > y),
        "sgte" => bit(x >= y),
        "slt" => bit(x < y),
        "slte" => bit(x <= y),
        "uaddo" => bit(a + b > mask(width)),
        "usubo" => bit(a < b),
        "umulo" => bit(a * b > mask(width)),
        "udivo" => BigUint::zero(),
        "saddo" => bit(!fits(x + y)),
        "ssubo" => bit(!fits(x - y)),
        "smulo" => bit(!fits(x * y)),
        "sdivo" => bit(!y.is_zero() && !fits(x / y)),
        other => return Err(format!("`{other}` is not simulated")),
    })
}
