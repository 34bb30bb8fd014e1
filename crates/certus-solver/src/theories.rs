//! Theories: which ones a term needs, which ones a solver has, and the name of the logic they make.

use certus_logic::{Op, Sort, Term, Terms};

/// A set of theories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theories(u16);

impl Theories {
    /// Bit-vectors.
    pub const BIT_VECTORS: Theories = Theories(1);
    /// Arrays.
    pub const ARRAYS: Theories = Theories(2);
    /// Arrays that hold the same everywhere.
    pub const CONSTANT_ARRAYS: Theories = Theories(4);
    /// Uninterpreted functions.
    pub const FUNCTIONS: Theories = Theories(8);
    /// Uninterpreted sorts.
    pub const SORTS: Theories = Theories(16);
    /// Linear arithmetic over Int.
    pub const INTEGERS: Theories = Theories(32);
    /// Linear arithmetic over Real.
    pub const REALS: Theories = Theories(64);
    /// Products and quotients of variables.
    pub const NONLINEAR: Theories = Theories(128);
    /// Arrays other than from bit-vectors to bit-vectors and from integers to integers, which only the
    /// logic of everything has.
    const ODD_ARRAYS: Theories = Theories(256);

    /// Every theory there is.
    pub const ALL: Theories = Theories(511);

    const NAMES: [(Theories, &'static str); 8] = [
        (Theories::BIT_VECTORS, "bit-vectors"),
        (Theories::ARRAYS, "arrays"),
        (Theories::CONSTANT_ARRAYS, "constant arrays"),
        (Theories::FUNCTIONS, "uninterpreted functions"),
        (Theories::SORTS, "uninterpreted sorts"),
        (Theories::INTEGERS, "integers"),
        (Theories::REALS, "reals"),
        (Theories::NONLINEAR, "nonlinear arithmetic"),
    ];

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Theories) -> Theories {
        Theories(self.0 | other.0)
    }

    /// The set without the theories of another.
    #[must_use]
    pub const fn without(self, other: Theories) -> Theories {
        Theories(self.0 & !other.0)
    }

    /// Whether all theories of another set are in this one.
    #[must_use]
    pub const fn has(self, other: Theories) -> bool {
        self.0 & other.0 == other.0
    }

    fn has_some(self, other: Theories) -> bool {
        self.0 & other.0 != 0
    }

