//! The model of a satisfiable query, fetched as it is asked for.
//!
//! Only variables are fetched, and the applications of functions that the process has met; the value of
//! any other term is computed from these by the evaluator. So a value costs the process little, every
//! value fits the others, and a function is known wherever a formula says something about it.

use super::pipe::Trouble;
use super::spec::ProcessSpec;
use super::talk::Talk;
use certus_logic::{ArrayValue, Assignment, FunctionValue, Op, Sort, SortName, Symbol, Term, Terms, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// See the module's text.
#[derive(Default)]
pub(super) struct Model {
    env: Assignment,
    known: FxHashSet<Symbol>,
    /// How often the process was asked.
    rounds: u32,
    /// The numbers that elements have in the arena, by those that they have in the answers.
    elements: FxHashMap<(SortName, u32), u32>,
    next_element: FxHashMap<SortName, u32>,
}

/// What is asked of the process.
type Question = (String, Sort);

impl Model {
    /// The values of some terms.
    pub(super) fn values(
        &mut self,
        talk: &mut Talk,
        spec: &ProcessSpec,
        terms: &Terms,
        roots: &[Term],
        hidden: &FxHashSet<Term>,
    ) -> Result<Vec<Value>, Trouble> {
        let applications = self.unknown_applications(talk, terms, roots);
        let mut variables = self.unknown(talk, terms, &terms.free_vars_of(roots));
        if !variables.is_empty() || !applications.is_empty() {
            // One who asks twice asks for more: fetch the rest as well.
            if self.rounds > 0 && !variables.is_empty() {
                let mut rest = self.unknown(talk, terms, talk.script.variables());
                rest.retain(|v| !hidden.contains(v));
                variables.extend(rest);
            }
            self.rounds += 1;
            self.fetch(talk, spec, terms, &variables, &applications)?;
        }
        Ok(terms.eval_all(roots, &self.env))
    }

    /// Those of the variables that the process knows and we do not. One that it never heard of may have any
    /// value, and has its default.
    fn unknown(&self, talk: &Talk, terms: &Terms, variables: &[Term]) -> Vec<Term> {
        let unknown = |s: Symbol| !self.known.contains(&s) && talk.script.is_declared(s);
        variables.iter().copied().filter(|v| terms.as_var(*v).is_some_and(unknown)).collect()
    }

    /// The applications that make up the functions of the roots which we do not know yet.
    fn unknown_applications(&mut self, talk: &Talk, terms: &Terms, roots: &[Term]) -> Vec<Term> {
        let mut found = Vec::new();
        for f in terms.functions_of(roots) {
            if self.known.insert(f) {
                found.extend_from_slice(talk.script.applications(f));
            }
        }
        found
    }

    fn fetch(
        &mut self,
        talk: &mut Talk,
        spec: &ProcessSpec,
        terms: &Terms,
        variables: &[Term],
        applications: &[Term],
    ) -> Result<(), Trouble> {
        let elements: Vec<Term> =
            if self.rounds == 1 { talk.script.elements().collect() } else { Vec::new() };
        // Each application with its arguments, so that no value depends on another one.
        let mut asked: Vec<Term> = elements.iter().chain(variables).copied().collect();
        for t in applications {
            asked.extend(terms.args(*t).iter().filter(|a| !terms.is_const(**a)));
            asked.push(*t);
        }
        asked.sort_unstable();
        asked.dedup();
        let questions: Vec<Question> =
            asked.iter().map(|t| (talk.script.known_term(terms, *t), terms.sort(*t))).collect();
        let mut answers: FxHashMap<Term, Value> =
            asked.into_iter().zip(talk.values(terms, &questions, spec)?).collect();
        for e in &elements {
            if let (Some(Value::Element(sort, n)), Some(Value::Element(_, theirs))) =
                (terms.value_of(*e), answers.remove(e))
            {
                self.elements.insert((sort, theirs), n);
                let next = self.next_element.entry(sort).or_default();
                *next = (*next).max(n + 1);
            }
        }
        for v in variables {
            if let (Some(symbol), Some(value)) = (terms.as_var(*v), answers.get(v)) {
                let value = self.renumbered(terms, terms.sort(*v), value);
                self.known.insert(symbol);
                self.env.set(symbol, value);
            }
        }
        let mut tables: FxHashMap<Symbol, FunctionValue> = FxHashMap::default();
        for t in applications {
            let Op::Apply(f) = terms.op(*t) else { continue };
            let of = |m: &mut Model, t: Term| match answers.get(&t) {
                Some(v) => Some(m.renumbered(terms, terms.sort(t), v)),
                None => terms.value_of(t),
            };
            let key: Option<Vec<Value>> = terms.args(*t).iter().map(|a| of(self, *a)).collect();
            if let (Some(key), Some(value)) = (key, of(self, *t)) {
                let default = || terms.default_value(terms.declaration(f).result);
                let table = tables.entry(f);
                let table = table.or_insert_with(|| FunctionValue { default: default(), entries: [].into() });
                table.entries.insert(key, value);
            }
        }
        for (f, table) in tables {
            self.env.set(f, Value::Function(Box::new(table)));
        }
        Ok(())
    }

    /// The value with its elements numbered as in the arena. Recurses as deep as array sorts are nested.
    fn renumbered(&mut self, terms: &Terms, sort: Sort, value: &Value) -> Value {
        // Without constants of the sort the process's own numbers serve as well as any.
        if self.next_element.is_empty() {
            return value.clone();
        }
        match (value, sort) {
            (Value::Element(sort, n), _) => match self.next_element.get_mut(sort) {
                None => value.clone(),
                Some(next) => {
                    let ours = self.elements.entry((*sort, *n)).or_insert_with(|| {
                        *next += 1;
                        *next - 1
                    });
                    Value::Element(*sort, *ours)
                }
            },
            (Value::Array(a), Sort::Array(sort)) => {
                let (index, element) = terms.array_sorts(sort);
                let default = self.renumbered(terms, element, a.default_value());
                let mut out = ArrayValue::constant(default, terms.domain_size(index));
                for (i, v) in a.entries() {
                    out = out.store(self.renumbered(terms, index, i), self.renumbered(terms, element, v));
                }
                Value::Array(Box::new(out))
            }
            (other, _) => other.clone(),
        }
    }
}
