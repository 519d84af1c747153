#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# Draws the pictures of the guide anew, from the build in build/dev. With a folder: every state of the window, at three sizes
# and in two themes, to be looked at.
set -eu
cd "$(dirname "$0")/../.."
program=build/dev/bin/window_pictures
[ -x "$program" ] || { echo "$program is missing: ./test.sh builds it" >&2; exit 1; }
if [ $# -gt 0 ]; then
    exec "$program" "$1"
fi
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
for state in start trail compute-bound card-tile h200-untiled lecture-1; do
    "$program" "$folder" --size 1280x800 --theme light --state "$state"
done
for picture in "$folder"/*.png; do
    name=$(basename "$picture" -1280x800-light.png)
    mv "$picture" "resources/guide/$name.png"
done
