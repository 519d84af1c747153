// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of ladders: of one rung beside its point, of a whole ladder in a text.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/session/ladder.h"

#include <string>
#include <vector>

namespace roofline::window {

class LadderWords {
    Q_DECLARE_TR_FUNCTIONS(LadderWords)

public:
    /// Which way it leads there from the rung before, and whether the verdict flips with it; empty for the first rung and for what
    /// is none.
    [[nodiscard]] static QStringList ofRung(const std::vector<Ladder>& ladders, const std::string& id);
    /// "Ladder of the matrix product: matmul, naive; right to matmul, tiled 8; …"
    [[nodiscard]] static QString ofLadder(const Ladder& ladder);

private:
    [[nodiscard]] static QString way(const Rung& rung);
    [[nodiscard]] static QString problem(Problem problem);
};

} // namespace roofline::window
