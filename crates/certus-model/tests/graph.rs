//! Graph algorithms on random graphs, against their definitions.

use certus_model::graph::{BitSet, OUTSIDE, components, post_order, postdominators, reachable};
use certus_testing::{Rng, scale};

fn random(rng: &mut Rng) -> Vec<Vec<usize>> {
    let size = rng.between(1, 9);
    (0..size).map(|_| (0..rng.below(4)).map(|_| rng.below(size) as usize).collect()).collect()
}

fn reversed(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut out = vec![Vec::new(); graph.len()];
    for (from, next) in graph.iter().enumerate() {
        next.iter().for_each(|to| out[*to].push(from));
    }
    out
}

/// For each pair of nodes whether one arc or more lead from the first to the second: the closure of the arcs.
fn leads(graph: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let size = graph.len();
    let mut leads = vec![vec![false; size]; size];
    for (from, next) in graph.iter().enumerate() {
        next.iter().for_each(|to| leads[from][*to] = true);
    }
    for between in 0..size {
        for from in 0..size {
            for to in 0..size {
                leads[from][to] |= leads[from][between] && leads[between][to];
            }
        }
    }
    leads
}

#[test]
fn algorithms_do_what_they_say() {
    for seed in 0..500 * scale() {
        let graph = random(&mut Rng::new(seed));
        let (size, leads) = (graph.len(), leads(&graph));
        let seen = reachable(&graph, [0]);
        assert!((0..size).all(|node| seen[node] == (node == 0 || leads[0][node])), "{graph:?}");
        let mut order = post_order(&graph, 0);
        assert_eq!(order.last(), Some(&0), "{graph:?}");
        order.sort_unstable();
        assert_eq!(order, (0..size).filter(|node| seen[*node]).collect::<Vec<_>>(), "{graph:?}");

        let all = components(&graph, 0..size);
        assert!(!all.of.contains(&OUTSIDE));
        for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))).filter(|(a, b)| a != b) {
            assert_eq!(all.of[a] == all.of[b], leads[a][b] && leads[b][a], "{graph:?}");
            assert!(!leads[a][b] || all.of[a] >= all.of[b], "{graph:?}");
        }
        let mut cyclic: Vec<usize> = all.cyclic(&graph).into_iter().flatten().collect();
        cyclic.sort_unstable();
        assert_eq!(cyclic, (0..size).filter(|node| leads[*node][*node]).collect::<Vec<_>>(), "{graph:?}");
        let some = components(&graph, [0]);
        assert!((0..size).all(|node| (some.of[node] == OUTSIDE) != seen[node]), "{graph:?}");
    }
}

#[test]
fn every_path_to_the_exit_meets_a_postdominator() {
    let mut found = 0;
    for seed in 0..500 * scale() {
        let mut graph = random(&mut Rng::new(seed));
        graph[0].clear();
        let size = graph.len();
        let to_exit = |without: Option<usize>| {
            let mut left = reversed(&graph);
            left.iter_mut().for_each(|next| next.retain(|to| Some(*to) != without));
            reachable(&left, [0])
        };
        let reaches = to_exit(None);
        let parent = postdominators(&graph, &reversed(&graph), 0);
        // A node is met by every path from another if without it there is none.
        let met = |by: usize, node: usize| by == 0 || by == node || !to_exit(Some(by))[node];
        for node in (1..size).filter(|node| reaches[*node]) {
            let nearest = parent[node].expect("there is a path");
            assert!(nearest != node && met(nearest, node), "{graph:?}");
            // The others are met after the nearest one.
            let others = (0..size).filter(|by| *by != node && reaches[*by] && met(*by, node));
            assert!(others.into_iter().all(|by| met(by, nearest)), "{graph:?}, from {node} to {nearest}");
            found += usize::from(nearest != 0);
        }
        assert!((1..size).all(|node| reaches[node] || parent[node].is_none()), "{graph:?}");
    }
    assert!(found > 0);
}

#[test]
fn sets_of_numbers() {
    let mut set = BitSet::new(10);
    assert!(
        set.is_empty() && set.insert(3) && !set.insert(3) && set.insert(200) && set.has(200) && !set.has(4)
    );
    let mut other = BitSet::default();
    assert!(!other.has(7) && !other.meets(&set) && other.union(&set) && !other.union(&set));
    assert_eq!(other, set);
    assert_eq!(other.iter().collect::<Vec<_>>(), [3, 200]);
    other.remove(200);
    other.remove(1000);
    assert!(other.meets(&set) && other != set);
    other.insert(100);
    set.copy_from(&other);
    assert_eq!(set.iter().collect::<Vec<_>>(), [3, 100]);
}
