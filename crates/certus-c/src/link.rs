//! Several files as one text.
//!
//! Files that were preprocessed are put behind each other, each with markers for its lines. What has no linkage between
//! files (C11 6.2.2) must stay apart: a `static` name, a type, or a constant of an enumeration that another file also
//! uses gets a name of its own, in all of its file. What both files have in the same words, as types from a header, is
//! kept once, so that they agree on it. All else has external linkage, and that declarations of one name fit together
//! is checked as it is within a file. A tag is renamed only where it is one: `struct stat` is not the function `stat`.

use std::collections::{BTreeMap, BTreeSet};

/// A word or sign of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Word,
    Sign,
    /// Numbers, strings and characters.
    Other,
}

#[derive(Clone, Copy, Debug)]
struct Token {
    kind: Kind,
    from: usize,
    to: usize,
}

/// A declaration at the outermost level: its tokens, by number.
type Declaration = std::ops::Range<usize>;

struct File<'t> {
    name: &'t str,
    text: &'t [u8],
    tokens: Vec<Token>,
    declarations: Vec<Declaration>,
    words: BTreeSet<&'t str>,
}

/// What a file names that no other file can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Space {
    /// Functions and objects that are `static`, names of types, constants of enumerations.
    Ordinary,
    /// Structures, unions, enumerations.
    Tag,
}

/// The words in which a file declares a name of its own, and whether others that have the same words mean the same.
type Own<'t> = BTreeMap<(Space, &'t str), (String, bool)>;

/// The new names of a file.
type Renamed<'t> = BTreeMap<(Space, &'t str), String>;

/// Links files, each with its name and its text after preprocessing.
pub(crate) fn link(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let files: Vec<File<'_>> = files.iter().map(|(name, text)| File::read(name, text)).collect();
    let mut renamed: Vec<Renamed<'_>> = vec![Renamed::new(); files.len()];
    // What is renamed makes what mentions it another thing, and so on.
    while let Some((file, name)) = clash(&files, &renamed) {
        let new = fresh(&files, name.1, file);
        renamed[file].insert(name, new);
    }
    let mut linked = Vec::new();
    let mut kept: BTreeSet<String> = BTreeSet::new();
    for (file, renamed) in files.iter().zip(&renamed) {
        file.write(renamed, &mut kept, &mut linked);
    }
    linked
}

/// A name of its own for a file.
fn fresh(files: &[File<'_>], name: &str, file: usize) -> String {
    let mut new = format!("{name}__{}", file + 1);
    while files.iter().any(|file| file.words.contains(new.as_str())) {
        new.push('_');
    }
    new
}

/// A name that two files would share, though it means something in one of them only, or not the same in both.
fn clash<'t>(files: &[File<'t>], renamed: &[Renamed<'t>]) -> Option<(usize, (Space, &'t str))> {
    let own: Vec<Own<'_>> = files.iter().zip(renamed).map(|(file, renamed)| file.own(renamed)).collect();
    // From the last file on: the first one keeps its names where it can.
    for (index, file) in files.iter().enumerate().rev() {
        for (&name, (text, shared)) in &own[index] {
            if renamed[index].contains_key(&name) {
                continue;
            }
            let apart = files.iter().enumerate().any(|(other, at)| {
                let same = *shared && own[other].get(&name).is_some_and(|(its, _)| its == text);
                let uses = at.words.contains(name.1) && !renamed[other].contains_key(&name);
                other != index && uses && !same
            });
            if apart {
                debug_assert!(file.words.contains(name.1));
                return Some((index, name));
            }
        }
    }
    None
}

