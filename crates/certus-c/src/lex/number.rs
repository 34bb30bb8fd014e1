//! Values of numeric constants.

use crate::float::{self, Format};

/// Suffix of an integer constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct IntSuffix {
    pub(crate) unsigned: bool,
    /// 0, 1 for `l`, 2 for `ll`.
    pub(crate) longs: u8,
}

/// A numeric constant as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number {
    Int {
        value: u64,
        suffix: IntSuffix,
        /// Decimal constants never become unsigned by size alone.
        decimal: bool,
        /// The value needs more than 64 bits and was cut.
        too_large: bool,
    },
    Float {
        bits: u128,
        format: FloatSuffix,
    },
    Imaginary,
}

/// Type of a floating constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatSuffix {
    Float,
    Double,
    LongDouble,
    Float128,
    Float32,
    Float64,
    Float32x,
    Float64x,
    Float16,
}

impl FloatSuffix {
    fn format(self) -> Format {
        match self {
            FloatSuffix::Float16 => Format::HALF,
            FloatSuffix::Float | FloatSuffix::Float32 => Format::SINGLE,
            FloatSuffix::Double | FloatSuffix::Float64 | FloatSuffix::Float32x => Format::DOUBLE,
            FloatSuffix::LongDouble | FloatSuffix::Float64x => Format::EXTENDED,
            FloatSuffix::Float128 => Format::QUAD,
        }
    }
}

/// Decodes a number token.
pub(crate) fn parse(text: &[u8]) -> Result<Number, String> {
    let text = std::str::from_utf8(text).map_err(|_| "invalid characters in a number".to_owned())?;
    let lower = text.to_ascii_lowercase();
    let hex = lower.strip_prefix("0x");
    let is_float = match hex {
        Some(body) => body.contains(['.', 'p']),
        None => !lower.starts_with("0b") && lower.contains(['.', 'e']),
    };
    if is_float { parse_float(&lower, hex) } else { parse_int(text, &lower, hex) }
}

fn parse_int(text: &str, lower: &str, hex: Option<&str>) -> Result<Number, String> {
    let (radix, body) = match (hex, lower.strip_prefix("0b")) {
        (Some(body), _) => (16, body),
        (None, Some(body)) => (2, body),
        (None, None) if lower.starts_with('0') => (8, lower),
        _ => (10, lower),
    };
    let end = body.find(|c: char| !c.is_digit(radix)).unwrap_or(body.len());
    let (digits, suffix) = body.split_at(end);
    if digits.is_empty() {
        return Err(format!("'{text}' has no digits"));
    }
    if radix == 8 && suffix.starts_with(['8', '9']) {
        return Err(format!("invalid digit '{}' in an octal constant", &suffix[..1]));
    }
    let suffix = match suffix {
        "" => IntSuffix::default(),
        "u" => IntSuffix { unsigned: true, longs: 0 },
        "l" => IntSuffix { unsigned: false, longs: 1 },
        "ul" | "lu" => IntSuffix { unsigned: true, longs: 1 },
        "ll" => IntSuffix { unsigned: false, longs: 2 },
        "ull" | "llu" => IntSuffix { unsigned: true, longs: 2 },
        "i" | "j" => return Ok(Number::Imaginary),
        other => return Err(format!("invalid suffix '{other}' on an integer constant")),
    };
    let (mut value, mut too_large) = (0u64, false);
    for digit in digits.chars().filter_map(|c| c.to_digit(radix)) {
        let wide = u128::from(value) * u128::from(radix) + u128::from(digit);
        too_large |= wide > u128::from(u64::MAX);
        value = wide as u64;
    }
    Ok(Number::Int { value, suffix, decimal: radix == 10, too_large })
}

