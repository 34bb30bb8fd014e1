//! Bytes of random initialised objects against gcc: which value of a list goes where.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::hir::{ExprKind, InitValue};
use certus_c::{DataModel, TranslationUnit};
use common::Random;
use std::fmt::Write as _;

#[derive(Clone)]
enum Ty {
    Int(&'static str),
    Array(Box<Ty>, usize),
    /// Index of a struct or union.
    Record(usize),
}

struct Record {
    is_union: bool,
    fields: Vec<(String, Ty, Option<usize>)>,
}

struct Generator {
    random: Random,
    records: Vec<Record>,
}

const INTS: &[&str] =
    &["char", "unsigned char", "short", "int", "unsigned", "long long", "_Bool", "signed char"];

impl Generator {
    fn ty(&mut self, depth: usize) -> Ty {
        match self.random.below(if depth == 0 { 1 } else { 4 }) {
            1 => {
                let elem = self.ty(depth - 1);
                Ty::Array(Box::new(elem), 1 + self.random.below(4))
            }
            2 if !self.records.is_empty() => Ty::Record(self.random.below(self.records.len())),
            3 => Ty::Array(Box::new(Ty::Int("char")), 1 + self.random.below(6)),
            _ => Ty::Int(INTS[self.random.below(INTS.len())]),
        }
    }

    fn add_record(&mut self) {
        let is_union = self.random.one_in(4);
        let count = 1 + self.random.below(4);
        let fields = (0..count)
            .map(|index| {
                let ty = self.ty(2);
                let width = match ty {
                    Ty::Int("int" | "unsigned") if self.random.one_in(2) => Some(1 + self.random.below(31)),
                    _ => None,
                };
                (format!("m{index}"), ty, width)
            })
            .collect();
        self.records.push(Record { is_union, fields });
    }

    /// `ty name` as a declaration.
    fn declare(&self, ty: &Ty, name: &str) -> String {
        match ty {
            Ty::Int(int) => format!("{int} {name}"),
            Ty::Array(elem, length) => self.declare(elem, &format!("{name}[{length}]")),
            Ty::Record(index) => {
                let keyword = if self.records[*index].is_union { "union" } else { "struct" };
                format!("{keyword} r{index} {name}")
            }
        }
    }

    fn definition(&self, index: usize) -> String {
        let record = &self.records[index];
        let mut text = format!("{} r{index} {{", if record.is_union { "union" } else { "struct" });
        for (name, ty, width) in &record.fields {
            let _ = write!(text, " {}", self.declare(ty, name));
            if let Some(width) = width {
                let _ = write!(text, " : {width}");
            }
            text.push(';');
        }
        text + " };\n"
    }

    /// Parts of an aggregate: how many, and the type and designator of one.
    fn parts(&self, ty: &Ty) -> usize {
        match ty {
            Ty::Int(_) => 0,
            Ty::Array(_, length) => *length,
            Ty::Record(index) => self.records[*index].fields.len(),
        }
    }

    fn part(&self, ty: &Ty, index: usize) -> (Ty, String) {
        match ty {
            Ty::Int(_) => (ty.clone(), String::new()),
            Ty::Array(elem, _) => ((**elem).clone(), format!("[{index}]")),
            Ty::Record(record) => {
                let (name, ty, _) = &self.records[*record].fields[index];
                (ty.clone(), format!(".{name}"))
            }
        }
    }

    fn number(&mut self) -> String {
        (self.random.below(600) as i64 - 200).to_string()
    }

    /// A value for a part whose type is known: a number, a string, or a list.
    fn value(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int(_) if self.random.one_in(8) => format!("{{ {} }}", self.number()),
            Ty::Int(_) => self.number(),
            Ty::Array(elem, _) if matches!(**elem, Ty::Int("char")) && self.random.one_in(2) => {
                let text = &"abcdefgh"[..self.random.below(7)];
                if self.random.one_in(3) { format!("{{ \"{text}\" }}") } else { format!("\"{text}\"") }
            }
            _ => self.list(ty),
        }
    }

    fn list(&mut self, ty: &Ty) -> String {
        let count = self.parts(ty);
        let is_union = matches!(ty, Ty::Record(index) if self.records[*index].is_union);
        // The part that comes next, as long as that is certain.
        let mut next = Some(0);
        let mut items = Vec::new();
        for _ in 0..self.random.below(6) {
            match (next, self.random.below(4)) {
                (Some(at), 0 | 1) if at < count => {
                    let (part, _) = self.part(ty, at);
                    items.push(self.value(&part));
                    next = if is_union { None } else { Some(at + 1) };
                }
                (_, 2) if count > 0 => {
                    let at = self.random.below(count);
                    let (mut part, mut path) = self.part(ty, at);
                    next = if is_union { None } else { Some(at + 1) };
                    if let (Ty::Array(..), true) = (ty, self.random.one_in(3)) {
                        let last = at + self.random.below(count - at);
                        path = format!("[{at} ... {last}]");
                        next = Some(last + 1);
                    }
                    while self.parts(&part) > 0 && self.random.one_in(3) {
                        let index = self.random.below(self.parts(&part));
                        let (inner, step) = self.part(&part, index);
                        (part, path) = (inner, path + &step);
                        next = None;
                    }
                    items.push(format!("{path} = {}", self.value(&part)));
                }
                // A bare number goes to the next scalar, wherever that is.
                _ => {
                    items.push(self.number());
                    next = None;
                }
            }
        }
        format!("{{ {} }}", items.join(", "))
    }
}