    /// One theory of this set in words, if there is one.
    #[must_use]
    pub fn first_name(self) -> Option<&'static str> {
        Theories::NAMES.iter().find(|(t, _)| self.has(*t)).map(|(_, name)| *name)
    }

    /// What a sort needs.
    #[must_use]
    pub fn of_sort(terms: &Terms, sort: Sort) -> Theories {
        let mut all = Theories::default();
        let mut open = vec![sort];
        while let Some(sort) = open.pop() {
            all = all.and(match sort {
                Sort::Bool => Theories::default(),
                Sort::Bv(_) => Theories::BIT_VECTORS,
                Sort::Int => Theories::INTEGERS,
                Sort::Real => Theories::REALS,
                Sort::Uninterpreted(_) => Theories::SORTS,
                Sort::Array(a) => {
                    let (index, element) = terms.array_sorts(a);
                    open.extend([index, element]);
                    match (index, element) {
                        (Sort::Bv(_), Sort::Bv(_)) | (Sort::Int, Sort::Int) => Theories::ARRAYS,
                        _ => Theories::ARRAYS.and(Theories::ODD_ARRAYS),
                    }
                }
            });
        }
        all
    }

    /// What a term needs by itself, without its arguments.
    #[must_use]
    pub fn of_node(terms: &Terms, t: Term) -> Theories {
        let sort = Theories::of_sort(terms, terms.sort(t));
        let variable = |args: &[Term]| args.iter().filter(|a| !terms.is_const(**a)).count();
        let nonlinear = |is: bool| if is { Theories::NONLINEAR } else { Theories::default() };
        sort.and(match terms.op(t) {
            Op::Apply(_) => Theories::FUNCTIONS,
            Op::ConstArray(_) => Theories::CONSTANT_ARRAYS,
            Op::Mul => nonlinear(variable(terms.args(t)) > 1),
            Op::IntDiv | Op::IntMod | Op::RealDiv => nonlinear(!terms.is_const(terms.arg(t, 1))),
            _ => Theories::default(),
        })
    }

    /// What formulas need.
    #[must_use]
    pub fn of_terms(terms: &Terms, roots: &[Term]) -> Theories {
        let mut all = Theories::default();
        for term in terms.post_order(roots) {
            all = all.and(Theories::of_node(terms, term));
        }
        all
    }

    /// The names of these theories.
    #[must_use]
    pub fn names(self) -> Vec<&'static str> {
        Theories::NAMES.iter().filter(|(theory, _)| self.has(*theory)).map(|(_, name)| *name).collect()
    }

    /// The smallest logic with these theories, as `set-logic` takes it. Solvers choose their methods by it:
    /// Z3 is twice as fast on `QF_BV` as on the same formulas in `ALL`. There is none of truth values alone;
    /// with `has`, the theories of the solver, one is chosen that it is likely to need later.
    #[must_use]
    pub fn logic(self, has: Theories) -> String {
        let arithmetic = Theories::INTEGERS.and(Theories::REALS);
        let numbers = self.has_some(arithmetic);
        let bits = self.has(Theories::BIT_VECTORS)
            || (self == Theories::default() && has.has(Theories::BIT_VECTORS));
        let odd = self.has(Theories::ODD_ARRAYS)
            || self.has(arithmetic)
            || (bits && numbers)
            || (self.has(Theories::ARRAYS)
                && ((!bits && !self.has(Theories::INTEGERS)) || self.has(Theories::NONLINEAR)));
        if odd {
            return "ALL".to_owned();
        }
        let mut name = "QF_".to_owned();
        if self.has(Theories::ARRAYS) {
            name.push('A');
        }
        let free = self.has_some(Theories::FUNCTIONS.and(Theories::SORTS));
        if free {
            name.push_str("UF");
        }
        if numbers {
            name.push(if self.has(Theories::NONLINEAR) { 'N' } else { 'L' });
            name.push(if self.has(Theories::INTEGERS) { 'I' } else { 'R' });
            name.push('A');
        } else if bits {
            name.push_str("BV");
        } else if !free {
            name.push_str("UF");
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logics_have_their_usual_names() {
        type T = Theories;
        let check = |theories: &[T], expected: &str| {
            let all = theories.iter().fold(T::default(), |a, b| a.and(*b));
            assert_eq!(all.logic(T::ALL), expected, "{theories:?}");
        };
        check(&[], "QF_BV");
        check(&[T::BIT_VECTORS], "QF_BV");
        check(&[T::BIT_VECTORS, T::ARRAYS, T::CONSTANT_ARRAYS], "QF_ABV");
        check(&[T::BIT_VECTORS, T::ARRAYS, T::FUNCTIONS], "QF_AUFBV");
        check(&[T::SORTS], "QF_UF");
        check(&[T::INTEGERS], "QF_LIA");
        check(&[T::INTEGERS, T::ARRAYS], "QF_ALIA");
        check(&[T::REALS, T::FUNCTIONS, T::NONLINEAR], "QF_UFNRA");
        check(&[T::REALS, T::INTEGERS], "ALL");
        check(&[T::REALS, T::ARRAYS], "ALL");
        check(&[T::BIT_VECTORS, T::ARRAYS, T::ODD_ARRAYS], "ALL");
        check(&[T::BIT_VECTORS, T::INTEGERS], "ALL");
        assert_eq!(T::default().logic(T::REALS), "QF_UF");
    }
}
