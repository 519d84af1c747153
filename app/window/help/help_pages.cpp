// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_pages.h"

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

} // namespace roofline::window
