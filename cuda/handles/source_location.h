// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The place in the source where a call stands. Its standard header is empty for clang-tidy 14 over GCC 12's library, which
// then reads the one that came before it.
#pragma once

#include <version>

#ifdef __cpp_lib_source_location
#include <source_location>
namespace roofline::cuda {
using SourceLocation = std::source_location;
}
#else
#include <experimental/source_location>
namespace roofline::cuda {
using SourceLocation = std::experimental::source_location;
}
#endif
