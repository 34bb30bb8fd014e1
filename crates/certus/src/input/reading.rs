//! How a C program is read: what compilers call their options, under the same names.

use crate::input::project::Project;
use anyhow::{Result, bail};
use certus_c::lower::{Lowered, Meaning};
use certus_c::program::{Errors, Property};
use certus_c::{DataModel, Options, TranslationUnit};
use certus_driver::Asked;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The options that `check` and `cfa` share.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Reading the program")]
pub(crate) struct Reading {
    /// Sizes of the types: `ILP32` (as on a 32-bit machine) or `LP64` [default: the machine's for files with `#include` and
    /// for projects; ILP32 for other files, `.i` and what SV-COMP asks]
    #[arg(long, value_name = "MODEL", value_parser = crate::commands::check::data_model)]
    pub(crate) data_model: Option<DataModel>,
    /// Short for `--data-model ILP32`.
    #[arg(long = "32", conflicts_with_all = ["data_model", "wide"])]
    pub(crate) narrow: bool,
    /// Short for `--data-model LP64`.
    #[arg(long = "64", conflicts_with = "data_model")]
    pub(crate) wide: bool,
    /// A folder for `#include`.
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include_dirs: Vec<PathBuf>,
    /// A folder for `#include`, behind those of `-I`.
    #[arg(long = "isystem", value_name = "DIR")]
    pub(crate) system_dirs: Vec<PathBuf>,
    /// A macro, `NAME` or `NAME=VALUE`.
    #[arg(short = 'D', value_name = "MACRO")]
    pub(crate) defines: Vec<String>,
    /// A macro that is not defined.
    #[arg(short = 'U', value_name = "MACRO")]
    pub(crate) undefines: Vec<String>,
    /// A file that is included before the program.
    #[arg(long = "include", value_name = "FILE")]
    pub(crate) includes: Vec<PathBuf>,
    /// The language standard for the preprocessor: `c99`, `gnu11`, `c17`…
    #[arg(long, value_name = "STANDARD")]
    pub(crate) std: Option<String>,
    /// The function that runs first; its parameters have unknown values.
    #[arg(long, default_value = "main", value_name = "NAME")]
    pub(crate) function: String,
    /// Nothing is taken for granted: `malloc` may fail, and where the answer would rest on an assumption (a function
    /// without a body changes nothing, …) there is no SAFE.
    #[arg(long)]
    pub(crate) strict: bool,
    /// `malloc` and the like may give a null pointer, at every call. Without it, and for tasks of SV-COMP, they never do.
    #[arg(long)]
    pub(crate) malloc_may_fail: bool,
}

impl Reading {
    /// The sizes of the types that somebody asks for.
    pub(crate) fn asked_model(&self) -> Option<DataModel> {
        match (self.narrow, self.wide) {
            (true, _) => Some(DataModel::Ilp32),
            (_, true) => Some(DataModel::Lp64),
            _ => self.data_model,
        }
    }

    /// The sizes of the types. What includes headers of this machine is meant for this machine.
    pub(crate) fn model(&self, files: &[PathBuf], project: bool) -> DataModel {
        let done = files.iter().any(|file| file.extension().is_some_and(|end| end == "i"));
        self.asked_model().unwrap_or_else(|| {
            let ours = project || !self.includes.is_empty() || files.iter().any(|file| includes(file));
            if ours && !done && cfg!(target_pointer_width = "64") {
                DataModel::Lp64
            } else {
                DataModel::Ilp32
            }
        })
    }

    /// The options as the front end takes them.
    fn options(&self, data_model: DataModel) -> Options {
        Options {
            data_model,
            include_dirs: self.include_dirs.clone(),
            system_dirs: self.system_dirs.clone(),
            defines: self.defines.clone(),
            undefines: self.undefines.clone(),
            includes: self.includes.clone(),
            std: self.std.clone(),
            ..Options::default()
        }
    }

