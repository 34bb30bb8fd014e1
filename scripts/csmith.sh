#!/bin/sh
# Compares the interpreter with gcc on programs of csmith (LP64).
# usage: scripts/csmith.sh FIRST_SEED COUNT
# Volatile objects change at any time, so there are none.
# Prints one line per seed: same, slow (given up), or DIFFERENT; ends with failure if any is different.
set -u
here=$(cd "$(dirname "$0")/.." && pwd)
first=${1:-1} count=${2:-20}
cargo build --quiet --manifest-path "$here/Cargo.toml" -p certus-c --example run || exit 2
run=${CARGO_TARGET_DIR:-$here/target}/debug/examples/run
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
status=0
for seed in $(seq "$first" $((first + count - 1))); do
  # It leaves a file in the folder it runs in.
  (cd "$work" && csmith --seed "$seed" --no-volatiles --no-volatile-pointers --max-funcs 6 --max-block-depth 3 > a.c) || exit 2
  cat >> "$work/a.c" <<'C'
void __certus_out(unsigned long long);
int sum_printf(const char *format, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, format);
  __certus_out(__builtin_va_arg(list, unsigned));
  __builtin_va_end(list);
  return 0;
}
C
  gcc -E -w -I/usr/include/csmith -Dprintf=sum_printf "$work/a.c" > "$work/a.i" || exit 2
  cp "$work/a.i" "$work/b.i"
  cat >> "$work/b.i" <<'C'
int putchar(int);
void __certus_out(unsigned long long x) {
  for (int i = 60; i >= 0; i -= 4) putchar("0123456789abcdef"[x >> i & 15]);
  putchar('\n');
}
C
  gcc -w -O0 -fwrapv "$work/b.i" -o "$work/b" || exit 2
  if ! timeout 2 "$work/b" > "$work/expected"; then
    echo "slow $seed"
  elif timeout 60 "$run" --64 --steps 100000000 "$work/a.i" > "$work/found" 2> "$work/errors" &&
    cmp -s "$work/expected" "$work/found"; then
    echo "same $seed"
  elif grep -q OutOfSteps "$work/errors"; then
    echo "slow $seed"
  else
    echo "DIFFERENT $seed"
    status=1
  fi
done
exit $status
