// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What core says in English, in the reader's language: names of kernels and ceilings, verdicts, checks, conditions, the
// reasons above 100 %. Core's own words stay as they are in files and on the command line.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace roofline::window {

class CoreWords {
    Q_DECLARE_TR_FUNCTIONS(CoreWords)

public:
    /// What it does not know, a shape's or a device's name, stays as it is.
    [[nodiscard]] static QString said(const std::string& english);
    /// The same with its numbers as the reader's country writes them: of what was measured, not of versions or files.
    [[nodiscard]] static QString measured(const std::string& english);
    /// As `said` for words in a list: "1980 MHz, 412 W, not throttled".
    [[nodiscard]] static QString list(const std::string& english);
};

} // namespace roofline::window