impl<'t> File<'t> {
    fn read(name: &'t str, text: &'t [u8]) -> File<'t> {
        let tokens = tokens(text);
        let mut file = File { name, text, tokens, declarations: Vec::new(), words: BTreeSet::new() };
        file.declarations = file.split();
        let words = file.tokens.iter().filter(|token| token.kind == Kind::Word);
        file.words = words.map(|token| word(text, *token)).collect();
        file
    }

    fn at(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| word(self.text, *token))
    }

    fn is_word(&self, index: usize) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == Kind::Word)
    }

    /// The declarations and definitions of the file.
    fn split(&self) -> Vec<Declaration> {
        let mut all = Vec::new();
        let (mut from, mut depth, mut body, mut value) = (0, 0usize, false, false);
        for index in 0..self.tokens.len() {
            match self.at(index) {
                "{" | "(" | "[" => {
                    if depth == 0 && self.at(index) == "{" {
                        body = !value && self.begins_body(from, index);
                    }
                    depth += 1;
                }
                "}" | ")" | "]" => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 && self.at(index) == "}" && body {
                        all.push(from..index + 1);
                        (from, body, value) = (index + 1, false, false);
                    }
                }
                "=" if depth == 0 => value = true,
                ";" if depth == 0 => {
                    all.push(from..index + 1);
                    (from, body, value) = (index + 1, false, false);
                }
                _ => {}
            }
        }
        if from < self.tokens.len() {
            all.push(from..self.tokens.len());
        }
        all
    }

    /// Whether a brace begins the body of a function: behind the parameters, and not behind `struct`, its attributes
    /// and its name.
    fn begins_body(&self, from: usize, brace: usize) -> bool {
        self.tag_before(from, brace).is_none()
    }

    /// The word `struct`, `union` or `enum` whose members a brace begins.
    fn tag_before(&self, from: usize, brace: usize) -> Option<usize> {
        let mut index = brace;
        while index > from {
            index -= 1;
            match self.at(index) {
                "struct" | "union" | "enum" => return Some(index),
                ")" => {
                    // Attributes in between.
                    let mut depth = 0usize;
                    loop {
                        match self.at(index) {
                            ")" => depth += 1,
                            "(" => depth -= 1,
                            _ => {}
                        }
                        if depth == 0 || index == from {
                            break;
                        }
                        index -= 1;
                    }
                    let before = index.checked_sub(1).filter(|before| *before >= from)?;
                    if !matches!(self.at(before), "__attribute__" | "__attribute" | "_Alignas") {
                        return None;
                    }
                    index = before;
                }
                _ if self.is_word(index) => {}
                _ => return None,
            }
        }
        None
    }

    /// What only this file can mean by a name: the words of its declaration, and whether another file that has the same
    /// words means the same.
    fn own(&self, renamed: &Renamed<'t>) -> Own<'t> {
        let mut own = Own::new();
        for declaration in &self.declarations {
            let text = self.words_of(declaration, renamed);
            let words = |wanted: &str| self.outer(declaration).any(|index| self.at(index) == wanted);
            let (is_type, is_static) = (words("typedef"), words("static"));
            if is_type || is_static {
                for index in self.declared(declaration) {
                    let name = (Space::Ordinary, self.at(index));
                    let entry = own.entry(name).or_insert_with(|| (String::new(), true));
                    entry.0.push_str(&text);
                    entry.1 &= is_type;
                }
            }
            for index in declaration.clone() {
                if !matches!(self.at(index), "struct" | "union" | "enum") {
                    continue;
                }
                let Some((tag, brace)) = self.tag_at(index) else { continue };
                let Some(brace) = brace else { continue };
                // Members, where they are said.
                let local = !self.outer(declaration).any(|outer| outer == index);
                if local && self.is_function(declaration) {
                    continue;
                }
                if let Some(tag) = tag {
                    let entry =
                        own.entry((Space::Tag, self.at(tag))).or_insert_with(|| (String::new(), true));
                    entry.0.push_str(&text);
                }
                if self.at(index) == "enum" {
                    for constant in self.constants(brace) {
                        let entry = own
                            .entry((Space::Ordinary, self.at(constant)))
                            .or_insert_with(|| (String::new(), true));
                        entry.0.push_str(&text);
                    }
                }
            }
        }
        own
    }

    /// The name behind `struct` and the brace of its members, by number.
    fn tag_at(&self, index: usize) -> Option<(Option<usize>, Option<usize>)> {
        let mut at = self.behind_attributes(index + 1);
        let tag = self.is_word(at).then_some(at);
        if tag.is_some() {
            at = self.behind_attributes(at + 1);
        }
        let brace = (self.at(at) == "{").then_some(at);
        (tag.is_some() || brace.is_some()).then_some((tag, brace))
    }

    fn behind_attributes(&self, mut at: usize) -> usize {
        while matches!(self.at(at), "__attribute__" | "__attribute" | "_Alignas") {
            at = self.behind_group(at + 1);
        }
        at
    }

    /// The token behind a group in brackets that begins here.
    fn behind_group(&self, mut at: usize) -> usize {
        let mut depth = 0usize;
        while at < self.tokens.len() {
            match self.at(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        at
    }

    /// The constants of an enumeration.
    fn constants(&self, brace: usize) -> Vec<usize> {
        let (mut all, mut depth) = (Vec::new(), 0usize);
        for index in brace..self.tokens.len() {
            match self.at(index) {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && matches!(self.at(index), "{" | ",") && self.is_word(index + 1) {
                all.push(index + 1);
            }
        }
        all
    }

    /// The tokens of a declaration outside of all brackets.
    fn outer(&self, declaration: &Declaration) -> impl Iterator<Item = usize> {
        let mut depth = 0usize;
        let mut outer = Vec::new();
        for index in declaration.clone() {
            match self.at(index) {
                "{" | "(" | "[" => {
                    if depth == 0 {
                        outer.push(index);
                    }
                    depth += 1;
                }
                "}" | ")" | "]" => depth = depth.saturating_sub(1),
                _ if depth == 0 => outer.push(index),
                _ => {}
            }
        }
        outer.into_iter()
    }

    fn is_function(&self, declaration: &Declaration) -> bool {
        declaration.end > declaration.start && self.at(declaration.end - 1) == "}"
    }

    /// The names that a declaration declares: the last words in front of `(`, `[`, `,`, `=`, `;` and `{`, and those in
    /// `(*name)`.
    fn declared(&self, declaration: &Declaration) -> Vec<usize> {
        let mut all = Vec::new();
        let outer: Vec<usize> = self.outer(declaration).collect();
        let mut found = false;
        for (place, &index) in outer.iter().enumerate() {
            match self.at(index) {
                "," => found = false,
                "(" | "[" | "=" | ";" | "{" if !found => {
                    let before = place.checked_sub(1).map(|before| outer[before]);
                    let is_name = before.is_some_and(|before| {
                        self.is_word(before) && !is_keyword(self.at(before)) && before + 1 == index
                    });
                    // The name of a structure is not one of these.
                    let is_tag = before.is_some_and(|before| {
                        before > declaration.start
                            && matches!(self.at(before - 1), "struct" | "union" | "enum")
                    });
                    if is_name && !(is_tag && matches!(self.at(index), "{" | ";")) {
                        all.extend(before);
                        found = true;
                    } else if self.at(index) == "(" && !before.is_some_and(|it| is_attribute(self.at(it))) {
                        // `(*name)(…)`: the first word in it.
                        let mut inner = index + 1;
                        while matches!(self.at(inner), "*" | "(" | "const" | "volatile" | "restrict") {
                            inner += 1;
                        }
                        if inner > index + 1 && self.is_word(inner) {
                            all.push(inner);
                            found = true;
                        }
                    }
                }
                _ => {}
            }
            // Each of several, up to its comma.
            if self.at(index) == "," || outer.get(place + 1).is_some_and(|next| self.at(*next) == ",") {
                let name = if self.at(index) == "," { None } else { Some(index) };
                if let Some(name) = name
                    && !found
                    && self.is_word(name)
                    && !is_keyword(self.at(name))
                {
                    all.push(name);
                    found = true;
                }
            }
        }
        all
    }

    fn new_name<'r>(&self, index: usize, renamed: &'r Renamed<'t>) -> Option<&'r str> {
        if renamed.is_empty() || !self.is_word(index) {
            return None;
        }
        let mut before = index;
        while before > 0 && self.at(before - 1) == ")" {
            // `struct __attribute__((packed)) name`
            let mut depth = 0usize;
            while before > 0 {
                before -= 1;
                match self.at(before) {
                    ")" => depth += 1,
                    "(" => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
            }
            if before > 0 && is_attribute(self.at(before - 1)) {
                before -= 1;
            } else {
                break;
            }
        }
        let behind = before.checked_sub(1).map_or("", |before| self.at(before));
        let space = match behind {
            "struct" | "union" | "enum" => Space::Tag,
            // Members have names of their own.
            "." | "->" => return None,
            _ => Space::Ordinary,
        };
        renamed.get(&(space, self.at(index))).map(String::as_str)
    }

    fn words_of(&self, declaration: &Declaration, renamed: &Renamed<'t>) -> String {
        let mut text = String::new();
        for index in declaration.clone() {
            text.push_str(self.new_name(index, renamed).unwrap_or_else(|| self.at(index)));
            text.push(' ');
        }
        text
    }

    /// Whether a declaration is needed once only: it makes types and nothing else, or it is an inline definition that
    /// other files have, too.
    fn is_shared(&self, declaration: &Declaration) -> bool {
        let words = |wanted: &[&str]| self.outer(declaration).any(|index| wanted.contains(&self.at(index)));
        if words(&["static"]) {
            return false;
        }
        if self.is_function(declaration) && !words(&["struct", "union", "enum"]) {
            return words(&["inline", "__inline", "__inline__"]);
        }
        if words(&["typedef"]) {
            return true;
        }
        // `struct name { … };`
        let last = declaration.end.saturating_sub(1);
        last > declaration.start && self.at(last) == ";" && self.at(last - 1) == "}" && !words(&["="])
    }

    /// Writes the file, with its new names, and without what is there already.
    fn write(&self, renamed: &Renamed<'t>, kept: &mut BTreeSet<String>, to: &mut Vec<u8>) {
        to.extend(format!("# 1 \"{}\"\n", self.name.replace('\\', "\\\\").replace('"', "\\\"")).bytes());
        let mut done = 0;
        for declaration in &self.declarations {
            let text = self.words_of(declaration, renamed);
            let drop = self.is_shared(declaration) && !kept.insert(text);
            for index in declaration.clone() {
                let token = self.tokens[index];
                to.extend_from_slice(&self.text[done..token.from]);
                done = token.to;
                if !drop {
                    match self.new_name(index, renamed) {
                        Some(name) => to.extend(name.bytes()),
                        None => to.extend_from_slice(&self.text[token.from..token.to]),
                    }
                }
            }
        }
        to.extend_from_slice(&self.text[done..]);
        to.push(b'\n');
    }
}

fn is_attribute(word: &str) -> bool {
    matches!(word, "__attribute__" | "__attribute" | "_Alignas" | "__asm__" | "asm" | "__asm")
}

fn is_keyword(word: &str) -> bool {
    is_attribute(word)
        || matches!(
            word,
            "static"
                | "typedef"
                | "const"
                | "volatile"
                | "restrict"
                | "__restrict"
                | "inline"
                | "__inline"
                | "__inline__"
                | "extern"
                | "int"
                | "char"
                | "short"
                | "long"
                | "unsigned"
                | "signed"
                | "float"
                | "double"
                | "void"
                | "_Bool"
                | "struct"
                | "union"
                | "enum"
                | "register"
                | "__extension__"
                | "_Noreturn"
                | "_Thread_local"
                | "__typeof__"
                | "typeof"
                | "__typeof"
                | "_Static_assert"
        )
}

fn word(text: &[u8], token: Token) -> &str {
    std::str::from_utf8(&text[token.from..token.to]).unwrap_or("")
}

/// The tokens of a preprocessed text; lines that begin with `#`, and comments, are none.
fn tokens(text: &[u8]) -> Vec<Token> {
    let starts = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80;
    let goes_on = |byte: u8| starts(byte) || byte.is_ascii_digit();
    let mut tokens = Vec::new();
    let (mut at, mut fresh_line) = (0, true);
    while at < text.len() {
        let byte = text[at];
        let from = at;
        let rest = &text[at..];
        if byte == b'\n' {
            fresh_line = true;
            at += 1;
            continue;
        }
        if byte.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if byte == b'#' && fresh_line || rest.starts_with(b"//") {
            at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            continue;
        }
        fresh_line = false;
        if rest.starts_with(b"/*") {
            at += rest.windows(2).skip(2).position(|pair| pair == b"*/").map_or(rest.len(), |end| end + 4);
            continue;
        }
        let kind = if starts(byte) {
            at += rest.iter().position(|byte| !goes_on(*byte)).unwrap_or(rest.len());
            // `L"…"` is a string.
            if matches!(text.get(at), Some(b'"' | b'\''))
                && matches!(&text[from..at], b"L" | b"u" | b"U" | b"u8")
            {
                at = behind_quote(text, at);
                Kind::Other
            } else {
                Kind::Word
            }
        } else if byte.is_ascii_digit() || (byte == b'.' && rest.get(1).is_some_and(u8::is_ascii_digit)) {
            at += 1;
            while at < text.len()
                && (goes_on(text[at])
                    || text[at] == b'.'
                    || (matches!(text[at], b'+' | b'-') && matches!(text[at - 1], b'e' | b'E' | b'p' | b'P')))
            {
                at += 1;
            }
            Kind::Other
        } else if matches!(byte, b'"' | b'\'') {
            at = behind_quote(text, at);
            Kind::Other
        } else {
            at += if rest.starts_with(b"->") { 2 } else { 1 };
            Kind::Sign
        };
        tokens.push(Token { kind, from, to: at });
    }
    tokens
}

/// Behind the string or character that begins here.
fn behind_quote(text: &[u8], from: usize) -> usize {
    let quote = text[from];
    let mut at = from + 1;
    while at < text.len() && text[at] != quote && text[at] != b'\n' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}
