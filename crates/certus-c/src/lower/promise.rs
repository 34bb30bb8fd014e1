//! Functions without a body whose declaration promises that equal arguments give equal results.
//!
//! The last few calls are remembered: arguments and result, in global variables. A call with arguments of one of them
//! gives its result. For `pure` functions that holds only if memory has not changed since, so that another value may
//! come, which makes no answer by itself. The same goes for calls that come when no more are remembered.

use super::Result1;
use super::function::FunctionLowerer;
use crate::hir::{FunctionId, Promise};
use crate::program::{Binary, Callee, Command, Exit, ExprId, Shown, Source, VarId, Variable};
use crate::types::TypeId;

/// How many calls of a function are remembered.
const CALLS: usize = 4;

/// A call that is remembered.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    /// Whether there was one.
    made: VarId,
    args: Vec<VarId>,
    result: VarId,
}

impl FunctionLowerer<'_, '_> {
    /// The result of a call of such a function.
    pub(super) fn promised(
        &mut self,
        (function, promise): (FunctionId, Promise),
        values: Vec<ExprId>,
        ty: TypeId,
    ) -> Result1<ExprId> {
        let values: Vec<ExprId> = values.into_iter().map(|value| self.freeze(value)).collect();
        let width = self.cx.width(ty, self.span)?;
        let widths: Vec<u32> = values.iter().map(|value| self.exprs().width(*value)).collect();
        let memos = self.memos(function, &widths, width);
        let result = self.temporary(width);
        let mut hit = self.exprs().bit(false);
        let mut known = self.exprs().constant(0, width);
        for memo in &memos {
            let mut same = self.var(memo.made);
            for (value, kept) in values.iter().zip(&memo.args) {
                let kept = self.var(*kept);
                let equal = self.exprs().binary(Binary::Eq, *value, kept);
                same = self.exprs().binary(Binary::And, same, equal);
            }
            hit = self.exprs().binary(Binary::Or, hit, same);
            let kept = self.var(memo.result);
            known = self.exprs().ite(same, kept, known);
        }
        let (again, other, full, fresh, after) =
            (self.new_block(), self.new_block(), self.new_block(), self.new_block(), self.new_block());
        let name: std::sync::Arc<str> = self.unit.name(self.unit[function].name).into();
        self.terminate(Exit::Branch(hit, again, other));
        self.move_to(again);
        let mut value = known;
        if promise == Promise::Pure {
            let changed = self.unknown(1, Source::Unmodelled(name.clone()));
            let new = self.unknown(width, Source::Unmodelled(name.clone()));
            value = self.exprs().ite(changed, new, known);
        }
        self.emit(Command::Assign(result, value));
        self.terminate(Exit::Goto(after));
        self.move_to(other);
        let last = self.var(memos[CALLS - 1].made);
        self.terminate(Exit::Branch(last, full, fresh));
        self.move_to(full);
        let value = self.unknown(width, Source::Unmodelled(name));
        self.emit(Command::Assign(result, value));
        self.terminate(Exit::Goto(after));
        self.move_to(fresh);
        let callee = Callee::Direct(self.cx.proc_of(function));
        self.emit(Command::Call { callee, args: values.clone(), result: Some(result) });
        self.remember(&memos, &values, result);
        self.terminate(Exit::Goto(after));
        self.move_to(after);
        Ok(self.var(result))
    }

    /// The newest call is first.
    fn remember(&mut self, memos: &[Memo], values: &[ExprId], result: VarId) {
        for pair in memos.windows(2).rev() {
            let [from, to] = pair else { continue };
            let vars = [(from.made, to.made), (from.result, to.result)];
            let args = from.args.iter().copied().zip(to.args.iter().copied());
            for (from, to) in vars.into_iter().chain(args) {
                let value = self.var(from);
                self.emit(Command::Assign(to, value));
            }
        }
        let Some(first) = memos.first() else { return };
        let (yes, result) = (self.exprs().bit(true), self.var(result));
        self.emit(Command::Assign(first.made, yes));
        self.emit(Command::Assign(first.result, result));
        for (kept, value) in first.args.iter().zip(values) {
            self.emit(Command::Assign(*kept, *value));
        }
    }

    /// The calls of a function that are remembered. Without a prototype, calls may differ in their arguments: those of
    /// one shape are remembered together.
    fn memos(&mut self, function: FunctionId, args: &[u32], result: u32) -> Vec<Memo> {
        let mut key = args.to_vec();
        key.push(result);
        if let Some(known) = self.cx.memos.get(&(function, key.clone())) {
            return known.clone();
        }
        let name = self.unit.name(self.unit[function].name).to_owned();
        let span = self.cx.span(self.unit[function].span);
        let mut global = |what: &str, width: u32| {
            let initial = Some(self.exprs().constant(0, width));
            let (name, shown) = (format!("{name}${what}"), Shown::Unsigned);
            self.cx.push_var(Variable { name, width, shown, owner: None, initial, span })
        };
        let memos: Vec<Memo> = (0..CALLS)
            .map(|_| Memo {
                made: global("made", 1),
                args: args.iter().map(|width| global("argument", *width)).collect(),
                result: global("result", result),
            })
            .collect();
        self.cx.memos.insert((function, key), memos.clone());
        memos
    }
}
