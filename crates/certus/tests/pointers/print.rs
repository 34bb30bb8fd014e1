//! A tree as C text.

use crate::tree::{Callee, Expr, ExprKind, Input, Place, PlaceKind, Program, Shape, Stmt, Ty, Var};
use std::fmt::Write;

const HEAD: &str = "extern void reach_error(void); extern void exit(int); extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long); extern void *realloc(void *, unsigned long); extern void free(void *);
extern void *memset(void *, int, unsigned long); extern void *memcpy(void *, const void *, unsigned long);
extern void *memmove(void *, const void *, unsigned long);
extern unsigned char __VERIFIER_nondet_uchar(void); extern unsigned __VERIFIER_nondet_uint(void);
struct N { int v; struct N *next; int *p; short s[2]; };
union U { int *up; unsigned long uw; int ui; short us[2]; };
";

/// The whole program.
pub(crate) fn program(program: &Program) -> String {
    let mut out = HEAD.to_owned();
    for (var, ty) in &program.globals {
        let _ = writeln!(out, "{};", declarator(ty, &name(*var)));
    }
    for number in 0..program.functions.len() {
        let _ = writeln!(out, "int *f{number}(int *a, int b);");
    }
    for (number, function) in program.functions.iter().enumerate() {
        let [a, b] = function.parameters;
        let _ = writeln!(out, "int *f{number}(int *{}, int {}) {{", name(a), name(b));
        block(&mut out, &function.body, program, 1);
        out.push_str("}\n");
    }
    out.push_str("int main(void) {\n");
    for (number, input) in program.inputs.iter().enumerate() {
        let value = match input {
            Input::Low(bits) => format!("__VERIFIER_nondet_uchar() & {}", (1 << bits) - 1),
            Input::Rare => "__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u".to_owned(),
        };
        let _ = writeln!(out, "  int in{number} = {value};");
    }
    block(&mut out, &program.main, program, 1);
    if !matches!(program.main.last(), Some(Stmt::Return(_))) {
        out.push_str("  return 0;\n");
    }
    out.push_str("}\n");
    out
}

fn name(var: Var) -> String {
    format!("x{var}")
}

/// A declaration of a name.
fn declarator(ty: &Ty, name: &str) -> String {
    match ty {
        Ty::Char => format!("signed char {name}"),
        Ty::Short => format!("short {name}"),
        Ty::Int => format!("int {name}"),
        Ty::Word => format!("unsigned long {name}"),
        Ty::Pointer(inner) => declarator(inner, &format!("*{name}")),
        Ty::Function => format!("int *(*{name})(int *, int)"),
        Ty::Node => format!("struct N {name}"),
        Ty::Union => format!("union U {name}"),
        Ty::Array(inner, count) => declarator(inner, &format!("{name}[{count}]")),
    }
}

fn type_name(ty: &Ty) -> String {
    declarator(ty, "").trim_end().to_owned()
}

fn block(out: &mut String, stmts: &[Stmt], program: &Program, depth: usize) {
    for stmt in stmts {
        statement(out, stmt, program, depth);
    }
}

fn braces(out: &mut String, stmts: &[Stmt], program: &Program, depth: usize) {
    out.push_str("{\n");
    block(out, stmts, program, depth + 1);
    let _ = write!(out, "{}}}", "  ".repeat(depth));
}

