//! Models of library functions, and the functions that they are made of.

use super::{Callee, Command, Proc, ProcId, Program};
use std::collections::BTreeSet;
use std::sync::Arc;

impl Program {
    /// The library function by whose call the program comes to this part of a model: the function itself, or the first one
    /// that the program calls and that gets there, among procedures of interest. Its own name if nothing else is known.
    #[must_use]
    pub fn library_function(&self, part: &Arc<str>, of_interest: &dyn Fn(ProcId) -> bool) -> Arc<str> {
        let procs = || (0..self.procs.len() as u32).map(ProcId).filter(|proc| of_interest(*proc));
        let mut reached: BTreeSet<ProcId> =
            procs().filter(|proc| *self.procs[proc.index()].name == **part).collect();
        loop {
            let called = |proc: &ProcId| {
                procs().any(|caller| {
                    let caller = &self.procs[caller.index()];
                    !caller.library && calls(caller, *proc)
                })
            };
            if let Some(proc) = reached.iter().copied().find(called) {
                return self.procs[proc.index()].name.as_str().into();
            }
            let callers: Vec<ProcId> = procs()
                .filter(|caller| reached.iter().any(|proc| calls(&self.procs[caller.index()], *proc)))
                .filter(|caller| !reached.contains(caller))
                .collect();
            if callers.is_empty() {
                return part.clone();
            }
            reached.extend(callers);
        }
    }
}

fn calls(caller: &Proc, callee: ProcId) -> bool {
    let direct = |command: &Command| matches!(command, Command::Call { callee: Callee::Direct(proc), .. } if *proc == callee);
    caller.blocks.iter().flat_map(|block| &block.commands).any(|(command, _)| direct(command))
}
