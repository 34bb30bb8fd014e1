//! Several files as one text.
//!
//! Each file is read by itself first. From that it is known what each of its words means: something of file scope, or something
//! else (`sema::names`). Then the texts are put behind each other, each with markers for its lines. What has no linkage between files
//! (C11 6.2.2) must stay apart: a `static` name, a type, or a constant of an enumeration gets a name of its own, wherever the file
//! mentions it, if another file declares something else by that name. What several files have in the same words, as types from a
//! header, is kept once, so that they agree on it; a structure that a file only mentions is that of the file that has its members.
//! All else has external linkage, and that declarations of one name fit together is checked as it is within a file.
//!
//! The text that comes out is read like any other, and [`Linked::check`] looks whether each word means in it what it meant in its
//! file.

mod text;

use crate::diag::Diagnostic;
use crate::lex::Pack;
use crate::program::ERROR_FUNCTIONS;
use crate::sema::names::{Kind, Names, Space};
use crate::span::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use text::{Token, tokens};

/// A file that was read by itself.
pub(crate) struct Part {
    pub(crate) name: String,
    /// Its text after preprocessing.
    pub(crate) text: Vec<u8>,
    pub(crate) names: Names,
    /// Where `#pragma pack` changes what.
    pub(crate) packs: Vec<Pack>,
    /// How many of these are to be undone at the end.
    pub(crate) open_packs: usize,
}

/// A name in its space.
type Name<'t> = (Space, &'t str);

/// A declaration or definition of a file.
struct Item<'t> {
    /// Its tokens, by number.
    tokens: Range<usize>,
    /// The alignment of members that holds there.
    pack: u32,
    declares: Vec<(Name<'t>, Kind)>,
}

struct File<'t> {
    part: &'t Part,
    tokens: Vec<Token>,
    items: Vec<Item<'t>>,
    /// The words that mean something of file scope, by where they begin.
    mentions: BTreeMap<usize, Space>,
    /// The names that it declares, those of functions that it calls without a declaration included.
    declares: BTreeSet<Name<'t>>,
    /// Those of them that no other file can mean.
    internal: BTreeSet<Name<'t>>,
}

/// Words in which a name is declared, and whether other files that have them mean the same.
type Words = (String, bool);

/// The words in which a file declares a name of its own, and whether others that have the same words mean the same.
type Own<'t> = BTreeMap<Name<'t>, Words>;

/// The new names of a file.
type Renamed<'t> = BTreeMap<Name<'t>, String>;

/// What linking gives.
pub(crate) struct Linked {
    pub(crate) text: Vec<u8>,
    /// For each name that was made the one that it stands for.
    pub(crate) originals: BTreeMap<String, String>,
    /// For each file where its text is.
    ranges: Vec<Range<usize>>,
    /// Words by where they are in the text, with what they have to mean: something of this file, or of all.
    expected: BTreeMap<usize, Option<usize>>,
    /// What is kept once for several files.
    shared: Vec<Range<usize>>,
}

/// Links files.
///
/// # Errors
/// What cannot be linked, and the name of the file it is in.
pub(crate) fn link(parts: &[Part]) -> Result<Linked, (String, Diagnostic)> {
    let files: Vec<File<'_>> = parts.iter().map(File::new).collect();
    declared_before_called(&files)?;
    let mut renamed: Vec<Renamed<'_>> = vec![Renamed::new(); files.len()];
    // What is renamed makes what mentions it another thing, and so on.
    loop {
        let own: Vec<Own<'_>> = files.iter().zip(&renamed).map(|(file, renamed)| file.own(renamed)).collect();
        let clashes = clashes(&files, &own, &renamed);
        if clashes.is_empty() {
            break;
        }
        for (name, of) in clashes {
            if let Some(name) = ERROR_FUNCTIONS.iter().find(|error| **error == name.1) {
                let message =
                    format!("'{name}' is another function in another file, and reaching it is the error");
                return Err((files[of[0]].part.name.clone(), Diagnostic::file_error(message)));
            }
            let new = fresh(&files, &renamed, name.1, of[0]);
            for file in of {
                renamed[file].insert(name, new.clone());
            }
        }
    }
    let mut linked = Linked {
        text: Vec::new(),
        originals: BTreeMap::new(),
        ranges: Vec::new(),
        expected: BTreeMap::new(),
        shared: Vec::new(),
    };
    let mut kept: BTreeSet<String> = BTreeSet::new();
    for (index, (file, renamed)) in files.iter().zip(&renamed).enumerate() {
        let from = linked.text.len();
        file.write(index, renamed, &mut kept, &mut linked);
        linked.ranges.push(from..linked.text.len());
        for ((_, old), new) in renamed {
            linked.originals.insert(new.clone(), (*old).to_owned());
        }
    }
    Ok(linked)
}

