//! Traces of small programs, as text.

mod common;

use certus_c::DataModel;
use certus_c::program::Property;
use certus_witness::trace::{TraceKind, long, record, short};

fn traced(text: &str, inputs: &[u128]) -> String {
    let (unit, program) = common::program(text, DataModel::Ilp32);
    let run = common::failing(&program, &[Property::Reach], inputs);
    let trace = record(&unit, &program, &[Property::Reach], &run);
    assert!(matches!(trace.failure().map(|step| &step.kind), Some(TraceKind::Failure { .. })));
    let width = |kind: &TraceKind| match kind {
        TraceKind::Input { width, .. } | TraceKind::Undefined { width, .. } => *width,
        _ => 0,
    };
    let told: u32 = trace.inputs().map(|step| width(&step.kind)).sum();
    assert_eq!(told, run.draws.iter().map(|draw| draw.width).sum::<u32>());
    assert!(short(&trace).lines().count() <= 20 + 20 + 6);
    long(&trace)
}

#[test]
fn calls_structs_and_pointers() {
    let text = r#"extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct S { int a; short b[3]; };
int g;
static int twice(int x) {
    int y = x + x;
    return y;
}
int main(void) {
    struct S s = {1, {2, 3, 4}};
    int n = __VERIFIER_nondet_int();
    unsigned i;
    double d = 0.5;
    int *p = &n;
    for (i = 0; i < 10; i++) {
        g += 2;
        s.b[i % 3] = g;
    }
    if (n > 3 && g == 20)
        d = d * 2;
    *p = twice(n);
    if (*p == 10)
        reach_error();
    return 0;
}
"#;
    println!("{}", traced(text, &[5]));
}

#[test]
fn checks() {
    let text = r#"extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);
extern float __VERIFIER_nondet_float(void);
extern void *malloc(unsigned);
void reach_error(void) { }
void __VERIFIER_assert(int cond) { if (!cond) { ERROR: { reach_error(); } } }
struct node { struct node *next; int value; };
int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }
int main(int argc, char **argv) {
    struct node *list = 0;
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof(struct node));
        node->next = list;
        node->value = i;
        list = node;
    }
    char c = __VERIFIER_nondet_char();
    float f = __VERIFIER_nondet_float();
    int u;
    int a[4];
    if (a[2] > u) c++;
    char *s = "hello";
    int k = fac(3);
    __VERIFIER_assert(k != 6 || list->value != 1 || c == 'z');
    return 0;
}
"#;
    println!("{}", traced(text, &[1, 0, 0x61, 0x3FC0_0000, 1, 2, 3, 4]));
}
