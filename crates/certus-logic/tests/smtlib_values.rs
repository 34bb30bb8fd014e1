//! Values and streams: what comes from solvers, and models as text.

use certus_logic::smtlib::{Command, Sexprs, Splitter, define_text, read_script, read_value, value_text};
use certus_logic::{FunctionValue, Sort, Terms, Value};
use std::collections::BTreeMap;

/// What the solvers answer for values of every sort.
#[test]
fn values_of_solvers() {
    let mut terms = Terms::new();
    let u = terms.sort_named("U");
    let memory = terms.array_sort(Sort::Int, Sort::Bv(4));
    let nested = terms.array_sort(Sort::Bool, memory);
    let table = [
        (Sort::Bool, "true", "true"),
        (Sort::Bv(4), "#b1010", "#xa"),
        (Sort::Bv(4), "(_ bv10 4)", "#xa"),
        (Sort::Bv(5), "(_ bv10 5)", "#b01010"),
        (Sort::Int, "5", "5"),
        (Sort::Int, "(- 5)", "(- 5)"),
        (Sort::Int, "-5", "(- 5)"),
        (Sort::Real, "5", "5.0"),
        (Sort::Real, "(- 2.50)", "(- (/ 5.0 2.0))"),
        (Sort::Real, "(/ (- 1) 3)", "(- (/ 1.0 3.0))"),
        (Sort::Real, "(- (/ 1.0 3.0))", "(- (/ 1.0 3.0))"),
        (Sort::Real, "(to_real (- 3))", "(- 3.0)"),
        (u, "U!val!7", "(as @7 U)"),
        (u, "@U_2", "(as @2 U)"),
        (u, "(as @a0 U)", "(as @0 U)"),
        (u, "(as @U_12 U)", "(as @12 U)"),
        (memory, "((as const (Array Int (_ BitVec 4))) #x1)", "((as const (Array Int (_ BitVec 4))) #x1)"),
        (
            memory,
            "(let ((a!1 (store ((as const X) #x1) 3 #x2)) (z #xf)) (store (store a!1 (- 1) z) 3 #x1))",
            "(store ((as const (Array Int (_ BitVec 4))) #x1) (- 1) #xf)",
        ),
        (
            nested,
            "(let ((a ((as const X) #x1))) (let ((b (store a 1 #x2))) (store ((as const Y) b) true a)))",
            "(store ((as const (Array Bool (Array Int (_ BitVec 4)))) ((as const (Array Int (_ BitVec 4))) #x1)) \
             false (store ((as const (Array Int (_ BitVec 4))) #x1) 1 #x2))",
        ),
    ];
    for (sort, input, expected) in table {
        let text = Sexprs::parse(input).unwrap();
        let value = read_value(&terms, sort, text.only().unwrap()).unwrap_or_else(|e| panic!("{input}: {e}"));
        let written = value_text(&terms, &value, sort).unwrap();
        assert_eq!(written, expected);
        let text = Sexprs::parse(&written).unwrap();
        assert_eq!(read_value(&terms, sort, text.only().unwrap()), Ok(value));
    }
}

#[test]
fn models() {
    let mut terms = Terms::new();
    let f = terms.declare("f g", &[Sort::Int, Sort::Bool], Sort::Int);
    let entries = BTreeMap::from([(vec![Value::Int(3.into()), Value::Bool(true)], Value::Int((-1).into()))]);
    let value = Value::Function(Box::new(FunctionValue { default: Value::Int(0.into()), entries }));
    let text = define_text(&terms, f, &value).unwrap();
    assert_eq!(
        text,
        "(define-fun |f g| (($x0 Int) ($x1 Bool)) Int (ite (and (= $x0 3) (= $x1 true)) (- 1) 0))"
    );
    let script = format!("{text}(assert (= (|f g| 3 true) (- (|f g| 4 true) 1)))");
    let commands = read_script(&mut terms, &script).unwrap();
    assert!(matches!(commands[..], [_, Command::Assert { term, .. }] if term == terms.tru()));
    assert_eq!(define_text(&terms, f, &Value::Bool(true)), None);
}

/// Cuts at every place of a stream give the same texts.
#[test]
fn streams() {
    let stream = "sat\n; a ) comment (\n((a |x)(|) (b \"()\"\"(\")) unsat(error \"no \"\"\")unknown |quoted| \"text\"\n 12";
    let expected = [
        "sat",
        "((a |x)(|) (b \"()\"\"(\"))",
        "unsat",
        "(error \"no \"\"\")",
        "unknown",
        "|quoted|",
        "\"text\"",
        "12",
    ];
    for step in 1..stream.len() {
        let mut s = Splitter::new();
        let mut texts = Vec::new();
        for chunk in stream.as_bytes().chunks(step) {
            s.push(std::str::from_utf8(chunk).unwrap());
            while let Some(t) = s.next_text() {
                texts.push(t);
            }
        }
        texts.extend(s.finish());
        assert_eq!(texts, expected);
        assert!(s.is_blank());
    }
    let mut s = Splitter::new();
    s.push(") (a (b");
    assert_eq!(s.next_text().as_deref(), Some(")"));
    assert_eq!(s.next_text(), None);
    assert!(!s.is_blank());
    assert_eq!(s.finish().as_deref(), Some("(a (b"));
    assert_eq!(s.finish(), None);
}
