//! Lowering of a file: which procedures, variables and objects there are.

use super::effects::Summaries;
use super::floating::looks_at_float_bits;
use super::function::FunctionLowerer;
use super::linking::symbols;
use super::padding::{Observed, observed};
use super::scan::{Scan, scan};
use super::{Meaning, Result1, Slot, library};
use crate::diag::{Code, Diagnostic};
use crate::float;
use crate::hir::{FunctionId, GlobalId, TranslationUnit};
use crate::program::{Assumption, Errors, Exprs, Format, Proc, ProcId, Program, Shown, VarId, Variable};
use crate::span::Span;
use crate::types::{TypeId, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// What the lowering of the user's file and of the library models have in common.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) program: Program,
    /// Models that are used, by the name of the library function.
    pub(super) models: FxHashMap<String, ProcId>,
    pub(super) warnings: Vec<Diagnostic>,
    pub(super) warned: FxHashSet<String>,
    /// Choices among orders of evaluation so far.
    pub(super) choices: usize,
}

/// What is still to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Work {
    Function(FunctionId),
    Global(GlobalId),
}

/// Lowers one file.
pub(super) struct Lowerer<'u> {
    pub(super) unit: &'u TranslationUnit,
    /// The library models.
    pub(super) prelude: Option<&'u TranslationUnit>,
    /// What is taken for granted.
    pub(super) meaning: Meaning,
    /// This file is the library models.
    pub(super) library: bool,
    pub(super) scan: Scan,
    /// Globals that pointers from outside may be to.
    pub(super) exposed: super::exposed::Exposed,
    /// Calls that are remembered, by function and by the widths of arguments and result.
    pub(super) memos: FxHashMap<(FunctionId, Vec<u32>), Vec<super::promise::Memo>>,
    /// What functions do; none for the library models.
    pub(super) effects: Option<Summaries>,
    /// Whose bytes somebody looks at.
    pub(super) observed: Observed,
    /// Whether the program looks at the bits of floating-point numbers.
    pub(super) float_bits: bool,
    pub(super) shared: Shared,
    pub(super) errors: Vec<Diagnostic>,
    pub(super) work: Vec<Work>,
    /// How many functions and objects have each symbol.
    pub(super) symbols: FxHashMap<String, u32>,
    /// What runs at the end of the program, in order.
    pub(super) destructors: Vec<ProcId>,
    /// The function that runs first.
    pub(super) entry: String,
    /// How many arguments the program was given, if it looks at them.
    pub(super) argument_count: Option<VarId>,
    procs: Vec<Option<ProcId>>,
    globals: Vec<Option<Slot>>,
}

impl<'u> Lowerer<'u> {
    pub(super) fn new(
        unit: &'u TranslationUnit,
        prelude: Option<&'u TranslationUnit>,
        meaning: Meaning,
        library: bool,
    ) -> Self {
        let pointer_bits = unit.types.data_model.pointer_bytes() as u32 * 8;
        let program = Program {
            pointer_bits,
            vars: Vec::new(),
            objects: Vec::new(),
            procs: Vec::new(),
            entry: ProcId(0),
            exprs: Exprs::new(pointer_bits),
            errors: Errors::All,
            names_error: false,
            unspecified_order: false,
            volatile_objects: BTreeSet::new(),
            visible_vars: BTreeSet::new(),
            volatile_locals: BTreeSet::new(),
            unspecified_draws: Vec::new(),
            any_size: meaning.strict,
            assumptions: BTreeSet::new(),
        };
        let scanned = scan(unit);
        // The models are ours: no order is open there.
        let effects = (!library).then(|| {
            let models = prelude.map(|prelude| Summaries::of(prelude, &scan(prelude), None));
            let with = prelude.zip(models.as_ref());
            Summaries::of(unit, &scanned, with)
        });
        Lowerer {
            unit,
            prelude,
            meaning,
            library,
            scan: scanned,
            exposed: super::exposed::Exposed::default(),
            memos: FxHashMap::default(),
            effects,
            observed: observed(unit),
            float_bits: !library && looks_at_float_bits(unit),
            shared: Shared {
                program,
                models: FxHashMap::default(),
                warnings: Vec::new(),
                warned: FxHashSet::default(),
                choices: 0,
            },
            errors: Vec::new(),
            work: Vec::new(),
            symbols: symbols(unit),
            destructors: Vec::new(),
            entry: String::new(),
            argument_count: None,
            procs: vec![None; unit.functions.len()],
            globals: vec![None; unit.globals.len()],
        }
    }

