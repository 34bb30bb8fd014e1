//! Attempts that may be in vain.

/// How often an attempt that may be in vain is made: always while some succeed, ever more rarely while none
/// does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Backoff {
    /// Failures that are still put up with.
    left: u32,
    /// How many occasions are let pass between two attempts when none are.
    pause: u32,
    waited: u32,
}

impl Default for Backoff {
    fn default() -> Backoff {
        Backoff { left: 8, pause: 1, waited: 0 }
    }
}

impl Backoff {
    /// Whether to make an attempt on this occasion.
    pub(crate) fn asks(&mut self) -> bool {
        if self.left > 0 {
            return true;
        }
        self.waited += 1;
        let now = self.waited > self.pause;
        if now {
            self.waited = 0;
        }
        now
    }

    /// Notes how an attempt went.
    pub(crate) fn note(&mut self, success: bool) {
        if success {
            (self.left, self.pause) = ((self.left + 2).min(16), 1);
        } else if self.left > 0 {
            self.left -= 1;
        } else {
            self.pause = (2 * self.pause).min(1024);
        }
    }
}
