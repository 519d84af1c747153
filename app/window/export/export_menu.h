// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of what can be taken along, and in which shape: for a button and for the menu bar. It only says what was asked
// for; doing it is exporter's.
#pragma once

#include <QMenu>

#include "app/window/export/figure_content.h"

class QActionGroup;

namespace roofline::window {

class ExportMenu : public QMenu {
    Q_OBJECT

public:
    explicit ExportMenu(QWidget* parent = nullptr);

    [[nodiscard]] FigurePart part() const;
    /// Else on light paper, whatever the window looks like.
    [[nodiscard]] bool isInWindowColours() const { return m_windowColours->isChecked(); }

signals:
    void exportAsked();
    void pictureAsked();
    void wordsAsked();
    void csvAsked();
    void markdownAsked();

private:
    QAction* add(const char* name, const QString& text, const QString& meaning);
    QAction* addPart(FigurePart part, const char* name, const QString& text);

    QActionGroup* m_parts;
    QAction* m_windowColours = nullptr;
};

} // namespace roofline::window
