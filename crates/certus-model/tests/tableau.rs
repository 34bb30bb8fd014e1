//! The tableau of temporal formulas: random formulas on random words that go round in circles, against what formulas mean, and against
//! the automata of Debian's `lbt`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_logic::{Sort, Term, Terms};
use certus_model::Ts;
use certus_model::graph::components;
use certus_model::ltl::{Ltl, Tableau};
use certus_testing::{Rng, Space, random_ltl, scale};
use std::collections::HashMap;
use std::hash::Hash;

/// How many atoms there are.
const ATOMS: usize = 2;

/// A word: a letter is the set of atoms that hold there, and after the last one all goes on at `back`.
struct Word {
    letters: Vec<u32>,
    back: usize,
}

impl Word {
    fn random(rng: &mut Rng) -> Word {
        let length = 1 + rng.below(6) as usize;
        let letters = (0..length).map(|_| rng.below(1 << ATOMS) as u32).collect();
        Word { letters, back: rng.below(length as u64) as usize }
    }

    fn next(&self, at: usize) -> usize {
        if at + 1 < self.letters.len() { at + 1 } else { self.back }
    }

    /// Whether a formula holds at a position, as its meaning says: what comes is looked at until it repeats.
    fn satisfies(&self, formula: &Ltl<usize>, at: usize) -> bool {
        let ahead =
            || std::iter::successors(Some(at), |at| Some(self.next(*at))).take(2 * self.letters.len());
        match formula {
            Ltl::Constant(value) => *value,
            Ltl::Atom(atom) => self.letters[at] >> atom & 1 == 1,
            Ltl::Not(a) => !self.satisfies(a, at),
            Ltl::And(a, b) => self.satisfies(a, at) && self.satisfies(b, at),
            Ltl::Or(a, b) => self.satisfies(a, at) || self.satisfies(b, at),
            Ltl::Next(a) => self.satisfies(a, self.next(at)),
            Ltl::Until(a, b) => {
                for at in ahead() {
                    if self.satisfies(b, at) {
                        return true;
                    }
                    if !self.satisfies(a, at) {
                        return false;
                    }
                }
                false
            }
            Ltl::Release(a, b) => {
                for at in ahead() {
                    if !self.satisfies(b, at) {
                        return false;
                    }
                    if self.satisfies(a, at) {
                        return true;
                    }
                }
                true
            }
        }
    }
}

