//! Starts compilers and programs that nobody trusts, so that they do no harm and end.
//!
//! Whoever uses this calls [`serve`] first in `main`, and says with [`set_runner`] which binary does so: that binary is
//! executed to restrict itself and to become the program (`runner.rs` tells how). Without one nothing is run.

mod filter;
mod folder;
mod runner;
mod start;
mod tree;

pub use filter::Machine;
pub use folder::{Folder, Stage, remove_all_folders, remove_left_folders, skipped};
pub use runner::{Bounds, Kind, available, bound_to_parent, serve};
pub use start::{Ended, MOST_MEMORY, Talker, Task, bind, run, set_runner};
pub use tree::{Usage, adopt_orphans, end_all, end_tree, set_most_memory, usage, usage_of};
