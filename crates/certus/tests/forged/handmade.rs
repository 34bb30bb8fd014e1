//! Attacks on the validator, each by hand.

use crate::handwritten::{invariant, segments, waypoint, witness};
use crate::programs::{GUARDED, VICTIM};
use crate::{Truth, file, validate};

/// Texts that end the claim, the function or the program, hide what follows, or change what the program does.
const TEXTS: &[&str] = &[
    // Out of the parentheses.
    "'\\\\') != 0); return 0; ((0, /* ' */ 1",
    "1) != 0); return 0; ((1",
    "1) != 0); exit(0); (void)((1",
    "1); while (1); (1",
    "1; return 0;",
    "1; } int main2(void) { return 0",
    "1) ; goto end; (1",
    "((((1",
    "1))))",
    "1]",
    "{ return 0; }",
    "\"abc\\\"\") != 0); return 0; ((\"",
    "'\"' == 34) != 0); return 0; ((0 /* '\"' */",
    // Comments and lines.
    "1 /*",
    "1 /* */ ; return 0; /* */",
    "1 // ",
    "1 //\n; return 0;",
    "*/ 1",
    "1 \\\n ) ; return 0; (1",
    "1\n#define reach_error() 0\n",
    "\n#include \"/dev/zero\"\n1",
    "\n# 1 \"other.c\"\n1",
    "\n#pragma pack(1)\n1",
    "_Pragma(\"pack(1)\") 1",
    "%: 1",
    "??/\n1",
    "1 ??) ; return 0; ??(1",
    "<% return 0; %>",
    // Effects.
    "(x = 0) == 0",
    "n = 3",
    "n++ || 1",
    "--n || 1",
    "(n += 1, 1)",
    "({ return 0; 1; })",
    "({ exit(0); 1; })",
    "({ int n = 3; n; })",
    "exit(0), 1",
    "zero() == 0",
    "(*zero)() == 0",
    "(*(int(*)(void))zero)() == 0",
    "__builtin_unreachable(), 1",
    "__builtin_trap(), 1",
    "(reach_error(), 1)",
    "__VERIFIER_nondet_int() == 0",
    "__VERIFIER_assume(0), 1",
    "__certus_claim(1), 1",
    "__certus_at == 1",
    "\\u005f\\u005fcertus_at == 0",
    "__certus\\u0020assume(0), 1",
    "__certus\\u0020at == 0",
    "port == port",
    "*(volatile int *)&x == *(volatile int *)&x",
    "(typeof(n = 3))1",
    "sizeof(int[n = 3]) > 0",
    "__builtin_va_arg(x, int)",
    "__sync_fetch_and_add(&n, 1) || 1",
    "__atomic_store_n(&n, 3, 0), 1",
    "_Generic(n, default: n = 3)",
    "__builtin_choose_expr(1, n = 3, 0)",
    "(asm(\"\"), 1)",
    "asm volatile (\"\" : \"=r\"(n)), 1",
    // Names.
    "&&end != 0",
    "sizeof(enum { n = 3 }) && n == 3",
    "(enum { x = 0, RED = 5 })1 == 1",
    "sizeof(struct point { char c; }) == 1",
    "(struct { int n; }){3}.n == 3",
    "(int[]){1, 2}[0] == 1",
    "\\result == 0",
    "\\old(n) == n",
    "\\forall int i; i == i",
    "nobody == 0",
    "w == 4",
    "__func__[0] == 'm' && nothing",
    // Numbers and letters.
    "99999999999999999999999999999999999999999 != 0",
    "0x",
    "1e999999999",
    "08",
    "'ab",
    "\"unclosed",
    "\u{1f9ea} == 0",
    "n\u{0}== 0",
    "\u{202e}1",
    "",
    " ",
    ";",
    "1,",
    "x ==",
    "int",
    "return 0",
    "origin",
    // Undefined, which must not end a run before the error.
    "*(int *)0 == *(int *)0",
    "1 / (x - x) == 1 / (x - x)",
    "p[1000000] == p[1000000]",
    "x << 77 == x << 77",
    // False.
    "n != 7",
    "0",
];

#[test]
fn no_text_of_an_invariant_makes_an_unsafe_program_safe() {
    let program = file("victim", "c", VICTIM.as_bytes());
    let good =
        |text: &str, at| witness(VICTIM, "invariant_set", &invariant("loop_invariant", at, "main", text));
    // What is said is seen at all.
    let out = validate(&program, Truth::Unsafe, "unreach-call", good("x <= 3", (12, 3)).as_bytes());
    assert!(out.contains("REJECTED (the program violates the property)"), "{out}");
    for text in TEXTS {
        for content in [
            invariant("loop_invariant", (12, 3), "main", text),
            invariant("location_invariant", (16, 3), "main", text),
            invariant("location_invariant", (15, 3), "main", text),
        ] {
            let forged = witness(VICTIM, "invariant_set", &content);
            let out = validate(&program, Truth::Unsafe, "unreach-call", forged.as_bytes());
            assert!(!out.contains("CONFIRMED"), "{text}: {out}");
        }
    }
}

