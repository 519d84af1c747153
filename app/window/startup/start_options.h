// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command line asks for, read before there is an application: the platform must be chosen before it.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include "app/window/language/pseudo_translator.h"
#include "app/window/measuring/place.h"
#include "app/window/startup/figure_options.h"
#include "app/window/theme/theme.h"
#include "core/measuring/plan.h"

#include <optional>
#include <variant>

namespace roofline::window {

struct StartOptions {
    QString session; ///< file or recorded card to open; empty: the first recorded card
    std::optional<Place> place;
    QString device; ///< "cuda:0"; empty: the best of the place
    std::optional<PlanKind> measure;
    QString screenshot; ///< picture to write
    QString save;       ///< session to write
    FigureOptions figure;
    std::optional<QSize> size;
    std::optional<Theme> theme;
    bool isLecture = false;
    bool isFullScreen = false;
    std::optional<PseudoLanguage> language; ///< none: the words as they are written
    QString platform;                       ///< Qt's name of a window system; empty: as the environment says

    /// Writes what was asked for and ends, without anyone at the window.
    [[nodiscard]] bool isErrand() const { return !targets().isEmpty(); }
    /// All files to write.
    [[nodiscard]] QStringList targets() const;
};

/// To be printed on standard output; then the program ends well.
struct StartAnswer {
    QString text;
};
/// One line that names the option and what would be right.
struct StartError {
    QString message;
};

/// arguments: the program's name first.
[[nodiscard]] std::variant<StartOptions, StartAnswer, StartError> readStartOptions(const QStringList& arguments);

/// The platform to choose: what was asked for, offscreen for an errand without a display, empty to leave it to Qt. An error
/// where a person is to see a window and there is no display.
[[nodiscard]] std::variant<QString, StartError> choosePlatform(const StartOptions& options, bool hasDisplay);
/// Whether the environment names a display, or a platform for Qt. Always, where a system has no such names.
[[nodiscard]] bool environmentHasDisplay();

} // namespace roofline::window
