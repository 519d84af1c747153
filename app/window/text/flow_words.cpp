// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/flow_words.h"

#include "app/window/text/amount_text.h"
#include "app/window/text/quantity_text.h"

#include <cmath>

namespace roofline::window {

QString FlowWords::globalMemory() { return tr("Global memory"); }

QString FlowWords::keeper(const MatmulShape& shape)
{
    if (shape.traffic == Traffic::MatrixOnce)
        return tr("Ideal cache");
    return shape.tile > 1 ? tr("Shared tile %1×%1").arg(countText(shape.tile)) : tr("No tile");
}

QString FlowWords::kept(const ModelReading& reading)
{
    if (reading.input.shape.traffic == Traffic::MatrixOnce)
        return tr("keeps everything");
    return reading.input.shape.tile > 1 ? inOnePiece(storageText(reading.sharedPerBlock)) : tr("nothing is kept");
}

QString FlowWords::arithmetic() { return tr("Arithmetic (FMA)"); }

QString FlowWords::output() { return tr("Output C"); }

QString FlowWords::square(qint64 n) { return inOnePiece(tr("%1 × %1", "rows, columns").arg(countText(n))); }

QString FlowWords::loaded(Bytes bytes) { return tr("%1 loaded").arg(inOnePiece(trafficText(bytes))); }

QString FlowWords::loadedValues(double values, bool eachOnce)
{
    return (eachOnce ? tr("%1 values, each once") : tr("%1 values of A and B")).arg(inOnePiece(amountText(values)));
}

QString FlowWords::work(Flops work) { return inOnePiece(workText(work)); }

QString FlowWords::reuse(double times)
{
    if (times == 1.0)
        return tr("each value used once");
    if (times == std::round(times))
        return tr("each value used %1 times").arg(briefNumberText(times, 5));
    return tr("used %1 times on average").arg(briefNumberText(times));
}

QString FlowWords::written(Bytes bytes) { return tr("%1 written").arg(inOnePiece(trafficText(bytes))); }

QString FlowWords::writtenValues(double values)
{
    return tr("%1 values of C, each once").arg(inOnePiece(amountText(values)));
}

QString FlowWords::onChip() { return tr("on chip"); }

QString FlowWords::theLimit() { return tr("the limit"); }

QString FlowWords::marked(const QString& amount) { return tr("%1 · %2", "amount, the limit").arg(amount, theLimit()); }

} // namespace roofline::window
