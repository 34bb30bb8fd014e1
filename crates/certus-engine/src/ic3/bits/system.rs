//! A system in bits: a circuit over latches and inputs, in a SAT solver.
//!
//! The next value of a latch is a signal over latches and inputs. Where a system has a relation instead, the value after the
//! step is an input, and the relation is a condition of the step. Only bits that the bad states depend on are latches.

use super::correspondence::{Merge, Merges, Place};
use super::signals::gates;
use crate::control::Control;
use crate::engine::SystemTask;
use crate::ic3::core::{Halt, OrHalt};
use certus_logic::{Assignment, Bv, Sort, Substitution, Term, Terms, Value};
use certus_model::{Invariant, Property, Ts};
use certus_solver::sat::{Lit, Sat};
use certus_solver::{BitCircuit, Edge};
use rustc_hash::{FxHashMap, FxHashSet};

/// A bit that a state has or has not: twice the number of a latch, plus one if the latch is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Bit(u32);

impl Bit {
    pub(super) fn new(latch: usize, value: bool) -> Bit {
        Bit(2 * latch as u32 + u32::from(!value))
    }

    pub(super) fn latch(self) -> usize {
        (self.0 / 2) as usize
    }

    /// The value of the latch.
    pub(super) fn value(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

/// What a latch stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    /// A bit of a state variable, by its place in [`Ts::vars`].
    Bit(Place),
    /// A gate over the state: an inner signal.
    Gate(Term),
}

/// A bit of the state that matters.
pub(super) struct Latch {
    pub(super) source: Source,
    /// Its value.
    pub(super) now: Lit,
    /// Its value after a step.
    pub(super) next: Lit,
    /// The same as signals.
    pub(super) now_signal: Edge,
    pub(super) next_signal: Edge,
    /// The value that it begins with, if that is one.
    pub(super) first: Option<bool>,
}

/// A variable that has any value at each position, with its bits.
struct Input {
    var: Term,
    /// The literals of the bits that matter.
    bits: Vec<Option<Lit>>,
}

impl Latch {
    /// The bit of a variable; nothing for an inner signal, whose value the others decide.
    pub(super) fn place(&self) -> Option<Place> {
        match self.source {
            Source::Bit(place) => Some(place),
            Source::Gate(_) => None,
        }
    }
}

/// How the circuit of a system is made.
#[derive(Default)]
pub(super) struct Making {
    /// Bits that are merged with others: initial states satisfy that, and steps keep it.
    pub(super) merges: Merges,
    /// So many inner signals are latches as well, at most.
    pub(super) signals: usize,
    /// Bad are also the positions from which a bad one is a step away.
    pub(super) ahead: bool,
}

/// What is known of the values of a model: nothing where the solution does not depend on a bit.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) latches: Vec<Option<bool>>,
    pub(super) inputs: Vec<Option<bool>>,
}

/// A system in bits.
pub(super) struct System<'a> {
    pub(super) ts: &'a Ts,
    pub(super) circuit: BitCircuit,
    pub(super) latches: Vec<Latch>,
    inputs: Vec<Input>,
    /// Variables whose value after a step is an input, and that input.
    pub(super) chosen: Vec<(Term, Term)>,
    /// The literals of all input bits that matter, in order, and the same as signals.
    pub(super) input_bits: Vec<Lit>,
    pub(super) input_signals: Vec<Edge>,
    /// What all steps satisfy, as signals: the constraint, and the relation.
    pub(super) conditions: Vec<Edge>,
    /// The constraint, if it says anything.
    pub(super) constraint: Option<Lit>,
    /// What the relation says of a step, if it says anything.
    pub(super) step: Option<Lit>,
    /// What has to hold at a position that makes a step, as a formula over state and inputs.
    pub(super) may_step: Term,
    /// The bad positions of the system, as a formula over state and inputs.
    pub(super) bad_formula: Term,
    pub(super) bad: Lit,
    /// The same as a signal.
    pub(super) bad_signal: Edge,
    /// Bad positions that are asked about after these, in turn.
    pub(super) further: Vec<Lit>,
    /// The inputs of the position after a bad one, by those of the position itself, if that may be meant by bad.
    pub(super) ahead: Vec<(Term, Term)>,
    /// Under this literal states are initial; `None` if the first values of latches say all.
    pub(super) initial: Option<Lit>,
    /// The first values of all bits of variables that have one, by variable and bit.
    firsts: FxHashMap<(usize, u32), bool>,
    /// Bits that are no latches of their own.
    merges: Merges,
    /// What is known of all states that are reached, if it is used.
    pub(super) fact: Option<Term>,
}