/// In the linked text a declaration would count for later files, too.
fn declared_before_called(files: &[File<'_>]) -> Result<(), (String, Diagnostic)> {
    for (index, file) in files.iter().enumerate() {
        for implicit in &file.part.names.implicit {
            let name = (Space::Ordinary, file.text(implicit.name));
            // A function of the library has the type that its declaration gives it, unless a file has one of its own.
            let external = |at: &File<'_>| {
                let items = at.items.iter();
                let ends =
                    |item: &&Item<'_>| item.tokens.clone().next_back().is_some_and(|last| at.at(last) == "}");
                let items = items.filter(|item| !implicit.known || ends(item));
                let mut all = items.flat_map(|item| &item.declares);
                all.any(|(declared, kind)| *declared == name && *kind != Kind::Internal)
            };
            let other = files.iter().enumerate().find(|(other, at)| *other != index && external(at));
            if let Some((_, other)) = other {
                let message = format!("'{}' is called, but not declared in this file", name.1);
                let help = format!("declare it as '{}' does, or include a header that does", other.part.name);
                let error = Diagnostic::error(implicit.name, message).with_help(help);
                return Err((file.part.name.clone(), error));
            }
        }
    }
    Ok(())
}

/// Names that files would share though they mean different things, each with the files in which it is renamed to the same
/// new name.
fn clashes<'t>(files: &[File<'t>], own: &[Own<'t>], renamed: &[Renamed<'t>]) -> Vec<(Name<'t>, Vec<usize>)> {
    let mut names: BTreeSet<Name<'t>> = BTreeSet::new();
    for own in own {
        names.extend(own.keys());
    }
    let mut out = Vec::new();
    for name in names {
        // What means the same: the files that have the name in the same words. Who means by it what all mean has no words.
        let mut groups: Vec<(Option<&Words>, Vec<usize>)> = Vec::new();
        for (index, file) in files.iter().enumerate() {
            if !file.declares.contains(&name) || renamed[index].contains_key(&name) {
                continue;
            }
            let words = own[index].get(&name);
            let same = |known: &&mut (Option<&Words>, Vec<usize>)| {
                known.0 == words && words.is_none_or(|(_, shared)| *shared)
            };
            match groups.iter_mut().find(same) {
                Some((_, members)) => members.push(index),
                None => groups.push((words, vec![index])),
            }
        }
        // The first one keeps its name, or that which no file can rename.
        let keeps = groups.iter().position(|(words, _)| words.is_none()).unwrap_or(0);
        for (place, (_, members)) in groups.into_iter().enumerate() {
            if place != keeps {
                out.push((name, members));
            }
        }
    }
    out
}

/// A name of its own.
fn fresh(files: &[File<'_>], renamed: &[Renamed<'_>], name: &str, file: usize) -> String {
    let mut new = format!("{name}__{}", file + 1);
    let made = |new: &str| renamed.iter().any(|all| all.values().any(|made| made == new));
    let is_word = |file: &File<'_>, new: &str| file.tokens.iter().any(|token| file.word(*token) == new);
    while made(&new) || files.iter().any(|file| is_word(file, &new)) {
        new.push('_');
    }
    new
}

impl<'t> File<'t> {
    fn new(part: &'t Part) -> File<'t> {
        let tokens = tokens(&part.text);
        let mut file = File {
            part,
            tokens,
            items: Vec::new(),
            mentions: BTreeMap::new(),
            declares: BTreeSet::new(),
            internal: BTreeSet::new(),
        };
        for mention in &part.names.mentions {
            file.mentions.insert(mention.name.lo as usize, mention.space);
        }
        let mut declared = part.names.declared.iter().peekable();
        let mut at = 0;
        for span in &part.names.items {
            let mut end = file.tokens.partition_point(|token| token.from < span.hi as usize);
            if file.at(end) == ";" {
                end += 1;
            }
            let mut declares = Vec::new();
            while let Some(declared) = declared.next_if(|declared| declared.item == *span) {
                declares.push(((declared.space, file.text(declared.name)), declared.kind));
            }
            let pack = part.packs.partition_point(|pack| pack.from <= span.lo).checked_sub(1);
            let pack = pack.map_or(0, |index| part.packs[index].limit);
            file.items.push(Item { tokens: at..end.max(at), pack, declares });
            at = end.max(at);
        }
        if let Some(last) = file.items.last_mut() {
            last.tokens.end = file.tokens.len();
        }
        file.declares =
            file.items.iter().flat_map(|item| item.declares.iter().map(|(name, _)| *name)).collect();
        let implicit: Vec<Name<'t>> =
            part.names.implicit.iter().map(|call| (Space::Ordinary, file.text(call.name))).collect();
        file.declares.extend(implicit.iter().copied());
        let external = |item: &Item<'t>| {
            let all = item.declares.iter().filter(|(_, kind)| *kind == Kind::External);
            all.map(|(name, _)| *name).collect::<Vec<_>>()
        };
        let external: BTreeSet<Name<'t>> = file.items.iter().flat_map(external).chain(implicit).collect();
        file.internal = file.declares.difference(&external).copied().collect();
        file
    }

