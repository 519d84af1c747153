// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is on screen, taken along: into a file that is chosen, or onto the clipboard. What came of it is told, and nothing on
// screen is touched here.
#pragma once

#include <QObject>
#include <QPalette>
#include <QString>

#include "app/window/export/exported_file.h"

namespace roofline::window {

class ExplorerState;
class ExportMenu;
class MainWindow;
class SessionState;

class Exporter : public QObject {
    Q_OBJECT

public:
    /// window is the parent of the dialog; it, the menu and both states outlive this. paper: the colours of a light page.
    Exporter(MainWindow& window, ExportMenu& menu, const ExplorerState& explorer, const SessionState& screen,
             QPalette paper, QObject* parent = nullptr);

    /// Into this file: its suffix says what.
    void exportTo(const QString& path);
    void chooseAndExport();
    void copyPicture();
    void copyWords();
    void copyCsv();
    void copyMarkdown();

signals:
    void exported(const QString& path);
    /// "the picture": what lies on the clipboard now.
    void copied(const QString& what);
    /// One line. A file that was there is as it was.
    void failed(const QString& message);

private:
    [[nodiscard]] FigureContent content() const;
    [[nodiscard]] FigureLook look() const;
    void copyText(const QString& text, const QString& what);

    MainWindow& m_window;
    ExportMenu& m_menu;
    const ExplorerState& m_explorer;
    const SessionState& m_screen;
    QPalette m_paper;
    QString m_lastFile;
};

} // namespace roofline::window
