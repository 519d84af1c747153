// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/timestamp.h"

#include <fmt/format.h>

#include <chrono>

namespace roofline {

namespace {

/// '0' stands for any digit; all else stands for itself.
bool matches(std::string_view text, std::string_view pattern)
{
    if (text.size() != pattern.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDigit = text[i] >= '0' && text[i] <= '9';
        if (pattern[i] == '0' ? !isDigit : text[i] != pattern[i])
            return false;
    }
    return true;
}

int twoDigits(std::string_view text, std::size_t at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); }

bool isDate(std::string_view text)
{
    using namespace std::chrono;
    const int century = twoDigits(text, 0);
    return year_month_day(year(century * 100 + twoDigits(text, 2)), month(static_cast<unsigned>(twoDigits(text, 5))),
                          day(static_cast<unsigned>(twoDigits(text, 8))))
        .ok();
}

} // namespace

std::string utcNow()
{
    using namespace std::chrono;
    const auto now = floor<seconds>(system_clock::now());
    const auto today = floor<days>(now);
    const year_month_day date(today);
    const hh_mm_ss time(now - today);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                       time.minutes().count(), time.seconds().count());
}

bool isTimestamp(std::string_view text)
{
    if (matches(text, "0000-00-00"))
        return isDate(text);
    return matches(text, "0000-00-00T00:00:00Z") && isDate(text) && twoDigits(text, 11) < 24 &&
           twoDigits(text, 14) < 60 && twoDigits(text, 17) <= 60;
}

} // namespace roofline
