// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What someone who is to help must know of this program on this machine, as plain text in English. Folders, the user's name and
// this machine's are taken out; what an error says of other machines is left, but for addresses (user@host).
#pragma once

#include <QString>

#include "core/session/session.h"

class QWidget;

namespace roofline::window {

/// "Roofline Explorer 0.1.0", then Qt and the plotting library, a line each.
[[nodiscard]] QStringList versionLines();

/// lastError: as the notice had it; empty where there was none.
[[nodiscard]] QString diagnosticsText(const QWidget& window, const Session& session, const QString& lastError);

/// Folders go, the names of files stay: "/home/me/run.json" becomes "…/run.json".
[[nodiscard]] QString withoutFolders(const QString& text);
/// "me@node: refused" becomes "…: refused", and so do the names of the user and of this machine where they stand alone.
[[nodiscard]] QString withoutNames(const QString& text);

} // namespace roofline::window
