//! A generator of well-defined C programs: integers of all widths, conversions, shifts in range, bit-fields,
//! structs, unions, arrays, pointers, switches, loops, calls, recursion and floating point.
//!
//! Well-defined means: with `-fwrapv` and any order of evaluation, the output is determined. Expressions have
//! no effects; shift amounts, indices and divisors are masked; floating-point numbers are converted to
//! integers only in range.

mod expr;

use crate::common::Random;
use std::fmt::Write as _;

const INTS: [&str; 11] = [
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
    "_Bool",
];

/// A place that can be written.
#[derive(Clone)]
struct Place {
    text: String,
    float: bool,
}

/// One program: the text of its functions, and the name of the one to call.
pub(crate) struct Generated {
    pub(crate) text: String,
    pub(crate) entry: String,
}

pub(crate) struct Generator {
    random: Random,
    prefix: String,
    text: String,
    globals: Vec<Place>,
    locals: Vec<Place>,
    functions: Vec<(String, usize)>,
    names: usize,
    /// Loops around the current statement.
    loops: usize,
    indent: usize,
}

/// The program for a seed. All its names begin with `p<seed>_`.
pub(crate) fn generate(seed: u64) -> Generated {
    let mut generator = Generator {
        random: Random(seed),
        prefix: format!("p{seed}_"),
        text: String::new(),
        globals: Vec::new(),
        locals: Vec::new(),
        functions: Vec::new(),
        names: 0,
        loops: 0,
        indent: 1,
    };
    generator.program();
    Generated { text: generator.text, entry: format!("p{seed}_main") }
}

