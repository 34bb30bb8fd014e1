//! Calls of library functions without a model, and of the `printf` and `scanf` families.

use super::format::{Print, Printed, Scanned, print, scan};
use super::{Effect, Outcome, find_model, outcome};
use crate::hir::{
    Callee as HirCallee, ExprId as HirExpr, ExprKind, GlobalKind, InitValue, PlaceKind, TranslationUnit,
};
use crate::lower::Result1;
use crate::lower::function::FunctionLowerer;
use crate::program::{Binary, Callee, Command, Exit, ExprId, Query, Source};
use crate::types::TypeId;

/// The string that an argument is, if it is one of the text.
fn literal(unit: &TranslationUnit, mut id: HirExpr) -> Option<&[u8]> {
    loop {
        match unit[id].kind {
            ExprKind::Cast(_, operand) => id = operand,
            ExprKind::AddrOf(place) => {
                let PlaceKind::Global(global) = unit[place].kind else { return None };
                let global = &unit[global];
                let init = global.init.filter(|_| global.kind == GlobalKind::String)?;
                let InitValue::Bytes(bytes) = &unit[init].entries.first()?.value else { return None };
                let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
                return Some(&bytes[..end]);
            }
            _ => return None,
        }
    }
}

impl FunctionLowerer<'_, '_> {
    /// A call of a library function without a model.
    pub(in crate::lower) fn effect(
        &mut self,
        (name, effect): (&str, Effect),
        args: &[HirExpr],
        values: &[ExprId],
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        let unit = self.unit;
        let unknown = || format!("what the library function '{name}' does is not known");
        let found = match effect {
            Effect::Printf(index) | Effect::PrintTo(index, _) | Effect::Scanf(index) => {
                args.get(index).and_then(|&arg| self.text_of(arg))
            }
            _ => None,
        };
        let long = u64::from(self.pointer_bits() / 8);
        match effect {
            Effect::Unknown => self.cut(unknown()),
            Effect::Nothing => {}
            Effect::Reads(strings) => {
                for &index in strings {
                    self.read_string(args, values, index, None, false);
                }
            }
            Effect::Printf(index) => match found.and_then(|format| print(format, long)) {
                Some(print) if values.len() > index + print.arguments.len() => {
                    return self.print_out((name, &print), args, values, index + 1, ty).map(Some);
                }
                _ => self.cut(unknown()),
            },
            Effect::PrintTo(index, limit) => match found.and_then(|format| print(format, long)) {
                Some(print) if values.len() > index + print.arguments.len() => {
                    let values: Vec<ExprId> = values.iter().map(|&value| self.freeze(value)).collect();
                    let strings = self.printed(name, &print, args, &values, index + 1, true);
                    let exprs = self.exprs();
                    let most = exprs.size(print.most.unwrap_or(0x7fff_ffff));
                    let (mut least, mut most) = (exprs.size(print.least), most);
                    for length in strings {
                        let exprs = self.exprs();
                        least = exprs.binary(Binary::Add, least, length);
                        most = exprs.binary(Binary::Add, most, length);
                    }
                    let limit = match limit {
                        Some(limit) => values[limit],
                        None => self.exprs().size(0x7fff_ffff),
                    };
                    let count = self.helper("__certus_print", &[values[0], least, most, limit]);
                    return self.helper_result(count, ty);
                }
                _ => self.cut(unknown()),
            },
            Effect::Scanf(index) => match found.and_then(|format| scan(format, long)) {
                Some(items) if values.len() > index + items.len() => {
                    if name == "sscanf" {
                        self.read_string(args, values, 0, None, false);
                    }
                    return self.scanned(name, &items, &values[index + 1..], ty).map(Some);
                }
                _ => self.cut(unknown()),
            },
        }
        self.touch_errno();
        if ty == TypeId::VOID {
            return Ok(None);
        }
        if unit.types.is_record(ty) {
            return Ok(Some(self.unknown_record(name, ty)));
        }
        self.returned(name, values, ty).map(Some)
    }

