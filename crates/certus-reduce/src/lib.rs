//! Passes that make an automaton smaller, each with a lift that carries certificates back.
