//! C expressions of formulas mean what the formulas mean: to our front end and interpreter, and to a compiler.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "a test that is skipped says so")]

use certus_c::interp::{Config, Interpreter, ListInputs};
use certus_c::{Options, lower, parse_source};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use certus_testing::need::{Need, skip};
use certus_testing::{Rng, scale};
use certus_witness::c_expr::{Leaf, Writer};

/// The variables of the tests: name, type, width, signed.
const VARS: [(&str, &str, u32, bool); 10] = [
    ("a", "int", 32, true),
    ("b", "int", 32, true),
    ("u", "unsigned int", 32, false),
    ("v", "unsigned int", 32, false),
    ("s", "short", 16, true),
    ("t", "unsigned short", 16, false),
    ("c", "signed char", 8, true),
    ("d", "unsigned char", 8, false),
    ("l", "long long", 64, true),
    ("m", "unsigned long long", 64, false),
];

struct Gen<'a> {
    rng: &'a mut Rng,
    terms: &'a mut Terms,
    vars: Vec<Term>,
}

impl Gen<'_> {
    fn below(&mut self, n: u64) -> u64 {
        self.rng.below(n)
    }

    fn number(&mut self, width: u32) -> u128 {
        let value = match self.below(6) {
            0 => 0,
            1 => 1,
            2 => u128::from(self.below(20)),
            3 => u128::MAX - u128::from(self.below(3)),
            4 => (1u128 << (width - 1)).wrapping_sub(u128::from(self.below(2))),
            _ => u128::from(self.rng.next()),
        };
        if width >= 128 { value } else { value & ((1 << width) - 1) }
    }

    fn word(&mut self, width: u32, depth: u32) -> Term {
        let same: Vec<Term> = self.vars.iter().copied().filter(|v| self.terms.width(*v) == width).collect();
        if depth == 0 || self.below(5) == 0 {
            if !same.is_empty() && self.below(4) > 0 {
                return same[self.below(same.len() as u64) as usize];
            }
            let number = self.number(width);
            return self.terms.bv(width, number);
        }
        let d = depth - 1;
        match self.below(17) {
            0 | 1 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvadd(x, y)
            }
            2 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvsub(x, y)
            }
            3 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvmul(x, y)
            }
            4 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvand(x, y)
            }
            5 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvor(x, y)
            }
            6 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvxor(x, y)
            }
            7 => {
                let x = self.word(width, d);
                self.terms.bvnot(x)
            }
            8 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                if self.below(2) == 0 { self.terms.bvudiv(x, y) } else { self.terms.bvurem(x, y) }
            }
            9 => {
                let x = self.word(width, d);
                let number = self.number(width);
                let y = self.terms.bv(width, number);
                if self.below(2) == 0 { self.terms.bvsdiv(x, y) } else { self.terms.bvsrem(x, y) }
            }
            10 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                match self.below(3) {
                    0 => self.terms.bvshl(x, y),
                    1 => self.terms.bvlshr(x, y),
                    _ => self.terms.bvashr(x, y),
                }
            }
            11 | 12 if width > 8 => {
                let narrow = [1, 5, 8, 16, 32][self.below(5) as usize];
                let narrow = if narrow < width { narrow } else { 8 };
                let x = self.word(narrow, d);
                if self.below(2) == 0 {
                    self.terms.zero_extend(width - narrow, x)
                } else {
                    self.terms.sign_extend(width - narrow, x)
                }
            }
            13 if width < 64 => {
                let wide = if width < 32 { 32 } else { 64 };
                let x = self.word(wide, d);
                let lo = self.below(u64::from(wide - width + 1)) as u32;
                self.terms.extract(lo + width - 1, lo, x)
            }
            14 if width >= 16 => {
                let low = 1 + self.below(u64::from(width - 1)) as u32;
                let (x, y) = (self.word(width - low, d), self.word(low, d));
                self.terms.concat(&[x, y])
            }
            15 => {
                let c = self.formula(d.min(1));
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.ite(c, x, y)
            }
            _ => self.word(width, d),
        }
    }

    fn formula(&mut self, depth: u32) -> Term {
        let width = [32, 32, 32, 16, 8, 64, 5, 1][self.below(8) as usize];
        let d = depth.saturating_sub(1);
        match self.below(8) {
            0 | 1 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.eq(x, y)
            }
            2 | 3 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvslt(x, y)
            }
            4 => {
                let (x, y) = (self.word(width, d), self.word(width, d));
                self.terms.bvult(x, y)
            }
            5 if depth > 0 => {
                let x = self.formula(d);
                self.terms.not(x)
            }
            6 if depth > 0 => {
                let (x, y) = (self.formula(d), self.formula(d));
                self.terms.and2(x, y)
            }
            7 if depth > 0 => {
                let (x, y, z) = (self.formula(d), self.formula(d), self.formula(d));
                if self.below(2) == 0 { self.terms.ite(x, y, z) } else { self.terms.eq(x, y) }
            }
            _ => {
                let (x, y) = (self.word(32, d), self.word(32, d));
                self.terms.bvslt(x, y)
            }
        }
    }
}

