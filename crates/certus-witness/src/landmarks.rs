//! The places of a program that witnesses speak of: calls, statements, conditions.

use certus_c::TranslationUnit;
use certus_c::hir::{Callee, ExprKind, StmtKind};
use certus_c::span::Span;
use certus_c::types::TypeId;

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// From the function to the closing parenthesis.
    pub(crate) span: Span,
    /// The function, if it is called by its name.
    pub(crate) name: Option<String>,
    /// What it returns.
    pub(crate) ty: TypeId,
}

/// All calls.
pub(crate) fn calls(unit: &TranslationUnit) -> Vec<Call> {
    let calls = unit.nodes().exprs().iter().filter_map(|expr| match &expr.kind {
        ExprKind::Call { callee, .. } => {
            let name = match callee {
                Callee::Direct(function) => Some(unit.name(unit[*function].name).to_owned()),
                Callee::Pointer(_) => None,
            };
            Some(Call { span: expr.span, name, ty: expr.ty })
        }
        _ => None,
    });
    calls.collect()
}

/// A statement that branches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    /// The statement; it begins with its keyword.
    pub(crate) span: Span,
    /// Whether it is a loop.
    pub(crate) is_loop: bool,
    /// Whether it is a `switch`.
    pub(crate) is_switch: bool,
}

/// All statements that branch.
pub(crate) fn branches(unit: &TranslationUnit) -> Vec<Branch> {
    let mut found = Vec::new();
    for stmt in unit.nodes().stmts() {
        let (is_loop, is_switch) = match stmt.kind {
            StmtKind::If { .. } => (false, false),
            StmtKind::Loop { .. } => (true, false),
            StmtKind::Switch { .. } => (false, true),
            _ => continue,
        };
        found.push(Branch { span: stmt.span, is_loop, is_switch });
    }
    found
}

/// A statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Statement {
    /// The whole statement; of a declaration, what is declared.
    pub(crate) span: Span,
    /// Whether it is a declaration.
    pub(crate) declaration: bool,
}

/// All statements.
pub(crate) fn statements(unit: &TranslationUnit) -> Vec<Statement> {
    let label = |kind: &StmtKind| matches!(kind, StmtKind::Label(_));
    let kept = unit.nodes().stmts().iter().filter(|stmt| !label(&stmt.kind));
    kept.map(|stmt| Statement { span: stmt.span, declaration: matches!(stmt.kind, StmtKind::Declare { .. }) })
        .collect()
}

/// A piece of C text that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    Word(u32, u32),
    Sign(u8, u32),
}

/// The words and signs of a range of the text, without comments, strings and directives.
struct Pieces<'a> {
    text: &'a [u8],
    at: usize,
    end: usize,
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let text = self.text;
        let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80;
        loop {
            let byte = *text.get(self.at).filter(|_| self.at < self.end)?;
            let next = text.get(self.at + 1).copied().unwrap_or(0);
            let start = self.at;
            match (byte, next) {
                (b'/', b'*') => {
                    self.at += 2;
                    while self.at < self.end && !text[self.at..].starts_with(b"*/") {
                        self.at += 1;
                    }
                    self.at += 2;
                }
                (b'/', b'/') | (b'#', _) => {
                    while self.at < self.end && text[self.at] != b'\n' {
                        self.at += 1;
                    }
                }
                (b'"' | b'\'', _) => {
                    self.at += 1;
                    while self.at < self.end && text[self.at] != byte {
                        self.at += if text[self.at] == b'\\' { 2 } else { 1 };
                    }
                    self.at += 1;
                    return Some(Piece::Word(start as u32, self.at as u32));
                }
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ if word(byte) => {
                    while self.at < self.end && word(text[self.at]) {
                        self.at += 1;
                    }
                    return Some(Piece::Word(start as u32, self.at as u32));
                }
                _ => {
                    self.at += 1;
                    return Some(Piece::Sign(byte, start as u32));
                }
            }
        }
    }
}

fn pieces(text: &[u8], span: Span) -> Pieces<'_> {
    Pieces { text, at: span.lo as usize, end: (span.hi as usize).min(text.len()) }
}

/// Whether nothing in the text ends a statement.
pub(crate) fn one_statement(text: &[u8], span: Span) -> bool {
    !pieces(text, span).any(|piece| matches!(piece, Piece::Sign(b';' | b'{' | b'}', _)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_end_outside_of_comments_and_strings() {
        let one = |text: &str| one_statement(text.as_bytes(), Span::new(0, text.len() as u32));
        assert!(one("unsigned /* ; */ int \n# 3 \"a;b\"\n *"));
        assert!(one("char c[] = \";\", d = ';', e"));
        assert!(!one("int a; int"));
        assert!(!one("} int"));
    }
}
