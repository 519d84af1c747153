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

} // namespace roofline::window
