// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_pages.h"

#include <QGuiApplication>

#include "app/window/help/diagnostics.h"
#include "app/window/text/core_words.h"
#include "app/window/text/reading_direction.h"
#include "core/session/session_words.h"

namespace roofline::window {

QString pageOf(const std::vector<ShortcutGroup>& groups)
{
    QString html;
    for (const ShortcutGroup& group : groups) {
        html += QStringLiteral("<h3>%1</h3><table width=\"100%\">").arg(group.title.toHtmlEscaped());
        for (const ShortcutLine& line : group.lines)
            html += QStringLiteral("<tr><td width=\"34%\"><b>%1</b></td><td>%2</td></tr>")
                        .arg(line.keys.toHtmlEscaped(), line.what.toHtmlEscaped());
        html += QStringLiteral("</table>");
    }
    return html;
}

QString aboutPage(const Session& session)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("HelpPages", text); };
    const auto paragraph = [](const QString& text) {
        return QStringLiteral("<p>%1</p>").arg(inDirection(QGuiApplication::layoutDirection(), text).toHtmlEscaped());
    };
    const QStringList versions = versionLines();
    QString html = QStringLiteral("<h2>%1</h2>").arg(versions.first().toHtmlEscaped());
    html += paragraph(tr("Shows where a GPU kernel spends its time, and lets the reason be moved by hand."));
    html += paragraph(tr("Made with Qt %1 and %2.").arg(QString::fromLatin1(qVersion()), versions.at(2)));
    html += paragraph(
        tr("This window is free software under the GNU General Public License, version 3 or later, as Qt Charts "
           "and QCustomPlot are. The measuring program and its core are under the Apache License 2.0."));
    html += paragraph(tr("There is no warranty, to the extent that the law permits."));
    html += QStringLiteral("<h3>%1</h3>").arg(tr("On screen").toHtmlEscaped());
    html += paragraph(CoreWords::list(deviceWords(session.device)));
    const QString environment = CoreWords::list(environmentWords(session.environment));
    if (!environment.isEmpty())
        html += paragraph(environment);
    return html;
}

} // namespace roofline::window
