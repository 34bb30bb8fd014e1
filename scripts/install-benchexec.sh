#!/bin/sh
# Puts BenchExec into .tools/benchexec of the project, for the test of its tool-info module for Certus.
#
#   scripts/install-benchexec.sh    prints one line: where its python is
set -eu
version=3.29
root=$(cd "$(dirname "$0")/.." && pwd)
venv="$root/.tools/benchexec"
if "$venv/bin/python" -c 'import benchexec.tools.template' >/dev/null 2>&1; then
    echo "benchexec: $venv/bin/python (already there)"
    exit 0
fi
mkdir -p "$root/.tools"
rm -rf "$venv"
python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check "benchexec==$version"
"$venv/bin/python" -c 'import benchexec.tools.template'
echo "benchexec: $venv/bin/python (version $version)"
