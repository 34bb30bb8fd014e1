//! What the options of a compiler mean here.
//!
//! An option is one of ours under another name, or it does not change what a program means, or it is refused: one whose meaning
//! is not known might change it.

use std::ffi::OsString;

/// What an option of a compiler means.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Flag {
    /// One of ours, in these words; the next word belongs to it if that is so.
    Ours(Vec<String>, bool),
    /// It does not matter; the same.
    Ignored(bool),
    /// It matters, or may, and is not followed; with the reason.
    Refused(&'static str),
    /// It is none of a compiler's.
    Other,
}

/// What is not followed.
const CHANGES: &str = "what this option changes is not followed";
const UNKNOWN: &str = "it is not known whether this option changes what the program means";
const JOINS: &str =
    "the compiler may join a multiplication and an addition of floating-point numbers; add -ffp-contract=off";

/// What optimises, warns, or says how the code is laid out, by what follows `-f` or `-fno-`. What begins so counts, too, if it ends
/// in `*`.
const HARMLESS: &str = "pic PIC pie PIE plt common visibility* stack-* strict-* builtin* freestanding hosted omit-frame-pointer \
    optimize-sibling-calls diagnostics* color* message-length* file-prefix-map* debug-* macro-prefix-map* inline* keep-inline* \
    unroll* peel-loops tree* ipa* lto* fat-lto-objects function-sections data-sections asynchronous-unwind-tables unwind-tables \
    exceptions non-call-exceptions ident sanitize* profile* coverage* cf-protection* semantic-interposition gnu89-inline \
    delete-null-pointer-checks align-* reorder-* schedule-* sched* gcse* cse* crossjumping if-conversion* thread-jumps \
    merge-constants merge-all-constants move-loop-* ivopts vect-cost-model* split-* web rename-registers aggressive-loop-optimizations \
    partial-inlining devirtualize* defer-pop forward-propagate conserve-stack zero-call-used-regs* trivial-auto-var-init* \
    instrument-functions* patchable-function-entry* verbose-asm record-gcc-switches working-directory dump* temp-file \
    max-errors* permissive syntax-only track-macro-expansion* use-linker-plugin leading-underscore jump-tables \
    code-hoisting isolate-erroneous-paths-* caller-saves combine-stack-adjustments dce dse expensive-optimizations float-store \
    guess-branch-probability toplevel-reorder unit-at-a-time var-tracking* zero-initialized-in-bss lifetime-dse* \
    test-coverage compare-elim cprop-registers analyzer* eliminate-unused-* canonical-system-headers live-patching* hardened \
    integrated-as spell-checking caret-diagnostics show-* slp-vectorize vectorize";

/// The same for `-m`.
const MACHINE: &str = "tune=* cpu=* sse sse2 sse3 ssse3 sse4* avx avx2 no-avx* no-sse3 no-ssse3 no-sse4* fpmath=sse red-zone \
    no-red-zone cmodel=* preferred-stack-boundary=* indirect-branch* function-return* record-mcount fentry skip-rax-setup \
    accumulate-outgoing-args no-mmx mmx no-3dnow popcnt aes pclmul bmi bmi2 lzcnt cx16 movbe rdrnd stackrealign \
    no-omit-leaf-frame-pointer omit-leaf-frame-pointer retpoline* branches-within-32B-boundaries no-fma no-fma4";

/// Processors that cannot multiply and add in one step.
const WITHOUT_JOINS: &str =
    "x86-64 x86-64-v2 i386 i486 i586 i686 pentium* core2 corei7 nehalem westmere sandybridge ivybridge k8*";

/// Words of their own that change nothing.
const PLAIN: &str = "-c -S -pipe -pedantic -pedantic-errors -pthread -pthreads -rdynamic -static -shared -w -MD -MMD -MP -M -MM -MG \
    -nostdlib -nodefaultlibs -nostartfiles -nolibc -s -pie -no-pie -static-pie -static-libgcc -shared-libgcc -pg -p --coverage \
    -save-temps* -v -Q -time -ffp-contract=off -fno-fast-math -fno-wrapv -fno-trapv -fsigned-char -fsigned-bitfields -ftrapping-math \
    -fno-short-enums -fno-short-wchar -fmath-errno -fno-unsafe-math-optimizations -fno-finite-math-only -fsigned-zeros \
    -fno-associative-math -fno-reciprocal-math -fno-rounding-math -fexcess-precision=standard -fno-pack-struct --param=* \
    -fno-lto -fno-trapping-math -mlong-double-80 -mfpmath=sse -m128bit-long-double";

/// Such words to which the next one belongs.
const WITH_VALUE: &str = "-MF -MT -MQ -MJ -arch --param -Xassembler -aux-info -dumpbase -dumpdir -u -T -z -e";

/// Whether a word is in a list.
fn within(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| match known.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == known,
    })
}

