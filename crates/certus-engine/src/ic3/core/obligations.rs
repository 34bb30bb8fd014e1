//! Proof obligations: cubes from which the error can be reached, to be blocked at a location and index.

use super::options::Order;
use super::policy::{CubeOf, Queries, TakenBy, UnsatCoreOf};
use certus_model::Loc;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The number of an obligation; they are kept at least to the end of an iteration, because a counterexample
/// is a chain of them.
pub(crate) type ObligationId = usize;

/// A proof obligation `(c, i, l)` (4.2): the states of `c` at `l` lead to the error.
pub(crate) struct Obligation<P: Queries> {
    /// The states.
    pub(crate) cube: CubeOf<P>,
    /// Where they are.
    pub(crate) loc: Loc,
    /// The index at which they are to be blocked.
    pub(crate) index: u32,
    /// One of them, as the query found it.
    pub(crate) state: P::State,
    /// How they go on, and the obligation whose states they come to.
    pub(crate) next: Option<(TakenBy<P>, ObligationId)>,
    /// How often a predecessor was found.
    pub(crate) failed: u32,
    /// Whether it was blocked before, at an earlier index.
    pub(crate) again: bool,
    /// The cores of the edges that were found not to enter the cube, at the present index. They stay valid,
    /// because frames only get smaller.
    pub(crate) cores: Vec<Option<UnsatCoreOf<P>>>,
}

/// Obligations, lowest index first (4.2), and by [`Order`] among those (5.8).
pub(crate) struct Obligations<P: Queries> {
    all: Vec<Obligation<P>>,
    queue: BinaryHeap<Reverse<(u32, u64, ObligationId)>>,
    /// Those for the next frame, and their index there.
    later: Vec<(ObligationId, u32)>,
    order: Order,
    serial: u64,
    /// How many were made.
    pub(crate) made: u64,
    /// How many were queued again at the next frame.
    pub(crate) requeued: u64,
}

impl<P: Queries> Obligations<P> {
    /// No obligations.
    pub(crate) fn new(order: Order) -> Obligations<P> {
        let (all, queue, later) = (Vec::new(), BinaryHeap::new(), Vec::new());
        Obligations { all, queue, later, order, serial: 0, made: 0, requeued: 0 }
    }

    /// Forgets all obligations, also those that were kept for later.
    pub(crate) fn clear(&mut self) {
        self.all.clear();
        self.queue.clear();
        self.later.clear();
    }

    /// Begins a new frame: with the obligations that were kept for it, or with none.
    pub(crate) fn begin_frame(&mut self) {
        self.queue.clear();
        let later = std::mem::take(&mut self.later);
        if later.is_empty() {
            self.all.clear();
        }
        for (id, index) in later {
            self.queue_at(id, index);
        }
    }

    /// Keeps an obligation for the next frame.
    pub(crate) fn keep(&mut self, id: ObligationId, index: u32) {
        self.later.push((id, index));
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// An obligation.
    pub(crate) fn get(&self, id: ObligationId) -> &Obligation<P> {
        &self.all[id]
    }

    /// An obligation, to note what was found out about it.
    pub(crate) fn get_mut(&mut self, id: ObligationId) -> &mut Obligation<P> {
        &mut self.all[id]
    }

    /// Adds an obligation.
    pub(crate) fn add(&mut self, obligation: Obligation<P>) -> ObligationId {
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
