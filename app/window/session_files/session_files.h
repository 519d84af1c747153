// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions in and out of files: chosen in a dialog, dropped on the window, or named from outside. Read and written beside the
// GUI thread; what came of it is told, and nothing on screen is touched here.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "core/session/session_file.h"

#include <functional>
#include <optional>
#include <utility>

class QAction;
class QWidget;

namespace roofline::window {

class SessionState;

class SessionFiles : public QObject {
    Q_OBJECT

public:
    /// window is the parent of the dialogs, takes the shortcuts and what is dropped. Both outlive this.
    SessionFiles(QWidget& window, SessionState& screen, QObject* parent = nullptr);

    /// Open and Save, for a menu.
    [[nodiscard]] QList<QAction*> actions() const { return m_actions; }
    /// Lets nothing in the window take a drop for itself: a chart would, and lose it. To be called when all is in it.
    void takeDropsFromEveryPart();
    /// What view a saved session gets, asked each time; without this each keeps its own.
    void setViewToSave(std::function<std::optional<SessionView>()> view) { m_viewToSave = std::move(view); }
    void open(const QString& path);
    /// The session on screen, as it is now.
    void save(const QString& path);
    void chooseAndOpen();
    void chooseAndSave();

signals:
    void opened(const QString& path, const roofline::Session& session);
    void saved(const QString& path);
    /// One line. The file on disk and the screen are as they were.
    void failed(const QString& message, const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addActions();

    QWidget& m_window;
    SessionState& m_screen;
    QList<QAction*> m_actions; ///< the window's
    QString m_folder;          ///< where the last file was
    quint64 m_lastRequest = 0;
    std::function<std::optional<SessionView>()> m_viewToSave;
};

} // namespace roofline::window
