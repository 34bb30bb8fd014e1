//! Linear constrained Horn clauses: an automaton whose edges are relations.
//!
//! A predicate stands for the states at a place, a clause for the steps from one place to another. A transition system is
//! the case of one predicate ([`Clauses::of_system`]). The clauses are satisfiable iff no chain of clauses leads from a
//! fact, a clause without predicate in its body, to a clause without predicate in its head.

use crate::cfa::{Cfa, Variable};
use crate::liveness::live_at;
use crate::relation::Relation;
use crate::ts::Ts;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use rustc_hash::FxHashSet;

/// Linear Horn clauses.
#[derive(Clone, Debug, Default)]
pub struct Clauses {
    /// The unknown predicates.
    pub predicates: Vec<Predicate>,
    /// The clauses, in the order of the file.
    pub clauses: Vec<Clause>,
}

/// An unknown predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate {
    /// Its name.
    pub name: String,
    /// Its arguments, as variables that no other predicate has.
    pub vars: Vec<Variable>,
}

/// A clause `body(x) and relation(x, y, x') implies head(x')`, for all values of `x`, `y` and `x'`.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The predicate of the body; nothing in a fact.
    pub body: Option<usize>,
    /// The predicate of the head; nothing if the head is `false`.
    pub head: Option<usize>,
    /// The variables `y`, which are those of no predicate.
    pub locals: Vec<Variable>,
    /// The constraint, over the variables of the body, the locals, and the primed versions ([`Ts::after`]) of the variables
    /// of the head.
    pub relation: Term,
    /// The line of the file, 0 if there is none.
    pub line: u32,
}

/// One use of a clause in a derivation of `false`: values for all its variables, primed ones included.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The number of the clause.
    pub clause: usize,
    /// The values; what has none has the default value of its sort.
    pub values: Assignment,
}

impl Clauses {
    /// The clauses of a system and one of its sets of bad positions: the first is the start, the second a step,
    /// the third says that no position is bad.
    ///
    /// # Panics
    /// If the system has no bad positions of that number.
    pub fn of_system(terms: &mut Terms, ts: &Ts, bad: usize) -> Clauses {
        let state = Predicate { name: "state".to_owned(), vars: ts.vars.clone() };
        let mut primed = Substitution::new();
        for var in &ts.vars {
            primed.insert(var.term, Ts::after(terms, var.term));
        }
        let start = terms.substitute(ts.init, &mut primed);
        let step = ts.relation(terms);
        let fails = terms.and2(ts.constraint, ts.bad[bad].what);
        let clause = |body, head, locals: &[Variable], relation| Clause {
            body,
            head,
            locals: locals.to_vec(),
            relation,
            line: 0,
        };
        Clauses {
            predicates: vec![state],
            clauses: vec![
                clause(None, Some(0), &[], start),
                clause(Some(0), Some(0), &ts.inputs, step),
                clause(Some(0), None, &ts.inputs, fails),
            ],
        }
    }

    /// The clauses of an automaton: a predicate for each location, over the variables that are live there, and a clause for
    /// each edge. They are satisfiable iff the error location is not reachable.
    pub fn of_automaton(terms: &mut Terms, cfa: &Cfa) -> Clauses {
        let live = live_at(terms, cfa);
        let mut out = Clauses::default();
        // For each location its predicate, and the variables of that for those of the automaton.
        let mut places: Vec<(Option<usize>, Substitution)> = Vec::new();
        for loc in cfa.locs() {
            if loc == cfa.initial || loc == cfa.error {
                places.push((None, Substitution::new()));
                continue;
            }
            let (mut vars, mut own) = (Vec::new(), Substitution::new());
            for var in cfa.vars.iter().filter(|var| live[loc.index()].contains(&var.term)) {
                let term = terms.fresh(&format!("{}@{}", var.name, loc.0), terms.sort(var.term));
                own.insert(var.term, term);
                vars.push(Variable { term, name: var.name.clone() });
            }
            let name = format!("{}.{}", cfa.locations[loc.index()].name, loc.0);
            out.predicates.push(Predicate { name, vars });
            places.push((Some(out.predicates.len() - 1), own));
        }
        for edge in &cfa.edges {
            let wanted =
                if edge.to == cfa.error { FxHashSet::default() } else { live[edge.to.index()].clone() };
            let Relation { formula, after: mut next } = Relation::new(terms, &edge.block, &wanted, "e");
            let mut relation = vec![formula];
            for var in cfa.vars.iter().filter(|var| live[edge.to.index()].contains(&var.term)) {
                if edge.to != cfa.error {
                    let own = terms.substitute(var.term, &mut places[edge.to.index()].1);
                    let (after, value) = (Ts::after(terms, own), terms.substitute(var.term, &mut next));
                    relation.push(terms.eq(after, value));
                }
            }
            let relation = terms.and(&relation);
            let relation = terms.substitute(relation, &mut places[edge.from.index()].1);
            let [body, head] = [edge.from, edge.to].map(|loc| places[loc.index()].0);
            let mut clause = Clause { body, head, locals: Vec::new(), relation, line: 0 };
            let mut known: FxHashSet<Term> = out.before(&clause).iter().map(|var| var.term).collect();
            for var in out.after(&clause) {
                known.insert(Ts::after(terms, var.term));
            }
            // What a run begins with, what is chosen, and what does not matter.
            for term in terms.free_vars(relation).into_iter().filter(|var| !known.contains(var)) {
                let named = cfa.vars.iter().find(|var| var.term == term).map(|var| var.name.clone());
                let name = named.or_else(|| terms.var_name(term).map(str::to_owned)).unwrap_or_default();
                clause.locals.push(Variable { term, name });
            }
            out.clauses.push(clause);
        }
        out
    }

