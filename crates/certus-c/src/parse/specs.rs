//! Declaration specifiers and type names.

use super::{Failed, Parsed, Parser};
use crate::ast::{Attrs, Base, Name, Specs, Storage, TypeName, TypeSpec};
use crate::lex::token::Tok;
use crate::span::Span;
use crate::types::Quals;

/// Keywords of a basic type seen so far.
#[derive(Default)]
struct Words {
    char_: bool,
    short: bool,
    int: bool,
    longs: u8,
    signed: bool,
    unsigned: bool,
    double: bool,
    int128: bool,
    any: bool,
}

impl Words {
    /// The type that the words make up.
    fn base(&self) -> Option<Base> {
        if self.signed && self.unsigned {
            return None;
        }
        let pick = |signed, unsigned| Some(if self.unsigned { unsigned } else { signed });
        let plain = !self.signed && !self.unsigned;
        match (self.char_, self.short, self.int, self.longs, self.double, self.int128) {
            (true, false, false, 0, false, false) => {
                if self.signed {
                    Some(Base::SignedChar)
                } else {
                    pick(Base::Char, Base::UnsignedChar)
                }
            }
            (false, true, _, 0, false, false) => pick(Base::Short, Base::UnsignedShort),
            (false, false, _, 0, false, false) => pick(Base::Int, Base::UnsignedInt),
            (false, false, _, 1, false, false) => pick(Base::Long, Base::UnsignedLong),
            (false, false, _, 2, false, false) => pick(Base::LongLong, Base::UnsignedLongLong),
            (false, false, false, 0, true, false) if plain => Some(Base::Double),
            (false, false, false, 1, true, false) if plain => Some(Base::LongDouble),
            (false, false, false, 0, false, true) => pick(Base::Int128, Base::UnsignedInt128),
            _ => None,
        }
    }
}

impl Parser<'_> {
    /// Whether a declaration (or type name) can start with this token.
    pub(super) fn starts_specs(&self) -> bool {
        match self.peek() {
            Tok::Ident => self.names.is_type(self.token().symbol),
            kind => is_spec_keyword(kind),
        }
    }

    /// Whether what stands here, after a parenthesis, is a type name and not an expression.
    pub(super) fn starts_type_name(&self) -> bool {
        let mut ahead = 0;
        while self.peek_at(ahead).kind == Tok::Extension {
            ahead += 1;
        }
        let token = self.peek_at(ahead);
        match token.kind {
            Tok::Ident => self.names.is_type(token.symbol),
            kind => is_spec_keyword(kind),
        }
    }

    /// Specifiers; at least one token is consumed if [`Self::starts_specs`] holds.
    pub(super) fn specs(&mut self) -> Parsed<Specs> {
        let start = self.span();
        let mut specs = Specs {
            storage: None,
            thread_local: false,
            inline: false,
            quals: Quals::NONE,
            attrs: Attrs::default(),
            ty: TypeSpec::Missing,
            span: start,
        };
        let mut words = Words::default();
        loop {
            let token = self.token();
            let storage = match token.kind {
                Tok::Typedef => Some(Storage::Typedef),
                Tok::Extern => Some(Storage::Extern),
                Tok::Static => Some(Storage::Static),
                Tok::Auto => Some(Storage::Auto),
                Tok::Register => Some(Storage::Register),
                _ => None,
            };
            if let Some(storage) = storage {
                self.storage(&mut specs, storage, token.span)?;
                continue;
            }
            match token.kind {
                Tok::ThreadLocal => specs.thread_local = true,
                Tok::Inline => specs.inline = true,
                Tok::Noreturn => specs.attrs.noreturn = true,
                Tok::Const => specs.quals |= Quals::CONST,
                Tok::Volatile => specs.quals |= Quals::VOLATILE,
                Tok::Restrict => specs.quals |= Quals::RESTRICT,
                Tok::Extension => {}
                Tok::Attribute => {
                    self.attributes(&mut specs.attrs)?;
                    continue;
                }
                Tok::Alignas => {
                    self.alignas(&mut specs.attrs)?;
                    continue;
                }
                Tok::Atomic => {
                    self.bump();
                    specs.quals |= Quals::ATOMIC;
                    if self.peek() == Tok::LParen {
                        self.bump();
                        let name = self.type_name()?;
                        self.expect(Tok::RParen)?;
                        self.set_type(&mut specs, &words, TypeSpec::TypeofType(Box::new(name)), token.span)?;
                    }
                    continue;
                }
                Tok::Ident => {
                    // A type name only where no type was given: `typedef int T; … unsigned T;`
                    let have_type = words.any || !matches!(specs.ty, TypeSpec::Missing);
                    if have_type || !self.names.is_type(token.symbol) {
                        break;
                    }
                    specs.ty = TypeSpec::Typedef(Name { symbol: token.symbol, span: token.span });
                }
                kind => match basic_word(kind, &mut words) {
                    Word::New if matches!(specs.ty, TypeSpec::Missing) => words.any = true,
                    Word::New | Word::Repeated => return Err(self.two_types(token.span)),
                    Word::Other => match self.other_type(kind)? {
                        Some(ty) => {
                            self.set_type(&mut specs, &words, ty, token.span)?;
                            continue;
                        }
                        None => break,
                    },
                },
            }
            self.bump();
        }
        specs.span = self.since(start);
        if words.any {
            let Some(base) = words.base() else {
                return Err(self.error(specs.span, "these type keywords do not go together"));
            };
            specs.ty = TypeSpec::Base(base);
        }
        Ok(specs)
    }

    fn storage(&mut self, specs: &mut Specs, storage: Storage, span: Span) -> Parsed<()> {
        if specs.storage.is_some_and(|old| old != storage) {
            return Err(self.error(span, "more than one storage class in a declaration"));
        }
        specs.storage = Some(storage);
        self.bump();
        if storage == Storage::Extern && self.peek() == Tok::Str {
            return Err(self.error(self.span(), "a language linkage ('extern \"C\"') is not C"));
        }
        Ok(())
    }

    /// Type names and members are not declared with a storage class.
    pub(super) fn no_storage(&mut self, specs: &Specs) -> Parsed<()> {
        if specs.storage.is_some() || specs.inline || specs.thread_local {
            return Err(self.error(specs.span, "a storage class or 'inline' cannot stand here"));
        }
        Ok(())
    }

    fn two_types(&mut self, span: Span) -> Failed {
        self.error(span, "two or more types in one declaration")
    }

    fn set_type(&mut self, specs: &mut Specs, words: &Words, ty: TypeSpec, span: Span) -> Parsed<()> {
        if words.any || !matches!(specs.ty, TypeSpec::Missing) {
            return Err(self.two_types(span));
        }
        specs.ty = ty;
        Ok(())
    }

    /// Types that are not combined from words. Consumes what it returns, and nothing if it returns `None`.
    fn other_type(&mut self, kind: Tok) -> Parsed<Option<TypeSpec>> {
        let base = match kind {
            Tok::Void => Base::Void,
            Tok::Bool => Base::Bool,
            Tok::Float => Base::Float,
            Tok::Float16 => Base::Float16,
            Tok::Float32 => Base::Float32,
            Tok::Float64 => Base::Float64,
            Tok::Float32x => Base::Float32x,
            Tok::Float64x => Base::Float64x,
            Tok::Float128 => Base::Float128,
            Tok::Float80 => Base::LongDouble,
            Tok::Complex | Tok::Imaginary => {
                return Err(self.refuse(self.span(), "complex numbers are not supported"));
            }
            Tok::Struct | Tok::Union => return Ok(Some(TypeSpec::Record(Box::new(self.record_spec()?)))),
            Tok::Enum => return Ok(Some(TypeSpec::Enum(Box::new(self.enum_spec()?)))),
            Tok::AutoType => {
                self.bump();
                return Ok(Some(TypeSpec::Auto));
            }
            Tok::Typeof => {
                self.bump();
                self.expect(Tok::LParen)?;
                let ty = if self.starts_type_name() {
                    TypeSpec::TypeofType(Box::new(self.type_name()?))
                } else {
                    TypeSpec::TypeofExpr(self.expr()?)
                };
                self.expect(Tok::RParen)?;
                return Ok(Some(ty));
            }
            _ => return Ok(None),
        };
        self.bump();
        // `float _Complex`, with the words in this order.
        if matches!(self.peek(), Tok::Complex | Tok::Imaginary) {
            return Err(self.refuse(self.span(), "complex numbers are not supported"));
        }
        Ok(Some(TypeSpec::Base(base)))
    }

    /// `int (*)[3]`, as in a cast.
    pub(super) fn type_name(&mut self) -> Parsed<TypeName> {
        let start = self.span();
        let specs = self.specs()?;
        if matches!(specs.ty, TypeSpec::Missing)
            && !self.starts_abstract_declarator()
            && specs.quals.is_none()
        {
            let message = format!("expected a type {}", self.found());
            return Err(self.error(self.span(), message));
        }
        self.no_storage(&specs)?;
        let declarator = self.abstract_declarator()?;
        self.skip_attributes()?;
        Ok(TypeName { specs, declarator, span: self.since(start) })
    }
}

