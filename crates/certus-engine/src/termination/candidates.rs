//! Terms that may be parts of a ranking function.
//!
//! Each is a bit-vector so wide that nothing wraps around in it: variables are extended, as signed or as unsigned numbers,
//! before they are added. Simple ones come first, for the first that fits the samples is taken.

use certus_logic::{Op, Sort, Term, Terms};
use certus_model::{Cfa, Command, Loc};
use rustc_hash::FxHashSet;

/// Wider variables are no part of a rank.
const WIDEST: u32 = 64;

/// So many variables are taken alone, and so many in pairs.
const MOST_SINGLE: usize = 40;
const MOST_PAIRED: usize = 12;

/// So many variables that a loop changes are taken by the signs of so many that it does not.
const MOST_DIRECTED: usize = 4;
const MOST_SIGNS: usize = 3;

/// How wide a term of the pool is beyond the widest variable: for a sign and for sums.
pub(super) const SPARE: u32 = 8;

/// What ranks of one component are made of.
pub(super) struct Pool {
    /// The width of all terms.
    pub(super) width: u32,
    /// The candidates, simple ones first.
    pub(super) terms: Vec<Term>,
    /// Variables as signed and as unsigned numbers, for linear combinations.
    pub(super) views: [Vec<Term>; 2],
}

/// The candidates for the cut points of a component. `live` has the variables that matter at each location.
pub(super) fn pool(
    terms: &mut Terms,
    cfa: &Cfa,
    inside: &[bool],
    cuts: &[Loc],
    live: &[FxHashSet<Term>],
) -> Pool {
    let guards = guards(terms, cfa, inside);
    let mut told: Vec<Term> = guards.iter().flat_map(|(_, a, b)| terms.free_vars_of(&[*a, *b])).collect();
    told.extend(written(cfa, inside));
    let told: FxHashSet<Term> = told.into_iter().collect();
    let matters = |var: Term| cuts.iter().any(|cut| live[cut.index()].contains(&var));
    let vars: Vec<Term> = cfa
        .vars
        .iter()
        .map(|var| var.term)
        .filter(|var| matters(*var) && told.contains(var) && fits(terms, *var))
        .take(MOST_SINGLE)
        .collect();
    let operands = guards.iter().flat_map(|(_, a, b)| [*a, *b]);
    let widest = vars.iter().copied().chain(operands).map(|term| bits(terms, term)).max().unwrap_or(1);
    let width = widest + SPARE;
    let (mut out, mut modular) = (Vec::new(), Vec::new());
    for (signed, a, b) in guards {
        if !signed {
            // How far it is from one to the other if numbers wrap around: a loop may go on until they meet.
            let (up, down) = (terms.bvsub(b, a), terms.bvsub(a, b));
            modular.extend([extended(terms, up, width, false), extended(terms, down, width, false)]);
        }
        let (a, b) = (extended(terms, a, width, signed), extended(terms, b, width, signed));
        out.extend([terms.bvsub(b, a), terms.bvsub(a, b)]);
    }
    let views = [true, false]
        .map(|signed| -> Vec<Term> { vars.iter().map(|var| extended(terms, *var, width, signed)).collect() });
    for view in &views {
        for term in view {
            out.extend([*term, terms.bvneg(*term)]);
        }
    }
    out.extend(modular);
    for view in &views {
        pairs(terms, &view[..view.len().min(MOST_PAIRED)], &mut out);
    }
    let changed: FxHashSet<Term> = written(cfa, inside).into_iter().collect();
    let (signs, moving): (Vec<Term>, Vec<Term>) =
        views[0].iter().zip(&vars).fold((Vec::new(), Vec::new()), |(mut signs, mut moving), (view, var)| {
            if changed.contains(var) { &mut moving } else { &mut signs }.push(*view);
            (signs, moving)
        });
    directed(
        terms,
        &signs[..signs.len().min(MOST_SIGNS)],
        &moving[..moving.len().min(MOST_DIRECTED)],
        &mut out,
    );
    let mut seen = FxHashSet::default();
    out.retain(|term| !terms.is_const(*term) && seen.insert(*term));
    Pool { width, terms: out, views }
}

