// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Splits the work of a reference over the cores of the host. What is computed in a range is not known here. Its threads are the
// one state that core keeps for the whole process: they hold no data, are started by the first call that needs them and ended
// with the program.
#pragma once

#include <cstdint>
#include <functional>

namespace roofline {

/// Calls `work(begin, end)` on several threads so that [0, count) is covered once, in ranges of at least `grain` (but
/// the last). Returns when all are done; an exception of a range is thrown again here.
/// May be called from any thread, and by `work` itself: the kept threads serve one call at a time, and a call that finds them
/// busy starts threads of its own. Not while the program ends, after main.
void inParallelRanges(std::int64_t count, std::int64_t grain,
                      const std::function<void(std::int64_t begin, std::int64_t end)>& work);

} // namespace roofline
