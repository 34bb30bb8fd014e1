//! SMT-LIB 2 text: terms, values and scripts, both ways.
//!
//! Writing keeps sharing and gives every name a form that survives reading; what was written from an arena
//! is, read into it again, the same term. Reading checks sorts before it builds anything, and an error says
//! where the text is wrong and what was expected there. Nothing recurses through a term.

mod apply;
mod builtin;
mod error;
mod exact;
mod form;
mod numbers;
mod quantified;
mod read;
mod scope;
mod script;
mod sexpr;
mod sorts;
mod stream;
mod symbol;
mod value;
mod write;

pub use error::{Position, ReadError};
pub use quantified::{Quantified, Quantifier};
pub use scope::{Annotation, Attribute, Scope};
pub use script::{Command, ScriptReader, read_command, read_script, read_term};
pub use sexpr::{Children, Kind, Sexpr, Sexprs};
pub use sorts::sort_text;
pub use stream::{Splitter, is_complete};
pub use symbol::{symbol_name, symbol_text};
pub use value::{read_value, value_text};
pub use write::{append_term, declare_text, define_text, script_text, term_text, uninterpreted_sorts};
