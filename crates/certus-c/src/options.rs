//! What a caller can say about the input.

use crate::types::DataModel;
use std::path::PathBuf;

/// How a C file is read.
#[derive(Clone, Debug)]
pub struct Options {
    /// Sizes of the types.
    pub data_model: DataModel,
    /// Directories for `#include` (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Macros, `NAME` or `NAME=value` (`-D`).
    pub defines: Vec<String>,
    /// Files to include before the program (`--include`).
    pub includes: Vec<PathBuf>,
    /// Language standard for the preprocessor (`--std`), such as `gnu11`.
    pub std: Option<String>,
    /// The compiler whose preprocessor is run on files that need one.
    pub compiler: PathBuf,
    /// Longest text that is accepted, in bytes, after preprocessing.
    pub max_bytes: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            data_model: DataModel::default(),
            include_dirs: Vec::new(),
            defines: Vec::new(),
            includes: Vec::new(),
            std: None,
            compiler: PathBuf::from("cc"),
            max_bytes: 64 << 20,
        }
    }
}
