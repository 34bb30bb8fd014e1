#!/bin/sh
# Runs all tests of the project. Sets up what they need first: a z3 to compare with, from PyPI, and the libraries
# that 32-bit programs need to link, from Debian.
#
#   scripts/test.sh                      the tests as CI runs them
#   CERTUS_TEST_SCALE=10 scripts/test.sh ten times as many random cases
set -eu
cd "$(dirname "$0")/.."
scripts/install-z3.sh || echo "test: no z3: the tests that compare with it are skipped"
scripts/install-multilib.sh || echo "test: no 32-bit libraries: the tests that compile and run such programs are skipped"
exec cargo test --workspace "$@"
