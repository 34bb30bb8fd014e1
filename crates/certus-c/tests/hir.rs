//! The typed program as text: what each construct becomes.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;

/// Name, program, typed program (in the data model LP64).
const CASES: &[(&str, &str, &str)] = &[
    (
        "conversions are explicit",
        r#"int conv(char c, unsigned u, long l, float f) { return c + u * l - f; }
"#,
        r#"function conv: int (char, unsigned int, long, float)
  block
    return (FloatToInt int (sub float (IntToFloat float (add long (IntToInt long (load c)) (mul long (IntToInt long (load u)) (load l)))) (load f)))
"#,
    ),
    (
        "pointers, elements and bit-fields",
        r#"struct s { int a; unsigned b : 3; char c[4]; };
int arr[4];
int ptr(int *p, int n, struct s *q) {
    p += n;
    *p++ = p[2];
    q->b |= 5;
    q->c[n] = arr[n];
    *(arr + 1) = 2[arr];
    return &p[3] - p;
}
"#,
        r#"global arr: int[4]
function ptr: int (int *, int, struct s *)
  block
    (update-new ptradd*4 int_* p (IntToInt long (load n)))
    (assign (deref (update-old ptradd*4 int_* p 1:long)) (load (deref (ptradd (load p) 2:long *4))))
    (update-new bitor int (field (deref (load q)) b) 5:int)
    (assign (index (field (deref (load q)) c) (IntToInt long (load n))) (IntToInt char (load (index arr (IntToInt long (load n))))))
    (assign (index arr 1:long) (load (index arr 2:long)))
    return (IntToInt int (ptrdiff (ptradd (load p) 3:long *4) (load p) /4))
"#,
    ),
    (
        "initialisers are flat",
        r#"struct s { int a; unsigned b : 3; char c[4]; struct { short d; }; };
static int arr[4] = { 1, [2] = 7 };
struct s table[2] = { { .b = 2, .c = "xy", .d = 9 }, { 5 } };
char *str = "hi";
int *addr = &arr[2];
double dd = 1;
long size = sizeof(struct s);
int range[6] = { [1 ... 3] = 4, 5 };
int twice[2] = { 1, 2, [0] = 3 };
union { int i; char c; } u = { .c = 'x' };
struct { struct { int x, y; } p; int z; } nested = { .p.x = 1, 2, 3 }, again = { .p.x = 1, .p = { .y = 2 } };
"#,
        r#"global arr: int[4] = {0: 1:int, 8: 7:int, zero}
global table: struct s[2] = {bit 32+3: 2:unsigned_int, 5: "xy\0", 10: 9:short, 12: 5:int, zero}
global str: char * = {0: (addr char_* @3)}
global @3: char[3] = {0: "hi\0"}
global addr: int * = {0: (addr int_* (index arr 2:long))}
global dd: double = {0: 1.0:double}
global size: long = {0: 12:long}
global range: int[6] = {4: 4:int, 8: 4:int, 12: 4:int, 16: 5:int, zero}
global twice: int[2] = {4: 2:int, 0: 3:int, zero}
global u: union <anonymous> = {0: 120:char, zero}
global nested: struct <anonymous> = {0: 1:int, 4: 2:int, 8: 3:int, zero}
global again: struct <anonymous> = {4: 2:int, zero}
"#,
    ),
    (
        "control flow",
        r#"int flow(int x) {
    int i, y = x ?: 4;
    for (i = 0; i < 3; i++) { if (x && y) continue; while (1) break; }
    do y--; while (y > 0);
    switch (x) { case 1: case 3 ... 5: y = 1; break; default: goto end; }
end:
    return ({ int t = y; t + 1; });
}
"#,
        r#"function flow: int (int)
  block
    declare i: int
    declare y: int = {0: (comma (assign %3 (load x)) (if int (load %3) (load %3) 4:int))}
    block
      (assign i 0:int)
      loop while (lt int (load i) 3:int) step (update-old add int i 1:int)
        block
          if (&& (load x) (load y))
            continue
          loop while 1:int
            break
    loop-after while (gt int (load y) 0:int)
      (update-old sub int y 1:int)
    switch (load x) 1:L0 3..5:L1 default:L2
      block
        label L0
        label L1
        (assign y 1:int)
        break
        label L2
        goto L3
    label L3
    return (stmts [block declare t: int = {0: (load y)}] (add int (load t) 1:int))
"#,
    ),
    (
        "variable lengths",
        r#"int vla(int n, int m[n][n + 1]) {
    int a[n][3];
    a[1][2] = m[1][2];
    return sizeof a + sizeof(int[n]);
}
"#,
        r#"function vla: int (int, int (*)[?])
  block
    (assign %1 (IntToInt unsigned_long (add int (load n) 1:int)))
    (load n)
    (assign %3 (IntToInt unsigned_long (load n)))
    declare a: int[?][3] size (mul unsigned_long (load %3) (mul unsigned_long 3:unsigned_long 4:unsigned_long))
    (assign (index (index a 1:long) 2:long) (load (index (deref (ptradd (load m) (mul long 1:long (IntToInt long (mul unsigned_long (load %1) 4:unsigned_long))) *1)) 2:long)))
    return (IntToInt int (add unsigned_long (mul unsigned_long (load %3) (mul unsigned_long 3:unsigned_long 4:unsigned_long)) (comma (assign %5 (IntToInt unsigned_long (load n))) (mul unsigned_long (load %5) 4:unsigned_long))))
