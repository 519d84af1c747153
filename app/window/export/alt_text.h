// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A figure in words, for those who do not see it: ceilings and where they come from, the ridge point, the model's point and
// its verdict, and each measured point with what binds it. Plain text, one sentence or point a line.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/window/export/figure_content.h"

namespace roofline::window {

struct MeasuredPoint;

class AltText {
    Q_DECLARE_TR_FUNCTIONS(AltText)

public:
    [[nodiscard]] static QString of(const FigureContent& content);

private:
    [[nodiscard]] static QStringList roofline(const FigureContent& content);
    [[nodiscard]] static QStringList crossover(const FigureContent& content);
    [[nodiscard]] static QString shownPart(const FigureContent& content);
    [[nodiscard]] static QString ceilings(const FigureContent& content);
    /// One line for each of these whose check failed.
    [[nodiscard]] static QStringList notDrawn(const Session& session, const std::vector<std::string>& ids);
    [[nodiscard]] static QString point(const MeasuredPoint& point);
};

} // namespace roofline::window
