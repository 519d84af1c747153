// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The session files that were used last, as a menu. Files are opened by others; one that is found to be gone leaves the list.
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

class QMenu;

namespace roofline::window {

class RecentSessions : public QObject {
    Q_OBJECT

public:
    explicit RecentSessions(QObject* parent = nullptr);
    ~RecentSessions() override;

    static constexpr int most = 8;

    [[nodiscard]] const QStringList& files() const { return m_files; }
    /// Absolute paths, the last one first. What is more, empty or not absolute is left out.
    void setFiles(const QStringList& files);
    /// Was opened or saved: comes first from now on.
    void add(const QString& path);
    /// Could not be opened: leaves the list where there is no such file.
    void forgetMissing(const QString& path);
    [[nodiscard]] QMenu* menu() const { return m_menu.get(); }

signals:
    void chosen(const QString& path);
    void changed();

private:
    void fillMenu();

    QStringList m_files;
    std::unique_ptr<QMenu> m_menu;
};

} // namespace roofline::window
