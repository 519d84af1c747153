// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of the command line that asks for pictures and tables to take along, and for the model's setting in them.
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

#include "app/window/export/figure_content.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

class QCommandLineParser;

namespace roofline::window {

struct FigureOptions {
    QStringList files; ///< to write; the suffix of each decides what is in it
    FigurePart part = FigurePart::Both;
    std::vector<std::pair<std::string, std::string>> model; ///< options of core's model_options and their values

    /// The setting with what was asked for, all else as it is.
    [[nodiscard]] ModelInput applied(ModelInput input) const;
    [[nodiscard]] bool hasPicture() const;
};

[[nodiscard]] QList<QCommandLineOption> figureOptions();

/// One line that names the option where one is wrong.
[[nodiscard]] std::variant<FigureOptions, QString> readFigureOptions(const QCommandLineParser& parser);

} // namespace roofline::window
