#!/bin/sh
# Lets `gcc -m32` link, which the compiled replay of failing runs needs for programs of the data model ILP32.
#
#   scripts/install-multilib.sh    prints one line: whether 32-bit programs link
#
# Takes Debian's `gcc-multilib` where that is allowed. Without it Certus says that the run was not compiled,
# and the tests that need it are skipped.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# Whether a 32-bit program links and runs.
links() {
    printf '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n' >"$work/t.c"
    ${CC:-cc} -m32 -o "$work/t" "$work/t.c" >"$work/log" 2>&1 && "$work/t" >/dev/null 2>&1
}

if links; then
    echo "32-bit programs link (already)"
    exit 0
fi
if command -v apt-get >/dev/null 2>&1; then
    install="apt-get install -y -q --no-install-recommends gcc-multilib"
    export DEBIAN_FRONTEND=noninteractive
    $install >"$work/log" 2>&1 || { apt-get update -q >>"$work/log" 2>&1 && $install >>"$work/log" 2>&1; } || true
fi
if links; then
    echo "32-bit programs link (gcc-multilib of Debian)"
    exit 0
fi
echo "install-multilib: 32-bit programs do not link; the last lines of the attempts:" >&2
tail -n 5 "$work/log" >&2
exit 1
