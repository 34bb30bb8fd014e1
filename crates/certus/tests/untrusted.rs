//! What comes with a program is not trusted: settings, names of files, links, control characters.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{SMALL, certus, ended, folder, write};
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that fails for one input, and needs the preprocessor.
const FAILS: &str = "#define BAD 7
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) { if (__VERIFIER_nondet_int() == BAD) reach_error(); return 0; }
";

/// `certus` in a folder, without settings of whoever runs the tests.
fn inside(dir: &Path) -> Command {
    let mut command = certus();
    command.current_dir(dir).env("XDG_CONFIG_HOME", dir.join("no-config"));
    command
}

/// A script that leaves a mark when it runs.
fn script(dir: &Path) -> (PathBuf, PathBuf) {
    let mark = dir.join("it-ran");
    let path = write(dir, "evil.sh", &format!("#!/bin/sh\ntouch '{}'\nexec \"$@\"\n", mark.display()));
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    (path, mark)
}

#[test]
fn settings_beside_a_program_start_nothing() {
    let dir = folder("commands");
    let (script, mark) = script(&dir);
    write(&dir, "src/small.c", SMALL);
    for value in [format!("process:{}", script.display()), "process:touch it-ran".to_owned()] {
        write(&dir, "certus.toml", &format!("solver = \"{value}\"\n"));
        for options in [&["check", "src/small.c"][..], &["check", "src/small.c", "--config", "certus.toml"]] {
            let (code, out, err) = ended(inside(&dir).args(options));
            assert_eq!((code, out.as_str()), (2, ""), "{err}");
            assert!(err.contains("certus.toml: `solver` names a command"), "{err}");
            assert!(err.contains("--solver") && err.contains("no-config/certus/config.toml"), "{err}");
            assert!(!mark.exists());
        }
    }
    // What is no setting is none.
    for line in ["compiler = \"./evil.sh\"", "cc = \"./evil.sh\"", "command = \"./evil.sh\""] {
        write(&dir, "certus.toml", &format!("{line}\n"));
        assert_eq!(ended(inside(&dir).args(["check", "src/small.c"])).0, 2);
        assert!(!mark.exists());
    }
    // The user's own file and the command line may.
    std::fs::remove_file(dir.join("certus.toml")).unwrap();
    let own = write(&dir, "home/certus/config.toml", &format!("solver = \"process:{}\"\n", script.display()));
    ended(inside(&dir).env("XDG_CONFIG_HOME", dir.join("home")).args(["check", "src/small.c"]));
    assert!(mark.exists(), "the user's own settings count");
    std::fs::remove_file(&mark).unwrap();
    ended(inside(&dir).env("XDG_CONFIG_HOME", dir.join("home")).args([
        "check",
        "src/small.c",
        "--no-config",
    ]));
    assert!(!mark.exists());
    std::fs::remove_file(own).unwrap();
    ended(inside(&dir).args(["check", "src/small.c", "--solver", &format!("process:{}", script.display())]));
    assert!(mark.exists());
}

#[test]
fn settings_that_were_found_are_told() {
    let dir = folder("told");
    write(&dir, "src/small.c", SMALL);
    write(&dir, "certus.toml", "defines = [\"N=9\"]\n");
    write(&dir, "home/certus/config.toml", "engine = \"bmc\"\ndefines = [\"N=1\"]\n");
    let check = |options: &[&str]| {
        let home = dir.join("home");
        ended(
            inside(&dir).env("XDG_CONFIG_HOME", home).args(["check", "src/small.c", "--json"]).args(options),
        )
    };
    let (code, out, err) = check(&[]);
    assert_eq!(code, 10, "the project's settings win over the user's: {err}");
    assert!(err.contains("certus: settings from certus.toml: defines = [\"N=9\"]"), "{err}");
    assert!(err.contains("config.toml: ") && err.contains("engine = \"bmc\""), "{err}");
    let json: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    assert_eq!(json["settings"], "certus.toml");
    assert_eq!(json["settings_found"][0]["set"][0], "defines = [\"N=9\"]");
    assert_eq!(json["settings_found"].as_array().unwrap().len(), 2);
    assert_eq!(json["engine"], "bmc");
    let (code, out, err) = check(&["--no-config"]);
    assert_eq!(code, 0);
    assert!(!err.contains("settings") && !out.contains("settings"), "{err}{out}");
}

