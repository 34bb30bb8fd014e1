//! Reading and writing by example: operators, scripts, scopes, values, depth and sharing.

use certus_logic::smtlib::{
    Command, Scope, ScriptReader, Sexprs, read_script, read_term, read_value, script_text, symbol_name,
    symbol_text, term_text, value_text,
};
use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};

/// The last assertion of a script.
fn last_assertion(terms: &mut Terms, text: &str) -> Term {
    let commands = read_script(terms, text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let found = commands.iter().rev().find_map(|c| match c {
        Command::Assert { term, .. } => Some(*term),
        _ => None,
    });
    found.expect("an assertion")
}

const DECLARATIONS: &str = "(declare-fun a () (_ BitVec 8)) (declare-fun b () (_ BitVec 8))
(declare-fun c () (_ BitVec 8)) (declare-fun p () Bool) (declare-fun q () Bool) (declare-fun s () Bool)
(declare-fun i () Int) (declare-fun j () Int) (declare-fun k () Int) (declare-fun x () Real)
(declare-fun y () Real) (declare-fun m () (Array Int Bool)) (declare-sort U 0) (declare-fun u () U)
(declare-fun f (U Int) U)\n";

/// Both texts are the same formula.
fn same(one: &str, other: &str) {
    let mut terms = Terms::new();
    let s = last_assertion(&mut terms, &format!("{DECLARATIONS}(assert {one})"));
    let t = last_assertion(&mut terms, &format!("{DECLARATIONS}(assert {other})"));
    assert_eq!(s, t, "{one} is {}, {other} is {}", term_text(&terms, s), term_text(&terms, t));
}

#[test]
fn forms_with_many_arguments() {
    for (one, other) in [
        ("(= a b c)", "(and (= a b) (= b c))"),
        ("(distinct a b c)", "(and (not (= a b)) (not (= a c)) (not (= b c)))"),
        ("(distinct p q s)", "(and (distinct p q) (distinct p s) (distinct q s))"),
        ("(=> p q s)", "(=> p (=> q s))"),
        ("(xor p q s)", "(xor (xor p q) s)"),
        ("(< i j k)", "(and (< i j) (< j k))"),
        ("(>= i j k)", "(and (>= i j) (>= j k))"),
        ("(= i (- i j k))", "(= i (- (- i j) k))"),
        ("(= i (div i j k))", "(= i (div (div i j) k))"),
        ("(= a (bvadd a b c))", "(= a (bvadd (bvadd a b) c))"),
        ("(= a (bvmul a b c))", "(= a (bvmul (bvmul a b) c))"),
        ("(= a (bvand a b c))", "(= a (bvand (bvand a b) c))"),
        ("(= a (bvor a b c))", "(= a (bvor (bvor a b) c))"),
        ("(= a (bvxor a b c))", "(= a (bvxor (bvxor a b) c))"),
        ("(= (concat a b c) (concat b c a))", "(= (concat (concat a b) c) (concat b (concat c a)))"),
        ("(and p)", "p"),
        ("(or p)", "p"),
    ] {
        same(one, other);
    }
}

#[test]
fn names_and_literals() {
    for (one, other) in [
        ("(= |a| #x0A)", "(= a (_ bv10 8))"),
        ("(= a #b00001010)", "(= a #x0a)"),
        ("(= x 1)", "(= x 1.0)"),
        ("(= x 0.50)", "(= x (/ 1 2))"),
        ("(< x (- 3))", "(< x (- 3.0))"),
        ("(= i (- 5))", "(= (+ i 5) 0)"),
        ("(= x (+ i 0.5))", "(= x (+ (to_real i) 0.5))"),
        ("(= (ite p 1 x) 2)", "(= (ite p 1.0 x) 2.0)"),
        ("(= i x)", "(= (to_real i) x)"),
        ("((_ divisible 3) i)", "(= (mod i 3) 0)"),
        ("(= j (abs i))", "(= j (ite (< i 0) (- i) i))"),
        ("(is_int x)", "(= x (to_real (to_int x)))"),
        ("(= (bvcomp a b) #b1)", "(= a b)"),
        ("(= (bvredor a) #b1)", "(distinct a #x00)"),
        ("(= ((_ rotate_left 3) a) b)", "(= (concat ((_ extract 4 0) a) ((_ extract 7 5) a)) b)"),
        ("(= ((_ repeat 2) a) (concat b b))", "(= (concat a a) ((_ repeat 2) b))"),
        ("(let ((a b) (b a)) (bvult a b))", "(bvult b a)"),
        ("(let ((p q)) (let ((q p) (p s)) (and p q)))", "(and s q)"),
        ("(let ((p q)) (and (let ((p s)) p) p))", "(and s q)"),
        ("(! (and p (! q :named n)) :weight 3)", "(and p q)"),
        ("(= (f u 1) (as u U))", "(= u (f u 1))"),
        ("(select ((as const (Array Int Bool)) p) i)", "p"),
        ("(let ((and1 p)) (implies and1 q))", "(=> p q)"),
        ("(distinct (as @3 U) (as @4 U))", "true"),
    ] {
        same(one, other);
    }
}

#[test]
fn numerals_of_real_logics() {
    let mut terms = Terms::new();
    let text = "(declare-fun x () Real)(declare-fun p () Bool)(assert (= x (ite p 1 2)))";
    let t = last_assertion(&mut terms, &format!("(set-logic QF_LRA){text}"));
    let x = last_assertion(&mut terms, &text.replace("1 2", "1.0 2.0"));
    assert_eq!(t, x);
}

/// Every operator on bit-vectors, on all values of three bits, against arithmetic on numbers.
#[test]
fn bit_vector_operators() {
    const W: u32 = 3;
    const N: i64 = 1 << W;
    fn signed(v: i64) -> i64 {
        if v >= N / 2 { v - N } else { v }
    }
    fn out_of_range(v: i64) -> i64 {
        i64::from(!(-N / 2..N / 2).contains(&v))
    }
    type Reference = fn(i64, i64) -> i64;
    let words: &[(&str, Reference)] = &[
        ("(bvnot a)", |a, _| !a),
        ("(bvneg a)", |a, _| -a),
        ("(bvand a b)", |a, b| a & b),
        ("(bvor a b)", |a, b| a | b),
        ("(bvxor a b)", |a, b| a ^ b),
        ("(bvnand a b)", |a, b| !(a & b)),
        ("(bvnor a b)", |a, b| !(a | b)),
        ("(bvxnor a b)", |a, b| !(a ^ b)),
        ("(bvadd a b)", |a, b| a + b),
        ("(bvsub a b)", |a, b| a - b),
        ("(bvmul a b)", |a, b| a * b),
        ("(bvudiv a b)", |a, b| if b == 0 { -1 } else { a / b }),
        ("(bvurem a b)", |a, b| if b == 0 { a } else { a % b }),
        ("(bvsdiv a b)", |a, b| match (signed(a), signed(b)) {
            (x, 0) => {
                if x < 0 {
                    1
                } else {
                    -1
                }
            }
            (x, y) => x / y,
        }),
        ("(bvsrem a b)", |a, b| if b == 0 { a } else { signed(a) % signed(b) }),
        ("(bvsmod a b)", |a, b| match (signed(a), signed(b)) {
            (x, 0) => x,
            (x, y) => x - y * (x as f64 / y as f64).floor() as i64,
        }),
        ("(bvshl a b)", |a, b| a << b),
        ("(bvlshr a b)", |a, b| a >> b),
        ("(bvashr a b)", |a, b| signed(a) >> b),
        ("((_ zero_extend 2) a)", |a, _| a),
        ("((_ sign_extend 2) a)", |a, _| signed(a)),
        ("((_ extract 2 1) a)", |a, _| a >> 1),
        ("((_ rotate_left 4) a)", |a, _| a << 1 | a >> 2),
        ("((_ rotate_right 1) a)", |a, _| a >> 1 | a << 2),
        ("((_ repeat 2) a)", |a, _| a << 3 | a),
        ("(concat a b)", |a, b| a << 3 | b),
        ("(bvcomp a b)", |a, b| i64::from(a == b)),
        ("(bvredand a)", |a, _| i64::from(a == 7)),
        ("(bvredor a)", |a, _| i64::from(a != 0)),
        ("(bvult a b)", |a, b| i64::from(a < b)),
        ("(bvule a b)", |a, b| i64::from(a <= b)),
        ("(bvugt a b)", |a, b| i64::from(a > b)),
        ("(bvuge a b)", |a, b| i64::from(a >= b)),
        ("(bvslt a b)", |a, b| i64::from(signed(a) < signed(b))),
        ("(bvsle a b)", |a, b| i64::from(signed(a) <= signed(b))),
        ("(bvsgt a b)", |a, b| i64::from(signed(a) > signed(b))),
        ("(bvsge a b)", |a, b| i64::from(signed(a) >= signed(b))),
        ("(bvnego a)", |a, _| out_of_range(-signed(a))),
        ("(bvuaddo a b)", |a, b| i64::from(a + b >= N)),
        ("(bvsaddo a b)", |a, b| out_of_range(signed(a) + signed(b))),
        ("(bvusubo a b)", |a, b| i64::from(a < b)),
        ("(bvssubo a b)", |a, b| out_of_range(signed(a) - signed(b))),
        ("(bvumulo a b)", |a, b| i64::from(a * b >= N)),
        ("(bvsmulo a b)", |a, b| out_of_range(signed(a) * signed(b))),
        ("(bvsdivo a b)", |a, b| if b == 0 { 0 } else { out_of_range(signed(a) / signed(b)) }),
    ];
    let mut terms = Terms::new();
    let vars = ["a", "b"].map(|n| terms.var(n, Sort::Bv(W)));
    let symbols = vars.map(|v| terms.as_var(v).unwrap());
    for (text, reference) in words {
        let t = read_term(&mut terms, text).unwrap_or_else(|e| panic!("{text}: {e}"));
        for (a, b) in (0..N).flat_map(|a| (0..N).map(move |b| (a, b))) {
            let mut env = Assignment::new();
            env.set(symbols[0], Value::Bv(Bv::new(W, a as u128)));
            env.set(symbols[1], Value::Bv(Bv::new(W, b as u128)));
            let expected = reference(a, b);
            let expected = match terms.sort(t) {
                Sort::Bool => Value::Bool(expected == 1),
                sort => Value::Bv(Bv::from_i128(sort.width().unwrap(), i128::from(expected))),
            };
            assert_eq!(terms.eval(t, &env), expected, "{text} for a = {a}, b = {b}");
        }
    }
}

#[test]
fn written_for_people() {
    for text in [
        "(or p q)",
        "(=> p q)",
        "(or (not p) q s)",
        "(not (and p q))",
        "(not (= i j))",
        "(bvult a b)",
        "(bvule b a)",
        "(bvuge a #x07)",
        "(bvsge a #x00)",
        "(> (+ i j) 3)",
        "(<= i (- 4))",
        "(= x (/ 1.0 3.0))",
        "(= x (- (/ 7.0 2.0)))",
        "(= a (bvor b c))",
        "(bvult (bvor #x05 a) (bvsub b a))",
        "(bvult (bvneg a) b)",
        "(bvult ((_ zero_extend 8) a) #x0102)",
        "(bvslt ((_ sign_extend 8) a) (concat b a))",
        "(= (select m (- i j)) p)",
        "(= m (store ((as const (Array Int Bool)) false) i p))",
        "(= u (f u 3))",
        "(= i (+ (* 2 k) j))",
    ] {
        let mut terms = Terms::new();
        let t = last_assertion(&mut terms, &format!("{DECLARATIONS}(assert {text})"));
        let written = term_text(&terms, t);
        assert_eq!(read_term(&mut terms, &written), Ok(t));
        if !["(bvult ((_ zero_extend 8) a) #x0102)"].contains(&text) {
            assert_eq!(written, text);
        }
    }
}

#[test]
fn names_survive() {
    let odd = [
        "x",
        "x'",
        "a b",
        "a|b",
        "back\\slash",
        "",
        "and",
        "let",
        "bvadd",
        "é\n",
        "@x",
        ".y",
        "1st",
        "certus$x",
        "certus$and",
        "%",
        "certus$%41",
        "$1",
        "Int",
        "true",
        "#x00",
        "x!0",
        "\"",
        "(",
        ";",
    ];
    let mut terms = Terms::new();
    let vars: Vec<Term> = odd.iter().map(|n| terms.var(n, Sort::Bool)).collect();
    let texts: std::collections::BTreeSet<String> = odd.iter().map(|n| symbol_text(n).into_owned()).collect();
    assert_eq!(texts.len(), odd.len());
    for (name, var) in odd.iter().zip(&vars) {
        let text = symbol_text(name).into_owned();
        assert!(text.is_ascii());
        let parsed = Sexprs::parse(&text).unwrap();
        assert_eq!(symbol_name(parsed.only().unwrap().symbol().unwrap()), *name);
        assert_eq!(read_term(&mut terms, &text), Ok(*var), "{text}");
    }
    // An escaped name and the operator of that name; and a foreign text that uses both.
    let fresh = &mut Terms::new();
    let t = last_assertion(
        fresh,
        "(declare-fun select (Int) Bool) (declare-fun certus$select (Int) Bool) (assert (= (select 1) (certus$select 1)))",
    );
    assert_eq!(fresh.functions_of(&[t]).len(), 2);
    let all = terms.and(&vars);
    let script = script_text(&terms, "QF_UF", &[all]);
    assert_eq!(last_assertion(&mut terms, &script), all);
}

#[test]
fn declarations_end_with_their_level() {
    let mut terms = Terms::new();
    let text = "(push 1)(declare-const x Int)(assert (< x 3))(pop 1)
        (push 1)(declare-const x Real)(declare-const x!0 Real)(assert (< x x!0))(pop 1)
        (declare-const x Int)(assert (< x 3))";
    let commands = read_script(&mut terms, text).unwrap();
    let asserted: Vec<Term> = commands
        .iter()
        .filter_map(|c| if let Command::Assert { term, .. } = c { Some(*term) } else { None })
        .collect();
    assert_eq!(asserted[0], asserted[2]);
    // Two variables, although the first had to be renamed and looks like the second.
    assert_eq!(terms.free_vars(asserted[1]).len(), 2);

    let text = "(set-option :global-declarations true)(push 1)(declare-const z Int)(pop 1)(assert (= z z))";
    assert!(read_script(&mut terms, text).is_ok());
}

#[test]
fn definitions() {
    let mut terms = Terms::new();
    let text = "(define-sort Word () (_ BitVec 8)) (define-sort Map (K) (Array K Word))
        (declare-const a Word) (declare-const m (Map (Map Int)))
        (define-fun twice ((x Word)) Word (bvadd x x)) (define-const one Word #x01)
        (define-fun mixed ((x Real) (a Int)) Real (+ x a))
        (assert (= (twice (twice a)) (bvmul a (bvshl one #x02)) #x00))";
    let t = last_assertion(&mut terms, text);
    let u = last_assertion(&mut terms, "(declare-const a (_ BitVec 8)) (assert (= (bvmul #x04 a) #x00))");
    assert_eq!(t, u);
}

#[test]
fn a_script_with_everything() {
    let mut terms = Terms::new();
    let text = "(set-logic QF_ABV) ; a comment
        (set-info :status unsat) (set-option :produce-models true) (set-info :source |
        many ( lines|)
        (declare-fun |p q| () Bool)
        (assert (! |p q| :named |the name|)) (check-sat) (check-sat-assuming ((not |p q|) |the name|))
        (get-value (|p q| (or |p q| true))) (get-unsat-core) (get-unsat-assumptions) (get-model)
        (push) (pop) (echo \"say \"\"hi\"\"\") (reset-assertions) (reset) (exit)";
    let commands = read_script(&mut terms, text).unwrap();
    let p = terms.var("p q", Sort::Bool);
    let np = terms.not(p);
    assert!(
        commands.iter().any(
            |c| matches!(c, Command::Assert { term, name: Some(n), .. } if *term == p && n == "the name")
        )
    );
    assert!(commands.contains(&Command::CheckSatAssuming(vec![np, p])));
    let values = vec![(p, "|p q|".to_owned()), (terms.tru(), "(or |p q| true)".to_owned())];
    assert!(commands.contains(&Command::GetValue(values)));
    assert!(commands.contains(&Command::Echo("say \"hi\"".into())));
    assert_eq!(commands.last(), Some(&Command::Exit));
}

#[test]
fn attributes_for_other_formats() {
    let mut terms = Terms::new();
    let text = Sexprs::parse(
        "(declare-fun x () Int) (declare-fun xn () Int) (define-fun sv () Int (! x :next xn))
        (define-fun prop () Bool (! (< x 5) :invar-property 0 :deep))",
    )
    .unwrap();
    let mut reader = ScriptReader::new(&text);
    let mut all = Vec::new();
    while let Some(command) = reader.next_command(&mut terms).unwrap() {
        if let Command::Define { annotations, .. } = command {
            all.extend(annotations);
        }
    }
    assert_eq!(terms.var_name(all[0].term), Some("x"));
    assert_eq!(all[0].get(":next"), Some(Some("xn")));
    assert_eq!(all[1].get(":invar-property"), Some(Some("0")));
    assert_eq!(all[1].get(":deep"), Some(None));
    assert_eq!(reader.position().line, 2);

    // The variables of a quantifier that another reader takes apart.
    let quantified = Sexprs::parse("((n Int)) (< n x)").unwrap();
    let parts: Vec<_> = quantified.roots().collect();
    let names = reader.scope.sorted_names(&mut terms, parts[0]).unwrap();
    let bound: Vec<_> = names.into_iter().map(|(n, s)| (n, terms.fresh("bound", s))).collect();
    let t = reader.scope.read_term_with(&mut terms, &bound, parts[1]).unwrap();
    assert!(terms.free_vars(t).contains(&bound[0].1));
}

#[test]
fn deep_text() {
    const N: usize = 100_000;
    let mut terms = Terms::new();
    terms.var("p", Sort::Bool);
    let parens = format!("{}{}", "(".repeat(N), ")".repeat(N));
    assert!(Sexprs::parse(&parens).is_ok());
    assert!(read_term(&mut terms, &parens).is_err());

    terms.var("x", Sort::Int);
    terms.declare("f", &[Sort::Int], Sort::Int);
    let nested = format!("(= x {}x{})", "(f ".repeat(N), ")".repeat(N));
    let t = read_term(&mut terms, &nested).unwrap();
    assert_eq!(term_text(&terms, t), nested);

    let lets: String = (0..N)
        .map(|i| format!("(let ((v{} (f {})))", i + 1, if i == 0 { "x".into() } else { format!("v{i}") }))
        .collect();
    let lets = format!("(= x {lets} v{N}{})", ")".repeat(N));
    assert_eq!(read_term(&mut terms, &lets), Ok(t));

    let array = terms.array_sort(Sort::Int, Sort::Int);
    let entries: String = (0..N).map(|i| format!(" {i} {})", i + 1)).collect();
    let value = format!("{}((as const A) 0){entries}", "(store ".repeat(N));
    let text = Sexprs::parse(&value).unwrap();
    let value = read_value(&terms, array, text.only().unwrap()).unwrap();
    assert_eq!(value.as_array().unwrap().entries().count(), N);
    assert!(value_text(&terms, &value, array).is_some());
}

#[test]
fn sharing_is_kept() {
    let mut terms = Terms::new();
    let mut t = terms.var("x", Sort::Bv(32));
    let f = terms.declare("f", &[Sort::Bv(32), Sort::Bv(32)], Sort::Bv(32));
    for _ in 0..60 {
        t = terms.apply(f, &[t, t]);
    }
    let text = term_text(&terms, t);
    assert!(text.len() < 60 * 40, "{text}");
    assert_eq!(read_term(&mut terms, &text), Ok(t));

    // Assertions that share a large part.
    let many: Vec<Term> = (0..100u32)
        .map(|k| {
            let k = terms.bv(32, u128::from(k));
            terms.bvult(t, k)
        })
        .collect();
    let script = script_text(&terms, "QF_UFBV", &many);
    assert!(script.len() < 60 * 40 + 100 * 60, "{script}");
    let commands = read_script(&mut terms, &script).unwrap();
    let asserted: Vec<Term> = commands
        .iter()
        .filter_map(|c| if let Command::Assert { term, .. } = c { Some(*term) } else { None })
        .collect();
    assert_eq!(asserted, many);
}

/// The caller's names stand for what it has named, and nothing is looked through that has a name.
#[test]
fn names_of_the_caller() {
    let mut terms = Terms::new();
    let [p, q, s] = ["p", "q", "s"].map(|n| terms.var(n, Sort::Bool));
    let both = terms.and2(p, q);
    let neither = terms.not(both);
    let t = terms.or2(neither, s);
    let mut out = String::new();
    certus_logic::smtlib::append_term(&mut out, &terms, t, &mut |t| {
        if t == both {
            Some("t1".into())
        } else if t == s {
            Some("v3".into())
        } else {
            None
        }
    });
    assert_eq!(out, "(or (not p) (not q) v3)");
    let mut out = String::new();
    certus_logic::smtlib::append_term(&mut out, &terms, neither, &mut |t| (t == both).then(|| "t1".into()));
    assert_eq!(out, "(not t1)");
}

#[test]
fn unknown_names_of_an_arena() {
    let mut terms = Terms::new();
    assert_eq!(read_term(&mut terms, "x").unwrap_err().to_string(), "1:1: unknown symbol `x`");
    let x = terms.var("x", Sort::Int);
    assert_eq!(read_term(&mut terms, "x"), Ok(x));
    let text = Sexprs::parse("x").unwrap();
    assert!(Scope::new().read_term(&mut terms, text.only().unwrap()).is_err());
}
