#!/bin/sh
# Runs all tests of the project. Sets up what they need first: a z3 to compare with and BenchExec, from PyPI, and
# from Debian a Chromium to look at pages, the libraries that 32-bit programs need to link, and lbt, which translates
# temporal formulas.
#
#   scripts/test.sh                      the tests as CI runs them
#   CERTUS_TEST_SCALE=10 scripts/test.sh ten times as many random cases
#   CERTUS_REQUIRE=all scripts/test.sh   a test that is skipped fails; `all,-benchmarks` allows those that need the
#                                        benchmark folder (the names: crates/certus-testing/src/need.rs)
set -eu
cd "$(dirname "$0")/.."
scripts/install-z3.sh || echo "test: no z3: the tests that compare with it are skipped"
scripts/install-benchexec.sh || echo "test: no BenchExec: the test of its module is skipped"
scripts/install-chromium.sh || echo "test: no chromium: nobody looks at the pages"
scripts/install-multilib.sh || echo "test: no 32-bit libraries: the tests that compile and run such programs are skipped"
scripts/install-lbt.sh || echo "test: no lbt: the tableau is not compared with its automata"
exec cargo test --workspace "$@"
