//! Systems with time: only runs in which time goes on without end count.
//!
//! A lasso has to let time pass in its loop. A proof may speak of a variable that sums up the time that passes and begins anew
//! where the sum is at least some positive number; what that means is said here once more.

use certus_logic::{Sort, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::Lasso;

/// How time is told, and the variable of the monitor.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// How much time passes at a position; less than nothing counts as nothing.
    pub delta: Term,
    /// The sum at which the monitor begins anew: any number above zero.
    pub beta: u64,
    /// The sum.
    pub since: Term,
}

/// Checks that time passes in the loop of a lasso.
///
/// # Errors
/// If none does.
pub fn check_time(terms: &mut Terms, delta: Term, lasso: &Lasso) -> Result<(), String> {
    let zero = terms.sub(delta, delta);
    let passes = terms.gt(delta, zero);
    let mut inside = lasso.positions.get(lasso.back..).into_iter().flatten();
    if inside.any(|position| terms.eval(passes, position) == Value::Bool(true)) {
        Ok(())
    } else {
        Err("no time passes in the loop".to_owned())
    }
}

/// The system with the sum of time, and the set of positions at which it begins anew: runs in which time goes on without end are
/// those that meet the set infinitely often.
///
/// # Errors
/// If the sum is no variable of its own, or the number is not above zero.
pub fn with_time(terms: &mut Terms, ts: &Ts, time: &Time) -> Result<(Ts, Term), String> {
    let Time { delta, beta, since } = *time;
    let sort = terms.sort(delta);
    if !matches!(sort, Sort::Int | Sort::Real) || beta == 0 {
        return Err("time is no number, or stands still".to_owned());
    }
    let after = Ts::after(terms, since);
    let mut known = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect::<Vec<_>>();
    known.extend(ts.vars.iter().map(|var| Ts::after(terms, var.term)));
    if terms.as_var(since).is_none()
        || terms.sort(since) != sort
        || known.contains(&since)
        || known.contains(&after)
    {
        return Err("the sum of time is no variable of its own".to_owned());
    }
    let (zero, beta) = (terms.int(0), terms.int(beta));
    let (zero, beta) = match sort {
        Sort::Int => (zero, beta),
        _ => (terms.to_real(zero), terms.to_real(beta)),
    };
    let backwards = terms.lt(delta, zero);
    let longer = terms.add(since, delta);
    let sum = terms.ite(backwards, since, longer);
    let reached = terms.le(beta, sum);
    let mut out = ts.clone();
    out.add_var(since, "since");
    out.next.insert(since, terms.ite(reached, zero, sum));
    let first = terms.eq(since, zero);
    out.init = terms.and2(out.init, first);
    Ok((out, reached))
}
