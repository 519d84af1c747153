// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/say.h"

#include <QtGlobal>

#include <cstdio>

namespace roofline::window::say {

namespace {

QtMessageHandler before = nullptr;

/// Two things that Qt says of a machine without a desktop, and that its user can do nothing about.
bool isOfNoUse(const QString& message)
{
    return message.startsWith(QLatin1String("This plugin does not support")) ||
           message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set"));
}

void pass(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!isOfNoUse(message))
        before(type, context, message);
}

} // namespace

void leaveOutNoise() { before = qInstallMessageHandler(&pass); }

void answer(const QString& text)
{
    std::fputs(text.toLocal8Bit().constData(), stdout);
    std::fflush(stdout);
}

void error(const QString& sentence)
{
    const QString line = "roofline-explorer: " + sentence.simplified() + '\n';
    std::fputs(line.toLocal8Bit().constData(), stderr);
}

} // namespace roofline::window::say
