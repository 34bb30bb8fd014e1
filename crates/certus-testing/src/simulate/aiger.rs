//! A simulator of AIGER.

use super::Lines;

/// A circuit by its literals.
#[derive(Clone, Debug, Default)]
struct Circuit {
    most: usize,
    inputs: Vec<usize>,
    /// Own literal, next, reset.
    latches: Vec<[usize; 3]>,
    outputs: Vec<usize>,
    bad: Vec<usize>,
    constraints: Vec<usize>,
    justice: Vec<Vec<usize>>,
    fairness: Vec<usize>,
    /// Left side and both operands.
    gates: Vec<[usize; 3]>,
}

/// Whether a witness shows that a bad state of a circuit is reached, at its last position; or, of a property of justice, that its last state
/// was met before, with all sets of the property and of fairness met between.
///
/// # Errors
/// Why it does not.
pub fn check(model: &[u8], witness: &str) -> Result<(), String> {
    let circuit = Circuit::parse(model)?;
    let bad = if circuit.bad.is_empty() { &circuit.outputs } else { &circuit.bad };
    let mut lines = Lines::new(witness)?;
    lines.expect("1")?;
    let (property, infinite) = lines.property()?;
    let none = "there is no such property";
    let sets: Vec<usize> = if infinite {
        let own = circuit.justice.get(property).ok_or(none)?;
        own.iter().chain(&circuit.fairness).copied().collect()
    } else {
        vec![*bad.get(property).ok_or(none)?]
    };
    let mut met: Vec<(Vec<bool>, Vec<bool>)> = Vec::new();
    let mut state = bits(lines.next()?, circuit.latches.len())?;
    for ([own, _, reset], value) in circuit.latches.iter().zip(&state) {
        if reset != own && *value != (*reset == 1) {
            return Err(format!("latch {own} does not begin like this"));
        }
    }
    let mut frame = 0;
    loop {
        let inputs = bits(lines.next()?, circuit.inputs.len())?;
        let values = circuit.evaluate(&state, &inputs)?;
        let holds = |literal: &usize| values[literal / 2] != (literal % 2 == 1);
        if !circuit.constraints.iter().all(holds) {
            return Err(format!("a constraint does not hold at position {frame}"));
        }
        met.push((state.clone(), sets.iter().map(holds).collect()));
        if lines.peek() == Some(".") {
            lines.next()?;
            if lines.peek().is_some() {
                return Err("there is something after the end".to_owned());
            }
            if infinite {
                return super::closes(&met);
            }
            return if holds(&sets[0]) { Ok(()) } else { Err(format!("position {frame} is not bad")) };
        }
        state = circuit.latches.iter().map(|[_, next, _]| holds(next)).collect();
        frame += 1;
    }
}

fn bits(line: &str, count: usize) -> Result<Vec<bool>, String> {
    if line.len() != count || line.bytes().any(|byte| !matches!(byte, b'0' | b'1')) {
        return Err(format!("{count} bits are expected, not `{line}`"));
    }
    Ok(line.bytes().map(|byte| byte == b'1').collect())
}

impl Circuit {
    fn parse(model: &[u8]) -> Result<Circuit, String> {
        let mut rest = model;
        let mut line = || -> Result<Vec<usize>, String> {
            let end = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            let text = String::from_utf8_lossy(&rest[..end]).into_owned();
            rest = rest.get(end + 1..).unwrap_or_default();
            let words = text.split_whitespace().filter(|word| !matches!(*word, "aag" | "aig"));
            words.map(|word| word.parse().map_err(|_| format!("no number: {word}"))).collect()
        };
        let binary = model.starts_with(b"aig ");
        let mut header = line()?;
        header.resize(9, 0);
        let [most, inputs, latches, outputs, gates, bad, constraints, justice, fairness, ..] = header[..]
        else {
            return Err("a short header".to_owned());
        };
        let mut circuit = Circuit { most, ..Circuit::default() };
        for n in 0..inputs {
            circuit.inputs.push(if binary { 2 * (n + 1) } else { line()?[0] });
        }
        for n in 0..latches {
            let mut words = line()?;
            if binary {
                words.insert(0, 2 * (inputs + n + 1));
            }
            words.push(0);
            circuit.latches.push([words[0], words[1], words[2]]);
        }
        for _ in 0..outputs {
            circuit.outputs.push(line()?[0]);
        }
        for _ in 0..bad {
            circuit.bad.push(line()?[0]);
        }
        for _ in 0..constraints {
            circuit.constraints.push(line()?[0]);
        }
        let sizes: Result<Vec<usize>, String> = (0..justice).map(|_| Ok(line()?[0])).collect();
        for size in sizes? {
            let sets: Result<Vec<usize>, String> = (0..size).map(|_| Ok(line()?[0])).collect();
            circuit.justice.push(sets?);
        }
        for _ in 0..fairness {
            circuit.fairness.push(line()?[0]);
        }
        if binary {
            let mut bytes = rest.iter();
            let mut number = || -> usize {
                let (mut value, mut shift) = (0, 0);
                for byte in bytes.by_ref() {
                    value |= usize::from(byte & 0x7f) << shift;
                    shift += 7;
                    if byte & 0x80 == 0 {
                        break;
                    }
                }
                value
            };
            for n in 0..gates {
                let own = 2 * (inputs + latches + n + 1);
                let left = own - number();
                circuit.gates.push([own, left, left - number()]);
            }
        } else {
            for _ in 0..gates {
                let words = line()?;
                circuit.gates.push([words[0], words[1], words[2]]);
            }
        }
        // Mostly the order in which they can be computed.
        circuit.gates.sort_unstable();
        Ok(circuit)
    }

    /// The values of all variables.
    fn evaluate(&self, state: &[bool], inputs: &[bool]) -> Result<Vec<bool>, String> {
        let mut values: Vec<Option<bool>> = vec![None; self.most + 1];
        values[0] = Some(false);
        for (literal, value) in self.inputs.iter().zip(inputs) {
            values[literal / 2] = Some(*value);
        }
        for ([own, ..], value) in self.latches.iter().zip(state) {
            values[own / 2] = Some(*value);
        }
        let mut open = self.gates.clone();
        while !open.is_empty() {
            let before = open.len();
            open.retain(|[own, left, right]| {
                let of = |literal: usize| values[literal / 2].map(|value| value != (literal % 2 == 1));
                let (Some(a), Some(b)) = (of(*left), of(*right)) else { return true };
                values[own / 2] = Some(a && b);
                false
            });
            if open.len() == before {
                return Err("a gate depends on itself".to_owned());
            }
        }
        Ok(values.into_iter().map(Option::unwrap_or_default).collect())
    }
}
