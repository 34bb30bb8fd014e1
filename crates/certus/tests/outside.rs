//! What a program does not decide itself, from the text to the verdict: never a wrong one.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::Command;

/// Programs with the property, and the verdicts that are right.
const PROGRAMS: &[(&str, &str, &[&str])] = &[
    ("unreach-call", "volatile int v; int main(void) { v = 1; if (v != 1) reach_error(); return 0; }", &["UNSAFE"]),
    ("unreach-call", "int main(void) { int v = 1; if (*(volatile int *)&v != 1) reach_error(); return 0; }", &["SAFE"]),
    (
        "unreach-call",
        "struct s { volatile char b[2]; } a[3]; int main(void) { a[1].b[1] = 3; if (a[1].b[1] != 3) reach_error(); return 0; }",
        &["UNSAFE"],
    ),
    ("valid-deref", "volatile int i; int a[4]; int main(void) { if (i >= 0 && i < 4) return a[i]; return 0; }", &["UNSAFE"]),
    (
        "unreach-call",
        "struct s { char c; int i; }; int main(void) { struct s a = {1, 2}; unsigned char *p = (unsigned char *)&a; if (p[1]) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    (
        "unreach-call",
        "int memcmp(const void *, const void *, unsigned long); struct s { char c; int i; } a = {1, 2}, b = {1, 2};
         int main(void) { if (memcmp(&a, &b, sizeof a)) reach_error(); return 0; }",
        &["SAFE"],
    ),
    ("valid-deref", "int main(int argc, char **argv) { if (argc == 2) return argv[1][0]; return 0; }", &["SAFE"]),
    ("valid-deref", "int main(int argc, char **argv) { return argv[argc + 1] == 0; }", &["UNSAFE"]),
    (
        "unreach-call",
        "int main(int argc, char **argv) { if (argc == 9 && argv[8][0] == 65) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    (
        "unreach-call",
        "int x; __attribute__((constructor)) void f(void) { x = 5; } int main(void) { if (x != 5) reach_error(); return 0; }",
        &["SAFE"],
    ),
    (
        "unreach-call",
        "int x; __attribute__((destructor)) void f(void) { if (x) reach_error(); } int main(void) { x = 1; return 0; }",
        &["UNSAFE"],
    ),
    (
        "unreach-call",
        "int x __asm__(\"one\") = 1; extern int y __asm__(\"one\"); int main(void) { y = 2; if (x == 2) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    (
        "unreach-call",
        "int scanf(const char *, ...); int main(void) { int x = 0; scanf(\"%d\", &x); if (x == 7) reach_error(); return 0; }",
        &["UNSAFE"],
    ),
    ("valid-deref", "int scanf(const char *, ...); int main(void) { char b[4]; scanf(\"%3s\", b); return 0; }", &["SAFE"]),
    ("valid-deref", "int scanf(const char *, ...); int main(void) { char b[4]; scanf(\"%4s\", b); return 0; }", &["UNSAFE"]),
    // Pointers from outside are to objects of other files, also behind each other, which no compiled program has.
    (
        "unreach-call",
        "int *get(void); int main(void) { int *p = get(); *p = 1; if (*p == 1) reach_error(); return 0; }",
        &["UNSAFE"],
    ),
    (
        "unreach-call",
        "struct s { int k; struct s *next; }; struct s *get(void);
         int main(void) { struct s *p = get(); if (p && p->next->next->k == 3) reach_error(); return 0; }",
        &["UNSAFE"],
    ),
    (
        "unreach-call",
        "int *get(void); int main(void) { int *p = get(); if (!p) { *p = 1; reach_error(); } return 0; }",
        &["SAFE", "UNKNOWN"],
    ),
    // Typed pointers may be to what other files can name, those to characters too.
    ("unreach-call", "char *get(void); char g; int main(void) { g = 1; *get() = 2; if (g == 2) reach_error(); return 0; }", &["UNSAFE"]),
    ("unreach-call", "char *get(void); int g; int main(void) { g = 1; *get() = 2; if (g != 1) reach_error(); return 0; }", &["SAFE"]),
    // Functions escape as objects do.
    (
        "unreach-call",
        "void reg(void (*)(void)); void (*get(void))(void); static int x; static void f(void) { x = 1; }
         int main(void) { reg(f); void (*g)(void) = get(); g(); if (x) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    (
        "unreach-call",
        "struct ops { void (*f)(void); }; void reg(struct ops *); void (*get(void))(void); static int x;
         static void f(void) { x = 1; } static struct ops o = {f};
         int main(void) { reg(&o); get()(); if (x) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    // Many objects whose addresses are known outside: nothing is known of them in a proof.
    (
        "unreach-call",
        "struct big { int a[60]; }; void reg(void *); int *get(void); static struct big b, c, d, e; static int state;
         int main(void) { reg(&b); reg(&c); reg(&d); reg(&e); state = 1; int *p = get(); *p = 7; p[1] = 8;
         if (state != 1) reach_error(); return 0; }",
        &["SAFE"],
    ),
    (
        "unreach-call",
        "struct big { int a[60]; }; void reg(void *); int *get(void); static struct big b, c, d, e;
         int main(void) { reg(&b); reg(&c); reg(&d); reg(&e); c.a[1] = 1; *get() = 7; if (c.a[1] != 1) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    // How large it is, another file says; that it exists is enough for its address.
    (
        "unreach-call",
        "struct t { int n; int rest[]; }; extern struct t table; static const struct t *p; static int x;
         int main(void) { p = &table; x = 1; if (x != 1) reach_error(); return 0; }",
        &["SAFE"],
    ),
    ("valid-deref", "extern int a[]; int main(void) { return a[3]; }", &["UNKNOWN"]),
    ("unreach-call", "extern int a[]; int main(void) { if (a[3] == 5) reach_error(); return 0; }", &["UNSAFE", "UNKNOWN"]),
    // Null that becomes an address later is no number from nowhere.
    (
        "unreach-call",
        "void *malloc(unsigned long); struct n { int d; struct n *p; };
         int main(void) { struct n *h = 0; for (int i = 0; i < 2; i++) { struct n *e = malloc(sizeof *e); e->d = 1; e->p = 0;
         if (h) h->p = e; h = e; } if (h->d != 1) reach_error(); return 0; }",
        &["SAFE"],
    ),
    // The library's streams are its own, in compiled programs too.
    (
        "unreach-call",
        "typedef struct _IO_FILE FILE; extern FILE *stdout, *stderr; int fflush(FILE *); int fprintf(FILE *, const char *, ...);
         int __VERIFIER_nondet_int(void);
         int main(void) { fflush(stdout); fprintf(stderr, \"x\"); if (__VERIFIER_nondet_int() == 7) reach_error(); return 0; }",
        &["UNSAFE"],
    ),
    // A value that the library determines makes neither verdict wrong.
    (
        "unreach-call",
        "int atoi(const char *); int main(void) { if (atoi(\"5\") != 5) reach_error(); return 0; }",
        &["SAFE", "UNKNOWN"],
    ),
    (
        "valid-deref",
        "long strtol(const char *, char **, int); int a[9]; int main(void) { return a[strtol(\"5\", 0, 10)]; }",
        &["SAFE", "UNKNOWN"],
    ),
    (
        "unreach-call",
        "void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *)); int k;
         int c(const void *a, const void *b) { k = 1; return 0; }
         int main(void) { int a[2] = {2, 1}; qsort(a, 2, 4, c); if (k) reach_error(); return 0; }",
        &["UNSAFE", "UNKNOWN"],
    ),
    // What is not known does no harm where it is not reached.
    (
        "unreach-call",
        "int atexit(void (*)(void)); int main(void) { int x = 1; if (!x) atexit(0); if (x != 1) reach_error(); return 0; }",
        &["SAFE"],
    ),
];

#[test]
fn no_verdict_is_wrong() {
    let folder = std::env::temp_dir().join(format!("certus-outside-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (index, (property, text, right)) in PROGRAMS.iter().enumerate() {
        let path = folder.join(format!("{index}.i"));
        std::fs::write(&path, format!("extern void reach_error(void);\n{text}\n")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_certus"));
        command.arg("check").arg(&path).args(["--property", property, "--data-model", "LP64"]);
        let run = command.args(["--time-limit", "60s"]).output().unwrap();
        let out = String::from_utf8_lossy(&run.stdout);
        let verdict = out.strip_prefix("VERDICT: ").and_then(|rest| rest.split_whitespace().next());
        assert!(verdict.is_some_and(|verdict| right.contains(&verdict)), "{out}\n{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
