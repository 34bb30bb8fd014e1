//! The core of IC3: frames, obligations, generalisation and pushing over a [`policy`].
//!
//! It knows locations and edges ([`graph`]), but not what edges do or what literals say. Each module is one idea:
//! [`frames`] what is known, [`obligations`] what is to be shown, [`search`] the two loops, [`generalise`] with
//! [`contexts`], [`ctg`], [`effort`] and [`predict`] how lemmas get small, [`pushing`] with [`may`] and [`new_push`] how they
//! get to later frames, [`widening`] how they get there at once, [`reachable`] and [`transitions`] what spares queries.

mod backoff;
mod contexts;
mod ctg;
mod decomposition;
mod effort;
mod frames;
mod generalise;
mod graph;
mod halt;
mod may;
mod new_push;
mod obligations;
mod options;
mod policy;
mod predecessors;
mod predict;
mod pushing;
mod reachable;
mod search;
mod show;
#[cfg(test)]
mod tests;
mod transitions;
mod widening;

pub(crate) use backoff::Backoff;
pub(crate) use frames::{FOREVER, Frames, Lemma};
pub(crate) use graph::Graph;
pub(crate) use halt::{Halt, OrHalt};
pub(crate) use options::CoreOptions;
pub(crate) use policy::{
    Induction, Judgement, Literals, Precondition, Queries, QueryKind, Question, Taken, Treatment, UnsatCore,
};
pub(crate) use search::{Conclusion, Ic3, Setting};
