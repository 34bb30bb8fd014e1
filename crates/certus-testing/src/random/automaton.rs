//! The control flow: a chain of locations with loops, branches and jumps.

use super::Maker;
use certus_logic::{Sort, Term};
use certus_model::{Command, Loc, Location};

impl Maker<'_> {
    /// The variables, and which of them are dead or constant.
    pub(super) fn variables(&mut self) {
        let count = self.rng.between(1, self.shape.vars).min(u64::from(self.shape.state_bits));
        let mut left = u64::from(self.shape.state_bits);
        for index in 0..count {
            // Every variable that is still to come has a bit.
            let most = (left - (count - 1 - index)).min(u64::from(self.shape.width));
            let width = if self.rng.chance(70) { self.rng.between(1, most) } else { most };
            left -= width;
            let sort = if width == 1 || self.rng.chance(15) { Sort::Bool } else { Sort::Bv(width as u32) };
            let name = ["x", "y", "z", "w", "u", "v"][index as usize % 6];
            let var = self.terms.fresh(name, sort);
            self.cfa.add_var(var, name);
            self.vars.push(var);
        }
        (self.readable, self.writable) = (self.vars.clone(), self.vars.clone());
        if self.shape.clutter && self.vars.len() > 1 {
            let at = self.rng.below(self.vars.len() as u64) as usize;
            match self.rng.below(4) {
                0 => drop(self.readable.remove(at)),
                1 => drop(self.writable.remove(at)),
                _ => {}
            }
        }
    }

    /// Everything but the questions: what the error location is.
    pub(super) fn skeleton(&mut self) {
        let count = self.rng.between(self.shape.locations.0, self.shape.locations.1);
        let extra = if self.shape.clutter && count > 2 { self.rng.below(2) } else { 0 };
        let chain: Vec<Loc> =
            (0..count - extra).map(|n| self.cfa.add_location(format!("l{n}"), 10 + n as u32)).collect();
        self.begin(chain[0]);
        for at in 0..chain.len() {
            self.construct(&chain, at);
        }
        if extra > 0 {
            self.clutter(&chain);
        }
    }

    /// The first edge: initial values of some variables, none of others.
    fn begin(&mut self, to: Loc) {
        let mut commands = Vec::new();
        for var in self.vars.clone() {
            let constant = !self.writable.contains(&var);
            match self.terms.sort(var) {
                Sort::Bv(width) => match self.rng.below(10) {
                    _ if constant => {
                        let value = self.constant(width);
                        commands.push(Command::Assign(var, value));
                    }
                    0..=4 => {
                        let value = self.terms.bv(width, 0);
                        commands.push(Command::Assign(var, value));
                    }
                    5 => {
                        let value = self.constant(width);
                        commands.push(Command::Assign(var, value));
                    }
                    6 => {
                        let bound = self.constant(width);
                        let small = self.terms.bvule(var, bound);
                        commands.extend([Command::Havoc(var), Command::Assume(small)]);
                    }
                    7 => {
                        let value = self.word(width);
                        commands.push(Command::Assign(var, value));
                    }
                    _ => {}
                },
                _ if constant || self.rng.chance(70) => {
                    let value = self.terms.bool(self.rng.chance(50));
                    commands.push(Command::Assign(var, value));
                }
                _ => {}
            }
        }
        let block = if self.rng.chance(80) {
            let steps = commands.into_iter().map(|command| self.step(command)).collect();
            certus_model::Block::sequence(steps)
        } else {
            self.block(None, &commands)
        };
        self.cfa.add_edge(self.cfa.initial, to, block);
    }

    /// The edges that leave the location at this place of the chain.
    fn construct(&mut self, chain: &[Loc], at: usize) {
        let here = chain[at];
        let Some(next) = chain.get(at + 1).copied() else {
            // The end: nothing, a loop of its own, or back to some place.
            if self.rng.chance(55) {
                let to = if self.rng.chance(50) { here } else { *self.rng.pick(chain) };
                let guard = self.rng.chance(60).then(|| self.guard(1));
                let update = self.update();
                let block = self.block(guard, &update);
                self.cfa.add_edge(here, to, block);
            }
            return;
        };
        match self.rng.below(10) {
            0..=4 => self.looped(here, chain.get(at + 1..at + 3).unwrap_or(&[next]), next),
            5 | 6 => {
                let guard = self.guard(1);
                let not = self.terms.not(guard);
                let other = *self.rng.pick(&chain[at + 1..]);
                for (guard, to) in [(guard, next), (not, other)] {
                    let block = self.block(Some(guard), &[]);
                    self.cfa.add_edge(here, to, block);
                }
            }
            7 => {
                let other = *self.rng.pick(chain);
                for to in [next, other] {
                    let guard = self.rng.chance(50).then(|| self.guard(1));
                    let block = self.block(guard, &[]);
                    self.cfa.add_edge(here, to, block);
                }
            }
            _ => {
                let block = self.block(None, &[]);
                self.cfa.add_edge(here, next, block);
            }
        }
    }

    /// A loop: round one location, or through the next one.
    fn looped(&mut self, here: Loc, following: &[Loc], next: Loc) {
        let guard = if self.rng.chance(15) { self.terms.tru() } else { self.bound() };
        let not = self.terms.not(guard);
        let update = self.update();
        match following {
            [body, after] if self.rng.chance(50) => {
                let block = self.block(Some(guard), &[]);
                self.cfa.add_edge(here, *body, block);
                let block = self.block(None, &update);
                self.cfa.add_edge(*body, here, block);
                let block = self.block(Some(not), &[]);
                self.cfa.add_edge(here, *after, block);
            }
            _ => {
                let block = self.block(Some(guard), &update);
                self.cfa.add_edge(here, here, block);
                let leave = (guard != self.terms.tru() && self.rng.chance(85)).then_some(not);
                let block = self.block(leave, &[]);
                self.cfa.add_edge(here, next, block);
            }
        }
    }

    /// The condition of a loop: mostly a bound of a variable.
    fn bound(&mut self) -> Term {
        let var = self.variable();
        match self.terms.sort(var) {
            Sort::Bv(width) if self.rng.chance(75) => {
                let bound = if self.rng.chance(70) { self.constant(width) } else { self.word(width) };
                match self.rng.below(4) {
                    0 => self.terms.ne(var, bound),
                    1 => self.terms.bvslt(var, bound),
                    _ => self.terms.bvult(var, bound),
                }
            }
            _ => self.guard(1),
        }
    }

    /// What a loop's body does: some variables are counted together, so that relations between them hold.
    fn update(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        let by = if self.rng.chance(70) { 1 } else { self.rng.between(2, 3) };
        for var in self.writable.clone() {
            if !self.rng.chance(60) {
                continue;
            }
            let value = match self.terms.sort(var) {
                Sort::Bv(width) => {
                    let factor = if self.rng.chance(75) { by } else { 2 * by };
                    let by = self.terms.bv(width, u128::from(factor));
                    self.terms.bvadd(var, by)
                }
                _ => self.terms.not(var),
            };
            commands.push(Command::Assign(var, value));
        }
        commands
    }

    /// Puts locations and edges in another order, so that nobody relies on where they are.
    pub(super) fn shuffle(&mut self) {
        if self.rng.chance(50) {
            return;
        }
        for last in (1..self.cfa.edges.len()).rev() {
            let other = self.rng.below(last as u64 + 1) as usize;
            self.cfa.edges.swap(last, other);
        }
        let mut place: Vec<u32> = (0..self.cfa.locations.len() as u32).collect();
        for last in (1..place.len()).rev() {
            let other = self.rng.below(last as u64 + 1) as usize;
            place.swap(last, other);
        }
        let moved = |loc: Loc| Loc(place[loc.index()]);
        let mut locations = vec![Location::default(); place.len()];
        for (old, location) in self.cfa.locations.drain(..).enumerate() {
            locations[place[old] as usize] = location;
        }
        self.cfa.locations = locations;
        (self.cfa.initial, self.cfa.error) = (moved(self.cfa.initial), moved(self.cfa.error));
        for edge in &mut self.cfa.edges {
            (edge.from, edge.to) = (moved(edge.from), moved(edge.to));
        }
    }
}