    /// Lowers what the function that runs first needs, usually `main`.
    pub(super) fn run(&mut self, entry: &str) {
        let main = self.unit.find_function(entry).filter(|&main| self.unit[main].body.is_some());
        let Some(main) = main else {
            self.errors.push(Diagnostic::file_error(format!("the program has no function '{entry}'")));
            return;
        };
        self.entry = entry.to_owned();
        let types = &self.unit.types;
        let simple = types.as_function(self.unit[main].ty).is_some_and(|ty| {
            let named = self.unit[main].body.as_ref().map_or(0, |body| body.params.len());
            let scalar = ty.params.len() == named && ty.params.iter().all(|&param| types.is_scalar(param));
            scalar && !ty.variadic && !types.is_record(ty.ret)
        });
        if entry != "main" && !simple {
            let message = format!(
                "'{entry}' cannot be the function that runs first: it takes or gives a structure, or takes \
                 any number of arguments"
            );
            self.errors.push(Diagnostic::file_error(message));
            return;
        }
        self.find_errors();
        let constructors = match self.run_around() {
            Ok(constructors) => constructors,
            Err(error) => return self.errors.push(*error),
        };
        let arguments = (entry == "main").then_some(main);
        let exposed = super::exposed::exposed(self.unit, &self.scan, main, self.meaning.strict);
        if exposed.assumes {
            self.assume(Assumption::PointsElsewhere);
        }
        self.exposed = exposed;
        let main = self.proc_of(main);
        self.drain();
        self.start(main, entry, &constructors, arguments);
    }

    /// Finds what counts as the error in this program.
    fn find_errors(&mut self) {
        let unit = self.unit;
        if let Errors::Function(name) = &self.meaning.errors
            && unit.source.is_renamed(name)
        {
            let message = format!("several files have a function '{name}', and the property names one");
            self.errors.push(Diagnostic::file_error(message));
        }
        let used =
            |name: &str| unit.find_function(name).is_some_and(|function| self.scan.used.contains(&function));
        let labels = || unit.functions.iter().filter_map(|function| function.body.as_ref());
        let mut names = labels().flat_map(|body| &body.labels).filter_map(|label| label.name);
        let labelled = |wanted: &dyn Fn(&str) -> bool| names.clone().any(|name| wanted(unit.name(name)));
        let errors = self.meaning.errors.for_program(used, |name| labelled(&|other| other == name));
        let functions = unit.functions.iter().map(|function| unit.name(function.name));
        let named = functions.filter(|name| errors.is_function(name)).any(used);
        let labelled = names.any(|name| errors.is_label(unit.name(name)));
        self.shared.program.names_error = named || labelled;
        self.shared.program.errors = errors;
    }

    /// Lowers the models that are used.
    pub(super) fn run_models(&mut self) {
        let mut names: Vec<(String, ProcId)> =
            self.shared.models.iter().map(|(name, &proc)| (name.clone(), proc)).collect();
        names.sort();
        for (name, proc) in names {
            if let Some(function) = library::find_model(self.unit, &name) {
                self.procs[function.0 as usize] = Some(proc);
                self.work.push(Work::Function(function));
            }
        }
        self.drain();
    }

    fn drain(&mut self) {
        while let Some(work) = self.work.pop() {
            let result = match work {
                Work::Function(function) => self.function(function),
                Work::Global(global) => self.initialise(global),
            };
            if let Err(error) = result {
                self.errors.push(*error);
            }
        }
    }

    fn function(&mut self, function: FunctionId) -> Result1<()> {
        let Some(body) = &self.unit[function].body else { return Ok(()) };
        let Some(proc) = self.procs[function.0 as usize] else { return Ok(()) };
        FunctionLowerer::new(self, function, body, proc)?.run()
    }

    /// The procedure of a function. It is lowered later, if it has a definition.
    pub(super) fn proc_of(&mut self, function: FunctionId) -> ProcId {
        if let Some(proc) = self.procs[function.0 as usize] {
            return proc;
        }
        let hir = &self.unit[function];
        let name = self.unit.name(hir.name).to_owned();
        let name = if self.library { name.replace("model_", "") } else { name };
        let proc = self.new_proc(name, self.span(hir.span));
        self.procs[function.0 as usize] = Some(proc);
        if hir.body.is_some() {
            self.work.push(Work::Function(function));
        }
        proc
    }

