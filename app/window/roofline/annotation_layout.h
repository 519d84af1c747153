// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which texts stand on the roofline and where: ceilings along their lines, the ridge, the regions, the model's point, and
// the names of measured points, none over another. How they are painted is annotation_painter's.
#pragma once

#include <QFont>

#include "app/window/roofline/measured_picture.h"
#include "app/window/roofline/plot_mapping.h"
#include "app/window/labels/text_board.h"
#include "core/model/model_reading.h"

namespace roofline::window {

/// All that the annotations of one picture depend on.
struct AnnotationScene {
    ModelReading reading;
    MeasuredPicture measured;
    PlotMapping mapping;
    QFont font;
    double markerDiameter = 10.0;

    /// The measured roof is drawn of its own only where the sliders stand elsewhere.
    [[nodiscard]] bool hasGhostRoof() const;
};

[[nodiscard]] std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene);

} // namespace roofline::window
