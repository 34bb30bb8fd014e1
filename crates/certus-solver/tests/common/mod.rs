//! What the tests of this crate share.
#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod formulas;
pub mod rng;
pub mod sequences;

/// How many times more random cases than by default: `CERTUS_TEST_SCALE`.
pub fn scale() -> usize {
    std::env::var("CERTUS_TEST_SCALE").ok().and_then(|s| s.parse().ok()).unwrap_or(1)
}
