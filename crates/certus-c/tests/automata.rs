//! Automata do what the interpreter does: on generated programs, and on small ones about memory and calls.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
#[allow(dead_code, reason = "shared with the comparison with gcc")]
mod generate;

use certus_c::DataModel;
use certus_c::cfa::walk::{End, walk};
use certus_c::cfa::{CutReason, Cutoff, Options, StepKind, Translation, translate};
use certus_c::interp::{Config, Inputs, Interpreter, ListInputs, Outcome};
use certus_c::program::{Exit, Program, Property, Source};
use certus_logic::{Bv, Sort, Terms, Value};

const BOTH: [DataModel; 2] = [DataModel::Ilp32, DataModel::Lp64];

/// A list of values for what a run asks for; zeros for what has no value.
struct Listed(ListInputs);

impl Inputs for Listed {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match source {
            Source::Uninitialised | Source::Memory => 0,
            _ => self.0.next(source, width),
        }
    }
}

fn translated(program: &Program, options: &Options) -> (Terms, Translation) {
    let mut terms = Terms::new();
    let translation = translate(program, &mut terms, options, &|_| 0).unwrap();
    assert_eq!(translation.cfa.validate(&terms), Ok(()));
    (terms, translation)
}

/// Watched objects that are tried.
const WATCHED: usize = 12;

/// How the automaton ends. Where objects may be watched, each of the first ones is, in a walk of its own.
fn walked(terms: &Terms, translation: &Translation, inputs: &[u128]) -> End {
    let plain = walked_with(terms, translation, inputs, None);
    let watched = translation.cfa.vars.iter().any(|var| var.name.contains(".watched"));
    if matches!(plain, End::Error(_)) || !watched {
        return plain;
    }
    let mut others = (0..WATCHED).map(|bit| walked_with(terms, translation, inputs, Some(bit)));
    others.find(|end| matches!(end, End::Error(_))).unwrap_or(plain)
}

/// How the automaton ends if one of the unknown bits of memory is set, all others being zero.
fn walked_with(terms: &Terms, translation: &Translation, inputs: &[u128], set: Option<usize>) -> End {
    let mut inputs = Listed(ListInputs::new(inputs.iter().copied()));
    let mut bits = 0;
    let draw = |step: certus_model::StepId, var| {
        let StepKind::Draw(source, _) = &translation.steps[step.0 as usize].kind else {
            panic!("a havoc that draws nothing")
        };
        if terms.sort(var) == Sort::Bv(1) && *source == Source::Memory {
            bits += 1;
            return Value::Bv(Bv::new(1, u128::from(set == Some(bits - 1))));
        }
        match terms.sort(var) {
            Sort::Bv(width) => Value::Bv(Bv::new(width, inputs.next(source, width))),
            sort => terms.default_value(sort),
        }
    };
    walk(terms, &translation.cfa, draw, 2_000_000)
}

fn outcome(program: &Program, properties: &[Property], inputs: &[u128]) -> Outcome {
    let config = Config { check: properties.to_vec(), max_steps: 1_000_000 };
    Interpreter::new(program, config).run(&mut Listed(ListInputs::new(inputs.iter().copied()))).outcome
}

/// Automaton and interpreter end alike on these inputs; tells whether that is an error.
fn same(text: &str, properties: &[Property], inputs: &[u128]) -> bool {
    let mut errors = Vec::new();
    for model in BOTH {
        let program = common::run::program(text, model);
        let options = Options { properties: properties.to_vec(), recursion: 20, ..Options::default() };
        let (terms, translation) = translated(&program, &options);
        let end = walked(&terms, &translation, inputs);
        let outcome = outcome(&program, properties, inputs);
        assert_ne!(outcome, Outcome::OutOfSteps);
        assert_ne!(end, End::OutOfSteps);
        let error = matches!(outcome, Outcome::Violation { .. });
        assert_eq!(matches!(end, End::Error(_)), error, "{model:?} {inputs:?}: {outcome:?}, {end:?}\n{text}");
        errors.push(error);
    }
    assert_eq!(errors[0], errors[1]);
    errors[0]
}

fn fine(text: &str, inputs: &[u128]) {
    assert!(!same(text, &[Property::Reach], inputs), "{text}");
}

fn fails(text: &str, inputs: &[u128]) {
    assert!(same(text, &[Property::Reach], inputs), "{text}");
}

const PREFIX: &str = "void reach_error(void); void *malloc(unsigned long); void *calloc(unsigned long, unsigned long);
void free(void *); void *memcpy(void *, const void *, unsigned long); void *memmove(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long); int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void);
#define check(c) if (!(c)) reach_error()
";

