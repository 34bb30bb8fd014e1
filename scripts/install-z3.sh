#!/bin/sh
# Puts a `z3` binary into .tools/bin of the project, for the tests and benchmarks that compare with it.
#
#   scripts/install-z3.sh          prints one line: where z3 is
#
# The binary comes from PyPI's `z3-solver` wheel of a fixed version, so that every machine compares with
# the same solver. Where PyPI cannot be had, the z3 of the PATH or of the Debian packages serves instead.
set -eu

version=5.4.0.0
root=$(cd "$(dirname "$0")/.." && pwd)
bin="$root/.tools/bin"
z3="$bin/z3"
stamp="$bin/z3.version"

# Whether the program given answers a trivial question.
works() {
    [ "$(printf '(assert true)(check-sat)\n' | "$1" -in -smt2 2>/dev/null)" = sat ]
}

if [ -x "$z3" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$version" ] && works "$z3"; then
    echo "z3 $version: $z3 (already there)"
    exit 0
fi

mkdir -p "$bin"
work=$(mktemp -d "$root/.tools/z3-install.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
log="$work/log"
: >"$log"

# Installs the program given under its final name in one step, so that no reader sees half of it.
place() {
    cp -L "$1" "$work/z3" && chmod 755 "$work/z3" && works "$work/z3" || return 1
    mv -f "$work/z3" "$z3"
}

# The wheel, by any pip there is.
wheel() {
    for pip in "python3 -m pip" pip3 pip; do
        $pip --version >>"$log" 2>&1 || continue
        if $pip --disable-pip-version-check --retries 1 --timeout 20 download --no-deps --only-binary :all: --quiet \
            --dest "$work/wheel" "z3-solver==$version" >>"$log" 2>&1; then
            return 0
        fi
    done
    return 1
}

# Takes bin/z3 out of the wheel, which is a zip file, and places it.
unpack() {
    mkdir -p "$work/out"
    set -- "$work"/wheel/*.whl
    if command -v unzip >/dev/null 2>&1; then
        unzip -q -o "$1" '*/bin/z3' -d "$work/out" >>"$log" 2>&1 || return 1
    else
        python3 -m zipfile -e "$1" "$work/out" >>"$log" 2>&1 || return 1
    fi
    found=$(find "$work/out" -path '*/bin/z3' -type f | head -n 1)
    [ -n "$found" ] && place "$found"
}

# Debian's package, quietly, if this is Debian and we may.
debian() {
    command -v apt-get >/dev/null 2>&1 || return 1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$1" >>"$log" 2>&1 && return 0
    apt-get update -q >>"$log" 2>&1 && DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$1" >>"$log" 2>&1
}

if wheel && unpack; then
    echo "$version" >"$stamp"
    echo "z3 $version: $z3 (from PyPI)"
    exit 0
fi

other=$(command -v z3 || true)
if [ -z "$other" ] && debian python3-pip && wheel && unpack; then
    echo "$version" >"$stamp"
    echo "z3 $version: $z3 (from PyPI)"
    exit 0
fi
[ -n "$other" ] || { debian z3 && other=$(command -v z3 || true); }
if [ -n "$other" ] && place "$other"; then
    # No stamp: the next run tries for the right version again.
    rm -f "$stamp"
    echo "z3 $("$z3" --version | awk '{print $3}'): $z3 (a copy of $other; PyPI's $version could not be had)"
    exit 0
fi

echo "install-z3: no z3 $version from PyPI, none on the PATH, none from apt; the last lines of the attempts:" >&2
tail -n 5 "$log" >&2
exit 1
