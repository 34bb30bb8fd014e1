//! And-inverter graphs: conjunctions of literals, each built once, and words made of them.
//!
//! A literal is twice the number of a variable, plus one if it is negated, as in the format. Words are lists of literals, the
//! least significant first.

use rustc_hash::FxHashMap;

pub(super) type Literal = usize;

pub(super) const FALSE: Literal = 0;
pub(super) const TRUE: Literal = 1;

/// More gates are refused: they would fill the memory.
pub(super) const MOST_GATES: usize = 1 << 26;

#[derive(Debug)]
pub(super) struct Graph {
    /// How many variables are no gates.
    leaves: usize,
    /// The operands, the greater first; gate `n` is variable `leaves + 1 + n`.
    gates: Vec<[Literal; 2]>,
    known: FxHashMap<[Literal; 2], Literal>,
}

/// The literal or its negation.
pub(super) fn negated_if(literal: Literal, negated: bool) -> Literal {
    literal ^ usize::from(negated)
}

/// All negated.
pub(super) fn not_all(word: &[Literal]) -> Vec<Literal> {
    word.iter().map(|literal| literal ^ 1).collect()
}

impl Graph {
    /// A graph without gates over so many variables.
    pub(super) fn new(leaves: usize) -> Graph {
        Graph { leaves, gates: Vec::new(), known: FxHashMap::default() }
    }

    /// Whether there is room for so many gates more.
    pub(super) fn has_room(&self, gates: usize) -> bool {
        self.gates.len().saturating_add(gates) <= MOST_GATES
    }

    pub(super) fn and(&mut self, a: Literal, b: Literal) -> Literal {
        let pair = [a.max(b), a.min(b)];
        match pair {
            [_, FALSE] => FALSE,
            [a, TRUE] => a,
            [a, b] if a == b => a,
            [a, b] if a == b ^ 1 => FALSE,
            _ => {
                let new = 2 * (self.leaves + 1 + self.gates.len());
                let literal = *self.known.entry(pair).or_insert(new);
                if literal == new {
                    self.gates.push(pair);
                }
                literal
            }
        }
    }

    pub(super) fn or(&mut self, a: Literal, b: Literal) -> Literal {
        self.and(a ^ 1, b ^ 1) ^ 1
    }

    pub(super) fn all(&mut self, literals: &[Literal]) -> Literal {
        literals.iter().fold(TRUE, |all, literal| self.and(all, *literal))
    }

    pub(super) fn choose(&mut self, test: Literal, a: Literal, b: Literal) -> Literal {
        let (yes, no) = (self.and(test, a), self.and(test ^ 1, b));
        self.or(yes, no)
    }

    pub(super) fn xor(&mut self, a: Literal, b: Literal) -> Literal {
        self.choose(a, b ^ 1, b)
    }

    pub(super) fn choose_word(&mut self, test: Literal, a: &[Literal], b: &[Literal]) -> Vec<Literal> {
        a.iter().zip(b).map(|(a, b)| self.choose(test, *a, *b)).collect()
    }

    pub(super) fn equal(&mut self, a: &[Literal], b: &[Literal]) -> Literal {
        let same: Vec<Literal> = a.iter().zip(b).map(|(a, b)| self.xor(*a, *b) ^ 1).collect();
        self.all(&same)
    }

