// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/ladder_words.h"

#include "app/window/text/wording.h"

namespace roofline::window {

QString LadderWords::way(const Rung& rung)
{
    if (rung.leadsRight && rung.leadsUp)
        return tr("right and up");
    if (rung.leadsRight)
        return tr("right", "on the roofline");
    return rung.leadsUp ? tr("up", "on the roofline") : tr("neither up nor right");
}

QString LadderWords::problem(Problem problem)
{
    switch (problem) {
    case Problem::MatrixProduct:
        return tr("matrix product");
    case Problem::Transpose:
        return tr("transpose");
    case Problem::Reduction:
        return tr("reduction");
    case Problem::Blur:
        break;
    }
    return tr("blur");
}

QStringList LadderWords::ofRung(const std::vector<Ladder>& ladders, const std::string& id)
{
    for (const Ladder& ladder : ladders) {
        for (std::size_t i = 1; i < ladder.rungs.size(); ++i) {
            const Rung& rung = ladder.rungs[i];
            if (rung.id != id)
                continue;
            QStringList lines{
                tr("from %1: %2", "kernel, which way").arg(Wording::kernelName(ladder.rungs[i - 1].id), way(rung))};
            if (rung.flipsToComputeBound)
                lines << tr("here the verdict flips: the first of its ladder that compute bounds");
            return lines;
        }
    }
    return {};
}

QString LadderWords::ofLadder(const Ladder& ladder)
{
    QStringList steps{Wording::kernelName(ladder.rungs.front().id)};
    for (std::size_t i = 1; i < ladder.rungs.size(); ++i) {
        const Rung& rung = ladder.rungs[i];
        const QString step = tr("%1 to %2", "which way, kernel").arg(way(rung), Wording::kernelName(rung.id));
        steps << (rung.flipsToComputeBound ? tr("%1, the first that compute bounds", "step of a ladder").arg(step)
                                           : step);
    }
    return tr("Ladder (%1): %2.", "problem, steps").arg(problem(ladder.problem), steps.join(QStringLiteral("; ")));
}

} // namespace roofline::window
