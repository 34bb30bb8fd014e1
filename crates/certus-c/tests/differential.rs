//! Random programs give the same output interpreted and compiled by gcc, for both data models.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;
mod generate;

use certus_c::DataModel;
use certus_c::interp::{Config, Interpreter, ListInputs, Outcome};
use certus_c::lower::lower;
use certus_c::program::{Property, add_uninitialised_checks, check, print};
use certus_testing::need;
use std::process::Command;

/// The programs are defined but for `-fwrapv`, so that none of these is violated.
const DEFINED: [Property; 4] =
    [Property::DivByZero, Property::Deref, Property::Free, Property::Uninitialised];

/// What both sides see. NaNs have many representations: they are all one here.
const COMMON: &str = "void __certus_out(unsigned long long);
static void out_double(double x) {
  union { double d; unsigned long long u; } v;
  v.d = x;
  __certus_out(x != x ? 0x7ff8000000000000ULL : v.u);
}
";

/// Output without a library: gcc's 32-bit libraries are often not installed. The arithmetic that gcc leaves
/// to its own library comes with it.
const RUNTIME: &str = r#"
#ifdef __x86_64__
static long sys_write(const char *p, unsigned long n) { long r; __asm__ volatile("syscall" : "=a"(r) : "a"(1), "D"(1), "S"(p), "d"(n) : "rcx", "r11", "memory"); return r; }
static void sys_exit(void) { __asm__ volatile("syscall" : : "a"(60), "D"(0)); for (;;) ; }
#else
static long sys_write(const char *p, unsigned long n) { long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(4), "b"(1), "c"(p), "d"(n) : "memory"); return r; }
static void sys_exit(void) { __asm__ volatile("int $0x80" : : "a"(1), "b"(0)); for (;;) ; }
typedef unsigned long long u64;
static u64 divide(u64 a, u64 b, u64 *rest) {
  u64 q = 0, r = 0;
  for (int i = 63; i >= 0; i--) { r = r << 1 | (a >> i & 1); if (r >= b) { r -= b; q |= 1ULL << i; } }
  *rest = r;
  return q;
}
u64 __udivdi3(u64 a, u64 b) { u64 r; return divide(a, b, &r); }
u64 __umoddi3(u64 a, u64 b) { u64 r; divide(a, b, &r); return r; }
long long __divdi3(long long a, long long b) { u64 r, q = divide(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b, &r); return (a < 0) != (b < 0) ? -q : q; }
long long __moddi3(long long a, long long b) { u64 r; divide(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b, &r); return a < 0 ? -r : r; }
int __ctzdi2(u64 x) { int n = 0; while (!(x >> n & 1)) n++; return n; }
u64 __fixunsdfdi(double x) { return (u64)(long long)x; }
u64 __fixunssfdi(float x) { return (u64)(long long)x; }
#endif
void *memcpy(void *to, const void *from, __SIZE_TYPE__ n) { char *p = to; const char *q = from; while (n--) *p++ = *q++; return to; }
void *memset(void *to, int c, __SIZE_TYPE__ n) { char *p = to; while (n--) *p++ = c; return to; }
static char buffer[1 << 16];
static unsigned used;
static void flush(void) { sys_write(buffer, used); used = 0; }
__attribute__((noinline)) void __certus_out(unsigned long long x) {
  if (used + 32 > sizeof buffer) flush();
  for (int i = 60; i >= 0; i -= 4) buffer[used++] = "0123456789abcdef"[x >> i & 15];
  buffer[used++] = '\n';
}
static void separate(void) { if (used + 32 > sizeof buffer) flush(); buffer[used++] = '#'; buffer[used++] = '\n'; }
"#;

