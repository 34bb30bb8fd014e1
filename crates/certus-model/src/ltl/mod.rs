//! Linear temporal logic over the positions of infinite runs.
//!
//! A formula is made of atoms, the Boolean operators, and *next*, *until* and *release*; the others are made of these: `F p` is `true U p`,
//! `G p` is `false R p`, `p W q` is `q R (p or q)`. [`parse`](mod@parse) reads formulas, [`tableau`] makes sets of positions of them, which a
//! run that satisfies the formula meets infinitely often.

pub mod parse;
pub mod tableau;

pub use parse::{LtlError, parse};
pub use tableau::{Promise, Tableau};

use std::sync::Arc;

/// A formula over atoms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ltl<A> {
    /// A truth value.
    Constant(bool),
    /// What holds at single positions.
    Atom(A),
    /// Not.
    Not(Arc<Ltl<A>>),
    /// Both.
    And(Arc<Ltl<A>>, Arc<Ltl<A>>),
    /// One of both.
    Or(Arc<Ltl<A>>, Arc<Ltl<A>>),
    /// At the position after this one.
    Next(Arc<Ltl<A>>),
    /// The second holds at this position or later, and the first until then.
    Until(Arc<Ltl<A>>, Arc<Ltl<A>>),
    /// The second holds up to the first position where both do, or for ever.
    Release(Arc<Ltl<A>>, Arc<Ltl<A>>),
}

impl<A: Clone> Ltl<A> {
    /// Not this.
    #[must_use]
    pub fn negation(self) -> Ltl<A> {
        match self {
            Ltl::Constant(value) => Ltl::Constant(!value),
            Ltl::Not(inner) => Arc::unwrap_or_clone(inner),
            other => Ltl::Not(Arc::new(other)),
        }
    }

    /// Both.
    #[must_use]
    pub fn and(self, other: Ltl<A>) -> Ltl<A> {
        Ltl::And(Arc::new(self), Arc::new(other))
    }

    /// One of both.
    #[must_use]
    pub fn or(self, other: Ltl<A>) -> Ltl<A> {
        Ltl::Or(Arc::new(self), Arc::new(other))
    }

    /// If this, then the other.
    #[must_use]
    pub fn implies(self, other: Ltl<A>) -> Ltl<A> {
        self.negation().or(other)
    }

    /// Both or none.
    #[must_use]
    pub fn iff(self, other: Ltl<A>) -> Ltl<A> {
        let both = self.clone().and(other.clone());
        both.or(self.negation().and(other.negation()))
    }

    /// At the position after this one.
    #[must_use]
    pub fn next(self) -> Ltl<A> {
        Ltl::Next(Arc::new(self))
    }

    /// Now or later.
    #[must_use]
    pub fn finally(self) -> Ltl<A> {
        Ltl::Constant(true).until(self)
    }

    /// Now and always.
    #[must_use]
    pub fn globally(self) -> Ltl<A> {
        Ltl::Constant(false).release(self)
    }

    /// Until the other holds, which it does some time.
    #[must_use]
    pub fn until(self, other: Ltl<A>) -> Ltl<A> {
        Ltl::Until(Arc::new(self), Arc::new(other))
    }

    /// The other up to where both hold, or for ever.
    #[must_use]
    pub fn release(self, other: Ltl<A>) -> Ltl<A> {
        Ltl::Release(Arc::new(self), Arc::new(other))
    }

    /// Until the other holds, or for ever.
    #[must_use]
    pub fn weak_until(self, other: Ltl<A>) -> Ltl<A> {
        other.clone().release(self.or(other))
    }

