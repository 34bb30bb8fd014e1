//! `certus.toml`: where it is found, what it sets, and what wins over it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{SMALL, certus, ended, folder, write};

#[test]
fn a_new_file_sets_nothing_and_is_not_overwritten() {
    let dir = folder("init");
    let (code, out, err) = ended(certus().arg("init").arg(&dir));
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("certus.toml"), "{out}");
    let small = write(&dir, "small.c", SMALL);
    let (code, out, _) = ended(certus().arg("check").arg(&small).arg("--json"));
    assert_eq!(code, 0);
    assert!(out.contains("\"settings\":"), "{out}");
    let (code, _, err) = ended(certus().arg("init").arg(&dir));
    assert_eq!(code, 2);
    assert!(err.contains("already there"), "{err}");
    assert_eq!(ended(certus().arg("init").arg(dir.join("missing"))).0, 2);
}

#[test]
fn settings_are_found_and_the_command_line_wins() {
    let dir = folder("found");
    let small = write(&dir, "src/deep/small.c", SMALL);
    let check = |options: &[&str]| ended(certus().arg("check").arg(&small).args(options));
    assert_eq!(check(&[]).0, 0);
    write(&dir, "certus.toml", "defines = [\"N=4\"]\nengine = \"bmc\"\n");
    let (code, out, _) = check(&["--json"]);
    assert_eq!(code, 10);
    assert!(out.contains("\"engine\":\"bmc\""), "{out}");
    assert_eq!(check(&["-DN=2"]).0, 0, "a macro of the command line wins");
    assert!(check(&["--json", "--engine", "ic3cfa"]).1.contains("\"engine\":\"ic3cfa\""));
    assert_eq!(check(&["--no-config"]).0, 0);
    // The nearest file counts.
    let near = write(&dir, "src/certus.toml", "defines = [\"N=1\"]\n");
    assert_eq!(check(&[]).0, 0);
    let other = write(&dir, "other.toml", "defines = [\"N=9\"]\n");
    assert_eq!(check(&["--config", other.to_str().unwrap()]).0, 10);
    std::fs::remove_file(near).unwrap();
    assert_eq!(check(&[]).0, 10);
    // The current folder counts as well.
    let away = folder("away");
    let small = write(&away, "small.c", SMALL);
    let (code, ..) = ended(certus().current_dir(&dir).arg("check").arg(&small));
    assert_eq!(code, 10);
}

#[test]
fn every_setting_works() {
    let dir = folder("settings");
    let text = "extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
        int other(void) { if (sizeof(long) == 8 && LIMIT == 7 && MORE) reach_error(); return 0; }
        int main(void) { int x = __VERIFIER_nondet_int(); return x + 1; }\n";
    let path = write(&dir, "a.c", text);
    write(&dir, "inc/limit.h", "#define LIMIT 7\n");
    write(&dir, "pre.h", "#include <limit.h>\n");
    write(&dir, "over.prp", "CHECK( init(main()), LTL(G ! overflow) )\n");
    let settings = "include-dirs = [\"inc\"]\nincludes = [\"pre.h\"]\ndefines = [\"MORE=1\"]\nstd = \"gnu99\"
        data-model = \"LP64\"\ntime-limit = \"20s\"\nmemory-limit = \"2G\"\nrecursion = 5\nsolver = \"native\"\n";
    write(&dir, "certus.toml", &format!("{settings}function = \"other\"\n"));
    let (code, out, err) = ended(certus().arg("check").arg(&path));
    assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (unreach-call)\n"), "{err}");
    write(
        &dir,
        "certus.toml",
        &format!(
            "{settings}property = \"over.prp\"\nengine = \"ic3cfa\"\n[options.ic3cfa]\nliterals = \"bits\"\n[options.bmc]\n"
        ),
    );
    let (code, out, err) = ended(certus().arg("check").arg(&path));
    assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (no-overflow)\n"), "{err}");
}

#[test]
fn mistakes_are_refused_with_their_place() {
    let dir = folder("mistakes");
    let small = write(&dir, "small.c", SMALL);
    for (text, place, message) in [
        ("engine = \"auto\"\ntime_limit = \"3s\"\n", "line 2", "unknown field `time_limit`"),
        ("engine = auto\n", "line 1", "certus.toml"),
        ("[options.auto]\nspeed = 1\n", "line", "has no option `speed`"),
        ("recursion = \"deep\"\n", "line 1", "invalid type"),
    ] {
        write(&dir, "certus.toml", text);
        let (code, out, err) = ended(certus().arg("check").arg(&small));
        assert_eq!((code, out.as_str()), (2, ""), "{text}");
        assert!(err.contains(place) && err.contains(message) && err.contains("certus.toml"), "{err}");
    }
}