impl<'a> System<'a> {
    /// The circuit of a system. Further bad positions may be asked about later.
    pub(super) fn new(
        terms: &mut Terms,
        task: &SystemTask<'a>,
        further: &[Term],
        Making { merges, signals, ahead }: Making,
        control: &Control,
    ) -> OrHalt<System<'a>> {
        let ts = task.ts;
        let Property::Unreachable(bad_number) = task.property else {
            unreachable!("other properties were refused");
        };
        let mut circuit = BitCircuit::default();
        let mut words: Vec<Vec<Edge>> = Vec::with_capacity(ts.vars.len());
        for (n, var) in ts.vars.iter().enumerate() {
            let width = terms.sort(var.term).width().unwrap_or(1);
            if (0..width).all(|bit| !merges.contains_key(&(n, bit))) {
                words.push(circuit.bits(terms, var.term)?);
                continue;
            }
            let mut word: Vec<Edge> = Vec::with_capacity(width as usize);
            for bit in 0..width {
                let Some(merge) = merges.get(&(n, bit)) else {
                    word.push(circuit.input());
                    continue;
                };
                // What a bit is merged with comes before it, maybe in the same word.
                let (with, flip) = match merge.with {
                    None => (Edge::FALSE, merge.first),
                    Some((var, bit)) => (words.get(var).unwrap_or(&word)[bit as usize], merge.negated),
                };
                word.push(if flip { !with } else { with });
            }
            circuit.define(terms, var.term, &word);
            words.push(word);
        }
        let mut free: Vec<Term> = ts.inputs.iter().map(|input| input.term).collect();
        let mut values = Substitution::new();
        let mut chosen = Vec::new();
        let mut nexts = Vec::with_capacity(ts.vars.len());
        for var in &ts.vars {
            look(control)?;
            let after = Ts::after(terms, var.term);
            let value = match ts.next.get(&var.term) {
                Some(value) => {
                    values.insert(after, *value);
                    *value
                }
                None => {
                    free.push(after);
                    chosen.push((var.term, after));
                    after
                }
            };
            nexts.push(circuit.bits(terms, value)?);
        }
        let step = terms.substitute(ts.trans, &mut values);
        let may_step = terms.and2(ts.constraint, step);
        let mut bad = ts.bad[*bad_number].what;
        let gates = if signals > 0 { gates(terms, ts, bad, signals) } else { Vec::new() };
        let mut later_inputs = Vec::new();
        if ahead {
            let mut after = Substitution::new();
            for var in &ts.vars {
                let primed = Ts::after(terms, var.term);
                after.insert(var.term, values.get(primed).unwrap_or(primed));
            }
            for input in &ts.inputs {
                let sort = terms.sort(input.term);
                let later = terms.fresh(&format!("{} after", input.name), sort);
                after.insert(input.term, later);
                later_inputs.push((input.term, later));
            }
            free.extend(later_inputs.iter().map(|(_, later)| *later));
            let both = terms.and2(ts.constraint, bad);
            let in_a_step = terms.substitute(both, &mut after);
            let in_a_step = terms.and2(may_step, in_a_step);
            bad = terms.or2(bad, in_a_step);
        }
        let mut signal = |terms: &Terms, formula: Term| -> OrHalt<Edge> {
            look(control)?;
            Ok(circuit.bits(terms, formula)?[0])
        };
        let step = signal(terms, step)?;
        let constraint = signal(terms, ts.constraint)?;
        let bad = signal(terms, bad)?;
        let mut later = Vec::with_capacity(further.len());
        for bad in further {
            later.push(signal(terms, *bad)?);
        }
        let mut inner = Vec::with_capacity(gates.len());
        for gate in &gates {
            inner.push((signal(terms, gate.now)?, signal(terms, gate.next)?));
        }
        let init = signal(terms, ts.init)?;
        let fact = known(terms, task.facts);
        let fact_signal = fact.map(|fact| signal(terms, fact)).transpose()?;
        let mut free_bits = Vec::with_capacity(free.len());
        for var in free {
            free_bits.push((var, circuit.bits(terms, var)?));
        }
        let (mut firsts, rest) = first_values(&circuit, &words, &merges, init);
        firsts.extend(merges.iter().map(|(place, merge)| (*place, merge.first)));

