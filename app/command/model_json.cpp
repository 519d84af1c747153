// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/model_words.h"

#include "core/quantity/units.h"
#include "core/session/json/layout.h"

namespace roofline::command {

namespace {

std::string_view limitKey(Limit limit)
{
    switch (limit) {
    case Limit::Memory:
        return "memory";
    case Limit::Compute:
        return "compute";
    case Limit::Balanced:
        break;
    }
    return "balanced";
}

} // namespace

std::string modelJson(const ModelReading& reading)
{
    using json::number;
    const MatmulShape& shape = reading.input.shape;
    json::Value root;
    root["n"] = shape.n;
    root["tile"] = shape.tile;
    root["element_bytes"] = shape.elementBytes;
    root["traffic_model"] = shape.traffic == Traffic::Tiled ? "tiled" : "once";
    root["bandwidth_gb_per_s"] = number(inGigabytesPerSecond(reading.input.roof.bandwidth));
    root["compute_tflop_per_s"] = number(inTeraflopsPerSecond(reading.input.roof.peak));
    root["flop"] = number(inFlops(reading.work));
    root["traffic_bytes"] = number(inBytes(reading.traffic));
    root["intensity_flop_per_byte"] = number(inFlopsPerByte(reading.intensity));
    root["shared_bytes_per_block"] = number(inBytes(reading.sharedPerBlock));
    root["compute_ms"] = number(inMilliseconds(reading.time.compute));
    root["memory_ms"] = number(inMilliseconds(reading.time.memory));
    root["bound_ms"] = number(inMilliseconds(reading.time.lowerBound()));
    root["bound_by"] = limitKey(reading.time.limit);
    root["ridge_flop_per_byte"] = number(inFlopsPerByte(reading.ridge));
    root["attainable_tflop_per_s"] = number(inTeraflopsPerSecond(reading.attainable));
    root["crossover_n"] = reading.crossover ? number(*reading.crossover) : json::Value(nullptr);
    return json::indented(root);
}

} // namespace roofline::command