/// Compiles and runs some programs. If gcc cannot do it, there is a message.
fn compiled(programs: &[generate::Generated], model: DataModel, level: &str) -> Compiled {
    let mut text = format!("{COMMON}{RUNTIME}");
    programs.iter().for_each(|program| text.push_str(&program.text));
    text.push_str("__attribute__((force_align_arg_pointer)) void _start(void) {\n");
    programs.iter().for_each(|program| text.push_str(&format!("  {}(); separate();\n", program.entry)));
    text.push_str("  flush(); sys_exit();\n}\n");
    let name = format!("certus-differential-{}-{:?}-{}", std::process::id(), model, programs[0].entry);
    let path = std::env::temp_dir().join(name);
    let binary = path.to_string_lossy().into_owned();
    let Some(output) = common::gcc(
        &text,
        model,
        &[
            level,
            "-fwrapv",
            "-fno-strict-aliasing",
            "-ffreestanding",
            "-nostdlib",
            "-static",
            "-fno-pie",
            "-no-pie",
            "-fno-stack-protector",
            "-fno-tree-loop-distribute-patterns",
            "-msse2",
            "-mfpmath=sse",
            "-ffp-contract=off",
            // Without it gcc 12 takes `0.0 - (double)i` for `-(double)i`, which is another zero if `i` is 0.
            "-frounding-math",
            // Without it gcc computes `0.0 - (double)i` as `-(double)i`, which is -0.0 and not 0.0 for 0.
            "-frounding-math",
            "-o",
            &binary,
        ],
    ) else {
        return Compiled::Missing;
    };
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        if message.contains("internal compiler error") {
            return Compiled::CompilerBug;
        }
        assert!(!message.contains("<stdin>:"), "gcc rejects a program: {message}");
        need::skip(common::compiler(model), format_args!("gcc for {model:?}: {message}"));
        return Compiled::Missing;
    }
    let output = Command::new(&path).output();
    let _ = std::fs::remove_file(&path);
    let output = match output {
        Ok(output) => output,
        Err(error) => {
            need::skip(
                common::compiler(model),
                format_args!("programs for {model:?} do not run here: {error}"),
            );
            return Compiled::Missing;
        }
    };
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "the compiled programs crash after {}", text.matches('#').count());
    let mut outputs = vec![Vec::new()];
    for line in text.lines() {
        match u64::from_str_radix(line, 16) {
            Ok(value) => outputs.last_mut().unwrap().push(value),
            Err(_) => outputs.push(Vec::new()),
        }
    }
    outputs.pop();
    Compiled::Output(outputs)
}

fn interpreted(program: &generate::Generated, model: DataModel) -> Vec<u64> {
    let text = format!("{COMMON}{}int main(void) {{ {}(); return 0; }}\n", program.text, program.entry);
    let unit = common::accept(&text, model);
    let lowered = lower(&unit).unwrap_or_else(|error| panic!("{}\n{text}", error.render()));
    let mut program = lowered.program;
    add_uninitialised_checks(&mut program);
    let violations = check::check(&program);
    assert!(violations.is_empty(), "{violations:#?}\n{text}\n{}", print::program(&program));
    let config = Config { check: DEFINED.to_vec(), max_steps: 50_000_000 };
    let run = Interpreter::new(&program, config).run(&mut ListInputs::default());
    assert_eq!(run.outcome, Outcome::Returned(0), "{text}");
    run.output.into_iter().map(|value| value as u64).collect()
}

/// What gcc makes of some programs.
enum Compiled {
    /// The output of each.
    Output(Vec<Vec<u64>>),
    /// gcc itself fails on one of them.
    CompilerBug,
    /// There is no such compiler.
    Missing,
}

fn compare(seeds: &[u64], model: DataModel, level: &str) {
    let programs: Vec<_> = seeds.iter().map(|&seed| generate::generate(seed)).collect();
    let expected = match compiled(&programs, model, level) {
        Compiled::Missing => return,
        Compiled::CompilerBug if seeds.len() == 1 => {
            return println!("gcc itself fails on seed {seeds:?}: there is nothing to compare with");
        }
        Compiled::CompilerBug => {
            let (left, right) = seeds.split_at(seeds.len() / 2);
            compare(left, model, level);
            return compare(right, model, level);
        }
        Compiled::Output(expected) => expected,
    };
    assert_eq!(expected.len(), programs.len());
    assert!(expected.iter().all(|output| output.len() > 10), "every program shows its globals");
    for ((program, expected), seed) in programs.iter().zip(expected).zip(seeds) {
        let found = interpreted(program, model);
        if found != expected {
            let at = found.iter().zip(&expected).take_while(|(a, b)| a == b).count();
            panic!(
                "seed {seed}, {model:?} {level}: output {at} is {:x?}, gcc says {:x?}\n{COMMON}{}",
                found.get(at),
                expected.get(at),
                program.text
            );
        }
    }
}

fn compare_all(first: u64, model: DataModel, level: &str) {
    let count = (100.0 * common::scale()) as u64;
    let seeds: Vec<u64> = (first..first + count).collect();
    seeds.chunks(50).for_each(|batch| compare(batch, model, level));
}

/// Seeds from `CERTUS_TEST_SEED` on, if it is set.
fn first() -> u64 {
    std::env::var("CERTUS_TEST_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn lp64_agrees_with_gcc() {
    compare_all(first(), DataModel::Lp64, "-O0");
}

#[test]
fn ilp32_agrees_with_gcc() {
    compare_all(first() + 1_000_000, DataModel::Ilp32, "-O1");
}
