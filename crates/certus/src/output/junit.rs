//! `--junit`: a check as a test case, for the test tab of a CI server.

use crate::commands::check::sizes;
use crate::output::sarif::MOST_INPUTS;
use crate::output::tell::Told;
use certus_driver::{Summary, Unknown};

/// A test case.
pub(crate) struct Case {
    text: String,
    seconds: f64,
    failed: bool,
    skipped: bool,
    rejected: bool,
}

/// One test suite with one test case.
pub(crate) fn of(told: &Told<'_>, summary: &Summary) -> String {
    suite(&told.options.file.display().to_string(), &[&case(told, summary)])
}

/// The test suite of a program.
pub(crate) fn suite(file: &str, cases: &[&Case]) -> String {
    let seconds: f64 = cases.iter().map(|case| case.seconds).sum();
    let tests = cases.len();
    let failures = cases.iter().filter(|case| case.failed).count();
    let skipped = cases.iter().filter(|case| case.skipped).count();
    let errors = cases.iter().filter(|case| case.rejected).count();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"certus\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{seconds:.3}\">\n\
         \x20 <testsuite name=\"{}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" \
         time=\"{seconds:.3}\">\n",
        escape(file)
    );
    for case in cases {
        text.push_str(&case.text);
    }
    text.push_str("  </testsuite>\n</testsuites>\n");
    text
}

/// One test case. UNSAFE is a failure, UNKNOWN is skipped: it says nothing of the program. Input that is not accepted is an error.
pub(crate) fn case(told: &Told<'_>, summary: &Summary) -> Case {
    let seconds = summary.time.as_secs_f64();
    let (file, property) = (told.options.file.display().to_string(), &told.options.property);
    let mut text = format!(
        "    <testcase name=\"{}\" classname=\"{}\" file=\"{}\" time=\"{seconds:.3}\">\n",
        escape(property),
        escape(&file),
        escape(&file)
    );
    if let Some(violated) = &summary.violated {
        let mut body = summary.at.as_ref().map_or(String::new(), |at| format!("{}\n", at.text.trim()));
        for input in summary.inputs.iter().take(MOST_INPUTS) {
            let name = input.name.as_deref().map_or(input.kind.to_owned(), |name| format!("{name}()"));
            body.push_str(&format!("{name} = {}\n", input.value));
        }
        if summary.inputs.len() > MOST_INPUTS {
            body.push_str(&format!("and {} more values\n", summary.inputs.len() - MOST_INPUTS));
        }
        text.push_str(&format!(
            "      <failure type=\"{violated}\" message=\"{}\">{}</failure>\n",
            escape(&summary.sentence(violated)),
            escape(&body)
        ));
    }
    let rejected = matches!(summary.unknown, Some(Unknown::Rejected(_)));
    match &summary.reason {
        Some(reason) if rejected => {
            text.push_str(&format!("      <error message=\"{}\"/>\n", escape(reason)));
        }
        Some(reason) => {
            text.push_str(&format!(
                "      <skipped message=\"{}\"/>\n",
                escape(&format!("UNKNOWN ({reason})"))
            ));
        }
        None => {}
    }
    let model = told.data_model().map(|model| format!("data model {}", sizes(model)));
    let assumed = certus_driver::assume::words(told.assumed);
    let assumed = (!told.assumed.is_empty()).then(|| format!("assumes: {assumed}"));
    let beside: Vec<String> = model.into_iter().chain(assumed).collect();
    if !beside.is_empty() {
        text.push_str(&format!("      <system-out>{}</system-out>\n", escape(&beside.join("\n"))));
    }
    text.push_str("    </testcase>\n");
    let skipped = summary.reason.is_some() && !rejected;
    Case { text, seconds, failed: summary.violated.is_some(), skipped, rejected }
}

/// Text as XML and HTML take it. Characters that XML forbids are replaced.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(c),
            c if c.is_control() => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    #[test]
    fn markup_is_escaped() {
        assert_eq!(super::escape("a<b && \"c\"\u{1}"), "a&lt;b &amp;&amp; &quot;c&quot;\u{fffd}");
    }
}
