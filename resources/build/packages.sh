#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# packages.sh run|test: installs what Debian 12 and newer or Ubuntu 24.04 lacks for building, running or testing.
# A word with | names alternatives: the first one that this release knows is taken.
set -eu

build="g++ cmake ninja-build nlohmann-json3-dev libfmt-dev libcli11-dev
    qt6-base-dev libqt6opengl6-dev qt6-charts-dev|libqt6charts6-dev
    libqcustomplot-dev fonts-dejavu-core"
# The last three read exported pictures back: rsvg-convert, pdftotext and pdffonts, xmllint.
tests="doctest-dev librapidcheck-dev librsvg2-bin poppler-utils libxml2-utils"
gates="clang-format clang-tidy reuse shellcheck git"

case "${1:-run}" in
run) wanted="$build" ;;
test) wanted="$build $tests" ;;
gates) wanted="$build $tests $gates" ;;
*) echo "packages.sh: '$1' is not one of run, test, gates" >&2; exit 2 ;;
esac

installed() {
    dpkg-query -W -f '${db:Status-Abbrev}\n' "$1" 2>/dev/null | grep -q '^ii'
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "Not a Debian or Ubuntu system: nothing is installed. Needed are a C++20 compiler, CMake 3.22 or newer, Ninja," \
        "nlohmann/json, fmt, CLI11, Qt 6 (Widgets, Charts, PrintSupport) and QCustomPlot for Qt 6." >&2
    exit 0
fi

missing=""
for word in $wanted; do
    found=""
    for name in $(echo "$word" | tr '|' ' '); do
        if installed "$name"; then found=yes; fi
    done
    [ -n "$found" ] || missing="$missing $word"
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "These packages are missing and only root can install them:$missing" >&2
        exit 1
    fi
    as_root=sudo
fi

echo "Installing:$missing"
$as_root apt-get -qq update || echo "apt-get update failed: trying with the package lists at hand" >&2
chosen=""
for word in $missing; do
    for name in $(echo "$word" | tr '|' ' '); do
        if apt-cache show "$name" >/dev/null 2>&1; then
            chosen="$chosen $name"
            break
        fi
    done
done
# shellcheck disable=SC2086 # a list of package names
DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install -y --no-install-recommends $chosen >/dev/null
