// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The tolerance rule: a value is right where |got − expected| ≤ absolute + relative · |expected|, and NaN never is.
#pragma once

#include "core/measuring/measurement.h"

#include <cstdint>
#include <string>

namespace roofline {

struct Tolerance {
    double absolute = 0.0;
    double relative = 0.0;
};

/// Collects the errors of many compared values; tallies of parts merge into one.
class ErrorTally {
public:
    explicit ErrorTally(Tolerance tolerance) : m_tolerance(tolerance) {}

    void compare(float got, double expected);
    /// Values that were already found equal, many at a time.
    void addEqual(std::int64_t count);
    /// Values that another way of comparing found wrong, without the size of their errors.
    void addWrong(std::int64_t count);
    /// The same; the method's line names that way too, whether or not it found anything.
    void addWrongBy(const std::string& otherMethod, std::int64_t count);
    void merge(const ErrorTally& other);

    [[nodiscard]] std::int64_t compared() const { return m_compared; }
    [[nodiscard]] std::int64_t wrong() const { return m_wrong; }
    /// Passed where at least one value was compared and none was wrong. The largest errors are those of finite values:
    /// a NaN or an infinity counts as wrong and is told in the method's line. The relative one leaves out zeros.
    [[nodiscard]] CheckResult result(const std::string& method) const;

private:
    Tolerance m_tolerance;
    std::int64_t m_compared = 0;
    std::int64_t m_wrong = 0;
    std::int64_t m_notFinite = 0;
    double m_maxAbsError = 0.0;
    double m_maxRelError = 0.0;
    std::string m_otherMethod;
};

} // namespace roofline
