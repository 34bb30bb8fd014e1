//! Terms that go from one arena to another.
//!
//! Two arenas that were copied from one share its terms, and differ in what each made since. A portable term
//! says how to make it from those they share.

use crate::Bv;
use crate::op::Op;
use crate::terms::{Term, Terms};

#[derive(Clone, Debug)]
enum Node {
    /// A term of both arenas.
    Shared(Term),
    /// A bit-vector constant.
    Bits(Bv),
    /// An operator over earlier nodes.
    Op(Op, Vec<u32>),
}

/// A term that can be made in every arena that shares the terms it was exported with.
#[derive(Clone, Debug)]
pub struct Portable(Vec<Node>);

impl Terms {
    /// A term, to be made in an arena that shares the first `shared` terms of this one. `None` if it has
    /// symbols or sorts that may be unknown there.
    #[must_use]
    pub fn export(&self, term: Term, shared: usize) -> Option<Portable> {
        let mut nodes = Vec::new();
        let mut place = rustc_hash::FxHashMap::default();
        for part in self.post_order(&[term]) {
            let node = if part.index() < shared {
                Node::Shared(part)
            } else {
                match self.op(part) {
                    Op::Const(_) => Node::Bits(self.as_bv(part)?.clone()),
                    Op::Var(_) | Op::Apply(_) | Op::ConstArray(_) => return None,
                    op => Node::Op(op, self.args(part).iter().map(|arg| place[arg]).collect()),
                }
            };
            place.insert(part, nodes.len() as u32);
            nodes.push(node);
        }
        Some(Portable(nodes))
    }

    /// Makes a term that an arena which shares terms with this one has exported.
    pub fn import(&mut self, portable: &Portable) -> Term {
        let mut made: Vec<Term> = Vec::with_capacity(portable.0.len());
        for node in &portable.0 {
            let term = match node {
                Node::Shared(term) => *term,
                Node::Bits(bits) => self.bv_const(bits.clone()),
                Node::Op(op, args) => {
                    let args: Vec<Term> = args.iter().map(|arg| made[*arg as usize]).collect();
                    self.build(*op, &args)
                }
            };
            made.push(term);
        }
        made.last().copied().unwrap_or(self.tru())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sort, Value};

    #[test]
    fn terms_go_from_arena_to_arena() {
        let mut base = Terms::new();
        let (x, y) = (base.var("x", Sort::Bv(8)), base.var("y", Sort::Bv(8)));
        let shared = base.len();
        let mut other = base.clone();
        // Both make terms of their own, so that numbers do not agree.
        for n in 0..5 {
            let c = other.bv(8, n);
            other.bvadd(y, c);
        }
        let seven = base.bv(8, 7);
        let sum = base.bvadd(x, seven);
        let less = base.bvult(sum, y);
        let same = base.eq(x, y);
        let both = base.or2(less, same);
        let portable = base.export(both, shared).expect("no symbols of its own");
        let made = other.import(&portable);
        let mut state = crate::Assignment::new();
        for (a, b) in [(0, 0), (250, 2), (1, 9), (1, 8), (255, 7)] {
            for terms in [&base, &other] {
                state.set(terms.as_var(x).expect("x"), Value::Bv(Bv::new(8, a)));
                state.set(terms.as_var(y).expect("y"), Value::Bv(Bv::new(8, b)));
            }
            assert_eq!(base.eval(both, &state), other.eval(made, &state), "{a} {b}");
        }
        let z = base.var("z", Sort::Bool);
        assert!(base.export(z, shared).is_none());
    }
}
