//! Claims of recursive functions by a table: what the function gives for small arguments, one claim for each.
//!
//! Of a function that grows as Fibonacci's or Ackermann's, no linear claim says how much. But a program that may call it has to keep
//! its arguments small, or it would overflow or not end. The interpreter computes the table.

use certus_c::cfa::{Claim, Fact, Place, Relation, recursive_procs};
use certus_c::program::{ProcId, Program, Shown, eval::signed};
use certus_c::tabulate;
use std::cmp::Reverse;

/// Arguments `0..` of a function with one, and of the second where there are two: the first one chooses a row.
const MOST_ARGUMENTS: i128 = 64;
const MOST_COLUMNS: i128 = 33;
const MOST_ROWS: i128 = 5;

/// A table with more claims than this is left out.
const MOST_CLAIMS: usize = 100;

/// A row is claimed as an equation if its factor is not larger.
const LARGEST_FACTOR: i128 = 1 << 10;

/// What recursive functions without effects give for small arguments.
pub(crate) fn tables(program: &Program) -> Vec<Claim> {
    recursive_procs(program).into_iter().flat_map(|proc| table(program, proc).unwrap_or_default()).collect()
}

fn table(program: &Program, proc: ProcId) -> Option<Vec<Claim>> {
    let count = program.procs[proc.index()].params.len();
    let arguments: Option<Vec<u32>> =
        (0..count).map(|index| width(program, proc, Place::Argument(index))).collect();
    let arguments = arguments?;
    let claims = match arguments.len() {
        1 => row(program, proc, None, 0, MOST_ARGUMENTS),
        2 => {
            // The argument that leaves more lines chooses the row; or the one by which there is less to say.
            let by = |chooses: usize| -> Vec<Claim> {
                let rows = 0..MOST_ROWS;
                let row = |number| row(program, proc, Some((chooses, number)), 1 - chooses, MOST_COLUMNS);
                rows.flat_map(row).collect()
            };
            let lines = |claims: &[Claim]| claims.iter().filter(|claim| claim.then.sum.len() > 1).count();
            [by(0), by(1)].into_iter().min_by_key(|claims| (Reverse(lines(claims)), claims.len()))?
        }
        _ => return None,
    };
    (claims.len() <= MOST_CLAIMS).then_some(claims)
}

/// What it gives for small values of one argument, the other one having this value.
fn row(
    program: &Program,
    proc: ProcId,
    fixed: Option<(usize, i128)>,
    varies: usize,
    most: i128,
) -> Vec<Claim> {
    let argument = |index: usize, number: i128| {
        let width = width(program, proc, Place::Argument(index))?;
        Some(Fact { sum: vec![(1, Place::Argument(index))], relation: Relation::Congruent(width), number })
    };
    let args = |number: i128| {
        let mut args = vec![0; 1 + usize::from(fixed.is_some())];
        args[varies] = number as u128;
        if let Some((index, number)) = fixed {
            args[index] = number as u128;
        }
        args
    };
    let all: Vec<Vec<u128>> = (0..most).map(args).collect();
    let result = program.procs[proc.index()].result;
    let Some((var, bits)) = result.zip(width(program, proc, Place::Result)) else { return Vec::new() };
    let is_signed = program.vars[var.index()].shown == Shown::Signed;
    let number = |bits_of: u128| if is_signed { signed(bits_of, bits) } else { bits_of as i128 };
    let mut known: Vec<(i128, i128)> = (0..most)
        .zip(tabulate(program, proc, &all))
        .map_while(|(argument, result)| Some((argument, number(result?))))
        .collect();
    continued(&mut known, most, if is_signed { 1 << (bits - 1) } else { 1 << bits });
    let when: Option<Vec<Fact>> = fixed.iter().map(|(index, number)| argument(*index, *number)).collect();
    let Some(when) = when else { return Vec::new() };
    let result = |others: Vec<(i64, Place)>, number: i128| {
        let sum = std::iter::once((1, Place::Result)).chain(others).collect();
        Fact { sum, relation: Relation::Congruent(bits), number }
    };
    // A line, from zero on.
    if let (Some(_), [(_, start), (_, next), _, ..]) = (fixed, known.as_slice()) {
        let factor = next - start;
        let on_line = known.iter().all(|(argument, result)| *result == start + factor * argument);
        if on_line && factor.abs() <= LARGEST_FACTOR {
            let others =
                if factor == 0 { Vec::new() } else { vec![(-factor as i64, Place::Argument(varies))] };
            let positive =
                Fact { sum: vec![(-1, Place::Argument(varies))], relation: Relation::AtMost, number: 0 };
            let when = when.into_iter().chain([positive]).collect();
            return vec![Claim { proc, when, then: result(others, *start) }];
        }
    }
    let one = |(at, value): (i128, i128)| {
        let when = when.iter().cloned().chain(argument(varies, at)).collect();
        Claim { proc, when, then: result(Vec::new(), value) }
    };
    known.into_iter().map(one).collect()
}

/// More of a sequence in which each number is a multiple of the one before, and a constant: what takes long to compute.
fn continued(known: &mut Vec<(i128, i128)>, most: i128, end: i128) {
    let [(_, first), (_, second), (_, third), _, ..] = known.as_slice() else { return };
    let (first, step, next) = (*first, second - first, third - second);
    if step == 0 || next % step != 0 {
        return;
    }
    let factor = next / step;
    let rest = step + first - factor * first;
    let follow = |number: i128| factor.checked_mul(number)?.checked_add(rest);
    if known.windows(2).any(|pair| follow(pair[0].1) != Some(pair[1].1)) {
        return;
    }
    while let Some((at, number)) = known.last().copied().filter(|(at, _)| at + 1 < most) {
        let Some(number) = follow(number).filter(|number| number.abs() < end) else { return };
        known.push((at + 1, number));
    }
}

fn width(program: &Program, proc: ProcId, place: Place) -> Option<u32> {
    place.variable(program, proc).map(|var| program.vars[var.index()].width)
}
