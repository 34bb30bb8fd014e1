//! What we depend on is what `deny.toml` allows: licences, crates, versions and where they come from.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{ended, root};
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;

/// Whether the licences that are allowed satisfy an SPDX expression; an old one may have `/` for `OR`.
fn satisfied(expression: &str, allowed: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let truth = either(&words, &mut at, allowed);
    truth && at == words.len()
}

fn either(words: &[&str], at: &mut usize, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut truth = both(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        truth |= both(words, at, allowed);
    }
    truth
}

fn both(words: &[&str], at: &mut usize, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut truth = single(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        truth &= single(words, at, allowed);
    }
    truth
}

fn single(words: &[&str], at: &mut usize, allowed: &dyn Fn(&str) -> bool) -> bool {
    let Some(word) = words.get(*at) else { return false };
    *at += 1;
    if *word == "(" {
        let truth = either(words, at, allowed);
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return truth && closed;
    }
    if words.get(*at) == Some(&"WITH") {
        let name = format!("{word} WITH {}", words.get(*at + 1).unwrap_or(&""));
        *at += 2;
        return allowed(&name);
    }
    allowed(word)
}

#[test]
fn licence_expressions_are_understood() {
    let allowed = |name: &str| ["MIT", "Apache-2.0", "Zlib"].contains(&name);
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("MIT OR GPL-3.0", true),
        ("GPL-3.0/MIT", true),
        ("MIT AND GPL-3.0", false),
        ("GPL-3.0 OR MIT AND Zlib", true),
        ("(GPL-3.0 OR MIT) AND GPL-2.0", false),
        ("(GPL-3.0 OR MIT) AND (Zlib)", true),
        ("Apache-2.0 WITH LLVM-exception", false),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("", false),
        ("MIT)", false),
        ("(MIT", false),
    ] {
        assert_eq!(satisfied(expression, &allowed), expected, "{expression}");
    }
}

/// The rules, and a list of them under two keys as texts.
struct Rules(toml::Table);

impl Rules {
    fn list(&self, table: &str, key: &str) -> Vec<toml::Value> {
        self.0[table][key].as_array().unwrap().clone()
    }

    fn crates(&self, key: &str) -> Vec<String> {
        self.list("bans", key).iter().map(|entry| entry["crate"].as_str().unwrap().to_owned()).collect()
    }

    /// What is wrong with packages as `cargo metadata` lists them.
    fn problems(&self, packages: &[Value]) -> Vec<String> {
        let licences = self.list("licenses", "allow");
        let allowed = |name: &str| licences.iter().any(|known| known.as_str() == Some(name));
        let denied = self.crates("deny");
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut problems = Vec::new();
        for package in packages {
            let text = |key: &str| package[key].as_str().unwrap_or("");
            let (name, version) = (text("name"), text("version"));
            versions.entry(name).or_default().push(version);
            if !satisfied(text("license"), &allowed) {
                problems.push(format!("{name} {version}: the licence `{}` is not allowed", text("license")));
            }
            if denied.iter().any(|other| other == name) {
                problems.push(format!("{name} {version} is banned"));
            }
            let source = text("source");
            let own = source.is_empty() && name.starts_with("certus");
            if !own && source != "registry+https://github.com/rust-lang/crates.io-index" {
                problems.push(format!("{name} {version} comes from `{source}`"));
            }
        }
        // Of several versions all but one have to be excused, and every excuse has to be one.
        let mut excused = self.crates("skip");
        for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
            let fits = |skip: &String| {
                let (of, prefix) = skip.split_once('@').unwrap();
                of == *name && versions.iter().any(|version| version.starts_with(&format!("{prefix}.")))
            };
            let count = excused.iter().filter(|skip| fits(skip)).count();
            if count + 1 < versions.len() {
                problems.push(format!("{name} is there in the versions {}", versions.join(", ")));
            }
            excused.retain(|skip| !fits(skip));
        }
        problems.extend(excused.iter().map(|skip| format!("{skip} needs no excuse any more")));
        problems
    }
}

fn rules() -> Rules {
    Rules(std::fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap())
}

/// All packages that are built or tested on the platform we support.
fn packages() -> Vec<Value> {
    let (code, out, err) = ended(
        Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked", "--offline"])
            .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
            .current_dir(root()),
    );
    assert_eq!(code, 0, "{err}");
    let metadata: Value = serde_json::from_str(&out).unwrap();
    let built: Vec<&Value> =
        metadata["resolve"]["nodes"].as_array().unwrap().iter().map(|node| &node["id"]).collect();
    let all = metadata["packages"].as_array().unwrap().iter();
    all.filter(|package| built.contains(&&package["id"])).cloned().collect()
}

#[test]
fn all_dependencies_are_allowed() {
    let packages = packages();
    assert!(packages.len() > 50, "{} packages", packages.len());
    let problems = rules().problems(&packages);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn what_is_not_allowed_is_noticed() {
    let package = |name: &str, version: &str, license: &str, source: &str| serde_json::json!({ "name": name, "version": version, "license": license, "source": source });
    let registry = "registry+https://github.com/rust-lang/crates.io-index";
    let rules = rules();
    let says = |package: Value| {
        let mut all = packages();
        all.push(package);
        rules.problems(&all).join("\n")
    };
    assert!(says(package("new", "1.0.0", "GPL-3.0-only", registry)).contains("is not allowed"));
    assert!(says(package("new", "1.0.0", "", registry)).contains("is not allowed"));
    assert!(says(package("serde_yml", "1.0.0", "MIT", registry)).contains("is banned"));
    assert!(says(package("new", "1.0.0", "MIT", "git+https://example.org/new")).contains("comes from"));
    assert!(says(package("clap", "1.0.0", "MIT", registry)).contains("is there in the versions"));
    assert_eq!(says(package("new", "1.0.0", "MIT", registry)), "");
    let mut all = packages();
    all.retain(|package| package["name"] != "winnow");
    assert!(rules.problems(&all).join("\n").contains("winnow@0.7 needs no excuse any more"));
}
