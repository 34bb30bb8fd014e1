//! Starts compilers and programs that nobody trusts, so that they do no harm and end.
//!
//! Whoever uses this calls [`serve`] first in `main`, and says with [`set_runner`] which binary does so: that binary is
//! executed to restrict itself and to become the program (`runner.rs` tells how). Without one nothing is run.

mod filter;
mod folder;
mod runner;
mod start;

pub use filter::Machine;
pub use folder::{Folder, Stage, remove_all_folders, skipped};
pub use runner::{Bounds, Kind, available, bound_to_parent, serve};
pub use start::{Ended, MOST_MEMORY, Task, bind, run, set_runner};
