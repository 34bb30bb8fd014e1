//! What the user sees when a program is wrong: the whole rendering, place by place.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;

/// Name, program, rendering.
const CASES: &[(&str, &str, &str)] = &[
    (
        "missing semicolon",
        r#"int main(void) {
    int x = 3
    return x;
}
"#,
        r#"t.i:2:14: error: expected ';' before 'return'
 2 |     int x = 3
   |              ^
"#,
    ),
    (
        "several semantic errors",
        r#"int f(int a) { return b + a; }
int g(void) { return f(1, 2); }
int h(struct s *p) { return p->x; }
"#,
        r#"t.i:1:23: error: 'b' is not declared
 1 | int f(int a) { return b + a; }
   |                       ^
t.i:2:22: error: the call has 2 arguments, but the function takes 1 argument
 2 | int g(void) { return f(1, 2); }
   |                      ^~~~~~~
t.i:3:32: error: 'struct s' is incomplete
 3 | int h(struct s *p) { return p->x; }
   |                                ^
"#,
    ),
    (
        "unknown types",
        r#"foo_t x;
int f(void) { bar y = 3; return y; }
int g(baz z);
"#,
        r#"t.i:1:1: error: unknown type name 'foo_t'
 1 | foo_t x;
   | ^~~~~
t.i:2:15: error: unknown type name 'bar'
 2 | int f(void) { bar y = 3; return y; }
   |               ^~~
t.i:3:7: error: unknown type name 'baz'
 3 | int g(baz z);
   |       ^~~
"#,
    ),
    (
        "truncated file",
        r#"int f(int *p) {
    if (*p) {
        return 1;
"#,
        r#"t.i:3:18: error: expected '}' before the end of the file
 3 |         return 1;
   |                  ^
  help: the '{' of line 2 is not closed
"#,
    ),
    (
        "C++",
        r#"class A { public: int x; };
using namespace std;
extern "C" int f();
int g(int &x);
"#,
        r#"t.i:1:1: error: unknown type name 'class'
 1 | class A { public: int x; };
   | ^~~~~
  help: this looks like C++; Certus reads C
t.i:2:1: error: unknown type name 'using'
 2 | using namespace std;
   | ^~~~~
  help: this looks like C++; Certus reads C
t.i:3:8: error: a language linkage ('extern "C"') is not C
 3 | extern "C" int f();
   |        ^~~
  help: this looks like C++; Certus reads C
t.i:4:11: error: references ('&') are C++, not C
 4 | int g(int &x);
   |           ^
"#,
    ),
    (
        "not assignable",
        r#"int main(void) {
    int a[3];
    const int c = 1;
    a = 0;
    5 = a[0];
    c++;
    return 0;
}
"#,
        r#"t.i:4:5: error: a value of type 'int[3]' cannot be assigned to
 4 |     a = 0;
   |     ^
t.i:5:5: error: this cannot be assigned to
 5 |     5 = a[0];
   |     ^
  help: only variables, members, elements and what pointers point to can be changed
t.i:6:5: error: this is 'const' and cannot be changed
 6 |     c++;
   |     ^
"#,
    ),
    (
        "structs",
        r#"struct s { int x; };
struct t { int y; };
void f(struct s a, struct t b) {
    a = b;
    int i = a;
    a.y = 1;
    (&a).x = 2;
    a->x = 3;
    switch (a) {}
    if (b) ;
}
"#,
        r#"t.i:4:9: error: an object of type 'struct s' cannot get a value of type 'struct t'
 4 |     a = b;
   |         ^
t.i:5:13: error: an object of type 'int' cannot get a value of type 'struct s'
 5 |     int i = a;
   |             ^
t.i:6:7: error: 'struct s' has no member 'y'
 6 |     a.y = 1;
   |       ^
t.i:7:6: error: 'struct s *' has no members
 7 |     (&a).x = 2;
   |      ^~
  help: it is a pointer: use '->'
t.i:8:5: error: '->' needs a pointer, not 'struct s'
 8 |     a->x = 3;
   |     ^
  help: use '.'
t.i:9:13: error: 'switch' needs an integer, not 'struct s'
 9 |     switch (a) {}
   |             ^
t.i:10:9: error: expected a number or a pointer, found 'struct t'
 10 |     if (b) ;
    |         ^
"#,
    ),
    (
        "jumps",
        r#"int f(void) {
    goto nowhere;
    break;
    continue;
    case 3: return 0;
}
"#,
        r#"t.i:2:10: error: the label 'nowhere' is used but not defined
 2 |     goto nowhere;
   |          ^~~~~~~
t.i:3:5: error: 'break' outside of a loop or 'switch'
 3 |     break;
   |     ^~~~~~
