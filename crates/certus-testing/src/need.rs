//! What tests need of a machine, and what happens where it is missing.
//!
//! A test that cannot do its work calls [`skip`] and returns. That prints what is missing, and it fails the test if
//! the environment variable `CERTUS_REQUIRE` asks for it: `CERTUS_REQUIRE=all,-benchmarks` allows no test to be
//! skipped but for those that need the benchmark folder.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The environment variable that says what must not be missing.
pub const REQUIRE: &str = "CERTUS_REQUIRE";

/// Something a test needs that not every machine has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// `BenchExec`: `scripts/install-benchexec.sh`.
    Benchexec,
    /// The folder of benchmark programs beside the project.
    Benchmarks,
    /// A Chromium to look at pages: `scripts/install-chromium.sh`.
    Browser,
    /// A C compiler and the headers of a C library.
    Compiler,
    /// A C compiler that links 32-bit programs: `scripts/install-multilib.sh`.
    Compiler32,
    /// The translator of temporal formulas `lbt`: `scripts/install-lbt.sh`.
    Lbt,
    /// The right to become another user, who may execute what was built.
    Root,
    /// A kernel that confines programs.
    Sandbox,
    /// The sanitizers of gcc.
    Sanitizers,
    /// The command `script`, which makes a terminal.
    Terminal,
    /// Z3: `scripts/install-z3.sh`.
    Z3,
}

impl Need {
    /// All of them.
    pub const ALL: [Need; 11] = [
        Need::Benchexec,
        Need::Benchmarks,
        Need::Browser,
        Need::Compiler,
        Need::Compiler32,
        Need::Lbt,
        Need::Root,
        Need::Sandbox,
        Need::Sanitizers,
        Need::Terminal,
        Need::Z3,
    ];

    /// Its name in `CERTUS_REQUIRE`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Need::Benchexec => "benchexec",
            Need::Benchmarks => "benchmarks",
            Need::Browser => "browser",
            Need::Compiler => "compiler",
            Need::Compiler32 => "compiler32",
            Need::Lbt => "lbt",
            Need::Root => "root",
            Need::Sandbox => "sandbox",
            Need::Sanitizers => "sanitizers",
            Need::Terminal => "terminal",
            Need::Z3 => "z3",
        }
    }
}

/// The needs that a text as of `CERTUS_REQUIRE` names: words with commas between them, read from left to right;
/// `all` is all of them, `-z3` takes one back.
///
/// # Errors
///
/// A word that names no need.
pub fn required(text: &str) -> Result<Vec<Need>, String> {
    let mut needs = Vec::new();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let (name, wanted) = word.strip_prefix('-').map_or((word, true), |name| (name, false));
        let named: Vec<Need> =
            Need::ALL.into_iter().filter(|need| name == "all" || need.name() == name).collect();
        if named.is_empty() {
            let known: Vec<&str> = Need::ALL.into_iter().map(Need::name).collect();
            return Err(format!("{REQUIRE}: `{word}` is none of: all, {}", known.join(", ")));
        }
        needs.retain(|need| !named.contains(need));
        if wanted {
            needs.extend(named);
        }
    }
    Ok(needs)
}

/// Says that a test, or a part of it, is skipped because something is missing.
///
/// # Panics
///
/// If `CERTUS_REQUIRE` asks for what is missing.
#[expect(clippy::print_stderr, reason = "a skipped test must say so")]
pub fn skip(need: Need, why: impl Display) {
    let text = std::env::var(REQUIRE).unwrap_or_default();
    match required(&text) {
        Err(wrong) => panic!("{wrong}"),
        Ok(needs) if needs.contains(&need) => {
            panic!("{} is missing, and {REQUIRE}={text} asks for it: {why}", need.name())
        }
        Ok(_) => eprintln!("skipped: {} is missing: {why}", need.name()),
    }
}

/// The root of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of benchmarks beside the project; the whole of them for an empty name.
#[must_use]
pub fn benchmarks(suite: &str) -> Option<PathBuf> {
    let folder = root().join("../shared/benchmarks").join(suite);
    if folder.is_dir() {
        return Some(folder);
    }
    skip(Need::Benchmarks, format_args!("there is no folder {}", folder.display()));
    None
}

/// Whether `cc` links programs with this option. What an option needs is [`Need::Compiler32`] for `-m32`, and so on.
#[must_use]
pub fn links(option: &str) -> bool {
    let need = match option {
        "-m32" => Need::Compiler32,
        option if option.starts_with("-fsanitize") => Need::Sanitizers,
        _ => Need::Compiler,
    };
    let mut command = Command::new("cc");
    command.args([option, "-x", "c", "-", "-o", "/dev/null"]);
    let linked = fed(&mut command, b"int main(void) { return 0; }\n").is_some();
    if !linked {
        skip(need, format_args!("`cc {option}` does not link"));
    }
    linked
}

/// The Z3 to test with: `CERTUS_Z3`, the project's own, that of the PATH, or a fresh installation.
#[must_use]
pub fn z3() -> Option<&'static Path> {
    static Z3: OnceLock<Option<PathBuf>> = OnceLock::new();
    let z3 = Z3.get_or_init(find_z3).as_deref();
    if z3.is_none() {
        skip(Need::Z3, "no z3 can be had (scripts/install-z3.sh)");
    }
    z3
}

/// The automaton that `lbt` makes of a temporal formula in prefix notation.
#[must_use]
pub fn lbt(formula: &str) -> Option<String> {
    let automaton = fed(&mut Command::new("lbt"), format!("{formula}\n").as_bytes());
    if automaton.is_none() {
        skip(Need::Lbt, "there is no lbt (scripts/install-lbt.sh)");
    }
    String::from_utf8(automaton?).ok()
}

fn find_z3() -> Option<PathBuf> {
    let works = |z3: &Path| {
        fed(Command::new(z3).args(["-in", "-smt2"]), b"(check-sat)\n")
            .is_some_and(|out| out.starts_with(b"sat"))
    };
    let local = root().join(".tools/bin/z3");
    let named = std::env::var_os("CERTUS_Z3").map(PathBuf::from);
    let candidates = [named, Some(local.clone()), Some(PathBuf::from("z3"))];
    if let Some(z3) = candidates.into_iter().flatten().find(|z3| works(z3)) {
        return Some(z3);
    }
    let _ = Command::new(root().join("scripts/install-z3.sh")).stdout(Stdio::null()).status();
    works(&local).then_some(local)
}

/// What a command prints that reads this small input; nothing if it fails.
fn fed(command: &mut Command, input: &[u8]) -> Option<Vec<u8>> {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    // One that does not read to the end tells by its status.
    let _ = std::io::Write::write_all(&mut child.stdin.take()?, input);
    let output = child.wait_with_output().ok()?;
    output.status.success().then_some(output.stdout)
}
