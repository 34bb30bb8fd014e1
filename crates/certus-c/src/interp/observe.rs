//! What a run tells somebody who watches it.

use super::Draw;
use crate::program::{ExprId, ProcId, Property, Storage, VarId};
use crate::span::Span;

/// Something that happens in a run.
#[derive(Clone, Copy, Debug)]
pub enum Event<'e> {
    /// A command or the end of a block is about to be executed.
    At {
        /// In this procedure.
        proc: ProcId,
        /// Where it comes from.
        span: Span,
    },
    /// An unknown value is used.
    Drew(&'e Draw),
    /// A variable of the current activation, or a global one, has a new value.
    Assigned {
        /// Which one.
        var: VarId,
        /// Its bits.
        value: u128,
    },
    /// Bytes are written.
    Stored {
        /// The number of the object ([`Place::Byte`](super::Place::Byte)) and the first offset; nothing outside of
        /// objects.
        to: Option<(u64, u64)>,
        /// The bytes.
        bytes: &'e [u8],
    },
    /// An object is made. Static ones come first, in the order of the program.
    Allocated {
        /// Its number.
        object: u64,
        /// Its address.
        address: u64,
        /// The variable that has its address, unless it is static.
        var: Option<VarId>,
        /// Its size.
        size: u64,
        /// Its kind, unless it is static.
        storage: Option<Storage>,
        /// Whether its bytes are zero at the start.
        zeroed: bool,
    },
    /// An object ends.
    Ended {
        /// Its number.
        object: u64,
    },
    /// A procedure is entered; its parameters have their values.
    Entered {
        /// Which one.
        proc: ProcId,
        /// The arguments.
        args: &'e [u128],
        /// The same as expressions of the caller; none for the procedure that is run first.
        exprs: &'e [ExprId],
    },
    /// A procedure is left.
    Left {
        /// Which one.
        proc: ProcId,
        /// Its result, if somebody wants it.
        value: Option<u128>,
    },
    /// A branch is taken.
    Branched {
        /// The condition.
        condition: ExprId,
        /// Whether it was set.
        taken: bool,
    },
    /// A property is violated, and the run ends.
    Violated {
        /// Which one.
        property: Property,
        /// What had to hold.
        condition: Option<ExprId>,
    },
}

/// Watches a run. The machine is compiled for its observer, so that one that is not there costs nothing.
pub trait Observer {
    /// Whether there is anybody.
    const ON: bool = true;

    /// Something happens.
    fn observe(&mut self, event: Event<'_>);

    /// The result of a call of a procedure without effects, if it is known: the call is not made then.
    fn result(&self, _proc: ProcId, _args: &[u128]) -> Option<u128> {
        None
    }
}

/// Nobody.
pub(super) struct Nobody;

impl Observer for Nobody {
    const ON: bool = false;

    fn observe(&mut self, _: Event<'_>) {}
}
