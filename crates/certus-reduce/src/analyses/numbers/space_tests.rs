use super::*;

const VARS: u32 = 4;

fn random(seed: &mut u64, below: u64) -> i64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed % below) as i64
}

fn number(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}

fn sum(seed: &mut u64) -> Sum {
    let mut sum = Sum { constant: number(random(seed, 5) - 2), parts: Vec::new() };
    for var in 0..VARS {
        if random(seed, 2) == 0 {
            sum.parts.push((var, number(random(seed, 5) - 2)));
        }
    }
    sum.parts.retain(|(_, by)| !by.is_zero());
    sum
}

fn at(sum: &Sum, state: &[BigRational]) -> BigRational {
    sum.parts.iter().map(|(var, by)| by * &state[*var as usize]).sum::<BigRational>() + &sum.constant
}

fn contains(space: &Space, state: &[BigRational]) -> bool {
    space.equations().iter().all(|(var, sum)| state[*var as usize] == at(sum, state))
}

/// States are followed beside the space: each stays inside of it, whatever is done, and a state that an equation excludes
/// is one that no command made.
#[test]
fn states_stay_in_the_space_and_equations_are_found() {
    let mut seed = 88_172_645_463_325_252;
    let (mut equations, mut empty) = (0, 0);
    for _ in 0..2000 {
        let mut space = Space::default();
        let some = |seed: &mut u64| -> Vec<Vec<BigRational>> {
            (0..12).map(|_| (0..VARS).map(|_| number(random(seed, 9) - 4)).collect()).collect()
        };
        let mut states = some(&mut seed);
        let (mut old, mut old_states) = (space.clone(), states.clone());
        for _ in 0..10 {
            let sum = sum(&mut seed);
            let var = random(&mut seed, u64::from(VARS)) as u32;
            match random(&mut seed, 5) {
                0 | 1 => {
                    space.assign(var, &sum);
                    for state in &mut states {
                        state[var as usize] = at(&sum, state);
                    }
                }
                2 => {
                    space.havoc(var);
                    for state in &mut states {
                        state[var as usize] = number(random(&mut seed, 9) - 4);
                    }
                }
                3 => {
                    // Put on the plane, so that not all states are lost.
                    if let Some((var, by)) = sum.parts.first() {
                        space.havoc(*var);
                        for state in &mut states {
                            let off = at(&sum, state) / by;
                            state[*var as usize] -= off;
                        }
                    }
                    let possible = space.assume(&sum);
                    states.retain(|state| at(&sum, state).is_zero());
                    if !possible {
                        assert!(states.is_empty());
                        empty += 1;
                        break;
                    }
                }
                _ => {
                    let before = space.clone();
                    let changed = space.join(&old);
                    assert_eq!(changed, space.equations() != before.equations());
                    states.extend(old_states.clone());
                    (old, old_states) = (before, states.clone());
                    old_states.truncate(6);
                    old_states.retain(|state| contains(&old, state));
                }
            }
            for state in &states {
                assert!(contains(&space, state), "{space:?} {state:?}");
            }
            equations += space.equations().len();
        }
    }
    assert!(equations > 2000 && empty > 5, "{equations} {empty}");
}

/// A counter and three times that: the difference stays.
#[test]
fn counters_that_go_in_step_keep_their_equation() {
    let mut space = Space::default();
    let constant = |n: i64| Sum { constant: number(n), parts: Vec::new() };
    space.assign(0, &constant(0));
    space.assign(1, &constant(5));
    let mut after = space.clone();
    after.assign(0, &Sum { constant: number(1), parts: vec![(0, number(1))] });
    after.assign(1, &Sum { constant: number(3), parts: vec![(1, number(1))] });
    assert!(space.join(&after));
    let mut again = space.clone();
    again.assign(0, &Sum { constant: number(1), parts: vec![(0, number(1))] });
    again.assign(1, &Sum { constant: number(3), parts: vec![(1, number(1))] });
    assert!(!space.join(&again));
    assert_eq!(space.equations(), [(1, Sum { constant: number(5), parts: vec![(0, number(3))] })]);
}