#[test]
fn names_are_no_options_of_a_compiler() {
    let dir = folder("options");
    let (_, mark) = script(&dir);
    // What gcc does with `@file` is what it finds in the file.
    let evil = "-wrapper ./evil.sh good.c\n";
    for name in ["evil.c", "evil", "wrapper"] {
        write(&dir, name, evil);
    }
    for name in ["@evil.c", "@evil", "-wrapper", "inc/@evil", "sub/@evil.c"] {
        write(&dir, name, FAILS);
    }
    // The driver hands the last part of a name on, and the compiler proper knows `@file` too.
    write(&dir, "sub/@near.c", &format!("#include \"near.h\"\n{FAILS}"));
    write(&dir, "sub/near.h", "int near;\n");
    write(&dir, "near.c", "-o it-ran\n");
    write(&dir, "good.c", FAILS);
    let attack = Command::new("cc").current_dir(&dir).args(["-E", "@evil.c"]).output().unwrap();
    assert!(std::fs::remove_file(&mark).is_ok(), "the attack itself works: {attack:?}");
    write(&dir, "p.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    let task = "format_version: '2.0'\ninput_files: '@evil.c'\nproperties:\n  - property_file: p.prp\n";
    write(&dir, "task.yml", task);
    for options in [
        &["check", "@evil.c"][..],
        &["check", "--", "-wrapper"],
        &["check", "sub/@evil.c"],
        &["check", "sub/@near.c"],
        &["check", "task.yml"],
        &["check", "good.c", "-I", "@evil"],
        &["check", "good.c", "-I@evil"],
        &["check", "good.c", "--include", "@evil"],
        &["check", "good.c", "-D@evil"],
        &["check", "good.c", "-DX", "-D", "-wrapper"],
        &["check", "good.c", "--std", "@evil"],
        &["cfa", "@evil.c"],
        &["convert", "--to", "vmt", "@evil.c"],
        &["validate", "@evil.c", "task.yml"],
    ] {
        ended(inside(&dir).args(options));
        assert!(!mark.exists(), "{options:?}");
    }
    for settings in
        ["include-dirs = [\"@evil\"]", "includes = [\"@evil\"]", "defines = [\"@evil\"]", "std = \"@evil\""]
    {
        write(&dir, "certus.toml", settings);
        ended(inside(&dir).args(["check", "good.c"]));
        assert!(!mark.exists(), "{settings}");
    }
    std::fs::remove_file(dir.join("certus.toml")).unwrap();
    write(
        &dir,
        "manifest.csv",
        "file,property,data_model,expected\n@evil.c,unreach-call,ILP32,false\n--no-native,-wrapper,ILP32,true\n",
    );
    ended(inside(&dir).args(["bench", ".", "--out", "results", "--time-limit", "5s"]));
    assert!(!mark.exists());
    // What is a program is checked as one.
    for file in ["task.yml", "sub/@near.c", "sub/@evil.c", "@evil.c"] {
        let (code, out, err) = ended(inside(&dir).args(["check", file]));
        assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (unreach-call)\n"), "{err}");
    }
}

#[test]
fn names_of_programs_are_only_names() {
    let dir = folder("names");
    for name in [
        "-x.c",
        "@x.c",
        "=x.c",
        "a b.c",
        "a\"b.c",
        "a'b.c",
        "a\nb.c",
        "a*/b.c",
        "*/ int main(void) { return 3; } /*.c",
        "a\\b.c",
        "$(touch it-ran).c",
        "`touch it-ran`.c",
        "a;touch it-ran;.c",
        "\u{e9}.c",
        "\u{1b}[2J.c",
        "--help",
    ] {
        let path = dir.join("./").join(name.replace('/', "\u{2215}"));
        let inner = dir.join(path.file_name().unwrap());
        std::fs::write(&inner, FAILS).unwrap();
        let mut command = inside(&dir);
        command
            .args(["check", "--harness", "harness.c", "--witness", "w.yml", "--"])
            .arg(inner.file_name().unwrap());
        let (code, out, err) = ended(&mut command);
        assert_eq!((code, out.as_str()), (10, "VERDICT: UNSAFE (unreach-call)\n"), "{name:?}: {err}");
        let mut command = inside(&dir);
        command.args(["validate", "--"]).arg(inner.file_name().unwrap()).arg("w.yml");
        let (code, out, err) = ended(&mut command);
        assert_eq!(code, 10, "{name:?}: {out}{err}");
        assert!(!dir.join("it-ran").exists(), "{name:?}");
    }
}

/// All outputs of a check, by option.
const OUTPUTS: [(&str, &str); 6] = [
    ("--report", "page.html"),
    ("--sarif", "out.sarif"),
    ("--junit", "out.xml"),
    ("--witness", "w.yml"),
    ("--log", "log.jsonl"),
    ("--harness", "harness.c"),
];

#[test]
fn nothing_is_written_through_a_link() {
    let dir = folder("links");
    write(&dir, "fails.c", FAILS);
    let precious = write(&dir, "precious", "keep me\n");
    let mut command = inside(&dir);
    command.args(["check", "fails.c"]);
    for (option, name) in OUTPUTS {
        symlink(&precious, dir.join(name)).unwrap();
        // The name that was once used for the file beside.
        symlink(&precious, dir.join(format!("{name}.part"))).unwrap();
        command.args([option, name]);
    }
    let (code, _, err) = ended(&mut command);
    assert_eq!(code, 10, "{err}");
    assert_eq!(std::fs::read_to_string(&precious).unwrap(), "keep me\n");
    for (_, name) in OUTPUTS {
        let about = std::fs::symlink_metadata(dir.join(name)).unwrap();
        assert!(about.is_file() && about.len() > 0, "{name}");
    }
    let left: Vec<String> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.starts_with('.'))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn inputs_are_not_written_over() {
    let dir = folder("inputs");
    let program = write(&dir, "fails.c", FAILS);
    write(&dir, "p.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    write(&dir, "pre.h", "int pre;\n");
    write(&dir, "certus.toml", "time-limit = \"1m\"\n");
    symlink(&program, dir.join("link.c")).unwrap();
    for target in ["fails.c", "./fails.c", "link.c", "p.prp", "pre.h", "certus.toml"] {
        let before = std::fs::read(dir.join(target)).unwrap();
        for (option, _) in OUTPUTS {
            let mut command = inside(&dir);
            command.args(["check", "fails.c", "--property", "p.prp", "--include", "pre.h", option, target]);
            let (code, out, err) = ended(&mut command);
            assert_eq!(
                (code, out.as_str()),
                (2, "VERDICT: UNSAFE (unreach-call)\n"),
                "{option} {target}: {err}"
            );
            assert!(err.contains("which is read"), "{err}");
            assert_eq!(std::fs::read(dir.join(target)).unwrap(), before, "{option} {target}");
        }
    }
}

#[test]
fn one_bad_output_does_not_stop_the_others() {
    let dir = folder("bad");
    write(&dir, "fails.c", FAILS);
    std::fs::create_dir(dir.join("folder")).unwrap();
    for (bad, _) in OUTPUTS {
        let mut command = inside(&dir);
        command.args(["check", "fails.c"]);
        for (option, name) in OUTPUTS {
            let _ = std::fs::remove_file(dir.join(name));
            command.args([option, if option == bad { "folder" } else { name }]);
        }
        let (code, out, err) = ended(&mut command);
        assert_eq!((code, out.as_str()), (2, "VERDICT: UNSAFE (unreach-call)\n"), "{bad}: {err}");
        assert!(err.contains("folder: cannot be written: this is a folder"), "{bad}: {err}");
        for (option, name) in OUTPUTS {
            assert_eq!(dir.join(name).exists(), option != bad, "{option} beside {bad}");
        }
    }
}

#[test]
fn streams_and_devices_stay_what_they_are() {
    let dir = folder("streams");
    write(&dir, "fails.c", FAILS);
    // The device of standard output, redirected to a file: as root this once replaced the device.
    let file = std::fs::File::create(dir.join("redirected")).unwrap();
    let mut command = inside(&dir);
    command.args(["check", "fails.c", "--report", "/dev/stdout", "--sarif", "/dev/null"]).stdout(file);
    assert_eq!(command.status().unwrap().code(), Some(10));
    let text = std::fs::read_to_string(dir.join("redirected")).unwrap();
    assert!(text.contains("<html") && text.ends_with("VERDICT: UNSAFE (unreach-call)\n"));
    assert!(std::fs::symlink_metadata("/dev/null").unwrap().file_type().is_char_device());
    assert!(std::fs::symlink_metadata("/dev/stdout").unwrap().is_symlink());
    // A pipe with a name.
    let pipe = dir.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read_to_string(pipe).unwrap()
    });
    let (code, _, err) = ended(inside(&dir).args(["check", "fails.c", "--junit", "pipe"]));
    assert_eq!(code, 10, "{err}");
    assert!(reader.join().unwrap().contains("</testsuites>"));
    assert!(std::fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
}

/// Whether a text contains nothing that a terminal obeys.
fn calm(text: &str) -> bool {
    let bad = |c: char| (c.is_control() && c != '\n' && c != '\t') || matches!(c, '\u{202a}'..='\u{202e}');
    !text.contains(bad)
}

#[test]
fn control_characters_of_the_input_do_not_reach_the_terminal() {
    let dir = folder("control");
    let escape = "\u{1b}]0;owned\u{7}\u{1b}[31m\u{9b}2J\r\u{202e}";
    let programs = [
        // In a name, in a comment on the line of an error, in a string, in the preprocessor's words.
        format!("int main(void) {{ int x = 1; /* {escape} */ return y; }}\n"),
        format!("#error {escape}\nint main(void) {{ return 0; }}\n"),
        format!("int main(void) {{ return {escape}; }}\n"),
        format!("#include <assert.h>\nint main(void) {{ assert(!\"{escape}\"); return 0; }}\n"),
        format!("#line 3 \"{}\"\nint main(void) {{ return y; }}\n", escape.replace('\r', "")),
        "extern void reach_error(void); int f\u{9b}(void); int main(void) { if (f\u{9b}()) reach_error(); return 0; }\n".to_owned(),
    ];
    let calm_run = |command: &mut Command, what: &str| {
        let (_, out, err) = ended(command);
        assert!(calm(&out) && calm(&err), "{what}: {out:?} {err:?}");
        assert!(!out.is_empty() || !err.is_empty(), "{what}");
    };
    for (number, text) in programs.iter().enumerate() {
        let path = write(&dir, &format!("{number}.c"), text);
        for options in [&["--trace"][..], &["--json"], &["--explain", "--stats"], &["--verbose"]] {
            calm_run(inside(&dir).arg("check").arg(&path).args(options), text);
        }
        for command in ["cfa", "solve"] {
            calm_run(inside(&dir).arg(command).arg(&path), text);
        }
    }
    let name = format!("name{}.c", escape.replace('/', ""));
    let path = write(&dir, &name, FAILS);
    calm_run(inside(&dir).args(["check", "--json", "--trace"]).arg(&path), "a name of a file");
    calm_run(inside(&dir).args(["check", "--"]).arg(dir.join(format!("{name}-not-there"))), "no such file");
    calm_run(inside(&dir).args(["check", &format!("--{escape}")]), "an option");
    calm_run(inside(&dir).args(["check", "0.c", "--property", escape]), "a property");
    let toml = write(&dir, "bad.toml", "\"\\u001b[31m\" = \"\\u001b[0m\"\n");
    calm_run(inside(&dir).args(["check", "0.c", "--config"]).arg(toml), "settings");
    let good = write(&dir, "fails.c", FAILS);
    let witness = "- entry_type: invariant_set\n  metadata: { format_version: \"2.0\", uuid: a, creation_time: b, producer: { name: a, version: b }, task: { input_files: [a], input_file_hashes: {}, specification: \"CHECK( init(main()), LTL(G ! call(reach_error())) )\", data_model: ILP32, language: C } }\n  content:\n  - invariant:\n      type: location_invariant\n      location: { file_name: \"\\e[1m\", line: 4, column: 18, function: main }\n      value: \"\\e[31m x \\e]0;a\\a\"\n      format: c_expression\n";
    let witness = write(&dir, "w.yml", witness);
    let (_, out, err) = ended(inside(&dir).arg("validate").arg(&good).arg(&witness));
    assert!(out.contains("REJECTED") && calm(&out) && calm(&err), "{out:?} {err:?}");
    assert!(out.contains("\\u001b[31m"), "it is shown as what it is: {out}");
}
