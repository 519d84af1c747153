// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/usable_processors.h"

#if defined(__linux__)
#include <sched.h>

#include <cerrno>
#include <cstddef>
#include <memory>
#endif

namespace roofline {

#if defined(__linux__)

namespace {

struct FreeSet {
    void operator()(cpu_set_t* set) const { CPU_FREE(set); }
};
using ProcessorSet = std::unique_ptr<cpu_set_t, FreeSet>;

/// cpu_set_t alone ends at 1024 processors; larger machines answer EINVAL to a set that is too small.
constexpr int mostProcessors = 1 << 16;

} // namespace

std::vector<int> usableProcessors()
{
    for (int size = CPU_SETSIZE; size <= mostProcessors; size *= 4) {
        const ProcessorSet set(CPU_ALLOC(static_cast<std::size_t>(size)));
        const std::size_t bytes = CPU_ALLOC_SIZE(static_cast<std::size_t>(size));
        if (sched_getaffinity(0, bytes, set.get()) != 0) {
            if (errno == EINVAL)
                continue;
            break;
        }
        std::vector<int> processors;
        for (int processor = 0; processor < size; ++processor) {
            if (CPU_ISSET_S(static_cast<std::size_t>(processor), bytes, set.get()))
                processors.push_back(processor);
        }
        return processors;
    }
    return {};
}

void tieThisThreadTo(int processor)
{
    const auto number = static_cast<std::size_t>(processor);
    const ProcessorSet set(CPU_ALLOC(number + 1));
    const std::size_t bytes = CPU_ALLOC_SIZE(number + 1);
    CPU_ZERO_S(bytes, set.get());
    CPU_SET_S(number, bytes, set.get());
    // Where it is refused the system places the thread: slower perhaps, never wrong.
    static_cast<void>(sched_setaffinity(0, bytes, set.get()));
}

#else

std::vector<int> usableProcessors() { return {}; }
void tieThisThreadTo(int) {}

#endif

} // namespace roofline
