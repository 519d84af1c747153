// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_files/recent_sessions.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace roofline::window {

namespace {

constexpr int mostLetters = 60;

/// "run.json, in /home/me/sessions"; a mnemonic digit before it, and what is an & in a name stays one.
QString titleOf(const QString& path, int number)
{
    const QFileInfo file(path);
    QString folder = QDir::toNativeSeparators(file.path());
    if (folder.size() > mostLetters)
        folder = QStringLiteral("…") + folder.right(mostLetters);
    QString title = RecentSessions::tr("%1, in %2", "file, folder").arg(file.fileName(), folder);
    return QStringLiteral("&%1  %2").arg(number).arg(title.replace(u'&', QStringLiteral("&&")));
}

} // namespace

RecentSessions::RecentSessions(QObject* parent) : QObject(parent), m_menu(std::make_unique<QMenu>(tr("Open &recent")))
{
    m_menu->setObjectName("recentMenu");
    m_menu->menuAction()->setObjectName("recentMenuAction");
    m_menu->setToolTipsVisible(true);
    fillMenu();
}

RecentSessions::~RecentSessions() = default;

void RecentSessions::setFiles(const QStringList& files)
{
    m_files.clear();
    for (const QString& file : files)
        if (QDir::isAbsolutePath(file) && !m_files.contains(file) && m_files.size() < most)
            m_files.append(file);
    fillMenu();
}

void RecentSessions::add(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    m_files.removeAll(file);
    m_files.prepend(file);
    while (m_files.size() > most)
        m_files.removeLast();
    fillMenu();
    emit changed();
}

void RecentSessions::forgetMissing(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (!m_files.contains(file) || QFileInfo::exists(file))
        return;
    m_files.removeAll(file);
    fillMenu();
    emit changed();
}

void RecentSessions::fillMenu()
{
    m_menu->clear();
    m_menu->setEnabled(!m_files.isEmpty());
    for (int i = 0; i < m_files.size(); ++i) {
        const QString file = m_files[i];
        QAction* action = m_menu->addAction(titleOf(file, i + 1));
        action->setToolTip(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { emit chosen(file); });
    }
    if (m_files.isEmpty())
        return;
    m_menu->addSeparator();
    QAction* clear = m_menu->addAction(tr("&Forget these"));
    clear->setObjectName("forgetRecentAction");
    connect(clear, &QAction::triggered, this, [this] {
        setFiles({});
        emit changed();
    });
}

} // namespace roofline::window