        let conditions = vec![constraint, step];

        // The roots, then what they depend on, step by step.
        let literal =
            |circuit: &mut BitCircuit, edge: Edge| (edge != Edge::TRUE).then(|| circuit.literal(edge));
        let constraint = literal(&mut circuit, constraint);
        let step = literal(&mut circuit, step);
        let (bad_signal, bad) = (bad, circuit.literal(bad));
        let further: Vec<Lit> = later.into_iter().map(|edge| circuit.literal(edge)).collect();
        let rest: Vec<Lit> = rest.into_iter().map(|edge| circuit.literal(edge)).collect();
        if let Some(fact) = fact_signal {
            let fact = circuit.literal(fact);
            circuit.sat().add_clause(&[fact]);
        }
        let mut latches: Vec<Latch> = Vec::new();
        let mut open: Vec<(usize, u32)> = Vec::new();
        for (var, word) in words.iter().enumerate() {
            let places = (0..word.len() as u32).map(|bit| (var, bit));
            open.extend(places.filter(|place| !merges.contains_key(place)));
        }
        loop {
            look(control)?;
            let (new, old): (Vec<_>, Vec<_>) =
                open.into_iter().partition(|(var, bit)| circuit.is_encoded(words[*var][*bit as usize]));
            open = old;
            if !new.is_empty() {
                for (var, bit) in new {
                    let (now, next) = (words[var][bit as usize], nexts[var][bit as usize]);
                    let first = firsts.get(&(var, bit)).copied();
                    latches.push(latch(&mut circuit, Source::Bit((var, bit)), now, next, first));
                }
                continue;
            }
            // Inner signals that are in the circuit. What they are after a step may depend on further latches.
            if inner.is_empty() {
                break;
            }
            for (gate, (now, next)) in gates.iter().zip(std::mem::take(&mut inner)) {
                if circuit.is_gate(now) && circuit.is_encoded(now) {
                    latches.push(latch(&mut circuit, Source::Gate(gate.now), now, next, Some(gate.first)));
                }
            }
        }
        latches.sort_by_key(|latch| latch.source);
        // Formulas may be the same signal.
        let mut seen: FxHashSet<_> = FxHashSet::default();
        latches.retain(|latch| seen.insert(latch.now.var()));
        let mut inputs = Vec::with_capacity(free_bits.len());
        let (mut input_bits, mut input_signals) = (Vec::new(), Vec::new());
        for (var, word) in free_bits {
            let mut bits = Vec::with_capacity(word.len());
            for edge in word {
                let lit = circuit.is_encoded(edge).then(|| circuit.literal(edge));
                input_bits.extend(lit);
                input_signals.extend(lit.map(|_| edge));
                bits.push(lit);
            }
            inputs.push(Input { var, bits });
        }
        let initial = (!rest.is_empty()).then(|| {
            let act = circuit.sat().new_var().pos();
            for lit in &rest {
                circuit.sat().add_clause_under(act, &[*lit]);
            }
            for latch in &latches {
                if let Some(first) = latch.first {
                    circuit.sat().add_clause_under(act, &[latch.now.negated_if(!first)]);
                }
            }
            act
        });
        Ok(System {
            ts,
            circuit,
            latches,
            inputs,
            chosen,
            input_bits,
            input_signals,
            conditions,
            constraint,
            step,
            may_step,
            bad_formula: ts.bad[*bad_number].what,
            bad,
            bad_signal,
            further,
            ahead: later_inputs,
            initial,
            firsts,
            merges,
            fact,
        })
    }

    /// The literal of a bit.
    pub(super) fn now(&self, bit: Bit) -> Lit {
        self.latches[bit.latch()].now.negated_if(!bit.value())
    }

    /// The literal of a bit after a step.
    pub(super) fn next(&self, bit: Bit) -> Lit {
        self.latches[bit.latch()].next.negated_if(!bit.value())
    }

    /// The model of the last query, which was satisfiable.
    pub(super) fn model(&mut self) -> Model {
        let System { circuit, latches, input_bits, .. } = self;
        let sat = circuit.sat();
        Model {
            latches: latches.iter().map(|latch| sat.value(latch.now)).collect(),
            inputs: input_bits.iter().map(|lit| sat.value(*lit)).collect(),
        }
    }

    /// A bit as a formula.
    pub(super) fn formula(&self, terms: &mut Terms, bit: Bit) -> Term {
        match self.latches[bit.latch()].source {
            Source::Bit(place) => self.place(terms, place, bit.value()),
            Source::Gate(gate) if bit.value() => gate,
            Source::Gate(gate) => terms.not(gate),
        }
    }

    /// That a bit of a variable has a value, as a formula.
    fn place(&self, terms: &mut Terms, (var, bit): Place, value: bool) -> Term {
        let var = self.ts.vars[var].term;
        if terms.sort(var) == Sort::Bool {
            return if value { var } else { terms.not(var) };
        }
        let part = terms.extract(bit, bit, var);
        let value = terms.bv(1, u128::from(value));
        terms.eq(part, value)
    }

    /// What is known of all states that are reached, as formulas.
    pub(super) fn known(&self, terms: &mut Terms) -> Vec<Term> {
        let mut known: Vec<Term> = self.fact.into_iter().collect();
        let mut merges: Vec<(Place, Merge)> =
            self.merges.iter().map(|(place, merge)| (*place, *merge)).collect();
        merges.sort_by_key(|(place, _)| *place);
        for (place, merge) in merges {
            let formula = match merge.with {
                None => self.place(terms, place, merge.first),
                Some(with) => {
                    let (a, b) = (self.place(terms, place, true), self.place(terms, with, !merge.negated));
                    terms.eq(a, b)
                }
            };
            known.push(formula);
        }
        known
    }

    /// How many bits are no latches of their own.
    pub(super) fn merged(&self) -> usize {
        self.merges.len()
    }

    /// The initial state that a model begins with.
    pub(super) fn state(&self, terms: &Terms, model: &Model) -> Assignment {
        let mut bits: Vec<Vec<bool>> = Vec::with_capacity(self.ts.vars.len());
        for (n, var) in self.ts.vars.iter().enumerate() {
            let width = terms.sort(var.term).width().unwrap_or(1);
            bits.push((0..width).map(|bit| self.firsts.get(&(n, bit)).copied().unwrap_or(false)).collect());
        }
        for (latch, value) in self.latches.iter().zip(&model.latches) {
            if let (Some(value), Some((var, bit))) = (value, latch.place()) {
                bits[var][bit as usize] = *value;
            }
        }
        let mut state = Assignment::new();
        for (var, bits) in self.ts.vars.iter().zip(bits) {
            set(terms, &mut state, var.term, &bits);
        }
        state
    }

    /// The bits of a state.
    pub(super) fn bits_of(&self, terms: &Terms, state: &Assignment) -> Model {
        let values: Vec<Value> = self.ts.vars.iter().map(|var| terms.eval(var.term, state)).collect();
        let bit = |latch: &Latch| match latch.source {
            Source::Gate(gate) => Some(terms.eval(gate, state) == Value::Bool(true)),
            Source::Bit((var, bit)) => match &values[var] {
                Value::Bool(value) => Some(*value),
                Value::Bv(word) => Some(word.bit(bit)),
                _ => None,
            },
        };
        Model { latches: self.latches.iter().map(bit).collect(), inputs: vec![None; self.input_bits.len()] }
    }

    /// The position after one that can make a step, with the inputs that it has for that.
    pub(super) fn position_after(&self, terms: &Terms, position: &Assignment) -> Option<Assignment> {
        if terms.eval(self.may_step, position) != Value::Bool(true) {
            return None;
        }
        let next = self.ts.next.iter().map(|(var, value)| (*var, *value));
        let (vars, values): (Vec<Term>, Vec<Term>) =
            next.chain(self.chosen.iter().copied()).chain(self.ahead.iter().copied()).unzip();
        let mut after = Assignment::new();
        for (var, value) in vars.iter().zip(terms.eval_all(&values, position)) {
            after.set(terms.as_var(*var)?, value);
        }
        Some(after)
    }

    /// Adds the inputs of a model to a state; values after the step that are inputs here are added too.
    pub(super) fn add_inputs(&self, terms: &Terms, model: &Model, position: &mut Assignment) {
        let mut values = model.inputs.iter();
        for input in &self.inputs {
            let mut value =
                |lit: &Option<Lit>| lit.is_some() && values.next().copied().flatten().unwrap_or(false);
            let bits: Vec<bool> = input.bits.iter().map(&mut value).collect();
            set(terms, position, input.var, &bits);
        }
    }
}

