//! `imc`: interpolation-based model checking.
//!
//! McMillan, *Interpolation and SAT-Based Model Checking*, CAV 2003. For a bound `k`: no run of up to `k` steps is bad, or the system
//! is unsafe. The states `R` that are reached are over-approximated from the initial ones on: where `R` and a step contradict that a
//! bad position is at most `k - 1` steps ahead, an interpolant contains all states after the step, and none from which so few
//! steps lead to a bad position. When nothing new comes, `R` is an invariant. When `R` has become so large that it does not
//! contradict any more, the bound is raised.

use crate::control::{Control, Event};
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::interpolants::{Interpolant, Interpolants, InterpolationOptions};
use crate::moments::Moments;
use crate::option_groups::{choices, engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Term, Terms};
use certus_model::one_loop::run_of;
use certus_model::{Proof, Run};
use certus_solver::{Answer, Purpose, Query, Session};
use std::num::NonZeroUsize;

/// The name of the engine.
const NAME: &str = "imc";

/// Is there a run of this length to a bad position?
const RUN: Purpose = Purpose("run");

/// Is an image among the states that were reached before?
const FIXPOINT: Purpose = Purpose("fixpoint");

choices! {
    /// Of which states the next image is taken.
    enum Image {
        /// Of the last interpolant.
        Last = "last",
        /// Of all states so far.
        All = "all",
    }
}

choices! {
    /// How the bound grows.
    enum Growth {
        /// By one.
        One = "one",
        /// By as many images as there were.
        Images = "images",
    }
}

option_group! {
    /// Bounds and images.
    struct ImcOptions in "images" {
        "bound" bound: Option<NonZeroUsize> = None, "the largest bound to try";
        "image" image: Image = Image::Last,
            "the next image is that of the last interpolant, or of all states so far (CAV 2003)";
        "growth" growth: Growth = Growth::One,
            "by how much the bound is raised after an abstract counterexample";
        "weaker" weaker: bool = true,
            "where images do not end soon, the weakest interpolants are tried as well";
        "facts" facts: bool = true, "assume what other analyses have proved";
    }
}

/// The engine.
#[derive(Clone, Debug, Default)]
pub struct Imc {
    options: ImcOptions,
    interpolation: InterpolationOptions,
}

engine! {
    Imc as Systems {
        name: |_| NAME,
        about: |_| "interpolation-based model checking: images over-approximated by interpolants",
        takes: Takes::LINEAR,
        options: [options, interpolation],
    }
}

impl OnSystems for Imc {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let mut search = Search {
            runs: Runs::new(terms, task, self.options.facts, control)?,
            interpolants: self.interpolation.make(),
            weakest: self.options.weaker.then(|| self.interpolation.weakest().make()),
            options: &self.options,
            control,
            stats: Stats::default(),
        };
        let verdict = search.verdict(terms)?;
        let mut stats = search.stats;
        stats.set("bound", search.runs.length.unwrap_or(0) as u64);
        stats.add_queries(search.runs.session.tallies());
        search.interpolants.count(&mut stats);
        if let Some(weakest) = &search.weakest {
            weakest.count(&mut stats);
        }
        Ok(Outcome { verdict, stats })
    }
}

/// Runs from the initial states: bounded model checking of a system.
struct Runs<'a> {
    moments: Moments<'a>,
    session: Session,
    /// No run of up to so many steps is bad; none if even that is not known of the initial states.
    length: Option<usize>,
}

impl<'a> Runs<'a> {
    fn new(
        terms: &mut Terms,
        task: &SystemTask<'a>,
        facts: bool,
        control: &Control,
    ) -> Result<Runs<'a>, EngineError> {
        let moments = Moments::new(terms, task, facts);
        let mut session = control.session()?;
        session.assert(terms, moments.init)?;
        Ok(Runs { moments, session, length: None })
    }

    /// Whether a run of one step more than before is bad: the run, or why that is not known.
    fn advance(&mut self, terms: &mut Terms) -> Result<Result<Option<Run>, Reason>, EngineError> {
        let length = self.length.map_or(0, |length| length + 1);
        if length > 0 {
            let step = self.moments.at(terms, self.moments.step, length - 1);
            self.session.assert(terms, step)?;
        }
        let bad = self.moments.at(terms, self.moments.bad, length);
        match self.session.check(terms, &Query::of(&[bad]), RUN)? {
            Answer::Sat => {
                let positions = self.moments.positions(terms, &mut self.session, 0..=length)?;
                Ok(Ok(Some(run_of(terms, self.moments.ts(), &positions))))
            }
            Answer::Unsat => {
                let good = terms.not(bad);
                self.session.assert(terms, good)?;
                self.length = Some(length);
                Ok(Ok(None))
            }
            Answer::Unknown(why) => Ok(Err(why.into())),
        }
    }
}

/// So many images are made for a bound, and so many more for each step of it, before another way is tried.
const IMAGES: (usize, usize) = (24, 8);

