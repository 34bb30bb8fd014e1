//! Testing: the compiled program runs on pseudo-random inputs, many times and much faster than the interpreter could.
//!
//! What it finds is no answer, only values to try: a run counts when something else has executed it.

use super::build::{Execution, allowed, compile, execute};
use super::constants::Constants;
use super::harness::{INTERFACE, OPTIONS, interface, needed, objects, result_type};
use super::instrument::instrumented;
use super::unset::Unset;
use super::{Settings, symbols};
use certus_c::TranslationUnit;
use certus_c::hir::Function;
use certus_c::program::{Command, Program, Property, Source};
use certus_c::types::{DataModel, TypeId, TypeKind};
use certus_sandbox::{Folder, Stage};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The part of the program that makes the runs.
const RUNTIME: &str = include_str!("testing.c");

/// Values that a run may draw; one that wants more is given up.
const MOST_DRAWS: u64 = 1 << 20;

/// Exit status if a run looks like a failure.
const FOUND: i32 = 110;

/// Exit status if there is only one run, and it does not fail.
const ONLY: i32 = 111;

/// What AddressSanitizer is told to exit with.
const REPORTED: i32 = 115;

/// Values that functions without a definition gave in a run, in order.
pub type Given = Vec<(Arc<str>, u128)>;

/// What testing came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tests {
    /// A run looks like a failure: what it was given.
    Suspect(Given),
    /// None does: the time is over, or there are no others.
    Nothing {
        /// Whether all runs were tried, for the program has no inputs.
        all: bool,
    },
    /// The program does not run, and why.
    Broken(String),
}

/// A compiled program that tests itself.
pub struct Tester {
    folder: Folder,
    /// Where the program is run.
    stage: Stage,
    model: DataModel,
    confined: bool,
    /// The functions that give values.
    names: Vec<Arc<str>>,
    /// Whether it reserves more memory than there is.
    reserves: bool,
    seed: u64,
}

impl Tester {
    /// Compiles a program with what tests it. If it is guided, runs that come to new places are kept, and others begin
    /// as they do; but runs take several times as long.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub fn new(
        unit: &TranslationUnit,
        program: &Program,
        properties: &[Property],
        guided: bool,
        settings: &Settings<'_>,
    ) -> Result<Tester, String> {
        allowed(settings)?;
        let checks = Checks::of(properties)?;
        let names: Vec<Arc<str>> = sources(program).into_iter().collect();
        let text = text(unit, program, &names, &checks, guided)?;
        let no_folder = |error: std::io::Error| format!("there is no temporary folder: {error}");
        let folder = Folder::new().map_err(no_folder)?;
        let stage = folder.stage().map_err(no_folder)?;
        let file = folder.path().join("testing.c");
        std::fs::write(&file, text).map_err(|error| format!("the program cannot be written: {error}"))?;
        let mut options: Vec<String> =
            OPTIONS.iter().filter(|option| !["-O0", "-g"].contains(option)).map(|&o| o.to_owned()).collect();
        options.extend(["-O1", "-fno-delete-null-pointer-checks"].map(str::to_owned));
        options.push("-ftrivial-auto-var-init=zero".to_owned());
        options.push(if unit.types.data_model == DataModel::Ilp32 { "-m32" } else { "-m64" }.to_owned());
        options.extend(checks.options.iter().map(|&option| option.to_owned()));
        if guided {
            options.push("-fsanitize-coverage=trace-pc".to_owned());
        }
        compile(&options, &file, &stage.program, (&folder, settings))?;
        let reserves = checks.options.contains(&"-fsanitize=address");
        let (model, confined) = (unit.types.data_model, settings.confined);
        Ok(Tester { folder, stage, names, model, confined, reserves, seed: 0 })
    }

    /// Runs the program on inputs that it was not run on before, for so long.
    pub fn test(&mut self, limit: Duration, stop: &dyn Fn() -> bool) -> Tests {
        // The program writes what a run drew to its standard input: it may not open files.
        let draws = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(self.draws());
        let draws = match draws {
            Ok(draws) => draws,
            Err(error) => return Tests::Broken(format!("there is no file for what a run drew: {error}")),
        };
        let execution = Execution {
            stage: self.stage.clone(),
            model: self.model,
            tests: true,
            reserves: self.reserves,
            stack: 64 << 20,
            arguments: vec![self.seed.to_string().into()],
            environment: vec![(
                "ASAN_OPTIONS",
                format!("detect_leaks=0:disable_coredump=0:symbolize=0:exitcode={REPORTED}").into(),
            )],
            file: Some(draws),
        };
        let ended = match execute(execution, self.confined, limit, stop) {
            Ok(ended) => ended,
            Err(why) => return Tests::Broken(why),
        };
        match ended.status {
            _ if ended.stopped.is_some() => Tests::Broken(ended.stopped.unwrap_or_default()),
            Some(FOUND) => self.read().map_or_else(Tests::Broken, Tests::Suspect),
            Some(ONLY) => Tests::Nothing { all: true },
            None if ended.late => Tests::Nothing { all: false },
            _ => Tests::Broken(ended.describe()),
        }
    }

    fn draws(&self) -> PathBuf {
        self.folder.path().join("draws")
    }

    /// Reads what a run was given.
    fn read(&mut self) -> Result<Given, String> {
        let bytes = std::fs::read(self.draws()).map_err(|error| error.to_string())?;
        let mut words = bytes.chunks_exact(8).map(|chunk| chunk.try_into().map_or(0, u64::from_le_bytes));
        let mut next = || words.next().ok_or("what a run drew is not written whole".to_owned());
        // The next test begins behind the run that was found.
        self.seed = next()? + 1;
        let count = next()?;
        let mut given = Vec::new();
        for _ in 0..count.min(MOST_DRAWS) {
            let (index, value) = (next()?, next()?);
            let name = self.names.get(index as usize).ok_or("a run drew from an unknown function")?;
            given.push((name.clone(), u128::from(value)));
        }
        Ok(given)
    }
}