"#,
    ),
    (
        "statics, temporaries and literals",
        r#"struct s { int a; };
struct s mk(void);
int tmp(void) {
    static int count;
    count++;
    return mk().a + ((struct s){ .a = 1 }).a;
}
"#,
        r#"global count: int
function tmp: int (void)
  block
    (update-old add int count 1:int)
    return (add int (load (field (temporary (call mk)) a)) (load (field (literal %0 {0: 1:int, zero}) a)))
"#,
    ),
    (
        "calls",
        r#"int one(int);
void fp(int (*f)(int), void (*h)()) {
    f(1);
    (*f)('a');
    h(1.0f, 'c');
    int (*t[2])(int) = { f, one };
    (void)t[0](2);
}
"#,
        r#"function fp: void (int (*)(int), void (*)())
  block
    (call (load f) 1:int)
    (call (load f) 97:int)
    (call (load h) 1.0:double 99:int)
    declare t: int (*[2])(int) = {0: (load f), 8: &one, zero}
    (ToVoid void (call (load (index t 0:long)) 2:int))
"#,
    ),
    (
        "wide bit-fields",
        r#"long long bits(void) {
    struct { unsigned long long w : 40; signed z : 5; } v = { 1, -1 };
    return v.w + v.z;
}
"#,
        r#"function bits: long long (void)
  block
    declare v: struct <anonymous> = {bit 0+40: 1:unsigned_long_long, bit 40+5: (neg int 1:int), zero}
    return (IntToInt long_long (add unsigned_long_long:40 (load (field v w)) (IntToInt unsigned_long_long:40 (load (field v z)))))
"#,
    ),
    (
        "builtins",
        r#"int b(int *p, long v) {
    if (__builtin_expect(!!(v > 3), 0)) __builtin_unreachable();
    __sync_fetch_and_add(p, 2);
    return __builtin_constant_p(v) + __builtin_constant_p(3) + (int)__builtin_object_size(p, 0)
        + __builtin_add_overflow(v, 1, p) + __builtin_popcount(v) + __builtin_offsetof(struct { int a, b; }, b);
}
"#,
        r#"function b: int (int *, long)
  block
    if (IntToInt long (not int (not int (gt int (load v) 3:long))))
      (Unreachable void)
    (update-old add int (deref (load p)) 2:int)
    return (IntToInt int (add unsigned_long (IntToInt unsigned_long (add int (add int (add int (add int (ConstantP int) 1:int) (IntToInt int (ObjectSize unsigned_long))) (IntToInt int (AddOverflow _Bool (load v) 1:int (load p)))) (call __builtin_popcount (IntToInt unsigned_int (load v))))) 4:unsigned_long))
"#,
    ),
    (
        "variable arguments",
        r#"int sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int total = __builtin_va_arg(list, int);
    __builtin_va_end(list);
    return total;
}
"#,
        r#"function sum: int (int, ...)
  block
    declare list: struct __va_list_tag[1]
    (VaStart void (addr struct___va_list_tag_(*)[1] list))
    declare total: int = {0: (VaArg int (addr struct___va_list_tag_(*)[1] list))}
    (VaEnd void (addr struct___va_list_tag_(*)[1] list))
    return (load total)
"#,
    ),
];

#[test]
fn constructs_become_what_is_documented() {
    for (name, text, expected) in CASES {
        let unit = common::accept(text, DataModel::Lp64);
        assert_eq!(certus_c::hir::print::unit(&unit), *expected, "{name}");
    }
}
