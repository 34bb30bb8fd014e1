//! Whether procedures call themselves.

use super::{Callee, Command, Program};
use certus_model::graph::components;

impl Program {
    /// Whether a procedure that the program may run calls itself, directly or through others. Calls through pointers are not
    /// looked at.
    #[must_use]
    pub fn is_recursive(&self) -> bool {
        let calls: Vec<Vec<usize>> = self
            .procs
            .iter()
            .map(|proc| {
                let commands = proc.blocks.iter().flat_map(|block| &block.commands);
                let callee = |command: &Command| match command {
                    Command::Call { callee: Callee::Direct(callee), .. } => Some(callee.index()),
                    _ => None,
                };
                commands.filter_map(|(command, _)| callee(command)).collect()
            })
            .collect();
        !components(&calls, [self.entry.index()]).cyclic(&calls).is_empty()
    }
}
