//! From cases to clauses over the variables of predicates.
//!
//! A variable of the text that is an argument of the body becomes that variable of the predicate, one that is an
//! argument of the head its primed version; only what is neither stays, as a local. The variables of a predicate are, where
//! that is possible, those that the text gives it: then there is less to replace, and a person finds the names again.

use super::read::{Assertion, Unknowns};
use super::split::Case;
use certus_logic::{Op, Substitution, Term, Terms};
use certus_model::{Clause, Clauses, Predicate, Ts, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

struct Builder<'b> {
    terms: &'b mut Terms,
    unknowns: &'b Unknowns,
    /// The names of variables in the text.
    names: FxHashMap<Term, String>,
    predicates: Vec<Predicate>,
    /// The variables of predicates.
    taken: FxHashSet<Term>,
    /// What stands as a local for a variable that belongs to a predicate.
    renamed: FxHashMap<Term, Term>,
}

pub(super) fn build(
    terms: &mut Terms,
    unknowns: &Unknowns,
    names: FxHashMap<Term, String>,
    assertions: &[Assertion],
) -> Clauses {
    let mut builder = Builder {
        terms,
        unknowns,
        names,
        predicates: Vec::new(),
        taken: FxHashSet::default(),
        renamed: FxHashMap::default(),
    };
    builder.choose(assertions);
    let mut clauses = Vec::new();
    for assertion in assertions {
        for case in &assertion.cases {
            clauses.push(builder.clause(case, assertion.line));
        }
    }
    Clauses { predicates: builder.predicates, clauses }
}

impl Builder<'_> {
    /// Chooses the variables of the predicates.
    fn choose(&mut self, assertions: &[Assertion]) {
        let params = |terms: &Terms, symbol| terms.declaration(symbol).params.clone();
        // By argument, the variable that the text has there, and what another one is to be called.
        let mut found: Vec<Vec<(Option<Term>, Option<String>)>> = Vec::new();
        for symbol in &self.unknowns.symbols {
            found.push(vec![(None, None); params(self.terms, *symbol).len()]);
        }
        // Bodies first: their variables need not be primed.
        let cases = || assertions.iter().flat_map(|assertion| &assertion.cases);
        let atoms = cases().filter_map(|case| case.body).chain(cases().filter_map(|case| case.head));
        for atom in atoms {
            let Some(number) = self.unknowns.predicate(self.terms, atom) else { continue };
            for (arg, (var, name)) in self.terms.args(atom).iter().zip(&mut found[number]) {
                if var.is_none() && self.terms.as_var(*arg).is_some() {
                    if self.taken.insert(*arg) {
                        *var = Some(*arg);
                    } else if name.is_none() {
                        *name = self.names.get(arg).cloned();
                    }
                }
            }
        }
        for (number, symbol) in self.unknowns.symbols.iter().enumerate() {
            let name = self.unknowns.names[number].clone();
            let mut vars = Vec::new();
            for (n, sort) in params(self.terms, *symbol).into_iter().enumerate() {
                let (var, wanted) = std::mem::take(&mut found[number][n]);
                let term = var.unwrap_or_else(|| {
                    let wanted = wanted.unwrap_or_else(|| format!("{name}.{n}"));
                    let var = self.terms.fresh(&wanted, sort);
                    self.taken.insert(var);
                    self.names.insert(var, wanted);
                    var
                });
                vars.push(self.variable(term));
            }
            self.predicates.push(Predicate { name, vars });
        }
    }

    fn clause(&mut self, case: &Case, line: u32) -> Clause {
        // What each variable of the text becomes.
        let mut becomes: FxHashMap<Term, Term> = FxHashMap::default();
        let mut equations: Vec<(Term, Term)> = Vec::new();
        let mut ends = [None, None];
        for (end, atom) in [case.body, case.head].into_iter().enumerate() {
            let Some(atom) = atom else { continue };
            let Some(number) = self.unknowns.predicate(self.terms, atom) else { continue };
            ends[end] = Some(number);
            let args = self.terms.args(atom).to_vec();
            for (n, arg) in args.into_iter().enumerate() {
                let mut var = self.predicates[number].vars[n].term;
                if end == 1 {
                    var = Ts::after(self.terms, var);
                }
                if matches!(self.terms.op(arg), Op::Var(_)) && !becomes.contains_key(&arg) {
                    becomes.insert(arg, var);
                } else {
                    equations.push((var, arg));
                }
            }
        }
        let mut parts = vec![case.constraint];
        parts.extend(equations.iter().map(|(_, arg)| *arg));
        for var in self.terms.free_vars_of(&parts) {
            if !becomes.contains_key(&var) && self.taken.contains(&var) {
                let local = self.renamed(var);
                becomes.insert(var, local);
            }
        }
        let mut by: Substitution = becomes.into_iter().filter(|(from, to)| from != to).collect();
        let mut relation = vec![self.terms.substitute(case.constraint, &mut by)];
        for (var, arg) in equations {
            let value = self.terms.substitute(arg, &mut by);
            relation.push(self.terms.eq(var, value));
        }
        let relation = self.terms.and(&relation);
        let [body, head] = ends;
        let locals = self.locals(relation, body, head);
        Clause { body, head, locals, relation, line }
    }

    /// The local that stands for a variable of the text that belongs to a predicate.
    fn renamed(&mut self, var: Term) -> Term {
        if let Some(local) = self.renamed.get(&var) {
            return *local;
        }
        let name = self.variable(var).name;
        let local = self.terms.fresh(&name, self.terms.sort(var));
        self.renamed.insert(var, local);
        self.names.insert(local, name);
        local
    }

    /// The variables of a constraint that belong neither to the body nor to the head.
    fn locals(&mut self, relation: Term, body: Option<usize>, head: Option<usize>) -> Vec<Variable> {
        let of = |predicates: &[Predicate], number: Option<usize>| -> Vec<Term> {
            number.map_or(Vec::new(), |n| predicates[n].vars.iter().map(|var| var.term).collect())
        };
        let mut known: FxHashSet<Term> = of(&self.predicates, body).into_iter().collect();
        for var in of(&self.predicates, head) {
            known.insert(Ts::after(self.terms, var));
        }
        let vars = self.terms.free_vars(relation).into_iter().filter(|var| !known.contains(var));
        vars.map(|term| self.variable(term)).collect()
    }

    /// A variable with its name in the text.
    fn variable(&self, term: Term) -> Variable {
        let name = self.names.get(&term).cloned();
        let name = name.or_else(|| self.terms.var_name(term).map(str::to_owned)).unwrap_or_default();
        Variable { term, name }
    }
}