fn program(body: &str) -> String {
    // The prefix's one macro is written out: there is no preprocessor in these tests.
    let mut text = PREFIX.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    let mut rest = body;
    while let Some(at) = rest.find("check(") {
        text.push_str(&rest[..at]);
        let end = at + rest[at..].find(";").unwrap();
        text.push_str(&format!("if (!{}) reach_error()", &rest[at + 5..end]));
        rest = &rest[end..];
    }
    text + rest
}

/// Generated programs: what they output is hashed, and a wrong hash is an error.
#[test]
fn generated_programs_agree() {
    let count = (60.0 * common::scale()) as u64;
    let mut compared = 0;
    for seed in 1..=count {
        let model = BOTH[seed as usize % 2];
        let generated = generate::generate(seed);
        let with = |definition: &str, end: &str| {
            format!(
                "void reach_error(void); unsigned long long hash; {definition}
                 static void out_double(double x) {{ union {{ double d; unsigned long long u; }} v; v.d = x;
                   __certus_out(x != x ? 0x7ff8000000000000ULL : v.u); }}
                 {} int main(void) {{ {}(); {end} return 0; }}",
                generated.text, generated.entry
            )
        };
        let shown = common::run::program(&with("void __certus_out(unsigned long long);", ""), model);
        let config = Config { check: Vec::new(), max_steps: 100_000 };
        let run = Interpreter::new(&shown, config).run(&mut ListInputs::default());
        if run.outcome == Outcome::OutOfSteps {
            continue;
        }
        let hash = run.output.iter().fold(0u64, |hash, value| hash.wrapping_mul(1_000_003) ^ *value as u64);
        let define = "void __certus_out(unsigned long long x) { hash = hash * 1000003ULL ^ x; }";
        for (wrong, constant) in [(false, hash), (true, hash ^ 1)] {
            let text = with(define, &format!("if (hash != {constant}ULL) reach_error();"));
            let program = common::run::program(&text, model);
            let options = Options { recursion: 6, ..Options::default() };
            let (terms, translation) = translated(&program, &options);
            match walked(&terms, &translation, &[]) {
                End::OutOfSteps => {}
                End::Stuck if !translation.cut.is_empty() => {}
                end => {
                    compared += 1;
                    assert_eq!(
                        matches!(end, End::Error(_)),
                        wrong,
                        "seed {seed} {model:?}: {end:?}, cut {:?}\n{text}",
                        translation.cut
                    );
                }
            }
        }
    }
    assert!(compared >= count, "only {compared} of {} walks ended", 2 * count);
}

#[test]
fn structures_are_cells() {
    fine(
        &program(
            "struct p { char c; int x; long long y; } a, b; int main(void) { a.x = 3; a.y = -1; a.c = 7;
        b = a; struct p *q = &b; q->x += 2; check(b.x == 5 && a.x == 3 && b.y == -1 && q->c == 7); }",
        ),
        &[],
    );
}

#[test]
fn bytes_of_a_number_are_seen() {
    fine(
        &program(
            "union { unsigned u; unsigned char c[4]; } v; int main(void) { v.u = 0x01020304;
        v.c[1] = 9; check(v.u == 0x01020904 && v.c[3] == 1); unsigned char *p = (unsigned char *)&v.u + 2;
        *p = 0xff; check(v.u == 0x01ff0904); }",
        ),
        &[],
    );
}

#[test]
fn small_and_large_arrays() {
    for size in [4, 300] {
        let text = program(&format!("int a[{size}]; int main(void) {{ for (int i = 0; i < {size}; i++) a[i] = i * i;
            unsigned k = __VERIFIER_nondet_uint(); if (k >= {size}) return 0; check(a[k] == (int)(k * k)); a[k]++;
            int *p = &a[k]; check(*p == a[k]); check(p - a == (int)k); check(a[2] != 4); }}"));
        fails(&text, &[3]);
        fails(&text, &[1]);
        fine(&text, &[2]);
        fine(&text, &[5000]);
    }
}

#[test]
fn arrays_of_structures_with_a_stride() {
    let text = program("struct s { short a; char b; int c; } t[5]; int main(void) { unsigned i = __VERIFIER_nondet_uint() % 5;
        t[i].c = 7; t[(i + 1) % 5].b = 3; check(t[0].c != 7); check(t[i].b == 0 && t[i].a == 0); }");
    fails(&text, &[0]);
    fine(&text, &[4]);
}

#[test]
fn offsets_that_wrap_around_are_not_lost() {
    let text = program(
        "char p[40]; int main(void) { unsigned i = __VERIFIER_nondet_uint(); unsigned k = 0;
        p[(i * 12u) % 4294967296ULL] = 5; check(p[8] == 0); }",
    );
    fine(&text, &[1]);
    fails(&text, &[357_913_942]);
    let ints = program(
        "struct s { int a, b, c; } t[3]; int main(void) { int i = __VERIFIER_nondet_int();
        if (i < 0 || i > 2) return 0; t[i].b = 7; check(t[0].b == 0); check(t[i].a == 0 && t[i].c == 0); }",
    );
    fails(&ints, &[0]);
    fine(&ints, &[2]);
}