pub(super) fn is_spec_keyword(kind: Tok) -> bool {
    matches!(
        kind,
        Tok::Typedef
            | Tok::Extern
            | Tok::Static
            | Tok::Auto
            | Tok::Register
            | Tok::ThreadLocal
            | Tok::Inline
            | Tok::Noreturn
            | Tok::Const
            | Tok::Volatile
            | Tok::Restrict
            | Tok::Atomic
            | Tok::Alignas
            | Tok::Attribute
            | Tok::CharKw
            | Tok::Short
            | Tok::Int
            | Tok::Long
            | Tok::Signed
            | Tok::Unsigned
            | Tok::Double
            | Tok::Int128
            | Tok::Void
            | Tok::Bool
            | Tok::Float
            | Tok::Float16
            | Tok::Float32
            | Tok::Float64
            | Tok::Float32x
            | Tok::Float64x
            | Tok::Float128
            | Tok::Float80
            | Tok::Complex
            | Tok::Imaginary
            | Tok::Struct
            | Tok::Union
            | Tok::Enum
            | Tok::Typeof
            | Tok::AutoType
    )
}

/// What [`basic_word`] found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    /// No word of a basic type.
    Other,
    /// A word that fits what was there.
    New,
    /// The same word for a second (or `long`, for a third) time.
    Repeated,
}

/// Notes a word of a basic type.
fn basic_word(kind: Tok, words: &mut Words) -> Word {
    let seen = match kind {
        Tok::CharKw => &mut words.char_,
        Tok::Short => &mut words.short,
        Tok::Int => &mut words.int,
        Tok::Signed => &mut words.signed,
        Tok::Unsigned => &mut words.unsigned,
        Tok::Double => &mut words.double,
        Tok::Int128 => &mut words.int128,
        Tok::Long => {
            words.longs = words.longs.saturating_add(1);
            return if words.longs > 2 { Word::Repeated } else { Word::New };
        }
        _ => return Word::Other,
    };
    if std::mem::replace(seen, true) { Word::Repeated } else { Word::New }
}
