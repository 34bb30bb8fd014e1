//! Compiling and running, with limits; programs are confined.

use super::Settings;
use super::harness::{Harness, LIBRARIES};
use certus_c::types::DataModel;
use certus_sandbox::{Bounds, Folder, Kind, MOST_MEMORY, Machine, Stage, Task};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How a program ended.
pub(super) struct Ended {
    /// Its time was over.
    pub(super) late: bool,
    /// It was stopped because it tried what it may not do, and why that is no answer.
    pub(super) stopped: Option<String>,
    /// Its exit status, if it exited.
    pub(super) status: Option<i32>,
    /// What ended it otherwise.
    how: String,
    /// The beginning of its standard error.
    pub(super) errors: String,
}

impl Ended {
    fn of(ended: &certus_sandbox::Ended, limit: Duration) -> Ended {
        let how = match ended.signal {
            _ if ended.late => format!("it does not end within {} s", limit.as_secs()),
            _ if ended.large => "it takes too much memory".to_owned(),
            Some(signal) => format!("it ends with signal {signal}"),
            None => "it ends".to_owned(),
        };
        let stopped = if ended.forbidden() {
            Some("the sandbox stopped the compiled program, which called the system as it may not".to_owned())
        } else if ended.large {
            Some("the compiled program was stopped, for it takes too much memory".to_owned())
        } else {
            None
        };
        let errors = String::from_utf8_lossy(&ended.errors).into_owned();
        Ended { late: ended.late, stopped, status: ended.status, how, errors }
    }

    /// What it did, for a person.
    pub(super) fn describe(&self) -> String {
        let telling =
            |line: &&str| line.contains("certus:") || line.contains("ERROR:") || line.contains("error:");
        let said = self.errors.lines().find(telling);
        let said = said.or_else(|| self.errors.lines().find(|line| !line.trim().is_empty()));
        match (self.status, said) {
            (Some(status), None) => format!("it exits with status {status}"),
            (Some(status), Some(said)) => {
                format!("it exits with status {status} and prints `{}`", said.trim())
            }
            (None, _) => self.how.clone(),
        }
    }
}

/// Whether programs may be run, or why not.
pub(super) fn allowed(settings: &Settings<'_>) -> Result<(), String> {
    if !settings.confined {
        return Ok(());
    }
    certus_sandbox::available().map_err(|why| {
        format!("programs are run in a sandbox only, and {why} (`--native=unconfined` runs them without one)")
    })
}

/// A program to be run: what it is, and what it may use.
pub(super) struct Execution {
    /// Where it is, and where it works.
    pub(super) stage: Stage,
    pub(super) model: DataModel,
    /// It makes processes that test it.
    pub(super) tests: bool,
    /// It reserves more memory than there is.
    pub(super) reserves: bool,
    /// The size of its stack.
    pub(super) stack: u64,
    pub(super) arguments: Vec<OsString>,
    pub(super) environment: Vec<(&'static str, OsString)>,
    /// Its standard input.
    pub(super) file: Option<std::fs::File>,
}

/// Runs a program.
pub(super) fn execute(
    execution: Execution,
    confined: bool,
    limit: Duration,
    stop: &dyn Fn() -> bool,
) -> Result<Ended, String> {
    let Execution { stage, model, tests, reserves, stack, arguments, environment, file } = execution;
    let machine = if model == DataModel::Ilp32 { Machine::Narrow } else { Machine::Wide };
    let kind = match tests {
        _ if !confined => Kind::Tool,
        true => Kind::Tester(machine),
        false => Kind::Program(machine),
    };
    let failed = |error: std::io::Error| format!("the compiled program does not start: {error}");
    if confined {
        stage.hand_over().map_err(failed)?;
    }
    let task = Task {
        kind,
        // As seen from its working folder: nobody may pass through the folders above.
        program: PathBuf::from("../program"),
        arguments,
        folder: Some(&stage.work),
        environment,
        input: None,
        file,
        most_output: None,
        bounds: Bounds {
            cpu: limit.as_secs().saturating_add(2),
            memory: (!reserves).then_some(MOST_MEMORY),
            file: 1 << 26,
            stack: Some(stack),
        },
        time: limit,
        memory: MOST_MEMORY,
        stop,
    };
    certus_sandbox::run(task).map(|ended| Ended::of(&ended, limit)).map_err(failed)
}

/// Compiles a harness and runs it.
pub(super) fn build_and_run(harness: &Harness, settings: &Settings<'_>) -> Result<Ended, String> {
    allowed(settings)?;
    let no_folder = |error: std::io::Error| format!("there is no temporary folder: {error}");
    let folder = Folder::new().map_err(no_folder)?;
    let stage = folder.stage().map_err(no_folder)?;
    let file = folder.path().join("harness.c");
    std::fs::write(&file, harness.file("harness.c", "cc"))
        .map_err(|error| format!("the harness cannot be written: {error}"))?;
    compile(&harness.options, &file, &stage.program, (&folder, settings))?;
    let execution = Execution {
        stage,
        model: if harness.options.iter().any(|option| option == "-m32") {
            DataModel::Ilp32
        } else {
            DataModel::Lp64
        },
        tests: false,
        reserves: harness.options.iter().any(|option| option.starts_with("-fsanitize=address")),
        // Recursion in the interpreter is not bounded by a stack.
        stack: 1_000_000 << 10,
        arguments: Vec::new(),
        environment: vec![
            ("UBSAN_OPTIONS", "print_stacktrace=0".into()),
            ("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=1:disable_coredump=0".into()),
        ],
        file: None,
    };
    execute(execution, settings.confined, settings.run_limit, settings.stop)
}

pub(super) fn compile(
    options: &[String],
    file: &Path,
    binary: &Path,
    (folder, settings): (&Folder, &Settings<'_>),
) -> Result<(), String> {
    let name = settings.compiler.display();
    let attempt = |options: &[String]| {
        let limit = settings.compile_limit;
        let mut task = Task::tool(&settings.compiler, folder.path(), limit, settings.stop);
        task.arguments.extend(options.iter().map(OsString::from));
        task.arguments.extend(["-o".into(), binary.into(), file.into(), LIBRARIES.into()]);
        certus_sandbox::run(task).map(|ended| Ended::of(&ended, limit))
    };
    let ended = attempt(options).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("there is no C compiler '{name}'"),
        _ => format!("'{name}' does not start: {error}"),
    })?;
    if ended.status == Some(0) {
        return Ok(());
    }
    // Older compilers do not know this one, and the run may go the same way without.
    let plain: Vec<String> =
        options.iter().filter(|option| !option.starts_with("-ftrivial-auto-var-init")).cloned().collect();
    if plain.len() < options.len() && attempt(&plain).is_ok_and(|ended| ended.status == Some(0)) {
        return Ok(());
    }
    if ended.status.is_none() {
        return Err(format!("'{name}' gives up: {}", ended.how));
    }
    let lacks = [
        "cannot find -lgcc",
        "Scrt1.o",
        "crt1.o",
        "skipping incompatible",
        "cannot find -lasan",
        "cannot find -lubsan",
    ];
    if lacks.iter().any(|text| ended.errors.contains(text)) {
        return Err(format!(
            "'{name}' lacks libraries for such programs (Debian has those for 32 bits in gcc-multilib)"
        ));
    }
    let error = ended.errors.lines().find(|line| line.contains("error")).or(ended.errors.lines().next());
    Err(format!("'{name}' rejects the program: {}", error.unwrap_or("no reason is given").trim()))
}
