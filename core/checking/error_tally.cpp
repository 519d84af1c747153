// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/error_tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline {

void ErrorTally::compare(float got, double expected)
{
    ++m_compared;
    const double error = std::abs(static_cast<double>(got) - expected);
    if (!std::isfinite(error)) {
        ++m_wrong;
        ++m_notFinite;
        return;
    }
    m_maxAbsError = std::max(m_maxAbsError, error);
    if (expected != 0.0)
        m_maxRelError = std::max(m_maxRelError, error / std::abs(expected));
    if (error > m_tolerance.absolute + m_tolerance.relative * std::abs(expected))
        ++m_wrong;
}

void ErrorTally::addEqual(std::int64_t count) { m_compared += count; }

void ErrorTally::addWrong(std::int64_t count)
{
    m_compared += count;
    m_wrong += count;
}

void ErrorTally::addWrongBy(const std::string& otherMethod, std::int64_t count)
{
    m_otherMethod = otherMethod;
    addWrong(count);
}

void ErrorTally::merge(const ErrorTally& other)
{
    m_compared += other.m_compared;
    m_wrong += other.m_wrong;
    m_notFinite += other.m_notFinite;
    m_maxAbsError = std::max(m_maxAbsError, other.m_maxAbsError);
    m_maxRelError = std::max(m_maxRelError, other.m_maxRelError);
}

CheckResult ErrorTally::result(const std::string& method) const
{
    CheckResult check;
    check.passed = m_compared > 0 && m_wrong == 0;
    check.maxAbsError = m_maxAbsError;
    check.maxRelError = m_maxRelError;
    const bool isExact = m_tolerance.absolute == 0.0 && m_tolerance.relative == 0.0;
    check.method = isExact ? fmt::format("{}; {} values, to the last bit", method, m_compared)
                           : fmt::format("{}; {} values within {:.2g} + {:.2g} of the value", method, m_compared,
                                         m_tolerance.absolute, m_tolerance.relative);
    if (!m_otherMethod.empty())
        check.method += "; " + m_otherMethod;
    if (m_wrong > 0)
        check.method += fmt::format("; {} wrong, {} of them not a finite number", m_wrong, m_notFinite);
    return check;
}

} // namespace roofline
