//! Small programs that use much of the language.

/// Each snippet is a program of its own; the assertions hold in both data models.
pub(crate) const SNIPPETS: &[(&str, &str)] = &[
    (
        "integer promotions and usual conversions",
        r#"
#define T(e, t) _Static_assert(__builtin_types_compatible_p(__typeof__(e), t), "")
void f(void) {
    char c; signed char sc; unsigned char uc; short s; unsigned short us; int i; unsigned u; long l;
    unsigned long ul; long long ll; unsigned long long ull; float fl; double d; long double ld; _Bool b;
    enum e1 { X } e; enum e2 { Y = -1 } g;
    T(+c, int); T(+sc, int); T(+uc, int); T(+s, int); T(+us, int); T(+b, int); T(-u, unsigned); T(~l, long);
    T(+e, unsigned); T(+g, int); T(!d, int); T(c + c, int); T(u + i, unsigned); T(l + i, long);
    T(ll + ul, __typeof__(__builtin_choose_expr(sizeof(long) == 8, 0ull, 0ll)));
    T(ull + i, unsigned long long); T(fl + i, float); T(fl + d, double); T(d + ld, long double); T(fl * fl, float);
    T(c << l, int); T(l << c, long); T(us >> 1, int); T(i < u, int); T(fl == d, int); T(i && u, int);
    T(X, int); T(Y, int); T('a', int); T(1 ? c : s, int); T(1 ? i : 1.0f, float); T(b ? l : u, __typeof__(l + u));
    T((c, s), short); T(c = 1, char); T(c++, char); T(c += 5, char); T(sizeof c, __SIZE_TYPE__);
    T(&c - &c, __PTRDIFF_TYPE__); T((char)1, char); T(uc & uc, int); T(s % s, int);
}
"#,
    ),
    (
        "long and unsigned int",
        r#"
_Static_assert(sizeof(1L) == sizeof(void *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1L + 1u), long) == (sizeof(long) == 8), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1L + 1u), unsigned long) == (sizeof(long) == 4), "");
_Static_assert((-1 < 1u) == 0, "");
_Static_assert((-1L < 1u) == (sizeof(long) == 8), "");
_Static_assert(2147483648 > 0, "");
_Static_assert(sizeof(2147483648) == 8, "");
_Static_assert(sizeof(0x80000000) == 4, "");
_Static_assert(-1 >> 1 == -1, "");
_Static_assert((unsigned char)300 == 44, "");
_Static_assert((_Bool)0.5 == 1, "");
_Static_assert((int)-1.9 == -1, "");
_Static_assert((signed char)200 == -56, "");
_Static_assert(7 / -2 == -3 && 7 % -2 == 1 && -7 / 2 == -3 && -7 % 2 == -1, "");
_Static_assert('\377' == -1 && 'ab' == 24930 && L'\xff' == 255, "");
"#,
    ),
    (
        "arrays, pointers and sizeof",
        r#"
int a[10]; int m[3][4]; char s[] = "hello"; char t[] = {"hi" "there"}; char n[3] = "abc";
int (*pa)[10] = &a; int *ap[10]; int (*fp)(int, char *); int (*fa[5])(void); int *(*g(int))[3];
struct p { int x, y; } v[] = { {1, 2}, 3, 4, [5] = {.y = 7} };
int k[] = { [3] = 1, 2, [1] = 9 };
int r[] = { [2 ... 7] = 1 };
_Static_assert(sizeof a == 40 && sizeof m == 48 && sizeof m[0] == 16 && sizeof m[0][0] == 4, "");
_Static_assert(sizeof s == 6 && sizeof t == 8 && sizeof n == 3 && sizeof *pa == 40, "");
_Static_assert(sizeof ap == 10 * sizeof(void *) && sizeof fa == 5 * sizeof(void *), "");
_Static_assert(sizeof v == 48 && sizeof k == 20 && sizeof r == 32, "");
_Static_assert(sizeof(*g(1)) == 3 * sizeof(void *) && sizeof(**g(1)) == sizeof(void *), "");
_Static_assert(sizeof("abc") == 4 && sizeof(L"abc") == 16 && sizeof(u"abc") == 8 && sizeof(u8"é") == 3, "");
_Static_assert(sizeof(void) == 1 && sizeof(int[7]) == 28, "");
_Static_assert(__builtin_types_compatible_p(__typeof__(a + 1), int *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(&a), int (*)[10]), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(&m[1]), int (*)[4]), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(*m), int[4]), "");
_Static_assert(__builtin_types_compatible_p(__typeof__("x"), char[2]), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(&"x"), char (*)[2]), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1 ? (void *)0 : a), int *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1 ? (void *)1 : a), void *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1 ? 0 : a), int *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1 ? (const int *)0 : a), const int *), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(g), int *(*(int))[3]), "");
"#,
    ),
    (
        "structs and unions",
        r#"
struct empty {};
struct inner { struct { int a; union { int b; char c[8]; }; }; int d; };
struct bits { unsigned a : 3; int b : 5; unsigned long long c : 40; _Bool e : 1; } bf;
struct flex { int n; char data[]; };
struct pk { char c; int i; } __attribute__((packed));
union u { char c; double d; };
typedef struct node { struct node *next; int v; } node;
_Static_assert(sizeof(struct empty) == 0, "");
_Static_assert(sizeof(struct inner) == 16 && __builtin_offsetof(struct inner, c[3]) == 7, "");
_Static_assert(__builtin_offsetof(struct inner, d) == 12, "");
_Static_assert(sizeof(struct flex) == 4 && sizeof(struct pk) == 5 && sizeof(union u) == 8, "");
_Static_assert(sizeof(node) == 2 * sizeof(void *), "");
_Static_assert((unsigned long)&((struct inner *)0)->d == 12, "");
_Static_assert(sizeof(bf.a + 0) == 4 && sizeof(+bf.c) == 8, "");
_Static_assert(__builtin_types_compatible_p(__typeof__(+bf.a), int), "");
_Static_assert(__builtin_types_compatible_p(__typeof__(bf.b + 1u), unsigned), "");
struct { long long b : 22; } lb;
_Static_assert(sizeof(+lb.b) == 4 && sizeof((0, lb.b) + 0) == 4 && sizeof((lb.b = 1) + 0) == 4, "");
_Static_assert(sizeof(+(long long)lb.b) == 8 && sizeof((long long)(0, lb.b) + 0) == 8, "");
_Static_assert(__builtin_types_compatible_p(__typeof__(((struct inner *)0)->c), char[8]), "");
void h(void) {
    const struct inner ci = {0};
    _Static_assert(__builtin_types_compatible_p(__typeof__(&ci.d), const int *), "");
    _Static_assert(__builtin_types_compatible_p(__typeof__(&ci.c), const char (*)[8]), "");
    struct local { char x[3]; } l;
    struct inner { char y; };
    _Static_assert(sizeof l == 3 && sizeof(struct inner) == 1, "");
}
_Static_assert(sizeof(struct inner) == 16, "");
"#,
    ),
    (
        "alignment",
        r#"
struct a { char c; double d; }; struct b { char c; long long l; }; struct l { char c; long double d; };
typedef int a16 __attribute__((aligned(16)));
struct h { char c; a16 x; };
struct i { char c; _Alignas(8) char d; };
_Static_assert(_Alignof(double) == sizeof(long) && __alignof__(double) == 8, "");
_Static_assert(_Alignof(long long) == sizeof(long) && __alignof__(long long) == 8, "");
_Static_assert(_Alignof(struct a) == sizeof(long) && sizeof(struct a) == 8 + sizeof(long), "");
_Static_assert(sizeof(struct b) == 8 + sizeof(long), "");
_Static_assert(sizeof(long double) == (sizeof(long) == 4 ? 12 : 16), "");
_Static_assert(_Alignof(long double) == (sizeof(long) == 4 ? 4 : 16), "");
_Static_assert(sizeof(struct l) == (sizeof(long) == 4 ? 16 : 32), "");
_Static_assert(_Alignof(a16) == 16 && sizeof(struct h) == 32 && sizeof(struct i) == 16, "");
"#,
    ),
    (
        "enums",
        r#"
enum e { A, B = 5, C, D = B * 2, E = -3, F };
_Static_assert(A == 0 && C == 6 && D == 10 && F == -2 && sizeof(enum e) == 4, "");
enum big { G = 0x100000000 };
_Static_assert(sizeof(enum big) == 8 && sizeof(G) == 8, "");
enum u { H = 0xffffffff };
_Static_assert(sizeof(enum u) == 4 && (enum u)-1 > 0, "");
enum __attribute__((packed)) small { I, J = 200 };
_Static_assert(sizeof(enum small) == 1, "");
_Static_assert(__builtin_types_compatible_p(enum u, unsigned), "");
enum { K = sizeof(int) + 1, L = (int)2.7, M = 'a' };
_Static_assert(K == 5 && L == 2 && M == 97, "");
"#,
    ),
    (
        "generic selection and builtins",
        r#"
#define G(x) _Generic((x), int: 1, unsigned: 2, long: 3, char *: 4, const char *: 5, double: 6, float: 7, default: 0)
const int ci = 3; char arr[4];
_Static_assert(G(1) == 1 && G(1u) == 2 && G(1l) == 3 && G(1.0) == 6 && G(1.f) == 7 && G("a") == 4, "");
_Static_assert(G(ci) == 1 && G(arr) == 4 && G((const char *)0) == 5 && G((short)1) == 0 && G('a') == 1, "");
_Static_assert(__builtin_choose_expr(1, 2, "x") == 2, "");
_Static_assert(__builtin_constant_p(3) && __builtin_constant_p(3 + 4 * 2), "");
_Static_assert(__builtin_types_compatible_p(int[], int[5]) && !__builtin_types_compatible_p(int, long), "");
_Static_assert(__builtin_types_compatible_p(const int, int) && !__builtin_types_compatible_p(char *, const char *), "");
_Static_assert(__builtin_types_compatible_p(int (*)(), int (*)(int)) == 1, "");
_Static_assert(__builtin_types_compatible_p(int(int[3]), int(int *)), "");
_Static_assert(!__builtin_types_compatible_p(signed char, char), "");
_Static_assert(sizeof(__builtin_expect(1, 1)) == sizeof(long), "");
"#,
    ),
    (
        "floating types",
        r#"
_Static_assert(sizeof(float) == 4 && sizeof(double) == 8 && sizeof(_Float128) == 16, "");
_Static_assert(__builtin_types_compatible_p(__typeof__(1.f + (_Float32)1), _Float32), "");
_Static_assert(!__builtin_types_compatible_p(_Float64, double) && sizeof(_Float64x) == sizeof(long double), "");
_Static_assert((int)(0.1f * 10) == 1 && (float)0.1 != 0.1 && 0.1 + 0.2 != 0.3, "");
_Static_assert(0x1p-1 == 0.5 && 0x.8p1 == 1 && 1e3 == 1000 && .5e1 == 5 && 1.L == 1.0, "");
_Static_assert((long long)1e18 == 1000000000000000000LL, "");
_Static_assert(1.0 / 3 * 3 == 1.0, "");
"#,
    ),
    (
        "declarators and scopes",
        r#"
typedef int T; typedef T *PT, AT[3], FT(T);
T x; PT p; AT at; FT ft; FT *pft = ft;
_Static_assert(sizeof at == 12 && sizeof(pft) == sizeof(void *), "");
int f(T T) { return T; }
int g(void) { T T = 1; { typedef char T; _Static_assert(sizeof(T) == 1, ""); } return T + sizeof(T) * 0; }
int h(int (T), int ((*q)(T))) { return q(0); }
struct T { T T; } T2 = { .T = 5 };
void i(void) { T: goto T; }
int (*(*deep(void))[2])(int);
_Static_assert(__builtin_types_compatible_p(__typeof__((*deep())[0](1)), int), "");
extern int later[]; int use(void) { return later[3]; } int later[7];
_Static_assert(sizeof later == 28, "");
int tentative; int tentative; int tentative = 3; static int st; static int st;
const volatile int *const volatile cv; int const unsigned long long weird;
unsigned u1 = 1; long unsigned int lu; _Static_assert(sizeof weird == 8 && sizeof lu == sizeof(long), "");
void vla(int n, int m[n][n + 1], int k[static 3]) { int v[n], w[n][3]; _Static_assert(sizeof w[0] == 12, ""); }
int variadic(const char *, ...); void noproto(); int kr(a, b) int a; char *b; { return a + *b; }
__attribute__((noreturn)) void die(void); _Noreturn void die2(void); static inline int inl(void) { return 1; }
"#,
    ),
    (
        "statements and expressions",
        r#"
struct s { int a, b; };
int f(int x, struct s *p, int *q) {
    int y = ({ int t = x; t + 1; }), z = x ?: y;
    static const char *names[] = { [2] = "two", [0] = "zero" };
    _Static_assert(sizeof names == 3 * sizeof(void *), "");
    struct s c = (struct s){ .b = 2 }, *d = &(struct s){ 1, 2 };
    switch (x) { case 1: y++; case 2 ... 5: y--; break; default: ; case 'a': do { case 10: y += 2; } while (--z); }
    for (int i = 0, j = 1; i < j; i++, j--) { if (i) continue; else break; }
    while (x) { x >>= 1; x <<= 1; x ^= y, x |= 1; goto out; }
    *q++ = p->a, (*p).b -= y; 2[q] = q[-1]; __typeof__(x) w = sizeof(int) * !x;
    asm volatile("nop" : "=r"(w), "+m"(*q) : "r"(y), "i"(3) : "memory", "cc");
out: __attribute__((unused));
    { __label__ a; goto a; a: x = 0; } { __label__ a; goto a; a: x = 1; }
    return w + (int)(long)names + c.a + d->b + __func__[0] + sizeof(__func__) + (x, y);
}
"#,
    ),
    (
        "wide integers",
        r#"
#if __SIZEOF_POINTER__ == 8
_Static_assert(sizeof(__int128) == 16 && _Alignof(__int128) == 16, "");
_Static_assert((__int128)1 << 100 > 0 && ((unsigned __int128)-1 >> 127) == 1, "");
_Static_assert(__builtin_types_compatible_p(__typeof__((__int128)1 + 1ul), __int128), "");
_Static_assert((__int128)-1 < (__int128)0 && (unsigned __int128)-1 > 0, "");
#endif
int x;
"#,
    ),
    (
        "modes",
        r#"
typedef int di __attribute__((mode(DI))); typedef unsigned int qi __attribute__((__mode__(__QI__)));
typedef unsigned uw __attribute__((mode(word))); typedef float df __attribute__((mode(DF)));
_Static_assert(sizeof(di) == 8 && sizeof(qi) == 1 && (qi)-1 > 0 && sizeof(uw) == sizeof(long) && sizeof(df) == 8, "");
"#,
    ),
    (
        "attributes",
        r#"
struct __attribute__((packed)) a { char c; int i; }; struct b { char c; int i; } __attribute__((packed, aligned(2)));
union __attribute__((__transparent_union__)) tu { int *i; const char *s; };
int take(union tu); int call(int *p, const char *s) { return take(p) + take(s) + take(0); }
enum __attribute__((packed)) small { S1 __attribute__((deprecated)), S2 = 3 } __attribute__((aligned(1)));
extern int v1 __attribute__((weak)), v2 __attribute__((section("x")));
int v3 __asm__("renamed") __attribute__((unused)) = 4, __attribute__((aligned(32))) v4;
static __inline__ __attribute__((always_inline, gnu_inline)) int f1(int x __attribute__((unused))) { return x; }
__attribute__((format(printf, 1, 2))) extern int pr(const char *, ...) __asm__("printf") __attribute__((nonnull(1)));
int *__attribute__((noinline)) f2(void); void (__attribute__((noreturn)) *fp)(int);
typedef int __attribute__((mode(SI), may_alias)) alias_int; typedef __attribute__((aligned(8))) char ac;
void f3(void) { lab: __attribute__((unused)); int __attribute__((unused)) x; goto lab; __attribute__((fallthrough)); }
_Static_assert(sizeof(struct a) == 5 && sizeof(struct b) == 6 && _Alignof(v4) == 32 && _Alignof(ac) == 8, "");
_Static_assert(sizeof(enum small) == 1, "");
struct c { int x __attribute__((aligned(16))); char y : 3 __attribute__((packed)); __extension__ union { int q; }; };
_Static_assert(sizeof(struct c) == 16 && __builtin_offsetof(struct c, q) == 8, "");
_Thread_local int t1; static __thread int t2; _Alignas(16) char buf[3]; _Alignas(long long) char buf2;
"#,
    ),
    (
        "old style and implicit",
        r#"
extern x; static y = 3; const z = 4; f(); g(a, b, c) double b; char c; { return a + (int)b + c; }
main() { h(1, 2.0f); return f(3) + g(1, 2.0, 'c'); }
void *m(void) { return malloc(3); } int s(char *p) { return strlen(p) + abs(-3); }
void e(void) { auto q = 3; register w = 4; static u; q = w + u; return 0; } int n() { return; }
"#,
    ),
    (
        "initialisers",
        r#"
struct p { int x, y; }; struct l { struct p a, b; int n; char s[4]; };
struct l l1 = { 1, 2, 3, 4, 5, "ab" }, l2 = { { 1 }, { 2, 3 }, .s = { 'x' } }, l3 = { .b.y = 1, 2, "abc" };
struct l l4[] = { [1].a.x = 1, [1].b = { 5 }, [0] = { .n = 7 }, { { 9 } } };
int a1[][3] = { 1, 2, 3, 4 }, a2[2][2] = { { 1 }, { [1] = 3 } }, a3[] = { [2] = 1, 2, [0] = 4 };
char c1[2][3] = { "ab", { 'c', "de"[0] } }, *c2[] = { "x", "y" "z", 0 }, c3[] = { 'a', 0 }, c4[5] = "a\0b";
union u { int i; char c[8]; struct p p; } u1 = { 3 }, u2 = { .p = { 1, 2 } }, u3 = { .c = "hello" };
struct { int : 3; int a : 4; int : 0; unsigned b : 5; } bf = { 1, 2 };
struct f { int n; int d[]; } f1 = { 2, { 1, 2, 3 } }, f2 = { 0 };
struct p *pp = &(struct p){ 1, 2 }, pa[2] = { (struct p){ 1, 2 }, { 3 } }, pe = {}, old = { y: 5, x: 6 };
int scalar = { 3 }, *ptr = &l1.b.y, *elem = &a2[1][1], range[10] = { [0 ... 3] = 1, [2 ... 5] = 2, 9 };
const int ci = 5; static long addr = (long)&l1; double d = 1 / 2 + 0.5f; void (*fps[])(void) = { 0, (void (*)(void))4 };
_Static_assert(sizeof l4 == 2 * sizeof(struct l) + 0 || 1, ""); _Static_assert(sizeof a1 == 24 && sizeof a3 == 16, "");
_Static_assert(sizeof c2 == 3 * sizeof(char *) && sizeof c3 == 2, "");
int fn(int v) { struct l t = { v, .b = { v + 1, v }, .s = "q" }; struct p q = *pp, r[2] = { q, { v, q.x } };
    int m[3] = { v, [1 ... 2] = v * 2 }; char w[] = "local"; union u x = { .p.y = v }; struct l k = { l1.a, l1.b };
    static int st[] = { [3] = 1 }; return t.n + r[1].y + m[2] + w[1] + x.i + st[3] + k.n + (struct p){ .y = v }.y; }
"#,
    ),
    (
        "labels as values and computed goto",
        r#"
int interp(const unsigned char *code) {
    static void *const table[] = { &&add, &&sub, &&stop };
    int acc = 0; goto *table[*code++];
add: acc++; goto *table[*code++];
sub: acc--; goto *table[*code++];
stop: return acc;
}
int duff(char *to, char *from, int count) {
    int n = (count + 7) / 8;
    switch (count % 8) { case 0: do { *to++ = *from++; case 7: *to++ = *from++; case 1: *to = *from++; } while (--n > 0); }
    if (0) { inside: return 2; } else if (count) goto inside; else { ; } 
    return 1;
}
"#,
    ),
    (
        "tokens",
        r#"
%:define ONE 1
int a<:3:> = <% ONE, 0x1F, 0b11 %>; int $dollar = 1, b$ = 2; char *s = "a\tb\x41\101\u00e9\"" L"" "c";
int long\
er = 1; // comment \
 continued
int tri = 1 /* a /* b */ + 2 // end
; float fl[] = { 1.f, .5, 0x1.8p+1, 1e-3f, 1E5, 3.L, 0x.8p0 }; int c = 'a' + '\'' + '\\' + '\0' + u'x' + L'\x1234';
int x = 1+ + +1 - - 1, y = 5 - - - 2 >1?3:4; int mx(int q) { return q+++q---1; }
unsigned long long big = 18446744073709551615ull, oct = 0777ULL, hex = 0xDEADbeefLLU; int é = 3, \u00e8 = 4;
"#,
    ),
    (
        "functions",
        r#"
struct big { int v[10]; }; struct big mk(int), *pmk(void); int (*sel(int which))(int, int);
static int add(int a, int b) { return a + b; } static int (*ops[2])(int, int) = { add, &add };
int (*sel(int which))(int, int) { return which ? ops[0] : *ops[1]; }
int use(void) { return sel(1)(2, 3) + (*sel(0))(1, 1) + (**ops)(1, 2) + mk(3).v[2] + pmk()->v[0] + (1, mk)(4).v[1]; }
int va(int n, ...) { __builtin_va_list ap, ap2; __builtin_va_start(ap, n); __builtin_va_copy(ap2, ap);
    double d = __builtin_va_arg(ap, double); struct big b = __builtin_va_arg(ap, struct big); char *p = __builtin_va_arg(ap, char *);
    __builtin_va_end(ap); return d + b.v[0] + *p + n; }
int vb(__builtin_va_list ap) { return __builtin_va_arg(ap, int); }
typedef void handler(int); handler *set(int, handler *); handler h1, *h2 = h1; void h1(int s) { set(s, h1); h2(s); (*h2)(s); }
int rec(int n) { return n <= 1 ? 1 : n * rec(n - 1); } void nop(void) { return (void)0; } inline int in(void) { return 1; }
const char *name(void) { return __func__; } int cmp(const void *a, const void *b) { return *(const int *)a - *(int *)b; }
"#,
    ),
    (
        "tricky expressions",
        r#"
struct s { int a : 5, b; char *c; struct s *n; } g, *pg = &g; int arr[5], (*pa)[5] = &arr, i;
int e(struct s *p, int k) {
    i = arr[1] = k, (*pa)[2] = **pa, 3[arr] = *(arr + 4), pg->n->n->b++, (&g)->a = ~g.a, p++->b--, *p->c++ = 'x';
    i += i -= i *= 2, i = !!k, i = -k ?: +k, i = k ? k : k ? 1 : 2, i = (k, i) << (k & 31), i = sizeof k++ + sizeof(k)[arr];
    i = k < 3 == 1 != 0, i = k & 1 | 2 ^ 4 && 5 || 6, i = (char)k + (unsigned char)-1, i = &arr[4] - arr, i = *&i, i = *&arr[0];
    i = ({ __typeof__(k) t = k; t; }), ({ int z = 3; }), (void)0; i = p == 0 || (void *)p != &g || pg > p, i = !p;
    ({ ; }); i = __builtin_expect(i, 1) ? (short)i : (long long)i; p = k ? p : 0; p = k ? (void *)p : pg; void *v = p; v++;
    v = v + 1; i = (char *)v - (char *)p; return _Generic(p->c, char *: k, default: "no") + (p ? : pg)->b;
}
"#,
    ),
];
