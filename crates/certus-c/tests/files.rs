//! Files that are no programs, need the preprocessor, or are extreme: a clear answer, never a hang.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::{DataModel, Options, parse_file, parse_source};
use certus_testing::need;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A directory of its own for one test.
fn directory(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("certus-files-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn rejection(path: &Path, options: &Options) -> String {
    match parse_file(path, options) {
        Ok(_) => panic!("{} was accepted", path.display()),
        Err(diagnostics) => diagnostics.render(),
    }
}

#[test]
fn what_is_no_program_is_refused_clearly() {
    let folder = directory("refused");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    };
    let cases: &[(PathBuf, &str)] = &[
        (folder.clone(), "is a directory"),
        (folder.join("missing.c"), "there is no file"),
        (write("empty.c", b""), "is empty"),
        (write("blank.c", b" \n\n\t\n"), "is empty"),
        (write("comment.c", b"/* nothing */\n"), "declares nothing"),
        (write("binary.c", b"\x7fELF\x02\x01\x01\0\0\0\0"), "is a binary file"),
        (
            write("noise.c", &(0u8..=255).cycle().filter(|b| *b != 0).take(5000).collect::<Vec<_>>()),
            "is a binary file",
        ),
        (write("program.cpp", b"int main() {}"), "looks like C++"),
        (write("class.c", b"class A { };\nint main() { return 0; }\n"), "this looks like C++"),
        (write("scope.c", b"int main() { std::cout << 1; }\n"), "this looks like C++"),
        (write("include.c", b"#include <iostream>\nint main() {}\n"), "this looks like C++"),
        (write("header.c", b"#include \"no-such-header.h\"\n"), "no-such-header.h"),
        (write("directive.i", b"#define X 1\nint x = X;\n"), "needs the preprocessor"),
        (write("truncated.c", b"int main() { if (1) { return"), "before the end of the file"),
        (write("latin1.c", b"int caf\xe9;\n"), "not valid text"),
    ];
    for (path, expected) in cases {
        let text = rejection(path, &Options::default());
        assert!(text.contains(expected), "{}: {text}", path.display());
        assert!(text.contains("error: "), "{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn without_a_compiler_the_message_says_so() {
    let options = Options { compiler: PathBuf::from("/no/such/compiler"), ..Options::default() };
    let Err(diagnostics) = parse_source("#define X 1\nint x = X;\n", "x.c", &options) else {
        panic!("accepted")
    };
    let text = diagnostics.render();
    assert!(text.contains("'x.c' needs the preprocessor, but '/no/such/compiler' does not run"), "{text}");
    assert!(text.contains("help: install a C compiler"), "{text}");
    // Line markers and pragmas alone do not need it.
    let plain = "#line 7 \"y.c\"\n#pragma once\n/*\n#define Z\n*/\nchar *s = \"\\\"#define\";\nint x;\n";
    assert!(parse_source(plain, "x.c", &options).is_ok());
}

#[test]
fn the_preprocessor_gets_options_and_places_are_the_users() {
    if common::gcc("int x;", DataModel::Lp64, &["-fsyntax-only"]).is_none() {
        return;
    }
    let folder = directory("include");
    std::fs::create_dir_all(folder.join("inc")).unwrap();
    std::fs::write(folder.join("inc/a.h"), "typedef int word;\n\nword bad = missing_in_header;\n").unwrap();
    std::fs::write(folder.join("forced.h"), "#define FORCED 5\n").unwrap();
    let main = folder.join("main.c");
    std::fs::write(
        &main,
        "#include \"a.h\"\n#if VALUE != 3 || FORCED != 5\n#error options are lost\n#endif\n\
         word f(void) { return  /* gap */   missing_here; }\n",
    )
    .unwrap();
    for data_model in [DataModel::Ilp32, DataModel::Lp64] {
        let options = Options {
            data_model,
            include_dirs: vec![folder.join("inc")],
            defines: vec!["VALUE=3".to_owned()],
            includes: vec![folder.join("forced.h")],
            ..Options::default()
        };
        let text = rejection(&main, &options);
        let header =
            format!("{}:3:12: error: 'missing_in_header' is not declared", folder.join("inc/a.h").display());
        let own = format!("{}:5:36: error: 'missing_here' is not declared", main.display());
        assert!(text.contains(&header) && text.contains(&own), "{text}");
        assert!(text.contains("return  /* gap */   missing_here;"), "the line as it was written:\n{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn system_headers_are_understood() {
    let text = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <stdint.h>\n#include <limits.h>\n\
        #include <stdarg.h>\n#include <stddef.h>\n#include <stdbool.h>\n#include <assert.h>\n#include <math.h>\n\
        #include <errno.h>\n#include <ctype.h>\n#include <time.h>\n#include <pthread.h>\n#include <unistd.h>\n\
        #include <sys/types.h>\n#include <sys/socket.h>\n#include <signal.h>\n#include <setjmp.h>\n#include <fcntl.h>\n\
        int main(void) { assert(isnan(0.0) == 0); printf(\"%d\\n\", INT_MAX); return errno; }\n";
    for data_model in [DataModel::Ilp32, DataModel::Lp64] {
        match parse_source(text, "headers.c", &common::options(data_model)) {
            Ok(unit) => assert!(common::violations(&unit).is_empty()),
            Err(diagnostics) => {
                let message = diagnostics.render();
                // Without headers there is nothing to test.
                assert!(message.contains("preprocessor"), "{message}");
                need::skip(common::compiler(data_model), message);
            }
        }
    }
}

#[test]
fn every_prefix_of_a_program_has_an_answer() {
    let options = common::options(DataModel::Lp64);
    for (_, text) in common::snippets::SNIPPETS {
        let text: String = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
        for end in (0..text.len()).step_by(3).filter(|&end| text.is_char_boundary(end)) {
            if let Err(diagnostics) = parse_source(&text[..end], "prefix.i", &options) {
                assert!(!diagnostics.render().is_empty());
            }
        }
    }
}

/// A program that is nested `depth` levels deep, in several ways.
fn nests(depth: usize) -> Vec<(&'static str, String)> {
    let nest = |open: &str, inner: &str, close: &str| open.repeat(depth) + inner + &close.repeat(depth);
    vec![
        ("parentheses", format!("int x = {};", nest("(", "1", ")"))),
        ("unary", format!("int x = {};", nest("- ", "1", ""))),
        ("sum", format!("int x = 1{};", " + 1".repeat(depth))),
        ("comma", format!("int f(void) {{ return 1{}; }}", ", 1".repeat(depth))),
        ("calls", format!("int f(int); int x(void) {{ return {}; }}", nest("f(", "1", ")"))),
        ("conditional", format!("int x = {} 1;", "1 ? 2 :".repeat(depth))),
        ("assignment", format!("int x; int f(void) {{ return {} 1; }}", "x =".repeat(depth))),
        ("blocks", format!("void f(void) {}", nest("{", "", "}"))),
        ("loops", format!("void f(void) {{ {} ; }}", "while (1)".repeat(depth))),
        ("else if", format!("void f(int x) {{ {} ; }}", "if (x) ; else ".repeat(depth))),
        ("pointers", format!("int {}x;", "*".repeat(depth))),
        ("arrays", format!("int x{};", "[1]".repeat(depth))),
        ("declarators", format!("int {};", nest("(", "x", ")"))),
        ("functions", format!("int {};", nest("(*", "x", ")(void)"))),
        ("structs", format!("struct {};", nest("a { struct ", "b { int c; } d", "; } e"))),
        ("initialiser", format!("int x[] = {};", nest("{", "1", "}"))),
        ("casts", format!("int x = {} 1;", "(int)".repeat(depth))),
        ("sizeof", format!("int x = {} 1;", "sizeof ".repeat(depth))),
        ("indices", format!("int *f(int *p) {{ return p{}; }}", "[0]".repeat(depth))),
        ("members", format!("int x = a{};", ".b".repeat(depth))),
        ("typeof", format!("{};", nest("__typeof__(", "int", ")"))),
        ("statement expressions", format!("int f(void) {{ return {}; }}", nest("({", "1;", "});"))),
        ("labels", format!("void f(void) {{ {} ; }}", "a: case 1: ".repeat(depth))),
        ("strings", format!("char *s = {};", "\"a\" ".repeat(depth))),
        ("attributes", format!("int x __attribute__((a{}));", nest("(", "", ")"))),
        ("brackets", "[".repeat(depth)),
        ("braces", "{".repeat(depth)),
        ("open calls", format!("int x = {}", "f(".repeat(depth))),
    ]
}

#[test]
fn deep_nesting_is_accepted_or_refused() {
    for depth in [2_000, 100_000] {
        for (name, text) in nests(depth) {
            let start = Instant::now();
            if let Ok(unit) = parse_source(&text, "deep.i", &common::options(DataModel::Lp64)) {
                assert!(common::violations(&unit).is_empty(), "{name}");
                certus_c::on_large_stack(|| certus_c::hir::print::unit(&unit).len()).unwrap();
            } else {
                assert!(
                    depth > 2_000
                        || [
                            "pointers",
                            "members",
                            "indices",
                            "labels",
                            "brackets",
                            "braces",
                            "arrays",
                            "open calls",
                            "initialiser",
                            "functions",
                            "typeof",
                            "structs"
                        ]
                        .contains(&name),
                    "{name}"
                );
            }
            println!("{name} {depth}: {:?}", start.elapsed());
            assert!(start.elapsed() < Duration::from_secs(20), "{name} {depth}: {:?}", start.elapsed());
        }
    }
}

#[test]
fn shared_types_do_not_explode() {
    // Written out, the types F40 and G40 have 2^40 parts each; they are compatible.
    let mut text = "typedef void F0(void); typedef void G0();\n".to_owned();
    for level in 1..=40 {
        for name in ["F", "G"] {
            text.push_str(&format!(
                "typedef int {name}{level}({name}{} *, {name}{} *);\n",
                level - 1,
                level - 1
            ));
        }
    }
    text.push_str("F40 f; G40 f; struct s { F40 *p; } x; int g(void) { return x.p(0, 0); }\n");
    let start = Instant::now();
    let unit = common::accept(&text, DataModel::Lp64);
    assert!(unit.display(unit[unit.find_function("f").unwrap()].ty).len() < 1000);
    assert!(parse_source(text + "int y = x;", "types.i", &common::options(DataModel::Lp64)).is_err());
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_file_of_fifty_megabytes_has_an_answer() {
    // A tenth of the size unless more is asked for: debug builds are slow.
    let bytes = if common::scale() >= 1.5 { 50 << 20 } else { 5 << 20 };
    let mut text = String::with_capacity(bytes + 100);
    let mut index = 0;
    while text.len() < bytes {
        text.push_str(&format!(
            "int f{index}(int x) {{ if (x > {index}) return x + 1; return f{index}(x - 1) * 2; }}\n"
        ));
        index += 1;
    }
    let start = Instant::now();
    assert!(parse_source(&text, "large.i", &common::options(DataModel::Lp64)).is_ok());
    println!("{} MB in {:?}", bytes >> 20, start.elapsed());
    let small = Options { max_bytes: 1 << 20, ..Options::default() };
    let Err(diagnostics) = parse_source(&text, "large.i", &small) else { panic!("accepted") };
    assert!(diagnostics.render().contains("at most 1 MB are read"), "{}", diagnostics.render());
}

/// Headers that a 32-bit system would have are in a folder that nobody else can write to, and that is gone afterwards.
#[test]
fn stub_headers_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let dir = std::env::temp_dir().join(format!("certus-stub-test-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let told = dir.join("told");
    // A compiler that lacks a header until it is given a folder with it, and tells of the folder.
    let script = format!(
        "#!/bin/sh\nwhile [ $# -gt 0 ]; do\n  if [ \"$1\" = -idirafter ] && [ -f \"$2/gnu/stubs-32.h\" ]; then\n    \
         stat -c '%a %n' \"$2\" > '{}'\n    echo 'int main(void) {{ return 0; }}'\n    exit 0\n  fi\n  shift\ndone\n\
         echo 'gnu/stubs-32.h: No such file or directory' >&2\nexit 1\n",
        told.display()
    );
    let compiler = dir.join("cc");
    std::fs::write(&compiler, script).unwrap();
    std::fs::set_permissions(&compiler, std::fs::Permissions::from_mode(0o755)).unwrap();
    let program = dir.join("a.c");
    std::fs::write(&program, "#include <stdio.h>\nint main(void) { return 0; }\n").unwrap();
    let options = Options { compiler, ..Options::default() };
    let read = || {
        certus_c::parse_file(&program, &options).unwrap();
        std::fs::read_to_string(&told).unwrap()
    };
    let (first, second) = (read(), read());
    assert!(first.starts_with("700 /"), "{first}");
    assert_ne!(first, second);
    assert!(!PathBuf::from(first[4..].trim()).exists());
    std::fs::remove_dir_all(&dir).unwrap();
}
