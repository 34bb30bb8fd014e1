//! What is written to a process: each symbol declared once, each shared subterm defined once.
//!
//! A [`Script`] belongs to one run of a process and knows what was said to it. A subterm gets a name of its
//! own (`define-fun`) when it is met a second time, in the same formula or in a later one, so every subterm
//! is written at most twice, however many formulas it stands in.

use certus_logic::smtlib::{append_term, declare_text, sort_text, symbol_text};
use certus_logic::{Op, Sort, SortName, Symbol, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Our own names begin with this. No variable's name is written like that: [`symbol_text`] escapes what
/// begins with `certus$`, and its escapes have upper-case digits after the percent sign.
const STEM: &str = "certus$%";
/// Formulas nested deeper than this are cut into definitions: not every parser has a stack for more.
const DEEPEST: u32 = 64;
const FINE: &str = "writing to a string does not fail";

/// A Boolean symbol or its negation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Literal {
    /// The symbol as it is written.
    pub(super) word: String,
    pub(super) positive: bool,
}

impl Literal {
    /// Its text.
    pub(super) fn text(&self) -> String {
        if self.positive { self.word.clone() } else { format!("(not {})", self.word) }
    }

    /// The symbol without bars, which a solver may write or leave out.
    pub(super) fn symbol(&self) -> &str {
        self.word.strip_prefix('|').and_then(|w| w.strip_suffix('|')).unwrap_or(&self.word)
    }
}

/// See the module's text.
#[derive(Default)]
pub(super) struct Script {
    /// What is to be sent before the next query.
    pub(super) text: String,
    /// Subterms with a name.
    names: FxHashMap<Term, String>,
    /// Subterms that were written out once.
    seen: FxHashSet<Term>,
    declared: FxHashSet<Symbol>,
    variables: Vec<Term>,
    sorts: FxHashSet<SortName>,
    /// The elements of uninterpreted sorts that occur as constants, which are told apart by assertions.
    elements: BTreeMap<SortName, Vec<Term>>,
    applications: FxHashMap<Symbol, Vec<Term>>,
    /// Names of assumptions that are no literals.
    assumed: FxHashMap<Term, Literal>,
    next_name: u64,
}

impl Script {
    /// Asserts a formula, under `act` if there is one.
    pub(super) fn assert(&mut self, terms: &Terms, act: Option<Term>, formula: Term) {
        let formula = self.term(terms, formula);
        match act {
            None => writeln!(self.text, "(assert {formula})").expect(FINE),
            Some(act) => {
                let act = self.term(terms, act);
                writeln!(self.text, "(assert (=> {act} {formula}))").expect(FINE);
            }
        }
    }

    /// Asserts a disjunction under a new literal, which is given.
    pub(super) fn temporary(&mut self, terms: &Terms, clause: &[Term]) -> Literal {
        let clause = self.disjunction(terms, clause);
        let word = self.fresh('c');
        writeln!(self.text, "(declare-fun {word} () Bool)\n(assert (=> {word} {clause}))").expect(FINE);
        Literal { word, positive: true }
    }

    /// The text of the disjunction of two formulas or more, everything it needs being defined before.
    pub(super) fn disjunction(&mut self, terms: &Terms, clause: &[Term]) -> String {
        let members: Vec<String> = clause.iter().map(|t| self.term(terms, *t)).collect();
        format!("(or {})", members.join(" "))
    }

    /// Asserts that a literal is false from now on, which lets the solver forget what it guards.
    pub(super) fn retire(&mut self, literal: &Literal) {
        let negated = Literal { positive: !literal.positive, ..literal.clone() };
        writeln!(self.text, "(assert {})", negated.text()).expect(FINE);
    }

    /// The literal to assume for a formula: itself if it is one, or a name that implies it.
    pub(super) fn literal(&mut self, terms: &Terms, t: Term) -> Literal {
        if let Some(literal) = self.assumed.get(&t) {
            return literal.clone();
        }
        let (inner, negated) = terms.strip_not(t);
        let literal = match terms.as_var(inner) {
            Some(symbol) => {
                self.explore(terms, inner);
                let word = symbol_text(&terms.declaration(symbol).name).into_owned();
                Literal { word, positive: !negated }
            }
            None => {
                let body = self.term(terms, t);
                let word = self.fresh('a');
                // One direction is enough, and leaves the solver free when it is not assumed.
                writeln!(self.text, "(declare-fun {word} () Bool)\n(assert (=> {word} {body}))").expect(FINE);
                Literal { word, positive: true }
            }
        };
        self.assumed.insert(t, literal.clone());
        literal
    }

    /// A name that nothing else has.
    pub(super) fn fresh(&mut self, kind: char) -> String {
        self.next_name += 1;
        format!("{STEM}{kind}{}", self.next_name)
    }

    /// The text of a term, everything it needs being declared and defined before.
    pub(super) fn term(&mut self, terms: &Terms, t: Term) -> String {
        self.explore(terms, t);
        self.known_term(terms, t)
    }

    /// The text of a term that stands in what was said already.
    pub(super) fn known_term(&self, terms: &Terms, t: Term) -> String {
        let mut out = String::new();
        append_term(&mut out, terms, t, &mut |t| self.names.get(&t).cloned());
        out
    }

    /// Whether a term without arguments needs nothing, or one with arguments has a name.
    fn is_settled(&self, terms: &Terms, t: Term) -> bool {
        match terms.op(t) {
            Op::True | Op::False => true,
            Op::Var(s) => self.declared.contains(&s),
            Op::Const(_) if !matches!(terms.sort(t), Sort::Uninterpreted(_)) => true,
            _ => self.names.contains_key(&t),
        }
    }

