//! For tests: random automata and an explicit-state oracle.
