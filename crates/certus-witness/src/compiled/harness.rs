//! The harness: one C file with the user's program and the inputs of a failing run.

use super::instrument::{arguments, instrumented};
use super::sanitizer;
use super::symbols;
use super::unset::Unset;
use certus_c::TranslationUnit;
use certus_c::interp::{Draw, Outcome, Place, Run};
use certus_c::program::{ERROR_FUNCTIONS, Errors, Program, Property, Source};
use certus_c::types::{DataModel, TypeId, TypeKind};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The exit status when the error is reached.
pub(super) const REACHED: i32 = 110;

/// The exit statuses of a program that does not go the way of the run: an assumption does not hold, it asks for more
/// inputs, or another error is reached.
pub(super) const ASTRAY: [i32; 3] = [111, 112, 113];

/// What is printed then.
pub(super) const REACHED_TEXT: &str = "certus: the error is reached";

/// A C file that fails, and how to compile it.
#[derive(Clone, Debug)]
pub struct Harness {
    /// The C text, without the lines that say how to build it.
    pub(super) text: Vec<u8>,
    /// Options of the compiler in front of the file.
    pub(super) options: Vec<String>,
    /// What it is, for its first line.
    pub(super) about: &'static str,
    /// What running it prints.
    pub(super) prints: String,
}

impl Harness {
    /// The file, with the command that builds and runs it in its first lines; it is to have this name.
    #[must_use]
    pub fn file(&self, name: &str, compiler: &str) -> Vec<u8> {
        let options = self.options.iter().map(|option| quoted(option)).collect::<Vec<_>>().join(" ");
        let name = quoted(name);
        let mut head = format!(
            "{}. To build and run it:\n\
             \x20    {compiler} {options} -o certus-run {name} {LIBRARIES} && ./certus-run\n\
             \x20  It prints: {}",
            self.about, self.prints
        );
        // Names of files must not end the comment; the lines are ours.
        while head.contains("*/") {
            head = head.replace("*/", "* /");
        }
        let head = format!("/* {head}\n*/\n");
        [head.as_bytes(), &self.text].concat()
    }
}

/// What comes behind the file on the command line.
pub(super) const LIBRARIES: &str = "-lm";

