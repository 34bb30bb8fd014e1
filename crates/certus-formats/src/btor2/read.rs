//! Reading BTOR2.

use crate::FormatError;
use crate::text::{Line, shown};
use certus_logic::{Bv, Sort, Term, Terms};
use certus_model::Ts;
use certus_model::ts::Goal;
use num_bigint::BigUint;
use rustc_hash::{FxHashMap, FxHashSet};

/// Wider bit-vectors are refused: one would fill the memory.
const WIDEST: u32 = 1 << 20;

/// What a number stands for.
#[derive(Clone, Copy, Debug)]
enum Node {
    Sort(Sort),
    Term(Term),
}

struct Reader<'t> {
    terms: &'t mut Terms,
    ts: Ts,
    nodes: FxHashMap<u64, Node>,
    states: FxHashSet<Term>,
    initial: FxHashMap<Term, Term>,
    constraints: Vec<Term>,
    names: FxHashSet<String>,
}

/// Reads a model.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(terms: &mut Terms, content: &[u8]) -> Result<Ts, FormatError> {
    let ts = Ts::new(terms);
    let mut reader = Reader {
        terms,
        ts,
        nodes: FxHashMap::default(),
        states: FxHashSet::default(),
        initial: FxHashMap::default(),
        constraints: Vec::new(),
        names: FxHashSet::default(),
    };
    for (number, text) in content.split(|byte| *byte == b'\n').enumerate() {
        let text = text.split(|byte| *byte == b';').next().unwrap_or_default();
        let mut line = Line::new(number + 1, text);
        if let Some(first) = line.next() {
            let id = first.parse().map_err(|_| {
                line.error(format!("the number of a node is expected, not `{}`", shown(first)))
            })?;
            reader.line(id, &mut line)?;
        }
    }
    reader.finish()
}

