//! Proof obligations: cubes from which the error can be reached, to be blocked at a location and index.

use super::options::Order;
use super::relations::Core;
use certus_logic::Assignment;
use certus_model::{Cube, EdgeId, Loc};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The number of an obligation; they are kept to the end of an iteration, because a counterexample is a
/// chain of them.
pub(crate) type ObligationId = usize;

/// How an edge is taken.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// The edge.
    pub(crate) edge: EdgeId,
    /// The values of its inputs and choices.
    pub(crate) values: Assignment,
    /// The path through its block, if the choices do not tell.
    pub(crate) path: Option<Vec<u32>>,
}

/// A proof obligation `(c, i, l)` (4.2): the states of `c` at `l` lead to the error.
#[derive(Clone, Debug)]
pub(crate) struct Obligation {
    /// The states.
    pub(crate) cube: Cube,
    /// Where they are.
    pub(crate) loc: Loc,
    /// The index at which they are to be blocked.
    pub(crate) index: u32,
    /// One of them, by the model it was found with; other variables have values as well.
    pub(crate) state: Assignment,
    /// How they go on, and the obligation whose states they come to.
    pub(crate) next: Option<(Way, ObligationId)>,
    /// Whether it was blocked before, at an earlier index.
    pub(crate) again: bool,
    /// The cores of the edges that were found not to enter the cube, at the present index. They stay valid,
    /// because frames only get smaller.
    pub(crate) cores: Vec<Option<Core>>,
}

/// Obligations, lowest index first (4.2), and by [`Order`] among those (5.8).
#[derive(Debug)]
pub(crate) struct Obligations {
    all: Vec<Obligation>,
    queue: BinaryHeap<Reverse<(u32, u64, ObligationId)>>,
    order: Order,
    serial: u64,
    /// How many were made.
    pub(crate) made: u64,
    /// How many were queued again at the next frame.
    pub(crate) requeued: u64,
}

impl Obligations {
    /// No obligations.
    pub(crate) fn new(order: Order) -> Obligations {
        Obligations { all: Vec::new(), queue: BinaryHeap::new(), order, serial: 0, made: 0, requeued: 0 }
    }

    /// Forgets all obligations.
    pub(crate) fn clear(&mut self) {
        self.all.clear();
        self.queue.clear();
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// An obligation.
    pub(crate) fn get(&self, id: ObligationId) -> &Obligation {
        &self.all[id]
    }

    /// An obligation, to note what was found out about it.
    pub(crate) fn get_mut(&mut self, id: ObligationId) -> &mut Obligation {
        &mut self.all[id]
    }

    /// Adds an obligation.
    pub(crate) fn add(&mut self, obligation: Obligation) -> ObligationId {
        self.made += 1;
        self.all.push(obligation);
        let id = self.all.len() - 1;
        self.queue(id);
        id
    }

    /// Puts an obligation into the queue (again).
    pub(crate) fn queue(&mut self, id: ObligationId) {
        self.serial += 1;
        let rank = match self.order {
            Order::Size => self.all[id].cube.literals().len() as u64,
            Order::Newest => u64::MAX - self.serial,
            Order::Oldest => self.serial,
        };
        self.queue.push(Reverse((self.all[id].index, rank, id)));
    }

    /// Puts a blocked obligation into the queue at a later index.
    pub(crate) fn queue_at(&mut self, id: ObligationId, index: u32) {
        let obligation = &mut self.all[id];
        obligation.index = index;
        obligation.again = true;
        obligation.cores.fill(None);
        self.requeued += 1;
        self.queue(id);
    }

    /// The next obligation.
    pub(crate) fn pop(&mut self) -> Option<ObligationId> {
        self.queue.pop().map(|Reverse((_, _, id))| id)
    }
}
