//! Bad text: what is said about it, and where.

use certus_logic::smtlib::{Sexprs, read_script, read_value};
use certus_logic::{Sort, Terms};

const PRELUDE: &str =
    "(declare-fun a () (_ BitVec 8)) (declare-fun b () (_ BitVec 4)) (declare-fun p () Bool)
(declare-fun i () Int) (declare-fun r () Real) (declare-fun m () (Array Int Bool)) (declare-sort U 0)
(declare-fun u () U) (declare-fun f (Int U) U) (define-fun g ((x Int)) Int (+ x 1))
";

/// Reads a script behind the prelude, whose last line is the third: line 4 is the first of the input.
fn message(input: &str) -> String {
    match read_script(&mut Terms::new(), &format!("{PRELUDE}{input}")) {
        Ok(commands) => format!("read as {:?}", commands.last()),
        Err(e) => e.to_string(),
    }
}

fn check(table: &[(&str, &str)]) {
    for (input, expected) in table {
        assert_eq!(message(input), *expected, "on {input}");
    }
}

#[test]
fn text() {
    check(&[
        ("(assert p", "4:1: this `(` is never closed"),
        ("(assert (and p\n p)", "4:1: this `(` is never closed"),
        ("(assert p))", "4:11: this `)` closes nothing"),
        ("(assert |p)", "4:9: this quoted symbol never ends"),
        ("(echo \"a\"\"b)", "4:7: this text never ends"),
        ("(assert #xg0)", "4:9: `#xg0` is no constant: expected #x or #b with digits"),
        ("(assert #b2)", "4:9: `#b2` is no constant: expected #x or #b with digits"),
        ("(assert (= i 1x))", "4:14: `1x` is neither a number nor a symbol"),
        ("(assert (= i 1.))", "4:14: `1.` is neither a number nor a symbol"),
        ("(assert : )", "4:9: a name is expected after `:`"),
        ("(assert [p])", "4:9: unexpected character '['"),
        ("; é\n(assert ; é\n |é| é)", "6:6: unexpected character 'é'"),
        ("(assert |a\\b|)", "4:9: a quoted symbol cannot hold a backslash"),
    ]);
}

#[test]
fn commands() {
    check(&[
        ("(assert)", "4:1: expected `(assert TERM)`, found `(assert)`"),
        ("(check-sat p)", "4:1: expected `(check-sat without arguments)`, found `(check-sat p)`"),
        ("(frobnicate 1)", "4:1: unknown command `frobnicate`"),
        ("assert", "4:1: expected a command, found `assert`"),
        ("()", "4:1: expected a command, found `()`"),
        ("(pop 1)", "4:1: cannot pop 1 of 0 levels"),
        ("(push 2) (pop 3)", "4:10: cannot pop 3 of 2 levels"),
        ("(push 4000000000)", "4:1: cannot push more than 65536 levels at once"),
        ("(push x)", "4:7: expected a number as index, found `x`"),
        ("(assert a)", "4:9: this term has sort (_ BitVec 8), expected Bool"),
        ("(check-sat-assuming (p i))", "4:24: this term has sort Int, expected Bool"),
        ("(declare-fun a () Int)", "4:14: `a` is declared already"),
        ("(declare-fun and () Int)", "4:14: `and` has a fixed meaning and cannot be declared"),
        ("(declare-fun 7 () Int)", "4:14: expected a name, found `7`"),
        ("(declare-fun z Int Int)", "4:16: expected a list of sorts, found `Int`"),
        ("(declare-fun z () V)", "4:19: unknown sort `V`"),
        ("(declare-const z (_ BitVec 0))", "4:28: a bit-vector has at least one bit"),
        ("(declare-const z (_ BitVec x))", "4:28: expected a number as index, found `x`"),
        (
            "(declare-const z (_ BitVec 99999999))",
            "4:28: bit-vectors of more than 1048576 bits are not supported",
        ),
        ("(declare-const z (_ BitVec 99999999999))", "4:28: the index 99999999999 is too large"),
        ("(declare-const z (Array Int))", "4:19: unknown sort `(Array Int)`"),
        ("(declare-const z 3)", "4:18: expected a sort, found `3`"),
        ("(declare-const z ())", "4:18: expected a sort, found `()`"),
        ("(declare-sort W 1)", "4:17: sorts with parameters are not supported"),
        ("(declare-sort Int 0)", "4:15: the sort `Int` is declared already"),
        ("(define-sort P (X) (Array X Y))", "4:29: unknown sort `Y`"),
        ("(define-sort P (X) (Array X X)) (declare-const z P)", "4:50: the sort `P` takes 1 parameters"),
        (
            "(define-sort P (X) (Array X X)) (declare-const z (P Int Int))",
            "4:51: the sort `P` takes 1 parameters, 2 are given",
        ),
        ("(define-fun h () Int p)", "4:22: the body of `h` has sort Bool, expected Int"),
        ("(define-fun h ((x Int) (x Int)) Int x)", "4:24: `x` occurs twice"),
        ("(define-fun h (x) Int x)", "4:16: expected a name with its sort, found `x`"),
        ("(define-fun-rec h ((x Int)) Int (h x))", "4:1: recursive definitions are not supported"),
        ("(declare-datatypes () ())", "4:1: data types are not supported"),
        ("(set-option a b)", "4:1: expected `(set-option :KEYWORD VALUE)`, found `(set-option a b)`"),
    ]);
}