/// A latch with these signals.
fn latch(
    circuit: &mut BitCircuit,
    source: Source,
    now_signal: Edge,
    next_signal: Edge,
    first: Option<bool>,
) -> Latch {
    let (now, next) = (circuit.literal(now_signal), circuit.literal(next_signal));
    Latch { source, now, next, now_signal, next_signal, first }
}

/// Ends the work if a limit was reached.
fn look(control: &Control) -> OrHalt<()> {
    control.stop().map_or(Ok(()), |why| Err(Halt::Stopped(why)))
}

/// What is known of all states that are reached.
fn known(terms: &Terms, facts: &Invariant) -> Option<Term> {
    facts.at.get(&Ts::LOOP).copied().filter(|fact| *fact != terms.tru())
}

/// The bits that have one initial value, by variable and bit, and what else initial states have to satisfy.
fn first_values(
    circuit: &BitCircuit,
    words: &[Vec<Edge>],
    merges: &Merges,
    init: Edge,
) -> (FxHashMap<(usize, u32), bool>, Vec<Edge>) {
    let mut places: FxHashMap<Edge, (usize, u32)> = FxHashMap::default();
    for (var, word) in words.iter().enumerate() {
        let bits = word.iter().enumerate().map(|(bit, edge)| (*edge, (var, bit as u32)));
        places.extend(bits.filter(|(_, place)| !merges.contains_key(place)));
    }
    let (mut firsts, mut rest) = (FxHashMap::default(), Vec::new());
    for edge in circuit.conjuncts(init) {
        let positive = if edge.is_neg() { !edge } else { edge };
        match places.get(&positive) {
            Some(place) if firsts.get(place).is_none_or(|value| *value != edge.is_neg()) => {
                firsts.insert(*place, !edge.is_neg());
            }
            _ if edge == Edge::TRUE => {}
            // What contradicts a first value is left to the solver, as everything else is.
            _ => rest.push(edge),
        }
    }
    (firsts, rest)
}

fn set(terms: &Terms, assignment: &mut Assignment, var: Term, bits: &[bool]) {
    let Some(symbol) = terms.as_var(var) else { return };
    let value = match terms.sort(var) {
        Sort::Bool => Value::Bool(bits.first().copied().unwrap_or(false)),
        _ => Value::Bv(Bv::from_bits(bits)),
    };
    assignment.set(symbol, value);
}
