// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/flow/flow_content.h"

#include <QStringList>

#include "app/window/text/flow_words.h"
#include "app/window/text/quantity_text.h"
#include "core/model/matmul_flow.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double breadthOf(double values, double n)
{
    const double all = std::log(2.0 * n);
    return all > 0.0 ? std::clamp(std::log(values / (n * n)) / all, 0.0, 1.0) : 0.0;
}

} // namespace

Keeping keepingOf(const MatmulShape& shape)
{
    if (shape.traffic == Traffic::MatrixOnce)
        return Keeping::Everything;
    return shape.tile > 1 ? Keeping::Tile : Keeping::Nothing;
}

FlowContent flowContent(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    const Roof& roof = reading.input.roof;
    const MatmulFlow flow = matmulFlow(shape);
    const auto n = static_cast<double>(shape.n);
    const bool memoryBinds = reading.time.limit != Limit::Compute;
    const bool computeBinds = reading.time.limit != Limit::Memory;
    FlowContent content;
    content.keeping = keepingOf(shape);
    const bool isOnce = content.keeping == Keeping::Everything;
    content.boxes = {FlowBoxContent{FlowWords::globalMemory(), inOnePiece(bandwidthText(roof.bandwidth)), false},
                     FlowBoxContent{FlowWords::keeper(shape), FlowWords::kept(reading), false},
                     FlowBoxContent{FlowWords::arithmetic(), inOnePiece(computeRateText(roof.peak)), computeBinds},
                     FlowBoxContent{FlowWords::output(), FlowWords::square(shape.n), false}};
    content.edges = {FlowEdgeContent{FlowWords::loaded(flow.loaded), FlowWords::loadedValues(flow.loadedValues, isOnce),
                                     breadthOf(flow.loadedValues, n), true, true, memoryBinds},
                     FlowEdgeContent{FlowWords::work(flow.work), FlowWords::reuse(flow.reuse), 1.0,
                                     content.keeping == Keeping::Nothing, true, computeBinds},
                     FlowEdgeContent{FlowWords::written(flow.written), FlowWords::writtenValues(flow.writtenValues),
                                     breadthOf(flow.writtenValues, n), true, false, false}};
    content.bindingMark = FlowWords::theLimit();
    content.onChip = FlowWords::onChip();
    return content;
}

QString spokenFlow(const FlowContent& content)
{
    QStringList pieces;
    for (std::size_t i = 0; i < content.boxes.size(); ++i) {
        pieces << content.boxes.at(i).name + u' ' + content.boxes.at(i).figure;
        if (i >= content.edges.size())
            continue;
        const FlowEdgeContent& edge = content.edges.at(i);
        pieces << (edge.binds ? FlowWords::marked(edge.amount) : edge.amount) << edge.detail;
    }
    return pieces.join(QStringLiteral("; "));
}

} // namespace roofline::window