#[test]
fn terms() {
    check(&[
        ("(assert q)", "4:9: unknown symbol `q`"),
        ("(assert (q p))", "4:10: unknown function `q`"),
        ("(assert (p p))", "4:10: `p` is no function"),
        ("(assert (let ((x p)) (x p)))", "4:23: `x` is no function"),
        ("(assert and)", "4:9: `and` needs arguments"),
        ("(assert ())", "4:9: expected a term, found `()`"),
        ("(assert :p)", "4:9: expected a term, found `:p`"),
        ("(assert \"p\")", "4:9: strings are not supported"),
        ("(assert (forall ((x Int)) p))", "4:10: `forall` is not supported"),
        ("(assert (let ((x p) (x p)) x))", "4:15: `x` is bound twice"),
        ("(assert (let (x) x))", "4:15: expected a name and a term, found `x`"),
        ("(assert (let x x))", "4:9: `let` takes a list of bindings and a body"),
        ("(assert (let ((x p)) x x))", "4:9: `let` takes a list of bindings and a body"),
        ("(assert (! p))", "4:9: `!` takes a term and attributes"),
        ("(assert (! p q))", "4:14: expected a keyword, found `q`"),
        ("(assert (! p :named))", "4:14: `:named` takes a name"),
        ("(assert (! p :named a))", "4:21: `a` is declared already"),
        ("(assert (_ bv5 x))", "4:16: expected a number as index, found `x`"),
        ("(assert (= a (_ bv256 8)))", "4:14: 256 does not fit into 8 bits"),
        ("(assert (= a (_ bv1 0)))", "4:21: a bit-vector has 1 to 1048576 bits"),
        ("(assert (= a (_ foo 8)))", "4:14: unknown constant `(_ foo 8)`"),
        ("(assert (= u f))", "4:14: `f` takes 2 arguments, none are given"),
    ]);
}

