// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands beneath a figure: the verdict and its reason, the model's setting, and whose results these are, measured how
// and under which conditions. How it is laid out is figure's.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/window/export/figure_content.h"

#include <vector>

namespace roofline::window {

struct CaptionParagraph {
    QString lead; ///< "Model"; may be empty
    QString words;
};

class Caption {
    Q_DECLARE_TR_FUNCTIONS(Caption)

public:
    /// One line that names the figure: "Roofline: Tesla T4".
    [[nodiscard]] static QString title(const FigureContent& content);
    /// Beneath the verdict; those that have nothing to say are left out.
    [[nodiscard]] static std::vector<CaptionParagraph> paragraphs(const FigureContent& content);

    /// Whether the drawn ceilings are those of the session.
    [[nodiscard]] static bool isRoofMeasured(const FigureContent& content);
    /// Where the drawn ceilings come from: "measured on Tesla T4", "set by hand".
    [[nodiscard]] static QString origin(const FigureContent& content);
    /// Which product, how it is counted, and under which two ceilings.
    [[nodiscard]] static QString model(const FigureContent& content);
    /// "Tesla T4, recorded 2026-08-30, plan classic; driver 595.84, …. Points: medians of …. Conditions: …"; empty where
    /// nothing was measured.
    [[nodiscard]] static QString measured(const Session& session);
    /// Those that the roofline draws, of all that were measured, with their spread; the two that make the roof where there is
    /// no roofline.
    [[nodiscard]] static QString drawnCeilings(const FigureContent& content);

private:
    [[nodiscard]] static QString statistics(const Session& session);
    [[nodiscard]] static QString conditions(const Session& session);
};

} // namespace roofline::window
