//! Folders for what is made on the way: private, with names that nobody can predict, gone in the end.
//!
//! The folder of `TMPDIR` is used if it is one that can be used: it is given as an absolute path, what is made and written
//! in it is there, and programs in it can be run where they are to be. Else those that every system has are tried.
//! [`skipped`] says what was wrong with the first.

use nix::fcntl::{Flock, FlockArg};
use nix::sys::statvfs::{FsFlags, statvfs};
use std::collections::BTreeSet;
use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::hash::{BuildHasher, Hasher};
use std::io::{Error, ErrorKind, Result, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

const PREFIX: &str = "certus-";
const LOCK: &str = "lock";

/// Where folders are made if `TMPDIR` is no place for them.
const OTHERS: [&str; 3] = ["/tmp", "/var/tmp", "/dev/shm"];

/// As much must fit.
const ROOM: usize = 1 << 16;

/// A folder that goes when it is dropped. If the process is killed, the next one that makes such a folder removes it.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Held as long as the folder is in use; the kernel lets go of it with the process.
    _lock: Flock<File>,
}

/// Those that there are now.
static ALL: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Why the folder of `TMPDIR` is not used.
static SKIPPED: OnceLock<String> = OnceLock::new();

fn all() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What was wrong with the folder of `TMPDIR`, if it was not used.
#[must_use]
pub fn skipped() -> Option<&'static str> {
    SKIPPED.get().map(String::as_str)
}

/// Where folders may be, and whether the user wants them there.
fn places() -> impl Iterator<Item = (PathBuf, bool)> {
    let wanted = std::env::var_os("TMPDIR").map(|place| (PathBuf::from(place), true));
    wanted.into_iter().chain(OTHERS.into_iter().map(|place| (PathBuf::from(place), false)))
}

/// Removes what processes have left that were killed. Whoever makes a folder does so, too.
pub fn remove_left_folders() {
    places().filter(|(place, _)| place.is_absolute()).for_each(|(place, _)| sweep(&place));
}

/// Removes all folders, for a process that ends without dropping what it holds.
pub fn remove_all_folders() {
    for path in std::mem::take(&mut *all()) {
        remove(&path);
    }
}

/// Whether a process is there, and not only waiting for somebody to take notice of its end.
fn lives(process: &str) -> bool {
    let about = std::fs::read_to_string(Path::new("/proc").join(process).join("stat"));
    about.is_ok_and(|about| !about.contains(") Z "))
}