/// Looks at one word. `apart`: multiplications and additions stay apart, as it was asked.
pub(super) fn flag(word: &str, apart: bool) -> Flag {
    let ours = |words: &[&str], more| Flag::Ours(words.iter().map(|&word| word.to_owned()).collect(), more);
    match word {
        "-m32" => return ours(&["--32"], false),
        "-m64" => return ours(&["--64"], false),
        "-include" => return ours(&["--include"], true),
        "-isystem" | "-idirafter" => return ours(&["--isystem"], true),
        "-iquote" => return ours(&["-I"], true),
        "-ansi" => return ours(&["--std", "c89"], false),
        "-xc" => return Flag::Ignored(false),
        "-fno-strict-overflow" => {
            return Flag::Refused("it is -fwrapv, and overflow of signed numbers is an error here");
        }
        _ => {}
    }
    if within(PLAIN, word) {
        return Flag::Ignored(false);
    }
    if within(WITH_VALUE, word) {
        return Flag::Ignored(true);
    }
    if let Some(standard) = word.strip_prefix("-std=") {
        return ours(&["--std", standard], false);
    }
    if word.starts_with("-Wl,") && ["--wrap", "--defsym", "--just-symbols"].iter().any(|it| word.contains(it))
    {
        return Flag::Refused(CHANGES);
    }
    if let Some(processor) = word.strip_prefix("-march=") {
        let fits = apart || within(WITHOUT_JOINS, processor);
        return if fits { Flag::Ignored(false) } else { Flag::Refused(JOINS) };
    }
    if matches!(word, "-mfma" | "-mfma4") || word.starts_with("-mavx512") {
        return if apart { Flag::Ignored(false) } else { Flag::Refused(JOINS) };
    }
    if word == "-Ofast" {
        return Flag::Refused(CHANGES);
    }
    if let Some(name) = word.strip_prefix("-f") {
        let fits =
            within(HARMLESS, name) || name.strip_prefix("no-").is_some_and(|name| within(HARMLESS, name));
        return if fits { Flag::Ignored(false) } else { Flag::Refused(UNKNOWN) };
    }
    if let Some(name) = word.strip_prefix("-m") {
        return if within(MACHINE, name) { Flag::Ignored(false) } else { Flag::Refused(UNKNOWN) };
    }
    let refused =
        ["-x", "-traditional", "-trigraphs", "-undef", "-nostdinc", "-imacros", "-isysroot", "-iprefix"];
    let refused =
        refused.iter().chain(&["-iwithprefix", "-specs", "--sysroot", "-wrapper", "-B", "-fplugin"]);
    if refused.into_iter().any(|start| word.starts_with(start)) {
        return Flag::Refused(CHANGES);
    }
    let starts = |start: &&str| word.starts_with(*start);
    let single = !word.starts_with("--");
    if single && ["-O", "-g", "-W", "-l", "-L"].iter().any(starts) {
        return Flag::Ignored(false);
    }
    Flag::Other
}

/// The words, with those that are for the preprocessor as words of their own, and a language beside its `-x`. What stands behind
/// `--` is left as it is.
pub(super) fn unpacked(words: Vec<OsString>) -> Vec<OsString> {
    let mut out: Vec<OsString> = Vec::new();
    let mut rest = words.into_iter();
    while let Some(word) = rest.next() {
        match word.to_str() {
            Some("--") => {
                out.push(word);
                out.extend(rest.by_ref());
            }
            Some("-x") => {
                let mut joined = word;
                joined.push(rest.next().unwrap_or_default());
                out.push(joined);
            }
            Some("-Xpreprocessor") => {}
            Some(text) if text.starts_with("-Wp,") => {
                let mut parts = text[4..].split(',').peekable();
                while let Some(part) = parts.next() {
                    // Here these take a file.
                    if matches!(part, "-MD" | "-MMD") {
                        parts.next_if(|file| !file.starts_with('-'));
                    } else {
                        out.push(part.into());
                    }
                }
            }
            _ => out.push(word),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_compilers_are_understood() {
        for word in [
            "-O2",
            "-Wall",
            "-g3",
            "-fstack-protector",
            "-fno-builtin-printf",
            "-mtune=native",
            "-fPIC",
            "-lm",
        ] {
            assert_eq!(flag(word, false), Flag::Ignored(false), "{word}");
        }
        assert_eq!(flag("-MF", false), Flag::Ignored(true));
        assert_eq!(flag("-m32", false), Flag::Ours(vec!["--32".to_owned()], false));
        assert_eq!(flag("-std=c99", false), Flag::Ours(vec!["--std".to_owned(), "c99".to_owned()], false));
        for word in ["--property", "-o", "-I", "-D", "--json"] {
            assert_eq!(flag(word, false), Flag::Other, "{word}");
        }
    }

    #[test]
    fn what_changes_the_meaning_is_refused() {
        let changes = [
            "-funsigned-char -fno-signed-char -funsigned-bitfields -fno-signed-bitfields -fshort-enums -fpack-struct=1",
            "-fwrapv -ftrapv -ffast-math -Ofast -fsingle-precision-constant -fassociative-math -freciprocal-math",
            "-fno-signed-zeros -frounding-math -fno-math-errno -fshort-wchar -fexec-charset=x -fno-strict-overflow",
            "-mfpmath=387 -mno-sse -mno-sse2 -mx32 -m16 -mlong-double-64 -mlong-double-128 -malign-double -msoft-float",
            "-mms-bitfields -march=haswell -mfma -xc++ -traditional-cpp -undef -nostdinc --sysroot=/x -Wl,--wrap=malloc",
            "-fno-such-option -mno-such-option",
        ];
        for word in changes.iter().flat_map(|line| line.split(' ')) {
            assert!(matches!(flag(word, false), Flag::Refused(_)), "{word}: {:?}", flag(word, false));
        }
        assert_eq!(flag("-march=haswell", true), Flag::Ignored(false));
    }

    #[test]
    fn the_preprocessor_is_told() {
        let words = ["cc", "-Wp,-MMD,a.d,-DA=1,-UB", "-x", "c", "-Xpreprocessor", "-DC", "--", "-Wp,-DD"];
        let found = unpacked(words.iter().map(OsString::from).collect());
        assert_eq!(found, ["cc", "-DA=1", "-UB", "-xc", "-DC", "--", "-Wp,-DD"]);
    }
}
