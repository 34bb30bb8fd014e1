//! Names as small numbers.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// An interned name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub(crate) u32);

impl Symbol {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The table of names: each text has one [`Symbol`].
#[derive(Clone, Debug, Default)]
pub struct Interner {
    names: Vec<Box<str>>,
    table: HashTable<u32>,
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl Interner {
    /// The symbol of `text`, new if it was not there.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let names = &mut self.names;
        let hashed = hash(text);
        if let Some(&found) = self.table.find(hashed, |&index| &*names[index as usize] == text) {
            return Symbol(found);
        }
        let index = names.len() as u32;
        names.push(text.into());
        self.table.insert_unique(hashed, index, |&index| hash(&names[index as usize]));
        Symbol(index)
    }

    /// The symbol of `text`, if there is one.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.table.find(hash(text), |&index| &*self.names[index as usize] == text).map(|&index| Symbol(index))
    }

    /// The text of `symbol`.
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.names[symbol.index()]
    }
}