#[test]
fn sorts() {
    check(&[
        ("(assert (not a))", "4:14: argument 1 of `not` has sort (_ BitVec 8), expected Bool"),
        ("(assert (and p\n  i))", "5:3: argument 2 of `and` has sort Int, expected Bool"),
        ("(assert (not p p))", "4:9: `not` takes 1 argument, 2 are given"),
        ("(assert (and))", "4:9: `and` takes at least 1 argument, none is given"),
        ("(assert (= p))", "4:9: `=` takes at least 2 arguments, 1 is given"),
        ("(assert (= a b))", "4:14: argument 2 of `=` has sort (_ BitVec 4), expected (_ BitVec 8)"),
        ("(assert (distinct i i p))", "4:23: argument 3 of `distinct` has sort Bool, expected Int"),
        ("(assert (= (ite i a a) a))", "4:17: argument 1 of `ite` has sort Int, expected Bool"),
        (
            "(assert (= (ite p a b) a))",
            "4:21: argument 3 of `ite` has sort (_ BitVec 4), expected (_ BitVec 8)",
        ),
        ("(assert (bvult a i))", "4:18: argument 2 of `bvult` has sort Int, expected (_ BitVec 8)"),
        ("(assert (bvult i a))", "4:16: argument 1 of `bvult` has sort Int, expected a bit-vector"),
        ("(assert (bvult a a a))", "4:9: `bvult` takes 2 arguments, 3 are given"),
        ("(assert (= (concat a p) a))", "4:22: argument 2 of `concat` has sort Bool, expected a bit-vector"),
        ("(assert (= ((_ extract 8 0) a) a))", "4:13: there is no bit 8 in a bit-vector of 8 bits"),
        ("(assert (= ((_ extract 0 1) a) a))", "4:13: the upper bit 0 is below the lower bit 1"),
        ("(assert (= ((_ extract 1) a) a))", "4:13: `extract` takes 2 indices, 1 are given"),
        ("(assert (= (extract a) a))", "4:13: `extract` needs indices, as in `(_ extract 1)`"),
        ("(assert (= ((_ foo 1) a) a))", "4:13: unknown function `(_ foo 1)`"),
        ("(assert (= ((_ repeat 0) a) a))", "4:13: `repeat` takes an index of at least 1"),
        (
            "(assert (= ((_ zero_extend 4000000000) a) a))",
            "4:13: bit-vectors of more than 1048576 bits are not supported",
        ),
        ("(assert ((_ divisible 0) i))", "4:10: `divisible` takes an index of at least 1"),
        ("(assert ((_ divisible 2) r))", "4:26: argument 1 of `(_ divisible 2)` has sort Real, expected Int"),
        ("(assert (< i a))", "4:14: argument 2 of `<` has sort (_ BitVec 8), expected Int"),
        ("(assert (< p i))", "4:12: argument 1 of `<` has sort Bool, expected Int or Real"),
        ("(assert (= (div r i) i))", "4:17: argument 1 of `div` has sort Real, expected Int"),
        ("(assert (= (select i i) i))", "4:20: argument 1 of `select` has sort Int, expected an array"),
        ("(assert (select m p))", "4:19: argument 2 of `select` has sort Bool, expected Int"),
        ("(assert (= (store m i i) m))", "4:23: argument 3 of `store` has sort Int, expected Bool"),
        ("(assert (= ((as const Int) p) m))", "4:23: `const` makes arrays, and Int is no array sort"),
        (
            "(assert (= ((as const (Array Int Bool)) i) m))",
            "4:41: argument 1 of `(as const (Array Int Bool))` has sort Int, expected Bool",
        ),
        ("(assert (= (as const (Array Int Bool)) m))", "4:12: `(as const …)` needs an argument: the element"),
        ("(assert (= (f u i) u))", "4:15: argument 1 of `f` has sort U, expected Int"),
        ("(assert (= (f i) u))", "4:12: `f` takes 2 arguments, 1 is given"),
        ("(assert (= (g p) i))", "4:15: argument 1 of `g` has sort Bool, expected Int"),
        ("(assert (= (as i Real) r))", "4:16: `i` has sort Int, not Real"),
    ]);
}

#[test]
fn values() {
    let mut terms = Terms::new();
    let u = terms.sort_named("U");
    let array = terms.array_sort(Sort::Bv(2), Sort::Int);
    let table = [
        (Sort::Bool, "#b1", "1:1: expected a value of sort Bool, found `#b1`"),
        (Sort::Bv(8), "#b1", "1:1: expected a value of sort (_ BitVec 8), found `#b1`"),
        (Sort::Bv(8), "7", "1:1: expected a value of sort (_ BitVec 8), found `7`"),
        (Sort::Int, "(/ 1 2)", "1:1: expected a value of sort Int, found `(/ 1 2)`"),
        (Sort::Int, "(- true)", "1:4: expected a number, found `true`"),
        (Sort::Real, "(/ 1 0)", "1:6: a fraction with denominator zero"),
        (Sort::Real, "(root-obj (+ x 1) 2)", "1:1: the number `(root-obj (+ x 1) 2)` is not rational"),
        (u, "foo", "1:1: expected a value of sort U, found `foo`"),
        (
            array,
            "(_ as-array k!0)",
            "1:1: this array is given as a function (`as-array`), which is not supported",
        ),
        (
            array,
            "(store (lambda ((x Int)) 1) #b00 1)",
            "1:8: this array is given as a `lambda`, which is not supported",
        ),
        (
            array,
            "(store ((as const X) 1) #b000 1)",
            "1:25: expected a value of sort (_ BitVec 2), found `#b000`",
        ),
    ];
    for (sort, input, expected) in table {
        let text = Sexprs::parse(input).unwrap();
        let error = read_value(&terms, sort, text.only().unwrap()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}
