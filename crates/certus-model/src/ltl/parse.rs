//! Reading formulas of LTL.
//!
//! ```text
//! p <=> q    p ==> q    p || q    p && q    p U q, p R q, p W q    ! p, X p, F p, G p    ( p )    "atom"    name
//! ```
//!
//! From the left to the right they bind more and more. `==>` and the temporal operators of two formulas group to the right. There are other ways
//! to write most of them: `->`, `=>`, `implies`; `<->`, `iff`; `|`, `or`; `&`, `and`; `~`, `not`; `[]` and `<>`; `V` for `R` and `WU` for `W`. Letters of operators may
//! stand together, as in `FG p`. An atom is what stands between quotation marks, or a name.

use super::Ltl;

/// What is wrong with a formula, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LtlError {
    /// The column, from 1.
    pub column: usize,
    /// What would go on there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl std::fmt::Display for LtlError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LtlError { column, expected, found } = self;
        write!(f, "column {column}: {expected} is expected, not {found}")
    }
}

impl std::error::Error for LtlError {}

/// An atom, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Atom {
    /// The text, without quotation marks.
    pub text: String,
    /// Its first column, from 1.
    pub column: usize,
}

impl std::fmt::Display for Atom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

/// Formulas are nested this deeply at most: reading and rewriting follow their depth.
const MOST_DEPTH: usize = 400;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Open,
    Close,
    Not,
    And,
    Or,
    Implies,
    Iff,
    Next,
    Finally,
    Globally,
    Until,
    Release,
    Weak,
    Constant(bool),
    Atom(String),
    End,
}

/// Operators that are made of signs; longer ones before their beginnings.
const SIGNS: &[(&str, Token)] = &[
    ("<==>", Token::Iff),
    ("<=>", Token::Iff),
    ("<->", Token::Iff),
    ("==>", Token::Implies),
    ("=>", Token::Implies),
    ("->", Token::Implies),
    ("&&", Token::And),
    ("/\\", Token::And),
    ("&", Token::And),
    ("||", Token::Or),
    ("\\/", Token::Or),
    ("|", Token::Or),
    ("[]", Token::Globally),
    ("<>", Token::Finally),
    ("!", Token::Not),
    ("~", Token::Not),
    ("(", Token::Open),
    (")", Token::Close),
];

/// Operators that are words.
const WORDS: &[(&str, Token)] = &[
    ("U", Token::Until),
    ("R", Token::Release),
    ("V", Token::Release),
    ("W", Token::Weak),
    ("WU", Token::Weak),
    ("true", Token::Constant(true)),
    ("false", Token::Constant(false)),
    ("not", Token::Not),
    ("and", Token::And),
    ("or", Token::Or),
    ("implies", Token::Implies),
    ("iff", Token::Iff),
];

/// Reads a formula.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Ltl<Atom>, LtlError> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, depth: 0 };
    let formula = parser.iff()?;
    match parser.peek() {
        Token::End => Ok(formula),
        _ => Err(parser.error("an operator or the end")),
    }
}

/// The words and signs of a text, each with its column.
fn tokens(text: &str) -> Result<Vec<(Token, usize)>, LtlError> {
    let chars: Vec<char> = text.chars().collect();
    let mut out = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let column = at + 1;
        let rest = &chars[at..];
        if rest[0].is_whitespace() {
            at += 1;
        } else if rest[0] == '"' {
            let Some(length) = rest[1..].iter().position(|c| *c == '"') else {
                let (expected, found) = ("a closing quotation mark".to_owned(), "the end".to_owned());
                return Err(LtlError { column, expected, found });
            };
            out.push((Token::Atom(rest[1..=length].iter().collect()), column));
            at += length + 2;
        } else if let Some((sign, token)) = SIGNS
            .iter()
            .find(|(sign, _)| sign.chars().zip(rest).filter(|(a, b)| a == *b).count() == sign.len())
        {
            out.push((token.clone(), column));
            at += sign.len();
        } else if rest[0].is_alphabetic() || rest[0] == '_' {
            let in_word = |c: &char| c.is_alphanumeric() || "_.$#@".contains(*c);
            let length = rest.iter().position(|c| !in_word(c)).unwrap_or(rest.len());
            let word: String = rest[..length].iter().collect();
            let known = WORDS.iter().find(|(known, _)| *known == word);
            match known {
                Some((_, token)) => out.push((token.clone(), column)),
                None if word.chars().all(|c| "XFG".contains(c)) => {
                    for (n, letter) in word.chars().enumerate() {
                        let token = match letter {
                            'X' => Token::Next,
                            'F' => Token::Finally,
                            _ => Token::Globally,
                        };
                        out.push((token, column + n));
                    }
                }
                None => out.push((Token::Atom(word), column)),
            }
            at += length;
        } else {
            let found = format!("`{}`", rest[0]);
            return Err(LtlError { column, expected: "an operator or an atom".to_owned(), found });
        }
    }
    out.push((Token::End, chars.len() + 1));
    Ok(out)
}

struct Parser {
    tokens: Vec<(Token, usize)>,
    at: usize,
    depth: usize,
}

