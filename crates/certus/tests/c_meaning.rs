//! What C means, as small programs: the first line of each says what is right, a compiler has confirmed it.
//!
//! No verdict may be wrong; those that are not known yet are listed here.

mod common;

use common::{certus, ended, root};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Programs that are honestly unknown.
const UNKNOWN: [&str; 1] = ["un-static.c"];

#[test]
fn verdicts_are_right() {
    let folder = root().join("crates/certus/tests/c-meaning");
    let manifest = std::fs::read_to_string(folder.join("manifest.csv")).unwrap();
    let tasks: Vec<Vec<&str>> = manifest.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert!(tasks.len() > 150);
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut command = certus();
                    command.arg("check").arg(folder.join(task[0]));
                    command.args(["--property", task[1], "--data-model", task[3], "--engine", "ic3cfa"]);
                    command.args(["--time-limit", "60s", "--no-native"]).args(task[4].split_whitespace());
                    let (code, out, err) = ended(&mut command);
                    let right = if task[2] == "true" { 0 } else { 10 };
                    if code != right && !(code == 20 && UNKNOWN.contains(&task[0])) {
                        let last = out.lines().last().unwrap_or_default().to_owned();
                        wrong.lock().unwrap().push(format!("{} {}: {last} {err}", task[0], task[3]));
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
