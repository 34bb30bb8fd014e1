//! What the compiler's sanitizers report of undefined behaviour.

use certus_c::program::Property;

/// The options that make the compiler check a property, if there are any.
pub(super) fn options(property: Property) -> Option<&'static [&'static str]> {
    Some(match property {
        Property::Reach => &["-fwrapv"],
        Property::Overflow => {
            &["-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero", "-fno-sanitize-recover=all"]
        }
        Property::Shift => &["-fwrapv", "-fsanitize=shift", "-fno-sanitize-recover=all"],
        Property::DivByZero => &["-fwrapv", "-fsanitize=integer-divide-by-zero", "-fno-sanitize-recover=all"],
        Property::Deref | Property::Free => &["-fwrapv", "-fsanitize=address"],
        Property::Leak
        | Property::Cleanup
        | Property::Uninitialised
        | Property::Claim
        | Property::Termination => return None,
    })
}

/// Words of a report of a violation of the property.
fn words(property: Property) -> &'static [&'static str] {
    match property {
        Property::Reach
        | Property::Leak
        | Property::Cleanup
        | Property::Uninitialised
        | Property::Claim
        | Property::Termination => &[],
        Property::Overflow => {
            &["signed integer overflow", "cannot be represented in type", "left shift of negative"]
        }
        Property::Shift => &["shift exponent", "left shift of"],
        Property::DivByZero => &["division by zero"],
        Property::Deref => &[
            "AddressSanitizer: heap-buffer-overflow",
            "AddressSanitizer: stack-buffer-overflow",
            "AddressSanitizer: stack-buffer-underflow",
            "AddressSanitizer: global-buffer-overflow",
            "AddressSanitizer: heap-use-after-free",
            "AddressSanitizer: stack-use-after-scope",
            "AddressSanitizer: stack-use-after-return",
            "AddressSanitizer: dynamic-stack-buffer-overflow",
            "AddressSanitizer: SEGV",
            "AddressSanitizer: BUS",
        ],
        Property::Free => {
            &["AddressSanitizer: attempting double-free", "AddressSanitizer: attempting free on address"]
        }
    }
}

/// Whether what a program printed is a report of the right violation at the right line (`file:line`). Only the
/// first report counts.
pub(super) fn reports(property: Property, printed: &str, place: &str) -> bool {
    let report = |line: &str| line.contains("runtime error:") || line.contains("ERROR: AddressSanitizer:");
    let first = printed.lines().position(report);
    let Some(first) = first else { return false };
    let mut lines = printed.lines().skip(first);
    let Some(head) = lines.next() else { return false };
    if !words(property).iter().any(|words| head.contains(words)) {
        return false;
    }
    let here = |line: &str| {
        line.split(place).skip(1).any(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    };
    // A report of memory lists the calls, innermost first, up to an empty line.
    here(head) || lines.take_while(|line| !line.trim().is_empty()).any(here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_right_report_counts() {
        let text = "prog.c:12:5: runtime error: signed integer overflow: 1 + 2 cannot be represented in type 'int'\n";
        assert!(reports(Property::Overflow, text, "prog.c:12"));
        assert!(!reports(Property::Overflow, text, "prog.c:1"));
        assert!(!reports(Property::Overflow, text, "prog.c:13"));
        assert!(!reports(Property::DivByZero, text, "prog.c:12"));
        assert!(!reports(Property::Overflow, "all is well\n", "prog.c:12"));
    }

    #[test]
    fn calls_are_searched_up_to_the_next_section() {
        let text = "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1\n\
                    READ of size 4\n    #0 0x1 in main prog.c:7\n\nfreed by\n    #0 in main prog.c:5\n";
        assert!(reports(Property::Deref, text, "prog.c:7"));
        assert!(!reports(Property::Deref, text, "prog.c:5"));
        assert!(!reports(Property::Free, text, "prog.c:7"));
    }
}