type Parsed = Result<Ltl<Atom>, LtlError>;

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn take(&mut self) -> (Token, usize) {
        let token = self.tokens[self.at].clone();
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        token
    }

    fn took(&mut self, token: &Token) -> bool {
        let is = self.peek() == token;
        if is {
            self.take();
        }
        is
    }

    fn error(&self, expected: &str) -> LtlError {
        let (token, column) = &self.tokens[self.at];
        let found = match token {
            Token::End => "the end".to_owned(),
            Token::Atom(text) => format!("`{text}`"),
            Token::Constant(value) => format!("`{value}`"),
            Token::Next => "`X`".to_owned(),
            Token::Finally => "`F`".to_owned(),
            Token::Globally => "`G`".to_owned(),
            other => {
                let all = SIGNS.iter().chain(WORDS);
                let text = all.clone().find(|(_, token)| token == other).map_or("?", |(text, _)| *text);
                format!("`{text}`")
            }
        };
        LtlError { column: *column, expected: expected.to_owned(), found }
    }

    /// One level deeper.
    fn deeper(&mut self) -> Result<(), LtlError> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(self.error("a formula that is nested less deeply"));
        }
        Ok(())
    }

    fn iff(&mut self) -> Parsed {
        let mut left = self.implies()?;
        while self.took(&Token::Iff) {
            left = left.iff(self.implies()?);
        }
        Ok(left)
    }

    fn implies(&mut self) -> Parsed {
        let left = self.or()?;
        if !self.took(&Token::Implies) {
            return Ok(left);
        }
        self.deeper()?;
        let right = self.implies()?;
        self.depth -= 1;
        Ok(left.implies(right))
    }

    fn or(&mut self) -> Parsed {
        let mut left = self.and()?;
        while self.took(&Token::Or) {
            left = left.or(self.and()?);
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed {
        let mut left = self.temporal()?;
        while self.took(&Token::And) {
            left = left.and(self.temporal()?);
        }
        Ok(left)
    }

    fn temporal(&mut self) -> Parsed {
        let left = self.unary()?;
        let operator = self.peek().clone();
        if !matches!(operator, Token::Until | Token::Release | Token::Weak) {
            return Ok(left);
        }
        self.take();
        self.deeper()?;
        let right = self.temporal()?;
        self.depth -= 1;
        Ok(match operator {
            Token::Until => left.until(right),
            Token::Release => left.release(right),
            _ => left.weak_until(right),
        })
    }

    fn unary(&mut self) -> Parsed {
        self.deeper()?;
        let formula = match self.peek() {
            Token::Not => {
                self.take();
                self.unary()?.negation()
            }
            Token::Next => {
                self.take();
                self.unary()?.next()
            }
            Token::Finally => {
                self.take();
                self.unary()?.finally()
            }
            Token::Globally => {
                self.take();
                self.unary()?.globally()
            }
            Token::Open => {
                self.take();
                let inner = self.iff()?;
                if !self.took(&Token::Close) {
                    return Err(self.error("an operator or `)`"));
                }
                inner
            }
            Token::Constant(_) | Token::Atom(_) => match self.take() {
                (Token::Constant(value), _) => Ltl::Constant(value),
                (Token::Atom(text), column) => Ltl::Atom(Atom { text, column }),
                _ => return Err(self.error("a formula")),
            },
            _ => return Err(self.error("a formula")),
        };
        self.depth -= 1;
        Ok(formula)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        parse(text).map_or_else(|error| error.to_string(), |formula| formula.to_string())
    }

    #[test]
    fn operators_bind_as_they_should() {
        assert_eq!(shown("FG\"x==1\""), "F G \"x==1\"");
        assert_eq!(shown("p U q U r"), "(\"p\" U (\"q\" U \"r\"))");
        assert_eq!(shown("a || b && c U d ==> e"), "(!(\"a\" || (\"b\" && (\"c\" U \"d\"))) || \"e\")");
        assert_eq!(shown("! \"o == 21\" WU \"i == 5\""), "(\"i == 5\" R (!\"o == 21\" || \"i == 5\"))");
        assert_eq!(shown("[](req -> <> ack)"), "G (!\"req\" || F \"ack\")");
        assert_eq!(shown("X not p and true"), "(X !\"p\" && true)");
        assert_eq!(
            shown("\"a\" U( (\"b\" U G \"c\") || G \"b\")"),
            "(\"a\" U ((\"b\" U G \"c\") || G \"b\"))"
        );
    }

    #[test]
    fn mistakes_have_their_place() {
        assert_eq!(shown(""), "column 1: a formula is expected, not the end");
        assert_eq!(shown("G (p"), "column 5: an operator or `)` is expected, not the end");
        assert_eq!(shown("p q"), "column 3: an operator or the end is expected, not `q`");
        assert_eq!(shown("p U && q"), "column 5: a formula is expected, not `&&`");
        assert_eq!(shown("G \"p"), "column 3: a closing quotation mark is expected, not the end");
        assert_eq!(shown("p + q"), "column 3: an operator or an atom is expected, not `+`");
        let deep = "!".repeat(2000) + "p";
        assert!(shown(&deep).contains("nested less deeply"));
    }
}
