//! `--junit`: a check as a test case, for the test tab of a CI server.

use crate::output::sarif::MOST_INPUTS;
use crate::output::tell::Told;
use certus_driver::Summary;

/// One test suite with one test case. UNSAFE is a failure, UNKNOWN is skipped: it says nothing of the program.
pub(crate) fn of(told: &Told<'_>, summary: &Summary) -> String {
    let seconds = summary.time.as_secs_f64();
    let failures = u32::from(summary.violated.is_some());
    let skipped = u32::from(summary.reason.is_some());
    let (file, property) = (told.options.file.display().to_string(), &told.options.property);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"certus\" tests=\"1\" failures=\"{failures}\" errors=\"0\" time=\"{seconds:.3}\">\n\
         \x20 <testsuite name=\"{}\" tests=\"1\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\" \
         time=\"{seconds:.3}\">\n\
         \x20   <testcase name=\"{}\" classname=\"{}\" file=\"{}\" time=\"{seconds:.3}\">\n",
        escape(&file),
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
    if let Some(reason) = &summary.reason {
        text.push_str(&format!("      <skipped message=\"{}\"/>\n", escape(&format!("UNKNOWN ({reason})"))));
    }
    if !told.assumed.is_empty() {
        let words = certus_driver::assume::words(&told.assumed);
        text.push_str(&format!("      <system-out>assumes: {}</system-out>\n", escape(&words)));
    }
    text.push_str("    </testcase>\n  </testsuite>\n</testsuites>\n");
    text
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
