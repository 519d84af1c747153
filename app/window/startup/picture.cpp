// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/picture.h"

#include "app/window/session_files/file_path.h"
#include "core/session/atomic_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPixmap>
#include <QWidget>

namespace roofline::window {

QString writePicture(QWidget& widget, const QString& path)
{
    for (int turn = 0; turn < 4; ++turn) // layouts and replots that are queued, and those that follow from them
        QCoreApplication::processEvents();
    QByteArray png;
    QBuffer buffer(&png);
    if (!widget.grab().save(&buffer, "PNG"))
        return QCoreApplication::translate("Picture", "%1: the picture cannot be drawn in this size").arg(path);
    const auto error = writeWholeFile(pathOf(path), {png.constData(), static_cast<std::size_t>(png.size())});
    return error ? QString::fromStdString(error->message) : QString();
}

QString whyLarger(const QWidget& window, const QSize& asked)
{
    const auto words = [](const QSize& size) { return QString("%1x%2").arg(size.width()).arg(size.height()); };
    if (window.isFullScreen() || window.isMaximized() || window.size().boundedTo(asked) == window.size())
        return {};
    return QCoreApplication::translate("Picture", "--size: %1 is less than this window needs, and it has %2")
        .arg(words(asked), words(window.size()));
}

} // namespace roofline::window
