//! Writing files that somebody asked for, in folders that somebody else may have filled.
//!
//! What is written is first a new file of our own beside the target, with a name that nobody can predict, and then
//! takes the target's place in one step. So nobody sees half of a file, and nothing is written through a link: a
//! link at the target is replaced, and what it points to stays as it is. A pipe or a terminal gets the text as a
//! stream. Files that are read are never written over.

use anyhow::{Context, Result, anyhow, bail};
use nix::fcntl::{Flock, FlockArg, OFlag};
use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::{FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tempfile::NamedTempFile;

/// Files that are read: device, number, and how they are called.
static INPUTS: Mutex<Vec<(u64, u64, PathBuf)>> = Mutex::new(Vec::new());

/// Remembers a file that is read. One that is not there cannot be overwritten.
pub(crate) fn is_input(path: &Path) {
    if let Ok(about) = std::fs::metadata(path) {
        let mut inputs = INPUTS.lock().unwrap_or_else(PoisonError::into_inner);
        inputs.push((about.dev(), about.ino(), path.to_owned()));
    }
}

fn input_at(about: &Metadata) -> Option<PathBuf> {
    let inputs = INPUTS.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |(dev, ino, _): &&(u64, u64, PathBuf)| *dev == about.dev() && *ino == about.ino();
    // Another file may have the number of one that is gone.
    let there = |(dev, ino, path): &&(u64, u64, PathBuf)| {
        std::fs::metadata(path).is_ok_and(|now| now.dev() == *dev && now.ino() == *ino)
    };
    inputs.iter().filter(same).find(there).map(|(_, _, path)| path.clone())
}

/// What is at the place of a file to be written.
enum Target {
    /// Nothing, a link, or a file with these permissions: it is replaced.
    Place(Option<Permissions>),
    /// A pipe, a terminal or the like.
    Stream(File),
    /// Our own standard output or standard error.
    Output,
    Errors,
}

fn target(path: &Path) -> Result<Target> {
    // These are links to whatever the streams are, which may be files or devices.
    match path.to_str() {
        Some("/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1") => return Ok(Target::Output),
        Some("/dev/stderr" | "/dev/fd/2" | "/proc/self/fd/2") => return Ok(Target::Errors),
        _ => {}
    }
    let handed = path
        .parent()
        .is_some_and(|folder| folder == Path::new("/dev/fd") || folder == Path::new("/proc/self/fd"));
    if handed {
        // A stream that whoever started us has opened for this.
        return Ok(Target::Stream(OpenOptions::new().write(true).open(path)?));
    }
    let about = match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Target::Place(None)),
        about => about?,
    };
    let kind = about.file_type();
    if kind.is_symlink() {
        // What a name of an input stands for must stay, also where the name is a link.
        if let Some(input) = std::fs::metadata(path).ok().as_ref().and_then(input_at) {
            bail!("this is {}, which is read", input.display());
        }
        return Ok(Target::Place(None));
    }
    if kind.is_file() {
        if let Some(input) = input_at(&about) {
            bail!("this is {}, which is read", input.display());
        }
        return Ok(Target::Place(Some(about.permissions())));
    }
    if kind.is_fifo() || kind.is_char_device() {
        let file = OpenOptions::new().write(true).custom_flags(OFlag::O_NOFOLLOW.bits()).open(path)?;
        let opened = file.metadata()?.file_type();
        if opened.is_fifo() || opened.is_char_device() {
            return Ok(Target::Stream(file));
        }
        bail!("it changes while it is opened");
    }
    bail!("this is {}", if kind.is_dir() { "a folder" } else { "no file" })
}

/// A new file beside a target.
struct Beside {
    file: NamedTempFile,
    /// Held until it has its place: nobody takes it for a forgotten one.
    _lock: Flock<File>,
}

impl Beside {
    /// Gives it the place of the target.
    fn take_place(self, path: &Path) -> Result<File> {
        Ok(self.file.persist(path).map_err(|error| error.error)?)
    }
}

const PART: &str = ".part";

fn beside(path: &Path, permissions: Option<Permissions>) -> Result<Beside> {
    let Some(name) = path.file_name() else { bail!("this names no file") };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Names have a greatest length.
    let begin = format!(".{}-", name.to_string_lossy().chars().take(40).collect::<String>());
    sweep(folder, &begin);
    let permissions = permissions.unwrap_or(Permissions::from_mode(0o666));
    let file = tempfile::Builder::new()
        .prefix(&format!("{begin}{}-", std::process::id()))
        .suffix(PART)
        .rand_bytes(12)
        .permissions(permissions)
        .tempfile_in(folder)?;
    let lock = Flock::lock(file.as_file().try_clone()?, FlockArg::LockExclusiveNonblock);
    Ok(Beside { file, _lock: lock.map_err(|(_, error)| error)? })
}

/// Removes what processes have left that were killed while they wrote this target.
fn sweep(folder: &Path, begin: &str) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let rest = name.to_str().and_then(|name| name.strip_prefix(begin)?.strip_suffix(PART));
        let Some((maker, _)) = rest.and_then(|rest| rest.split_once('-')) else { continue };
        let own = entry
            .metadata()
            .is_ok_and(|about| about.is_file() && about.uid() == nix::unistd::geteuid().as_raw());
        if !own || maker.parse::<u32>().is_err() || Path::new("/proc").join(maker).exists() {
            continue;
        }
        let opened = OpenOptions::new().write(true).custom_flags(OFlag::O_NOFOLLOW.bits()).open(entry.path());
        if opened.is_ok_and(|file| Flock::lock(file, FlockArg::LockExclusiveNonblock).is_ok()) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