impl Reader<'_> {
    fn line(&mut self, id: u64, line: &mut Line<'_>) -> Result<(), FormatError> {
        if self.nodes.contains_key(&id) {
            return Err(line.error(format!("there is a node {id} already")));
        }
        let word = line.expect("the kind of a node")?;
        match word {
            "sort" => {
                let sort = self.sort_of(line)?;
                self.nodes.insert(id, Node::Sort(sort));
            }
            "init" | "next" => self.becomes(word, line)?,
            "bad" => {
                let what = self.truth(line)?;
                let name = self.name(line, "bad", self.ts.bad.len());
                self.ts.bad.push(Goal { name, what });
            }
            "constraint" => {
                let what = self.truth(line)?;
                self.constraints.push(what);
            }
            "fair" => {
                let what = self.truth(line)?;
                self.ts.fairness.push(what);
            }
            "justice" => {
                let count: usize = line.number("how many conditions")?;
                let mut what = Vec::new();
                for _ in 0..count {
                    what.push(self.truth(line)?);
                }
                let name = self.name(line, "justice", self.ts.justice.len());
                self.ts.justice.push(Goal { name, what });
            }
            "output" => {
                self.operand(line)?;
            }
            _ => {
                let term = self.node(word, id, line)?;
                self.nodes.insert(id, Node::Term(term));
            }
        }
        Ok(())
    }

    fn sort_of(&mut self, line: &mut Line<'_>) -> Result<Sort, FormatError> {
        match line.expect("`bitvec` or `array`")? {
            "bitvec" => {
                let width: u32 = line.number("a width")?;
                if width == 0 || width > WIDEST {
                    return Err(line.error(format!("a width is from 1 to {WIDEST}")));
                }
                Ok(Sort::Bv(width))
            }
            "array" => {
                let (index, element) = (self.sort(line)?, self.sort(line)?);
                Ok(self.terms.array_sort(index, element))
            }
            other => Err(line.error(format!("there is no sort `{}`", shown(other)))),
        }
    }

    fn sort(&mut self, line: &mut Line<'_>) -> Result<Sort, FormatError> {
        let id: u64 = line.number("the number of a sort")?;
        match self.nodes.get(&id) {
            Some(Node::Sort(sort)) => Ok(*sort),
            Some(Node::Term(_)) => Err(line.error(format!("node {id} is no sort"))),
            None => Err(line.error(format!("there is no node {id} so far"))),
        }
    }

    /// A node; with a minus sign all its bits are negated.
    fn operand(&mut self, line: &mut Line<'_>) -> Result<Term, FormatError> {
        let number: i64 = line.number("the number of a node")?;
        match self.nodes.get(&number.unsigned_abs()) {
            Some(Node::Term(term)) if number > 0 => Ok(*term),
            Some(Node::Term(term)) if self.terms.sort(*term).width().is_some() => Ok(self.terms.bvnot(*term)),
            Some(Node::Term(_)) => Err(line.error("an array cannot be negated")),
            Some(Node::Sort(_)) => Err(line.error(format!("node {number} is a sort"))),
            None => Err(line.error(format!("there is no node {number} so far"))),
        }
    }

    fn operand_of(&mut self, line: &mut Line<'_>, sort: Sort) -> Result<Term, FormatError> {
        let term = self.operand(line)?;
        if self.terms.sort(term) == sort { Ok(term) } else { Err(line.error("the node is of another sort")) }
    }

    /// A node that is a bit-vector.
    fn word(&mut self, line: &mut Line<'_>) -> Result<(Term, u32), FormatError> {
        let term = self.operand(line)?;
        let width = self.terms.sort(term).width();
        width.map(|width| (term, width)).ok_or_else(|| line.error("a bit-vector is expected"))
    }

    /// A node of one bit, as a formula.
    fn truth(&mut self, line: &mut Line<'_>) -> Result<Term, FormatError> {
        let bit = self.operand_of(line, Sort::Bv(1))?;
        Ok(self.holds(bit))
    }

    fn holds(&mut self, bit: Term) -> Term {
        let one = self.terms.bv(1, 1);
        self.terms.eq(bit, one)
    }

    fn bit(&mut self, formula: Term) -> Term {
        let (one, zero) = (self.terms.bv(1, 1), self.terms.bv(1, 0));
        self.terms.ite(formula, one, zero)
    }

    /// The name at the end of a line, or one that says what it is.
    fn name(&mut self, line: &mut Line<'_>, kind: &str, id: usize) -> String {
        let own = String::from_utf8_lossy(line.rest()).into_owned();
        let name = if own.is_empty() { format!("{kind}{id}") } else { own };
        if self.names.insert(name.clone()) { name } else { format!("{name}.{id}") }
    }

    fn becomes(&mut self, word: &str, line: &mut Line<'_>) -> Result<(), FormatError> {
        let sort = self.sort(line)?;
        let state = self.operand_of(line, sort)?;
        if !self.states.contains(&state) {
            return Err(line.error("the node is no state"));
        }
        let mut value = self.operand(line)?;
        // A whole array may begin with one element everywhere.
        if let Sort::Array(array) = sort
            && word == "init"
            && self.terms.sort(value) == self.terms.array_sorts(array).1
        {
            value = self.terms.const_array(sort, value);
        }
        if self.terms.sort(value) != sort {
            return Err(line.error("the value is of another sort"));
        }
        let known = if word == "init" {
            self.initial.insert(state, value).is_some()
        } else {
            self.ts.next.insert(state, value).is_some()
        };
        if known { Err(line.error(format!("the state has `{word}` already"))) } else { Ok(()) }
    }

    fn node(&mut self, word: &str, id: u64, line: &mut Line<'_>) -> Result<Term, FormatError> {
        let place = (line.number, line.error("").column);
        let sort = self.sort(line)?;
        let term = match word {
            "input" | "state" => {
                let name = self.name(line, word, id as usize);
                let term = self.terms.fresh(&name, sort);
                if word == "input" {
                    self.ts.add_input(term, name);
                } else {
                    self.ts.add_var(term, name);
                    self.states.insert(term);
                }
                term
            }
            _ => match sort {
                Sort::Bv(width) => self.bits(word, width, line)?,
                array => self.array(word, array, line)?,
            },
        };
        if self.terms.sort(term) == sort {
            return Ok(term);
        }
        Err(FormatError {
            line: place.0,
            column: place.1,
            message: format!("`{word}` of these does not have the sort that is given"),
        })
    }

    fn array(&mut self, word: &str, sort: Sort, line: &mut Line<'_>) -> Result<Term, FormatError> {
        match word {
            "write" => {
                let array = self.operand_of(line, sort)?;
                let (index, element) = self.terms.array_parts(array);
                let (index, element) = (self.operand_of(line, index)?, self.operand_of(line, element)?);
                Ok(self.terms.store(array, index, element))
            }
            "ite" => {
                let test = self.truth(line)?;
                let (a, b) = (self.operand_of(line, sort)?, self.operand_of(line, sort)?);
                Ok(self.terms.ite(test, a, b))
            }
            other => Err(line.error(format!("`{}` gives no array", shown(other)))),
        }
    }

    /// A node that is a bit-vector.
    fn bits(&mut self, word: &str, width: u32, line: &mut Line<'_>) -> Result<Term, FormatError> {
        if let Some(constant) = self.constant(word, width, line)? {
            return Ok(constant);
        }
        match word {
            "sext" | "uext" | "slice" => return self.indexed(word, line),
            "not" | "inc" | "dec" | "neg" | "redand" | "redor" | "redxor" => {
                let (a, own) = self.word(line)?;
                return Ok(self.unary(word, a, own));
            }
            "ite" => {
                let test = self.truth(line)?;
                let (a, b) = (self.operand(line)?, self.operand(line)?);
                if self.terms.sort(a) != self.terms.sort(b) {
                    return Err(line.error("both values have to be of one sort"));
                }
                return Ok(self.terms.ite(test, a, b));
            }
            "read" => {
                let array = self.operand(line)?;
                let Sort::Array(sort) = self.terms.sort(array) else {
                    return Err(line.error("an array is expected"));
                };
                let index = self.terms.array_sorts(sort).0;
                let index = self.operand_of(line, index)?;
                return Ok(self.terms.select(array, index));
            }
            "eq" | "neq" => {
                let a = self.operand(line)?;
                let b = self.operand_of(line, self.terms.sort(a))?;
                let same = self.terms.eq(a, b);
                let holds = if word == "eq" { same } else { self.terms.not(same) };
                return Ok(self.bit(holds));
            }
            "concat" => {
                let (a, _) = self.word(line)?;
                let (b, _) = self.word(line)?;
                return Ok(self.terms.concat(&[a, b]));
            }
            _ => {}
        }
        if !BINARY.contains(&word) {
            return Err(line.error(format!("there is no operator `{}`", shown(word))));
        }
        let (a, own) = self.word(line)?;
        let b = self.operand_of(line, Sort::Bv(own))?;
        if matches!(word, "iff" | "implies") && own != 1 {
            return Err(line.error("truth values are one bit wide"));
        }
        Ok(self.binary(word, (a, b), own))
    }

    fn constant(&mut self, word: &str, width: u32, line: &mut Line<'_>) -> Result<Option<Term>, FormatError> {
        let radix = match word {
            "zero" => return Ok(Some(self.terms.bv(width, 0))),
            "one" => return Ok(Some(self.terms.bv(width, 1))),
            "ones" => {
                let zero = self.terms.bv(width, 0);
                return Ok(Some(self.terms.bvnot(zero)));
            }
            "const" => 2,
            "constd" => 10,
            "consth" => 16,
            _ => return Ok(None),
        };
        let digits = line.expect("a number")?;
        let (negative, digits) = match digits.strip_prefix('-') {
            Some(digits) if radix == 10 => (true, digits),
            _ => (false, digits),
        };
        let value = BigUint::parse_bytes(digits.as_bytes(), radix)
            .filter(|value| value.bits() <= u64::from(width) && !digits.contains('_'))
            .map(|value| Bv::from_big(width, &value))
            .ok_or_else(|| line.error(format!("this is no number of {width} bits")))?;
        let value = self.terms.bv_const(value);
        Ok(Some(if negative { self.terms.bvneg(value) } else { value }))
    }

    fn indexed(&mut self, word: &str, line: &mut Line<'_>) -> Result<Term, FormatError> {
        let (a, own) = self.word(line)?;
        let first: u32 = line.number("a number of bits")?;
        if word == "slice" {
            let low: u32 = line.number("the lowest bit")?;
            if low > first || first >= own {
                return Err(line.error(format!("there are no bits {first} to {low} of {own}")));
            }
            return Ok(self.terms.extract(first, low, a));
        }
        if first > WIDEST {
            return Err(line.error(format!("a width is from 1 to {WIDEST}")));
        }
        Ok(if word == "sext" { self.terms.sign_extend(first, a) } else { self.terms.zero_extend(first, a) })
    }

    fn unary(&mut self, word: &str, a: Term, width: u32) -> Term {
        let (zero, one) = (self.terms.bv(width, 0), self.terms.bv(width, 1));
        match word {
            "not" => self.terms.bvnot(a),
            "inc" => self.terms.bvadd(a, one),
            "dec" => self.terms.bvsub(a, one),
            "neg" => self.terms.bvneg(a),
            "redand" => {
                let ones = self.terms.bvnot(zero);
                let all = self.terms.eq(a, ones);
                self.bit(all)
            }
            "redor" => {
                let none = self.terms.eq(a, zero);
                let some = self.terms.not(none);
                self.bit(some)
            }
            _ => {
                let bits: Vec<Term> = (0..width).map(|n| self.terms.extract(n, n, a)).collect();
                self.terms.bvxor_all(&bits)
            }
        }
    }

    fn rotated(&mut self, left: bool, a: Term, by: Term, width: u32) -> Term {
        let size = self.terms.bv(width, u128::from(width));
        // Of one bit there is nothing to rotate, and the width may not be a number of so many bits.
        if width == 1 {
            return a;
        }
        let by = self.terms.bvurem(by, size);
        let back = self.terms.bvsub(size, by);
        let (there, here) = if left {
            (self.terms.bvshl(a, by), self.terms.bvlshr(a, back))
        } else {
            (self.terms.bvlshr(a, by), self.terms.bvshl(a, back))
        };
        self.terms.bvor(there, here)
    }

    fn binary(&mut self, word: &str, (a, b): (Term, Term), width: u32) -> Term {
        let terms = &mut *self.terms;
        let formula = match word {
            "iff" => terms.eq(a, b),
            "implies" => {
                let not = terms.bvnot(a);
                return terms.bvor(not, b);
            }
            "sgt" => terms.bvsgt(a, b),
            "ugt" => terms.bvugt(a, b),
            "sgte" => terms.bvsge(a, b),
            "ugte" => terms.bvuge(a, b),
            "slt" => terms.bvslt(a, b),
            "ult" => terms.bvult(a, b),
            "slte" => terms.bvsle(a, b),
            "ulte" => terms.bvule(a, b),
            "saddo" => terms.bvsaddo(a, b),
            "uaddo" => terms.bvuaddo(a, b),
            "ssubo" => terms.bvssubo(a, b),
            "usubo" => terms.bvusubo(a, b),
            "smulo" => terms.bvsmulo(a, b),
            "umulo" => terms.bvumulo(a, b),
            "sdivo" => terms.bvsdivo(a, b),
            "udivo" => terms.fls(),
            "rol" | "ror" => return self.rotated(word == "rol", a, b, width),
            _ => {
                return match word {
                    "and" => terms.bvand(a, b),
                    "nand" => terms.bvnand(a, b),
                    "nor" => terms.bvnor(a, b),
                    "or" => terms.bvor(a, b),
                    "xnor" => terms.bvxnor(a, b),
                    "xor" => terms.bvxor(a, b),
                    "sll" => terms.bvshl(a, b),
                    "sra" => terms.bvashr(a, b),
                    "srl" => terms.bvlshr(a, b),
                    "add" => terms.bvadd(a, b),
                    "mul" => terms.bvmul(a, b),
                    "udiv" => terms.bvudiv(a, b),
                    "sdiv" => terms.bvsdiv(a, b),
                    "smod" => terms.bvsmod(a, b),
                    "urem" => terms.bvurem(a, b),
                    "srem" => terms.bvsrem(a, b),
                    _ => terms.bvsub(a, b),
                };
            }
        };
        self.bit(formula)
    }

    fn finish(mut self) -> Result<Ts, FormatError> {
        let mut initial = Vec::new();
        // In the order of the states, so that the same file is the same formula.
        for var in &self.ts.vars {
            if let Some(value) = self.initial.get(&var.term) {
                initial.push(self.terms.eq(var.term, *value));
            }
        }
        self.ts.init = self.terms.and(&initial);
        self.ts.constraint = self.terms.and(&self.constraints);
        self.ts.validate(self.terms).map_err(|message| FormatError { line: 1, column: 1, message })?;
        Ok(self.ts)
    }
}

/// The operators on two words of one width.
const BINARY: &[&str] = &[
    "iff", "implies", "sgt", "ugt", "sgte", "ugte", "slt", "ult", "slte", "ulte", "and", "nand", "nor", "or",
    "xnor", "xor", "rol", "ror", "sll", "sra", "srl", "add", "mul", "udiv", "sdiv", "smod", "urem", "srem",
    "sub", "saddo", "uaddo", "sdivo", "udivo", "smulo", "umulo", "ssubo", "usubo",
];
