//! Small programs that end, and programs that differ in little and do not. The name of a file says what is right; for some no
//! answer is.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{certus, ended, folder, write};
use std::path::Path;

fn programs() -> Vec<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/termination");
    let mut all: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

#[test]
fn programs_end_or_do_not() {
    let mut wrong = Vec::new();
    for path in programs() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let right = match name.rsplit_once('-').unwrap().1 {
            "ends" => 0,
            "endless" => 10,
            _ => 20,
        };
        let mut command = certus();
        // Where no answer is right, the search for one ends with the time.
        let time = if right == 20 { "8" } else { "60" };
        command.arg("check").arg(&path).args(["--property", "termination", "--time-limit", time]);
        let (code, out, err) = ended(&mut command);
        if code != right {
            wrong.push(format!("{name}: {out}{err}"));
        } else if code == 0 {
            assert!(err.contains("the proof was checked by"), "{name}: {err}");
        } else if code == 10 {
            assert!(err.contains("certified: executed by the interpreter"), "{name}: {err}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn tasks_ask_for_termination() {
    let dir = folder("termination-task");
    write(&dir, "a.c", "int main(void) { while (1) {} }\n");
    write(&dir, "termination.prp", "CHECK( init(main()), LTL(F end) )\n");
    let task = "format_version: '2.0'\ninput_files: a.c\nproperties:\n  - property_file: termination.prp\n    expected_verdict: false\noptions:\n  language: C\n  data_model: LP64\n";
    let path = write(&dir, "a.yml", task);
    let (code, out, err) = ended(certus().arg("check").arg(&path).arg("--json"));
    assert_eq!(code, 10, "{err}");
    assert!(out.contains("VERDICT: UNSAFE (termination)"), "{out}");
    assert!(err.contains("this is as the task expects"), "{err}");
    let both = "CHECK( init(main()), LTL(F end) )\nCHECK( init(main()), LTL(G ! overflow) )\n";
    let both = write(&dir, "both.prp", both);
    let (code, _, err) = ended(certus().arg("check").arg(dir.join("a.c")).arg("--property").arg(&both));
    assert_eq!(code, 2);
    assert!(err.contains("termination and another property"), "{err}");
}

/// Two functions of two bytes that call themselves or each other, as text and as what is executed.
mod recursive {
    use certus_testing::Rng;
    use std::collections::BTreeMap;

    /// `n`, `m` or the last result, with a number added.
    #[derive(Clone, Copy)]
    pub(crate) struct Sum {
        var: usize,
        add: i32,
    }

    impl Sum {
        fn text(self) -> String {
            format!("{} + ({})", ["n", "m", "r"][self.var], self.add)
        }

        fn value(self, vars: [u8; 3]) -> u8 {
            (i32::from(vars[self.var]) + self.add) as u8
        }
    }

    /// Returns where a parameter is below a number or equal to it, else calls once or twice.
    pub(crate) struct Function {
        stops: (usize, u8, bool),
        base: Sum,
        calls: Vec<(usize, [Sum; 2])>,
        result: Sum,
    }

    pub(crate) fn random(rng: &mut Rng) -> Vec<Function> {
        let sum = |rng: &mut Rng, vars: u64| {
            let add = if rng.chance(70) { -(rng.below(3) as i32) } else { rng.below(3) as i32 };
            Sum { var: rng.below(vars) as usize, add }
        };
        let function = |rng: &mut Rng| {
            let stops = (rng.below(2) as usize, rng.below(4) as u8, rng.chance(70));
            let mut calls = Vec::new();
            for number in 0..1 + rng.below(2) {
                let vars = if number == 0 { 2 } else { 3 };
                // The parameter that is compared falls in most of them.
                let mut args = [sum(rng, vars), sum(rng, vars)];
                if rng.chance(75) {
                    args[stops.0] = Sum { var: stops.0, add: -1 };
                }
                calls.push((rng.below(2) as usize, args));
            }
            Function { stops, base: sum(rng, 2), calls, result: sum(rng, 3) }
        };
        vec![function(rng), function(rng)]
    }

    pub(crate) fn text(functions: &[Function]) -> String {
        let name = |number: usize| ["f", "g"][number];
        let head =
            |number: usize| format!("unsigned char {}(unsigned char n, unsigned char m)", name(number));
        let mut out = format!("extern unsigned char __VERIFIER_nondet_uchar(void);\n{};\n", head(1));
        for (number, function) in functions.iter().enumerate() {
            let (param, bound, below) = function.stops;
            let (param, test) = (["n", "m"][param], if below { "<=" } else { "==" });
            out.push_str(&format!("{} {{\n    unsigned char r = 0;\n", head(number)));
            out.push_str(&format!("    if ({param} {test} {bound}) return {};\n", function.base.text()));
            for (callee, [a, b]) in &function.calls {
                out.push_str(&format!("    r = {}({}, {});\n", name(*callee), a.text(), b.text()));
            }
            out.push_str(&format!("    return {};\n}}\n", function.result.text()));
        }
        out.push_str("int main(void) {\n    unsigned char n = __VERIFIER_nondet_uchar(), m = __VERIFIER_nondet_uchar();\n");
        out.push_str("    return f(n, m);\n}\n");
        out
    }

    /// What calls return; nothing while they are active.
    type Known = BTreeMap<(usize, u8, u8), Option<u8>>;

    /// The result; nothing if the call leads to itself, and so never returns.
    fn call(functions: &[Function], known: &mut Known, (number, n, m): (usize, u8, u8)) -> Option<u8> {
        if let Some(result) = known.get(&(number, n, m)) {
            return *result;
        }
        known.insert((number, n, m), None);
        let function = &functions[number];
        let (param, bound, below) = function.stops;
        let compared = [n, m][param];
        let mut vars = [n, m, 0];
        let result = if if below { compared <= bound } else { compared == bound } {
            function.base.value(vars)
        } else {
            for (callee, [a, b]) in &function.calls {
                vars[2] = call(functions, known, (*callee, a.value(vars), b.value(vars)))?;
            }
            function.result.value(vars)
        };
        known.insert((number, n, m), Some(result));
        Some(result)
    }

    /// Whether all calls return.
    pub(crate) fn ends(functions: Vec<Function>) -> bool {
        // Calls may be as deep as there are arguments.
        let run = move || {
            let mut known = Known::new();
            let mut starts = (0..=255).flat_map(|n| (0..=255).map(move |m| (0, n, m)));
            starts.all(|start| call(&functions, &mut known, start).is_some())
        };
        std::thread::Builder::new().stack_size(1 << 28).spawn(run).unwrap().join().unwrap()
    }
}

/// Claims about recursion are compared with executions of all calls.
#[test]
fn recursion_ends_or_does_not_as_it_is_executed() {
    let dir = folder("termination-recursion");
    let (mut ends, mut endless) = (0, 0);
    for seed in 0..10 * certus_testing::scale() {
        let functions = recursive::random(&mut certus_testing::Rng::new(71_000_000 + seed));
        let text = recursive::text(&functions);
        let path = write(&dir, &format!("{seed}.c"), &text);
        let mut command = certus();
        command.arg("check").arg(&path).args(["--property", "termination", "--time-limit", "2s"]);
        let right = recursive::ends(functions);
        match ended(&mut command) {
            (0, ..) => {
                assert!(right, "seed {seed}: it does not end\n{text}");
                ends += 1;
            }
            (10, ..) => {
                assert!(!right, "seed {seed}: it ends\n{text}");
                endless += 1;
            }
            (20, ..) => {}
            (code, out, err) => panic!("seed {seed}: {code}, {out}{err}"),
        }
    }
    assert!(ends > 0 && endless > 0, "{ends} end, {endless} do not");
}
