//! `process`: placeholder.
use super::{Interpolation, NoInterpolants};
use crate::limits::Limits;
use certus_logic::{Term, Terms};
#[derive(Default)]
pub(super) struct Process { pub(super) solver: Option<String> }
impl Interpolation for Process {
    fn name(&self) -> &'static str { "process" }
    fn interpolate(&mut self, _: &mut Terms, _: &[Term], _: &Limits) -> Result<Vec<Term>, NoInterpolants> {
        Err(NoInterpolants::unsupported("process", format!("{:?}", self.solver)))
    }
}
