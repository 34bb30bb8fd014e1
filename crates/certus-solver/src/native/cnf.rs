//! From graph to SAT solver: a node gets a variable and its clauses when a query first needs it.

use super::aig::{Aig, Edge, Node};
use crate::sat::{Gate, Lit, Sat, Var};

/// How many inputs a conjunction may collect from the conjunctions below it.
const WIDE: usize = 64;

/// Which node has which variable.
#[derive(Debug, Default)]
pub(crate) struct Encoder {
    vars: Vec<Option<Var>>,
    truth: Option<Lit>,
    /// Atoms that have got a variable since somebody looked.
    pub(crate) new_atoms: Vec<(u32, Var)>,
}

impl Encoder {
    /// The variable of a node, if it has one.
    pub(crate) fn var(&self, node: usize) -> Option<Var> {
        self.vars.get(node).copied().flatten()
    }

    /// The literal of an edge; encodes what is new below it.
    pub(crate) fn lit(&mut self, aig: &Aig, sat: &mut dyn Sat, edge: Edge) -> Lit {
        if edge.is_const() {
            let truth = *self.truth.get_or_insert_with(|| {
                let t = sat.new_var().pos();
                sat.add_clause(&[t]);
                t
            });
            return truth.negated_if(edge == Edge::FALSE);
        }
        if self.vars.len() < aig.len() {
            self.vars.resize(aig.len(), None);
        }
        if self.vars[edge.node()].is_none() {
            self.encode(aig, sat, edge.node());
        }
        self.known(edge)
    }

    fn known(&self, edge: Edge) -> Lit {
        let var = self.vars[edge.node()].expect("inputs are encoded before the gates over them");
        var.pos().negated_if(edge.is_neg())
    }

    fn encode(&mut self, aig: &Aig, sat: &mut dyn Sat, root: usize) {
        let mut stack = vec![(root, false)];
        let mut inputs: Vec<Edge> = Vec::new();
        let mut lits: Vec<Lit> = Vec::new();
        while let Some((n, ready)) = stack.pop() {
            if self.vars[n].is_some() {
                continue;
            }
            inputs.clear();
            match aig.node(n) {
                Node::Constant => unreachable!("gates have no constant inputs"),
                Node::Input => {
                    self.vars[n] = Some(sat.new_var());
                    continue;
                }
                Node::Atom(id) => {
                    let var = sat.new_var();
                    self.vars[n] = Some(var);
                    self.new_atoms.push((id, var));
                    continue;
                }
                Node::And(a, b) => self.conjunction(aig, a, b, &mut inputs),
                Node::Xor(a, b) => inputs.extend([a, b]),
                Node::Mux(c, t, e) => inputs.extend([c, t, e]),
            }
            if !ready {
                // What is collected does not change until this node's turn comes: its inputs below have no
                // other users.
                stack.push((n, true));
                stack.extend(
                    inputs.iter().map(|e| e.node()).filter(|m| self.vars[*m].is_none()).map(|m| (m, false)),
                );
                continue;
            }
            lits.clear();
            lits.extend(inputs.iter().map(|e| self.known(*e)));
            let gate = match aig.node(n) {
                Node::And(..) => Gate::And(&lits),
                Node::Xor(..) => Gate::Xor(lits[0], lits[1]),
                _ => Gate::Mux { c: lits[0], t: lits[1], e: lits[2] },
            };
            self.vars[n] = Some(sat.new_gate(gate));
        }
    }

    /// The members of a conjunction, taking in conjunctions below that nothing else uses.
    fn conjunction(&self, aig: &Aig, a: Edge, b: Edge, out: &mut Vec<Edge>) {
        let mut todo = vec![b, a];
        while let Some(e) = todo.pop() {
            match aig.node(e.node()) {
                Node::And(x, y)
                    if !e.is_neg()
                        && aig.uses(e.node()) == 1
                        && self.vars[e.node()].is_none()
                        && out.len() + todo.len() < WIDE =>
                {
                    todo.push(y);
                    todo.push(x);
                }
                _ => out.push(e),
            }
        }
        out.sort_unstable();
        out.dedup();
    }
}
