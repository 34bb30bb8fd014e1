//! What calls of a procedure may change, for a proof that does not follow recursion to its end.
//!
//! A call that is too deep either returns, or does not. If it does, its result and what it changes are unknown: that is more
//! than it does. If it does not, because the run fails or goes on for ever inside, the activations around it are never come
//! back to: one *deep* activation of each procedure is enough for all of these, and the graph has a loop there in place of
//! the recursion. What is proved so holds of every depth.

use crate::program::{Callee, Command, ProcId, Program, Shown, VarId};
use std::collections::BTreeSet;

/// By procedure: the global variables that it, or what it calls, may change. Nothing if that is not only variables.
pub(super) fn summaries(program: &Program) -> Vec<Option<BTreeSet<VarId>>> {
    let mut known: Vec<Option<BTreeSet<VarId>>> = vec![Some(BTreeSet::new()); program.procs.len()];
    loop {
        let mut changed = false;
        for index in 0..program.procs.len() {
            let new = of(program, ProcId(index as u32), &known);
            changed |= new != known[index];
            known[index] = new;
        }
        if !changed {
            return known;
        }
    }
}

fn of(program: &Program, proc: ProcId, known: &[Option<BTreeSet<VarId>>]) -> Option<BTreeSet<VarId>> {
    let proc = &program.procs[proc.index()];
    let pointer = |var: VarId| program.vars[var.index()].shown == Shown::Pointer;
    let mut written = BTreeSet::new();
    if proc.result.is_some_and(pointer) {
        return None;
    }
    for (command, _) in proc.blocks.iter().flat_map(|block| &block.commands) {
        let var = match command {
            Command::Assign(var, _) | Command::Havoc(var, _) => Some(*var),
            Command::Assume(_) | Command::Check(..) => None,
            Command::Call { callee: Callee::Direct(callee), result, .. } => {
                written.extend(known[callee.index()].as_ref()?);
                *result
            }
            Command::Call { callee: Callee::Pointer(_), .. }
            | Command::Store { .. }
            | Command::Copy { .. }
            | Command::Fill { .. }
            | Command::Allocate { .. }
            | Command::End { .. } => return None,
        };
        if let Some(var) = var.filter(|var| program.vars[var.index()].owner.is_none()) {
            if pointer(var) {
                return None;
            }
            written.insert(var);
        }
    }
    Some(written)
}