/// Differences, sums, the smaller and the larger of two.
fn pairs(terms: &mut Terms, view: &[Term], out: &mut Vec<Term>) {
    let mut last = Vec::new();
    for (index, a) in view.iter().enumerate() {
        for b in &view[..index] {
            let (sum, difference) = (terms.bvadd(*a, *b), terms.bvsub(*a, *b));
            out.extend([difference, terms.bvneg(difference), sum, terms.bvneg(sum)]);
            let less = terms.bvslt(*a, *b);
            let (small, large) = (terms.ite(less, *a, *b), terms.ite(less, *b, *a));
            last.extend([small, large, terms.bvneg(small), terms.bvneg(large)]);
        }
    }
    out.extend(last);
}

/// One of two terms, by the sign of what the loop does not change: often it says in which direction the loop goes.
fn directed(terms: &mut Terms, signs: &[Term], moving: &[Term], out: &mut Vec<Term>) {
    let both: Vec<Term> = moving.iter().flat_map(|term| [*term, terms.bvneg(*term)]).collect();
    for sign in signs {
        let zero = terms.bv(terms.width(*sign), 0);
        let below = terms.bvslt(*sign, zero);
        for a in &both {
            for b in both.iter().filter(|b| *b != a) {
                out.push(terms.ite(below, *a, *b));
            }
        }
    }
}

/// How many bits a term has; a truth value has one.
fn bits(terms: &Terms, term: Term) -> u32 {
    match terms.sort(term) {
        Sort::Bv(width) => width,
        _ => 1,
    }
}

fn fits(terms: &Terms, term: Term) -> bool {
    matches!(terms.sort(term), Sort::Bool | Sort::Bv(1..=WIDEST))
}

fn extended(terms: &mut Terms, term: Term, width: u32, signed: bool) -> Term {
    let term = match terms.sort(term) {
        Sort::Bool => {
            let (one, zero) = (terms.bv(1, 1), terms.bv(1, 0));
            terms.ite(term, one, zero)
        }
        _ => term,
    };
    let by = width - terms.width(term);
    if signed { terms.sign_extend(by, term) } else { terms.zero_extend(by, term) }
}

/// The variables that commands of a component write.
fn written(cfa: &Cfa, inside: &[bool]) -> Vec<Term> {
    commands(cfa, inside)
        .filter_map(|command| match command {
            Command::Assign(var, _) | Command::Havoc(var) => Some(var),
            Command::Assume(_) => None,
        })
        .collect()
}

fn commands<'a>(cfa: &'a Cfa, inside: &'a [bool]) -> impl Iterator<Item = Command> + 'a {
    let edges = cfa.edges.iter().filter(|edge| inside[edge.from.index()] && inside[edge.to.index()]);
    edges.flat_map(|edge| edge.block.steps()).map(|step| step.command)
}

/// What the tests of a component compare: whether as signed numbers, and the two sides. An equality is a comparison of
/// either kind: a loop may go on until two numbers meet.
fn guards(terms: &Terms, cfa: &Cfa, inside: &[bool]) -> Vec<(bool, Term, Term)> {
    let mut out = Vec::new();
    let mut seen = FxHashSet::default();
    let mut roots = Vec::new();
    for command in commands(cfa, inside) {
        match command {
            Command::Assume(guard) => roots.push(guard),
            Command::Assign(_, value) => roots.push(value),
            Command::Havoc(_) => {}
        }
    }
    for term in terms.post_order(&roots) {
        let signed: &[bool] = match terms.op(term) {
            Op::BvUlt => &[false],
            Op::BvSlt => &[true],
            Op::Eq => &[true, false],
            _ => continue,
        };
        let (a, b) = (terms.arg(term, 0), terms.arg(term, 1));
        let numbers = matches!(terms.sort(a), Sort::Bv(2..=WIDEST));
        if numbers && seen.insert((a, b)) {
            out.extend(signed.iter().map(|signed| (*signed, a, b)));
        }
    }
    out
}
