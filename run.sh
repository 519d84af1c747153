#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# ./run.sh [ARGUMENTS]: installs what is missing, builds, and opens the window (ARGUMENTS go to it).
# Without a display it measures here and leaves session, table and picture in build/first-look.
set -euo pipefail
cd "$(dirname "$0")"

resources/build/packages.sh run
mkdir -p build
cmake --preset release >build/configure.log 2>&1 || { cat build/configure.log >&2; exit 1; }
grep -E '^-- (CUDA|Window):' build/configure.log || true
cmake --build --preset release
bin=build/release/bin

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ -x "$bin/roofline-explorer" ]; then
    exec "$bin/roofline-explorer" "$@"
fi

out=build/first-look
mkdir -p "$out"
status=0
"$bin/roofline" measure --plan "${ROOFLINE_PLAN:-scaled}" --json "$out/session.json" --csv "$out/table.csv" |
    tee "$out/table.txt" || status=$?
[ -s "$out/session.json" ] || exit 1
if [ -x "$bin/roofline-explorer" ]; then
    "$bin/roofline-explorer" --session "$out/session.json" --screenshot "$out/window.png" || status=$?
    case "$("$bin/roofline" devices)" in
    *cuda:*) ;;
    *) "$bin/roofline-explorer" --session tesla-t4 --screenshot "$out/tesla-t4.png" || status=$? ;;
    esac
fi
echo
echo "No display here, so this was measured without the window:"
for file in session.json table.txt table.csv window.png tesla-t4.png; do
    [ ! -e "$out/$file" ] || echo "  $PWD/$out/$file"
done
exit "$status"
