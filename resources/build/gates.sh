#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# gates.sh BUILD-FOLDER [format|tidy|licences|shell …]: each gate prints what it found and fails; all of them without a name.
set -eu
cd "$(dirname "$0")/../.."
build=${1:?a build folder with compile_commands.json}
shift
[ $# -gt 0 ] || set -- format licences shell tidy

for gate in "$@"; do
    echo "gate: $gate"
    case "$gate" in
    format)
        git ls-files '*.h' '*.cpp' '*.cu' | xargs clang-format --dry-run --Werror
        ;;
    licences)
        reuse lint --quiet || { reuse lint; exit 1; }
        ;;
    shell)
        { git ls-files '*.sh'; echo .ci/run; } | xargs shellcheck
        ;;
    tidy)
        # The .cu files are left out: clang-tidy 14 cannot parse the headers of CUDA 13.
        git ls-files 'app/*.cpp' 'core/*.cpp' 'cuda/*.cpp' |
            xargs -P "$(nproc)" -n 8 clang-tidy -p "$build" --quiet --warnings-as-errors='*'
        ;;
    *)
        echo "gates.sh: '$gate' is not one of format, licences, shell, tidy" >&2
        exit 2
        ;;
    esac
done