    /// The result of a function without a model.
    fn returned(&mut self, name: &str, values: &[ExprId], ty: TypeId) -> Result1<ExprId> {
        let width = self.cx.width(ty, self.span)?;
        let (any, some) = (Source::Library(name.into()), Source::Unmodelled(name.into()));
        let failure = if self.unit.types.is_pointer(ty) { 0 } else { u128::MAX };
        let result = match outcome(name) {
            Outcome::Within(least, most) if width >= 32 => {
                let source = if self.repeats(name) { some } else { any };
                let result = self.unknown(width, source);
                self.within(result, least, most)
            }
            Outcome::Handle => {
                let (fails, given) = (self.unknown(1, any), self.unknown(width, some));
                let failure = self.exprs().constant(failure, width);
                let same = self.exprs().binary(Binary::Eq, given, failure);
                let other = self.exprs().constant(1, width);
                let given = self.exprs().ite(same, other, given);
                self.exprs().ite(fails, failure, given)
            }
            Outcome::Echo(index) if values.len() > index => {
                let fails = self.unknown(1, any);
                let exprs = self.exprs();
                let byte = exprs.zero_extend(values[index], 8);
                let (byte, end) = (exprs.zero_extend(byte, width), exprs.constant(u128::MAX, width));
                exprs.ite(fails, end, byte)
            }
            _ => self.unknown(width, some),
        };
        let result = self.freeze(result);
        // POSIX: they say why they failed.
        if matches!(outcome(name), Outcome::Handle | Outcome::Within(-1, 0)) && self.has_errno() {
            let failure = self.exprs().constant(failure, width);
            let failed = self.exprs().binary(Binary::Eq, result, failure);
            self.helper("__certus_failed", &[failed]);
        }
        Ok(result)
    }

    /// A number, or the lower bound if it is not within the bounds.
    fn within(&mut self, number: ExprId, least: i64, most: i64) -> ExprId {
        let exprs = self.exprs();
        let width = exprs.width(number);
        let low = exprs.constant(i128::from(least) as u128, width);
        let high = exprs.constant(i128::from(most) as u128, width);
        let below = exprs.binary(Binary::SLt, number, low);
        let above = exprs.binary(Binary::SLt, high, number);
        let outside = exprs.binary(Binary::Or, below, above);
        exprs.ite(outside, low, number)
    }

    /// Whether calls may have to give what the program knows: bytes that it put back, numbers from a seed that is
    /// not the time or the like.
    fn repeats(&self, name: &str) -> bool {
        let unit = self.unit;
        let byte = name.contains("getc");
        unit.nodes().exprs().iter().any(|expr| {
            let ExprKind::Call { callee: HirCallee::Direct(function), args } = &expr.kind else {
                return false;
            };
            match super::real_name(unit, &unit[*function]) {
                "ungetc" => byte,
                "srand" | "srandom" | "srand48" => {
                    let mut seed = args.first().map(|&seed| &unit[seed].kind);
                    while let Some(ExprKind::Cast(_, operand)) = seed {
                        seed = Some(&unit[*operand].kind);
                    }
                    !byte && name.contains("rand") && !matches!(seed, Some(ExprKind::Call { .. }))
                }
                _ => false,
            }
        })
    }

    /// Writes by a format: how many bytes, or something negative, since writing may fail. Then nothing need be
    /// stored.
    fn print_out(
        &mut self,
        (name, print): (&str, &Print),
        args: &[HirExpr],
        values: &[ExprId],
        first: usize,
        ty: TypeId,
    ) -> Result1<ExprId> {
        let values: Vec<ExprId> = values.iter().map(|&value| self.freeze(value)).collect();
        let strings = |argument: &Printed| matches!(argument, Printed::String { .. });
        let counts = |argument: &Printed| matches!(argument, Printed::Count { .. });
        // How much is stored before the failure depends on what is written where.
        let source = match print.arguments.iter().any(counts) {
            true => Source::Unmodelled(name.into()),
            false => Source::Library(name.into()),
        };
        let fails = self.unknown(1, source);
        self.printed(name, &print.only(strings), args, &values, first, false);
        if print.arguments.iter().any(counts) {
            let (fine, after) = (self.new_block(), self.new_block());
            self.terminate(Exit::Branch(fails, after, fine));
            self.move_to(fine);
            self.printed(name, &print.only(counts), args, &values, first, false);
            self.start_at(after);
        }
        let negative = self.unknown(32, Source::Library(name.into()));
        let negative = self.within(negative, i32::MIN.into(), -1);
        let exact = print.most.filter(|&most| most == print.least && !print.arguments.iter().any(strings));
        let count = match exact {
            Some(count) => self.exprs().constant(count.into(), 32),
            None => {
                let count = self.unknown(32, Source::Unmodelled(name.into()));
                let least = i32::try_from(print.least).unwrap_or(i32::MAX);
                self.within(count, least.into(), i32::MAX.into())
            }
        };
        let result = self.exprs().ite(fails, negative, count);
        let result = self.freeze(result);
        self.touch_errno();
        let width = if ty == TypeId::VOID { 32 } else { self.cx.width(ty, self.span)? };
        Ok(self.exprs().sign_extend(result, width))
    }