t.i:4:5: error: 'continue' outside of a loop
 4 |     continue;
   |     ^~~~~~~~~
t.i:5:5: error: 'case' without 'switch'
 5 |     case 3: return 0;
   |     ^~~~~~~
"#,
    ),
    (
        "declarations",
        r#"int x;
char x;
void v;
int a[-1];
int f(void) { return 1; }
int f(void) { return 2; }
static int f;
"#,
        r#"t.i:2:6: error: conflicting types for 'x': 'char'
 2 | char x;
   |      ^
  help: it is declared as 'int' at t.i:1
t.i:3:6: error: 'v' cannot have type 'void'
 3 | void v;
   |      ^
t.i:4:7: error: the length of an array is negative
 4 | int a[-1];
   |       ^~
t.i:6:5: error: 'f' is defined twice
 6 | int f(void) { return 2; }
   |     ^
  help: it is defined at t.i:5
t.i:7:12: error: 'f' is already declared in this scope
 7 | static int f;
   |            ^
  help: it is declared at t.i:5
"#,
    ),
    (
        "constants",
        r#"int a = 08;
int b = 1.2.3;
int c = 0x;
int d = 5q;
char e = '';
double g = 1.0i;
"#,
        r#"t.i:1:9: error: invalid digit '8' in an octal constant
 1 | int a = 08;
   |         ^~
t.i:2:9: error: too many decimal points in a number
 2 | int b = 1.2.3;
   |         ^~~~~
t.i:3:9: error: '0x' has no digits
 3 | int c = 0x;
   |         ^~
t.i:4:9: error: invalid suffix 'q' on an integer constant
 4 | int d = 5q;
   |         ^~
t.i:5:10: error: empty character constant
 5 | char e = '';
   |          ^~
t.i:6:12: error: imaginary constants are not supported
 6 | double g = 1.0i;
   |            ^~~~
"#,
    ),
    (
        "unclosed string and comment",
        r#"char *s = "abc;
int x; /* no end
"#,
        r#"t.i:1:11: error: this string is not closed on its line
 1 | char *s = "abc;
   |           ^~~~~
t.i:1:16: error: expected ';' before 'int'
 1 | char *s = "abc;
   |                ^
t.i:2:8: error: this comment is never closed
 2 | int x; /* no end
   |        ^~
"#,
    ),
    (
        "duplicate cases",
        r#"int f(int x) {
    switch (x) {
    case 1:
    case 2 ... 5:
    case 4:
    default: ;
    }
    return 0;
}
"#,
        r#"t.i:5:5: error: a second case for the value 4
 5 |     case 4:
   |     ^~~~~~~
"#,
    ),
    (
        "pointers",
        r#"void f(int *p, double d) {
    *d;
    p + p;
    d % 2;
    p * 2;
    ~d;
    p[d];
    &5;
}
"#,
        r#"t.i:2:5: error: a value of type 'double' cannot be dereferenced
 2 |     *d;
   |     ^~
t.i:3:5: error: '+' cannot be applied to 'int *' and 'int *'
 3 |     p + p;
   |     ^~~~~
t.i:4:5: error: '%' cannot be applied to 'double' and 'int'
 4 |     d % 2;
   |     ^~~~~
t.i:5:5: error: '*' cannot be applied to 'int *' and 'int'
 5 |     p * 2;
   |     ^~~~~
t.i:6:5: error: '~' cannot be applied to a value of type 'double'
 6 |     ~d;
   |     ^~
t.i:7:5: error: an index must be an integer, not 'double'
 7 |     p[d];
   |     ^~~~
t.i:8:5: error: this value has no address
 8 |     &5;
   |     ^~
  help: '&' needs a variable or another lvalue
"#,
    ),
    (
        "line marker",
        r#"# 40 "orig.c"
int x = y;
# 7 "other.h" 1
int z = w;
"#,
        r#"orig.c:40:9: error: 'y' is not declared
 40 | int x = y;
    |         ^
other.h:7:9: error: 'w' is not declared
 7 | int z = w;
   |         ^
"#,
    ),
    (
        "tabs and long lines",
        r#"int f(void) {
	return	nope;
}
"#,
        r#"t.i:2:9: error: 'nope' is not declared
 2 | 	return	nope;
   | 	      	^~~~
"#,
    ),
    (
        "unsupported",
        r#"_Complex double z;
typedef int v4 __attribute__((vector_size(16)));
void f(void) { int g(void) { return 1; } }
"#,
        r#"t.i:1:1: error: complex numbers are not supported
 1 | _Complex double z;
   | ^~~~~~~~
t.i:2:31: error: vector types (attribute 'vector_size') are not supported
 2 | typedef int v4 __attribute__((vector_size(16)));
   |                               ^~~~~~~~~~~
t.i:3:20: error: functions inside functions are not supported
 3 | void f(void) { int g(void) { return 1; } }
   |                    ^~~~~~~
"#,
    ),
    (
        "static assertion and non-constant",
        r#"_Static_assert(sizeof(int) == 2, "int is wide");
int n;
int a[n];
int b = n + 1;
enum { E = n };
"#,
        r#"t.i:1:1: error: static assertion failed: int is wide
 1 | _Static_assert(sizeof(int) == 2, "int is wide");
   | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
t.i:3:7: error: the length of an array at file scope must be a constant
 3 | int a[n];
   |       ^
t.i:4:9: error: the initial value of a static object must be a constant
 4 | int b = n + 1;
   |         ^~~~~
t.i:5:12: error: the value of an enum constant must be a constant
 5 | enum { E = n };
   |            ^
"#,
    ),
    (
        "initialisers",
        r#"struct s { int a; } x = { .b = 1 };
int y[2] = { [5] = 1 };
int z = { .q = 2 };
int w[] = 3;
"#,
        r#"t.i:1:28: error: 'struct s' has no member 'b'
 1 | struct s { int a; } x = { .b = 1 };
   |                            ^
t.i:2:15: error: this index is outside the array
 2 | int y[2] = { [5] = 1 };
   |               ^
t.i:3:12: error: a designator needs an array, struct or union
 3 | int z = { .q = 2 };
   |            ^
t.i:4:11: error: an array is initialised by a list in braces
 4 | int w[] = 3;
   |           ^
"#,
    ),
    (
        "stray characters",
        r#"int x = 1 @ 2;
int y = `3;
"#,
        r#"t.i:1:10: error: expected ';' before '2'
 1 | int x = 1 @ 2;
   |          ^
t.i:1:11: error: stray '@' in program
 1 | int x = 1 @ 2;
   |           ^
t.i:2:9: error: stray '`' in program
 2 | int y = `3;
   |         ^
"#,
    ),
    (
        "wrong arguments",
        r#"int f(int, char *);
struct s { int a; } v;
void g(void) { f(1); f(v, 0); f(1, 2, 3); 4(1); }
"#,
        r#"t.i:3:16: error: the call has 1 argument, but the function takes 2 arguments
 3 | void g(void) { f(1); f(v, 0); f(1, 2, 3); 4(1); }
   |                ^~~~
t.i:3:24: error: a parameter of type 'int' cannot get a value of type 'struct s'
 3 | void g(void) { f(1); f(v, 0); f(1, 2, 3); 4(1); }
   |                        ^
t.i:3:31: error: the call has 3 arguments, but the function takes 2 arguments
 3 | void g(void) { f(1); f(v, 0); f(1, 2, 3); 4(1); }
   |                               ^~~~~~~~~~
t.i:3:43: error: a value of type 'int' cannot be called
 3 | void g(void) { f(1); f(v, 0); f(1, 2, 3); 4(1); }
   |                                           ^
"#,
    ),
];

#[test]
fn messages_are_as_expected() {
    for (name, text, expected) in CASES {
        match certus_c::parse_source(text, "t.i", &common::options(DataModel::Ilp32)) {
            Ok(_) => panic!("{name}: accepted"),
            Err(diagnostics) => assert_eq!(diagnostics.render(), *expected, "{name}"),
        }
    }
}

#[test]
fn errors_are_capped() {
    let text: String = (0..100).map(|n| format!("int f{n}(void) {{ return u{n}; }}\n")).collect();
    let Err(diagnostics) = certus_c::parse_source(text, "t.i", &common::options(DataModel::Ilp32)) else {
        panic!("accepted");
    };
    assert_eq!(diagnostics.items.len(), certus_c::diag::MAX_ERRORS);
}

#[test]
fn warnings_have_places_and_groups() {
    use certus_c::diag::Code;
    let text = "void main() { int *p = 5; f(p); }\nx;\nint g(a) { return; }\n";
    let unit = common::accept(text, DataModel::Lp64);
    let seen: Vec<(u32, Code)> =
        unit.warnings.iter().map(|w| (unit.source.location(w.span.unwrap().lo).line, w.code)).collect();
    for expected in [
        (1, Code::MainType),
        (1, Code::PointerConversion),
        (1, Code::ImplicitFunction),
        (2, Code::ImplicitInt),
        (3, Code::NoPrototype),
        (3, Code::ReturnType),
    ] {
        assert!(seen.contains(&expected), "{expected:?} not in {seen:?}");
    }
}
