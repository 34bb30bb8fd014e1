#![allow(missing_docs, unused, clippy::unwrap_used)]
use certus_logic::Terms; use certus_testing::*; use certus_model::*;
#[test] fn panics() {
  std::panic::set_hook(Box::new(|_|{}));
  let (mut a,mut b)=(0,0);
  for seed in 0..2000u64 { let mut terms=Terms::new(); let mut cfa=random_cfa(&mut Rng::new(seed),&mut terms,&Shape::tiny());
    if std::panic::catch_unwind(||print::svg(&terms,&cfa,&|_|None)).is_err() {a+=1;}
    cfa.edges.retain(|e|e.from!=e.to);
    if std::panic::catch_unwind(||print::svg(&terms,&cfa,&|_|None)).is_err() {b+=1;}
  }
  eprintln!("panics {a} without self loops {b}");
}
#[test] fn replay() {
  for seed in [80076u64] { let mut terms=Terms::new(); let mut cfa=random_cfa(&mut Rng::new(seed),&mut terms,&Shape::default());
   let o=Oracle::explore(&terms,&cfa); let run=o.shortest_run().unwrap(); eprintln!("{}\n{:?}",print::text(&terms,&cfa,&|_|None),run);
   for m in [100_000u64,1_000_000,10_000_000] { let t=std::time::Instant::now(); eprintln!("{m} {} {:?}",run.hints(&cfa).replay(&terms,&cfa,m).is_some(),t.elapsed()); }
  }
}
