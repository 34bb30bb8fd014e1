//! The arithmetic core against oracles that share no code with it: `num`'s rationals, Fourier-Motzkin elimination,
//! and enumeration. `CERTUS_TEST_SCALE=100` makes it hundreds of thousands of problems.

#[path = "../common/mod.rs"]
mod common;
mod fourier_motzkin;
mod incremental;
mod integers;
mod lps;
mod problem;
mod rationals;
