//! A program as text, for people and for tests.

use super::{Callee, Command, Exit, Expr, ExprId, Program, VarId};
use std::fmt::Write as _;

/// The whole program.
#[must_use]
pub fn program(program: &Program) -> String {
    let mut out = String::new();
    for (index, var) in program.vars.iter().enumerate().filter(|(_, var)| var.owner.is_none()) {
        let initial = var.initial.map_or("unknown".to_owned(), |initial| expr(program, initial));
        let _ = writeln!(out, "global {}: {} = {initial}", name(program, VarId(index as u32)), var.width);
    }
    for (index, object) in program.objects.iter().enumerate() {
        let _ = writeln!(out, "object &{}#{index}: {} bytes", object.name, object.size);
    }
    for proc in &program.procs {
        let params: Vec<String> = proc.params.iter().map(|&param| name(program, param)).collect();
        let result = proc.result.map_or(String::new(), |result| format!(" -> {}", name(program, result)));
        let _ = writeln!(out, "\nproc {}({}){result}", proc.name, params.join(", "));
        for (index, block) in proc.blocks.iter().enumerate() {
            let _ = writeln!(out, "  b{index}:");
            for (command, _) in &block.commands {
                let _ = writeln!(out, "    {}", self::command(program, command));
            }
            let _ = writeln!(out, "    {}", exit(program, &block.exit));
        }
    }
    out
}

fn name(program: &Program, var: VarId) -> String {
    format!("{}#{}", program.vars[var.index()].name, var.0)
}

/// A command.
#[must_use]
pub fn command(program: &Program, command: &Command) -> String {
    let e = |id: ExprId| expr(program, id);
    match command {
        Command::Assign(var, value) => format!("{} := {}", name(program, *var), e(*value)),
        Command::Havoc(var, source) => format!("{} := ? {source:?}", name(program, *var)),
        Command::Assume(condition) => format!("assume {}", e(*condition)),
        Command::Check(property, condition) => format!("check {property:?} {}", e(*condition)),
        Command::Store { address, value } => format!("store [{}] := {}", e(*address), e(*value)),
        Command::Copy { to, from, size } => format!("copy [{}] := [{}], {}", e(*to), e(*from), e(*size)),
        Command::Fill { to, byte, size } => format!("fill [{}] := {}, {}", e(*to), e(*byte), e(*size)),
        Command::Allocate { var, size, storage, zeroed, .. } => {
            let zeroed = if *zeroed { " zeroed" } else { "" };
            format!("{} := allocate {storage:?}{zeroed} {}", name(program, *var), e(*size))
        }
        Command::End { address, storage } => format!("end {storage:?} {}", e(*address)),
        Command::Call { callee, args, result } => {
            let callee = match callee {
                Callee::Direct(proc) => program.procs[proc.index()].name.clone(),
                Callee::Pointer(pointer) => format!("*{}", e(*pointer)),
            };
            let args: Vec<String> = args.iter().map(|&arg| e(arg)).collect();
            let result = result.map_or(String::new(), |result| format!("{} := ", name(program, result)));
            format!("{result}call {callee}({})", args.join(", "))
        }
    }
}

fn exit(program: &Program, exit: &Exit) -> String {
    match exit {
        Exit::Goto(block) => format!("goto b{}", block.0),
        Exit::Branch(condition, then, otherwise) => {
            format!("if {} goto b{} else b{}", expr(program, *condition), then.0, otherwise.0)
        }
        Exit::Switch(value, cases, default) => {
            let cases: Vec<String> =
                cases.iter().map(|(lo, hi, block)| format!("{lo}..={hi}: b{}", block.0)).collect();
            format!("switch {} [{}] else b{}", expr(program, *value), cases.join(", "), default.0)
        }
        Exit::Return => "return".to_owned(),
        Exit::Stop => "stop".to_owned(),
        Exit::Cut(reason) => format!("cut: {reason}"),
    }
}

/// An expression.
#[must_use]
pub fn expr(program: &Program, id: ExprId) -> String {
    let e = |id: ExprId| expr(program, id);
    match program.expr(id) {
        Expr::Const(bits, width) => format!("{bits}:{width}"),
        Expr::Var(var) => name(program, var),
        Expr::Load(address, width) => format!("load{width}[{}]", e(address)),
        Expr::ObjectAddr(object) => format!("&{}#{}", program.objects[object.index()].name, object.0),
        Expr::ProcAddr(proc) => format!("&{}", program.procs[proc.index()].name),
        Expr::Unary(op, a) => format!("({op:?} {})", e(a)),
        Expr::Binary(op, a, b) => format!("({op:?} {} {})", e(a), e(b)),
        Expr::Ite(condition, then, otherwise) => {
            format!("(Ite {} {} {})", e(condition), e(then), e(otherwise))
        }
        Expr::Extract(a, from, count) => format!("{}[{from}+{count}]", e(a)),
        Expr::ZeroExtend(a, width) => format!("(ZeroExtend {} {width})", e(a)),
        Expr::SignExtend(a, width) => format!("(SignExtend {} {width})", e(a)),
        Expr::Convert(op, a) => format!("({op:?} {})", e(a)),
        Expr::Memory(query, address, size) => format!("({query:?} {} {})", e(address), e(size)),
    }
}
