//! Labels and `goto`.

use super::function::FunctionContext;
use super::{Checked, Sema};
use crate::ast;
use crate::hir::{ExprId, ExprKind, Label, LabelId};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::TypeId;

/// A name that `__label__` hides, with what it meant before.
pub(super) type OuterLabel = (Symbol, Option<Option<LabelId>>);

impl FunctionContext {
    pub(super) fn new_label(&mut self, name: Option<Symbol>, span: Span) -> LabelId {
        self.labels.push(Label { name, span, address_taken: false });
        self.label_placed.push(name.is_none());
        LabelId(self.labels.len() as u32 - 1)
    }
}

impl<'a> Sema<'a> {
    /// The label with this name, placed or not yet.
    pub(super) fn label(&mut self, name: ast::Name) -> Checked<LabelId> {
        let Some(function) = self.function.as_deref_mut() else {
            return Err(self.error(name.span, "a label needs a function around it"));
        };
        if let Some(&Some(label)) = function.label_names.get(&name.symbol) {
            return Ok(label);
        }
        let label = function.new_label(Some(name.symbol), name.span);
        function.label_names.insert(name.symbol, Some(label));
        Ok(label)
    }

    /// The label is here.
    pub(super) fn place_label(&mut self, name: ast::Name) -> Checked<LabelId> {
        let label = self.label(name)?;
        let Some(function) = self.function.as_deref_mut() else { return Ok(label) };
        let index = label.0 as usize;
        if function.label_placed[index] {
            let before = function.labels[index].span;
            let message = format!("the label '{}' is defined twice", self.text(name.symbol));
            let help = format!("it is defined at {}", self.place_text(before));
            return Err(self.error_with(name.span, message, help));
        }
        function.label_placed[index] = true;
        function.labels[index].span = name.span;
        Ok(label)
    }

    /// `__label__ a;`: a label of this block. Returns what the names meant outside.
    pub(super) fn local_labels(&mut self, names: &[ast::Name]) -> Vec<OuterLabel> {
        let Some(function) = self.function.as_deref_mut() else { return Vec::new() };
        names.iter().map(|name| (name.symbol, function.label_names.insert(name.symbol, None))).collect()
    }

    pub(super) fn restore_labels(&mut self, saved: Vec<OuterLabel>) {
        let Some(function) = self.function.as_deref_mut() else { return };
        for (symbol, before) in saved.into_iter().rev() {
            match before {
                Some(label) => function.label_names.insert(symbol, label),
                None => function.label_names.remove(&symbol),
            };
        }
    }

    /// `&&label`.
    pub(super) fn label_address(&mut self, name: ast::Name, span: Span) -> Checked<ExprId> {
        let label = self.label(name)?;
        if let Some(function) = self.function.as_deref_mut() {
            function.labels[label.0 as usize].address_taken = true;
        }
        Ok(self.expr_node(ExprKind::LabelAddr(label), TypeId::VOID_PTR, span))
    }

    /// At the end of a function: every label that was mentioned must be there.
    pub(super) fn check_labels(&mut self) -> Checked<()> {
        let Some(function) = self.function.as_deref() else { return Ok(()) };
        let missing: Vec<(Symbol, Span)> = function
            .labels
            .iter()
            .zip(&function.label_placed)
            .filter(|(_, placed)| !**placed)
            .filter_map(|(label, _)| label.name.map(|name| (name, label.span)))
            .collect();
        let mut result = Ok(());
        for (name, span) in missing {
            let message = format!("the label '{}' is used but not defined", self.text(name));
            result = Err(self.error(span, message));
        }
        result
    }
}
