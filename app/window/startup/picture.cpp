// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/picture.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QSaveFile>
#include <QWidget>

namespace roofline::window {

QString writePicture(QWidget& widget, const QString& path)
{
    QCoreApplication::processEvents(); // layouts and replots that are queued
    const QPixmap picture = widget.grab();
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit())
        return {};
    const QString reason = file.errorString();
    return QCoreApplication::translate("Picture", "cannot write %1: %2").arg(path, reason);
}

} // namespace roofline::window