    /// The procedure of the model of a library function.
    pub(super) fn model_proc(&mut self, name: &str) -> ProcId {
        if let Some(&proc) = self.shared.models.get(name) {
            return proc;
        }
        let proc = self.new_proc(name.to_owned(), Span::default());
        self.shared.program.procs[proc.index()].library = true;
        self.shared.models.insert(name.to_owned(), proc);
        proc
    }

    fn new_proc(&mut self, name: String, span: Span) -> ProcId {
        let procs = &mut self.shared.program.procs;
        let library = self.library;
        procs.push(Proc {
            name,
            params: Vec::new(),
            result: None,
            blocks: Vec::new(),
            library,
            span,
            loops: Vec::new(),
        });
        ProcId(procs.len() as u32 - 1)
    }

    /// Where a global is. It is initialised later.
    pub(super) fn global_slot(&mut self, id: GlobalId) -> Result1<Slot> {
        if let Some(slot) = self.globals[id.0 as usize] {
            return Ok(slot);
        }
        let slot = self.new_global(id)?;
        self.globals[id.0 as usize] = Some(slot);
        self.work.push(Work::Global(id));
        Ok(slot)
    }

    /// A new variable.
    pub(super) fn new_var(
        &mut self,
        name: String,
        ty: TypeId,
        owner: Option<ProcId>,
        span: Span,
    ) -> Result1<VarId> {
        let width = self.width(ty, span)?;
        let shown = match self.unit.types.kind(ty) {
            TypeKind::Bool => Shown::Bool,
            TypeKind::Pointer(_) => Shown::Pointer,
            TypeKind::Float(_) => Shown::Float(self.format(ty, span)?),
            _ if self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed) => Shown::Signed,
            _ => Shown::Unsigned,
        };
        Ok(self.push_var(Variable { name, width, shown, owner, initial: None, span: self.span(span) }))
    }

    pub(super) fn push_var(&mut self, variable: Variable) -> VarId {
        self.shared.program.vars.push(variable);
        VarId(self.shared.program.vars.len() as u32 - 1)
    }

    /// Number of bits of a value of scalar type.
    pub(super) fn width(&self, ty: TypeId, span: Span) -> Result1<u32> {
        let types = &self.unit.types;
        match types.kind(ty) {
            TypeKind::Float(_) => Ok(self.format(ty, span)?.width()),
            TypeKind::Pointer(_) | TypeKind::Record(_) | TypeKind::Array { .. } => {
                Ok(self.shared.program.pointer_bits)
            }
            _ => types.int_shape(ty).map(|shape| shape.width).ok_or_else(|| {
                self.refuse(
                    span,
                    format!("a value of type '{}' is not supported here", self.unit.display(ty)),
                )
            }),
        }
    }

    /// The format of a floating-point type.
    pub(super) fn format(&self, ty: TypeId, span: Span) -> Result1<Format> {
        match self.unit.types.float_format(ty) {
            Some(float::Format::SINGLE) => Ok(Format::F32),
            Some(float::Format::DOUBLE) => Ok(Format::F64),
            _ => {
                Err(self.refuse(span, format!("arithmetic in '{}' is not supported", self.unit.display(ty))))
            }
        }
    }

    /// An error of the program.
    pub(super) fn wrong(&self, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(Diagnostic::error(span, message))
    }

    /// An error: this is not supported.
    pub(super) fn refuse(&self, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(Diagnostic::unsupported(span, message))
    }

    /// Notes what the meaning of the program rests on.
    pub(super) fn assume(&mut self, assumption: Assumption) {
        self.shared.program.assumptions.insert(assumption);
    }

    /// Warns once about `what`.
    pub(super) fn warn_once(&mut self, what: &str, code: Code, span: Span, message: String) {
        if self.shared.warned.insert(what.to_owned()) {
            let mut warning = Diagnostic::warning(code, span, message);
            if self.library {
                warning.span = None;
            }
            self.shared.warnings.push(warning);
        }
    }

    /// A place in the user's text; places in the models have none.
    pub(super) fn span(&self, span: Span) -> Span {
        if self.library { Span::default() } else { span }
    }
}