    /// What the program means where that is a matter of choice.
    pub(crate) fn meaning(&self, errors: &Errors) -> Meaning {
        Meaning {
            errors: errors.clone(),
            strict: self.strict,
            malloc_may_fail: self.strict || self.malloc_may_fail,
            ..Meaning::default()
        }
    }

    /// Reads a program of which this is asked, and shows warnings.
    pub(crate) fn read(&self, file: &Path, asked: &Asked) -> Result<(TranslationUnit, Lowered)> {
        self.read_linked(&[file.to_owned()], None, asked)
    }

    /// Reads a program in several files of which this is asked, and shows warnings. What a project says of a file comes
    /// before what is given for all.
    pub(crate) fn read_linked(
        &self,
        files: &[PathBuf],
        project: Option<&Project>,
        asked: &Asked,
    ) -> Result<(TranslationUnit, Lowered)> {
        let mut all: Vec<(PathBuf, Options)> = Vec::new();
        let data_model = self.model(files, project.is_some());
        for file in files {
            self.fits(file)?;
            let mut options = self.options(data_model);
            if let Some(project) = project {
                project.apply(file, &mut options)?;
            }
            all.push((file.clone(), options));
        }
        if let Some([(one, _), (other, _)]) =
            all.windows(2).find(|two| two[0].1.data_model != two[1].1.data_model)
        {
            bail!(
                "{} and {} are compiled for different machines (-m32, -m64): they are no one program",
                one.display(),
                other.display()
            );
        }
        let meaning = self.meaning(&asked.errors);
        let read = certus_driver::program::read_linked(&all, &self.function, meaning, &asked.properties)?;
        shown(read)
    }

    /// Whether a file can be read with these options.
    fn fits(&self, file: &Path) -> Result<()> {
        let ends = |end: &str| file.extension().is_some_and(|known| known == end);
        let name = |define: &String| define.split(['=', '(']).next().unwrap_or_default().to_owned();
        if let Some(both) =
            self.undefines.iter().find(|it| self.defines.iter().any(|define| name(define) == **it))
        {
            bail!("{both}: -D and -U of one macro; leave one of them out");
        }
        if ends("i") && !(self.defines.is_empty() && self.includes.is_empty()) {
            bail!("{}: -D and --include cannot change a file that is preprocessed already", file.display());
        }
        if let Some(std) = &self.std
            && !known_standard(std)
        {
            bail!(
                "`--std {std}`: only C is read: c89, c99, c11, c17, c2x, or gnu89, gnu99, gnu11, gnu17, gnu2x"
            );
        }
        for format in ["vmt", "smt2", "btor2", "btor", "aig", "aag"] {
            if ends(format) {
                bail!(
                    "{}: .{format} files are not supported by `certus check`; C programs are",
                    file.display()
                );
            }
        }
        Ok(())
    }
}

/// Reads a program that begins in the function `entry`, and shows warnings.
pub(crate) fn read(
    file: &Path,
    options: &Options,
    entry: &str,
    meaning: Meaning,
    properties: &[Property],
) -> Result<(TranslationUnit, Lowered)> {
    shown(certus_driver::program::read(file, options, entry, meaning, properties)?)
}

/// Shows warnings.
fn shown((unit, lowered): (TranslationUnit, Lowered)) -> Result<(TranslationUnit, Lowered)> {
    let mut err = crate::output::terminal::err();
    for warning in unit.warnings.iter().chain(&lowered.warnings) {
        write!(err, "{}", warning.render(&unit.source))?;
    }
    Ok((unit, lowered))
}

/// Whether a file includes others. What comes through a pipe is there only once, so nobody looks at it before.
fn includes(file: &Path) -> bool {
    std::fs::metadata(file).is_ok_and(|about| about.is_file())
        && crate::input::files::bytes(file).is_ok_and(|text| certus_c::includes(&text))
}

fn known_standard(name: &str) -> bool {
    let year = name.strip_prefix("gnu").or_else(|| name.strip_prefix('c')).unwrap_or("");
    ["89", "90", "99", "9x", "11", "1x", "17", "18", "2x", "23"].contains(&year)
}