/// How violations are noticed.
struct Checks {
    options: &'static [&'static str],
    /// Whether the error counts.
    reach: bool,
    /// A C expression over the status of a process.
    suspect: &'static str,
}

impl Checks {
    fn of(properties: &[Property]) -> Result<Checks, String> {
        let among = |list: &[Property]| properties.iter().all(|property| list.contains(property));
        let trap = "((status & 127) == 4)";
        if among(&[Property::Reach]) {
            Ok(Checks { options: &["-fwrapv"], reach: true, suspect: "0" })
        } else if among(&[Property::Overflow]) {
            let options = &[
                "-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero",
                "-fsanitize-undefined-trap-on-error",
            ];
            Ok(Checks { options, reach: false, suspect: trap })
        } else if among(&[Property::Shift, Property::DivByZero]) {
            let options =
                &["-fwrapv", "-fsanitize=shift,integer-divide-by-zero", "-fsanitize-undefined-trap-on-error"];
            Ok(Checks { options, reach: false, suspect: trap })
        } else if among(&[Property::Deref, Property::Free]) {
            let options = &["-fwrapv", "-fsanitize=address"];
            Ok(Checks { options, reach: false, suspect: "(status == 115 << 8)" })
        } else {
            Err("no option of the compiler checks this property".to_owned())
        }
    }
}

/// The functions that give values, sorted; `main` stands for its arguments.
fn sources(program: &Program) -> BTreeSet<Arc<str>> {
    let mut names: BTreeSet<Arc<str>> = BTreeSet::new();
    for proc in &program.procs {
        if proc.blocks.is_empty() && !proc.library {
            names.insert(proc.name.as_str().into());
        }
        for (command, _) in proc.blocks.iter().flat_map(|block| &block.commands) {
            if let Command::Havoc(_, Source::Input(name) | Source::Undefined(name)) = command {
                names.insert(name.clone());
            }
        }
    }
    names
}

