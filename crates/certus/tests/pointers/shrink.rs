//! Smaller programs that still show something.

use crate::tree::{Program, Stmt};

/// The smallest program that can be had by leaving out statements, one after the other.
pub(crate) fn shrink(program: &Program, still: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    let mut smaller = true;
    while smaller {
        smaller = false;
        let mut position = 0;
        while let Some(candidates) = edits(&best, position) {
            match candidates.into_iter().find(|candidate| still(candidate)) {
                Some(candidate) => (best, smaller) = (candidate, true),
                None => position += 1,
            }
        }
    }
    best
}

/// The program without the statement at this position, and with only its body. Nothing behind the last one.
fn edits(program: &Program, position: usize) -> Option<Vec<Program>> {
    let mut candidates = Vec::new();
    for unwrap in [false, true] {
        let mut candidate = program.clone();
        let mut left = position;
        let mut lists: Vec<&mut Vec<Stmt>> = candidate.functions.iter_mut().map(|f| &mut f.body).collect();
        lists.push(&mut candidate.main);
        match lists.into_iter().find_map(|list| edit(list, &mut left, unwrap)) {
            None => return None,
            Some(true) => candidates.push(candidate),
            Some(false) => {}
        }
    }
    Some(candidates)
}

/// Edits the statement at a position: whether that changed anything; nothing if it is not in this list.
fn edit(list: &mut Vec<Stmt>, left: &mut usize, unwrap: bool) -> Option<bool> {
    for i in 0..list.len() {
        if *left == 0 {
            if !unwrap {
                list.remove(i);
                return Some(true);
            }
            let (Stmt::If(_, body, _) | Stmt::Block(body)) = &mut list[i] else { return Some(false) };
            let body = std::mem::take(body);
            list.splice(i..=i, body);
            return Some(true);
        }
        *left -= 1;
        let inner = match &mut list[i] {
            Stmt::If(_, then, other) => edit(then, left, unwrap).or_else(|| edit(other, left, unwrap)),
            Stmt::Loop(_, _, _, body, _) | Stmt::Block(body) => edit(body, left, unwrap),
            _ => None,
        };
        if inner.is_some() {
            return inner;
        }
    }
    None
}