/// The bytes of a global as our initialiser gives them.
fn bytes(unit: &TranslationUnit, name: &str) -> Vec<u8> {
    let global =
        unit.globals.iter().find(|global| global.name.is_some_and(|n| unit.name(n) == name)).unwrap();
    let mut bytes = vec![0u8; global.size as usize];
    for entry in &unit[global.init.unwrap()].entries {
        match &entry.value {
            InitValue::Bytes(text) => {
                let size = unit.types.size_of(entry.ty).unwrap() as usize;
                let part = &mut bytes[entry.offset as usize..][..size];
                part.fill(0);
                part[..text.len()].copy_from_slice(text);
            }
            InitValue::Expr(value) => {
                let ExprKind::Int(value) = unit[*value].kind else { panic!("{name} has no constant") };
                let (offset, width) = match entry.bits {
                    Some(bits) => (bits.offset, u64::from(bits.width)),
                    None => (entry.offset * 8, unit.types.size_of(entry.ty).unwrap() * 8),
                };
                for bit in 0..width {
                    let at = offset + bit;
                    let mask = 1 << (at % 8);
                    let set = value >> bit & 1 == 1;
                    let byte = &mut bytes[(at / 8) as usize];
                    *byte = if set { *byte | mask } else { *byte & !mask };
                }
            }
        }
    }
    bytes
}

fn compare(model: DataModel, seed: u64) -> bool {
    let mut generator = Generator { random: Random(seed), records: Vec::new() };
    let mut text = String::new();
    for index in 0..6 {
        generator.add_record();
        text.push_str(&generator.definition(index));
    }
    let mut objects = Vec::new();
    for index in 0..60 {
        let ty = match generator.random.below(3) {
            0 => Ty::Array(Box::new(generator.ty(2)), 1 + generator.random.below(4)),
            _ => Ty::Record(generator.random.below(6)),
        };
        let name = format!("g{index}");
        let attribute = format!("__attribute__((section(\".{name}\")))");
        let mut declarator = generator.declare(&ty, &name);
        let mut list = generator.list(&ty);
        if let (Ty::Array(..), true) = (&ty, generator.random.one_in(3)) {
            // Let the list say how long the array is.
            let at = declarator.find('[').unwrap();
            let end = at + declarator[at..].find(']').unwrap();
            declarator.replace_range(at + 1..end, "");
            if list == "{  }" {
                list = "{ 1 }".to_owned();
            }
        }
        let object = format!("{declarator} {attribute} = {list};\n");
        text.push_str(&object);
        objects.push((name, object));
    }
    let Some(sections) = common::elf::compile(&text, model, &format!("init-{seed}")) else { return false };
    let unit = common::accept(&text, model);
    for (name, object) in &objects {
        let ours = bytes(&unit, name);
        let theirs = &sections[&format!(".{name}")];
        assert_eq!(&ours, theirs, "{model:?}, seed {seed}: {object}{text}");
    }
    true
}

#[test]
fn flexible_array_members_make_the_object_grow() {
    let lists = [
        "{ 1, { 2, 3 } }",
        "{ 1, 2, 3, 4 }",
        "{ 1, .d[2] = 3, 4 }",
        "{ 1, { 2 }, 3 }",
        "{ .d = { [3] = 1 } }",
        "{ 5 }",
        "{ .d[0 ... 2] = 7 }",
        "{ 1, {} }",
        "{ .d = { 1, 2, 3 }, .n = 2 }",
        "{ .d[1] = 4, .n = 3 }",
    ];
    for model in [DataModel::Ilp32, DataModel::Lp64] {
        let mut text = "struct f { int n; short d[]; }; struct s { char c; char t[]; };\n".to_owned();
        for (index, list) in lists.iter().enumerate() {
            let _ = writeln!(text, "struct f g{index} __attribute__((section(\".g{index}\"))) = {list};");
        }
        text.push_str("struct s t __attribute__((section(\".t\"))) = { 1, \"hello\" };\n");
        let Some(sections) = common::elf::compile(&text, model, "flexible") else { return };
        let unit = common::accept(&text, model);
        for name in (0..lists.len()).map(|index| format!("g{index}")).chain(["t".to_owned()]) {
            assert_eq!(bytes(&unit, &name), sections[&format!(".{name}")], "{name}, {model:?}\n{text}");
        }
    }
}

#[test]
fn random_initialisers_give_gccs_bytes() {
    let rounds = (15.0 * common::scale()) as u64;
    for seed in 0..rounds.max(1) {
        for model in [DataModel::Ilp32, DataModel::Lp64] {
            if !compare(model, seed) {
                return;
            }
        }
    }
}
