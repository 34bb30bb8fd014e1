//! Which objects and procedures a value may be the address of: a points-to analysis by inclusion (Andersen's),
//! insensitive to the order of commands, sensitive to offsets.
//!
//! For each object a value may point into, the analysis knows a [`Congruence`] of the offset: `&a[i].x` points
//! into `a` at 4 modulo 12. What an object contains is known by offset, as far as offsets are.
//!
//! A number that comes from nowhere (an input, the result of an undefined function, a number that was made of
//! bits) is [`Target::Wild`]: the address of any object whose own address has *escaped*, and of nothing else.
//! Addresses escape where a program looks at them as numbers, compares them with such numbers or gives them to a
//! function without a definition.

use super::congruence::{Congruence, gcd};
use super::flat::Instance;
use super::values::{blurred, wild};
use crate::program::{Command, ExprId, ObjectId, ProcId, Program, Source, Storage, VarId};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// What an address can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Target {
    /// An object of [`Analysis::objects`].
    Object(u32),
    Proc(ProcId),
    /// Whatever has escaped: a number from nowhere.
    Wild,
    /// Not only this, but a number that was computed of an address: its value depends on where objects are.
    Number,
}

/// What a value can be the address of, with the offset.
pub(super) type Value = BTreeMap<Target, Congruence>;

/// No object has a lower address.
pub(super) const NULL_PAGE: u128 = 0x1000;

/// What an object contains at some offsets: so many bytes, with what they can be the address of.
type Content = (Congruence, u64, Value);

/// With more escaped words of memory, what numbers from nowhere point to is not followed: each store through one of them
/// would be a choice among all of these.
pub(super) const MOST_ESCAPED: u64 = 64;

/// Objects with more different contents are not told apart by offset.
const MOST_CONTENTS: usize = 256;

/// Where an object comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    Static(ObjectId),
    /// An `Allocate` command in an activation.
    Site {
        storage: Storage,
        size: Option<u64>,
        align: u64,
        instance: Instance,
        /// The variable that gets the address.
        var: VarId,
    },
}

/// Numbers of the variables of all activations.
pub(super) struct Vars {
    /// By variable: its number, or its place among the locals of its owner.
    place: Vec<usize>,
    /// By activation: the number of its first local.
    base: Vec<usize>,
    count: usize,
}

impl Vars {
    pub(super) fn new(program: &Program, instances: &[ProcId]) -> Vars {
        let mut locals = vec![0; program.procs.len()];
        let mut globals = 0;
        let place = program
            .vars
            .iter()
            .map(|var| {
                let count = var.owner.map_or(&mut globals, |owner| &mut locals[owner.index()]);
                *count += 1;
                *count - 1
            })
            .collect();
        let mut count = globals;
        let base = instances
            .iter()
            .map(|proc| {
                count += locals[proc.index()];
                count - locals[proc.index()]
            })
            .collect();
        Vars { place, base, count }
    }

    pub(super) fn number(&self, program: &Program, instance: Instance, var: VarId) -> usize {
        let base = program.vars[var.index()].owner.map_or(0, |_| self.base[instance]);
        base + self.place[var.index()]
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }
}

/// Values of expressions that were asked for.
type Known = RefCell<FxHashMap<(Instance, ExprId), Rc<Value>>>;

