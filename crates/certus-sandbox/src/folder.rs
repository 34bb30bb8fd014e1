//! Folders for what is made on the way: private, with names that nobody can predict, gone in the end.

use nix::fcntl::{Flock, FlockArg};
use std::collections::BTreeSet;
use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::hash::{BuildHasher, Hasher};
use std::io::{Error, ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

const PREFIX: &str = "certus-";
const LOCK: &str = "lock";

/// A folder without a lock is being made, or was left behind while it was: after so long it is the latter.
const ABANDONED: Duration = Duration::from_secs(3600);

/// A folder that goes when it is dropped. If the process is killed, the next one that makes such a folder removes it.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Held as long as the folder is in use; the kernel lets go of it with the process.
    _lock: Flock<File>,
}

/// Where they are made if `TMPDIR` is no place for them.
const OTHERS: [&str; 3] = ["/tmp", "/var/tmp", "/dev/shm"];

/// As much must fit.
const ROOM: usize = 1 << 16;

/// Why the folder of `TMPDIR` is not used.
static SKIPPED: OnceLock<String> = OnceLock::new();

/// Those that there are now.
static ALL: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Removes all folders, for a process that ends without dropping what it holds.
pub fn remove_all_folders() {
    let all = ALL.lock().map(|mut all| std::mem::take(&mut *all)).unwrap_or_default();
    for path in all {
        let _ = std::fs::remove_dir_all(path);
    }
}

/// What was wrong with the folder of `TMPDIR`, if it was not used.
#[must_use]
pub fn skipped() -> Option<&'static str> {
    SKIPPED.get().map(String::as_str)
}

/// Makes a folder, and tries whether it can be used.
fn attempt(place: &Path, fit: &dyn Fn(&Path) -> std::io::Result<()>) -> std::io::Result<Folder> {
    let folder = Folder::make(place)?;
    // A file system that is full says so only when something is written.
    let probe = folder.path().join("room");
    let mut file = OpenOptions::new().write(true).create_new(true).open(&probe)?;
    file.write_all(&[0; ROOM])?;
    std::fs::remove_file(&probe)?;
    fit(folder.path())?;
    Ok(folder)
}

impl Folder {
    /// Makes one in the folder for temporary files.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new() -> std::io::Result<Folder> {
        Folder::where_fit(|_| Ok(()))
    }

    /// Makes one that is fit for its use, in the folder of `TMPDIR` or, if that is no place for it, in one of those that
    /// every system has. [`skipped`] says what was wrong with the first.
    ///
    /// # Errors
    /// Why there is none.
    pub fn where_fit(fit: impl Fn(&Path) -> std::io::Result<()>) -> std::io::Result<Folder> {
        let wanted = std::env::var_os("TMPDIR").map(PathBuf::from);
        let mut problem = None;
        for place in wanted.iter().cloned().chain(OTHERS.into_iter().map(PathBuf::from)) {
            match attempt(&place, &fit) {
                Ok(folder) => return Ok(folder),
                Err(error) => {
                    let error = Error::new(error.kind(), format!("{}: {error}", place.display()));
                    if problem.is_none() && wanted.is_some() {
                        let _ = SKIPPED.set(format!("TMPDIR is not used: {error}"));
                    }
                    problem.get_or_insert(error);
                }
            }
        }
        Err(problem.unwrap_or_else(|| Error::from(ErrorKind::NotFound)))
    }

    fn make(above: &Path) -> std::io::Result<Folder> {
        if !above.is_absolute() {
            return Err(Error::new(ErrorKind::InvalidInput, "this is no absolute path"));
        }
        sweep(above);
        // Root becomes nobody to run a program, who then has to pass.
        let mode = if nix::unistd::geteuid().is_root() { 0o711 } else { 0o700 };
        for _ in 0..16 {
            let path = above.join(format!("{PREFIX}{:016x}", unpredictable()));
            match DirBuilder::new().mode(mode).create(&path) {
                Ok(()) => {
                    let lock = OpenOptions::new()
                        .write(true)
                        .create_new(true)
                        .mode(0o600)
                        .open(path.join(LOCK))
                        .and_then(|file| {
                            Flock::lock(file, FlockArg::LockExclusiveNonblock)
                                .map_err(|(_, error)| error.into())
                        })
                        .inspect_err(|_| drop(std::fs::remove_dir_all(&path)))?;
                    if let Ok(mut all) = ALL.lock() {
                        all.insert(path.clone());
                    }
                    return Ok(Folder { path, _lock: lock });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(Error::other("every name for a temporary folder is taken"))
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
    pub fn stage(&self) -> std::io::Result<Stage> {
        let stage = Stage { program: self.path.join("run/program"), work: self.path.join("run/empty") };
        DirBuilder::new().recursive(true).mode(0o700).create(&stage.work)?;
        Ok(stage)
    }
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
    pub fn hand_over(&self) -> std::io::Result<()> {
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
        if let Ok(mut all) = ALL.lock() {
            all.remove(&self.path);
        }
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// A number that the system's random numbers went into.
fn unpredictable() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

/// Removes what processes have left that were killed.
fn sweep(above: &Path) {
    let Ok(entries) = std::fs::read_dir(above) else { return };
    let own = nix::unistd::geteuid().as_raw();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name
            .to_str()
            .and_then(|name| name.strip_prefix(PREFIX))
            .is_some_and(|rest| rest.len() == 16 && rest.bytes().all(|byte| byte.is_ascii_hexdigit()));
        // This does not follow links.
        let Ok(about) = entry.metadata() else { continue };
        if !is_ours || !about.is_dir() || about.uid() != own {
            continue;
        }
        let path = entry.path();
        let free = match OpenOptions::new().write(true).custom_flags(libc::O_NOFOLLOW).open(path.join(LOCK)) {
            Ok(file) => Flock::lock(file, FlockArg::LockExclusiveNonblock).is_ok(),
            Err(error) => {
                let age = about.modified().ok().and_then(|time| time.elapsed().ok());
                error.kind() == ErrorKind::NotFound && age.is_some_and(|age| age > ABANDONED)
            }
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
    fn folders_go_and_have_their_own_names() {
        let folder = Folder::new().expect("a folder");
        let path = folder.path().to_owned();
        assert_eq!(std::fs::metadata(&path).expect("it is there").permissions().mode() & 0o066, 0);
        assert_ne!(Folder::new().expect("another").path(), path);
        drop(folder);
        assert!(!path.exists());
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
