//! Terms as text, with sharing kept.
//!
//! A subterm that occurs more than once is bound by a `let`, so the text is as long as the term has distinct
//! subterms, not as long as its tree. Bindings that do not use each other stand in one `let`.

use super::form::{Form, Part, form};
use super::sorts::append_sort;
use super::symbol::symbol_text;
use super::value::append_value;
use crate::op::{Op, Symbol};
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// The text of a term.
///
/// ```
/// use certus_logic::{Sort, Terms, smtlib::term_text};
/// let mut t = Terms::new();
/// let (x, y) = (t.var("x", Sort::Bv(8)), t.var("y", Sort::Bv(8)));
/// let d = t.bvsub(y, x);
/// let c = t.bvule(d, x);
/// assert_eq!(term_text(&t, c), "(bvule (bvsub y x) x)");
/// ```
#[must_use]
pub fn term_text(terms: &Terms, t: Term) -> String {
    let mut out = String::new();
    append_term(&mut out, terms, t, &mut |_| None);
    out
}

/// Appends the text of a term in which every subterm that `named` has a name for is written as that name
/// (the term itself too). The names are taken as they are, so they must be symbols as SMT-LIB writes them
/// ([`symbol_text`]), and not `$` followed by digits, which the bindings for shared subterms use.
pub fn append_term(out: &mut String, terms: &Terms, t: Term, named: &mut dyn FnMut(Term) -> Option<String>) {
    let mut plan = Plan { terms, named, names: FxHashMap::default(), forms: FxHashMap::default() };
    plan.append(out, t);
}

/// What is known of the subterms of the term that is written.
struct Plan<'a> {
    terms: &'a Terms,
    named: &'a mut dyn FnMut(Term) -> Option<String>,
    /// Names of subterms: none yet, the caller's, or that of a binding.
    names: FxHashMap<Term, Option<String>>,
    forms: FxHashMap<Term, Form>,
}

enum Work {
    Term(Term),
    Text(&'static str),
    Bits(crate::bv::Bv),
}

impl Plan<'_> {
    fn name_given(&mut self, t: Term) -> bool {
        let named = &mut self.named;
        self.names.entry(t).or_insert_with(|| named(t)).is_some()
    }

    /// Finds the forms of all subterms. Gives those that have no name, arguments first, and how often each
    /// is referred to.
    fn explore(&mut self, root: Term) -> (Vec<Term>, FxHashMap<Term, u32>) {
        let mut order = Vec::new();
        let mut uses: FxHashMap<Term, u32> = FxHashMap::default();
        let mut stack = vec![(root, false)];
        while let Some((t, done)) = stack.pop() {
            if done {
                order.push(t);
                continue;
            }
            let n = uses.entry(t).or_default();
            *n += 1;
            if *n > 1 || self.name_given(t) {
                continue;
            }
            let (terms, names, named) = (self.terms, &mut self.names, &mut self.named);
            let mut opaque = |t: Term| names.entry(t).or_insert_with(|| named(t)).is_some();
            let f = form(terms, t, &mut opaque);
            stack.push((t, true));
            stack.extend(f.terms().rev().map(|a| (a, false)));
            self.forms.insert(t, f);
        }
        (order, uses)
    }

    /// The subterms to bind, in groups: those of a group use only those of groups before.
    fn shared(&self, order: &[Term], uses: &FxHashMap<Term, u32>) -> Vec<Vec<Term>> {
        let mut groups: Vec<Vec<Term>> = Vec::new();
        // How many groups must come before a term.
        let mut level: FxHashMap<Term, usize> = FxHashMap::default();
        for t in order {
            let f = &self.forms[t];
            let before = f.terms().filter_map(|a| level.get(&a)).max().copied().unwrap_or(0);
            let bound = uses[t] > 1 && !f.parts.is_empty();
            if bound {
                if before == groups.len() {
                    groups.push(Vec::new());
                }
                groups[before].push(*t);
            }
            level.insert(*t, before + usize::from(bound));
        }
        groups
    }