/// The analysis.
pub(super) struct Analysis<'p> {
    pub(super) program: &'p Program,
    pub(super) vars: &'p Vars,
    pub(super) values: Vec<Value>,
    pub(super) contents: Vec<Vec<Content>>,
    pub(super) objects: Vec<Origin>,
    /// By object: whether its address has escaped.
    pub(super) escaped: Vec<bool>,
    /// How many words of memory they have that can be written.
    pub(super) crowd: u64,
    /// Procedures whose address has escaped.
    pub(super) escaped_procs: BTreeSet<ProcId>,
    /// By object: another one that stands for one of those that its site makes ([`super::lifetimes`]).
    pub(super) watched: Vec<Option<u32>>,
    pub(super) sites: FxHashMap<(Instance, *const Command), u32>,
    pub(super) changed: bool,
    /// Whether differences count: what they are depends on what both sides may point to.
    pub(super) differences: bool,
    /// Whether every address has got everywhere.
    pub(super) settled: bool,
    /// Whether pointers that leave their object point to nothing: offsets do not wrap around then.
    pub(super) checked: bool,
    /// Whether the bytes of objects that too many numbers may point to are unknown at every read.
    pub(super) forgets: bool,
    /// Whether numbers from nowhere point to nothing, and objects are where they are.
    pub(super) one_layout: bool,
    /// Whether that leaves something out.
    pub(super) spread: Cell<bool>,
    /// Values of expressions, once the analysis is done.
    pub(super) known: Option<Known>,
}