/// Formulas with their texts, states, and what the formulas are in them.
struct Cases {
    texts: Vec<String>,
    states: Vec<Vec<u128>>,
    /// By formula, by state.
    expected: Vec<Vec<bool>>,
    without_text: usize,
}

fn cases(seed: u64, count: usize) -> Cases {
    let mut rng = Rng::new(seed);
    let mut terms = Terms::new();
    let vars: Vec<Term> = VARS.iter().map(|(name, _, width, _)| terms.var(name, Sort::Bv(*width))).collect();
    let mut made = Gen { rng: &mut rng, terms: &mut terms, vars: vars.clone() };
    let formulas: Vec<Term> = (0..count).map(|index| made.formula(1 + (index % 4) as u32)).collect();
    let states: Vec<Vec<u128>> =
        (0..12).map(|_| VARS.iter().map(|(_, _, width, _)| made.number(*width)).collect()).collect();
    let leaf = |t: Term| {
        let at = vars.iter().position(|var| *var == t)?;
        let (name, _, _, signed) = VARS[at];
        Some(Leaf { text: name.to_owned(), signed, pointer: false })
    };
    let mut writer = Writer::new(&terms, &leaf);
    let mut cases = Cases { texts: Vec::new(), states, expected: Vec::new(), without_text: 0 };
    for formula in formulas {
        let Some(text) = writer.formula(formula) else {
            cases.without_text += 1;
            continue;
        };
        let expected = cases.states.iter().map(|state| {
            let mut env = Assignment::new();
            for ((var, value), (_, _, width, _)) in vars.iter().zip(state).zip(&VARS) {
                env.set(terms.as_var(*var).unwrap(), Value::Bv(certus_logic::Bv::new(*width, *value)));
            }
            terms.eval(formula, &env) == Value::Bool(true)
        });
        cases.expected.push(expected.collect());
        cases.texts.push(text);
    }
    cases
}

fn parameters() -> String {
    VARS.map(|(name, ty, _, _)| format!("{ty} {name}")).join(", ")
}

#[test]
fn the_interpreter_agrees() {
    let mut written = 0;
    for seed in 0..20 * scale() {
        let cases = cases(seed, 60);
        assert!(cases.without_text < 30, "seed {seed}: {} have no text", cases.without_text);
        let mut text = String::from("int __certus_out(int);\n");
        for (_, ty, width, _) in VARS {
            text.push_str(&format!("extern {ty} __VERIFIER_nondet_{}{width}(void);\n", ty.replace(' ', "_")));
        }
        text.push_str("int main(void) {\n");
        for (name, ty, width, _) in VARS {
            text.push_str(&format!("{ty} {name} = __VERIFIER_nondet_{}{width}();\n", ty.replace(' ', "_")));
        }
        for formula in &cases.texts {
            text.push_str(&format!("__certus_out(({formula}) != 0);\n"));
        }
        text.push_str("return 0; }\n");
        let unit = parse_source(&text, "test.i", &Options::default())
            .unwrap_or_else(|errors| panic!("seed {seed}: {}", errors.render()));
        let program = lower::lower(&unit).unwrap_or_else(|errors| panic!("{}", errors.render())).program;
        // No operation is undefined.
        let config = Config { check: certus_c::program::Property::ALL.to_vec(), ..Config::default() };
        let interpreter = Interpreter::new(&program, config);
        for (state, index) in cases.states.iter().zip(0..) {
            let run = interpreter.run(&mut ListInputs::new(state.iter().copied()));
            assert_eq!(run.output.len(), cases.texts.len(), "seed {seed}: {:?}", run.outcome);
            for ((output, expected), formula) in run.output.iter().zip(&cases.expected).zip(&cases.texts) {
                let expected: bool = expected[index];
                assert_eq!(*output != 0, expected, "seed {seed}: {formula} in {state:?}");
                written += 1;
            }
        }
    }
    assert!(written > 5_000, "{written}");
}

