// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/diagnostics.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QWidget>

#include "app/window/roofline/plotting_library.h"
#include "app/window/theme/picture_theme.h"
#include "core/session/session_words.h"

namespace roofline::window {

namespace {

// Each changes what the window looks like or what can be measured; none of them tells who is there.
constexpr const char* telling[] = {"QT_QPA_PLATFORM",
                                   "QT_SCALE_FACTOR",
                                   "QT_FONT_DPI",
                                   "QT_STYLE_OVERRIDE",
                                   "QT_QPA_PLATFORMTHEME",
                                   "XDG_SESSION_TYPE",
                                   "XDG_CURRENT_DESKTOP",
                                   "LANG",
                                   "LC_ALL",
                                   "LC_NUMERIC",
                                   "CUDA_VISIBLE_DEVICES"};

QString size(const QSize& size) { return QStringLiteral("%1x%2").arg(size.width()).arg(size.height()); }

QStringList platformLines(const QWidget& window)
{
    const PictureTheme theme = themeOf(window.palette());
    const QString paper = theme.isContrast ? QStringLiteral("high contrast, ") : QString();
    QStringList lines;
    lines << QStringLiteral("system: %1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    lines << QStringLiteral("platform: %1, style %2, %3%4, locale %5")
                 .arg(QGuiApplication::platformName(), QApplication::style()->objectName(), paper,
                      theme.isDark ? QStringLiteral("dark") : QStringLiteral("light"), QLocale().name());
    if (const QScreen* screen = window.screen())
        lines << QStringLiteral("screen: %1, %2 dpi, ratio %3")
                     .arg(size(screen->size()))
                     .arg(screen->logicalDotsPerInch(), 0, 'f', 0)
                     .arg(screen->devicePixelRatio());
    lines << QStringLiteral("window: %1, text %2 pt").arg(size(window.size())).arg(window.font().pointSizeF());
    return lines;
}

QStringList sessionLines(const Session& session)
{
    QStringList lines;
    const auto add = [&lines](const char* what, const std::string& words) {
        if (!words.empty())
            lines << QLatin1String(what) + QString::fromStdString(words);
    };
    add("device on screen: ", deviceWords(session.device));
    add("measured with: ", environmentWords(session.environment));
    add("measured by program version: ", session.environment.programVersion);
    add("measured on: ", session.created);
    add("plan: ", planWords(session.plan));
    lines << QStringLiteral("results: %1 ceilings, %2 kernels%3")
                 .arg(session.ceilings.size())
                 .arg(session.kernels.size())
                 .arg(session.isPartial ? QStringLiteral(", partial") : QString());
    return lines;
}

} // namespace

QStringList versionLines()
{
    return {QStringLiteral("Roofline Explorer " ROOFLINE_VERSION),
            QStringLiteral("Qt %1 (built with %2)").arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR)),
            plottingLibrary()};
}

QString withoutFolders(const QString& text)
{
    static const QRegularExpression folders(QStringLiteral("(?:~|[A-Za-z]:)?(?:[/\\\\][^/\\\\\\s\"':]+)+(?=[/\\\\])"));
    // Those of the user may have blanks in their names, as the user's own may.
    static const QRegularExpression ownFolders(QRegularExpression::escape(QDir::homePath()) +
                                               QStringLiteral("(?:[/\\\\][^/\\\\\n\"':]+)*(?=[/\\\\])"));
    return QString(text)
        .replace(ownFolders, QStringLiteral("…"))
        .replace(QDir::homePath(), QStringLiteral("~"))
        .replace(folders, QStringLiteral("…"));
}

QString withoutNames(const QString& text)
{
    const QString host = QSysInfo::machineHostName();
    QStringList names{host,
                      host.section(u'.', 0, 0),
                      QDir::home().dirName(),
                      qEnvironmentVariable("USER"),
                      qEnvironmentVariable("LOGNAME"),
                      qEnvironmentVariable("USERNAME")};
    names.removeAll(QString());
    for (QString& name : names)
        name = QRegularExpression::escape(name);
    static const QRegularExpression addresses(QStringLiteral("[\\w.+-]+@[\\w.-]+"));
    const QRegularExpression known(QStringLiteral("(?<![\\w-])(?:%1)(?![\\w-])").arg(names.join(u'|')),
                                   QRegularExpression::UseUnicodePropertiesOption);
    QString left = QString(text).replace(addresses, QStringLiteral("…"));
    return names.isEmpty() ? left : left.replace(known, QStringLiteral("…"));
}

QString diagnosticsText(const QWidget& window, const Session& session, const QString& lastError)
{
    QStringList lines = versionLines() + platformLines(window);
    QStringList variables;
    for (const char* name : telling)
        if (qEnvironmentVariableIsSet(name))
            variables << QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name));
    lines << QStringLiteral("environment: ") + (variables.isEmpty() ? QStringLiteral("-") : variables.join(u' '));
    lines += sessionLines(session);
    lines << QStringLiteral("last error: ") + (lastError.isEmpty() ? QStringLiteral("none") : lastError);
    return withoutNames(withoutFolders(lines.join(u'\n'))) + u'\n';
}

} // namespace roofline::window