    /// The sum, and what is carried out of it.
    pub(super) fn add(
        &mut self,
        a: &[Literal],
        b: &[Literal],
        mut carry: Literal,
    ) -> (Vec<Literal>, Literal) {
        let mut sum = Vec::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            let differ = self.xor(*a, *b);
            sum.push(self.xor(differ, carry));
            carry = self.choose(differ, carry, *a);
        }
        (sum, carry)
    }

    pub(super) fn negative(&mut self, a: &[Literal]) -> Vec<Literal> {
        let zero = vec![FALSE; a.len()];
        self.add(&not_all(a), &zero, TRUE).0
    }

    /// Unsigned less-than: subtraction carries nothing out.
    pub(super) fn less(&mut self, a: &[Literal], b: &[Literal]) -> Literal {
        self.add(a, &not_all(b), TRUE).1 ^ 1
    }

    /// Signed less-than: that of words with the signs turned.
    pub(super) fn signed_less(&mut self, a: &[Literal], b: &[Literal]) -> Literal {
        let turned = |word: &[Literal]| {
            let mut word = word.to_vec();
            if let Some(sign) = word.last_mut() {
                *sign ^= 1;
            }
            word
        };
        self.less(&turned(a), &turned(b))
    }

    /// The product, by adding shifted copies.
    pub(super) fn multiply(&mut self, a: &[Literal], b: &[Literal]) -> Vec<Literal> {
        let width = a.len();
        let mut sum = vec![FALSE; width];
        for (n, bit) in b.iter().enumerate() {
            let row: Vec<Literal> = a[..width - n].iter().map(|a| self.and(*a, *bit)).collect();
            let high = self.add(&sum[n..], &row, FALSE).0;
            sum.splice(n.., high);
        }
        sum
    }

    /// Unsigned quotient and remainder, by long division; by zero it gives all ones and the dividend.
    pub(super) fn divide(&mut self, a: &[Literal], b: &[Literal]) -> (Vec<Literal>, Vec<Literal>) {
        let mut quotient = vec![FALSE; a.len()];
        // One bit more, so that twice the rest fits.
        let mut divisor = b.to_vec();
        divisor.push(FALSE);
        let mut rest = vec![FALSE; divisor.len()];
        for n in (0..a.len()).rev() {
            rest.pop();
            rest.insert(0, a[n]);
            let (difference, fits) = self.add(&rest, &not_all(&divisor), TRUE);
            rest = self.choose_word(fits, &difference, &rest);
            quotient[n] = fits;
        }
        rest.pop();
        (quotient, rest)
    }

    /// Signed quotient and remainder, from those of the absolute values.
    pub(super) fn signed_divide(&mut self, a: &[Literal], b: &[Literal]) -> (Vec<Literal>, Vec<Literal>) {
        let sign = |word: &[Literal]| word.last().copied().unwrap_or(FALSE);
        let (left, right) = (sign(a), sign(b));
        let (minus_a, minus_b) = (self.negative(a), self.negative(b));
        let (a, b) = (self.choose_word(left, &minus_a, a), self.choose_word(right, &minus_b, b));
        let (quotient, rest) = self.divide(&a, &b);
        let (minus_quotient, minus_rest) = (self.negative(&quotient), self.negative(&rest));
        let differ = self.xor(left, right);
        (self.choose_word(differ, &minus_quotient, &quotient), self.choose_word(left, &minus_rest, &rest))
    }

    /// A word shifted towards the most or the least significant bit; `fill` comes in.
    pub(super) fn shift(&mut self, a: &[Literal], by: &[Literal], fill: Literal, up: bool) -> Vec<Literal> {
        let width = a.len();
        let mut word = a.to_vec();
        let mut out = FALSE;
        for (n, bit) in by.iter().enumerate() {
            match 1usize.checked_shl(n as u32).filter(|distance| *distance < width) {
                None => out = self.or(out, *bit),
                Some(distance) => {
                    let mut moved = vec![fill; width];
                    if up {
                        moved[distance..].copy_from_slice(&word[..width - distance]);
                    } else {
                        moved[..width - distance].copy_from_slice(&word[distance..]);
                    }
                    word = self.choose_word(*bit, &moved, &word);
                }
            }
        }
        let all = vec![fill; width];
        self.choose_word(out, &all, &word)
    }

    /// The gates that these literals depend on, in order and without gaps, and the literals in the new numbering.
    pub(super) fn cone(&self, roots: &mut [Literal]) -> Vec<[Literal; 2]> {
        let first = self.leaves + 1;
        let mut needed = vec![false; self.gates.len()];
        for root in roots.iter().filter(|root| **root / 2 >= first) {
            needed[root / 2 - first] = true;
        }
        for n in (0..self.gates.len()).rev() {
            if needed[n] {
                for operand in self.gates[n].iter().filter(|operand| **operand / 2 >= first) {
                    needed[operand / 2 - first] = true;
                }
            }
        }
        let mut numbers = vec![0; self.gates.len()];
        let mut gates = Vec::new();
        let renamed = |numbers: &[Literal], literal: Literal| match (literal / 2).checked_sub(first) {
            Some(gate) => negated_if(numbers[gate], literal % 2 == 1),
            None => literal,
        };
        for n in 0..self.gates.len() {
            if needed[n] {
                numbers[n] = 2 * (first + gates.len());
                // The order of the operands stays, as the numbering keeps the order.
                gates.push(self.gates[n].map(|operand| renamed(&numbers, operand)));
            }
        }
        for root in roots {
            *root = renamed(&numbers, *root);
        }
        gates
    }
}