    /// Whether the program can look at `errno`.
    fn has_errno(&self) -> bool {
        !self.cx.library && self.unit.find_function("__errno_location").is_some()
    }

    /// `errno` may be another one now, if the program looks at it.
    pub(in crate::lower) fn touch_errno(&mut self) {
        if self.has_errno() {
            self.helper("__certus_touch_errno", &[]);
        }
    }

    /// Calls a function of the models; its result, if it has one.
    fn helper(&mut self, name: &str, args: &[ExprId]) -> Option<ExprId> {
        let prelude = self.cx.prelude?;
        let model = find_model(prelude, name)?;
        let ty = prelude.types.as_function(prelude[model].ty)?;
        let result = (ty.ret != TypeId::VOID).then(|| self.temporary(super::scalar_width(prelude, ty.ret)));
        let widths: Vec<u32> = ty.params.iter().map(|&param| super::scalar_width(prelude, param)).collect();
        let args =
            args.iter().zip(widths).map(|(&arg, width)| self.exprs().zero_extend(arg, width)).collect();
        let proc = self.cx.model_proc(name);
        self.emit(Command::Call { callee: Callee::Direct(proc), args, result });
        result.map(|result| self.var(result))
    }

    fn helper_result(&mut self, result: Option<ExprId>, ty: TypeId) -> Result1<Option<ExprId>> {
        let (Some(result), false) = (result, ty == TypeId::VOID) else { return Ok(None) };
        let width = self.cx.width(ty, self.span)?;
        Ok(Some(self.exprs().zero_extend(result, width)))
    }

