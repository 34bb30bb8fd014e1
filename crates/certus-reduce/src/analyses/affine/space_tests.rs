use super::*;

/// The points of a space over variables 0, 1, … of four bits each, as bit sets of their values.
fn points(space: &Space, vars: u32) -> Vec<u64> {
    let all = 0..1u64 << (4 * vars);
    let inside = |state: &u64| {
        let vector: Vec<u64> = space
            .vars
            .iter()
            .zip(&space.point)
            .map(|(var, at)| ((state >> (4 * var)) & 15).wrapping_sub(*at) & 15)
            .collect();
        space.rest(vector).iter().all(|n| *n == 0)
    };
    all.filter(inside).collect()
}

fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

fn sum(seed: &mut u64, vars: u32) -> Sum {
    let mut sum = Sum { constant: random(seed) & 15, parts: Vec::new() };
    for var in 0..vars {
        if random(seed).is_multiple_of(2) {
            sum.parts.push((var, random(seed) & 15));
        }
    }
    sum
}

fn at(sum: &Sum, state: u64) -> u64 {
    let part = |(var, by): &(u32, u64)| by.wrapping_mul(state >> (4 * var) & 15);
    sum.parts.iter().map(part).fold(sum.constant, u64::wrapping_add) & 15
}

/// What a command does with all points is what it does with each of them.
#[test]
fn commands_are_exact_and_joins_contain_both() {
    let (vars, mut seed) = (3, 88_172_645_463_325_252);
    let (mut narrow, mut equations) = (0, 0);
    for _ in 0..300 {
        let mut space = Space::new(4);
        let mut last = space.clone();
        for _ in 0..8 {
            let before = points(&space, vars);
            let sum = sum(&mut seed, vars);
            match random(&mut seed) % 4 {
                0 => {
                    let var = (random(&mut seed) % u64::from(vars)) as u32;
                    space.assign(var, &sum);
                    let set = |state: &u64| state & !(15 << (4 * var)) | at(&sum, *state) << (4 * var);
                    let mut after: Vec<u64> = before.iter().map(set).collect();
                    after.sort_unstable();
                    after.dedup();
                    assert_eq!(points(&space, vars), after);
                }
                1 => {
                    let expected: Vec<u64> =
                        before.into_iter().filter(|state| at(&sum, *state) == 0).collect();
                    if space.assume(&sum) {
                        assert_eq!(points(&space, vars), expected);
                    } else {
                        assert!(expected.is_empty());
                        space = last.clone();
                    }
                }
                2 => {
                    let other = points(&last, vars);
                    let wide = random(&mut seed).is_multiple_of(2);
                    let changed = space.join(&last, wide);
                    let after = points(&space, vars);
                    assert!(before.iter().chain(&other).all(|state| after.contains(state)));
                    assert_eq!(changed, after.len() > before.len());
                }
                _ => last = space.clone(),
            }
            let inside = points(&space, vars);
            narrow += usize::from(inside.len() < 1 << (4 * vars));
            let said: Vec<u64> = (0..1u64 << (4 * vars))
                .filter(|state| {
                    let equal = |(var, sum): &(u32, Sum)| at(sum, *state) == state >> (4 * var) & 15;
                    let multiple = |(power, sum): &(u32, Sum)| at(sum, *state).is_multiple_of(1 << power);
                    space.equations().iter().all(equal) && space.multiples().iter().all(multiple)
                })
                .collect();
            assert_eq!(said, inside);
            for (var, sum) in space.equations() {
                equations += 1;
                assert!(inside.iter().all(|state| at(&sum, *state) == state >> (4 * var) & 15));
                assert!(sum.parts.iter().all(|(other, _)| *other != var));
            }
        }
    }
    assert!(narrow > 500 && equations > 500, "{narrow} {equations}");
}

#[test]
fn what_a_loop_keeps_is_found() {
    // lo = 0; hi = 2 * mid; while (…) { lo++; hi--; mid--; }
    let (lo, mid, hi) = (0, 1, 2);
    let mut head = Space::new(32);
    head.assign(lo, &Sum::default());
    head.assign(hi, &Sum { constant: 0, parts: vec![(mid, 2)] });
    let mut round = head.clone();
    for (var, by) in [(lo, 1), (hi, u64::from(u32::MAX)), (mid, u64::from(u32::MAX))] {
        round.assign(var, &Sum { constant: by, parts: vec![(var, 1)] });
    }
    assert!(head.join(&round, false));
    assert!(!head.join(&round, false));
    assert_eq!(head.equations(), [(hi, Sum { constant: 0, parts: vec![(lo, 1), (mid, 2)] })]);
}