    fn append(&mut self, out: &mut String, root: Term) {
        let (order, uses) = self.explore(root);
        let groups = self.shared(&order, &uses);
        let mut n = 0;
        for group in &groups {
            out.push_str("(let (");
            let mut fresh = Vec::with_capacity(group.len());
            for (i, t) in group.iter().enumerate() {
                let name = loop {
                    n += 1;
                    let name = format!("${n}");
                    if self.terms.symbol(&name).is_none() {
                        break name;
                    }
                };
                let space = if i == 0 { "" } else { " " };
                write!(out, "{space}({name} ").expect("writing to a string does not fail");
                self.append_unshared(out, *t);
                out.push(')');
                fresh.push((*t, Some(name)));
            }
            out.push_str(") ");
            self.names.extend(fresh);
        }
        self.append_unshared(out, root);
        out.extend(std::iter::repeat_n(')', groups.len()));
    }

    /// Appends a term whose shared subterms have names.
    fn append_unshared(&self, out: &mut String, t: Term) {
        let mut stack = vec![Work::Term(t)];
        while let Some(work) = stack.pop() {
            let t = match work {
                Work::Term(t) => t,
                Work::Text(s) => {
                    out.push_str(s);
                    continue;
                }
                Work::Bits(c) => {
                    write!(out, "{c}").expect("writing to a string does not fail");
                    continue;
                }
            };
            if let Some(Some(name)) = self.names.get(&t) {
                out.push_str(name);
                continue;
            }
            let f = &self.forms[&t];
            if f.parts.is_empty() {
                out.push_str(&f.head);
                continue;
            }
            out.push('(');
            out.push_str(&f.head);
            stack.push(Work::Text(")"));
            for p in f.parts.iter().rev() {
                match p {
                    Part::Term(a) => stack.push(Work::Term(*a)),
                    Part::Bits(c) => stack.push(Work::Bits(c.clone())),
                    Part::Not(a) => {
                        stack.extend([Work::Text(")"), Work::Term(*a), Work::Text("(not ")]);
                    }
                }
                stack.push(Work::Text(" "));
            }
        }
    }
}

/// The command that declares a symbol, without a line break.
#[must_use]
pub fn declare_text(terms: &Terms, symbol: Symbol) -> String {
    let d = terms.declaration(symbol);
    let mut out = format!("(declare-fun {} (", symbol_text(&d.name));
    for (i, p) in d.params.iter().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        append_sort(&mut out, terms, *p);
    }
    out.push_str(") ");
    append_sort(&mut out, terms, d.result);
    out.push(')');
    out
}

/// The uninterpreted sorts that occur in terms, those in array sorts included, ordered.
#[must_use]
pub fn uninterpreted_sorts(terms: &Terms, roots: &[Term]) -> Vec<Sort> {
    let mut seen: FxHashSet<Sort> = FxHashSet::default();
    let mut found = Vec::new();
    let mut stack = Vec::new();
    for t in terms.post_order(roots) {
        stack.push(terms.sort(t));
        if let Op::Var(s) | Op::Apply(s) = terms.op(t) {
            stack.extend_from_slice(&terms.declaration(s).params);
        }
        while let Some(s) = stack.pop() {
            if !seen.insert(s) {
                continue;
            }
            match s {
                Sort::Array(a) => {
                    let (index, element) = terms.array_sorts(a);
                    stack.extend([index, element]);
                }
                Sort::Uninterpreted(_) => found.push(s),
                _ => {}
            }
        }
    }
    found.sort_unstable();
    found
}