    /// Goes through what is new in a term, arguments first: declares, and defines what is shared, deep or
    /// to be referred to.
    fn explore(&mut self, terms: &Terms, root: Term) {
        let mut height: FxHashMap<Term, u32> = FxHashMap::default();
        let mut uses: FxHashMap<Term, u32> = FxHashMap::default();
        let mut order = Vec::new();
        let mut stack = vec![(root, false)];
        while let Some((t, done)) = stack.pop() {
            if done {
                order.push(t);
                continue;
            }
            if self.is_settled(terms, t) {
                continue;
            }
            let n = uses.entry(t).or_default();
            *n += 1;
            if *n == 1 {
                stack.push((t, true));
                stack.extend(terms.args(t).iter().rev().map(|a| (*a, false)));
            }
        }
        for t in order {
            if self.settle_leaf(terms, t) {
                continue;
            }
            let h = 1 + terms.args(t).iter().filter_map(|a| height.get(a)).max().copied().unwrap_or(0);
            // A negation is as short as a name.
            let again = terms.op(t) != Op::Not && (!self.seen.insert(t) || uses[&t] > 1);
            if again || h >= DEEPEST || must_be_named(terms, t) {
                self.define(terms, t);
            } else {
                height.insert(t, h);
            }
        }
    }

    /// Declares what has no arguments; says whether that was it.
    fn settle_leaf(&mut self, terms: &Terms, t: Term) -> bool {
        match (terms.op(t), terms.sort(t)) {
            (Op::Var(symbol), _) => {
                if self.declare(terms, symbol) {
                    self.variables.push(t);
                }
                true
            }
            (Op::Const(_), Sort::Uninterpreted(sort)) => {
                self.declare_sorts(terms, terms.sort(t));
                let name = self.fresh('e');
                writeln!(self.text, "(declare-fun {name} () {})", sort_text(terms, terms.sort(t)))
                    .expect(FINE);
                for other in self.elements.entry(sort).or_default().iter() {
                    writeln!(self.text, "(assert (not (= {name} {})))", self.names[other]).expect(FINE);
                }
                self.elements.entry(sort).or_default().push(t);
                self.names.insert(t, name);
                true
            }
            (Op::Apply(f), _) => {
                self.declare(terms, f);
                self.applications.entry(f).or_default().push(t);
                false
            }
            (Op::ConstArray(sort), _) => {
                self.declare_sorts(terms, sort);
                false
            }
            _ => false,
        }
    }

    fn declare(&mut self, terms: &Terms, symbol: Symbol) -> bool {
        if !self.declared.insert(symbol) {
            return false;
        }
        let d = terms.declaration(symbol);
        for sort in d.params.iter().chain([&d.result]) {
            self.declare_sorts(terms, *sort);
        }
        writeln!(self.text, "{}", declare_text(terms, symbol)).expect(FINE);
        true
    }

    fn declare_sorts(&mut self, terms: &Terms, sort: Sort) {
        let mut open = vec![sort];
        while let Some(sort) = open.pop() {
            match sort {
                Sort::Array(a) => {
                    let (index, element) = terms.array_sorts(a);
                    open.extend([index, element]);
                }
                Sort::Uninterpreted(s) if self.sorts.insert(s) => {
                    writeln!(self.text, "(declare-sort {} 0)", sort_text(terms, sort)).expect(FINE);
                }
                _ => {}
            }
        }
    }

    /// Gives a term a name. Division is where we and SMT-LIB differ: there the result of dividing by zero is
    /// any function of the dividend, here it is fixed.
    fn define(&mut self, terms: &Terms, t: Term) {
        let name = self.fresh('d');
        let mut body = self.known_term(terms, t);
        if let Some(by_zero) = divides_by_unknown(terms, t) {
            let divisor = self.known_term(terms, terms.arg(t, 1));
            let zero = if terms.sort(t) == Sort::Int { "0" } else { "0.0" };
            let otherwise = match by_zero {
                ByZero::Zero => zero.to_owned(),
                ByZero::Dividend => self.known_term(terms, terms.arg(t, 0)),
            };
            body = format!("(ite (= {divisor} {zero}) {otherwise} {body})");
        }
        writeln!(self.text, "(define-fun {name} () {} {body})", sort_text(terms, terms.sort(t))).expect(FINE);
        self.names.insert(t, name);
    }

    // ---- what the process knows ----

    /// Whether a symbol was declared.
    pub(super) fn is_declared(&self, symbol: Symbol) -> bool {
        self.declared.contains(&symbol)
    }

    /// The declared variables.
    pub(super) fn variables(&self) -> &[Term] {
        &self.variables
    }

    /// The applications of a function.
    pub(super) fn applications(&self, f: Symbol) -> &[Term] {
        self.applications.get(&f).map_or(&[], Vec::as_slice)
    }

    /// The constants of uninterpreted sorts.
    pub(super) fn elements(&self) -> impl Iterator<Item = Term> {
        self.elements.values().flatten().copied()
    }
}

/// What a division by zero gives.
enum ByZero {
    Zero,
    Dividend,
}

/// Whether a term divides by something that may be zero.
fn divides_by_unknown(terms: &Terms, t: Term) -> Option<ByZero> {
    let by_zero = match terms.op(t) {
        Op::IntDiv | Op::RealDiv => ByZero::Zero,
        Op::IntMod => ByZero::Dividend,
        _ => return None,
    };
    let divisor = terms.arg(t, 1);
    // The default value of a sort of numbers is zero.
    let safe = terms.value_of(divisor).is_some_and(|d| d != terms.default_value(terms.sort(divisor)));
    (!safe).then_some(by_zero)
}

/// Whether a term is defined even if it occurs once.
fn must_be_named(terms: &Terms, t: Term) -> bool {
    matches!(terms.op(t), Op::Apply(_)) || divides_by_unknown(terms, t).is_some()
}
