//! Calls of library functions without a model, and of the `printf` and `scanf` families.

use super::format::{Print, Printed, Scanned, print, scan};
use super::{Effect, find_model};
use crate::hir::{ExprId as HirExpr, ExprKind, GlobalKind, InitValue, PlaceKind, TranslationUnit};
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
        let mut range = None;
        match effect {
            Effect::Unknown => self.cut(unknown()),
            Effect::Nothing | Effect::Computed => {}
            Effect::Within(least, most) => range = Some((least, most)),
            Effect::Reads(strings) => {
                for &index in strings {
                    self.read_string(args, values, index, None, false);
                }
            }
            Effect::Printf(index) => match found.and_then(|format| print(format, long)) {
                Some(print) if values.len() > index + print.arguments.len() => {
                    self.printed(name, &print, args, values, index + 1, false);
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
        let width = self.cx.width(ty, self.span)?;
        let computed = effect == Effect::Computed || name.starts_with("ato") || name == "inet_addr";
        let source = if computed { Source::Unmodelled(name.into()) } else { Source::Library(name.into()) };
        let result = self.unknown(width, source);
        if let Some((least, most)) = range.filter(|_| width >= 32) {
            let exprs = self.exprs();
            let (low, high) =
                (exprs.constant(least as i128 as u128, width), exprs.constant(most as u128, width));
            let below = exprs.binary(Binary::SLt, result, low);
            let above = exprs.binary(Binary::SLt, high, result);
            let outside = exprs.binary(Binary::Or, below, above);
            return Ok(Some(exprs.ite(outside, low, result)));
        }
        Ok(Some(result))
    }

    /// `errno` may be another one now, if the program looks at it.
    pub(in crate::lower) fn touch_errno(&mut self) {
        if !self.cx.library && self.unit.find_function("__errno_location").is_some() {
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
                let maybe = self.unknown(1, source.clone());
                stored = self.exprs().binary(Binary::Or, stored, maybe);
                before += u128::from(!matches!(item, Scanned::Count { .. }));
            }
            let (write, after) = (self.new_block(), self.new_block());
            self.terminate(Exit::Branch(stored, write, after));
            self.move_to(write);
            match item {
                Scanned::Scalar { bytes } | Scanned::Count { bytes } => {
                    let value = self.unknown(bytes as u32 * 8, source.clone());
                    self.give(address, value);
                }
                _ if name == "sscanf" => self.cut("what 'sscanf' makes of a string is not known"),
                Scanned::Bytes { bytes } => {
                    let bytes = self.exprs().size(bytes);
                    self.helper("__certus_put_bytes", &[address, bytes]);
                }
                Scanned::String { most } => {
                    let unbounded = crate::program::eval::mask(u128::MAX, self.pointer_bits()) as u64 - 1;
                    let most = self.exprs().size(most.unwrap_or(unbounded));
                    self.helper("__certus_put_string", &[address, most]);
                }
            }
            self.start_at(after);
        }
        self.touch_errno();
        let width = if ty == TypeId::VOID { 32 } else { self.cx.width(ty, self.span)? };
        Ok(self.exprs().sign_extend(done, width))
    }
}