#[test]
fn no_text_of_a_waypoint_makes_a_safe_program_unsafe() {
    let program = file("guarded", "c", GUARDED.as_bytes());
    let target = || waypoint("target", "follow", (17, 5), "");
    for text in TEXTS {
        for content in [
            segments(&[&[waypoint("assumption", "follow", (16, 3), text)], &[target()]]),
            segments(&[&[waypoint("assumption", "avoid", (13, 5), text), target()]]),
            segments(&[&[waypoint("function_return", "follow", (10, 40), text)], &[target()]]),
        ] {
            let forged = witness(GUARDED, "violation_sequence", &content);
            let out = validate(&program, Truth::Safe, "unreach-call", forged.as_bytes());
            assert!(!out.contains("CONFIRMED"), "{text}: {out}");
        }
    }
}

#[test]
fn places_that_lie_prove_nothing() {
    let program = file("victim", "c", VICTIM.as_bytes());
    let huge = 4_294_967_296;
    for at in [
        (1, 1),
        (4, 1),
        (8, 1),
        (9, 1),
        (9, 16),
        (10, 3),
        (10, 12),
        (11, 3),
        (12, 1),
        (12, 9),
        (13, 5),
        (14, 3),
        (15, 3),
        (16, 3),
        (16, 7),
        (17, 5),
        (18, 1),
        (19, 3),
        (19, 10),
        (20, 1),
        (21, 1),
        (0, 0),
        (huge, 1),
        (12, huge),
        (4_294_967_295, 4_294_967_295),
        (u64::MAX, u64::MAX),
    ] {
        for kind in ["loop_invariant", "location_invariant", "label_invariant", "ghost"] {
            for value in ["1", "0", "n != 7"] {
                let forged = witness(VICTIM, "invariant_set", &invariant(kind, at, "main", value));
                validate(&program, Truth::Unsafe, "unreach-call", forged.as_bytes());
            }
        }
    }
    for function in ["zero", "nobody", "\"\"", "\"*/\"", "reach_error", "[1, 2]", "12"] {
        let content = invariant("loop_invariant", (12, 3), function, "x <= 3");
        let forged = witness(VICTIM, "invariant_set", &content);
        validate(&program, Truth::Unsafe, "unreach-call", forged.as_bytes());
    }
    let content = invariant("loop_invariant", (12, 3), "zero", "x <= 3");
    let out = validate(
        &program,
        Truth::Unsafe,
        "unreach-call",
        witness(VICTIM, "invariant_set", &content).as_bytes(),
    );
    assert!(out.contains("is in the function main, not in zero"), "{out}");
}

#[test]
fn waypoints_that_lie_violate_nothing() {
    let program = file("guarded", "c", GUARDED.as_bytes());
    let target = |at| waypoint("target", "follow", at, "");
    let one = |kind: &str, action: &str, at, value: &str| {
        segments(&[&[waypoint(kind, action, at, value)], &[target((17, 5))]])
    };
    let mut contents = vec![
        "    []".to_owned(),
        segments(&[&[]]),
        segments(&[&[target((17, 5))]]),
        segments(&[&[target((1, 1))]]),
        segments(&[&[target((9, 1))]]),
        segments(&[&[target((19, 3))]]),
        segments(&[&[target((99, 99))]]),
        segments(&[&[target((17, 5))], &[target((17, 5))]]),
        segments(&[&[target((17, 5)), waypoint("assumption", "avoid", (16, 3), "1")]]),
        segments(&[&[waypoint("target", "avoid", (17, 5), "")]]),
        one("branching", "follow", (16, 3), "true"),
        one("branching", "avoid", (16, 3), "false"),
        one("branching", "follow", (12, 3), "false"),
        one("branching", "follow", (12, 3), "7"),
        one("branching", "follow", (10, 3), "true"),
        one("function_enter", "follow", (17, 17), ""),
        one("function_return", "follow", (17, 17), "1"),
        one("function_return", "follow", (17, 17), "\\result == 0"),
        one("function_return", "follow", (10, 40), "\\result == 7"),
        one(
            "function_return",
            "follow",
            (10, 40),
            "\\result == 99999999999999999999999999999999999999999999",
        ),
        one(
            "function_return",
            "follow",
            (10, 40),
            "\\result == (-170141183460469231731687303715884105728-1)",
        ),
        one("function_return", "follow", (10, 40), "x == 4"),
        one("assumption", "follow", (16, 3), "x == 4"),
        one("assumption", "follow", (16, 3), "*p != x"),
        one("nonsense", "follow", (16, 3), "1"),
        one("assumption", "sideways", (16, 3), "1"),
    ];
    let many: Vec<String> =
        (0..300).map(|_| waypoint("branching", "follow", (12, 3), "true")).chain([target((17, 5))]).collect();
    contents.push(many.iter().map(|point| format!("  - segment:\n{point}")).collect());
    for content in contents {
        let forged = witness(GUARDED, "violation_sequence", &content);
        let out = validate(&program, Truth::Safe, "unreach-call", forged.as_bytes());
        assert!(!out.contains("CONFIRMED"), "{content}\n{out}");
    }
}