/// Whether a graph has an infinite path from one of these nodes that meets each of so many sets infinitely often.
fn accepts<N: Copy + Eq + Hash>(
    first: impl IntoIterator<Item = N>,
    after: impl Fn(N) -> Vec<N>,
    met: impl Fn(N) -> u32,
    sets: usize,
) -> bool {
    let mut number: HashMap<N, usize> = HashMap::new();
    let (mut nodes, mut graph): (Vec<N>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
    for node in first {
        number.entry(node).or_insert_with(|| {
            nodes.push(node);
            nodes.len() - 1
        });
    }
    let mut at = 0;
    while at < nodes.len() {
        let mut to = Vec::new();
        for node in after(nodes[at]) {
            to.push(*number.entry(node).or_insert_with(|| {
                nodes.push(node);
                nodes.len() - 1
            }));
        }
        graph.push(to);
        at += 1;
    }
    let part = components(&graph, 0..graph.len()).of;
    let mut seen: HashMap<u32, (bool, u32)> = HashMap::new();
    for (from, to) in graph.iter().enumerate() {
        let entry = seen.entry(part[from]).or_default();
        entry.0 |= to.iter().any(|to| part[*to] == part[from]);
        entry.1 |= met(nodes[from]);
    }
    let all = (1u32 << sets) - 1;
    seen.values().any(|(cycle, met)| *cycle && *met == all)
}

/// The tableau of a formula, as tables over the bits, the atoms and the promises that are made.
struct Tables {
    bits: u32,
    first: Vec<u64>,
    allowed: Vec<u64>,
    sets: Vec<Vec<u64>>,
}

impl Tables {
    /// Nothing if the formula has too many promises for that.
    fn new(formula: &Ltl<usize>) -> Option<Tables> {
        let mut terms = Terms::new();
        let mut ts = Ts::new(&terms);
        let atoms: Vec<Term> = (0..ATOMS).map(|_| terms.fresh("atom", Sort::Bool)).collect();
        atoms.iter().for_each(|atom| ts.add_input(*atom, "atom"));
        let formula: Ltl<Term> = formula.map(&mut |atom: &usize| Ok::<_, ()>(atoms[*atom])).unwrap();
        let Tableau { ts, sets, promises } = Tableau::new(&mut terms, &ts, &formula);
        if promises.len() > 6 {
            return None;
        }
        // The lowest bits are the promises, then the atoms, then what is promised for the next position.
        let mut vars: Vec<Term> = promises.iter().map(|promise| promise.bit).collect();
        let next: Vec<Term> = vars.iter().map(|bit| ts.next[bit]).collect();
        vars.extend(&atoms);
        let made: Vec<Term> = vars[..next.len()].iter().map(|_| terms.fresh("made", Sort::Bool)).collect();
        vars.extend(&made);
        // Promises that are made are inputs, but for the first bit, which is never made again.
        let mut same = vec![ts.constraint];
        for (made, next) in made.iter().zip(&next) {
            same.push(terms.eq(*made, *next));
        }
        let inputs: Vec<Term> =
            ts.inputs.iter().map(|input| input.term).filter(|input| !atoms.contains(input)).collect();
        let mut by = certus_logic::Substitution::new();
        for input in inputs {
            let n = next.iter().position(|next| *next == input).unwrap();
            by.insert(input, made[n]);
        }
        let mut table = |terms: &mut Terms, term: Term| {
            let term = terms.substitute(term, &mut by);
            Space::new(terms, &vars).table(terms, term)
        };
        let allowed = terms.and(&same);
        Some(Tables {
            bits: promises.len() as u32,
            first: table(&mut terms, ts.init),
            allowed: table(&mut terms, allowed),
            sets: sets.iter().map(|set| table(&mut terms, *set)).collect(),
        })
    }

    /// Whether promises can be made and kept on a word.
    fn accepts(&self, word: &Word) -> bool {
        let all = 0..1usize << self.bits;
        let index = |(at, bits, made): (usize, usize, usize)| {
            bits | (word.letters[at] as usize) << self.bits | made << (self.bits as usize + ATOMS)
        };
        let from = |at: usize, bits: usize| -> Vec<(usize, usize, usize)> {
            let nodes = all.clone().map(|made| (at, bits, made));
            nodes.filter(|node| self.allowed[index(*node)] == 1).collect()
        };
        let first = all.clone().flat_map(|bits| from(0, bits)).filter(|node| self.first[index(*node)] == 1);
        let after = |(at, _, made): (usize, usize, usize)| from(word.next(at), made);
        let met = |node| {
            let sets = self.sets.iter().enumerate();
            sets.map(|(n, set)| u32::from(set[index(node)] == 1) << n).sum()
        };
        accepts(first, after, met, self.sets.len())
    }
}

#[test]
fn promises_can_be_kept_where_a_formula_holds() {
    let mut found = [0u64; 2];
    let mut seed = 0;
    // Ten words for each formula.
    while found[0] + found[1] < 2000 * scale() {
        seed += 1;
        let mut rng = Rng::new(seed);
        let depth = 1 + rng.below(3) as u32;
        let formula = random_ltl(&mut rng, &(0..ATOMS).collect::<Vec<_>>(), depth);
        let Some(tables) = Tables::new(&formula) else { continue };
        for _ in 0..10 {
            let word = Word::random(&mut rng);
            let holds = word.satisfies(&formula, 0);
            assert_eq!(
                tables.accepts(&word),
                holds,
                "seed {seed}: {formula:?} on {:?}, {}",
                word.letters,
                word.back
            );
            found[usize::from(holds)] += 1;
        }
    }
    assert!(found[0] > found[1] / 4 && found[1] > found[0] / 4, "{found:?}");
}

/// A formula as `lbt` reads it.
fn prefix(formula: &Ltl<usize>) -> String {
    match formula {
        Ltl::Constant(true) => "t".to_owned(),
        Ltl::Constant(false) => "f".to_owned(),
        Ltl::Atom(atom) => format!("p{atom}"),
        Ltl::Not(a) => format!("! {}", prefix(a)),
        Ltl::And(a, b) => format!("& {} {}", prefix(a), prefix(b)),
        Ltl::Or(a, b) => format!("| {} {}", prefix(a), prefix(b)),
        Ltl::Next(a) => format!("X {}", prefix(a)),
        Ltl::Until(a, b) => format!("U {} {}", prefix(a), prefix(b)),
        Ltl::Release(a, b) => format!("V {} {}", prefix(a), prefix(b)),
    }
}

/// An automaton of `lbt`: its states, first of all the initial one, with the sets they are in, and the steps from them.
#[derive(Default)]
struct Automaton {
    sets: usize,
    met: HashMap<usize, u32>,
    steps: HashMap<usize, Vec<(usize, Vec<String>)>>,
    initial: usize,
}

impl Automaton {
    fn read(text: &str) -> Automaton {
        let mut words = text.split_whitespace();
        let mut number = || words.next().map(|word| word.parse::<i64>().unwrap());
        let (states, sets) = (number().unwrap(), number().unwrap());
        let mut out = Automaton { sets: sets as usize, ..Automaton::default() };
        let mut words = text.split_whitespace().skip(2);
        for _ in 0..states {
            let state: usize = words.next().unwrap().parse().unwrap();
            if words.next().unwrap() == "1" {
                out.initial = state;
            }
            let met = words.by_ref().take_while(|word| *word != "-1");
            let met = met.fold(0, |met, word| met | 1 << word.parse::<u32>().unwrap());
            out.met.insert(state, met);
            let mut steps = Vec::new();
            while let Some(to) = words.next().filter(|word| *word != "-1") {
                // A guard in prefix notation ends when nothing is missing any more.
                let (mut guard, mut missing) = (Vec::new(), 1);
                while missing > 0 {
                    let word = words.next().unwrap();
                    missing += match word {
                        "&" | "|" => 1,
                        "!" => 0,
                        _ => -1,
                    };
                    guard.push(word.to_owned());
                }
                steps.push((to.parse().unwrap(), guard));
            }
            out.steps.insert(state, steps);
        }
        out
    }

    fn accepts(&self, word: &Word) -> bool {
        let after = |(at, state): (usize, usize)| {
            let steps = self.steps.get(&state).into_iter().flatten();
            let taken = steps.filter(|(_, guard)| holds(&mut guard.iter(), word.letters[at]));
            taken.map(|(to, _)| (word.next(at), *to)).collect()
        };
        accepts(
            [(0, self.initial)],
            after,
            |(_, state)| self.met.get(&state).copied().unwrap_or(0),
            self.sets,
        )
    }
}

/// Whether a guard in prefix notation holds at a letter.
fn holds<'a>(guard: &mut impl Iterator<Item = &'a String>, letter: u32) -> bool {
    match guard.next().unwrap().as_str() {
        "t" => true,
        "f" => false,
        "!" => !holds(guard, letter),
        "&" => {
            let (a, b) = (holds(guard, letter), holds(guard, letter));
            a && b
        }
        "|" => {
            let (a, b) = (holds(guard, letter), holds(guard, letter));
            a || b
        }
        atom => letter >> atom.strip_prefix('p').unwrap().parse::<u32>().unwrap() & 1 == 1,
    }
}

#[test]
fn lbt_says_the_same() {
    if certus_testing::need::lbt("t").is_none() {
        return;
    }
    let mut found = [0u64; 2];
    let mut seed = 0;
    while found[0] + found[1] < 300 * scale() {
        seed += 1;
        let mut rng = Rng::new(seed ^ 0x1b7);
        let formula = random_ltl(&mut rng, &(0..ATOMS).collect::<Vec<_>>(), 2);
        let Some(tables) = Tables::new(&formula) else { continue };
        let automaton = Automaton::read(&certus_testing::need::lbt(&prefix(&formula)).unwrap());
        for _ in 0..5 {
            let word = Word::random(&mut rng);
            let said = automaton.accepts(&word);
            assert_eq!(
                tables.accepts(&word),
                said,
                "seed {seed}: {formula:?} on {:?}, {}",
                word.letters,
                word.back
            );
            found[usize::from(said)] += 1;
        }
    }
    assert!(found[0] > 0 && found[1] > 0, "{found:?}");
}
