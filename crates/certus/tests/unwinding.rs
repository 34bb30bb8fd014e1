//! Programs whose objects are made in loops, and recursive programs: loops unwound, and recursion that is not followed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended};

const BEFORE: &str = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void); extern void *malloc(unsigned long); extern void free(void *);
extern void *realloc(void *, unsigned long);\n";

/// A list of up to three nodes that is built, walked and freed; the places of mistakes are left open.
fn list(walk: &str, end: &str) -> String {
    format!(
        "struct n {{ struct n *next; int v; }};
         int main(void) {{ struct n *l = 0; int c = 0;
           while (c < 3 && __VERIFIER_nondet_int()) {{ struct n *p = malloc(sizeof *p); p->next = l; p->v = c++; l = p; }}
           int s = 0; for (struct n *p = l; {walk}; p = p->next) s += p->v;
           while ({end}) {{ struct n *q = l->next; free(l); l = q; }} return s; }}"
    )
}

/// A ring of as many nodes, in which each is pointed to by another one, and a walk around it that frees all but `kept` of them.
fn ring(nodes: u32, kept: &str) -> String {
    format!(
        "struct n {{ struct n *next; int v; }};
         static struct n *new(int v) {{ struct n *p = malloc(sizeof *p); p->next = 0; p->v = v; return p; }}
         int main(void) {{ struct n *head = new(1), *last = head; int c = {nodes};
           while (c > 1) {{ struct n *p = new(1); p->next = head; head = p; c--; }}
           last->next = head; struct n *p = head->next;
           while (p != head) {{ struct n *q = p->next; if (!({kept})) free(p); p = q; }}
           free(head); return 0; }}"
    )
}

/// What is right of each program: the exit code.
fn cases() -> Vec<(String, &'static str, i32)> {
    let of = |text: &str, property, code| (text.to_owned(), property, code);
    vec![
        (list("p", "l"), "valid-memsafety", 0),
        (list("p->next", "l"), "valid-memsafety", 10),
        (list("p", "l && l->next"), "valid-memsafety", 10),
        (list("p", "l && s != 3"), "valid-memcleanup", 10),
        (ring(3, "0"), "valid-memsafety", 0),
        (ring(3, "p == last"), "valid-memsafety", 10),
        // Nodes that are not told apart would be one.
        of("int main(void) { int *a[4]; for (int i = 0; i < 4; i++) { a[i] = malloc(sizeof(int)); *a[i] = i; }
            int s = 0; for (int i = 0; i < 4; i++) { s += *a[i]; free(a[i]); } if (s != 6) reach_error(); return 0; }",
            "unreach-call", 0),
        // An array of a size that is an input.
        of("int main(void) { int n = __VERIFIER_nondet_int(); if (n < 1 || n > 500000000) return 0;
            int *a = malloc(n * sizeof(int)); for (int i = 0; i < n; i++) a[i] = i; free(a); return 0; }", "valid-deref", 0),
        of("int main(void) { int n = __VERIFIER_nondet_int(); if (n < 1 || n > 500000000) return 0;
            int *a = malloc(n * sizeof(int)); for (int i = 0; i <= n; i++) a[i] = i; free(a); return 0; }", "valid-deref", 10),
        // Deeper calls do not matter.
        of("unsigned id(unsigned x) { if (x == 0) return 0; return id(x - 1) + 1; }
            int main(void) { id(__VERIFIER_nondet_uint()); return 0; }", "no-overflow", 0),
        of("int gcd(int a, int b) { if (a == b) return a; return a > b ? gcd(a - b, b) : gcd(a, b - a); }
            int main(void) { int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
            if (a > 0 && b > 0) gcd(a, b); return 0; }", "no-overflow", 0),
        // Arguments change places, through one procedure and through two.
        of("void f(int a, int b, unsigned d) { if (a + b != 3) reach_error(); if (d > 0) f(b, a, d - 1); }
            int main(void) { f(1, 2, __VERIFIER_nondet_uint()); return 0; }", "unreach-call", 0),
        of("void g(int a, int b, unsigned d); void f(int a, int b, unsigned d) { if (a >= b) reach_error(); if (d) g(b, a, d - 1); }
            void g(int a, int b, unsigned d) { if (a <= b) reach_error(); if (d) f(b, a, d - 1); }
            int main(void) { f(1, 2, __VERIFIER_nondet_uint()); return 0; }", "unreach-call", 0),
        // They do matter: by what they give, by what they change, and by what happens in them.
        of("unsigned f(unsigned n) { return n == 0 ? 0 : f(n - 1) + 1; }
            int main(void) { unsigned n = __VERIFIER_nondet_uint(); if (n < 6 && f(n) != n) reach_error(); return 0; }",
            "unreach-call", 0),
        of("int g; void f(unsigned n) { if (n == 0) { g = 5; return; } f(n - 1); }
            int main(void) { f(__VERIFIER_nondet_uint() % 7); if (g == 5) reach_error(); return 0; }", "unreach-call", 10),
        of("void f(int n) { if (n == 30) reach_error(); if (n < 40) f(n + 1); } int main(void) { f(0); return 0; }",
            "unreach-call", 10),
        of("int g; int set(int *p, unsigned n) { if (n == 0) { *p = 1; return 0; } return set(p, n - 1); }
            int main(void) { int x = 0; set(&x, __VERIFIER_nondet_uint() % 9); if (x) reach_error(); return 0; }", "unreach-call", 10),
    ]
}

#[test]
fn loops_that_make_objects_and_recursion_are_decided() {
    let folder = tempfile::tempdir().unwrap();
    for (index, (text, property, wanted)) in cases().into_iter().enumerate() {
        let file = folder.path().join(format!("{index}.i"));
        std::fs::write(&file, format!("{BEFORE}{text}\n")).unwrap();
        let mut command = certus();
        command.arg("check").arg(&file).args([
            "--64",
            "--property",
            property,
            "--no-config",
            "--cpu-limit",
            "60s",
        ]);
        let (code, out, err) = ended(&mut command);
        assert_eq!(code, wanted, "{text}: {out}{err}");
    }
}

#[test]
fn memory_may_run_out_where_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("null.i");
    let text = "int main(void) { int *p = malloc(4); *p = 1; free(p); return 0; }";
    std::fs::write(&file, format!("{BEFORE}{text}\n")).unwrap();
    for (option, wanted) in [(None, 0), (Some("--malloc-may-fail"), 10)] {
        let mut command = certus();
        command
            .arg("check")
            .arg(&file)
            .args(["--64", "--property", "valid-deref", "--no-config"])
            .args(option);
        let (code, out, err) = ended(&mut command);
        assert_eq!(code, wanted, "{option:?}: {out}{err}");
    }
}
