//! Strongly connected components and postdominators of the graph of an automaton.

use crate::analyses::flow::Flow;

/// The components with a cycle, of the graph that has only some nodes and some arcs. Nodes of a component
/// are ascending.
pub(crate) fn cyclic_components(
    flow: &Flow<'_>,
    nodes: &[u32],
    allowed: impl Fn(u32) -> bool,
) -> Vec<Vec<u32>> {
    const NEW: u32 = u32::MAX;
    let mut inside = vec![false; flow.nodes];
    for node in nodes {
        inside[*node as usize] = true;
    }
    let next = |node: u32, at: usize| -> Option<Option<u32>> {
        let arc = *flow.leaving[node as usize].get(at)?;
        let to = flow.arcs[arc as usize].to;
        Some((inside[to as usize] && allowed(arc)).then_some(to))
    };
    let mut index = vec![NEW; flow.nodes];
    let mut low = vec![0u32; flow.nodes];
    let mut open = vec![false; flow.nodes];
    let (mut count, mut pending, mut out) = (0u32, Vec::new(), Vec::new());
    for root in nodes {
        if index[*root as usize] != NEW {
            continue;
        }
        let mut stack = vec![(*root, 0usize)];
        while let Some((node, at)) = stack.last_mut() {
            let n = *node as usize;
            if *at == 0 {
                index[n] = count;
                low[n] = count;
                count += 1;
                open[n] = true;
                pending.push(*node);
            }
            *at += 1;
            match next(*node, *at - 1) {
                Some(Some(to)) if index[to as usize] == NEW => stack.push((to, 0)),
                Some(Some(to)) if open[to as usize] => low[n] = low[n].min(index[to as usize]),
                Some(_) => {}
                None => {
                    let node = *node;
                    stack.pop();
                    if let Some((parent, _)) = stack.last() {
                        low[*parent as usize] = low[*parent as usize].min(low[n]);
                    }
                    if low[n] == index[n] {
                        let start = pending.iter().rposition(|p| *p == node).unwrap_or(0);
                        let mut component: Vec<u32> = pending.split_off(start);
                        for member in &component {
                            open[*member as usize] = false;
                        }
                        let own = flow.leaving[n].iter();
                        let looped =
                            own.clone().any(|arc| flow.arcs[*arc as usize].to == node && allowed(*arc));
                        if component.len() > 1 || looped {
                            component.sort_unstable();
                            out.push(component);
                        }
                    }
                }
            }
        }
    }
    out
}

/// For each node the nearest other node that every path to the error location meets. Every node must lie on
/// such a path; the error location is its own.
pub(crate) fn postdominators(flow: &Flow<'_>) -> Vec<u32> {
    let exit = flow.cfa.error.0;
    let mut seen = vec![false; flow.nodes];
    let mut post = Vec::new();
    seen[exit as usize] = true;
    let mut stack = vec![(exit, 0usize)];
    while let Some((node, next)) = stack.last_mut() {
        match flow.entering[*node as usize].get(*next) {
            None => {
                post.push(*node);
                stack.pop();
            }
            Some(arc) => {
                *next += 1;
                let from = flow.arcs[*arc as usize].from;
                if !std::mem::replace(&mut seen[from as usize], true) {
                    stack.push((from, 0));
                }
            }
        }
    }
    let mut number = vec![0u32; flow.nodes];
    for (index, node) in post.iter().enumerate() {
        number[*node as usize] = index as u32;
    }
    // Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm.
    const NONE: u32 = u32::MAX;
    let mut parent = vec![NONE; flow.nodes];
    parent[exit as usize] = exit;
    let mut changed = true;
    while changed {
        changed = false;
        for node in post.iter().rev().filter(|node| **node != exit) {
            let mut best = NONE;
            for arc in &flow.leaving[*node as usize] {
                let mut other = flow.arcs[*arc as usize].to;
                if parent[other as usize] == NONE {
                    continue;
                }
                if best == NONE {
                    best = other;
                    continue;
                }
                while best != other {
                    while number[best as usize] < number[other as usize] {
                        best = parent[best as usize];
                    }
                    while number[other as usize] < number[best as usize] {
                        other = parent[other as usize];
                    }
                }
            }
            if parent[*node as usize] != best {
                parent[*node as usize] = best;
                changed = true;
            }
        }
    }
    parent
}
