#!/bin/sh
# Takes care that there is `lbt`, which makes automata of temporal formulas: a test compares ours with them.
#
#   scripts/install-lbt.sh    prints one line: whether there is lbt
#
# Takes Debian's package where that is allowed. Without it the test is skipped.
set -eu

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM

works() {
    echo 'G p0' | lbt >/dev/null 2>&1
}

if works; then
    echo "lbt is there (already)"
    exit 0
fi
if command -v apt-get >/dev/null 2>&1; then
    install="apt-get install -y -q --no-install-recommends lbt"
    export DEBIAN_FRONTEND=noninteractive
    $install >"$log" 2>&1 || { apt-get update -q >>"$log" 2>&1 && $install >>"$log" 2>&1; } || true
fi
if works; then
    echo "lbt is there (Debian)"
    exit 0
fi
echo "install-lbt: there is no lbt; the last lines of the attempts:" >&2
tail -n 5 "$log" >&2
exit 1
