#!/bin/sh
# Makes a Chromium available, for the test that opens report pages in a browser.
#
#   scripts/install-chromium.sh    prints one line: where chromium is
#
# Any Chromium or Chrome of the PATH serves; where there is none, Debian's package is installed.
set -eu
for name in chromium chromium-browser google-chrome; do
    if found=$(command -v "$name"); then
        echo "chromium: $found (already there)"
        exit 0
    fi
done
command -v apt-get >/dev/null 2>&1 || { echo "install-chromium: no chromium on the PATH, and this is no Debian" >&2; exit 1; }
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -y -q --no-install-recommends chromium >/dev/null 2>&1; }
if install || { apt-get update -q >/dev/null 2>&1 && install; }; then
    echo "chromium: $(command -v chromium) (from Debian)"
    exit 0
fi
echo "install-chromium: apt-get could not install chromium" >&2
exit 1