    fn text(&self, span: Span) -> &'t str {
        std::str::from_utf8(&self.part.text[span.lo as usize..span.hi as usize]).unwrap_or("")
    }

    fn word(&self, token: Token) -> &'t str {
        std::str::from_utf8(&self.part.text[token.from..token.to]).unwrap_or("")
    }

    fn at(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| self.word(*token))
    }

    /// What only this file can mean by a name: the words of its declarations, and whether another file that has the same words
    /// means the same.
    fn own(&self, renamed: &Renamed<'t>) -> Own<'t> {
        let mut own = Own::new();
        for item in &self.items {
            let internal = || item.declares.iter().filter(|(name, _)| self.internal.contains(name));
            if internal().next().is_none() {
                continue;
            }
            let text = self.words_of(item, renamed);
            for (name, _) in internal() {
                let entry = own.entry(*name).or_insert_with(|| (String::new(), true));
                entry.0.push_str(&text);
                entry.1 &= item.is_shared();
            }
        }
        own
    }

    fn new_name<'r>(&self, index: usize, renamed: &'r Renamed<'t>) -> Option<&'r str> {
        let token = self.tokens[index];
        let space = self.mentions.get(&token.from)?;
        renamed.get(&(*space, self.word(token))).map(String::as_str)
    }

    /// The words of a declaration, with its alignment.
    fn words_of(&self, item: &Item<'_>, renamed: &Renamed<'t>) -> String {
        let mut text = format!("{} ", item.pack);
        for index in item.tokens.clone() {
            text.push_str(self.new_name(index, renamed).unwrap_or_else(|| self.at(index)));
            text.push(' ');
        }
        text
    }

    /// Writes the file, with its new names, and without what is there already.
    fn write(&self, index: usize, renamed: &Renamed<'t>, kept: &mut BTreeSet<String>, to: &mut Linked) {
        let name = self.part.name.replace('\\', "\\\\").replace('"', "\\\"");
        to.text.extend(format!("# 1 \"{name}\"\n").bytes());
        let source = &self.part.text;
        let mut done = 0;
        for item in &self.items {
            let shared = item.is_shared();
            let drop = shared && !kept.insert(self.words_of(item, renamed));
            // `__func__` says what the function was called.
            let mut functions = item.declares.iter().filter(|(_, kind)| *kind != Kind::Type);
            let called = functions.find(|(name, _)| renamed.contains_key(name)).map(|(name, _)| name.1);
            let from = to.text.len();
            for at in item.tokens.clone() {
                let token = self.tokens[at];
                to.text.extend_from_slice(&source[done..token.from]);
                done = token.to;
                if drop {
                    continue;
                }
                if let Some(space) = self.mentions.get(&token.from) {
                    // A tag may be met first where it is only mentioned; that it has two definitions is noticed.
                    let name = (*space, self.word(token));
                    let own = *space == Space::Ordinary && self.internal.contains(&name);
                    to.expected.insert(to.text.len(), own.then_some(index));
                }
                match (self.new_name(at, renamed), called) {
                    (Some(name), _) => to.text.extend(name.bytes()),
                    (None, Some(name))
                        if matches!(self.at(at), "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") =>
                    {
                        to.text.extend(format!("\"{name}\"").bytes());
                    }
                    _ => to.text.extend_from_slice(&source[token.from..token.to]),
                }
            }
            if shared && !drop {
                to.shared.push(from..to.text.len());
            }
        }
        to.text.extend_from_slice(&source[done..]);
        to.text.push(b'\n');
        for _ in 0..self.part.open_packs {
            to.text.extend(b"#pragma pack(pop)\n");
        }
        to.text.extend(b"#pragma pack()\n");
    }
}

impl Item<'_> {
    /// Whether it is needed once only: it makes types and nothing else, or is an inline function, or one that is the error.
    fn is_shared(&self) -> bool {
        let is_error = |name: &Name<'_>| ERROR_FUNCTIONS.contains(&name.1);
        !self.declares.is_empty()
            && self.declares.iter().all(|(name, kind)| match kind {
                Kind::Type | Kind::Inline => true,
                Kind::Internal => is_error(name),
                Kind::External => false,
            })
    }
}

impl Linked {
    /// Whether each word means in the linked text what it meant in its file: something of file scope, and what is declared in its
    /// file, or once for several, if no other file can mean it. Otherwise where one does not.
    pub(crate) fn check(&self, names: &Names) -> Result<(), Diagnostic> {
        let file_of = |at: usize| self.ranges.iter().position(|range| range.contains(&at));
        let mut met = 0;
        for mention in &names.mentions {
            let Some(own) = self.expected.get(&(mention.name.lo as usize)) else {
                return Err(not_linked(mention.name));
            };
            met += 1;
            let declared = mention.declared.lo as usize;
            let shared = self.shared.iter().any(|range| range.contains(&declared));
            if own.is_some_and(|file| file_of(declared) != Some(file) && !shared) {
                return Err(not_linked(mention.name));
            }
        }
        let all: BTreeSet<u32> = names.mentions.iter().map(|mention| mention.name.lo).collect();
        let lost = self.expected.keys().find(|at| !all.contains(&(**at as u32)));
        match lost.filter(|_| met < self.expected.len()) {
            Some(at) => Err(not_linked(Span::new(*at as u32, *at as u32 + 1))),
            None => Ok(()),
        }
    }
}

fn not_linked(span: Span) -> Diagnostic {
    Diagnostic::unsupported(span, "beside the other files this name would mean something else")
}