    /// The string that an argument is: one of the text, or a variable that never is anything else.
    fn text_of(&self, mut id: HirExpr) -> Option<&'_ [u8]> {
        let unit = self.unit;
        while let ExprKind::Cast(_, operand) = unit[id].kind {
            id = operand;
        }
        let local = match unit[id].kind {
            ExprKind::Load(place) => match unit[place].kind {
                PlaceKind::Local(local) => local,
                _ => return None,
            },
            _ => return literal(unit, id),
        };
        let scan = &self.cx.scan.functions[self.function.0 as usize];
        if scan.addressed.contains(&local) || self.body.params.contains(&local) {
            return None;
        }
        match scan.assigned.get(&local)?.as_deref()? {
            [only] => literal(unit, *only),
            _ => None,
        }
    }

    /// Reads a string, at most so many bytes of it; its length, if that is wanted. Strings of the text need not be
    /// read.
    fn read_string(
        &mut self,
        args: &[HirExpr],
        values: &[ExprId],
        index: usize,
        most: Option<u64>,
        wanted: bool,
    ) -> Option<ExprId> {
        let &value = values.get(index)?;
        if let Some(text) = self.text_of(args[index]) {
            let length = (text.len() as u64).min(most.unwrap_or(u64::MAX));
            return Some(self.exprs().size(length));
        }
        let (name, args) = match most {
            None => ("strlen", vec![value]),
            Some(most) => ("strnlen", vec![value, self.exprs().size(most)]),
        };
        if wanted {
            return self.helper(name, &args);
        }
        let proc = self.cx.model_proc(name);
        self.emit(Command::Call { callee: Callee::Direct(proc), args, result: None });
        None
    }

    /// What a format does with further arguments; the lengths of its strings, if they are wanted.
    fn printed(
        &mut self,
        name: &str,
        print: &Print,
        args: &[HirExpr],
        values: &[ExprId],
        first: usize,
        wanted: bool,
    ) -> Vec<ExprId> {
        let mut lengths = Vec::new();
        let stores = print.arguments.iter().any(|argument| matches!(argument, Printed::Count { .. }));
        // What is stored on the way must not change the arguments.
        let kept = match stores {
            true => values.iter().map(|&value| self.freeze(value)).collect(),
            false => values.to_vec(),
        };
        for (index, argument) in (first..).zip(&print.arguments) {
            match *argument {
                Printed::Value => {}
                Printed::String { most } => {
                    lengths.extend(self.read_string(args, &kept, index, most, wanted));
                }
                Printed::Count { bytes, exact } => {
                    let count = exact.map(|count| self.exprs().constant(count.into(), bytes as u32 * 8));
                    let count = count
                        .unwrap_or_else(|| self.unknown(bytes as u32 * 8, Source::Unmodelled(name.into())));
                    self.give(kept[index], count);
                }
            }
        }
        lengths
    }

    /// Stores a number.
    fn give(&mut self, address: ExprId, value: ExprId) {
        let address = self.freeze(address);
        let bytes = u64::from(self.exprs().width(value) / 8);
        let size = self.exprs().size(bytes);
        self.check_memory(Query::Writable, address, size);
        self.emit(Command::Store { address, value });
    }

    /// Stores what the items of a format say; how many items were stored is not known before.
    fn scanned(&mut self, name: &str, items: &[Scanned], values: &[ExprId], ty: TypeId) -> Result1<ExprId> {
        let values: Vec<ExprId> = values.iter().map(|&value| self.freeze(value)).collect();
        let count = items.iter().filter(|item| !matches!(item, Scanned::Count { .. })).count();
        // What is in a string is determined, what comes from outside is not.
        let source = match name {
            "sscanf" => Source::Unmodelled(name.into()),
            _ => Source::Library(name.into()),
        };
        let done = self.unknown(32, source.clone());
        let exprs = self.exprs();
        let (least, most) = (exprs.constant(u128::MAX, 32), exprs.constant(count as u128, 32));
        let below = exprs.binary(Binary::SLt, done, least);
        let above = exprs.binary(Binary::SLt, most, done);
        let outside = exprs.binary(Binary::Or, below, above);
        let done = exprs.ite(outside, least, done);
        let done = self.freeze(done);
        let mut before = 0;
        for (&item, &address) in items.iter().zip(&values) {
            let reached = self.exprs().constant(before, 32);
            let mut stored = self.exprs().binary(Binary::SLt, reached, done);
            if matches!(item, Scanned::Scalar { .. }) {
                before += 1;
            } else {
                // Text may be stored in part, and a count is stored without being counted.
                let source = match item {
                    // It is stored if all in front of it was there.
                    Scanned::Count { .. } => Source::Unmodelled(name.into()),
                    _ => source.clone(),
                };
                let maybe = self.unknown(1, source);
                stored = self.exprs().binary(Binary::Or, stored, maybe);
                before += u128::from(!matches!(item, Scanned::Count { .. }));
            }
            let (write, after) = (self.new_block(), self.new_block());
            self.terminate(Exit::Branch(stored, write, after));
            self.move_to(write);
            match item {
                Scanned::Scalar { bytes, .. } | Scanned::Count { bytes } => {
                    // Not every number has so few digits.
                    let source = match item {
                        Scanned::Scalar { limited: false, .. } => source.clone(),
                        _ => Source::Unmodelled(name.into()),
                    };
                    let value = self.unknown(bytes as u32 * 8, source);
                    self.give(address, value);
                }
                _ if name == "sscanf" => self.cut("what 'sscanf' makes of a string is not known"),
                Scanned::Bytes { bytes } => {
                    let bytes = self.exprs().size(bytes);
                    self.helper("__certus_put_bytes", &[address, bytes]);
                }
                Scanned::String { most, set } => {
                    let unbounded = crate::program::eval::mask(u128::MAX, self.pointer_bits()) as u64 - 1;
                    let most = self.exprs().size(most.unwrap_or(unbounded));
                    let model = if set { "__certus_put_chosen" } else { "__certus_put_word" };
                    self.helper(model, &[address, most]);
                }
            }
            self.start_at(after);
        }
        self.touch_errno();
        let width = if ty == TypeId::VOID { 32 } else { self.cx.width(ty, self.span)? };
        Ok(self.exprs().sign_extend(done, width))
    }
}
