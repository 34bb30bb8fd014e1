//! Every command line in README.md and docs is run, and what it prints is compared with what they show.
//!
//! In a block ```console a line `$ command` is run by a shell in a folder with a copy of the examples, and the lines
//! after it are what it prints (both streams); `...` stands for any lines, and numbers that depend on the machine
//! are not compared. In a block ```sh each line that begins with `certus` is run and must not fail.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{ended, folder, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// One fenced block: where it is, its language, its lines.
struct Block {
    place: String,
    language: String,
    lines: Vec<String>,
}

fn blocks(path: &Path) -> Vec<Block> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut blocks: Vec<Block> = Vec::new();
    let mut inside = false;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(language) = line.trim_start().strip_prefix("```") {
            inside = !inside;
            if inside {
                let place = format!("{}:{number}", path.file_name().unwrap().to_string_lossy());
                blocks.push(Block { place, language: language.to_owned(), lines: Vec::new() });
            }
        } else if inside {
            blocks.last_mut().unwrap().lines.push(line.to_owned());
        }
    }
    assert!(!inside, "{}: a block is not closed", path.display());
    blocks
}

fn files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(root().join("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect();
    files.push(root().join("README.md"));
    files.sort();
    files
}

/// A folder like the project's, as far as commands in the documentation use it.
fn workplace(name: &str) -> PathBuf {
    let dir = folder(name);
    let status = Command::new("cp").arg("-r").arg(root().join("examples")).arg(&dir).status().unwrap();
    assert!(status.success());
    dir
}

fn run(dir: &Path, command: &str) -> (i32, String) {
    let bin = Path::new(env!("CARGO_BIN_EXE_certus")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    let (code, out, _) = ended(
        Command::new("sh").args(["-c", &format!("{{ {command}\n}} 2>&1")]).env("PATH", path).current_dir(dir),
    );
    (code, out)
}

/// What of a line does not depend on the machine.
fn lasting(line: &str) -> String {
    let rules = [
        (r"\d+(\.\d+)? (ms|s|MB)\b", "N $2"),
        (r"queries: \d+", "queries: N"),
        // Where no compiler links 32-bit programs, the interpreter has to do.
        (r"executed by the interpreter.*", "executed by the interpreter"),
        // Times, memory and queries of a table.
        (
            r"^(\S+ +\d+ +\d+ +\d+ +\d+ +\d+) +\S+ +(\d+) +(-?\d+) +(\d+) +\S+ +\S+ +\S+ +\S+$",
            "$1 N $2 $3 $4",
        ),
        (r" +", " "),
    ];
    let mut line = line.trim_end().to_owned();
    for (pattern, by) in rules {
        line = regex::Regex::new(pattern).unwrap().replace_all(&line, by).into_owned();
    }
    line
}

/// Whether the lines are those that are shown, where `...` stands for any.
fn fits(shown: &[String], lines: &[String]) -> bool {
    match shown.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "..." => (0..=lines.len()).any(|skip| fits(rest, &lines[skip..])),
        Some((first, rest)) => lines.first() == Some(first) && fits(rest, &lines[1..]),
    }
}

#[test]
fn every_command_in_the_documentation_works() {
    let mut commands = 0;
    let mut wrong = Vec::new();
    for file in files() {
        let dir = workplace(&format!("docs-{}", file.file_stem().unwrap().to_string_lossy()));
        for block in blocks(&file) {
            let place = &block.place;
            match block.language.as_str() {
                "console" => {
                    let mut lines = block.lines.iter().peekable();
                    while let Some(line) = lines.next() {
                        let command = line.strip_prefix("$ ");
                        let command = command.unwrap_or_else(|| panic!("{place}: a block begins with `$ `"));
                        let mut shown = Vec::new();
                        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ")) {
                            shown.push(lasting(line));
                        }
                        let (code, out) = run(&dir, command);
                        let printed: Vec<String> = out.lines().map(lasting).collect();
                        if code == 70 || code >= 126 || !fits(&shown, &printed) {
                            wrong.push(format!(
                                "{place}: `{command}` ends with {code} and prints
{out}"
                            ));
                        }
                        commands += 1;
                    }
                }
                "sh" => {
                    for line in block.lines.iter().filter(|line| line.starts_with("certus ")) {
                        let (code, out) = run(&dir, line);
                        if code != 0 {
                            wrong.push(format!(
                                "{place}: `{line}` ends with {code} and prints
{out}"
                            ));
                        }
                        commands += 1;
                    }
                }
                "text" | "yaml" | "c" | "toml" | "json" | "" => {}
                other => panic!("{place}: blocks of `{other}` are not known"),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(commands > 25, "only {commands} commands were found");
}

#[test]
fn links_in_the_documentation_lead_somewhere() {
    let link = regex::Regex::new(r"\]\(([^)#:]+)(#[^)]*)?\)").unwrap();
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        for found in link.captures_iter(&text) {
            let target = file.parent().unwrap().join(&found[1]);
            assert!(target.exists(), "{}: {} is not there", file.display(), &found[1]);
        }
    }
}

#[test]
fn every_example_is_in_the_guide_and_the_manifest() {
    let guide = std::fs::read_to_string(root().join("docs/guide.md")).unwrap();
    let manifest = std::fs::read_to_string(root().join("examples/manifest.csv")).unwrap();
    for entry in std::fs::read_dir(root().join("examples")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        if name.ends_with(".c") {
            assert!(guide.contains(&format!("`{name}`")), "{name} is not in the guide");
            assert!(manifest.contains(&format!("\n{name},")), "{name} is not in the manifest");
        }
    }
}
