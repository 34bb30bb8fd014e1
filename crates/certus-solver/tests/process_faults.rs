//! Solvers as processes that misbehave, played by small shell scripts: whatever they do is an error value or an
//! *unknown*, soon, and the solver stays usable.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, too")]

use certus_logic::{Sort, Terms};
use certus_solver::process::{ProcessSolver, ProcessSpec};
use certus_solver::{Answer, Limits, Query, Reason, Solver, SolverError, Stop};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A directory for the scripts of one test.
struct Dir(PathBuf);

impl Dir {
    fn new(test: &str) -> Dir {
        let dir = std::env::temp_dir().join(format!("certus-process-{}-{test}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }

    /// A solver that is this shell script.
    fn fake(&self, name: &str, script: &str) -> ProcessSpec {
        let path = self.0.join(name);
        // Written under another name: a program that is open for writing cannot be run, and a process
        // that another test starts at this moment inherits what is open.
        let draft = self.0.join(format!("{name}.draft"));
        fs::write(&draft, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&draft, fs::Permissions::from_mode(0o755)).unwrap();
        fs::rename(&draft, &path).unwrap();
        let mut spec = ProcessSpec::command(&format!("sh '{}'", path.display())).unwrap();
        spec.name = name.to_owned();
        spec.patience = Duration::from_millis(600);
        spec
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Answers the greeting, then does as told by `$1` at every `(check-sat…`.
fn on_check(action: &str) -> String {
    format!(
        r#"while read -r line; do
    case "$line" in
    '(echo "'*) echo certus-ready ;;
    '(check-sat'*) {action} ;;
    esac
done"#
    )
}

fn start_error(spec: ProcessSpec) -> SolverError {
    let start = Instant::now();
    let Err(e) = ProcessSolver::start(spec) else { panic!("this is no solver") };
    assert!(start.elapsed() < Duration::from_secs(5), "{e} after {:?}", start.elapsed());
    e
}

/// What a solver answers to a trivial query.
fn ask(solver: &mut dyn Solver, limits: &Limits) -> Result<Answer, SolverError> {
    let mut t = Terms::new();
    let p = t.var("p", Sort::Bool);
    solver.check(&t, &Query::of(&[p]), limits)
}

#[test]
fn a_missing_program_is_named() {
    for name in ["process:/no/such/solver --flag", "process:certus-no-such-solver"] {
        let Err(e) = certus_solver::registry::make(name) else { panic!("it is missing") };
        assert!(matches!(e, SolverError::Missing { .. }), "{e:?}");
        assert!(e.to_string().contains("no-such") || e.to_string().contains("/no/such/solver"), "{e}");
    }
    let dir = Dir::new("not-executable");
    let path = dir.0.join("plain");
    fs::write(&path, "text").unwrap();
    let e = start_error(ProcessSpec::command(&format!("'{}'", path.display())).unwrap());
    assert!(matches!(e, SolverError::Missing { .. }), "{e:?}");
}

#[test]
fn one_that_ends_at_once_tells_its_last_words() {
    let dir = Dir::new("ends");
    let e = start_error(dir.fake("quitter", "echo 'no licence found' >&2; exit 3"));
    let SolverError::Died { solver, detail: Some(detail) } = &e else { panic!("{e:?}") };
    assert_eq!(solver, "quitter");
    assert!(detail.contains("no licence found") && detail.contains('3'), "{detail}");
    let e = start_error(dir.fake("silent-quitter", "exit 0"));
    assert!(matches!(e, SolverError::Died { .. }), "{e:?}");
}

#[test]
fn one_that_says_nothing_hangs() {
    let dir = Dir::new("hangs");
    let e = start_error(dir.fake("sleeper", "exec sleep 1000"));
    assert!(matches!(e, SolverError::Hung { .. }), "{e:?}");
    let e = start_error(dir.fake("reader", "while read -r line; do :; done"));
    assert!(matches!(e, SolverError::Hung { .. }), "{e:?}");
}

#[test]
fn nonsense_is_quoted() {
    let dir = Dir::new("nonsense");
    let check = |name: &str, script: &str, quoted: &str| {
        let e = start_error(dir.fake(name, script));
        let SolverError::Nonsense { answer, .. } = &e else { panic!("{e:?}") };
        assert!(answer.contains(quoted), "{e}");
    };
    check("poet", "echo 'lorem ipsum'; while read -r line; do :; done", "lorem");
    check("closer", "echo ')'; while read -r line; do :; done", ")");
    check("bytes", r"printf '\377\376 \000\n'; while read -r line; do :; done", "\u{fffd}");
    check("refuser", r#"while read -r line; do echo '(error "not today")'; done"#, "not today");
    let e = start_error(dir.fake("unfinished", "printf '((((('; while read -r line; do :; done"));
    assert!(matches!(e, SolverError::Hung { .. }), "{e:?}");
    let e = start_error(dir.fake("flooder", "exec yes '('"));
    assert!(matches!(e, SolverError::Nonsense { .. } | SolverError::Hung { .. }), "{e:?}");
}

#[test]
fn errors_in_a_query_are_values_and_the_next_query_starts_anew() {
    let dir = Dir::new("query");
    let check = |name: &str, action: &str, expected: fn(&SolverError) -> bool| {
        let mut solver = ProcessSolver::start(dir.fake(name, &on_check(action))).unwrap();
        for _ in 0..2 {
            let e = ask(&mut solver, &Limits::none()).unwrap_err();
            assert!(expected(&e), "{e:?}");
            assert!(e.to_string().contains(name), "{e}");
            let mut t = Terms::new();
            let p = t.var("p", Sort::Bool);
            assert_eq!(solver.value(&t, p), Err(SolverError::NoModel));
        }
    };
    check(
        "dies",
        "echo 'out of memory' >&2; exit 1",
        |e| matches!(e, SolverError::Died { detail: Some(d), .. } if d.contains("out of memory")),
    );
    check(
        "killed",
        "kill -9 $$",
        |e| matches!(e, SolverError::Died { detail: Some(d), .. } if d.contains('9')),
    );
    check(
        "complains",
        r#"echo '(error "unknown constant")'"#,
        |e| matches!(e, SolverError::Nonsense { answer, .. } if answer.contains("unknown constant")),
    );
    check("mumbles", "echo maybe", |e| matches!(e, SolverError::Nonsense { .. }));
    check("no-core", "echo unsat; echo '(something else)'", |e| matches!(e, SolverError::Nonsense { .. }));
    check("core-hangs", "echo unsat", |e| matches!(e, SolverError::Hung { .. }));
}

#[test]
fn unknown_comes_with_the_reason_if_there_is_one() {
    let dir = Dir::new("unknown");
    let unknown = |why: &str| Ok(Answer::Unknown(Reason::Incomplete(why.to_owned())));
    for (name, says, why) in [
        ("text", "echo '(:reason-unknown \"too hard\")'", "too hard"),
        ("word", "echo '(:reason-unknown incomplete)'", "incomplete"),
        ("error", "echo '(error \"what?\")'", "the solver gave up"),
        ("dies", "exit 1", "the solver gave up"),
    ] {
        let script = on_check(&format!("echo unknown; {says}"));
        let mut solver = ProcessSolver::start(dir.fake(name, &script)).unwrap();
        assert_eq!(ask(&mut solver, &Limits::none()), unknown(why), "{name}");
        assert_eq!(ask(&mut solver, &Limits::none()), unknown(why), "{name}");
    }
}

#[test]
fn values_that_make_no_sense_are_errors() {
    let dir = Dir::new("values");
    let mut t = Terms::new();
    let (p, x) = (t.var("p", Sort::Bool), t.var("x", Sort::Bv(8)));
    let five = t.bv(8, 5);
    let c = t.eq(x, five);
    for (name, values) in [
        ("short", "()"),
        ("wide", "((x #b1))"),
        ("odd", "((x))"),
        ("other", "((x (foo)))"),
        ("atom", "x"),
        ("error", "(error \"no model\")"),
    ] {
        let spec = dir.fake(name, &on_check(&format!("echo sat; echo '{values}'")));
        let mut solver = ProcessSolver::start(spec).unwrap();
        solver.assert(&t, c).unwrap();
        assert_eq!(solver.check(&t, &Query::of(&[p]), &Limits::none()), Ok(Answer::Sat));
        let e = solver.value(&t, x).unwrap_err();
        assert!(matches!(e, SolverError::Nonsense { .. }), "{e:?}");
        assert_eq!(solver.value(&t, x), Err(SolverError::NoModel));
    }
}

#[test]
fn a_limit_ends_the_wait_and_the_solver_stays_usable() {
    let dir = Dir::new("slow");
    // The first process never answers; the ones after it do.
    let flag = dir.0.join("flag");
    let action =
        format!("if [ -e '{0}' ]; then echo sat; else : > '{0}'; exec sleep 1000; fi", flag.display());
    let mut solver = ProcessSolver::start(dir.fake("slow", &on_check(&action))).unwrap();
    let start = Instant::now();
    let limits = Limits::none().with_timeout(Duration::from_millis(100));
    assert_eq!(ask(&mut solver, &limits), Ok(Answer::Unknown(Reason::Stopped(Stop::Deadline))));
    assert!(start.elapsed() < Duration::from_millis(900), "{:?}", start.elapsed());
    assert_eq!(ask(&mut solver, &limits), Ok(Answer::Unknown(Reason::Stopped(Stop::Deadline))));
    assert_eq!(ask(&mut solver, &Limits::none()), Ok(Answer::Sat));

    fs::remove_file(&flag).unwrap();
    let cancel = Arc::new(AtomicBool::new(false));
    let raise = Arc::clone(&cancel);
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        raise.store(true, Ordering::Relaxed);
    });
    let limits = Limits::none().with_cancel(cancel);
    assert_eq!(ask(&mut solver, &limits), Ok(Answer::Unknown(Reason::Stopped(Stop::Cancelled))));
    other.join().unwrap();
    assert_eq!(ask(&mut solver, &Limits::none()), Ok(Answer::Sat));
}

#[test]
fn slow_answers_floods_of_errors_and_long_texts_do_no_harm() {
    let dir = Dir::new("patient");
    // Longer than the patience for other things: a search may take its time.
    let mut slow = ProcessSolver::start(dir.fake("slow", &on_check("sleep 0.8; echo sat"))).unwrap();
    assert_eq!(ask(&mut slow, &Limits::none()), Ok(Answer::Sat));

    let flood = "i=0; while [ $i -lt 300 ]; do printf '%01000d\\n' $i >&2; i=$((i+1)); done; echo unsat";
    let script = format!("{}\n", on_check(&format!("{flood}; echo '(p)'")));
    let mut loud = ProcessSolver::start(dir.fake("loud", &script)).unwrap();
    assert_eq!(ask(&mut loud, &Limits::none()), Ok(Answer::Unsat));

    // It reads nothing more after the greeting, so that our text fills every buffer.
    let mut deaf = ProcessSolver::start(dir.fake(
        "deaf",
        r#"while read -r line; do case "$line" in '(echo "'*) echo certus-ready; exec sleep 1000 ;; esac; done"#,
    ))
    .unwrap();
    let mut t = Terms::new();
    for i in 0..20_000 {
        let (x, y) = (t.var(&format!("some_long_name_{i}"), Sort::Bool), t.var("y", Sort::Bool));
        let c = t.or(&[x, y]);
        deaf.assert(&t, c).unwrap();
    }
    let limits = Limits::none().with_timeout(Duration::from_millis(100));
    let answer = deaf.check(&t, &Query::default(), &limits);
    assert_eq!(answer, Ok(Answer::Unknown(Reason::Stopped(Stop::Deadline))));
}

#[test]
fn no_process_outlives_its_solver() {
    let dir = Dir::new("zombie");
    let pid_file = dir.0.join("pid");
    let script = format!("echo $$ > '{}'\n{}", pid_file.display(), on_check("exec sleep 1000"));
    let mut solver = ProcessSolver::start(dir.fake("lives", &script)).unwrap();
    let pid: u32 = fs::read_to_string(&pid_file).unwrap().trim().parse().unwrap();
    let proc = PathBuf::from(format!("/proc/{pid}"));
    assert!(proc.exists());
    let limits = Limits::none().with_timeout(Duration::from_millis(50));
    let _ = ask(&mut solver, &limits);
    assert!(!proc.exists(), "killed and waited for");
    drop(solver);
    assert!(!proc.exists());
}
