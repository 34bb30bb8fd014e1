//! The commands of the graph as edges of the automaton.

use super::cuts::MANY;
use super::flat::{Flat, Instance, Item, PieceId, Way};
use super::layout::{Kept, Placed};
use super::lifetimes::Lifetimes;
use super::memory::{Holders, index_bits};
use super::points_to::{Analysis, Origin, is_number};
use super::{Bytes, Head, Meaning, Observation, Options, StepInfo, StepKind};
use crate::program::{Command, CutReason, ExprId, ProcId, Program, Property, Source, Storage, VarId};
use crate::span::Span;
use certus_logic::{Sort, Term, Terms};
use certus_model as model;
use certus_model::{Cfa, Loc, Step, StepId};
use rustc_hash::FxHashMap;

/// What is made.
pub(super) struct Emitted {
    pub(super) cfa: Cfa,
    pub(super) steps: Vec<StepInfo>,
    pub(super) inexact: Vec<(Span, &'static str)>,
    pub(super) cut: Vec<(Span, CutReason)>,
    pub(super) heads: Vec<Head>,
    pub(super) meanings: Vec<Meaning>,
    pub(super) looks_at_addresses: bool,
    pub(super) too_large: Option<u64>,
    pub(super) observation: Observation,
    pub(super) claimed: Vec<Term>,
}

/// Makes the automaton.
pub(super) struct Emitter<'a, 'p> {
    pub(super) program: &'p Program,
    pub(super) analysis: &'a Analysis<'p>,
    pub(super) lives: &'a Lifetimes,
    pub(super) flat: &'a Flat<'p>,
    pub(super) terms: &'a mut Terms,
    pub(super) options: &'a Options,
    pub(super) placed: &'a [Placed],
    pub(super) holders: Vec<Holders>,
    /// Whether an object was not freed before nothing pointed to it any more, where leaks are asked about.
    pub(super) lost: Option<Term>,
    /// By object: how large each one of its site is, if that is known.
    pub(super) sizes: Vec<Option<u64>>,
    pub(super) cfa: Cfa,
    pub(super) steps: Vec<StepInfo>,
    /// Values of expressions in the state as it is now.
    pub(super) known: FxHashMap<(Instance, ExprId), Term>,
    pub(super) inexact: Vec<(Span, &'static str)>,
    /// Where runs are not followed any further.
    pub(super) cut: Vec<(Span, CutReason)>,
    pub(super) looks_at_addresses: bool,
    /// It was taken for granted that no object has so many bytes.
    pub(super) too_large: Option<u64>,
    /// By variable of the automaton.
    pub(super) meanings: Vec<Meaning>,
    pub(super) vars: Vec<Option<Term>>,
    pub(super) places: Vec<Option<Loc>>,
    pub(super) line: &'a dyn Fn(Span) -> u32,
    pub(super) at: Loc,
    pub(super) pending: Vec<Step>,
    pub(super) here: (Span, Instance),
    /// By procedure and global variable: its value when the body was entered.
    pub(super) before: FxHashMap<(ProcId, VarId), Term>,
    /// By claim: what has to hold where the body returns.
    pub(super) claimed: Vec<Term>,
    /// What is observed, if that is wanted.
    observation: Observation,
}

impl<'a, 'p> Emitter<'a, 'p> {
    pub(super) fn new(
        (terms, options): (&'a mut Terms, &'a Options),
        (analysis, lives): (&'a Analysis<'p>, &'a Lifetimes),
        flat: &'a Flat<'p>,
        placed: &'a [Placed],
        line: &'a dyn Fn(Span) -> u32,
    ) -> Emitter<'a, 'p> {
        let sizes = analysis.objects.iter().map(|origin| match origin {
            Origin::Static(object) => Some(analysis.program.objects[object.index()].size),
            Origin::Site { size, .. } => *size,
        });
        let cfa = Cfa::new();
        let claimed = vec![terms.tru(); options.claims.as_ref().map_or(0, Vec::len)];
        Emitter {
            program: analysis.program,
            analysis,
            lives,
            flat,
            terms,
            options,
            placed,
            holders: Vec::new(),
            lost: None,
            sizes: sizes.collect(),
            steps: Vec::new(),
            known: FxHashMap::default(),
            inexact: Vec::new(),
            cut: Vec::new(),
            looks_at_addresses: false,
            too_large: None,
            meanings: Vec::new(),
            vars: vec![None; analysis.vars.len()],
            places: vec![None; flat.pieces.len()],
            line,
            at: cfa.initial,
            pending: Vec::new(),
            here: (Span::default(), 0),
            before: FxHashMap::default(),
            claimed,
            observation: Observation::default(),
            cfa,
        }
    }

    pub(super) fn run(mut self) -> Emitted {
        self.make_holders();
        self.begin();
        let entry = self.place(self.flat.entry);
        self.go(entry);
        let mut open = vec![self.flat.entry];
        let mut done = vec![false; self.flat.pieces.len()];
        while let Some(piece) = open.pop() {
            if std::mem::replace(&mut done[piece], true) {
                continue;
            }
            self.piece(piece);
            let targets = self.flat.pieces[piece].way.targets();
            open.extend(targets.into_iter().filter(|target| self.places[*target].is_some()));
        }
        let heads = self.flat.heads.iter().filter_map(|(instance, index, piece)| {
            let loc = self.places[*piece]?;
            Some(Head { loc, proc: self.proc(*instance), index: *index, instance: *instance })
        });
        let heads = heads.collect();
        let Emitter {
            cfa,
            steps,
            inexact,
            meanings,
            cut,
            looks_at_addresses,
            too_large,
            observation,
            claimed,
            ..
        } = self;
        Emitted {
            cfa,
            steps,
            inexact,
            heads,
            meanings,
            cut,
            looks_at_addresses,
            too_large,
            observation,
            claimed,
        }
    }

    // Variables.

    fn declare(&mut self, name: &str, sort: Sort) -> Term {
        let term = self.terms.fresh(name, sort);
        let shown = self.terms.var_name(term).unwrap_or(name).to_owned();
        self.cfa.add_var(term, shown);
        self.meanings.push(Meaning::Other);
        term
    }

    /// The variable of an activation.
    pub(super) fn var(&mut self, instance: Instance, var: VarId) -> Term {
        let number = self.analysis.vars.number(self.program, instance, var);
        if let Some(term) = self.vars[number] {
            return term;
        }
        let variable = &self.program.vars[var.index()];
        let name = match variable.owner {
            Some(owner) if owner != self.program.entry => {
                format!("{}.{}", self.program.procs[owner.index()].name, variable.name)
            }
            _ => variable.name.clone(),
        };
        let term = self.declare(&name, Sort::Bv(variable.width));
        self.mean(Meaning::Variable { var, instance });
        self.vars[number] = Some(term);
        term
    }

    /// What the variable that was declared last stands for.
    fn mean(&mut self, meaning: Meaning) {
        if let Some(last) = self.meanings.last_mut() {
            *last = meaning;
        }
    }

    /// A new variable for a moment.
    pub(super) fn temporary(&mut self, sort: Sort) -> Term {
        self.declare("$t", sort)
    }

    fn make_holders(&mut self) {
        let leaks = |property: &Property| matches!(property, Property::Leak | Property::Cleanup);
        if self.options.properties.iter().any(leaks) {
            self.lost = Some(self.declare("$lost", Sort::Bool));
        }
        let asked = self.analysis.checked;
        for (index, origin) in self.analysis.objects.iter().enumerate() {
            let placed = self.placed[index].clone();
            let name = match origin {
                Origin::Static(object) => self.program.objects[object.index()].name.clone(),
                Origin::Site { instance, .. } => {
                    let proc = self.flat.instances[*instance];
                    format!("{}.memory{index}", self.program.procs[proc.index()].name)
                }
            };
            let mut holders = Holders::default();
            match &placed.kept {
                Kept::Not | Kept::Table { .. } => {}
                Kept::Cells(cells) => {
                    for (offset, bytes) in cells {
                        let whole = placed.size == Some(*bytes);
                        let name = if whole { name.clone() } else { format!("{name}@{offset}") };
                        holders.cells.insert(*offset, self.declare(&name, Sort::Bv(*bytes as u32 * 8)));
                        let (offset, bytes) = (*offset, *bytes);
                        match origin {
                            Origin::Static(object) => {
                                self.mean(Meaning::Static { object: *object, offset, bytes });
                            }
                            Origin::Site { instance, var, storage: Storage::Automatic, .. }
                                if !placed.many =>
                            {
                                let (var, instance) = (*var, *instance);
                                self.mean(Meaning::Automatic { var, instance, offset, bytes });
                            }
                            Origin::Site { .. } => {}
                        }
                    }
                }
                Kept::Array { unit } => {
                    let index = Sort::Bv(index_bits(&placed, *unit));
                    let sort = self.terms.array_sort(index, Sort::Bv(*unit as u32 * 8));
                    holders.array = Some(self.declare(&name, sort));
                }
            }
            if placed.many {
                holders.next =
                    Some(self.declare(&format!("{name}.next"), Sort::Bv(self.program.pointer_bits)));
            }
            if placed.size.is_none() && !placed.many {
                holders.size =
                    Some(self.declare(&format!("{name}.size"), Sort::Bv(self.program.pointer_bits)));
            }
            let watched = self.analysis.watched.contains(&Some(index as u32));
            // Of a site with a watched object nothing else is checked.
            if asked && matches!(origin, Origin::Site { .. }) && self.analysis.watched[index].is_none() {
                holders.alive = Some(self.declare(&format!("{name}.alive"), Sort::Bool));
            }
            if watched {
                holders.taken = Some(self.declare(&format!("{name}.watched"), Sort::Bool));
            }
            self.holders.push(holders);
        }
    }

    // Commands.

    pub(super) fn push(&mut self, command: model::Command, kind: StepKind) {
        let id = StepId(self.steps.len() as u32);
        let (span, instance) = self.here;
        self.steps.push(StepInfo { span, proc: self.proc(instance), instance, kind, bytes: None });
        self.pending.push(Step { command, id });
    }

    pub(super) fn proc(&self, instance: Instance) -> ProcId {
        self.flat.instances.get(instance).copied().unwrap_or(self.program.entry)
    }

    pub(super) fn assign(&mut self, var: Term, value: Term) {
        if var != value {
            self.known.clear();
            self.push(model::Command::Assign(var, value), StepKind::Plain);
        }
    }

    pub(super) fn havoc(&mut self, var: Term, source: Source) {
        self.known.clear();
        self.push(model::Command::Havoc(var), StepKind::Draw(source, None));
    }

    pub(super) fn assume(&mut self, condition: Term) {
        if condition != self.terms.tru() {
            self.push(model::Command::Assume(condition), StepKind::Plain);
        }
    }

    /// Says which bytes the last command is about.
    pub(super) fn about(&mut self, bytes: Bytes) {
        if let Some(step) = self.steps.last_mut() {
            step.bytes = Some(bytes);
        }
    }

    /// Unknown bytes at an address where no object is.
    pub(super) fn unknown_at(&mut self, width: u32, address: Term) -> Term {
        let var = self.unknown(width, Source::Memory);
        self.about(Bytes::At(address));
        var
    }

    /// A value nobody knows. It changes no other value, so what is known stays known.
    pub(super) fn unknown(&mut self, width: u32, source: Source) -> Term {
        let var = self.temporary(Sort::Bv(width));
        self.push(model::Command::Havoc(var), StepKind::Draw(source, None));
        var
    }

    pub(super) fn unknown_bit(&mut self) -> Term {
        let bit = self.unknown(1, Source::Memory);
        super::expr::truth(self.terms, bit)
    }

    pub(super) fn inexact(&mut self, why: &'static str) {
        let note = (self.here.0, why);
        if !self.inexact.contains(&note) {
            self.inexact.push(note);
        }
    }

    // Control.

    fn piece(&mut self, id: PieceId) {
        let flat = self.flat;
        let piece = &flat.pieces[id];
        let at = self.place(id);
        self.resume(at);
        for item in &piece.items {
            self.item(piece.instance, item);
        }
        self.here = (piece.span, piece.instance);
        match &piece.way {
            Way::Goto(to) => {
                let to = self.place(*to);
                self.go(to);
            }
            Way::Branch(condition, then, otherwise) => {
                let condition = self.condition(piece.instance, *condition);
                let from = self.fork();
                let not = self.terms.not(condition);
                // Where nothing can get, nothing is made.
                for (condition, target) in [(condition, then), (not, otherwise)] {
                    if condition != self.terms.fls() {
                        let target = self.place(*target);
                        self.guarded(from, target, condition);
                    }
                }
            }
            Way::Switch(id, cases, targets, default) => {
                let value = self.number(piece.instance, *id);
                let mut ways = Vec::new();
                for ((lo, hi, _), target) in cases.iter().zip(targets) {
                    ways.push((self.between(value, *lo, *hi), *target));
                }
                self.select(&ways, *default);
            }
            Way::Choose(pointer, procs, none) => {
                let pointer = self.expr(piece.instance, *pointer);
                let mut ways = Vec::new();
                for (proc, target) in procs {
                    let address = self.proc_address(*proc);
                    ways.push((self.terms.eq(pointer, address), *target));
                }
                self.select(&ways, *none);
            }
            Way::Either(one, other) => {
                let bit = self.unknown_bit();
                self.select(&[(bit, *one)], *other);
            }
            Way::Cut(reason) => {
                let never = self.terms.fls();
                self.cut_unless(never, reason.clone());
                self.pending.clear();
            }
            Way::End if self.options.observed => {
                let end = self.new_loc(piece.span, piece.instance);
                self.go(end);
                self.observation.ends.push(end);
            }
            // Nothing follows; what was done is of no consequence.
            Way::End => self.pending.clear(),
        }
    }

    fn between(&mut self, value: Term, lo: u128, hi: u128) -> Term {
        let width = self.terms.width(value);
        let (lo, hi) = (self.terms.bv(width, lo), self.terms.bv(width, hi));
        if lo == hi {
            return self.terms.eq(value, lo);
        }
        let (above, below) = (self.terms.bvule(lo, value), self.terms.bvule(value, hi));
        self.terms.and2(above, below)
    }

    /// To the first target whose condition holds, or to the last.
    fn select(&mut self, ways: &[(Term, PieceId)], default: PieceId) {
        let mut from = self.fork();
        for (condition, target) in ways {
            let not = self.terms.not(*condition);
            if *condition == self.terms.fls() {
                continue;
            }
            let target = self.place(*target);
            self.guarded(from, target, *condition);
            if not == self.terms.fls() {
                return;
            }
            let next = self.label();
            self.guarded(from, next, not);
            from = next;
        }
        let default = self.place(default);
        self.resume(from);
        self.go(default);
    }

    fn item(&mut self, instance: Instance, item: &Item<'p>) {
        match item {
            Item::Command(command, span) => {
                self.here = (*span, instance);
                self.command(instance, command);
            }
            Item::Enter(callee, span) => {
                self.here = (*span, *callee);
                let proc = self.proc(*callee);
                for (index, variable) in self.program.vars.iter().enumerate() {
                    if variable.owner == Some(proc) {
                        let id = VarId(index as u32);
                        let var = self.var(*callee, id);
                        self.known.clear();
                        self.push(
                            model::Command::Havoc(var),
                            StepKind::Draw(Source::Uninitialised, Some(id)),
                        );
                    }
                }
            }
            Item::Leave(callee, span) => {
                self.here = (*span, instance);
                for object in super::lifetimes::allocas(self.analysis, *callee) {
                    self.set_alive(object, false);
                }
            }
            Item::Forget(vars, span) => {
                self.here = (*span, instance);
                for var in vars {
                    let term = self.var(instance, *var);
                    self.known.clear();
                    self.push(model::Command::Havoc(term), StepKind::Draw(Source::Memory, Some(*var)));
                }
            }
            Item::Unfollowed(span) => {
                self.here = (*span, instance);
                self.unfollowed(
                    "a call through a pointer from outside may be to any of many functions".into(),
                );
            }
            Item::Skip(call) => self.skip(instance, call),
            Item::Remember(proc, span) => self.remember(*proc, *span),
            Item::Ensure(proc, span) => self.ensure(*proc, *span),
            Item::Bind(callee, param, value, span) => {
                self.here = (*span, instance);
                let value = self.expr(instance, *value);
                let param = self.var(*callee, *param);
                let value = self.resized(value, self.terms.width(param));
                self.assign(param, value);
            }
            Item::Result(var, callee, from, span) => {
                self.here = (*span, instance);
                let var = self.var(instance, *var);
                let from = from.map(|from| self.var(*callee, from));
                match from.filter(|from| self.terms.sort(*from) == self.terms.sort(var)) {
                    Some(from) => self.assign(var, from),
                    None => self.havoc(var, Source::Undefined("?".into())),
                }
            }
        }
    }

    /// The low bits, or zeros in front.
    fn resized(&mut self, value: Term, width: u32) -> Term {
        let old = self.terms.width(value);
        if old >= width {
            self.terms.extract(width - 1, 0, value)
        } else {
            self.terms.zero_extend(width - old, value)
        }
    }

    fn command(&mut self, instance: Instance, command: &'p Command) {
        match command {
            Command::Assign(var, value) => {
                let value = self.expr(instance, *value);
                let var = self.var(instance, *var);
                self.assign(var, value);
            }
            Command::Havoc(var, source) => {
                let term = self.var(instance, *var);
                self.known.clear();
                self.push(model::Command::Havoc(term), StepKind::Draw(source.clone(), Some(*var)));
            }
            Command::Assume(condition) => {
                let condition = self.condition(instance, *condition);
                self.assume(condition);
            }
            Command::Check(Property::Claim, condition) if self.options.observed => {
                let at = self.fork();
                self.observation.begin.get_or_insert(at);
                let claim = self.condition(instance, *condition);
                // What has to be chosen or computed first is no formula over the state.
                let pure = self.pending.is_empty();
                self.observation.claims.push(pure.then_some(claim));
            }
            Command::Check(property, condition) => {
                if self.options.properties.contains(property) {
                    let open = self.open_object(instance, *condition);
                    let condition = self.condition(instance, *condition);
                    match open {
                        None => self.violation(*property, condition),
                        Some(why) => self.cut_unless(condition, why.into()),
                    }
                } else if self.options.assumed.contains(property) {
                    let condition = self.condition(instance, *condition);
                    self.assume(condition);
                }
            }
            Command::Store { address, value } => {
                let bytes = u64::from(self.program.width(*value) / 8);
                let targets = self.analysis.store_targets(instance, *address, bytes);
                self.note_unfollowed(&targets);
                let (address, value) = (self.address(instance, *address), self.expr(instance, *value));
                self.store(&targets, address, value);
            }
            Command::Copy { to, from, size } => self.copy(instance, *to, *from, *size),
            Command::Fill { to, byte, size } => self.fill(instance, *to, *byte, *size),
            Command::Allocate { var, size, zeroed, .. } => {
                if let Some(object) = self.analysis.site(instance, command) {
                    let size = self.number(instance, *size);
                    self.allocate(instance, object as usize, (*var, size), *zeroed);
                }
            }
            Command::End { address, storage } => {
                let targets = self.analysis.targets(instance, *address, 1);
                // It may end any of many objects, which matters where accesses are checked.
                let many = is_number(&targets) && self.analysis.is_crowded();
                if self.analysis.checked && many && !self.analysis.one_layout {
                    self.unfollowed(MANY.into());
                }
                let address = self.expr(instance, *address);
                self.end(&targets, address, *storage == Storage::Heap);
            }
            Command::Call { result, callee, .. } => {
                if let Some(result) = result {
                    let name = match callee {
                        crate::program::Callee::Direct(proc) => {
                            self.program.procs[proc.index()].name.as_str()
                        }
                        crate::program::Callee::Pointer(_) => "?",
                    };
                    let var = self.var(instance, *result);
                    self.known.clear();
                    let kind = StepKind::Draw(Source::Undefined(name.into()), Some(*result));
                    self.push(model::Command::Havoc(var), kind);
                }
            }
        }
    }
}