fn statement(out: &mut String, stmt: &Stmt, program: &Program, depth: usize) {
    let pad = "  ".repeat(depth);
    out.push_str(&pad);
    match stmt {
        Stmt::Declare(var, ty, values) => {
            out.push_str(&declarator(ty, &name(*var)));
            let list: Vec<String> = values.iter().map(expr).collect();
            match (ty, list.is_empty()) {
                (_, true) => {}
                (Ty::Array(..) | Ty::Node | Ty::Union, false) => {
                    let _ = write!(out, " = {{{}}}", list.join(", "));
                }
                (_, false) => {
                    let _ = write!(out, " = {}", list.join(", "));
                }
            }
            out.push(';');
        }
        Stmt::DeclareVla(var, ty, count) => {
            let _ = write!(out, "{};", declarator(ty, &format!("{}[{}]", name(*var), expr(count))));
        }
        Stmt::Assign(target, value) => {
            let _ = write!(out, "{} = {};", place(target), expr(value));
        }
        Stmt::If(condition, then, other) => {
            let _ = write!(out, "if ({}) ", expr(condition));
            braces(out, then, program, depth);
            if !other.is_empty() {
                out.push_str(" else ");
                braces(out, other, program, depth);
            }
        }
        Stmt::Loop(var, rounds, condition, body, shape) => {
            let i = name(*var);
            let more = condition.as_ref().map_or(String::new(), |c| format!(" && {}", expr(c)));
            match shape {
                Shape::For => {
                    let _ = write!(out, "for (int {i} = 0; {i} < {rounds}{more}; {i}++) ");
                    braces(out, body, program, depth);
                }
                Shape::While => {
                    let _ = write!(out, "{{ int {i} = 0; while ({i} < {rounds}{more}) {{ ");
                    braces(out, body, program, depth);
                    let _ = write!(out, " {i}++; }} }}");
                }
                Shape::Goto => {
                    let _ = write!(out, "{{ int {i} = 0; again{i}: if ({i} < {rounds}{more}) {{ ");
                    braces(out, body, program, depth);
                    let _ = write!(out, " {i}++; goto again{i}; }} }}");
                }
            }
        }
        Stmt::Block(body) => braces(out, body, program, depth),
        Stmt::Malloc(target, count, zeroed) => {
            let size = format!("sizeof({})", type_name(target.ty.inner()));
            let call = if *zeroed {
                format!("calloc({count}, {size})")
            } else {
                format!("malloc({count} * {size})")
            };
            let _ = write!(
                out,
                "{{ {} = {call}; if (!t) exit(0); {} = t; }}",
                declarator(&target.ty, "t"),
                place(target)
            );
        }
        Stmt::Realloc(target, old, count) => {
            let _ = write!(
                out,
                "{{ {} = realloc({}, {count} * sizeof({})); if (!t) exit(0); {} = t; }}",
                declarator(&target.ty, "t"),
                expr(old),
                type_name(target.ty.inner()),
                place(target)
            );
        }
        Stmt::Free(pointer) => {
            let _ = write!(out, "free({});", expr(pointer));
        }
        Stmt::Memset(pointer, byte, count) => {
            let size = type_name(pointer.ty.inner());
            let _ = write!(out, "memset({}, {byte}, {count} * sizeof({size}));", expr(pointer));
        }
        Stmt::Copy(to, from, count, moves) => {
            let (call, size) = (if *moves { "memmove" } else { "memcpy" }, type_name(to.ty.inner()));
            let _ = write!(out, "{call}({}, {}, {count} * sizeof({size}));", expr(to), expr(from));
        }
        Stmt::CopyBytes(to, from) => {
            let (to, from) = (place(to), place(from));
            let _ = write!(
                out,
                "for (unsigned k = 0; k < sizeof({to}); k++) ((char *)&{to})[k] = ((char *)&{from})[k];"
            );
        }
        Stmt::Call(target, callee, a, b) => {
            if let Some(target) = target {
                let _ = write!(out, "{} = ", place(target));
            }
            let callee = match callee {
                Callee::Named(number) => format!("f{number}"),
                Callee::Through(pointer) => expr(pointer),
            };
            let _ = write!(out, "{callee}({}, {});", expr(a), expr(b));
        }
        Stmt::Return(value) => {
            let _ = write!(out, "return {};", expr(value));
        }
        Stmt::Error(condition) => {
            let _ = write!(out, "if ({}) reach_error();", expr(condition));
        }
    }
    out.push('\n');
}

fn place(place: &Place) -> String {
    match &place.kind {
        PlaceKind::Var(var) => name(*var),
        PlaceKind::Index(array, index) => format!("{}[{}]", self::place(array), expr(index)),
        PlaceKind::Deref(pointer, index) => match index.kind {
            ExprKind::Number(0) => format!("(*{})", expr(pointer)),
            _ => format!("{}[{}]", expr(pointer), expr(index)),
        },
        PlaceKind::Field(whole, field) => format!("{}.{field}", self::place(whole)),
    }
}

fn expr(e: &Expr) -> String {
    match &e.kind {
        ExprKind::Number(number) if *number < 0 => format!("({number})"),
        ExprKind::Number(number) => number.to_string(),
        ExprKind::Input(number) => format!("in{number}"),
        ExprKind::Read(from) => place(from),
        ExprKind::Binary(op, ..) => {
            let list: Vec<String> = operands(e, *op).iter().map(|part| format!("(unsigned){part}")).collect();
            format!("(int)({})", list.join(&format!(" {op} ")))
        }
        ExprKind::Compare(op, a, b) | ExprKind::Pointers(op, a, b) => {
            format!("({} {op} {})", expr(a), expr(b))
        }
        ExprKind::Words(op, a, b) => format!("({} {op} {})", expr(a), expr(b)),
        ExprKind::Null => format!("(({})0)", type_name(&e.ty)),
        ExprKind::AddressOf(of) => format!("(&{})", place(of)),
        ExprKind::Decay(array) => place(array),
        ExprKind::Step(pointer, index) => format!("({} + {})", expr(pointer), expr(index)),
        ExprKind::Retype(pointer) | ExprKind::ToPointer(pointer) => {
            format!("(({}){})", type_name(&e.ty), expr(pointer))
        }
        ExprKind::ToWord(pointer) => format!("((unsigned long){})", expr(pointer)),
        ExprKind::Shifted(word, by) if *by < 0 => format!("({} - {}ul)", expr(word), by.unsigned_abs()),
        ExprKind::Shifted(word, by) => format!("({} + {by}ul)", expr(word)),
        ExprKind::Flipped(word, key) => format!("({} ^ {key}ul)", expr(word)),
        ExprKind::Bits(word, shift, mask) => format!("(int)({} >> {shift} & {mask})", expr(word)),
        ExprKind::Literal(values) => {
            let list: Vec<String> = values.iter().map(expr).collect();
            format!("((int[]){{{}}})", list.join(", "))
        }
        ExprKind::Alloca(count) => {
            let size = type_name(e.ty.inner());
            format!("(({})__builtin_alloca({count} * sizeof({size})))", type_name(&e.ty))
        }
        ExprKind::Function(number) => format!("f{number}"),
    }
}

/// The operands of a chain of one operator, which groups to the left.
fn operands(e: &Expr, op: char) -> Vec<String> {
    match &e.kind {
        ExprKind::Binary(same, a, b) if *same == op => {
            let mut list = operands(a, op);
            list.push(expr(b));
            list
        }
        _ => vec![expr(e)],
    }
}