impl<'p> Analysis<'p> {
    pub(super) fn new(program: &'p Program, vars: &'p Vars, checked: bool) -> Analysis<'p> {
        let statics = program.objects.len();
        let mut analysis = Analysis {
            program,
            vars,
            values: vec![Value::new(); vars.len()],
            contents: vec![Vec::new(); statics],
            objects: (0..statics as u32).map(|id| Origin::Static(ObjectId(id))).collect(),
            escaped: program.objects.iter().map(|object| object.exposed).collect(),
            crowd: 0,
            escaped_procs: BTreeSet::new(),
            watched: Vec::new(),
            sites: FxHashMap::default(),
            changed: false,
            differences: false,
            settled: false,
            checked,
            forgets: false,
            one_layout: false,
            spread: Cell::new(false),
            known: None,
        };
        analysis.crowd = (0..statics as u32).map(|object| analysis.escaped_words(object)).sum();
        let bytes = u64::from(program.pointer_bits / 8);
        for (index, object) in program.objects.iter().enumerate() {
            for (offset, address) in &object.addresses {
                let value = analysis.value(0, *address);
                analysis.contain(index as u32, Congruence::exactly((*offset).into()), bytes, &value);
            }
            if object.unknown {
                let size = object.size.max(1);
                analysis.contain(index as u32, Congruence::exactly(0), size, &wild());
            }
        }
        for (index, var) in program.vars.iter().enumerate() {
            match (var.owner, var.initial) {
                (None, Some(initial)) => {
                    let value = analysis.value(0, initial);
                    analysis.assign(0, VarId(index as u32), &value);
                }
                // Another file defines it.
                (None, None) if var.width >= 8 => analysis.assign(0, VarId(index as u32), &wild()),
                _ => {}
            }
        }
        analysis
    }

    /// Runs `round`, which gives every command to the analysis, until nothing changes.
    pub(super) fn solve(&mut self, mut round: impl FnMut(&mut Analysis<'p>)) {
        // A sum of what is no address yet may be one later: only those that never are can be any number. And the difference of an
        // address and what is none yet may be the distance of two.
        for (differences, settled) in [(false, false), (true, false), (true, true)] {
            (self.differences, self.settled) = (differences, settled);
            self.changed = true;
            while std::mem::take(&mut self.changed) {
                round(self);
            }
        }
        self.watched = vec![None; self.objects.len()];
        self.known = Some(RefCell::default());
    }

    /// Another object that stands for one of those that the site of this one makes.
    pub(super) fn watch(&mut self, object: u32) -> u32 {
        let twin = self.objects.len() as u32;
        self.objects.push(self.objects[object as usize]);
        self.contents.push(self.contents[object as usize].clone());
        self.escaped.push(self.escaped[object as usize]);
        self.watched.push(None);
        self.watched[object as usize] = Some(twin);
        twin
    }

    /// What an access of so many bytes through this address may touch.
    pub(super) fn targets(&self, instance: Instance, address: ExprId, bytes: u64) -> Value {
        self.expanded(&self.value(instance, address), bytes)
    }

    /// What a store of so many bytes through this address may change.
    pub(super) fn store_targets(&self, instance: Instance, address: ExprId, bytes: u64) -> Value {
        self.writable(self.targets(instance, address, bytes))
    }

    /// Without objects that nobody can write: machines end the program. If there is no other, it is what is meant.
    fn writable(&self, targets: Value) -> Value {
        if targets.len() < 2 {
            return targets;
        }
        let stays = |target: &Target| match target {
            Target::Object(object) => !self.is_read_only(*object),
            _ => true,
        };
        targets.into_iter().filter(|(target, _)| stays(target)).collect()
    }

    /// With escaped objects in the place of [`Target::Wild`], at offsets where an access of so many bytes is aligned,
    /// and watched objects beside those they are taken from.
    fn expanded(&self, value: &Value, bytes: u64) -> Value {
        let mut all = value.clone();
        if self.one_layout && is_number(value) && self.escaped.contains(&true) {
            self.spread.set(true);
        }
        // What is read through some number is unknown if it may be in a string: as good as what is there.
        if is_number(value) && !self.checked {
            all.retain(|target, _| !matches!(target, Target::Object(object) if self.is_literal(*object)));
        }
        if is_number(value) && !self.is_crowded() {
            for (object, _) in self.escaped.iter().enumerate().filter(|(_, escaped)| **escaped) {
                if self.is_literal(object as u32) {
                    continue;
                }
                let align = match self.objects[object] {
                    Origin::Static(object) => self.program.objects[object.index()].align,
                    Origin::Site { align, .. } => align,
                };
                let step = gcd(bytes.max(1).next_power_of_two().min(16).into(), align.max(1).into());
                let aligned = Congruence::new(0, step);
                let target = Target::Object(object as u32);
                let offset = all.get(&target).map_or(aligned, |known| known.join(aligned));
                all.insert(target, offset);
            }
        }
        for object in objects(&all.clone()) {
            if let Some(Some(twin)) = self.watched.get(object as usize) {
                let offset = all[&Target::Object(object)];
                all.insert(Target::Object(*twin), offset);
            }
        }
        all
    }

    /// Whether something may point to this object that outlasts a variable: a byte of another object.
    pub(super) fn is_stored(&self, object: u32) -> bool {
        let target = Target::Object(object);
        self.contents.iter().enumerate().any(|(holder, contents)| {
            holder != object as usize && contents.iter().any(|(.., value)| value.contains_key(&target))
        })
    }

    /// The numbers of the variables that may point to this object.
    pub(super) fn pointers_to(&self, object: u32) -> Vec<usize> {
        let target = Target::Object(object);
        let numbers = self.values.iter().enumerate().filter(|(_, value)| value.contains_key(&target));
        numbers.map(|(number, _)| number).collect()
    }

    pub(super) fn join(into: &mut Value, from: &Value) -> bool {
        let mut changed = false;
        for (target, offset) in from {
            match into.get_mut(target) {
                None => {
                    into.insert(*target, *offset);
                    changed = true;
                }
                Some(known) => {
                    let joined = known.join(*offset);
                    changed |= joined != *known;
                    *known = joined;
                }
            }
        }
        changed
    }

    /// A variable may have this value.
    pub(super) fn assign(&mut self, instance: Instance, var: VarId, value: &Value) {
        let number = self.vars.number(self.program, instance, var);
        self.changed |= Analysis::join(&mut self.values[number], value);
        // Others can read it.
        if self.program.visible_vars.contains(&var) {
            self.escape(value);
        }
    }

    fn contain(&mut self, object: u32, offset: Congruence, bytes: u64, value: &Value) {
        // A number in the whole place of an address leaves nothing of it; one in a part of it does.
        let pointer = u64::from(self.program.pointer_bits / 8);
        let whole =
            bytes.is_multiple_of(pointer) && Congruence::new(offset.r, gcd(offset.g, pointer.into())).r == 0;
        if value.is_empty() && whole {
            return;
        }
        let contents = &mut self.contents[object as usize];
        let many = contents.len() >= MOST_CONTENTS;
        let (offset, bytes) = if many { (Congruence::ANY, 1) } else { (offset, bytes) };
        match contents.iter_mut().find(|content| (content.0, content.1) == (offset, bytes)) {
            Some(content) => self.changed |= Analysis::join(&mut content.2, value),
            None => {
                contents.push((offset, bytes, value.clone()));
                self.changed = true;
            }
        }
        let visible = self.program.objects.get(object as usize).is_some_and(|object| object.visible);
        if self.escaped[object as usize] || visible {
            self.escape(value);
        }
    }

    /// So many bytes with this value are written to what an address can be in.
    pub(super) fn contain_all(&mut self, address: &Value, bytes: u64, value: &Value) {
        // Others can read what is written to memory of theirs.
        if is_number(address) {
            self.escape(value);
        }
        for (target, offset) in self.writable(self.expanded(address, bytes)) {
            if let Target::Object(object) = target {
                self.contain(object, offset, bytes, value);
            }
        }
    }

    /// What so many bytes at an address can be.
    pub(super) fn contents_of(&self, address: &Value, bytes: u64) -> Value {
        let mut all = Value::new();
        if address.contains_key(&Target::Wild) {
            // What is in memory of others is theirs.
            all = wild();
        }
        let mut parts = false;
        for (target, offset) in self.expanded(address, bytes) {
            let Target::Object(object) = target else { continue };
            if self.is_forgotten(object) {
                Analysis::join(&mut all, &wild());
            }
            for (at, size, value) in &self.contents[object as usize] {
                if !offset.overlaps(bytes, *at, *size) {
                    continue;
                }
                let distance = Congruence::new(offset.r - at.r, gcd(offset.g, at.g));
                let same = bytes == *size && distance.r == 0;
                let within = at.g == 0
                    && offset.g == 0
                    && distance.r >= 0
                    && distance.r + i128::from(bytes) <= i128::from(*size);
                parts |= !same && (is_address(value) || !within);
                Analysis::join(&mut all, value);
            }
        }
        // A part of an address, or one of which a part was overwritten, is some number made of it.
        if parts && is_address(&all) { blurred(all) } else { all }
    }

    /// Bytes are copied: what they contain keeps its place. How many is a number, or only what is known of it.
    fn copy(&mut self, to: &Value, from: &Value, size: Congruence) {
        let pointer = i128::from(self.program.pointer_bits / 8);
        // A number of bytes that nobody knows may end in the middle of an address.
        let ragged = size.g != 0 && gcd(size.r, gcd(size.g, pointer)) != pointer;
        let size = match size {
            Congruence { r, g: 0 } if r >= 0 => u64::try_from(r).unwrap_or(u64::MAX >> 1),
            _ => u64::MAX >> 1,
        };
        // Plain bytes may replace a part of an address.
        let mut moved: Vec<Content> = vec![(Congruence::exactly(0), size, Value::new())];
        if ragged {
            moved.push((Congruence::ANY, 1, Value::new()));
        }
        let forgotten = objects(from).any(|object| self.is_forgotten(object));
        if is_number(from) || forgotten {
            moved.push((Congruence::exactly(0), size, wild()));
        }
        for (target, start) in self.expanded(from, 1) {
            let Target::Object(object) = target else { continue };
            for (at, bytes, value) in &self.contents[object as usize] {
                let at = at.plus(start.times(-1));
                let inside = at.overlaps(*bytes, Congruence::exactly(0), size);
                // Of an address at the edge only a part is copied.
                let edge = at.g == 0 && (at.r < 0 || at.r + i128::from(*bytes) > i128::from(size));
                let cut = edge || ragged && *bytes > 1;
                let value = if cut { blurred(value.clone()) } else { value.clone() };
                let content = (at, *bytes, value);
                if inside && !moved.contains(&content) {
                    moved.push(content);
                }
            }
        }
        if is_number(to) {
            for (.., value) in &moved {
                self.escape(value);
            }
        }
        for (target, start) in self.writable(self.expanded(to, 1)) {
            let Target::Object(object) = target else { continue };
            for (at, bytes, value) in &moved {
                self.contain(object, start.plus(*at), *bytes, value);
            }
        }
    }

    /// The value of a variable.
    pub(super) fn variable(&self, instance: Instance, var: VarId) -> Value {
        self.values[self.vars.number(self.program, instance, var)].clone()
    }

    /// The object that an `Allocate` command makes.
    pub(super) fn site(&self, instance: Instance, command: &Command) -> Option<u32> {
        self.sites.get(&(instance, std::ptr::from_ref(command))).copied()
    }

    /// A command that is no call.
    pub(super) fn command(&mut self, instance: Instance, command: &Command) {
        match command {
            Command::Assign(var, value) => {
                let value = self.value(instance, *value);
                self.assign(instance, *var, &value);
            }
            Command::Store { address, value } => {
                let bytes = u64::from(self.program.width(*value) / 8);
                let value = self.value(instance, *value);
                let address = self.value(instance, *address);
                self.contain_all(&address, bytes, &value);
            }
            Command::Copy { to, from, size } => {
                let size = match self.program.exprs.as_const(*size) {
                    Some(size) => Congruence::exactly(i128::try_from(size).unwrap_or(i128::MAX >> 1)),
                    None => self.number(*size),
                };
                let (to, from) = (self.value(instance, *to), self.value(instance, *from));
                self.copy(&to, &from, size);
            }
            Command::Fill { to, byte, size } => {
                let value = self.value(instance, *byte);
                let to = self.value(instance, *to);
                let pointer = i128::from(self.program.pointer_bits / 8);
                let count = self.number(*size);
                let known = self.program.exprs.as_const(*size).and_then(|size| u64::try_from(size).ok());
                let value = if is_address(&value) { blurred(value) } else { value };
                self.contain_all(&to, known.unwrap_or(u64::MAX >> 1), &value);
                if known.is_none() && gcd(count.r, gcd(count.g, pointer)) != pointer {
                    let to = to.into_keys().map(|target| (target, Congruence::ANY)).collect();
                    self.contain_all(&to, 1, &value);
                }
            }
            Command::Havoc(var, source) if *source != Source::Uninitialised => {
                if self.program.vars[var.index()].width >= 8 {
                    self.assign(instance, *var, &wild());
                }
            }
            // A function without a definition knows its arguments from then on.
            Command::Call { args, result, .. } => {
                for arg in args {
                    let value = self.value(instance, *arg);
                    self.escape(&value);
                }
                if let Some(result) = result
                    && self.program.vars[result.index()].width >= 8
                {
                    self.assign(instance, *result, &wild());
                }
            }
            Command::Allocate { var, size, align, storage, .. } => {
                let key = (instance, std::ptr::from_ref(command));
                let next = self.objects.len() as u32;
                let object = *self.sites.entry(key).or_insert(next);
                if object == next {
                    let size = self.program.exprs.as_const(*size).and_then(|size| u64::try_from(size).ok());
                    let (storage, align) = (*storage, *align);
                    self.objects.push(Origin::Site { storage, size, align, instance, var: *var });
                    self.contents.push(Vec::new());
                    self.escaped.push(false);
                }
                let value = Value::from([(Target::Object(object), Congruence::exactly(0))]);
                self.assign(instance, *var, &value);
            }
            Command::Havoc(..) | Command::Assume(_) | Command::Check(..) | Command::End { .. } => {}
        }
    }
}

/// The objects among the targets.
pub(super) fn objects(value: &Value) -> impl Iterator<Item = u32> {
    value.keys().filter_map(|target| match target {
        Target::Object(object) => Some(*object),
        Target::Proc(_) | Target::Wild | Target::Number => None,
    })
}

/// Whether a value may be any number, and so the address of whatever has escaped.
pub(super) fn is_number(value: &Value) -> bool {
    value.contains_key(&Target::Wild) || value.contains_key(&Target::Number)
}

/// Whether a value is made of an address of the program.
pub(super) fn is_address(value: &Value) -> bool {
    value.keys().any(|target| *target != Target::Wild)
}
