#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# ./test.sh [ctest arguments]: installs what is missing, builds everything with warnings as errors, and passes the tests.
set -eu
cd "$(dirname "$0")"

resources/build/packages.sh test
cmake --preset dev
cmake --build --preset dev
ctest --preset dev "$@"