#[test]
fn distances_of_addresses_lead_back() {
    fine(&program("int x[2] = {1, 2}; int main(void) { unsigned long a = (unsigned long)&x[0], b = (unsigned long)&x[1];
        unsigned long d = a - b; *(int *)(b + d) = 9; check(x[0] == 9); check(x[1] == 2); char s[6] = \"hello\"; char *e = s;
        while (*e) e++; check(e - s == 5); s[e - s - 1] = 'a'; check(s[4] == 'a'); }"), &[]);
}

/// What depends on where objects are is unknown, and known to be.
#[test]
fn addresses_are_numbers_nobody_knows() {
    let looks = |body: &str| {
        let text = program(&format!("int x, y; char s[3]; int main(void) {{ {body} }}"));
        BOTH.map(|model| {
            translated(&common::run::program(&text, model), &Options::default()).1.looks_at_addresses
        })
    };
    for body in [
        "return (unsigned long)&x < (unsigned long)&y;",
        "return (unsigned long)&x >> 4 & 1;",
        "return (unsigned long)s & 1;",
        "return (short)(unsigned long)&x;",
        "return &x + 1 == &y;",
        "return (unsigned long)&x % 7;",
        "return (double)(unsigned long)&x > 5;",
        "return (unsigned long)&x - (unsigned long)&y;",
        "return (unsigned long)&x == 123456;",
        "unsigned long a = (unsigned long)malloc(4); free((void *)a); return (unsigned long)malloc(4) == a;",
    ] {
        assert_eq!(looks(body), [true; 2], "{body}");
    }
    for body in [
        "return &x == &y;",
        "return &x != 0;",
        "return s + 3 - s;",
        "return s < s + 2;",
        "return (unsigned long)&x & 3;",
        "return *(int *)((unsigned long)&x | 1 & ~1ul);",
        "unsigned long a = (unsigned long)&x; return *(int *)(a + 16 - 16);",
        "int *p = malloc(4); free(p); p = malloc(4); return p == 0;",
    ] {
        assert_eq!(looks(body), [false; 2], "{body}");
    }
}

#[test]
fn pointers_choose_among_variables() {
    let text = program("int x = 1, y = 2; void set(int *p, int v) { *p = v; } int main(void) { int z = 3;
        int *p = __VERIFIER_nondet_int() ? &x : __VERIFIER_nondet_int() ? &y : &z; set(p, 9);
        check(x != 9); check(y != 9); check(z == 9); int **pp = &p; **pp = 4; check(*p == 4); check(z == 4); }");
    fails(&text, &[1]);
    fails(&text, &[0, 1]);
    fine(&text, &[0, 0]);
}

#[test]
fn function_pointers_are_a_choice() {
    let text = program("int inc(int x) { return x + 1; } int dec(int x) { return x - 1; } int other(void) { return 5; }
        int (*table[2])(int) = { inc, dec }; int main(void) { int i = __VERIFIER_nondet_int() & 1; int r = table[i](10);
        check(r == 11); int (*f)(int) = i ? dec : inc; check(f(1) == 2); }");
    fine(&text, &[0]);
    fails(&text, &[1]);
}

#[test]
fn lists_from_a_loop() {
    let text = program("struct node { int value; struct node *next; }; int main(void) { struct node *list = 0;
        int n = __VERIFIER_nondet_int(); if (n < 0 || n > 9) return 0;
        for (int i = 0; i < n; i++) { struct node *one = malloc(sizeof *one); one->value = i; one->next = list; list = one; }
        int sum = 0; for (struct node *p = list; p; p = p->next) sum += p->value; check(sum == n * (n - 1) / 2);
        check(n != 7); while (list) { struct node *next = list->next; free(list); list = next; } }");
    fine(&text, &[0]);
    fine(&text, &[9]);
    fails(&text, &[7]);
}

#[test]
fn copies_and_fills() {
    let text = program("char a[100], b[100]; int main(void) { unsigned n = __VERIFIER_nondet_uint() % 100;
        for (int i = 0; i < 100; i++) a[i] = i; memcpy(b, a, n); check(n == 0 || b[n - 1] == (char)(n - 1)); check(b[n] == 0);
        memmove(a + 1, a, n % 99); check(n % 99 == 0 || a[n % 99] == (char)(n % 99 - 1)); memset(b, 7, n); check(n < 2 || b[1] == 7);
        int *z = calloc(5, sizeof(int)); check(z[3] == 0); check(b[50] != 7); }");
    fine(&text, &[10]);
    fails(&text, &[80]);
    fine(&text, &[0]);
}

#[test]
fn recursion_is_followed_to_the_bound() {
    let text = program(
        "int sum(int n) { if (n <= 0) return 0; return n + sum(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); check(sum(n) != 15); }",
    );
    fine(&text, &[4]);
    fails(&text, &[5]);
    let program = common::run::program(&text, DataModel::Ilp32);
    let bounded = Options { recursion: 3, ..Options::default() };
    let (terms, translation) = translated(&program, &bounded);
    assert!(!translation.cut.is_empty());
    assert_eq!(walked(&terms, &translation, &[5]), End::Stuck);
    let (terms, translation) = translated(&program, &Options { cutoff: Cutoff::Error, ..bounded });
    assert!(matches!(walked(&terms, &translation, &[5]), End::Error(_)));
    assert_eq!(walked(&terms, &translation, &[2]), End::Stuck);
}

#[test]
fn locals_of_a_second_activation_are_new() {
    fine(&program("int f(int a) { int b[2]; b[0] = a; int *p = b; p[1] = a ? f(a - 1) : 0; return p[0] + p[1]; }
        int main(void) { check(f(4) == 10); for (int i = 0; i < 3; i++) { int x; int *p = &x; *p = i; check(x == i); } }"), &[]);
}

#[test]
fn switches_with_ranges() {
    let text = program(
        "int main(void) { int r = 0; switch (__VERIFIER_nondet_int()) { case 1: r = 1; break;
        case 3 ... 9: r = 2; case 20: r += 5; break; default: r = 9; } check(r == 5 || r == 9); }",
    );
    fails(&text, &[1]);
    fails(&text, &[3]);
    fails(&text, &[9]);
    fine(&text, &[20]);
    fine(&text, &[2]);
    fine(&text, &[10]);
}

#[test]
fn floats_are_circuits() {
    fine(
        &program(
            "int main(void) { double d = 0.1; float f = 0.1f; check(d + 0.2 != 0.3); check((double)f != d);
        check((int)(f * 100) == 10); check((unsigned)-0.5 == 0); double z = 0.0; check(!(z / z == z / z)); }",
        ),
        &[],
    );
}

#[test]
fn memory_safety() {
    let asked = [Property::Deref, Property::Free];
    let text = program("int main(void) { int a[4]; int i = __VERIFIER_nondet_int(); a[i & 7] = 1;
        int *p = malloc(4 * (i & 3)); if (i & 3) p[(i >> 3) & 3] = 1; free(p); if (i == 100) free(p); if (i == 200) *p = 2; }");
    assert!(!same(&text, &asked, &[1]));
    assert!(same(&text, &asked, &[4]));
    assert!(same(&text, &asked, &[1 + 8]));
    assert!(same(&text, &asked, &[100]));
    assert!(same(&text, &asked, &[200]));
    let list = program("struct n { struct n *next; int v; }; int main(void) { struct n *l = 0; int k = __VERIFIER_nondet_int();
        for (int i = 0; i < 3; i++) { struct n *m = malloc(sizeof *m); m->next = l; l = m; }
        struct n *second = l->next; free(l); if (k == 1) l->v = 1; second->v = 2; free(second); if (k == 2) free(second); }");
    assert!(!same(&list, &asked, &[0]));
    assert!(same(&list, &asked, &[1]));
    assert!(same(&list, &asked, &[2]));
}

#[test]
fn every_cut_is_noted_with_its_reason() {
    let text = program(
        "int sum(int n) { if (n <= 0) return 0; return n + sum(n - 1); }
        int main(void) { int n = __VERIFIER_nondet_int(); if (n == 7) return 1; check(sum(n) != 15); }",
    );
    let mut program = common::run::program(&text, DataModel::Ilp32);
    let bounded = Options { recursion: 3, ..Options::default() };
    let reasons = |translation: &Translation| -> Vec<CutReason> {
        translation.cut.iter().map(|(_, reason)| reason.clone()).collect()
    };
    assert_eq!(reasons(&translated(&program, &bounded).1), [CutReason::Recursion]);
    // Instead of returning, `main` does something that is not known.
    let unknown = CutReason::Unmodelled("f".into());
    let main = program.entry.index();
    let block = program.procs[main].blocks.iter_mut().find(|block| block.exit == Exit::Return);
    block.expect("main returns").exit = Exit::Cut(unknown.clone());
    let (terms, translation) = translated(&program, &bounded);
    let mut found = reasons(&translation);
    found.sort();
    assert_eq!(found, [CutReason::Recursion, unknown.clone()]);
    assert_eq!(walked(&terms, &translation, &[7]), End::Stuck);
    let (terms, translation) = translated(&program, &Options { cutoff: Cutoff::Error, ..bounded });
    assert!(matches!(walked(&terms, &translation, &[7]), End::Error(_)));
    let run = Interpreter::new(&program, Config::default()).run(&mut ListInputs::new([7]));
    assert_eq!(run.outcome, Outcome::Cut(unknown));
}