/// A program that defines the names that the validator once used for its own.
#[test]
fn a_program_cannot_answer_for_the_validator() {
    let text = "\
extern void exit(int);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
unsigned int __certus_at;
int __certus_result, __certus_branch;
void __certus_claim(int c) { exit(0); }
void __VERIFIER_assume(int c) { __certus_at = 0; }
void trick(int) __asm__(\"__certus claim\");
int main(void) {
  int i = 0;
  while (i < 3)
    i++;
  if (__VERIFIER_nondet_int() == 7)
    reach_error();
  return 0;
}
";
    for text in [text.to_owned(), text.replace("void trick(int) __asm__(\"__certus claim\");\n", "\n")] {
        let program = file("names", "c", text.as_bytes());
        let forged = witness(&text, "invariant_set", &invariant("loop_invariant", (11, 3), "main", "i <= 3"));
        let out = validate(&program, Truth::Unsafe, "unreach-call", forged.as_bytes());
        assert!(!out.contains("CONFIRMED"), "{out}");
        let safe = text.replace("== 7", "== 7 && i != 3");
        let program = file("names", "c", safe.as_bytes());
        let content = segments(&[
            &[
                waypoint("branching", "avoid", (13, 3), "false"),
                waypoint("assumption", "follow", (11, 3), "i == 0"),
            ],
            &[waypoint("target", "follow", (14, 5), "")],
        ]);
        let forged = witness(&safe, "violation_sequence", &content);
        let out = validate(&program, Truth::Safe, "unreach-call", forged.as_bytes());
        assert!(!out.contains("CONFIRMED"), "{out}");
    }
}

/// An address that a witness takes makes nothing point there.
#[test]
fn an_address_in_a_witness_is_no_way_to_an_object() {
    let text = "\
extern long __VERIFIER_nondet_long(void);
extern void reach_error(void);
int main(void) {
  int x = 0;
  int open;
  int *p = (int *)__VERIFIER_nondet_long();
  *p = 1;
  if (x != 0 && open == 5)
    reach_error();
  return 0;
}
";
    let program = file("address", "c", text.as_bytes());
    for value in ["&x != 0", "p == &x", "*&x == 0", "(long)&x != 0"] {
        let content = segments(&[
            &[waypoint("assumption", "follow", (7, 3), value)],
            &[waypoint("target", "follow", (9, 5), "")],
        ]);
        let forged = witness(text, "violation_sequence", &content);
        validate(&program, Truth::Safe, "unreach-call", forged.as_bytes());
    }
}

/// What is legal is still taken: the reader refuses forgeries, not C.
#[test]
fn expressions_of_c_are_taken() {
    let program = file("guarded", "c", GUARDED.as_bytes());
    for text in [
        "x <= 3 /* a comment */",
        "(word)x <= 3u",
        "(struct point *)0 == 0",
        "sizeof(x) == 4 && sizeof(struct point) == 8",
        "p[0] == x && *p == x",
        "p == &x",
        "'\\'' == 39 && \"a\\\"b\"[1] == 34",
        "(x, 1)",
        "x ? 1 : GREEN",
        "x\n<= 3",
        "(unsigned char)x <= 3",
        "origin.x == 0 && (&origin)->y == 0",
        "!(x > 3) && ~x != 7 && -x >= -3",
    ] {
        let content = invariant("loop_invariant", (12, 3), "main", text);
        let given = witness(GUARDED, "invariant_set", &content);
        let out = validate(&program, Truth::Safe, "unreach-call", given.as_bytes());
        assert!(out.contains("VALIDATION: CONFIRMED"), "{text}: {out}");
    }
}
