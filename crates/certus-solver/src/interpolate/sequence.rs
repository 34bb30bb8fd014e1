//! Which symbols stand where in a sequence of formulas.

use certus_logic::{Op, Symbol, Term, Terms};
use rustc_hash::FxHashMap;

/// From the first to the last formula that something can be said in, counted from 0. Nothing can be said anywhere if
/// the first comes after the last; that is how a term is whose symbols never meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) first: u32,
    pub(crate) last: u32,
}

impl Range {
    /// What has no symbols can be said everywhere.
    pub(crate) const EVERYWHERE: Range = Range { first: 0, last: u32::MAX };
    /// What can be said nowhere.
    pub(crate) const NOWHERE: Range = Range { first: u32::MAX, last: 0 };

    /// Where both can be said.
    pub(crate) fn meet(self, other: Range) -> Range {
        Range { first: self.first.max(other.first), last: self.last.min(other.last) }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.first > self.last
    }

    /// Whether it stands on both sides of the cut before formula `cut`.
    pub(crate) fn is_shared(self, cut: u32) -> bool {
        self.first < cut && cut <= self.last
    }

    /// Whether it can be said before the cut only.
    pub(crate) fn is_before(self, cut: u32) -> bool {
        self.last < cut
    }

    /// Whether it can be said behind the cut only.
    pub(crate) fn is_behind(self, cut: u32) -> bool {
        self.first >= cut
    }
}

/// The formulas and where their symbols stand.
#[derive(Clone, Debug)]
pub struct Sequence {
    formulas: Vec<Term>,
    symbols: FxHashMap<Symbol, Range>,
}

fn symbol_of(terms: &Terms, t: Term) -> Option<Symbol> {
    match terms.op(t) {
        Op::Var(s) | Op::Apply(s) => Some(s),
        _ => None,
    }
}

impl Sequence {
    /// Looks through the formulas.
    #[must_use]
    pub fn new(terms: &Terms, formulas: &[Term]) -> Sequence {
        let mut symbols: FxHashMap<Symbol, Range> = FxHashMap::default();
        for (at, formula) in (0..).zip(formulas) {
            for t in terms.post_order(&[*formula]) {
                if let Some(symbol) = symbol_of(terms, t) {
                    symbols.entry(symbol).or_insert(Range { first: at, last: at }).last = at;
                }
            }
        }
        Sequence { formulas: formulas.to_vec(), symbols }
    }

    /// The formulas.
    #[must_use]
    pub fn formulas(&self) -> &[Term] {
        &self.formulas
    }

    /// Where a symbol stands.
    pub(crate) fn range(&self, symbol: Symbol) -> Range {
        self.symbols.get(&symbol).copied().unwrap_or(Range::NOWHERE)
    }

    /// Where a term can be said whose arguments can be said there.
    pub(crate) fn range_of_node(&self, terms: &Terms, t: Term, args: impl Iterator<Item = Range>) -> Range {
        let own = symbol_of(terms, t).map_or(Range::EVERYWHERE, |s| self.range(s));
        args.fold(own, Range::meet)
    }

    /// Whether all symbols of a term stand on both sides of the cut before formula `cut`.
    #[must_use]
    pub fn is_shared(&self, terms: &Terms, t: Term, cut: usize) -> bool {
        let cut = u32::try_from(cut).unwrap_or(u32::MAX);
        terms
            .post_order(&[t])
            .into_iter()
            .filter_map(|t| symbol_of(terms, t))
            .all(|s| self.range(s).is_shared(cut))
    }

    /// Where each of many terms can be said.
    pub(crate) fn ranges(&self, terms: &Terms, roots: &[Term]) -> FxHashMap<Term, Range> {
        let mut ranges: FxHashMap<Term, Range> = FxHashMap::default();
        for t in terms.post_order(roots) {
            let range = self.range_of_node(terms, t, terms.args(t).iter().map(|a| ranges[a]));
            ranges.insert(t, range);
        }
        ranges
    }
}
