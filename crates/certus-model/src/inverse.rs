//! From preconditions back: which literals of a cube are behind those of its precondition.
//!
//! Both functions serve generalisation without a solver. Where a frame blocks a part of `wep(path, c)`, the part
//! of `c` that it comes from is blocked after the path (predecessor cubes, thesis 5.5); a literal of `c` whose
//! precondition the path assumes anyway need not be in it (assumed literals, thesis 5.4).

use crate::block::{Command, Step};
use crate::solve::{mentions, replaced, solve};
use crate::wep::{Cube, wep};
use certus_logic::{Term, Terms};

/// A precondition whose literals know where they come from.
#[derive(Clone, Debug)]
pub struct Traced {
    post: Cube,
    /// Each literal and the literal of `post` that it is the precondition, or a part of the precondition, of;
    /// `None` for what the path assumes.
    parts: Vec<(Term, Option<u32>)>,
    cube: Cube,
}

/// The precondition of a cube as by [`wep`], with the origin of its literals.
///
/// # Panics
/// If there are fewer values than havocs.
pub fn wep_traced<'a>(
    terms: &mut Terms,
    steps: impl DoubleEndedIterator<Item = &'a Step>,
    values: &[Term],
    post: &Cube,
) -> Traced {
    let mut parts: Vec<(Term, Option<u32>)> =
        post.literals().iter().enumerate().map(|(index, literal)| (*literal, Some(index as u32))).collect();
    let mut left = values.len();
    for step in steps.rev() {
        let (var, value) = match step.command {
            Command::Assume(guard) => {
                parts.push((guard, None));
                continue;
            }
            Command::Assign(var, value) => (var, value),
            Command::Havoc(var) => {
                left -= 1;
                (var, values[left])
            }
        };
        for (literal, _) in &mut parts {
            *literal = replaced(terms, *literal, var, value);
        }
    }
    let apart = |(literal, origin): &(Term, Option<u32>)| {
        let origin = *origin;
        let conjuncts = terms.conjuncts(*literal).into_iter().filter(|part| *part != terms.tru());
        conjuncts.map(move |part| (part, origin)).collect::<Vec<_>>()
    };
    let parts: Vec<(Term, Option<u32>)> = parts.iter().flat_map(apart).collect();
    let literals: Vec<Term> = parts.iter().map(|(literal, _)| *literal).collect();
    Traced { post: post.clone(), cube: Cube::new(terms, &literals), parts }
}

impl Traced {
    /// The precondition.
    #[must_use]
    pub fn cube(&self) -> &Cube {
        &self.cube
    }

    /// The literals of the cube whose precondition the path assumes: without them the cube has the same
    /// precondition (Theorem 5.4.2).
    #[must_use]
    pub fn assumed(&self) -> Vec<Term> {
        let by_path = |literal: Term| self.parts.contains(&(literal, None));
        let assumed = |index: usize| {
            let own = self.parts.iter().filter(|(_, origin)| *origin == Some(index as u32));
            own.clone().all(|(literal, _)| by_path(*literal))
        };
        let literals = self.post.literals().iter().enumerate();
        literals.filter(|(index, _)| assumed(*index)).map(|(_, literal)| *literal).collect()
    }

    /// The generalisation that a predecessor cube gives (Theorem 5.5.3): if `blocked` is a part of the
    /// precondition, a part of the cube whose precondition still contains `blocked`. If the states of `blocked`
    /// cannot be before the path, those of the result cannot be after it.
    #[must_use]
    pub fn generalise(&self, blocked: &Cube) -> Option<Cube> {
        let mut needed: Vec<u32> = Vec::new();
        for literal in blocked.literals() {
            let sources: Vec<Option<u32>> =
                self.parts.iter().filter(|(part, _)| part == literal).map(|(_, origin)| *origin).collect();
            let known = |origin: &Option<u32>| origin.is_none_or(|index| needed.contains(&index));
            match sources.first()? {
                _ if sources.iter().any(known) => {}
                Some(index) => needed.push(*index),
                None => {}
            }
        }
        needed.sort_unstable();
        Some(Cube::from_sorted(needed.iter().map(|index| self.post.literals()[*index as usize]).collect()))
    }
}

/// The inverse of [`wep`] (`wep⁻¹`, thesis 5.5): a cube whose precondition is `pre` and what the path assumes.
/// Literals that the path assumes are left out, and where an assignment is undone a literal is only taken if its
/// precondition is the given one. `None` if a literal is the precondition of none that is found in this way.
///
/// # Panics
/// If there are fewer values than havocs.
pub fn wep_inverse<'a>(
    terms: &mut Terms,
    steps: impl DoubleEndedIterator<Item = &'a Step> + Clone,
    values: &[Term],
    pre: &Cube,
) -> Option<Cube> {
    let mut literals = pre.literals().to_vec();
    let mut given = values.iter();
    for step in steps.clone() {
        let (var, value) = match step.command {
            Command::Assume(guard) => {
                let guards = Cube::new(terms, &[guard]);
                literals.retain(|literal| !guards.literals().contains(literal));
                continue;
            }
            Command::Assign(var, value) => (var, value),
            Command::Havoc(var) => (var, *given.next().expect("a value for each havoc")),
        };
        for literal in &mut literals {
            *literal = undone(terms, *literal, var, value)?;
        }
    }
    let cube = Cube::new(terms, &literals);
    // A literal may have become a conjunction, whose parts one by one have another precondition to look at.
    let same = pre.subsumes(wep_traced(terms, steps, values, &cube).cube());
    same.then_some(cube)
}

/// A literal that becomes this one when `value` is put for `var`.
fn undone(terms: &mut Terms, literal: Term, var: Term, value: Term) -> Option<Term> {
    if !mentions(terms, literal, var) {
        return Some(literal);
    }
    let mut candidates = vec![replaced(terms, literal, value, var)];
    // The assignment is one to one: the value before is a function of the one after.
    if let Some(before) = solve(terms, value, var, var) {
        candidates.push(replaced(terms, literal, var, before));
    }
    candidates.into_iter().find(|candidate| replaced(terms, *candidate, var, value) == literal)
}

/// The precondition of no condition: what the path assumes.
///
/// # Panics
/// If there are fewer values than havocs.
pub fn assumptions<'a>(
    terms: &mut Terms,
    steps: impl DoubleEndedIterator<Item = &'a Step>,
    values: &[Term],
) -> Cube {
    wep(terms, steps, values, &Cube::default())
}