    /// The variables of the body of a clause.
    #[must_use]
    pub fn before(&self, clause: &Clause) -> &[Variable] {
        clause.body.map_or(&[], |body| &self.predicates[body].vars)
    }

    /// The variables of the head of a clause, not primed.
    #[must_use]
    pub fn after(&self, clause: &Clause) -> &[Variable] {
        clause.head.map_or(&[], |head| &self.predicates[head].vars)
    }

    /// The rule of this type that is broken, if one is.
    ///
    /// # Errors
    /// The rule, in words.
    pub fn validate(&self, terms: &mut Terms) -> Result<(), String> {
        let mut taken = FxHashSet::default();
        for var in self.predicates.iter().flat_map(|predicate| &predicate.vars) {
            if terms.as_var(var.term).is_none() {
                return Err(format!("`{}` is no variable", var.name));
            }
            if !taken.insert(var.term) {
                return Err(format!("`{}` belongs to two predicates", var.name));
            }
        }
        for (number, clause) in self.clauses.iter().enumerate() {
            let say = |what: &str| Err(format!("clause {number}: {what}"));
            let ends = [clause.body, clause.head];
            if ends.into_iter().flatten().any(|end| end >= self.predicates.len()) {
                return say("it mentions no predicate of these");
            }
            if clause.locals.iter().any(|var| terms.as_var(var.term).is_none() || taken.contains(&var.term)) {
                return say("a local is none");
            }
            let mut known: FxHashSet<Term> = self.before(clause).iter().map(|var| var.term).collect();
            known.extend(clause.locals.iter().map(|var| var.term));
            for var in self.after(clause) {
                known.insert(Ts::after(terms, var.term));
            }
            if terms.sort(clause.relation) != Sort::Bool {
                return say("its constraint is no formula");
            }
            if terms.free_vars(clause.relation).iter().any(|var| !known.contains(var)) {
                return say("its constraint mentions what it does not quantify");
            }
        }
        Ok(())
    }

    /// Whether these instances are a derivation of `false`.
    ///
    /// # Errors
    /// What is wrong, with the number of the instance.
    pub fn check_derivation(&self, terms: &mut Terms, derivation: &[Instance]) -> Result<(), String> {
        let mut before: Option<(usize, Vec<Value>)> = None;
        for (number, instance) in derivation.iter().enumerate() {
            let say = |what: &str| Err(format!("instance {number}: {what}"));
            let Some(clause) = self.clauses.get(instance.clause) else {
                return say("there is no such clause");
            };
            let values = |terms: &Terms, vars: Vec<Term>| -> Vec<Value> {
                vars.into_iter().map(|var| terms.eval(var, &instance.values)).collect()
            };
            let body = self.before(clause).iter().map(|var| var.term).collect();
            let body = clause.body.map(|body_of| (body_of, values(terms, body)));
            if body != before {
                return say("its body is not what was derived before");
            }
            if terms.eval(clause.relation, &instance.values) != Value::Bool(true) {
                return say("its constraint is not satisfied");
            }
            let head: Vec<Term> = self.after(clause).iter().map(|var| Ts::after(terms, var.term)).collect();
            let last = number + 1 == derivation.len();
            match clause.head {
                Some(head_of) if !last => before = Some((head_of, values(terms, head))),
                None if last => return Ok(()),
                Some(_) => return say("it is the last one, and its head is not `false`"),
                None => return say("its head is `false`, and it is not the last one"),
            }
        }
        Err("a derivation has at least one instance".to_owned())
    }
}