fn attempt(path: &Path, text: &[u8]) -> Result<()> {
    match target(path)? {
        Target::Output => {
            let mut out = std::io::stdout().lock();
            out.write_all(text)?;
            Ok(out.flush()?)
        }
        Target::Errors => Ok(std::io::stderr().lock().write_all(text)?),
        Target::Stream(mut stream) => Ok(stream.write_all(text)?),
        Target::Place(permissions) => {
            let mut new = beside(path, permissions)?;
            new.file.write_all(text)?;
            new.take_place(path)?;
            Ok(())
        }
    }
}

fn unwritten(path: &Path, error: &anyhow::Error) -> anyhow::Error {
    anyhow!("{}: cannot be written: {error:#}", path.display())
}

/// As much of a text is read at most.
const MOST_TEXT: u64 = 256 << 20;

/// The text of a file that is read whole.
pub(crate) fn text(path: &Path) -> Result<String> {
    let context = || format!("{}: cannot be read", path.display());
    String::from_utf8(bytes(path)?).map_err(|_| anyhow!("it is no text")).with_context(context)
}

/// The bytes of a file that is read whole.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    let context = || format!("{}: cannot be read", path.display());
    whole(File::open(path).with_context(context)?).with_context(context)
}

/// All bytes that come, if these are not too many: a device has no end, and no more is read than the limit on memory
/// leaves room to work on.
pub(crate) fn whole(reader: impl Read) -> Result<Vec<u8>> {
    let most = crate::life::watch::memory_limit().map_or(MOST_TEXT, |limit| MOST_TEXT.min(limit / 4));
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        bail!("there is more than {} MB of it", most >> 20);
    }
    Ok(bytes)
}

/// Writes a file in one step.
pub(crate) fn put(path: &Path, text: impl AsRef<[u8]>) -> Result<()> {
    attempt(path, text.as_ref()).map_err(|error| unwritten(path, &error))
}

/// A file that is written bit by bit; it takes its place at once.
pub(crate) fn create(path: &Path) -> Result<Box<dyn Write + Send>> {
    let open = || -> Result<Box<dyn Write + Send>> {
        Ok(match target(path)? {
            Target::Output => Box::new(std::io::stdout()),
            Target::Errors => Box::new(std::io::stderr()),
            Target::Stream(stream) => Box::new(stream),
            Target::Place(permissions) => Box::new(beside(path, permissions)?.take_place(path)?),
        })
    };
    open().map_err(|error| unwritten(path, &error))
}

/// Writes a new file into a folder, with this beginning and end of its name; its path.
pub(crate) fn fresh(folder: &Path, begin: &str, end: &str, text: &[u8]) -> Result<PathBuf> {
    let made = tempfile::Builder::new().prefix(begin).suffix(end).rand_bytes(8).tempfile_in(folder);
    let mut file = made.with_context(|| folder.display().to_string())?;
    file.write_all(text)?;
    let (_, path) = file.keep()?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_take_their_place_and_links_are_not_followed() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("a.txt");
        put(&path, "one").expect("new");
        std::fs::set_permissions(&path, Permissions::from_mode(0o640)).expect("ours");
        put(&path, "two").expect("replaced");
        let mode = std::fs::metadata(&path).expect("there").mode();
        assert_eq!((std::fs::read_to_string(&path).expect("text").as_str(), mode & 0o777), ("two", 0o640));
        let link = dir.path().join("link");
        std::os::unix::fs::symlink(&path, &link).expect("a link");
        put(&link, "three").expect("the link is replaced");
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "two");
        assert_eq!(std::fs::read_to_string(&link).expect("text"), "three");
        assert!(!std::fs::symlink_metadata(&link).expect("there").is_symlink());
        assert!(put(dir.path(), "x").expect_err("a folder").to_string().contains("folder"));
        assert_eq!(std::fs::read_dir(dir.path()).expect("a folder").count(), 2, "nothing is left");
    }

    #[test]
    fn what_killed_processes_left_goes() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("a.txt");
        let part = |maker: &str| dir.path().join(format!(".a.txt-{maker}-abcdefABCDEF.part"));
        // No process has this number; the others are at work, or not ours.
        let names = ["4194999", &std::process::id().to_string(), "4194999x"].map(part);
        names.iter().for_each(|name| std::fs::write(name, "half").expect("ours"));
        put(&path, "whole").expect("new");
        assert_eq!(names.map(|name| name.exists()), [false, true, true]);
    }

    #[test]
    fn inputs_stay() {
        let dir = tempfile::tempdir().expect("a folder");
        let input = dir.path().join("input.c");
        std::fs::write(&input, "int x;").expect("ours");
        is_input(&input);
        let (link, hard) = (dir.path().join("link"), dir.path().join("hard"));
        std::os::unix::fs::symlink(&input, &link).expect("a link");
        std::fs::hard_link(&input, &hard).expect("a link");
        for path in [&input, &link, &hard, &dir.path().join("./input.c")] {
            assert!(put(path, "x").expect_err("an input").to_string().contains("which is read"));
        }
        assert_eq!(std::fs::read_to_string(&input).expect("text"), "int x;");
    }

    #[test]
    fn devices_get_a_stream() {
        put(Path::new("/dev/null"), "gone").expect("it takes everything");
        assert!(std::fs::symlink_metadata("/dev/null").expect("still there").file_type().is_char_device());
        assert!(put(Path::new("/dev/full"), "x").is_err());
    }
}