/// The program with what tests it, as one C file.
fn text(
    unit: &TranslationUnit,
    program: &Program,
    names: &[Arc<str>],
    checks: &Checks,
    guided: bool,
) -> Result<Vec<u8>, String> {
    let mut text =
        b"void __certus_reached(void);static unsigned long long certus_draw(unsigned, unsigned, int);\n"
            .to_vec();
    let main = names.iter().position(|name| &**name == "main");
    text.extend(instrumented(unit, program, |function| arguments(unit, function, main), &Unset::default())?);
    text.extend(b"\n# 1 \"certus\"\n");
    text.extend(definitions(unit, program, names, checks, guided).bytes());
    Ok(text)
}

/// Statements that give the parameters of `main` values: numbers, and null pointers.
fn arguments(unit: &TranslationUnit, main: &Function, index: Option<usize>) -> String {
    let params = main.body.iter().flat_map(|body| body.params.iter().map(|param| &body[*param]));
    let mut text = String::new();
    for (at, param) in params.enumerate() {
        let (Some(name), Some(index)) = (param.name, index) else { continue };
        let name = unit.name(name);
        let _ = match (unit.types.kind(param.ty.ty), unit.types.size_of(param.ty.ty)) {
            (TypeKind::Int(_), Some(size)) => {
                // The number of arguments is not negative.
                let width = size.min(8) * 8 - u64::from(at == 0);
                write!(text, "{name} = (__typeof__({name}))certus_draw({index}, {width}, 0);")
            }
            (TypeKind::Pointer(..), _) => write!(text, "{name} = 0;"),
            _ => Ok(()),
        };
    }
    text
}

fn definitions(
    unit: &TranslationUnit,
    program: &Program,
    names: &[Arc<str>],
    checks: &Checks,
    guided: bool,
) -> String {
    let undefined =
        |name: &str| unit.find_function(name).is_some_and(|function| unit[function].body.is_none());
    let constants = Constants::of(program);
    let list =
        |set: &BTreeSet<u64>| set.iter().map(|word| format!("{word:#x}ull")).collect::<Vec<_>>().join(", ");
    let mut text = String::new();
    for (name, value) in [
        ("WIDE", u32::from(unit.types.data_model == DataModel::Lp64).to_string()),
        ("MOST", MOST_DRAWS.to_string()),
        ("GUIDED", u32::from(guided).to_string()),
        ("REACH", u32::from(checks.reach).to_string()),
        ("ASSERTS", u32::from(checks.reach && program.errors.assertions()).to_string()),
        ("SUSPECT(status)", checks.suspect.to_owned()),
        ("WORDS", list(&constants.words)),
        ("REALS", list(&constants.reals)),
    ] {
        let _ = writeln!(text, "#define CERTUS_{name} {value}");
    }
    text.push_str(RUNTIME);
    interface(&mut text, unit, &program.errors, &undefined);
    for (index, name) in names.iter().enumerate() {
        if !needed(name, &undefined) || INTERFACE.iter().any(|entry| entry.0 == &**name) {
            continue;
        }
        let function = unit.find_function(name).map(|function| unit[function].ty);
        let ret = function.and_then(|ty| unit.types.as_function(ty)).map_or(TypeId::INT, |ty| ty.ret);
        let Some(ty) = result_type(unit, ret) else { continue };
        let size = unit.types.size_of(ret).unwrap_or(4).clamp(1, 8);
        let width = if name.ends_with("_bool") { 1 } else { size * 8 };
        let label = symbols::label(symbols::of_function(unit, name));
        let _ = writeln!(text, "{ty} certus_f{index}(void) {label};");
        let _ = match ty {
            _ if ret == TypeId::VOID => writeln!(text, "{ty} certus_f{index}(void) {{ return 0; }}"),
            "float" => writeln!(
                text,
                "{ty} certus_f{index}(void) {{ union {{ unsigned bits; float value; }} both; \
                 both.bits = certus_draw({index}, 32, 1); return both.value; }}"
            ),
            "double" => writeln!(
                text,
                "{ty} certus_f{index}(void) {{ union {{ certus_word bits; double value; }} both; \
                 both.bits = certus_draw({index}, 64, 1); return both.value; }}"
            ),
            _ => writeln!(text, "{ty} certus_f{index}(void) {{ return certus_draw({index}, {width}, 0); }}"),
        };
    }
    objects(&mut text, unit, program, &[]);
    text
}