impl Generator {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent * 2);
    }

    fn fresh(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn int_type(&mut self) -> &'static str {
        self.choose(&INTS)
    }

    fn choose(&mut self, items: &[&'static str]) -> &'static str {
        items[self.random.below(items.len())]
    }

    fn program(&mut self) {
        let p = self.prefix.clone();
        self.indent = 0;
        self.records();
        for index in 0..4 {
            let ty = self.int_type();
            let value = self.constant();
            self.line(&format!("static {ty} {p}g{index} = ({ty}){value};"));
            self.globals.push(Place { text: format!("{p}g{index}"), float: false });
        }
        for index in 0..2 {
            let ty = self.int_type();
            let values: Vec<String> = (0..5).map(|_| format!("({ty}){}", self.constant())).collect();
            self.line(&format!("static {ty} {p}a{index}[8] = {{ {} }};", values.join(", ")));
            self.globals.push(Place { text: format!("{p}a{index}[@]"), float: false });
        }
        self.line(&format!("static double {p}d = 1.5;"));
        self.globals.push(Place { text: format!("{p}d"), float: true });
        self.line(&format!("static struct {p}s {p}t = {{ .x = 5, .b1 = 3, .in = {{ 1, 2 }} }};"));
        self.line(&format!("static struct {p}s *{p}q = &{p}t;"));
        self.line(&format!("static int {p}m[3][4] = {{ {{ 1, 2 }}, [2] = {{ [3] = -7 }} }};"));
        for field in ["x", "y", "b1", "b2", "b3", "b4", "in.c", "in.h"] {
            self.globals.push(Place { text: format!("{p}t.{field}"), float: false });
            if self.random.one_in(2) {
                self.globals.push(Place { text: format!("{p}q->{field}"), float: false });
            }
        }
        self.globals.push(Place { text: format!("{p}t.f"), float: true });
        self.globals.push(Place { text: format!("{p}m[(@) % 3][@3]"), float: false });
        self.recursion();
        self.helpers();
        for index in 0..1 + self.random.below(4) {
            self.function(index);
        }
        self.main();
    }

    fn records(&mut self) {
        let p = self.prefix.clone();
        let (x, y, h) = (self.int_type(), self.int_type(), self.int_type());
        let signs = ["unsigned ", "signed "];
        let width = |random: &mut Random, most: usize| 1 + random.below(most);
        let widths: Vec<usize> = [8, 16, 32, 60].iter().map(|&most| width(&mut self.random, most)).collect();
        let sign: Vec<&str> = (0..4).map(|_| self.choose(&signs)).collect();
        let packed = if self.random.one_in(4) { " __attribute__((packed))" } else { "" };
        self.line(&format!("struct {p}s {{"));
        self.line(&format!("  {x} x;"));
        self.line(&format!("  {}char b1 : {};", sign[0], widths[0]));
        self.line(&format!("  {}short b2 : {};", sign[1], widths[1]));
        self.line(&format!("  struct {{ signed char c; {h} h; }} in;"));
        self.line(&format!("  {}int b3 : {};", sign[2], widths[2]));
        self.line(&format!("  {}long long b4 : {};", sign[3], widths[3]));
        self.line(&format!("  float f; {y} y;"));
        self.line(&format!("}}{packed};"));
        self.line(&format!("union {p}u {{ unsigned long long w; unsigned char b[8]; short s[4]; int i; struct {{ unsigned lo : 13; int hi : 19; }} k; }};"));
    }

    fn output(&mut self) {
        if self.random.one_in(4) {
            let value = self.float(2);
            self.line(&format!("out_double({value});"));
        } else {
            let value = self.int(3);
            self.line(&format!("__certus_out({value});"));
        }
    }

    fn assignment(&mut self) {
        if self.random.one_in(6)
            && let Some(place) = self.place(true, 1)
        {
            let op = self.choose(&["=", "=", "+=", "-=", "*="]);
            let value = if self.random.one_in(3) { self.int(2) } else { self.float(2) };
            return self.line(&format!("{place} {op} {value};"));
        }
        let Some(place) = self.place(false, 1) else { return };
        let value = self.int(3);
        match self.random.below(8) {
            0 => self.line(&format!("{place}++;")),
            1 => self.line(&format!("--{place};")),
            2 => {
                let op = self.choose(&["<<=", ">>="]);
                self.line(&format!("{place} {op} (({value}) & 7);"));
            }
            3 => {
                let op = self.choose(&["/=", "%="]);
                self.line(&format!("{place} {op} ((({value}) & 63) + 1);"));
            }
            4 => {
                let op = self.choose(&["+=", "-=", "*=", "&=", "|=", "^="]);
                self.line(&format!("{place} {op} {value};"));
            }
            5 => {
                let name = self.fresh();
                let ty = self.int_type();
                self.line(&format!("{{ {ty} {name} = ({place} = {value}); __certus_out({name}); }}"));
            }
            _ => self.line(&format!("{place} = {value};")),
        }
    }

    fn block(&mut self, count: usize, depth: usize) {
        let locals = self.locals.len();
        self.indent += 1;
        for _ in 0..count {
            self.statement(depth);
        }
        self.indent -= 1;
        self.locals.truncate(locals);
    }

    fn statement(&mut self, depth: usize) {
        if depth == 0 {
            return self.assignment();
        }
        let few = 1 + self.random.below(3);
        match self.random.below(18) {
            0 => self.output(),
            1 => {
                let condition = if self.random.one_in(4) { self.float(2) } else { self.int(2) };
                self.line(&format!("if ({condition}) {{"));
                self.block(few, depth - 1);
                if self.random.one_in(2) {
                    self.line("} else {");
                    self.block(few, depth - 1);
                }
                self.line("}");
            }
            2 | 3 if self.loops < 2 => self.repeat(few, depth),
            4 => self.switch(depth),
            5 => self.call(),
            6 => {
                let name = self.fresh();
                let ty = self.int_type();
                let value = self.int(2);
                self.line(&format!("{ty} {name} = {value};"));
                self.locals.push(Place { text: name.clone(), float: false });
                if self.random.one_in(2) {
                    let pointer = self.fresh();
                    self.line(&format!("{ty} *{pointer} = &{name};"));
                    self.locals.push(Place { text: format!("(*{pointer})"), float: false });
                }
            }
            7 => {
                let name = self.fresh();
                let ty = self.choose(&["float", "double"]);
                let value = self.float(2);
                self.line(&format!("{ty} {name} = {value};"));
                self.locals.push(Place { text: name, float: true });
            }
            8 => self.array(),
            9 => self.record(),
            10 => self.union(),
            11 => {
                let label = self.fresh();
                let condition = self.int(2);
                self.line(&format!("if ({condition}) goto {label};"));
                self.line("{");
                self.block(few, depth - 1);
                self.line("}");
                self.line(&format!("{label}:;"));
            }
            13 => self.special(),
            12 if self.loops > 0 => {
                let condition = self.int(2);
                let exit = self.choose(&["break", "continue"]);
                self.line(&format!("if ({condition}) {exit};"));
            }
            _ => self.assignment(),
        }
    }

    fn repeat(&mut self, count: usize, depth: usize) {
        let name = self.fresh();
        let limit = 1 + self.random.below(6);
        let kind = self.random.below(3);
        let close = match kind {
            0 => {
                self.line(&format!("for (int {name} = 0; {name} < {limit}; {name}++) {{"));
                "}".to_owned()
            }
            1 => {
                self.line(&format!("int {name} = {limit};"));
                self.line(&format!("while ({name}-- > 0) {{"));
                "}".to_owned()
            }
            _ => {
                self.line(&format!("unsigned char {name} = 0;"));
                self.line("do {");
                format!("}} while (++{name} < {limit});")
            }
        };
        self.loops += 1;
        self.block(count, depth - 1);
        self.loops -= 1;
        self.line(&close);
    }

    fn switch(&mut self, depth: usize) {
        let value = self.int(2);
        let loops = std::mem::take(&mut self.loops);
        let ty = self.choose(&["", "(signed char)", "(unsigned char)", "(long long)"]);
        self.line(&format!("switch ({ty}(({value}) % 8)) {{"));
        for label in ["case 0:", "case -3 ... -1:", "case 2: case 5:", "default:", "case 7:"] {
            self.line(label);
            self.line("{");
            self.block(1, depth - 1);
            self.line("}");
            if self.random.one_in(2) {
                self.line("break;");
            }
        }
        self.line("}");
        self.loops = loops;
    }

    fn call(&mut self) {
        if self.functions.is_empty() {
            return self.assignment();
        }
        let (name, count) = self.random.pick(&self.functions).clone();
        let mut args: Vec<String> = (0..count).map(|_| self.int(2)).collect();
        args.push(self.float(1));
        args.push(format!("{}t", self.prefix));
        let Some(place) = self.place(false, 0) else { return };
        // The place has no effects and is not changed by evaluating the call, only by what it calls.
        let result = self.fresh();
        self.line(&format!("{{ long long {result} = {name}({}); {place} = {result}; }}", args.join(", ")));
    }

    fn array(&mut self) {
        let name = self.fresh();
        let ty = self.int_type();
        let values: Vec<String> =
            (0..self.random.below(8)).map(|_| format!("({ty}){}", self.int(1))).collect();
        self.line(&format!(
            "{ty} {name}[8] = {{ {} }};",
            if values.is_empty() { "0".to_owned() } else { values.join(", ") }
        ));
        let pointer = self.fresh();
        let (from, index) = (self.random.below(4), self.int(1));
        self.line(&format!("{ty} *{pointer} = {name} + {from};"));
        self.line(&format!("{pointer} += ({index}) & 3;"));
        self.line(&format!("__certus_out({pointer} - {name});"));
        self.locals.push(Place { text: format!("{name}[@]"), float: false });
        self.locals.push(Place { text: format!("(*{pointer})"), float: false });
        self.locals.push(Place { text: format!("{pointer}[-({from})]"), float: false });
    }

    fn record(&mut self) {
        let p = self.prefix.clone();
        let name = self.fresh();
        let (x, b) = (self.int(1), self.int(1));
        match self.random.below(3) {
            0 => self.line(&format!("struct {p}s {name} = {p}t;")),
            1 => self.line(&format!("struct {p}s {name} = {{ .b3 = {b}, .x = {x}, .in.h = 3 }};")),
            _ => self.line(&format!("struct {p}s {name} = *({} ? {p}q : &(struct {p}s){{ 1, 2 }});", x)),
        }
        for field in ["x", "y", "b1", "b2", "b3", "b4", "in.c", "in.h"] {
            self.locals.push(Place { text: format!("{name}.{field}"), float: false });
        }
        self.locals.push(Place { text: format!("{name}.f"), float: true });
        if self.random.one_in(3) {
            self.line(&format!("{p}t = {name};"));
        }
    }

    fn union(&mut self) {
        let p = self.prefix.clone();
        let name = self.fresh();
        let value = self.int(2);
        self.line(&format!("union {p}u {name} = {{ {value} }};"));
        for member in ["w", "b[@]", "s[@3]", "i", "k.lo", "k.hi"] {
            self.locals.push(Place { text: format!("{name}.{member}"), float: false });
        }
    }

    /// Constructs that stand in a block of their own and show what they compute.
    fn special(&mut self) {
        let p = self.prefix.clone();
        let ty = self.choose(&INTS[..10]);
        let (a, b) = (self.int(2), self.int(2));
        let label = self.fresh();
        let text = match self.random.below(9) {
            0 => format!(
                "{ty} v = {a}; unsigned char *q = (unsigned char *)&v; q[sizeof v / 2] ^= {b}; __certus_out(v);"
            ),
            1 => format!(
                "int n = ({a} & 7) + 1; {ty} v[n]; for (int i = 0; i < n; i++) v[i] = {b} + i; \
                 __certus_out(v[n - 1]); __certus_out(sizeof v);"
            ),
            2 => format!(
                "__certus_out({p}va({}, (int){a}, (long long){b}, 2.5, {p}t, 7));",
                1 + self.random.below(4)
            ),
            3 => {
                let op = self.choose(&["add", "sub", "mul"]);
                format!(
                    "{ty} v; int o = __builtin_{op}_overflow({a}, {b}, &v); __certus_out(o); __certus_out(v);"
                )
            }
            4 => format!("static {ty} v = 3; v += {a}; __certus_out(v);"),
            5 => format!(
                "static long long (*const tab[])(int, {ty}) = {{ {p}h0_{0}, {p}h1_{0} }}; \
                 __certus_out(tab[{a} & 1]({b}, {a}));",
                ty.replace(' ', "_")
            ),
            6 => format!(
                "struct {p}s v[3] = {{ [1] = {p}t }}; v[2] = v[1]; v[0] = ({a}) ? v[2] : {p}r(1, v[1]); \
                 __builtin_memcpy(&v[1], &v[0], sizeof v[0]); __certus_out(v[1].b4); __certus_out(v[1].x);"
            ),
            7 => format!(
                "int i = 0; {label}: i++; {{ {ty} v[2] = {{ {a}, i }}; __certus_out(v[i & 1]); if (i < 3) goto {label}; }}"
            ),
            _ => format!(
                "struct {{ {ty} e : 5; _Bool f : 1; unsigned g : 9; }} v = {{ {a}, {b}, {b} }}; \
                 v.g += v.e; v.f ^= v.g; __certus_out(v.e); __certus_out(v.f); __certus_out(v.g--); \
                 __certus_out(v.e = v.g); __certus_out(-v.e); __certus_out(v.g > -1);"
            ),
        };
        self.line(&format!("{{ {text} }}"));
    }

    /// Functions that the special statements use.
    fn helpers(&mut self) {
        let p = self.prefix.clone();
        self.line(&format!("static long long {p}va(int n, ...) {{"));
        self.line("  __builtin_va_list l, m; __builtin_va_start(l, n); long long r = n;");
        self.line("  if (n > 0) r += __builtin_va_arg(l, int);");
        self.line("  __builtin_va_copy(m, l);");
        self.line("  if (n > 1) r += __builtin_va_arg(l, long long);");
        self.line("  if (n > 2) r += __builtin_va_arg(l, double) * 4;");
        self.line(&format!("  if (n > 3) r += __builtin_va_arg(l, struct {p}s).b3;"));
        self.line("  r ^= __builtin_va_arg(m, long long);");
        self.line("  __builtin_va_end(l); __builtin_va_end(m); return r;");
        self.line("}");
        for ty in &INTS[..10] {
            let name = ty.replace(' ', "_");
            self.line(&format!("static long long {p}h0_{name}(int a, {ty} b) {{ return a + b; }}"));
            self.line(&format!("static long long {p}h1_{name}(int a, {ty} b) {{ return a ^ b * 3LL; }}"));
        }
    }

    fn params(&mut self, count: usize) -> String {
        let mut params = Vec::new();
        for _ in 0..count {
            let name = self.fresh();
            params.push(format!("{} {name}", self.int_type()));
            self.locals.push(Place { text: name, float: false });
        }
        let name = self.fresh();
        params.push(format!("{} {name}", self.choose(&["float", "double"])));
        self.locals.push(Place { text: name, float: true });
        let name = self.fresh();
        params.push(format!("struct {}s {name}", self.prefix));
        self.locals.push(Place { text: format!("{name}.b2"), float: false });
        self.locals.push(Place { text: format!("{name}.x"), float: false });
        params.join(", ")
    }

    fn function(&mut self, index: usize) {
        let name = format!("{}f{index}", self.prefix);
        let count = 1 + self.random.below(3);
        self.locals.clear();
        self.indent = 0;
        let params = self.params(count);
        let ty = self.int_type();
        self.line(&format!("static {ty} {name}({params}) {{"));
        let statements = 2 + self.random.below(5);
        self.indent = 1;
        for _ in 0..statements {
            self.statement(2);
        }
        let value = self.int(3);
        self.line(&format!("return {value};"));
        self.indent = 0;
        self.line("}");
        self.locals.clear();
        self.functions.push((name, count));
    }

    /// A function that calls itself and passes structs by value.
    fn recursion(&mut self) {
        let p = self.prefix.clone();
        let step = self.constant();
        self.line(&format!("static struct {p}s {p}r(int n, struct {p}s v) {{"));
        self.line("  if (n <= 0) return v;");
        self.line(&format!("  v.x += {step}; v.b3 ^= n; v.in.h -= v.b1; v.f *= 1.5f;"));
        self.line(&format!("  struct {p}s w = {p}r(n - 1, v);"));
        self.line(&format!("  w.b4 += v.x; w.y = {p}r(n - 3, w).b3;"));
        self.line("  return w;");
        self.line("}");
    }

    fn main(&mut self) {
        let p = self.prefix.clone();
        self.indent = 0;
        self.line(&format!("static void {p}main(void) {{"));
        self.indent = 1;
        let statements = 4 + self.random.below(8);
        for _ in 0..statements {
            self.statement(3);
        }
        self.line(&format!("{p}t = {p}r(5, {p}t);"));
        for place in self.globals.clone() {
            let text = place.text.replace("@3", "1").replace('@', "2");
            let call = if place.float { "out_double" } else { "__certus_out" };
            self.line(&format!("{call}({text});"));
        }
        self.indent = 0;
        self.line("}");
    }
}