/// Removes a folder in which something that was just ended may have left one more file.
fn remove(path: &Path) {
    for _ in 0..10 {
        match std::fs::remove_dir_all(path) {
            Err(error) if error.kind() == ErrorKind::DirectoryNotEmpty => {
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
            // What cannot be removed is private, does no harm, and goes with the next start.
            _ => return,
        }
    }
}

impl Folder {
    /// Makes one for files.
    ///
    /// # Errors
    /// Why there is none, and why the first place would not do.
    pub fn new() -> Result<Folder> {
        Folder::where_fit(|_| Ok(()))
    }

    /// Makes one for programs that are run.
    ///
    /// # Errors
    /// Why there is none, and why the first place would not do.
    pub fn for_programs() -> Result<Folder> {
        Folder::where_fit(|path| match statvfs(path) {
            Ok(about) if about.flags().contains(FsFlags::ST_NOEXEC) => {
                Err(Error::new(ErrorKind::PermissionDenied, "programs cannot be run there (noexec)"))
            }
            _ => Ok(()),
        })
    }

    fn where_fit(fit: impl Fn(&Path) -> Result<()>) -> Result<Folder> {
        let mut problem = None;
        for (place, is_wanted) in places() {
            match attempt(&place, &fit) {
                Ok(folder) => return Ok(folder),
                Err(error) => {
                    let error = Error::new(error.kind(), format!("{}: {error}", place.display()));
                    if is_wanted {
                        let _ = SKIPPED.set(format!("TMPDIR is not used: {error}"));
                    }
                    problem.get_or_insert(error);
                }
            }
        }
        Err(problem.unwrap_or_else(|| Error::from(ErrorKind::NotFound)))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the place where a program is put and run: a folder with the program, and in it an empty one to work in.
    ///
    /// # Errors
    /// Why there is none.
    pub fn stage(&self) -> Result<Stage> {
        let stage = Stage { program: self.path.join("run/program"), work: self.path.join("run/empty") };
        DirBuilder::new().recursive(true).mode(0o700).create(&stage.work)?;
        Ok(stage)
    }
}

/// Makes a folder in a place, and sees whether it can be used.
fn attempt(place: &Path, fit: &dyn Fn(&Path) -> Result<()>) -> Result<Folder> {
    if !place.is_absolute() {
        return Err(Error::new(ErrorKind::InvalidInput, "this is no absolute path"));
    }
    sweep(place);
    // Root becomes nobody to run a program, who then has to pass.
    let mode = if nix::unistd::geteuid().is_root() { 0o711 } else { 0o700 };
    for _ in 0..16 {
        let path = place.join(format!("{PREFIX}{}-{:016x}", std::process::id(), unpredictable()));
        let made = DirBuilder::new().mode(mode).create(&path).and_then(|()| {
            all().insert(path.clone());
            furnish(&path, fit).inspect_err(|_| {
                all().remove(&path);
                let _ = std::fs::remove_dir_all(&path);
            })
        });
        match made {
            // Somebody has the name, or took the folder for a forgotten one before it was locked.
            Err(error) if [ErrorKind::AlreadyExists, ErrorKind::WouldBlock].contains(&error.kind()) => {}
            made => return made,
        }
    }
    Err(Error::other("every name for a temporary folder is taken"))
}

/// Locks a new folder. A file system that is full says so only when something is written.
fn furnish(path: &Path, fit: &dyn Fn(&Path) -> Result<()>) -> Result<Folder> {
    let new = |name: &str| OpenOptions::new().write(true).create_new(true).mode(0o600).open(path.join(name));
    let lock = Flock::lock(new(LOCK)?, FlockArg::LockExclusiveNonblock).map_err(|(_, error)| error)?;
    new("room")?.write_all(&[0; ROOM])?;
    std::fs::remove_file(path.join("room"))?;
    fit(path)?;
    Ok(Folder { path: path.to_owned(), _lock: lock })
}

/// Where a program is run.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The program's file.
    pub program: PathBuf,
    /// Its empty working folder.
    pub work: PathBuf,
}

impl Stage {
    /// Gives it to nobody, whom root becomes before it runs the program.
    ///
    /// # Errors
    /// If it is not ours to give.
    pub fn hand_over(&self) -> Result<()> {
        if !nix::unistd::geteuid().is_root() {
            return Ok(());
        }
        let owner = Some(crate::runner::NOBODY);
        let folder = self.program.parent().unwrap_or(&self.work);
        for path in [folder, &self.program, &self.work] {
            // Somebody else's link is not followed: the folder above is ours alone.
            std::os::unix::fs::lchown(path, owner, owner)?;
        }
        std::fs::set_permissions(&self.program, Permissions::from_mode(0o500))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        all().remove(&self.path);
        // What is left in a temporary folder does no harm.
        remove(&self.path);
    }
}

/// A number that the system's random numbers went into.
fn unpredictable() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

/// The number of the process that has made a folder with such a name.
fn maker(name: &str) -> Option<&str> {
    let (maker, rest) = name.strip_prefix(PREFIX)?.split_once('-')?;
    let made = maker.parse::<u32>().is_ok() && rest.len() == 16;
    (made && rest.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(maker)
}

/// Removes what processes have left that were killed.
fn sweep(above: &Path) {
    let Ok(entries) = std::fs::read_dir(above) else { return };
    let own = nix::unistd::geteuid().as_raw();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let Some(maker) = name.to_str().and_then(maker) else { continue };
        // This does not follow links.
        let Ok(about) = entry.metadata() else { continue };
        if !about.is_dir() || about.uid() != own {
            continue;
        }
        let path = entry.path();
        let free = match OpenOptions::new().write(true).custom_flags(libc::O_NOFOLLOW).open(path.join(LOCK)) {
            Ok(file) => Flock::lock(file, FlockArg::LockExclusiveNonblock).is_ok(),
            // It is being made, unless nobody is there who does.
            Err(error) => error.kind() == ErrorKind::NotFound && !lives(maker),
        };
        if free {
            let _ = std::fs::remove_dir_all(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_private_and_go() {
        let folder = Folder::new().expect("a folder");
        let path = folder.path().to_owned();
        let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
        let passed = if nix::unistd::geteuid().is_root() { 0o711 } else { 0o700 };
        assert_eq!(mode & 0o777, passed);
        assert_ne!(Folder::new().expect("another").path(), path);
        drop(folder);
        assert!(!path.exists());
    }

    #[test]
    fn folders_of_nobody_are_removed() {
        let place = Folder::new().expect("a folder");
        let make = |name: &str| {
            let path = place.path().join(name);
            std::fs::create_dir(&path).expect("a new name");
            path
        };
        // No process has this number. The others are being made, or are not ours.
        let gone = make("certus-4194999-0123456789abcdef");
        let stay = [
            make(&format!("certus-{}-0123456789abcdef", std::process::id())),
            make("certus-project-0123456789abcdef"),
            make("certus-4194999-0123456789abcdeg"),
        ];
        let left = make("certus-1-0123456789abcdef");
        std::fs::write(left.join(LOCK), "").expect("a lock that nobody holds");
        let used = attempt(place.path(), &|_| Ok(())).expect("a folder");
        sweep(place.path());
        assert!(!gone.exists() && !left.exists());
        assert!(stay.iter().all(|path| path.exists()) && used.path().exists());
    }

    #[test]
    fn places_that_will_not_do_are_left() {
        let bad = |place: &str| attempt(Path::new(place), &|_| Ok(())).expect_err("a bad place");
        assert!(bad("relative").to_string().contains("absolute"));
        assert!(bad("").to_string().contains("absolute"));
        bad("/nonexistent/folder");
        bad("/dev/null");
        let unfit = attempt(Path::new("/tmp"), &|_| Err(Error::other("unfit"))).expect_err("unfit");
        assert!(unfit.to_string().contains("unfit"));
    }
}
