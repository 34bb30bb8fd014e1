//! Expressions that nobody trusts, woven into a program.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_c::span::Span;
use certus_c::weave::{Action, Condition, Place, Plan, Step, Unwoven, weave};
use certus_c::{Options, TranslationUnit, parse_source};

const PROGRAM: &str = "\
typedef int T;
volatile int port;
int f(int a) { return a; }
int main(void) {
  int x = 0;
  T t = 1;
  while (x < 3)
    x = f(x) + 1;
  if (x) t = 2; else if (t) t = 3;
  switch (x) { case 1: t = 4; }
  for (;;) break;
  return x;
}
";

fn program() -> TranslationUnit {
    parse_source(PROGRAM, "p.i", &Options::default()).unwrap()
}

/// The byte of the first occurrence of a text.
fn at(text: &str) -> u32 {
    PROGRAM.find(text).unwrap() as u32
}

fn claim(place: Place, value: &str) -> Result<(), Unwoven> {
    let actions = [(place, Action::Claim(vec![0]))].into_iter().collect();
    let woven = weave(&program(), &Plan { values: vec![value.to_owned()], actions, monitor: None })?;
    // The program's text is what it was, and so are the places of everything in it.
    assert_eq!(&woven.unit.source.text()[..PROGRAM.len()], PROGRAM.as_bytes());
    assert_eq!(woven.end as usize, PROGRAM.len());
    Ok(())
}

#[test]
fn values_are_expressions() {
    let here = Place::Condition(at("while"));
    for good in
        ["x < 3", "(T)x == 1", "x ? t : 0", "sizeof(T) == 4", "(x, t)", "\"a\"[0] == 'a'", "&x != 0", "1 // "]
    {
        assert_eq!(claim(here, good), Ok(()), "{good}");
    }
    for wrong in [
        "",
        "x <",
        "x) (",
        "x; t",
        "x = 1",
        "x++",
        "f(1)",
        "({ 1; })",
        "port",
        "*(&port)",
        "y",
        "x 1",
        "#define",
        "\\u0078 == 0",
        "_Pragma(\"x\")",
        "\\result",
        "main()",
        "__certus_claim(1)",
        "return 1",
        "T",
        "x == 'a",
        "/* x",
        "a\\\nb",
    ] {
        assert!(matches!(claim(here, wrong), Err(Unwoven::Wrong(0, _))), "{wrong}: {:?}", claim(here, wrong));
    }
    for other in [
        "sizeof(int[x])",
        "(struct { int a; } *)0 == 0",
        "sizeof(enum { x })",
        "_Generic(x, int: 1)",
        "&&l",
        "(volatile int)x",
    ] {
        let result = claim(here, other);
        assert!(matches!(result, Err(Unwoven::Unsupported(0, _))), "{other}: {result:?}");
    }
}

#[test]
fn names_are_those_of_the_place() {
    // `t` is declared after the first declaration, and a type's name is one only where it is in scope.
    assert_eq!(claim(Place::Before(at("T t")), "x == 0"), Ok(()));
    assert!(claim(Place::Before(at("T t")), "t == 1").is_err());
    assert_eq!(claim(Place::Before(at("return a")), "a == 0"), Ok(()));
    assert!(claim(Place::Before(at("return a")), "x == 0").is_err());
}

#[test]
fn places_must_exist() {
    for place in [
        Place::Before(at("x < 3")),
        Place::Before(0),
        Place::Before(u32::MAX),
        Place::Condition(at("switch")),
        Place::Switch(at("while")),
        Place::Around(at("int x")),
        Place::Enter(Span::new(0, 3)),
        Place::Return(Span::new(at("f(x)"), at("f(x)") + 3), false),
    ] {
        assert_eq!(claim(place, "1"), Err(Unwoven::Lost(place)));
    }
}

#[test]
fn everything_that_branches_or_calls_can_be_watched() {
    let step = |condition| {
        Action::Watch(vec![Step { at: 0, condition, next: Some(1) }, Step { at: 1, condition, next: None }])
    };
    let call = Span::new(at("f(x)"), at("f(x)") + 4);
    for (place, condition) in [
        (Place::Condition(at("while")), Condition::Is(1)),
        (Place::Condition(at("if (x)")), Condition::Is(0)),
        (Place::Condition(at("if (t)")), Condition::Is(0)),
        (Place::Condition(at("for")), Condition::Is(1)),
        (Place::Switch(at("switch")), Condition::Is(i64::MIN)),
        (Place::Enter(call), Condition::Always),
        (Place::Return(call, false), Condition::Value(0)),
        (Place::Around(at("t = 4")), Condition::Always),
        (Place::Before(at("if (t)")), Condition::Always),
    ] {
        let values = vec!["\\result == 3".to_owned()];
        let actions = [(place, step(condition))].into_iter().collect();
        let woven = weave(&program(), &Plan { values, actions, monitor: Some(2) });
        assert!(woven.is_ok(), "{place:?}: {woven:?}");
    }
}

/// Names are not spelled with what has a meaning of its own, so that no program can name what observes it.
#[test]
fn names_have_no_spaces() {
    for text in ["int a\\u0020b;", "int \\u005f;", "int \\U0000000a;", "int a\\u0028;"] {
        assert!(parse_source(text, "p.i", &Options::default()).is_err(), "{text}");
    }
    assert!(parse_source("int a\\u00e9, b\\u0024;", "p.i", &Options::default()).is_ok());
}