/// A whole script: logic, declarations, assertions, `check-sat`. Subterms that several assertions share are
/// defined once.
///
/// ```
/// use certus_logic::{Sort, Terms, smtlib::script_text};
/// let mut t = Terms::new();
/// let x = t.var("x", Sort::Int);
/// let one = t.int(1);
/// let c = t.le(x, one);
/// let text = "(set-logic QF_LIA)\n(declare-fun x () Int)\n(assert (<= x 1))\n(check-sat)\n";
/// assert_eq!(script_text(&t, "QF_LIA", &[c]), text);
/// ```
#[must_use]
pub fn script_text(terms: &Terms, logic: &str, assertions: &[Term]) -> String {
    let mut out = String::new();
    let fine = "writing to a string does not fail";
    writeln!(out, "(set-logic {logic})").expect(fine);
    for s in uninterpreted_sorts(terms, assertions) {
        out.push_str("(declare-sort ");
        append_sort(&mut out, terms, s);
        out.push_str(" 0)\n");
    }
    for v in terms.free_vars_of(assertions) {
        let symbol = terms.as_var(v).expect("free variables are variables");
        writeln!(out, "{}", declare_text(terms, symbol)).expect(fine);
    }
    for f in terms.functions_of(assertions) {
        writeln!(out, "{}", declare_text(terms, f)).expect(fine);
    }
    let mut names: FxHashMap<Term, String> = FxHashMap::default();
    for t in common_subterms(terms, assertions) {
        let name = (names.len()..)
            .map(|n| format!("$d{n}"))
            .find(|name| terms.symbol(name).is_none())
            .expect("not every number is taken");
        write!(out, "(define-fun {name} () ").expect(fine);
        append_sort(&mut out, terms, terms.sort(t));
        out.push(' ');
        append_term(&mut out, terms, t, &mut |t| names.get(&t).cloned());
        out.push_str(")\n");
        names.insert(t, name);
    }
    for t in assertions {
        out.push_str("(assert ");
        append_term(&mut out, terms, *t, &mut |t| names.get(&t).cloned());
        out.push_str(")\n");
    }
    out.push_str("(check-sat)\n");
    out
}

/// The subterms where two of the roots meet, arguments first.
fn common_subterms(terms: &Terms, roots: &[Term]) -> Vec<Term> {
    let mut owner: FxHashMap<Term, usize> = FxHashMap::default();
    let mut common: FxHashSet<Term> = FxHashSet::default();
    for (i, root) in roots.iter().enumerate() {
        let mut stack = vec![*root];
        while let Some(t) = stack.pop() {
            match owner.get(&t) {
                None => {
                    owner.insert(t, i);
                    stack.extend_from_slice(terms.args(t));
                }
                Some(first) if *first != i && !terms.args(t).is_empty() => {
                    common.insert(t);
                }
                Some(_) => {}
            }
        }
    }
    let mut common: Vec<Term> = common.into_iter().collect();
    common.sort_unstable();
    common
}

/// The command that defines a symbol as what it is in a model, without a line break; `None` if the value
/// is none that the symbol can have.
#[must_use]
pub fn define_text(terms: &Terms, symbol: Symbol, value: &crate::value::Value) -> Option<String> {
    use crate::value::Value;
    let d = terms.declaration(symbol);
    let mut out = format!("(define-fun {} (", symbol_text(&d.name));
    for (i, p) in d.params.iter().enumerate() {
        let space = if i == 0 { "" } else { " " };
        write!(out, "{space}($x{i} ").expect("writing to a string does not fail");
        append_sort(&mut out, terms, *p);
        out.push(')');
    }
    out.push_str(") ");
    append_sort(&mut out, terms, d.result);
    out.push(' ');
    match value {
        Value::Function(f) if !d.params.is_empty() => {
            for (args, result) in &f.entries {
                out.push_str(if args.len() > 1 { "(ite (and" } else { "(ite" });
                for (i, (a, sort)) in args.iter().zip(&d.params).enumerate() {
                    write!(out, " (= $x{i} ").expect("writing to a string does not fail");
                    append_value(&mut out, terms, a, *sort).then_some(())?;
                    out.push(')');
                }
                out.push_str(if args.len() > 1 { ") " } else { " " });
                append_value(&mut out, terms, result, d.result).then_some(())?;
                out.push(' ');
            }
            append_value(&mut out, terms, &f.default, d.result).then_some(())?;
            out.extend(std::iter::repeat_n(')', f.entries.len()));
        }
        _ if d.params.is_empty() => append_value(&mut out, terms, value, d.result).then_some(())?,
        _ => return None,
    }
    out.push(')');
    Some(out)
}
