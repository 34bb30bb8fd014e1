//! Where objects are put. C leaves it open, so a run may be executed under any layout.

use std::sync::Arc;

/// Choices that a machine could make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// In the upper part of the address space.
    pub high: bool,
    /// Later objects have lower addresses.
    pub downwards: bool,
    /// The address of an object that has ended is used again for the next one of its size.
    pub reuse: bool,
    /// Objects have no more than the alignment that they need.
    pub skew: bool,
    /// Bytes between objects.
    pub gap: u64,
    /// Where static objects are, by their numbers; others are behind them.
    pub statics: Option<Arc<[u64]>>,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout { high: false, downwards: false, reuse: false, skew: false, gap: 32, statics: None }
    }
}

impl Layout {
    /// Some layouts that differ in every respect: for runs that look at addresses.
    #[must_use]
    pub fn several() -> Vec<Layout> {
        let low = Layout::default();
        let mut layouts = vec![low.clone()];
        for gap in [32, 0] {
            for (high, downwards) in [(false, true), (true, false), (true, true), (false, false)] {
                for (reuse, skew) in [(true, true), (false, true), (true, false), (false, false)] {
                    let layout = Layout { high, downwards, reuse, skew, gap, statics: None };
                    if layout != low {
                        layouts.push(layout);
                    }
                }
            }
        }
        layouts
    }

    /// One that the seed determines.
    #[must_use]
    pub fn random(seed: u64) -> Layout {
        let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        Layout {
            high: bits & 1 != 0,
            downwards: bits & 2 != 0,
            reuse: bits & 4 != 0,
            skew: bits & 8 != 0,
            gap: [0, 16, 32, 4096][(bits >> 4 & 3) as usize],
            statics: None,
        }
    }

    /// The first address to be used: the lowest one, or the highest if addresses fall.
    pub(super) fn start(&self, pointer_bits: u32) -> u64 {
        match (pointer_bits >= 64, self.high, self.downwards) {
            (_, false, false) => 0x10_0000,
            (false, true, false) => 0x9000_0000,
            (false, false, true) => 0x7F00_0000,
            (false, true, true) => 0xFF00_0000,
            (true, true, false) => 0x5555_0000_0000,
            (true, false, true) => 0x6000_0000,
            (true, true, true) => 0x7FFF_F000_0000,
        }
    }
}
