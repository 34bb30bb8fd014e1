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
    /// The same, behind those (`-isystem`).
    pub system_dirs: Vec<PathBuf>,
    /// Macros, `NAME` or `NAME=value` (`-D`).
    pub defines: Vec<String>,
    /// Macros that are not defined (`-U`).
    pub undefines: Vec<String>,
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
            system_dirs: Vec::new(),
            defines: Vec::new(),
            undefines: Vec::new(),
            includes: Vec::new(),
            std: None,
            compiler: PathBuf::from("cc"),
            max_bytes: 64 << 20,
        }
    }
}

impl Options {
    /// Defines a macro, as `-D` does: what was said of it before counts no more.
    pub fn define(&mut self, define: &str) {
        self.forget(define);
        self.defines.push(define.to_owned());
    }

    /// Leaves a macro without a definition, as `-U` does.
    pub fn undefine(&mut self, name: &str) {
        self.forget(name);
        self.undefines.push(name.to_owned());
    }

    fn forget(&mut self, define: &str) {
        let name = |text: &str| text.split(['=', '(']).next().map(str::to_owned);
        self.defines.retain(|known| name(known) != name(define));
        self.undefines.retain(|known| name(known) != name(define));
    }

    /// Whether macros or files are given that may change any text.
    pub(crate) fn changes_text(&self) -> bool {
        let standard = self.std.as_deref().is_some_and(crate::preprocess::is_c23);
        !self.defines.is_empty() || !self.undefines.is_empty() || !self.includes.is_empty() || standard
    }
}
