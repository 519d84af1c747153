// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where measuring happens: a command that speaks the wire lines, as a program and its arguments. Text is split by a shell's
// rules of quoting and by nothing else of a shell: `;`, `$(…)`, `|` and `~` stay what they are. How it is run is not known here.
#pragma once

#include <QString>
#include <QStringList>

#include <variant>

namespace roofline::window {

struct Place {
    QStringList command; ///< program and arguments, at least one
    QString text;        ///< as it was written
    QString title;       ///< where a card of it is: "this machine", "ssh gpu-node"
    bool isOwn = false;  ///< the program that came with the window; a stranger may have to queue first
};

/// One line: what is wrong, and what would be right.
struct PlaceError {
    QString message;
};

/// 'single' quotes keep everything, "double" quotes keep all but \" and \\, a backslash keeps the next character.
[[nodiscard]] std::variant<Place, PlaceError> placeFromText(const QString& text);

/// `roofline serve` of the program in `folder`, else of the one in `searchPaths` (empty: the environment's PATH). Where
/// there is neither, the start will fail and say so, and succeed once it is installed.
[[nodiscard]] Place ownPlace(const QString& folder, const QStringList& searchPaths = {});

} // namespace roofline::window
