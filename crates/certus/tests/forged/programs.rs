//! The programs that forged witnesses are about.

use crate::Truth;

pub(crate) struct Subject {
    pub(crate) name: &'static str,
    pub(crate) truth: Truth,
    pub(crate) property: &'static str,
    pub(crate) text: &'static str,
    /// Variables that most of the program sees.
    pub(crate) names: &'static [&'static str],
}

/// A program with everything that forgeries like to name, which fails on this condition.
macro_rules! victim {
    ($condition:literal) => {
        concat!(
            "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern void exit(int);
typedef unsigned int word;
enum color { RED, GREEN };
struct point { int x, y; } origin;
volatile int port;
int zero(void) { return 0; }
int main(void) {
  int x = 0, n = __VERIFIER_nondet_int();
  int *p = &x;
  while (x < 3) {
    x = x + 1;
  }
  word w = 4;
  if (",
            $condition,
            ")
    reach_error();
end:
  return *p - 3;
}
"
        )
    };
}

/// One that is unsafe.
pub(crate) const VICTIM: &str = victim!("n == 7");

/// The same, but safe.
pub(crate) const GUARDED: &str = victim!("n == 7 && x != 3");

pub(crate) const SUBJECTS: &[Subject] = &[
    Subject {
        name: "victim",
        truth: Truth::Unsafe,
        property: "unreach-call",
        text: VICTIM,
        names: &["x", "n", "*p"],
    },
    Subject {
        name: "guarded",
        truth: Truth::Safe,
        property: "unreach-call",
        text: GUARDED,
        names: &["x", "n", "*p"],
    },
    Subject {
        name: "steps",
        names: &["a", "b", "c"],
        truth: Truth::Unsafe,
        property: "unreach-call",
        text: "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int half(int x) {
  return x / 2;
}
int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  int c = 0;
  if (a > 10) {
    c = half(b);
  } else {
    c = 1;
  }
  for (int i = 0; i < 2; i++)
    c += i;
  switch (c) {
    case 7: c = 8; break;
    default: c = 9;
  }
  if (c == 8)
    reach_error();
  return 0;
}
",
    },
    Subject {
        name: "evens",
        names: &["x", "y"],
        truth: Truth::Safe,
        property: "unreach-call",
        text: "\
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  unsigned int x = 0;
  unsigned int y = 0;
  while (__VERIFIER_nondet_int()) {
    if (x < 1000) {
      x += 2;
      y++;
    }
  }
  do {
    if (x != 2 * y)
      reach_error();
  } while (x > 1000 && __VERIFIER_nondet_int());
  return 0;
}
",
    },
    Subject {
        name: "sum",
        names: &["n", "s"],
        truth: Truth::Unsafe,
        property: "no-overflow",
        text: "\
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  int s = 1;
  while (s < 5)
    s++;
  if (n > 100)
    s = s + n;
  return s;
}
",
    },
    Subject {
        name: "bounded",
        names: &["n", "s"],
        truth: Truth::Safe,
        property: "no-overflow",
        text: "\
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  int s = 0;
  if (n > 100 || n < 0)
    return 0;
  for (int i = 0; i < n; i++)
    s = s < 1000 ? s + i : 0;
  return s;
}
",
    },
];
