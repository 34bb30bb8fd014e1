//! Temporal formulas in VMT: `ltl.X`, `ltl.F`, `ltl.G`, `ltl.U` and `ltl.R` are functions over truth values, and the others those of SMT-LIB.

use certus_logic::smtlib::{Scope, Sexprs, read_command, term_text};
use certus_logic::{Op, Sort, Term, Terms};
use certus_model::ltl::Ltl;

/// The operators, with the number of their formulas.
const OPERATORS: [(&str, usize); 5] = [("ltl.X", 1), ("ltl.F", 1), ("ltl.G", 1), ("ltl.U", 2), ("ltl.R", 2)];

/// Makes the operators known.
pub(super) fn declare(scope: &mut Scope, terms: &mut Terms) {
    for (name, count) in OPERATORS {
        let params = ["Bool"; 2][..count].join(" ");
        let text = format!("(declare-fun {name} ({params}) Bool)");
        if let Ok(command) = Sexprs::parse(&text)
            && let Ok(command) = command.only()
        {
            // A name that the file has for something else stays what it is.
            let _ = read_command(scope, terms, command);
        }
    }
}

/// A term as a temporal formula whose atoms have no temporal operators.
///
/// # Errors
/// Those of the function that looks at atoms.
pub(super) fn formula<E>(
    terms: &mut Terms,
    term: Term,
    atom: &mut dyn FnMut(&mut Terms, Term) -> Result<Term, E>,
) -> Result<Ltl<Term>, E> {
    if term == terms.tru() || term == terms.fls() {
        return Ok(Ltl::Constant(term == terms.tru()));
    }
    if terms.functions_of(&[term]).is_empty() {
        return atom(terms, term).map(Ltl::Atom);
    }
    let args = terms.args(term).to_vec();
    let truth = args.iter().all(|arg| terms.sort(*arg) == Sort::Bool);
    let operator = match terms.op(term) {
        Op::Apply(function) => {
            let name = terms.declaration(function).name.clone();
            OPERATORS
                .iter()
                .find(|(known, count)| *known == name && *count == args.len())
                .map(|(name, _)| *name)
        }
        Op::Not => Some("not"),
        Op::And => Some("and"),
        Op::Eq if truth => Some("="),
        Op::Ite if truth => Some("ite"),
        _ => None,
    };
    let Some(operator) = operator else { return atom(terms, term).map(Ltl::Atom) };
    let mut parts = Vec::with_capacity(args.len());
    for arg in args {
        parts.push(formula(terms, arg, atom)?);
    }
    let mut parts = parts.into_iter();
    let mut next = || parts.next().expect("an operator has its arguments");
    let first = next();
    Ok(match operator {
        "ltl.X" => first.next(),
        "ltl.F" => first.finally(),
        "ltl.G" => first.globally(),
        "ltl.U" => first.until(next()),
        "ltl.R" => first.release(next()),
        "not" => first.negation(),
        "=" => first.iff(next()),
        "ite" => {
            let (yes, no) = (next(), next());
            first.clone().implies(yes).and(first.or(no))
        }
        _ => parts.fold(first, Ltl::and),
    })
}

/// A formula as text.
pub(super) fn text(terms: &Terms, formula: &Ltl<Term>) -> String {
    let text = |inner: &Ltl<Term>| text(terms, inner);
    match formula {
        Ltl::Constant(value) => value.to_string(),
        Ltl::Atom(atom) => term_text(terms, *atom),
        Ltl::Not(a) => format!("(not {})", text(a)),
        Ltl::And(a, b) => format!("(and {} {})", text(a), text(b)),
        Ltl::Or(a, b) => format!("(or {} {})", text(a), text(b)),
        Ltl::Next(a) => format!("(ltl.X {})", text(a)),
        Ltl::Until(a, b) if matches!(**a, Ltl::Constant(true)) => format!("(ltl.F {})", text(b)),
        Ltl::Release(a, b) if matches!(**a, Ltl::Constant(false)) => format!("(ltl.G {})", text(b)),
        Ltl::Until(a, b) => format!("(ltl.U {} {})", text(a), text(b)),
        Ltl::Release(a, b) => format!("(ltl.R {} {})", text(a), text(b)),
    }
}
