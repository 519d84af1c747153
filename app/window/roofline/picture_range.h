// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the axes of the roofline reach: whole decades, past every point and every roof, and enough of them to see both
// sides of the ridge.
#pragma once

#include "app/window/roofline/measured_picture.h"
#include "core/model/model_reading.h"
#include "core/model/roof_outline.h"

#include <optional>

namespace roofline::window {

struct PictureRange {
    DecadeRange intensity; ///< FLOP/byte
    DecadeRange rate;      ///< FLOP/s
    /// Where the strip of 0 FLOP/byte has its heights from: the left edge of the whole picture, a power of ten. A view cut
    /// out of the picture keeps it, so that the strip's decades stay beside the chart's.
    double stripIntensity = 1.0; ///< FLOP/byte

    /// The bandwidth at which the strip stands as high as this rate. A roof of that bandwidth meets the left edge of the
    /// whole picture at this height, so that the strip goes on where the roof ends.
    [[nodiscard]] double stripBandwidth(double rateValue) const { return rateValue / stripIntensity; }
};

/// The whole picture; `live`: one more point that it must hold.
[[nodiscard]] PictureRange pictureRange(const ModelReading& reading, const MeasuredPicture& measured,
                                        const std::optional<RoofPoint>& live = std::nullopt);

} // namespace roofline::window