/// What images for a bound came to.
enum Images {
    /// They contain their own image: an invariant.
    Closed(Term),
    /// They cannot be told from states that lead to a bad position; so many were made.
    Spurious(usize),
    /// They do not come to an end; so many were made.
    Endless(usize),
    /// A limit.
    Stopped(Reason),
}

struct Search<'a> {
    runs: Runs<'a>,
    interpolants: Interpolants,
    /// The weakest there are, if they are tried as well.
    weakest: Option<Interpolants>,
    options: &'a ImcOptions,
    control: &'a Control,
    stats: Stats,
}

impl Search<'_> {
    fn verdict(&mut self, terms: &mut Terms) -> Result<Verdict, EngineError> {
        let mut bound = 1;
        loop {
            if let Some(why) = self.control.stop() {
                return Ok(Verdict::Unknown(why));
            }
            while self.runs.length.is_none_or(|length| length < bound) {
                match self.runs.advance(terms)? {
                    Ok(None) => {}
                    Ok(Some(run)) => return Ok(Verdict::Unsafe(run)),
                    Err(why) => return Ok(Verdict::Unknown(why)),
                }
            }
            self.control.tell(|| Event::Frame { engine: NAME, k: bound });
            let mut images = self.images(terms, bound)?;
            // What is not even told apart by strong interpolants is not by weak ones.
            if self.weakest.is_some() && matches!(images, Images::Endless(_)) {
                self.swap();
                images = self.images(terms, bound)?;
                self.swap();
            }
            let images = match images {
                Images::Closed(formula) => {
                    let invariant = self.runs.moments.invariant(terms, formula);
                    return Ok(Verdict::Safe(Proof::Inductive(invariant)));
                }
                Images::Spurious(images) | Images::Endless(images) => images,
                Images::Stopped(why) => return Ok(Verdict::Unknown(why)),
            };
            if self.options.bound.is_some_and(|most| bound >= most.get()) {
                return Ok(Verdict::Unknown(Reason::Bound(bound)));
            }
            bound += match self.options.growth {
                Growth::One => 1,
                Growth::Images => images.max(1),
            };
        }
    }

    /// Takes the other kind of interpolants.
    fn swap(&mut self) {
        if let Some(weakest) = &mut self.weakest {
            std::mem::swap(weakest, &mut self.interpolants);
        }
    }

    /// At moment 1: a bad position is no more than `bound - 1` steps ahead. Where a step is not possible, none of the
    /// later positions counts.
    fn ahead(&mut self, terms: &mut Terms, bound: usize) -> Term {
        let moments = &mut self.runs.moments;
        let mut out = moments.at(terms, moments.bad, bound);
        for moment in (1..bound).rev() {
            let (bad, step) = (moments.bad, moments.step);
            let (bad, step) = (moments.at(terms, bad, moment), moments.at(terms, step, moment));
            let later = terms.and2(step, out);
            out = terms.or2(bad, later);
        }
        out
    }

    /// Images by interpolants, for one bound.
    fn images(&mut self, terms: &mut Terms, bound: usize) -> Result<Images, EngineError> {
        let ahead = self.ahead(terms, bound);
        let step = self.runs.moments.at(terms, self.runs.moments.step, 0);
        let init = self.runs.moments.init;
        let mut outside = self.control.session()?;
        let mut reached = vec![init];
        let mut from = init;
        let out = loop {
            if let Some(why) = self.control.stop() {
                break Images::Stopped(why);
            }
            let not_last = terms.not(*reached.last().unwrap_or(&init));
            outside.assert(terms, not_last)?;
            let before = terms.and2(from, step);
            let image = match self.interpolants.between(terms, before, ahead, &self.control.limits)? {
                Interpolant::Is(image) => self.runs.moments.back(terms, image, 1),
                Interpolant::Satisfiable if reached.len() == 1 => {
                    return Err(EngineError::Inconsistent("a run was found that is none"));
                }
                Interpolant::Satisfiable => break Images::Spurious(reached.len() - 1),
                Interpolant::None => {
                    self.stats.add("images without interpolants", 1);
                    break Images::Spurious(reached.len() - 1);
                }
                Interpolant::Stopped(why) => break Images::Stopped(why),
            };
            self.stats.add("images", 1);
            match outside.check(terms, &Query::of(&[image, self.runs.moments.fact]), FIXPOINT)? {
                Answer::Sat => {}
                Answer::Unsat => break Images::Closed(terms.or(&reached)),
                Answer::Unknown(why) => break Images::Stopped(why.into()),
            }
            reached.push(image);
            if reached.len() > IMAGES.0 + IMAGES.1 * bound {
                self.stats.add("images without an end", 1);
                break Images::Endless(reached.len() - 1);
            }
            from = match self.options.image {
                Image::Last => image,
                Image::All => terms.or(&reached),
            };
        };
        self.stats.add_queries(outside.tallies());
        Ok(out)
    }
}
