//! Temporary folders: private, with names that nobody can predict, and gone on every way out.
//!
//! The folder of `TMPDIR` is used if it is one that can be used: it is given as an absolute path, and what is made and
//! written in it is there. Else those that every system has are tried. [`skipped`] says what was wrong with the first.

use std::io::{Error, ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The folders that exist now.
static LIVE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Why the folder of `TMPDIR` is not used.
static SKIPPED: OnceLock<String> = OnceLock::new();

/// Where temporary folders are made if `TMPDIR` is no place for them.
const OTHERS: [&str; 3] = ["/tmp", "/var/tmp", "/dev/shm"];

/// As much must fit.
const ROOM: usize = 1 << 16;

/// A temporary folder, which goes when this is dropped.
#[derive(Debug)]
pub struct Folder(tempfile::TempDir);

impl Folder {
    /// A new one.
    ///
    /// # Errors
    /// If there is none, and why the first place would not do.
    pub fn new() -> std::io::Result<Folder> {
        Folder::where_fit(|_| Ok(()))
    }

    /// A new one that is fit for its use.
    ///
    /// # Errors
    /// If there is none, and why the first place would not do.
    pub fn where_fit(fit: impl Fn(&Path) -> std::io::Result<()>) -> std::io::Result<Folder> {
        let wanted = std::env::var_os("TMPDIR").map(PathBuf::from);
        let mut problem = None;
        let others = OTHERS.into_iter().map(PathBuf::from);
        for (place, is_wanted) in
            wanted.into_iter().map(|place| (place, true)).chain(others.map(|place| (place, false)))
        {
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
        self.0.path()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let path = self.0.path();
        live().retain(|known| known != path);
    }
}

fn live() -> std::sync::MutexGuard<'static, Vec<PathBuf>> {
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn attempt(place: &Path, fit: &dyn Fn(&Path) -> std::io::Result<()>) -> std::io::Result<Folder> {
    if !place.is_absolute() {
        return Err(Error::new(ErrorKind::InvalidInput, "this is no absolute path"));
    }
    let private = std::fs::Permissions::from_mode(0o700);
    let made =
        tempfile::Builder::new().prefix("certus-").rand_bytes(12).permissions(private).tempdir_in(place)?;
    live().push(made.path().to_owned());
    let folder = Folder(made);
    // A file system that is full says so only when something is written.
    let probe = folder.path().join("room");
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(&probe)?;
    file.write_all(&[0; ROOM])?;
    std::fs::remove_file(&probe)?;
    fit(folder.path())?;
    Ok(folder)
}

/// What was wrong with the folder of `TMPDIR`, if it was not used.
#[must_use]
pub fn skipped() -> Option<&'static str> {
    SKIPPED.get().map(String::as_str)
}

/// Removes all folders that exist, before a process ends on a way that drops nothing.
pub fn remove_all() {
    for path in std::mem::take(&mut *live()) {
        // What cannot be removed is private, and does no harm.
        let _ = std::fs::remove_dir_all(&path);
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
        assert_eq!(mode & 0o777, 0o700);
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
