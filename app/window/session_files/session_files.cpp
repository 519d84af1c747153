// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_files/session_files.h"

#include "app/window/session_files/beside.h"
#include "app/window/session_files/file_path.h"
#include "app/window/session_files/plain_file.h"
#include "app/window/state/session_state.h"
#include "core/session/session_file.h"

#include <QAction>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <filesystem>
#include <optional>
#include <variant>

namespace roofline::window {

namespace {

std::variant<Session, SessionError> readPlainFile(const std::filesystem::path& file)
{
    if (auto error = whyNoPlainFile(file))
        return *std::move(error);
    return readSessionFile(file);
}

/// The one local file of a drop; empty where there is none or more than one.
QString droppedFile(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

SessionFiles::SessionFiles(QWidget& window, SessionState& screen, QObject* parent)
    : QObject(parent), m_window(window), m_screen(screen)
{
    m_window.setAcceptDrops(true);
    m_window.installEventFilter(this);
    addActions();
}

void SessionFiles::addActions()
{
    auto* openAction = new QAction(tr("&Open session…"), &m_window);
    openAction->setObjectName("openSessionAction");
    openAction->setShortcut(QKeySequence::Open);
    auto* saveAction = new QAction(tr("&Save session…"), &m_window);
    saveAction->setObjectName("saveSessionAction");
    saveAction->setShortcut(QKeySequence::Save);
    m_actions = {openAction, saveAction};
    m_window.addActions(m_actions);
    connect(openAction, &QAction::triggered, this, &SessionFiles::chooseAndOpen);
    connect(saveAction, &QAction::triggered, this, &SessionFiles::chooseAndSave);
}

void SessionFiles::takeDropsFromEveryPart()
{
    for (QWidget* part : m_window.findChildren<QWidget*>())
        part->setAcceptDrops(false);
}

void SessionFiles::open(const QString& path)
{
    m_folder = QFileInfo(path).absolutePath();
    beside(
        this, [file = pathOf(path)] { return readPlainFile(file); },
        [this, path, request = ++m_lastRequest](const std::variant<Session, SessionError>& read) {
            if (request != m_lastRequest)
                return; // another file was asked for meanwhile
            if (const auto* session = std::get_if<Session>(&read))
                emit opened(path, *session);
            else
                emit failed(QString::fromStdString(std::get<SessionError>(read).message), path);
        });
}

void SessionFiles::save(const QString& path)
{
    m_folder = QFileInfo(path).absolutePath();
    Session session = m_screen.session();
    if (m_viewToSave)
        session.view = m_viewToSave();
    beside(
        this, [session = std::move(session), file = pathOf(path)] { return writeSessionFile(session, file); },
        [this, path](const std::optional<SessionError>& error) {
            if (error)
                emit failed(QString::fromStdString(error->message), path);
            else
                emit saved(path);
        });
}

void SessionFiles::chooseAndOpen()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open session"), m_folder, tr("Sessions (*.json);;All files (*)"));
    dialog->setObjectName("openSessionDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SessionFiles::open);
    dialog->open();
}

void SessionFiles::chooseAndSave()
{
    auto* dialog = new QFileDialog(&m_window, tr("Save session"), m_folder, tr("Sessions (*.json);;All files (*)"));
    dialog->setObjectName("saveSessionDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("json");
    connect(dialog, &QFileDialog::fileSelected, this, &SessionFiles::save);
    dialog->open();
}

bool SessionFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        const QString file = droppedFile(*drop->mimeData());
        if (file.isEmpty())
            return QObject::eventFilter(watched, event);
        drop->acceptProposedAction();
        if (event->type() == QEvent::Drop)
            open(file);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