#[test]
fn a_compiler_agrees() {
    let dir = std::env::temp_dir().join(format!("certus-c-expr-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let cases = cases(1_000, 600);
    let mut text = String::from("#include <stdio.h>\n");
    for (index, formula) in cases.texts.iter().enumerate() {
        text.push_str(&format!("static int f{index}({}) {{ return ({formula}) != 0; }}\n", parameters()));
    }
    text.push_str("int main(void) {\n");
    for state in &cases.states {
        let values: Vec<String> = VARS
            .iter()
            .zip(state)
            .map(|((_, ty, _, _), value)| format!("({ty}){}ull", *value as u64))
            .collect();
        for index in 0..cases.texts.len() {
            text.push_str(&format!("putchar('0' + f{index}({}));\n", values.join(", ")));
        }
    }
    text.push_str("return 0; }\n");
    let (source, binary) = (dir.join("test.c"), dir.join("test"));
    std::fs::write(&source, &text).unwrap();
    let compiled = std::process::Command::new("gcc")
        .args(["-w", "-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all", "-o"])
        .arg(&binary)
        .arg(&source)
        .output();
    let Ok(compiled) = compiled else {
        skip(Need::Compiler, "there is no gcc");
        return;
    };
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = std::process::Command::new(&binary).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let count = cases.texts.len();
    assert_eq!(run.stdout.len(), count * cases.states.len());
    for (position, output) in run.stdout.iter().enumerate() {
        let (state, formula) = (position / count, position % count);
        assert_eq!(
            *output == b'1',
            cases.expected[formula][state],
            "{} in {:?}",
            cases.texts[formula],
            cases.states[state]
        );
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn texts_read_well() {
    let mut terms = Terms::new();
    let vars: Vec<Term> = VARS.iter().map(|(name, _, width, _)| terms.var(name, Sort::Bv(*width))).collect();
    let (a, b, u, v, s) = (vars[0], vars[1], vars[2], vars[3], vars[4]);
    let number = |terms: &mut Terms, value: u128| terms.bv(32, value);
    let (one, seven, thousand) = (number(&mut terms, 1), number(&mut terms, 7), number(&mut terms, 1000));
    let mut formulas = Vec::new();
    formulas.push((terms.bvsle(a, seven), "a <= 7"));
    formulas.push((terms.bvule(u, thousand), "u <= 1000"));
    let below = terms.bvult(a, seven);
    formulas.push((below, "0 <= a && a <= 6"));
    formulas.push((terms.not(below), "a < 0 || 6 < a"));
    let sum = terms.bvadd(u, one);
    formulas.push((terms.eq(v, sum), "u == v - 1u"));
    let sum = terms.bvadd(b, one);
    formulas.push((terms.eq(a, sum), "a == b + 1u"));
    let wide = terms.sign_extend(16, s);
    formulas.push((terms.bvslt(wide, a), "s < a"));
    let minus = number(&mut terms, u128::from(u32::MAX));
    formulas.push((terms.eq(a, minus), "a == -1"));
    let bit = terms.extract(3, 3, u);
    let set = terms.bv(1, 1);
    formulas.push((terms.eq(bit, set), "(u & 8u) != 0"));
    let (x, y) = (terms.eq(a, one), terms.eq(b, seven));
    formulas.push((terms.or2(x, y), "a == 1 || b == 7"));
    let leaf = |t: Term| {
        let at = vars.iter().position(|var| *var == t)?;
        Some(Leaf { text: VARS[at].0.to_owned(), signed: VARS[at].3, pointer: false })
    };
    let mut writer = Writer::new(&terms, &leaf);
    for (formula, text) in formulas {
        assert_eq!(writer.formula(formula).as_deref(), Some(text));
    }
}
