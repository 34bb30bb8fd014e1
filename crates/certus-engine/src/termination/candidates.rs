//! Terms that may be parts of a ranking function.
//!
//! Each is a bit-vector so wide that nothing wraps around in it: variables are extended, as signed or as unsigned numbers,
//! before they are added. Simple ones come first, for the first that fits the samples is taken.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Command, Loc};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

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
    /// Variables as numbers, signed and unsigned or as they are, for linear combinations.
    pub(super) views: [Vec<Term>; 2],
    /// Whether ranks have to be bounded by zero.
    pub(super) bounded: bool,
}

/// Where ranks may end to fall.
#[derive(Clone, Copy, Debug)]
pub enum Bounds<'a> {
    /// Anywhere: there are finitely many bit-vectors of one width.
    Finite,
    /// At zero, as if numbers had no limits; only these variables may go round. So no loop ends because a signed number
    /// overflows.
    Zero(&'a BTreeSet<Term>),
}

impl Bounds<'_> {
    /// Whether a rank may rely on it that these terms wrap around.
    fn wrap(&self, terms: &Terms, of: &[Term]) -> bool {
        match self {
            Bounds::Finite => true,
            Bounds::Zero(vars) => terms.free_vars_of(of).iter().all(|var| vars.contains(var)),
        }
    }
}

/// The candidates for the cut points of a component. `live` has the variables that matter at each location.
pub(super) fn pool(
    terms: &mut Terms,
    cfa: &Cfa,
    (inside, cuts): (&[bool], &[Loc]),
    live: &[FxHashSet<Term>],
    bounds: Bounds<'_>,
) -> Pool {
    let mut guards = guards(terms, cfa, inside);
    let told: FxHashSet<Term> = mentioned(terms, cfa, inside);
    let matters = |var: Term| cuts.iter().any(|cut| live[cut.index()].contains(&var));
    let vars: Vec<Term> = cfa
        .vars
        .iter()
        .map(|var| var.term)
        .filter(|var| matters(*var) && told.contains(var) && fits(terms, *var))
        .take(MOST_SINGLE)
        .collect();
    // What is not known at cut points is no part of a rank.
    for guard in &mut guards {
        let mut by = Substitution::new();
        for var in terms.free_vars_of(&[guard.a, guard.b]).into_iter().filter(|var| !matters(*var)) {
            if let Sort::Bv(width) = terms.sort(var) {
                by.insert(var, terms.bv(width, 0));
            }
        }
        (guard.a, guard.b) = (terms.substitute(guard.a, &mut by), terms.substitute(guard.b, &mut by));
    }
    let operands = guards.iter().flat_map(|guard| [guard.a, guard.b]);
    let widest = vars.iter().copied().chain(operands).map(|term| bits(terms, term)).max().unwrap_or(1);
    let width = widest + SPARE;
    let (mut out, mut modular) = (Vec::new(), Vec::new());
    for Guard { signed, equality, a, b } in guards {
        let wraps = bounds.wrap(terms, &[a, b]);
        if equality && !signed && !wraps {
            continue;
        }
        if !signed && wraps {
            // How far it is from one to the other if numbers wrap around: a loop may go on until they meet.
            let (up, down) = (terms.bvsub(b, a), terms.bvsub(a, b));
            modular.extend([extended(terms, up, width, false), extended(terms, down, width, false)]);
        }
        let (a, b) = (extended(terms, a, width, signed), extended(terms, b, width, signed));
        out.extend([terms.bvsub(b, a), terms.bvsub(a, b)]);
    }
    let bounded = matches!(bounds, Bounds::Zero(_));
    // Signed and unsigned; or signed and as they are.
    let views = [true, false].map(|signed| -> Vec<Term> {
        let signed = |var: &Term| signed || (bounded && !bounds.wrap(terms, &[*var]));
        let signs: Vec<bool> = vars.iter().map(signed).collect();
        vars.iter().zip(signs).map(|(var, signed)| extended(terms, *var, width, signed)).collect()
    });
    for view in &views {
        for term in view {
            out.extend([*term, terms.bvneg(*term)]);
        }
    }
    if bounded {
        // How far it is to the largest number.
        for var in vars.iter().filter(|var| bounds.wrap(terms, &[**var])).copied().collect::<Vec<_>>() {
            if matches!(terms.sort(var), Sort::Bv(_)) {
                let rest = terms.bvnot(var);
                modular.push(extended(terms, rest, width, false));
            }
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
    let distances: Vec<Term> = out.iter().copied().take(MOST_DIRECTED).collect();
    let moving: Vec<Term> = moving.into_iter().take(MOST_DIRECTED).chain(distances).collect();
    directed(terms, &signs[..signs.len().min(MOST_SIGNS)], &moving, &mut out);
    if bounded {
        out.iter_mut().for_each(|term| *term = clamped(terms, *term));
    }
    let mut seen = FxHashSet::default();
    out.retain(|term| !terms.is_const(*term) && seen.insert(*term));
    Pool { width, terms: out, views, bounded }
}

/// The larger one of a term and -1: so it falls to below zero once.
pub(super) fn clamped(terms: &mut Terms, term: Term) -> Term {
    let minus = terms.bv_const(certus_logic::Bv::from_i128(terms.width(term), -1));
    let below = terms.bvslt(term, minus);
    terms.ite(below, minus, term)
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

/// The variables that commands of a component read or write.
fn mentioned(terms: &Terms, cfa: &Cfa, inside: &[bool]) -> FxHashSet<Term> {
    let mut read = Vec::new();
    let mut out = FxHashSet::default();
    for command in commands(cfa, inside) {
        match command {
            Command::Assume(guard) => read.push(guard),
            Command::Assign(var, value) => {
                out.insert(var);
                read.push(value);
            }
            Command::Havoc(var) => {
                out.insert(var);
            }
        }
    }
    out.extend(terms.free_vars_of(&read));
    out
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

/// What a test compares, and how.
struct Guard {
    signed: bool,
    equality: bool,
    a: Term,
    b: Term,
}

/// What the tests of a component compare. An equality is a comparison of either kind: a loop may go on until two numbers meet.
fn guards(terms: &Terms, cfa: &Cfa, inside: &[bool]) -> Vec<Guard> {
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
        let (equality, signs): (bool, &[bool]) = match terms.op(term) {
            Op::BvUlt => (false, &[false]),
            Op::BvSlt => (false, &[true]),
            Op::Eq => (true, &[true, false]),
            _ => continue,
        };
        let (a, b) = (terms.arg(term, 0), terms.arg(term, 1));
        let numbers = matches!(terms.sort(a), Sort::Bv(2..=WIDEST));
        if numbers && seen.insert((a, b)) {
            out.extend(signs.iter().map(|&signed| Guard { signed, equality, a, b }));
        }
    }
    out
}