    /// The same with negations at atoms only; of the negation if asked for.
    #[must_use]
    pub fn normal(&self, negated: bool) -> Ltl<A> {
        let both = |a: &Ltl<A>, b: &Ltl<A>| (Arc::new(a.normal(negated)), Arc::new(b.normal(negated)));
        match self {
            Ltl::Constant(value) => Ltl::Constant(*value != negated),
            Ltl::Atom(_) if negated => Ltl::Not(Arc::new(self.clone())),
            Ltl::Atom(_) => self.clone(),
            Ltl::Not(inner) => inner.normal(!negated),
            Ltl::And(a, b) | Ltl::Or(a, b) => {
                let and = matches!(self, Ltl::And(..)) != negated;
                let (a, b) = both(a, b);
                if and { Ltl::And(a, b) } else { Ltl::Or(a, b) }
            }
            Ltl::Next(inner) => inner.normal(negated).next(),
            Ltl::Until(a, b) | Ltl::Release(a, b) => {
                let until = matches!(self, Ltl::Until(..)) != negated;
                let (a, b) = both(a, b);
                if until { Ltl::Until(a, b) } else { Ltl::Release(a, b) }
            }
        }
    }

    /// The same formula over other atoms.
    ///
    /// # Errors
    /// The first that the function gives.
    pub fn map<B, E>(&self, atom: &mut impl FnMut(&A) -> Result<B, E>) -> Result<Ltl<B>, E> {
        let mut arc = |inner: &Ltl<A>| inner.map(atom).map(Arc::new);
        Ok(match self {
            Ltl::Constant(value) => Ltl::Constant(*value),
            Ltl::Atom(of) => Ltl::Atom(atom(of)?),
            Ltl::Not(inner) => Ltl::Not(arc(inner)?),
            Ltl::And(a, b) => Ltl::And(arc(a)?, arc(b)?),
            Ltl::Or(a, b) => Ltl::Or(arc(a)?, arc(b)?),
            Ltl::Next(inner) => Ltl::Next(arc(inner)?),
            Ltl::Until(a, b) => Ltl::Until(arc(a)?, arc(b)?),
            Ltl::Release(a, b) => Ltl::Release(arc(a)?, arc(b)?),
        })
    }

    /// The atoms, in the order of the text.
    #[must_use]
    pub fn atoms(&self) -> Vec<&A> {
        match self {
            Ltl::Constant(_) => Vec::new(),
            Ltl::Atom(atom) => vec![atom],
            Ltl::Not(a) | Ltl::Next(a) => a.atoms(),
            Ltl::And(a, b) | Ltl::Or(a, b) | Ltl::Until(a, b) | Ltl::Release(a, b) => {
                let mut all = a.atoms();
                all.extend(b.atoms());
                all
            }
        }
    }

    /// Whether it says something of the very next position: then it tells runs apart that differ in how long they stay where they are.
    #[must_use]
    pub fn has_next(&self) -> bool {
        match self {
            Ltl::Constant(_) | Ltl::Atom(_) => false,
            Ltl::Next(_) => true,
            Ltl::Not(a) => a.has_next(),
            Ltl::And(a, b) | Ltl::Or(a, b) | Ltl::Until(a, b) | Ltl::Release(a, b) => {
                a.has_next() || b.has_next()
            }
        }
    }
}

impl<A: std::fmt::Display> std::fmt::Display for Ltl<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ltl::Constant(value) => write!(f, "{value}"),
            Ltl::Atom(atom) => write!(f, "\"{atom}\""),
            Ltl::Not(a) => write!(f, "!{a}"),
            Ltl::And(a, b) => write!(f, "({a} && {b})"),
            Ltl::Or(a, b) => write!(f, "({a} || {b})"),
            Ltl::Next(a) => write!(f, "X {a}"),
            Ltl::Until(a, b) if matches!(**a, Ltl::Constant(true)) => write!(f, "F {b}"),
            Ltl::Release(a, b) if matches!(**a, Ltl::Constant(false)) => write!(f, "G {b}"),
            Ltl::Until(a, b) => write!(f, "({a} U {b})"),
            Ltl::Release(a, b) => write!(f, "({a} R {b})"),
        }
    }
}