fn parse_float(lower: &str, hex: Option<&str>) -> Result<Number, String> {
    let is_digit = |c: char| if hex.is_some() { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
    let body = hex.unwrap_or(lower);
    let mantissa_end = body.find(|c| !is_digit(c) && c != '.').unwrap_or(body.len());
    let (mantissa, mut rest) = body.split_at(mantissa_end);
    if mantissa.matches('.').count() > 1 {
        return Err("too many decimal points in a number".to_owned());
    }
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if whole.is_empty() && fraction.is_empty() {
        return Err("a floating constant needs digits".to_owned());
    }
    let mut exponent = 0i64;
    if let Some(after) = rest.strip_prefix(if hex.is_some() { 'p' } else { 'e' }) {
        let sign = after.starts_with('-');
        let unsigned = after.strip_prefix(['+', '-']).unwrap_or(after);
        let end = unsigned.find(|c: char| !c.is_ascii_digit()).unwrap_or(unsigned.len());
        if end == 0 {
            return Err("the exponent has no digits".to_owned());
        }
        // Far beyond the range of every format, so that a longer exponent cannot overflow the sum below.
        let magnitude = unsigned[..end].parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
        exponent = if sign { -magnitude } else { magnitude };
        rest = &unsigned[end..];
    } else if hex.is_some() {
        return Err("a hexadecimal floating constant needs an exponent".to_owned());
    }
    let format = match rest {
        "" => FloatSuffix::Double,
        "f" => FloatSuffix::Float,
        "l" => FloatSuffix::LongDouble,
        "w" => FloatSuffix::LongDouble,
        "q" | "f128" => FloatSuffix::Float128,
        "f16" => FloatSuffix::Float16,
        "f32" => FloatSuffix::Float32,
        "f64" => FloatSuffix::Float64,
        "f32x" => FloatSuffix::Float32x,
        "f64x" => FloatSuffix::Float64x,
        "i" | "j" | "fi" | "if" | "li" | "il" | "fj" | "jf" => {
            return Ok(Number::Imaginary);
        }
        other => return Err(format!("invalid suffix '{other}' on a floating constant")),
    };
    let digits: String = [whole, fraction].concat();
    let bits = if hex.is_some() {
        float::from_digits(&digits, 16, exponent - 4 * fraction.len() as i64, format.format())
    } else {
        float::from_digits(&digits, 10, exponent - fraction.len() as i64, format.format())
    };
    Ok(Number::Float { bits, format })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(text: &str) -> f64 {
        match parse(text.as_bytes()).unwrap() {
            Number::Float { bits, format: FloatSuffix::Double } => f64::from_bits(bits as u64),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn integers() {
        let int = |text: &str| match parse(text.as_bytes()).unwrap() {
            Number::Int { value, suffix, decimal, .. } => (value, suffix.unsigned, suffix.longs, decimal),
            other => panic!("{other:?}"),
        };
        assert_eq!(int("0"), (0, false, 0, false));
        assert_eq!(int("017ul"), (15, true, 1, false));
        assert_eq!(int("0xFFllU"), (255, true, 2, false));
        assert_eq!(int("0b101"), (5, false, 0, false));
        assert_eq!(int("18446744073709551615"), (u64::MAX, false, 0, true));
        assert!(parse(b"08").is_err());
        assert_eq!(parse(b"1.0i"), Ok(Number::Imaginary));
        assert_eq!(parse(b"2j"), Ok(Number::Imaginary));
        assert!(parse(b"0x").is_err());
    }

    #[test]
    fn floats_agree_with_the_host() {
        for text in [
            "1.0",
            ".5",
            "3.",
            "1e10",
            "1.5e-300",
            "4.9e-324",
            "2.4e-324",
            "1e400",
            "0.1",
            "123456789.123456789e7",
        ] {
            assert_eq!(
                double(text).to_bits(),
                text.trim_end_matches('.').parse::<f64>().unwrap().to_bits(),
                "{text}"
            );
        }
        assert_eq!(double("0x1.8p3"), 12.0);
        assert_eq!(double("1e99999999999999999999"), f64::INFINITY);
    }
}