/// The name of a file as the preprocessor writes it between quotes.
fn in_marker(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,+:".contains(c);
    if text.chars().all(plain) { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// Makes the harness of a failing run.
///
/// # Errors
/// Why there is none.
pub fn harness(unit: &TranslationUnit, program: &Program, run: &Run) -> Result<Harness, String> {
    let Outcome::Violation { property, .. } = run.outcome else {
        return Err("the run does not fail".to_owned());
    };
    let Some(checks) = sanitizer::options(property) else {
        return Err("no option of the compiler checks this property".to_owned());
    };
    let prints = match property {
        Property::Reach => format!("{REACHED_TEXT} (exit status {REACHED})"),
        _ => format!("a sanitizer's report for {}", failing_line(unit, run)),
    };
    let about = "A program with inputs on which it fails";
    with_inputs(unit, program, run, (property, checks), Kind { about, prints, at_end: MORE_INPUTS })
}

/// Makes a test of a run that does not fail: the program with its inputs, which tells if an error is reached after all.
///
/// # Errors
/// Why there is none.
pub fn test(unit: &TranslationUnit, program: &Program, run: &Run) -> Result<Harness, String> {
    let prints = format!(
        "what the program prints; if an error is reached, \"{REACHED_TEXT}\" (exit status {REACHED})"
    );
    let checks = sanitizer::options(Property::Reach).unwrap_or_default();
    let about = "A test: a program with inputs on which it does not fail";
    let kind =
        Kind { about, prints, at_end: "certus_end(\"certus: the inputs of the test end here\\n\", 0)" };
    with_inputs(unit, program, run, (Property::Reach, checks), kind)
}

/// What a program does that asks for more inputs than a failing run had.
const MORE_INPUTS: &str = "certus_end(\"certus: the program asks for more inputs than the run had\\n\", 112)";

/// What is said in a harness, and done in it when the inputs are at their end.
struct Kind {
    about: &'static str,
    prints: String,
    at_end: &'static str,
}

/// The program with the inputs of a run.
fn with_inputs(
    unit: &TranslationUnit,
    program: &Program,
    run: &Run,
    (property, checks): (Property, &[&str]),
    Kind { about, prints, at_end }: Kind,
) -> Result<Harness, String> {
    if run.draws.iter().any(|draw| draw.source == Source::Asm) {
        return Err("the run takes values from assembler text".to_owned());
    }
    let mut text = b"void __certus_reached(void);".to_vec();
    let unset = Unset::of(unit, program, run, |draw| is_external(program, draw));
    text.extend(unset.front().bytes());
    text.push(b'\n');
    let at = unit.source.location(0);
    text.extend(format!("# {} \"{}\"\n", at.line, in_marker(&at.file)).bytes());
    text.extend(instrumented(unit, program, |main| arguments(unit, main, &run.draws), &unset)?);
    text.extend(b"\n# 1 \"certus\"\n");
    text.extend(definitions(unit, program, run, (property, at_end))?.bytes());
    if property == Property::Reach {
        text.extend(unset.back().bytes());
    }
    let mut options: Vec<String> = OPTIONS.iter().map(|&option| option.to_owned()).collect();
    options.push(if unit.types.data_model == DataModel::Ilp32 { "-m32" } else { "-m64" }.to_owned());
    options.extend(checks.iter().map(|&option| option.to_owned()));
    if unset.zeros && !unset.others {
        options.push("-ftrivial-auto-var-init=zero".to_owned());
    }
    Ok(Harness { text, options, about, prints })
}

/// What every harness is compiled with. The text was preprocessed before, so that no macro may be defined that
/// it does not expect; `inline` functions must exist without optimisation; x87 would round twice; functions that
/// the run does not need may be missing, which only works at fixed addresses.
pub(super) const OPTIONS: [&str; 18] = [
    "-w",
    "-std=gnu11",
    "-O0",
    "-g",
    "-Ulinux",
    "-Uunix",
    "-Ui386",
    "-Dinline=",
    "-D__inline=",
    "-D__inline__=",
    "-fno-builtin",
    "-fno-strict-aliasing",
    "-msse2",
    "-mfpmath=sse",
    "-Wno-error=implicit-function-declaration",
    "-fno-pie",
    "-no-pie",
    "-Wl,--warn-unresolved-symbols",
];

/// Where the run fails, as `file:line`.
pub(super) fn failing_line(unit: &TranslationUnit, run: &Run) -> String {
    let Outcome::Violation { span, .. } = run.outcome else { return String::new() };
    let at = unit.source.location(span.lo);
    // Reports may shorten the path.
    format!("{}:{}", at.file.rsplit('/').next().unwrap_or_default(), at.line)
}

/// Whether a value is that of an object or variable that is only declared: no other file is known, so that it
/// is an input.
pub(super) fn is_external(program: &Program, draw: &Draw) -> bool {
    match draw.place {
        Some(Place::Byte { object, .. }) => {
            program.objects.get(object as usize).is_some_and(|object| object.unknown)
        }
        Some(Place::Variable(var)) => {
            let variable = &program.vars[var.index()];
            variable.owner.is_none() && variable.initial.is_none()
        }
        _ => false,
    }
}

/// How a function's result is returned.
pub(super) fn result_type(unit: &TranslationUnit, ty: TypeId) -> Option<&'static str> {
    Some(match unit.types.kind(ty) {
        TypeKind::Float(_) => match unit.types.size_of(ty) {
            Some(4) => "float",
            Some(8) => "double",
            _ => return None,
        },
        TypeKind::Record(_) => return None,
        TypeKind::Int(_) if unit.types.size_of(ty) == Some(16) => "unsigned __int128",
        _ => "unsigned long long",
    })
}

const HELPERS: &str = "\
extern long certus_write(int, const void *, unsigned long) __asm__(\"WRITE\");
extern void certus_exit(int) __asm__(\"_Exit\");
static void certus_end(const char *text, int status) {
    unsigned long length = 0;
    while (text[length]) length++;
    certus_write(2, text, length);
    certus_exit(status);
}
void __certus_reached(void) { certus_end(\"REACHED_TEXT\\n\", REACHED); }
static void certus_assume(int holds) {
    if (!holds) certus_end(\"certus: an assumption does not hold\\n\", 111);
}
static void certus_assert(int holds) { if (!holds) FAILED; }
static void certus_failed(void) { FAILED; }
static void certus_other(void) { certus_end(\"certus: an error that was not asked about is reached\\n\", 113); }
static void certus_nothing(void) { }
#define CERTUS_NEXT(values) \\
    static unsigned at; \\
    if (at >= sizeof(values) / sizeof(*values)) AT_END; \\
    return values[at++];
";

/// Functions of the verification interface that need no input.
pub(super) const INTERFACE: [(&str, &str, &str); 18] = [
    ("__VERIFIER_assume", "int holds", "certus_assume(holds)"),
    ("assume_abort_if_not", "int holds", "certus_assume(holds)"),
    ("__VERIFIER_assert", "int holds", "certus_assert(holds)"),
    ("assert", "int holds", "certus_assert(holds)"),
    ("__assert_fail", "void", "certus_failed()"),
    ("__assert", "void", "certus_failed()"),
    ("__assert_perror_fail", "void", "certus_failed()"),
    ("__VERIFIER_atomic_begin", "void", "certus_nothing()"),
    ("__VERIFIER_atomic_end", "void", "certus_nothing()"),
    ("__CPROVER_assume", "int holds", "certus_assume(holds)"),
    ("__CPROVER_assert", "int holds", "certus_assert(holds)"),
    ("__CPROVER_precondition", "int holds", "certus_assert(holds)"),
    ("__CPROVER_postcondition", "int holds", "certus_assert(holds)"),
    ("__CPROVER_atomic_begin", "void", "certus_nothing()"),
    ("__CPROVER_atomic_end", "void", "certus_nothing()"),
    ("__CPROVER_input", "void", "certus_nothing()"),
    ("__CPROVER_output", "void", "certus_nothing()"),
    ("__certus_out", "void", "certus_nothing()"),
];

/// The function that gives memory unknown contents, and the one that gives them byte by byte.
const MEMORY: [&str; 2] = ["__VERIFIER_nondet_memory", "__VERIFIER_nondet_uchar"];

/// Whether a function is to be defined: the program leaves it open, or another one that is defined needs it.
pub(super) fn needed(name: &str, undefined: &dyn Fn(&str) -> bool) -> bool {
    undefined(name) || (name == MEMORY[1] && undefined(MEMORY[0]))
}

/// Definitions of the verification interface, as far as it needs no input.
pub(super) fn interface(
    text: &mut String,
    unit: &TranslationUnit,
    errors: &Errors,
    undefined: &dyn Fn(&str) -> bool,
) {
    let bind = |name| symbols::label(symbols::of_function(unit, name));
    let own = match errors {
        Errors::Function(name) if errors.is_function(name) => Some(name.as_str()),
        _ => None,
    };
    let names = ERROR_FUNCTIONS.into_iter().chain(own.filter(|name| !ERROR_FUNCTIONS.contains(name)));
    for (index, name) in names.enumerate().filter(|(_, name)| undefined(name)) {
        let call = if errors.is_function(name) { "__certus_reached()" } else { "certus_other()" };
        let _ = writeln!(text, "void certus_e{index}(void) {};", bind(name));
        let _ = writeln!(text, "void certus_e{index}(void) {{ {call}; }}");
    }
    if undefined(MEMORY[0]) {
        let [memory, byte] = MEMORY.map(bind);
        let _ = writeln!(
            text,
            "extern unsigned char certus_byte(void) {byte};\n\
             void certus_memory(unsigned char *, unsigned long) {memory};\n\
             void certus_memory(unsigned char *to, unsigned long count) \
             {{ for (unsigned long i = 0; i < count; i++) to[i] = certus_byte(); }}"
        );
    }
    for (index, (name, params, call)) in INTERFACE.iter().enumerate().filter(|(_, entry)| undefined(entry.0))
    {
        let _ = writeln!(text, "void certus_i{index}({params}) {};", bind(name));
        let _ = writeln!(text, "void certus_i{index}({params}) {{ {call}; }}");
    }
}

/// Definitions of all that the program leaves undefined. They have names of their own and, by `__asm__`, the
/// symbols of the program's, so that no declaration in the program can contradict them.
fn definitions(
    unit: &TranslationUnit,
    program: &Program,
    run: &Run,
    (property, at_end): (Property, &str),
) -> Result<String, String> {
    let undefined =
        |name: &str| unit.find_function(name).is_some_and(|function| unit[function].body.is_none());
    let failed = if property == Property::Reach && program.errors.assertions() {
        "__certus_reached()"
    } else {
        "certus_end(\"certus: an assertion fails, which was not asked about\\n\", 113)"
    };
    let write = if symbols::is_open(unit, "write") { "__write" } else { "write" };
    let exit = if symbols::is_open(unit, "_Exit") { "_exit" } else { "_Exit" };
    let mut text = HELPERS
        .replace("REACHED_TEXT", REACHED_TEXT)
        .replace("REACHED)", &format!("{REACHED})"))
        .replace("WRITE", write)
        .replace("\"_Exit\"", &format!("\"{exit}\""))
        .replace("FAILED", failed)
        .replace("AT_END", at_end);
    interface(&mut text, unit, &program.errors, &undefined);
    // What each function gives, in its own order: a compiler may evaluate operands in another order.
    let mut given: BTreeMap<&str, Vec<u128>> = BTreeMap::new();
    for proc in program.procs.iter().filter(|proc| proc.blocks.is_empty() && !proc.library) {
        given.insert(&proc.name, Vec::new());
    }
    for draw in &run.draws {
        if let Source::Input(name) | Source::Undefined(name) = &draw.source
            && !["main", "?"].contains(&&**name)
        {
            given.entry(name).or_default().push(draw.value);
        }
    }
    for (index, (name, values)) in given.into_iter().filter(|(name, _)| needed(name, &undefined)).enumerate()
    {
        if INTERFACE.iter().any(|entry| entry.0 == name) {
            continue;
        }
        let function = unit.find_function(name).map(|function| unit[function].ty);
        let ret = function.and_then(|ty| unit.types.as_function(ty)).map_or(TypeId::INT, |ty| ty.ret);
        let Some(ty) = result_type(unit, ret) else {
            if values.is_empty() {
                continue;
            }
            return Err(format!("'{name}' has no definition and gives back a {}", unit.display(ret)));
        };
        function_text(
            &mut text,
            (index, symbols::of_function(unit, name)),
            (ty, ret == TypeId::VOID),
            &values,
        );
    }
    objects(&mut text, unit, program, &run.draws);
    Ok(text)
}

/// A function that gives these values one after the other.
fn function_text(
    text: &mut String,
    (index, symbol): (usize, &str),
    (ty, void): (&str, bool),
    values: &[u128],
) {
    let _ = writeln!(text, "{ty} certus_f{index}(void) {};", symbols::label(symbol));
    if void {
        let _ = writeln!(text, "{ty} certus_f{index}(void) {{ return 0; }}");
        return;
    }
    let bits = match ty {
        "float" => "unsigned",
        "double" => "unsigned long long",
        other => other,
    };
    let wide = |value: &u128| match bits {
        "unsigned __int128" => {
            format!("(({bits}){:#x}ull << 64 | {:#x}ull)", value >> 64, value & u128::from(u64::MAX))
        }
        _ => format!("{value:#x}ull"),
    };
    if values.len() > MANY && bits != "unsigned __int128" {
        table(text, index, bits, values);
    } else {
        let list = values.iter().map(wide).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "static const {bits} certus_v{index}[] = {{ {list} }};");
    }
    let _ = writeln!(text, "static {bits} certus_n{index}(void) {{ CERTUS_NEXT(certus_v{index}) }}");
    if bits == ty {
        let _ = writeln!(text, "{ty} certus_f{index}(void) {{ return certus_n{index}(); }}");
    } else {
        let _ = writeln!(
            text,
            "{ty} certus_f{index}(void) {{ union {{ {bits} bits; {ty} value; }} both; \
             both.bits = certus_n{index}(); return both.value; }}"
        );
    }
}

/// More values than this are given to the assembler, which reads them twenty times as fast as the compiler does.
const MANY: usize = 1000;

/// Many values.
fn table(text: &mut String, index: usize, bits: &str, values: &[u128]) {
    let (count, word) = (values.len(), if bits == "unsigned" { ".long" } else { ".quad" });
    let _ = writeln!(text, "extern const {bits} certus_v{index}[{count}] __asm__(\"certus_v{index}\");");
    let _ = writeln!(text, "__asm__(\".pushsection .rodata\\n.balign 8\\ncertus_v{index}:\\n\"");
    for line in values.chunks(16) {
        let list: Vec<String> = line.iter().map(|value| format!("{value:#x}")).collect();
        let _ = writeln!(text, "\"{word} {}\\n\"", list.join(","));
    }
    text.push_str("\".popsection\");\n");
}

/// Objects and variables that are only declared.
pub(super) fn objects(text: &mut String, unit: &TranslationUnit, program: &Program, draws: &[Draw]) {
    let mut bytes: BTreeMap<(&str, u64), BTreeMap<u64, u8>> = BTreeMap::new();
    for object in program.objects.iter().filter(|object| object.unknown) {
        bytes.entry((&object.name, object.size)).or_default();
    }
    for variable in program.vars.iter().filter(|var| var.owner.is_none() && var.initial.is_none()) {
        bytes.entry((&variable.name, u64::from(variable.width.div_ceil(8)))).or_default();
    }
    for draw in draws.iter().filter(|draw| is_external(program, draw)) {
        match draw.place {
            Some(Place::Byte { object, offset }) => {
                let object = &program.objects[object as usize];
                bytes.entry((&object.name, object.size)).or_default().insert(offset, draw.value as u8);
            }
            Some(Place::Variable(var)) => {
                let variable = &program.vars[var.index()];
                let size = u64::from(variable.width.div_ceil(8));
                let places = bytes.entry((&variable.name, size)).or_default();
                places.extend((0..size).map(|at| (at, (draw.value >> (8 * at)) as u8)));
            }
            _ => {}
        }
    }
    bytes.retain(|(name, _), _| !certus_c::lower::STREAMS.contains(name));
    for (index, ((name, size), bytes)) in bytes.into_iter().enumerate() {
        let list: Vec<String> = bytes.iter().map(|(at, byte)| format!("[{at}] = {byte}")).collect();
        let size = size.max(1);
        let label = symbols::label(symbols::of_object(unit, name));
        let _ = writeln!(text, "extern unsigned char certus_o{index}[{size}] {label};");
        let _ = writeln!(
            text,
            "unsigned char certus_o{index}[{size}] __attribute__((aligned(16))) = {{ {} }};",
            list.join(", ")
        );
    }
}
